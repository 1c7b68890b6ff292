"""In which order DMG is dealt, and effects of one moment are applied."""

from __future__ import annotations

from typing import Any

import pytest

from .duels import duel
from .priorities import AP, asked, card, keys, named, numen, play, skill, story

FAST, SLOW = card("fighter", "fast", speed=6), card("fighter", "slow", speed=3)
QUAKE = card("power", "quake", category="normal", do=[{"damage": {"n": 1, "to": {"kind": "fighter"}}}])


# ------------------------------------------------------------------------------------------------------- dealing DMG


@pytest.mark.clause("RZ-1251")
def test_fighters_take_dmg_by_the_speed_rule() -> None:
    own = [card("fighter", id) for id in ("b-one", "b-two", "a-three")]
    game = duel(
        {"A": {"hand": ["quake"], "fighters": {3: "a-three a1"}}, "B": {"fighters": {1: "b-one h8", 2: "b-two g8"}}},
        QUAKE, *own,
    )  # fmt: skip
    events = play(game, "power quake @1")
    while "main" not in asked(game).values():
        events += play(game, "pass")
    assert named(game, events, "damaged") == ["b-one", "b-two", "a-three"]


@pytest.mark.clause("RZ-1251")
@pytest.mark.parametrize(("a", "b", "first"), [("slow", "fast", "fast"), ("fast", "slow", "fast")])
def test_on_one_slot_the_faster_takes_it_first(a: str, b: str, first: str) -> None:
    game = duel(
        {"A": {"hand": ["quake"], "fighters": {1: f"{a} a1"}}, "B": {"fighters": {1: f"{b} h8"}}}, QUAKE, FAST, SLOW
    )
    events = play(game, "power quake @1")
    while "main" not in asked(game).values():
        events += play(game, "pass")
    assert named(game, events, "damaged")[0] == first


@pytest.mark.clause("RZ-1251")
def test_a_tie_goes_by_the_hp_before_that_dmg() -> None:
    twins = [card("fighter", "hale"), card("fighter", "hurt")]
    game = duel(
        {
            "A": {"hand": ["quake"], "fighters": {1: {"card": "hurt", "cell": "a1", "hp": 4}}},
            "B": {"fighters": {1: "hale h8"}},
        },
        QUAKE,
        *twins,
    )
    events = play(game, "power quake @1")
    while "main" not in asked(game).values():
        events += play(game, "pass")
    assert named(game, events, "damaged") == ["hale", "hurt"]


@pytest.mark.clause("RZ-1252")
@pytest.mark.parametrize("active", ["A", "B"])
def test_summons_take_it_last_as_their_owners_order_them(active: str) -> None:
    post = [
        card("summon", id, abilities=[{"always": [{"change": {"mp": 0, "to": {"kind": "fighter", "side": "own"}}}]}])
        for id in ("p1", "p2", "q1", "q2")
    ]
    sweeper = card("fighter", "sweeper", abilities=[{"label": "spell", "aim": "around"}])
    mine, theirs = ("A", "B") if active == "A" else ("B", "A")
    game = duel(
        {
            "active": active, mine: {"fighters": {1: "sweeper d4"}}, theirs: {"fighters": {4: "plain-fighter c3"}},
            "tokens": [
                {"card": "q1", "cell": "d5", "owner": theirs}, {"card": "p1", "cell": "e5", "owner": mine},
                {"card": "q2", "cell": "e4", "owner": theirs}, {"card": "p2", "cell": "e3", "owner": mine},
            ],
        }, *post, sweeper,
    )  # fmt: skip
    seat = 0 if active == "A" else 1
    events = play(game, "skill 1")
    assert asked(game) == {seat: "order_summons"}
    events += play(game, "e3,e5")
    assert asked(game) == {1 - seat: "order_summons"}
    events += play(game, "e4,d5")
    assert named(game, events, "damaged") == ["plain-fighter", "p2", "p1", "q2", "q1"]
    assert named(game, events, "defeated") == ["p2", "p1", "q2", "q1"]


