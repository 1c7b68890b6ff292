"""The faces of Rise's cards: figures as printed, texts made from what the effects are. [RS-501 RS-601 RS-602 RS-607]"""

from __future__ import annotations

from engines.kernel.face import AbilityFace, CardFace, SkillFace, remembered
from engines.kernel.telling import sentence
from engines.kernel.text import Listing, Text, Word, say

from .cards import Action, Body, LibraryCard, Printed, Skill, SummonerCard
from .state import CardName
from .telling import name_of_type
from .wording import (
    CLAUSES,
    ability_label,
    action_cost,
    action_label,
    action_text,
    base_text,
    clause_of,
    invoke_cost,
    key_reminder,
    reminder,
    skill_cost,
    skill_label,
    skill_text,
)


@remembered
def describe(card: Printed) -> CardFace:
    """What stands on a card.

    `rank` is "inf" for an infinite one and "" for Summoners; `cost` the Capacity Points that invoking takes and `price` all of
    it in words; `marks` has "imminent" and "constant" where they are printed, and "token".
    """
    rank = getattr(card, "rank", None)
    library = card if isinstance(card, LibraryCard) else None
    body = card if isinstance(card, Body) else None
    summoner = card if isinstance(card, SummonerCard) else None
    flavour: Word = say("tell-name", en=card.flavour_in("en"), fr=card.flavour_in("fr")) if card.flavour else ""
    return CardFace(
        id=card.id,
        name=CardName(card.id),
        kind=card.kind,
        rank="" if rank is None else "inf" if rank == 0 else str(rank),
        cost=library.invoke.capacity if library is not None else None,
        price=invoke_cost(library) if library is not None else "",
        marks=_marks(library) if library is not None else (),
        stats=_stats(body, summoner),
        types=card.types,
        type_names=Listing(tuple(name_of_type(each) for each in card.types), joint=",") if card.types else "",
        levels=tuple((each.level, each.capacity) for each in summoner.levels) if summoner is not None else (),
        abilities=_abilities(card),
        skills=(
            *(_skill(card, each) for each in (summoner.skills if summoner is not None else ())),
            *(_action(card, each) for each in (library.actions if library is not None else ())),
        ),
        text=base_text(card) or "",
        flavour=flavour,
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


def _abilities(card: Printed) -> tuple[AbilityFace, ...]:
    said = [
        AbilityFace(each.ability, ability_label(each), _explained(reminder(card, each)), clause_of(each))
        for each in card.abilities
    ]
    if "Key" in card.types:
        said.append(AbilityFace("Key", name_of_type("Key"), _explained(key_reminder()), CLAUSES["Key"]))
    return tuple(said)


def _explained(text: Text | None) -> Word:
    return sentence(text) if text is not None else ""


def _skill(card: Printed, skill: Skill) -> SkillFace:
    return SkillFace(skill_label(skill), skill_cost(skill), skill_text(card, skill))


def _action(card: Printed, action: Action) -> SkillFace:
    return SkillFace(action_label(action), action_cost(card, action) or "", action_text(card, action))
