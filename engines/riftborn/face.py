"""The faces of Riftborn's cards: figures as printed, texts made from what the effects are. [RB-101 to RB-109]"""

from __future__ import annotations

from engines.kernel.cards.telling.sentences import sentence
from engines.kernel.face import AbilityFace, CardFace, remembered
from engines.kernel.text import Listing, say, slug

from .cards import RiftCard
from .state import CardName
from .telling import card_text, effects, keyword_name, meaning
from .words import L


@remembered
def describe(card: RiftCard) -> CardFace:
    """What stands on a card.

    `kind` is "creature", "token", "spell", "weapon", "armour" or "trick"; `cost` its Level; `stats` has "attack" and
    "health" of what has them (of a Weapon its uses) and "xp"; `types` the family of a creature; `marks` has "hero".
    """
    types = (card.family,) if card.family else ()
    family = Listing(tuple(L.said(say("word-family", word=slug(each), name=each)) for each in types), ",")
    return CardFace(
        id=card.id,
        name=CardName(card.id),
        kind=card.kind,
        cost=card.level or None,
        stats=_stats(card),
        types=types,
        type_names=family if types else "",
        marks=("hero",) if card.hero else (),
        abilities=tuple(_keyword(name, x) for name, x in dict.fromkeys((name, x) for name, x, _ in card.traits)),
        text=card_text(card) if effects(card) else "",
        flavour=card.flavour_said,
    )


def _stats(card: RiftCard) -> dict[str, int]:
    found: dict[str, int] = {}
    if card.kind in ("creature", "token", "weapon"):
        found["attack"] = card.attack
    if card.kind in ("creature", "token", "weapon", "armour"):
        found["health"] = card.health
    return found if card.kind == "trick" else found | {"xp": card.xp}


def _keyword(name: str, x: int) -> AbilityFace:
    clause = L.keywords[name].clause if L.keywords.get(name) is not None else ""
    return AbilityFace(name, keyword_name(name, x), L.said(sentence(meaning(name, x))), clause)
