"""The board picture: the headline, and below it both formations as they really stand, N above and S below.

Ranks are centred on one middle line, half a tile apart where their sizes differ; a clasp joins any two creatures of
neighbouring rows that are adjacent. [RB-409 to RB-419 RB-425]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS as LETTERS
from engines.riftborn.view import CreatureView, GapView, RiftView, SideView
from render.parts.header import place_phases, place_turn
from render.parts.headline import News
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.strokes import stroke
from render.parts.theme import GOLD, INK, MARK, MUTED, NOW, SEATS, TEXT, WARD, Colour, mix, side_ground
from render.parts.words import Words

from . import look
from .bars import BAR, EQUIPMENT, bar, equipment
from .news import news, people
from .said import attack, creatures
from .tiles import HEAD, Known, place_creature, signs_of

WIDTH, HEIGHT = 1080, 1350
MARGIN, GAP = 8, 8
HEADER = Rect(MARGIN, 8, WIDTH - 2 * MARGIN, 92)
TABLE = Rect(MARGIN, HEADER.bottom + GAP, WIDTH - 2 * MARGIN, HEIGHT - HEADER.bottom - 2 * GAP)
TURN = 300
"""How wide the turn and its steps are in the header."""
TALLEST, BROADEST = 300, 236
BETWEEN, MIDDLE = 16, 34
"""The space between two ranks, and between the two front ranks."""
NEW = 52
"""The height of a place where a new rank may begin."""
APART = 8
"""The space between neighbours of a rank."""
CLASP = 34
EDGE = 6
"""The space between a side's frame and what lies in it."""


