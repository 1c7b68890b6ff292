"""The state of a duel: plain data. Ids are places in `things`, cells are numbers (see `board`), seats are 0 and 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from engines.kernel.cards.objects import CardState
from engines.kernel.state import Id, Side, Thing
from engines.kernel.text import cards_of

CardName = cards_of("rizontical")
"""The name of a card of this game, by its id."""

SLOTS = range(4)
"""The timeline numbers 1 to 4, counted from 0. [RZ-302]"""

STAT_LIMIT = 10
TRACKER_LIMIT = 6
CONDITION_LIMIT = 4
TOKEN_LIMIT = 4
SOULS_TO_WIN = 6


class Tracked(Thing, kw_only=True, omit_defaults=True):
    """Something whose effects count: Use, Time, and what works once only, by the places of the effects on the card."""

    uses: dict[int, int] = {}
    """What is left of the Use of each effect that has one. [RZ-867 RZ-922]"""
    times: dict[int, int] = {}
    """What is left of the Time of each effect that has one. [RZ-868 RZ-924]"""
    marks: tuple[str, ...] = ()
    """What effects call it by, to find it again. [RZ-1622]"""
    off: tuple[int, ...] = ()
    """Of something that left play: the effects that did not work any more. [RZ-1612]"""

    @property
    def use(self) -> int | None:
        """What is left of its Use, most of it where several effects have some; None if none has."""
        return max(self.uses.values(), default=None)

    @property
    def time(self) -> int | None:
        """What is left of its Time."""
        return max(self.times.values(), default=None)


class Owned:
    """What nobody takes over."""

    __slots__ = ()
    owner: int

    @property
    def controller(self) -> int:
        """Whose it counts as."""
        return self.owner


class Card(Owned, Thing, tag="card"):
    """A card that is not in play: in a deck, a hand or a void. [RZ-320]"""

    in_play: ClassVar[bool] = False

    was: int = 0
    """The stamp of the object that it was in play, as long as it lies where that left it."""


class Numen(Owned, Tracked, tag="numen"):
    """A Numen in its zone, which is no entity and never leaves. [RZ-320]"""

    in_play: ClassVar[bool] = False


class Fighter(Tracked, tag="fighter"):
    """A Fighter in play. It has two places: a slot, and a cell once it is deployed. [RZ-321]"""

    controller: int
    slot: int
    away: int | None = None
    """The slot that it had before it was taken over. [RZ-1620]"""
    cell: int | None = None
    hp: int = 0
    mana: int = 0
    protection: int = 0
    changes: dict[str, int] = {}
    """Lasting changes of stats by name, on top of the printed ones. [RZ-871]"""
    conditions: dict[str, int] = {}
    """Conditions by name ("buff Hit DMG Dealt", "Poison") with their value (0 for a Status), oldest first."""
    touched: tuple[Id, ...] = ()
    """The Contact Tiles that affected it this turn. [RZ-1125]"""
    lent: tuple[int, ...] = ()
    """Of one that left play: the Skills of others that it had. [RZ-1627]"""

    @property
    def in_play(self) -> bool:
        """Whether it has been deployed."""
        return self.cell is not None


class Power(Tracked, tag="power"):
    """A Power on a Power slot."""

    in_play: ClassVar[bool] = True

    controller: int
    slot: int
    away: int | None = None
    """The slot that it had before it was taken over. [RZ-1620]"""
    facedown: bool = False
    set_in: tuple[int, int, int] | None = None
    """When a face-down card was set: round, timeline turn, number of the player turn."""
    shield: bool = False
    bearer: Id = 0
    """An Aura's Fighter."""
    pending: bool = False
    """Announced and not yet applied; it occupies its slot and does nothing. [RZ-904]"""


class Token(Owned, Tracked, tag="token"):
    """A Summon or a Tile on the board; not in play any more when its cell is None."""

    tile: bool = False
    cell: int | None = None
    facing: str = ""
    shield: bool = False
    touched: tuple[Id, ...] = ()

    @property
    def in_play(self) -> bool:
        """Whether it is on the board still."""
        return self.cell is not None


