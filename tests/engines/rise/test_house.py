"""The house player's eye on Rise."""

from __future__ import annotations

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.rise.rules import RULES
from tests.content import cards, decks


def test_the_house_never_concedes_over_an_opening_hand() -> None:
    lists = list(decks("rise").values())
    for number in range(12):
        game = RULES.begin(cards("rise"), lists[:4], {}, bytes([number]) * 32)
        for _ in range(3):
            for seat in range(4):
                game.answer(game.number, seat, "mulligan")
        for seat in range(4):
            view = RULES.view(game, seat)
            assert HOUSE["greedy"](RULES, view, game.asks[seat], Stream(f"{number} {seat}")) == "keep"