# ------------------------------------------------------------------------------------------------------------ Numens


@pytest.mark.clause("RZ-1301")
def test_numens_come_before_entities_and_powers() -> None:
    own = [
        numen("dawn", "round_start", AP),
        card("fighter", "riser", speed=9, abilities=[skill("round_start", AP, label="passive")]),
        card("power", "bell", abilities=[{"when": "round_start", "do": [AP]}]),
    ]
    game = duel(
        {"phase": "round_start", "A": {"numen": "dawn", "ap": 4, "fighters": {1: "riser a1"}, "powers": {2: "bell"}}},
        *own,
    )
    assert asked(game) == {0: "respond"}
    assert (keys(game), named(game, story(game), "applied"), game.s.seats[0].ap) == (["pass", "enchant"], [], 4)
    assert named(game, play(game, "enchant"), "applied")[:3] == ["dawn", "riser", "bell"]


@pytest.mark.clause("RZ-1302")
@pytest.mark.parametrize("active", ["A", "B"])
def test_the_current_turn_players_numen_comes_first(active: str) -> None:
    own = [numen("dusk-a", "turn_end", AP), numen("dusk-b", "turn_end", AP)]
    game = duel({"active": active, "phase": "turn_end", "A": {"numen": "dusk-a"}, "B": {"numen": "dusk-b"}}, *own)
    assert asked(game) == {"AB".index(active): "respond"}
    events = play(game, "enchant")
    assert asked(game) == {1 - "AB".index(active): "respond"}
    events += play(game, "enchant")
    assert named(game, events, "applied") == (["dusk-a", "dusk-b"] if active == "A" else ["dusk-b", "dusk-a"])


def _numens_at(phase: str, slot: int, a: str, b: str) -> tuple[dict[int, str], list[str]]:
    own = [numen("num-a", phase, AP), numen("num-b", phase, AP), FAST, SLOW]
    game = duel(
        {
            "phase": phase, "turn": 4, "active": "A",
            "A": {"numen": "num-a", "fighters": {5 - slot: "fast b1", slot: f"{a} a1"}},
            "B": {"numen": "num-b", "fighters": {5 - slot: "slow g8", slot: f"{b} h8"}},
        }, *own,
    )  # fmt: skip
    who = asked(game)
    return who, named(game, play(game, "enchant", "enchant"), "applied")


@pytest.mark.clause("RZ-1303")
def test_at_round_end_numens_go_by_slot_4() -> None:
    assert _numens_at("round_end", 4, "slow", "fast") == ({1: "respond"}, ["num-b", "num-a"])
    assert _numens_at("round_end", 4, "fast", "slow") == ({0: "respond"}, ["num-a", "num-b"])


@pytest.mark.clause("RZ-1304")
def test_at_round_start_numens_go_by_slot_1() -> None:
    assert _numens_at("round_start", 1, "slow", "fast") == ({1: "respond"}, ["num-b", "num-a"])
    assert _numens_at("round_start", 1, "fast", "slow") == ({0: "respond"}, ["num-a", "num-b"])


# ---------------------------------------------------------------------------------------------------------- Triggers


@pytest.mark.clause("RZ-1311")
def test_trigger_effects_go_before_other_effects() -> None:
    own = [
        card("fighter", "quick", speed=1, abilities=[skill("turn_end", AP)]),
        card("fighter", "steady", speed=20, abilities=[skill("turn_end", AP, label="passive")]),
    ]
    game = duel({"phase": "turn_end", "A": {"fighters": {1: "steady a1", 4: "quick b1"}}}, *own)
    assert named(game, story(game), "applied") == []
    assert named(game, play(game, "a4.1"), "applied") == ["quick", "steady"]


