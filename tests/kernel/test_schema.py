"""What editors are given of the card language: valid JSON Schema that takes all that is shipped, and refuses nothing
that the loader reads."""

from __future__ import annotations

import copy
import functools
import json
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from engines.kernel.cards import Cards
from engines.kernel.cards.keywords import read_keywords
from engines.kernel.cards.schema import card_schema, keyword_schema
from engines.kernel.documents import ContentError, read_documents
from engines.kernel.registry import games
from tests.content import DATA, cards

from .test_documents import FUZZ, altered, places

GAMES = tuple(games())
KEYWORDS = DATA / "keywords" / "rise.yaml"


@functools.cache
def validator(game: str, *, keywords: bool = False) -> Draft202012Validator:
    cards(game)
    schema = (keyword_schema if keywords else card_schema)(games()[game].language)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def as_json(document: Any) -> Any:
    """A document as an editor sees it: with texts as keys."""
    return json.loads(json.dumps(document))


def faults(validator: Draft202012Validator, document: Any) -> list[str]:
    return [
        f"{'.'.join(map(str, each.path))}: {each.message[:200]}" for each in validator.iter_errors(as_json(document))
    ]


def refused(game: str, document: Any) -> bool:
    try:
        Cards.read(games()[game], {"own.yaml": yaml.safe_dump([document])})
    except ContentError:
        return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_card_is_what_the_schema_says(game: str) -> None:
    for file in sorted((DATA / "cards" / game).glob("*.yaml")):
        for document, _ in read_documents(file.name, file.read_text()):
            assert faults(validator(game), document) == [], file.name


def test_every_shipped_keyword_is_what_the_schema_says() -> None:
    ((document, _),) = read_documents("rise.yaml", KEYWORDS.read_text())
    assert faults(validator("rise", keywords=True), document) == []


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@FUZZ
def test_what_the_schema_refuses_the_loader_refuses(game: str, data: st.DataObject) -> None:
    documents = cards(game).documents
    document = altered(data, documents[data.draw(st.sampled_from(sorted(documents)))])
    if faults(validator(game), [document]):
        assert refused(game, document), document


@pytest.mark.parametrize("game", GAMES)
def test_most_words_that_are_misspelt_are_refused(game: str) -> None:
    """Every key of each twelfth card with a letter too many: what may be any name of the author's own can't be told
    from a word."""
    told = wrong = 0
    documents = cards(game).documents
    for id in sorted(documents)[::12]:
        document = documents[id]
        for path in places(document):
            if isinstance(path[-1], int):
                continue
            twin = copy.deepcopy(document)
            part: Any = twin
            for key in path[:-1]:
                part = part[key]
            part[f"{path[-1]}q"] = part.pop(path[-1])
            if refused(game, twin):
                wrong += 1
                told += bool(faults(validator(game), [twin]))
    assert wrong > 100
    assert told > 0.9 * wrong, f"{told} of {wrong}"


def test_what_the_schema_of_keywords_refuses_is_refused() -> None:
    rules = games()["rise"]
    for wrong in (
        "Own: {rule: true}",
        "Own: {clause: RS-1, abilitys: []}",
        "Own: {clause: RS-1, abilities: [{wen: dies}]}",
    ):
        assert faults(validator("rise", keywords=True), yaml.safe_load(wrong)), wrong
        before = KEYWORDS.read_text()
        known = rules.language.keywords, rules.language.keyword_codes
        with pytest.raises(ContentError):
            read_keywords(rules.language, "own.yaml", wrong)
        assert (rules.language.keywords, rules.language.keyword_codes) == known
        rules.language.taught = ""
        read_keywords(rules.language, "rise.yaml", before)


@pytest.mark.parametrize("game", GAMES)
def test_an_editor_has_a_word_to_say_of_every_operation(game: str) -> None:
    language = games()[game].language
    definitions = validator(game).schema["$defs"]
    for word in language.ops:
        assert definitions[f"op-{word}"]["description"], word


WRONG: dict[str, list[tuple[str, Any]]] = {
    "owr": [
        ("abilities", [{"when": {"event": "revealed", "kind": "flash"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "cast", "amount": "2+"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"would": {"event": "revealed"}, "do": []}]),
        ("abilities", [{"when": "tributed", "limit": {"year": 1}, "do": [{"draw": 1}]}]),
    ],
    "raise_rise_die": [
        ("abilities", [{"when": {"event": "laid", "kind": "burn"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "passed", "subject": "this"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"would": {"event": "laid"}, "do": []}]),
        ("abilities", [{"when": "resolved", "limit": {"year": 1}, "do": [{"draw": 1}]}]),
    ],
    "riftborn": [
        ("abilities", [{"when": {"event": "dies", "kind": "summoned"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "entered", "amount": "2+"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"would": {"event": "healed"}, "do": []}]),
        ("abilities", [{"when": "dies", "limit": {"year": 1}, "do": [{"draw": 1}]}]),
    ],
    "rise": [
        ("abilities", [{"when": {"event": "leaves", "kind": "combat"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "drawn", "subject": "this"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "is_hit", "kind": "success"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "damaged"}, "do": [{"draw": 1}]}]),
        ("abilities", [{"would": {"event": "dies"}, "do": []}]),
        ("abilities", [{"when": "turn_begins", "targets": {"prey": {"kind": "creature"}}, "do": [{"return": "prey"}]}]),
        ("abilities", [{"when": "turn_begins", "cost": {"coins": 1}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": "turn_begins", "from": "hand", "do": [{"draw": 1}]}]),
        ("abilities", [{"always": [{"forbid": {"act": "attack_tilted"}}]}]),
        ("do", [{"later": {"at": "next_turn", "do": [{"draw": 1}]}}]),
        ("do", [{"change": {"attack": 1, "to": {"kind": "creature"}, "until": "turn_end"}}]),
        ("do", [{"change": {"attack": 1, "to": {"kind": "creature"}, "until": {"next": "destroyed"}}}]),
    ],
    "rizontical": [
        ("abilities", [{"when": "round_start", "limit": {"year": 1}, "do": [{"draw": 1}]}]),
        ("abilities", [{"when": {"event": "step", "kind": "push"}, "do": [{"draw": 1}]}]),
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_situation_a_limit_or_a_moment_never_has_is_marked_in_the_editor_too(game: str) -> None:
    plain: dict[str, Any] = {
        "owr": {"kind": "artifact", "id": "own", "name": "Own"},
        "raise_rise_die": {"kind": "character", "id": "own", "name": "Own", "ether": 20, "active": 3, "latent": 2},
        "riftborn": {
            "kind": "creature",
            "id": "own",
            "name": "Own",
            "level": 1,
            "family": "Fae",
            "attack": 1,
            "health": 1,
        },
        "rise": {"kind": "creature", "id": "own", "name": "Own", "rank": 1, "attack": 1, "defense": 1},
        "rizontical": {"kind": "power", "id": "own", "name": "Own", "category": "permanent", "cost": {"ap": 1}},
    }[game]
    for field, part in WRONG[game]:
        document = {**plain, field: part}
        assert refused(game, document), document
        assert faults(validator(game), [document]), document
