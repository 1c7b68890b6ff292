"""Hands and card faces: every card of the game has room, whatever the length of its text."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.rizontical.view import PowerView, SideView
from render import CardFace, SkillFace
from render.parts.layout import Part, Sheet
from render.parts.theme import KEY_DIGIT
from render.parts.words import Words
from render.rizontical.card import card
from render.rizontical.hand import hand

from . import checks
from .views import LOREM, NAMES, documents, early, face, ids, stretched, texts

chance = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def side(cards: list[str], facedown: list[str] | None = None) -> SideView:
    """A side with a hand and face-down Powers."""
    made = early().sides[0]
    made.hand, made.hand_count = cards, len(cards)
    made.powers = [PowerView(slot, id, facedown=True) for slot, id in enumerate(facedown or [], 1)]
    return made


def laid(
    cards: list[str],
    facedown: list[str] | None = None,
    *,
    locale: str = "en",
    usable: dict[str, str] | None = None,
    numbered: bool = False,
    length: int | None = None,
) -> Sheet:
    """The layout of a hand."""
    words = Words(texts(), locale, NAMES)
    return hand(
        side(cards, facedown),
        words,
        face if length is None else partial(stretched, length=length),
        usable or {},
        numbered=numbered,
    )


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("id", list(documents()))
def test_every_card_has_a_face_with_all_on_it(id: str, locale: str) -> None:
    shown, words = face(id), Words(texts(), locale)
    sheet = card(shown, words)
    checks.sound(sheet)
    lines = [text for _, label, _ in checks.labels(sheet) for text, _, _ in label.lines]
    written = "".join("".join(lines).split())
    for said in (
        shown.name,
        shown.text,
        shown.flavour,
        *(part for each in shown.skills for part in (each.label, each.text)),
    ):
        assert "".join(words.text(said).split()) in written
    for figure in shown.stats.values() if shown.kind == "fighter" else ():
        assert str(figure) in written


def test_faces_stand_off() -> None:
    for id in ("zill", "humlae", "turn-the-page", "warding-coat", "bell-moth", "push-tile", "static-abbess", "poe"):
        assert not checks.faint(card(face(id), Words(texts(), "en"))), id


@chance
@given(st.sampled_from(ids("fighter")), st.integers(0, len(LOREM)))
def test_faces_take_short_and_long_texts(id: str, length: int) -> None:
    sheet = card(stretched(id, min(length, 330)), Words(texts(), "en"))
    assert not checks.overflowing(sheet)
    assert not checks.colliding(sheet)
    assert not checks.cut(sheet)


def test_a_face_with_far_too_much_text_still_keeps_to_its_boxes() -> None:
    much = CardFace(
        "much", "A name of forty characters, all of them!", "fighter",
        skills=(SkillFace("SPELL*", "2 AP", LOREM * 3),) * 3,
        flavour=LOREM, elements=("fire", "ice", "air", "earth", "thunder", "water", "akasha"), types=("physical",),
    )  # fmt: skip
    sheet = card(much, Words(texts(), "en"))
    assert not checks.overflowing(sheet)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_power_can_be_held(locale: str) -> None:
    powers = ids("power")
    for start in range(0, len(powers), 15):
        checks.sound(laid(powers[start : start + 15], locale=locale))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 30])
def test_hands_grow_in_rows(count: int) -> None:
    powers = ids("power")
    sheet = laid(powers[:count], powers[40:42], usable={powers[0]: "", powers[1]: "RZ-911"})
    checks.sound(sheet)
    assert not checks.faint(sheet)
    parts = [rect for path, item, rect in sheet.walk() if isinstance(item, Part) and path.startswith("/card-")]
    assert len(parts) == count + 2
    for row in {rect.y for rect in parts}:
        assert sum(1 for rect in parts if rect.y == row) <= 5
    assert all(rect.w >= 0.18 * sheet.width and rect.h >= 0.27 * sheet.width for rect in parts)


@chance
@given(
    st.lists(st.sampled_from(ids("power")), max_size=12, unique=True),
    st.lists(st.sampled_from(ids("power")), max_size=4, unique=True),
    st.booleans(),
    st.integers(0, 380),
    st.sampled_from(["", "RZ-911", "You have the UNIQUE Marker already, which stands for having used it.\nRZ-913"]),
)
def test_hands_by_chance(cards: list[str], facedown: list[str], numbered: bool, length: int, why: str) -> None:
    checks.sound(laid(cards, facedown, usable=dict.fromkeys(cards, why), numbered=numbered, length=length))


def test_text_on_cards_is_large_enough() -> None:
    powers = ids("power")
    for count in (2, 4, 12):
        sheet = laid(powers[:count])
        sizes = [label.size for path, label, _ in checks.labels(sheet) if path.endswith("/text")]
        assert sizes
        assert min(sizes) >= 0.016 * sheet.width


def test_a_mulligan_numbers_the_cards() -> None:
    powers = ids("power")[:5]
    said = {
        path: label.lines[0][0]
        for path, label, _ in checks.labels(laid(powers, numbered=True))
        if path.endswith("/number")
    }
    assert said == {f"/card-{id}/number": str(number) for number, id in enumerate(powers, 1)}


def test_a_hand_says_what_can_be_used_and_why_not() -> None:
    one, other, third = ids("power")[:3]
    found = {path: item for path, item, _ in laid([one, other, third], usable={one: "", other: "RZ-911"}).walk()}
    assert f"/card-{one}/usable" in found
    assert f"/card-{other}/not-usable" in found
    assert f"/card-{third}/usable" not in found
    assert f"/card-{third}/not-usable" not in found


def test_costs_can_be_read_on_a_phone() -> None:
    sheet = laid(ids("power")[:5])
    costs = [label for path, label, _ in checks.labels(sheet) if path.endswith("/cost")]
    assert len(costs) == 5
    assert all(label.key and label.size * 0.727 >= KEY_DIGIT * sheet.width for label in costs)
