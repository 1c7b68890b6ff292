"""The board, hands and cards of Riftborn: texts stay in their boxes, who touches whom reads, nobody sees what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, cast

import pytest
from hypothesis import given, settings
from msgspec import structs

from engines.riftborn.geometry import called
from engines.riftborn.view import AttackView, GapView, MarkView, RiftView
from render import Result, painter
from render.parts.art import LEAST_EMBLEM
from render.parts.layout import Bitmap, Rect, Shape, Sheet
from render.parts.theme import WARD
from render.parts.words import Words
from render.riftborn.board import CLASP, board, plan
from render.riftborn.face import card as face_sheet
from render.riftborn.said import creatures
from render.riftborn.tiles import Signs, tile

from . import checks
from .rift_views import (
    CARDS,
    LOREM,
    NAMES,
    back,
    boards,
    busy,
    creature,
    face,
    full,
    joined,
    placing,
    setup,
    side,
    small,
    texts,
)

VIEWS = {
    "small": small(),
    "busy": busy(),
    "busy-a": busy(0),
    "busy-b": busy(1),
    "full": full(),
    "placing": placing(),
    "calm": busy(attack=None, recent=[MarkView("hurt", ["b"], 4), MarkView("hurt", ["b"], 3)], waiting=[1]),
    "over": busy(over=True, winner=0, waiting=[], attack=None),
    "drawn": busy(over=True, winner=None, waiting=[], attack=None),
    "setup": setup(),
}
TEXTS = ("/name", "/keywords", "-name", "/text", "/player", "/news", "/asked", "/xp", "-left", "/allowance")
"""Texts that may be cut where there is no room: the whole of them is in the description."""


def sheet(view: RiftView, locale: str = "en", marks: Mapping[str, str] | None = None) -> Sheet:
    """The layout of a board."""
    return board(view, Words(texts(), locale, NAMES), marks or {}, face)


def written(view: RiftView, locale: str = "en", marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """What stands in each named box."""
    return checks.written(sheet(view, locale, marks))


def icons(view: RiftView, marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """The icons of a board by their paths."""
    return checks.icons(sheet(view, marks=marks))


def clasps(view: RiftView) -> list[Rect]:
    """The clasps between creatures of neighbouring rows."""
    return [item.rect for item in sheet(view).items if isinstance(item, Shape) and item.rect.w == CLASP]


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", list(VIEWS))
def test_boards_by_hand(name: str, locale: str) -> None:
    laid = sheet(VIEWS[name], locale)
    checks.sound(laid, "/equipment-")
    assert not checks.faint(laid)


@given(boards())
@settings(max_examples=40, deadline=None)
def test_boards_by_chance(view: RiftView) -> None:
    laid = sheet(view, "fr")
    checks.sound(laid, *TEXTS)


@given(boards())
@settings(max_examples=40, deadline=None)
def test_everybody_stands_where_the_rules_say_and_a_clasp_joins_who_is_adjacent(view: RiftView) -> None:
    """[RB-409 RB-410 RB-417 RB-418]"""
    laid = plan(view)
    everybody = list(creatures(view))
    for each in everybody:
        tile = laid.tile(each.row, each.x)
        assert tile.x >= 8 and tile.right <= 1072, "nobody stands off the picture"
        assert tile.centre[0] == pytest.approx(540 + each.x * laid.pitch / 2, abs=1)
    pairs = [(a, b) for a in everybody for b in everybody if b.row == a.row + 1 and b.at in a.adjacent]
    assert len(clasps(view)) == len(pairs)
    for rect, (a, b) in zip(clasps(view), pairs, strict=True):
        lower, upper = laid.tile(a.row, a.x), laid.tile(b.row, b.x)
        assert max(lower.x, upper.x) < rect.x and rect.right < min(lower.right, upper.right), "it touches both"
        assert upper.bottom > rect.y and rect.bottom > lower.y


def test_clasps_between_enemies_are_told_apart() -> None:
    found = [item.colour for item in sheet(busy()).items if isinstance(item, Shape) and item.rect.w == CLASP]
    assert found.count(WARD) == 4, "s1a-n1a, s1a-n1b, s1b-n1b, s1b-n1c"
    assert len(found) == 12


def test_s_lies_below_whoever_looks() -> None:
    """[RB-425]"""
    for viewer in (None, 0, 1):
        laid = plan(busy(viewer))
        assert laid.bars[0].y > laid.bars[1].y
        assert laid.rows[0] > laid.rows[1], "the front ranks face each other"
        assert laid.rows[-1] > laid.rows[0] > laid.rows[1] > laid.rows[2]
    laid = plan(busy(south=1, seats=joined([side(0, [], south=1), side(1, [[creature("grave-ox")]], south=1)])))
    assert laid.bars[1].y > laid.bars[0].y


def test_in_the_setup_nobody_has_a_side() -> None:
    """Nobody is S before it is known who goes first, and the board doesn't turn round under its players. [RB-425]"""
    said = written(setup())
    assert not [path for path in said if path.endswith("/letter")]
    assert {"/bar-a/player", "/bar-b/player", "/sides"} <= set(said)
    told = painter("riftborn").text_board(setup(), texts(), "en", names=NAMES)
    assert "Élodie (seat A): life 50" in told and "S (" not in told


