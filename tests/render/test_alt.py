"""The board in words: within Discord's limit, what matters first, and all of it in the text board."""

from __future__ import annotations

import ast
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.rizontical.view import ConditionView, RizonticalView
from render import ALT, painter
from render.parts.words import Words
from render.rizontical.alt import condition_name

from .views import DATA, NAMES, conditions, crowded, early, face, over, setup, texts, views

chance = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
ARTIST = painter("rizontical")


@chance
@given(views(), st.sampled_from(["en", "fr"]), st.integers(60, ALT))
def test_descriptions_keep_to_the_limit(view: RizonticalView, locale: str, limit: int) -> None:
    said = ARTIST.alt(view, texts(), locale, names=NAMES, limit=limit)
    assert 0 < len(said) <= limit


@chance
@given(views(), st.sampled_from(["en", "fr"]))
def test_the_text_board_leaves_nothing_out(view: RizonticalView, locale: str) -> None:
    said = ARTIST.text_board(view, texts(), locale, names=NAMES)
    words = Words(texts(), locale, NAMES)
    for side in view.sides:
        letter = "AB"[side.seat]
        assert f"{letter} (" in said
        for fighter in side.fighters:
            row = next(
                line
                for line in said.split("\n")
                if line.startswith(f"{letter}{fighter.slot} {words.card(fighter.card)}")
            )
            assert f"HP {fighter.hp}/{fighter.max_hp}" in row
            assert (fighter.cell or "") in row
            assert all(condition_name(each, words) in row for each in fighter.conditions)
            assert f"ATK {fighter.atk}, DEF {fighter.defense}" in row
        for power in side.powers:
            if power.card and (side.seat == view.viewer or not power.facedown):
                assert words.card(power.card) in said
        assert not side.fighter_void or all(words.card(card) in said for card in side.fighter_void)
    for token in view.tokens:
        assert f"{words.card(token.card)} {token.cell}" in said
    for pending in view.chain:
        assert words.text(pending.text) in said


def test_an_early_board_is_described_whole() -> None:
    said = ARTIST.alt(early(), texts(), "en", names=NAMES).split("\n")
    assert said[0] == (
        "Rizontical, round 1, turn 1 of 4. Élodie’s turn. To decide: Élodie. "
        "First turn of the duel: Élodie deals no DMG."
    )
    assert said[1] == "A (Élodie): AP 6, Souls 0/6, hand 6."
    assert said[3] == "A1 ZILL c1, HP 4/4, has the turn."
    assert said[6] == "B2 Mya f7, HP 4/4, Mana 1."
    assert said[7] == "Changes: d2 moved to c1."


def test_a_crowded_board_keeps_fighters_and_what_is_announced() -> None:
    said = ARTIST.alt(crowded(), texts(), "en", names={0: "Ann", 1: "Bob"})
    assert len(said) <= ALT
    for slot in ("A1 ZILL c4", "A4 Ashwick Twins g3", "B1 Poe c8", "B4 Cindral Vow f5"):
        assert slot in said
    assert said.endswith("More: the button More, then The board in words.")


def test_setup_and_end_are_described() -> None:
    assert "A1 a face-down Fighter." in ARTIST.alt(setup(), texts(), "en")
    assert "B has won. six Souls" in ARTIST.alt(over(), texts(), "en")
    view = over()
    view.winner = None
    assert "The duel is a draw." in ARTIST.alt(view, texts(), "en")


def test_a_french_board_is_described_in_french() -> None:
    said = ARTIST.alt(early(), texts(), "fr", names=NAMES)
    assert said.startswith("Rizontical, manche 1, tour 1 sur 4. À Élodie de jouer. On attend\u00a0: Élodie.")


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (ConditionView("status", "Poison"), "Poison"),
        (ConditionView("buff", "Hit DMG Dealt", 5), "Buff Hit DMG Dealt 5"),
        (ConditionView("debuff", "Fire DMG Taken", 2), "Debuff Fire DMG Taken 2"),
        (ConditionView("debuff", "RA DMG Dealt", 1), "Debuff RA DMG Dealt 1"),
    ],
)
def test_conditions_go_by_their_names(condition: ConditionView, said: str) -> None:
    assert condition_name(condition, Words(texts(), "en")) == said


@given(conditions())
def test_every_condition_goes_by_its_own_name(condition: ConditionView) -> None:
    said = condition_name(condition, Words(texts(), "fr"))
    expected = (
        condition.name if condition.kind == "status" else f"{condition.kind.title()} {condition.name} {condition.value}"
    )
    assert said == expected


def test_a_card_and_a_hand_are_described() -> None:
    said = ARTIST.card(face("zill"), texts(), "en").alt
    assert said.startswith("ZILL: Fighter · Akasha · Physical, HP 4, Mana 0, ATK 4, DEF 0, MP 2, RA 2, PSH 1, Speed 7")
    assert "Weakness 2 to Neutral" in said
    assert "ULTIMATE (2 AP): " in said
    view = early()
    view.viewer = 0
    view.sides[0].hand = ["kindling", "temper"]
    hand = ARTIST.hand(view, texts(), "en", names=NAMES, cards=face, usable={"kindling": "", "temper": "RZ-911"})
    assert hand.alt == "Hand of Élodie, AP 6: Kindling (1 AP, Normal): playable; Temper (2 AP, Normal): RZ-911"
    numbered = ARTIST.hand(view, texts(), "en", cards=face, numbered=True)
    assert "1. Kindling" in numbered.alt
    assert "2. Temper" in numbered.alt


# ---------------------------------------------------------------- the locale files


def messages(locale: str) -> dict[str, str]:
    """The messages of pictures in a language, with what stands in each."""
    content = (DATA / "locale" / locale / "render.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.*(?:\n[ *}].*)*)", content, re.MULTILINE))


def named() -> set[str]:
    """The messages that the code names."""
    found: set[str] = set()
    for file in (DATA.parent / "render").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"(pic|alt)(-[a-z]+)+", node.value)
            ):
                found.add(node.value)
    return found


def test_no_text_is_missing_or_left_over() -> None:
    assert named() == set(messages("en")) == set(messages("fr"))


def test_both_languages_take_the_same_words() -> None:
    english, french = messages("en"), messages("fr")
    for id, text in english.items():
        words = re.findall(r"\$([a-z]+)", text)
        assert sorted(set(words)) == sorted(set(re.findall(r"\$([a-z]+)", french[id]))), id
