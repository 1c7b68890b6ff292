"""Matches may be laid out in a position, and follow a lesson.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

from store.types import Document

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Those that there are began with setup, and follow none."""
    op.add_column("matches", sa.Column("position", Document(), nullable=True))
    op.add_column("matches", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("matches", "lesson")
    op.drop_column("matches", "position")
