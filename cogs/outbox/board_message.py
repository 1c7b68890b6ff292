"""What a channel, and a seat, is shown of a match: the board, what happened, whose move it is, the clock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.discord.controls import button
from cogs.discord.language import Reader, plain
from cogs.discord.message import Sheet, Shown
from engines.kernel.event import Line
from engines.kernel.rules import Rules
from engines.kernel.text import Listing, SeatName, say
from referee.model import OPEN, OVER, PLAYING, MatchInfo, Player, Position

if TYPE_CHECKING:
    from referee import Library

STORY, SHORT = 1800, 700
"""Characters that what happened may take, and where a question stands below it."""


def story(lines: Sequence[Line], reader: Reader, room: int = STORY) -> str | None:
    """What happened, each line with the clauses it rests on; the oldest lines go where there is no room for all."""
    said: list[str] = []
    for line in reversed(lines):
        told = _line(line, reader)
        room -= len(told) + len("- \n")
        if room < 0:
            said.append(reader(say("log-cut")))
            break
        said.append(told)
    return "\n".join(f"- {each}" for each in reversed(said)) or None


def _line(line: Line, reader: Reader) -> str:
    return reader(line.text) + (f" `{' '.join(line.clauses)}`" if line.clauses else "")


def title(info: MatchInfo, library: Library, reader: Reader) -> str:
    """The match in a line: game, number, players."""
    players = _names([player for player in info.players if player is not None])
    game = library.games[info.game].title
    return reader(say("match-title", game=game, match=info.id, players=players))


def _names(players: Sequence[Player]) -> Listing:
    return Listing(tuple(SeatName(player.seat) for player in players), ", ")


def game_line(rules: Rules, reader: Reader) -> str:
    """A game and what its box says: how many play, how long, from what age on."""
    facts = {name: say(f"fact-{name}", value=value) for name, value in rules.facts.items()}
    said = [reader(text) for text in facts.values() if reader.texts.has(text.id)]
    return " · ".join((rules.title, *said))


def whose_move(info: MatchInfo, reader: Reader, *, mention: bool) -> str | None:
    """Who acts, and until when."""
    if info.paused:
        return reader(say("turn-paused"))
    said: list[str] = []
    for seat in info.deciding:
        who, until = _who(info.players[seat], mention), info.deadlines.get(seat)
        if until is None:
            said.append(reader(say("turn-acts", who=who)))
        else:
            said.append(reader(say("turn-acts-until", who=who, until=moment(until), left=moment(until, "R"))))
    return "\n".join(said) or None


def _who(player: Player | None, mention: bool) -> str:
    if player is None:
        return "?"
    return f"<@{player.person}>" if mention and player.person is not None else f"**{plain(player.name)}**"


def moment(at: datetime, style: Any = "f") -> str:
    """A moment, as Discord shows it in each reader's own time zone."""
    return discord.utils.format_dt(at, style)


def mentions(info: MatchInfo) -> discord.AllowedMentions:
    """Only the players to move may be pinged."""
    people = [player.person for seat in info.deciding if (player := info.players[seat]) is not None]
    return discord.AllowedMentions(users=[discord.Object(person) for person in people if person is not None])


def seen(picture: Shown | None) -> list[Shown]:
    """A picture as a message shows it: not at all, if it could not be drawn."""
    return [] if picture is None else [picture]


def unseen(picture: Shown | None, reader: Reader) -> str | None:
    """What a message says in place of a picture that could not be drawn."""
    return "-# " + reader(say("picture-missing")) if picture is None else None


def bare(info: MatchInfo, library: Library, reader: Reader) -> Sheet:
    """What can be said of a match whose board can't be read: whose move it is, or how it ended."""
    reader = reader.about(info).marked()
    stands = whose_move(info, reader, mention=True) if info.status == PLAYING else standing(info, reader)
    return Sheet([title(info, library, reader), stands, unseen(None, reader)], rows=[match_buttons(info, reader)])


def turn(position: Position, library: Library, picture: Shown | None, reader: Reader) -> Sheet:
    """The message that every turn posts."""
    info = position.info
    reader = reader.about(info).marked()
    return Sheet(
        [
            title(info, library, reader),
            whose_move(info, reader, mention=True),
            answered(position, reader),
            story(position.lines, reader),
            unseen(picture, reader),
        ],
        seen(picture),
        [match_buttons(info, reader)],
    )


def answered(position: Position, reader: Reader) -> str | None:
    """What the response that somebody is asked for would answer."""
    if position.answered is None or position.info.status != PLAYING:
        return None
    return "-# " + reader(say("panel-about", about=position.answered))


