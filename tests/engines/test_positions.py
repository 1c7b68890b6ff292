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
        ("owr", {"A": {"lanes": ["plain-creature"]}}, "side A: 'lanes': Expected object, got array"),
        ("owr", {"A": {"stacks": {1: "plain-soul"}}}, "side A: 'stacks'.1: Expected array, got str"),
        ("owr", {"arena": ["plain-arena"]}, "a position: 'arena': Expected str | object, got array"),
        ("owr", {"A": "plain-creature"}, "a position: 'A': Expected object, got str"),
        ("owr", {"A": {"lanes": {1: {"card": "mudlark", "tokens": ["none"]}}}}, "no card is called 'none'"),
        ("owr", {"A": {"lf": -1}}, "side A: 'lf': Expected int >= 0"),
        ("raise_rise_die", {"A": {"slots": {"high": "grief"}}}, "side A: 'slots'.high: Expected array, got str"),
        ("raise_rise_die", {"A": {"weak": {"high": "much"}}}, "side A: 'weak'.high: Expected int, got str"),
        ("raise_rise_die", {"A": {"slots": {"high": [{"card": "grief", "role": "x"}]}}}, "role is one of opener"),
        ("riftborn", {"A": {"ranks": {"a": "b"}}}, "side A: 'ranks': Expected array, got object"),
        ("riftborn", {"A": {"ranks": ["militia"]}}, "side A: 'ranks'.0: Expected array, got str"),
        ("riftborn", {"A": {"ranks": [[{"card": "militia", "damage": "x"}]]}}, "a creature: 'damage': Expected int"),
        ("riftborn", {"A": {"ranks": [[{"card": "militia", "morale": "x"}]]}}, "morale is one of damage, health"),
        ("rise", {"A": {"stock": "lots"}}, "side A: 'stock': Expected int, got str"),
        ("rise", {"A": {"library": "alley-vagrant"}}, "side A: 'library': Expected array, got str"),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "counters": 3}]}}, "'counters': Expected object, got int"),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "times": {"x": 1}}]}}, "times is nothing here, not 'x'"),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "used": ["x"]}]}}, "used is one of "),
        ("rise", {"A": {"field": [{"card": "alley-vagrant", "copy_of": "x"}]}}, "no card is called 'x'"),
        ("rise", {"A": {"summoners": [{"card": "doctor-veil", "level": 9}]}}, "level is one of 1, 2, 3, not 9"),
        ("rise", {"players": 9}, "'players' are at most 4, not 9"),
        ("rizontical", {"A": {"ap": "lots"}}, "side A: 'ap': Expected int, got str"),
        ("rizontical", {"A": {"powers": {9: "curfew"}}}, "a slot is one of 1, 2, 3, 4, not '9'"),
        ("rizontical", {"A": {"powers": {1: {"card": "curfew", "bearer": "Q"}}}}, "bearer is one of A1"),
        ("rizontical", {"tokens": {"a": 1}}, "a position: 'tokens': Expected array, got object"),
        ("rizontical", {"round": "x"}, "a position: 'round': Expected int, got str"),
    ],
)
def test_a_part_of_another_kind_is_refused_by_its_name(game: str, document: dict[str, Any], why: str) -> None:
    scenario = {"title": "laid out", "game": game, "position": document}
    with pytest.raises(Failure, match=re.escape(why)):
        run_scenario(scenario, games()[game], cards(game), {})
