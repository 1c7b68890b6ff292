"""The outbox: what the referee has to tell becomes messages. Nothing is told twice, and nothing is dropped quietly.

What one match tells one destination, a channel or a person, is a lane: within it the order is kept. Trouble with a
message holds up its own lane; trouble with a destination, all lanes that lead there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from typing import Any

import discord
import structlog

from cogs.discord.bot import Bot
from cogs.discord.faults import LOST, made_sure, unsure
from cogs.discord.reach import LONGEST, SHORTEST, Destination
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.model import Notice

from . import threads
from .notice_messages import (
    Posting,
    bare_message,
    private_message,
    public_message,
    reader_of,
    settled_offer,
    still_waiting,
)

log: Any = structlog.get_logger()

Lane = tuple[str, int, int]
"""A destination, and a match that tells something there."""

CLOSED = (50007, 50278)
"""Discord's codes for a person who can't be written to."""
TOO_FAST = 40003
"""Discord's code for too many new direct messages."""
AWAY = (401, 403, 404, 429)
"""The statuses by which Discord says that nothing can be sent to a place now, whatever it is."""

SOON = timedelta(seconds=2)
"""How soon a message is tried again that can't be made, or that Discord refuses; each time it takes twice as long."""
PLAIN, BARE, TRIES = 2, 3, 6
"""After so many tries a message goes without pictures, says only where its match stands, and is given up."""
BURST = 20
"""So many messages may go out at once before the pace holds."""


class Later(Exception):
    """Not now: the budget for people never written to before is used up until a moment."""

    def __init__(self, at: datetime):
        super().__init__(at)
        self.at = at


class Moved(Exception):
    """The match goes on in another channel, and what is left to tell is told there."""


