"""A running match: what those operations of its cards do that most games have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.decks import look
from engines.kernel.event import Event
from engines.kernel.state import Id, Procedure
from engines.kernel.text import SeatName, say

from . import geometry
from .board import Board
from .checking import Following, check
from .damage import change_life, gain_xp, hurt, put_tokens, strike
from .entering import free_slots
from .motion import not_yielding
from .moving import draw, put
from .playing import Sacrificing
from .state import FIRST_ID


class Rift(Board):
    """A match of Riftborn."""

    def put(self, id: Id, to: str) -> object:
        """A card becomes another object in a zone of its owner."""
        return put(self, id, to)

    def throw_away(self, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
        """Cards of a hand go to the Discard pile. [RB-827]"""
        if not ids:
            return
        text = say("rb-log-discards", who=SeatName(seat), cards=self.names(ids), random="yes" if at_random else "no")
        for id in ids:
            put(self, id, "discard")
        self.informed = True
        self.occur(Event("discarded", seat, amount=len(ids)), text, "RB-827")

    # ---------------------------------------------------------------- the ground

    def between(self, frame: Any) -> None:
        """The check is made between operations. [RB-611 RB-1203]"""
        if self.s.dirty:
            check(self)

    def follow_up(self) -> Procedure:
        """What carries out all that something has set off. [RB-1112]"""
        return Following()

    def has_room(self, id: Id, seat: int) -> bool:
        """Whether a creature that a player takes control of finds a place there. [RB-1115]"""
        return bool(free_slots(self, seat))

    # ---------------------------------------------------------------- what effects do

    def do_swap(self, a: Id, b: Id) -> bool:
        """Two creatures of a side change places, if both yield to it. [RB-518 RB-835 RB-1117]"""
        seat = self.seat_of(a)
        if not (self.stands(a) and self.stands(b) and seat == self.seat_of(b)):
            return False
        if any(not_yielding(self, id) and not self.is_down(id) for id in (a, b)):
            return False
        self.arrange(seat, geometry.swapped(self.s.seats[seat].ranks, a, b))
        self.happen(Event("swapped", seat, a, b), say("rb-log-swaps", a=self.name(a), b=self.name(b)), "RB-518")
        return True

    def do_damage(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Damage to creatures and players, by one instruction. [RB-949 RB-1204]"""
        source = self.id_of(frame.this)
        for id in ids:
            if 0 < id < FIRST_ID:
                hurt(self, id - 1, n, "effect", source)
            elif self.stands(id):
                strike(self, id, n, "effect", source)

    def do_put(self, frame: Any, op: Any, id: Id, n: int) -> bool:
        """Tokens are put on a creature. [RB-747]"""
        return self.stands(id) and put_tokens(self, id, op.what, n)

    def do_take(self, frame: Any, op: Any, id: Id, n: int) -> bool:
        """Tokens are taken off a creature. [RB-746]"""
        return self.stands(id) and put_tokens(self, id, op.what, -n)

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int, clause: str = "RB-354") -> None:
        """Players gain life, beyond what they started with too, or Experience. [RB-354 RB-637]"""
        for seat in seats:
            if what == "life":
                change_life(self, seat, n)
            else:
                gain_xp(self, seat, n, "effect", clause)

    def do_lose(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players lose life, which is no damage, or Experience. [RB-353 RB-655]"""
        self.do_gain(frame, seats, what, -n, "RB-353")

    def do_sacrifice(self, frame: Any, seats: Sequence[int], ids: tuple[int, ...], n: int, *, note: str) -> None:
        """Players give up creatures of their choice, which die. [RB-1057]"""
        for seat in reversed(seats):
            own = self.handles([id for id in ids if self.stands(id) and self.seat_of(id) == seat])
            if own and n > 0:
                self.push(Sacrificing(seat=seat, ids=own, n=n, note=note))

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw. [RB-851]"""
        return self.handles([id for seat in seats for id in draw(self, seat, n)])

    def look_at(self, seat: int, owners: Sequence[int], zone: str, n: int) -> tuple[Id, ...]:
        """The top cards of libraries. [RB-232 RB-957 RB-971 RB-972]"""
        clauses = {owner: "RB-957" if seat == owner else "RB-972" for owner in owners}
        return tuple(id for owner in owners for id in look(self, seat, (owner,), zone, n, clauses[owner]))
