"""Views of OWR made by hand and by chance, and the texts and card faces to draw them with."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from engines.kernel.text import CardName, Texts, say
from engines.kernel.views import MarkView
from engines.owr.view import (
    ArenaView,
    CreatureView,
    LaneView,
    OwrView,
    PendingView,
    SideView,
    StackCardView,
    WeaponView,
)
from render import CardFace, SkillFace

from .views import DATA, LINE, LOREM

NAMES = {0: "Élodie", 1: "Jean-Baptiste de la Motte-Picquet"}
CARDS: dict[str, tuple[str, str, str, dict[str, int]]] = {
    "tin-moth": ("creature", "Tin Moth", "Papillon d’étain", {"atk": 100, "def": 200, "right": 1, "soul_atk": 100}),
    "orchard-boar": ("creature", "Orchard Boar", "Sanglier du verger", {"atk": 400, "def": 300, "left": 1, "right": 1, "soul_atk": 100, "soul_def": 100}),
    "lamplighter-of-the-long-lane": ("creature", "Lamplighter of the Long Lane", "Allumeur de la longue allée", {"atk": 200, "def": 600, "left": 2, "soul_def": 200}),
    "brass-leviathan": ("creature", "Brass Leviathan", "Léviathan de laiton", {"atk": 1400, "def": 1200, "right": 3, "soul_atk": 300, "soul_def": 100}),
    "cinder-wyrmling": ("creature", "Cinder Wyrmling", "Jeune guivre de cendre", {"atk": 900, "def": 700, "soul_atk": 200}),
    "drowned-abbess": ("creature", "Drowned Abbess", "Abbesse noyée", {"atk": 300, "def": 500, "soul_atk": 100, "soul_def": 100}),
    "spark": ("rune", "Spark", "Étincelle", {}),
    "standing-water": ("rune", "Standing Water", "Eau dormante", {}),
    "pitfall": ("jinx", "Pitfall", "Chausse-trape", {}),
    "old-orchard": ("arena", "Old Orchard", "Vieux verger", {}),
    "cracked-wheel": ("artifact", "Cracked Wheel", "Roue fêlée", {"soul_def": 100}),
    "rake": ("weapon", "Garden Rake", "Râteau de jardin", {"atk": 200, "def": -100}),
    "imp": ("token", "Imp", "Diablotin", {"atk": 100, "def": 100}),
}  # fmt: skip
CREATURES = [id for id, (kind, *_) in CARDS.items() if kind == "creature"]
MARKS = ["attacked", "moved", "new", "no-attack", "no-move", "safe", "taken"]
HAPPENED = [
    "summoned", "revealed", "attack_declared", "battled", "destroyed", "damaged", "became_soul", "soul_spent", "cast",
    "set", "ability_activated", "moved", "lf_lost", "lf_restored", "drew", "discarded", "control_changed",
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
        language: {"owr": {id: card[place] for id, card in CARDS.items()}}
        for place, language in enumerate(("en", "fr"), 1)
    }
    return Texts(sources, names)


def line(text: str) -> Any:
    """A sentence as an engine would say it."""
    return say("test-line", x=text)


def face(id: str, text: str = "") -> CardFace:
    """The face of a card."""
    kind, _, _, stats = CARDS[id]
    skills: tuple[SkillFace, ...] = ()
    if kind == "creature":
        skills = (
            SkillFace("Play", "", line(text or LOREM[: 20 + 9 * len(id)])),
            SkillFace("Soul", "", line(LOREM[:70])),
        )
    return CardFace(
        id, CardName(id, "owr"), kind, cost=None if kind == "token" else len(id) % 3, stats=stats,
        types=("Fish",) if len(id) % 2 else (), skills=skills,
        text="" if kind == "creature" else line(text or LOREM[: 40 + 9 * len(id)]),
        flavour=line("It has been there longer than the wall."),
    )  # fmt: skip


def creature(id: str, at: str, **changes: Any) -> CreatureView:
    """A creature in a lane as its card prints it, face-up."""
    stats = CARDS[id][3]
    atk, def_ = changes.pop("atk", stats["atk"]), changes.pop("def_", stats["def"])
    seat = "ab".index(at[0])
    values: dict[str, Any] = {
        "owner": seat, "controller": seat, "since": 3, "base_atk": stats["atk"], "base_def": stats["def"],
        "left": def_ - changes.get("damage", 0), "arrows": (stats.get("left", 0), stats.get("right", 0)),
    }  # fmt: skip
    return CreatureView(at=at, card=id, atk=atk, def_=def_, **{**values, **changes})


def back(at: str, **changes: Any) -> CreatureView:
    """A creature that lies face-down, for who may not read it."""
    seat = "ab".index(at[0])
    return CreatureView(at=at, owner=seat, controller=seat, **{"since": 5, "down": True, **changes})


def soul(id: str, at: str) -> StackCardView:
    """A soul."""
    stats = CARDS[id][3]
    return StackCardView(at=at, kind="soul", card=id, atk=stats.get("soul_atk", 0), def_=stats.get("soul_def", 0))


def lane(at: str, standing: CreatureView | None = None, stack: list[StackCardView] | None = None) -> LaneView:
    """A lane with its stack."""
    stack = stack or []
    return LaneView(
        at=at, number=int(at[1:]), creature=standing, stack=stack, atk=sum(each.atk for each in stack),
        def_=sum(each.def_ for each in stack), souls=sum(each.kind == "soul" for each in stack),
    )  # fmt: skip


def side(seat: int, lanes: list[LaneView], **changes: Any) -> SideView:
    """A side with its lanes."""
    values: dict[str, Any] = {"lf": 2000, "hand_count": 6, "deck": 34, "extra_count": 5}
    return SideView(seat=seat, lanes=lanes, souls=sum(each.souls for each in lanes), **{**values, **changes})


def small(viewer: int | None = None, **changes: Any) -> OwrView:
    """A match that has hardly begun."""
    a = side(0, [lane(f"a{n}") for n in range(1, 6)])
    b = side(1, [lane(f"b{n}") for n in range(1, 6)])
    values: dict[str, Any] = {"turn": 1, "active": 0, "first": 0, "phase": "main_1", "lanes": 5, "waiting": [0]}
    return OwrView(viewer=viewer, seats=[a, b], **{**values, **changes})


def busy(viewer: int | None = None, **changes: Any) -> OwrView:
    """A match in full swing, with an attack that waits for answers."""
    known = viewer == 1
    a = side(
        0,
        [
            lane("a1", creature("orchard-boar", "a1", atk=700, def_=500, damage=200, marks=["attacked"]),
                 [soul("tin-moth", "a1.1"), soul("orchard-boar", "a1.2"), soul("tin-moth", "a1.3")]),
            lane("a2", creature("brass-leviathan", "a2", marks=["new"], weapons=[WeaponView("rake", "a2w1", 0, 200, -100)]),
                 [StackCardView("a2.1", "rune", "standing-water", lit=True)]),
            lane("a3", None, [soul("lamplighter-of-the-long-lane", "a3.1"), StackCardView("a3.2", "set_card", down=True, turn=6)]),
            lane("a4", creature("imp", "a4", token=True, tokens=["imp", "imp", "imp"])),
            lane("a5", back("a5", damage=100), [soul("drowned-abbess", "a5.1")]),
        ],
        lf=1400, hand_count=4, grave=["spark", "spark"], summoned=True,
    )  # fmt: skip
    b = side(
        1,
        [
            lane("b1", creature("lamplighter-of-the-long-lane", "b1", marks=["new", "safe"]),
                 [soul("cinder-wyrmling", "b1.1"), soul("brass-leviathan", "b1.2"), soul("tin-moth", "b1.3"),
                  soul("tin-moth", "b1.4"), soul("orchard-boar", "b1.5"), soul("drowned-abbess", "b1.6"),
                  soul("cinder-wyrmling", "b1.7"), soul("tin-moth", "b1.8")]),
            lane("b2", creature("drowned-abbess", "b2", atk=200, def_=500, marks=["no-attack", "taken"], owner=0)),
            lane("b3", creature("cinder-wyrmling", "b3", down=True) if known else back("b3"),
                 [StackCardView("b3.1", "artifact", "cracked-wheel", def_=100), soul("tin-moth", "b3.2")]),
            lane("b4", None, [soul("tin-moth", "b4.1"), StackCardView("b4.2", "artifact", "cracked-wheel", lit=True)]),
            lane("b5", None, [StackCardView("b5.1", "set_card", "pitfall" if known else "", down=True, turn=4, ready=known)]),
        ],
        lf=650, hand_count=5, grave=["spark"], banish=["rake"],
        hand=["spark", "pitfall", "brass-leviathan", "rake", "tin-moth"] if known else None,
        extra=["cinder-wyrmling"] if known else None,
    )  # fmt: skip
    values: dict[str, Any] = {
        "turn": 9, "active": 0, "first": 0, "phase": "battle", "lanes": 5, "waiting": [1], "window": "attack",
        "arena": [ArenaView("old-orchard", "arena", 0)],
        "pending": [PendingView("#1", "attack", 0, source="a2", lane=2), PendingView("#2", "card", 1, "pitfall", "b5.1", targets=["a2"])],
        "recent": [MarkView("attack_declared", ["a2", "b2"]), MarkView("cast", ["b5.1"])],
    }  # fmt: skip
    return OwrView(viewer=viewer, seats=[a, b], **{**values, **changes})


# ---------------------------------------------------------------------------------------------------------- by chance


@st.composite
def boards(draw: st.DrawFn) -> OwrView:
    """Any view there could be."""
    count = draw(st.sampled_from([3, 4, 5, 6]))
    viewer = draw(st.sampled_from([None, 0, 1]))
    sides = [_side(draw, seat, count, viewer) for seat in (0, 1)]
    places = [each.at for side in sides for each in side.lanes]
    recent = draw(
        st.lists(
            st.builds(
                MarkView, st.sampled_from(HAPPENED), st.lists(st.sampled_from([*places, "a", "b"]), min_size=1, max_size=2),
                st.integers(0, 2400),
            ),
            max_size=4,
        )
    )  # fmt: skip
    over = draw(st.booleans()) and draw(st.booleans())
    return OwrView(
        viewer=viewer, seats=sides, turn=draw(st.integers(0, 200)), active=draw(st.sampled_from([0, 1])), first=0,
        phase=draw(st.sampled_from(["setup", "draw", "main_1", "battle", "main_2", "end"])), lanes=count,
        arena=[ArenaView("old-orchard", "arena", 1)] if draw(st.booleans()) else [],
        pending=draw(st.lists(_pending(count, places), max_size=4)), recent=recent,
        waiting=[] if over else draw(st.sampled_from([[0], [1], [0, 1]])), game=draw(st.integers(1, 3)),
        winner=draw(st.sampled_from([None, 0, 1])) if over else None, over=over,
    )  # fmt: skip


def _side(draw: st.DrawFn, seat: int, count: int, viewer: int | None) -> SideView:
    lanes = [_lane(draw, f"{'ab'[seat]}{number}", seat, own=viewer == seat) for number in range(1, count + 1)]
    small, large = st.integers(0, 9), st.integers(0, 60)
    return side(
        seat, lanes, lf=draw(st.integers(0, 4200)), hand_count=draw(small), deck=draw(large), extra_count=draw(small),
        grave=["spark"] * draw(large), banish=["rake"] * draw(small), won=draw(st.integers(0, 2)),
        hand=draw(st.lists(st.sampled_from(sorted(CARDS)), max_size=8)) if viewer == seat else None,
    )  # fmt: skip


def _lane(draw: st.DrawFn, at: str, seat: int, *, own: bool) -> LaneView:
    stack: list[StackCardView] = []
    for number in range(1, draw(st.sampled_from([0, 0, 1, 2, 4, 7, 12])) + 1):
        place, sort = (
            f"{at}.{number}",
            draw(st.sampled_from(["soul", "soul", "artifact", "rune", "jinx", "weapon", "set_card"])),
        )
        if sort == "soul":
            stack.append(soul(draw(st.sampled_from(CREATURES)), place))
        elif sort == "set_card":
            card = draw(st.sampled_from(["pitfall", "spark"])) if own else ""
            stack.append(StackCardView(place, sort, card, down=True, turn=draw(st.integers(1, 99)), ready=own))
        else:
            card = {"artifact": "cracked-wheel", "jinx": "pitfall", "weapon": "rake"}.get(sort, "standing-water")
            stack.append(StackCardView(place, sort, card, lit=draw(st.booleans()), targeted=draw(st.booleans())))
    return lane(at, _creature(draw, at, own=own), stack)


def _creature(draw: st.DrawFn, at: str, *, own: bool) -> CreatureView | None:
    form = draw(st.sampled_from(["none", "up", "up", "down", "tokens"]))
    if form == "none":
        return None
    damage = draw(st.sampled_from([0, 0, 100, 2300]))
    if form == "down" and not own:
        return back(at, damage=damage, since=draw(st.integers(1, 120)), targeted=draw(st.booleans()))
    if form == "tokens":
        return creature("imp", at, token=True, tokens=["imp"] * draw(st.integers(1, 12)))
    weapons = [WeaponView("rake", f"{at}w{n}", 0, 200, -100) for n in range(1, draw(st.integers(0, 3)) + 1)]
    return creature(
        draw(st.sampled_from(CREATURES)), at, down=form == "down", damage=damage, weapons=weapons,
        atk=draw(st.integers(0, 9900)), def_=damage + draw(st.integers(1, 9900)),
        marks=draw(st.lists(st.sampled_from(MARKS), unique=True)), targeted=draw(st.booleans()),
        arrows=draw(st.sampled_from([(0, 0), (1, 0), (2, 5), (0, 3)])),
    )  # fmt: skip


def _pending(count: int, places: list[str]) -> st.SearchStrategy[PendingView]:
    attack = st.builds(
        PendingView,
        st.just("#1"),
        st.just("attack"),
        st.sampled_from([0, 1]),
        source=st.sampled_from(places),
        lane=st.integers(1, count),
    )
    other = st.builds(
        PendingView, st.just("#2"), st.sampled_from(["card", "ability", "summon"]), st.sampled_from([0, 1]),
        st.sampled_from(["spark", "pitfall", "tin-moth"]), method=st.sampled_from(["play", "reveal", "soul", ""]),
        targets=st.lists(st.sampled_from(places), max_size=3), cancelled=st.booleans(),
    )  # fmt: skip
    return st.one_of(attack, other)
