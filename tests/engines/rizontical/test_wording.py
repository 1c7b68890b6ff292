"""The printed text of cards: made from the data, complete, readable in both languages, and never at odds with the data."""

from __future__ import annotations

import copy
import functools
import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
from engines.rizontical.effects import EVENTS, GRANTS, During, words
from engines.rizontical.wording import EVENTS as SITUATIONS
from engines.rizontical.wording import OPS, PARTS, ability_text, target_text, told
from pydantic import ValidationError

from engines.kernel.face import CardFace
from engines.kernel.registry import games
from engines.kernel.text import Text, Texts, say
from engines.rizontical import effects, ops
from engines.rizontical.cards import PowerCard
from engines.rizontical.face import describe
from engines.rizontical.telling import CONDITIONS, VALUES
from tests.content import DATA, cards

from .s1_duels import duel
from .s4_duels import keys, play

LOCALES = ("en", "fr")
UNREADABLE = {
    "en": re.compile(
        r"  | [,.;:]|\.\.|[{}]|rzc-|\bt\d\b|\b[Nn]one\b|\b[Aa] (?:all|enem|ent|opp|empty)|\b[Aa]n (?:Power|Fighter|Tile|Summon|cell)"
    ),
    "fr": re.compile(
        r"  | [,.]|\.\.|[{}]|rzc-|\bt\d\b|\bNone\b|\b[Dd]e les?\b|\b[Àà] les?\b|\b[Qq]ue (?:un|il)|\b[Dd]e un|\b[Ss]i il"
        r"|\b(?:[Cc]e|[Ll]e|[Dd]e|[Qq]ue) (?:allié|ennemi|entité|attaquant|aucun|autres)|l’(?:Fighter|Power|Tile|case)"
    ),
}
"""What no printed text may have: gaps, leftovers of the data, missing elisions and contractions."""


@functools.cache
def texts() -> Texts:
    sources = {
        locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))] for locale in LOCALES
    }
    return Texts(sources, {locale: {"rizontical": cards().names_in(locale)} for locale in LOCALES})


def read(document: dict[str, Any]) -> Any:
    return games()["rizontical"].card_reader.validate_python(document)


def power(**parts: Any) -> PowerCard:
    return read({"kind": "power", "id": "a-card", "name": "A card", "category": "normal", "cost": 1, **parts})


def skill(**parts: Any) -> Any:
    figures = {"elements": ["fire"], "types": ["physical"], "hp": 4, "speed": 3}
    return read(
        {"kind": "fighter", "id": "a-card", "name": "A card", **figures, "skills": [{"label": "mana", **parts}]}
    ).skills[0]


def both(text: Text) -> tuple[str, str]:
    return texts().say(text, "en"), texts().say(text, "fr")


def check(text: Text, label: object = "") -> tuple[str, str]:
    """Both languages of a text, if they read as they should."""
    said = both(text)
    for locale, each in zip(LOCALES, said, strict=True):
        found = UNREADABLE[locale].search(each)
        assert found is None, f"{found[0]!r} in {each!r} ({label})"
        assert each.endswith(".") and not each[0].islower(), f"{each!r} ({label})"
    return said


# ------------------------------------------------------------------------------------------------------- the card pool


@pytest.mark.parametrize("id", list(cards()))
def test_every_card_reads_well(id: str) -> None:
    face = describe(cards()[id])
    if face.text:
        check(face.text)  # type: ignore[arg-type]
    for each in face.skills:
        check(each.text)  # type: ignore[arg-type]
        assert both(each.label)[0] == both(each.label)[1]  # type: ignore[arg-type]
        assert all(texts().say(each.cost, locale) is not None for locale in LOCALES)
    assert face.text or face.skills


