"""Views of Raise, Rise & Die made by hand and by chance, and the texts and card faces to draw them with."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import structs

from engines.kernel.text import SEATS, Texts
from engines.kernel.views import MarkView
from engines.raise_rise_die.view import (
    ExchangeView,
    HeldView,
    LaidView,
    LinkView,
    PlacedView,
    RrdView,
    SideView,
    SlotView,
)
from render import CardFace, SkillFace

from .views import DATA, library

GAME = "raise_rise_die"
NAMES = {0: "Élodie", 1: "Jean-Baptiste de la Motte-Picquet"}
CODES = {"high": "h", "body": "b", "low": "l", "right": "r", "left": "g"}
HAPPENED = [
    "laid", "countered", "struck", "damaged", "burned", "soul_lost", "hp_lost", "hp_gained", "was_stunned", "destroyed",
    "weakened", "poison_added", "bleed_added", "omen_added", "discarded", "drew", "sacrificed", "infused", "placed",
    "used", "passed", "revealed",
]  # fmt: skip


@cache
def texts() -> Texts:
    """The words of the bot in both languages."""
    sources = {
        language: [file.read_text(encoding="utf-8") for file in sorted((DATA / "locale" / language).glob("*.ftl"))]
        for language in ("en", "fr")
    }
    cards = library().cards[GAME]
    return Texts(sources, {language: {GAME: cards.names_in(language)} for language in sources})


@cache
def face(id: str) -> CardFace:
    """The face of a card."""
    found: CardFace = library().games[GAME].describe(library().cards[GAME][id])
    return found


def wordy(id: str, text: str) -> CardFace:
    """The face of a card whose every layer says a text."""
    skills = tuple(SkillFace(each.label, each.cost, text) for each in face(id).skills)
    return structs.replace(face(id), skills=skills)


@cache
def ids(*kinds: str) -> list[str]:
    """The cards of some kinds, by id."""
    return sorted(id for id in library().cards[GAME].documents if face(id).kind in kinds)


def combat() -> list[str]:
    """Every card that may be laid."""
    return ids("assault", "support", "defence")


def lay(card: str, owner: int, slots: list[str], **changes: Any) -> LaidView:
    """A card in the first of some slots; the mat and its place are said by `side`."""
    found = face(card)
    value = changes.pop("value", found.stats["value"])
    values: dict[str, Any] = {"base": found.stats["value"], "optimal": slots[0] in found.types, **changes}
    return LaidView(card, "", 0, owner, slots, found.kind, value=value, **values)


def stay(card: str, **changes: Any) -> PlacedView:
    """A card that stays; its place is said by `side`."""
    return PlacedView(card, "", changes.pop("owner", -1), **changes)


def side(seat: int, mat: list[LaidView], **changes: Any) -> SideView:
    """A side with the cards on its mat in laying order, everything where it is."""
    own = SEATS[seat].lower()
    slots = [SlotView(f"{own}{code}", name) for name, code in CODES.items()]
    counted: dict[str, int] = {}
    for card in mat:
        first = card.slots[0]
        counted[first] = counted.get(first, 0) + 1
        card.at, card.mat = f"{own}{CODES[first]}{counted[first]}", seat
        for slot in slots:
            if slot.slot in card.slots:
                slot.cards.append(card)
    for slot in slots:
        slot.weak = changes.pop(f"weak_{slot.slot}", 0)
    values: dict[str, Any] = {
        "hp": 24, "ether": 27, "reserve": 0, "latent": 2, "latent_printed": 3, "active": 3,
        "character": stay("orsanne"), "weapons": [stay("pyre-scythe")], "objects": [None, None, None],
        "infusions": [], "sockets": 2, "hand_count": 4, "deck": 18, "top": "pyre-swing", "top_sv": 3, **changes,
    }  # fmt: skip
    for code, row in (("w", values["weapons"]), ("o", values["objects"]), ("i", values["infusions"])):
        for n, each in enumerate(row, 1):
            if each is not None:
                each.at = f"{own}{code}{n}"
    if values["character"] is not None:
        values["character"].at = f"{own}c"
    for each in (values["character"], *values["weapons"], *values["objects"], *values["infusions"]):
        if each is not None and each.owner < 0:
            each.owner = seat
    return SideView(seat=seat, slots=slots, **values)


def held(card: str, **changes: Any) -> HeldView:
    """A card of a hand."""
    found = face(card)
    values: dict[str, Any] = {"cost": found.cost or 0, "second": found.stats.get("second"), **changes}
    return HeldView(
        found.kind, found.cost or 0, value=found.stats["value"], instant=found.category == "instant",
        object="object" in found.marks, transcend="transcend" in found.marks, optimal=list(found.types), **values,
    )  # fmt: skip


def small(viewer: int | None = None, **changes: Any) -> RrdView:
    """A match whose first Clash begins."""
    seats = [side(0, []), side(1, [], character=stay("mouldrick"), weapons=[stay("bog-sickle"), stay("censer-of-rot")])]
    values: dict[str, Any] = {
        "seats": seats, "bout": 1, "phase": "clash", "active": 0, "starter": 0, "waiting": [0], **changes,
    }  # fmt: skip
    return RrdView(viewer=viewer, **values)


def chain(n: int = 3) -> list[LinkView]:
    """An assault by B on A's High, countered in turn."""
    cards = ["gutter-nick", "kindle-the-grudge", "bog-kiss", "cinder-jab", "drain-the-sore"]
    return [
        LinkView(
            f"#{number + 1}", (number + 1) % 2, cards[number % 5], f"#{number}" if number else "", f"ah{number + 1}",
            face(cards[number % 5]).kind, "counter" if number else "opener", ["high"], [(number * 2 + 3) % 5], 3,
            transcended=number == 2, beaten=number == 1,
        )
        for number in range(n)
    ]  # fmt: skip


