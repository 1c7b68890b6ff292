"""The board picture: header with the timeline, both sides' slots, the board between two columns, and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rizontical.view import RizonticalView, SideView
from render.parts.art import banner
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.text import fit
from render.parts.theme import INK, LINE, MARK, MUTED, NOW, PANEL, RAISED, TABLE, TEXT, WELL, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .field import SIZE, field, is_cell
from .slots import HEIGHT as SLOT_HEIGHT
from .slots import KEY, SlotLooks, place_slot
from .slots import WIDTH as SLOT_WIDTH

WIDTH, HEIGHT = 1080, 1350
MARGIN = 12
GAP = 8
COLUMN = (WIDTH - SIZE) // 2 - MARGIN - GAP
HEADER = Rect(MARGIN, 10, WIDTH - 2 * MARGIN, 60)
UPPER = HEADER.bottom + GAP
FIELD = Rect((WIDTH - SIZE) // 2, UPPER + SLOT_HEIGHT + GAP, SIZE, SIZE)
LOWER = FIELD.bottom + GAP
FOOTER = Rect(MARGIN, LOWER + SLOT_HEIGHT + GAP, WIDTH - 2 * MARGIN, HEIGHT - 10 - (LOWER + SLOT_HEIGHT + GAP))
PLATE = 306
ROWS = 3
"""Lines of the log, and of the chain."""
SIZES = (21, 18, 15)
LOG = 520
"""The sizes that lines of the log may have, and their weight."""
PILES = 252

Known = Callable[[str], CardFace | None]


def board(view: RizonticalView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. Seat A is at the bottom. `known` gives the face of a card if there is one."""
    sheet = Sheet(WIDTH, HEIGHT)
    drawn = structs.replace(view, viewer=None, number=0, sides=[], tokens=[], chain=[], trail=[], log=[])
    frame = (encode(drawn), words.key)
    sheet.part("header", HEADER, ("header", frame), lambda: header(view, words))
    for side in view.sides:
        _side(sheet, view, side, words, marks, known)
    middle = Rect(MARGIN, FIELD.y + PLATE + GAP, COLUMN, SIZE - 2 * (PLATE + GAP))
    sheet.part("order", middle, ("order", tuple(view.order), words.key), lambda: order(view, words, middle.h))
    middle_right = Rect(WIDTH - MARGIN - COLUMN, FIELD.y + PILES + GAP, COLUMN, SIZE - 2 * (PILES + GAP))
    sheet.part(
        "ticks",
        middle_right,
        ("ticks", tuple(view.used), live(view), words.key),
        lambda: ticks(view, words, middle_right.h),
    )
    cells = tuple(sorted((place, label) for place, label in marks.items() if is_cell(place)))
    fighters = [(side.seat, each.slot, each.cell, each.hp, each.now) for side in view.sides for each in side.fighters]
    chain = [(each.seat, each.origin, each.at) for each in view.chain]
    key = ("field", encode((fighters, view.tokens, view.trail, chain, view.options)), cells, words.key)
    sheet.part("field", FIELD, key, lambda: field(view, words, marks), kept=False)
    said = ("footer", encode((view.chain, view.log, view.tokens)), words.key)
    sheet.part("footer", FOOTER, said, lambda: footer(view, words))
    return sheet


def _side(
    sheet: Sheet, view: RizonticalView, side: SideView, words: Words, marks: Mapping[str, str], known: Known
) -> None:
    upper, own, letter = side.seat == 1, view.viewer == side.seat, SEATS[side.seat]
    for slot in (1, 2, 3, 4):
        fighter = next((each for each in side.fighters if each.slot == slot), None)
        power = next((each for each in side.powers if each.slot == slot and not each.facedown), None)
        fighter_face = known(fighter.card) if fighter else None
        power_face = known(power.card) if power and power.card else None
        place_slot(
            sheet,
            (MARGIN + (slot - 1) * (SLOT_WIDTH + GAP), UPPER if upper else LOWER),
            side,
            slot,
            words,
            SlotLooks(fighter_face.art if fighter_face else "", power_face.category if power_face else ""),
            fighter_mark=marks.get(f"{letter}{slot}"),
            power_mark=marks.get(f"{letter}@{slot}", marks.get(f"@{slot}") if own else None),
        )
    numen = known(side.numen) if side.numen else None
    state = (view.active == side.seat, side.seat in view.deciding)
    counts = (side.ap, side.souls, side.legendary, side.unique, side.numen, numen.art if numen else "")
    rect = Rect(MARGIN, FIELD.y if upper else FIELD.bottom - PLATE, COLUMN, PLATE)
    sheet.part(
        f"plate-{letter}", rect, ("plate", side.seat, state, counts, words.key), lambda: plate(view, side, words, numen)
    )
    sizes = (side.hand_count, side.fighter_deck, side.power_deck, len(side.fighter_void), len(side.power_void))
    rect = Rect(WIDTH - MARGIN - COLUMN, FIELD.y if upper else FIELD.bottom - PILES, COLUMN, PILES)
    sheet.part(f"piles-{letter}", rect, ("piles", side.seat, sizes, words.key), lambda: piles(side, words))


