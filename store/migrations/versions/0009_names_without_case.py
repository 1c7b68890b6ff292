"""A deck's name without regard to case may be longer than the name: one letter may become three.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room."""
    _length(120)


def downgrade() -> None:
    """Less room: it fails where a deck has such a name."""
    _length(60)


def _length(characters: int) -> None:
    with op.batch_alter_table("decks") as decks:
        decks.alter_column("slug", type_=sa.String(characters), existing_nullable=False)
