"""`python bot.py cards words GAME [WORD]`: every word of a game's cards, or one in full with examples of its use."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, cast

import yaml

from engines.kernel.cards.language import Language
from engines.kernel.cards.table import Entry, elsewhere, entries, mentions, part_uses, table
from engines.kernel.documents import near, read_documents
from engines.kernel.registry import games
from engines.kernel.text import MissingText, Text, slug
from referee.library import teach, texts_of

EXAMPLES = 2
"""How many examples of a word are shown."""
Steps = tuple[str | int, ...]

LISTS = ("do", "then", "else", "success", "fail", "none", "modes", "on")
"""Where operations stand."""


class Use(NamedTuple):
    """A place of a card: the way to it and what stands there; the last step of the way, the last key on it, and the
    last one before that step; whether it stands in a row."""

    path: Steps
    value: Any
    last: str | int
    key: str
    before: str
    row: bool

    @classmethod
    def of(cls, path: Steps, value: Any) -> Use:
        """The place at the end of a way."""
        keys = [each for each in path if isinstance(each, str)]
        before = [each for each in path[:-1] if isinstance(each, str)]
        return cls(
            path,
            value,
            path[-1] if path else "",
            keys[-1] if keys else "",
            before[-1] if before else "",
            len(path) > 1 and isinstance(path[-2], int),
        )


Used = list[tuple[dict[str, Any], list[Use]]]
"""Cards, each with all its places."""


def words(arguments: Namespace, data: Path) -> int:
    """`bot.py cards words GAME [WORD]`: every word that its cards may use, or one in full."""
    rules = games().get(arguments.game)
    if rules is None:
        print(f"There is no game {arguments.game!r}; there are {', '.join(games())}.")
        return 2
    teach(rules, data)
    if arguments.word:
        return _one(rules.language, " ".join(arguments.word), data)
    for section, rows in table(rules.language).items():
        print(f"\n{section}\n")
        width = max((len(word) for word, _ in rows), default=0)
        for word, what in rows:
            print(f"  {word:<{width}}  {what}".rstrip())
    return 0


def _one(language: Language, word: str, data: Path) -> int:
    found = _found(language, word)
    instead = elsewhere(language, word)
    if instead:
        print(f"{word}: {instead}")
    if not found:
        known = {each.word for each in entries(language)}
        if not instead:
            print(f"No word {word!r} in the cards of {language.id}; {near(word, known)}")
            for line in _abroad(language, word, data):
                print(line)
        return 0 if instead else 2
    cards = used(_cards(data / "cards" / language.id))
    for entry in found:
        if entry.section == "Keywords":
            with suppress(MissingText):
                means = texts_of(data, {}).say(Text(f"keyword-{slug(entry.word)}.means", game=language.id), "en")
                entry = entry._replace(line=f"{means} [{entry.line}]")
        print(f"\n{entry.word} ({entry.section})\n  {entry.line}")
        width = max((len(name) for name, _ in entry.rows), default=0)
        for name, what in entry.rows:
            print(f"    {name:<{width}}  {what}".rstrip())
        for name, text in examples(entry, cards):
            print(f"  {name}: {text}")
    return 0


def _found(language: Language, word: str) -> list[Entry]:
    """What is known of a word: as a word of its own, as a field or in one; else where it is spoken of."""
    alike = {word, word.lower()}
    found = [each for each in entries(language) if alike & {each.word, each.word.removeprefix("NAME.")}]
    field = part_uses(language, word, words=not found) or part_uses(language, word.lower(), words=not found)
    found += [field] if field is not None else []
    return found or mentions(language, word) or mentions(language, word.lower())


def _abroad(language: Language, word: str, data: Path) -> Iterator[str]:
    """What a word that one game has not means in others: so that its writer knows what to look for here."""
    for rules in games().values():
        if rules.language is language:
            continue
        teach(rules, data)
        for each in entries(rules.language):
            if each.word == word:
                yield f"In {rules.title} it is ({each.section}): {each.line}"
                break


def _cards(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("**/*.yaml")):
        for documents, _ in read_documents(str(file), file.read_text(encoding="utf-8")):
            yield from documents


def used(cards: Iterable[dict[str, Any]]) -> Used:
    """Cards as examples of the use of words."""
    return [(card, [Use.of(path, value) for path, value in _places(card)]) for card in cards]


def examples(entry: Entry, cards: Used) -> list[tuple[str, str]]:
    """The shortest parts of real cards that use a word, each with the card's name."""
    found: dict[str, str] = {}
    for card, uses in cards:
        if entry.section == "Cards":
            if card["kind"] == entry.word:
                found[card["name"]] = _written(card)
            continue
        for use in uses:
            if _is_use(entry, use):
                text = _written(_around(card, use.path))
                if len(text) < len(found.get(card["name"], "-" * 10_000)):
                    found[card["name"]] = text
    return sorted(found.items(), key=lambda each: (len(each[1]), each[0]))[:EXAMPLES]


