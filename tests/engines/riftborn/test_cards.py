"""The starter cards: there is enough of everything; every kind of what they may say is on one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engines.riftborn.rules import RULES
from engines.riftborn.words import L
from tests.content import DATA, cards, decks
from tests.engines.cardgates import said_in

from .changes import SAYS

POOL, DECKS = cards("riftborn"), decks("riftborn")
FILES = [*(DATA / "cards" / "riftborn").glob("*.yaml"), DATA / "keywords" / "riftborn.yaml"]
SAID = said_in(FILES)
UNPLAYED = ("token", "trick")
"""The kinds that no deck holds. [RB-133]"""


def test_there_are_cards_of_every_kind_level_and_family() -> None:
    kinds = Counter(card.kind for card in POOL.values())
    assert set(kinds) == set(SAYS)
    assert len(POOL) - sum(kinds[kind] for kind in UNPLAYED) >= 110
    assert {card.level for card in POOL.values() if card.kind == "creature"} == {1, 2, 3, 4, 5, 6, 7}
    families = Counter(card.family for card in POOL.values() if card.kind == "creature")
    assert set(families) == {"Fae", "Undead", "Beastkin", "Warden", "Construct"}
    assert min(families.values()) >= 15


def test_every_card_but_tokens_and_tricks_stands_in_one_of_five_decks() -> None:
    assert len(DECKS) >= 5
    for deck in DECKS.values():
        assert RULES.check_deck(deck, POOL) == []
        assert deck.names.get("fr") and deck.idea.keys() == {"en", "fr"}
    used = {id for deck in DECKS.values() for id in deck.all()}
    assert set(POOL) - used == {id for id, card in POOL.items() if card.kind in UNPLAYED}


def test_every_token_is_made_by_a_card() -> None:
    made = {id for id, card in POOL.items() if card.kind == "token"}
    assert made <= {word for file in FILES for word in re.findall(r"(?:card|token|into): ([a-z-]+)", file.read_text())}


@pytest.mark.clause("RB-989")
def test_masks_of_a_level_and_family_are_worth_the_same() -> None:
    """Else the public numbers would say which card lies there."""
    masks: dict[tuple[str, int], list[int]] = {}
    for card in POOL.values():
        if card.kind == "creature" and "STEALTH" in card.keyword_names:
            masks.setdefault((card.family, card.level), []).append(card.xp)
    assert masks
    assert all(len(worth) > 1 and len(set(worth)) == 1 for worth in masks.values()), masks


def test_every_keyword_event_and_act_is_on_a_card() -> None:
    assert {name for card in POOL.values() for name in card.keyword_names} == set(L.keywords)
    abilities = [each for card in POOL.values() for each in card.abilities]
    heard = {event for each in abilities if each.when is not None for event in each.when.event}
    heard |= {event for card in POOL.values() if card.kind == "trick" for event in card.when.event}
    assert {name for name, event in L.events.items() if event.heard} - heard == set()
    assert set(L.acts) <= set(SAID)


def test_every_operation_of_the_game_is_on_a_card_or_a_keyword() -> None:
    own = {word for word, op in L.ops.items() if op.__module__.startswith("engines.riftborn")}
    assert own - SAID == {"transform"}, "TRANSFORM says by `into` what it does"
    assert {
        "damage", "heal", "draw", "discard", "mill", "shuffle", "search", "gain", "lose", "put", "take", "sacrifice",
        "modes", "let", "repeat", "for_each", "choose", "later", "lasting", "toss", "roll", "control", "multiply",
        "set", "change", "forbid",
    } <= SAID  # fmt: skip
