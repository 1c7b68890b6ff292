"""The printed text of Rise's cards: made from the data, complete, readable in both languages, and never at odds with the data."""

from __future__ import annotations

import copy
import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from pydantic import TypeAdapter, ValidationError

from engines.kernel.documents import Reader
from engines.kernel.face import CardFace
from engines.kernel.text import Text, Texts
from engines.rise import effects
from engines.rise.cards import RiseCard
from engines.rise.effects import ABILITIES, EVENTS, STATICS, words
from engines.rise.face import describe
from engines.rise.telling import PLAYERS, Telling
from engines.rise.wording import (
    ACTS,
    CLAUSES,
    OPS,
    PARTS,
    PLAYER_EVENTS,
    SUBJECTS,
    card_text,
    part_of,
    short_text,
    target_text,
    told,
)
from tests.content import DATA

LOCALES = ("en", "fr")
READER: TypeAdapter[Any] = TypeAdapter(RiseCard)
UNREADABLE = {
    "en": re.compile(
        r"  | [,.;:]|\.\.|[{}]|rsc-|\bNone\b|\btarget\d|\b[Aa] (?:[aeiou]\w+|Incant|Immin|Equip|Action|Ice|infect|attack|oppos|untilt)"
        r"|\b[Aa]n (?:[bcdfghjklmnpqrstvwxyz]|Creat|Door|Summ|card)|\b(?:each|an?|1) \w+s (?:gets|loses)|(?<!block )\bit (?:get|lose|gain|have) "
    ),
    "fr": re.compile(
        r"  | [,.]|\.\.|[{}]|rsc-|\bNone\b|\b[Dd]e les?\b|\b[Àà] les?\b|\b[Qq]ue (?:un|il|elle)|\b[Dd]e un|\b[Ss]i ils?\b|’ "
        r"|\b(?:[Cc]e|[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Dd]u) (?:Invoc|Incan|Immin|Équip|Action|adver|autre|attaquant|Attaque|Éther)"
        r"|\b(?:the|of|your|Creature|Door|Summoner|coin|Cemetery|until|target|library|Skill|Life)\b"
    ),
}
"""What no printed text may have: gaps, leftovers of the data, missing elisions, the other language."""


def _files() -> list[Path]:
    return [Path(__file__).with_name("cards.yaml"), *sorted((DATA / "cards" / "rise").glob("*.yaml"))]


@functools.cache
def documents() -> dict[str, dict[str, Any]]:
    return {each["id"]: each for file in _files() for each in yaml.load(file.read_text(), Loader=Reader)}


@functools.cache
def cards() -> dict[str, Any]:
    return {id: READER.validate_python(each) for id, each in documents().items()}


@functools.cache
def texts() -> Texts:
    sources = {
        locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))] for locale in LOCALES
    }
    return Texts(
        sources, {locale: {"rise": {card.id: card.name_in(locale) for card in cards().values()}} for locale in LOCALES}
    )


def read(**parts: Any) -> Any:
    return READER.validate_python({"id": "a-card", "name": "A card", **parts})


def creature(**parts: Any) -> Any:
    return read(**{"kind": "creature", "rank": 1, "attack": 1, "defense": 1, **parts})


def incantation(**parts: Any) -> Any:
    return read(**{"kind": "incantation", "rank": 1, **parts})


def equipment(**parts: Any) -> Any:
    return incantation(abilities=["Equipment"], **parts)


def both(text: Any) -> tuple[str, str]:
    return texts().say(text, "en"), texts().say(text, "fr").replace("\u00a0", " ")


def check(text: Any, label: object = "") -> tuple[str, str]:
    """Both languages of a text, if they read as they should."""
    said = both(text)
    for locale, each in zip(LOCALES, said, strict=True):
        bare = re.sub(r" ([:;!?»])", r"\1", each) if locale == "fr" else each
        found = UNREADABLE[locale].search(bare)
        assert found is None, f"{found[0]!r} in {each!r} ({label})"
        assert each.endswith(".") and not each[0].islower(), f"{each!r} ({label})"
    return said


def plain(text: str) -> str:
    """A text without what is explained in brackets."""
    return re.sub(r" \([^()]*; RS-\d+\)", "", text)


# ------------------------------------------------------------------------------------------------------- the card pool


@pytest.mark.parametrize("id", list(cards()))
def test_every_card_reads_well(id: str) -> None:
    card, face = cards()[id], describe(cards()[id])
    french = card.model_copy(update={"fr": None})
    assert french is not None
    for text in (card_text(card), *([face.text] if face.text else []), *(each.text for each in face.skills)):
        said = texts().say(text, "en")
        assert said.endswith(".")
        # Names that have no French of their own stay English.
        if card.fr is not None:
            check(text, id)
    for each in face.abilities:
        assert all(texts().say(each.label, locale) for locale in LOCALES)
        assert each.clause.startswith("RS-")


