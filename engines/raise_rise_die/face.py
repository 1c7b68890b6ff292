"""The faces of Raise, Rise & Die's cards: figures as printed, texts made of what effects are. [RD-301 to RD-316]"""

from __future__ import annotations

from engines.kernel.cards.telling.sentences import keyword_face
from engines.kernel.face import CardFace, SkillFace, remembered
from engines.kernel.text import Listing, Text, say, slug

from .cards import RrdCard
from .state import CardName
from .telling import card_text, keywords_of, layers
from .words import L


@remembered
def describe(card: RrdCard) -> CardFace:
    """What stands on a card.

    `kind` is its type; `category` "instant" for such a card; `cost` its Soul Value; `stats` has "value" (Damage, Break
    or Block) and "second" (the second sphere), of a weapon "sockets", of a character "ether", "active" and "latent";
    `types` are its optimal slots (of a weapon its class); `marks` has "object", "instant", "dedicated" and
    "transcend"; `skills` are its texts, each under its layer ("on_play", "on_resolve", "red_on_play", "red_on_resolve",
    "infusion", "use", "ability", "counter") as label.
    """
    combat = card.kind in ("assault", "support", "defence")
    marks = {
        "object": card.object, "instant": card.instant, "dedicated": bool(getattr(card, "dedicated", "")),
        "transcend": card.transcend is not None,
    }  # fmt: skip
    printed = list(layers(card))
    return CardFace(
        id=card.id,
        name=CardName(card.id),
        kind=card.kind,
        category="instant" if card.instant else "",
        cost=card.sv if combat else None,
        price=L.said(say("sv-price", n=card.sv)) if combat else "",
        stats=_stats(card),
        types=tuple(getattr(card, "optimal", ())),
        type_names=Listing(tuple(_kinds(card)), joint=",") if _kinds(card) else "",
        marks=tuple(name for name, so in marks.items() if so),
        skills=tuple(SkillFace(L.said(say("layer-head", layer=slug(name))), "", text) for name, text in printed),
        abilities=tuple(keyword_face(L, name) for name in keywords_of(card)),
        text=card_text(card) if printed else "",
        flavour=card.flavour_said,
    )


def _kinds(card: RrdCard) -> list[Text]:
    """The archetype, and the weapon that a card is dedicated to, in words."""
    found = [("archetype-name", getattr(card, "archetype", "")), ("class-name", getattr(card, "class_", "")),
             ("class-name", getattr(card, "dedicated", ""))]  # fmt: skip
    return [L.said(say(text, word=word)) for text, word in found if word]


def _stats(card: RrdCard) -> dict[str, int]:
    if card.kind == "character":
        return {name: getattr(card, name) for name in ("ether", "active", "latent")}
    if card.kind == "weapon":
        return {"sockets": card.sockets}  # type: ignore[attr-defined]
    second = card.transcend.value if card.transcend is not None else None
    return {"value": card.value} | ({} if second is None else {"second": second})  # type: ignore[attr-defined]
