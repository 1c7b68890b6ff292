"""What each kind of notice looks like as a message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import discord

from cogs.discord import match_lines
from cogs.discord.bot import Bot
from cogs.discord.controls import button
from cogs.discord.language import Reader
from cogs.discord.message import Content
from engines.kernel.ask import Refused
from engines.kernel.saves import CannotGoOn
from engines.kernel.text import SeatName, say
from referee.model import OPEN, PLAYING, MatchInfo, Notice, Position

from . import board_message, pictures

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Posting:
    """A message to post: where, what, and whom it may ping. One that `replaces` takes the one before's buttons away;
    one that `rewrites` is said in the match's latest message instead, if there is one; one that `closes` a message
    takes its buttons away however old it is; one without `news` says no more than whose move it is."""

    content: Content
    channel: int
    guild: int | None
    mentions: discord.AllowedMentions = NOBODY
    replaces: bool = False
    rewrites: int | None = None
    closes: tuple[int, Content] | None = None
    news: bool = True

    @property
    def people(self) -> frozenset[int]:
        """Whom it may ping."""
        users = self.mentions.users
        return frozenset(each.id for each in users) if isinstance(users, list) else frozenset()


Maker = Callable[[Bot, Notice, MatchInfo, Reader], Awaitable[Posting]]


async def public_message(bot: Bot, notice: Notice, *, whole: bool) -> Posting:
    """What a notice says in the match's channel (where the match is now). One without news leaves the board out, unless
    it is to be `whole`.

    Raises:
        Refused: there is nothing to tell any more.
    """
    shows = _boards.get(notice.kind)
    if shows is not None:
        try:
            position = await bot.referee.matches.position(notice.match, None, until=notice.body.get("until"))
        except CannotGoOn:
            if notice.kind != "result":
                raise
            return await bare_message(bot, notice)
        return await shows(bot, notice, position, reader_of(bot, position.info), whole or bool(position.lines))
    info = await bot.referee.matches.info(notice.match)
    return await _makers[notice.kind](bot, notice, info, reader_of(bot, info))


def reader_of(bot: Bot, info: MatchInfo) -> Reader:
    """The language of a match's channel, with the players' names."""
    guild = bot.get_guild(info.guild) if info.guild is not None else None
    return bot.readers.of_guild(guild).about(info)


async def private_message(bot: Bot, notice: Notice) -> Posting:
    """What a notice says to a person: their hand.

    Raises:
        Refused: there is nothing to show any more.
    """
    assert notice.person is not None, "a private notice is to a person"
    position = await bot.referee.matches.position(notice.match, notice.person, notice.seat)
    if position.info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    settings = await bot.referee.people.settings(notice.person)
    reader = bot.readers.first(settings.locale).about(position.info)
    picture = await pictures.hand(position, reader)
    marked = reader.marked()
    texts = [
        match_lines.title(position.info, bot.library, marked),
        match_lines.whose_move(position.info, marked, mention=False),
        match_lines.board_link(position.info, reader),
        board_message.unseen(picture, reader),
    ]
    note = "-# " + reader(say("hand-note"))
    return Posting(Content(texts, board_message.seen(picture), after=[note]), 0, None)


async def bare_message(bot: Bot, notice: Notice) -> Posting:
    """What is left to say of a notice that can't be put into words or pictures as it should: where the match stands.

    Raises:
        Refused: a turn, or a hand, is not open any more.
    """
    info = await bot.referee.matches.info(notice.match)
    if notice.kind in ("turn", "hand") and info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    if notice.person is not None and notice.channel is None:
        settings = await bot.referee.people.settings(notice.person)
        content = board_message.bare(info, bot.library, bot.readers.first(settings.locale))
        return Posting(content.without_controls(), 0, None)
    mentions = board_message.mentions(info) if notice.kind == "turn" else NOBODY
    content = board_message.bare(info, bot.library, reader_of(bot, info))
    return Posting(content, info.channel, info.guild, mentions, replaces=notice.kind in ("turn", "result"))


async def still_waiting(bot: Bot, notice: Notice, content: Content) -> Content:
    """A turn message as it stood, with those who are still to answer.

    Raises:
        Refused: nobody is, any more.
    """
    info = await bot.referee.matches.info(notice.match)
    if info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    reader = reader_of(bot, info)
    title, _, *rest = content.texts
    waiting = match_lines.whose_move(info, reader.marked(), mention=True)
    return replace(content, texts=[title, waiting, *rest], rows=[board_message.match_buttons(info, reader)])


async def _turn(bot: Bot, notice: Notice, position: Position, reader: Reader, whole: bool) -> Posting:
    info = position.info
    if info.status != PLAYING:
        raise Refused(say("match-has-ended"))
    mentions = board_message.mentions(info, notice.body.get("calls"))
    if not whole:
        content = board_message.call(position, bot.library, reader)
        return Posting(content, info.channel, info.guild, mentions, news=False)
    picture = await pictures.board(position, reader)
    content = board_message.turn(position, bot.library, picture, reader)
    return Posting(content, info.channel, info.guild, mentions, replaces=True)


async def _result(bot: Bot, notice: Notice, position: Position, reader: Reader, whole: bool) -> Posting:
    info = position.info
    picture = await pictures.result(position, bot.library, reader)
    board = await pictures.board(position, reader)
    content = board_message.result(position, bot.library, picture, board, reader)
    return Posting(content, info.channel, info.guild, replaces=True)


async def _opened(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    if info.status != OPEN:
        raise Refused(say("match-not-open"))
    guest = board_message.only(*([] if info.invited is None else [info.invited]))
    content = board_message.opened(info, bot.library, reader)
    return Posting(content, info.channel, info.guild, guest, replaces=True, rewrites=info.message)


async def _started(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    if info.told >= 0:
        raise Refused(say("ask-stale"))  # a board has been shown in place of the invitation
    marked = reader.marked()
    content = Content(
        [
            match_lines.title(info, bot.library, marked),
            marked(say("started-in", thread=f"<#{info.channel}>") if info.in_thread else say("started")),
            match_lines.goal(info, bot.library, marked),
            "-# " + reader(say("open-commitment", hash=f"`{info.commitment}`")),
        ]
    )
    above = info.channel if info.message is None else info.parent or info.channel
    return Posting(content, above, info.guild, replaces=True, rewrites=info.message)


async def _reminder(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    if info.status != PLAYING or notice.seat not in info.deciding or notice.person is None:
        raise Refused(say("ask-stale"))
    who = f"<@{notice.person}>"
    flag = notice.body.get("flag")
    if flag is None:
        said = reader(say("reminder", who=who))
    else:
        until = datetime.fromtimestamp(flag, UTC)
        said = reader(
            say("reminder-until", who=who, until=match_lines.moment(until), left=match_lines.moment(until, "R"))
        )
    row = [button(reader, say("button-move"), "move", info.id, info.number, style=discord.ButtonStyle.primary)]
    content = Content(
        [match_lines.title(info, bot.library, reader.marked()), said, match_lines.board_link(info, reader)],
        rows=[row],
    )
    return Posting(content, info.channel, info.guild, board_message.only(notice.person))


async def _said(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    """A sentence that the referee has ready."""
    if notice.text is None:
        raise Refused(say("match-has-ended"))
    marked = reader.marked()
    return Posting(
        Content([match_lines.title(info, bot.library, marked), marked(notice.text)]), info.channel, info.guild
    )


def settled_offer(bot: Bot, offer: Notice, info: MatchInfo) -> Content:
    """An offer as its message showed it, with nothing left to click."""
    marked = reader_of(bot, info).marked()
    said = marked(offer.text) if offer.text is not None else None
    return Content([match_lines.title(info, bot.library, marked), f"<@{offer.person}>", said])


async def _brought(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    """Where the match was: that it goes on elsewhere."""
    if info.status != PLAYING or notice.channel in (None, info.channel) or notice.text is None:
        raise Refused(say("ask-stale"))
    others: list[int] = notice.body["others"]
    called = " ".join(f"<@{person}>" for person in others)
    marked = reader.marked()
    texts = [match_lines.title(info, bot.library, marked), called, marked(notice.text)]
    return Posting(Content(texts), notice.channel, notice.guild, board_message.only(*others))


async def _cancelled(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    said = reader.marked()(notice.text) if notice.text is not None else None
    content = Content([reader(say("open-title", match=info.id)), said])
    closes = (info.message, board_message.opened(info, bot.library, reader)) if info.message is not None else None
    return Posting(content, info.channel, info.guild, replaces=True, closes=closes)


async def _offer(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
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
    texts = [match_lines.title(info, bot.library, marked), f"<@{notice.person}>", marked(notice.text)]
    return Posting(Content(texts, rows=[row]), info.channel, info.guild, board_message.only(notice.person))


async def _rematch(bot: Bot, notice: Notice, info: MatchInfo, reader: Reader) -> Posting:
    """Who wants a rematch, to the others."""
    if not info.wanting or notice.seat is None:
        raise Refused(say("match-has-ended"))
    others = sorted({each.person for each in info.players if each and each.person} - set(info.wanting))
    marked = reader.marked()
    asked = ", ".join(f"<@{person}>" for person in others)
    texts = [
        match_lines.title(info, bot.library, marked),
        marked(say("rematch-asked", who=SeatName(notice.seat), others=asked)),
    ]
    row = [
        button(reader, say("button-rematch"), "rematch", info.id, style=discord.ButtonStyle.success),
        button(reader, say("button-decline"), "norematch", info.id),
    ]
    return Posting(Content(texts, rows=[row]), info.channel, info.guild, board_message.only(*others))


_boards: dict[str, Callable[[Bot, Notice, Position, Reader, bool], Awaitable[Posting]]] = {
    "turn": _turn,
    "waiting": _turn,
    "result": _result,
}
"""What shows the board, and all that happened since the one before."""

_makers: dict[str, Maker] = {
    "opened": _opened,
    "started": _started,
    "reminder": _reminder,
    "flagged": _said,
    "offer": _offer,
    "takeback": _offer,
    "rematch": _rematch,
    "cancelled": _cancelled,
    "announce": _said,
    "brought": _brought,
}
