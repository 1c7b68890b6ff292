"""The mat, hands and cards of OWR: texts stay in their boxes, what matters can be read, and nobody sees what is hidden."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from msgspec import structs

from engines.kernel.views import MarkView
from engines.owr.view import OwrView, PendingView, StackCardView
from render import painter
from render.owr import look
from render.owr.board import below, board, places
from render.owr.face import card as face_sheet
from render.parts.layout import Part, Sheet
from render.parts.words import Words

from . import checks
from .owr_views import CARDS, CREATURES, LOREM, NAMES, back, boards, busy, creature, face, lane, small, soul, texts

VIEWS = {
    "small": small(),
    "busy": busy(),
    "busy-a": busy(0),
    "busy-b": busy(1),
    "calm": busy(pending=[], recent=[MarkView("lf_lost", ["b"], 400), MarkView("lf_lost", ["b"], 300)], waiting=[0]),
    "over": busy(over=True, winner=0, waiting=[], pending=[]),
    "drawn": busy(over=True, winner=None, waiting=[], pending=[], game=2),
    "setup": small(turn=0, phase="setup", waiting=[0, 1]),
}
MARKS = {"a2": "1", "b5": "2", "b3.2": "3", "arena": "4", "a": "5", "#1": "6", "a2w1": "7"}
TEXTS = ("/name", "-name", "/text", "/item-", "/older", "/player", "/news", "/asked", "weapon-")
"""Texts that may be cut where there is no room: the whole of them is in the description."""


def sheet(view: OwrView, locale: str = "en", marks: Mapping[str, str] | None = None) -> Sheet:
    """The layout of a mat."""
    return board(view, Words(texts(), locale, NAMES), marks or {}, face)


def written(view: OwrView, locale: str = "en", marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """What stands in each named box."""
    return checks.written(sheet(view, locale, marks))


def icons(view: OwrView) -> dict[str, str]:
    """The icons of a mat by their paths."""
    return checks.icons(sheet(view))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", list(VIEWS))
def test_mats_by_hand(name: str, locale: str) -> None:
    laid = sheet(VIEWS[name], locale)
    checks.sound(laid)
    assert not checks.faint(laid)


@given(boards())
@settings(max_examples=40, deadline=None)
def test_mats_by_chance(view: OwrView) -> None:
    laid = sheet(view, "fr")
    checks.sound(laid, *TEXTS)


@pytest.mark.parametrize("name", ["busy", "busy-a", "busy-b"])
def test_what_can_be_picked_is_framed_and_numbered(name: str) -> None:
    laid = sheet(VIEWS[name], "en", MARKS)
    assert not checks.overflowing(laid)
    assert not checks.faint(laid)
    said = written(VIEWS[name], "en", MARKS)
    assert {text for path, text in said.items() if path.endswith("/mark")} == {"1", "2", "3", "4", "5", "6"}


def test_who_looks_sits_below_and_their_first_lane_is_at_their_left() -> None:
    assert [below(busy(viewer)) for viewer in (None, 0, 1)] == [0, 0, 1]
    for viewer, mine, left in ((None, 0, 1), (1, 1, 5)):
        found, _ = places(busy(viewer))
        assert found[mine].bar.y > found[1 - mine].bar.y
        assert min(found[0].lanes, key=lambda number: found[0].lanes[number].x) == left
        for number in range(1, 6):
            assert found[0].lanes[number].x == found[1].lanes[number].x, "lanes face each other"
        assert found[mine].lanes[1].y < found[mine].stacks[1].y < found[mine].bar.y, "the stack lies behind its lane"
        other = found[1 - mine]
        assert other.lanes[1].y > other.stacks[1].y > other.bar.y


def test_arrows_point_where_the_creature_would_go_on_this_picture() -> None:
    """[OW-908] a creature of A's that moves to its right, seen by A and by B."""
    standing = creature("tin-moth", "a2", arrows=(0, 1))
    for viewer, side in ((0, "right"), (1, "left")):
        view = small(viewer)
        view.seats[0].lanes[1] = lane("a2", standing)
        found = [path for path in icons(view) if "/arrow-" in path]
        assert found == [f"/creature-a2/arrow-{side}"]


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_as_many_lanes_as_the_house_plays_with(count: int) -> None:
    view = busy(lanes=count, pending=[])
    for side, letter in zip(view.seats, "ab", strict=True):
        more = [
            lane(f"{letter}{number}", creature(CREATURES[number % 5], f"{letter}{number}")) for number in range(1, 7)
        ]
        side.lanes = more[:count]
    checks.sound(sheet(view))
    assert sum(path.endswith("/atk") for path in written(view)) == 2 * count


