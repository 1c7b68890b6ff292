"""How cards change zones and leave the field. [OW-304 to OW-320 OW-557 OW-558 OW-753 OW-754 OW-828 OW-834 OW-987]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.kernel.ask import in_order
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from .board import PILES, Board
from .state import Card, CardName, Creature


def lift(g: Board, id: Id) -> None:
    """A thing is taken out of where it is."""
    zone, seat, lane = g.spot_now(id)
    if not zone:
        return
    side = g.seat(seat)
    if zone == "lane":
        side.lanes = tuple(0 if each == id else each for each in side.lanes)
    elif zone == "stack":
        row = tuple(each for each in side.stacks[lane] if each != id)
        side.stacks = (*side.stacks[:lane], row, *side.stacks[lane + 1 :])
    elif zone == "weapon":
        host = cast(Creature, g.edit(cast(Card, g.s.things[id]).host))
        host.weapons = tuple(each for each in host.weapons if each != id)
    elif zone == "arena":
        g.s.arena = tuple(each for each in g.s.arena if each != id)
    else:
        setattr(side, zone, tuple(each for each in getattr(side, zone) if each != id))
    g.reshaped()


def put(g: Board, id: Id, to: str, lane: int = 0, *, down: bool = False) -> str:
    """A card becomes a new object in a zone of its owner: which zone that is. Creatures of the Extra Deck go back there
    instead of to a hand or a deck. [OW-312 OW-313 OW-315]"""
    thing: Any = g.s.things[id]
    card, seat, token = g.card_of(id), thing.owner, thing.token
    was = thing.since if g.is_in_play(id) and not token else 0
    lift(g, id)
    turn = g.s.turn if down else 0
    g.replace(
        Card(id=id, card=thing.card, owner=seat, since=g.next_stamp(), down=down, turn=turn, was=was, token=token)
    )
    if token:
        to = "out"
    elif card.extra and (to == "hand" or to.startswith("deck")):
        to = "extra"
    side = g.seat(seat)
    if to in ("stack", "stack_bottom"):
        row = side.stacks[lane]
        row = (*row, id) if to == "stack" else (id, *row)
        side.stacks = (*side.stacks[:lane], row, *side.stacks[lane + 1 :])
    elif to == "arena":
        g.s.arena = (*g.s.arena, id)
    elif to == "deck_top":
        side.deck = (id, *side.deck)
    elif (pile := to.removesuffix("_bottom")) in PILES:
        setattr(side, pile, (*getattr(side, pile), id))
    g.reshaped()
    return to


DESTROYED = {"battle": "OW-828", "effect": "OW-829"}
"""The clause of a destruction by its kind; one by DEF that fell to the damage has none. [OW-825]"""


def leave(
    g: Board, ids: Sequence[Id], to: str = "", *, destroyed: Mapping[Id, Event] | None = None, tributed: bool = False,
    lanes: Mapping[Id, int] | None = None,
) -> None:  # fmt: skip
    """Things leave the field together: by destruction or tribute creatures go onto the stack of their lane, all else to
    its owner's grave; else where they are sent. Whatever waits for it sees them as they last were. [OW-517 OW-704
    OW-726 OW-829 OW-832 OW-979 OW-988]"""
    there = [id for id in dict.fromkeys(ids) if g.is_in_play(id)]
    went: dict[tuple[int, int], list[Id]] = {}
    for id in there:
        g.remember(id)
        name, kind, other = "tributed" if tributed else "left", "", 0
        if destroyed is not None:
            name, kind, other = "destroyed", destroyed[id].kind, destroyed[id].other
        clause = {"destroyed": DESTROYED.get(kind, "OW-825"), "tributed": "OW-517", "left": "OW-314"}[name]
        g.mark_recent(name, id, opened=_opens(g, id, to))
        bound = _bound(g, id, to)
        what = say("ow-at", name=CardName(g.thing(id).card), at=g.place(id))
        whole = say("ow-log-leaves", what=what, how=name, cause=kind or "none", to=bound)
        text = whole if _opens(g, id, to) else say("ow-log-leaves-hidden", what=g.name(id), to=bound)
        told = Event(name, g.seat_of(id), id, other, kind=kind)
        if name == "left":
            g.happen(told, text, clause, known_to=(g.seat_of(id),), whole=whole)
        else:
            g.occur(told, text, clause)
        if to == "banish":
            g.occur(Event("banished", g.seat_of(id), id), None, "OW-311")
        elif to == "hand" or to.startswith("deck"):
            g.occur(Event("returned", g.seat_of(id), id))
    for id in there:
        lane = (lanes or {}).get(id, g.spot(id)[2])
        was, zone = g.kind_of(id), _bound(g, id, to)
        shed(g, id)
        if put(g, id, zone, lane) in ("stack", "stack_bottom"):
            went.setdefault((g.owner_of(id), lane), []).append(id)
            if was != "soul" and g.is_soul(id):
                g.occur(Event("became_soul", g.owner_of(id), id), None, "OW-657")
    for (seat, lane), row in went.items():
        if len(row) > 1:
            g.push(StackOrder(seat=seat, lane=lane, ids=tuple(row)))


def _bound(g: Board, id: Id, to: str) -> str:
    """Where a thing that leaves goes. [OW-557 OW-558 OW-829]"""
    if cast(Any, g.s.things[id]).token:
        return "out"
    return to or ("stack" if g.spot_now(id)[0] == "lane" else "grave")


def _opens(g: Board, id: Id, to: str) -> bool:
    """Whether all see what it is: it was face-up, or goes where it is. [OW-347]"""
    return not g.veiled(id) or _bound(g, id, to) in ("stack", "stack_bottom", "grave", "banish")


def shed(g: Board, id: Id) -> None:
    """The Weapons of a creature that leaves, or is turned face-down, go to their owners' graves. [OW-525 OW-753
    OW-754]"""
    thing = g.s.things[id]
    for each in thing.weapons if isinstance(thing, Creature) else ():
        lose_weapon(g, each)


def lose_weapon(g: Board, id: Id) -> None:
    """A Weapon comes off: sent to the grave, not destroyed. [OW-753 OW-758]"""
    g.remember(id)
    text = say("ow-log-weapon-lost", what=CardName(g.thing(id).card))
    g.occur(Event("weapon_lost", g.seat_of(id), id), text, "OW-754")
    put(g, id, "grave")


def make_room(g: Board, seat: int, lane: int) -> None:
    """Tokens make room for whom comes into their lane: neither dead nor destroyed. [OW-559 OW-560 OW-561]"""
    if id := g.in_lane(seat, lane):
        g.remember(id)
        text = say("ow-log-token-removed", what=g.name(id))
        g.depict(Event("token_removed", g.seat_of(id), id), text, "OW-560")
        shed(g, id)
        put(g, id, "grave")


def relocate(g: Board, ids: Sequence[Id], to: str, lanes: Mapping[Id, int] | None = None) -> None:
    """Cards that are not on the field go somewhere; it is told unless they come from a hidden zone and go to one.
    [OW-317 OW-347]"""
    for id in ids:
        open_ = g.lies_open(id) or to in ("grave", "banish", "stack", "stack_bottom")
        came, seat = g.spot_now(id)[0], g.owner_of(id)
        zone = put(g, id, to, (lanes or {}).get(id, 0))
        about: dict[str, Any] = {"who": SeatName(seat), "to": zone, "came": came or "hand"}
        whole = say("ow-log-sent", open="yes" if open_ else "no", what=CardName(g.thing(id).card), **about)
        text = whole if open_ else say("ow-log-sent-hidden", **about)
        told = Event("sent", seat, id, place=zone)
        g.happen(told, text, "OW-312", known_to=(seat,), whole=None if open_ else whole)
        if zone == "banish":
            g.occur(Event("banished", seat, id))
        if g.is_soul(id):
            g.occur(Event("became_soul", seat, id), None, "OW-987")


class StackOrder(Procedure, tag="stack_order", kw_only=True):
    """Several cards have reached a stack at the same moment: their owner puts them in order, bottom to top. [OW-316]"""

    seat: int
    lane: int
    ids: tuple[Id, ...]

    steps = ("order", "ordered")

    def _top(self, g: Board) -> tuple[Id, ...]:
        row = g.stack(self.seat, self.lane)
        return tuple(id for id in row[-len(self.ids) :] if id in self.ids)

    def order(self, g: Board) -> Verdict:
        """In which order."""
        top = self._top(g)
        if len(top) < len(self.ids) or len({g.thing(id).card for id in top}) < 2:
            return END
        prompt = say("ow-ask-stack-order", lane=self.lane + 1)
        return in_order(self.seat, "stack_order", prompt, g.numbered(top), "OW-316")

    def ordered(self, g: Board, ids: tuple[Id, ...]) -> None:
        """So they lie."""
        side = g.seat(self.seat)
        row = (*side.stacks[self.lane][: -len(ids)], *ids)
        side.stacks = (*side.stacks[: self.lane], row, *side.stacks[self.lane + 1 :])
        g.reshaped()
