"""The printed text of OWR's cards, made from what they are: what the language's own telling can't say of OWR's words,
and what stands on a card. The patterns are in the locale files (`owr-cards.ftl`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling import heads
from engines.kernel.cards.telling.phrases import Noun
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import Clause, paragraph, sentence, titled, yes
from engines.kernel.cards.telling.tellers import CONDITIONS, signed_pair
from engines.kernel.text import CardName, Text, say, slug

from .cards import Ability, Cast, JinxCard, OwrCard
from .words import L

L.keyword_words |= {"has", "method"}
L.behind |= {
    "attacked", "new", "in_play", "active", "top", "empty", "entered", "waits", "method", "of_kind", "has", "arrows",
}  # fmt: skip
L.until_first |= {"op-instead"}
L.untold, L.lasting_on = frozenset(("control", "allow", "instead", "lasting")), ("creature",)


# ----------------------------------------------------------------------------------------------------- things of OWR


def _noun(selector: Selector, common: bool) -> str | None:
    """The noun for what has no kind: a card; of what waits, what sort it is."""
    if selector.zone == "pending":
        return "pending"
    return None if selector.kind or selector.any_ or common else "card"


Spoken = tuple[Noun, str, int]


def _one(noun: str, det: str = "the") -> Callable[[Telling], Spoken]:
    """A reference to one thing by a noun of its own."""
    return lambda _: (Noun((noun,)), det, 0)


L.noun_teller = _noun
L.ref_tellers |= {name: _one(name) for name in ("bearer", "opposite", "attacker", "defender", "attacked")}
L.ref_tellers |= {"here": _one("lane", "this"), "pending": _one("pending", "some")}


# -------------------------------------------------------------------------------------------------- what effects do


def _figures(t: Telling, part: Any) -> Text | None:
    """ATK and DEF that rise or fall together: "+100/+0"."""
    if part.word != "change" or not set(part.numbers) <= {"atk", "def"}:
        return None
    return Text("stats-change", signed_pair(t, part, "atk", "def"))


THERE = ("attacker", "defender", "opposite")
"""The references of which it is said in words of their own that there is such a creature."""


def _exists(t: Telling, condition: Any, negated: bool) -> Text:
    name = getattr(condition.exists, "text", "")
    if name in THERE and condition.n.constant == 1:
        return say("exists-" + name, negated=yes(negated))
    return CONDITIONS["exists"](t, condition, negated)


def _summon(t: Telling, op: Any) -> Text:
    return Text("op-summon", {**t.op_words(op), "here": yes(getattr(op.lane, "text", "") == "here")})


def _token(t: Telling, op: Any) -> Text:
    token, other = CardName(op.token, L.id), yes(op.side.text != "you")
    return Text("op-token", {**t.op_words(op), "token": token, "other": other})


def _cancel(t: Telling, op: Any) -> Text:
    return Text("cancel-pending" if getattr(op.what, "text", "") == "pending" else "op-cancel", t.op_words(op))


L.figures_teller = _figures
L.condition_tellers["exists"] = _exists
L.op_tellers |= {"cancel": _cancel, "summon": _summon, "token": _token, "instead": heads.told_instead}


# ------------------------------------------------------------------------------------------------------ of what card


def telling(card: OwrCard | None = None, targets: dict[str, Selector] | None = None) -> Telling:
    """Something that a card says, to be put into words."""
    if card is None:
        return Telling(L, targets=targets)
    host = Noun(("creature",), how=(say("adjective-armed"),)) if card.kind == "weapon" else None
    return Telling(L, "creature" if card.kind == "token" else slug(card.kind), host, targets)


def told(ops: Sequence[Any], part: Any = None, card: OwrCard | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out."""
    t = telling(card, dict(getattr(part, "targets", None) or {})).spoken_before()
    return L.said(heads.told(heads.behind(t, part), ops))


def part_of(card: OwrCard, where: str) -> Any:
    """The part of a card that a running effect is, by the name that it is saved under ("play", "when-destroyed",
    "cast")."""
    own = where.partition(":")[0]
    return card if where == "cast" else next(each for each in card.abilities if each.where == own)


def part_text(card: OwrCard, where: str) -> Text:
    """What a part of a card says."""
    part = part_of(card, where)
    return L.said(paragraph(_sentences(card, part) if isinstance(part, Ability) else _cast_sentences(card)))


def target_text(g: Any, part: tuple[str, str], name: str, what: Selector) -> Text:
    """The question for one of the targets of a part."""
    found = part_of(g.cards[part[0]], part[1])
    own = dict(found.targets)
    t = heads.behind(telling(g.cards[part[0]], own if name in own else {name: what}), found)
    return L.said(say("ow-ask-target", card=CardName(part[0], L.id), what=heads.target_text(t, name)))


# ------------------------------------------------------------------------------------------- all that stands on a card


def card_text(card: OwrCard) -> Text:
    """All that is printed on a card below its name and figures, in sentences."""
    said = effects(card)
    return L.said(paragraph(said) if said else sentence(say("card-blank")))


def effects(card: OwrCard) -> list[Text]:
    """What it does, in the order of its file."""
    said: list[Text] = []
    if not getattr(card, "normal_summon", True):
        said.append(sentence(say("card-no-normal-summon")))
    if (slots := getattr(card, "weapon_slots", 1)) > 1:
        said.append(sentence(say("card-weapon-slots", n=slots)))
    if isinstance(card, Cast) and card.do:
        said += _cast_sentences(card)
    return said + [ability_text(card, ability) for ability in card.abilities]


def ability_text(card: OwrCard, ability: Ability) -> Text:
    """An ability with how it is activated before it. [OW-236]"""
    text = paragraph(_sentences(card, ability))
    head = ability_label(ability)
    return text if isinstance(card, JinxCard) or head is None else Text("card-head", {"head": head, "text": text})


def ability_label(ability: Ability) -> Text | None:
    """How an ability is activated, and what it costs."""
    if ability.use:
        cost = telling(None).cost(ability.cost) if ability.cost else None
        name = say("ability-name", some=yes(ability.name), name=titled(ability), zone=ability.from_ or "lane")
        return name if cost is None else say("card-headed", name=name, cost=cost)
    if ability.method in ("", "trigger"):
        return None
    return say("keyword-" + ability.method)


def _sentences(card: OwrCard, ability: Ability) -> list[Text]:
    if ability.method == "hatch":
        what = telling(card).phrase(cast(Selector, ability.into), "a").phrase
        return [sentence(say("hatches", what=what))]

    def say_it(t: Telling) -> list[Text]:
        if ability.when is not None or ability.would is not None or ability.always:
            return heads.ability_sentences(t, ability)
        clauses = heads.optional(t, ability.do) if ability.may else t.sequence(ability.do)
        if ability.if_ is not None:
            t.focus = ""
            return [sentence(say("card-only", condition=t.if_(ability.if_))), *t.sentences(None, clauses)]
        return t.sentences(None, clauses or [Clause(say("tell-nothing"))])

    said = heads.announced(lambda: telling(card, ability.targets), say_it, behind=ability.when is not None)
    if ability.limit is not None and ability.use:
        said.append(heads.limit_sentence(telling(card), ability.limit))
    return said


def _cast_sentences(card: Any) -> list[Text]:
    only = [] if card.if_ is None else [sentence(say("card-only", condition=telling(card).if_(card.if_)))]
    return only + heads.announced(lambda: telling(card, card.targets), lambda t: t.sentences(None, t.sequence(card.do)))
