"""OWR before it is exported: its scenarios, random matches under the conformance suite, its texts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.kernel.cards.telling.needed import needed
from engines.kernel.scenario import read_scenarios, run_scenario
from engines.owr.rules import RULES
from engines.owr.telling import card_text

from .content import HERE, cards, decks, texts, voice

SCENARIOS = [
    (file.stem, each)
    for file in sorted((HERE / "scenarios").glob("*.yaml"))
    for each in read_scenarios(file.read_text(), str(file))
]


@pytest.mark.parametrize(
    "scenario", [each for _, each in SCENARIOS], ids=[f"{file}: {each['title']}" for file, each in SCENARIOS]
)
def test_scenario(scenario: dict[str, Any]) -> None:
    run_scenario(scenario, RULES, cards(), decks(), voice())


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_can_be_said(locale: str) -> None:
    for card in cards().values():
        assert texts().say(replace(card_text(card), game="owr"), locale)
    assert [id for id in needed(RULES.language) if texts().missing(id, "owr")] == []
