"""A running duel: every way in which it changes.

Writers change and tell; what they read is in `reading`. The procedures in `moments`, `battle`, `motion`, `actions`,
`choices` and `turns` are the rules in the order of the rulebook; they call these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Any, cast

import msgspec

from engines.kernel.ask import Choice, Later
from engines.kernel.cards.flow import Effect, Op
from engines.kernel.cards.lasting import GOOD, Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome, Procedure
from engines.kernel.text import SEATS, SeatName, Text, Word, say

from . import printed as printed_words
from .battle import Hit
from .board import NAMES
from .cards import Ability, PowerCard, Skill, secret, times_of, uses_of
from .choices import (
    Cleanse,
    Discard,
    Search,
)
from .damage import Deal, EffectDmg, HpLoss, redirected
from .defeats import Defeat, DefeatAll, Destroy, Removal
from .lasting import UnderWay, combat_now
from .moments import Moment, wanted
from .motion import Slide, Walk
from .payment import no_cost, payers
from .reading import Reading, condition_word
from .state import (
    CONDITION_LIMIT,
    SOULS_TO_WIN,
    STAT_LIMIT,
    TRACKER_LIMIT,
    Card,
    CardName,
    Fighter,
    Power,
    Seat,
    Token,
    Tracked,
    Trail,
)
from .uses import Announced

Ids = tuple[int, ...]

APPLICATION_LIMIT = 20
"""How often one effect of one card is applied within what one action or step sets off. [RZ-1606]"""


class Duel(Reading):
    """A duel of Rizontical."""

    # ================================================================ the ground

    def one_by_one(self, ids: Sequence[Id], do: Callable[[Id], None]) -> None:
        """Do something to several things in Speed Rule order; what acts on it follows in the same order. [RZ-1401]"""
        agenda, under = self.s.agenda, len(self.s.agenda)
        waiting: list[Any] = []
        for id in self.in_speed_order(ids):
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

    def alter(self, id: Id) -> Any:
        """A thing, to write on whether, where and for whom it is at work; for its figures `edit` will do."""
        self.touch()
        return self.edit(id)

    def push(self, procedure: Procedure) -> None:
        """Carry out a procedure before anything else goes on, on things as the objects that they now are. [RZ-316]"""
        if isinstance(procedure, UnderWay):
            procedure.begins(self)
        super().push(procedure)

    def occur(self, *events: Event) -> None:
        """A situation came about (it may have several names): let whatever waits for it act before play goes on."""
        for event in events:
            self.count(event)
        if wanted(self, events):
            self.push(Moment(events=events))

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

    def gain_ap(self, seat: int, n: int) -> None:
        """A player gains AP, up to the limit if the house has one. [RZ-730]"""
        side = self.seat(seat)
        limit = self.option("ap_limit")
        gained = n if limit == "none" else max(0, min(n, int(limit) - side.ap))
        if gained <= 0:
            return
        side.ap += gained
        event = Event("ap_gained", seat, amount=gained)
        self.happen(event, say("rz-log-ap-gained", who=SeatName(seat), n=gained))
        self.occur(event)

    def lose_ap(self, seat: int, n: int) -> None:
        """A player loses AP, as many as there are. [RZ-731]"""
        side = self.seat(seat)
        lost = min(side.ap, n)
        if lost <= 0:
            return
        side.ap -= lost
        event = Event("ap_lost", seat, amount=lost)
        self.happen(event, say("rz-log-ap-lost", who=SeatName(seat), n=lost), "RZ-731")
        self.occur(event)

    def draw_cards(self, counts: dict[int, int], *clauses: str) -> list[Id]:
        """Players draw Powers in one step, as many as there are: which. [RZ-605 RZ-1426]"""
        every: list[Id] = []
        dry: list[int] = []
        events: list[Event] = []
        for seat, n in counts.items():
            if n <= 0 or self.seat_forbidden("draw", seat):
                continue
            side = self.seat(seat)
            drawn: list[Id] = []
            for _ in range(n):
                if not side.power_deck and self.option("empty_power_deck") == "reshuffle" and side.power_void:
                    side.power_deck = self.shuffled(side.power_void, "power void reshuffled")
                    side.power_void = ()
                    self.happen(Event("shuffled", seat), say("rz-log-void-reshuffled", who=SeatName(seat)), "RZ-1426")
                if not side.power_deck:
                    dry.append(seat)
                    break
                drawn.append(side.power_deck[0])
                side.power_deck = side.power_deck[1:]
            side.hand += tuple(drawn)
            every += drawn
            if drawn:
                self.informed = True
                events.append(Event("drawn", seat, amount=len(drawn)))
                self.happen(
                    events[-1],
                    say("rz-log-drew", who=SeatName(seat), n=len(drawn)),
                    *clauses,
                    known_to=(seat,),
                    whole=say("rz-log-drew-these", n=len(drawn), cards=self.names(drawn)),
                )
            if not side.power_deck and (drawn or n):
                events.append(Event("deck_empty", seat))
        if dry and self.option("empty_power_deck") == "lose":
            self._lose_by_empty_deck(dry)
            return every
        for event in reversed(events):
            self.occur(event)
        return every

    def _lose_by_empty_deck(self, dry: list[int]) -> None:
        winner = None if len(dry) > 1 else 1 - dry[0]
        reason = say("rz-outcome-decks") if winner is None else say("rz-outcome-deck", loser=SeatName(dry[0]))
        self.finish(Outcome(winner, reason, "RZ-1426"))

    def discard_cards(self, seat: int, ids: Sequence[Id], *, quiet: bool = False) -> None:
        """Powers go from a hand to the void, where everybody reads them. [RZ-307 RZ-702]"""
        side = self.seat(seat)
        side.hand = tuple(id for id in side.hand if id not in ids)
        for id in ids:
            self.to_void(id)
        if ids and not quiet:
            self.informed = True
            event = Event("discarded", seat, amount=len(ids))
            self.happen(event, say("rz-log-discarded", who=SeatName(seat), cards=self.names(ids)), "RZ-702")
            self.occur(event)

    def to_void(self, id: Id) -> None:
        """A card goes to its owner's void of its kind. [RZ-315]"""
        owner = self.s.things[id].owner
        side = self.seat(owner)
        if self.cards[self.s.things[id].card].kind == "fighter":
            side.fighter_void += (id,)
        else:
            side.power_void += (id,)

    def shuffle_deck(self, seat: int, deck: str) -> None:
        """A deck is shuffled."""
        side = self.seat(seat)
        if deck == "power":
            side.power_deck = self.shuffled(side.power_deck, "power deck")
        else:
            side.fighter_deck = self.shuffled(side.fighter_deck, "fighter deck")
        self.happen(Event("shuffled", seat), say("rz-log-shuffled", who=SeatName(seat)), "RZ-1409")

    def toss(self, frame: Any) -> bool:
        """A coin is tossed for an effect: whether it shows heads. [RZ-1607]"""
        seat = frame.seat
        heads = self.draw(2, "coin") == 0
        text = say("rz-log-heads", who=SeatName(seat)) if heads else say("rz-log-tails", who=SeatName(seat))
        self.happen(Event("tossed", seat), text, "RZ-1607")
        return heads

    def drawn(self, ids: Sequence[int], n: int) -> tuple[int, ...]:
        """Some of the things found, drawn by chance."""
        return self.shuffled(ids, "random targets")[:n] if len(ids) > 1 else tuple(ids[:n])

    def change_souls(self, seat: int, n: int) -> None:
        """Souls are gained or lost by an effect."""
        side = self.seat(seat)
        before, side.souls = side.souls, max(0, side.souls + n)
        if side.souls != before:
            self.happen(Event("souls", seat), say("rz-log-souls", who=SeatName(seat), souls=side.souls), "RZ-202")
            self.push(Removal())

    def change_marker(self, name: str, ids: Sequence[int], *, placed: bool) -> None:
        """A Marker is placed or removed by an effect. [RZ-1025]"""
        for id in ids:
            if id < self.first_id:
                self.mark_seat(id - 1, name, placed=placed)
            elif isinstance(self.known(id), Fighter):
                self.mark_slot(self.controller(id), cast(Fighter, self.known(id)).slot, placed=placed)

    def mark_slot(self, seat: int, slot: int, *, placed: bool = True) -> None:
        """An ULTIMATE Marker on a slot. [RZ-848 RZ-857]"""
        side = self.seat(seat)
        if (slot in side.ultimate) == placed:
            return
        side.ultimate = tuple(sorted({*side.ultimate, slot} if placed else {*side.ultimate} - {slot}))
        at = f"{SEATS[seat]}{slot + 1}"
        self._marked(
            seat,
            say("rz-log-marked", marker="ULTIMATE", at=at)
            if placed
            else say("rz-log-unmarked", marker="ULTIMATE", at=at),
            placed,
            "RZ-1022",
        )

    def mark_seat(self, seat: int, kind: str, *, placed: bool = True) -> None:
        """A LEGENDARY or UNIQUE Marker in a Numen zone. [RZ-850 RZ-911]"""
        side = self.seat(seat)
        if getattr(side, kind) == placed:
            return
        setattr(side, kind, placed)
        words: dict[str, Word] = {"marker": kind.upper(), "at": SeatName(seat)}
        text = Text("rz-log-marked", words) if placed else Text("rz-log-unmarked", words)
        self._marked(seat, text, placed, "RZ-1023" if kind == "legendary" else "RZ-1024")

    def _marked(self, seat: int, text: Text, placed: bool, clause: str) -> None:
        """A Marker records a use, for everybody to see. [RZ-1021]"""
        event = Event("marker_placed" if placed else "marker_removed", seat)
        self.happen(event, text, clause)
        if placed:
            self.occur(event)

    # ================================================================ Fighters

    def heal(self, id: Id, n: int) -> None:
        """HP are restored, up to the printed HP. [RZ-864]"""
        if not self.in_play(id) or not isinstance(self.s.things[id], Fighter) or self.forbidden("heal", id):
            return
        healed = min(n, self.card_of(id).hp - self.fighter(id).hp)
        if healed <= 0:
            return
        self.edit(id).hp += healed
        event = Event("healed", self.controller(id), id, amount=healed)
        self.happen(event, say("rz-log-healed", who=self.name(id), n=healed, hp=self.fighter(id).hp), "RZ-864")
        self.occur(event)

    def protect(self, id: Id, n: int) -> None:
        """Protection is gained, up to 6. [RZ-831 RZ-869]"""
        if not self.in_play(id) or not isinstance(self.s.things[id], Fighter):
            return
        gained = min(n, TRACKER_LIMIT - self.fighter(id).protection)
        if gained > 0:
            self.edit(id).protection += gained
            self.happen(
                Event("protected", subject=id, amount=gained),
                say("rz-log-protected", who=self.name(id), n=gained, total=self.fighter(id).protection),
                "RZ-831",
            )

    def unprotect(self, id: Id, n: int) -> None:
        """Protection is lost. [RZ-869]"""
        if isinstance(self.s.things[id], Fighter):
            self.edit(id).protection = max(0, self.fighter(id).protection - n)

    def give(self, id: Id, name: str, value: int) -> None:
        """A condition is given, as far as the limits allow. [RZ-1002 RZ-1003 RZ-1004 RZ-1005 RZ-1006 RZ-1007 RZ-1012
        RZ-1013 RZ-1113 RZ-1017 RZ-1523]"""
        if not self.in_play(id):
            return
        thing = self.s.things[id]
        status = not name.startswith(("buff ", "debuff "))
        if not isinstance(thing, Fighter):
            if name == "Shield" and not thing.shield:
                self.edit(id).shield = True
                self._gained(id, name, value)
            return
        group = "status" if status else name.split()[0]
        bare = name.removeprefix("buff ").removeprefix("debuff ")
        if self.forbidden(f"gain {bare}", id) or self.forbidden(f"gain {group}", id):
            return
        if status and (name in thing.conditions or name == "Invincible" and self._has_invincible(thing.controller)):
            return
        if name not in thing.conditions and len(thing.conditions) >= CONDITION_LIMIT:
            self.happen(Event("refused", subject=id), say("rz-log-condition-full", who=self.name(id)), "RZ-1004")
            return
        if status:
            self.edit(id).conditions = {**thing.conditions, name: 0}
        else:
            before = thing.conditions.get(name, 0)
            after = min(TRACKER_LIMIT, before + value)
            if after == before or value <= 0:
                return
            self.edit(id).conditions = {**thing.conditions, name: after}
            value = after
        self._gained(id, name, value)

    def _has_invincible(self, seat: int) -> bool:
        return any("Invincible" in self.fighter(id).conditions for id in self.fighters(seat))

    def _gained(self, id: Id, name: str, value: int) -> None:
        status = not name.startswith(("buff ", "debuff "))
        event = Event(
            "condition_gained", self.controller(id), id, amount=value, kind=f"status {name}" if status else name
        )
        self.happen(
            event,
            say("rz-log-condition", who=self.name(id), condition=condition_word(name, value)),
            "RZ-1018" if status else "RZ-1005",
        )
        self.occur(event)

    def lose_condition(self, id: Id, name: str, *clauses: str) -> None:
        """A condition is gone."""
        thing = self.s.things[id]
        if not isinstance(thing, Fighter):
            if name == "Shield" and getattr(thing, "shield", False):
                self.edit(id).shield = False
                self._lost(id, name, *clauses)
            return
        if name in thing.conditions:
            self.edit(id).conditions = {each: value for each, value in thing.conditions.items() if each != name}
            self._lost(id, name, *clauses)

    def _lost(self, id: Id, name: str, *clauses: str) -> None:
        status = not name.startswith(("buff ", "debuff "))
        event = Event("condition_lost", self.controller(id), id, kind=f"status {name}" if status else name)
        self.happen(event, say("rz-log-condition-lost", who=self.name(id), condition=condition_word(name, 0)), *clauses)
        self.occur(event)

    def shift(self, id: Id, name: str, by: int) -> None:
        """The value of a Buff or Debuff that is there changes; at 0 it is gone. [RZ-1006 RZ-1016]"""
        value = self.conditions(id).get(name, 0) if self.in_play(id) else 0
        if not value:
            return
        after = max(0, min(TRACKER_LIMIT, value + by))
        if after == 0:
            self.lose_condition(id, name, "RZ-1016")
        elif after != value:
            self.edit(id).conditions = {**self.conditions(id), name: after}
            self.happen(
                Event("shifted", subject=id),
                say("rz-log-condition", who=self.name(id), condition=condition_word(name, after)),
                "RZ-1016",
            )

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """Something begins to last; not what needs a card that has left. [RZ-871 RZ-1425]"""
        if (
            subject >= self.first_id
            and part.word in ("change", "set", "negate_skills", "dmg")
            and not self.in_play(subject)
        ):
            return None
        if subject >= self.first_id and part.word in ("change", "set") and not isinstance(self.known(subject), Fighter):
            return None  # a Summon has its 1 HP and no other stat [RZ-1103]
        if part.until.kind == "leaves" and not [id for id in part.until.of.ids(scope) if self.is_in_play(id)]:
            return None
        if part.word in ("change", "set"):
            for name, n in numbers.items():
                self._stat_text(subject, name, n, put=part.word == "set")
            numbers = self._for_good(subject, numbers, put=part.word == "set", good=part.until.kind == GOOD)
            if not numbers:
                return None
        lasting = super().begin(
            part, frame, scope, subject, numbers, uses=part.uses or -1 if part.word == "instead" else uses
        )
        if lasting is not None and lasting.until == "combat":
            number = combat_now(self)
            if number:
                lasting = msgspec.structs.replace(lasting, until=f"combat {number}")
                self.s.lasting[-1] = lasting
        if part.word == "negate_skills":
            self.happen(Event("negated", subject=subject), say("rz-log-skills-off", who=self.name(subject)), "RZ-1425")
        return lasting

    def _for_good(self, id: Id, numbers: dict[str, int], *, put: bool, good: bool) -> dict[str, int]:
        """Change stats for good, and Mana, which is a stock; what is left changes for a time. [RZ-861 RZ-870 RZ-871]"""
        left: dict[str, int] = {}
        for name, n in numbers.items():
            fighter = self.fighter(id)
            if name == "mana":
                self.edit(id).mana = max(0, min(STAT_LIMIT, n if put else fighter.mana + n))
            elif good:
                printed = self.cards[fighter.card].printed[name]
                total = max(0, min(STAT_LIMIT, n if put else printed + fighter.changes.get(name, 0) + n))
                self.edit(id).changes = {**fighter.changes, name: total - printed}
            else:
                left[name] = n
        return left

    def _stat_text(self, id: Id, name: str, n: int, *, put: bool) -> None:
        stat = say("rz-stat-" + name)
        text = (
            say("rz-log-stat-set", who=self.name(id), stat=stat, to=n) if put
            else say("rz-log-stat", who=self.name(id), stat=stat, by=f"{n:+d}")
        )  # fmt: skip
        self.happen(Event("stat", subject=id), text, "RZ-871")

    def ended(self, lasting: Lasting) -> None:
        """Control that ends gives back what it took. [RZ-1610]"""
        id = self.id_of(lasting.subject)
        if lasting.word == "control" and self.in_play(id) and self.controller(id) == lasting.seat:
            self.take_back(id)

    def expire(self, until: str) -> None:
        """What lasts until a moment ends, for whatever combat it was. [RZ-1216]"""
        self.end(until)
        if until == "combat":
            for moment in sorted({each.until for each in self.s.lasting if each.until.startswith("combat ")}):
                self.end(moment)

    # ================================================================ coming into play and leaving it

    def enter(self, id: Id, seat: int, slot: int) -> None:
        """A Fighter's card is turned up on a slot with its printed values. [RZ-316 RZ-708]"""
        card = self.cards[self.s.things[id].card]
        self.touch()
        self.s.things[id] = Fighter(
            id=id, card=card.id, owner=self.s.things[id].owner, controller=seat, slot=slot, hp=card.hp, mana=card.mana,
            uses=uses_of(card), times=times_of(card), since=self.next_stamp(),
        )  # fmt: skip
        self._own.add(id)
        side = self.seat(seat)
        side.slots = _with(side.slots, slot, id)
        self.touch()

    def stand(self, id: Id, cell: int) -> None:
        """An entity comes onto a cell. What is at work depends on where Fighters stand only through Tiles. [RZ-1123]"""
        thing = self.edit(id)
        tiles = self.s.tiles
        if thing.cell is None or thing.cell in tiles or cell in tiles or isinstance(thing, Token):
            self.touch()
        if thing.cell is not None and self.s.board.get(thing.cell) == id:
            del self.s.board[thing.cell]
        thing.cell = cell
        self.s.board[cell] = id

    def remember(self, id: Id) -> None:
        """Note a thing's last values before it leaves play. [RZ-1612]"""
        thing: Any = self.s.things[id].copy()
        card = self.cards[thing.card]
        numbers = range(len(card.abilities))
        off = [number for number in numbers if self.left_of(id, number) == 0]
        if isinstance(thing, Fighter):  # a Power or token at Time 0 leaves for that, and acts on it
            off += [number for number in numbers if not self.working(id, number)]
        thing.off = tuple(off)
        if isinstance(thing, Fighter):
            printed = self.cards[thing.card].printed
            thing.changes = {
                which: self.stat(id, which) - printed[which] for which in ("atk", "def", "mp", "ra", "psh")
            }
        self.s.gone[id] = thing

    def leave(self, id: Id) -> None:
        """A Fighter leaves field and board; its Auras go to the void, effects on it end. [RZ-316 RZ-321 RZ-942
        RZ-1015]"""
        fighter = self.fighter(id)
        self.remember(id)
        side = self.seat(fighter.controller)
        side.slots = _with(side.slots, fighter.slot, 0)
        if fighter.cell is not None:
            self.s.board.pop(fighter.cell, None)
        self.as_card(id, was=fighter.since)
        self.touch()
        self.end_conditions()
        for aura in self.powers():
            if self.s.things[aura].bearer == id:
                self.power_leaves(aura, "void", "RZ-942")

    def as_card(self, id: Id, *, was: int = 0) -> None:
        """Something is a card again, and as that another object. [RZ-316]"""
        thing = self.s.things[id]
        self.s.things[id] = Card(id=id, card=thing.card, owner=thing.owner, since=self.next_stamp(), was=was)

    def return_fighters(self, ids: Sequence[Id], to: str) -> None:
        """Fighters go back to their owners' decks; that is no defeat. [RZ-212 RZ-1228]"""
        self.one_by_one([id for id in ids if self.in_play(id)], lambda id: self._return(id, to))

    def _return(self, id: Id, to: str) -> None:
        name = self.name(id)
        cell = self.fighter(id).cell
        self.leave(id)
        owner = self.s.things[id].owner
        side = self.seat(owner)
        side.fighter_deck = (id, *side.fighter_deck) if to == "top" else (*side.fighter_deck, id)
        if to == "shuffle":
            side.fighter_deck = self.shuffled(side.fighter_deck, "fighter deck")
        event = Event("removed", owner, id)
        self.happen(event, say("rz-log-returned", who=name), "RZ-212")
        if cell is not None:
            self.trail("defeated", cell)
        self.occur(event)
        self.push(Removal())

    def lay(self, id: Id, seat: int, slot: int, *, facedown: bool = False, bearer: Id = 0) -> None:
        """A Power is put on a slot, announced and not yet at work. [RZ-904]"""
        card: PowerCard = self.cards[self.s.things[id].card]
        side = self.seat(seat)
        side.hand = tuple(each for each in side.hand if each != id)
        side.powers = _with(side.powers, slot, id)
        self.s.things[id] = Power(
            id=id, card=card.id, owner=self.s.things[id].owner, controller=seat, slot=slot, facedown=facedown,
            uses=uses_of(card),
            times=times_of(card), bearer=bearer, pending=True,
            since=self.next_stamp(), set_in=(self.s.round, self.s.turn, self.s.player_turn) if facedown else None,
        )  # fmt: skip
        self._own.add(id)
        self.stale()

    def power_leaves(self, id: Id, to: str, *clauses: str) -> None:
        """A Power leaves the field for its owner's void, hand or deck. [RZ-307 RZ-315 RZ-316 RZ-317]"""
        power: Power = self.s.things[id]
        self.remember(id)
        was_hidden = power.facedown
        name = self.name(id)
        side = self.seat(power.controller)
        side.powers = _with(side.powers, power.slot, 0)
        self.as_card(id, was=power.since)
        if not power.pending:
            self.touch()
        self.end_conditions()
        home = self.seat(power.owner)
        if to == "void":
            self.to_void(id)
            self.informed = self.informed or was_hidden
        elif to == "hand":
            home.hand += (id,)
        else:
            home.power_deck = self.shuffled((*home.power_deck, id), "power deck")
        event = Event("power_left", power.controller, id, kind=to)
        text = {"void": "rz-log-power-void", "hand": "rz-log-power-hand", "deck": "rz-log-power-deck"}[to]
        shown = CardName(power.card) if to == "void" or not was_hidden else name
        self.happen(event, say(text, what=shown, who=SeatName(power.owner)), *clauses)
        if not power.pending:
            self.occur(event)

    def put_back(self, id: Id, to: str) -> None:
        """A card that lies in a hand or a deck goes elsewhere among its owner's; only the void shows it. [RZ-307 RZ-310
        RZ-311]"""
        owner, fighter = self.s.things[id].owner, self.kind_of(id) == "fighter"
        side = self.seat(owner)
        deck = "fighter_deck" if fighter else "power_deck"
        zone = next((name for name in ("hand", deck) if id in getattr(side, name)), "")
        if not zone or fighter and to == "hand":
            return
        setattr(side, zone, tuple(each for each in getattr(side, zone) if each != id))
        row = getattr(side, deck)
        if to == "void":
            self.to_void(id)
            self.informed = True
        elif to == "hand":
            side.hand += (id,)
        elif to == "deck":
            setattr(side, deck, self.shuffled((*row, id), deck.replace("_", " ")))
        else:
            setattr(side, deck, (id, *row) if to == "deck_top" else (*row, id))
        what = CardName(self.s.things[id].card) if to == "void" else ""
        self.happen(Event("put_back", owner), say("rz-log-put-back", who=SeatName(owner), to=to, what=what))

    def recover(self, id: Id, to: str) -> None:
        """A Power comes back from its owner's void."""
        owner = self.s.things[id].owner
        side = self.seat(owner)
        if id not in side.power_void:
            return
        side.power_void = tuple(each for each in side.power_void if each != id)
        self.edit(id).was = 0
        if to == "hand":
            side.hand += (id,)
        else:
            side.power_deck += (id,)
        self.happen(
            Event("recovered", owner),
            say("rz-log-recovered", who=SeatName(owner), what=CardName(self.s.things[id].card)),
        )

    def reveal(self, id: Id) -> None:
        """A face-down card is shown to everybody; it stays face down."""
        thing = self.s.things[id]
        self.informed = True
        self.happen(
            Event("revealed", subject=id), say("rz-log-revealed", at=self.name(id), what=CardName(thing.card)), "RZ-312"
        )

    def use_one(self, id: Id, number: int) -> bool:
        """An effect is used and loses 1 Use, if it has Use; whether there was one to lose. [RZ-867 RZ-922 RZ-923]"""
        thing = self.s.things[id]
        left = self.left_of(id, number) if isinstance(thing, Tracked) else None
        if left is not None:
            counter = self.cards[thing.card].counter(number)
            self.alter(id).uses = {**thing.uses, counter: max(0, left - 1)}
        return left != 0

    def lose_time(self) -> None:
        """Every Time goes down by 1, all together; what is at 0 leaves in Speed Rule order, Skills and a Numen's
        effects are off. [RZ-634 RZ-868 RZ-926]"""
        self.touch()
        tokens = (*self.summons(), *self.tile_ids())
        numens = [side.numen for side in self.s.seats]
        spent: list[Id] = []
        for id in (*self.powers(), *self.fighters(), *tokens, *numens):
            thing = self.s.things[id]
            if thing.times and not getattr(thing, "facedown", False):
                times = {number: max(0, left - 1) for number, left in thing.times.items()}
                self.alter(id).times = times
                if 0 in times.values() and isinstance(thing, Power | Token):
                    spent.append(id)
        self.one_by_one(spent, self.run_out)

    def change_use(self, id: Id, n: int) -> None:
        """A Power's Use changes, from 0 to 6; a face-down card shows none. [RZ-312 RZ-869 RZ-923 RZ-1105 RZ-1126]"""
        power = self.s.things[id]
        if isinstance(power, Power | Token) and power.uses and not getattr(power, "facedown", False):
            uses = {number: max(0, min(TRACKER_LIMIT, left + n)) for number, left in power.uses.items()}
            self.alter(id).uses = uses
            self.happen(
                Event("use", subject=id), say("rz-log-use", what=self.name(id), n=self.s.things[id].use), "RZ-922"
            )

    def change_time(self, id: Id, n: int) -> None:
        """A Power's Time changes, up to 6; at 0 it goes to the void; a face-down card shows none. [RZ-312 RZ-869
        RZ-924]"""
        power = self.s.things[id]
        if isinstance(power, Power | Token) and power.times and not getattr(power, "facedown", False):
            times = {number: max(0, min(TRACKER_LIMIT, left + n)) for number, left in power.times.items()}
            self.alter(id).times = times
            left = self.s.things[id].time or 0
            self.happen(Event("time", subject=id), say("rz-log-time", what=self.name(id), n=left), "RZ-924")
            if not left:
                self.run_out(id)

    def run_out(self, id: Id) -> None:
        """A Power's Time is at 0: it goes to the void, a Summon or Tile to the supply. [RZ-924 RZ-926 RZ-1115]"""
        if isinstance(self.s.things[id], Token):
            self.happen(
                Event("power_left", self.controller(id), id), say("rz-log-token-time", what=self.name(id)), "RZ-926"
            )
            self.token_leaves(id)
        else:
            self.power_leaves(id, "void", "RZ-926")

    def add_token(self, seat: int, card: str, cell: int, facing: str) -> Id:
        """A Summon or a Tile comes onto the board, and onto no slot: which one it is. [RZ-1101 RZ-1110 RZ-1121]"""
        tile = self.cards[card].kind == "tile"
        uses, times = uses_of(self.cards[card]), times_of(self.cards[card])
        id = self.add(
            lambda id: Token(
                id=id,
                card=card,
                owner=seat,
                tile=tile,
                cell=cell,
                facing=facing,
                uses=uses,
                times=times,
                since=self.next_stamp(),
            )
        )
        if tile:
            self.s.tiles[cell] = id
        else:
            self.s.board[cell] = id
        self.trail("placed" if tile else "summoned", cell)
        event = Event("tile_placed" if tile else "summoned", seat, id, place=NAMES[cell])
        self.happen(
            event,
            say("rz-log-token", who=SeatName(seat), what=CardName(card), at=NAMES[cell]),
            "RZ-1121" if tile else "RZ-1101",
        )
        self.occur(event)
        if not tile:
            self.arrive(id)
        return id

    def token_leaves(self, id: Id) -> None:
        """A Summon or a Tile goes back to the supply. [RZ-1115]"""
        token: Token = self.s.things[id]
        self.remember(id)
        home = self.s.tiles if token.tile else self.s.board
        if token.cell is not None and home.get(token.cell) == id:
            del home[token.cell]
        self.alter(id).cell = None
        self.s.things[id].since = self.next_stamp()
        self.end_conditions()

    def take_over(self, id: Id, seat: int, slot: int) -> None:
        """A Fighter or Power goes to a slot of its new controller. [RZ-1610]"""
        thing = self.alter(id)
        before = self.seat(thing.controller)
        field = "slots" if isinstance(thing, Fighter) else "powers"
        setattr(before, field, _with(getattr(before, field), thing.slot, 0))
        after = self.seat(seat)
        setattr(after, field, _with(getattr(after, field), slot, id))
        thing.controller, thing.slot = seat, slot
        self.happen(
            Event("control", seat, id), say("rz-log-control", who=SeatName(seat), what=self.name(id)), "RZ-1610"
        )
        self.push(Removal())

    def take_back(self, id: Id) -> None:
        """Control ends: the thing goes to an empty slot of its owner, if there is one."""
        thing = self.s.things[id]
        assert isinstance(thing, Fighter | Power)
        home = self.s.seats[thing.owner]
        row = home.slots if isinstance(thing, Fighter) else home.powers
        if 0 in row:
            self.take_over(id, thing.owner, row.index(0))

    # ================================================================ what effects do

    def able(self, op: Any, scope: Scope) -> bool:
        """Whether an operation could do anything now. [RZ-1414]"""
        if op.word == "draw":
            return any(self.can_draw(seat) for seat in op.who.seats(scope))
        if op.word == "discard":
            seats: tuple[int, ...] = op.who.seats(scope)
            return any([self.s.seats[seat].hand for seat in seats])
        if op.word == "deploy":
            return any(self.can_deploy(seat, op.anywhere) for seat in op.who.seats(scope))
        if op.word == "create" and (op.summon or op.tile):
            return self.token_room(scope.seat, op.summon or op.tile) > 0
        for name, _ in op.things_fields():
            what = getattr(op, name)
            if isinstance(what, Selector) and what.pick is not None and what.least and not what.exists(scope):
                return False
        if op.word == "hit":
            return bool(op.who.ids(scope))
        if op.word == "push":
            return any(self.can_be_pushed(id) for id in op.what.ids(scope))
        return True

    def can_do(self, op: Op, frame: Any) -> bool:
        """Whether something that an effect says may be done could do anything, for all that everybody knows.
        [RZ-1603]"""
        scope = self.scope(frame)
        whats = [getattr(op, name) for name, _ in op.things_fields()]
        return self.able(op, scope) or any(isinstance(each, Selector) and self.hides(scope, each) for each in whats)

    def told(self, frame: Any, ops: Sequence[Any]) -> Text:
        """What some operations do, in the words of the effect that they belong to."""
        printed: dict[Any, Text] = self.cards.memory.setdefault("printed", {})
        key = (
            frame.card,
            frame.where,
            *map(id, ops),
        )  # parts of the definitions, which stay as long as their memory does
        found = printed.get(key)
        if found is None:
            card = self.cards[frame.card]
            found = printed[key] = printed_words.told(ops, card, card.part(frame.where))
        return found

    def arrive(self, id: Id) -> None:
        """An entity stepped on the cell that it is on now: whatever acts on that, acts. Standing there is no step.
        [RZ-561 RZ-563]"""
        cell: int | None = self.s.things[id].cell
        if cell is not None:
            self.occur(Event("step", self.controller(id), id, place=NAMES[cell]))

    def put(self, id: Id, cell: int) -> None:
        """An entity is put on an empty cell. [RZ-562]"""
        if not self.is_entity(id) or cell in self.s.board:
            return
        before = cast(int, self.cell_of(id))
        self.stand(id, cell)
        self.trail("put", cell, before)
        self.happen(
            Event("put", subject=id, origin=NAMES[before], place=NAMES[cell]),
            say("rz-log-put", who=self.name(id), at=NAMES[cell]),
            "RZ-562",
        )
        self.arrive(id)

    def swap_cells(self, a: Id, b: Id) -> None:
        """Two entities change places; both step on their new cells."""
        if not (self.is_entity(a) and self.is_entity(b)):
            return
        here, there = cast(int, self.cell_of(a)), cast(int, self.cell_of(b))
        self.alter(a).cell, self.alter(b).cell = there, here
        self.s.board[there], self.s.board[here] = a, b
        self.trail("put", there, here)
        self.trail("put", here, there)
        self.happen(
            Event("swapped", subject=a, other=b), say("rz-log-swapped", a=self.name(a), b=self.name(b)), "RZ-562"
        )
        self.arrive(b)
        self.arrive(a)

    def stop_motion(self, id: Id) -> None:
        """The running Move or push of an entity is cut off. [RZ-526 RZ-1132]"""
        for motion in self.below((Walk, Slide)):
            if motion.who == id:
                motion.cut = True
                return

    def negate(self, frame: Any, what: str) -> None:
        """Negate the innermost thing of a kind that is under way below an effect. [RZ-1425]"""
        kinds: dict[str, Any] = {
            "dmg": (Deal,),
            "hit": (Hit, Announced),
            "this": (Deal, Defeat, Destroy, Hit, Announced),
        }
        for procedure in self.below(kinds.get(what, (Announced,))):
            if isinstance(procedure, Announced):
                if procedure.answers_event(frame.event) or procedure.negated:
                    continue
                if what in ("hit", "skill", "power") and not procedure.is_a(self, what):
                    continue
            procedure.negated = True
            self.happen(Event("negated", frame.seat), say("rz-log-negated"), "RZ-1425")
            return

    def end_turn(self) -> None:
        """The running turn, or just the bonus action, ends when all is finished; between turns none is to end. [RZ-603
        RZ-650 RZ-1322]"""
        if self.s.active is None:
            return
        self.s.turn_over = True
        self.happen(Event("ending"), say("rz-log-turn-will-end"), "RZ-1322")

    def end_round(self) -> None:
        """The round ends when all is finished. [RZ-632 RZ-650]"""
        self.s.turn_over = self.s.round_over = True
        self.happen(Event("ending"), say("rz-log-round-will-end"), "RZ-632")

    def extra_turn(self, seat: int) -> None:
        """A player plays one more player turn in this timeline turn."""
        self.s.extra_turns += (seat,)
        self.happen(Event("extra_turn", seat), say("rz-log-extra-turn", who=SeatName(seat)))

    def do_destroy(self, frame: Any, ids: Ids, op: Any) -> None:
        """Powers are destroyed. [RZ-951]"""
        self.destroy_all(self.scope(frame), ids)

    def do_draw(self, frame: Any, seats: Ids, n: int) -> Ids:
        """Powers are drawn. [RZ-1426]"""
        return self.handles(self.draw_cards(dict.fromkeys(seats, n)))

    def do_discard(self, frame: Any, seats: Ids, n: int, *, at_random: bool, note: str) -> None:
        """Powers are discarded from a hand."""
        for seat in reversed(seats):
            self.order_discard(seat, n, random=at_random, note=note)

    def do_search(self, frame: Any, seats: Ids, wanted: Selector | None, scope: Scope, n: int, to: str) -> None:
        """A Power is searched for in the own deck. [RZ-1409 RZ-1410 RZ-1614]"""
        for seat in reversed(seats):
            deck = self.cards_in("deck", seat, "own", fighters=False)
            found = tuple(id for id in deck if wanted is None or wanted.meets(scope, id))
            shown = wanted is not None and any(attribute.name in ("category", "rank") for attribute, _ in wanted.parts)
            self.push(Search(seat=seat, found=found, n=n, shown=shown))

    def deal_dmg(self, scope: Scope, amounts: list[tuple[Id, int]], element: str, type: str, kind: str) -> None:
        """An effect deals DMG that is not from a hit. [RZ-1231 to RZ-1235]"""
        amounts = [(id, n) for id, n in amounts if self.is_entity(id)]
        if not amounts or redirected(self, scope, amounts):
            return
        source = self.id_of(scope.this)
        kind = kind or self.dmg_kind(source)
        self.push(
            EffectDmg(
                seat=scope.seat,
                dealer=source,
                user=self.user_of(scope.this),
                amounts=tuple(amounts),
                kind=kind,
                element=element,
                type=type,
            )
        )

    def dmg_kind(self, source: Id) -> str:
        """What DMG from an effect of a card is called. [RZ-1231]"""
        thing = self.known(source) if source else None
        if isinstance(thing, Fighter):
            return "skill"
        return (
            "power"
            if isinstance(thing, Power | Token) or (thing and self.cards[thing.card].kind == "power")
            else "ability"
        )

    def lose_hp(self, scope: Scope | None, losses: list[tuple[Id, int]], *, heals: Id = 0) -> None:
        """HP are lost without DMG, in Speed Rule order. [RZ-865 RZ-872 RZ-1401]"""
        losses = [(id, n) for id, n in losses if self.in_play(id) and isinstance(self.s.things[id], Fighter) and n > 0]
        if losses:
            lost = dict(losses)
            self.push(
                HpLoss(
                    seat=scope.seat if scope else None,
                    losses=tuple((id, lost[id]) for id in self.in_speed_order(list(lost))),
                    heals=heals,
                )
            )

    def defeat_all(self, scope: Scope, ids: Sequence[Id]) -> None:
        """Things are defeated outright, in Speed Rule order."""
        ids = [id for id in ids if self.is_entity(id) and self.s.sheltered != scope.seat]
        if ids:
            self.push(DefeatAll(ids=tuple(self.in_speed_order(ids))))

    def destroy_all(self, scope: Scope, ids: Sequence[Id]) -> None:
        """Powers are destroyed, in Speed Rule order. [RZ-951]"""
        for id in reversed(
            self.in_speed_order([id for id in ids if self.in_play(id) and not isinstance(self.s.things[id], Fighter)])
        ):
            self.push(Destroy(seat=scope.seat, id=id))

    def order_discard(self, seat: int, n: int, *, random: bool, note: str = "") -> None:
        """A player has to discard from the hand; the effect calls the cards by the name of `note`."""
        hand = self.s.seats[seat].hand
        if random:
            ids = self.drawn(sorted(hand), n)
            self.discard_cards(seat, ids)
            self.bring(note, ids)
        elif hand and n > 0:
            self.push(Discard(seat=seat, n=n, note=note))

    def order_cleanse(self, scope: Scope, id: Id, what: str, n: int, *, upto: bool) -> None:
        """Conditions are removed from something."""
        if self.in_play(id):
            self.push(Cleanse(seat=scope.seat, who=id, what=what, n=n, upto=upto))

    # ================================================================ the result

    def decided(self) -> bool:
        """Whether the duel is decided, though a batch may still be running: nothing new is set off. Never in setup.
        [RZ-208 RZ-210]"""
        if self.s.phase == "setup":
            return False
        return any(seat.souls >= SOULS_TO_WIN for seat in self.s.seats) or not all(map(self.fighters, (0, 1)))

    def check_result(self) -> None:
        """A batch is complete: Souls, six or more, are compared, then the boards; not in setup. [RZ-202 RZ-204 to
        RZ-208 RZ-210 RZ-215]"""
        if self.s.phase == "setup" or self.s.outcome is not None:
            return
        souls = [seat.souls >= SOULS_TO_WIN for seat in self.s.seats]
        empty = [not self.fighters(seat) for seat in (0, 1)]
        if all(souls):
            self.finish(Outcome(None, say("rz-outcome-souls-both"), "RZ-206"))
        elif any(souls):
            winner = souls.index(True)
            self.finish(
                Outcome(
                    winner, say("rz-outcome-souls", winner=SeatName(winner), souls=self.s.seats[winner].souls), "RZ-202"
                )
            )
        elif all(empty):
            self.finish(Outcome(None, say("rz-outcome-empty-both"), "RZ-205"))
        elif any(empty):
            loser = empty.index(True)
            self.finish(
                Outcome(1 - loser, say("rz-outcome-empty", winner=SeatName(1 - loser), loser=SeatName(loser)), "RZ-204")
            )

    def position_hash(self) -> str:
        """A hash of the position for the rule against endless repetition: all but what only counts. [RZ-1605]"""
        s = self.s
        seats = [(_ALL_BUT_HAND(side), sorted(side.hand)) for side in s.seats]
        things = [
            msgspec.structs.replace(s.things[id], since=0)
            for id in (*self.fighters(), *self.powers(), *self.summons(), *self.tile_ids())
        ]
        position = (
            seats, [msgspec.structs.replace(each, stamp=0) for each in s.lasting], s.used, s.used_away, s.hits,
            s.successes, s.round, s.turn, s.player_turn, s.acted, things,
        )  # fmt: skip
        return blake2b(msgspec.msgpack.encode(position), digest_size=8).hexdigest()

    def dmg_changes(self, kinds: Sequence[str], dealer: Id, target: Id) -> tuple[int, int, int]:
        """What effects and conditions add to a DMG, and by how much they multiply and divide it. [RZ-1010 RZ-1011
        RZ-1211 RZ-1541]

        `kinds` are all names that fit the DMG; "all" fits too, except that Status DMG has no dealer.
        """
        names = {*filter(None, kinds), "all"}
        added, times, halves = 0, 1, 1
        for way, id in (("dealt", dealer), ("taken", target)):
            if not id:
                continue
            sign = 1 if way == "dealt" else -1
            for name, value in self.conditions(id).items():
                group, _, rest = name.partition(" ")
                if group in ("buff", "debuff"):
                    kind, _, direction = rest.partition(" DMG ")
                    if direction.lower() == way and kind.lower() in names:
                        added += sign * value if group == "buff" else -sign * value
            for each in self.parts_on("dmg", id) if id >= self.first_id else ():
                part = each.part
                if getattr(part, way) not in names:
                    continue
                if part.n is not None:
                    added += each.number("n", part.n)
                elif part.half:
                    halves *= 2
                else:
                    times *= part.times
        return added, times, halves

    def matches(self, target: Id, element: str, type: str) -> tuple[int, int]:
        """What Weakness adds and Resistance takes off a DMG of an element and a type. [RZ-829 RZ-830 RZ-833 RZ-834]"""
        thing = self.known(target)
        if not isinstance(thing, Fighter):
            return 0, 0
        card = self.cards[thing.card]
        each = self.option("double_match") == "each"
        found: list[int] = []
        for stat in (card.weakness, card.resistance):
            hits = sum(bool(kind) and kind in stat.to for kind in (element, type))
            found.append(stat.value * (hits if each else min(1, hits)))
        return found[0], found[1]

    def skill(self, id: Id, number: int) -> Skill:
        """A Skill of a Fighter."""
        return self.card_of(id).abilities[number]

    def targets_choice(
        self, scope: Scope, ability: Ability, given: tuple[tuple[str, Any], ...], then: Any = None
    ) -> Choice | None:
        """The levels on which the targets of a use are named, those still open after the ones given. [RZ-1415]"""
        left = list(ability.targets)[len(given) :]
        if not left:
            return then() if then is not None else None
        name = left[0]
        pick = ability.targets[name].pick
        here = self._naming(scope, given)
        found = self._payers(here, ability, name)
        least, most = pick.span(here, len(found))
        prompt = self.target_prompt(self.cards[self.known(self.id_of(scope.this)).card], ability, name)
        if (least, most) == (1, 1) or pick.single:
            options = tuple(
                self.target_option(id, self._after(scope, ability, (*given, (name, id)), then)) for id in found
            )
            if len(left) > 1:
                options = tuple(
                    each for each in options if self._nameable(scope, ability, (*given, (name, each.value)))
                )
            return Choice(prompt, options, arrow=not given)
        return Choice(prompt, tuple(self.target_option(id) for id in found), least, most, pick.ordered, arrow=not given)

    def target_prompt(self, card: Any, ability: Ability, name: str) -> Text:
        """The question for a target of a use."""
        key = ("target", id(ability), name)
        prompt = self.cards.memory.get(key)
        if prompt is None:
            prompt = self.cards.memory[key] = printed_words.target_text(card, ability, name)
        return prompt

    def _after(self, scope: Scope, ability: Ability, given: tuple[tuple[str, Any], ...], then: Any) -> Any:
        if len(given) == len(ability.targets) and then is None:
            return None
        return Later(lambda: self.targets_choice(scope, ability, given, then))

    def has_targets(self, scope: Scope, ability: Ability, *, public: bool = False) -> bool:
        """Whether a use has the targets that it needs, and an effect that could do something; `public`: for all that
        everybody knows. [RZ-1414 RZ-1603]"""
        if ability.if_ is not None and not (public and ability.secret_if) and not ability.if_.holds(scope):
            return False
        return not ability.targets or self._nameable(scope, ability, (), public=public)

    def _naming(self, scope: Scope, given: tuple[tuple[str, Any], ...]) -> Scope:
        """A scope in which some targets are named."""
        return scope.inside(**{name: value if isinstance(value, tuple) else (value,) for name, value in given})

    def _nameable(
        self, scope: Scope, ability: Ability, given: tuple[tuple[str, Any], ...], *, public: bool = False
    ) -> bool:
        """Whether targets can be named on all levels that follow the ones given."""
        if len(given) == len(ability.targets):
            return True
        name, what = list(ability.targets.items())[len(given)]
        if not what.least:
            return True
        here = self._naming(scope, given) if given else scope
        if public and secret(what) and self.hides(here, what):
            return True  # and so is what comes after it, which may depend on it
        if len(given) + 1 == len(ability.targets) and not ability.cost.acts:
            return what.exists(here)
        return any(
            self._nameable(scope, ability, (*given, (name, id)), public=public)
            for id in self._payers(here, ability, name)
        )

    def _payers(self, scope: Scope, ability: Ability, name: str) -> tuple[int, ...]:
        """What can be named as a target: what fits, and can pay if it is the one that pays a cost. [RZ-872 RZ-1403]"""
        found = ability.targets[name].ids(scope)
        costs = [op for op in ability.cost.acts if getattr(payers(op), "text", "") == name]
        if not costs:
            return found
        each = {id: scope.inside(**{name: (id,)}) for id in found}
        source = self.id_of(scope.this)
        return tuple(id for id in found if all(no_cost(self, cost, source, each[id]) is None for cost in costs))


_ALL_BUT_HAND = attrgetter(*(field for field in Seat.__struct_fields__ if field != "hand"))


def _with(row: tuple[int, ...], place: int, id: int) -> tuple[int, ...]:
    return (*row[:place], id, *row[place + 1 :])
