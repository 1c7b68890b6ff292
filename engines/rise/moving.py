"""How cards change zones and leave play. [RS-301 to RS-313 RS-916 RS-917]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Text, say

from . import replacements
from .board import Board
from .combat import drop_out
from .counters import is_standing, unbind
from .state import FIRST_ID, Card, CardName


def zone_of(g: Board, id: Id) -> tuple[int, str] | None:
    """The zone that a card lies in, with whose it is; None for one that is under way."""
    for seat, side in enumerate(g.s.seats):
        for zone in ("library", "hand", "cemetery", "excluded", "removed"):
            if id in getattr(side, zone):
                return seat, zone
    return None


def take_out(g: Board, id: Id) -> None:
    """A card that is not in play is taken out of the zone it is in."""
    found = zone_of(g, id)
    if found is not None:
        seat, zone = found
        side = g.seat(seat)
        setattr(side, zone, tuple(each for each in getattr(side, zone) if each != id))
        stir(g, id, zone)
        if zone == "hand":
            g.edit(id).known_to = ()


def lift(g: Board, id: Id) -> None:
    """A card in play is on its battlefield no more."""
    side = g.seat(g.permanent(id).controller)
    side.field = tuple(each for each in side.field if each != id)


def put_from_chain(g: Board, id: Id) -> None:
    """A card that waited on the chain goes to its owner's Cemetery, unless what it did put it elsewhere. [RS-516
    RS-604]"""
    if isinstance(g.s.things[id], Card) and zone_of(g, id) is None:
        put(g, id, "cemetery")
        g.stale()


def put(g: Board, id: Id, zone: str) -> str:
    """A card that is not in play goes to a zone of its owner: to which in the end. [RS-305 RS-308 RS-315]"""
    found, zone = zone_of(g, id), zone.removesuffix("_top")
    where = found[1] if found is not None else "chain"
    if zone == "cemetery" and where in ("hand", "library", "chain"):
        zone = replacements.diverted(g, Event("buried", g.owner_of(id), id, kind=where)) or zone
    take_out(g, id)
    if found is None or found[1] != zone:
        renew(g, id, was=g.thing(id).since if found is None else 0)
    if found is not None and found[1] == "hand" and zone.startswith("library"):
        lose_sight(g, found[0])
    lay(g, id, zone, g.owner_of(id))
    if zone == "cemetery":
        g.mark_recent("to_cemetery", id)
    return zone.split("_")[0]


def renew(g: Board, id: Id, was: int = 0) -> None:
    """A card that is not in play changes zones, and is a new object; `was` is the stamp of the one that waited on the
    chain. [RS-310]"""
    card = g.edit(id)
    card.since, card.was = g.next_stamp(), was


def lay(g: Board, id: Id, zone: str, seat: int) -> None:
    side = g.seat(seat)
    pile = zone.split("_")[0]
    row = getattr(side, pile)
    setattr(side, pile, (id, *row) if zone in ("library", "library_top") else (*row, id))
    stir(g, id, pile)


def stir(g: Board, id: Id, zone: str) -> None:
    """What works in a Cemetery has come there, or is there no more."""
    if zone == "cemetery" and g.cards[cast(Card, g.s.things[id]).card].lying(zone):
        g.touch()


def lose_sight(g: Board, seat: int, *seeing: int) -> None:
    """Something left a hand unseen: whoever did not see it can't tell any more whether a card that they knew is still
    there. [RS-302 RS-313]"""
    for id in g.s.seats[seat].hand:
        known_to: tuple[int, ...] = g.thing(id).known_to
        if not set(known_to) <= set(seeing):
            g.edit(id).known_to = tuple(each for each in known_to if each in seeing)


def leave(g: Board, ids: Sequence[Id], to: str, *, died: bool = False, sacrificed: bool = False, why: str = "") -> None:
    """Cards leave play together, for a cause (`words.CAUSES`): what is attached to them goes too, and whatever waits
    for it sees them as they last were. Of what would go to a hand, something else may happen instead. [RS-310 RS-812
    RS-916 RS-917 RS-1128 to RS-1130 RS-1134 RS-1135 RS-1144 RS-1205 RS-1307]"""
    why = "sacrifice" if sacrificed else why
    ids = [id for id in dict.fromkeys(ids) if g.is_permanent(id)]
    if to == "hand":
        ids = [id for id in ids if not replacements.replaced(g, "returned", id)]
    going = _going(g, ids, to, why)
    if not going:
        return
    dead = {id for id in ids if died and going[id] in ("cemetery", "excluded")}
    for id, place in going.items():
        _announce_leaving(
            g, id, "nowhere" if g.permanent(id).token else place,
            died=id in dead or place in ("cemetery", "excluded") and _dies_along(g, id, ids),
            why=why if id in ids else "",
        )  # fmt: skip
        if sacrificed and id in ids:
            g.occur(Event("sacrificed", g.seat_of(id), id))
    for id in going:
        thing = g.permanent(id)
        attack, defense = g.values(id)
        g.s.gone[id] = structs.replace(thing, base=(attack, defense))
        g.s.fate[id] = "died" if id in dead else "left"
    for id, place in going.items():
        remove(g, id, place, returned=to == "hand" and (id in ids or _follows(g, id)))
    g.reshaped()
    g.end_lasting(lambda each: _ends_with(g, each))


def _ends_with(g: Board, lasting: Lasting) -> bool:
    """Whether what lasts ends as something leaves: on that, or as long as that stays. What lasts as long as anything
    else is so waits for the state check. [RS-310 RS-729]"""
    if lasting.until == "while":
        return bool(lasting.subject) and not g.there(lasting.subject)
    return g.is_over(lasting)


def _dies_along(g: Board, id: Id, ids: Sequence[Id]) -> bool:
    return False if id in ids else g.kind_of(id) in ("creature", "door")


def _going(g: Board, ids: Sequence[Id], to: str, why: str) -> dict[Id, str]:
    """What leaves, with the zone that it is bound for: attached cards after their hosts, unless they are named
    themselves. [RS-1116 RS-1128 to RS-1130 RS-1144 RS-1205]"""
    going: dict[Id, str] = {}
    for id in ids:
        going[id] = _bound_for(g, id, to, why)
        returns = going[id] == "hand" and not g.permanent(id).token
        for each in g.attachments(id):
            if each not in ids:
                going[each] = _bound_for(g, each, "hand" if returns and _follows(g, each) else "cemetery")
    return going


def _follows(g: Board, id: Id) -> bool:
    """Whether an attached card is returned with what it is attached to. [RS-1116 RS-1129]"""
    return g.has(id, "Equipment") or g.has(id, "Bomb")


def _bound_for(g: Board, id: Id, to: str, why: str = "") -> str:
    """The zone that a card is bound for in the end: it may be excluded instead of being buried. [RS-315 RS-1135]"""
    thing = g.permanent(id)
    if to == "cemetery":
        to = replacements.destination(g, id, reanimated="reanimated" in thing.marks, kind=why)
        to = to or replacements.diverted(g, Event("buried", thing.owner, id, kind="play")) or "cemetery"
    return to


def _announce_leaving(g: Board, id: Id, place: str, *, died: bool, why: str) -> None:
    """What leaves play is told and noticed while it is still there. [RS-625]"""
    thing = g.permanent(id)
    seat, place = thing.controller, place.split("_")[0]
    fights = g.kind_of(id) in ("creature", "door")
    name = g.name(id)
    if died and fights:
        g.mark_recent("died", id)
        clause = "RS-1135" if place == "excluded" else "RS-1144" if place == "nowhere" else "RS-916"
        g.occur(Event("dies", seat, id, kind=why, place=place), say("rs-log-dies", what=name, place=place), clause)
    else:
        g.mark_recent({"hand": "returned", "excluded": "excluded"}.get(place, "leaves"), id)
        clause = "RS-1144" if place == "nowhere" else "RS-1115" if place == "hand" else "RS-305"
        g.happen(Event("left", seat, id, place=place), say("rs-log-leaves", what=name, place=place), clause)
    g.occur(Event("leaves", seat, id, place=place))
    if place == "cemetery":
        g.occur(Event("to_cemetery", seat, id, kind=why, place=place))
    elif place == "excluded":
        g.occur(Event("excluded", seat, id, place=place))
    elif place == "hand":
        g.occur(Event("returned", seat, id, place=place))


def remove(g: Board, id: Id, place: str, *, returned: bool = False) -> None:
    """A card leaves its battlefield, and the cards that it covered with it; a token goes nowhere. To a hand it goes as
    the option says where it is returned there, to its owner's instead of a Cemetery. [RS-315 RS-1054 RS-1115 RS-1144]
    """
    thing = g.permanent(id)
    kept = (
        returned and place == "hand" and g.option("return_to") == "controller" and not g.s.seats[thing.controller].out
    )
    lift(g, id)
    unbind(g, thing.host, id)
    for each in (*thing.parts, id):
        part = cast(Any, g.s.things[each])
        seat = thing.controller if kept else part.owner
        known_to = (part.owner,) if seat != part.owner else ()
        g.replace(Card(
            id=each, card=part.card, owner=part.owner, token=thing.token and each == id, known_to=known_to,
            since=g.next_stamp(), was=thing.since if each == id else 0,
        ))  # fmt: skip
        if each != id or not thing.token:
            lay(g, each, place, seat)
    drop_out(g, id)


def relocate(g: Board, ids: Iterable[int], zone: str) -> None:
    """Cards that are not in play go to a zone of their owners; it is told unless they come from a hidden zone and go to
    one. [RS-301 RS-302 RS-305]"""
    for id in ids:
        if id < FIRST_ID or not isinstance(g.s.things[id], Card) or g.thing(id).token:
            continue
        open_ = g.lies_open(id) or zone in ("cemetery", "excluded")
        place = put(g, id, zone)
        if open_:
            text = say("rs-log-leaves", what=CardName(g.thing(id).card), place=place)
            g.happen(Event("moved", g.owner_of(id), id, place=place), text, "RS-308")


def destroy(g: Board, ids: Sequence[int], frame: Effect | None = None, note: str = "", why: str = "destroy") -> None:
    """Cards are destroyed, for a cause (`words.CAUSES`): to their owners' Cemeteries, together; Summoners are lost.
    [RS-909 RS-916 RS-917]"""

    for id in ids:
        if is_standing(g, id):
            g.edit(id).life = 0
    there = tuple(dict.fromkeys(id for id in ids if g.is_permanent(id)))
    if not there:
        return
    events = tuple([replacements.happening(g, "destroyed", id, why) for id in there])
    if any(replacements.shields_of(g, each) for each in events):
        g.push(Doom(events=events, note=note))
        return
    leave(g, there, "cemetery", died=True, why=why)
    if note and frame is not None:
        frame.note(note, g.handles(there))


def exclude(g: Board, ids: Sequence[int]) -> None:
    """Cards are excluded; they have not died. [RS-306 RS-916]"""
    there = tuple(id for id in ids if g.is_permanent(id))
    leave(g, there, "excluded")
    relocate(g, (id for id in ids if id not in there), "excluded")


def return_to_hand(g: Board, ids: Sequence[int]) -> bool:
    """Cards in play go to their controllers' hands, cards elsewhere to their owners': whether any do. [RS-1115
    RS-1116]"""
    there = tuple(id for id in ids if g.is_permanent(id))
    others = tuple(id for id in ids if id >= FIRST_ID and isinstance(g.s.things[id], Card))
    leave(g, there, "hand")
    relocate(g, others, "hand")
    return bool(others) or not all(map(g.is_permanent, there))


class Doom(replacements.Replacing, tag="doom", kw_only=True):
    """Cards are destroyed where something may happen instead: their controllers pick among several. [RS-1307]"""

    note: str = ""

    def prompt(self, g: Board) -> Text:
        """What happens instead of a destruction."""
        return say("rs-ask-shield", what=g.name(self.event(g).subject))

    def commit(self, g: Board) -> None:
        """The others die together."""
        there = g.still(tuple(each.subject for each in self.left))
        if self.note:
            next(iter(g.below(Effect))).note(self.note, g.handles(there))
        leave(g, there, "cemetery", died=True, why=self.events[0].kind)
