"""What is told: notices are written in the transaction of what they tell, and posted from the outbox afterwards.

`opened`, `started`, `turn`, `result`, `cancelled`, `announce` and `flagged` go to the match's channel; `offer` and
`takeback` go there and name whom to ask, `reminder` whom to remind; `hand` goes to a person in private. `waiting` goes
into the latest turn message: of several who were asked at once, some have answered. `settled` goes into the messages of an
offer that is not open any more. What was not posted yet and is
outdated is withdrawn, so a late turn message shows the newest position.
"""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, cast

import msgspec

from engines.kernel.text import Text
from store.records import MatchRecord, NoticeRecord, SeatRecord

from .model import OVER, PLAYING, Notice
from .standing_orders import ASK, StandingOrders

if TYPE_CHECKING:
    from .held_match import Table

Fields = dict[str, Any]
Items = list[Any]
Outdated = list[tuple[str, int | None]]
"""Kinds of notices to withdraw, for one seat or for all (None)."""

OFFERED = ("draw", "takeback", "pause")
"""What can be offered."""

TELL_AFTER = timedelta(seconds=1)
"""How long after the latest time of an automatic answer a player is asked in the channel after all."""


def notice(
    match: MatchRecord,
    kind: str,
    now: datetime,
    *,
    seat: int | None = None,
    person: int | None = None,
    private: bool = False,
    text: Text | None = None,
    due: datetime | None = None,
    **body: Any,
) -> NoticeRecord:
    """A notice about a match as it stands; `private` keeps it out of the channel."""
    if text is not None:
        body["text"] = msgspec.to_builtins(text)
    return NoticeRecord(
        match=match.id,
        kind=kind,
        seat=seat,
        person=person,
        guild=match.guild,
        channel=None if private else match.channel,
        number=match.number,
        body=body,
        nonce=secrets.token_hex(12),
        due=due or now,
    )


def shown(record: NoticeRecord) -> Notice:
    """A notice as the outbox hands it out."""
    return Notice(
        id=record.id,
        match=record.match,
        kind=record.kind,
        seat=record.seat,
        person=record.person,
        guild=record.guild,
        channel=record.channel,
        number=record.number,
        body=record.body,
        nonce=record.nonce,
        tries=record.tries,
        message=record.message,
    )


def compose(table: Table, before: MatchRecord, seats_before: list[SeatRecord]) -> tuple[Outdated, list[NoticeRecord]]:
    """What follows from a change of a match by itself: whose move it is, or how it ended; and what is outdated."""
    match, now = table.match, table.now
    outdated: Outdated = [
        ("reminder", seat.seat)
        for seat, was in zip(table.seats, seats_before, strict=True)
        if was.reminded and (not seat.asked or seat.acted != was.acted)
    ]
    settled = [
        notice(match, "settled", now, what=what)
        for what in OFFERED
        if what in before.offers and before.offers[what]["by"] != match.offers.get(what, {}).get("by")
    ]
    if match.status == OVER and before.status != OVER:
        outdated += [(kind, None) for kind in ("turn", "waiting", "hand", "reminder", "offer", "takeback")]
        return outdated, [notice(match, "result", now, until=match.seq), *settled]
    if match.status != PLAYING:
        return [*outdated, ("opened", None)], []
    started = before.status != PLAYING
    turned = started or match.turn != before.turn
    asked_now, asked_before = _asked(table.seats), _asked(seats_before)
    moved = turned or match.shift != before.shift or bool(asked_now - asked_before)
    asked = [seat for seat in table.seats if seat.asked and seat.person is not None]
    found: list[NoticeRecord] = settled
    for seat in [*table.seats] if started else asked if turned else []:
        person = table.people.get(seat.person) if seat.person is not None else None
        if person is not None and person.hands and (shown := _secrets(table, seat.seat)) not in (None, seat.shown):
            table.change(seat.seat, shown=shown)
            outdated.append(("hand", seat.seat))
            found.append(notice(match, "hand", now, seat=seat.seat, person=person.id, private=True))
    if (moved and asked and match.seq != before.seq) or started:
        outdated += [("turn", None), ("waiting", None)]
    if moved and asked:
        one = asked[0] if len(asked) == 1 else None
        found.append(
            notice(
                match,
                "turn",
                now,
                seat=one.seat if one else None,
                person=one.person if one else None,
                due=min(_tell_at(table, seat) for seat in asked),
                deciding=[seat.seat for seat in asked],
                until=match.seq,
            )
        )
    elif asked and asked_now != asked_before:
        found.append(notice(match, "waiting", now))
    return outdated, found


def _secrets(table: Table, seat: int) -> str | None:
    """A hash of what a seat sees and spectators don't; None if it has nothing in hand. While it stays the same, the hand
    need not be sent again."""
    game = table.loaded
    assert game is not None, "the game has been read"
    views = [table.rules.view(game.seen_by(viewer), viewer) for viewer in (seat, None)]
    if not table.rules.has_hand(views[0]):
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


def _asked(seats: list[SeatRecord]) -> set[int]:
    return {seat.seat for seat in seats if seat.asked}


def _tell_at(table: Table, seat: SeatRecord) -> datetime:
    """When a player is asked in the channel. Someone whose orders may answer is asked only when they have not, whether
    they will or not: so that the message tells nothing of what the seat could answer."""
    ask = table.open_ask(seat.seat)
    orders = StandingOrders.restore(seat.orders)
    foreseen = any(prepared.fits(ask) for prepared in orders.prepared)
    if seat.absent is None and not foreseen and (not ask.window or orders.mode(ask.window) == ASK):
        return table.now
    return table.now + table.median(seat, orders) * 2 + TELL_AFTER
