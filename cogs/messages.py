"""What each kind of notice looks like as a message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord

from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.model import OPEN, PLAYING, MatchInfo, Notice, Position

from . import board, pictures
from .controls import button
from .reader import Reader
from .sheet import Sheet

if TYPE_CHECKING:
    from .client import Arbiter

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Message:
    """A message to send: where, what, and whom it may ping. One that `replaces` takes the one before's buttons away; one
    without `news` says no more than whose move it is."""

    sheet: Sheet
    channel: int
    guild: int | None
    mentions: discord.AllowedMentions = NOBODY
    replaces: bool = False
    news: bool = True


Maker = Callable[["Arbiter", Notice, MatchInfo, Reader], Awaitable[Message]]


async def public_message(bot: Arbiter, notice: Notice) -> Message:
    """What a notice says in the match's channel (where the match is now).

    Raises:
        Refused: there is nothing to tell any more.
    """
    shows = _boards.get(notice.kind)
    if shows is not None:
        position = await bot.referee.position(notice.match, None, until=notice.body.get("until"))
        return await shows(bot, position, _reader(bot, position.info))
    info = await bot.referee.info(notice.match)
    return await _makers[notice.kind](bot, notice, info, _reader(bot, info))


def _reader(bot: Arbiter, info: MatchInfo) -> Reader:
    """The language of the match's channel, with the players' names."""
    guild = bot.get_guild(info.guild) if info.guild is not None else None
    return bot.readers.of_guild(guild).about(info)


async def private_message(bot: Arbiter, notice: Notice) -> Message:
    """What a notice says to a person: their hand.

    Raises:
        Refused: there is nothing to show any more.
    """
    assert notice.person is not None, "a private notice is to a person"
    position = await bot.referee.position(notice.match, notice.person, notice.seat)
    if position.info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    settings = await bot.referee.settings(notice.person)
    reader = bot.readers.first(settings.locale).about(position.info)
    picture = await pictures.hand(position, reader)
    marked = reader.marked()
    texts = [
        board.title(position.info, bot.library, marked),
        board.whose_move(position.info, marked, mention=False),
        board.board_link(position.info, reader),
        board.unseen(picture, reader),
    ]
    note = "-# " + reader(say("hand-note"))
    return Message(Sheet(texts, board.seen(picture), after=[note]), 0, None)


async def bare_message(bot: Arbiter, notice: Notice) -> Message:
    """What is left to say of a notice that can't be put into words or pictures as it should: where the match stands.

    Raises:
        Refused: a turn, or a hand, is not open any more.
    """
    info = await bot.referee.info(notice.match)
    if notice.kind in ("turn", "hand") and info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    if notice.person is not None and notice.channel is None:
        settings = await bot.referee.settings(notice.person)
        sheet = board.bare(info, bot.library, bot.readers.first(settings.locale))
        return Message(board.without_controls(sheet), 0, None)
    mentions = board.mentions(info) if notice.kind == "turn" else NOBODY
    sheet = board.bare(info, bot.library, _reader(bot, info))
    return Message(sheet, info.channel, info.guild, mentions, replaces=notice.kind in ("turn", "result"))


async def still_waiting(bot: Arbiter, notice: Notice, sheet: Sheet) -> Sheet:
    """A turn message as it stood, with those who are still to answer.

    Raises:
        Refused: nobody is, any more.
    """
    info = await bot.referee.info(notice.match)
    if info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    reader = _reader(bot, info)
    title, _, *rest = sheet.texts
    waiting = board.whose_move(info, reader.marked(), mention=True)
    return replace(sheet, texts=[title, waiting, *rest], rows=[board.match_buttons(info, reader)])


async def _turn(bot: Arbiter, position: Position, reader: Reader) -> Message:
    info = position.info
    if info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    picture = await pictures.board(position, reader)
    sheet = board.turn(position, bot.library, picture, reader)
    return Message(sheet, info.channel, info.guild, board.mentions(info), replaces=True, news=bool(position.lines))


async def _result(bot: Arbiter, position: Position, reader: Reader) -> Message:
    info = position.info
    picture = await pictures.board(position, reader)
    return Message(board.result(position, bot.library, picture, reader), info.channel, info.guild, replaces=True)


async def _opened(bot: Arbiter, notice: Notice, info: MatchInfo, reader: Reader) -> Message:
    if info.status != OPEN:
        raise Refused(say("match-not-open"))
    guest = [discord.Object(info.invited)] if info.invited is not None else []
    sheet = board.opened(info, bot.library, reader)
    return Message(sheet, info.channel, info.guild, discord.AllowedMentions(users=guest), replaces=True)


async def _started(bot: Arbiter, notice: Notice, info: MatchInfo, reader: Reader) -> Message:
    marked = reader.marked()
    sheet = Sheet(
        [
            board.title(info, bot.library, marked),
            marked(say("started")),
            "-# " + reader(say("open-commitment", hash=f"`{info.commitment}`")),
        ]
    )
    return Message(sheet, info.channel, info.guild, replaces=True)


async def _reminder(bot: Arbiter, notice: Notice, info: MatchInfo, reader: Reader) -> Message:
    if info.status != PLAYING or notice.seat not in info.deciding or notice.person is None:
        raise Refused(say("ask-stale"))
    who = f"<@{notice.person}>"
    flag = notice.body.get("flag")
    if flag is None:
        said = reader(say("reminder", who=who))
    else:
        until = datetime.fromtimestamp(flag, UTC)
        said = reader(say("reminder-until", who=who, until=board.moment(until), left=board.moment(until, "R")))
    row = [button(reader, say("button-move"), "move", info.id, info.number, style=discord.ButtonStyle.primary)]
    sheet = Sheet([board.title(info, bot.library, reader.marked()), said, board.board_link(info, reader)], rows=[row])
    return Message(sheet, info.channel, info.guild, _only(notice.person))


async def _said(bot: Arbiter, notice: Notice, info: MatchInfo, reader: Reader) -> Message:
    """A sentence that the referee has ready."""
    if notice.text is None:
        raise Refused(say("match-has-ended"))
    marked = reader.marked()
    return Message(Sheet([board.title(info, bot.library, marked), marked(notice.text)]), info.channel, info.guild)


def settled_offer(bot: Arbiter, offer: Notice, info: MatchInfo) -> Sheet:
    """An offer as its message showed it, with nothing left to click."""
    marked = _reader(bot, info).marked()
    said = marked(offer.text) if offer.text is not None else None
    return Sheet([board.title(info, bot.library, marked), f"<@{offer.person}>", said])


async def _cancelled(bot: Arbiter, notice: Notice, info: MatchInfo, reader: Reader) -> Message:
    said = reader.marked()(notice.text) if notice.text is not None else None
    return Message(Sheet([reader(say("open-title", match=info.id)), said]), info.channel, info.guild, replaces=True)


async def _offer(bot: Arbiter, notice: Notice, info: MatchInfo, reader: Reader) -> Message:
    what = str(notice.body.get("what", ""))
    standing = {"draw": info.draw_offer, "pause": info.pause_offer, "takeback": info.takeback}.get(what)
    if info.status != PLAYING or standing is None or notice.text is None or notice.person is None:
        raise Refused(say("match-has-ended"))
    marked = reader.marked()
    rest = f"{what}-{notice.seat}"
    row = [
        button(reader, say("button-accept"), "agree", info.id, rest=rest, style=discord.ButtonStyle.success),
        button(reader, say("button-decline"), "refuse", info.id, rest=rest),
    ]
    texts = [board.title(info, bot.library, marked), f"<@{notice.person}>", marked(notice.text)]
    return Message(Sheet(texts, rows=[row]), info.channel, info.guild, _only(notice.person))


def _only(person: int) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(person)])


_boards: dict[str, Callable[[Arbiter, Position, Reader], Awaitable[Message]]] = {"turn": _turn, "result": _result}
"""What shows the board, and all that happened since the one before."""

_makers: dict[str, Maker] = {
    "opened": _opened,
    "started": _started,
    "reminder": _reminder,
    "flagged": _said,
    "offer": _offer,
    "takeback": _offer,
    "cancelled": _cancelled,
    "announce": _said,
}
