"""The printed text of Rise's cards: made from the data, complete, readable in every language, and never at odds with
the data."""

from __future__ import annotations

import copy
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from engines.kernel.cards.reading import Misread, parts
from engines.kernel.documents import Reader
from engines.kernel.face import CardFace
from engines.kernel.text import Text, Texts, slug
from engines.rise.cards import READER, ability_name
from engines.rise.face import describe
from engines.rise.telling import card_text, lasting_text, part_of, part_text, short_text, target_text, told
from engines.rise.words import L
from tests.content import DATA
from tests.engines.remembering import Remembering

LOCALES = ("en", "fr")
UNREADABLE = {
    "en": re.compile(
        r"  | [,.;:]|\.\.|[{}]|(?:op|if|event|tell|with)-|\bNone\b|\btarget\d|\b[Aa] (?:[aeiou]\w+|Incant|Immin|Equip|Action|Ice|infect|attack|oppos|untilt)"
        r"|\b[Aa]n (?:[bcdfghjklmnpqrstvwxyz]|Creat|Door|Summ|card)|\b(?:each|an?|1) \w+s (?:gets|loses)|(?<!block )\bit (?:get|lose|gain|have) "
    ),
    "fr": re.compile(
        r"  | [,.]|\.\.|[{}]|(?:op|if|event|tell|with)-|\bNone\b|\b[Dd]e les?\b|\b[Àà] les?\b|\b[Qq]ue (?:un|il|elle)|\b[Dd]e un|\b[Ss]i ils?\b|’ "
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
def texts() -> Remembering:
    sources = {
        locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))] for locale in LOCALES
    }
    return Remembering(
        sources, {locale: {"rise": {card.id: card.name_in(locale) for card in cards().values()}} for locale in LOCALES}
    )


def read(**parts: Any) -> Any:
    return READER.validate_python({"id": "a-card", "name": "A card", **parts})


def creature(**parts: Any) -> Any:
    return read(**{"kind": "creature", "rank": 1, "attack": 1, "defense": 1, **parts})


def incantation(**parts: Any) -> Any:
    return read(**{"kind": "incantation", "rank": 1, **parts})


def equipment(**parts: Any) -> Any:
    return incantation(keywords=["Equipment"], **parts)


KIND = {creature: "creature", equipment: "incantation"}


def action(**parts: Any) -> Any:
    return incantation(abilities=[{"use": "purchase", "id": "a", **parts}])


def both(text: Any) -> tuple[str, str]:
    return texts().say(text, "en"), texts().say(text, "fr").replace("\u00a0", " ")


def may_be_about(subject: Any, kind: str, event: str) -> bool:
    """Whether a card of a kind can have an ability about this subject of an event; if not, it is refused by name."""
    of = L.events[event].roles.get("subject")
    meant = kind if subject == "this" else subject.get("kind") if isinstance(subject, dict) else None
    return meant is None or of not in L.kinds or meant in L.kinds[of]


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
    for text in (card_text(card), *([face.text] if face.text else []), *(each.text for each in face.skills)):
        said = texts().say(text, "en")
        assert said.endswith(".")
        # Names that have no French of their own stay English.
        if "fr" in card.in_:
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

WORDS = {
    "op-": {*L.ops, "instead", "discard-card"}, "event-": {*L.events, "amount"}, "act-": set(L.acts), "keyword-": set(),
    "until-": {*L.moments, "turns", "next", "leaves"}, "later-": {*L.moments, *L.due}, "amount-": {*L.resources, "levels"},
    "counter-": set(L.counters), "player-": {*L.refs, "s"}, "path-": set(L.paths),
    "of-": {*L.attributes, "kind"}, "figure-": {*L.attributes, "set", "change"},
    "with-": {*L.attributes, "lock", "chooser", "least"},
    "if-": {*L.attributes, "kind", "controller", "owner", "event-kind", "event-to", "event-amount"},
    "is-": {*L.attributes, "or-not"},
    "not-": set(L.attributes), "word-": {*L.attributes, "keywords", "kind", "marks", "period"},
}  # fmt: skip
"""What messages by the words of the language may be about; the others are other games'."""


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_about_a_word_that_is_none(locale: str) -> None:
    own = (DATA / "locale" / locale / "rise-cards.ftl").read_text()
    keywords = {slug(word) for word in L.keywords}
    for id in re.findall(r"^([a-z0-9-]+) =", own, re.M):
        for prefix, known in WORDS.items():
            if id.startswith(prefix):
                word = id.removeprefix(prefix)
                assert word in {slug(each) for each in known} | (keywords if prefix == "keyword-" else set()), id


@pytest.mark.parametrize("keyword", list(L.keywords))
def test_every_keyword_has_a_name_and_a_meaning_of_its_own(keyword: str) -> None:
    partner = {
        "keyword": "Symbiosis",
        "partner": {"kind": "creature", "not": "this"},
        "always": [{"change": {"attack": 1}}],
    }
    alone = {"Equipment", "Disease", "Bomb", "Cold"}

    def one(name: str) -> Any:
        if name == "Symbiosis":
            return creature(abilities=[partner])
        if name in alone:
            return incantation(keywords=["Disease", "Cold"] if name == "Cold" else [name])
        return creature(keywords=[name])

    said = check(card_text(one(keyword)), keyword)
    for each in L.keywords:
        if each != keyword and each not in alone:
            assert not set(both(card_text(one(each)))) & set(said)
    if not L.keywords[keyword].label:
        meant = part_text(one(keyword), f"kw:{keyword}:when-dies")
        assert meant is not None and check(meant)[0] in said[0].replace("(", "(").replace("; RS", ".; RS") or meant