def _answers() -> list[dict[str, Any]]:
    foe, ally = {"kind": "fighter", "side": "foe"}, {"kind": "fighter", "side": "own"}
    return [
        card("fighter", "t1", abilities=[skill("announced", AP, kind="move", subject=ally)]),
        card("fighter", "t2", abilities=[skill("announced", AP, kind="trigger", subject=foe)]),
        card("fighter", "t3", abilities=[skill("announced", AP, kind="trigger", subject=foe)]),
    ]


@pytest.mark.clause("RZ-1312", "RZ-1318", "RZ-1316")
def test_trigger_effects_in_response_are_applied_from_the_last_to_the_first() -> None:
    game = duel(
        {"A": {"fighters": {1: "plain-fighter a1", 2: "t1 c1", 3: "t3 e1"}}, "B": {"fighters": {1: "t2 h8"}}},
        *_answers(),
    )
    events = play(game, "move a2", "a2.1", "b1.1")
    assert named(game, events, "applied") == []
    assert asked(game) == {0: "respond"}
    events += play(game, "a3.1")
    assert named(game, events, "applied", "moved") == ["t3", "t2", "t1", "plain-fighter"]


def _both() -> list[dict[str, Any]]:
    return [card("fighter", id, abilities=[skill("moved", AP)]) for id in ("m1", "m2", "m3")]


@pytest.mark.clause("RZ-1313", "RZ-1318")
def test_of_trigger_effects_at_once_the_current_turn_players_is_first() -> None:
    game = duel({"A": {"fighters": {1: "m1 a1"}}, "B": {"fighters": {1: "m2 h8"}}}, *_both())
    events = play(game, "move a2")
    assert asked(game) == {0: "respond"}
    events += play(game, "a1.1")
    assert named(game, events, "applied") == ["m1"]
    assert asked(game) == {1: "respond"}
    events += play(game, "b1.1")
    assert named(game, events, "applied") == ["m1", "m2"]
    assert asked(game) == {0: "main"}


@pytest.mark.clause("RZ-1318")
def test_after_a_use_the_current_turn_player_is_asked_again() -> None:
    game = duel({"A": {"fighters": {1: "m1 a1"}}, "B": {"fighters": {1: "m2 h8", 2: "m3 g8"}}}, *_both())
    events = play(game, "move a2", "pass")
    assert asked(game) == {1: "respond"}
    events += play(game, "b1.1")
    assert named(game, events, "applied") == ["m2"]
    assert asked(game) == {0: "respond"}
    play(game, "pass")
    assert asked(game) == {1: "respond"}
    play(game, "pass")
    assert asked(game) == {0: "main"}


@pytest.mark.clause("RZ-1318")
def test_after_an_own_use_the_current_turn_player_is_asked_before_the_other() -> None:
    game = duel({"A": {"fighters": {1: "m1 a1", 2: "m2 c1"}}, "B": {"fighters": {1: "m3 h8"}}}, *_both())
    play(game, "move a2", "a1.1")
    assert asked(game) == {0: "respond"}
    assert keys(game) == ["pass", "a2.1"]
    play(game, "pass")
    assert asked(game) == {1: "respond"}


@pytest.mark.clause("RZ-1314")
@pytest.mark.parametrize("order", [("a1.1", "a2.1"), ("a2.1", "a1.1")])
def test_a_player_picks_the_order_of_own_trigger_effects(order: tuple[str, str]) -> None:
    game = duel({"A": {"fighters": {1: "m1 a1", 2: "m2 c1"}}}, *_both())
    events = play(game, "move a2")
    assert keys(game) == ["pass", "a1.1", "a2.1"]
    events += play(game, *order)
    assert named(game, events, "applied") == [{"a1.1": "m1", "a2.1": "m2"}[key] for key in order]


