"""What a use costs, and why it can't be paid: Markers, Use, AP, Mana, other costs; and these as they are paid: which
cards, Powers and Fighters, of a use or inside an effect. [RZ-1026 RZ-1403 to RZ-1405 RZ-1416]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from engines.kernel.ask import Ask, Choice, Refused
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.pay import CostOfEffect
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.pairing import apart
from engines.kernel.state import Id, Verdict
from engines.kernel.text import say

from .cards import Ability, Skill
from .choices import removable
from .conditions import change_levels
from .fields import GIVEN_UP, LAID_DOWN, payers
from .hands import by_name, card_options, discard_cards, give_back
from .secrecy import secret, secretive
from .state import Fighter, Power
from .trackers import change_marker, left_of, marker_ids

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading

Ids = tuple[int, ...]
MARKER_CLAUSES = {"ultimate": "RZ-849", "unique": "RZ-851", "legendary": "RZ-912"}


def printed_ap(ability: Ability, scope: Scope, way: Cost | None = None) -> int:
    """The AP that a use costs as printed, in a certain way or in the cheapest one."""
    if way is None:
        if len(ability.ways) > 1:
            return min([printed_ap(ability, scope, each) for each in ability.ways])
        way = next(iter(ability.ways))
    ap = way.amounts.get("ap")
    return (ability.power or 0) + (0 if ap is None else ap.size(scope))


def price(g: Duel, kind: str, thing: Id, ability: Ability, scope: Scope, way: Cost | None = None) -> int:
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
    g: Duel, kind: str, thing: Id, ability: Ability, scope: Scope, *, free: bool = False, public: bool = False
) -> Refused | None:
    """Why a use can't be paid now, if it can't: Markers, Use, AP, Mana, other costs. [RZ-1026 RZ-1403 RZ-1405]

    `public`: why it can't be for all that everybody knows. [RZ-1603]
    """
    side = g.s.seats[scope.seat]
    for marker in markers(ability, kind):
        if g.fighter(thing).slot in side.ultimate if marker == "ultimate" else getattr(side, marker):
            return refused("rz-no-marker", MARKER_CLAUSES[marker], marker=marker.upper())
    if kind != "power" and not within_limit(g, ability, scope):
        return refused("rz-no-more", "RZ-1407", period=ability.limit.period)
    if ability.power is not None and g.is_barred(thing, public=public):
        return refused("rz-no-use-forbidden", "RZ-1407")
    if kind == "conjure" and g.seat_forbidden("conjure", scope.seat):
        return refused("rz-no-conjure-forbidden", "RZ-1407")
    refusal = _no_use(g.s.things[thing], ability)
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
    g: Duel, kind: str, thing: Id, ability: Ability, way: Cost, scope: Scope, *, free: bool, public: bool = False
) -> Refused | None:
    """Why the AP and the other costs of a use can't be paid in a way, if they can't. [RZ-1403 RZ-1404]"""
    unknown = public and (ability.secret_price or any(secret_change(each) for each in g.parts("price")))
    if not free and not unknown:
        ap, have = price(g, kind, thing, ability, scope, way), g.s.seats[scope.seat].ap
        if ap > have:
            clause = "RZ-921" if ability.power is not None else "RZ-1405"
            return refused("rz-no-ap", clause, needed=ap, have=have)
    taking = [op for op in way.acts if op.word == "lose" and op.name == "mana"]
    if own_mana(ability, thing) and not _can_lose(g, taking, scope, own_mana(ability, thing)):
        return refused("rz-no-mana", "RZ-847")
    return no_costs(g, way.acts, thing, scope, public=public)


Lost = Counter[tuple[str, Id]]
"""How much is lost, by what it is and whose."""


def own_mana(ability: Ability, fighter: Id) -> Lost:
    """The 1 Mana that a MANA Skill takes from its Fighter. [RZ-847]"""
    return Counter({("mana", fighter): 1} if getattr(ability, "label", "") == "mana" else {})


def within_limit(g: Duel, ability: Ability, scope: Scope) -> bool:
    """Whether an effect may be used once more in the span of time that its card names. [RZ-1407]"""
    limit = ability.limit
    return limit is None or g.left(limit, scope.this, ability.counted_as, scope.seat) > 0


def _no_use(source: Any, ability: Ability) -> Refused | None:
    if left_of(source, ability, "times") == 0:
        return refused("rz-no-time", "RZ-868" if isinstance(source, Fighter) else "RZ-924")
    if left_of(source, ability) == 0:
        return refused("rz-no-use", "RZ-867" if isinstance(source, Fighter) else "RZ-923")
    return None


def _no_skill(g: Duel, fighter: Id, skill: Skill) -> Refused | None:
    if g.forbidden("skill", fighter) or g.forbidden(f"skill {skill.label}", fighter):
        return refused("rz-no-skill-forbidden", "RZ-1407")
    if skill.label == "mana" and g.fighter(fighter).mana < 1:
        return refused("rz-no-mana", "RZ-847")
    if skill.spell and g.forbidden("hit", fighter):
        return refused("rz-no-hit-forbidden", "RZ-1407")
    return None


def discardable(g: Duel, op: Any, thing: Id, scope: Scope, *, public: bool = False) -> tuple[Id, ...]:
    """The cards of the hand that a cost can be paid with, or could be for all that everybody knows. [RZ-1403
    RZ-1603]"""
    hand = g.s.seats[scope.seat].hand
    meant = None if public else op.what
    return tuple(id for id in hand if id != thing and (meant is None or meant.fits(scope, id)))


def no_costs(g: Duel, ops: Sequence[Any], thing: Id, scope: Scope, *, public: bool = False) -> Refused | None:
    """Why the further costs can't be paid together: nothing is given up for two of them. [RZ-1403 RZ-1404]"""
    for op in ops:
        refusal = no_cost(g, op, thing, scope, public=public)
        if refusal is not None:
            return refusal
    giving = [op for op in ops if op.word in GIVEN_UP]
    if len(giving) > 1 and not apart([_given_up(g, op, thing, scope, public=public) for op in giving]):
        return _cannot_pay(giving[-1], scope)
    losing = [op for op in ops if op.word == "lose" and not (public and _hides(g, payers(op), scope))]
    if len(losing) > 1 and not _can_lose(g, losing, scope, Counter()):
        return _cannot_pay(losing[-1], scope)
    return None


