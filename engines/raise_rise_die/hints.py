"""What a question is about, and what its options would do, where their own words don't say so."""

from __future__ import annotations

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.cards.flow import Effect
from engines.kernel.text import Text

from .board import Board
from .state import FIRST_ID, CardName
from .telling import ability_text, card_text, layers, part_of

UNTOLD = ("main", "counter", "optional", "order", "latent", "starter")
"""Questions that say themselves which effect they are about, if any."""
CARDS = ("rrd-card", "rrd-thing", "rrd-at")


def about(g: Board, ask: Ask) -> Text | None:
    """The card whose effect asks, with what that effect does."""
    if ask.window or ask.kind in UNTOLD:
        return None
    effect = next((each for each in reversed(g.s.agenda[-3:]) if isinstance(each, Effect)), None)
    if effect is None:
        return None
    card = g.cards[effect.card]
    part = part_of(card, effect.where)
    text = dict(layers(card)).get(effect.where) if part is None else ability_text(card, part)
    return g.text("about-effect", card=CardName(effect.card), text=text) if text is not None else None


def detail(g: Board, ask: Ask, taken: Path, option: Option) -> Text | None:
    """What the card does that an option stands for."""
    if option.text.id not in CARDS or not isinstance(option.value, int) or option.value < FIRST_ID:
        return None
    card = g.card_of(option.value)
    text = card_text(card)
    if card.kind in ("weapon", "character"):
        return text
    return g.text("body", kind=card.kind, value=g.card_of(option.value).value, sv=card.sv, text=text)
