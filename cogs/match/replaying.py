"""A finished match once more: as a film of all of it or of its last turn, or position by position."""

from __future__ import annotations

from dataclasses import replace

from cogs.discord import match_lines
from cogs.discord.answers import Call
from cogs.discord.controls import Click, Control, Reply, button, handles
from cogs.discord.language import Reader
from cogs.discord.message import Content
from cogs.outbox import board_message, pictures
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.model import Replay

WHOLE, LAST = "whole", "last"
"""The films that there are, as a button's custom id names them."""


@handles("replay", Reply.PRIVATE)
async def replay_button(click: Click) -> None:
    """*Replay* of a finished match."""
    await click.show(await film_content(click, click.match, WHOLE))


@handles("film", Reply.UPDATE)
async def another_film(click: Click) -> None:
    """The film of all, or of the last turn."""
    await click.show(await film_content(click, click.match, click.rest))


@handles("scene", Reply.UPDATE)
async def scene_button(click: Click) -> None:
    """A position of the match; the buttons below lead to others."""
    if not click.rest.isdecimal():
        raise Refused(say("click-unknown"))
    await click.show(await scene_content(click, click.match, int(click.rest)))


async def film_content(call: Call, match: int, part: str) -> Content:
    """A film of a finished match: of the `part` WHOLE or LAST.

    Raises:
        Refused: it is not over, or there is no such part.
    """
    if part not in (WHOLE, LAST):
        raise Refused(say("click-unknown"))
    found = await call.bot.referee.matches.replay(match)
    reader = call.reader.about(found.info)
    shown = found if part == WHOLE else replace(found, scenes=found.scenes[-found.last :])
    picture = await pictures.film(shown, reader)
    texts = [
        match_lines.title(found.info, call.bot.library, reader.marked()),
        reader(say("replay-film" if part == WHOLE else "replay-last")),
        board_message.unseen(picture, reader),
    ]
    other = LAST if part == WHOLE else WHOLE
    label = say("button-last-turn" if part == WHOLE else "button-film")
    row = [
        button(reader, label, "film", match, rest=other),
        button(reader, say("button-steps"), "scene", match, rest="0" if part == WHOLE else _first(found)),
    ]
    return Content(texts, board_message.seen(picture), [row])


def _first(found: Replay) -> str:
    """The first position of the last turn."""
    return str(len(found.scenes) - found.last)


async def scene_content(call: Call, match: int, at: int) -> Content:
    """A position of a finished match, counted from 0; of one beyond the end, the last.

    Raises:
        Refused: it is not over.
    """
    found = await call.bot.referee.matches.replay(match)
    reader = call.reader.about(found.info)
    end = len(found.scenes) - 1
    at = min(at, end)
    picture = await pictures.scene(found, at, reader)
    marked = reader.marked()
    texts = [
        match_lines.title(found.info, call.bot.library, marked),
        reader(say("replay-step", at=at + 1, count=end + 1)),
        match_lines.story(found.scenes[at].lines, marked, match_lines.SHORT),
        board_message.unseen(picture, reader),
    ]
    return Content(texts, board_message.seen(picture), [_ways(reader, match, at, end)])


def _ways(reader: Reader, match: int, at: int, end: int) -> list[Control]:
    """To the first position, back, on, to the last, and to the film; only where there is somewhere to go."""
    ways = [("⏮", 0, at > 1), ("◀", at - 1, at > 0), ("▶", at + 1, at < end), ("⏭", end, at < end - 1)]
    made = [button(reader, sign, "scene", match, rest=str(to)) for sign, to, there in ways if there]
    return [*made, button(reader, say("button-film"), "film", match, rest=WHOLE)]
