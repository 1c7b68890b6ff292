"""Cards and decks as documents: read, checked, frozen for a match. Errors name the file, the line and the field."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, cast

import msgspec
import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .reading import Misread

if TYPE_CHECKING:
    from ..rules import Rules


class Reader(yaml.CSafeLoader):
    """Plain data only, and of the bare words just true and false are truth values: `on` is a word like any other. A key stands once."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """A mapping.

        Raises:
            yaml.constructor.ConstructorError: a key stands twice, of which only the last would count.
        """
        found = cast("dict[Any, Any]", super().construct_mapping(node, deep=deep))
        if len(found) < len(node.value):
            keys = [key.value for key, _ in node.value]
            twice = next(key for n, (key, _) in enumerate(node.value) if key.value in keys[:n])
            raise yaml.constructor.ConstructorError(None, None, f"{twice.value} stands twice in one mapping", twice.start_mark)
        return found


Reader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}
cast(Any, Reader).add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))

FILE_LIMIT = 1_000_000
"""How many characters a card or deck file may have."""


class Translation(BaseModel):
    """What a card says of itself in another language than its own."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    name: str = ""
    flavour: str = ""


class Card(BaseModel, extra="forbid", frozen=True):
    """What every card of every game has. A game's cards add their fields; the printed text is generated from them."""

    kind: str
    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)
    name: str = Field(min_length=1, max_length=40)
    flavour: str = Field(default="", max_length=300)
    fr: Translation | None = None

    def name_in(self, locale: str) -> str:
        """The card's name in a language; its own where it has none there."""
        return self.fr.name if locale == "fr" and self.fr is not None and self.fr.name else self.name

    def flavour_in(self, locale: str) -> str:
        """The card's flavour in a language; its own where it has none there."""
        return self.fr.flavour if locale == "fr" and self.fr is not None and self.fr.flavour else self.flavour


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


