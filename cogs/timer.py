"""What the bot does unasked: one timer for whatever is due first, and the outbox after every change."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import structlog

from cogs.discord.bot import Bot
from cogs.outbox.delivery import Outbox

log: Any = structlog.get_logger()

LONGEST = timedelta(hours=1)
"""The longest sleep: what another process has changed may have gone unheard."""
BUSY = timedelta(seconds=1)
"""How soon to look again at the earliest while messages are on their way."""
AFTER_FAILURE = timedelta(seconds=15)


class Timer:
    """Sleeps until the next deadline; woken when a deadline or the outbox has changed."""

    def __init__(self, bot: Bot, outbox: Outbox):
        self.bot = bot
        self.outbox = outbox
        self._task: asyncio.Task[None] | None = None
        self._nap: asyncio.Task[None] | None = None
        self._again = True

    def start(self) -> None:
        """Begin."""
        self.bot.referee.resources.changed.listen(self.wake)
        self._task = asyncio.create_task(self._run(), name="timer")

    async def close(self) -> None:
        """Stop."""
        for task in (self._task, self._nap):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    def wake(self) -> None:
        """Something has changed: look again."""
        self._again = True
        if self._nap is not None:
            self._nap.cancel()

    async def _run(self) -> None:
        while True:
            self._again = False
            try:
                wait = await self._round()
            except Exception as error:
                log.error("timer_failed", exc_info=error)
                wait = AFTER_FAILURE
            if not self._again:
                self._nap = asyncio.create_task(self._sleep(wait.total_seconds()), name="timer-nap")
                await asyncio.wait([self._nap])
                self._nap = None

    async def _sleep(self, seconds: float) -> None:
        await self.bot.rest(asyncio.sleep(seconds))

    async def _round(self) -> timedelta:
        """Do what is due, begin to tell what is to be told; how long until the next deadline."""
        referee = self.bot.referee
        while await referee.timekeeping.run_due():  # after a long pause there is much to do
            await self.outbox.deliver()
        await self.outbox.deliver()
        due = await referee.timekeeping.next_deadline()
        wait = LONGEST if due is None else min(LONGEST, due - self.bot.now())
        return max(wait, BUSY if self.outbox.busy else timedelta())
