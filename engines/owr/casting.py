"""What players do: summoning, casting, setting, playing, stacking, revealing, using, moving; and what they use in
response. [OW-427 OW-501 to OW-528 OW-601 to OW-632 OW-662 OW-668 OW-901 to OW-914 OW-938 to OW-948 OW-956]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.kernel.cards.flow import row
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from .board import Board
from .checking import check
from .entering import enter, move, turn_up
from .items import Line, activate, arrived, wait
from .legal import ability_card, dues_of, event_for, use_dues, used_sources
from .moving import leave, put
from .paying import Payment, pay, printed_dues, taken
from .state import CardName

Values = Iterator[Any]
"""What was picked, level by level."""


def act(g: Board, seat: int, verb: str, values: Values) -> None:
    """A player does something in a Main Phase; what it sets off follows. [OW-961]"""
    g.push(Line())
    DOING[verb](g, seat, values)


def use_response(g: Board, seat: int, window: Any, values: Sequence[Any]) -> None:
    """A player uses a card in a window. [OW-956]"""
    DOING[values[0]](g, seat, iter(values[1:]), events=window.events, lined=False)


def _summon(g: Board, seat: int, values: Values) -> None:
    """A Normal Summon: the tributes leave, then the creature comes; both Main Phases together have one. [OW-426 OW-514
    OW-515 OW-522 OW-665 OW-668]"""
    id: Id = next(values)
    given = row(next(values)) if g.card_of(id).price else ()
    lane, down = next(values), next(values)
    g.use(f"summon {id}")
    g.seat(seat).summoned += 1
    g.push(Coming(seat=seat, card=id, lane=lane, down=down))
    leave(g, given, tributed=True)
    check(g)


class Coming(Procedure, tag="coming", kw_only=True):
    """A creature that is Normal Summoned comes, once its tributes have left and what fell with them. [OW-514 OW-825]"""

    seat: int
    card: Id
    lane: int
    down: bool

    steps = ("come",)

    def come(self, g: Board) -> Verdict:
        """Into its lane."""
        arrived(g, self.card, enter(g, self.card, self.seat, self.lane, down=self.down, how="normal"))
        return END


def _cast(g: Board, seat: int, values: Values, **more: Any) -> None:
    id: Id = next(values)
    start(g, seat, id, next(values), values, **more)


def _activate(g: Board, seat: int, values: Values, **more: Any) -> None:
    id: Id = next(values)
    start(g, seat, id, g.lane_of(id) or 0, values, **more)


def _play(g: Board, seat: int, values: Values) -> None:
    id: Id = next(values)
    kind = g.card_of(id).kind
    where = next(values) if kind != "arena" else 0
    if kind == "weapon":
        start(g, seat, id, g.lane_of(where) or 0, values, host=g.handle(where))
    else:
        start(g, seat, id, where, values)


def start(
    g: Board, seat: int, id: Id, lane: int, values: Values, *, lined: bool = True, events: Sequence[Event] = (),
    host: int = 0,
) -> None:  # fmt: skip
    """A card is shown and paid for; then it waits. In a window it answers one of the `events`. [OW-622 OW-654 OW-662
    OW-668]"""
    base, told, event = len(g.s.heard), len(g.s.since), event_for(g, seat, id, events)
    card = g.card_of(id)
    paid = taken(dues_of(g, seat, id, lane), values)
    g.use(f"cast {id}")
    from_stack = g.thing(id).down
    text = say("ow-log-casts", who=SeatName(seat), what=CardName(card.id), kind=card.kind, lane=lane + 1,
               at=g.place(id) if from_stack else "", was="yes" if from_stack else "no")  # fmt: skip
    g.happen(Event("announced", seat, id), text, "OW-662")
    pay(g, seat, paid)
    if g.s.outcome is not None:
        return
    spent = tuple(each for each in g.s.since[told:] if each.name == "soul_spent")
    parts = ((card.id, card.abilities[0].where),) if card.kind == "jinx" else ((card.id, "cast"),) if card.do else ()
    wait(g, seat, "card", id, card.id, parts=parts, events=spent, event=event, lane=lane, host=host, lined=lined,
         base=base)  # fmt: skip


def _set(g: Board, seat: int, values: Values) -> None:
    """A card is set face-down, free of cost unless an option says otherwise. [OW-606 OW-610 OW-618 OW-632]"""
    id: Id = next(values)
    lane: int = next(values)
    g.use(f"set {id}")
    if g.option("set_cost") == "on_set":
        pay(g, seat, taken(printed_dues(g, seat, g.card_of(id).price, lane), values))
        check(g)
    set_down(g, seat, id, lane)


def set_down(g: Board, seat: int, id: Id, lane: int) -> None:
    """A card comes to lie face-down on a stack. [OW-345]"""
    put(g, id, "stack", lane, down=True)
    at = g.place(id)
    g.mark_recent("set", id)
    whole = say("ow-log-sets-this", what=CardName(g.thing(id).card), at=at)
    g.occur(Event("set", seat, id), say("ow-log-sets", who=SeatName(seat), at=at), "OW-606", known_to=(seat,),
            whole=whole)  # fmt: skip


def _stack(g: Board, seat: int, values: Values) -> None:
    """A Stackable card becomes a soul, and its Stackable effect is activated. [OW-938 OW-940 OW-943 OW-944]"""
    id: Id = next(values)
    lane: int = next(values)
    g.seat(seat).stacked += 1
    put(g, id, "stack", lane)
    g.mark_recent("stacked", id)
    text = say("ow-log-stacks", who=SeatName(seat), what=CardName(g.thing(id).card), lane=lane + 1)
    g.occur(Event("became_soul", seat, id), text, "OW-938")
    card = g.card_of(id)
    activate(g, seat, id, card.id, card.of_method("stackable"))


def reveal(g: Board, id: Id, by: str) -> None:
    """A creature is turned up; one that came face-down activates its Reveal effect. [OW-935 OW-936 OW-949]"""
    turn_up(g, id, by)
    card = g.card_of(id)
    if g.creature(id).entered_down and card.of_method("reveal"):
        activate(g, g.seat_of(id), id, card.id, card.of_method("reveal"))


def _reveal(g: Board, seat: int, values: Values) -> None:
    reveal(g, next(values), "player")


def _use(g: Board, seat: int, values: Values) -> None:
    """An ability is used: paid for, then it waits. [OW-654 OW-946 OW-948]"""
    id: Id = next(values)
    where: str = next(values)
    ability = next(each for each in used_sources(g, seat)[id] if each.where == where)
    card = ability_card(g, id, ability)
    g.use(f"use {id} {where}")
    if ability.limit is not None:
        g.spend(ability.limit, id, where, seat)
    this = g.handle(id)
    paid = taken(use_dues(g, seat, id, ability), values)
    if ability.method == "hatch":
        leave(g, (id,), tributed=True)
    else:
        pay(g, seat, Payment(paid.souls, paid.lf, paid.acts), ability.cost)
    if g.s.outcome is None:
        activate(g, seat, id, card, (ability,), this=this)


def _move(g: Board, seat: int, values: Values) -> None:
    """A creature moves by its arrows. [OW-903 OW-904 OW-905]"""
    id: Id = next(values)
    lane: int = next(values)
    thing: Any = g.edit(id)
    thing.moves += 1
    thing.way = 1 if lane > thing.lane else -1
    move(g, id, lane, clause="OW-903")


DOING: dict[str, Callable[..., None]] = {
    "summon": _summon,
    "cast": _cast,
    "activate": _activate,
    "play": _play,
    "set": _set,
    "stack": _stack,
    "reveal": _reveal,
    "use": _use,
    "move": _move,
}