def _can_lose(g: Duel, losing: Sequence[Any], scope: Scope, lost: Lost) -> bool:
    """Whether all of some costs can be lost beside what is `lost` already: nobody has the same for two of them."""
    if not losing:
        return True
    op, *others = losing
    who: Any = payers(op)
    able = tuple(id for id in who.ids(scope) if _has(g, op, scope, id, lost[op.name, id]))
    least = max(1, who.pick.span(scope, len(able))[0]) if picks_payer(op) else len(who.ids(scope))
    return any(_can_lose(g, others, scope, _losing(lost, op, scope, ids)) for ids in combinations(able, least))


def _losing(lost: Lost, op: Any, scope: Scope, ids: Ids) -> Lost:
    """What is lost once some have lost what a cost takes from them."""
    return lost + Counter({(op.name, id): op.level(scope, id) for id in ids})


def _hides(g: Duel, who: Any, scope: Scope) -> bool:
    """Whether not everybody knows who or what could pay. [RZ-1603]"""
    return isinstance(who, Selector) and secret(who) and g.hides(scope, who)


def _given_up(g: Duel, op: Any, thing: Id, scope: Scope, *, public: bool = False) -> tuple[int, Ids]:
    """How many a further cost gives up at least, and among what; nothing where not everybody knows. [RZ-1603]"""
    if op.word == "discard":
        return op.n.size(scope), discardable(g, op, thing, scope, public=public)
    what: Any = payers(op)
    if public and _hides(g, what, scope):
        return 0, ()
    if not picks_payer(op):
        ids = what.ids(scope)
        return len(ids), ids
    found = able_payers(g, op, scope)
    return max(1, payers(op).pick.span(scope, len(found))[0]), found


