"""Fonts out of installed packages, read glyph by glyph with a fallback by coverage.

Inter and Noto Emoji come with the package deckr-fonts, the icons with qtawesome. Both are found without importing
them (qtawesome would want Qt). A glyph is rasterised once per face and quarter pixel and kept.
"""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import repeat
from math import ceil, floor
from operator import add
from pathlib import Path
from typing import Any, NamedTuple, cast

from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]
from PIL import Image, ImageFont

from .kept import Kept

TOFU = "□"
"""Stands for a character that no font has."""

TEXT_FONTS = (("deckr_fonts", "fonts/Inter[[]opsz,wght].ttf"), ("deckr_fonts", "fonts/NotoEmoji[[]wght].ttf"))
ICON_FONTS = {
    "mdi": ("qtawesome", "fonts/materialdesignicons6-webfont-[0-9]*.ttf"),
    "ph": ("qtawesome", "fonts/phosphor-[0-9]*.ttf"),
    "fa": ("qtawesome", "fonts/fontawesome6-solid-webfont-[0-9]*.ttf"),
}
SAMPLE = 64
"""The size at which glyphs are measured."""
STEPS = 4
"""Glyphs are placed to a quarter of a pixel."""
OPEN = 16
"""How many fonts are open at a time. Each takes most of a megabyte, and is wanted only for glyphs not seen yet."""


class FontMissing(LookupError):
    """A font package of requirements.txt is not installed, or has no such font."""


class UnknownIcon(LookupError):
    """No icon font has an icon of this name."""


LEVELS = [round(value * 3 / 255) * 255 // 3 for value in range(256)]


def stepped(mask: Image.Image) -> Image.Image:
    """A mask with its edges in four steps: looks the same, and pictures come out a third smaller."""
    return mask.point(LEVELS)


@cache
def font_file(package: str, pattern: str) -> Path:
    """The file of a font in an installed package; `pattern` is a glob, so that a newer release is found too."""
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations if spec else None) or ():
        found = sorted(Path(folder).glob(pattern))
        if found:
            return found[-1]
    raise FontMissing(f"no font {pattern} in the package {package}: pip install -r requirements.txt")


@cache
def coverage(file: Path) -> frozenset[int]:
    """The code points a font has glyphs for."""
    with TTFont(file, lazy=True) as font:
        return frozenset(cast(dict[int, str], font.getBestCmap()))


@cache
def covering(char: str) -> int | None:
    """Which of the text fonts has a character: its place in TEXT_FONTS, or None."""
    for index, (package, pattern) in enumerate(TEXT_FONTS):
        if ord(char) in coverage(font_file(package, pattern)):
            return index
    return None


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """A text as it can be drawn: composed, without controls, marks that stack or joiners, unknown characters as □. A
    space at which no line breaks stays one.

    >>> clean("Ze\\u0301lie\\u0000  \\u202eX")
    'Zélie X'
    """
    kept: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char.isspace():
            kept.append(char if char in "\n\u00a0" else " ")
        elif kind[0] != "M" and (kind[0] != "C" or kind == "Co"):
            kept.append(char if covering(char) is not None else TOFU)
    return "\n".join(" ".join(filter(None, line.split(" "))) for line in "".join(kept).split("\n"))


class Glyph(NamedTuple):
    """A rasterised glyph: its mask (None for a blank one) and where it lies from the pen on the baseline."""

    mask: Image.Image | None
    dx: int
    dy: int


def _weight(glyph: Glyph) -> int:
    return OVERHEAD + (glyph.mask.width * glyph.mask.height if glyph.mask else 0)


OVERHEAD = 500
"""What a glyph takes besides its pixels, in bytes."""
GLYPHS: Kept[Glyph] = Kept(8 * 2**20, _weight)
"""The glyphs of all faces. Names may be in any script."""