EXACT = [
    ("test-lancer", "Pierce. Ice Element. When this Creature comes into play: a tilted Creature cannot untilt until after its controller’s next Awakening.",
     "Perforation. Élément Glace. Quand cette Créature arrive en jeu : une Créature inclinée ne peut pas se redresser jusqu’à la fin du prochain "
     "Éveil de son contrôleur."),
    ("test-bolt", "Bolt – Coin Toss (1 coin): Target a Creature. On a Success, deal 3 damage to it; on a Failure, deal 1 damage to it.",
     "Bolt – Lancer de pièce (1 pièce) : Ciblez une Créature. Sur un Succès, infligez 3 dégâts à celle-ci ; sur un Échec, infligez 1 dégât à "
     "celle-ci."),
    ("test-rites", "Rites – Direct Purchase (2 coins): Destroy target Creature with Defense 3 or less.",
     "Rites – Achat direct (2 pièces) : Détruisez la Créature ciblée de Défense 3 ou moins."),
    ("test-lantern", "Equipment. The equipped card gets +0/+2. Each turn, prevent 1 of the first damage dealt to the equipped Summoner.",
     "Équipement. La carte équipée gagne +0/+2. À chaque tour, évitez 1 des premiers dégâts infligés à l’Invocateur équipé."),
    ("test-loan", "Draw 2 cards, then one of your Summoners loses 2 Life.", "Piochez 2 cartes, puis un de vos Invocateurs perd 2 points de Vie."),
    ("test-vane",
     "Flight. At the beginning of your turn, if you control a Lightning Creature: one of your Summoners regains 1 Life.",
     "Vol. Au début de votre tour, si vous contrôlez une Créature de Foudre : un de vos Invocateurs récupère 1 point de Vie."),
    ("test-refusal", "Stop target invocation of an Incantation or an Imminent.", "Arrêtez l’invocation ciblée d’une Incantation ou d’un Imminent."),
    ("test-bell",
     "Together. Pierce. At the beginning of your turn: you may pay 2 coins; otherwise, this Creature cannot attack until the end of the turn.",
     "Ensemble. Perforation. Au début de votre tour : vous pouvez payer 2 pièces ; sinon, cette Créature ne peut pas attaquer jusqu’à la fin du "
     "tour."),
    ("test-abbot", "Reanimation. Inhume. Rite – Direct Purchase (1 Ether or 3 coins): Destroy target opposing Creature.",
     "Réanimation. Inhumation. Rite – Achat direct (1 Éther ou 3 pièces) : Détruisez la Créature adverse ciblée."),
    ("test-compact", "One of your Summoners gains 1 level, then it regains 2 Life.", "Un de vos Invocateurs gagne 1 niveau, puis il récupère 2 points de Vie."),
    ("test-squall", "Squall – Dice Roll: On 1–2, nothing happens; on 3–4, draw 1 card; on 5–6, draw 2 cards, then gain 1 coin.",
     "Squall – Lancer de dé : Sur 1-2, rien ne se passe ; sur 3-4, piochez 1 carte ; sur 5-6, piochez 2 cartes, puis gagnez 1 pièce."),
    ("test-moss",
     "Drum Roll (1 Capacity Point): Target Creature you control gets +1/+1 until the end of the turn. Taunt – level 2 (1 Capacity Point): Target "
     "opposing Creature must attack if able during its controller’s next turn. Two of Them – level 3 (2 Capacity Points): Create 1 copy of target "
     "Creature you control. Updraft (1 Capacity Point): Target Creature you control gains Flight until the end of the turn.",
     "Drum Roll (1 Point de Capacité) : Votre Créature ciblée gagne +1/+1 jusqu’à la fin du tour. Taunt – niveau 2 (1 Point de Capacité) : La "
     "Créature adverse ciblée doit attaquer si possible pendant le prochain tour de son contrôleur. Two of Them – niveau 3 (2 Points de Capacité) : "
     "Créez 1 copie de votre Créature ciblée. Updraft (1 Point de Capacité) : Votre Créature ciblée gagne Vol jusqu’à la fin du tour."),
]  # fmt: skip


@pytest.mark.parametrize(("id", "english", "french"), EXACT, ids=[id for id, _, _ in EXACT])
def test_what_a_card_says(id: str, english: str, french: str) -> None:
    assert tuple(map(plain, both(card_text(cards()[id])))) == (english, french)


# ------------------------------------------------------------------------------------------------------------ the faces


def test_the_figures_of_a_face() -> None:
    face = describe(cards()["test-abbot"])
    assert (face.kind, face.rank, face.stats, face.types, face.cost) == (
        "creature",
        "2",
        {"attack": 3, "defense": 3},
        ("Zombie",),
        1,
    )
    assert [each.word for each in face.abilities] == ["Reanimation", "Inhume"]
    assert [texts().say(each.label, "fr") for each in face.abilities] == ["Réanimation", "Inhumation"]
    assert both(face.skills[0].label) == ("Rite – Direct Purchase", "Rite – Achat direct")
    assert both(face.skills[0].cost) == ("1 Ether or 3 coins", "1 Éther ou 3 pièces")
    assert describe(cards()["test-abbot"]) is face
    assert describe(cards()["test-walker"]).rank == "inf"
    assert describe(cards()["test-hound"]).marks == ("imminent",)
    assert describe(cards()["test-basket"]).marks == describe(cards()["test-hives"]).marks == ("constant",)
    assert both(describe(cards()["test-bell"]).price) == (
        "1 Capacity Point of each Summoner",
        "1 Point de Capacité de chaque Invocateur",
    )
    assert both(describe(creature(types=["Zombie", "Key"])).type_names) == ("Zombie, Key", "Zombie, Clé")


def test_the_face_of_a_summoner() -> None:
    face = describe(cards()["test-moss"])
    assert (face.kind, face.rank, face.cost, face.stats, face.levels) == (
        "summoner",
        "",
        None,
        {"life": 11},
        ((1, 1), (2, 2), (3, 3)),
    )
    assert [both(each.label) for each in face.skills][1] == ("Taunt – level 2", "Taunt – niveau 2")
    assert both(face.skills[2].cost) == ("2 Capacity Points", "2 Points de Capacité")


def test_a_bound_level_up_names_its_summoner_in_the_readers_language() -> None:
    own = Texts(
        {locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))] for locale in LOCALES},
        {"en": {"rise": {"mother": "Mother Sedge"}}, "fr": {"rise": {"mother": "Mère Laîche"}}},
    )
    text = card_text(read(kind="level_up", rank=1, summoner="Mother Sedge", gain=2))
    assert (own.say(text, "en"), own.say(text, "fr")) == (
        "Mother Sedge gains 2 levels.",
        "Mère Laîche gagne 2 niveaux.",
    )


def test_a_key_is_explained_by_its_label() -> None:
    assert [each.word for each in describe(cards()["test-key"]).abilities] == ["Key"]
    assert (
        both(card_text(cards()["test-key"]))[0]
        == "Key (sacrifice it to open a Lock or free a chained Creature; RS-1119)."
    )


