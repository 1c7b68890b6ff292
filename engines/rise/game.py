"""A running match: every way in which it changes.

Writers change and tell; what they read is in `board`. The procedures in `turns`, `chain`, `battle`, `damage` and
`triggers` are the rules in the order of the rulebook; they call these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import NOTED
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.text import SeatName, Text, say

from . import counters
from .actions import Way, keyed_ways, payable, paying, spend, take
from .attaching import attach
from .board import Board
from .cards import picks
from .checking import state_check
from .combat import passes_walls
from .control import settle_control
from .copying import settle_copy
from .hands import DiscardCards, SearchLibrary, discard, discard_cards, draws_short
from .losing import SacrificeSome, sacrifice_some, sacrifice_summoner
from .moving import destroy, put
from .replacements import amount_left, toss_coin
from .state import FIRST_ID, CardName
from .telling import lasting_text
from .words import L


class Table(Board):
    """A match of Rise."""

    def can_do(self, op: Any, frame: Any) -> bool:
        """Whether an optional operation could do anything now, and its player has not named the end of its repetitions.
        [RS-1503]"""
        return "stopped" not in frame.names and super().can_do(op, frame)

    # ================================================================ the ground

    put, throw_away, searching = put, discard_cards, SearchLibrary

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """An effect that lasts begins. [RS-729 RS-1304]"""
        if subject and not self.is_in_play(subject) and part.word != "reveal":
            return None
        if part.word == "control" and not self.is_permanent(subject):
            return None
        if part.word == "prevent":
            if part.wall and passes_walls(self, subject, self.id_of(frame.this)):
                return None
            numbers = {"n": part.n.size(scope)} if part.n is not None else {}
            uses = numbers.get("n", -1)
            if not uses:
                return None
        return super().begin(part, frame, scope, subject, numbers, uses=uses)

    def tell_lasting(self, lasting: Lasting, part: Any, subject: int, numbers: dict[str, int]) -> None:
        """It is told that something begins to last, and for how long. [RS-729]"""
        if subject >= FIRST_ID and self.is_in_play(subject):
            self.mark_recent(part.word, subject, amount=numbers.get("attack", 0))
        text = self._lasting_text(lasting, part, subject, numbers) if subject else None
        self.happen(Event("lasting", lasting.seat, subject, kind=part.word), text, "RS-729")

    def _lasting_text(self, lasting: Lasting, part: Any, subject: int, numbers: dict[str, int]) -> Text | None:
        said = lasting_text(part, self.name(subject), numbers, player=subject < FIRST_ID)
        if said is None:
            return None
        until, _, number = lasting.until.partition(" ")
        who = SeatName(int(number)) if until in ("next_turn", "during_next_turn", "next_turn_end", "awakening") else ""
        return say("rs-log-lasting", card=CardName(lasting.card), what=said, until=until, who=who)

    def ended(self, lasting: Lasting) -> None:
        """What was a copy for a time is none any more. [RS-1106]"""
        super().ended(lasting)
        if lasting.word == "become":
            settle_copy(self, lasting)

    def begun(self, part: Any) -> None:
        """Control settles once all of it has begun. [RS-1304]"""
        if part.word == "control":
            settle_control(self)

    # ================================================================ chance

    def fell(self, frame: Any, ids: tuple[int, ...]) -> None:
        """What chance has picked is told, unless it lies hidden. [RS-1504]"""
        if all(self.is_placed(id) or self.lies_open(id) for id in ids):
            text = say("rs-log-picked", card=self.source(frame), what=self.names(ids))
            self.happen(Event("picked", frame.seat, self.id_of(frame.this)), self.chance_text(text), "RS-1504")

    def toss(self, frame: Any) -> bool:
        """A coin is tossed for an effect. [RS-637]"""
        return toss_coin(self, frame.seat, self.id_of(frame.this))

    def roll(self, frame: Any, sides: int) -> int:
        """A die. [RS-123 RS-637 RS-649]"""
        seat, source = frame.seat, self.id_of(frame.this)
        shown = self.draw(sides, "roll") + 1
        shown = min(sides, max(1, amount_left(self, Event("rolled", seat, source, amount=shown))))
        text = say("rs-log-roll", who=SeatName(seat), what=self.source(frame), n=shown)
        self.depict(Event("rolled", seat, source, amount=shown), self.chance_text(text), "RS-123", "RS-637")
        return shown

    # ================================================================ coins, points, levels

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Way, ...]:
        """The ways of a payment inside an effect that can be gone now, of which one is. [RS-128 RS-420]"""
        return payable(self, seat, cost, self.scope(frame))

    @staticmethod
    def keyed(ways: Sequence[Way]) -> list[tuple[str, Way]]:
        """Ways to pay with their keys in notation."""
        return [("pay" if len(ways) == 1 else f"pay-{key}", way) for key, way in keyed_ways(ways)]

    def pay(self, seat: int, cost: Cost, way: Way, frame: Any) -> None:
        """A payment inside an effect is made. [RS-420 RS-634]"""
        source = self.id_of(frame.this)
        spend(self, seat, way.price)
        text = say(
            "rs-log-pays",
            who=SeatName(seat),
            price=self.price_text(cost, way),
            what=CardName(self.known(source).card),
        )
        self.happen(Event("paid", seat, source, amount=way.price.gold), text, "RS-420")
        scope = self.scope(frame)
        own = paying(seat, scope)
        for op in way.cost.acts:
            if op.what is None:
                self.push(DiscardCards(seat=seat, n=op.n.size(scope)))
            elif picks(op):
                found = tuple(id for id in op.what.ids(own) if self.is_permanent(id) and self.seat_of(id) == seat)
                self.push(SacrificeSome(seat=seat, found=found, n=op.n.size(scope), stamp=self.s.stamp))
            else:
                ids = op.what.ids(own)
                moved = self.traces(ids if op.word == "discard" else ())
                take(self, op, ids)
                frame.follow(self, moved)

    # ================================================================ what operations do

    def do_destroy(self, frame: Any, ids: tuple[int, ...], op: Any) -> Any:
        """Cards are destroyed. [RS-916 RS-917]"""
        moved = self.traces(ids)
        destroy(self, ids, frame, op.as_)
        frame.follow(self, moved)
        return NOTED

    def do_sacrifice(self, frame: Any, seats: tuple[int, ...], ids: tuple[int, ...], n: int, *, note: str) -> None:
        """Players give up cards of their own choice. [RS-916]"""
        for seat in reversed(seats):
            found = tuple(id for id in ids if self.is_permanent(id) and self.seat_of(id) == seat)
            sacrifice_some(self, seat, found, n, note)

    def do_attach(self, frame: Any, ids: tuple[int, ...], hosts: tuple[int, ...]) -> bool:
        """Cards are attached to something. [RS-1127 RS-1201]"""
        return any([attach(self, id, host) for id in ids for host in hosts[:1]])

    def do_mark(self, frame: Any, name: str, ids: tuple[int, ...]) -> None:
        """Things get a mark. [RS-1238]"""
        for id in ids:
            counters.mark(self, id, name)

    def do_unmark(self, frame: Any, name: str, ids: tuple[int, ...]) -> None:
        """Things lose a mark."""
        for id in ids:
            counters.unmark(self, id, name)

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw: one instruction, however many cards. [RS-1401 RS-1405]"""
        before = {id for seat in seats for id in self.s.seats[seat].hand}
        lay = {id: self.handle(id) for seat in seats for id in self.s.seats[seat].library}
        short = [seat for seat in seats if draws_short(self, seat, n)]
        for seat in reversed(short):
            sacrifice_summoner(self, seat, seat)
        drawn = [id for seat in seats for id in self.s.seats[seat].hand if id not in before]
        frame.follow(self, {lay[id] for id in drawn if id in lay})
        return self.handles(drawn)

    def do_discard(self, frame: Any, seats: Sequence[int], n: int, *, at_random: bool, note: str) -> None:
        """Players discard."""
        for seat in seats if at_random else reversed(seats):  # what is asked for is pushed, the first last
            discard(self, seat, n, at_random=at_random, note=note)

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> bool:
        """Players gain coins or Ether. [RS-126 RS-127]"""
        return any([counters.gain(self, seat, what, n) for seat in seats])

    def do_lose(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> bool:
        """Players lose coins or Ether, as far as there are. [RS-128]"""
        return any([counters.gain(self, seat, what, -n) for seat in seats])

    def do_put(self, frame: Any, op: Any, id: int, n: int) -> bool:
        """Charge Counters are placed. [RS-1301]"""
        bound = op.bound_to.ids(self.scope(frame)) if op.bound_to is not None else ()
        placed = counters.place_counters(
            self, id, L.counters[op.what], n, bound[0] if bound else 0, fleeting=op.until is not None
        )
        if op.as_:  # what is named by a label asks what became of it: it is looked at after the state check [RS-1235]
            state_check(self)
        return placed

    def do_take(self, frame: Any, op: Any, id: int, n: int) -> bool:
        """Charge Counters are taken away."""
        return counters.remove_counters(self, id, L.counters[op.what], n)
