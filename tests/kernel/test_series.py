"""Series: a match of several games, with exchanges between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from engines.kernel.ask import Refused
from engines.kernel.cards import DeckList
from engines.kernel.chance import Stream, match_key
from engines.kernel.conformance import Nonconformity, check_closely, check_state, play
from engines.kernel.game import Game
from engines.kernel.record import Answer, Record, course, write_record
from engines.kernel.registry import games
from engines.kernel.rules import HouseOption
from engines.owr.rules import RULES
from tests.content import cards

SECRET = bytes(32)
SHORT = {"deck_out": "lose", "best_of": "3"}
"""Who has to draw and can't loses: with decks of six that is who goes second."""


def deck(name: str, side: int = 3, extra: bool = False) -> DeckList:
    sections = {"deck": ["soul-jay"] * 4 + ["mudlark"] * 2, "side": ["penny-fox", "penny-fox", "hush"][:side]}
    if extra:
        sections |= {"extra": ["cinder-wyrm"] * 2, "side": [*sections["side"], "river-colossus"]}
    return DeckList(name, "owr", sections)


class Series:
    """A match that is played to the end of its games."""

    def __init__(self, *decks: DeckList, word: str = "a", **options: str):
        self.decks, self.options, self.answers = list(decks), {**SHORT, **options}, list[Answer]()
        self.words = [word, "b"]
        self.game: Any = RULES.match(cards("owr"), self.decks, self.options, match_key(SECRET, "series", self.words))

    def answer(self, seat: int, key: str) -> None:
        number = self.game.number_of(seat)
        self.game.answer(number, seat, key)
        self.answers.append(Answer(number, seat, key))

    def to_the_end(self) -> None:
        """Play a game to its end, doing nothing."""
        nth = self.game.nth
        while self.game.outcome is None and self.game.nth == nth and not self.exchanging:
            seat = min(self.game.asks)
            self.answer(seat, self.game.asks[seat].default)

    def record(self) -> Record:
        return write_record(
            match="series", rules=RULES, secret=SECRET, words=self.words, options=self.options, cards=cards("owr"),
            decks=self.decks, answers=self.answers, digest=self.game.digest(),
        )  # fmt: skip

    @property
    def exchanging(self) -> bool:
        return any(ask.kind == "exchange" for ask in self.game.asks.values())

    def counted(self, seat: int) -> dict[str, int]:
        """The main deck of a seat, wherever its cards are by now."""
        row = [thing.card for thing in self.game.s.things if thing is not None and thing.owner == seat]
        return {card: row.count(card) for card in row}

    @property
    def won(self) -> tuple[int, ...]:
        return self.game.s.series.won


def test_a_game_with_side_decks_can_be_a_series_and_others_cannot() -> None:
    offered = {id: rules.option("best_of") is not None for id, rules in games().items()}
    assert offered == {id: rules.side_deck is not None for id, rules in games().items()}
    assert offered["owr"]
    assert not (offered["rise"] or offered["rizontical"])
    assert RULES.option("best_of") == HouseOption("best_of", ("1", "3", "5"), "OW-136")


def wins() -> Iterator[tuple[Series, int]]:
    """A series of each length, with how many games it lasted."""
    for best_of in ("3", "5"):
        series, played = Series(deck("A"), deck("B"), best_of=best_of), 0
        while series.game.outcome is None:
            series.to_the_end()
            played += 1
            for seat in sorted(series.game.asks) if series.exchanging else ():
                series.answer(seat, "none")
        yield series, played


@pytest.mark.clause("OW-136")
def test_a_series_ends_as_soon_as_somebody_has_won_more_than_half_of_the_games() -> None:
    for series, played in wins():
        best = max(series.won)
        assert best == series.game.s.series.best_of // 2 + 1
        assert sum(series.won) == played == series.game.nth
        assert series.game.outcome.winner == series.won.index(best)
        assert series.game.outcome.clause == "OW-136"
        assert not series.game.asks


def two_nil() -> Series:
    """A series of three whose first two games the same seat won."""
    for word in range(30):
        series = Series(deck("A"), deck("B"), word=str(word))
        series.to_the_end()
        first = series.won
        for seat in (0, 1):
            series.answer(seat, "none")
        series.to_the_end()
        if sorted(series.won) == [0, 2]:
            assert sorted(first) == [0, 1]
            return series
    raise AssertionError("no seat won twice")


@pytest.mark.clause("OW-136")
def test_two_games_won_of_three_leave_no_third_one() -> None:
    series = two_nil()
    assert series.game.outcome.winner == series.won.index(2)
    assert (series.game.nth, series.exchanging) == (2, False)


@pytest.mark.clause("OW-136")
def test_drawn_games_count_for_nobody_and_the_games_are_used_up() -> None:
    series = Series(deck("A"), deck("B"), deck_out="none")
    for game in (1, 2, 3):
        assert series.game.nth == game
        series.to_the_end()
        for seat in sorted(series.game.asks):
            series.answer(seat, "none")
    assert series.won == (0, 0)
    assert (series.game.outcome.winner, series.game.outcome.clause) == (None, "OW-136")


