"""What all tests may have: a database, of each kind that Arbiter keeps its matches in."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from referee import Library
from referee.library import RARELY
from store import Store, open_store
from tests import content, databases, postgres

settings.register_profile("arbiter", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arbiter")  # a busy machine is no fault of what is tested

structlog.dev.ConsoleRenderer.get_active().exception_formatter = structlog.dev.plain_traceback
"""A fault that a test brings about is logged plainly: in a frame, with all its variables, that takes longer than many tests."""

KINDS = ("sqlite", "postgresql")
MEMORY = Path("/dev/shm")
"""Where what is written is in memory."""
LONGEST = ("test_local_table.py", "test_quiet.py")
"""Files with tests that take most of a minute, and would come last."""
ROOM = 2 << 30
"""So many bytes must be free there for the tests to use it."""


def pytest_configure(config: pytest.Config) -> None:
    """Before the tests, and before their workers."""
    if not hasattr(config, "workerinput"):
        keeper = postgres.prepare()
        config.add_cleanup(keeper.communicate)
        if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
            # SQLite waits for the disk at the end of each transaction, some ten thousand times; no test cuts the power.
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are processors: where a test waits for a browser or a disk, others go on."""
    return -(-3 * (os.cpu_count() or 1) // 2)


def pytest_sessionstart() -> None:
    """What is collected stays: to look for garbage among it takes a fifth of the time."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: in the end, nobody works at it alone while the others have nothing left to do."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """From here on garbage is made, and looked for as the bot looks for its own."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(RARELY, 10, 10)
    gc.enable()


def pytest_sessionfinish() -> None:
    """What the databases of this worker were copied from is not needed any more."""
    asyncio.run(databases.tidy_up())


@pytest.fixture(scope="session")
def library() -> Library:
    """All content."""
    return content.library()


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The address of a database without a match, of each kind in turn."""
    async with databases.fresh_url(tmp_path, request.param) as url:
        yield url


@pytest.fixture(params=KINDS)
async def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The address of an empty database, of each kind in turn."""
    async with databases.empty_url(tmp_path, request.param) as url:
        yield url


@pytest.fixture
async def store(url: str) -> AsyncGenerator[Store]:
    """A store on a fresh database."""
    store = await open_store(url)
    yield store
    await store.close()
