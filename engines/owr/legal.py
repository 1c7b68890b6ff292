"""What may be done now, and which clause keeps it from being done. [OW-425 to OW-444 OW-501 to OW-528 OW-601 to OW-664
OW-751 OW-810 OW-901 to OW-946]"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations

from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.scope import Scope
from engines.kernel.derived import indexed
from engines.kernel.event import Event
from engines.kernel.refusing import clauses
from engines.kernel.state import Id

from .board import Board
from .cards import Ability, Specs
from .items import needs_of
from .moving import put
from .paying import Dues, cost_dues, feasible, printed_dues, still_feasible, tributes
from .responses import answering, flashes, set_now
from .telling import part_of

SET, PLAYED = ("rune", "jinx"), ("arena", "artifact", "weapon")
"""The types of cards that are set, and that are played. [OW-427 OW-630]"""

# ------------------------------------------------------------------------------------------------------------- summons


not_summonable = clauses(
    ("OW-501", lambda g, _, id: g.card_of(id).kind != "creature"),
    ("OW-503", lambda g, _, id: not g.card_of(id).normal_summon),
    ("OW-426", lambda g, seat, _: g.s.seats[seat].summoned >= g.figure(player_ref(seat), "normal_summons", 1)),
    ("OW-239", lambda g, seat, id: g.bars("summon", seat, id)),
    ("OW-516", lambda g, seat, id: len(tributes(g, seat)) < g.card_of(id).price),
    ("OW-510", lambda g, seat, id: not g.card_of(id).price and not g.free_lanes(seat, over_tokens=True)),
    ("OW-138", lambda g, _, id: g.worn_out(f"summon {id}")),
)
"""What keeps a card in hand from being Normal Summoned. [OW-426 OW-501 OW-503 OW-510 OW-516]"""

not_stackable = clauses(
    ("OW-945", lambda g, _, id: "Stackable" not in g.card_of(id).methods),
    ("OW-939", lambda g, seat, _: g.s.seats[seat].stacked >= g.figure(player_ref(seat), "stackables", 1)),
    ("OW-239", lambda g, seat, _: g.bars("stack", seat)),
)
"""What keeps a card in hand from being put on a stack. [OW-939 OW-945]"""

not_revealable = clauses(
    ("OW-428", lambda g, _, id: not g.creature(id).down),
    ("OW-511", lambda g, _, id: g.creature(id).turned >= g.s.turn),
    ("OW-239", lambda g, _, id: g.forbidden("turn_up", id)),
)
"""What keeps a creature from being turned up by its player. [OW-511 OW-512 OW-525]"""


# --------------------------------------------------------------------------------------------------------------- cards


def scope_of(g: Board, seat: int, id: Id, lane: int | None = None) -> Scope:
    """Where what a player does with something looks things up: a Rune out of the hand as it comes to lie on a stack,
    without working yet; a Jinx answers an event of the window that is open. [OW-603]"""
    if lane is not None and g.card_of(id).kind == "rune" and not g.thing(id).down:
        g = g.clone()
        put(g, id, "stack", lane, down=True)
    return Scope(g, seat, g.handle(id), event_for(g, seat, id))


def event_for(g: Board, seat: int, id: Id) -> Event | None:
    """The event of the open window that a Jinx names, if it can one of which its condition is true. [OW-613]"""
    window = answering(g)
    if window is None or g.card_of(id).kind != "jinx":
        return None
    jinx = g.card_of(id).abilities[0]
    scopes = [Scope(g, seat, g.handle(id), each) for each in window.events if each.name in jinx.when.event]
    fits = sorted((each for each in scopes if jinx.when.fits(each)), key=lambda each: not g.sets_off(jinx, each))
    return fits[0].event if fits else None


def cast_needs(g: Board, id: Id) -> list[Specs]:
    """The targets that a card needs as it is cast, in each of the ways that it can be."""
    return needs_of(g, (g.card_of(id).id, g.card_of(id).cast))


def bearers(g: Board, seat: int) -> list[Id]:
    """The creatures that a Weapon can be attached to. [OW-756]"""
    return [id for id in g.creatures(seat) if not g.veiled(id)]


def dues_of(g: Board, seat: int, id: Id, lane: int | None = None) -> Dues:
    """What a card costs as it is cast on a stack, or where it was set: nothing once it was paid for as it was set.
    [OW-610 OW-656]"""
    card, down = g.card_of(id), g.thing(id).down
    at = g.lane_of(id) if down else None if card.kind == "arena" else lane
    return printed_dues(g, seat, 0 if down and g.option("set_cost") == "on_set" else card.price, at)


def sites(g: Board, seat: int, id: Id) -> Sequence[int | None]:
    """The lanes that a card can be cast in; None for all of them, where it is the same in which: what it costs and asks
    for does not hang on that. [OW-656]"""
    card = g.card_of(id)
    if card.kind == "weapon":
        return [g.lane_of(each) for each in bearers(g, seat)]
    asked = repr((part_of(card, card.cast).if_, cast_needs(g, id)))
    same = g.option("soul_payment") == "same_stack" or re.search(r"\b(this|here|opposite)\b", asked)
    return g.row if same and card.kind != "arena" and not g.thing(id).down else (None,)


def not_cast_in(g: Board, seat: int, id: Id, lane: int | None) -> str | None:
    """The clause that keeps a card from being cast in a lane: its condition, its cost, or that no payment leaves what
    could be targeted. [OW-652 OW-663 OW-958 OW-972]"""
    card, dues, scope, specs = g.card_of(id), dues_of(g, seat, id, lane), scope_of(g, seat, id, lane), cast_needs(g, id)
    condition = part_of(card, card.cast).if_
    if condition is not None and not condition.holds(scope):
        return "OW-958"
    if dues.fault(g) is not None:
        return "OW-652"
    aimed = any(feasible(scope.g, scope, each) for each in specs)
    if not dues.acts:
        return None if aimed else "OW-972"
    fits = still_feasible(scope, specs)
    if fits is None or any(fits(row) for row in combinations(dues.acts[0].found, dues.souls)):
        return None
    return "OW-663" if aimed else "OW-972"


def _not_cast_anywhere(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a card from being cast in any lane; a Weapon needs somebody in one."""
    clauses = [not_cast_in(g, seat, id, lane) for lane in sites(g, seat, id)]
    return None if None in clauses else next(iter(clauses), "OW-756")


