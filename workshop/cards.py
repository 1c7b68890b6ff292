"""Commands for those who make cards: `cards schema GAME` and `cards show FILE`."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.kernel.cards.schema import card_schema, keyword_schema
from engines.kernel.documents import read_documents
from engines.kernel.registry import games
from engines.kernel.text import Texts
from referee.library import teach, texts_of

from .check import card_files, check_cards, pool_of, sort_of
from .content import game_named

Paint = Callable[[str, Any, Texts, str], tuple[bytes, str]]
"""The picture (PNG) and the description of the face of a game's card, in a language."""


def schema(arguments: Namespace, data: Path) -> int:
    """`bot.py cards schema GAME`: the JSON Schema of its card files, with `--keywords` of its file of keywords."""
    rules = game_named(arguments.game)
    if rules is None:
        return 2
    if arguments.keywords and rules.language.ability is None:
        print(f"{rules.title} has no keywords.")
        return 2
    teach(rules, data)
    made = keyword_schema if arguments.keywords else card_schema
    print(json.dumps(made(rules.language), ensure_ascii=False, indent=1))
    return 0


def show(arguments: Namespace, data: Path, paint: Paint) -> int:
    """`bot.py cards show FILE...`: what is printed on its cards in every language, and with `--out` their faces as
    pictures."""
    if check_cards(arguments, data):
        return 1
    for game, files in card_files(arguments.paths, arguments.game)[0].items():
        files = [file for file in files if sort_of(file) == "cards"]
        rules, pool = games()[game], pool_of(games()[game], files, data)
        texts = texts_of(data, {game: pool})
        for file in files:
            for documents, _ in read_documents(str(file), file.read_text(encoding="utf-8")):
                for document in documents or ():
                    _show(game, rules.describe(pool[document["id"]]), texts, arguments.out, paint)
    return 0


def _show(game: str, face: Any, texts: Texts, out: Path | None, paint: Paint) -> None:
    for locale in texts.locales:
        picture, told = paint(game, face, texts, locale)
        print(f"\n{face.id} ({locale})\n{told}")
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            path = out / f"{face.id}.{locale}.png"
            path.write_bytes(picture)
            print(f"-> {path}")
