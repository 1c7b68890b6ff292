"""`/do`: a move as it is typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.answers import Call, answering
from cogs.discord.bot import Bot
from cogs.discord.translation import word
from cogs.match.finding import match_choices, which_match
from cogs.play.clicks import answered
from cogs.play.completion import suggestions
from engines.kernel.ask import Refused


class Do(commands.Cog):
    """Typed moves."""

    def __init__(self, bot: Bot):
        self.bot = bot

    @app_commands.command(name=word("name-do"), description=word("about-do"))
    @app_commands.rename(move=word("name-option-move"), match=word("name-option-match"))
    @app_commands.describe(move=word("about-option-move"), match=word("about-option-match"))
    async def do(self, interaction: discord.Interaction[Any], move: str, match: int | None = None) -> None:
        """`/do`: a move in notation."""
        async with answering(interaction) as call:
            call.about = match if match is not None else (await which_match(call, None)).id
            await call.show(await answered(call, call.about, None, move, None))

    @do.autocomplete("move")
    async def moves(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The legal answers to the player's open question that what was typed may become."""
        try:
            info = await which_match(Call(interaction), interaction.namespace.match)
            position = await self.bot.referee.matches.position(info.id, interaction.user.id)
        except Refused:
            return []
        if position.ask is None or position.seat is None:
            return []
        reader = self.bot.readers.of(interaction).about(info)
        return [
            app_commands.Choice(name=name, value=value) for name, value in suggestions(position.ask, current, reader)
        ]

    @do.autocomplete("match")
    async def matches(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
        """The player's matches."""
        return await match_choices(interaction, current)
