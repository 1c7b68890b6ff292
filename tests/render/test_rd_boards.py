"""The mats, hands and cards of Raise, Rise & Die: texts stay in their boxes, the chain reads, nobody sees what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import pytest
from hypothesis import given, settings
from msgspec import structs

from engines.kernel.views import MarkView
from engines.raise_rise_die.view import ExchangeView, LinkView, RrdView, SideView
from render import Result, painter
from render.parts.emblems import WORDS, emblem
from render.parts.layout import Sheet
from render.parts.words import Words
from render.raise_rise_die import look
from render.raise_rise_die.board import board, plan
from render.raise_rise_die.chain import LINES, lines
from render.raise_rise_die.chips import card_in_small
from render.raise_rise_die.face import card as face_sheet
from render.raise_rise_die.face import layers
from render.raise_rise_die.mat import places
from render.raise_rise_die.said import laid, placed

from . import checks
from .rd_views import (
    GAME,
    NAMES,
    boards,
    busy,
    chain,
    combat,
    crowded,
    face,
    held,
    lay,
    library,
    side,
    small,
    texts,
    wordy,
)

ARTIST = painter(GAME)
VIEWS = {
    "small": small(),
    "busy": busy(),
    "busy-a": busy(0),
    "busy-b": busy(1),
    "crowded": crowded(),
    "calm": busy(exchanges=[], recent=[MarkView("passed", ["b"])], waiting=[0], window="before"),
    "instants": busy(exchanges=[ExchangeView(chain(2)), ExchangeView(chain(2), instant=True)], window="instant"),
    "preparation": small(phase="preparation", waiting=[0, 1]),
    "consolidation": small(phase="consolidation", waiting=[1]),
    "over": busy(over=True, winner=0, waiting=[], exchanges=[]),
    "drawn": busy(over=True, winner=None, waiting=[], exchanges=[]),
    "setup": small(bout=0, phase="setup", waiting=[0, 1]),
}
MARKS = {"ah": "1", "ah2": "2", "b-top": "3", "ao1": "4", "ai1": "5", "aw2": "6", "bc": "7", "b": "8", "#1": "9"}
TEXTS = (
    "/name",
    "-name",
    "-state",
    "/player",
    "/news",
    "/asked",
    "/who",
    "/lately",
    "-on",
    "-more",
    "head-",
    "frenzy-",
)
"""Texts that may be cut where there is no room: the whole of them is in the description."""


def sheet(view: RrdView, locale: str = "en", marks: Mapping[str, str] | None = None) -> Sheet:
    """The layout of a board."""
    return board(view, Words(texts(), locale, NAMES), marks or {}, face)


def written(view: RrdView, locale: str = "en", marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """What stands in each named box of a board."""
    return checks.written(sheet(view, locale, marks))


def icons(view: RrdView, marks: Mapping[str, str] | None = None) -> dict[str, str]:
    """The icons of a board by their paths."""
    return checks.icons(sheet(view, marks=marks))


# ----------------------------------------------------------------------------------------------------------- the board


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", list(VIEWS))
def test_boards_by_hand(name: str, locale: str) -> None:
    laid = sheet(VIEWS[name], locale)
    checks.sound(laid, *(TEXTS if name == "crowded" else ()))
    assert not checks.faint(laid)


@given(boards())
@settings(max_examples=25, deadline=None)
def test_boards_by_chance(view: RrdView) -> None:
    laid = sheet(view, "fr")
    checks.sound(laid, *TEXTS)


@pytest.mark.parametrize("name", ["busy", "busy-a", "busy-b"])
def test_what_can_be_picked_is_framed_and_numbered(name: str) -> None:
    found = sheet(VIEWS[name], "en", MARKS)
    assert not checks.overflowing(found)
    assert not checks.faint(found)
    said = [
        " ".join(text for text, _, _ in label.lines)
        for path, label, _ in checks.labels(found)
        if path.endswith("/mark")
    ]
    assert sorted(said) == sorted(MARKS.values())


def test_who_looks_sits_below_and_fighters_face_each_other() -> None:
    for viewer, below in ((None, 0), (0, 0), (1, 1)):
        found, strip = plan(busy(viewer))
        mine, other = found[below], found[1 - below]
        assert other.bar.y < other.body.y < strip.y < mine.body.y < mine.bar.y
    own, facing = places(found[0].body, facing=False), places(found[0].body, facing=True)
    assert own["left"].x < own["body"].x < own["right"].x, "their right is on the right of who sits there"
    assert facing["right"].x < facing["body"].x < facing["left"].x
    assert own["high"].y < own["body"].y < own["low"].y


def test_a_side_says_what_its_player_has() -> None:
    """[RD-304 RD-306 RD-307 RD-406]"""
    said = written(busy())
    assert (said["/bar-a/hp"], said["/bar-a/ether"], said["/bar-a/reserve"]) == ("11", "/27", "2")
    assert (said["/bar-a/active"], said["/bar-a/latent"]) == ("3", "1/3")
    assert [said[f"/bar-a/{pile}"] for pile in ("hand", "deck", "discard", "void")] == ["7", "9", "5", "2"]
    marks = icons(busy())
    assert (said["/body-a/poison"], said["/body-a/bleed"], said["/body-a/played"]) == ("2", "1", "3")
    assert said["/body-a/stunned"] == "Stunned" and "/body-b/stunned" not in said
    assert marks["/body-b/starts-icon"] == look.STARTS and "/body-a/starts-icon" not in marks
    hurt = busy(recent=[MarkView("laid", ["ah1"]), MarkView("hp_lost", ["a"], 3), MarkView("hp_lost", ["a"], 2)])
    assert written(hurt)["/bar-a/change"] == "−5"


def test_the_top_soul_shows_what_its_loss_costs() -> None:
    """[RD-401 RD-1002]"""
    said = written(busy())
    assert (said["/belongings-a/top-sv"], said["/belongings-a/top-name"]) == ("3", "Pyre Swing")
    assert said["/belongings-b/top-none"] == "deck empty"


def test_a_laid_card_shows_its_value_whose_it_is_and_how_it_lies() -> None:
    """[RD-415 RD-416 RD-1303]"""
    said, marks = written(busy()), icons(busy())
    assert (said["/body-b/bb1-value"], said["/body-b/bb1-name"]) == ("7", "Pyre Swing")
    assert marks["/body-b/bb1-transcended"] == look.TRANSCENDED
    assert marks["/body-b/bb2-counter"] == look.ROLES["counter"]
    assert said["/body-a/ab-weak"] == "+2"
    upright, sideways = (card_in_small(plan(busy())[0][0].bar, sideways=so) for so in (False, True))
    assert upright.h > upright.w and sideways.w > sideways.h
    for change in ({"sideways": True}, {"owner": 1}, {"transcended": True}, {"optimal": False}, {"role": "answer"}):
        one, other = small(), small()
        one.seats[0] = side(0, [lay("pyre-swing", 0, ["high"], optimal=True)])
        slots = [structs.replace(each) for each in one.seats[0].slots]
        slots[0].cards = [structs.replace(slots[0].cards[0], **change)]
        other.seats[0] = structs.replace(one.seats[0], slots=slots)
        assert sheet(one).key() != sheet(other).key(), change


def test_an_optimal_slot_is_told_from_another_one() -> None:
    """[RD-313]"""
    view = small()
    view.seats[0] = side(
        0, [lay("pyre-swing", 0, ["body"], optimal=True), lay("pyre-swing", 0, ["low"], optimal=False)]
    )
    marks = icons(view)
    assert "/body-a/ab1-optimal" in marks and "/body-a/al1-optimal" not in marks
    told = ARTIST.text_board(view, texts(), "en", names=NAMES)
    assert "not on an optimal slot" in told


def test_a_card_that_covers_several_slots_lies_in_each() -> None:
    """[RD-410 RD-1506]"""
    said = written(busy())
    assert said["/body-a/ar1-name"] == said["/body-a/al-ar1-name"] == "Scatter Coals"


def test_of_many_cards_in_a_slot_those_that_wait_and_the_latest_are_shown() -> None:
    view = small()
    cards = [lay("pyre-swing", 0, ["high"], pending=n == 0) for n in range(12)]
    view.seats[0] = side(0, cards)
    said = written(view)
    shown = [n for n in range(1, 13) if f"/body-a/ah{n}-value" in said]
    assert 1 in shown and 12 in shown and len(shown) < 12
    assert said["/body-a/ah-more"].startswith(f"+{12 - len(shown)}")


def test_what_stays_says_whether_it_is_ready_or_used() -> None:
    """[RD-1106 RD-1203 RD-1215 RD-1217]"""
    said, marks = written(busy()), icons(busy())
    assert (said["/belongings-a/ao1-state"], said["/belongings-a/ao3-state"]) == ("ready", "used")
    assert said["/fighter-a/aw2-state"] == "ready" and "/fighter-a/aw1-state" not in said
    assert said["/fighter-b/bi2-state"] == "used"
    assert said["/belongings-a/ao2-empty"] == "object 2" and said["/fighter-a/ai3-empty"] == "socket"
    assert (said["/belongings-b/bo1-value"], said["/belongings-b/bo1-state"]) == ("3", "ready · High")
    assert marks["/fighter-b/bc-icon"] == emblem("mouldrick", face("mouldrick").art)


# ----------------------------------------------------------------------------------------------------------- the chain


def test_the_chain_shows_what_each_card_comes_to_and_what_it_answers() -> None:
    """[RD-823 RD-825]"""
    said, marks = written(busy()), icons(busy())
    assert [said[f"/chain/link-0-{n}-value"] for n in (1, 2, 3)] == ["3", "0", "2"]
    assert said["/chain/link-0-1-on"] == "High" and said["/chain/link-0-3-on"] == "on #2 · High"
    assert said["/chain/outcome-0"] == "3 damage to Élodie" and said["/chain/frenzy-0"] == "Frenzy 2/3"
    assert "/chain/link-0-2-beaten" in marks and "/chain/link-0-1-beaten" not in marks
    assert written(busy(exchanges=[ExchangeView(chain(1), locked=True)]))["/chain/frenzy-0"] == "locked"


def test_an_assault_on_several_slots_says_what_it_comes_to_in_each() -> None:
    (first,) = chain(1)
    several = structs.replace(first, slots=["high", "low"], values=[3, 0])
    said = written(busy(exchanges=[ExchangeView([several])]))
    assert said["/chain/link-0-1-value"] == "3+0" and said["/chain/link-0-1-on"] == "High/Low"
    assert said["/chain/outcome-0"] == "3 damage to Élodie"


def test_a_block_effect_is_a_link_of_its_own() -> None:
    """[RD-909]"""
    block = LinkView("#2", 0, on="#1", kind="block", base=3, slots=["high"], values=[3])
    view = busy(exchanges=[ExchangeView([*chain(1), block])])
    assert written(view)["/chain/link-0-2-name"] == "Block 3"
    assert look.BLOCK in icons(view).values()


def test_instants_have_a_line_of_their_own() -> None:
    """[RD-910]"""
    said = written(VIEWS["instants"])
    assert (said["/chain/head-0"], said["/chain/head-1"]) == ("Exchange", "Instants")


@pytest.mark.parametrize("count", [1, 2, 5, 6, 14, 30])
def test_of_a_long_chain_the_first_and_the_latest_are_shown(count: int) -> None:
    exchange = ExchangeView(chain(count))
    found = lines([exchange])
    shown = [link.at for line in found for link in line.links]
    assert shown[0] == "#1" and shown[-1] == f"#{count}" and len(found) <= LINES
    assert found[0].skipped == count - len(shown)
    checks.sound(sheet(small(exchanges=[exchange])))


def test_without_an_exchange_the_strip_tells_what_happened_beside_the_headline() -> None:
    calm = written(VIEWS["calm"])
    assert calm["/header/news"] == "Jean-Baptiste de la Motte-Picquet passes"
    assert calm["/chain/lately"] == "No exchange is under way."
    lost = (
        MarkView("laid", ["ah1"], cards=["shield-rap"]),
        MarkView("hp_lost", ["a"], 3),
        MarkView("revealed", ["a"]),
        MarkView("drew", ["b"], 1),
    )
    said = written(small(recent=[*lost, MarkView("hp_lost", ["a"], 1)]))
    assert said["/header/news"] == "Élodie loses 4 HP", "all of one act is added up"
    assert said["/chain/lately"] == "Shield Rap is laid · Jean-Baptiste de la Motte-Picquet draws 1 card"
    over = written(small(recent=list(lost), over=True, winner=1))
    assert "Élodie loses 3 HP" in over["/chain/lately"], "the headline says who won"
    assert written(small())["/chain/lately"] == "No exchange is under way."


# ---------------------------------------------------------------------------------------------------------- who is asked


@pytest.mark.parametrize(
    ("window", "said"), [("counter", "Élodie: counter?"), ("before", "Élodie: react?"), ("", "asked: Élodie")]
)
def test_the_header_says_whose_turn_it_is_and_who_is_asked_what(window: str, said: str) -> None:
    found = written(busy(window=window))
    assert found["/header/who"] == "Jean-Baptiste de la Motte-Picquet’s turn"
    assert found["/header/asked"] == said
    assert found["/header/bout"] == "Bout 4" and found["/header/phase"] == "Clash"


def test_the_headline_is_the_weightiest_thing_that_happened() -> None:
    assert written(busy())["/header/news"] == "Bog Kiss (ah3) is laid", "what has happened since"
    lost = [MarkView("laid", ["ah1"]), MarkView("hp_lost", ["a"], 3), MarkView("hp_lost", ["a"], 1)]
    assert written(busy(recent=lost))["/header/news"] == "Élodie loses 4 HP"
    older = [*lost, MarkView("passed", ["b"])]
    assert written(busy(recent=older))["/header/news"] == "Jean-Baptiste de la Motte-Picquet passes"
    assert written(VIEWS["over"])["/header/result"] == "Élodie wins"


@pytest.mark.parametrize("place", ["ah5", "ah1"])
def test_the_headline_names_who_has_left_since_and_not_who_lies_there_now(place: str) -> None:
    view = busy(recent=[MarkView("laid", [place], cards=["shield-rap"])])
    assert written(view)["/header/news"] == "Shield Rap is laid"
    assert "/header/who0" not in written(view), "whose it was can't be seen any more"
    assert written(VIEWS["drawn"])["/header/result"] == "A draw"


# ------------------------------------------------------------------------------------------------------- what is hidden


def test_what_is_hidden_is_not_told_to_others() -> None:
    """[RD-404] A twin that differs only in what a viewer can't see gives the same picture and the same words."""
    leaked = busy()
    leaked.seats[0].hand = ["pyre-swing", "everburn"]
    leaked.held, leaked.playable = {"everburn": held("everburn")}, ["everburn"]
    shown = [ARTIST.board(view, texts(), "en", names=NAMES, cards=face) for view in (busy(), leaked)]
    assert shown[0].data == shown[1].data and shown[0].alt == shown[1].alt
    told = [ARTIST.text_board(view, texts(), "en", names=NAMES) for view in (busy(), leaked)]
    assert told[0] == told[1] and "Everburn" not in told[0]
    assert "Everburn" in ARTIST.text_board(busy(0), texts(), "en", names=NAMES), "its player sees it"
    assert "Everburn" not in ARTIST.text_board(busy(1, seats=leaked.seats), texts(), "en", names=NAMES)
    with pytest.raises(ValueError, match="spectator"):
        ARTIST.hand(busy(), texts(), "en")


