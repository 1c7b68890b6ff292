"""A running duel: every way in which it changes.

Writers change and tell; what they read is in `reading`. The procedures in `moments`, `battle`, `motion`, `actions`,
`choices` and `turns` are the rules in the order of the rulebook; they call these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import Effect, Op
from engines.kernel.cards.going import answering
from engines.kernel.cards.lasting import GOOD, Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from . import face
from .battle import Hit
from .board import NAMES
from .cards import PowerCard, counts_of
from .choices import Cleanse, Search
from .conditions import change_stock, fade, given_for_a_time
from .damage import Deal, EffectDmg, HpLoss, redirected
from .defeats import Defeat, DefeatAll, Destroy, Leaving, Removal, leaving
from .hands import by_name, can_draw, draw_cards
from .lasting import BEGUN_FOR_GOOD, by_priority, combat_now, over_already
from .moments import Answered, Moment, awaited, fits, wanted
from .payment import Payment, Priced, no_costs, payers_scope
from .places import may_deploy, token_room
from .reading import Reading
from .replacing import befall, replacements
from .speed import in_speed_order
from .state import STAT_LIMIT, Card, CardName, Fighter, Power, Seat, Token, Trail
from .trackers import left_of, lent, mark, unmark
from .uses import Announced

Ids = tuple[int, ...]

APPLICATION_LIMIT = 20
"""How often one effect of one card is applied within what one action or step sets off. [RZ-1606]"""


class Duel(Reading):
    """A duel of Rizontical."""

    # ================================================================ the ground

    def one_by_one(self, ids: Sequence[Id], do: Callable[[Id], object]) -> None:
        """Do something to several things in Speed Rule order; what acts on it follows in the same order. [RZ-1401]"""
        agenda, under = self.s.agenda, len(self.s.agenda)
        waiting: list[Any] = []
        for id in in_speed_order(self, ids):
            do(id)
            waiting = [*agenda[under:], *waiting]
            del agenda[under:]
        agenda.extend(waiting)

    def trail(self, kind: str, to: int, origin: int | None = None, amount: int | None = None) -> None:
        """Something that the next picture marks as changed."""
        self.s.trail.append(Trail(kind, to, origin, amount))

    # ================================================================ seats, zones, resources

    def seat(self, seat: int) -> Seat:
        """A player's side, to write on. Whoever changes what is in play calls `touch` afterwards."""
        self.stale()
        return self.s.seats[seat]

    def lay_on(self, row: str, seat: int, slot: int, id: Id) -> None:
        """Something (0: nothing) is on a slot of one of a player's rows, "slots" or "powers"."""
        side = self.seat(seat)
        ids: tuple[Id, ...] = getattr(side, row)
        setattr(side, row, (*ids[:slot], id, *ids[slot + 1 :]))

    def alter(self, id: Id) -> Any:
        """A thing, to write on whether, where and for whom it is at work; for its figures `edit` will do."""
        self.touch()
        return self.edit(id)

    def occur(self, *events: Event) -> None:
        """A situation came about (it may have several names): let whatever waits for it act before play goes on. It is
        about objects: as they now are, or were as they left play. [RZ-316]"""
        for event in events:
            self.count(event)
            self._came_of(event)
        if self.s.lasting:
            self._for_a_time(events)
        if not awaited(self, events):
            return
        known = tuple(map(self.as_objects, events))
        if wanted(self, known):
            self.push(Moment(events=known))

    def _for_a_time(self, events: Sequence[Event]) -> None:
        """What lasts and answers a situation does so after all that waits for it; what lasts until then ends, and what
        lasts as long as something is so that is so no longer. [RZ-1621]"""
        found = answering(self, *events)
        if found:
            self.push(Answered(queue=by_priority(self, found)))
        for event in events:
            self.pass_by(event)
        self.end_conditions()

    def between(self, frame: Effect) -> None:
        """What lasts as long as something is so ends as soon as it is not, in the middle of an effect as well.
        [RZ-1621]"""
        if self.s.lasting:
            self.end_conditions()

    def sets_off(self, part: Any, scope: Scope) -> bool:
        """Whether the scope's event is the situation that a part waits for."""
        return fits(part, scope) and (part.if_ is None or part.if_.holds(scope))

    def happen(self, event: Event, text: Text | None = None, *clauses: str, **more: Any) -> Event:
        """An event came about, of which the effect under way may make a note."""
        self._came_of(event)
        return super().happen(event, text, *clauses, **more)

    def _came_of(self, event: Event) -> None:
        """What is set off meanwhile is none of the effect's doing."""
        nearest = next(iter(self.below((Effect, Moment))), None)
        if isinstance(nearest, Effect):
            nearest.came(self, event)

    def comes_about(self, event: Event, text: Text | None = None, *clauses: str) -> None:
        """A situation came about: it is told, and whatever waits for it acts."""
        self.happen(event, text, *clauses)
        self.occur(event)

    def apply(self, effect: Effect) -> bool:
        """Begin an effect, unless the same one has been applied too often within what set it off. [RZ-1606]"""
        key = f"{effect.this}.{effect.where}.{effect.at}"
        count = self.s.applied.get(key, 0)
        if count >= APPLICATION_LIMIT:
            text = say("rz-log-too-often", what=self.name(self.id_of(effect.this)))
            self.happen(Event("negated", effect.seat), text, "RZ-1606")
            return False
        self.s.applied[key] = count + 1
        self.push(effect)
        return True

    def take_up(self, id: Id, *zones: str) -> bool:
        """A card is taken out of one of some zones of its owner; whether it lay there."""
        side = self.seat(self.s.things[id].owner)
        for zone in zones:
            row: tuple[Id, ...] = getattr(side, zone)
            if id in row:
                setattr(side, zone, tuple([each for each in row if each != id]))
                return True
        return False

    def put_card(self, id: Id, to: str) -> None:
        """A card goes to its owner's void or deck of its kind (`deck_top`, `deck_bottom`, or shuffled in), or, a Power,
        to the hand. [RZ-315]"""
        thing = self.s.things[id]
        side, kind = self.seat(thing.owner), "fighter" if self.cards[thing.card].kind == "fighter" else "power"
        zone = f"{kind}_void" if to == "void" else "hand" if (kind, to) == ("power", "hand") else f"{kind}_deck"
        row: tuple[Id, ...] = getattr(side, zone)
        row = (id, *row) if to == "deck_top" else (*row, id)
        shuffled = zone.endswith("deck") and to not in ("deck_top", "deck_bottom")
        setattr(side, zone, self.shuffled(row, f"{kind} deck") if shuffled else row)

    def shuffle_deck(self, seat: int, deck: str) -> None:
        """A deck is shuffled."""
        side, zone = self.seat(seat), f"{deck}_deck"
        setattr(side, zone, self.shuffled(getattr(side, zone), f"{deck} deck"))
        self.happen(Event("shuffled", seat), say("rz-log-shuffled", who=SeatName(seat)), "RZ-1409")

    def toss(self, frame: Any) -> bool:
        """A coin is tossed for an effect: whether it shows heads. [RZ-1607]"""
        seat = frame.seat
        heads = self.draw(2, "coin") == 0
        text = say("rz-log-heads" if heads else "rz-log-tails", who=SeatName(seat))
        self.happen(Event("tossed", seat), text, "RZ-1607")
        return heads

    def drawn(self, ids: Sequence[int], n: int, label: str = "random targets") -> tuple[int, ...]:
        """Some of the things found, drawn by chance."""
        return self.shuffled(ids, label)[:n] if len(ids) > 1 else tuple(ids[:n])

    def change_souls(self, seat: int, n: int) -> None:
        """Souls are gained or lost by an effect."""
        side = self.seat(seat)
        before, side.souls = side.souls, max(0, side.souls + n)
        if side.souls != before:
            self.happen(Event("souls", seat), say("rz-log-souls", who=SeatName(seat), souls=side.souls), "RZ-202")
            self.push(Removal())

    # ================================================================ Fighters

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """Something begins to last; not what needs a card that has left. [RZ-871 RZ-1425]"""
        stats = part.word in ("change", "set")
        if subject >= self.first_id and (stats or part.word in ("negate_skills", "dmg")) and not self.in_play(subject):
            return None
        if subject >= self.first_id and stats and not isinstance(self.known(subject), Fighter):
            return None  # a Summon has its 1 HP and no other stat [RZ-1103]
        if over_already(self, part.until, scope):
            return None
        if stats:
            numbers = self._for_good(subject, numbers, put=part.word == "set", good=part.until.kind == GOOD)
            if not numbers:
                return BEGUN_FOR_GOOD
        if part.word == "instead" and part.uses is not None:
            uses = part.uses.size(scope)
            if not uses:
                return None
        lasting = super().begin(part, frame, scope, subject, numbers, uses=uses)
        if lasting is not None and part.word == "negate_skills":
            self.happen(Event("negated", subject=subject), say("rz-log-skills-off", who=self.name(subject)), "RZ-1425")
        return lasting

    def lasting_of(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """What lasts for a combat is bound to the hit, or the DMG, that is under way. [RZ-1216]"""
        lasting = super().lasting_of(part, frame, scope, subject, numbers, uses=uses)
        combat = combat_now(self) if lasting is not None and lasting.until == "combat" else 0
        return structs.replace(lasting, until=f"combat {combat}") if combat and lasting is not None else lasting

    def _for_good(self, id: Id, numbers: dict[str, int], *, put: bool, good: bool) -> dict[str, int]:
        """Change stats for good, and Mana, which is a stock; what is left changes for a time. [RZ-861 RZ-870 RZ-871]"""
        left: dict[str, int] = {}
        for name, n in numbers.items():
            fighter = self.fighter(id)
            if name == "mana":
                change_stock(self, id, name, n - fighter.mana if put else n)
                continue
            words: dict[str, Any] = {"who": self.name(id), "stat": say("rz-stat-" + name)}
            text = say("rz-log-stat-set", **words, to=n) if put else say("rz-log-stat", **words, by=f"{n:+d}")
            self.happen(Event("stat", subject=id), text, "RZ-871")
            if good:
                printed = self.cards[fighter.card].printed[name]
                total = max(0, min(STAT_LIMIT, n if put else printed + fighter.changes.get(name, 0) + n))
                self.edit(id).changes = {**fighter.changes, name: total - printed}
            else:
                left[name] = n
        return left

    def ended(self, lasting: Lasting) -> None:
        """Where control ends, the newest of the control effects left says whose the thing is; where none is left, it is
        its owner's. A condition that was gained for a time is lost again. [RZ-1014 RZ-1619]"""
        given = given_for_a_time(self, lasting)
        for id in self.still((lasting.subject,)):
            if given and lasting.numbers["n"]:
                fade(self, id, given, lasting.numbers["n"])
            if lasting.word != "control":
                continue
            left = [each for each in self.s.lasting if (each.word, each.subject) == ("control", lasting.subject)]
            seat = max(left, key=lambda each: each.stamp).seat if left else self.owner_of(id)
            if seat != self.controller(id):
                self._go_back(id, seat)

    def expire(self, *until: str) -> None:
        """What lasts until some moments ends, for whatever combat it was. [RZ-1216]"""
        for moment in until:
            self.end(moment)
            if moment == "combat":
                for combat in sorted({each.until for each in self.s.lasting if each.until.startswith("combat ")}):
                    self.end(combat)

    # ================================================================ coming into play and leaving it

    def enter(self, id: Id, seat: int, slot: int) -> None:
        """A Fighter's card is turned up on a slot with its printed values. [RZ-316 RZ-708]"""
        card = self.cards[self.s.things[id].card]
        self.s.things[id] = Fighter(
            id=id, card=card.id, owner=self.s.things[id].owner, controller=seat, slot=slot, hp=card.hp, mana=card.mana,
            since=self.next_stamp(), **counts_of(card),
        )  # fmt: skip
        self._own.add(id)
        self.lay_on("slots", seat, slot, id)
        self.touch()

    def stand(self, id: Id, cell: int | None) -> None:
        """Something comes onto a cell, or (None) off the board. What is at work depends on where Fighters stand only
        through Tiles. [RZ-1123]"""
        thing, tiles = self.edit(id), self.s.tiles
        home, before = self.home_of(thing), cast("int | None", thing.cell)
        if before is None or cell is None or before in tiles or cell in tiles or isinstance(thing, Token):
            self.touch()
        if before is not None and home.get(before) == id:
            del home[before]
        thing.cell = cell
        if cell is not None:
            home[cell] = id

    def remember(self, id: Id) -> None:
        """Note a thing's last values before it leaves play. [RZ-1612]"""
        thing: Any = self.s.things[id].copy()
        card = self.cards[thing.card]
        others = lent(self, id)
        every = (*card.abilities, *others)
        off = [each.number for each in every if left_of(thing, each) == 0]
        if isinstance(thing, Fighter):
            # a Power or token at Time 0 leaves for that, and acts on it
            off += [each.number for each in every if not self.works(id, thing, each)]
            thing.lent = tuple([each.number for each in others])
            stats = ("atk", "def", "mp", "ra", "psh")
            thing.changes = {which: self.stat(id, which) - card.printed[which] for which in stats}
        thing.off = tuple(off)
        self.s.gone[id] = thing

    def leave(self, id: Id) -> None:
        """A Fighter leaves field and board; its Auras go to the void, effects on it end. [RZ-316 RZ-321 RZ-942
        RZ-1015]"""
        fighter = self.fighter(id)
        self.remember(id)
        self.lay_on("slots", fighter.controller, fighter.slot, 0)
        self.stand(id, None)
        self.as_card(id, was=fighter.since)
        self.touch()
        self.end_conditions()
        for aura in self.powers():
            if self.s.things[aura].bearer == id:
                self.depart(aura, "void", "RZ-942")

    def token_leaves(self, id: Id) -> None:
        """A Summon or a Tile goes back to the supply. [RZ-1115]"""
        self.remember(id)
        self.stand(id, None)
        self.s.things[id].since = self.next_stamp()
        self.end_conditions()

    def as_card(self, id: Id, *, was: int = 0) -> None:
        """Something is a card again, and as that another object. [RZ-316]"""
        thing = self.s.things[id]
        self.s.things[id] = Card(id=id, card=thing.card, owner=thing.owner, since=self.next_stamp(), was=was)

    def lay(self, id: Id, seat: int, slot: int, *, facedown: bool = False, bearer: Id = 0) -> None:
        """A Power is put on a slot, announced and not yet at work. [RZ-904]"""
        card: PowerCard = self.cards[self.s.things[id].card]
        self.take_up(id, "hand")
        self.lay_on("powers", seat, slot, id)
        self.s.things[id] = Power(
            id=id, card=card.id, owner=self.s.things[id].owner, controller=seat, slot=slot, facedown=facedown,
            bearer=bearer, pending=True, since=self.next_stamp(),
            set_in=(self.s.round, self.s.turn, self.s.player_turn) if facedown else None, **counts_of(card),
        )  # fmt: skip
        self._own.add(id)

    def depart(self, id: Id, to: str, *clauses: str, used: bool = False) -> bool:
        """Something leaves play, unless something else happens instead; whether it has left at once. `used` says that
        a Power has done what it does once. [RZ-1626]"""
        if used or not getattr(self.s.things[id], "pending", False):
            done = tuple([key for each in self.below(Leaving) if each.id == id for key in each.replaced])
            if replacements(self, (leaving(self, id, to),), done):
                self.push(Leaving(id=id, to=to, clauses=clauses, used=used, replaced=done))
                return False
        self.gone(id, to, clauses, used=used)
        return True

    def gone(self, id: Id, to: str, clauses: Sequence[str], *, used: bool = False) -> None:
        """Something leaves play."""
        thing = self.s.things[id]
        if isinstance(thing, Fighter):
            self._return(id, to)
        elif isinstance(thing, Token):
            event = leaving(self, id, to)
            self.happen(event, say("rz-log-token-left", what=self.name(id)), *clauses)
            self.token_leaves(id)
            self.occur(event)
        else:
            self.power_leaves(id, to, *clauses, used=used)

    def _return(self, id: Id, to: str) -> None:
        """A Fighter goes back to its owner's deck, or to the void: that is no defeat. [RZ-212]"""
        name, event = self.name(id), leaving(self, id, to)
        cell = self.fighter(id).cell
        self.leave(id)
        self.put_card(id, to)
        self.happen(event, say("rz-log-removed" if to == "void" else "rz-log-returned", who=name), "RZ-212")
        if cell is not None:
            self.trail("left", cell)
        self.occur(event)
        self.push(Removal())

    def power_leaves(self, id: Id, to: str, *clauses: str, used: bool = False, also: Sequence[Event] = ()) -> None:
        """A Power leaves the field for its owner's void, hand or deck, which may have other names `also`: one that was
        not `used` and never came into play is not heard of. [RZ-307 RZ-315 RZ-316 RZ-317 RZ-1325]"""
        power: Power = self.s.things[id]
        self.remember(id)
        was_hidden = power.facedown
        name = self.name(id)
        self.lay_on("powers", power.controller, power.slot, 0)
        self.as_card(id, was=power.since)
        if not power.pending:
            self.touch()
        self.end_conditions()
        self.put_card(id, to)
        self.informed = self.informed or to == "void" and was_hidden
        event = Event("power_left", power.controller, id, kind=to)
        shown = CardName(power.card) if to == "void" or not was_hidden else name
        self.happen(event, say("rz-log-power-" + to, what=shown, who=SeatName(power.owner)), *clauses)
        self.occur(*also, *([event] if used or not power.pending else []))

    def take_over(self, id: Id, seat: int, slot: int) -> None:
        """A Fighter or Power goes to a slot of its new controller. [RZ-1610]"""
        thing = self.alter(id)
        row = "slots" if isinstance(thing, Fighter) else "powers"
        self.lay_on(row, thing.controller, thing.slot, 0)
        self.lay_on(row, seat, slot, id)
        thing.controller, thing.slot, thing.away = seat, slot, thing.slot
        text = say("rz-log-control", who=SeatName(seat), what=self.name(id))
        self.happen(Event("control", seat, id), text, "RZ-1610")
        self.push(Removal())

    def _go_back(self, id: Id, seat: int) -> None:
        """Something goes to the slot that it had on a side before, or to the first empty one; it stays where none is.
        [RZ-1620]"""
        thing: Fighter | Power = self.s.things[id]
        side = self.s.seats[seat]
        row = side.slots if isinstance(thing, Fighter) else side.powers
        if 0 in row:
            self.take_over(id, seat, row.index(0) if thing.away is None or row[thing.away] else thing.away)

    # ================================================================ what effects do

    def able(self, op: Any, scope: Scope) -> bool:
        """Whether an operation could do anything now. [RZ-1414]"""
        if op.idle(scope, {}):
            return False
        if op.word == "draw":
            return any(can_draw(self, seat) for seat in op.who.seats(scope))
        if op.word == "discard":
            seats: tuple[int, ...] = op.who.seats(scope)
            return any([self.s.seats[seat].hand for seat in seats])
        if op.word == "deploy":
            return any(may_deploy(self, seat, op.anywhere) for seat in op.who.seats(scope))
        if op.word == "create" and (op.summon or op.tile):
            return token_room(self, scope.seat, op.summon or op.tile) > 0
        for name, _ in op.things_fields():
            what = getattr(op, name)
            if isinstance(what, Selector) and what.pick is not None and what.least and not what.exists(scope):
                return False
        if op.word == "push":
            return any(self.can_be_pushed(id) for id in op.what.ids(scope))
        return True

    def can_do(self, op: Op, frame: Any) -> bool:
        """Whether something that an effect says may be done could do anything, for all that everybody knows.
        [RZ-1603]"""
        scope = self.scope(frame)
        if op.idle(scope, {}):
            return False
        whats = [getattr(op, name) for name, _ in op.things_fields()]
        return self.able(op, scope) or any(isinstance(each, Selector) and self.hides(scope, each) for each in whats)

    def told(self, frame: Any, ops: Sequence[Any]) -> Text:
        """What some operations do, in the words of the effect that they belong to."""
        card, where = self.cards[frame.card], frame.where
        return self.cards.once(
            lambda: face.told(ops, card, self.ability(card.id, where)), card.id, where, *map(id, ops)
        )

    def arrive(self, id: Id) -> None:
        """An entity stepped on the cell that it is on now: whatever acts on that, acts. Standing there is no step.
        [RZ-561 RZ-563]"""
        cell: int | None = self.s.things[id].cell
        if cell is not None:
            self.occur(Event("step", self.controller(id), id, place=NAMES[cell]))

    def negate(self, frame: Any, what: str) -> None:
        """Negate the innermost thing of a kind that is under way below an effect. [RZ-1425]"""
        kinds: dict[str, Any] = {
            "dmg": (Deal,),
            "hit": (Hit, Announced),
            "this": (Deal, Defeat, Destroy, Hit, Announced),
        }
        for procedure in self.below(kinds.get(what, (Announced,))):
            if isinstance(procedure, Announced):
                if procedure.negated or procedure.answers_by(self.id_of(frame.this)):
                    continue
                if what in ("hit", "skill", "power") and not procedure.is_a(self, what):
                    continue
            procedure.negated = True
            self.happen(Event("negated", frame.seat), say("rz-log-negated"), "RZ-1425")
            return

    def do_destroy(self, frame: Any, ids: Ids, op: Any) -> None:
        """Powers are destroyed. [RZ-951]"""
        frame.follow(self, self.traces(ids))
        self.destroy_all(self.scope(frame), ids)

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[Priced, ...]:
        """The ways in which a payment can be made. [RZ-1403]"""
        scope, thing = payers_scope(self, seat, frame), self.id_of(frame.this)
        found: list[Priced] = []
        for place, way in enumerate(cost.ways):
            ap = sum(value.size(scope) for value in way.amounts.values())
            if ap <= self.s.seats[seat].ap and no_costs(self, way.acts, thing, scope) is None:
                found.append(Priced(ap, frame.card, frame.where, place))
        return tuple(found)

    @staticmethod
    def keyed(ways: Sequence[Priced]) -> list[tuple[str, Priced]]:
        """Costs to pay with their keys in notation."""
        return [("pay" if len(ways) == 1 else f"pay#{way.place + 1}", way) for way in ways]

    def pay(self, seat: int, cost: Cost, way: Priced, frame: Any) -> None:
        """A payment is made: its AP, then what is picked for the rest. [RZ-1404]"""
        self.seat(seat).ap -= way.ap
        words = {"who": SeatName(seat), "price": self.price_text(cost, way), "what": CardName(frame.card)}
        self.happen(Event("paid", seat, self.id_of(frame.this), amount=way.ap), say("rz-log-pays", **words), "RZ-1404")
        if cost.ways[way.place].acts:
            self.push(Payment.of(self, seat, cost, way.place, frame))

    def price_text(self, cost: Any, way: Priced) -> Text:
        """A payment in words."""
        card = self.cards[way.card]
        paid: Cost = cost.ways[way.place]
        return face.way_text(card, self.ability(card.id, way.where), paid, way.ap if paid.amounts else None)

    def do_mark(self, frame: Any, name: str, ids: Ids) -> None:
        """Things in play get a mark. [RZ-1622]"""
        for id in ids:
            mark(self, id, name)

    def do_unmark(self, frame: Any, name: str, ids: Ids) -> None:
        """Things lose a mark. [RZ-1622]"""
        for id in ids:
            unmark(self, id, name)

    def do_draw(self, frame: Any, seats: Ids, n: int) -> Ids:
        """Powers are drawn. [RZ-1426]"""
        return self.handles(draw_cards(self, dict.fromkeys(seats, n)))

    def do_discard(self, frame: Any, seats: Ids, n: int, *, at_random: bool, note: str) -> None:
        """Powers are discarded from a hand."""
        for seat in reversed(seats):
            if self.s.seats[seat].hand:
                befall(self, Event("discarded", seat, amount=n, kind="random" if at_random else ""), note=note)

    def do_search(self, frame: Any, seats: Ids, wanted: Selector | None, scope: Scope, n: int, to: str) -> None:
        """A Power is searched for in the own deck. [RZ-1409 RZ-1410 RZ-1614]"""
        for seat in reversed(seats):
            deck = by_name(self, self.s.seats[seat].power_deck)
            found = tuple(id for id in deck if wanted is None or wanted.meets(scope, id))
            shown = wanted is not None and any(attribute.name in ("category", "rank") for attribute, _ in wanted.parts)
            self.push(Search(seat=seat, found=found, n=n, shown=shown))

    def deal_dmg(self, scope: Scope, amounts: list[tuple[Id, int]], element: str, type: str, kind: str) -> None:
        """An effect deals DMG that is not from a hit. [RZ-1231 to RZ-1235]"""
        amounts = [(id, n) for id, n in amounts if self.is_entity(id)]
        if not amounts or redirected(self, scope, amounts):
            return
        source = self.meant(scope.this)
        what: dict[str, Any] = {"kind": kind or self.dmg_kind(source), "element": element, "type": type}
        user = self.user_of(scope.this)
        self.push(EffectDmg(seat=scope.seat, dealer=source, user=user, amounts=tuple(amounts), **what))

    def dmg_kind(self, source: Id) -> str:
        """What DMG from an effect of a card is called. [RZ-1231]"""
        thing = self.known(source) if source else None
        if isinstance(thing, Fighter):
            return "skill"
        power = isinstance(thing, Power | Token) or thing is not None and self.cards[thing.card].kind == "power"
        return "power" if power else "ability"

    def lose_hp(self, scope: Scope | None, losses: list[tuple[Id, int]], *, heals: Id = 0) -> None:
        """HP are lost without DMG, in Speed Rule order. [RZ-865 RZ-872 RZ-1401]"""
        losses = [(id, n) for id, n in losses if self.in_play(id) and isinstance(self.s.things[id], Fighter) and n > 0]
        if losses:
            lost = dict(losses)
            ordered = tuple((id, lost[id]) for id in in_speed_order(self, list(lost)))
            self.push(HpLoss(seat=scope.seat if scope else None, losses=ordered, heals=heals))

    def defeat_all(self, scope: Scope, ids: Sequence[Id]) -> None:
        """Things are defeated outright, in Speed Rule order."""
        ids = [id for id in ids if self.is_entity(id) and self.s.sheltered != scope.seat]
        if ids:
            self.push(DefeatAll(ids=tuple(in_speed_order(self, ids))))

    def destroy_all(self, scope: Scope, ids: Sequence[Id]) -> None:
        """Powers are destroyed, in Speed Rule order. [RZ-951]"""
        there = [id for id in ids if self.in_play(id) and not isinstance(self.s.things[id], Fighter)]
        for id in reversed(in_speed_order(self, there)):
            self.push(Destroy(seat=scope.seat, id=id))

    def order_cleanse(self, scope: Scope, id: Id, what: str, n: int, *, upto: bool, note: str = "") -> None:
        """Conditions are removed from something; what lost some is called by a name, if one is given."""
        if n and self.in_play(id):
            self.push(Cleanse(seat=scope.seat, who=id, what=what, n=n, upto=upto, note=note))
