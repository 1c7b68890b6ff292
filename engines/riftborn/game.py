"""A running match: what its cards' operations do. Writers are in the rooms that these call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.decks import look, mill, shuffle
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome, Procedure
from engines.kernel.text import SeatName, Text, say

from . import geometry
from .actions import UseAction as UseAction
from .board import Board
from .checking import check, perish
from .damage import change_life, gain_xp, heal, hurt, mend, put_tokens, strike, turn_up
from .entering import Summoning, free_slots, transform
from .following import Following
from .legal import PENDING
from .moving import Arranging, DiscardCards, Search, break_up, discard, draw, put, reshuffle, send
from .playing import Placing, Play, Sacrificing
from .state import FIRST_ID, CardName
from .tricks import ChooseTricks


class Rift(Board):
    """A match of Riftborn."""

    discarding, searching, arranging = DiscardCards, Search, Arranging

    # ---------------------------------------------------------------- the ground

    def put(self, id: Id, to: str) -> object:
        """A card becomes another object in a zone of its owner."""
        return put(self, id, to)

    def throw_away(self, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
        """Cards of a hand go to the Discard pile. [RB-827]"""
        discard(self, seat, ids, at_random=at_random)

    def between(self, frame: Any) -> None:
        """The check is made between operations. [RB-611 RB-1203]"""
        if self.s.dirty:
            check(self)

    def follow_up(self) -> Procedure:
        """What carries out all that something has set off. [RB-1112]"""
        return Following()

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """An effect that lasts begins."""
        if subject >= FIRST_ID and not self.is_in_play(subject):
            return None
        if part.word == "control" and not free_slots(self, numbers["seat"]):
            return None  # [RB-1115]
        return super().begin(part, frame, scope, subject, numbers, uses=uses)

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Any, ...]:
        """Nothing is paid for in this game."""
        return ()

    # ---------------------------------------------------------------- damage, healing, tokens

    def do_damage(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Damage to creatures and players, by one instruction. [RB-949 RB-1204]"""
        source = self.id_of(frame.this)
        for id in ids:
            if 0 < id < FIRST_ID:
                hurt(self, id - 1, n, "effect", source)
            elif self.stands(id):
                strike(self, id, n, "effect", source)

    def do_heal(self, frame: Any, ids: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Creatures are healed, players regain life. [RB-702 RB-871 RB-872]"""
        for id in ids:
            if 0 < id < FIRST_ID:
                mend(self, id - 1, n)
        return self.handles([id for id in ids if self.stands(id) and heal(self, id, n)])

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

    # ---------------------------------------------------------------- creatures

    def do_destroy(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Creatures die, equipment is destroyed. [RB-226 RB-1057]"""
        perish(self, [id for id in ids if self.stands(id)])
        for id in ids:
            if self.zone_of(id) in ("weapons", "armours"):
                break_up(self, id)
        return self.handles(ids)

    def do_sacrifice(self, frame: Any, seats: Sequence[int], ids: tuple[int, ...], n: int, *, note: str) -> None:
        """Players give up creatures of their choice, which die. [RB-1057]"""
        for seat in reversed(seats):
            own = self.handles([id for id in ids if self.stands(id) and self.seat_of(id) == seat])
            if own and n > 0:
                self.push(Sacrificing(seat=seat, ids=own, n=n, note=note))

    def do_send(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Cards go somewhere. [RB-237]"""
        moved = self.traces(ids)
        going = [id for id in ids if id >= FIRST_ID]
        send(self, going, "library_bottom" if op.to == "library" else op.to)
        if op.to == "library":
            for seat in dict.fromkeys(self.owner_of(id) for id in going):
                shuffle(self, seat)
        frame.follow(self, moved)
        return self.handles(going)

    def do_summon(
        self, frame: Any, op: Any, seats: Sequence[int], n: int, ids: tuple[int, ...], near: tuple[int, ...]
    ) -> None:
        """Creatures are summoned. [RB-1001 to RB-1005]"""
        going = tuple(id for id in ids if self.kind_of(id) == "creature" and not self.stands(id))
        for side in seats:
            self.push(
                Summoning(
                    seat=frame.seat, side=side, ids=going, card=op.card, n=n if op.card else 0,
                    near=self.handle(near[0]) if near else 0, upto=op.upto, xp=op.xp, note=op.as_,
                )
            )  # fmt: skip

    def do_play(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Cards are played by an effect. [RB-318 RB-320]"""
        going = [id for id in ids if id >= FIRST_ID and not self.is_in_play(id)]
        for id in reversed(going):
            self.push(Play(seat=frame.seat, card=id, free=True, xp=op.xp))
        return self.handles(going)

    def do_transform(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Creatures take another form. [RB-1021 to RB-1024]"""
        there = [id for id in ids if self.stands(id)]
        for id in there:
            transform(self, id, op.into)
        return ()

    def do_swap(self, frame: Any, ids: tuple[int, ...]) -> None:
        """Two creatures of a side change places. [RB-518]"""
        a, b = ids if len(ids) == 2 else (0, 0)
        if a != b and self.stands(a) and self.stands(b) and self.seat_of(a) == self.seat_of(b):
            side = self.seat(self.seat_of(a))
            side.ranks = geometry.swapped(side.ranks, a, b)
            self.reshaped()
            text = say("rb-log-swaps", a=self.name(a), b=self.name(b))
            self.happen(Event("swapped", self.seat_of(a), a, b), text, "RB-518")

    def do_place(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Creatures are moved to a free place. [RB-518]"""
        going = self.handles([id for id in ids if self.stands(id)])
        if going:
            self.push(Placing(seat=frame.seat, ids=going, rank=op.to))
        return going

    def do_turn_up(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Face-down creatures are turned face-up. [RB-979]"""
        found = [id for id in ids if self.stands(id) and self.is_down(id)]
        for id in found:
            turn_up(self, id)
        return self.handles(found)

    # ---------------------------------------------------------------- Actions and Moves

    def _alter(
        self, ids: tuple[int, ...], event: str, clause: str, change: Callable[[Any], Text], n: int = 0
    ) -> tuple[int, ...]:
        """Creatures are altered, those that stand; `change` gives what is told of each."""
        found = [id for id in ids if self.stands(id)]
        for id in found:
            thing: Any = self.edit(id)
            text = change(thing)
            self.happen(Event(event, thing.controller, id, amount=n), text, clause)
        return self.handles(found)

    def _mark(self, ids: tuple[int, ...], name: str, clause: str) -> tuple[int, ...]:
        def mark(thing: Any) -> Text:
            setattr(thing, name, getattr(thing, name) | PENDING)
            self.mark_recent(name, thing.id)
            return say("rb-log-marked", what=self.name(thing.id), how=name)

        return self._alter(ids, name, clause, mark)

    def do_charm(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """CHARM. [RB-816 RB-818]"""
        return self._mark(ids, "charmed", "RB-816")

    def do_pacify(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """PACIFY. [RB-901 RB-818]"""
        return self._mark(ids, "pacified", "RB-901")

    def do_ready(self, frame: Any, ids: tuple[int, ...], n: int) -> tuple[int, ...]:
        """READY: the bonus of several adds up. [RB-926 RB-927]"""

        def ready(thing: Any) -> Text:
            thing.ready += n
            return say("rb-log-readies", what=self.name(thing.id), n=thing.ready)

        return self._alter(ids, "readied", "RB-926", ready, n)

    def do_switch_morale(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """MORALE goes over to its other mode. [RB-887]"""

        def switch(thing: Any) -> Text:
            thing.mode = "damage" if thing.mode == "health" else "health"
            return say("rb-log-morale", what=self.name(thing.id), mode=thing.mode)

        return self._alter(ids, "morale", "RB-887", switch)

    def do_refresh(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """A creature gets its Move or its Action back; one that has none of its own gets none. [RB-305 RB-1117]"""

        def refresh(thing: Any) -> Text:
            if "move" in op.what:
                thing.moved, thing.gone = False, 0
            if "action" in op.what:
                thing.acted = False
            return say("rb-log-refreshed", what=self.name(thing.id))

        return self._alter(ids, "refreshed", "RB-305", refresh)

    # ---------------------------------------------------------------- hands, libraries, equipment, TRICK cards

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw. [RB-851]"""
        return self.handles([id for seat in seats for id in draw(self, seat, n)])

    def do_mill(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """The top cards of libraries go to Discard piles."""
        return self.handles([id for seat in seats for id in mill(self, seat, n)])

    def do_reshuffle(self, frame: Any, seats: tuple[int, ...]) -> None:
        """Discard piles are shuffled into libraries. [RB-1106]"""
        for seat in seats:
            reshuffle(self, seat)

    def look_at(self, seat: int, owners: Sequence[int], zone: str, n: int) -> tuple[Id, ...]:
        """The top cards of libraries. [RB-232 RB-957 RB-971 RB-972]"""
        return tuple(
            id
            for owner in owners
            for id in look(self, seat, (owner,), zone, n, "RB-957" if seat == owner else "RB-972")
        )

    def do_repair(self, frame: Any, ids: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Equipment gets Health back, never above the printed value. [RB-657]"""
        found = [id for id in ids if self.zone_of(id) in ("weapons", "armours")]
        for id in found:
            thing: Any = self.edit(id)
            thing.left = min(self.card_of(id).health, thing.left + n)
            text = say("rb-log-repairs", what=self.name(id), left=thing.left)
            self.happen(Event("repaired", thing.owner, id), text, "RB-657")
        return self.handles(found)

    def do_trick_card(self, frame: Any, seats: Sequence[int], n: int) -> None:
        """Players may put TRICK cards into play. [RB-1031]"""
        for seat in reversed(seats):
            self.push(ChooseTricks(seat=seat, n=n))

    def do_win(self, frame: Effect, seats: Sequence[int]) -> None:
        """The match ends. [RB-1202]"""
        if seats:
            text = say("rb-outcome-card", winner=SeatName(seats[0]), card=CardName(frame.card))
            self.finish(Outcome(seats[0], text, "RB-1202"))
