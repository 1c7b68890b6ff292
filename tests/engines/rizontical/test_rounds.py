"""Tosses of the Speed Rule, the first turn of a real duel, and what of an action its opponent reads."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
import yaml

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards
from engines.kernel.registry import games
from engines.rizontical.duel import Duel
from engines.rizontical.speed import first_on
from tests.content import cards, decks

RULES = games()["rizontical"]
SEEDS = range(1, 17)


def duel(position: dict[str, Any], own: Sequence[dict[str, Any]] = (), *, seed: int = 1, **options: str) -> Duel:
    """A duel in a position, with cards of the test's own."""
    document = yaml.safe_dump([*json.loads(json.dumps(RULES.blanks)), *own])
    game = RULES.empty(Cards.read(RULES, {"own": document}, known=cards()), options, seed.to_bytes(32, "big"))
    RULES.place(game, position)
    return game


def play(game: Duel, *answers: str) -> None:
    """Give answers, each of whoever is asked."""
    for key in answers:
        game.answer(game.number, next(iter(game.asks)), key)


def tossed(game: Duel) -> list[int | None]:
    """Who won the Speed Rule's tosses since the last action."""
    return [entry.event.seat for entry in game.story if "RZ-663" in entry.clauses]


def applied(game: Duel, name: str) -> list[int]:
    """The subjects of the events of a name since the last action, in order."""
    return [entry.event.subject for entry in game.story if entry.event.name == name]


TIE: dict[str, Any] = {"card": "plain-fighter", "hp": 4}


@pytest.mark.clause("RZ-663")
def test_equal_speed_and_hp_are_decided_by_a_toss() -> None:
    winners: set[int] = set()
    for seed in SEEDS:
        game = duel(
            {
                "phase": "turn_start",
                "A": {"fighters": {1: {**TIE, "cell": "a1"}}},
                "B": {"fighters": {1: {**TIE, "cell": "h8"}}},
            },
            seed=seed,
        )
        assert len(tossed(game)) == 1
        assert tossed(game)[0] == game.s.order[0]
        texts = [str(line.text.id) for line in game.lines(None) if "RZ-663" in line.clauses]
        assert texts == ["rz-log-speed-toss"]
        winners.add(game.s.order[0])
    assert winners == {0, 1}


@pytest.mark.clause("RZ-663", "RZ-662")
def test_nothing_is_tossed_where_speed_or_hp_decide() -> None:
    for seed in SEEDS:
        game = duel(
            {
                "phase": "turn_start",
                "A": {"fighters": {1: {**TIE, "cell": "a1", "hp": 3}}},
                "B": {"fighters": {1: {**TIE, "cell": "h8"}}},
            },
            seed=seed,
        )
        assert tossed(game) == []
        assert game.s.order == (1, 0)


@pytest.mark.clause("RZ-665")
def test_two_empty_slots_are_decided_by_a_toss() -> None:
    winners: set[int] = set()
    for seed in SEEDS:
        game = duel(
            {"phase": "turn_start", "turn": 4, "A": {"hand": ["plain-power"]}, "B": {"hand": ["plain-power"]}},
            seed=seed,
        )
        assert len(tossed(game)) == 1
        assert tossed(game)[0] == game.s.order[0]
        winners.add(game.s.order[0])
    assert winners == {0, 1}


@pytest.mark.clause("RZ-666")
def test_dmg_to_tied_fighters_is_ordered_by_the_toss_of_the_turn_and_tossed_anew_for_another_tie() -> None:
    bolt = {
        "kind": "power",
        "id": "bolt",
        "name": "Bolt",
        "category": "normal",
        "cost": {"ap": 0},
        "do": [{"damage": {"n": 1, "to": {"kind": "fighter"}}}],
    }
    first: set[int] = set()
    for seed in SEEDS:
        sides = {
            letter: {"hand": ["bolt", "bolt"], "fighters": {2: {**TIE, "cell": cell}}}
            for letter, cell in (("A", "b1"), ("B", "g8"))
        }
        game = duel({"phase": "turn_start", "turn": 2, **sides}, [bolt], seed=seed)
        winner = game.s.order[0]
        if game.asks[next(iter(game.asks))].kind == "bonus":
            play(game, "decline")
        first.add(winner)
        draws = game.s.draws
        play(game, "power bolt @1")
        assert [game.controller(id) for id in applied(game, "damaged")] == [winner, 1 - winner]
        assert game.s.draws == draws, "the tie was tossed for as the turn began"
        play(game, "power bolt @1")
        assert len(tossed(game)) == 1, "with other HP it is another tie"
        assert [game.controller(id) for id in applied(game, "damaged")] == [tossed(game)[0], 1 - tossed(game)[0]]
    assert first == {0, 1}


