"""Markers, which record what was used, and marks, by which an effect finds something again. [RZ-1021 to RZ-1025
RZ-1622]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Local, SeatName, Text, Word, say

from .state import Fighter, Tracked

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading


def change_marker(g: Duel, name: str, ids: Sequence[int], *, placed: bool) -> None:
    """A Marker is placed or removed by an effect. [RZ-1025]"""
    for id in ids:
        if id < g.first_id:
            mark_seat(g, id - 1, name, placed=placed)
        elif isinstance(g.known(id), Fighter):
            mark_slot(g, g.controller(id), cast(Fighter, g.known(id)).slot, placed=placed)


def marker_ids(g: Reading, name: str, ids: Sequence[int], scope: Scope) -> tuple[int, ...]:
    """Whose Marker is meant: an ULTIMATE Marker of a player is that of the effect's own Fighter. [RZ-1025]"""
    user = g.user_of(scope.this) if name == "ultimate" else 0
    return tuple([user if user and id < g.first_id else id for id in ids])


def mark_slot(g: Duel, seat: int, slot: int, *, placed: bool = True) -> None:
    """An ULTIMATE Marker on a slot. [RZ-848 RZ-857]"""
    side = g.seat(seat)
    if (slot in side.ultimate) == placed:
        return
    side.ultimate = tuple(sorted({*side.ultimate, slot} if placed else {*side.ultimate} - {slot}))
    at = f"{SEATS[seat]}{slot + 1}"
    _marked(
        g,
        seat,
        say("rz-log-marked", marker="ULTIMATE", at=at) if placed else say("rz-log-unmarked", marker="ULTIMATE", at=at),
        placed,
        "RZ-1022",
    )


def mark_seat(g: Duel, seat: int, kind: str, *, placed: bool = True) -> None:
    """A LEGENDARY or UNIQUE Marker in a Numen zone. [RZ-850 RZ-911]"""
    side = g.seat(seat)
    if getattr(side, kind) == placed:
        return
    setattr(side, kind, placed)
    words: dict[str, Word] = {"marker": kind.upper(), "at": SeatName(seat)}
    text = Text("rz-log-marked", words) if placed else Text("rz-log-unmarked", words)
    _marked(g, seat, text, placed, "RZ-1023" if kind == "legendary" else "RZ-1024")


def _marked(g: Duel, seat: int, text: Text, placed: bool, clause: str) -> None:
    """A Marker records a use, for everybody to see. [RZ-1021]"""
    event = Event("marker_placed" if placed else "marker_removed", seat)
    g.happen(event, text, clause)
    if placed:
        g.occur(event)


def mark_word(g: Reading, name: str) -> Local:
    """What a mark is called, in other languages as the cards that speak of it say. [RZ-1622]"""
    known: dict[str, Local] = g.cards.memory.setdefault("marks", {})
    if name not in known:
        others: dict[str, str] = {}
        for id in sorted(g.cards):
            for locale, said in g.cards[id].marks.items():
                others.setdefault(locale, said.get(name, ""))
        known[name] = Local(name, {locale: said for locale, said in others.items() if said})
    return known[name]


def mark(g: Duel, id: Id, name: str) -> None:
    """Something in play gets a mark, for everybody to see, as long as it is that object. [RZ-1622]"""
    thing = g.s.things[id] if id >= g.first_id else None
    if isinstance(thing, Tracked) and g.is_in_play(id) and name not in thing.marks:
        g.alter(id).marks = (*thing.marks, name)
        text = say("rz-log-mark", what=g.name(id), mark=mark_word(g, name))
        g.happen(Event("marked", subject=id, kind=name), text, "RZ-1622")


def unmark(g: Duel, id: Id, name: str) -> None:
    """Something loses a mark, one that was given for a time as well. [RZ-1622]"""
    if id >= g.first_id and g.marked(id, name):
        thing = g.s.things[id]
        if name in thing.marks:
            g.alter(id).marks = tuple(each for each in thing.marks if each != name)
        g.drop([each.lasting for each in g.parts_on("mark", id) if each.lasting is not None and each.part.name == name])
        text = say("rz-log-unmark", what=g.name(id), mark=mark_word(g, name))
        g.happen(Event("unmarked", subject=id, kind=name), text, "RZ-1622")
