"""What is printed on Rizontical's cards: faces, with figures and texts made from what the effects are; the questions
for targets, and what is said while effects are carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.telling.heads import ability_sentences, always_sentences, announced, limited, meet, told_when
from engines.kernel.cards.telling.heads import target_text as _target_text
from engines.kernel.cards.telling.heads import told as _told
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import Clause, listed, paragraph, sentence
from engines.kernel.face import CardFace, SkillFace, remembered
from engines.kernel.text import Text, Word, say

from .cards import Ability, FighterCard, NumenCard, PowerCard, RizonticalCard, Skill, TileCard
from .state import CardName
from .telling import FIGHTER, RizonticalTelling
from .telling_acts import THIS, aim_of, further, with_values
from .words import L


@remembered
def describe(card: RizonticalCard) -> CardFace:
    """What stands on a card."""
    common: dict[str, Any] = {"id": card.id, "name": CardName(card.id), "kind": card.kind, "flavour": card.flavour_said}
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


# ------------------------------------------------------------------------------------------------------- in sentences


def told(ops: Sequence[Any], card: RizonticalCard | None = None, ability: Ability | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out."""
    t = RizonticalTelling(card, ability).spoken_before()
    if ability is not None and ability.when is not None:
        meet(t, ability.when)
    return L.said(_told(t, ops))


def way_text(card: RizonticalCard, ability: Ability, way: Cost, ap: int | None) -> Text:
    """What is paid in one of several ways, for a use or inside an effect: so many AP (None: none at all), and the
    rest."""
    t = RizonticalTelling(card, ability).spoken_before()
    amounts = [] if ap is None else [say("amount-ap", n=ap)]
    return L.said(listed([*amounts, *(t.op(op) for op in way.acts)]))


def target_text(card: RizonticalCard, ability: Ability, name: str) -> Text:
    """The question for one of the targets of a use; those before it are taken as mentioned."""
    return L.said(_target_text(RizonticalTelling(card, ability), name))


def tracker_texts(part: Any) -> list[Text]:
    """The Use and Time that an effect has."""
    return [L.said(say("tracker-" + name, n=n)) for name in ("uses", "time") if (n := getattr(part, name)) is not None]


def ability_text(card: RizonticalCard, ability: Ability, *, trackers: bool = True) -> Text:
    """All that an effect says: costs, situation, condition, targets, what it does, and (`trackers`) its Use and
    Time."""
    said, _ = _effect(card, ability)
    return L.said(paragraph([*said, *(map(sentence, tracker_texts(ability)) if trackers else ())]))


def card_text(card: Any, *, trackers: bool = True) -> Text:
    """All that a Power or a Tile says: on whom it lies, what is at work, what it does."""
    said: list[Text] = []
    if isinstance(card, PowerCard) and card.category == "aura":
        on = RizonticalTelling(card, None).who(card.on or FIGHTER, "a").phrase
        said.append(sentence(say("card-assign", whom=on)))
    focus = ""
    for ability in card.abilities:
        told, focus = _effect(card, ability, focus if focus == "bearer" else "")
        said += told
    if isinstance(card, TileCard) and card.facing:
        said.append(sentence(say("card-faces")))
    return L.said(paragraph([*said, *(map(sentence, tracker_texts(card)) if trackers else ())]))


def _effect(card: RizonticalCard, ability: Ability, focus: str = "") -> tuple[list[Text], str]:
    """What an effect says, and what was spoken of last; `focus` is what was before."""
    made: list[RizonticalTelling] = []

    def make() -> RizonticalTelling:
        made.append(RizonticalTelling(card, ability))
        made[-1].focus = focus
        return made[-1]

    said = announced(make, lambda t: _ability(t, card, ability), behind=ability.when is not None)
    return said, made[-1].focus


def _ability(t: Any, card: RizonticalCard, ability: Ability) -> list[Text]:
    said: list[Text] = []
    rest = further(t, ability.cost)
    if rest is not None:
        said.append(sentence(say("card-cost", cost=rest)))
        t.focus = ""
    if ability.always:
        return [*said, *always_sentences(t, ability)]
    if ability.would is not None:
        return [*said, *ability_sentences(t, ability)]
    opening, limit = _opening(t, card, ability), ability.limit
    if limit is not None:
        how: dict[str, Any] = {"n": t.lettered(limit.n), **limited(limit)}
        if opening is None:
            said.append(sentence(t.finish(say("card-limit", **how))))
        else:
            opening = t.finish(say("tell-limited", when=opening, last="no", **how))
    if ability.if_ is not None and opening is None:
        said.append(sentence(say("card-only", condition=t.if_(ability.if_))))
    elif ability.if_ is not None and opening is not None:
        with t.aside():
            opening = say("tell-when-if", when=opening, condition=t.if_(ability.if_))
    return [*said, *t.sentences(opening, [*t.chosen(), *_doing(t, ability)])]


def _opening(t: Any, card: RizonticalCard, ability: Ability) -> Text | None:
    """The situation in which it happens, in the words before the colon."""
    if ability.when is not None:
        return told_when(t, ability.when)
    if isinstance(card, TileCard):
        t.focus = "subject"
        return say("card-stepped-on")
    if isinstance(card, PowerCard) and ability is card.own:
        if card.used_in_play:
            return say("card-as-action")
        if card.on_play and card.stays:
            return say("card-when-played")
    return None


def _doing(t: Any, ability: Ability) -> list[Clause]:
    """What it does, a SPELL's hit included. [RZ-844 RZ-846]"""
    if not isinstance(ability, Skill) or not ability.spell:
        return t.sequence(ability.do)
    first = ability.label == "spell"
    before: list[Clause] = [] if first else t.sequence(ability.do)
    told = bool(before) and not before[-1].order
    who = t.the(THIS).phrase if told else t.reader
    hit = say("op-hit" if told else "spell-hit", who=who, at=aim_of(t, ability.aim, THIS))
    clause = Clause(with_values(t, hit, ability.hit), order=not told)
    if not first:
        return [*before, clause]
    t.focus = "this" if ability.aim.shape in ("around", "adjacent") else ""
    return [clause, *t.sequence(ability.do)]


def units(card: RizonticalCard) -> list[tuple[str, Ability | None]]:
    """The parts of a card that have a text of their own, with the label before it; a Power and a Tile have one."""
    if isinstance(card, PowerCard | TileCard):
        return [("", None)]
    if isinstance(card, NumenCard):
        return list(zip(("enchantment", "conjuration"), card.abilities, strict=True))
    return [(getattr(each, "label", "trigger" if each.when else "passive"), each) for each in card.abilities]
