"""Fitting text into boxes: measured, wrapped, made smaller down to a limit, cut with an ellipsis as a last resort."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from .fonts import STEPS, Face, clean, face, stepped

PIECES = re.compile(r" *(?:[+−]?\d+ (?=\w))?(?:[^ -]|-(?=\d))*-?(?: ·)?")
"""What a line can be broken between: words, a number with what it counts, figures with their signs, the parts of words
with hyphens, and a word with the dot that parts it from the next."""
FORLORN = 1 / 3
"""A last line that fills less of its width is made longer at the cost of those above it."""


class Fitted(NamedTuple):
    """Lines of clean text and the size at which they fit; `cut` says that some of it had to go."""

    lines: tuple[str, ...]
    size: int
    cut: bool = False


def wrap(text: str, one: Face, width: float, *, broken: bool = False) -> list[str] | None:
    """A clean text as lines of at most a width, broken at spaces, after hyphens and at line ends.

    A word that is too wide is broken too if words may be `broken`; else there is no wrapping it, and None comes back.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in PIECES.findall(paragraph):
            while piece and one.width((line + piece).rstrip()) > width:
                if line.strip():
                    lines.append(line.rstrip())
                    line, piece = "", piece.lstrip()
                elif not broken:
                    return None
                else:
                    head = _head(piece, one, width)
                    lines.append(head)
                    piece = piece[len(head) :]
            line += piece
        lines.append(line.rstrip())
    return lines


def _evened(lines: list[str], text: str, one: Face, width: float, height: float) -> list[str]:
    """A text wrapped in so many lines that fit, without a forlorn word on the last one as far as that can be."""
    narrow = width
    while len(lines) > 1 and one.width(lines[-1]) < FORLORN * width and narrow > width / 2:
        narrow -= width / 20
        narrower = wrap(text, one, narrow)
        if narrower is None or len(narrower) > len(lines) or not fits(narrower, one, narrow, height):
            break
        lines = narrower
    return lines


def height_of(text: str, width: float, weight: int, size: int) -> int:
    """How high a box of a width must be for a whole text at a size."""
    one = face(weight, size)
    lines = wrap(clean(text), one, width, broken=True) or [""]
    return len(lines) * one.line + 2


def block(lines: tuple[str, ...], one: Face) -> tuple[float, float, float]:
    """The height from the first line's capitals to the last baseline, and what the ink needs above and below it."""
    height = (len(lines) - 1) * one.line + one.cap
    return height, max(0.0, -one.ink(lines[0])[0] - one.cap), max(0.0, float(one.ink(lines[-1])[1]))


def fits(lines: list[str], one: Face, width: float, height: float) -> bool:
    """Whether lines fit into a box."""
    tall, above, below = block(tuple(lines), one)
    return tall + above + below <= height and all(one.width(line) <= width for line in lines)


@lru_cache(maxsize=8192)
def fit(text: str, width: float, height: float, weight: int, size: int, least: int, lines: int = 1) -> Fitted:
    """The largest size from `size` down to `least` at which a text fits into a box in at most so many lines.

    Where it does not fit even at the least size, it is cut there and ends in an ellipsis.
    """
    text = clean(text) if lines > 1 else clean(text).replace("\n", " ").strip()
    if width <= 0 or height <= 0:
        return Fitted(("",), least, bool(text))
    each = size
    while True:
        one = face(weight, each)
        wrapped = wrap(text, one, width, broken=each == least) if lines > 1 else [text]
        if wrapped and len(wrapped) <= lines and fits(wrapped, one, width, height):
            return Fitted(tuple(_evened(wrapped, text, one, width, height)), each)
        if each == least:
            return _cut(text, width, height, one, lines)
        each = max(least, min(each - 1, _likely(text, one, width) if lines == 1 else each))


def _likely(text: str, one: Face, width: float) -> int:
    """The largest size at which a line could fit into a width, as widths grow with sizes; a little on the large
    side."""
    return int(one.size * width / max(1.0, one.width(text)) * 1.05)


def _cut(text: str, width: float, height: float, one: Face, lines: int) -> Fitted:
    kept: list[str] = []
    rest = text.replace("\n", " ")
    while rest:
        line = _head(rest, one, width)
        below = [*kept, line]
        last = len(below) == lines or not fits([*below, "Áj"], one, width, height)
        if last or line == rest:
            if line != rest:
                line = _head(rest, one, width, ending="…")
            return Fitted((*kept, line), one.size, line != rest)
        kept.append(line)
        rest = rest[len(line) :].lstrip()
    return Fitted(("",), one.size)


def _head(text: str, one: Face, width: float, ending: str = "") -> str:
    """As much of a text as a line holds, whole words if there is a space to break at, and an ending."""
    if not ending and one.width(text) <= width:
        return text
    count = 0
    while count < len(text) and one.width(text[: count + 1].rstrip() + ending) <= width:
        count += 1
    if not ending and " " in text[1:count]:
        count = text.rindex(" ", 0, count + 1)
    return (text[:count].rstrip() or text[:1]) + ending


@lru_cache(maxsize=4096)
def line_mask(text: str, weight: int, size: int) -> tuple[Image.Image | None, int]:
    """The mask of a line of clean text, and how far its top is from the baseline (negative: above)."""
    one = face(weight, size)
    top, bottom = one.ink(text)
    if bottom <= top:
        return None, 0
    top -= 1
    mask = Image.new("L", (int(one.width(text)) + one.size // 3 + 2, bottom - top + 2))
    pen, blank = 0.0, one.advance(" ")
    for word in text.split(" "):
        if word:
            whole, step = divmod(round(pen * STEPS), STEPS)
            ink, dx, dy, width = _word_mask(word, weight, size, step)
            if ink:
                mask.paste(255, (whole + dx, dy - top), ink)
            pen += width
        pen += blank
    return mask, top


@lru_cache(maxsize=8192)
def _word_mask(word: str, weight: int, size: int, step: int) -> tuple[Image.Image | None, int, int, float]:
    """The mask of a word with the pen `step` quarters right of a whole pixel, where it lies from there, and how wide
    the word is. Words come again on picture after picture, lines seldom do."""
    one = face(weight, size)
    top, bottom = one.ink(word)
    advances = one.steps(word)
    width = sum(advances)
    if bottom <= top:
        return None, 0, 0, width
    top -= 1
    mask = Image.new("L", (int(width) + size // 3 + 3, bottom - top + 2))
    pen = step / STEPS
    for char, advance in zip(word, advances, strict=True):
        whole, quarter = divmod(round(pen * STEPS), STEPS)
        glyph = one.glyph(char, quarter)
        if glyph.mask:
            mask.paste(255, (whole + glyph.dx + 1, glyph.dy - top), glyph.mask)
        pen += advance
    return stepped(mask), 0, top, width
