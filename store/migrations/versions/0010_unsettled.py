"""Of somebody whose settings have changed it is kept that their clocks do not yet go by them.

Revision ID: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Everybody's do so far."""
    op.add_column("persons", sa.Column("unsettled", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Nobody asks."""
    op.drop_column("persons", "unsettled")
