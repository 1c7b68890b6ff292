"""Each mechanism of the kernel, on the toy game."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.ask import Ask, Option, Refused, Stale, one_of
from engines.kernel.cards.following import Following
from engines.kernel.cards.waiting import Heard
from engines.kernel.chance import draw
from engines.kernel.conformance import play
from engines.kernel.event import Event
from engines.kernel.state import Procedure
from engines.kernel.text import say as told

from .skirmish import POOL, RULES, Skirmish, deck, table

MIXED = ("bolt", "storm", "deny", "ransom", "charm", "pick", "maybe", "rally", "wolf", "drum", "shield", "widow")


def key(game: Skirmish, seat: int, card: str, number: int = 0) -> str:
    """The key of a card in a seat's hand."""
    return [f"{card}{id}" for id in game.hand(seat) if game.thing(id).card == card][number]


def say(game: Skirmish, seat: int, answer: str) -> None:
    game.answer(game.number, seat, answer)


def settle(game: Skirmish) -> None:
    """Everybody who is asked for a response passes."""
    while any(ask.window for ask in game.asks.values()):
        seat = next(seat for seat, ask in game.asks.items() if ask.window)
        say(game, seat, "pass")


def asked(game: Skirmish) -> dict[int, str]:
    return {seat: ask.kind for seat, ask in game.asks.items()}


class Halve(Procedure, tag="test halve", kw_only=True):
    """Asks its seat for a word, and in the middle of the step that takes it another seat for a number."""

    steps = ("word", "number")

    def word(self, g: Any) -> Ask:
        return Ask(
            0, "word", one_of(told("toy"), [Option(each, told("toy"), each) for each in ("left", "right")]), "left"
        )

    def number(self, g: Any, word: str) -> None:
        g.s.energy[0] += 1
        drawn = g.draw(1000, "test")
        g.happen(Event("drawn", 0), told("toy"))
        first = g.decide(1, "first", told("toy"), [told("toy")] * 2)
        second = g.decide(1, "second", told("toy"), [told("toy")] * 3)
        g.s.resolved = [*g.s.resolved, f"{word} {first} {second} {drawn}"]


class Hanging(Skirmish):
    """A match in which any step could be asked about."""

    @property
    def hangs(self) -> bool:
        return True


@pytest.mark.parametrize("hangs", [False, True])
def test_what_comes_up_in_a_step_is_asked_and_the_step_done_anew(hangs: bool) -> None:
    start = table(["bolt"], ["deny"])
    game = (Hanging if hangs else Skirmish)(start.s, start.cards)
    energy, draws = game.s.energy[0], game.s.draws
    game.start(Halve())
    say(game, 0, "right")
    if hangs:
        assert asked(game) == {1: "first"}
        assert (game.s.energy[0], game.s.draws) == (energy, draws), "what was done so far is taken back"
        assert not [entry for entry in game.story if entry.event.name == "drawn"]
        game = game.clone()
        say(game, 1, "2")
        assert asked(game) == {1: "second"}
        say(game, 1, "3")
        assert (game.s.decided, game.s.given) == ((), "")
    drawn = draw(start.s.key, draws, 1000, "test")[0]
    assert game.s.resolved == [f"right 1 2 {drawn}" if hangs else f"right 0 0 {drawn}"]
    assert game.s.energy[0] == energy + 1
    assert len([entry for entry in game.story if entry.event.name == "drawn"]) == 1


def test_simultaneous_answers_come_in_any_order_and_stay_sealed() -> None:
    game = RULES.begin(POOL, [deck("bolt"), deck("bolt"), deck("bolt")], {}, b"k" * 32)
    number = game.number
    assert asked(game) == {0: "bid", 1: "bid", 2: "bid"}
    game.answer(number, 2, "3")
    assert asked(game) == {0: "bid", 1: "bid"}
    assert game.number == number
    assert RULES.view(game, 0)["energy"] == [3, 3, 3], "the bid is sealed until all are in"
    with pytest.raises(Stale):
        game.answer(number, 2, "1")
    game = RULES.load(game.save(), POOL)
    game.answer(number, 0, "1")
    game.answer(number, 1, "3")
    assert game.s.energy == [3, 0, 3], "seat 1 bid as much as seat 2 and sits before it"
    assert asked(game) == {1: "main"}


