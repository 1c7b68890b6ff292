"""Answers that nobody is asked for: house players', and those that standing orders give."""

from __future__ import annotations

import logging

from store.records import SeatRecord

from .held_match import HeldMatch
from .house import house_answer
from .model import PLAYING
from .standing_orders import StandingOrders

log = logging.getLogger(__name__)

AT_ONCE = 12
"""So many answers are given at once at most; what is left is due now."""


async def house_moves(held: HeldMatch, seat: int) -> None:
    """A house player answers."""
    game, kind = await held.game(), held.seats[seat].house
    assert kind is not None
    ask = game.asks[seat]
    seed = held.resources.derive(f"house|{held.match.id}|{held.match.opened_at.isoformat()}|{held.match.seq}|{seat}")
    try:
        key = house_answer(kind, held.rules, held.rules.view(game.seen_by(seat), seat), ask, seed)
        game.check(game.number_of(seat), seat, key)
    except Exception:
        log.exception("match %s: house player %s found no answer", held.match.id, kind)
        key = ask.default
    await held.act("answer", seat, key, "house")


def ordered(held: HeldMatch, seat: int) -> str | None:
    """What a seat's orders answer to its open question; None if its player is asked. The game has been read before."""
    orders = StandingOrders.restore(held.seats[seat].orders)
    return orders.answer(held.open_ask(seat), unwatched=held.alone)


async def answer_by_order(held: HeldMatch, seat: int) -> None:
    """A seat's orders answer, if they do."""
    key = ordered(held, seat)
    if key is not None:
        await held.act("answer", seat, key, "order", held.seats[seat].person)
        held.lapse_offers(seat)


async def answer_at_once(held: HeldMatch) -> None:
    """Nothing waits from whose coming at once nobody learns anything: in a match that a single person plays, the
    answers of house players and of that person's orders; in any match, orders where all can see that there is no
    choice."""
    for _ in range(AT_ONCE):
        if held.match.status != PLAYING or held.match.paused:
            return
        await held.game()
        seat = next((each for each in held.seats if each.asked and _at_once(held, each)), None)
        if seat is None:
            return
        await (house_moves if seat.house else answer_by_order)(held, seat.seat)


def _at_once(held: HeldMatch, seat: SeatRecord) -> bool:
    if seat.house:
        return held.alone
    return (held.alone or held.open_ask(seat.seat).idle) and ordered(held, seat.seat) is not None
