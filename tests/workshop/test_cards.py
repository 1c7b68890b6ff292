"""The commands for those who make cards."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from bot import HOME
from engines.kernel.cards import glossary
from engines.kernel.cards.table import ability_fields, ability_line, entries
from engines.kernel.registry import games
from render import drawn_face
from tests.content import DATA, cards
from workshop.cards import schema, show
from workshop.check import check_cards
from workshop.words import examples, used, words

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
                "number of creature, door: its Attack now [RS-914]",
                "[coins], [ether], [who]",
            ),
        ),
        (
            "rizontical",
            (
                "DMG that is not from a hit.",
                "number of fighter: its ATK now [RZ-863]",
                "[ap], [souls], [protection], [mana], [uses], [time]",
            ),
        ),
    ],
)
def test_every_word_that_cards_may_use_is_listed(
    game: str, words_said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
):
    assert words(Namespace(game=game, word=[]), DATA) == 0
    said = capsys.readouterr().out
    language = games()[game].language
    for home in ("cards", "ops", "always", "attributes", "events", "zones", "moments", "acts", "keywords"):
        for word in getattr(language, home):
            assert f"\n  {word} " in said or f"\n  {word}\n" in said, word
    for each in words_said:
        assert each in said, each


@pytest.mark.parametrize("command", [words, schema])
def test_where_there_are_no_words_it_says_so(command: Any, capsys: pytest.CaptureFixture[str]):
    assert command(Namespace(game="chess", keywords=False, word=[]), DATA) == 2
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
    assert show(Namespace(paths=[file], game=None, out=out), HOME / "data", drawn_face) == 0
    said = capsys.readouterr().out
    assert "spark (en)\nSpark: Imminent" in said
    assert "spark (fr)\nÉtincelle" in said
    assert {path.name for path in out.iterdir()} == {"spark.en.png", "spark.fr.png"}
    assert (out / "spark.fr.png").read_bytes().startswith(b"\x89PNG")


def test_all_that_a_card_says_is_shown_however_long(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "rise").mkdir()
    file = tmp_path / "rise" / "own.yaml"
    draws = ", ".join(f"{{draw: {n}}}" for n in range(1, 100))
    file.write_text(f"- {{kind: incantation, id: long, name: Long, rank: 1, do: [{draws}]}}")
    assert show(Namespace(paths=[file], game=None, out=None), HOME / "data", drawn_face) == 0
    said = capsys.readouterr().out
    assert "then draw 99 cards." in said and "…" not in said


def test_a_file_without_cards_shows_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "rise").mkdir()
    file = tmp_path / "rise" / "own.yaml"
    file.write_text("")
    assert show(Namespace(paths=[file], game=None, out=None), HOME / "data", drawn_face) == 0
    assert "0 problems" in capsys.readouterr().out


def test_what_lies_beside_cards_is_checked_and_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "rise").mkdir()
    (tmp_path / "rise" / "own.yaml").write_text(CARD)
    beside = [HOME / "data" / "decks" / "rise", *(HOME / "data" / "keywords").glob("rise*")]
    assert show(Namespace(paths=[tmp_path, *beside], game=None, out=None), HOME / "data", drawn_face) == 0
    assert re.findall(r"^(\S+) \(en\)$", capsys.readouterr().out, re.MULTILINE) == ["spark"]


def test_a_card_that_can_not_be_read_is_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "rise").mkdir()
    file = tmp_path / "rise" / "own.yaml"
    file.write_text(CARD.replace("damage", "damaeg"))
    assert show(Namespace(paths=[file], game=None, out=None), HOME / "data", drawn_face) == 1
    assert f"{file}:8: spark: do.0.damaeg: no operation 'damaeg'; did you mean damage?" in capsys.readouterr().out


def said_of(game: str, word: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert words(Namespace(game=game, word=word.split()), DATA) == 0
    return capsys.readouterr().out


def meaning(line: str) -> str:
    """What is said of a word, without its clause and whom it is of."""
    return re.sub(r"(\s*(\[[A-Z]+-[^\]]*\]|\([^()]*\)))+$", "", line).strip()


@pytest.mark.parametrize("game", list(games()))
def test_every_declared_word_has_its_line(game: str):
    cards(game)
    for entry in entries(games()[game].language):
        said = meaning(entry.line) if entry.section != "Keywords" else entry.line
        assert entry.section == "Cards" or said and not said.startswith((":", "(")) and not said.endswith(":"), entry
        for name, what in entry.rows:
            assert what.strip() and not what.endswith(": "), (entry.word, name)
    language = games()[game].language
    assert [name for name in ability_fields(language) if not ability_line(language, name)] == []
    lines = language.lines
    for home, known in (("events", "events"), ("attributes", "attributes"), ("acts", "acts"), ("references", "refs")):
        assert set(lines[home]) <= set(getattr(games()[game].language, known)), home
    for event in games()[game].language.events.values():
        assert {*map(str, event.roles.values())} <= {*glossary.ROLES}, event.name


@pytest.mark.parametrize(
    ("game", "word", "words_said"),
    [
        ("rise", "is_blocked", ("an attacking Creature is blocked", "other    what blocks it", "player   the player who controls")),
        ("rise", "is_hit", ("amount   how much damage", "kind     combat, effect")),
        ("rise", "damaged", ("only     behind `would`",)),
        ("rise", "next_turn", ("until the player’s next turn begins", "(of a player)")),
        ("rise", "during_next_turn", ("all through the player’s next turn",)),
        ("rise", "own_turn", ("Later", "of `whose`")),
        ("rise", "as", ("{happened: NAME}; of `move` the cards too",)),
        ("rise", "move", ("what      required, name or selector", "library_top", "Cards go from one zone to another", "Turning the Soil")),
        ("rise", "happened", ("this: turn, n: 2",)),
        ("rise", "limit", ("beside when, would and use",)),
        ("rise", "may_infect", ("{has: Disease, may_infect: prey}",)),
        ("rise", "Flight", ("RS-1001", "only Creatures and Doors with Flight or Reach")),
        ("rise", "Fire Element", ("Keywords",)),
        ("rise", "among", ("{pick: 1, among: seen}",)),
        ("rise", "constant", ("incantation.constant", "it remains in play")),
        ("rise", "beyond_rank", ("create.beyond_rank",)),
        ("rise", "ordered", ("ordered: true",)),
        ("rise", "opponent", ("`foe` is the other player",)),
        ("rizontical", "gain Burned", ("Acts",)),
        ("rizontical", "on", ("power.on", "the Fighters of which one bears it")),
        ("rizontical", "dir", ("push.dir", "`facing`")),
        ("rizontical", "enchantment", ("numen.enchantment",)),
        ("rizontical", "permanent", ("power.category",)),
        ("rizontical", "passive", ("abilities.label",)),
        ("rizontical", "Poison", ("status.name",)),
        ("rise", "choose_summoner", ("its controller, not the attacked player", "allow; of creature")),
        ("rise", "draw", ("Players draw cards", "Acts", "forbid; of player")),
        ("rizontical", "aim", ("beside label: spell or spell*", "within")),
        ("rizontical", "limit", ("{round: 2}", "beside when, would or no head")),
        ("rizontical", "slot", ("1 to 4; 0 without one",)),
        ("rizontical", "hit_done", ("`other` has hit",)),
    ],
)  # fmt: skip
def test_a_word_is_told_in_full(game: str, word: str, words_said: tuple[str, ...], capsys: pytest.CaptureFixture[str]):
    said = said_of(game, word, capsys)
    for each in words_said:
        assert each in said, said


@pytest.mark.parametrize("game", ["rise", "rizontical"])
def test_examples_are_of_real_cards_that_use_the_word(game: str):
    documents = list(cards(game).documents.values())
    places = used(documents)
    shown = [(entry, examples(entry, places)) for entry in entries(games()[game].language)]
    without = [entry.word for entry, of in shown if entry.section in ("Operations", "Events") and not of]
    assert sum(bool(of) for _, of in shown) > 150, without
    names = {document["name"] for document in documents}
    for entry, of in shown:
        for name, text in of:
            assert name in names
            assert entry.word.removeprefix("NAME") in text or entry.section == "Conditions", (entry, text)


def test_a_word_that_is_none_is_told_with_those_near_it(capsys: pytest.CaptureFixture[str]):
    assert words(Namespace(game="rise", word=["destory"]), DATA) == 2
    assert "destroy" in capsys.readouterr().out


def test_a_word_that_other_games_have_is_told_with_what_it_is_there(capsys: pytest.CaptureFixture[str]):
    assert words(Namespace(game="owr", word=["poison"]), DATA) == 2
    said = capsys.readouterr().out
    assert "No word 'poison' in the cards of owr" in said
    assert "In Raise, Rise & Die it is" in said
    assert "how many Poison markers the player has" in said


def test_a_file_outside_of_the_folders_of_a_game_says_its_game_by_an_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "own.yaml"
    file.write_text(CARD)
    assert check_cards(Namespace(paths=[file], game=None), HOME / "data") == 1
    assert "say which by --game" in capsys.readouterr().out
    assert check_cards(Namespace(paths=[file], game="rise"), HOME / "data") == 0
    assert show(Namespace(paths=[file], game="rise", out=None), HOME / "data", drawn_face) == 0
    assert "Spark: Imminent" in capsys.readouterr().out
    assert check_cards(Namespace(paths=[file], game="chess"), HOME / "data") == 2
    assert "There is no game 'chess'; there are" in capsys.readouterr().out


def test_what_is_read_no_further_ends_quietly():
    with subprocess.Popen(
        [sys.executable, "bot.py", "cards", "words", "rise"], cwd=HOME, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.readline()
        command.stdout.close()
        assert command.stderr.read() == b""
        assert command.wait() == 0


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
    assert check_cards(Namespace(paths=[file], game=None), data) == 1
    assert wrong in capsys.readouterr().out
    assert show(Namespace(paths=[file], game=None, out=None), data, drawn_face) == 1
    assert wrong in capsys.readouterr().out
