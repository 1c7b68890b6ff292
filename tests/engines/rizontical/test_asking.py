"""What a question tells beyond its options: who acts, what a hit would do, what is not offered and why. [RZ-1608]"""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.ask import Choice, Option, Refused, Unfinished
from engines.kernel.text import Text
from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from tests.engines.rizontical.duels import answer, duel, fighter, normal, setup, until


def level(game: Duel, *keys: str) -> Choice:
    found: Any = game.asks[0].choice
    for key in keys:
        found = found.option(key).next()
    return found


def reasons(game: Duel, *keys: str) -> dict[str, tuple[str, str | None]]:
    """What is withheld on a level: by its words, why and by which clause."""
    return {
        each.text.id.removeprefix("rz-verb-"): (each.refusal.text.id, each.refusal.clause)
        for each in level(game, *keys).withheld()
    }


def told(game: Duel, key: str, *taken: str) -> Text | None:
    path: list[Option] = []
    at: Any = game.asks[0].choice
    for each in taken:
        path.append(at.option(each))
        at = path[-1].next()
    return RULES.detail(game, game.asks[0], tuple(path), at.option(key))


BRAWLER = fighter("brawler", atk=4, ra=3, elements=["fire"], psh=0)
STONE = fighter("stone", hp=9, weakness={"value": 2, "to": ["fire"]})
SHELL = fighter("shell", hp=9)


def brawl(**a: Any) -> Duel:
    return duel(
        {
            "A": {"fighters": {1: {"card": "brawler", "cell": "d4", **a}, 2: "plain-fighter c4"}, "ap": 4},
            "B": {
                "fighters": {
                    1: {"card": "stone", "cell": "d5", "protection": 1},
                    2: {"card": "shell", "cell": "d6", "hp": 3},
                    3: {"card": "shell", "cell": "g4", "conditions": {"Shield": 0}},
                }
            },
        },
        BRAWLER,
        STONE,
        SHELL,
    )


def test_beside_each_target_stands_what_the_hit_will_do() -> None:
    for cell in ("d5", "c4", "g4"):
        game = brawl()
        text = told(game, cell, "hit")
        assert text is not None
        before = {each.card: each.hp for side in RULES.view(game, None).sides for each in side.fighters}
        id = game.entity_at({"d5": 35, "c4": 26, "g4": 30}[cell])
        assert id
        name, hp = game.thing(id).card, game.fighter(id).hp
        answer(game, 0, f"hit {cell}")
        left = game.fighter(id).hp
        assert before[name]
        if cell == "g4":
            assert (text.id, left) == ("rz-forecast-shield", hp)
        else:
            assert (text.words["hp"], text.words["left"]) == (hp, left)
    assert told(brawl(), "e4", "hit") is None


def test_a_defeat_is_foretold() -> None:
    game = brawl(cell="e6")
    text = told(game, "d6", "hit")
    assert text is not None
    assert (text.id, text.words["dmg"]) == ("rz-forecast-defeat", 4)


def test_nothing_that_one_player_alone_knows_is_foretold() -> None:
    proud = fighter(
        "proud",
        abilities=[
            {"label": "passive", "always": [{"dmg": {"taken": "hit", "n": {"count": {"kind": "power", "zone": "hand",
             "side": "own", "category": "trigger"}}, "to": "this"}}]},
        ],
    )  # fmt: skip
    game = duel(
        {"A": {"fighters": {1: "plain-fighter d4"}}, "B": {"fighters": {1: "proud d5"}, "hand": ["plain-power"]}}, proud
    )
    assert told(game, "d5", "hit") is None


def test_enemies_come_first_and_own_and_empty_cells_are_aside() -> None:
    options = level(brawl(), "hit").options
    assert {each.key for each in options if not each.aside} == {"d5", "g4"}
    assert not any(each.aside for each in options[:2])
    aside = [each for each in options if each.aside]
    assert (aside[0].key, aside[0].text.id) == ("c4", "rz-target-own")
    assert all(each.text.id == "rz-cell" for each in aside[1:])