class Outbox:
    """Delivers notices.

    `dm_budget` is how many people an hour are written to for the first time; `a_second` how many messages go out.
    """

    def __init__(self, bot: Bot, *, dm_budget: int, a_second: float):
        self.bot = bot
        self._begun = False
        self._lanes: dict[Lane, asyncio.Task[None]] = {}
        self._resting: dict[Lane, datetime] = {}
        self._knocked: set[int] = set()
        self._doors: dict[int, discord.DMChannel] = {}
        self._opened: deque[datetime] = deque()
        self.dm_budget = dm_budget
        self._pace: datetime | None = None
        self.set_pace(a_second)

    def set_pace(self, a_second: float) -> None:
        """How many messages go out a second from now on."""
        self._gap = timedelta(seconds=1 / a_second)

    @property
    def busy(self) -> bool:
        """Whether something is being delivered."""
        return bool(self._lanes)

    async def deliver(self) -> None:
        """Begin to deliver all that is due, lane by lane. Lanes that are still busy finish first."""
        if not self._begun:
            self._begun = True
            for call in await self.bot.referee.notices.calls():
                assert call.channel is not None and call.message is not None, "a call stands in a channel"
                self.bot.latest.remember_call(call.match, call.channel, call.message)
        busy = set(self._lanes)  # before reading: what a lane tells meanwhile must not be told again
        pending = await self.bot.referee.notices.pending()
        now = self.bot.now()
        self._resting = {lane: until for lane, until in self._resting.items() if until > now}
        pending.sort(key=lambda notice: (_lane(notice), notice.id))
        for lane, notices in groupby(pending, _lane):
            if lane not in busy:
                self._lanes[lane] = asyncio.create_task(self._work(lane, list(notices)), name=f"post-{lane}")

    async def close(self) -> None:
        """Stop; what was not told is told after the next start."""
        tasks = list(self._lanes.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, lane: Lane, notices: list[Notice]) -> None:
        try:
            for notice in notices:
                destination, now = _destination(lane), self.bot.now()
                shut_until = self.bot.reach.shut_until(destination)
                if shut_until is not None and shut_until > now:
                    self.bot.reach.wait(destination, notice.id)
                    await self.bot.referee.notices.put_off(notice.id, shut_until)
                elif (until := self._resting.get(lane, now)) > now:
                    await self.bot.referee.notices.put_off(notice.id, until)
                else:
                    await self._tell(lane, notice)
        except Moved:
            log.info("moved", match=lane[2], channel=lane[1])
        except Exception as error:
            log.error("post_failed", lane=lane[0], match=lane[2], exc_info=error)
            await self.bot.rest(asyncio.sleep(SOON.total_seconds()))
        finally:
            del self._lanes[lane]
            self.bot.referee.resources.changed.set()

    async def _tell(self, lane: Lane, notice: Notice) -> None:
        try:
            sent, message = await self._said(notice)
            call = sent is not None and message is not None and not message.news
            where = message.channel if message is not None and notice.channel is not None else None
            await self.bot.referee.notices.told(notice.id, sent, where, call=call)
        except Refused as refusal:
            log.info("notice_outdated", notice=notice.id, kind=notice.kind, reason=refusal.text.id)
            await self.bot.referee.notices.told(notice.id)
        except Moved:
            raise
        except Later as later:
            await self.bot.referee.notices.put_off(notice.id, later.at)
        except Exception as error:
            await self._leave_thread(notice, error)
            await self._failed(lane, notice, error)
        else:
            self.bot.reach.reached(_destination(lane))
            self._resting.pop(lane, None)
            if message is not None and sent is not None:
                await self._stands(notice, message, sent)

    # ------------------------------------------------------------ sending

    async def _said(self, notice: Notice) -> tuple[int | None, Posting | None]:
        """Do what a notice asks for: the message posted, and its id."""
        if notice.kind == "waiting":
            if not await self._amend(notice) and not self.bot.latest.knows(notice.match):
                return await self._send(notice)  # the board before, of which nothing is known, names who has answered
        elif notice.kind == "settled":
            await self._settle(notice)
        elif notice.kind == "archive":
            await threads.archive(self.bot, await self.bot.referee.matches.info(notice.match))
        else:
            if notice.kind == "started":
                await self._take_thread(notice)
            return await self._send(notice)
        return None, None

    async def _take_thread(self, notice: Notice) -> None:
        """A match that is to have a thread gets it; where Discord doesn't let it, it stays in its channel.

        Raises:
            Moved: it goes on in its thread.
        """
        info = await self.bot.referee.matches.info(notice.match)
        if info.parent != info.channel:
            return
        moved = self.bot.referee.notices.moved
        try:
            thread = await threads.open_thread(self.bot, info, reader_of(self.bot, info))
        except discord.HTTPException as error:
            if unsure(error):
                raise
            log.info("no_thread", match=notice.match, code=error.code)
            await moved(notice.match, info.channel, None, say("thread-refused"))
        else:
            await moved(notice.match, thread, info.channel)
            raise Moved

    async def _leave_thread(self, notice: Notice, error: Exception) -> None:
        """Nothing can be posted any more in a thread that somebody has deleted or locked: the match whose own it was
        leaves it.

        Raises:
            Moved: it goes on in the channel below which its thread was.
        """
        if notice.channel is None or getattr(error, "status", 0) not in (403, 404):
            return
        info = await self.bot.referee.matches.info(notice.match)
        if info.in_thread and info.parent is not None:
            await self.bot.referee.notices.moved(notice.match, info.parent, None, say("thread-left"))
            raise Moved

    async def _stands(self, notice: Notice, message: Posting, sent: int) -> None:
        """A message stands in its channel now: others go, or lose their buttons."""
        latest = self.bot.latest
        if message.replaces:
            await latest.supersede(notice.match, message.channel, sent, message.content, message.people)
        elif not message.news:
            await latest.called(notice.match, message.channel, sent, message.people)

    async def _send(self, notice: Notice) -> tuple[int | None, Posting]:
        """Post a notice's message, unless what it says can be said by an edit: an edit pings nobody."""
        message = await self._made(notice)
        if not message.news:
            if not await self._amend(notice):
                message = await self._made(notice, whole=True)
            elif message.people <= self.bot.latest.named(notice.match):
                await self.bot.latest.answered(notice.match)
                return None, message
        if message.rewrites is not None and await self._rewrite(notice, message, message.rewrites):
            return None, message
        if message.closes is not None:
            await self.bot.latest.close(notice.match, message.channel, *message.closes)
        if notice.channel is None:
            assert notice.person is not None, "what has no channel has a person"
            channel: Any = await self._door(notice.person)
        else:
            channel = self.bot.get_partial_messageable(message.channel, guild_id=message.guild)
        await self._keep_pace()
        sent: discord.Message = await made_sure(
            lambda: channel.send(
                view=message.content.view(),
                files=message.content.files(),
                nonce=notice.nonce,
                allowed_mentions=message.mentions,
            ),
            self.bot.rest,
            kind=notice.kind,
            match=notice.match,
        )
        log.info("told", kind=notice.kind, match=notice.match, message=sent.id)
        return sent.id, message

    async def _rewrite(self, notice: Notice, message: Posting, id: int) -> bool:
        """Say something in the message that a match has already; whether that was done."""
        return await self.bot.latest.rewrite(notice.match, message.channel, id, message.content)

    async def _made(self, notice: Notice, *, whole: bool = False) -> Posting:
        """The message of a notice; a plainer one when it has failed before.

        Raises:
            Refused: there is nothing to tell any more.
        """
        async with self.bot.gate.admitted(notice.match):
            if notice.tries >= BARE:
                return await bare_message(self.bot, notice)
            if notice.channel is None:
                message = await private_message(self.bot, notice)
            else:
                message = await public_message(self.bot, notice, whole=whole)
        if notice.tries >= PLAIN:
            return replace(message, content=replace(message.content, pictures=()))
        return message

    async def _amend(self, notice: Notice) -> bool:
        """Say in the match's latest board who is still to answer: an edit pings nobody. Whether that was done."""
        return await self.bot.latest.amend(notice.match, partial(still_waiting, self.bot, notice))

    async def _settle(self, notice: Notice) -> None:
        """Take the buttons off the messages of an offer that is not open any more."""
        info = await self.bot.referee.matches.info(notice.match)
        for offer in await self.bot.referee.notices.told_offers(notice):
            assert offer.channel is not None and offer.message is not None, "an offer was told in a channel"
            content = settled_offer(self.bot, offer, info)
            await self.bot.latest.edit(notice.match, offer.channel, offer.message, content)
            await self.bot.referee.notices.let_go(offer.id)

    async def _keep_pace(self) -> None:
        now = self.bot.now()
        self._pace = max(self._pace or now, now) + self._gap
        wait = self._pace - now - BURST * self._gap
        if wait > timedelta():
            await self.bot.rest(asyncio.sleep(wait.total_seconds()))

    async def _door(self, person: int) -> discord.DMChannel:
        """The way to write to a person, within the budget for people never written to before.

        Raises:
            Later: the budget is used up.
        """
        if person not in self._doors:
            if person not in self._knocked:
                now = self.bot.now()
                while self._opened and self._opened[0] <= now - timedelta(hours=1):
                    self._opened.popleft()
                if len(self._opened) >= self.dm_budget:
                    raise Later((self._opened[0] if self._opened else now) + timedelta(hours=1))
                self._opened.append(now)
            self._knocked.add(person)
            try:
                self._doors[person] = await self.bot.create_dm(discord.Object(person))
            finally:
                self._knocked.discard(person)
        return self._doors[person]

    # ------------------------------------------------------------ trouble

    async def _failed(self, lane: Lane, notice: Notice, error: Exception) -> None:
        status, code = getattr(error, "status", 0), getattr(error, "code", 0)
        foreseen = isinstance(error, (discord.HTTPException, *LOST))
        details: dict[str, Any] = {} if foreseen else {"exc_info": error}
        note = log.warning if foreseen else log.error
        note("not_told", kind=notice.kind, match=notice.match, status=status, code=code, tries=notice.tries, **details)
        now = self.bot.now()
        if notice.channel is None and code in CLOSED and notice.person is not None:
            self.bot.reach.unreachable.add(notice.person)
            await self.bot.referee.notices.failed(notice.id, None)
        elif notice.kind == "brought" and status in (403, 404):
            await self.bot.referee.notices.failed(notice.id, None)  # that may be why the match was brought elsewhere
        elif status in AWAY or code == TOO_FAST:
            least = timedelta(minutes=10) if code == TOO_FAST else timedelta()
            until = self.bot.reach.failed(_destination(lane), notice.id, now, least)
            await self.bot.referee.notices.put_off(notice.id, until)
        elif unsure(error):
            self._resting[lane] = now + min(LONGEST, SHORTEST * 2**notice.tries)
            await self.bot.referee.notices.failed(notice.id, self._resting[lane])
        elif notice.tries + 1 >= TRIES:
            log.error("notice_given_up", kind=notice.kind, match=notice.match, code=code)
            await self.bot.referee.notices.failed(notice.id, None)
        else:
            self._resting[lane] = now + SOON * 2**notice.tries
            await self.bot.referee.notices.failed(notice.id, self._resting[lane])


def _lane(notice: Notice) -> Lane:
    kind, id = ("channel", notice.channel) if notice.channel is not None else ("person", notice.person or 0)
    return kind, id, notice.match


def _destination(lane: Lane) -> Destination:
    return lane[:2]
