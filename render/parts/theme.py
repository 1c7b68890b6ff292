"""Colours and the measures of legibility. Colours are (red, green, blue) from 0 to 255.

The table is a deep ink blue that stands off from Discord's dark and from its light background. The seats' colours are
the sky blue and the orange of Okabe and Ito, which stay apart for colour-blind eyes; a seat also always has its shape
(A round, B square), and nothing is told by a colour alone.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

TABLE: Colour = (17, 20, 33)
PANEL: Colour = (29, 35, 54)
RAISED: Colour = (43, 52, 77)
WELL: Colour = (11, 13, 23)
LINE: Colour = (78, 90, 122)
CELL_DARK: Colour = (38, 45, 66)
CELL_LIGHT: Colour = (51, 60, 85)

TEXT: Colour = (246, 246, 250)
MUTED: Colour = (178, 187, 210)
INK: Colour = (10, 12, 22)
GOLD: Colour = (240, 200, 104)
"""What is won: trophies, crowns, coins."""

MARK: Colour = (247, 228, 99)
"""What can be picked."""
NOW: Colour = (255, 255, 255)
"""Whose turn it is."""
HARM: Colour = (190, 61, 30)
"""DMG and defeats."""
WARD: Colour = (250, 150, 120)
"""The ink of what harms, light enough to read on dark grounds."""
BOON: Colour = (102, 209, 178)
"""What helps: healing, Buffs, ready things."""

MIN_CONTRAST = 4.5
"""The least contrast of a text against what is behind it (WCAG AA)."""

KEY_DIGIT = 0.028
"""The least height of a key digit, as a part of the picture's width."""


class Figure(NamedTuple):
    """How a figure is told from others wherever it stands: the shape that it lies on, and the shape's colour."""

    shape: str
    colour: Colour


FIGURES = {
    "attack": Figure("mdi:decagram", (190, 44, 40)),
    "defense": Figure("mdi:shield", (52, 92, 156)),
    "life": Figure("mdi:heart", (190, 32, 84)),
    "cards": Figure("mdi:cards-playing", (94, 78, 160)),
    "coins": Figure("mdi:circle", (140, 94, 10)),
    "ether": Figure("mdi:rhombus", (120, 62, 176)),
}
"""The figures of all games. Each always has its colour and its shape."""


class SeatStyle(NamedTuple):
    """How a seat is told apart: its colour, a dim shade of it for tints, and the shape of its pieces."""

    colour: Colour
    tint: Colour
    shape: str


SEATS = (
    SeatStyle((92, 184, 240), (28, 62, 98), "disc"),
    SeatStyle((242, 169, 48), (88, 60, 30), "square"),
    SeatStyle((94, 201, 165), (26, 70, 62), "hexagon"),
    SeatStyle((224, 140, 190), (82, 46, 74), "diamond"),
)


def side_ground(seat: int) -> Colour:
    """What the cards of a seat lie on."""
    return mix(TABLE, SEATS[seat].tint, 0.55)


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