EXACT = [
    ("zill", 0, "When this Fighter is about to be hit, if its attacker is within RA: it may hit its attacker.",
     "Quand ce Fighter va être frappé, si son attaquant est à portée (RA) : il peut frapper son attaquant."),
    ("zill", 1, "Gain 2 AP for each entity around this Fighter, then hit all cells around this Fighter.",
     "Gagnez 2 AP pour chaque entité autour de ce Fighter, puis frappez toutes les cases autour de ce Fighter."),
    ("zill", 2, "Move any Buff values from any other allies onto this Fighter.",
     "Transférez sur ce Fighter n’importe quelle valeur de Buff de n’importe quels autres alliés."),
    ("aaro", 1, "When an ally around this Fighter is about to be hit: swap the cells of this Fighter and that ally.",
     "Quand un allié autour de ce Fighter va être frappé : échangez les cases de ce Fighter et de cet allié."),
    ("ashwick-twins", 0, "Deal 2 Thunder DMG to an enemy within RA.", "Infligez 2 DMG de Foudre à un ennemi à portée (RA)."),
    ("bellwether", 0,
     "Hit a cell at unlimited range (∞RA) with 1 ATK and the Thunder element, then the entity hit gains the Debuff Skill DMG Dealt 2.",
     "Frappez une case à portée illimitée (∞RA) avec 1 ATK et l’élément Foudre, puis l’entité frappée reçoit le Debuff Skill DMG "
     "Dealt 2."),
    ("brasshowl", 0, "Push an entity within RA 1 cell away from this Fighter, then hit that entity.",
     "Poussez une entité à portée (RA) de 1 case à l’opposé de ce Fighter, puis frappez cette entité."),
    ("cindral-vow", 1, "Enemies around this Fighter cannot be healed.", "Les ennemis autour de ce Fighter ne peuvent pas être soignés."),
    ("fuq-yew", 0, "When this Fighter is pushed by an entity within 3 of it: push that entity 1 cell away from this Fighter.",
     "Quand ce Fighter est poussé par une entité à 3 cases ou moins de ce Fighter : poussez cette entité de 1 case à l’opposé de ce "
     "Fighter."),
    ("lantern-eater", 0, "Hit a cell within RA, then remove 1 Buff from the entity hit, then it gains the Debuff Hit DMG Taken 1.",
     "Frappez une case à portée (RA), puis retirez 1 Buff de l’entité frappée, puis elle reçoit le Debuff Hit DMG Taken 1."),
    ("minute-eater", 0, "For each opposing Power that has Time, it loses 1 Time, then you gain 1 AP.",
     "Pour chaque Power adverse qui a du Time, il perd 1 Time, puis vous gagnez 1 AP."),
    ("minute-eater", 1, "Hit a cell up to 3 cells away, then toss a coin: on heads, your opponent loses 2 AP; on tails, gain 1 AP.",
     "Frappez une case à 3 cases de distance ou moins, puis tirez à pile ou face : sur face, votre adversaire perd 2 AP ; sur pile, "
     "gagnez 1 AP."),
    ("ondrask", 1, "Place 1 Push Tile on an empty cell around an ally.",
     "Posez 1 Tile « Tuile de poussée » sur une case vide autour d’un allié."),
    ("quillon", 1,
     "Choose 1: (1) one of your Powers that has Time gains 1 Time; (2) one of your face-up Powers on the field gains 1 Use; "
     "(3) an ally gains First.",
     "Choisissez 1 option : (1) un de vos Powers qui a du Time gagne 1 Time ; (2) un de vos Powers face visible sur le terrain gagne "
     "1 Use ; (3) un allié reçoit First."),
    ("vashtirel", 0, "Enemies that have Burned take 1 more Hit DMG.", "Les ennemis qui ont Burned prennent 1 Hit DMG de plus."),
    ("flashpoint", None, "Deal 2 Fire DMG to an entity within 3 of an ally.",
     "Infligez 2 DMG de Feu à une entité à 3 cases ou moins d’un allié."),
    ("ash-in-the-inkwell", None,
     "When an opposing Power is used, if there is an enemy on the current slot: deal 2 Fire DMG to the current turn enemy.",
     "Quand un Power adverse est utilisé, s’il y a un ennemi sur l’emplacement du tour en cours : infligez 2 DMG de Feu à l’ennemi du "
     "tour en cours."),
    ("embers-due", None, "Cost: discard 1 Power. Defeat an enemy that has Burned and that has 2 HP or less.",
     "Coût : défaussez 1 Power. Vainquez un ennemi qui a Burned et qui a 2 HP ou moins."),
    ("measured-burn", None,
     "Choose an ally. Choose a number X from 1 to 3, not above its HP. It loses X HP, then it gets +X ATK until the end of the turn.",
     "Choisissez un allié. Choisissez un nombre X de 1 à 3, sans dépasser les HP de cet allié. Il perd X HP, puis il reçoit +X ATK "
     "jusqu’à la fin du tour."),
    ("spent-fury", None,
     "Cost: remove 1 Buff from an ally that has the Buff Hit DMG Dealt. Deal 2 Fire DMG to an enemy within 3 of that ally. If that "
     "enemy was defeated, draw 1 Power.",
     "Coût : retirez 1 Buff d’un allié qui a le Buff Hit DMG Dealt. Infligez 2 DMG de Feu à un ennemi à 3 cases ou moins de cet allié. "
     "Si cet ennemi a été vaincu, piochez 1 Power."),
    ("overheat", None, "Assign this Aura to an ally. That ally gets +2 ATK. At the end of its turn: it loses 1 HP.",
     "Assignez cette Aura à un allié. Cet allié a +2 ATK. À la fin du tour de cet allié : il perd 1 HP."),
    ("pinned-shadow", None, "Assign this Aura to an enemy. That enemy cannot move or push.",
     "Assignez cette Aura à un ennemi. Cet ennemi ne peut pas bouger ni pousser."),
    ("unfinished-business", None,
     "Assign this Aura to an ally. If that ally would be defeated, heal it by 1 HP instead, then send this Power to the void.",
     "Assignez cette Aura à un allié. Si cet allié devait être vaincu, soignez cet allié de 1 HP à la place, puis envoyez ce Power au "
     "void."),
    ("deep-roots", None, "If another of your Powers would be destroyed, prevent that, then send this Power to the void.",
     "Si un autre de vos Powers devait être détruit, empêchez-le, puis envoyez ce Power au void."),
    ("fresh-deal", None, "Discard X Powers, then draw X Powers, where X is the number of Powers in your hand.",
     "Défaussez X Powers, puis piochez X Powers, X étant le nombre de Powers dans votre main."),
    ("weighed-again", None, "Usable only if your opponent has at least 2 more Souls than you. Gain 1 Soul.",
     "Utilisable seulement si votre adversaire a au moins 2 Souls de plus que vous. Gagnez 1 Soul."),
    ("turncoat-bell", None, "Until the end of the round, take control of an enemy that has 2 HP or less or that has Last.",
     "Jusqu’à la fin de la manche, prenez le contrôle d’un ennemi qui a 2 HP ou moins ou qui a Last."),
    ("open-ledger", None, "As an action: draw 1 Power.", "En action : piochez 1 Power."),
    ("imp-call", None, "Summon 2 Cinder Imps on empty cells.", "Invoquez 2 Summons « Diablotin de cendre » sur des cases vides."),
    ("mirror-shard", 0,
     "If an ally around this Summon would take 1 DMG or more, that DMG is reduced by 1, then you deal 1 DMG to this Summon.",
     "Si un allié autour de ce Summon devait prendre 1 DMG ou plus, ce DMG est réduit de 1, puis vous infligez 1 DMG à ce Summon."),
    ("push-tile", None,
     "When an entity steps on this Tile: stop its Move or push, then push it 1 cell the way this Tile faces. Placed facing any direction.",
     "Quand une entité arrive sur cette Tile : arrêtez le déplacement ou la poussée de cette entité, puis poussez cette entité de 1 case "
     "dans le sens de cette Tile. Se pose dans n’importe quel sens."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "place", "english", "french"), EXACT, ids=[f"{id}-{place}" for id, place, _, _ in EXACT]
)
def test_what_a_card_says(id: str, place: int | None, english: str, french: str) -> None:
    face = describe(cards()[id])
    text = face.text if place is None else face.skills[place].text
    said_en, said_fr = both(text)  # type: ignore[arg-type]
    assert (said_en, said_fr.replace("\u00a0", " ")) == (english, french)


