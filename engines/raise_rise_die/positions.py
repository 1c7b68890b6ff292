"""Positions as documents: who has what, where, whose turn. They load into a legal state in the middle of a match, can
be written from any, and are what scenarios begin with. [docs/positions.md]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel.positions import Count, card_ids, fields_of, known_card, one_of, read_match, seat_of
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import Board
from .cards import VALUES
from .state import OBJECTS, SLOTS, Seat
from .turns import Clash, Consolidation, Match, Preparation

_PLAIN = {"archetype": "plain"}
BLANKS: tuple[dict[str, Any], ...] = (
    {"kind": "character", "id": "plain-character", "name": "Plain Character", "ether": 20, "active": 3, "latent": 2,
     "abilities": [{"when": {"event": "passed", "player": "you"}, "if": {"you": {"hp": 0}}, "do": [{"draw": 1}]}]},
    {"kind": "weapon", "id": "plain-weapon", "name": "Plain Weapon", "class": "blade", "sockets": 2, **_PLAIN},
    *({"kind": "assault", "id": f"plain-assault-{n}", "name": f"Plain Assault {n}", "sv": n, "value": n + 1,
       "optimal": ["high", "body"], **_PLAIN} for n in range(5)),
    *({"kind": "support", "id": f"plain-support-{n}", "name": f"Plain Support {n}", "sv": n, "value": n + 1,
       "optimal": ["high", "body"], **_PLAIN} for n in range(5)),
    *({"kind": "defence", "id": f"plain-defence-{n}", "name": f"Plain Defence {n}", "sv": n, "value": n + 2,
       "optimal": ["high", "body"], **_PLAIN} for n in range(4)),
)  # fmt: skip
"""Cards without any effect worth mentioning, for positions that do not care: of SV 0 to 4, optimal in High and Body."""
PILES = ("hand", "deck", "discard", "void")
PLAIN_NUMBERS = ("hp", "reserve", "latent", "played", "passes", "extra")
MARKERS = ("poison", "bleed", "omen")
PHASES = ("clash", "preparation", "upkeep", "consolidation")
ROLES = ("opener", "counter", "answer", "alone")
OF_MATCH: dict[str, Any] = {
    "bout": Count, "window": bool, "A": dict[str, Any], "B": dict[str, Any],
    **dict.fromkeys(("phase", "active", "starter", "passer", "last_pass"), str),
}  # fmt: skip
OF_SIDE: dict[str, Any] = {
    **dict.fromkeys((*PILES, "weapons"), list[str]), **dict.fromkeys((*PLAIN_NUMBERS, *MARKERS), Count),
    **dict.fromkeys(("turned", "stunned", "passed"), bool), **dict.fromkeys(("objects", "infusions"), list[Any]),
    "character": str, "slots": dict[str, list[Any]], "weak": dict[str, Count],
}  # fmt: skip
LAID: dict[str, Any] = {
    "card": str, "owner": str, "role": str, "covers": list[str],
    **dict.fromkeys(("transcended", "countered", "met", "used"), bool),
}  # fmt: skip
STANDING: dict[str, Any] = {"card": str, "owner": str, "used": bool}
"""What a document says, and of what kind each of that is."""


def place(g: Board, document: Mapping[str, Any]) -> None:
    """Put a match into a position and go on to its first question."""
    document = fields_of(document, OF_MATCH, "a position")
    s = g.s
    s.things, s.agenda, s.lasting, s.heard, s.recent, s.positions = [], [], [], [], [], {}
    s.seats = [Seat(), Seat()]
    s.bout, s.phase = document.get("bout", 3), one_of(document.get("phase", "clash"), PHASES, "phase")
    s.active = seat_of(document.get("active", "A"))
    s.starter = seat_of(document.get("starter", document.get("active", "A")))
    s.passer = seat_of(document["passer"]) if "passer" in document else -1
    s.last_pass = seat_of(document["last_pass"]) if "last_pass" in document else -1
    for seat in (0, 1):
        _side(g, seat, document.get(SEATS[seat], {}))
    g.reshaped()
    if s.phase == "clash":
        s.agenda = [Match(step="consolidation"), Clash(step="turn" if document.get("window") else "act")]
    elif s.phase == "consolidation":
        s.agenda = [Match(step="next"), Consolidation()]
    else:
        s.agenda = [Match(step="clash"), Preparation(step="starter" if s.phase == "preparation" else "poison")]
        s.phase = "preparation"
    g.story = []
    g.run()


def _make(g: Board, seat: int, card: Any, kinds: Sequence[str] = tuple(VALUES)) -> Id:
    """A card, if nothing else is said one of a deck."""
    return g.deal(seat, known_card(g, card, kinds))


def _side(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    document = fields_of(document, OF_SIDE, f"side {SEATS[seat]}")
    side = g.s.seats[seat]
    side.character = _make(g, seat, document.get("character", "plain-character"), ("character",))
    side.weapons = tuple(_make(g, seat, card, ("weapon",)) for card in document.get("weapons", ["plain-weapon"]))
    for pile in PILES:
        default = ["plain-support-1"] * 8 if pile == "deck" else []
        setattr(side, pile, tuple(_make(g, seat, card) for card in document.get(pile, default)))
    side.turned = document.get("turned", g.s.phase != "preparation") and bool(side.deck)
    printed: Any = g.card_of(side.character)
    side.hp, side.latent = printed.ether, printed.latent
    for name in PLAIN_NUMBERS:
        setattr(side, name, document.get(name, getattr(side, name)))
    side.stunned = document.get("stunned", False)
    side.passed = bool(document.get("passed", side.passes))
    side.markers = {name: document[name] for name in MARKERS if document.get(name)}
    side.weak = {_slot(name): n for name, n in document.get("weak", {}).items()}
    for slot, row in document.get("slots", {}).items():
        for each in row:
            _lay(g, seat, _slot(slot), each)
    objects = [_stand(g, seat, each) if each else 0 for each in document.get("objects", ())]
    side.objects = (*objects, *(0,) * (OBJECTS - len(objects)))
    side.infusions = tuple(_stand(g, seat, each) for each in document.get("infusions", ()))


def _slot(name: Any) -> str:
    return one_of(name, SLOTS, "a slot")


def _lay(g: Board, mat: int, slot: str, document: Any) -> None:
    given = fields_of(document, LAID, "a laid card")
    assault = given.get("card") in g.cards and g.cards[given["card"]].kind == "assault"
    owner = seat_of(given["owner"]) if "owner" in given else 1 - mat if assault else mat
    id = _make(g, owner, given.get("card"))
    card: Any = g.s.things[id]
    card.mat, card.slots = mat, (slot, *(_slot(each) for each in given.get("covers", ())))
    card.role = one_of(given.get("role", "opener"), ROLES, "role")
    for name in ("transcended", "countered", "met"):
        setattr(card, name, bool(given.get(name)))
    card.used = bool(given.get("used", card.countered))
    side = g.s.seats[mat]
    side.mat = (*side.mat, id)


def _stand(g: Board, seat: int, document: Any) -> Id:
    given = fields_of(document, STANDING, "a card that stays")
    id = _make(g, seat_of(given["owner"]) if "owner" in given else seat, given.get("card"))
    card: Any = g.s.things[id]
    card.controller, card.used = seat, bool(given.get("used"))
    return id


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Board, path: str) -> Any:
    """A figure of a match for scenarios, by its name there."""
    head, _, rest = path.partition(".")
    s = g.s
    if head in ("A", "B"):
        return _read_side(g, seat_of(head), rest)
    if head == "pending":
        return sum(len(each.links) for each in g.exchanges())
    slots = {g.slot_place(mat, slot): (mat, slot) for mat in (0, 1) for slot in SLOTS}
    if head in slots:
        mat, slot = slots[head]
        return s.seats[mat].weak.get(slot, 0) if rest == "weak" else card_ids(g, g.in_slot(mat, slot))
    if head[:1] in ("a", "b") and len(head) in (2, 3):
        return _read_card(g, g.at(head), rest)
    return read_match(g, head)


def _read_side(g: Board, seat: int, what: str) -> Any:
    side = g.s.seats[seat]
    if what.startswith("cost."):
        return next(g.cost(id) for id in side.hand if g.card(id).card == what.removeprefix("cost."))
    if what == "top":
        top = g.top_soul(seat)
        return g.card(top).card if top else None
    if what in ("hand", "deck"):
        return len(getattr(side, what))
    if what in ("discard", "void", "objects", "infusions", "mat"):
        return card_ids(g, [id for id in getattr(side, what) if id])
    if what.endswith("_cards"):
        return card_ids(g, getattr(side, what.removesuffix("_cards")))
    if what in MARKERS:
        return g.markers(seat, what)
    if what == "ready":
        return card_ids(g, [id for id in side.objects if id and not g.card(id).used])
    return g.ability_figure(seat, what) if what in ("active", "sockets", "object_slots") else getattr(side, what)


def _read_card(g: Board, id: Id, what: str) -> Any:
    if not what or not id:
        return bool(id) if not what else None
    card = g.card(id)
    if what == "value":
        return g.value(id, g.card_of(id).stat)
    if what in ("owner", "controller"):
        return SEATS[getattr(card, what)]
    return list(card.slots) if what == "slots" else getattr(card, what)


# ------------------------------------------------------------------------------------------------------------- writing


def write(g: Board) -> dict[str, Any]:
    """The position of a match as a document that `place` reads. What is pending or lasts is not part of a position."""
    s = g.s
    document: dict[str, Any] = {
        "bout": max(1, s.bout), "active": SEATS[s.active], "starter": SEATS[s.starter],
        "phase": s.phase if s.phase in PHASES else "preparation",
    }  # fmt: skip
    document |= {name: SEATS[getattr(s, name)] for name in ("passer", "last_pass") if getattr(s, name) >= 0}
    for seat, side in enumerate(s.seats):
        document[SEATS[seat]] = {
            **{pile: card_ids(g, getattr(side, pile)) for pile in PILES},
            **{name: getattr(side, name) for name in PLAIN_NUMBERS},
            "character": g.card(side.character).card, "weapons": card_ids(g, side.weapons), "turned": side.turned,
            "slots": _written(g, seat), "objects": [_standing(g, id, seat) if id else "" for id in side.objects],
            "infusions": [_standing(g, id, seat) for id in side.infusions], **side.markers,
            "stunned": side.stunned, "weak": dict(side.weak), "passed": side.passed,
        }  # fmt: skip
    return document


def _standing(g: Board, id: Id, seat: int) -> dict[str, Any]:
    card = g.card(id)
    return {"card": card.card, "used": card.used, "owner": SEATS[card.owner]}


def _written(g: Board, seat: int) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for id in g.s.seats[seat].mat:
        card = g.card(id)
        document = {"card": card.card, "owner": SEATS[card.owner], "role": card.role, "covers": list(card.slots[1:])}
        document |= {name: True for name in ("transcended", "countered", "met", "used") if getattr(card, name)}
        found.setdefault(card.slots[0], []).append(document)
    return found
