"""Further costs as they are paid: which cards, Powers and Fighters, of a use or inside an effect. [RZ-1403 RZ-1404
RZ-1416]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec.structs import replace

from engines.kernel.ask import Ask, Choice
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.pay import Till
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id, Verdict
from engines.kernel.text import SeatName, say

from .choices import card_options, hand_sorted
from .costs import Way, payers, ways_of
from .hands import discard_cards, give_back
from .lasting import UnderWay
from .levels import lose_levels
from .markers import change_marker, marker_ids
from .payment import able_payers, discardable, no_cost, picks_payer
from .state import CardName

if TYPE_CHECKING:
    from .duel import Duel

Ids = tuple[int, ...]


def cost_question(g: Duel, cost: Any, thing: Id, scope: Scope) -> Ask | None:
    """What is picked for a further cost: the cards to discard, the Power to destroy, or who pays; None if nothing is to
    be picked."""
    if cost.word == "discard":
        options = card_options(g, hand_sorted(g, discardable(g, cost, thing, scope)))
        n = min(cost.n.get(scope), len(options))
        choice = Choice(say("rz-ask-cost-discard", n=n), options, n, n)
        default = ",".join(o.key for o in options[:n]) or "none"
        return Ask(scope.seat, "hand_discard", choice, default, ("RZ-1404",), secret=True, forced=cost.what is None)
    if picks_payer(cost) and (found := able_payers(g, cost, scope)):
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
        lose_levels(g, op.name, there, lambda id: op.level(scope, id))
    else:
        change_marker(g, op.name, marker_ids(g, op.name, there, scope), placed=op.word == "place_marker")


def paid_things(g: Duel, way: Way, picked: Mapping[int, Ids]) -> dict[str, Ids]:
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


class Payment(UnderWay, tag="payment"):
    """The further costs of a payment inside an effect, picked one after the other and then paid together."""

    seat: int
    effect: Effect
    """The effect, as it stood."""
    at: str
    """The operation that asks for the payment."""
    picked: dict[int, Ids] = {}
    place: int = 0
    way: int = 0
    """Which of several costs is paid."""

    steps = ("choose", "chosen", "pay", "paid")

    def _way(self, g: Duel) -> Way:
        code = self.effect.code(g)
        return ways_of(code.rows[code.places[self.at]].op.cost)[self.way]

    def _scope(self, g: Duel) -> Scope:
        return payers_scope(g, self.seat, self.effect)

    def choose(self, g: Duel) -> Verdict:
        """What is picked for the next one."""
        costs = self._way(g).acts
        while self.place < len(costs):
            ask = cost_question(g, costs[self.place], g.id_of(self.effect.this), self._scope(g))
            if ask is not None:
                return ask
            self.place += 1
        return "pay"

    def chosen(self, g: Duel, picked: Any) -> Verdict:
        """That."""
        self.picked = {**self.picked, self.place: cast(Ids, picked if isinstance(picked, tuple) else (picked,))}
        self.place += 1
        return "choose"

    def pay(self, g: Duel) -> None:
        """All of it."""
        pay_rest(g, self._way(g).acts, self.picked, self._scope(g))

    def paid(self, g: Duel) -> None:
        """What was paid has the names that the cost gives it."""
        for name, handles in paid_things(g, self._way(g), self.picked).items():
            next(iter(g.below(Effect))).note(name, handles)


def payers_scope(g: Duel, seat: int, effect: Any) -> Scope:
    """Where a payment inside an effect looks things up: from the side of whoever pays."""
    scope = Scope(g, seat, effect.this, effect.event, effect.names)
    scope.look = g.still
    return scope


class Paying:
    """What a duel does with payments inside effects."""

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Priced, ...]:
        """The ways in which a payment can be made. [RZ-1403]"""
        g = cast("Duel", self)
        scope, thing = payers_scope(g, seat, frame), g.id_of(frame.this)
        base = sum(value.get(scope) for value in cost.amounts.values())
        found: list[Priced] = []
        for place, way in enumerate(ways_of(cost)):
            ap = base + (0 if way.ap is None else way.ap.get(scope))
            if ap <= g.s.seats[seat].ap and all(no_cost(g, op, thing, scope) is None for op in way.acts):
                found.append(Priced(ap, frame.card, frame.where, place))
        return tuple(found)

    @staticmethod
    def keyed(ways: Sequence[Priced]) -> list[tuple[str, Priced]]:
        """Ways to pay with their keys in notation."""
        return [("pay" if len(ways) == 1 else f"pay#{way.place + 1}", way) for way in ways]

    def pay(self, seat: int, cost: Cost, way: Priced, frame: Any) -> None:
        """A payment is made: its AP, then what is picked for the rest. [RZ-1404]"""
        g = cast("Duel", self)
        g.seat(seat).ap -= way.ap
        words = {"who": SeatName(seat), "price": g.price_text(cost, way), "what": CardName(frame.card)}
        g.happen(Event("paid", seat, g.id_of(frame.this), amount=way.ap), say("rz-log-pays", **words), "RZ-1404")
        if ways_of(cost)[way.place].acts:
            rows = frame.code(g).rows
            at = next(row.label for row in rows if isinstance(row, Till) and row.op.cost is cost)
            g.push(Payment(seat=seat, effect=replace(frame), at=at, way=way.place))
