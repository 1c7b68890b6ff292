"""The players' own pictures: noted when somebody acts, fetched once when they are drawn, done without if need be."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
import structlog
from cachetools import LRUCache

log: Any = structlog.get_logger()

SIZE = 128
"""Avatars are asked for so many pixels wide."""
PATIENCE = 3.0
"""Seconds that a picture waits for them."""
PEOPLE, FILES = 10_000, 400
HEAVIEST = 200_000
"""Bytes above which a file is left alone."""


class Avatars:
    """The avatars of people by their ids. Whoever chose none, or has not acted since the start, has a monogram."""

    def __init__(self):
        self._assets: LRUCache[int, discord.Asset | None] = LRUCache(PEOPLE)
        self._files: LRUCache[str, bytes] = LRUCache(FILES)

    def seen(self, user: discord.User | discord.Member) -> None:
        """Somebody acted: their avatar is the one that they have now."""
        self._assets[user.id] = user.avatar

    async def of(self, players: Mapping[int, int]) -> dict[int, bytes]:
        """The avatars of people by seat, as image files, as far as they can be had in time. One that can't is not asked
        for again."""
        wanted = {seat: asset for seat, id in players.items() if (asset := self._assets.get(id)) is not None}
        missing = {asset.key: asset for asset in wanted.values() if asset.key not in self._files}
        if missing:
            try:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(self._fetch(asset) for asset in missing.values()))
            except TimeoutError:
                log.info("avatars_late", count=len(missing))
            for key in missing:
                self._files.setdefault(key, b"")
        found = {seat: self._files.get(asset.key, b"") for seat, asset in wanted.items()}
        return {seat: data for seat, data in found.items() if data}

    async def _fetch(self, asset: discord.Asset) -> None:
        try:
            data = await asset.with_size(SIZE).with_static_format("png").read()
        except (discord.DiscordException, OSError, ValueError) as error:
            log.info("avatar_failed", exc_info=error)
            return
        if len(data) <= HEAVIEST:
            self._files[asset.key] = data


AVATARS = Avatars()
"""Those of all people whom this process has met: a picture of a person is theirs in every match."""
