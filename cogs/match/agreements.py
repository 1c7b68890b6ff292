"""What needs the other side's consent, and giving up."""

from __future__ import annotations

import discord

from cogs.discord.answers import Call
from cogs.discord.controls import Click, Reply, button, handles, option, select
from cogs.discord.match_lines import title
from cogs.discord.message import Content
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.agreements import CHOICES
from referee.errors import NotSeated
from referee.model import OFFERS, Offer


async def offer(call: Call, match: int, what: Offer) -> None:
    """Offer a draw, a takeback or a pause; accept it if the other side has offered it; end a pause.

    Raises:
        Refused: it can't be offered now.
    """
    referee = call.bot.referee
    info = await referee.matches.info(match)
    if what == "pause" and info.paused:
        await referee.agreements.resume(match, call.person)
        await call.say(say("talk-resumed"))
        return
    if what == "takeback" and info.takeback is not None and info.takeback.by not in info.seats_of(call.person.id):
        await agree(call, match, what, yes=True)
        return
    if what == "takeback" and info.takeback is None:
        await call.show(await takeback_content(call, match))
        return
    info = await referee.agreements.offer(match, call.person, what)
    stands = {"draw": info.draw_offer, "takeback": info.takeback, "pause": info.pause_offer}[what]
    await call.say(say("talk-offered") if stands is not None else say("talk-agreed"))


async def takeback_content(call: Call, match: int) -> Content:
    """Asks which answer is to be taken back, naming each.

    Raises:
        Refused: there is nothing to take back.
    """
    referee = call.bot.referee
    info = await referee.matches.info(match)
    reader = call.reader.about(info)
    ways = await referee.agreements.undoable(match, call.person)
    entries = [
        option(
            reader(say("undo-answer", key=each.key, answers=each.answers)),
            str(each.to),
            description=reader(each.lines[0].text) if each.lines else None,
        )
        for each in ways
    ]
    further = say("undo-further" if len(ways) == CHOICES else "undo-informed") if ways[-1].to else None
    which = reader(say("undo-which"))
    row = [select(which, entries, "undo", match)]
    note = "-# " + reader(further) if further is not None else None
    return Content([title(info, call.bot.library, reader.marked()), which, note], rows=[row])


@handles("undo", Reply.UPDATE)
async def undone(click: Click) -> None:
    """An answer to take back, chosen."""
    if not click.chosen.isdecimal():
        raise Refused(say("click-unknown"))
    info = await click.bot.referee.agreements.offer(click.match, click.person, "takeback", to=int(click.chosen))
    await click.say(say("talk-offered") if info.takeback is not None else say("talk-agreed"))


async def agree(call: Call, match: int, what: Offer, *, yes: bool, seat: int | None = None) -> None:
    """Accept or decline what the other side has offered."""
    await call.bot.referee.agreements.answer(match, call.person, what, yes, seat)
    await call.say(say("talk-agreed") if yes else say("talk-declined"))


def _offer_of(written: str) -> Offer:
    """What an offer is about, as a control says it.

    Raises:
        Refused: it can't be read.
    """
    for what in OFFERS:
        if what == written:
            return what
    raise Refused(say("click-unknown"))


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
    await agree(click, click.match, _offer_of(what), yes=yes, seat=int(seat) if seat.isdecimal() else None)


@handles("offer", Reply.UPDATE)
async def offered(click: Click) -> None:
    """A button of *More*."""
    await offer(click, click.match, _offer_of(click.rest))


@handles("concede", Reply.UPDATE)
async def conceding(click: Click) -> None:
    """*Concede*: sure?"""
    await click.show(await concede_content(click, click.match))


@handles("conceded", Reply.UPDATE)
async def conceded(click: Click) -> None:
    """Sure."""
    await click.bot.referee.play.concede(click.match, click.person)
    await click.say(say("conceded"))


async def concede_content(call: Call, match: int) -> Content:
    """Asks whether somebody really gives up.

    Raises:
        Refused: there is nothing that the person could give up.
    """
    position = await call.bot.referee.matches.position(match, call.person)
    if position.seat is None:
        raise NotSeated
    reader = call.reader.about(position.info).marked()
    row = [
        button(reader, say("button-concede"), "conceded", match, style=discord.ButtonStyle.danger),
        button(reader, say("panel-back"), "menu", match),
    ]
    return Content([title(position.info, call.bot.library, reader), reader(say("concede-sure"))], rows=[row])
