"""The code of a card in play is its own for the whole match, and nothing else is ever called so. [RS-310]"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from engines.kernel.cards import Cards
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.rise.arriving import Arrive, enter
from engines.rise.attaching import attach
from engines.rise.board import Board
from engines.rise.moving import leave
from engines.rise.rules import RULES
from engines.rise.state import Card
from tests.content import cards, decks
from tests.engines.rise import helpers

POOL = Cards.read(RULES, {"own": json.dumps(list(RULES.blanks))}, known=helpers.cards())


def board(a: Any = (), b: Any = ()) -> Board:
    game = RULES.empty(POOL, {}, bytes(32))
    RULES.place(game, {"A": {"field": list(a)}, "B": {"field": list(b)}})
    return game  # type: ignore[return-value]


def codes(g: Board) -> list[str]:
    return [g.place(id) for id in g.on_field()]


def arrives(g: Board, seat: int, host: int = 0, card: str = "plain-creature") -> int:
    id = g.add(lambda id: Card(id=id, card=card, owner=seat, since=g.next_stamp()))
    enter(g, Arrive(seat=seat, card=id, host=host))
    return id


def test_a_code_stays_when_another_card_leaves_and_is_not_given_again() -> None:
    g = board(["plain-creature", "plain-creature", "plain-creature"])
    first, second, third = g.on_field()
    assert codes(g) == ["a1", "a2", "a3"]
    leave(g, (second,), "cemetery")
    assert (g.place(first), g.place(third)) == ("a1", "a3")
    assert not g.at("a2")
    assert g.place(arrives(g, 0)) == "a4"
    leave(g, (third,), "cemetery")
    enter(g, Arrive(seat=0, card=third))
    assert g.place(third) == "a5", "what comes back is another object"


def test_a_code_stays_with_a_card_that_changes_sides() -> None:
    g = board(["plain-creature"], ["plain-creature"])
    [_, stolen] = g.on_field()
    thing = g.edit(stolen)
    thing.home = thing.controller = 0
    g.seat(1).field, g.seat(0).field = (), (*g.s.seats[0].field, stolen)
    g.touch()
    assert codes(g) == ["a1", "b1"]
    assert g.place(arrives(g, 0)) == "a2"
    assert g.place(arrives(g, 1)) == "b2"


def test_what_is_attached_keeps_its_code_too() -> None:
    g = board([{"card": "plain-creature", "attached": ["test-amok", "test-amok"]}, "plain-creature"])
    wolf, one, two, other = g.on_field()
    assert [g.place(id) for id in (one, two)] == ["a1.1", "a1.2"]
    leave(g, (one,), "cemetery")
    assert g.place(two) == "a1.2"
    assert g.place(arrives(g, 0, wolf, "test-amok")) == "a1.3"
    attach(g, two, other)
    assert g.place(two) == "a1.2"
    assert g.at("a1.2") == two


def test_saves_keep_codes() -> None:
    g = board(["plain-creature", "plain-creature"])
    leave(g, g.on_field()[:1], "cemetery")
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(g.s), type=RULES.saved)
    twin = RULES.game(again, POOL)
    assert [twin.place(id) for id in twin.on_field()] == ["a2"]
    assert twin.s.codes == g.s.codes == {"a": 2}


def test_in_whole_matches_no_code_ever_means_two_objects() -> None:
    lists = list(decks("rise").values())
    for number in range(2):
        game = RULES.begin(cards("rise"), [lists[number], lists[number + 1]], {}, bytes([number]) * 32)
        chance, owners = Stream(f"codes {number}"), dict[str, tuple[int, int]]()
        for _ in range(250):
            if game.outcome is not None:
                break
            g: Any = game
            for id in g.on_field():
                thing = g.permanent(id)
                assert owners.setdefault(g.place(id), (id, thing.since)) == (id, thing.since)
            seat = min(game.asks)
            key = HOUSE["greedy"](RULES, game.cards, RULES.view(game, seat), game.asks[seat], chance)
            game.answer(game.number, seat, key)
        assert len(owners) > 6
