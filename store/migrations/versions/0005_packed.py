"""Saved states are kept deflated.

Revision ID: 0005
"""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

from store.types import packed, unpacked

revision = "0005"
down_revision = "0004"

AT_ONCE = 500
"""So many are held in memory."""

snapshots = sa.table(
    "snapshots", sa.column("match", sa.BigInteger), sa.column("seq", sa.Integer), sa.column("blob", sa.LargeBinary)
)


def upgrade() -> None:
    """Pack what there is."""
    _rewrite(packed)


def downgrade() -> None:
    """Unpack it again."""
    _rewrite(unpacked)


def _rewrite(form: Callable[[bytes], bytes]) -> None:
    base = op.get_bind()
    one = sa.update(snapshots).where(
        snapshots.c.match == sa.bindparam("of_match"), snapshots.c.seq == sa.bindparam("of_seq")
    )
    here = sa.tuple_(snapshots.c.match, snapshots.c.seq)
    rows = sa.select(snapshots).order_by(snapshots.c.match, snapshots.c.seq).limit(AT_ONCE)
    found = base.execute(rows).all()
    while found:
        base.execute(one, [{"of_match": row.match, "of_seq": row.seq, "blob": form(row.blob)} for row in found])
        last = found[-1]
        found = base.execute(rows.where(here > sa.tuple_(last.match, last.seq))).all()
