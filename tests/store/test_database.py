"""The database: opening, migrating, and transactions that many want at once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateTable

from store import Conflict, Store, StoreError, matches, open_store, outbox, people, schema
from store.migrations import scripts, upgrade
from store.records import EntryRecord, MatchRecord, NoticeRecord, PersonRecord, SeatRecord
from store.sqlite import connect, connect_plainly
from tests.databases import all_notices

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


def a_match(**details: Any) -> MatchRecord:
    """A match that is open."""
    values: dict[str, Any] = {
        "id": 0,
        "game": "pebbles",
        "rules": "1",
        "status": "open",
        "guild": 2**62,
        "channel": 7,
        "opener": 11,
        "invited": None,
        "options": {"heap": "5"},
        "clock": {"kind": "none"},
        "pool": "d" * 32,
        "secret": b"\x00\xff",
        "commitment": "c" * 64,
        "opened_at": NOW,
    }
    return MatchRecord(**(values | details))


async def added(store: Store, **details: Any) -> int:
    """A match in the store, with two seats."""
    async with store.write() as tx:
        await tx.pools.keep("d" * 32, "pebbles", b"cards")
        id = await tx.matches.add(a_match(**details))
        await tx.seats.add([SeatRecord(id, 0, 11, name="Anna"), SeatRecord(id, 1)])
    return id


def an_entry(match: int, seq: int) -> EntryRecord:
    """An entry of a log."""
    return EntryRecord(match, seq, "answer", 1, 0, "take 1", "hand", 11, NOW, False, None, b"")


STATES = {0: b"", 1: b"a state's beginning, in plain, up to a certain length, and then " + bytes(range(9)) * 100}
"""Saved states by the entries after which they are."""


# ---------------------------------------------------------------- migrations


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        assert await connection.run_sync(differences) == []
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(tables) == {*schema.metadata.tables, "alembic_version"}


async def test_opening_again_keeps_everything(url: str) -> None:
    first = await open_store(url)
    id = await added(first)
    await first.close()
    second = await open_store(url)
    async with second.read() as tx:
        match = await tx.matches.get(id)
        assert match is not None
        assert match == a_match(id=id)
        assert [seat.name for seat in (await tx.seats.of(id))[0]] == ["Anna", ""]
    await second.close()


async def test_several_processes_open_at_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    for store in stores:
        await store.close()


async def test_down_to_nothing_and_up_again(url: str) -> None:
    await (await open_store(url)).close()
    engine = create_async_engine(url)

    def down(connection: Connection) -> None:
        directory = scripts()

        def steps(now: Any, _context: Any) -> Any:
            return directory._downgrade_revs("base", now)  # pyright: ignore[reportPrivateUsage]

        with EnvironmentContext(Config(), directory, fn=steps, destination_rev="base") as environment:
            environment.configure(connection=connection)
            environment.run_migrations()

    async with engine.begin() as connection:
        await connection.run_sync(down)
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["alembic_version"]
        await connection.run_sync(upgrade)
    await engine.dispose()
    store = await open_store(url)
    await added(store)
    await store.close()


async def test_what_is_there_survives_every_step(url: str) -> None:
    """From the newest schema to each older one and up again: matches and what belongs to them stay."""
    store = await open_store(url)
    id = await added(store)
    async with store.write() as tx:
        await tx.entries.add(an_entry(id, 1))
        for seq, state in STATES.items():
            await tx.snapshots.add(id, seq, state)
    await store.close()
    directory, engine = scripts(), create_async_engine(url)
    older = [each.revision for each in directory.walk_revisions()][1:]

    async with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            await connection.execute(text("PRAGMA foreign_keys = ON"))
            await connection.commit()
        for revision in older:

            def down(now: Any, _context: Any, to: str = revision) -> Any:
                return directory._downgrade_revs(to, now)  # pyright: ignore[reportPrivateUsage]

            def stepped(sync: Connection, steps: Any = down, to: str = revision) -> None:
                with EnvironmentContext(Config(), directory, fn=steps, destination_rev=to) as environment:
                    environment.configure(connection=sync)
                    environment.run_migrations()

            await connection.run_sync(stepped)
            await connection.commit()
    await engine.dispose()
    store = await open_store(url)
    async with store.read() as tx:
        assert await tx.matches.get(id) == a_match(id=id)
        assert [seat.name for seat in (await tx.seats.of(id))[0]] == ["Anna", ""]
        assert [entry.seq for entry in await tx.entries.of(id)] == [1]
        assert {seq: await tx.snapshots.get(id, seq) for seq in STATES} == STATES
    await store.close()


async def test_a_state_takes_little_room_and_is_known_by_its_beginning(store: Store) -> None:
    id = await added(store)
    async with store.write() as tx:
        await tx.matches.save(id, status="playing", seq=1)
        await tx.snapshots.add(id, 1, STATES[1])
    async with store.read() as tx:
        assert await tx.snapshots.get(id, 1) == STATES[1]
        kept = await tx._connection.scalar(text("SELECT length(blob) FROM snapshots"))  # pyright: ignore[reportPrivateUsage]
        assert kept is not None and kept < len(STATES[1]) / 4
        game = a_match().game
        assert await tx.snapshots.unlike(game, STATES[1][:40]) == []
        assert await tx.snapshots.unlike(game, STATES[1]) == []
        assert await tx.snapshots.unlike(game, b"another form") == [id]


async def test_a_migration_that_fails_changes_nothing(store: Store) -> None:
    """Changes of the schema are inside the transaction, too."""

    async def fail() -> None:
        async with store._engine.begin() as connection:  # pyright: ignore[reportPrivateUsage]
            await connection.execute(text("CREATE TABLE half (id INTEGER)"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        assert "half" not in await connection.run_sync(lambda sync: inspect(sync).get_table_names())


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("arbiter.db", "can't be read"),
        ("mysql+aiomysql://localhost/x", "sqlite.aiosqlite or postgresql.asyncpg"),
        ("sqlite:///x.db", "sqlite.aiosqlite or postgresql.asyncpg"),
    ],
)
async def test_an_address_that_can_not_be_used(url: str, why: str) -> None:
    with pytest.raises(StoreError, match=why):
        await open_store(url)


async def test_a_database_of_a_later_version_is_left_alone(url: str) -> None:
    store = await open_store(url)
    async with store._engine.begin() as connection:  # pyright: ignore[reportPrivateUsage]
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreError, match=r"later version.*9999"):
        await open_store(url)


# ---------------------------------------------------------------- SQLite's settings


class Slow(logging.Handler):
    """Whatever aiosqlite's threads are about to do takes its time, as on a busy machine."""

    def emit(self, record: logging.LogRecord) -> None:
        """Wait before the errand."""
        if record.getMessage().startswith("executing"):
            time.sleep(0.1)


