"""A position as somebody lays it out: a card that can't lie where it is put is refused."""

from __future__ import annotations

import pytest

from engines.kernel.positions import BadPosition
from engines.kernel.registry import games
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
