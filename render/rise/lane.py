"""The lane between the sides: lines that join attackers and their blockers, and arrows at whom the others attack.

Lines run in the gaps between cards, so that they cross no words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engines.kernel.text import SEATS
from engines.rise.view import AttackView, RiseView
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.theme import INK, MUTED, TEXT, Colour, mix
from render.parts.theme import SEATS as STYLES

from .sides import GAP, Place, spots

WIDE, RIM = 5, 2
CHIP = Rect(0, 0, 60, 28)
HEAD = 16


class Exit(NamedTuple):
    """Where a line leaves a card: from its edge to the gap beside it (or straight), and on to the lane."""

    x: int
    y: int
    stub: Rect | None = None


def lay_lane(sheet: Sheet, view: RiseView, lane: Rect, found: Mapping[int, Place]) -> None:
    """Lays the attacks of a combat over the sides."""
    fights = [(number, each) for number, each in enumerate(view.combat, 1) if each.attacker and each.state != "out"]
    if not fights:
        return
    rects: dict[str, Rect] = {}
    fronts: dict[str, bool] = {}
    for side in view.seats:
        place = found[side.seat]
        cards = spots(side, place)
        edge = (
            max((one.bottom for one in cards.values()), default=0)
            if place.upper
            else min((one.y for one in cards.values()), default=0)
        )
        for at, rect in cards.items():
            rects[at] = rect
            fronts[at] = rect.bottom == edge if place.upper else rect.y == edge
    blocked = [(number, each) for number, each in fights if each.blocker in rects and each.attacker in rects]
    used: dict[str, int] = {}
    for index, (_, each) in enumerate(blocked):
        y = lane.y + (index + 1) * lane.h // (len(blocked) + 1)
        _joined(sheet, each, rects, fronts, found, y, used)
    taken: list[Rect] = []
    for number, each in fights:
        if each.attacker in rects:
            _chip(sheet, number, each, rects, fronts, found, lane, taken, joined=each.blocker in rects)


def _seat(at: str) -> int:
    return SEATS.index(at[0].upper())


def _exit(at: str, rects: Mapping[str, Rect], fronts: Mapping[str, bool], upper: bool, shift: int) -> Exit:
    rect = rects[at]
    if fronts[at]:
        return Exit(rect.x + rect.w // 2 + shift, rect.bottom + 1 if upper else rect.y - 1)
    x = rect.right + GAP // 2
    y = rect.centre[1] + shift
    return Exit(x, y, Rect(rect.right + 1, y - WIDE // 2, x - rect.right, WIDE))


def _tone(each: AttackView) -> Colour:
    colour = STYLES[_seat(each.attacker)].colour
    return mix(colour, MUTED, 0.6) if each.state == "fought" else mix(colour, TEXT, 0.25)


def _joined(
    sheet: Sheet,
    each: AttackView,
    rects: Mapping[str, Rect],
    fronts: Mapping[str, bool],
    found: Mapping[int, Place],
    y: int,
    used: dict[str, int],
) -> None:
    """A line from an attacker along the lane to its blocker, with an arrow into it."""
    sides = {at: found[_seat(at)].upper for at in (each.attacker, each.blocker)}
    exits: dict[str, Exit] = {}
    for at, upper in sides.items():
        count = used.get(at, 0)
        used[at] = count + 1
        exits[at] = _exit(at, rects, fronts, upper, (0, 16, -16, 30, -30)[count % 5])
    start, end = exits[each.attacker], exits[each.blocker]
    bars = [one.stub for one in exits.values() if one.stub]
    bars += [_upright(start.x, start.y, y), _upright(end.x, end.y, y)]
    bars.append(Rect(min(start.x, end.x) - WIDE // 2, y - WIDE // 2, abs(start.x - end.x) + WIDE, WIDE))
    colour = _tone(each)
    for bar in bars:
        sheet.fill(bar.inset(-RIM), INK)
    for bar in bars:
        sheet.fill(bar, colour)
    _arrow(sheet, end, upper=sides[each.blocker], front=fronts[each.blocker], colour=colour)


def _upright(x: int, one: int, other: int) -> Rect:
    return Rect(x - WIDE // 2, min(one, other), WIDE, abs(one - other))


def _arrow(sheet: Sheet, end: Exit, *, upper: bool, front: bool, colour: Colour) -> None:
    """The head of an arrow into a card."""
    if not front:
        at = Rect(end.x - GAP // 2 - HEAD + 6, end.y - HEAD // 2, HEAD, HEAD)
        kind = "left"
    else:
        at = Rect(end.x - HEAD // 2, end.y - HEAD + 8 if not upper else end.y - 8, HEAD, HEAD)
        kind = "up" if upper else "down"
    sheet.fill(at.inset(-3), INK, kind=kind)
    sheet.fill(at, colour, kind=kind)


def _chip(
    sheet: Sheet,
    number: int,
    each: AttackView,
    rects: Mapping[str, Rect],
    fronts: Mapping[str, bool],
    found: Mapping[int, Place],
    lane: Rect,
    taken: list[Rect],
    *,
    joined: bool,
) -> None:
    """In the lane before an attacker: its number, and whom it attacks where nobody blocks it."""
    upper = found[_seat(each.attacker)].upper
    out = _exit(each.attacker, rects, fronts, upper, 0)
    wide = 26 if joined else CHIP.w + (26 if each.aimed else 0)
    at = Rect(out.x - wide // 2, lane.y + 3 if upper else lane.bottom - CHIP.h - 3, wide, CHIP.h)
    while any(at.inset(-2, 0).meets(other) for other in taken):
        at = at.moved(8, 0)
    over = at.right - (lane.right - 4)
    at = at.moved(-over, 0) if over > 0 else at.moved(max(0, lane.x + 4 - at.x), 0)
    taken.append(at)
    colour = _tone(each)
    if not joined:
        x = min(max(out.x, at.x + 8), at.right - 8)
        bars = [_upright(x if out.stub is None else out.x, out.y, at.centre[1])] + ([out.stub] if out.stub else [])
        for bar in bars:
            sheet.fill(bar.inset(-RIM), INK)
        for bar in bars:
            sheet.fill(bar, colour)
    sheet.fill(at.inset(-RIM), INK, corner=9)
    sheet.fill(at, TEXT if each.state != "fought" else MUTED, corner=7)
    place = Rect(at.x + 2, at.y, 22, at.h)
    sheet.text(f"attack-{number}", place, str(number), 24, least=14, weight=850, colour=INK, align="center")
    if joined:
        return
    sheet.icon(f"attack-{number}-at", Rect(at.x + 24, at.y + 8, 12, 12), "mdi:arrow-right-bold", INK)
    target = Rect(at.x + 37, at.y + 3, at.right - at.x - 39, 22)
    if each.aimed:
        sheet.text(f"attack-{number}-aim", target, each.aimed, 21, least=9, weight=850, colour=INK)
    else:
        seat_badge(sheet, target, each.player, SEATS[each.player], name=f"attack-{number}-seat", size=21)