def _barred(g: Board, act: str, seat: int, id: Id) -> bool:
    """Whether a player may not use a card so: one that was set is the card that it is once it is turned up. [OW-601]"""
    if g.thing(id).down and g.saying("forbid", act):
        g = g.clone()
        g.edit(id).down = False
        g.reshaped()
    return g.bars(act, seat, id)


not_castable = clauses(
    ("OW-239", lambda g, seat, id: _barred(g, "cast", seat, id)),
    _not_cast_anywhere,
    ("OW-138", lambda g, _, id: g.worn_out(f"cast {id}")),
)
"""What keeps a card from being cast or played, whenever that is: its condition, its cost, its targets. [OW-652 OW-663
OW-664 OW-972]"""

not_cast_now = clauses(
    ("OW-613", lambda g, _, id: g.card_of(id).kind == "jinx" and g.thing(id).down),
    ("OW-611", lambda g, _, id: g.card_of(id).kind == "jinx"),
    ("OW-619", lambda g, _, id: g.card_of(id).flash and set_now(g, id)),
    not_castable,
)
"""What keeps a Rune from being cast in one's own Main Phase: from the hand, or where it was set. [OW-609 OW-611 OW-612
OW-615 OW-619 OW-621]"""

not_cast_from_hand = clauses(("OW-601", lambda g, _, id: g.card_of(id).kind not in SET), not_cast_now)
"""What keeps a card in hand from being cast. [OW-601]"""

not_playable = clauses(("OW-427", lambda g, _, id: g.card_of(id).kind not in PLAYED), not_castable)
"""What keeps a card in hand from being played. [OW-427]"""

not_jinx_response = clauses(
    ("OW-611", lambda g, _, id: not g.thing(id).down),
    ("OW-612", lambda g, _, id: set_now(g, id)),
    ("OW-613", lambda g, seat, id: event_for(g, seat, id) is None),
    not_castable,
)
not_rune_response = clauses(
    ("OW-608", lambda g, _, id: not g.card_of(id).flash),
    ("OW-620", lambda g, _, __: g.option("flash_window") == "effects_only" and not g.top.on_effect(g)),
    ("OW-619", lambda g, _, id: set_now(g, id)),
    ("OW-617", lambda g, seat, id: not g.thing(id).down and not flashes(g, seat)),
    not_castable,
)


