"""The starter cards: there is enough of everything, every card has scenarios of its own, and these notice when a card says
something else."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engines.rise.effects import ABILITIES, DISEASES, ELEMENTS, EVENTS
from tests.content import cards, decks
from tests.engines.cardgates import FEWEST, CardGates

SAYS = dict.fromkeys(("summoner", "creature", "door", "incantation", "imminent", "level_up"), (
    "skills", "abilities", "statics", "triggers", "replaces", "imminent", "invoke", "attach", "targets", "base_effects", "actions",
    "gain",
))  # fmt: skip
SIDES = {"you": "opponents", "opponents": "you", "opponent": "you"}


def others(text: str) -> list[str]:
    """The other side, and the numbers next to a bound such as `<=3`."""
    if text in SIDES:
        return [SIDES[text]]
    bound = re.fullmatch(r"([<>]=?|=)(\d+)", text)
    return [f"{bound[1]}{int(bound[2]) + by}" for by in (1, -1)] if bound is not None else []


GATES = CardGates("rise", SAYS, others)
POOL = cards("rise")
LIBRARY = {id: card for id, card in POOL.items() if card.kind != "summoner" and not getattr(card, "token", False)}


# ------------------------------------------------------------------------------------------- there is enough of everything


def test_there_are_cards_of_every_type_and_rank() -> None:
    kinds = Counter(card.kind for card in POOL.values())
    assert kinds["summoner"] >= 10
    assert len(LIBRARY) >= 140
    assert set(kinds) == set(SAYS)
    assert {card.rank for card in LIBRARY.values()} >= {0, 1, 2, 3, 4}, "0 is an infinite rank"


def test_every_kind_of_card_stands_in_a_deck() -> None:
    lists = decks("rise")
    assert len(lists) >= 6
    for deck in lists.values():
        assert GATES.rules.check_deck(deck, POOL) == []
    used = {id for deck in lists.values() for id in deck.all()}
    assert {POOL[id].kind for id in used} == set(SAYS)
    assert len({summoner for deck in lists.values() for summoner in deck.cards["summoners"]}) >= 10
    assert set(POOL) - used <= {id for id, card in POOL.items() if getattr(card, "token", False)}, (
        "a card is in no deck"
    )


def test_every_ability_disease_and_element_is_on_a_card() -> None:
    printed = {name for card in POOL.values() for name in card.ability_names}
    assert printed == set(ABILITIES)
    assert printed > set(DISEASES)
    assert printed > {f"{element} Element" for element in ELEMENTS}


def test_every_kind_of_action_is_on_a_card() -> None:
    actions = [action for card in LIBRARY.values() for action in getattr(card, "actions", ())]
    assert {action.type for action in actions} == {"purchase", "toss", "dice"}
    for kind in ("toss", "dice"):
        assert {bool(action.cost.gold) for action in actions if action.type == kind} == {True, False}, "priced and free"
    assert any("Key" in card.types for card in LIBRARY.values()), "the free Direct Purchase"
    assert {action.limit for action in actions} == {"turn", "unlimited", "once_per_game"}


def test_everything_that_may_set_off_a_trigger_does_on_a_card() -> None:
    assert {event for card in POOL.values() for trigger in card.triggers for event in trigger.upon} == set(EVENTS)


# --------------------------------------------------------------------------------------------------- scenarios, mutation


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
