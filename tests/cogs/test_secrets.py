"""Nothing hidden is in anything that others see on Discord, whatever the game."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import structlog

from cogs.discord.language import Reader
from cogs.outbox import pictures
from workshop.shown import controls

from . import matches
from .conftest import Table
from .matches import choice

DECKS = {"rizontical": ("kiln-riot", "tidal-assize"), "rise": ("gearwright-gate", "fever-market")}


@pytest.mark.parametrize(("game", "decks"), DECKS.items())
async def test_nothing_hidden_is_in_anything_that_others_see(
    duel: Table, caplog: pytest.LogCaptureFixture, game: str, decks: tuple[str, str]
):
    caplog.set_level(logging.DEBUG)
    structlog.configure(logger_factory=structlog.stdlib.LoggerFactory())
    match = await matches.begin(duel, game, decks)
    library = duel.world.library
    names = {id: (card.name, card.name_in("fr")) for id, card in library.cards[game].items()}
    seen: set[str] = set()
    told = 0
    for _ in range(60):
        turn = await choice(duel, match, "canary")
        if turn is None:
            break
        member, key = turn
        hidden, seen = await _hidden(duel, match, seen, game, decks)
        await duel.do(member, key, match=match)
        after, seen = await _hidden(duel, match, seen, game, decks)
        new = duel.messages()[told:]
        public = "\n".join(_all_of(duel, message) for message in new)
        if told and new and duel.pictures(new[-1]):
            assert duel.pictures(new[-1])[0].data == await _as_a_spectator_sees_it(duel, match)
        told += len(new)
        for id in hidden & after:
            for word in (id, *names[id]):
                assert word not in public, f"{word} is told before it may be"
    logged = "\n".join(record.getMessage() for record in caplog.records)
    for id in hidden & after:
        assert id not in logged
        assert names[id][0] not in logged


async def _as_a_spectator_sees_it(table: Table, match: int) -> bytes:
    """The board drawn from what a spectator may know."""
    position = await table.referee.matches.position(match, None)
    reader = Reader(table.world.library.texts, "en").about(position.info)
    picture = await pictures.board(position, reader)
    assert picture is not None
    return picture.data


async def _hidden(
    table: Table, match: int, seen: set[str], game: str, decks: tuple[str, str]
) -> tuple[set[str], set[str]]:
    """The cards of the decks that a spectator has never seen any copy of, and those that they have."""
    record: Any = (await table.referee.matches.position(match, None)).view
    shown = set(_strings(record))
    cards = {card for id in decks for card in table.world.library.decks[game][id].all()}
    seen = seen | (shown & cards)
    return cards - seen, seen


def _strings(value: Any) -> list[str]:
    """Every text in plain data."""
    import msgspec

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


def _all_of(table: Table, message: Any) -> str:
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
