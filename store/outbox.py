"""Queries about what is to be told, what is due by itself, and when the bot was last alive."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from .queries import Queries, record, values_of
from .records import DeadlineRecord, NoticeRecord
from .schema import deadlines, heartbeat, notices
from .share import Shard, Share, of_matches_within, within

LATEST = 12
"""So many notices that were told are looked back at."""

_ADD_NOTICE = insert(notices)
_WITHDRAW = (
    update(notices)
    .where(notices.c.match == bindparam("of"), notices.c.kind == bindparam("what"), notices.c.due.is_not(None))
    .values(due=None)
)
_WITHDRAW_FOR = _WITHDRAW.where(notices.c.seat == bindparam("whose"))
_WITHDRAWN = _WITHDRAW.returning(notices.c.id)
_CLEAR_DEADLINES = delete(deadlines).where(deadlines.c.match == bindparam("of"))
_ADD_DEADLINE = insert(deadlines)


class Notices(Queries):
    """The outbox. It is `news` to every process when this transaction has put something in."""

    news = False

    async def add(self, records: Sequence[NoticeRecord]) -> None:
        """Put notices in; their ids are given by the database, in order."""
        rows: list[dict[str, Any]] = []
        for each in records:
            row = values_of(each)
            del row["id"]
            rows.append(row)
        if rows:
            await self._connection.execute(_ADD_NOTICE, rows)
            self.news = True

    async def pending(self, now: datetime, limit: int, share: Share) -> list[NoticeRecord]:
        """What a process is to tell by now, in the order in which it came up."""
        here = within(notices.c.guild, share.parts)
        query = select(notices).where(notices.c.due <= now, *here).order_by(notices.c.id).limit(limit)
        return [record(NoticeRecord, row) for row in await self._connection.execute(query)]

    async def get(self, id: int) -> NoticeRecord | None:
        """A notice."""
        row = (await self._connection.execute(select(notices).where(notices.c.id == id))).one_or_none()
        return None if row is None else record(NoticeRecord, row)

    async def told(self, match: int, kinds: Collection[str], *, before: int) -> list[NoticeRecord]:
        """The latest notices of some kinds before another one whose messages are known."""
        query = (
            select(notices)
            .where(notices.c.match == match, notices.c.kind.in_(sorted(kinds)), notices.c.id < before)
            .where(notices.c.message.is_not(None))
            .order_by(notices.c.id.desc())
            .limit(LATEST)
        )
        return [record(NoticeRecord, row) for row in await self._connection.execute(query)]

    async def standing(self, kind: str, share: Share) -> list[NoticeRecord]:
        """The notices of a kind whose messages are known, of a process's share of the servers."""
        here = notices.c.kind == kind, notices.c.message.is_not(None)
        query = select(notices).where(*here, *within(notices.c.guild, share.parts)).order_by(notices.c.id)
        return [record(NoticeRecord, row) for row in await self._connection.execute(query)]

    async def forget(self, match: int, kind: str) -> None:
        """The messages of a match's notices of a kind need not be known any more."""
        here = notices.c.match == match, notices.c.kind == kind
        await self._connection.execute(update(notices).where(*here).values(message=None))

    async def redirect(self, match: int, guild: int | None, channel: int) -> None:
        """Tell what is to be told of a match in a channel in another one; but not that it was brought elsewhere."""
        here = notices.c.match == match, notices.c.channel.is_not(None), notices.c.due.is_not(None)
        here = *here, notices.c.kind != "brought"
        await self._connection.execute(update(notices).where(*here).values(guild=guild, channel=channel))
        self.news = True

    async def save(self, id: int, **values: Any) -> None:
        """Set columns of a notice."""
        await self._connection.execute(update(notices).where(notices.c.id == id).values(values))

    async def withdraw(self, match: int, kind: str, seat: int | None = None) -> None:
        """Give up what was not told yet and need not be told any more. What is being told just now may still be."""
        if seat is None:
            await self._connection.execute(_WITHDRAW, {"of": match, "what": kind})
        else:
            await self._connection.execute(_WITHDRAW_FOR, {"of": match, "what": kind, "whose": seat})

    async def withdrawn(self, match: int, kind: str) -> bool:
        """Give up what was not told yet; whether there was any. Unlike `withdraw` this waits for the database."""
        return (await self._connection.execute(_WITHDRAWN, {"of": match, "what": kind})).first() is not None

    async def earliest(self, share: Share) -> datetime | None:
        """When a process is to tell the next notice."""
        here = within(notices.c.guild, share.parts)
        return await self._connection.scalar(select(func.min(notices.c.due)).where(*here))


class Deadlines(Queries):
    """What is due by itself: at most one of a kind for each seat. It is `news` to every process when this transaction
    has changed any."""

    news = False

    async def replace(self, match: int, records: Sequence[DeadlineRecord]) -> None:
        """The deadlines of a match, in place of those that it had."""
        await self._connection.execute(_CLEAR_DEADLINES, {"of": match})
        if records:
            await self._connection.execute(_ADD_DEADLINE, [values_of(each) for each in records])
            self.news = True

    async def due(self, now: datetime, limit: int, share: Share) -> list[DeadlineRecord]:
        """What is due by now in a process's share of the servers, the earliest first."""
        query = (
            select(deadlines)
            .where(deadlines.c.at <= now, *of_matches_within(deadlines.c.match, share.parts))
            .order_by(deadlines.c.at, deadlines.c.match, deadlines.c.seat, deadlines.c.kind)
            .limit(limit)
        )
        return [record(DeadlineRecord, row) for row in await self._connection.execute(query)]

    async def of_all(self, matches: Collection[int]) -> dict[int, list[DeadlineRecord]]:
        """The deadlines of several matches."""
        found: dict[int, list[DeadlineRecord]] = {id: [] for id in matches}
        query = select(deadlines).where(deadlines.c.match.in_(list(matches))).order_by(deadlines.c.at)
        for row in await self._connection.execute(query):
            each = record(DeadlineRecord, row)
            found[each.match].append(each)
        return found

    async def move(self, deadline: DeadlineRecord, at: datetime) -> None:
        """Put off a deadline."""
        await self._connection.execute(
            update(deadlines)
            .where(
                deadlines.c.match == deadline.match,
                deadlines.c.seat == deadline.seat,
                deadlines.c.kind == deadline.kind,
            )
            .values(at=at)
        )

    async def earliest(self, share: Share) -> datetime | None:
        """When the next thing is due in a process's share of the servers."""
        here = of_matches_within(deadlines.c.match, share.parts)
        return await self._connection.scalar(select(func.min(deadlines.c.at)).where(*here))


class Heartbeat(Queries):
    """When the bot last looked after each shard."""

    async def latest(self, shard: Shard, *, lock: bool = False) -> datetime | None:
        """When a process was last alive that looks after a shard; one with another total of them may have done so as
        well. With `lock`, nobody else is told so until the transaction ends."""
        theirs = or_(heartbeat.c.shards != shard.total, heartbeat.c.shard == shard.number)
        query = select(heartbeat.c.at).where(theirs).order_by(heartbeat.c.at.desc()).limit(1)
        return await self._connection.scalar(query.with_for_update() if lock else query)

    async def beat(self, share: Share, at: datetime) -> None:
        """A process is alive."""
        for number, total in share.parts:
            await self._upsert(heartbeat, ["shards", "shard"], {"shards": total, "shard": number, "at": at})