class DeckList(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck as its player wrote it: card ids by section, one entry a copy."""

    name: str
    game: str
    cards: dict[str, list[str]]
    id: str = ""
    idea: dict[str, str] = {}

    def all(self) -> list[str]:
        """Every card of the list, section by section."""
        return [card for section in self.cards.values() for card in section]


class Cards(dict[str, Any]):
    """The card definitions of a match (or of a whole game), by id, in a fixed order.

    `documents` are the checked YAML documents, kept as they are, so that a match can freeze what it began with.
    """

    def __init__(self, game: str, documents: Mapping[str, Any], cards: Mapping[str, Any]):
        self.game = game
        self._documents = dict(sorted(documents.items()))
        super().__init__((id, cards[id]) for id in self._documents)

    def __hash__(self) -> int:  # type: ignore[override] - definitions never change, and are known by who they are
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    @functools.cached_property
    def frozen(self) -> bytes:
        """All definitions as bytes, for a match to keep; `thaw` reads them."""
        return json.dumps([self.game, self._documents], ensure_ascii=False, separators=(",", ":")).encode()

    @functools.cached_property
    def digest(self) -> str:
        """A hash (32 hex digits) of the definitions."""
        return blake2b(self.frozen, digest_size=16).hexdigest()

    @functools.cached_property
    def memory(self) -> dict[Any, Any]:
        """Room for what is worked out once from the definitions (compiled effects, indices)."""
        return {}

    @classmethod
    def thaw(cls, rules: Rules, frozen: bytes) -> Cards:
        """Definitions as `frozen` gave them. Equal bytes give the same object."""
        key = (rules.id, blake2b(frozen, digest_size=16).digest())
        if key not in _THAWED:
            while len(_THAWED) >= 16:
                del _THAWED[next(iter(_THAWED))]
            _, documents = json.loads(frozen)
            _THAWED[key] = cls(
                rules.id, documents, {id: rules.card_reader.validate_python(d) for id, d in documents.items()}
            )
        return _THAWED[key]

    @classmethod
    def read(cls, rules: Rules, files: Mapping[str, str], known: Cards | None = None) -> Cards:
        """The cards of some YAML files (name to content), added to those already known.

        Raises:
            ContentError: with every problem of every file.
        """
        documents: dict[str, Any] = dict(known._documents) if known else {}
        cards: dict[str, Any] = dict(known) if known else {}
        problems: list[Problem] = []
        for file, content in files.items():
            for document, lines in _documents(file, content, problems):
                card = _card(rules, file, document, lines, problems)
                if card is None:
                    continue
                if card.id in cards:
                    problems.append(Problem(file, lines[()], card.id, "a card of this id exists already; rename it"))
                    continue
                cards[card.id] = card
                documents[card.id] = document
        if problems:
            raise ContentError(problems)
        return cls(rules.id, documents, cards)


_THAWED: dict[tuple[str, bytes], Cards] = {}


def read_deck(rules: Rules, file: str, content: str, cards: Cards) -> DeckList:
    """A deck file: its list, legal under the game's rules.

    Raises:
        ContentError: with every problem of the file.
    """
    problems: list[Problem] = []
    read, lines = load(file, content, problems)
    if problems:
        raise ContentError(problems)
    if not isinstance(read, dict):
        raise ContentError([Problem(file, 1, "deck", "a deck file is a mapping with name, game and cards")])
    document = cast(dict[str, Any], read)
    known = {"id", "name", "game", "author", "unofficial", "idea", "cards"}
    for field in sorted(set(document) - known):
        problems.append(Problem(file, lines.get((field,), 1), str(field), f"unknown field; known are {sorted(known)}"))
    try:
        deck = msgspec.convert(
            {k: v for k, v in document.items() if k in {"id", "name", "game", "idea", "cards"}}, DeckList
        )
    except msgspec.ValidationError as error:
        raise ContentError([*problems, Problem(file, 1, "deck", str(error))]) from None
    for section in sorted(set(deck.cards) - set(rules.sections)):
        problems.append(Problem(file, lines.get(("cards", section), 1), section, f"sections are {rules.sections}"))
    for section, ids in deck.cards.items():
        for index, id in enumerate(ids):
            if id not in cards:
                line = lines.get(("cards", section, index), lines.get(("cards", section), 1))
                problems.append(Problem(file, line, id, "no card of this id"))
    if not problems:
        problems += [
            Problem(file, 1, deck.name, f"{f.clause}: {f.text.id} {dict(f.text.words)}")
            for f in rules.check_deck(deck, cards)
        ]
    if problems:
        raise ContentError(problems)
    return deck


Lines = dict[tuple[str | int, ...], int]


def _documents(file: str, content: str, problems: list[Problem]) -> Iterable[tuple[Any, Lines]]:
    document, lines = load(file, content, problems)
    if document is None:
        return
    if not isinstance(document, list):
        problems.append(Problem(file, 1, "file", "a card file is a list of cards"))
        return
    for index, each in enumerate(cast(list[Any], document)):
        yield each, {path[1:]: line for path, line in lines.items() if path[:1] == (index,)}


def load(file: str, content: str, problems: list[Problem]) -> tuple[Any, Lines]:
    """A YAML document and the line of every part of it. Only plain data is read; aliases are refused."""
    if len(content) > FILE_LIMIT:
        problems.append(Problem(file, 1, "file", f"larger than {FILE_LIMIT} characters; split it"))
        return None, {}
    try:
        if any(isinstance(event, yaml.AliasEvent) for event in cast(Any, yaml).parse(content, Loader=yaml.CSafeLoader)):
            problems.append(Problem(file, 1, "file", "YAML aliases (*name) are not read; write the part out"))
            return None, {}
        node: Any = cast(Any, yaml).compose(content, Loader=Reader)
        document = yaml.load(content, Loader=Reader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problems.append(Problem(file, mark.line + 1 if mark else 1, "YAML", str(getattr(error, "problem", error))))
        return None, {}
    except RecursionError:
        problems.append(Problem(file, 1, "file", "nested too deeply"))
        return None, {}
    lines: Lines = {}
    if node is not None:
        _mark(node, (), lines)
    return document, lines


def _mark(node: Any, path: tuple[str | int, ...], lines: Lines) -> None:
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            _mark(value, (*path, key.value), lines)
    elif isinstance(node, yaml.SequenceNode):
        for index, value in enumerate(node.value):
            _mark(value, (*path, index), lines)


def _card(rules: Rules, file: str, document: Any, lines: Lines, problems: list[Problem]) -> Card | None:
    known = cast(dict[str, Any], document) if isinstance(document, dict) else {}
    name = known.get("id") or known.get("name") or "card"
    try:
        return rules.card_reader.validate_python(document)
    except ValidationError as error:
        for each in error.errors():
            path = tuple(part for part in each["loc"] if isinstance(part, int) or part in _keys(document))
            line = next((lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines), 1)
            where = f"{name}: {'.'.join(map(str, path))}" if path else str(name)
            problems.append(Problem(file, line, where, each["msg"].removeprefix("Value error, ")))
    except Misread as error:
        problems.append(misread(file, str(name), error, lines))
    return None


def misread(file: str, of: str, error: Misread, lines: Lines) -> Problem:
    """A misreading as a problem of a file, with its line."""
    path = error.path
    line = next((lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines), 1)
    where = ".".join(map(str, path)) or of
    return Problem(file, line, where if where.startswith(of) else f"{of}.{where}", error.what)


def _keys(document: Any) -> set[str]:
    if isinstance(document, dict):
        parts = cast(dict[Any, Any], document)
        return {str(key) for key in parts}.union(*map(_keys, parts.values()))
    if isinstance(document, list):
        return set[str]().union(*map(_keys, cast(list[Any], document)))
    return set()