def test_a_creature_says_what_it_is_worth_now() -> None:
    said = written(busy())
    assert (said["/creature-s1b/attack"], said["/creature-s1b/health"]) == ("8", "9")
    assert said["/creature-n1b/health"] == "4", "what is left of it"
    assert (said["/creature-n1b/shield"], said["/creature-s1b/rage"], said["/creature-s2c/decay"]) == ("3", "2", "2")
    assert said["/creature-n1a/swarm"] == "×3" and said["/creature-n1b/keywords"] == "RELENTLESS · VANGUARD"
    marks = icons(busy())
    assert (
        marks["/creature-n2b/mark-dormant"] == "mdi:sleep" and marks["/creature-s2b/mark-waiting"] == "mdi:timer-sand"
    )


def test_a_back_shows_its_tokens_and_nothing_else() -> None:
    """[RB-976 RB-983]"""
    said = written(busy())
    assert said["/creature-n2a/damage"] == "−1" and said["/creature-n2a/rage"] == "1"
    assert not any(
        path.startswith("/creature-n2a/") and path.endswith(("/attack", "/health", "/name")) for path in said
    )
    assert written(busy(1))["/creature-n2a/name"] == "Thorn Piper", "its player sees it"


def test_what_is_hidden_is_not_told_to_others() -> None:
    hidden = painter("riftborn").board(busy(), texts(), "en", cards=face)
    told = painter("riftborn").text_board(busy(), texts(), "en")
    assert "N2a face down, damage 1, 1 Rage" not in told and "N2a face down, damage 1, Rage 1" in told
    assert "First Blood" not in told and "TRICK cards in play 1" in told
    own = painter("riftborn").text_board(busy(0), texts(), "en")
    assert "TRICK cards in play: First Blood" in own
    seats = [
        structs.replace(each, hand=["sudden-rain"], tricks=["first-blood"], trick_set=["first-blood"])
        for each in busy().seats
    ]
    leaked = structs.replace(busy(), seats=seats)
    assert painter("riftborn").board(leaked, texts(), "en", cards=face).data == hidden.data
    assert painter("riftborn").text_board(leaked, texts(), "en") == told


