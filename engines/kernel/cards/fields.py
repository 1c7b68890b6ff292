"""The plain fields of which parts are made: words, numbers, flags, and parts of the language by their sort."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.documents import NUMBER_LIMIT

from .reading import REQUIRED, Faults, Field, Mention, Name, Part, Reader, is_mapping, ref_to, shown
from .scope import SORTS

if TYPE_CHECKING:
    from .language import Language


class Flag(Field[bool]):
    """True or false."""

    def __init__(self, default: Any = False):
        super().__init__(default)

    def read(self, raw: Any, r: Reader) -> bool:
        if not isinstance(raw, bool):
            raise r.bad(f"{shown(raw)} is neither true nor false")
        return raw

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "boolean"}


class Whole(Field[int]):
    """A whole number, from `least` to `most`."""

    def __init__(self, least: int = 0, most: int = NUMBER_LIMIT, default: Any = REQUIRED, note: str = ""):
        super().__init__(default)
        self.least, self.most, self.note = least, most, note

    def read(self, raw: Any, r: Reader) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool) or not self.least <= raw <= self.most:
            end = f"from {self.least} to {self.most}" if self.most < NUMBER_LIMIT else f"from {self.least}"
            raise r.bad(f"{shown(raw)} is no number {end}" + (f" [{self.note}]" if self.note else ""))
        return raw

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Line(Field[str]):
    """A text of one line."""

    def __init__(self, most: int = 40, default: Any = REQUIRED):
        super().__init__(default)
        self.most = most

    def read(self, raw: Any, r: Reader) -> str:
        if not isinstance(raw, str) or not raw.strip() or len(raw) > self.most or "\n" in raw:
            raise r.bad(f"{shown(raw)} is no text of 1 to {self.most} letters in one line")
        return raw

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "string", "minLength": 1, "maxLength": self.most}


DOTTED = re.compile(r"^[A-Za-z_]\w*(\.\w+)+$")
"""What is written as something that a name has: `this.types`."""


class Coined(Line):
    """A word of a card's own: a type, a mark."""

    def read(self, raw: Any, r: Reader) -> str:
        if isinstance(raw, str) and DOTTED.match(raw):
            raise r.bad(
                f"{raw} would be a word of that very name; a selector asks by `ATTRIBUTE: NAME.ATTRIBUTE` for what "
                f"something has in common with NAME, of {_in_common(r.language)}"
            )
        return super().read(raw, r)


def _in_common(language: Language) -> str:
    return ", ".join(name for name, each in language.attributes.items() if getattr(each, "shared", False)) or "nothing"


class Mentioned(Line):
    """The id of another card, of certain kinds."""

    def __init__(self, *kinds: str, default: Any = REQUIRED):
        super().__init__(default=default)
        self.kinds = kinds

    def read(self, raw: Any, r: Reader) -> str:
        id = super().read(raw, r)
        r.mentions.append(Mention(r.path, id, self.kinds))
        return id


Words = Iterable[str] | Callable[["Language"], Iterable[str]]


class Word(Field[str]):
    """One of some words; they may be those that the language has in the end."""

    def __init__(self, words: Words, default: Any = REQUIRED, what: str = "word", note: str = ""):
        super().__init__(default)
        self.words, self.what, self.note = words, what, note

    def known(self, language: Language) -> tuple[str, ...]:
        """The words that it may be."""
        words = self.words
        return tuple(words(language) if callable(words) else words)

    def read(self, raw: Any, r: Reader) -> str:
        known = self.known(r.language)
        if raw not in known:
            raise r.unknown(self.what, raw, known, self.note)
        return cast(str, raw)

    def schema(self, language: Language) -> dict[str, Any]:
        return {"enum": list(self.known(language))}


def each_of(rows: list[Any], read: Callable[[Any, int], Any]) -> tuple[Any, ...]:
    """What is read of each row (`read(row, place)`); all that is wrong is told at once."""
    faults, found = Faults(), list[Any]()
    for n, row in enumerate(rows):
        with faults:
            found.append(read(row, n))
    faults.tell()
    return tuple(found)


class Several(Field[tuple[Any, ...]]):
    """Several of something, as a list; one alone may be written as it is."""

    def __init__(self, each: Field[Any], default: Any = (), *, distinct: str = ""):
        super().__init__(default)
        self.each, self.distinct = each, distinct

    def read(self, raw: Any, r: Reader) -> tuple[Any, ...]:
        rows = cast(list[Any], raw) if isinstance(raw, list) else [raw]
        if not rows:
            raise r.bad("the list is empty; leave it out")
        found = each_of(rows, lambda row, n: self.each.read(row, r.at(n) if isinstance(raw, list) else r))
        if self.distinct and len(set(found)) < len(found):
            raise r.bad(f"each is named once [{self.distinct}]")
        return found

    def schema(self, language: Language) -> dict[str, Any]:
        each = self.each.schema(language)
        return {"anyOf": [each, {"type": "array", "items": each, "minItems": 1}]}


class Of(Field[Any]):
    """A part of the language, by its sort: "value", "condition", "things", "program", "until"."""

    def __init__(self, sort: str, default: Any = REQUIRED):
        super().__init__(default)
        self.sort = sort

    def read(self, raw: Any, r: Reader) -> Any:
        return r.part(self.sort, raw)

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to(self.sort)


class Value(Of):
    """A number, or how it is worked out. A default is written as a card would."""

    def __init__(self, default: Any = REQUIRED):
        super().__init__("value", default)

    def absent(self, r: Reader) -> Any:
        return r.part("value", self.default) if isinstance(self.default, int) else self.default


