"""Saves: what they say of themselves, the way up from older forms, and the labels by which they know programs and
abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.cards import Cards, DeckList
from engines.kernel.game import Game
from engines.kernel.registry import games
from engines.kernel.saves import CannotGoOn, Document
from engines.kernel.scenario import run_scenario
from engines.kernel.state import Outcome, Procedure, State, Verdict
from engines.kernel.text import say
from tests.content import cards, decks, voice
from tests.toys import Unwritten

POOL = Cards("tally", {}, {})


class TallyState(State):
    """Today's form: marks by seat."""

    marks: dict[int, int] = {}
    limit: int = 10


class Tally(Game[TallyState]):
    """One player marks until the limit."""


class Marking(Procedure, tag="tally_marking"):
    """A mark more, or two."""

    seat: int = 0
    steps = ("ask", "mark")

    def ask(self, g: Tally) -> Verdict:
        """How many."""
        options = [Option(str(n), say("number", n=n), n) for n in (1, 2)]
        return Ask(self.seat, "main", one_of(say("number", n=1), options), "1", forced=False)

    def mark(self, g: Tally, n: int) -> Verdict:
        """They are counted."""
        g.s.marks = {**g.s.marks, self.seat: g.s.marks.get(self.seat, 0) + n}
        if g.s.marks[self.seat] >= g.s.limit:
            g.finish(Outcome(self.seat, say("nobody")))
        return "ask"


def counted_by_seat(document: Document) -> None:
    """Form 1 had a number of marks, of seat 0."""
    state = document["state"]
    state["marks"] = {0: state.pop("count", 0)}


def has_a_limit(document: Document) -> None:
    """Form 2 had no limit: it was 5, and no match that is past it can go on. The rules are those of version 2."""
    if max(document["state"]["marks"].values()) > 5:
        raise CannotGoOn(say("save-rules", saved=document["rules"], here="2"))
    document["state"]["limit"] = 5
    document["rules"] = "2"


class Tallies(Unwritten):
    """Tally in its third form."""

    id, title, version, seats, sections = "tally", "Tally", "2", (1, 1), ()
    game, state, card_type = Tally, TallyState, None
    upgrades = (counted_by_seat, has_a_limit)

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Tally:
        game = Tally(TallyState(key=key), cards)
        game.start(Marking())
        return game

    def view(self, game: Tally, viewer: int | None) -> dict[int, int]:
        return game.s.marks

    def concede(self, game: Tally, seat: int) -> None:
        game.finish(Outcome(None, say("nobody")))


RULES = Tallies()


def begun() -> Tally:
    """A new match."""
    return RULES.begin(POOL, (), {}, b"k")


def save(**state: Any) -> Document:
    """A save of Tally as plain data."""
    agenda = [{"is": "tally_marking", "step": "ask"}]
    whole = {"key": b"k", "number": 3, "agenda": agenda, **state}
    return {"schema": 1, "game": "tally", "rules": "1", "state": whole, "story": []}


def load(document: Document) -> Tally:
    game = RULES.load(msgspec.msgpack.encode(document), POOL)
    assert isinstance(game, Tally)
    return game


def test_a_save_names_its_game_its_form_and_its_rules() -> None:
    saved = msgspec.msgpack.decode(begun().save())
    assert list(saved) == ["schema", "game", "rules", "state", "story"]
    assert (saved["schema"], saved["game"], saved["rules"]) == (3, "tally", "2")


@pytest.mark.parametrize("game", list(games()))
def test_every_save_of_today_begins_alike(game: str) -> None:
    lists = list(decks(game).values())
    for seed in range(2):
        match = games()[game].begin(cards(game), [lists[seed], lists[-1]], {}, bytes([seed]) * 32)
        assert match.save().startswith(games()[game].opening)


def test_the_first_form_comes_up_by_every_step() -> None:
    game = load(save(count=3))
    assert (game.s.marks, game.s.limit, game.number) == ({0: 3}, 5, 3)
    game.answer(3, 0, "2")
    assert game.outcome is not None, "it goes on under its own limit"
    again = load(msgspec.msgpack.decode(game.save()))
    assert again.digest() == game.digest()
    assert msgspec.msgpack.decode(again.save())["schema"] == 3


def test_a_later_form_comes_up_by_the_steps_that_it_lacks() -> None:
    game = load({**save(marks={0: 1}), "schema": 2})
    assert (game.s.marks, game.s.limit) == ({0: 1}, 5)


