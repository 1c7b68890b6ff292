"""SQLite's driver with fewer errands.

aiosqlite goes to the connection's thread and back for opening a cursor, for executing, for fetching and for closing it.
For statements that take ten microseconds these trips are all that costs. Here a statement is one trip, with all its
rows; and one that has no rows to give (it writes, or begins the transaction) waits for the next that has, or for the
commit, and goes along with it. What fails among those that waited is raised there, and the transaction undone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeVar

import aiosqlite

Deed = tuple[str, Any, bool]
"""A statement, its parameters, and whether these are many sets of them."""

C = TypeVar("C", bound=aiosqlite.Connection)

SILENT = ("BEGIN", "INSERT", "UPDATE", "DELETE")


def silent(statement: str) -> bool:
    """Whether a statement gives no rows."""
    return statement.startswith(SILENT) and " RETURNING " not in statement


class QuickCursor:
    """A cursor that fetches all rows at once. It does not know how many rows a statement has changed."""

    def __init__(self, connection: QuickConnection):
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> QuickCursor:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> QuickCursor:
        """Execute a statement."""
        if silent(statement):
            self._connection.waiting.append((statement, parameters, False))
        else:
            self.description, self._rows = await self._connection.ask(statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Sequence[Any]) -> QuickCursor:
        """Execute a statement for each set of parameters."""
        self._connection.waiting.append((statement, parameters, True))
        return self

    async def fetchall(self) -> list[Any]:
        """All the rows."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open."""


class QuickConnection(aiosqlite.Connection):
    """A connection whose cursors are quick."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.waiting: list[Deed] = []
        self._idle = True

    def cursor(self) -> QuickCursor:  # type: ignore[override]
        """A cursor; opening it is no trip."""
        return QuickCursor(self)

    async def ask(self, statement: str, parameters: Any) -> tuple[Any, list[Any]]:
        """What a statement's rows are called, and the rows; after everything that waits is done."""

        def fetch() -> tuple[Any, list[Any]]:
            cursor = self._do_waiting().execute(statement, parameters)
            return cursor.description, cursor.fetchall()

        return await self._trip(fetch)

    async def commit(self) -> None:
        """Do what waits, and make it durable."""
        if self.waiting or self.in_transaction:
            await self._trip(lambda: self._do_waiting().commit())

    async def rollback(self) -> None:
        """Undo the transaction. It is no trip if the database knows nothing of it yet."""
        self.waiting.clear()
        if self.in_transaction or not self._idle:
            await self._trip(self._conn.rollback)

    async def _trip(self, errand: Any) -> Any:
        self._idle = False  # stays so if the wait is cancelled: then the errand may still be under way
        try:
            result = await self._execute(errand)  # pyright: ignore[reportUnknownMemberType]
        except Exception:
            self._idle = True
            raise
        self._idle = True
        return result

    def _do_waiting(self) -> sqlite3.Connection:
        connection, waiting = self._conn, self.waiting
        self.waiting = []
        for statement, parameters, many in waiting:
            if many:
                connection.executemany(statement, parameters)
            else:
                connection.execute(statement, parameters)
        return connection


async def connect(database: str, **options: Any) -> QuickConnection:
    """A quick connection to a database."""
    return await opened(QuickConnection(lambda: sqlite3.connect(database, **options), 64))


async def connect_plainly(database: str, **options: Any) -> aiosqlite.Connection:
    """A connection whose every call is a trip, for whoever uses all that a cursor has."""
    return await opened(aiosqlite.connect(database, **options))


async def opened(connection: C) -> C:
    """A connection, opened. If it can't be, its thread has ended with it: it would have the loop told of its end, and
    the loop may be closed by then."""
    thread = connection._thread  # pyright: ignore[reportPrivateUsage]
    thread.daemon = True  # as SQLAlchemy has it for aiosqlite's own
    try:
        await connection
    except BaseException:
        await asyncio.to_thread(thread.join)
        raise
    return connection
