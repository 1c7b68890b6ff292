"""What the options of a question would do, where their own words don't say so."""

from __future__ import annotations

from typing import cast

from engines.kernel.ask import Ask, Option, Path, options_of
from engines.kernel.cards.telling.sentences import yes
from engines.kernel.state import Id
from engines.kernel.text import Text, say

from .board import Board
from .happening import is_safe
from .telling import ability_text, card_text, part_of
from .words import L

UNTOLD = ("main", "respond", "optional", "order_triggers", "target")
"""Questions that say themselves which effect they are about, if any."""
CARDS = ("ow-card", "ow-cards", "ow-at")


def detail(g: Board, ask: Ask, taken: Path, option: Option) -> Text | None:
    """What the card does that an option stands for, with its price where it is played; what an attack comes to."""
    if option.text.id == "ow-attack-option":
        return _forecast(g, cast(int, option.value))
    step = options_of(taken[-1:])
    if option.text.id == "ow-ability":
        return _ability_text(g, step[0], option)
    if step and step[0].key == "use":
        below = option.next()
        return _ability_text(g, option, below.options[0]) if below is not None and len(below.options) == 1 else None
    id, told = option.value, option.text.id
    if not isinstance(id, int):
        return None
    loose = told == "ow-thing" and id >= g.first_id and not g.is_in_play(id)  # where it could not be read
    if not loose and told not in CARDS:
        return None
    card = g.card_of(id)
    text = card_text(card)
    if card.kind == "creature":
        text = say("ow-body", atk=card.figures[0], **{"def": card.figures[1]}, text=text)
    played = ask.kind in ("main", "respond") and told in CARDS and (not g.is_in_play(id) or g.kind_of(id) == "set_card")
    cost = say("ow-cost", how="tributes" if card.kind == "creature" else "souls", n=card.price)
    return say("ow-priced", cost=cost, text=text) if played and card.price else text


def _ability_text(g: Board, thing: Option, ability: Option) -> Text:
    """What an ability of something costs and does. [OW-946]"""
    card = g.card_of(thing.value)
    return L.said(ability_text(card, part_of(card, ability.value)))


def _forecast(g: Board, id: Id) -> Text | None:
    """What an attack comes to as things stand; nothing is said of what lies face-down. [OW-802 to OW-808]"""
    opposite = g.opposite_to(id)
    atk = g.stat(id, "atk")
    if not opposite:
        return say("ow-forecast-direct", n=atk)
    foe = opposite[0]
    if g.veiled(foe):
        return None
    back, left, own = g.stat(foe, "atk"), g.remaining(foe), g.remaining(id)
    falls, lost = atk >= left and not is_safe(g, foe, "battle"), back >= own and not is_safe(g, id, "battle")
    recoil = 0 if g.forbidden("recoil", id) else max(0, left - atk)
    return say("ow-forecast", atk=atk, left=left, back=back, own=own, falls=yes(falls), lost=yes(lost), recoil=recoil)