def _written(part: Any) -> str:
    said = yaml.safe_dump(part, default_flow_style=True, width=10_000, allow_unicode=True, sort_keys=False).strip()
    return said.removesuffix("\n...").strip()


def _places(part: Any, path: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Every part of a document with the way to it."""
    yield path, part
    if isinstance(part, dict):
        for key, each in cast(dict[str, Any], part).items():
            yield from _places(each, (*path, key))
    elif isinstance(part, list):
        for n, each in enumerate(cast(list[Any], part)):
            yield from _places(each, (*path, n))


def _around(card: Any, path: Steps) -> Any:
    """The smallest entry of a list, or field of a card, that a place lies in."""
    steps = list(path)
    while len(steps) > 1 and not (isinstance(steps[-1], int) and _at(card, steps) != _at(card, path)):
        steps.pop()
    found = _at(card, steps)
    return found if isinstance(steps[-1], int) else {steps[-1]: found}


def _at(card: Any, steps: list[Any] | Steps) -> Any:
    for step in steps:
        card = card[step]
    return card


def _is_use(entry: Entry, use: Use) -> bool:
    """Whether a place of a card uses a word as what an entry says that it is."""
    word = entry.word
    path, value, last, key, before, row = use
    match entry.section:
        case "Operations":
            if word in ("if", "may", "as") and not entry.rows:
                return last == word and row and before in LISTS
            bare = value == word and isinstance(last, int) and key in LISTS
            return bare or last == word and row and before in LISTS
        case "What is always at work":
            return last == word and row and before in ("always", "parts")
        case "Fields of an ability":
            return last == word and row and before == "abilities"
        case "Events":
            return value == word and key in ("event", "when", "would", "next")
        case "Until" | "Later (`at`)":
            return value == word and key in ("until", "at") or last == word and before == "until"
        case "Fields":
            return last == word or value == word and key not in TEXTS
        case "Acts (forbid, allow, must)":
            return value == word and key == "act"
        case "Keywords":
            return value == word and key in ("keywords", "has", "keyword") or last == word and before == "keywords"
        case "Zones":
            return value == word and key in ("zone", "to", "from", "at")
        case "Kinds":
            return value == word and key == "kind" and len(path) > 1
        case "Uses" | "Times (`during`)":
            return value == word and key in ("use", "during")
        case "Names":
            if word.startswith("NAME."):
                return isinstance(value, str) and value.endswith(word[4:])
            return isinstance(value, str) and (value == word or value.startswith(word + ".")) and key not in TEXTS
        case "Resources" | "Counters" | "Spans of time (`limit`, `this`)":
            return last == word or value == word and key == "this"
        case "Parts of a selector":
            return last == word and not row and len(path) > 2
        case "Numbers":
            return last == word and not (row and before in LISTS)
        case "Conditions":
            if word == "NAME":
                return last in ("this", "it", "subject") and isinstance(value, dict)
            return last == word and not (row and before in LISTS)
        case _:  # what things have
            figure = isinstance(value, str) and value.endswith("." + word) and key not in TEXTS
            return figure or last == word and len(path) > 1


TEXTS = ("name", "flavour", "id", "kind", "clause")
"""What is no word of the language."""