def match_buttons(info: MatchInfo, reader: Reader, *, move: bool = True) -> list[ui.Item[Any]]:
    """The row below a board; without *Your move* where it is nobody's who sees it."""
    made: list[ui.Item[Any]] = []
    primary = discord.ButtonStyle.primary
    if info.status == PLAYING and move:
        made.append(button(reader, say("button-move"), "move", info.id, info.number, style=primary))
    if info.status == PLAYING:
        made.append(button(reader, say("button-hand"), "hand", info.id, info.number))
    made.append(button(reader, say("button-log"), "log", info.id, info.number, "0"))
    made.append(button(reader, say("button-rules"), "rules", info.id, info.number))
    made.append(button(reader, say("button-more"), "more", info.id, info.number))
    return made


def without_controls(sheet: Sheet) -> Sheet:
    """The same message with nothing to click."""
    return Sheet(sheet.texts, sheet.pictures, (), sheet.after)


def opened(info: MatchInfo, library: Library, reader: Reader) -> Sheet:
    """The invitation that opening a match posts."""
    rules = library.games[info.game]
    reader = reader.about(info).marked()
    opener = next((player.seat for player in info.players if player is not None and player.person == info.opener), 0)
    seated = [player for player in info.players if player is not None]
    awaited = info.invited if info.invited is not None and not info.seats_of(info.invited) else None
    alone = awaited is not None and len(info.players) - len(seated) == 1
    words: dict[str, Any] = {"who": SeatName(opener), "invited": f"<@{awaited}>", "game": rules.title}
    call = say("open-invited" if alone else "open-anyone" if awaited is None else "open-both", **words)
    rest = [id + "=" + value for id, value in info.options.items() if value != _default(rules, id)]
    buttons: list[ui.Item[Any]] = []
    if info.status == OPEN:
        join = say("button-accept") if alone else say("button-join")
        buttons.append(button(reader, join, "join", info.id, style=discord.ButtonStyle.success))
        if awaited is not None:
            buttons.append(button(reader, say("button-decline"), "decline", info.id))
        if len(seated) > 1:
            buttons.append(button(reader, say("button-leave"), "decline", info.id, rest="leave"))
        buttons.append(button(reader, say("button-cancel"), "cancel", info.id))
    return Sheet(
        [
            reader(say("open-title", match=info.id)),
            reader(call) + "\n-# " + game_line(rules, reader),
            reader(say("open-seats", taken=len(seated), seats=len(info.players), players=_names(seated)))
            if len(info.players) > 2
            else None,
            reader(say("open-clock", clock=info.clock.text())),
            reader(say("open-options", options=Listing(tuple(f"`{each}`" for each in rest), ", "))) if rest else None,
            "-# " + reader(say("open-commitment", hash=f"`{info.commitment}`")),
        ],
        rows=[buttons],
    )


def _default(rules: Any, id: str) -> str | None:
    option = rules.option(id)
    return option.values[0] if option is not None else None


def result(position: Position, library: Library, picture: Shown | None, reader: Reader) -> Sheet:
    """The message that ends a match."""
    info = position.info
    reader = reader.about(info).marked()
    reason = info.outcome.reason if info.outcome is not None else None
    lines = [line for line in position.lines if line.text != reason]
    return Sheet(
        [title(info, library, reader), ending(info, reader), story(lines, reader), unseen(picture, reader)],
        seen(picture),
        [match_buttons(info, reader)],
        ["-# " + reader(say("result-secret", secret=f"`{info.secret}`"))],
    )


def ending(info: MatchInfo, reader: Reader) -> str | None:
    """How a match ended."""
    outcome = info.outcome
    if outcome is None:
        return None
    clause = f" `{outcome.clause}`" if outcome.clause else ""
    if outcome.winner is None:
        return reader(say("result-draw", reason=outcome.reason)) + clause
    return reader(say("result-winner", who=SeatName(outcome.winner), reason=outcome.reason)) + clause


def standing(info: MatchInfo, reader: Reader) -> str | None:
    """Where a match stands, in a line."""
    if info.status == OVER:
        return ending(info, reader)
    return whose_move(info, reader, mention=False)


def board_link(info: MatchInfo, reader: Reader) -> str | None:
    """Where the match's latest board is, if it was posted."""
    if info.message is None:
        return None
    place = info.guild if info.guild is not None else "@me"
    return reader(say("board-link", url=f"https://discord.com/channels/{place}/{info.channel}/{info.message}"))
