"""Positions as documents: what the readers of all games check in the same way, and how what a game is at is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, cast

import msgspec

from .documents import misfit, near, unknown
from .state import Id
from .text import SEATS


class BadPosition(ValueError):
    """A position that can't be set up: something in the document is impossible or unknown."""


Count = Annotated[int, msgspec.Meta(ge=0)]
"""How many, or how much."""


def fields_of(document: Any, kinds: Mapping[str, Any], what: str) -> Mapping[str, Any]:
    """A part of a document by its fields, each of the kind that is declared for it; where one is `card`, a card's id
    alone stands for {card: id}. What is null is left out.

    Raises:
        BadPosition: it is something else, or has fields that are not declared, or of other kinds.
    """
    if isinstance(document, str) and "card" in kinds:
        return {"card": document}
    if not isinstance(document, Mapping):
        raise BadPosition(f"{what} is {'a card id or ' if 'card' in kinds else ''}a mapping, not {document!r}")
    fields = {name: each for name, each in cast(Mapping[str, Any], document).items() if each is not None}
    if strange := unknown(fields, kinds):
        raise BadPosition(f"{what}: {strange}")
    for name, each in fields.items():
        try:
            msgspec.convert(each, kinds[name])
        except msgspec.ValidationError as error:
            wrong, inner = misfit(each, error)
            at = "".join(f".{step}" for step in inner)
            raise BadPosition(f"{what}: {name!r}{at}: {wrong}") from None
    return fields


def seat_of(letter: Any, seats: int = 2) -> int:
    """A seat by its letter, of so many.

    Raises:
        BadPosition: it is no such letter.
    """
    letters = SEATS[:seats]
    if letter not in tuple(letters):
        known = " or ".join(letters) if seats == 2 else f"one of {', '.join(letters)}"
        raise BadPosition(f"a seat is {known}, not {letter!r}")
    return SEATS.index(letter)


def known_card(g: Any, card: Any, kinds: Sequence[str] = ()) -> str:
    """The id of a card of the match, of some kinds if they are named.

    Raises:
        BadPosition: there is no such card.
    """
    there = isinstance(card, str) and card in g.cards
    if not there or kinds and g.cards[card].kind not in kinds:
        fitting = (id for id in g.cards if not kinds or g.cards[id].kind in kinds)
        raise BadPosition(f"no card{' of that kind' if there else ''} is called {card!r}; {near(card, fitting)}")
    return card


def dealt(g: Any, seat: int, card: Any, kinds: Sequence[str] = ()) -> Id:
    """A new card of a player, of some kinds if they are named: where it lies is for the caller to say.

    Raises:
        BadPosition: there is no such card.
    """
    return g.deal(seat, known_card(g, card, kinds))


def one_of(value: Any, known: Iterable[str | int], what: str) -> Any:
    """A word, or a number, that is one of some.

    Raises:
        BadPosition: it is another one.
    """
    if value not in (words := tuple(known)):
        fitting = f"one of {', '.join(map(str, words))}" if words else "nothing here"
        raise BadPosition(f"{what} is {fitting}, not {value!r}")
    return value


def card_ids(g: Any, ids: Iterable[Id]) -> list[str]:
    """The cards of some things, "" for none."""
    return [g.thing(id).card if id else "" for id in ids]


def read_match(g: Any, head: str) -> Any:
    """What scenarios read of a match as such: `winner` ("A" or "draw"), `clause` (of the result), `lasting` (how many),
    `game` (which one of a series), whoever a field of the state names as a seat (`active`, `first`, `starter`,
    `passer`; -1 for nobody), else the field of that name."""
    outcome = g.s.outcome
    if head in ("winner", "clause"):
        if outcome is None:
            return None
        return outcome.clause if head == "clause" else "draw" if outcome.winner is None else SEATS[outcome.winner]
    if head == "lasting":
        return len(g.s.lasting)
    if head == "game":
        return g.nth
    found = getattr(g.s, head)
    if head in ("active", "first", "starter", "passer"):
        return SEATS[found] if found >= 0 else None
    return found
