"""Real databases for tests: an SQLite file in the test's folder, or one on a PostgreSQL server."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from store import Store
from store.queries import record
from store.records import NoticeRecord
from store.schema import notices
from tests import postgres


@asynccontextmanager
async def fresh_url(folder: Path, kind: str = "sqlite") -> AsyncGenerator[str]:
    """The address of an empty database, thrown away afterwards."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'arbiter.db'}"
        return
    name, address = f"arbiter_test_{secrets.token_hex(6)}", postgres.address()
    server = create_async_engine(address, isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(address).set(database=name).render_as_string(hide_password=False)
    finally:
        async with server.connect() as connection:
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        await server.dispose()


async def all_notices(store: Store) -> list[NoticeRecord]:
    """Every notice that there ever was."""
    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        found = await connection.execute(notices.select().order_by(notices.c.id))
        return [record(NoticeRecord, row) for row in found]
