"""The conformance suite on every game: random matches of the starter decks, checked all the way."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from engines.kernel.cards import DeckList
from engines.kernel.conformance import play
from engines.kernel.record import read_record, verify
from engines.kernel.registry import games
from tests.content import ROOT, cards, decks

BATCHES = 40
MATCHES = 5
"""Matches a batch, the first of them replayed: 200 in all for each game. `make soak` plays and replays 10,000."""


def seating(game: str, number: int) -> list[DeckList]:
    """Starter decks for a match, every number of players and every pair of decks in turn."""
    lists = list(decks(game).values())
    fewest, most = games()[game].seats
    return [
        lists[(number // len(lists) ** seat + seat) % len(lists)]
        for seat in range(fewest + number % (most - fewest + 1))
    ]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", list(games()))
def test_random_matches_conform(game: str, batch: int) -> None:
    numbers = range(batch * MATCHES, (batch + 1) * MATCHES)
    played = [
        play(games()[game], cards(game), seating(game, n), f"conformance {n}", often=60, replayed=n == numbers.start)
        for n in numbers
    ]
    assert sum(each.decisions for each in played) > 100 * MATCHES


def play_by(options: dict[str, str], game: str, number: int, seed: str) -> None:
    """A match by some house options; replayed unless they forbid its decks, of which there is no record then."""
    rules, lists = games()[game], seating(game, number)
    legal = not any(rules.check_deck_for(deck, cards(game), options) for deck in lists)
    play(rules, cards(game), lists, seed, options=options, often=30, replayed=legal)


@pytest.mark.parametrize("game", list(games()))
def test_every_value_of_every_house_option_conforms(game: str) -> None:
    """Half of the options, every other one, are not as they are at first: each value meets many of the others."""
    rules = games()[game]
    for shift in range(max(len(option.values) for option in rules.options)):
        options = {
            option.id: option.values[(shift + place % 2) % len(option.values)]
            for place, option in enumerate(rules.options)
        }
        play_by(options, game, shift, f"options {shift}")


@pytest.mark.soak
@pytest.mark.parametrize("game", list(games()))
def test_every_house_option_conforms_alone(game: str) -> None:
    rules = games()[game]
    for number, option in enumerate(rules.options):
        for value in option.values[1:]:
            play_by({option.id: value}, game, number, f"{option.id} {value}")


def one_of_every_game() -> str:
    """How a match of every game ends."""
    found: list[str] = []
    for game, rules in games().items():
        lists = list(decks(game).values())
        match = play(rules, cards(game), [lists[0], lists[1]], "any process", often=0)
        found.append(f"{game} {match.decisions} {match.record.digest} {match.record.seal}")
    return "\n".join(found)


PROGRAM = "from tests.engines.test_conformance import one_of_every_game; print(one_of_every_game())"


def test_a_match_is_the_same_in_any_process() -> None:
    """In this one, whatever was played in it before, as in a new one that hashes otherwise."""
    seed = "77" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    another = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert another.stdout.strip() == one_of_every_game()


@pytest.mark.parametrize("game", list(games()))
def test_a_record_is_verified_and_any_altered_answer_is_found_out(game: str) -> None:
    rules, lists = games()[game], list(decks(game).values())
    record = play(rules, cards(game), [lists[0], lists[2]], "altered", often=0).record
    assert verify(rules, read_record(record.encode())).ok
    for line in range(0, len(record.answers), max(1, len(record.answers) // 25)):
        answers = list(record.answers)
        answers[line] = msgspec.structs.replace(answers[line], key="pass" if answers[line].key != "pass" else "end")
        assert not verify(rules, msgspec.structs.replace(record, answers=answers)).ok, line


@pytest.mark.parametrize("game", list(games()))
def test_house_players_end_their_matches(game: str) -> None:
    rules = games()[game]
    for number in range(3):
        lists = seating(game, number)
        houses = [("greedy", "random")[seat % 2] for seat in range(len(lists))]
        played = play(rules, cards(game), lists, f"house {number}", players=houses, often=0)
        assert played.winner is not None or played.clause
