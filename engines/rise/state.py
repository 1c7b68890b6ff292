"""The state of a match of Rise: plain data. Ids are places in `things`; the small numbers 1 to 4 stand for the
players."""

from __future__ import annotations

from msgspec import Struct

from engines.kernel.cards.ground import Mark
from engines.kernel.cards.objects import CardState
from engines.kernel.state import Id, Procedure, Side, Thing
from engines.kernel.text import cards_of

CardName = cards_of("rise")
"""The name of a card of this game, by its id."""

FIRST_ID = 8
"""The id of the first thing: the numbers below it name players, negative ones what waits on the chain."""


def seat_of(ref: int) -> int:
    """The seat of a player's number."""
    return ref - 1


class Counter(Struct, array_like=True, frozen=True, forbid_unknown_fields=True, gc=False):
    """Charge Counters of one kind: how many, the Disease they are bound to, and whether they go at the end of the turn.
    [RS-1301]"""

    plus: bool
    n: int
    bound: Id = 0
    fleeting: bool = False


class Card(Thing, tag="c", array_like=True):
    """A card that is not in play: in a library, a hand, a Cemetery, excluded, under a Summoner, or waiting on the
    chain."""

    known_to: tuple[int, ...] = ()
    """Who else knows a card in a hand: the player it was stolen from. [RS-313]"""
    token: bool = False
    """Whether it is a token that is not in play: it has ceased to exist, or is just being made. [RS-1144]"""
    was: int = 0
    """The stamp of the object that it was in play or on the chain, if it lies where that left it. [RS-310]"""


class Permanent(Thing, tag="p", array_like=True):
    """A card in play: on a battlefield, or attached to a card, a Summoner or a player. [RS-304 RS-606]"""

    controller: int = 0
    home: int = 0
    """Who brought it into play, and has it where no control effect says otherwise. [RS-1305]"""
    arrived: int = 0
    """The number of the turn it arrived in. [RS-801]"""
    tilted: bool = False
    host: int = 0
    """What it is attached to: a thing, or a player's number. [RS-1131]"""
    hosted: int = 0
    """The stamp of its attaching."""
    counters: tuple[Counter, ...] = ()
    marks: tuple[str, ...] = ()
    copied: str = ""
    """The card that it is a copy of. [RS-1106]"""
    base: tuple[int, int] | None = None
    """The Attack and Defense that it copied or has as a stack, where they are not the printed ones. [RS-1052]"""
    parts: tuple[Id, ...] = ()
    """The covered cards of a stack. [RS-1054]"""
    token: bool = False
    code: str = ""
    """What it is called in notation, as long as it is this object. [RS-310]"""


class Summoner(Thing, tag="s", array_like=True):
    """A Summoner. [RS-501]"""

    life: int = 0
    capacity: int = 0
    level: int = 1
    tilted: bool = False
    pending: int = 0
    """Points of a level that wait for an untilting. [RS-521 RS-522]"""
    lost: int = 0
    """The number of the turn in which it was lost, 0 while it is not. [RS-909]"""
    marks: tuple[str, ...] = ()
    pile: tuple[Id, ...] = ()
    """The Level Ups under it. [RS-529]"""

    @property
    def controller(self) -> int:
        """A Summoner never changes sides. [RS-518]"""
        return self.owner


AnyThing = Card | Permanent | Summoner


class Seat(Side):
    """A player's side. [RS-301 to RS-307]"""

    summoners: tuple[Id, ...] = ()
    library: tuple[Id, ...] = ()
    """Top card first."""
    hand: tuple[Id, ...] = ()
    field: tuple[Id, ...] = ()
    """The permanents that the player controls, by arrival; attached ones among them."""
    cemetery: tuple[Id, ...] = ()
    """Newest last."""
    excluded: tuple[Id, ...] = ()
    removed: tuple[Id, ...] = ()
    """The cards of an eliminated player. [RS-1414]"""
    stock: int = 0
    ether: int = 0
    shorts: int = 0
    """Short draws so far. [RS-1401]"""
    mulligans: int = 0
    kept: bool = False
    turns: int = 0
    """Own turns begun. [RS-511]"""
    leveled: int = 0
    """The number of the turn in which a Level Up was last played. [RS-524]"""
    out: int = 0
    """In which order players were eliminated; 0 while one is in."""


