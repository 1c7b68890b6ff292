"""What the options of a question would do, where their own words don't say so."""

from __future__ import annotations

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.text import Text, say

from .board import Board
from .cards import Body
from .declaring import Draft
from .state import Id
from .telling import part_text, short_text, use_text
from .triggers import Batch

UNTOLD = ("main", "respond", "optional", "order_triggers")
"""Questions that say themselves which effect they are about, if any."""


def detail(g: Board, ask: Ask, taken: Path, option: Option) -> Text | None:
    """What the card, Skill, Action or effect that an option stands for does."""
    name, draft = option.text.id, option.value
    if name == "rs-card":
        return _card(g, draft.thing if isinstance(draft, Draft) else draft)
    if name == "rs-thing" and any(draft in g.summoners(seat) for seat in range(len(g.s.seats))):
        return say("rs-life", n=g.summoner(draft).life)
    if name == "rs-block":
        return say("rs-figures", attack=g.attack(draft[1]), defense=g.defense(draft[1]))
    if name in ("rs-trigger", "rs-trigger-of") and isinstance(g.top, Batch):
        place: int = draft
        waits = g.top.group()[place]
        return part_text(g.cards[waits.card], waits.where)
    if not isinstance(draft, Draft):
        return None
    card = g.cards[g.definition(draft.thing)]
    if name == "rs-skill":
        return use_text(card, card.skills[draft.number])
    if name == "rs-action" and draft.source is not None:
        return part_text(g.cards[draft.source.card], draft.source.action.where)
    return use_text(card, card.action(option.key)) if name == "rs-with-action" else None


def _card(g: Board, id: Id) -> Text:
    """A card that is picked by name: its figures and what it does."""
    card = g.card_of(id)
    text = short_text(card)
    return say("rs-body", attack=card.attack, defense=card.defense, text=text) if isinstance(card, Body) else text
