"""A match's own thread: opened when the match begins, archived when it is over."""

from __future__ import annotations

from typing import Any

import discord
import structlog

from cogs.discord.bot import Bot
from cogs.discord.faults import LOST, unsure
from cogs.discord.language import Reader
from cogs.discord.limits import fit
from cogs.discord.match_lines import player_names
from engines.kernel.text import say
from referee.model import MatchInfo

log: Any = structlog.get_logger()

NAME = 100
"""Characters of a thread's name."""
WEEK: Any = 7 * 24 * 60
"""Minutes without a message after which Discord hides a thread: the most that it allows."""
THERE_ALREADY = 160004
"""Discord's code for a message that has a thread: an earlier try came through. The thread has the message's id."""
UNKNOWN_MESSAGE = 10008


async def open_thread(bot: Bot, info: MatchInfo, reader: Reader) -> int:
    """Open a thread for a match below its invitation, or below its channel where there is none; its id.

    Raises:
        discord.HTTPException, OSError: Discord doesn't let it, or can't be reached.
    """
    players = player_names([player for player in info.players if player is not None])
    game = bot.library.games[info.game].title
    name = fit(reader.about(info)(say("thread-name", game=game, match=info.id, players=players)), NAME)
    if info.message is not None:
        below = bot.get_partial_messageable(info.channel, guild_id=info.guild).get_partial_message(info.message)
        try:
            return (await below.create_thread(name=name, auto_archive_duration=WEEK)).id
        except discord.HTTPException as error:
            if error.code == THERE_ALREADY:
                return info.message
            if error.code != UNKNOWN_MESSAGE:
                raise
    channel: Any = bot.get_channel(info.channel) or await bot.fetch_channel(info.channel)
    kind = discord.ChannelType.public_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id


async def archive(bot: Bot, info: MatchInfo) -> None:
    """Hide the thread of a match that is over; whoever writes there opens it again.

    Raises:
        discord.HTTPException, OSError: it is worth another try.
    """
    if not info.in_thread:
        return
    try:
        channel: Any = bot.get_channel(info.channel) or await bot.fetch_channel(info.channel)
        await channel.edit(archived=True)
    except (discord.HTTPException, *LOST) as error:
        if unsure(error):
            raise
        log.info("not_archived", match=info.id, code=getattr(error, "code", 0))
