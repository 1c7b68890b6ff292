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


PUT = {"what": {"kind": "creature", "zone": "hand", "owner": "you", "count": 1}, "to": "battlefield"}
PICKS: dict[str, list[dict[str, Any]]] = {
    "an operation that may be done": [{"may": True, "move": PUT}],
    "an operation that has to be done": [{"move": PUT}],
    "a choice": [
        {"choose": {"from": PUT["what"], "as": "pet", "none": [{"coins": 0}]}},
        {"move": {**PUT, "what": "chosen.pet"}},
    ],
    "a choice that may be declined": [
        {"choose": {"from": PUT["what"], "as": "pet", "min": 0, "none": [{"coins": 1}]}},
        {"move": {**PUT, "what": "chosen.pet"}},
    ],
    "a choice of which all that fit are taken": [{"choose": {"from": PUT["what"], "as": "pet", "max": 2, "min": 2}}],
}


@clause("RS-302", "RS-725", "RS-1505")
@pytest.mark.parametrize("does", PICKS.values(), ids=list(PICKS))
def test_what_picks_from_a_hand_asks_whatever_the_hand_holds(does: list[dict[str, Any]]) -> None:
    own = [{"id": "gate", "name": "Gate", "kind": "incantation", "rank": 1, "base_effects": does}]

    def asked(*held: str) -> list[tuple[int, str, tuple[str, ...], bytes]]:
        """Who is asked what, under which clauses, and what the other one sees, until the card has done all."""
        game = _resting({"A": {"hand": ["gate", *held]}, "B": {"hand": ["plain-door"]}}, own, "invoke gate as1")
        found: list[tuple[int, str, tuple[str, ...], bytes]] = []
        while game.asks[0].kind != "main":
            view = msgspec.json.encode(RULES.view(game, 1))
            found.append((game.number, game.asks[0].kind, game.asks[0].clauses, view))
            yes = game.asks[0].kind == "optional"
            if not yes:
                for n in range(10):
                    check_secrecy(RULES, game, 1, Stream(str(n)), "here")
                fits = [option.key for option in game.asks[0].choice.options]
                assert set(fits) <= {"plain-creature", "plain-creature#2"} and bool(fits) == ("plain-creature" in held)
                assert fits or game.asks[0].default == "none"
                return found
            game.answer(game.number, 0, "yes")
        return found

    assert len(asked("plain-creature", "plain-door")) == 1 + ("may" in does[0])
    assert (
        asked("plain-creature", "plain-door")
        == asked("plain-door", "plain-door")
        == asked("plain-creature", "plain-creature")
    )
    assert asked() == [], "that a hand is empty is seen by all"


def _resting(position: dict[str, Any], own: list[dict[str, Any]], key: str) -> Game[Any]:
    """A match after a play that everybody let happen."""
    pool = Cards.read(RULES, {"own.yaml": msgspec.json.encode([*RULES.blanks, *own]).decode()}, known=cards())
    game = RULES.empty(pool, {}, b"s" * 32)
    RULES.place(game, position)
    game.answer(game.number, 0, key)
    while game.asks[min(game.asks)].window:
        game.answer(game.number, min(game.asks), "pass")
    return game


@clause("RS-624", "RS-725")
def test_declining_to_pick_from_a_hand_is_the_same_as_having_nothing() -> None:
    own = [
        {
            "id": "gate",
            "name": "Gate",
            "kind": "incantation",
            "rank": 1,
            "base_effects": PICKS["a choice that may be declined"],
        }
    ]
    ends: list[bytes] = []
    for held in ("plain-creature", "plain-door"):
        game = _resting({"A": {"hand": ["gate", held]}, "B": {}}, own, "invoke gate as1")
        game.answer(game.number, 0, "none")
        assert game.s.seats[0].stock == 1
        ends.append(msgspec.json.encode(RULES.view(game, 1)))
    assert ends[0] == ends[1]


HELD = {"kind": "creature", "zone": "hand", "controller": "you"}
SHOT = {"id": "shot", "type": "purchase", "do": [{"coins": 1}]}
PRYING: dict[str, dict[str, Any]] = {
    "a requirement": {"actions": [{**SHOT, "requires": {"exists": HELD}}]},
    "a requirement of several parts": {"actions": [{**SHOT, "requires": {"and": [{"your_turn": True}, {"not": {"exists": HELD}}]}}]},
    "a requirement that counts": {"actions": [{**SHOT, "requires": {"cmp": [{"count": {**HELD, "zone": "library"}}, ">", 2]}}]},
    "a price": {"actions": [{**SHOT, "cost": {"sacrifice": HELD}}]},
    "a cost of invoking": {"invoke": {"sacrifice": HELD}},
    "a payment": {"base_effects": [{"pay": {"cost": {"sacrifice": HELD}, "then": [{"coins": 1}]}}]},
    "a change of prices": {"statics": [{"price": {"delta": {"count": HELD}}}]},
    "a condition of targets": {"actions": [{**SHOT, "targets": [{"kind": "creature", "if": {"exists": HELD}}]}]},
    "what is at work": {"statics": [{"modify": {"attack": 1}, "while": {"exists": HELD}}]},
    "a figure that all see": {"statics": [{"modify": {"attack": {"count": HELD}}}]},
    "what sets something off": {"triggers": [{"upon": "turn_begins", "if": {"exists": HELD}, "do": [{"coins": 1}]}]},
    "how long something lasts": {"base_effects": [{"restrict": {"what": "attack", "until": {"while": {"exists": HELD}}}}]},
    "whether something may be done": {"base_effects": [{"may": True, "if": {"exists": HELD}, "coins": 1}]},
    "whether something may happen instead": {"replaces": [{"event": "destroyed", "if": {"exists": HELD}, "with": [{"coins": 1}]}]},
}  # fmt: skip


@clause("RS-302", "RS-725")
@pytest.mark.parametrize("part", PRYING.values(), ids=list(PRYING))
def test_no_card_lets_hidden_cards_decide_what_all_can_see(part: dict[str, Any]) -> None:
    body = {"id": "spy", "name": "Spy", "kind": "creature", "rank": 1, "attack": 1, "defense": 1}

    def read(text: str) -> None:
        Cards.read(RULES, {"x.yaml": text}, known=cards())

    text = msgspec.json.encode([{**body, **part}]).decode()
    with pytest.raises(ContentError, match="RS-725"):
        read(text)
    if "cmp" not in text:
        read(text.replace('"zone":"hand"', '"zone":"battlefield"'))
    else:
        read(text.replace('"zone":"library"', '"zone":"cemetery"'))


@clause("RS-302", "RS-644")
def test_prices_may_go_by_what_the_card_in_hand_is() -> None:
    cheaper = {"id": "lure", "name": "Lure", "kind": "door", "rank": 1, "defense": 1}
    held = {"price": {"of": "invocations", "cards": HELD, "delta": -1, "currency": "capacity"}}
    Cards.read(RULES, {"x.yaml": msgspec.json.encode([{**cheaper, "statics": [held]}]).decode()}, known=cards())
