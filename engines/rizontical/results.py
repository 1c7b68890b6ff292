"""The result of a duel, and how a position is known again. [RZ-202 to RZ-215 RZ-1605]"""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from engines.kernel.state import Outcome
from engines.kernel.text import SeatName, say

from .state import SOULS_TO_WIN, Seat

if TYPE_CHECKING:
    from .duel import Duel


def decided(g: Duel) -> bool:
    """Whether the duel is decided, though a batch may still be running: nothing new is set off. Never in setup.
    [RZ-208 RZ-210]"""
    if g.s.phase == "setup":
        return False
    return any(seat.souls >= SOULS_TO_WIN for seat in g.s.seats) or not all(map(g.fighters, (0, 1)))


def check_result(g: Duel) -> None:
    """A batch is complete: Souls, six or more, are compared, then the boards; not in setup. [RZ-202 RZ-204 to
    RZ-208 RZ-210 RZ-215]"""
    if g.s.phase == "setup" or g.s.outcome is not None:
        return
    souls = [seat.souls >= SOULS_TO_WIN for seat in g.s.seats]
    empty = [not g.fighters(seat) for seat in (0, 1)]
    if all(souls):
        g.finish(Outcome(None, say("rz-outcome-souls-both"), "RZ-206"))
    elif any(souls):
        winner = souls.index(True)
        g.finish(
            Outcome(winner, say("rz-outcome-souls", winner=SeatName(winner), souls=g.s.seats[winner].souls), "RZ-202")
        )
    elif all(empty):
        g.finish(Outcome(None, say("rz-outcome-empty-both"), "RZ-205"))
    elif any(empty):
        loser = empty.index(True)
        g.finish(
            Outcome(1 - loser, say("rz-outcome-empty", winner=SeatName(1 - loser), loser=SeatName(loser)), "RZ-204")
        )


def position_hash(g: Duel) -> str:
    """A hash of the position for the rule against endless repetition: all but what only counts. [RZ-1605]"""
    s = g.s
    seats = [(_ALL_BUT_HAND(side), sorted(side.hand)) for side in s.seats]
    things = [
        msgspec.structs.replace(s.things[id], since=0)
        for id in (*g.fighters(), *g.powers(), *g.summons(), *g.tile_ids())
    ]
    position = (
        seats, [msgspec.structs.replace(each, stamp=0) for each in s.lasting], s.used, s.used_away, s.hits,
        s.successes, s.round, s.turn, s.player_turn, [g.id_of(each) for each in s.acted], things,
    )  # fmt: skip
    return blake2b(msgspec.msgpack.encode(position), digest_size=8).hexdigest()


_ALL_BUT_HAND = attrgetter(*(field for field in Seat.__struct_fields__ if field != "hand"))
