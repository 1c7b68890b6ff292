"""The outbox: what the referee has to tell becomes messages. Nothing is told twice, and nothing is dropped quietly.

What one match tells one place, a channel or a person, is a lane: within it the order is kept. Trouble with a message
holds up its own lane; trouble with a place, all lanes that lead there.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Any

import discord
import structlog

from engines.kernel.ask import Refused
from referee.model import MatchInfo, Notice, Person

from .board import without_controls
from .faults import LOST, unsure
from .limits import EDITABLE_SECONDS
from .messages import Message, bare_message, private_message, public_message, settled_offer, still_waiting
from .sheet import Sheet

if TYPE_CHECKING:
    from .client import Arbiter

log: Any = structlog.get_logger()

Place = tuple[str, int]
"""A channel or a person, with its id."""
Lane = tuple[str, int, int]
"""A place, and a match that tells something there."""

CLOSED = (50007, 50278)
"""Discord's codes for a person who can't be written to."""
TOO_FAST = 40003
"""Discord's code for too many new direct messages."""
AWAY = (401, 403, 404, 429)
"""The statuses by which Discord says that nothing can be sent to a place now, whatever it is."""

AT_ONCE = (1.0, 2.0, 4.0, 8.0, 15.0)
"""After so many seconds each, a message that may have come through is sent again, before anything can supersede it:
within the minutes in which Discord shows a nonce only once."""
SOON = timedelta(seconds=2)
"""How soon a message is tried again that can't be made, or that Discord refuses; each time it takes twice as long."""
PLAIN, BARE, TRIES = 2, 3, 6
"""After so many tries a message goes without pictures, says only where its match stands, and is given up."""
SHORTEST, LONGEST = timedelta(seconds=30), timedelta(hours=6)
"""How soon, and how late at most, a place is tried again to which nothing can be sent."""
BURST = 20
"""So many messages may go out at once before the pace holds."""
KEPT = 2000
"""How many matches' latest messages are remembered, to take their buttons away."""


class Later(Exception):
    """Not now: the budget for people never written to before is used up until a moment."""

    def __init__(self, at: datetime):
        super().__init__(at)
        self.at = at


@dataclass
class Shut:
    """A place, or a lane, that rests: until when, after how many failures in a row, and what waits meanwhile."""

    until: datetime
    times: int = 0
    waiting: set[int] = field(default_factory=set[int])


