"""The faces of OWR's cards: figures as printed, texts made from what the effects are. [OW-231 to OW-240]"""

from __future__ import annotations

from engines.kernel.cards.telling.sentences import keyword_face
from engines.kernel.face import CardFace, remembered
from engines.kernel.text import Listing, say

from .cards import OwrCard
from .state import CardName
from .telling import card_text, effects
from .words import L

SORTS = ("continuous", "flash")


@remembered
def describe(card: OwrCard) -> CardFace:
    """What stands on a card.

    `kind` is its type ("token" for a token), `category` "continuous" or "flash" for such a Rune; `cost` its Tribute or
    Soul Cost; `stats` has "atk" and "def", of what has a Soul Bonus "soul_atk" and "soul_def", of what has arrows
    "left" and "right"; `marks` has "extra" for a card of the Extra Deck.
    """
    how = "tributes" if card.kind == "creature" else "souls"
    sort = next((each for each in SORTS if card.kind == "rune" and each in card.subtype), "")
    types = card.subtype if card.kind in ("creature", "token") else ()
    return CardFace(
        id=card.id,
        name=CardName(card.id),
        kind=card.kind,
        category=sort,
        cost=None if card.kind == "token" else card.price,
        price="" if card.kind == "token" else say("ow-cost", n=card.price, how=how),
        stats=_stats(card),
        types=types,
        type_names=Listing(tuple(types), joint=",") if types else "",
        marks=("extra",) if card.extra else (),
        abilities=tuple(keyword_face(L, name) for name in card.methods),
        text=card_text(card) if effects(card) else "",
        flavour=card.flavour_said,
    )


def _stats(card: OwrCard) -> dict[str, int]:
    found: dict[str, int] = {}
    if card.kind in ("creature", "token", "weapon"):
        found |= {"atk": card.figures[0], "def": card.figures[1]}
    if card.kind in ("creature", "artifact"):
        found |= {"soul_atk": card.bonus[0], "soul_def": card.bonus[1]}
    arrows = {"left": card.move.left, "right": card.move.right}
    return found | {side: n for side, n in arrows.items() if n}
