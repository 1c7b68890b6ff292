"""The starter cards: every card has scenarios of its own, and these notice when a card says something else."""

from __future__ import annotations

import pytest

from tests.engines.cardgates import FEWEST, CardGates

SAYS = {
    "numen": ("enchantment", "conjuration"),
    "fighter": ("skills",),
    "power": ("cost", "use", "time", "on", "when", "if", "costs", "targets", "do", "during"),
    "summon": ("abilities",),
    "tile": ("push", "do", "during"),
}
SIDES = {"ally": "enemy", "own": "opposing", "you": "opponent", "enemy": "ally", "opposing": "own", "opponent": "you"}
GATES = CardGates("rizontical", SAYS, lambda text: [SIDES[text]] if text in SIDES else [])


def test_scenarios_name_cards_of_the_pool() -> None:
    assert set(GATES.scenarios) <= set(GATES.ids)


@pytest.mark.parametrize("card", GATES.ids)
def test_every_card_has_scenarios(card: str) -> None:
    assert len(GATES.scenarios.get(card, ())) >= FEWEST


def test_titles_differ() -> None:
    titles = [each["title"] for several in GATES.scenarios.values() for each in several]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize(
    "ids", [pytest.param(GATES.sample, id="sample"), pytest.param(GATES.ids, id="all", marks=pytest.mark.soak)]
)
def test_scenarios_notice_changed_cards(ids: list[str]) -> None:
    assert len(ids) >= 40
    GATES.check_changes(ids)
