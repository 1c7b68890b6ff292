"""What must not be told yet: the cards of a match's decks that somebody has never seen any copy of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from workshop.shown import controls

from .conftest import Table

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
