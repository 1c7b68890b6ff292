"""What the words of Riftborn Tactics look like: colours and icons of kinds of cards, tokens, marks and happenings."""

from __future__ import annotations

from hashlib import blake2b

from render.parts.theme import BOON, MUTED, TEXT, WARD, Colour

KEY = 42
"""The size of text whose digits are as high as key digits must be on a picture 1080 pixels wide."""
LIFE = 50
"""What both begin with: a full bar. [RB-201]"""

KINDS: dict[str, tuple[Colour, str]] = {
    "creature": ((120, 122, 84), "mdi:paw"),
    "token": ((124, 132, 150), "mdi:poker-chip"),
    "spell": ((104, 96, 208), "mdi:auto-fix"),
    "weapon": ((170, 92, 66), "mdi:sword"),
    "armour": ((70, 122, 164), "mdi:shield-half-full"),
    "trick": ((168, 70, 140), "mdi:drama-masks"),
}
FAMILIES: tuple[Colour, ...] = (
    (178, 84, 92),
    (172, 124, 58),
    (98, 142, 72),
    (60, 140, 146),
    (96, 112, 196),
    (158, 92, 178),
    (122, 110, 92),
    (190, 104, 54),
)
"""The colours of creatures, by their family, so that families are told apart at a glance."""

FACE_DOWN = "mdi:eye-off"
XP = "mdi:star"
XP_INK: Colour = (238, 206, 122)
"""Experience, wherever it is counted."""
MARKS: dict[str, tuple[str, Colour]] = {
    "waiting": ("mdi:timer-sand", MUTED),
    "moved": ("mdi:foot-print", MUTED),
    "acted": ("mdi:sword-cross", MUTED),
    "charmed": ("mdi:heart-broken", WARD),
    "pacified": ("mdi:hand-back-right-off", WARD),
    "dormant": ("mdi:sleep", WARD),
    "rooted": ("mdi:anchor", WARD),
    "taken": ("mdi:account-switch", WARD),
}
TOKENS: dict[str, tuple[str, Colour]] = {
    "shield": ("mdi:shield", (132, 176, 236)),
    "rage": ("mdi:fire", (255, 150, 110)),
    "weakness": ("mdi:arrow-down-bold", (214, 170, 220)),
    "health_tokens": ("mdi:heart-plus", (240, 150, 186)),
    "decay": ("mdi:bone", (190, 196, 160)),
}
"""The tokens of a creature besides its damage, in the order shown."""
MORALE = {"damage": "mdi:flag", "health": "mdi:flag-plus"}
COUNTS: dict[str, str] = {
    "hand": "mdi:cards",
    "library": "mdi:book-open-page-variant",
    "discard": "mdi:grave-stone",
    "removed": "mdi:layers-off",
    "tricks": "mdi:drama-masks",
}
"""What is counted for a player, in the order shown."""
PHASES = {"start": "mdi:weather-sunset-up", "main": "mdi:sword-cross", "end": "mdi:weather-night"}
MODES = {"adjacent": "mdi:sword", "ranged": "mdi:bow-arrow", "open": "mdi:arrow-up-bold", "flight": "mdi:feather"}
"""How an attack reaches its target."""

HARMS = {
    "dies": "mdi:skull",
    "damaged": "mdi:flare",
    "hurt": "mdi:heart-minus",
    "broken": "mdi:hammer",
    "left": "mdi:exit-run",
}
GAINS = {
    "entered": "mdi:star-four-points",
    "healed": "mdi:heart-plus",
    "revived": "mdi:refresh",
    "leveled": "mdi:arrow-up-bold",
    "drew": "mdi:cards",
    "turned_up": "mdi:eye",
}
HAPPENINGS = {
    "attack": "mdi:sword",
    "acts": "mdi:play",
    "played": "mdi:cards-playing",
    "charmed": "mdi:heart-broken",
    "pacified": "mdi:hand-back-right-off",
    "moved": "mdi:foot-print",
    "transformed": "mdi:sync",
    "control_changed": "mdi:account-switch",
    "token_placed": "mdi:poker-chip",
    "tricked": "mdi:drama-masks",
}
"""Signs of what happened; what has none is told in words alone."""


def happening(name: str) -> tuple[str, Colour] | None:
    """The sign of something that happened, with its ink; None if it has none."""
    for signs, ink in ((HARMS, WARD), (GAINS, BOON), (HAPPENINGS, TEXT)):
        if name in signs:
            return signs[name], ink
    return None


def colours_of(kind: str, family: str) -> tuple[Colour, ...]:
    """The colours of a card's art: a creature's by its family, else those of its kind."""
    if family:
        return (FAMILIES[blake2b(family.encode(), digest_size=1).digest()[0] % len(FAMILIES)],)
    return (KINDS.get(kind, KINDS["spell"])[0],)
