"""The state of a match of Raise, Rise & Die: plain data. Small numbers stand for players and slots."""

from __future__ import annotations

from msgspec import Struct

from engines.kernel.cards.ground import Happened
from engines.kernel.cards.objects import CardState
from engines.kernel.state import Id, Side, Thing
from engines.kernel.text import cards_of

CardName = cards_of("raise_rise_die")
"""The name of a card of this game, by its id."""

SLOTS = ("high", "body", "low", "right", "left")
"""The combat slots of a mat, in the order in which they are gone through. [RD-410 RD-1019]"""
OBJECTS = 3
"""The object slots of a mat. [RD-1203]"""
FIRST_CELL = 3
FIRST_ID = FIRST_CELL + 2 * len(SLOTS)
"""The id of the first thing: the numbers below it name players and slots."""


def cell_ref(mat: int, slot: str) -> int:
    """The number that stands for a slot of a mat. [RD-410 RD-411]"""
    return FIRST_CELL + mat * len(SLOTS) + SLOTS.index(slot)


def slot_of_cell(cell: int) -> tuple[int, str]:
    """On whose mat the slot is that a number stands for, and which one."""
    mat, number = divmod(cell - FIRST_CELL, len(SLOTS))
    return mat, SLOTS[number]


class Card(Thing, tag="c", array_like=True):
    """A card anywhere."""

    controller: int = 0
    used: bool = False
    """Whether it is turned sideways. [RD-415 RD-1410]"""
    mat: int = 0
    """On whose mat it lies in a slot, [RD-712 RD-713]"""
    slots: tuple[str, ...] = ()
    """and which slots it covers there, the one that it was laid on first. [RD-1501]"""
    transcended: bool = False
    role: str = ""
    """What it was laid as: "opener", "counter", "answer" or "alone"; "" for what wasn't laid. [RD-909]"""
    countered: bool = False
    """Whether it was entirely countered in this bout. [RD-813 RD-1537]"""
    met: bool = False
    """Whether a counter was laid on it in this bout. [RD-831]"""
    was: int = 0
    """The stamp of the object that it was in play, if it lies where that left it."""


class Seat(Side):
    """A player's side. [RD-401 to RD-413]"""

    hp: int = 0
    reserve: int = 0
    latent: int = 0
    character: Id = 0
    weapons: tuple[Id, ...] = ()
    deck: tuple[Id, ...] = ()
    """Top card first."""
    turned: bool = False
    """Whether the first card of the deck lies face up: the Top Soul. [RD-401]"""
    hand: tuple[Id, ...] = ()
    discard: tuple[Id, ...] = ()
    """Oldest first. [RD-409]"""
    void: tuple[Id, ...] = ()
    """The one that came last is the top one. [RD-407]"""
    mat: tuple[Id, ...] = ()
    """What lies in the combat slots of this player's mat, in the order laid. [RD-410 RD-412]"""
    objects: tuple[Id, ...] = (0,) * OBJECTS
    """What stands in each object slot, 0 where nothing does. [RD-1203]"""
    infusions: tuple[Id, ...] = ()
    """What lies in the sockets, oldest first. [RD-1106]"""
    markers: dict[str, int] = {}
    stunned: bool = False
    weak: dict[str, int] = {}
    """The Weak Points on the slots of this player's mat. [RD-1553]"""
    played: int = 0
    """How many cards have been laid this bout, for Combo. [RD-1526]"""
    extra: int = 0
    """For how many cards more the next one counts."""
    passes: int = 0
    """How many own turns in a row have been passed. [RD-723]"""
    passed: bool = False
    """Whether a turn was passed this bout."""

    def copy(self) -> Seat:
        """A copy to write on."""
        twin = super().copy()
        twin.markers, twin.weak = dict(self.markers), dict(self.weak)
        return twin


class BoutState(CardState):
    """The whole state of a match. [RD-101]"""

    things: list[Card | None] = []  # type: ignore[assignment]
    seats: list[Seat] = []
    options: dict[str, str] = {}
    """The house options that differ from their defaults. [RD-1815]"""
    bout: int = 0
    phase: str = "setup"
    """"setup", "preparation", "clash" or "consolidation". [RD-601]"""
    turn: int = 0
    """How many turns of the Clash have begun in the match."""
    active: int = 0
    """Whose turn it is in the Clash."""
    first: int | None = None
    """Who started the first bout. [RD-502]"""
    starter: int = 0
    """Who starts this bout. [RD-604]"""
    passer: int = -1
    """Who passed first in the latest Clash; -1 while nobody has. [RD-726]"""
    last_pass: int = -1
    """Who made the latest turn a pass, with no normal card since; -1 for nobody. [RD-722]"""
    gone: dict[Id, Card] = {}  # type: ignore[assignment]
    forced: int = 0
    """How many effects have been carried out since a player decided something. [RD-1806]"""
    positions: dict[str, int] = {}
    """How often each position has come up at the end of a bout. [RD-109]"""
    uses: dict[str, int] = {}
    """How often in this bout something optional was done. [RD-1806]"""
    recent: list[Happened] = []


class Link(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A card in an exchange, or a Block effect (`id` 0): what it answers, on which slots. [RD-823 RD-917 RD-1512]"""

    id: Id
    this: int
    """The object that it is."""
    seat: int
    on: int = -1
    """The place in the exchange of what it answers; -1 of the first card."""
    slots: tuple[str, ...] = ()
    block: int = 0


class Play(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card about to be laid, or an object about to be used: all that its player has decided of it. [RD-709]

    `way` is "lay", "counter", "answer", "alone" or "use"; `on` the place in the exchange of what it answers.
    """

    seat: int
    id: Id
    way: str
    slots: tuple[str, ...] = ()
    transcended: bool = False
    sacrifices: tuple[Id, ...] = ()
    on: int = -1
