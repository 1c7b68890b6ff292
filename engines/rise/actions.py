"""The Actions of cards: at whose command they are; and what plays cost now, and whether that is there: coins, Ether and
the cards that a cost takes. [RS-542 RS-613 RS-631 RS-634 RS-643 to RS-645 RS-648]"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, cast

from engines.kernel.cards.costs import FREE, Cost
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.derived import defined, derived, indexed
from engines.kernel.state import Id

from .board import Board
from .cards import Ability, LibraryCard, picked, picks, sacrificed, taken
from .counters import tilt
from .hands import discard_cards
from .moving import exclude, leave
from .state import Seat
from .words import ACTIONS, L


class Price(NamedTuple):
    """Coins and Ether. [RS-120 RS-121]"""

    gold: int = 0
    ether: int = 0

    def plus(self, other: Price) -> Price:
        """Both together."""
        return Price(self.gold + other.gold, self.ether + other.ether)

    def times(self, n: int) -> Price:
        """So many times as much."""
        return Price(self.gold * n, self.ether * n)

    def changed(self, by: Price) -> Price:
        """What effects make of it, never less than nothing; they make something of nothing. [RS-644]"""
        return Price(*(max(0, n + more) for n, more in zip(self, by, strict=True)))

    def within(self, side: Seat) -> bool:
        """Whether a player has as much."""
        return self.gold <= side.stock and self.ether <= side.ether


class Way(NamedTuple):
    """One of the ways to pay a cost: the coins and Ether that it takes now, and what it says. [RS-634 RS-644]"""

    price: Price = Price()
    cost: Cost = FREE


class Source(NamedTuple):
    """An Action that a card offers, in play or from where it lies, by which printed card."""

    id: Id
    action: Ability
    card: str


def sources(g: Board, seat: int) -> list[Source]:
    """The Actions at a player's command: of the cards that the player controls, unless a Disease gave them away, and
    those of others' cards that say so. [RS-648 RS-1230]"""
    shifted, known = g.whichever(g.shifting() or bool(g.lastings("command")))
    stored = known.get("sources")
    if stored is None or stored[0] != shifted:
        stored = known["sources"] = shifted, _gather_sources(g)
    return stored[1].get(seat, _NOTHING)


def _gather_sources(g: Board) -> dict[int, list[Source]]:
    table: dict[int, list[Source]] = {}
    taken = {each.subject: each.lasting.numbers["seat"] for each in g.lastings("command") if each.lasting is not None}
    things, changing = cast(list[Any], g.s.things), g.shiftable()
    as_printed, cloning = not g.at_work("be"), g.option("cloning_mode")
    for id, card in g.texts():
        if as_printed and id not in changing and id not in g.s.borrowed and _idle(g, card, cloning):
            continue
        own: int = things[id].controller
        for source in actions_of(g, id):
            for seat in users(g, source.action, own, taken.get(id, own)):
                table.setdefault(seat, []).append(source)
    for id, seat, ability in g.lying():
        if ability.is_action:
            table.setdefault(seat, []).append(Source(id, ability, things[id].card))
    return table


def users(g: Board, action: Ability, own: int, commander: int) -> Sequence[int]:
    """The players who may use an Action of a card that a player controls: who has it at their command, or others that
    it names. [RS-648]"""
    if action.who == "you":
        return (commander,)
    there = [seat for seat, side in enumerate(g.s.seats) if not side.out]
    return there if action.who == "each" else [seat for seat in there if seat != own]


def actions_of(g: Board, id: Id) -> list[Source]:
    """The Actions that a card in play offers: printed ones, those of its Abilities, and a Key's. [RS-613 RS-1119
    RS-1125]"""
    card = g.definition(id)
    found = _offered(g, card, g.abilities(id), g.types(id), g.option("cloning_mode"))
    return [Source(id, action, card) for action in found]


@defined
def _idle(g: Board, card: Any, cloning: str) -> bool:
    """Whether a card offers no Action, as long as nothing changes its Abilities and types."""
    return card.kind == "summoner" or not _offered(g, card.id, card.working, card.types, cloning)


