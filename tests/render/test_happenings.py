"""How what happened last is put together into phrases."""

from __future__ import annotations

from engines.kernel.views import MarkView
from render.parts.happenings import Tale

TALE = Tale(text="", told={"drawn", "hit"}, weights={}, counted={"drawn"}, apart=(), listed=3)


def groups(*marks: tuple[str, str, int]) -> list[tuple[str, int, list[str]]]:
    made = TALE.groups([MarkView(name, [place], amount) for name, place, amount in marks])
    return [(group.name, group.amount, [place for mark in group.marks for place in mark.places]) for group in made]


def test_what_differs_in_amount_is_not_told_of_both():
    assert groups(("drawn", "a", 4), ("drawn", "b", 3)) == [("drawn", 4, ["a"]), ("drawn", 3, ["b"])]
    assert groups(("hit", "a", 2), ("hit", "b", 1)) == [("hit", 2, ["a"]), ("hit", 1, ["b"])]


def test_as_much_of_the_same_is_told_of_both():
    assert groups(("drawn", "a", 2), ("drawn", "b", 2)) == [("drawn", 2, ["a", "b"])]


def test_what_is_counted_is_added_up_where_it_happened():
    told = groups(("drawn", "a", 1), ("drawn", "a", 1), ("drawn", "b", 2), ("drawn", "c", 1))
    assert told == [("drawn", 2, ["a", "b"]), ("drawn", 1, ["c"])]
