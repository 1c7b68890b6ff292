"""`python bot.py cards check`: card and deck files read, and what is wrong with them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from engines.kernel.cards import Cards, read_deck
from engines.kernel.cards.telling.needed import needed
from engines.kernel.documents import ContentError, Lines, Place, Problem, each_within, line_of, read_documents
from engines.kernel.registry import games
from engines.kernel.rules import Rules
from engines.kernel.text import Listing, Phrase, Text, Texts, Word, slug
from referee.library import sentences, teach, texts_of

from .content import game_named
from .files import files_in, read_text


def check_cards(arguments: Namespace, data: Path) -> int:
    """`bot.py cards check PATH...`: card and deck files, errors with file, line and mending."""
    cards = decks = 0
    by_game, problems = card_files(arguments.paths, arguments.game)
    if arguments.game is not None and game_named(arguments.game) is None:
        return 2
    for game, paths in by_game.items():
        rules = games()[game]
        of_sort: dict[str, list[Path]] = {}
        for path in paths:
            of_sort.setdefault(sort_of(path), []).append(path)
        try:
            teach(rules, data)
            problems += unsaid(rules, data)
            for path in of_sort.get("keywords", ()):
                rules.teach(str(path), read_text(path))
            for path in of_sort.get("words", ()):
                rules.explain_words(str(path), read_text(path))
        except ContentError as error:
            problems += error.problems
        own = of_sort.get("cards", [])
        pool = _pool(rules, own, data, problems)
        cards += sum(1 for path in own if path.exists())
        wrong = {each.file for each in problems}
        if pool is not None and own:
            problems += untold(rules, pool, [path for path in own if str(path) not in wrong], data)
        for path in of_sort.get("decks", ()):
            if pool is None:
                break
            decks += 1
            try:
                read_deck(rules, str(path), read_text(path), pool)
            except ContentError as error:
                problems += error.problems
    for problem in problems:
        print(problem)
    print(f"{cards} card files and {decks} decks read, {len(problems)} problems")
    return 0 if by_game and not problems else 1


def unsaid(rules: Rules, data: Path) -> list[Problem]:
    """The words of a game's cards that a language of readers has no text for: cards with them could not be printed."""
    texts = Texts(sentences(data))
    return [
        Problem(str(data / "locale" / locale / f"{rules.id}-cards.ftl"), 1, id, f"no text says {word}; write it")
        for id, word in needed(rules.language).items()
        for locale in texts.missing(id, rules.id)
    ]


def untold(rules: Rules, pool: Cards, files: Iterable[Path], data: Path) -> Iterator[Problem]:
    """What can't be printed of the cards of some files, in some language."""
    texts = texts_of(data, {rules.id: pool})
    for file in files:
        for document, lines in read_documents(str(file), read_text(file)):
            for card, own in each_within(document or [], lines):
                for locale in texts.locales:
                    try:
                        for word in _said(rules.describe(pool[card["id"]])):
                            texts.say(word, locale)
                    except LookupError as error:
                        word, place = _named(str(error), own, card)
                        what = f"{word} can't be printed: {error}; say it otherwise, or add the text in data/locale"
                        yield Problem(str(file), line_of(own, place), card["id"], what)
                        break


def _said(part: Any) -> Iterator[Word]:
    """The texts on a face, and on its parts."""
    if isinstance(part, Text | Phrase | Listing):
        yield part
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from _said(getattr(part, name))
    elif isinstance(part, tuple):
        for each in cast(tuple[Any, ...], part):
            yield from _said(each)


def _named(error: str, lines: Lines, card: Any) -> tuple[str, Place]:
    """The word of a card that an error about a text means, and where it stands."""
    id = error.partition("'")[2].partition("'")[0].partition(".")[0]
    rest = id.partition("-")[2] or id
    found = [
        (word, place)
        for place in lines
        if place
        for word in (place[-1], _at(card, place))
        if isinstance(word, str) and not {rest, id}.isdisjoint(map(slug, word.split(".")))
    ]
    return found[-1] if found else (rest, ())


def _at(card: Any, place: Place) -> Any:
    for step in place:
        card = card[step]
    return card


def card_files(paths: Iterable[Path], named: str | None = None) -> tuple[dict[str, list[Path]], list[Problem]]:
    """The files in some places by the game that is `named`, else that their folder names, and those of which it names
    none."""
    by_game: dict[str, list[Path]] = {}
    problems: list[Problem] = []
    for file in files_in(paths, "*.yaml"):
        game = named or next((name for name in games() if name in (*file.resolve().parts, file.stem)), None)
        if game is None:
            what = f"no folder that it lies in is called after a game ({', '.join(games())}); say which by --game"
            problems.append(Problem(str(file), 1, "game", what))
        else:
            by_game.setdefault(game, []).append(file)
    return by_game, problems


def sort_of(file: Path) -> str:
    """What a file of a game's content holds, by the folders that it lies in: keywords, words, decks or cards."""
    parts = file.resolve().parts
    return next((sort for sort in ("keywords", "words", "decks") if sort in parts), "cards")


def pool_of(rules: Rules, files: list[Path], data: Path) -> Cards:
    """The cards of some files, beside those of the game.

    Raises:
        ContentError: with everything that is wrong with them.
    """
    problems: list[Problem] = []
    pool = _pool(rules, files, data, problems)
    if pool is None:
        raise ContentError(problems)
    return pool


def _pool(rules: Rules, own: list[Path], data: Path, problems: list[Problem]) -> Cards | None:
    """The cards of the files given, or with no card file among them those of the game."""
    home = data / "cards" / rules.id
    given = {path.resolve() for path in own}
    rest = [path for path in sorted(home.glob("**/*.yaml")) if path.resolve() not in given]
    try:
        known = Cards.read(rules, _contents(rest, problems))
        return Cards.read(rules, _contents(own, problems), known=known)
    except ContentError as error:
        problems += error.problems
        return None


def _contents(files: Iterable[Path], problems: list[Problem]) -> dict[str, str]:
    """What is in some files, by name; those that can't be read are problems."""
    found: dict[str, str] = {}
    for file in files:
        try:
            found[str(file)] = read_text(file)
        except ContentError as error:
            problems += error.problems
    return found
