"""The table of all words of a game's cards, and each word in full, made from what declares them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from . import glossary
from .ability import Ability
from .conditions import CONDITIONS
from .fields import Nested
from .lasting import GOOD
from .packs import Counters
from .printed import Abilities
from .reading import Part
from .select import Selector
from .values import VALUES

if TYPE_CHECKING:
    from .language import EventWord, Language

Row = tuple[str, str]
"""A word, and what it is."""


class Entry(NamedTuple):
    """A word in full: in which section it stands, what it is, and its fields or roles, each with what it is."""

    section: str
    word: str
    line: str
    rows: tuple[Row, ...] = ()


def table(language: Language) -> dict[str, list[Row]]:
    """Every word that a card may use, by section, each with what it means and the clause that tells of it."""
    found: dict[str, list[Row]] = {}
    for each in entries(language):
        found.setdefault(each.section, []).append((each.word, _short(each)))
    return found


def _short(entry: Entry) -> str:
    """An entry in one line: operations and cards with the names of their fields, in brackets what may be left out."""
    if not entry.rows:
        return entry.line
    if entry.section == "Events":
        return f"{entry.line} ({'; '.join(f'{role}: {what}' for role, what in entry.rows)})"
    fields = ", ".join(name if what.startswith("required") else f"[{name}]" for name, what in entry.rows)
    return f"{entry.line} Fields: {fields}." if entry.section != "Cards" else fields


def entries(language: Language) -> list[Entry]:
    """Every word in full, section by section."""
    attributes = [
        Entry(
            "What things have (in selectors, conditions and as NAME.FIGURE)",
            name,
            _cited(f"{each.sort} of {', '.join(each.of)}: {_attribute_line(language, name)}", each.clause),
        )
        for name, each in language.attributes.items()
    ]
    acts = [
        Entry(
            "Acts (forbid, allow, must)",
            name,
            f"{language.line('acts', name)} ({', '.join(act.ways)}; of {', '.join(act.of)})",
        )
        for name, act in language.acts.items()
    ]
    return [
        *_parts("Cards", language.cards, language),
        *_lines("Names", language, "references", language.refs),
        *(
            Entry("Names", f"NAME.{name}", line)
            for name, line in (
                *((path, language.line("paths", path)) for path in language.paths),
                ("card", glossary.REFERENCES["card"]),
            )
        ),
        *_lines("Kinds", language, "kinds", language.kinds),
        *_lines("Zones", language, "zones", language.zones),
        *attributes,
        *(
            Entry("Parts of a selector", name, _typed(schema, line))
            for name, line in glossary.SELECTOR.items()
            for schema in [Selector.schema(language)["properties"][name]]
        ),
        *(_event(each, language) for each in language.events.values()),
        *_parts("Operations", language.ops, language),
        *(Entry("Operations", word, line) for word, line in glossary.BESIDE.items() if word not in language.ops),
        *map(_without_end, _parts("What is always at work", language.always, language), language.always.values()),
        *_parts("Numbers", {**VALUES, **language.values}, language),
        *_parts("Conditions", {**CONDITIONS, **language.conditions}, language),
        *(Entry("Conditions", word, line) for word, line in glossary.CONDITIONS.items()),
        *(
            Entry("Fields of an ability", name, _typed(schema, ability_line(language, name)))
            for name, schema in ability_fields(language).items()
        ),
        *_lines("Uses", language, "uses", language.uses),
        *_lines("Times (`during`)", language, "times", language.times),
        *(_keyword(name, each, language) for name, each in language.keywords.items() if each is not None),
        *(
            Entry("Until", name, language.line("moments", name) + (" (of a player)" if whose else ""))
            for name, whose in language.moments.items()
        ),
        *(Entry("Until", name, glossary.UNTIL[name]) for name in (GOOD, *language.ways_to_last)),
        *_lines("Later (`at`)", language, "moments", language.due),
        *_lines("Spans of time (`limit`, `this`)", language, "periods", language.periods),
        *_lines("Spans of time (`since`)", language, "spans", language.spans),
        *acts,
        *_lines("Resources", language, "resources", language.resources),
        *_lines("Counters", language, "counters", language.counters),
    ]


def _attribute_line(language: Language, name: str) -> str:
    shared = getattr(language.attributes[name], "shared", False)
    return language.line("attributes", name) + (f"; `{name}: NAME.{name}`, one in common with NAME" if shared else "")


def part_uses(language: Language, word: str, *, words: bool = True) -> Entry | None:
    """Where a word is a field of something, or (`words`) what may stand in one: `among`, `dir`, `permanent`."""
    homes = (language.cards, language.ops, language.always, {**VALUES, **language.values}, language.conditions)
    rows: dict[str, str] = {}
    for name, part in ((name, part) for home in homes for name, part in home.items()):
        for field, typed in _fields(name, part, language):
            if field == word:
                rows[f"{name}.{field}"] = typed
        for field, schema in _whole(part.schema(language))["properties"].items():
            if words and word in _words_of(schema):
                rows[f"{name}.{field}"] = f"one of its words: {field_line(language, name, field)}"
    for field, schema in ability_fields(language).items():
        if words and word in _words_of(schema):
            rows[f"abilities.{field}"] = f"one of its words: {ability_line(language, field)}"
    return Entry("Fields", word, "what it is as a field, or in one", tuple(rows.items())) if rows else None


def _words_of(schema: Mapping[str, Any]) -> set[str]:
    """The words that may stand in a field."""
    found = {str(each) for each in (*schema.get("enum", ()), *([schema["const"]] if "const" in schema else ()))}
    for each in schema.get("anyOf", ()):
        found |= _words_of(each)
    return found | (_words_of(schema["items"]) if isinstance(schema.get("items"), dict) else set())


def mentions(language: Language, word: str) -> list[Entry]:
    """The words in whose lines another word is spoken of: `per`, `ordered`."""
    said = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    return [each for each in entries(language) if said.search(" ".join((each.line, *(what for _, what in each.rows))))]


def elsewhere(language: Language, word: str) -> str:
    """How something is said that the language has no such word for; "" if nothing is known of it."""
    return language.line("elsewhere", word) or glossary.ELSEWHERE.get(word, "")


def _lines(section: str, language: Language, sort: str, words: Iterable[str]) -> list[Entry]:
    """Words that have a line and nothing else; those that all games share are in the glossary."""
    shared = glossary.REFERENCES if sort == "references" else {}
    return [Entry(section, word, language.line(sort, word) or shared.get(word, "")) for word in words]


def ability_kinds(language: Language) -> tuple[type[Ability], ...]:
    """The sorts of abilities that the cards of a game have."""
    found: dict[type[Ability], None] = {}
    for card in language.cards.values():
        for field in card.fields.values():
            if isinstance(field, Abilities):
                found[field.ability] = None
            elif isinstance(field, Nested) and issubclass(field.part, Ability):
                found[field.part] = None
    return tuple(found)


def ability_fields(language: Language) -> dict[str, Any]:
    """The fields that abilities of a game may have, each with its schema."""
    return {name: field.schema(language) for sort in ability_kinds(language) for name, field in sort.fields.items()}


def ability_line(language: Language, name: str) -> str:
    """What a field of an ability is, and where it is allowed."""
    return language.line("ability", name) or glossary.ABILITY.get(name, "")


def _event(event: EventWord, language: Language) -> Entry:
    """An event, with who or what its roles are."""
    line = language.line("events", event.name)
    roles = [
        (role, language.line("roles", f"{event.name}.{role}") or glossary.ROLES.get(str(noun), ""))
        for role, noun in event.roles.items()
    ]
    rows = [(role, f"{what}: `event.amount`, `amount: 2+`" if role == "amount" else what) for role, what in roles]
    instead = language.line("would", event.name)
    if not event.heard:
        last = ("only", "behind `would`" + (f"; once it has come about, `{instead}`" if instead else ""))
    elif event.would:
        last = ("would", "something may happen instead")
    else:
        last = ("would", "no" + (f"; before it comes about, `would: {instead}`" if instead else ""))
    kinds = [("kind", ", ".join(event.kinds))] if event.kinds else []
    return Entry("Events", event.name, _cited(line, event.clause), (*rows, *kinds, last))


def _keyword(name: str, keyword: Any, language: Language) -> Entry:
    """A keyword, with its number if it has one, and what a card may print beside it."""
    number = ((f"{{{name}: 2}}", "its number, under keywords"),) if keyword.number else ()
    beside = language.line("keywords", name)
    fields = [(field, ability_line(language, field)) for field in beside.split(", ") if field]
    return Entry("Keywords", name, keyword.clause, (*number, *fields))


def _parts(section: str, parts: Mapping[str, Any], language: Language) -> list[Entry]:
    found: list[Entry] = []
    for word, part in parts.items():
        doc = (inspect.getdoc(part) or "").replace("\n\n", "\n").replace("\n", " ")
        found.append(Entry(section, word, doc, tuple(_fields(word, part, language))))
    return found


def _without_end(entry: Entry, part: Any) -> Entry:
    """A part that is always at work, without what it has only for a time."""
    return entry._replace(rows=tuple(row for row in entry.rows if row[0] not in part.for_a_time))


def _fields(word: str, part: Any, language: Language) -> Iterable[Row]:
    """What a part may say, each with type, default and meaning: as its schema has it."""
    whole = _whole(part.schema(language))
    for name, each in cast(dict[str, Any], whole["properties"]).items():
        field = part.fields.get(name)
        default = None if field is None or field.required else field.default
        required = "required" if name in whole["required"] else ""
        said = f", {default} if left out" if isinstance(default, str | int) and default not in ("", False) else ""
        typed = ", ".join(filter(None, (required, kind_of(each)))) + said
        yield name, f"{typed}: {field_line(language, word, name)}"


def _whole(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a part as a mapping with its fields."""
    ways = cast(list[dict[str, Any]], schema.get("anyOf", [schema]))
    none: dict[str, Any] = {"properties": {}}
    return next((each for each in ways if each.get("properties")), none)


