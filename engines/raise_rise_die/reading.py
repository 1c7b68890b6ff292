"""What can be read of a running match: what is where, whose it is, what selectors find, figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engines.kernel.cards.ground import Decks, Ground, copy_of, player_ref
from engines.kernel.cards.objects import MASK
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.derived import derived, indexed
from engines.kernel.state import Id
from engines.kernel.text import SEATS, SeatName, Text, Word

from .cards import VALUES, Ability
from .state import FIRST_CELL, FIRST_ID, OBJECTS, SLOTS, BoutState, Card, CardName, Link, Seat, cell_ref, slot_of_cell
from .words import L

Spot = tuple[str, int]
"""Where a card is: the zone, and whose."""
NOWHERE: Spot = ("", 0)
ON_TABLE = ("mat", "objects", "infusions", "weapons", "character")
PILES = ("hand", "deck", "discard", "void")
CODES: dict[str, str] = dict(zip(SLOTS, "hblrg", strict=True))
"""The letters of the slots in the names of places."""
FIXED_PLACES: dict[int, str] = {player_ref(seat): letter for seat, letter in enumerate("ab")} | {
    cell_ref(mat, slot): letter + CODES[slot] for mat, letter in enumerate("ab") for slot in SLOTS
}
"""The places of players and slots in notation."""


class Reading(Ground[BoutState]):
    """A match of Raise, Rise & Die, to read."""

    s: BoutState

    language = L
    first_id: ClassVar[Id] = FIRST_ID
    slots = SLOTS
    decks = Decks(shuffled=("RD-509",))

    # ================================================================ what is where

    def spots(self) -> dict[Id, Spot]:
        """Where every card is; what is moved between piles is moved in it, too."""
        found: dict[Id, Spot] | None = self.index.get("spots")
        if found is None:
            found = self.index["spots"] = {}
            for seat, side in enumerate(self.s.seats):
                for zone in (*PILES, "mat", "objects", "infusions", "weapons"):
                    found |= dict.fromkeys(getattr(side, zone), (zone, seat))
                found[side.character] = ("character", seat)
            found.pop(0, None)
        return found

    def spot(self, id: int) -> Spot:
        """Where a card is."""
        return self.spots().get(id if id <= MASK else id & MASK, NOWHERE)

    def side(self, seat: int) -> Seat:
        """A player's side, to read."""
        return self.s.seats[seat]

    def card(self, id: Id) -> Card:
        """A card, to read."""
        card: Any = self.s.things[id]
        return card

    def in_slot(self, mat: int, slot: str) -> list[Id]:
        """What lies in a slot, the first laid first. [RD-412]"""
        return [id for id in self.side(mat).mat if slot in self.card(id).slots]

    def top_soul(self, seat: int) -> Id:
        """The Top Soul of a player, 0 if there is none. [RD-401 RD-614]"""
        side = self.side(seat)
        return side.deck[0] if side.turned and side.deck else 0

    def is_in_play(self, id: int) -> bool:
        """Whether something lies on the table."""
        return FIRST_ID <= id <= MASK and self.spots().get(id, NOWHERE)[0] in ON_TABLE

    def lies_open(self, id: int) -> bool:
        """Whether a card lies where everybody may read it."""
        zone, seat = self.spot(id)
        return zone in (*ON_TABLE, "discard", "void") or zone == "deck" and id == self.top_soul(seat)

    def kind_of(self, id: int) -> str:
        """What kind of thing something is: in an object slot an object, in a socket an infusion."""
        if id < FIRST_ID:
            return "player" if 0 < id < FIRST_CELL else "cell" if id else "match"
        return {"objects": "object", "infusions": "infusion"}.get(self.spot(id)[0]) or self.card_of(id).kind

    def seat_of(self, id: int) -> int:
        """The player behind anything: on the table its controller. [RD-1811]"""
        if id < FIRST_ID:
            return id - 1 if id < FIRST_CELL else slot_of_cell(id)[0]
        card = self.known(id)
        return card.controller if self.is_in_play(self.id_of(id)) else card.owner

    def slot_of(self, id: int) -> str:
        """The slot that a card was laid on, or that a number stands for."""
        if id < FIRST_ID:
            return slot_of_cell(id)[1]
        return next(iter(self.known(id).slots), "")

    # ================================================================ figures

    def printed_figure(self, seat: int, name: str) -> int:
        """A figure of a player's character. [RD-301]"""
        id = self.side(seat).character
        return getattr(self.card_of(id), name) if id else 0

    def ether(self, seat: int) -> int:
        """The most HP that a player can have. [RD-304 RD-305]"""
        return self.printed_figure(seat, "ether")

    def ability_figure(self, seat: int, name: str) -> int:
        """The active potential of a player, or how many sockets or object slots there are. [RD-306 RD-1106 RD-1113]"""
        if name == "active":
            base = self.printed_figure(seat, "active")
        elif name == "sockets":
            base = sum(self.card_of(id).sockets for id in self.side(seat).weapons)
        else:
            base = OBJECTS
        return self.figure(player_ref(seat), name, base)

    def object_places(self, seat: int) -> tuple[Id, ...]:
        """What stands in the places for objects that there are, in their order; 0 in one that is empty. [RD-1203]"""
        objects = self.side(seat).objects
        return (*objects, *(0,) * (self.ability_figure(seat, "object_slots") - len(objects)))

    def free_places(self, seat: int) -> list[int]:
        """Which of them are free, from 0: no more than a player may have objects. [RD-1113 RD-1203]"""
        places = self.object_places(seat)
        room = self.ability_figure(seat, "object_slots") - sum(map(bool, places))
        return [place for place, id in enumerate(places) if not id][: max(0, room)]

    def free_sockets(self, seat: int) -> int:
        """How many sockets are free. [RD-1106]"""
        return self.ability_figure(seat, "sockets") - len(self.side(seat).infusions)

    def markers(self, seat: int, name: str) -> int:
        """How many markers of a sort a player has. [RD-1588]"""
        return self.side(seat).markers.get(name, 0)

    def sv(self, id: int) -> int:
        """The Soul Value of a card. [RD-311 RD-316]"""
        return self.card_of(id).sv

    @derived
    def worth(self, seat: int) -> int:
        """The SV of a whole hand together."""
        return sum([self.sv(id) for id in self.side(seat).hand])

    def cost(self, id: int) -> int:
        """What a card costs now. [RD-312]"""
        return self.figure(id, "cost", self.sv(id))

    def sphere(self, id: int) -> int:
        """The number that counts: of the second sphere, if the card is transcended and has one. [RD-1304]"""
        card = self.card_of(id)
        second = card.transcend.value if self.known(id).transcended and card.transcend is not None else None
        return card.value if second is None else second

    def value(self, id: int, name: str) -> int:
        """Damage, Break or Block now, before what is set against it; 0 of a card of another type. [RD-316 RD-1020]"""
        card = self.card_of(id)
        if VALUES.get(card.kind) != name:
            return 0
        return self.figure(id, name, self.sphere(id))

    def is_optimal(self, id: int) -> bool:
        """Whether a card was laid on one of its optimal slots. [RD-717]"""
        return self.slot_of(id) in getattr(self.card_of(id), "optimal", ())

    # ================================================================ the exchange

    def exchanges(self) -> list[Any]:
        """What waits to be resolved, the outermost first: an exchange, and perhaps instants inside it; each once its
        first card is paid for and lies there."""
        return [each for each in self._exchanges() if each.links and not each.over]

    def repeated(self) -> Link | None:
        """The first card of the exchange that is resolved and may be repeated, if there is one. [RD-1533]"""
        return next((each.links[0] for each in self._exchanges() if each.over), None)

    def _exchanges(self) -> list[Any]:
        return [each for each in self.s.agenda if hasattr(each, "links")]

    def is_pending(self, id: int) -> bool:
        """Whether a card waits in an exchange."""
        return any(link.id == id and self.is_there(link) for each in self.exchanges() for link in each.links)

    def is_there(self, link: Link) -> bool:
        """Whether a card laid in an exchange has not left: it is the same object, under the control of who laid it.
        [RD-835 RD-1811]"""
        return bool(self.there(link.this)) and self.seat_of(link.id) == link.seat

    def opener(self) -> tuple[int, ...]:
        """The first card of the exchange under way."""
        return self.still(tuple(each.links[0].this for each in self.exchanges()[-1:]))

    def set_against(self, exchange: Any, n: int, slot: str) -> list[int]:
        """The places of what answers a link on a slot, in the order laid. [RD-820]"""
        return [m for m, link in enumerate(exchange.links) if link.on == n and slot in link.slots]

    def amount(self, link: Link) -> int:
        """What a link is worth before anything is set against it; of what has left, nothing. [RD-835 RD-1020]"""
        if not link.id:
            return link.block
        if not self.is_there(link):
            return 0
        bonus = self.figure(link.id, "bonus", 0) if self.option("bonus_timing") == "before_counters" else 0
        return self.value(link.id, self.card_of(link.id).stat) + bonus

    def removed(self, exchange: Any, n: int, slot: str) -> dict[int, int]:
        """What each answer to an assault takes from its damage on a slot: points are credited in the order laid, each
        answer less what is pierced. [RD-820 RD-911 RD-1545 RD-1546]"""
        link = exchange.links[n]
        left = self.amount(link)
        pierce = self.pierce(link)
        found: dict[int, int] = {}
        for m in self.set_against(exchange, n, slot):
            found[m] = min(left, max(0, self.comes_to(exchange, m, slot) - pierce))
            left -= found[m]
        return found

    def pierce(self, link: Link) -> int:
        """How many points a link ignores of each Break or Block. [RD-1545]"""
        return self.figure(link.id, "pierce", 0) if link.id and self.is_there(link) else 0

    def is_cancelled(self, exchange: Any, n: int) -> bool:
        """Whether an assault beats a support (by option a defence): alone it has at least 1, and at least as much, less
        what it ignores by Pierce; one that has left counts as cancelled. [RD-808 RD-809 RD-811 RD-835 RD-911 RD-1507
        RD-1545]"""
        link = exchange.links[n]
        return bool(link.id) and not self.is_there(link) or bool(self.cancelling(exchange, n))

    def cancelling(self, exchange: Any, n: int) -> list[int]:
        """The places of the assaults that each beat a support (by option a defence)."""
        worth = self.amount(exchange.links[n])
        return [
            m
            for slot in exchange.links[n].slots
            for m in self.set_against(exchange, n, slot)
            if self.comes_to(exchange, m, slot) >= max(1, worth - self.pierce(exchange.links[m]))
        ]

    def comes_to(self, exchange: Any, n: int, slot: str) -> int:
        """What a link comes to on a slot as things stand, from the last card back to it. [RD-805 to RD-811 RD-825]"""
        link: Link = exchange.links[n]
        if link.id and self.card_of(link.id).kind != "assault":
            return 0 if self.is_cancelled(exchange, n) else self.amount(link)
        left = self.amount(link) - sum(self.removed(exchange, n, slot).values()) if link.id else link.block
        if left > 0 and link.id and self.option("bonus_timing") == "after_counters":
            left += self.figure(link.id, "bonus", 0)
        return left

    # ================================================================ what selectors look among

    def by_turns(self) -> tuple[int, ...]:
        """Who started the bout first."""
        return (self.s.starter, 1 - self.s.starter)

    def among(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """All that lies in the zone of a selector, also slots."""
        if selector.sort == "cells":
            return [cell_ref(mat, slot) for mat in (0, 1) for slot in SLOTS]
        return super().among(scope, selector)

    def pile(self, seat: int, zone: str) -> Sequence[Id]:
        """What lies in a pile of a player; also the Top Soul alone."""
        top = self.top_soul(seat)
        return ((top,) if top else ()) if zone == "top_soul" else super().pile(seat, zone)

    @indexed
    def on_field(self) -> tuple[Id, ...]:
        """All that lies on the table: who started the bout first, the slots first."""
        sides = [self.side(seat) for seat in self.by_turns()]
        rows = [(*side.mat, *side.objects, *side.infusions, *side.weapons, side.character) for side in sides]
        return tuple([id for row in rows for id in row if id])

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds. What is at work on the table means the cards in hands as
        well, which are about to be laid."""
        if id < FIRST_ID:
            return self.kind_of(id) in selector.seeks
        if selector.zone == "table":
            near = id > MASK or self.is_in_play(id) or id in self.s.gone or self.spot(id)[0] == "hand"
            return near and (not selector.kinds or self.kind_of(id) in selector.kinds)
        return not selector.kinds or self.card_of(id).kind in selector.kinds

    # ================================================================ effects in force

    @indexed
    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Ability]]]:
        """All whose abilities work: upright characters, weapons and objects, and infusions by their blue text. [RD-309
        RD-415 RD-1101 RD-1109 RD-1215]"""
        found: list[tuple[Id, str, Sequence[Ability]]] = []
        for id in self.on_field():
            card, zone = self.card(id), self.spot(id)[0]
            if zone != "mat" and not card.used:
                printed = self.cards[card.card]
                found.append((id, card.card, printed.infusion if zone == "infusions" else printed.abilities))
        return found

    @indexed
    def woulds(self) -> Sequence[tuple[Id, str, Any]]:
        """What happens instead, the oldest first. [RD-1805]"""
        return sorted(super().woulds(), key=lambda each: self.card(each[0]).since)

    def use_of(self, id: Id) -> Ability | None:
        """What a card on the table is used for by decision. [RD-1207 RD-1215]"""
        zone = self.spot(id)[0]
        if zone == "infusions":
            return self.card_of(id).infused_use
        return self.card_of(id).use if zone in ON_TABLE and zone != "mat" else None

    def may_be_used(self, id: Id) -> bool:
        """Whether everybody can see that a card may still be used this bout. [RD-303 RD-916 RD-1208]"""
        ability, card = self.use_of(id), self.card(id)
        if ability is None or card.used:
            return False
        return ability.limit is None or self.left(ability.limit, self.handle(id), ability.where, card.controller) > 0

    def usable(self, seat: int, moment: str = "") -> list[Id]:
        """A player's cards that may be used for all that everybody can see, by their places: in a window, as a
        "support", or at a printed moment. [RD-916 RD-1210 RD-1212]"""
        return [id for id in self._upright(seat).get(moment, ()) if self.may_be_used(id)]

    @indexed
    def _upright(self, seat: int) -> dict[str, list[Id]]:
        """A player's upright cards with a use, by when it is one."""
        side, found = self.side(seat), dict[str, list[Id]]()
        for id in (*side.objects, *side.infusions, *side.weapons, side.character):
            ability = self.use_of(id) if id else None
            if ability is not None and not self.card(id).used:
                for moment in ability.moments:
                    found.setdefault(moment, []).append(id)
        return found

    # ================================================================ names and places

    def held_text(self, id: Id, key: str) -> Text:
        """A card in hand as an option, with its Soul Value."""
        return self.text("card", name=CardName(self.card(id).card), sv=self.sv(id), n=copy_of(key))

    @indexed
    def places(self) -> dict[int, str]:
        """The place of everything on the table in notation (see `view`)."""
        found = FIXED_PLACES.copy()
        for seat, side in enumerate(self.s.seats):
            letter = SEATS[seat].lower()
            laid: Counter[str] = Counter()
            for id in side.mat:
                slot = self.slot_of(id)
                laid[slot] += 1
                found[id] = f"{letter}{CODES[slot]}{laid[slot]}"
            for kind, row in (("o", side.objects), ("i", side.infusions), ("w", side.weapons)):
                found |= {id: f"{letter}{kind}{n}" for n, id in enumerate(row, 1) if id}
            if side.character:
                found[side.character] = f"{letter}c"
        return found

    def slot_place(self, mat: int, slot: str) -> str:
        """The place of a slot."""
        return FIXED_PLACES[cell_ref(mat, slot)]

    def place(self, id: int) -> str:
        """The place of something in notation, or the id of its card."""
        found = self.places().get(id)
        if found is None and self.spots().get(id, NOWHERE)[0] == "deck" and id == self.top_soul(self.owner_of(id)):
            return f"{SEATS[self.owner_of(id)].lower()}-top"
        return self.card(self.id_of(id)).card if found is None else found

    def name(self, id: int) -> Word:
        """Something as logs and buttons call it."""
        if id < FIRST_ID:
            return SeatName(id - 1) if id < FIRST_CELL else self.slot_name(*slot_of_cell(id))
        id = self.id_of(id)
        at, name = self.places().get(id), CardName(self.card(id).card)
        return name if at is None else self.text("at", name=name, at=at)

    def slot_name(self, mat: int, slot: str) -> Text:
        """A slot of somebody's mat in words."""
        return self.text("slot", slot=slot, who=SeatName(mat))
