"""Signs of life, and the time given back after a downtime.

A process writes down once a minute that it is alive, for each of its shards. When it starts, or can write again, and a
shard was looked after by nobody for longer than two minutes, all the time since the last sign of life is given back to
every clock that was running in its matches. Deadlines that passed meanwhile are then looked at again, and none is
dropped. What comes due by itself waits for the process whose share it is. When anything is done with a match before
its time was given back (the first deadline after the database was out of reach, somebody's answer in a direct message
while its process is down), it is given back at once (see `held_match.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import datetime, timedelta

from store import Transaction
from store.share import Shard

from .resources import Resources

log = logging.getLogger(__name__)

HEARTBEAT = timedelta(minutes=1)
SHORT_SILENCE = 2 * HEARTBEAT
"""A silence no longer than this is a restart, not a downtime."""


async def silent_since(tx: Transaction, shard: Shard, now: datetime, *, lock: bool = False) -> datetime | None:
    """Since when nobody has looked after a shard, if that is a downtime."""
    return if_downtime(await tx.heartbeat.latest(shard, lock=lock), now)


def if_downtime(last: datetime | None, now: datetime) -> datetime | None:
    """The last sign of life, if it is so long ago that a downtime began with it."""
    return last if last is not None and now - last > SHORT_SILENCE else None


class Heartbeat:
    """The signs of life of a process."""

    def __init__(self, resources: Resources):
        self.resources = resources
        self._beating: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()

    def start(self, every: timedelta) -> None:
        """Begin to show signs of life."""
        self._stopped.clear()
        self.resources.alive = self.resources.clock.now()
        self._beating = asyncio.create_task(self._beat_on(every), name="heartbeat")

    async def stop(self) -> None:
        """Show the last one. One under way is waited for: broken off, it would leave its connection in the middle."""
        if self._beating is not None:
            self._stopped.set()
            await self._beating
            self._beating = self.resources.alive = None
            await self.beat()

    async def credit_downtime(self) -> timedelta:
        """Give the time back in which nobody looked after the shards of this process; how much it was at most."""
        now, share = self.resources.clock.now(), self.resources.share
        longest = timedelta()
        async with self.resources.store.write() as tx:
            for shard in share.parts:
                last = await silent_since(tx, shard, now, lock=True)
                if last is not None:
                    await tx.seats.credit(shard, last, now)
                    longest = max(longest, now - last)
            await tx.heartbeat.beat(share, now)
        return longest

    async def beat(self) -> None:
        """A sign of life."""
        async with self.resources.store.write() as tx:
            await tx.heartbeat.beat(self.resources.share, self.resources.clock.now())

    async def _beat_on(self, every: timedelta) -> None:
        while not await self._stops_within(every):
            try:
                await self.credit_downtime()
                self.resources.alive = self.resources.clock.now()
            except Exception:
                log.exception("no sign of life could be written; it is tried again")

    async def _stops_within(self, time: timedelta) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(time.total_seconds()):
                await self._stopped.wait()
        return self._stopped.is_set()