# ------------------------------------------------------------------------------------------------------------ the faces


def test_a_fighters_face() -> None:
    face = describe(cards()["ashwick-twins"])
    assert (face.kind, face.elements, face.types) == ("fighter", ("fire", "thunder"), ("magical",))
    assert face.stats == {"hp": 3, "mana": 1, "atk": 3, "def": 0, "mp": 3, "speed": 9, "ra": 3, "psh": 0}
    assert (face.weakness, face.resistance) == ((2, ("earth",)), (1, ("thunder",)))
    assert both(face.skills[0].label) == ("MANA", "MANA")  # type: ignore[arg-type]
    assert both(face.skills[0].cost) == ("1 AP, 1 Mana", "1 AP, 1 Mana")  # type: ignore[arg-type]
    assert texts().say(face.name, "fr") == "Jumeaux Ashwick"
    assert texts().say(face.flavour, "en").startswith("One strikes") and texts().say(face.flavour, "fr").startswith(
        "L'un gratte"
    )


def test_the_faces_of_other_cards() -> None:
    assert [both(each.label)[0] for each in describe(cards()["humlae"]).skills] == ["ENCHANTMENT", "CONJURATION"]  # type: ignore[arg-type]
    assert [texts().say(each.cost, "en") for each in describe(cards()["humlae"]).skills] == ["", "2 AP"]
    face = describe(cards()["deluge-edict"])
    assert (face.rank, face.category, face.cost, face.use, face.time, face.unique) == (
        "legendary",
        "permanent",
        4,
        2,
        None,
        False,
    )
    assert describe(cards()["whirl"]).unique
    assert texts().say(describe(cards()["gallowbright"]).skills[0].cost, "en") == "1 AP, Use 2"
    assert texts().say(describe(cards()["zill"]).skills[0].cost, "en") == "0 AP"
    assert texts().say(describe(cards()["mirrorfawn"]).skills[0].cost, "en") == "Time 2"
    assert describe(cards()["bell-moth"]).stats == {"hp": 1}
    assert describe(cards()["whirl"]) is describe(cards()["whirl"])


def test_use_and_time_are_said_with_an_ability_and_left_to_the_figures_of_a_face() -> None:
    card = power(category="permanent", use=2, time=3, do=[{"draw": {}}])
    assert both(ability_text(card))[0] == "As an action: draw 1 Power. Use 2. Time 3."
    assert both(describe(card).text)[0] == "As an action: draw 1 Power."  # type: ignore[arg-type]


# --------------------------------------------------------------------------------------------------------- completeness


def test_every_word_has_a_wording() -> None:
    assert set(OPS) == set(words.ops)
    assert set(VALUES) == set(words.values)
    assert set(CONDITIONS) == set(words.conditions)
    assert tuple(SITUATIONS) == EVENTS
    assert set(PARTS) == set(During.__subclasses__())


