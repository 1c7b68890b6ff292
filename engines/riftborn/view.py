"""What may be seen of a match: plain data for one viewer. Pictures, messages, logs and players' panels read only this.

Places are named as the ledger does, in small letters: `s1a` is the leftmost creature of S's front rank, `n3e` the
rightmost of N's third; `s1:2` a gap of S's front rank, `s:new` a new rank behind; `sw1` S's first Weapon, `sa2` the
second Armour; `a` and `b` are the players. S is who took the first turn, and drawn below. [RB-425] `x` is how many half
tiles right of the middle line something stands; rows are counted from S's front rank (0) towards N.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from engines.kernel.ask import Ask
from engines.kernel.state import Id
from engines.kernel.text import Word
from engines.kernel.views import MarkView as MarkView
from engines.kernel.views import TableView, seen_by_all

from . import attacks, geometry
from .actions import not_playable
from .board import Board
from .entering import free_slots
from .geometry import Formation, Slot
from .geometry import called as called
from .playing import Placing
from .state import TABLE, Mark
from .telling import keyword_name
from .zones import DISCARD, HAND, REMOVED, TRICK_SET, TRICKS, WAITING


class CreatureView(Struct, omit_defaults=True, gc=False):
    """A creature in a formation. [RB-401 RB-751 RB-976]

    Face-down, `card` and everything that would tell it are there for its owner alone; `down`, `at`, damage, tokens and
    the marks that all may know are there for everybody. `attack` and `health` (its maximum) are those of now, `printed`
    both as printed where they differ from these. `keywords` are those that it has now, with their number ("RANGE(2)").
    `marks` are states to show: "waiting" (no Action this turn), "moved", "acted", "charmed", "pacified" (of its next or
    this turn), "dormant", "rooted", "taken" (under another than its owner). `ready` is its READY bonus, `morale`
    "damage" or "health" if it has MORALE, `swarm` the X of its SWARM, `undeath` how many UNDEATH are left, `under` the
    card set aside under it. `adjacent`, `front` (all in front of it) and `reach` (whom it could attack now, with how)
    name places.
    """

    at: str
    controller: int
    row: int
    x: int
    card: str = ""
    down: bool = False
    token: bool = False
    attack: int | None = None
    health: int | None = None
    printed: list[int] = []
    damage: int = 0
    rage: int = 0
    health_tokens: int = 0
    shield: int = 0
    weakness: int = 0
    decay: int = 0
    xp: int | None = None
    family: str = ""
    keywords: list[Word] = []
    marks: list[str] = []
    ready: int = 0
    morale: str = ""
    swarm: int = 0
    undeath: int = 0
    under: str = ""
    adjacent: list[str] = []
    front: list[str] = []
    reach: dict[str, str] = {}
    """Whom it could attack (places, "player") and how: "adjacent", "ranged", "open", "flight". Of face-up creatures."""

    @property
    def left(self) -> int | None:
        """Its maximum Health less its Damage tokens."""
        return None if self.health is None else max(0, self.health - self.damage)

    @property
    def base_attack(self) -> int | None:
        """Its Attack as printed."""
        return self.printed[0] if self.printed else self.attack

    @property
    def base_health(self) -> int | None:
        """Its Health as printed."""
        return self.printed[1] if self.printed else self.health

    @property
    def owner(self) -> int:
        """Whose it is."""
        return 1 - self.controller if "taken" in self.marks else self.controller


class EquipmentView(Struct, omit_defaults=True, gc=False):
    """A Weapon or an Armour: how many uses, or how much Health, are left of how many. [RB-234 RB-643 RB-651]"""

    card: str
    at: str
    kind: str
    left: int
    of: int
    attack: int | None = None
    keywords: list[Word] = []
    used: bool = False
    """Whether a Weapon has been used this turn. [RB-646]"""


class SideView(Struct, omit_defaults=True, gc=False):
    """A player's side. `letter` is "s" (drawn below) or "n", "" in the setup. Piles are card ids, newest last; `hand`,
    `tricks` and `trick_set` are None where they are hidden. `allowance` is the Level allowance of a turn, `used` what
    of it is used; `next_level` the total of Experience of the next Level, 0 at the highest. [RB-234]"""

    seat: int
    letter: str
    life: int
    xp: int
    level: int
    allowance: int
    used: int
    next_level: int
    hand_count: int
    library: int
    tricks_count: int
    ranks: list[list[CreatureView]]
    """Front rank first, each left to right. [RB-401]"""
    row: int
    """Where the player stands: the row behind the rearmost rank. [RB-424]"""
    weapons: list[EquipmentView] = []
    armours: list[EquipmentView] = []
    """In the order in which they absorb. [RB-654]"""
    waiting: list[str] = []
    """Spells whose effect is delayed or lasts. [RB-239]"""
    discard: list[str] = []
    removed: list[str] = []
    hand: list[str] | None = None
    tricks: list[str] | None = None
    trick_set: list[str] | None = None
    turns: int = 0


class GapView(Struct, omit_defaults=True, gc=False):
    """A gap that the open question of the viewer offers: where a creature would stand in it, and what else it shifts
    (place, and the half tiles right of the middle line where that stands then). [RB-405 RB-425 RB-521]"""

    at: str
    row: int
    x: int
    shifts: dict[str, int] = {}


class AttackView(Struct, omit_defaults=True, gc=False):
    """An attack, Weapon attack or Action under way: who, whom (a place, or "player"), how, its step ("declared",
    "dealt", "answered"). [RB-617 RB-640]"""

    by: str
    target: str
    mode: str = ""
    step: str = ""


class RiftView(TableView, omit_defaults=True, kw_only=True, gc=False):
    """A match as one viewer may see it. `phase` is "setup", "start", "main" or "end"; `seats` are in seat order,
    `south` is the seat drawn below, None in the setup: nobody goes first yet. [RB-233 RB-234 RB-425]"""

    seats: list[SideView]
    turn: int
    active: int
    south: int | None
    phase: str
    gaps: list[GapView] = []
    """Where a creature may be put, while the viewer is asked for that."""
    attack: AttackView | None = None
    resolving: list[str] = []
    """The cards being played now, that lie nowhere else. [RB-227]"""
    playable: list[str] = []
    """The cards in the viewer's hand that can be played now, by id."""