@pytest.mark.clause("RZ-666")
def test_a_tie_that_was_broken_is_another_one_when_it_comes_back() -> None:
    mine = {"kind": "fighter", "side": "own", "slot": 2}
    nick = {
        "kind": "power",
        "id": "nick",
        "name": "Nick",
        "category": "normal",
        "cost": {"ap": 0},
        "do": [{"lose": {"hp": 1, "who": mine}}, {"heal": {"n": 1, "to": {**mine}}}],
    }
    again: set[bool] = set()
    for seed in SEEDS:
        sides = {
            letter: {"hand": ["nick"], "fighters": {2: {**TIE, "cell": cell}}}
            for letter, cell in (("A", "b1"), ("B", "g8"))
        }
        game = duel({"phase": "turn_start", "turn": 2, **sides}, [nick], seed=seed)
        winner = game.s.order[0]
        if game.asks[next(iter(game.asks))].kind == "bonus":
            play(game, "decline")
        assert [toss.slot for toss in game.s.tosses] == [1]
        play(game, "power nick @1")
        assert game.s.tosses == []
        again.add(first_on(game, 1) == winner)
    assert again == {True, False}


@pytest.mark.clause("RZ-666")
def test_a_toss_holds_through_the_round_end_and_the_round_start() -> None:
    bell: dict[str, Any] = {
        "kind": "power",
        "id": "bell",
        "name": "Bell",
        "category": "permanent",
        "cost": {"ap": 0},
        "abilities": [{"when": {"event": ["round_end", "round_start"]}, "do": [{"draw": 1}]}],
    }
    for seed in SEEDS:
        sides = {
            letter: {
                "ap": 9,
                "hand": ["plain-power"],
                "powers": {1: "bell", 4: "bell"},
                "fighters": {1: {**TIE, "cell": a}, 4: {**TIE, "cell": b}},
            }
            for letter, a, b in (("A", "a1", "b1"), ("B", "h8", "g8"))
        }
        game = duel({"phase": "turn_start", "round": 1, "turn": 4, **sides}, [bell], seed=seed)
        winners: dict[int, int] = {}
        while game.s.round == 1:
            winners |= {toss.slot: toss.winner for toss in game.s.tosses}
            play(game, "decline" if next(iter(game.asks.values())).kind == "bonus" else "end")
        assert list(winners) == [3]
        assert len(tossed(game)) == 2, "slot 1 at the round end, and again as its turn starts"
        start = next(n for n, entry in enumerate(game.story) if entry.event.name == "turn")
        before = [entry.event for entry in game.story[:start]]
        first = next(event.seat for event in before if event.name == "tossed")
        assert first is not None
        last = winners[3]
        ringers = [game.controller(event.subject) for event in before if event.name == "applied"]
        assert ringers == [first, 1 - first, last, 1 - last] * 2


