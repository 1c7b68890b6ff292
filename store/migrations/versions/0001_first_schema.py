"""The first schema.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

from store.types import Document, Instant, Key, Span

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "decks",
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("slug", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("list", Document(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "game", "slug", name="pk_decks"),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.Column("settings", Document(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.Column("timezone", sa.String(length=64), nullable=True),
        sa.Column("hands", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("away_from", Instant(), nullable=True),
        sa.Column("away_until", Instant(), nullable=True),
        sa.Column("leave", Span(), nullable=False),
        sa.Column("leave_at", Instant(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "pools",
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("cards", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_pools"),
    )
    op.create_table(
        "matches",
        sa.Column("id", Key, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("opener", sa.BigInteger(), nullable=False),
        sa.Column("invited", sa.BigInteger(), nullable=True),
        sa.Column("options", Document(), nullable=False),
        sa.Column("clock", Document(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("pool", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("shift", sa.Integer(), nullable=False),
        sa.Column("turn", sa.String(length=40), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("outcome", Document(), nullable=True),
        sa.Column("offers", Document(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("opened_at", Instant(), nullable=False),
        sa.Column("started_at", Instant(), nullable=True),
        sa.Column("over_at", Instant(), nullable=True),
        sa.ForeignKeyConstraint(["pool"], ["pools.digest"], name="fk_matches_pool"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_channel_status", "matches", ["channel", "status"])
    op.create_index("ix_matches_guild_status", "matches", ["guild", "status"])
    op.create_table(
        "audit",
        sa.Column("id", Key, nullable=False),
        sa.Column("match", Key, nullable=True),
        sa.Column("at", Instant(), nullable=False),
        sa.Column("who", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.String(length=40), nullable=False),
        sa.Column("body", Document(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_audit_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_match", "audit", ["match"])
    op.create_table(
        "deadlines",
        sa.Column("match", Key, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_deadlines_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", "kind", name="pk_deadlines"),
    )
    op.create_index("ix_deadlines_at", "deadlines", ["at"])
    op.create_table(
        "entries",
        sa.Column("match", Key, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(length=500), nullable=False),
        sa.Column("by", sa.String(length=10), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("at", Instant(), nullable=False),
        sa.Column("informed", sa.Boolean(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("story", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_entries"),
    )
    op.create_table(
        "notices",
        sa.Column("id", Key, nullable=False),
        sa.Column("match", Key, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", Document(), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("due", Instant(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("told_at", Instant(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_notices_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.UniqueConstraint("nonce", name="uq_notices_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_match_kind", "notices", ["match", "kind"])
    op.create_table(
        "seats",
        sa.Column("match", Key, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("house", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("deck", Document(), nullable=True),
        sa.Column("word", sa.String(length=100), nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("since", Instant(), nullable=True),
        sa.Column("used", Span(), nullable=False),
        sa.Column("bank", Span(), nullable=False),
        sa.Column("fresh", sa.Boolean(), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("flags", sa.Integer(), nullable=False),
        sa.Column("absent", sa.String(length=40), nullable=True),
        sa.Column("acted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.String(length=32), nullable=False),
        sa.Column("orders", Document(), nullable=True),
        sa.Column("orders_at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("match", Key, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("blob", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_snapshots_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_snapshots"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("snapshots")
    op.drop_index("ix_seats_person", table_name="seats")
    op.drop_table("seats")
    op.drop_index("ix_notices_match_kind", table_name="notices")
    op.drop_index("ix_notices_due", table_name="notices")
    op.drop_table("notices")
    op.drop_table("entries")
    op.drop_index("ix_deadlines_at", table_name="deadlines")
    op.drop_table("deadlines")
    op.drop_index("ix_audit_match", table_name="audit")
    op.drop_table("audit")
    op.drop_index("ix_matches_guild_status", table_name="matches")
    op.drop_index("ix_matches_channel_status", table_name="matches")
    op.drop_table("matches")
    op.drop_table("pools")
    op.drop_table("persons")
    op.drop_table("heartbeat")
    op.drop_table("guilds")
    op.drop_table("decks")