@defined
def _offered(g: Board, card: str, abilities: frozenset[str], types: tuple[str, ...], cloning: str) -> list[Ability]:
    """The Actions that a card offers with Abilities and types."""
    every = list(g.cards[card].actions)
    for name in ("Cloning", "Diversion", "Rage"):
        if name in abilities and not (name == "Cloning" and cloning == "forced"):
            every += [each for each in L.keywords[name].abilities if each.is_action]
    for name in ("Key", "Copycat"):
        if name in (*types, *abilities):
            every += L.keywords[name].abilities
    return every


def purse(g: Board, seat: int, source: Id) -> int:
    """Who pays for a card's Actions: its player, or its owner while a Disease has given them to somebody else.
    [RS-1231]"""
    for each in g.lastings("command"):
        if each.subject == source and each.lasting is not None and each.lasting.numbers["seat"] == seat:
            return g.owner_of(source)
    return seat


def spend(g: Board, seat: int, price: Price) -> None:
    """Coins and Ether are gone."""
    side = g.seat(seat)
    side.stock -= price.gold
    side.ether -= price.ether


def priced(g: Board, of: str, currency: str) -> bool:
    """Whether any effect may change a price. [RS-644]"""
    return (of, currency) in _prices(g)


@indexed
def _prices(g: Board) -> set[tuple[str, str]]:
    """The sorts of prices that effects may change, with the currency."""
    return {(each.part.of, each.part.resource) for each in g.every("price")}


def price_change(g: Board, of: str, seat: int, id: Id, currency: str, before: Collection[str] = ()) -> int:
    """How effects change a price: of an Action by its sort, as by that of any; not those that change but one, where
    what was paid `before` has used them. [RS-632 RS-644]"""
    whole = priced_as(of)
    if not any([priced(g, each, currency) for each in whole]):
        return 0
    return sum(
        each.number("n", each.part.n) for each in g.parts("price")
        if each.part.of in whole and each.part.resource == currency and prices_it(g, each, seat, id)
        and not (each.part.once and each.part.of in before)
    )  # fmt: skip


def price_changes(g: Board, of: str, seat: int, id: Id, before: Collection[str] = ()) -> Price:
    """How effects change the coins and Ether of a price. [RS-644]"""
    return Price(*(price_change(g, of, seat, id, currency, before) for currency in ("coins", "ether")))


def priced_as(of: str) -> tuple[str, ...]:
    """What effects call something that has a price: a Coin Toss is also an Action. [RS-632]"""
    return (of, "action") if of in ACTIONS else (of,)


def prices_it(g: Board, each: Any, seat: int, id: Id) -> bool:
    """Whether an effect changes a price of a card for a player. [RS-644]"""
    part = each.part
    fixed = each.lasting.numbers.get("seat") if each.lasting is not None else None
    own = part.who.seats(each.scope) if fixed is None else (fixed,)
    if seat not in own:
        return False
    cards = part.cards
    return cards is None or (cards.fits(each.scope, id) if isinstance(cards, Selector) else id in cards.ids(each.scope))


def payable(g: Board, seat: int, cost: Cost, scope: Scope) -> tuple[Way, ...]:
    """The ways of a payment inside an effect that a player can go now. [RS-128 RS-420]"""
    side, own = g.s.seats[seat], paying(seat, scope)

    def able(op: Any) -> bool:
        if op.what is None:
            return op.n.size(scope) <= len(side.hand)
        return op.what.exists(own, op.n.size(scope)) if picks(op) else takes(g, own, op)

    found = ways(cost, scope)
    return tuple([way for way in found if way.price.within(side) and all(map(able, way.cost.acts))])


def takes(g: Board, own: Scope, op: Any) -> bool:
    """Whether what a cost takes without a choice can be taken from who pays."""
    ids, seat = op.what.ids(own), own.seat
    if op.word == "tilt":
        return bool(ids) and all(g.is_in_play(id) and not cast(Any, g.s.things[id]).tilted for id in ids)
    if op.word == "sacrifice":
        return bool(ids) and all(g.is_permanent(id) and g.seat_of(id) == seat for id in ids)
    return bool(ids) and (op.word == "exclude" or all(id in g.s.seats[seat].hand for id in ids))


