"""Where creatures stand: against a slow, obvious computation on tiles that are drawn on paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.riftborn import geometry
from engines.riftborn.geometry import Formation, Slot, Spot

ranks = st.lists(st.integers(1, 5), max_size=3)
"""The sizes of the ranks of a side."""


def formations(south: list[int], north: list[int]) -> tuple[Formation, Formation]:
    """Formations of such ranks, in which everybody has a number of their own."""
    numbers = iter(range(1, 99))
    rows = [tuple(tuple(next(numbers) for _ in range(n)) for n in side) for side in (south, north)]
    return rows[0], rows[1]


Drawn = dict[int, tuple[int, range]]
"""By creature the line of paper on which its tile is drawn (S's front rank is 0), and which columns that covers: a tile
is two columns wide, and each half of it one."""


def drawn(both: tuple[Formation, Formation]) -> Drawn:
    """Every tile as it is drawn: side by side, the middle of each rank on column 0."""
    paper: Drawn = {}
    for lines, side in (((0, -1, -2), both[0]), ((1, 2, 3), both[1])):
        for line, row in zip(lines, side, strict=False):
            left = -len(row)
            for id in row:
                paper[id] = (line, range(left, left + 2))
                left += 2
    return paper


def share(a: range, b: range) -> bool:
    """Whether two tiles share a column: they stand in line."""
    return bool(set(a) & set(b))


def near(paper: Drawn, id: int) -> set[int]:
    """Whose tiles touch a tile along an edge, not in a corner."""
    line, columns = paper[id]
    beside = {columns.start - 1, columns.stop}
    return {
        other
        for other, (there, others) in paper.items()
        if other != id and (there == line and beside & set(others) or abs(there - line) == 1 and share(columns, others))
    }


def walked(line: int, columns: range, there: int, others: range) -> int:
    """How many steps of a tile it takes to come from one tile to another on endless paper: straight ahead, ahead and
    half a tile aside, or to the side."""
    start, goal = (line, columns.start), (there, others.start)
    seen, edge, steps = {start}, {start}, 0
    while goal not in edge:
        steps += 1
        edge = {
            (at + up, x + aside)
            for at, x in edge
            for up, aside in ((1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1), (0, 2), (0, -2), (0, 1), (0, -1))
        } - seen
        seen |= edge
    return steps


@given(ranks, ranks)
def test_adjacent_are_those_whose_tiles_share_an_edge(south: list[int], north: list[int]) -> None:
    both = formations(south, north)
    paper, spots = drawn(both), geometry.spots(both)
    for a in spots:
        assert {b for b in spots if b != a and geometry.adjacent(spots[a], spots[b])} == near(paper, a)


@given(ranks, ranks)
def test_the_distance_is_how_many_tiles_one_walks(south: list[int], north: list[int]) -> None:
    both = formations(south, north)
    paper, spots = drawn(both), geometry.spots(both)
    for a in list(spots)[::2]:
        for b in list(spots)[::3]:
            assert geometry.distance(spots[a], spots[b]) == walked(*paper[a], *paper[b])


@given(ranks, ranks)
def test_in_front_and_between_are_seen_along_the_columns(south: list[int], north: list[int]) -> None:
    both = formations(south, north)
    paper, spots = drawn(both), geometry.spots(both)
    for side, formation in enumerate(both):
        for id in (each for row in formation for each in row):
            line, columns = paper[id]
            ahead = {
                c
                for c, (there, tile) in paper.items()
                if (there < line if side else there > line) and share(columns, tile)
            }
            assert set(geometry.in_front(spots, id, side)) == ahead
    for a in spots:
        for b in spots:
            low, high = sorted((paper[a][0], paper[b][0]))
            between = {
                c for c, (line, tile) in paper.items()
                if low < line < high and share(tile, paper[a][1]) and share(tile, paper[b][1])
            }  # fmt: skip
            assert set(geometry.blockers(spots, a, b)) == between


@given(ranks, ranks)
def test_behind_is_the_next_rank_with_somebody_in_line(south: list[int], north: list[int]) -> None:
    both = formations(south, north)
    paper, spots = drawn(both), geometry.spots(both)
    for side, formation in enumerate(both):
        for number, row in enumerate(formation):
            for id in row:
                lines = [[c for c in other if share(paper[id][1], paper[c][1])] for other in formation[number + 1 :]]
                assert geometry.behind(spots, id, side) == next((line for line in lines if line), [])


def gaps(formation: Formation) -> Iterator[Formation]:
    """Every formation that one more creature (0) can make: into a rank that has room, or as a new one behind."""
    for number, row in enumerate(formation):
        for at in range(len(row) + 1):
            if len(row) < 5:
                yield (*formation[:number], (*row[:at], 0, *row[at:]), *formation[number + 1 :])
    if len(formation) < 3:
        yield (*formation, (0,))


@given(ranks)
def test_a_new_creature_may_go_into_every_gap(south: list[int]) -> None:
    formation = formations(south, [])[0]
    assert [geometry.joined(formation, 0, slot) for slot in geometry.slots(formation)] == list(gaps(formation))


@given(ranks.filter(bool), st.data())
def test_a_step_leads_to_the_nearest_gap_and_loses_nobody(south: list[int], data: st.DataObject) -> None:
    formation = formations(south, [])[0]
    standing = [id for row in formation for id in row]
    everybody, id = sorted(standing), data.draw(st.sampled_from(sorted(standing)))
    rank = next(number for number, row in enumerate(formation) if id in row)
    here = drawn((formation, ()))[id][1].start
    found = list(geometry.steps((geometry.sizes(formation), ()), standing.index(id)))
    for slot in found:
        after = geometry.stepped(formation, id, slot)
        assert sorted(each for row in after for each in row) == everybody
        assert all(1 <= len(row) <= 5 for row in after) and len(after) <= 3
        assert abs(slot.rank - rank) == 1
    for other in (rank - 1, rank + 1):
        if 0 <= other < len(formation) and len(formation[other]) < 5:
            size = len(formation[other]) + 1
            apart = {at: abs(-size + 2 * at - here) for at in range(size)}
            nearest = [Slot(other, at) for at in apart if apart[at] == min(apart.values())]
            assert [slot for slot in found if slot.rank == other] == nearest


@given(ranks.filter(bool), st.data())
def test_who_leaves_lets_the_others_close_up(south: list[int], data: st.DataObject) -> None:
    formation = formations(south, [])[0]
    id = data.draw(st.sampled_from([each for row in formation for each in row]))
    left = geometry.without(formation, id)
    assert [each for row in left for each in row] == [each for row in formation for each in row if each != id]
    assert all(left)


@pytest.mark.clause("RB-409", "RB-410", "RB-414")
@pytest.mark.parametrize(
    ("size", "places"), [(1, [0]), (2, [-1, 1]), (3, [-2, 0, 2]), (4, [-3, -1, 1, 3]), (5, [-4, -2, 0, 2, 4])]
)
def test_a_rank_is_centred(size: int, places: list[int]) -> None:
    assert [geometry.offset(size, at) for at in range(size)] == places


@pytest.mark.clause("RB-420")
@pytest.mark.parametrize(
    ("rows", "x", "tiles"),
    [(1, 0, 1), (1, 1, 1), (1, 2, 2), (1, 3, 2), (1, 4, 3), (2, 2, 2), (2, 3, 3), (3, 4, 4), (0, 2, 1), (0, 6, 3)],
)
def test_the_distances_of_the_ledger(rows: int, x: int, tiles: int) -> None:
    assert geometry.distance(Spot(0, 0), Spot(rows, x)) == tiles


@pytest.mark.clause("RB-421", "RB-424")
def test_rows_are_counted_through_the_middle() -> None:
    assert geometry.row_of(1, 1) - geometry.row_of(0, 1) == 3
    assert geometry.row_of(1, 0) - geometry.row_of(0, 0) == 1
    assert geometry.row_of(0, 0) - geometry.row_of(0, 2) == 2
    assert geometry.player_row(1, ((1,), (2,))) - geometry.row_of(0, 0) == 3
    assert geometry.player_row(1, ()) - geometry.row_of(0, 0) == 1
