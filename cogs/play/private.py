"""What a player is shown in private: the question put to the seat, or how things stand while others think."""

from __future__ import annotations

from cogs.discord.language import Reader
from cogs.discord.match_lines import SHORT, board_link, how_it_stands, story, title, what_is_answered
from cogs.discord.message import Sheet
from cogs.outbox import pictures
from cogs.outbox.board_message import match_buttons, seen, unseen
from engines.kernel.ask import Ask, Stale
from engines.kernel.text import say
from referee import Library
from referee.errors import NotSeated
from referee.model import Position

from .panel import Panel
from .place import Spot, Standing, stand


def panel_of(position: Position, standing: Standing, reader: Reader) -> Panel:
    """The panel of a seat's question."""
    return Panel(position, standing, reader.about(position.info))


async def private_sheet(
    position: Position, library: Library, reader: Reader, note: str | None = None, spot: Spot | None = None
) -> Sheet:
    """The seat's panel at a spot (its beginning), with what happened; without a question, how things stand.

    Raises:
        NotSeated: the viewer has no seat.
    """
    if position.seat is None:
        raise NotSeated
    if position.ask is None or position.info.paused:
        return await waiting_sheet(position, library, reader, note)
    panel = panel_of(position, stand(position.ask, spot or Spot()), reader)
    return await panel_sheet(panel, library, note, story(position.lines, panel.reader.marked(), SHORT))


async def panel_sheet(panel: Panel, library: Library, *above: str | None) -> Sheet:
    """A panel with the board that its legal targets are marked on, below some paragraphs; and with the hand where it is
    about cards: the answer is a secret one, or among those in hand."""
    shown = [await pictures.board(panel.position, panel.reader, panel.marks)]
    level = panel.standing.level
    if panel.ask.secret or level is not None and any(each.key in panel.position.usable for each in level.options):
        shown.append(await pictures.hand(panel.position, panel.reader))
    missing = [unseen(picture, panel.reader) for picture in shown if picture is None][:1]
    drawn = [picture for picture in shown if picture is not None]
    name = title(panel.position.info, library, panel.reader.marked())
    return Sheet([name, *above, *panel.heading(), *missing], drawn, panel.rows(), [panel.footing()])


async def after_sheet(position: Position, library: Library, reader: Reader, note: str | None) -> Sheet:
    """What follows an answer: the seat's next question, or in short how things stand until there is one."""
    if position.ask is not None and not position.info.paused:
        return await private_sheet(position, library, reader, note)
    named = reader.about(position.info)
    marked = named.marked()
    said = [
        note,
        how_it_stands(position.info, marked),
        what_is_answered(position, marked),
        story(position.lines, marked),
        board_link(position.info, marked),
    ]
    return Sheet([title(position.info, library, marked), *said], rows=[match_buttons(position.info, named, move=False)])


async def waiting_sheet(position: Position, library: Library, reader: Reader, note: str | None = None) -> Sheet:
    """How a match stands, for a seat that is not asked."""
    named = reader.about(position.info)
    marked = named.marked()
    picture = await pictures.board(position, named)
    return Sheet(
        [
            title(position.info, library, marked),
            note,
            how_it_stands(position.info, marked),
            what_is_answered(position, marked),
            story(position.lines, marked),
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