def test_a_creature_says_what_it_is_worth_now() -> None:
    said = written(busy())
    assert said["/creature-a1/atk"] == "700"
    assert said["/creature-a1/def"] == "300", "what is left of it [OW-821]"
    assert said["/creature-a1/damage"] == "−200"
    assert said["/creature-a4/tokens"] == "×3"
    assert said["/creature-a2/weapon-a2w1"] == "Garden Rake"
    assert "Garden Rake" not in written(small()).values()


def test_a_stack_that_can_be_picked_is_framed_itself_not_its_lane() -> None:
    def parts(marks: Mapping[str, str]) -> dict[str, object]:
        return {path: item.key for path, item, _ in sheet(VIEWS["busy"], "en", marks).walk() if isinstance(item, Part)}

    plain = parts({})
    for at in ("b1", "b2", "b3"):
        framed = parts({f"{at}-stack": ""})
        assert [path for path in plain if plain[path] != framed[path]] == [f"/stack-{at}"]
        assert written(VIEWS["busy"], "en", {f"{at}-stack": "7"})[f"/stack-{at}/mark"] == "7"


def test_a_name_on_a_low_slip_is_a_line_of_its_own() -> None:
    slips = [
        label for path, label, rect in checks.labels(sheet(VIEWS["busy"])) if path.endswith("-name") and rect.h < 38
    ]
    assert slips
    assert all(len(label.lines) == 1 for label in slips)


def test_a_stack_shows_its_newest_and_counts_the_rest() -> None:
    said = written(busy())
    assert (said["/stack-b1/souls"], said["/stack-b1/bonus"]) == ("8", "+1200/+300")
    assert said["/stack-b1/b1.8-at"] == "8"
    shown = sum(path.startswith("/stack-b1/") and path.endswith("-at") for path in said)
    assert said["/stack-b1/more"] == f"and {8 - shown} below"


def test_an_artifact_shows_whether_it_works() -> None:
    """[OW-722]"""
    words = Words(texts(), "en", NAMES)
    told = painter("owr").text_board(busy(), texts(), "en", names=NAMES)
    assert "b4.2 Cracked Wheel (Artifact at work)" in told
    assert "b3.1 Cracked Wheel (Artifact covered, +0/+100)" in told
    lit, covered = small(), small()
    for view, so in ((lit, True), (covered, False)):
        view.seats[0].lanes[0] = structs.replace(busy().seats[1].lanes[3], at="a1", number=1)
        view.seats[0].lanes[0].stack[1] = structs.replace(view.seats[0].lanes[0].stack[1], lit=so)
    assert board(lit, words, {}, face).key() != board(covered, words, {}, face).key()


def test_a_jinx_lies_face_up_while_it_is_used() -> None:
    """[OW-603]"""
    view = small()
    view.seats[0].lanes[0] = lane("a1", None, [StackCardView("a1.1", "jinx", "pitfall", turn=1)])
    assert written(view)["/stack-a1/a1.1-name"] == "Pitfall"
    assert icons(view)["/stack-a1/a1.1-icon"] == look.KINDS["jinx"][1]
    assert "a1.1 Pitfall" in painter("owr").text_board(view, texts(), "en", names=NAMES)


