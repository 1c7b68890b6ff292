"""A position as somebody lays it out: what can't be so, or is no such thing, is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engines.kernel.positions import BadPosition
from engines.kernel.registry import games
from engines.kernel.scenario import run_scenario
from engines.kernel.scenario_said import Failure
from tests.content import cards

SIDES = {
    "raise_rise_die": {"character": "hollis", "weapons": ["bell-maul"], "deck": ["grief"]},
    "rise": {"summoners": ["doctor-veil", "mother-sedge"], "library": ["alley-vagrant"]},
}


@pytest.mark.parametrize(
    ("game", "side"),
    [
        ("raise_rise_die", {"hand": ["bell-maul"]}),
        ("raise_rise_die", {"void": ["hollis"]}),
        ("raise_rise_die", {"slots": {"high": ["bell-maul"]}}),
        ("raise_rise_die", {"objects": ["hollis"]}),
        ("rise", {"hand": ["doctor-veil"]}),
        ("rise", {"library": ["doctor-veil"]}),
    ],
)
def test_a_card_of_no_pile_is_not_laid_on_one(game: str, side: dict[str, object]) -> None:
    rules, pool = games()[game], cards(game)
    sides = {"A": SIDES[game] | side, "B": SIDES[game]}
    rules.laid_out(pool, {}, bytes(32), {"A": SIDES[game], "B": SIDES[game]})
    with pytest.raises(BadPosition, match="no card of that kind is called"):
        rules.laid_out(pool, {}, bytes(32), sides)


@pytest.mark.parametrize(
    ("game", "document", "why"),
    [
        ("owr", {"A": {"lanes": ["plain-creature"]}}, "side A: 'lanes': a mapping is wanted, not a list"),
        ("owr", {"A": {"stacks": {1: "plain-soul"}}}, "side A: 'stacks'.1: a list is wanted, not text"),
        ("owr", {"arena": ["plain-arena"]}, "a position: 'arena': text or a mapping is wanted, not a list"),
        ("owr", {"A": "plain-creature"}, "a position: 'A': a mapping is wanted, not text"),
        ("owr", {"A": {"lanes": {1: {"card": "mudlark", "tokens": ["none"]}}}}, "no card is called 'none'"),
        ("owr", {"A": {"lf": -1}}, "side A: 'lf': Expected a whole number >= 0"),
        ("raise_rise_die", {"A": {"slots": {"high": "grief"}}}, "side A: 'slots'.high: a list is wanted, not text"),
        (
            "raise_rise_die",
            {"A": {"weak": {"high": "much"}}},
            "side A: 'weak'.high: a whole number is wanted, not text",
        ),
        ("raise_rise_die", {"A": {"slots": {"high": [{"card": "grief", "role": "x"}]}}}, "role is one of opener"),
        ("riftborn", {"A": {"ranks": {"a": "b"}}}, "side A: 'ranks': a list is wanted, not a mapping"),
        ("riftborn", {"A": {"ranks": ["militia"]}}, "side A: 'ranks'.0: a list is wanted, not text"),
        (
            "riftborn",
            {"A": {"ranks": [[{"card": "militia", "damage": "x"}]]}},
            "a creature: 'damage': a whole number is wanted",
        ),
        ("riftborn", {"A": {"ranks": [[{"card": "militia", "morale": "x"}]]}}, "morale is one of damage, health"),
        ("rise", {"A": {"stock": "lots"}}, "side A: 'stock': a whole number is wanted, not text"),
        ("rise", {"A": {"library": "alley-vagrant"}}, "side A: 'library': a list is wanted, not text"),
        (
            "rise",
            {"A": {"field": [{"card": "alley-vagrant", "counters": 3}]}},
            "'counters': a mapping is wanted, not a whole number",
        ),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "times": {"x": 1}}]}}, "times is nothing here, not 'x'"),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "used": ["x"]}]}}, "used is one of "),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "copy_of": "x"}]}}, "no card is called 'x'"),
        ("rise", {"A": {"summoners": [{"card": "doctor-veil", "level": 9}]}}, "level is one of 1, 2, 3, not 9"),
        ("rise", {"players": 9}, "'players' are at most 4, not 9"),
        ("rizontical", {"A": {"ap": "lots"}}, "side A: 'ap': a whole number is wanted, not text"),
        ("rizontical", {"A": {"powers": {9: "curfew"}}}, "a slot is one of 1, 2, 3, 4, not '9'"),
        ("rizontical", {"A": {"powers": {1: {"card": "curfew", "bearer": "Q"}}}}, "bearer is one of A1"),
        ("rizontical", {"tokens": {"a": 1}}, "a position: 'tokens': a list is wanted, not a mapping"),
        ("rizontical", {"round": "x"}, "a position: 'round': a whole number is wanted, not text"),
    ],
)
def test_a_part_of_another_kind_is_refused_by_its_name(game: str, document: dict[str, Any], why: str) -> None:
    scenario = {"title": "laid out", "game": game, "position": document}
    with pytest.raises(Failure, match=re.escape(why)):
        run_scenario(scenario, games()[game], cards(game), {})
