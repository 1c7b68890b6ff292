"""YAML documents as authors write them: plain data, the line of every part, and a near word for one that is not known.

Everything is bounded before it is built: how long a file is, how deep it goes, how much its aliases unfold to. Whatever
is wrong with a file is told with its line, and never as a traceback.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, cast

import msgspec
import yaml

FILE_LIMIT = 1_000_000
"""How many characters a file may have."""
DEPTH_LIMIT = 40
"""How deep lists and mappings may lie within one another."""
SIZE_LIMIT = 200_000
"""How many parts a file may have, those that its aliases repeat counted each time."""
NUMBER_LIMIT = 1_000_000
"""No number that a card gives, or works out, is larger than this, or smaller than minus this."""
DIGITS = 15
"""How many digits a number may be written with."""

Place = tuple[str | int, ...]
"""Where in a document something is: keys and indices from the outside in."""
Lines = dict[Place, int]
"""The line of every part of a document, counted from 1."""


class Problem(msgspec.Struct, frozen=True):
    """Something wrong in a content file: where, what, and how to mend it."""

    file: str
    line: int
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.where}: {self.what}"


class ContentError(ValueError):
    """A content file that can't be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]):
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


class Reader(yaml.CSafeLoader):
    """Words, numbers, lists and mappings only. Of the bare words just true and false are truth values and null is
    nothing: `on` is a word like any other, and so is a date."""


_WORDS: dict[str, tuple[str, str]] = {
    "bool": ("^(?:true|false)$", "tf"),
    "null": ("^(?:~|null|)$", "~n\0"),
    "int": (r"^[-+]?(?:0|[1-9][0-9]*)$", "-+0123456789"),
    "float": (r"^[-+]?[0-9]+\.[0-9]+$", "-+0123456789"),
}

Reader.yaml_implicit_resolvers = {}
Reader.yaml_constructors = {
    tag: make
    for tag, make in yaml.CSafeLoader.yaml_constructors.items()
    if tag is None or tag.rpartition(":")[2] in ("str", "seq", "map", *_WORDS)
}
for _tag, (_pattern, _first) in _WORDS.items():
    firsts = ["" if each == "\0" else each for each in _first]
    cast(Any, Reader).add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), firsts)


LISTED = 100
"""How many words are listed where none is near."""


def near(word: object, known: Iterable[object]) -> str:
    """What to say of a word that is not known: the nearest of those that are, or all of them if they are few.

    `near("atack", ["attack", "defense"])` is "did you mean attack?".
    """
    words = sorted({str(each) for each in known})
    close = get_close_matches(str(word), words, 3, 0.6)
    if close:
        return f"did you mean {' or '.join(close)}?"
    if not words:
        return "there is none"
    if len(words) <= LISTED:
        return f"known are {', '.join(words)}"
    return f"known are {', '.join(words[:LISTED])} and {len(words) - LISTED} more"


def unknown(given: Iterable[object], known: Iterable[object]) -> str:
    """All words of a row that are not known, each with what may have been meant; "" if all are."""
    words = [str(each) for each in known]
    return "; ".join(
        f"{each!r} is unknown, {near(each, words)}" for each in sorted(map(str, given)) if each not in words
    )


def read_documents(file: str, content: str, *, aliases: bool = False) -> list[tuple[Any, Lines]]:
    """The documents of a YAML file, as plain data, each with the line of all its parts.

    Raises:
        ContentError: it is no YAML, too long, too deep, too large, or says more than plain data.
    """
    if len(content) > FILE_LIMIT:
        raise _error(file, 1, f"larger than {FILE_LIMIT} characters; split it")
    try:
        _look(file, content, aliases)
        return _compose(file, content)
    except yaml.YAMLError as error:
        mark: Any = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error)
        raise ContentError([Problem(file, mark.line + 1 if mark else 1, "YAML", str(problem))]) from None
    except ValueError as error:
        raise error if isinstance(error, ContentError) else _error(file, 1, f"it can't be read: {error}") from None


def _error(file: str, line: int, what: str) -> ContentError:
    return ContentError([Problem(file, line, "file", what)])


