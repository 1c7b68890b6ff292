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
CHIP, NUMBER, APART = 28, 28, 4
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
    for index, (number, each) in enumerate(blocked):
        y = lane.y + (index + 1) * lane.h // (len(blocked) + 1)
        _joined(sheet, number, each, rects, fronts, found, y, used)
    shown = [(number, each) for number, each in fights if each.attacker in rects]
    outs = {number: _exit(each.attacker, rects, fronts, found[each.seat].upper, 0) for number, each in shown}
    many = len(view.seats) > 2
    widths = {number: _width(each, joined=each.blocker in rects, many=many) for number, each in shown}
    lefts = _spread({number: outs[number].x - widths[number] // 2 for number in outs}, widths, lane)
    chips: dict[int, Rect] = {}
    for number, each in shown:
        y = lane.y + 3 if found[each.seat].upper else lane.bottom - CHIP - 3
        chips[number] = Rect(lefts[number], y, widths[number], CHIP)
        if each.blocker not in rects:
            _led(sheet, number, each, chips[number], outs[number])
    for number, each in shown:
        upper = found[each.seat].upper
        _chip(sheet, number, each, chips[number], upper=upper, joined=each.blocker in rects, many=many)


def _width(each: AttackView, *, joined: bool, many: bool) -> int:
    """How wide an attack's chip is: its number, and what it goes for where nobody blocks it."""
    if joined:
        return NUMBER
    return NUMBER + (46 if each.aimed else 34 if many else 16)


def _spread(wanted: Mapping[int, int], widths: Mapping[int, int], lane: Rect) -> dict[int, int]:
    """Where chips begin that would like to begin somewhere, so that none covers another."""
    found: dict[int, int] = {}
    left = lane.x + 4
    order = sorted(wanted, key=lambda number: (wanted[number], number))
    for number in order:
        found[number] = max(wanted[number], left)
        left = found[number] + widths[number] + APART
    right = lane.right - 4
    for number in reversed(order):
        found[number] = max(lane.x + 4, min(found[number], right - widths[number]))
        right = found[number] - APART
    return found


def _exit(at: str, rects: Mapping[str, Rect], fronts: Mapping[str, bool], upper: bool, shift: int) -> Exit:
    rect = rects[at]
    if fronts[at]:
        return Exit(rect.x + rect.w // 2 + shift, rect.bottom + 1 if upper else rect.y - 1)
    x = rect.right + GAP // 2
    y = rect.centre[1] + shift
    return Exit(x, y, Rect(rect.right + 1, y - WIDE // 2, x - rect.right, WIDE))


def _tone(number: int, each: AttackView) -> Colour:
    """The colour of the attacker's seat, of other brightness than the lines beside it."""
    colour = STYLES[each.seat].colour
    if each.state == "fought":
        return mix(colour, MUTED, 0.6)
    return mix(colour, TEXT, (0.1, 0.65, 0.38)[number % 3])


def _joined(
    sheet: Sheet,
    number: int,
    each: AttackView,
    rects: Mapping[str, Rect],
    fronts: Mapping[str, bool],
    found: Mapping[int, Place],
    y: int,
    used: dict[str, int],
) -> None:
    """A line from an attacker along the lane to its blocker, with an arrow into it."""
    sides = {each.attacker: found[each.seat].upper, each.blocker: found[each.player].upper}
    exits: dict[str, Exit] = {}
    for at, upper in sides.items():
        count = used.get(at, 0)
        used[at] = count + 1
        exits[at] = _exit(at, rects, fronts, upper, (0, 16, -16, 30, -30)[count % 5])
    start, end = exits[each.attacker], exits[each.blocker]
    bars = [one.stub for one in exits.values() if one.stub]
    bars += [_upright(start.x, start.y, y), _upright(end.x, end.y, y)]
    bars.append(Rect(min(start.x, end.x) - WIDE // 2, y - WIDE // 2, abs(start.x - end.x) + WIDE, WIDE))
    colour = _tone(number, each)
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


def _led(sheet: Sheet, number: int, each: AttackView, at: Rect, out: Exit) -> None:
    """A line from an attacker that nobody blocks to its chip."""
    x, y = out.x, at.centre[1]
    bars = [_upright(x, out.y, y)] + ([out.stub] if out.stub else [])
    if not at.x <= x < at.right:
        near = at.x if x < at.x else at.right
        bars.append(Rect(min(x, near), y - WIDE // 2, abs(x - near), WIDE))
    for bar in bars:
        sheet.fill(bar.inset(-RIM), INK)
    for bar in bars:
        sheet.fill(bar, _tone(number, each))


def _chip(sheet: Sheet, number: int, each: AttackView, at: Rect, *, upper: bool, joined: bool, many: bool) -> None:
    """In the lane before an attacker: its number, and whom it attacks where nobody blocks it."""
    sheet.fill(at.inset(-RIM), INK, corner=9)
    sheet.fill(at, TEXT if each.state != "fought" else MUTED, corner=7)
    place = Rect(at.x + 1, at.y, NUMBER - 3, at.h)
    sheet.text(f"attack-{number}", place, str(number), 24, least=13, weight=850, colour=INK, align="center")
    if joined:
        return
    x = at.x + NUMBER - 2
    if not each.aimed and not many:
        icon = "mdi:arrow-down-bold" if upper else "mdi:arrow-up-bold"
        sheet.icon(f"attack-{number}-at", Rect(x, at.y + 7, 15, 15), icon, INK)
        return
    sheet.icon(f"attack-{number}-at", Rect(x, at.y + 8, 12, 12), "mdi:arrow-right-bold", INK)
    target = Rect(x + 12, at.y + 3, at.right - x - 14, 22)
    if each.aimed:
        sheet.text(f"attack-{number}-aim", target, each.aimed, 21, least=9, weight=850, colour=INK)
    else:
        seat_badge(sheet, target, each.player, SEATS[each.player], name=f"attack-{number}-seat", size=21)