AnyThing = Card | Numen | Fighter | Power | Token


class Seat(Side):
    """A player's side: their cards field. Zones hold ids; decks have their top first, voids and hands the newest last,
    which no rule reads. [RZ-109 RZ-318]"""

    numen: Id = 0
    numen_shown: bool = False
    ap: int = 0
    souls: int = 0
    legendary: bool = False
    unique: bool = False
    ultimate: tuple[int, ...] = ()
    slots: tuple[Id, ...] = (0, 0, 0, 0)
    powers: tuple[Id, ...] = (0, 0, 0, 0)
    hand: tuple[Id, ...] = ()
    fighter_deck: tuple[Id, ...] = ()
    power_deck: tuple[Id, ...] = ()
    fighter_void: tuple[Id, ...] = ()
    power_void: tuple[Id, ...] = ()


class Toss(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A coin tossed for a tied slot, kept while the same tie lasts. [RZ-666]"""

    slot: int
    tie: tuple[int, int]
    winner: int


class Trail(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What a picture marks as changed."""

    kind: str
    to: int
    origin: int | None = None
    amount: int | None = None


class DuelState(CardState):
    """A duel. `turn` counts timeline turns from 0; `player_turn` numbers player turns through the whole duel."""

    seats: list[Seat] = []
    options: dict[str, str] = {}
    lists: list[Any] = []
    """The deck lists, as the players brought them."""
    phase: str = "setup"
    setup_first: int | None = None
    round: int = 0
    turn: int = -1
    player_turn: int = 0
    active: int | None = None
    """Whose player turn or bonus action it is."""
    priority: int | None = None
    """Who has the current turn player's priority. [RZ-649 RZ-1326 RZ-1327]"""
    order: tuple[int, ...] = ()
    last: int | None = None
    """Who played the latest player turn. [RZ-647]"""
    used: tuple[str, ...] = ()
    """What the active player has used up in this turn: move, push, conjuration. [RZ-713 RZ-533 RZ-803]"""
    used_away: tuple[str, ...] = ()
    """The same, and hits, of the player whose turn it is not: what effects let them do meanwhile. [RZ-713 RZ-714]"""
    hits: int = 0
    """Hits declared in this turn. [RZ-714]"""
    successes: int = 0
    """Basic Hits and SPELL hits of this turn that were successful. [RZ-627 RZ-1408]"""
    acted: tuple[int, ...] = ()
    """Fighters, as objects, that declared a Move, Hit or Skill in this player turn. [RZ-724]"""
    did: dict[str, tuple[int, ...]] = {}
    """What Fighters, as objects, declared in this player turn."""
    turn_over: bool = False
    round_over: bool = False
    sheltered: int | None = None
    """The player who can deal no DMG: the one who plays the first turn. [RZ-611]"""
    bonus: bool = False
    extra_turns: tuple[int, ...] = ()
    timeline: tuple[int, ...] = (0, 1, 2, 3)
    """The timeline turns, counted from 0, in the order in which the running round plays them. [RZ-601 RZ-1623]"""
    backwards: int = -1
    """The round whose timeline is played from 4 to 1. [RZ-1623]"""
    board: dict[int, Id] = {}
    """Entities by cell."""
    tiles: dict[int, Id] = {}
    tosses: list[Toss] = []
    combats: int = 0
    """How many combat phases there were."""
    calculations: int = 0
    """How many hits and other DMG were announced or worked out: each has its number."""
    quiet_rounds: int = 0
    """Rounds in a row that ended without a defeat. [RZ-1617]"""
    defeats: int = 0
    """Defeats in this round."""
    applied: dict[str, int] = {}
    """How often each effect was applied within what one action or step set off. [RZ-1606]"""
    gone: dict[Id, AnyThing] = {}  # type: ignore[assignment]
    """Things that left play since the running action began, with their last values. [RZ-1612]"""
    trail: list[Trail] = []
    if not TYPE_CHECKING:  # loading checks it; whoever reads a thing knows which kind it is, and has it as `list[Any]`
        things: list[AnyThing | None] = []
