"""Real databases for tests: an SQLite file in the test's folder, or one on a PostgreSQL server."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from store import Store, open_store
from store.queries import record
from store.records import NoticeRecord
from store.schema import notices
from tests import postgres

_laid_out: dict[str, Any] = {}
"""What a database with this version's schema and nothing in it is copied from, by its kind: an SQLite file's content, the
name of a database on the PostgreSQL server."""


@asynccontextmanager
async def fresh_url(folder: Path, kind: str = "sqlite") -> AsyncGenerator[str]:
    """The address of a database without a match, as one is that was opened once, thrown away afterwards."""
    if kind not in _laid_out:
        await _lay_out(kind)
    if kind == "sqlite":
        (folder / "arbiter.db").write_bytes(_laid_out[kind])
        yield _sqlite(folder)
        return
    async with _postgresql(f"TEMPLATE {_laid_out[kind]}") as url:
        yield url


@asynccontextmanager
async def empty_url(folder: Path, kind: str) -> AsyncGenerator[str]:
    """The address of an empty database, thrown away afterwards."""
    if kind == "sqlite":
        yield _sqlite(folder)
        return
    async with _postgresql() as url:
        yield url


async def _lay_out(kind: str) -> None:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            await (await open_store(_sqlite(Path(folder)))).close()
            _laid_out[kind] = (Path(folder) / "arbiter.db").read_bytes()
        return
    _laid_out[kind] = name = _new_name()
    async with _server() as carry_out:
        await carry_out(f"CREATE DATABASE {name}")
    await (await open_store(_on_server(name))).close()


async def tidy_up() -> None:
    """Throw away what was copied from."""
    if name := _laid_out.pop("postgresql", None):
        async with _server() as carry_out:
            await carry_out(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def _postgresql(details: str = "") -> AsyncGenerator[str]:
    name = _new_name()
    async with _server() as carry_out:
        await carry_out(f"CREATE DATABASE {name} {details}")
        try:
            yield _on_server(name)
        finally:
            await carry_out(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def _server() -> AsyncGenerator[Callable[[str], Awaitable[None]]]:
    server = create_async_engine(postgres.address(), isolation_level="AUTOCOMMIT")

    async def carry_out(command: str) -> None:
        async with server.connect() as connection:
            await connection.execute(text(command))

    yield carry_out
    await server.dispose()


def _sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'arbiter.db'}"


def _on_server(name: str) -> str:
    return make_url(postgres.address()).set(database=name).render_as_string(hide_password=False)


def _new_name() -> str:
    return f"arbiter_test_{secrets.token_hex(6)}"


async def all_notices(store: Store) -> list[NoticeRecord]:
    """Every notice that there ever was."""
    async with store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        found = await connection.execute(notices.select().order_by(notices.c.id))
        return [record(NoticeRecord, row) for row in found]
