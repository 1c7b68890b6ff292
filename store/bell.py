"""How processes on one PostgreSQL database tell one another that there is something new to tell, or to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

BELL = "arbiter"
DEAF = 5.0
"""Seconds after which a lost connection is made anew."""

_RING = text(f"SELECT pg_notify('{BELL}', :name)")


async def ring(connection: AsyncConnection, name: str) -> None:
    """Tell all who listen, if and when the transaction is committed, that the process of this name has something
    new."""
    await connection.execute(_RING, {"name": name})


async def listen(engine: AsyncEngine, rung: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Call `rung` with the name of each process that rings, until cancelled; and `missed` whenever somebody may have
    rung unheard: each time that listening begins."""

    def on_ring(_connection: Any, _pid: int, _channel: str, name: str) -> None:
        rung(name)

    while True:
        try:
            async with engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                try:
                    await _until_lost(driver, on_ring, missed)
                finally:
                    await connection.invalidate()  # the pool is not to lend a connection that listens
        except Exception as error:
            log.warning("other processes can't be heard; it is tried again: %s", error)
        await asyncio.sleep(DEAF)


async def _until_lost(driver: Any, on_ring: Callable[..., None], missed: Callable[[], None]) -> None:
    lost = asyncio.Event()

    def on_end(_connection: Any) -> None:
        lost.set()

    driver.add_termination_listener(on_end)
    await driver.add_listener(BELL, on_ring)
    missed()
    await lost.wait()
