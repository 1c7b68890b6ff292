"""Painting a sheet. Shapes, lines of text and whole parts are kept, so that an unchanged part costs a copy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from .fonts import icon_mask
from .kept import Kept
from .layout import Bitmap, Icon, Label, Part, Shape, Sheet
from .shapes import corner_masks, shape_mask
from .text import line_mask

Pixels = NDArray[np.uint8]


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


SPRITES: Kept[Image.Image] = Kept(32 * 2**20, _bytes)
"""Pictures of parts, shapes and art. None must be drawn on."""

BLOCKS: Kept[Pixels] = Kept(24 * 2**20, lambda block: block.nbytes)
"""Pictures of the parts of a whole picture, as rows of bytes."""


def paint(sheet: Sheet) -> Image.Image:
    """The picture of a sheet."""
    canvas = Image.new("RGB", (sheet.width, sheet.height), sheet.ground)
    _lay(sheet, canvas, 0, 0)
    return canvas


def rows(sheet: Sheet) -> Pixels:
    """The picture of a sheet as PNG wants it: an array of rows, each a 0 (unfiltered) and three bytes a pixel.

    Where the sheet is put together from solid parts alone, those that did not change are only copied.
    """
    pixels = np.empty((sheet.height, 1 + 3 * sheet.width), np.uint8)
    pixels[:, 0] = 0
    parts = [item for item in sheet.items if isinstance(item, Part) and item.solid]
    if len(parts) < len(sheet.items):
        pixels[:, 1:] = _block(sheet)
        return pixels
    pixels[:, 1:] = np.tile(np.array(sheet.ground, np.uint8), sheet.width)
    for part in parts:
        x, y, width, height = part.rect
        pixels[y : y + height, 1 + 3 * x : 1 + 3 * (x + width)] = _kept_block(part)
    return pixels


def _kept_block(part: Part) -> Pixels:
    return BLOCKS.get(part.key, lambda: _block(part.sheet())) if part.kept else _block(part.sheet())


def _block(sheet: Sheet) -> Pixels:
    return np.asarray(paint(sheet)).reshape(sheet.height, 3 * sheet.width)


def _lay(sheet: Sheet, canvas: Image.Image, dx: int, dy: int) -> None:
    for item in sheet.items:
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
                        canvas.paste(item.colour, (left + dx - 1, baseline + dy + top), mask)
            case Icon():
                canvas.paste(item.colour, (x, y), icon_mask(item.icon, item.rect.w))
            case Bitmap():
                _bitmap(item, canvas, x, y)


def _part(item: Part, canvas: Image.Image, x: int, y: int) -> None:
    if not item.kept:
        _lay(item.sheet(), canvas, x, y)
    elif item.solid:
        canvas.paste(SPRITES.get(("part", item.key), lambda: paint(item.sheet())), (x, y))
    else:
        piece = SPRITES.get(("piece", item.key), lambda: _piece(item.sheet()))
        canvas.paste(piece, (x, y), piece)


def _piece(sheet: Sheet) -> Image.Image:
    """The picture of a sheet that is seen through: what shows on black and what on white tell how far."""
    on_black, on_white = (
        np.asarray(paint(replace(sheet, ground=ground))).astype(np.int32) for ground in ((0, 0, 0), (255, 255, 255))
    )
    alpha = 255 - (on_white - on_black).max(axis=2, keepdims=True)
    colour = on_black * 255 // np.maximum(alpha, 1)
    return Image.fromarray(np.concatenate((colour.clip(0, 255), alpha), axis=2).astype(np.uint8), "RGBA")


def _shape(item: Shape, canvas: Image.Image, x: int, y: int) -> None:
    width, height = item.rect.w, item.rect.h
    if width <= 0 or height <= 0:
        return
    reach = max(item.corner, item.outline)
    if item.kind == "box" and item.alpha == 255 and 2 * reach <= min(width, height):
        _box(item, canvas, x, y, reach)
        return
    mask = shape_mask(item.kind, width, height, item.corner, item.outline)
    canvas.paste(item.colour, (x, y), mask if item.alpha == 255 else _dimmed(mask, item.alpha))


def _box(item: Shape, canvas: Image.Image, x: int, y: int, reach: int) -> None:
    """Fills or outlines a box: only its corners need a mask."""
    right, bottom, colour = x + item.rect.w, y + item.rect.h, item.colour
    inner_x, inner_y, far_x, far_y = x + reach, y + reach, right - reach, bottom - reach
    if item.outline:
        edge = item.outline
        canvas.paste(colour, (inner_x, y, far_x, y + edge))
        canvas.paste(colour, (inner_x, bottom - edge, far_x, bottom))
        canvas.paste(colour, (x, inner_y, x + edge, far_y))
        canvas.paste(colour, (right - edge, inner_y, right, far_y))
    else:
        canvas.paste(colour, (inner_x, y, far_x, bottom))
        if reach:
            canvas.paste(colour, (x, inner_y, inner_x, far_y))
            canvas.paste(colour, (far_x, inner_y, right, far_y))
    if reach:
        spots = ((x, y), (far_x, y), (x, far_y), (far_x, far_y))
        for spot, mask in zip(spots, corner_masks(reach, item.corner, item.outline), strict=True):
            canvas.paste(colour, spot, mask)


def _dimmed(mask: Image.Image, alpha: int) -> Image.Image:
    return mask.point([each * alpha // 255 for each in range(256)])


def _bitmap(item: Bitmap, canvas: Image.Image, x: int, y: int) -> None:
    image = SPRITES.get(item.key, item.make)
    if item.colour is not None:
        canvas.paste(item.colour, (x, y), image)
    else:
        canvas.paste(image, (x, y))