FOE = {"kind": "creature", "side": "foe"}
MINE = {"kind": "creature", "side": "own"}
ONE = {**FOE, "pick": 1}
WHAT: list[Any] = [
    "this", FOE, MINE, ONE, {**MINE, "pick": 1}, {"kind": ["creature", "door"], "pick": "0-2"},
    {"has": "Disease", "pick": 1},
    {"kind": "creature", "pick": "1-3"}, {**FOE, "lowest": ["attack"], "pick": 1},
    {"constant": True, "attached": False, "pick": 1},
    {**FOE, "random": 1}, {**FOE, "pick": 1, "by": "foe"}, {"kind": "creature", "not": "this"},
    {**MINE, "not": "this", "pick": 1},
    {"kind": ["summoner", "creature"], "pick": 1},
    {"kind": ["creature", "door", "incantation"], "side": "own", "pick": 2},
    {"types": "Zombie", "pick": 1},
]  # fmt: skip
SINGLE = [each for each in WHAT if each == "this" or each.get("pick") == 1]
"""What is meant where only one thing can be."""
SUMMONER: list[Any] = [
    {"kind": "summoner", "side": "own"},
    {"kind": "summoner", "side": "own", "pick": 1},
    {"kind": "summoner", "side": "foe"},
]
PLAYER = ("you", "foe", "each", "active")
VALUE: list[Any] = [
    1, 2, "you.coins", "foe.coins", "you.ether", "you.hand", "foe.hand", "this.attack", "this.defense", {"count": MINE},
    {"count": {"kind": "creature", "zone": "cemetery", "side": "own"}},
    {"total": "level", "of": {"kind": "summoner", "side": "own"}},
    {"highest": "attack", "of": FOE}, {"lowest": "defense", "of": MINE}, "this.plus", "this.minus",
    {"sum": ["you.coins", 1]},
    {"minus": ["you.coins", 1]}, {"times": [2, {"count": FOE}]}, {"times": ["you.coins", "you.ether"]},
    {"times": [3, "you.coins"]},
    {"min": [3, "you.coins"]}, {"max": [3, {"sum": ["you.coins", 1]}]}, {"half": "you.coins"},
    {"half": {"sum": ["you.coins", 1]}},
    {"if": {"you": {"active": True}}, "then": 2, "else": 1},
]  # fmt: skip
SIGNS = ("<", "<=", "=", "!=", ">=", ">")
CONDITION: list[Any] = [
    {"exists": MINE}, {"exists": FOE}, {"exists": MINE, "n": 2}, {"exists": FOE, "n": 2},
    {"exists": {"kind": "creature"}},
    {"exists": {"kind": "creature"}, "n": 2}, {"exists": {"kind": "creature", "zone": "cemetery", "side": "own"}},
    {"exists": {"has": "Equipment", "host": "this"}}, {"this": {"has": "Flight"}}, {"this": {"types": "Zombie"}},
    {"this": {"element": "Ice"}},
    {"this": {"marked": "paranoia"}}, {"this": {"carries": "Disease"}}, {"this": {"plane": "air"}},
    {"you": {"active": True}},
    {"foe": {"active": True}}, {"you": {"first_turn": True}}, {"foe": {"first_turn": True}},
    {"this": {"kind": "creature"}},
    *({"this": {flag: True}} for flag in ("tilted", "attached", "infected", "constant", "token", "attacking", "blocking", "in_play", "died",
                                          "was_blocked", "has_blocked")),
    *({"match": {"phase": phase}} for phase in ("awakening", "restoration", "invocation", "attack", "damage", "end")),
    *({"this": {figure: bound}} for figure in ("attack", "defense", "plus", "minus") for bound in ("2", "2+", "3-", "4-5")),
    *({"you": {figure: bound}} for figure in ("coins", "ether", "hand") for bound in ("2", "2+", "3-")),
    *({"compare": [value, sign, "you.coins"]} for value in VALUE[3:] for sign in SIGNS),
    {"and": [{"exists": FOE}, {"you": {"active": True}}]}, {"or": [{"this": {"tilted": True}}, {"exists": FOE}]},
    {"not": {"and": [{"you": {"active": True}}, {"exists": MINE}]}},
]  # fmt: skip
UNTIL: list[Any] = [
    "turn", "combat", "for_good", "next_turn", {"next_turn": "foe"}, {"next_turn": "it.owner"},
    {"during_next_turn": "you"},
    {"during_next_turn": "each"}, {"awakening": "it.controller"}, {"awakening": "you"}, {"while": {"exists": FOE}},
    {"while": {"it": {"host_of": "this"}}},
    {"turns": 1}, {"turns": 3}, {"leaves": "this"},
    *({"next": event} for event in ("is_hit", "attacks", "strikes", "untilted")),
]  # fmt: skip
COSTS: list[Any] = [
    {"coins": 2}, {"coins": 1, "ether": 1}, {"any_of": [{"coins": 1}, {"ether": 2}]}, {"sacrifice": MINE},
    {"sacrifice": "this", "discard": 2},
]  # fmt: skip
DRAW = [{"draw": 1}]


