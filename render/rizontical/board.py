"""The board picture: the headline, both sides' slots around the board, the players beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rizontical.view import RizonticalView, SideView
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.fonts import face
from render.parts.headline import Link, News, place_links, place_news, slate
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.theme import INK, MARK, MUTED, NOW, WELL
from render.parts.words import Words

from . import look
from .field import SIZE, Emblem, field, is_cell
from .news import fought, news
from .plate import PILES, PLATE, order_and_ticks, piles, plate
from .plate import WIDTH as COLUMN
from .slots import HEIGHT as SLOT_HEIGHT
from .slots import KEY, SlotLooks, place_slot
from .slots import WIDTH as SLOT_WIDTH

WIDTH, HEIGHT = 1080, 1350
MARGIN = 10
GAP = 8
HEADER = Rect(MARGIN, 10, WIDTH - 2 * MARGIN, 92)
UPPER = HEADER.bottom + GAP
FIELD = Rect(MARGIN, UPPER + SLOT_HEIGHT + GAP, SIZE, SIZE)
BESIDE = FIELD.right + GAP
LOWER = FIELD.bottom + GAP
LEGEND = Rect(MARGIN, LOWER + SLOT_HEIGHT + 1, WIDTH - 2 * MARGIN, 18)
ROUND = 232
"""How wide the round and the timeline are in the header."""
ROWS = 3
"""So many links of the chain are shown, the newest."""

Known = Callable[[str], CardFace | None]


def board(view: RizonticalView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. Seat A is at the bottom. `known` gives the face of a card if there is one."""

    icon = emblems(known)
    sheet = Sheet(WIDTH, HEIGHT)
    drawn = structs.replace(view, viewer=None, number=0, tokens=[], options={})
    souls = [(side.seat, side.souls) for side in view.sides]
    standing = [(each.cell, each.card, each.elements) for side in view.sides for each in side.fighters]
    frame = (encode(structs.replace(drawn, sides=[])), encode((souls, standing)), words.key)
    sheet.part("header", HEADER, ("header", frame), lambda: header(view, words, icon))
    for side in view.sides:
        _side(sheet, view, side, words, marks, known)
    middle = Rect(BESIDE, FIELD.y + PLATE + PILES + GAP, COLUMN, SIZE - 2 * (PLATE + PILES + GAP))
    key = ("ticks", tuple(view.order), tuple(view.used), live(view), middle.h, words.key)
    sheet.part("ticks", middle, key, lambda: order_and_ticks(view, words, middle.h, live=live(view)))
    cells = tuple(sorted((place, label) for place, label in marks.items() if is_cell(place)))
    fighters = [
        (side.seat, each.slot, each.card, each.elements, each.cell, each.hp, each.now)
        for side in view.sides
        for each in side.fighters
    ]
    chain = [(each.seat, each.origin, each.at) for each in view.chain]
    key = ("field", encode((fighters, view.tokens, view.trail, chain, view.options)), cells)
    sheet.part("field", FIELD, key, lambda: field(view, marks, icon), kept=False)
    tokens = tuple(sorted({each.card for each in view.tokens if not each.facing}))
    if tokens:
        sheet.part("legend", LEGEND, ("legend", tokens, words.key), lambda: legend(tokens, words, icon))
    return sheet


def emblems(known: Known) -> Emblem:
    """Gives the icon of a card by its id: the one that its face wants, if there is one."""

    def icon(card: str) -> str:
        shown = known(card)
        return emblem(card, shown.art if shown else "")

    return icon


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
    state = (view.active == side.seat, side.seat in view.deciding, view.winner == side.seat)
    counts = (side.ap, side.souls, side.legendary, side.unique, side.numen, numen.art if numen else "")
    top = FIELD.y if upper else FIELD.bottom - PLATE - PILES
    sheet.part(
        f"plate-{letter}",
        Rect(BESIDE, top, COLUMN, PLATE),
        ("plate", side.seat, state, counts, words.key),
        lambda: plate(view, side, words, numen),
    )
    sizes = (side.hand_count, side.fighter_deck, side.power_deck, len(side.fighter_void), len(side.power_void))
    rect = Rect(BESIDE, top + PLATE, COLUMN, PILES)
    key = ("piles", side.seat, sizes, state, words.key)
    sheet.part(f"piles-{letter}", rect, key, lambda: piles(view, side, words))


# ------------------------------------------------------------------------------------------------------------- header


