"""Effects without end or measure: refused where that can be read from them, else ended by a rule."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from engines.kernel.cards import Cards
from engines.kernel.cards.objects import MASK
from engines.kernel.documents import NUMBER_LIMIT, ContentError
from engines.kernel.event import Event
from engines.kernel.registry import games
from engines.kernel.scenario import run_scenario
from tests.content import cards, decks, voice


def rise_card(*do: Any) -> dict[str, Any]:
    return {
        "kind": "creature", "id": "own", "name": "Own", "rank": 2, "attack": 1, "defense": 1,
        "abilities": [{"use": "purchase", "id": "go", "name": "Go", "cost": {"coins": 1}, "do": list(do)}],
    }  # fmt: skip


def rizontical_card(*do: Any) -> dict[str, Any]:
    return {"kind": "power", "id": "own", "name": "Own", "category": "normal", "cost": {"ap": 0}, "do": list(do)}


def owr_card(*do: Any) -> dict[str, Any]:
    return {"kind": "rune", "id": "own", "name": "Own", "do": list(do)}


def riftborn_card(*do: Any) -> dict[str, Any]:
    return {"kind": "spell", "id": "own", "name": "Own", "level": 1, "do": list(do)}


def raise_rise_die_card(*do: Any) -> dict[str, Any]:
    return {
        "kind": "support", "id": "own", "name": "Own", "archetype": "plain", "value": 1, "optimal": "high",
        "on_resolve": list(do),
    }  # fmt: skip


CARDS = {game: globals()[f"{game}_card"] for game in games()}
PLAYED: dict[str, tuple[Any, Any]] = {
    "owr": ({"A": {"hand": ["own"]}}, {"A": "cast own 1", "pass": True}),
    "raise_rise_die": (
        {"A": {"hand": ["own"]}, "B": {"hand": ["plain-support-1"]}},
        {"A": "lay own ah", "pass": True},
    ),
    "riftborn": ({"A": {"hand": ["own"]}}, {"A": "play own"}),
    "rise": ({"A": {"field": ["own"], "stock": 1}}, {"A": "action a1 go", "pass": True}),
    "rizontical": ({"A": {"hand": ["own"], "power_deck": ["plain-power"] * 3}}, {"A": "power own @1"}),
}
"""Where it can be played, and how it is."""
DRAW = {"draw": 1}


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize("times", [10**9, 10**30, 5000])
def test_a_repetition_without_measure_is_refused(game: str, times: int) -> None:
    import yaml

    card = CARDS[game]({"repeat": {"n": times, "do": [DRAW]}})
    with pytest.raises(ContentError) as error:
        Cards.read(games()[game], {"own.yaml": yaml.safe_dump([card])})
    assert "own.yaml:" in str(error.value)


@pytest.mark.parametrize("game", CARDS)
def test_repetitions_within_one_another_count_together(game: str) -> None:
    import yaml

    inner: Any = DRAW
    for _ in range(4):
        inner = {"repeat": {"n": 9, "do": [inner]}}
    with pytest.raises(ContentError, match="operations"):
        Cards.read(games()[game], {"own.yaml": yaml.safe_dump([CARDS[game](inner)])})


@pytest.mark.parametrize("game", CARDS)
def test_selectors_within_one_another_are_few(game: str) -> None:
    import yaml

    def within(times: int) -> Any:
        return {"side": "own", **({"if": {"exists": within(times - 1)}} if times else {})}

    few, many = ({"own.yaml": yaml.safe_dump([CARDS[game]({"draw": {"count": within(n)}})])} for n in (3, 4))
    assert Cards.read(games()[game], few)
    with pytest.raises(ContentError, match="within one another"):
        Cards.read(games()[game], many)


def played(game: str, *do: Any) -> Any:
    position, move = PLAYED[game]
    scenario = {"game": game, "cards": [CARDS[game](*do)], "position": position, "play": [move]}
    return run_scenario(scenario, games()[game], cards(game), decks(game), voice())


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.clause("OW-137", "RB-1114", "RD-1806", "RS-1503", "RZ-1617")
def test_a_repetition_that_is_worked_out_ends_in_a_draw(game: str) -> None:
    begun = time.process_time()
    duel = played(game, {"repeat": {"n": {"sum": [NUMBER_LIMIT, 0]}, "do": [{"let": {"k": 1}}]}})
    assert time.process_time() - begun < 20
    assert duel.outcome.winner is None
    assert duel.outcome.clause == games()[game].endless_clause
    assert games()[game].load(duel.save(), duel.cards).digest() == duel.digest()


@pytest.mark.parametrize("game", CARDS)
def test_numbers_stay_within_their_bounds(game: str) -> None:
    twice = {"let": {"k": {"times": ["k", "k"]}}}
    duel = played(
        game,
        {"let": {"k": -7}},
        *[twice] * 60,
        {"repeat": {"n": {"minus": ["k", NUMBER_LIMIT]}, "do": [DRAW]}},
    )
    assert duel.outcome is None
    assert duel.digest()


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize(
    ("parts", "where"),
    [
        ({"id": "own\n"}, "id"),
        ({"id": "none"}, "id"),
        ({"in": {"fr": {"name": " "}}}, "in.fr.name"),
        ({"in": {"fr": "n" * 41}}, "in.fr.name"),
        ({"in": {"fr": {"flavour": "one\ntwo"}}}, "in.fr.flavour"),
    ],
)
def test_what_no_answer_names_and_no_button_holds_is_refused(game: str, parts: dict[str, Any], where: str) -> None:
    import yaml

    with pytest.raises(ContentError) as error:
        Cards.read(games()[game], {"own.yaml": yaml.safe_dump([{**CARDS[game](DRAW), **parts}])})
    assert f": {where}: " in str(error.value)


@pytest.mark.parametrize("game", CARDS)
def test_an_event_that_has_no_other_party_has_none_among_objects_either(game: str) -> None:
    duel = played(game, DRAW)
    known = duel.as_objects(Event("seen", 0, duel.first_id))
    assert (known.subject & MASK, known.other) == (duel.first_id, 0)
    assert duel.as_objects(Event("seen", 0, 0, duel.first_id)).other & MASK == duel.first_id


@pytest.mark.parametrize("game", CARDS)
def test_what_is_no_snapshot_is_refused(game: str) -> None:
    rules = games()[game]
    saved = bytearray(played(game, DRAW).save())
    place = saved.index(b"plain-")
    saved[place : place + 2] = b"\xff\xfe"
    for broken in (bytes(saved), b"", b"\x91" * 100_000, saved[: len(saved) // 2]):
        with pytest.raises(msgspec.DecodeError):
            rules.load(bytes(broken), cards(game))
