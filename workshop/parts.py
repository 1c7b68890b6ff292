"""`python bot.py parts`: all that pictures are put together from, on one page, for those who draw a new game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from referee.library import Library
from render.painter import finished
from render.parts.art import art
from render.parts.figures import figure
from render.parts.header import who_is_asked
from render.parts.headline import Link, News, Who, place_links, place_news, slate
from render.parts.lane import Fight, Fighter, height_of, lane
from render.parts.layout import Rect, Sheet
from render.parts.medals import medal
from render.parts.pieces import pick, pick_label, seat_badge, seat_kind, verdict
from render.parts.portraits import place_portrait, sample
from render.parts.theme import BOON, FIGURES, MUTED, PANEL, SEATS, TEXT, WARD, Colour
from render.parts.words import Words

WIDTH = 1080
EDGE, GAP = 24, 20
NAMES = {0: "Ada", 1: "Ben", 2: "Chloé Martin", 3: "Dan"}
COLOURS: tuple[tuple[Colour, ...], ...] = (
    ((232, 88, 50),),
    ((58, 132, 214), (136, 206, 240)),
    ((176, 112, 222),),
    ((240, 196, 70),),
)
EMBLEMS = ("mdi:fire", "mdi:waves", "mdi:palm-tree", "mdi:lightning-bolt")


def parts(arguments: Namespace, data: Path) -> int:
    """Write the page as a picture; the process's exit code."""
    words = Words(Library.load(data).texts, None, NAMES, avatars={1: sample(1), 3: sample(3)})
    arguments.out.write_bytes(finished(page(words), "parts", "").data)
    print(f"-> {arguments.out}")
    return 0


def page(words: Words) -> Sheet:
    """The page: each kind of part below its name."""
    blocks: tuple[tuple[str, int, Callable[[Sheet, Rect, Words], None]], ...] = (
        ("portraits: place_portrait", 120, _portraits),
        ("figures: figure (as printed, raised, lowered)", 120, _figures),
        ("medals: medal (of each seat; now; aside; dim)", 110, _medals),
        ("pieces: seat_badge, pick, pick_label, verdict", 70, _pieces),
        ("headline: slate, place_news", 92, _news),
        ("headline: place_links", 92, _links),
        ("lane: lane", height_of(3), _lane),
        ("art: art (whole, plain, plain and small)", 190, _art),
    )
    sheet = Sheet(WIDTH, EDGE + sum(34 + height + GAP for _, height, _ in blocks))
    y = EDGE
    for index, (title, height, lay) in enumerate(blocks):
        at = Rect(EDGE, y, WIDTH - 2 * EDGE, 26)
        sheet.text(f"title-{index}", at, title, 21, weight=650, colour=MUTED)
        lay(sheet, Rect(EDGE, y + 34, WIDTH - 2 * EDGE, height), words)
        y += 34 + height + GAP
    return sheet


def _portraits(sheet: Sheet, room: Rect, words: Words) -> None:
    for index in range(8):
        at = Rect(room.x + index * 130, room.y, 104, 104)
        place_portrait(sheet, at, index % 4, words, name=f"face-{index}", dim=index > 3, badge=0 if index > 3 else 40)


def _figures(sheet: Sheet, room: Rect, words: Words) -> None:
    for index, kind in enumerate(FIGURES):
        x = room.x + index * 130
        figure(sheet, f"figure-{kind}", Rect(x, room.y, 70, 70), kind, index + 3)
        figure(sheet, f"raised-{kind}", Rect(x + 72, room.y, 44, 44), kind, 12, change=1)
        figure(sheet, f"lowered-{kind}", Rect(x + 72, room.y + 50, 44, 44), kind, 1, change=-1)


def _medals(sheet: Sheet, room: Rect, words: Words) -> None:
    for index in range(9):
        seat, at = index % 4, Rect(room.x + index * 112, room.y, 100, 100)
        style = SEATS[seat]
        medal(
            sheet, at, EMBLEMS[seat], COLOURS[seat], style.colour, kind=seat_kind(seat),
            now=index == 5, aside=index == 6, dim=index == 7,
        )  # fmt: skip


def _pieces(sheet: Sheet, room: Rect, words: Words) -> None:
    for seat in range(4):
        seat_badge(sheet, Rect(room.x + seat * 70, room.y, 56, 56), seat, "ABCD"[seat], name=f"badge-{seat}")
    box = Rect(room.x + 320, room.y, 120, 56)
    sheet.fill(box, PANEL, corner=12)
    pick(sheet, box, corner=12)
    pick_label(sheet, Rect(room.x + 470, room.y, 56, 56), "3")
    for index, good in enumerate((True, False)):
        at = Rect(room.x + 560 + index * 60, room.y + 10, 36, 36)
        verdict(sheet, at, good=good, colours=(BOON, WARD))


def _news(sheet: Sheet, room: Rect, words: Words) -> None:
    slate(sheet, room, 1)
    who = (Who(EMBLEMS[0], COLOURS[0], 1), Who(EMBLEMS[1], COLOURS[1], 0))
    said = News("Ashwick Twins defeat Minute-Eater, 6–4 for Ben", "mdi:skull", WARD, who)
    place_news(sheet, room.inset(12, 14), said, size=34, least=17)


def _links(sheet: Sheet, room: Rect, words: Words) -> None:
    slate(sheet, room, 0)
    links = [
        Link("link-1", "#2", 0, "Sudden Refusal → #1", "mdi:cards"),
        Link("link-2", "#1", 1, "Marrow Loan", "mdi:cards", faint=True),
    ]
    place_links(sheet, room, links, asked=who_is_asked([1], words), ink=TEXT)


def _lane(sheet: Sheet, room: Rect, words: Words) -> None:
    def fighter(seat: int, kind: str, value: int, change: int = 0) -> Fighter:
        return Fighter(f"{'abcd'[seat]}{value}", EMBLEMS[seat], COLOURS[seat], seat, kind, value, change)

    fights = [
        Fight(1, fighter(0, "attack", 4, 1), fighter(1, "defense", 3), 1, "blocked"),
        Fight(2, fighter(0, "attack", 2), None, 3, "unblocked"),
        Fight(3, fighter(2, "attack", 1), fighter(1, "life", 12), 1, "fought"),
    ]
    sheet.part("lane", room, ("parts lane", words.key), lambda: lane(fights, room.w, room.h, words))


def _art(sheet: Sheet, room: Rect, words: Words) -> None:
    for index, (wide, tall, plain) in enumerate(
        ((330, 190, False), (330, 190, False), (190, 190, True), (96, 90, True))
    ):
        x = room.x + sum((330, 330, 190)[:index]) + 12 * index
        icon, colours = EMBLEMS[index], COLOURS[index]
        key = ("parts art", index)
        sheet.bitmap(
            Rect(x, room.y, wide, tall),
            key,
            lambda wide=wide, tall=tall, plain=plain, icon=icon, colours=colours, index=index: art(
                f"part-{index}", colours, wide, tall, icon, plain=plain
            ),
        )