@pytest.mark.parametrize("connecting", [connect, connect_plainly])
def test_the_thread_of_a_connection_that_fails_ends_before_the_loop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, connecting: Callable[[str], Awaitable[Any]]
) -> None:
    log, slow, failed = logging.getLogger("aiosqlite"), Slow(), list[threading.ExceptHookArgs]()
    monkeypatch.setattr(threading, "excepthook", failed.append)
    monkeypatch.setattr(log, "level", logging.DEBUG)
    log.addHandler(slow)
    before = set(threading.enumerate())

    async def connected() -> None:
        await connecting(str(tmp_path / "nowhere" / "arbiter.db"))

    try:
        with pytest.raises(sqlite3.OperationalError):
            asyncio.run(connected())
    finally:
        log.removeHandler(slow)
    left = {thread for thread in threading.enumerate() if thread not in before}
    for thread in left:
        thread.join()
    assert failed == []
    assert left == set()


@pytest.mark.parametrize("empty_url", ["sqlite"], indirect=True)
async def test_sqlite_is_durable_and_strict(store: Store, tmp_path: Path) -> None:
    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert found == ["wal", 2, 1, 10_000]


async def test_references_are_kept(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.write() as tx:
            await tx.snapshots.add(404, 1, b"")


# ---------------------------------------------------------------- transactions


async def test_what_fails_is_undone(store: Store) -> None:
    id = await added(store)

    async def fail() -> None:
        async with store.write() as tx:
            await tx.matches.save(id, status="playing")
            await tx.entries.add(an_entry(id, 1))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.read() as tx:
        match = await tx.matches.get(id)
        assert match is not None
        assert match.status == "open"
        assert await tx.entries.of(id) == []


async def test_a_cancelled_transaction_is_undone(store: Store) -> None:
    id = await added(store)

    async def slow() -> None:
        async with store.write() as tx:
            await tx.matches.save(id, status="playing")
            await asyncio.sleep(60)

    task = asyncio.create_task(slow())
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.write() as tx:
        match = await tx.matches.get(id, lock=True)
        assert match is not None
        assert match.status == "open"


async def test_a_reader_waits_for_nobody_and_sees_one_state(store: Store) -> None:
    id = await added(store)
    async with store.write() as writing:
        await writing.matches.save(id, status="playing")
        async with store.read() as tx:
            before = await tx.matches.get(id)
            assert before is not None
            assert before.status == "open"
    async with store.read() as tx:
        first = await tx.matches.get(id)
        async with store.write() as writing:
            await writing.matches.save(id, status="over")
        assert await tx.matches.get(id) == first
    async with store.read() as tx:
        after = await tx.matches.get(id)
        assert after is not None
        assert after.status == "over"


async def test_fifty_writers_lose_nothing(url: str) -> None:
    stores = [await open_store(url) for _ in range(3)]
    id = await added(stores[0])

    async def count(store: Store) -> None:
        async with store.write() as tx:
            match = await tx.matches.get(id, lock=True)
            assert match is not None
            await tx.matches.save(id, seq=match.seq + 1)

    await asyncio.gather(*(count(stores[n % 3]) for n in range(50)))
    async with stores[0].read() as tx:
        match = await tx.matches.get(id)
        assert match is not None
        assert match.seq == 50
    for store in stores:
        await store.close()


async def test_an_entry_has_its_place_to_itself(store: Store) -> None:
    id = await added(store)
    async with store.write() as tx:
        await tx.entries.add(an_entry(id, 1))
    with pytest.raises(Conflict):
        async with store.write() as tx:
            await tx.entries.add(an_entry(id, 1))


# ---------------------------------------------------------------- values


async def test_moments_and_lengths_come_back_as_they_were(store: Store) -> None:
    away = NOW.astimezone(tz=None) + timedelta(milliseconds=7)
    person = PersonRecord(
        2**60, "Zoë 🎲", "fr", "Europe/Paris", False, 5, 6, NOW, away, timedelta(days=9, seconds=1), NOW
    )
    async with store.write() as tx:
        await tx.persons.put(person)
        await tx.persons.put(person)
    async with store.read() as tx:
        assert await tx.persons.get(person.id) == person
        assert await tx.persons.get(1) is None
    with pytest.raises(Exception, match="time zone"):
        async with store.write() as tx:
            await tx.persons.save(person.id, away_from=datetime(2026, 1, 1))


async def test_ids_are_never_given_twice(store: Store) -> None:
    id = await added(store)
    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        await connection.execution_options(arbiter_writes=True)
        async with connection.begin():
            await connection.execute(schema.matches.delete())
            assert (await connection.execute(select(schema.seats))).all() == []  # they went with their match
    assert await added(store) > id


async def test_what_is_withdrawn_is_known_once(store: Store) -> None:
    id, due = await added(store), datetime(2026, 1, 1, tzinfo=UTC)
    call = NoticeRecord(id, "turn", 0, None, None, 1, 1, {}, "nonce", due)
    async with store.write() as tx:
        await tx.notices.add([call])
        assert not await tx.notices.withdrawn(id, "hand")
        assert await tx.notices.withdrawn(id, "turn")
        assert not await tx.notices.withdrawn(id, "turn")
    assert [each.due for each in await all_notices(store)] == [None]


async def test_what_one_seat_waits_for_is_withdrawn_alone(store: Store) -> None:
    id, due = await added(store), datetime(2026, 1, 1, tzinfo=UTC)
    async with store.write() as tx:
        await tx.notices.add([NoticeRecord(id, "hand", seat, None, None, 1, 1, {}, str(seat), due) for seat in (0, 1)])
        await tx.notices.withdraw(id, "turn")
        await tx.notices.withdraw(id, "hand", 1)
    assert [each.due for each in await all_notices(store)] == [due, None]
    async with store.write() as tx:
        await tx.notices.withdraw(id, "hand")
    assert [each.due for each in await all_notices(store)] == [None, None]


def test_every_statement_can_be_said_to_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in schema.metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
    said = [
        str(value.compile(dialect=dialect))
        for module in (matches, outbox, people)
        for name, value in vars(module).items()
        if name.startswith("_") and hasattr(value, "compile") and hasattr(value, "get_execution_options")
    ]
    assert len(said) >= 14
    assert any("FOR UPDATE" in statement for statement in said)
