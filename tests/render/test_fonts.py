"""Every glyph that can be drawn exists, and nothing strange in a name gets through."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageFont

from engines.kernel.registry import games
from render.parts import fonts
from render.parts.emblems import HERALDRY, WORDS, emblem
from render.parts.fonts import TOFU, Face, Glyph, UnknownIcon, clean, covering, face, icon_char, icon_mask
from render.rizontical import look
from tests.content import library

from .views import DATA, documents

FRENCH = "éèêëàâäùûüîïôöçœæÿÉÈÊËÀÂÄÙÛÜÎÏÔÖÇŒÆŸ«»’…–—"
SIGNS = "0123456789+−×·/°%→∞≤≥✓□"


def test_french_accents_and_signs_have_glyphs() -> None:
    for char in FRENCH + SIGNS:
        assert covering(char) == 0, f"Inter lacks {char!r}"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_character_of_the_locale_files_has_a_glyph(locale: str) -> None:
    for file in sorted((DATA / "locale" / locale).glob("*.ftl")):
        missing = {char for char in file.read_text(encoding="utf-8") if not char.isspace() and covering(char) is None}
        assert not missing, f"{file.name}: {missing}"


def test_every_character_of_the_cards_has_a_glyph() -> None:
    for id, card in documents().items():
        own = card.get("fr", {})
        said = "".join((card["name"], card.get("flavour", ""), own.get("name", ""), own.get("flavour", "")))
        assert TOFU not in clean(said), id


def icons() -> set[str]:
    """Every icon that the painter of Rizontical names."""
    code = "".join(file.read_text(encoding="utf-8") for file in Path(look.__file__).parent.glob("*.py"))
    return set(re.findall(r"mdi:[a-z0-9-]+", code))


def test_every_icon_exists_and_has_ink() -> None:
    named = icons()
    assert {look.ELEMENTS[element][1] for element in look.ELEMENTS} <= named
    for icon in sorted(named | {f"mdi:{each}" for each in (*WORDS.values(), *HERALDRY)}):
        assert icon_mask(icon, 40).getbbox(), icon


def test_every_element_type_status_and_category_has_its_own_icon() -> None:
    shown = [icon for _, icon in look.ELEMENTS.values()] + list(look.TYPES.values())
    assert len(set(shown)) == len(shown)
    assert len(set(look.STATUSES.values())) == len(look.STATUSES) == 6
    assert len({icon for _, icon in look.CATEGORIES.values()}) == len(look.CATEGORIES) == 4


def test_an_unknown_icon_is_an_error_that_names_it() -> None:
    with pytest.raises(UnknownIcon, match="mdi:no-such-icon"):
        icon_char("mdi:no-such-icon")


def test_a_missing_font_package_says_what_to_install() -> None:
    with pytest.raises(fonts.FontMissing, match=r"no_such_package.*requirements"):
        fonts.font_file("no_such_package", "*.ttf")


def test_cards_of_a_kind_have_different_emblems() -> None:
    seen: dict[tuple[str, str, str], str] = {}
    for id, card in documents().items():
        key = (card["kind"], card.get("category", ""), emblem(id))
        assert key not in seen, f"{id} and {seen[key]} look alike"
        seen[key] = id


@pytest.mark.parametrize("game", list(games()))
def test_nine_cards_in_ten_have_an_emblem_that_means_something(game: str) -> None:
    ids = list(library().cards[game].documents)
    bare = [id for id in ids if not any(word in WORDS for word in (id, *id.split("-")))]
    assert len(bare) <= len(ids) // 10, bare


def test_a_card_can_name_its_emblem() -> None:
    assert emblem("poe", "mdi:anchor") == "mdi:anchor"
    assert emblem("poe", "no-such-icon") == emblem("poe")
    assert emblem("nothing-known-of-this").partition(":")[2] in HERALDRY


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ze\u0301lie", "Zélie"),
        ("a\u202eb\u0000c\u200d", "abc"),
        ("Z\u0351\u0352\u0353algo", "Zalgo"),
        ("  two   words ", "two words"),
        ("漢字", TOFU * 2),
        ("cat 🐈", "cat 🐈"),
    ],
)
def test_names_are_cleaned(name: str, drawn: str) -> None:
    assert clean(name) == drawn


@given(st.text(max_size=60))
def test_whatever_is_cleaned_can_be_drawn(name: str) -> None:
    drawn = clean(name)
    assert clean(drawn) == drawn
    assert all(char == "\n" or covering(char) is not None for char in drawn)
    assert all(face(500, 20).width(line) >= 0 for line in drawn.split("\n"))


def test_widths_are_those_of_the_shaped_text() -> None:
    from PIL import ImageFont

    one: Face = face(650, 26)
    package, pattern = fonts.TEXT_FONTS[0]
    font = ImageFont.truetype(fonts.font_file(package, pattern), 26)
    font.set_variation_by_axes([26.0, 650.0])
    for text in ("Warding Coat", "AVATAR To 11", "Chœur des sporelins"):
        assert one.width(text) == pytest.approx(font.getlength(text, features=["tnum"]), abs=0.6)
    # Only figures are as wide as each other: a hyphen stands close in a word.
    assert one.width("Ledger-Keeper") == pytest.approx(font.getlength("Ledger-Keeper"), abs=0.6)


def test_qtawesome_is_never_imported() -> None:
    code = "import sys, render; render.painter('rizontical'); print([n for n in sys.modules if 'qt' in n.lower()])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=DATA.parent)
    assert done.stdout.strip() == "[]"


def test_few_fonts_are_open_however_many_faces_are_drawn_with() -> None:
    faces = [Face(400, size) for size in range(100, 100 + 2 * fonts.OPEN)]
    for each in faces:
        assert each.glyph("a", 0).mask is not None
        assert each.advance("a") > 0
    gc.collect()
    assert sum(isinstance(each, ImageFont.FreeTypeFont) for each in gc.get_objects()) <= fonts.OPEN


def test_glyphs_are_kept_by_their_size() -> None:
    many = [chr(code) for code in range(0x20, 0x3000) if covering(chr(code)) is not None][:1500]
    for size in range(60, 66):
        for char in many:
            face(700, size).glyph(char, 0)
    held = [each for each in gc.get_objects() if isinstance(each, Glyph) and each.mask is not None]
    assert len(many) == 1500
    assert sum(each.mask.width * each.mask.height for each in held if each.mask) < 8 * 2**20
