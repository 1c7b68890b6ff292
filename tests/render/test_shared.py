"""What is shared beyond a board: players' faces, the picture of a result, films, the headline's parts."""

from __future__ import annotations

from datetime import date
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from engines.kernel.text import SeatName, say
from render import Result, painter
from render.parts.film import SMALLER, animated, spread
from render.parts.headline import Link, place_links
from render.parts.layout import Bitmap, Rect, Sheet
from render.parts.portraits import avatar_of, monogram, place_portrait, sample
from render.parts.words import Words
from render.result import Ending, Score, result_sheet

from . import checks
from .owr_views import busy as owr_busy
from .owr_views import face as owr_face
from .owr_views import texts as owr_texts
from .rise_views import NAMES, four, over
from .rise_views import face as rise_face
from .rise_views import texts as rise_texts
from .views import crowded, early, face, texts
from .views import over as won


def portrait(avatars: dict[int, bytes], name: str = "Élodie") -> Sheet:
    """A sheet with one face."""
    sheet = Sheet(120, 120)
    place_portrait(sheet, Rect(10, 10, 100, 100), 0, Words(texts(), "en", {0: name}, avatars=avatars))
    return sheet


def pictured(sheet: Sheet) -> bool:
    """Whether a sheet shows an avatar."""
    return any(
        isinstance(item, Bitmap) and isinstance(item.key, tuple) and item.key[0] == "avatar"
        for _, item, _ in sheet.walk()
    )


def test_players_have_their_own_faces_or_a_monogram() -> None:
    assert pictured(portrait({0: sample(0)}))
    drawn = portrait({})
    assert not pictured(drawn)
    assert [label.lines[0][0] for _, label, _ in checks.labels(drawn)] == ["É"]
    assert [monogram(name) for name in ("Jean-Baptiste de la Motte", "", "…", "ann b")] == ["JM", "?", "?", "AB"]


@pytest.mark.parametrize("data", [b"", b"no picture", sample(0)[:40], b"GIF89a" + bytes(40)])
def test_what_is_no_picture_becomes_a_monogram(data: bytes) -> None:
    assert avatar_of(data) is None
    assert not pictured(portrait({0: data}))


def test_announced_things_one_above_the_other_do_not_touch() -> None:
    sheet = Sheet(734, 92)
    said = "Papillon d’étain\xa0: Révélation → {}, b6 (annulé)"
    links = [Link(f"item-{n}", "#2", 0, said.format(at), icon="mdi:cancel") for n, at in enumerate(("b2", "a1"))]
    place_links(sheet, sheet.rect, links, asked="On attend Élodie de la Motte-Picquet")
    assert not checks.colliding(sheet)


def test_a_huge_avatar_is_not_opened() -> None:
    file = BytesIO()
    Image.new("1", (5000, 10)).save(file, "PNG")
    assert avatar_of(file.getvalue()) is None


def test_a_board_shows_avatars_and_another_one_is_another_picture() -> None:
    artist = painter("rizontical")
    plain = artist.board(early(), texts(), "en", cards=face).data
    one = artist.board(early(), texts(), "en", cards=face, avatars={0: sample(0)}).data
    other = artist.board(early(), texts(), "en", cards=face, avatars={0: sample(1)}).data
    assert len({plain, one, other}) == 3
    assert len(one) <= 250_000


# ---------------------------------------------------------------- results


