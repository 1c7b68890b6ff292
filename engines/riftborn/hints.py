"""What the options of a question would do, where their own words don't say so."""

from __future__ import annotations

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.text import Text, say

from .board import Board
from .telling import card_text

UNTOLD = ("main", "optional", "trigger_order", "trick_order", "trick_effect", "target", "pick", "first")
"""Questions that say themselves which effect they are about, if any."""
CARDS = ("rb-play-option", "rb-held", "rb-card", "rb-thing")


def detail(g: Board, ask: Ask, taken: Path, option: Option) -> Text | None:
    """What the card does that an option stands for; a creature on the field also what it has now."""
    if option.text.id not in CARDS or not isinstance(option.value, int) or option.value < g.first_id:
        return None
    if g.veiled(option.value):
        return None
    card = g.card_of(option.value)
    text = card_text(card)
    if card.kind in ("spell", "trick"):
        return text
    if g.is_in_play(option.value) and card.kind in ("creature", "token"):
        attack, left, most = g.attack(option.value), g.remaining(option.value), g.max_health(option.value)
        return say("rb-standing", attack=attack, left=left, hurt="yes" if left < most else "no", most=most, text=text)
    return say("rb-body", kind=card.kind, attack=card.attack, health=card.health, text=text)