def header(view: RizonticalView, words: Words, icon: Emblem) -> Sheet:
    """The round with its timeline, and the headline above whose turn it is; or what is announced,
    unless a fight has come of it."""
    sheet = Sheet(HEADER.w, HEADER.h)
    title = words("pic-round", n=view.round) if view.round else words("pic-setup")
    sheet.text("round", Rect(2, 0, ROUND - 8, 42), title, 34, least=20, weight=800)
    for turn in (1, 2, 3, 4):
        rect = Rect((turn - 1) * 57, 46, 51, 46)
        current = turn == view.turn and view.phase != "over"
        sheet.fill(rect, NOW if current else WELL, corner=10)
        if current:
            sheet.outline(rect.inset(3), INK, 2, corner=7)
        ink, weight = (INK, 800) if current else (MUTED, 500)
        sheet.text(f"turn-{turn}", rect, str(turn), KEY, weight=weight, colour=ink, align="center", key=True)
    rect = Rect(ROUND + 8, 0, HEADER.w - ROUND - 8, HEADER.h)
    said = news(view, words, icon)
    if view.chain and view.phase != "over" and not any(fought(view)):
        _chain(sheet, rect, view, words)
    else:
        _news(sheet, rect, view, words, said)
    return sheet


def _news(sheet: Sheet, rect: Rect, view: RizonticalView, words: Words, said: News) -> None:
    over = view.phase == "over"
    slate(sheet, rect, view.winner if over else view.active)
    inner = rect.inset(12, 6)
    if over:
        sheet.icon("trophy", Rect(inner.x, inner.y + 6, 68, 68), said.icon, said.tone)
        at = Rect(inner.x + 84, inner.y, inner.w - 84, 46 if view.result else inner.h)
        sheet.text("result", at, said.text, 44, least=20, weight=800)
        if view.result:
            at = Rect(inner.x + 84, inner.y + 50, inner.w - 84, 30)
            sheet.text("reason", at, words.text(view.result), 24, least=13, weight=550)
        return
    if said.text:
        place_news(sheet, Rect(inner.x, inner.y, inner.w, 50), said, size=34, least=17)
        _status(sheet, Rect(inner.x, inner.y + 54, inner.w, 26), view, words)
    else:
        _status(sheet, inner, view, words)


def _status(sheet: Sheet, rect: Rect, view: RizonticalView, words: Words) -> None:
    """Whose turn it is, and what else is to be known about it, in a line."""
    size = 24 if rect.h < 40 else 40
    x = rect.x
    if view.active is not None:
        badge = min(rect.h, 48)
        at = Rect(x, rect.y + (rect.h - badge) // 2, badge, badge)
        seat_badge(sheet, at, view.active, SEATS[view.active], name="active", size=badge * 4 // 5)
        x += badge + 8
    title, details = phase_line(view, words), detail_line(view, words)
    wide = min(rect.right - x, round(face(700, size).width(title)) + 4)
    if details:
        wide = min(wide, (rect.right - x) * 11 // 20)
    sheet.text("phase", Rect(x, rect.y, wide, rect.h), title, size, least=11, weight=700)
    if details:
        left = x + wide + 14
        at = Rect(left, rect.y, rect.right - left, rect.h)
        sheet.text("details", at, details, size - 2, least=11, weight=650, colour=MARK)


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


def live(view: RizonticalView) -> bool:
    """Whether somebody's turn or bonus action is running."""
    return view.active is not None and view.phase in ("turn", "bonus")


def _chain(sheet: Sheet, rect: Rect, view: RizonticalView, words: Words) -> None:
    """The links of what is announced and not yet applied, the newest, which is applied first, on top; and who is asked
    about it."""
    slate(sheet, rect, view.chain[-1].seat)
    items = list(enumerate(view.chain, 1))[::-1][:ROWS]
    links = [Link(f"chain-{n - 1}", str(n), each.seat, words.text(each.text)) for n, each in items]
    place_links(
        sheet, rect, links, asked=words("pic-asked", who=_people(view.deciding, words)) if view.deciding else ""
    )


# ------------------------------------------------------------------------------------------------------------- legend


def legend(tokens: tuple[str, ...], words: Words, icon: Emblem) -> Sheet:
    """What the emblems of tokens stand for, as far as there is room."""
    sheet = Sheet(LEGEND.w, LEGEND.h)
    x = 4
    for index, card in enumerate(tokens):
        name = words.card(card)
        wide = round(face(600, 16).width(name)) + 4
        if x + 20 + wide > sheet.width:
            break
        sheet.icon(f"legend-{index}-icon", Rect(x, 1, 16, 16), icon(card), look.KINDS["summon"][0])
        sheet.text(f"legend-{index}", Rect(x + 20, 0, wide, 18), name, 16, least=10, weight=600, colour=MUTED)
        x += 20 + wide + 16
    return sheet