ENEMY = {"is": "fighter", "side": "enemy"}
WHO: list[Any] = [
    "user", "source", "bearer", "subject", "other", "attacker", "struck", "ally_now", "enemy_now", ENEMY, {"pick": 1, "from": ENEMY},
    {"upto": 2, "from": {"is": "entity"}},
]  # fmt: skip
PICK: list[Any] = [
    {"pick": 2, "from": ENEMY}, {"upto": 1, "from": ENEMY}, {"any": {**ENEMY, "not": "user"}}, {"all": {**ENEMY, "not": "user"}},
    {"random": 1, "from": ENEMY}, {"random": 2, "from": ENEMY}, {"pick": 1, "from": ENEMY, "by": "opponent"},
    {"pick": 1, "from": ENEMY, "by": "both"}, "it", {"upto": 1, "from": {"is": "power", "side": "own", "not": "source"}},
]  # fmt: skip
AP = {"ap": "you"}
STATS = ("atk", "def", "hp", "max_hp", "mana", "mp", "ra", "psh", "speed", "protection", "use", "time", "push")
VALUE: list[Any] = [
    2, AP, {"ap": "opponent"}, {"souls": "you"}, {"souls": "opponent"}, {"hand": "you"}, {"hand": "opponent"},
    *({"stat": stat, "of": "user"} for stat in STATS), {"stat": "hp", "of": "ally_now"}, {"cond": "Hit DMG Dealt", "of": "user"},
    {"cond": "Hit DMG Dealt", "of": "user", "debuff": True}, {"count": ENEMY}, {"count": {"is": "power", "side": "own"}},
    {"count": {"is": "power", "zone": "void", "side": "own"}}, *({"event": each} for each in ("amount", "cells", "blocked")),
    {"distance": ["user", "ally_now"]}, {"add": [AP, 1]}, {"sub": [AP, 1]}, {"mul": [2, {"count": ENEMY}]}, {"mul": [3, AP]},
    {"mul": [AP, {"souls": "you"}]}, {"min": [3, AP]}, {"max": [3, AP, {"hand": "you"}]}, {"half": AP}, {"half": {"hand": "you"}},
    {"half": {"stat": "atk", "of": "user"}}, {"half": {"min": [3, AP]}}, {"half": {"event": "amount"}},
]  # fmt: skip
SIGNS = ("<", "<=", "=", "==", "!=", ">=", ">")
CONDITION: list[Any] = [
    {"exists": ENEMY}, {"exists": {"is": "cell", "empty": True, "range": "around", "of": "user"}}, {"has": ["user", "Poison"]},
    {"turn_of": "you"}, {"turn_of": "opponent"}, {"timeline": 2}, {"dmg_kind": "fire"}, {"dmg_kind": "hit"}, {"defeated": "subject"},
    *({"marker": [who, marker]} for who in ("you", "opponent", "slot") for marker in ("ultimate", "unique", "legendary")),
    *({"did": ["user", what, "this_turn"]} for what in ("move", "hit", "push", "skill")),
    *({"cmp": [value, ">=", right]} for value in VALUE[1:] for right in (1, AP)),
    *({"cmp": [value, sign, 2]} for value in (*VALUE[1:3], {"stat": "time", "of": "user"}, VALUE[21]) for sign in SIGNS),
    *({"cmp": [{"souls": "you"}, sign, right]} for sign in SIGNS for right in ({"souls": "opponent"}, {"add": [{"souls": "opponent"}, 2]})),
    {"cmp": [{"distance": ["user", "attacker"]}, "<=", {"stat": "ra", "of": "user"}]},
    {"cmp": [{"distance": ["ally_now", "attacker"]}, "<=", {"stat": "ra", "of": "ally_now"}]},
    {"cmp": [{"distance": ["user", "attacker"]}, "<=", 2]},
    {"cmp": [{"distance": ["user", "attacker"]}, "<", {"distance": ["ally_now", "attacker"]}]},
    {"and": [{"exists": ENEMY}, {"turn_of": "you"}, {"exists": ENEMY}]}, {"or": [{"timeline": 1}, {"exists": ENEMY}]},
    {"not": {"and": [{"turn_of": "you"}, {"exists": ENEMY}]}},
]  # fmt: skip
DURATIONS = get_args(ops.Duration)
DEALT = [
    {"mod": "dmg", "kind": kind, "way": way, "by": 1, "on": "user"}
    for kind in get_args(effects.DmgKind)
    for way in ("dealt", "taken")
]
PART: list[Any] = [
    *({"mod": "stat", "which": stat, "by": by, "on": who} for stat in ("atk", "psh") for by in (1, -2, AP, {"count": ENEMY}) for who in WHO),
    *DEALT, *({**each, "by": -1, "on": ENEMY} for each in DEALT),
    *({"mod": "dmg", "kind": "hit", "way": way, "times": times, "on": on}
      for way in ("dealt", "taken") for times in (2, 3, "half") for on in ("user", ENEMY)),
    *({"mod": "cost", "of": {"is": "card", "side": side, "category": "normal"}, "by": by} for side in ("own", "opposing", "any") for by in (1, -1)),
    *({"grant": grant, "on": on} for grant in GRANTS for on in ("user", "you", "opponent", ENEMY)),
    *({"forbid": what, "on": on}
      for what in ("move", "hit", "push", "be_pushed", "draw", "deploy", "set", "discard", "heal", "skill:spell*", "gain:Last", "gain:buff",
                   "gain:debuff", "gain:status")
      for on in ("user", "you", "opponent", ENEMY, {"is": "entity", "side": "enemy"})),
    *({"order": order, "on": on} for order in ("first", "last") for on in ("user", ENEMY)),
    *({"also": what, "on": on} for what in (*effects.ELEMENTS, *effects.TYPES) for on in ("user", ENEMY)),
    *({"prevent": event, "subject": subject, "once": once, "if": {"turn_of": "you"}}
      for event in effects.REPLACED for subject in ("user", ENEMY, {"is": "power", "side": "own", "not": "source"}) for once in (True, False)),
    *({"instead_of": event, "subject": subject, "do": do}
      for event in effects.REPLACED for subject in ("user", ENEMY) for do in ([], [{"draw": {}}, {"heal": {"n": 1, "who": "subject"}}])),
    *({"change": "amount", "of": event, "subject": ENEMY, **how}
      for event in ("dmg_about", "hp_lost")
      for how in ({"by": 1}, {"by": -1}, {"by": AP}, {"to": 0}, {"to": AP}, {"to": {"half": {"event": "amount"}}}, {"times": 2}, {"times": 3},
                  {"times": "half"}, {"by": 1, "if": {"dmg_kind": "fire"}}, {"by": 1, "do": [{"draw": {}}], "once": True},
                  {"by": 1, "if": {"cmp": [{"event": "amount"}, ">", 2]}})),
]  # fmt: skip
AIMS: list[Any] = [
    "one",
    "inf",
    "around",
    "adjacent",
    {"one_within": 1},
    {"one_within": 3},
    {"line": 4},
    {"all": ENEMY},
    {"on": "ally_now"},
]


