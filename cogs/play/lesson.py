"""A lesson in the private panel: what it says, and the way off its path."""

from __future__ import annotations

from cogs.discord.controls import button
from cogs.discord.language import Reader
from cogs.discord.message import Row
from engines.kernel.text import Text, say
from referee.model import Position


def lecture(position: Position) -> Text | None:
    """What the lesson says now, if the match follows one."""
    said = position.lecture
    if said is None:
        return None
    if said.place == said.length:
        return say("lesson-over", text=said.text)
    return say("lesson-step", place=said.place + 1, length=said.length, text=said.text)


def way_off(position: Position, reader: Reader) -> Row:
    """The button that leaves the lesson, while it goes on."""
    if position.lecture is None or position.ask is None:
        return []
    return [button(reader, say("button-free"), "free", position.info.id)]