# --------------------------------------------------------------------------------------------------------- completeness


def test_every_word_has_a_wording() -> None:
    assert set(OPS) == set(words.ops)
    assert set(Telling.VALUES) == set(words.values)
    assert set(Telling.CONDITIONS) == set(words.conditions)
    assert set(PARTS) == set(STATICS)
    assert set(CLAUSES) == {*ABILITIES, "Key"}
    assert set(PLAYERS) == set(get_args(effects.Player))


@pytest.mark.parametrize("ability", ABILITIES)
def test_every_ability_has_a_name_and_a_meaning_of_its_own(ability: str) -> None:
    more: dict[str, Any] = {"ability": ability}
    if ability == "Symbiosis":
        more |= {"partner": {"kind": "creature", "not": "self"}, "attack": 1, "grants": ["Flight"]}
    card = creature(abilities=[more]) if ability not in ("Equipment", "Disease", "Bomb", "Cold") else incantation(
        abilities=["Disease", "Cold"] if ability == "Cold" else [ability]
    )  # fmt: skip
    said = check(card_text(card), ability)
    others = {
        both(card_text(creature(abilities=[each])))[n]
        for each in ABILITIES
        if each not in (ability, "Symbiosis", "Equipment", "Disease", "Bomb", "Cold")
        for n in (0, 1)
    }
    assert not others & set(said)


FOE = {"kind": "creature", "controller": "opponents"}
MINE = {"kind": "creature", "controller": "you"}
ONE = {**FOE, "count": 1}
WHAT: list[Any] = [
    "self", FOE, MINE, ONE, {**MINE, "count": 1}, {"kind": ["creature", "door"], "count": {"up_to": 2}}, {"ability": "Disease", "count": 1},
    {"kind": "creature", "count": {"min": 1, "max": 3}}, {**FOE, "weakest": True, "count": 1}, {"constant": True, "attached": False, "count": 1},
    {**FOE, "count": 1, "by": "random"}, {**FOE, "count": 1, "by": "opponent"}, {"kind": "creature", "not": "self"}, {**MINE, "not": "self", "count": 1},
    {"kind": ["summoner", "creature"], "count": 1}, {"kind": ["creature", "door", "incantation"], "controller": "you", "count": 2},
    {"types": "Zombie", "count": 1}, "attacker", "blocker", "met",
]  # fmt: skip
SINGLE = [each for each in WHAT if each == "self" or isinstance(each, dict) and each.get("count") == 1]
"""What is meant where only one thing can be."""
SUMMONER: list[Any] = [
    "your_summoners",
    {"kind": "summoner", "controller": "you", "count": 1},
    {"kind": "summoner", "controller": "opponents"},
]
PLAYER = ("you", "opponents", "each", "active")
COINS = {"coins": "you"}
VALUE: list[Any] = [
    1, 2, COINS, {"coins": "opponents"}, {"ether": "you"}, {"cards": "you"}, {"cards": "opponents"}, {"attack_of": "self"}, {"defense_of": "self"},
    {"count": MINE}, {"count": {"kind": "creature", "zone": "cemetery", "controller": "you"}}, {"level_of": "your_summoners"}, {"life_of": "your_summoners"},
    {"counters": "+1/+1", "of": "self"}, {"counters": "-1/-1", "of": "self"}, {"add": [COINS, 1]}, {"sub": [COINS, 1]}, {"mul": [2, {"count": FOE}]},
    {"mul": [COINS, {"ether": "you"}]}, {"mul": [3, COINS]}, {"min": [3, COINS]}, {"max": [3, {"add": [COINS, 1]}]}, {"half": COINS}, {"half": {"add": [COINS, 1]}},
    {"if": {"your_turn": True}, "then": 2, "else": 1}, {"roll": True}, {"event_amount": True},
]  # fmt: skip
CONDITION: list[Any] = [
    {"exists": MINE}, {"exists": FOE}, {"exists": MINE, "n": 2}, {"exists": FOE, "n": 2}, {"exists": {"kind": "creature"}}, {"exists": {"kind": "creature"}, "n": 2},
    {"exists": {"kind": "creature", "zone": "cemetery", "controller": "you"}}, {"exists": {"ability": "Equipment", "host": "self"}},
    {"is": ["self", {"kind": "creature", "tilted": True}]}, {"has": {"ability": "Flight"}}, {"has": {"type": "Zombie"}}, {"has": {"element": "Ice"}},
    {"has": {"mark": "paranoia"}}, {"your_turn": True}, {"your_turn": False}, {"level_at_least": 2, "of": "your_summoners"}, {"was_blocked": "self"},
    {"has_blocked": "self"}, {"survived": "self"}, {"token": "self"}, {"died": "self"}, {"first_turn": "you"}, {"first_turn": "opponents"},
    {"happened": "it"}, {"event_by": "you"}, {"event_by": "opponents"},
    *({"step": step} for step in ("awakening", "restoration", "invocation", "attack", "damage", "end")),
    *({"self_is": state} for state in ("attacking", "blocking", "tilted", "attached")),
    *({"event_to": zone} for zone in ("hand", "cemetery", "excluded", "library")),
    *({"event_kind": kind} for kind in ("success", "failure", "combat", "effect", "+1/+1", "-1/-1", "purchase", "toss", "dice", "creature", "imminent")),
    *({"cmp": [value, sign, 2]} for value in (COINS, {"cards": "you"}, {"ether": "opponents"}, {"attack_of": "self"}, {"counters": "+1/+1"}, {"count": MINE})
      for sign in ("<", "<=", "=", "!=", ">=", ">")),
    *({"cmp": [value, ">=", COINS]} for value in VALUE[2:]), {"cmp": [COINS, "<=", 0]},
    {"and": [{"exists": FOE}, {"your_turn": True}]}, {"or": [{"self_is": "tilted"}, {"exists": FOE}]}, {"not": {"and": [{"your_turn": True}, {"exists": MINE}]}},
]  # fmt: skip
UNTIL: list[Any] = [
    *get_args(effects.Moment), {"next_turn_of": "you"}, {"next_turn_of": "opponents"}, {"during_next_turn_of": "you"}, {"during_next_turn_of": "each"},
    {"while": {"exists": FOE}}, {"turns": 1}, {"turns": 3}, *({"next": event} for event in ("is_hit", "attacks", "strikes", "turn_ends", "drawn", "untilted")),
]  # fmt: skip
RESTRICTED = get_args(effects.Restriction)


