"""Nothing hidden is in anything that others see on Discord, whatever the game."""

from __future__ import annotations

import logging

import pytest
import structlog

from . import matches
from .conftest import Table
from .hidden import all_of, hidden
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
        before, seen = await hidden(duel, match, seen, decks)
        await duel.do(member, key, match=match)
        after, seen = await hidden(duel, match, seen, decks)
        new = duel.messages()[told:]
        public = "\n".join(all_of(duel, message) for message in new)
        if told and new and duel.pictures(new[-1]):
            assert duel.pictures(new[-1])[0].data == await matches.as_a_spectator_sees_it(duel, match)
        told += len(new)
        for id in before & after:
            for word in (id, *names[id]):
                assert word not in public, f"{word} is told before it may be"
    logged = "\n".join(record.getMessage() for record in caplog.records)
    for id in before & after:
        assert id not in logged
        assert names[id][0] not in logged
