"""What a use costs, and why it can't be paid: Markers, Use, AP, Mana, other costs. [RZ-1026 RZ-1403 RZ-1405]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engines.kernel.ask import Refused
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.state import Id
from engines.kernel.text import say

from .cards import Ability, Skill
from .choices import removable
from .costs import LAID_DOWN, Way, payers
from .lent import ability_at, is_lent
from .markers import marker_ids
from .secrecy import secret, secretive
from .state import Fighter, Power, Tracked
from .trackers import count_of

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading

MARKER_CLAUSES = {"ultimate": "RZ-849", "unique": "RZ-851", "legendary": "RZ-912"}


def printed_ap(ability: Ability, scope: Scope, way: Way | None = None) -> int:
    """The AP that a use costs as printed, in a certain way or in the cheapest one."""
    base = ability.power if ability.power is not None else 0 if ability.ap is None else ability.ap.get(scope)
    ways = ability.ways if way is None else (way,)
    if len(ways) == 1 and ways[0].ap is None:
        return base
    return base + min([0 if each.ap is None else each.ap.get(scope) for each in ways])


def price(g: Duel, kind: str, thing: Id, ability: Ability, scope: Scope, way: Way | None = None) -> int:
    """The AP that a use costs now, in a certain way or in the cheapest one. A Power in play that is used costs no AP
    but those of a way. [RZ-925]"""
    printed = printed_ap(ability, scope, way)
    if kind == "use":
        return max(0, printed - (ability.power or 0))
    return cost(g, thing, printed) if ability.priced else max(0, printed)


def too_dear(g: Duel, seat: int, least: int) -> bool:
    """Whether the printed cost alone says that a player has too few AP. It may cost too much all the same."""
    return least > g.s.seats[seat].ap and not g.at_work("price")


def least_ap(ability: Ability) -> int:
    """The AP that an effect costs at least, as printed; 0 if that depends on the match."""
    return 0 if ability.ap is None or ability.ap.constant is None else ability.ap.constant


def markers(ability: Ability, kind: str) -> tuple[str, ...]:
    """The Markers that a use places; a Power already in play places none. [RZ-848 RZ-850 RZ-911 RZ-913 RZ-1024]"""
    return () if kind == "use" else ability.markers


def secret_change(each: Any) -> bool:
    """Whether only one player knows by how much something changes a price. [RZ-1603]"""
    part = each.part
    return secretive(part.ap) or secretive(part.if_) or any(map(secretive, part.under))


def barred(
    g: Duel, kind: str, thing: Id, number: int, scope: Scope, *, free: bool = False, public: bool = False
) -> Refused | None:
    """Why a use can't be paid now, if it can't: Markers, Use, AP, Mana, other costs. [RZ-1026 RZ-1403 RZ-1405]

    `public`: why it can't be for all that everybody knows. [RZ-1603]
    """
    source = g.known(thing)
    ability = ability_at(g, thing, number)
    side = g.s.seats[scope.seat]
    for marker in markers(ability, kind):
        if g.fighter(thing).slot in side.ultimate if marker == "ultimate" else getattr(side, marker):
            return Refused(say("rz-no-marker", marker=marker.upper()), MARKER_CLAUSES[marker])
    if kind != "power" and not within_limit(g, ability, scope):
        return Refused(say("rz-no-more", period=ability.limit.period), "RZ-1407")
    if ability.power is not None and g.is_barred(thing, public=public):
        return Refused(say("rz-no-use-forbidden"), "RZ-1407")
    if kind == "conjure" and g.seat_forbidden("conjure", scope.seat):
        return Refused(say("rz-no-conjure-forbidden"), "RZ-1407")
    refusal = _no_use(g, source, number)
    if refusal is None and kind == "skill":
        refusal = _no_skill(g, thing, cast(Skill, ability))
    if refusal is not None:
        return refusal
    for way in reversed(ability.ways):
        refusal = way_barred(g, kind, thing, ability, way, scope, free=free, public=public)
        if refusal is None:
            return None
    return refusal


def way_barred(
    g: Duel, kind: str, thing: Id, ability: Ability, way: Way, scope: Scope, *, free: bool, public: bool = False
) -> Refused | None:
    """Why the AP and the other costs of a use can't be paid in a way, if they can't. [RZ-1403 RZ-1404]"""
    unknown = public and (ability.secret_price or any(secret_change(each) for each in g.parts("price")))
    if not free and not unknown:
        ap, have = price(g, kind, thing, ability, scope, way), g.s.seats[scope.seat].ap
        if ap > have:
            clause = "RZ-921" if ability.power is not None else "RZ-1405"
            return Refused(say("rz-no-ap", needed=ap, have=have), clause)
    if getattr(ability, "label", "") == "mana" and _mana_taken(way, scope, thing) >= g.fighter(thing).mana:
        return Refused(say("rz-no-mana"), "RZ-847")
    for op in way.acts:
        refusal = no_cost(g, op, thing, scope, public=public)
        if refusal is not None:
            return refusal
    return None


def _mana_taken(way: Way, scope: Scope, fighter: Id) -> int:
    """The Mana that the further costs of a Skill take from its Fighter, beside the 1 of every MANA Skill. [RZ-847]"""
    taking = [op for op in way.acts if op.word == "lose" and op.name == "mana" and fighter in payers(op).ids(scope)]
    return sum(op.level(scope, fighter) for op in taking)


def within_limit(g: Duel, ability: Ability, scope: Scope) -> bool:
    """Whether an effect may be used once more in the span of time that its card names. [RZ-1407]"""
    limit = ability.limit
    return limit is None or g.left(limit, scope.this, ability.counted_as, scope.seat) > 0


def _no_use(g: Duel, source: Any, number: int) -> Refused | None:
    if not isinstance(source, Tracked) or not (source.times or source.uses or is_lent(number)):
        return None
    if count_of(g, source, number, "times") == 0:
        return Refused(say("rz-no-time"), "RZ-868" if isinstance(source, Fighter) else "RZ-924")
    if count_of(g, source, number, "uses") == 0:
        return Refused(say("rz-no-use"), "RZ-867" if isinstance(source, Fighter) else "RZ-923")
    return None


def _no_skill(g: Duel, fighter: Id, skill: Skill) -> Refused | None:
    if g.forbidden("skill", fighter) or g.forbidden(f"skill {skill.label}", fighter):
        return Refused(say("rz-no-skill-forbidden"), "RZ-1407")
    if skill.label == "mana" and g.fighter(fighter).mana < 1:
        return Refused(say("rz-no-mana"), "RZ-847")
    if skill.spell and g.forbidden("hit", fighter):
        return Refused(say("rz-no-hit-forbidden"), "RZ-1407")
    return None


def discardable(g: Duel, op: Any, thing: Id, scope: Scope, *, public: bool = False) -> tuple[Id, ...]:
    """The cards of the hand that a cost can be paid with, or could be for all that everybody knows. [RZ-1403
    RZ-1603]"""
    hand = g.s.seats[scope.seat].hand
    meant = None if public else op.what
    return tuple(id for id in hand if id != thing and (meant is None or meant.fits(scope, id)))


def no_cost(g: Duel, op: Any, thing: Id, scope: Scope, *, public: bool = False) -> Refused | None:
    """Why one of the further costs can't be paid. Costs of declared targets are checked once these are known."""
    if op.word == "discard":
        n = op.n.get(scope)
        return (
            None
            if len(discardable(g, op, thing, scope, public=public)) >= n
            else Refused(say("rz-no-cards", n=n), "RZ-1403")
        )
    who: Any = payers(op)
    if public and isinstance(who, Selector) and secret(who) and g.hides(scope, who):
        return None
    if g.s.sheltered == scope.seat and (op.word == "defeat" or op.word == "lose" and op.name == "hp"):
        return Refused(say("rz-no-hp-sheltered"), "RZ-611")
    if picks_payer(op):
        picking: Any = payers(op)
        least = max(1, picking.pick.span(scope, len(picking.ids(scope)))[0])
        return None if len(able_payers(g, op, scope)) >= least else _cannot_pay(op, scope)
    short = any(not _can_pay(g, op, scope, id) for id in who.ids(scope))
    return _cannot_pay(op, scope) if short else None