def _operations() -> Iterator[Any]:
    for who in WHO:
        for word in ("protect", "lose_hp", "heal", "use", "time"):
            yield {word: {"n": 1, "who": who}}
        for word in (
            "hit",
            "defeat",
            "move",
            "change_slot",
            "negate_skills",
            "destroy",
            "reveal",
            "cleanse",
            "turn_tile",
            "return_power",
            "return_fighter",
        ):
            yield {word: {"who": who}}
        for word in ("buff", "debuff"):
            yield {word: {"name": "Fire DMG Taken", "v": 2, "who": who}}
        yield {"status": {"name": "Shield", "who": who}}
        for by in (1, -1):
            yield {"shift": {"name": "Hit DMG Dealt", "by": by, "who": who, "debuff": by < 0}}
            yield {"stat": {"which": "mp", "by": by, "who": who}}
        yield {"set_stat": {"which": "mp", "to": 0, "who": who, "for": "round"}}
        yield {"deal": {"n": 2, "to": who, "element": "air", "type": "magical", "kind": "skill"}}
        yield {"push": {"who": who, "n": 2}}
        yield {"put": {"who": who, "cell": {"pick": 1, "from": {"is": "cell", "empty": True}}}}
        yield {"swap_cells": {"a": who, "b": "ally_now"}}
        yield {"take_control": {"who": who, "for": "turn"}}
        yield {"look": {"of": who}}
        yield {"recover": {"F": who}}
        yield {"revive": {"from": who, "slot": 2}}
        yield {"hit": {"who": "user", "at": who}}
        yield {"transfer_hp": {"n": 1, "from": who, "to": "ally_now"}}
        yield {"move_buff": {"from": who, "to": "user"}}
        yield {"move_buff": {"from": "ally_now", "to": who, "names": ["Hit DMG Dealt", "RA DMG Dealt"], "v": 2}}
    for who in PICK:
        for word in ("deal", "lose_hp"):
            yield {word: {"n": 1, "to" if word == "deal" else "who": who}}
        for word in ("reveal", "cleanse", "take_control"):
            yield {word: {"who": who}}
    for value in VALUE:
        yield {"draw": {"n": value}}
        yield {"stat": {"which": "atk", "by": value, "who": "ally_now", "for": "turn"}}
        yield {"repeat": {"n": value, "do": [{"draw": {}}]}}
        yield {"let": {"k": value}}
    yield {"let": {"k": {"number": [1, {"min": [3, AP]}]}}}
    yield {"let": {"k": {"number": [0, AP]}}}
    for seat in ("you", "opponent", "both"):
        for n in (1, 2):
            for word in ("draw", "discard", "ap", "lose_ap", "souls"):
                yield {word: {"n": n, "seat": seat}}
            yield {"souls": {"n": -n, "seat": seat}}
            yield {"discard": {"n": n, "seat": seat, "random": True}}
            yield {"discard": {"n": n, "seat": seat, "by": "you"}}
        for deck in ("power", "fighter"):
            yield {"shuffle": {"seat": seat, "deck": deck}}
    for seat in ("you", "opponent"):
        for slot in (None, "same", "current", "choose", 3):
            for source in ("top", "choose"):
                yield {"deploy": {"seat": seat, "slot": slot, "from": source, "cell": None if slot else "anywhere"}}
        for kind in ("any", "move", "hit", "push", "skill", "power", "set", "deploy", "discard", "bonus"):
            yield {"extra_action": {"seat": seat, "kind": kind}}
        yield {"extra_turn": {"seat": seat}}
        for marker in ("ultimate", "unique", "legendary"):
            yield {"mark": {"kind": marker, "where": seat}}
            yield {"unmark": {"kind": marker, "where": seat}}
    for what in ("action", "hit", "skill", "power", "dmg", "this"):
        yield {"negate": what}
    for of in ("power_deck", "fighter_deck", "opponent_power_deck", "opponent_fighter_deck", "opponent_hand"):
        for n in (1, 3, {"hand": "opponent"}):
            yield {"look": {"of": of, "n": n, "reorder": n == 3}}
    for by in ("you", "opponent", "owner"):
        for upto in (None, 1, 2):
            yield {"move": {"who": "ally_now", "upto": upto, "by": by}}
    for way in (*get_args(effects.Direction), "facing", "choose", None):
        yield {"push": {"who": "ally_now", "n": 1, "dir": way, "upto": True}}
        yield {"push": {"who": "ally_now", "n": 2, "by": "enemy_now", "away_from": "enemy_now"}}
        if way not in ("facing", "choose"):
            yield {"turn_tile": {"who": {"pick": 1, "from": {"is": "tile"}}, "facing": way}}
            yield {"place_tile": {"tile": "push-tile", "n": 2, "upto": True, "facing": way}}
    for to in ("top", "bottom", "shuffle"):
        yield {"return_fighter": {"who": ENEMY, "to": to}}
    for what in ("any", "buff", "debuff", "status", "Poison"):
        for n in (1, 2, "all"):
            for upto in (True, False):
                yield {"cleanse": {"who": "ally_now", "what": what, "n": n, "upto": upto}}
    for to in ("hand", "deck"):
        yield {"return_power": {"who": {"pick": 1, "from": {"is": "power", "side": "opposing"}}, "to": to}}
        yield {"recover": {"F": {"upto": 2, "from": {"is": "card", "side": "own", "zone": "void"}}, "to": to}}
    for n in (1, 2):
        yield {"summon": {"token": "cinder-imp", "n": n}}
        yield {"summon": {"token": "glass", "n": n, "cells": {"is": "cell", "range": "adjacent", "of": "user"}}}
        yield {"search": {"n": n}}
        yield {"search": {"n": n, "F": {"is": "card", "category": "aura", "rank": "legendary"}}}
    for aim in AIMS:
        yield {"hit": {"aim": aim, "atk": 1, "element": "ice", "type": "physical"}}
    for duration in DURATIONS:
        yield {"set_stat": {"which": "ra", "to": 0, "who": "ally_now", "for": duration}}
        yield {"effect": {"during": [{"forbid": "hit", "on": ENEMY}, {"also": "fire", "on": ENEMY}], "for": duration}}
    yield {"effect": {"during": [{"forbid": "hit", "on": ENEMY}], "for": {"while": {"exists": ENEMY}}}}
    yield {"copy_token": {"who": {"pick": 1, "from": {"is": "summon", "side": "own"}}}}
    yield {"play": {"card": {"pick": 1, "from": {"is": "card", "side": "own", "zone": "hand"}}, "free": True}}
    yield {
        "set_free": {"card": {"pick": 1, "from": {"is": "card", "side": "own", "zone": "hand", "category": "trigger"}}}
    }
    yield {"place_tile": {"tile": "mossbed", "cell": {"pick": 1, "from": {"is": "cell"}}}}
    yield {
        "for_each": {
            "F": {**ENEMY, "range": "around", "of": "user"},
            "do": [{"heal": {"n": 1, "who": "it"}}, {"draw": {}}],
        }
    }
    yield {"if": {"cond": {"turn_of": "you"}, "then": [{"draw": {}}], "else": ["end_turn"]}}
    yield {"if": {"cond": {"turn_of": "you"}, "then": [{"draw": {}}]}}
    yield {"choose_mode": {"n": 2, "modes": [[{"draw": {}}], {"do": ["end_turn"], "name": "Stop"}, ["end_round"]]}}
    yield {"coin": {"heads": [{"draw": {}}], "tails": []}}
    yield from ("stop_motion", "end_turn", "end_round")


