"""`/learn`: a game's lesson, which is a match against the house."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.discord.answers import answering
from cogs.discord.bot import Bot
from cogs.discord.permissions import require
from cogs.discord.translation import word
from cogs.match.decks import seated
from cogs.match.finding import the_game
from cogs.match.opening import game_choices, thread_wanted


class Learn(commands.Cog):
    """Lessons."""

    def __init__(self, bot: Bot):
        self.bot = bot

    @app_commands.command(name=word("name-learn"), description=word("about-learn"))
    @app_commands.rename(game=word("name-option-game"))
    @app_commands.describe(game=word("about-option-game"))
    async def learn(self, interaction: discord.Interaction[Any], game: str) -> None:
        """`/learn`: begin a game's lesson."""
        async with answering(interaction) as call:
            require(interaction)
            info = await self.bot.referee.openings.learn(
                game=the_game(self.bot, game),
                guild=interaction.guild_id,
                channel=interaction.channel_id or 0,
                learner=call.person,
                thread=await thread_wanted(call, None),
            )
            await seated(call, info)

    @learn.autocomplete("game")
    async def games(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        """The games that have a lesson."""
        lessons = self.bot.library.lessons
        return [each for each in await game_choices(interaction, current) if each.value in lessons]
