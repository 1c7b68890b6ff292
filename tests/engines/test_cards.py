"""The starter cards of every game: each has scenarios of its own, and these notice when a card says something else. (That
the scenarios come out is in `test_scenarios`; that there is enough of everything, with each game.)"""

from __future__ import annotations

import pytest

from engines.kernel.registry import games

from .cardgates import FEWEST, CardGates

GATES = {game: CardGates(game) for game in games()}
EACH = pytest.mark.parametrize("gates", [pytest.param(gates, id=game) for game, gates in GATES.items()])


@EACH
def test_scenarios_name_cards_of_the_pool(gates: CardGates) -> None:
    assert set(gates.scenarios) <= set(gates.ids)


@EACH
def test_every_card_has_scenarios(gates: CardGates) -> None:
    assert {
        card: len(gates.scenarios.get(card, ())) for card in gates.ids if len(gates.scenarios.get(card, ())) < FEWEST
    } == {}


@EACH
def test_titles_differ(gates: CardGates) -> None:
    titles = [each["title"] for several in gates.scenarios.values() for each in several]
    assert len(titles) == len(set(titles))


@EACH
@pytest.mark.parametrize("every", [pytest.param(3, id="sample"), pytest.param(1, id="all", marks=pytest.mark.soak)])
def test_scenarios_notice_changed_cards(gates: CardGates, every: int) -> None:
    ids = gates.ids[::every]
    assert len(ids) >= 40
    gates.check_changes(ids)
