"""The bot: discord.py's client with the referee behind it."""

from __future__ import annotations

import sys
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs.commands.decks import Decks
from cogs.commands.do import Do
from cogs.commands.learn import Learn
from cogs.commands.lookup import Lookup
from cogs.commands.match import Match
from cogs.commands.server import Server
from cogs.discord.bot import Bot, plain_rest
from cogs.discord.controls import Control
from cogs.discord.faults import Rest
from cogs.discord.refusals import explain
from cogs.discord.translation import Translation
from cogs.outbox.delivery import Outbox
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee import Library, Referee

from .match import agreements, decks, looking, opening, rematch, replaying, settings, waiting
from .play import clicks
from .timer import Timer

log: Any = structlog.get_logger()

HANDLERS = (agreements, clicks, decks, looking, opening, rematch, replaying, settings, waiting)
"""The modules that handle clicks: importing them is what registers their handlers."""


TURN = 0.001
"""Seconds after which a painter's thread makes way for an acknowledgement."""


class Commands(app_commands.CommandTree[Bot]):
    """The slash commands. What a command did not answer itself is answered here."""

    async def interaction_check(self, interaction: discord.Interaction[Bot], /) -> bool:
        """A command that Discord delivers twice is carried out once."""
        return interaction.client.is_new(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """A command that was refused before it began (an option that can't be read), or could not begin, or a fault."""
        if isinstance(error, app_commands.CommandInvokeError):
            await explain(interaction, error.original)
        elif isinstance(error, app_commands.TransformerError | app_commands.CommandNotFound):
            await explain(interaction, Refused(say("command-unreadable")))
        else:
            await explain(interaction, error)


class Arbiter(Bot):
    """The bot, whole: its commands, its outbox and its timer. The settings are as in `.env.example`."""

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
        super().__init__(referee, library, Commands, default=default, rest=rest)
        self.outbox = Outbox(self, dm_budget=dm_budget, a_second=posts_per_second)
        self.timer = Timer(self, self.outbox)

    async def explain(self, interaction: discord.Interaction[Any], error: Exception, match: int | None = None) -> None:
        """Tell a person why something could not be done."""
        await explain(interaction, error, match)

    def cogs_to_add(self) -> list[commands.Cog]:
        """The parts with the commands."""
        return [Match(self), Do(self), Learn(self), Lookup(self), Decks(self), Server(self)]

    async def setup_hook(self) -> None:
        """Before the gateway opens: controls, commands, and whatever was left to do."""
        sys.setswitchinterval(TURN)
        self.add_dynamic_items(Control)
        for cog in self.cogs_to_add():
            await self.add_cog(cog)
        await self.tree.set_translator(Translation())
        await self.tree.sync()
        self.timer.start()

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """A fault in an event of Discord's."""
        log.exception("event_failed", event_name=event)

    async def close(self) -> None:
        """Stop. What was not told yet is told after the next start."""
        await self.timer.close()
        await self.outbox.close()
        await super().close()