def _operations() -> Iterator[Any]:
    for what in WHAT:
        for word in ("destroy", "exclude", "return", "tilt", "untilt", "open_lock", "free", "cancel", "out_of_combat"):
            yield {word: what}
        yield {"retarget": {"what": {"pick": 1, "zone": "chain"}, "to": what}}
        yield {"damage": {"n": 2, "to": what}}
        yield {"damage": {"n": 1, "to": what, "chooser": "you"}}
        for counter in ("plus", "minus"):
            yield {"put": {counter: 1, "to": what}}
            yield {"put": {counter: 2, "to": what, "until": "turn"}}
            yield {"put": {counter: 2, "to": what, "bound_to": "this"}}
            yield {"take": {counter: 2, "to": what}}
        yield {"change": {"attack": 1, "defense": -1, "to": what, "until": "turn"}}
        yield {"set": {"attack": 1, "defense": 4, "to": what, "until": "turn"}}
        yield {"grant": {"keywords": ["Flight", "Reach"], "to": what, "until": "turn"}}
        yield {"be": {"types": ["Zombie"], "to": what, "until": "turn"}}
        yield {"be": {"element": "Ice", "to": what, "until": "turn"}}
        yield {"revoke": {"to": what, "until": "turn"}}
        yield {"revoke": {"keywords": ["Flight"], "to": what, "until": "turn"}}
        yield {"forbid": {"act": ["attack", "block"], "to": what, "until": "turn"}}
        for act in ("attack", "block", "be_blocked"):
            yield {"must": {"act": act, "to": what, "until": "turn"}}
            yield {"must": {"act": act, "to": what, "against": "foe", "until": "turn"}}
        for act in ("attack_at_once", "block_several", "attack_tilted", "choose_summoner"):
            yield {"allow": {"act": act, "to": what, "until": "turn"}}
        yield {"control": {"what": what, "until": "turn"}}
        yield {"control": {"what": what, "who": "active", "until": "for_good"}}
        yield {"command": {"of": what, "until": "turn"}}
        if what in SINGLE:
            yield {"attach": {"to": what}}
            yield {"transmit": {"what": {"has": "Disease", "pick": 1}, "to": what}}
            yield {"become": {"copy_of": what}}
            yield {"create": {"copy_of": what, "n": 2, "under": "active"}}
            yield {"create": {"copy_of": what, "beyond_rank": True}}
        yield {"mark": {"name": "paranoia", "to": what}}
        yield {"mark": {"name": "odd", "to": what, "until": "turn"}}
        yield {"unmark": {"name": "paranoia", "to": what}}
        for side in ("to", "of"):
            for more in ({}, {"n": 2}, {"combat": True}, {"combat": True, "n": 2, "wall": True}):
                yield {"prevent": {side: what, "until": "turn", **more}}
        for event in ("destroyed", "to_cemetery", "damaged", "counter_placed", "returned"):
            yield {"instead": {"event": event, "subject": what, "until": "turn"}}
            yield {"instead": {"event": event, "subject": what, "do": DRAW, "uses": 2, "until": "turn"}}
        yield {"strike": {"to": what}}
        yield {"strike": {"what": what, "to": ONE}}
        yield {"strike": {"what": what, "to": what}}
        for to in ("hand", "library_top", "library_bottom", "library_shuffled", "cemetery", "excluded", "battlefield"):
            yield {"move": {"what": what, "to": to}}
        yield {
            "move": {"what": what, "to": "battlefield", "under": "you", "tilted": True, "counters": 1, "marks": ["odd"]}
        }
        yield {"for_each": {"of": {"kind": "creature"}, "do": [{"put": {"plus": 1, "to": "it"}}, {"draw": 1}]}}
        yield {"choose": {"what": what if isinstance(what, dict) and "pick" in what else ONE, "as": "prey"}}
    for summoner in SUMMONER:
        yield {"heal": {"to": summoner, "n": 2}}
        yield {"lose_life": {"to": summoner, "n": 2}}
        for n in (1, -2):
            yield {"capacity": {"to": summoner, "n": n}}
            yield {"level": {"to": summoner, "n": n}}
    for player in PLAYER:
        for n in (1, 2, "you.coins"):
            yield {"draw": {"who": player, "n": n}}
            yield {"mill": {"who": player, "n": n}}
            yield {"gain": {"who": player, "coins": n}}
            yield {"lose": {"who": player, "ether": n}}
            for random in (True, False):
                yield {"discard": {"who": player, "n": n, "random": random}}
            if player != "you":
                yield {"steal": {"from": player, "coins": n}}
                yield {"steal": {"from": player, "cards": n}}
            if player not in ("each", "you"):  # one takes them
                yield {"steal": {"from": "you", "who": player, "coins": n}}
        yield {"gain": {"who": player, "coins": 2, "ether": 1}}
        for to in ("hand", "library_top", "cemetery"):
            for n in (1, 2):
                yield {"search": {"who": player, "to": to, "n": n}}
                yield {
                    "search": {
                        "who": player,
                        "to": to,
                        "n": n,
                        "what": {"zone": "library", "types": "Zombie", "attack": "3-"},
                    }
                }
        for at in PLAYER:
            yield {"look": {"who": player, "at": at, "n": 3}}
            yield {"reveal": {"what": {"random": 1, "zone": "hand", "side": "own"}, "until": {"next_turn": at}}}
            yield {"look": {"who": player, "at": at, "n": 1}}
            yield {"look": {"who": player, "at": at, "zone": "hand"}}
        yield {"shuffle": player}
        yield {"extra_attack": player}
        yield {"lose_summoner": {"who": player}}
        yield {"lose_summoner": {"who": player, "by": "foe"}}
        yield {"sacrifice": {"who": player, "what": {"kind": "creature"}}}
        yield {"sacrifice": {"who": player, "what": {"kind": "creature", "types": "Zombie"}, "n": 2}}
        for must in (True, False):
            for cost in COSTS:
                yield {"pay": {"who": player, "cost": cost, "must": must, "then": DRAW}}
                yield {
                    "pay": {
                        "who": player,
                        "cost": cost,
                        "must": must,
                        "then": [{"draw": 2}],
                        "else": [{"destroy": "this"}],
                    }
                }
        for of in L.priced:
            for n in (1, -2):
                for once in (True, False):
                    for resource in L.resources:
                        yield {
                            "price": {
                                "of": of,
                                "who": player,
                                "n": n,
                                "once": once,
                                "resource": resource,
                                "until": "turn",
                            }
                        }
            yield {"price": {"of": of, "who": player, "n": 1, "cards": {"kind": "creature"}, "until": "turn"}}
        for act in L.acts:
            if act in ("draw", "invoke", "skills", "actions", "level_up"):
                yield {"forbid": {"act": act, "to": player, "until": "turn"}}
        yield {"allow": {"act": "together_alone", "to": player, "until": "turn"}}
        yield {"choose": {"what": {**FOE, "pick": 1, "by": player}, "as": "prey"}}
    yield {"choose": {"what": {**FOE, "pick": "0-2"}, "as": "prey", "secret": True, "none": DRAW}}
    for until in UNTIL:
        yield {"change": {"attack": 1, "until": until}}
        yield {"forbid": {"act": "attack", "to": ONE, "until": until}}
    for act in L.acts:
        if act not in (
            "attack_at_once",
            "block_several",
            "attack_tilted",
            "together_alone",
            "together",
            "choose_summoner",
        ):
            yield {"forbid": {"act": [act, "target"], "to": ONE, "until": "turn"}}
    for value in VALUE:
        yield {"draw": {"n": value}}
        yield {"change": {"attack": value, "defense": value, "until": "turn"}}
        yield {"repeat": {"n": value, "do": DRAW}}
        yield {"seq": [{"let": {"k": value}}, {"draw": "k"}]}
    yield {"seq": [{"let": {"k": {"ask": [1, {"min": [3, "you.coins"]}]}}}, {"draw": "k"}]}
    yield {"toss": {"success": DRAW}}
    yield {"toss": {"fail": DRAW}}
    yield {"toss": {"success": DRAW, "fail": [{"gain": {"coins": 1}}], "again": "ask"}}
    yield {"toss": {"success": DRAW, "again": "auto"}}
    yield {"roll": {"on": {"1-2": [], "3": DRAW, "4+": [{"gain": {"coins": "rolled"}}]}}}
    yield {"roll": {"sides": 8, "on": {"5+": DRAW, "else": [{"gain": {"coins": 1}}]}}}
    for at in ("after_combat", "turn_end", "turn_begin"):
        yield {"later": {"at": at, "do": DRAW}}
    yield {"later": {"at": "own_turn", "whose": "you", "do": DRAW}}
    yield {"later": {"at": "own_turn", "whose": "foe", "do": DRAW}}
    yield {
        "lasting": {
            "parts": [{"change": {"attack": 1, "to": MINE}}, {"grant": {"keywords": ["Flight"], "to": MINE}}],
            "until": "turn",
        }
    }
    yield {"create": {"token": "test-walker", "n": 2}}
    yield {"create": {"token": "test-walker"}}
    yield {"for_each": {"of": FOE, "do": [{"put": {"plus": 1, "to": "it"}}]}}
    yield {"if": {"cond": {"you": {"active": True}}, "then": DRAW, "else": [{"gain": {"coins": 1}}]}}
    yield {"if": {"cond": {"you": {"active": True}}, "then": DRAW}}
    yield {"modes": [DRAW, {"do": [{"gain": {"coins": 1}}], "name": "Wealth", "in": {"fr": "Fortune"}}]}
    yield {"modes": {"n": 2, "modes": [DRAW, [{"gain": {"coins": 1}}], [{"heal": 1}]]}}
    yield {"relaunch": {}}
    yield {"printed": "Lock"}
    yield {"printed": "Chained"}


