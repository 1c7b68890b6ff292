"""The board's geometry, against figures worked out another way. [RZ-108 RZ-501 RZ-504 to RZ-506 RZ-511 RZ-554]"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engines.kernel.ask import Refused
from engines.rizontical.board import ADJACENT, AROUND, BETWEEN, BY_NAME, CELLS, NAMES, at, step
from engines.rizontical.places import deploy_zone
from tests.engines.rizontical.duels import answer, asked, duel, setup


def cells(*names: str) -> set[int]:
    return {BY_NAME[name] for name in names}


@pytest.mark.clause("RZ-108", "RZ-501")
def test_the_board_has_64_cells_named_by_column_and_row() -> None:
    assert len(CELLS) == len(NAMES) == len(BY_NAME) == 64
    assert [NAMES[cell] for cell in (0, 7, 56, 63)] == ["a1", "h1", "a8", "h8"]
    assert BY_NAME["c4"] == at(2, 3)
    assert "i1" not in BY_NAME
    assert "a9" not in BY_NAME
    assert "a0" not in BY_NAME
    assert at(8, 0) is None
    assert at(0, 8) is None
    assert at(-1, 0) is None
    assert {way: NAMES[there] for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw") if (there := step(BY_NAME["d4"], way)) is not None} == {
        "n": "d5", "ne": "e5", "e": "e4", "se": "e3", "s": "d3", "sw": "c3", "w": "c4", "nw": "c5",
    }  # fmt: skip
    assert step(BY_NAME["h4"], "e") is None
    assert step(BY_NAME["d8"], "ne") is None


@pytest.mark.clause("RZ-108")
@pytest.mark.parametrize("name", ["i1", "a9", "a0", "i9", "aa", "4c", "c44"])
def test_other_names_are_refused_as_input(name: str) -> None:
    game = setup()
    [seat] = game.asks
    with pytest.raises(Refused) as refusal:
        answer(game, seat, name)
    assert refusal.value.clause == "RZ-501"
    placed = duel({"A": {"fighters": {1: "plain-fighter d4"}}})
    for verb in ("move", "hit", "push"):
        with pytest.raises(Refused) as refusal:
            answer(placed, 0, f"{verb} {name}")
        assert refusal.value.clause == "RZ-501"


@pytest.mark.clause("RZ-504")
def test_cells_around() -> None:
    assert set(AROUND[BY_NAME["d4"]]) == cells("c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5")
    assert set(AROUND[BY_NAME["a1"]]) == cells("a2", "b1", "b2")
    assert set(AROUND[BY_NAME["h5"]]) == cells("h4", "h6", "g4", "g5", "g6")
    assert sum(map(len, AROUND)) == 4 * 3 + 24 * 5 + 36 * 8


@pytest.mark.clause("RZ-505")
def test_adjacent_cells() -> None:
    assert set(ADJACENT[BY_NAME["d4"]]) == cells("c4", "d3", "d5", "e4")
    assert set(ADJACENT[BY_NAME["a1"]]) == cells("a2", "b1")
    assert set(ADJACENT[BY_NAME["h5"]]) == cells("h4", "h6", "g5")
    assert sum(map(len, ADJACENT)) == 4 * 2 + 24 * 3 + 36 * 4


@pytest.mark.clause("RZ-506")
@pytest.mark.parametrize(("option", "steps"), [("king", AROUND), ("orthogonal", ADJACENT)])
def test_distance_is_the_number_of_steps(option: str, steps: tuple[tuple[int, ...], ...]) -> None:
    game = duel({}, distance=option)
    for start in CELLS:
        far = {start: 0}
        ring = [start]
        while ring:
            ring = [
                there
                for here in ring
                for there in steps[here]
                if there not in far and not far.update({there: far[here] + 1})
            ]
        assert all(game.distance(start, end) == far[end] for end in CELLS)


@pytest.mark.clause("RZ-511")
@pytest.mark.parametrize(("option", "rows"), [("back_one", 1), ("back_two", 2), ("back_three", 3), ("half", 4)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_deploy_zone_is_the_rows_nearest_to_its_player(option: str, rows: int, seat: int) -> None:
    side = {
        "fighter_deck": ["plain-fighter", "plain-fighter"],
        "fighters": {1: "plain-fighter d4" if seat else "plain-fighter d5"},
    }
    game = duel(
        {
            "active": "AB"[seat],
            "AB"[seat]: side,
            "BA"[seat]: {"fighters": {1: "plain-fighter e5" if seat == 0 else "plain-fighter e4"}},
        },
        deploy_zone=option,
    )
    answer(game, seat, "deploy @2")
    assert asked(game) == {seat: "deploy_cell"}
    wanted = {
        f"{column}{row}" for column in "abcdefgh" for row in (range(1, rows + 1) if seat == 0 else range(9 - rows, 9))
    }
    assert {option.key for option in game.asks[seat].choice.options} == wanted
    assert len(wanted) == 8 * rows


@pytest.mark.clause("RZ-511")
def test_two_rows_unless_the_house_says_otherwise() -> None:
    assert deploy_zone(duel({}), 0) == tuple(range(16))
    assert set(deploy_zone(duel({}), 1)) == set(range(48, 64))


@pytest.mark.clause("RZ-554")
def test_cells_between_are_those_whose_inside_the_line_crosses() -> None:
    """A cell is the open square of half a cell around its centre; the line is cut to what lies in it, exactly."""

    def crosses(a: tuple[int, int], b: tuple[int, int], cell: tuple[int, int]) -> bool:
        low, high = Fraction(0), Fraction(1)
        for start, end, centre in zip(a, b, cell, strict=True):
            near, far = Fraction(2 * (centre - start) - 1, 2), Fraction(2 * (centre - start) + 1, 2)
            way = end - start
            if way == 0:
                if not near < 0 < far:
                    return False
                continue
            one, other = sorted((near / way, far / way))
            low, high = max(low, one), min(high, other)
        return low < high

    spots = [(cell % 8, cell // 8) for cell in CELLS]
    for a, b in product(CELLS, CELLS):
        if a == b or b % 7:
            continue
        wanted = {cell for cell in CELLS if cell not in (a, b) and crosses(spots[a], spots[b], spots[cell])}
        assert set(BETWEEN[a][b]) == wanted, (NAMES[a], NAMES[b])


@pytest.mark.clause("RZ-554")
def test_the_line_is_the_same_from_both_ends() -> None:
    assert all(set(BETWEEN[a][b]) == set(BETWEEN[b][a]) for a, b in product(CELLS, CELLS))
    assert set(BETWEEN[BY_NAME["d4"]][BY_NAME["e6"]]) == cells("d5", "e5")
    assert set(BETWEEN[BY_NAME["d4"]][BY_NAME["f6"]]) == cells("e5")
