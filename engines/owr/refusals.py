"""Why an answer is not legal, and which clause it breaks. Legality itself is what the questions list. [OW-134]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.ask import Ask, Refused
from engines.kernel.refusing import by, typed_number
from engines.kernel.state import Id

from .actions import RESPONSES, VERBS
from .board import Board
from .legal import bearers, not_attacker, not_goal, not_mover, not_response
from .state import LETTERS

UNKNOWN = {
    "summon": "OW-528", "cast": "OW-601", "activate": "OW-601", "play": "OW-427", "set": "OW-629", "stack": "OW-945",
    "reveal": "OW-428", "use": "OW-948", "move": "OW-913",
}  # fmt: skip
"""The clause for who names something that a verb is not for."""
HELD = ("summon", "cast", "set", "play", "stack")
"""What cards of a hand are used for."""


def against(g: Board, ask: Ask, tokens: Sequence[str], refusal: Refused) -> str | None:
    """The clause that forbids an answer, if one does."""
    rooms = {"main": _main, "respond": _response}
    return rooms[ask.kind](g, ask.seat, tokens[0], tokens[1:]) if ask.kind in rooms else None


def usable(g: Board, ask: Ask) -> Mapping[str, Refused | None]:
    """Of the cards in hand of the seat that is asked: why each can't be used now."""
    if ask.kind not in ("main", "respond") or g.s.phase == "battle" and ask.kind == "main":
        return {}
    clauses = {card: _useless(g, ask, id) for card, id in g.hand_cards(ask.seat).items()}
    found = {card: None if clause is None else by(g, clause) for card, clause in clauses.items()}
    return found if ask.kind == "main" or not all(found.values()) else {}


def _useless(g: Board, ask: Ask, id: Id) -> str | None:
    """What speaks against every use of a card of the hand."""
    if ask.kind == "respond":
        return not_response(g, ask.seat, id)
    kind = g.card_of(id).kind
    verbs = {"creature": ("summon", "stack"), "rune": ("cast", "set"), "jinx": ("set",)}.get(kind, ("play",))
    reasons = [VERBS[verb].against(g, ask.seat, id) for verb in (*verbs, "use")]
    return None if None in reasons else reasons[0]


def _named(g: Board, seat: int, verb: str, token: str) -> Id:
    """What is named to do something with it: a card in hand, what has an ability, one's own by its place."""
    if verb in HELD:
        return g.hand_cards(seat).get(token, 0)
    if verb == "use":
        return next((id for id in VERBS["use"].things(g, seat) if g.place(id) == token), 0)
    row = g.set_cards(seat) if verb == "activate" else g.creatures(seat)
    return next((id for id in row if g.place(id)[1:] == token), 0)


def _main(g: Board, seat: int, verb: str, rest: Sequence[str]) -> str | None:
    if verb == "attack":
        id = _named(g, seat, verb, rest[0]) if rest else 0
        return "OW-429" if g.s.phase != "battle" else not_attacker(g, seat, id) if id else "OW-801"
    if verb not in VERBS or g.s.phase == "battle" or not rest:
        return "OW-437" if verb in VERBS and g.s.phase == "battle" else None
    id = _named(g, seat, verb, rest[0])
    if not id:
        return UNKNOWN[verb]
    if verb == "move":
        return not_mover(g, seat, id) or (_not_there(g, id, rest[1]) if len(rest) > 1 else None)
    return VERBS[verb].against(g, seat, id) or _below(g, seat, verb, id, rest[1:])


def _not_there(g: Board, id: Id, token: str) -> str | None:
    lane = typed_number(token) - 1
    return not_goal(g, id, lane) if lane in g.row else "OW-909"


def _below(g: Board, seat: int, verb: str, id: Id, rest: Sequence[str]) -> str | None:
    """What is wrong with what is named further, where nothing speaks against the thing itself."""
    price = g.card_of(id).price
    if verb == "activate":
        return "OW-652"
    if verb not in HELD or not rest:
        return None
    own = {g.place(each)[1:]: each for each in g.on_field() if g.place(each)[:1] == LETTERS[seat]}
    if g.card_of(id).kind == "weapon" and own.get(rest[0]) not in bearers(g, seat):
        return "OW-756"
    if verb == "summon":
        given = rest[0].split(",") if price else []
        if given and len(given) != price:
            return "OW-516"
        faults = ("OW-666" if each not in own else "OW-562" for each in given
                  if each not in own or g.creature(own[each]).token)  # fmt: skip
        return next(faults, "OW-510" if len(rest) > bool(price) else None)
    if not price or len(rest) < 2:
        return None
    souls = rest[1].split(",")
    if len(souls) != price:
        return "OW-659"
    wrong = ("OW-655" if each in own else "OW-661" for each in souls if each not in own or not g.is_soul(own[each]))
    return next(wrong, "OW-663")


def _response(g: Board, seat: int, verb: str, rest: Sequence[str]) -> str | None:
    if verb in VERBS and verb not in RESPONSES:
        return "OW-958"
    id = _named(g, seat, verb if verb == "activate" else "cast", rest[0]) if rest else 0
    return not_response(g, seat, id) if id else "OW-958" if rest else None