def test_a_players_bar_says_life_level_and_what_is_left_of_the_turn() -> None:
    said = written(busy())
    assert (said["/bar-s/life"], said["/bar-s/level"], said["/bar-s/xp"]) == ("37", "8", "12400/15000")
    assert said["/bar-s/allowance"] == "Levels 5/8"
    assert (said["/bar-s/hand"], said["/bar-s/library"], said["/bar-s/discard"], said["/bar-s/tricks"]) == (
        "4",
        "33",
        "3",
        "1",
    )
    assert "/bar-n/tricks" not in said and said["/bar-n/removed"] == "1"
    hurt = written(busy(attack=None, recent=[MarkView("hurt", ["b"], 4), MarkView("hurt", ["b"], 3)]))
    assert hurt["/bar-n/change"] == "−7"


def test_weapons_say_their_uses_and_armours_what_they_absorb() -> None:
    said = written(busy())
    assert (said["/equipment-s/sw1-left"], said["/equipment-s/sw1-attack"]) == ("×2/3", "4")
    assert said["/equipment-s/sa1-left"] == "5/8" and said["/equipment-s/trick-0-name"] == "TRICK card"
    assert written(busy(0))["/equipment-s/trick-0-name"] == "First Blood"


def test_an_attack_is_an_arrow_and_the_headline() -> None:
    said = written(busy())
    assert said["/header/news"] == "Keeper of the Crooked Bridge (S1b) attacks Grave Ox (N1b)"
    found = icons(busy())
    assert "/creature-s1b/attacks" in found and "/creature-n1b/attacked" in found

    def arrows(view: RiftView) -> list[Bitmap]:
        return [
            item
            for item in sheet(view).items
            if isinstance(item, Bitmap) and cast(tuple[str, ...], item.key)[0] == "stroke"
        ]

    laid = plan(busy())
    (_, arrow) = arrows(busy())
    assert arrow.rect.meets(laid.tile(0, 1)) and arrow.rect.meets(laid.tile(1, 0))
    assert arrows(busy(attack=None)) == []
    shot = busy(attack=AttackView("sw1", "player", "ranged"))
    said = written(shot)["/header/news"].replace("- ", "-")
    assert said == "Long Hook (SW1) shoots at Jean-Baptiste de la Motte-Picquet"
    assert arrows(shot)[1].rect.meets(plan(shot).bars[1])


def test_gaps_stand_between_neighbours_and_say_what_gives_way() -> None:
    """[RB-405 RB-521]"""
    view = placing()
    marks = {gap.at: str(number) for number, gap in enumerate(view.gaps, 1)}
    laid = sheet(view, marks=marks)
    assert not checks.overflowing(laid)
    found = [(path, place) for path, _, place in checks.labels(laid) if path.endswith("/mark") or path == "mark"]
    assert len(found) == len(view.gaps)
    assert {path.partition("-")[0] for path in icons(view, marks) if path.startswith("/s")} >= {"/s1:0", "/s2:3"}
    one = structs.replace(view, gaps=[GapView("s1:1", 0, 0, {})])
    assert not [path for path in icons(one, {"s1:1": "1"}) if path.startswith("/s1:")]


@pytest.mark.parametrize("tall", [False, True])
def test_the_mark_of_a_gap_covers_nothing_of_what_its_neighbours_are_worth(tall: bool) -> None:
    view = placing()
    if tall:
        sides = [structs.replace(each, ranks=each.ranks[:1]) for each in view.seats]
        view = structs.replace(view, seats=sides, gaps=[gap for gap in view.gaps if gap.row == 0])
    marks = {gap.at: str(number) for number, gap in enumerate(view.gaps, 1)}
    places = checks.labels(sheet(view, marks=marks))
    plates = [place for path, _, place in places if path.endswith("/mark") or path == "mark"]
    worth = [place for path, _, place in places if path.endswith("/xp")]
    assert worth
    assert not [(plate, xp) for plate in plates for xp in worth if plate.meets(xp)]


def test_what_can_be_picked_is_framed_and_numbered() -> None:
    marks = {"n1a": "1", "s2b": "2", "sw1": "3", "b": "4"}
    said = written(busy(), "en", marks)
    assert {text for path, text in said.items() if path.endswith("/mark")} == {"1", "2", "3", "4"}
    assert not checks.faint(sheet(busy(), "en", marks))


