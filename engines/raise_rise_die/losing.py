"""HP and Top Souls: what is about to be lost, what happens instead, and who is defeated. [RD-102 to RD-106 RD-1001 to
RD-1021 RD-1805 RD-1816]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from engines.kernel.ask import Option
from engines.kernel.cards import happening
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName

from .board import Board
from .state import CardName
from .words import MARKERS

ADDED = {f"{name}_added": name for name in MARKERS}
"""The events of markers taken, with the marker."""


# ------------------------------------------------------------------------------------------------------------------- HP


def lose_hp(g: Board, losses: Mapping[int, int], how: str, source: int = 0) -> None:
    """Players lose HP at the same moment, never more than there is; who comes to 0 is defeated on the spot, by a blow
    once it has struck all that it strikes at that moment. [RD-103 RD-105 RD-106]"""
    for seat, n in losses.items():
        lost = min(n, g.side(seat).hp)
        if lost > 0 and not g.over:
            side = g.seat(seat)
            side.hp -= lost
            event = Event("hp_lost", seat, other=source, amount=lost, kind=how)
            if how == "soul":  # which is told already with the Top Soul
                g.depict(event)
                continue
            clause = {"bleed": "RD-1573", "transcend": "RD-1302"}.get(how, "RD-1008")
            g.depict(event, g.text("log-hp-lost", who=SeatName(seat), n=lost, left=side.hp), clause)
    if how != "soul":
        judge(g, {})


def judge(g: Board, emptied: Mapping[int, str]) -> None:
    """Who has no HP left is defeated, and who had no card to lose, each with the clause of that; both at once is a
    draw. [RD-103 RD-104 RD-106]"""
    fallen = [seat for seat in (0, 1) if g.side(seat).hp == 0 or seat in emptied]
    if len(fallen) == 2:
        g.conclude(None, g.text("outcome-both"), "RD-106")
        return
    for seat in fallen:
        winner = SeatName(1 - seat)
        if seat in emptied:
            g.conclude(1 - seat, g.text("outcome-deck", winner=winner, who=SeatName(seat)), emptied[seat])
        else:
            g.conclude(1 - seat, g.text("outcome-hp", winner=winner, who=SeatName(seat)), "RD-103")


def gain_hp(g: Board, seat: int, n: int) -> None:
    """HP are regained, up to Ether. [RD-305]"""
    gained = min(n, g.ether(seat) - g.side(seat).hp)
    if gained > 0:
        side = g.seat(seat)
        side.hp += gained
        text = g.text("log-hp-gained", who=SeatName(seat), n=gained, left=side.hp)
        g.depict(Event("hp_gained", seat, amount=gained), text, "RD-305")


def add_markers(g: Board, seat: int, name: str, n: int) -> None:
    """Markers are taken. [RD-1588]"""
    side = g.seat(seat)
    side.markers[name] = g.markers(seat, name) + n
    text = g.text("log-markers", who=SeatName(seat), n=n, marker=name, left=side.markers[name])
    clause = {"poison": "RD-1560", "bleed": "RD-1572"}.get(name, "RD-1588")
    g.depict(Event(f"{name}_added", seat, amount=n), text, clause)


def take_markers(g: Board, seat: int, name: str, n: int, clause: str) -> int:
    """Markers are removed, as many as there are: how many. [RD-1813]"""
    taken = min(n, g.markers(seat, name))
    if taken > 0:
        side = g.seat(seat)
        side.markers[name] -= taken
        text = g.text("log-unmarked", who=SeatName(seat), n=taken, marker=name, left=side.markers[name])
        g.happen(Event("unmarked", seat, amount=taken), text, clause)
    return taken


# ------------------------------------------------------------------------------------------------ what happens instead


def victim(event: Event) -> int:
    """Whom what is about to come about befalls."""
    assert event.seat is not None
    return event.seat


def come_about(g: Board, events: Sequence[Event]) -> None:
    """Several things come about at the same moment, unless something happens instead. [RD-106 RD-1805]"""
    rows = tuple(each for each in events if each.amount > 0 or each.name == "soul_lost")
    if any(happening.shields(g, each) for each in rows):
        g.push(Happening(events=rows))
    elif rows:
        commit(g, rows)


class Happening(happening.Happening, tag="happening", kw_only=True):
    """Things are about to come about: what may happen instead can be declined. [RD-1805]"""

    is_line = True

    def options(self, g: Board, found: Sequence[happening.Shield]) -> list[Option]:
        """Who suffers the event, or owns the card moved, picks one, or none."""
        none = [Option("none", g.text("shield-none"), -1)] if all(each.may for each in found) else []
        return [*super().options(g, found), *none]

    def commit(self, g: Board) -> None:
        """What is left comes about."""
        commit(g, self.left)


def commit(g: Board, events: Sequence[Event]) -> None:
    """Things come about together: HP are lost at once, blows fall at once."""
    losses = {victim(each): each.amount for each in events if each.name == "hp_lost"}
    if losses:
        lose_hp(g, losses, events[0].kind, events[0].other)
    blows = tuple(each for each in events if each.name in ("damaged", "burned"))
    if blows:
        g.push(Hit(blows=blows))
    for event in events:
        if event.name == "soul_lost":
            g.put(event.subject, "void" if event.kind == "burn" else "discard")
        elif event.name in ADDED:
            add_markers(g, victim(event), ADDED[event.name], event.amount)


# ----------------------------------------------------------------------------------------------------------- Top Souls


class Hit(Procedure, tag="hit", kw_only=True):
    """Blows at the same moment strike Top Souls one after the other, of each player one at a time, until all of each is
    used up. [RD-106 RD-1001 to RD-1018 RD-1585]"""

    blows: tuple[Event, ...]
    """Those of which something is left."""
    souls: tuple[Id, ...] = ()
    """The Top Soul that each of them strikes now, 0 where there is none."""
    stamp: int = 0
    """The latest stamp before those are lost: one that has a later one by then has been moved."""
    is_line = True

    steps = ("strike", "discard", "wound", "turn", "done")

    def strike(self, g: Board) -> None:
        """It is told how much strikes whom."""
        for each in self.blows:
            g.mark_recent(each.name, victim(each) + 1, amount=each.amount)
            text = g.text("log-struck", who=SeatName(victim(each)), n=each.amount, how=each.name)
            g.occur(each, text, "RD-1585" if _burns(each) else "RD-1001")

    def discard(self, g: Board) -> Verdict:
        """The next Top Souls are lost, where there is damage left. [RD-1015]"""
        spared = g.option("burn_deckout") == "harmless"
        self.blows = tuple(
            each
            for each in self.blows
            if each.amount > 0 and not (_burns(each) and spared and not g.side(victim(each)).deck)
        )
        if not self.blows:
            return "done"
        for each in self.blows:
            reveal(g, victim(each), lost=True)
        self.souls, self.stamp = tuple(g.top_soul(victim(each)) for each in self.blows), g.s.stamp
        come_about(g, [_lost(g, blow, soul) for blow, soul in self._struck()])
        return None

    def _struck(self) -> list[tuple[Event, Id]]:
        return [(blow, soul) for blow, soul in zip(self.blows, self.souls, strict=True) if soul]

    def wound(self, g: Board) -> None:
        """Their SV is lost in HP. [RD-1002]"""
        for blow, soul in self._struck():
            if g.card(soul).since <= self.stamp:
                g.put(soul, "void" if _burns(blow) else "discard")  # what happened instead left it where it was
            g.occur(Event("soul_lost", victim(blow), soul, amount=g.sv(soul), kind=_how(blow)))
        come_about(g, [Event("hp_lost", victim(blow), other=blow.other, amount=g.sv(soul), kind="soul")
                       for blow, soul in self._struck()])  # fmt: skip

    def turn(self, g: Board) -> Verdict:
        """Who has lost the last HP by it, or had no card to lose, is defeated; else new ones are turned before anything
        else, and the rest strikes those. [RD-104 RD-1003 RD-1004 RD-1006 RD-1015 RD-1017 RD-1018]"""
        rows = list(zip(self.blows, self.souls, strict=True))
        judge(g, {victim(blow): "RD-1015" if _burns(blow) else "RD-104" for blow, soul in rows if not soul})
        if g.over:
            return END
        self.blows = tuple(structs.replace(blow, amount=blow.amount - g.sv(soul)) for blow, soul in rows)
        for each in self.blows:
            reveal(g, victim(each), lost=each.amount > 0)
        return "discard"

    def done(self, g: Board) -> None:
        """What was set off comes next."""
        if g.s.heard and not g.in_line():
            g.settle()


def _burns(blow: Event) -> bool:
    return blow.name == "burned"


def _how(blow: Event) -> str:
    """How a Top Soul is lost by it."""
    return "burn" if _burns(blow) else "damage"


def _lost(g: Board, blow: Event, soul: Id) -> Event:
    """A Top Soul is about to be lost; it is told, with what that costs. [RD-1002 RD-1021]"""
    sv, hp = g.sv(soul), g.side(victim(blow)).hp
    g.mark_recent("soul_lost", soul, amount=sv)
    text = g.text("log-soul-lost", who=SeatName(victim(blow)), card=CardName(g.card(soul).card), sv=sv, before=hp,
               left=max(0, hp - sv), how=_how(blow))  # fmt: skip
    event = Event("soul_lost", victim(blow), soul, amount=sv, kind=_how(blow))
    g.happen(event, text, "RD-1013" if _burns(blow) else "RD-1001", "RD-1002", "RD-1021")
    return event


def reveal(g: Board, seat: int, *, lost: bool = False) -> None:
    """The first card of a deck is turned face up, if none is; of one that is `lost` at once only that is told. [RD-505
    RD-613 RD-614 RD-1006]"""
    side = g.side(seat)
    if side.turned or not side.deck:
        return
    g.seat(seat).turned = True
    g.informed = True
    top = side.deck[0]
    g.mark_recent("revealed", seat + 1)
    text = g.text("log-top-soul", who=SeatName(seat), card=CardName(g.card(top).card), sv=g.sv(top))
    g.happen(Event("revealed", seat, top), None if lost else text, "RD-401")
