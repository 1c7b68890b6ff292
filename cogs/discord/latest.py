"""The latest message of each match, whose buttons are taken away when another one takes its place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from cachetools import LRUCache

from referee.clock import Clock

from .faults import LOST
from .limits import EDITABLE_SECONDS
from .message import Content

log: Any = structlog.get_logger()

KEPT = 2000
"""How many matches' latest messages are remembered."""


class LatestMessages:
    """The latest messages by match: channel, id, and what they say; and the calls to them, which go when they have been
    heard."""

    def __init__(self, client: discord.Client, clock: Clock):
        self._client = client
        self._clock = clock
        self._kept: LRUCache[int, tuple[int, int, Content]] = LRUCache(KEPT)
        self._named: LRUCache[int, frozenset[int]] = LRUCache(KEPT)
        self._calls: LRUCache[int, tuple[int, int]] = LRUCache(KEPT)

    def named(self, match: int) -> frozenset[int]:
        """Whom the latest message of a match asked to move."""
        return self._named.get(match, frozenset())

    async def supersede(
        self, match: int, channel: int, id: int, content: Content, named: frozenset[int] = frozenset()
    ) -> None:
        """There is a newer message, in which some people are named: take the buttons off the one before."""
        self._named[match] = named
        before = self._kept.pop(match, None)
        self._kept[match] = (channel, id, content.without_controls())
        await self.answered(match)
        if before is not None:
            await self.edit(match, *before)

    async def called(self, match: int, channel: int, id: int, named: frozenset[int]) -> None:
        """A message calls some people to the latest one: it takes the place of the call before."""
        await self.answered(match)
        self._named[match] = named
        self._calls[match] = (channel, id)

    async def answered(self, match: int) -> None:
        """Nobody has to be called any more: the call goes."""
        call = self._calls.pop(match, None)
        if call is None:
            return
        channel, id = call
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(id).delete()
        except (discord.HTTPException, *LOST) as error:
            log.info("call_left", match=match, code=getattr(error, "code", 0))

    async def amend(self, match: int, change: Callable[[Content], Awaitable[Content]]) -> bool:
        """Say something else in a match's latest message, if it shows a board; whether there is nothing left to say."""
        channel, id, content = self._kept.get(match, (0, 0, Content()))
        if not content.pictures:
            return False
        content = await change(content)
        self._kept[match] = (channel, id, content.without_controls())
        return await self.edit(match, channel, id, content)

    async def rewrite(self, match: int, channel: int, id: int, content: Content) -> bool:
        """Say something else in a message, however old it is; whether Discord took it."""
        if not await self._edit(match, channel, id, content):
            return False
        self._kept[match] = (channel, id, content.without_controls())
        return True

    async def edit(self, match: int, channel: int, id: int, content: Content) -> bool:
        """Change what a message says, if that is still cheap; whether Discord took it, or need not have been asked."""
        age = self._clock.now() - discord.utils.snowflake_time(id)
        if age.total_seconds() > EDITABLE_SECONDS - 60:
            return True
        return await self._edit(match, channel, id, content)

    async def _edit(self, match: int, channel: int, id: int, content: Content) -> bool:
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(id).edit(view=content.view())
        except (discord.HTTPException, *LOST) as error:
            log.info("not_edited", match=match, code=getattr(error, "code", 0))
            return False
        return True
