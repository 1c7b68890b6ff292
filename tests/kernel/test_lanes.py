"""Lanes: several seats carry out something of their own at once, in secret, and it doesn't matter who is faster."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

import msgspec
import pytest

from engines.kernel.ask import Stale
from engines.kernel.cards import read_deck
from engines.kernel.chance import Given, Stream, as_given
from engines.kernel.conformance import Look, Nonconformity, check_lanes, check_saving, play
from engines.kernel.game import LANE, Entangled
from engines.kernel.record import replay
from engines.kernel.scenario import run_scenario
from engines.kernel.scenario_said import Voice
from tests.referee import gleaners
from tests.referee.conftest import gleaners_library
from tests.referee.gleaners import POOL, RULES, Glean, Gleaning

DRAW_TWO = ("yes", "keep", "yes", "throw", "no")
DRAW_ONE = ("yes", "keep", "no")


def begin(seats: int = 2) -> Gleaning:
    deck = read_deck(RULES, "harvest.yaml", gleaners.DECK, POOL)
    game = RULES.begin(POOL, [deck] * seats, {}, b"k" * 32)
    assert isinstance(game, Gleaning)
    return game


def give(game: Any, seat: int, *keys: str) -> None:
    for key in keys:
        game.answer(game.number_of(seat), seat, key)


def view(game: Any, viewer: int | None) -> bytes:
    return msgspec.json.encode(RULES.view(game.seen_by(viewer), viewer))


def test_each_goes_on_without_waiting_for_the_other() -> None:
    game = begin()
    number = game.number
    give(game, 1, "yes", "keep", "yes")
    assert {seat: ask.kind for seat, ask in game.asks.items()} == {0: "more", 1: "keep"}
    assert game.number == number
    assert len(game.seen_by(1).s.hands[1]) == 2
    assert game.s.hands == [(), ()], "to everybody else nothing has happened"


def test_nobody_notices_how_far_another_one_is() -> None:
    game = begin(3)
    give(game, 0, "yes", "keep")
    before = [(view(game, viewer), game.number_of(viewer), game.asks[viewer]) for viewer in (0, 2)]
    told, onlooker = game.lines(None), view(game, None)
    for key in DRAW_TWO[:-1]:
        give(game, 1, key)
        assert [(view(game, viewer), game.number_of(viewer), game.asks[viewer]) for viewer in (0, 2)] == before
        assert (view(game, None), game.lines(None)) == (onlooker, told)
        assert all(entry.line(viewer) is None for entry in game.news for viewer in (0, 2, None))
    assert [line.text.id for line in game.seen_by(1).lines(1)] == [] and game.seen_by(1).s.thrown[1] == 1


def test_who_draws_reads_it_and_nobody_else() -> None:
    game = begin()
    give(game, 1, "yes")
    [entry] = game.news
    line = entry.line(1)
    assert line is not None
    assert (line.text.id, line.clauses) == ("gleaners-drawn", ("GL-2",))
    assert game.informed


def test_an_answer_quotes_the_number_of_its_lane() -> None:
    game = begin()
    first = game.number_of(1)
    assert first == game.number + LANE
    game.answer(first, 1, "yes")
    saved = game.save()
    for stale in (first, game.number, game.number_of(0)):
        with pytest.raises(Stale):
            game.answer(stale, 1, "keep")
    assert game.save() == saved
    give(game, 0, *DRAW_ONE)
    with pytest.raises(Stale):
        game.answer(game.number_of(0), 0, "no")
    late = game.number_of(1)
    give(game, 1, "keep", "no")
    assert game.number < LANE, "the numbers of a lane are gone with it"
    with pytest.raises(Stale):
        game.answer(late, 0, "end")


def orders(answers: dict[int, tuple[str, ...]]) -> Iterable[tuple[int, ...]]:
    return sorted(set(permutations([seat for seat, keys in answers.items() for _ in keys])))


def test_it_does_not_matter_who_is_faster() -> None:
    answers = {0: ("yes", "throw", "yes", "keep", "no"), 1: ("yes", "throw", "no")}
    ends: set[bytes] = set()
    for order in orders(answers):
        game, left = begin(), {seat: list(keys) for seat, keys in answers.items()}
        for seat in order:
            give(game, seat, left[seat].pop(0))
        assert [line.text.id for line in game.lines(None)] == ["gleaners-gleaned"] * 2
        ends.add(game.save())
    assert len(ends) == 1


def test_each_lane_has_a_chance_of_its_own() -> None:
    """What a seat draws is what it would have drawn alone; the chance of the match is not the same twice."""
    piles: list[tuple[int, ...]] = []
    for fast in ((), ("yes", "throw", "yes", "throw")):
        game = begin()
        give(game, 0, *fast)
        give(game, 1, "yes", "throw")
        piles.append(game.seen_by(1).s.piles[1])
    assert piles[0] == piles[1]
    game = begin()
    give(game, 0, "yes", "throw", "no")
    assert game.s.draws == begin().s.draws
    give(game, 1, "no")
    give(game, 0, "end")
    give(game, 1, "end")
    first = begin().s.draws
    assert game.s.draws == first + 1, "the next lanes are keyed by another number"


def test_lanes_are_saved_and_cloned_in_the_middle() -> None:
    game = begin()
    give(game, 0, "yes", "keep")
    give(game, 1, "yes")
    check_saving(RULES, Look(game), "here")
    loaded, clone = RULES.load(game.save(), POOL), game.clone()
    for each in (game, loaded, clone):
        give(each, 0, "yes", "throw", "no")
        give(each, 1, "throw", "no")
    assert game.save() == loaded.save() == clone.save()
    assert [len(hand) for hand in game.s.hands] == [1, 0]


def test_what_came_later_is_undone_by_going_back() -> None:
    game = begin()
    give(game, 0, "yes", "throw")
    saved = game.save()
    pile = game.seen_by(0).s.piles[0]
    give(game, 0, "yes")
    give(game, 1, "yes")
    back = RULES.load(saved, POOL)
    assert (back.number_of(0), back.asks[0].kind, back.asks[1].kind) == (game.number + 3 * LANE, "more", "more")
    assert back.seen_by(0).s.piles[0] == pile, "and the same is drawn again"
    give(back, 0, "yes")
    assert back.seen_by(0).s.hands == game.seen_by(0).s.hands


def test_one_who_has_finished_is_not_asked_and_sees_what_it_did() -> None:
    game = begin()
    give(game, 0, *DRAW_ONE)
    assert list(game.asks) == [1]
    assert game.lanes == (0, 1)
    seen = game.seen_by(0)
    assert len(seen.s.hands[0]) == 1
    assert sorted(seen.asks) == [1]
    assert seen.asks[1].kind == "lane", "what the other one is asked is nobody's business"


def test_a_seat_gives_up_in_the_middle() -> None:
    game = begin(3)
    give(game, 0, "yes", "keep")
    give(game, 1, "yes")
    game.command(1, "concede")
    assert sorted(game.asks) == [0, 2]
    assert len(game.seen_by(0).s.hands[0]) == 1
    give(game, 2, "no")
    game.command(0, "concede")
    assert game.outcome is not None and game.outcome.winner == 2
    assert (game.asks, game.lanes) == ({}, ())


def test_the_last_lane_to_finish_may_be_that_of_who_gives_up() -> None:
    game = begin(3)
    give(game, 0, *DRAW_ONE)
    give(game, 2, "no")
    game.command(1, "concede")
    assert {seat: ask.kind for seat, ask in game.asks.items()} == {0: "main"}
    assert len(game.s.hands[0]) == 1


def test_what_is_drawn_in_a_lane_can_be_given() -> None:
    """The lanes are carried out twice, each time with the same draws, each lane with its own."""

    def read(label: str) -> tuple[str, Callable[[Any, int], int]] | None:
        return ("throws", lambda given, n: given % n) if label == "throw" else None

    for thrown in (0, 99):
        with as_given(given := Given({"throws": [thrown] * 22}, read)):
            game = begin()
            for seat in (1, 0):
                give(game, seat, "yes", "throw")
            seen = [game.seen_by(seat).s.piles[seat] for seat in (0, 1)]
            for seat in (0, 1):
                give(game, seat, "no")
        assert game.s.piles == seen
        assert given.left() == {}


def test_a_scenario_plays_lanes() -> None:
    """Its answers quote the numbers of their seats, and everybody reads what they would read."""
    library = gleaners_library()
    asked = {"A": "more", "B": "keep"}
    play = [
        {"B": "yes", "asked": asked, "told": {"B": "draws"}, "untold": {"A": "draws", "spectator": "draws"}},
        {"refused": {"B": "no"}, "offered": {"A": ["yes", "no"], "B": ["keep", "throw"]}, "refuses": {"B": ["yes"]}},
        {"reload": True, "asked": asked},
        {"B": "keep", "A": "no", "untold": {"A": "has", "B": "has"}},
        {"B": "no", "told": {"A": ["has 0 cards", "has 1 cards"]}},
    ]
    scenario = {"game": "gleaners", "decks": ["harvest"] * 2, "play": play}
    run_scenario(scenario, RULES, POOL, library.decks["gleaners"], Voice(library.texts))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_gleaners_conform(seats: int, player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = read_deck(RULES, "harvest.yaml", gleaners.DECK, POOL)
    for number in range(4):
        monkeypatch.setattr(gleaners.Gleaners, "piecemeal", frozenset(("main",)) if number % 2 else frozenset())
        players = [player] * seats if player == "greedy" else ()
        played = play(RULES, POOL, [deck] * seats, f"{seats} {number}", often=1, players=players)
        asides = [answer for answer in played.record.answers if answer.number >= LANE]
        assert asides
        assert replay(RULES, played.record).digest() == played.record.digest


def test_what_each_looks_at_has_the_number_that_they_quote() -> None:
    game = begin()
    give(game, 1, "yes")
    assert [game.seen_by(seat).number for seat in (0, 1)] == [game.number_of(0), game.number_of(1)]
    assert game.seen_by(None).number == game.number


def test_conformance_goes_on_to_others_where_one_has_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin()
    give(game, 0, *DRAW_TWO[:-1])
    assert game.asks[0].write(game.asks[0].sample(Stream("y"))) == DRAW_TWO[-1], "what chance lets the first one answer"
    monkeypatch.setattr(Gleaning, "seen_by", lambda self, _: self._lanes.get(1, self))
    with pytest.raises(Nonconformity, match="notices that seat 1 goes on"):
        check_lanes(RULES, game, Stream("y"), "here")


def test_conformance_finds_a_view_that_shows_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin()
    give(game, 0, "yes")
    monkeypatch.setattr(Gleaning, "seen_by", lambda self, _: self._lanes.get(0, self))
    with pytest.raises(Nonconformity, match="notices that seat 0 goes on"):
        check_lanes(RULES, game, Stream("x"), "here")


def test_lanes_that_depend_on_each_other_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def more(self: Glean, g: Gleaning) -> Any:
        if any(hand for seat, hand in enumerate(g.s.hands) if seat != self.seat):
            return "(end)"
        return honest(self, g)

    honest, following = Glean.course["more"]
    for step in ("", "more"):
        monkeypatch.setitem(Glean.course, step, (more, following))
    game = begin()
    give(game, 0, *DRAW_ONE)
    give(game, 1, *DRAW_ONE[:-1])
    with pytest.raises(Entangled, match="the lane of seat 1 is over before its answer 'yes'"):
        give(game, 1, "no")
