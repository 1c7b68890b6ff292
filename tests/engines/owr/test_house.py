"""The house player's eye on OWR."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.owr.rules import RULES
from tests.content import cards


def table(**position: Any) -> Any:
    """A match in the middle."""
    game = RULES.empty(cards("owr"), {}, bytes(32))
    sides = {seat: {"deck": ["soul-jay"] * 9, **position.pop(seat, {})} for seat in ("A", "B")}
    RULES.place(game, {**position, **sides})
    return game


def chosen(game: Any, seat: int = 0) -> str:
    """What the house player answers to the question that a seat is asked."""
    return HOUSE["greedy"](RULES, game.cards, RULES.view(game, seat), game.asks[seat], Stream("owr"))


@pytest.mark.parametrize("souls", [1, 2])
def test_the_house_keeps_a_soul_for_a_jinx_that_lies_set(souls: int) -> None:
    stacks = {1: ["soul-jay"] * souls, 2: [{"card": "counterclaim", "down": True}]}
    game = table(A={"hand": ["bones-on-the-table"], "stacks": stacks})
    assert (chosen(game).partition(" ")[0] == "cast") is (souls > 1)


def test_the_house_spends_souls_freely_where_nothing_set_could_use_them() -> None:
    for lies in ([], [{"card": "spark-ledger", "down": True}], [{"card": "grudge", "down": True}]):
        game = table(A={"hand": ["bones-on-the-table"], "stacks": {1: ["soul-jay"], 2: lies}})
        assert chosen(game).partition(" ")[0] in ("cast", "activate")


def test_the_house_sets_its_jinxes_and_uses_them_when_they_fit() -> None:
    assert chosen(table(A={"hand": ["turned-coat"]})).startswith("set turned-coat")
    stacks = {1: ["soul-jay"], 2: [{"card": "turned-coat", "down": True}]}
    game = table(
        active="B",
        phase="battle",
        A={"stacks": stacks},
        B={
            "lanes": {1: "storm-herald"},
        },
    )
    while game.asks[min(game.asks)].kind != "main":
        game.answer(game.number, min(game.asks), "pass")
    game.answer(game.number, 1, "attack 1")
    assert chosen(game).startswith("activate 2.1")


def test_the_house_keeps_a_flash_rune_while_nothing_threatens() -> None:
    game = table(A={"hand": ["soul-jay", "sudden-thorns"]}, B={"lanes": {1: "storm-herald"}})
    while not chosen(game).startswith("summon"):
        game.answer(game.number, 0, "pass")
    game.answer(game.number, 0, "summon soul-jay 3 up")
    assert chosen(game) == "pass"


@pytest.mark.parametrize(("foe", "there"), [("tornado-boar", False), ("penny-fox", True), ("storm-herald", True)])
def test_the_house_summons_where_its_creature_stands(foe: str, there: bool) -> None:
    """Not before one that would destroy it, but before one that it destroys, or that would do great harm."""
    game = table(A={"hand": ["kite-squire"]}, B={"lanes": {2: foe}})
    while not chosen(game).startswith("summon"):
        game.answer(game.number, 0, "pass")
    assert (chosen(game).split()[2] == "2") is there
