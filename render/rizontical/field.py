"""The board: cells with coordinates on all sides, deploy zones, Fighters, Summons, Tiles, and what is going on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw

from engines.rizontical.view import FighterView, RizonticalView, TokenView, TrailView
from render.parts.figures import figure
from render.parts.fonts import stepped
from render.parts.layout import Rect, Sheet
from render.parts.medals import medal
from render.parts.pieces import seat_kind
from render.parts.theme import (
    BOON,
    CELL_DARK,
    CELL_LIGHT,
    GOLD,
    HARM,
    INK,
    MARK,
    NOW,
    TEXT,
    Colour,
    mix,
)
from render.parts.theme import SEATS as STYLES

from . import look
from .slots import KEY

CELL = 95
EDGE = 32
LETTER = 36
SIZE = 8 * CELL + 2 * EDGE
COLUMNS = "abcdefgh"
CELLS = [f"{column}{row}" for column in COLUMNS for row in range(1, 9)]
FINE = 2


MOVES = ("moved", "pushed", "put")
HARMS = ("hit", "damaged", "defeated")
"""Kinds of changes (`TrailView.kind`)."""


def cell_rect(cell: str) -> Rect:
    """Where a cell like "c4" lies on the board's sheet."""
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    return Rect(EDGE + column * CELL, EDGE + (8 - row) * CELL, CELL, CELL)


def is_cell(place: str) -> bool:
    """Whether a place is a cell of the board."""
    return place in CELLS


def zone_rows(view: RizonticalView) -> int:
    """How many rows deep the deploy zones are (house option deploy_zone)."""
    return {"back_one": 1, "back_three": 3, "half": 4}.get(view.options.get("deploy_zone", ""), 2)


FRAME: Colour = (52, 47, 66)
"""The wood around the board."""
BACK_ROWS = (0.95, 0.72, 0.55, 0.45)
"""How strongly the rows of a deploy zone have its seat's tint, from the back one on."""


