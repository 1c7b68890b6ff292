"""The house player's eye on Riftborn Tactics."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.riftborn.rules import RULES
from tests.content import cards


def table(**position: Any) -> Any:
    """A's turn in the middle of a match."""
    game = RULES.empty(cards("riftborn"), {}, bytes(32))
    sides = {seat: {"library": ["ford-warden"] * 9, "xp": 3000, **position.pop(seat, {})} for seat in ("A", "B")}
    RULES.place(game, {**position, **sides})
    return game


def turn(game: Any) -> list[str]:
    """All that the house player answers up to the end of A's turn."""
    said: list[str] = []
    while not said or said[-1] != "end":
        seat = min(game.asks)
        said.append(HOUSE["greedy"](RULES, game.cards, RULES.view(game, seat), game.asks[seat], Stream("riftborn")))
        game.answer(game.number_of(seat), seat, said[-1])
    return said


@pytest.mark.parametrize(("other", "given"), [("rattlebone", True), ("stonehide-templar", False)])
def test_the_house_gives_up_only_what_is_worth_less_than_it_gets(other: str, given: bool) -> None:
    """For an Action, and for a Spell."""
    foes = {"ranks": [[{"card": "stonehide-templar", "rage": 4}]]}
    game = table(A={"ranks": [["bone-collector", {"card": other, "acted": True}]]}, B=foes)
    assert ("act s1a spell" in turn(game)) is given
    game = table(A={"ranks": [[{"card": other, "acted": True}]], "hand": ["grave-bargain"]}, B=foes)
    assert ("play grave-bargain" in turn(game)) is given


@pytest.mark.parametrize(("card", "strikes"), [("shieldline-veteran", True), ("stonehide-templar", False)])
def test_the_house_fears_no_retaliation_that_is_blocked(card: str, strikes: bool) -> None:
    game = table(A={"ranks": [[card]]}, B={"ranks": [[{"card": "bonewall-colossus", "rage": 12}]]})
    assert ("attack s1a" in " ".join(turn(game))) is strikes


@pytest.mark.parametrize("spent", [True, False])
def test_the_house_gives_back_only_an_action_that_was_used(spent: bool) -> None:
    """The pupil strikes first, if it can."""
    row = ["drillmaster", {"card": "shieldline-veteran", "acted": spent}]
    said = turn(table(A={"ranks": [row]}, B={"ranks": [["bonewall-colossus"]]}))
    drilled = said.index("act s1a spell > s1b")
    assert ("attack s1b" in " ".join(said[:drilled])) is not spent


def test_the_house_plays_a_creature_before_a_spell_of_its_level() -> None:
    game = table(
        A={"xp": 500, "ranks": [["ford-warden"]], "hand": ["wither", "slag-hauler"]}, B={"ranks": [["ford-warden"]]}
    )
    assert turn(game)[0].startswith("play slag-hauler")
