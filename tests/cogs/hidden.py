"""What must not be told yet: the cards of a match's decks that somebody has never seen any copy of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from referee.model import PLAYING
from workshop.shown import controls

from .conftest import Table
from .matches import as_a_spectator_sees_it

SHOWING = {"revealed", "searched"}
"""The events by which everybody is shown cards that lie hidden before and after."""


async def hidden(
    table: Table, match: int, seen: set[str], decks: Sequence[str], person: int | None = None
) -> tuple[set[str], set[str]]:
    """The cards of some decks of which a person (None: a spectator) has never seen any copy, and those of which they
    have, with those that were seen before."""
    position: Any = await table.referee.matches.position(match, person)
    shown = set(strings(position.view))
    cards = {card for id in decks for card in table.world.library.decks[position.info.game][id].all()}
    seen = seen | (shown & cards)
    return cards - seen, seen


class Watch:
    """Somebody who looks on at a match, and into its logs: no card that lay hidden before and after an answer is named by
    what either says of it, and the board is drawn from what a spectator may know."""

    def __init__(self, table: Table, match: int, game: str, decks: Sequence[str], logs: pytest.LogCaptureFixture):
        self._table, self._match, self._decks, self._logs = table, match, decks, logs
        cards = table.world.library.cards[game]
        self._names = {id: (id, card.name, card.name_in("fr")) for id, card in cards.items()}
        self._hidden, self._seen = set[str](), set[str]()
        self._read = 0

    async def begin(self) -> None:
        """Look at the match before the first answer."""
        self._hidden, self._seen = await hidden(self._table, self._match, self._seen, self._decks)

    async def look(self) -> None:
        """Look at what an answer has come to."""
        before = self._hidden
        await self.begin()
        secret = before & self._hidden
        names = {word for id in secret for word in self._names[id]}
        known = {word for id in self._names.keys() - secret for word in self._names[id]}
        said = "\n".join([*(all_of(self._table, each) for each in await self._news()), *self._logged()])
        assert not told(said, names, known), "it is told too early"

    async def _news(self) -> list[Any]:
        new = self._table.messages()[self._read :]
        playing = (await self._table.referee.matches.info(self._match)).status == PLAYING
        if playing and self._read and new and self._table.pictures(new[-1]):
            [board] = self._table.pictures(new[-1])
            assert board.data == await as_a_spectator_sees_it(self._table, self._match)
        self._read += len(new)
        return new

    def _logged(self) -> list[str]:
        lines = [record.getMessage() for record in self._logs.records]
        self._logs.clear()
        return lines


async def shown_since(table: Table, match: int, after: int, viewer: int | None) -> tuple[set[str], int]:
    """All that a seat (None: a spectator) could see of a match after an entry of its log, and the latest entry."""
    resources, found = table.referee.resources, set[str]()
    async with resources.store.read() as tx:
        row = await tx.matches.get(match)
        assert row is not None, "it has been opened"
        for entry in range(after + 1, row.seq + 1):
            game = await resources.games.game_at(tx, row, entry)
            found |= {*strings(game.rules.view(game.seen_by(viewer), viewer))}
            shown = [each for each in game.story if each.event.name in SHOWING or viewer in each.known_to]
            lines = [each.line(viewer) for each in shown]
            found |= {*strings([line.text for line in lines if line is not None])}
    return found, row.seq


def told(said: str, words: Iterable[str], known: Iterable[str]) -> list[str]:
    """Which of some words are said, but for those that are a part of a longer one that may be known: Undertow is not
    told by naming Undertow Clerk."""
    words = sorted(words)
    for longer in sorted(known, key=len, reverse=True):
        if any(word in longer for word in words):
            said = said.replace(longer, "")
    return [word for word in words if word in said]


def strings(value: Any) -> list[str]:
    """Every text in plain data."""
    data = msgspec.to_builtins(value)
    found: list[str] = []

    def walk(each: Any) -> None:
        if isinstance(each, str):
            found.append(each)
        elif isinstance(each, dict):
            for key, inner in each.items():
                found.append(str(key))
                walk(inner)
        elif isinstance(each, list | tuple):
            for inner in each:
                walk(inner)

    walk(data)
    return found


def all_of(table: Table, message: Any) -> str:
    """Everything of a message that somebody can read: texts, alt texts, file names, labels, custom ids."""
    pictures = table.pictures(message)
    return "\n".join(
        [
            table.said(message),
            *(picture.alt for picture in pictures),
            *(picture.name for picture in pictures),
            *(str(each) for each in controls(message)),
            *(str(each) for each in message.attachments),
        ]
    )
