"""How cards change zones and leave the field. [OW-304 to OW-320 OW-557 OW-558 OW-753 OW-754 OW-828 OW-834 OW-987]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.kernel.ask import in_order, which
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say
from engines.kernel.zones import readers

from .board import PILES, Board
from .state import Card, CardName, Creature

BACK = ("hand", "deck", "deck_top", "deck_bottom")
"""Where a card goes that is returned."""


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
    seat, token = thing.owner, thing.token
    was = thing.since if not token and (g.is_in_play(id) or getattr(thing, "host", 0)) else 0
    lift(g, id)
    turn = g.s.turn if down else 0
    g.replace(
        Card(id=id, card=thing.card, owner=seat, since=g.next_stamp(), down=down, turn=turn, was=was, token=token)
    )
    to, side = _sent(g, id, to), g.seat(seat)
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
    went: dict[Id, int] = {}
    for id in there:
        g.remember(id)
        name, kind, other = "tributed" if tributed else "left", "", 0
        if destroyed is not None:
            name, kind, other = "destroyed", destroyed[id].kind, destroyed[id].other
        clause = {"destroyed": DESTROYED.get(kind, "OW-825"), "tributed": "OW-517", "left": "OW-314"}[name]
        bound, worn = _bound(g, id, to), g.spot_now(id)[0] == "weapon"
        fate = "banished" if bound == "banish" else "returned" if to in BACK and bound != "out" else ""
        g.mark_recent(name if name != "left" else fate or "weapon_lost" * worn or name, id, opened=_opens(g, id, to))
        what = say("ow-at", name=CardName(g.thing(id).card), at=g.place(id))
        whole = say("ow-log-leaves", what=what, how=name, cause=kind or "none", to=bound)
        text = whole if _opens(g, id, to) else say("ow-log-leaves-hidden", what=g.name(id), to=bound)
        told = Event(name, g.seat_of(id), id, other, kind=kind)
        if name == "left":
            g.happen(told, text, clause, known_to=(g.seat_of(id),), whole=whole)
        else:
            g.occur(told, text, clause)
        if fate:
            g.occur(Event(fate, g.seat_of(id), id), None, *(["OW-311"] if fate == "banished" else []))
        if worn:
            g.occur(Event("weapon_lost", g.seat_of(id), id), None, "OW-758")
    for id in there:
        lane = (lanes or {}).get(id, g.spot(id)[2])
        was, zone = g.kind_of(id), _bound(g, id, to)
        shed(g, id, there)
        if put(g, id, zone, lane) in ("stack", "stack_bottom"):
            went[id] = lane
            if was != "soul" and g.is_soul(id):
                g.occur(Event("became_soul", g.owner_of(id), id), None, "OW-657")
    order_stacks(g, went)


def is_kept(g: Board, id: Id, to: str) -> bool:
    """Whether something is kept from being returned where it is sent. [OW-239]"""
    return to in BACK and g.is_in_play(id) and g.forbidden("be_returned", id)


def _bound(g: Board, id: Id, to: str) -> str:
    """Where a thing that leaves goes. [OW-829]"""
    return _sent(g, id, to or ("stack" if g.spot_now(id)[0] == "lane" else "grave"))


def _sent(g: Board, id: Id, to: str) -> str:
    """Where a card comes that is sent somewhere. [OW-313 OW-557 OW-558]"""
    token = cast(Any, g.s.things[id]).token
    return "out" if token else "extra" if to in BACK and g.card_of(id).extra else to


def _opens(g: Board, id: Id, to: str) -> bool:
    """Whether all see what it is: it was face-up, or goes where it is. [OW-347]"""
    return not g.veiled(id) or _bound(g, id, to) in ("stack", "stack_bottom", "grave", "banish")


def shed(g: Board, id: Id, leaving: Sequence[Id] = ()) -> None:
    """The Weapons of a creature that leaves, or is turned face-down, go to their owners' graves, but for what is
    `leaving` by itself. [OW-525 OW-753 OW-754]"""
    thing = g.s.things[id]
    for each in thing.weapons if isinstance(thing, Creature) else ():
        if each not in leaving:
            lose_weapon(g, each)


def lose_weapon(g: Board, id: Id) -> None:
    """A Weapon comes off: sent to the grave, not destroyed. [OW-753 OW-758]"""
    g.remember(id)
    text = say("ow-log-weapon-lost", what=CardName(g.thing(id).card))
    g.depict(Event("weapon_lost", g.seat_of(id), id), text, "OW-754")
    put(g, id, "grave")


class GiveUp(Procedure, tag="give_up", kw_only=True):
    """A creature carries more Weapons than it may: any but what it has just got can be given up. [OW-752 OW-753]"""

    host: int
    kept: Id = 0

    steps = ("ask", "given")

    def ask(self, g: Board) -> Verdict:
        """Which one."""
        id = g.id_of(self.host)
        if not g.still((self.host,)) or len(g.creature(id).weapons) <= g.slots(id):
            return END
        options = g.options([each for each in g.creature(id).weapons if each != self.kept] or (self.kept,))
        return which(g.seat_of(id), "weapon", say("ow-ask-weapon", what=g.name(id)), options, "OW-753")

    def given(self, g: Board, id: Id) -> Verdict:
        """It goes to its owner's grave."""
        lose_weapon(g, id)
        return "ask"


