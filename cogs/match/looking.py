"""Looking at a match: hand, log, rules, record, the board for oneself or the channel, and all that *More* offers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from cogs.discord import match_lines
from cogs.discord.answers import Call
from cogs.discord.asides import noted
from cogs.discord.clauses import clause_texts, terms_texts
from cogs.discord.controls import Click, Control, Reply, button, handles
from cogs.discord.language import Reader
from cogs.discord.limits import TEXT, fit, pages
from cogs.discord.message import Content, Shown, in_rows
from cogs.outbox import board_message, pictures
from engines.kernel.ask import Refused
from engines.kernel.text import SeatName, say
from referee.errors import NotSeated
from referee.model import OVER, PLAYING, LogEntry, MatchInfo, Position

from .finding import NUMBER

LOG_PAGE = 3200
"""Characters of a page of the log."""
PAGE = TEXT - 100
"""Characters of a page of the board or the hand in words."""
LOG_ENTRIES = 60
"""Entries of a page of the log at most."""
OLDER, NEWER = "<", ">"
"""The ways on from a page of the log, as they stand before the entry that they lead on from."""


@handles("hand", Reply.PRIVATE)
async def my_hand(click: Click) -> None:
    """*My hand*."""
    await click.show(await hand_content(click, click.match))


async def hand_content(call: Call, match: int) -> Content:
    """A player's own hand.

    Raises:
        NotSeated: it is nobody's hand.
    """
    position = await call.bot.referee.matches.position(match, call.person, hand=True)
    if position.seat is None:
        raise NotSeated
    reader = call.reader.about(position.info)
    picture = await pictures.hand(position, reader)
    texts = [
        match_lines.title(position.info, call.bot.library, reader.marked()),
        await noted(call, position.info),
        board_message.unseen(picture, reader),
    ]
    row = [button(reader, say("button-move"), "again", match)] if position.ask is not None else []
    row.append(button(reader, say("button-cards"), "cards", match, rest="0"))
    return Content(texts, board_message.seen(picture), [row])


@handles("cards", Reply.UPDATE)
async def cards_button(click: Click) -> None:
    """*In words* below a hand, and its pages."""
    position = await click.bot.referee.matches.position(click.match, click.person)
    if position.seat is None:
        raise NotSeated
    reader = click.reader.about(position.info)
    row = [button(reader, say("button-move"), "again", click.match)] if position.ask is not None else []
    await click.show(_page(reader, pictures.hand_in_words(position, reader), "cards", click.match, click.rest, row))


@handles("log", Reply.PRIVATE)
async def log_button(click: Click) -> None:
    """*Log* below a board."""
    await click.show(await log_content(click, click.match))


@handles("logs", Reply.UPDATE)
async def log_page(click: Click) -> None:
    """Another page of the log."""
    way, entry = click.rest[:1], click.rest[1:]
    if way not in (OLDER, NEWER) or NUMBER.fullmatch(entry) is None:
        raise Refused(say("click-unknown"))
    await click.show(await log_content(click, click.match, way, int(entry)))


async def log_content(call: Call, match: int, way: str = OLDER, entry: int | None = None) -> Content:
    """A page of the log as this person reads it: what came before an entry, or after it; else the newest. It takes the
    same however long the log is."""
    info = await call.bot.referee.matches.info(match)
    reader = call.reader.about(info).marked()
    newer = way == NEWER
    if newer:
        entries = await call.bot.referee.matches.log(
            match, call.person, after=entry or 0, most=LOG_ENTRIES + 1, first=True
        )
    else:
        until = None if entry is None else entry - 1
        entries = await call.bot.referee.matches.log(match, call.person, until=until, most=LOG_ENTRIES)
    page: list[str] = []
    shown: list[int] = []
    room = LOG_PAGE
    for each in (entries if newer else entries[::-1])[:LOG_ENTRIES]:
        said = _entry(each, reader)
        if said is not None:
            room -= len(said) + 1
            if page and room < 0:
                break
            page.append(fit(said, LOG_PAGE))
        shown.append(each.seq)
    buttons: list[Control] = []
    if shown and min(shown) > 0:
        buttons.append(button(reader, say("log-older"), "logs", match, rest=f"{OLDER}{min(shown)}"))
    if shown and (len(shown) < len(entries) if newer else entry is not None):
        buttons.append(button(reader, say("log-newer"), "logs", match, rest=f"{NEWER}{max(shown)}"))
    nothing = say("log-quiet" if buttons else "log-empty")
    body = "\n".join(page if newer else reversed(page)) or reader(nothing)
    return Content([match_lines.title(info, call.bot.library, reader), body], rows=[buttons])


def _entry(entry: LogEntry, reader: Reader) -> str | None:
    said = match_lines.story(entry.lines, reader)
    if said is None:
        return None
    who = f"**{reader(SeatName(entry.seat))}** " if entry.seat is not None else ""
    return f"-# {entry.seq} {who}{match_lines.moment(entry.at, 'R')}\n{said}"


@handles("rules", Reply.PRIVATE)
async def rules_button(click: Click) -> None:
    """*Rules* below a board: the clauses that the open question and what just happened rest on."""
    position = await click.bot.referee.matches.position(click.match, click.person)
    cited = [clause for line in position.lines for clause in line.clauses]
    if position.ask is not None:
        cited = [*position.ask.clauses, *cited]
    ledger = click.bot.library.ledger(position.info.game, click.reader.locale)
    found = [ledger.get(id) for id in dict.fromkeys(cited)] if ledger is not None else []
    said = clause_texts([clause for clause in found if clause is not None], click.reader)
    texts = [click.reader(say("rules-here")), *said] if said else [click.reader(say("rules-none"))]
    terms = button(click.reader, say("button-terms"), "terms", click.match)
    await click.show(Content(texts, rows=[[terms]]))


@handles("terms", Reply.PRIVATE)
async def terms_button(click: Click) -> None:
    """*Words* in a panel: what the words of questions and the marks of pictures mean."""
    info = await click.bot.referee.matches.info(click.match)
    await click.show(Content(terms_texts(click.bot.library.games[info.game], click.reader)))


@handles("clause", Reply.PRIVATE)
async def clause_button(click: Click) -> None:
    """The clause that a refusal rests on."""
    library, locale = click.bot.library, click.reader.locale
    ledgers = [ledger for game in library.games if (ledger := library.ledger(game, locale)) is not None]
    found = [clause for ledger in ledgers if (clause := ledger.get(click.rest)) is not None]
    if not found:
        raise Refused(say("rules-nothing", about=click.rest))
    await click.show(Content(clause_texts(found, click.reader)))


@handles("more", Reply.PRIVATE)
async def more_button(click: Click) -> None:
    """*More* below a board."""
    await more_about(click, click.match)


@handles("menu", Reply.UPDATE)
async def menu(click: Click) -> None:
    """Back to what *More* offers."""
    await more_about(click, click.match)


async def more_about(call: Call, match: int) -> None:
    """All that can be done with a match besides playing."""
    info = await call.bot.referee.matches.info(match)
    reader = call.reader.about(info)
    seated = bool(info.seats_of(call.person.id))
    buttons: list[Control] = [button(reader, say("button-words"), "words", match)]
    if info.status == PLAYING and seated:
        pause = say("button-resume") if info.paused else say("button-pause")
        buttons += [
            button(reader, say("button-orders"), "orders", match),
            button(reader, say("button-draw"), "offer", match, rest="draw"),
            button(reader, say("button-takeback"), "offer", match, rest="takeback"),
            button(reader, pause, "offer", match, rest="pause"),
            button(reader, say("button-concede"), "concede", match, style=discord.ButtonStyle.danger),
        ]
    if info.status == OVER:
        buttons.append(button(reader, say("button-record"), "record", match))
    marked = reader.marked()
    texts = [
        match_lines.title(info, call.bot.library, marked),
        marked(info.clock.text()),
        match_lines.how_it_stands(info, marked),
        await noted(call, info),
        "-# " + marked(say("open-commitment", hash=f"`{info.commitment}`")),
    ]
    await call.show(Content(texts, rows=in_rows(buttons)))


@handles("words", Reply.UPDATE)
async def words_button(click: Click) -> None:
    """*The board in words*, and its pages."""
    await click.show(await board_in_words(click, click.match, click.rest))


async def board_in_words(call: Call, match: int, page: str = "") -> Content:
    """The board in words, whole, as a person sees it."""
    position = await call.bot.referee.matches.position(match, call.person)
    reader = call.reader.about(position.info)
    back = [button(reader, say("button-more"), "menu", match)]
    return _page(reader, pictures.in_words(position, reader.marked()), "words", match, page, back)


def _page(reader: Reader, text: str, kind: str, match: int, page: str, row: Sequence[Control]) -> Content:
    """A page of a long text, with the ways to the others."""
    made = pages(text, PAGE)
    at = min(int(page), len(made) - 1) if page.isdecimal() else 0
    ways = [(at - 1, "panel-previous"), (at + 1, "panel-next")]
    onward = [button(reader, say(label), kind, match, rest=str(to)) for to, label in ways if 0 <= to < len(made)]
    return Content([made[at]], rows=[[*row, *onward]])


@handles("record", Reply.UPDATE)
async def record_button(click: Click) -> None:
    """*Record* of a finished match."""
    await click.show(await record_content(click, click.match))


async def record_content(call: Call, match: int) -> Content:
    """The record of a finished match, to download and verify.

    Raises:
        Refused: it is not over.
    """
    record = await call.bot.referee.matches.record(match, call.person)
    paper = Shown(await asyncio.to_thread(record.encode), f"record-{match}.json", "")
    return Content([call.reader(say("record-here", match=match))], papers=[paper])


async def bring_board(call: Call, info: MatchInfo, *, here: bool) -> None:
    """Show the board. In the channel, for a player, it brings the match there: its messages go there from now on."""
    seated = bool(info.seats_of(call.person.id))
    position = await call.bot.referee.matches.position(info.id, None if here else call.person)
    if not here:
        await call.show(await _board(call, position, call.reader))
        return
    reader = call.bot.readers.of_guild(call.interaction.guild)
    content = await _board(call, position, reader)
    message = await call.show(content)
    if seated:
        await _go_on_here(call, position.info, message, content)


async def _go_on_here(call: Call, info: MatchInfo, message: discord.InteractionMessage, content: Content) -> None:
    """The match goes on in the channel where its board is shown now, with what waited for its old channel."""
    guild, channel = call.interaction.guild_id, message.channel.id
    bring = call.bot.referee.play.bring
    await bring(info.id, call.person, guild=guild, channel=channel, message=message.id, told=info.seq)
    await call.bot.latest.supersede(info.id, channel, message.id, content, frozenset({call.person.id}))
    await call.bot.reach.reopen(info.channel)


async def _board(call: Call, position: Position, reader: Reader) -> Content:
    reader = reader.about(position.info)
    picture = await pictures.board(position, reader)
    if position.info.status == OVER:
        shared = await pictures.result(position, call.bot.library, reader)
        return board_message.result(position, call.bot.library, shared, picture, reader)
    return board_message.turn(position, call.bot.library, picture, reader)
