from typing import Any

from engines.kernel.face import CardFace
from engines.kernel.text import CardName


def describe(card: Any) -> CardFace:
    return CardFace(id=card.id, name=CardName(card.id), kind=card.kind, rank="", cost=None, price="", marks=(), stats={}, types=card.types, type_names="", levels=(), abilities=(), skills=(), text="", flavour="")
