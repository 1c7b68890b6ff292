"""Signs of life are kept for each shard: of several processes one can be down, and its matches wait.

Revision ID: 0008
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from store.types import Instant

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """The one sign there was stands for all servers."""
    last = _latest()
    op.drop_table("heartbeat")
    signs = op.create_table(
        "heartbeat",
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("shards", "shard", name="pk_heartbeat"),
    )
    if last is not None:
        op.bulk_insert(signs, [{"shards": 1, "shard": 0, "at": last}])


def downgrade() -> None:
    """The latest sign is the one that is kept."""
    last = _latest()
    op.drop_table("heartbeat")
    signs = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    if last is not None:
        op.bulk_insert(signs, [{"id": 1, "at": last}])


def _latest() -> Any:
    return op.get_bind().scalar(sa.select(sa.func.max(sa.column("at", Instant()))).select_from(sa.table("heartbeat")))
