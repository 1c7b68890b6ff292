"""The printed text of cards: made from the data, complete, readable in both languages, and never at odds with the
data."""

from __future__ import annotations

import copy
import functools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engines.kernel.cards.reading import Misread
from engines.kernel.face import CardFace
from engines.kernel.text import Text, Texts, say
from engines.rizontical.acts import DIRECTIONS
from engines.rizontical.cards import READER, PowerCard
from engines.rizontical.face import ability_text, card_text, describe, target_text, told
from engines.rizontical.words import DMG, ELEMENTS, MARKERS, TYPES, L
from tests.content import DATA, cards
from tests.engines.remembering import Remembering

from .duels import duel
from .priorities import keys, play

LOCALES = ("en", "fr")
UNREADABLE = {
    "en": re.compile(
        r"  | [,.;:]|\.\.|[{}]|rzc-|\bt\d\b|\b(\w{4,}) \1\b|\b[Nn]one\b|\b[Aa] (?:all|enem|ent|opp|empty)|\b[Aa]n (?:Power|Fighter|Tile|Summon|cell)"
    ),
    "fr": re.compile(
        r"  | [,.]|\.\.|[{}]|rzc-|\bt\d\b|\b(à la place) \1\b|\bNone\b|\b[Dd]e les?\b|\b[Àà] les?\b|\b[Qq]ue (?:un|il)|\b[Dd]e un|\b[Ss]i il"
        r"|\b(?:[Cc]e|[Ll]e|[Dd]e|[Qq]ue) (?:allié|ennemi|entité|attaquant|aucun|autres)|l’(?:Fighter|Power|Tile|case)"
    ),
}
"""What no printed text may have: gaps, leftovers of the data, words said twice, missing elisions and contractions."""


@functools.cache
def texts() -> Remembering:
    sources = {
        locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))] for locale in LOCALES
    }
    return Remembering(sources, {locale: {"rizontical": cards().names_in(locale)} for locale in LOCALES})


def power(**parts: Any) -> Any:
    return READER.validate_python(
        {"kind": "power", "id": "a-card", "name": "A card", "category": "normal", "cost": {"ap": 1}, **parts}
    )


def skill(**parts: Any) -> Any:
    figures = {"elements": ["fire"], "types": ["physical"], "hp": 4, "speed": 3}
    return READER.validate_python(
        {"kind": "fighter", "id": "a-card", "name": "A card", **figures, "abilities": [{"label": "mana", **parts}]}
    )


def text_of(card: Any) -> Text:
    """All that a Power says, or the Skill of a Fighter."""
    return card_text(card) if isinstance(card, PowerCard) else ability_text(card, card.abilities[0])


