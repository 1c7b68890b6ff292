"""The starter cards: there is enough of everything; every kind of what they may say is on one."""

from __future__ import annotations

from collections import Counter

from engines.owr.rules import RULES
from engines.owr.words import METHODS, L
from tests.content import DATA, cards, decks
from tests.engines.cardgates import said_in

from .changes import SAYS

POOL, DECKS = cards("owr"), decks("owr")
SAID = said_in((DATA / "cards" / "owr").glob("*.yaml"))


def test_there_are_cards_of_every_type_cost_and_sort() -> None:
    kinds = Counter(card.kind for card in POOL.values())
    assert set(kinds) == set(SAYS)
    assert len(POOL) >= 112
    assert {card.cost for card in POOL.values() if card.kind == "creature"} == {0, 1, 2, 3}
    assert {sort for card in POOL.values() if card.kind == "rune" for sort in card.subtype} == {
        "normal", "continuous", "flash",
    }  # fmt: skip
    assert any(card.extra for card in POOL.values())


def test_the_cards_of_the_rulebook_are_as_it_shows_them() -> None:
    jay, seller, boar = (POOL[id] for id in ("soul-jay", "portal-seller", "tornado-boar"))
    assert jay.figures == (100, 200)
    assert seller.figures[1] == jay.figures[0] > 0, "Soul Jay's ATK matches its DEF"
    assert seller.figures[0] < jay.figures[1]
    assert tuple(map(sum, zip(jay.bonus, boar.bonus, strict=True))) == (300, 200)


def test_every_card_but_the_tokens_stands_in_one_of_five_decks() -> None:
    lists = DECKS
    assert len(lists) >= 5
    for deck in lists.values():
        assert RULES.check_deck(deck, POOL) == []
        assert not any(n > 3 for n in Counter(deck.all()).values()), "no list needs more than a tournament allows"
    used = {id for deck in lists.values() for id in deck.all()}
    assert set(POOL) - used == {id for id, card in POOL.items() if card.kind == "token"}


def test_every_token_is_made_by_a_card() -> None:
    assert {id for id, card in POOL.items() if card.kind == "token"} <= SAID


def test_every_method_event_and_act_is_on_a_card() -> None:
    assert {method for card in POOL.values() for method in card.methods} == set(METHODS)
    abilities = [each for card in POOL.values() for each in card.abilities]
    heard = {event for each in abilities if each.when is not None for event in each.when.event}
    assert heard == {name for name, event in L.events.items() if event.heard}
    assert {event for each in abilities if each.would is not None for event in each.would.event} | {"damaged"} == {
        name for name, event in L.events.items() if event.would
    }
    assert {each.use for each in abilities} == {"", "activated"}
    assert {act for act in L.acts if act not in SAID} == {"main_1"}


def test_every_operation_of_the_game_is_on_a_card() -> None:
    own = {word for word, op in L.ops.items() if op.__module__.startswith("engines.owr")}
    assert own - SAID == {"shuffle", "show", "stack_bottom"} & own
    assert {"modes", "later", "toss", "roll", "pay", "instead", "control", "multiply", "set"} <= SAID
