"""The faces of cards: figures as printed, texts made from what the effects are."""

from __future__ import annotations

from typing import Any

from engines.kernel.face import CardFace, SkillFace, remembered
from engines.kernel.telling import constant
from engines.kernel.text import Text, Word, say

from .cards import Ability, FighterCard, Numen, PowerCard, RizonticalCard, Skill, SummonCard
from .state import CardName
from .telling import Telling
from .wording import ability_text, tracker_texts


@remembered
def describe(card: RizonticalCard) -> CardFace:
    """What stands on a card."""
    common: dict[str, Any] = {"id": card.id, "name": CardName(card.id), "kind": card.kind, "flavour": _flavour(card)}
    if isinstance(card, FighterCard):
        return CardFace(
            **common,
            stats=card.printed,
            elements=card.elements,
            types=card.types,
            weakness=(card.weakness.value, card.weakness.to),
            resistance=(card.resistance.value, card.resistance.to),
            skills=tuple(_skill(each.label, each, each.ap) for each in card.skills),
        )
    if isinstance(card, Numen):
        situational = card.enchantment.mode == "situational"
        enchantment = _skill("enchantment", card.enchantment, card.enchantment.ap if situational else None)
        return CardFace(**common, skills=(enchantment, _skill("conjuration", card.conjuration, card.conjuration.ap)))
    if isinstance(card, SummonCard):
        return CardFace(
            **common, stats={"hp": card.hp}, skills=tuple(_skill(each.label, each, None) for each in card.abilities)
        )
    if isinstance(card, PowerCard):
        common |= {"rank": card.rank, "category": card.category, "cost": card.cost, "unique": card.unique}
    return CardFace(**common, use=card.use, time=card.time, text=ability_text(card, trackers=False))


def _flavour(card: RizonticalCard) -> Word:
    return say("tell-name", en=card.flavour_in("en"), fr=card.flavour_in("fr")) if card.flavour else ""


def _skill(label: str, ability: Ability, ap: Any) -> SkillFace:
    name = say("rzc-label", label=label.replace("*", "-star"))
    return SkillFace(name, _cost(ability, None if label == "passive" else ap), ability_text(ability, trackers=False))


def _cost(ability: Ability, ap: Any) -> Word:
    """What using an ability costs, and its Use and Time: "1 AP, 1 Mana"."""
    parts: list[Text] = []
    n = constant(ap)
    # The rulebook prints the 0 AP of a Skill.
    if ap is not None and (n != 0 or isinstance(ability, Skill)):
        parts.append(
            say("rzc-ap", n=n) if n is not None else say("rzc-ap-equal", value=Telling(ability).value(ap).text)
        )
    if isinstance(ability, Skill) and ability.label == "mana":
        parts.append(say("rzc-mana", n=1))
    parts += tracker_texts(ability)
    said: Word = ""
    for part in parts:
        said = say("rzc-costs", first=said, next=part) if said else part
    return said
