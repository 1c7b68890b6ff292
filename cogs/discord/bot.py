"""What every part of the face is given: the client, and what stands behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable
from datetime import datetime
from typing import Any

import discord
import structlog
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from referee import Library, Person, Referee

from .faults import Rest
from .gate import Gate
from .language import Readers
from .latest import LatestMessages
from .reach import Reach

log: Any = structlog.get_logger()

REMEMBERED = 10_000
"""How many people's languages, and how many interactions, are kept in mind."""


async def plain_rest(sleep: Awaitable[None]) -> None:
    """Wait, outside of any simulation."""
    await sleep


class Bot(commands.AutoShardedBot, ABC):
    """The client with the referee behind it, as commands and clicks know it.

    `default` is the language for those whose own it doesn't speak; `rest` is how it waits for time to pass. It has the
    shards of the referee's share, which is started and closed by who made it.
    """

    def __init__(
        self,
        referee: Referee,
        library: Library,
        tree: type[app_commands.CommandTree[Any]],
        *,
        default: str,
        rest: Rest,
    ):
        shards = referee.resources.share.shards
        share: Any = {} if shards is None else {"shard_ids": sorted(shards)}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=referee.resources.share.count,
            **share,
        )
        self.referee = referee
        self.library = library
        self.readers = Readers(library.texts, default)
        self.rest = rest
        self.gate = Gate()
        self.reach = Reach(referee)
        self.latest = LatestMessages(self, referee.resources.clock, rest, lambda match: referee.notices.heard(match))
        self._spoken: LRUCache[int, str | None] = LRUCache(REMEMBERED)
        self._met: LRUCache[int, None] = LRUCache(REMEMBERED)

    def now(self) -> datetime:
        """This moment, by the referee's clock."""
        return self.referee.resources.clock.now()

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether an interaction comes for the first time: after a gap in the connection Discord may deliver one
        again."""
        if interaction.id in self._met:
            log.info("interaction_redelivered", interaction=interaction.id)
            return False
        self._met[interaction.id] = None
        return True

    async def heard(self, person: Person) -> None:
        """Somebody spoke: what they are written unasked comes in the language that they speak now."""
        if person.id in self._spoken and self._spoken[person.id] == person.locale:
            return
        await self.referee.people.note_locale(person)
        self._spoken[person.id] = person.locale

    @abstractmethod
    async def explain(self, interaction: discord.Interaction[Any], error: Exception, match: int | None = None) -> None:
        """Tell a person why something could not be done."""
