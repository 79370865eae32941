"""Reminders that outlast a server: where they go, what is due, and what is still to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and have every game over days looked at once."""
    op.create_table(
        "house_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )
    _addresses()
    _nudges()
    _letters()
    # No question has this number, so whoever is waited for is found to be asked something new.
    op.execute(
        "INSERT INTO nudges (table_id, seat, turn, stage, at)"
        " SELECT DISTINCT s.table_id, s.seat, -1, 0, 0 FROM seats s"
        " JOIN tables t ON t.table_id = s.table_id"
        " WHERE t.pace = 'days' AND t.status = 'playing'"
    )


def _addresses() -> None:
    op.create_table(
        "addresses",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("person", "kind", "address", name="pk_addresses"),
    )
    where = sa.text("token IS NOT NULL")
    op.create_index(
        "ix_addresses_token",
        "addresses",
        ["token"],
        unique=True,
        sqlite_where=where,
        postgresql_where=where,
    )


def _nudges() -> None:
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_nudges"),
    )
    where = sa.text("at IS NOT NULL")
    op.create_index("ix_nudges_at", "nudges", ["at"], sqlite_where=where, postgresql_where=where)


def _letters() -> None:
    op.create_table(
        "letters",
        sa.Column("letter", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("letter", name="pk_letters"),
    )
    op.create_index("ix_letters_at", "letters", ["at"])
