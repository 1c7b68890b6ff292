"""Cards and decks as documents: read, checked, frozen for a match. Errors name the file, the line and the field."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from ..documents import (
    NUMBER_LIMIT,
    ContentError,
    Lines,
    Place,
    Problem,
    each_within,
    line_of,
    misfit,
    near,
    read_documents,
    too_large,
)
from ..text import Local
from .printed import Printed
from .reading import Mention, Misread

if TYPE_CHECKING:
    from ..rules import Rules

T = TypeVar("T")


class DeckList(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck as its player wrote it: card ids by section, one entry a copy."""

    name: str
    game: str
    cards: dict[str, list[str]]
    id: str = ""
    idea: dict[str, str] = {}
    names: dict[str, str] = {}

    @property
    def title(self) -> Local:
        """Its name, as each language has it."""
        return Local(self.name, self.names)

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

    def names_in(self, locale: str) -> dict[str, str]:
        """The names of all cards in a language, by id."""
        return {id: card.name_in(locale) for id, card in self.items()}

    def share(self, things: Iterable[Any]) -> None:
        """Have loaded things call their cards by the pool's ids: thousands of matches then keep each of them once."""
        for thing in things:
            if thing is not None:
                thing.card = self[thing.card].id

    @functools.cached_property
    def frozen(self) -> bytes:
        """All definitions as bytes, for a match to keep; `thaw` reads them."""
        return json.dumps([self.game, self._documents], ensure_ascii=False, separators=(",", ":")).encode()

    @functools.cached_property
    def digest(self) -> str:
        """A hash (32 hex digits) of the definitions."""
        return blake2b(self.frozen, digest_size=16).hexdigest()

    @property
    def documents(self) -> Mapping[str, Any]:
        """The checked documents, by id."""
        return self._documents

    @functools.cached_property
    def memory(self) -> dict[Any, Any]:
        """Room for what is worked out once from the definitions (compiled effects, indices)."""
        return {}

    def once(self, make: Callable[[], T], *key: Any) -> T:
        """What is worked out once from the definitions, by a key of its own. What `id` gives of their parts may be in
        that: those stay as long as this memory does."""
        memory = self.memory
        if key not in memory:
            memory[key] = make()
        return memory[key]

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
        mentions: list[tuple[str, str, Lines, Mention]] = []
        unread: set[str] = set()
        for file, content in files.items():
            for document, lines in _documents(file, content, problems):
                try:
                    card = read_card(rules, file, document, lines)
                except ContentError as error:
                    problems += error.problems
                    unread.add(str(cast(dict[str, Any], document).get("id")) if isinstance(document, dict) else "")
                    continue
                if card.id in cards:
                    problems.append(Problem(file, lines[()], card.id, "a card of this id exists already; rename it"))
                    continue
                cards[card.id] = card
                documents[card.id] = document
                mentions += [(file, card.id, lines, each) for each in card.mentions]
        for file, id, lines, (path, other, kinds) in mentions:
            known_ids = [each for each, card in cards.items() if card.kind in kinds]
            if other not in known_ids and other not in unread:
                what = f"no {' or '.join(kinds)} {other!r}; {near(other, known_ids)}"
                problems.append(Problem(file, line_of(lines, path), f"{id}: {'.'.join(map(str, path))}", what))
        if problems:
            raise ContentError(problems)
        return cls(rules.id, documents, cards)


_THAWED: dict[tuple[str, bytes], Cards] = {}


def read_deck(rules: Rules, file: str, content: str, cards: Cards) -> DeckList:
    """A deck file: its list, legal under the game's rules.

    Raises:
        ContentError: with every problem of the file.
    """
    read = read_documents(file, content)
    if len(read) != 1 or not isinstance(read[0][0], dict):
        raise ContentError([Problem(file, 1, "deck", "a deck file is a mapping with name, game and cards")])
    document, lines = cast(dict[Any, Any], read[0][0]), read[0][1]
    problems = [
        Problem(file, line_of(lines, (field,)), str(field), f"no field of a deck; {near(field, DECK_FIELDS)}")
        for field in document
        if field not in DECK_FIELDS
    ]
    try:
        deck = msgspec.convert({k: v for k, v in document.items() if k in DeckList.__struct_fields__}, DeckList)
    except msgspec.ValidationError as error:
        what, place = misfit(document, error)
        where = ".".join(map(str, place)) or "deck"
        raise ContentError([*problems, Problem(file, line_of(lines, place), where, what)]) from None
    if deck.game != rules.id:
        problems.append(Problem(file, line_of(lines, ("game",)), "game", f"this is a deck of {rules.id}"))
    for section in deck.cards:
        if section not in rules.sections:
            line = line_of(lines, ("cards", section))
            problems.append(Problem(file, line, section, f"no section of a deck; {near(section, rules.sections)}"))
    for section, ids in deck.cards.items():
        for index, id in enumerate(ids):
            if id not in cards:
                line = line_of(lines, ("cards", section, index))
                problems.append(Problem(file, line, id, f"no card of this id; {near(id, cards)}"))
    if not problems:
        problems += [
            Problem(file, 1, deck.name, f"{f.clause}: {f.text.id} {dict(f.text.words)}")
            for f in rules.check_deck(deck, cards)
        ]
    if problems:
        raise ContentError(problems)
    return deck


DECK_FIELDS = ("id", "name", "game", "author", "unofficial", "idea", "names", "cards")
"""What a deck file may say."""


def _documents(file: str, content: str, problems: list[Problem]) -> Iterable[tuple[Any, Lines]]:
    """The cards of a file, each with its lines."""
    for document, lines in _load(file, content, problems):
        if document is None:
            continue
        if not isinstance(document, list):
            problems.append(Problem(file, 1, "file", "a card file is a list of cards"))
            continue
        yield from each_within(cast(list[Any], document), lines)


def within_lines(lines: Lines, *place: str | int) -> Lines:
    """The lines of a part, by its own places."""
    depth = len(place)
    return {path[depth:]: line for path, line in lines.items() if path[:depth] == place}


def _load(file: str, content: str, problems: list[Problem]) -> list[tuple[Any, Lines]]:
    try:
        return read_documents(file, content)
    except ContentError as error:
        problems += error.problems
        return []


def read_card(rules: Rules, file: str, document: Any, lines: Lines) -> Printed:
    """A card from its document.

    Raises:
        ContentError: with everything that is wrong with it.
    """
    known = cast(dict[str, Any], document) if isinstance(document, dict) else {}
    name = str(known.get("id") or known.get("name") or "card")
    faults: list[tuple[Place, str]] = [
        (place, f"a number is from -{NUMBER_LIMIT} to {NUMBER_LIMIT}") for place in too_large(document)
    ]
    try:
        card = rules.card_reader.validate_python(document)
    except Misread as error:
        faults += [(each.path, each.what) for each in error.all]
    except (TypeError, LookupError, AttributeError, RecursionError, OverflowError) as error:
        faults.append(((), f"it can't be read: {type(error).__name__}: {error}"))
    else:
        if not faults:
            return card
    raise ContentError(
        [
            Problem(file, line_of(lines, place), ": ".join(filter(None, (name, ".".join(map(str, place))))), what)
            for place, what in dict.fromkeys(faults)
        ]
    )