@pytest.mark.clause("RZ-1608")
def test_what_cannot_be_done_says_why_with_its_clause() -> None:
    game = brawl()
    found = reasons(game)
    assert found["push"] == ("rz-no-psh", "RZ-542")
    assert found["skill"] == ("rz-no-skill-active", "RZ-711")
    assert not {"move", "hit", "discard", "use", "set"} & set(found)
    answer(game, 0, "move d3")
    assert reasons(game)["move"] == ("rz-no-move-left", "RZ-713")


@pytest.mark.clause("RZ-1608")
def test_a_push_with_nobody_near_and_a_skill_without_mana_say_so() -> None:
    mage = fighter("mage", mana=1, abilities=[{"label": "mana", "do": [{"draw": 1}]}, {"label": "spell"}])
    game = duel(
        {"A": {"fighters": {1: {"card": "mage", "cell": "d4", "mana": 0}}}, "B": {"fighters": {1: "mage h8"}}}, mage
    )
    assert reasons(game)["push"] == ("rz-no-push-near", "RZ-531")
    assert "skill" not in reasons(game)
    assert reasons(game, "skill") == {"rz-skill": ("rz-no-mana", "RZ-847")}


def test_who_acts_is_named() -> None:
    game = brawl()
    text = RULES.about(game, game.asks[0])
    assert text is not None
    assert (text.id, text.words["ap"]) == ("rz-about-turn", 4)
    nobody = duel(
        {
            "A": {"fighters": {2: "plain-fighter c4"}, "hand": ["plain-power"]},
            "B": {"fighters": {1: "plain-fighter h8"}},
        }
    )
    text = RULES.about(nobody, nobody.asks[0])
    assert text is not None
    assert (text.id, text.words["slot"]) == ("rz-about-nobody", 1)
    assert not {"move", "hit", "push", "skill"} & set(reasons(nobody))


def test_a_hit_that_would_end_the_turn_is_marked_and_one_that_would_not_is_not() -> None:
    def ends(game: Duel) -> set[str]:
        return {each.key for each in game.asks[0].choice.options if each.ends}

    assert ends(brawl()) == {"hit", "skip", "end"}
    twice = fighter(
        "twice", abilities=[{"label": "passive", "always": [{"allow": {"act": "extra_hit", "to": "this"}}]}]
    )
    game = duel({"A": {"fighters": {1: "twice d4"}}, "B": {"fighters": {1: "twice d5"}}}, twice)
    assert ends(game) == {"skip", "end"}


@pytest.mark.clause("RZ-903", "RZ-1608")
def test_a_power_without_its_slot_is_told_which_slots_there_are() -> None:
    game = duel(
        {
            "A": {"fighters": {1: "plain-fighter d4"}, "hand": ["tidings"], "powers": {2: "plain-power"}},
            "B": {"fighters": {1: "plain-fighter h8"}},
        },
        normal("tidings", category="permanent", abilities=[{"when": "round_start", "do": [{"draw": 1}]}]),
    )
    with pytest.raises(Unfinished) as refused:
        game.check(game.number, 0, "power tidings")
    assert refused.value.text.words["tokens"].items == ("@1", "@3", "@4")  # type: ignore[union-attr]
    assert refused.value.clause == "RZ-1414"
    with pytest.raises(Refused) as wrong:
        game.check(game.number, 0, "power tidings @2")
    assert wrong.value.clause == "RZ-305"


def test_what_a_card_does_is_told_where_one_is_picked_from_hand() -> None:
    game = setup()
    until(game, "mulligan")
    [seat] = game.asks
    ask = game.asks[seat]
    assert ask.choice.options
    assert all(RULES.detail(game, ask, (), each) is not None for each in ask.choice.options)
