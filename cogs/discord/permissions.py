"""What Arbiter needs in a channel, and what is missing there, by name."""

from __future__ import annotations

from typing import Any

import discord

from engines.kernel.ask import Refused
from engines.kernel.text import Listing, Text, say

from .language import Reader

NEEDED: dict[str, Text] = {
    "view_channel": say("permission-view"),
    "send_messages": say("permission-send"),
    "attach_files": say("permission-attach"),
}
"""What a match needs in its channel."""
IN_THREADS = say("permission-send-threads")


FOR_THREADS: dict[str, Text] = {
    "create_public_threads": say("permission-create-threads"),
    "send_messages_in_threads": IN_THREADS,
}
"""What a match needs besides, to get a thread of its own there."""


def missing(permissions: discord.Permissions, *, thread: bool) -> list[Text]:
    """The names of what is missing."""
    named = dict(NEEDED)
    if thread:
        del named["send_messages"]
        named["send_messages_in_threads"] = IN_THREADS
    return [name for flag, name in named.items() if not getattr(permissions, flag)]


def require(interaction: discord.Interaction[Any]) -> None:
    """Raises:
    Refused: the bot can't post a match where the interaction comes from; it names what is missing.
    """
    if interaction.guild_id is None:
        raise Refused(say("match-needs-server"))
    lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    if lacking:
        raise Refused(say("permissions-missing", channel=f"<#{interaction.channel_id}>", names=Listing(tuple(lacking))))


def require_threads(interaction: discord.Interaction[Any]) -> None:
    """Raises:
    Refused: the bot can't open threads where the interaction comes from; it says why not, and names what is missing.
    """
    if not takes_threads(interaction):
        raise Refused(say("thread-not-here"))
    lacking = [name for flag, name in FOR_THREADS.items() if not getattr(interaction.app_permissions, flag)]
    if lacking:
        raise Refused(say("thread-missing", channel=f"<#{interaction.channel_id}>", names=Listing(tuple(lacking))))


def takes_threads(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction comes from a channel that can have threads."""
    return isinstance(interaction.channel, discord.TextChannel)


def trouble(bot: discord.Client, channel: int, guild: int | None, reader: Reader) -> str | None:
    """What stops the bot from posting in a channel, as far as it can see; None if nothing does."""
    server = bot.get_guild(guild) if guild is not None else None
    place = server.get_channel_or_thread(channel) if server is not None else None
    if server is None or place is None:
        return reader(say("channel-gone"))
    lacking = missing(place.permissions_for(server.me), thread=isinstance(place, discord.Thread))
    if not lacking:
        return None
    return reader(say("permissions-missing", channel=f"<#{channel}>", names=Listing(tuple(lacking))))
