"""Colours and the measures of legibility. Colours are (red, green, blue) from 0 to 255.

The table is a deep ink blue that stands off from Discord's dark and from its light background. The seats' colours are
the sky blue and the orange of Okabe and Ito, which stay apart for colour-blind eyes; a seat also always has its shape
(A round, B square), and nothing is told by a colour alone.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

TABLE: Colour = (16, 26, 38)
PANEL: Colour = (27, 41, 56)
RAISED: Colour = (38, 56, 74)
WELL: Colour = (11, 18, 27)
LINE: Colour = (67, 90, 112)
CELL_DARK: Colour = (30, 45, 60)
CELL_LIGHT: Colour = (37, 54, 71)

TEXT: Colour = (243, 246, 249)
MUTED: Colour = (171, 190, 206)
INK: Colour = (9, 17, 26)

MARK: Colour = (247, 228, 99)
"""What can be picked."""
NOW: Colour = (255, 255, 255)
"""Whose turn it is."""
HARM: Colour = (190, 61, 30)
"""DMG and defeats."""
BOON: Colour = (102, 209, 178)
"""What helps: healing, Buffs, ready things."""

MIN_CONTRAST = 4.5
"""The least contrast of a text against what is behind it (WCAG AA)."""

KEY_DIGIT = 0.028
"""The least height of a key digit, as a part of the picture's width."""


class SeatStyle(NamedTuple):
    """How a seat is told apart: its colour, a dim shade of it for tints, and the shape of its pieces."""

    colour: Colour
    tint: Colour
    shape: str


SEATS = (
    SeatStyle((92, 184, 240), (34, 66, 92), "disc"),
    SeatStyle((242, 169, 48), (82, 60, 32), "square"),
    SeatStyle((94, 201, 165), (30, 68, 60), "hexagon"),
    SeatStyle((224, 140, 190), (78, 48, 68), "diamond"),
)


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour (0 black, 1 white)."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = colour
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 (none) to 21 (black on white)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: `share` 0 gives the first, 1 the second."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def ink_on(ground: Colour) -> Colour:
    """Dark or light ink, whichever reads better on a ground."""
    return INK if contrast(INK, ground) >= contrast(TEXT, ground) else TEXT
