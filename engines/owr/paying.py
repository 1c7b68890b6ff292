"""Costs: souls, tributes, LF, cards; which can pay, and how they are asked for. [OW-115 OW-516 OW-520 OW-651 to
OW-669]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import Struct

from engines.kernel.ask import Ask, Choice, Option, cautious, one_of
from engines.kernel.cards.costs import FREE, Cost
from engines.kernel.cards.flow import row
from engines.kernel.cards.pay import CostOfEffect
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import Listing, SeatName, say

from .board import Board
from .cards import Specs
from .happening import check, is_safe, lose_lf
from .moving import is_kept, leave, put, relocate
from .state import CardName


class Payment(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """What is paid: souls, LF, and for each operation of the cost the things that it is done to."""

    souls: tuple[Id, ...] = ()
    lf: int = 0
    acts: tuple[tuple[Id, ...], ...] = ()


class Act(NamedTuple):
    """An operation that is paid: among which things how many are picked."""

    op: Any
    found: tuple[Id, ...]
    n: int


class Dues(NamedTuple):
    """What has to be paid in all."""

    seat: int
    souls: int = 0
    among: tuple[Id, ...] = ()
    """The souls that can pay."""
    lf: int = 0
    acts: tuple[Act, ...] = ()
    place: int = 0
    """Which of several costs it is."""

    def payable(self, g: Board) -> bool:
        """Whether it can be paid in full."""
        return self.fault(g) is None

    def fault(self, g: Board) -> str | None:
        """The clause by which it can't be paid in full. [OW-115 OW-652 OW-654 OW-974]"""
        if self.lf > g.s.seats[self.seat].lf:
            return "OW-115"
        taken: set[Id] = set()
        for act in self.acts:
            free = [id for id in act.found if id not in taken]
            if len(free) < act.n:
                return "OW-654"
            taken.update(free[: act.n] if len(act.found) == act.n else ())
        return "OW-654" if self.souls > len(self.among) else None


def printed_dues(g: Board, seat: int, n: int, lane: int | None) -> Dues:
    """A printed Soul Cost; by option from the stack that the card is cast on. [OW-652 OW-656 OW-661]"""
    same = g.option("soul_payment") == "same_stack" and lane is not None
    return Dues(seat, n, g.souls(seat, lane if same else None))


def cost_dues(g: Board, source: Id, cost: Cost, scope: Scope) -> list[Dues]:
    """What an ability's cost takes of whoever has the scope, in each of the ways that it leaves. [OW-654]"""
    found: list[Dues] = []
    for place, way in enumerate(cost.ways):
        souls, lf = (way.amounts[each].size(scope) if each in way.amounts else 0 for each in ("souls", "lf"))
        acts = tuple(_act(g, scope.seat, source, op, scope) for op in way.acts)
        found.append(Dues(scope.seat, souls, g.souls(scope.seat), lf, acts, place))
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
    return g.seat_of(id) == seat and not kept


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


def level(g: Board, dues: Dues, fits: Callable[[Payment], bool] | None = None) -> Choice | None:
    """The levels on which a payment is picked. Nothing is asked where there is just one way. With `fits` only whole
    payments of souls that fit are offered. [OW-659 OW-663 OW-669]"""
    if not dues.souls or dues.souls >= len(dues.among):
        return _acts_level(g, dues, Payment(dues.among[: dues.souls]))
    prompt = say("ow-ask-souls", n=dues.souls)
    if fits is not None:
        options = list[Option]()
        for souls in combinations(dues.among, dues.souls):
            if fits(paid := Payment(souls)):
                parts = [soul_option(g, id) for id in souls]
                text = say("ow-souls", what=Listing(tuple(part.text for part in parts)))
                marks = tuple(mark for part in parts for mark in part.marks)
                key = "+".join(part.key for part in parts)
                options.append(Option(key, text, souls, _acts_level(g, dues, paid), marks))
        return Choice(prompt, tuple(options))
    options = tuple(soul_option(g, id) for id in dues.among)
    return Choice(prompt, options, dues.souls, dues.souls,
                  then=lambda picked: _acts_level(g, dues, Payment(_flat(picked))))  # fmt: skip


