"""`/deck`: the decks that a player keeps."""

from __future__ import annotations

from typing import Any, cast

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.discord.answers import answering
from cogs.discord.bot import Bot
from cogs.discord.limits import OPTION, OPTIONS, fit
from cogs.discord.message import Content
from cogs.discord.translation import word
from engines.kernel.ask import Refused
from engines.kernel.cards import DeckList
from engines.kernel.documents import ContentError, read_documents
from engines.kernel.text import say

LARGEST = 20_000
"""Bytes of a deck file: ten times what the longest list that is allowed needs."""
FIELDS = ("name", "names", "game", "cards", "idea")
"""What is kept of a deck file; it may say more, such as who made it."""


def read_list(file: str, content: bytes) -> DeckList:
    """The deck list in a file (YAML: `name`, `game`, and `cards` with card ids by section). Whether it is legal is not
    looked at.

    Raises:
        Refused: it is no deck list; the text says where and why.
    """
    try:
        documents = read_documents(file, content.decode())
        if len(documents) != 1 or not isinstance(documents[0][0], dict):
            raise Refused(say("deck-file-form", file=file))
        document = cast(dict[str, Any], documents[0][0])
        return msgspec.convert({name: document[name] for name in FIELDS if name in document}, DeckList)
    except (ContentError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Refused(say("deck-file-wrong", file=file, problem=fit(str(error).split("\n")[0], OPTION * 2))) from None


async def own_decks(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    """One's own decks, for autocomplete."""
    bot: Bot = interaction.client
    found = await bot.referee.decks.kept_by(interaction.user.id)
    return [
        Choice(name=fit(f"{deck.name} · {bot.library.games[deck.game].title}", OPTION), value=_value(deck))
        for deck in found
        if deck.game in bot.library.games and current.lower() in deck.name.lower()
    ][:OPTIONS]


class Decks(commands.GroupCog, group_name=word("name-decks"), group_description=word("about-decks")):
    """Keeping decks, to play with by name."""

    def __init__(self, bot: Bot):
        self.bot = bot
        super().__init__()

    @app_commands.command(name=word("name-keep"), description=word("about-keep"))
    @app_commands.rename(file=word("name-option-file"))
    @app_commands.describe(file=word("about-option-file"))
    async def keep(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """Keep the deck in a file, in place of the one of that name."""
        async with answering(interaction) as call:
            name = file.filename[:OPTION]
            if file.size > LARGEST:
                raise Refused(say("deck-file-large", file=name, most=LARGEST // 1000))
            deck = await self.bot.referee.decks.save(call.person, read_list(name, await call.outside(file.read())))
            await call.say(say("deck-kept", deck=deck.title, game=self.bot.library.games[deck.game].title))

    @app_commands.command(name=word("name-kept"), description=word("about-kept"))
    async def kept(self, interaction: discord.Interaction[Any]) -> None:
        """The decks that one keeps."""
        async with answering(interaction) as call:
            titles = {id: rules.title for id, rules in self.bot.library.games.items()}
            lines = [
                f"**{discord.utils.escape_markdown(deck.name)}** · {titles[deck.game]}"
                for deck in await self.bot.referee.decks.kept_by(call.person)
                if deck.game in titles
            ]
            await call.show(Content(["\n".join(lines) or call.reader(say("decks-none"))]))

    @app_commands.command(name=word("name-drop"), description=word("about-drop"))
    @app_commands.rename(deck=word("name-option-deck"))
    @app_commands.describe(deck=word("about-option-own-deck"))
    @app_commands.autocomplete(deck=own_decks)
    async def drop(self, interaction: discord.Interaction[Any], deck: str) -> None:
        """Throw a deck away."""
        async with answering(interaction) as call:
            typed = deck.strip().lower()
            own = await self.bot.referee.decks.kept_by(call.person)
            meant = [each for each in own if typed in (_value(each).lower(), each.name.lower())]
            if len(meant) != 1:
                raise Refused(say("deck-not-kept" if not meant else "decks-many", deck=deck[:OPTION]))
            await self.bot.referee.decks.delete(call.person, meant[0].game, meant[0].name)
            await call.say(say("deck-dropped", deck=meant[0].name))


def _value(deck: DeckList) -> str:
    """A deck as a choice: by its game and its name, for another game's may be called the same."""
    return f"{deck.game}/{deck.name}"
