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
    "do": [{"move": {"what": {"pick": 1, "kind": "creature", "zone": "cemetery", "owner": "you"}, "to": "hand"}}],
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
            "id": "spy", "name": "Spy", "kind": "imminent", "rank": 1,
            "targets": {"target": {"zone": zone, "side": "foe"}},
            "do": [{"move": {"what": "target", "to": "cemetery"}}],
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


OWN = {"kind": "creature", "zone": "hand", "owner": "you"}
PUT = {"what": {"pick": 1, **OWN}, "to": "battlefield"}
PICKS: dict[str, list[dict[str, Any]]] = {
    "an operation that may be done": [{"may": True, "move": PUT}],
    "an operation that has to be done": [{"move": PUT}],
    "a choice": [
        {"choose": {"what": PUT["what"], "as": "pet", "none": [{"gain": {"coins": 0}}]}},
        {"move": {**PUT, "what": "pet"}},
    ],
    "a choice that may be declined": [
        {"choose": {"what": {**OWN, "pick": "0-1"}, "as": "pet", "none": [{"gain": {"coins": 1}}]}},
        {"move": {**PUT, "what": "pet"}},
    ],
    "a choice of which all that fit are taken": [{"choose": {"what": {**OWN, "pick": 2}, "as": "pet"}}],
}


@clause("RS-302", "RS-725", "RS-1505")
@pytest.mark.parametrize("does", PICKS.values(), ids=list(PICKS))
def test_what_picks_from_a_hand_asks_whatever_the_hand_holds(does: list[dict[str, Any]]) -> None:
    own = [{"id": "gate", "name": "Gate", "kind": "incantation", "rank": 1, "do": does}]

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
                offered = [option.key for option in game.asks[0].choice.options]
                fits = [key for key in offered if key != "none"]
                assert set(fits) <= {"plain-creature", "plain-creature#2"} and bool(fits) == ("plain-creature" in held)
                assert fits == offered or offered == ["none"] == [game.asks[0].default]
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
            "do": PICKS["a choice that may be declined"],
        }
    ]
    ends: list[bytes] = []
    for held in ("plain-creature", "plain-door"):
        game = _resting({"A": {"hand": ["gate", held]}, "B": {}}, own, "invoke gate as1")
        game.answer(game.number, 0, "none")
        assert game.s.seats[0].stock == 1
        ends.append(msgspec.json.encode(RULES.view(game, 1)))
    assert ends[0] == ends[1]


