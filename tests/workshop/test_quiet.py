"""How quiet matches are: clicks that decide nothing, messages without news, calls that nobody needs."""

from __future__ import annotations

import pytest

from engines.kernel.registry import games
from referee import Library
from workshop.quiet import measure

ANSWERS = 90
SEATS = [(game, min(3, rules.seats[1])) for game, rules in games().items()]
"""Every game, of three where as many may play."""


CALLED_IN_VAIN = pytest.mark.xfail(
    strict=True, reason="OWR calls its player at once where an order answers the second Main Phase: 3 of 23 calls"
)
"""To call later, or not at all, would tell that a hand leaves no choice."""


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(*each, marks=CALLED_IN_VAIN) if each == ("owr", 2) else each for each in SEATS]
)
async def test_one_click_in_ten_decides_nothing_at_most(library: Library, game: str, seats: int):
    tally = await measure(library, game, seats, seats, "quiet", ANSWERS)
    assert tally.answers.clicks > ANSWERS / 2
    assert 10 * tally.answers.hollow <= tally.answers.clicks
    assert (tally.posts.silent, tally.posts.left) == (0, 0)
    assert 10 * tally.needless <= tally.pings


@pytest.mark.parametrize(("game", "seats"), SEATS)
async def test_who_plays_alone_is_called_only_when_the_house_took_long(library: Library, game: str, seats: int):
    tally = await measure(library, game, seats, 1, "quiet", ANSWERS)
    assert 10 * tally.answers.hollow <= tally.answers.clicks
    assert (tally.posts.calls, tally.posts.silent, tally.posts.left, tally.needless) == (0, 0, 0, 0)
    assert 5 * tally.pings < tally.answers.decisions
