"""Queries about matches: their rows, seats, logs and saved states."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Integer,
    LargeBinary,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)

from .queries import Queries, record, values_of
from .records import ASIDE, EntryRecord, MatchRecord, PersonRecord, SeatRecord
from .schema import entries, matches, persons, pools, seats, snapshots
from .share import Shard, of_matches_within
from .types import EPOCH, OPEN, milliseconds

LIST_LIMIT = 500
LAST = 2**31 - 1

# The statements of every answer are built once: building them would cost more than executing them.
_MATCH = select(matches).where(matches.c.id == bindparam("id"))
_LOCK_MATCH = _MATCH.with_for_update()
_SAVE_MATCH = update(matches).where(matches.c.id == bindparam("this"))
_SEATS = (
    select(seats, *(column.label(f"person_{column.name}") for column in persons.c))
    .join(persons, persons.c.id == seats.c.person, isouter=True)
    .where(seats.c.match == bindparam("match"))
    .order_by(seats.c.seat)
)
_ADD_SEAT = insert(seats)
_SAVE_SEAT = (
    update(seats)
    .where(seats.c.match == bindparam("new_match"), seats.c.seat == bindparam("new_seat"))
    .values({column.name: bindparam(f"new_{column.name}") for column in seats.c if not column.primary_key})
)
_ADD_ENTRY = insert(entries)
_SPAN = (
    select(entries)
    .where(entries.c.match == bindparam("match"))
    .where(entries.c.seq > bindparam("after"), entries.c.seq <= bindparam("until"))
)
_ENTRIES = _SPAN.order_by(entries.c.seq)
_FIRST_ENTRIES = _ENTRIES.limit(bindparam("most", type_=Integer))
_LATEST_ENTRIES = _SPAN.order_by(entries.c.seq.desc()).limit(bindparam("most", type_=Integer))
_TOLD = or_(entries.c.kind != ASIDE, entries.c.seat.in_(bindparam("own", expanding=True)))
_LATEST_TOLD = _LATEST_ENTRIES.where(_TOLD)
_PLACES = (
    select(entries.c.seq, (func.row_number().over(order_by=entries.c.seq) - 1).label("place"))
    .where(entries.c.match == bindparam("match"), _TOLD)
    .subquery()
)
_PLACED = (
    select(entries, _PLACES.c.place)
    .join(_PLACES, entries.c.seq == _PLACES.c.seq)
    .where(entries.c.match == bindparam("match"))
    .where(_PLACES.c.place > bindparam("after"), _PLACES.c.place <= bindparam("until"))
    .limit(bindparam("most", type_=Integer))
)
_FIRST_PLACED = _PLACED.order_by(entries.c.seq)
_LATEST_PLACED = _PLACED.order_by(entries.c.seq.desc())
_ADD_SNAPSHOT = insert(snapshots)
_SNAPSHOT = select(snapshots.c.blob).where(snapshots.c.match == bindparam("match"), snapshots.c.seq == bindparam("seq"))
_OPENING = func.substr(snapshots.c.blob, 1, func.length(bindparam("opening", type_=LargeBinary)), type_=LargeBinary)
_UNLIKE = (
    select(matches.c.id)
    .join(snapshots, and_(snapshots.c.match == matches.c.id, snapshots.c.seq == matches.c.seq))
    .where(matches.c.status == "playing", matches.c.paused.is_(False), matches.c.game == bindparam("game"))
    .where(bindparam("opening", type_=LargeBinary) != _OPENING)
    .order_by(matches.c.id)
)


class Pools(Queries):
    """Frozen card definitions, kept once however many matches use them."""

    async def keep(self, digest: str, game: str, cards: bytes) -> None:
        """Keep a pool, unless it is there."""
        if await self._connection.scalar(select(pools.c.digest).where(pools.c.digest == digest)) is None:
            await self._upsert(pools, ["digest"], {"digest": digest, "game": game, "cards": cards})

    async def get(self, digest: str) -> bytes:
        """A pool that a match refers to."""
        return (await self._connection.execute(select(pools.c.cards).where(pools.c.digest == digest))).scalar_one()


class Matches(Queries):
    """Matches, without what lies in the other tables."""

    async def add(self, match: MatchRecord) -> int:
        """A new match; its id is given by the database."""
        values = values_of(match)
        del values["id"]
        done = await self._connection.execute(insert(matches).values(values).returning(matches.c.id))
        return done.scalar_one()

    async def get(self, id: int, *, lock: bool = False) -> MatchRecord | None:
        """A match; with `lock`, nobody else can write on it until the transaction ends."""
        row = (await self._connection.execute(_LOCK_MATCH if lock else _MATCH, {"id": id})).one_or_none()
        return None if row is None else record(MatchRecord, row)

    async def save(self, id: int, **values: Any) -> None:
        """Set columns of a match."""
        await self._connection.execute(_SAVE_MATCH, {"this": id, **values})

    async def find(
        self,
        *,
        person: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        status: Collection[str] = (),
        limit: int = LIST_LIMIT,
    ) -> list[MatchRecord]:
        """Matches, the newest first. `person` sits in them, or is invited; `channel` is theirs, or their threads are
        below it."""
        query = select(matches).order_by(matches.c.id.desc()).limit(limit)
        if person is not None:
            seated = select(seats.c.match).where(seats.c.person == person)
            invited = and_(matches.c.invited == person, matches.c.status == "open")
            query = query.where(or_(matches.c.id.in_(seated), invited))
        if channel is not None:
            query = query.where(or_(matches.c.channel == channel, matches.c.parent == channel))
        if guild is not None:
            query = query.where(matches.c.guild == guild)
        if status:
            query = query.where(matches.c.status.in_(sorted(status)))
        return [record(MatchRecord, row) for row in await self._connection.execute(query)]

    async def count(self, status: str, *, person: int | None = None) -> int:
        """How many matches there are, or how many a person sits in."""
        query = select(func.count()).select_from(matches).where(matches.c.status == status)
        if person is not None:
            query = query.where(matches.c.id.in_(select(seats.c.match).where(seats.c.person == person)))
        return (await self._connection.execute(query)).scalar_one()


class Seats(Queries):
    """Seats of matches."""

    async def add(self, records: Sequence[SeatRecord]) -> None:
        """The seats of a new match."""
        await self._connection.execute(_ADD_SEAT, [values_of(each) for each in records])

    async def of(self, match: int) -> tuple[list[SeatRecord], dict[int, PersonRecord]]:
        """A match's seats, in order, and those of the people in them who are known."""
        found, people = list[SeatRecord](), dict[int, PersonRecord]()
        for row in await self._connection.execute(_SEATS, {"match": match}):
            seat, person = row[: len(seats.c)], row[len(seats.c) :]
            found.append(SeatRecord(**dict(zip(seats.c.keys(), seat, strict=True))))
            if row.person_id is not None:
                people[row.person_id] = PersonRecord(**dict(zip(persons.c.keys(), person, strict=True)))
        return found, people

    async def of_all(self, ids: Collection[int]) -> dict[int, list[SeatRecord]]:
        """The seats of several matches, in order."""
        found: dict[int, list[SeatRecord]] = {id: [] for id in ids}
        query = select(seats).where(seats.c.match.in_(list(ids))).order_by(seats.c.match, seats.c.seat)
        for row in await self._connection.execute(query):
            seat = record(SeatRecord, row)
            found[seat.match].append(seat)
        return found

    async def save(self, records: Sequence[SeatRecord]) -> None:
        """Write seats as they now are."""
        if not records:
            return
        values = [{f"new_{name}": value for name, value in values_of(each).items()} for each in records]
        await self._connection.execute(_SAVE_SEAT, values)

    async def running(self, person: int) -> list[SeatRecord]:
        """A person's seats in matches under way that are being asked."""
        query = (
            select(seats)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.person == person, seats.c.asked, matches.c.status == "playing")
            .order_by(seats.c.match, seats.c.seat)
        )
        return [record(SeatRecord, row) for row in await self._connection.execute(query)]

    async def credit(self, shard: Shard, last: datetime, now: datetime) -> None:
        """Let no time count from one moment to another for the clocks that run in a shard's matches: they have used
        what they had used by then, and go on from now."""
        since, used = (type_coerce(column, BigInteger) for column in (seats.c.since, seats.c.used))
        spent = case((seats.c.since < last, milliseconds(last - EPOCH) - since), else_=0)
        running = seats.c.since <= now, *of_matches_within(seats.c.match, [shard])
        await self._connection.execute(update(seats).where(*running).values(used=used + spent, since=now))