@pytest.mark.clause("RZ-666")
def test_the_same_tie_is_not_tossed_again_in_a_turn_and_is_in_the_next() -> None:
    wave = {
        "kind": "power",
        "id": "wave",
        "name": "Wave",
        "category": "normal",
        "cost": {"ap": 0},
        "do": [{"change": {"atk": 1, "to": {"kind": "fighter", "slot": 2}, "until": "for_good"}}],
    }
    bell = {
        "kind": "power",
        "id": "bell",
        "name": "Bell",
        "category": "permanent",
        "cost": {"ap": 0},
        "abilities": [{"when": "turn_end", "do": [{"draw": 1}]}],
    }
    again: set[bool] = set()
    for seed in SEEDS:
        sides = {
            letter: {
                "hand": ["wave"],
                "powers": {2: "bell"},
                "fighters": {1: f"plain-fighter {a}", 2: {**TIE, "cell": b}},
            }
            for letter, a, b in (("A", "a1", "b1"), ("B", "h8", "g8"))
        }
        game = duel({"phase": "turn_start", "turn": 2, **sides}, [wave, bell], seed=seed)
        assert len(tossed(game)) == 1
        winner = game.s.order[0]
        if game.asks[next(iter(game.asks))].kind == "bonus":
            play(game, "decline")
        draws = game.s.draws
        play(game, "power wave @1")
        assert [game.controller(id) for id in applied(game, "stat")] == [winner, 1 - winner]
        assert game.s.draws == draws
        play(game, "end")
        assert [game.controller(id) for id in applied(game, "applied")][:2] == [winner, 1 - winner]
        assert game.s.draws == draws
        play(game, "end")
        assert game.s.turn == 2
        assert [toss.slot for toss in game.s.tosses] == [2], "the toss of slot 2 is forgotten as turn 3 starts"
        winner_now = first_on(game, 1)
        assert game.s.draws > draws
        again.add(winner_now == winner)
    assert again == {True, False}


@pytest.mark.clause("RZ-611", "RZ-612")
def test_the_first_player_turn_of_a_duel_is_sheltered_and_no_other() -> None:
    game = RULES.begin(cards(), [decks()["kiln-riot"], decks()["tidal-assize"]], {}, (7).to_bytes(32, "big"))
    sheltered: list[int | None] = []
    while len(sheltered) < 4:
        seat = min(game.asks)
        ask = game.asks[seat]
        if ask.kind == "main":
            sheltered.append(game.s.sheltered)
            game.answer(game.number, seat, "end")
        else:
            game.answer(game.number, seat, ask.default)
    assert sheltered[0] is not None
    assert sheltered[0] == game.s.seats.index(game.s.seats[sheltered[0]])
    assert sheltered[1:] == [None, None, None]


@pytest.mark.clause("RZ-702")
def test_a_discarded_card_is_named_when_it_reaches_the_void_and_not_before() -> None:
    watcher = {"kind": "fighter", "id": "watcher", "name": "Watcher", "elements": ["neutral"], "types": ["physical"], "hp": 5, "speed": 3, "abilities": [{"label": "trigger", "when": "announced", "do": [{"negate": "action"}]}]}  # fmt: skip
    secret = {
        "kind": "power",
        "id": "well-kept-secret",
        "name": "Well Kept",
        "category": "normal",
        "cost": {"ap": 9},
        "do": [{"draw": 1}],
    }
    side = {"ap": 3, "hand": ["plain-power", "well-kept-secret", "plain-power", "plain-power"]}
    for answer in ("pass", "b1.1"):
        game = duel({"A": side, "B": {"fighters": {1: "watcher h8"}}}, [watcher, secret])
        play(game, "discard well-kept-secret")
        assert game.asks[1].kind == "respond"
        for viewer in (1, None):
            seen = msgspec.json.encode(RULES.view(game, viewer)).decode()
            assert "rz-does-discard" in seen
            assert "well-kept-secret" not in seen
        assert "well-kept-secret" not in msgspec.json.encode(game.asks[1].about).decode()
        play(game, answer)
        seen = msgspec.json.encode(RULES.view(game, 1)).decode()
        stopped = answer != "pass"
        assert ("well-kept-secret" in seen) != stopped
        assert game.s.seats[0].ap == (3 if stopped else 4)
        assert len(game.s.seats[0].hand) == (4 if stopped else 3)