def no_cost(g: Duel, op: Any, thing: Id, scope: Scope, *, public: bool = False) -> Refused | None:
    """Why one of the further costs can't be paid. Costs of declared targets are checked once these are known."""
    if op.word == "discard":
        enough = len(discardable(g, op, thing, scope, public=public)) >= op.n.size(scope)
        return None if enough else _cannot_pay(op, scope)
    who: Any = payers(op)
    if public and _hides(g, who, scope):
        return None
    if g.s.sheltered == scope.seat and (op.word == "defeat" or op.word == "lose" and op.name == "hp"):
        return refused("rz-no-hp-sheltered", "RZ-611")
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
    return _has(g, op, scope, id, 0)


def _has(g: Duel, op: Any, scope: Scope, id: Id, lost: int) -> bool:
    """Whether somebody or something has as much as a cost takes beside what it has `lost` by others."""
    n = op.level(scope, id) + lost
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
    if op.word == "discard":
        return refused("rz-no-cards", "RZ-1403", n=op.n.size(scope))
    if op.word in LAID_DOWN:
        return refused("rz-no-own", "RZ-1403", way=op.word)
    if op.word == "cleanse":
        return refused("rz-no-condition", "RZ-1403", name=op.name)
    if op.word == "place_marker":
        return refused("rz-no-marker", MARKER_CLAUSES[op.name], marker=op.name.upper())
    if op.word == "remove_marker":
        return refused("rz-no-marker-there", "RZ-1403", marker=op.name.upper())
    n = op.n.size(scope)
    if op.name == "hp":
        return refused("rz-no-hp", "RZ-872", n=n)
    return refused("rz-no-level", "RZ-1403", of=op.name, n=n)


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


# ------------------------------------------------------------------------------------------------------ as it is paid


def _choosable(
    g: Duel, costs: Sequence[Any], place: int, picked: Mapping[int, Ids], thing: Id, scope: Scope, lost: Lost
) -> Ids:
    """Who or what can pay a further cost: what is given up for none before it, and needed for none after it."""
    if costs[place].word == "lose":
        return _able_losers(g, costs, place, picked, scope, lost)
    if costs[place].word not in GIVEN_UP:
        return able_payers(g, costs[place], scope)
    taken = {id for at, ids in picked.items() if costs[at].word in GIVEN_UP for id in ids}
    rows = [_given_up(g, op, thing, scope) for op in costs[place:] if op.word in GIVEN_UP]
    (n, found), *after = [(n, tuple([id for id in ids if id not in taken])) for n, ids in rows]

    def spare(id: Id) -> bool:
        return apart([(n, tuple([each for each in ids if each != id])) for n, ids in ((n - 1, found), *after)])

    return tuple([id for id in found if spare(id)]) if after else found


def _able_losers(g: Duel, costs: Sequence[Any], place: int, picked: Mapping[int, Ids], scope: Scope, lost: Lost) -> Ids:
    """Those among whom it is picked who loses something: who has enough beside what all other costs take."""
    cost = costs[place]
    for at, ids in picked.items():
        lost = _losing(lost, costs[at], scope, ids) if costs[at].word == "lose" else lost
    others = [op for at, op in enumerate(costs) if op.word == "lose" and at != place and at not in picked]
    found = [id for id in payers(cost).ids(scope) if _has(g, cost, scope, id, lost[cost.name, id])]
    return tuple([id for id in found if _can_lose(g, others, scope, _losing(lost, cost, scope, (id,)))])


def next_cost(
    g: Duel, costs: Sequence[Any], picked: Mapping[int, Ids], thing: Id, scope: Scope, lost: Lost
) -> tuple[int, Ask | None]:
    """The place of the next of the further costs for which something is picked, after those for which it was, and what:
    the cards to discard, the Power to destroy, or who pays; None if nothing is left to be picked. What is `lost`
    besides pays for none of them."""
    for place in range(max(picked, default=-1) + 1, len(costs)):
        if (ask := _cost_question(g, costs, place, picked, thing, scope, lost)) is not None:
            return place, ask
    return len(costs), None


