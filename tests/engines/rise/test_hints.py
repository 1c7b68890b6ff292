"""What a question says of the effect that asks it, and what its options would do."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from engines.kernel.ask import Ask, Option, Refused
from engines.kernel.game import Game
from engines.kernel.text import Texts
from engines.rise.rules import RULES
from tests.content import DATA

from .helpers import cards
from .test_secrets import played

HEX = {
    "id": "hex", "name": "Hex", "kind": "incantation", "rank": 1,
    "targets": {"target": {"kind": "creature"}, "target2": {"kind": "creature", "side": "own"}},
    "do": [{"change": {"attack": 2, "to": "target", "until": "turn"}}, {"destroy": "target2", "may": True}],
}  # fmt: skip
RITE = {
    "id": "rite", "name": "Rite", "kind": "creature", "rank": 1, "attack": 1, "defense": 2,
    "abilities": [{"use": "purchase", "id": "bite", "name": "Bite", "in": {"fr": "Morsure"}, "cost": {"coins": 2}, "do": [{"draw": 2}, {"discard": 1}]}],
}  # fmt: skip
BOLT = {
    "id": "bolt",
    "name": "Bolt",
    "kind": "incantation",
    "rank": 1,
    "do": [{"damage": {"n": 2, "to": "you"}}],
}
WARY = {
    "id": "wary", "name": "Wary", "kind": "creature", "rank": 1, "attack": 1, "defense": 6,
    "abilities": [{"when": {"event": "fought", "subject": "this"}, "may": True, "do": [{"tilt": "other"}]}],
}  # fmt: skip
POSITION = {
    "A": {"field": ["test-dog", "rite", "plain-door"], "hand": ["hex", "rite", "rite", "plain-imminent"], "stock": 5},
    "B": {"field": ["test-dog"], "hand": ["plain-imminent"]},
}


@functools.cache
def texts() -> Texts:
    return Texts(
        {
            locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))]
            for locale in ("en", "fr")
        },
        {"en": {"rise": cards().names_in("en") | {"hex": "Hex", "rite": "Rite", "bolt": "Bolt"}}},
    )


def said(text: Any, locale: str = "en") -> str:
    return texts().say(text, locale, {0: "Ann", 1: "Ben"})


def at(ask: Ask, *keys: str) -> Option:
    """The option that some keys lead to."""
    level, found = ask.choice, None
    for key in keys:
        assert level is not None
        found = level.option(key)
        assert found is not None, (key, [each.key for each in level.options])
        level = found.next()
    assert found is not None
    return found


def begun(*play: dict[str, Any], ends: str = "main") -> Game[Any]:
    return played(POSITION, *play, own=[HEX, RITE], ends=ends)


def test_options_say_what_they_would_do() -> None:
    game = begun()
    ask = game.asks[0]

    def told(*keys: str) -> str:
        detail = RULES.detail(game, ask, (), at(ask, *keys))
        return said(detail) if detail is not None else ""

    assert told("invoke", "rite") == ("Attack 1, Defense 2. Bite – Direct Purchase: Draw 2 cards, then discard 1 card.")
    assert said(at(ask, "invoke", "rite#2").text) == "Rite (copy 2)"
    assert told("action", "a2", "bite") == "Draw 2 cards, then discard 1 card."
    assert said(at(ask, "action", "a2", "bite").text) == "Bite (Direct Purchase, 2 coins)"
    assert told("invoke") == told("action", "a2") == ""


def test_targets_are_asked_for_by_what_they_have_to_be() -> None:
    ask = begun().asks[0]
    first = at(ask, "invoke", "hex").next()
    second = at(ask, "invoke", "hex", "b1").next()
    payer = at(ask, "invoke", "hex", "b1", "a1").next()
    assert first is not None and second is not None and payer is not None
    assert [said(each.prompt) for each in (first, second, payer)] == [
        "Target a Creature.", "Target one of your Creatures.", "Which Summoner pays the Capacity Points?",
    ]  # fmt: skip
    assert said(payer.options[0].text).endswith("(as1): 1 of 1 CP")


def test_a_response_answers_an_item_by_number_player_and_targets() -> None:
    game = begun({"A": "invoke hex > b1 a1 as1"}, ends="respond")
    about = game.asks[1].about
    assert about is not None
    dog = cards()["test-dog"].name
    assert said(about) == f"#1, Ann: Hex → {dog} (b1) and {dog} (a1)"


def test_the_words_of_an_effect_are_those_of_its_part() -> None:
    game = begun({"A": "invoke hex > b1 a1 as1"}, {"B": "pass"}, {"A": "pass"}, ends="optional")
    assert said(game.asks[0].choice.prompt) == "Hex: You may destroy the second Creature. Do it?"
    dog = cards()["test-dog"].name
    about = RULES.about(game, game.asks[0])
    assert about is not None and said(about) == f"In question: {dog} (b1) and {dog} (a1)"
    lasting = [said(line.text) for line in game.lines(None) if line.text.id == "rs-log-lasting"]
    assert lasting == [f"Hex: {cards()['test-dog'].name} (b1) gets +2/+0 until the end of the turn."]


def test_a_question_inside_an_effect_says_what_the_effect_does() -> None:
    game = begun({"A": "action a2 bite"}, {"B": "pass"}, {"A": "pass"}, ends="discard")
    about = RULES.about(game, game.asks[0])
    assert about is not None and said(about) == "Rite: Draw 2 cards, then discard 1 card."
    assert said(about, "fr") == "Rite\u00a0: Piochez 2 cartes, puis défaussez 1 carte."
    assert RULES.about(begun(), begun().asks[0]) is None


def test_a_question_inside_an_effect_names_what_set_it_off() -> None:
    game = played(
        {"A": {"field": ["wary"]}, "B": {"field": ["test-dog"]}},
        {"A": "attack", "pass": True}, {"A": "a1>b done", "pass": True}, {"B": "b1>a1", "pass": True},
        own=[WARY], ends="optional",
    )  # fmt: skip
    about = RULES.about(game, game.asks[0])
    assert about is not None and said(about) == f"In question: {cards()['test-dog'].name} (b1)"
    assert said(about, "fr").replace("\xa0", " ") == f"Il s’agit de : {cards()['test-dog'].name} (b1)"


def test_a_question_of_damage_names_what_deals_it() -> None:
    game = played(
        {"A": {"hand": ["bolt"]}}, {"A": "invoke bolt as1", "pass": True}, own=[BOLT], ends="summoner_for_damage"
    )
    ask = game.asks[0]
    prompt = ask.choice.prompt
    for option, life in zip(ask.choice.options, (10, 10), strict=True):
        assert said(RULES.detail(game, ask, (), option)) == f"{life} Life"
    assert said(prompt).endswith("Bolt deals 2 damage: which Summoner takes it?")
    assert said(prompt, "fr").endswith("Bolt inflige 2 dégâts\u00a0: quel Invocateur les subit\u00a0?")


def test_a_skill_of_somebody_elses_summoner_is_refused_as_such() -> None:
    game = begun()
    with pytest.raises(Refused) as refused:
        game.check(game.number, 0, "skill bs1 any")
    assert (said(refused.value.text), refused.value.clause) == ("That Summoner is not yours.", "RS-507")
