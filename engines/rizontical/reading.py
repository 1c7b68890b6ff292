"""What can be read of a running duel: what is where, what is at work on it, what comes first (a tie of Speed is tossed
when it is first asked for), what it is called."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engines.kernel.ask import Option
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.marks import Marking
from engines.kernel.cards.objects import MASK, SHIFT
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.derived import indexed
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Listing, SeatName, Text, Word, say

from .battle import Hit
from .board import CALLED, DISTANCE, NAMES, SIZE, WALK, WALKED, WITHIN, called
from .cards import Ability, FighterCard, TileCard
from .conditions import grouped
from .hands import by_name
from .secrecy import secret, secretive
from .speed import in_speed_order, rank
from .state import STAT_LIMIT, AnyThing, Card, CardName, DuelState, Fighter, Numen, Power, Token, Tracked
from .trackers import left_of, lent, skills
from .words import ELEMENTS, HIT_EVENTS, TYPES, L

ZONES = {"deck": "power_deck", "void": "power_void"}
"""Where the cards of a zone are, if not where its word says."""


class Reading(Marking[DuelState]):
    """A duel of Rizontical, to read."""

    language = L
    optional_most: ClassVar[int | None] = None
    """One effect is applied so often and no more, optional or not. [RZ-1606]"""
    first_id: ClassVar[Id] = 64
    """Things are numbered from 64 up; 1 and 2 are the players, the numbers below 0 the cells (see `board.called`)."""

    def option(self, id: str) -> str:
        """The value of a house option."""
        return self.s.options.get(id) or self.rules.defaults[id]

    def in_play(self, id: Id) -> bool:
        """Whether a thing is in play: a deployed Fighter, a Power on a slot, a token on the board; by a handle, whether
        it still is that object. [RZ-316]"""
        if id > MASK:
            return any(map(self.in_play, self.still((id,))))
        thing = self.s.things[id]
        return thing is not None and thing.in_play

    def known(self, id: Id) -> AnyThing:
        """A thing as it is, or as it was when it left play; by a handle, as that object is or was. [RZ-1612]"""
        if id > MASK:
            now, then = self.s.things[id & MASK], self.s.gone.get(id & MASK)
            if now.since == id >> SHIFT:
                return now
            return then if then is not None and then.since == id >> SHIFT else self.known(id & MASK)
        return self._left(id) or self.s.things[id]

    def _left(self, id: Id) -> Any:
        """A thing as it was when it left play, if it lies where that left it; None of what is in play, or has been put
        elsewhere since and is another card there."""
        gone = self.s.gone.get(id)
        if gone is None:
            return None
        now = self.s.things[id]
        lies = isinstance(now, Card) and now.was == gone.since
        return gone if lies or isinstance(now, Token) and not now.in_play else None

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

    @indexed
    def facedown(self, seat: int) -> tuple[Id, ...]:
        """A player's Powers that lie face down, set and paid for, by slot."""
        powers = (self.s.things[id] for id in self.s.seats[seat].powers if id)
        return tuple(each.id for each in powers if each.facedown and not each.pending)

    def cell_of(self, id: int) -> int | None:
        """The cell that something is on (a cell is on itself), or was on when it left play."""
        if id < self.first_id:
            return called(id) if id < 0 else None
        return getattr(self.known(id) if self.s.gone or id > MASK else self.s.things[id], "cell", None)

    def home_of(self, thing: Any) -> dict[int, Id]:
        """Where something on the board is noted by its cell: among the Tiles, or the entities."""
        return self.s.tiles if isinstance(thing, Token) and thing.tile else self.s.board

    def cell_name(self, id: int) -> str | None:
        """The same, as notation names it."""
        cell = self.cell_of(id)
        return None if cell is None else NAMES[cell]

    def entity_at(self, cell: int) -> Id:
        """The Fighter or Summon on a cell, or 0. [RZ-1116]"""
        return self.s.board.get(cell, 0)

    def is_entity(self, id: Id) -> bool:
        """Whether something is a Fighter or a Summon on the board: Tiles and Powers are none. [RZ-1106 RZ-1138]"""
        cell = getattr(self.s.things[id], "cell", None) if id <= MASK else None
        return cell is not None and self.entity_at(cell) == id

    def controller(self, id: Id) -> int:
        """Whose a thing counts as. [RZ-1610]"""
        return self.known(id).controller

    def ally_now(self, seat: int) -> Id:
        """A player's current turn ally: the Fighter on the slot of the running timeline turn, which can change during a
        turn, or 0. [RZ-727 RZ-728 RZ-729]"""
        turn = self.s.turn
        id = self.s.seats[seat].slots[turn] if 0 <= turn < 4 else 0
        return id if id and self.s.things[id].cell is not None else 0

    def distance(self, a: int, b: int) -> int:
        """Cells from one cell to another. [RZ-506]"""
        return (WALK if self.s.options.get("distance") == "orthogonal" else DISTANCE)[a][b]

    def within(self, cell: int, reach: int) -> frozenset[int]:
        """The cells up to so many cells from one, itself left out."""
        return (WALKED if self.s.options.get("distance") == "orthogonal" else WITHIN)[cell][min(reach, 2 * SIZE - 1)]

    # ================================================================ what the language asks

    def scope_on(self, seat: int, id: Id, event: Event | None = None, names: dict[str, Any] | None = None) -> Scope:
        """Where an effect on something looks things up."""
        return Scope(self, seat, self.handle(id), event, names)

    def as_it_was(self, id: Id) -> int:
        """Something as the object that it is, or that it was when it left play by the event: by its handle.
        [RZ-1612]"""
        left = self._left(id)
        return self.handle(id) if left is None else id | left.since << SHIFT

    def meant(self, handle: int) -> int:
        """An object, to be read: by its id; by its handle once it is back as another one. [RZ-316 RZ-1612]"""
        return next(iter(self.remembered((handle,)) if handle else ()), handle)

    def user_of(self, this: int) -> int:
        """The Fighter that an effect is on: the one whose Skill it is, or its Aura's; by its handle once it is back as
        another object. 0 if there is none."""
        source = self.meant(this)
        thing = self.known(source) if source >= self.first_id else None
        if isinstance(thing, Fighter):
            return source
        return self._bearer(thing) if isinstance(thing, Power) else 0

    def bearers(self, this: int) -> tuple[int, ...]:
        """The Fighter that an Aura lies on. [RZ-943]"""
        return tuple(filter(None, map(self.host_of, self.remembered((this,)) if this else ())))

    def host_of(self, id: int) -> int:
        """The Fighter that an Aura lies on, or lay on as it left play; 0 for anything else."""
        thing = self.known(id) if id >= self.first_id else None
        return self._bearer(thing) if isinstance(thing, Power) else 0

    def _bearer(self, aura: Power) -> int:
        """An Aura's Fighter, as the object that it lies or lay on."""
        bearer, gone = aura.bearer, self.s.gone.get(aura.bearer)
        if not bearer or self.s.things[bearer].since < aura.since or gone is None:
            return bearer
        return self.meant(bearer | gone.since << SHIFT)

    def by_priority(self) -> tuple[int, int]:
        """The seats, the one with priority first. [RZ-1302]"""
        first = self.s.priority or 0
        return (first, 1 - first)

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
        return id >= self.first_id and (self.in_play(id) or isinstance(self.known(id), Numen))

    def lies_open(self, id: int) -> bool:
        """Whether a card lies in a void. [RZ-307]"""
        return any(id in (*side.power_void, *side.fighter_void) for side in self.s.seats)

    def in_order(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """Several things in the order in which effects go through them. [RZ-1401]"""
        return tuple(in_speed_order(self, [id for id in ids if id >= self.first_id])) or ids

    def options(self, ids: Sequence[int]) -> tuple[Option, ...]:
        """Things as options of a question."""
        return tuple(self.target_option(id) for id in ids)

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among. [RZ-1421 RZ-1424]"""
        kinds, zone = selector.kinds, selector.zone
        if zone in L.held:
            return self.held(scope, selector)
        if "cell" in kinds:
            return CALLED
        seat = None if selector.side == "any" else scope.seat if selector.side == "own" else 1 - scope.seat
        if selector.sort == "players":
            return tuple([each + 1 for each in self.by_priority() if seat in (None, each)])
        if zone == "field" or kinds == ("power",):
            return self.powers(seat)
        if kinds == ("fighter",):
            return self.fighters(seat)
        found: tuple[Id, ...] = ()
        every = not kinds
        if every or "fighter" in kinds:
            found += self.fighters(seat)
        if "power" in kinds or every:
            found += self.powers(seat)
        if every or "summon" in kinds:
            found += self.summons(seat)
        return found + self.tile_ids(seat) if every or "tile" in kinds else found

    def held(self, scope: Scope, selector: Selector) -> tuple[Id, ...]:
        """The cards of the hands, decks or voids that a selector looks in, each player's by name, so that their order
        tells nothing."""
        whose = selector.owner or selector.controller
        seats: Iterable[int] = (
            whose.seats(scope) if whose is not None
            else (scope.seat, 1 - scope.seat) if selector.side == "any"
            else (scope.seat if selector.side == "own" else 1 - scope.seat,)
        )  # fmt: skip
        zone = ZONES.get(selector.zone, selector.zone)
        if selector.kinds == ("fighter",) and selector.zone in ("deck", "void"):
            zone = zone.replace("power", "fighter")
        found: list[Id] = []
        for seat in seats:
            found += by_name(self, getattr(self.s.seats[seat], zone))
        return tuple(found if selector.of_side is None else [id for id in found if selector.of_side(scope, id)])

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds; of what left play, as it last was. [RZ-1612]"""
        kinds = selector.kinds
        if id < self.first_id:
            return self.kind_of(id) in kinds
        if selector.zone in L.held:  # as the card that it is there, whatever it was in play [RZ-316]
            return isinstance(self.known(self.handle(id)), Card) and (not kinds or self.kind_of(id) in kinds)
        thing = self.known(id)
        if selector.zone == "field":
            return isinstance(thing, Power)
        return thing.in_play and (not kinds or self.cards[thing.card].kind in kinds)

    def holds_nothing(self, scope: Scope, selector: Selector) -> bool:
        """Whether everybody can see that a hidden zone is empty. [RZ-1603]"""
        return not self.held(scope, selector)

    def is_hidden_from(self, id: int, seat: int) -> bool:
        """Whether something lies face down for a player. [RZ-312]"""
        thing = self.known(id)
        return isinstance(thing, Power) and thing.facedown and thing.controller != seat

    def on_card(self, id: int, name: str) -> Any:
        """What stands on a Power; nothing on what has no such line."""
        return getattr(self.cards[self.known(id).card], name, 0 if name == "ap" else "")

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
        things, cards = self.s.things, self.cards
        for id in self._there():
            thing = things[id]
            abilities = cards[thing.card].ongoing
            if abilities and (thing.times or self.s.lasting):
                abilities = [each for each in abilities if self.works(id, thing, each)]
            yield id, thing.card, abilities
            for skill in lent(self, id) if self.s.lasting else ():
                if self.works(id, thing, skill):
                    yield id, skill.lender, (skill,)

    @indexed
    def woulds(self) -> Sequence[tuple[Id, str, Any]]:
        """The abilities in force by which something happens instead: on what, of which printed card."""
        return [(id, card, each) for id, card, abilities in self.in_force() for each in abilities if each.would]

    def replaced_now(self, name: str) -> bool:
        """Whether anything at work replaces an event, or changes its amount."""
        if any([name in each.would.event for _, _, each in self.woulds()]):
            return True
        return any([name in each.part.event for each in self.lastings("instead")])

    def _there(self) -> list[Id]:
        """All things that may have abilities at work: a Passive Tile as long as an entity is on it. [RZ-1123]"""
        things, board = self.s.things, self.s.board
        return [
            *[side.numen for side in self.s.seats if side.numen and side.numen_shown],
            *self.fighters(),
            *[id for id in self.powers() if not things[id].facedown and not things[id].pending],
            *self.summons(),
            *[id for id in self.tile_ids() if things[id].cell in board],
        ]

    def works(self, id: Id, thing: Tracked, ability: Ability) -> bool:
        """Whether an effect of a thing works: not negated, and with Time left if it has Time. [RZ-843 RZ-868 RZ-924
        RZ-1425]"""
        if self.s.lasting and any(each.subject == id for each in self.lastings("negate_skills")):
            return False
        return not (thing.times or ability.lender) or left_of(thing, ability, "times") != 0

    def granted(self, what: str, id: Id) -> int:
        """How many effects allow something to a Fighter, or to a player (seat + 1). [RZ-1407]"""
        return len(self.said_of("allow", what, id))

    def forbidden(self, what: str, id: Id) -> bool:
        """Whether an effect forbids something to a thing or its player."""
        if not self.saying("forbid", what):
            return False
        return bool(self.said_of("forbid", what, id) or self.said_of("forbid", what, self.controller(id) + 1))

    def is_barred(self, id: Id, *, public: bool = False) -> bool:
        """Whether an effect forbids that a Power is used: one that lies face down by what its player knows of it;
        `public`: whether it does whatever that card is. [RZ-1407 RZ-1603]"""
        known = self.saying("forbid", "use_power")
        return bool(known) and any([self._bars(each, id, public) for each in known])

    def _bars(self, each: Active, id: Id, public: bool) -> bool:
        part, seat = each.part, self.controller(id)
        if public and self.is_facedown(id) and (secretive(part.to) or secretive(part.what)):
            return False
        reader, each.scope.reader = each.scope.reader, seat
        bars = each.holds() and (each.means(id) or each.means(seat + 1)) and part.concerns(each.scope, id)
        each.scope.reader = reader
        return bars

    def seat_forbidden(self, what: str, seat: int) -> bool:
        """Whether an effect forbids something to a player."""
        return bool(self.said_of("forbid", what, seat + 1))

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
        if fighter is not self.s.things[id & MASK]:
            return base
        could = self._changing_stats(id).get(which)
        if could:
            self.cache[key] = base
            base = self._worked_out(id, which, base, could)
        value = self.cache[key] = max(0, min(STAT_LIMIT, base))
        return value

    @indexed
    def _changing_stats(self, id: Id) -> dict[str, list[Active]]:
        """By stat, what could change it: what lasts, in the order in which it began, and then what is always at
        work."""
        found: dict[str, list[Active]] = {}
        every = [*self.about("set", id), *self.about("change", id)]
        every.sort(key=lambda each: each.lasting.stamp if each.lasting is not None else 1 << 60)
        for each in every:
            for which in each.part.numbers:
                found.setdefault(which, []).append(each)
        return found

    def _worked_out(self, id: Id, which: str, base: int, could: Sequence[Active]) -> int:
        """A stat with those of what could change it that are at work now and mean its Fighter."""
        for each in [each for each in could if each.holds() and each.means(id)]:
            before, each.scope.it = each.scope.it, id
            n = each.number(which, each.part.numbers[which])
            each.scope.it = before
            base = n if each.part.word == "set" else base + n
        return base

    def measure(self, id: Id, name: str) -> int:
        """Any figure of a thing, as it is or as it was when it left play; of a Fighter's card, as printed. [RZ-316]"""
        thing = self.known(id)
        card = self.cards[thing.card]
        if isinstance(card, FighterCard):
            if name in ("weakness", "resistance"):
                return getattr(card, name).value
            if name == "max_hp" or isinstance(thing, Card):
                return card.printed.get("hp" if name == "max_hp" else name, 0)
            own = name in ("hp", "mana", "protection", "use", "time")
            return (getattr(thing, name) or 0) if own else self.stat(id, name)
        if name == "push" and isinstance(card, TileCard):
            return (card.push or 1) if card.facing else 0
        if name in ("hp", "max_hp"):
            return int(isinstance(thing, Token) and not thing.tile)
        return 0 if getattr(thing, "facedown", False) else getattr(thing, name, None) or 0

    def conditions(self, id: Id) -> dict[str, int]:
        """The conditions of a Fighter by name."""
        thing = self.known(id)
        return thing.conditions if isinstance(thing, Fighter) else {}

    def conditions_of(self, id: Id) -> tuple[str, ...]:
        """The names of what something has: Statuses, Buffs and Debuffs."""
        names = tuple([grouped(name)[1] for name in self.conditions(id)])
        return names or (("Shield",) if self.has(id, "Shield") else ())

    def labels(self, id: Id) -> tuple[str, ...]:
        """The labels of a Fighter's Skills."""
        return tuple([each.label for each in skills(self, id)]) if self.kind_of(id) == "fighter" else ()

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
        who = self.as_it_was(id)
        return tuple([what for what, whose in self.s.did.items() if who in whose])

    def is_facedown(self, id: Id) -> bool:
        """Whether a Power lies face down."""
        return getattr(self.known(id), "facedown", False)

    def slot_of(self, id: Id) -> int:
        """The slot of something, 1 to 4; 0 if it has none."""
        return getattr(self.known(id), "slot", -1) + 1

    def is_defeated(self, id: Id) -> bool:
        """Whether a Fighter is in play no more."""
        return id > MASK or not isinstance(self.s.things[id], Fighter)

    def has(self, id: Id, name: str) -> bool:
        """Whether something has a condition: a Status, or a Buff or Debuff of that name."""
        thing = self.known(id)
        if isinstance(thing, Fighter):
            return not thing.conditions.keys().isdisjoint((name, f"buff {name}", f"debuff {name}"))
        return name == "Shield" and getattr(thing, "shield", False)

    def elements(self, id: Id) -> tuple[str, ...]:
        """A Fighter's elements, those that effects add included; nothing else has any. [RZ-1111]"""
        return self._kinds(id, "elements", ELEMENTS)

    def types(self, id: Id) -> tuple[str, ...]:
        """A Fighter's types; nothing else has any. [RZ-1111]"""
        return self._kinds(id, "types", TYPES)

    def _kinds(self, id: Id, name: str, among: tuple[str, ...]) -> tuple[str, ...]:
        card = self.card_of(id)
        if not isinstance(card, FighterCard):
            return ()
        own: tuple[str, ...] = getattr(card, name)
        rows = [row for each in self.parts_on("be", id) for row in each.part.words.values()]
        return tuple(dict.fromkeys((*own, *(word for row in rows for word in row if word in among))))

    def can_be_pushed(self, id: Id) -> bool:
        """Whether nothing forbids that an entity is pushed."""
        return not self.forbidden("be_pushed", id)

    def attacker(self, scope: Scope) -> tuple[int, ...]:
        """The Fighter whose hit an effect answers or belongs to."""
        event = scope.event
        if event is not None and event.other and event.name in HIT_EVENTS:
            return scope.look((event.other,))
        for hit in self.below(Hit):
            return scope.look((hit.object(self, hit.attacker),))
        return ()

    def struck(self, scope: Scope) -> tuple[int, ...]:
        """The entities struck by the hit in progress, also those that have left play since. [RZ-1612]"""
        for hit in self.below(Hit):
            return scope.look(hit.objects(self, hit.targets))
        return ()

    # ================================================================ the Speed Rule

    def happen(self, event: Event, text: Text | None = None, *clauses: str, **more: Any) -> Event:
        """An event came about; the toss of a tie that it broke is forgotten. [RZ-666]"""
        if self.s.tosses:
            ranks = {toss.slot: (rank(self, 0, toss.slot), rank(self, 1, toss.slot)) for toss in self.s.tosses}
            self.s.tosses = [toss for toss in self.s.tosses if ranks[toss.slot] == (toss.tie, toss.tie)]
        return super().happen(event, text, *clauses, **more)

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
        key, name = self.target_key(id), self.name(id)
        if id < 0:
            text = say("rz-cell", cell=key)
        elif id >= self.first_id and key == self.s.things[id].card:
            text = say("rz-card", name=name)
        else:
            text = say("rz-target", key=key, name=name)
        return Option(key, text, id, then, (NAMES[cell],) if cell is not None else ())


@functools.lru_cache(maxsize=2048)
def _fighter_name(card: str, seat: int, slot: int) -> Text:
    return say("rz-fighter", name=CardName(card), at=f"{SEATS[seat]}{slot + 1}")
