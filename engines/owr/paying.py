"""Costs: souls, tributes, LF, cards; which can pay, and how they are asked for. [OW-115 OW-516 OW-520 OW-651 to
OW-669]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from typing import Any, NamedTuple

from engines.kernel.ask import Ask, Choice, Option, cautious, one_of
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import row
from engines.kernel.cards.pay import CostOfEffect
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.pairing import apart
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import Listing, SeatName, say

from .board import Board
from .cards import Specs
from .happening import check, is_safe, lose_lf
from .moving import is_kept, leave, put, relocate
from .state import CardName


class Act(NamedTuple):
    """A part of a cost: what is done (None: souls are spent), among which things to how many."""

    op: Any
    found: tuple[Id, ...]
    n: int


Payment = tuple[tuple[Id, ...], ...]
"""What is given up for each part of a cost."""


class Dues(NamedTuple):
    """What has to be paid in all."""

    seat: int
    acts: tuple[Act, ...] = ()
    lf: int = 0
    place: int = 0
    """Which of several costs it is."""

    @property
    def souls(self) -> int:
        """How many souls are spent."""
        return sum(act.n for act in self.acts if act.op is None)

    def fault(self, g: Board) -> str | None:
        """The clause by which it can't be paid in full, if one does. [OW-115 OW-652 OW-654 OW-974]"""
        if self.lf > g.s.seats[self.seat].lf:
            return "OW-115"
        return None if apart(self.left(())) else "OW-654"

    def left(self, paid: Payment) -> list[tuple[int, tuple[Id, ...]]]:
        """How many are still given up for each part, and among what, once so much is: nothing pays twice."""
        given = _flat(paid)
        rows = [(act.n, act.found) for act in self.acts[len(paid) :]]
        return [(n, tuple([id for id in found if id not in given])) for n, found in rows]


def printed_dues(g: Board, seat: int, n: int, lane: int | None) -> Dues:
    """A printed Soul Cost; by option from the stack that the card is cast on. [OW-652 OW-656 OW-661]"""
    same = g.option("soul_payment") == "same_stack" and lane is not None
    return Dues(seat, (Act(None, g.souls(seat, lane if same else None), n),) if n else ())


def cost_dues(g: Board, source: Id, cost: Cost, scope: Scope) -> list[Dues]:
    """What an ability's cost takes of whoever has the scope, in each of the ways that it leaves. [OW-654]"""
    found: list[Dues] = []
    for place, way in enumerate(cost.ways):
        souls, lf = (way.amounts[each].size(scope) if each in way.amounts else 0 for each in ("souls", "lf"))
        acts = [_act(g, scope.seat, source, op, scope) for op in way.acts]
        spent = [Act(None, g.souls(scope.seat), souls)] if souls else []
        found.append(Dues(scope.seat, (*spent, *acts), lf, place))
    return found


def _act(g: Board, seat: int, source: Id, op: Any, scope: Scope) -> Act:
    if op.word == "discard":
        return Act(op, tuple(id for id in g.s.seats[seat].hand if id != source), op.n.size(scope))
    scope = scope.inside()
    scope.look = g.still
    found = tuple(id for id in op.what.ids(scope) if _can_give(g, seat, op, id))
    if not isinstance(op.what, Selector):
        return Act(op, found, 1)
    return Act(op, found, op.what.pick.most.size(scope) if op.what.pick is not None else max(1, len(found)))


def _can_give(g: Board, seat: int, op: Any, id: Id) -> bool:
    """Whether a thing can be paid with so. [OW-520 OW-562 OW-978]"""
    if op.word == "tribute":
        return id in tributes(g, seat)
    kept = is_safe(g, id, "effect") if op.word == "destroy" else is_kept(g, id, op.to)
    return g.seat_of(g.handle(id)) == seat and not kept


def tributes(g: Board, seat: int) -> tuple[Id, ...]:
    """The creatures that a player can tribute. [OW-519 OW-520 OW-562]"""
    return tuple(id for id in g.creatures(seat) if not g.creature(id).token)


