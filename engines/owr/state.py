"""The state of a match of OWR: plain data. Ids are places in `things`; small numbers stand for players and lanes."""

from __future__ import annotations

from engines.kernel.cards.ground import Happened
from engines.kernel.cards.objects import CardState
from engines.kernel.event import Event
from engines.kernel.state import Id, Side, Thing
from engines.kernel.text import cards_of

CardName = cards_of("owr")
"""The name of a card of this game, by its id."""

MOST_LANES = 6
"""As many lanes as the house option goes up to. [OW-301]"""
FIRST_CELL = 3
FIRST_ID = FIRST_CELL + 2 * MOST_LANES
"""The id of the first thing: the numbers below it name players and lanes, negative ones what waits."""


def cell_ref(seat: int, lane: int) -> int:
    """The number that stands for a lane of a player, with the stack behind it. [OW-301]"""
    return FIRST_CELL + seat * MOST_LANES + lane


def lane_of_cell(cell: int) -> tuple[int, int]:
    """Whose lane a number stands for, and which one (from 0)."""
    return divmod(cell - FIRST_CELL, MOST_LANES)


LETTERS = "ab"
"""The players in notation."""


def place_of(seat: int, lane: int) -> str:
    """A lane of a player in notation. [OW-302]"""
    return f"{LETTERS[seat]}{lane + 1}"


class Card(Thing, tag="c", array_like=True):
    """A card anywhere but in a lane: in a deck, a hand, a stack, the Arena zone, a grave, banished, attached, or
    waiting."""

    down: bool = False
    """Whether it lies face-down on a stack. [OW-606 OW-611]"""
    turn: int = 0
    """The number of the turn in which it was set. [OW-345]"""
    host: Id = 0
    """The creature that it is attached to. [OW-751]"""
    token: bool = False
    """Whether it is a token that is no more, or just being made. [OW-557]"""
    was: int = 0
    """The stamp of the object that it was on the field, if it lies where that left it. [OW-979]"""


class Creature(Thing, tag="l", array_like=True):
    """A creature or a pile of tokens in a lane. [OW-305]"""

    controller: int = 0
    home: int = 0
    """Who has it where no control effect says otherwise. [OW-980]"""
    lane: int = 0
    down: bool = False
    entered_down: bool = False
    """Whether it came to the field face-down, which Reveal asks. [OW-936]"""
    arrived: int = 0
    """The number of the turn in which it came."""
    turned: int = 0
    """The number of the turn since which it lies as it does. [OW-511 OW-946]"""
    damage: int = 0
    attacks: int = 0
    """How often it has attacked this turn. [OW-810]"""
    moves: int = 0
    """How often it has moved this turn by its arrows, [OW-905]"""
    way: int = 0
    """and in which direction (1 towards higher lanes). [OW-904]"""
    weapons: tuple[Id, ...] = ()
    """Oldest first. [OW-752]"""
    token: bool = False
    pile: tuple[str, ...] = ()
    """The tokens stacked on a token, by their cards. [OW-553]"""
    last: tuple[int, int] = (0, 0)
    """ATK and DEF as it left. [OW-979]"""
    sided: int = 0
    """The number of the turn in which it last changed sides. [OW-946]"""


AnyThing = Card | Creature


class Seat(Side):
    """A player's side. [OW-301 to OW-311]"""

    lf: int = 2000
    deck: tuple[Id, ...] = ()
    """Top card first."""
    extra: tuple[Id, ...] = ()
    hand: tuple[Id, ...] = ()
    lanes: tuple[Id, ...] = ()
    """What stands in each lane, 0 where nothing does."""
    stacks: tuple[tuple[Id, ...], ...] = ()
    """Bottom card first."""
    grave: tuple[Id, ...] = ()
    """Newest last. [OW-318]"""
    banish: tuple[Id, ...] = ()
    summoned: int = 0
    """Normal Summons made this turn (or in this Main Phase, by option). [OW-426]"""
    stacked: int = 0
    """Stackable cards placed this turn. [OW-939]"""


def empty_side(lanes: int) -> Seat:
    """A side without cards. [OW-103 OW-301]"""
    return Seat(lanes=(0,) * lanes, stacks=((),) * lanes)


class LanesState(CardState):
    """The whole state of a match. [OW-111]"""

    things: list[AnyThing | None] = []  # type: ignore[assignment]
    seats: list[Seat] = []
    options: dict[str, str] = {}
    """The house options that differ from their defaults."""
    arena: tuple[Id, ...] = ()
    """The Arena in play; by option one of each player. [OW-702]"""
    turn: int = 0
    """How many turns have begun."""
    active: int = 0
    first: int = 0
    phase: str = "setup"
    gone: dict[Id, AnyThing] = {}  # type: ignore[assignment]
    left: dict[Id, tuple[str, int, int]] = {}
    """Where those lay: the zone, whose, and the lane. [OW-979]"""
    hit: dict[Id, tuple[str, Id]] = {}
    """What was dealt damage since the last check: by a battle or an effect, and by what. [OW-823]"""
    dirty: bool = False
    """Whether something changed since the last check."""
    since: list[Event] = []
    """What has come about since the last closing window. [OW-953]"""
    quiet: int = 0
    """How many turns in a row nobody has drawn or lost LF. [OW-109]"""
    stirred: bool = False
    """Whether somebody has this turn."""
    forced: int = 0
    """How many effects have been carried out since a player decided something. [OW-137]"""
    uses: dict[str, int] = {}
    """How often in this turn something optional was done. [OW-138]"""
    recent: list[Happened] = []
