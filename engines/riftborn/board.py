"""The ground of a running match: what can be read of it (what is where, whose it is, what selectors find, what
creatures can do, figures), and what every change goes through. Where creatures stand is worked out in `geometry`."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, ClassVar, NamedTuple

from msgspec import structs

from engines.kernel.cards.field import Field
from engines.kernel.cards.ground import Decks, copy_of, player_ref
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.objects import MASK
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.derived import defined, derived, indexed, present
from engines.kernel.event import Event
from engines.kernel.state import Id, Procedure
from engines.kernel.text import SEATS, SeatName, Text, Word, say

from . import geometry, telling
from .cards import Ability, RiftCard, Trait, Wording, at_work_of
from .geometry import Formation, Slot, Spot, called
from .state import FIRST_ID, Card, CardName, Creature, Mark, RiftState, Sprung
from .words import L

PILES = ("hand", "library", "discard", "removed")
BESIDE = {"weapons": "w", "armours": "a", "waiting": "z"}
"""The zones of the field beside the formation, by the letter of their places. [RB-425]"""
FIELD = ("formation", *BESIDE)


Fielded = tuple[str, int, str, RiftCard]
"""Where something on the field is: its zone and whose, its place in notation; and its card."""
Half = tuple[dict[Id, Fielded], dict[str, list[Listener]]]
"""A player's half of the field: everything on it; and what of it waits for which event, as printed."""


class Standing(NamedTuple):
    """The shape of both formations, who stands in them, S's first, and the number of each (see `geometry.numbered`)."""

    shape: geometry.Shape
    ids: tuple[Id, ...]
    numbers: dict[Id, int]


