"""Painting a sheet. Shapes, lines of text and whole parts are kept, so that an unchanged part costs a copy; a strip of
the picture where nothing changed is neither painted nor deflated again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from .encode import Strip, strip
from .fonts import icon_mask
from .kept import Kept
from .layout import Bitmap, Icon, Item, Label, Part, Shape, Sheet
from .shapes import corner_masks, fall, shape_mask
from .text import line_mask
from .theme import Colour

STRIP = 60
"""The height of the strips in which a picture is painted and written."""
EDGE = 2
"""So far the ink of an item may reach beyond its box."""

Pixels = NDArray[np.uint8]
Laid = tuple[int, int, Item]
"""An item and how far the sheet that it is on is moved."""


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


SPRITES: Kept[Image.Image] = Kept(32 * 2**20, _bytes)
"""Pictures of parts, shapes and art. None must be drawn on."""

BLOCKS: Kept[Pixels] = Kept(24 * 2**20, lambda block: block.nbytes)
"""Pictures of the solid parts of whole pictures, as rows of bytes."""

STRIPS: Kept[Strip] = Kept(12 * 2**20, lambda strip: len(strip.chunk) + 2048)
"""Strips of whole pictures, by all that is on them."""


def paint(sheet: Sheet) -> Image.Image:
    """The picture of a sheet."""
    return _whole(sheet, sheet.ground)


def _whole(sheet: Sheet, ground: Colour) -> Image.Image:
    """The same on another ground."""
    canvas = Image.new("RGB", (sheet.width, sheet.height), ground)
    _lay(_flat(sheet, 0, 0), canvas)
    return canvas


class Area(NamedTuple):
    """A part that is not kept, as far as it lies on a strip: where, and what is on it."""

    x: int
    y: int
    width: int
    height: int
    ground: Colour
    laid: tuple[Laid, ...]


def strips(sheet: Sheet) -> Iterator[Strip]:
    """The picture of a sheet as strips of a PNG file, from the top down. Those that did not change are kept ones."""
    inside = {
        index: (item.sheet(), [(*laid, *_reach(laid)) for laid in _flat(item.sheet(), 0, 0)])
        for index, item in enumerate(sheet.items)
        if isinstance(item, Part) and not item.kept
    }
    laid = [(index, item, *_reach((0, 0, item))) for index, item in enumerate(sheet.items)]
    for top in range(0, sheet.height, STRIP):
        bottom = min(top + STRIP, sheet.height)
        here: list[Laid | Area] = []
        for index, item, above, below in laid:
            if above >= bottom or below <= top:
                continue
            if index not in inside:
                here.append((0, -top, item))
                continue
            part, items = inside[index]
            x, y, width, _ = item.rect
            start, end = max(y, top), min(item.rect.bottom, bottom)
            if start < end:
                within = [
                    (dx, dy + y - start, one)
                    for dx, dy, one, over, under in items
                    if over + y < end and under + y > start
                ]
                here.append(Area(x, start - top, width, end - start, part.ground, tuple(within)))
        key = (sheet.width, bottom - top, sheet.ground, tuple(here))
        yield STRIPS.get(key, lambda: strip(_rows(*key)))  # noqa: B023


def _reach(laid: Laid) -> tuple[int, int]:
    """From where to where down the sheet an item may have ink."""
    _, dy, item = laid
    return item.rect.y + dy - EDGE, item.rect.bottom + dy + EDGE


def _rows(width: int, height: int, ground: Colour, here: tuple[Laid | Area, ...]) -> Pixels:
    """The rows of a strip as a PNG file has them: a 0 (unfiltered) and three bytes a pixel. Where nothing but solid
    parts is on it, these are only copied."""
    rows = np.empty((height, 1 + 3 * width), np.uint8)
    rows[:, 0] = 0
    if not all(isinstance(each, Area) or (isinstance(each[2], Part) and each[2].solid) for each in here):
        canvas = Image.new("RGB", (width, height), ground)
        for each in here:
            if isinstance(each, Area):
                canvas.paste(SPRITES.get(each, partial(_painted, each)), (each.x, each.y))
            else:
                _lay((each,), canvas)
        rows[:, 1:] = np.asarray(canvas).reshape(height, 3 * width)
        return rows
    rows[:, 1:] = np.tile(np.array(ground, np.uint8), width)
    for each in here:
        if isinstance(each, Area):
            x, y = each.x, each.y
            block = BLOCKS.get(each, partial(_stretch, each))
        else:
            part = each[2]
            assert isinstance(part, Part)
            x, y = part.rect.x, part.rect.y + each[1]
            block = BLOCKS.get(part.key, partial(_block, part))
        start, end = max(y, 0), min(y + block.shape[0], height)
        left, right = max(x, 0), min(x + block.shape[1] // 3, width)
        if start >= end:
            continue  # Only its edge might have reached in here.
        rows[start:end, 1 + 3 * left : 1 + 3 * right] = block[start - y : end - y, 3 * (left - x) : 3 * (right - x)]
    return rows


def _painted(area: Area) -> Image.Image:
    canvas = Image.new("RGB", (area.width, area.height), area.ground)
    _lay(area.laid, canvas)
    return canvas


def _stretch(area: Area) -> Pixels:
    return np.asarray(_painted(area)).reshape(area.height, 3 * area.width)


def _block(part: Part) -> Pixels:
    sheet = part.sheet()
    return np.asarray(_whole(sheet, sheet.ground)).reshape(sheet.height, 3 * sheet.width)


def _flat(sheet: Sheet, dx: int, dy: int) -> Iterator[Laid]:
    """The items of a sheet, those of parts that are not kept among them."""
    for item in sheet.items:
        if isinstance(item, Part) and not item.kept:
            yield from _flat(item.sheet(), dx + item.rect.x, dy + item.rect.y)
        else:
            yield dx, dy, item


def _lay(laid: Iterable[Laid], canvas: Image.Image) -> None:
    for dx, dy, item in laid:
        x, y = item.rect.x + dx, item.rect.y + dy
        match item:
            case Part():
                _part(item, canvas, x, y)
            case Shape():
                _shape(item, canvas, x, y)
            case Label():
                for line, left, baseline in item.lines:
                    mask, top = line_mask(line, item.weight, item.size)
                    if mask:
                        _ink(canvas, item.colour, left + dx - 1, baseline + dy + top, mask)
            case Icon():
                _ink(canvas, item.colour, x, y, icon_mask(item.icon, item.rect.w))
            case Bitmap():
                _bitmap(item, canvas, x, y)


def _ink(canvas: Image.Image, colour: Colour, x: int, y: int, mask: Image.Image) -> None:
    """Fills a mask with a colour: what `Image.paste` does, without what it looks into first."""
    width, height = mask.size
    canvas.im.paste(colour, (x, y, x + width, y + height), mask.im)


def _part(item: Part, canvas: Image.Image, x: int, y: int) -> None:
    if item.solid:
        canvas.paste(SPRITES.get(("part", item.key), lambda: _whole(item.sheet(), item.sheet().ground)), (x, y))
    else:
        piece = SPRITES.get(("piece", item.key), lambda: _piece(item.sheet()))
        canvas.paste(piece, (x, y), piece)


def _piece(sheet: Sheet) -> Image.Image:
    """The picture of a sheet that is seen through: what shows on black and what on white tell how far."""
    on_black, on_white = (np.asarray(_whole(sheet, ground)).astype(np.int32) for ground in ((0, 0, 0), (255, 255, 255)))
    alpha = 255 - (on_white - on_black).max(axis=2, keepdims=True)
    colour = on_black * 255 // np.maximum(alpha, 1)
    return Image.fromarray(np.concatenate((colour.clip(0, 255), alpha), axis=2).astype(np.uint8), "RGBA")


def _shape(item: Shape, canvas: Image.Image, x: int, y: int) -> None:
    width, height = item.rect.w, item.rect.h
    if width <= 0 or height <= 0:
        return
    reach = max(item.corner, item.outline)
    plain = item.kind == "box" and 2 * reach <= min(width, height)
    if item.low is not None:
        mask = _dimmed("" if plain else item.kind, width, height, item.corner, 0, item.alpha)
        canvas.paste(fall(item.colour, item.low, width, height), (x, y), mask)
        return
    if plain and item.alpha == 255:
        _box(item, canvas, x, y, reach)
        return
    solid = plain and not item.outline
    _ink(
        canvas, item.colour, x, y,
        _dimmed("" if solid else item.kind, width, height, item.corner, item.outline, item.alpha),
    )  # fmt: skip


def _box(item: Shape, canvas: Image.Image, x: int, y: int, reach: int) -> None:
    """Fills or outlines a box: only its corners need a mask."""
    right, bottom, colour = x + item.rect.w, y + item.rect.h, item.colour
    fill = canvas.im.paste
    inner_x, inner_y, far_x, far_y = x + reach, y + reach, right - reach, bottom - reach
    if item.outline:
        edge = item.outline
        fill(colour, (inner_x, y, far_x, y + edge))
        fill(colour, (inner_x, bottom - edge, far_x, bottom))
        fill(colour, (x, inner_y, x + edge, far_y))
        fill(colour, (right - edge, inner_y, right, far_y))
    else:
        fill(colour, (inner_x, y, far_x, bottom))
        if reach:
            fill(colour, (x, inner_y, inner_x, far_y))
            fill(colour, (far_x, inner_y, right, far_y))
    if reach:
        spots = ((x, y), (far_x, y), (x, far_y), (far_x, far_y))
        for spot, mask in zip(spots, corner_masks(reach, item.corner, item.outline), strict=True):
            _ink(canvas, colour, *spot, mask)


@lru_cache(maxsize=128)
def _box_mask(width: int, height: int, corner: int) -> Image.Image:
    """The mask of a box with round corners."""
    mask = Image.new("L", (width, height), 255)
    if corner:
        spots = ((0, 0), (width - corner, 0), (0, height - corner), (width - corner, height - corner))
        for spot, part in zip(spots, corner_masks(corner, corner, 0), strict=True):
            mask.paste(part, spot)
    return mask


@lru_cache(maxsize=512)
def _dimmed(kind: str, width: int, height: int, corner: int, outline: int, alpha: int) -> Image.Image:
    """The mask of a shape, or (without a kind) of a solid box, that is seen through."""
    mask = shape_mask(kind, width, height, corner, outline) if kind else _box_mask(width, height, corner)
    return mask if alpha == 255 else mask.point([each * alpha // 255 for each in range(256)])


def _bitmap(item: Bitmap, canvas: Image.Image, x: int, y: int) -> None:
    image = SPRITES.get(item.key, item.make)
    if item.colour is not None:
        _ink(canvas, item.colour, x, y, image)
    else:
        canvas.paste(image, (x, y), image if image.mode == "RGBA" else None)
