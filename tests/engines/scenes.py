"""Scenario files, each a test: to keep six thousand scenarios apart takes pytest longer than to play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from engines.kernel.cards import Cards, DeckList
from engines.kernel.registry import games
from engines.kernel.scenario import game_of, read_scenarios, run_scenario
from engines.kernel.scenario_said import Failure, Voice


def files_in(home: Path) -> Iterable[Any]:
    """The scenario files of a folder, as cases of a test."""
    return [pytest.param(each, id=str(each.relative_to(home))) for each in sorted(home.rglob("*.yaml"))]


def check_file(
    file: Path,
    cards: Callable[[str], Cards],
    decks: Callable[[str], Mapping[str, DeckList]],
    voice: Voice,
) -> None:
    """Play every scenario of a file; all that fail are told."""
    scenarios = read_scenarios(file.read_text(), str(file))
    assert scenarios and all("title" in each for each in scenarios)
    failed: list[str] = []
    for each in scenarios:
        try:
            game = game_of(each, games())
            run_scenario(each, games()[game], cards(game), decks(game), voice)
        except Failure as failure:
            failed.append(f"{each['title']}: {failure}")
    assert not failed, "\n".join(failed)