def busy(viewer: int | None = None, **changes: Any) -> RrdView:
    """A match in full swing, with an exchange under way."""
    hand = ["cinder-jab", "pyre-swing", "everburn", "smoke-screen", "widows-oath", "coal-heart", "flashpoint"]
    a = side(
        0,
        [
            lay("gutter-nick", 1, ["high"], pending=True, value=2, role="opener"),
            lay("kindle-the-grudge", 0, ["high"], pending=True, role="counter"),
            lay("bog-kiss", 1, ["high"], pending=True, role="counter", transcended=True),
            lay("widows-oath", 0, ["body"]),
            lay("drain-the-sore", 1, ["low"], sideways=True),
            lay("scatter-coals", 0, ["right", "low"], role="alone"),
        ],
        hp=11, reserve=2, latent=1, hand_count=7, deck=9, discard=["cinder-jab"] * 5, void=["coal-heart", "smoke-screen"],
        weapons=[stay("pyre-scythe"), stay("wick-lantern", usable=True)], sockets=3,
        objects=[stay("coal-heart", usable=True), None, stay("coal-heart", used=True)],
        infusions=[stay("widows-oath")], markers={"poison": 2, "bleed": 1}, played=3, weak_body=2, stunned=True,
        hand=hand if viewer == 0 else None,
    )  # fmt: skip
    b = side(
        1,
        [
            lay("cinder-jab", 0, ["left"], sideways=True),
            lay("pyre-swing", 0, ["body"], transcended=True, value=7),
            lay("mud-cloak", 1, ["body"], role="counter"),
            lay("grave-gossip", 1, ["high"]),
        ],
        hp=30, ether=30, reserve=0, latent=0, hand_count=2, deck=0, top="", top_sv=0,
        character=stay("mouldrick", usable=True), weapons=[stay("bog-sickle"), stay("censer-of-rot")], sockets=3,
        objects=[stay("war-ledger", usable=True, as_support=True, value=3, optimal=["high"], owner=0), None, None],
        infusions=[stay("harvest-of-boils"), stay("widows-oath", used=True)], discard=["bog-kiss"] * 12, passes=1,
    )  # fmt: skip
    recent = [MarkView("laid", ["ah2"]), MarkView("hp_lost", ["a"], 3), MarkView("laid", ["ah3"])]
    values: dict[str, Any] = {
        "seats": [a, b], "bout": 4, "phase": "clash", "active": 1, "starter": 1, "waiting": [0], "window": "counter",
        "exchanges": [ExchangeView(chain(), of=3, times=2)], "recent": recent,
        "held": {card: held(card) for card in hand} if viewer == 0 else {},
        "playable": ["cinder-jab"] if viewer == 0 else [], **changes,
    }  # fmt: skip
    return RrdView(viewer=viewer, **values)


def crowded() -> RrdView:
    """As much as a mat may have to hold: long chains, many cards, a Block effect, Amplitude."""
    view = busy(1)
    cards = combat()
    mats = [
        side(
            seat,
            [lay(cards[(n * 7 + seat) % len(cards)], n % 2, [slot], pending=n > 8, sideways=n % 3 == 0)
             for n, slot in enumerate(list(CODES) * 4)],
            weapons=[stay("bog-sickle"), stay("censer-of-rot")], sockets=5, infusions=[stay("widows-oath")] * 1,
            objects=[stay("coal-heart"), stay("leech-jar", used=True), stay("war-ledger", as_support=True, value=3, optimal=["high", "low"])],
            hp=3, reserve=14, deck=40, discard=["bog-kiss"] * 33, markers={"poison": 12, "bleed": 3, "omen": 4}, played=11,
            passes=1, stunned=True, weak_high=2, weak_left=11,
        )
        for seat in (0, 1)
    ]  # fmt: skip
    links = chain(12)
    links[4] = LinkView("#5", 0, on="#1", kind="block", base=3, slots=["high"], values=[3])
    links[0] = structs.replace(links[0], slots=["high", "body", "low"], values=[3, 4, 0])
    inner = ExchangeView([structs.replace(each, instant=True) for each in chain(2)], instant=True)
    return structs.replace(view, seats=mats, exchanges=[ExchangeView(links, locked=True, of=3, times=3), inner])


