"""What may be seen of a match: plain data for one viewer. Pictures, messages, logs and players' panels read only this.

Places are named as in notation: `a` is player A, `ac` A's character, `aw1` the first weapon, `ah` `ab` `al` `ar` `ag`
the slots High, Body, Low, Right and Left of A's mat (g as in the French word, l being taken), `ah1` the card laid
there first, `ao1` to `ao3` A's object slots, `ai1` the first infusion, `a-top` the Top Soul, `#1` the first card of the
outermost exchange.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engines.kernel.state import Id
from engines.kernel.views import TableView, seen_by_all

from .legal import is_free
from .reading import Reading
from .state import Link, Play
from .zones import DISCARD, HAND, VOID


class LaidView(Struct, omit_defaults=True):
    """A card in a combat slot. [RD-410 RD-416]

    `at` is its place (in the slot that it was laid on first), `mat` on whose mat it lies, `slots` all that it covers,
    `owner` who laid it. `value` is its Damage, Break or Block as it is now, `base` as printed (of the second sphere,
    transcended). `sideways` if it was entirely countered; `pending` while its exchange is not resolved; `old` once it
    is. `role` is "opener", "counter", "answer" or "alone".
    """

    card: str
    at: str
    mat: int
    owner: int
    slots: list[str]
    kind: str
    value: int = 0
    base: int = 0
    bonus: int = 0
    transcended: bool = False
    optimal: bool = False
    sideways: bool = False
    pending: bool = False
    role: str = ""


class PlacedView(Struct, omit_defaults=True):
    """A card that stays: an object, an infusion, a weapon, a character. `used` if it lies sideways; `usable` whether it
    has a Use effect or an active ability that was not used up; `as_support` for an object played as a support, with its
    Break (`value`) and `optimal` slots. [RD-1203 RD-1215]"""

    card: str
    at: str
    owner: int
    used: bool = False
    usable: bool = False
    as_support: bool = False
    value: int = 0
    optimal: list[str] = msgspec.field(default_factory=list[str])


class SlotView(Struct, omit_defaults=True):
    """A combat slot: what lies there, the first laid first, and its Weak Point. A card that covers several slots is in
    each. [RD-410 RD-1556]"""

    at: str
    slot: str
    cards: list[LaidView] = msgspec.field(default_factory=list[LaidView])
    weak: int = 0


class SideView(Struct, omit_defaults=True):
    """A player's side. `hand` is None where it is hidden; piles are card ids, the newest last. `top` is the Top Soul,
    "" if there is none; `deck` counts it too. [RD-401 to RD-413]"""

    seat: int
    hp: int
    ether: int
    reserve: int
    latent: int
    latent_printed: int
    active: int
    character: PlacedView | None
    weapons: list[PlacedView]
    slots: list[SlotView]
    objects: list[PlacedView | None]
    infusions: list[PlacedView]
    sockets: int
    hand_count: int
    deck: int
    top: str = ""
    top_sv: int = 0
    hand: list[str] | None = None
    discard: list[str] = msgspec.field(default_factory=list[str])
    void: list[str] = msgspec.field(default_factory=list[str])
    markers: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    stunned: bool = False
    played: int = 0
    passes: int = 0
    asked: bool = False
    """Whether the match waits for this player."""


class LinkView(Struct, omit_defaults=True):
    """A link of an exchange: a card that waits, or a Block effect (`card` ""). `at` is `#1`, `#2`, ..., `on` what it
    answers ("" of the first), `place` where the card lies. `value` is what it comes to as things stand, in each of
    `slots`; `beaten` if nothing is left of it so. [RD-823 RD-825]"""

    at: str
    seat: int
    card: str = ""
    on: str = ""
    place: str = ""
    kind: str = ""
    role: str = ""
    slots: list[str] = msgspec.field(default_factory=list[str])
    values: list[int] = msgspec.field(default_factory=list[int])
    base: int = 0
    transcended: bool = False
    instant: bool = False
    beaten: bool = False


class ExchangeView(Struct, omit_defaults=True):
    """What waits to be resolved: the chain of cards, the first first; `instant` for one of instants alone, inside the
    other. Of a Frenzy `times` says which play it is, `of` how many there may be; `locked` that the opponent has to take
    the rest. [RD-823 RD-910 RD-1530 RD-1534]"""

    links: list[LinkView]
    instant: bool = False
    times: int = 1
    of: int = 1
    locked: bool = False


class HeldView(Struct, omit_defaults=True):
    """A card of the viewer's own hand, at a glance. `cost` is what it costs now, `free` whether Combo waives that if it
    is laid now. [RD-312 RD-1525]"""

    kind: str
    sv: int
    cost: int
    value: int
    instant: bool = False
    object: bool = False
    transcend: bool = False
    second: int | None = None
    optimal: list[str] = msgspec.field(default_factory=list[str])
    infusion: bool = False
    text: bool = False
    free: bool = False


class RrdView(TableView, kw_only=True):
    """A match as one viewer may see it. `phase` is "setup", "preparation", "clash" or "consolidation"; `passer` who
    passed first in this Clash (None: nobody)."""

    seats: list[SideView]
    bout: int
    phase: str
    active: int
    starter: int
    passer: int | None = None
    exchanges: list[ExchangeView] = msgspec.field(default_factory=list[ExchangeView])
    playable: list[str] = msgspec.field(default_factory=list[str])
    """The cards in the viewer's hand that can be used now, by id."""
    held: dict[str, HeldView] = msgspec.field(default_factory=dict[str, HeldView])
    """The cards in the viewer's hand, by id."""


# ---------------------------------------------------------------------------------------------------------- making it


