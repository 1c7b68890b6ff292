"""`/match list`: what waits for somebody, over all servers and games."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.discord.answers import Call
from cogs.discord.controls import Click, Control, Reply, button, handles
from cogs.discord.limits import TEXT
from cogs.discord.match_lines import board_link, how_it_stands, title
from cogs.discord.message import Content
from engines.kernel.ask import Refused
from engines.kernel.text import Text, say
from referee.model import OPEN, MatchInfo

PAGE, ROOM = 8, TEXT - 200
"""Matches of a page at most, and characters that their lines may take."""
HERE = "here"
"""What stands in a control for the matches of the channel, in place of one's own."""


async def waiting_content(call: Call, *, here: bool = False, page: int = 0) -> Content:
    """A page of one's own matches, or the channel's: those that wait for the person, those that wait for others, those
    that have not begun."""
    channel = call.interaction.channel_id if here else None
    agenda = await call.bot.referee.matches.agenda(call.person, channel)
    rows = [
        *((say("list-mine"), info) for info in agenda.mine),
        *((say("list-others"), info) for info in agenda.others),
        *((say("list-open"), info) for info in agenda.open),
    ]
    if not rows:
        return Content([call.reader(say("list-none"))])
    pages = _pages([(heading, _line(call, info)) for heading, info in rows])
    page = min(page, len(pages) - 1)
    texts: list[str] = []
    under: Text | None = None
    for heading, line in pages[page]:
        if heading != under:
            texts.append(f"**{call.reader(heading)}**")
        under = heading
        texts[-1] += "\n" + line
    return Content(texts, rows=[_ways(call, here, page, len(pages))])


def _pages(lines: Sequence[tuple[Text, str]]) -> list[list[tuple[Text, str]]]:
    """Matches below their headings, page by page."""
    made = [list[tuple[Text, str]]()]
    room = ROOM
    for heading, line in lines:
        room -= len(line) + 1
        if made[-1] and (room < 0 or len(made[-1]) == PAGE):
            made.append([])
            room = ROOM - len(line) - 1
        made[-1].append((heading, line))
    return made


def _line(call: Call, info: MatchInfo) -> str:
    """A match with where it stands, and where it is."""
    reader = call.reader.about(info).marked()
    stands = how_it_stands(info, reader)
    if info.status == OPEN:
        stands = reader(say("list-deck" if info.full else "list-free"))
    place = board_link(info, reader) or f"<#{info.channel}>"
    return f"{title(info, call.bot.library, reader)}\n-# {(stands or '').replace(chr(10), ' · ')} · {place}"


def _ways(call: Call, here: bool, page: int, pages: int) -> list[Control]:
    """To the pages before and after."""
    rest = HERE if here else ""
    ways: list[Control] = []
    if page > 0:
        ways.append(button(call.reader, say("panel-previous"), "list", 0, page - 1, rest))
    if page < pages - 1:
        ways.append(button(call.reader, say("panel-next"), "list", 0, page + 1, rest))
    return ways


@handles("list", Reply.UPDATE)
async def turned(click: Click) -> None:
    """Another page."""
    if click.rest not in ("", HERE):
        raise Refused(say("click-unknown"))
    await click.show(await waiting_content(click, here=click.rest == HERE, page=click.number))
