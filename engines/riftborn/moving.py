"""How cards change zones and leave the field; what is done with hands and libraries. [RB-221 to RB-239 RB-411 RB-412
RB-826 RB-827 RB-851 RB-852 RB-956 RB-957 RB-971 RB-972 RB-988 RB-1024 RB-1106]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.kernel.cards import decks
from engines.kernel.cards.decks import shuffle
from engines.kernel.cards.packs import looked_at
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from . import geometry
from .board import BESIDE, FIELD, PILES, Board
from .state import Card, CardName, Creature

UNPLAYED = ("hand", "library")
"""From where a DEPLETED card goes to the Discard pile as any other, and where not everybody can read it. [RB-827]"""
OPEN = ("discard", "removed", "resolving", *BESIDE)
"""Where a card can be read by everybody."""


def lift(g: Board, id: Id) -> None:
    """A thing is taken out of where it is; its rank closes up. [RB-411 RB-412]"""
    zone, seat = g.home_of(id)
    side = g.s.seats[seat]
    if zone == "formation":
        g.arrange(seat, geometry.without(side.ranks, id))
    elif zone == "under":
        host = next(each for each in g.creatures(seat) if g.creature(each).under == id)
        cast(Creature, g.edit(host)).under = 0
    elif zone:
        row: tuple[Id, ...] = getattr(side, zone)
        setattr(g.seat(seat), zone, (*row[: (at := row.index(id))], *row[at + 1 :]))
        if zone in BESIDE:
            g.reshaped()


def put(g: Board, id: Id, to: str, by: int | None = None) -> None:
    """A card becomes a new object in a zone of its owner, or as it is played (`by`) beside that player; a token is no
    more. A waiting Spell stays the object that it was. What could not be read before may have become known. [RB-235
    RB-236 RB-237 RB-322 RB-323 RB-1210]"""
    thing: Any = g.s.things[id]
    g.informed = g.informed or to in OPEN and g.zone_of(id) in UNPLAYED
    owner = thing.owner
    seat = owner if by is None else by
    was = thing.since if g.is_in_play(id) else 0
    lift(g, id)
    token = thing.token
    left = g.card_of(id).health if to in ("weapons", "armours") else 0
    since = thing.since if to == "waiting" else g.next_stamp()
    lent = seat != owner
    g.replace(Card(id=id, card=thing.card, owner=owner, since=since, left=left, token=token, was=was, lent=lent))
    side = g.seat(seat)
    if token:
        pass
    elif to == "library_top":
        side.library = (id, *side.library)
    elif to == "library_bottom":
        side.library = (*side.library, id)
    elif to in (*PILES, *BESIDE, "tricks", "trick_set"):
        setattr(side, to, (*getattr(side, to), id))
    if to in FIELD:
        g.reshaped()


def bound(g: Board, id: Id, to: str) -> str:
    """Where a card goes: DEPLETED ones that were played are removed from the game instead of discarded. [RB-826
    RB-827]"""
    return "removed" if to == "discard" and g.zone_of(id) not in UNPLAYED and g.has(id, "DEPLETED") else to


def leave(g: Board, ids: Sequence[Id], to: str = "discard", *, dies: bool = False) -> None:
    """Creatures leave their formations together; whoever waits for it sees them as they last were. What is set aside
    under one goes where a card would have gone; a face-down one is shown. [RB-225 RB-235 RB-612 RB-988 RB-1024]"""
    there = [id for id in dict.fromkeys(ids) if g.stands(id)]
    unders = {id: g.creature(id).under for id in there}
    goes = {id: "out" if g.thing(id).token and not unders[id] else bound(g, unders[id] or id, to) for id in there}
    for id in there:
        _remember(g, id)
    for id in there:
        thing = g.creature(id)
        kind, source = g.s.hit.pop(id, ("none", 0))
        at, how = geometry.called(g.place(id)), "dies" if dies else "left"
        text = say("rb-log-leaves", what=CardName(thing.card), at=at, how=how, to=goes[id])
        g.mark_recent(how, id)
        if dies:
            g.occur(Event("dies", thing.controller, id, g.id_of(source), kind=kind), text, "RB-611")
        else:
            g.happen(Event("leaves", thing.controller, id), text, "RB-236")
        g.occur(Event("left", thing.controller, id, place=goes[id].partition("_")[0]))
    for id in there:
        put(g, id, goes[id])
        if unders[id]:
            put(g, unders[id], goes[id])
    g.informed = g.informed or bool(there)


def _remember(g: Board, id: Id) -> None:
    """A thing as it last was on the field."""
    g.remember(id)
    g.s.left[id] = g.home_of(id)


def break_up(g: Board, id: Id) -> None:
    """A Weapon or an Armour is destroyed. [RB-226 RB-643 RB-653]"""
    seat, to = g.seat_of(id), bound(g, id, "discard")
    _remember(g, id)
    g.depict(Event("broken", seat, id), say("rb-log-broken", what=CardName(g.thing(id).card), to=to), "RB-226")
    put(g, id, to)


def relocate(g: Board, ids: Sequence[Id], to: str) -> None:
    """Cards that are no creatures on the field go somewhere; it is told unless they come from a hidden zone and go to
    one: then to who has looked at them, and of a hand to whose it is. [RB-221 RB-222 RB-224]"""
    for id in ids:
        open_, seat = g.lies_open(id) or to in ("discard", "removed"), g.owner_of(id)
        held = (seat,) if "hand" in (to, g.zone_of(id)) else ()
        knowing = (*held, *[each for each in looked_at(g)(id) if each is not None])
        goes = bound(g, id, to)
        put(g, id, goes)
        text = say("rb-log-sent", who=SeatName(seat), what=CardName(g.thing(id).card), to=goes)
        hidden = say("rb-log-sent-hidden", who=SeatName(seat), to=goes)
        g.happen(
            Event("sent", seat, id, place=goes), text if open_ else hidden, "RB-237", known_to=knowing,
            whole=None if open_ else text,
        )  # fmt: skip


def send(g: Board, ids: Sequence[Id], to: str) -> None:
    """Cards go somewhere, from wherever they lie, a Spell that is being played too. [RB-237 RB-1103]"""
    leave(g, [id for id in ids if g.stands(id)], to)
    others = [id for id in ids if not g.stands(id) and not cast(Any, g.s.things[id]).token]
    relocate(g, [id for id in others if g.zone_of(id) or id in g.resolving()], to)


# ----------------------------------------------------------------------------------------------- hands and libraries


def reshuffle(g: Board, seat: int) -> None:
    """The Discard pile is shuffled into the library. [RB-229 RB-1106]"""
    for id in g.s.seats[seat].discard:
        put(g, id, "library_bottom")
    g.happen(Event("reshuffled", seat), say("rb-log-reshuffles", who=SeatName(seat)), "RB-229")
    shuffle(g, seat)


def draw(g: Board, seat: int, n: int) -> tuple[Id, ...]:
    """A player draws, one card after another; an empty library is refilled as a card is needed. What was drawn
    was seen: nothing before it is taken back. [RB-229 to RB-231 RB-852 RB-1210]"""
    drawn: list[Id] = []
    for _ in range(0 if g.bars("draw", seat) else n):
        if not g.s.seats[seat].library:
            if not g.s.seats[seat].discard:
                g.happen(Event("short", seat), say("rb-log-no-card", who=SeatName(seat)), "RB-231")
                break
            reshuffle(g, seat)
        id = g.s.seats[seat].library[0]
        put(g, id, "hand")
        drawn.append(id)
    decks.told_drawn(g, seat, drawn)
    return tuple(drawn)
