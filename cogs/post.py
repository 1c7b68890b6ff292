"""The outbox: what the referee has to tell becomes messages. Nothing is told twice, and nothing is dropped quietly.

Each channel, and each person written to, is a lane: within one the order is kept, and trouble in one holds up no other.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from datetime import datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog

from engines.kernel.ask import Refused
from referee.model import MatchInfo, Notice, Person

from .board import without_controls
from .limits import EDITABLE_SECONDS
from .messages import Message, private_message, public_message, still_waiting
from .sheet import Sheet

if TYPE_CHECKING:
    from .client import Arbiter

log: Any = structlog.get_logger()

Lane = tuple[str, int]
"""A channel or a person, with its id."""

CLOSED = (50007, 50278)
"""Discord's codes for a person who can't be written to."""
TOO_FAST = 40003
"""Discord's code for too many new direct messages."""

SHORTEST, LONGEST = timedelta(seconds=30), timedelta(hours=6)
"""How soon, and how late at most, something is tried again."""
TRIES = 5
"""After so many tries a message that Discord calls malformed is given up."""
BURST = 20
"""So many messages may go out at once before the pace holds."""
KEPT = 2000
"""How many matches' latest messages are remembered, to take their buttons away."""


class Later(Exception):
    """Not now: the budget for people never written to before is used up until a moment."""

    def __init__(self, at: datetime):
        super().__init__(at)
        self.at = at


