"""The tables. A change here needs a migration in `migrations/versions` (a test compares the two)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
    false,
)

from .types import Document, Instant, Key, Packed, Span

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

persons = Table(
    "persons",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("locale", String(16)),
    Column("timezone", String(64)),
    Column("hands", Boolean, nullable=False),  # hands by direct message
    Column("quiet_from", Integer),  # minutes after local midnight
    Column("quiet_to", Integer),
    Column("away_from", Instant),
    Column("away_until", Instant),
    Column("leave", Span, nullable=False),  # what is left of the vacation
    Column("leave_at", Instant),  # when it was last added to
    Column("unsettled", Boolean, nullable=False),  # the clocks of their matches do not yet go by what they have set
)

pools = Table(
    "pools",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("cards", LargeBinary, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Key, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("parent", BigInteger),  # the channel below which the match has, or is to get, a thread of its own
    Column("opener", BigInteger, nullable=False),
    Column("invited", BigInteger),
    Column("options", Document, nullable=False),
    Column("clock", Document, nullable=False),
    Column("pool", String(32), ForeignKey("pools.digest"), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seq", Integer, nullable=False),  # entries of the log so far
    Column("number", Integer, nullable=False),  # of the open decision, as players quote it
    Column("shift", Integer, nullable=False),  # what takebacks have added to the game's own number
    Column("turn", String(40), nullable=False),
    Column("told", Integer, nullable=False),  # the latest entry that a posted turn message covers
    Column("outcome", Document),
    Column("offers", Document, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("message", BigInteger),
    Column("opened_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("over_at", Instant),
    Column("position", Document),  # in which it was laid out; None: it began with setup
    Column("lesson", Boolean, nullable=False, server_default=false()),  # it follows its game's lesson
    Index(None, "channel", "status"),
    Index(None, "guild", "status"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, index=True),
    Column("house", String(40)),
    Column("name", String(100), nullable=False),
    Column("deck", Document),
    Column("word", String(100), nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("since", Instant),  # the clock's start (ahead: on vacation; None: it rests)
    Column("used", Span, nullable=False),  # what the open question used before `since`
    Column("bank", Span, nullable=False),
    Column("fresh", Boolean, nullable=False),  # no increment yet since the move came to this seat
    Column("reminded", Boolean, nullable=False),
    Column("flags", Integer, nullable=False),  # flags in a row
    Column("absent", String(40)),  # the turn in which the seat's questions take their defaults
    Column("acted", Integer, nullable=False),  # the entry of its latest answer
    Column("by_hand", Integer, nullable=False),  # the entry of its latest answer that no order gave
    Column("shown", String(32), nullable=False),  # a hash of the secrets that were last sent to the player
    Column("orders", Document),
    PrimaryKeyConstraint("match", "seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # "start", "answer", "aside", "command" or "takeback"
    Column("number", Integer, nullable=False),  # the game's own number of the decision
    Column("seat", Integer),
    Column("key", String(2000), nullable=False),
    Column("by", String(10), nullable=False),
    Column("person", BigInteger),
    Column("at", Instant, nullable=False),
    Column("informed", Boolean, nullable=False),
    Column("back_to", Integer),  # a takeback's entry to go on from
    Column("story", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("blob", Packed, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Key, primary_key=True),
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", BigInteger),
    Column("guild", BigInteger),
    Column("channel", BigInteger),
    Column("number", Integer, nullable=False),
    Column("body", Document, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("due", Instant),  # None: told, or given up
    Column("tries", Integer, nullable=False),
    Column("told_at", Instant),
    Column("message", BigInteger),
    UniqueConstraint("nonce"),
    Index(None, "due"),
    Index(None, "match", "kind"),
    sqlite_autoincrement=True,
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("at", Instant, nullable=False),
    PrimaryKeyConstraint("match", "seat", "kind"),
    Index(None, "at"),
)

decks = Table(
    "decks",
    metadata,
    Column("owner", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("slug", String(120), nullable=False),  # the name without regard to case: a letter may become three
    Column("name", String(60), nullable=False),
    Column("list", Document, nullable=False),
    Column("at", Instant, nullable=False),
    PrimaryKeyConstraint("owner", "game", "slug"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Key, primary_key=True),
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("at", Instant, nullable=False),
    Column("who", BigInteger),
    Column("action", String(40), nullable=False),
    Column("body", Document, nullable=False),
    Index(None, "match"),
    sqlite_autoincrement=True,
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("threads", Boolean, nullable=False),  # matches get threads of their own unless their openers say otherwise
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("shards", Integer, nullable=False),  # so many there were; 1: the process looked after all servers
    Column("shard", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    PrimaryKeyConstraint("shards", "shard"),
)
