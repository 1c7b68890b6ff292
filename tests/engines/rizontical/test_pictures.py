"""What the pictures of a duel have to show, from the engine's own views. [RZ-110 RZ-301 RZ-508]"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from engines.rizontical.trackers import mark
from render.parts.layout import Bitmap, Icon, Label, Part, Shape, Sheet
from render.parts.words import Words
from render.rizontical.board import board
from render.rizontical.field import cell_rect
from render.rizontical.look import MARKED
from tests.engines.rizontical.duels import duel
from tests.render.views import texts


def drawn(game: Duel, viewer: int | None = None) -> Sheet:
    """The board picture, without the log."""
    view = structs.replace(RULES.view(game, viewer), log=[], trail=[])
    return board(view, Words(texts(), "en"), {}, {}.get)


def labels(sheet: Sheet) -> dict[str, str]:
    return {
        path: " ".join(line for line, _, _ in item.lines) for path, item, _ in sheet.walk() if isinstance(item, Label)
    }


POSITION: dict[str, Any] = {
    "A": {
        "fighters": {
            1: {
                "card": "zill",
                "cell": "c4",
                "hp": 3,
                "protection": 2,
                "conditions": {"Poison": 0, "buff Hit DMG Dealt": 2},
            },
            3: "mya a1",
        },
        "powers": {1: "furnace-law", 2: "broken-aim"},
        "fighter_deck": ["poe", "kain"],
        "fighter_void": ["aaro"],
        "power_void": ["deep-breath", "kindling", "temper"],
    },
    "B": {"fighters": {1: "zill f5", 2: "plain-fighter h8"}},
}


@pytest.mark.clause("RZ-301", "RZ-110")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_field_shows_trackers_fighters_powers_decks_and_voids(viewer: int | None) -> None:
    shown = labels(drawn(duel(POSITION), viewer))
    for seat in "AB":
        for slot in "1234":
            assert shown[f"/slot-{seat}{slot}/slot"] == slot
    assert shown["/slot-A1/name"] == "ZILL"
    assert shown["/slot-A3/name"] == "Mya"
    assert "/slot-A2/name" not in shown
    assert (shown["/slot-A1/hp"], shown["/slot-A1/max-hp"], shown["/slot-A1/protection"]) == ("3", "/4", "2")
    assert shown["/slot-A1/condition-0/letters"] == "PSN"
    assert shown["/slot-A1/condition-1/value"].startswith("2")
    assert shown["/slot-A1/power"] == "Furnace Law"
    assert shown["/slot-A3/no-power"] == "3"
    assert shown["/slot-A2/power" if viewer == 0 else "/slot-A2/set-in"] == ("Broken Aim" if viewer == 0 else "set 1.1")
    assert [shown[f"/piles-A/pile-{n}"] for n in range(5)] == ["0", "2", "12", "1", "3"]
    assert [shown[f"/piles-B/pile-{n}"] for n in range(5)] == ["0", "0", "12", "0", "0"]
    assert "/plate-A/numen" in shown
    assert "/plate-B/numen" in shown


def rows(sheet: Sheet) -> list[str]:
    """The parts of a picture from top to bottom."""
    places = {path.strip("/"): rect for path, item, rect in sheet.walk() if path.count("/") == 1 and path.strip("/")}
    return sorted(places, key=lambda name: places[name].y)


@pytest.mark.clause("RZ-301")
def test_a_slot_has_its_fighter_above_its_power() -> None:
    at = {path: rect for path, item, rect in drawn(duel(POSITION)).walk() if isinstance(item, Label)}
    for seat, slots in (("A", (1,)), ("B", (1, 2))):
        for slot in slots:
            name = at[f"/slot-{seat}{slot}/name"]
            power = at.get(f"/slot-{seat}{slot}/power") or at[f"/slot-{seat}{slot}/no-power"]
            assert name.y < power.y
    assert [at[f"/slot-A{slot}/slot"].x for slot in (1, 2, 3, 4)] == sorted(
        at[f"/slot-A{slot}/slot"].x for slot in (1, 2, 3, 4)
    )


def shapes(sheet: Sheet, part: str) -> list[str]:
    """The shapes that a part of a picture is made of."""
    [found] = [item for path, item, _ in sheet.walk() if path == part and isinstance(item, Part)]
    return [each.kind for each in found.sheet().items if isinstance(each, Shape)]


@pytest.mark.clause("RZ-508")
def test_tokens_of_the_sides_differ_in_shape() -> None:
    tokens = [
        {"card": card, "owner": owner, "cell": cell}
        for card, owner, cell in (
            ("root-totem", "A", "d2"),
            ("root-totem", "B", "d7"),
            ("mossbed", "A", "f2"),
            ("mossbed", "B", "f7"),
        )
    ]
    game = duel({"turn": 4, "tokens": tokens, "A": {"fighters": {1: "zill c4"}}, "B": {"fighters": {1: "zill f5"}}})
    sheet = drawn(game)
    for mine, theirs in (("fighter-c4", "fighter-f5"), ("summon-d2", "summon-d7")):
        ours, others = shapes(sheet, f"/field/{mine}"), shapes(sheet, f"/field/{theirs}")
        assert ours, mine
        assert others, theirs
        assert ours != others, mine
    grounds = [item for path, item, _ in sheet.walk() if path == "/field" and isinstance(item, Shape)]
    assert len({each.corner for each in grounds}) == 2, "below a Tile it is round for one side and square for the other"


@pytest.mark.clause("RZ-508")
def test_a_push_tile_shows_the_direction_it_faces() -> None:
    ways = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    arrows: dict[str, bytes] = {}
    for way in ways:
        game = duel({"tokens": [{"card": "push-tile", "owner": "A", "cell": "d4", "facing": way}]})
        tile = next(item for path, item, _ in drawn(game).walk() if path == "/field/tile-d4")
        [arrow] = [each for each in tile.sheet().items if isinstance(each, Bitmap)]  # type: ignore[union-attr]
        arrows[way] = arrow.make().tobytes()
    assert len(set(arrows.values())) == 8


@pytest.mark.clause("RZ-501", "RZ-508")
def test_seat_a_sits_at_the_bottom() -> None:
    assert cell_rect("a1").y > cell_rect("a8").y
    assert cell_rect("a1").x < cell_rect("h1").x
    order = rows(drawn(duel(POSITION)))
    assert order.index("slot-B1") < order.index("field") < order.index("slot-A1")


@pytest.mark.clause("RZ-1622")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_marks_are_drawn_where_what_has_them_is(viewer: int | None) -> None:
    tokens = [{"card": "root-totem", "owner": "A", "cell": "d2"}, {"card": "mossbed", "owner": "B", "cell": "f7"}]
    game = duel({**POSITION, "tokens": tokens})
    before = drawn(game, viewer)
    mine = game.s.seats[0]
    for id in (mine.slots[0], *mine.powers[:2], *game.summons(), *game.tile_ids()):
        mark(game, id, "vigil")
    mark(game, mine.slots[2], "vigil")
    mark(game, mine.slots[2], "second")
    shown = drawn(game, viewer)
    said = labels(shown)
    assert not any(path.endswith("marks") for path in labels(before))
    assert {path: text for path, text in said.items() if path.endswith("marks")} == {
        "/slot-A1/marks": "Vi",
        "/slot-A3/marks": "2",
        "/slot-A1/power-marks": "Vi",
        "/slot-A2/power-marks": "Vi",
    }
    icons = {path for path, item, _ in shown.walk() if isinstance(item, Icon) and item.icon == MARKED}
    assert {"/field/summon-d2/marked", "/field/marked-f7"} == {path for path in icons if path.startswith("/field")}