def _made(make: Callable[..., Any], **parts: Any) -> Any:
    """A card's ability, or None where the rules forbid such a card."""
    try:
        return make(**parts)
    except (ValidationError, ValueError):
        return None


def test_every_operation_reads_well() -> None:
    seen: set[str] = set()
    for op in _operations():
        word = op if isinstance(op, str) else next(iter(op))
        params = {word: {}} if isinstance(op, str) else op
        hurt, conditional = {"lose_hp": {"n": 1, "who": "ally_now"}}, {**params, "if": {"exists": ENEMY}, "may": True}
        for make, do in ((power, [op]), (power, [hurt, op, {**params, "may": True}, conditional]), (skill, [op])):
            ability = _made(make, do=do)
            if ability is not None:
                seen.add(word)
                check(ability_text(ability), op)
                check(told(ability.do), op)
    assert seen == set(words.ops)


def test_every_continuous_part_reads_well() -> None:
    seen: set[type] = set()
    for part in PART:
        conditional = part if "if" in part else {**part, "if": {"exists": ENEMY}}
        for ability in (
            _made(power, category="permanent", during=[part]),
            _made(power, category="permanent", during=[conditional]),
            _made(power, category="aura", on=ENEMY, during=[part, part]),
            _made(skill, label="passive", during=[part]),
            _made(power, do=[{"effect": {"during": [part, part], "for": "turn"}}]),
        ):
            assert ability is not None, part
            seen.update(type(each) for each in ability.during)
            check(ability_text(ability), part)
    assert seen == set(PARTS)


def test_every_condition_and_value_reads_well() -> None:
    for condition in [*CONDITION, *({"not": each} for each in CONDITION)]:
        draw = [{"draw": {}}]
        check(ability_text(power(do=draw, **{"if": condition})), condition)
        check(ability_text(skill(do=[{"draw": {}, "if": condition}])), condition)
        check(
            ability_text(
                power(category="permanent", during=[{"grant": "deploy_current", "on": "you", "if": condition}])
            ),
            condition,
        )
        check(ability_text(power(do=[{"reveal": {"who": {"is": "fighter", "if": condition}}}])), condition)


@pytest.mark.parametrize("event", EVENTS)
def test_every_situation_reads_well(event: str) -> None:
    subjects: list[Any] = [
        None, "user", "source", "opponent", ENEMY, {"is": "entity", "range": 2, "of": "ally_now"}, {"is": "power", "side": "opposing"},
        {"is": "summon", "side": "own", "range": "around", "of": "source"},
    ]  # fmt: skip
    for subject in subjects:
        for other in (None, ENEMY):
            for more in (
                {},
                {"if": {"cmp": [{"event": "amount"}, ">=", 2]}},
                {"if": {"exists": ENEMY}, "kind": ["fire", "skill"]},
                {"kind": "spell*"},
            ):
                when = {"event": event, "subject": subject, "other": other, **more}
                react = [{"deal": {"n": 1, "to": "subject"}}, {"heal": {"n": {"event": "amount"}, "who": "other"}}]
                for ability in (
                    _made(power, category="trigger", when=when, do=react),
                    _made(skill, label="trigger", when=when, do=[{"negate": "this"}]),
                ):
                    assert ability is not None, when
                    check(ability_text(ability), when)


def test_every_filter_reads_well_and_every_part_of_it_is_said() -> None:
    details: list[dict[str, Any]] = [
        *({"range": reach, "of": of} for reach in ("ra", "around", "adjacent", 1, 3) for of in ("user", "source", "ally_now", ENEMY)),
        {"range": "inf"},
        {"at": "source"}, {"slot": "current"}, {"slot": "same"}, {"slot": 3}, {"has": "Burned"}, {"lacks": "Shield"}, {"element": "air"},
        {"type": "magical"}, {"label": "ultimate"}, {"rank": "common"}, {"category": "aura"}, {"zone": "hand"}, {"zone": "deck"}, {"zone": "void"},
        {"zone": "field"}, {"zone": "board"}, {"facedown": True}, {"facedown": False}, {"deploy_zone": "you"}, {"deploy_zone": "opponent"},
        {"half": "you"}, {"half": "opponent"}, {"not": "source"}, {"not": "ally_now"}, {"not": ["source", "ally_now"]},
        {"if": {"cmp": [{"stat": "hp", "of": "it"}, "<=", 2]}}, {"if": {"turn_of": "you"}},
    ]  # fmt: skip
    for kind in ("fighter", "summon", "entity", "tile", "power", "cell", "card"):
        for side in ("ally", "enemy", "any"):
            plain = {"is": kind, "side": side}
            said: dict[tuple[str, str], object] = {}
            for detail in [{}, *details]:
                if kind == "card" and detail.get("zone") == "hand":
                    continue
                sentence = check(
                    ability_text(power(do=[{"reveal": {"who": {"pick": 1, "from": {**plain, **detail}}}}])), detail
                )
                assert sentence not in said, f"{plain} with {detail} says the same as with {said[sentence]}"
                said[sentence] = detail


