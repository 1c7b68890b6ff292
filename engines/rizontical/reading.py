"""What can be read of a running duel: what is where, what is at work on it, what comes first (a tie of Speed is tossed
when it is first asked for), what it is called."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec import structs

from engines.kernel.ask import Option
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.match import SHIFT, Match
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Listing, SeatName, Text, Word, say

from .battle import Hit
from .board import (
    BETWEEN,
    CELLS,
    DEPLOY_ZONES,
    DISTANCE,
    NAMES,
    RINGS,
    SIZE,
    WALK,
    WALKED,
    WITHIN,
    called,
)
from .cards import FighterCard, Skill, TileCard, secret
from .state import (
    STAT_LIMIT,
    TOKEN_LIMIT,
    AnyThing,
    Card,
    CardName,
    DuelState,
    Fighter,
    Numen,
    Power,
    Token,
    Toss,
    Tracked,
)
from .words import ELEMENTS, TYPES, L

ZONES = {
    "hand": "hand",
    "deck": "power_deck",
    "void": "power_void",
    "fighter_deck": "fighter_deck",
    "fighter_void": "fighter_void",
}
"""Where the cards of a zone are."""


class Places:
    """What is on some cells, and the cells themselves."""

    def __init__(self, g: Any, cells: frozenset[int]):
        self.g, self.cells = g, cells

    def __contains__(self, id: int) -> bool:
        return (called(id) if id < 0 else self.g.cell_of(id)) in self.cells

    def __iter__(self) -> Any:
        return map(called, sorted(self.cells))


def _mean(parts: Sequence[Active], id: int) -> int:
    """How many of some parts are at work now and mean a thing or a player."""
    return sum([each.holds() and each.means(id) for each in parts]) if parts else 0


class Reading(Match[DuelState]):
    """A duel of Rizontical, to read."""

    language = L
    first_id: ClassVar[Id] = 64
    """Things are numbered from 64 up; 1 and 2 are the players, the numbers below 0 the cells (see `board.called`)."""

    # ================================================================ who, what, where

    def option(self, id: str) -> str:
        """The value of a house option."""
        return self.s.options.get(id) or self.rules.defaults[id]

    def in_play(self, id: Id) -> bool:
        """Whether a thing is in play: a deployed Fighter, a Power on a slot, a token on the board."""
        thing = self.s.things[id]
        return thing is not None and thing.in_play

    def known(self, id: Id) -> AnyThing:
        """A thing as it is, or as it was when it left play. [RZ-1612]"""
        thing = self.s.things[id]
        gone = self.s.gone
        if gone and id in gone and (thing is None or not self.in_play(id)):
            return gone[id]
        return thing

    def fighter(self, id: Id) -> Fighter:
        """A Fighter in play, to read."""
        return self.s.things[id]

    def card_of(self, id: Id) -> Any:
        """The card of something."""
        return self.cards[self.known(id).card]

    def fighters(self, seat: int | None = None) -> tuple[Id, ...]:
        """The deployed Fighters by slot, seat A's first on each, or those of one player."""
        found = self.index.get(("fighters", seat))
        if found is None:
            rows = [each.slots for n, each in enumerate(self.s.seats) if seat in (None, n)]
            found = tuple(
                [id for ids in zip(*rows, strict=True) for id in ids if id and self.s.things[id].cell is not None]
            )
            self.index["fighters", seat] = found
        return found

    def summons(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Summons on the board by cell, or those of one player."""
        found = self.index.get(("summons", seat))
        if found is None:
            things = [self.s.things[id] for _, id in sorted(self.s.board.items())]
            found = tuple([each.id for each in things if isinstance(each, Token) and seat in (None, each.owner)])
            self.index["summons", seat] = found
        return found

    def tile_ids(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Tiles on the board by cell, or those of one player."""
        tiles = self.s.tiles
        return (
            tuple([id for _, id in sorted(tiles.items()) if seat in (None, self.s.things[id].owner)]) if tiles else ()
        )

    def powers(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Powers on slots, by slot, seat A's first on each, or those of one player."""
        if seat is not None:
            return tuple(filter(None, self.s.seats[seat].powers))
        mine, theirs = self.s.seats
        return tuple([id for ids in zip(mine.powers, theirs.powers, strict=True) for id in ids if id])

    def facedown(self, seat: int) -> tuple[Id, ...]:
        """A player's Powers that lie face down, set and paid for, by slot."""
        found = self.index.get(("facedown", seat))
        if found is None:
            powers = (self.s.things[id] for id in self.s.seats[seat].powers if id)
            found = self.index["facedown", seat] = tuple(
                each.id for each in powers if each.facedown and not each.pending
            )
        return found

    def cell_of(self, id: int) -> int | None:
        """The cell that something is on (a cell is on itself), or was on when it left play."""
        if id < self.first_id:
            return called(id) if id < 0 else None
        return getattr(self.known(id) if self.s.gone else self.s.things[id], "cell", None)

    def entity_at(self, cell: int) -> Id:
        """The Fighter or Summon on a cell, or 0. [RZ-1116]"""
        return self.s.board.get(cell, 0)

    def is_entity(self, id: Id) -> bool:
        """Whether something is a Fighter or a Summon on the board: Tiles and Powers are none. [RZ-1106 RZ-1138]"""
        cell = getattr(self.s.things[id], "cell", None)
        return cell is not None and self.entity_at(cell) == id

    def controller(self, id: Id) -> int:
        """Whose a thing counts as. [RZ-1610]"""
        return self.known(id).controller

    def ally_now(self, seat: int) -> Id:
        """A player's current turn ally: the Fighter on the slot of the running timeline turn, or 0. [RZ-727 to
        RZ-729]"""
        turn = self.s.turn
        id = self.s.seats[seat].slots[turn] if 0 <= turn < 4 else 0
        return id if id and self.s.things[id].cell is not None else 0

    def distance(self, a: int, b: int) -> int:
        """Cells from one cell to another. [RZ-506]"""
        return (WALK if self.s.options.get("distance") == "orthogonal" else DISTANCE)[a][b]

    def within(self, cell: int, reach: int) -> frozenset[int]:
        """The cells up to so many cells from one, itself left out."""
        return (WALKED if self.s.options.get("distance") == "orthogonal" else WITHIN)[cell][min(reach, 2 * SIZE - 1)]

    def deploy_zone(self, seat: int) -> tuple[int, ...]:
        """The cells of a player's Deploy Zone, row by row from the own edge. [RZ-511]"""
        return DEPLOY_ZONES[self.option("deploy_zone")][seat]

    def free_deploy_cells(self, seat: int, anywhere: bool = False) -> list[int]:
        """Where a player may deploy: cells of the own Deploy Zone without an entity. [RZ-512 RZ-513]"""
        if anywhere or self.seat_granted("deploy_anywhere", seat):
            zone: Iterable[int] = dict.fromkeys((*self.deploy_zone(seat), *range(SIZE * SIZE)))
        else:
            zone = self.deploy_zone(seat)
        return [cell for cell in zone if cell not in self.s.board]

    def cards_in(self, zone: str, seat: int, side: str, *, fighters: bool) -> tuple[Id, ...]:
        """The cards of a zone, sorted so that their order tells nothing, with each player's together."""
        seats = {"ally": [seat], "own": [seat], "enemy": [1 - seat], "opposing": [1 - seat]}.get(side, [seat, 1 - seat])
        found: list[Id] = []
        for each in seats:
            place = self.s.seats[each]
            ids = {
                "hand": place.hand,
                "deck": place.fighter_deck if fighters else place.power_deck,
                "void": place.fighter_void if fighters else place.power_void,
            }.get(zone, ())
            found += sorted(ids, key=lambda id: (self.cards[self.s.things[id].card].name, id))
        return tuple(found)

    def can_deploy(self, seat: int, anywhere: bool = False) -> bool:
        """Whether a player could deploy: a card, a slot and a cell. [RZ-304 RZ-513 RZ-710]"""
        side = self.s.seats[seat]
        return (
            bool(side.fighter_deck)
            and 0 in side.slots
            and bool(self.free_deploy_cells(seat, anywhere))
            and not self.seat_forbidden("deploy", seat)
        )

    def can_draw(self, seat: int) -> bool:
        """Whether a draw would give a player a card. [RZ-1229 RZ-1426]"""
        side = self.s.seats[seat]
        if self.seat_forbidden("draw", seat):
            return False
        return bool(side.power_deck) or (self.option("empty_power_deck") == "reshuffle" and bool(side.power_void))

    def token_room(self, seat: int, card: str) -> int:
        """How many more copies of a token a player may have. [RZ-1107 RZ-1127]"""
        ids = (*self.summons(), *self.tile_ids())
        return TOKEN_LIMIT - sum(self.s.things[id].card == card and self.s.things[id].owner == seat for id in ids)

    # ================================================================ what the language asks

    def scope_on(self, seat: int, id: Id, event: Event | None = None, names: dict[str, Any] | None = None) -> Scope:
        """Where an effect on something looks things up."""
        return Scope(self, seat, self.handle(id), event, names)

    def as_it_was(self, id: Id) -> int:
        """Something as the object that it is, or that it was when it left play. [RZ-1612]"""
        gone = self.s.gone.get(id)
        return self.handle(id) if gone is None or self.in_play(id) else id | gone.since << SHIFT

    def as_objects(self, event: Event) -> Event:
        """An event about objects: what has left play by it is the object that it was."""
        if not event.subject and not event.other:
            return event
        return structs.replace(event, subject=self.as_it_was(event.subject), other=self.as_it_was(event.other))

    def user_of(self, this: int) -> Id:
        """The Fighter that an effect is on: the one whose Skill it is, or its Aura's. 0 if there is none."""
        id = self.id_of(this)
        thing = self.known(id) if id >= self.first_id else None
        return id if isinstance(thing, Fighter) else thing.bearer if isinstance(thing, Power) else 0

    def bearers(self, this: int) -> tuple[Id, ...]:
        """The Fighter that an Aura lies on. [RZ-943]"""
        return tuple([
            thing.bearer for id in self.known_as((this,)) if this
            for thing in (self.known(id),) if isinstance(thing, Power) and thing.bearer
        ])  # fmt: skip

    def host_of(self, id: int) -> int:
        """The Fighter that an Aura lies on, 0 for anything else."""
        return getattr(self.known(id), "bearer", 0) if id >= self.first_id else 0

    def by_priority(self) -> tuple[int, int]:
        """The seats, the one with priority first. [RZ-1302]"""
        first = self.s.priority or 0
        return (first, 1 - first)

    def player_turns(self) -> int:
        """The number of the running player turn."""
        return self.s.player_turn

    def kind_of(self, id: int) -> str:
        """What kind of thing something is."""
        if id < self.first_id:
            return "cell" if id < 0 else "player"
        return self.cards[self.known(id).card].kind

    def seat_of(self, id: int) -> int:
        """Whose something is; of a player's number, the seat."""
        return id - 1 if id < self.first_id else self.known(id).controller

    def owner_of(self, id: int) -> int:
        """Whose deck something is from."""
        return id - 1 if id < self.first_id else self.known(id).owner

    def is_in_play(self, id: int) -> bool:
        """Whether a thing is in play; a Numen always is."""
        return id >= self.first_id and (self.in_play(id) or isinstance(self.s.things[id], Numen))

    def lies_open(self, id: int) -> bool:
        """Whether a card lies in a void. [RZ-307]"""
        return any(id in (*side.power_void, *side.fighter_void) for side in self.s.seats)

    def in_order(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """Several things in the order in which effects go through them. [RZ-1401]"""
        return tuple(self.in_speed_order([id for id in ids if id >= self.first_id])) or ids

    def options(self, ids: Sequence[int]) -> tuple[Option, ...]:
        """Things as options of a question."""
        return tuple(self.target_option(id) for id in ids)

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among. [RZ-1421 RZ-1424]"""
        kinds, zone = selector.kinds, selector.zone
        if zone in L.held:
            return self.held(scope, selector)
        if "cell" in kinds:
            return map(called, CELLS)
        if selector.sort == "players":
            return tuple(seat + 1 for seat in self.by_priority())
        if zone == "field":
            return self.powers()
        found: tuple[Id, ...] = ()
        every = not kinds
        if every or "fighter" in kinds:
            found += self.fighters()
        if "power" in kinds or every:
            found += self.powers()
        if every or "summon" in kinds:
            found += self.summons()
        return found + self.tile_ids() if every or "tile" in kinds else found

    def held(self, scope: Scope, selector: Selector) -> tuple[Id, ...]:
        """The cards of the hands, decks or voids that a selector looks in, each player's by name, so that their order
        tells nothing."""
        whose = selector.owner or selector.controller
        seats: Iterable[int] = (
            whose.seats(scope) if whose is not None
            else (scope.seat, 1 - scope.seat) if selector.side == "any"
            else (scope.seat if selector.side == "own" else 1 - scope.seat,)
        )  # fmt: skip
        zone = ZONES[selector.zone]
        if selector.kinds == ("fighter",) and selector.zone in ("deck", "void"):
            zone = zone.replace("power", "fighter")
        found: list[Id] = []
        for seat in seats:
            ids: tuple[Id, ...] = getattr(self.s.seats[seat], zone)
            found += sorted(ids, key=lambda id: (self.cards[self.s.things[id].card].name, id))
        return tuple(found)

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds; of what left play, as it last was. [RZ-1612]"""
        kinds = selector.kinds
        if id < self.first_id:
            return self.kind_of(id) in kinds
        thing = self.known(id)
        if selector.zone in L.held:
            return isinstance(thing, Card) and (not kinds or self.kind_of(id) in kinds)
        if selector.zone == "field":
            return isinstance(thing, Power)
        if isinstance(thing, Fighter | Token) and thing.cell is None or isinstance(thing, Card | Numen):
            return False
        return not kinds or self.kind_of(id) in kinds

    def nothing_there(self, scope: Scope, selector: Selector) -> bool:
        """Whether everybody can see that a hidden zone is empty. [RZ-1603]"""
        return not self.held(scope, selector)

    def is_hidden_from(self, id: int, seat: int) -> bool:
        """Whether something lies face down for a player. [RZ-312]"""
        thing = self.known(id)
        return isinstance(thing, Power) and thing.facedown and thing.controller != seat

    def on_card(self, id: int, name: str) -> str:
        """What stands on a Power."""
        return getattr(self.cards[self.known(id).card], name, "")

    def hides(self, scope: Scope, selector: Selector) -> bool:
        """Whether its player alone can tell what fits now: cards of a hand or a deck that is not empty, a face-down
        card. [RZ-310 RZ-311 RZ-312 RZ-1603]"""
        if selector.hidden:
            return not self.nothing_there(scope, selector)
        things = self.s.things
        return secret(selector) and any(
            getattr(things[id], "facedown", False) and things[id].controller == scope.seat
            for id in self.candidates(scope, selector) if id >= self.first_id
        )  # fmt: skip

    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Any]]]:
        """All things whose abilities are at work, with those that are. [RZ-843 RZ-868 RZ-924 RZ-1123 RZ-1425]"""
        for side in self.s.seats:
            if side.numen and side.numen_shown:
                yield self._working(side.numen, (self.cards[self.s.things[side.numen].card].enchantment,))
        for id in self.fighters():
            yield self._working(id, self.cards[self.s.things[id].card].abilities)
        for id in self.powers():
            power = self.s.things[id]
            if not power.facedown and not power.pending:
                yield self._working(id, self.cards[power.card].abilities)
        for id in (*self.summons(), *self.tile_ids()):
            token = self.s.things[id]
            if not token.tile or token.cell in self.s.board:  # a Passive Tile works while an entity is on it [RZ-1123]
                yield self._working(id, self.cards[token.card].abilities)

    def _working(self, id: Id, abilities: Sequence[Any]) -> tuple[Id, str, Sequence[Any]]:
        thing = self.s.things[id]
        if (isinstance(thing, Tracked) and thing.times) or self.lastings("negate_skills"):
            abilities = [each for each in abilities if self.working(id, each.number)]
        return id, thing.card, abilities

    def left_of(self, id: Id, number: int) -> int | None:
        """What is left of the Use of an effect, None if it has none."""
        thing = self.known(id)
        if not isinstance(thing, Tracked) or not thing.uses:
            return None
        return thing.uses.get(self.cards[thing.card].counter(number))

    def time_of(self, id: Id, number: int) -> int | None:
        """What is left of the Time of an effect, None if it has none."""
        thing = self.known(id)
        if not isinstance(thing, Tracked) or not thing.times:
            return None
        return thing.times.get(self.cards[thing.card].counter(number))

    def main_number(self, id: Id) -> int:
        """The place of the effect of a Power that is used."""
        return getattr(self.cards[self.known(id).card], "number", 0)

    def working(self, id: Id, number: int) -> bool:
        """Whether an effect of a card works: not negated, and with Time left if it has Time. [RZ-843 RZ-868 RZ-924
        RZ-1425]"""
        if self.time_of(id, number) == 0:
            return False
        negated = self.lastings("negate_skills")
        return not (negated and any(each.subject == id for each in negated))

    def granted(self, what: str, id: Id) -> int:
        """How many effects allow something to a Fighter. [RZ-1407]"""
        return _mean(self.saying("allow", what), id)

    def seat_granted(self, what: str, seat: int) -> bool:
        """Whether an effect allows something to a player."""
        return _mean(self.saying("allow", what), seat + 1) > 0

    def forbidden(self, what: str, id: Id) -> bool:
        """Whether an effect forbids something to a thing or its player."""
        known = self.saying("forbid", what)
        return bool(known) and (_mean(known, id) > 0 or _mean(known, self.controller(id) + 1) > 0)

    def seat_forbidden(self, what: str, seat: int) -> bool:
        """Whether an effect forbids something to a player."""
        return _mean(self.saying("forbid", what), seat + 1) > 0

    def stat(self, id: Id, which: str) -> int:
        """A stat as it is now: printed, changed, modified, and kept from 0 to 10. [RZ-861 RZ-870]"""
        key = (id, which)
        value = self.cache.get(key)
        if value is not None:
            return value
        fighter = self.known(id)
        if not isinstance(fighter, Fighter):
            return 0
        printed = self.cards[fighter.card].printed[which]
        if which == "speed":
            return printed
        base = printed + fighter.changes.get(which, 0)
        if fighter is not self.s.things[id]:
            return base
        self.cache[key] = base
        value = self.cache[key] = max(0, min(STAT_LIMIT, self._worked_out(id, which, base)))
        return value

    def _worked_out(self, id: Id, which: str, base: int) -> int:
        """A stat with what lasts, in the order in which it began, and then what is always at work."""
        every = [
            each for word in ("set", "change") for each in self.about(word, id)
            if which in each.part.numbers and each.holds() and each.means(id)
        ]  # fmt: skip
        every.sort(key=lambda each: each.lasting.stamp if each.lasting is not None else 1 << 60)
        for each in every:
            before, each.scope.it = each.scope.it, id
            n = each.number(which, each.part.numbers[which])
            each.scope.it = before
            base = n if each.part.word == "set" else base + n
        return base

    def measure(self, id: Id, name: str) -> int:
        """Any figure of a thing, as it is or as it was when it left play."""
        thing = self.known(id)
        if isinstance(thing, Fighter):
            if name in ("weakness", "resistance"):
                return getattr(self.cards[thing.card], name).value
            if name in ("hp", "mana", "protection"):
                return getattr(thing, name)
            if name == "max_hp":
                return self.cards[thing.card].hp
            return (getattr(thing, name) or 0) if name in ("use", "time") else self.stat(id, name)
        if isinstance(thing, Power):
            return 0 if thing.facedown else getattr(thing, name, None) or 0
        if isinstance(thing, Token):
            if name in ("use", "time"):
                return getattr(thing, name) or 0
            card = self.cards[thing.card]
            if name == "push":
                return (card.push or 1) if isinstance(card, TileCard) and card.facing else 0
            return 1 if name in ("hp", "max_hp") and not thing.tile else 0
        return 0

    def conditions(self, id: Id) -> dict[str, int]:
        """The conditions of a Fighter by name."""
        thing = self.known(id)
        return thing.conditions if isinstance(thing, Fighter) else {}

    def conditions_of(self, id: Id) -> tuple[str, ...]:
        """The names of what something has: Statuses, Buffs and Debuffs."""
        return tuple([name.removeprefix("buff ").removeprefix("debuff ") for name in self.conditions(id)]) or (
            ("Shield",) if self.has(id, "Shield") else ()
        )

    def labels(self, id: Id) -> tuple[str, ...]:
        """The labels of a Fighter's Skills."""
        return tuple([each.label for each in self.cards[self.known(id).card].abilities if isinstance(each, Skill)])

    def markers(self, id: int) -> tuple[str, ...]:
        """The Markers of a player, or the one on a Fighter's slot. [RZ-1025]"""
        if id < self.first_id:
            side = self.s.seats[id - 1]
            own = tuple(name for name in ("unique", "legendary") if getattr(side, name))
            return (*own, "ultimate") if side.ultimate else own
        thing = self.known(id)
        return ("ultimate",) if getattr(thing, "slot", -1) in self.s.seats[thing.controller].ultimate else ()

    def did(self, id: Id) -> tuple[str, ...]:
        """What a Fighter declared in this player turn."""
        return tuple([what for what, ids in self.s.did.items() if id in ids])

    def is_facedown(self, id: Id) -> bool:
        """Whether a Power lies face down."""
        return getattr(self.known(id), "facedown", False)

    def is_empty(self, id: int) -> bool:
        """Whether no entity is on a cell. [RZ-507]"""
        return called(id) not in self.s.board

    def slot_of(self, id: Id) -> int:
        """The slot of something, 1 to 4; 0 if it has none."""
        return getattr(self.known(id), "slot", -1) + 1

    def is_current(self, id: Id) -> bool:
        """Whether something is on the slot of the running timeline turn. [RZ-727]"""
        return getattr(self.known(id), "slot", -1) == self.s.turn

    def is_defeated(self, id: Id) -> bool:
        """Whether a Fighter is in play no more."""
        return not isinstance(self.s.things[id], Fighter)

    def on_slot_of(self, other: Id) -> tuple[Id, ...]:
        """What is on the slot of something, of either player."""
        slot = getattr(self.known(other), "slot", None)
        return (
            ()
            if slot is None
            else tuple([id for id in (*self.fighters(), *self.powers()) if self.s.things[id].slot == slot])
        )

    def _on_cells(self, cells: frozenset[int]) -> Iterable[int]:
        return Places(self, cells)

    def placed_within(self, other: int, n: int | None) -> Iterable[int]:
        """What is so many cells from something, or within its RA. [RZ-555]"""
        start = self.cell_of(other)
        return () if start is None else self._on_cells(self.within(start, self.stat(other, "ra") if n is None else n))

    def placed_around(self, other: int) -> Iterable[int]:
        """What is around something. [RZ-504]"""
        start = self.cell_of(other)
        return () if start is None else self._on_cells(WITHIN[start][1])

    def placed_beside(self, other: int) -> Iterable[int]:
        """What is adjacent to something. [RZ-505]"""
        start = self.cell_of(other)
        return () if start is None else self._on_cells(WALKED[start][1])

    def placed_at(self, other: int) -> Iterable[int]:
        """What is on the cell of something."""
        start = self.cell_of(other)
        return () if start is None else self._on_cells(frozenset((start,)))

    def placed_in_deploy_zone(self, seat: int) -> Iterable[int]:
        """What is in a player's Deploy Zone. [RZ-503 RZ-511]"""
        return self._on_cells(frozenset(self.deploy_zone(seat)))

    def placed_on_half(self, seat: int) -> Iterable[int]:
        """What is on a player's half: rows 1 to 4 are seat A's. [RZ-502]"""
        half = len(CELLS) // 2
        return self._on_cells(frozenset(range(half) if seat == 0 else range(half, 2 * half)))

    def has(self, id: Id, name: str) -> bool:
        """Whether something has a condition: a Status, or a Buff or Debuff of that name."""
        thing = self.known(id)
        if isinstance(thing, Fighter):
            return (
                name in thing.conditions or f"buff {name}" in thing.conditions or f"debuff {name}" in thing.conditions
            )
        return name == "Shield" and getattr(thing, "shield", False)

    def elements(self, id: Id) -> tuple[str, ...]:
        """A Fighter's elements, those that effects add included; nothing else has any. [RZ-1111]"""
        if not isinstance(self.card_of(id), FighterCard):
            return ()
        return self._kinds(id, self.card_of(id).elements, ELEMENTS)

    def types(self, id: Id) -> tuple[str, ...]:
        """A Fighter's types; nothing else has any. [RZ-1111]"""
        if not isinstance(self.card_of(id), FighterCard):
            return ()
        return self._kinds(id, self.card_of(id).types, TYPES)

    def _kinds(self, id: Id, own: tuple[str, ...], among: tuple[str, ...]) -> tuple[str, ...]:
        more = [
            word
            for each in self.parts_on("be", id)
            for words in each.part.words.values()
            for word in words
            if word in among and word not in own
        ]
        return own + tuple(dict.fromkeys(more))

    def cost(self, id: Id, printed: int) -> int:
        """The AP cost of a card or of a Skill of a Fighter, with what changes it, at least 0."""
        played = isinstance(self.s.things[id], Power)
        for each in self.parts("price"):
            to = each.part.to
            if each.subject is not None:
                means = each.subject == id
            elif (
                played and isinstance(to, Selector) and to.zone == "hand"
            ):  # what is announced still costs what it did in the hand
                means = to.meets(each.scope, id)
            else:
                means = each.means(id)
            if means:
                printed += each.number("n", each.part.ap)
        return max(0, printed)

    def turn_mark(self, seat: int) -> str:
        """Whether First or Last decides when a player's current Fighter plays: "first", "last" or "". [RZ-1534]"""
        id = self.ally_now(seat)
        if not id:
            return ""
        conditions = self.fighter(id).conditions
        first, last = "First" in conditions, "Last" in conditions
        for each in self.parts_on("order", id):
            first, last = first or each.part.turn == "first", last or each.part.turn == "last"
        return "" if first == last else "first" if first else "last"

    def can_be_pushed(self, id: Id) -> bool:
        """Whether nothing forbids that an entity is pushed."""
        return not self.forbidden("be_pushed", id)

    def in_reach(self, id: Id, cell: int, reach: int | None = None) -> bool:
        """Whether a Fighter can hit a cell from where it stands. [RZ-551 to RZ-558]"""
        start = self.fighter(id).cell
        if start is None or cell == start:
            return False
        if self.granted("hit_inf", id):
            return True
        steps = self.distance(start, cell)
        if steps > (self.stat(id, "ra") if reach is None else reach):
            return False
        if steps == 1:
            return True
        if self.option("line_of_hit") == "straight":
            dx, dy = abs(start % SIZE - cell % SIZE), abs(start // SIZE - cell // SIZE)
            if dx and dy and dx != dy:
                return False
        board = self.s.board
        return not any(each in board for each in BETWEEN[start][cell]) or bool(self.granted("hit_through", id))

    def reachable(self, id: Id, reach: int) -> list[int]:
        """All cells that a Fighter can hit from where it stands: `in_reach` for every cell at once."""
        start = self.fighter(id).cell
        if start is None:
            return []
        if self.granted("hit_inf", id):
            return [cell for cell in range(SIZE * SIZE) if cell != start]
        if self.s.options:
            return [cell for cell in range(SIZE * SIZE) if self.in_reach(id, cell, reach)]
        through = bool(self.granted("hit_through", id))
        board, between = self.s.board, BETWEEN[start]
        cells = list(RINGS[start][1]) if reach else []
        for steps in range(2, min(reach, SIZE - 1) + 1):
            cells += [cell for cell in RINGS[start][steps] if through or board.keys().isdisjoint(between[cell])]
        return sorted(cells)

    def attacker(self, scope: Scope) -> Id:
        """The Fighter whose hit an effect answers or belongs to."""
        event = scope.event
        if event is not None and event.other and event.name in (
            "about_to_be_hit", "calc_a", "calc_b", "hit_done", "hit_negated", "damaged", "dmg_about",
        ):  # fmt: skip
            return self.id_of(event.other)
        for hit in self.below(Hit):
            return hit.attacker
        return 0

    def struck(self) -> tuple[Id, ...]:
        """The entities struck by the hit in progress, also those that have left play since. [RZ-1612]"""
        for hit in self.below(Hit):
            return hit.targets
        return ()

    # ================================================================ the Speed Rule

    def first_on(self, slot: int, *, tossing: bool = True) -> int:
        """The seat that comes first on a slot by the Speed Rule; a tie is tossed once and kept. [RZ-661 to RZ-666]"""
        mine, theirs = self._rank(0, slot), self._rank(1, slot)
        if mine != theirs:
            return 0 if mine > theirs else 1
        for toss in self.s.tosses:
            if toss.slot == slot and toss.tie == mine:
                return toss.winner
        if not tossing:
            return 0
        winner = self.draw(2, "speed toss")
        self.s.tosses = [toss for toss in self.s.tosses if toss.slot != slot] + [Toss(slot, mine, winner)]
        self.happen(Event("tossed", winner), say("rz-log-speed-toss", slot=slot + 1, winner=SeatName(winner)), "RZ-663")
        return winner

    def _rank(self, seat: int, slot: int) -> tuple[int, int]:
        """What the Speed Rule compares on a slot: Speed and HP of its Fighter; an empty one is below any. [RZ-661
        RZ-662 RZ-664]"""
        fighter = self.s.things[self.s.seats[seat].slots[slot]]
        return (-1, -1) if fighter is None or fighter.cell is None else (self.cards[fighter.card].speed, fighter.hp)

    def happen(self, event: Event, text: Text | None = None, *clauses: str, **more: Any) -> Event:
        """An event came about; the toss of a tie that it broke is forgotten. [RZ-666]"""
        if self.s.tosses:
            self.s.tosses = [
                toss for toss in self.s.tosses if self._rank(0, toss.slot) == toss.tie == self._rank(1, toss.slot)
            ]
        return super().happen(event, text, *clauses, **more)

    def by_speed(self, entries: Iterable[tuple[int, int, Any]]) -> list[tuple[int, int, Any]]:
        """Entries (slot, seat, anything) in Speed Rule order. Those of one seat and slot keep their order. [RZ-323
        RZ-667]"""
        entries = list(entries)
        ordered: list[tuple[int, int, Any]] = []
        for slot in sorted({slot for slot, _, _ in entries}):
            here = [entry for entry in entries if entry[0] == slot]
            if len({seat for _, seat, _ in here}) > 1:
                first = self.first_on(slot)
                here.sort(key=lambda entry: entry[1] != first)
            ordered += here
        return ordered

    def in_speed_order(self, ids: Sequence[Id]) -> list[Id]:
        """Things in the order in which an effect is applied to them: on slots by the Speed Rule, then tokens.
        [RZ-1401]"""
        if len(ids) < 2:
            return list(ids)
        slotted = [(self.fighter(id).slot, self.controller(id), id) for id in ids if hasattr(self.s.things[id], "slot")]
        return [id for _, _, id in self.by_speed(slotted)] + [
            id for id in ids if not hasattr(self.s.things[id], "slot")
        ]

    # ================================================================ names for the log

    def name(self, id: Id) -> Word:
        """A thing in a sentence: with its place, so that mirror duels stay readable."""
        if id < self.first_id:
            return NAMES[called(id)] if id < 0 else SeatName(id - 1)
        thing = self.known(id)
        if isinstance(thing, Fighter):
            return _fighter_name(thing.card, thing.controller, thing.slot)
        if isinstance(thing, Power):
            at = f"{SEATS[thing.controller]}@{thing.slot + 1}"
            return say("rz-facedown", at=at) if thing.facedown else say("rz-power-at", name=CardName(thing.card), at=at)
        if isinstance(thing, Token):
            return say("rz-token", name=CardName(thing.card), at=NAMES[thing.cell] if thing.cell is not None else "-")
        return CardName(thing.card)

    def names(self, ids: Iterable[Id]) -> Listing:
        """Several things in a sentence."""
        return Listing(tuple(self.name(id) for id in ids))

    def target_key(self, id: int) -> str:
        """How notation names a target: a cell, a player, a slot like a@2, or a card's id; a Tile under an entity is
        tile-d5."""
        if id < self.first_id:
            return NAMES[called(id)] if id < 0 else SEATS[id - 1].lower()
        thing = self.s.things[id]
        if isinstance(thing, Token) and thing.tile and thing.cell in self.s.board:
            return f"tile-{NAMES[thing.cell]}"
        if isinstance(thing, Fighter | Token) and thing.cell is not None:
            return NAMES[thing.cell]
        if isinstance(thing, Power):
            return f"{'ab'[thing.controller]}@{thing.slot + 1}"
        return thing.card

    def target_option(self, id: int, then: Any = None) -> Option:
        """A target as an option."""
        cell = self.cell_of(id)
        key = self.target_key(id)
        text = say("rz-cell", cell=key) if id < 0 else say("rz-target", key=key, name=self.name(id))
        return Option(key, text, id, then, (NAMES[cell],) if cell is not None else ())


@functools.lru_cache(maxsize=2048)
def _fighter_name(card: str, seat: int, slot: int) -> Text:
    return say("rz-fighter", name=CardName(card), at=f"{SEATS[seat]}{slot + 1}")


def condition_word(name: str, value: int) -> Text:
    """A condition in a sentence."""
    group, _, rest = name.partition(" ")
    if group == "buff":
        return say("rz-buff", name=rest, value=value)
    if group == "debuff":
        return say("rz-debuff", name=rest, value=value)
    return say("rz-status", name=name)
