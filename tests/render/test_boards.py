"""The board's layout: for any view, texts stay in their boxes, boxes apart, and what matters can be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.kernel.text import CardName, say
from engines.rizontical.view import ConditionView, LineView, PowerView, RizonticalView, TrailView
from render.parts.emblems import emblem
from render.parts.layout import Label, Part, Sheet
from render.parts.theme import KEY_DIGIT, MIN_CONTRAST, SEATS, contrast
from render.parts.words import Words
from render.rizontical import board as boards
from render.rizontical.field import COLUMNS
from render.rizontical.slots import KEY

from . import checks
from .views import NAMES, by_hand, crowded, early, face, fighter, ids, over, places, setup, texts, views

chance = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
MARKS = {"c8": "1", "d5": "12", "e4": "3", "b3": "", "A2": "4", "B@1": "5", "g3": "6"}


def sheet(view: RizonticalView, locale: str = "en", marks: Mapping[str, str] | None = None) -> Sheet:
    """The layout of a board."""
    return boards.board(view, Words(texts(), locale, NAMES), marks or {}, face)


def written(view: RizonticalView, locale: str = "en", marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """What stands in each named box of a board."""
    return checks.written(sheet(view, locale, marks))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("view", by_hand(), ids=["early", "setup", "crowded", "over"])
def test_boards_by_hand(view: RizonticalView, locale: str) -> None:
    laid = sheet(view, locale, MARKS)
    checks.sound(laid, "/header/news", "/plate-B/player")
    assert not checks.faint(laid)


@chance
@given(views(), places, st.sampled_from(["en", "fr"]))
def test_boards_by_chance(view: RizonticalView, marks: dict[str, str], locale: str) -> None:
    laid = sheet(view, locale, marks)
    assert not checks.overflowing(laid)
    assert not checks.colliding(laid)
    assert not checks.small_digits(laid)
    assert not checks.tofu(laid)


@settings(chance, max_examples=12)
@given(views(), places)
def test_texts_stand_off_by_chance(view: RizonticalView, marks: dict[str, str]) -> None:
    assert not checks.faint(sheet(view, "en", marks))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("ultimate", [False, True])
def test_every_fighter_has_room_on_a_slot(locale: str, ultimate: bool) -> None:
    names = ids("fighter")
    for start in range(0, len(names), 4):
        view = early()
        side = view.sides[0]
        some = names[start : start + 4]
        side.fighters = [fighter(id, slot, f"c{slot}") for slot, id in enumerate(some, 1)]
        side.ultimate = [1, 2, 3, 4] if ultimate else []
        laid = sheet(view, locale)
        assert not checks.overflowing(laid)
        assert not checks.colliding(laid)
        assert not [path for path in checks.cut(laid) if "/slot-A" in path], some


@pytest.mark.parametrize(("mana", "protection"), [(10, 1), (10, 6), (3, 12), (12, 12)])
def test_what_a_fighter_has_does_not_run_into_its_hp(mana: int, protection: int) -> None:
    view = early()
    view.sides[0].fighters = [fighter("zill", 3, None, hp=10, max_hp=10, mana=mana, protection=protection)]
    laid = sheet(view)
    assert not checks.overflowing(laid)
    assert not checks.colliding(laid)
    shown = written(view)
    assert (shown["/slot-A3/mana"], shown["/slot-A3/protection"]) == (str(mana), str(protection))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_power_has_room_on_a_slot(locale: str) -> None:
    names = ids("power")
    for start in range(0, len(names), 4):
        view = early()
        some = names[start : start + 4]
        view.sides[0].powers = [PowerView(slot, id, use=3, time=2) for slot, id in enumerate(some, 1)]
        laid = sheet(view, locale)
        assert not checks.overflowing(laid)
        assert not checks.colliding(laid)
        assert not [path for path in checks.cut(laid) if "/power" in path], some


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_numen_has_room_on_its_plate(locale: str) -> None:
    for id in ids("numen"):
        view = early()
        view.sides[0].numen = id
        assert "/plate-A/numen" not in checks.cut(sheet(view, locale)), id


def test_key_numbers_are_large_enough_for_a_phone() -> None:
    found: dict[str, list[str]] = {}
    for path, label, _ in checks.labels(sheet(crowded())):
        found.setdefault(path, []).append("key" if label.key else "small")
    key = {path for path, sizes in found.items() if sizes == ["key"]}
    for letter in "AB":
        assert {f"/plate-{letter}/ap", f"/plate-{letter}/souls"} <= key
        assert {f"/slot-{letter}{slot}/{what}" for slot in (1, 2, 3, 4) for what in ("slot", "hp")} <= key
    assert {f"/field/ground/{side}-{row}" for side in ("left", "right") for row in range(1, 9)} <= key
    assert "/field/fighter-c4/hp" in key
    assert {f"/header/turn-{turn}" for turn in (1, 2, 3, 4)} <= key
    assert KEY * 0.727 >= KEY_DIGIT * boards.WIDTH


def test_columns_are_named_on_both_sides() -> None:
    said = written(early())
    for column in COLUMNS:
        assert said[f"/field/ground/top-{column}"] == said[f"/field/ground/bottom-{column}"] == column


def test_the_board_is_portrait_four_to_five() -> None:
    assert boards.WIDTH / boards.HEIGHT == 4 / 5


def test_a_full_board_says_everything() -> None:
    said = written(crowded())
    assert said["/header/round"] == "Round 3"
    assert said["/plate-A/ap"] == "4"
    assert said["/plate-B/souls"] == "3"
    assert said["/slot-A4/hp"] == "10"
    assert said["/slot-A4/protection"] == "6"
    assert said["/slot-A4/mana"] == "3"
    assert said["/slot-A4/owner"] == "B"
    assert said["/slot-A3/set-in"] == "set 2.1"
    assert (said["/slot-A4/use"], said["/slot-A4/time"]) == ("3", "2")
    assert said["/slot-B1/bearer"] == "1"
    assert said["/slot-B1/condition-2/value"] == "5H"
    assert [said[f"/slot-B1/condition-{index}/letters"] for index in (0, 1)] == ["BRN", "PSN"]
    assert said["/field/fighter-c4/slot"] == "1"
    assert said["/field/change-e4/amount"] == "−3"
    assert said["/field/announced-d5/chain"] == "1"
    assert said["/header/chain-2"] == "ZILL: hit first"
    assert said["/piles-A/pile-0"] == "6"
    assert said["/piles-A/pile-4"] == "2"
    assert "Reef Lantern" in {text for path, text in said.items() if path.startswith("/legend/")}


def test_fighters_and_summons_stand_on_the_board_with_their_emblems() -> None:
    keys = {path: item.key for path, item, _ in sheet(crowded()).walk() if isinstance(item, Part)}
    assert emblem("cinder-imp") in cast(tuple[object, ...], keys["/field/summon-e6"])
    assert emblem("zill", face("zill").art) in cast(tuple[object, ...], keys["/field/fighter-c4"])


def test_the_headline_is_the_weightiest_thing_that_happened() -> None:
    def headline(locale: str = "en") -> str:
        laid = boards.board(view, Words(texts(), locale, {0: "Ada", 1: "Ben"}), {}, face)
        found = {path: label for path, label, _ in checks.labels(laid)}
        return " ".join(text for text, _, _ in found["/header/news"].lines)

    view = crowded()
    view.chain = []
    who, striker = say("rz-fighter", name=CardName("poe", "rizontical"), at="B1"), "c4"
    view.trail = [TrailView("hit", "d5", striker), TrailView("damaged", "d5", None, 3)]
    damaged = LineView(say("rz-log-damaged", who=who, n=3, protection=0, hp=1))
    view.log = [damaged, LineView(say("rz-log-turn-end", who="Ben"))]
    assert headline() == "ZILL hits Poe: 3 DMG"
    view.trail.append(TrailView("defeated", "d5"))
    view.log.append(LineView(say("rz-log-defeated", who=who, gainer="Ben", souls=3)))
    assert headline() == "ZILL defeats Poe, 3–2 for Ben"
    view.chain, view.trail = crowded().chain, [TrailView("hit", "a5", striker), TrailView("defeated", "a5")]
    assert headline() == "ZILL defeats Poe, 3–2 for Ben", "what was announced has come about"
    view.chain = []
    view.trail = [TrailView("defeated", "d5")]
    assert headline("fr") == "Défaite de Poe, 3–2 pour Ben"
    view.log = []
    assert "/header/news" not in written(view)


def icons(view: RizonticalView) -> set[str]:
    """The paths of all icons of a board."""
    return {path for path, item, _ in sheet(view).walk() if hasattr(item, "icon")}


def test_markers_ticks_and_shields_are_shown() -> None:
    found = icons(crowded())
    assert "/slot-A2/ultimate" in found
    assert "/slot-A1/ultimate" not in found
    assert {"/ticks/tick-move-used", "/ticks/tick-hit-used"} <= found
    assert "/ticks/tick-push-used" not in found
    assert {"/slot-A4/shield", "/slot-A4/pending", "/field/summon-b5/shield", "/field/change-f2/defeated"} <= found


def test_setup_hides_what_nobody_has_seen() -> None:
    said = written(setup())
    assert said["/header/round"] == "Setup"
    assert said["/slot-A1/hidden"] == said["/slot-B2/hidden"] == "face down"
    assert said["/slot-B1/name"] == "Poe"


def test_the_end_is_announced_with_its_winner() -> None:
    said = written(over())
    assert said["/header/result"] == f"{NAMES[1]} wins"
    assert said["/header/reason"] == "six Souls"
    view = over()
    view.winner = None
    assert written(view)["/header/result"] == "A draw"


def test_the_header_says_whose_turn_and_what_limits() -> None:
    view = early()
    assert written(view)["/header/phase"] == "Élodie’s turn"
    assert written(view)["/header/details"] == "first turn: no DMG by Élodie"
    view.phase = "bonus"
    assert written(view)["/header/phase"] == "Élodie: bonus action"
    view.active, view.phase = None, "round_start"
    assert written(view)["/header/phase"] == "The round begins"


@pytest.mark.parametrize(
    ("condition", "letters"),
    [
        (ConditionView("buff", "Melee DMG Dealt", 3), "3M"),
        (ConditionView("debuff", "RA DMG Taken", 1), "1R"),
        (ConditionView("buff", "PSH DMG Dealt", 2), "2P"),
        (ConditionView("buff", "All DMG Taken", 6), "6A"),
        (ConditionView("debuff", "Thunder DMG Dealt", 4), "4"),
    ],
)
def test_buffs_are_value_and_letter_with_arrow_and_way(condition: ConditionView, letters: str) -> None:
    view = early()
    view.sides[0].fighters[0].conditions = [condition]
    found = {path: item for path, item, _ in sheet(view).walk()}
    label = found["/slot-A1/condition-0/value"]
    assert isinstance(label, Label)
    assert label.lines[0][0] == letters
    up = condition.kind == "buff"
    assert ("up" if up else "down") in getattr(found["/slot-A1/condition-0/arrow"], "icon")  # noqa: B009
    taken = condition.name.endswith("Taken")
    assert ("target" if taken else "sword") in getattr(found["/slot-A1/condition-0/way"], "icon")  # noqa: B009


def test_marks_are_numbered_on_cells_fighters_and_powers() -> None:
    view = early()
    view.viewer = 0
    said = written(view, marks={"c8": "1", "d4": "2", "B1": "3", "@2": "4", "B@4": "5"})
    found = {path: text for path, text in said.items() if path.endswith("/mark")}
    assert found == {
        "/field/mark-c8/mark": "1",
        "/field/mark-d4/mark": "2",
        "/slot-B1/mark": "3",
        "/slot-A2/mark": "4",
        "/slot-B4/mark": "5",
    }


def test_a_cell_shows_one_change_and_a_defeat_first() -> None:
    view = early()
    view.trail = [
        TrailView("damaged", "f7", None, 2),
        TrailView("damaged", "f7", None, 3),
        TrailView("hit", "f7", "c1"),
    ]
    assert written(view)["/field/change-f7/amount"] == "−5"
    view.trail.append(TrailView("defeated", "f7"))
    assert "/field/change-f7/defeated" in icons(view)


def test_seats_differ_by_more_than_colour_and_stand_off() -> None:
    assert len({style.shape for style in SEATS}) == len(SEATS)
    for style in SEATS:
        assert contrast(style.colour, (9, 17, 26)) >= MIN_CONTRAST
