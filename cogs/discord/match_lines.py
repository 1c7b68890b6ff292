"""A match in lines of text: its title, what happened, whose move it is, how it stands or ended, where its board is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

import discord
from msgspec import structs

from engines.kernel.event import Line
from engines.kernel.rules import Rules
from engines.kernel.text import CardName, Listing, SeatName, Text, say
from referee import Library
from referee.model import OVER, PLAYING, MatchInfo, Player, Position

from .language import Reader

STORY, SHORT = 1800, 700
"""Characters that what happened may take, and where a question stands below it."""
BEGINNING = 3
"""The first lines of a story that is cut have a third of its room."""
CUT = say("log-cut")
"""Stands where something is left out; as the first line it says that there was more before."""
MANY = ".many"
"""What a text is called where it is said of many."""
TOGETHER = 6
"""So many lines that say the same of several are told in one."""


def title(info: MatchInfo, library: Library, reader: Reader) -> str:
    """The match in a line: game, number, players."""
    players = player_names([player for player in info.players if player is not None])
    game = library.games[info.game].title
    return reader(say("match-title", game=game, match=info.id, players=players))


def player_names(players: Sequence[Player]) -> Listing:
    return Listing(tuple(SeatName(player.seat) for player in players), ", ")


def game_line(rules: Rules, reader: Reader) -> str:
    """A game and what its box says: how many play, how long, from what age on."""
    facts = {name: say(f"fact-{name}", value=value) for name, value in rules.facts.items()}
    said = [reader(text) for text in facts.values() if reader.texts.has(text.id)]
    return " · ".join((rules.title, *said))


def goal(info: MatchInfo, library: Library, reader: Reader) -> str | None:
    """How one wins the game, in a line, with where to learn it."""
    text = Text(f"goal-{info.game}")
    if not reader.texts.has(text.id):
        return None
    learn = say("goal-learn", game=info.game) if info.game in library.lessons and not info.lesson else None
    return " ".join(reader(each) for each in (text, learn) if each is not None)


def story(lines: Sequence[Line], reader: Reader, room: int = STORY) -> str | None:
    """What happened, with the clauses it rests on. Where there is no room for all, the first lines stay, which came of
    the reader's own answer, and the last ones."""
    headless = bool(lines) and lines[0].text == CUT
    groups = _together(_as_one(lines[headless:], reader))
    cut, last = f"- {reader(CUT)}", _told(reversed(groups), reader, room)
    if len(last) == len(groups):
        return "\n".join([*[cut] * headless, *reversed(last)]) or None
    first = [] if headless else _told(groups, reader, room // BEGINNING)
    last = _told(reversed(groups), reader, room - sum(len(line) + 1 for line in first))
    return "\n".join([*first, cut, *reversed(last)])


def _told(groups: Iterable[Sequence[Line]], reader: Reader, room: int) -> list[str]:
    """As many lines, from the first one on, as there is room for."""
    told: list[str] = []
    for together in groups:
        line = f"- {_line(together, reader)}"
        room -= len(line) + 1
        if room < 0:
            break
        told.append(line)
    return told


def news(position: Position, reader: Reader) -> str | None:
    """What happened since; but not how the match ended, which is told before it."""
    outcome = position.info.outcome
    return story([line for line in position.lines if outcome is None or line.text != outcome.reason.sentence], reader)


def _as_one(lines: Sequence[Line], reader: Reader) -> list[Line]:
    """Lines, those in one that say of several, one after the other, just the same: where a text can be said of many (it
    has a `many`), and nothing but its first word differs. Who does the same twice is told twice."""
    told: list[Line] = []
    for (clauses, text), alike in groupby(lines, lambda line: (line.clauses, _but_first(line.text))):
        row = list(alike)
        first = next(iter(text.words), "")
        who = Listing(tuple(each.text.words[first] for each in row if first))
        if len(who.items) > 1 and _apart(who) and reader.texts.has(text.id + MANY):
            row = [Line(structs.replace(text, id=text.id + MANY, words={**text.words, first: who}), clauses)]
        told += row
    return told


def _apart(who: Listing) -> bool:
    """Whether no player is named twice; of cards that are alike it is said how many there are."""
    return all(isinstance(each, CardName) or who.items.count(each) == 1 for each in who.items)


def _but_first(text: Text) -> Text:
    """A text without its first word."""
    return structs.replace(text, words={**text.words, **dict.fromkeys([*text.words][:1], "")})


def _together(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines that say the same of several, one after the other, such as everybody's roll of a die."""
    alike = [list(each) for _, each in groupby(lines, lambda line: (line.text.id.removesuffix(MANY), line.clauses))]
    return [each[n : n + TOGETHER] for each in alike for n in range(0, len(each), TOGETHER)]


def _line(lines: Sequence[Line], reader: Reader) -> str:
    clauses = lines[0].clauses
    return " ".join(reader(line.text) for line in lines) + (f" `{' '.join(clauses)}`" if clauses else "")


def whose_move(info: MatchInfo, reader: Reader, *, mention: bool) -> str | None:
    """Who acts, and until when."""
    if info.paused:
        return reader(say("turn-paused"))
    said: list[str] = []
    for seat in info.deciding:
        who, until = _who(info.players[seat], reader, mention), info.deadlines.get(seat)
        if until is None:
            said.append(reader(say("turn-acts", who=who)))
        else:
            said.append(reader(say("turn-acts-until", who=who, until=moment(until), left=moment(until, "R"))))
    return "\n".join(said) or None


def _who(player: Player | None, reader: Reader, mention: bool) -> str:
    if player is None:
        return "?"
    return f"<@{player.person}>" if mention and player.person is not None else f"**{reader(SeatName(player.seat))}**"


def moment(at: datetime, style: Any = "f") -> str:
    """A moment, as Discord shows it in each reader's own time zone."""
    return discord.utils.format_dt(at, style)


def what_is_answered(position: Position, reader: Reader) -> str | None:
    """What the response that somebody is asked for would answer."""
    if position.answered is None or position.info.status != PLAYING:
        return None
    return "-# " + reader(say("panel-about", about=position.answered))


def ending(info: MatchInfo, reader: Reader) -> str | None:
    """How a match ended."""
    outcome = info.outcome
    if outcome is None:
        return None
    clause = f" `{outcome.clause}`" if outcome.clause else ""
    if outcome.winner is None:
        return reader(say("result-draw", reason=outcome.reason)) + clause
    return reader(say("result-winner", who=SeatName(outcome.winner), reason=outcome.reason)) + clause


def how_it_stands(info: MatchInfo, reader: Reader) -> str | None:
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
