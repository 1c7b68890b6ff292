"""The printed text of Riftborn's cards, made from what they are: what the language's own telling can't say of
Riftborn's words, and what stands on a card. The patterns are in the locale files (`riftborn-cards.ftl`)."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling import heads
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import listed, paragraph, sentence
from engines.kernel.text import Listing, Text, say, slug

from .cards import Ability, RiftCard, TrickCard
from .state import CardName
from .words import L

L.keyword_words |= {"has"}
L.untold, L.lasting_on = frozenset(("control", "lasting", "grant")), ("creature",)
L.behind |= {"in_play", "active", "morale"}


# ------------------------------------------------------------------------------------------------- things of Riftborn


def _noun(selector: Selector, common: bool) -> str | None:
    """The noun for what has no kind: a card."""
    if selector.kind or selector.any_:
        return None
    return None if common else "card"


def _within(t: Telling, selector: Selector, wanted: Any) -> list[tuple[Text, bool]]:
    """How many tiles away at most: 1 if that is not said."""
    n = 1 if wanted.n is None else wanted.n.constant if wanted.n.constant is not None else t.value(wanted.n)
    return [(say("with-within", n=n, of=t.who(wanted.of, "a").phrase), True)]


L.noun_teller = _noun
L.modifier_tellers["within"] = _within


# -------------------------------------------------------------------------------------------------- what effects do


def _grant(t: Telling, op: Any) -> Text:
    """Keywords with their numbers."""
    words = {**t.op_words(op), "keywords": listed([keyword_text(name, x) for name, x in op.keywords])}
    return t.lasting(op, Text("op-grant", words), words)


def _summon(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.card:
        words["what"] = say("summon-cards", n=words["n"], card=CardName(op.card))
    return Text("op-summon", words)


def _transform(t: Telling, op: Any) -> Text:
    return Text("op-transform", {**t.op_words(op), "into": CardName(op.into)})


def _refresh(t: Telling, op: Any) -> Text:
    what = listed([say("word-refreshed", what=each) for each in op.what])
    return Text("op-refresh", {"to": t.who(op.to, "each").phrase, "what": what})


L.op_tellers |= {"grant": _grant, "summon": _summon, "transform": _transform, "refresh": _refresh}


# ------------------------------------------------------------------------------------------------------ of what card


def telling(card: RiftCard | None = None, part: Any = None) -> Telling:
    """Something that a card, or a part of it, says, to be put into words."""
    targets = dict(getattr(part, "targets", None) or {})
    return Telling(L, "creature" if card is None or card.kind == "token" else slug(card.kind), None, targets)


def told(ops: Sequence[Any], part: Any = None, card: RiftCard | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out."""
    return L.said(heads.told(heads.behind(telling(card, part).spoken_before(), part), ops))


def keyword_text(name: str, x: int) -> Text:
    """A keyword as it stands on a card: "RANGE(2)"."""
    return say("keyword-numbered", name=say("keyword-" + slug(name)), n=x) if x else say("keyword-" + slug(name))


@functools.cache
def keyword_name(name: str, x: int) -> Text:
    """The same as views and faces have it."""
    return L.said(keyword_text(name, x))


def _times(keyword: Text, n: int) -> Text:
    """A keyword that a card has `n` times."""
    return keyword if n == 1 else say("keyword-times", what=keyword, n=n)


def meaning(name: str, x: int) -> Text:
    """What a keyword means."""
    return Text(f"keyword-{slug(name)}.means", {"x": x or "X"})


# ------------------------------------------------------------------------------------------- all that stands on a card


def card_text(card: RiftCard) -> Text:
    """All that is printed on a card below its name and figures, in sentences."""
    said = effects(card)
    return L.said(paragraph(said) if said else sentence(say("card-blank")))


def effects(card: RiftCard) -> list[Text]:
    """What it does, in the order printed: keywords, abilities, what a Spell does. [RB-1101]"""
    said: list[Text] = []
    if isinstance(card, TrickCard):
        return [sentence(say("card-trick", when=heads.told_when(telling(card), card.when)))]
    if card.keywords:
        names = Listing(tuple(_times(keyword_text(*each), n) for each, n in Counter(card.keywords).items()), ",")
        said.append(sentence(say("card-keywords", what=names)))
    said += [ability_text(card, ability) for ability in card.abilities]
    if card.do:
        said += heads.announced(lambda: telling(card), lambda t: t.sentences(None, t.sequence(card.do)))
    return said


def ability_text(card: RiftCard, ability: Ability) -> Text:
    """An ability with its keyword before it."""
    if ability.keyword and not (ability.do or ability.always or ability.token or ability.into):
        return sentence(keyword_text(ability.keyword, ability.x or 0))
    text = paragraph(sentences(card, ability))
    if not ability.keyword:
        return text
    return Text("card-head", {"head": keyword_text(ability.keyword, ability.x or 0), "text": text})


def sentences(card: RiftCard, ability: Ability) -> list[Text]:
    """What an ability says."""
    if ability.token:
        return [sentence(say("summons", n=ability.x or 1, what=CardName(ability.token)))]
    if ability.into:
        return [sentence(say("transforms", what=CardName(ability.into)))]
    said = heads.announced(
        lambda: telling(card, ability), lambda t: heads.ability_sentences(t, ability),
        behind=ability.when is not None,
    )  # fmt: skip
    if ability.limit is not None and ability.when is None:
        said.append(heads.limit_sentence(telling(card), ability.limit))
    return said


def part_text(card: RiftCard, where: str) -> Text:
    """What a part of a card, or a keyword, says, by the name that it is saved under."""
    if where.startswith("kw:"):
        name, x = where.split(":")[1], where.partition("#")[2]
        return L.said(sentence(meaning(name, int(x or 0))))
    if where == "text":
        return card_text(card)
    ability = next(each for each in card.abilities if each.where == where.partition("#")[0])
    return L.said(paragraph(sentences(card, ability)))


def target_text(part: Any, card: RiftCard, name: str) -> Text:
    """The question for one of the targets of an ability."""
    what = heads.target_text(heads.behind(telling(card, part), part), name)
    return L.said(say("rb-ask-named", card=CardName(card.id), what=what))