def test_what_lies_face_down_is_not_told_to_others() -> None:
    hidden, known = painter("owr").board(busy(), texts(), "en", cards=face), busy(1)
    told = painter("owr").text_board(busy(), texts(), "en")
    assert "Cinder Wyrmling 900" not in told and "Pitfall (set" not in told
    assert "face-down since turn 5" in told and "set in turn 4" in told
    assert "Cinder Wyrmling 900/700, face-down since turn 3" in painter("owr").text_board(known, texts(), "en")
    leaked = structs.replace(
        busy(), seats=[structs.replace(each, hand=["spark"], extra=["spark"]) for each in busy().seats]
    )
    assert painter("owr").board(leaked, texts(), "en", cards=face).data == hidden.data
    assert "Hand: " not in painter("owr").text_board(leaked, texts(), "en")


def test_a_back_shows_since_when_it_lies_and_what_it_has_taken() -> None:
    """[OW-344 OW-529]"""
    view = small()
    view.seats[1].lanes[0] = lane("b1", back("b1", since=7, damage=300))
    said = written(view)
    assert said["/creature-b1/since"] == "face-down, turn 7"
    assert said["/creature-b1/damage"] == "−300"
    assert not any(path.startswith("/creature-b1/") and path.endswith(("/atk", "/def", "/name")) for path in said)


def test_an_attack_shows_its_lane_and_both_ends() -> None:
    found = icons(busy())
    assert found["/clash"] == "mdi:arrow-up-bold"
    assert icons(busy(1))["/clash"] == "mdi:arrow-down-bold"
    assert "/creature-a2/attacks" in found and "/creature-b2/attacked" in found
    direct = busy(pending=[PendingView("#1", "attack", 0, source="a4", lane=4)])
    assert "/lane-b4/attacked" in icons(direct)
    off = busy(pending=[PendingView("#1", "attack", 0, source="a4", lane=4, cancelled=True)])
    assert "/lane-b4/attacked" not in icons(off)


def test_what_waits_stands_with_the_newest_on_top() -> None:
    said = written(busy())
    assert said["/header/item-2"] == "Pitfall → a2" and said["/header/item-1"] == "Attack in lane 2"
    assert said["/creature-a2/aims"] == "#2"
    many = [PendingView(f"#{n}", "ability", n % 2, "tin-moth", method="play") for n in range(1, 8)]
    said = written(busy(pending=many))
    assert {path for path in said if path.startswith("/header/item") and not path.endswith("-at")} == {
        "/header/item-7",
        "/header/item-6",
    }
    assert said["/header/older"] == "and 5 older below"


def test_the_headline_is_about_the_latest_act_that_comes_to_something() -> None:
    def headline(*marks: MarkView) -> str:
        return written(busy(pending=[], recent=[*marks]))["/header/news"]

    attack = [MarkView("attack_declared", ["a1", "b1"]), MarkView("destroyed", ["b1"])]
    summon = [MarkView("tributed", ["a2"]), MarkView("summoned", ["a2"])]
    assert "destroyed" in headline(*summon, *attack)
    assert "summoned" in headline(*attack, *summon)
    assert "destroyed" in headline(*attack, MarkView("set", ["a3.1"])), "a card that is set says little"


def test_the_headline_is_the_weightiest_thing_that_happened() -> None:
    lost = [MarkView("lf_lost", ["b"], 300), MarkView("lf_lost", ["b"], 100), MarkView("set", ["a3.2"])]
    assert written(busy(pending=[], recent=lost))["/header/news"] == "Jean-Baptiste de la Motte-Picquet loses 400 LF"
    fought = [MarkView("battled", ["a2", "b2"])]
    assert written(busy(pending=[], recent=fought))["/header/news"] == (
        "Brass Leviathan (a2) and Drowned Abbess (b2) have fought"
    )
    played = [MarkView("cast", ["spark"], cards=["spark"])]
    assert "(spark)" not in written(busy(pending=[], recent=played))["/header/news"], "what lies nowhere has no place"
    assert written(VIEWS["over"])["/header/result"] == "Élodie wins"
    assert written(VIEWS["drawn"])["/header/result"] == "A draw"


