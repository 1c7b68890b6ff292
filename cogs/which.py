"""Which match a command is about, when the player doesn't say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from engines.kernel.ask import Refused
from engines.kernel.text import Listing, say
from referee.model import OPEN, PLAYING, MatchInfo

from .board import title
from .limits import OPTION, OPTIONS, fit

if TYPE_CHECKING:
    from .answers import Call
    from .client import Arbiter


async def which_match(call: Call, given: int | None, *, status: str | None = PLAYING) -> MatchInfo:
    """The match given; else the player's own here, the one that waits for them first; else one that is played here.

    Raises:
        Refused: there is none, or it can't be told which.
    """
    found = await call.bot.referee.info(given) if given is not None else await _meant(call, status)
    call.about = found.id
    return found


async def _meant(call: Call, status: str | None) -> MatchInfo:
    referee, channel = call.bot.referee, call.interaction.channel_id
    mine = await referee.matches(person=call.person, status=status)
    here = [info for info in mine if info.channel == channel] or mine
    if not here and channel is not None:
        here = await referee.matches(channel=channel, status=status)
    waiting = [info for info in here if any(seat in info.deciding for seat in info.seats_of(call.person.id))]
    for found in (waiting, here):
        if len(found) == 1:
            return found[0]
    if not here:
        raise Refused(say("which-none"))
    if status is None:
        return here[0]
    raise Refused(say("which-many", matches=Listing(tuple(str(info.id) for info in (waiting or here)[:OPTIONS]), ", ")))


async def match_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """The player's matches and those of the channel, for autocomplete."""
    bot: Arbiter = interaction.client
    reader = bot.readers.of(interaction)
    person, channel = interaction.user.id, interaction.channel_id
    mine = await bot.referee.matches(person=person)
    here = await bot.referee.matches(channel=channel) if channel is not None else []
    found = {info.id: info for info in (*mine, *here) if info.status in (PLAYING, OPEN)}
    found |= {info.id: info for info in (*mine, *here)}
    choices: list[app_commands.Choice[int]] = []
    for info in found.values():
        name = title(info, bot.library, reader.naming(info.names))
        if current.lower() in name.lower():
            choices.append(app_commands.Choice(name=fit(name.replace("*", ""), OPTION), value=info.id))
    return choices[:OPTIONS]
