"""The table of Rise: for any number of players and cards, texts stay in their boxes and what matters can be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy

import numpy as np
import pytest

from engines.kernel.views import MarkView
from engines.rise.view import AttackView, ItemView, RiseView, SummonerView
from render import painter
from render.parts.encode import png
from render.parts.layout import Bitmap, Label, Part, Rect, Sheet
from render.parts.paint import paint, strips
from render.parts.theme import FIGURES
from render.parts.words import Words
from render.rise.board import board
from render.rise.signs import signs_of
from render.rise.summoners import summoner
from render.rise.tiles import READ, Signs

from . import checks
from .rise_views import (
    NAMES,
    by_hand,
    card,
    chained,
    crowded,
    early,
    face,
    fight,
    four,
    late,
    many,
    middle,
    over,
    side,
    texts,
    three,
    view,
)
from .rise_views import summoner as lies

VIEWS = by_hand()
MARKS = {"a1": "1", "b1": "2", "a3.2": "3", "bs1": "4", "as2": "", "b": "5", "#1": "6", "a.1": "7"}
SMALL = ("/fact-", "/name", "/icon-", "/more")
"""Texts that may be cut where there is no room: the whole of them is in the description."""


def sheet(view: RiseView, locale: str = "en", marks: Mapping[str, str] | None = None) -> Sheet:
    """The layout of a table."""
    return board(view, Words(texts(), locale, NAMES), marks or {}, face)


def written(view: RiseView, locale: str = "en", marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """What stands in each named box."""
    return checks.written(sheet(view, locale, marks))


def icons(view: RiseView) -> dict[str, str]:
    """The icons of a table by their paths."""
    return checks.icons(sheet(view))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", list(VIEWS))
def test_tables_by_hand(name: str, locale: str) -> None:
    laid = sheet(VIEWS[name], locale)
    checks.sound(laid, *SMALL)
    assert not checks.faint(laid)


@pytest.mark.parametrize("name", ["middle", "chained", "four", "crowded"])
def test_what_can_be_picked_is_framed_and_numbered(name: str) -> None:
    laid = sheet(VIEWS[name], "en", MARKS)
    assert not checks.overflowing(laid)
    assert not checks.faint(laid)
    said = written(VIEWS[name], "en", MARKS)
    assert {"1", "2"} <= {text for path, text in said.items() if path.endswith("/mark")}


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 8, 10, 14, 21, 30, 60])
@pytest.mark.parametrize("players", [2, 4])
def test_battlefields_of_any_size(count: int, players: int) -> None:
    laid = sheet(view([side(seat, many(seat, count)) for seat in range(players)]))
    assert not checks.overflowing(laid)
    assert not checks.colliding(laid)
    said = written(view([side(seat, many(seat, count)) for seat in range(players)]))
    tiles = {path.split("/")[1] for path in said if path.startswith("/tile-a") and path.endswith("/place")}
    shown = sum(int(said.get(f"/{tile}/copies", "×1")[1:]) for tile in tiles)
    more = said.get("/more-a", "+0").split()[0]
    assert shown + int(more) == count


@pytest.mark.parametrize("name", list(VIEWS))
def test_tables_are_light_enough_and_of_the_size(name: str) -> None:
    picture = painter("rise").board(VIEWS[name], texts(), "en", names=NAMES, cards=face)
    assert len(picture.data) <= 260_000
    assert checks.decoded(picture.data).size == (picture.width, picture.height) == (1080, 1350)
    assert len(picture.alt) <= 1024


def test_key_figures_are_large_enough_for_a_phone() -> None:
    laid = sheet(early())
    key = {path for path, label, _ in checks.labels(laid) if label.key}
    assert {"/tile-a1/attack", "/tile-a1/defense", "/summoner-as1/life", "/summoner-bs2/life"} <= key
    found = {path: label.size for path, label, _ in checks.labels(sheet(four()))}
    phone = 400 / 1080
    assert min(size for path, size in found.items() if path.endswith(("/life",))) * 0.727 * phone >= 8
    assert min(size for path, size in found.items() if path.endswith("/place")) * 0.727 * phone >= 5


@pytest.mark.parametrize("make", [early, middle, fight, three, four])
def test_names_stand_whole_and_can_be_read_on_a_phone(make: Callable[[], RiseView]) -> None:
    laid = sheet(make())
    names = [(path, label) for path, label, _ in checks.labels(laid) if path.endswith("/name") and "/tile-" in path]
    assert not [path for path, label in names if label.cut]
    assert min(label.size for _, label in names) * 0.727 * 400 / 1080 >= 4.5, min(names, key=lambda each: each[1].size)


def test_a_table_says_what_is_on_it() -> None:
    said = written(middle())
    assert said["/header/turn"] == "Turn 7"
    assert said["/header/phase"] == "Invocation"
    assert said["/header/who"] == "Élodie’s turn"
    assert (said["/bar-a/stock"], said["/bar-a/ether"], said["/bar-a/hand"]) == ("12", "2", "5")
    assert (said["/bar-b/library"], said["/bar-b/library-label"]) == ("0", "short once")
    assert said["/bar-a/sits-a.1/card"] == "a.1 Cold Snap"
    assert (said["/summoner-as1/life"], said["/summoner-as1/capacity"], said["/summoner-as1/level"]) == (
        "7",
        "1/2",
        "Lv 2",
    )
    assert said["/summoner-as1/fact-0"] == ".1 Tin Lantern"
    assert said["/tile-a1/attack"] == "4"
    assert [said[f"/tile-a3/fact-{index}"] for index in range(3)] == [".1 Hives", ".2 Gut Lodger", ".3 Powder Keg"]
    facts = {text for path, text in said.items() if "/fact-" in path}
    assert {"sick", "locked", "chained", "token", "+1/+1 ×2"} <= facts
    told = painter("rise").text_board(middle(), texts(), "en")
    assert all(each in told for each in ("copy", "stack of 3", "owner A", "paranoia"))


def test_the_board_in_words_calls_actions_by_their_names() -> None:
    assert "Action Dive: 2 coins" in painter("rise").text_board(middle(), texts(), "en")
    assert "Action Piqué\u00a0: 2 pièces" in painter("rise").text_board(middle(), texts(), "fr")


def test_changed_figures_have_an_arrow_and_tilted_cards_a_sign() -> None:
    arrows = {
        (path, item.key[1])
        for path, item, _ in sheet(middle()).walk()
        if isinstance(item, Bitmap) and isinstance(item.key, tuple) and "arrow" in str(item.key[1:2])
    }
    assert arrows >= {("/tile-a1", "mdi:arrow-up-bold"), ("/tile-a3", "mdi:arrow-down-bold")}
    assert not any(path == "/tile-a4" for path, _ in arrows)
    found = icons(middle())
    assert "/summoner-as1/tilted" in found
    assert "/summoner-as2/tilted" not in found
    assert found["/tile-a2/air"]


def test_attack_and_defense_always_lie_on_their_own_shape() -> None:
    for make in (early, middle, four):
        shapes: dict[str, set[str]] = {}
        for path, item, rect in sheet(make()).walk():
            if isinstance(item, Bitmap) and isinstance(item.key, tuple) and item.key[:1] == ("figure",):
                shapes.setdefault(str(item.key[1]), set()).add(path)
            elif isinstance(item, Label) and path.startswith("/tile-") and path.endswith(("/attack", "/defense")):
                assert rect.w and rect.h
        assert {FIGURES["attack"].shape, FIGURES["defense"].shape, FIGURES["life"].shape} <= set(shapes)


def test_copies_lie_on_one_pile_unless_something_differs() -> None:
    dogs = [card("vigil-dog"), card("vigil-dog"), card("ember-boar"), card("vigil-dog"), card("vigil-dog", tilted=True)]
    found = view([side(0, dogs), side(1)])
    said = written(found)
    assert (said["/tile-a1/place"], said["/tile-a1/copies"]) == ("a1,2,4", "×3")
    assert "/tile-a2/place" not in said and "/tile-a5/place" in said
    assert "/tile-a2/place" in written(found, marks={"a2": "1"})
    found.recent = [MarkView("damaged", ["a4"], 1)]
    assert written(found)["/tile-a1/copies"] == "×2"


def low(each: SummonerView) -> dict[str, tuple[Label, Rect]]:
    """The texts of a Summoner on a side that is hardly higher than two of them."""
    laid = summoner(each, 0, Rect(0, 0, 188, 62), Words(texts(), "en", NAMES), Signs(), None, "", {})
    return {path: (label, rect) for path, label, rect in checks.labels(laid)}


def test_a_summoner_with_hardly_any_height_shows_its_life() -> None:
    life, _ = low(lies("old-tollman", "as1", life=17, tilted=True))["/life"]
    assert life.size * 0.727 * 400 / 1080 >= 8


def test_a_lost_summoner_with_hardly_any_height_says_its_name_as_large_as_it_can_be_read_and_when_above_it() -> None:
    found = low(lies("old-tollman", "as1", lost=7))
    (name, at), (_, when) = found["/name"], found["/when"]
    assert when.bottom <= at.y
    assert name.size * 400 / 1080 >= 8


def test_rows_of_icons_are_as_high_as_there_is_room_for() -> None:
    riders = [card("cavalry-by-appointment", attack=attack) for attack in range(8)]
    laid = sheet(view([side(0, riders), side(1, many(1, 5))]))
    heights = {rect.h for path, _, rect in laid.walk() if path.startswith("/tile-a") and "/icon-" in path}
    assert heights and min(heights) >= READ


def test_the_code_of_a_pile_is_hardly_smaller_than_those_of_single_cards() -> None:
    dogs = [card("vigil-dog") for _ in range(13)]
    field = [*many(0, 24), *dogs]
    laid = sheet(view([side(0, field), side(1)]))
    said = checks.written(laid)
    codes = {
        path: label.size for path, label, _ in checks.labels(laid) if path.endswith("/place") and path[:5] == "/tile"
    }
    (pile,) = [path for path in codes if path.replace("/place", "/copies") in said]
    single = min(size for path, size in codes.items() if path != pile)
    assert codes[pile] * 4 >= single * 3


def test_who_is_out_leaves_their_room_to_the_others() -> None:
    heights = {path: rect.h for path, item, rect in sheet(late()).walk() if isinstance(item, Part)}
    assert heights["/side-b"] < heights["/side-a"] / 4
    assert not any(path.startswith(("/summoner-b", "/summoner-d")) for path in heights)


def test_a_tilted_card_looks_different() -> None:
    def pixels(*, tilted: bool) -> bytes:
        return paint(sheet(view([side(0, [card("vigil-dog", tilted=tilted)]), side(1)]))).tobytes()

    assert pixels(tilted=True) != pixels(tilted=False)


def test_attacks_are_numbered_and_say_whom() -> None:
    said = written(fight())
    assert [said[f"/lane/attack-{number}"] for number in range(1, 7)] == list("123456")
    assert (said["/lane/attack-1-at"], said["/lane/attack-1-other-at"]) == ("a1", "b2")
    assert (said["/lane/attack-1-figure"], said["/lane/attack-1-other-figure"]) == ("2", "6")
    assert said["/lane/attack-3-player"] == "Ben"
    assert icons(fight())["/lane/attack-3-state"] == "mdi:arrow-right-bold"
    assert icons(fight())["/lane/attack-6-state"] == "mdi:check-bold"
    assert written(four())["/lane/attack-2-player"] == "Dara"
    assert said["/lane/attack-5-other-at"] == "bs2"
    assert said["/tile-a4/attacks"] == "4"
    assert said["/tile-b6/blocks"] == "2 4"
    assert not any(path.startswith("/lane") for path in written(middle()))


@pytest.mark.parametrize("make", [fight, four])
def test_the_battle_lies_over_no_card(make: Callable[[], RiseView]) -> None:
    found = make()
    for own in found.seats:
        for each in own.field:
            if own.seat == found.active and len(found.combat) < 14:
                found.combat.append(
                    AttackView(each.at, each.card, (own.seat + 1) % len(found.seats), state="unblocked")
                )
    laid = sheet(found)
    assert not checks.overflowing(laid)
    assert not checks.colliding(laid)
    parts = {path: rect for path, item, rect in laid.walk() if isinstance(item, Part) and path.count("/") == 1}
    lane = parts["/lane"]
    assert not [path for path, rect in parts.items() if path != "/lane" and rect.meets(lane)]
    assert written(found)["/lane/more"].startswith("+")


def test_who_is_asked_is_always_said() -> None:
    assert written(middle())["/header/who"] == "Élodie’s turn"
    assert written(chained())["/header/asked"] == "asked: Ben"
    assert "/header/asked" not in written(over())


def test_several_do_what_one_does() -> None:
    found = early()
    found.recent = [
        MarkView("attack_declared", ["a1", "b"]),
        MarkView("attack_declared", ["bs1", "b"]),
        MarkView("skill_used", ["as1"]),
    ]
    assert written(found)["/header/news"] == "Ditch Walker and Foreman Ilsa Crank attack Ben"
    said = written(found, "fr")["/header/news"]
    assert " et " in said
    assert said.endswith("attaquent Ben")
    found.recent = [MarkView("attack_declared", ["a1", "b"])]
    assert written(found)["/header/news"] == "Ditch Walker attacks Ben"


def test_what_is_announced_is_the_headline_until_more_happens() -> None:
    found = early()
    found.recent = [MarkView("life_lost", ["bs1"], 3), MarkView("drawn", ["a"], 2), MarkView("attack_announced", ["a"])]
    assert written(found)["/header/news"] == "Élodie announces an attack"
    assert written(found, "fr")["/header/news"] == "Élodie annonce une attaque"
    found.recent[-1] = MarkView("turn_passed", ["a"])
    assert written(found)["/header/news"] == "Élodie passes the turn"
    found.recent.append(MarkView("drawn", ["b"], 1))
    assert written(found)["/header/news"].endswith("loses 3 Life")


def test_the_chain_shows_the_newest_on_top() -> None:
    laid = sheet(chained())
    at = {path: rect.y for path, _, rect in checks.labels(laid) if path.endswith("-at")}
    assert at["/header/item-5-at"] < at["/header/item-4-at"]
    said = written(chained())
    assert said["/header/item-4"].endswith("(stopped)")
    assert said["/header/item-5"] == "as2: Small Change → a3, Ben"
    assert said["/header/older"] == "and 3 older below"
    assert said["/header/asked"] == "asked: Ben"
    assert said["/tile-b3/aims"] == "2 3"
    three_links = chained()
    del three_links.chain[3:]
    assert written(three_links)["/header/item-3"] == "Bolt from the Wire → b3, bs1"
    assert written(four())["/tile-b1/aims"] == "1"
    deep = chained()
    deep.chain = [ItemView(f"#{number}", "invocation", 0, "marrow-loan") for number in range(1, 10)]
    assert written(deep)["/header/older"] == "and 7 older below"


def test_the_headline_is_the_weightiest_thing_that_happened() -> None:
    assert written(middle())["/header/news"] == "Foreman Ilsa Crank loses 2 Life", "not what was put away"
    found = early()
    found.recent = [
        MarkView("life_lost", ["bs1"], 2),
        MarkView("life_lost", ["bs1"], 1),
        MarkView("enters", ["a1"]),
    ]
    assert written(found)["/header/news"] == "Foreman Ilsa Crank loses 3 Life"
    found.recent.append(MarkView("out", ["b"]))
    assert written(found)["/header/news"] == "Ben is out"
    found.recent = []
    assert "/header/news" not in written(found)


def test_the_headline_is_about_the_latest_act_that_comes_to_something() -> None:
    def headline(*marks: MarkView) -> str:
        found = early()
        found.recent = [*marks]
        return written(found)["/header/news"]

    level = [MarkView("invoked", ["#1", "as1"], 0), MarkView("leveled", ["as1"], 2)]
    comes = [MarkView("invoked", ["#1"], 0), MarkView("enters", ["a1"], 0)]
    skill = [MarkView("skill_used", ["as1"], 0), MarkView("drawn", ["a"], 1)]
    assert "level 2" in headline(*level, *skill), "a Skill that draws is no news beside it"
    assert "enters" in headline(*level, *comes)
    assert "level 2" in headline(*comes, *level)


def test_a_headline_says_of_each_what_it_took_and_of_a_spell_whom_it_killed() -> None:
    def headline(*marks: MarkView, locale: str = "en") -> str:
        found = early()
        found.recent, found.gone = [*marks], {"b9": "ditch-walker"}
        return written(found, locale)["/header/news"]

    both = [MarkView("damaged", ["a1"], 2), MarkView("damaged", ["bs1"], 2)]
    assert headline(*both) == "Ditch Walker and Foreman Ilsa Crank take 2 damage"
    kills = [MarkView("invoked", ["#1", "b9"]), MarkView("died", ["b9"]), MarkView("to_cemetery", ["mourning-ferry"])]
    assert headline(*kills) == "Ditch Walker dies"
    assert headline(*kills, locale="fr").endswith("meurt")
    back = [MarkView("skill_used", ["as1"]), MarkView("returned", ["b9"])]
    assert headline(MarkView("leveled", ["as1"], 2), *back) == "Ditch Walker returns"


def test_a_headline_names_cards_by_codes_that_stay_theirs() -> None:
    found = early()
    found.recent = [MarkView("fought", ["a1", "b1"]), MarkView("died", ["a2"])]
    assert written(found)["/header/news"] == "Ditch Walker and Mourning Ferry have fought"


def test_what_has_died_is_named() -> None:
    found = early()
    found.recent = [MarkView("fought", ["a1", "b9"]), MarkView("died", ["b9"]), MarkView("died", ["b8"])]
    found.gone = {"b9": "ditch-walker", "b8": "mourning-ferry"}
    assert written(found)["/header/news"].endswith(" and Ditch Walker have fought")
    told = painter("rise").text_board(found, texts(), "en")
    assert "b9 Ditch Walker and b8 Mourning Ferry die" in told


def test_happenings_stay_with_the_codes_of_their_cards() -> None:
    found = crowded()
    found.recent = [
        MarkView("tilted", ["b3"]),
        MarkView("tilted", ["b5"]),
        MarkView("died", ["b3"]),
        MarkView("died", ["b4"]),
    ]
    assert {place: signs.recent for place, signs in signs_of(found).items() if signs.recent} == {
        "b3": "died",
        "b4": "died",
        "b5": "tilted",
    }


def test_who_is_out_and_who_won_is_told() -> None:
    said = written(late())
    assert (said["/bar-b/out"], said["/bar-d/out"]) == ("out, place 4", "out, place 3")
    assert said["/summoner-cs1/when"] == "lost in turn 21"
    assert written(over())["/header/result"] == "Élodie wins"
    drawn = over()
    drawn.winner = None
    assert written(drawn)["/header/result"] == "A draw"


def test_turn_order_is_shown_for_more_than_two() -> None:
    found = {path: text for path, text in written(four()).items() if "/header/order-" in path}
    assert [found[f"/header/order-{index}"] for index in (3, 2, 1, 0)] == ["B", "C", "D", "A"]
    assert not any("/order-" in path for path in written(middle()))


def test_a_change_anywhere_gives_another_picture_and_none_the_same() -> None:
    artist = painter("rise")

    def drawn(one: RiseView) -> bytes:
        return artist.board(one, texts(), "en", names=NAMES, cards=face).data

    changed = [deepcopy(middle()) for _ in range(7)]
    changed[0].seats[0].stock += 1
    changed[1].seats[1].summoners[0].life -= 1
    changed[2].seats[0].field[1].tilted = True
    changed[3].seats[0].field[2].attached.pop()
    changed[4].recent.pop(0)
    changed[5].phase = "end"
    changed[6].chain = [ItemView("#1", "invocation", 0, "marrow-loan")]
    base = drawn(middle())
    assert drawn(middle()) is base
    assert base not in [drawn(each) for each in changed]
    assert len({drawn(each) for each in changed}) == len(changed)


def test_a_picture_put_together_from_strips_is_the_painted_one() -> None:
    for one in (fight(), four(), chained()):
        laid = sheet(one, "en", MARKS)
        file = png(laid.width, laid.height, strips(laid))
        assert np.array_equal(np.asarray(checks.decoded(file)), np.asarray(paint(laid)))


def test_the_board_tells_nothing_of_hidden_hands() -> None:
    artist = painter("rise")
    leaking = middle()
    leaking.viewer = 1
    known = artist.board(leaking, texts(), "en")
    leaking.seats[0].hand = ["the-ninth-bell"]
    assert artist.board(leaking, texts(), "en") == known
    assert "hand: the" not in artist.text_board(leaking, texts(), "en").lower()