# ---------------------------------------------------------------------------------------------------------- making it


def view(g: Any, viewer: int | None) -> RiftView:
    """What a seat, or a spectator (None), may know of a match. [RB-221 to RB-240]"""
    s = g.s
    own = g.asks.get(viewer) if viewer is not None else None
    return RiftView(
        **seen_by_all(g, viewer, partial(_places, _named(g))),
        seats=[_side(g, seat, viewer) for seat in range(len(s.seats))],
        turn=s.turn,
        active=s.active,
        south=None if s.phase == "setup" else s.first,
        phase=s.phase,
        gaps=_gaps(g, own) if own is not None else [],
        attack=_attack(g),
        resolving=[g.thing(id).card for id in g.resolving()],
        playable=_playable(g, own) if own is not None else [],
    )


def _places(named: dict[int, str], mark: Mark) -> list[str]:
    return [named[handle] for handle in mark.things]


def _named(g: Any) -> dict[int, str]:
    """Where those whom something concerned stand now; who is gone goes by the id of its card, numbered where several of
    one are gone. Who stands there is not counted: it may be face-down."""
    places: dict[int, str] = g.places()
    known = {handle: card for mark in g.s.recent for handle, card in zip(mark.things, mark.gone, strict=True)}
    named: dict[int, str] = {}
    many: Counter[str] = Counter()
    for handle, card in known.items():
        at = places.get(g.there(handle))
        if at is None:
            many[card] += 1
            at = card if many[card] == 1 else f"{card}#{many[card]}"
        named[handle] = at
    return named


def _side(g: Board, seat: int, viewer: int | None) -> SideView:
    side, own = g.s.seats[seat], viewer == seat
    zones = [WAITING, DISCARD, REMOVED, *([HAND] if own else []), *([TRICKS, TRICK_SET] if own or g.outcome else [])]
    read: dict[str, Any] = {zone.name: zone.faces(g, seat, seat) for zone in zones}  # [RB-988]
    return SideView(
        seat=seat,
        letter="" if g.s.phase == "setup" else g.letter(seat),
        **{name: getattr(side, name) for name in ("life", "xp", "level", "used", "turns")},
        allowance=g.allowance(seat),
        next_level=TABLE[side.level] if side.level < len(TABLE) else 0,
        hand_count=len(side.hand),
        library=len(side.library),
        tricks_count=len(side.tricks),
        ranks=[[_creature(g, id, viewer) for id in row] for row in side.ranks],
        row=geometry.player_row(g.side_of(seat), side.ranks),
        weapons=[_equipment(g, id) for id in side.weapons],
        armours=[_equipment(g, id) for id in side.armours],
        **read,
    )


