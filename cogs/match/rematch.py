"""*Rematch* below a result: asked for, agreed to or declined by a click each."""

from __future__ import annotations

from cogs.discord.controls import Click, Reply, handles
from engines.kernel.text import say

from .decks import seated


@handles("rematch", Reply.PRIVATE)
async def rematch(click: Click) -> None:
    """*Rematch*: the wish, or the consent to it; the last one begins the match."""
    info = await click.bot.referee.rematches.agree(click.match, click.person)
    if info is None:
        await click.say(say("rematch-wanted"))
    else:
        await seated(click, info)


@handles("norematch", Reply.PRIVATE)
async def no_rematch(click: Click) -> None:
    """*Decline* below the wish."""
    await click.bot.referee.rematches.decline(click.match, click.person)
    await click.say(say("talk-declined"))
