"""The table of all words of a game's cards, made from what declares them."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .conditions import CONDITIONS
from .fields import Field
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
        "Cards": [(kind, _fields(card)) for kind, card in language.cards.items()],
        "Names": [*names, *paths],
        "Kinds": [(name, "" if kinds == (name,) else ", ".join(kinds)) for name, kinds in language.kinds.items()],
        "Zones": zones,
        "What things have (in selectors, conditions and as NAME.FIGURE)": attributes,
        "Events": events,
        "Operations": [(word, _told(op)) for word, op in language.ops.items()],
        "What is always at work": [(word, _told(part)) for word, part in language.always.items()],
        "Numbers": [(word, _told(value)) for word, value in {**VALUES, **language.values}.items()],
        "Conditions": [(word, _told(test)) for word, test in {**CONDITIONS, **language.conditions}.items()],
        "Uses": [(word, "") for word in language.uses],
        "Keywords": [(name, each.clause) for name, each in language.keywords.items() if each is not None],
        "Until": [(name, "of a player" if whose else "") for name, whose in language.moments.items()],
        "Limits": [(name, "") for name in language.periods],
        "Acts (forbid, allow, must)": [(name, ", ".join(of)) for name, of in language.acts.items()],
        "Resources": [(name, "") for name in language.resources],
    }


def _told(part: Any) -> str:
    doc = inspect.getdoc(part) or ""
    fields = _fields(part)
    return doc.split("\n\n")[0].replace("\n", " ") + (f" Fields: {fields}." if fields else "")


def _fields(part: Any) -> str:
    fields: Iterable[tuple[str, Field[Any]]] = getattr(part, "fields", {}).items()
    return ", ".join(name if field.required else f"[{name}]" for name, field in fields)


def _parts(roles: Any) -> str:
    return ", ".join(roles)


def _cited(what: str, clause: str) -> str:
    return f"{what} [{clause}]" if clause else what
