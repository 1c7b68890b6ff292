"""Sheets one after the other as an animated picture: a GIF, which every client of Discord plays where it stands.

(Of animated PNG and WebP files many show the first picture only.) All pictures share one palette, so that what does not
change from one to the next takes no room in the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image

from .kept import Kept
from .layout import Sheet
from .paint import paint

T = TypeVar("T")

SMALLER = 2
"""A film is so many times smaller than the pictures, each way."""
COLOURS = 256
MOST = 48
"""Pictures of a film at most; of a longer one it leaves some out."""
STEP, LAST = 900, 4000
"""Milliseconds that a picture stays, and the last one."""
HEAVIEST = 8 * 2**20
"""Bytes of a film at most; Discord takes 10 MiB."""
SAMPLES = 8
"""So many pictures have a say in the palette."""

FILMS: Kept[tuple[bytes, int, int]] = Kept(16 * 2**20, lambda film: len(film[0]))
"""The latest films."""


def animated(sheets: Sequence[Sheet]) -> tuple[bytes, int, int]:
    """The film (GIF) of sheets of one size, with its width and height. One that was made is kept for a while."""
    return FILMS.get(tuple(hash(sheet.key()) for sheet in sheets), lambda: _rolled(sheets))


def _rolled(sheets: Sequence[Sheet]) -> tuple[bytes, int, int]:
    pictures = [_small(sheet) for sheet in sheets]
    palette = _palette(pictures)
    frames = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in pictures]
    data = _written(frames)
    while len(data) > HEAVIEST and len(frames) > 2:
        frames = spread(frames, len(frames) // 2)
        data = _written(frames)
    return data, frames[0].width, frames[0].height


def _small(sheet: Sheet) -> Image.Image:
    return paint(sheet).reduce(SMALLER)


def spread(things: Sequence[T], most: int) -> list[T]:
    """At most so many of some things, spread over all of them, with the first and the last."""
    count = len(things)
    if count <= most:
        return list(things)
    return [things[round(index * (count - 1) / (most - 1))] for index in range(most)]


def _palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """The colours of all pictures, from some of them. An octree keeps what is small and bright, such as figures."""
    some = spread(pictures, SAMPLES)
    whole = Image.new("RGB", (some[0].width, sum(each.height for each in some) // 2))
    y = 0
    for each in some:
        small = each.resize((each.width, each.height // 2), Image.Resampling.NEAREST)
        whole.paste(small, (0, y))
        y += small.height
    return whole.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)


def _written(frames: Sequence[Image.Image]) -> bytes:
    file = BytesIO()
    times = [STEP] * (len(frames) - 1) + [LAST]
    frames[0].save(
        file, "GIF", save_all=True, append_images=list(frames[1:]), duration=times, loop=0, disposal=1, optimize=False
    )
    return file.getvalue()
