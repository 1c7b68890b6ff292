"""Why an answer is not legal, and which clause it breaks. Legality itself is what the questions list. [RD-1807]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engines.kernel.ask import Ask, Refused
from engines.kernel.refusing import by, typed_number
from engines.kernel.state import Id

from .board import Board
from .legal import (
    COUNTERING,
    exchange,
    fault,
    mat_of,
    not_now,
    not_of_kind,
    not_paid,
    not_played_as_support,
    not_sacrificed,
    not_used,
    targets,
    ways_to_lay,
)
from .reading import CODES
from .state import Play
from .turns import not_infused

NEVER = {
    "sacrifice": "RD-708", "latent": "RD-612", "deck": "RD-612", "void": "RD-612", "mulligan": "RD-507",
    "discard": "RD-1205", "transcend": "RD-1310", "infuse": "RD-1107", "look": "RD-1809", "choose": "RD-1815",
}  # fmt: skip
"""What one might want to do, and the clause that says when it is done instead."""
SILENT = ("plain", "die", "back", "none")
"""What names no card in an answer that lays one."""
WAYS = ("lay", "counter", "answer", "alone")
SLOT_AT = {letter: slot for slot, letter in CODES.items()}


def against(g: Board, ask: Ask, tokens: Sequence[str], refusal: Refused) -> str | None:
    """The clause that forbids an answer, if one does."""
    first = tokens[0]
    if ask.kind in ("main", "counter", "window", "moment"):
        return _play(g, ask, first, tokens[1:]) or NEVER.get(first)
    if ask.kind == "infuse":
        ids = map(g.at, first.split(","))
        return next(filter(None, (not_infused(g, ask.seat, id) if id else "RD-1703" for id in ids)), None)
    if ask.kind == "latent" and first == "void":
        return "RD-610" if g.side(ask.seat).void else "RD-504"
    if ask.kind == "place":
        return "RD-1206" if first == "leave" else "RD-1203"
    if ask.kind == "frenzy":
        return "RD-1538" if first in WAYS else _repeated(g, tokens[1:]) if first == "repeat" else None
    return None


def usable(g: Board, ask: Ask) -> Mapping[str, Refused | None]:
    """Of the cards in hand of the seat that is asked: why each can't be used now; nothing where none can be."""
    if ask.kind not in ("main", "counter", "window"):
        return {}
    found: dict[str, Refused | None] = {}
    for id, _ in g.hand_keys(ask.seat):
        clause = _against(g, ask, id)
        found[g.card(id).card] = by(g, clause) if clause is not None else None
    return found if ask.kind == "main" or not all(found.values()) else {}


def _against(g: Board, ask: Ask, id: Id) -> str | None:
    """What speaks against every use of a card of the hand."""
    seat = ask.seat
    if ask.kind == "window":
        ons = targets(g, seat, id)
        if any(next(ways_to_lay(g, seat, id, "answer", on), None) for on in ons):
            return None
        return _reason(g, seat, id, "alone", -1)
    way, on = ("lay", -1) if ask.kind == "main" else (_countering(g), exchange(g).last)
    return _reason(g, seat, id, way, on)


def _reason(g: Board, seat: int, id: Id, way: str, on: int) -> str | None:
    if next(ways_to_lay(g, seat, id, way, on), None) is not None:
        return None
    clause = not_now(g, seat, id, way) or not_of_kind(g, id, way)
    slots = exchange(g).links[on].slots if way in COUNTERING else g.card_of(id).optimal
    return clause or next(filter(None, (fault(g, Play(seat, id, way, (slot,), on=on)) for slot in slots)), "RD-709")


def _countering(g: Board) -> str:
    return "answer" if exchange(g).instant else "counter"


def _play(g: Board, ask: Ask, verb: str, rest: Sequence[str]) -> str | None:
    """What is wrong with an answer that lays or uses something."""
    seat = ask.seat
    if verb == "use" and rest:
        return _use(g, ask, rest)
    if verb not in WAYS or not rest:
        return None
    id = next((id for id, key in g.hand_keys(seat) if key == rest[0]), 0)
    if not id or ask.kind == "moment":
        return "RD-915" if ask.kind == "moment" else "RD-702"
    found = exchange(g)
    way, on = _way(g, ask, verb), found.last if found is not None and verb in COUNTERING else -1
    if ask.kind == "counter" and verb in ("lay", "alone"):
        return "RD-901" if g.card_of(id).instant else "RD-701"
    play = Play(seat, id, way, on=on)
    mat = None
    for token in rest[1:]:
        parts = token.split(",")
        places = [slot for part in parts for slot in (_slot(part),) if slot]
        if token == "transcend":
            play = replace(play, transcended=True)
        elif token.startswith("#") and typed_number(token[1:]) >= 0:
            play = replace(play, on=typed_number(token[1:]) - 1)
        elif len(places) == len(parts):
            mat = "ab".index(token[0]) if mat is None else mat
            play = replace(play, slots=(*play.slots, *places))
        elif token not in SILENT:
            play = replace(play, sacrifices=_given(g, seat, [token]))
    return _fault(g, play, mat)


def _repeated(g: Board, rest: Sequence[str]) -> str | None:
    """What is wrong with a repetition: what is sacrificed for it, and how much that comes to."""
    again: Any = g.top
    play: Play = again.repetition(g)
    play = replace(play, sacrifices=_given(g, play.seat, [each for each in rest if each not in SILENT][:1]))
    return not_sacrificed(g, play) or not_paid(g, play)


def _given(g: Board, seat: int, tokens: Sequence[str]) -> tuple[Id, ...]:
    """The cards in hand that are named, 0 for what is none."""
    keys = {key: each for each, key in g.hand_keys(seat)}
    return tuple(keys.get(part, 0) for token in tokens for part in token.split(","))


def _way(g: Board, ask: Ask, verb: str) -> str:
    """As what it would be laid: by what is asked, where the verb is none of it."""
    if ask.kind == "counter":
        return _countering(g) if verb in COUNTERING else verb
    return "alone" if ask.kind == "window" and verb == "lay" else verb


def _fault(g: Board, play: Play, mat: int | None) -> str | None:
    early = not_now(g, play.seat, play.id, play.way) or not_of_kind(g, play.id, play.way)
    if early or not play.slots:
        return early
    right = mat_of(g, play.seat, play.id, play.way, play.on)
    if mat is not None and mat != right:
        if play.way in COUNTERING:
            return "RD-801"
        return "RD-712" if g.card_of(play.id).kind == "assault" else "RD-713"
    return fault(g, play)


def _slot(token: str) -> str | None:
    """The slot that a place names."""
    return SLOT_AT.get(token[1:]) if token[:1] in ("a", "b") else None


def _use(g: Board, ask: Ask, rest: Sequence[str]) -> str | None:
    id = g.at(rest[0])
    if not id:
        return "RD-1207"
    if ask.kind in ("main", "counter"):
        slot = _slot(rest[1]) if len(rest) > 1 and rest[1][:1] == "ab"[ask.seat] else None
        on = exchange(g).last if ask.kind == "counter" else -1
        ability = g.use_of(id)
        if ability is not None and not ability.as_support:
            return not_used(g, ask.seat, id) or "RD-1210"
        return not_played_as_support(g, ask.seat, id, slot or "", on)
    moment: Any = g.top
    return not_used(g, ask.seat, id, moment.moment if ask.kind == "moment" else "")