def field_line(language: Language, word: str, name: str) -> str:
    """What a field of a part is."""
    counted = name in language.counters and issubclass(language.ops.get(word, Part), Counters)
    said = (
        language.line("fields", f"{word}.{name}"),
        language.line("counters", name) if counted else "",
        language.line("fields", name),
        glossary.FIELDS.get(name, ""),
    )
    homes = (language.line(sort, name) for sort in ("attributes", "resources", "counters"))
    return next(filter(None, (*said, *homes)), "")


def _typed(schema: Any, line: str) -> str:
    return f"{kind_of(schema)}: {line}"


REFS = {
    "value": "number",
    "figure": "figure (2, 2+, 2-, 1-3)",
    "things": "name or selector",
    "name": "name",
    "program": "list of operations",
    "always": "list of parts",
    "until": "how long",
    "when": "event or {event: ...}",
    "would": "event or {event: ...}",
}
"""How the parts that are written in many places are called."""


def kind_of(schema: Mapping[str, Any]) -> str:
    """What may be written, in a few words."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return REFS.get(name, name)
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind_of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        words = [str(each) for each in schema["enum"] if each is not None]
        return " | ".join(words[:10]) + (f" ({len(words) - 10} more)" if len(words) > 10 else "")
    if "const" in schema:
        return str(schema["const"])
    match schema.get("type"):
        case "boolean":
            return "true or false"
        case "integer":
            least, most = schema.get("minimum", 0), schema.get("maximum", 1_000_000)
            return f"{least} to {most}" if most < 1_000_000 else "whole number"
        case "string":
            return "text"
        case "array":
            return f"list of {kind_of(schema['items'])}" if schema.get("items") else "list"
        case "object":
            return "{" + ", ".join(schema["properties"]) + "}" if schema.get("properties") else "mapping"
        case _:
            return "anything"


def _cited(what: str, clause: str) -> str:
    return f"{what} [{clause}]" if clause else what