# -------------------------------------------------------------------------------------------------------------- asking


def soul_option(g: Board, id: Id) -> Option:
    """A soul as an option: by its place in one's own stacks, with what it gives."""
    at = g.place(id)
    atk, def_ = g.bonus_of(id)
    text = say("ow-soul", name=CardName(g.thing(id).card), lane=g.spot(id)[2] + 1, atk=atk,
               **{"def": def_})  # fmt: skip
    return Option(at[1:], text, id, marks=(at,))


def way_level(g: Board, ways: Sequence[Dues]) -> Choice | None:
    """Which of several costs is paid, of those that can be, and with what."""
    if len(ways) == 1:
        return level(g, ways[0])
    rows = [(n, *row) for n, row in enumerate(g.keyed(ways))]
    return one_of(say("ow-ask-way"), [Option(key, g.price_text(None, way), n, level(g, way)) for n, key, way in rows])


def level(g: Board, dues: Dues, fits: Callable[[Any], bool] | None = None, paid: Payment = ()) -> Choice | None:
    """The levels on which a payment is picked, part by part. Nothing is asked where there is just one way; of what may
    keep the rest from being paid, or from having a target (`fits`), only what does not is offered, as a whole. [OW-659
    OW-663 OW-669]"""
    if len(paid) == len(dues.acts):
        return None
    act, ((n, found), *rest) = dues.acts[len(paid)], dues.left(paid)

    def go_on(picked: tuple[Any, ...]) -> Choice | None:
        return level(g, dues, fits, (*paid, _flat(picked)))

    if len(found) == n:
        return go_on(found)
    zones = {g.spot_now(id)[0] for id in found}
    how = act.op.word if act.op else "souls"
    prompt = say("ow-ask-pay", n=n, how=how, where=zones.pop() if len(zones) == 1 else "")
    options = g.options(found) if act.op else tuple(soul_option(g, id) for id in found)
    if fits is None and not any(id in each for id in found for _, each in rest):
        return Choice(prompt, options, n, n, then=go_on)
    wholes = [_whole(parts) for parts in combinations(options, n)]
    able = [each for each in wholes if (fits is None or fits(each.value)) and apart(dues.left((*paid, each.value)))]
    return Choice(prompt, tuple(able), then=go_on)


def _whole(parts: Sequence[Option]) -> Option:
    """Several things as one option."""
    text = say("ow-souls", what=Listing(tuple(part.text for part in parts)))
    marks = tuple(mark for part in parts for mark in part.marks)
    return Option("+".join(part.key for part in parts), text, tuple(part.value for part in parts), None, marks)


def _flat(picked: Sequence[Any]) -> tuple[Id, ...]:
    return tuple(id for each in picked for id in row(each))


def taken(dues: Dues, values: Iterator[Any]) -> Payment:
    """The payment that was picked on the levels of `level`, of the values of an answer."""
    paid: Payment = ()
    while len(paid) < len(dues.acts):
        n, found = dues.left(paid)[0]
        paid = (*paid, found if len(found) == n else row(next(values)))
    return paid


# -------------------------------------------------------------------------------------------------------------- paying


def pay(g: Board, dues: Dues, paid: Payment) -> None:
    """A cost is paid in full, before anything else; who has paid the last LF has lost, and what was paid for makes the
    check before all else. [OW-115 OW-654 OW-825]"""
    if dues.lf:
        lose_lf(g, dues.seat, dues.lf, "cost")
    for act, ids in zip(dues.acts, paid, strict=True):
        if act.op is None:
            spend(g, dues.seat, ids)
        elif act.op.word == "tribute":
            leave(g, ids, tributed=True)
        elif act.op.word == "destroy":
            leave(g, ids, destroyed={id: Event("destroyed", g.seat_of(id), id, kind="effect") for id in ids})
        elif act.op.word == "discard":
            discard(g, dues.seat, ids)
        else:
            send(g, ids, act.op.to)
    if g.s.seats[dues.seat].lf <= 0:
        check(g)


