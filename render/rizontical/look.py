"""What the words of Rizontical look like: colours, icons and letters of elements, Statuses, stats and the rest."""

from __future__ import annotations

from collections.abc import Sequence

from engines.rizontical.view import ConditionView
from render.parts.faces import CardFace
from render.parts.theme import BOON, WARD, Colour
from render.parts.words import Words

ELEMENTS: dict[str, tuple[Colour, str]] = {
    "neutral": ((160, 170, 182), "mdi:circle-outline"),
    "fire": ((232, 88, 50), "mdi:fire"),
    "ice": ((136, 206, 240), "mdi:snowflake"),
    "air": ((146, 208, 176), "mdi:weather-windy"),
    "earth": ((178, 134, 84), "mdi:terrain"),
    "thunder": ((240, 196, 70), "mdi:lightning-bolt"),
    "water": ((58, 132, 214), "mdi:waves"),
    "akasha": ((176, 112, 222), "mdi:flare"),
}
TYPES = {"physical": "mdi:arm-flex", "magical": "mdi:auto-fix"}
CATEGORIES: dict[str, tuple[Colour, str]] = {
    "normal": ((96, 124, 206), "mdi:cards-diamond"),
    "permanent": ((60, 164, 122), "mdi:infinity"),
    "trigger": ((218, 84, 92), "mdi:alert-rhombus"),
    "aura": ((164, 108, 222), "mdi:circle-double"),
}
KINDS: dict[str, tuple[Colour, str]] = {
    "numen": ((210, 176, 98), "mdi:weather-night"),
    "summon": ((110, 150, 160), "mdi:diamond"),
    "tile": ((120, 138, 110), "mdi:hexagon"),
}
STATUSES = {
    "Burned": "mdi:fire",
    "Poison": "mdi:bottle-tonic-skull",
    "Shield": "mdi:shield",
    "Invincible": "mdi:star-circle",
    "First": "mdi:chevron-double-up",
    "Last": "mdi:chevron-double-down",
}
BOONS = frozenset({"Shield", "Invincible", "First"})

HP = "mdi:heart"
MANA = "mdi:diamond-stone"
PROTECTION = "mdi:wall"
SHIELD = "mdi:shield"
ULTIMATE = "mdi:star-circle"
LEGENDARY = "mdi:crown"
UNIQUE = "mdi:star-four-points"
SOUL = "mdi:ghost"
NO_SOUL = "mdi:ghost-outline"
USE = "mdi:repeat"
TIME = "mdi:timer-sand"
BACK = "mdi:yin-yang"
WEAKNESS = "mdi:shield-off-outline"
RESISTANCE = "mdi:shield-half-full"
PILES = {
    "hand": "mdi:cards",
    "fighters": "mdi:sword-cross",
    "powers": "mdi:creation",
    "fallen": "mdi:grave-stone",
    "void": "mdi:layers-off",
}
TICKS = {
    "move": "mdi:foot-print",
    "hit": "mdi:sword",
    "push": "mdi:arrow-expand-right",
    "conjuration": "mdi:weather-night",
}

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STAT_SIGNS: dict[str, tuple[str, Colour]] = {
    "atk": ("mdi:sword", (214, 70, 62)),
    "def": ("mdi:shield", (78, 128, 204)),
    "mp": ("mdi:foot-print", (120, 190, 128)),
    "ra": ("mdi:crosshairs", (226, 186, 92)),
    "psh": ("mdi:arrow-expand-right", (196, 132, 220)),
    "speed": ("mdi:speedometer", (160, 176, 206)),
}
"""The sign of each stat and its colour: those of attack and defence are the same in every game."""
GEM: Colour = (196, 160, 250)
"""MANA."""


STATS = ("atk", "def", "mp", "ra", "psh", "speed")
"""The stats in the order in which they are shown."""


def buff_kind(condition: ConditionView) -> tuple[str, str]:
    """The kind of DMG and the way ("dealt" or "taken") of a Buff or Debuff: "Hit DMG Dealt" is ("hit", "dealt")."""
    name = condition.name.lower().split()
    return (name[0] if name else ""), ("taken" if name[-1:] == ["taken"] else "dealt")


def helps(condition: ConditionView) -> bool:
    """Whether a condition is good for who has it."""
    return condition.kind == "buff" or (condition.kind == "status" and condition.name in BOONS)


def tone(condition: ConditionView) -> Colour:
    """The ink of a condition."""
    return BOON if helps(condition) else WARD


def colours_of(elements: list[str] | tuple[str, ...]) -> tuple[Colour, ...]:
    """The colours of elements, for card art."""
    return tuple(ELEMENTS[each][0] for each in elements if each in ELEMENTS) or (ELEMENTS["neutral"][0],)


def kind_line(face: CardFace, words: Words) -> str:
    """What a card is, in a line: "Fighter · Fire, Earth · Physical"."""
    parts = [words("pic-card", kind=face.kind)]
    if face.kind == "power":
        if face.rank == "legendary":
            parts.append(words("pic-legendary-rank"))
        parts.append(words("pic-category", category=face.category))
    if face.unique:
        parts.append(words("pic-unique-rank"))
    for group in (face.elements, face.types):
        if group:
            parts.append(", ".join(words("pic-what", what=each) for each in group))
    return " · ".join(parts)


def sign(what: str) -> str:
    """The icon of an element or type."""
    return ELEMENTS[what][1] if what in ELEMENTS else TYPES.get(what, UNIQUE)


MARKED = "mdi:bookmark"
"""The icon of what has a mark that a card gave it."""


def mark_letters(marks: Sequence[str]) -> str:
    """What stands beside that icon: the letters of a mark, or how many there are."""
    return initials(marks[0]) if len(marks) == 1 else str(len(marks))


def initials(name: str) -> str:
    """One or two letters for a token: "Reef Lantern" is RL, "Mossbed" is Mo."""
    parts = [part for part in name.replace("-", " ").replace("'", " ").replace("’", " ").split() if part]
    long = [part for part in parts if len(part) > 2] or parts
    if len(long) > 1:
        return (long[0][0] + long[-1][0]).upper()
    return name[:2].title()
