"""Signs of life, and the time given back after a downtime.

The bot writes down that it is alive once a minute. When it starts and was silent for longer than two
minutes, all the time since the last sign of life is given back to every clock that was running, before anything else
happens. Deadlines that passed meanwhile are then looked at again, and none is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import timedelta

from .resources import Resources

log = logging.getLogger(__name__)

HEARTBEAT = timedelta(minutes=1)
SHORT_SILENCE = 2 * HEARTBEAT
"""A silence no longer than this is a restart, not a downtime."""


class Heartbeat:
    """The signs of life of a process."""

    def __init__(self, resources: Resources):
        self.resources = resources
        self._beating: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()

    def start(self, every: timedelta) -> None:
        """Begin to show signs of life."""
        self._stopped.clear()
        self._beating = asyncio.create_task(self._beat_on(every), name="heartbeat")

    async def stop(self) -> None:
        """Show the last one. One under way is waited for: broken off, it would leave its connection in the middle."""
        if self._beating is not None:
            self._stopped.set()
            await self._beating
            self._beating = None
            await self.beat()

    async def credit_downtime(self) -> timedelta:
        """Give the time back in which the bot was down; how much it was."""
        now = self.resources.clock.now()
        async with self.resources.store.write() as tx:
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
        async with self.resources.store.write() as tx:
            await tx.heartbeat.beat(self.resources.clock.now())

    async def _beat_on(self, every: timedelta) -> None:
        while not await self._stops_within(every):
            try:
                await self.beat()
            except Exception:
                log.exception("no sign of life could be written; it is tried again")

    async def _stops_within(self, time: timedelta) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(time.total_seconds()):
                await self._stopped.wait()
        return self._stopped.is_set()
