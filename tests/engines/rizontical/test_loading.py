"""What the card loader takes and refuses: Numens, elements, types, Skills, limits of stats."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from engines.kernel.cards import Cards
from engines.kernel.documents import ContentError
from engines.kernel.registry import games
from engines.rizontical.face import describe
from tests.content import library

RULES = games()["rizontical"]
DRAW = [{"draw": 1}]
PASSIVE = {"change": {"atk": 1}}
PASSIVE_OF_ALL = {"change": {"atk": 1, "to": {"kind": "fighter"}}}
CONDITION = {"you": {"active": True}}


def problem(card: dict[str, Any]) -> str:
    """What is wrong with a card; empty if it loads."""
    try:
        Cards.read(RULES, {"cards": yaml.dump([card], Dumper=Plain)})
    except ContentError as error:
        return str(error)
    return ""


class Plain(yaml.SafeDumper):
    """Writes shared parts out in full."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def fighter(**parts: Any) -> dict[str, Any]:
    return {
        "kind": "fighter",
        "id": "one",
        "name": "One",
        "elements": ["fire"],
        "types": ["physical"],
        "hp": 5,
        "speed": 5,
        **parts,
    }


def power(**parts: Any) -> dict[str, Any]:
    return {
        "kind": "power",
        "id": "one",
        "name": "One",
        "category": "normal",
        "cost": {"ap": 0},
        "do": DRAW,
        **parts,
    }


def numen(**parts: Any) -> dict[str, Any]:
    both = {
        "enchantment": {"always": [PASSIVE_OF_ALL]},
        "conjuration": {"cost": {"ap": 1}, "do": DRAW},
    }
    return {"kind": "numen", "id": "one", "name": "One", **both, **parts}


def without(card: dict[str, Any], part: str) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key != part}


@pytest.mark.clause("RZ-801")
def test_a_numen_has_both_abilities() -> None:
    assert problem(numen()) == ""
    for part in ("enchantment", "conjuration"):
        assert f"{part} is missing" in problem(without(numen(), part)), part


@pytest.mark.clause("RZ-802")
def test_an_enchantment_is_always_active_or_names_its_situation() -> None:
    situational = {"when": "moved", "do": DRAW}
    assert problem(numen(enchantment=situational)) == ""
    assert "one head, not when and always" in problem(numen(enchantment={**situational, "always": [PASSIVE_OF_ALL]}))
    assert "RZ-802" in problem(numen(enchantment=without(situational, "when")))


@pytest.mark.clause("RZ-811")
def test_there_are_eight_elements() -> None:
    for element in ("akasha", "neutral", "air", "earth", "fire", "ice", "thunder", "water"):
        assert problem(fighter(elements=[element])) == "", element
    for element in ("void", "light", "metal", "physical"):
        assert "elements.0" in problem(fighter(elements=[element])), element
    assert "elements" in problem(fighter(elements=[]))


@pytest.mark.clause("RZ-815")
def test_a_fighter_is_physical_magical_or_both() -> None:
    for types in (["physical"], ["magical"], ["physical", "magical"]):
        assert problem(fighter(types=types)) == "", types
    for types in ([], ["odd"], ["fire"], ["physical", "magical", "physical"]):
        assert "types" in problem(fighter(types=types)), types
    assert "RZ-815" in problem(fighter(types=["physical", "physical"]))


@pytest.mark.clause("RZ-811", "RZ-1611")
def test_no_element_and_no_type_is_named_twice() -> None:
    assert "RZ-811" in problem(fighter(elements=["fire", "ice", "fire"]))
    for stat, clause in (("weakness", "RZ-829"), ("resistance", "RZ-830")):
        assert problem(fighter(**{stat: {"value": 1, "to": ["fire", "physical"]}})) == ""
        assert f"{stat}.to" in problem(fighter(**{stat: {"value": 1, "to": ["fire", "fire"]}})), clause


@pytest.mark.clause("RZ-1611")
def test_what_is_always_at_work_has_its_conditions_in_its_parts() -> None:
    beside = {"always": [PASSIVE_OF_ALL], "if": CONDITION}
    for card in (
        fighter(abilities=[{"label": "passive", **beside}]),
        without(power(category="permanent", abilities=[beside]), "do"),
        numen(enchantment=beside),
    ):
        assert "condition" in problem(card)
    assert problem(fighter(abilities=[{"label": "passive", "always": [{**PASSIVE, "if": CONDITION}]}])) == ""


@pytest.mark.clause("RZ-841")
def test_a_fighter_has_up_to_three_skills() -> None:
    skill = {"label": "passive", "always": [PASSIVE]}
    for count in range(4):
        assert problem(fighter(abilities=[skill] * count)) == "", count
    assert "RZ-841" in problem(fighter(abilities=[skill] * 4))


