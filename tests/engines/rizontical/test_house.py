"""The house player's eye on Rizontical."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from engines.rizontical.weighing import Deed, Use
from tests.engines.rizontical.duels import duel


def chosen(game: Duel) -> str:
    """What the house player answers to the question that is asked."""
    seat, ask = min(game.asks.items())
    return HOUSE["greedy"](RULES, game.cards, RULES.view(game, seat), ask, Stream("house"))


def before(*, ally: str = "plain-fighter d4", enemy: Any = "plain-fighter d5", b: Any = None, **side: Any) -> Duel:
    """A turn of A, who has an ally, and whatever else is said, before an enemy."""
    return duel({"A": {"fighters": {1: ally}, **side}, "B": {"fighters": {1: enemy}, **(b or {})}})


def test_the_house_uses_a_power_before_the_hit_that_ends_its_turn() -> None:
    assert chosen(before(ap=2, hand=["flashpoint"])) == "power flashpoint @1 > d5"
    assert chosen(before(ap=1, hand=["flashpoint"])) == "hit d5"


def test_the_house_hits_where_it_defeats() -> None:
    enemies = {1: {"card": "plain-fighter", "cell": "d5", "hp": 2}, 2: "plain-fighter c4"}
    assert chosen(duel({"A": {"fighters": {1: "plain-fighter d4"}}, "B": {"fighters": enemies}})) == "hit d5"


def test_the_house_leaves_a_slot_for_what_does_not_stay() -> None:
    for taken, plays in ((2, True), (3, False)):
        powers = dict.fromkeys(range(1, taken + 1), "deep-roots")
        game = before(ap=9, hand=["furnace-law"], powers=powers, enemy="plain-fighter h8")
        assert chosen(game).startswith("power furnace-law") is plays


@pytest.mark.parametrize(("hp", "heals"), [(2, True), (5, False)])
def test_the_house_heals_who_is_hurt(hp: int, heals: bool) -> None:
    game = duel({"A": {"ap": 2, "numen": "humlae", "fighters": {1: {"card": "plain-fighter", "cell": "d4", "hp": hp}}}})
    assert (chosen(game) == "conjure > d4") is heals


def test_the_house_gives_the_good_to_its_own_and_the_bad_to_others() -> None:
    assert chosen(before(ap=2, hand=["warding-coat"])) == "power warding-coat @1 > d4"
    assert chosen(before(ap=1, hand=["slow-leak"])) == "power slow-leak @1 > d5"


def test_the_house_picks_the_mode_that_gains_most() -> None:
    assert chosen(before(ap=2, numen="quillon")) == "conjure 4"


def test_the_house_weakens_no_enemy_that_hurts_nobody() -> None:
    strong = {"card": "zill", "cell": "h8"}
    for conditions, weakens in (({}, True), ({"debuff Hit DMG Dealt": 4}, False)):
        game = before(ap=2, hand=["cold-verdict"], enemy={**strong, "conditions": conditions})
        assert chosen(game).startswith("power cold-verdict") is weakens


def test_the_house_pushes_against_the_border() -> None:
    assert chosen(before(ap=0, ally="kain d7", enemy="oathroot d8")) == "push d8 north 2"
    assert not chosen(before(ap=0, ally="kain d4", enemy="oathroot d5")).startswith("push")
    game = before(ap=1, hand=["shove-off"], ally="plain-fighter a1", enemy="plain-fighter h4")
    game.answer(game.number, 0, "power shove-off @1 > h4")
    assert chosen(game) in ("e", "ne", "se")


def test_the_house_sets_two_triggers_at_most() -> None:
    for waiting, sets in ((1, True), (2, False)):
        powers = dict.fromkeys(range(1, waiting + 1), "broken-aim")
        game = before(ap=9, hand=["backdraft", "broken-aim"], powers=powers)
        assert chosen(game).startswith("set") is sets


def test_the_house_discards_what_it_has_no_time_to_play() -> None:
    for held, discards in ((7, True), (6, False)):
        game = before(ap=0, hand=["deep-breath"] * held)
        assert chosen(game).startswith("discard") is discards


def test_the_house_moves_to_where_it_can_hit() -> None:
    assert chosen(before(enemy="plain-fighter d7")).startswith("move ")
    assert not chosen(before()).startswith("move ")


def test_the_house_skips_for_ap_where_a_hit_hurts_nobody() -> None:
    assert chosen(before(ally="sporeling-choir d4", enemy="aaro d5")) == "skip"


def test_what_a_use_does_is_read_from_its_parts() -> None:
    game = before(ally="merrow-lash d4", numen="quillon", hand=["warding-coat", "measured-burn"])
    eye = RULES.eye(game.cards, RULES.view(game, 0), game.asks[0])
    own = {key: eye.use(key) for key in ("measured-burn", "warding-coat", "1", "2", "conjure")}
    assert own["warding-coat"] == Use(2, "aura", [Deed("change", "def", 2, "1")])
    burn = own["measured-burn"]
    assert [(each.word, each.name, each.to, each.now) for each in burn.deeds] == [
        ("let", "k", "", False),
        ("lose", "hp", "1", False),
        ("change", "atk", "1", True),
    ]
    assert (own["1"].aim, own["1"].aimed, own["2"].aim, own["2"].deeds) == (
        "on",
        False,
        "",
        [Deed("push", "away", 2, "1")],
    )
    assert [(each.word, each.to, each.mode) for each in own["conjure"].deeds] == [
        ("gain", "own", 1),
        ("gain", "own", 2),
        ("status", "own", 3),
        ("debuff", "foe", 4),
    ]


def test_what_hardly_anybody_means_is_no_answer_of_the_house() -> None:
    """Of slots that are alike there is one, and nobody aims at empty cells or friends."""
    game = before(ap=2, hand=["flashpoint"], ally="poe d4")
    ask = game.asks[0]
    meant = {ask.write(path) for path in ask.meant()}
    assert meant < set(ask.keys())
    assert {key for key in meant if key.startswith("hit")} == {"hit d5"}
    assert {key.split()[2] for key in meant if key.startswith("power")} == {"@1"}