class Plan(NamedTuple):
    """Where everything lies: each side's whole, bar and equipment by seat, the pitch of tiles, their height, and the
    top of each row (0 is S's front rank, rows are counted towards N)."""

    wholes: dict[int, Rect]
    bars: dict[int, Rect]
    equipment: dict[int, Rect]
    pitch: int
    tall: int
    rows: dict[int, int]

    def tile(self, row: int, x: int) -> Rect:
        """Where something stands that is so many half tiles right of the middle line."""
        wide = self.pitch - APART
        return Rect(WIDTH // 2 + x * self.pitch // 2 - wide // 2, self.rows[row], wide, self.tall)


def plan(view: RiftView) -> Plan:
    """Where everything lies. Who took the first turn is S and lies below, whoever looks; until that is known both wait
    in the middle, and nobody's side changes. [RB-425]"""
    if view.south is None:
        return _waiting(view)
    south, north = _sides(view)
    counts = {side.seat: max(1, len(side.ranks)) for side in (south, north)}
    opens = {side.seat: any(_opens(side, gap) for gap in view.gaps) for side in (south, north)}
    inner = TABLE.inset(EDGE)
    bars = {
        north.seat: Rect(inner.x, inner.y, inner.w, BAR),
        south.seat: Rect(inner.x, inner.bottom - BAR, inner.w, BAR),
    }
    strips: dict[int, Rect] = {}
    top, foot = inner.y + BAR + GAP, inner.bottom - BAR - GAP
    if _equipped(north):
        strips[north.seat] = Rect(inner.x, top, inner.w, EQUIPMENT)
        top += EQUIPMENT + GAP
    if _equipped(south):
        strips[south.seat] = Rect(inner.x, foot - EQUIPMENT, inner.w, EQUIPMENT)
        foot -= EQUIPMENT + GAP
    total = sum(counts.values())
    spaces = (total - 2) * BETWEEN + MIDDLE + sum(opens.values()) * (NEW + BETWEEN)
    tall = min(TALLEST, (foot - top - spaces - 16) // total)
    widest = max([4, *(len(rank) for side in view.seats for rank in side.ranks)])
    pitch = min(BROADEST, (TABLE.w - 12) // widest)
    upper, lower = (
        counts[each.seat] * (tall + BETWEEN) - BETWEEN + opens[each.seat] * (NEW + BETWEEN) for each in (north, south)
    )
    middle = top + upper + MIDDLE // 2 + (foot - top - upper - lower - MIDDLE) // 2
    rows = {-index: middle + MIDDLE // 2 + index * (tall + BETWEEN) for index in range(counts[south.seat] + 1)}
    for index in range(counts[north.seat]):
        rows[index + 1] = middle - MIDDLE // 2 - tall - index * (tall + BETWEEN)
    rows[counts[north.seat] + 1] = middle - MIDDLE // 2 - counts[north.seat] * (tall + BETWEEN) - NEW
    wholes = {
        north.seat: Rect(TABLE.x, TABLE.y, TABLE.w, middle - 4 - TABLE.y),
        south.seat: Rect(TABLE.x, middle + 4, TABLE.w, TABLE.bottom - middle - 4),
    }
    return Plan(wholes, bars, strips, pitch, tall, rows)


def _rank(gap: GapView) -> int:
    """In which rank of its side a gap is, from 0 on."""
    return gap.row - 1 if gap.row > 0 else -gap.row


def _opens(side: SideView, gap: GapView) -> bool:
    """Whether a gap is a new rank behind those of a side."""
    return gap.at[0] == side.letter and _rank(gap) >= max(1, len(side.ranks))


def _waiting(view: RiftView) -> Plan:
    """Where the players' bars lie in the setup."""
    tall = BAR + 2 * EDGE
    top = TABLE.centre[1] - tall - GAP // 2
    wholes = {side.seat: Rect(TABLE.x, top + n * (tall + GAP), TABLE.w, tall) for n, side in enumerate(view.seats)}
    return Plan(wholes, {seat: whole.inset(EDGE) for seat, whole in wholes.items()}, {}, BROADEST, TALLEST, {})


def _sides(view: RiftView) -> tuple[SideView, SideView]:
    """S, then N."""
    south = next(side for side in view.seats if side.seat == view.south)
    return south, next(side for side in view.seats if side is not south)


def _equipped(side: SideView) -> bool:
    return bool(side.weapons or side.armours or side.waiting or side.tricks_count)


def board(view: RiftView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. `known` gives the face of a card if there is one."""
    sheet = Sheet(WIDTH, HEIGHT)
    said = _headline(view, words, known)
    head = (view.turn, view.active, view.phase, view.waiting, view.winner, view.over, bool(view.attack))
    sheet.part("header", HEADER, ("riftborn header", encode(head), said, words.key), lambda: header(view, words, said))
    laid = plan(view)
    recent = _recent(view)
    for side in view.seats:
        _lay_side(sheet, view, side, laid, words, known, recent, marks)
    for each in creatures(view):
        _clasps(sheet, view, laid, each)
    under = view.attack
    joined = {gap.row for gap in view.gaps if gap.at in marks and not gap.at.endswith(":new")}
    for each in creatures(view):
        signs = signs_of(recent, each.at, under.by if under else "", under.target if under else "")
        signs = signs._replace(beside=each.row in joined)
        place_creature(sheet, laid.tile(each.row, each.x), each, known, words, signs, marks.get(each.at))
    for gap in view.gaps:
        if gap.at in marks:
            _gap(sheet, view, laid, gap, marks[gap.at])
    if view.south is None:
        _say_sides(sheet, laid, words)
    if under is not None:
        _arrow(sheet, view, laid, under.by, under.target)
    return sheet


def _say_sides(sheet: Sheet, laid: Plan, words: Words) -> None:
    """Who will stand where, below the bars."""
    foot = max(whole.bottom for whole in laid.wholes.values())
    room = Rect(TABLE.x + 40, foot + 16, TABLE.w - 80, 80)
    sheet.text("sides", room, words("rbp-sides"), 30, least=18, weight=600, colour=MUTED, align="center", lines=2)


def _recent(view: RiftView) -> dict[str, tuple[str, int]]:
    """What happened last at each place, with its size."""
    found: dict[str, tuple[str, int]] = {}
    for mark in view.recent:
        if mark.places and mark.name in (*look.HARMS, *look.GAINS):
            before = found.get(mark.places[0], ("", 0))
            found[mark.places[0]] = (mark.name, mark.amount + (before[1] if before[0] == mark.name else 0))
    return found


def _lay_side(
    sheet: Sheet,
    view: RiftView,
    side: SideView,
    laid: Plan,
    words: Words,
    known: Known,
    recent: Mapping[str, tuple[str, int]],
    marks: Mapping[str, str],
) -> None:
    player, whole = LETTERS[side.seat].lower(), laid.wholes[side.seat]
    letter = side.letter or player
    frame = _frame(view, side)
    key = ("riftborn side", side.seat, whole[2:], frame)
    sheet.part(f"side-{letter}", whole, key, lambda: _ground(side, whole, frame))
    counted = structs.replace(
        side,
        ranks=[],
        hand=None,
        trick_set=None,
        weapons=[],
        armours=[],
        discard=[],
        removed=[],
        waiting=[],
        tricks=None,
    )
    numbers = (len(side.discard), len(side.removed))
    strip = laid.bars[side.seat]
    own, label = recent.get(player, ("", 0)), marks.get(player)
    key = ("riftborn bar", encode((counted, numbers)), strip[2:], own, label, words.key)
    sheet.part(f"bar-{letter}", strip, key, lambda: bar(side, strip, words, own, label))
    if side.seat in laid.equipment:
        at = laid.equipment[side.seat]
        picked = tuple((each.at, marks.get(each.at)) for each in (*side.weapons, *side.armours))
        things = encode((side.weapons, side.armours, side.waiting, side.tricks, side.tricks_count))
        key = ("riftborn equipment", things, at[2:], side.seat, picked, words.key)
        sheet.part(f"equipment-{letter}", at, key, lambda: equipment(side, at, words, known, marks))


def _frame(view: RiftView, side: SideView) -> Colour | None:
    """The frame around a side: who won, who is asked, whose turn it is."""
    if view.over:
        return GOLD if view.winner == side.seat else None
    if side.seat in view.waiting:
        return MARK
    return NOW if view.active == side.seat and view.phase != "setup" else None


def _ground(side: SideView, whole: Rect, frame: Colour | None) -> Sheet:
    sheet = Sheet(whole.w, whole.h)
    ground = side_ground(side.seat)
    sheet.fill(sheet.rect, frame or mix(ground, TEXT, 0.12), corner=16)
    sheet.fill(sheet.rect.inset(4 if frame else 2), ground, corner=13)
    return sheet


# --------------------------------------------------------------------------------------------------- who touches whom


def _clasps(sheet: Sheet, view: RiftView, laid: Plan, each: CreatureView) -> None:
    """A clasp between a creature and each that is adjacent to it in the row above. [RB-417 RB-418]"""
    for other in creatures(view):
        if other.at not in each.adjacent or other.row != each.row + 1:
            continue
        upper, lower = laid.tile(other.row, other.x), laid.tile(each.row, each.x)
        centre = (upper.centre[0] + lower.centre[0]) // 2
        rect = Rect(centre - CLASP // 2, upper.bottom - 6, CLASP, lower.y - upper.bottom + 12)
        enemies = each.controller != other.controller
        colour = WARD if enemies else mix(SEATS[each.controller].colour, INK, 0.25)
        sheet.fill(rect.inset(-3), INK, corner=10)
        sheet.fill(rect, colour, corner=8)


def _gap(sheet: Sheet, view: RiftView, laid: Plan, gap: GapView, label: str) -> None:
    """A gap that can be picked: between the neighbours of now, with which way they give; or where a new rank begins."""
    _, _, number = gap.at.partition(":")
    side = next(side for side in view.seats if side.letter == gap.at[0])
    rank = _rank(gap)
    size = len(side.ranks[rank]) if number != "new" and rank < len(side.ranks) else 0
    middle = laid.tile(gap.row, 0)
    centre = WIDTH // 2 + (gap.x if size else 0) * laid.pitch // 2
    wide = 44 if size else laid.pitch - APART
    left = max(TABLE.x + 6, min(TABLE.right - wide - 6, centre - wide // 2))
    deep = 44 if size else NEW if _opens(side, gap) else laid.tall
    rect = Rect(left, middle.y + HEAD + 6 if size else middle.y, wide, deep)
    if not size:
        sheet.fill(rect, mix(side_ground(side.seat), INK, 0.3), corner=12)
        pick(sheet, rect.inset(2), corner=11)
        pick_label(sheet, Rect(rect.centre[0] - 26, rect.centre[1] - 24, 52, 48), label or "+")
        return
    sheet.fill(rect.inset(-4), INK, corner=13)
    pick_label(sheet, rect, label or "+", 30)
    if gap.shifts:
        for name, icon, place in (
            ("left", "mdi:chevron-left", rect.x - 24),
            ("right", "mdi:chevron-right", rect.right),
        ):
            at = Rect(place, rect.y + 10, 24, 24)
            if at.x >= TABLE.x and at.right <= TABLE.right:
                sheet.fill(at, INK, kind="disc", alpha=190)
                sheet.icon(f"{gap.at}-{name}", at, icon, MARK)


def _arrow(sheet: Sheet, view: RiftView, laid: Plan, by: str, target: str) -> None:
    """The arrow of the attack under way, from who attacks to whom."""
    spots = {each.at: laid.tile(each.row, each.x) for each in creatures(view)}
    for side in view.seats:
        strip = laid.equipment.get(side.seat, laid.bars[side.seat])
        spots |= {each.at: strip for each in (*side.weapons, *side.armours)}
        if side.seat != view.active:
            spots["player"] = laid.bars[side.seat]
    if by not in spots or target not in spots:
        return
    start, end = spots[by], spots[target]
    a, b = start.centre, end.centre
    if end.w > laid.pitch:
        b = (a[0], b[1])
    if start.w > laid.pitch:
        a = (b[0], a[1])
    if a[1] == b[1]:
        return
    up = a[1] > b[1]
    begin, finish = (start.y + 12, end.bottom - 12) if up else (start.bottom - 12, end.y + 12)
    stroke(sheet, (a[0], begin), (b[0], finish), mix(SEATS[view.active].colour, TEXT, 0.15), 12)


# ------------------------------------------------------------------------------------------------------------- header


def _headline(view: RiftView, words: Words, known: Known) -> News:
    """The attack under way, else what happened."""
    said = "" if view.over else attack(view, words)
    if not said or view.attack is None:
        return news(view, words, known)
    under = view.attack
    who = tuple(people(view, [under.by, under.target], known))[:2]
    return News(said, look.MODES.get(under.mode, "mdi:sword"), WARD, who)


def header(view: RiftView, words: Words, said: News) -> Sheet:
    """The turn and its steps with the current one named; the headline above whose turn it is."""
    sheet = Sheet(HEADER.w, HEADER.h)
    title = words("pic-turn", n=view.turn) if view.turn else words("pic-setup")
    sheet.text("turn", Rect(2, 0, TURN - 8, 42), title, look.KEY, least=30, weight=800, key=bool(view.turn))
    label = words("rbp-phase", phase=view.phase) if view.phase in look.PHASES else ""
    place_phases(sheet, Rect(0, 50, TURN - 12, 40), look.PHASES, view.phase, label)
    rect = Rect(TURN, 0, HEADER.w - TURN, HEADER.h)
    place_turn(sheet, rect, said, view, words, active=view.active if view.phase != "setup" else None)
    return sheet
