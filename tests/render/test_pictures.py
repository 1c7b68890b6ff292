"""Pictures as the rest of the bot gets them: found by game, drawn beside the loop, kept, the same every time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from hashlib import sha256

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from msgspec import structs

from engines.rizontical.view import PowerView, RizonticalView
from render import NoPainter, Painter, Picture, draw, painter
from render.painter import PICTURES
from render.parts.encode import png, strip
from render.parts.kept import Kept
from render.parts.layout import SHEETS, Rect, Sheet
from render.parts.paint import BLOCKS, EDGE, SPRITES, STRIP, STRIPS, paint, strips
from render.parts.words import Words
from render.rizontical.board import board as layout

from .checks import decoded
from .views import DATA, NAMES, by_hand, crowded, early, face, ids, texts, views


def forget() -> None:
    """Empties every cache."""
    for kept in (PICTURES, SPRITES, BLOCKS, STRIPS, SHEETS):
        kept.clear()


def board(view: RizonticalView, locale: str = "en") -> Picture:
    """A board picture."""
    return painter("rizontical").board(view, texts(), locale, names=NAMES, cards=face)


def test_a_painter_is_found_by_its_game() -> None:
    found = painter("rizontical")
    assert isinstance(found, Painter)
    assert found.game == "rizontical"
    assert painter("rizontical") is found


@pytest.mark.parametrize("game", ["chess", "parts", "painter", "", "no.such", "../etc"])
def test_a_game_without_a_painter_is_an_error_that_says_where_to_put_one(game: str) -> None:
    with pytest.raises(NoPainter, match=r"render\."):
        painter(game)


def test_a_board_is_a_png_with_its_description() -> None:
    picture = board(crowded())
    image = decoded(picture.data)
    assert (image.format, image.mode, image.size) == ("PNG", "RGB", (1080, 1350))
    assert (picture.width, picture.height) == image.size
    assert picture.name == "rizontical-board.png"
    assert "ZILL" in picture.alt
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize("view", by_hand(), ids=["early", "setup", "crowded", "over"])
def test_boards_are_light_enough(view: RizonticalView) -> None:
    assert len(board(view).data) <= 250_000


def test_hands_and_cards_are_light_enough() -> None:
    artist = painter("rizontical")
    view = early()
    view.viewer = 0
    view.sides[0].hand = ids("power")[:10]
    assert len(artist.hand(view, texts(), "en", names=NAMES, cards=face).data) <= 250_000
    assert max(len(artist.card(face(id), texts(), "fr").data) for id in ("zill", "humlae", "turn-the-page")) <= 250_000


def test_the_same_view_gives_the_same_bytes_warm_and_cold() -> None:
    for view in by_hand():
        warm = board(view)
        forget()
        assert board(view) == warm


CODE = """
import sys
sys.path.insert(0, ".")
from hashlib import sha256
from tests.render.views import crowded, face, texts
from render import painter
artist = painter("rizontical")
pictures = [artist.board(crowded(), texts(), "fr", cards=face), artist.card(face("poe"), texts())]
print(sha256(b"".join(each.data for each in pictures)).hexdigest())
"""


def test_the_same_view_gives_the_same_bytes_in_any_process() -> None:
    elsewhere = subprocess.run(
        [sys.executable, "-c", CODE],
        capture_output=True,
        text=True,
        check=True,
        cwd=DATA.parent,
        env={"PYTHONHASHSEED": "1", "PATH": ""},
    ).stdout
    artist = painter("rizontical")
    pictures = [artist.board(crowded(), texts(), "fr", cards=face), artist.card(face("poe"), texts())]
    assert elsewhere.strip() == sha256(b"".join(each.data for each in pictures)).hexdigest()


def test_an_unchanged_picture_is_not_drawn_again() -> None:
    forget()
    first = board(crowded())
    drawn = len(PICTURES), len(SPRITES)
    view = crowded()
    view.number += 1
    again = board(view)
    assert again.data is first.data
    assert (len(PICTURES), len(SPRITES)) == drawn


def test_a_change_anywhere_gives_another_picture() -> None:
    def quiet() -> RizonticalView:
        return structs.replace(crowded(), chain=[])

    base = board(quiet()).data
    changed: list[RizonticalView] = [quiet() for _ in range(10)]
    changed[9].chain = crowded().chain
    changed[0].sides[0].ap = 5
    changed[1].sides[1].souls = 4
    changed[2].sides[0].fighters[0].hp = 3
    changed[3].sides[0].fighters[0].conditions = []
    changed[4].tokens.pop()
    changed[5].trail.pop()
    changed[6].log.pop()
    changed[7].used = ["move"]
    changed[8].sides[1].powers[1].set_in = "3.3"
    assert base not in [board(view).data for view in changed]
    assert len({board(view).data for view in changed}) == len(changed)


def test_names_and_language_show() -> None:
    artist = painter("rizontical")
    base = artist.board(crowded(), texts(), "en", names={0: "Ann", 1: "Bob"}).data
    assert artist.board(crowded(), texts(), "en", names={0: "Ann", 1: "Bea"}).data != base
    assert artist.board(crowded(), texts(), "fr", names={0: "Ann", 1: "Bob"}).data != base
    assert artist.board(crowded(), texts(), "fr-CA", names={0: "Ann", 1: "Bob"}).data != base


def test_a_name_that_no_font_has_becomes_the_seat() -> None:
    artist = painter("rizontical")
    assert "(B)" in artist.board(early(), texts(), "en", names={0: "Ann", 1: "漢字"}).alt


def test_marks_may_come_without_labels() -> None:
    artist = painter("rizontical")
    listed = artist.board(early(), texts(), "en", marks=["c4", "B1"]).data
    assert listed == artist.board(early(), texts(), "en", marks={"c4": "", "B1": ""}).data
    assert listed != artist.board(early(), texts(), "en").data


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(views())
def test_the_board_tells_nothing_of_hidden_cards(view: RizonticalView) -> None:
    """Whatever a view might wrongly hold of another seat's cards never reaches a picture or a description."""
    leaking = structs.replace(view, sides=[structs.replace(side) for side in view.sides])
    for side in leaking.sides:
        if side.seat == view.viewer:
            continue
        side.hand, side.power_list, side.fighter_list = ["kindling"], ["temper"], ["poe"]
        side.powers = [structs.replace(each, card="kindling") if each.facedown else each for each in side.powers]
    artist = painter("rizontical")
    assert board(leaking) == board(view)
    assert artist.text_board(leaking, texts(), "en") == artist.text_board(view, texts(), "en")


