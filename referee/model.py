"""What the referee hands out: frozen records of matches, players, positions and notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, get_args

import msgspec

from engines.kernel.ask import Ask, Option, Path, Refused
from engines.kernel.event import Line
from engines.kernel.state import Outcome
from engines.kernel.text import Local, Text, Word

from .clock import ClockPolicy
from .library import Pool
from .standing_orders import StandingOrders

OPEN, PLAYING, OVER, CANCELLED = "open", "playing", "over", "cancelled"
"""What becomes of a match (its status)."""

Offer = Literal["draw", "takeback", "pause"]
"""What one side can offer and the others accept."""
OFFERS: tuple[Offer, ...] = get_args(Offer)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who gives an order: a Discord user id, and the name to show. `locale` is noted when it is given."""

    id: int
    name: str
    locale: str | None = None


def id_of(person: Person | int) -> int:
    """The id of a person, given as one or as the id itself."""
    return person if isinstance(person, int) else person.id


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, or a house player (`house` is its kind). `deck` is the deck's name, which only the
    player's own view of a match under way shows. The name of a house player is in each reader's language."""

    seat: int
    person: int | None
    house: str | None
    name: Word
    deck: Local | None


@dataclass(frozen=True, slots=True)
class Takeback:
    """A takeback that is asked for: by which seat, and how many answers it would undo."""

    by: int
    answers: int


@dataclass(frozen=True, slots=True)
class Undo:
    """An answer that could be taken back, with all that came after it: the log entry to go back to, the answer in
    notation, what its player reads of it in the log, and how many answers it would undo, itself among them."""

    to: int
    key: str
    lines: tuple[Line, ...]
    answers: int


@dataclass(frozen=True, slots=True)
class Lecture:
    """What a lesson says to who learns, and the places of the picture that it points at; `place` of `length` steps
    (`place` is `length` when it is over). `hopes` are the answers that it hopes for, in notation."""

    text: Text
    marks: tuple[str, ...]
    place: int
    length: int
    hopes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match from outside. `players` has None for a free seat; `number` is the open decision, which an answer quotes;
    `deciding` are the seats that are asked, `deadlines` when their flags fall; `told` is the latest log entry that a
    posted turn message covers; `parent` is the channel below which it has a thread of its own, or (being `channel`
    itself) is to get one; `secret` (hex) is known when it is over; `pool` are the match's own cards and their names;
    `wanting` are the people who want a rematch, until it begins or is declined; `laid_out` says that it began in a
    position, `lesson` that it follows its game's lesson."""

    id: int
    game: str
    status: str
    guild: int | None
    channel: int
    parent: int | None
    players: tuple[Player | None, ...]
    options: dict[str, str]
    clock: ClockPolicy
    opener: int
    invited: int | None
    number: int
    seq: int
    told: int
    deciding: tuple[int, ...]
    deadlines: dict[int, datetime]
    banks: dict[int, timedelta]
    commitment: str
    secret: str | None
    outcome: Outcome | None
    draw_offer: int | None
    pause_offer: int | None
    takeback: Takeback | None
    paused: bool
    message: int | None
    opened_at: datetime
    started_at: datetime | None
    over_at: datetime | None
    wanting: tuple[int, ...]
    laid_out: bool
    lesson: bool
    pool: Pool = field(compare=False, repr=False)

    @property
    def in_thread(self) -> bool:
        """Whether it has a thread of its own."""
        return self.parent is not None and self.parent != self.channel

    def seats_of(self, person: int) -> tuple[int, ...]:
        """The seats a person holds (both, in a match against themselves)."""
        return tuple(player.seat for player in self.players if player is not None and player.person == person)

    def known_to(self, person: int, guild: int | None) -> bool:
        """Whether somebody may know of it who asks on a server: on its own anybody may, elsewhere its players, who
        opened it, and whom it invites."""
        return guild == self.guild or bool(self.seats_of(person)) or person in (self.opener, self.invited)

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return None not in self.players

    def names_in(self, locale: str) -> dict[int, str]:
        """The players' names by seat, for texts in a language."""
        say = self.pool.texts.say
        return {player.seat: say(player.name, locale) for player in self.players if player is not None}


@dataclass(frozen=True, slots=True)
class Agenda:
    """Matches by what a person has to do in them: `mine` await a decision of theirs that no order answers, the most
    urgent first, or their deck; in `others` others are asked, or nobody is; `open` await players, those that the person
    is invited to first."""

    mine: list[MatchInfo]
    others: list[MatchInfo]
    open: list[MatchInfo]


@dataclass(frozen=True, slots=True)
class Position:
    """A match as one viewer sees it. `seat` is the viewer's (None: a spectator), `ask` the viewer's own open question,
    `lines` what happened since the viewer's own latest answer by hand (a spectator: since the latest turn message).
    `usable` says of the cards of the seat's hand, by id, why each can't be used now, or None that it can (see
    `Rules.usable`); `about` which effect asks (see `Rules.about`), `answered` what a response that somebody is asked
    for would answer, `detail` what an option would do (see `Rules.detail`), `lecture` what the lesson says, if the
    match follows one, `taken` what the answer picked that led here, `itself` whether standing orders
    answer before long."""

    info: MatchInfo
    view: Any
    ask: Ask | None
    lines: list[Line]
    seat: int | None
    usable: Mapping[str, Refused | None] = field(default_factory=dict[str, Refused | None])
    about: Text | None = None
    answered: Text | None = None
    detail: Callable[[Path, Option], Text | None] | None = field(default=None, compare=False, repr=False)
    lecture: Lecture | None = None
    taken: Path = ()
    itself: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A position of a match that is over, as spectators saw it, and what had just happened."""

    view: Any
    lines: list[Line]


@dataclass(frozen=True, slots=True)
class Replay:
    """A match that is over, as the positions that it went through: all those after which there was something to tell
    to everybody. `last` is how many of them belong to the last turn."""

    info: MatchInfo
    scenes: list[Scene]
    last: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a match's log as one viewer reads it. `seq` counts what this viewer may know of; `by` is "hand",
    "order", "flag", "house" or "agreed"; `kind` "start", "answer", "aside" (in a lane), "command" or "takeback"."""

    seq: int
    kind: str
    seat: int | None
    by: str
    at: datetime
    lines: list[Line]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell, once. `channel` or, for what is private, `person` says where; with a channel, `person` is who
    to mention. `nonce` (at most 25 characters) makes sending it again harmless. `tries` counts failures so far;
    `message` is what it was told as."""

    id: int
    match: int
    kind: str
    seat: int | None
    person: int | None
    guild: int | None
    channel: int | None
    number: int
    body: dict[str, Any]
    nonce: str
    tries: int
    message: int | None = None

    @property
    def text(self) -> Text | None:
        """The sentence to say, if the notice has one ready."""
        text = self.body.get("text")
        return None if text is None else msgspec.convert(text, Text)


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What a person has set. `quiet` hours are minutes after local midnight; `leave` is the vacation left."""

    id: int
    name: str
    locale: str | None = None
    timezone: str | None = None
    hands: bool = True
    quiet: tuple[int, int] | None = None
    away_until: datetime | None = None
    leave: timedelta = field(default_factory=timedelta)


__all__ = [
    "CANCELLED",
    "OFFERS",
    "OPEN",
    "OVER",
    "PLAYING",
    "Agenda",
    "ClockPolicy",
    "Lecture",
    "LogEntry",
    "MatchInfo",
    "Notice",
    "Offer",
    "Person",
    "PersonSettings",
    "Player",
    "Position",
    "Replay",
    "Scene",
    "StandingOrders",
    "Takeback",
    "id_of",
]