def _creature(g: Board, id: Id, viewer: int | None) -> CreatureView:
    thing, places, (shape, _, numbers) = g.creature(id), g.places(), g.standing()
    number = numbers[id]
    spot = geometry.numbered(shape)[number]
    seen = CreatureView(
        at=places[id], controller=thing.controller, row=spot.row, x=spot.x, down=thing.down,
        damage=thing.damage, rage=thing.rage, health_tokens=thing.health, shield=thing.shield, weakness=thing.weakness,
        decay=thing.decay,
        adjacent=geometry.places_of(shape, "adjacent", number), front=geometry.places_of(shape, "in_front", number),
        marks=g.marks(id, viewer), ready=thing.ready,
    )  # fmt: skip
    if not g.reads(id, viewer):
        return seen
    card = g.card_of(id)
    seen.card, seen.token, seen.xp, seen.family = thing.card, thing.token, card.xp, card.family
    seen.attack, seen.health = g.attack(id), g.max_health(id)
    if (seen.attack, seen.health) != (card.attack, card.health):
        seen.printed = [card.attack, card.health]
    said = g.wording(id)
    words = said.words
    seen.keywords = [keyword_name(name, x) for name, x, _ in said.traits]
    if "MORALE" in words:
        seen.morale = thing.mode or "damage"
    seen.swarm = words.get("SWARM", 0)
    seen.undeath = len(g.undeaths(id)) if "UNDEATH" in words else 0
    seen.under = g.thing(thing.under).card if thing.under else ""
    if not thing.down:
        seen.reach = {places.get(each, "player"): how for each, how in attacks.targets(g, id)}
    return seen


def _equipment(g: Board, id: Id) -> EquipmentView:
    thing, card = g.thing(id), g.card_of(id)
    weapon = card.kind == "weapon"
    return EquipmentView(
        card=thing.card, at=g.place(id), kind=card.kind, left=thing.left, of=card.health,
        attack=g.attack(id) if weapon else None,
        keywords=[keyword_name(name, x) for name, x, _ in g.wording(id).traits],
        used=weapon and thing.used == g.s.turn,
    )  # fmt: skip


def _gaps(g: Any, ask: Any) -> list[GapView]:
    """The gaps of a formation in which the viewer may put something now: on whose side their keys say. What an effect
    moves has been taken out of its place. [RB-405 RB-518]"""
    moved = g.there(g.top.ids[0]) if isinstance(g.top, Placing) else 0
    sides = [geometry.without(g.s.seats[seat].ranks, moved) for seat in (g.s.first, 1 - g.s.first)]
    if ask.kind == "main":
        rows = [(g.slot_key(ask.seat, slot), slot) for slot in free_slots(g, ask.seat)]
    else:
        rows = [(each.key, each.value) for each in ask.choice.options if isinstance(each.value, Slot)]
    return [_gap(g, sides, key, slot) for key, slot in rows]


def _gap(g: Board, sides: Sequence[Formation], key: str, slot: Slot) -> GapView:
    south, north = sides
    ids = [id for rank in (*south, *north) for id in rank]
    shape = geometry.sizes(south), geometry.sizes(north)
    spot, shifts = geometry.newcomer(shape, "sn".index(key[0]), slot)
    return GapView(key, spot.row, spot.x, {g.place(ids[n]): x for n, x in shifts})


def _attack(g: Board) -> AttackView | None:
    attack = g.attack_under_way()
    if attack is None:
        return None
    by, target = g.there(attack.by), g.there(attack.target)
    return AttackView(
        by=g.place(by) if by else "",
        target="player" if not attack.target else g.place(target) if target else "",
        mode=attack.mode,
        step="declared" if not attack.dealt else "answered" if attack.answered else "dealt",
    )


def _playable(g: Board, own: Ask) -> list[str]:
    """The cards in hand that can be played now."""
    cards = g.hand_cards(own.seat) if own.kind == "main" else {}
    return sorted(card for card, id in cards.items() if not_playable(g, own.seat, id) is None)
