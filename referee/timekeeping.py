"""What comes due by itself: reminders, flags, automatic answers, house players' moves."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from engines.kernel.saves import CannotGoOn
from engines.kernel.text import SeatName, Text, say
from store.records import DeadlineRecord

from .held_match import HeldMatch, in_lane
from .model import PLAYING
from .resources import Resources
from .transaction import holding
from .unasked import answer_by_order, house_moves

log = logging.getLogger(__name__)

AFTER_FAILURE = timedelta(minutes=5)
"""When something due is tried again that failed by a fault of the bot."""

BATCH = 100


class Timekeeping:
    """What the referee does unasked."""

    def __init__(self, resources: Resources):
        self.resources = resources

    async def look_through(self) -> None:
        """Set aside the matches under way that this version can't carry on."""
        for id, rules in self.resources.library.games.items():
            async with self.resources.store.read() as tx:
                unlike = await tx.snapshots.unlike(id, rules.opening)
            for match in unlike:
                try:
                    async with holding(self.resources, match) as held:
                        await held.game()
                except CannotGoOn:
                    pass  # set aside, and its channel told
                except Exception:
                    log.exception("match %s could not be looked through", match)

    async def next_deadline(self) -> datetime | None:
        """When something is next to be done or told."""
        async with self.resources.store.read() as tx:
            times = [await tx.deadlines.earliest(self.resources.share), await tx.notices.earliest(self.resources.share)]
        return min((time for time in times if time is not None), default=None)

    async def run_due(self, now: datetime | None = None) -> bool:
        """Do what is due: reminders, flags, automatic answers, house players' moves; of much at once a portion, for
        what comes of it to be told before the rest is done. Whether there was anything."""
        now = now or self.resources.clock.now()
        async with self.resources.store.read() as tx:
            due = await tx.deadlines.due(now, BATCH, self.resources.share)
        for deadline in due:
            try:
                await self._attend(deadline, now)
            except CannotGoOn as refusal:
                log.warning("match %s can't go on: %s", deadline.match, refusal.text.id)
            except Exception:
                log.exception("match %s: %s of seat %s failed", deadline.match, deadline.kind, deadline.seat)
                async with self.resources.store.write() as tx:
                    await tx.deadlines.move(deadline, now + AFTER_FAILURE)
        return bool(due)

    async def _attend(self, deadline: DeadlineRecord, now: datetime) -> None:
        async with holding(self.resources, deadline.match, now) as held:
            standing = (await held.tx.deadlines.of_all([deadline.match]))[deadline.match]
            if deadline not in standing:
                return  # somebody acted in the meantime
            seat = held.seats[deadline.seat]
            if held.match.status != PLAYING or not seat.asked or held.match.paused:
                return
            await held.game()
            if deadline.kind == "house":
                await house_moves(held, seat.seat)
            elif deadline.kind == "pass" and seat.absent == held.match.turn:
                await held.act("answer", seat.seat, held.open_ask(seat.seat).default, "flag")
            elif deadline.kind == "pass":
                await answer_by_order(held, seat.seat)
            elif held.rest_absent():
                return
            elif deadline.kind == "reminder":
                await self._remind(held, seat.seat)
            else:
                await self._flag(held, seat.seat)

    async def _remind(self, held: HeldMatch, seat: int) -> None:
        record = held.seats[seat]
        at, flag = held.remind_at(record), held.flag_at(record)
        if at is None or at > held.now:
            return
        if flag is not None and flag <= held.now:
            await self._flag(held, seat)  # it falls with it, and is told itself
            return
        held.change(seat, reminded=True)
        held.tell("reminder", seat=seat, person=record.person, flag=None if flag is None else flag.timestamp())

    async def _flag(self, held: HeldMatch, seat: int) -> None:
        record, policy = held.seats[seat], held.policy
        at = held.flag_at(record)
        if at is None or at > held.now:
            return
        flags = record.flags + 1
        if policy.on_flag == "forfeit" or (policy.patience and flags >= policy.patience):
            await held.act("command", seat, "forfeit", "flag")
            return
        if policy.on_flag == "turn":
            text: Text = say("flag-turn", who=SeatName(seat))
            held.change(seat, flags=flags, absent=held.match.turn)
            await self._default(held, seat)
        else:
            text = say("flag-default", who=SeatName(seat))
            held.change(seat, flags=flags)
            await self._default(held, seat)
        held.tell("flagged", seat=seat, text=text)

    @staticmethod
    async def _default(held: HeldMatch, seat: int) -> None:
        """The default of the question that is open; in a lane, of all that follows in it, for one clock runs for it."""
        number = held.match.number
        await held.act("answer", seat, held.open_ask(seat).default, "flag")
        while held.match.number == number and in_lane(await held.game(), seat):
            await held.act("answer", seat, held.open_ask(seat).default, "flag")
