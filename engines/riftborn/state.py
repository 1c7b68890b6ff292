"""The state of a match of Riftborn: plain data. Ids are places in `things`; small numbers stand for players."""

from __future__ import annotations

from bisect import bisect_right

from msgspec import Struct

from engines.kernel.cards.objects import CardState
from engines.kernel.state import Id, Side, Thing
from engines.kernel.text import cards_of

from .geometry import Formation

CardName = cards_of("riftborn")
"""The name of a card of this game, by its id."""
FIRST_ID = 3
"""The id of the first thing: the numbers below it name the match and its players."""
LIFE = 50
"""What each player starts with, and is healed up to. [RB-201 RB-637]"""
TOKENS = ("rage", "health", "shield", "weakness", "decay")
"""The tokens that effects put on creatures; Damage tokens are dealt and healed. [RB-711 to RB-747]"""
PENDING, NOW = 1, 2
"""CHARM and PACIFY: for the next own turn, in this one. [RB-818]"""
TABLE = (
    0, 500, 1000, 2000, 3000, 5000, 7000, 10000, 15000, 20000, 25000, 30000, 35000, 40000, 45000, 50000, 55000, 60000,
    65000, 70000,
)  # fmt: skip
"""The Experience table: the total at which each Level is reached. [RB-331 to RB-350]"""


class Card(Thing, tag="c", array_like=True):
    """A card anywhere but in a formation: in a pile, beside its player, set aside, a TRICK card."""

    left: int = 0
    """Uses of a Weapon, Health of an Armour that are left. [RB-643 RB-651]"""
    used: int = 0
    """The number of the turn in which a Weapon was last used. [RB-646]"""
    token: bool = False
    """Whether it is a token that is no more, or just being made. [RB-235]"""
    was: int = 0
    """The stamp of the object that it was on the field, if it lies where that left it."""
    lent: bool = False
    """Whether it is played by its owner's opponent, and lies beside that player. [RB-318]"""

    @property
    def controller(self) -> int:
        """Who plays it, or has it."""
        return 1 - self.owner if self.lent else self.owner


class Creature(Thing, tag="f", array_like=True):
    """A creature in a formation; tokens and states are its own, wherever it stands. A SWARM is one. [RB-752 RB-1014]"""

    controller: int = 0
    home: int = 0
    """Who has it where no control effect says otherwise. [RB-1115]"""
    down: bool = False
    token: bool = False
    damage: int = 0
    rage: int = 0
    health: int = 0
    shield: int = 0
    weakness: int = 0
    decay: int = 0
    arrived: int = 0
    """The number of the turn in which it came to its side: it has no Action in that. [RB-361 RB-363 RB-1115]"""
    moved: bool = False
    """Whether its Move is used; [RB-501]"""
    gone: int = 0
    """how many tiles of it. [RB-821]"""
    acted: bool = False
    ready: int = 0
    """Its READY bonus. [RB-927]"""
    charmed: int = 0
    """CHARM: `PENDING`, `NOW`, or both. [RB-818]"""
    pacified: int = 0
    mode: str = ""
    """Its MORALE: "damage" or "health". [RB-888]"""
    returned: tuple[str, ...] = ()
    """What those UNDEATH are of that are used up (see `Board.sourced`). [RB-1052]"""
    under: Id = 0
    """The card set aside under it. [RB-238]"""
    last: tuple[int, int] = (0, 0)
    """Attack and maximum Health as it left."""

    @property
    def tired(self) -> bool:
        """Whether anything of it begins or ends with a turn. [RB-305 RB-818]"""
        return bool(self.moved or self.acted or self.gone or self.charmed or self.pacified)


AnyThing = Card | Creature


class Seat(Side):
    """A player's side. [RB-201 to RB-240]"""

    life: int = LIFE
    xp: int = 0
    used: int = 0
    """Levels of the allowance used this turn. [RB-312 RB-315]"""
    began: int = 1
    """The Level after the start of the turn, for the house option. [RB-314]"""
    turns: int = 0
    library: tuple[Id, ...] = ()
    """Top card first."""
    hand: tuple[Id, ...] = ()
    discard: tuple[Id, ...] = ()
    """Newest last. [RB-224]"""
    removed: tuple[Id, ...] = ()
    ranks: Formation = ()
    """Front rank first, each from the left of the picture. [RB-401]"""
    weapons: tuple[Id, ...] = ()
    armours: tuple[Id, ...] = ()
    """In the order in which they absorb. [RB-654]"""
    waiting: tuple[Id, ...] = ()
    """Spells whose effect is delayed or lasts. [RB-239]"""
    tricks: tuple[Id, ...] = ()
    """TRICK cards in play, oldest first. [RB-240]"""
    trick_set: tuple[Id, ...] = ()
    """Those that can be taken. [RB-136]"""

    @property
    def level(self) -> int:
        """The Level that the Experience gives. [RB-330 RB-351 RB-352]"""
        return bisect_right(TABLE, self.xp)


class Mark(Struct, array_like=True, frozen=True, forbid_unknown_fields=True, gc=False):
    """What happened lately, for pictures: an event's name with the things that it concerns, as handles, and what each
    is called once it is gone: its card's id, which is shown to all as it leaves. [RB-988]"""

    name: str
    things: tuple[int, ...] = ()
    gone: tuple[str, ...] = ()
    amount: int = 0


class Sprung(Struct, array_like=True, frozen=True, forbid_unknown_fields=True, gc=False):
    """A TRICK card whose condition was met. [RB-1034]"""

    seat: int
    trick: Id


class RiftState(CardState):
    """The whole state of a match."""

    things: list[AnyThing | None] = []  # type: ignore[assignment]
    seats: list[Seat] = []
    options: dict[str, str] = {}
    """The house options that differ from their defaults."""
    turn: int = 0
    """How many turns have begun."""
    active: int = 0
    first: int = 0
    """Who took the first turn, and is S: drawn below. [RB-425]"""
    phase: str = "setup"
    """"setup", "start", "main" or "end"."""
    gone: dict[Id, AnyThing] = {}  # type: ignore[assignment]
    left: dict[Id, tuple[str, int]] = {}
    """Where those lay: the zone, and whose."""
    hit: dict[Id, tuple[str, int]] = {}
    """What was dealt damage since the last check: the kind, and by what (by handle)."""
    sprung: list[Sprung] = []
    """TRICK cards whose conditions were met and that wait for their turn. [RB-1040]"""
    dirty: bool = False
    """Whether something changed since the last check."""
    forced: int = 0
    """How many effects have been carried out since a player decided something. [RB-1114]"""
    uses: dict[str, int] = {}
    """What optional effects have been applied this turn, and how often. [RB-1114]"""
    recent: list[Mark] = []
