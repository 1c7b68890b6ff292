"""The board picture: the headline, and below it two fighters that face each other, with the exchange between them.

Who looks sits below; for who only watches that is A.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs
from msgspec.msgpack import encode

from engines.raise_rise_die.view import RrdView, SideView
from render.parts.header import place_phases, place_turn
from render.parts.headline import News
from render.parts.layout import Rect, Sheet
from render.parts.theme import GOLD, MARK, NOW, TEXT, Colour, mix, side_ground
from render.parts.words import Words

from . import look
from .bars import BAR, bar
from .chain import chain, height
from .mat import body
from .news import news
from .said import TALE, beside, letter
from .stand import Known, belongings, fighter

WIDTH, HEIGHT = 1080, 1350
MARGIN, GAP = 8, 8
HEADER = Rect(MARGIN, 8, WIDTH - 2 * MARGIN, 92)
TABLE = Rect(MARGIN, HEADER.bottom + GAP, WIDTH - 2 * MARGIN, HEIGHT - HEADER.bottom - 2 * GAP)
BOUT = 300
"""How wide the bout and its phases are in the header."""
EDGE = 6
FIGHTER, BELONGINGS = 232, 224
"""How wide the columns beside the body are."""


class Plan(NamedTuple):
    """Where a side's parts lie."""

    whole: Rect
    bar: Rect
    fighter: Rect
    body: Rect
    belongings: Rect


def plan(view: RrdView) -> tuple[dict[int, Plan], Rect]:
    """Where each side lies, and the strip between them."""
    between = height(view.exchanges)
    tall = (TABLE.h - between - 2 * GAP) // 2
    below = view.viewer if view.viewer is not None else 0
    strip = Rect(TABLE.x, TABLE.y + tall + GAP, TABLE.w, between)
    found: dict[int, Plan] = {}
    for side in view.seats:
        low = side.seat == below
        whole = Rect(TABLE.x, strip.bottom + GAP if low else TABLE.y, TABLE.w, tall)
        inner = whole.inset(EDGE)
        line = Rect(inner.x, inner.bottom - BAR if low else inner.y, inner.w, BAR)
        y = inner.y if low else line.bottom + EDGE
        rest = Rect(inner.x, y, inner.w, inner.h - BAR - EDGE)
        middle = rest.w - FIGHTER - BELONGINGS - 2 * GAP
        found[side.seat] = Plan(
            whole,
            line,
            Rect(rest.x, rest.y, FIGHTER, rest.h),
            Rect(rest.x + FIGHTER + GAP, rest.y, middle, rest.h),
            Rect(rest.right - BELONGINGS, rest.y, BELONGINGS, rest.h),
        )
    return found, strip


def board(view: RrdView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. `known` gives the face of a card if there is one."""
    sheet = Sheet(WIDTH, HEIGHT)
    said = news(view, words, known)
    head = (view.bout, view.active, view.phase, view.waiting, view.winner, view.over, view.window)
    sheet.part("header", HEADER, ("rrd header", encode(head), said, words.key), lambda: header(view, words, said))
    sides, strip = plan(view)
    for side in view.seats:
        _side(sheet, view, side, sides[side.seat], words, known, marks)
    lately = "" if view.exchanges else " · ".join(beside(view, words))
    picked = tuple(sorted((place, label) for place, label in marks.items() if place.startswith("#")))
    key = ("rrd chain", encode(view.exchanges), strip[2:], picked, lately, words.key)
    sheet.part("chain", strip, key, lambda: chain(view.exchanges, strip, words, marks, lately))
    return sheet


def _side(
    sheet: Sheet, view: RrdView, side: SideView, at: Plan, words: Words, known: Known, marks: Mapping[str, str]
) -> None:
    own, frame = letter(side.seat), _frame(view, side)
    picked = {place: label for place, label in marks.items() if place.startswith(own)}
    labels = tuple(sorted(picked.items()))
    key = ("rrd side", side.seat, at.whole[2:], frame)
    sheet.part(f"side-{own}", at.whole, key, lambda: _ground(side, at.whole, frame))
    change = _change(view, own)
    piles = (len(side.discard), len(side.void))
    bare = structs.replace(
        side, character=None, weapons=[], slots=[], objects=[], infusions=[], hand=None, discard=[], void=[]
    )
    key = ("rrd bar", encode((bare, piles)), at.bar[2:], change, picked.get(own), words.key)
    sheet.part(f"bar-{own}", at.bar, key, lambda: bar(side, at.bar, words, change, picked.get(own)))
    things = encode((side.character, side.weapons, side.infusions, side.sockets))
    key = ("rrd fighter", side.seat, things, at.fighter[2:], labels, words.key)
    sheet.part(f"fighter-{own}", at.fighter, key, lambda: fighter(side, at.fighter, words, known, picked))
    facing, starts = at.bar.y < at.body.y, view.starter == side.seat and view.bout > 0
    states = encode((side.slots, side.markers, side.stunned, side.played, side.passes))
    key = ("rrd body", side.seat, states, at.body[2:], facing, starts, labels, words.key)
    sheet.part(f"body-{own}", at.body, key, lambda: body(side, at.body, words, picked, facing=facing, starts=starts))
    things = encode((side.objects, side.top, side.top_sv, side.deck))
    key = ("rrd belongings", side.seat, things, at.belongings[2:], labels, words.key)
    sheet.part(f"belongings-{own}", at.belongings, key, lambda: belongings(side, at.belongings, words, known, picked))


def _change(view: RrdView, player: str) -> int:
    """By how much a player's hit points have changed since somebody last acted."""
    signs = {"hp_lost": -1, "hp_gained": 1}
    return sum(mark.amount * signs.get(mark.name, 0) for mark in TALE.latest(view.recent) if mark.places == [player])


def _frame(view: RrdView, side: SideView) -> Colour | None:
    """The frame around a side: who won, who is asked, whose turn it is."""
    if view.over:
        return GOLD if view.winner == side.seat else None
    if side.seat in view.waiting:
        return MARK
    return NOW if view.active == side.seat and view.phase == "clash" else None


def _ground(side: SideView, whole: Rect, frame: Colour | None) -> Sheet:
    sheet = Sheet(whole.w, whole.h)
    ground = side_ground(side.seat)
    sheet.fill(sheet.rect, frame or mix(ground, TEXT, 0.12), corner=16)
    sheet.fill(sheet.rect.inset(4 if frame else 2), ground, corner=13)
    return sheet


# ------------------------------------------------------------------------------------------------------------- header


def header(view: RrdView, words: Words, said: News) -> Sheet:
    """The bout and its phases with the current one named; the headline above whose turn it is and who is asked."""
    sheet = Sheet(HEADER.w, HEADER.h)
    title = words("rdp-bout", n=view.bout) if view.bout else words("pic-setup")
    sheet.text("bout", Rect(2, 0, BOUT - 26, 44), title, look.KEY, least=22, weight=800)
    label = words("rdp-phase", phase=view.phase) if view.phase in look.PHASES else ""
    place_phases(sheet, Rect(0, 50, BOUT - 12, 40), look.PHASES, view.phase, label)
    rect = Rect(BOUT, 0, HEADER.w - BOUT, HEADER.h)
    turn = view.active if view.phase == "clash" else None
    asked = ""
    if view.waiting and (view.waiting != [turn] or view.window):
        who = ", ".join(words.seat(seat) for seat in view.waiting)
        asked = words("rdp-asked", who=who, window=view.window or "none")
    otherwise = words("rdp-no-turn", phase=view.phase)
    place_turn(sheet, rect, said, view, words, active=turn, otherwise=otherwise, asked=asked)
    return sheet
