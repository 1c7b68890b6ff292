"""Duels made for tests: positions and setups with cards of their own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from engines.kernel.cards import Cards, DeckList
from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from tests.content import cards, decks

STARTER = "kiln-riot"


def pool(*own: dict[str, Any]) -> Cards:
    """The starter cards, the blanks, and cards of a test's own."""
    return Cards.read(RULES, {"own": json.dumps([*RULES.blanks, *own])}, known=cards())


def fighter(id: str, **fields: Any) -> dict[str, Any]:
    """A plain Fighter's card; `fields` goes over it."""
    return {
        "kind": "fighter",
        "id": id,
        "name": id.title(),
        "elements": ["neutral"],
        "types": ["physical"],
        "hp": 5,
        "atk": 2,
        "mp": 2,
        "speed": 5,
        "ra": 1,
        "psh": 1,
    } | fields


def normal(id: str, *do: Any, **fields: Any) -> dict[str, Any]:
    """A Normal Power of cost 0; `fields` goes over it."""
    plain = {"kind": "power", "id": id, "name": id.title(), "category": "normal", "cost": {"ap": 0}}
    return plain | ({"do": list(do)} if do else {}) | fields


def duel(position: Mapping[str, Any], *own: dict[str, Any], **options: str) -> Duel:
    """A duel in a position."""
    game = RULES.empty(pool(*own), options, bytes(32))
    RULES.place(game, position)
    return game


def deck(numen: str = "vashtirel", fighters: list[str] | None = None, powers: list[str] | None = None) -> DeckList:
    """A starter deck with some of its sections replaced."""
    starter = decks()[STARTER]
    return DeckList(
        "Test",
        "rizontical",
        {
            "numen": [numen],
            "fighters": fighters or starter.cards["fighters"],
            "powers": powers or starter.cards["powers"],
        },
    )


def setup(*lists: DeckList, seed: int = 1, own: tuple[dict[str, Any], ...] = (), **options: str) -> Duel:
    """A duel that begins with setup."""
    game = RULES.begin(pool(*own), lists or (deck(), deck()), options, seed.to_bytes(32, "big"))
    assert isinstance(game, Duel)
    return game


def asked(game: Duel) -> dict[int, str]:
    """Who is asked what."""
    return {seat: ask.kind for seat, ask in game.asks.items()}


def answer(game: Duel, seat: int, *keys: str) -> None:
    """Answers of one seat, one after the other."""
    for key in keys:
        game.answer(game.number, seat, key)


def default(game: Duel) -> tuple[int, str]:
    """Answer what is asked by its default; who was asked what."""
    seat, ask = min(game.asks.items())
    answer(game, seat, ask.default)
    return seat, ask.kind


def until(game: Duel, *kinds: str) -> None:
    """Answer by default until something of one of these kinds is asked."""
    for _ in range(200):
        if any(kind in kinds for kind in asked(game).values()):
            return
        default(game)
    raise AssertionError(f"{kinds} was never asked")


def seen(game: Duel, viewer: int | None) -> bytes:
    """All that a viewer sees, the question put to them included, byte for byte."""
    question = [
        each
        for seat, ask in game.asks.items()
        if seat == viewer
        for each in (ask.kind, list(ask.keys()) if ask.kind != "mulligan" else [])
    ]
    return msgspec.json.encode((RULES.view(game, viewer), question))


def relabel(game: Duel, ids: list[int], order: list[int]) -> None:
    """Give things the cards of each other: a world in which other cards lie there."""
    names = [game.s.things[id].card for id in ids]
    for id, place in zip(ids, order, strict=True):
        game.edit(id).card = names[place]
    game.touch()