HELD = {"kind": "creature", "zone": "hand", "side": "own"}
COIN = {"gain": {"coins": 1}}
SHOT = {"use": "purchase", "id": "shot", "do": [COIN]}
PRYING: dict[str, dict[str, Any]] = {
    "a requirement": {"abilities": [{**SHOT, "if": {"exists": HELD}}]},
    "a requirement of several parts": {"abilities": [{**SHOT, "if": {"and": [{"you": {"active": True}}, {"not": {"exists": HELD}}]}}]},
    "a requirement that counts": {"abilities": [{**SHOT, "if": {"compare": [{"count": {**HELD, "zone": "library"}}, ">", 2]}}]},
    "a price": {"abilities": [{**SHOT, "cost": {"sacrifice": HELD}}]},
    "a cost of invoking": {"invoke": {"sacrifice": HELD}},
    "a payment": {"do": [{"pay": {"cost": {"sacrifice": HELD}, "then": [COIN]}}]},
    "a change of prices": {"abilities": [{"always": [{"price": {"n": {"count": HELD}}}]}]},
    "a condition of targets": {"abilities": [{**SHOT, "targets": {"prey": {"kind": "creature", "if": {"exists": HELD}}}}]},
    "what is at work": {"abilities": [{"always": [{"change": {"attack": 1}, "if": {"exists": HELD}}]}]},
    "what is at work all together": {"abilities": [{"always": [{"change": {"attack": 1}}], "if": {"exists": HELD}}]},
    "a figure that all see": {"abilities": [{"always": [{"change": {"attack": {"count": HELD}}}]}]},
    "what sets something off": {"abilities": [{"when": {"event": "turn_begins", "player": "you"}, "if": {"exists": HELD}, "do": [COIN]}]},
    "a part of what sets something off": {"abilities": [{"when": {"event": "turn_begins", "if": {"exists": HELD}}, "do": [COIN]}]},
    "how long something lasts": {"do": [{"forbid": {"act": "attack", "until": {"while": {"exists": HELD}}}}]},
    "whether something may be done": {"do": [{"may": True, "if": {"exists": HELD}, **COIN}]},
    "whether something may happen instead": {"abilities": [{"would": {"event": "destroyed", "subject": "this"}, "if": {"exists": HELD}, "do": [COIN]}]},
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
    if "compare" not in text:
        read(text.replace('"zone":"hand"', '"zone":"battlefield"'))
    else:
        read(text.replace('"zone":"library"', '"zone":"cemetery"'))


@clause("RS-302", "RS-644")
def test_prices_may_go_by_what_the_card_in_hand_is() -> None:
    cheaper = {"id": "lure", "name": "Lure", "kind": "door", "rank": 1, "defense": 1}
    held = {"price": {"of": "invocation", "cards": HELD, "n": -1, "resource": "capacity"}}
    Cards.read(
        RULES, {"x.yaml": msgspec.json.encode([{**cheaper, "abilities": [{"always": [held]}]}]).decode()}, known=cards()
    )


SEEN: dict[str, Any] = {"look": {"n": 2}, "as": "seen"}
ONE: dict[str, Any] = {"pick": 1, "among": "seen"}


@pytest.mark.parametrize(
    ("do", "wrong"),
    [
        ([SEEN, {"draw": 1, "if": {"seen": {"kind": "creature"}}}], "known to you alone"),
        ([SEEN, {"draw": 1, "if": {"exists": {"among": "seen", "kind": "creature"}}}], "known to you alone"),
        ([SEEN, {"draw": 1, "if": {"compare": ["seen.attack", ">", 1]}}], "known to you alone"),
        ([SEEN, {"choose": {"what": ONE, "as": "it2"}}, {"if": {"cond": {"it2": {"kind": "door"}}, "then": ["draw"]}}], "known to you"),
        ([SEEN, {"move": {"what": ONE, "to": "hand"}, "as": "got"}, {"draw": 1, "if": {"got": {"kind": "door"}}}], "known to you alone"),
        ([SEEN, {"for_each": {"of": "seen", "do": [{"draw": 1, "if": {"it": {"kind": "door"}}}]}}], "known to you alone"),
        ([SEEN, {"damage": {"n": 1, "to": {"pick": 1, "kind": "creature", "attack": {"at_most": "seen.attack"}}}}], "known to you alone"),
        ([SEEN, {"later": {"at": "turn_end", "do": [{"move": {"what": ONE, "to": "hand"}}]}}], "known to you alone"),
        ([SEEN, {"move": {"what": {**ONE, "by": "foe"}, "to": "hand"}}], "known to you alone, who picks"),
        ([{"draw": {"n": 2, "who": "each"}, "as": "seen"}], "only one player sees"),
        ([{"look": {"n": 2, "who": "foe"}, "as": "seen"}], "only one player sees"),
        ([{"mill": 1, "as": "seen"}, SEEN], "which others know"),
        ([{"choose": {"what": {"pick": 1, "kind": "creature"}, "as": "seen"}}, SEEN], "which others know"),
        ([SEEN, {"return": {"pick": 1, "among": "seen", "zone": "library"}}], "leave zone out"),
    ],
)  # fmt: skip
def test_what_only_one_player_knows_decides_nothing_that_others_see(do: list[Any], wrong: str) -> None:
    document = {"id": "sift", "name": "Sift", "kind": "incantation", "rank": 1, "do": do}
    with pytest.raises(ContentError, match=wrong):
        Cards.read(RULES, {"x.yaml": msgspec.json.encode([document]).decode()})


SIFT = {
    "id": "sift", "name": "Sift", "kind": "incantation", "rank": 1,
    "do": [
        SEEN,
        {"choose": {"what": {**ONE, "kind": "creature"}, "as": "kept"}},
        {"move": {"what": "kept", "to": "hand"}},
        {"move": {"what": {"among": "seen", "not": "kept"}, "to": "library_bottom"}},
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    "library", [["plain-creature", "plain-door"], ["plain-door", "plain-door"], ["plain-creature"] * 2]
)
def test_who_looks_is_asked_whatever_fits_and_nobody_else_learns_it(library: list[str]) -> None:
    position = {"A": {"hand": ["sift"], "library": [*library, "plain-imminent"]}, "B": {"library": ["plain-door"]}}
    game = played(position, {"A": "invoke sift as1", "pass": True}, own=[SIFT], ends="pick")
    for _ in range(2):
        assert {seat: (ask.kind, ask.secret) for seat, ask in game.asks.items()} in (
            {0: ("pick", True)},
            {0: ("main", False)},
        )
        for viewer in (0, 1, None):
            for n in range(20):
                check_secrecy(RULES, game, viewer, Stream(str(n)), "here")
        game.answer(game.number, 0, next(iter(game.asks[0].keys()))) if "pick" in game.asks[0].kind else None


def test_what_came_about_is_asked_of_names_that_there_are() -> None:
    was: dict[str, Any] = {"happened": {"event": "dies", "subject": "hunter"}, "this": "turn"}
    document = {
        "id": "late", "name": "Late", "kind": "incantation", "rank": 1,
        "targets": {"prey": {"pick": 1, "kind": "creature"}}, "do": [{"draw": 1, "if": was}],
    }  # fmt: skip
    with pytest.raises(ContentError, match="hunter"):
        Cards.read(RULES, {"x.yaml": msgspec.json.encode([document]).decode()})
