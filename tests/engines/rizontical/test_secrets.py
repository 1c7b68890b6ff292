"""Whether a player is asked, and what the others read, tells nothing about cards that only that player sees.
[RZ-1603]"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.kernel.chance import Stream
from engines.kernel.conformance import Nonconformity, check_secrecy
from engines.rizontical.duel import Duel
from engines.rizontical.reading import Reading
from engines.rizontical.rules import RULES

from .duels import duel, seen
from .priorities import AP, asked, card, play

NORMAL = {"kind": "power", "zone": "hand", "side": "own", "category": "normal"}
AGAIN = card("power", "again", category="normal", do=[AP, {"play": {"what": {"pick": 1, **NORMAL}, "free": True}}])
LURK = card(
    "power",
    "lurk",
    category="normal",
    do=[AP, {"set_free": {"pick": 1, **NORMAL, "category": "trigger"}, "may": True}],
)
SEEK = card(
    "power",
    "seek",
    category="normal",
    do=[{"search": {"what": {"kind": "power", "zone": "deck", "category": "trigger"}}}],
)
SNARE = card("power", "snare", category="trigger", abilities=[{"when": "searched", "do": [AP]}])
ORDER = card(
    "power", "order", category="permanent", abilities=[{"always": [{"forbid": {"act": "discard", "to": "foe"}}]}]
)


def using(own: dict[str, Any], hand: list[str], *cards: dict[str, Any]) -> Duel:
    """A duel in which A has just used a Power, with other cards in hand."""
    game = duel({"A": {"hand": [own["id"], *hand]}}, own, SNARE, *cards)
    play(game, f"power {own['id']} @1")
    return game


def told(game: Duel) -> bytes:
    """The log since the last action as the opponent reads it."""
    return msgspec.json.encode(game.lines(1))


@pytest.mark.clause("RZ-1603", "RZ-311")
def test_who_picks_a_card_of_the_hand_is_asked_however_many_fit() -> None:
    hands = (["plain-power", "temper"], ["plain-power", "furnace-law"], ["furnace-law", "snare"])
    games = [using(AGAIN, hand) for hand in hands]
    assert [asked(game) for game in games] == [{0: "pick"}] * 3
    assert [list(game.asks[0].keys()) for game in games] == [["plain-power", "temper"], ["plain-power"], ["none"]]
    assert len({seen(game, 1) for game in games}) == 1
    play(games[2], "none")
    assert asked(games[2]) == {0: "main"}
    assert asked(using(AGAIN, [])) == {0: "main"}, "that a hand is empty is for all to see"


@pytest.mark.clause("RZ-1603", "RZ-311")
def test_who_may_do_something_with_a_card_of_the_hand_is_asked_also_if_none_fits() -> None:
    games = [using(LURK, [other]) for other in ("snare", "plain-power")]
    assert [asked(game) for game in games] == [{0: "optional"}] * 2
    for game in games:
        play(game, "yes")
    assert [list(game.asks[0].keys()) for game in games] == [["snare"], ["none"]]
    assert seen(games[0], 1) == seen(games[1], 1)


@pytest.mark.clause("RZ-1603", "RZ-1614")
def test_a_search_that_finds_nothing_looks_like_one_that_takes_nothing() -> None:
    games = [
        duel({"A": {"hand": ["seek"], "power_deck": [card, "plain-power"]}}, SEEK, SNARE)
        for card in ("snare", "temper")
    ]
    for game in games:
        play(game, "power seek @1")
    assert [asked(game) for game in games] == [{0: "search"}] * 2
    assert seen(games[0], 1) == seen(games[1], 1)
    for game in games:
        play(game, "none")
    assert told(games[0]) == told(games[1])
    assert seen(games[0], 1) == seen(games[1], 1)


@pytest.mark.clause("RZ-1603")
def test_who_can_do_nothing_with_the_cards_in_hand_is_asked_all_the_same() -> None:
    extra = card("power", "extra", category="normal", do=[{"extra_action": {"kind": "power"}}])
    games = [using(extra, [other]) for other in ("temper", "snare")]
    assert [asked(game) for game in games] == [{0: "bonus"}] * 2
    assert list(games[1].asks[0].keys()) == ["decline"]
    assert asked(using(extra, [])) == {0: "main"}
    spent = card("power", "spent", category="normal", do=[{"lose": {"ap": 9}}])
    game = duel(
        {"A": {"hand": ["spent", "plain-power"], "fighters": {2: "plain-fighter a1"}}, "B": {"powers": {1: "order"}}},
        spent,
        ORDER,
    )
    play(game, "power spent @1")
    assert (game.s.turn, asked(game), list(game.asks[0].keys())) == (0, {0: "main"}, ["end"])


@pytest.mark.clause("RZ-312")
def test_a_face_down_card_has_no_use_and_no_time_to_be_told() -> None:
    hidden = [
        card("power", "lasting", category="trigger", time=2, uses=2, abilities=[{"when": "searched", "do": [AP]}]),
        SNARE,
    ]
    timed = {"kind": "power", "side": "own", "time": "1+"}
    more = [
        {"gain": {"time": 1, "who": {"kind": "power", "side": "own"}}},
        {"gain": {"uses": 1, "who": {"kind": "power", "side": "own"}}},
    ]
    wind = card("power", "wind", category="normal", do=[*more, {"gain": {"ap": {"count": timed}}}])
    games = [
        duel({"A": {"hand": ["wind"], "powers": {2: {"card": each["id"], "facedown": True}}}}, wind, *hidden)
        for each in hidden
    ]
    for game in games:
        play(game, "power wind @1")
    assert told(games[0]) == told(games[1])
    assert seen(games[0], 1) == seen(games[1], 1)


def leak(game: Duel, viewer: int | None, seed: int) -> str:
    """What the conformance suite says of what a viewer can tell of hidden cards."""
    try:
        check_secrecy(RULES, game, viewer, Stream(f"twin {seed}"), "here")
    except Nonconformity as problem:
        return str(problem)
    return ""


LOOKOUT = card(
    "fighter", "lookout", abilities=[{"label": "trigger", "when": {"event": "announced", "kind": "power"}, "do": [AP]}]
)


@pytest.mark.clause("RZ-1603")
@pytest.mark.parametrize(("own", "leaks"), [(AGAIN, False), (AGAIN, True), (LURK, True), (LURK, False)])
def test_the_conformance_suite_finds_who_is_asked_by_hidden_cards(
    own: dict[str, Any], leaks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {
        "A": {"hand": [own["id"], "temper", "snare"], "power_deck": ["furnace-law"] * 3 + ["temper", "snare"]},
        "B": {"fighters": {1: "lookout h8"}},
    }
    game = duel(position, own, SNARE, LOOKOUT)
    play(game, f"power {own['id']} @1")
    assert asked(game) == {1: "respond"}
    if leaks:
        monkeypatch.setattr(Reading, "hides", lambda *_: False)
    assert not any(leak(game, 0, seed) for seed in range(30))
    for viewer in (1, None):
        found = {leak(game, viewer, seed) for seed in range(30)}
        assert found > {""} if leaks else found == {""}
