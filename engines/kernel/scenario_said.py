"""What a scenario expects to be said: lines, questions, prints, pictures, and what a viewer can find in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .ask import Ask, Choice, Refused
from .documents import near
from .game import Game
from .rules import Rules
from .text import SEATS, CardName, Listing, NamedCard, SeatName, Text, Texts, typeset

SPECTATOR = "spectator"
"""Who looks on without a seat."""


class Failure(AssertionError):
    """A scenario that did not go as it says; the message says where in its file, at which step and how."""


Describe = Callable[[str, Any, Texts, str], str]
"""Gives the description of the picture of a view: of a game, the view, texts, and a language."""


class Voice(Struct, frozen=True):
    """What a scenario needs to know what is said: `texts`, `alt` for the description of a view's picture, and the names
    of the `events` that a game has, by game, so that a misspelt one is noticed."""

    texts: Texts
    alt: Describe | None = None
    events: Mapping[str, frozenset[str]] = {}


Some = str | list[str]
Told = Some | dict[str, Some]
"""Parts of what is said: in the scenario's language, or by language."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a question has to be, as much of it as is said."""

    kind: str | UnsetType = UNSET
    prompt: Told | UnsetType = UNSET
    about: Told | UnsetType = UNSET
    options: list[str | int] | dict[str, str] | UnsetType = UNSET
    default: str | int | UnsetType = UNSET
    secret: bool | UnsetType = UNSET
    window: str | UnsetType = UNSET
    aimed: bool | UnsetType = UNSET
    clauses: list[str] | UnsetType = UNSET