@pytest.mark.parametrize("name", ["small", "busy-a", "crowded", "over"])
def test_boards_are_light_enough_and_of_the_size(name: str) -> None:
    picture = ARTIST.board(VIEWS[name], texts(), "en", names=NAMES, cards=face)
    assert len(picture.data) <= 250_000
    assert checks.decoded(picture.data).size == (picture.width, picture.height) == (1080, 1350)
    assert 0 < len(picture.alt) <= 1024


# -------------------------------------------------------------------------------------------------------------- in words


@given(boards())
@settings(max_examples=25, deadline=None)
def test_descriptions_keep_to_the_limit_and_the_text_board_leaves_nothing_out(view: RrdView) -> None:
    for limit in (1024, 300):
        assert len(ARTIST.alt(view, texts(), "fr", names=NAMES, limit=limit)) <= limit
    told = ARTIST.text_board(view, texts(), "en", names=NAMES)
    for card in laid(view):
        assert card.at in told
    for one in view.seats:
        assert all(each.at in told for each in placed(one))
        assert f"HP {one.hp}/{one.ether}" in told


def test_a_busy_board_in_words() -> None:
    told = ARTIST.text_board(busy(0), texts(), "en", names=NAMES).split("\n")
    assert told[0].startswith("Raise, Rise & Die, bout 4, Clash. Jean-Baptiste de la Motte-Picquet’s turn.")
    assert told[0].endswith("Asked whether to counter: Élodie.")
    assert told[1].startswith("Exchange: #1 Gutter Nick (B), Damage 3 of 3, High")
    assert told[1].endswith("As things stand: 3 damage to Élodie (Frenzy 2/3).")
    french = ARTIST.text_board(busy(0), texts(), "fr", names=NAMES).split("\n")
    assert french[0].startswith("Raise, Rise & Die, passe d’armes 4, Affrontement.")


