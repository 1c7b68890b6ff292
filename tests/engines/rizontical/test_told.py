"""What is told and shown of Powers, Markers, conditions and tokens, and in which order Powers leave."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.text import CardName, Text
from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from engines.rizontical.view import ConditionView, TokenView
from render import CardFace
from render.parts.layout import Icon, Shape, Sheet
from render.parts.words import Words
from render.rizontical import board as boards
from render.rizontical.alt import text_board
from tests.engines.rizontical.duels import answer, asked, duel, fighter, normal, seen
from tests.render.views import face, texts

SNARE = {
    "kind": "power",
    "id": "snare",
    "name": "Snare",
    "category": "trigger",
    "cost": {"ap": 0},
    "abilities": [{"when": "moved", "do": [{"draw": 1}]}],
}
BRIEF = {"kind": "power", "id": "brief", "name": "Brief", "category": "permanent", "cost": {"ap": 0}, "time": 1, "abilities": [{"always": [{"change": {"def": 1, "to": {"kind": "fighter", "side": "own"}}}]}]}  # fmt: skip


def named(text: Any) -> set[str]:
    """The cards that a sentence names."""
    if isinstance(text, CardName):
        return {text.card}
    parts = text.words.values() if isinstance(text, Text) else getattr(text, "items", ())
    return set().union(*map(named, parts)) if parts else set()


@pytest.mark.clause("RZ-939")
def test_setting_a_trigger_tells_the_slot_and_not_the_card() -> None:
    watcher = fighter(
        "watcher",
        speed=3,
        abilities=[{"label": "trigger", "when": {"event": "announced", "kind": "set"}, "do": [{"negate": "action"}]}],
    )
    position = {"A": {"ap": 2, "hand": ["snare"]}, "B": {"fighters": {1: "watcher h8"}}}
    game = duel(position, SNARE, watcher)
    answer(game, 0, "set snare @3")
    assert asked(game) == {1: "respond"}
    for text in (
        game.asks[1].about,
        RULES.view(game, 1).chain[-1].text,
        *(line.text for line in game.lines(1)),
        *(line.text for line in game.lines(None)),
    ):
        assert isinstance(text, Text)
        assert "snare" not in named(text)
    assert game.asks[1].about is not None
    assert game.asks[1].about.words["slot"] == 3
    shown = RULES.view(game, 1).sides[0].powers[0]
    assert (shown.slot, shown.card, shown.facedown) == (3, None, True)
    for viewer in (1, None):
        assert b"snare" not in seen(game, viewer)
    assert RULES.view(game, 0).sides[0].powers[0].card == "snare"

    kept = duel(position, SNARE, watcher)
    answer(kept, 0, "set snare @3")
    answer(kept, 1, "pass")
    assert b"snare" not in seen(kept, 1)
    assert RULES.read(kept, "powers.A3.facedown") is True
    assert not any("snare" in named(line.text) for line in kept.lines(1))

    answer(game, 1, "b1.1")
    assert RULES.read(game, "A.power_void") == ["snare"]
    assert RULES.read(game, "A.ap") == 1
    assert any("snare" in named(line.text) and "RZ-939" in line.clauses for line in game.lines(1))


@pytest.mark.clause("RZ-939")
def test_a_trigger_used_later_is_shown_when_it_is_flipped() -> None:
    game = duel({"A": {"ap": 1, "hand": ["snare"]}}, SNARE)
    answer(game, 0, "set snare @3", "move a1-a2")
    assert b"snare" not in seen(game, 1)
    answer(game, 0, "@3")
    assert b"snare" in seen(game, 1)


@pytest.mark.clause("RZ-926")
@pytest.mark.parametrize(("hp", "order"), [(4, ["A", "B", "A"]), (5, ["B", "A", "A"])])
def test_powers_whose_time_is_over_leave_by_the_speed_rule(hp: int, order: list[str]) -> None:
    game = duel(
        {
            "turn": 4, "active": "B", "first": "A",
            "A": {"powers": {1: "brief", 4: "brief"}, "fighters": {1: "plain-fighter a1", 4: "plain-fighter b1"}},
            "B": {"powers": {1: "brief", 2: {"card": "brief", "time": 2}}, "fighters": {1: {"card": "quick", "cell": "h8", "hp": hp}}},
        },
        BRIEF, fighter("quick", speed=9 if hp == 5 else 1),
    )  # fmt: skip
    answer(game, 1, "end")
    left = [entry.event.seat for entry in game.story if entry.event.name == "power_left"]
    assert ["AB"[seat or 0] for seat in left] == order
    assert RULES.read(game, "powers.B2.time") == 1


@pytest.mark.clause("RZ-926")
def test_all_times_go_down_together_before_anything_leaves() -> None:
    clock = BRIEF | {
        "id": "clock",
        "name": "Clock",
        "time": 3,
        "abilities": [{"when": "power_left", "do": [{"gain": {"souls": "this.time"}}]}],
    }
    game = duel(
        {
            "turn": 4,
            "active": "B",
            "first": "A",
            "A": {"powers": {1: "brief", 4: "clock"}},
            "B": {"fighters": {4: "plain-fighter h8"}},
        },
        BRIEF,
        clock,
    )
    answer(game, 1, "end")
    assert RULES.read(game, "A.souls") == 2


# ------------------------------------------------------------------------------------------------------------ views


def field() -> Duel:
    """A duel with Markers, conditions, Summons and Tiles on both sides."""
    return duel(
        {
            "turn": 3,
            "A": {
                "numen": "vashtirel",
                "ultimate": [3],
                "legendary": True,
                "fighters": {
                    3: {
                        "card": "zill",
                        "cell": "d4",
                        "conditions": {"buff Hit DMG Dealt": 3, "Poison": 0, "debuff All DMG Taken": 2},
                    }
                },
            },
            "B": {"numen": "vashtirel", "unique": True, "fighters": {3: "mya h8"}},
            "tokens": [
                {"card": "root-totem", "owner": "A", "cell": "e5", "shield": True},
                {"card": "push-tile", "owner": "B", "cell": "f6", "facing": "ne"},
                {"card": "mossbed", "owner": "B", "cell": "g6"},
            ],
        }  # fmt: skip
    )


def words() -> Words:
    return Words(texts(), "en", {0: "Ann", 1: "Bob"})


def drawn(game: Duel) -> Sheet:
    """The board as everybody sees it."""

    def known(card: str) -> CardFace:
        return face(card)

    return boards.board(RULES.view(game, None), words(), {}, known)


def pieces(sheet: Sheet, path: str) -> tuple[set[str], set[str], set[str]]:
    """The shapes, icons and texts of a part of a picture."""
    found = [item for name, item, _ in sheet.walk() if name == path or name.startswith(path + "/")]
    letters = {text for item in found for text, _, _ in getattr(item, "lines", ())}
    return (
        {item.kind for item in found if isinstance(item, Shape)},
        {item.icon for item in found if isinstance(item, Icon)},
        letters,
    )


@pytest.mark.clause("RZ-1021", "RZ-1022", "RZ-1023", "RZ-1024")
def test_markers_are_seen_by_everybody_where_they_are() -> None:
    game = field()
    for viewer in (0, 1, None):
        a, b = RULES.view(game, viewer).sides
        assert (a.ultimate, a.legendary, a.unique) == ([3], True, False)
        assert (b.ultimate, b.legendary, b.unique) == ([], False, True)


@pytest.mark.clause("RZ-1031")
def test_conditions_and_markers_are_seen_and_drawn() -> None:
    game = field()
    for viewer in (0, 1, None):
        zill = RULES.view(game, viewer).sides[0].fighters[0]
        assert zill.conditions == [
            ConditionView("buff", "Hit DMG Dealt", 3),
            ConditionView("status", "Poison"),
            ConditionView("debuff", "All DMG Taken", 2),
        ]
    sheet = drawn(game)
    _, icons, letters = pieces(sheet, "/slot-A3")
    assert {"3H", "PSN", "2A"} <= letters
    bare = field()
    bare.seat(0).ultimate = ()
    assert len(icons - pieces(drawn(bare), "/slot-A3")[1]) == 1
    said = text_board(RULES.view(game, None), words())
    for each in (
        "Buff Hit DMG Dealt 3",
        "Poison",
        "Debuff All DMG Taken 2",
        "ULTIMATE Marker on slot 3",
        "LEGENDARY Marker",
        "UNIQUE Marker",
    ):
        assert each in said


@pytest.mark.clause("RZ-1032")
def test_fighters_summons_and_tiles_are_told_apart_without_colour() -> None:
    game = field()
    kinds = {token.cell: token.kind for token in RULES.view(game, None).tokens}
    assert kinds == {"e5": "summon", "f6": "tile", "g6": "tile"}
    sheet = drawn(game)
    fighter_shapes, _, fighter_letters = pieces(sheet, "/field/fighter-d4")
    summon_shapes, _, summon_letters = pieces(sheet, "/field/summon-e5")
    tile_shapes, _, tile_letters = pieces(sheet, "/field/tile-g6")
    assert "diamond" in summon_shapes
    assert "diamond" not in fighter_shapes | tile_shapes
    assert {"3", "4"} <= fighter_letters
    assert not any(letter.isdigit() for each in summon_letters | tile_letters for letter in each)
    assert pieces(sheet, "/field/fighter-g6") == (set(), set(), set())
    said = text_board(RULES.view(game, None), words())
    assert "Summons: Root Totem e5 (A)" in said
    assert "Push Tile f6 facing north-east (B)" in said


@pytest.mark.clause("RZ-1033")
def test_the_facing_of_a_push_tile_is_shown() -> None:
    game = field()
    tokens = {token.cell: token for token in RULES.view(game, 0).tokens}
    assert tokens["f6"] == TokenView("tile", "push-tile", 1, "f6", "ne")
    assert tokens["g6"] == TokenView("tile", "mossbed", 1, "g6")
    assert tokens["e5"] == TokenView("summon", "root-totem", 0, "e5", None, True)

    def arrow(facing: str) -> Any:
        other = field()
        other.edit(other.s.tiles[45]).facing = facing
        return [item for name, item, _ in drawn(other).walk() if name.startswith("/field/tile-f6")]

    assert len({str(arrow(facing)) for facing in ("n", "ne", "e", "se", "s", "sw", "w", "nw")}) == 8


@pytest.mark.clause("RZ-1115")
def test_removed_tokens_are_in_no_zone_of_any_view() -> None:
    raze = normal("raze", {"destroy": {"kind": "power", "side": "foe"}}, {"damage": {"n": 1, "to": {"kind": "summon"}}})
    game = duel(
        {
            "A": {"hand": ["raze"]},
            "tokens": [
                {"card": "mossbed", "owner": "B", "cell": "d5"},
                {"card": "root-totem", "owner": "A", "cell": "d6"},
            ],
        },
        raze,
    )
    answer(game, 0, "power raze @1")
    view = RULES.view(game, None)
    assert view.tokens == []
    for side in view.sides:
        assert not {"mossbed", "root-totem"} & {*side.power_void, *side.fighter_void}
    own = RULES.view(game, 1).sides[1]
    assert not {"mossbed", "root-totem"} & {*(own.hand or ()), *(own.power_list or ()), *(own.fighter_list or ())}


def test_a_hit_that_defeated_has_not_hit_an_empty_cell() -> None:
    hitter, victim = fighter("hitter"), fighter("victim", hp=1)
    position = {"A": {"fighters": {1: "hitter a4"}}, "B": {"fighters": {1: "victim a5", 2: "hitter h8"}}}
    game = duel(position, hitter, victim)
    answer(game, 0, "hit a5")
    assert asked(game) == {1: "defeat_draw"}
    assert RULES.view(game, None).chain[-1].text.id == "rz-does-hit-dealt"
