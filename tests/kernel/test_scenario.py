"""What a scenario that does not go as it says, or says nonsense, tells its author."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from engines.kernel.scenario import game_of, read_scenarios, run_scenario
from engines.kernel.scenario_said import Failure
from engines.rise import RULES as RISE
from engines.rise import positions
from render import described
from tests.content import DATA, cards, decks, voice
from workshop.scenarios import scenario as command


def failing(text: str) -> str:
    """What is wrong with a scenario of Rise whose fields, besides title and game, are these."""
    lines = text.strip("\n").splitlines()
    (each,) = read_scenarios("\n".join(["title: it", "game: rise", *lines]), "own.yaml")
    with pytest.raises(Failure) as failure:
        run_scenario(each, RISE, cards("rise"), decks("rise"), voice())
    return str(failure.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("plya: []", "own.yaml:3: no field 'plya' of a scenario; did you mean play?"),
        ("play: 5", "own.yaml:3: play: a list or nothing is wanted"),
        ("play:\n- A: pass\n- 7", "own.yaml:5: play.1: a mapping is wanted, not a whole number"),
        ("play:\n- A: [x]", "own.yaml:4: play.0.A: a whole number or text is wanted, not a list"),
        ("play:\n- expcet: {A.stock: 1}", "own.yaml:4: no word 'expcet' of a step; did you mean expect?"),
        ("play:\n- pass: false", "own.yaml:4: pass is true, or is left out"),
        ("play:\n- reload: false", "own.yaml:4: reload is true, or is left out"),
        (
            "play:\n- expect:\n    A.stock: 0\n    A.stok: 1",
            "own.yaml:6: step 1, expect {'A.stock': 0, 'A.stok': 1}: A.stok can't",
        ),
        ("play:\n- expect: {A.stok: 1}", "did you mean stock?"),
        ("play:\n- expect: {A.stock: 1}", "A.stock is 0, not 1; asked: A main"),
        ("play:\n- hides: {E: x}", "own.yaml:4: 'E' is nobody here; known are A, B, C, D, spectator"),
        ("play:\n- asked: {A: {promt: x}}", "own.yaml:4: play.0.asked.A: no field 'promt'; did you mean prompt?"),
        ("play:\n- asked: {A: {prompt: Nonsense}}", "the prompt of A's question does not say 'Nonsense'"),
        ("play:\n- asked: {A: {options: [a]}}", "the options of A's question are ["),
        ("play:\n- asked: {A: {secret: true}}", "the secret of A's question is False, not True"),
        ("play:\n- happened: [drawm]", "no event 'drawm'; did you mean draw or drawn"),
        ("play:\n- happened: {drawn: 1}", "drawn happened 0 times, not 1"),
        ("play:\n- told: {A: [x]}", "A does not read 'x'"),
        ("play:\n- sees: {A: [toll-gate]}", "A can't find 'toll-gate' anywhere"),
        ("play:\n- hides: {spectator: [plain-summoner]}", "spectator finds 'plain-summoner' in the view"),
        ("play:\n- alt: {A: {de: x}}", "no language 'de'; known are en, fr"),
        ("play:\n- prints: {toll-gat: x}", "no card 'toll-gat'; did you mean toll-gate"),
        ("play:\n- prints: {toll-gate: Octroi}", "toll-gate does not say 'Octroi'"),
        ("position: []", "own.yaml:3: position: a mapping or nothing is wanted"),
        ("position:\n  A:\n    fild: [x]", "own.yaml:5: position: side A: 'fild' is unknown, did you mean field?"),
        (
            "position:\n  A:\n    hand: [toll-gat]",
            "own.yaml:5: position: no card is called 'toll-gat'; did you mean toll-gate",
        ),
        ("position:\n  A:\n    stock: 2\nplay: [{expect: {A.stock: 1}}]", "own.yaml:6: step 1"),
        ("position:\n  A:\n    hand: 7", "own.yaml:5: position: side A: 'hand': a list is wanted, not a whole number"),
        ("options: {return_too: owner}", "own.yaml:3: no option 'return_too'; did you mean return_to?"),
        ("decks: [x, y]", "own.yaml:3: no deck 'x'"),
        ("seed: x", "own.yaml:3: seed: a whole number is wanted, not text"),
        (
            "cards:\n- {kind: creature, id: own, name: Own, rank: 2, atack: 1, defense: 2}",
            "own.yaml:4: own: atack: no field",
        ),
        ("play: [{refuses: {B: pass}}]", "own.yaml:3: step 1, refuses {'B': 'pass'}: B is not asked; asked: A main"),
        ("play: [{offered: {B: pass}}]", "own.yaml:3: step 1, offered {'B': 'pass'}: B is not asked; asked: A main"),
        (
            "play: [{refused: {A: attack, clause: RS-101}}]",
            "refused by RS-807 (No Creature of yours can attack.), not by RS-101",
        ),
        ("play: [{refused: {B: pass, A: pass}}]", "A pass was accepted"),
        ("tosses: [S]", "own.yaml:3: ['S'] of the tosses given were never made"),
        ("ends: respond", "own.yaml:3: it ends with ['main'], not with respond"),
        ("a: &a [1, 2]\nb: *a", "no field 'a' of a scenario"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, said: str) -> None:
    assert said in failing(text), failing(text)


FLIP = """
cards:
- {kind: creature, id: cat, name: Cat, rank: 2, attack: 1, defense: 1, abilities: [{use: toss, id: flip, name: Flip, success: [draw]}
]}
position: {A: {field: [cat, cat]}}
"""


def test_more_draws_than_given_are_an_error_that_says_so() -> None:
    twice = FLIP + "tosses: [F]\nplay: [{A: action a1 flip, pass: true}, {A: action a2 flip, pass: true}]"
    assert "step 2, A action a2 flip: more tosses are made than the 1 given" in failing(twice)
    wrong = FLIP + "tosses: [edge]\nplay: [{A: action a1 flip, pass: true}]"
    assert "a toss does not come out as 'edge'" in failing(wrong)


def test_what_breaks_the_engine_fails_its_own_scenario_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "crash.yaml").write_text(
        "- title: breaks\n  game: broken\n  play: []\n"
        "- 7\n"
        "- {title: lost, game: ris}\n"
        "- title: holds\n  game: rise\n  play:\n  - expect: {A.stock: 0}\n"
    )
    (tmp_path / "deep.yaml").write_text("[" * 5000)
    (tmp_path / "latin.yaml").write_bytes(b"title: caf\xe9")
    (tmp_path / "laughs.yaml").write_text(
        "a: &a [x,x,x,x,x,x,x,x,x]\n"
        + "".join(
            f"{new}: &{new} [{', '.join(['*' + old] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
        )
    )
    assert command(Namespace(paths=[tmp_path], json=True), DATA, described) == 1
    reports = {(Path(each["file"]).name, each["title"]): each for each in json.loads(capsys.readouterr().out)}
    assert reports["crash.yaml", "holds"]["ok"]
    assert "no game 'broken'" in reports["crash.yaml", "breaks"]["problem"]
    assert "crash.yaml:4: a scenario is a mapping" in reports["crash.yaml", "number 2"]["problem"]
    assert "crash.yaml:5: no game 'ris'; did you mean rise?" in reports["crash.yaml", "lost"]["problem"]
    assert "nested too deeply" in reports["deep.yaml", "-"]["problem"]
    assert "no UTF-8" in reports["latin.yaml", "-"]["problem"]
    assert "parts, aliases unfolded" in reports["laughs.yaml", "-"]["problem"]


def test_a_crash_is_told_with_the_line_of_the_step_and_the_place_in_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule that breaks down here is a real one that is given an impossible state by hand."""
    (each,) = read_scenarios(
        "title: it\ngame: rise\nposition: {A: {field: [plain-creature]}}\nplay:\n- expect: {A.stock: 0}\n- A: attack",
        "own.yaml",
    )

    place = positions.place

    def broken(game: Any, document: Any) -> None:
        place(game, document)
        game.s.seats[0].hand = (9999,)

    monkeypatch.setattr(positions, "place", broken)
    with pytest.raises(Failure) as failure:
        run_scenario(each, RISE, cards("rise"), {}, voice())
    assert "own.yaml:6: step 2, A attack: the engine broke down: IndexError" in str(failure.value)
    assert "(engines/" in str(failure.value)


def test_an_alias_repeats_a_part_of_a_scenario() -> None:
    text = "title: it\ngame: rise\nposition: {A: &side {hand: [own]}, B: *side}\ncards: [&one {kind: door, id: own, name: Own, rank: 1, defense: 2}]\nplay: [{expect: {A.hand: 1, B.hand: 1}}]"
    (each,) = read_scenarios(text, "own.yaml")
    assert game_of(each, ["rise"]) == "rise"
    run_scenario(each, RISE, cards("rise"), {})
