"""The commands of the workshop, as an author meets them."""

from __future__ import annotations

import re
from argparse import Namespace
from itertools import combinations

import pytest

from tests.content import DATA, decks
from workshop.balance import balance


@pytest.mark.parametrize("game", ["raise_rise_die"])  # whose matches are the shortest; it is the same of all
def test_balance_tells_every_matchup_and_what_going_first_is_worth(game: str, capsys: pytest.CaptureFixture[str]):
    assert balance(Namespace(game=game, matches=1, seed="test"), DATA) == 0
    said = capsys.readouterr().out
    line = r"^([\w-]+) against ([\w-]+): \d+% \((\d+)% to (\d+)%\) of (\d) decided, \d draws(?:; going first \d+% \(.*?\))?$"
    shares = re.findall(line, said, re.MULTILINE)
    assert [(a, b) for a, b, *_ in shares] == list(combinations(decks(game), 2))
    assert all(int(low) < int(high) for *_, low, high, _ in shares)
    decided = sum(int(each[-1]) for each in shares)
    all_of = re.findall(r"^([\w-]+): \d+% \(\d+% to \d+%\) of (\d+) decided$", said, re.MULTILINE)
    assert [name for name, _ in all_of] == list(decks(game))
    assert sum(int(each) for _, each in all_of) == 2 * decided
    first = re.search(r"^going first: \d+% \(\d+% to \d+%\) of (\d+) decided", said, re.MULTILINE)
    assert first is not None
    assert int(first[1]) == decided > 0


def test_balance_names_the_games_there_are(capsys: pytest.CaptureFixture[str]):
    assert balance(Namespace(game="chess", matches=1, seed="test"), DATA) == 2
    assert "rise, rizontical" in capsys.readouterr().out