@dataclass(frozen=True)
class Face:
    """A weight (100 to 900) of the text font at a size in pixels."""

    weight: int
    size: int
    _advances: dict[str, float] = field(default_factory=dict[str, float], compare=False)
    _steps: dict[str, float] = field(default_factory=dict[str, float], compare=False)

    @property
    def cap(self) -> float:
        """The height of capitals and digits."""
        return self.size * 0.727

    @property
    def line(self) -> int:
        """The distance from one line to the next."""
        return round(self.size * 1.22)

    def advance(self, char: str) -> float:
        """How far the pen goes for a character, or for two with their kerning less the first alone."""
        known = self._advances.get(char)
        if known is None:
            known = self._advances[char] = self._font(char[0]).getlength(char, features=_features(char))
        return known

    def width(self, text: str) -> float:
        """The width of a line of clean text, in pixels."""
        return sum(self.steps(text))

    def steps(self, text: str) -> list[float]:
        """The advance from each character of a line to the next."""
        known, found = self._steps, list[float]()
        for two in map(add, text, text[1:] + " "):
            step = known.get(two)
            if step is None:
                step = known[two] = self._step(two[0], two[1])
            found.append(step)
        return found

    def _step(self, char: str, following: str) -> float:
        if following != " " and char.isalpha() and covering(char) == covering(following):
            return self.advance(char + following) - self.advance(following)
        return self.advance(char)

    def ink(self, text: str) -> tuple[int, int]:
        """How far the ink of a line goes above the baseline (negative) and below it."""
        spans = [span for span in map(_span, dict.fromkeys(text), repeat(self.weight)) if span]
        if not spans:
            return 0, 0
        return floor(min(span[0] for span in spans) * self.size), ceil(max(span[1] for span in spans) * self.size)

    def glyph(self, char: str, step: int) -> Glyph:
        """A character's mask with the pen `step` quarters right of a whole pixel."""
        return GLYPHS.get((self.weight, self.size, char, step), lambda: self._rasterised(char, step))

    def _rasterised(self, char: str, step: int) -> Glyph:
        core, offset = self._font(char).getmask2(
            char, mode="L", features=_features(char), anchor="ls", start=(step / STEPS, 0)
        )
        mask = Image.new("L", core.size)
        mask.im = cast(Any, core)
        return Glyph(mask if all(core.size) else None, int(offset[0]), int(offset[1]))

    def _font(self, char: str) -> ImageFont.FreeTypeFont:
        return _opened(covering(char) or 0, self.weight, self.size)


@lru_cache(maxsize=OPEN)
def _opened(index: int, weight: int, size: int) -> ImageFont.FreeTypeFont:
    """The text font at a place in TEXT_FONTS, in a weight and size."""
    package, pattern = TEXT_FONTS[index]
    font = ImageFont.truetype(font_file(package, pattern), size)
    axes = (min(32, max(14, size)), weight) if index == 0 else (min(700, weight),)
    font.set_variation_by_axes([float(axis) for axis in axes])
    return font


def _features(text: str) -> list[str]:
    """Figures are all as wide, but not a hyphen with them, which would stand apart in the middle of a word."""
    return [] if "-" in text else ["tnum"]


@lru_cache(maxsize=8192)
def _span(char: str, weight: int) -> tuple[float, float] | None:
    """How far a character's ink goes above and below the baseline, as parts of the size; None for a blank one."""
    glyph = face(weight, SAMPLE).glyph(char, 0)
    return (glyph.dy / SAMPLE, (glyph.dy + glyph.mask.height) / SAMPLE) if glyph.mask else None


@cache
def face(weight: int, size: int) -> Face:
    """The face of a weight and size; there is one object for each, which keeps its measures."""
    return Face(weight, size)


@cache
def _charmap(family: str) -> dict[str, str]:
    package, pattern = ICON_FONTS[family]
    stem, version = font_file(package, pattern).stem.rsplit("-", 1)
    names = font_file(package, f"fonts/{stem}-charmap-{version}.json")
    return json.loads(names.read_text(encoding="utf-8"))


@cache
def icon_char(icon: str) -> tuple[str, str]:
    """The font family and character of an icon named like "mdi:sword".

    Raises:
        UnknownIcon: no such icon.
    """
    family, _, name = icon.rpartition(":")
    try:
        return family, chr(int(_charmap(family)[name], 16))
    except KeyError:
        raise UnknownIcon(f"no icon {icon!r}; the families are {', '.join(ICON_FONTS)}") from None


@cache
def icon_names(family: str) -> frozenset[str]:
    """The names of all icons of a family."""
    return frozenset(_charmap(family))


@lru_cache(maxsize=2048)
def icon_mask(icon: str, size: int) -> Image.Image:
    """The mask of an icon: its ink fills a square of `size` pixels in its longer direction and is centred in it."""
    family, char = icon_char(icon)
    package, pattern = ICON_FONTS[family]
    file = font_file(package, pattern)
    left, top, right, bottom = ImageFont.truetype(file, 256).getbbox(char)
    font = ImageFont.truetype(file, max(4, round(256 * size / max(right - left, bottom - top))))
    left, top, right, bottom = font.getbbox(char)
    mask = Image.new("L", (size, size))
    core, _ = font.getmask2(char, mode="L")
    ink = Image.new("L", core.size)
    ink.im = cast(Any, core)
    mask.paste(ink, (round((size - (right - left)) / 2), round((size - (bottom - top)) / 2)))
    return stepped(mask)
