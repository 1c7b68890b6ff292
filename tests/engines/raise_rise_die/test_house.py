"""The house player's eye on Raise, Rise & Die."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.raise_rise_die.rules import RULES
from tests.content import cards


def table(**position: Any) -> Any:
    """A Clash in the middle, A's turn."""
    game = RULES.empty(cards("raise_rise_die"), {}, bytes(32))
    plain = {"character": "mouldrick", "weapons": ["censer-of-rot"], "deck": ["knuckle-rap"] * 9, "hp": 20}
    sides = {seat: {**plain, **position.pop(seat, {})} for seat in ("A", "B")}
    RULES.place(game, {**position, **sides})
    return game


def chosen(game: Any, seat: int) -> str:
    """What the house player answers to the question that a seat is asked."""
    return HOUSE["greedy"](RULES, game.cards, RULES.view(game, seat), game.asks[seat], Stream("rrd"))


def until(game: Any, kind: str) -> int:
    """Pass everything up to a question of a kind; who is asked it."""
    while game.asks[seat := min(game.asks)].kind != kind:
        game.answer(game.number_of(seat), seat, "pass")
    return seat


def countering(laid: str, **side: Any) -> str:
    """What the house answers when A has laid a card."""
    game = table(A={"hand": [laid.split()[1]], "reserve": 9}, B=side)
    seat = until(game, "main")
    game.answer(game.number_of(seat), seat, laid)
    return chosen(game, until(game, "counter"))


@pytest.mark.parametrize(("hp", "counters"), [(2, False), (20, True)])
def test_the_house_does_not_weigh_a_counter_that_would_kill_it(hp: int, counters: bool) -> None:
    """On a slot that is not optimal it has to be transcended, and that costs as many HP."""
    answer = countering("lay tower-charge bb plain", hand=["smoke-screen"], reserve=9, hp=hp)
    assert answer.startswith("counter") is counters


def test_the_house_lays_a_card_where_it_need_not_be_transcended() -> None:
    """Off its slot it has to be, and that costs as many HP as are left."""
    game = table(A={"hand": ["everburn"], "reserve": 9, "hp": 4})
    view, ask = RULES.view(game, 0), game.asks[until(game, "main")]
    answers = {HOUSE["greedy"](RULES, game.cards, view, ask, Stream(f"rrd {n}")) for n in range(12)}
    assert answers == {"lay everburn bb plain"}


def test_the_house_lets_go_what_costs_more_to_stop_than_it_does() -> None:
    assert countering("lay needle-feint bh", hand=["coffin-lid", "ivory-lance"]) == "pass"
    assert countering("lay tower-charge bb plain", hand=["coffin-lid", "ivory-lance"]).startswith(
        "counter coffin-lid bb"
    )


def test_the_house_sacrifices_as_little_as_will_do() -> None:
    game = table(A={"hand": ["steady-advance", "last-wall", "vow-of-iron"]})
    assert chosen(game, until(game, "main")).split()[-1] == "vow-of-iron"


def test_the_house_stops_with_nothing_worth_its_price() -> None:
    game = table(A={"hand": ["needle-feint"], "hp": 20})
    assert chosen(game, until(game, "main")).startswith("lay needle-feint")
    game = table(A={"hand": ["marrow-guard"]})
    assert chosen(game, until(game, "main")) == "pass"


@pytest.mark.parametrize("more", [1, 2])
def test_the_house_starts_a_bout_unless_the_other_one_holds_far_more(more: int) -> None:
    game = table(A={"hand": ["marrow-guard"]}, B={"hand": ["marrow-guard"] * (1 + more)})
    seat = until(game, "starter")
    assert (chosen(game, seat) == "me") is (seat != 0 or more < 2)