@pytest.mark.clause("RZ-1316", "RZ-1214")
def test_two_fighters_that_hit_first_do_not_answer_each_other_for_ever() -> None:
    first = skill("about_to_be_hit", {"hit": {"at": "attacker"}}, subject="this")
    own = [card("fighter", "left", atk=1, abilities=[first]), card("fighter", "right", atk=1, abilities=[first])]
    game = duel({"A": {"fighters": {1: "left d4"}}, "B": {"fighters": {1: "right d5"}}}, *own)
    events = play(game, "hit d5", "b1.1")
    assert asked(game) == {0: "respond"}
    events += play(game, "a1.1")
    assert named(game, events, "damaged") == ["right", "left", "right"]
    assert asked(game) == {1: "main"}


@pytest.mark.clause("RZ-1316", "RZ-1208")
def test_they_hit_as_far_as_attackers_survive() -> None:
    first = skill("about_to_be_hit", {"hit": {"at": "attacker"}}, subject="this")
    own = [card("fighter", "left", atk=5, abilities=[first]), card("fighter", "right", atk=5, abilities=[first])]
    game = duel(
        {
            "A": {"fighters": {1: "left d4"}},
            "B": {"fighters": {1: "right d5", 2: "plain-fighter h8"}, "power_deck": []},
        },
        *own,
    )
    events = play(game, "hit d5", "b1.1", "a1.1")
    assert named(game, events, "damaged") == ["right"]
    assert game.s.seats[0].souls == 1 and game.s.seats[1].souls == 0


# ------------------------------------------------------------------------------------------- slots, Summons, all of it


@pytest.mark.clause("RZ-1321")
@pytest.mark.parametrize(("a", "b", "order"), [(4, 6, ["right", "left"]), (6, 4, ["left", "right"])])
def test_effects_on_slots_go_by_the_speed_rule(a: int, b: int, order: list[str]) -> None:
    own = [
        card("fighter", "fa", speed=a),
        card("fighter", "fb", speed=b),
        *(card("power", id, abilities=[{"when": "turn_end", "do": [AP]}]) for id in ("left", "right", "later")),
    ]
    game = duel(
        {
            "phase": "turn_end",
            "A": {"fighters": {1: "fa a1"}, "powers": {1: "left", 2: "later"}},
            "B": {"fighters": {1: "fb h8"}, "powers": {1: "right"}},
        },
        *own,
    )
    assert named(game, story(game), "applied")[:3] == [*order, "later"]


def _steps() -> list[dict[str, Any]]:
    stepping = {"when": {"event": "step", "subject": {"kind": "fighter"}}}
    return [
        card("tile", "thorn", do=[{"damage": {"n": 1, "to": "subject"}}]),
        card(
            "summon",
            "vane",
            abilities=[
                {
                    "when": {"event": "step", "subject": {"kind": "fighter", "deploy_zone": "you"}},
                    "do": [{"put": {"what": "subject", "to": {"pick": 1, "kind": "cell", "empty": True}}}],
                }
            ],
        ),
        card("summon", "bee", abilities=[stepping | {"do": [AP]}]),
        card(
            "summon",
            "owl",
            abilities=[{"when": {"event": "step", "subject": {"kind": "fighter", "around": "this"}}, "do": [AP]}],
        ),
    ]


@pytest.mark.clause("RZ-1324")
def test_the_current_turn_player_orders_first_then_the_opponent() -> None:
    game = duel(
        {
            "A": {"ap": 4},
            "B": {"ap": 4},
            "tokens": [
                {"card": "thorn", "cell": "a2", "owner": "A"},
                {"card": "bee", "cell": "h1", "owner": "A"},
                {"card": "bee", "cell": "h2", "owner": "B"},
            ],
        },
        *_steps(),
    )
    events = play(game, "move a2")
    assert asked(game) == {0: "order_effects"}
    assert named(game, events, "applied") == []
    events += play(game, "2,1")
    assert named(game, events, "applied") == ["thorn", "bee", "bee"]
    assert (game.s.seats[0].ap, game.s.seats[1].ap) == (5, 5)
    seats = [event.seat for event in events if event.name == "applied"]
    assert seats == [0, 0, 1]