def test_what_an_upgrade_can_not_take_up_says_why() -> None:
    with pytest.raises(CannotGoOn) as refused:
        load(save(count=6))
    assert refused.value.text.id == "save-rules"


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ({"schema": 4}, "save-newer"),
        ({"game": "heap"}, "save-game"),
        ({"rules": "0"}, "save-rules"),
    ],
)
def test_what_this_version_can_not_go_on_with_is_refused(header: dict[str, Any], why: str) -> None:
    document = {**msgspec.msgpack.decode(begun().save()), **header}
    with pytest.raises(CannotGoOn) as refused:
        load(document)
    assert refused.value.text.id == why


@pytest.mark.parametrize(
    "document",
    [
        {**save(count=3), "schema": 0},
        {**save(count=3), "schema": "one"},
        {**save(count=3, weather="rain")},
        {"game": "tally"},
        {},
        (1, 2),
    ],
)
def test_what_is_no_save_is_refused(document: Any) -> None:
    with pytest.raises(msgspec.DecodeError):
        RULES.load(msgspec.msgpack.encode(document), POOL)


def test_a_field_unknown_to_today_s_form_is_told_with_its_name() -> None:
    document = msgspec.msgpack.decode(begun().save())
    document["state"]["weather"] = "rain"
    with pytest.raises(msgspec.ValidationError, match="weather"):
        load(document)


# ----------------------------------------------------------------------------------------------------------------
# labels


def card(*abilities: dict[str, Any], **more: Any) -> Any:
    """A Creature of Rise."""
    document = {"kind": "creature", "id": "own", "name": "Own", "rank": 3, "attack": 1, "defense": 1}
    return games()["rise"].card_reader.validate_python({**document, "abilities": list(abilities), **more})


def labels(made: Any, where: str) -> set[str]:
    return set(made.codes[where].places)


DRAW, GAIN = {"draw": 1}, {"gain": {"coins": 1}}
DIES = {"event": "dies", "subject": "this"}


def test_labels_stay_when_something_else_is_done_before() -> None:
    plain = card({"when": DIES, "do": [DRAW, {"later": {"at": "turn_end", "do": [DRAW]}}]})
    more = card({"when": DIES, "do": [GAIN, DRAW, GAIN, {"later": {"at": "turn_end", "do": [GAIN, DRAW]}}]})
    assert labels(plain, "when-dies") <= labels(more, "when-dies")
    assert {"draw", "later", "later.do", "later.do.draw"} <= labels(plain, "when-dies")
    code = more.codes["when-dies"]
    assert code.rows[code.places["later.do.draw"]].word == "draw"


def test_a_second_operation_of_a_word_has_a_number() -> None:
    assert {"draw", "draw-2", "gain"} <= labels(card({"when": DIES, "do": [DRAW, GAIN, DRAW]}), "when-dies")


def test_abilities_keep_their_names_when_others_come_before() -> None:
    strikes = {"when": {"event": "strikes", "subject": "this"}, "do": [GAIN]}
    dies = {"when": DIES, "do": [DRAW]}
    alone, second = card(dies), card(strikes, dies)
    assert [each.where for each in alone.abilities] == ["when-dies"]
    assert [each.where for each in second.abilities] == ["when-strikes", "when-dies"]
    assert [each.where for each in card(dies, dies).abilities] == ["when-dies", "when-dies-2"]


def test_every_program_of_every_card_is_found_by_its_label() -> None:
    for game in games():
        for each in cards(game).values():
            for code in each.codes.values():
                assert all(code.places[row.label] == row.place for row in code.rows)
                assert not any(part.isdigit() for row in code.rows for part in row.label.split(".")[:1])


@pytest.mark.parametrize(("foes", "coins"), [([], 1), (["plain-creature"], 4)])
def test_what_is_put_off_heeds_its_first_condition(foes: list[str], coins: int) -> None:
    gain = {"if": {"exists": {"kind": "creature", "side": "foe"}}, "gain": {"coins": 3}}
    own = {
        "kind": "incantation", "id": "own", "name": "Own", "rank": 3,
        "do": [{"later": {"at": "own_turn", "whose": "you", "do": [gain]}}],
    }  # fmt: skip
    turns: list[dict[str, Any]] = [
        {"A": "invoke own as1", "pass": True},
        {"A": "pass", "pass": True},
        {"B": "one-card", "pass": True},
        {"B": "pass", "pass": True},
        {"A": "two-cards", "pass": True, "expect": {"A.stock": coins}},
    ]
    scenario = {
        "game": "rise",
        "cards": [own],
        "position": {"A": {"hand": ["own"]}, "B": {"field": foes}},
        "play": turns,
    }
    run_scenario(scenario, games()["rise"], cards("rise"), decks("rise"), voice())