class Change(Value):
    """A number by which something rises or falls."""


class HowMany(Value):
    """How many, or how much: one that is written lies from `least` to `most`; one that is worked out and lies below 0
    is taken for 0 (`Number.size`)."""

    def __init__(self, least: int = 0, most: int = NUMBER_LIMIT, default: Any = REQUIRED):
        super().__init__(default)
        self.least, self.most = least, most

    def read(self, raw: Any, r: Reader) -> Any:
        if isinstance(raw, int) and not isinstance(raw, bool) and not self.least <= raw <= self.most:
            end = f"from {self.least} to {self.most}" if self.most < NUMBER_LIMIT else f"from {self.least}"
            raise r.bad(f"{shown(raw)} is no number {end}")
        return super().read(raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        written = Whole(self.least, self.most).schema(language)
        return {**ref_to("value"), "if": {"type": "integer"}, "then": written}


class Condition(Of):
    """Something that holds or does not."""

    def __init__(self, default: Any = None):
        super().__init__("condition", default)


class Program(Of):
    """A list of operations: at least one, where one is wanted."""

    def __init__(self, default: Any = ()):
        super().__init__("program", default)

    def read(self, raw: Any, r: Reader) -> Any:
        if raw == [] and self.default is REQUIRED:
            raise r.bad("nothing is done here; leave it out")
        return r.part("program", raw)


class Until(Of):
    """How long something lasts."""

    def __init__(self, default: Any = REQUIRED):
        super().__init__("until", default)

    def read(self, raw: Any, r: Reader) -> Any:
        return r.part("until", raw) if "it" in r.names else r.apart(it=Name("things")).part("until", raw)

    def absent(self, r: Reader) -> Any:
        return r.part("until", self.default) if isinstance(self.default, str) else self.default


class Things(Of):
    """Things: a reference, or a selector. `det` is the determiner with which all that fit are spoken of, `sorts` what
    they may be.

    `picks` says whether some of them may be picked; `old` that what has left since is meant as well ("its Attack, as it
    last was").
    """

    def __init__(
        self,
        default: Any = REQUIRED,
        *,
        det: str = "all",
        picks: bool = True,
        sorts: tuple[str, ...] = (),
        old: bool = False,
    ):
        super().__init__("things", default)
        self.det, self.picks, self.sorts, self.old = det, picks, sorts, old

    def read(self, raw: Any, r: Reader) -> Any:
        found = r.part("things", raw)
        if not self.picks:
            check_unpicked(found, r)
        meant = dict.fromkeys((found.sort, *(sort for sort, kind in SORTS.items() if kind in found.could_be)))
        for sort in meant if self.sorts else ():
            if sort not in self.sorts:
                raise r.bad(f"{shown(raw)} means {sort}; here {' or '.join(self.sorts)} are wanted")
        return found

    def absent(self, r: Reader) -> Any:
        default: Any = self.default
        return self.read(default, r) if isinstance(default, str) or is_mapping(default) else default


OBJECTS = ("things", "items")
"""What something is done to that no player and no cell suffers."""


def check_unpicked(found: Any, r: Reader) -> None:
    """Refuse that some of those meant are picked."""
    if getattr(found, "pick", None) is not None:
        raise r.bad(
            "nothing is picked here, it means all that fit: leave pick out, or name what is picked beforehand by "
            "choose: {what: {pick: 1, ...}, as: NAME}"
        )


class Nested(Field[Any]):
    """A part with fields of its own."""

    def __init__(self, part: type[Part], default: Any = REQUIRED):
        super().__init__(default)
        self.part = part

    def read(self, raw: Any, r: Reader) -> Part:
        return self.part.read(raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        return self.part.schema(language)


class ByName(Field[dict[str, Any]]):
    """Parts by names of their own. The order counts."""

    def __init__(self, each: Field[Any], default: Any = None):
        super().__init__({} if default is None else default)
        self.each = each

    def read(self, raw: Any, r: Reader) -> dict[str, Any]:
        return {name: self.each.read(part, r.at(name)) for name, part in r.mapping(raw, "this").items()}

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": self.each.schema(language)}


class InOther(Field[dict[str, dict[str, str]]]):
    """What something says in other languages, by language: `in: {fr: {name: Classer}}`, or `in: {fr: Classer}` for its
    name alone; each text has the measure of the own one. Without any it is for words of the document's own: `marks:
    {fr: {vigil: veillée}}`."""

    def __init__(self, **texts: Line):
        super().__init__({})
        self.texts = texts

    def read(self, raw: Any, r: Reader) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for language, said in r.mapping(raw, "in").items():
            here = r.at(language)
            given = said if is_mapping(said) or not self.texts else {next(iter(self.texts)): said}
            for name, text in here.mapping(given, "texts").items():
                if self.texts and name not in self.texts:
                    raise here.unknown("text", name, self.texts)
                self.texts.get(name, Line()).read(text, here.at(name))
            found[language] = cast(dict[str, str], given)
        return found

    def schema(self, language: Language) -> dict[str, Any]:
        if not self.texts:
            words = {"type": "object", "additionalProperties": Line().schema(language)}
            return {"type": "object", "additionalProperties": words}
        texts = {name: line.schema(language) for name, line in self.texts.items()}
        whole = {"type": "object", "properties": texts, "additionalProperties": False}
        return {"type": "object", "additionalProperties": {"anyOf": [next(iter(texts.values())), whole]}}
