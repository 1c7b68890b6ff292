"""Answers that nobody is asked for: house players', and those that standing orders give."""

from __future__ import annotations

import logging
from contextlib import suppress

from engines.kernel.ask import Ask, Refused
from store.records import SeatRecord

from .held_match import HeldMatch
from .house import house_answer
from .lessons import LEARNER, Progress
from .model import PLAYING

log = logging.getLogger(__name__)

AT_ONCE = 40
"""So many answers are given at once at most; what is left is due now."""


async def house_moves(held: HeldMatch, seat: int) -> None:
    """A house player answers: what the lesson has it answer, if the match follows one; else as it thinks best."""
    game, kind = await held.game(), held.seats[seat].house
    assert kind is not None
    ask, lesson = game.asks[seat], await held.lesson()
    if lesson is not None:
        await held.act("answer", seat, _said(lesson, ask), "house")
        return
    seed = held.resources.derive(f"house|{held.match.id}|{held.match.opened_at.isoformat()}|{held.match.seq}|{seat}")
    try:
        view = held.rules.view(game.seen_by(seat), seat)
        key = house_answer(kind, held.rules, game.cards, view, ask, seed)
        game.check(game.number_of(seat), seat, key)
    except Exception:
        log.exception("match %s: house player %s found no answer", held.match.id, kind)
        key = ask.default
    await held.act("answer", seat, key, "house")


def _said(lesson: Progress, ask: Ask) -> str:
    """What a lesson has the house answer: what it says, once that is legal, or the default."""
    said = lesson.house
    if said is not None:
        with suppress(Refused):
            ask.read(said)
            return said
    return ask.default


def ordered(held: HeldMatch, seat: int) -> str | None:
    """What a seat's orders answer to its open question; None if its player is asked. The game has been read before."""
    return held.order(held.open_ask(seat))


async def answer_by_order(held: HeldMatch, seat: int) -> None:
    """A seat's orders answer, if they do."""
    key = ordered(held, seat)
    if key is not None:
        await held.act("answer", seat, key, "order", held.seats[seat].person)
        held.lapse_offers(seat)


async def answer_at_once(held: HeldMatch) -> None:
    """Nothing waits from whose coming at once nobody learns anything: in a match that a single person plays, the
    answers of house players and of that person's orders; in any match, orders where all can see that there is no
    choice. A lesson goes on to the next question that it speaks of."""
    if await held.lesson() is not None:
        await _follow_lesson(held)
        return
    for _ in range(AT_ONCE):
        if held.match.status != PLAYING or held.match.paused:
            return
        await held.game()
        seat = next((each for each in held.seats if each.asked and _at_once(held, each)), None)
        if seat is None:
            return
        await (house_moves if seat.house else answer_by_order)(held, seat.seat)


async def _follow_lesson(held: HeldMatch) -> None:
    """The house answers, and responses that nothing is said of are passed, until the learner is asked what is."""
    while held.match.status == PLAYING and not held.match.paused:
        asks, lesson = (await held.game()).asks, await held.lesson()
        assert lesson is not None, "it follows one"
        house = next((seat for seat in asks if held.seats[seat].house is not None), None)
        if house is not None:
            await house_moves(held, house)
        elif asks[LEARNER].window and not lesson.hoped(asks[LEARNER]):
            await held.act("answer", LEARNER, asks[LEARNER].default, "order")
        else:
            return


def _at_once(held: HeldMatch, seat: SeatRecord) -> bool:
    if seat.house:
        return held.alone
    return (held.alone or held.open_ask(seat.seat).idle) and ordered(held, seat.seat) is not None