def test_responses_nest_and_resolve_last_in_first_out() -> None:
    game = table(["bolt", "deny"], ["deny"], ["wolf"])
    say(game, 0, key(game, 0, "bolt") + " at1")
    assert asked(game) == {1: "respond"}, "the seat after the caster comes first"
    say(game, 1, key(game, 1, "deny"))
    assert asked(game) == {2: "respond"}, "the answer has a window of its own; its caster has no card left"
    say(game, 2, "pass")
    say(game, 0, key(game, 0, "deny"))
    say(game, 2, "pass")
    assert asked(game) == {2: "respond"}, "after a response the asking starts again"
    say(game, 2, "pass")
    assert game.s.resolved == ["deny"], "the second Deny resolved first and cancelled the other"
    say(game, 2, "pass")
    assert game.s.resolved == ["deny", "bolt"]
    assert game.s.life == [6, 4, 6]


def test_a_seat_with_no_card_is_not_asked_whatever_the_cards_are() -> None:
    game = table(["bolt"], [])
    say(game, 0, key(game, 0, "bolt") + " at1")
    assert game.s.life == [6, 4]


def test_an_effect_asks_another_seat_and_goes_on() -> None:
    game = table(["ransom"], ["wolf"])
    say(game, 0, key(game, 0, "ransom") + " at1")
    say(game, 1, "pass")
    assert asked(game) == {1: "pay"}
    game = RULES.load(game.save(), POOL)
    say(game, 1, "pay")
    assert (game.s.energy, game.s.life) == ([3, 2], [5, 6]), "the rest of the effect came after the answer"


def test_modes_and_optional_parts_are_asked_where_they_stand() -> None:
    game = table(["pick", "maybe"], [])
    say(game, 0, key(game, 0, "pick") + " at1")
    settle(game)
    assert asked(game) == {0: "mode"}
    say(game, 0, "2")
    assert game.s.life == [6, 3]
    say(game, 0, key(game, 0, "maybe") + " at1")
    assert asked(game) == {0: "optional"}
    say(game, 0, "no")
    assert game.s.life == [6, 1], "declined, then twice 1"


def test_a_loop_over_seats_applies_to_each() -> None:
    game = table(["storm"], [], [], [])
    say(game, 0, key(game, 0, "storm") + " at1")
    assert game.s.life == [6, 5, 5, 5]


def test_replacements_are_ordered_by_the_affected_seat_and_apply_once_each() -> None:
    game = table([], ["shield", "shield"])
    say(game, 0, "end")
    first, second = game.hand(1)
    say(game, 1, f"shield{first} at0")
    settle(game)
    say(game, 1, f"shield{second} at0")
    from .skirmish import Wound

    game.s.agenda.append(Wound(seat=1, amount=5))
    game.run()
    assert asked(game) == {1: "ward"}
    say(game, 1, f"w{second}")
    assert game.s.life == [6, 3], "two wards took 1 each, the last one without asking"
    assert [game.thing(id).counters for id in (first, second)] == [1, 1]


def test_control_changes_hands_and_ownership_does_not() -> None:
    game = table(["charm"], ["wolf"])
    say(game, 0, "end")
    wolf = game.hand(1)[0]
    say(game, 1, f"wolf{wolf} at0")
    settle(game)
    say(game, 1, "end")
    for seat in (0, 1):
        say(game, seat, "0")
    say(game, 0, key(game, 0, "charm") + " at1")
    assert (game.seat_of(wolf), game.owner_of(wolf)) == (0, 1)
    life = game.s.life[1]
    say(game, 0, "end")
    assert game.s.life[1] == life - 1, "it strikes for its new controller"


