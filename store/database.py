"""Opening the database, and transactions on it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import cached_property
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .bell import listen, ring
from .matches import Entries, Matches, Pools, Seats, Snapshots
from .migrations import Later, upgrade
from .outbox import Deadlines, Heartbeat, Notices
from .people import Audit, Decks, Persons, Servers
from .queries import Conflict
from .sqlite import connect, connect_plainly

BUSY_TIMEOUT = 10
"""Seconds that SQLite waits for another process's transaction."""

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


class StoreError(ValueError):
    """The database's address can't be used; the message says why and what is allowed."""


class Transaction:
    """One transaction: the queries of every table, on one connection."""

    def __init__(self, connection: AsyncConnection):
        self._connection = connection

    @cached_property
    def servers(self) -> Servers:
        """Servers that have set something."""
        return Servers(self._connection)

    @cached_property
    def persons(self) -> Persons:
        """People."""
        return Persons(self._connection)

    @cached_property
    def pools(self) -> Pools:
        """Frozen card definitions."""
        return Pools(self._connection)

    @cached_property
    def matches(self) -> Matches:
        """Matches."""
        return Matches(self._connection)

    @cached_property
    def seats(self) -> Seats:
        """Seats of matches."""
        return Seats(self._connection)

    @cached_property
    def entries(self) -> Entries:
        """Logs of matches."""
        return Entries(self._connection)

    @cached_property
    def snapshots(self) -> Snapshots:
        """Saved states of matches."""
        return Snapshots(self._connection)

    @cached_property
    def notices(self) -> Notices:
        """The outbox."""
        return Notices(self._connection)

    @cached_property
    def deadlines(self) -> Deadlines:
        """What is due by itself."""
        return Deadlines(self._connection)

    @cached_property
    def heartbeat(self) -> Heartbeat:
        """When the bot last looked after each shard."""
        return Heartbeat(self._connection)

    @cached_property
    def decks(self) -> Decks:
        """Deck lists that people keep."""
        return Decks(self._connection)

    @cached_property
    def audit(self) -> Audit:
        """What was done to matches besides play."""
        return Audit(self._connection)


class Store:
    """The database. `write` and `read` give transactions; what a `write` did is durable when it has ended without an
    exception, and undone when it ended with one. `listen` tells of what other processes have written."""

    def __init__(self, engine: AsyncEngine):
        self._engine = engine
        self._name = secrets.token_hex(8)
        self._ears: list[asyncio.Task[None]] = []
        # SQLite takes one writer at a time: within the process they queue here, in order, instead of polling its lock.
        self._writing = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """A transaction that may write. Within it, what it read stays true if the match was read with `lock`.

        Raises:
            Conflict: another transaction was faster to write the same entry of a log.
        """
        async with self._writing or nullcontext(), self._engine.connect() as connection:
            await connection.execution_options(arbiter_writes=True)
            try:
                async with connection.begin():
                    transaction = Transaction(connection)
                    yield transaction
                    if self._writing is None and (transaction.notices.news or transaction.deadlines.news):
                        await ring(connection, self._name)
            except IntegrityError as error:
                if "entries" in str(error.orig):
                    raise Conflict(str(error.orig)) from error
                raise

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Transaction]:
        """A transaction that reads one state of the database. It waits for nobody."""
        async with self._engine.connect() as connection:
            if self._writing is None:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield Transaction(connection)

    def listen(self, heard: Callable[[], None]) -> None:
        """From now on, call a function whenever another process has put something into the outbox, or changed what is
        due by itself. (On SQLite there is no other.) It is also called when something may have been missed."""
        if self._writing is None:
            listening = listen(self._engine, lambda name: None if name == self._name else heard(), heard)
            self._ears.append(asyncio.create_task(listening, name="store-listens"))

    async def close(self) -> None:
        """Close every connection."""
        for ear in self._ears:
            ear.cancel()
        await asyncio.gather(*self._ears, return_exceptions=True)
        await self._engine.dispose()


def read_address(url: str) -> URL:
    """A database's address in its parts.

    Raises:
        StoreError: it can't be read, or names a driver that is not supported. It is not repeated: it may hold a
            password.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(
            "the database's address can't be read; write it like sqlite+aiosqlite:///arbiter.db or "
            "postgresql+asyncpg://USER:PASSWORD@HOST:PORT/NAME, with %40 for an @ in the password"
        ) from None
    if address.drivername not in DRIVERS:
        raise StoreError(f"database driver {address.drivername!r} is not supported; use {' or '.join(DRIVERS)}")
    return address


async def open_store(url: str) -> Store:
    """The database at an address, brought up to this version's schema.

    Raises:
        StoreError: the address can't be read, names a driver that is not supported, nobody answers there, or a later
            version has been at work there.
    """
    driver = read_address(url).drivername
    make = _sqlite if driver.startswith("sqlite") else _postgresql
    engine = make(url)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(arbiter_writes=True)
            async with connection.begin():
                await connection.run_sync(upgrade)
    except Later as schema:
        raise StoreError(
            f"the database is that of a later version of the bot (schema {schema}); start that version, or restore a "
            "backup from before it"
        ) from None
    except (OSError, DBAPIError) as error:
        raise StoreError(f"the database can't be reached: {_told(error, url)}") from None
    finally:
        await engine.dispose()
    return Store(make(url, quick=True))


def _told(error: Exception, url: str) -> str:
    """What an error says, without the password of an address."""
    cause = getattr(error, "orig", None) or error
    password = make_url(url).password
    said = str(cause) or type(cause).__name__
    return said.replace(str(password), "***") if password else said


def _postgresql(url: str, *, quick: bool = False) -> AsyncEngine:
    try:
        return create_async_engine(url, pool_size=10, pool_pre_ping=True)
    except (ImportError, NoSuchModuleError) as error:
        raise StoreError(f"PostgreSQL needs a package that is not installed: {error}") from None


def _sqlite(url: str, *, quick: bool = False) -> AsyncEngine:
    opening = connect if quick else connect_plainly
    engine = create_async_engine(url, connect_args={"timeout": BUSY_TIMEOUT, "async_creator_fn": opening}, pool_size=10)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None  # the driver is not to begin transactions of its own accord
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        # A transaction that will write takes the lock at once: one that reads first could not get it later.
        writes = connection.get_execution_options().get("arbiter_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
