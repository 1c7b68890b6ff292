"""Heap: the smallest whole game. In turn, take one, two or three stones; who takes the last one wins. [HP-101
HP-102]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engines.kernel.ask import Ask, Option, Path, one_of
from engines.kernel.cards import Cards, DeckList, Language, Printed
from engines.kernel.event import Event
from engines.kernel.face import CardFace
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.state import Outcome, Procedure, State, Verdict
from engines.kernel.text import SeatName, say

L = Language("heap")


@L.card("stone")
class Stone(Printed):
    """All that a player needs."""

    language = L
    unread = ("keywords", "abilities")


class HeapState(State):
    heap: int = 10
    active: int = 0
    seats: tuple[int, int] = (0, 0)
    """How many stones each player has taken."""


class HeapView(Struct):
    number: int
    viewer: int | None
    heap: int
    taken: tuple[int, int]


class HeapGame(Game[HeapState]):
    """A game of Heap."""


class Turn(Procedure, tag="heap_turn"):
    """A turn. [HP-101]"""

    steps = ("ask", "take")

    def ask(self, g: HeapGame) -> Verdict:
        options = [Option(str(n), say("number", n=n), n) for n in range(1, min(3, g.s.heap) + 1)]
        return Ask(g.s.active, "main", one_of(say("heap-ask", n=g.s.heap), options), "1", ("HP-101",), forced=False)

    def take(self, g: HeapGame, n: int) -> Verdict:
        """The stones are taken; the last one decides. [HP-102]"""
        who = g.s.active
        g.s.heap -= n
        g.s.seats = (g.s.seats[0] + n, g.s.seats[1]) if who == 0 else (g.s.seats[0], g.s.seats[1] + n)
        g.happen(Event("taken", who, amount=n), say("heap-log", who=SeatName(who), n=n), "HP-101")
        g.s.active = 1 - who
        if g.s.heap == 0:
            g.finish(Outcome(who, say("heap-won", who=SeatName(who)), "HP-102"))
        return "ask"


class Heap(Rules):
    """Heap as the kernel knows it."""

    id, title, version, seats, sections = "heap", "Heap", "1", (2, 2), ("stones",)
    game, state, language = HeapGame, HeapState, L
    draw_clause = over_clause = not_yours_clause = "HP-101"
    forfeit_clause = "HP-102"

    def empty(self, cards: Cards, options: Mapping[str, str], key: bytes) -> HeapGame:
        return HeapGame(HeapState(key=key), cards)

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> HeapGame:
        game = self.empty(cards, options, key)
        game.start(Turn())
        return game

    def view(self, game: HeapGame, viewer: int | None) -> HeapView:
        return HeapView(game.number, viewer, game.s.heap, game.s.seats)

    def concede(self, game: HeapGame, seat: int) -> None:
        game.finish(Outcome(1 - seat, say("heap-won", who=SeatName(1 - seat)), "HP-102"))

    def appraise(self, view: HeapView, ask: Ask, path: Path) -> float:
        return -((view.heap - ask.values(path)[0]) % 4)

    def place(self, game: HeapGame, document: Mapping[str, Any]) -> None:
        game.s.heap, game.s.active = document.get("heap", 10), "AB".index(document.get("active", "A"))
        game.start(Turn())

    def position(self, game: HeapGame) -> dict[str, Any]:
        return {"heap": game.s.heap, "active": "AB"[game.s.active]}

    def read(self, game: HeapGame, path: str) -> Any:
        return "AB"[game.outcome.winner] if path == "winner" else getattr(game.s, path)

    def describe(self, card: Stone) -> CardFace:
        return CardFace(card.id, card.name, card.kind)


RULES = Heap()