def _operations() -> Iterator[Any]:
    for what in WHAT:
        for word in ("destroy", "exclude", "return", "tilt", "untilt", "open_lock", "free", "stop", "out_of_combat"):
            yield {word: {"what": what}}
        yield {"damage": {"amount": 2, "to": what}}
        yield {"damage": {"amount": 1, "to": what, "chooser": "you"}}
        yield {"counter": {"to": what}}
        yield {"counter": {"to": what, "kind": "-1/-1", "n": 2, "until": "end_of_turn", "bound_to": "self"}}
        yield {"remove_counter": {"from": what, "n": 2}}
        yield {"modify": {"attack": 1, "defense": -1, "to": what}}
        yield {"set_value": {"attack": 1, "defense": 4, "to": what}}
        yield {"grant": {"abilities": ["Flight", "Reach"], "types": ["Zombie"], "to": what}}
        yield {"lose": {"to": what}}
        yield {"lose": {"abilities": ["Flight"], "to": what}}
        yield {"restrict": {"what": ["attack", "block"], "whom": what}}
        for forced in ("attack", "block", "be_blocked"):
            yield {"force": {"what": forced, "whom": what}}
            yield {"force": {"what": forced, "whom": what, "opponent": "opponents"}}
        yield {"control": {"what": what}}
        yield {"control": {"what": what, "to": "opponents", "until": "permanent"}}
        yield {"grant_action_control": {"of": what}}
        if what in SINGLE:
            yield {"attach": {"to": what}}
            yield {"transmit": {"what": {"ability": "Disease", "count": 1}, "to": what}}
            yield {"copy": {"what": what}}
            yield {"create": {"copy_of": what, "n": 2, "under": "opponents"}}
            yield {"create": {"copy_of": what, "ignore_duplication": True}}
        yield {"mark": {"name": "paranoia", "whom": what}}
        yield {"mark": {"name": "odd", "whom": what, "until": "end_of_turn"}}
        yield {"unmark": {"name": "paranoia", "whom": what}}
        for damage in ("any", "combat"):
            for n in ("all", 2):
                yield {"prevent": {"damage": damage, "to": what, "n": n}}
                yield {"prevent": {"damage": damage, "from": what, "n": n, "blocks_attack": True}}
        for event in ("destroyed", "to_cemetery", "damaged", "counter_placed", "returned"):
            yield {"replace": {"event": event, "to": what}}
            yield {"replace": {"event": event, "to": what, "with": [{"draw": 1}], "uses": 2}}
        yield {"strike": {"whom": what}}
        yield {"strike": {"who": what, "whom": ONE}}
        yield {"strike": {"who": what, "whom": what}}
        for to in ("hand", "library_top", "library_bottom", "library_shuffled", "cemetery", "excluded", "battlefield"):
            yield {"move": {"what": what, "to": to}}
        yield {
            "move": {"what": what, "to": "battlefield", "under": "you", "tilted": True, "counters": 1, "marks": ["odd"]}
        }
        yield {"for_each": {"over": {"kind": "creature"}, "do": [{"counter": {"to": "it"}}, {"draw": 1}]}}
    for summoner in SUMMONER:
        yield {"heal": {"what": summoner, "n": 2}}
        yield {"lose_life": {"what": summoner, "n": 2}}
        for n in (1, -2):
            yield {"capacity": {"summoner": summoner, "delta": n}}
            yield {"level": {"summoner": summoner, "delta": n}}
    for player in PLAYER:
        for n in (1, 2, COINS):
            yield {"draw": {"player": player, "n": n}}
            yield {"mill": {"player": player, "n": n}}
            yield {"coins": {"player": player, "delta": n}}
            yield {"ether": {"player": player, "delta": n}}
            for how in ("choose", "random"):
                yield {"discard": {"player": player, "n": n, "how": how}}
            yield {"steal_coins": {"from": player, "to": "you", "n": n}}
            yield {"steal_card": {"from": player, "to": "you", "n": n}}
            if player != "each":  # one takes them: with several, the first
                yield {"steal_coins": {"from": "you", "to": player, "n": n}}
                yield {"steal_card": {"from": "you", "to": player, "n": n}}
        yield {"coins": {"player": player, "delta": -2}}
        for to in ("hand", "library_top", "cemetery"):
            for n in (1, 2):
                yield {"search": {"player": player, "to": to, "n": n}}
                yield {"search": {"player": player, "to": to, "n": n, "filter": {"types": "Zombie", "attack": "<=3"}}}
        for at in PLAYER if player != "each" else ():
            yield {"look": {"player": player, "at": at, "n": 3}}
            yield {"look": {"player": player, "at": at, "n": 1}}
            yield {"look": {"player": player, "at": at, "zone": "hand"}}
        yield {"shuffle": player}
        yield {"extra_attack": player}
        yield {"lose_summoner": {"player": player}}
        yield {"lose_summoner": {"player": player, "chosen_by": "opponents"}}
        yield {"sacrifice": {"player": player, "what": {"kind": "creature"}}}
        yield {"sacrifice": {"player": player, "what": {"kind": "creature", "types": "Zombie"}, "n": 2}}
        for optional in (True, False):
            for cost in (
                {"gold": 2},
                {"gold": 1, "ether": 1},
                {"any_of": [{"gold": 1}, {"ether": 2}]},
                {"sacrifice": MINE},
                {"sacrifice_self": True, "discard": 2},
            ):
                yield {"pay": {"player": player, "cost": cost, "optional": optional, "then": [{"draw": 1}]}}
                yield {
                    "pay": {
                        "player": player,
                        "cost": cost,
                        "optional": optional,
                        "else": [{"destroy": "self"}],
                        "then": [{"draw": 2}],
                    }
                }
        for of in ("actions", "invocations", "skills"):
            for delta in (1, -2):
                for once in (True, False):
                    for currency in ("gold", "ether", "capacity"):
                        yield {
                            "price": {"of": of, "player": player, "delta": delta, "once": once, "currency": currency}
                        }
            yield {"price": {"of": of, "player": player, "delta": 1, "cards": {"kind": "creature"}}}
        yield {"choose": {"from": FOE, "by": player, "as": "foe"}}
    yield {"choose": {"from": FOE, "as": "foe", "min": 0, "max": 2, "hidden": True, "none": [{"draw": 1}]}}
    for until in UNTIL:
        yield {"modify": {"attack": 1, "to": "self", "until": until}}
        yield {"restrict": {"what": "attack", "whom": ONE, "until": until}}
    for what in RESTRICTED:
        yield {"restrict": {"what": [what, "target"], "whom": ONE}}
        yield {"restrict": {"what": what, "whom": {"kind": "player", "controller": "opponents"}}}
    for value in VALUE:
        yield {"draw": {"n": value}}
        yield {"modify": {"attack": value, "defense": value, "to": "self"}}
        yield {"repeat": {"n": value, "do": [{"draw": 1}]}}
        yield {"let": {"k": value}}
    yield {"seq": [{"draw": 1}, {"coins": 1}]}
    yield {"toss": {"success": [{"draw": 1}]}}
    yield {"toss": {"fail": [{"draw": 1}]}}
    yield {"toss": {"success": [{"draw": 1}], "fail": [{"coins": 1}], "repeat_on_success": "ask"}}
    yield {"toss": {"success": [{"draw": 1}], "repeat_on_success": "auto"}}
    yield {"roll": {"table": {"1-2": [], "3": [{"draw": 1}], "4+": [{"coins": 1}]}}}
    yield {"roll": {"sides": 8, "succeeds": "5+", "success": [{"draw": 1}], "fail": [{"coins": 1}]}}
    for at in ("after_combat", "end_of_turn", "your_next_turn", "next_turn"):
        yield {"delay": {"at": at, "do": [{"draw": 1}]}}
    yield {"create": {"token": "test-walker", "n": 2}}
    yield {"create": {"token": "test-walker"}}
    yield {"for_each": {"over": FOE, "do": [{"counter": {"to": "it"}}]}}
    yield {"if": {"cond": {"your_turn": True}, "then": [{"draw": 1}], "else": [{"coins": 1}]}}
    yield {"if": {"cond": {"your_turn": True}, "then": [{"draw": 1}]}}
    yield {
        "choose_mode": {"modes": [[{"draw": 1}], {"do": [{"coins": 1}], "name": "Wealth", "fr": {"name": "Fortune"}}]}
    }
    yield "relaunch"
    yield {"printed": "opened"}
    yield {"printed": "freed"}


