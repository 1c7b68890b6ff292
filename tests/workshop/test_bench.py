"""The bench: what it prints, and that a slow machine is not held against us (nor a fast one in our favour)."""

from __future__ import annotations

import json
import re

import pytest

import bot
from workshop.bench import quantities
from workshop.bench.quantities import REFERENCE, Measured, Quantity, at_reference, grown, least_times

TIME = Quantity("a time", "us", 100, 50, cpu=True)
RATE = Quantity("a rate", "decisions/s", 100, 200, more=True, cpu=True)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch):
    """Two rounds do for a look."""
    monkeypatch.setattr(quantities, "ROUNDS", (2, 2))


def test_a_quantity_is_printed_beside_floor_and_goal(capsys: pytest.CaptureFixture[str]):
    assert bot.main(["bench", "--only", "save", "--game", "rizontical"]) == 0
    printed = capsys.readouterr()
    assert re.fullmatch(
        r"save \(rizontical\) +[\d.]+ us +[\d.]+ at reference speed +floor 12, goal 8 +(goal met|met|NOT MET)\n",
        printed.out,
    )
    assert re.search(r"python-chess makes [\d,]+ moves a second", printed.err)


def test_a_quantity_that_is_not_timed_is_not_scaled(capsys: pytest.CaptureFixture[str]):
    assert bot.main(["bench", "--only", "Snapshot", "--game", "rizontical", "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["quantity"] == "snapshot size"
    assert entry["value"] == entry["raw"] > 1000
    assert (entry["floor"], entry["goal"], entry["better"]) == (6000, 4000, "lower")


def test_what_there_is_not_is_said(capsys: pytest.CaptureFixture[str]):
    assert bot.main(["bench", "--only", "no such quantity"]) == 2
    assert bot.main(["bench", "--game", "chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().out


def test_on_a_machine_half_as_fast_times_are_halved_and_rates_doubled():
    slow, fast = REFERENCE / 2, REFERENCE * 3
    assert at_reference(120, slow, more=False) == 60
    assert at_reference(120, slow, more=True) == 240
    assert at_reference(120, fast, more=False) == 360
    assert at_reference(120, fast, more=True) == 40
    assert at_reference(120, REFERENCE, more=True) == at_reference(120, REFERENCE, more=False) == 120
    assert at_reference(120, None, more=True) == at_reference(120, None, more=False) == 120


def test_growth_is_what_the_length_of_a_match_costs_and_not_what_is_in_play_and_in_hands():
    fuller = [(n, (4 + n // 50, 9 - n // 90), 10.0 + 3 * (4 + n // 50) - n // 90) for n in range(5, 600, 10)]
    assert grown(fuller) == pytest.approx(1)
    longer = [(n, (4 + n % 7, n % 3), 20.0 + n / 10 + n % 7) for n in range(5, 600, 10)]
    assert grown(longer) == pytest.approx((23 + 50) / (23 + 0.5), rel=0.01)
    assert grown(longer[:20]) == pytest.approx((23 + 19.5) / (23 + 0.5), rel=0.01)  # nothing is known of later ones


@pytest.mark.parametrize(
    ("quantity", "raw", "speed", "verdict"),
    [
        (TIME, 190, REFERENCE / 2, "met"),
        (TIME, 90, REFERENCE / 2, "goal met"),
        (TIME, 90, REFERENCE * 2, "NOT MET"),
        (TIME, 100, None, "met"),
        (RATE, 60, REFERENCE / 2, "met"),
        (RATE, 110, REFERENCE / 2, "goal met"),
        (RATE, 110, REFERENCE * 2, "NOT MET"),
        (RATE, 99, None, "NOT MET"),
        (Quantity("waiting", "ms", 100, 50), 190, REFERENCE / 2, "NOT MET"),
        (Quantity("no floor", "ms", cpu=True), 190, REFERENCE / 2, ""),
    ],
)
def test_cpu_bound_work_is_judged_at_reference_speed(quantity: Quantity, raw: float, speed: float | None, verdict: str):
    assert Measured(quantity, "a game", raw, speed).verdict == verdict


def test_of_every_piece_the_least_disturbed_time_counts(monkeypatch: pytest.MonkeyPatch):
    costs = iter([3.0, 50.0, 9.0, 4.0])  # two pieces in the first round, the same two in the second
    now = 0.0

    def piece() -> int:
        nonlocal now
        now += next(costs)
        return 10

    monkeypatch.setattr(quantities, "process_time", lambda: now)
    assert least_times({"work": lambda: [piece, piece]}) == {"work": (3.0 + 4.0) / 20}


def test_a_game_says_itself_that_it_is_the_richest():
    assert quantities.RICHEST_PLAY.name == quantities.PLAY.name
    assert (quantities.RICHEST_PLAY.floor, quantities.PLAY.floor) == (5200, 10000)
