"""The latest message of each match, whose buttons are taken away when another one takes its place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import structlog
from cachetools import LRUCache

from referee.clock import Clock

from .faults import AT_ONCE, LOST, Rest, made_sure, unsure
from .limits import EDITABLE_SECONDS
from .message import Content

log: Any = structlog.get_logger()

KEPT = 2000
"""How many matches' latest messages are remembered."""
SHORTLY = (1.0,)
"""The seconds after which buttons are taken away once more, if the connection broke; then with the next message."""
OLD = 30046
"""Discord's code for too many edits of messages that are old."""


class LatestMessages:
    """The messages of each match that may have buttons, by their ids: their channels, and what they say without. The
    one with the highest id is the latest; from the others the buttons could not be taken away yet. And the calls to
    them, which go when they have been heard; `heard` is told of whose match."""

    def __init__(self, client: discord.Client, clock: Clock, rest: Rest, heard: Callable[[int], Awaitable[None]]):
        self._client = client
        self._heard = heard
        self._clock = clock
        self._rest = rest
        self._kept: LRUCache[int, dict[int, tuple[int, Content]]] = LRUCache(KEPT)
        self._named: LRUCache[int, frozenset[int]] = LRUCache(KEPT)
        self._calls: LRUCache[int, tuple[int, int]] = LRUCache(KEPT)

    def named(self, match: int) -> frozenset[int]:
        """Whom the latest message of a match asked to move."""
        return self._named.get(match, frozenset())

    def knows(self, match: int) -> bool:
        """Whether it is known what stands in a match's channel: not of what was posted before the start."""
        return bool(self._kept.get(match))

    async def supersede(
        self, match: int, channel: int, id: int, content: Content, named: frozenset[int] = frozenset()
    ) -> None:
        """There is another message, in which some people are named: take the buttons off those before the latest. That
        need not be this one, for two may come at once, and be known the other way round."""
        kept = self._kept.setdefault(match, {})
        kept[id] = (channel, content.remembered())
        latest = max(kept)
        if latest == id:
            self._named[match] = named
            await self.answered(match)
        for older, (place, said) in [each for each in kept.items() if each[0] != latest]:
            try:
                await self.edit(match, place, older, said, SHORTLY)
            except (discord.HTTPException, *LOST) as error:
                log.info("buttons_left", match=match, message=older, error=str(error))
            else:
                kept.pop(older, None)

    async def called(self, match: int, channel: int, id: int, named: frozenset[int]) -> None:
        """A message calls some people to the latest one: it takes the place of the call before."""
        await self.answered(match)
        self._named[match] = named
        self._calls[match] = (channel, id)

    def remember_call(self, match: int, channel: int, id: int) -> None:
        """A call stands since before the start."""
        self._calls[match] = (channel, id)

    async def answered(self, match: int) -> None:
        """Nobody has to be called any more: the call goes."""
        call = self._calls.pop(match, None)
        if call is None:
            return
        channel, id = call
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(id).delete()
        except discord.HTTPException as error:
            log.info("call_left", match=match, code=error.code)
        except LOST as error:
            log.info("call_left", match=match, error=str(error))
            return
        await self._heard(match)

    async def amend(self, match: int, change: Callable[[Content], Awaitable[Content]]) -> bool:
        """Say something else in a match's latest message, if it asks somebody; whether there is nothing left to say.

        Raises:
            discord.HTTPException, LOST: what became of it is not known, or Discord wants it later.
        """
        kept = self._kept.get(match, {})
        if not kept:
            return False
        id = max(kept)
        channel, content = kept[id]
        if not content.asks:
            return False
        content = await change(content)
        kept[id] = (channel, content.remembered())
        return await self.edit(match, channel, id, content)

    async def rewrite(self, match: int, channel: int, id: int, content: Content) -> bool:
        """Say something else in a message, however old it is; whether Discord took it.

        Raises:
            discord.HTTPException, LOST: what became of it is not known, or Discord wants it later.
        """
        if not await self._edit(match, channel, id, content):
            return False
        self._kept[match] = {id: (channel, content.remembered())}
        return True

    async def close(self, match: int, channel: int, id: int, content: Content) -> None:
        """Say in a message, however old it is, what leaves nothing to click on in the match.

        Raises:
            discord.HTTPException, LOST: what became of it is not known, or Discord wants it later.
        """
        await self._edit(match, channel, id, content)
        self._kept.pop(match, None)

    async def edit(self, match: int, channel: int, id: int, content: Content, waits: Sequence[float] = AT_ONCE) -> bool:
        """Change what a message says, if that is still cheap; whether Discord took it, or need not have been asked.

        Raises:
            discord.HTTPException, LOST: what became of it is not known, or Discord wants it later.
        """
        age = self._clock.now() - discord.utils.snowflake_time(id)
        if age.total_seconds() > EDITABLE_SECONDS - 60:
            return True
        return await self._edit(match, channel, id, content, waits)

    async def _edit(
        self, match: int, channel: int, id: int, content: Content, waits: Sequence[float] = AT_ONCE
    ) -> bool:
        message = self._client.get_partial_messageable(channel).get_partial_message(id)
        try:
            await made_sure(lambda: message.edit(view=content.view()), self._rest, waits, match=match, message=id)
        except discord.HTTPException as error:
            if unsure(error) or (error.status == 429 and error.code != OLD):
                raise
            log.info("not_edited", match=match, code=error.code)
            return False
        return True
