"""What the card loader takes and refuses: Numens, elements, types, Skills, limits of stats."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from engines.kernel.cards import Cards
from engines.kernel.documents import ContentError
from engines.kernel.registry import games

RULES = games()["rizontical"]
PASSIVE = {"mod": "stat", "which": "atk", "by": 1, "on": "user"}


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
        "cost": 0,
        "do": [{"draw": {"n": 1}}],
        **parts,
    }


def numen(**parts: Any) -> dict[str, Any]:
    both = {
        "enchantment": {"mode": "continuous", "during": [{**PASSIVE, "on": {"is": "fighter", "side": "ally"}}]},
        "conjuration": {"ap": 1, "do": [{"draw": {"n": 1}}]},
    }
    return {"kind": "numen", "id": "one", "name": "One", **both, **parts}


def without(card: dict[str, Any], part: str) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key != part}


@pytest.mark.clause("RZ-801")
def test_a_numen_has_both_abilities() -> None:
    assert problem(numen()) == ""
    for part in ("enchantment", "conjuration"):
        assert f"{part!r} is missing" in problem(without(numen(), part)), part


@pytest.mark.clause("RZ-802")
def test_an_enchantment_is_always_active_or_names_its_situation() -> None:
    situational = {"mode": "situational", "when": {"event": "moved"}, "do": [{"draw": {"n": 1}}]}
    assert problem(numen(enchantment=situational)) == ""
    assert "RZ-802" in problem(numen(enchantment={**situational, "mode": "continuous"}))
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
    condition = {"turn_of": "you"}
    for card in (
        fighter(skills=[{"label": "passive", "during": [PASSIVE], "if": condition}]),
        power(category="permanent", during=[{**PASSIVE, "on": {"is": "fighter"}}], do=[], **{"if": condition}),
        numen(enchantment={"mode": "continuous", "during": [{**PASSIVE, "on": {"is": "fighter"}}], "if": condition}),
    ):
        assert "condition" in problem(card)
    assert problem(fighter(skills=[{"label": "passive", "during": [{**PASSIVE, "if": condition}]}])) == ""


@pytest.mark.clause("RZ-841")
def test_a_fighter_has_up_to_three_skills() -> None:
    skill = {"label": "passive", "during": [PASSIVE]}
    for count in range(4):
        assert problem(fighter(skills=[skill] * count)) == "", count
    assert "skills" in problem(fighter(skills=[skill] * 4))


@pytest.mark.clause("RZ-842")
def test_there_are_seven_skill_labels() -> None:
    draw = {"do": [{"draw": {"n": 1}}]}
    labels = {"passive": {"during": [PASSIVE]}, "trigger": {"when": {"event": "moved"}, **draw}}
    for label in ("passive", "trigger", "spell", "spell*", "mana", "ultimate", "unique"):
        assert problem(fighter(skills=[{"label": label, **labels.get(label, draw)}])) == "", label
    for label in ("active", "unique*", "mana*", "SPELL"):
        assert "label" in problem(fighter(skills=[{"label": label, **draw}])), label


@pytest.mark.clause("RZ-843", "RZ-844", "RZ-852", "RZ-855")
def test_a_skill_fits_its_label() -> None:
    draw = [{"draw": {"n": 1}}]
    assert "RZ-843" in problem(fighter(skills=[{"label": "mana", "during": [PASSIVE]}]))
    assert "RZ-844" in problem(fighter(skills=[{"label": "trigger", "do": draw}]))
    assert "RZ-852" in problem(fighter(skills=[{"label": "spell", "when": {"event": "moved"}, "do": draw}]))
    assert "RZ-855" in problem(fighter(skills=[{"label": "mana", "aim": "around", "do": draw}]))
    assert problem(fighter(skills=[{"label": "ultimate", "when": {"event": "moved"}, "do": draw}])) == ""


@pytest.mark.clause("RZ-847")
def test_only_a_mana_skill_costs_mana() -> None:
    draw = [{"draw": {"n": 1}}]
    assert problem(fighter(skills=[{"label": "mana", "mana": 1, "do": draw}])) == ""
    assert "RZ-847" in problem(fighter(skills=[{"label": "mana", "mana": 0, "do": draw}]))
    assert "RZ-847" in problem(fighter(skills=[{"label": "ultimate", "mana": 1, "do": draw}]))


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
    part = {"mod": "stat", "which": which, "by": 2, "on": {"is": "fighter"}}
    tries = [
        power(do=[{"stat": {"which": which, "by": 2, "who": "ally_now"}}]),
        power(do=[{"set_stat": {"which": which, "to": 2, "who": "ally_now"}}]),
        power(do=[{"effect": {"during": [part], "for": "turn"}}]),
        without(power(category="permanent", during=[part]), "do"),
        fighter(skills=[{"label": "passive", "during": [part]}]),
        numen(enchantment={"mode": "continuous", "during": [part]}),
    ]
    for card in tries:
        assert "RZ-863" in problem(card), card
    assert problem(power(do=[{"stat": {"which": "atk", "by": 2, "who": "ally_now"}}])) == ""


@pytest.mark.clause("RZ-864")
def test_hp_are_no_stat_that_can_be_gained() -> None:
    assert "RZ-864" in problem(power(do=[{"stat": {"which": "hp", "by": 2, "who": "ally_now"}}]))
    assert problem(power(do=[{"heal": {"n": 2, "who": "ally_now"}}])) == ""


@pytest.mark.clause("RZ-869")
def test_printed_use_and_time_are_at_most_6() -> None:
    for tracker in ("use", "time"):
        assert problem(power(category="permanent", **{tracker: 6})) == "", tracker
        assert tracker in problem(power(category="permanent", **{tracker: 7})), tracker
        skill = {"label": "ultimate", "do": [{"draw": {"n": 1}}]}
        assert problem(fighter(skills=[{**skill, tracker: 6}])) == "", tracker
        assert tracker in problem(fighter(skills=[{**skill, tracker: 7}])), tracker