@pytest.mark.clause("RZ-842")
def test_there_are_seven_skill_labels() -> None:
    draw = {"do": DRAW}
    labels = {"passive": {"always": [PASSIVE]}, "trigger": {"when": "moved", **draw}}
    for label in ("passive", "trigger", "spell", "spell*", "mana", "ultimate", "unique"):
        assert problem(fighter(abilities=[{"label": label, **labels.get(label, draw)}])) == "", label
    for label in ("active", "unique*", "mana*", "SPELL"):
        assert "label" in problem(fighter(abilities=[{"label": label, **draw}])), label


@pytest.mark.clause("RZ-843", "RZ-844", "RZ-852", "RZ-855")
def test_a_skill_fits_its_label() -> None:
    assert "RZ-843" in problem(fighter(abilities=[{"label": "mana", "always": [PASSIVE]}]))
    assert "RZ-844" in problem(fighter(abilities=[{"label": "trigger", "do": DRAW}]))
    assert "RZ-852" in problem(fighter(abilities=[{"label": "spell", "when": "moved", "do": DRAW}]))
    assert "RZ-855" in problem(fighter(abilities=[{"label": "mana", "aim": "around", "do": DRAW}]))
    assert problem(fighter(abilities=[{"label": "ultimate", "when": "moved", "do": DRAW}])) == ""


@pytest.mark.clause("RZ-847")
def test_only_a_mana_skill_costs_mana() -> None:
    texts = library().texts
    for label, cost in (("mana", "0 AP, 1 Mana"), ("ultimate", "0 AP"), ("unique", "0 AP"), ("spell", "0 AP")):
        skill = {"label": label, "do": DRAW}
        found = Cards.read(RULES, {"cards": yaml.dump([fighter(abilities=[skill])], Dumper=Plain)})["one"]
        assert texts.say(describe(found).skills[0].cost, "en") == cost, label
        assert "mana" in problem(fighter(abilities=[{**skill, "cost": {"mana": 1}}])), label


@pytest.mark.clause("RZ-861")
def test_printed_stats_are_at_most_10() -> None:
    for stat in ("hp", "mana", "atk", "def", "mp", "ra", "psh"):
        assert problem(fighter(**{stat: 10})) == "", stat
        assert stat in problem(fighter(**{stat: 11})), stat
    for stat in ("weakness", "resistance"):
        assert problem(fighter(**{stat: {"value": 10, "to": ["fire"]}})) == "", stat
        assert stat in problem(fighter(**{stat: {"value": 11, "to": ["fire"]}})), stat


@pytest.mark.clause("RZ-862")
def test_speed_is_at_most_20() -> None:
    assert problem(fighter(speed=20)) == ""
    assert "speed" in problem(fighter(speed=21))


@pytest.mark.clause("RZ-863")
@pytest.mark.parametrize("which", ["speed", "weakness", "resistance"])
def test_speed_weakness_and_resistance_never_change(which: str) -> None:
    part = {"change": {which: 2, "to": {"kind": "fighter"}}}
    tries = [
        power(do=[{"change": {which: 2, "to": "ally_now", "until": "for_good"}}]),
        power(do=[{"set": {which: 2, "to": "ally_now", "until": "for_good"}}]),
        power(do=[{"lasting": {"parts": [part], "until": "turn"}}]),
        without(power(category="permanent", abilities=[{"always": [part]}]), "do"),
        fighter(abilities=[{"label": "passive", "always": [part]}]),
        numen(enchantment={"always": [part]}),
    ]
    for card in tries:
        assert "RZ-863" in problem(card), card
    assert problem(power(do=[{"change": {"atk": 2, "to": "ally_now", "until": "for_good"}}])) == ""


@pytest.mark.clause("RZ-864")
def test_hp_are_no_stat_that_can_be_gained() -> None:
    assert "RZ-864" in problem(power(do=[{"change": {"hp": 2, "to": "ally_now", "until": "for_good"}}]))
    assert problem(power(do=[{"heal": {"n": 2, "to": "ally_now"}}])) == ""


@pytest.mark.clause("RZ-869")
def test_printed_use_and_time_are_at_most_6() -> None:
    for tracker in ("uses", "time"):
        assert problem(power(category="permanent", **{tracker: 6})) == "", tracker
        assert tracker in problem(power(category="permanent", **{tracker: 7})), tracker
        skill = {"label": "ultimate", "do": DRAW}
        assert problem(fighter(abilities=[{**skill, tracker: 6}])) == "", tracker
        assert tracker in problem(fighter(abilities=[{**skill, tracker: 7}])), tracker
