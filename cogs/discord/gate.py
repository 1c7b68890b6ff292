"""The gate: what comes after an acknowledgement is let in a little at a time, by turns for every match.

Acknowledging costs next to nothing and has three seconds; carrying out costs an engine step and a picture. Were all
that is acknowledged carried out at once, whoever comes next would be acknowledged behind it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Awaitable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TypeVar

Found = TypeVar("Found")

AT_ONCE = 2
"""So many are carried out at the same time: while one waits for the database or a painter, another one goes on."""
PATIENCE = 0.02
"""Seconds that who is next waits, at most, for acknowledgements on their way out."""


class Pass:
    """What somebody who was let in holds, until they are through."""

    def __init__(self, gate: Gate, match: int):
        self._gate: Gate | None = gate
        self._match = match

    async def outside(self, wait: Awaitable[Found]) -> Found:
        """Wait for something outside, for others to be let in meanwhile; then it is this one's turn again."""
        gate = self._gate
        self.through()
        found = await wait
        if gate is not None:
            await gate.enter(self._match)
            self._gate = gate
        return found

    def through(self) -> None:
        """The work is done: only the network is waited for from here on. Saying so twice is well."""
        gate, self._gate = self._gate, None
        if gate is not None:
            gate.leave()


class Gate:
    """Lets so many in at once; who waits is let in by turns for each match, in order within one."""

    def __init__(self, at_once: int = AT_ONCE):
        self.inside = 0
        """How many are being carried out."""
        self._free = at_once
        self._queues: OrderedDict[int, deque[asyncio.Future[None]]] = OrderedDict()
        self._leaving = 0
        """Acknowledgements on their way out."""
        self._calm = asyncio.Event()
        self._calm.set()

    @contextmanager
    def acknowledging(self) -> Generator[None]:
        """An acknowledgement is on its way out: nobody is let in meanwhile, for a moment."""
        self._leaving += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._leaving -= 1
            if not self._leaving:
                self._calm.set()

    @asynccontextmanager
    async def admitted(self, match: int) -> AsyncGenerator[Pass]:
        """Carry something out about a match (0 is none) when it is its turn."""
        await self.enter(match)
        let_in = Pass(self, match)
        try:
            if not self._calm.is_set():
                with suppress(TimeoutError):  # there may always be some on their way: nobody waits for ever
                    await asyncio.wait_for(self._calm.wait(), PATIENCE)
            yield let_in
        finally:
            let_in.through()

    async def enter(self, match: int) -> None:
        """Come in when it is one's turn; who came in has to leave."""
        if self._free and not self._queues:
            self._free -= 1
            self.inside += 1
            return
        waiting = asyncio.get_running_loop().create_future()
        self._queues.setdefault(match, deque()).append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Somebody is through: the next match's first comes in, and its others go to the end."""
        self.inside -= 1
        self._free += 1
        while self._queues and self._free:
            match, queue = self._queues.popitem(last=False)
            waiting = queue.popleft()
            if queue:
                self._queues[match] = queue
            if not waiting.done():
                self._free -= 1
                self.inside += 1
                waiting.set_result(None)
