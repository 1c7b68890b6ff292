"""Zones: what follows from where things lie and who may read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import Struct, field

from engines.kernel import zones
from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.cards import Cards, DeckList
from engines.kernel.chance import Stream
from engines.kernel.conformance import Nonconformity, check_secrecy, twin_of
from engines.kernel.game import Game
from engines.kernel.state import END, Outcome, Procedure, State, Thing, Verdict
from engines.kernel.text import say
from engines.kernel.zones import NOBODY, OWNER, Zone
from tests.toys import Unwritten


class Plain:
    """A card of the toy."""

    def __init__(self, id: str):
        self.id, self.name, self.low = id, id.upper(), id < "e"


POOL = Cards("shells", {id: {} for id in "abcdefgh"}, {id: Plain(id) for id in "abcdefgh"})


class Shell(Thing, tag="shell"):
    """A card; face down on the table, or known to some."""

    down: bool = False
    known_to: tuple[int, ...] = ()


class Side(Struct, kw_only=True):
    """A seat's things."""

    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    table: tuple[int, ...] = ()


class ShellsState(State):
    """Two seats, and what is under way."""

    things: list[Shell | None] = field(default_factory=list[Shell | None])
    seats: list[Side] = field(default_factory=list[Side])
    middle: tuple[int, ...] = ()


class Shells(Game[ShellsState]):
    """A seat picks a card of its hand in secret."""


class Pick(Procedure, tag="pick_a_shell"):
    """Somebody picks in secret."""

    seat: int
    steps = ("ask", "over")

    def ask(self, g: Shells) -> Verdict:
        """Which of the own hand."""
        options = [Option(str(id), say("number", n=id), id) for id in g.s.seats[self.seat].hand]
        return Ask(self.seat, "pick", one_of(say("nobody"), options), options[0].key, secret=True, forced=False)

    def over(self, g: Shells, _id: int) -> Verdict:
        """That is all."""
        g.finish(Outcome(None, say("nobody")))
        return END


def known(g: Any) -> Any:
    return lambda id: g.s.things[id].known_to


def down(g: Any, id: int) -> bool:
    return g.s.things[id].down


def low(card: Any) -> bool:
    return card.low


def middle(g: Any, _: int) -> tuple[int, ...]:
    return g.s.middle


HAND = Zone("hand", sees=OWNER, order="none", known=known)
DECK = Zone("deck", sees=NOBODY, order="none")
TABLE = Zone("table", covered=down, may_cover=low)
MIDDLE = Zone("middle", of="match", find=middle)


class ShellsRules(Unwritten):
    """The toy as the kernel knows it. `leaky` shows everybody the first card of seat 0."""

    id, title, version, seats, sections = "shells", "Shells", "1", (2, 2), ()
    game, state, card_type = Shells, ShellsState, None
    zones = (HAND, DECK, TABLE, MIDDLE)
    leaky = False

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Shells:
        game = Shells(ShellsState(key=key), cards)
        for seat in (0, 1):
            ids = [
                game.add(lambda id, card=card, seat=seat: Shell(id=id, card=card, owner=seat)) for card in "hgfedcba"
            ]
            game.s.seats.append(Side(hand=tuple(ids[:2]), deck=tuple(ids[2:5]), table=tuple(ids[5:7])))
            game.s.middle = (*game.s.middle, ids[7])
            game.edit(ids[5]).down = True
        game.start(Pick(seat=0))
        return game

    def view(self, game: Shells, viewer: int | None) -> Any:
        seen = {zone.name: [zone.faces(game, seat, viewer) for seat in (0, 1)] for zone in (HAND, DECK, TABLE)}
        if self.leaky:
            seen["leak"] = [[game.thing(game.s.seats[0].hand[0]).card]]
        return seen

    def concede(self, game: Shells, seat: int) -> None:
        raise AssertionError


class Leaky(ShellsRules):
    """It shows what it should not."""

    leaky = True


def begun(rules: ShellsRules) -> Shells:
    return rules.begin(POOL, (), {}, b"k" * 32)


def test_who_reads_what() -> None:
    game = begun(ShellsRules())
    rules = game.rules
    assert rules.view(game, 0) == {"hand": [["g", "h"], []], "deck": [[], []], "table": [["c", "b"], ["b"]]}
    assert rules.view(game, 1) == {"hand": [[], ["g", "h"]], "deck": [[], []], "table": [["b"], ["c", "b"]]}
    assert rules.view(game, None) == {"hand": [[], []], "deck": [[], []], "table": [["b"], ["b"]]}
    game.edit(game.s.seats[0].hand[1]).known_to = (1,)
    assert rules.view(game, 1)["hand"] == [["g"], ["g", "h"]]
    assert rules.view(game, None)["hand"] == [[], []]


def test_what_could_be_what() -> None:
    game = begun(ShellsRules())
    first, second = game.s.seats
    low = [id for id in (*second.hand, *second.deck) if game.thing(id).card < "e"]
    groups = list(zones.hidden(game.rules.zones, game, 0))
    assert [*first.deck] in groups, "the own deck, of which only the order is unknown"
    assert [second.table[0], *low] in groups, "what lies face down may be what is allowed to"
    assert [*second.hand, *second.deck] in groups
    assert sum(len(group) for group in groups) == 3 + 1 + len(low) + 5
    game.edit(second.hand[0]).known_to = (0,)
    assert [second.hand[1], *second.deck] in zones.hidden(game.rules.zones, game, 0)


def test_a_twin_differs_in_nothing_that_is_read() -> None:
    game, chance = begun(ShellsRules()), Stream("twins")
    met: set[str] = set()
    for _ in range(40):
        twin = twin_of(game.rules, game, 1, chance)
        assert game.rules.view(twin, 1) == game.rules.view(game, 1)
        assert twin.cards[twin.thing(twin.s.seats[0].table[0]).card].low
        met.add(twin.thing(twin.s.seats[0].hand[0]).card)
    assert len(met) > 2


def test_each_thing_is_in_one_zone() -> None:
    game = begun(ShellsRules())
    assert game.rules.faults(game) == []
    side = game.s.seats[0]
    side.deck = (*side.deck, side.hand[0])
    assert game.rules.faults(game) == [f"thing {side.hand[0]} (h) is in 2 zones"]
    side.deck, side.hand = side.deck[:-1], side.hand[1:]
    [fault] = game.rules.faults(game)
    assert "in 0 zones" in fault


def test_a_leak_is_found_while_another_is_asked_in_secret() -> None:
    game = begun(ShellsRules())
    assert game.asks[0].secret
    for seed in range(5):
        check_secrecy(game.rules, game, 1, Stream(f"leak {seed}"), "here")
    leaky = begun(Leaky())
    with pytest.raises(Nonconformity, match="viewer 1 sees what is hidden"):
        for seed in range(20):
            check_secrecy(leaky.rules, leaky, 1, Stream(f"leak {seed}"), "here")
