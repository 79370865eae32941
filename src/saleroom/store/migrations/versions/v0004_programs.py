"""Programs that are registered under a name of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "programs",
        sa.Column("looks", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("looks", name="pk_programs"),
    )
    op.create_index("ix_programs_person", "programs", ["person"])
    op.create_index("ix_programs_owner", "programs", ["owner"])
