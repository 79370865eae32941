"""Whose tokens are in use: programs that nobody runs any more lose their names."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the tokens of a person be found."""
    op.create_index("ix_tokens_person", "tokens", ["person"])
