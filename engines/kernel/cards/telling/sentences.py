"""Clauses become sentences. The patterns are `tell-...` in the locale files, in no game's own words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from engines.kernel.face import AbilityFace
from engines.kernel.text import Local, Phrase, Text, Word, say, slug

if TYPE_CHECKING:
    from ..language import Language


class Clause(NamedTuple):
    """A part of a sentence, or (`apart`) one that stands better as a sentence of its own.

    `order` says that its verb tells the reader what to do. After one that is `closed` a new sentence begins, for what
    follows would be taken for a part of it.
    """

    text: Text
    apart: bool = False
    order: bool = False
    closed: bool = False


class Unspoken(Exception):
    """A target would be mentioned for the first time where it can't be described."""

    def __init__(self, target: str):
        super().__init__(target)
        self.target = target


def titled(part: Any) -> Local:
    """What a part is called, by its `name` and, in other languages, its `in`."""
    return Local(part.name, {locale: said["name"] for locale, said in part.in_.items() if "name" in said})


def yes(flag: object) -> str:
    """A flag as a word of a text."""
    return "yes" if flag else "no"


def sentence(clause: Text) -> Text:
    """A clause as a sentence."""
    return Text("tell-sentence", {"clause": clause}, capital=True)


def paragraph(sentences: Sequence[Text]) -> Text:
    """Sentences one after another."""
    said = sentences[0] if sentences else sentence(say("tell-nothing"))
    for each in sentences[1:]:
        said = say("tell-next", text=said, next=each)
    return said


def _after(before: Clause, clause: Clause) -> Text:
    """An order after something that is none needs its subject ("it loses 1 Time, then you gain 1 AP"), unless it has
    no verb ("then Burn 2")."""
    told = _told(clause.text) if clause.order and not before.order else clause.text
    return say("tell-you", clause=told) if told != clause.text else told


def _told(word: Any) -> Any:
    """What tells the reader what to do, as a statement of what they do: its verbs stand behind "you"."""
    if isinstance(word, Phrase):
        return replace(word, num="told") if word.num == "imp" else word
    if isinstance(word, Text):
        return replace(word, words={name: _told(each) for name, each in word.words.items()})
    return word


def joined(clauses: Sequence[Clause]) -> Text:
    """Clauses in a row, one after the other."""
    said = clauses[0].text
    for before, clause in pairwise(clauses):
        said = say("tell-then", first=said, next=_after(before, clause))
    return said


def together(clauses: Sequence[Clause]) -> Text:
    """Clauses that hold at once."""
    return listed([clauses[0].text, *(_after(before, clause) for before, clause in pairwise(clauses))])


def where(clause: Text, letter: Word, value: Text) -> Text:
    """A clause with one of its letters explained, behind those that are already."""
    too = clause.id in ("tell-where", "tell-where-too")
    return say("tell-where-too" if too else "tell-where", clause=clause, x=letter, value=value)


def listed(texts: Sequence[Text]) -> Text:
    """Texts in a row: "a, b and c"."""
    return _row(texts, "tell-and")


def either(texts: Sequence[Text]) -> Text:
    """Texts of which one holds: "a, b or c"."""
    return _row(texts, "tell-or")


def nor(texts: Sequence[Text]) -> Text:
    """Texts of which none holds: "attack or block" after "cannot"."""
    said = texts[0]
    for text in texts[1:]:
        said = say("tell-nor", first=said, next=text)
    return said


def _row(texts: Sequence[Text], last: str) -> Text:
    said = texts[0]
    for text in texts[1:-1]:
        said = say("tell-list", first=said, next=text)
    return said if len(texts) == 1 else Text(last, {"first": said, "next": texts[-1]})


def keyword_face(language: Language, name: str) -> AbilityFace:
    """A keyword as it stands on the faces of cards, with what it means."""
    known, word = language.keywords.get(name), "keyword-" + slug(name)
    means = language.said(sentence(say(f"{word}.means")))
    return AbilityFace(name, language.said(say(word)), means, known.clause if known is not None else "")