def _made(make: Any, **parts: Any) -> Any:
    """A card, or None where the rules forbid such a card."""
    try:
        return make(**parts)
    except (ValidationError, ValueError):
        return None


def test_every_operation_reads_well() -> None:
    seen: set[str] = set()
    for op in _operations():
        word = op if isinstance(op, str) else next(iter(op))
        params = {word: {}} if isinstance(op, str) else op
        conditional = {**params, "if": {"exists": FOE}, "may": True}
        for make, do in (
            (incantation, [op]),
            (incantation, [{"lose_life": {"n": 1}}, op, {**params, "may": True}, conditional]),
            (creature, [op]),
        ):
            card = _made(make, base_effects=do)
            if card is not None:
                seen.add(word)
                check(card_text(card), op)
                check(told(card.base_effects, card=card), op)
                check(told(card.base_effects), op)
    assert seen == set(words.ops)


def test_what_is_changed_in_an_operation_is_changed_in_its_text() -> None:
    for place in (0, 1):
        said: dict[str, object] = {}
        for op in _operations():
            card = _made(incantation, base_effects=[op])
            if card is None or "for_each" in op:  # of one thing done to each the same is said as of all
                continue
            text, data = both(card_text(card))[place], _same(card.base_effects[0].model_dump())
            assert said.setdefault(text, data) == data, f"{op}: {text!r} is also what {said[text]} says"


def _same(data: Any) -> str:
    """The data of an operation, where what means the same is written the same way."""
    text = repr(data)
    for word, other in (("'opponent'", "'opponents'"), ("'controller': 'caster'", "'controller': 'you'")):
        text = text.replace(word, other)
    return text


def _statics() -> Iterator[Any]:
    whom: list[Any] = [
        "self",
        "host",
        FOE,
        MINE,
        {"kind": "summoner", "host_of": "self"},
        {**MINE, "types": "Zombie", "not": "self"},
    ]
    for to in whom:
        for value in (1, -2, COINS, {"count": MINE}):
            yield {"modify": {"attack": value, "defense": 1, "to": to}}
        yield {"grant": {"abilities": ["Flight"], "types": ["Zombie"], "to": to}}
        yield {"lose": {"to": to}}
        yield {"lose": {"abilities": ["Flight", "Reach"], "to": to}}
        for what in RESTRICTED:
            if what != "be_blocked":  # `unblockable` says the same
                yield {"restrict": {"what": what, "whom": to}}
        for forced in ("attack", "block", "be_blocked"):
            yield {"force": {"what": forced, "whom": to}}
        yield {"control": {"what": to}}
        for damage in ("any", "combat"):
            for n in (None, 1):
                for first in (True, False):
                    yield {"prevent": {"to": to, "damage": damage, "first_each_turn": first, **({"n": n} if n else {})}}
        for word in ("no_sickness", "unblockable", "blocks_several", "attacks_tilted", "summoner_chooser"):
            yield {word: {"to": to}}
        yield {"may_block": {"what": {"kind": "creature", "plane": "air"}, "to": to}}
    for player in PLAYER:
        yield {"together_alone": {"player": player}}
        for of in ("actions", "invocations", "skills"):
            for currency in ("gold", "ether", "capacity"):
                yield {"price": {"of": of, "player": player, "delta": -1, "currency": currency}}
        yield {"price": {"player": player, "delta": 1, "cards": {"kind": "door"}}}


