"""What the cards of Raise, Rise & Die say that they do, and what of it may be said in another way."""

from __future__ import annotations

from engines.raise_rise_die.state import SLOTS
from engines.raise_rise_die.words import COMBAT

SAYS = {
    **dict.fromkeys(
        COMBAT,
        ("value", "sv", "on_play", "on_resolve", "transcend", "infusion", "abilities", "counter_text", "optimal"),
    ),
    "weapon": ("abilities",),
    "character": ("abilities",),
}
TURNED = {"own": ["foe"], "you": ["foe"], "foe": ["own", "you"]} | {
    slot: [SLOTS[n - 1]] for n, slot in enumerate(SLOTS)
}
