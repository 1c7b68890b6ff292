"""What stands on a card, in words and figures, in no language yet: pictures and messages are made from it."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import TypeVar

from msgspec import Struct

from .text import Word

C = TypeVar("C")
KEPT = 2000
"""So many faces of a game's cards are remembered."""


class SkillFace(Struct, frozen=True):
    """A Skill or ability on a card: what it is called ("SPELL*"), what it costs ("" for nothing), its text."""

    label: Word
    cost: Word = ""
    text: Word = ""


class AbilityFace(Struct, frozen=True):
    """A keyword on a card: the game's own English word for it, its name, what it means, and the clause that explains
    it."""

    word: str
    label: Word
    text: Word = ""
    clause: str = ""


class CardFace(Struct, frozen=True):
    """A card as it is printed.

    `kind`, `rank`, `category`, `elements`, `types` and the keys of `stats` are the game's own English words
    ("fighter", "legendary", "aura", "fire", "atk", with "def" for defence); the other texts are said in the language of
    the reader. `price` is what `cost` stands for in words, `type_names` are the types as readers know them, `marks`
    further English words for a badge, `levels` pairs of a level and what it gives. `weakness` and `resistance` are a
    value and the elements or types it goes for. `art` may name an icon ("mdi:anchor") as emblem.
    """

    id: str
    name: Word
    kind: str
    rank: str = ""
    category: str = ""
    cost: int | None = None
    use: int | None = None
    time: int | None = None
    unique: bool = False
    stats: dict[str, int] = {}
    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    type_names: Word = ""
    price: Word = ""
    marks: tuple[str, ...] = ()
    levels: tuple[tuple[int, int], ...] = ()
    abilities: tuple[AbilityFace, ...] = ()
    weakness: tuple[int, tuple[str, ...]] = (0, ())
    resistance: tuple[int, tuple[str, ...]] = (0, ())
    skills: tuple[SkillFace, ...] = ()
    text: Word = ""
    flavour: Word = ""
    art: str = ""


def remembered(describe: Callable[[C], CardFace]) -> Callable[[C], CardFace]:
    """A function that makes faces, so that it makes each only once, whichever threads ask for it."""
    made: dict[int, tuple[C, CardFace]] = {}
    """By the identity of the card, with the card, so that the identity stays taken."""
    making = RLock()

    def remembering(card: C) -> CardFace:
        with making:
            found = made.get(id(card))
            if found is None:
                if len(made) >= KEPT:
                    del made[next(iter(made))]
                found = made[id(card)] = (card, describe(card))
            return found[1]

    remembering.__doc__ = describe.__doc__
    return remembering
