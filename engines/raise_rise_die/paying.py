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


class Way(NamedTuple):
    """One of several costs of a payment, by its place among them."""

    place: int
    cost: Cost


def payable(g: Board, seat: int, cost: Cost, scope: Scope, *, openly: bool = False) -> bool:
    """Whether all of a cost can be paid, for all that its player knows, or `openly` for all that everybody knows:
    whoever has cards in hand may have what it takes. [RD-1213]"""
    side = g.side(seat)
    if side.hp < _size(cost, "hp", scope) or side.latent < _size(cost, "latent", scope):
        return False
    if any(not takable(g, act, scope) for act in cost.acts if act.word == "take"):
        return False
    kept = _given(cost, "discard", scope)
    needed = max(_given(cost, "sacrifice", scope), _size(cost, "reserve", scope) - side.reserve)
    if openly:
        return len(side.hand) >= kept + (needed > 0)
    return len(side.hand) >= kept and sum(sorted(map(g.sv, side.hand))[kept:]) >= needed


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


def _given(cost: Cost, word: str, scope: Scope) -> int:
    """How many cards are discarded, or how much they are worth that are sacrificed."""
    return sum((act.sv if word == "sacrifice" else act.n).size(scope) for act in cost.acts if act.word == word)


class PayCost(CostOfEffect, tag="pay_cost", kw_only=True):
    """A cost is paid: what is sacrificed for it, or because the Reserve is short; then points and HP, then the rest.
    Cards that have to be discarded are kept. What is set off meanwhile waits until all is paid."""

    act: int = 0
    is_line = True

    steps = ("feed", "fed", "lose", "next")

    def feed(self, g: Board) -> Verdict:
        """Sacrifices: as many as it says, or more if the Reserve is short. [RD-704 RD-708]"""
        cost, scope = self.cost(g), self.scope(g)
        short = _size(cost, "reserve", scope) - g.side(self.seat).reserve
        n, kept = _given(cost, "sacrifice", scope), _given(cost, "discard", scope)
        if short <= n:
            g.push(Worth(seat=self.seat, n=n, how="sacrifice", kept=kept))
            return "lose"
        choice = sacrifices(g, self.seat, short, 0, kept)
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
        elif act.word == "discard":
            g.push(Discards(seat=self.seat, n=act.n.size(scope)))
        self.act += 1
        return "next"


def spend(g: Board, seat: int, n: int) -> None:
    """Points of the Reserve are spent. [RD-703]"""
    if n > 0:
        g.seat(seat).reserve -= n


def sacrifices(g: Board, seat: int, short: int, id: Id, kept: int = 0) -> Choice:
    """Which cards in hand, but not the one that is paid for, in which order: worth at least so much; so
    many are kept. [RD-704 RD-707 RD-708 RD-710]"""
    options = tuple(Option(key, g.held_text(each, key), each, worth=g.sv(each))
                    for each, key in g.hand_keys(seat) if each != id)  # fmt: skip
    rule = Sum(short) if short > 0 else None
    prompt = g.text("ask-sacrifice", n=max(0, short), reserve=g.side(seat).reserve)
    return Choice(prompt, options, 1 if short > 0 else 0, len(options) - kept, ordered=True, sum=rule)