@pytest.mark.clause("OW-136", "OW-402")
def test_every_game_is_set_up_anew_with_a_coin_of_its_own() -> None:
    firsts: set[int] = set()
    for word in range(12):
        series = Series(deck("A"), deck("B"), word=str(word))
        before = series.game.s.first
        series.to_the_end()
        for seat in (0, 1):
            series.answer(seat, "none")
        s = series.game.s
        assert [(side.lf, len(side.hand), len(side.deck)) for side in s.seats] == [(2000, 6, 0)] * 2
        assert (s.turn, series.game.nth) == (1, 2)
        firsts.add(s.first - before)
    assert {0} < firsts, "the coin of the second game is not that of the first"


@pytest.mark.clause("OW-209")
def test_as_many_cards_come_in_as_go_out() -> None:
    series = Series(deck("A"), deck("B"))
    series.to_the_end()
    for uneven in ("soul-jay,soul-jay#2 penny-fox", "soul-jay penny-fox,hush", "soul-jay none"):
        with pytest.raises(Refused) as refused:
            series.answer(0, uneven)
        assert refused.value.clause == "OW-209"
    series.answer(0, "mudlark,soul-jay,soul-jay#3 penny-fox,hush,penny-fox#2")
    series.answer(1, "none")
    assert series.counted(0) == {"soul-jay": 2, "mudlark": 1, "penny-fox": 2, "hush": 1}
    assert series.counted(1) == {"soul-jay": 4, "mudlark": 2}
    assert sorted(series.game.s.series.decks[0]["side"]) == ["mudlark", "soul-jay", "soul-jay"]


@pytest.mark.clause("OW-205", "OW-209")
def test_what_comes_in_belongs_where_it_comes() -> None:
    series = Series(deck("A", extra=True), deck("B"))
    series.to_the_end()
    for wrong in ("soul-jay river-colossus none", "none cinder-wyrm hush", "none cinder-wyrm,cinder-wyrm#2 hush"):
        with pytest.raises(Refused):
            series.answer(0, wrong)
    series.answer(0, "soul-jay hush cinder-wyrm river-colossus")
    series.answer(1, "none")
    assert series.counted(0) == {"soul-jay": 3, "mudlark": 2, "hush": 1, "cinder-wyrm": 1, "river-colossus": 1}


@pytest.mark.clause("OW-136")
def test_a_game_that_never_comes_to_an_end_is_a_drawn_one_of_its_series(monkeypatch: pytest.MonkeyPatch) -> None:
    series = Series(deck("A"), deck("B"))
    with monkeypatch.context() as patched:
        patched.setattr("engines.kernel.game.STEP_LIMIT", 1)
        seat = min(series.game.asks)
        series.answer(seat, series.game.asks[seat].default)
    assert [each.event.name for each in series.game.story][-1] == "game_over"
    assert (series.exchanging, series.won, series.game.outcome) == (True, (0, 0), None)
    for seat in (0, 1):
        series.answer(seat, "none")
    assert (series.game.nth, series.exchanging) == (2, False)


@pytest.mark.clause("OW-209")
def test_nobody_learns_what_was_exchanged_nor_who_has_a_side_deck() -> None:
    seen: list[Any] = []
    for size, key in ((3, "none"), (3, "soul-jay hush"), (0, "none")):
        series = Series(deck("A", side=size), deck("B"))
        series.to_the_end()
        assert sorted(series.game.asks) == [0, 1]
        assert all(ask.secret for ask in series.game.asks.values())
        series.answer(0, key)
        series.answer(1, "none")
        seen.append((RULES.view(series.game, None), series.game.lines(1)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("OW-131")
def test_who_concedes_loses_the_whole_series() -> None:
    series = Series(deck("A"), deck("B"))
    series.to_the_end()
    ahead = series.won.index(1)
    series.game.command(ahead, "concede")
    assert series.game.outcome.winner == 1 - ahead
    assert not series.game.asks


@pytest.mark.clause("OW-210")
def test_what_lies_in_a_side_deck_is_no_part_of_the_game() -> None:
    series = Series(deck("A"), deck("B"))
    assert series.counted(0) == {"soul-jay": 4, "mudlark": 2}


def test_a_series_is_one_record_and_sound_at_every_decision() -> None:
    series, chance = Series(deck("A", extra=True), deck("B")), Stream("series")
    while series.game.outcome is None:
        check_state(RULES, series.game, "series")
        check_closely(RULES, series.game, chance, "series")
        seat = min(series.game.asks)
        ask = series.game.asks[seat]
        series.answer(seat, ask.write(ask.sample(chance)) if ask.kind == "exchange" else ask.default)
    *_, last = course(RULES, series.record())
    assert last.digest() == series.game.digest()


def test_a_game_of_a_series_that_no_rule_ends_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = [deck("A"), deck("B")]
    assert play(RULES, cards("owr"), decks, "ends", options=SHORT, often=0).decisions
    answer: Any = cast(Any, Game).answer

    def answered(game: Any, *said: Any) -> None:
        monkeypatch.setattr("engines.kernel.game.STEP_LIMIT", 3)  # the match has begun by the usual one
        answer(game, *said)

    monkeypatch.setattr(Game, "answer", answered)
    with pytest.raises(Nonconformity, match=r"decision \d+: no rule ended what"):
        play(RULES, cards("owr"), decks, "ends", options=SHORT, often=0)