class Post:
    """Delivers notices.

    `dm_budget` is how many people an hour are written to for the first time; `a_second` how many messages go out.
    """

    def __init__(self, bot: Arbiter, *, dm_budget: int, a_second: float):
        self.bot = bot
        self.unreachable: set[int] = set()
        """People whose direct messages are closed and who have not been told so yet."""
        self._lanes: dict[Lane, asyncio.Task[None]] = {}
        self._places: dict[Place, Shut] = {}
        self._resting: dict[Lane, datetime] = {}
        self._seen: set[int] = set()
        self._door_lock = asyncio.Lock()
        self._doors: dict[int, discord.DMChannel] = {}
        self._opened: deque[datetime] = deque()
        self.dm_budget = dm_budget
        self._pace: datetime | None = None
        self.set_pace(a_second)
        self._latest: OrderedDict[int, tuple[int, int, Sheet]] = OrderedDict()
        self._named: dict[int, frozenset[int]] = {}
        """Whom the latest message of a match asked to move."""

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

    def is_shut(self, channel: int) -> bool:
        """Whether messages to a channel wait because it could not be posted in."""
        return ("channel", channel) in self._places

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
        shut = self._places.pop(("channel", channel), None)
        for notice in shut.waiting if shut is not None else ():
            await self.bot.referee.put_off(notice, self.bot.now())

    async def _work(self, lane: Lane, notices: list[Notice]) -> None:
        try:
            for notice in notices:
                shut, now = self._places.get(_place(lane)), self.bot.now()
                if shut is not None and shut.until > now:
                    shut.waiting.add(notice.id)
                    await self.bot.referee.put_off(notice.id, shut.until)
                elif (until := self._resting.get(lane, now)) > now:
                    await self.bot.referee.put_off(notice.id, until)
                else:
                    await self._tell(lane, notice)
        except Exception as error:
            log.error("post_failed", lane=lane[0], match=lane[2], exc_info=error)
            await self.bot.rest(asyncio.sleep(SOON.total_seconds()))
        finally:
            del self._lanes[lane]
            self.bot.clerk.wake()

    async def _tell(self, lane: Lane, notice: Notice) -> None:
        try:
            if notice.kind in ("waiting", "settled"):
                await (self._amend if notice.kind == "waiting" else self._settle)(notice)
                sent, message = None, None
            else:
                sent, message = await self._send(notice)
            await self.bot.referee.told(notice.id, sent)
        except Refused as refusal:
            log.info("notice_outdated", notice=notice.id, kind=notice.kind, reason=refusal.text.id)
            await self.bot.referee.told(notice.id)
        except Later as later:
            await self.bot.referee.put_off(notice.id, later.at)
        except Exception as error:
            await self._failed(lane, notice, error)
        else:
            self._places.pop(_place(lane), None)
            self._resting.pop(lane, None)
            if message is not None and sent is not None and message.replaces:
                await self._supersede(notice.match, message, sent)

    # ------------------------------------------------------------ sending

    async def _send(self, notice: Notice) -> tuple[int | None, Message]:
        async with self.bot.gate.admitted(notice.match):
            message = await self._made(notice)
        if not message.news and _people(message) <= self._named.get(notice.match, frozenset()):
            await self._amend(notice)
            return None, message
        if notice.channel is None:
            assert notice.person is not None, "what has no channel has a person"
            place: Any = await self._door(notice.person)
        else:
            place = self.bot.get_partial_messageable(message.channel, guild_id=message.guild)
        await self._keep_pace()
        waits = iter(AT_ONCE)
        while True:
            try:
                sent: discord.Message = await place.send(
                    view=message.sheet.view(),
                    files=message.sheet.files(),
                    nonce=notice.nonce,
                    allowed_mentions=message.mentions,
                )
            except (discord.HTTPException, *LOST) as error:
                wait = next(waits, None)
                if wait is None or not unsure(error):
                    raise
                log.info("sent_again", kind=notice.kind, match=notice.match, error=str(error))
                await self.bot.rest(asyncio.sleep(wait))
            else:
                log.info("told", kind=notice.kind, match=notice.match, message=sent.id)
                return sent.id, message

    async def _made(self, notice: Notice) -> Message:
        """The message of a notice; a plainer one when it has failed before.

        Raises:
            Refused: there is nothing to tell any more.
        """
        if notice.tries >= BARE:
            return await bare_message(self.bot, notice)
        message = await (private_message if notice.channel is None else public_message)(self.bot, notice)
        if notice.tries >= PLAIN:
            return replace(message, sheet=replace(message.sheet, pictures=()))
        return message

    async def _amend(self, notice: Notice) -> None:
        """Say in the match's latest board who is still to answer: an edit pings nobody."""
        channel, id, sheet = self._latest.get(notice.match, (0, 0, Sheet()))
        if sheet.pictures:
            sheet = await still_waiting(self.bot, notice, sheet)
            self._latest[notice.match] = (channel, id, without_controls(sheet))
            await self._edit(notice.match, channel, id, sheet)

    async def _settle(self, notice: Notice) -> None:
        """Take the buttons off the messages of an offer that is not open any more."""
        info = await self.bot.referee.info(notice.match)
        for offer in await self.bot.referee.offers_told(notice):
            assert offer.channel is not None and offer.message is not None, "an offer was told in a channel"
            await self._edit(notice.match, offer.channel, offer.message, settled_offer(self.bot, offer, info))
            await self.bot.referee.let_go(offer.id)

    async def _edit(self, match: int, channel: int, id: int, sheet: Sheet) -> None:
        """Change what a message says, if that is still cheap. Nothing depends on it."""
        if (self.bot.now() - discord.utils.snowflake_time(id)).total_seconds() > EDITABLE_SECONDS - 60:
            return
        try:
            await self.bot.get_partial_messageable(channel).get_partial_message(id).edit(view=sheet.view())
        except (discord.HTTPException, *LOST) as error:
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
        async with self._door_lock:
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
        self._named[match] = _people(message)
        while len(self._latest) > KEPT:
            self._named.pop(self._latest.popitem(last=False)[0], None)
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
        foreseen = isinstance(error, (discord.HTTPException, *LOST))
        details: dict[str, Any] = {} if foreseen else {"exc_info": error}
        say = log.warning if foreseen else log.error
        say("not_told", kind=notice.kind, match=notice.match, status=status, code=code, tries=notice.tries, **details)
        now = self.bot.now()
        if notice.channel is None and code in CLOSED and notice.person is not None:
            self.unreachable.add(notice.person)
            await self.bot.referee.failed(notice.id, None)
        elif status in AWAY or code == TOO_FAST:
            shut = self._places.setdefault(_place(lane), Shut(now))
            wait = min(LONGEST, SHORTEST * 2**shut.times)
            shut.until = now + (max(wait, timedelta(minutes=10)) if code == TOO_FAST else wait)
            shut.times += 1
            shut.waiting.add(notice.id)
            await self.bot.referee.put_off(notice.id, shut.until)
        elif unsure(error):
            self._resting[lane] = now + min(LONGEST, SHORTEST * 2**notice.tries)
            await self.bot.referee.failed(notice.id, self._resting[lane])
        elif notice.tries + 1 >= TRIES:
            log.error("notice_given_up", kind=notice.kind, match=notice.match, code=code)
            await self.bot.referee.failed(notice.id, None)
        else:
            self._resting[lane] = now + SOON * 2**notice.tries
            await self.bot.referee.failed(notice.id, self._resting[lane])


def _people(message: Message) -> frozenset[int]:
    """Whom a message may ping."""
    users = message.mentions.users
    return frozenset(each.id for each in users) if isinstance(users, list) else frozenset()


def _lane(notice: Notice) -> Lane:
    kind, id = ("channel", notice.channel) if notice.channel is not None else ("person", notice.person or 0)
    return kind, id, notice.match


def _place(lane: Lane) -> Place:
    return lane[:2]