@pytest.mark.parametrize(
    "cost",
    [
        {"hp": 2, "of": "ally_now"}, {"hp": {"n": 1, "who": "ally_now"}}, {"discard": 2}, {"discard": {"n": 1, "from": {"is": "card", "category": "trigger"}}},
        {"discard": {"n": 2, "from": {"is": "card", "category": "trigger"}}}, {"protection": 2, "of": "ally_now"}, {"remove_condition": "Poison", "of": "ally_now"},
        {"remove_condition": "buff", "of": "ally_now"}, {"destroy_own": {"is": "summon", "side": "own"}, "hp": 1, "of": "ally_now"},
    ],
)  # fmt: skip
def test_every_cost_reads_well(cost: dict[str, Any]) -> None:
    english, french = check(ability_text(power(costs=[cost, {"discard": 1}], do=[{"draw": {}}])), cost)
    assert english.startswith("Cost: ") and french.startswith("Coût\u00a0: ")


def test_every_spell_reads_well() -> None:
    for aim in [None, *AIMS, {"on": "t1"}]:
        for label in ("spell", "spell*"):
            for hit in ({}, {"atk": 2, "element": "air", "type": "magical"}, {"atk": {"count": ENEMY}}):
                for do in (
                    [],
                    [{"draw": {}}],
                    [{"status": {"name": "Last", "who": "struck"}}],
                    [{"buff": {"name": "Hit DMG Dealt", "who": "user"}}],
                ):
                    own = (
                        {"targets": {"t1": {"pick": 1, "from": {"is": "entity", "range": "ra"}}}}
                        if aim == {"on": "t1"}
                        else {}
                    )
                    check(ability_text(skill(label=label, aim=aim, hit=hit, do=do, **own)), (aim, label, hit, do))


# ------------------------------------------------------------------------------------------------- targets and mentions


def test_a_target_is_described_where_it_is_first_spoken_of() -> None:
    ally = {"pick": 1, "from": {"is": "fighter", "side": "ally"}}
    card = power(
        targets={"t1": ally}, do=[{"heal": {"n": 1, "who": "t1"}}, {"draw": {}}, {"protect": {"n": 1, "who": "t1"}}]
    )
    assert both(ability_text(card))[0] == "Heal an ally by 1 HP, then draw 1 Power, then it gains 1 Protection."


def test_a_target_first_met_in_a_condition_is_chosen_before() -> None:
    ally = {"pick": 1, "from": {"is": "fighter", "side": "ally"}}
    card = power(targets={"t1": ally}, do=[{"heal": {"n": 1, "who": "t1"}, "if": {"has": ["t1", "Poison"]}}])
    assert both(ability_text(card))[0] == "Choose an ally. If it has Poison, heal it by 1 HP."


def test_targets_of_a_kind_are_told_apart() -> None:
    entity = {"is": "entity"}
    targets = {"t1": {"pick": 1, "from": entity}, "t2": {"pick": 1, "from": {**entity, "not": "t1"}}}
    card = power(targets=targets, do=[{"swap_cells": {"a": "t1", "b": "t2"}}, {"destroy": {"who": "t1"}}])
    assert [text.replace("\u00a0", " ") for text in both(ability_text(card))] == [
        "Swap the cells of an entity and another entity, then destroy the first entity.",
        "Échangez les cases d’une entité et d’une autre entité, puis détruisez la première entité.",
    ]


def test_what_is_asked_in_the_middle_of_an_effect() -> None:
    hit = cards()["zill"].skills[0]
    assert both(told(hit.do)) == ("This Fighter may hit the attacker.", "Ce Fighter peut frapper l’attaquant.")
    card = cards()["second-wind"]
    assert both(told(card.do))[0] == "Heal target 1 by 2 HP, then draw 1 Power."
    assert both(told(card.do, card)) == (
        "Heal that ally by 2 HP, then draw 1 Power.",
        "Soignez cet allié de 2 HP, puis piochez 1 Power.",
    )
    assert both(told(())) == ("Nothing happens.", "Rien ne se passe.")


@pytest.mark.parametrize("id", [card.id for card in cards().values()])
def test_every_target_is_asked_for_by_what_it_is(id: str) -> None:
    for ability in getattr(cards()[id], "abilities", ()):
        for name in ability.targets:
            asked = check(target_text(ability, name), name)
            assert not any(re.search(r"(target|cible) \d", each) for each in asked)


def test_targets_asked_for() -> None:
    def asked(card: PowerCard) -> list[tuple[str, str]]:
        return [both(target_text(card, name)) for name in card.targets]

    enemy = {"is": "fighter", "side": "enemy"}
    assert asked(power(targets={"t1": {"pick": 1, "from": enemy}}, do=[{"deal": {"n": 1, "to": "t1"}}])) == [
        ("Choose an enemy.", "Choisissez un ennemi."),
    ]
    entity = {"is": "entity"}
    targets = {"t1": {"pick": 1, "from": entity}, "t2": {"upto": 2, "from": {**entity, "not": "t1"}}}
    assert asked(power(targets=targets, do=[{"deal": {"n": 1, "to": "t1"}}, {"deal": {"n": 1, "to": "t2"}}]))[1] == (
        "Choose up to 2 other entities.",
        "Choisissez jusqu’à 2 autres entités.",
    )