def take(g: Board, op: Any, ids: Sequence[int]) -> None:
    """What a cost takes without a choice is taken. [RS-517 RS-634 RS-635]"""
    if op.word == "tilt":
        for id in ids:
            tilt(g, id)
    elif op.word == "exclude":
        exclude(g, ids)
    elif op.word == "discard":
        for id in ids:
            discard_cards(g, g.holder_of(id), (id,))
    else:
        leave(g, ids, "cemetery", died=True, sacrificed=True)


def paying(seat: int, scope: Scope) -> Scope:
    """Where what is paid with is looked up, as it is now: for whoever pays an effect, `own` is that player's."""
    own = Scope(scope.g, seat, scope.this, scope.event, scope.names)
    own.look = scope.g.still
    return own


def ways_of(g: Board, seat: int, source: Source, before: Collection[str] = ()) -> tuple[Way, ...]:
    """The ways to pay an Action now, of which one is gone, after what is paid `before`; reductions stop at 0, and leave
    a Fixed Price alone. [RS-644 RS-1132]"""
    id, action = source.id, source.action
    found = ways(action.cost, Scope(g, seat, g.handle(id)))
    if not g.at_work("price"):
        return found
    changes = price_changes(g, action.use, seat, id, before)
    if "Fixed Price" in g.abilities(id) or "Fixed Price" in g.cards[source.card].keyword_names:
        changes = Price(*(max(0, n) for n in changes))
    return tuple([way._replace(price=way.price.changed(changes)) for way in found])


def ways(cost: Cost, scope: Scope) -> tuple[Way, ...]:
    """The ways to pay a cost before effects change its price, of which one is gone. [RS-125 RS-634 RS-644]"""
    return tuple([Way(_price(each, scope), each) for each in cost.ways])


def keyed_ways(found: Sequence[Way]) -> list[tuple[str, Way]]:
    """Ways to pay with their keys in notation: by the currency, and by what else they take."""
    keys: list[tuple[str, Way]] = []
    for way in found:
        money = ["gold"] if way.price.gold else ["ether"] if way.price.ether else []
        key = "-".join([*money, *(op.word for op in way.cost.acts)]) or "free"
        known = [each for each, _ in keys if each.partition("#")[0] == key]
        keys.append((f"{key}#{len(known) + 1}" if known else key, way))
    return keys


def _price(cost: Cost, scope: Scope) -> Price:
    coins, ether = cost.amounts.get("coins"), cost.amounts.get("ether")
    return Price(0 if coins is None else coins.size(scope), 0 if ether is None else ether.size(scope))


# -------------------------------------------------------------------------------------------- what can be paid


def affordable(g: Board, seat: int, source: Source) -> list[Way]:
    """The ways to pay an Action for which there are coins and Ether now. [RS-643 RS-644]"""
    payer = g.s.seats[purse(g, seat, source.id)]
    return [way for way in ways_of(g, seat, source) if way.price.within(payer)]


def payable_ways(g: Board, seat: int, source: Source) -> list[Way]:
    """The ways in which an Action can be paid in full now. [RS-643 RS-644]"""
    scope = Scope(g, seat, g.handle(source.id))
    return [
        way
        for way in affordable(g, seat, source)
        if cost_cards(g, seat, source.id, dues(scope, (way.cost, 1)))
        and all(takes(g, scope, op) for op in taken(way.cost))
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
    given, thrown = (
        sum(times * picked(cost, word, scope) for cost, times in costs) for word in ("sacrifice", "discard")
    )
    return Dues(sacrifice, given, thrown)


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
        found = tuple([way._replace(price=way.price.changed(changes)) for way in found])
    return [way for way in found if way.price.within(side) and cost_cards(g, seat, id, dues(scope, (way.cost, 1)))]


_NOTHING: list[Source] = []