def _look(file: str, content: str, aliases: bool) -> None:
    """Depth and aliases, before anything is built."""
    depth = 0
    for event in cast(Any, yaml).parse(content, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEPTH_LIMIT:
                raise _error(
                    file, event.start_mark.line + 1, f"nested too deeply: at most {DEPTH_LIMIT} levels are read"
                )
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif isinstance(event, yaml.AliasEvent) and not aliases:
            line = event.start_mark.line + 1
            raise _error(file, line, "YAML aliases (*name) are not read; write the part out")


def _compose(file: str, content: str) -> list[tuple[Any, Lines]]:
    loader: Any = Reader(content)
    found: list[tuple[Any, Lines]] = []
    try:
        left = SIZE_LIMIT
        while loader.check_node():
            node = loader.get_node()
            lines: Lines = {}
            left = _mark(file, loader, node, (), lines, left)
            found.append((loader.construct_document(node), lines))
    finally:
        loader.dispose()
    return found


def _mark(file: str, loader: Any, node: Any, place: Place, lines: Lines, left: int) -> int:
    """Note the line of a node and of all within it; how many parts may still come."""
    line = lines[place] = node.start_mark.line + 1
    left -= 1
    if left < 0:
        raise _error(file, line, f"more than {SIZE_LIMIT} parts, aliases unfolded; split the file")
    if len(place) > DEPTH_LIMIT:
        raise _error(file, line, f"nested too deeply: at most {DEPTH_LIMIT} levels are read")
    if isinstance(node, yaml.MappingNode):
        seen: set[Any] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise _error(file, key.start_mark.line + 1, "a key is a word or a number")
            name = _key(loader, key)
            if name in seen:
                raise _error(file, key.start_mark.line + 1, f"{name!r} stands here twice; only one of them would count")
            seen.add(name)
            left = _mark(file, loader, value, (*place, name), lines, left)
            lines[(*place, name)] = key.start_mark.line + 1
    elif isinstance(node, yaml.SequenceNode):
        for index, value in enumerate(node.value):
            left = _mark(file, loader, value, (*place, index), lines, left)
    elif node.tag.endswith((":int", ":float")) and len(node.value) > DIGITS:
        raise _error(file, line, f"{node.value[:20]}... is too large a number")
    return left


def _key(loader: Any, node: Any) -> Any:
    if node.tag.endswith(":int") and len(node.value) > DIGITS:
        return node.value
    return loader.construct_object(node)


def each_within(document: list[Any], lines: Lines) -> Iterator[tuple[Any, Lines]]:
    """The items of a document that is a list, each with its lines by its own places."""
    own: list[Lines] = [{} for _ in document]
    for place, line in lines.items():
        if place:
            own[cast(int, place[0])][place[1:]] = line
    return zip(document, own, strict=True)


def line_of(lines: Lines, place: Sequence[Any]) -> int:
    """The line of a place of a document, or of the nearest thing around it."""
    return next((lines[tuple(place[:n])] for n in range(len(place), -1, -1) if tuple(place[:n]) in lines), 1)


def place_in(document: Any, loc: Sequence[str | int]) -> Place:
    """The place in a document that a validator names. It names types, too, which are in no document: of the ways to
    leave those out, the one that leads deepest."""
    return _place_in(document, tuple(loc), {})


def _place_in(document: Any, loc: Place, found: dict[tuple[int, int], Place]) -> Place:
    if not loc:
        return ()
    seen = (id(document), len(loc))
    if seen not in found:
        part, rest = loc[0], loc[1:]
        taken, skipped = (), _place_in(document, rest, found)
        if isinstance(document, dict) and part in document:
            taken = (part, *_place_in(cast(dict[Any, Any], document)[part], rest, found))
        elif isinstance(document, list) and isinstance(part, int) and 0 <= part < len(cast(list[Any], document)):
            taken = (part, *_place_in(cast(list[Any], document)[part], rest, found))
        found[seen] = taken if len(taken) > len(skipped) else skipped
    return found[seen]


TYPES = {
    "object": "a mapping", "array": "a list", "str": "text", "int": "a whole number", "float": "a number",
    "bool": "true or false", "null": "nothing",
}  # fmt: skip
"""What msgspec's types are in YAML."""


def misfit(document: Any, error: msgspec.ValidationError) -> tuple[str, Place]:
    """What msgspec found wrong with a document, and where: `$.cards[...][2]`, where `[...]` is
    some key that it does not name."""
    what, _, path = str(error).partition(" - at `")
    place: list[str | int] = []
    for word, digits in re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", path):
        inner: Any = document
        for part in place:
            inner = inner[part]
        if digits != "...":
            place.append(int(digits) if digits else word)
        elif isinstance(inner, dict) and len(cast(dict[Any, Any], inner)) == 1:
            place.append(next(iter(cast(dict[Any, Any], inner))))
        else:
            break
    return _in_words(what), place_in(document, place)


def _in_words(what: str) -> str:
    """What msgspec found wrong, in the words of somebody who writes YAML."""
    if not what.startswith("Expected"):
        return what.replace("`", "")
    plain = re.sub(
        "`([^`]*)`", lambda found: " or ".join(TYPES.get(each, each) for each in found[1].split(" | ")), what
    )
    return re.sub("^Expected (.*), got (.*)", r"\1 is wanted, not \2", plain)


def too_large(document: Any, place: Place = ()) -> Iterable[Place]:
    """The places of all numbers in a document that are beyond `NUMBER_LIMIT`."""
    if isinstance(document, Mapping):
        for key, value in cast(Mapping[Any, Any], document).items():
            yield from too_large(value, (*place, key))
    elif isinstance(document, list):
        for index, value in enumerate(cast(list[Any], document)):
            yield from too_large(value, (*place, index))
    elif isinstance(document, int | float) and not -NUMBER_LIMIT <= document <= NUMBER_LIMIT:
        yield place