def _flat(picked: Sequence[Any]) -> tuple[Id, ...]:
    return tuple(id for each in picked for id in row(each))


def _acts_level(g: Board, dues: Dues, paid: Payment) -> Choice | None:
    """The things that the operations of a cost are done to, one operation after another."""
    if len(paid.acts) == len(dues.acts):
        return None
    act = dues.acts[len(paid.acts)]
    found = [id for id in act.found if id not in (*paid.souls, *_flat(paid.acts))]

    def go_on(picked: tuple[Any, ...]) -> Choice | None:
        return _acts_level(g, dues, Payment(paid.souls, 0, (*paid.acts, _flat(picked))))

    if len(found) == act.n:
        return go_on(tuple(found))
    zones = {g.spot_now(id)[0] for id in found}
    prompt = say("ow-ask-pay", n=act.n, how=act.op.word, where=zones.pop() if len(zones) == 1 else "")
    return Choice(prompt, g.options(found), act.n, act.n, then=go_on)


def taken(dues: Dues, values: Iterator[Any]) -> Payment:
    """The payment that was picked on the levels of `level`, of the values of an answer."""
    if dues.souls and dues.souls < len(dues.among):
        souls = row(next(values))
    else:
        souls = dues.among[: dues.souls]
    acts: list[tuple[Id, ...]] = []
    for act in dues.acts:
        used = {*souls, *_flat(acts)}
        found = tuple(id for id in act.found if id not in used)
        acts.append(found if len(found) == act.n else row(next(values)))
    return Payment(souls, dues.lf, tuple(acts))


# -------------------------------------------------------------------------------------------------------------- paying


def pay(g: Board, seat: int, paid: Payment, cost: Cost = FREE) -> None:
    """A cost is paid in full, before anything else; who has paid the last LF has lost, and what was paid for makes the
    check before all else. [OW-115 OW-654 OW-825]"""
    if paid.souls:
        spend(g, seat, paid.souls)
    if paid.lf:
        lose_lf(g, seat, paid.lf, "cost")
    for op, ids in zip(cost.acts, paid.acts, strict=True):
        if op.word == "tribute":
            leave(g, ids, tributed=True)
        elif op.word == "destroy":
            leave(g, ids, destroyed={id: Event("destroyed", g.seat_of(id), id, kind="effect") for id in ids})
        elif op.word == "discard":
            discard(g, seat, ids)
        else:
            send(g, ids, op.to)
    if g.s.seats[seat].lf <= 0:
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
        pay(g, self.seat, taken(self._dues(g), iter(values)), self.cost(g))


# ------------------------------------------------------------------------------------------- targets after the payment


def feasible(g: Board, scope: Scope, specs: Specs) -> bool:
    """Whether everything that has to be targeted can be. [OW-972]"""
    for name, spec in specs:
        found = g.targetable(scope, spec)
        pick: Any = spec.pick
        if not found and pick.span(scope, 1)[0] > 0:
            return False
        scope = scope.inside(**{name: g.handles(found[:1])})
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


def still_feasible(g: Board, scope: Scope, specs: Sequence[Specs]) -> Callable[[Payment], bool] | None:
    """Which payments leave a target, for one of several ways; None where all do. [OW-663]"""
    if any(not each or steady(g, scope, each) for each in specs):
        return None

    def fits(paid: Payment) -> bool:
        twin = g.clone()
        spend(twin, scope.seat, paid.souls)
        check(twin)
        own = Scope(twin, scope.seat, scope.this, scope.event)
        return twin.outcome is None and any(feasible(twin, own, each) for each in specs)

    return fits
