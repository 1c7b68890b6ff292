"""Whole matches on Discord, of every game, each with a restart in the middle: one typed; one by buttons, of a French and
an English player, each of whom is told everything in their own language."""

from __future__ import annotations

import pytest

from engines.kernel.registry import games
from referee.model import Person
from tests.content import decks
from workshop.simulation import speak

from . import matches
from .clicking import click_answer
from .conftest import Table
from .listening import Listener
from .matches import as_the_engine_alone, choice

RESTART = 40
"""After so many answers."""


@pytest.mark.parametrize("game", list(games()))
async def test_a_whole_match_typed_with_a_restart_in_the_middle(duel: Table, game: str):
    match = await matches.begin(duel, game, [*decks(game)][:2])
    for count in range(1000):
        turn = await choice(duel, match, "typed 5")
        if turn is None:
            break
        member, key = turn
        answer = await duel.do(member, key, match=match)
        assert f"Taken: `{key}`" in duel.said(answer), duel.said(answer)
        if count == RESTART:
            await duel.restart()
    assert "wins" in duel.said(duel.last()) or "draw" in duel.said(duel.last())
    await as_the_engine_alone(duel, match)


@pytest.mark.parametrize("game", list(games()))
async def test_a_whole_match_clicked_with_a_restart_in_the_middle(duel: Table, game: str):
    speak(duel.env, {duel.ada.id: "fr"})
    await duel.referee.people.set_settings(Person(duel.ada.id, duel.ada.name), locale="fr")
    players = {each.id: Listener(duel, each) for each in (duel.ada, duel.ben)}
    match = await matches.begin(duel, game, [*decks(game)][1:3])
    for count in range(1000):
        turn = await choice(duel, match, "clicked 7")
        if turn is None:
            break
        member, key = turn
        before = (await duel.referee.matches.info(match)).seq
        result = await click_answer(duel, players[member.id], match, key)
        assert (await duel.referee.matches.info(match)).seq > before, (key, duel.said(result))
        if count == RESTART:
            await duel.restart()
    await as_the_engine_alone(duel, match)
    for member, own, other in ((duel.ada, "fr", "en"), (duel.ben, "en", "fr")):
        foreign = players[member.id].foreign(duel.world.library, game, own, other)
        assert not foreign, f"in {own}: {foreign}"
