"""Why an answer is not legal, and which clause it breaks. Legality itself is what the questions list. [OW-134]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.kernel.ask import Ask, Refused
from engines.kernel.state import Id
from engines.kernel.text import say

from .board import Board
from .legal import (
    bearers,
    not_attacker,
    not_cast_now,
    not_goal,
    not_mover,
    not_response,
    not_revealable,
    not_used,
    used_sources,
)
from .offering import VERBS
from .responses import Responses

HELD = ("summon", "cast", "set", "play", "stack")
"""What cards of a hand are used for."""


def explain(g: Board, ask: Ask, key: str, refusal: Refused) -> Refused:
    """The refusal of an answer, with its clause where one forbids it."""
    tokens = [token for token in key.lower().split() if token != ">"]
    clause: str | None = None
    if tokens and ask.kind == "main":
        clause = _main(g, ask.seat, tokens)
    elif tokens and ask.kind == "respond":
        clause = _response(g, ask.seat, tokens)
    if clause is not None:
        return by(clause)
    return Refused(refusal.text, refusal.clause or (ask.clauses[0] if ask.clauses else None))


def by(clause: str) -> Refused:
    """The refusal that goes with a clause."""
    return Refused(say("ow-no-" + clause[3:]), clause)


def usable(g: Board, ask: Ask) -> Mapping[str, Refused | None]:
    """Of the cards in hand of the seat that is asked: why each can't be used now."""
    if ask.kind not in ("main", "respond") or g.s.phase == "battle" and ask.kind == "main":
        return {}
    found: dict[str, Refused | None] = {}
    for id, _ in g.hand_keys(ask.seat):
        clause = _against(g, ask, id)
        found[g.thing(id).card] = by(clause) if clause is not None else None
    return found if ask.kind == "main" or not all(found.values()) else {}


def _against(g: Board, ask: Ask, id: Id) -> str | None:
    """What speaks against every use of a card of the hand."""
    if ask.kind == "respond":
        window = g.top
        return not_response(g, ask.seat, id, window) if isinstance(window, Responses) else None
    kind = g.card_of(id).kind
    verbs = {"creature": ("summon", "stack"), "rune": ("cast", "set"), "jinx": ("set",)}.get(kind, ("play",))
    reasons = [VERBS[verb].against(g, ask.seat, id) for verb in (*verbs, "use")]
    return None if None in reasons else reasons[0]


def _in_hand(g: Board, seat: int, token: str) -> Id:
    return next((id for id in g.by_name(g.s.seats[seat].hand) if g.thing(id).card == token), 0)


def _set_card(g: Board, seat: int, token: str) -> Id:
    return next((id for id in g.set_cards(seat) if g.place(id)[1:] == token), 0)


def _own(g: Board, seat: int, token: str) -> Id:
    """One's own creature by the number of its lane."""
    return g.at(f"{'ab'[seat]}{token}")


def _main(g: Board, seat: int, tokens: list[str]) -> str | None:
    verb, rest = tokens[0], tokens[1:]
    if verb == "attack":
        if g.s.phase != "battle":
            return "OW-429"
        id = _own(g, seat, rest[0]) if rest else 0
        return not_attacker(g, id) if id else "OW-801"
    if g.s.phase == "battle":
        return "OW-437" if verb in VERBS else None
    if not rest:
        return None
    if verb in HELD:
        return _by_card(g, seat, verb, rest)
    if verb == "activate":
        id = _set_card(g, seat, rest[0])
        return not_cast_now(g, seat, id) or "OW-652" if id else "OW-601"
    if verb == "use":
        id = next((id for id in used_sources(g, seat) if g.place(id) == rest[0]), 0)
        return not_used(g, seat, id) if id else "OW-948"
    if verb == "reveal":
        id = _own(g, seat, rest[0])
        return not_revealable(g, seat, id) if id else "OW-428"
    return _move(g, seat, rest) if verb == "move" else None


def _by_card(g: Board, seat: int, verb: str, rest: list[str]) -> str | None:
    id = _in_hand(g, seat, rest[0])
    if not id:
        return {"summon": "OW-528", "cast": "OW-601", "set": "OW-629", "stack": "OW-945"}.get(verb, "OW-427")
    clause = VERBS[verb].against(g, seat, id)
    if clause is not None:
        return clause
    price = g.card_of(id).price
    if g.card_of(id).kind == "weapon" and len(rest) > 1 and _own(g, seat, rest[1]) not in bearers(g, seat):
        return "OW-756"
    if verb == "summon":
        given = rest[1].split(",") if price and len(rest) > 1 else []
        if given and len(given) != price:
            return "OW-516"
        faults = [fault for each in given if (fault := _tribute_fault(g, seat, each))]
        return next(iter(faults), "OW-510" if len(rest) > 1 + bool(price) else None)
    souls = rest[2].split(",") if len(rest) > 2 else []
    if price and souls:
        return _soul_fault(g, seat, souls, price)
    return None


def _tribute_fault(g: Board, seat: int, token: str) -> str | None:
    id = _own(g, seat, token)
    if not id:
        return "OW-666"
    return "OW-562" if g.creature(id).token else None


def _soul_fault(g: Board, seat: int, souls: list[str], price: int) -> str | None:
    if len(souls) != price:
        return "OW-659"
    for token in souls:
        id = g.at(f"{'ab'[seat]}{token}")
        if not id:
            return "OW-661"
        if not g.is_soul(id):
            return "OW-655"
    return "OW-663"


def _move(g: Board, seat: int, rest: list[str]) -> str | None:
    id = _own(g, seat, rest[0])
    if not id:
        return "OW-913"
    clause = not_mover(g, id)
    if clause is not None or len(rest) < 2:
        return clause
    if not rest[1].isdigit() or int(rest[1]) - 1 not in g.row:
        return "OW-909"
    return not_goal(g, id, int(rest[1]) - 1)


def _response(g: Board, seat: int, tokens: list[str]) -> str | None:
    window: Any = g.top
    verb, rest = tokens[0], tokens[1:]
    if verb in VERBS and verb not in ("cast", "activate"):
        return "OW-958"
    if not rest or not isinstance(window, Responses):
        return None
    if verb == "activate":
        id = _set_card(g, seat, rest[0])
    else:
        id = _in_hand(g, seat, rest[0])
    return not_response(g, seat, id, window) if id else "OW-958"
