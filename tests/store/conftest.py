"""Real databases for tests: an SQLite file in the test's folder, or PostgreSQL when ARBITER_TEST_DB_URL says where."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from store import Store, open_store
from store.queries import record
from store.records import NoticeRecord
from store.schema import notices

SERVER = os.environ.get("ARBITER_TEST_DB_URL")
"""A PostgreSQL database whose server the tests may make databases of their own on."""


@asynccontextmanager
async def fresh_url(folder: Path) -> AsyncGenerator[str]:
    """The address of an empty database, thrown away afterwards."""
    if not SERVER:
        yield f"sqlite+aiosqlite:///{folder / 'arbiter.db'}"
        return
    name = f"arbiter_test_{secrets.token_hex(6)}"
    server = create_async_engine(SERVER, isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(SERVER).set(database=name).render_as_string(hide_password=False)
    finally:
        async with server.connect() as connection:
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        await server.dispose()


async def all_notices(store: Store) -> list[NoticeRecord]:
    """Every notice that there ever was."""
    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        found = await connection.execute(notices.select().order_by(notices.c.id))
        return [record(NoticeRecord, row) for row in found]


@pytest.fixture
async def url(tmp_path: Path) -> AsyncGenerator[str]:
    """The address of an empty database."""
    async with fresh_url(tmp_path) as url:
        yield url


@pytest.fixture
async def store(url: str) -> AsyncGenerator[Store]:
    """A store on an empty database."""
    store = await open_store(url)
    yield store
    await store.close()
