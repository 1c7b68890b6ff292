"""The bot: discord.py's client with the referee behind it."""

from __future__ import annotations

import sys
from datetime import datetime
from typing import Any

import discord
import structlog
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee import Library, Person, Referee

from . import desk, opening, orders, play, talks
from .clerk import Clerk, Rest, plain_rest
from .controls import Control
from .decks import Decks
from .gate import Gate
from .lookup import Lookup
from .match import Match
from .post import Post
from .reader import Readers
from .refusals import explain
from .wording import Wording

log: Any = structlog.get_logger()

HANDLERS = (desk, opening, orders, play, talks)
"""The modules that handle clicks: importing them is what registers their handlers."""


REMEMBERED = 10_000
"""How many people's languages, and how many interactions, are kept in mind."""


TURN = 0.001
"""Seconds after which a painter's thread makes way for an acknowledgement."""


class Commands(app_commands.CommandTree["Arbiter"]):
    """The slash commands. What a command did not answer itself is answered here."""

    async def interaction_check(self, interaction: discord.Interaction[Arbiter], /) -> bool:
        """A command that Discord delivers twice is carried out once."""
        return interaction.client.is_new(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """A command that was refused before it began (an option that can't be read), or a fault."""
        if isinstance(error, app_commands.TransformerError | app_commands.CommandNotFound):
            await explain(interaction, Refused(say("command-unreadable")))
        else:
            await explain(interaction, error)


class Arbiter(commands.AutoShardedBot):
    """The bot.

    `default` is the language for those whose own it doesn't speak; `rest` is how it waits for time to pass; the other
    settings are as in `.env.example`. It has the shards of the referee's share, which is started and closed by who made it.
    """

    def __init__(
        self,
        referee: Referee,
        library: Library,
        *,
        default: str = "en",
        dm_budget: int = 20,
        posts_per_second: float = 10,
        rest: Rest = plain_rest,
    ):
        shards = referee.share.shards
        share: Any = {} if shards is None else {"shard_ids": sorted(shards)}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=referee.share.count,
            **share,
        )
        self.referee = referee
        self.library = library
        self.readers = Readers(library.texts, default)
        self.post = Post(self, dm_budget=dm_budget, a_second=posts_per_second)
        self.rest = rest
        self.clerk = Clerk(self)
        self.gate = Gate()
        self._spoken: LRUCache[int, str | None] = LRUCache(REMEMBERED)
        self._met: LRUCache[int, None] = LRUCache(REMEMBERED)

    def now(self) -> datetime:
        """This moment, by the referee's clock."""
        return self.referee.clock.now()

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether an interaction comes for the first time: after a gap in the connection Discord may deliver one again."""
        if interaction.id in self._met:
            log.info("interaction_redelivered", interaction=interaction.id)
            return False
        self._met[interaction.id] = None
        return True

    async def heard(self, person: Person) -> None:
        """Somebody spoke: what they are written unasked comes in the language that they speak now."""
        if person.id in self._spoken and self._spoken[person.id] == person.locale:
            return
        await self.referee.note_locale(person)
        self._spoken[person.id] = person.locale

    async def explain(self, interaction: discord.Interaction[Any], error: Exception, match: int | None = None) -> None:
        """Tell a person why something could not be done."""
        await explain(interaction, error, match)

    def cogs_to_add(self) -> list[commands.Cog]:
        """The parts with the commands."""
        return [Match(self), play.Play(self), Lookup(self), Decks(self)]

    async def setup_hook(self) -> None:
        """Before the gateway opens: controls, commands, and whatever was left to do."""
        sys.setswitchinterval(TURN)
        self.add_dynamic_items(Control)
        for cog in self.cogs_to_add():
            await self.add_cog(cog)
        await self.tree.set_translator(Wording())
        await self.tree.sync()
        self.clerk.start()

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """A fault in an event of Discord's."""
        log.exception("event_failed", event_name=event)

    async def close(self) -> None:
        """Stop. What was not told yet is told after the next start."""
        await self.clerk.close()
        await self.post.close()
        await super().close()