@pytest.mark.clause("RZ-1324", "RZ-1615")
def test_what_moves_the_fighter_away_first_leaves_the_rest_nothing_to_do() -> None:
    game = duel(
        {
            "B": {"ap": 4},
            "tokens": [
                {"card": "thorn", "cell": "a2", "owner": "A"},
                {"card": "vane", "cell": "h1", "owner": "A"},
                {"card": "owl", "cell": "b3", "owner": "B"},
            ],
        },
        *_steps(),
    )
    events = play(game, "move a2", "1,2")
    assert asked(game) == {0: "pick"}
    events += play(game, "h4")
    assert asked(game) == {0: "main"}
    assert named(game, events, "applied") == ["vane"]
    assert (game.fighter(game.s.seats[0].slots[0]).hp, game.s.seats[1].ap) == (5, 4)


@pytest.mark.clause("RZ-1325")
def test_the_order_of_one_moment() -> None:
    """The Status is the 1 DMG of Burned, which belongs to being damaged; the rest waits for that."""
    mine = {"kind": "fighter", "side": "own"}
    own = [
        numen("moon", "damaged", AP, subject=mine),
        card("fighter", "alert", abilities=[skill("damaged", AP, subject=mine)]),
        card("power", "gong", abilities=[{"when": {"event": "damaged", "subject": mine}, "do": [AP]}]),
        card("summon", "moth", abilities=[{"when": {"event": "damaged", "subject": mine}, "do": [AP]}]),
    ]
    game = duel(
        {
            "B": {
                "numen": "moon",
                "fighters": {1: {"card": "plain-fighter", "cell": "a2", "conditions": {"Burned": 0}}, 2: "alert h8"},
                "powers": {1: "gong"},
            },
            "tokens": [{"card": "moth", "cell": "h1", "owner": "B"}],
        },
        *own,
    )
    events = play(game, "hit a2")
    assert [event.kind for event in events if event.name == "damaged"] == [
        "hit melee neutral physical",
        "status Burned",
    ]
    assert named(game, events, "applied") == []
    events += play(game, "enchant", "b2.1", "enchant", "b2.1")
    assert named(game, events, "applied") == ["moon", "alert", "gong", "moth"] * 2


@pytest.mark.clause("RZ-1325")
def test_the_order_at_a_turn_end() -> None:
    own = [
        numen("dusk", "turn_end", AP),
        card("fighter", "alert", abilities=[skill("turn_end", AP)]),
        card("power", "gong", abilities=[{"when": "turn_end", "do": [AP]}]),
        card("summon", "moth", abilities=[{"when": "turn_end", "do": [AP]}]),
    ]
    game = duel(
        {
            "phase": "turn_end",
            "A": {"numen": "dusk", "fighters": {4: "alert g1"}, "powers": {1: "gong"}},
            "tokens": [{"card": "moth", "cell": "h1", "owner": "A"}],
        },
        *own,
    )
    assert named(game, play(game, "enchant", "a4.1"), "applied") == ["dusk", "alert", "gong", "moth"]


@pytest.mark.clause("RZ-1326")
@pytest.mark.parametrize(("a", "b", "first"), [(5, 2, 0), (2, 5, 1)])
def test_at_turn_start_the_speed_rule_on_the_slot_of_the_turn_gives_priority(a: int, b: int, first: int) -> None:
    own = [
        card("fighter", "fa", speed=a, abilities=[skill("turn_start", AP)]),
        card("fighter", "fb", speed=b, abilities=[skill("turn_start", AP)]),
        FAST,
        SLOW,
    ]
    order = ("fast", "slow") if first else ("slow", "fast")
    game = duel(
        {
            "phase": "turn_start",
            "turn": 3,
            "A": {"fighters": {1: f"{order[0]} b1", 3: "fa a1"}},
            "B": {"fighters": {1: f"{order[1]} g8", 3: "fb h8"}},
        },
        *own,
    )
    assert asked(game) == {first: "respond"}
    events = play(game, "ab"[first] + "3.1")
    assert asked(game) == {1 - first: "respond"}
    events += play(game, "ab"[1 - first] + "3.1")
    assert named(game, events, "applied") == (["fa", "fb"] if first == 0 else ["fb", "fa"])


