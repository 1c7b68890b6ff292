"""What stands on a card, in words and figures, in no language yet: pictures and messages are made from it."""

from __future__ import annotations

from msgspec import Struct, field

from .text import Word


class SkillFace(Struct, frozen=True):
    """A Skill or ability on a card: what it is called ("SPELL*"), what it costs ("" for nothing), its text."""

    label: Word
    cost: Word = ""
    text: Word = ""


class CardFace(Struct, frozen=True):
    """A card as it is printed.

    `kind`, `rank`, `category`, `elements`, `types` and the keys of `stats` are the game's own English words
    ("fighter", "legendary", "aura", "fire", "atk", with "def" for defence); the other texts are said in the language of
    the reader. `weakness` and `resistance` are a value and the elements or types it goes for. `art` may name an icon
    ("mdi:anchor") as emblem.
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
    stats: dict[str, int] = field(default_factory=dict[str, int])
    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    weakness: tuple[int, tuple[str, ...]] = (0, ())
    resistance: tuple[int, tuple[str, ...]] = (0, ())
    skills: tuple[SkillFace, ...] = ()
    text: Word = ""
    flavour: Word = ""
    art: str = ""