def picks_payer(op: Any) -> bool:
    """Whether the player picks who pays a further cost, as it is paid. [RZ-1404 RZ-1416]"""
    return getattr(payers(op), "pick", None) is not None


def able_payers(g: Duel, op: Any, scope: Scope) -> tuple[Id, ...]:
    """Those among whom the player picks who pays a further cost: all that can. [RZ-872 RZ-1403]"""
    return tuple(id for id in payers(op).ids(scope) if _can_pay(g, op, scope, id))


def _can_pay(g: Duel, op: Any, scope: Scope, id: Id) -> bool:
    """Whether somebody or something has what a further cost takes from it."""
    if op.word in LAID_DOWN:  # not the Power that is about to be played for it [RZ-904]
        return not getattr(g.s.things[id], "pending", False) and not (op.word == "defeat" and _invincible(g, id))
    if op.word == "cleanse":
        return bool(removable(g, id, op.name))
    if op.word in ("place_marker", "remove_marker"):
        (whose,) = marker_ids(g, op.name, (id,), scope)
        return (op.name in g.markers(whose)) == (op.word == "remove_marker")
    n = op.level(scope, id)
    if op.name == "souls":
        return g.s.seats[id - 1].souls >= n
    if op.name in ("uses", "time"):
        return g.measure(id, op.name.removesuffix("s")) >= n
    fighter = isinstance(g.s.things[id], Fighter)
    if op.name == "hp":
        return fighter and g.fighter(id).hp >= n and not _invincible(g, id)
    return fighter and g.measure(id, op.name) >= n


