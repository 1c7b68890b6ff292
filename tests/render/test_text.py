"""Texts are made to fit, and lose nothing before they must."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from render.parts.fonts import clean, face
from render.parts.text import fit, fits, height_of, line_mask, wrap

words = st.text("abcdefghij ABC Éçj-’12\n", min_size=1, max_size=120)


@settings(deadline=None)
@given(words, st.integers(20, 400), st.integers(14, 120), st.integers(1, 6))
def test_fitted_lines_stay_in_their_box(text: str, width: int, height: int, lines: int) -> None:
    fitted = fit(text, width, height, 500, 30, 10, lines)
    assert len(fitted.lines) <= lines
    assert 10 <= fitted.size <= 30
    one = face(500, fitted.size)
    if not fitted.cut:
        assert fits(list(fitted.lines), one, width, height)
        assert "".join("".join(fitted.lines).split()) == "".join(clean(text).split())
    elif len(fitted.lines[-1]) > 2:
        assert all(one.width(line) <= width for line in fitted.lines)
        assert fitted.lines[-1].endswith("…")


def test_a_text_is_written_as_large_as_it_goes() -> None:
    assert fit("Poe", 200, 40, 700, 30, 12).size == 30
    narrow = fit("Sporeling Choir", 150, 40, 700, 30, 12)
    assert 12 < narrow.size < 30
    assert narrow.lines == ("Sporeling Choir",)
    two = fit("Sporeling Choir", 100, 60, 700, 30, 12, 2)
    assert two.lines == ("Sporeling", "Choir")


def test_only_what_cannot_fit_is_cut() -> None:
    cut = fit("A name that is much too long for this", 120, 20, 500, 20, 14)
    assert cut.cut
    assert cut.lines[0].endswith("…")
    assert fit("", 100, 20, 500, 20, 14).lines == ("",)
    assert fit("nothing", 0, 20, 500, 20, 14).cut


def test_lines_break_at_spaces_and_after_hyphens() -> None:
    one = face(500, 20)
    assert wrap("Lantern-Eater", one, one.width("Lantern-") + 1) == ["Lantern-", "Eater"]
    assert wrap("one two", one, one.width("one")) == ["one", "two"]
    assert wrap("a\nb", one, 100) == ["a", "b"]
    assert wrap("unbreakable", one, 20) is None
    pieces = wrap("unbreakable", one, 40, broken=True)
    assert pieces
    assert "".join(pieces) == "unbreakable"


def test_lines_keep_together_what_belongs_together() -> None:
    one = face(500, 20)
    assert wrap("perdent des AP\u00a0: +1", one, one.width("perdent des AP")) == ["perdent des", "AP\u00a0: +1"]
    assert wrap("Gain 3 AP", one, one.width("Gain 3")) == ["Gain", "3 AP"]
    assert wrap("Gain 3.", one, one.width("Gain 3")) == ["Gain", "3."]
    assert wrap("+12 DEF", one, one.width("+12 DE")) is None
    assert wrap("gets -1/-1", one, one.width("gets -1/-")) == ["gets", "-1/-1"]
    assert wrap("pick 1-3", one, one.width("pick 1-")) == ["pick", "1-3"]
    assert wrap("Spell · Fae", one, one.width("Spell · F")) == ["Spell ·", "Fae"]
    assert wrap("One Spell · Fae", one, one.width("One Spell")) == ["One", "Spell ·", "Fae"], (
        "no line begins with a dot"
    )


def test_no_word_is_left_alone_on_the_last_line() -> None:
    text = "An ally gets the Buff Hit DMG Dealt 2."
    width = face(500, 20).width(text) - 1
    assert fit(text, width, 80, 500, 20, 20, 4).lines == ("An ally gets the Buff Hit", "DMG Dealt 2.")
    assert fit("one another", face(500, 20).width("another"), 80, 500, 20, 20, 4).lines == ("one", "another")


def test_height_is_what_the_lines_need() -> None:
    text = "Draw 2 cards, then discard 1. " * 4
    height = height_of(text, 200, 450, 18)
    assert not fit(text, 200, height, 450, 18, 18, 40).cut
    assert fit(text, 200, height - face(450, 18).line, 450, 18, 18, 40).cut


def test_a_line_is_drawn_where_it_is_measured() -> None:
    mask, top = line_mask("H2", 700, 42)
    box = mask.getbbox() if mask else None
    assert box is not None
    assert (top + box[1], top + box[3]) == (-30, 0)
    assert line_mask(" ", 500, 20) == (None, 0)
