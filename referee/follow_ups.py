"""What follows from a change of a match by itself: whose move it is, or how it ended, is told; what is outdated is
not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, cast

import msgspec

from store.records import NoticeRecord, SeatRecord

from .deadlines import median_pace
from .held_match import HeldMatch
from .model import OFFERS, OVER, PLAYING
from .notices import notice
from .standing_orders import ASK, StandingOrders
from .unasked import ordered

ARCHIVE_AFTER = timedelta(minutes=10)
"""How long a match's own thread stays open when the match is over, to look at the result and talk about it."""

Fields = dict[str, Any]
Items = list[Any]
Outdated = list[tuple[str, int | None]]
"""Kinds of notices to withdraw, for one seat or for all (None)."""

TELL_AFTER = timedelta(seconds=1)
"""How long after the latest time of an automatic answer a player is asked in the channel after all."""


def follow_ups(held: HeldMatch) -> tuple[Outdated, list[NoticeRecord], NoticeRecord | None]:
    """What follows from a change of a match by itself: what is outdated; whose move it is, or how it ended; and what
    is told instead of a call that waits, if one does."""
    match, before, now = held.match, held.match_before, held.now
    outdated: Outdated = [
        ("reminder", seat.seat)
        for seat, was in zip(held.seats, held.seats_before, strict=True)
        if was.reminded and (not seat.asked or seat.acted != was.acted)
    ]
    settled = [
        notice(match, "settled", now, what=what)
        for what in OFFERS
        if what in before.offers and before.offers[what]["by"] != match.offers.get(what, {}).get("by")
    ]
    if match.status == OVER and before.status != OVER:
        outdated += [(kind, None) for kind in ("turn", "waiting", "hand", "reminder", "offer", "takeback")]
        last = [notice(match, "result", now, until=match.seq), *settled]
        if match.parent not in (None, match.channel):
            last.append(notice(match, "archive", now, due=now + ARCHIVE_AFTER))
        return outdated, last, None
    if match.status != PLAYING:
        anew = match.status != before.status or any(each.kind == "opened" for each in held.notices)
        return [*outdated, *([("opened", None)] if anew else [])], [], None
    started = before.status != PLAYING
    turned = started or match.turn != before.turn
    asked_now, asked_before = _asked(held.seats), _asked(held.seats_before)
    unseen = {seat for seat in asked_now if _ordered(held, seat) and not _looks(held, held.seats[seat])}
    moved = turned or match.shift != before.shift or bool(asked_now - asked_before or unseen)
    asked = [seat for seat in held.seats if seat.asked and seat.person is not None and not _answers_now(held, seat)]
    found: list[NoticeRecord] = settled
    for seat in [*held.seats] if started else asked if turned else []:
        person = held.people.get(seat.person) if seat.person is not None else None
        if person is None or not person.hands or match.lesson:
            continue
        if (shown := _secrets(held, seat.seat)) not in (None, seat.shown):
            held.change(seat.seat, shown=shown)
            outdated.append(("hand", seat.seat))
            found.append(notice(match, "hand", now, seat=seat.seat, person=person.id, private=True))
    if (moved and asked and match.seq != before.seq) or started:
        outdated += [("turn", None), ("waiting", None)]
    if moved and asked:
        found.append(_turn(held, asked))
    elif asked and asked_now != asked_before:
        found.append(notice(match, "waiting", now))
    again = not moved and not match.paused and any(map(_is_another, asked, (held.seats_before[s.seat] for s in asked)))
    return outdated, found, _turn(held, asked) if again else None


def _is_another(seat: SeatRecord, before: SeatRecord) -> bool:
    """Whether it is another question that a seat is asked, or whether other orders stand for it."""
    return (seat.acted, seat.orders) != (before.acted, before.orders)


def _turn(held: HeldMatch, asked: Sequence[SeatRecord]) -> NoticeRecord:
    """The notice that tells what happened and calls those who are asked."""
    one = asked[0] if len(asked) == 1 else None
    return notice(
        held.match,
        "turn",
        held.now,
        seat=one.seat if one else None,
        person=one.person if one else None,
        due=min(_tell_at(held, seat) for seat in asked),
        deciding=[seat.seat for seat in asked],
        calls=[seat.person for seat in asked if not _looks(held, seat)],
        until=held.match.seq,
    )


def _secrets(held: HeldMatch, seat: int) -> str | None:
    """A hash of what a seat sees and spectators don't; None if it has nothing in hand. While it stays the same, the
    hand need not be sent again."""
    game = held.loaded
    assert game is not None, "the game has been read"
    views = [held.rules.view(game.seen_by(viewer), viewer) for viewer in (seat, None)]
    if not held.rules.has_hand(views[0]):
        return None
    own, others = map(msgspec.to_builtins, views)
    found = {name: _unlike(own[name], others.get(name)) for name in own if name not in ("viewer", "log")}
    return blake2b(msgspec.msgpack.encode(found), digest_size=16).hexdigest()


def _unlike(own: Any, others: Any) -> Any:
    """The parts of plain data that other data has not, or has otherwise."""
    if own == others:
        return None
    if isinstance(own, dict) and isinstance(others, dict):
        fields, other_fields = cast(Fields, own), cast(Fields, others)
        return {name: _unlike(each, other_fields.get(name)) for name, each in fields.items()}
    if isinstance(own, list) and isinstance(others, list):
        items, other_items = cast(Items, own), cast(Items, others)
        if len(items) == len(other_items):
            return [_unlike(each, other) for each, other in zip(items, other_items, strict=True)]
    return cast(Any, own)


def _asked(seats: Sequence[SeatRecord]) -> set[int]:
    return {seat.seat for seat in seats if seat.asked}


def _answers_now(held: HeldMatch, seat: SeatRecord) -> bool:
    """Whether a seat's orders are about to answer for a player who plays alone."""
    return not held.match.paused and held.alone and ordered(held, seat.seat) is not None


def _ordered(held: HeldMatch, seat: int) -> bool:
    """Whether orders have just answered for a seat."""
    return any(entry.by == "order" and entry.seat == seat for entry in held.entered)


def _looks(held: HeldMatch, seat: SeatRecord) -> bool:
    """Whether a player has just answered, and so is shown the next question anyway."""
    return any(entry.by == "hand" and entry.person == seat.person for entry in held.entered)


def _tell_at(held: HeldMatch, seat: SeatRecord) -> datetime:
    """When a player is asked in the channel. Someone whose orders may answer is asked only when they have not, whether
    they will or not: so that the message tells nothing of what the seat could answer."""
    ask = held.open_ask(seat.seat)
    orders = StandingOrders.restore(seat.orders)
    if seat.absent is None and (not ask.window or orders.mode(ask.window) == ASK):
        return held.now
    return held.now if held.alone else held.now + median_pace(held, seat) * 2 + TELL_AFTER
