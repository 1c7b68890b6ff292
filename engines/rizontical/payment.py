"""What a use costs, and why it can't be paid: Markers, Use, AP, Mana, other costs. [RZ-1026 RZ-1403 RZ-1405]"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engines.kernel.ask import Refused
from engines.kernel.state import Id
from engines.kernel.text import say

from .cards import Ability, PowerCard, Skill
from .choices import removable
from .effects import Filter, ModCost, Scope
from .state import Fighter, Tracked

if TYPE_CHECKING:
    from .cards import Cost
    from .duel import Duel

MARKER_CLAUSES = {"ultimate": "RZ-849", "unique": "RZ-851", "legendary": "RZ-912"}


def ability_of(g: Duel, thing: Id, number: int) -> Ability:
    """An effect of a card."""
    return g.cards[g.known(thing).card].abilities[number]


def price(g: Duel, kind: str, thing: Id, ability: Ability, scope: Scope) -> int:
    """The AP that a use costs now. A Power in play that is used costs no further AP. [RZ-925]"""
    if kind == "use":
        return 0
    printed = ability.printed_ap(scope)
    return g.cost(thing, printed) if ability.priced else max(0, printed)


def too_dear(g: Duel, seat: int, ability: Ability) -> bool:
    """Whether the printed cost alone says that a player has too few AP. It may cost too much all the same."""
    return ability.least_ap > g.s.seats[seat].ap and not g.parts(ModCost)


def markers(ability: Ability, kind: str) -> tuple[str, ...]:
    """The Markers that a use places; a Power already in play places none. [RZ-848 RZ-850 RZ-911 RZ-913 RZ-1024]"""
    return () if kind == "use" else ability.markers


def barred(
    g: Duel, kind: str, thing: Id, number: int, scope: Scope, *, free: bool = False, public: bool = False
) -> Refused | None:
    """Why a use can't be paid now, if it can't: Markers, Use, AP, Mana, other costs. [RZ-1026 RZ-1403 RZ-1405]

    `public`: why it can't be for all that everybody knows. [RZ-1603]
    """
    ability = ability_of(g, thing, number)
    side = g.s.seats[scope.seat]
    for marker in markers(ability, kind):
        if g.fighter(thing).slot in side.ultimate if marker == "ultimate" else getattr(side, marker):
            return Refused(say("rz-no-marker", marker=marker.upper()), MARKER_CLAUSES[marker])
    refusal = _no_use(g, thing, number) if ability.use is not None or ability.time is not None else None
    if refusal is None and kind == "skill":
        refusal = _no_skill(g, thing, cast(Skill, ability))
    if refusal is not None:
        return refusal
    unknown = public and (ability.secret_price or any(each.part.secret for each in g.parts(ModCost)))
    if not free and not unknown:
        ap = price(g, kind, thing, ability, scope)
        if ap > side.ap:
            clause = "RZ-921" if isinstance(ability, PowerCard) else "RZ-1405"
            return Refused(say("rz-no-ap", needed=ap, have=side.ap), clause)
    for cost in ability.costs:
        refusal = no_cost(g, cost, thing, scope, public=public)
        if refusal is not None:
            return refusal
    return None


def _no_use(g: Duel, thing: Id, number: int) -> Refused | None:
    known = g.known(thing)
    if isinstance(known, Tracked) and known.times.get(number) == 0:
        return Refused(say("rz-no-time"), "RZ-868" if isinstance(known, Fighter) else "RZ-924")
    if isinstance(known, Tracked) and known.uses.get(number) == 0:
        return Refused(say("rz-no-use"), "RZ-867" if isinstance(known, Fighter) else "RZ-923")
    return None


def _no_skill(g: Duel, fighter: Id, skill: Skill) -> Refused | None:
    if g.forbidden(f"skill:{skill.label}", fighter):
        return Refused(say("rz-no-skill-forbidden"), "RZ-1407")
    if skill.label == "mana" and g.fighter(fighter).mana < 1:
        return Refused(say("rz-no-mana"), "RZ-847")
    if skill.spell and g.forbidden("hit", fighter):
        return Refused(say("rz-no-hit-forbidden"), "RZ-1407")
    return None


def discardable(g: Duel, cost: Cost, thing: Id, scope: Scope, *, public: bool = False) -> tuple[Id, ...]:
    """The cards of the hand that a cost can be paid with, or could be for all that everybody knows. [RZ-1403 RZ-1603]"""
    hand = g.s.seats[scope.seat].hand
    meant = None if public else cost.from_
    return tuple(id for id in hand if id != thing and (meant is None or meant.fits(scope, id)))


def destroyable(g: Duel, own: Filter, scope: Scope) -> tuple[Id, ...]:
    """What can be destroyed for a cost: not the Power that is about to be played for it. [RZ-904 RZ-1403]"""
    return tuple(id for id in own.find(scope) if not getattr(g.s.things[id], "pending", False))


def no_cost(g: Duel, cost: Cost, thing: Id, scope: Scope, *, public: bool = False) -> Refused | None:
    """Why one of the further costs can't be paid. Costs of declared targets are checked once these are known."""
    if cost.discard is not None and len(discardable(g, cost, thing, scope, public=public)) < cost.discard:
        return Refused(say("rz-no-cards", n=cost.discard), "RZ-1403")
    hidden = public and cost.destroy_own is not None and cost.destroy_own.secret and cost.destroy_own.hides(scope)
    if cost.destroy_own is not None and not hidden and not destroyable(g, cost.destroy_own, scope):
        return Refused(say("rz-no-own"), "RZ-1403")
    payers = scope.ids(cost.of)
    if cost.hp is not None:
        if g.s.sheltered == scope.seat:
            return Refused(say("rz-no-hp-sheltered"), "RZ-611")
        for id in payers:
            if (
                not isinstance(g.s.things[id], Fighter)
                or g.fighter(id).hp < cost.hp
                or "Invincible" in g.conditions(id)
            ):
                return Refused(say("rz-no-hp", n=cost.hp), "RZ-872")
    if cost.protection is not None and any(g.figure(id, "protection") < cost.protection for id in payers):
        return Refused(say("rz-no-protection", n=cost.protection), "RZ-1403")
    if cost.remove_condition is not None and any(not removable(g, id, cost.remove_condition) for id in payers):
        return Refused(say("rz-no-condition", name=cost.remove_condition), "RZ-1403")
    return None
