"""Decks: those that people keep, and which one somebody means."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from engines.kernel.ask import Chooser, Refused
from engines.kernel.cards import Cards, DeckList
from engines.kernel.rules import Rules
from engines.kernel.text import Listing, folded, say
from store import Transaction
from store.records import DeckRecord

from .errors import BadDeck
from .model import Person, id_of
from .people import NAME_LIMIT, clean
from .resources import Resources

DECKS_LIMIT = 100
"""How many decks a person may keep."""

DECK_LIMIT = 200
"""Cards of a deck list of any game."""

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
"""No house rules: what a deck is checked for that is kept."""

SURPRISE = "?"
"""What stands for a starter deck drawn by lot."""


class Decks:
    """The decks that people keep."""

    def __init__(self, resources: Resources):
        self.resources = resources

    async def kept_by(self, person: Person | int, game: str | None = None) -> list[DeckList]:
        """The decks that a person keeps, by name."""
        async with self.resources.store.read() as tx:
            return [msgspec.convert(deck.list, DeckList) for deck in await tx.decks.of(id_of(person), game)]

    async def get(self, person: Person | int, game: str, name: str) -> DeckList:
        """A deck that a person keeps.

        Raises:
            Refused: there is none of that name.
        """
        async with self.resources.store.read() as tx:
            kept = await tx.decks.get(id_of(person), game, name)
        if kept is None:
            raise Refused(say("deck-not-kept", deck=name[:NAME_LIMIT]))
        return msgspec.convert(kept.list, DeckList)

    async def save(self, person: Person | int, deck: DeckList) -> DeckList:
        """Keep a deck, in place of the one of that name. It has to be legal.

        Raises:
            Refused, BadDeck: it can't be kept; nothing has changed.
        """
        who = id_of(person)
        library = self.resources.library
        deck = check_deck(library.rules(deck.game), library.cards[deck.game], deck)
        async with self.resources.store.write() as tx:
            if await tx.decks.get(who, deck.game, deck.name) is None and await tx.decks.count(who) >= DECKS_LIMIT:
                raise Refused(say("too-many-decks", most=DECKS_LIMIT))
            await tx.decks.put(
                DeckRecord(who, deck.game, deck.name, msgspec.to_builtins(deck), self.resources.clock.now())
            )
        return deck

    async def delete(self, person: Person | int, game: str, name: str) -> None:
        """Throw a deck away. Matches that use it keep it.

        Raises:
            Refused: there is none of that name.
        """
        async with self.resources.store.write() as tx:
            if not await tx.decks.drop(id_of(person), game, name):
                raise Refused(say("deck-not-kept", deck=name[:NAME_LIMIT]))

    def drawn(self, cards: Cards, chance: Chooser, options: Mapping[str, str]) -> DeckList:
        """A starter deck, drawn by lot among those that the house rules of a match allow.

        Raises:
            Refused: there is none.
        """
        rules = self.resources.library.rules(cards.game)
        known = self.resources.library.decks[rules.id].values()
        starters = [deck for deck in known if not rules.check_deck_for(deck, cards, options)]
        if not starters:
            raise Refused(say("deck-none", game=rules.title))
        return check_deck(rules, cards, starters[chance.randrange(len(starters))], options)

    async def choose(
        self, tx: Transaction, cards: Cards, person: int, wanted: str | DeckList, options: Mapping[str, str]
    ) -> DeckList:
        """The deck that somebody means, checked: a list, the name of one that they keep, the id of a starter deck.

        Raises:
            Refused: there is no deck of that name; the text lists those that there are.
            BadDeck: it is not legal.
        """
        rules = self.resources.library.rules(cards.game)
        starters = self.resources.library.decks[rules.id]
        if isinstance(wanted, str):
            kept = await tx.decks.get(person, rules.id, wanted)
            if kept is not None:
                wanted = msgspec.convert(kept.list, DeckList)
            else:
                found = [
                    deck
                    for id, deck in starters.items()
                    if folded(wanted) in map(folded, (id, deck.name, *deck.names.values()))
                ]
                if not found:
                    own = [deck.name for deck in await tx.decks.of(person, rules.id)]
                    names = Listing((*own, *(deck.title for deck in starters.values())), ", ")
                    raise Refused(say("deck-unknown", deck=wanted[:NAME_LIMIT], known=names if names.items else "-"))
                wanted = found[0]
        return check_deck(rules, cards, wanted, options)


def check_deck(rules: Rules, cards: Cards, deck: DeckList, options: Mapping[str, str] = NO_OPTIONS) -> DeckList:
    """A deck list as a player gave it, with a clean name, if it is legal, in a match with some house rules.

    Raises:
        Refused: it is not a list for this game.
        BadDeck: it breaks rules of deck building; all of them are named.
    """
    name = clean(deck.name)
    if not name:
        raise Refused(say("deck-no-name"))
    if deck.game != rules.id:
        raise Refused(say("deck-other-game", deck=name, game=rules.title))
    for section in deck.cards:
        if section not in rules.sections:
            raise Refused(say("deck-section", section=section[:NAME_LIMIT], known=", ".join(rules.sections)))
    if sum(map(len, deck.cards.values())) > DECK_LIMIT:
        raise Refused(say("deck-too-large", most=DECK_LIMIT))
    for card in deck.all():
        if card not in cards:
            raise Refused(say("deck-card-unknown", card=card[:NAME_LIMIT], deck=name))
    names = {language: said for language, each in deck.names.items() if (said := clean(each))}
    deck = msgspec.structs.replace(deck, name=name, names=names)
    faults = rules.check_deck_for(deck, cards, options)
    if faults:
        raise BadDeck(name, faults)
    return deck
