"""Single clauses by position, and whole random matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.kernel.conformance import play
from engines.kernel.scenario import read_scenarios, run_scenario
from engines.rise.rules import RULES

from .helpers import cards, deck

SCENARIOS = read_scenarios(Path(__file__).with_name("scenarios.yaml").read_text())


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[each["title"] for each in SCENARIOS])
def test_scenario(scenario: dict[str, Any]) -> None:
    run_scenario(scenario, RULES, cards(), {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_conform(seats: int) -> None:
    for number in range(3):
        decks = [deck(f"{number} {seat}") for seat in range(seats)]
        assert play(RULES, cards(), decks, f"engine {number}", often=25).decisions > 20


@pytest.mark.parametrize("option", [(option.id, value) for option in RULES.options for value in option.values[1:]], ids="=".join)
def test_every_house_option_conforms(option: tuple[str, str]) -> None:
    play(RULES, cards(), [deck("x"), deck("y")], f"option {option}", options=dict([option]), often=40)
