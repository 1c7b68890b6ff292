"""`/rules` and `/card`: the clauses of a game and the faces of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands
from rapidfuzz import fuzz

from cogs.discord.answers import answering
from cogs.discord.bot import Bot
from cogs.discord.clauses import clause_texts
from cogs.discord.language import Reader
from cogs.discord.limits import OPTION, OPTIONS, fit
from cogs.discord.match_lines import game_line
from cogs.discord.message import Content
from cogs.discord.translation import word
from cogs.match.finding import games_meant
from cogs.match.opening import game_choices
from cogs.outbox import board_message, pictures
from engines.kernel.ask import Refused
from engines.kernel.clauses import Clause
from engines.kernel.text import folded, say

CLOSE = 80
"""How alike (of 100) a card's name, or a word of it, must be to what was typed."""


class Lookup(commands.Cog):
    """Rules and cards."""

    def __init__(self, bot: Bot):
        self.bot = bot

    @app_commands.command(name=word("name-rules"), description=word("about-rules"))
    @app_commands.rename(about=word("name-option-about"), game=word("name-option-game"))
    @app_commands.describe(about=word("about-option-about"), game=word("about-option-game"))
    @app_commands.autocomplete(game=game_choices)
    async def rules(
        self, interaction: discord.Interaction[Any], about: str | None = None, game: str | None = None
    ) -> None:
        """`/rules`: a clause by its number, or those about something; without either, what there is to look up."""
        async with answering(interaction) as call:
            games = await games_meant(interaction, game)
            if about is None:
                await call.show(self._overview(games, call.reader))
                return
            found = self._clauses(about, games, call.reader)
            if not found:
                raise Refused(say("rules-nothing", about=about[:OPTION]))
            await call.show(Content(clause_texts(found, call.reader)))

    @rules.autocomplete("about")
    async def clauses(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        """Clauses by number or words."""
        found = self._clauses(current, await self._games(interaction), self.bot.readers.of(interaction))
        return [Choice(name=fit(f"{each.id} · {each.text}", OPTION), value=each.id) for each in found[:OPTIONS]]

    @staticmethod
    async def _games(interaction: discord.Interaction[Any]) -> list[str]:
        """The games that a half-typed command may mean."""
        try:
            return await games_meant(interaction, interaction.namespace.game)
        except Refused:
            return []

    def _overview(self, games: Sequence[str], reader: Reader) -> Content:
        """The games with what their boxes say, and the sections of their rules."""
        said: list[str] = []
        example = ""
        for id in games:
            rules, ledger = self.bot.library.games[id], self.bot.library.ledger(id, reader.locale)
            line = game_line(rules, reader)
            parts = [f"**{rules.title}**{line.removeprefix(rules.title)}"]
            if ledger is not None:
                example = example or f"`{ledger.clauses[0].id}`"
                counted = Counter(clause.section for clause in ledger.clauses)
                sections = ", ".join(f"{name} ({count})" for name, count in counted.items())
                version, count = ledger.rulebook_version, len(ledger.clauses)
                parts.append(reader(say("rules-sections", version=version, count=count, sections=sections)))
            said.append("\n".join(parts))
        return Content([*said, "-# " + reader(say("rules-how", example=example)) if example else None])

    def _clauses(self, about: str, games: Sequence[str], reader: Reader) -> list[Clause]:
        library = self.bot.library
        ledgers = [ledger for game in games if (ledger := library.ledger(game, reader.locale)) is not None]
        exact = [clause for ledger in ledgers if (clause := ledger.get(about)) is not None]
        return exact or [clause for ledger in ledgers for clause in ledger.search(about)]

    @app_commands.command(name=word("name-card"), description=word("about-card"))
    @app_commands.rename(name=word("name-option-name"), game=word("name-option-game"))
    @app_commands.describe(name=word("about-option-name"), game=word("about-option-game"))
    @app_commands.autocomplete(game=game_choices)
    async def card(self, interaction: discord.Interaction[Any], name: str, game: str | None = None) -> None:
        """`/card`: the face of a card."""
        async with answering(interaction) as call:
            found = self._cards(name, await games_meant(interaction, game), call.reader)
            if not found:
                raise Refused(say("card-nothing", name=name[:OPTION]))
            where, id = found[0]
            picture = await pictures.card(self.bot.library, where, id, call.reader)
            said = pictures.card_in_words(self.bot.library, where, id, call.reader)
            await call.show(Content(pictures=board_message.seen(picture), after=[said]))

    @card.autocomplete("name")
    async def cards(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        """Cards by name."""
        reader = self.bot.readers.of(interaction)
        found = self._cards(current, await self._games(interaction), reader)
        return [
            Choice(name=fit(reader.texts.card(where, id, reader.locale), OPTION), value=id)
            for where, id in found[:OPTIONS]
        ]

    def _cards(self, name: str, games: Sequence[str], reader: Reader) -> list[tuple[str, str]]:
        """Cards by id or by a name like this one, best first: game and id."""
        pools = {game: self.bot.library.cards[game] for game in games}
        exact = [(where, name) for where, pool in pools.items() if name in pool]
        if exact:
            return exact
        named = {
            (where, id): folded(reader.texts.card(where, id, reader.locale))
            for where, pool in pools.items()
            for id in pool
        }
        if not name:
            return sorted(named, key=lambda each: named[each])
        typed = folded(name)
        begins = [each for each, said in named.items() if said.startswith(typed)]
        holds = [each for each, said in named.items() if typed in said]
        alike = {each: _likeness(typed, said) for each, said in named.items()}
        close = sorted((each for each, score in alike.items() if score >= CLOSE), key=lambda each: -alike[each])
        return list(dict.fromkeys([*begins, *holds, *close]))[:OPTIONS]


def _likeness(typed: str, name: str) -> float:
    """How alike what was typed is to a name, or to a word of it."""
    return max(fuzz.ratio(typed, each) for each in (name, *name.split()))
