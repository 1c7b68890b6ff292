"""The faces of Rise's cards: figures as printed, texts made from what the effects are. [RS-501 RS-601 RS-602 RS-607]"""

from __future__ import annotations

from engines.kernel.cards.telling.sentences import sentence
from engines.kernel.face import AbilityFace, CardFace, SkillFace, remembered
from engines.kernel.text import Listing, Word

from . import telling
from .cards import Ability, Body, LibraryCard, RiseCard, SummonerCard
from .state import CardName


@remembered
def describe(card: RiseCard) -> CardFace:
    """What stands on a card.

    `rank` is "inf" for an infinite one and "" for Summoners; `cost` the Capacity Points that invoking takes and `price`
    all of it in words; `marks` has "imminent" and "constant" where they are printed, and "token".
    """
    rank = getattr(card, "rank", None)
    library = card if isinstance(card, LibraryCard) else None
    body = card if isinstance(card, Body) else None
    summoner = card if isinstance(card, SummonerCard) else None
    return CardFace(
        id=card.id,
        name=CardName(card.id),
        kind=card.kind,
        rank="" if rank is None else "inf" if rank == 0 else str(rank),
        cost=library.capacity if library is not None else None,
        price=telling.invoke_cost(library) if library is not None else "",
        marks=_marks(library) if library is not None else (),
        stats=_stats(body, summoner),
        types=card.types,
        type_names=Listing(tuple(telling.telling(card).word("types", each) for each in card.types), joint=",")
        if card.types
        else "",
        levels=tuple((each.level, each.capacity) for each in summoner.levels) if summoner is not None else (),
        abilities=tuple(_keyword(card, name) for name in telling.keywords(card)),
        skills=tuple(_use(card, ability) for ability in (*card.skills, *card.printed_actions)),
        text=telling.base_text(card) or "",
        flavour=card.flavour_said,
    )


def _stats(body: Body | None, summoner: SummonerCard | None) -> dict[str, int]:
    if body is not None:
        return {"attack": body.attack, "defense": body.defense}
    return {"life": summoner.life} if summoner is not None else {}


def _marks(card: LibraryCard) -> tuple[str, ...]:
    """Speed and staying, where they are printed: not on what has them by its kind. [RS-605 RS-606]"""
    imminent = ("imminent",) if card.imminent and card.kind != "imminent" else ()
    constant = ("constant",) if card.stays and card.kind not in ("creature", "door") else ()
    return (*imminent, *constant, *(("token",) if card.token else ()))


def _keyword(card: RiseCard, name: str) -> AbilityFace:
    means = telling.reminder(card, name)
    text: Word = sentence(means) if means is not None else ""
    return AbilityFace(name, telling.keyword_label(name), text, telling.clause_of(name))


def _use(card: RiseCard, ability: Ability) -> SkillFace:
    return SkillFace(telling.use_label(ability), telling.use_cost(card, ability) or "", telling.use_text(card, ability))
