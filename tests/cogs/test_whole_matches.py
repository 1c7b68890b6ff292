"""Whole matches on Discord, one typed and one by buttons, each with a restart in the middle: of every game listed here."""

from __future__ import annotations

import pytest

from . import matches
from .clicking import click_answer
from .conftest import Table
from .matches import as_the_engine_alone, choice

GAMES = {
    "rizontical": (("kiln-riot", "tidal-assize"), ("rootbound-court", "missing-hour")),
    "owr": (("wind-over-the-common", "curtain-street"), ("bonekeepers-toll", "drums-and-eggs")),
}
"""The decks of the match that is typed, and of the one that is clicked."""
RESTART = 40
"""After so many answers."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_typed_with_a_restart_in_the_middle(duel: Table, game: str):
    match = await matches.begin(duel, game, GAMES[game][0])
    for count in range(1000):
        turn = await choice(duel, match, "typed")
        if turn is None:
            break
        member, key = turn
        answer = await duel.do(member, key, match=match)
        assert f"Taken: `{key}`" in duel.said(answer), duel.said(answer)
        if count == RESTART:
            await duel.restart()
    assert "wins" in duel.said(duel.last()) or "draw" in duel.said(duel.last())
    await as_the_engine_alone(duel, match)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_clicked_with_a_restart_in_the_middle(duel: Table, game: str):
    match = await matches.begin(duel, game, GAMES[game][1])
    for count in range(1000):
        turn = await choice(duel, match, "clicked")
        if turn is None:
            break
        member, key = turn
        before = (await duel.referee.matches.info(match)).seq
        result = await click_answer(duel, member, match, key)
        assert (await duel.referee.matches.info(match)).seq > before, (key, duel.said(result))
        if count == RESTART:
            await duel.restart()
    await as_the_engine_alone(duel, match)