@pytest.mark.parametrize("name", list(VIEWS))
def test_mats_are_light_enough_and_of_the_size(name: str) -> None:
    picture = painter("owr").board(VIEWS[name], texts(), "en", names=NAMES, cards=face)
    assert len(picture.data) <= 250_000
    assert checks.decoded(picture.data).size == (picture.width, picture.height) == (1080, 1350)
    assert 0 < len(picture.alt) <= 1024


@given(boards())
@settings(max_examples=40, deadline=None)
def test_descriptions_keep_to_the_limit_and_the_text_board_leaves_no_place_out(view: OwrView) -> None:
    for limit in (1024, 300):
        assert len(painter("owr").alt(view, texts(), "fr", names=NAMES, limit=limit)) <= limit
    told = painter("owr").text_board(view, texts(), "en", names=NAMES)
    for side in view.seats:
        for each in side.lanes:
            assert each.at in told
            assert all(card.at in told for card in each.stack)
            assert all(weapon.at in told for weapon in (each.creature.weapons if each.creature else ()))


def test_a_description_begins_with_what_one_needs() -> None:
    told = painter("owr").alt(busy(), texts(), "en", names=NAMES).splitlines()
    assert told[0].startswith("OWR, turn 9. Élodie’s turn, Battle Phase. To answer: Jean-Baptiste")
    assert told[1].startswith("Waiting, newest first: #2")
    assert any("LF 650" in line for line in told)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("id", list(CARDS))
def test_faces_of_every_kind(id: str, locale: str) -> None:
    for text in ("", LOREM):
        checks.sound(face_sheet(face(id, text), Words(texts(), locale)))


@pytest.mark.parametrize("count", [0, 1, 3, 6, 7, 11])
def test_hands_grow_in_rows_and_say_what_can_be_played(count: int) -> None:
    view = busy(1)
    side = view.seats[1]
    side.hand = [list(CARDS)[n % 12] for n in range(count)]
    usable = {"tin-moth": "", "orchard-boar": "Two creatures have to be tributed [OW-503]."}
    laid = painter("owr").lay_hand(view, Words(texts(), "en", NAMES), face, usable, numbered=False)[0]
    checks.sound(laid)
    said = checks.written(laid)
    if count > 1:
        assert said["/card-tin-moth/why"] == "playable"
        assert "have to be tributed" in said["/card-orchard-boar/why"]
    numbered = painter("owr").lay_hand(view, Words(texts(), "en", NAMES), face, {}, numbered=True)[0]
    assert sum(path.endswith("/number") for path, _, _ in checks.labels(numbered)) == count


def test_a_hand_says_what_the_turn_still_allows() -> None:
    view = busy(0)
    view.seats[0].hand = ["spark"]
    words = Words(texts(), "en", NAMES)
    said = checks.written(painter("owr").lay_hand(view, words, face, {}, numbered=False)[0])
    assert (said["/summoned"], said["/stacked"]) == ("Normal Summon used", "Stackable free")
    with pytest.raises(ValueError, match="spectator"):
        painter("owr").hand(busy(), texts(), "en")


def test_a_result_says_what_both_had_left() -> None:
    from datetime import date

    from render import Result

    result = Result("OWR", "7", 0, None, (1, 2), (0, 1), date(2026, 11, 23))
    picture = painter("owr").result(VIEWS["over"], result, texts(), "en", names=NAMES, cards=face)
    assert "Élodie 1400" in picture.alt and "Jean-Baptiste de la Motte-Picquet 650" in picture.alt


def test_a_soul_gives_what_its_card_says() -> None:
    assert (soul("brass-leviathan", "a1.1").atk, soul("brass-leviathan", "a1.1").def_) == (300, 100)
    assert "Soul Bonus +300/+100" in painter("owr").told_whole(face("brass-leviathan"), texts(), "en")
