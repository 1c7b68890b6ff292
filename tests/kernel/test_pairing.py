"""Who gets what, when each may have one of a few things."""

from __future__ import annotations

from itertools import product

from engines.kernel.pairing import paired


def most(able: dict[str, str]) -> int:
    """How many can get something at most, by trying everything."""
    tries = product(*((*things, None) for things in able.values()))
    given = [[thing for thing in each if thing is not None] for each in tries]
    return max(len(each) for each in given if len(set(each)) == len(each))


def test_who_came_first_makes_room_for_who_has_less_choice() -> None:
    assert paired({"a": "xy", "b": "x"}) == {"a": "y", "b": "x"}
    assert paired({"a": "xy", "b": "yz", "c": "x"}) == {"a": "y", "b": "z", "c": "x"}


def test_who_is_left_out_is_missing() -> None:
    assert paired({"a": "x", "b": "x", "c": ""}) == {"a": "x"}


def test_as_many_as_possible_get_what_they_may_have() -> None:
    choices = ("", "x", "xy", "yz", "zx", "xyz")
    for lists in product(choices, repeat=4):
        able = dict(zip("abcd", lists, strict=True))
        found = paired(able)
        assert len(found) == most(able) == len(set(found.values()))
        assert all(thing in able[one] for one, thing in found.items())
