"""What authors write, right or wrong: read with bounds, refused with file, line and the nearest word."""

from __future__ import annotations

import copy
import functools
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.kernel.cards import Cards, read_deck
from engines.kernel.conformance import play
from engines.kernel.documents import DEPTH_LIMIT, ContentError, near, read_documents
from engines.kernel.record import Record, read_record, verify
from engines.kernel.registry import games
from engines.kernel.scenario import read_scenarios, run_scenario
from engines.kernel.scenario_said import Failure
from tests.content import DATA, ROOT, cards, decks, voice
from workshop.check import check_cards

FUZZ = settings(
    max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)


def test_the_nearest_words_are_told() -> None:
    assert near("atack", ["attack", "defense"]) == "did you mean attack?"
    assert near("xyz", ["attack", "defense"]) == "known are attack, defense"
    assert near("xyz", [f"word-{n}" for n in range(60)]).endswith("word-8, word-9")
    assert near("xyz", [f"word-{n:03}" for n in range(160)]).endswith("word-099 and 60 more")
    assert near("xyz", []) == "there is none"


def problems(text: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str = "rise") -> str:
    """What `cards check` says of a file."""
    (tmp_path / game).mkdir(exist_ok=True)
    file = tmp_path / game / "own.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert check_cards(Namespace(paths=[file], game=None), DATA) == 1
    return capsys.readouterr().out


CREATURE = "- {kind: creature, id: own, name: Own, rank: 2, attack: 1, defense: 1}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 3000, "own.yaml:1: file: nested too deeply"),
        ("- " * (DEPTH_LIMIT + 1) + "x", "nested too deeply"),
        (b"- name: caf\xe9", "own.yaml:1: file: it is no UTF-8 (at byte 12)"),
        ("a: 1\n b: 2", "own.yaml:2: YAML: mapping values"),
        ("- x: !!python/object:os.system 1", "own.yaml:1: YAML: could not determine a constructor"),
        ("- x: !!int abc", "own.yaml:1: file: it can't be read"),
        ("- {id: &a x, name: *a}", "own.yaml:1: file: YAML aliases"),
        ("- id: own\n  name: x\n  id: other", "own.yaml:3: file: 'id' stands here twice"),
        (CREATURE.replace("rank: 2", f"rank: {'9' * 5000}"), "is too large a number"),
        (CREATURE.replace("attack: 1", "attack: 12345678"), "own.yaml:1: own: attack: a number is from -1000000"),
        (
            CREATURE.replace("name: Own", "name: 2020-01-01, atack: 1"),
            "own: atack: no field 'atack'; did you mean att",
        ),
        (CREATURE.replace("creature", "creatur"), "own: kind: no kind of card 'creatur'; did you mean creature?"),
        (CREATURE.replace("rank: 2", "rank: 2, keywords: [Fligth]"), "did you mean Flight?"),
        ("- 7", "own.yaml:1: card: "),
        ("7", "own.yaml:1: file: a card file is a list of cards"),
    ],
)
def test_a_card_file_that_can_not_be_read(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    found = problems(text, tmp_path, capsys)
    assert said in found, found
    assert len(found) < 2000


@pytest.mark.parametrize(
    ("op", "said"),
    [
        ("drawe: 2", "own.yaml:6: own: abilities.0.do.0.drawe: no operation 'drawe'; did you mean draw?"),
        ("draw: {n: 1, hwo: you}", "own.yaml:6: own: abilities.0.do.0.draw.hwo: no field 'hwo'; "),
        (
            "if: {cond: {exsts: {kind: creature}}, then: []}",
            "cond: no condition or name 'exsts'; did you mean exists?",
        ),
        ("if: {cond: {exists: {kind: creatur}}, then: [{drw: 1}]}", "drw: no operation 'drw'; did you mean draw?"),
        ("if: {cond: {exists: {kind: creatur}}, then: [{drw: 1}]}", "no kind 'creatur'; did you mean creature?"),
        ("draw: {n: {summ: [1, 2]}}", "no value 'summ'; did you mean sum?"),
        ("modes", "modes is a list, not"),
        ("modes: 7", "own.yaml:6: own: abilities.0.do.0"),
        ("modes: {modes: 7}", "modes is a list, not 7"),
        ("modes: [[{draw: 1}], [{drwa: 1}]]", "no operation 'drwa'; did you mean draw?"),
    ],
)
def test_a_wrong_word_of_an_effect_is_told_with_its_line(
    op: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    do = op if op == "modes" else "{" + op + "}"
    text = f"""- kind: creature
  id: own
  name: Own
  rank: 2
  abilities: [{{use: purchase, id: go, name: Go, do: [
    {do}]}}]
  attack: 1
  defense: 1
"""
    found = problems(text, tmp_path, capsys)
    assert said in found, found


def test_a_wrong_deck_is_told_with_its_line() -> None:
    rules = games()["rise"]
    for text, said in (
        ("name: x\ngame: rise\ncard: {}", "own.yaml:3: card: no field of a deck; did you mean cards?"),
        ("name: x\ngame: rise\ncards: {libary: []}", "own.yaml:3: libary: no section of a deck; did you mean library?"),
        (
            "name: x\ngame: rise\ncards:\n  library:\n  - toll-gat",
            "own.yaml:5: toll-gat: no card of this id; did you mean toll-gate",
        ),
        ("name: x\ngame: rise\ncards:\n  library:\n  - [1]", "own.yaml:5: cards.library.0: text is wanted, not a list"),
        ("name: x\ngame: chess\ncards: {}", "own.yaml:2: game: this is a deck of rise"),
        ("- 1", "own.yaml:1: deck: a deck file is a mapping"),
    ):
        with pytest.raises(ContentError) as error:
            read_deck(rules, "own.yaml", text, cards("rise"))
        assert said in str(error.value), str(error.value)


# ------------------------------------------------------------------------------------------------------------- anything

ATOMS = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**20), 10**20), st.floats(allow_nan=False), st.text(max_size=8),
    st.sampled_from(["this", "target", "it", "subject", "you", "foe", "own", "A", "a1", "turn", "for_good", "creature", "fighter", "power",
                     "draw", "destroy", "modes", "if", "hand", "field", "2+", "1-3", "it.attack", "event.amount", "<",
                     "plain-creature", "x", "@1", "none"]),
)  # fmt: skip
KEYS = st.sampled_from(
    ["if", "do", "n", "x", "draw", "damage", "repeat", "modes", "let", "for_each", "of", "cond", "then", "else", "choose", "what", "as", "may",
     "kind", "id", "name", "pick", "random", "side", "zone", "not", "any", "it", "this", "to", "who", "until", "while",
     "when", "would", "always",
     "event", "subject", "change", "amount", "set", "grant", "forbid", "act", "lasting", "parts", "later", "at",
     "exists", "compare", "happened",
     "count", "sum", "ask", "limit", "match", "A", "B", "hand", "field", "card", "expect", "pass", "asked", "hides",
     "play", "position", "cards",
     "a", "targets", "cost", "abilities", "in", "fr"],
)  # fmt: skip
ANYTHING = st.recursive(
    ATOMS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=12
)


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def altered(data: st.DataObject, document: Any) -> Any:
    """A document with something else in one or two places."""
    document = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(document)))
        part = document
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = data.draw(ANYTHING)
    return document


