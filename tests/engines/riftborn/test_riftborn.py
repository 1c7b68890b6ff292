"""Riftborn's matches of chance and of house players under the conformance suite."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.conformance import play
from engines.riftborn import RULES

from .content import cards, decks


@pytest.mark.clause("RB-1118")
@pytest.mark.parametrize("number", range(4))
def test_random_matches_conform_and_tell_nobody_what_is_hidden(number: int) -> None:
    lists = list(decks().values())
    play(RULES, cards(), [lists[number], lists[number - 1]], f"riftborn {number}", often=60)


@pytest.mark.parametrize("option", RULES.options, ids=lambda option: option.id)
def test_every_house_option_conforms(option: Any) -> None:
    lists = list(decks().values())
    for value in option.values[1:]:
        play(RULES, cards(), lists[:2], f"{option.id} {value}", options={option.id: value}, often=200)


@pytest.mark.clause("RB-1202")
def test_house_players_win_by_life_alone() -> None:
    lists = list(decks().values())
    played = play(RULES, cards(), lists[:2], "house", players=("greedy", "random"), often=0)
    assert played.clause == "RB-1201"
