"""What can be read of a running duel: what is where, what is at work on it, what comes first (a tie of Speed is tossed when it is first
asked for), what it is called."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from engines.kernel.ask import Option
from engines.kernel.event import Event
from engines.kernel.game import Game
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Listing, SeatName, Text, Word, say

from .battle import Hit
from .board import BETWEEN, DEPLOY_ZONES, DISTANCE, NAMES, RINGS, SIZE, WALK, WALKED, WITHIN
from .cards import Ability, FighterCard, TileCard, program_at
from .effects import (
    ELEMENTS,
    Also,
    During,
    Filter,
    Forbid,
    Grant,
    ModCost,
    ModStat,
    Order,
    Replacement,
    Scope,
    meant,
)
from .state import (
    STAT_LIMIT,
    TOKEN_LIMIT,
    AnyThing,
    CardName,
    DuelState,
    Fighter,
    Lasting,
    Power,
    Token,
    Toss,
)

if TYPE_CHECKING:
    from .ops import StartEffect

P = TypeVar("P", bound=During)


class Active(NamedTuple, Generic[P]):
    """A part of a continuous effect at work: where it comes from, and the scope in which it is read."""

    part: P
    scope: Scope
    source: Id
    ability: int
    place: int
    condition: Any = None
    """For an effect with a duration: the condition while which it lasts."""
    lasting: Lasting | None = None
    """The effect with a duration that it is a part of."""

    @property
    def key(self) -> str:
        """A name for it, as long as it is at work."""
        whose = f"{self.source}.{self.ability}" if self.lasting is None else f"L{self.lasting.number}"
        return f"{whose}.{self.place}"

    @property
    def path(self) -> tuple[int, ...]:
        """Where its operations are (see `cards.program_at`)."""
        return (self.place,) if self.lasting is None else (*self.lasting.path, self.lasting.pc, self.place)


def _at_work(each: Active[Any]) -> bool:
    if each.condition is not None and not each.condition.holds(each.scope):
        return False
    return each.part.if_ is None or isinstance(each.part, Replacement) or each.part.if_.holds(each.scope)


class Reading(Game[DuelState]):
    """A duel of Rizontical, to read."""

    first_id: ClassVar[Id] = SIZE * SIZE
    """Things are numbered from 64 up; the numbers below are the cells."""

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

    def printed(self, id: Id) -> FighterCard:
        """A Fighter's card."""
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
            return id
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
        """A player's current turn ally: the Fighter on the slot of the running timeline turn, or 0. [RZ-727 to RZ-729]"""
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

    # ================================================================ effects at work

    def scope(self, frame: Any) -> Scope:
        """The scope of an effect being carried out."""
        return Scope(self, frame.seat, frame.user, frame.source, frame.event, frame.vars)

    def parts(self, kind: type[P]) -> Sequence[Active[P]]:
        """The parts of a kind of all continuous effects at work."""
        try:
            by_kind = self.index["parts"]
        except KeyError:
            by_kind = self._index_parts()
        if kind not in by_kind:
            return ()
        conditional, actives = by_kind[kind]
        return [each for each in actives if _at_work(each)] if conditional else actives

    def _index_parts(self) -> dict[Any, tuple[bool, list[Active[Any]]]]:
        """All of them by kind, with whether those of a kind have to be looked at each time."""
        found: dict[Any, tuple[bool, list[Active[Any]]]] = {}
        for active in self._all_parts():
            conditional, actives = found.get(type(active.part), (False, []))
            actives.append(active)
            conditional = conditional or active.condition is not None or active.part.if_ is not None
            found[type(active.part)] = conditional, actives
        self.index["parts"] = found
        return found

    def _all_parts(self) -> Iterable[Active[Any]]:
        for seat_number, seat in enumerate(self.s.seats):
            if seat.numen and seat.numen_shown and self.working(seat.numen, 0):
                ability = self.cards[self.s.things[seat.numen].card].enchantment
                yield from self._parts_of(ability, 0, Scope(self, seat_number, 0, seat.numen), seat.numen)
        for id in self.fighters():
            fighter = self.fighter(id)
            for number, skill in self.cards[fighter.card].passives:
                if self.working(id, number):
                    yield from self._parts_of(skill, number, Scope(self, fighter.controller, id, id), id)
        for id in self.powers():
            power: Power = self.s.things[id]
            if power.facedown or power.pending:
                continue
            card = self.cards[power.card]
            if card.during and self.working(id, 0):
                yield from self._parts_of(card, 0, Scope(self, power.controller, power.bearer, id), id)
        for id in (*self.summons(), *self.tile_ids()):
            token: Token = self.s.things[id]
            if token.tile and token.cell not in self.s.board:  # a Passive Tile works while an entity is on it [RZ-1123]
                continue
            for number, ability in enumerate(self.cards[token.card].abilities):
                if ability.during and self.working(id, number):
                    yield from self._parts_of(ability, number, Scope(self, token.owner, 0, id), id)
        for lasting in self.s.lasting:
            if lasting.kind == "during":
                effect = self.lasting_op(lasting)
                scope = Scope(self, lasting.seat, lasting.user, lasting.source, None, lasting.vars)
                for place, part in enumerate(effect.during):
                    if place not in lasting.spent:
                        yield Active(part, scope, lasting.source, lasting.ability, place, effect.while_, lasting)

    def lasting_op(self, lasting: Lasting) -> StartEffect:
        """The operation that began a lasting effect."""
        return program_at(self.cards, lasting.card, lasting.ability, lasting.path)[lasting.pc]

    def _parts_of(self, ability: Ability, number: int, scope: Scope, source: Id) -> Iterable[Active[Any]]:
        thing = self.s.things[source]
        for place, part in enumerate(ability.during):
            used = isinstance(part, Replacement) and thing.uses.get(number) == 0
            if not used and (number, place) not in thing.spent:
                yield Active(part, scope, source, number, place)

    def working(self, id: Id, number: int) -> bool:
        """Whether an effect of a card works: not negated, and with Time left if it has Time. [RZ-843 RZ-868 RZ-924 RZ-1425]"""
        if self.s.things[id].times.get(number) == 0:
            return False
        for lasting in self.s.lasting:
            if lasting.kind == "negate" and lasting.subject == id:
                return False
        return True

    def granted(self, what: str, id: Id) -> int:
        """How many effects allow something to a Fighter. [RZ-1407]"""
        found = 0
        for each in self.parts(Grant):
            if each.part.grant == what and meant(each.scope, each.part.on, id):
                found += 1
        return found

    def seat_granted(self, what: str, seat: int) -> bool:
        """Whether an effect allows something to a player."""
        for each in self.parts(Grant):
            if each.part.grant == what and self._names_seat(each.scope, each.part.on, seat):
                return True
        return False

    def forbidden(self, what: str, id: Id) -> bool:
        """Whether an effect forbids something to a thing or its player."""
        for each in self.parts(Forbid):
            if each.part.forbid == what:
                on = each.part.on
                if isinstance(on, str) and on in ("you", "opponent"):
                    if self._names_seat(each.scope, on, self.controller(id)):
                        return True
                elif meant(each.scope, on, id):
                    return True
        return False

    def seat_forbidden(self, what: str, seat: int) -> bool:
        """Whether an effect forbids something to a player."""
        for each in self.parts(Forbid):
            if each.part.forbid == what and self._names_seat(each.scope, each.part.on, seat):
                return True
        return False

    @staticmethod
    def _names_seat(scope: Scope, on: Any, seat: int) -> bool:
        return isinstance(on, str) and (on == "you" and seat == scope.seat or on == "opponent" and seat != scope.seat)

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
        for lasting in self.s.lasting:
            if lasting.subject == id and lasting.which == which:
                if lasting.kind == "set":
                    base = lasting.amount
                elif lasting.kind == "stat":
                    base += lasting.amount
        for each in self.parts(ModStat):
            part = each.part
            if part.which == which and meant(each.scope, part.on, id):
                base += part.by.read(each.scope)
        value = self.cache[key] = max(0, min(STAT_LIMIT, base))
        return value

    def figure(self, id: Id, name: str) -> int:
        """Any figure of a thing, as it is or as it was when it left play."""
        thing = self.known(id)
        if isinstance(thing, Fighter):
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

    def has(self, id: Id, name: str) -> bool:
        """Whether something has a condition: a Status, or a Buff or Debuff of that name."""
        thing = self.known(id)
        if isinstance(thing, Fighter):
            return (
                name in thing.conditions or f"buff {name}" in thing.conditions or f"debuff {name}" in thing.conditions
            )
        return name == "Shield" and getattr(thing, "shield", False)

    def elements(self, id: Id) -> tuple[str, ...]:
        """A Fighter's elements, those that effects add included."""
        return self._kinds(id, tuple(self.printed(id).elements), ELEMENTS)

    def types(self, id: Id) -> tuple[str, ...]:
        """A Fighter's types."""
        return self._kinds(id, tuple(self.printed(id).types), ("physical", "magical"))

    def _kinds(self, id: Id, own: tuple[str, ...], among: tuple[str, ...]) -> tuple[str, ...]:
        more = tuple(
            each.part.also
            for each in self.parts(Also)
            if each.part.also in among and each.part.also not in own and meant(each.scope, each.part.on, id)
        )
        return own + tuple(dict.fromkeys(more))

    def cost(self, id: Id, printed: int) -> int:
        """The AP cost of a card or of a Skill of a Fighter, with what changes it, at least 0."""
        changes = self.parts(ModCost)
        played = bool(changes) and isinstance(self.s.things[id], Power)
        for each in changes:
            of = each.part.of
            if meant(each.scope, of.once_played if played and isinstance(of, Filter) else of, id):
                printed += each.part.by.read(each.scope)
        return max(0, printed)

    def turn_mark(self, seat: int) -> str:
        """Whether First or Last decides when a player's current Fighter plays: "first", "last" or "". [RZ-1534]"""
        id = self.ally_now(seat)
        if not id:
            return ""
        conditions = self.fighter(id).conditions
        first, last = "First" in conditions, "Last" in conditions
        for each in self.parts(Order):
            if meant(each.scope, each.part.on, id):
                first, last = first or each.part.order == "first", last or each.part.order == "last"
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
            return event.other
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
        """What the Speed Rule compares on a slot: Speed and HP of its Fighter; an empty one is below any. [RZ-661 RZ-662 RZ-664]"""
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
        """Entries (slot, seat, anything) in Speed Rule order. Those of one seat and slot keep their order. [RZ-323 RZ-667]"""
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
        """Things in the order in which an effect is applied to them: on slots by the Speed Rule, then tokens. [RZ-1401]"""
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
            return NAMES[id]
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
        """How notation names a target: a cell, a slot like a@2, or a card's id; a Tile under an entity is tile-d5."""
        if id < self.first_id:
            return NAMES[id]
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
        text = (
            say("rz-cell", cell=NAMES[id])
            if id < self.first_id
            else say("rz-target", key=self.target_key(id), name=self.name(id))
        )
        return Option(self.target_key(id), text, id, then, (NAMES[cell],) if cell is not None else ())


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
