"""Where a click becomes an answer: *Your move*, and the clicks of the private panel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.discord.answers import Call
from cogs.discord.asides import noted
from cogs.discord.controls import Click, Handler, Reply, handles
from cogs.discord.message import Content
from cogs.discord.refusals import clause_buttons, told
from engines.kernel.ask import Ask, Refused
from engines.kernel.text import say
from referee.errors import OffPath

from .panel import Panel, in_words
from .place import Place, read, seat_of, walk_on
from .private import after_content, panel_content, panel_of, private_content, still_open


@handles("move", Reply.PRIVATE)
async def your_move(click: Click) -> None:
    """*Your move* below a board: the question that is open now, whichever board was clicked."""
    await _current(click)


@handles("again", Reply.UPDATE)
async def again(click: Click) -> None:
    """Back to the question that is open now, in the message clicked."""
    await _current(click)


async def _current(click: Click) -> None:
    position = await click.bot.referee.matches.position(click.match, click.person, hand=True)
    clicked, latest = click.interaction.message, position.info.message
    earlier = clicked is not None and latest is not None and clicked.id < latest and position.ask is not None
    note = click.reader(say("panel-earlier")) if earlier else None
    note = await noted(click, position.info, note)
    await click.show(await private_content(position, click.bot.library, click.reader, note))


@handles("free", Reply.UPDATE)
async def free(click: Click) -> None:
    """*Play on freely*: out of the lesson, on with the match."""
    position = await click.bot.referee.play.play_freely(click.match, click.person)
    await click.show(await private_content(position, click.bot.library, click.reader, click.reader(say("lesson-left"))))


def kindly(handler: Handler) -> Handler:
    """A panel that was refused shows why, and then the question that is open now."""

    async def handle(click: Click) -> None:
        try:
            await handler(click)
        except Refused as refusal:
            position = await click.bot.referee.matches.position(click.match, click.person, hand=True)
            note: str | None = told(refusal, position.info, click.reader)
            if isinstance(refusal, OffPath) and position.lecture is not None:
                position, note = replace(position, lecture=replace(position.lecture, text=refusal.text)), None
            content = await private_content(position, click.bot.library, click.reader, note, _anew(position.ask, click))
            clause = clause_buttons(refusal, click.match, click.reader)
            await click.show(replace(content, rows=[*content.rows, clause]))

    return handle


def _anew(ask: Ask | None, click: Click) -> Place | None:
    """The beginning of the question that was answered on a panel, if it is still open, with selects that are new."""
    try:
        return None if ask is None else read(ask, click.rest).place.back(0)
    except Refused:
        return None


@kindly
async def step(click: Click) -> None:
    """An option, *Back*, another page: the panel moves, and a whole answer is given."""
    panel = await _clicked(click)
    await _go(click, panel, panel.progress.place)


for kind in ("at", "back", "page"):
    handles(kind, Reply.UPDATE)(step)


@handles("pick", Reply.UPDATE)
@kindly
async def pick(click: Click) -> None:
    """A choice in a select."""
    before = await _clicked(click)
    place = before.picked_by(click.values, int(click.rest.rpartition(".")[2]))
    await _go(click, before, place)


@handles("leap", Reply.UPDATE)
@kindly
async def leap(click: Click) -> None:
    """Another page, chosen in a select."""
    before = await _clicked(click)
    await _go(click, before, before.leapt(click.values))


@handles("sure", Reply.UPDATE)
@kindly
async def sure(click: Click) -> None:
    """*Done* or *Confirm*."""
    await _answer(click, await _clicked(click))


UNREAD: Any = None
"""The position of a panel that is only walked, not shown: to give an answer nothing has to be read before."""


async def _clicked(click: Click) -> Panel:
    """The panel that was clicked, without its position where the question is at hand."""
    ask = click.bot.referee.matches.ask_at_hand(click.match, click.person, seat_of(click.rest), click.number)
    if ask is None:
        return await _panel(click)
    return Panel(UNREAD, read(ask, click.rest), click.reader)


async def _panel(click: Click) -> Panel:
    position = await click.bot.referee.matches.position(click.match, click.person, seat=seat_of(click.rest), hand=True)
    ask = still_open(position, click.number)
    return panel_of(position, read(ask, click.rest), click.reader)


async def _go(click: Click, before: Panel, place: Place) -> None:
    """On from the place that was clicked, past levels that leave no choice."""
    progress = walk_on(before.ask, place)
    panel = Panel(before.position, progress, before.reader)
    if panel.whole and not panel.wants_confirming(place):
        await _answer(click, panel)
        return
    if panel.position is UNREAD:
        position = (await _panel(click)).position
        panel = panel_of(position, progress, click.reader)
    if panel.led:
        await _answer(click, panel)
        return
    await click.show(await panel_content(panel, click.bot.library))


async def _answer(click: Click, panel: Panel) -> None:
    await click.show(await answered(click, click.match, click.number, panel.progress.key(), panel.ask.seat))


async def answered(call: Call, match: int, number: int | None, key: str, seat: int | None) -> Content:
    """Give an answer (to the question of a number; None is whichever is open); then what came of it, and the next
    question if there is one.

    Raises:
        Refused, Stale: the answer was not taken; nothing has changed.
    """
    position = await call.bot.referee.play.answer(match, call.person, number, key, seat)
    words = in_words(position.taken, call.reader.about(position.info).marked())
    told = "panel-answered-so" if words.lower() == key.lower() else "panel-answered"
    note = await noted(call, position.info, call.reader(say(told, key=f"`{key}`", words=words)))
    return await after_content(position, call.bot.library, call.reader, note)