class Post:
    """Delivers notices.

    `dm_budget` is how many people an hour are written to for the first time; `a_second` how many messages go out.
    """

    def __init__(self, bot: Arbiter, *, dm_budget: int, a_second: float):
        self.bot = bot
        self.unreachable: set[int] = set()
        """People whose direct messages are closed and who have not been told so yet."""
        self._lanes: dict[Lane, asyncio.Task[None]] = {}
        self._shut: dict[Lane, datetime] = {}
        self._seen: set[int] = set()
        self._waiting: dict[Lane, set[int]] = {}
        self._doors: dict[int, discord.DMChannel] = {}
        self._opened: deque[datetime] = deque()
        self.dm_budget = dm_budget
        self._pace: datetime | None = None
        self.set_pace(a_second)
        self._latest: OrderedDict[int, tuple[int, int, Sheet]] = OrderedDict()

    def set_pace(self, a_second: float) -> None:
        """How many messages go out a second from now on."""
        self._gap = timedelta(seconds=1 / a_second)

    @property
    def busy(self) -> bool:
        """Whether something is being delivered."""
        return bool(self._lanes)

    async def deliver(self) -> None:
        """Begin to deliver all that is due, lane by lane. Lanes that are still busy finish first."""
        busy = set(self._lanes)  # before reading: what a lane tells meanwhile must not be told again
        pending = await self.bot.referee.pending_notices()
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
        lane = ("channel", channel)
        self._seen.discard(channel)
        if self._shut.pop(lane, None) is not None:
            for notice in self._waiting.pop(lane, ()):
                await self.bot.referee.failed(notice, self.bot.now())

    async def _work(self, lane: Lane, notices: list[Notice]) -> None:
        try:
            for notice in notices:
                shut = self._shut.get(lane)
                if shut is not None and shut > self.bot.now():
                    await self._put_off(lane, notice, shut)
                else:
                    await self._tell(lane, notice)
        except Exception as error:
            log.error("post_failed", lane=lane[0], exc_info=error)
            await self.bot.rest(asyncio.sleep(SHORTEST.total_seconds()))
        finally:
            del self._lanes[lane]
            self.bot.clerk.wake()

    async def _tell(self, lane: Lane, notice: Notice) -> None:
        try:
            sent = await self._send(notice)
        except Refused as refusal:
            log.info("notice_outdated", notice=notice.id, kind=notice.kind, reason=refusal.text.id)
            await self.bot.referee.told(notice.id)
        except Later as later:
            await self._put_off(lane, notice, later.at)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            await self._failed(lane, notice, error)
        else:
            self._shut.pop(lane, None)
            self._waiting.pop(lane, None)
            await self.bot.referee.told(notice.id, sent)

    # ------------------------------------------------------------ sending

    async def _send(self, notice: Notice) -> int | None:
        if notice.kind == "waiting":
            return await self._amend(notice)
        if notice.channel is None:
            message = await private_message(self.bot, notice)
            assert notice.person is not None, "what has no channel has a person"
            place: Any = await self._door(notice.person)
        else:
            message = await public_message(self.bot, notice)
            place = self.bot.get_partial_messageable(message.channel, guild_id=message.guild)
        await self._keep_pace()
        sheet = message.sheet
        sent: discord.Message = await place.send(
            view=sheet.view(), files=sheet.files(), nonce=notice.nonce, allowed_mentions=message.mentions
        )
        log.info("told", kind=notice.kind, match=notice.match, message=sent.id)
        if message.replaces:
            await self._supersede(notice.match, message, sent.id)
        return sent.id

    async def _amend(self, notice: Notice) -> None:
        """Say in the match's latest board who is still to answer: an edit pings nobody."""
        channel, id, sheet = self._latest.get(notice.match, (0, 0, Sheet()))
        if sheet.pictures:
            sheet = await still_waiting(self.bot, notice, sheet)
            self._latest[notice.match] = (channel, id, without_controls(sheet))
            await self._edit(notice.match, channel, id, sheet)

    async def _edit(self, match: int, channel: int, id: int, sheet: Sheet) -> None:
        """Change what a message says, if that is still cheap. Nothing depends on it."""
        if (self.bot.now() - discord.utils.snowflake_time(id)).total_seconds() > EDITABLE_SECONDS - 60:
            return
        try:
            await self.bot.get_partial_messageable(channel).get_partial_message(id).edit(view=sheet.view())
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("not_edited", match=match, code=getattr(error, "code", 0))

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
            now = self.bot.now()
            while self._opened and self._opened[0] <= now - timedelta(hours=1):
                self._opened.popleft()
            if len(self._opened) >= self.dm_budget:
                raise Later((self._opened[0] if self._opened else now) + timedelta(hours=1))
            self._opened.append(now)
            self._doors[person] = await self.bot.create_dm(discord.Object(person))
        return self._doors[person]

    async def _supersede(self, match: int, message: Message, sent: int) -> None:
        """Take the buttons off the match's message before this one."""
        before = self._latest.pop(match, None)
        self._latest[match] = (message.channel, sent, without_controls(message.sheet))
        while len(self._latest) > KEPT:
            self._latest.popitem(last=False)
        if before is not None:
            await self._edit(match, *before)

    async def moved(
        self, info: MatchInfo, person: Person, guild: int | None, message: discord.Message, sheet: Sheet
    ) -> None:
        """A player showed the board in a channel: the match goes on there, with what waited for its old channel."""
        channel = message.channel.id
        await self.bot.referee.bring(info.id, person, guild=guild, channel=channel, message=message.id)
        await self._supersede(info.id, Message(sheet, channel, guild), message.id)
        await self.reopen(info.channel)

    # ------------------------------------------------------------ trouble

    async def _failed(self, lane: Lane, notice: Notice, error: Exception) -> None:
        status, code = getattr(error, "status", 0), getattr(error, "code", 0)
        log.warning("not_told", kind=notice.kind, match=notice.match, status=status, code=code, tries=notice.tries)
        if notice.channel is None and code in CLOSED and notice.person is not None:
            self.unreachable.add(notice.person)
            await self.bot.referee.failed(notice.id, None)
        elif status == 400 and code != TOO_FAST and notice.tries >= TRIES:
            log.error("notice_given_up", kind=notice.kind, match=notice.match, code=code)
            await self.bot.referee.failed(notice.id, None)
        else:
            wait = min(LONGEST, SHORTEST * 2**notice.tries)
            if code == TOO_FAST:
                wait = max(wait, timedelta(minutes=10))
            self._shut[lane] = self.bot.now() + wait
            await self._put_off(lane, notice, self._shut[lane])

    async def _put_off(self, lane: Lane, notice: Notice, until: datetime) -> None:
        self._waiting.setdefault(lane, set()).add(notice.id)
        await self.bot.referee.failed(notice.id, until)


def _lane(notice: Notice) -> Lane:
    return ("channel", notice.channel) if notice.channel is not None else ("person", notice.person or 0)