def both(text: Text) -> tuple[str, str]:
    return texts().say(text, "en"), texts().say(text, "fr").replace("\u00a0", " ")


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
    ("zill", 2, "Move any Buff values from any other allies onto this Fighter in any order.",
     "Transférez sur ce Fighter n’importe quelle valeur de Buff de n’importe quels autres alliés dans l’ordre de votre choix."),
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
     "Posez 1 Tile « Tile de poussée » sur une case vide autour d’un allié."),
    ("quillon", 1,
     "Choose 1: (1) one of your Powers that has Time gains 1 Time; (2) one of your face-up Powers on the field gains 1 Use; "
     "(3) an ally gains First; (4) an enemy gains the Debuff Hit DMG Dealt 1.",
     "Choisissez 1 option : (1) un de vos Powers qui a du Time gagne 1 Time ; (2) un de vos Powers face visible sur le terrain gagne "
     "1 Use ; (3) un allié reçoit First ; (4) un ennemi reçoit le Debuff Hit DMG Dealt 1."),
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
    ("overheat", None, "Assign this Aura to an ally. At the end of that ally’s turn: it loses 1 HP. That ally gets +2 ATK.",
     "Assignez cette Aura à un allié. À la fin du tour de cet allié : il perd 1 HP. Cet allié a +2 ATK."),
    ("pinned-shadow", None, "Assign this Aura to an enemy. That enemy cannot move or push.",
     "Assignez cette Aura à un ennemi. Cet ennemi ne peut pas bouger ni pousser."),
    ("unfinished-business", None,
     "Assign this Aura to an ally. If that ally would be defeated, heal it by 1 HP instead, then send this Power to the void.",
     "Assignez cette Aura à un allié. Si cet allié devait être vaincu, soignez-le de 1 HP à la place, puis envoyez ce Power au "
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
     "Quand une entité arrive sur cette Tile : arrêtez le déplacement ou la poussée de cette entité, puis poussez-la de 1 case "
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
    assert face.stats == {"hp": 3, "mana": 1, "atk": 2, "def": 0, "mp": 3, "speed": 9, "ra": 3, "psh": 0}
    assert (face.weakness, face.resistance) == ((2, ("earth",)), (1, ("thunder",)))
    assert both(face.skills[0].label) == ("MANA", "MANA")  # type: ignore[arg-type]
    assert both(face.skills[0].cost) == ("1 AP, 1 Mana", "1 AP, 1 Mana")  # type: ignore[arg-type]
    assert texts().say(face.name, "fr") == "Jumeaux Ashwick"
    assert texts().say(face.flavour, "en").startswith("One strikes") and texts().say(face.flavour, "fr").startswith(
        "L’un gratte"
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
    card = power(category="permanent", uses=2, time=3, do=DRAW)
    assert both(card_text(card))[0] == "As an action: draw 1 Power. Use 2. Time 3."
    assert both(describe(card).text)[0] == "As an action: draw 1 Power."  # type: ignore[arg-type]


# --------------------------------------------------------------------------------------------------------- completeness


ENEMY = {"kind": "fighter", "side": "foe"}
ONE = {"pick": 1, **ENEMY}
WHO: list[Any] = [
    "this", "host", "subject", "other", "attacker", "struck", "ally_now", "enemy_now", ENEMY, ONE,
    {"pick": "0-2", "kind": "entity"},
]  # fmt: skip
PICK: list[Any] = [
    {"pick": 2, **ENEMY}, {"pick": "0-1", **ENEMY}, {"pick": {"from": 0, "ordered": True}, **ENEMY, "not": "this"},
    {**ENEMY, "not": "this"},
    {"random": 1, **ENEMY}, {"random": 2, **ENEMY}, {**ONE, "by": "foe"}, {**ONE, "by": "each"},
    {"pick": "0-1", "kind": "power", "side": "own", "not": "this"},
]  # fmt: skip
AP = "you.ap"
DRAW: list[Any] = [{"draw": 1}]
MINE = {"you": {"active": True}}
STATS = ("atk", "def", "hp", "max_hp", "mana", "mp", "ra", "psh", "speed", "protection", "uses", "time", "push")
VALUE: list[Any] = [
    2, AP, "foe.ap", "you.souls", "foe.souls", "you.hand", "foe.hand", *(f"this.{stat}" for stat in STATS),
    "ally_now.hp",
    {"buff": "Hit DMG Dealt", "of": "this"}, {"debuff": "Hit DMG Dealt", "of": "this"}, {"count": ENEMY},
    {"count": {"kind": "power", "side": "own"}},
    {"count": {"kind": "power", "zone": "void", "side": "own"}}, {"distance": ["this", "ally_now"]}, {"sum": [AP, 1]},
    {"minus": [AP, 1]},
    {"times": [2, {"count": ENEMY}]}, {"times": [3, AP]}, {"times": [AP, "you.souls"]}, {"min": [3, AP]},
    {"max": [3, AP, "you.hand"]}, {"half": AP},
    {"half": "you.hand"}, {"half": "this.atk"}, {"half": {"min": [3, AP]}},
]  # fmt: skip
SIGNS = ("<", "<=", "=", "!=", ">=", ">")
CONDITION: list[Any] = [
    {"exists": ENEMY}, {"exists": {"kind": "cell", "empty": True, "around": "this"}}, {"ally_now": {"has": "Poison"}},
    MINE, {"foe": {"active": True}},
    {"match": {"timeline": 2}}, {"ally_now": {"defeated": True}},
    *({who: {"markers": marker}} for who in ("you", "foe", "ally_now") for marker in MARKERS),
    *({"ally_now": {"did": what}} for what in ("move", "hit", "push", "skill")),
    *({"compare": [value, ">=", right]} for value in VALUE[1:] for right in (1, AP)),
    *({"compare": [value, sign, 2]} for value in (*VALUE[1:3], "this.time", {"count": ENEMY}) for sign in SIGNS),
    *({"you": {"souls": bound}} for bound in ("2", "2+", "3-", "1-3")),
    *({"ally_now": {"hp": bound}} for bound in ("2", "2+", "3-", "1-3")),
    *({"compare": ["you.souls", sign, right]} for sign in SIGNS for right in ("foe.souls", {"sum": ["foe.souls", 2]})),
    {"compare": [{"distance": ["this", "enemy_now"]}, "<=", "this.ra"]},
    {"compare": [{"distance": ["ally_now", "enemy_now"]}, "<=", "ally_now.ra"]},
    {"compare": [{"distance": ["this", "enemy_now"]}, "<=", 2]},
    {"compare": [{"distance": ["this", "enemy_now"]}, "<", {"distance": ["ally_now", "enemy_now"]}]},
    {"and": [{"exists": ENEMY}, MINE, {"exists": ENEMY}]}, {"or": [{"match": {"timeline": 1}}, {"exists": ENEMY}]},
    {"not": {"and": [MINE, {"exists": ENEMY}]}},
]  # fmt: skip
UNTIL: list[Any] = [
    "turn",
    "round",
    "timeline_turn",
    "combat",
    "for_good",
    {"next_own_turn": "you"},
    {"next_own_turn": "foe"},
    {"leaves": "this"},
]
DEALT = [{"dmg": {way: kind, "n": 1}} for kind in DMG for way in ("dealt", "taken")]
REPLACED = tuple(name for name, event in L.events.items() if event.would)
PART: list[Any] = [
    *({"change": {stat: by, "to": who}} for stat in ("atk", "psh") for by in (1, -2, AP, {"count": ENEMY}) for who in ("this", "ally_now", "enemy_now", ENEMY)),
    *({"set": {"ra": 0, "to": who}} for who in ("this", ENEMY)),
    *({"arrive": {**how, "to": who}} for how in ({"has": "Shield"}, {"protection": 2}, {"has": ["Burned", "Last"], "protection": 1}) for who in ("this", ENEMY)),
    *DEALT, *({"dmg": {**each["dmg"], "n": -1, "to": ENEMY}} for each in DEALT),
    *({"dmg": {way: "hit", **how, "to": to}} for way in ("dealt", "taken") for how in ({"times": 2}, {"times": 3}, {"half": True}) for to in ("this", ENEMY)),
    *({"price": {"ap": by, "to": {"kind": "power", "zone": "hand", "side": side, "category": "normal"}}} for side in ("own", "foe") for by in (1, -1)),
    *({way: {"act": act, "to": to}}
      for act, word in L.acts.items() if not act.endswith((" DMG Dealt", " DMG Taken"))
      for way in word.ways
      for to, kind in (("this", "fighter"), (ENEMY, "fighter"), ("you", "player"), ("foe", "player")) if kind in word.of),
    {"forbid": {"act": "be_pushed", "to": {"kind": "entity", "side": "foe"}}},
    *({"order": {"turn": turn, "to": to}} for turn in ("first", "last") for to in ("this", ENEMY)),
    *({"be": {"elements": element, "to": to}} for element in ELEMENTS for to in ("this", ENEMY)),
    *({"be": {"types": type, "to": to}} for type in TYPES for to in ("this", ENEMY)),
    {"negate_skills": ENEMY}, {"control": {"what": ENEMY}},
]  # fmt: skip
INSTEAD: list[Any] = [
    *({"would": {"event": event, "player": player, **when}, **how}
      for event in REPLACED if "subject" not in L.events[event].roles
      for player in ("you", "foe") for when in ({}, {"amount": "3+"})
      for how in ({}, {"do": DRAW}, {"change": {"amount": -1}}, {"set": {"amount": 1}}, {"multiply": {"amount": 2}})),
    *({"would": {"event": event, "subject": subject, "if": MINE}, **once}
      for event in REPLACED for subject in ("this", ENEMY, {"kind": "power", "side": "own", "not": "this"}) for once in ({}, {"limit": {"match": 1}})),
    *({"would": {"event": event, "subject": subject}, "do": [*DRAW, {"heal": {"n": 1, "to": "subject"}}]} for event in REPLACED for subject in ("this", ENEMY)),
    *({"would": {"event": event, "subject": ENEMY, **when}, **how}
      for event in ("dmg_about", "hp_lost")
      for when in ({}, {"kind": "fire"}, {"amount": "3+"})
      for how in ({"change": {"amount": 1}}, {"change": {"amount": -1}}, {"change": {"amount": AP}}, {"set": {"amount": 0}}, {"set": {"amount": AP}},
                  {"set": {"amount": {"half": "event.amount"}}}, {"multiply": {"amount": 2}},
                  {"multiply": {"amount": 3}},
                  {"change": {"amount": 1}, "do": DRAW, "limit": {"match": 1}})),
]  # fmt: skip
AIMS: list[Any] = [
    "one",
    "inf",
    "around",
    "adjacent",
    {"within": 1},
    {"within": 3},
    {"line": 4},
    {"all": ENEMY},
    {"on": "ally_now"},
]


def _operations() -> Iterator[Any]:
    for who in WHO:
        for level in ("protection", "uses", "time"):
            yield {"gain": {level: 1, "who": who}}
        for level in ("hp", "protection", "uses", "time"):
            yield {"lose": {level: 1, "who": who}}
        for word in ("defeat", "destroy", "reveal", "turn"):
            yield {word: who}
        yield {"hit": {"who": who}}
        yield {"move": {"who": who}}
        yield {"change_slot": {"what": who}}
        yield {"negate_skills": {"to": who, "until": "turn"}}
        yield {"cleanse": {"from": who}}
        yield {"heal": {"n": 1, "to": who}}
        for to in ("hand", "deck", "deck_top", "deck_bottom"):
            yield {"return": {"what": who, "to": to}}
        for word in ("buff", "debuff"):
            yield {word: {"name": "Fire DMG Taken", "n": 2, "to": who}}
        yield {"status": {"name": "Shield", "to": who}}
        for n in (1, -1):
            yield {"shift": {"name": "Hit DMG Dealt", "n": n, "to": who, "debuff": n < 0}}
            yield {"change": {"mp": n, "to": who, "until": "for_good"}}
        yield {"set": {"mp": 0, "to": who, "until": "round"}}
        yield {"damage": {"n": 2, "to": who, "element": "air", "type": "magical", "kind": "skill"}}
        yield {"push": {"what": who, "n": 2}}
        yield {"put": {"what": who, "to": {"pick": 1, "kind": "cell", "empty": True}}}
        yield {"swap": {"what": who, "with": "ally_now"}}
        yield {"control": {"what": who, "until": "turn"}}
        yield {"look": {"what": who}}
        yield {"recover": {"what": who}}
        yield {"revive": {"what": who, "slot": 2}}
        yield {"hit": {"at": who}}
        yield {"transfer": {"hp": 1, "from": who, "to": "ally_now"}}
        yield {"move_buffs": {"from": who, "to": "this"}}
        yield {"move_buffs": {"from": "ally_now", "to": who, "names": ["Hit DMG Dealt", "RA DMG Dealt"], "n": 2}}
        for event in REPLACED:
            yield {"instead": {"event": event, "subject": who, "do": DRAW, "until": "turn"}}
        yield {"choose": {"what": who if isinstance(who, dict) and "pick" in who else ONE, "as": "prey"}}
    for who in PICK:
        yield {"damage": {"n": 1, "to": who}}
        yield {"lose": {"hp": 1, "who": who}}
        yield {"reveal": who}
        yield {"cleanse": {"from": who}}
        yield {"control": {"what": who, "until": "for_good"}}
    for value in VALUE:
        yield {"draw": value}
        yield {"change": {"atk": value, "to": "ally_now", "until": "turn"}}
        yield {"repeat": {"n": value, "do": DRAW}}
        yield {"seq": [{"let": {"k": value}}, {"draw": "k"}]}
    yield {"seq": [{"let": {"k": {"ask": [1, {"min": [3, AP]}]}}}, {"draw": "k"}]}
    yield {"seq": [{"let": {"k": {"ask": [0, AP]}}}, {"draw": "k"}]}
    for player in ("you", "foe", "each"):
        for n in (1, 2):
            yield {"draw": {"n": n, "who": player}}
            for level in ("ap", "souls"):
                for word in ("gain", "lose"):
                    yield {word: {level: n, "who": player}}
            for random in (True, False):
                yield {"discard": {"n": n, "who": player, "random": random}}
        for deck in ("power", "fighter"):
            yield {"shuffle": {"who": player, "deck": deck}}
    for player in ("you", "foe"):
        for slot in ({}, {"slot": "same"}, {"slot": "current"}, {"slot": "choose"}, {"slot": 3}, {"anywhere": True}):
            for source in ("top", "choose"):
                yield {"deploy": {"who": player, **slot, "from": source}}
        for kind in ("any", "move", "hit", "push", "skill", "power", "set", "deploy", "discard", "bonus"):
            yield {"extra_action": {"who": player, "kind": kind}}
        yield {"extra_turn": player}
        for marker in MARKERS:
            yield {"place_marker": {"name": marker, "to": player}}
            yield {"remove_marker": {"name": marker, "to": player}}
        for n in (1, 3, "foe.hand"):
            for zone in ("deck", "fighter_deck"):
                yield {"look": {"zone": zone, "of": player, "n": n, "reorder": n == 3}}
            yield {"look": {"zone": "hand", "of": player}}
    for what in ("action", "hit", "skill", "power", "dmg", "this"):
        yield {"negate": what}
    for by in ("you", "foe", "ally_now.owner"):
        for n in ({}, {"n": 1}, {"n": 2}):
            yield {"move": {"who": "ally_now", **n, "by": by}}
    for way in ({}, *({"dir": each} for each in (*DIRECTIONS, "facing", "choose"))):
        yield {"push": {"what": "ally_now", "n": 1, **way, "up_to": True}}
    yield {"push": {"what": "ally_now", "n": 2, "away_from": "enemy_now"}}
    for way in ({}, *({"facing": each} for each in DIRECTIONS)):
        yield {"turn": {"what": {"pick": 1, "kind": "tile"}, **way}}
        yield {"create": {"tile": "push-tile", "n": 2, "up_to": True, **way}}
    for to in ("deck", "deck_top", "deck_bottom"):
        yield {"return": {"what": ENEMY, "to": to}}
    for name in ("any", "buff", "debuff", "status", "Poison"):
        yield {"move_condition": {"name": name, "from": "ally_now", "to": ENEMY}}
        for n in ({}, {"n": 2}, {"all": True}):
            for up_to in (True, False):
                yield {"cleanse": {"from": "ally_now", "name": name, **n, "up_to": up_to}}
    yield {"return": {"what": ENEMY, "to": "void"}}
    for n in (1, 2):
        for zone in ("deck", "fighter_deck", "hand"):
            for of in ("you", "foe"):
                yield {"reveal": {"zone": zone, "of": of, "n": n}}
    for to in ("deck_top", "deck_bottom", "void"):
        yield {"return": {"what": {"pick": 1, "kind": "power", "side": "own", "zone": "hand"}, "to": to}}
    for to in ("hand", "deck"):
        yield {"return": {"what": {"pick": 1, "kind": "power", "side": "foe"}, "to": to}}
        yield {"recover": {"what": {"pick": "0-2", "kind": "power", "side": "own", "zone": "void"}, "to": to}}
    for n in (1, 2):
        yield {"create": {"summon": "cinder-imp", "n": n}}
        yield {"create": {"summon": "glass", "n": n, "cells": {"kind": "cell", "adjacent": "ally_now"}}}
        yield {"search": {"n": n}}
        yield {"search": {"n": n, "what": {"kind": "power", "zone": "deck", "category": "aura", "rank": "legendary"}}}
    for aim in AIMS:
        yield {"hit": {"aim": aim, "atk": 1, "element": "ice", "type": "physical"}}
    for until in UNTIL:
        yield {"set": {"ra": 0, "to": "ally_now", "until": until}}
        yield {
            "lasting": {
                "parts": [{"forbid": {"act": "hit", "to": ENEMY}}, {"be": {"elements": "fire", "to": ENEMY}}],
                "until": until,
            }
        }
    yield {"lasting": {"parts": [{"forbid": {"act": "hit", "to": ENEMY}}], "until": {"while": {"exists": ENEMY}}}}
    for part in PART:
        word = next(iter(part))
        inner = part[word] if isinstance(part[word], dict) and "kind" not in part[word] else {"to": part[word]}
        yield {word: {**inner, "until": "turn"}}
    for at in L.due:
        yield {"later": {"at": at, **({"whose": "foe"} if L.due[at] else {}), "do": DRAW}}
    for until in ({}, {"until": "round"}):
        yield {"mark": {"name": "seen", "to": ENEMY, **until}}
    for must in (True, False):
        for more in ({}, {"then": DRAW}, {"else": DRAW}, {"then": DRAW, "else": [{"gain": {"ap": 1}}]}):
            yield {"pay": {"who": "foe", "must": must, "cost": {"ap": 1, "discard": 1}, **more}}
    for labels in ({}, {"labels": "spell"}, {"labels": ["trigger", "passive"]}):
        for of in (ENEMY, {"kind": "fighter", "side": "foe"}, "enemy_now"):
            yield {"have_skills": {"of": of, "to": "ally_now", **labels, "until": "round"}}
            for free in (True, False):
                yield {"use_skill": {"of": of, "who": "ally_now", **labels, "free": free}}
    yield {"unmark": {"name": "seen", "to": {**ENEMY, "marked": "seen"}}}
    yield {"create": {"copy_of": {"pick": 1, "kind": "summon", "side": "own"}}}
    yield {"create": {"tile": "mossbed", "to": {"pick": 1, "kind": "cell"}}}
    held = {"pick": 1, "kind": "power", "side": "own", "zone": "hand"}
    yield {"play": {"what": held, "free": True}}
    yield {"set_free": {**held, "category": "trigger"}}
    yield {"for_each": {"of": {**ENEMY, "around": "ally_now"}, "do": [{"heal": {"n": 1, "to": "it"}}, *DRAW]}}
    yield {"if": {"cond": MINE, "then": DRAW, "else": ["end_turn"]}}
    yield {"if": {"cond": MINE, "then": DRAW}}
    yield {"modes": {"n": 2, "modes": [DRAW, {"do": ["end_turn"], "name": "Stop"}, ["end_round"]]}}
    yield {"toss": {"success": DRAW}}
    yield {"toss": {"fail": DRAW}}
    yield {"roll": {"on": {"1-2": [], "3": DRAW, "4+": [{"gain": {"ap": 1}}]}}}
    yield from ({word: {}} for word in ("stop_motion", "end_turn", "end_round", "reverse_timeline"))


def _made(make: Any, **parts: Any) -> Any:
    """A card, or None where the rules forbid such a card."""
    try:
        return make(**parts)
    except Misread:
        return None


@pytest.mark.parametrize("word", [each for each in L.ops if each not in ("let", "redirect")])
def test_every_operation_reads_well(word: str) -> None:
    """All but those that stand inside others alone."""
    made = 0
    hurt = {"lose": {"hp": 1, "who": "ally_now"}}
    for op in _operations():
        if next(iter(op)) != word:
            continue
        conditional = {**op, "if": {"exists": ENEMY}, "may": True} if word != "if" else op
        for make, do in ((power, [op]), (power, [hurt, op, {**op, "may": True}, conditional]), (skill, [op])):
            card = _made(make, do=do)
            if card is not None:
                made += 1
                check(text_of(card), op)
                check(told(card.abilities[0].do), op)
                check(told(card.abilities[0].do, card, card.abilities[0]), op)
    assert made


def test_every_redirection_reads_well() -> None:
    for event in ({"event": "about_to_be_hit", "kind": "basic"}, {"event": "about_to_be_hit", "subject": ENEMY}):
        for to in ("ally_now", "other", {"pick": 1, "kind": "fighter", "side": "own"}):
            for do in ([{"redirect": to}], [{"redirect": to}, {"draw": 1, "may": True}]):
                check(text_of(power(category="trigger", abilities=[{"when": event, "do": do}])), do)
                check(text_of(power(category="permanent", abilities=[{"would": event, "do": do}])), do)
                check(text_of(power(category="permanent", abilities=[{"would": {"event": "dmg_about"}, "do": do}])), do)
                lasting = {"instead": {"event": "dmg_about", "subject": "ally_now", "until": "combat", "do": do}}
                check(text_of(power(category="trigger", abilities=[{"when": event, "do": [lasting]}])), do)


def test_every_continuous_part_reads_well() -> None:
    seen: set[str] = set()
    for part in PART:
        conditional = {**part, "if": {"exists": ENEMY}}
        for card in (
            _made(power, category="permanent", abilities=[{"always": [part]}]),
            _made(power, category="permanent", abilities=[{"always": [conditional]}]),
            _made(power, category="aura", on=ENEMY, abilities=[{"always": [part, part]}]),
            _made(skill, label="passive", always=[part]),
        ):
            if card is not None:
                seen.update(each.word for each in card.abilities[0].always)
                check(text_of(card), part)
    assert seen == set(L.always) - {"control"}, "control lasts until its card leaves; it is never always at work"


def test_everything_that_happens_instead_reads_well() -> None:
    seen: set[str] = set()
    for part in INSTEAD:
        for card in (_made(power, category="permanent", abilities=[part]), _made(skill, label="passive", **part)):
            if card is not None:
                seen.update(card.abilities[0].would.event)
                check(text_of(card), part)
    assert seen == set(REPLACED)


def test_every_condition_and_value_reads_well() -> None:
    for condition in [*CONDITION, *({"not": each} for each in CONDITION)]:
        allowed = {"allow": {"act": "deploy_current", "to": "you"}, "if": condition}
        read, refused = 0, ""
        for make in (
            lambda asked: skill(do=[{"draw": 1, "if": asked}]),
            lambda asked: power(do=DRAW, **{"if": asked}),
            lambda _, part=allowed: power(category="permanent", abilities=[{"always": [part]}]),
            lambda asked: power(do=[{"reveal": {"kind": "fighter", "if": asked}}]),
        ):
            try:
                said = text_of(make(condition))
            except Misread as refusal:  # a figure that what stands there has not
                refused = str(refusal)
                assert " is asked of " in refused, condition
                continue
            check(said, condition)
            read += 1
        assert read or "asked of tile" in refused, condition


@pytest.mark.parametrize("event", L.events)
def test_every_situation_reads_well(event: str) -> None:
    subjects: list[Any] = [
        {}, {"subject": "this"}, {"player": "you"}, {"player": "foe"}, {"subject": ENEMY},
        {"subject": {"kind": "entity", "within": {"n": 2, "of": "ally_now"}}},
        {"subject": {"kind": "power", "side": "foe"}}, {"subject": {"kind": "summon", "side": "own", "around": "this"}},
    ]  # fmt: skip
    read = 0
    for subject in subjects:
        for other in ({}, {"other": ENEMY}):
            for more in (
                {},
                {"amount": "2+"},
                {"if": {"exists": ENEMY}},
                *({"kind": kind} for kind in L.events[event].kinds),
                {"if": {"exists": ENEMY}, "kind": list(L.events[event].kinds[:2])},
            ):
                when = {"event": event, **subject, **other, **more}
                named = [
                    {"damage": {"n": 1, "to": role}} for role in ("subject", "other") if role in L.events[event].roles
                ]
                for card in (
                    _made(power, category="trigger", abilities=[{"when": when, "do": [*named, *DRAW]}]),
                    _made(
                        power, category="trigger", abilities=[{"when": when, "do": [{"gain": {"ap": "event.amount"}}]}]
                    ),
                    _made(skill, label="trigger", when=when, do=[{"negate": "this"}]),
                ):
                    if card is not None:
                        read += 1
                        check(text_of(card), when)
    assert read > 3


def test_every_filter_reads_well_and_every_part_of_it_is_said() -> None:
    details: list[dict[str, Any]] = [
        *({"within": {"n": "this.ra" if of == "this" else "ally_now.ra", "of": of}} for of in ("this", "ally_now")),
        *({"within": {"n": n, "of": of}} for n in (1, 3) for of in ("this", "ally_now", ENEMY)),
        *({near: of} for near in ("around", "adjacent") for of in ("this", "ally_now", ENEMY)),
        {"at": "this"}, {"current": True}, {"same_slot": "this"}, {"slot": 3}, {"has": "Burned"}, {"lacks": "Shield"},
        {"elements": "air"},
        {"types": "magical"}, {"labels": "ultimate"}, {"rank": "common"}, {"category": "aura"}, {"zone": "hand"},
        {"zone": "deck"}, {"zone": "void"},
        {"zone": "field"}, {"facedown": True}, {"facedown": False}, {"deploy_zone": "you"}, {"deploy_zone": "foe"},
        {"half": "you"}, {"half": "foe"}, {"not": "this"}, {"not": "ally_now"}, {"not": ["this", "ally_now"]},
        {"hp": "2-"}, {"time": "1+"},
        {"if": {"compare": ["it.hp", "<=", "this.hp"]}}, {"if": MINE},
    ]  # fmt: skip
    read: set[str] = set()
    for kind in ("fighter", "summon", "entity", "tile", "power", "cell"):
        for side in ("own", "foe", "any"):
            plain = {"pick": 1, "kind": kind, **({} if side == "any" else {"side": side})}
            said: dict[tuple[str, str], object] = {}
            for detail in [{}, *details]:
                card = _made(
                    power,
                    do=[
                        {"put": {"what": "ally_now", "to": {**plain, **detail}}}
                        if kind == "cell"
                        else {"reveal": {"what": {**plain, **detail}}}
                    ],
                )
                if card is None:
                    continue
                read |= set(detail)
                sentence = check(text_of(card), (plain, detail))
                assert sentence not in said, f"{plain} with {detail} says the same as with {said[sentence]}"
                said[sentence] = detail
    assert read == {word for detail in details for word in detail}


@pytest.mark.parametrize(
    "cost",
    [
        {"lose": {"hp": 2, "who": "ally_now"}}, {"discard": 2},
        {"discard": {"n": 1, "what": {"kind": "power", "zone": "hand", "side": "own", "category": "trigger"}}},
        {"discard": {"n": 2, "what": {"kind": "power", "zone": "hand", "side": "own", "category": "trigger"}}},
        {"lose": {"protection": 2, "who": "ally_now"}},
        {"cleanse": {"name": "Poison", "from": "ally_now"}}, {"cleanse": {"name": "buff", "from": "ally_now"}},
        {"destroy": {"pick": 1, "kind": "summon", "side": "own"}, "lose": {"hp": 1, "who": "ally_now"}},
    ],
)  # fmt: skip
def test_every_cost_reads_well(cost: dict[str, Any]) -> None:
    for more in ({}, {} if "discard" in cost else {"discard": 1}):
        english, french = check(text_of(power(cost={"ap": 1, **cost, **more}, do=DRAW)), cost)
        assert english.startswith("Cost: ") and french.startswith("Coût : ")


def test_every_spell_reads_well() -> None:
    for aim in [None, *AIMS, {"on": "prey"}]:
        for label in ("spell", "spell*"):
            for hit in ({}, {"atk": 2, "element": "air", "type": "magical"}, {"atk": {"count": ENEMY}}):
                for do in (
                    {},
                    {"do": DRAW},
                    {"do": [{"status": {"name": "Last", "to": "struck"}}]},
                    {"do": [{"buff": {"name": "Hit DMG Dealt", "to": "this"}}]},
                ):
                    own: dict[str, Any] = {} if aim is None else {"aim": aim}
                    if aim == {"on": "prey"}:
                        own["targets"] = {
                            "prey": {"pick": 1, "kind": "entity", "within": {"n": "this.ra", "of": "this"}}
                        }
                    check(
                        text_of(skill(label=label, **({"hit": hit} if hit else {}), **do, **own)), (aim, label, hit, do)
                    )


# ------------------------------------------------------------------------------------------------- targets and mentions


ALLY = {"pick": 1, "kind": "fighter", "side": "own"}
ENTITY = {"pick": 1, "kind": "entity"}


def test_a_target_is_described_where_it_is_first_spoken_of() -> None:
    do = [{"heal": {"n": 1, "to": "ally"}}, *DRAW, {"gain": {"protection": 1, "who": "ally"}}]
    assert both(text_of(power(targets={"ally": ALLY}, do=do)))[0] == (
        "Heal an ally by 1 HP, then draw 1 Power, then it gains 1 Protection."
    )


def test_a_target_first_met_in_a_condition_is_chosen_before() -> None:
    card = power(targets={"ally": ALLY}, do=[{"heal": {"n": 1, "to": "ally"}, "if": {"ally": {"has": "Poison"}}}])
    assert both(text_of(card))[0] == "Choose an ally. If it has Poison, heal it by 1 HP."


def test_targets_of_a_kind_are_told_apart() -> None:
    targets = {"one": ENTITY, "two": {**ENTITY, "not": "one"}}
    card = power(targets=targets, do=[{"swap": {"what": "one", "with": "two"}}, {"defeat": "one"}])
    assert [*both(text_of(card))] == [
        "Swap the cells of an entity and another entity, then defeat the first entity.",
        "Échangez les cases d’une entité et d’une autre entité, puis vainquez la première entité.",
    ]


def test_what_is_asked_in_the_middle_of_an_effect() -> None:
    hit = cards()["zill"].abilities[0]
    assert both(told(hit.do, cards()["zill"], hit)) == (
        "This Fighter may hit its attacker.",
        "Ce Fighter peut frapper son attaquant.",
    )
    card = cards()["second-wind"]
    assert both(told(card.own.do, card, card.own)) == (
        "Heal that ally by 2 HP, then draw 1 Power.",
        "Soignez cet allié de 2 HP, puis piochez 1 Power.",
    )
    assert both(told(())) == ("Nothing happens.", "Rien ne se passe.")


@pytest.mark.parametrize("id", [card.id for card in cards().values()])
def test_every_target_is_asked_for_by_what_it_is(id: str) -> None:
    for ability in cards()[id].abilities:
        for name in ability.targets:
            asked = check(target_text(cards()[id], ability, name), name)
            assert not any(re.search(r"\b(target|cible)\b", each) for each in asked)


def test_targets_asked_for() -> None:
    def asked(card: PowerCard) -> list[tuple[str, str]]:
        return [both(target_text(card, card.own, name)) for name in card.own.targets]

    assert asked(power(targets={"prey": ONE}, do=[{"damage": {"n": 1, "to": "prey"}}])) == [
        ("Choose an enemy.", "Choisissez un ennemi."),
    ]
    targets = {"one": ENTITY, "more": {**ENTITY, "pick": "0-2", "not": "one"}}
    hurt = [{"damage": {"n": 1, "to": name}} for name in targets]
    assert asked(power(targets=targets, do=hurt))[1] == (
        "Choose up to 2 other entities.",
        "Choisissez jusqu’à 2 autres entités.",
    )


@pytest.mark.clause("RZ-1415")
def test_a_question_in_the_middle_of_an_effect_names_the_card_and_what_for() -> None:
    game = duel(
        {
            "A": {"ap": 3, "hand": ["ash-collector", "plain-power"]},
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
        if isinstance(card, PowerCard)
        and card.category == "normal"
        and card.own is not None
        and getattr(card.own.do[0], "summon", "")
    )
    game = duel({"A": {"ap": 9, "hand": [card.id]}})
    play(game, next(key for key in keys(game) if key.startswith(f"power {card.id}")))
    ask = game.asks[0]
    assert ask.kind == "place_cell"
    about = game.rules.about(game, ask)
    assert about is not None
    assert both(about)[0] == f"{card.name}: {both(card_text(card, trackers=False))[0]}"


def test_a_text_can_begin_with_a_capital() -> None:
    own = Texts({"en": ["hello = { $who } waves\nbirds = ants wave"]})
    assert own.say(Text("hello", {"who": "an ant"}, capital=True)) == "An ant waves"
    assert own.say(Text("birds", capital=True)) == "Ants wave"
    assert own.say(say("birds")) == "ants wave"


# ------------------------------------------------------------------------------------- the text follows from the data


OTHERWISE: dict[Any, Any] = {
    "own": "foe", "foe": "own", "you": "foe", "this": "ally_now", "subject": "this", "other": "subject",
    "host": "ally_now", "struck": "this",
    "ally": "ally_now", "enemy": "ally_now", "attacker": "this", "fighter": "entity", "entity": "fighter",
    "hand": "deck", "void": "hand",
    "fire": "ice", "thunder": "earth", "earth": "air", "turn": "round", "round": "turn", "combat": "turn",
    "hit": "melee", "melee": "hit", "psh": "ra",
    "ra": "psh", "top": "choose", "Burned": "Poison", "Poison": "Last", "Last": "First", "First": "Last",
    "Shield": "First",
    "Hit DMG Dealt": "RA DMG Taken", "buff": "debuff", "status": "buff", "skill": "move", "power": "skill",
    "moved": "pushed", "damaged": "healed",
    "step": "moved", "common": "legendary", "normal": "aura", "trigger": "normal", "one": "inf", "inf": "one",
    "around": "adjacent", "adjacent": "around",
    ">=": "<", "<=": ">", "this.ra": 3, "this.hp": "this.atk", "ally.hp": "ally.atk", "event.amount": 2,
    "you.hand": "you.ap", "you.souls": "you.ap",
    "foe.souls": "foe.ap", "1+": "2+", "2+": "3+", "1-": "2-", "2-": "1-", "0-1": "0-2", "0-2": "0-1",
}  # fmt: skip


def _leaves(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(document, dict | list):
        for key, part in document.items() if isinstance(document, dict) else enumerate(document):
            yield from _leaves(part, (*path, key))
    elif (
        path[0] not in ("id", "kind", "name", "flavour", "in") and path[-1] != "ordered"
    ):  # how it is asked isn't printed
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
            card = (
                None
                if other is None
                else _made(lambda **twin: READER.validate_python(twin), **_changed(document, path, other))
            )
            for locale in LOCALES if card is not None else ():
                assert _printed(describe(card), locale) != printed[locale], (
                    f"{path} from {value!r} to {other!r} ({locale})"
                )


def test_a_mode_has_its_name_in_each_language() -> None:
    modes = [
        {"name": "Mercy", "in": {"fr": "Pitié"}, "do": [{"gain": {"ap": 1}}]},
        {"name": "Wrath", "do": DRAW},
    ]
    english, french = both(told(power(do=[{"modes": modes}]).own.do))
    assert "Mercy" in english and "Wrath" in english
    assert "Pitié" in french and "Mercy" not in french and "Wrath" in french


def test_a_card_says_nothing_that_is_not_carried_out() -> None:
    for op in (
        {"push": {"what": "ally_now", "n": 1, "by": "this"}},
        {"discard": {"who": "foe", "by": "you"}},
        {"modes": [{"odd": 1, "do": DRAW}, DRAW]},
    ):
        with pytest.raises(Misread, match=r"by|odd"):
            power(do=[op])


# ------------------------------------------------------------------------------------------------- what was said wrong

SEEN = {"choose": {"what": {"random": 3, "kind": "power", "zone": "void", "side": "foe"}, "as": "seen"}}


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            power(do=[{"return": {"what": "this", "to": "deck_bottom"}}]),
            "Put this Power at the bottom of its owner’s Power deck.",
            "Remettez ce Power au fond du deck de Powers de son propriétaire.",
        ),
        (
            power(category="trigger", abilities=[{"when": {"event": "power_left", "subject": {"kind": "power", "side": "own"}}, "do": [{"return": {"what": "subject.card", "to": "deck"}, "may": True}]}]),
            "When one of your Powers leaves the field: you may shuffle it into its owner’s Power deck.",
            "Quand un de vos Powers quitte le terrain : vous pouvez renvoyer ce Power dans le deck de Powers de son propriétaire.",
        ),
        (
            power(category="aura", on=ENEMY, abilities=[{"always": [{"price": {"ap": 1, "to": "host"}}]}]),
            "Assign this Aura to an enemy. The Skills of that enemy cost 1 AP more.",
            "Assignez cette Aura à un ennemi. Les Skills de cet ennemi coûtent 1 AP de plus.",
        ),
        (
            power(do=[{"damage": {"n": 1, "to": {**ONE, "if": {"compare": ["it.hp", "<", "it.max_hp"]}}}}]),
            "Deal 1 DMG to an enemy whose HP is less than its printed HP.",
            "Infligez 1 DMG à un ennemi dont les HP valent moins que les HP imprimés de cet ennemi.",
        ),
        (
            power(do=[{"damage": {"n": 1, "to": {**ONE, "hp": {"under": "ally_now.hp"}}}}]),
            "Deal 1 DMG to an enemy that has less HP than your current turn ally’s HP.",
            "Infligez 1 DMG à un ennemi qui a moins de HP que les HP de votre allié du tour en cours.",
        ),
        (
            power(do=[{"status": {"name": "Last", "to": {**ONE, "within": {"n": "it.ra", "of": "ally_now"}}}}]),
            "An enemy with your current turn ally within RA gains Last.",
            "Un ennemi ayant votre allié du tour en cours à portée (RA) reçoit Last.",
        ),
        (
            power(do=[{"draw": 1, "if": {"enemy_now": {"time": "0"}}}]),
            "If the current turn enemy has no Time, draw 1 Power.",
            "Si l’ennemi du tour en cours n’a pas de Time, piochez 1 Power.",
        ),
        (
            power(do=[{"forbid": {"act": ["skill spell", "skill spell*"], "to": ONE, "until": "turn"}}]),
            "An enemy cannot use SPELL Skills or use SPELL* Skills until the end of the turn.",
            "Un ennemi ne peut pas utiliser de Skills SPELL ni utiliser de Skills SPELL* jusqu’à la fin du tour.",
        ),
        (
            power(do=[SEEN, {"choose": {"what": {"pick": 1, "kind": "power", "zone": "void", "side": "foe", "if": {"same": ["it", "seen"]}}, "as": "one"}}, {"reveal": "one"}]),
            "Choose 3 Powers at random from your opponent’s Power void, then choose a Power from your opponent’s Power void that is among the chosen Powers, then reveal it.",
            "Choisissez 3 Powers au hasard du void de Powers adverse, puis choisissez un Power du void de Powers adverse qui est parmi les Powers choisis, puis révélez-le.",
        ),
        (
            power(do=[{"choose": {"what": {**ONE, "by": "foe"}, "as": "one"}}, {"damage": {"n": 1, "to": "one"}}]),
            "Your opponent chooses a Fighter they control, then you deal 1 DMG to it.",
            "Votre adversaire choisit un Fighter qu’il contrôle, puis vous infligez 1 DMG à cet ennemi.",
        ),
        (
            power(category="trigger", abilities=[{"when": {"event": "round_start"}, "targets": {"prey": ONE}, "do": [{"damage": {"n": 1, "to": "prey"}, "if": {"prey": {"has": "Burned"}}}]}]),
            "At the start of each round: choose an enemy, then if it has Burned, deal 1 DMG to it.",
            "Au début de chaque manche : choisissez un ennemi, puis s’il a Burned, infligez 1 DMG à cet ennemi.",
        ),
        (
            power(do=[{"modes": [{"targets": {"a": ENEMY}, "do": [{"damage": {"n": 1, "to": "a"}}]}, {"targets": {"a": {"kind": "tile"}}, "do": [{"destroy": "a"}]}]}]),
            "Choose 1: (1) deal 1 DMG to an enemy; (2) destroy a Tile.",
            "Choisissez 1 option : (1) infligez 1 DMG à un ennemi ; (2) détruisez une Tile.",
        ),
    ],
)  # fmt: skip
def test_what_a_card_of_a_makers_says(card: Any, english: str, french: str) -> None:
    said_en, said_fr = check(text_of(card))
    assert (said_en, said_fr.replace("\u00a0", " ")) == (english, french)
