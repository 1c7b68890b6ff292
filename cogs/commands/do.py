"""`/do`: a move as it is typed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.answers import Call, answering
from cogs.discord.bot import Bot
from cogs.discord.language import Reader
from cogs.discord.message import Content
from cogs.discord.translation import word
from cogs.match.finding import match_choices, typed_number, which_match
from cogs.play.clicks import answered
from cogs.play.completion import numbered, offers
from cogs.play.nearby import helped
from cogs.play.panel import Panel
from cogs.play.place import Place, walk_on
from cogs.play.private import private_content
from cogs.play.wording import meant_by, with_keys
from engines.kernel.ask import Ask, Option, Refused
from engines.kernel.text import say
from referee.model import PLAYING, Position

MATCHES = 8
"""Of so many matches moves are offered at once."""


class Do(commands.Cog):
    """Typed moves."""

    def __init__(self, bot: Bot):
        self.bot = bot

    @app_commands.command(name=word("name-do"), description=word("about-do"))
    @app_commands.rename(move=word("name-option-move"), match=word("name-option-match"))
    @app_commands.describe(move=word("about-option-move"), match=word("about-option-match"))
    async def do(self, interaction: discord.Interaction[Any], move: str, match: int | None = None) -> None:
        """`/do`: a move in notation, with the number of its match before it or beside it."""
        async with answering(interaction) as call:
            number, key = numbered(move)
            match = number if number is not None else match
            call.about = match if match is not None else await self._meant(call, key)
            try:
                content = await answered(call, call.about, None, key, None)
            except Refused as refusal:
                content = await self._as_meant(call, call.about, key, refusal)
            await call.show(content)

    async def _meant(self, call: Call, move: str) -> int:
        """The match that a move is for: the one that waits for its player here; of several the one in which it means
        something.

        Raises:
            Refused: there is none, or it can't be told which.
        """
        try:
            return (await which_match(call, None)).id
        except Refused:
            positions = [await self._position(call, match) for match in await self._open(call.interaction)]
            for reads in (_is_notation, _means_something):
                fitting = [each for each in positions if reads(each, move, call.reader.about(each.info))]
                if len(fitting) == 1:
                    return fitting[0].info.id
            raise

    async def _position(self, call: Call, match: int) -> Position:
        return await self.bot.referee.matches.position(match, call.person, hand=True)

    async def _as_meant(self, call: Call, match: int, move: str, refusal: Refused) -> Content:
        """A refused move as its words mean it, in any language; or the refusal, with what would do. It asks once more
        where the panel does: words may be meant for something else, notation is not.

        Raises:
            Refused: it means nothing that is legal.
        """
        position = await self._position(call, (await which_match(call, match)).id)
        ask, reader = position.ask, call.reader.about(position.info)
        if ask is None:
            raise refusal
        try:
            meant = _in_notation(position, move, reader)
            if meant == move:
                raise refusal
            sure = _to_confirm(position, meant, reader)
            if sure is None:
                return await answered(call, match, None, meant, None)
        except Refused as why:
            raise helped(ask, move, why, reader) from None
        note = call.reader(say("do-sure", key=f"`{meant}`"))
        return await private_content(position, self.bot.library, call.reader, note, sure)

    @do.autocomplete("move")
    async def moves(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The legal answers that what was typed may become: to the open questions of all the player's matches here, or
        of the one that is named."""
        reader = self.bot.readers.of(interaction)
        person, found = interaction.user.id, list[tuple[int, Ask, Reader]]()
        try:
            given = typed_number(interaction.namespace.match)
            matches = [given] if given is not None else (await self._open(interaction))[:MATCHES]
            for match in matches:
                position = await self.bot.referee.matches.position(match, person)
                if position.ask is not None and position.seat is not None:
                    found.append((match, position.ask, reader.about(position.info)))
        except Refused:
            return []
        return [app_commands.Choice(name=name, value=value) for name, value in offers(found, current)]

    async def _open(self, interaction: discord.Interaction[Any]) -> list[int]:
        """The matches in which a player is asked: those of this channel; all of them, if it has none."""
        mine = await self.bot.referee.matches.find(person=interaction.user.id, status=PLAYING)
        asked = [info for info in mine if any(seat in info.deciding for seat in info.seats_of(interaction.user.id))]
        here = [info for info in asked if info.channel == interaction.channel_id]
        return [info.id for info in sorted(here or asked, key=lambda info: info.id)]

    @do.autocomplete("match")
    async def matches(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
        """The player's matches."""
        return await match_choices(interaction, current)


def _to_confirm(position: Position, key: str, reader: Reader) -> Place | None:
    """Where the panel asks once more about an answer, if a click on what it begins with would lead there."""
    ask = position.ask
    if ask is None:
        return None
    with suppress(Refused):  # as any answer is refused that is not legal, once it is given
        first = ask.read(key)[0]
        if isinstance(first, Option) and first.ends:
            clicked = Place((ask.choice.options.index(first),))
            panel = Panel(position, walk_on(ask, clicked), reader)
            return panel.progress.place if panel.wants_confirming(clicked) and not panel.led else None
    return None


def _is_notation(position: Position, move: str, _reader: Reader) -> bool:
    with suppress(Refused):
        return position.ask is not None and bool(position.ask.read(move))
    return False


def _means_something(position: Position, move: str, reader: Reader) -> bool:
    with suppress(Refused):
        return position.ask is not None and _is_notation(position, _in_notation(position, move, reader), reader)
    return False


def _in_notation(position: Position, move: str, reader: Reader) -> str:
    """A refused move as it was meant: the one answer that its words mean, or the same with cards of the hand by their
    ids."""
    assert position.ask is not None
    game = position.info.game
    acting = position.about.words.get("who", "") if position.about is not None else ""
    others = [replace(reader, locale=locale) for locale in reader.texts.locales if locale != reader.locale]
    for each in (reader, *others):
        if (meant := meant_by(position.ask, move, each, game, acting)) is not None:
            return meant
    return with_keys(move, position.usable, lambda card: reader.texts.card(game, card, reader.locale))