def test_every_static_reads_well_and_says_what_it_is() -> None:
    seen: set[str] = set()
    said: dict[str, object] = {}
    for static in _statics():
        for more in ({}, {"while": {"exists": FOE}}):
            for make in (creature, equipment):
                card = make(statics=[{**static, **more}])
                text = check(card_text(card), static)
                seen.update(each.word for each in card.statics)
                key = f"{make.__name__} {_same(card.statics[0].model_dump())} {card.statics[0].word}"
                for each in text:
                    assert said.setdefault(each, key) == key, f"{static}: {each!r} is also what {said[each]} says"
                check(card_text(make(statics=[static, static])), static)
    assert seen == set(STATICS)


def test_every_condition_reads_well() -> None:
    for place in (0, 1):
        said: dict[str, object] = {}
        for condition in [*CONDITION, *({"not": each} for each in CONDITION)]:
            draw = [{"draw": 1}]
            for card in (
                creature(triggers=[{"upon": "attacks", "filter": "self", "if": condition, "do": draw}]),
                creature(statics=[{"unblockable": True, "while": condition}]),
                incantation(
                    base_effects=[{"draw": 1, "if": condition}, {"destroy": {"what": {**ONE, "if": condition}}}]
                ),
                incantation(base_effects=[{"if": {"cond": {"or": [condition, {"your_turn": True}]}, "then": draw}}]),
            ):
                check(card_text(card), condition)
            text = both(card_text(incantation(base_effects=[{"draw": 1, "if": condition}])))[place]
            plain = repr(_positive(condition))
            assert said.setdefault(text, plain) == plain, f"{condition}: {text!r} is also what {said[text]} says"


OPPOSITE = {"<": ">=", "<=": ">", "=": "!=", "!=": "=", ">=": "<", ">": "<="}


def _positive(condition: Any) -> Any:
    """A condition without a "not" that another word says as well."""
    inner = condition.get("not")
    if inner is None:
        return condition
    if "your_turn" in inner:
        return {"your_turn": not inner["your_turn"]}
    if "cmp" in inner:
        left, sign, right = inner["cmp"]
        return {"cmp": [left, OPPOSITE[sign], right]}
    return condition


@pytest.mark.parametrize("event", EVENTS)
def test_every_situation_reads_well_and_differs_by_whose_it_is(event: str) -> None:
    said: dict[tuple[str, str], str] = {}
    cards = [
        "self",
        "host",
        {"kind": "creature"},
        MINE,
        {"ability": "Equipment", "controller": "opponents"},
        {"types": "Zombie", "not": "self"},
    ]
    filters: list[Any] = [None, *([] if event in PLAYER_EVENTS else cards)]
    for filter in filters:
        for whose in ("each", "you", "opponents", "host_controller"):
            for more in (
                {},
                {"once_per_turn": True},
                {"times": 3, "after_last": [{"destroy": "self"}]},
                {"optional": True},
                {"if": {"cmp": [{"event_amount": True}, ">=", 2]}},
            ):
                trigger = {"upon": event, "whose": whose, "do": [{"draw": 1}], **more}
                if filter is not None:
                    trigger["filter"] = filter
                for make in (creature, equipment):
                    check(card_text(make(triggers=[trigger])), trigger)
                react = [
                    {"damage": {"amount": 1, "to": "event.card"}},
                    {"destroy": "event.other"},
                    {"coins": {"player": "event.player", "delta": 1}},
                ]
                text = check(card_text(equipment(triggers=[{**trigger, "do": react}])), trigger)
                meant = repr((_whose(event, filter, whose), more))
                assert said.setdefault(text, meant) == meant, f"{trigger} reads as {said[text]}"


def _whose(event: str, filter: Any, whose: str) -> Any:
    """A filter with whose event it is; a controller may be said either way, and what an event is about goes without saying."""
    filter = SUBJECTS.get(event) if filter is None else filter
    if isinstance(filter, dict) and event not in ACTS and whose in (filter.get("controller"), "each"):
        return filter, filter.get("controller", "each")
    if isinstance(filter, dict) and event not in ACTS and "controller" not in filter:
        return {**filter, "controller": whose}, whose
    return filter, whose


def test_every_replacement_reads_well() -> None:
    for event in ("destroyed", "to_cemetery", "damaged", "counter_placed", "returned"):
        said: set[tuple[str, str]] = set()
        for card in ("self", "host", FOE, {**MINE, "not": "self"}):
            for more in (
                {},
                {"uses": 1},
                {"uses": 2, "per": "turn"},
                {"if": {"your_turn": True}},
                {"with": [{"coins": -1}, {"tilt": "event.card"}]},
            ):
                text = check(
                    card_text(equipment(replaces=[{"event": event, "card": card, **more}])), (event, card, more)
                )
                assert text not in said
                said.add(text)


