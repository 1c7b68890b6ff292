"""Faults of the connection to Discord: whether what was sent came through is not known then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import aiohttp
import structlog

log: Any = structlog.get_logger()

LOST = (aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""The errors of a connection that broke."""

AT_ONCE = (1.0, 2.0, 4.0, 8.0, 15.0)
"""After so many seconds each, what may have come through is sent again: within the minutes in which Discord shows a
nonce only once."""

Rest = Callable[[Awaitable[None]], Awaitable[None]]
"""How the bot waits for time to pass. A simulated Discord has to be told that a wait is meant."""

Sent = TypeVar("Sent")


def unsure(error: Exception) -> bool:
    """Whether a request may have come through in spite of an error, and is worth sending again as it is."""
    return getattr(error, "status", 0) >= 500 or isinstance(error, LOST)


async def made_sure(
    send: Callable[[], Awaitable[Sent]], rest: Rest, waits: Sequence[float] = AT_ONCE, **what: Any
) -> Sent:
    """What comes of a request that does nothing more when it comes through twice: it is sent again, after so many
    seconds each, while it may have come through. `what` it is goes into the log.

    Raises:
        Exception: Discord refuses it, or it is still not sure in the end.
    """
    for wait in waits:
        try:
            return await send()
        except Exception as error:
            if not unsure(error):
                raise
            log.info("sent_again", error=str(error), **what)
        await rest(asyncio.sleep(wait))
    return await send()