def header(view: RizonticalView, words: Words) -> Sheet:
    """Round, timeline with the current turn boxed, and whose turn it is, or how the duel ended."""
    sheet = Sheet(HEADER.w, HEADER.h)
    sheet.text(
        "round",
        Rect(0, 4, 150, 52),
        words("pic-round", n=view.round) if view.round else words("pic-setup"),
        32,
        least=20,
        weight=750,
    )
    for turn in (1, 2, 3, 4):
        rect = Rect(166 + (turn - 1) * 55, 4, 50, 52)
        current = turn == view.turn and view.phase != "over"
        sheet.fill(rect, NOW if current else WELL, corner=8)
        if current:
            sheet.outline(rect.inset(4), INK, 2, corner=5)
        sheet.text(
            f"turn-{turn}",
            rect,
            str(turn),
            KEY,
            weight=800 if current else 500,
            colour=INK if current else MUTED,
            align="center",
            key=True,
        )
    rect = Rect(392, 0, HEADER.w - 392, HEADER.h)
    if view.phase == "over":
        _result(sheet, rect, view, words)
    else:
        _turn(sheet, rect, view, words)
    return sheet


def _result(sheet: Sheet, rect: Rect, view: RizonticalView, words: Words) -> None:
    colour = STYLES[view.winner].colour if view.winner is not None else TEXT
    sheet.fill(rect, colour, corner=10)
    sheet.icon(
        "trophy",
        Rect(rect.x + 12, rect.y + 10, 40, 40),
        "mdi:trophy" if view.winner is not None else "mdi:handshake",
        INK,
    )
    title = words("pic-draw") if view.winner is None else words("pic-wins", who=words.seat(view.winner))
    at = Rect(rect.x + 66, rect.y + 2, rect.w - 78, 33 if view.result else 56)
    sheet.text("result", at, title, 30, least=17, weight=800, colour=INK)
    if view.result:
        at = Rect(rect.x + 66, rect.y + 34, rect.w - 78, 25)
        sheet.text("reason", at, words.text(view.result), 20, least=13, weight=550, colour=INK)


def _turn(sheet: Sheet, rect: Rect, view: RizonticalView, words: Words) -> None:
    title = phase_line(view, words)
    colour = RAISED if view.active is None else STYLES[view.active].tint
    sheet.fill(rect, colour, corner=10)
    x = rect.x + 14
    if view.active is not None:
        seat_badge(sheet, Rect(x, rect.y + 9, 42, 42), view.active, SEATS[view.active], name="active", size=34)
        x += 56
    width = rect.right - 12 - x
    details = detail_line(view, words)
    at = Rect(x, rect.y + 2, width, 33 if details else 56)
    sheet.text("phase", at, title, 28, least=17, weight=750)
    if details:
        sheet.text("details", Rect(x, rect.y + 35, width, 24), details, 19, least=12, weight=500, colour=TEXT)


def phase_line(view: RizonticalView, words: Words) -> str:
    """What is going on, in a line: whose turn, setup, the start of a round."""
    who = words.seat(view.active) if view.active is not None else ""
    if view.phase == "bonus":
        return words("pic-bonus", who=who)
    if view.phase == "setup":
        return words("pic-decides", who=_people(view.deciding, words)) if view.deciding else words("pic-setup")
    if view.active is not None:
        return words("pic-turn-of", who=who)
    return words("pic-phase", phase=view.phase, n=view.turn)


def detail_line(view: RizonticalView, words: Words) -> str:
    """What else is to be known about the turn: who is asked, the first-turn limit."""
    parts: list[str] = []
    if view.deciding and view.deciding != [view.active] and view.phase != "setup":
        parts.append(words("pic-asked", who=_people(view.deciding, words)))
    if view.sheltered is not None:
        parts.append(words("pic-sheltered", who=words.seat(view.sheltered)))
    return " · ".join(parts)


def _people(seats: list[int], words: Words) -> str:
    return ", ".join(words.seat(seat) for seat in seats)


