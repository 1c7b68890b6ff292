"""What the words of Raise, Rise & Die look like: colours and icons of types, layers of text, markers and happenings."""

from __future__ import annotations

from render.parts.theme import BOON, GOLD, MUTED, TEXT, WARD, Colour

KEY = 42
"""The size of text whose digits are as high as key digits must be on a picture 1080 pixels wide."""

KINDS: dict[str, tuple[Colour, str]] = {
    "assault": ((178, 50, 46), "mdi:sword"),
    "support": ((122, 74, 184), "mdi:hand-extended"),
    "defence": ((40, 122, 78), "mdi:shield"),
    "weapon": ((134, 112, 84), "mdi:sword-cross"),
    "character": ((168, 126, 58), "mdi:account-star"),
}
"""The bubbles of combat cards are red, violet and green. [RD-310]"""
BLOCK = "mdi:shield-half-full"
"""A Block effect, which is no card."""

LAYERS: dict[str, tuple[Colour, str]] = {
    "on_play": ((232, 206, 140), "mdi:tray-arrow-down"),
    "on_resolve": ((206, 216, 236), "mdi:creation"),
    "red_on_play": ((255, 132, 116), "mdi:star-four-points"),
    "red_on_resolve": ((255, 132, 116), "mdi:star-four-points"),
    "infusion": ((126, 186, 255), "mdi:diamond-stone"),
    "use": ((206, 160, 250), "mdi:play"),
    "ability": ((240, 200, 104), "mdi:account-star"),
}
"""The layers of a card's text: red is read when it is transcended, blue once it is infused. [RD-314 RD-1101 RD-1305]"""

SOUL: Colour = (150, 226, 232)
"""Soul Values, and what they pay."""
SOUL_ICON = "mdi:ghost"
RESERVE = "mdi:treasure-chest"
OPTIMAL, TRANSCENDED, PENDING, INSTANT, OBJECT = (
    "mdi:bullseye-arrow",
    "mdi:star-four-points",
    "mdi:timer-sand",
    "mdi:flash",
    "mdi:cube-outline",
)
WEAK = "mdi:crosshairs-gps"
ROLES = {"counter": "mdi:reply", "answer": "mdi:flash", "alone": "mdi:flash-outline"}
"""How a card came to lie there, if it did not open an exchange."""
MARKERS: dict[str, tuple[str, Colour]] = {
    "poison": ("mdi:bottle-tonic-skull", (176, 222, 110)),
    "bleed": ("mdi:water", (255, 128, 118)),
    "omen": ("mdi:crystal-ball", (200, 170, 250)),
}
STUNNED, STARTS, PLAYED, PASSED = "mdi:orbit", "mdi:flag-variant", "mdi:cards-playing", "mdi:skip-next"
COUNTS: dict[str, str] = {
    "hand": "mdi:cards",
    "deck": "mdi:book-open-page-variant",
    "discard": "mdi:inbox",
    "void": "mdi:weather-night",
}
"""What is counted for a player, in the order shown."""
PHASES = {"preparation": "mdi:cards", "clash": "mdi:sword-cross", "consolidation": "mdi:weather-night"}

HARMS = {
    "hp_lost": "mdi:heart-minus",
    "soul_lost": "mdi:ghost",
    "struck": "mdi:sword",
    "burned": "mdi:fire",
    "damaged": "mdi:sword",
    "destroyed": "mdi:hammer",
    "poison_added": "mdi:bottle-tonic-skull",
    "bleed_added": "mdi:water",
    "was_stunned": "mdi:orbit",
    "weakened": "mdi:crosshairs-gps",
    "discarded": "mdi:inbox",
}
GAINS = {
    "hp_gained": "mdi:heart-plus",
    "drew": "mdi:cards",
    "infused": "mdi:diamond-stone",
    "placed": "mdi:cube-outline",
}
HAPPENINGS = {
    "laid": "mdi:tray-arrow-down",
    "countered": "mdi:reply",
    "used": "mdi:play",
    "sacrificed": "mdi:candle",
    "passed": "mdi:skip-next",
    "omen_added": "mdi:crystal-ball",
}
"""Signs of what happened; what has none is told by nobody."""
SLOTS = ("high", "body", "low", "right", "left")


def happening(name: str) -> tuple[str, Colour] | None:
    """The sign of something that happened, with its ink; None if it has none."""
    for signs, ink in ((HARMS, WARD), (GAINS, BOON), (HAPPENINGS, TEXT)):
        if name in signs:
            return signs[name], ink
    return None


def kind_of(kind: str) -> tuple[Colour, str]:
    """The colour and icon of a kind of card."""
    return KINDS.get(kind, KINDS["weapon"])


FLAGS: dict[str, tuple[str, Colour]] = {
    "transcended": (TRANSCENDED, GOLD),
    "optimal": (OPTIMAL, BOON),
    "pending": (PENDING, TEXT),
    "counter": (ROLES["counter"], MUTED),
    "answer": (ROLES["answer"], MUTED),
    "alone": (ROLES["alone"], MUTED),
}
"""The signs of a laid card, in the order shown."""
