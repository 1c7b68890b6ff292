"""A running match: what its cards' operations do. Writers are in the rooms that these call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engines.kernel.ask import Ask, Choice, one_of
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import Effect
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text
from engines.kernel.zones import readers

from .board import Board
from .exchange import Answer, Exchange
from .hands import Discards, Search, Swap, Worth, discard, draw, shuffle
from .laying import slot_options
from .losing import come_about, gain_hp, reveal, take_markers
from .paying import PayCost, TakeOf, Way, payable
from .state import SLOTS, CardName, Link, Play, cell_ref
from .telling import cost_text
from .triggers import Triggers
from .zones import ZONES


class Souls(Board):
    """A match of Raise, Rise & Die."""

    # ---------------------------------------------------------------- the ground

    def settle(self) -> None:
        """What was set off is carried out next. [RD-1804]"""
        self.push(Triggers())

    def insert(self, play: Play) -> None:
        """An instant is used alone, or laid on a card that waits. [RD-909 RD-910]"""
        self.push(Answer(play=play) if play.way == "answer" else Exchange(seat=play.seat, play=play, instant=True))

    def between(self, frame: Effect) -> None:
        """Once a line is finished, what it set off comes; what has no room any more goes. [RD-1113 RD-1804]"""
        if self.over:
            return
        if self.s.lasting:
            self.end_conditions()
        self.make_room()
        if self.s.heard and not any(
            isinstance(each, Triggers) and each.step in ("", "gather") for each in self.s.agenda
        ):
            self.settle()

    def make_room(self) -> None:
        """What has no room any more goes, who started the bout first. [RD-1113]"""
        for seat in (1 - self.s.starter, self.s.starter):
            if too_many(self, seat):
                self.push(MakeRoom(seat=seat))

    # ---------------------------------------------------------------- payments inside effects

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Way, ...]:
        """The ways in which a payment in an effect could be made, for all that everybody knows. [RD-1404 RD-1405]"""
        scope = self.payers_scope(seat, frame)
        return tuple(Way(n, way) for n, way in enumerate(cost.ways) if payable(self, seat, way, scope, openly=True))

    def can_pay(self, seat: int, way: Way, frame: Any) -> bool:
        """Whether its player can pay all of it. [RD-1213]"""
        return payable(self, seat, way.cost, self.payers_scope(seat, frame))

    def price_text(self, cost: Cost, way: Way) -> Text:
        """A price in words."""
        return cost_text(way.cost)

    def pay(self, seat: int, cost: Cost, way: Way, frame: Any) -> None:
        """A payment inside an effect is made."""
        self.push(PayCost.of(self, seat, cost, way.place, frame))

    # ---------------------------------------------------------------- HP, Top Souls, markers

    def strike(self, name: str, frame: Any, seats: Iterable[int], n: int, kind: str = "") -> None:
        """An event comes about for players by an effect. [RD-1588]"""
        by = self.id_of(frame.this)
        come_about(self, [Event(name, seat, other=by, amount=n, kind=kind) for seat in seats])

    def do_take(self, frame: Any, seats: tuple[int, ...], marker: str, n: int) -> bool:
        """Markers are destroyed: where several players could lose them, one of them is picked. [RD-1407 RD-1415]"""
        found = [seat for seat in seats if self.markers(seat, marker)]
        if len(found) > 1:
            self.push(TakeOf(seat=frame.seat, seats=(0, 1), marker=marker, n=n, default=1 - frame.seat))
        elif found:
            take_markers(self, found[0], marker, n, "RD-1405")
        return bool(found)

    def do_stun(self, frame: Any, seats: tuple[int, ...]) -> None:
        """Stunned, unless they are. [RD-1577 RD-1579]"""
        for seat in seats:
            if not self.side(seat).stunned:
                self.seat(seat).stunned = True
                self.depict(Event("was_stunned", seat), self.text("log-stunned", who=SeatName(seat)), "RD-1577")

    def do_unstun(self, frame: Any, seats: tuple[int, ...]) -> None:
        """Stunned no more."""
        for seat in seats:
            if self.side(seat).stunned:
                self.seat(seat).stunned = False
                self.happen(Event("unstunned", seat), self.text("log-unstunned", who=SeatName(seat)), "RD-1577")

    def do_torpor(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """The latent potential falls. [RD-1582 RD-1813]"""
        self.do_lose(frame, seats, "latent", n)

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """HP, points of the Reserve, latent potential. [RD-305]"""
        for seat in seats:
            if what == "hp":
                gain_hp(self, seat, n)
            elif n > 0:
                self.now_has(seat, what, getattr(self.side(seat), what) + n)

    def do_lose(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """The same is lost. [RD-1008 RD-1813]"""
        if what == "hp":
            self.strike("hp_lost", frame, seats, n, "effect")
            return
        for seat in seats:
            had = getattr(self.side(seat), what)
            if n > 0 and had:
                self.now_has(seat, what, max(0, had - n))

    def do_combo_count(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """The next card laid counts for more. [RD-1526]"""
        for seat in seats:
            self.seat(seat).extra += n

    # ---------------------------------------------------------------- in the Clash

    def do_block(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """A Block effect is set against a pending assault, on one of its slots. [RD-1511 RD-1512]"""
        for depth, found in enumerate(self.exchanges()):
            for place, link in enumerate(found.links):
                if link.id in ids and self.is_there(link):
                    if len(link.slots) > 1:
                        self.push(NameSlot(seat=frame.seat, mat=self.card(link.id).mat, slots=link.slots,
                                           default=link.slots[0], n=n, on=place, depth=depth))  # fmt: skip
                    else:
                        block(self, frame.seat, found, place, link.slots[0], n)
                    return

    def do_weak_point(self, frame: Any, n: int) -> None:
        """Slots of the opponent's mat get a Weak Point: those of the assault, else one that is named for each slot that
        the card covers. [RD-1507 RD-1555]"""
        id = self.id_of(frame.this)
        card = self.known(frame.this)
        if n < 1:
            return
        if self.card_of(id).kind == "assault" and card.slots:
            for slot in card.slots:
                weaken(self, card.mat, slot, n)
        else:
            for _ in card.slots or SLOTS[:1]:
                self.push(NameSlot(seat=frame.seat, mat=1 - frame.seat, slots=SLOTS, default="body", n=n))

    # ---------------------------------------------------------------- cards

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """Players draw. [RD-1550]"""
        return self.handles(id for seat in seats for id in draw(self, seat, n))

    def do_discard(self, frame: Any, seats: tuple[int, ...], n: int, *, at_random: bool, note: str) -> None:
        """Players discard, by choice or by chance, who started the bout first. [RD-1804 RD-1812]"""
        for seat in seats if at_random else reversed(seats):
            if at_random:
                ids = self.drawn(self.side(seat).hand, n)
                discard(self, seat, ids, "RD-1812")
                self.bring(note, ids)
            else:
                self.push(Discards(seat=seat, n=n, note=note))

    def do_forget(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """Players discard cards worth so much. [RD-1541]"""
        for seat in reversed(seats):
            self.push(Worth(seat=seat, n=n, how="forget"))

    def do_sacrifice(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """Players sacrifice cards worth so much. [RD-704]"""
        for seat in reversed(seats):
            self.push(Worth(seat=seat, n=n, how="sacrifice"))

    def do_shuffle(self, frame: Any, seats: tuple[int, ...]) -> None:
        """Decks are shuffled. [RD-1567]"""
        for seat in seats:
            shuffle(self, seat)

    def do_search(self, frame: Any, seats: tuple[int, ...], sv: int) -> None:
        """Players may search. [RD-1566]"""
        for seat in reversed(seats):
            self.push(Search(seat=seat, sv=sv))

    def do_swap(self, frame: Any, seats: tuple[int, ...], sv: int) -> None:
        """Players may exchange cards. [RD-1521]"""
        for seat in reversed(seats):
            self.push(Swap(seat=seat, sv=sv))

    def do_move(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Cards go elsewhere; who has no Top Soul any more by it turns a new one. Who can read a card where it lay, or
        where it comes to lie, reads which it is. [RD-403 RD-414 RD-1809]"""
        moved = self.traces(ids)
        tops = [seat for seat in (0, 1) if self.top_soul(seat) and (self.top_soul(seat) in ids or op.to == "deck_top")]
        for id in ids:
            was_open, knew = self.lies_open(id), readers(ZONES, self, id)
            name, seat = CardName(self.card(id).card), self.owner_of(id)
            self.put(id, op.to)
            hidden = not was_open and not self.lies_open(id)
            text = self.text("log-moves", card=name, to=op.to, who=SeatName(seat), hidden="yes" if hidden else "no")
            whole = self.text("log-moves", card=name, to=op.to, who=SeatName(seat), hidden="no")
            known = (*knew, *readers(ZONES, self, id)) if hidden else ()
            self.happen(Event("moved", seat, id, place=op.to), text, "RD-414", known_to=known,
                        whole=whole if hidden else None)  # fmt: skip
        for seat in tops:
            reveal(self, seat)
        frame.follow(self, moved)
        return self.handles(ids)

    def do_destroy(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Objects and infusions go to their owners' discards. [RD-1108 RD-1415]"""
        found = [id for id in ids if self.kind_of(id) in ("object", "infusion")]
        for id in found:
            remove(self, id)
        return self.handles(found)

    def do_turn(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Cards are turned sideways, or upright. [RD-415 RD-1209]"""
        used = op.word == "turn"
        found = [id for id in ids if self.is_in_play(id) and self.card(id).used != used]
        for id in found:
            self.turn_card(id, used=used)
            text = self.text("log-turned", card=self.name(id), used="yes" if used else "no")
            self.happen(Event("turned", self.seat_of(id), id), text, "RD-415" if used else "RD-1209")
        return self.handles(found)

    do_ready = do_turn

    def do_take_control(self, frame: Any, ids: tuple[int, ...], op: Any) -> tuple[int, ...]:
        """Objects and infusions change sides, as far as there is room, and stay what they are. [RD-1811]"""
        taken: list[Id] = []
        for id in ids:
            zone, was = self.spot(id)[0], self.card(id)
            places = self.free_places(frame.seat)
            free = places if zone == "objects" else self.free_sockets(frame.seat) > 0
            if zone not in ("objects", "infusions") or was.controller == frame.seat or not free:
                continue
            self.hand_over(id, frame.seat, zone, places[0] if zone == "objects" else -1)
            text = self.text("log-taken", who=SeatName(frame.seat), card=CardName(was.card))
            self.happen(Event("control", frame.seat, id), text, "RD-1811")
            taken.append(id)
        return self.handles(taken)

    def do_look(self, seat: int, owners: Sequence[int], zone: str, n: int) -> tuple[Id, ...]:
        """A player looks at hidden cards, which only that player reads. [RD-1809]"""
        found: list[Id] = []
        for owner in owners:
            side = self.side(owner)
            ids = side.hand if zone == "hand" else side.deck[int(side.turned) : int(side.turned) + n]
            found += ids
            if ids:
                self.informed = True
                text = self.text("log-looks", who=SeatName(seat), owner=SeatName(owner), zone=zone, n=len(ids))
                shown = sorted(ids, key=lambda id: self.card(id).card) if zone == "hand" else ids
                whole = self.text("log-looks-at", who=SeatName(seat), owner=SeatName(owner), zone=zone,
                            cards=self.names(shown))  # fmt: skip
                self.happen(Event("looked", seat, amount=len(ids)), text, "RD-1809", known_to=(seat,), whole=whole)
        return tuple(found)


def remove(g: Board, id: Id) -> None:
    """An object or infusion goes to its owner's discard. [RD-1108]"""
    seat, name = g.seat_of(id), CardName(g.card(id).card)
    known = g.as_objects(Event("destroyed", seat, id))
    g.put(id, "discard")
    g.mark_recent("destroyed", id)
    g.happen(known, g.text("log-destroyed", card=name), "RD-1108")
    g.occur(Event("destroyed", seat, id))


def block(g: Board, seat: int, found: Any, on: int, slot: str, n: int) -> None:
    """A Block effect joins an exchange. [RD-1511]"""
    found.add(g, Link(0, 0, seat, on, (slot,), n))
    found.lessen(g, on, slot, n)
    id = found.links[on].id
    text = g.text(
        "log-blocks", who=SeatName(seat), n=n, card=CardName(g.card(id).card), where=g.slot_name(g.card(id).mat, slot)
    )
    g.happen(Event("blocked", seat, id, amount=n), text, "RD-1511")


def weaken(g: Board, mat: int, slot: str, n: int) -> None:
    """A slot gets a Weak Point; several add up. [RD-1553 RD-1556]"""
    side = g.seat(mat)
    side.weak[slot] = side.weak.get(slot, 0) + n
    g.mark_recent("weakened", cell_ref(mat, slot), amount=n)
    text = g.text("log-weak", where=g.slot_name(mat, slot), n=n, left=side.weak[slot])
    g.happen(Event("weakened", mat, amount=n), text, "RD-1553")


class NameSlot(Procedure, tag="name_slot", kw_only=True):
    """Which slot gets a Weak Point; on which one, of an assault with Amplitude, a Block effect counts. [RD-1512
    RD-1555]"""

    seat: int
    mat: int
    slots: tuple[str, ...]
    default: str
    n: int
    on: int = -1
    """The place of the assault in its exchange, which is the one of that `depth`."""
    depth: int = 0

    steps = ("ask", "chosen")

    def ask(self, g: Board) -> Ask:
        """Which slot."""
        prompt, kind, clause = ("ask-weak", "weak", "RD-1555") if self.on < 0 else ("ask-block", "block", "RD-1512")
        choice = one_of(g.text(prompt, n=self.n), slot_options(g, self.mat, sorted(self.slots, key=SLOTS.index)))
        return Ask(self.seat, kind, choice, g.slot_place(self.mat, self.default), (clause,))

    def chosen(self, g: Board, slot: str) -> None:
        """There."""
        if self.on < 0:
            weaken(g, self.mat, slot, self.n)
        else:
            block(g, self.seat, g.exchanges()[self.depth], self.on, slot, self.n)


class MakeRoom(Procedure, tag="make_room", kw_only=True):
    """A player with more infusions than sockets, or objects than object slots, discards until they fit. [RD-1113]"""

    seat: int

    steps = ("ask", "chosen")

    def ask(self, g: Board) -> Verdict:
        """Which one."""
        ids = too_many(g, self.seat)
        if not ids or g.over:
            return END
        options = g.options(ids)
        return Ask(self.seat, "room", Choice(g.text("ask-room"), options), options[-1].key, ("RD-1113",))

    def chosen(self, g: Board, id: Id) -> Verdict:
        """It goes."""
        remove(g, id)
        return "ask"


def too_many(g: Board, seat: int) -> tuple[Id, ...]:
    """The infusions, or the objects, of which a player has too many, oldest first. [RD-1113]"""
    side = g.side(seat)
    if side.infusions and len(side.infusions) > g.ability_figure(seat, "sockets"):
        return side.infusions
    standing = tuple(sorted(filter(None, side.objects), key=lambda id: g.card(id).since))
    return standing if standing and len(standing) > g.ability_figure(seat, "object_slots") else ()
