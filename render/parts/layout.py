"""Layout: a `Sheet` is a named list of boxes, worked out before anything is painted, so that tests can look at it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from .fonts import face
from .kept import Kept
from .text import Fitted, block, fit
from .theme import TABLE, TEXT, Colour


class Rect(NamedTuple):
    """A rectangle in pixels: its left top corner, width and height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """The rectangle made smaller on each side."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> Rect:
        """The rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, other: Rect) -> bool:
        """Whether another rectangle lies within."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Rect) -> bool:
        """Whether the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled shape ("box", "disc", "diamond", "hexagon", "pill"), or its outline where `outline` is the width of one.
    `corner` is the radius of a box; with `low` its colour changes from top to bottom to that one."""

    rect: Rect
    colour: Colour
    kind: str = "box"
    corner: int = 0
    outline: int = 0
    alpha: int = 255
    low: Colour | None = None


@dataclass(frozen=True, slots=True)
class Label:
    """A text fitted into a box. `key` marks a number that has to be read on a phone."""

    name: str
    rect: Rect
    lines: tuple[tuple[str, int, int], ...]
    """Each line with the start of its baseline."""
    weight: int
    size: int
    colour: Colour
    key: bool
    cut: bool


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon that fills a square box."""

    name: str
    rect: Rect
    icon: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Bitmap:
    """A picture of its own (card art, an arrow) that is made once and kept by its key. One of mode L is a stencil that
    is filled with `colour`; what lies below shows through one of mode RGBA."""

    rect: Rect
    key: Hashable
    make: Callable[[], Image.Image] = field(compare=False)
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A sheet on a sheet, worked out by `build` once for its key. A `solid` one covers its whole rectangle; what lies
    below shows through another. The picture of a `kept` one is kept by its key too."""

    name: str
    rect: Rect
    key: Hashable
    build: Callable[[], Sheet] = field(compare=False)
    solid: bool = True
    kept: bool = True

    def sheet(self) -> Sheet:
        """The sheet. It must not be written on."""
        return SHEETS.get(self.key, self.build)


SHADE: Colour = (0, 0, 4)
"""Shadows."""

Item = Shape | Label | Icon | Bitmap | Part


@dataclass
class Sheet:
    """A surface of a size with what lies on it, from the ground up."""

    width: int
    height: int
    ground: Colour = TABLE
    items: list[Item] = field(default_factory=list["Item"])

    @property
    def rect(self) -> Rect:
        """The whole of it."""
        return Rect(0, 0, self.width, self.height)

    def fill(
        self,
        rect: Rect,
        colour: Colour,
        *,
        kind: str = "box",
        corner: int = 0,
        alpha: int = 255,
        low: Colour | None = None,
    ) -> None:
        """Fills a shape, with `low` in a slope of colours from top to bottom."""
        self.items.append(Shape(rect, colour, kind, corner, 0, alpha, low))

    def shadow(self, rect: Rect, *, corner: int = 0, reach: int = 6, kind: str = "box") -> None:
        """The soft shadow of a shape that lies on this sheet: `reach` pixels to the sides, more below."""
        for step in range(reach, 0, -2):
            around = Rect(rect.x - step // 2, rect.y + 1, rect.w + step, rect.h + step)
            self.items.append(Shape(around, SHADE, kind, corner + step // 2, 0, 54))

    def outline(self, rect: Rect, colour: Colour, width: int, *, kind: str = "box", corner: int = 0) -> None:
        """Draws the outline of a shape, inside its rectangle."""
        self.items.append(Shape(rect, colour, kind, corner, width))

    def text(
        self,
        name: str,
        rect: Rect,
        text: str,
        size: int,
        *,
        least: int | None = None,
        weight: int = 500,
        lines: int = 1,
        colour: Colour = TEXT,
        align: str = "left",
        key: bool = False,
        top: bool = False,
    ) -> Fitted:
        """Writes a text, in at most so many lines, at the largest size from `size` down to `least` that fits.

        It stands in the middle of the height, or at the `top`.
        """
        x, y, width, height = rect
        fitted, set_lines = _set(text, width, height, weight, size, size if least is None else least, lines, align, top)
        placed = tuple([(line, x + left, y + baseline) for line, left, baseline in set_lines])
        self.items.append(Label(name, rect, placed, weight, fitted.size, colour, key, fitted.cut))
        return fitted

    def icon(self, name: str, rect: Rect, icon: str, colour: Colour = TEXT) -> None:
        """Draws an icon into the middle of a rectangle, as large as it goes."""
        size = min(rect.w, rect.h)
        self.items.append(
            Icon(name, Rect(rect.x + (rect.w - size) // 2, rect.y + (rect.h - size) // 2, size, size), icon, colour)
        )

    def bitmap(self, rect: Rect, key: Hashable, make: Callable[[], Image.Image], colour: Colour | None = None) -> None:
        """Lays down a picture of its own."""
        self.items.append(Bitmap(rect, key, make, colour))

    def part(
        self,
        name: str,
        rect: Rect,
        key: Hashable,
        build: Callable[[], Sheet],
        *,
        solid: bool = True,
        kept: bool = True,
    ) -> None:
        """Lays down another sheet: `key` says all that it depends on."""
        self.items.append(Part(name, rect, key, build, solid, kept))

    def key(self) -> tuple[Hashable, ...]:
        """All that the picture of this sheet depends on."""
        return (self.width, self.height, self.ground, *self.items)

    def walk(self) -> Iterator[tuple[str, Item, Rect]]:
        """Every item with its path and the rectangle it has on this sheet; a part comes before what is on it."""
        yield from _walk(self.items, "", 0, 0)


@lru_cache(maxsize=8192)
def _set(
    text: str, width: int, height: int, weight: int, size: int, least: int, lines: int, align: str, top: bool
) -> tuple[Fitted, tuple[tuple[str, int, int], ...]]:
    """A text fitted into a box, and its lines with the start of their baselines from the box's corner."""
    fitted = fit(text, width, height, weight, size, least, lines)
    one = face(weight, fitted.size)
    tall, above, below = block(fitted.lines, one)
    y = max(min(0 if top else (height - tall) / 2, height - below - tall), above)
    placed: list[tuple[str, int, int]] = []
    for index, line in enumerate(fitted.lines):
        spare = width - one.width(line)
        x = 0 if align == "left" else spare if align == "right" else spare / 2
        placed.append((line, round(x), round(y + one.cap + index * one.line)))
    return fitted, tuple(placed)


def _walk(items: Iterable[Item], path: str, dx: int, dy: int) -> Iterator[tuple[str, Item, Rect]]:
    for item in items:
        at = item.rect.moved(dx, dy)
        name = f"{path}/{getattr(item, 'name', '')}".rstrip("/")
        yield name, item, at
        if isinstance(item, Part):
            yield from _walk(item.sheet().items, name, at.x, at.y)


SHEETS: Kept[Sheet] = Kept(4096)
