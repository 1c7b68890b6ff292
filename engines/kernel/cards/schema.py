"""Card files and keyword files of a game as JSON Schema (2020-12), for editors: made from what declares the words.

What it refuses the loader refuses. The loader refuses more: it knows which names an effect has, and what the rules of
the game forbid.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .ability import When
from .conditions import CONDITIONS, EventIs, History
from .costs import Cost
from .fields import HowMany
from .keywords import Keyword
from .lasting import GOOD
from .printed import Abilities
from .program import BESIDE
from .reading import an_object, ref_to
from .select import Selector
from .values import VALUES, Figure

if TYPE_CHECKING:
    from .language import Language

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def card_schema(language: Language) -> dict[str, Any]:
    """The schema of a file of cards: a list, each by its `kind`."""
    kinds = [
        {
            "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
            "then": _told(card, _with_kind(card.schema(language), kind)),
        }
        for kind, card in language.cards.items()
    ]
    card = {
        "type": "object",
        "properties": {"kind": {"enum": list(language.cards)}},
        "required": ["kind"],
        "allOf": kinds,
    }
    return _file(language, "cards", {"type": "array", "items": card})


def keyword_schema(language: Language) -> dict[str, Any]:
    """The schema of a file of keywords: what each means, by its name."""
    fields = {name: field.schema(language) for name, field in Keyword.fields.items()}
    abilities = Abilities(language.ability).schema(language)
    keyword = _told(Keyword, an_object({**fields, "abilities": abilities}, ["clause"]))
    return _file(language, "keywords", {"type": "object", "additionalProperties": keyword})


def _file(language: Language, what: str, whole: dict[str, Any]) -> dict[str, Any]:
    return {"$schema": DIALECT, "title": f"{language.id}: a file of {what}", **whole, "$defs": definitions(language)}


def _with_kind(schema: dict[str, Any], kind: str) -> dict[str, Any]:
    return {**schema, "properties": {**schema["properties"], "kind": {"const": kind}}}


def definitions(language: Language) -> dict[str, Any]:
    """The parts that are written in many places, by their sort."""
    values, conditions = {**VALUES, **language.values}, {**CONDITIONS, **language.conditions}
    found = {
        "name": {"anyOf": [{"enum": sorted(language.refs)}, {"type": "string"}]},
        "selector": _told(Selector, Selector.schema(language)),
        "things": {"anyOf": [ref_to("name"), ref_to("selector")]},
        "figure": _told(Figure, Figure.schema(language)),
        "value": {"anyOf": [{"type": "integer"}, {"type": "string"}, *_refs("value", values), _history(language)]},
        "condition": {"anyOf": [*_refs("condition", conditions), _condition(language)]},
        "program": {"type": "array", "items": _row(language.ops, "op", BESIDE)},
        "at-work": _row(language.always, "part", ("if",)),
        "always": {"type": "array", "items": ref_to("at-work")},
        "until": _until(language),
        "when": _told(When, When.schema(language)),
        "would": _told(When, When.schema(language, would=True)),
        "cost": _told(Cost, Cost.schema(language)),
    }
    for sort, words in (("value", values), ("condition", conditions), ("op", language.ops), ("part", language.always)):
        found |= {f"{sort}-{word}": _told(part, part.schema(language)) for word, part in words.items()}
    return found


def _refs(sort: str, words: Iterable[str]) -> list[dict[str, Any]]:
    return [ref_to(f"{sort}-{word}") for word in words]


def _told(part: Any, schema: dict[str, Any]) -> dict[str, Any]:
    said = inspect.getdoc(part) or ""
    return {"description": said.split("\n\n")[0].replace("\n", " "), **schema}


def _row(words: Mapping[str, Any], sort: str, beside: Iterable[str]) -> dict[str, Any]:
    """An entry of a list of operations (or of what is always at work): a word with its parts, and what stands beside
    it."""
    own: dict[str, Any] = {}
    for word, part in words.items():
        bare = [{"enum": [None, True]}] if not any(field.required for field in part.fields.values()) else []
        own[word] = {"anyOf": [ref_to(f"{sort}-{word}"), *bare]} if bare else ref_to(f"{sort}-{word}")
    more = {"if": ref_to("condition"), "may": {"type": "boolean"}, "as": {"type": "string"}}
    for word in beside:
        own[word] = {"anyOf": [own[word], more[word]]} if word in own else more[word]
    entry = {**an_object(own), "minProperties": 1}
    return {"anyOf": [entry, {"enum": list(words)}]} if sort == "op" else entry


def _history(language: Language) -> dict[str, Any]:
    """How often something came about in a span of time."""
    own = {name: field.schema(language) for name, field in History.fields.items()}
    return an_object({"happened": ref_to("when"), **own}, ["happened"])


def _condition(language: Language) -> dict[str, Any]:
    """What a name means fits a selector; or what came about, with how often in which span of time."""
    history = {name: field.schema(language) for name, field in History.fields.items()}
    event = EventIs.schema(language)
    own = {
        "happened": {"anyOf": [{"type": "string"}, ref_to("when")]},
        "event": {"anyOf": [event, ref_to("selector")]},
        **{name: {"anyOf": [ref_to("selector"), each]} for name, each in history.items()},
        **{name: ref_to("selector") for name in language.refs if name not in history},
    }
    return {**an_object(own, others=ref_to("selector")), "minProperties": 1}


def _until(language: Language) -> dict[str, Any]:
    spans = {
        "while": ref_to("condition"),
        "next": {"enum": [name for name, each in language.events.items() if each.heard]},
        "turns": HowMany(1, 99).schema(language),
        "leaves": ref_to("things"),
    }
    spans = {way: spans[way] for way in language.ways_to_last}
    spans |= {moment: ref_to("name") for moment, whose in language.moments.items() if whose}
    return {
        "anyOf": [{"enum": [GOOD, *language.moments]}, {**an_object(spans), "minProperties": 1, "maxProperties": 1}]
    }
