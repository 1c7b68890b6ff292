"""What the query classes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

R = TypeVar("R")


class Conflict(Exception):
    """Another transaction has written what this one was about to write."""


class Queries:
    """Queries on one connection."""

    def __init__(self, connection: AsyncConnection):
        self._connection = connection

    async def _upsert(self, table: Table, key: Sequence[str], values: dict[str, Any]) -> None:
        """Write a row, over the one with the same key if there is one."""
        dialect = sqlite if self._connection.dialect.name == "sqlite" else postgresql
        statement = dialect.insert(table).values(values)
        rest = {name: statement.excluded[name] for name in values if name not in key}
        if rest:
            statement = statement.on_conflict_do_update(index_elements=list(key), set_=rest)
        else:
            statement = statement.on_conflict_do_nothing(index_elements=list(key))
        await self._connection.execute(statement)


def record(kind: type[R], row: Row[Any]) -> R:
    """A row as its record."""
    return kind(**row._mapping)  # pyright: ignore[reportPrivateUsage] - the public name of it is this one


def values_of(record: Any) -> dict[str, Any]:
    """A record as the values of its columns."""
    return {name: getattr(record, name) for name in record.__slots__}
