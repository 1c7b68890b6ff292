"""The house player's eye on Rise."""

from __future__ import annotations

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.rise.game import Table
from engines.rise.greedy import ENOUGH
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
            assert HOUSE["greedy"](RULES, game.cards, view, game.asks[seat], Stream(f"{number} {seat}")) == "keep"


def rats(*, infected: bool) -> Table:
    """Two Rats with a Licence before a wall that no plain attacker would run into, with or without a Disease on the
    other side."""
    wall = {"card": "hollow-guest", "attached": [{"card": "stone-limbs", "controller": "A"}] if infected else []}
    game = RULES.empty(cards("rise"), {}, bytes(32))
    empty = {"library": ["alley-vagrant"] * 30, "hand": []}
    sides = {
        "A": {**empty, "summoners": ["doctor-veil", "sister-cough"], "field": ["rat-with-a-licence"] * 2},
        "B": {**empty, "summoners": ["mother-sedge", "old-tollman"], "field": [wall, "mourning-ferry"]},
    }
    RULES.place(game, sides)
    return game


@pytest.mark.parametrize("infected", [True, False])
def test_the_house_attacks_with_what_cannot_be_blocked(infected: bool) -> None:
    game = rats(infected=infected)
    view = RULES.view(game, 0)
    assert [("unblockable" in card.badges) for card in view.seats[0].field] == [infected] * 2
    assert (HOUSE["greedy"](RULES, game.cards, view, game.asks[0], Stream("rats")) == "attack") is infected


def test_the_house_takes_coins_once_its_library_runs_out() -> None:
    for size, package in ((30, "two-cards"), (ENOUGH - 1, "one-card")):
        game = RULES.empty(cards("rise"), {}, bytes(32))
        side = {"library": ["alley-vagrant"] * size, "hand": [], "summoners": ["doctor-veil", "sister-cough"]}
        RULES.place(game, {"phase": "restoration", "turn": 3, "A": side, "B": side})
        for _ in range(6):
            if game.asks and next(iter(game.asks.values())).kind == "package":
                break
            seat = min(game.asks)
            game.answer(game.number, seat, game.asks[seat].default)
        seat = min(game.asks)
        key = HOUSE["greedy"](RULES, game.cards, RULES.view(game, seat), game.asks[seat], Stream("coins"))
        assert key.startswith(package), key