def test_the_headline_is_the_weightiest_thing_that_happened() -> None:
    lost = [MarkView("hurt", ["b"], 4), MarkView("hurt", ["b"], 3), MarkView("moved", ["s1a"])]
    assert written(busy(attack=None, recent=lost))["/header/news"] == "Jean-Baptiste de la Motte-Picquet takes 7 damage"
    dead = [MarkView("attack", ["s1b", "n1b"]), MarkView("dies", ["ember-kite"])]
    assert written(busy(attack=None, recent=dead))["/header/news"] == "Ember Kite dies"
    older = [*dead, MarkView("turn", ["b"]), MarkView("leveled", ["b"]), MarkView("drew", ["b"], 1)]
    assert written(busy(attack=None, recent=older))["/header/news"] == "Ember Kite dies", "drawing is no news"
    newer = [*older, MarkView("entered", ["n1c"])]
    assert written(busy(attack=None, recent=newer))["/header/news"] == "Rattlebone (N1c) enters"
    moved = [*newer, MarkView("moved", ["s1b"])]
    assert written(busy(attack=None, recent=moved))["/header/news"].endswith("(S1b) moves"), (
        "the latest of equal weight"
    )
    assert written(VIEWS["over"])["/header/result"] == "Élodie wins"
    assert written(VIEWS["drawn"])["/header/result"] == "A draw"


def test_the_headline_is_about_the_latest_act_of_a_turn_and_about_all_of_the_turn_before() -> None:
    def headline(*recent: MarkView) -> str:
        return written(busy(attack=None, recent=list(recent)))["/header/news"]

    struck = (
        MarkView("turn", ["a"]),
        MarkView("act", ["a"]),
        MarkView("attack", ["s1b", "b"]),
        MarkView("hurt", ["b"], 4),
    )
    entered = (MarkView("act", ["a"]), MarkView("entered", ["n1c"]))
    assert headline(*struck, *entered) == "Rattlebone (N1c) enters"
    assert headline(*struck, *entered, MarkView("act", ["a"])) == headline(*struck), "that came to nothing"
    over = (*struck, *entered, MarkView("act", ["a"]), MarkView("turn", ["b"]), MarkView("drew", ["b"], 1))
    assert headline(*over) == headline(*struck)
    spell = MarkView("played", ["a", "ember-kite"])
    assert headline(*struck, MarkView("act", ["a"]), spell).endswith("plays Ember Kite")


@pytest.mark.parametrize("name", list(VIEWS))
def test_boards_are_light_enough_and_of_the_size(name: str) -> None:
    picture = painter("riftborn").board(VIEWS[name], texts(), "en", names=NAMES, cards=face)
    assert len(picture.data) <= 250_000
    assert checks.decoded(picture.data).size == (picture.width, picture.height) == (1080, 1350)
    assert 0 < len(picture.alt) <= 1024


@given(boards())
@settings(max_examples=40, deadline=None)
def test_descriptions_keep_to_the_limit_and_the_text_board_leaves_nobody_out(view: RiftView) -> None:
    for limit in (1024, 300):
        assert len(painter("riftborn").alt(view, texts(), "fr", names=NAMES, limit=limit)) <= limit
    told = painter("riftborn").text_board(view, texts(), "en", names=NAMES)
    for each in creatures(view):
        assert called(each.at) in told
    for one in view.seats:
        assert all(called(thing.at) in told for thing in (*one.weapons, *one.armours))


