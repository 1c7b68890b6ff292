"""A running match: what its cards' operations do. Writers are in the rooms that these call."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import decks
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import NOTED, Effect
from engines.kernel.event import Event

from .actions import RESPONSES
from .board import Board
from .entering import settle_control, swap
from .hands import Arranging, draw
from .happening import check, come_about, gain_lf, is_safe
from .items import hang
from .moving import put
from .paying import Dues, PayCost, cost_dues, discard


class Lanes(Board):
    """A match of OWR."""

    arranging, responses = Arranging, RESPONSES
    put, throw_away, do_swap = put, discard, swap

    # ---------------------------------------------------------------- the ground

    def between(self, frame: Effect) -> None:
        """The check is made between operations, and nothing is played there. [OW-105 OW-825 OW-960]"""
        if self.s.dirty:
            check(self)

    def begun(self, part: Any) -> None:
        """Control is taken once all of it has begun. [OW-980]"""
        if part.word == "control":
            settle_control(self)

    # ---------------------------------------------------------------- payments inside effects

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Dues, ...]:
        """How a payment inside an effect can be made, if it can: with what is asked as it is made. [OW-654]"""
        ways = cost_dues(self, self.id_of(frame.this), cost, self.payers_scope(seat, frame))
        return tuple(way for way in ways if way.fault(self) is None)

    def pay(self, seat: int, cost: Cost, way: Dues, frame: Any) -> None:
        """A payment inside an effect is made."""
        self.push(PayCost.of(self, seat, cost, way.place, frame))

    # ---------------------------------------------------------------- creatures and stacks

    def do_destroy(self, frame: Any, ids: tuple[int, ...], op: Any) -> Any:
        """Cards are destroyed. [OW-829 OW-978 OW-988]"""
        by = self.id_of(frame.this)
        there = [id for id in ids if self.is_in_play(id) and not is_safe(self, id, "effect")]
        rows = [Event("destroyed", self.seat_of(id), id, by, kind="effect") for id in there]
        come_about(self, rows, op.as_)
        return NOTED

    def do_attach(self, frame: Any, ids: tuple[int, ...], hosts: tuple[int, ...]) -> bool:
        """A Weapon is attached. [OW-751 OW-752]"""
        takes = hosts and hosts[0] in self.all_creatures() and not self.veiled(hosts[0])
        weapons = [id for id in ids if takes and self.card_of(id).kind == "weapon"]
        for id in weapons:
            hang(self, id, hosts[0])
        return bool(weapons)

    def do_cancel(self, frame: Any, refs: tuple[int, ...], op: Any) -> bool:
        """What waits does nothing. [OW-623 OW-818 OW-964]"""
        items = [item for ref in refs if ref < 0 and (item := self.item(ref)) is not None]
        return any([self.call_off(item, "OW-623") for item in items if not item.begun])

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> bool:
        """Players regain LF. [OW-107]"""
        return any([gain_lf(self, seat, n) for seat in seats])

    # ---------------------------------------------------------------- hands and decks

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw. [OW-983]"""
        return self.handles(draw(self, seats, n))

    def do_mill(self, frame: Any, seats: tuple[int, ...], n: int, to: str = "grave") -> tuple[int, ...]:
        """The top cards of decks go to graves, or are banished. [OW-317]"""
        gone = decks.milled(self, frame, seats, n, to)
        for id in map(self.id_of, gone) if to == "banish" else ():
            self.depict(Event("banished", self.owner_of(id), id))
        return gone