def make_room(g: Board, seat: int, lane: int) -> None:
    """Tokens make room for whom comes into their lane: neither dead nor destroyed. [OW-559 OW-560 OW-561]"""
    if id := g.in_lane(seat, lane):
        g.remember(id)
        text = say("ow-log-token-removed", what=g.name(id))
        g.depict(Event("token_removed", g.seat_of(id), id), text, "OW-560")
        shed(g, id)
        put(g, id, "grave")


def relocate(g: Board, ids: Sequence[Id], to: str, lanes: Mapping[Id, int] | None = None) -> None:
    """Cards that are not on the field go somewhere. Of one that comes from a hidden zone and goes to one only who can
    read it there or there is told which it is. [OW-317 OW-347]"""
    for id in ids:
        open_ = g.lies_open(id) or to in ("grave", "banish", "stack", "stack_bottom")
        came, seat, knew = g.spot_now(id)[0], g.owner_of(id), readers(g.rules.zones, g, id)
        zone = put(g, id, to, (lanes or {}).get(id, 0))
        about: dict[str, Any] = {"who": SeatName(seat), "to": zone, "came": came or "hand"}
        whole = say("ow-log-sent", open="yes" if open_ else "no", what=CardName(g.thing(id).card), **about)
        text = whole if open_ else say("ow-log-sent-hidden", **about)
        known = (*knew, *readers(g.rules.zones, g, id))
        g.happen(Event("sent", seat, id, place=zone), text, "OW-312", known_to=known, whole=None if open_ else whole)
        if zone == "banish":
            g.depict(Event("banished", seat, id))
        if g.is_soul(id):
            g.depict(Event("became_soul", seat, id), None, "OW-987")


def order_stacks(g: Board, went: Mapping[Id, int]) -> None:
    """What has reached its owners' stacks together is put in order. [OW-316]"""
    at = {id: (g.owner_of(id), lane) for id, lane in went.items()}
    for seat, lane in dict.fromkeys(at.values()):
        ids = tuple(id for id in at if at[id] == (seat, lane))
        if len(ids) > 1:
            g.push(StackOrder(seat=seat, lane=lane, ids=ids))


class StackOrder(Procedure, tag="stack_order", kw_only=True):
    """Several cards have reached a stack at the same moment: their owner puts them in order, bottom to top. [OW-316]"""

    seat: int
    lane: int
    ids: tuple[Id, ...]

    steps = ("order", "ordered")

    def order(self, g: Board) -> Verdict:
        """In which order."""
        there = tuple(id for id in g.stack(self.seat, self.lane) if id in self.ids)
        if len(there) < len(self.ids) or len({g.thing(id).card for id in there}) < 2:
            return END
        prompt = say("ow-ask-stack-order", lane=self.lane + 1)
        return in_order(self.seat, "stack_order", prompt, g.numbered(there), "OW-316")

    def ordered(self, g: Board, ids: tuple[Id, ...]) -> None:
        """So they lie, in the places that they have."""
        side, left = g.seat(self.seat), iter(ids)
        row = tuple(next(left) if id in ids else id for id in side.stacks[self.lane])
        side.stacks = (*side.stacks[: self.lane], row, *side.stacks[self.lane + 1 :])
        g.reshaped()
