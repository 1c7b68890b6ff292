"""Cards in the card language: what the game and its scenarios print can be read and told; what can't work is refused,
with its clause."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from engines.kernel.cards.reading import Misread
from engines.kernel.documents import Reader
from engines.rizontical.cards import READER, PowerCard, TileCard
from engines.rizontical.face import ability_text, card_text, target_text, told
from tests.engines.remembering import Remembering

ROOT = Path(__file__).parents[3]
KINDS = ("numen", "fighter", "power", "summon", "tile")
LOCALES = ("en", "fr")
GAPS = re.compile(
    r"  | [,.]|\.\.|[{}]|\b[Nn]one\b|\b[Aa] (?:all|enem|ent|opp|empty)|\bDe les?\b|\b[Àà] les?\b|\bde (?:un|il)\b"
)


def documents(*patterns: str) -> Iterator[dict[str, Any]]:
    """The cards of files, and those written inside of scenarios."""
    for pattern in patterns:
        for file in sorted(ROOT.glob(pattern)):
            yield from _cards(yaml.load(file.read_text(encoding="utf-8"), Loader=Reader))


def _cards(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        found = cast("dict[str, Any]", part)
        if found.get("kind") in KINDS and "id" in found:
            yield found
        else:
            yield from _cards(list(found.values()))
    elif isinstance(part, list):
        for each in cast("list[Any]", part):
            yield from _cards(each)


@functools.cache
def starter() -> dict[str, Any]:
    """The cards of the game, by their ids."""
    return {each["id"]: READER.validate_python(each) for each in documents("data/cards/rizontical/*.yaml")}


@functools.cache
def texts(locale: str) -> Remembering:
    files = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "data" / "locale" / locale).glob("*.ftl"))]
    return Remembering(
        {locale: files}, {locale: {"rizontical": {id: card.name_in(locale) for id, card in starter().items()}}}
    )


def said(card: Any, locale: str) -> list[str]:
    """All that a card says of what it does, and asks."""
    parts = (
        [card_text(card)]
        if isinstance(card, PowerCard | TileCard)
        else [ability_text(card, each) for each in card.abilities]
    )
    parts += [target_text(card, each, name) for each in card.abilities for name in each.targets]
    parts += [told((op,), card, each) for each in card.abilities for op in each.do]
    return [texts(locale).say(each) for each in parts]


def test_all_cards_are_read() -> None:
    assert len(starter()) == 164


@pytest.mark.parametrize("locale", LOCALES)
def test_all_cards_of_the_game_and_its_scenarios_are_told(locale: str) -> None:
    found = 0
    for document in documents("data/cards/rizontical/*.yaml", "tests/scenarios/rizontical/**/*.yaml"):
        for line in said(READER.validate_python(document), locale):
            found += 1
            assert not GAPS.search(line.replace(" .", ".")), line
    assert found > 1500


@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("measured-burn", "Choose an ally. Choose a number X from 1 to 3, not above its HP. It loses X HP, then it gets +X ATK until the end of the turn."),
        ("turncoat-bell", "Until the end of the round, take control of an enemy that has 2 HP or less or that has Last."),
        ("mirror-shard", "If an ally around this Summon would take 1 DMG or more, that DMG is reduced by 1, then you deal 1 DMG to this Summon."),
        ("overheat", "Assign this Aura to an ally. At the end of that ally’s turn: it loses 1 HP. That ally gets +2 ATK."),
        ("deep-roots", "If another of your Powers would be destroyed, prevent that, then send this Power to the void."),
        ("bottled-wave", "Cost: destroy one of your Tiles. Push an entity 4 cells in a direction of your choice."),
        ("zill", "When this Fighter is about to be hit, if its attacker is within RA: it may hit its attacker."),
    ],
)  # fmt: skip
def test_cards_say_what_they_do(id: str, line: str) -> None:
    assert line in said(starter()[id], "en")


def power(**parts: Any) -> dict[str, Any]:
    return {
        "kind": "power",
        "id": "made",
        "name": "Made",
        "category": "normal",
        "cost": {"ap": 1},
        "do": [{"draw": 1}],
        **parts,
    }


def waiting(**parts: Any) -> dict[str, Any]:
    made = power(category="trigger", abilities=[{"when": "moved", "do": [{"draw": 1}], **parts}])
    return {name: each for name, each in made.items() if name != "do"}


def permanent(**parts: Any) -> dict[str, Any]:
    return {name: each for name, each in power(category="permanent", **parts).items() if name != "do"}


def test_the_kind_of_damage_is_told_where_a_condition_asks_for_it() -> None:
    asked = {"when": "damaged", "if": {"event": {"kind": "psh"}}, "do": [{"draw": 1}]}
    made = permanent(abilities=[asked])
    card = READER.validate_python(made)
    assert any("if it is PSH DMG" in line for line in said(card, "en")), said(card, "en")


def fighter(*skills: dict[str, Any], **parts: Any) -> dict[str, Any]:
    plain = {
        "kind": "fighter",
        "id": "made",
        "name": "Made",
        "elements": ["fire"],
        "types": ["physical"],
        "hp": 3,
        "speed": 2,
    }
    return {**plain, "abilities": list(skills), **parts}


DRAW: list[Any] = [{"draw": 1}]
HAND = {"kind": "power", "zone": "hand", "category": "trigger"}


@pytest.mark.clause("RZ-1611")
@pytest.mark.parametrize(
    ("made", "why"),
    [
        (fighter(elements=["fire", "fire"]), "RZ-811"),
        (fighter(types=[]), "RZ-815"),
        (fighter(hp=11), "RZ-861"),
        (fighter(atk=11), "RZ-861"),
        (fighter(speed=21), "RZ-862"),
        (fighter(*[{"label": "mana", "do": DRAW}] * 4), "RZ-841"),
        (fighter({"label": "trigger", "do": DRAW}), "RZ-844"),
        (fighter({"label": "spell", "when": "moved", "do": DRAW}), "RZ-852"),
        (fighter({"label": "mana", "aim": "one", "do": DRAW}), "RZ-855"),
        (fighter({"label": "unique", "always": [{"change": {"atk": 1}}]}), "RZ-843"),
        (power(cost={"ap": 21}), "RZ-921"),
        (power(abilities=[{"when": "moved", "do": DRAW}]), "RZ-931"),
        (power(abilities=[{"always": [{"change": {"atk": 1, "to": "ally_now"}}]}]), "RZ-932"),
        (power(category="trigger"), "RZ-934"),
        (power(on={"kind": "fighter"}), "RZ-943"),
        (power(uses=2), "RZ-931"),
        (power(category="permanent", time=7), "RZ-869"),
        (power(do=[{"change": {"speed": 1, "to": "ally_now", "until": "turn"}}]), "RZ-863"),
        (power(category="permanent", uses=7), "RZ-869"),
        (power(do=[{"change": {"weakness": 1, "to": "ally_now", "until": "turn"}}]), "RZ-863"),
        (power(do=[{"change": {"resistance": 1, "to": "ally_now", "until": "turn"}}]), "RZ-863"),
        (power(do=[{"set": {"speed": 1, "to": "ally_now", "until": "turn"}}]), "RZ-863"),
        (power(do=[{"change": {"hp": 1, "to": "ally_now", "until": "turn"}}]), "RZ-864"),
        (power(do=[{"gain": {"hp": 1, "who": "ally_now"}}]), "RZ-864"),
        (power(targets={"tile": {"kind": "tile"}}, do=[{"buff": {"name": "Hit DMG Dealt", "to": "tile"}}]), "RZ-1007"),
        (power(do=[{"status": {"name": "Poison", "to": {"kind": "summon"}}}]), "RZ-1013"),
        (power(do=[{"control": {"what": {"kind": "power", "side": "foe"}, "until": "turn"}}]), "RZ-1128"),
        (power(category="aura", on={"kind": "fighter"}, abilities=[{"always": [{"control": {"what": "host"}}]}]), r"until: \{leaves: this\}"),
        (power(targets={"summon": {"kind": "summon", "side": "foe"}}, do=[{"create": {"copy_of": "summon"}}]), "RZ-1108"),
        (power(do=[{"return": {"what": {"kind": "fighter"}, "to": "hand"}}]), "RZ-212"),
        (power(cost={"ap": 1, "destroy": {"pick": 1, "kind": "tile"}}), "RZ-1403"),
        (power(cost={"ap": 1, "lose": {"ap": 1}}), "RZ-1404"),
        (power(targets={"card": {**HAND, "side": "foe"}}), "RZ-311"),
        (waiting(when={"event": "moved", "if": {"exists": {**HAND, "side": "foe"}}}), "RZ-311"),
        (power(do=[{"pay": {"who": "foe", "cost": {"discard": {"n": 1, "what": {**HAND, "side": "own"}}}}}]), "RZ-1603"),
        (power(do=[{"pay": {"cost": {"ap": {"total": "ap_cost", "of": {"kind": "power", "zone": "hand", "side": "own"}}}}}]), "RZ-1603"),
        (power(do=[{"pay": {"cost": {"lose": {"ap": 1}}}}]), "RZ-1404"),
        (power(do=[{"pay": {"cost": {"lose": {"souls": 1, "who": "foe"}}}}]), "RZ-1404"),
        (power(do=[{"pay": {"cost": {"any_of": [{"ap": 1}]}}}]), "name two"),
        (power(cost={"any_of": [{"ap": 1}, {"any_of": [{"ap": 2}, {"discard": 1}]}]}, do=DRAW), "no choice again"),
        (power(cost={"return": {"what": {"pick": 1, "kind": "power", "side": "foe", "zone": "field"}, "to": "hand"}}, do=DRAW), "RZ-1403"),
        (power(do=[{"draw": 1, "may": True, "if": {"exists": {**HAND, "side": "own"}}}]), "RZ-1603"),
        (permanent(abilities=[{"always": [{"forbid": {"act": "hit", "to": "foe"}, "if": {"exists": {**HAND, "side": "own"}}}]}]), "RZ-1603"),
        (permanent(abilities=[{"always": [{"forbid": {"act": "use_power", "to": "foe", "what": {**HAND, "side": "own"}}}]}]), "RZ-1603"),
        (permanent(abilities=[{"always": [{"forbid": {"act": "use_power", "to": "foe", "what": {"kind": "power", "same_slot": {"kind": "power", "side": "own", "rank": "legendary"}}}}]}]), "RZ-1603"),
        (power(do=[{"forbid": {"act": "use_power", "to": "foe", "until": {"while": {"exists": {**HAND, "side": "own"}}}}}]), "RZ-1603"),
        (power(do=[{"lasting": {"parts": [{"forbid": {"act": "use_power", "to": "foe"}, "if": {"exists": {**HAND, "side": "own"}}}], "until": "turn"}}]), "RZ-1603"),
        (power(do=[{"redirect": "ally_now"}]), "RZ-1624"),
        (waiting(when={"event": "dmg_about"}, do=[{"redirect": {"kind": "tile"}}]), "RZ-1138"),
        (waiting(when={"event": "dmg_about"}, do=[{"redirect": "ally_now"}]), "RZ-1609"),
        (power(do=[{"have_skills": {"of": {"kind": "tile"}, "to": "ally_now", "until": "turn"}}]), "RZ-841"),
        (power(do=[{"use_skill": {"of": {"pick": 1, "kind": "fighter", "zone": "fighter_deck", "side": "own"}, "who": "ally_now"}}]), "RZ-309"),
        (power(do=[{"forbid": {"act": "set", "to": "foe", "what": {"kind": "power"}, "until": "turn"}}]), "leave what out"),
        (permanent(abilities=[{"would": {"event": "dmg_about", "subject": {"kind": "fighter"}}, "limit": {"match": 2}}]), "RZ-1609"),
        ({"kind": "numen", "id": "made", "name": "Made", "enchantment": {"do": DRAW}, "conjuration": {"cost": {"ap": 1}, "do": DRAW}}, "RZ-802"),
        ({"kind": "numen", "id": "made", "name": "Made", "enchantment": {"when": "moved", "do": DRAW}, "conjuration": {"do": DRAW}}, "RZ-803"),
        ({"kind": "summon", "id": "made", "name": "Made", "abilities": [{"do": DRAW}]}, "RZ-1102"),
        ({"kind": "summon", "id": "made", "name": "Made", "abilities": [{"when": "moved", "time": n, "do": DRAW} for n in (1, 2)]}, "RZ-924"),
        ({"kind": "tile", "id": "made", "name": "Made", "abilities": [{"when": "moved", "do": DRAW}]}, "RZ-1122"),
        # what acts by itself is not paid for
        (fighter({"label": "passive", "when": "moved", "cost": {"ap": 1}, "do": DRAW}), "costs nothing"),
        (permanent(abilities=[{"when": "moved", "cost": {"discard": 1}, "do": DRAW}]), "costs nothing"),
        ({"kind": "summon", "id": "made", "name": "Made", "abilities": [{"when": "moved", "cost": {"ap": 1}, "do": DRAW}]}, "costs nothing"),
        ({"kind": "tile", "id": "made", "name": "Made", "abilities": [{"cost": {"discard": 1}, "do": DRAW}]}, "costs nothing"),
        (power(do=[{"price": {"ap": 1, "to": {"kind": "numen"}, "until": "turn"}}]), "RZ-921"),
        (permanent(abilities=[{"always": [{"price": {"ap": 1, "to": {"kind": "summon"}}}]}]), "RZ-921"),
    ],
)  # fmt: skip
def test_what_the_rules_forbid_on_a_card_is_refused(made: dict[str, Any], why: str) -> None:
    with pytest.raises(Misread, match=why):
        READER.validate_python(made)


@pytest.mark.parametrize(
    ("made", "path", "near"),
    [
        (power(targets={"prey": {"kind": "fighter"}}, do=[{"defeat": "pray"}]), "do.0.defeat.what", "prey"),
        (power(do=[{"drew": 1}]), "do.0.drew", "draw"),
        (power(do=[{"damage": {"n": 1, "to": "ally_now", "elment": "fire"}}]), "do.0.damage.elment", "element"),
        (power(do=[{"status": {"name": "Burnt", "to": "ally_now"}}]), "do.0.status.name", "Burned"),
        (power(do=[{"forbid": {"act": "hitt", "to": "ally_now", "until": "turn"}}]), "do.0.forbid.act", "hit"),
        (waiting(when={"event": "announced", "kind": "skil"}), "abilities.0.when.kind", "skill"),
        (waiting(when={"event": "anounced"}), "abilities.0.when.event", "announced"),
        (power(category="permanent", once=True), "once", "no field"),
        (power(category="permanent", abilities=[{"would": {"event": "deployed", "subject": {"kind": "fighter"}}}]), "abilities.0.would", "defeated"),
    ],
)  # fmt: skip
def test_what_is_misspelt_is_refused_with_what_is_near(made: dict[str, Any], path: str, near: str) -> None:
    with pytest.raises(Misread) as refused:
        READER.validate_python(made)
    assert ".".join(map(str, refused.value.path)) == path
    assert near in refused.value.what
