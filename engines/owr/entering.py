"""How creatures and tokens come into lanes and change them. [OW-501 to OW-514 OW-551 to OW-572 OW-901 to OW-916
OW-980]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Ask, Choice, Option, cautious, one_of, which
from engines.kernel.cards.telling.sentences import yes
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from .board import Board
from .moving import leave, lift, make_room, shed
from .state import Card, CardName, Creature, lane_of_cell, place_of
from .zones import shown

ARRIVED = "+"
"""Stands in the place of what is to be done, for a creature that has come by an effect and waits for its window.
[OW-961]"""
UP, DOWN = "up", "down"


def enter(g: Board, id: Id, seat: int, lane: int, *, down: bool, how: str) -> Event:
    """A creature comes into a lane as a new object; tokens there make room. [OW-315 OW-510 OW-559 OW-563]"""
    card, thing = g.card_of(id), g.thing(id)
    down = down and card.kind != "token"
    make_room(g, seat, lane)
    lift(g, id)
    g.replace(Creature(
        id=id, card=thing.card, owner=thing.owner, since=g.next_stamp(), controller=seat, home=seat, lane=lane,
        down=down, entered_down=down, arrived=g.s.turn, turned=g.s.turn, token=card.kind == "token",
    ))  # fmt: skip
    stand(g, id, seat, lane)
    whole = say(
        "ow-log-summoned", who=SeatName(seat), what=CardName(thing.card), lane=lane + 1, how=how, down=yes(down)
    )
    text = say("ow-log-summoned-down", who=SeatName(seat), lane=lane + 1, how=how) if down else whole
    clause = {"normal": "OW-501", "token": "OW-552"}.get(how, "OW-505")
    event = Event("summoned", seat, id, kind=f"{how} {DOWN if down else UP}")
    return g.depict(event, text, clause, known_to=(seat, thing.owner), whole=whole)


def stand(g: Board, id: Id, seat: int, lane: int) -> None:
    """A creature stands in a lane, and in no other one."""
    for side in (g.seat(0), g.seat(1)):
        side.lanes = tuple(0 if each == id else each for each in side.lanes)
    side = g.seat(seat)
    side.lanes = (*side.lanes[:lane], id, *side.lanes[lane + 1 :])
    g.edit(id).lane = lane
    g.reshaped()


def arrive(g: Board, id: Id, card: str, event: Event, note: str) -> None:
    """A creature that came by an effect waits for its window, with the card that came: it may be one of a pile. The
    effect calls it by a name. [OW-568 OW-961]"""
    g.s.heard.append(Heard(seat=g.seat_of(id), this=g.handle(id), card=card, where=ARRIVED, event=event))
    g.bring(note, (id,))


def lane_options(
    g: Board, seat: int, lanes: Sequence[int], *, then: Any = None, leaving: bool = False, piling: bool = False
) -> list[Option]:
    """Lanes of a player as options, by their numbers, with what stands there, unless it is `leaving` before. Tokens
    make room, unless what comes is a token that is `piling` up on them."""
    return [
        Option(str(lane + 1), say("ow-lane-option", lane=lane + 1, stands=g.name(id) if id else "", some=some), lane,
               then, (place_of(seat, lane),))
        for lane in lanes
        for id in (g.in_lane(seat, lane),)
        for some in ("room" if id and g.creature(id).token and not piling else yes(id and not leaving),)
    ]  # fmt: skip


def face_level() -> Choice:
    """Which side up. [OW-502 OW-506]"""
    options = [Option(UP, say("ow-face-up"), False), Option(DOWN, say("ow-face-down-option"), True)]
    return one_of(say("ow-ask-face"), options)


class Special(Procedure, tag="special", kw_only=True):
    """Creatures are Special Summoned, one after another. [OW-505 to OW-509 OW-982]"""

    seat: int
    """Who summons, and picks."""
    side: int
    """On whose side."""
    ids: tuple[int, ...]
    """By handle."""
    wanted: tuple[int, ...] = ()
    """The lanes that are wanted, if they can take it."""
    only: bool = False
    face: str = "choose"
    note: str = ""

    steps = ("ask", "enter")

    def _free(self, g: Board, id: Id) -> tuple[int, ...]:
        """The lanes that one can come into, if it can come at all: a creature card that is in no lane."""
        if not isinstance(g.s.things[id], Card) or g.card_of(id).kind != "creature":
            return ()
        free = g.free_lanes(self.side, over_tokens=True)
        wanted = tuple(lane for lane in free if lane in self.wanted)
        return wanted or (() if self.only else free)

    def ask(self, g: Board) -> Verdict:
        """Into which lane, and which side up. [OW-506 OW-510]"""
        id, down = g.upcoming(self, lambda id: self._free(g, id)), self.face == "choose"
        if not id:
            return END
        options = lane_options(g, self.side, self._free(g, id), then=face_level() if down else None)
        choice = one_of(say("ow-ask-special", what=g.named_to(self.seat, id)), options)
        secret = not (g.lies_open(id) or shown(g)(id))
        return Ask(self.seat, "special", choice, cautious(choice), ("OW-506", "OW-510"), secret=secret)

    def enter(self, g: Board, lane: int, down: bool | None = None) -> Verdict:
        """So it comes."""
        id, self.ids = g.id_of(self.ids[0]), self.ids[1:]
        face = self.face == DOWN if down is None else down
        event = enter(g, id, self.side, lane, down=face, how="special")
        arrive(g, id, g.thing(id).card, event, self.note)
        return "ask"


class Tokens(Procedure, tag="tokens", kw_only=True):
    """Tokens are summoned one after another: into empty lanes; into full ones onto other tokens; else in the place of a
    creature. The last two may be declined. [OW-552 to OW-556 OW-568 OW-571]"""

    seat: int
    side: int
    card: str
    n: int
    wanted: tuple[int, ...] = ()
    note: str = ""

    steps = ("ask", "placed")

    def ask(self, g: Board) -> Verdict:
        """Where the next one goes."""
        if self.n <= 0:
            return END
        free = g.free_lanes(self.side)
        if free:
            wanted = tuple(lane for lane in free if lane in self.wanted) or free
            options = lane_options(g, self.side, wanted)
            return which(self.seat, "token", say("ow-ask-token", what=CardName(self.card)), options, "OW-552")
        piles = [lane for lane in g.row if g.creature(g.in_lane(self.side, lane)).token]
        decline = Option("decline", say("decline"), -1)
        options = lane_options(g, self.side, piles or list(g.row), piling=True)
        chooser = self.seat if piles else self.side
        prompt = say("ow-ask-token-pile" if piles else "ow-ask-token-replace", what=CardName(self.card),
                     own=yes(chooser == self.side))  # fmt: skip
        return Ask(chooser, "token", one_of(prompt, [*options, decline]), "decline", ("OW-556", "OW-571"))

    def placed(self, g: Board, lane: int) -> Verdict:
        """There it comes; a pile keeps its state. [OW-553 OW-555 OW-566]"""
        self.n -= 1
        if lane < 0:
            return "ask"
        before = g.in_lane(self.side, lane)
        if before and g.creature(before).token:
            pile = g.edit(before)
            pile.pile = (*pile.pile, self.card)
            g.reshaped()
            text = say("ow-log-piled", who=SeatName(self.side), what=CardName(self.card), lane=lane + 1)
            event = g.occur(Event("summoned", self.side, before, kind="token up"), text, "OW-553")
            arrive(g, before, self.card, event, self.note)
            return "ask"
        if before:
            leave(g, (before,), "grave")
        id = g.add(lambda id: Card(id=id, card=self.card, owner=self.side, token=True))
        arrive(g, id, self.card, enter(g, id, self.side, lane, down=False, how="token"), self.note)
        return "ask"


# ------------------------------------------------------------------------------------------------------------- turning


def turn_up(g: Board, id: Id, by: str) -> None:
    """A creature is turned face-up: by an attack on it, its player, or an effect. [OW-812 OW-835 OW-935 OW-937]"""
    thing: Any = g.edit(id)
    at = g.place(id)
    thing.down, thing.turned = False, g.s.turn
    g.reshaped()
    clause = {"attack": "OW-812", "player": "OW-512"}.get(by, "OW-937")
    text = say("ow-log-revealed", what=CardName(thing.card), at=at, by=by)
    g.depict(Event("revealed", thing.controller, id, kind=by), text, clause)


def turn_down(g: Board, id: Id) -> None:
    """An effect turns a creature face-down: its Weapons go, its damage stays. Tokens stay as they are. [OW-525
    OW-563]"""
    if g.creature(id).down or g.creature(id).token:
        return
    shed(g, id)
    text = say("ow-log-turned-down", what=g.name(id))
    thing = g.edit(id)
    thing.down, thing.turned = True, g.s.turn
    g.reshaped()
    g.depict(Event("turned_down", thing.controller, id), text, "OW-525")


# -------------------------------------------------------------------------------------------------------------- moving


def move(g: Board, id: Id, lane: int, *, clause: str) -> None:
    """A creature changes lanes; tokens there make room. It is the same creature. [OW-561 OW-755 OW-911 OW-914]"""
    thing = g.creature(id)
    make_room(g, thing.controller, lane)
    text = say("ow-log-moved", what=g.name(id), lane=lane + 1)
    stand(g, id, thing.controller, lane)
    g.depict(Event("moved", thing.controller, id), text, clause)


class Moves(Procedure, tag="moves", kw_only=True):
    """An effect moves creatures, one after another: it needs no arrows. [OW-916]"""

    seat: int
    ids: tuple[int, ...]
    cells: tuple[int, ...] | None = None
    note: str = ""

    steps = ("ask", "moved")

    def _lanes(self, g: Board, id: Id) -> tuple[int, ...]:
        """The lanes that a creature could be put in. [OW-569 OW-906]"""
        thing = g.creature(id)
        free = [lane for lane in g.free_lanes(thing.controller, over_tokens=not thing.token) if lane != thing.lane]
        cells = None if self.cells is None else [lane_of_cell(cell) for cell in self.cells]
        return tuple(lane for lane in free if cells is None or (thing.controller, lane) in cells)

    def ask(self, g: Board) -> Verdict:
        """Which lane."""
        id = g.upcoming(self, lambda id: self._lanes(g, id))
        if not id:
            return END
        options = lane_options(g, g.creature(id).controller, self._lanes(g, id))
        return which(self.seat, "move", say("ow-ask-moves", what=g.name(id)), options, "OW-916")

    def moved(self, g: Board, lane: int) -> Verdict:
        """There."""
        id, self.ids = g.id_of(self.ids[0]), self.ids[1:]
        move(g, id, lane, clause="OW-916")
        g.bring(self.note, (id,))
        return "ask"


def swap(g: Board, a: Id, b: Id) -> bool:
    """Two creatures of a player change lanes, if they are of one and both may move; nothing is overrun. [OW-239]"""
    able = all(id in g.all_creatures() and not g.forbidden("move", id) for id in (a, b))
    if not able or g.seat_of(a) != g.seat_of(b):
        return False
    one, other = g.creature(a), g.creature(b)
    text = say("ow-log-swapped", a=g.name(a), b=g.name(b))
    seat, lanes = one.controller, (one.lane, other.lane)
    stand(g, a, seat, lanes[1])
    stand(g, b, seat, lanes[0])
    g.mark_recent("moved", a, b)
    g.occur(Event("moved", seat, a), text, "OW-916")
    g.occur(Event("moved", seat, b))
    return True


# ------------------------------------------------------------------------------------------------------------- control


def settle_control(g: Board) -> None:
    """Creatures go to who should have them, by the newest effect or because they had them first. [OW-980]"""
    for id, seat, _ in g.displaced()[:1]:
        g.push(ChangeSides(id=g.handle(id), seat=seat))


class ChangeSides(Procedure, tag="change_sides", kw_only=True):
    """A creature changes sides, into a lane that its new controller picks. Without one control is not taken; a creature
    that can't go back goes to its owner's grave. [OW-980]"""

    id: int
    seat: int

    steps = ("ask", "changed")

    def ask(self, g: Board) -> Verdict:
        """Into which lane."""
        if not g.still((self.id,)):
            return END
        id = g.id_of(self.id)
        free = g.free_lanes(self.seat, over_tokens=not g.creature(id).token)
        if not free and g.creature(id).home == self.seat:
            leave(g, (id,), "grave")
        elif not free:
            g.end_lasting(lambda each: each.word == "control" and g.id_of(each.subject) == id)
        if not free:
            return END
        options = lane_options(g, self.seat, free)
        return which(self.seat, "control_lane", say("ow-ask-control", what=g.name(id)), options, "OW-980")

    def changed(self, g: Board, lane: int) -> None:
        """Damage, Weapons and what lasts stay; so does whether it has attacked."""
        id = g.id_of(self.id)
        text = say("ow-log-control", who=SeatName(self.seat), what=g.name(id), lane=lane + 1)
        make_room(g, self.seat, lane)
        thing = g.edit(id)
        thing.controller, thing.sided = self.seat, g.s.turn
        stand(g, id, self.seat, lane)
        g.depict(Event("control_changed", self.seat, id), text, "OW-980")