@pytest.mark.clause("RZ-707")
def test_choosing_a_fighter_is_private_sorted_by_name_and_followed_by_a_shuffle() -> None:
    names = ["Zebra", "Adder", "Mule", "Crow"]
    own = [
        {
            "kind": "fighter",
            "id": name.lower(),
            "name": name,
            "elements": ["neutral"],
            "types": ["physical"],
            "hp": 5,
            "speed": 5,
        }
        for name in names
    ]
    left: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        game = duel({"A": {"fighter_deck": [name.lower() for name in names]}}, own, seed=seed, fighter_draw="choose")
        play(game, "deploy @2")
        ask = game.asks[0]
        assert ask.kind == "deploy_card"
        assert ask.secret
        assert [option.key for option in ask.choice.options] == ["adder", "crow", "mule", "zebra"]
        assert 1 not in game.asks
        theirs = msgspec.json.encode(RULES.view(game, 1)).decode()
        assert not any(name.lower() in theirs for name in names)
        play(game, "mule")
        assert game.asks[0].kind == "deploy_cell"
        assert "mule" in msgspec.json.encode(RULES.view(game, 1)).decode()
        left.add(tuple(game.thing(id).card for id in game.s.seats[0].fighter_deck))
    assert {tuple(sorted(each)) for each in left} == {("adder", "crow", "zebra")}
    assert len(left) > 1


@pytest.mark.clause("RZ-707")
@pytest.mark.parametrize("fighter_draw", ["top", "choose"])
def test_setup_always_takes_the_top_cards(fighter_draw: str) -> None:
    game = RULES.begin(
        cards(),
        [decks()["kiln-riot"], decks()["tidal-assize"]],
        {"fighter_draw": fighter_draw},
        (3).to_bytes(32, "big"),
    )
    seen: list[str] = []
    while game.s.phase == "setup":
        seat = min(game.asks)
        seen.append(game.asks[seat].kind)
        game.answer(game.number, seat, game.asks[seat].default)
    assert "deploy_card" not in seen
    assert seen.count("deploy_cell") == 4


@pytest.mark.clause("RZ-708")
def test_a_deployed_fighter_is_shown_to_all_before_its_cell_is_asked_for() -> None:
    game = duel({"A": {"fighter_deck": ["zill"]}})
    assert "zill" not in msgspec.json.encode(RULES.view(game, 1)).decode()
    play(game, "deploy @4")
    assert game.asks[0].kind == "deploy_cell"
    for viewer in (0, 1, None):
        side = RULES.view(game, viewer).sides[0]
        assert [(each.card, each.slot, each.cell) for each in side.fighters if each.slot == 4] == [("zill", 4, None)]
    for key in ("decline", "none", "end", "deploy @3"):
        with pytest.raises(Refused):
            game.answer(game.number, 0, key)


@pytest.mark.clause("RZ-835")
def test_zill_as_the_card_file_has_it() -> None:
    zill = cards()["zill"]
    assert zill.name == "ZILL"
    assert (zill.weakness.value, zill.weakness.to) == (2, ("neutral",))
    assert (zill.resistance.value, zill.resistance.to) == (2, ("magical",))
    assert [skill.label for skill in zill.abilities] == ["trigger", "spell*", "ultimate"]


@pytest.mark.clause("RZ-624", "RZ-603")
def test_between_turns_there_is_no_turn_to_end() -> None:
    stop = {
        "kind": "power",
        "id": "stop",
        "name": "Stop",
        "category": "permanent",
        "cost": {"ap": 0},
        "abilities": [{"when": "turn_start", "do": ["end_turn"]}],
    }
    game = duel(
        {
            "phase": "turn_start",
            "turn": 2,
            "A": {"hand": ["plain-power"], "powers": {1: "stop"}},
            "B": {"hand": ["plain-power"]},
        },
        [stop],
    )
    assert "RZ-1322" not in {clause for entry in game.story for clause in entry.clauses}
    if game.asks[next(iter(game.asks))].kind == "bonus":
        play(game, "decline")
    first = game.s.active
    assert game.asks[next(iter(game.asks))].kind == "main"
    play(game, "end")
    assert game.asks[1 - (first or 0)].kind == "main"
