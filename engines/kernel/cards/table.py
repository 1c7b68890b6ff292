"""The table of all words of a game's cards, made from what declares them."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from .conditions import CONDITIONS
from .values import VALUES

if TYPE_CHECKING:
    from .language import Language

Row = tuple[str, str]
"""A word, and what it is."""


def table(language: Language) -> dict[str, list[Row]]:
    """Every word that a card may use, by section, each with what it means and the clause that tells of it."""
    zones = [(name, "hidden from some" if zone.hidden else "open to all") for name, zone in language.zones.items()]
    names = [(name, sort) for name, (sort, _) in language.refs.items()]
    paths = [(f"NAME.{name}", path.sort) for name, path in language.paths.items()]
    attributes = [
        (name, _cited(f"{each.sort} of {', '.join(each.of)}", each.clause))
        for name, each in language.attributes.items()
    ]
    events = [
        (name, _cited(_parts(each.roles) + (", replaceable" if each.would else ""), each.clause))
        for name, each in language.events.items()
    ]
    return {
        "Cards": [(kind, _fields(card, language)) for kind, card in language.cards.items()],
        "Names": [*names, *paths],
        "Kinds": [(name, "" if kinds == (name,) else ", ".join(kinds)) for name, kinds in language.kinds.items()],
        "Zones": zones,
        "What things have (in selectors, conditions and as NAME.FIGURE)": attributes,
        "Events": events,
        "Operations": [(word, _told(op, language)) for word, op in language.ops.items()],
        "What is always at work": [(word, _told(part, language)) for word, part in language.always.items()],
        "Numbers": [(word, _told(value, language)) for word, value in {**VALUES, **language.values}.items()],
        "Conditions": [(word, _told(test, language)) for word, test in {**CONDITIONS, **language.conditions}.items()],
        "Uses": [(word, "") for word in language.uses],
        "Keywords": [(name, each.clause) for name, each in language.keywords.items() if each is not None],
        "Until": [(name, "of a player" if whose else "") for name, whose in language.moments.items()],
        "Limits": [(name, "") for name in language.periods],
        "Acts (forbid, allow, must)": [(name, ", ".join(of)) for name, of in language.acts.items()],
        "Resources": [(name, "") for name in language.resources],
    }


def _told(part: Any, language: Language) -> str:
    doc = inspect.getdoc(part) or ""
    fields = _fields(part, language)
    return doc.split("\n\n")[0].replace("\n", " ") + (f" Fields: {fields}." if fields else "")


def _fields(part: Any, language: Language) -> str:
    """What a part may say, in brackets what may be left out: as its schema has it."""
    schema = part.schema(language)
    whole = next((each for each in schema.get("anyOf", (schema,)) if each.get("properties")), None)
    if whole is None:
        return ""
    return ", ".join(name if name in whole["required"] else f"[{name}]" for name in whole["properties"])


def _parts(roles: Any) -> str:
    return ", ".join(roles)


def _cited(what: str, clause: str) -> str:
    return f"{what} [{clause}]" if clause else what
