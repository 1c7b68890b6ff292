"""A running match, to read: what is where, whose it is, what selectors find, figures; and how changes are noted. Rooms
that change more are built on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from engines.kernel.cards.field import Field
from engines.kernel.cards.ground import Decks, Happened, player_ref
from engines.kernel.cards.objects import MASK
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.derived import indexed
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Listing, SeatName, Text, Word, say
from engines.kernel.verbs import Verb
from engines.kernel.zones import readers

from .cards import Ability
from .state import (
    FIRST_CELL,
    FIRST_ID,
    LETTERS,
    AnyThing,
    Card,
    CardName,
    Creature,
    LanesState,
    cell_ref,
    lane_of_cell,
    place_of,
)
from .words import L

Spot = tuple[str, int, int]
"""Where a thing is: the zone, whose, and the lane (0 where there is none)."""
NOWHERE: Spot = ("", 0, 0)
PILES = ("deck", "hand", "extra", "grave", "banish")

CLOSING = frozenset((
    "destroyed", "became_soul", "tributed", "soul_spent", "token_removed", "lf_lost", "lf_restored", "moved",
    "revealed", "turned_down", "control_changed", "set", "drew", "discarded", "returned", "banished", "weapon_lost",
))  # fmt: skip
"""What a closing window opens for. [OW-953]"""


class Board(Field[LanesState]):
    """A match of OWR. An optional thing is done with the same card at most 20 times a turn. [OW-138]"""

    s: LanesState

    language = L
    first_id: ClassVar[Id] = FIRST_ID
    responses: ClassVar[Mapping[str, Verb]]
    """What players may do in windows. [OW-958]"""
    decks = Decks(
        used="grave", drawn=("OW-349",), shuffled=("OW-984",), milled=("OW-317",), looked=("OW-986",),
        discarded=("OW-976",), searched=("OW-348",), mixed_after=("OW-348",), arranged=("OW-986",),
    )  # fmt: skip

    # ================================================================ what is where

    @property
    def row(self) -> range:
        """The lanes, from 0. [OW-301]"""
        return range(len(self.s.seats[0].lanes))

    @indexed
    def field(self) -> dict[Id, Spot]:
        """Where everything on the field is, in an order that all can see. [OW-314]"""
        things, found = cast(Any, self.s.things), dict[Id, Spot]()
        for seat, side in enumerate(self.s.seats):
            for lane, id in enumerate(side.lanes):
                if id:
                    found[id] = ("lane", seat, lane)
                    found |= dict.fromkeys(things[id].weapons, ("weapon", seat, lane))
            for lane, stack in enumerate(side.stacks):
                found |= dict.fromkeys(stack, ("stack", seat, lane))
        return found | {id: ("arena", things[id].owner, 0) for id in self.s.arena}

    def spot_now(self, id: Id) -> Spot:
        """Where a thing is, on the field or in a pile of its owner."""
        found = self.field().get(id, NOWHERE)
        if found is NOWHERE and id >= FIRST_ID:
            seat = self.owner_of(id)
            side = self.s.seats[seat]
            return next(((zone, seat, 0) for zone in PILES if id in getattr(side, zone)), NOWHERE)
        return found

    def spot(self, id: int) -> Spot:
        """Where something is; by a handle, or once it has left the field, where it was then. [OW-979]"""
        now = id if id <= MASK else self.there(id)
        found = self.field().get(now) or (self.spot_now(now) if now and (id > MASK or id not in self.s.left) else None)
        return found or self.s.left.get(self.id_of(id), NOWHERE)

    def creature(self, id: Id) -> Creature:
        """A creature in a lane, to read."""
        return self.s.things[id]  # type: ignore[return-value]

    def in_lane(self, seat: int, lane: int) -> Id:
        """What stands in a player's lane, 0 for nothing."""
        return self.s.seats[seat].lanes[lane]

    def stack(self, seat: int, lane: int) -> tuple[Id, ...]:
        """A stack, bottom card first. [OW-306]"""
        return self.s.seats[seat].stacks[lane]

    def is_top(self, id: int) -> bool:
        """Whether a card is the top card of its stack, read whenever it is asked. [OW-722 OW-724 OW-725]"""
        zone, seat, lane = self.field().get(id, NOWHERE)
        return zone == "stack" and self.stack(seat, lane)[-1] == id

    def is_soul(self, id: Id) -> bool:
        """Whether a card is a soul: a face-up creature card in a stack. [OW-655 OW-727]"""
        thing: Any = self.s.things[id]
        return self.field().get(id, NOWHERE)[0] == "stack" and not thing.down and self.card_of(id).kind == "creature"

    @indexed
    def souls(self, seat: int, lane: int | None = None) -> tuple[Id, ...]:
        """A player's souls, or those of one stack, bottom first. [OW-655]"""
        lanes = self.row if lane is None else (lane,)
        return tuple(id for each in lanes for id in self.stack(seat, each) if self.is_soul(id))

    @indexed
    def set_cards(self, seat: int) -> tuple[Id, ...]:
        """What lies face-down on a player's stacks. [OW-306]"""
        things: Any = self.s.things
        return tuple(id for stack in self.s.seats[seat].stacks for id in stack if things[id].down)

    def creatures(self, seat: int) -> tuple[Id, ...]:
        """A player's creatures by lane, tokens and face-down ones among them."""
        return tuple([id for id in self.s.seats[seat].lanes if id])

    def lies_open(self, id: int) -> bool:
        """Whether a card lies where everybody may read it. [OW-346]"""
        zone = self.spot_now(id)[0]
        return zone in ("grave", "banish", "arena", "weapon") or zone in ("stack", "lane") and not self.veiled(id)

    def kind_of(self, id: int) -> str:
        """What kind of thing something is (a soul is no creature); of what has left the field, what it was there.
        [OW-859]"""
        if id < 0:
            return "pending"
        if id < FIRST_ID:
            return "match" if not id else "player" if id < FIRST_CELL else "cell"
        zone = self.spot(id)[0]
        if zone == "stack":
            if self.known(id).down:
                return "set_card"
            return "soul" if self.card_of(id).kind == "creature" else self.card_of(id).kind
        kind = self.card_of(id).kind
        return "creature" if kind == "token" else kind

    def seat_of(self, id: int) -> int:
        """The player behind anything."""
        if id < 0:
            item = self.item(id)
            return item.seat if item is not None else -1
        if id < FIRST_ID:
            return id - 1 if id < FIRST_CELL else lane_of_cell(id)[0]
        thing = self.known(id)
        if isinstance(thing, Creature):
            return thing.controller
        host = getattr(thing, "host", 0)
        return self.known(host).controller if host and isinstance(self.known(host), Creature) else thing.owner

    def bearer(self, this: int) -> tuple[int, ...]:
        """What carries a card, or did when it left: as that object."""
        hosts = tuple([self.host_of(id) for id in self.known_as((this,))])
        return tuple([each for each in self.remembered(hosts) if each])

    def printed_all(self, id: Id) -> tuple[str, ...]:
        """The cards of a thing: of a pile each token. [OW-567]"""
        thing: Any = self.s.things[id]
        return (thing.card, *getattr(thing, "pile", ()))

    # ================================================================ lanes

    def lane_of(self, id: int) -> int | None:
        """The lane of something in a lane or a stack, or of a lane; None for what is in none."""
        if FIRST_CELL <= id < FIRST_ID:
            return lane_of_cell(id)[1]
        zone, _, lane = self.spot(id) if id >= FIRST_ID else NOWHERE
        return lane if zone in ("lane", "stack", "weapon") else None

    def all_in(self, lanes: Iterable[int], seats: Sequence[int] = (0, 1)) -> tuple[int, ...]:
        """Lanes, with all that is in them."""
        rows = [(seat, lane) for seat in seats for lane in lanes]
        found = [cell_ref(seat, lane) for seat, lane in rows]
        return (*found, *(id for id in self.on_field() if self.spot(id)[1:] in rows and self.lane_of(id) is not None))

    def lanes_by(self, other: int, *steps: int) -> list[int]:
        """The lanes that are so many steps away from something's, to the right."""
        lane = self.lane_of(other)
        return [] if lane is None else [lane + step for step in steps if lane + step in self.row]

    def points_to(self, id: int) -> tuple[int, ...]:
        """The lanes within a creature's arrows; right is rising for A, falling for B. [OW-901 OW-908 OW-909 OW-917]"""
        at = self.lane_of(id)
        if at is None or self.kind_of(id) != "creature":
            return ()
        left, right = self.arrows(id)
        low, high = (left, right) if self.seat_of(id) == 0 else (right, left)
        return tuple(lane for lane in self.row if at - low <= lane <= at + high and lane != at)

    def arrows(self, id: int) -> tuple[int, int]:
        """A creature's arrows to its left and right: printed, the largest of a pile, with those of its Weapons.
        [OW-238 OW-567 OW-751]"""
        thing = self.known(id)
        moves = [self.cards[card].move for card in (thing.card, *getattr(thing, "pile", ()))]
        added = [self.card_of(each).move for each in getattr(thing, "weapons", ())]
        return (
            max(each.left for each in moves) + sum(each.left for each in added),
            max(each.right for each in moves) + sum(each.right for each in added),
        )

    def opposite_to(self, id: int) -> tuple[int, ...]:
        """The creature in the enemy lane of the same number. [OW-303]"""
        return tuple(found for lane in self.lanes_by(id, 0) if (found := self.in_lane(1 - self.seat_of(id), lane)))

    def cells_of(self, id: int) -> tuple[int, ...]:
        """The lane of something, as such."""
        seat = self.spot(id)[1] if id >= FIRST_ID else self.seat_of(id)
        return tuple(cell_ref(seat, lane) for lane in self.lanes_by(id, 0))

    def lanes_of(self, ids: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """The lanes that some things stand in, or that some numbers stand for, with whose they are."""
        cells = [cell for id in ids for cell in ((id,) if FIRST_CELL <= id < FIRST_ID else self.cells_of(id))]
        return tuple(dict.fromkeys(lane_of_cell(cell) for cell in cells))

    def free_lanes(self, seat: int, *, over_tokens: bool = False) -> tuple[int, ...]:
        """A player's lanes that are empty; after them, `over_tokens`, those that only tokens stand in, which all but
        tokens may be put in: by default none of them gives way. [OW-133 OW-510 OW-552 OW-559]"""
        row = sorted(enumerate(self.s.seats[seat].lanes), key=lambda each: each[1] > 0)
        return tuple(lane for lane, id in row if not id or over_tokens and self.creature(id).token)

    # ================================================================ figures

    def stat(self, id: int, name: str) -> int:
        """ATK or DEF now, in the lane that it is in now: printed, set, Soul Bonuses and Weapons, effects, multiplied;
        never below 0. [OW-853 OW-855 OW-860 OW-861]"""
        thing = self.known(id)
        which = name == "def"
        if not isinstance(thing, Creature) or id > MASK or thing is not self.s.things[id]:
            return thing.last[which] if isinstance(thing, Creature) else self.cards[thing.card].figures[which]
        key = ("stat", id, name)
        found = self.cache.get(key)
        if found is None:
            base = self.base(id)[which]
            added = sum(self.card_of(each).figures[which] for each in thing.weapons)
            added += self.bonus(thing.controller, thing.lane)[which]
            self.cache[key] = max(0, base + added)  # for what asks for it meanwhile
            found = self.cache[key] = self.figure(id, name, base, added)
        return found

    def figures(self, id: Id) -> tuple[int, int]:
        """ATK and DEF now."""
        return self.stat(id, "atk"), self.stat(id, "def")

    def base(self, id: Id) -> tuple[int, int]:
        """ATK and DEF as printed; of a pile the sum. [OW-553]"""
        rows = [self.cards[card].figures for card in self.printed_all(id)]
        return sum(row[0] for row in rows), sum(row[1] for row in rows)

    @indexed
    def bonus(self, seat: int, lane: int) -> tuple[int, int]:
        """What a stack gives to its player's lane, whoever stands there, and to no other one: its souls at any depth,
        and its Artifacts that are not on top. [OW-723 OW-728 OW-851 OW-852 OW-854 OW-858 OW-863]"""
        rows = [self.bonus_of(id) for id in self.stack(seat, lane)]
        return (sum(row[0] for row in rows), sum(row[1] for row in rows))

    def bonus_of(self, id: Id) -> tuple[int, int]:
        """What a card in a stack gives to its lane."""
        gives = self.is_soul(id) or self.kind_of(id) == "artifact" and not self.is_top(id)
        return self.card_of(id).bonus if gives else (0, 0)

    def damage_on(self, id: int) -> int:
        """The damage on a creature."""
        return getattr(self.known(id), "damage", 0)

    def remaining(self, id: int) -> int:
        """What is left of a creature's DEF. [OW-822]"""
        return max(0, self.stat(id, "def") - self.damage_on(id))

    def slots(self, id: int) -> int:
        """How many Weapons a creature may carry. [OW-752]"""
        return self.figure(id, "weapon_slots", getattr(self.card_of(id), "weapon_slots", 1))

    # ================================================================ what may be done

    def targetable(self, scope: Scope, spec: Selector) -> Iterator[int]:
        """What could be chosen as a target now, looked for one by one. [OW-971]"""
        return (id for id in spec.each(scope) if id < FIRST_ID or not self.forbidden("be_targeted", id))

    # ================================================================ what waits

    def pending(self) -> list[Any]:
        """What waits while players may respond, the outermost first. [OW-951]"""
        return [each for each in self.s.agenda if getattr(each, "waits", False)]

    def item(self, ref: int) -> Any:
        """Something that waits, by its number."""
        return next((each for each in self.pending() if each.stamp == -ref), None) if ref else None

    def answered(self) -> tuple[int, ...]:
        """What the innermost window answers: of an effect, what its card was used in answer to."""
        waiting = [each for each in self.pending() if not each.begun]
        return (-waiting[-1].stamp,) if waiting else ()

    def waiting_cards(self) -> Iterable[Id]:
        """The cards that wait to be carried out and lie nowhere else."""
        return [each.source for each in self.pending() if each.sort == "card" and not self.spot_now(each.source)[0]]

    def of_item(self, ref: int, name: str) -> str:
        """A word of what waits, if it does still."""
        return getattr(self.item(ref), name, "")

    def call_off(self, item: Any, clause: str) -> bool:
        """What waits does nothing: whether it would have done something."""
        if item.cancelled:
            return False
        item.cancelled = True
        self.touch()
        if (id := self.there(item.this or item.source)) and self.in_sight(id):
            self.mark_recent("cancelled", id)
        self.happen(Event("cancelled", item.seat), say("ow-log-cancelled", what=item.text(self)), clause)
        return True

    def attack(self) -> Any:
        """The attack under way, if there is one."""
        return next((each for each in reversed(self.s.agenda) if hasattr(each, "attacking")), None)

    def attacker(self) -> tuple[int, ...]:
        """The creature that attacks."""
        attack = self.attack()
        return self.still((attack.attacking,)) if attack is not None else ()

    def defender(self) -> tuple[int, ...]:
        """The creature in the attacked lane."""
        return tuple(id for cell in self.attacked_lane() if (id := self.in_lane(*lane_of_cell(cell))))

    def attacked_lane(self) -> tuple[int, ...]:
        """The lane that is attacked."""
        attack = self.attack()
        return (cell_ref(1 - attack.seat, attack.lane),) if attack is not None else ()

    # ================================================================ what selectors look among

    def among(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """All that lies in the zone of a selector, also what waits, and lanes."""
        if selector.zone == "pending":
            return [-each.stamp for each in self.pending() if not each.begun]
        if selector.sort == "cells":
            return [cell_ref(seat, lane) for seat in (0, 1) for lane in self.row]
        return super().among(scope, selector)

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds; of what has left the field, as it last was. [OW-979]"""
        if id < 0:
            return selector.zone == "pending" and self.item(id) is not None
        if id >= FIRST_ID and selector.zone != "field":
            return not selector.kinds or self.card_of(id).kind in selector.kinds
        return super().is_candidate(scope, selector, id)

    # ================================================================ effects in force

    @indexed
    def in_force(self) -> Sequence[tuple[Id, str, Sequence[Ability]]]:
        """All whose abilities work where they are: face-up creatures (each token of a pile), Weapons, Arenas,
        Continuous Runes, Artifacts on top, souls with their Soul Effects. "You" is whoever controls it. [OW-567 OW-603
        OW-604 OW-605 OW-706 OW-722 OW-728 OW-856 OW-857 OW-947]"""
        found: list[tuple[Id, str, Sequence[Ability]]] = []
        cast = [each.source for each in self.pending() if each.sort == "card"]
        for id, (zone, _, _) in self.field().items():
            thing: Any = self.s.things[id]
            card = self.cards[thing.card]
            if thing.down:
                continue
            if zone == "lane" and thing.pile:
                found += [(id, each, self.cards[each].effects) for each in (thing.card, *thing.pile)]
                continue
            soul = zone == "stack" and card.kind == "creature"
            there = zone != "stack" or soul or (self.is_top(id) if card.kind == "artifact" else card.stays)
            works = card.soul_effects if soul else card.effects
            if works and there and not (card.stays and id in cast):
                found.append((id, thing.card, works))
        return found

    # ================================================================ names and places

    @indexed
    def places(self) -> dict[int, str]:
        """The place of everything on the field, of lanes and of players in notation."""
        cells = (cell_ref(seat, lane) for seat in (0, 1) for lane in self.row)
        return {id: self.place(id) for id in (player_ref(0), player_ref(1), *cells, *self.field())}

    def place(self, id: int) -> str:
        """The place of something in notation: `a3` is A's lane 3, `a3.1` the bottom card of the stack behind it, `a3w1`
        the first Weapon of the creature there, `arena` the Arena, `#1` the outermost thing that waits; else the id of
        its card."""
        if id < FIRST_ID:
            if id < 0:
                return next((f"#{n}" for n, each in enumerate(self.pending(), 1) if each.stamp == -id), "")
            return LETTERS[id - 1] if id < FIRST_CELL else place_of(*lane_of_cell(id))
        spot = self.field().get(id)
        if spot is None:
            return self.s.things[self.id_of(id)].card  # type: ignore[union-attr]
        zone, seat, lane = spot
        if zone == "arena":
            return "arena" if len(self.s.arena) == 1 else f"arena-{LETTERS[seat]}"
        at = place_of(seat, lane)
        if zone == "stack":
            return f"{at}.{self.stack(seat, lane).index(id) + 1}"
        return at if zone == "lane" else f"{at}w{self.creature(self.host_of(id)).weapons.index(id) + 1}"

    def name(self, id: int) -> Word:
        """What logs and buttons call something; what lies, or left, face-down by its place alone. [OW-344 OW-347]"""
        if id < 0:
            item = self.item(id)
            return item.text(self) if item is not None else ""
        if id < FIRST_ID:
            return SeatName(id - 1) if id < FIRST_CELL else say("ow-lane", at=self.place(id))
        if id > MASK and not self.there(id):
            was, at = self.known(id), place_of(*self.spot(id)[1:])
            return say("ow-face-down", at=at, kind="creature") if was.down else CardName(was.card)
        id = self.id_of(id)
        thing = cast(AnyThing, self.s.things[id])
        if id not in self.field():
            return CardName(thing.card)
        at = self.place(id)
        if thing.down:
            return say("ow-face-down", at=at, kind="creature" if isinstance(thing, Creature) else "card")
        return say("ow-at", name=CardName(thing.card), at=at)

    def named_to(self, seat: int, id: Id) -> Word:
        """Something as a player may know it, wherever it lies. [OW-341]"""
        return self.name(id) if seat in readers(self.rules.zones, self, id) else say("ow-unseen")

    def price_text(self, cost: Any, way: Any) -> Text:
        """A price in words."""
        parts = {"souls": way.souls, "lf": way.lf, "cards": sum(act.n for act in way.acts if act.op)}
        return say("ow-price", what=Listing(tuple(say("ow-price-part", of=of, n=n) for of, n in parts.items() if n)))

    # ================================================================ what changes

    def has_room(self, id: Id, seat: int) -> bool:
        """Whether a lane is left for a creature, beside those who come to that player already. [OW-980]"""
        free = self.free_lanes(seat, over_tokens=not self.creature(id).token)
        return len(free) > [due for _, due, _ in self.displaced()].count(seat)

    def remember(self, id: Id) -> None:
        """A thing as it last was on the field, and where. [OW-979]"""
        super().remember(id)
        if host := getattr(self.s.gone[id], "host", 0):
            self.s.gone[id] = replace(self.s.gone[id], host=self.handle(host))
        self.s.left[id] = self.field()[id]
        self.s.hit.pop(id, None)

    def mark_recent(self, name: str, *ids: int, amount: int = 0, opened: bool = False) -> None:
        """Keep a happening for pictures, with the cards that it is about; also what lies face-down, if it is `opened`
        by it."""
        cards = ["" if id < FIRST_ID or self.veiled(id) and not opened else self.thing(id).card for id in ids]
        self.keep_recent(Happened(name, self.places_of(ids), amount, tuple(cards)))

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [OW-420]"""
        self.s.phase = phase
        self.unsettled()
        self.stale()

    def came(self, event: Event) -> None:
        """It may be answered once all is done. [OW-953 OW-961]"""
        if event.name in CLOSING:
            self.s.since.append(event)

    def deal(self, seat: int, card: str) -> Id:
        """A new card of a player, by its printed card: where it lies is for the caller to say."""
        return self.add(lambda id: Card(id=id, card=card, owner=seat, since=self.next_stamp()))
