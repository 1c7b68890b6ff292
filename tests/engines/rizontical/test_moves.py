"""Which Moves are listed and can be named on a board full of Tiles."""

from __future__ import annotations

import time

import pytest

from engines.rizontical.board import CELLS, NAMES

from .duels import duel
from .priorities import card, keys, play

RUNNER = card("fighter", "runner", mp=8)
RUG = card("tile", "rug", abilities=[{"always": [{"change": {"atk": 0, "to": {"kind": "fighter"}}}]}])


@pytest.mark.clause("RZ-522")
@pytest.mark.parametrize("tiles", [60, 64])
def test_a_long_move_over_a_board_of_tiles_is_listed_at_once(tiles: int) -> None:
    tokens = [{"card": "rug", "cell": name} for name in NAMES[:tiles]]
    game = duel({"A": {"fighters": {1: "runner d4"}}, "tokens": tokens}, RUNNER, RUG)
    began = time.process_time()
    listed = [key for key in keys(game) if key.startswith("move ")]
    assert time.process_time() - began < 1
    ends = {key.split("-")[-1] for key in listed}
    assert ends == {NAMES[cell] for cell in CELLS} - {"d4", "h8"}  # on h8 stands an enemy
    assert len(listed) < 30 * len(CELLS)


@pytest.mark.clause("RZ-522")
def test_a_way_that_is_not_listed_can_be_named_cell_by_cell() -> None:
    tokens = [{"card": "rug", "cell": name} for name in NAMES]
    game = duel({"A": {"fighters": {1: "runner d4"}}, "tokens": tokens}, RUNNER, RUG)
    way = "move d4-c4-b4-b5-b6-c6-d6-e6-e5"
    assert way not in keys(game)
    play(game, way)
    assert game.rules.read(game, "fighters.A1.cell") == "e5"