def view(g: Any, viewer: int | None) -> RrdView:
    """What a seat, or a spectator (None), may know of a match. [RD-211 RD-404 RD-611 RD-1809]"""
    seen = g.seen_by(viewer)
    s = seen.s
    own = g.asks.get(viewer) if viewer is not None else None
    return RrdView(
        **seen_by_all(g, viewer),
        seats=[_side(seen, seat, viewer, seat in g.asks and s.outcome is None) for seat in range(len(s.seats))],
        bout=s.bout,
        phase=s.phase,
        active=s.active,
        starter=s.starter,
        passer=s.passer if s.passer >= 0 else None,
        exchanges=[_exchange(seen, each) for each in seen.exchanges()],
        playable=_playable(seen, own) if own is not None else [],
        held=_held(seen, viewer) if viewer is not None else {},
    )


def _side(g: Reading, seat: int, viewer: int | None, asked: bool) -> SideView:
    side = g.s.seats[seat]
    top = g.top_soul(seat)
    return SideView(
        seat=seat,
        hp=side.hp,
        ether=g.ether(seat),
        reserve=side.reserve,
        latent=side.latent,
        latent_printed=g.printed_figure(seat, "latent"),
        active=g.ability_figure(seat, "active"),
        character=_placed(g, side.character) if side.character else None,
        weapons=[_placed(g, id) for id in side.weapons],
        slots=[SlotView(g.slot_place(seat, slot), slot, [_laid(g, id) for id in g.in_slot(seat, slot)],
                        side.weak.get(slot, 0)) for slot in g.slots],
        objects=[_placed(g, id) if id else None for id in g.object_places(seat)],
        infusions=[_placed(g, id) for id in side.infusions],
        sockets=g.ability_figure(seat, "sockets"),
        hand_count=len(side.hand),
        deck=len(side.deck),
        top=g.thing(top).card if top else "",
        top_sv=g.sv(top) if top else 0,
        hand=HAND.faces(g, seat, viewer) if viewer == seat else None,
        discard=DISCARD.faces(g, seat, viewer),
        void=VOID.faces(g, seat, viewer),
        markers={name: n for name, n in side.markers.items() if n},
        stunned=side.stunned,
        played=side.played,
        passes=side.passes,
        asked=asked,
    )  # fmt: skip


def _placed(g: Reading, id: Id) -> PlacedView:
    thing, card = g.thing(id), g.card_of(id)
    ability = g.use_of(id)
    support = ability is not None and ability.as_support
    return PlacedView(
        card=thing.card, at=g.place(id), owner=thing.owner, used=thing.used,
        usable=g.may_be_used(id), as_support=support,
        value=g.value(id, "break") if support else 0, optimal=list(card.optimal) if support else [],  # type: ignore[attr-defined]
    )  # fmt: skip


def _laid(g: Reading, id: Id) -> LaidView:
    thing, card = g.thing(id), g.card_of(id)
    return LaidView(
        card=thing.card, at=g.place(id), mat=thing.mat, owner=thing.owner, slots=list(thing.slots), kind=card.kind,
        value=g.value(id, card.stat), base=g.sphere(id),  # type: ignore[attr-defined]
        bonus=g.figure(id, "bonus", 0), transcended=thing.transcended, optimal=g.is_optimal(id), sideways=thing.used,
        pending=g.is_pending(id), role=thing.role,
    )  # fmt: skip


def _exchange(g: Reading, exchange: Any) -> ExchangeView:
    return ExchangeView(
        links=[_link(g, exchange, n, link) for n, link in enumerate(exchange.links)],
        instant=exchange.instant, times=exchange.times, of=exchange.most(g), locked=exchange.locked,
    )  # fmt: skip


def _link(g: Reading, exchange: Any, n: int, link: Link) -> LinkView:
    values = [g.comes_to(exchange, n, slot) for slot in link.slots]
    seen = LinkView(
        at=f"#{n + 1}", seat=link.seat, on=f"#{link.on + 1}" if link.on >= 0 else "", slots=list(link.slots),
        values=values, kind="block", base=link.block,
    )  # fmt: skip
    if not link.id:
        return seen
    thing, card = g.thing(link.id), g.card_of(link.id)
    seen.card, seen.place, seen.kind, seen.base = thing.card, g.place(link.id), card.kind, g.sphere(link.id)
    seen.role, seen.transcended, seen.instant = thing.role, thing.transcended, card.instant
    seen.beaten = not any(values) and any(each.on == n for each in exchange.links)
    return seen


def _playable(g: Reading, ask: Any) -> list[str]:
    """The cards in hand that the open question offers."""
    if ask.kind not in ("main", "counter", "window"):
        return []
    below = [level for option in ask.choice.options if (level := option.next()) is not None]
    found = {option.value for level in below for option in level.options}
    return sorted({g.card(id).card for id in g.side(ask.seat).hand if id in found})


def _held(g: Any, viewer: int) -> dict[str, HeldView]:
    found: dict[str, HeldView] = {}
    for id in g.s.seats[viewer].hand:
        card: Any = g.card_of(id)
        found[card.id] = HeldView(
            kind=card.kind, sv=card.sv, cost=g.cost(id), value=card.value, instant=card.instant, object=card.object,
            transcend=card.transcend is not None,
            second=card.transcend.value if card.transcend is not None else None, optimal=list(card.optimal),
            infusion=bool(card.infusion), text=bool(card.on_play or card.on_resolve),
            free=is_free(g, Play(viewer, id, "lay", card.optimal[:1])),
        )  # fmt: skip
    return dict(sorted(found.items()))