def not_response(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a card in hand, or one that was set, from being used in the window that is open. [OW-607
    OW-608 OW-612 OW-613 OW-616 OW-617 OW-619 OW-620 OW-958]"""
    by_kind = {"jinx": not_jinx_response, "rune": not_rune_response}.get(g.card_of(id).kind)
    if by_kind is None:
        return "OW-958"
    return "OW-239" if _barred(g, "respond", seat, id) else by_kind(g, seat, id)


def set_lanes(g: Board, seat: int, id: Id) -> list[int]:
    """The lanes in which a card can be set: by option those where it can be paid for. [OW-606 OW-610]"""
    free = g.option("set_cost") != "on_set"
    return [lane for lane in g.row if free or dues_of(g, seat, id, lane).fault(g) is None]


not_settable = clauses(
    ("OW-630", lambda g, _, id: g.card_of(id).kind not in SET),
    ("OW-239", lambda g, seat, id: g.bars("set", seat, id)),
    ("OW-652", lambda g, seat, id: not set_lanes(g, seat, id)),
    ("OW-138", lambda g, _, id: g.worn_out(f"set {id}")),
)
"""What keeps a card in hand from being set. [OW-610 OW-630]"""


# -------------------------------------------------------------------------------------------------- abilities, attacks


@indexed
def used_sources(g: Board, seat: int) -> Mapping[Id, list[Ability]]:
    """The abilities that a player might use: activated ones and Hatch, where they work. [OW-946 OW-948]"""
    rows = [(id, each, "") for id, _, own in g.in_force() if seat == g.seat_of(id) for each in dict.fromkeys(own)]
    for zone in ("hand", "grave"):
        rows += [(id, each, zone) for id in getattr(g.s.seats[seat], zone) for each in g.card_of(id).abilities]
    found: dict[Id, list[Ability]] = {}
    for id, ability, zone in rows:
        if ability.use and ability.from_ == zone or ability.method == "hatch" and not zone:
            found.setdefault(id, []).append(ability)
    return found


def use_ways(g: Board, seat: int, id: Id, ability: Ability) -> list[Dues]:
    """The ways in which using an ability can be paid for now. [OW-654 OW-946]"""
    return [way for way in cost_dues(g, id, ability.cost, scope_of(g, seat, id)) if way.fault(g) is None]


def not_usable(g: Board, seat: int, id: Id, ability: Ability) -> str | None:
    """The clause that keeps an ability from being used. [OW-138 OW-654 OW-946 OW-948 OW-972]"""
    scope = scope_of(g, seat, id)
    if ability.method == "hatch":
        if max(g.creature(id).turned, g.creature(id).sided) >= g.s.turn:
            return "OW-946"
        if not ability.into.exists(scope):
            return "OW-308"
    if ability.limit is not None and not g.left(ability.limit, scope.this, ability.where, seat) > 0:
        return "OW-948"
    if ability.if_ is not None and not ability.if_.holds(scope):
        return "OW-948"
    if not use_ways(g, seat, id, ability):
        return cost_dues(g, id, ability.cost, scope)[0].fault(g)
    if not any(feasible(g, scope, each) for each in needs_of(g, (ability_card(g, id, ability), ability.where))):
        return "OW-972"
    return "OW-138" if g.worn_out(f"use {id} {ability.where}") else None


def not_used(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps all that could be used of something from being used."""
    clauses = [not_usable(g, seat, id, each) for each in used_sources(g, seat).get(id, ())]
    return None if None in clauses else next(iter(clauses), "OW-948")


def ability_card(g: Board, id: Id, ability: Ability) -> str:
    """On which card of a pile an ability is printed."""
    return next(card for card in g.printed_all(id) if any(each is ability for each in g.cards[card].abilities))


not_attacker = clauses(
    ("OW-811", lambda g, _, id: g.creature(id).down and g.option("facedown_attack") == "no"),
    ("OW-811", lambda g, _, id: g.creature(id).down and g.creature(id).turned >= g.s.turn),
    ("OW-239", lambda g, _, id: g.creature(id).down and g.forbidden("turn_up", id)),
    ("OW-810", lambda g, _, id: g.creature(id).attacks >= g.figure(id, "attacks", 1)),
    ("OW-239", lambda g, seat, id: g.forbidden("attack", id) or g.bars("attack", seat)),
    ("OW-239", lambda g, _, id: any(g.forbidden("be_attacked", each) for each in g.opposite_to(id))),
)
"""What keeps a creature from attacking. [OW-810 OW-811]"""


# ------------------------------------------------------------------------------------------------------------ movement


not_mover = clauses(
    ("OW-910", lambda g, _, id: g.creature(id).down and g.option("facedown_move") == "no"),
    ("OW-432", lambda g, _, id: g.s.phase == "main_1" and (g.creature(id).down or not g.allows("move_in_main_1", id))),
    ("OW-902", lambda g, _, id: not any(g.arrows(id))),
    ("OW-905", lambda g, _, id: g.creature(id).moves >= g.figure(id, "moves", 1)),
    ("OW-239", lambda g, _, id: g.forbidden("move", id)),
)
"""What keeps a creature from moving by its arrows. [OW-432 OW-902 OW-905 OW-910]"""


def not_goal(g: Board, id: Id, lane: int) -> str | None:
    """The clause that keeps a creature from moving to a lane. [OW-561 OW-569 OW-903 OW-904 OW-906 OW-907]"""
    thing = g.creature(id)
    if lane not in g.points_to(id):
        return "OW-903"
    way = 1 if lane > thing.lane else -1
    if thing.way not in (0, way):
        return "OW-904"
    there = g.in_lane(thing.controller, lane)
    if there and (thing.token or not g.creature(there).token):
        return "OW-569" if thing.token else "OW-906"
    between = range(min(lane, thing.lane) + 1, max(lane, thing.lane))
    if g.option("move_through") == "no" and any(g.in_lane(thing.controller, each) for each in between):
        return "OW-907"
    return None


def not_moved(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a creature from moving anywhere by its arrows. [OW-903]"""
    return not_mover(g, seat, id) or (None if goals(g, id) else "OW-903")


def goals(g: Board, id: Id) -> list[int]:
    """The lanes that a creature can move to."""
    return [lane for lane in g.row if not_goal(g, id, lane) is None]
