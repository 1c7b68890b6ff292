"""The commands of the workshop, as an author meets them."""

from __future__ import annotations

import pickle
import re
from argparse import Namespace
from itertools import combinations
from pathlib import Path

import pytest

from bot import main
from engines.kernel.ask import Refused
from engines.kernel.conformance import Nonconformity, play
from engines.kernel.registry import games
from engines.kernel.text import say
from tests.content import DATA, cards, decks
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


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("--port 99999", "'99999' is no whole number from 0 to 65535"),
        ("selfplay rise --matches 0", "'0' is no whole number from 1"),
        ("balance rise --matches -1", "'-1' is no whole number from 1"),
        ("quiet --answers some", "'some' is no whole number from 1"),
        ("demo rise --out {file}", "nothing can be written into {file}: it is no folder, or not yours to write"),
        ("demo rise --out {file}/below", "nothing can be written into {file}: it is no folder, or not yours to write"),
        ("parts --out {folder}", "'{folder}' is to be a file in a folder that there is"),
        ("parts --out {folder}/none/parts.png", "'{folder}/none/parts.png' is to be a file in a folder that there is"),
    ],
)
def test_what_a_command_can_not_take_is_said(
    command: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"folder": tmp_path, "file": tmp_path / "file"}
    places["file"].touch()
    with pytest.raises(SystemExit) as left:
        main(command.format(**places).split())
    assert left.value.code == 2
    assert why.format(**places) in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", ["demo rise --out {out} --players 5", "selfplay rise --players 5", "demo go --out {out}"]
)
def test_what_is_not_played_so_leaves_nothing_behind(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.format(out=tmp_path / "out").split()) == 2
    assert capsys.readouterr().out.startswith(
        "There is no game 'go'; there are " if " go " in command else "Rise is played by 2 to 4, not by 5."
    )
    assert not (tmp_path / "out").exists()


def test_an_engine_that_fails_is_told_with_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games()["raise_rise_die"]

    def fail(game: object) -> list[str]:
        raise KeyError("omen")

    monkeypatch.setattr(rules, "faults", fail)
    with pytest.raises(Nonconformity, match="match 'broken', decision 0: KeyError: 'omen'"):
        play(rules, cards(rules.id), list(decks(rules.id).values())[:2], "broken")


def test_a_refusal_comes_out_of_another_process_as_it_was() -> None:
    refused = pickle.loads(pickle.dumps(Refused(say("ask-twice", token="a1"), "RS-1")))
    assert (refused.text, refused.clause, str(refused)) == (say("ask-twice", token="a1"), "RS-1", "ask-twice [RS-1]")
