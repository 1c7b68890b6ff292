"""Players' faces: their own avatar where there is one, else a drawn monogram; always in the shape of their seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from io import BytesIO

from PIL import Image, ImageDraw

from .fonts import clean
from .kept import Kept
from .layout import Rect, Sheet
from .pieces import seat_badge, seat_kind
from .shapes import shape_mask
from .theme import INK, SEATS, TEXT, Colour, mix
from .words import Words

Avatars = Mapping[int, bytes]
"""The players' own pictures by seat, as image files."""

SIDE = 128
"""Avatars are kept so many pixels wide and high."""
MOST = 4096
"""The longest side of an image that is looked into."""
SHADES = 48
"""Colours of an avatar on a picture; more would make it a heavy file."""

OPENED: Kept[Image.Image | None] = Kept(256)


def avatar_of(data: bytes) -> Image.Image | None:
    """An avatar from its file, square; None if that is no image that can be shown."""
    return OPENED.get(blake2b(data, digest_size=16).digest(), lambda: _opened(data))


def _opened(data: bytes) -> Image.Image | None:
    try:
        image = Image.open(BytesIO(data), formats=("PNG", "JPEG", "WEBP", "GIF"))
        if max(image.size) > MOST:
            return None
        shown = image.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
    side = min(shown.size)
    left, top = (shown.width - side) // 2, (shown.height - side) // 2
    shown = shown.crop((left, top, left + side, top + side)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", (SIDE, SIDE), (64, 68, 84))
    whole.paste(shown, (0, 0), shown)
    return whole


def monogram(name: str) -> str:
    """One or two letters for a name: "Jean-Baptiste de la Motte" is JM, "Ada" is A.

    >>> monogram("Jean-Baptiste de la Motte"), monogram("Ada"), monogram("élodie b")
    ('JM', 'A', 'ÉB')
    """
    parts = [part for part in clean(name).split() if part[0].isalnum()]
    strong = [part for part in parts if part[0].isupper()] or parts
    letters = [strong[0][0], strong[-1][0]] if len(strong) > 1 else [strong[0][0]] if strong else ["?"]
    return "".join(letters).upper()[:2]


def place_portrait(
    sheet: Sheet, rect: Rect, seat: int, words: Words, *, name: str = "portrait", dim: bool = False, badge: int = 0
) -> None:
    """A player's face in a ring of their seat's colour. `dim` shows who is out; `badge` is the size of the letter of
    their seat at its foot (0: without)."""
    style = SEATS[seat]
    data = words.avatars.get(seat)
    shown = avatar_of(data) if data else None
    colour = mix(style.colour, INK, 0.55) if dim else style.colour
    kind, ring = seat_kind(seat), max(3, rect.w // 16)
    corner = rect.w // 5
    sheet.shadow(rect, corner=corner, kind=kind, reach=4)
    sheet.fill(rect, colour, kind=kind, corner=corner)
    within = rect.inset(ring)
    if shown is None:
        ground = mix(style.tint, INK, 0.35 if dim else 0.1)
        sheet.fill(within, ground, kind=kind, corner=corner - ring)
        letters = monogram(words.seat(seat))
        size = within.w * (9 if len(letters) == 1 else 7) // (18 if kind in ("hexagon", "diamond") else 15)
        sheet.text(
            name, within, letters, size, least=8, weight=750, colour=mix(TEXT, INK, 0.4 if dim else 0), align="center"
        )
    else:
        key = ("avatar", blake2b(data or b"", digest_size=16).digest(), within.w, kind, corner, dim)
        sheet.bitmap(within, key, lambda: _cut(shown, within.w, kind, corner - ring, dim=dim))
    if badge:
        at = Rect(rect.right - badge * 2 // 3, rect.bottom - badge + 3, badge, badge)
        sheet.fill(at.inset(-3), INK, kind=kind, corner=7)
        seat_badge(sheet, at, seat, "ABCD"[seat], name=f"{name}-seat", size=badge * 3 // 4)


def _cut(image: Image.Image, side: int, kind: str, corner: int, *, dim: bool) -> Image.Image:
    """An avatar in a shape."""
    small = image.resize((side, side), Image.Resampling.LANCZOS)
    if dim:
        small = small.convert("L").point([value // 2 for value in range(256)]).convert("RGB")
    small = small.quantize(SHADES, dither=Image.Dither.NONE).convert("RGBA")
    small.putalpha(shape_mask(kind, side, side, max(0, corner)))
    return small


@lru_cache(maxsize=64)
def sample(seat: int, side: int = SIDE) -> bytes:
    """An avatar that nobody owns, for the page of parts and for tests."""
    image = Image.new("RGB", (side, side), SEATS[seat].tint)
    draw = ImageDraw.Draw(image)
    face: Colour = mix(SEATS[seat].colour, TEXT, 0.35)
    draw.ellipse((side // 4, side // 6, side * 3 // 4, side * 2 // 3), fill=face)
    draw.ellipse((side // 8, side * 5 // 8, side * 7 // 8, side * 3 // 2), fill=mix(face, INK, 0.35))
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