DETAILS: list[dict[str, Any]] = [
    {"controller": "you"}, {"controller": "opponents"}, {"controller": "active"}, {"owner": "you"}, {"owner": "opponents"}, {"types": "Zombie"},
    {"types": ["Zombie", "Clone"]}, {"ability": "Flight"}, {"ability": "Lock", "lacks": "open"}, {"ability": "Chained", "lacks": "freed"},
    {"ability": "Chained", "mark": "freed"}, {"ability": "Lock"}, {"ability": "Chained"}, {"element": "Ice"}, {"plane": "air"}, {"plane": "ground"},
    {"plane": {"same_as": "self"}}, {"tilted": True}, {"tilted": False}, {"attacking": True}, {"attacking": False}, {"attacking": "self"},
    {"blocking": True}, {"blocking": False}, {"blocking": "self"}, {"blocked": "self"}, {"met": "self"}, {"infected": True}, {"infected": False},
    {"has_attached": "Equipment"}, {"has_attached": "Disease"}, {"has_attached": "Rage"}, {"attached": True}, {"attached": False}, {"host": "self"},
    {"host": {"kind": "creature"}}, {"constant": True}, {"constant": False}, {"attack": "<=3"}, {"defense": ">2"}, {"attack": 3}, {"name": "Ann"},
    {"mark": "odd"}, {"lacks": "odd"}, {"mark": "reanimated"}, {"token": True}, {"token": False}, {"attacks_player": "you"},
    {"attacks_player": "opponents"}, {"may_infect": "self"}, {"may_hold": "self"}, {"not": "self"}, {"not": ["self", "host"]},
    {"if": {"has": {"ability": "Rage"}, "of": "it"}}, {"if": {"your_turn": True}}, {"weakest": True}, {"zone": "hand", "controller": "you"},
    {"zone": "cemetery"}, {"zone": "cemetery", "controller": "opponents"}, {"zone": "library", "controller": "you"}, {"zone": "excluded", "owner": "you"},
    {"any": [{"tilted": True}, {"types": "Key"}]}, {"chain": "action"}, {"chain": "skill"}, {"chain": "any"}, {"count": 2}, {"count": {"up_to": 2}},
    {"count": {"min": 1, "max": 2}}, {"by": "random"}, {"by": "opponent"},
]  # fmt: skip


@pytest.mark.parametrize(
    "kind", ["creature", "door", ["creature", "door"], ["summoner", "creature"], None, "incantation"]
)
def test_every_part_of_a_selector_is_said(kind: Any) -> None:
    for announced in (False, True):
        said: dict[tuple[str, str], object] = {}
        for detail in [{}, *DETAILS]:
            if announced and detail.get("zone") in ("hand", "library"):
                continue  # What is hidden is no target. [RS-302]
            sel = {**({"kind": kind} if kind else {}), "count": 1, **detail}
            if announced:
                card = incantation(
                    actions=[{"id": "a", "type": "purchase", "targets": [sel], "do": [{"destroy": "target"}]}]
                )
            else:
                card = incantation(base_effects=[{"destroy": {"what": sel}}])
            text = check(card_text(card), sel)
            assert text not in said, f"{sel} reads as {said[text]}"
            said[text] = sel


def test_costs_times_and_limits_of_actions_read_well() -> None:
    said: set[str] = set()
    costs: list[Any] = [
        {}, {"gold": 1}, {"ether": 2}, {"gold": 1, "ether": 1}, {"any_of": [{"gold": 2}, {"ether": 1}]}, {"sacrifice": MINE}, {"sacrifice": {"ability": "Equipment"}},
        {"sacrifice_self": True}, {"discard": 1}, {"discard": 2}, {"tilt_self": True}, {"gold": 1, "tilt_self": True, "discard": 1},
    ]  # fmt: skip
    for cost in costs:
        for more in (
            {}, {"limit": "unlimited"}, {"limit": "once_per_game"}, {"when": "your_turn"}, {"when": "opponents_turn"}, {"when": "attack"},
            {"when": "before_attack_announced"}, {"requires": {"self_is": "tilted"}}, {"name": "Bite", "fr": "Morsure"},
        ):  # fmt: skip
            card = creature(actions=[{"id": "a", "type": "purchase", "cost": cost, "do": [{"draw": 1}], **more}])
            english, french = check(card_text(card), (cost, more))
            assert english not in said and french not in said
            said |= {english, french}
    for invoke in (
        {"capacity": 2},
        {"gold": 1},
        {"ether": 1},
        {"discard": 2},
        {"sacrifice": MINE},
        {"gold": 2, "discard": 1},
    ):
        face = describe(creature(invoke=invoke))
        assert face.cost != 1 or both(face.price)[0] not in said
        said.add(both(face.price)[0])


def test_in_short_a_card_is_told_by_the_names_of_its_abilities() -> None:
    assert both(short_text(incantation(constant=True, types=["Key"]))) == ("Key.", "Clé.")
    assert both(short_text(creature(abilities=["Flight", "Horde"], types=["Key"])))[0] == "Flight, Horde and Key."
    assert both(short_text(creature())) == ("No text.", "Sans texte.")


# ------------------------------------------------------------------------------------------------- targets and mentions


def test_a_target_is_described_where_it_is_first_spoken_of() -> None:
    card = incantation(
        actions=[
            {
                "id": "a",
                "type": "purchase",
                "targets": [FOE],
                "do": [{"tilt": "target"}, {"draw": 1}, {"destroy": "target"}],
            }
        ]
    )
    assert both(describe(card).skills[0].text) == (
        "Tilt target opposing Creature, then draw 1 card, then destroy it.",
        "Inclinez la Créature adverse ciblée, puis piochez 1 carte, puis détruisez-la.",
    )


def test_targets_of_a_kind_are_told_apart() -> None:
    other = {"kind": "creature", "not": "target"}
    do = [{"strike": {"who": "target", "whom": "target2"}}, {"draw": 1}, {"destroy": "target"}]
    card = incantation(actions=[{"id": "a", "type": "purchase", "targets": [{"kind": "creature"}, other], "do": do}])
    assert (
        both(describe(card).skills[0].text)[0]
        == "Target Creature hits another target Creature, then you draw 1 card, then destroy the first Creature."
    )


