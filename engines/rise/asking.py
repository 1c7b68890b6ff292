"""Cards as options of a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.kernel.ask import Option
from engines.kernel.state import Id
from engines.kernel.text import Text, say

from .board import Board
from .state import CardName


def card_label(g: Board, id: Id, key: str) -> Text:
    """A card as an option; of several like it, each by its number."""
    return say("rs-card", name=CardName(g.thing(id).card), n=int(key.partition("#")[2] or 1))


def keyed(g: Board, ids: Sequence[Id]) -> list[tuple[Id, str]]:
    """Cards with their keys: their ids, numbered where there are several. They are sorted, so that their order tells
    nothing."""
    found: list[tuple[Id, str]] = []
    seen: dict[str, int] = {}
    for id in sorted(ids, key=lambda id: (g.thing(id).card, id)):
        card = g.thing(id).card
        seen[card] = seen.get(card, 0) + 1
        found.append((id, card if seen[card] == 1 else f"{card}#{seen[card]}"))
    return found


DONE_TEXT = say("rs-done")


def card_options(g: Board, ids: tuple[Id, ...]) -> tuple[Option, ...]:
    """Cards that are not on the table as options, sorted so that their order tells nothing."""

    return tuple(Option(key, card_label(g, id, key), id) for id, key in keyed(g, ids))


def several(picked: Any) -> tuple[Any, ...]:
    """What was picked, as a row."""
    return cast(tuple[Any, ...], picked) if isinstance(picked, tuple) else (picked,)