class Saying:
    """What is said in a match that a scenario plays (`game` gives it as it is now), and what is expected of it.

    `locale` is the language of its texts unless they say otherwise, None for the first.
    """

    def __init__(self, rules: Rules, voice: Voice | None, locale: str | None, game: Callable[[], Game[Any]]):
        self.rules, self.voice, self.locale, self.game = rules, voice, locale, game

    def texts(self, why: str) -> Texts:
        if self.voice is None:
            raise Failure(f"{why} can't be checked here: this run has no texts")
        pool = self.game().cards
        return self.voice.texts.naming(
            self.rules.id, {locale: pool.names_in(locale) for locale in self.voice.texts.locales}
        )

    def refusal(self, refusal: Refused) -> str:
        """Why an answer was refused, in words where there are any."""
        return self.said(refusal.text) if self.voice else str(refusal.text)

    def said(self, text: Text) -> str:
        texts = self.voice.texts if self.voice else Texts({})
        return texts.say(text, self.locale)

    def _parts(self, told: Told) -> Iterator[tuple[str, list[str]]]:
        """Parts of what is said, by language."""
        if not isinstance(told, dict):
            locale = self.locale or "en"
            yield locale, [typeset(part, locale) for part in listed(told)]
            return
        for locale, parts in told.items():
            if self.voice and locale not in self.voice.texts.locales:
                raise Failure(f"no language {locale!r}; {near(locale, self.voice.texts.locales)}")
            yield locale, [typeset(part, locale) for part in listed(parts)]

    def says(self, what: str, wanted: Told, read: Callable[[Callable[[Any], str]], str]) -> None:
        texts = self.texts(what)
        for locale, parts in self._parts(wanted):
            said = read(lambda word, locale=locale: texts.say(word, locale))
            for part in parts:
                if part not in said:
                    raise Failure(f"{what} does not say {part!r}; it says {said!r}")

    def _lines(self, texts: Texts, viewer: int | None, locale: str) -> list[str]:
        return [texts.say(line.text, locale) for line in self.game().seen_by(viewer).lines(viewer)]

    def check_asked(self, letter: str, ask: Ask, wanted: Asked) -> None:
        """A question is as it is said to be."""
        for field in ("default", "secret", "window", "aimed"):
            value = getattr(wanted, field)
            found = getattr(ask, field)
            if value is not UNSET and found != (str(value) if field == "default" else value):
                raise Failure(f"the {field} of {letter}'s question is {found!r}, not {value!r}")
        if wanted.clauses is not UNSET and list(ask.clauses) != wanted.clauses:
            raise Failure(f"{letter}'s question cites {list(ask.clauses)}, not {wanted.clauses}")
        if wanted.prompt is not UNSET:
            self.says(f"the prompt of {letter}'s question", wanted.prompt, lambda said: said(ask.choice.prompt))
        if wanted.about is not UNSET:
            about = ask.about or self.rules.about(self.game().seen_by(ask.seat), ask)
            self.says(f"what {letter}'s question is about", wanted.about, lambda said: said(about) if about else "")
        if wanted.options is not UNSET:
            keys = [option.key for option in ask.choice.options]
            listed = [str(key) for key in wanted.options]
            if keys != listed:
                raise Failure(f"the options of {letter}'s question are {keys}, not {listed}")
            if isinstance(wanted.options, dict):
                for option in ask.choice.options:
                    self.says(f"option {option.key}", wanted.options[option.key], lambda said, o=option: said(o.text))

    def told(self, what: Mapping[str, Told]) -> None:
        texts = self.texts("told")
        for letter, told in what.items():
            for locale, parts in self._parts(told):
                lines = self._lines(texts, _viewer(letter), locale)
                left = iter(lines)
                for part in parts:
                    if not any(part in line for line in left):
                        raise Failure(f"{letter} does not read {part!r}, or not in this order; {letter} reads {lines}")

    def untold(self, what: Mapping[str, Told]) -> None:
        texts = self.texts("untold")
        for letter, told in what.items():
            for locale, parts in self._parts(told):
                lines = self._lines(texts, _viewer(letter), locale)
                for part in parts:
                    if any(part in line for line in lines):
                        raise Failure(f"{letter} reads {part!r}: {lines}")

    def alt(self, what: Mapping[str, Told]) -> None:
        for letter, told in what.items():
            for locale, parts in self._parts(told):
                said = self._alt(_viewer(letter), locale)
                if said is None:
                    raise Failure("alt can't be checked here: this run has no painter")
                for part in parts:
                    if part not in said:
                        raise Failure(f"the picture of {letter} is not described by {part!r}, but by {said!r}")

    def _alt(self, viewer: int | None, locale: str) -> str | None:
        if self.voice is None or self.voice.alt is None:
            return None
        return self.voice.alt(
            self.rules.id, self.rules.view(self.game().seen_by(viewer), viewer), self.texts("alt"), locale
        )

    def prints(self, what: Mapping[str, Told]) -> None:
        for id, told in what.items():
            if id not in self.game().cards:
                raise Failure(f"no card {id!r}; {near(id, self.game().cards)}")
            face = self.rules.describe(self.game().cards[id])
            self.says(id, told, lambda said, face=face: "\n".join(said(word) for word in _words(face)))

    def sees(self, what: Mapping[str, Told]) -> None:
        for letter, part, places in self._looked(what):
            if not places:
                raise Failure(f"{letter} can't find {part!r} anywhere")

    def hides(self, what: Mapping[str, Told]) -> None:
        for letter, part, places in self._looked(what):
            if places:
                raise Failure(f"{letter} finds {part!r} in the {', the '.join(places)}")

    def _looked(self, what: Mapping[str, Told]) -> Iterator[tuple[str, str, list[str]]]:
        """For each viewer and each thing looked for the places where it is found."""
        texts = self.texts("what somebody sees")
        for letter, told in what.items():
            for _, parts in self._parts(told):
                shown = self._shown(texts, _viewer(letter))
                for part in parts:
                    pattern = self._pattern(part)
                    yield letter, part, [place for place, said in shown.items() if pattern.search(said)]

    def _pattern(self, part: str) -> re.Pattern[str]:
        card = self.game().cards.get(part)
        locales = self.voice.texts.locales if self.voice else ()
        words = [part] if card is None else [part, *(card.name_in(locale) for locale in locales)]
        return re.compile("|".join(rf"(?<![\w-]){re.escape(word)}(?![\w-])" for word in words))

    def _shown(self, texts: Texts, viewer: int | None) -> dict[str, str]:
        """Everything that a viewer gets, in all languages."""
        game = self.game().seen_by(viewer)
        view = self.rules.view(game, viewer)
        shown = {"view": "\n".join((msgspec.json.encode(view).decode(), *self._every(texts, _words(view))))}
        lines = [line.text for line in game.lines(viewer)]
        shown["log"] = "\n".join(self._every(texts, lines))
        ask = None if viewer is None else self.game().asks.get(viewer)
        if ask is not None:
            words, keys = _questions(ask)
            about = ask.about or self.rules.about(game, ask)
            shown["question"] = "\n".join((*keys, *self._every(texts, [*words, *([about] if about else [])])))
        described = [self._alt(viewer, locale) or "" for locale in texts.locales]
        shown["description of the picture"] = "\n".join(described)
        return shown

    @staticmethod
    def _every(texts: Texts, words: Iterable[Any]) -> list[str]:
        return [texts.say(word, locale) for word in words for locale in texts.locales]


def _viewer(letter: str) -> int | None:
    return None if letter == SPECTATOR else SEATS.index(letter)


def listed(what: Some | Mapping[str, Any]) -> list[str]:
    return [what] if isinstance(what, str) else list(what)


def _words(part: Any) -> Iterator[Any]:
    """Every text within a struct, the outermost only."""
    if isinstance(part, Text | CardName | NamedCard | SeatName | Listing):
        yield part
    elif isinstance(part, Struct):
        for field in part.__struct_fields__:
            yield from _words(getattr(part, field))
    elif isinstance(part, Mapping):
        for value in cast(Mapping[Any, Any], part).values():
            yield from _words(value)
    elif isinstance(part, list | tuple):
        for value in cast(Sequence[Any], part):
            yield from _words(value)


def _questions(ask: Ask) -> tuple[list[Any], list[str]]:
    """The prompts and options of all levels of a question, and the keys."""
    words: list[Any] = []
    keys: list[str] = []

    def look(choice: Choice) -> None:
        words.append(choice.prompt)
        for option in choice.options:
            words.append(option.text)
            keys.append(option.key)
            below = option.next()
            if below is not None:
                look(below)

    look(ask.choice)
    return words, keys
