"""Which match, and which game, a command is about, when the player doesn't say."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands

from cogs.discord.answers import Call
from cogs.discord.bot import Bot
from cogs.discord.limits import OPTION, OPTIONS, fit
from cogs.discord.match_lines import player_names
from engines.kernel.ask import Refused
from engines.kernel.text import Listing, say
from referee.errors import NotFound
from referee.model import OPEN, OVER, PLAYING, MatchInfo

NUMBER = re.compile(r"\d{1,15}")
"""The number of a match. None has a longer one, and no database reads it."""


async def which_match(call: Call, given: int | None, *, status: str | None = PLAYING, free: bool = False) -> MatchInfo:
    """The match given; else the player's own here, the one that waits for them first; else one that is played here.
    `free` asks for one in which the player has no seat yet. A number counts on the match's own server, and anywhere for
    its players and whom it invites.

    Raises:
        Refused: there is none, or it can't be told which.
    """
    call.about = None
    found = await _numbered(call, given) if given is not None else await _meant(call, status, free)
    call.about = found.id
    return found


async def _numbered(call: Call, number: int) -> MatchInfo:
    info = await call.bot.referee.matches.info(number)
    if not info.known_to(call.person.id, call.interaction.guild_id):
        raise NotFound(number)
    return info


def typed_number(given: int | str | None) -> int | None:
    """The number of a match in a command that is still being typed: Discord has checked nothing of it.

    Raises:
        Refused: it is none that a match could have.
    """
    if given is None:
        return None
    if NUMBER.fullmatch(str(given)) is None:
        raise Refused(say("command-unreadable"))
    return int(given)


async def ended_match(call: Call, given: int | None) -> MatchInfo:
    """The match given; else the newest finished one; else one that goes on, for which it will be said why not yet.

    Raises:
        Refused: there is none.
    """
    try:
        return await which_match(call, given, status=OVER)
    except Refused:
        return await which_match(call, given, status=None)


async def _meant(call: Call, status: str | None, free: bool) -> MatchInfo:
    referee, channel = call.bot.referee, call.interaction.channel_id
    mine = await referee.matches.find(person=call.person, status=status)
    here = await referee.matches.find(channel=channel, status=status) if channel is not None else []
    if free:
        mine, here = ([info for info in found if not info.seats_of(call.person.id)] for found in (mine, here))
    here = [info for info in mine if info.channel == channel] or mine or here
    waiting = [info for info in here if any(seat in info.deciding for seat in info.seats_of(call.person.id))]
    for found in (waiting, here):
        if len(found) == 1:
            return found[0]
    if not here:
        raise Refused(say("which-none"))
    if status in (None, OVER):
        return here[0]
    raise Refused(say("which-many", matches=Listing(tuple(str(info.id) for info in (waiting or here)[:OPTIONS]), ", ")))


async def games_meant(interaction: discord.Interaction[Any], given: str | None) -> list[str]:
    """The game given; else all games, those that the player or the channel plays at the moment first.

    Raises:
        Refused: there is no such game.
    """
    bot: Bot = interaction.client
    if given is not None:
        return [the_game(bot, given)]
    channel = interaction.channel_id
    mine = await bot.referee.matches.find(person=interaction.user.id, status=PLAYING)
    here = await bot.referee.matches.find(channel=channel, status=PLAYING) if channel is not None else []
    mine.sort(key=lambda info: info.channel != channel)
    return list(dict.fromkeys((*(info.game for info in (*mine, *here)), *bot.library.games)))


def the_game(bot: Bot, wanted: str) -> str:
    """The game named, by its id or title.

    Raises:
        Refused: there is no such game.
    """
    games = bot.library.games
    for id, rules in games.items():
        if wanted.casefold() in (id, rules.title.casefold()):
            return id
    known = ", ".join(rules.title for rules in games.values())
    raise Refused(say("game-unknown", game=wanted[:OPTION], known=known))


async def match_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """The player's matches and those of the channel, by number, for autocomplete: first those of this channel in which
    the player is asked."""
    bot: Bot = interaction.client
    reader = bot.readers.of(interaction)
    person, channel = interaction.user.id, interaction.channel_id
    mine = await bot.referee.matches.find(person=person)
    here = await bot.referee.matches.find(channel=channel) if channel is not None else []
    found = {info.id: info for info in (*mine, *here)}

    def rank(info: MatchInfo) -> tuple[bool, ...]:
        asked = any(seat in info.deciding for seat in info.seats_of(person))
        return (info.status not in (PLAYING, OPEN), info.channel != channel, not asked)

    choices: list[app_commands.Choice[int]] = []
    for info in sorted(found.values(), key=rank):
        players = player_names([player for player in info.players if player is not None])
        game = bot.library.games[info.game].title
        name = reader.about(info)(say("match-choice", match=info.id, game=game, players=players))
        if current.lower() in name.lower():
            choices.append(app_commands.Choice(name=fit(name, OPTION), value=info.id))
    return choices[:OPTIONS]
