"""What needs the other side's consent, and giving up."""

from __future__ import annotations

from typing import Any

import discord

from cogs.discord.answers import Call
from cogs.discord.controls import Click, Reply, button, handles
from cogs.discord.message import Sheet
from cogs.outbox.board_message import title
from engines.kernel.ask import Refused
from engines.kernel.text import Text, say
from referee.errors import NotSeated


async def offer(call: Call, match: int, what: str) -> None:
    """Offer a draw, a takeback or a pause; accept it if the other side has offered it; end a pause.

    Raises:
        Refused: it can't be offered now.
    """
    referee = call.bot.referee
    info = await referee.info(match)
    if what == "takeback":
        standing = info.takeback
        if standing is not None and standing.by not in info.seats_of(call.person.id):
            await agree(call, match, what, yes=True)
            return
        await referee.ask_takeback(match, call.person)
    elif what == "draw":
        await referee.offer_draw(match, call.person)
    elif info.paused:
        await referee.resume(match, call.person)
        await call.say(say("talk-resumed"))
        return
    else:
        await referee.offer_pause(match, call.person)
    after = await referee.info(match)
    standing_now = {"draw": after.draw_offer, "takeback": after.takeback, "pause": after.pause_offer}[what]
    await call.say(say("talk-offered") if standing_now is not None else say("talk-agreed"))


async def agree(call: Call, match: int, what: str, *, yes: bool, seat: int | None = None) -> None:
    """Accept or decline what the other side has offered."""
    referee = call.bot.referee
    answer: Any = {
        "draw": referee.answer_draw,
        "takeback": referee.answer_takeback,
        "pause": referee.answer_pause,
    }.get(what)
    if answer is None:
        raise Refused(say("click-unknown"))
    await answer(match, call.person, yes, seat)
    said: Text = say("talk-agreed") if yes else say("talk-declined")
    await call.say(said)


@handles("agree", Reply.PRIVATE)
async def agreed(click: Click) -> None:
    """*Accept* below an offer."""
    await _answered(click, yes=True)


@handles("refuse", Reply.PRIVATE)
async def declined(click: Click) -> None:
    """*Decline* below an offer."""
    await _answered(click, yes=False)


async def _answered(click: Click, *, yes: bool) -> None:
    what, _, seat = click.rest.partition("-")
    await agree(click, click.match, what, yes=yes, seat=int(seat) if seat.isdecimal() else None)


@handles("offer", Reply.UPDATE)
async def offered(click: Click) -> None:
    """A button of *More*."""
    await offer(click, click.match, click.rest)


@handles("concede", Reply.UPDATE)
async def conceding(click: Click) -> None:
    """*Concede*: sure?"""
    await click.show(await concede_sheet(click, click.match))


@handles("conceded", Reply.UPDATE)
async def conceded(click: Click) -> None:
    """Sure."""
    await click.bot.referee.concede(click.match, click.person)
    await click.say(say("conceded"))


async def concede_sheet(call: Call, match: int) -> Sheet:
    """Asks whether somebody really gives up.

    Raises:
        Refused: there is nothing that the person could give up.
    """
    position = await call.bot.referee.position(match, call.person)
    if position.seat is None:
        raise NotSeated
    reader = call.reader.about(position.info).marked()
    row = [
        button(reader, say("button-concede"), "conceded", match, style=discord.ButtonStyle.danger),
        button(reader, say("panel-back"), "menu", match),
    ]
    return Sheet([title(position.info, call.bot.library, reader), reader(say("concede-sure"))], rows=[row])
