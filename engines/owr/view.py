"""What may be seen of a match: plain data for one viewer. Pictures, messages, logs and players' panels read only this.

Places are named as in notation: `a3` is A's lane 3, `a3.1` the bottom card of the stack behind it, `a3w1` the first
Weapon of the creature there, `arena` the Arena (`arena-a` where each player may have one), `#1` the outermost thing
that waits. Lanes are numbered from A's left; for B, who sits opposite, right is towards lane 1. [OW-302 OW-908]
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engines.kernel.state import Id
from engines.kernel.text import Word
from engines.kernel.views import TableView, seen_by_all

from .board import Board
from .state import Card, place_of
from .zones import BANISH, EXTRA, GRAVE, HAND, LANES, STACKS


class WeaponView(Struct, omit_defaults=True):
    """A Weapon on a creature: its card, where it is, what it adds. [OW-751]"""

    card: str
    at: str
    owner: int
    atk: int = 0
    def_: int = 0


class CreatureView(Struct, omit_defaults=True):
    """A creature or a pile of tokens in a lane. [OW-305]

    `card` is "" for who may not read it face-down; figures, arrows and what it may do are there only for who reads it.
    `since` is the number of the turn since which it lies so. `left` is what is left of its DEF. `marks` are states to
    show: "attacked", "moved", "new" (came this turn), "no-attack", "no-move", "safe" (can't be destroyed), "taken"
    (under another than its owner).
    """

    at: str
    owner: int
    controller: int
    since: int
    card: str = ""
    down: bool = False
    atk: int | None = None
    def_: int | None = None
    base_atk: int | None = None
    base_def: int | None = None
    damage: int = 0
    left: int | None = None
    arrows: tuple[int, int] = (0, 0)
    """To its controller's left and right. [OW-901]"""
    token: bool = False
    tokens: list[str] = msgspec.field(default_factory=list[str])
    """The cards of all tokens of a pile; of a single one, of it. [OW-553]"""
    weapons: list[WeaponView] = msgspec.field(default_factory=list[WeaponView])
    marks: list[str] = msgspec.field(default_factory=list[str])
    targeted: bool = False


class StackCardView(Struct, omit_defaults=True):
    """A card in a stack. `kind` is "soul", "rune", "jinx" (both face-up), "artifact" or "set_card"; `card` is "" for
    who may not read a set card, `turn` the turn in which that was set, `ready` (for its owner) whether it may be used
    by now. `atk` and `def_` are what it gives to the lane now; `lit` whether it works: an Artifact on top, a
    Continuous Rune. [OW-306 OW-345 OW-722]"""

    at: str
    kind: str
    card: str = ""
    down: bool = False
    turn: int = 0
    atk: int = 0
    def_: int = 0
    lit: bool = False
    ready: bool = False
    targeted: bool = False


class LaneView(Struct, omit_defaults=True):
    """A lane: what stands in it, the stack behind it (bottom first), what that gives to it in all, and how many souls
    can be spent. [OW-301 OW-851]"""

    at: str
    number: int
    creature: CreatureView | None = None
    stack: list[StackCardView] = msgspec.field(default_factory=list[StackCardView])
    atk: int = 0
    def_: int = 0
    souls: int = 0


class SideView(Struct, omit_defaults=True):
    """A player's side. `hand` and `extra` are None where they are hidden; piles are card ids, newest last."""

    seat: int
    lf: int
    hand_count: int
    deck: int
    extra_count: int
    lanes: list[LaneView]
    hand: list[str] | None = None
    extra: list[str] | None = None
    grave: list[str] = msgspec.field(default_factory=list[str])
    banish: list[str] = msgspec.field(default_factory=list[str])
    summoned: bool = False
    """Whether the Normal Summon of the turn is used up. [OW-425]"""
    stacked: bool = False
    """Whether the Stackable card of the turn has been placed. [OW-939]"""
    souls: int = 0
    won: int = 0


class ArenaView(Struct, omit_defaults=True):
    """An Arena in play. [OW-702]"""

    card: str
    at: str
    owner: int


class PendingView(Struct, omit_defaults=True):
    """Something that waits, the outermost first: "card", "ability", "attack" or "summon". [OW-951]"""

    at: str
    sort: str
    seat: int
    card: str = ""
    """The card behind it; "" of an attack and of a creature summoned face-down."""
    source: str = ""
    """The place of that card, if it has one."""
    method: str = ""
    text: Word = ""
    targets: list[str] = msgspec.field(default_factory=list[str])
    lane: int = 0
    """The lane that is attacked, by its number."""
    cancelled: bool = False


class OwrView(TableView, kw_only=True):
    """A match as one viewer may see it. `phase` is "setup", "draw", "main_1", "battle", "main_2" or "end"."""

    seats: list[SideView]
    turn: int
    active: int
    first: int
    phase: str
    lanes: int
    arena: list[ArenaView] = msgspec.field(default_factory=list[ArenaView])
    pending: list[PendingView] = msgspec.field(default_factory=list[PendingView])
    playable: list[str] = msgspec.field(default_factory=list[str])
    """The cards in the viewer's hand that can be used now, by id."""
    game: int = 1


# ---------------------------------------------------------------------------------------------------------- making it


def view(g: Any, viewer: int | None) -> OwrView:
    """What a seat, or a spectator (None), may know of a match. [OW-341 to OW-350]"""
    s = g.s
    targeted = {id for item in g.pending() for id in g.still(item.aims)}
    own = g.asks.get(viewer) if viewer is not None else None
    return OwrView(
        **seen_by_all(g, viewer),
        seats=[_side(g, seat, viewer, targeted) for seat in range(len(s.seats))],
        turn=s.turn, active=s.active, first=s.first, phase=s.phase, lanes=len(g.row), game=g.nth,
        arena=[ArenaView(g.thing(id).card, g.place(id), g.owner_of(id)) for id in s.arena],
        pending=[_pending(g, number, item) for number, item in enumerate(g.pending(), 1)],
        playable=_playable(g, own) if own is not None else [],
    )  # fmt: skip


def _side(g: Board, seat: int, viewer: int | None, targeted: set[Id]) -> SideView:
    side = g.s.seats[seat]
    hand, extra = HAND.faces(g, seat, viewer), EXTRA.faces(g, seat, viewer)
    return SideView(
        seat=seat, lf=side.lf, hand_count=len(side.hand), deck=len(side.deck), extra_count=len(side.extra),
        lanes=[_lane(g, seat, lane, viewer, targeted) for lane in g.row],
        hand=hand if len(hand) == len(side.hand) else None,
        extra=extra if len(extra) == len(side.extra) else None,
        grave=GRAVE.faces(g, seat, viewer), banish=BANISH.faces(g, seat, viewer),
        summoned=side.summoned > 0, stacked=side.stacked > 0, souls=len(g.souls(seat)),
        won=g.s.series.won[seat] if g.s.series is not None else 0,
    )  # fmt: skip


def _lane(g: Board, seat: int, lane: int, viewer: int | None, targeted: set[Id]) -> LaneView:
    id, stack = g.in_lane(seat, lane), g.stack(seat, lane)
    atk, def_ = g.bonus(seat, lane)
    return LaneView(
        at=place_of(seat, lane), number=lane + 1, atk=atk, def_=def_, souls=len(g.souls(seat, lane)),
        creature=_creature(g, id, viewer, targeted) if id else None,
        stack=[_stack_card(g, seat, each, viewer, targeted) for each in stack],
    )  # fmt: skip


def _creature(g: Board, id: Id, viewer: int | None, targeted: set[Id]) -> CreatureView:
    thing = g.creature(id)
    seen = CreatureView(
        at=g.place(id), owner=thing.owner, controller=thing.controller, since=thing.turned, down=thing.down,
        damage=thing.damage, token=thing.token, targeted=id in targeted,
    )  # fmt: skip
    if not LANES.reads(g, thing.controller, id, viewer):
        return seen
    seen.card = thing.card
    seen.atk, seen.def_, seen.left = g.stat(id, "atk"), g.stat(id, "def"), g.remaining(id)
    seen.base_atk, seen.base_def = g.base(id)
    seen.arrows = g.arrows(id)
    seen.tokens = [thing.card, *thing.pile] if thing.token else []
    for each in thing.weapons:
        atk, def_ = g.card_of(each).figures
        seen.weapons.append(WeaponView(g.thing(each).card, g.place(each), g.owner_of(each), atk, def_))
    seen.marks = _marks(g, id)
    return seen


def _marks(g: Board, id: Id) -> list[str]:
    thing = g.creature(id)
    known = {
        "attacked": thing.attacks > 0,
        "moved": thing.moves > 0,
        "new": thing.arrived == g.s.turn,
        "no-attack": g.forbidden("attack", id),
        "no-move": g.forbidden("move", id),
        "safe": g.forbidden("be_destroyed", id),
        "taken": thing.controller != thing.owner,
    }
    return [name for name, so in known.items() if so]


def _stack_card(g: Board, seat: int, id: Id, viewer: int | None, targeted: set[Id]) -> StackCardView:
    thing: Card = g.thing(id)
    kind, (atk, def_) = g.kind_of(id), g.bonus_of(id)
    read = STACKS.reads(g, seat, id, viewer)
    waits = read and thing.down and (g.card_of(id).kind == "jinx" or g.card_of(id).flash)
    return StackCardView(
        at=g.place(id), kind=kind, card=thing.card if read else "", down=thing.down, turn=thing.turn, atk=atk,
        def_=def_, lit=kind == "rune" or kind == "artifact" and g.is_top(id),
        ready=read and thing.down and (not waits or thing.turn < g.s.turn), targeted=id in targeted,
    )  # fmt: skip


def _pending(g: Board, number: int, item: Any) -> PendingView:
    this = item.this or item.source
    return PendingView(
        at=f"#{number}", sort=item.sort, seat=item.seat, method=item.method, text=item.text(g),
        card="" if item.sort == "attack" or g.veiled(this) else item.card,
        source=g.places().get(g.there(this), ""),
        targets=[g.place(id) for id in g.still(item.aims)],
        lane=item.lane + 1 if item.sort == "attack" else 0,
        cancelled=item.cancelled,
    )  # fmt: skip


def _playable(g: Board, ask: Any) -> list[str]:
    """The cards in hand that the open question offers."""
    if ask.kind not in ("main", "respond"):
        return []
    below = [option.next() for option in ask.choice.options]
    keys = {option.key.partition("#")[0] for level in below if level is not None for option in level.options}
    return sorted(keys.intersection(g.hand_cards(ask.seat)))
