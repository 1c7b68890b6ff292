"""When standing orders were given is of no account any more: a takeback leaves them as they are.

Revision ID: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop it."""
    # Not in a batch: SQLite would make the table anew, and everything that belongs to a seat would go with the old one.
    op.drop_column("seats", "orders_at")


def downgrade() -> None:
    """Make it again, as if all orders had been given before the first answer."""
    op.add_column("seats", sa.Column("orders_at", sa.Integer(), nullable=False, server_default="0"))
