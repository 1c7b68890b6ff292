"""Views of Riftborn made by hand and by chance, and the texts and card faces to draw them with."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import structs

from engines.kernel.text import CardName, Texts, say
from engines.riftborn import geometry
from engines.riftborn.view import (
    AttackView,
    CreatureView,
    EquipmentView,
    GapView,
    MarkView,
    RiftView,
    SideView,
)
from render import CardFace, SkillFace

from .views import DATA, LINE, LOREM

NAMES = {0: "Élodie", 1: "Jean-Baptiste de la Motte-Picquet"}
CARDS: dict[str, tuple[str, str, str, str, dict[str, int]]] = {
    "gate-recruit": ("creature", "Warden", "Gate Recruit", "Recrue de la porte", {"attack": 2, "health": 4, "xp": 100}),
    "thorn-piper": ("creature", "Fae", "Thorn Piper", "Joueur de flûte des ronces", {"attack": 3, "health": 3, "xp": 250}),
    "keeper-of-the-crooked-bridge": ("creature", "Warden", "Keeper of the Crooked Bridge", "Gardienne du pont tordu", {"attack": 6, "health": 9, "xp": 500}),
    "grave-ox": ("creature", "Undead", "Grave Ox", "Bœuf des tombes", {"attack": 12, "health": 24, "xp": 1500}),
    "ember-kite": ("creature", "Beastkin", "Ember Kite", "Milan de braise", {"attack": 5, "health": 2, "xp": 300}),
    "sudden-rain": ("spell", "", "Sudden Rain", "Pluie soudaine", {"xp": 200}),
    "long-hook": ("weapon", "", "Long Hook", "Longue gaffe", {"attack": 4, "health": 3, "xp": 150}),
    "kettle-plate": ("armour", "", "Kettle Plate", "Plastron de chaudron", {"health": 8, "xp": 100}),
    "rattlebone": ("token", "Undead", "Rattlebone", "Os-qui-claquent", {"attack": 1, "health": 1, "xp": 50}),
    "first-blood": ("trick", "", "First Blood", "Premier sang", {}),
}  # fmt: skip
CREATURES = [id for id, (kind, *_) in CARDS.items() if kind == "creature"]
MARKS = ["waiting", "moved", "acted", "charmed", "pacified", "dormant", "rooted", "taken"]
HAPPENED = [
    "entered", "attack", "acts", "played", "charmed", "dies", "left", "revived", "damaged", "hurt", "healed", "moved",
    "token_placed", "turned_up", "transformed", "control_changed", "broken", "leveled", "drew", "tricked",
]  # fmt: skip


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
    names = {
        language: {"riftborn": {id: (card[2], card[3])[place] for id, card in CARDS.items()}}
        for place, language in enumerate(("en", "fr"))
    }
    return Texts(sources, names)


def line(text: str) -> Any:
    """A sentence as an engine would say it."""
    return say("test-line", x=text)


def face(id: str, text: str = "") -> CardFace:
    """The face of a card."""
    kind, family, _, _, stats = CARDS[id]
    skills = (SkillFace("AURA(1)", "", line(text or LOREM[:90])),) if kind == "creature" else ()
    return CardFace(
        id, CardName(id, "riftborn"), kind, cost=None if kind in ("token", "trick") else 1 + len(id) % 12, stats=stats,
        types=(family,) if family else (), skills=skills, text=line(text or LOREM[: 30 + 7 * len(id)]),
        marks=("hero",) if id == "grave-ox" else (), flavour=line("It has been there longer than the wall."),
    )  # fmt: skip


def creature(id: str, **changes: Any) -> CreatureView:
    """A creature as its card prints it, face-up; where it stands is said by `side`."""
    stats = CARDS[id][4]
    attack, health = changes.pop("attack", stats["attack"]), changes.pop("health", stats["health"])
    values: dict[str, Any] = {
        "printed": [] if (attack, health) == (stats["attack"], stats["health"]) else [stats["attack"], stats["health"]],
        "xp": stats["xp"], "family": CARDS[id][1], "token": CARDS[id][0] == "token",
    }  # fmt: skip
    return CreatureView("", 0, 0, 0, card=id, attack=attack, health=health, **{**values, **changes})


def back(**changes: Any) -> CreatureView:
    """A creature that lies face-down, for who may not read it."""
    values: dict[str, Any] = {"down": True, **changes}
    return CreatureView("", 0, 0, 0, **values)


def side(seat: int, ranks: list[list[CreatureView]], *, south: int = 0, **changes: Any) -> SideView:
    """A side with its ranks, everybody where they stand."""
    letter = "s" if seat == south else "n"
    for number, rank in enumerate(ranks):
        for place, each in enumerate(rank):
            each.at, each.controller = f"{letter}{number + 1}{'abcde'[place]}", seat
            each.row, each.x = geometry.row_of(letter == "n", number), geometry.offset(len(rank), place)
    row = geometry.player_row(letter == "n", tuple(tuple(range(len(rank))) for rank in ranks))
    values: dict[str, Any] = {
        "life": 50, "xp": 600, "level": 2, "allowance": 2, "used": 0, "next_level": 1000, "hand_count": 5,
        "library": 33, "tricks_count": 0,
    }  # fmt: skip
    return SideView(seat=seat, letter=letter, ranks=ranks, row=row, **{**values, **changes})


def joined(sides: list[SideView]) -> list[SideView]:
    """The sides, with everybody told who is adjacent to them."""
    everybody = [each for one in sides for rank in one.ranks for each in rank]
    stand = {number: geometry.Spot(each.row, each.x) for number, each in enumerate(everybody)}
    for number, each in enumerate(everybody):
        each.adjacent = [
            other.at
            for place, other in enumerate(everybody)
            if place != number and geometry.distance(stand[number], stand[place]) == 1
        ]
    return sides


def small(viewer: int | None = None, **changes: Any) -> RiftView:
    """A match that has hardly begun."""
    seats = joined([side(0, [[creature("gate-recruit")]]), side(1, [])])
    values: dict[str, Any] = {"seats": seats, "turn": 2, "active": 1, "south": 0, "phase": "main", "waiting": [1]}
    return RiftView(viewer=viewer, **{**values, **changes})


def setup(viewer: int | None = None) -> RiftView:
    """Before anybody goes first."""
    seats = [structs.replace(side(seat, []), letter="") for seat in (0, 1)]
    return RiftView(viewer=viewer, seats=seats, turn=0, active=0, south=None, phase="setup", waiting=[0, 1])


def busy(viewer: int | None = None, **changes: Any) -> RiftView:
    """A match in full swing, with an attack under way."""
    known = viewer == 1
    a = side(
        0,
        [
            [creature("gate-recruit", damage=1, marks=["acted"]), creature("keeper-of-the-crooked-bridge", attack=8, rage=2, keywords=["BLOCK", "REGEN 2", "PIERCE 3"])],
            [creature("ember-kite", keywords=["FLIGHT"]), creature("thorn-piper", marks=["waiting"], keywords=["RANGE 2"]), creature("grave-ox", damage=5, decay=2, health=22, marks=["moved"], undeath=1)],
        ],
        life=37, hand_count=4, discard=["sudden-rain"] * 3, xp=12400, level=8, allowance=8, used=5, next_level=15000,
        weapons=[EquipmentView("long-hook", "sw1", "weapon", 2, 3, attack=4, used=True)],
        armours=[EquipmentView("kettle-plate", "sa1", "armour", 5, 8)], tricks_count=1,
        tricks=["first-blood"] if viewer == 0 else None,
    )  # fmt: skip
    b = side(
        1,
        [
            [creature("rattlebone", swarm=3, attack=3, health=3), creature("grave-ox", shield=3, damage=20, keywords=["RELENTLESS", "VANGUARD"], marks=["charmed"]), creature("rattlebone")],
            [creature("thorn-piper", down=True, damage=1) if known else back(damage=1, rage=1, marks=["waiting"]),
             creature("keeper-of-the-crooked-bridge", morale="damage", weakness=1, attack=5, marks=["dormant", "taken"], under="ember-kite")],
        ],
        life=9, hand_count=6, xp=3100, level=5, allowance=5, used=0, next_level=5000, discard=["sudden-rain"], removed=["long-hook"],
        hand=["sudden-rain", "grave-ox", "long-hook", "kettle-plate", "gate-recruit"] if known else None,
    )  # fmt: skip
    values: dict[str, Any] = {
        "seats": joined([a, b]), "turn": 14, "active": 0, "south": 0, "phase": "main", "waiting": [0],
        "attack": AttackView("s1b", "n1b", "adjacent", "declared"),
        "recent": [MarkView("attack", ["s1b", "n1b"]), MarkView("damaged", ["n1b"], 6)],
    }  # fmt: skip
    return RiftView(viewer=viewer, **{**values, **changes})


def full(viewer: int | None = 1, **changes: Any) -> RiftView:
    """Thirty creatures, as many as there can be, and everything that a player can have."""
    ranks = [
        [creature(CREATURES[(row + at) % 5], marks=MARKS[at : at + 3], rage=at, shield=2) for at in range(5)]
        for row in range(3)
    ]
    more = [
        [creature(CREATURES[(row * 2 + at) % 5], damage=1, keywords=["RANGE 2", "BLOCK"]) for at in range(5)]
        for row in range(3)
    ]
    held: dict[str, Any] = {
        "weapons": [EquipmentView("long-hook", f"nw{n}", "weapon", 2, 3, attack=4) for n in (1, 2, 3)],
        "armours": [EquipmentView("kettle-plate", f"na{n}", "armour", 5, 8) for n in (1, 2)], "waiting": ["sudden-rain"],
    }  # fmt: skip
    below: dict[str, Any] = {
        **held,
        "weapons": [EquipmentView("long-hook", "sw1", "weapon", 2, 3, attack=4)],
        "armours": [],
    }
    sides = [side(0, ranks, tricks_count=2, **below), side(1, more, tricks_count=1, **held)]
    values: dict[str, Any] = {"turn": 40, "active": 0, "south": 0, "phase": "main", "waiting": [0]}
    return RiftView(viewer=viewer, seats=joined(sides), **{**values, **changes})


def placing(viewer: int | None = 0) -> RiftView:
    """A question where a new creature goes: every gap of two ranks, and a new one."""
    view = busy(viewer, attack=None, recent=[MarkView("drew", ["a"], 1)])
    ranks = view.seats[0].ranks
    for number, rank in enumerate(ranks):
        for at in range(len(rank) + 1):
            shifts = {each.at: each.x + (-1 if place < at else 1) for place, each in enumerate(rank)}
            view.gaps.append(GapView(f"s{number + 1}:{at}", -number, geometry.offset(len(rank) + 1, at), shifts))
    view.gaps.append(GapView("s:new", -len(ranks), 0))
    return view


# ---------------------------------------------------------------------------------------------------------- by chance


@st.composite
def boards(draw: st.DrawFn) -> RiftView:
    """Any view there could be."""
    viewer, south = draw(st.sampled_from([None, 0, 1])), draw(st.sampled_from([0, 1]))
    sides = [_side(draw, seat, south, viewer) for seat in (0, 1)]
    places = [each.at for one in sides for rank in one.ranks for each in rank] + ["a", "b"]
    recent = draw(
        st.lists(
            st.builds(
                MarkView, st.sampled_from(HAPPENED), st.lists(st.sampled_from(places), min_size=1, max_size=2),
                st.integers(0, 60),
            ),
            max_size=5,
        )
    )  # fmt: skip
    over = draw(st.booleans()) and draw(st.booleans())
    attack = st.builds(
        AttackView,
        st.sampled_from(places),
        st.sampled_from([*places, "player"]),
        st.sampled_from(["adjacent", "ranged", "open", "flight"]),
    )
    return RiftView(
        viewer=viewer, seats=joined(sides), turn=draw(st.integers(0, 200)), active=draw(st.sampled_from([0, 1])), south=south,
        phase=draw(st.sampled_from(["start", "main", "end"])), recent=recent, attack=draw(st.one_of(st.none(), attack)),
        waiting=[] if over else draw(st.sampled_from([[0], [1], [0, 1]])),
        winner=draw(st.sampled_from([None, 0, 1])) if over else None, over=over,
    )  # fmt: skip


def _side(draw: st.DrawFn, seat: int, south: int, viewer: int | None) -> SideView:
    sizes = draw(st.lists(st.integers(1, 5), max_size=3))
    letter = "s" if seat == south else "n"
    few, many = st.integers(0, 9), st.integers(0, 60)
    weapons = [
        EquipmentView(
            "long-hook", f"{letter}w{n}", "weapon", draw(st.integers(1, 20)), 20, attack=draw(st.integers(0, 30))
        )
        for n in range(1, draw(st.integers(0, 4)) + 1)
    ]
    armours = [
        EquipmentView("kettle-plate", f"{letter}a{n}", "armour", 7, 30) for n in range(1, draw(st.integers(0, 3)) + 1)
    ]
    return side(
        seat, [[_creature(draw, own=viewer == seat) for _ in range(size)] for size in sizes], south=south,
        life=draw(st.integers(0, 50)), level=draw(st.integers(1, 20)), xp=draw(st.integers(0, 99000)),
        next_level=draw(st.sampled_from([0, 70000])), allowance=20, used=draw(st.integers(0, 20)), hand_count=draw(few),
        library=draw(many), discard=["sudden-rain"] * draw(many), removed=["long-hook"] * draw(few), weapons=weapons,
        armours=armours, waiting=["sudden-rain"] * draw(st.integers(0, 2)), tricks_count=draw(st.integers(0, 4)),
        hand=draw(st.lists(st.sampled_from(sorted(CARDS)), max_size=8)) if viewer == seat else None,
    )  # fmt: skip


def _creature(draw: st.DrawFn, *, own: bool) -> CreatureView:
    few = st.sampled_from([0, 0, 0, 1, 2, 14])
    tokens = {name: draw(few) for name in ("rage", "health_tokens", "shield", "weakness", "decay")}
    damage, down = draw(st.integers(0, 9)), draw(st.sampled_from([False, False, False, True]))
    marks = draw(st.lists(st.sampled_from(MARKS), unique=True))
    if down and not own:
        return back(damage=damage, marks=marks, **tokens)
    return creature(
        draw(st.sampled_from([*CREATURES, "rattlebone"])), down=down, damage=damage, marks=marks, attack=draw(st.integers(0, 99)),
        health=damage + draw(st.integers(1, 80)), swarm=draw(st.sampled_from([0, 0, 5])), ready=draw(few), undeath=draw(few),
        morale=draw(st.sampled_from(["", "damage", "health"])), under=draw(st.sampled_from(["", "ember-kite"])),
        keywords=draw(st.lists(st.sampled_from(["RANGE 2", "BLOCK", "DOUBLE ATTACK", "RELENTLESS", "STEALTH"]), max_size=4)),
        **tokens,
    )  # fmt: skip
