"""What a question tells beyond its options: what ends the turn, what is not offered and why. [RS-312]"""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel.ask import Choice
from engines.kernel.cards import Cards
from engines.kernel.game import Game
from engines.rise.rules import RULES
from tests.content import cards

EAGER = {"kind": "creature", "attack": 1, "defense": 3, "rank": 2}
POOL = Cards.read(
    RULES,
    {
        "own": json.dumps(
            [
                *RULES.blanks,
                {**EAGER, "id": "brawler", "name": "Brawler", "abilities": [{"always": [{"must": {"act": "attack"}}]}]},
                {**EAGER, "id": "warden", "name": "Warden", "abilities": [{"always": [{"must": {"act": "block"}}]}]},
                {**EAGER, "id": "bird", "name": "Bird", "keywords": ["Flight"]},
            ]
        )
    },
    known=cards("rise"),
)


def table(a: list[Any], b: list[Any]) -> Game[Any]:
    game = RULES.empty(POOL, {}, bytes(32))
    RULES.place(game, {"A": {"field": a}, "B": {"field": b}})
    return game


def reasons(choice: Choice) -> dict[str, tuple[str, str | None]]:
    return {each.text.id: (each.refusal.text.id, each.refusal.clause) for each in choice.withheld()}


def go(game: Game[Any], *keys: str) -> None:
    """Answers, and passes of everybody who may only respond."""
    for key in keys:
        game.answer(game.number, min(game.asks), key)
        while game.asks and all(ask.window for ask in game.asks.values()):
            game.answer(game.number, min(game.asks), "pass")


@pytest.mark.clause("RS-714")
def test_to_pass_the_turn_ends_it() -> None:
    game = table(["plain-creature"], [])
    assert {each.key for each in game.asks[0].choice.options if each.ends} == {"pass"}


@pytest.mark.clause("RS-806")
def test_an_attack_that_is_demanded_says_so() -> None:
    game = table(["brawler", "plain-creature"], [])
    assert reasons(game.asks[0].choice)["rs-verb-pass"] == ("rs-no-pass-forced", "RS-806")
    go(game, "attack")
    level = game.asks[0].choice
    assert reasons(level) == {"rs-done": ("rs-no-forced", "RS-806")}
    below = level.option("a1>b")
    assert below is not None
    assert reasons(below.next()) == {}  # type: ignore[arg-type]


@pytest.mark.clause("RS-829")
def test_a_block_that_is_demanded_says_so() -> None:
    game = table(["plain-creature"], ["warden"])
    go(game, "attack", "a1>b done")
    assert [each.key for each in game.asks[1].choice.options] == ["b1>a1"]
    assert reasons(game.asks[1].choice) == {"rs-no-block": ("rs-no-forced-block", "RS-829")}


@pytest.mark.clause("RS-822", "RS-819")
def test_what_cannot_block_says_which_rule_keeps_it() -> None:
    game = table(["bird"], ["plain-creature", {"card": "bird", "tilted": True}, "bird"])
    go(game, "attack", "a1>b done")
    choice = game.asks[1].choice
    assert [each.key for each in choice.options] == ["b3>a1", "none"]
    assert [each.refusal.clause for each in choice.withheld()] == ["RS-822", "RS-819"]


@pytest.mark.clause("RS-807")
def test_an_attack_that_nobody_can_make_says_so() -> None:
    game = table([{"card": "plain-creature", "tilted": True}], [])
    assert reasons(game.asks[0].choice)["rs-verb-attack"] == ("rs-no-attackers", "RS-807")
    assert "rs-verb-attack" not in reasons(table([], ["bird"]).asks[0].choice)
