"""Effects that go on by themselves. [OW-137]"""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.scenario import run_scenario
from engines.owr.rules import RULES

from .content import cards, decks, voice

SPRING = {"id": "spring", "name": "Spring", "kind": "creature", "atk": 100, "def": 100}
AGAIN: dict[str, Any] = {"when": {"event": "lf_restored", "player": "you"}}
SIP = {"id": "sip", "name": "Sip", "kind": "rune", "do": [{"gain": {"lf": 1}}]}
SIGH = {
    "id": "sigh",
    "name": "Sigh",
    "kind": "rune",
    "subtype": "flash",
    "do": [{"heal": {"to": {"kind": "creature"}}}],
}


def loop(do: list[Any], play: list[Any], **ends: str) -> None:
    """A creature that does something whenever its player regains LF, set off by a first point."""
    spring = {**SPRING, "abilities": [{**AGAIN, "do": do}]}
    position = {
        "A": {"hand": ["sip"], "lanes": {1: "spring", 2: "plain-creature"}},
        "B": {"stacks": {1: [{"card": "sigh", "down": True}]}},
    }
    scenario = {
        "title": "Loop",
        "game": "owr",
        "cards": [spring, SIP, SIGH],
        "position": position,
        "play": play,
        **ends,
    }
    run_scenario(scenario, RULES, cards(), decks(), voice())


def passes(n: int) -> list[dict[str, str]]:
    return [{"B": "pass"}] * n


GAIN = [{"gain": {"lf": 1}}]


@pytest.mark.clause("OW-137")
def test_the_hundredth_effect_of_a_loop_is_the_last() -> None:
    last = {"B": "pass", "expect": {"winner": "draw", "clause": "OW-137", "A.lf": 2100}}
    loop(GAIN, [{"A": "cast sip 1"}, *passes(98), {"B": "pass", "expect": {"winner": None}}, last])


@pytest.mark.clause("OW-137")
def test_the_count_begins_anew_with_a_response() -> None:
    last = {"winner": "draw", "clause": "OW-137", "A.lf": 2000 + 94 + 99}
    loop(GAIN, [{"A": "cast sip 1"}, *passes(94), {"B": "activate 1.1", "pass": True, "expect": last}])


@pytest.mark.clause("OW-137")
def test_what_goes_on_by_a_choice_is_no_forced_loop() -> None:
    choose = {"choose": {"what": {"pick": 1, "kind": "creature", "side": "own"}, "as": "one"}}
    chosen = [{"B": "pass"}, {"A": "a1"}] * 105
    loop(
        [choose, *GAIN],
        [{"A": "cast sip 1"}, *passes(1), *chosen, {"B": "pass", "expect": {"winner": None}}],
        ends="pick",
    )
