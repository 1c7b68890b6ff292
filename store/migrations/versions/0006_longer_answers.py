"""An answer may be longer: an exchange of a whole Side Deck names thirty cards.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room."""
    _length(2000)


def downgrade() -> None:
    """Less room: it fails where a longer answer was given."""
    _length(500)


def _length(characters: int) -> None:
    with op.batch_alter_table("entries") as entries:
        entries.alter_column("key", type_=sa.String(characters), existing_nullable=False)
