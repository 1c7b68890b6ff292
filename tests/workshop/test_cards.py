"""The commands for those who make cards."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from bot import HOME
from engines.kernel.registry import games
from render import drawn_face
from tests.content import DATA
from workshop.cards import schema, show, words
from workshop.check import check_cards

CARD = """
- kind: imminent
  id: spark
  name: Spark
  in: {fr: Étincelle}
  rank: 2
  targets: {target: {pick: 1, kind: creature}}
  do: [{damage: {n: 2, to: target}}]
"""


@pytest.mark.parametrize(
    ("game", "words_said"),
    [
        (
            "rise",
            (
                "Cards go from one zone to another",
                "number of creature, door [RS-914]",
                "[coins], [ether], [who]",
            ),
        ),
        (
            "rizontical",
            (
                "DMG that is not from a hit.",
                "number of fighter [RZ-863]",
                "[ap], [souls], [protection], [uses], [time]",
            ),
        ),
    ],
)
def test_every_word_that_cards_may_use_is_listed(
    game: str, words_said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
):
    assert words(Namespace(game=game), DATA) == 0
    said = capsys.readouterr().out
    language = games()[game].language
    for home in ("cards", "ops", "always", "attributes", "events", "zones", "moments", "acts", "keywords"):
        for word in getattr(language, home):
            assert f"\n  {word} " in said or f"\n  {word}\n" in said, word
    for each in words_said:
        assert each in said, each


@pytest.mark.parametrize("command", [words, schema])
def test_where_there_are_no_words_it_says_so(command: Any, capsys: pytest.CaptureFixture[str]):
    assert command(Namespace(game="chess", keywords=False), DATA) == 2
    assert "There is no game 'chess'" in capsys.readouterr().out


def test_the_schema_for_editors_is_written(capsys: pytest.CaptureFixture[str]):
    for game, keywords in (("rise", False), ("rizontical", False), ("rise", True)):
        assert schema(Namespace(game=game, keywords=keywords), DATA) == 0
        written = json.loads(capsys.readouterr().out)
        assert written["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert written["type"] == ("object" if keywords else "array")
    assert schema(Namespace(game="rizontical", keywords=True), DATA) == 2
    assert capsys.readouterr().out == "Rizontical has no keywords.\n"


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


def test_a_card_that_can_not_be_printed_is_an_error_with_its_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data = tmp_path / "data"
    copytree(HOME / "data", data)
    for locale in ("en", "fr"):
        file = data / "locale" / locale / "rise-cards.ftl"
        file.write_text(file.read_text().replace("\nif-infected = ", "\nif-not-there = "))
    (tmp_path / "rise").mkdir()
    file = tmp_path / "rise" / "own.yaml"
    file.write_text(CARD.replace("target}}]", "target}, if: {target:\n    {infected: true}}}]"))
    wrong = f"{file}:9: spark: infected can't be printed: no text 'if-infected' in en, fr"
    assert check_cards(Namespace(paths=[file]), data) == 1
    assert wrong in capsys.readouterr().out
    assert show(Namespace(paths=[file], out=None), data, drawn_face) == 1
    assert wrong in capsys.readouterr().out
