"""What players and spectators see. [RZ-109 RZ-110 RZ-114 RZ-308 to RZ-314 RZ-317 RZ-320 RZ-322]"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.kernel.chance import Stream
from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from tests.content import cards
from tests.engines.rizontical.duels import (
    answer,
    asked,
    deck,
    default,
    duel,
    fighter,
    normal,
    relabel,
    seen,
    setup,
    until,
)

VIEWERS = (0, 1, None)


def snare(id: str, **fields: Any) -> dict[str, Any]:
    """A Trigger Power of cost 0 that waits for a search."""
    return normal(id, category="trigger", abilities=[{"when": "searched", "do": [{"draw": 1}]}], **fields)


def names(game: Duel, ids: tuple[int, ...]) -> list[str]:
    return [game.thing(id).card for id in ids]


@pytest.mark.clause("RZ-109")
def test_the_zones_of_each_seat() -> None:
    game = setup()
    until(game, "main")
    for side in game.s.seats:
        assert (len(side.slots), len(side.powers)) == (4, 4)
        assert game.thing(side.numen).card == "vashtirel"
        assert [len(zone) for zone in (side.fighter_deck, side.power_deck, side.fighter_void, side.power_void)] == [
            6,
            24,
            0,
            0,
        ]
    ids = [
        [id for id in (side.numen, *side.slots, *side.hand, *side.fighter_deck, *side.power_deck) if id]
        for side in game.s.seats
    ]
    assert [len(each) for each in ids] == [39, 39]
    assert not set(ids[0]) & set(ids[1])
    for viewer in VIEWERS:
        for side in RULES.view(game, viewer).sides:
            assert (side.numen, side.fighter_deck, side.power_deck, side.fighter_void, side.power_void) == (
                "vashtirel",
                6,
                24,
                [],
                [],
            )


@pytest.mark.clause("RZ-110", "RZ-313")
def test_points_and_conditions_are_kept_and_open_to_all() -> None:
    game = duel(
        {
            "A": {
                "fighters": {
                    1: "plain-fighter d4",
                    2: {
                        "card": "plain-fighter",
                        "cell": "a1",
                        "hp": 2,
                        "protection": 2,
                        "conditions": {"Poison": 0, "debuff RA DMG Taken": 3},
                    },
                }
            },
            "B": {"fighters": {1: {"card": "plain-fighter", "cell": "d5", "conditions": {"buff Hit DMG Dealt": 2}}}},
        }
    )
    answer(game, 0, "hit d5")
    for viewer in VIEWERS:
        ours, theirs = RULES.view(game, viewer).sides
        [hurt] = theirs.fighters
        assert (hurt.hp, hurt.max_hp) == (3, 5)
        assert [(each.kind, each.name, each.value) for each in hurt.conditions] == [("buff", "Hit DMG Dealt", 2)]
        other = ours.fighters[1]
        assert (other.hp, other.protection) == (2, 2)
        assert [(each.kind, each.name, each.value) for each in other.conditions] == [
            ("status", "Poison", 0),
            ("debuff", "RA DMG Taken", 3),
        ]


@pytest.mark.clause("RZ-313")
def test_changed_stats_use_time_and_shields_are_open_to_all() -> None:
    book = normal("book", {"gain": {"ap": 1}}, category="permanent", uses=3, time=4)
    skilled = fighter(
        "skilled",
        mana=2,
        abilities=[
            {"label": "mana", "uses": 3, "do": [{"draw": 1}]},
            {"label": "passive", "always": [{"change": {"def": 1}}], "time": 2},
        ],
    )
    game = duel(
        {
            "A": {
                "powers": {2: {"card": "book", "use": 2, "time": 3, "shield": True}},
                "fighters": {1: {"card": "skilled", "cell": "d4", "mana": 1, "uses": {1: 2}, "changes": {"atk": 3}}},
            },
            "tokens": [
                {"card": "bell-moth", "owner": "B", "cell": "e5", "shield": True},
                {"card": "push-tile", "owner": "A", "cell": "a4", "facing": "ne"},
            ],
        },
        book,
        skilled,
    )
    for viewer in VIEWERS:
        view = RULES.view(game, viewer)
        [power], [one] = view.sides[0].powers, view.sides[0].fighters
        assert (power.card, power.slot, power.use, power.time, power.shield) == ("book", 2, 2, 3, True)
        assert (one.mana, one.atk, one.defense, one.cell, one.slot) == (1, 5, 1, "d4", 1)
        assert [(skill.use, skill.time) for skill in one.skills] == [(2, None), (None, 2)]
        assert sorted((token.kind, token.card, token.owner, token.cell, token.facing, token.shield) for token in view.tokens) == [
            ("summon", "bell-moth", 1, "e5", None, True), ("tile", "push-tile", 0, "a4", "ne", False),
        ]  # fmt: skip


@pytest.mark.clause("RZ-314")
def test_ap_souls_and_markers_are_open_to_all() -> None:
    game = duel(
        {"A": {"ap": 5, "souls": 2, "legendary": True, "ultimate": [2]}, "B": {"ap": 1, "souls": 4, "unique": True}}
    )
    for viewer in VIEWERS:
        ours, theirs = RULES.view(game, viewer).sides
        assert (ours.ap, ours.souls, ours.legendary, ours.unique, ours.ultimate) == (5, 2, True, False, [2])
        assert (theirs.ap, theirs.souls, theirs.legendary, theirs.unique, theirs.ultimate) == (1, 4, False, True, [])


@pytest.mark.clause("RZ-114")
def test_deck_lists_are_secret_unless_the_house_opens_them() -> None:
    closed, opened = setup(deck(), deck("humlae")), setup(deck(), deck("humlae"), open_decklists="on")
    for viewer in (1, None):
        side = RULES.view(closed, viewer).sides[0]
        assert (side.fighter_deck + len(side.hidden_fighters) + len(side.fighters), side.power_deck) == (8, 30)
        assert (side.fighter_list, side.power_list) == (None, None)
        side = RULES.view(opened, viewer).sides[0]
        gone = [each.card for each in side.fighters]
        for section, found in (("fighters", [*(side.fighter_list or []), *gone]), ("powers", side.power_list or [])):
            assert sorted(found) == sorted(deck().cards[section])
        for found in (side.fighter_list, side.power_list):
            shown = [cards()[id].name for id in found or []]
            assert shown == sorted(shown)


@pytest.mark.clause("RZ-114")
def test_open_lists_are_in_the_order_of_names_not_of_ids() -> None:
    own = [
        normal("a-first", {"draw": 1}, name="Zebra"),
        normal("z-last", {"draw": 1}, name="Aardvark"),
        fighter("a-man", name="Zoe"),
        fighter("z-man", name="Abe"),
    ]
    game = duel(
        {"A": {"power_deck": ["a-first"], "hand": ["z-last"], "fighter_deck": ["a-man", "z-man"]}},
        *own,
        open_decklists="on",
    )
    for viewer in VIEWERS:
        side = RULES.view(game, viewer).sides[0]
        assert side.fighter_list == ["z-man", "a-man"]
        assert side.power_list == (["a-first"] if viewer == 0 else ["z-last", "a-first"])


@pytest.mark.clause("RZ-114", "RZ-310", "RZ-311")
def test_open_lists_tell_neither_order_nor_hand() -> None:
    game, other = (setup(open_decklists="on") for _ in range(2))
    until(game, "main")
    until(other, "main")
    mix(other, 0)
    assert names(game, game.s.seats[0].hand) != names(other, other.s.seats[0].hand)
    for viewer in (1, None):
        assert seen(game, viewer) == seen(other, viewer)


@pytest.mark.clause("RZ-114", "RZ-312")
def test_open_lists_do_not_tell_which_face_down_power_was_taken_over() -> None:
    sides = [
        {"A": {"power_deck": ["kindling"], "powers": {1: {"card": card, "facedown": True, "owner": "B"}}},
         "B": {"power_deck": [other]}}
        for card, other in (("broken-aim", "sudden-gap"), ("sudden-gap", "broken-aim"))
    ]  # fmt: skip
    games = [duel(each, open_decklists="on") for each in sides]
    assert seen(games[0], None) == seen(games[1], None)
    ours, theirs = RULES.view(games[0], None).sides
    assert (ours.power_list, theirs.power_list) == (["kindling"], ["broken-aim", "sudden-gap"])


@pytest.mark.clause("RZ-644")
def test_what_was_used_up_in_a_turn_is_not_shown_in_the_bonus_action_that_follows() -> None:
    fast = {"card": "aaro", "cell": "a1"}
    game = duel(
        {"first": "B", "A": {"fighters": {1: "plain-fighter d4", 2: fast}}, "B": {"fighters": {1: "plain-fighter d8"}}}
    )
    answer(game, 0, "move d4-d5")
    assert RULES.view(game, 1).used == ["move"]
    answer(game, 0, "end")
    assert asked(game) == {1: "bonus"}
    for viewer in VIEWERS:
        assert RULES.view(game, viewer).used == []


@pytest.mark.clause("RZ-308", "RZ-318")
def test_everybody_may_look_through_the_voids() -> None:
    game = duel(
        {"A": {"power_void": ["deep-breath", "kindling"], "fighter_void": ["mya", "aaro"], "hand": ["cut-the-thread"]}}
    )
    answer(game, 0, "discard cut-the-thread")
    for viewer in VIEWERS:
        side = RULES.view(game, viewer).sides[0]
        assert side.power_void == ["deep-breath", "kindling", "cut-the-thread"]
        assert side.fighter_void == ["mya", "aaro"]


@pytest.mark.clause("RZ-309")
def test_the_order_of_the_fighter_deck_is_secret() -> None:
    order = ["mya", "aaro", "poe", "kain", "gustnail", "zill"]
    games = [duel({"A": {"fighter_deck": each}}) for each in (order, order[::-1], sorted(order))]
    for viewer in VIEWERS:
        assert {seen(game, viewer) for game in games} == {seen(games[0], viewer)}
        assert RULES.view(games[0], viewer).sides[0].fighter_deck == 6
    assert RULES.view(games[0], 1).sides[0].fighter_list is None


@pytest.mark.clause("RZ-310")
def test_the_order_of_the_power_deck_is_secret() -> None:
    order = list(deck().cards["powers"])[:24]
    games = [duel({"A": {"power_deck": each}}) for each in (order, order[::-1], sorted(order))]
    for viewer in VIEWERS:
        assert {seen(game, viewer) for game in games} == {seen(games[0], viewer)}
        assert RULES.view(games[0], viewer).sides[0].power_deck == 24
    for viewer in (1, None):
        assert RULES.view(games[0], viewer).sides[0].power_list is None


def mix(game: Duel, seat: int) -> None:
    """Another hand of the same deck, as if the cards had lain otherwise from the start."""
    side = game.s.seats[seat]
    ids = [*side.hand, *side.power_deck]
    relabel(game, ids, Stream("another world").shuffled(list(range(len(ids)))))


@pytest.mark.clause("RZ-311", "RZ-409")
@pytest.mark.parametrize("stop", ["mulligan", "main"])
def test_a_hand_is_seen_by_its_owner_alone(stop: str) -> None:
    game, other = setup(), setup()
    for each in (game, other):
        until(each, stop)
    seat = 0 if game.s.seats[0].hand else 1
    mix(other, seat)
    held = names(game, game.s.seats[seat].hand)
    assert sorted(held) != sorted(names(other, other.s.seats[seat].hand))
    for viewer in (1 - seat, None):
        assert seen(game, viewer) == seen(other, viewer)
        side = RULES.view(game, viewer).sides[seat]
        assert (side.hand, side.hand_count) == (None, len(held))
    own = RULES.view(game, seat).sides[seat]
    assert own.hand is not None
    assert sorted(own.hand) == sorted(held)
    assert seen(game, seat) != seen(other, seat)


@pytest.mark.clause("RZ-312")
def test_a_set_trigger_is_seen_by_its_owner_alone() -> None:
    games = [
        duel(
            {"round": 3, "turn": 2, "A": {"fighters": {2: "plain-fighter d4"}, "hand": [id]}},
            snare("snare"),
            snare("noose"),
        )
        for id in ("snare", "noose")
    ]
    for game, id in zip(games, ("snare", "noose"), strict=True):
        answer(game, 0, f"set {id} @3")
        assert asked(game) == {0: "main"}
    for viewer in (1, None):
        assert seen(games[0], viewer) == seen(games[1], viewer)
        [back] = RULES.view(games[0], viewer).sides[0].powers
        assert (back.slot, back.card, back.facedown, back.set_in) == (3, None, True, "3.2")
    [mine] = RULES.view(games[0], 0).sides[0].powers
    assert (mine.slot, mine.card, mine.facedown) == (3, "snare", True)


@pytest.mark.clause("RZ-312")
def test_its_owner_reads_it_at_any_time_and_the_opponent_at_none() -> None:
    game = duel({"A": {"powers": {2: "snare"}}, "B": {"powers": {4: "snare"}}}, snare("snare"))
    for _ in range(6):
        for viewer in VIEWERS:
            shown = [side.powers[0].card for side in RULES.view(game, viewer).sides]
            assert shown == ["snare" if viewer == seat else None for seat in (0, 1)]
        default(game)


@pytest.mark.clause("RZ-317")
def test_a_discarded_trigger_is_shown_as_it_reaches_the_void() -> None:
    guard = normal(
        "guard",
        category="trigger",
        abilities=[{"when": {"event": "announced", "kind": "discard"}, "do": [{"gain": {"ap": 0}}]}],
    )
    game = duel({"A": {"powers": {1: "snare"}}, "B": {"powers": {2: "guard"}}}, snare("snare"), guard)
    answer(game, 0, "discard @1")
    windows = 0
    while "respond" in asked(game).values() and not game.s.seats[0].power_void:
        for viewer in (1, None):
            assert b'"snare"' not in seen(game, viewer)
            assert [each.card for each in RULES.view(game, viewer).sides[0].powers] == [None]
        default(game)
        windows += 1
    assert windows == 2
    for viewer in VIEWERS:
        assert RULES.view(game, viewer).sides[0].power_void == ["snare"]
        assert "'snare'" in repr(RULES.view(game, viewer).log)


@pytest.mark.clause("RZ-317")
def test_a_destroyed_trigger_is_shown_as_it_reaches_the_void() -> None:
    crush = normal(
        "crush", {"destroy": "power"}, targets={"power": {"pick": 1, "kind": "power", "zone": "field", "not": "this"}}
    )
    guard = normal("guard", category="trigger", abilities=[{"when": "would_be_destroyed", "do": [{"gain": {"ap": 0}}]}])
    game = duel(
        {"active": "B", "A": {"powers": {1: "snare", 3: "guard"}}, "B": {"hand": ["crush"]}},
        snare("snare"),
        crush,
        guard,
    )
    answer(game, 1, "power crush @1 > a@1")
    windows = 0
    while asked(game) == {0: "respond"} and not game.s.seats[0].power_void:
        for viewer in (1, None):
            assert b'"snare"' not in seen(game, viewer)
        default(game)
        windows += 1
    assert windows
    for viewer in VIEWERS:
        assert RULES.view(game, viewer).sides[0].power_void == ["snare"]


@pytest.mark.clause("RZ-317")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_a_trigger_that_goes_back_to_hand_or_deck_stays_secret(to: str) -> None:
    unhand = normal(
        "unhand",
        {"return": {"what": "power", "to": to}},
        targets={"power": {"pick": 1, "kind": "power", "zone": "field", "not": "this"}},
    )
    games = [
        duel(
            {"active": "B", "A": {"powers": {1: id}}, "B": {"hand": ["unhand"]}}, snare("snare"), snare("noose"), unhand
        )
        for id in ("snare", "noose")
    ]
    for game in games:
        answer(game, 1, "power unhand @1 > a@1")
        while asked(game) == {0: "respond"}:
            answer(game, 0, "pass")
        assert asked(game) == {1: "main"}
    for viewer in (1, None):
        assert seen(games[0], viewer) == seen(games[1], viewer)
        assert b'"snare"' not in seen(games[0], viewer)
    side = RULES.view(games[0], 0).sides[0]
    assert "snare" in ((side.hand if to == "hand" else side.power_list) or [])


@pytest.mark.clause("RZ-320")
def test_a_numen_is_no_target_unless_an_effect_names_numens() -> None:
    entity = normal("strike", {"damage": {"n": 1, "to": "entity"}}, targets={"entity": {"pick": 1, "kind": "entity"}})
    power = normal("crush", {"destroy": "power"}, targets={"power": {"pick": 1, "kind": "power", "not": "this"}})
    own = normal("dove", {"damage": {"n": 1, "to": {"kind": "entity"}}})
    game = duel(
        {
            "A": {"numen": "humlae", "hand": ["strike", "crush", "dove"], "fighters": {1: {"card": "archer", "cell": "d4"}}},
            "B": {"numen": "ondrask", "fighters": {1: "plain-fighter d5"}},
            "tokens": [{"card": "bell-moth", "owner": "B", "cell": "e5"}, {"card": "mossbed", "owner": "B", "cell": "c3"}],
        },
        entity, power, own,
        fighter("archer", ra=2, mana=1, abilities=[{"label": "mana", "targets": {"entity": {"pick": 1, "kind": "entity", "within": {"n": "this.ra", "of": "this"}}}, "do": [{"push": {"what": "entity", "n": 1}}]}]),
    )  # fmt: skip
    keys = list(game.asks[0].keys())
    assert [key for key in keys if key.startswith("skill")] == ["skill 1 > d5", "skill 1 > e5"]
    assert {key.split("> ")[1] for key in keys if key.startswith("power strike")} == {"d4", "d5", "e5"}
    assert {key.split("> ")[1] for key in keys if key.startswith("power crush")} == {"e5", "c3"}
    answer(game, 0, "power dove @1")
    for viewer in VIEWERS:
        assert [side.numen for side in RULES.view(game, viewer).sides] == ["humlae", "ondrask"]
    keys = list(game.asks[0].keys())
    assert not any("numen" in key for key in keys)


@pytest.mark.clause("RZ-320")
def test_a_numen_stays_face_up_to_the_end() -> None:
    game = setup(deck("humlae"), deck("ondrask"))
    chance = Stream("numens")
    for _ in range(120):
        if game.outcome is not None:
            break
        seat, ask = min(game.asks.items())
        answer(game, seat, ask.write(ask.sample(chance)))
        for viewer in VIEWERS:
            assert [side.numen for side in RULES.view(game, viewer).sides] == ["humlae", "ondrask"]


@pytest.mark.clause("RZ-322")
def test_a_spectator_sees_counts_and_card_backs() -> None:
    game = duel(
        {"A": {"hand": ["deep-breath"] * 5, "powers": {2: "snare"}}, "B": {"hand": ["kindling"] * 6}}, snare("snare")
    )
    view = RULES.view(game, None)
    assert [side.hand_count for side in view.sides] == [5, 6]
    assert [side.hand for side in view.sides] == [None, None]
    assert [(each.slot, each.card) for each in view.sides[0].powers] == [(2, None)]
    assert not any(name in seen(game, None) for name in (b'"snare"', b'"deep-breath"', b'"kindling"'))


@pytest.mark.clause("RZ-322", "RZ-311", "RZ-312")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lists", ["off", "on"])
def test_a_spectator_sees_what_both_players_see(seed: int, lists: str) -> None:
    """Each side as its opponent sees it, the rest as both see it; what only one player sees is not there."""
    game = setup(seed=seed, open_decklists=lists)
    chance = Stream(f"spectator {seed}")
    for _ in range(60):
        a, b, all_ = (msgspec.to_builtins(RULES.view(game, viewer)) for viewer in VIEWERS)
        assert all_["sides"] == [b["sides"][0], a["sides"][1]]
        assert all_["sides"][0] != a["sides"][0]
        assert all_["sides"][1] != b["sides"][1]
        for name in set(a) | set(b) | set(all_):
            if name not in ("viewer", "sides", "log"):
                assert a.get(name) == b.get(name) == all_.get(name), name
        logs = [
            {index: line for index, line in enumerate(entries(game, viewer)) if line is not None} for viewer in VIEWERS
        ]
        for index, line in logs[2].items():
            assert line in (logs[0][index], logs[1][index])
        assert set(logs[2]) == set(logs[0]) & set(logs[1])
        for index in logs[2]:
            if logs[0][index] == logs[1][index]:
                assert logs[2][index] == logs[0][index]
        if game.outcome is not None:
            break
        seat, ask = min(game.asks.items())
        answer(game, seat, ask.write(ask.sample(chance)))


def entries(game: Duel, viewer: int | None) -> list[Any]:
    return [entry.line(viewer) for entry in game.story]
