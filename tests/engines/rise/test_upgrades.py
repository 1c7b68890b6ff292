"""Saves of older forms: what was counted and under way in them goes on."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.objects import SHIFT
from engines.rise.upgrades import what_is_counted


def dog(id: int, seat: int, used: dict[str, int], copied: str = "") -> list[Any]:
    """A card in play, as form 2 saves it."""
    state = [seat, seat, 1, False, 0, 7, [], [], used, copied, None, [], False, f"a{id}"]
    return ["p", *state, id, "vigil-dog", seat, 7]


def upgraded(*agenda: dict[str, Any]) -> dict[str, Any]:
    """The state of a save with some procedures, in today's form."""
    used = {"use-purchase": 5, "when-dies": 4, "ever": -1}
    things = [*[None] * 8, dog(8, 0, used), dog(9, 1, {}, "ember-boar"), ["c", [], False, 0, 10, "vigil-dog", 1, 3]]
    state = {"turn": 5, "things": things, "agenda": list(agenda)}
    what_is_counted({"state": state})
    return state


def test_uses_of_this_turn_are_counted_as_those_of_all_abilities() -> None:
    state = upgraded()
    assert state["spent"][f"turn:{8 | 7 << SHIFT}:use-purchase"] == [5, 1]
    assert {n for n, _ in state["spent"].values()} == {4, 5}
    assert len(state["things"][8]) == len(dog(8, 0, {})) - 1


def test_a_hit_that_was_asked_about_is_asked_about_again_and_those_before_it_follow() -> None:
    rows = [[8, 3, 9, True, [[9, 0, "x", 0, False]], [], []], [9, 1, 8, False, [], [[9, 4, "", 0, True]], []]]
    (hits,) = upgraded({"is": "hits", "step": "choose", "hits": rows, "at": 1, "stamp": 6})["agenda"]
    assert [(each["seat"], each["amount"], each["kind"]) for each in hits["events"]] == [
        (1, 1, "effect"),
        (0, 3, "combat"),
    ]
    assert (hits["step"], hits["used"], hits["wish"]) == ("next", ["~4"], "")
    wish = [9, 0, "would-damaged", 0, True]
    (hits,) = upgraded({"is": "hits", "step": "ask", "hits": rows[:1], "wish": wish})["agenda"]
    assert (hits["step"], hits["wish"]) == ("ask", "9 ember-boar would-damaged")


def test_what_was_about_to_be_destroyed_still_is() -> None:
    doom = {"is": "doom", "step": "ask", "ids": [8, 9], "at": 1, "dying": [8], "wish": [0, 9, "w"], "why": "combat"}
    (doom,) = upgraded(doom)["agenda"]
    assert [each["subject"] for each in doom["left"]] == [8 | 7 << SHIFT]
    assert [each["kind"] for each in doom["events"]] == ["combat"]
    assert doom["wish"] == "9 ember-boar w"
