"""The faces of cards: figures as printed, texts made from what the effects are."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.telling.saying import Telling
from engines.kernel.face import CardFace, SkillFace, remembered
from engines.kernel.text import Local, Text, Word, say

from .cards import Ability, FighterCard, NumenCard, PowerCard, RizonticalCard, Skill, TileCard
from .printed import ability_text, card_text, tracker_texts, units
from .state import CardName
from .words import L


@remembered
def describe(card: RizonticalCard) -> CardFace:
    """What stands on a card."""
    common: dict[str, Any] = {"id": card.id, "name": CardName(card.id), "kind": card.kind, "flavour": _flavour(card)}
    if isinstance(card, PowerCard | TileCard):
        if isinstance(card, PowerCard):
            common |= {"rank": card.rank, "category": card.category, "cost": card.ap, "unique": card.unique}
        return CardFace(**common, use=card.uses, time=card.time, text=card_text(card, trackers=False))
    skills = tuple(_skill(card, label, each) for label, each in units(card) if each is not None)
    if isinstance(card, FighterCard):
        return CardFace(
            **common,
            stats=card.printed,
            elements=card.elements,
            types=card.types,
            weakness=(card.weakness.value, card.weakness.to),
            resistance=(card.resistance.value, card.resistance.to),
            skills=skills,
        )
    return CardFace(**common, stats={} if isinstance(card, NumenCard) else {"hp": 1}, skills=skills)


def _flavour(card: RizonticalCard) -> Word:
    others = {locale: said["flavour"] for locale, said in card.in_.items() if "flavour" in said}
    return Local(card.flavour, others) if card.flavour else ""


def _skill(card: RizonticalCard, label: str, ability: Ability) -> SkillFace:
    name = L.said(say("card-label", label=label.replace("*", "-star")))
    return SkillFace(name, _cost(label, ability), ability_text(card, ability, trackers=False))


def _cost(label: str, ability: Ability) -> Word:
    """What using an effect costs, and its Use and Time: "1 AP, 1 Mana"."""
    parts: list[Text] = []
    skill = isinstance(ability, Skill) and label != "passive"
    if ability.ap is not None and ability.ap.constant is None:
        parts.append(say("card-ap-equal", value=Telling(L).value(ability.ap)))
    elif skill or ability.ap is not None and ability.ap.constant:  # the rulebook prints the 0 AP of a Skill
        parts.append(say("card-ap", n=0 if ability.ap is None else ability.ap.constant))
    if label == "mana":
        parts.append(say("card-mana", n=1))
    parts += tracker_texts(ability)
    said: Word = ""
    for part in parts:
        said = say("tell-list", first=said, next=part) if said else part
    return L.said(said) if isinstance(said, Text) else said
