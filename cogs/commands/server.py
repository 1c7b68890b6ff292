"""`/server`: what holds for all matches that are opened on a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.answers import answering
from cogs.discord.bot import Bot
from cogs.discord.translation import word
from engines.kernel.ask import Refused
from engines.kernel.text import say


class Server(commands.Cog):
    """What a server has set."""

    def __init__(self, bot: Bot):
        self.bot = bot

    @app_commands.command(name=word("name-server"), description=word("about-server"))
    @app_commands.rename(threads=word("name-option-threads"))
    @app_commands.describe(threads=word("about-option-threads"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def server(self, interaction: discord.Interaction[Any], threads: bool | None = None) -> None:
        """What the server has set; what is given is changed."""
        async with answering(interaction) as call:
            if interaction.guild_id is None:
                raise Refused(say("match-needs-server"))
            if threads is not None:
                if not interaction.permissions.manage_guild:
                    raise Refused(say("server-not-yours"))
                await self.bot.referee.servers.set_threads(interaction.guild_id, threads)
            threads = await self.bot.referee.servers.threads(interaction.guild_id)
            await call.say(say("server-threads-on") if threads else say("server-threads-off"))
