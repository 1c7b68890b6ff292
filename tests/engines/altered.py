"""Cards of which parts were changed by chance, and what has to hold of each: it is refused with a reason, or it is told
and played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

from engines.kernel.cards import Cards
from engines.kernel.cards.document import read_card
from engines.kernel.chance import Stream, match_key
from engines.kernel.conformance import check_state
from engines.kernel.documents import ContentError
from engines.kernel.registry import games
from render.parts.words import Words
from tests.content import cards, decks, voice
from tests.record.texts import EXTRAS, LOCALES

PRINTED = ("kind", "id", "name", "flavour", "in", "rank", "author")
"""What is not altered: what a card is called."""
Place = tuple[dict[Any, Any] | list[Any], Any]
"""A part of a document: what holds it, and by which key or number."""


class Alterations:
    """The shipped cards of a game, and copies of them in which parts were swapped, left out, doubled, emptied."""

    def __init__(self, game: str, seed: str):
        self.game = game
        self.rules = games()[game]
        self.pool = cards(game)
        self.chance = Random(f"{game} {seed}")
        self.donors: dict[Any, list[Any]] = {}
        for document in self.pool.documents.values():
            for whole, key in _places(document):
                self.donors.setdefault(_sort(whole, key), []).append(whole[key])
        self.names = sorted({each for rows in self.donors.values() for each in rows if isinstance(each, str)})

    def document(self, id: str) -> dict[str, Any]:
        """A card's document with a few parts altered."""
        document = deepcopy(dict(self.pool.documents[id]))
        for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
            self._alter(document)
        return document

    def _alter(self, document: dict[str, Any]) -> None:
        places = list(_places(document))
        if not places:
            return
        whole, key = self.chance.choice(places)
        way = self.chance.choice(
            ("other", "other", "other", "any", "gone", "twice", "empty", "number", "name", "inside")
        )
        if way == "gone":
            del whole[key]
        elif way == "twice" and isinstance(whole, list):
            whole.insert(key, deepcopy(whole[key]))
        elif way == "empty":
            whole[key] = self.chance.choice(([], {}, "", None, 0))
        elif way == "number":
            whole[key] = self.chance.choice((-1, 0, 1, 2, 9, 10_000_000, "2+", "0-2", {"count": {}}, True))
        elif way == "name":
            whole[key] = self.chance.choice(self.names)
        elif way == "inside" and isinstance(whole, dict):
            other = self.chance.choice([each for each in self.donors if isinstance(each, str)])
            whole[other] = deepcopy(self.chance.choice(self.donors[other]))
        elif way == "any":
            whole[key] = deepcopy(self.chance.choice(self.donors[self.chance.choice(list(self.donors))]))
        else:
            whole[key] = deepcopy(self.chance.choice(self.donors[_sort(whole, key)]))

    def card(self, document: dict[str, Any]) -> Any:
        """The card of a document, None if it is refused, or names a card that is not there."""
        try:
            card = read_card(self.rules, "altered.yaml", document, {(): 1})
        except ContentError as error:
            unforeseen = [each for each in error.problems if "can't be read" in each.what]
            assert not unforeseen, f"{unforeseen}: {document}"
            return None
        known = all(id in self.pool and self.pool[id].kind in kinds for _, id, kinds in card.mentions)
        return card if known else None

    def tell(self, card: Any) -> None:
        """Say all that a card says, in every language."""
        texts = voice().texts.naming(self.game, {locale: {card.id: card.name} for locale in LOCALES})
        face = self.rules.describe(card)
        for locale in LOCALES:
            words = Words(texts, locale)
            for text in (face.text, *(each.text for each in (*face.skills, *face.abilities))):
                words.text(text)
            for _, text in EXTRAS[self.game](card):
                words.text(text)

    def play(self, altered: Mapping[str, Any], documents: Mapping[str, Any], seed: str, longest: int) -> None:
        """Play a match between random players, with altered cards in the places of the shipped ones, or so many
        decisions of it."""
        pool = Cards(self.game, {**self.pool.documents, **documents}, {**self.pool, **altered})
        every = list(decks(self.game).values())
        lists = [deck for deck in every if set(deck.all()) & set(altered)]
        chosen = self.chance.sample(lists if len(lists) > 1 else every, 2)
        match = self.rules.begin(pool, chosen, {}, match_key(bytes(32), seed, ["one", "two"]))
        stream = Stream(seed)
        for _ in range(longest):
            if match.outcome is not None:
                return
            check_state(self.rules, match, seed)
            seat = sorted(match.asks)[0]
            ask = match.asks[seat]
            match.answer(match.number_of(seat), seat, ask.write(ask.sample(stream)))


def _sort(whole: Any, key: Any) -> Any:
    """What parts may stand in each other's places: those under the same word; the entries of lists."""
    return "entry" if isinstance(whole, list) else key


def _places(document: Any, top: bool = True) -> Iterator[Place]:
    if isinstance(document, dict):
        for key, value in document.items():
            if not (top and key in PRINTED):
                yield document, key
                yield from _places(value, False)
    elif isinstance(document, list):
        for n, value in enumerate(document):
            yield document, n
            yield from _places(value, False)
