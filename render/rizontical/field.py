"""The board: cells with coordinates on all sides, deploy zones, Fighters, Summons, Tiles, and what is going on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw

from engines.rizontical.view import FighterView, RizonticalView, TokenView, TrailView
from render.parts.fonts import stepped
from render.parts.layout import Rect, Sheet
from render.parts.theme import (
    BOON,
    CELL_DARK,
    CELL_LIGHT,
    HARM,
    INK,
    LINE,
    MARK,
    NOW,
    TABLE,
    TEXT,
    Colour,
    mix,
)
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .slots import KEY

CELL = 78
EDGE = 36
LETTER = 37
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


def ground(rows: int) -> Sheet:
    """The empty board."""
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(sheet.rect, mix(TABLE, LINE, 0.28), corner=14)
    for row in range(1, 9):
        for column in COLUMNS:
            rect = cell_rect(f"{column}{row}")
            light = (COLUMNS.index(column) + row) % 2 == 1
            colour = CELL_LIGHT if light else CELL_DARK
            seat = 0 if row <= rows else 1 if row > 8 - rows else None
            if seat is not None:
                colour = mix(colour, STYLES[seat].tint, 0.55)
            sheet.fill(rect, mix(TABLE, colour, 0.35))
            sheet.fill(rect.inset(1), colour)
            if seat is not None:
                lean = seat == 0
                ink = mix(colour, STYLES[seat].colour, 0.16)
                sheet.bitmap(rect, ("hatch", lean), lambda lean=lean: _hatch(CELL, rising=lean), ink)
    for index, column in enumerate(COLUMNS):
        for side, y in (("top", 0), ("bottom", SIZE - EDGE)):
            rect = Rect(EDGE + index * CELL, y, CELL, EDGE)
            sheet.text(f"{side}-{column}", rect, column, LETTER, weight=650, align="center")
    for row in range(1, 9):
        for side, x in (("left", 1), ("right", SIZE - EDGE + 1)):
            rect = Rect(x, cell_rect(f"a{row}").y, EDGE - 2, CELL)
            sheet.text(f"{side}-{row}", rect, str(row), KEY, weight=650, align="center", key=True)
    sheet.fill(Rect(EDGE, SIZE // 2 - 2, 8 * CELL, 4), mix(LINE, TEXT, 0.25))
    return sheet


def _hatch(size: int, *, rising: bool) -> Image.Image:
    """The mask of slanted lines that go on from cell to cell."""
    mask = Image.new("L", (size, size))
    draw = ImageDraw.Draw(mask)
    for start in range(-size, size + 1, size // 6):
        draw.line((start, 0, start + size, size), fill=255, width=2)
    return mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if rising else mask


def field(view: RizonticalView, words: Words, marks: Mapping[str, str]) -> Sheet:
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
        _fighter(sheet, seat, fighter)
    for token in view.tokens:
        if token.kind == "summon":
            _summon(sheet, token, words)
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
            _tile(sheet, token, words, spots[token.cell].pop(0))
    return sheet


def _fighter(sheet: Sheet, seat: int, fighter: FighterView) -> None:
    if fighter.cell:
        key = ("fighter", seat, fighter.slot, fighter.hp, fighter.now)
        sheet.part(f"fighter-{fighter.cell}", cell_rect(fighter.cell), key, lambda: _disc(seat, fighter), solid=False)


def _disc(seat: int, fighter: FighterView) -> Sheet:
    token = Sheet(CELL, CELL)
    style = STYLES[seat]
    kind = "disc" if style.shape == "disc" else "box"
    body = Rect(5, 5, CELL - 10, CELL - 10)
    token.fill(body.inset(-3), INK, kind=kind, corner=13)
    if fighter.now:
        token.fill(body.inset(-4), NOW, kind=kind, corner=14)
        token.fill(body, INK, kind=kind, corner=10)
        body = body.inset(2)
    token.fill(body, style.colour, kind=kind, corner=9)
    token.text("slot", Rect(17, 10, 26, 32), str(fighter.slot), KEY, weight=850, colour=INK, align="center", key=True)
    hp = str(fighter.hp)
    width = 12 + 26 * len(hp)
    pill = Rect(CELL - width, CELL - 36, width, 36)
    token.fill(pill, style.colour, corner=11)
    token.fill(pill.inset(2), INK, corner=9)
    token.text("hp", pill.inset(4, 2), hp, KEY, weight=750, colour=TEXT, align="center", key=True)
    return token


def _summon(sheet: Sheet, token: TokenView, words: Words) -> None:
    letters = look.initials(words.card(token.card))
    key = ("summon", token.owner, letters, token.shield, bool(token.marks))
    build = partial(_diamond, token.owner, letters, shield=token.shield, marked=bool(token.marks))
    sheet.part(f"summon-{token.cell}", cell_rect(token.cell), key, build, solid=False)


def _diamond(owner: int, letters: str, *, shield: bool, marked: bool) -> Sheet:
    style = STYLES[owner]
    piece = Sheet(CELL, CELL)
    piece.fill(Rect(6, 6, 66, 66), INK, kind="diamond")
    piece.fill(Rect(9, 9, 60, 60), style.colour, kind="diamond")
    inner = Rect(21, 21, 36, 36)
    piece.fill(inner, INK, kind="disc" if style.shape == "disc" else "box", corner=3)
    piece.text("summon", inner.inset(4, 8), letters, 22, least=15, weight=750, align="center")
    if shield:
        piece.icon("shield", Rect(51, 51, 26, 26), look.SHIELD, BOON)
    if marked:
        piece.icon("marked", Rect(28, 55, 22, 22), look.MARKED, NOW)
    return piece


def _tile_ground(sheet: Sheet, token: TokenView) -> None:
    style = STYLES[token.owner]
    rect = cell_rect(token.cell).inset(3)
    sheet.fill(rect, style.tint, corner=16 if style.shape == "disc" else 0)
    sheet.outline(rect, style.colour, 3, corner=16 if style.shape == "disc" else 0)
    if token.marks:
        sheet.icon(f"marked-{token.cell}", Rect(rect.x + 53, rect.y + 52, 16, 18), look.MARKED, NOW)


FREE = Rect(17, 17, 44, 44)
LOW = Rect(1, CELL - 29, 28, 28)
HIGH = Rect(CELL - 29, 1, 28, 28)
SIGN = Rect(CELL - 36, 0, 36, 29)
ASIDE = (Rect(0, 29, 16, 16), Rect(0, 12, 16, 16))


def _spots(taken: bool, signed: bool, wide: bool) -> list[Rect]:
    """Where on a cell there is room for the number of an announced effect and the sign of a Tile: in the middle of an
    empty one, else in the corners that the piece, its HP (`wide` from ten on) and a mark or change (`signed`) leave."""
    if not taken and not signed:
        return [FREE, LOW]
    corners = [] if wide else [LOW]
    return corners + ([] if signed else [HIGH]) + list(ASIDE)


def _tile(sheet: Sheet, token: TokenView, words: Words, spot: Rect) -> None:
    letters = look.initials(words.card(token.card))
    key = ("tile", token.owner, letters, token.facing, spot)
    build = partial(_tile_sign, token.owner, letters, token.facing, spot)
    sheet.part(f"tile-{token.cell}", cell_rect(token.cell), key, build, solid=False)


def _tile_sign(owner: int, letters: str, facing: str | None, at: Rect) -> Sheet:
    style = STYLES[owner]
    piece = Sheet(CELL, CELL)
    piece.fill(at, style.tint if at == FREE else INK, kind="disc" if style.shape == "disc" else "box", corner=3)
    at = at.inset(at.w // 9)
    if facing:
        piece.bitmap(at, ("facing", facing, at.w), lambda: _compass(facing, at.w), style.colour)
    else:
        piece.text("tile", at, letters, at.w * 2 // 3, least=5, weight=750, colour=TEXT, align="center")
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
        sheet.outline(cell_rect(trail.origin).inset(20), mix(NOW, CELL_DARK, 0.35), 3, kind="disc")


def _trail(sheet: Sheet, trail: TrailView) -> None:
    """An arrow from where something came, or from who hit."""
    if trail.origin and is_cell(trail.origin) and trail.kind in (*MOVES, *HARMS):
        colour = look.WARD if trail.kind in HARMS else NOW
        _arrow(sheet, trail.origin, trail.to, mix(colour, CELL_DARK, 0.25), width=7, gap=30)


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
        piece.icon(
            "defeated", Rect(11, 11, 56, 56) if free else Rect(CELL - 29, 0, 29, 29), "mdi:close-thick", look.WARD
        )
    elif amount is not None:
        harm = kind in ("hit", "damaged")
        piece.fill(SIGN, TEXT, corner=8)
        piece.fill(SIGN.inset(2), HARM if harm else INK, corner=6)
        text = f"−{amount}" if harm else str(amount)
        piece.text("amount", SIGN.inset(3), text, 28, least=12, weight=800, align="center")
    return piece


def _mark_ground(sheet: Sheet, rect: Rect) -> None:
    sheet.fill(rect.inset(2), MARK, corner=8, alpha=46)
    sheet.outline(rect, INK, 7, corner=9)
    sheet.outline(rect.inset(1), MARK, 4, corner=8)


def _mark_sign(label: str, *, free: bool) -> Sheet:
    piece = Sheet(CELL, CELL)
    if label:
        at = Rect(18, 18, 42, 42) if free else SIGN
        piece.fill(at, INK, corner=10)
        piece.fill(at.inset(3), MARK, corner=7)
        piece.text("mark", at.inset(4), label, 40 if free else 28, least=12, weight=800, colour=INK, align="center")
    elif free:
        piece.fill(Rect(31, 31, 16, 16), MARK, kind="disc")
    return piece


def _aimed(sheet: Sheet, origin: str | None, target: str, lane: int) -> None:
    """A frame around what something announced aims at, and an arrow from its user on a lane of its own."""
    rect = cell_rect(target)
    sheet.bitmap(rect.inset(-5), ("aim", 8), partial(_aim, CELL + 10, 8), INK)
    sheet.bitmap(rect.inset(-3), ("aim", 5), partial(_aim, CELL + 6, 5), TEXT)
    if origin and is_cell(origin) and origin != target:
        _arrow(sheet, origin, target, INK, width=16, gap=31, lane=lane)
        _arrow(sheet, origin, target, TEXT, width=10, gap=34, lane=lane)


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
    aside = lane * 20 / hypot(dx, dy)
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