def test_a_text_board_tells_who_touches_whom_and_how_one_reaches_others() -> None:
    view = busy()
    view.seats[0].ranks[1][1].reach = {"n1a": "ranged", "player": "open"}
    told = painter("riftborn").text_board(view, texts(), "en", names=NAMES)
    assert "S1a Gate Recruit 2/3, has acted, faces N1a, N1b" in told
    assert "reaches N1a at range, can hit the player" in told
    assert (
        painter("riftborn")
        .alt(view, texts(), "en", names=NAMES)
        .startswith("Riftborn Tactics, turn 14. Élodie’s turn.")
    )


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("id", list(CARDS))
def test_faces_of_every_kind(id: str, locale: str) -> None:
    for text in ("", LOREM):
        checks.sound(face_sheet(face(id, text), Words(texts(), locale)))
    told = painter("riftborn").told_whole(face(id), texts(), locale)
    assert (CARDS[id][2] if locale == "en" else CARDS[id][3]) in told


@pytest.mark.parametrize("count", [0, 1, 3, 6, 7, 11])
def test_hands_grow_in_rows_and_say_what_can_be_played(count: int) -> None:
    view = busy(1)
    one = view.seats[1]
    one.hand = [list(CARDS)[n % 8] for n in range(count)]
    usable = {"gate-recruit": "", "thorn-piper": "Its Level is above yours [RB-311]."}
    laid = painter("riftborn").lay_hand(view, Words(texts(), "en", NAMES), face, usable, numbered=False)[0]
    checks.sound(laid)
    said = checks.written(laid)
    if count > 1:
        assert said["/card-gate-recruit/why"] == "playable"
        assert "above yours" in said["/card-thorn-piper/why"]
    assert (said["/level"], said["/allowance"]) == ("5", "5 Levels left this turn")
    numbered = painter("riftborn").lay_hand(view, Words(texts(), "en", NAMES), face, {}, numbered=True)[0]
    assert sum(path.endswith("/number") for path, _, _ in checks.labels(numbered)) == count


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        painter("riftborn").hand(busy(), texts(), "en")


def test_a_result_says_what_both_had_left() -> None:
    result = Result("Riftborn Tactics", "7", 0, None, (1, 2), (0, 1), date(2026, 11, 23))
    picture = painter("riftborn").result(VIEWS["over"], result, texts(), "en", names=NAMES, cards=face)
    assert "Élodie 37" in picture.alt and "Jean-Baptiste de la Motte-Picquet 9" in picture.alt


def test_a_lone_back_is_told_by_its_place() -> None:
    view = small(seats=joined([side(0, [[back()]]), side(1, [])]))
    assert "S1a face down" in painter("riftborn").text_board(view, texts(), "en")


def test_nothing_lies_on_an_emblem_or_on_tokens() -> None:
    """A tile's place, marks, worth and tokens each have their room beside its emblem."""
    for view in (busy(), full(), placing()):
        laid = plan(view)
        for each in creatures(view):
            at = laid.tile(each.row, each.x)
            found = tile(Rect(0, 0, at.w, at.h), each, "mdi:bone", Words(texts(), "fr", NAMES), Signs(), None)
            assert not checks.colliding(found), each.at
            for item in found.items:
                if isinstance(item, Bitmap) and (key := cast(tuple[Any, ...], item.key))[0] == "plain art" and key[5]:
                    x, y, wide, tall = key[6]
                    emblem = Rect(item.rect.x + x, item.rect.y + y, wide, tall)
                    if min(wide, tall) < LEAST_EMBLEM:
                        continue
                    over = [one for one in found.items if one.rect.meets(emblem) and not one.rect.holds(item.rect)]
                    assert not over, each.at


def test_a_keyword_that_comes_twice_is_counted() -> None:
    twice = creature("grave-ox", keywords=["UNDEATH", "UNDEATH", "BLOCK"])
    view = small(seats=joined([side(0, [[twice]]), side(1, [])]))
    assert written(view)["/creature-s1a/keywords"] == "UNDEATH ×2 · BLOCK"
    assert "UNDEATH ×2, BLOCK" in painter("riftborn").text_board(view, texts(), "en")
