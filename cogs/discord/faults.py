"""Faults of the connection to Discord: whether what was sent came through is not known then."""

from __future__ import annotations

import asyncio

import aiohttp

LOST = (aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""The errors of a connection that broke."""


def unsure(error: Exception) -> bool:
    """Whether a request may have come through in spite of an error, and is worth sending again as it is."""
    return getattr(error, "status", 0) >= 500 or isinstance(error, LOST)
