"""What a player is told on the side, in private: closed direct messages, a channel that can't be posted in."""

from __future__ import annotations

from engines.kernel.text import say
from referee.model import MatchInfo

from .answers import Call
from .permissions import trouble


async def noted(call: Call, info: MatchInfo, note: str | None = None) -> str | None:
    """A note for this player about this match, with whatever else they have to be told now."""
    said = [note] if note else []
    reach = call.bot.reach
    if call.person.id in reach.unreachable:
        reach.unreachable.discard(call.person.id)
        await call.bot.referee.people.set_settings(call.person, hands=False)
        said.append(call.reader(say("hands-closed")))
    if reach.is_shut(info.channel) and info.seats_of(call.person.id):
        problem = trouble(call.bot, info.channel, info.guild, call.reader)
        if problem is not None:
            said.append(problem)
        await reach.mended(info.channel, problem=problem is not None)
    return "\n".join(said) or None