def _invincible(g: Duel, id: Id) -> bool:
    return "Invincible" in g.conditions(id)


def _cannot_pay(op: Any, scope: Scope) -> Refused:
    if op.word in LAID_DOWN:
        return Refused(say("rz-no-own", way=op.word), "RZ-1403")
    if op.word == "cleanse":
        return Refused(say("rz-no-condition", name=op.name), "RZ-1403")
    if op.word == "place_marker":
        return Refused(say("rz-no-marker", marker=op.name.upper()), MARKER_CLAUSES[op.name])
    if op.word == "remove_marker":
        return Refused(say("rz-no-marker-there", marker=op.name.upper()), "RZ-1403")
    n = op.n.get(scope)
    if op.name == "hp":
        return Refused(say("rz-no-hp", n=n), "RZ-872")
    return Refused(say("rz-no-level", of=op.name, n=n), "RZ-1403")


def refused(id: str, clause: str, **words: Any) -> Refused:
    """A refusal with its clause."""
    return Refused(say(id, **words), clause)


def cost(g: Reading, id: Id, printed: int) -> int:
    """The AP cost of a card or of a Skill of a Fighter, with what changes it, at least 0."""
    changes = g.parts("price")
    own = getattr(g.cards[g.known(id).card], "own_prices", ())
    if not changes and not own:
        return printed
    for part in own:
        scope = g.scope_on(g.seat_of(id), id)
        if part.if_ is None or part.if_.holds(scope):
            printed += part.ap.get(scope)
    played = isinstance(g.known(id), Power)
    for each in changes:
        to = each.part.to
        if each.subject is not None:
            means = each.subject == id
        elif (
            played and isinstance(to, Selector) and to.zone == "hand"
        ):  # what is announced still costs what it did in the hand
            means = to.meets(each.scope, id)
        else:
            means = each.means(id)
        if means:
            printed += each.number("n", each.part.ap)
    return max(0, printed)
