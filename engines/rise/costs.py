"""What plays cost now, and whether that is there: coins, Ether and the cards that a cost takes. [RS-542 RS-634 RS-643
to RS-645]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.derived import derived
from engines.kernel.state import Id

from .actions import Source, Way, price_changes, purse, ways, ways_of
from .board import Board
from .cards import LibraryCard, discarded, given_away, sacrificed, tilts


def affordable(g: Board, seat: int, source: Source) -> list[Way]:
    """The ways to pay an Action for which there are coins and Ether now. [RS-643 RS-644]"""
    payer = g.s.seats[purse(g, seat, source.id)]
    return [way for way in ways_of(g, seat, source) if way.price.within(payer)]


def payable_ways(g: Board, seat: int, source: Source) -> list[Way]:
    """The ways in which an Action can be paid in full now. [RS-643 RS-644]"""
    scope, id = Scope(g, seat, g.handle(source.id)), source.id
    return [
        way
        for way in affordable(g, seat, source)
        if cost_cards(g, seat, id, dues(scope, (way.cost, 1))) and not (tilts(way.cost) and g.permanent(id).tilted)
    ]


def unpaid(g: Board, seat: int, id: Id) -> str:
    """The clause that refuses an Action whose price its payer can't pay. [RS-643 RS-1231]"""
    return "RS-643" if purse(g, seat, id) == seat else "RS-1231"


class Dues(NamedTuple):
    """The cards that costs take: how many to sacrifice out of which, how many to discard. [RS-542 RS-645]"""

    sacrifice: Selector | None = None
    given: int = 0
    thrown: int = 0


NO_DUES = Dues()


def dues(scope: Scope, *costs: tuple[Cost, int]) -> Dues:
    """What several costs take in cards, each so many times, for what uses them (which has the scope). [RS-1108]"""
    if not any([cost.acts or cost.any_of for cost, _ in costs]):
        return NO_DUES
    sacrifice = next((found for cost, _ in costs if (found := sacrificed(cost)) is not None), None)
    given = sum(times * given_away(cost, scope) for cost, times in costs)
    return Dues(sacrifice, given, sum(times * discarded(cost, scope) for cost, times in costs))


def cost_cards(g: Board, seat: int, id: Id, due: Dues) -> bool:
    """Whether the cards that costs take are there."""
    if due.thrown and due.thrown > sum(each != id for each in g.s.seats[seat].hand):
        return False
    return due.sacrifice is None or len(givable(g, seat, id, due.sacrifice)) >= due.given


def givable(g: Board, seat: int, id: Id, sacrifice: Selector) -> list[Id]:
    """The cards of a player that may be sacrificed for a cost. [RS-916]"""
    return [
        each for each in sacrifice.ids(Scope(g, seat, g.handle(id))) if g.is_permanent(each) and g.seat_of(each) == seat
    ]


@derived
def invocation_ways(g: Board, seat: int, id: Id) -> Sequence[Way]:
    """The ways to pay in full for an invocation, beside Capacity, with the cards that it takes. [RS-542]"""
    card: LibraryCard = g.card_of(id)
    side, scope = g.s.seats[seat], Scope(g, seat, g.handle(id))
    found = ways(card.invoke, scope)
    if g.at_work("price"):
        changes = price_changes(g, "invocation", seat, id)
        found = tuple([way._replace(price=way.price.changed(changes, from_nothing=True)) for way in found])
    return [way for way in found if way.price.within(side) and cost_cards(g, seat, id, dues(scope, (way.cost, 1)))]