def ended(winner: int | None, seats: int = 2) -> Result:
    """A match that is over."""
    places = tuple(1 if winner is None or seat == winner else 2 for seat in range(seats))
    reason = say("outcome-agreed") if winner is None else say("rs-outcome-win", winner=SeatName(winner))
    return Result("Rizontical", "match 12", winner, reason, places, tuple(range(seats)), date(2026, 8, 1))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("winner", [None, 0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_result_says_who_won_by_how_much_with_what_last_blow(seats: int, winner: int | None, locale: str) -> None:
    words = Words(rise_texts(), locale, NAMES, "rise", {1: sample(1)})
    scores = tuple(Score(seat, str(10 - seat), "mdi:ghost", out=seat == 3) for seat in range(seats))
    view = four()
    view.chain = []
    blow = painter("rise").ending(view, words, rise_face).blow
    sheet = result_sheet(ended(winner, seats), Ending(scores, blow, "3 rounds"), words)
    assert (sheet.width, sheet.height) == (1200, 630)
    assert not checks.overflowing(sheet)
    assert not checks.colliding(sheet)
    assert not checks.faint(sheet)
    assert not checks.tofu(sheet)
    assert not checks.cut(sheet)
    said = checks.written(sheet)
    assert said["/result"] == {
        ("en", None): "A draw", ("en", 0): "Élodie wins", ("en", 1): "Ben wins",
        ("fr", None): "Partie nulle", ("fr", 0): "Élodie gagne", ("fr", 1): "Ben gagne",
    }[locale, winner]  # fmt: skip
    assert [said[f"/score-{seat}"] for seat in range(seats)] == [str(10 - seat) for seat in range(seats)]
    assert said["/when"] == ("3 rounds · 1 August 2026" if locale == "en" else "3 rounds · 1er août 2026")


@pytest.mark.parametrize("value", ["7", "47", "500", "9999"])
def test_a_large_figure_leaves_the_names_whole_and_large(value: str) -> None:
    words = Words(rise_texts(), "en", NAMES, "rise")
    sheet = result_sheet(ended(0), Ending(tuple(Score(seat, value, "mdi:heart") for seat in range(2))), words)
    assert not checks.overflowing(sheet) and not checks.colliding(sheet)
    names = {path: label for path, label, _ in checks.labels(sheet) if path.startswith("/name-")}
    assert len(names) == 2
    assert all(label.size == 32 and not label.cut for label in names.values())


def test_results_come_from_the_last_view_of_either_game() -> None:
    shown = painter("rizontical").result(won(), ended(1), texts(), "en", names={0: "Ann", 1: "Bob"}, cards=face)
    assert Image.open(BytesIO(shown.data)).size == (1200, 630)
    assert "Bob wins" in shown.alt and "Ann 2; Bob 6" in shown.alt and "3 rounds · 1 August 2026" in shown.alt
    table = painter("rise").result(over(), ended(0), rise_texts(), "en", names=NAMES, cards=rise_face)
    assert "Élodie 23; Ben 0" in table.alt and "7 turns" in table.alt


FIVE_WORDS = {
    0: "Marguerite de la Tour Blanche",
    1: "Jean-Baptiste Auguste du Vieux Pont",
    2: "La Grande Dame aux Camélias",
    3: "Sir Percival of the Long Road",
}


ONE_WORD = {
    0: "Wolfeschlegelsteinhausenberger",
    1: "Abraracourcixassurancetourixxx",
    2: "Donaudampfschifffahrtselektrik",
    3: "Llanfairpwllgwyngyllgogerychwy",
}


@pytest.mark.parametrize("names", [FIVE_WORDS, ONE_WORD], ids=["words", "word"])
@pytest.mark.parametrize(("seats", "least"), [(2, 18), (3, 27), (4, 27)])
def test_long_names_are_whole_and_can_be_read(seats: int, least: int, names: dict[int, str]) -> None:
    words = Words(rise_texts(), "fr", names, "rise")
    scores = tuple(Score(seat, "23", "mdi:heart") for seat in range(seats))
    sheet = result_sheet(ended(0, seats), Ending(scores), words)
    assert not checks.overflowing(sheet) and not checks.colliding(sheet) and not checks.cut(sheet)
    sizes = {path: label.size for path, label, _ in checks.labels(sheet) if path.startswith("/name-")}
    assert len(sizes) == seats and min(sizes.values()) >= least, sizes


# ---------------------------------------------------------------- films


def test_a_film_shows_every_picture_and_ends_with_the_last() -> None:
    sheets: list[Sheet] = []
    for number in range(3):
        sheet = Sheet(80, 60)
        sheet.text("number", sheet.rect, str(number), 40, align="center")
        sheets.append(sheet)
    data, width, height = animated(sheets)
    film = Image.open(BytesIO(data))
    assert (film.format, film.size, getattr(film, "n_frames")) == ("GIF", (width, height), 3)  # noqa: B009
    assert animated(sheets)[0] is data


def test_of_a_long_match_some_positions_are_in_the_film_with_the_first_and_the_last() -> None:
    assert spread(range(10), 48) == [*range(10)]
    some = spread(range(500), 48)
    assert (len(some), some[0], some[-1]) == (48, 0, 499)
    assert some == sorted(set(some))


def test_a_film_of_boards_is_light_enough_for_discord() -> None:
    views = [early(), crowded(), won()]
    film = painter("rizontical").film(views, texts(), "en", cards=face)
    assert film.name == "rizontical-film.gif"
    assert len(film.data) < 10 * 2**20
    assert Image.open(BytesIO(film.data)).size == (540, 675)


def test_a_film_keeps_the_colours_of_figures() -> None:
    """A shield is blue and a heart is red in the film as on the board, small as they are."""
    views = [owr_busy()]
    board = Image.open(BytesIO(painter("owr").board(views[0], owr_texts(), "en", names=NAMES, cards=owr_face).data))
    whole = np.asarray(board.reduce(SMALLER)).astype(int)
    film = painter("owr").film(views, owr_texts(), "en", names=NAMES, cards=owr_face)
    shown = np.asarray(Image.open(BytesIO(film.data)).convert("RGB")).astype(int)
    bright = whole.max(axis=2) - whole.min(axis=2) > 90
    assert bright.sum() > 1000
    assert np.abs(whole - shown).sum(axis=2)[bright].mean() < 20