def test_the_own_face_down_card_shows_to_its_owner_only() -> None:
    def seen(viewer: int | None) -> Picture:
        view = early()
        view.viewer = viewer
        view.sides[0].powers = [PowerView(2, "broken-aim" if viewer == 0 else None, facedown=True, set_in="1.1")]
        return board(view)

    assert seen(1).data == seen(None).data != seen(0).data
    assert "Broken Aim" in seen(0).alt
    assert "Broken Aim" not in seen(1).alt


def test_a_hand_needs_its_seat() -> None:
    with pytest.raises(ValueError, match="spectator"):
        painter("rizontical").hand(early(), texts(), "en")


def test_a_hand_can_be_drawn_by_names_alone() -> None:
    view = early()
    view.viewer = 0
    view.sides[0].hand = ["kindling", "temper"]
    picture = painter("rizontical").hand(view, texts(), "fr", names=NAMES)
    assert "Petit bois" in picture.alt


async def test_drawing_leaves_the_loop_free() -> None:
    forget()
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.001)
            beats += 1

    heart = asyncio.create_task(beat())
    pictures = await asyncio.gather(*(draw(painter("rizontical").board, view, texts(), "en") for view in by_hand()))
    heart.cancel()
    assert beats > 0
    assert [picture.data for picture in pictures] == [
        painter("rizontical").board(view, texts(), "en").data for view in by_hand()
    ]


async def test_what_goes_wrong_while_drawing_is_told() -> None:
    with pytest.raises(ValueError, match="spectator"):
        await draw(painter("rizontical").hand, early(), texts())


def test_png_keeps_every_pixel() -> None:
    random = np.random.default_rng(5).integers(0, 256, (37, 53, 3), dtype=np.uint8)
    rows = np.zeros((37, 1 + 3 * 53), np.uint8)
    rows[:, 1:] = random.reshape(37, -1)
    parts = [strip(rows[top : top + 10]) for top in range(0, 37, 10)]
    assert np.array_equal(np.asarray(decoded(png(53, 37, parts))), random)


def test_a_picture_put_together_from_strips_is_the_painted_one() -> None:
    for view in by_hand():
        sheet = layout(view, Words(texts(), "en", NAMES), {"c4": "1"}, face)
        assert np.array_equal(
            np.asarray(decoded(png(sheet.width, sheet.height, strips(sheet)))), np.asarray(paint(sheet))
        )


def test_a_slope_of_colours_has_no_bands() -> None:
    sheet = Sheet(60, 200)
    sheet.fill(sheet.rect, (54, 60, 90), low=(26, 31, 48))
    made = np.asarray(decoded(png(sheet.width, sheet.height, strips(sheet)))).astype(int)
    assert np.abs(np.diff(made[:, 30], axis=0)).max() <= 3


def test_kept_things_are_thrown_out_oldest_first() -> None:
    kept: Kept[bytes] = Kept(10, len)
    for key in "abc":
        kept.get(key, lambda key=key: key.encode() * 4)
    assert "a" not in kept
    assert "b" in kept
    assert "c" in kept
    kept.get("b", lambda: b"never made")
    kept.get("d", lambda: b"dddd")
    assert "b" in kept
    assert "c" not in kept
    assert kept.size == 8
    assert len(kept) == 2


def test_pictures_differ_by_seed_not_by_chance() -> None:
    from render.parts.art import art

    one = art("poe", ((1, 2, 3),), 90, 60, "mdi:owl")
    assert sha256(one.tobytes()).digest() == sha256(art("poe", ((1, 2, 3),), 90, 60, "mdi:owl").tobytes()).digest()
    assert one.tobytes() != art("mya", ((1, 2, 3),), 90, 60, "mdi:owl").tobytes()


@pytest.mark.parametrize("bottom", range(STRIP - EDGE - 1, STRIP + EDGE + 2))
def test_a_solid_part_may_end_or_begin_near_the_border_of_two_strips(bottom: int) -> None:
    sheet = Sheet(40, 3 * STRIP)
    for top, colour in ((bottom - 20, (200, 0, 0)), (bottom, (0, 200, 0))):
        sheet.part("part", Rect(4, top, 30, 20), ("near", top), lambda colour=colour: Sheet(30, 20, colour), solid=True)
    made = decoded(png(sheet.width, sheet.height, strips(sheet)))
    assert np.array_equal(np.asarray(made), np.asarray(paint(sheet)))


def test_what_is_heavier_than_all_that_may_be_kept_is_made_each_time() -> None:
    kept: Kept[bytes] = Kept(3, len)
    assert kept.get("a", lambda: b"four") == b"four"
    assert kept.get("a", lambda: b"more") == b"more"
    assert len(kept) == 0
