"""Cards in the small: an upright or a sideways one with its number or emblem, and counts with their sign."""

from __future__ import annotations

from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_kind
from render.parts.theme import INK, MUTED, SEATS, TEXT, WELL, Colour, mix


def card_in_small(rect: Rect, *, sideways: bool) -> Rect:
    """Where a card lies within a square: upright it is higher than broad, sideways broader than high. [RD-416]"""
    side = min(rect.w, rect.h)
    long, short = side, side * 3 // 4
    w, h = (long, short) if sideways else (short, long)
    return Rect(rect.x + (rect.w - w) // 2, rect.y + (rect.h - h) // 2, w, h)


def place_card(sheet: Sheet, rect: Rect, colour: Colour, *, sideways: bool) -> Rect:
    """Lays a small card into a square, dim if sideways; gives the room on it."""
    at = card_in_small(rect, sideways=sideways)
    ground = mix(colour, INK, 0.62) if sideways else colour
    sheet.fill(at, mix(ground, TEXT, 0.4), corner=5)
    room = at.inset(2 if min(at.w, at.h) > 20 else 1)
    sheet.fill(room, ground, corner=4, low=mix(ground, INK, 0.3))
    return room


def place_value(sheet: Sheet, name: str, rect: Rect, colour: Colour, value: str, *, sideways: bool) -> None:
    """A card with its Damage, Break or Block on it."""
    at = place_card(sheet, rect, colour, sideways=sideways)
    size = min(at.h - 4, at.w * 5 // 4)
    ink = MUTED if sideways else TEXT
    sheet.text(name, at, value, size, least=7, weight=850, colour=ink, align="center")


def owner_sign(sheet: Sheet, rect: Rect, seat: int) -> None:
    """Whose a card is: the shape and colour of a seat."""
    sheet.fill(rect.inset(-1), INK, kind=seat_kind(seat), corner=3)
    sheet.fill(rect, SEATS[seat].colour, kind=seat_kind(seat), corner=3)


def chip(sheet: Sheet, name: str, rect: Rect, icon: str, value: str, colour: Colour) -> None:
    """A sign with a number (or none) beside it, on a pill."""
    sheet.fill(rect, mix(WELL, colour, 0.2), corner=9)
    size = min(rect.h - 8, 24, max(16, rect.w // 3))
    sheet.icon(f"{name}-icon", Rect(rect.x + 5, rect.y + (rect.h - size) // 2, size, size), icon, colour)
    if value:
        at = Rect(rect.x + size + 8, rect.y + 1, rect.w - size - 11, rect.h - 2)
        sheet.text(name, at, value, min(rect.h - 4, 26), least=9, weight=800, colour=TEXT)
