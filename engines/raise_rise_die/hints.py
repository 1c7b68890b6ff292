"""What the options of a question would do, where their own words don't say so."""

from __future__ import annotations

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.text import Text

from .board import Board
from .state import FIRST_ID
from .telling import card_text

UNTOLD = ("main", "counter", "optional", "order", "latent", "starter")
"""Questions that say themselves which effect they are about, if any."""
CARDS = ("rrd-card", "rrd-thing", "rrd-at")


def detail(g: Board, ask: Ask, taken: Path, option: Option) -> Text | None:
    """What the card does that an option stands for."""
    if option.text.id not in CARDS or not isinstance(option.value, int) or option.value < FIRST_ID:
        return None
    card = g.card_of(option.value)
    text = card_text(card)
    if card.kind in ("weapon", "character"):
        return text
    return g.text("body", kind=card.kind, value=g.card_of(option.value).value, sv=card.sv, text=text)