# -------------------------------------------------------------------------------------------------------- hands and cards


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_faces_of_every_card(locale: str) -> None:
    words = Words(texts(), locale)
    for id in library().cards[GAME].documents:
        checks.sound(face_sheet(face(id), words))


@pytest.mark.parametrize("id", ["pyre-swing", "hollis", "oathwall", "war-ledger", "frenzied-brand", "smoke-screen"])
def test_faces_with_much_to_say(id: str) -> None:
    checks.sound(
        face_sheet(
            wordy(id, "The opponent loses 2 HP for each of your infusions, and you draw. " * 3), Words(texts(), "en")
        )
    )


def test_a_face_tells_its_layers_of_text_apart() -> None:
    """[RD-314 RD-1101 RD-1305]"""
    words = Words(texts(), "en")
    found: dict[str, str] = {}
    for id in library().cards[GAME].documents:
        for each in layers(face(id), words):
            found[each.name] = each.head
    assert set(found) == set(look.LAYERS)
    assert len(set(found.values())) >= len(look.LAYERS) - 1
    assert not checks.faint(face_sheet(face("pyre-swing"), words))


def test_every_card_has_an_emblem_of_its_own() -> None:
    cards = library().cards[GAME].documents
    assert not [id for id in cards if not any(word in WORDS for word in (id, *id.split("-")))]
    drawn = [emblem(id, face(id).art) for id in cards]
    assert len(set(drawn)) >= len(drawn) - 6


