"""What the words of OWR look like: colours and icons of kinds of cards, marks, counts and happenings."""

from __future__ import annotations

from hashlib import blake2b

from render.parts.theme import BOON, MUTED, TEXT, WARD, Colour

KEY = 42
"""The size of text whose digits are as high as key digits must be on a picture 1080 pixels wide."""
LIFE_FORCE = 2000
"""What both begin with: a full bar. [OW-103]"""

KINDS: dict[str, tuple[Colour, str]] = {
    "creature": ((176, 106, 70), "mdi:paw"),
    "token": ((124, 132, 150), "mdi:poker-chip"),
    "rune": ((98, 112, 216), "mdi:rhombus-split"),
    "jinx": ((178, 66, 128), "mdi:eye-circle"),
    "arena": ((62, 150, 120), "mdi:stadium-variant"),
    "artifact": ((208, 162, 66), "mdi:treasure-chest"),
    "weapon": ((134, 146, 164), "mdi:sword"),
}
COATS: tuple[Colour, ...] = (
    (186, 98, 64),
    (148, 124, 66),
    (96, 140, 74),
    (66, 138, 150),
    (112, 104, 190),
    (176, 88, 132),
)
"""The colours of creatures, each by its id, so that neighbours are told apart at a glance."""

SOUL = "mdi:fire"
FACE_DOWN = "mdi:eye-off"
MARKS: dict[str, tuple[str, Colour]] = {
    "attacked": ("mdi:sword-cross", MUTED),
    "moved": ("mdi:foot-print", MUTED),
    "new": ("mdi:star-four-points", TEXT),
    "no-attack": ("mdi:hand-back-right-off", WARD),
    "no-move": ("mdi:anchor", WARD),
    "safe": ("mdi:shield-star", BOON),
    "taken": ("mdi:account-switch", WARD),
}
COUNTS: dict[str, str] = {
    "souls": SOUL,
    "hand": "mdi:cards",
    "deck": "mdi:book-open-page-variant",
    "extra": "mdi:egg",
    "grave": "mdi:grave-stone",
    "banish": "mdi:layers-off",
}
"""What is counted for a player, in the order shown."""
SOULS: Colour = (120, 214, 228)
"""Souls, wherever they are counted, and what they give."""
PHASES = {
    "draw": "mdi:cards",
    "main_1": "mdi:numeric-1-box",
    "battle": "mdi:sword-cross",
    "main_2": "mdi:numeric-2-box",
    "end": "mdi:weather-night",
}
SORTS = {"card": "mdi:cards", "ability": "mdi:play", "attack": "mdi:sword", "summon": "mdi:star-four-points"}
"""What waits."""

HARMS = {
    "destroyed": "mdi:skull",
    "damaged": "mdi:flare",
    "lf_lost": "mdi:heart-minus",
    "discarded": "mdi:cards-outline",
    "banished": "mdi:layers-off",
    "token_removed": "mdi:poker-chip",
    "weapon_lost": "mdi:sword",
    "cancelled": "mdi:cancel",
}
GAINS = {
    "summoned": "mdi:star-four-points",
    "lf_restored": "mdi:heart-plus",
    "became_soul": SOUL,
    "drew": "mdi:cards",
    "revealed": "mdi:eye",
    "healed": "mdi:heart-plus",
}
HAPPENINGS = {
    "tributed": "mdi:candle",
    "soul_spent": "mdi:fire-off",
    "cast": "mdi:auto-fix",
    "set": FACE_DOWN,
    "turned_down": FACE_DOWN,
    "ability_activated": "mdi:play",
    "moved": "mdi:arrow-left-right-bold",
    "returned": "mdi:keyboard-return",
    "control_changed": "mdi:account-switch",
    "attack_declared": "mdi:sword",
    "battled": "mdi:sword-cross",
}
"""Signs of what happened; what has none is told in words alone."""


def happening(name: str) -> tuple[str, Colour] | None:
    """The sign of something that happened, with its ink; None if it has none."""
    for signs, ink in ((HARMS, WARD), (GAINS, BOON), (HAPPENINGS, TEXT)):
        if name in signs:
            return signs[name], ink
    return None


def colours_of(card: str, kind: str) -> tuple[Colour, ...]:
    """The colours of a card's art: a creature's own, else those of its kind."""
    if kind == "creature":
        return (COATS[blake2b(card.encode(), digest_size=1).digest()[0] % len(COATS)],)
    return (KINDS.get(kind, KINDS["rune"])[0],)
