"""What a channel is shown of a match: the board with what happened, the invitation, the result."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import ui

from cogs.discord.controls import button
from cogs.discord.language import Reader
from cogs.discord.match_lines import (
    board_link,
    ending,
    game_line,
    goal,
    how_it_stands,
    news,
    player_names,
    story,
    title,
    what_is_answered,
    whose_move,
)
from cogs.discord.message import Content, Shown
from engines.kernel.text import Listing, SeatName, say
from referee import Library
from referee.model import OPEN, OVER, PLAYING, MatchInfo, Position


def mentions(info: MatchInfo, calls: Collection[int] | None = None) -> discord.AllowedMentions:
    """Only the players to move may be pinged, and of them only those who are called (None: all)."""
    people = [player.person for seat in info.deciding if (player := info.players[seat]) is not None]
    named = [person for person in people if person is not None and (calls is None or person in calls)]
    return only(*named)


def only(*people: int) -> discord.AllowedMentions:
    """These people may be pinged, and nobody else."""
    return discord.AllowedMentions(users=[discord.Object(person) for person in people])


def seen(picture: Shown | None) -> list[Shown]:
    """A picture as a message shows it: not at all, if it could not be drawn."""
    return [] if picture is None else [picture]


def unseen(picture: Shown | None, reader: Reader) -> str | None:
    """What a message says in place of a picture that could not be drawn."""
    return "-# " + reader(say("picture-missing")) if picture is None else None


def bare(info: MatchInfo, library: Library, reader: Reader) -> Content:
    """What can be said of a match whose board can't be read: whose move it is, or how it ended."""
    reader = reader.about(info).marked()
    stands = whose_move(info, reader, mention=True) if info.status == PLAYING else how_it_stands(info, reader)
    return Content([title(info, library, reader), stands, unseen(None, reader)], rows=[match_buttons(info, reader)])


def turn(position: Position, library: Library, picture: Shown | None, reader: Reader) -> Content:
    """The message that every turn posts."""
    info = position.info
    reader = reader.about(info).marked()
    return Content(
        [
            title(info, library, reader),
            whose_move(info, reader, mention=True),
            what_is_answered(position, reader),
            story(position.lines, reader),
            unseen(picture, reader),
        ],
        seen(picture),
        [match_buttons(info, reader)],
        asks=True,
    )


def call(position: Position, library: Library, reader: Reader) -> Content:
    """The message that calls somebody to a board that stands already."""
    info = position.info
    reader = reader.about(info).marked()
    row = [button(reader, say("button-move"), "move", info.id, info.number, style=discord.ButtonStyle.primary)]
    return Content(
        [
            title(info, library, reader),
            whose_move(info, reader, mention=True),
            what_is_answered(position, reader),
            board_link(info, reader),
        ],
        rows=[row],
    )


def match_buttons(info: MatchInfo, reader: Reader, *, move: bool = True) -> list[ui.Item[Any]]:
    """The row below a board; without *Your move* where it is nobody's who sees it."""
    made: list[ui.Item[Any]] = []
    primary = discord.ButtonStyle.primary
    if info.status == PLAYING and move:
        made.append(button(reader, say("button-move"), "move", info.id, info.number, style=primary))
    if info.status == OVER:
        made.append(button(reader, say("button-replay"), "replay", info.id))
    if info.status == PLAYING:
        made.append(button(reader, say("button-hand"), "hand", info.id, info.number))
    if info.status == OVER:
        made.append(button(reader, say("button-rematch"), "rematch", info.id, style=discord.ButtonStyle.success))
    made.append(button(reader, say("button-log"), "log", info.id, info.number, "0"))
    made.append(button(reader, say("button-rules"), "rules", info.id, info.number))
    made.append(button(reader, say("button-more"), "more", info.id, info.number))
    return made


def opened(info: MatchInfo, library: Library, reader: Reader) -> Content:
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
    return Content(
        [
            reader(say("open-title", match=info.id)),
            reader(call) + "\n-# " + game_line(rules, reader),
            goal(info, library, reader),
            reader(say("open-seats", taken=len(seated), seats=len(info.players), players=player_names(seated)))
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


def result(position: Position, library: Library, picture: Shown | None, board: Shown | None, reader: Reader) -> Content:
    """The message that ends a match: the picture of its result, and the last board."""
    info = position.info
    reader = reader.about(info).marked()
    return Content(
        [title(info, library, reader), ending(info, reader), news(position, reader), unseen(board, reader)],
        [*seen(picture), *seen(board)],
        [match_buttons(info, reader)],
        ["-# " + reader(say("result-secret", secret=f"`{info.secret}`"))],
    )