def test_what_a_keyword_lets_do_is_called_as_the_keyword() -> None:
    named = [(id, each) for id, keyword in L.keywords.items() for each in keyword.abilities if each.name == id]
    assert len(named) > 3
    for id, ability in named:
        for locale in LOCALES:
            assert texts().say(ability_name(ability), locale) == texts().say(Text(f"keyword-{slug(id)}"), locale)


def _made(make: Any, **parts: Any) -> Any:
    """A card, or None where the rules forbid such a card."""
    try:
        return make(**parts)
    except Misread:
        return None


@pytest.mark.parametrize("word", [each for each in L.ops if each not in ("let", "redirect")])
def test_every_operation_reads_well(word: str) -> None:
    """All but those that stand inside others alone: `redirect` behind `would`."""
    made = 0
    for op in _operations():
        if next(iter(op)) != word:
            continue
        conditional = {**op, "if": {"exists": FOE}, "may": True} if word != "if" else op
        for make, do in (
            (incantation, [op]),
            (incantation, [{"lose_life": {"n": 1}}, op, {**op, "may": True}, conditional]),
            (creature, [op]),
        ):
            card = _made(make, do=do)
            if card is not None:
                made += 1
                check(card_text(card), op)
                check(told(card.do, card=card), op)
                check(told(card.do), op)
    assert made


def test_what_is_changed_in_an_operation_is_changed_in_its_text() -> None:
    said: dict[str, tuple[Any, str]] = {}
    for op in _operations():
        card = _made(incantation, do=[op])
        if card is None or {"for_each", "seq"} & set(op):  # said in other words, what they do is the same
            continue
        for text in both(card_text(card)):
            before, does = said.setdefault(text, (card.do, repr(card.do)))
            assert does == repr(card.do), f"{op}: {text!r} is also what {before} says"