def _cost_question(
    g: Duel, costs: Sequence[Any], place: int, picked: Mapping[int, Ids], thing: Id, scope: Scope, lost: Lost
) -> Ask | None:
    cost = costs[place]
    if cost.word == "discard":
        n = cost.n.size(scope)
        if not n:
            return None
        options = card_options(g, by_name(g, _choosable(g, costs, place, picked, thing, scope, lost)))
        n = min(n, len(options))
        choice = Choice(say("rz-ask-cost-discard", n=n), options, n, n)
        default = ",".join(o.key for o in options[:n]) or "none"
        return Ask(scope.seat, "hand_discard", choice, default, ("RZ-1404",), secret=True, forced=cost.what is None)
    if picks_payer(cost) and (found := _choosable(g, costs, place, picked, thing, scope, lost)):
        least, most = payers(cost).pick.span(scope, len(found))
        options = tuple(g.target_option(id) for id in found)
        choice = Choice(say("rz-ask-cost-payer", way=cost.word), options, max(1, least), most)
        default = ",".join(option.key for option in options[: max(1, least)])
        return Ask(scope.seat, "pay_choice", choice, default, ("RZ-1404",))
    return None


def pay_rest(g: Duel, costs: Sequence[Any], picked: Mapping[int, Ids], scope: Scope) -> None:
    """The further costs are paid, with what was picked for each by its place."""
    hand = g.s.seats[scope.seat].hand
    discarded = [id for place, op in enumerate(costs) if op.word == "discard" for id in picked.get(place, ())]
    if discarded := [id for id in discarded if id in hand]:
        discard_cards(g, scope.seat, discarded)
    for place, op in enumerate(costs):
        if op.word != "discard":
            ids = picked.get(place, ()) if picks_payer(op) else payers(op).ids(scope)
            _pay(g, op, scope, ids)


def _pay(g: Duel, op: Any, scope: Scope, ids: Ids) -> None:
    """A further cost is paid by those who pay it."""
    there = [id for id in ids if id < g.first_id or g.in_play(id)]
    if op.word == "destroy":
        for id in there:
            g.destroy_all(scope, (id,))
    elif op.word == "defeat":
        g.defeat_all(scope, there)
    elif op.word == "return":
        give_back(g, there, op.to)
    elif op.word == "cleanse":
        for id in ids:
            g.order_cleanse(scope, id, op.name, 1, upto=False)
    elif op.word == "lose" and op.name == "hp":
        g.lose_hp(None, [(id, op.level(scope, id)) for id in ids])
    elif op.word == "lose":
        change_levels(g, op.name, there, lambda id: op.level(scope, id), gain=False)
    else:
        change_marker(g, op.name, marker_ids(g, op.name, there, scope), placed=op.word == "place_marker")


def paid_things(g: Duel, way: Cost, picked: Mapping[int, Ids]) -> dict[str, Ids]:
    """What was paid, by the names that the cost gives it: the cards that it became."""
    return {op.as_: g.handles(picked.get(place, ())) for place, op in enumerate(way.acts) if op.as_}


class Priced(NamedTuple):
    """A way in which a payment inside an effect can be made."""

    ap: int
    card: str
    """The card, and below the effect, that asks for it."""
    where: str
    place: int
    """Its place among the ways."""


class Payment(CostOfEffect, tag="payment"):
    """The further costs of a payment inside an effect, picked one after the other and then paid together."""

    picked: dict[int, Ids] = {}

    steps = ("choose", "chosen", "pay", "paid")

    def scope(self, g: Duel) -> Scope:
        return payers_scope(g, self.seat, next(iter(g.below(Effect))))

    def _next(self, g: Duel) -> tuple[int, Ask | None]:
        return next_cost(g, self.cost(g).acts, self.picked, g.id_of(self.this), self.scope(g), Counter())

    def choose(self, g: Duel) -> Verdict:
        """What is picked for the next one."""
        return self._next(g)[1] or "pay"

    def chosen(self, g: Duel, picked: Any) -> Verdict:
        """That."""
        self.picked = {**self.picked, self._next(g)[0]: row(picked)}
        return "choose"

    def pay(self, g: Duel) -> None:
        """All of it."""
        pay_rest(g, self.cost(g).acts, self.picked, self.scope(g))

    def paid(self, g: Duel) -> None:
        """What was paid has the names that the cost gives it."""
        for name, handles in paid_things(g, self.cost(g), self.picked).items():
            next(iter(g.below(Effect))).note(name, handles)


def payers_scope(g: Duel, seat: int, effect: Any) -> Scope:
    """Where a payment inside an effect looks things up: from the side of whoever pays."""
    scope = g.payers_scope(seat, effect)
    scope.look = g.still
    return scope
