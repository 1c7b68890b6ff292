"""What is due in a match by itself, and when: flags and reminders, automatic answers, house players' moves."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from store.records import DeadlineRecord, SeatRecord

from .clock import ZERO
from .held_match import HeldMatch
from .model import PLAYING
from .standing_orders import drawn_time
from .stored_match import StoredMatch
from .unasked import ordered

LIVE_PACE = timedelta(seconds=3)
SLOW_PACE = timedelta(minutes=3)
"""The median time of an automatic answer, in matches in one sitting and in long ones."""


async def deadlines(held: HeldMatch) -> list[DeadlineRecord]:
    """All deadlines of a match as it stands now."""
    if held.match.status != PLAYING or held.match.paused:
        return []
    await held.game()
    drawn = await _drawn_before(held)
    return [each for seat in held.seats if seat.asked for each in _of_seat(held, seat, drawn.get(seat.seat, {}))]


async def _drawn_before(held: HeldMatch) -> dict[int, dict[str, datetime]]:
    """The drawn times of questions that stood before and still stand: they must not be drawn again."""
    still = [
        now.seat
        for now, before in zip(held.seats, held.seats_before, strict=True)
        if now.asked and before.asked and now.acted == before.acted and now.orders == before.orders
    ]
    if not still:
        return {}
    found: dict[int, dict[str, datetime]] = {}
    for each in (await held.tx.deadlines.of_all([held.match.id]))[held.match.id]:
        if each.seat in still and each.kind in ("pass", "house"):
            found.setdefault(each.seat, {})[each.kind] = each.at
    return found


def _of_seat(held: HeldMatch, seat: SeatRecord, before: dict[str, datetime]) -> Iterator[DeadlineRecord]:
    if seat.house is not None:
        at = before.get("house") or held.now + (ZERO if held.alone else held.resources.house_delay)
        yield DeadlineRecord(held.match.id, seat.seat, "house", at)
        return
    if seat.absent == held.match.turn:
        yield DeadlineRecord(held.match.id, seat.seat, "pass", held.now)
    else:
        if ordered(held, seat.seat) is not None:
            at = before.get("pass") or held.now + _drawn(held, seat)
            yield DeadlineRecord(held.match.id, seat.seat, "pass", at)
    for kind, at in (("flag", held.flag_at(seat)), ("reminder", held.remind_at(seat))):
        if at is not None:
            yield DeadlineRecord(held.match.id, seat.seat, kind, at)


def _drawn(held: HeldMatch, seat: SeatRecord) -> timedelta:
    median = median_pace(held, seat)
    return drawn_time(held.match.secret, held.match.id, held.match.number, seat.seat, median)


def median_pace(stored: StoredMatch, seat: SeatRecord) -> timedelta:
    """The median time of a seat's automatic answers: none where a single person plays. The game has been read
    before."""
    if stored.alone:
        return ZERO
    median = SLOW_PACE if stored.policy.kind in ("correspondence", "bank") else LIVE_PACE
    return min(median, (stored.policy.move + seat.bank) / 8) if stored.policy.timed else median
