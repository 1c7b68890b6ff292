"""Views of Rizontical made by hand and by chance, and the texts and card faces to draw them with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st
from msgspec import structs

from engines.kernel.text import Texts, say
from engines.rizontical.view import (
    ConditionView,
    FighterView,
    LineView,
    PendingView,
    PowerView,
    RizonticalView,
    SideView,
    SkillView,
    TokenView,
    TrailView,
)
from render import CardFace
from tests.content import library

DATA = Path(__file__).parents[2] / "data"
ELEMENTS = ["neutral", "fire", "ice", "air", "earth", "thunder", "water", "akasha"]
TYPES = ["physical", "magical"]
STATUSES = ["Burned", "Poison", "Shield", "Invincible", "First", "Last"]
KINDS = [
    "Hit",
    "Melee",
    "RA",
    "PSH",
    "All",
    "Power",
    "Skill",
    "Ability",
    "Status",
    "Physical",
    *map(str.title, ELEMENTS),
]
CELLS = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
LINE = "test-line = { $x }\n"
NAMES = {0: "Élodie", 1: "Jean-Baptiste de la Motte-Picquet"}
LOREM = (
    "When an ally is about to be hit by an enemy Fighter, it moves up to 2 cells. Draw 1 card, then put up to 2 Push "
    "Tiles around it, give 1 Protection to each ally on adjacent cells and remove one Status from it. At the end of "
    "the round, its owner loses 1 AP unless an enemy was pushed this round; a Summon around it can't be destroyed by "
    "Powers."
)


@cache
def documents() -> dict[str, dict[str, Any]]:
    """Every card of the game as its file has it, by id."""
    files = sorted((DATA / "cards" / "rizontical").glob("*.yaml"))
    cards = [card for file in files for card in yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)]
    return {card["id"]: card for card in cards}


def ids(*kinds: str) -> list[str]:
    """The ids of all cards of some kinds."""
    return [id for id, card in documents().items() if card["kind"] in kinds]


@cache
def texts() -> Texts:
    """The words of the bot in both languages, with a sentence for whatever a view says."""
    sources = {
        language: [
            *(file.read_text(encoding="utf-8") for file in sorted((DATA / "locale" / language).glob("*.ftl"))),
            LINE,
        ]
        for language in ("en", "fr")
    }
    cards = library().cards["rizontical"]
    return Texts(sources, {language: {"rizontical": cards.names_in(language)} for language in sources})


def line(text: str) -> Any:
    """A sentence as an engine would say it."""
    return say("test-line", x=text.strip())


def face(id: str) -> CardFace:
    """The face of a card."""
    found: CardFace = library().games["rizontical"].describe(library().cards["rizontical"][id])
    return found


def stretched(id: str, length: int) -> CardFace:
    """The face of a card with texts of a length."""
    found, text = face(id), LOREM[:length]
    skills = tuple(structs.replace(each, text=text) for each in found.skills)
    return structs.replace(found, skills=skills, text="" if skills else text)


def fighter(id: str, slot: int, cell: str | None, **changes: Any) -> FighterView:
    """A Fighter as its card prints it."""
    card = documents()[id]
    values: dict[str, Any] = {
        "hp": card["hp"],
        "max_hp": card["hp"],
        "mana": card["mana"],
        "atk": card["atk"],
        "defense": card["def"],
        "mp": card["mp"],
        "ra": card["ra"],
        "psh": card["psh"],
        "speed": card["speed"],
        "elements": list(card["elements"]),
        "types": list(card["types"]),
        "weakness": card["weakness"]["value"],
        "weak_to": list(card["weakness"]["to"]),
        "resistance": card["resistance"]["value"],
        "resists": list(card["resistance"]["to"]),
    }
    return FighterView(card=id, slot=slot, cell=cell, **{**values, **changes})


FOUR = [
    ConditionView("status", "Burned"),
    ConditionView("status", "Poison"),
    ConditionView("buff", "Hit DMG Dealt", 5),
    ConditionView("debuff", "Fire DMG Taken", 2),
]


def early() -> RizonticalView:
    """The first turn of a duel."""
    a = SideView(0, "ondrask", 6, 0, 6, 6, 24, fighters=[fighter("zill", 1, "c1", now=True), fighter("kain", 2, "f2")])
    b = SideView(1, "quillon", 6, 0, 6, 6, 24, fighters=[fighter("poe", 1, "c8"), fighter("mya", 2, "f7")])
    return RizonticalView(
        viewer=None,
        number=9,
        phase="turn",
        round=1,
        turn=1,
        active=0,
        order=[0, 1],
        deciding=[0],
        used=["move"],
        sides=[a, b],
        tokens=[],
        chain=[],
        trail=[TrailView("moved", "c1", "d2")],
        log=[LineView(line("ZILL moves d2-c1"))],
        sheltered=0,
    )


def setup() -> RizonticalView:
    """The setup, with Fighters that nobody has seen."""
    a = SideView(0, "ondrask", 0, 0, 0, 6, 30, hidden_fighters=[1, 2])
    b = SideView(1, "quillon", 0, 0, 0, 6, 30, hidden_fighters=[2], fighters=[fighter("poe", 1, "c8")])
    return RizonticalView(
        viewer=None,
        number=1,
        phase="setup",
        round=0,
        turn=0,
        active=None,
        order=[],
        deciding=[0],
        used=[],
        sides=[a, b],
        tokens=[],
        chain=[],
        trail=[TrailView("deployed", "c8")],
        log=[],
        setup_first=1,
    )


def crowded() -> RizonticalView:
    """As full as a board gets: eight Fighters, four conditions each, eight Powers, Summons, Tiles, a chain of three."""
    a = SideView(
        0,
        "ondrask",
        4,
        2,
        6,
        5,
        17,
        legendary=True,
        ultimate=[2],
        fighters=[
            fighter("zill", 1, "c4", now=True, protection=3, conditions=FOUR),
            fighter("undertow-clerk", 2, "a2", mana=2, conditions=FOUR),
            fighter("sporeling-choir", 3, "e4", hp=1, conditions=FOUR),
            fighter("ashwick-twins", 4, "g3", hp=10, max_hp=10, mana=3, protection=6, conditions=FOUR, owner=1),
        ],
        powers=[
            PowerView(1, "old-growth", time=2),
            PowerView(2, "overheat", bearer="A2"),
            PowerView(3, None, facedown=True, set_in="2.1"),
            PowerView(4, "emergency-muster", use=3, time=2, shield=True, pending=True),
        ],
        fighter_void=["mya"],
        power_void=["kindling", "temper"],
    )
    b = SideView(
        1,
        "quillon",
        6,
        3,
        5,
        4,
        18,
        unique=True,
        fighters=[
            fighter("poe", 1, "c8", conditions=FOUR),
            fighter("gustnail", 2, "g7", hp=1, conditions=FOUR),
            fighter("kain", 3, "d5", conditions=FOUR),
            fighter("cindral-vow", 4, "f5", hp=10, max_hp=10, conditions=FOUR),
        ],
        powers=[
            PowerView(1, "overheat", bearer="B1"),
            PowerView(2, None, facedown=True, set_in="3.2"),
            PowerView(3, "furnace-law"),
            PowerView(4, None, facedown=True, set_in="1.1"),
        ],
    )
    tokens = [
        TokenView("tile", "push-tile", 0, "c4", "n"),
        TokenView("tile", "push-tile", 1, "d6", "sw"),
        TokenView("tile", "mossbed", 0, "b2"),
        TokenView("tile", "mossbed", 1, "f5"),
        TokenView("summon", "reef-lantern", 0, "b4"),
        TokenView("summon", "root-totem", 0, "b5", shield=True),
        TokenView("summon", "cinder-imp", 1, "e6"),
        TokenView("summon", "cinder-imp", 1, "h5"),
        TokenView("summon", "watch-eye", 1, "a7"),
        TokenView("summon", "hour-post", 0, "h1"),
        TokenView("summon", "mirror-shard", 1, "b7"),
        TokenView("summon", "bell-moth", 1, "d8"),
    ]
    return RizonticalView(
        viewer=None,
        number=77,
        phase="turn",
        round=3,
        turn=2,
        active=0,
        order=[1, 0],
        deciding=[0, 1],
        used=["move", "hit"],
        sides=[a, b],
        tokens=tokens,
        chain=[
            PendingView(0, line("ZILL hits d5"), "c4", ["d5"]),
            PendingView(1, line("Broken Aim: negate the hit"), "f5", ["c4"]),
            PendingView(0, line("ZILL: hit first"), "c4", ["f5"]),
        ],
        trail=[
            TrailView("moved", "c4", "b3"),
            TrailView("damaged", "e4", None, 2),
            TrailView("damaged", "e4", None, 1),
            TrailView("pushed", "g3", "g5", 2),
            TrailView("defeated", "f2"),
        ],
        log=[LineView(line(LOREM[:90])), LineView(line("Sporeling Choir has 1 HP left")), LineView(line("Aim at d5"))],
    )


def over() -> RizonticalView:
    """A duel that is won."""
    view = crowded()
    view.phase, view.active, view.deciding, view.chain = "over", None, [], []
    view.winner, view.result = 1, line("six Souls")
    view.sides[1].souls = 6
    return view


def by_hand() -> list[RizonticalView]:
    """All of these."""
    return [early(), setup(), crowded(), over()]


# ---------------------------------------------------------------- by chance

_small = st.integers(0, 10)


@st.composite
def conditions(draw: st.DrawFn) -> ConditionView:
    """Any condition."""
    kind = draw(st.sampled_from(["status", "buff", "debuff"]))
    if kind == "status":
        return ConditionView(kind, draw(st.sampled_from(STATUSES)))
    name = f"{draw(st.sampled_from(KINDS))} DMG {draw(st.sampled_from(['Dealt', 'Taken']))}"
    return ConditionView(kind, name, draw(st.integers(1, 6)))


@st.composite
def _sides(draw: st.DrawFn, seat: int, cells: list[str], viewer: int | None) -> SideView:
    fighters: list[FighterView] = []
    hidden: list[int] = []
    for slot in (1, 2, 3, 4):
        what = draw(st.sampled_from(["fighter", "fighter", "fighter", "none", "hidden"]))
        if what == "hidden":
            hidden.append(slot)
        if what != "fighter":
            continue
        most = draw(st.integers(1, 10))
        fighters.append(
            fighter(
                draw(st.sampled_from(ids("fighter"))),
                slot,
                cells.pop() if draw(st.integers(0, 9)) else None,
                hp=draw(st.integers(1, most)),
                max_hp=most,
                mana=draw(_small),
                atk=draw(_small),
                speed=draw(st.integers(0, 20)),
                protection=draw(st.integers(0, 6)),
                elements=draw(st.lists(st.sampled_from(ELEMENTS), min_size=1, max_size=7, unique=True)),
                types=draw(st.lists(st.sampled_from(TYPES), min_size=1, max_size=2, unique=True)),
                weak_to=draw(st.lists(st.sampled_from(ELEMENTS + TYPES), max_size=3, unique=True)),
                conditions=draw(st.lists(conditions(), max_size=4)),
                skills=draw(
                    st.lists(st.builds(SkillView, st.just("spell"), st.none() | st.integers(0, 6)), max_size=3)
                ),
                owner=draw(st.sampled_from([None, None, seat, 1 - seat])),
                now=draw(st.booleans()),
            )
        )
    powers: list[PowerView] = []
    for slot in (1, 2, 3, 4):
        facedown, there = draw(st.booleans()), draw(st.booleans())
        if there:
            known = draw(st.sampled_from(ids("power"))) if not facedown or viewer == seat else None
            powers.append(
                PowerView(
                    slot,
                    known,
                    facedown=facedown,
                    set_in=draw(st.sampled_from(["", "1.1", "12.4"])) if facedown else "",
                    use=draw(st.none() | st.integers(0, 6)),
                    time=draw(st.none() | st.integers(0, 6)),
                    shield=draw(st.booleans()),
                    bearer=draw(st.sampled_from([None, "A1", "B4"])),
                    pending=draw(st.booleans()),
                )
            )
    return SideView(
        seat,
        draw(st.none() | st.sampled_from(ids("numen"))),
        ap=draw(st.integers(0, 40)),
        souls=draw(st.integers(0, 6)),
        hand_count=draw(st.integers(0, 30)),
        fighter_deck=draw(st.integers(0, 8)),
        power_deck=draw(st.integers(0, 30)),
        hand=draw(st.lists(st.sampled_from(ids("power")), max_size=30, unique=True)) if viewer == seat else None,
        fighter_void=draw(st.lists(st.sampled_from(ids("fighter")), max_size=8)),
        power_void=draw(st.lists(st.sampled_from(ids("power")), max_size=30)),
        legendary=draw(st.booleans()),
        unique=draw(st.booleans()),
        ultimate=draw(st.lists(st.integers(1, 4), max_size=4, unique=True)),
        fighters=fighters,
        hidden_fighters=hidden,
        powers=powers,
    )


@st.composite
def views(draw: st.DrawFn) -> RizonticalView:
    """Views that look like reachable ones."""
    viewer = draw(st.sampled_from([None, 0, 1]))
    cells = draw(st.permutations(CELLS))
    sides = [draw(_sides(seat, cells, viewer)) for seat in (0, 1)]
    on_board = [each.cell for side in sides for each in side.fighters if each.cell]
    count = draw(st.integers(0, 10))
    tokens = [
        TokenView(
            "summon",
            draw(st.sampled_from(ids("summon"))),
            draw(st.integers(0, 1)),
            cells.pop(),
            shield=draw(st.booleans()),
        )
        for _ in range(count)
    ]
    for cell in draw(st.lists(st.sampled_from(CELLS), max_size=8, unique=True)):
        facing = draw(st.sampled_from([None, "n", "ne", "e", "se", "s", "sw", "w", "nw"]))
        card = "push-tile" if facing else "mossbed"
        tokens.append(TokenView("tile", card, draw(st.integers(0, 1)), cell, facing))
    cell = st.sampled_from(on_board or CELLS) | st.sampled_from(CELLS)
    kinds = st.sampled_from(
        ["moved", "pushed", "put", "hit", "damaged", "deployed", "defeated", "left", "summoned", "placed"]
    )
    said = st.integers(0, len(LOREM)).map(lambda length: line(LOREM[:length]))
    return RizonticalView(
        viewer=viewer,
        number=draw(st.integers(0, 999)),
        phase=draw(
            st.sampled_from(["setup", "round_start", "turn_start", "bonus", "turn", "turn_end", "round_end", "over"])
        ),
        round=draw(st.integers(0, 99)),
        turn=draw(st.integers(0, 4)),
        active=draw(st.sampled_from([None, 0, 1])),
        order=draw(st.sampled_from([[], [0, 1], [1, 0]])),
        deciding=draw(st.sampled_from([[], [0], [1], [0, 1]])),
        used=draw(st.lists(st.sampled_from(["move", "hit", "push", "conjuration"]), unique=True)),
        sides=sides,
        tokens=tokens,
        chain=draw(
            st.lists(
                st.builds(PendingView, st.integers(0, 1), said, st.none() | cell, st.lists(cell, max_size=3)),
                max_size=6,
            )
        ),
        trail=draw(
            st.lists(st.builds(TrailView, kinds, cell, st.none() | cell, st.none() | st.integers(0, 12)), max_size=6)
        ),
        log=draw(st.lists(st.builds(LineView, said), max_size=5)),
        sheltered=draw(st.sampled_from([None, 0, 1])),
        winner=draw(st.sampled_from([None, 0, 1])),
        result=draw(st.none() | said),
        options=draw(st.sampled_from([{}, {"deploy_zone": "half"}, {"deploy_zone": "back_one"}])),
    )


places = st.dictionaries(
    st.sampled_from([*CELLS, *(f"{seat}{slot}" for seat in "AB" for slot in (1, 2, 3, 4)), "@1", "A@2", "B@4"]),
    st.sampled_from(["", "1", "12", "a"]),
    max_size=12,
)
"""Marks on the board."""
