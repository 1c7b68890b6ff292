"""What comes out of the database and goes into it: frozen records, one for each table. Field names are column names."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

Data = dict[str, Any]
"""Plain JSON data whose meaning the referee knows."""

NO_TIME = timedelta()

ASIDE = "aside"
"""The kind of an answer in a lane while lanes are under way: nobody but its seat may know that there is one."""
ANSWERS = ("answer", ASIDE)
"""The kinds of entries that are a seat's answers."""


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """Somebody known to the bot. `quiet_from` and `quiet_to` are minutes after local midnight; `leave` is the vacation
    left at `leave_at`; `unsettled` says that the clocks of their matches do not yet go by what they have set."""

    id: int
    name: str
    locale: str | None = None
    timezone: str | None = None
    hands: bool = True
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_from: datetime | None = None
    away_until: datetime | None = None
    leave: timedelta = NO_TIME
    leave_at: datetime | None = None
    unsettled: bool = False


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match, without its seats. `number` is the open decision as players quote it: the game's own plus `shift`.
    `parent` is the channel below which it has a thread of its own, or (being `channel` itself) is to get one;
    `position` that in which it was laid out, if it was; `lesson` says that it follows its game's lesson."""

    id: int
    game: str
    rules: str
    status: str
    guild: int | None
    channel: int
    opener: int
    invited: int | None
    options: dict[str, str]
    clock: Data
    pool: str
    secret: bytes
    commitment: str
    opened_at: datetime
    seq: int = 0
    number: int = 0
    shift: int = 0
    turn: str = ""
    told: int = 0
    outcome: Data | None = None
    offers: Data = field(default_factory=dict[str, Any])
    paused: bool = False
    message: int | None = None
    parent: int | None = None
    started_at: datetime | None = None
    over_at: datetime | None = None
    position: Data | None = None
    lesson: bool = False


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a match, with the running clock of its open question and the orders that stand."""

    match: int
    seat: int
    person: int | None = None
    house: str | None = None
    name: str = ""
    deck: Data | None = None
    word: str = ""
    asked: bool = False
    since: datetime | None = None
    used: timedelta = NO_TIME
    bank: timedelta = NO_TIME
    fresh: bool = True
    reminded: bool = False
    flags: int = 0
    absent: str | None = None
    acted: int = 0
    by_hand: int = 0
    shown: str = ""
    orders: Data | None = None

    @property
    def free(self) -> bool:
        """Whether nobody sits here yet."""
        return self.person is None and self.house is None


@dataclass(frozen=True, slots=True)
class EntryRecord:
    """An entry of a match's log. `key` is the answer in notation or the command; `back_to` the entry that a takeback
    goes on from; `story` what happened, encoded."""

    match: int
    seq: int
    kind: str
    number: int
    seat: int | None
    key: str
    by: str
    person: int | None
    at: datetime
    informed: bool
    back_to: int | None
    story: bytes


@dataclass(frozen=True, slots=True)
class NoticeRecord:
    """Something to tell. `due` is None once it was told or given up."""

    match: int
    kind: str
    seat: int | None
    person: int | None
    guild: int | None
    channel: int | None
    number: int
    body: Data
    nonce: str
    due: datetime | None
    tries: int = 0
    told_at: datetime | None = None
    message: int | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class DeadlineRecord:
    """Something that is due by itself: kind is "reminder", "flag", "pass" or "house"."""

    match: int
    seat: int
    kind: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ServerRecord:
    """What a server has set: `threads`, whether matches get threads of their own unless their openers say otherwise."""

    id: int
    threads: bool = False


@dataclass(frozen=True, slots=True)
class DeckRecord:
    """A deck list that somebody keeps."""

    owner: int
    game: str
    name: str
    list: Data
    at: datetime


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """Something done to a match that is not play: by a judge, or agreed by the players."""

    match: int | None
    at: datetime
    who: int | None
    action: str
    body: Data
    id: int = 0