def _always() -> Iterator[Any]:
    whom: list[Any] = [
        "this",
        "host",
        FOE,
        MINE,
        {"kind": "summoner", "host_of": "this"},
        {**MINE, "types": "Zombie", "not": "this"},
    ]
    for to in whom:
        for value in (1, -2, "you.coins", {"count": MINE}):
            yield {"change": {"attack": value, "defense": 1, "to": to}}
        yield {"set": {"attack": 3, "to": to}}
        yield {"grant": {"keywords": ["Flight"], "to": to}}
        yield {"be": {"types": ["Zombie"], "to": to}}
        yield {"revoke": {"to": to}}
        yield {"revoke": {"keywords": ["Flight", "Reach"], "to": to}}
        for act in ("attack", "block", "be_blocked", "untilt", "regain", "target", "level_up"):
            yield {"forbid": {"act": act, "to": to}}
        for act in ("attack", "block", "be_blocked"):
            yield {"must": {"act": act, "to": to}}
        yield {"control": {"what": to}}
        for combat in (True, False):
            yield {"prevent": {"to": to, "combat": combat}}
            for first in (True, False):
                yield {"prevent": {"to": to, "combat": combat, "first": first, "n": 1}}
        for act in ("attack_at_once", "block_several", "attack_tilted", "choose_summoner"):
            yield {"allow": {"act": act, "to": to}}
        yield {"allow": {"act": "block", "what": {"kind": "creature", "plane": "air"}, "to": to}}
    for player in PLAYER:
        yield {"allow": {"act": "together_alone", "to": player}}
        for of in L.priced:
            for resource in L.resources:
                yield {"price": {"of": of, "who": player, "n": -1, "resource": resource}}
        yield {"price": {"who": player, "n": 1, "cards": {"kind": "door"}}}


def readable(make: Any, **parts: Any) -> Any:
    """A card, if what it asks of things is something that they have."""
    try:
        return make(**parts)
    except Misread as refusal:
        if not re.search(" is asked of | is an act of ", str(refusal)):
            raise
        return None


def test_all_that_may_always_be_at_work_reads_well_and_says_what_it_is() -> None:
    seen: set[str] = set()
    said: dict[str, object] = {}
    for part in _always():
        for more in ({}, {"if": {"exists": FOE}}):
            for make in (creature, equipment):
                card = readable(make, abilities=[{"always": [{**part, **more}]}])
                if card is None:
                    continue
                seen |= {each.word for each in card.abilities[0].always}
                key = f"{make.__name__} {card.abilities[0].always} {more}"
                for each in check(card_text(card), part):
                    assert said.setdefault(each, key) == key, f"{part}: {each!r} is also what {said[each]} says"
                check(card_text(make(abilities=[{"always": [part, part]}])), part)
    assert seen == set(L.always)


def test_every_condition_reads_well() -> None:
    said: dict[str, str] = {}
    for condition in [*CONDITION, *({"not": each} for each in CONDITION)]:
        when = {"event": "attacks", "subject": "this"}
        either = {"or": [condition, {"you": {"active": True}}]}
        forms = (
            readable(creature, abilities=[{"when": when, "if": condition, "do": DRAW}]),
            readable(creature, abilities=[{"always": [{"forbid": {"act": "be_blocked"}, "if": condition}]}]),
            readable(incantation, do=[{"draw": 1, "if": condition}, {"destroy": {**ONE, "if": condition}}]),
            readable(incantation, do=[{"if": {"cond": either, "then": DRAW}}]),
        )
        cards = [card for card in forms if card is not None]
        assert cards, condition
        for card in cards:
            check(card_text(card), condition)
        plain = readable(incantation, do=[{"draw": 1, "if": condition}])
        if plain is None:
            continue
        meant = repr(_positive(condition))
        for text in both(card_text(plain)):
            assert said.setdefault(text, meant) == meant, f"{condition}: {text!r} is also what {said[text]} says"


OPPOSITE = {"<": ">=", "<=": ">", "=": "!=", "!=": "=", ">=": "<", ">": "<="}


def _positive(condition: Any) -> Any:
    """A condition without a "not" that another word says as well."""
    inner = condition.get("not")
    if inner is not None and "compare" in inner:
        left, sign, right = inner["compare"]
        return {"compare": [left, OPPOSITE[sign], right]}
    return condition


@pytest.mark.parametrize("event", [name for name, event in L.events.items() if event.heard])
def test_every_situation_reads_well_and_differs_by_what_it_is_about(event: str) -> None:
    said: dict[tuple[str, str], str] = {}
    roles = L.events[event].roles
    about = [
        "this",
        "host",
        {"kind": "creature"},
        MINE,
        {"has": "Equipment", "side": "foe"},
        {"types": "Zombie", "not": "this"},
        {"side": "own"},
    ]
    whose = (
        [None, "you", "foe", "host.controller"]
        if "player" in roles and ("subject" not in roles or roles["player"] == "actor")
        else [None]
    )
    for subject in [None, *(about if "subject" in roles else [])]:
        for player in whose:
            given = {name: each for name, each in (("subject", subject), ("player", player)) if each is not None}
            for more in (
                {}, {"limit": {"turn": 1}}, {"limit": {"match": 3, "then": [{"destroy": "this"}]}}, {"may": True},
                {"if": {"event": {"amount": "2+"}}} if "amount" in roles else {"if": {"exists": FOE}},
            ):  # fmt: skip
                ability = {"when": {"event": event, **given}, "do": DRAW, **more}
                fit = [make for make in (creature, equipment) if may_be_about(subject, KIND[make], event)]
                for make in (creature, equipment):
                    if make in fit:
                        check(card_text(make(abilities=[ability])), ability)
                    else:
                        with pytest.raises(Misread, match=r"the subject of .* never"):
                            make(abilities=[ability])
                if not fit:
                    continue
                struck = "subject.card" if L.events[event].parting else "subject"
                react: list[Any] = [{"damage": {"n": 1, "to": struck}}] if "subject" in roles else []
                react += [{"destroy": "other"}] if roles.get("other", "player") != "player" else []
                react += [{"gain": {"who": "player", "coins": 1}}] if "player" in roles else []
                text = check(card_text(fit[-1](abilities=[{**ability, "do": react or DRAW}])), ability)
                of = L.events[event].roles.get("subject")
                # Of what kind an event's subject is goes without saying.
                kind = {"kind": of} if subject == {"side": "own"} and of in L.kinds else {}
                meant = repr((given | ({"subject": {**kind, "side": "own"}} if kind else {}), more))
                assert said.setdefault(text, meant) == meant, f"{ability} reads as {said[text]}"