def test_what_comes_after_a_toss_is_a_sentence_of_its_own() -> None:
    card = incantation(base_effects=[{"toss": {"success": [{"draw": 1}], "fail": [{"coins": 1}]}}, {"ether": 1}])
    assert (
        both(card_text(card))[0]
        == "Toss a coin; on a Success, draw 1 card; on a Failure, gain 1 coin. Then gain 1 Ether."
    )


def test_what_is_asked_in_the_middle_of_an_effect() -> None:
    card = cards()["test-lancer"]
    assert both(told(card.base_effects)) == (
        "A tilted Creature cannot untilt until after its controller’s next Awakening.",
        "Une Créature inclinée ne peut pas se redresser jusqu’à la fin du prochain Éveil de son contrôleur.",
    )
    rite = cards()["test-abbot"].actions[0]
    assert both(told(rite.do))[0] == "Destroy that target."
    assert both(told(rite.do, rite)) == ("Destroy that Creature.", "Détruisez la Créature ciblée.")
    assert both(told(())) == ("Nothing happens.", "Rien ne se passe.")
    courier = cards()["test-courier"].triggers[0]
    assert both(told(courier.do, courier, cards()["test-courier"]))[1].startswith(
        "Choisissez une de vos Maladies sur une Créature"
    )


def test_the_part_of_a_card_that_an_effect_is() -> None:
    abbot, moss = cards()["test-abbot"], cards()["test-moss"]
    assert part_of(abbot, "act:rite") is abbot.actions[0]
    assert part_of(moss, "skill:1") is moss.skills[1]
    assert part_of(cards()["test-bell"], "trig:0:last") is cards()["test-bell"].triggers[0]
    assert part_of(cards()["test-refusal"], "base") is cards()["test-refusal"]
    assert part_of(abbot, "kw:Rage:act") is None


def test_targets_asked_for() -> None:
    skill = cards()["test-veil"].skills[0]
    assert both(target_text(skill.targets, 1)) == (
        "Target one of your Diseases on a Creature.",
        "Ciblez une de vos Maladies sur une Créature.",
    )
    assert both(target_text(cards()["test-veil"].skills[2].targets, 1)) == (
        "Target an opponent.",
        "Ciblez un adversaire.",
    )
    assert (
        both(target_text(cards()["test-refusal"].targets, 1))[1]
        == "Ciblez une invocation d’une Incantation ou d’un Imminent."
    )


# ------------------------------------------------------------------------------------- the text follows from the data


OTHERWISE: dict[Any, Any] = {
    "you": "opponents", "opponents": "you", "opponent": "you", "each": "you", "self": {"kind": "door"}, "target": "self", "host": "self", "creature": "door",
    "door": "creature", "incantation": "imminent", "imminent": "incantation", "hand": "cemetery", "cemetery": "hand", "purchase": "toss",
    "end_of_turn": "this_combat", "next_awakening": "end_of_turn", "attack": "block", "block": "attack", "untilt": "attack", "+1/+1": "-1/-1",
    "-1/-1": "+1/+1", "combat": "any", "invocation": "action", "Zombie": "Clone", "Flight": "Reach", "Pierce": "Drain", "actions": "skills",
    "turn_begins": "turn_ends", "dies": "leaves", "attacks": "blocks", "fought": "is_hit", "<=3": "<=4", "all": 1, "Water": "Fire", "inf": 3,
    "event.other": "event.card", "battlefield": "hand", "turn": "unlimited", "your_turn": "any", "Equipment": "Bomb", "library_shuffled": "library_top",
}  # fmt: skip
UNSAID = {"id", "kind", "name", "flavour", "fr", "as", "upon"}


def _leaves(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(document, dict | list):
        for key, part in document.items() if isinstance(document, dict) else enumerate(document):
            yield from _leaves(part, (*path, key))
    elif (
        path[0] not in UNSAID and path[-1] not in ("as", "fr", "id", "name") and not str(document).startswith("chosen.")
    ):
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
    abilities = [(each.label, each.text) for each in face.abilities]
    figures = [face.kind, face.rank, face.cost, face.stats, face.types, face.levels, face.marks]
    return [
        *figures,
        *(texts().say(each, locale) for part in [(face.text, face.price), *skills, *abilities] for each in part),
    ]


@pytest.mark.parametrize("id", list(cards()))
def test_another_number_side_or_target_prints_another_text(id: str) -> None:
    document = documents()[id]
    printed = {locale: _printed(describe(cards()[id]), locale) for locale in LOCALES}
    data = cards()[id].model_dump()
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
            if card is None or card.model_dump() == data:
                continue
            for locale in LOCALES:
                assert _printed(describe(card), locale) != printed[locale], (
                    f"{path} from {value!r} to {other!r} ({locale})"
                )


def test_a_face_says_each_ability_in_its_own_words() -> None:
    face = describe(cards()["test-reef"])
    assert both(face.abilities[0].text) == (
        "It gets +1/+2 as long as you control another Water Creature.", "Elle gagne +1/+2 tant que vous contrôlez une autre Créature d’Eau.",
    )  # fmt: skip
    lock: Text = describe(cards()["test-quarantine"]).abilities[0].text  # type: ignore[assignment]
    assert (
        both(lock)[0]
        == "A Key opens it; then: put a -1/-1 Charge Counter on each opposing Creature until the end of the turn."
    )


@pytest.mark.parametrize("ref", ["self", "event.card", "host"])
@pytest.mark.parametrize(
    "op", [{"exclude": "@"}, {"return": "@"}, {"move": {"what": "@", "to": "battlefield", "under": "you"}}]
)
def test_the_card_that_something_became_is_called_what_it_was_called(ref: str, op: dict[str, Any]) -> None:
    def text(name: str) -> Any:
        do = json.loads(json.dumps(op).replace("@", name))
        return card_text(
            equipment(
                triggers=[{"upon": "dies", "filter": "host" if ref == "host" else {"kind": "creature"}, "do": [do]}]
            )
        )

    assert text(f"card_of.{ref}") == text(ref)
    check(text(ref), (ref, op))
