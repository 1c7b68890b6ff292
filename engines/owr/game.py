"""A running match: what its cards' operations do. Writers are in the rooms that these call."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import decks
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import NOTED, Effect
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.text import say

from .actions import RESPONSES
from .board import Board
from .entering import settle_control
from .hands import Arranging, draw
from .happening import check, come_about, gain_lf, is_safe
from .items import hang
from .moving import put
from .paying import PayCost, Payment, cost_dues, discard
from .state import FIRST_CELL


class Lanes(Board):
    """A match of OWR."""

    arranging, responses = Arranging, RESPONSES
    put, throw_away = put, discard

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

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Payment, ...]:
        """How a payment inside an effect can be made, if it can: with what is asked as it is made. [OW-654]"""
        dues = cost_dues(self, seat, self.id_of(frame.this), cost, Scope(self, seat, frame.this))
        cards = (0,) * sum(act.n for act in dues.acts)
        return (Payment((0,) * dues.souls, dues.lf, (cards,)),) if dues.payable(self) else ()

    def pay(self, seat: int, cost: Cost, way: Payment, frame: Any) -> None:
        """A payment inside an effect is made."""
        at = self.paid_at(cost, frame)
        self.push(PayCost(seat=seat, this=frame.this, card=frame.card, where=frame.where, at=at))

    # ---------------------------------------------------------------- creatures and stacks

    def do_destroy(self, frame: Any, ids: tuple[int, ...], op: Any) -> Any:
        """Cards are destroyed. [OW-829 OW-978 OW-988]"""
        frame.expect(op.as_)
        by = self.id_of(frame.this)
        there = [id for id in ids if self.is_in_play(id) and not is_safe(self, id, "effect")]
        rows = [Event("destroyed", self.seat_of(id), id, by, kind="effect") for id in there]
        come_about(self, rows, op.as_)
        return NOTED

    def do_attach(self, frame: Any, ids: tuple[int, ...], hosts: tuple[int, ...]) -> None:
        """A Weapon is attached. [OW-751 OW-752]"""
        if hosts and self.kind_of(hosts[0]) == "creature" and not self.veiled(hosts[0]):
            for id in ids:
                if self.card_of(id).kind == "weapon":
                    hang(self, id, hosts[0])

    def do_cancel(self, frame: Any, refs: tuple[int, ...], op: Any) -> None:
        """What waits does nothing. [OW-623 OW-818 OW-964]"""
        for ref in refs:
            item = self.item(ref) if ref < 0 else None
            if item is not None and not item.begun and not item.cancelled:
                item.cancelled = True
                self.touch()
                self.happen(Event("cancelled", item.seat), say("ow-log-cancelled", what=item.text(self)), "OW-623")

    # ---------------------------------------------------------------- damage and LF

    def do_damage(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Damage to creatures and players, at the same moment. [OW-106 OW-823 OW-981]"""
        by = self.id_of(frame.this)
        rows: list[Event] = []
        for id in ids:
            if 0 < id < FIRST_CELL:
                rows.append(Event("lf_lost", id - 1, other=by, amount=n, kind="effect"))
            elif self.kind_of(id) == "creature" and self.is_in_play(id):
                rows.append(Event("damaged", self.seat_of(id), id, by, n, kind="effect"))
        come_about(self, rows)

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players regain LF. [OW-107]"""
        for seat in seats:
            gain_lf(self, seat, n)

    def do_lose(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players lose LF, which is no damage. [OW-114 OW-977]"""
        come_about(self, [Event("lf_lost", seat, amount=n, kind="set") for seat in seats])

    # ---------------------------------------------------------------- hands and decks

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw. [OW-983]"""
        return self.handles(draw(self, seats, n))

    def do_mill(self, frame: Any, seats: tuple[int, ...], n: int, to: str = "grave") -> tuple[int, ...]:
        """The top cards of decks go to graves, or are banished. [OW-317]"""
        gone = decks.milled(self, frame, seats, n, to)
        for id in map(self.id_of, gone) if to == "banish" else ():
            self.occur(Event("banished", self.owner_of(id), id))
        return gone