def test_what_is_at_work_goes_with_its_card_and_what_lasts_with_its_time() -> None:
    game = table(["drum", "wolf", "rally"], [])
    drum, wolf, _ = game.hand(0)
    for card in (f"drum{drum}", f"wolf{wolf}", key(game, 0, "rally")):
        say(game, 0, card + " at1")
        settle(game)
    assert (game.power(wolf), game.power(drum)) == (3, 1), "the Drum makes itself no stronger"
    game = RULES.load(game.save(), POOL)
    say(game, 0, "end")
    assert game.s.life == [6, 2]
    say(game, 1, "end")
    assert game.power(wolf) == 2, "what lasted for the round is over"
    game.move(drum, "gone")
    assert game.power(wolf) == 1


def test_a_card_that_left_and_came_back_is_another_object() -> None:
    game = table(["charm"], ["wolf"])
    say(game, 0, "end")
    (wolf,) = game.hand(1)
    say(game, 1, f"wolf{wolf} at0")
    settle(game)
    say(game, 1, "end")
    for seat in (0, 1):
        say(game, seat, "0")
    say(game, 0, key(game, 0, "charm") + " at1")
    assert game.creatures(0) == [wolf]
    game.move(wolf, "hand")
    game.move(wolf, "play")
    game.end_conditions()
    assert game.creatures(1) == [wolf]


def test_a_seat_is_eliminated_and_mourners_of_several_owners_are_ordered() -> None:
    game = table(["widow", "widow"], ["widow"], [])
    a, b = game.hand(0)
    (c,) = game.hand(1)
    for card in (a, b):
        say(game, 0, f"widow{card} at1")
        settle(game)
    say(game, 0, "end")
    say(game, 1, f"widow{c} at0")
    game.command(2, "concede")
    assert asked(game) == {0: "order"}
    say(game, 0, f"m{b},m{a}")
    assert game.s.resolved[-3:] == [f"mourn{b}", f"mourn{a}", f"mourn{c}"], "one mourner of a seat is not asked about"
    assert game.living() == [0, 1]
    game.command(1, "concede")
    assert game.outcome is not None
    assert game.outcome.winner == 0


def test_who_runs_out_of_time_is_told_from_who_gives_up() -> None:
    game = table(["wolf"], ["wolf"], ["wolf"])
    game.command(2, "forfeit")
    assert game.outcome is None
    assert game.living() == [0, 1]
    assert [
        (entry.event.name, entry.event.seat)
        for entry in game.story
        if entry.text and entry.text.id == "outcome-forfeit"
    ] == [("forfeit", 2)]
    story = game.story
    with pytest.raises(Refused):
        game.command(None, "forfeit")
    assert game.story is story


def test_an_answer_for_another_decision_does_nothing() -> None:
    game = table(["bolt"], ["wolf"])
    before = game.save()
    with pytest.raises(Stale):
        game.answer(game.number - 1, 0, "end")
    with pytest.raises(Stale):
        game.answer(game.number, 1, "end")
    with pytest.raises(Refused):
        game.answer(game.number, 0, "fly")
    assert game.save() == before


class Spin(Procedure, tag="spin"):
    steps = ("again",)

    def again(self, g: Skirmish) -> str:
        return "again"


def test_an_endless_loop_is_found_out() -> None:
    game = table(["bolt"], ["bolt"])
    game.push(Spin())
    game.run()
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason.id, game.asks) == (None, "outcome-endless", {})
    assert RULES.load(game.save(), POOL).outcome == game.outcome


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_conforms(seats: int) -> None:
    for number in range(6):
        played = play(RULES, POOL, [deck(*MIXED)] * seats, f"toy {seats} {number}", often=3)
        assert played.decisions > seats


def test_the_same_words_on_two_cards_of_one_thing_are_put_in_order() -> None:
    def set_off(card: str) -> Heard:
        return Heard(seat=0, this=7, card=card, where="when-dies")

    assert not Following().differ([set_off("wolf"), set_off("wolf")])
    assert Following().differ([set_off("wolf"), set_off("bear")])