def _is_told(error: Exception) -> None:
    assert str(error).startswith("own.yaml:"), error


@pytest.mark.parametrize("game", list(games()))
@given(data=st.data())
@FUZZ
def test_an_altered_card_is_read_or_refused(game: str, data: st.DataObject) -> None:
    documents = cards(game).documents
    document = altered(data, documents[data.draw(st.sampled_from(sorted(documents)))])
    try:
        Cards.read(games()[game], {"own.yaml": yaml.safe_dump([document])})
    except ContentError as error:
        _is_told(error)
        assert "it can't be read: " not in str(error)  # noqa: PT017


SCENARIOS = [
    each
    for file in (
        "rise/format.yaml",
        "rizontical/format.yaml",
        "rizontical/push.yaml",
        "owr/souls.yaml",
        "raise_rise_die/effects.yaml",
        "riftborn/formation.yaml",
    )
    for each in read_scenarios((ROOT / "tests" / "scenarios" / file).read_text())
]


@given(data=st.data())
@FUZZ
def test_an_altered_scenario_runs_or_fails(data: st.DataObject) -> None:
    chosen = data.draw(st.sampled_from(SCENARIOS))
    text = yaml.safe_dump([altered(data, dict(chosen))])
    try:
        (each,) = read_scenarios(text, "own.yaml")
        game = chosen["game"]
        run_scenario(each, games()[game], cards(game), decks(game), voice())
    except (Failure, ContentError) as error:
        _is_told(error)
        assert "broke down" not in str(error)  # noqa: PT017


@given(data=st.data())
@FUZZ
def test_an_altered_deck_is_read_or_refused(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(list(games())))
    file = data.draw(st.sampled_from(sorted((DATA / "decks" / game).glob("*.yaml"))))
    document = altered(data, yaml.safe_load(file.read_text()))
    try:
        read_deck(games()[game], "own.yaml", yaml.safe_dump(document), cards(game))
    except ContentError as error:
        _is_told(error)


@given(text=st.text(max_size=200) | st.text("[]{}:-&*!|>'\"\n a1,#?%@<", max_size=60))
@FUZZ
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = read_documents("own.yaml", text, aliases=True)
    except ContentError as error:
        _is_told(error)
    else:
        json.dumps([document for document, _ in found])


@functools.cache
def played(game: str) -> Record:
    """The record of a match."""
    lists = list(decks(game).values())[:2]
    return play(games()[game], cards(game), lists, "fuzz", players=("random", "random"), often=0).record


@pytest.mark.parametrize("game", list(games()))
@given(data=st.data())
@settings(FUZZ, max_examples=15)
def test_an_altered_record_is_refused_or_found_out(game: str, data: st.DataObject) -> None:
    rules, whole = games()[game], played(game)
    document = msgspec.json.decode(whole.encode())
    field = data.draw(st.sampled_from(sorted(document)))
    changed = {**document, **altered(data, {field: document[field]})}
    try:
        record = read_record(json.dumps(changed).encode())
    except msgspec.DecodeError:
        return
    assert record == whole or not verify(rules, record).ok
    if record != whole and record.cards == whole.cards:
        verdict = verify(rules, record.sealed())
        assert verdict.ok == (verdict.problem is None)