def spend(g: Board, seat: int, souls: Sequence[Id]) -> None:
    """Souls are spent: they go to the grave, which is no destruction. [OW-660 OW-667]"""
    names = g.card_names(souls)
    g.mark_recent("soul_spent", *souls, amount=len(souls))
    for id in souls:
        g.remember(id)
        put(g, id, "grave")
    text = say("ow-log-spent", who=SeatName(seat), n=len(souls), souls=names)
    g.occur(Event("soul_spent", seat, amount=len(souls)), text, "OW-652")


def discard(g: Board, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
    """Cards go from a hand to the grave. [OW-317 OW-984]"""
    if not ids:
        return
    for id in ids:
        put(g, id, "grave")
    names = g.card_names(ids)
    text = say("ow-log-discards", who=SeatName(seat), cards=names, random="yes" if at_random else "no")
    g.depict(Event("discarded", seat, amount=len(ids)), text, "OW-317")


def send(g: Board, ids: Sequence[Id], to: str, lanes: dict[Id, int] | None = None) -> None:
    """Things go somewhere, those on the field together. [OW-558 OW-987]"""
    there = [id for id in ids if g.is_in_play(id)]
    leave(g, there, to, lanes=lanes)
    relocate(g, [id for id in ids if id not in there], to, lanes)


class PayCost(CostOfEffect, tag="pay_cost", kw_only=True):
    """A payment inside an effect, by a player who can make it. [OW-654]"""

    steps = ("ask", "paid")

    def _dues(self, g: Board) -> Dues:
        return cost_dues(g, g.id_of(self.this), self.cost(g), self.scope(g))[0]

    def ask(self, g: Board) -> Verdict:
        """With what."""
        choice = level(g, self._dues(g))
        if choice is None:
            self.paid(g)
            return END
        return Ask(self.seat, "pay", choice, cautious(choice), ("OW-654", "OW-669"))

    def paid(self, g: Board, *values: Any) -> None:
        """So it is."""
        dues = self._dues(g)
        pay(g, dues, taken(dues, iter(values)))


# ------------------------------------------------------------------------------------------- targets after the payment


def feasible(g: Board, scope: Scope, specs: Specs) -> bool:
    """Whether everything that has to be targeted can be. [OW-972]"""
    for name, spec in specs:
        first = list(islice(g.targetable(scope, spec), 1))
        pick: Any = spec.pick
        if not first and pick.span(scope, 1)[0] > 0:
            return False
        scope = scope.inside(**{name: g.handles(first)})
    return True


def steady(g: Board, scope: Scope, specs: Specs) -> bool:
    """Whether no payment of souls could take all targets away: there is one that asks for no figure and is no soul of
    the player's. [OW-663]"""
    own = g.souls(scope.seat)
    for name, spec in specs:
        plain = all(attribute.sort != "number" for attribute, _ in spec.parts) and not (spec.if_ or spec.lowest)
        found = [id for id in g.targetable(scope, spec) if id not in own]
        hurt = [id for id in found if not g.spot_now(id)[0] or g.damage_on(id)]
        if not plain or not [id for id in found if id not in hurt]:
            return False
        scope = scope.inside(**{name: g.handles(found[:1])})
    return True


def still_feasible(scope: Scope, specs: Sequence[Specs]) -> Callable[[Any], bool] | None:
    """Which souls can be spent so that a target is left, for one of several ways; None where all can. [OW-663]"""
    if any(not each or steady(scope.g, scope, each) for each in specs):
        return None

    def fits(souls: tuple[Id, ...]) -> bool:
        twin = scope.g.clone()
        spend(twin, scope.seat, souls)
        check(twin)
        own = Scope(twin, scope.seat, scope.this, scope.event)
        return twin.outcome is None and any(feasible(twin, own, each) for each in specs)

    return fits