# ---------------------------------------------------------------------------------------------------------- by chance


@st.composite
def boards(draw: st.DrawFn) -> RrdView:
    """Any view there could be."""
    viewer = draw(st.sampled_from([None, 0, 1]))
    seats = [_side(draw, seat, own=viewer == seat) for seat in (0, 1)]
    places = [card.at for one in seats for slot in one.slots for card in slot.cards] + ["a", "b", "ah", "a-top"]
    mark = st.builds(
        MarkView, st.sampled_from(HAPPENED), st.lists(st.sampled_from([*places, "coal-heart"]), min_size=1, max_size=2),
        st.integers(0, 30),
    )  # fmt: skip
    over = draw(st.booleans()) and draw(st.booleans())
    exchanges = [
        ExchangeView([_link(draw, n) for n in range(draw(st.integers(1, 14 if not number else 4)))], instant=bool(number),
                     of=draw(st.sampled_from([1, 3])), locked=draw(st.booleans()))
        for number in range(draw(st.integers(0, 2)))
    ]  # fmt: skip
    hand = next((one.hand for one in seats if one.hand is not None), list[str]())
    return RrdView(
        viewer=viewer, seats=seats, bout=draw(st.integers(0, 40)), active=draw(st.sampled_from([0, 1])),
        phase=draw(st.sampled_from(["setup", "preparation", "clash", "consolidation"])), starter=draw(st.sampled_from([0, 1])),
        passer=draw(st.sampled_from([None, 0, 1])), exchanges=exchanges, recent=draw(st.lists(mark, max_size=6)),
        waiting=[] if over else draw(st.sampled_from([[0], [1], [0, 1]])),
        window=draw(st.sampled_from(["", "before", "after", "counter", "instant"])), held={card: held(card) for card in hand},
        winner=draw(st.sampled_from([None, 0, 1])) if over else None, over=over,
    )  # fmt: skip


def _link(draw: st.DrawFn, n: int) -> LinkView:
    card = draw(st.sampled_from(["", *combat()]))
    slots = draw(st.lists(st.sampled_from(list(CODES)), min_size=1, max_size=3, unique=True))
    return LinkView(
        f"#{n + 1}", draw(st.sampled_from([0, 1])), card, f"#{draw(st.integers(1, n))}" if n else "", "ah1",
        face(card).kind if card else "block", slots=slots, values=[draw(st.integers(0, 24)) for _ in slots], base=draw(st.integers(0, 20)),
        transcended=draw(st.booleans()), instant=draw(st.booleans()), beaten=draw(st.booleans()),
    )  # fmt: skip


def _side(draw: st.DrawFn, seat: int, *, own: bool) -> SideView:
    few, many, flag = st.sampled_from([0, 0, 1, 2, 11]), st.integers(0, 40), st.booleans()
    mat = [
        lay(
            draw(st.sampled_from(combat())), draw(st.sampled_from([0, 1])),
            draw(st.lists(st.sampled_from(list(CODES)), min_size=1, max_size=2, unique=True)), value=draw(st.integers(0, 30)),
            transcended=draw(flag), sideways=draw(flag), pending=draw(flag),
            role=draw(st.sampled_from(["opener", "counter", "answer", "alone"])),
        )
        for _ in range(draw(st.integers(0, 16)))
    ]  # fmt: skip

    def some(kind: str, most: int) -> list[PlacedView]:
        names = combat() if kind == "combat" else ids(kind)
        support = kind == "combat" and draw(flag)
        return [
            stay(draw(st.sampled_from(names)), used=draw(flag), usable=draw(flag), as_support=support, value=3,
                 optimal=["high", "left"] if support else [], owner=draw(st.sampled_from([0, 1])))
            for _ in range(draw(st.integers(0, most)))
        ]  # fmt: skip

    objects: list[PlacedView | None] = [*some("combat", 3)]
    objects += [None] * draw(st.integers(0, 3))
    top = draw(st.sampled_from(["", *combat()]))
    return side(
        seat, mat, hp=draw(many), ether=60, reserve=draw(many), latent=draw(few), latent_printed=draw(few),
        active=draw(st.integers(0, 12)), weapons=[*some("weapon", 1), stay("bog-sickle")], objects=objects[:4],
        character=draw(st.sampled_from([None, stay("hollis"), stay("sevrin", used=True)])),
        infusions=some("combat", 5), sockets=draw(st.integers(0, 6)), hand_count=draw(many), deck=draw(many), top=top,
        top_sv=draw(st.integers(0, 12)) if top else 0, discard=["bog-kiss"] * draw(many), void=["bog-kiss"] * draw(many),
        markers={name: draw(few) for name in ("poison", "bleed", "omen")}, stunned=draw(flag), played=draw(few),
        passes=draw(st.integers(0, 1)), weak_high=draw(few), weak_right=draw(few),
        hand=draw(st.lists(st.sampled_from(combat()), max_size=9)) if own else None,
    )  # fmt: skip
