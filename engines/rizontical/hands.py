"""Powers drawn and discarded. [RZ-307 RZ-605 RZ-702 RZ-1426]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engines.kernel.ask import Option
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import Listing, SeatName, say

from .replacing import Coming, comes, put_off
from .state import Card, CardName, Fighter, Power

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading


def draw_cards(g: Duel, counts: dict[int, int], *clauses: str) -> list[Id]:
    """Players draw Powers in one step, as many as there are: which; those for whom something else may happen instead
    draw once that is settled. [RZ-605 RZ-1426 RZ-1609]"""
    return _draw(g, {seat: n for seat, n in counts.items() if not _waits(g, seat, n, clauses)}, *clauses)


def _waits(g: Duel, seat: int, n: int, clauses: tuple[str, ...]) -> bool:
    return n > 0 and can_draw(g, seat) and put_off(g, Event("drawn", seat, amount=n), *clauses)


@comes("drawn")
def _drawn(g: Duel, what: Coming) -> None:
    _draw(g, {what.seat: what.amount}, *what.clauses)


def _draw(g: Duel, counts: dict[int, int], *clauses: str) -> list[Id]:
    every: list[Id] = []
    dry: list[int] = []
    events: list[Event] = []
    for seat, n in counts.items():
        if n <= 0 or g.seat_forbidden("draw", seat):
            continue
        side = g.seat(seat)
        drawn: list[Id] = []
        for _ in range(n):
            if not side.power_deck and g.option("empty_power_deck") == "reshuffle" and side.power_void:
                side.power_deck = g.shuffled(side.power_void, "power void reshuffled")
                side.power_void = ()
                g.happen(Event("shuffled", seat), say("rz-log-void-reshuffled", who=SeatName(seat)), "RZ-1426")
            if not side.power_deck:
                dry.append(seat)
                break
            drawn.append(side.power_deck[0])
            side.power_deck = side.power_deck[1:]
        side.hand += tuple(drawn)
        every += drawn
        if drawn:
            g.informed = True
            events.append(Event("drawn", seat, amount=len(drawn)))
            text = say("rz-log-drew", who=SeatName(seat), n=len(drawn))
            whole = say("rz-log-drew-these", n=len(drawn), cards=g.names(drawn))
            g.happen(events[-1], text, *clauses, known_to=(seat,), whole=whole)
        if not side.power_deck and (drawn or n):
            events.append(Event("deck_empty", seat))
    if dry and g.option("empty_power_deck") == "lose":
        _lose_by_empty_deck(g, dry)
        return every
    for event in reversed(events):
        g.occur(event)
    return every


def _lose_by_empty_deck(g: Duel, dry: list[int]) -> None:
    winner = None if len(dry) > 1 else 1 - dry[0]
    reason = say("rz-outcome-decks") if winner is None else say("rz-outcome-deck", loser=SeatName(dry[0]))
    g.finish(Outcome(winner, reason, "RZ-1426"))


def discard_cards(g: Duel, seat: int, ids: Sequence[Id]) -> None:
    """Powers go from a hand to the void, where everybody reads them. [RZ-307 RZ-702]"""
    for id in ids:
        g.take_up(id, "hand")
        g.put_card(id, "void")
    if ids:
        g.informed = True
        text = say("rz-log-discarded", who=SeatName(seat), cards=g.names(ids))
        g.comes_about(Event("discarded", seat, amount=len(ids)), text, "RZ-702")


def give_back(g: Duel, ids: Sequence[Id], to: str) -> None:
    """Fighters go to their owners' Fighter decks (or voids), which is no defeat, Powers in play and cards of a hand or
    a deck where it says. [RZ-212 RZ-1228 RZ-1554]"""
    things = [(id, g.thing(id)) for id in ids]
    fighters = [id for id, thing in things if isinstance(thing, Fighter) and g.in_play(id)]
    g.one_by_one(fighters, lambda id: g.depart(id, to))
    powers = [id for id, thing in things if isinstance(thing, Power) and to in ("hand", "deck")]
    g.one_by_one(powers, lambda id: g.depart(id, to))
    for id in reversed([id for id, thing in things if isinstance(thing, Card)]):
        put_back(g, id, to)


def put_back(g: Duel, id: Id, to: str) -> None:
    """A card that lies in a hand or a deck goes elsewhere among its owner's; only the void shows it. [RZ-307 RZ-310
    RZ-311]"""
    owner, fighter = g.s.things[id].owner, g.kind_of(id) == "fighter"
    if fighter and to == "hand" or not g.take_up(id, "hand", "fighter_deck" if fighter else "power_deck"):
        return
    g.put_card(id, to)
    g.informed = g.informed or to == "void"
    what = CardName(g.s.things[id].card) if to == "void" else ""
    g.happen(Event("put_back", owner), say("rz-log-put-back", who=SeatName(owner), to=to, what=what))


def recover(g: Duel, id: Id, to: str) -> None:
    """A Power comes back from its owner's void, to the hand or the bottom of the deck."""
    if not g.take_up(id, "power_void"):
        return
    g.edit(id).was = 0
    g.put_card(id, "hand" if to == "hand" else "deck_bottom")
    owner = g.s.things[id].owner
    text = say("rz-log-recovered", who=SeatName(owner), what=CardName(g.s.things[id].card))
    g.happen(Event("recovered", owner), text)


def reveal(g: Duel, id: Id) -> None:
    """A face-down card is shown to everybody; it stays face down."""
    thing = g.s.things[id]
    g.informed = True
    g.happen(Event("revealed", subject=id), say("rz-log-revealed", at=g.name(id), what=CardName(thing.card)), "RZ-312")


def can_draw(g: Reading, seat: int) -> bool:
    """Whether a draw would give a player a card. [RZ-1229 RZ-1426]"""
    side = g.s.seats[seat]
    if g.seat_forbidden("draw", seat):
        return False
    return bool(side.power_deck) or (g.option("empty_power_deck") == "reshuffle" and bool(side.power_void))


def by_name(g: Reading, ids: Iterable[Id]) -> tuple[Id, ...]:
    """Cards by name, so that their order tells nothing."""
    return tuple(sorted(ids, key=lambda id: (g.cards[g.s.things[id].card].name, id)))


def card_options(g: Reading, ids: tuple[Id, ...]) -> tuple[Option, ...]:
    """Cards as options, by id; a second copy of the same card gets a number."""
    options: list[Option] = []
    copies: dict[str, int] = {}
    for id in ids:
        card = g.s.things[id].card
        copy = copies[card] = copies.get(card, 0) + 1
        options.append(Option(card if copy == 1 else f"{card}#{copy}", say("rz-card", name=CardName(card)), id))
    return tuple(options)


def card_names(g: Reading, ids: Iterable[Id]) -> Listing:
    """Cards in a sentence, by their names alone."""
    return Listing(tuple(CardName(g.s.things[id].card) for id in ids))
