"""The starter cards: there is enough of everything; every kind of what they may say is on one."""

from __future__ import annotations

from collections import Counter

from engines.raise_rise_die.acts import GOALS
from engines.raise_rise_die.rules import RULES
from engines.raise_rise_die.state import SLOTS
from engines.raise_rise_die.words import COMBAT, L
from tests.content import DATA, cards, decks
from tests.engines.cardgates import said_in

POOL, DECKS = cards("raise_rise_die"), decks("raise_rise_die")
ARCHETYPES = {"ember", "mire", "bastion", "gale", "ossuary"}
SAID = said_in((DATA / "cards" / "raise_rise_die").glob("*.yaml"))


def test_there_are_cards_of_every_archetype_type_and_sort() -> None:
    combat = [card for card in POOL.values() if card.kind in COMBAT]
    assert len(combat) >= 110
    assert {card.archetype for card in combat} == ARCHETYPES
    kinds = Counter(card.kind for card in POOL.values())
    assert kinds["character"] >= 5
    assert kinds["weapon"] >= 10
    for archetype in ARCHETYPES:
        own = [card for card in combat if card.archetype == archetype]
        assert {card.kind for card in own} == set(COMBAT)
        assert {card.sv for card in own} >= {1, 2, 3}
        assert any(card.infusion for card in own)
        assert any(card.transcend for card in own)
        assert {(card.instant, card.object) for card in own} >= {(False, False), (True, False), (False, True)}
        assert any(card.dedicated for card in own)


def test_every_archetype_has_a_deck_that_may_be_played() -> None:
    assert {POOL[deck.cards["weapons"][0]].archetype for deck in DECKS.values()} == ARCHETYPES
    for deck in DECKS.values():
        assert RULES.check_deck(deck, POOL) == []
    assert {POOL[id].kind for deck in DECKS.values() for id in deck.all()} == {"character", "weapon", *COMBAT}


def test_every_slot_is_optimal_for_cards_of_every_type() -> None:
    for kind in COMBAT:
        assert {slot for card in POOL.values() if card.kind == kind for slot in card.optimal} == set(SLOTS)


def test_every_event_moment_and_act_is_on_a_card() -> None:
    abilities = [each for card in POOL.values() for each in (*card.abilities, *card.infusion)]
    heard = {event for each in abilities if each.when is not None for event in each.when.event}
    replaced = {event for each in abilities if each.would is not None for event in each.would.event}
    assert heard | replaced == set(L.events)
    assert set(L.acts) <= SAID
    assert {time for each in abilities for time in each.during} == set(L.times)
    assert {"exchange", "bout", "upkeep", "bout_end", "next_upkeep"} - {"exchange"} <= SAID, "the exchange goes unsaid"
    assert {each.use for each in abilities} == {"", "use", "active"}


def test_every_operation_of_the_game_is_on_a_card() -> None:
    own = {word for word, op in L.ops.items() if op.__module__.startswith("engines.raise_rise_die")}
    assert own <= SAID
    assert {"modes", "later", "toss", "pay", "multiply", "set", "change", "forbid", "allow"} <= SAID
    assert {"hand", "deck", "discard", "void", "top_soul"} <= SAID, "every zone"
    assert set(GOALS) <= SAID, "every place where cards go"
