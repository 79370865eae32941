"""The logs of tables, and what must be found without reading them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything, from nothing."""
    _logs()
    _people()
    _servers()


def _logs() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("command", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
    )
    _index_where_known("entries", "ix_entries_table_id_command", ["table_id", "command"], "command")
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    _index_where_known("tables", "ix_tables_due", ["due"], "due", unique=False)
    _index_where_known("tables", "ix_tables_ended", ["ended"], "ended", unique=False)


def _people() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "persons",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_persons"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recoveries"),
    )


def _servers() -> None:
    op.create_table(
        "servers",
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("server", name="pk_servers"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", "ended", name="pk_outages"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )


def _index_where_known(
    table: str, name: str, columns: list[str], known: str, *, unique: bool = True
) -> None:
    where = sa.text(f"{known} IS NOT NULL")
    op.create_index(name, table, columns, unique=unique, sqlite_where=where, postgresql_where=where)
