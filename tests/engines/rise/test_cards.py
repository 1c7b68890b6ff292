"""The starter cards: there is enough of everything; every kind of what they may say is on one."""

from __future__ import annotations

from collections import Counter

from engines.rise.rules import RULES
from engines.rise.words import ELEMENTS, L
from tests.content import cards, decks

from .changes import SAYS

POOL = cards("rise")
DISEASES = {name for name, keyword in L.keywords.items() if 1211 <= int(keyword.clause.removeprefix("RS-")) <= 1238}
"""The Abilities that tell what a Disease does. [RS-1211 to RS-1239]"""
INSTEAD = {"destroyed", "damaged", "restoration", "buried"}
"""What something else may happen instead of, and nothing waits for: there is `dies`, there is `is_hit`."""
ELSEWHERE = {
    "restoration", "buried", "summoner_lost", "toss_made", "rolled", "drawn", "discarded", "coins_gained", "ether_gained", "healed",
}  # fmt: skip
"""What no starter card replaces; cards of tests/scenarios/rise/restoration.yaml and language do."""
AT_FIRST = {"game_begins"}
"""What no starter card waits for; cards of tests/scenarios/rise/language/beginning.yaml do."""
LIBRARY = {id: card for id, card in POOL.items() if card.kind != "summoner" and not getattr(card, "token", False)}


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
        assert RULES.check_deck(deck, POOL) == []
    used = {id for deck in lists.values() for id in deck.all()}
    assert {POOL[id].kind for id in used} == set(SAYS)
    assert len({summoner for deck in lists.values() for summoner in deck.cards["summoners"]}) >= 10
    assert set(POOL) - used <= {id for id, card in POOL.items() if getattr(card, "token", False)}, (
        "a card is in no deck"
    )


def test_every_ability_disease_and_element_is_on_a_card() -> None:
    printed = {name for card in POOL.values() for name in card.keyword_names}
    assert printed == set(L.keywords) - {"Key"}, "Key is what the type gives, no Ability"
    assert printed > DISEASES
    assert printed > {f"{element} Element" for element in ELEMENTS}


def test_every_kind_of_action_is_on_a_card() -> None:
    actions = [action for card in LIBRARY.values() for action in getattr(card, "actions", ())]
    assert {action.use for action in actions} == {"purchase", "toss", "dice"}
    for kind in ("toss", "dice"):
        assert {"coins" in action.cost.amounts for action in actions if action.use == kind} == {True, False}, (
            "priced and free"
        )
    assert any("Key" in card.types for card in LIBRARY.values()), "the free Direct Purchase"
    limits = {
        "free" if action.free else repr(action.limit) if action.limit is not None else "once a turn"
        for action in actions
    }
    assert limits == {"once a turn", "free", "1 per match"}


def test_everything_that_may_set_off_a_trigger_does_on_a_card() -> None:
    heard = {
        event for card in POOL.values() for each in card.abilities if each.when is not None for event in each.when.event
    }
    assert heard == {name for name in L.events if name not in INSTEAD | AT_FIRST}
    replaced = {
        event
        for card in POOL.values()
        for each in card.abilities
        if each.would is not None
        for event in each.would.event
    }
    assert replaced == {name for name, event in L.events.items() if event.would} - ELSEWHERE