def test_every_replacement_reads_well() -> None:
    for event in (name for name, each in L.events.items() if each.would and "subject" in each.roles):
        said: set[tuple[str, str]] = set()
        for subject in ("this", "host", FOE, {**MINE, "not": "this"}):
            for more in (
                {}, {"limit": {"match": 1}}, {"limit": {"turn": 2}}, {"if": {"you": {"active": True}}},
                {"do": [{"lose": {"coins": 1}}, {"tilt": "subject"}]},
            ):  # fmt: skip
                ability = {"would": {"event": event, "subject": subject}, **more}
                ability |= {"result": "again"} if event == "toss_made" else {}
                if not may_be_about(subject, "incantation", event):
                    continue
                text = check(card_text(equipment(abilities=[ability])), ability)
                assert text not in said
                said.add(text)


DETAILS: list[dict[str, Any]] = [
    {"side": "own"}, {"side": "foe"}, {"controller": "active"}, {"owner": "you"}, {"owner": "foe"}, {"types": "Zombie"},
    {"types": ["Zombie", "Clone"]},
    {"has": "Flight"}, {"has": "Lock", "unmarked": "open"}, {"has": "Chained", "unmarked": "freed"}, {"has": "Lock"},
    {"has": "Chained"},
    {"element": "Ice"}, {"plane": "air"}, {"plane": "ground"}, {"same_plane": "this"}, {"tilted": True},
    {"tilted": False}, {"attacking": True},
    {"attacking": False}, {"attacking": "this"}, {"blocking": True}, {"blocking": False}, {"blocking": "this"},
    {"blocked": "this"}, {"met": "this"},
    {"infected": True}, {"infected": False}, {"carries": "Equipment"}, {"carries": "Disease"}, {"carries": "Rage"},
    {"attached": True},
    {"attached": False}, {"host": "this"}, {"host": {"kind": "creature"}}, {"constant": True}, {"constant": False},
    {"attack": "3-"}, {"defense": "3+"},
    {"attack": "3"}, {"name": "Ann"}, {"marked": "odd"}, {"unmarked": "odd"}, {"token": True}, {"token": False},
    {"attacks": "you"}, {"attacks": "foe"},
    {"may_infect": "this"}, {"may_hold": "this"}, {"not": "this"}, {"not": ["this", "host"]},
    {"if": {"it": {"has": "Rage"}}},
    {"if": {"you": {"active": True}}}, {"lowest": ["attack"]}, {"zone": "hand", "side": "own"}, {"zone": "cemetery"},
    {"zone": "cemetery", "side": "foe"},
    {"zone": "library", "side": "own"}, {"zone": "excluded", "owner": "you"},
    {"any": [{"tilted": True}, {"types": "Key"}]},
    {"zone": "chain", "play": "action"}, {"zone": "chain", "play": "skill"}, {"zone": "chain"}, {"pick": 2},
    {"pick": "0-2"}, {"pick": "1-2"}, {"pick": "any"},
    {"by": "foe"},
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
            selector = {**({"kind": kind} if kind else {}), "pick": 1, **detail}
            card = (
                readable(action, targets={"target": selector}, do=[{"destroy": "target"}])
                if announced
                else readable(incantation, do=[{"destroy": selector}])
            )
            if card is None:
                continue
            text = check(card_text(card), selector)
            assert text not in said, f"{selector} reads as {said[text]}"
            said[text] = selector


def test_costs_times_and_limits_of_actions_read_well() -> None:
    said: set[str] = set()
    costs: list[Any] = [
        {}, {"coins": 1}, {"ether": 2}, {"coins": 1, "ether": 1}, {"any_of": [{"coins": 2}, {"ether": 1}]},
        {"sacrifice": MINE},
        {"sacrifice": {"has": "Equipment"}}, {"sacrifice": "this"}, {"discard": 1}, {"discard": 2}, {"tilt": "this"},
        {"coins": 1, "tilt": "this", "discard": 1},
    ]  # fmt: skip
    for cost in costs:
        for more in (
            {}, {"free": True}, {"limit": {"match": 1}}, {"during": "your_turn"}, {"during": "opponents_turn"},
            {"during": "attack"},
            {"during": "before_attack_announced"}, {"if": {"this": {"tilted": True}}},
            {"name": "Bite", "in": {"fr": "Morsure"}},
        ):  # fmt: skip
            card = creature(abilities=[{"use": "purchase", "id": "a", "cost": cost, "do": DRAW, **more}])
            english, french = check(card_text(card), (cost, more))
            assert english not in said and french not in said
            said |= {english, french}
    for invoke in (
        {"capacity": 2},
        {"coins": 1},
        {"ether": 1},
        {"discard": 2},
        {"sacrifice": MINE},
        {"coins": 2, "discard": 1},
    ):
        face = describe(creature(invoke=invoke))
        assert face.cost != 1 or both(face.price)[0] not in said
        said.add(both(face.price)[0])


def test_in_short_a_card_is_told_by_the_names_of_its_keywords() -> None:
    assert both(short_text(incantation(constant=True, types=["Key"]))) == ("Key.", "Clé.")
    assert both(short_text(creature(keywords=["Flight", "Horde"], types=["Key"])))[0] == "Flight, Horde and Key."
    assert both(short_text(creature())) == ("No text.", "Sans texte.")


# ------------------------------------------------------------------------------------------------- targets and mentions


def test_a_target_is_described_where_it_is_first_spoken_of() -> None:
    card = action(targets={"target": FOE}, do=[{"tilt": "target"}, {"draw": 1}, {"destroy": "target"}])
    assert both(describe(card).skills[0].text) == (
        "Tilt target opposing Creature, then draw 1 card, then destroy it.",
        "Inclinez la Créature adverse ciblée, puis piochez 1 carte, puis détruisez-la.",
    )


def test_targets_of_a_kind_are_told_apart() -> None:
    targets = {"target": {"kind": "creature"}, "target2": {"kind": "creature", "not": "target"}}
    card = action(
        targets=targets, do=[{"strike": {"what": "target", "to": "target2"}}, {"draw": 1}, {"destroy": "target"}]
    )
    assert both(describe(card).skills[0].text)[0] == (
        "Target Creature hits another target Creature, then you draw 1 card, then destroy the first Creature."
    )


def test_what_comes_after_a_toss_is_a_sentence_of_its_own() -> None:
    card = incantation(do=[{"toss": {"success": DRAW, "fail": [{"gain": {"coins": 1}}]}}, {"gain": {"ether": 1}}])
    assert (
        both(card_text(card))[0]
        == "Toss a coin; on a Success, draw 1 card; on a Failure, gain 1 coin. Then gain 1 Ether."
    )


def test_what_is_asked_in_the_middle_of_an_effect() -> None:
    card = cards()["test-lancer"]
    assert both(told(card.do)) == (
        "A tilted Creature cannot untilt until after its controller’s next Awakening.",
        "Une Créature inclinée ne peut pas se redresser jusqu’à la fin du prochain Éveil de son contrôleur.",
    )
    rite = cards()["test-abbot"].actions[0]
    assert both(told(rite.do))[0] == "Destroy that card."
    assert both(told(rite.do, rite)) == ("Destroy that Creature.", "Détruisez la Créature ciblée.")
    assert both(told(())) == ("Nothing happens.", "Rien ne se passe.")


def test_the_part_of_a_card_that_an_effect_is() -> None:
    abbot, refusal = cards()["test-abbot"], cards()["test-refusal"]
    where = abbot.actions[0].where
    assert part_of(abbot, where) is part_of(abbot, f"{where}:last") is abbot.actions[0]
    assert part_of(refusal, "base") is refusal
    assert part_of(abbot, "kw:Rage:when-dies") is None


def test_targets_asked_for() -> None:
    skill = cards()["test-veil"].skills[0]
    assert both(target_text(skill.specs, 1)) == (
        "Target one of your Diseases on a Creature.",
        "Ciblez une de vos Maladies sur une Créature.",
    )
    assert both(target_text(cards()["test-veil"].skills[2].specs, 1)) == (
        "Target an opponent.",
        "Ciblez un adversaire.",
    )
    assert (
        both(target_text(cards()["test-refusal"].specs, 1))[1]
        == "Ciblez une invocation d’une Incantation ou d’un Imminent."
    )


def test_what_begins_to_last_is_told_by_the_name_of_what_it_is_about() -> None:
    for op in _operations():
        card = _made(incantation, do=[op])
        for part in card.do if card is not None else ():
            if part.word in L.always and part.word not in ("lasting", "later"):
                numbers = dict.fromkeys(getattr(part, "numbers", ()), 2) | {"seat": 1}
                for player in (True, False):
                    said = lasting_text(part, "Ann", numbers, player=player)
                    if said is not None:
                        assert all("Ann" in each and "{" not in each for each in both(said)), both(said)
    own = {"kind": "creature", "side": "own"}
    change = incantation(do=[{"change": {"attack": "you.coins", "to": own, "until": "turn"}}]).do[0]
    assert both(lasting_text(change, "Ann", {"attack": 3}, player=False)) == ("Ann gets +3/+0", "Ann gagne +3/+0")


# ------------------------------------------------------------------------------------- the text follows from the data


OTHERWISE: dict[Any, Any] = {
    "you": "foe", "foe": "you", "each": "you", "own": "foe", "this": {"kind": "door"}, "target": "this", "host": "this",
    "creature": "door", "door": "creature",
    "incantation": "imminent", "imminent": "incantation", "hand": "cemetery", "cemetery": "hand", "purchase": "toss",
    "combat": "turn", "turn": "combat",
    "attack": "block", "block": "attack", "untilt": "attack", "invocation": "action", "Zombie": "Clone",
    "Flight": "Reach", "Pierce": "Drain",
    "actions": "skills", "turn_begins": "turn_ends", "dies": "leaves", "attacks": "blocks", "fought": "is_hit",
    "3-": "4-", "2+": "3+", "Water": "Fire",
    "inf": 3, "other": "subject", "battlefield": "hand", "your_turn": "opponents_turn", "Equipment": "Bomb",
    "library_shuffled": "library_top",
}  # fmt: skip
UNSAID = {"id", "kind", "name", "flavour", "in", "as"}


def _leaves(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(document, dict | list):
        for key, part in document.items() if isinstance(document, dict) else enumerate(document):
            yield from _leaves(part, (*path, key))
    elif path[0] not in UNSAID and path[-1] not in (
        "as",
        "fr",
        "id",
        "name",
        "not",
    ):  # what is excepted is "other", whichever it is
        yield path, document


def _changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    twin = copy.deepcopy(document)
    part = twin
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return twin


def _face(face: CardFace, locale: str) -> list[object]:
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
    printed = {locale: _face(describe(cards()[id]), locale) for locale in LOCALES}
    data = repr(list(parts(cards()[id])))
    for path, value in _leaves(document):
        others = (
            [not value]
            if isinstance(value, bool)
            else [value + 1, value - 1]
            if isinstance(value, int)
            else [OTHERWISE.get(value)]
        )
        for other in others:
            twin = (
                None
                if other is None
                else _made(lambda **twin: READER.validate_python(twin), **_changed(document, path, other))
            )
            if twin is None or repr(list(parts(twin))) == data:
                continue
            for locale in LOCALES:
                assert _face(describe(twin), locale) != printed[locale], (
                    f"{path} from {value!r} to {other!r} ({locale})"
                )


@pytest.mark.parametrize(
    ("event", "kind", "english", "french"),
    [
        ("damaged", "effect", "If this Creature would be dealt damage from outside combat, instead draw 1 card.",
         "Si cette Créature devait subir des dégâts hors combat, à la place, piochez 1 carte."),
        ("damaged", "combat", "If this Creature would be dealt combat damage, instead draw 1 card.",
         "Si cette Créature devait subir des dégâts de combat, à la place, piochez 1 carte."),
        ("counter_placed", "+1/+1", "If this Creature would get a +1/+1 Charge Counter, instead draw 1 card.",
         "Si cette Créature devait recevoir un marqueur de Charge +1/+1, à la place, piochez 1 carte."),
    ],
)  # fmt: skip
def test_what_would_come_about_is_told_with_its_kind(event: str, kind: str, english: str, french: str) -> None:
    card = creature(abilities=[{"would": {"event": event, "subject": "this", "kind": kind}, "do": DRAW}])
    assert both(card_text(card)) == (english, french)


def test_a_face_says_each_keyword_in_its_own_words() -> None:
    face = describe(cards()["test-reef"])
    assert both(face.abilities[0].text) == (
        "It gets +1/+2 as long as you control another Water Creature.",
        "Elle gagne +1/+2 tant que vous contrôlez une autre Créature d’Eau.",
    )  # fmt: skip
    lock: Text = describe(cards()["test-quarantine"]).abilities[0].text  # type: ignore[assignment]
    assert (
        both(lock)[0]
        == "A Key opens it; then: put a -1/-1 Charge Counter on each opposing Creature until the end of the turn."
    )


# ------------------------------------------------------------------------------------------------- what was said wrong


def said(card: Any) -> tuple[str, str]:
    english, french = (texts().say(card_text(card), locale) for locale in LOCALES)
    return english, french.replace("\u00a0", " ")


def test_a_mark_is_called_what_the_card_calls_it_in_each_language() -> None:
    mine = {"kind": "creature", "side": "own"}
    card = incantation(
        marks={"fr": {"vigil": "veille"}},
        do=[
            {"mark": {"name": "vigil", "to": mine, "until": "turn"}},
            {"destroy": {"kind": "creature", "marked": "vigil"}},
        ],
    )
    english, french = said(card)
    assert english == (
        "Each of your Creatures is marked “vigil” until the end of the turn, then you destroy all Creatures marked “vigil”."
    )
    assert french == (
        "Chacune de vos Créatures reçoit la marque « veille » jusqu’à la fin du tour, puis vous détruisez toutes les Créatures "
        "avec la marque « veille »."
    )


def test_a_mark_has_its_name_in_a_language_as_a_text() -> None:
    with pytest.raises(Misread, match="texts is a mapping, not 'veille'"):
        incantation(marks={"fr": "veille"})


def test_a_key_that_does_not_stay_is_not_sacrificed() -> None:
    once, stays = incantation(types=["Key"], do=[{"draw": 1}]), incantation(types=["Key"], constant=True)
    assert "as it takes effect, it opens a Lock" in said(once)[0]
    assert "sacrifice it to open a Lock" in said(stays)[0]


def test_what_names_its_turn_is_said_without_the_turn() -> None:
    card = incantation(
        do=[{"allow": {"act": "attack_at_once", "to": {"pick": 1, "kind": "creature"}, "until": "turn"}}]
    )
    assert said(card)[0] == "A Creature can attack in the turn it comes into play."


def test_what_may_be_paid_is_offered_once() -> None:
    pay = {"pay": {"cost": {"coins": 1}, "then": [{"draw": 1}]}, "may": True}
    assert said(incantation(do=[pay])) == (
        "You may pay 1 coin; if so, draw 1 card.",
        "Vous pouvez payer 1 pièce ; dans ce cas, piochez 1 carte.",
    )
    assert said(incantation(do=[{"pay": {"who": "foe", "cost": {"discard": 1}, "else": [{"draw": 1}]}}]))[1] == (
        "Chaque adversaire peut défausser 1 carte ; sinon, piochez 1 carte."
    )


def test_a_word_for_several_kinds_is_said_by_their_nouns() -> None:
    destroys = incantation(do=[{"destroy": {"pick": 1, "kind": "body"}}])
    assert both(card_text(destroys))[0] == "Destroy a Creature or Door."
    assert both(card_text(destroys)) == both(
        card_text(incantation(do=[{"destroy": {"pick": 1, "kind": ["creature", "door"]}}]))
    )


@pytest.mark.parametrize("made", [incantation, equipment])
@pytest.mark.parametrize("op", ["put", "take"])
def test_charge_counters_lie_on_creatures_and_doors_alone(made: Any, op: str) -> None:
    with pytest.raises(Misread, match="Creatures and Doors"):
        made(do=[{op: {"plus": 1}}])
    assert creature(do=[{op: {"plus": 1}}]).do
