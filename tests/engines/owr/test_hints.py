"""What the options of a question would do, and come to, in words."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.ask import Choice, Option, options_of
from engines.kernel.cards import Cards
from engines.kernel.game import Game
from engines.owr.rules import RULES

from .content import HERE, cards, texts


def begun(phase: str, **sides: dict[str, Any]) -> Game[Any]:
    laid = {side: {"deck": ["mudlark"] * 3, **sides.get(side, {})} for side in "AB"}
    return RULES.laid_out(cards(), {}, b"a key of the tests, long enough!!", {"active": "A", "phase": phase, **laid})


def at(game: Game[Any], *keys: str) -> Option:
    level: Choice | None = game.asks[0].choice
    found: Option | None = None
    for key in keys:
        assert level is not None
        found = level.option(key)
        assert found is not None, (key, [each.key for each in level.options])
        level = found.next()
    assert found is not None
    return found


def told(game: Game[Any], *keys: str) -> str:
    detail = RULES.detail(game, game.asks[0], (), at(game, *keys))
    return texts().say(detail, "en") if detail is not None else ""


def label(game: Game[Any], *keys: str) -> str:
    return texts().say(at(game, *keys).text, "en")


def test_cards_say_what_they_cost_where_they_are_played() -> None:
    stack = ["mudlark", {"card": "borrowed-edge", "down": True, "turn": 1}]
    hand = ["tornado-boar", "soul-jay", "borrowed-edge"]
    game = begun(phase="main_1", A={"lanes": {3: "soul-jay"}, "stacks": {3: stack}, "hand": hand})
    assert told(game, "summon", "tornado-boar").startswith("1 tribute · 300/300.")
    assert told(game, "summon", "soul-jay").startswith("100/200.")
    assert told(game, "cast", "borrowed-edge").startswith("1 soul · ")
    assert told(game, "activate", "3.2").startswith("1 soul · ")


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [
        ("tornado-boar", None, "the opponent loses 300 LF"),
        ("tornado-boar", "soul-jay", "300 against 200: it is destroyed · 100 back against 300"),
        ("soul-jay", "tornado-boar", "100 against 300 · 300 back against 200: so is yours · you lose 200 LF"),
        ("soul-jay", "portal-seller", "100 against 100: it is destroyed · 100 back against 200"),
        ("river-colossus", "cinder-wyrm", "300 against 500 · 800 back against 800: so is yours"),
        ("soul-jay", {"card": "trapdoor-nun", "down": True}, ""),
    ],
)
def test_an_attack_says_what_it_comes_to(mine: str, theirs: Any, said: str) -> None:
    """As things stand, and nothing of what lies face-down. [OW-802 to OW-808]"""
    game = begun(phase="battle", A={"lanes": {1: mine}}, B={"lanes": {1: theirs} if theirs else {}})
    assert told(game, "attack", "1") == said


def test_a_lane_says_who_makes_room_and_not_who_leaves_before() -> None:
    """[OW-516 OW-560]"""
    game = begun(phase="main_1", A={"lanes": {1: "drumling", 3: "soul-jay"}, "hand": ["tornado-boar", "soul-jay"]})
    assert label(game, "summon", "soul-jay", "1") == "Lane 1 (Drumling (a1) makes room)"
    assert label(game, "summon", "soul-jay", "2") == "Lane 2"
    path = options_of(game.asks[0].read("summon tornado-boar 3 3 up"))
    assert texts().say(path[3].text, "en") == "Lane 3"


MAGPIE = """
- id: magpie
  name: Magpie
  kind: creature
  atk: 100
  def: 100
  abilities:
    - use: activated
      name: Pick Clean
      cost: {send: {what: {pick: 1, kind: creature, zone: grave, side: own}, to: banish}}
      do: [{gain: {lf: 100}}]
"""


def test_an_ability_says_what_it_does_and_its_payment_where_the_cards_lie() -> None:
    """[OW-654 OW-946]"""
    does = "Pick Clean (banish a creature from your grave): Gain 100 LF."
    pool = Cards.read(RULES, {"cards.yaml": (HERE / "cards.yaml").read_text(), "magpie.yaml": MAGPIE})
    side = {"lanes": {1: "magpie"}, "grave": ["soul-jay", "mudlark"], "deck": ["mudlark"] * 3}
    laid = {"active": "A", "phase": "main_1", "A": side, "B": {"deck": ["mudlark"] * 3}}
    game = RULES.laid_out(pool, {}, b"a key of the tests, long enough!!", laid)
    use, magpie, ability = (at(game, *("use", "a1", "pick-clean")[:n]) for n in (1, 2, 3))
    for taken, option in (((use,), magpie), ((use, magpie), ability)):
        detail = RULES.detail(game, game.asks[0], taken, option)
        assert detail is not None and does in texts().say(detail, "en"), option
    paying = ability.next()
    assert paying is not None
    assert texts().say(paying.prompt, "en") == "Pay with which card from your grave?"
    assert texts().say(paying.prompt, "fr") == "Payer avec quelle carte de votre cimetière\u00a0?"
    jay = paying.option("soul-jay")
    assert jay is not None
    detail = RULES.detail(game, game.asks[0], (use, magpie, ability), jay)
    assert detail is not None and texts().say(detail, "en").startswith("100/200.")


@pytest.mark.parametrize(("locale", "said"), [("en", "the face-down card a1.1 is set"), ("fr", "la carte cachée a1.1")])
def test_a_response_to_ones_own_set_card_says_what_it_is_to(locale: str, said: str) -> None:
    game = begun(phase="main_1", A={"hand": ["counterclaim", "borrowed-edge"], "lanes": {1: "soul-jay"}})
    game.answer(game.number, 0, "set counterclaim 1")
    about = game.asks[0].about
    assert about is not None
    assert game.asks[0].window == "closing"
    assert said in texts().say(about, locale)


def test_a_response_says_all_that_came_about_and_to_whom() -> None:
    sides = {"A": {"hand": ["borrowed-edge"], "lanes": {1: "tornado-boar"}}, "B": {"lanes": {1: "soul-jay"}}}
    game = begun(phase="battle", **sides)
    game.answer(game.number, 0, "attack 1")
    asked: list[str] = []
    while game.asks[0].window:
        about = game.asks[0].about
        assert about is not None
        asked.append(texts().say(about, "en"))
        game.answer(game.number, 0, "pass")
    assert asked == ["A: Tornado Boar (a1) attacks lane 1", "Soul Jay (b1) is destroyed"]
