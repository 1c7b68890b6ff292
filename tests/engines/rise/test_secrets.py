"""What a board, a log and a question may show of hidden cards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.kernel.cards import Cards
from engines.kernel.chance import Stream
from engines.kernel.conformance import check_secrecy
from engines.kernel.documents import ContentError
from engines.kernel.game import Game
from engines.kernel.scenario import run_scenario
from engines.rise.rules import RULES

from .helpers import cards


def clause(*ids: str) -> pytest.MarkDecorator:
    """The clauses that a test proves."""
    return pytest.mark.clause(*ids)


def played(
    position: dict[str, Any], *play: dict[str, Any], own: list[dict[str, Any]] | None = None, ends: str = "respond"
) -> Game[Any]:
    """A position after a play."""
    document = {"title": "", "game": "rise", "cards": own or [], "position": position, "play": list(play), "ends": ends}
    return run_scenario(document, RULES, cards(), {})


def aims(game: Game[Any], viewer: int | None) -> list[list[str]]:
    """What the items of the chain aim at, as a viewer sees it."""
    return [item.targets for item in RULES.view(game, viewer).chain]


RECALL = {
    "id": "recall", "name": "Recall", "kind": "imminent", "rank": 1,
    "base_effects": [{"move": {"what": {"kind": "creature", "zone": "cemetery", "owner": "you", "count": 1}, "to": "hand"}}],
}  # fmt: skip
GRAVE = {
    "A": {"summoners": [{"card": "test-sedge", "level": 2}, "test-veil"], "cemetery": ["test-dog"], "hand": ["recall"]},
    "B": {"hand": ["plain-imminent"]},
}


@clause("RS-302", "RS-310")
def test_what_left_for_a_hand_is_aimed_at_no_more() -> None:
    game = played(GRAVE, {"A": "skill as1 open-grave test-dog"}, own=[RECALL])
    for viewer in (0, 1, None):
        assert aims(game, viewer) == [["test-dog"]]
    game = played(
        GRAVE,
        {"A": "skill as1 open-grave test-dog"},
        {"B": "pass"},
        {"A": "invoke recall as2"},
        {"B": "pass"},
        own=[RECALL],
    )
    assert [item.card for item in RULES.view(game, 1).chain] == ["test-sedge"] and len(game.s.seats[0].hand) == 1
    for viewer in (0, 1, None):
        assert aims(game, viewer) == [[]]
        for n in range(20):
            check_secrecy(RULES, game, viewer, Stream(str(n)), "here")


@clause("RS-302", "RS-310")
def test_what_left_the_battlefield_for_a_hand_is_aimed_at_no_more() -> None:
    position = {
        "A": {"summoners": ["test-moss", "plain-summoner"], "field": ["test-dog"], "hand": ["plain-creature"]},
        "B": {"hand": ["test-return", "plain-imminent"]},
    }
    game = played(
        position,
        {"A": "skill as1 drum-roll a1"},
        {"B": "invoke test-return bs1"},
        {"A": "pass"},
        {"B": "pass", "asked": {"B": "respond"}},
    )
    assert aims(game, 1) == [[]]


@clause("RS-302")
def test_a_card_aims_at_no_hidden_card() -> None:
    for zone in ("hand", "library"):
        document = {
            "id": "spy", "name": "Spy", "kind": "imminent", "rank": 1, "targets": [{"zone": zone, "controller": "opponents"}],
            "base_effects": [{"move": {"what": "target", "to": "cemetery"}}],
        }  # fmt: skip
        with pytest.raises(ContentError, match="RS-302"):
            Cards.read(RULES, {"x.yaml": msgspec.json.encode([document]).decode()})


VEIL = {"card": "test-veil", "level": 2, "capacity": 2}
THREE = {
    "A": {"summoners": [VEIL, "plain-summoner"], "hand": ["plain-door"], "library": []},
    "B": {"summoners": [VEIL, "plain-summoner"], "hand": ["test-widow"], "library": []},
    "C": {"summoners": [VEIL, "plain-summoner"], "hand": ["plain-imminent", "plain-creature"], "library": []},
}  # fmt: skip


def known(game: Game[Any], viewer: int, seat: int) -> list[str]:
    """The cards of a hidden hand that a viewer knows."""
    return RULES.view(game, viewer).seats[seat].known


STEAL_TWICE = (
    {"A": "skill as1 sleeve-search b", "pass": True},
    {"A": "pass", "B": "pass", "C": "skill cs1 sleeve-search a", "pass": True},
)


@clause("RS-302", "RS-313")
def test_what_is_taken_unseen_may_have_been_the_known_card() -> None:
    game = played(THREE, STEAL_TWICE[0], ends="main")
    assert known(game, 1, 0) == ["test-widow"] and known(game, 2, 0) == []
    game = played(THREE, *STEAL_TWICE, ends="package")
    assert len(game.s.seats[2].hand) == 3
    assert known(game, 0, 2) in (["plain-door"], ["test-widow"])
    assert known(game, 1, 0) == known(game, 1, 2) == []


@clause("RS-302", "RS-313")
def test_who_loses_the_whole_hand_loses_the_known_cards_too() -> None:
    game = played({**THREE, "A": {**THREE["A"], "hand": []}}, *STEAL_TWICE, ends="package")
    assert known(game, 0, 2) == known(game, 1, 2) == ["test-widow"]


@clause("RS-313", "RS-1115")
def test_a_card_returned_to_anothers_hand_is_a_stolen_one() -> None:
    position = {"A": {"field": [{"card": "test-dog", "owner": "B"}], "hand": ["test-return"]}, "B": {}, "C": {}}
    game = played(position, {"A": "invoke test-return as1", "pass": True}, ends="main")
    assert [game.s.things[id].card for id in game.s.seats[0].hand] == ["test-dog"]
    assert known(game, 1, 0) == ["test-dog"] and known(game, 2, 0) == []


def told(game: Game[Any], viewer: int | None) -> list[str]:
    """The cards that the log names."""
    return [str(line.text) for line in game.lines(viewer)]


@clause("RS-305", "RS-308")
def test_what_leaves_a_cemetery_is_told() -> None:
    game = played(
        {"A": {**GRAVE["A"], "hand": []}, "B": {}}, {"A": "skill as1 open-grave test-dog"}, own=[RECALL], ends="main"
    )
    assert any("rs-log-leaves" in line and "test-dog" in line and "hand" in line for line in told(game, None))
