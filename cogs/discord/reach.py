"""Where nothing can be sent to for now: channels that can't be posted in, people who take no direct messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from referee import Referee

Destination = tuple[str, int]
"""A channel or a person, with its id."""

SHORTEST, LONGEST = timedelta(seconds=30), timedelta(hours=6)
"""How soon, and how late at most, a destination is tried again to which nothing can be sent."""


@dataclass
class Shut:
    """A destination that rests: until when, after how many failures in a row, and which notices wait meanwhile."""

    until: datetime
    times: int = 0
    waiting: set[int] = field(default_factory=set[int])


class Reach:
    """What is known of destinations that can't be reached."""

    def __init__(self, referee: Referee):
        self.unreachable: set[int] = set()
        """People whose direct messages are closed and who have not been told so yet."""
        self._referee = referee
        self._shut: dict[Destination, Shut] = {}
        self._seen: set[int] = set()

    def shut_until(self, destination: Destination) -> datetime | None:
        """Until when a destination rests, if it does."""
        shut = self._shut.get(destination)
        return None if shut is None else shut.until

    def wait(self, destination: Destination, notice: int) -> None:
        """A notice waits for a destination that rests."""
        self._shut[destination].waiting.add(notice)

    def failed(self, destination: Destination, notice: int, now: datetime, least: timedelta = timedelta()) -> datetime:
        """A notice could not be sent there: until when the destination rests, each time longer, and so long at
        least."""
        shut = self._shut.setdefault(destination, Shut(now))
        shut.until = now + max(min(LONGEST, SHORTEST * 2**shut.times), least)
        shut.times += 1
        shut.waiting.add(notice)
        return shut.until

    def reached(self, destination: Destination) -> None:
        """Something was sent there."""
        self._shut.pop(destination, None)

    def is_shut(self, channel: int) -> bool:
        """Whether messages to a channel wait because it could not be posted in."""
        return ("channel", channel) in self._shut

    async def mended(self, channel: int, *, problem: bool) -> None:
        """Told, each time somebody looks, whether there is a visible problem with a channel that is shut. When one
        that was there is gone, what waits is tried again; where none was ever visible, it is left to its time."""
        if problem:
            self._seen.add(channel)
        elif channel in self._seen:
            await self.reopen(channel)

    async def reopen(self, channel: int) -> None:
        """What waits for a channel is tried again now."""
        self._seen.discard(channel)
        shut = self._shut.pop(("channel", channel), None)
        for notice in shut.waiting if shut is not None else ():
            await self._referee.notices.put_off(notice, self._referee.resources.clock.now())
