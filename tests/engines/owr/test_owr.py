"""OWR before it is exported: its scenarios, random matches under the conformance suite, its texts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.kernel.cards.telling.needed import needed
from engines.kernel.conformance import play
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


@pytest.mark.parametrize("number", range(4))
def test_random_matches_conform(number: int) -> None:
    lists = list(decks().values())
    play(RULES, cards(), [lists[number], lists[number - 1]], f"owr {number}", often=25)


@pytest.mark.parametrize("option", RULES.options, ids=lambda option: option.id)
def test_every_house_option_conforms(option: Any) -> None:
    lists = list(decks().values())
    for value in option.values[1:]:
        play(RULES, cards(), lists[:2], f"{option.id} {value}", options={option.id: value}, often=60)


def test_house_players_end_their_matches() -> None:
    lists = list(decks().values())
    played = play(RULES, cards(), lists[:2], "house", players=("greedy", "random"), often=0)
    assert played.clause


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_can_be_said(locale: str) -> None:
    for card in cards().values():
        assert texts().say(replace(card_text(card), game="owr"), locale)
    assert [id for id in needed(RULES.language) if texts().missing(id, "owr")] == []