@pytest.mark.clause("RZ-1326")
@pytest.mark.parametrize(("phase", "slot"), [("round_start", 1), ("round_end", 4)])
@pytest.mark.parametrize(("a", "b", "first"), [(5, 2, 0), (2, 5, 1)])
def test_at_round_start_and_end_slots_1_and_4_give_priority(phase: str, slot: int, a: int, b: int, first: int) -> None:
    own = [
        card("fighter", "fa", speed=a, abilities=[skill(phase, AP)]),
        card("fighter", "fb", speed=b, abilities=[skill(phase, AP)]),
    ]
    game = duel(
        {
            "phase": phase,
            "turn": 4,
            "active": "AB"[1 - first],
            "A": {"fighters": {slot: "fa a1"}},
            "B": {"fighters": {slot: "fb h8"}},
        },
        *own,
    )
    assert asked(game) == {first: "respond"}


@pytest.mark.clause("RZ-1326", "RZ-1323")
@pytest.mark.parametrize(("a", "b", "first"), [(5, 2, 0), (2, 5, 1)])
def test_slot_4_gives_priority_for_the_statuses_of_the_round_end_too(a: int, b: int, first: int) -> None:
    lost = skill("condition_lost", AP, subject="this")
    own = [card("fighter", "fa", speed=a, abilities=[lost]), card("fighter", "fb", speed=b, abilities=[lost]), FAST]
    shielded = {"conditions": {"Invincible": 0}}
    game = duel(
        {
            "phase": "round_end",
            "turn": 4,
            "active": "AB"[1 - first],
            "A": {"fighters": {4: {"card": "fa", "cell": "a1"} | shielded}},
            "B": {"fighters": {4: {"card": "fb", "cell": "h8"} | shielded}},
        },
        *own,
    )
    assert asked(game) == {first: "respond"}


@pytest.mark.clause("RZ-1327")
@pytest.mark.parametrize("active", [0, 1])
def test_the_turn_is_its_players_until_its_end_effects_are_finished(active: int) -> None:
    own = [
        card("fighter", "fa", speed=3 + 3 * active, abilities=[skill("turn_end", AP)]),
        card("fighter", "fb", speed=6 - 3 * active, abilities=[skill("turn_end", AP)]),
        numen("na", "turn_end", AP), numen("nb", "turn_end", AP),
    ]  # fmt: skip
    game = duel(
        {
            "active": "AB"[active],
            "phase": "turn_end",
            "A": {"numen": "na", "fighters": {1: "fa a1"}},
            "B": {"numen": "nb", "fighters": {1: "fb h8"}},
        },
        *own,
    )
    order: list[int] = []
    for key in ("enchant", "enchant", "ab"[active] + "1.1", "ab"[1 - active] + "1.1"):
        order += list(asked(game))
        play(game, key)
    assert order == [active, 1 - active, active, 1 - active]


# ------------------------------------------------------------------------------------------------- several targets


def _everyone(op: dict[str, Any]) -> dict[str, Any]:
    return card("power", "wave", category="normal", do=[op])