class Entries(Queries):
    """Logs: what was answered, in order, for ever."""

    async def add(self, entry: EntryRecord) -> None:
        """The next entry. Two can't have the same place."""
        await self._connection.execute(_ADD_ENTRY, values_of(entry))

    async def of(
        self, match: int, *, after: int = 0, until: int | None = None, most: int | None = None, first: bool = False
    ) -> list[EntryRecord]:
        """A match's entries after one, up to another, in order; the latest so many of them, or the first."""
        span = {"match": match, "after": after, "until": LAST if until is None else until, "most": most}
        if most is None or first:
            query = _ENTRIES if most is None else _FIRST_ENTRIES
            return [record(EntryRecord, row) for row in await self._connection.execute(query, span)]
        latest = [record(EntryRecord, row) for row in await self._connection.execute(_LATEST_ENTRIES, span)]
        return latest[::-1]

    async def told(
        self, match: int, own: Collection[int], *, after: int, until: int | None, most: int
    ) -> list[EntryRecord]:
        """Of a match's entries after one, up to another, those of which the players of some seats may know, in order;
        the latest so many of them."""
        span = {
            "match": match,
            "after": after,
            "until": LAST if until is None else until,
            "most": most,
            "own": list(own),
        }
        latest = [record(EntryRecord, row) for row in await self._connection.execute(_LATEST_TOLD, span)]
        return latest[::-1]

    async def placed(
        self,
        match: int,
        own: Collection[int],
        *,
        after: int = -1,
        until: int | None = None,
        most: int | None = None,
        first: bool = False,
    ) -> list[tuple[int, EntryRecord]]:
        """The entries of which the players of some seats may know, by their places among these: those after a place, up
        to another, in order; the latest so many of them, or the first."""
        span = {
            "match": match,
            "after": after,
            "until": LAST if until is None else until,
            "most": LAST if most is None else most,
            "own": list(own),
        }
        found: list[tuple[int, EntryRecord]] = []
        for row in await self._connection.execute(_FIRST_PLACED if first else _LATEST_PLACED, span):
            *values, place = row
            found.append((place, EntryRecord(*values)))
        return found if first else found[::-1]


class Snapshots(Queries):
    """Saved states, one after each entry (and one, number 0, before the first)."""

    async def add(self, match: int, seq: int, blob: bytes) -> None:
        """The state after an entry."""
        await self._connection.execute(_ADD_SNAPSHOT, {"match": match, "seq": seq, "blob": blob})

    async def get(self, match: int, seq: int) -> bytes:
        """The state after an entry."""
        return (await self._connection.execute(_SNAPSHOT, {"match": match, "seq": seq})).scalar_one()

    async def unlike(self, game: str, opening: bytes) -> list[int]:
        """The matches of a game that are under way and not paused, and whose state does not begin as it should."""
        return list(await self._connection.scalars(_UNLIKE, {"game": game, "opening": opening[:OPEN]}))

    async def keep_only(self, match: int, seq: int) -> None:
        """Forget every state but one: of a match that is over, the log makes the others again."""
        await self._connection.execute(delete(snapshots).where(snapshots.c.match == match, snapshots.c.seq != seq))
