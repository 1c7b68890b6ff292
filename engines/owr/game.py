"""A running match: what its cards' operations do. Writers are in the rooms that these call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.decks import shuffle
from engines.kernel.cards.flow import NOTED, Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import say

from .board import Board
from .casting import reveal, set_down, use_response
from .checking import check, is_safe
from .entering import Moves, Special, Tokens, settle_control, swap, turn_down, turn_up
from .hands import Arranging, DiscardCards, Search, draw, mill, show
from .happening import come_about, gain_lf, lose_lf
from .items import hang
from .moving import leave, put
from .offering import responses, stack_option
from .paying import PayCost, Payment, cost_dues, discard, send
from .state import FIRST_CELL, FIRST_ID, Card, Creature


class Lanes(Board):
    """A match of OWR."""

    discarding, searching, arranging = DiscardCards, Search, Arranging

    # ---------------------------------------------------------------- the ground

    def put(self, id: Id, to: str) -> object:
        """A card becomes another object in a zone of its owner."""
        return put(self, id, to)

    def throw_away(self, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
        """Cards of a hand go to the grave. [OW-317 OW-984]"""
        discard(self, seat, ids, at_random=at_random)

    def between(self, frame: Effect) -> None:
        """The check is made between operations, and nothing is played there. [OW-105 OW-825 OW-960]"""
        if self.s.dirty:
            check(self)

    def responses(self, seat: int, window: Any) -> list[Option]:
        """What a player could use in a window."""
        return responses(self, seat, window)

    def use_response(self, seat: int, window: Any, response: Sequence[Any]) -> None:
        """A player uses something in a window."""
        use_response(self, seat, window, response)

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """An effect that lasts begins."""
        if subject >= FIRST_ID and not self.is_in_play(subject):
            return None
        return super().begin(part, frame, scope, subject, numbers, uses=uses)

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

    @staticmethod
    def keyed(ways: Sequence[Payment]) -> list[tuple[str, Payment]]:
        """The ways with their keys in notation."""
        return [("pay", way) for way in ways]

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

    def do_tribute(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Creatures are tributed. [OW-517 OW-562]"""
        moved = self.traces(ids)
        given = [id for id in ids if self.kind_of(id) == "creature" and not self.known(id).token]
        leave(self, given, tributed=True)
        frame.follow(self, moved)
        return self.handles(given)

    def do_send(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Cards go somewhere. [OW-313 OW-558 OW-834 OW-987]"""
        moved = self.traces(ids)
        back = op.to == "hand" or op.to.startswith("deck")
        going = [
            id
            for id in ids
            if id >= FIRST_ID and not (back and self.is_in_play(id) and self.forbidden("be_returned", id))
        ]
        far = [id for id in going if not (self.kind_of(id) == "creature" and self.is_in_play(id))]
        if op.to in ("stack", "stack_bottom") and far:
            send(self, [id for id in going if id not in far], op.to)
            self.push(OntoStacks(seat=frame.seat, ids=self.handles(far), to=op.to))
            return self.handles(going)
        send(self, going, op.to)
        if op.to == "deck":
            for seat in dict.fromkeys(self.owner_of(id) for id in going):
                shuffle(self, seat)
        frame.follow(self, moved)
        return self.handles(going)

    def do_set_card(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Runes or Jinxes are set on stacks. [OW-606 OW-632]"""
        going = [id for id in ids if self.card_of(id).kind in ("rune", "jinx")]
        self.push(OntoStacks(seat=frame.seat, ids=self.handles(going), to="down"))
        return self.handles(going)

    def do_summon(
        self, frame: Any, ids: tuple[int, ...], op: Any, seats: Sequence[int], lanes: Sequence[tuple[int, int]]
    ) -> None:
        """Creatures are Special Summoned. [OW-505 OW-982]"""
        for side in seats:
            wanted = tuple(lane for seat, lane in lanes if seat == side)
            self.push(
                Special(
                    seat=frame.seat, side=side, ids=self.handles(ids), wanted=wanted, only=op.only, face=op.face,
                    note=op.as_,
                )
            )  # fmt: skip

    def do_token(self, frame: Any, op: Any, seats: Sequence[int], n: int, lanes: Sequence[tuple[int, int]]) -> None:
        """Tokens are summoned. [OW-551 OW-568]"""
        for side in seats:
            wanted = tuple(lane for seat, lane in lanes if seat == side)
            self.push(Tokens(seat=frame.seat, side=side, card=op.token, n=n, wanted=wanted, note=op.as_))

    def do_turn(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Creatures are turned. [OW-525 OW-563 OW-937]"""
        found = [id for id in ids if self.kind_of(id) == "creature" and self.is_in_play(id)]
        found = [id for id in found if self.creature(id).down == (op.to == "up") and not self.creature(id).token]
        for id in found:
            if op.to == "down":
                turn_down(self, id)
            elif op.reveal:
                reveal(self, id, "effect")
            else:
                turn_up(self, id, "effect")
        return self.handles(found)

    def do_move(self, frame: Any, ids: tuple[int, ...], cells: tuple[int, ...] | None) -> tuple[int, ...]:
        """Creatures move. [OW-916]"""
        found = self.handles(id for id in ids if self.kind_of(id) == "creature" and not self.forbidden("move", id))
        if found:
            self.push(Moves(seat=frame.seat, ids=found, cells=cells))
        return found

    def do_swap(self, frame: Any, ids: tuple[int, ...]) -> None:
        """Two creatures change lanes."""
        if len(ids) == 2 and ids[0] != ids[1]:
            swap(self, *ids)

    def do_attach(self, frame: Any, ids: tuple[int, ...], hosts: tuple[int, ...]) -> None:
        """A Weapon is attached. [OW-751 OW-752]"""
        for id in ids:
            if (
                hosts
                and self.card_of(id).kind == "weapon"
                and self.kind_of(hosts[0]) == "creature"
                and not self.veiled(hosts[0])
            ):
                hang(self, id, hosts[0])

    def do_cancel(self, frame: Any, refs: tuple[int, ...], op: Any) -> None:
        """What waits does nothing. [OW-623 OW-818 OW-964]"""
        for ref in refs:
            item = self.item(ref) if ref < 0 else None
            if item is not None and not item.begun and not item.cancelled:
                item.cancelled = True
                self.touch()
                self.happen(Event("cancelled", item.seat), say("ow-log-cancelled", what=item.text(self)), "OW-623")

    def do_end_attack(self, frame: Any) -> None:
        """The attack ends. [OW-818]"""
        attack = self.attack()
        if attack is not None and not attack.over:
            attack.cancelled = True
            self.touch()
            self.happen(Event("cancelled", attack.seat), say("ow-log-cancelled", what=attack.text(self)), "OW-818")

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

    def do_heal(self, frame: Any, ids: tuple[int, ...], n: int | None) -> tuple[int, ...]:
        """Damage is taken off creatures. [OW-423]"""
        hurt = [id for id in ids if isinstance(self.s.things[id], Creature) and self.damage_on(id)]
        for id in hurt:
            thing: Any = self.edit(id)
            off = thing.damage if n is None else min(n, thing.damage)
            thing.damage -= off
            self.happen(
                Event("healed", thing.controller, id, amount=off), say("ow-log-heals", what=self.name(id), n=off)
            )
        return self.handles(hurt)

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players regain LF. [OW-107]"""
        for seat in seats:
            gain_lf(self, seat, n)

    def do_lose(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players lose LF, which is no damage. [OW-114]"""
        for seat in seats:
            lose_lf(self, seat, n, "set")

    def do_set_lf(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """LF becomes a number. [OW-114]"""
        for seat in seats:
            now = self.s.seats[seat].lf
            if n < now:
                lose_lf(self, seat, now - n, "set")
            else:
                gain_lf(self, seat, n - now)

    # ---------------------------------------------------------------- hands and decks

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw. [OW-983]"""
        return self.handles(draw(self, seats, n))

    def do_mill(self, frame: Any, seats: tuple[int, ...], n: int, to: str = "grave") -> tuple[int, ...]:
        """The top cards of decks go to graves, or are banished. [OW-317]"""
        return self.handles(id for seat in seats for id in mill(self, seat, n, to))

    def do_show(self, ids: Sequence[Id]) -> tuple[Id, ...]:
        """Hidden cards are shown to all. [OW-348]"""
        return show(self, ids)


class OntoStacks(Procedure, tag="onto_stacks", kw_only=True):
    """Cards are put on stacks of their owners that the effect's player picks, one after another; set face-down where it
    says so. [OW-606 OW-987]"""

    seat: int
    ids: tuple[int, ...]
    to: str

    steps = ("ask", "put")

    def ask(self, g: Lanes) -> Verdict:
        """On which stack."""
        while self.ids and not g.still(self.ids[:1]):
            self.ids = self.ids[1:]
        if not self.ids:
            return END
        id = g.id_of(self.ids[0])
        options = [stack_option(g, g.owner_of(id), lane) for lane in g.row]
        prompt = say("ow-ask-onto", what=g.name(id))
        return Ask(self.seat, "onto", one_of(prompt, options), options[0].key, ("OW-987",))

    def put(self, g: Lanes, lane: int) -> Verdict:
        """There it lies."""
        id, self.ids = g.id_of(self.ids[0]), self.ids[1:]
        if self.to == "down":
            set_down(g, g.owner_of(id), id, lane)
        elif isinstance(g.s.things[id], Card):
            send(g, (id,), self.to, {id: lane})
        return "ask"
