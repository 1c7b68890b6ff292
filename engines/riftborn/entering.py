"""How creatures come into a formation: places, entering, summoning, transforming, changing sides. [RB-321 RB-326 RB-329
RB-361 to RB-363 RB-401 to RB-412 RB-888 RB-976 RB-1001 to RB-1005 RB-1021 to RB-1024 RB-1115]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from engines.kernel.ask import Ask, Offers, Option, one_of, which
from engines.kernel.cards.flow import effects_of, reshape
from engines.kernel.cards.objects import SHIFT
from engines.kernel.cards.waiting import Listener, hears
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, Word, say

from . import geometry
from .board import Board
from .damage import gain_xp, turn_up
from .geometry import Slot, called
from .moving import UNPLAYED, leave, lift
from .state import TOKENS, Card, CardName, Creature
from .tricks import ChooseTricks

# -------------------------------------------------------------------------------------------------------------- places


def free_slots(g: Board, seat: int, near: Id = 0) -> Sequence[Slot]:
    """The gaps where a creature may be put; `near` somebody those in which it ends up adjacent to that. [RB-405 RB-408
    RB-1002]"""
    if not near:
        return geometry.slots(g.s.seats[seat].ranks)
    shape, _, numbers = g.standing()
    return geometry.slots_beside(shape, g.side_of(seat), numbers[near])


def _beside(g: Board, seat: int, ranks: geometry.Formation, near: Id) -> bool:
    other = g.s.seats[1 - seat].ranks
    spots = geometry.spots((other, ranks) if g.side_of(seat) else (ranks, other))
    return geometry.adjacent(spots[-1], spots[near])


def roomiest(g: Board, seat: int, near: Id, slots: Sequence[Slot], n: int) -> list[Slot]:
    """Of some gaps beside somebody those that leave room there for `n` more, or for as many as any does. [RB-1003]"""

    def left(ranks: geometry.Formation, n: int) -> int:
        most = 0
        for slot in geometry.slots(ranks) if n else ():
            if _beside(g, seat, geometry.joined(ranks, -1, slot), near):
                most = max(most, 1 + left(geometry.joined(ranks, -n - 1, slot), n - 1))
                if most == n:
                    break
        return most

    rooms = [left(geometry.joined(g.s.seats[seat].ranks, -n - 1, slot), n) for slot in slots]
    return [slot for slot, room in zip(slots, rooms, strict=True) if room == max(rooms)]


def slot_options(
    g: Board, seat: int, slots: Iterable[Slot], ranks: geometry.Formation | None = None, *further: str
) -> Offers:
    """Gaps as options, each with who stands beside it; of other ranks than those that stand now, and with a `further`
    one to stop. [RB-425]"""
    there = g.s.seats[seat].ranks if ranks is None else ranks
    rows = {g.slot_key(seat, slot, there): slot for slot in slots}
    return Offers(partial(_slot_option, g, there), {**rows, **dict.fromkeys(further)})


def _slot_option(g: Board, ranks: geometry.Formation, key: str, slot: Slot | None) -> Option:
    return Option(key, say("rb-stop")) if slot is None else Option(key, beside(g, slot, ranks), slot, None, (key,))


def beside(g: Board, slot: Slot, ranks: geometry.Formation) -> Text:
    """A gap by its rank and by who stands beside it."""
    row = ranks[slot.rank] if slot.rank < len(ranks) else ()
    left = g.name(row[slot.at - 1]) if row and slot.at else ""
    right = g.name(row[slot.at]) if slot.at < len(row) else ""
    where = "new" if not row else "between" if left and right else "left" if right else "right"
    return say("rb-slot", where=where, rank=slot.rank + 1, left=left, right=right)


def ask_place(
    g: Board, by: int, seat: int, what: Word, clause: str, slots: Iterable[Slot],
    ranks: geometry.Formation | None = None, *further: str,
) -> Ask:  # fmt: skip
    """A player is asked where something is put on a side (see `slot_options`)."""
    options = slot_options(g, seat, slots, ranks, *further)
    return which(by, "place", say("rb-ask-place", what=what), options, clause)


def stand(g: Board, id: Id, seat: int, slot: Slot) -> None:
    """Something stands in a gap from now on."""
    g.arrange(seat, geometry.joined(g.s.seats[seat].ranks, id, slot))


# ------------------------------------------------------------------------------------------------------------ entering


def enter(g: Board, id: Id, seat: int, slot: Slot) -> None:
    """A card becomes a creature in a formation, face-down if it has STEALTH: nothing else turns it so; else it is
    shown. [RB-321 RB-361 RB-976 RB-990 RB-1210]"""
    card, thing = g.card_of(id), cast(Any, g.s.things[id])
    g.informed = g.informed or not card.stealth and g.zone_of(id) in UNPLAYED
    lift(g, id)
    token = card.kind == "token" or thing.token
    g.replace(Creature(
        id=id, card=card.id, owner=thing.owner, since=g.next_stamp(), controller=seat, home=seat, down=card.stealth,
        token=token, arrived=g.s.turn,
    ))  # fmt: skip
    stand(g, id, seat, slot)
    whole = say("rb-log-enters", who=SeatName(seat), what=CardName(card.id), at=called(g.place(id)))
    text = say("rb-log-enters-down", who=SeatName(seat), at=called(g.place(id))) if card.stealth else whole
    g.depict(Event("entered", seat, id), text, "RB-976" if card.stealth else "RB-321", known_to=(seat,), whole=whole)


class Arrival(Procedure, tag="arrival", kw_only=True):
    """A creature has come: its MORALE mode is chosen, then what it does as it is played is done in the order printed.
    [RB-329 RB-888 RB-984 RB-1005]"""

    this: int
    kind: str

    steps = ("morale", "chosen", "played")

    @property
    def began(self) -> int:
        """When it came, as a stamp: TRICK cards younger than that do not watch its arrival. [RB-1039]"""
        return self.this >> SHIFT

    def _seat(self, g: Board) -> int:
        return g.creature(g.id_of(self.this)).controller

    def morale(self, g: Board) -> Verdict:
        """Damage or Health first. [RB-888]"""
        id = g.there(self.this)
        if not id:
            return END
        if not g.has(id, "MORALE"):
            return "played"
        options = [Option(mode, say("rb-morale", mode=mode), mode) for mode in ("damage", "health")]
        prompt = say("rb-ask-morale", what=g.name(id) if not g.is_down(id) else CardName(g.thing(id).card))
        return Ask(self._seat(g), "morale", one_of(prompt, options), "damage", ("RB-888",), secret=g.is_down(id))

    def chosen(self, g: Board, mode: str) -> None:
        """So it is."""
        id = g.id_of(self.this)
        thing: Any = g.edit(id)
        thing.mode = mode
        whole = say("rb-log-morale", what=CardName(thing.card), mode=mode)
        text = None if thing.down else whole
        g.happen(Event("morale", thing.controller, id), text, "RB-888", known_to=(thing.controller,), whole=whole)

    def played(self, g: Board) -> None:
        """What it does as it is played."""
        id = g.there(self.this)
        if id:
            when_played(g, id, g.occur(Event("played", self._seat(g), id, kind=self.kind)))


def when_played(g: Board, id: Id, event: Event) -> None:
    """What a card does as it is played, in the order printed; of TRICK abilities the choice of cards. [RB-329 RB-1031
    RB-1032 RB-1101 RB-1102]"""
    seat, card = g.seat_of(id), g.thing(id).card
    row: list[Procedure] = []
    tricks = g.keyword_names(id).count("TRICK")
    for ability, x in g.wording(id).rows:
        if ability.keyword == "TRICK" and tricks:
            row.append(ChooseTricks(seat=seat, n=tricks))
            tricks = 0
        elif ability.when is not None and "played" in ability.when.event:
            listener = Listener(id, ability, card, f"{ability.where}#{x}" if x else ability.where, seat)
            scope = hears(g, listener, event)
            row += effects_of(g.set_off(listener, scope)) if scope is not None else []
    for each in reversed(row):
        g.push(each)


# ----------------------------------------------------------------------------------------------------------- summoning


class Summoning(Procedure, tag="summoning", kw_only=True):
    """A player summons creatures one after another, each to a place that is picked by the player on whose `side` it
    comes, as many as there is room for. [RB-318 RB-1001 to RB-1005]"""

    seat: int
    side: int
    ids: tuple[Id, ...] = ()
    """Cards that lie somewhere, by handle;"""
    card: str = ""
    """else so many (`n`) of this one."""
    n: int = 0
    near: int = 0
    """By handle: whom they have to stand beside. [RB-1002]"""
    upto: bool = False
    xp: bool = True
    note: str = ""

    steps = ("ask", "placed", "settle")
    handles: ClassVar[tuple[str, ...]] = ("near",)

    def _slots(self, g: Board) -> Sequence[Slot]:
        near, n = g.there(self.near), len(self.ids) or self.n
        if self.near and not (g.stands(near) and g.seat_of(near) == self.side):
            return []
        slots = free_slots(g, self.side, near)
        return roomiest(g, self.side, near, slots, n - 1) if near and n > 1 and not self.upto else slots

    def ask(self, g: Board) -> Verdict:
        """Where the next one comes. [RB-1002 RB-1003]"""
        self.ids = g.handles(g.still(self.ids))
        slots = self._slots(g)
        if not slots or not (self.ids or self.n > 0):
            return END
        name = CardName(self.card or g.thing(g.id_of(self.ids[0])).card)
        return ask_place(g, self.side, self.side, name, "RB-1002", slots, None, *(("stop",) if self.upto else ()))

    def placed(self, g: Board, slot: Slot | None) -> Verdict:
        """There it is; it pays its Experience. [RB-1004 RB-1005]"""
        if slot is None:
            return END
        id = g.id_of(self.ids[0]) if self.ids else g.deal(self.seat, self.card, token=True)
        self.ids, self.n = self.ids[1:], self.n - 1
        enter(g, id, self.side, slot)
        g.bring(self.note, (id,))
        if self.xp:
            gain_xp(g, self.seat, g.card_of(id).xp, "summon", "RB-318")
        g.push(Arrival(this=g.handle(id), kind="summoned"))
        return None

    def settle(self, g: Board) -> Verdict:
        """Then the next one."""
        return "ask"


# -------------------------------------------------------------------------------------------------------- transforming


def transform(g: Board, id: Id, into: str) -> Id:
    """A creature is set aside, and a token takes its place with all that it has; or the card under a token takes its
    place again: what stands there then. [RB-1021 to RB-1024]"""
    turn_up(g, id, "RB-977")
    thing: Any = g.s.things[id]
    was = g.handle(id)
    seat, under = int(thing.controller), thing.under
    back = bool(under) and g.thing(under).card == into
    new = under if back else g.deal(seat, into, token=True)
    kept = KEPT if g.option("transform_tokens") == "keep" else USED
    g.arrange(seat, geometry.swapped(g.s.seats[seat].ranks, id, new))
    aside = 0 if back else under if thing.token and under else 0 if thing.token else id
    g.replace(Creature(
        id=new, card=into, owner=g.s.things[new].owner, since=g.next_stamp(), controller=thing.controller,  # type: ignore[union-attr]
        home=thing.home, token=not back, under=aside,
        **{name: getattr(thing, name) for name in kept},
    ))  # fmt: skip
    g.replace(Card(id=id, card=thing.card, owner=thing.owner, since=g.next_stamp(), token=thing.token))
    now = g.handle(new)
    if g.option("transform_tokens") != "keep":
        g.end_lasting(lambda each: each.subject == was and each.word != "control")
    reshape(g, was, now)
    hit = g.s.hit.items()
    g.s.hit = {new if each == id else each: (kind, now if by == was else by) for each, (kind, by) in hit}
    g.reshaped()
    text = say("rb-log-transforms", what=CardName(thing.card), into=CardName(into), at=called(g.place(new)))
    g.depict(Event("transformed", thing.controller, new), text, "RB-1021")
    return new


USED = ("arrived", "moved", "gone", "acted")
"""What a new form has used this turn in any case. [RB-1022]"""
KEPT = (*USED, "damage", *TOKENS, "ready", "charmed", "pacified", "mode", "returned")
"""What passes on to a new form. [RB-1022]"""


# -------------------------------------------------------------------------------------------------------------- control


def settle_control(g: Board) -> bool:
    """Creatures change sides whose control has changed: whether any does. [RB-1115]"""
    for id, seat, lasting in g.displaced():
        if any(g.below(ChangeSides)):
            continue
        if geometry.has_room(g.s.seats[seat].ranks):
            g.push(ChangeSides(this=g.handle(id), seat=seat))
            return True
        if lasting is not None:
            g.drop((lasting,))
        else:
            leave(g, [id])
    return False


class ChangeSides(Procedure, tag="change_sides", kw_only=True):
    """A creature comes under another player, who puts it in a free place. [RB-1115]"""

    this: int
    seat: int

    steps = ("ask", "placed")

    def ask(self, g: Board) -> Verdict:
        """Where."""
        id, slots = g.there(self.this), free_slots(g, self.seat)
        return ask_place(g, self.seat, self.seat, g.name(id), "RB-1115", slots) if id and slots else END

    def placed(self, g: Board, slot: Slot) -> None:
        """There it stands, without an Action until that player's next turn."""
        id = g.id_of(self.this)
        seat = g.creature(id).controller
        g.arrange(seat, geometry.without(g.s.seats[seat].ranks, id))
        thing: Any = g.edit(id)
        if self.seat == g.s.active and thing.arrived != g.s.turn:  # what it has used it used in an earlier turn
            thing.moved, thing.gone, thing.acted = False, 0, False
        thing.controller, thing.arrived = self.seat, g.s.turn
        stand(g, id, self.seat, slot)
        text = say("rb-log-control", who=SeatName(self.seat), what=g.name(id))
        g.depict(Event("control_changed", self.seat, id), text, "RB-1115")
