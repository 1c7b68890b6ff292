"""Every scenario file, by the same runner that `python bot.py scenario` uses."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.registry import games
from engines.kernel.scenario import read_scenarios, run_scenario
from tests.content import ROOT, cards, decks, voice

FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))
SCENARIOS = [
    (file.relative_to(ROOT / "tests" / "scenarios"), each)
    for file in FILES
    for each in read_scenarios(file.read_text(), str(file))
]


@pytest.mark.parametrize(
    "scenario", [each for _, each in SCENARIOS], ids=[f"{file}: {each['title']}" for file, each in SCENARIOS]
)
def test_scenario(scenario: dict[str, Any]) -> None:
    game = scenario["game"]
    run_scenario(scenario, games()[game], cards(game), decks(game), voice())
