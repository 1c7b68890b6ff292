"""Servers may give each match a thread of its own; of a seat's answers the latest one by hand is known.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new; what answers by hand there were is taken to be what answers there were."""
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.add_column("matches", sa.Column("parent", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("by_hand", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE seats SET by_hand = acted")


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("seats", "by_hand")
    op.drop_column("matches", "parent")
    op.drop_table("servers")
