"""What a player is shown in private: the question put to the seat, or how things stand while others think."""

from __future__ import annotations

from cogs.discord.language import Reader
from cogs.discord.match_lines import SHORT, board_link, how_it_stands, news, story, title, what_is_answered
from cogs.discord.message import Content
from cogs.outbox import pictures
from cogs.outbox.board_message import match_buttons, seen, unseen
from engines.kernel.ask import Ask, Stale, options_of
from engines.kernel.text import say
from referee import Library
from referee.errors import NotSeated
from referee.model import Position

from .lesson import lecture
from .panel import Panel
from .place import Place, Progress, begin, walk


def panel_of(position: Position, progress: Progress, reader: Reader) -> Panel:
    """The panel of a seat's question."""
    return Panel(position, progress, reader.about(position.info))


async def private_content(
    position: Position, library: Library, reader: Reader, note: str | None = None, place: Place | None = None
) -> Content:
    """The seat's panel at a place (its beginning), with what happened; without a question, how things stand.

    Raises:
        NotSeated: the viewer has no seat.
    """
    if position.seat is None:
        raise NotSeated
    if position.ask is None or position.info.paused:
        return await waiting_content(position, library, reader, note)
    panel = panel_of(position, walk(position.ask, place or begin(position.ask)), reader)
    return await panel_content(panel, library, note, story(position.lines, panel.reader.marked(), SHORT))


async def panel_content(panel: Panel, library: Library, *above: str | None) -> Content:
    """A panel with the board that its legal targets are marked on, below some paragraphs; and with the hand, if there
    is one, where it is about cards: the answer is a secret one, or among those in hand. Once one of them is picked it
    does not matter any more which others could have been."""
    shown = [await pictures.board(panel.position, panel.reader, panel.marks)]
    level, usable = panel.progress.level, panel.position.usable
    asked = panel.ask.secret or level is not None and any(each.key in usable for each in level.options)
    if asked and library.games[panel.position.info.game].has_hand(panel.position.view):
        marked = not any(each.key in usable for each in options_of(panel.progress.taken))
        shown.append(await pictures.hand(panel.position, panel.reader, marked=marked))
    missing = [unseen(picture, panel.reader) for picture in shown if picture is None][:1]
    drawn = [picture for picture in shown if picture is not None]
    name = title(panel.position.info, library, panel.reader.marked())
    return Content([name, *above, *panel.heading(), *missing], drawn, panel.rows(), [panel.footing()])


async def after_content(position: Position, library: Library, reader: Reader, note: str | None) -> Content:
    """What follows an answer: the seat's next question, or in short how things stand until there is one."""
    if position.ask is not None and not position.info.paused:
        return await private_content(position, library, reader, note)
    named = reader.about(position.info)
    marked = named.marked()
    taught = lecture(position)
    said = [
        note,
        how_it_stands(position.info, marked),
        what_is_answered(position, marked),
        news(position, marked),
        marked(taught) if taught is not None else None,
        board_link(position.info, marked),
    ]
    return Content(
        [title(position.info, library, marked), *said], rows=[match_buttons(position.info, named, move=False)]
    )


async def waiting_content(position: Position, library: Library, reader: Reader, note: str | None = None) -> Content:
    """How a match stands, for a seat that is not asked."""
    named = reader.about(position.info)
    marked = named.marked()
    picture = await pictures.board(position, named)
    return Content(
        [
            title(position.info, library, marked),
            note,
            how_it_stands(position.info, marked),
            what_is_answered(position, marked),
            news(position, marked),
            unseen(picture, marked),
        ],
        seen(picture),
        [match_buttons(position.info, named, move=False)],
    )


def still_open(position: Position, number: int) -> Ask:
    """The seat's open question, if it is the one that a control was made for.

    Raises:
        NotSeated: the viewer has no seat.
        Stale: that question is not open any more.
    """
    if position.seat is None:
        raise NotSeated
    if position.ask is None or position.info.number != number:
        raise Stale(say("ask-stale"))
    return position.ask
