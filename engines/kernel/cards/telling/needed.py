"""The texts that the words of a language may be said by: what has to be there in every language of readers.

It follows how things are said: `phrases` (nouns, adjectives, what stands behind a noun), `saying` (numbers, conditions,
operations), `heads` (events). What a game says by a teller of its own is not in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engines.kernel.text import slug

from .tellers import CONDITIONS, OPERATIONS, VALUES

if TYPE_CHECKING:
    from ..language import Language

AMONG = ("total", "highest", "lowest", "least")
"""How a figure is spoken of among several things."""


def needed(language: Language) -> dict[str, str]:
    """The names of the texts, each with the word that it says ("flag tilted")."""
    found: dict[str, str] = {}
    for id, word in _every(language):
        found.setdefault(id, word)
    return found


def _every(language: Language) -> Iterator[tuple[str, str]]:
    for attribute in language.attributes.values():
        yield from _of_attribute(language, attribute)
    told = {**language.ops, **language.always}
    for home, prefix, sort, tellers in (
        (told, "op-", "operation", {**OPERATIONS, **language.op_tellers}),
        (language.values, "value-", "value", {**VALUES, **language.value_tellers}),
        (language.conditions, "if-", "condition", {**CONDITIONS, **language.condition_tellers}),
    ):
        yield from ((prefix + slug(word), f"{sort} {word}") for word in home if word not in tellers)
    for event in language.events.values():
        yield f"event-{slug(event.name)}", f"event {event.name}"
        if event.would:
            yield f"event-{slug(event.name)}.would", f"event {event.name}"
    for moment, of in language.moments.items():
        if of:
            yield f"until-{slug(moment)}", f"moment {moment}"
    for moment in language.due if "later" in language.ops else ():
        yield f"later-{slug(moment)}", f"moment {moment}"
    for prefix, sort, words in (
        ("act-", "act", language.acts),
        ("counter-", "counter", language.counters),
        ("amount-", "resource", language.resources),
        ("keyword-", "keyword", language.keywords),
        ("noun-", "kind", [kind for kind, of in language.kinds.items() if of == (kind,) or kind in language.nouns]),
        ("noun-", "name", language.texts.values()),
    ):
        yield from ((prefix + slug(word), f"{sort} {word}") for word in words)


def _of_attribute(language: Language, attribute: Any) -> Iterator[tuple[str, str]]:
    """What an attribute is said by: as a condition, beside or behind a noun, as a figure."""
    name, word, sort = slug(attribute.name), f"{attribute.sort} {attribute.name}", attribute.sort
    if attribute.name not in language.predicate_tellers:
        yield f"if-{name}", word
    if sort == "number":
        yield f"of-{name}", word
        if attribute.changes:
            yield f"figure-{name}", word
    if sort in ("list", "word"):
        yield f"word-{name}", word
    if sort == "name" or getattr(attribute, "shared", False):
        yield f"like-{name}", word
    if attribute.kinds(language) == {"match"}:
        return  # there is but one match: nothing is looked for by what it has
    if sort == "number":
        yield from ((f"figure-{name}.{way}", word) for way in AMONG)
    if sort == "flag" and attribute.name not in (*language.adjective_tellers, *language.behind):
        yield from ((f"{way}-{name}", word) for way in ("is", "not"))
    elif attribute.name not in language.modifier_tellers:
        yield f"with-{name}", word