@pytest.mark.parametrize("count", [0, 1, 3, 6, 7, 11])
def test_hands_grow_in_rows_and_say_what_can_be_played(count: int) -> None:
    view = busy(0)
    one: SideView = view.seats[0]
    one.hand = [combat()[n * 5] for n in range(count)]
    view.held = {id: held(id, cost=0) for id in one.hand}
    usable = {combat()[0]: "", combat()[5]: "Your Reserve and hand do not cover it [RD-704]."}
    words = Words(texts(), "fr", NAMES)
    found = painter("raise_rise_die").lay_hand(view, words, face, usable, numbered=False)[0]
    checks.sound(found)
    assert not checks.faint(found)
    said = checks.written(found)
    if count > 1:
        assert said[f"/card-{combat()[0]}/why"] == "jouable"
        assert "do not cover" in said[f"/card-{combat()[5]}/why"]
    numbered = checks.written(painter("raise_rise_die").lay_hand(view, words, face, {}, numbered=True)[0])
    assert sum(path.endswith("/number") for path in numbered) == count


def test_a_result_says_what_both_had_left() -> None:
    result = Result("Raise, Rise & Die", "7", 0, None, (1, 2), (0, 1), date(2026, 11, 23))
    picture = ARTIST.result(VIEWS["over"], result, texts(), "en", names=NAMES, cards=face)
    assert "Élodie 11" in picture.alt and "Jean-Baptiste de la Motte-Picquet 30" in picture.alt
    assert "4 bouts" in picture.alt
