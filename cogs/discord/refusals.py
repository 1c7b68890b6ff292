"""What a person is told when something can't be done: why, by which clause, and where to go on."""

from __future__ import annotations

from typing import Any

import discord
import structlog

from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.errors import NotFound
from referee.model import PLAYING, MatchInfo

from .answers import ANSWERED, show
from .bot import Bot
from .controls import Control, button
from .faults import LOST
from .language import Reader
from .match_lines import board_link
from .message import Content

log: Any = structlog.get_logger()

EXPIRED = (10015, 10062)
"""Discord's codes for an interaction that can't be answered any more."""


async def explain(interaction: discord.Interaction[Bot], error: Exception, match: int | None = None) -> None:
    """Tell a person, and nobody else, why something could not be done."""
    if isinstance(error, discord.NotFound) and error.code in EXPIRED:
        log.warning("interaction_expired", interaction=interaction.id, match=match)
        return
    bot = interaction.client
    reader = bot.readers.of(interaction)
    if not isinstance(error, Refused):
        if isinstance(error, (discord.HTTPException, *LOST)):
            log.warning("answer_unsure", interaction=interaction.id, match=match, error=str(error))
        else:
            log.error("interaction_failed", interaction=interaction.id, match=match, exc_info=error)
        error = Refused(say("answer-failed"))
    content = Content([reader(error.text)])
    try:
        content = await _refusal(bot, reader, error, match, interaction.user.id)
    except Exception as problem:
        log.error("refusal_failed", interaction=interaction.id, match=match, exc_info=problem)
    try:
        await _say(interaction, content)
    except (discord.HTTPException, *LOST) as problem:
        log.warning("answer_lost", interaction=interaction.id, error=str(problem))


async def _say(interaction: discord.Interaction[Bot], content: Content) -> None:
    """Answer, whether the interaction was acknowledged or not; what Discord knows of that counts."""
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(view=content.view(), ephemeral=True)
        except discord.HTTPException as problem:
            if problem.code != ANSWERED:
                raise
        else:
            return
    await show(interaction, content)


async def _refusal(bot: Bot, reader: Reader, refusal: Refused, match: int | None, person: int) -> Content:
    about = match if not isinstance(refusal, NotFound) else None
    try:
        info = await bot.referee.matches.info(about) if about is not None else None
    except Refused:
        info = None
    if info is None:
        return Content([reader(refusal.text), _clause(reader, refusal)], rows=[clause_buttons(refusal, 0, reader)])
    playing = info.status == PLAYING and bool(info.seats_of(person))
    again = [button(reader, say("button-again"), "again", info.id)] if playing else []
    return Content([told(refusal, info, reader)], rows=[[*again, *clause_buttons(refusal, info.id, reader)]])


def told(refusal: Refused, info: MatchInfo, reader: Reader) -> str:
    """A refusal in a match: why, the clause, the way to the board."""
    reader = reader.about(info).marked()
    said = (reader(refusal.text), _clause(reader, refusal), board_link(info, reader))
    return "\n".join(each for each in said if each)


def clause_buttons(refusal: Refused, match: int, reader: Reader) -> list[Control]:
    """What opens the clause that a refusal rests on, if it rests on one."""
    return [button(reader, refusal.clause, "clause", match, rest=refusal.clause)] if refusal.clause else []


def _clause(reader: Reader, refusal: Refused) -> str | None:
    return "-# " + reader(say("refusal-clause", clause=f"`{refusal.clause}`")) if refusal.clause else None
