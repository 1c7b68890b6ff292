"""What a player is told on the side, in private: closed direct messages, a channel that can't be posted in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel.text import say
from referee.model import MatchInfo

from .permissions import trouble

if TYPE_CHECKING:
    from .answers import Call


async def noted(call: Call, info: MatchInfo, note: str | None = None) -> str | None:
    """A note for this player about this match, with whatever else they have to be told now."""
    said = [note] if note else []
    post = call.bot.post
    if call.person.id in post.unreachable:
        post.unreachable.discard(call.person.id)
        await call.bot.referee.people.set_settings(call.person, hands=False)
        said.append(call.reader(say("hands-closed")))
    if post.is_shut(info.channel) and info.seats_of(call.person.id):
        problem = trouble(call.bot, info.channel, info.guild, call.reader)
        if problem is not None:
            said.append(problem)
        await post.mended(info.channel, problem=problem is not None)
    return "\n".join(said) or None