def ground(rows: int) -> Sheet:
    """The empty board: stone in a frame, with the deploy zones in the seats' tints."""
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(sheet.rect, mix(FRAME, TEXT, 0.03), corner=16, low=mix(FRAME, INK, 0.35))
    sheet.outline(sheet.rect, mix(FRAME, TEXT, 0.18), 2, corner=16)
    inside = sheet.rect.inset(EDGE)
    sheet.fill(inside.inset(-4), INK, corner=6)
    sheet.outline(inside.inset(-5), mix(FRAME, GOLD, 0.45), 2, corner=7)
    for row in range(1, 9):
        for column in COLUMNS:
            rect = cell_rect(f"{column}{row}")
            light = (COLUMNS.index(column) + row) % 2 == 1
            colour = CELL_LIGHT if light else CELL_DARK
            seat = 0 if row <= rows else 1 if row > 8 - rows else None
            if seat is not None:
                deep = BACK_ROWS[row - 1 if seat == 0 else 8 - row]
                colour = mix(colour, mix(STYLES[seat].tint, STYLES[seat].colour, 0.12), deep)
            sheet.fill(rect.inset(1), mix(colour, TEXT, 0.13), corner=7)
            sheet.fill(Rect(rect.x + 1, rect.y + 3, CELL - 2, CELL - 4), mix(colour, INK, 0.3), corner=7)
            sheet.fill(rect.inset(2, 3), colour, corner=6)
    for index, column in enumerate(COLUMNS):
        for side, y in (("top", 0), ("bottom", SIZE - EDGE + 5)):
            rect = Rect(EDGE + index * CELL, y, CELL, EDGE - 5)
            sheet.text(f"{side}-{column}", rect, column, LETTER, least=24, weight=650, align="center")
    for row in range(1, 9):
        for side, x in (("left", 1), ("right", SIZE - EDGE + 1)):
            rect = Rect(x, cell_rect(f"a{row}").y, EDGE - 2, CELL)
            sheet.text(f"{side}-{row}", rect, str(row), KEY, weight=650, align="center", key=True)
    sheet.fill(Rect(EDGE, SIZE // 2 - 2, 8 * CELL, 4), INK)
    sheet.fill(Rect(EDGE, SIZE // 2 - 1, 8 * CELL, 2), mix(FRAME, GOLD, 0.6))
    return sheet


Emblem = Callable[[str], str]
"""Gives the icon of a card by its id."""


def field(view: RizonticalView, marks: Mapping[str, str], icon: Emblem) -> Sheet:
    """The board with everything on it. `marks` are cells that can be picked, with a label or ""."""
    sheet = Sheet(SIZE, SIZE)
    rows = zone_rows(view)
    sheet.part("ground", sheet.rect, ("ground", rows), lambda: ground(rows))
    changes = _shown_changes(view, marks)
    fighters = [(side.seat, each) for side in view.sides for each in side.fighters if each.cell]
    taken = {each.cell for _, each in fighters} | {each.cell for each in view.tokens if each.kind == "summon"}
    for token in view.tokens:
        if token.kind == "tile":
            _tile_ground(sheet, token)
    trails = [trail for trail in view.trail if is_cell(trail.to)]
    for trail in trails:
        _changed(sheet, trail)
    for trail in trails:
        _trail(sheet, trail)
    picked = sorted(filter(is_cell, marks))
    for cell in picked:
        _mark_ground(sheet, cell_rect(cell))
    wide = {each.cell for _, each in fighters if each.hp > 9}
    tiled = {each.cell for each in view.tokens if each.kind != "summon"}
    spots = {cell: _spots(cell in taken, cell in changes or cell in marks, cell in wide) for cell in CELLS}
    aims: dict[str, list[tuple[int, int]]] = {}
    for number, pending in enumerate(view.chain, 1):
        for target in filter(is_cell, pending.at):
            aims.setdefault(target, []).append((number, pending.seat))
            _aimed(sheet, pending.origin, target, lane=number % 3 - 1 if len(view.chain) > 1 else 0)
    for seat, fighter in fighters:
        _fighter(sheet, seat, fighter, icon(fighter.card))
    for token in view.tokens:
        if token.kind == "summon":
            _summon(sheet, token, icon(token.card))
    for cell in picked:
        key = ("mark", marks[cell], cell in taken)
        build = partial(_mark_sign, marks[cell], free=cell not in taken)
        sheet.part(f"mark-{cell}", cell_rect(cell), key, build, solid=False)
    for cell, (kind, amount) in changes.items():
        free = cell not in taken and cell not in tiled
        key = ("change", kind, amount, free)
        build = partial(_change_sign, kind, amount, free=free)
        sheet.part(f"change-{cell}", cell_rect(cell), key, build, solid=False)
    for target, links in aims.items():
        spot = spots[target].pop(0)
        key = ("link", tuple(links), spot)
        build = partial(_link, [number for number, _ in links], links[-1][1], spot)
        sheet.part(f"announced-{target}", cell_rect(target), key, build, solid=False)
    for token in view.tokens:
        if token.kind != "summon":
            _tile(sheet, token, icon(token.card), spots[token.cell].pop(0))
    return sheet


def _fighter(sheet: Sheet, seat: int, fighter: FighterView, icon: str) -> None:
    if fighter.cell:
        key = ("fighter", seat, fighter.slot, fighter.hp, fighter.now, icon, tuple(fighter.elements))
        sheet.part(
            f"fighter-{fighter.cell}", cell_rect(fighter.cell), key, lambda: _piece(seat, fighter, icon), solid=False
        )


def _piece(seat: int, fighter: FighterView, icon: str) -> Sheet:
    """A Fighter as a medallion: its emblem on the colours of its elements, the number of its slot, its HP."""
    token = Sheet(CELL, CELL)
    style = STYLES[seat]
    kind = seat_kind(seat)
    body = Rect(5, 5, CELL - 10, CELL - 10)
    token.shadow(body, corner=17, kind=kind, reach=2)
    medal(token, body, icon, look.colours_of(fighter.elements), style.colour, kind=kind, now=fighter.now, aside=True)
    badge = Rect(0, 0, 30, 30)
    token.fill(badge, INK, kind=kind, corner=9)
    token.fill(badge.inset(2), style.colour, kind=kind, corner=7)
    token.text("slot", badge.inset(2), str(fighter.slot), 26, weight=850, colour=INK, align="center")
    wide, tall = (52, 52) if fighter.hp < 10 else (72, 54)
    at = Rect(CELL - wide, CELL - tall + 2, wide, tall)
    figure(token, "hp", at, "life", fighter.hp, size=KEY, key=True)
    return token


def _summon(sheet: Sheet, token: TokenView, icon: str) -> None:
    key = ("summon", token.owner, icon, token.shield, bool(token.marks))
    build = partial(_standing, token.owner, icon, shield=token.shield, marked=bool(token.marks))
    sheet.part(f"summon-{token.cell}", cell_rect(token.cell), key, build, solid=False)


def _standing(owner: int, icon: str, *, shield: bool, marked: bool) -> Sheet:
    """A Summon: a rhombus with its emblem, in the shape and colour of its owner."""
    piece = Sheet(CELL, CELL)
    body = Rect(9, 7, 78, 78)
    piece.shadow(body, kind="diamond", reach=2)
    medal(piece, body, icon, (look.KINDS["summon"][0],), STYLES[owner].colour, kind="diamond")
    badge = Rect(3, 3, 24, 24)
    piece.fill(badge, INK, kind=seat_kind(owner), corner=7)
    piece.fill(badge.inset(3), STYLES[owner].colour, kind=seat_kind(owner), corner=4)
    if shield:
        piece.icon("shield", Rect(CELL - 36, CELL - 36, 34, 34), look.SHIELD, BOON)
    if marked:
        piece.icon("marked", Rect(CELL // 2 - 12, CELL - 26, 24, 24), look.MARKED, NOW)
    return piece


def _tile_ground(sheet: Sheet, token: TokenView) -> None:
    style = STYLES[token.owner]
    rect = cell_rect(token.cell).inset(5)
    corner = 22 if style.shape == "disc" else 4
    sheet.fill(rect, mix(style.tint, style.colour, 0.3), corner=corner, low=mix(style.tint, INK, 0.25))
    sheet.outline(rect, style.colour, 3, corner=corner)
    if token.marks:
        cell = cell_rect(token.cell)
        sheet.icon(f"marked-{token.cell}", Rect(cell.x + CELL - 18, cell.y + 38, 14, 14), look.MARKED, NOW)


FREE = Rect(20, 20, 55, 55)
LOW = Rect(1, CELL - 29, 28, 28)
HIGH = Rect(CELL - 29, 1, 28, 28)
SIGN = Rect(CELL - 46, 0, 46, 36)
ASIDE = (Rect(0, 34, 16, 16), Rect(0, 50, 15, 15))


def _spots(taken: bool, signed: bool, wide: bool) -> list[Rect]:
    """Where on a cell there is room for the number of an announced effect and the sign of a Tile: in the middle of an
    empty one, else in the corners that the piece, its HP (`wide` from ten on) and a mark or change (`signed`) leave."""
    if not taken and not signed:
        return [FREE, LOW]
    corners = [] if wide else [LOW]
    return corners + ([] if signed else [HIGH]) + list(ASIDE)


def _tile(sheet: Sheet, token: TokenView, icon: str, spot: Rect) -> None:
    key = ("tile", token.owner, icon, token.facing, spot)
    build = partial(_tile_sign, token.owner, icon, token.facing, spot)
    sheet.part(f"tile-{token.cell}", cell_rect(token.cell), key, build, solid=False)


def _tile_sign(owner: int, icon: str, facing: str | None, at: Rect) -> Sheet:
    """What a Tile is: its emblem, or where it pushes."""
    style = STYLES[owner]
    piece = Sheet(CELL, CELL)
    if at != FREE:
        piece.fill(at, INK, kind=seat_kind(owner), corner=5)
        at = at.inset(at.w // 8)
    if facing:
        piece.bitmap(at, ("facing", facing, at.w), lambda: _compass(facing, at.w), mix(style.colour, TEXT, 0.3))
    else:
        piece.icon("tile", at, icon, mix(style.colour, TEXT, 0.45))
    return piece


def _compass(facing: str, size: int) -> Image.Image:
    """The mask of an arrow that points in one of the eight directions."""
    turn = look.DIRECTIONS.index(facing) * pi / 4
    fine = size * 4
    mask = Image.new("L", (fine, fine))
    points: list[tuple[float, float]] = []
    for px, py in ((0, -0.5), (0.4, 0.02), (0.15, 0.02), (0.15, 0.5), (-0.15, 0.5), (-0.15, 0.02), (-0.4, 0.02)):
        points.append((fine * (0.5 + px * cos(turn) - py * sin(turn)), fine * (0.5 + px * sin(turn) + py * cos(turn))))
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return stepped(mask.reduce(4))


def _changed(sheet: Sheet, trail: TrailView) -> None:
    """Outlines the cells of what changed last."""
    sheet.outline(cell_rect(trail.to), look.WARD if trail.kind in HARMS else NOW, 3, corner=4)
    if trail.kind in MOVES and trail.origin and is_cell(trail.origin):
        sheet.outline(cell_rect(trail.origin).inset(26), mix(NOW, CELL_DARK, 0.35), 3, kind="disc")


def _trail(sheet: Sheet, trail: TrailView) -> None:
    """An arrow from where something came, or from who hit."""
    if trail.origin and is_cell(trail.origin) and trail.kind in (*MOVES, *HARMS):
        colour = look.WARD if trail.kind in HARMS else NOW
        _arrow(sheet, trail.origin, trail.to, mix(colour, CELL_DARK, 0.25), width=9, gap=40)


def _shown_changes(view: RizonticalView, marks: Mapping[str, str]) -> dict[str, tuple[str, int | None]]:
    """What a cell says of its change, one thing a cell: a defeat, else the DMG, else another amount. Marks go first."""
    shown: dict[str, tuple[str, int | None]] = {}
    for trail in view.trail:
        kind, amount = shown.get(trail.to, ("", None))
        if trail.to in marks or not is_cell(trail.to) or kind == "defeated":
            continue
        if trail.kind == "defeated":
            shown[trail.to] = ("defeated", trail.amount)
        elif trail.amount is not None and kind == trail.kind == "damaged":
            shown[trail.to] = (kind, (amount or 0) + trail.amount)
        elif trail.amount is not None and kind != "damaged":
            shown[trail.to] = (trail.kind, trail.amount)
    return shown


def _change_sign(kind: str, amount: int | None, *, free: bool) -> Sheet:
    piece = Sheet(CELL, CELL)
    if kind == "defeated":
        piece.icon("defeated", FREE.inset(4) if free else Rect(CELL - 34, 0, 34, 34), "mdi:skull", look.WARD)
    elif amount is not None:
        harm = kind in ("hit", "damaged")
        piece.fill(SIGN, TEXT, corner=8)
        piece.fill(SIGN.inset(2), HARM if harm else INK, corner=6)
        text = f"−{amount}" if harm else str(amount)
        piece.text("amount", SIGN.inset(3), text, 34, least=12, weight=850, align="center")
    return piece


def _mark_ground(sheet: Sheet, rect: Rect) -> None:
    sheet.fill(rect.inset(2), MARK, corner=8, alpha=46)
    sheet.outline(rect, INK, 7, corner=9)
    sheet.outline(rect.inset(1), MARK, 4, corner=8)


def _mark_sign(label: str, *, free: bool) -> Sheet:
    piece = Sheet(CELL, CELL)
    if label:
        at = Rect(23, 23, 49, 49) if free else SIGN
        piece.fill(at, INK, corner=10)
        piece.fill(at.inset(3), MARK, corner=7)
        piece.text("mark", at.inset(4), label, 42 if free else 32, least=12, weight=800, colour=INK, align="center")
    elif free:
        piece.fill(Rect(38, 38, 19, 19), MARK, kind="disc")
    return piece


def _aimed(sheet: Sheet, origin: str | None, target: str, lane: int) -> None:
    """A frame around what something announced aims at, and an arrow from its user on a lane of its own."""
    rect = cell_rect(target)
    sheet.bitmap(rect.inset(-5), ("aim", 8), partial(_aim, CELL + 10, 8), INK)
    sheet.bitmap(rect.inset(-3), ("aim", 5), partial(_aim, CELL + 6, 5), TEXT)
    if origin and is_cell(origin) and origin != target:
        _arrow(sheet, origin, target, INK, width=18, gap=39, lane=lane)
        _arrow(sheet, origin, target, TEXT, width=12, gap=42, lane=lane)


def _link(numbers: list[int], seat: int, at: Rect) -> Sheet:
    """The numbers of links of the chain, on the shape of the seat that announced the newest."""
    style = STYLES[seat]
    kind = "disc" if style.shape == "disc" else "box"
    piece = Sheet(CELL, CELL)
    piece.fill(at, INK, kind=kind, corner=8)
    piece.fill(at.inset(at.w // 14), TEXT, kind=kind, corner=6)
    piece.fill(at.inset(at.w // 8), style.colour, kind=kind, corner=4)
    text = " ".join(map(str, numbers[-3:]))
    size = at.w * 7 // 8
    piece.text("chain", at.inset(at.w // 8), text, size, least=6, weight=850, colour=INK, align="center")
    return piece


def _aim(size: int, width: int) -> Image.Image:
    """The mask of four corners around a cell."""
    mask = Image.new("L", (size, size))
    draw = ImageDraw.Draw(mask)
    reach = size // 3
    draw.rounded_rectangle((0, 0, size - 1, size - 1), 12, outline=255, width=width)
    draw.rectangle((reach, 0, size - reach, size), fill=0)
    draw.rectangle((0, reach, size, size - reach), fill=0)
    return mask


def _arrow(sheet: Sheet, origin: str, target: str, colour: Colour, *, width: int, gap: int, lane: int = 0) -> None:
    """An arrow between the middles of two cells, `gap` pixels short at both ends."""
    start, end = cell_rect(origin), cell_rect(target)
    dx, dy = end.x - start.x, end.y - start.y
    if not dx and not dy:
        return
    pad = width * 2
    aside = lane * 24 / hypot(dx, dy)
    x, y = (
        min(start.x, end.x) + CELL // 2 - pad - round(dy * aside),
        min(start.y, end.y) + CELL // 2 - pad + round(dx * aside),
    )
    rect = Rect(x, y, abs(dx) + 2 * pad, abs(dy) + 2 * pad)
    sheet.bitmap(rect, ("arrow", dx, dy, width, gap), lambda: _arrow_mask(dx, dy, width, gap, pad), colour)


def _arrow_mask(dx: int, dy: int, width: int, gap: int, pad: int) -> Image.Image:
    size = ((abs(dx) + 2 * pad) * FINE, (abs(dy) + 2 * pad) * FINE)
    mask = Image.new("L", size)
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    x0, y0 = (pad + max(0, -dx)) * FINE, (pad + max(0, -dy)) * FINE
    short = min(gap, length / 2 - width)
    near, far = short * FINE, (length - short) * FINE
    half, head = width * FINE / 2, width * 2 * FINE

    def at(along: float, across: float) -> tuple[float, float]:
        return x0 + ux * along - uy * across, y0 + uy * along + ux * across

    neck = max(near, far - head)
    points = [
        at(near, half * 0.6),
        at(neck, half),
        at(neck, half * 2.2),
        at(far, 0),
        at(neck, -half * 2.2),
        at(neck, -half),
        at(near, -half * 0.6),
    ]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return stepped(mask.reduce(FINE))
