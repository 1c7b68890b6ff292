"""A series: a match of several games, between which everybody may exchange cards with the Side Deck, in secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec import Struct

from .ask import NOTHING, Ask, Choice, Option
from .cards import DeckList
from .event import Event
from .state import Deck, Procedure
from .text import CardName, say

if TYPE_CHECKING:
    from .game import Game

GAMES = ("1", "3", "5")
"""How many games a series can have; it ends sooner once it is won."""

EXCHANGE = "exchange"
"""The kind of the question between two games."""


class SideDeck(NamedTuple):
    """What a game declares whose decks have a Side Deck: the section of a deck list that lies outside the game, the
    clause of series and that of exchanges. It gets the house option `best_of`, and all that goes with it."""

    section: str
    series: str
    exchange: str


class Place(Struct, frozen=True):
    """A card in a section of a deck, or one that is to come there."""

    section: str
    card: str


class Exchange(Procedure, tag="exchange"):
    """Between two games of a series: the exchanges of all, then the next game."""

    steps = ("ask", "exchanged")

    def ask(self, g: Game[Any]) -> list[Ask]:
        """Everybody is asked, whoever has a Side Deck, so that nobody learns who does."""
        assert g.s.series is not None
        return [exchange(g, seat, deck) for seat, deck in enumerate(g.s.series.decks)]

    def exchanged(self, g: Game[Any], answers: dict[int, tuple[Any, ...]]) -> None:
        """Nobody is told what was exchanged."""
        series, side = g.s.series, _side(g)
        assert series is not None
        decks = tuple(exchanged(deck, side.section, answers.get(seat, ())) for seat, deck in enumerate(series.decks))
        g.next_game(decks)
        g.happen(Event("game"), say("log-game", n=series.game + 1), side.series)


def _side(g: Game[Any]) -> SideDeck:
    side = g.rules.side_deck
    assert side is not None
    return side


def exchange(g: Game[Any], seat: int, deck: Deck) -> Ask:
    """Which cards leave the deck, and as many of the Side Deck that come for them; section by section of the deck."""
    side = _side(g)
    sections = [each for each in g.rules.sections if each != side.section]
    first = _levels(g, deck, [(each, fitting(g, deck, each)) for each in sections])
    nothing = Choice(say("ask-exchange-nothing"), (Option(NOTHING, say("exchange-nothing"), ()),))
    key = " ".join([NOTHING] * max(1, sum(bool(fitting(g, deck, each)) for each in sections)))
    return Ask(seat, EXCHANGE, first or nothing, key, (side.exchange,), secret=True, forced=False)


def fitting(g: Game[Any], deck: Deck, section: str) -> list[str]:
    """The cards of the Side Deck that can come into a section: with one of them instead of a card there the deck breaks
    no rule that it does not break by now."""
    side, series = _side(g), g.s.series
    assert series is not None

    def faults(cards: Deck) -> list[Any]:
        tried = DeckList("", g.rules.id, {name: list(row) for name, row in cards.items()})
        return g.rules.check_deck_for(tried, g.cards, series.options)

    def fits(card: str) -> bool:
        swapped = exchanged(deck, side.section, (Place(section, deck[section][0]), Place(section, card)))
        return all(fault in broken for fault in faults(swapped))

    broken, row = faults(deck), deck.get(side.section, ())
    able = {card: fits(card) for card in dict.fromkeys(row)} if deck.get(section) else {}
    return [card for card in row if able.get(card)]


def _levels(g: Game[Any], deck: Deck, left: Sequence[tuple[str, list[str]]]) -> Choice | None:
    """For the first section that has anything to exchange: what goes out, and then what comes in; then the others."""
    while left and not left[0][1]:
        left = left[1:]
    if not left:
        return None
    (section, coming), rest = left[0], left[1:]

    def below(out: tuple[Any, ...]) -> Choice | None:
        if not out:
            return _levels(g, deck, rest)
        prompt, n = say("ask-exchange-in", n=len(out)), len(out)
        options = _copies(g, section, coming)
        return Choice(prompt, options, n, n, arrow=True, then=lambda _: _levels(g, deck, rest))

    going = _copies(g, section, sorted(deck[section]))
    return Choice(say("ask-exchange-out"), going, 0, min(len(coming), len(going)), then=below)


def _copies(g: Game[Any], section: str, cards: Sequence[str]) -> tuple[Option, ...]:
    """Cards as options, each copy one."""
    seen: Counter[str] = Counter()
    found: list[Option] = []
    for card in cards:
        seen[card] += 1
        n = seen[card]
        text = say("exchange-card", card=CardName(card, g.rules.id), n=n)
        found.append(Option(card if n == 1 else f"{card}#{n}", text, Place(section, card)))
    return tuple(found)


def exchanged(deck: Deck, side: str, answer: Sequence[Any]) -> Deck:
    """A deck after an exchange: as many out of it as come from the Side Deck, by section."""
    cards = {section: list(row) for section, row in deck.items()}
    rows = [row for row in answer if row]
    for out, come in zip(rows[::2], rows[1::2], strict=True):
        for gone, new in zip(_row(out), _row(come), strict=True):
            cards[gone.section].remove(gone.card)
            cards[gone.section].append(new.card)
            cards[side].remove(new.card)
            cards[side].append(gone.card)
    return cards


def _row(picked: Any) -> Sequence[Place]:
    """What was picked on a level, be it one or several."""
    return cast(Sequence[Place], picked) if isinstance(picked, tuple) else (picked,)
