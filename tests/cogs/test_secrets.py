"""Nothing hidden is in anything that others see on Discord, whatever the game."""

from __future__ import annotations

import logging

import pytest
import structlog

from engines.kernel.registry import games
from tests.content import decks

from . import matches
from .conftest import Table
from .hidden import all_of, hidden, told
from .matches import choice

DECKS = {game: [*decks(game)][:2] for game in games()}


@pytest.mark.parametrize(("game", "decks"), DECKS.items())
async def test_nothing_hidden_is_in_anything_that_others_see(
    duel: Table, caplog: pytest.LogCaptureFixture, game: str, decks: list[str]
):
    caplog.set_level(logging.DEBUG)
    structlog.configure(logger_factory=structlog.stdlib.LoggerFactory())
    match = await matches.begin(duel, game, decks)
    library = duel.world.library
    names = {id: (card.name, card.name_in("fr")) for id, card in library.cards[game].items()}
    seen: set[str] = set()
    read = 0
    for _ in range(60):
        turn = await choice(duel, match, "canary")
        if turn is None:
            break
        member, key = turn
        before, seen = await hidden(duel, match, seen, decks)
        await duel.do(member, key, match=match)
        after, seen = await hidden(duel, match, seen, decks)
        new = duel.messages()[read:]
        public = "\n".join(all_of(duel, message) for message in new)
        if read and new and duel.pictures(new[-1]):
            assert duel.pictures(new[-1])[0].data == await matches.as_a_spectator_sees_it(duel, match)
        read += len(new)
        secret = before & after
        known = {word for id in names.keys() - secret for word in (id, *names[id])}
        assert not told(public, {word for id in secret for word in (id, *names[id])}, known), "it is told too early"
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert not told(logged, {word for id in secret for word in (id, names[id][0])}, known)


def test_a_name_within_a_longer_one_is_not_told_by_it() -> None:
    said = "Undertow Clerk (B4) is deployed"
    assert told(said, {"Undertow", "Clerk of the Deep"}, {"Undertow Clerk"}) == []
    assert told(f"{said}; Undertow is set", {"Undertow"}, {"Undertow Clerk"}) == ["Undertow"]
    assert told(said, {"Undertow Clerk", "Undertow"}, set()) == ["Undertow", "Undertow Clerk"]
