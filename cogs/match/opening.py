"""Opening a match, and leaving one that has not begun: what the commands and the buttons share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.discord.answers import Call
from cogs.discord.bot import Bot
from cogs.discord.controls import Click, Reply, handles
from cogs.discord.limits import OPTION, OPTIONS, fit
from cogs.discord.match_lines import game_line
from cogs.discord.permissions import require_threads, takes_threads
from engines.kernel.ask import Refused
from engines.kernel.rules import Rules
from engines.kernel.text import folded, say
from referee.decks import SURPRISE
from referee.model import OPEN

from .finding import the_game, typed_number, which_match


async def declined(call: Call, match: int) -> None:
    """Decline an invitation, or give a seat up before the match begins."""
    seated = (await call.bot.referee.matches.info(match)).seats_of(call.person.id)
    await call.bot.referee.openings.decline(match, call.person)
    await call.say(say("left") if seated else say("declined"))


@handles("decline", Reply.PRIVATE)
async def decline(click: Click) -> None:
    """*Decline* or *Leave* below an invitation."""
    await declined(click, click.match)


@handles("cancel", Reply.PRIVATE)
async def cancel(click: Click) -> None:
    """*Call off* below an open match."""
    await click.bot.referee.openings.cancel(click.match, click.person)
    await click.say(say("called-off"))


async def thread_wanted(call: Call, given: bool | None) -> bool:
    """Whether a match gets a thread of its own: what its opener says, else what the server has set.

    Raises:
        Refused: it should, and can't where it is opened.
    """
    interaction = call.interaction
    if given is None and takes_threads(interaction) and interaction.guild_id is not None:
        given = await call.bot.referee.servers.threads(interaction.guild_id)
    if given:
        require_threads(interaction)
    return bool(given)


def read_options(typed: str | None) -> dict[str, str]:
    """House options as typed: `id=value id=value`.

    Raises:
        Refused: it can't be read.
    """
    given: dict[str, str] = {}
    for part in (typed or "").replace(",", " ").split():
        id, equals, value = part.partition("=")
        if not equals or not id or not value:
            raise Refused(say("options-form", given=part[:OPTION]))
        given[id] = value
    return given


def option_suggestions(rules: Rules, typed: str) -> list[str]:
    """What may be typed next for house options, the whole line each."""
    done, _, last = typed.replace(",", " ").rpartition(" ")
    given = {part.partition("=")[0] for part in done.split()}
    start = f"{done} " if done else ""
    found = [
        f"{start}{each.id}={value}"
        for each in rules.options
        if each.id not in given
        for value in each.values[1:]
        if last.lower() in f"{each.id}={value}"
    ]
    return [line for line in found if len(line) <= OPTION][:OPTIONS]


async def game_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The games, each with what its box says, for autocomplete: first those whose names begin with what is typed."""
    bot: Bot = interaction.client
    reader, typed = bot.readers.of(interaction), current.lower()
    games = [(id, rules) for id, rules in bot.library.games.items() if typed == id or typed in rules.title.lower()]
    games.sort(key=lambda game: not game[1].title.lower().startswith(typed))
    return [app_commands.Choice(name=fit(game_line(rules, reader), OPTION), value=id) for id, rules in games][:OPTIONS]


async def deck_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The player's decks and the starter decks of the game in question, for autocomplete."""
    bot: Bot = interaction.client
    game = await _game_of(interaction)
    if game is None:
        return []
    own, reader = await bot.referee.decks.kept_by(interaction.user.id, game), bot.readers.of(interaction)
    named: Mapping[str, str] = {
        **{deck.name: deck.name for deck in own},
        **{id: reader(deck.title) for id, deck in bot.library.decks[game].items()},
        SURPRISE: reader(say("deck-surprise")),
    }
    return [
        app_commands.Choice(name=fit(name, OPTION), value=id)
        for id, name in named.items()
        if folded(current) in folded(name)
    ][:OPTIONS]


async def seat_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """How many may play the game in question, for autocomplete."""
    bot: Bot = interaction.client
    game = await _game_of(interaction)
    if game is None:
        return []
    least, most = bot.library.games[game].seats
    return [app_commands.Choice(name=str(count), value=count) for count in range(least, most + 1)][:OPTIONS]


async def _game_of(interaction: discord.Interaction[Any]) -> str | None:
    """The game that a half-typed command is about: the one named, or that of the match."""
    namespace = interaction.namespace
    try:
        if any(each.name == "game" for each in getattr(interaction.command, "parameters", ())):
            return the_game(interaction.client, namespace.game or "")
        match = typed_number(namespace.match)
        return (await which_match(Call(interaction), match, status=OPEN, free=True)).game
    except Refused:
        return None
