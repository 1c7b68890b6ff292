"""What goes by itself: reminders, flags, automatic answers, house players; the outbox; and the heartbeat.

Downtime policy: the bot writes down that it is alive once a minute. When it starts and was silent for longer than two
minutes, all the time since the last sign of life is given back to every clock that was running, before anything else
happens. Deadlines that passed meanwhile are then looked at again, and none is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import datetime, timedelta

from engines.kernel.text import SeatName, Text, say
from store.records import DeadlineRecord

from .house import house_answer
from .model import PLAYING, Notice
from .notices import shown
from .offers import Offers
from .orders import StandingOrders
from .table import Table, in_lane

log = logging.getLogger(__name__)

HEARTBEAT = timedelta(minutes=1)
SHORT_SILENCE = 2 * HEARTBEAT
"""A silence no longer than this is a restart, not a downtime."""

AFTER_FAILURE = timedelta(minutes=5)
"""When something due is tried again that failed by a fault of the bot."""

BATCH = 100


class Upkeep(Offers):
    """What the referee does unasked."""

    _heart: asyncio.Task[None] | None = None

    async def start(self, *, heartbeat: timedelta | None = HEARTBEAT) -> None:
        """Give downtime back, listen to other processes, and begin to show signs of life (unless `heartbeat` is None)."""
        await self.credit_downtime()
        self.store.listen(self.changed.set)
        if heartbeat is not None:
            self._heart = asyncio.create_task(self._beat_on(heartbeat), name="heartbeat")
        self.changed.set()

    async def close(self) -> None:
        """Stop. The store stays open: it belongs to who opened it."""
        if self._heart is not None:
            self._heart.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._heart
            self._heart = None
            await self.beat()

    async def credit_downtime(self) -> timedelta:
        """Give the time back in which the bot was down; how much it was."""
        now = self.clock.now()
        async with self.store.write() as tx:
            last = await tx.heartbeat.latest()
            silence = now - last if last is not None else timedelta()
            if last is not None and silence > SHORT_SILENCE:
                await tx.seats.credit(last, now)
            else:
                silence = timedelta()
            await tx.heartbeat.beat(now)
        return silence

    async def beat(self) -> None:
        """A sign of life."""
        async with self.store.write() as tx:
            await tx.heartbeat.beat(self.clock.now())

    async def _beat_on(self, every: timedelta) -> None:
        while True:
            await asyncio.sleep(every.total_seconds())
            try:
                await self.beat()
            except Exception:
                log.exception("no sign of life could be written; it is tried again")

    # ------------------------------------------------------------ the outbox

    async def pending_notices(self, limit: int = BATCH) -> list[Notice]:
        """What is to be told now, in the order in which it came up. Nothing in it was told before, unless the bot died
        between telling and `told`: then the nonce makes telling it again harmless."""
        async with self.store.read() as tx:
            return [shown(each) for each in await tx.notices.pending(self.clock.now(), limit, self.share)]

    async def told(self, notice: int, message: int | None = None) -> None:
        """A notice was told, as a message of this id."""
        async with self.store.write() as tx:
            record = await tx.notices.get(notice)
            if record is None or record.told_at is not None:
                return
            match = await tx.matches.get(record.match, lock=True)
            await tx.notices.save(notice, due=None, told_at=self.clock.now(), message=message)
            until = record.body.get("until")
            if message is not None and match is not None and until is not None and until >= match.told:
                await tx.matches.save(record.match, told=until, message=message)

    async def failed(self, notice: int, retry_at: datetime | None) -> None:
        """A notice was tried and could not be told: try again at a time, or (None) never."""
        await self._retry(notice, retry_at, tried=True)

    async def put_off(self, notice: int, until: datetime) -> None:
        """A notice can't be told before a time, through no fault of its own: it counts as no try."""
        await self._retry(notice, until, tried=False)

    async def _retry(self, notice: int, at: datetime | None, *, tried: bool) -> None:
        async with self.store.write() as tx:
            record = await tx.notices.get(notice)
            if record is not None and record.due is not None:
                await tx.notices.save(notice, due=at, tries=record.tries + tried)
        self.changed.set()

    async def offers_told(self, settled: Notice) -> list[Notice]:
        """The messages that still show an offer which, as a notice says, is settled."""
        async with self.store.read() as tx:
            told = await tx.notices.told(settled.match, ("offer", "takeback"), before=settled.id)
        return [shown(each) for each in told if each.body.get("what") == settled.body.get("what")]

    async def let_go(self, notice: int) -> None:
        """A notice's message need not be known any more."""
        async with self.store.write() as tx:
            await tx.notices.save(notice, message=None)

    # ------------------------------------------------------------ what is due

    async def next_deadline(self) -> datetime | None:
        """When something is next to be done or told."""
        async with self.store.read() as tx:
            times = [await tx.deadlines.earliest(), await tx.notices.earliest(self.share)]
        return min((time for time in times if time is not None), default=None)

    async def run_due(self, now: datetime | None = None) -> None:
        """Do everything that is due: reminders, flags, automatic answers, house players' moves."""
        now = now or self.clock.now()
        while True:
            async with self.store.read() as tx:
                due = await tx.deadlines.due(now, BATCH)
            if not due:
                return
            for deadline in due:
                try:
                    await self._attend(deadline, now)
                except Exception:
                    log.exception("match %s: %s of seat %s failed", deadline.match, deadline.kind, deadline.seat)
                    async with self.store.write() as tx:
                        await tx.deadlines.move(deadline, now + AFTER_FAILURE)

    async def _attend(self, deadline: DeadlineRecord, now: datetime) -> None:
        async with self.at_table(deadline.match, now) as table:
            standing = (await table.tx.deadlines.of_all([deadline.match]))[deadline.match]
            if deadline not in standing:
                return  # somebody acted in the meantime
            seat = table.seats[deadline.seat]
            if table.match.status != PLAYING or not seat.asked or table.match.paused:
                return
            await table.game()
            if deadline.kind == "house":
                await self._house_moves(table, seat.seat)
            elif deadline.kind == "pass":
                await self._answer_by_order(table, seat.seat)
            elif table.rest_absent():
                return
            elif deadline.kind == "reminder":
                self._remind(table, seat.seat)
            else:
                await self._flag(table, seat.seat)

    async def _house_moves(self, table: Table, seat: int) -> None:
        game, kind = await table.game(), table.seats[seat].house
        assert kind is not None
        ask = game.asks[seat]
        seed = self.derive(f"house|{table.match.id}|{table.match.opened_at.isoformat()}|{table.match.seq}|{seat}")
        try:
            key = house_answer(kind, table.rules, table.rules.view(game.seen_by(seat), seat), ask, seed)
            game.check(game.number_of(seat), seat, key)
        except Exception:
            log.exception("match %s: house player %s found no answer", table.match.id, kind)
            key = ask.default
        await table.act("answer", seat, key, "house")

    async def _answer_by_order(self, table: Table, seat: int) -> None:
        record, ask = table.seats[seat], table.open_ask(seat)
        if record.absent == table.match.turn:
            await table.act("answer", seat, ask.default, "flag")
            return
        key = StandingOrders.restore(record.orders).answer(ask)
        if key is not None:
            await table.act("answer", seat, key, "order", record.person)
            self.lapse_offers(table, seat)

    def _remind(self, table: Table, seat: int) -> None:
        record = table.seats[seat]
        at, flag = table.remind_at(record), table.flag_at(record)
        if at is None or at > table.now:
            return
        table.change(seat, reminded=True)
        table.tell("reminder", seat=seat, person=record.person, flag=None if flag is None else flag.timestamp())

    async def _flag(self, table: Table, seat: int) -> None:
        record, policy = table.seats[seat], table.policy
        at = table.flag_at(record)
        if at is None or at > table.now:
            return
        flags = record.flags + 1
        if policy.on_flag == "forfeit" or (policy.patience and flags >= policy.patience):
            await table.act("command", seat, "forfeit", "flag")
            return
        if policy.on_flag == "turn":
            text: Text = say("flag-turn", who=SeatName(seat))
            table.change(seat, flags=flags, absent=table.match.turn)
            await self._default(table, seat)
        else:
            text = say("flag-default", who=SeatName(seat))
            table.change(seat, flags=flags)
            await self._default(table, seat)
        table.tell("flagged", seat=seat, text=text)

    @staticmethod
    async def _default(table: Table, seat: int) -> None:
        """The default of the question that is open; in a lane, of all that follows in it, for one clock runs for it."""
        number = table.match.number
        await table.act("answer", seat, table.open_ask(seat).default, "flag")
        while table.match.number == number and in_lane(await table.game(), seat):
            await table.act("answer", seat, table.open_ask(seat).default, "flag")