class Attack(Struct, array_like=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """An attacker of this combat: whom it attacks, what blocks it, and what became of it. [RS-808]"""

    attacker: Id
    player: int
    blocker: Id = 0
    aimed: Id = 0
    """The Summoner that an attacker with Advantage named instead of a blocker. [RS-1014]"""
    chosen: bool = False
    """Whether Advantage settled its block. [RS-1012]"""
    out: bool = False
    """Whether the attacker dropped out. [RS-812]"""
    unblocked: bool = False
    """Whether its blocker dropped out. [RS-825]"""
    fought: bool = False
    """Whether attacker and blocker struck each other."""
    done: bool = False
    bleeds: bool = False
    """Whether the attacker had Bleed when it was blocked. [RS-1021]"""
    stamp: int = 0
    """The stamp of its block, or of its declaration: what is newer is another object. [RS-310]"""


Picks = tuple[tuple[int, ...], ...]
"""The targets of one performance: those of each specification."""


class Play(Procedure, kw_only=True):
    """A play that waits on the chain until everyone has had the chance to respond. [RS-702]

    `kind` is "invoke", "level", "action", "skill" or "explode"; `thing` the card invoked, or the card or Summoner whose
    Action or Skill it is.
    """

    seat: int
    kind: str
    thing: Id
    stamp: int
    card: str
    where: str = ""
    runs: tuple[Picks, ...] = ()
    host: int = 0
    acts: tuple[tuple[str, tuple[Picks, ...]], ...] = ()
    """A one-shot card's Actions that are performed with it, by the names that they are saved under, with their lists of
    targets. [RS-645]"""
    given_up: bool = False
    """Whether the card left play as part of the cost. [RS-635]"""
    stopped: bool = False
    begun: bool = False
    plane: str = ""
    run: int = 0
    this: int = 0
    """The object whose Action or Skill it is."""
    last: str = ""
    """What comes after it, where it was used as often as it may be: by the name that it is saved under."""

    @property
    def waits(self) -> bool:
        """Whether it is still on the chain."""
        return not self.begun

    @property
    def sort(self) -> str:
        """What sort of item it is."""
        return {"invoke": "invocation", "explode": "explosive"}.get(self.kind, self.kind)

    @property
    def aims(self) -> tuple[tuple[int, ...], ...]:
        """All that it targets."""
        return tuple(picks for run in (*self.runs, *(run for _, runs in self.acts for run in runs)) for picks in run)


class TableState(CardState):
    """The whole state of a match. [RS-129]"""

    things: list[AnyThing | None] = []  # type: ignore[assignment]
    seats: list[Seat] = []
    options: dict[str, str] = {}
    """The house options that differ from their defaults. [RS-1506]"""
    round: int = 0
    turn: int = 0
    """How many turns have begun."""
    active: int = 0
    first: int = 0
    """The starting player, who had the larger opening. [RS-413]"""
    phase: str = "setup"
    gate: bool = False
    """Whether the active player has drawn: before that no card is invoked by others. [RS-709 RS-710]"""
    announced: bool = False
    """Whether this turn's attack has been announced. [RS-1038]"""
    attacks_left: int = 0
    combats: int = 0
    """How many attacks there have been."""
    combat: list[Attack] = []
    gone: dict[Id, Permanent] = {}  # type: ignore[assignment]
    borrowed: dict[Id, tuple[str, str]] = {}
    """Of copies that took only parts the cards whose name and whose types they have. [RS-1106]"""
    fate: dict[Id, str] = {}
    """What became of those: "died", "left"."""
    results: int = 0
    """How many public results chance has brought. [RS-1504]"""
    dirty: bool = False
    """Whether something changed since the last state check."""
    recent: list[Mark] = []
    codes: dict[str, int] = {}
    """How many codes there have been for cards in play, by what they begin with: a player, or what something was
    attached to."""
