"""What is paid for uses, and inside effects: Reserve, HP, markers, cards. [RD-1207 RD-1213 RD-1405 to RD-1407]"""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.kernel.ask import Ask, Choice, Option, cautious, one_of
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.pay import CostOfEffect
from engines.kernel.cards.scope import Scope
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.sums import Sum
from engines.kernel.text import SeatName

from .board import Board
from .hands import Discards, Worth, sacrifice
from .losing import lose_hp, take_markers

ANYTHING = 1 << 30
"""What cards in hand may be worth, for all that who does not read them knows."""


class Way(NamedTuple):
    """One of several costs of a payment, by its place among them."""

    place: int
    cost: Cost


def payable(g: Board, seat: int, cost: Cost, scope: Scope, *, openly: bool = False) -> bool:
    """Whether all of a cost can be paid, for all that its player knows, or `openly` for all that everybody knows:
    whoever has cards in hand may have what it takes. [RD-1213]"""
    side = g.side(seat)
    worth = ANYTHING if openly and side.hand else g.worth(seat)
    if side.reserve + worth < _size(cost, "reserve", scope):
        return False
    if side.hp < _size(cost, "hp", scope) or side.latent < _size(cost, "latent", scope):
        return False
    for act in cost.acts:
        if act.word == "take":
            paid = bool(takable(g, act, scope))
        elif act.word == "sacrifice":
            paid = worth >= act.sv.size(scope) and not (openly and not side.hand)
        else:
            paid = len(side.hand) >= act.n.size(scope)
        if not paid:
            return False
    return True


def takable(g: Board, act: Any, scope: Scope) -> tuple[int, ...]:
    """The players of whom so many markers can be destroyed. [RD-1407]"""
    return tuple(each for each in act.seats(scope) if g.markers(each, act.marker) >= act.n.size(scope))


class TakeOf(Procedure, tag="take_of", kw_only=True):
    """Whose markers a player destroys. [RD-1407]"""

    seat: int
    seats: tuple[int, ...]
    marker: str
    n: int
    default: int

    steps = ("ask", "chosen")

    def ask(self, g: Board) -> Ask:
        """Whose."""
        what: dict[str, Any] = {"n": self.n, "marker": self.marker}
        options = [Option("ab"[each], g.text("take-of", who=SeatName(each), **what), each) for each in self.seats]
        choice = one_of(g.text("ask-take-of", **what), options)
        return Ask(self.seat, "take-of", choice, "ab"[self.default], ("RD-1407",))

    def chosen(self, g: Board, seat: int) -> None:
        """Those."""
        take_markers(g, seat, self.marker, self.n, "RD-1405")


def _size(cost: Cost, name: str, scope: Scope) -> int:
    return cost.amounts[name].size(scope) if name in cost.amounts else 0


class PayCost(CostOfEffect, tag="pay_cost", kw_only=True):
    """A cost is paid: Reserve, with sacrifices where that is short, then HP, then the rest, one part after the
    other."""

    act: int = 0

    steps = ("feed", "fed", "lose", "next")

    def feed(self, g: Board) -> Verdict:
        """Sacrifices, if the Reserve is short. [RD-704 RD-708]"""
        due = _size(self.cost(g), "reserve", self.scope(g))
        short = due - g.side(self.seat).reserve
        if short <= 0:
            return "lose"
        choice = sacrifices(g, self.seat, short, 0)
        return Ask(self.seat, "sacrifice", choice, cautious(choice), ("RD-704",), secret=True, forced=False)

    def fed(self, g: Board, ids: tuple[Id, ...]) -> None:
        """So they go."""
        sacrifice(g, self.seat, ids)

    def lose(self, g: Board) -> Verdict:
        """Points and HP. [RD-1814 RD-1816]"""
        cost, scope = self.cost(g), self.scope(g)
        for what in ("reserve", "latent"):
            if n := _size(cost, what, scope):
                g.now_has(self.seat, what, getattr(g.side(self.seat), what) - n)
        if hp := _size(cost, "hp", scope):
            lose_hp(g, {self.seat: hp}, "cost")
        return END if g.over else None

    def next(self, g: Board) -> Verdict:
        """Markers of whom; which cards. [RD-1407]"""
        cost, scope = self.cost(g), self.scope(g)
        if self.act >= len(cost.acts):
            return END
        act = cost.acts[self.act]
        if act.word == "take":
            n, seats = act.n.size(scope), takable(g, act, scope)
            if len(seats) > 1:
                g.push(TakeOf(seat=self.seat, seats=seats, marker=act.marker, n=n, default=seats[0]))
            elif seats:
                take_markers(g, seats[0], act.marker, n, "RD-1405")
        elif act.word == "sacrifice":
            g.push(Worth(seat=self.seat, n=act.sv.size(scope), how="sacrifice"))
        else:
            g.push(Discards(seat=self.seat, n=act.n.size(scope)))
        self.act += 1
        return "next"


def spend(g: Board, seat: int, n: int) -> None:
    """Points of the Reserve are spent. [RD-703]"""
    if n > 0:
        g.seat(seat).reserve -= n


def sacrifices(g: Board, seat: int, short: int, id: Id) -> Choice:
    """Which cards in hand, but not the one that is paid for, in which order: worth at least so much. [RD-704 RD-707
    RD-708 RD-710]"""
    options = tuple(Option(key, g.held_text(each, key), each, worth=g.sv(each))
                    for each, key in g.hand_keys(seat) if each != id)  # fmt: skip
    rule = Sum(short) if short > 0 else None
    prompt = g.text("ask-sacrifice", n=max(0, short), reserve=g.side(seat).reserve)
    return Choice(prompt, options, 1 if short > 0 else 0, len(options), ordered=True, sum=rule)
