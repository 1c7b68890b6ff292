"""The commands for those who make cards."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from bot import HOME
from engines.rise.words import L
from render import drawn_face
from tests.content import DATA
from workshop.cards import show, words

CARD = """
- kind: imminent
  id: spark
  name: Spark
  in: {fr: Étincelle}
  rank: 2
  targets: {target: {pick: 1, kind: creature}}
  do: [{damage: {n: 2, to: target}}]
"""


def test_every_word_that_cards_may_use_is_listed(capsys: pytest.CaptureFixture[str]):
    assert words(Namespace(game="rise"), DATA) == 0
    said = capsys.readouterr().out
    lines = {line.split()[0]: line for line in said.split("\n") if line.startswith("  ")}
    for word in (*L.cards, *L.ops, *L.always, *L.attributes, *L.events, *L.zones, *L.moments, *L.acts):
        assert word in lines, word
    assert all(f"  {name}" in said for name in L.keywords)
    assert "Cards go from one zone to another" in lines["move"]
    assert "number of creature, door [RS-914]" in said


@pytest.mark.parametrize(("game", "said"), [("chess", "There is no game 'chess'"), ("rizontical", "docs/cards.md")])
def test_where_there_are_no_words_it_says_so(game: str, said: str, capsys: pytest.CaptureFixture[str]):
    assert words(Namespace(game=game), DATA) == 2
    assert said in capsys.readouterr().out


def test_what_a_card_file_prints_is_shown_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "rise").mkdir()
    file = tmp_path / "rise" / "own.yaml"
    file.write_text(CARD)
    out = tmp_path / "faces"
    assert show(Namespace(paths=[file], out=out), HOME / "data", drawn_face) == 0
    said = capsys.readouterr().out
    assert "spark (en)\nSpark: Imminent" in said
    assert "spark (fr)\nÉtincelle" in said
    assert {path.name for path in out.iterdir()} == {"spark.en.png", "spark.fr.png"}
    assert (out / "spark.fr.png").read_bytes().startswith(b"\x89PNG")


def test_a_card_that_can_not_be_read_is_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "rise").mkdir()
    file = tmp_path / "rise" / "own.yaml"
    file.write_text(CARD.replace("damage", "damaeg"))
    assert show(Namespace(paths=[file], out=None), HOME / "data", drawn_face) == 1
    assert f"{file}:8: spark: do.0.damaeg: no operation 'damaeg'; did you mean damage?" in capsys.readouterr().out