@pytest.mark.clause("RZ-1415")
def test_a_question_in_the_middle_of_an_effect_names_the_card_and_what_for() -> None:
    game = duel(
        {
            "A": {"ap": 2, "hand": ["ash-collector", "plain-power"]},
            "B": {"fighters": {"1": "plain-fighter h8", "2": "plain-fighter a8"}},
        }
    )
    play(game, "power ash-collector @1", "discard plain-power")
    ask = game.asks[0]
    assert ask.kind == "pick"
    assert both(ask.choice.prompt) == (
        "Ash Collector: Deal 1 Fire DMG to an enemy. Which?",
        "Collecteur de cendres : Infligez 1 DMG de Feu à un ennemi. À vous de choisir.",
    )
    assert game.rules.about(game, ask) is None


def test_a_question_of_an_effects_own_says_which_effect_asks() -> None:
    card = next(
        card
        for card in cards().values()
        if isinstance(card, PowerCard) and card.category == "normal" and card.do and card.do[0].word == "summon"
    )
    game = duel({"A": {"ap": 9, "hand": [card.id]}})
    play(game, next(key for key in keys(game) if key.startswith(f"power {card.id}")))
    ask = game.asks[0]
    assert ask.kind == "place_cell"
    about = game.rules.about(game, ask)
    assert about is not None
    assert both(about)[0] == f"{card.name}: {both(ability_text(card, trackers=False))[0]}"


def test_a_text_can_begin_with_a_capital() -> None:
    own = Texts({"en": ["hello = { $who } waves\nbirds = ants wave"]})
    assert own.say(Text("hello", {"who": "an ant"}, capital=True)) == "An ant waves"
    assert own.say(Text("birds", capital=True)) == "Ants wave"
    assert own.say(say("birds")) == "ants wave"


# ------------------------------------------------------------------------------------- the text follows from the data


OTHERWISE: dict[Any, Any] = {
    "ally": "enemy", "enemy": "ally", "own": "opposing", "opposing": "own", "you": "opponent", "opponent": "you", "user": "ally_now",
    "subject": "user", "other": "subject", "bearer": "ally_now", "t1": "ally_now", "struck": "user", "source": "user", "fighter": "entity",
    "entity": "fighter", "hand": "deck", "void": "hand", "around": "adjacent", "adjacent": "around", "dealt": "taken", "taken": "dealt",
    "fire": "ice", "thunder": "earth", "earth": "air", "turn": "round", "round": "turn", "combat": "turn", "hit": "melee", "melee": "hit",
    "psh": "ra", "atk": "def", "def": "atk", "mp": "ra", "ra": "mp", "top": "bottom", "bottom": "top", "Burned": "Poison", "Poison": "Last",
    "Last": "First", "First": "Last", "Shield": "First", "Hit DMG Dealt": "RA DMG Taken", "buff": "debuff", "status": "buff", "skill": "move",
    "power": "skill", "moved": "pushed", "damaged": "healed", "step": "moved", "common": "legendary", "normal": "aura", "trigger": "normal",
    "one": "inf", "inf": "one", ">=": "<", "<=": ">", "any": "all",
}  # fmt: skip


def _leaves(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(document, dict | list):
        for key, part in document.items() if isinstance(document, dict) else enumerate(document):
            yield from _leaves(part, (*path, key))
    elif path[0] not in ("id", "kind", "name", "flavour", "fr"):
        yield path, document


def _changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    twin = copy.deepcopy(document)
    part = twin
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return twin


def _printed(face: CardFace, locale: str) -> list[object]:
    skills = [(each.label, each.cost, each.text) for each in face.skills]
    figures = [
        face.cost,
        face.use,
        face.time,
        face.rank,
        face.category,
        face.unique,
        face.stats,
        face.elements,
        face.types,
    ]
    return [
        *figures,
        face.weakness,
        face.resistance,
        *(texts().say(each, locale) for part in [(face.text,), *skills] for each in part),
    ]


@pytest.mark.parametrize("id", list(cards()))
def test_another_number_side_or_target_prints_another_text(id: str) -> None:
    document = cards()._documents[id]  # type: ignore[reportPrivateUsage]
    printed = {locale: _printed(describe(cards()[id]), locale) for locale in LOCALES}
    for path, value in _leaves(document):
        others = (
            [not value]
            if isinstance(value, bool)
            else [value + 1, value - 1]
            if isinstance(value, int)
            else [OTHERWISE.get(value)]
        )
        for other in others:
            card = None if other is None else _made(lambda **twin: read(twin), **_changed(document, path, other))
            for locale in LOCALES if card is not None else ():
                assert _printed(describe(card), locale) != printed[locale], (
                    f"{path} from {value!r} to {other!r} ({locale})"
                )


def test_a_mode_has_its_name_in_each_language() -> None:
    modes = [
        {"name": "Mercy", "fr": {"name": "Pitié"}, "do": [{"ap": {"n": 1}}]},
        {"name": "Wrath", "do": [{"draw": {"n": 1}}]},
    ]
    english, french = both(told(words.program([{"choose_mode": {"modes": modes}}])))
    assert "Mercy" in english and "Wrath" in english
    assert "Pitié" in french and "Mercy" not in french and "Wrath" in french


def test_a_card_says_nothing_that_is_not_carried_out() -> None:
    for op in (
        {"push": {"who": "subject", "n": 1, "by": "user"}},
        {"discard": {"seat": "opponent", "by": "you"}},
        {"choose_mode": {"modes": [{"odd": 1, "do": ["draw"]}]}},
    ):
        with pytest.raises((ValueError, ValidationError)):
            words.program([op])