class Board(Field[RiftState]):
    """A match of Riftborn, to read."""

    s: RiftState

    language = L
    first_id: ClassVar[Id] = FIRST_ID
    decks = Decks(
        deck="library", drawn=("RB-304",), shuffled=("RB-1213",), milled=("RB-224",), discarded=("RB-328",),
        searched=("RB-221",), mixed_after=("RB-1213",), arranged=("RB-956",),
    )  # fmt: skip
    """Of fewer cards than are to be discarded all are. [RB-1109]"""

    # ================================================================ sides and places

    def side_of(self, seat: int) -> int:
        """0 for S, who took the first turn and is drawn below, 1 for N. [RB-425]"""
        return int(seat != self.s.first)

    def letter(self, seat: int) -> str:
        """ "s" or "n"."""
        return "s" if seat == self.s.first else "n"

    @present
    def standing(self) -> Standing:
        """All creatures as they stand."""
        first = self.s.first
        south, north = self.s.seats[first].ranks, self.s.seats[1 - first].ranks
        ids = tuple([id for rank in (*south, *north) for id in rank])
        return Standing((geometry.sizes(south), geometry.sizes(north)), ids, {id: n for n, id in enumerate(ids)})

    @present
    def spots(self) -> dict[Id, Spot]:
        """Where every creature stands. [RB-410 RB-421]"""
        shape, ids, _ = self.standing()
        return dict(zip(ids, geometry.numbered(shape).values(), strict=True))

    @present
    def field(self) -> dict[Id, Fielded]:
        """Everything on the field, the active player's first: creatures, Weapons, Armours, waiting Spells. [RB-425
        RB-1111]"""
        (mine, _), (theirs, _) = self.halves()
        return mine | theirs

    @present
    def halves(self) -> tuple[Half, Half]:
        """The active player's half of the field, and the other one."""
        return self._half(self.s.active), self._half(1 - self.s.active)

    def _half(self, seat: int) -> Half:
        side = self.s.seats[seat]
        beside = side.weapons, side.armours, side.waiting

        def half() -> Half:
            letter = self.letter(seat)
            here = {id: ("formation", seat, at, self.card_of(id)) for rank, row in enumerate(side.ranks, 1)
                    for id, at in zip(row, geometry.columns(letter, rank), strict=False)}  # fmt: skip
            for (zone, mark), ids in zip(BESIDE.items(), beside, strict=True):
                for n, id in enumerate(ids, 1):
                    here[id] = zone, seat, f"{letter}{mark}{n}", self.card_of(id)
            waits = defaultdict[str, list[Listener]](list)
            for id, (_, _, _, card) in here.items():
                for name, ability, where in card.own.waits:
                    waits[name].append(Listener(id, ability, card.id, where, seat))
            return here, waits

        return self.while_same(("half", seat), (self.s.key, self.s.first, side.ranks, *beside), half)

    @present
    def places(self) -> dict[int, str]:
        """The place of everything on the field in notation, and those of the players. [RB-425]"""
        players = {player_ref(seat): SEATS[seat].lower() for seat in (0, 1)}
        return players | {id: at for id, (_, _, at, _) in self.field().items()}

    def home_of(self, id: int) -> tuple[str, int]:
        """In which zone something lies, and whose; "" for none."""
        field = self.field()
        if id in field:
            return field[id][:2]
        seat = self.owner_of(id)
        side = self.s.seats[seat]
        for zone in (*PILES, "tricks", "trick_set"):
            if id in getattr(side, zone):
                return zone, seat
        hosts = [each for each in self.all_creatures() if self.s.things[each].under == id]  # type: ignore[union-attr]
        return ("under", self.seat_of(hosts[0])) if hosts else ("", 0)

    def zone_of(self, id: int) -> str:
        """The zone in which something lies, "" for none."""
        return self.home_of(id)[0]

    def creature(self, id: Id) -> Creature:
        """A creature in a formation, to read."""
        return self.s.things[id]  # type: ignore[return-value]

    @present
    def creatures(self, seat: int) -> tuple[Id, ...]:
        """A player's creatures, front rank first, left to right."""
        return tuple(chain.from_iterable(self.s.seats[seat].ranks))

    def stands(self, id: int) -> bool:
        """Whether something is a creature in a formation."""
        return id in self.standing().numbers

    def resolving(self) -> list[Id]:
        """The cards that are being played and lie nowhere else. [RB-227]"""
        played = [self.there(each.card) for each in self.s.agenda if getattr(each, "plays", False)]
        return [id for id in played if id and not self.zone_of(id)]

    def lies_open(self, id: int) -> bool:
        """Whether a card lies where everybody may read it."""
        zone = self.zone_of(id)
        if zone == "formation":
            return not self.is_down(id)
        return zone in ("discard", "removed", "under", *BESIDE) or id in self.resolving()

    def reads(self, id: Id, viewer: int | None) -> bool:
        """Whether a viewer may read a creature: as the match is over all do. [RB-976 RB-988]"""
        thing = self.creature(id)
        return not thing.down or self.s.outcome is not None or viewer in (thing.controller, thing.owner)

    def kind_of(self, id: int) -> str:
        """What kind of thing something is: a token is a creature."""
        if id < FIRST_ID:
            return "player" if id else "match"
        return self.cards[self.s.things[id & MASK].card].sort  # type: ignore[union-attr]

    def seat_of(self, id: int) -> int:
        """The player behind anything: who has it."""
        if id < FIRST_ID:
            return id - 1
        thing = self.s.things[id] if id <= MASK else None
        if type(thing) is not Creature:
            thing = self.known(id)
        return thing.controller

    # ================================================================ where creatures stand to each other

    @present
    def related(self, name: str, other: int) -> Sequence[Id]:
        """All that are adjacent to a creature, in front of it, behind it, or in line with it. [RB-415 to RB-430]"""
        shape, ids, numbers = self.standing()
        return [ids[n] for n in geometry.related(shape, name, numbers[other])] if other in numbers else ()

    def within(self, other: int, n: int) -> Sequence[Id]:
        """All other creatures at most so many tiles away. [RB-420 RB-803]"""
        shape, ids, numbers = self.standing()
        return [ids[each] for each in geometry.within(shape, numbers[other], n)] if other in numbers else ()

    def steps(self, id: Id) -> Sequence[Slot]:
        """The gaps that a creature may step to. [RB-507 to RB-509]"""
        shape, _, numbers = self.standing()
        return geometry.steps(shape, numbers[id])

    def rank_of(self, id: int) -> int:
        """The rank of a creature, 1 being the front. [RB-425]"""
        spot = self.spots().get(id)
        return 0 if spot is None else spot.row if spot.row > 0 else 1 - spot.row

    def is_rearmost(self, id: int) -> bool:
        """Whether a creature stands in its side's rearmost rank. [RB-424]"""
        return self.stands(id) and self.rank_of(id) == len(self.s.seats[self.seat_of(id)].ranks)

    # ================================================================ keywords and abilities

    def giving(self) -> Sequence[str]:
        """By which words something could give keywords, or take them."""
        return self.table("giving", lambda: [word for word in ("grant", "revoke") if self.every(word)])

    @indexed
    def shifting(self) -> frozenset[Id]:
        """All on the field that something could give keywords, or take them from."""
        meant = {each.subject for word in self.giving() for each in self.every(word)}
        there = self.field() if meant else ()
        return frozenset([id for id in there if id in meant or None in meant and self.about_any(self.giving(), id)])

    def wording(self, id: int) -> Wording:
        """What something says now, with the keywords that it has: printed, given, and not lost. [RB-1116 RB-1117]"""
        try:  # what is asked most is looked up without a step between
            return self.index[id]
        except KeyError:
            id &= MASK
        card: RiftCard = self.cards[self.s.things[id].card]  # type: ignore[union-attr]
        shifts = self.about_any(self.giving(), id)
        if not shifts:
            return self.table(id, lambda: card.own)
        if id not in self.field():
            return card.own
        if all([each.subject is not None for each in shifts]):  # they mean it as long as they last
            found = self.index[id] = self.table(("wording", id), lambda: self._reworded(id, card, self.changes(id)))
        else:
            found = self.cache.get(("wording", id))
            if found is None:
                self.cache["wording", id] = card.own  # for what asks for it meanwhile
                found = self.cache["wording", id] = self._reworded(id, card, self.changes(id))
        return found

    def changes(self, id: Id) -> list[Active]:
        """All that gives something keywords, or takes them."""
        return [*self.parts_on("grant", id), *self.parts_on("revoke", id)]

    def _reworded(self, id: Id, card: RiftCard, changes: Sequence[Active]) -> Wording:
        row = [trait for trait, _ in self.sourced(id, changes)]
        silenced = any([each.part.word == "revoke" and each.part.everything for each in changes])
        return self.cards.once(lambda: Wording(card, row, silenced=silenced), "wording", card, *row, silenced)

    def sourced(self, id: Id, changes: Sequence[Active]) -> list[tuple[Trait, str]]:
        """The keywords of something, printed and then given, each with what it is of: its card, or what gives it."""
        card = self.card_of(id)
        row = [(trait, card.id) for trait in card.traits]
        for each in sorted(changes, key=lambda each: each.lasting.stamp if each.lasting is not None else 0):
            if each.part.word == "grant":
                source = str(each.scope.this if each.lasting is None else each.lasting.stamp)
                row += [((name, x, None), source) for name, x in each.part.keywords]
            else:
                gone = each.part
                row = [each for each in row if each[0][0] not in gone.keywords and not gone.everything]
        return row

    def keyword_names(self, id: int) -> tuple[str, ...]:
        """The keywords that something has now, by name."""
        return tuple([name for name, _, _ in self.wording(id).traits])

    def has(self, id: int, keyword: str) -> bool:
        """Whether something has a keyword."""
        return id >= FIRST_ID and keyword in self.wording(id).words

    def x_of(self, id: int, keyword: str) -> int:
        """The highest number of a keyword that something has, 0 without it. [RB-1116]"""
        return self.wording(id).words.get(keyword, 0)

    def undeaths(self, id: Id) -> Sequence[str]:
        """What those UNDEATH of a creature are of that it has left. [RB-1052]"""
        if not self.has(id, "UNDEATH"):
            return ()
        left = [source for (name, _, _), source in self.sourced(id, self.changes(id)) if name == "UNDEATH"]
        for each in self.creature(id).returned:
            if each in left:
                left.remove(each)
        return left

    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Ability]]]:
        """All whose abilities work where they are."""
        for id in self.field():
            yield id, self.thing(id).card, [ability for ability, _ in self.wording(id).rows]

    def _gather_parts(self) -> dict[str, list[Active]]:
        """What is always at work, and what would be of the keywords that something could give."""
        table: dict[str, list[Active]] = {}
        met = Counter[tuple[Id, str, int]]()

        def add(id: Id, part: Any, x: int) -> None:
            met[id, part.label, x] += 1
            scope = Scope(self, self.seat_of(id), self.handle(id), None, {"#x": x, "#nth": met[id, part.label, x]})
            table.setdefault(part.word, []).append(Active(part, scope))

        for id, (_, _, _, card) in self.field().items():
            for part, x in card.parts:
                add(id, part, x)
        for grant in (*table.get("grant", ()), *self.lastings("grant")):
            for part, x in at_work_of(grant.part.keywords):
                for id in self.field():
                    if self._could_mean(grant, id):
                        add(id, part, x)
        return table

    def in_effect(self, each: Active) -> bool:
        """Whether a part that is printed works: its card has (so often) what it is of, and if it lies face-down the
        part is about itself. [RB-985 RB-1012]"""
        if each.lasting is not None:
            return True
        id = each.scope.this & MASK
        if self.veiled(id) and getattr(getattr(each.part, each.part.target), "text", "") != "this":
            return False
        if each.part.word in ("grant", "revoke"):  # what is always at work of this goes by what lasts alone
            lasts = [on for word in ("grant", "revoke") for on in self.lastings(word) if on.holds() and on.means(id)]
            said = self._reworded(id, self.card_of(id), lasts)
        else:
            said = self.wording(id)
        names = each.scope.names
        return said.said[each.part.label.partition(".")[0], names["#x"]] >= names["#nth"]

    def waiting(self, name: str) -> Sequence[Listener]:
        """What is in force and waits for an event; what is given or taken is looked at anew."""
        shifting = self.shifting()
        if not shifting:
            (_, mine), (_, theirs) = self.halves()
            return [*mine.get(name, ()), *theirs.get(name, ())]
        return [
            Listener(id, ability, card.id, where, seat)
            for id, (_, seat, _, card) in self.field().items()
            for each, ability, where in (self.wording(id) if id in shifting else card.own).waits if each == name
        ]  # fmt: skip

    @indexed
    def bearing(self) -> Any:
        """What has something at work, and what lasts; what is given may be at work on anything."""
        field = self.field()
        given = any([each.word in ("grant", "lasting") for each in self.s.lasting])
        given = given or any([card.gives for *_, card in field.values()])
        rows = [(self.handle(id), seat) for id, (_, seat, _, card) in field.items() if given or card.parts]
        return self.s.key, rows, tuple(self.s.lasting)

    def code(self, card: str, where: str) -> Any:
        """The program of an ability, by the names that it is saved under."""
        return super().code(card, where.partition("#")[0])

    def part_of(self, card: str, where: str) -> Any:
        """The part of a card that a running effect is, by the name that it is saved under."""
        where = where.partition("#")[0].partition(":last")[0]
        return self.cards[card] if where == "text" else self.ability(card, where)

    # ================================================================ figures

    def attack(self, id: int) -> int:
        """Attack now, bonuses of MORALE and of every AURA in whose range it is among it. [RB-661 RB-802 RB-804 RB-886
        RB-889 RB-1011 RB-1013]"""
        return self._stat(id, "attack")

    def max_health(self, id: int) -> int:
        """Maximum Health now; of Weapons and Armours as printed. [RB-662]"""
        return self._stat(id, "health")

    def figures(self, id: Id) -> tuple[int, int]:
        """Attack and maximum Health now."""
        return self.attack(id), self.max_health(id)

    def _stat(self, id: int, name: str) -> int:
        if (name, id) in self.cache:
            return self.cache[name, id]
        card, here = self.card_of(id), self.field().get(id)
        printed: int = card.attack if name == "attack" else card.health
        if here is None or here[0] != "formation":
            thing: Any = self.known(id)
            if isinstance(thing, Creature):
                return thing.last[name == "health"]
            return self.figure(id, name, printed) if here is not None and name == "attack" else printed
        thing = self.s.things[id]
        base = printed * (self.wording(id).words.get("SWARM") or 1)
        tokens = thing.rage - thing.weakness if name == "attack" else thing.health - thing.decay
        if thing.shield and name == "health" and self.option("shield_model") == "stat":
            tokens += thing.shield
        self.cache[name, id] = max(0, base + tokens)  # for what asks for it meanwhile
        found = self.cache[name, id] = self.figure(id, name, base, tokens)
        return found

    def remaining(self, id: int) -> int:
        """Maximum Health less Damage tokens; uses or Health that a Weapon or an Armour has left. [RB-611]"""
        thing = self.known(id)
        return max(0, self.max_health(id) - thing.damage) if isinstance(thing, Creature) else thing.left

    def is_dead(self, id: Id) -> bool:
        """Whether a creature has as many Damage tokens as maximum Health. [RB-611 RB-744]"""
        return self.creature(id).damage >= self._stat(id, "health")

    def dead(self) -> list[Id]:
        """All creatures that are. Where nothing lowers a maximum Health, nobody is whose Damage and Decay tokens do not
        come to the Health printed, of all of a SWARM, and the Health tokens."""
        things: Any = self.s.things
        cards, worn, layers = self.cards, self.all_creatures(), L.attributes["health"].order
        if not self.table("shrinking", lambda: any([_shrinks(each) for word in layers for each in self.every(word)])):
            worn = [
                id for id in worn
                if (n := (each := things[id]).damage + each.decay - each.health) > 0
                and n >= (printed := cards[each.card].health) and n >= printed * self.wording(id).words.get("SWARM", 1)
            ]  # fmt: skip
        return [id for id in worn if self.is_dead(id)] if worn else []

    @derived
    def allowance(self, seat: int) -> int:
        """The highest Level that a player may play this turn, and the sum of all. [RB-311 RB-312 RB-314]"""
        side = self.s.seats[seat]
        return side.began if self.option("level_budget") == "turn_start" else side.level

    # ================================================================ what may be done

    def marks(self, id: Id, viewer: int | None) -> list[str]:
        """The states of a creature that a viewer may know: whether a tile was the whole of its Move, who may not read
        it does not. [RB-751]"""
        thing, has, reads = self.creature(id), self.wording(id).words, self.reads(id, viewer)
        words = has if reads else {}
        sure = thing.down and viewer != thing.controller or "HASTE" not in has
        known = (
            ("waiting", sure and thing.arrived == self.s.turn), ("moved", thing.moved if reads else thing.gone),
            ("acted", thing.acted), ("charmed", thing.charmed), ("pacified", thing.pacified),
            ("dormant", "DORMANT" in words), ("rooted", "ROOTED" in words), ("taken", thing.controller != thing.owner),
        )  # fmt: skip
        return [name for name, so in known if so]

    def attack_under_way(self) -> Any:
        """The innermost attack under way, if there is one."""
        return next((each for each in reversed(self.s.agenda) if getattr(each, "attacks", False)), None)

    # ================================================================ what selectors look among

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among, in an order that tells nothing hidden."""
        if selector.zone != "field":
            return super().candidates(scope, selector)
        whose = {"own": scope.seat, "foe": 1 - scope.seat}.get(selector.side)
        return self._of_kinds(selector.kinds, "player" in selector.seeks, whose)

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds; a card that is being played is, wherever it lies.
        [RB-227 RB-316]"""
        if super().is_candidate(scope, selector, id):
            return True
        return selector.zone == "field" and self.kind_of(id) in selector.kinds and id in self.resolving()

    @present
    def _of_kinds(self, kinds: tuple[str, ...], players: bool, whose: int | None) -> Sequence[int]:
        field = [(id, seat) for id, (_, seat, _, card) in self.field().items() if not kinds or card.sort in kinds]
        rows = (*field, *((player_ref(seat), seat) for seat in self.by_turns() if players))
        return [id for id, seat in rows if whose in (None, seat)]

    # ================================================================ names and places

    def held_text(self, id: Id, key: str) -> Text:
        """A card in a hand as an option."""
        return say("rb-held", name=CardName(self.thing(id).card), n=copy_of(key))

    def slot_key(self, seat: int, slot: Slot, ranks: Formation | None = None) -> str:
        """A gap in notation, beside the ranks that stand now or others: `s1:2`, `s:new`; where there is none yet, the
        first creature's place is `s1:0`. [RB-425]"""
        n = len(self.s.seats[seat].ranks if ranks is None else ranks)
        return f"{self.letter(seat)}:new" if slot.rank == n and n else f"{self.letter(seat)}{slot.rank + 1}:{slot.at}"

    def name(self, id: int) -> Word:
        """Something as logs and buttons call it; what lies face-down by its place alone. [RB-976]"""
        if id < FIRST_ID:
            return SeatName(id - 1)
        id &= MASK
        here, thing = self.field().get(id), self.thing(id)
        if here is None:
            return CardName(thing.card)
        if here[0] == "formation" and thing.down:
            return say("rb-face-down", at=called(here[2]))
        return self._called(thing.card, here[2])

    def own_name(self, id: Id) -> Text:
        """Something on the field as its owner calls it, face-down or not."""
        return self._called(self.thing(id).card, self.field()[id][2])

    @defined
    def _called(self, card: str, at: str) -> Text:
        return say("rb-at", name=CardName(card), at=called(at))

    # ================ what changes, what comes about

    def arrange(self, seat: int, ranks: Formation) -> None:
        """A player's creatures stand otherwise from now on."""
        self.seat(seat).ranks = ranks
        self.reshaped()

    def deal(self, seat: int, card: str, *, left: int = 0, token: bool = False) -> Id:
        """A new card of a player, which lies nowhere yet; a token, or a copy of a card, on its way into play. [RB-235
        RB-237]"""
        return self.add(lambda id: Card(id=id, card=card, owner=seat, since=self.next_stamp(), left=left, token=token))

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        gone = [self.place(id) if id < FIRST_ID else self.s.things[id].card for id in ids]  # type: ignore[union-attr]
        self.keep_recent(Mark(name, self.handles(ids), tuple(gone), amount))

    def part_text(self, card: str, where: str) -> Text:
        """What a part of a card says."""
        return self.cards.once(lambda: telling.part_text(self.cards[card], where), "part", card, where)

    def target_text(self, card: str, where: str, name: str) -> Text:
        """The question for a target."""
        return telling.target_text(self.part_of(card, where), self.cards[card], name)

    def action_name(self, ability: Ability, where: str) -> Text:
        """An Action by its keyword."""
        x = int(where.partition("#")[2] or 0)
        keyword = ability.keyword or ability.where.split(":")[1]
        return L.said(telling.keyword_text(keyword, x or ability.x or 0))

    @abstractmethod
    def follow_up(self) -> Procedure:
        """What carries out all that something has set off. [RB-1112]"""

    def take(self, each: Listener, scope: Scope) -> None:
        """An ability was set off, and waits for its turn; what is done as its own card is played is done by that
        itself. [RB-329 RB-1112]"""
        event = scope.event
        if event is None or event.name != "played" or self.id_of(event.subject) != each.id:
            super().take(each, scope)

    def heard(self, each: Listener, scope: Scope, *, last: bool) -> Heard:
        """What was set off, with the number of the keyword that it is of."""
        return structs.replace(super().heard(each, scope, last=last), names=numbered(each.where))

    def came(self, event: Event) -> None:
        """It may have met the conditions of TRICK cards that were in play before all began that is under way. [RB-1034
        RB-1039 RB-1112]"""
        s = self.s
        for seat in self.by_turns() if s.seats[0].tricks or s.seats[1].tricks else ():
            begun = [began for each in s.agenda if (began := getattr(each, "began", 0))]
            for id in s.seats[seat].tricks:
                if begun and self.thing(id).since > min(begun):
                    continue
                when = self.cards[self.thing(id).card].when
                known = Sprung(seat, id)
                fits = event.name in when.event and when.fits(Scope(self, seat, self.handle(id), event))
                if fits and known not in s.sprung:
                    s.sprung.append(known)


def _shrinks(each: Active) -> bool:
    number = each.part.numbers.get("health")
    if number is None:
        return False
    if each.part.word != "change" or each.lasting is not None:
        return True
    return number.constant < 0 if number.constant is not None else number.word != "name"


def numbered(where: str) -> dict[str, int | str | tuple[int, ...]]:
    """The number of the keyword that something set off is of, as its effect knows it."""
    x = where.partition("#")[2]
    return {"#x": int(x)} if x else {}
