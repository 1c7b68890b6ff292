"""A lesson in the private panel: what it says, and the way off its path."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.discord.controls import button
from cogs.discord.language import Reader
from cogs.discord.message import Row
from engines.kernel.ask import Ask, Option, Path, options_of
from engines.kernel.text import Text, say
from referee.model import Position

LEADS_ON = "🎓"
"""The sign of what leads on, where it is no button that could be green."""


def lecture(position: Position) -> Text | None:
    """What the lesson says now, if the match follows one."""
    said = position.lecture
    if said is None:
        return None
    if said.place == said.length:
        return say("lesson-over", text=said.text)
    return say("lesson-step", place=said.place + 1, length=said.length, text=said.text)


def hoped(position: Position, ask: Ask, taken: Path, picked: Sequence[Option] = ()) -> set[str]:
    """The keys of what the lesson hopes for next, after what has been taken and picked already."""
    paths = [ask.read(each) for each in position.lecture.hopes] if position.lecture is not None else []
    before = [each.key for each in options_of(taken)]
    ways = [path for path in paths if [each.key for each in options_of(path[: len(taken)])] == before]
    here = {each.key for each in picked}
    further = [{each.key for each in options_of(way[len(taken) : len(taken) + 1])} for way in ways]
    return {key for keys in further if here <= keys for key in keys - here}


def way_off(position: Position, reader: Reader) -> Row:
    """The button that leaves the lesson, while it goes on."""
    if position.lecture is None or position.ask is None:
        return []
    return [button(reader, say("button-free"), "free", position.info.id)]
