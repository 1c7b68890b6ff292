"""Card art: a gradient of the card's colours, a pattern drawn from its id, and an emblem.

The same id always gives the same art, at any size, so that a card is recognised wherever it shows.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from .fonts import icon_mask, stepped
from .shapes import fall, shape_mask
from .theme import Colour, mix

PATTERNS = ("rays", "rings", "chevrons", "waves", "facets", "weave")
FINE = 3
NIGHT: Colour = (8, 14, 22)
WHITE: Colour = (255, 255, 255)
MEDALLION = 180
"""From this size on the emblem lies on a round shield."""
ROOMY = 104
"""From this size on plain art has a pattern."""
LEAST_EMBLEM = 22
"""An emblem with less room is not shown."""
FAINT = [value * 46 // 255 for value in range(256)]
SHARP = [46 if value > 127 else 0 for value in range(256)]
FAINTER = [30 if value > 127 else 0 for value in range(256)]
RING = [20 if value > 127 else 0 for value in range(256)]


@cache
def seed(card: str) -> bytes:
    """Sixteen bytes that only depend on a card's id."""
    return blake2b(card.encode(), digest_size=16).digest()


def art(
    card: str,
    colours: tuple[Colour, ...],
    width: int,
    height: int,
    icon: str = "",
    *,
    plain: bool = False,
    spot: tuple[int, int, int, int] | None = None,
) -> Image.Image:
    """The art of a card at a size: `colours` are those of its elements or family, `icon` its emblem. `plain` art has
    fewer shades, and where it is small no pattern, for pictures with many cards. `spot` (left, top, width, height) is
    what nothing else will lie on: the emblem goes there, if it has room."""
    first, second = _two(colours)
    side = min(width, height)
    low, high = mix(first, NIGHT, 0.72), mix(second, NIGHT, 0.22)
    if plain and side < ROOMY:
        ground = fall(mix(high, NIGHT, 0.1), mix(low, NIGHT, 0.1), width, height)
    else:
        ground = _slope(low, high, width, height, 10 if plain else 20 if width < 400 else 36)
        mask = _pattern(seed(card), width, height).point(SHARP if plain else FAINT)
        ground.paste(mix(second, WHITE, 0.25), (0, 0), mask)
    x, y, wide, tall = spot or (0, 0, width, height)
    room, centre = min(wide, tall), (x + wide // 2, y + tall // 2)
    if not plain:
        _glow(ground, mix(second, WHITE, 0.3), centre, side, 9)
    if room >= MEDALLION:
        _medallion(ground, mix(first, NIGHT, 0.78), mix(second, WHITE, 0.45), centre, round(room * 0.84))
    if icon and room >= LEAST_EMBLEM:
        size = round(room * (0.46 if room >= MEDALLION else 0.8 if spot else 0.66))
        _stamp(ground, icon, centre[0] - size // 2, centre[1] - size // 2, size, mix(second, WHITE, 0.8))
    return ground


def _glow(ground: Image.Image, colour: Colour, centre: tuple[int, int], side: int, steps: int) -> None:
    """Light behind the emblem, in rings that compress well."""
    for step in range(steps):
        size = round(side * (1.5 - 0.9 * step / steps))
        mask = shape_mask("disc", size, size).point(RING)
        ground.paste(colour, (centre[0] - size // 2, centre[1] - size // 2), mask)


def _medallion(ground: Image.Image, inner: Colour, rim: Colour, centre: tuple[int, int], size: int) -> None:
    """A round shield for the emblem to lie on."""
    x, y = centre[0] - size // 2, centre[1] - size // 2
    for inset, colour, alpha in (
        (0, NIGHT, 110),
        (size // 40, rim, 255),
        (size // 24, inner, 235),
        (size // 12, rim, 120),
        (size // 11, inner, 255),
    ):
        mask = shape_mask("disc", size - 2 * inset, size - 2 * inset).point(
            [each * alpha // 255 for each in range(256)]
        )
        ground.paste(colour, (x + inset, y + inset), mask)


def banner(card: str, colours: tuple[Colour, ...], width: int, height: int, icon: str = "") -> Image.Image:
    """The art of a card as a strip: dark on the left, where a name stands, the emblem in the light at the right."""
    first, second = _two(colours)
    steps = 14
    start = mix(first, NIGHT, 0.84)
    image = Image.new("RGB", (width, height), start)
    for step in range(1, steps):
        left = width * (step + 2) // (steps + 3)
        share = (step / (steps - 1)) ** 2
        image.paste(mix(start, mix(second, NIGHT, 0.35), share), (left, 0, width, height))
    mask = _pattern(seed(card), width, height).point(FAINTER)
    mask.paste(0, (0, 0, width * 3 // (steps + 3), height))
    image.paste(mix(second, WHITE, 0.2), (0, 0), mask)
    if icon:
        size = round(height * 0.8)
        _stamp(image, icon, width - size - 6, (height - size) // 2, size, mix(first, WHITE, 0.88))
    return image


def _two(colours: tuple[Colour, ...]) -> tuple[Colour, Colour]:
    first = colours[0]
    return first, (*colours, mix(first, WHITE, 0.12))[1]


def _stamp(image: Image.Image, icon: str, x: int, y: int, size: int, colour: Colour) -> None:
    """An emblem that is lit from above, with its shadow below it."""
    mask = icon_mask(icon, size)
    rim = max(1, size // 30)
    around = Image.new("L", (size + 2 * rim, size + 2 * rim))
    around.paste(mask, (rim, rim))
    image.paste(NIGHT, (x - rim, y - rim + max(1, size // 22)), around.filter(ImageFilter.MaxFilter(2 * rim + 1)))
    image.paste(fall(mix(colour, WHITE, 0.6), mix(colour, NIGHT, 0.14), size, size), (x, y), mask)


def _slope(one: Colour, other: Colour, width: int, height: int, steps: int) -> Image.Image:
    """From one colour at the left bottom to another at the right top, in steps that compress well."""
    ground = Image.new("RGB", (width, height), one)
    draw = ImageDraw.Draw(ground)
    lean = height // 2
    for step in range(1, steps):
        x = (width + lean) * step / steps
        shape = [(x, 0), (width + lean, 0), (width + lean, height), (x - lean, height)]
        draw.polygon(shape, fill=mix(one, other, step / (steps - 1)))
    return ground


def _pattern(drawn: bytes, width: int, height: int) -> Image.Image:
    """The mask of a card's pattern; the bytes say which one, and how it is turned and spaced."""
    w, h = width * FINE, height * FINE
    mask = Image.new("L", (w, h))
    draw = ImageDraw.Draw(mask)
    unit = min(w, h)
    kind = PATTERNS[drawn[2] % len(PATTERNS)]
    cx, cy = w * (0.15 + 0.7 * drawn[3] / 255), h * (0.15 + 0.7 * drawn[4] / 255)
    gap = unit * (0.10 + 0.10 * drawn[5] / 255)
    reach = (w * w + h * h) ** 0.5
    if kind == "rays":
        count = 9 + drawn[6] % 10
        for index in range(count):
            turn = 2 * pi * index / count + drawn[7] / 40
            spread = pi / count / 2.2
            points = [(cx + reach * cos(turn + side), cy + reach * sin(turn + side)) for side in (-spread, spread)]
            draw.polygon([(cx, cy), *points], fill=255)
    elif kind == "rings":
        radius = gap
        while radius < reach:
            draw.ellipse(
                (cx - radius, cy - radius, cx + radius, cy + radius), outline=255, width=max(1, round(gap * 0.35))
            )
            radius += gap
    elif kind == "chevrons":
        rise = unit * 0.25 * (1 if drawn[6] % 2 else -1)
        for index in range(-2, int(h / gap) + 3):
            y = index * gap * 1.4
            span = unit * (0.3 + drawn[7] / 400)
            points = [(x * span, y + (rise if x % 2 else 0)) for x in range(int(w / span) + 2)]
            draw.line(points, fill=255, width=max(1, round(gap * 0.45)), joint="curve")
    elif kind == "waves":
        length = unit * (0.35 + drawn[6] / 300)
        for index in range(-1, int(h / gap) + 2):
            y = index * gap * 1.3
            points = [(x, y + gap * 0.5 * sin(2 * pi * x / length + index * drawn[7] / 40)) for x in range(0, w + 6, 6)]
            draw.line(points, fill=255, width=max(1, round(gap * 0.35)))
    elif kind == "facets":
        for index in range(14):
            base = drawn[index % 16] * 7 + index * 91
            x, y = (base * 53) % w, (base * 31 + drawn[(index + 5) % 16] * 17) % h
            size = unit * (0.12 + (drawn[(index + 3) % 16] / 255) * 0.3)
            draw.polygon([(x, y - size), (x + size * 0.7, y), (x, y + size), (x - size * 0.7, y)], fill=90 + 11 * index)
    else:
        for index in range(-int(h / gap) - 1, int(w / gap) + 2):
            draw.line([(index * gap * 1.6, 0), (index * gap * 1.6 + h, h)], fill=255, width=max(1, round(gap * 0.3)))
            draw.line([(index * gap * 1.6 + h, 0), (index * gap * 1.6, h)], fill=150, width=max(1, round(gap * 0.2)))
    return stepped(mask.reduce(FINE))
