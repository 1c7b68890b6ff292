"""Riftborn's matches of chance and of house players under the conformance suite."""

from __future__ import annotations

import pytest

from engines.kernel.conformance import play
from engines.riftborn import RULES

from .content import cards, decks


@pytest.mark.clause("RB-1118")
@pytest.mark.parametrize("number", range(2))
def test_random_matches_conform_and_tell_nobody_what_is_hidden(number: int) -> None:
    lists = list(decks().values())
    play(RULES, cards(), [lists[number], lists[number - 1]], f"riftborn {number}", often=60)


@pytest.mark.clause("RB-1202")
def test_house_players_win_by_life_alone() -> None:
    lists = list(decks().values())
    played = play(RULES, cards(), lists[:2], "house", players=("greedy", "random"), often=0)
    assert played.clause == "RB-1201"
