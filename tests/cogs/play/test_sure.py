"""A typed word that ends a turn asks once more where the panel's button does."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.play.panel import Panel
from cogs.play.place import Place, walk_on
from engines.kernel.registry import games
from referee.model import Position
from tests.cogs import matches
from tests.cogs.conftest import Table
from tests.content import decks
from workshop.simulation import speak

UNREAD: Any = None


def ending(position: Position, asked: bool) -> str | None:
    """How a turn is ended by one click, if that is asked about once more, or if it isn't."""
    assert position.ask is not None
    if position.ask.kind in ("main", "turn", "battle", "attack") and not position.ask.window:
        ends = [place for place, each in enumerate(position.ask.choice.options) if each.ends and not each.next()]
        for place in ends[-1:]:
            panel = Panel(position, walk_on(position.ask, Place((place,))), UNREAD)
            return position.ask.choice.options[place].key if panel.wants_confirming(Place((place,))) == asked else None
    return None


async def asked_to_end(table: Table, match: int, asked: bool) -> tuple[matches.Turn, str] | None:
    """Play on until somebody can end their turn so, beside Discord."""
    while (turn := await matches.next_turn(table, match, "sure")) is not None:
        if (key := ending(turn.position, asked)) is not None:
            return turn, key
        await table.referee.play.answer(match, turn.member.id, turn.position.info.number, turn.key)
    return None


@pytest.mark.parametrize("game", list(games()))
async def test_a_word_that_ends_the_turn_asks_what_the_button_asks(duel: Table, game: str):
    speak(duel.env, {duel.ben.id: "fr"})
    match = await matches.begin(duel, game, [*decks(game)][:2])
    found = await asked_to_end(duel, match, True)
    assert found is not None
    turn, key = found
    french = turn.member is duel.ben
    before = turn.position.info.seq
    for word in ("non", "rien") if french else ("no", "stop"):
        answer = await duel.do(turn.member, word, match=match)
        assert (await duel.referee.matches.info(match)).seq == before, "the turn is not over yet"
        assert ("Confirmer" if french else "Confirm") in duel.labels(answer)
        assert f"`{key}`" in duel.said(answer), "how it is confirmed by typing"
    answer = await duel.do(turn.member, key, match=match)
    assert f"`{key}`" in duel.said(answer)
    assert (await duel.referee.matches.info(match)).seq > before


@pytest.mark.parametrize("game", ["owr", "riftborn", "rise"])
async def test_a_word_that_ends_a_turn_with_nothing_left_to_do_ends_it(duel: Table, game: str):
    match = await matches.begin(duel, game, [*decks(game)][:2])
    found = await asked_to_end(duel, match, False)
    assert found is not None
    turn, _ = found
    await duel.do(turn.member, "stop", match=match)
    assert (await duel.referee.matches.info(match)).seq > turn.position.info.seq


async def test_confirming_what_was_typed_ends_the_turn(duel: Table):
    match = await matches.begin(duel, "riftborn", [*decks("riftborn")][:2])
    found = await asked_to_end(duel, match, True)
    assert found is not None
    turn, _ = found
    answer = await duel.do(turn.member, "finish", match=match)
    await turn.member.click(answer.response, label="Confirm")
    assert (await duel.referee.matches.info(match)).seq > turn.position.info.seq