def plate(view: RizonticalView, side: SideView, words: Words, numen: CardFace | None) -> Sheet:
    """A player: name, Numen with Markers, AP and Souls."""
    sheet = Sheet(COLUMN, PLATE)
    style = STYLES[side.seat]
    active = view.active == side.seat
    sheet.fill(sheet.rect, PANEL, corner=12)
    seat_badge(sheet, Rect(8, 8, 40, 40), side.seat, SEATS[side.seat], name="seat", size=32)
    sheet.text("player", Rect(54, 6, COLUMN - 62, 44), words.seat(side.seat), 24, least=14, weight=700, lines=2)
    _numen(sheet, Rect(8, 56, COLUMN - 16, 54), side.numen, words, numen)
    sheet.text("ap-label", Rect(12, 120, 50, 56), words("pic-ap"), 24, least=15, weight=700, colour=MUTED)
    sheet.text("ap", Rect(64, 118, COLUMN - 76, 60), str(side.ap), 64, least=KEY, weight=800, align="right", key=True)
    sheet.fill(Rect(12, 182, COLUMN - 24, 2), LINE)
    sheet.text("souls-label", Rect(12, 190, 70, 40), words("pic-souls"), 20, least=12, weight=700, colour=MUTED)
    sheet.text("souls", Rect(84, 186, 42, 44), str(side.souls), KEY, weight=800, align="right", key=True)
    sheet.text(
        "souls-of", Rect(127, 190, COLUMN - 137, 38), words("pic-souls-of"), 26, least=20, weight=600, colour=MUTED
    )
    for index in range(6):
        at = Rect(10 + index * (COLUMN - 18) // 6, 234, 22, 24)
        won = index < side.souls
        sheet.icon(f"soul-{index}", at, look.SOUL if won else look.NO_SOUL, style.colour if won else LINE)
    _marker(
        sheet,
        Rect(8, 266, (COLUMN - 22) // 2, 32),
        look.LEGENDARY,
        words("pic-legendary"),
        "legendary",
        placed=side.legendary,
    )
    _marker(
        sheet,
        Rect(14 + (COLUMN - 22) // 2, 266, (COLUMN - 22) // 2, 32),
        look.UNIQUE,
        words("pic-unique"),
        "unique",
        placed=side.unique,
    )
    if active:
        sheet.outline(sheet.rect, NOW, 4, corner=12)
    elif side.seat in view.deciding:
        sheet.outline(sheet.rect, MARK, 3, corner=12)
    return sheet


def _numen(sheet: Sheet, rect: Rect, numen: str | None, words: Words, face: CardFace | None) -> None:
    if numen is None:
        sheet.outline(rect, LINE, 2, corner=8)
        return
    icon = emblem(numen, face.art if face else "")
    colours = (look.KINDS["numen"][0],)
    key = ("banner", numen, colours, rect.w, rect.h, icon)
    sheet.bitmap(rect, key, lambda: banner(numen, colours, rect.w, rect.h, icon))
    at = Rect(rect.x + 8, rect.y + 2, rect.w - 60, rect.h - 4)
    sheet.text("numen", at, words.card(numen), 22, least=11, weight=700, lines=3)


def _marker(sheet: Sheet, rect: Rect, icon: str, letter: str, name: str, *, placed: bool) -> None:
    """A Marker of the Numen zone: filled when it lies there, hollow when it does not."""
    if placed:
        sheet.fill(rect, TEXT, corner=8)
    else:
        sheet.outline(rect, LINE, 2, corner=8)
    colour = INK if placed else MUTED
    sheet.icon(f"{name}-icon", Rect(rect.x + 10, rect.y + 5, 22, 22), icon, colour)
    sheet.text(name, Rect(rect.x + 36, rect.y + 3, rect.w - 40, 26), letter, 22, least=13, weight=750, colour=colour)


def piles(side: SideView, words: Words) -> Sheet:
    """How many cards are in a player's hand, decks and voids."""
    sheet = Sheet(COLUMN, PILES)
    sheet.fill(sheet.rect, PANEL, corner=12)
    rows = {
        "hand": side.hand_count,
        "fighters": side.fighter_deck,
        "powers": side.power_deck,
        "fallen": len(side.fighter_void),
        "void": len(side.power_void),
    }
    for index, (pile, count) in enumerate(rows.items()):
        y, icon, label = 7 + index * 48, look.PILES[pile], words("pic-pile", pile=pile)
        sheet.icon(f"pile-{index}-icon", Rect(12, y + 9, 28, 28), icon, STYLES[side.seat].colour)
        sheet.text(
            f"pile-{index}-label",
            Rect(48, y, COLUMN - 48 - 66, 46),
            label,
            16,
            least=11,
            weight=550,
            colour=MUTED,
            lines=2,
        )
        sheet.text(f"pile-{index}", Rect(COLUMN - 62, y, 52, 46), str(count), 38, least=26, weight=750, align="right")
    return sheet


def live(view: RizonticalView) -> bool:
    """Whether somebody's turn or bonus action is running."""
    return view.active is not None and view.phase in ("turn", "bonus")


def ticks(view: RizonticalView, words: Words, height: int) -> Sheet:
    """What the active player has used up this turn."""
    sheet = Sheet(COLUMN, height)
    sheet.fill(sheet.rect, mix(TABLE, PANEL, 0.55), corner=12)
    step = (height - 12) // 4
    for index, (action, icon) in enumerate(look.TICKS.items()):
        y, label = 6 + index * step, words("pic-tick", action=action)
        used = action in view.used
        colour = TEXT if live(view) and not used else MUTED
        sheet.icon(f"tick-{action}-icon", Rect(12, y + (step - 24) // 2, 24, 24), icon, colour)
        sheet.text(
            f"tick-{action}", Rect(46, y, COLUMN - 46 - 44, step), label, 19, least=11, weight=600, colour=colour
        )
        box = Rect(COLUMN - 38, y + (step - 28) // 2, 28, 28)
        if used:
            sheet.fill(box, MUTED, corner=6)
            sheet.icon(f"tick-{action}-used", box.inset(4), "mdi:check-bold", INK)
        else:
            sheet.outline(box, colour, 2, corner=6)
    return sheet


def order(view: RizonticalView, words: Words, height: int) -> Sheet:
    """The order of play of this timeline turn."""
    sheet = Sheet(COLUMN, height)
    sheet.fill(sheet.rect, mix(TABLE, PANEL, 0.55), corner=12)
    if not view.order:
        return sheet
    sheet.text(
        "order-label",
        Rect(10, 4, COLUMN - 20, 22),
        words("pic-order"),
        16,
        least=10,
        weight=600,
        colour=MUTED,
        align="center",
    )
    size = min(40, height - 32)
    x = (COLUMN - (2 * size + 40)) // 2
    for index, seat in enumerate(view.order[:2]):
        at = Rect(x + index * (size + 40), height - size - 6, size, size)
        seat_badge(sheet, at, seat, SEATS[seat], name=f"order-{index}", size=30)
    sheet.icon(
        "order-arrow", Rect(x + size + 8, height - size - 6 + (size - 24) // 2, 24, 24), "mdi:arrow-right-bold", MUTED
    )
    return sheet


def footer(view: RizonticalView, words: Words) -> Sheet:
    """What is announced and not yet applied, newest last, the latest of the log, and the meaning of tokens' letters."""
    sheet = Sheet(FOOTER.w, FOOTER.h)
    sheet.fill(sheet.rect, WELL, corner=12)
    legend = _legend(view, words)
    tall = FOOTER.h - (28 if legend else 8)
    left = 0
    if view.chain:
        left = FOOTER.w // 2
        _chain(sheet, view, words, Rect(0, 0, left - 6, tall + 6))
    log = [words.text(line.text) for line in view.log][-ROWS:]
    height = tall // ROWS
    width = FOOTER.w - left - 28
    size = next((each for each in SIZES if not any(_cut(line, width, height, each) for line in log)), SIZES[-1])
    for index, line in enumerate(log):
        rect = Rect(left + 14, 5 + index * height, width, height)
        colour = TEXT if index == len(log) - 1 else MUTED
        sheet.text(f"log-{index}", rect, line, size, weight=LOG, colour=colour)
    if legend:
        rect = Rect(14, FOOTER.h - 23, FOOTER.w - 28, 21)
        sheet.text("legend", rect, legend, 17, least=11, weight=450, colour=MUTED)
    return sheet


def _cut(line: str, width: int, height: int, size: int) -> bool:
    return fit(line, width, height, LOG, size, size).cut


def _legend(view: RizonticalView, words: Words) -> str:
    names = sorted({words.card(token.card) for token in view.tokens if not token.facing})
    return "  ·  ".join(f"{look.initials(name)} {name}" for name in names)


def _chain(sheet: Sheet, view: RizonticalView, words: Words, rect: Rect) -> None:
    first = max(0, len(view.chain) - ROWS)
    sheet.fill(rect, RAISED, corner=12)
    height = (rect.h - 8) // ROWS
    for row, pending in enumerate(view.chain[first:]):
        y = 4 + row * height
        badge = Rect(12, y + 1, height - 2, height - 2)
        seat_badge(sheet, badge, pending.seat, str(first + row + 1), name=f"chain-{row}-number", size=20)
        at = Rect(20 + height, y, rect.w - height - 30, height)
        sheet.text(f"chain-{row}", at, words.text(pending.text), 21, least=14, weight=600)
