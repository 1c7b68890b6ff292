"""The starter cards: every card has scenarios of its own, and these notice when a card says something else."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards
from engines.kernel.registry import games
from engines.kernel.scenario import Failure, read_scenarios, run_scenario
from tests.content import ROOT, cards, decks

RULES = games()["rizontical"]
FEWEST = 3
"""How many scenarios name each card."""
WANTED = 0.9
"""How much of what is changed on the cards has to be noticed."""
SWAPS = {"ally": "enemy", "own": "opposing", "you": "opponent"}
SWAPPED = SWAPS | {there: here for here, there in SWAPS.items()}


def scenarios() -> dict[str, list[dict[str, Any]]]:
    """The scenarios of each card, by the id in brackets that their titles begin with."""
    found: dict[str, list[dict[str, Any]]] = {}
    for file in sorted((ROOT / "tests" / "scenarios" / "rizontical" / "cards").rglob("*.yaml")):
        for each in read_scenarios(file.read_text()):
            named = re.match(r"\[([a-z0-9-]+)\] ", each["title"])
            assert named, f"{file.name}: {each['title']} does not begin with a card's id in brackets"
            found.setdefault(named[1], []).append(each)
    return found


SCENARIOS = scenarios()
POOL = tuple(cards())


def test_scenarios_name_cards_of_the_pool() -> None:
    assert set(SCENARIOS) <= set(POOL)


@pytest.mark.parametrize("card", POOL)
def test_every_card_has_scenarios(card: str) -> None:
    assert len(SCENARIOS.get(card, ())) >= FEWEST


def test_titles_differ() -> None:
    titles = [each["title"] for several in SCENARIOS.values() for each in several]
    assert len(titles) == len(set(titles))


# ------------------------------------------------------------------------------------------------------- mutation


def places(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number and every word for a side in a card's document, with its place."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from places(value, (*path, key))
    elif isinstance(part, list):
        for index, value in enumerate(part):
            yield from places(value, (*path, index))
    elif isinstance(part, int) and not isinstance(part, bool) or isinstance(part, str) and part in SWAPPED:
        yield path, part


def mutants(id: str) -> Iterator[tuple[str, Cards]]:
    """Pools in which one thing on a card's effects is another: a number one more or one less, or the other side."""
    pool = cards()
    document = pool._documents[id]
    abilities = {key: document[key] for key in document if key in ABILITIES[document["kind"]]}
    for path, value in places(abilities):
        for other in (SWAPPED[value],) if isinstance(value, str) else (value + 1, value - 1):
            changed = copy.deepcopy(document)
            part = changed
            for key in path[:-1]:
                part = part[key]
            part[path[-1]] = other
            try:
                card = RULES.card_reader.validate_python(changed)
            except ValidationError:
                continue
            name = f"{id}: {'.'.join(map(str, path))} {value} -> {other}"
            yield name, Cards(pool.game, {**pool._documents, id: changed}, {**pool, id: card})


ABILITIES = {
    "numen": ("enchantment", "conjuration"),
    "fighter": ("skills",),
    "power": ("cost", "use", "time", "on", "when", "if", "costs", "targets", "do", "during"),
    "summon": ("abilities",),
    "tile": ("push", "do", "during"),
}
"""What on a card says what it does, by kind; the printed stats are left out."""


def killed(id: str, pool: Cards) -> bool:
    """Whether a scenario of the card fails with other definitions."""
    for each in SCENARIOS[id]:
        try:
            run_scenario(each, RULES, pool, decks())
        except (Failure, Refused):
            return True
    return False


SAMPLE = [id for index, id in enumerate(sorted(POOL)) if index % 3 == 0]
"""At least 40 cards, of all kinds."""


@pytest.mark.parametrize("ids", [pytest.param(SAMPLE, id="sample"), pytest.param(POOL, id="all", marks=pytest.mark.soak)])
def test_scenarios_notice_changed_cards(ids: list[str]) -> None:
    assert len(ids) >= 40
    survivors: list[str] = []
    made = 0
    for id in ids:
        for name, pool in mutants(id):
            made += 1
            if not killed(id, pool):
                survivors.append(name)
    print(f"{made} changes, unnoticed:", *survivors, sep="\n  ")
    assert len(survivors) <= (1 - WANTED) * made, survivors