@pytest.mark.clause("RZ-1401")
@pytest.mark.parametrize(
    ("op", "event"),
    [
        ({"status": {"name": "Poison", "to": {"kind": "fighter"}}}, "condition_gained"),
        ({"lose": {"hp": 1, "who": {"kind": "fighter"}}}, "hp_lost"),
        ({"heal": {"n": 1, "to": {"kind": "fighter"}}}, "healed"),
        ({"buff": {"name": "Hit DMG Dealt", "to": {"kind": "fighter"}}}, "condition_gained"),
        ({"gain": {"protection": 1, "who": {"kind": "fighter"}}}, "protected"),
        ({"change": {"atk": 1, "to": {"kind": "fighter"}, "until": "for_good"}}, "stat"),
        ({"damage": {"n": 1, "to": {"kind": "fighter"}}}, "damaged"),
        ({"push": {"what": {"kind": "fighter"}, "n": 1, "dir": "n"}}, "pushed"),
        ({"defeat": {"kind": "fighter", "slot": 1}}, "defeated"),
        ({"return": {"what": {"kind": "fighter"}, "to": "deck"}}, "removed"),
    ],
)
def test_an_effect_on_several_is_applied_by_the_speed_rule(op: dict[str, Any], event: str) -> None:
    own = [
        card("fighter", id, hp=9, speed=speed) for id, speed in (("a-one", 3), ("b-one", 6), ("a-two", 6), ("b-two", 3))
    ]
    places = {"a-one": "a1", "b-one": "h6", "a-two": "b1", "b-two": "g6"}

    def stand(id: str) -> dict[str, Any]:
        return {"card": id, "cell": places[id], "hp": 5}

    game = duel(
        {
            "A": {"hand": ["wave"], "fighters": {1: stand("a-one"), 2: stand("a-two")}},
            "B": {"fighters": {1: stand("b-one"), 2: stand("b-two")}},
        },
        _everyone(op),
        *own,
    )
    events = play(game, "power wave @1")
    while game.outcome is None and set(asked(game).values()) <= {"respond", "defeat_draw"}:
        events += play(game, "pass" if "respond" in asked(game).values() else "no")
    found = named(game, events, event)
    assert found == ["b-one", "a-one", "a-two", "b-two"][: len(found)]
    assert len(found) == (2 if event == "defeated" else 4)


@pytest.mark.clause("RZ-1401")
def test_poison_or_1_dmg_for_all() -> None:
    wave = _everyone(
        {
            "for_each": {
                "of": {"kind": "fighter"},
                "do": [
                    {
                        "if": {
                            "cond": {"it": {"has": "Poison"}},
                            "then": [{"damage": {"n": 1, "to": "it"}}],
                            "else": [{"status": {"name": "Poison", "to": "it"}}],
                        }
                    }
                ],
            }
        }
    )
    own = [card("fighter", id, speed=speed) for id, speed in (("a-one", 3), ("b-one", 6), ("a-two", 6), ("b-two", 3))]

    def stand(id: str, cell: str) -> dict[str, Any]:
        return {"card": id, "cell": cell, "conditions": {"Poison": 0} if id.endswith("two") else {}}

    game = duel(
        {
            "A": {"hand": ["wave"], "fighters": {1: stand("a-one", "a1"), 2: stand("a-two", "b1")}},
            "B": {"fighters": {1: stand("b-one", "h8"), 2: stand("b-two", "g8")}},
        },
        wave,
        *own,
    )
    events = play(game, "power wave @1")
    while "respond" in asked(game).values():
        events += play(game, "pass")
    assert named(game, events, "condition_gained", "damaged") == ["b-one", "a-one", "a-two", "b-two"]


@pytest.mark.clause("RZ-1401")
def test_what_waits_for_each_of_several_acts_in_the_same_order() -> None:
    wave = _everyone({"status": {"name": "Poison", "to": {"kind": "fighter", "side": "foe"}}})
    sick = [
        card("fighter", id, abilities=[skill("condition_gained", AP, label="passive", subject="this")])
        for id in ("one", "two")
    ]
    game = duel({"A": {"hand": ["wave"]}, "B": {"fighters": {1: "one h8", 2: "two g8"}}}, wave, *sick)
    events = play(game, "power wave @1")
    while "respond" in asked(game).values():
        events += play(game, "pass")
    assert named(game, events, "applied")[1:] == ["one", "two"]
