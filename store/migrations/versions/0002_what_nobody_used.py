"""Servers' settings and rated matches go: nobody ever set either.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

from store.types import Document

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop them."""
    op.drop_table("guilds")
    # Not in a batch: SQLite would make the table anew, and everything that belongs to a match would go with the old
    # one.
    op.drop_column("matches", "rated")


def downgrade() -> None:
    """Make them again, as nobody had set them."""
    op.add_column("matches", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.Column("settings", Document(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )
