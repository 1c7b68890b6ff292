"""A running match: every way in which it changes.

Writers change and tell; what they read is in `reading`. The procedures in `plays`, `battle`, `choices` and `turns` are the rules in the
order of the rulebook; they call these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from engines.kernel.cards.flow import NOTED, Effect
from engines.kernel.cards.lasting import Active, Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.values import Count, Just, Path
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import Listing, SeatName, Text, say

from .reading import Reading
from .state import (
    FIRST_ID,
    Card,
    CardName,
    Counter,
    Guard,
    Hit,
    Mark,
    Permanent,
    Seat,
    Summoner,
    player_ref,
    seat_of,
)
from .words import L

if TYPE_CHECKING:
    from engines.kernel.cards.costs import Cost

    from .acts import Move
    from .cards import Ability

Shield = tuple[int, Id, str]
"""What happens instead of an event: an effect that lasts, by its stamp, or (0) what a card prints, by its id and the name of its ability
("": it is marked as reanimated)."""
MARK_CLAUSES = {"paranoia": ("RS-1238",)}
"""The clauses that the log cites for a mark."""
LOOP_LIMIT = 200
"""How many automatic steps may follow one another before a loop is a draw. [RS-1503]"""
RECENT = 24
"""How many happenings are kept for pictures."""


class Table(Reading):
    """A match of Rise."""

    # ================================================================ texts

    def told(self, frame: Any, ops: Sequence[Any]) -> Text:
        """What operations of an effect do, in the words of the part of its card that they belong to."""
        from .telling import part_of, told

        card = self.cards[frame.card]
        return told(ops, part_of(card, frame.where), card)

    def can_do(self, op: Any, frame: Any) -> bool:
        """Whether an optional operation could do anything now, and its player has not named the end of its repetitions. [RS-1503]"""
        return "stopped" not in frame.names and op.able(self.scope(frame))

    # ================================================================ the ground

    def seat(self, seat: int) -> Seat:
        """A player's side, to write on. Whoever changes what is in play calls `touch` afterwards."""
        self.changed()
        return self.s.seats[seat]

    def edit(self, id: Id) -> Any:
        """A thing, to write on; figures of other cards may hang on it, so a state check is due. [RS-724]"""
        self.s.dirty = True
        return super().edit(id)

    def changed(self) -> None:
        """Something changed that a state check may have to see. [RS-724]"""
        self.s.dirty = True
        self.stale()

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [RS-401]"""
        if self.s.phase != phase:
            self.s.phase = phase
            self.stale()
            self.s.dirty = self.s.dirty or self._minds_phases()

    def _minds_phases(self) -> bool:
        """Whether anything at work could hold in one phase and not in another."""
        found = self.index.get("minds_phases")
        if found is None:
            conditional = any(each.until == "while" for each in self.s.lasting)
            found = self.index["minds_phases"] = conditional or any(
                self._told_of_phases(card) for _, card in self.texts()
            )
        return found

    def _told_of_phases(self, card: Any) -> bool:
        """Whether what a card has always at work names a phase."""
        key = ("phases", card.id)
        found = self.cards.memory.get(key)
        if found is None:
            parts = [part for each in self.printed_abilities(card) for part in each.always]
            found = self.cards.memory[key] = any("phase=" in repr((part, part.if_, part.under)) for part in parts)
        return found

    def reshaped(self) -> None:
        """What is in play or at work changed."""
        self.s.dirty = True
        self.touch()

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        recent = self.s.recent
        recent.append(Mark(name, tuple(self.place(id) for id in ids), amount))
        if len(recent) > RECENT:
            del recent[:-RECENT]

    def occur(
        self,
        event: Event,
        text: Text | None = None,
        *clauses: str,
        known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> None:
        """Something came about: it is told, and whatever waits for it is noticed. [RS-625 RS-706]"""
        if text is not None or clauses:
            self.happen(event, text, *clauses, known_to=known_to, whole=whole)
        self.notice(event, self._take)
        if self.s.lasting:
            self._pass_by(event)

    def _take(self, each: Listener, scope: Scope) -> None:
        """A trigger was set off, and waits for its batch. One that works so often in a turn is used up by happening, so that one that may be
        declined is counted when it is not. [RS-625 RS-706 RS-723]"""
        ability, where = each.ability, each.where
        if where.startswith("kw:Parasite") and self.option("parasite_turns") == "controllers_turns":
            host = self.host(scope.this)
            if not host or scope.event is None or self.seat_behind(host[0]) != scope.event.seat:
                return
        last = False
        if ability.limit is not None and not (ability.may and ability.limit.period == "turn"):
            last = self.spend(ability.limit, scope.this, where, scope.seat) and bool(ability.limit.then)
        card = "" if where.startswith("kw:") else each.card
        self.s.heard.append(
            Heard(
                seat=scope.seat, this=scope.this, card=card or self.definition(each.id), where=where, event=scope.event, last=last,
                may=ability.may,
            )
        )  # fmt: skip

    def _pass_by(self, event: Event) -> None:
        """End what lasts until the next such event of its subject. [RS-729]"""
        ended = f"next {event.name}"
        over = [
            each for each in self.s.lasting if each.until == ended and self.id_of(each.subject) in (event.subject, 0)
        ]
        if over:
            self.drop(over)
            self.s.dirty = True

    def end_lasting(self, over: Callable[[Lasting], bool]) -> None:
        """End effects that last."""
        ending = [each for each in self.s.lasting if over(each)]
        if ending:
            self.drop(ending)
            self.s.dirty = True

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """An effect that lasts begins. [RS-729 RS-1304]"""
        if subject and not self.is_in_play(subject):
            return None
        if part.word == "control" and not self.is_permanent(subject):
            return None
        if part.word == "prevent":
            if part.wall and self.passes_walls(subject, self.id_of(frame.this)):
                return None
            numbers = {"n": max(1, part.n.get(scope))} if part.n is not None else {}
            uses = numbers.get("n", -1)
        elif part.word == "instead":
            uses = part.uses
        lasting = super().begin(part, frame, scope, subject, numbers, uses=uses)
        self.s.dirty = True
        if subject >= FIRST_ID:
            self.mark_recent(part.word, subject, amount=numbers.get("attack", 0))
        self.happen(
            Event("lasting", frame.seat, subject, kind=part.word),
            self._lasting_text(part, frame, subject, numbers) if subject else None,
            "RS-729",
        )
        return lasting

    def begun(self, part: Any) -> None:
        """Control settles once all of it has begun. [RS-1304]"""
        if part.word == "control":
            self.settle_control()

    def _lasting_text(self, part: Any, frame: Any, subject: int, numbers: dict[str, int]) -> Text | None:
        from .telling import lasting_text

        said = lasting_text(part, self.name(subject), numbers, player=subject < FIRST_ID)
        if said is None:
            return None
        until, _, number = self.s.lasting[-1].until.partition(" ")
        who = SeatName(int(number)) if until in ("next_turn", "during_next_turn", "awakening") else ""
        return say("rs-log-lasting", card=CardName(frame.card), what=said, until=until, who=who)

    def put_off(self, op: Any, frame: Any, until: str, at: str) -> None:
        """Something happens once, later: what the effect moved it follows no further. [RS-310 RS-918]"""
        super().put_off(op, frame, until, at)

    def run_delayed(self, moment: str, seat: int | None = None, *, of: str = "") -> None:
        """What was put off until now (by what is saved under names that begin so) happens, in one batch with whatever else does.
        [RS-419 RS-723 RS-918]"""
        self.s.heard += self.due(moment, seat, of)
        self.settle()

    # ================================================================ chance

    def by_chance(self, text: Text) -> Text:
        """A line of the log on a public result of chance, with its number. [RS-1504]"""
        self.s.results += 1
        return say("rs-log-chance", no=self.s.results, what=text)

    def pick(self, ids: Sequence[int], n: int, label: str) -> tuple[int, ...]:
        """So many of some things, drawn by chance."""
        left = sorted(ids)
        return tuple(left.pop(self.draw(len(left), label)) for _ in range(min(max(0, n), len(left))))

    def fell(self, frame: Any, ids: tuple[int, ...]) -> None:
        """What chance has picked is told, unless it lies hidden. [RS-1504]"""
        if all(self.is_placed(id) or self.lies_open(id) for id in ids):
            text = say("rs-log-picked", card=CardName(frame.card), what=self.names(ids))
            self.happen(Event("picked", frame.seat, self.id_of(frame.this)), self.by_chance(text), "RS-1504")

    def toss(self, frame: Any) -> bool:
        """A coin is tossed for an effect. [RS-637]"""
        return self.toss_coin(frame.seat, self.id_of(frame.this))

    def toss_coin(self, seat: int, source: Id) -> bool:
        """A coin: heads is a Success. Chance is drawn from the match's key, and noted, so that nothing drawn is taken back.
        [RS-124 RS-637 RS-1504 RS-1507]"""
        success = self.draw(2, "toss") == 0
        result = "success" if success else "failure"
        self.mark_recent("toss_made", source, amount=int(success))
        text = say("rs-log-toss", who=SeatName(seat), what=CardName(self.known(source).card), result=result)
        self.occur(Event("toss_made", seat, source, kind=result), self.by_chance(text), "RS-124", "RS-637")
        return success

    def roll(self, frame: Any, sides: int) -> int:
        """A die. [RS-123 RS-637]"""
        seat, source = frame.seat, self.id_of(frame.this)
        shown = self.draw(sides, "roll") + 1
        self.mark_recent("rolled", source, amount=shown)
        text = say("rs-log-roll", who=SeatName(seat), what=CardName(self.known(source).card), n=shown)
        self.occur(Event("rolled", seat, source, amount=shown), self.by_chance(text), "RS-123", "RS-637")
        return shown

    # ================================================================ coins, points, levels

    def gain(self, seat: int, what: str, delta: int) -> None:
        """Coins or Ether are gained or lost; a loss takes what is there. [RS-126 RS-127 RS-128]"""
        side = self.s.seats[seat]
        before = getattr(side, what)
        after = max(0, before + delta)
        if after == before:
            return
        setattr(self.seat(seat), what, after)
        name = "coins" if what == "stock" else "ether"
        self.mark_recent(name, player_ref(seat), amount=after - before)
        if after > before:
            text = say(f"rs-log-gain-{name}", who=SeatName(seat), n=after - before)
            self.occur(
                Event(f"{name}_gained", seat, amount=after - before), text, "RS-126" if what == "stock" else "RS-127"
            )
        else:
            self.happen(
                Event(f"{name}_lost", seat, amount=before - after),
                say(f"rs-log-lose-{name}", who=SeatName(seat), n=before - after),
                "RS-128",
            )

    def ways_to_pay(self, seat: int, cost: Cost, frame: Any) -> tuple[tuple[int, int], ...]:
        """The prices of a payment inside an effect that can be made now, of which one is. [RS-128 RS-420]"""
        return self.payable(seat, cost, self.id_of(frame.this))

    @staticmethod
    def keyed(ways: Sequence[tuple[int, int]]) -> list[tuple[str, tuple[int, int]]]:
        """Prices with their keys in notation."""
        return [("pay" if len(ways) == 1 else f"pay-{'gold' if way[0] else 'ether'}", way) for way in ways]

    def pay(self, seat: int, cost: Cost, price: tuple[int, int], frame: Any) -> None:
        """A payment inside an effect is made. [RS-420 RS-634]"""
        from .choices import DiscardCards, SacrificeSome

        source = self.id_of(frame.this)
        side = self.seat(seat)
        side.stock -= price[0]
        side.ether -= price[1]
        text = say(
            "rs-log-pays",
            who=SeatName(seat),
            price=self.price_text(cost, price),
            what=CardName(self.known(source).card),
        )
        self.happen(Event("paid", seat, source, amount=price[0]), text, "RS-420")
        scope = Scope(self, seat, frame.this, frame.event, frame.names)
        scope.look = self.still
        for op in cost.acts:
            if op.word == "tilt":
                for id in op.what.ids(scope):
                    self.tilt(id)
            elif op.word == "discard":
                self.push(DiscardCards(seat=seat, n=op.n.get(scope)))
            elif isinstance(op.what, Selector):
                found = tuple(id for id in op.what.ids(scope) if self.is_permanent(id) and self.seat_behind(id) == seat)
                self.push(SacrificeSome(seat=seat, found=found, n=op.n.get(scope), stamp=self.s.stamp))
            else:
                self.leave(op.what.ids(scope), "cemetery", died=True, sacrificed=True)

    def spend_points(self, id: Id, points: int) -> None:
        """A Summoner is tilted for its first point and spends points. [RS-502 RS-503 RS-505]"""
        summoner = self.edit(id)
        summoner.capacity -= points
        if points and not summoner.tilted:
            summoner.tilted = True
            self.mark_recent("tilted", id)

    def change_capacity(self, id: Id, delta: int) -> None:
        """An effect gives or takes Capacity Points."""
        if isinstance(self.s.things[id], Summoner) and not self.summoner(id).lost:
            summoner = self.edit(id)
            summoner.capacity = max(0, summoner.capacity + delta)
            self.happen(
                Event("capacity", id, id, amount=delta),
                say("rs-log-capacity", what=self.name(id), n=summoner.capacity),
                "RS-404",
            )

    def change_level(self, id: Id, delta: int) -> None:
        """A Summoner's level changes, within what is printed; a new point waits while it is tilted. [RS-521 RS-523 RS-528]"""
        if not isinstance(self.s.things[id], Summoner) or self.summoner(id).lost:
            return
        card = self.cards[self.summoner(id).card]
        level = max(1, min(len(card.levels), self.summoner(id).level + delta))
        summoner = self.edit(id)
        if level == summoner.level:
            return
        points = card.capacity(level) - card.capacity(summoner.level)
        summoner.level = level
        if points < 0:
            summoner.capacity = min(summoner.capacity, card.capacity(level))
            summoner.pending = max(0, summoner.pending + points)
        elif summoner.tilted:
            summoner.pending += points
        else:
            summoner.capacity += points
        self.mark_recent("leveled", id, amount=level)
        clause = "RS-521" if summoner.tilted else "RS-523"
        self.occur(
            Event("leveled", summoner.owner, id, amount=level),
            say("rs-log-level", what=self.name(id), n=level),
            "RS-528",
            clause,
        )

    def tilt(self, id: int) -> None:
        """Something is tilted; that takes no points. [RS-517 RS-1303]"""
        if id < FIRST_ID or not self.is_in_play(id) or cast(Any, self.s.things[id]).tilted:
            return
        self.edit(id).tilted = True
        self.mark_recent("tilted", id)
        self.occur(Event("tilted", self.seat_behind(id), id), say("rs-log-tilted", what=self.name(id)), "RS-517")

    def untilt(self, id: int) -> None:
        """Something is untilted; a Summoner gets the points of a level that waited for it. [RS-517 RS-522]"""
        if id < FIRST_ID or not self.is_in_play(id) or not cast(Any, self.s.things[id]).tilted:
            return
        if self.restricted(id, "untilt"):
            return
        thing = self.edit(id)
        thing.tilted = False
        if isinstance(thing, Summoner) and thing.pending:
            thing.capacity += thing.pending
            thing.pending = 0
        self.mark_recent("untilted", id)
        self.occur(Event("untilted", self.seat_behind(id), id), say("rs-log-untilted", what=self.name(id)), "RS-517")

    # ================================================================ counters and marks

    def place_counters(self, id: int, kind: str, n: int, bound: Id = 0, *, fleeting: bool = False) -> bool:
        """Charge Counters are placed; Constasy keeps minus ones away. [RS-1101 RS-1301 RS-1302]"""
        if n < 1 or not self.is_permanent(id) or self.kind(id) not in ("creature", "door"):
            return False
        plus = kind == "+1/+1"
        if not plus and self.has(id, "Constasy"):
            self.happen(Event("prevented", subject=id), say("rs-log-no-counter", what=self.name(id)), "RS-1101")
            return False
        if self.replaced("counter_placed", id, kind=kind):
            return False
        thing = self.edit(id)
        merged = [each for each in thing.counters if (each.plus, each.bound, each.fleeting) != (plus, bound, fleeting)]
        before = sum(
            each.n for each in thing.counters if (each.plus, each.bound, each.fleeting) == (plus, bound, fleeting)
        )
        thing.counters = (*merged, Counter(plus, before + n, bound, fleeting))
        self.changed()
        self.mark_recent("counter_placed", id, amount=n if plus else -n)
        text = say("rs-log-counter", what=self.name(id), n=n, kind=kind)
        self.occur(Event("counter_placed", self.seat_behind(id), id, amount=n, kind=kind), text, "RS-1301")
        return True

    def remove_counters(self, id: int, kind: str, n: int) -> None:
        """Charge Counters are taken away, the lasting ones last."""
        if not self.is_permanent(id):
            return
        thing, left = self.edit(id), n
        kept: list[Counter] = []
        for each in sorted(thing.counters, key=lambda each: not each.fleeting):
            taken = min(left, each.n) if each.plus == (kind == "+1/+1") else 0
            left -= taken
            if each.n > taken:
                kept.append(structs.replace(each, n=each.n - taken))
        thing.counters = tuple(kept)
        self.changed()
        if left < n:
            self.happen(
                Event("counter_removed", subject=id, amount=n - left),
                say("rs-log-uncounter", what=self.name(id), n=n - left, kind=kind),
                "RS-1301",
            )

    def unbind(self, host: int, source: Id) -> None:
        """The counters bound to a Disease go with it. [RS-1223]"""
        if self.is_permanent(host) and any(each.bound == source for each in self.permanent(host).counters):
            thing = self.edit(host)
            thing.counters = tuple(each for each in thing.counters if each.bound != source)
            self.changed()

    def mark(self, id: int, name: str) -> None:
        """Something gets a mark. [RS-1238]"""
        if self.is_in_play(id) and id >= FIRST_ID and name not in cast(Any, self.s.things[id]).marks:
            thing = self.edit(id)
            thing.marks = (*thing.marks, name)
            self.reshaped()
            self.happen(
                Event("marked", subject=id, kind=name),
                say("rs-log-mark", what=self.name(id), mark=name),
                *MARK_CLAUSES.get(name, ()),
            )

    def unmark(self, id: int, name: str) -> None:
        """Something loses a mark."""
        if id >= FIRST_ID and name in getattr(self.s.things[id], "marks", ()):
            thing = self.edit(id)
            thing.marks = tuple(each for each in thing.marks if each != name)
            self.reshaped()

    # ================================================================ damage

    def damage(self, ids: Sequence[int], amount: int, source: Id, chooser: int | None = None) -> None:
        """Damage from outside combat: one hit on each; those that die of it die together. [RS-911 RS-917]"""
        from .choices import HitPlayer, Hits

        if amount <= 0:
            return
        there = [id for id in ids if self.is_in_play(id)]
        for ref in reversed([id for id in there if id < FIRST_ID]):
            self.push(
                HitPlayer(
                    seat=seat_of(ref),
                    amount=amount,
                    source=source,
                    chooser=seat_of(ref) if chooser is None else chooser,
                )
            )
        hits = tuple(Hit(id, amount, source) for id in there if id >= FIRST_ID)
        if hits:
            self.push(Hits(hits=hits, stamp=self.s.stamp))

    def guards(self, hit: Hit) -> list[Guard]:
        """What would take something off a hit: what prevents damage, then what happens instead of it; nothing that a Door does against an
        attacker with Wall Pass. [RS-1035 RS-1036 RS-1307]"""
        found: list[Guard] = []
        met: dict[tuple[Id, str], int] = {}
        for each in (*self.lastings("prevent"), *self.printed_parts("prevent")):
            lasting, part, source = each.lasting, each.part, self.id_of(each.scope.this)
            where, nth = ("", 0) if lasting is not None else (part.label, met.get((source, part.label), 0))
            met[source, where] = nth + 1
            if part.combat and not hit.combat or not each.holds():
                continue
            if each.means(hit.id if part.target == "to" else hit.source) and not (
                part.first and self._turn_spent(source, hit)
            ):
                found.append(Guard(source, lasting.stamp if lasting is not None else 0, where, nth))
        for stamp, source, where in self.shields("damaged", hit.id, "combat" if hit.combat else "effect"):
            found.append(Guard(source, stamp, where, replaces=True))
        if found and hit.combat and self.is_attacking(hit.source):
            return [guard for guard in found if not self.passes_walls(hit.source, guard.source)]
        return found

    def _turn_spent(self, source: Id, hit: Hit) -> bool:
        """Whether what prevents the first damage of a turn has done so. [RS-729]"""
        return cast(Any, self.s.things[source]).used.get(f"prevent:{hit.id}") == self.s.turn

    def _guarding(self, guard: Guard) -> Active:
        """What prevents damage: an effect that lasts, or what a card prints."""
        if guard.stamp:
            return next(
                each
                for each in self.lastings("prevent")
                if each.lasting is not None and each.lasting.stamp == guard.stamp
            )
        own = [
            each
            for each in self.printed_parts("prevent")
            if self.id_of(each.scope.this) == guard.source and each.part.label == guard.where
        ]
        return own[guard.nth]

    def _stopped(self, guard: Guard, amount: int) -> tuple[int, bool]:
        """How much of a hit a guard takes off, and whether that uses it up."""
        if guard.replaces:
            return amount, True
        what = self._guarding(guard)
        if what.lasting is not None:
            return (min(amount, what.lasting.uses), True) if what.lasting.uses > 0 else (amount, False)
        part = what.part
        return amount if part.n is None else max(0, min(amount, part.n.get(what.scope))), part.first

    def disputed(self, hit: Hit) -> list[Guard]:
        """The guards of which the player of what is hit picks the next one: none where it makes no difference. [RS-1307 RS-1505]"""
        guards, left = self.guards(hit), hit.amount
        for guard in hit.guards:
            if guard in guards:
                guards.remove(guard)
                left -= self._stopped(guard, left)[0]
        if left <= 0 or len(guards) < 2:
            return []
        if any(guard.replaces for guard in guards):
            return guards
        stopped = [self._stopped(guard, left) for guard in guards]
        return guards if any(used for _, used in stopped) and sum(n for n, _ in stopped) > left else []

    def _unguarded(self, hit: Hit) -> int:
        """What is left of a hit, each guard being used once, in the order wanted. [RS-1307]"""
        guards, amount = self.guards(hit), hit.amount
        for guard in (
            *(each for each in hit.guards if each in guards),
            *(each for each in guards if each not in hit.guards),
        ):
            if amount <= 0:
                break
            if guard.replaces:
                self.use_shield((guard.stamp, guard.source, guard.where), "damaged", hit.id)
                return 0
            what = self._guarding(guard)
            stopped, used = self._stopped(guard, amount)
            amount -= stopped
            if what.lasting is not None and used:
                self.use_up(what.lasting, stopped)
            elif used:
                thing = self.edit(guard.source)
                thing.used = {**thing.used, f"prevent:{hit.id}": self.s.turn}
            card = CardName(what.lasting.card if what.lasting is not None else self.definition(guard.source))
            text = say("rs-log-prevented", what=self.name(hit.id), n=stopped, card=card)
            self.happen(Event("prevented", subject=hit.id, amount=stopped), text, "RS-1307")
        return amount

    def deal(self, hit: Hit) -> bool:
        """A hit on a card or a Summoner; whether it kills a Creature or Door: it has to reach its Defense. [RS-901 RS-904 RS-908 RS-911]"""
        if not self.is_in_play(hit.id) or hit.amount <= 0:
            return False
        if isinstance(self.s.things[hit.id], Summoner):
            self._hurt(hit)
            return False
        return self.kind(hit.id) in ("creature", "door") and self._wound(hit)

    def _wound(self, hit: Hit) -> bool:
        """A Creature or Door is hit. [RS-901 RS-904 RS-911 RS-1238]"""
        id, amount = hit.id, self._unguarded(hit)
        if amount <= 0:
            return False
        if self.marked(id, "paranoia"):
            amount *= 2
            self.unmark(id, "paranoia")
        lethal = amount >= self.defense(id)
        self.mark_recent("damaged", id, amount=amount)
        text = say(
            "rs-log-hit", what=self.name(id), n=amount, source=self.name(hit.source), lethal="yes" if lethal else "no"
        )
        event = Event("is_hit", self.seat_behind(id), id, hit.source, amount, "combat" if hit.combat else "effect")
        self.occur(event, text, "RS-901" if hit.combat else "RS-911")
        return lethal

    def _hurt(self, hit: Hit) -> None:
        """A Summoner takes damage: its Life is lower for good. [RS-908 RS-910 RS-911]"""
        id, amount = hit.id, self._unguarded(hit)
        if amount <= 0:
            return
        summoner = self.edit(id)
        summoner.life = max(0, summoner.life - amount)
        self.changed()
        self.mark_recent("damaged", id, amount=amount)
        text = say("rs-log-hurt", what=self.name(id), n=amount, source=self.name(hit.source), life=summoner.life)
        self.occur(
            Event("is_hit", summoner.owner, id, hit.source, amount, "combat" if hit.combat else "effect"),
            text,
            "RS-908",
        )

    def heal(self, id: int, n: int) -> None:
        """A Summoner regains Life, never above what is printed. [RS-908]"""
        if id < FIRST_ID or not isinstance(self.s.things[id], Summoner) or self.summoner(id).lost:
            return
        before = self.summoner(id)
        life = min(self.cards[before.card].life, before.life + max(0, n))
        if life == before.life:
            return
        healed = life - before.life
        self.edit(id).life = life
        self.mark_recent("healed", id, amount=healed)
        self.occur(
            Event("healed", before.owner, id, amount=healed),
            say("rs-log-heal", what=self.name(id), n=healed, life=life),
            "RS-908",
        )

    def lose_life(self, id: int, n: int) -> None:
        """A Summoner loses Life without being damaged. [RS-908]"""
        if id < FIRST_ID or not isinstance(self.s.things[id], Summoner) or self.summoner(id).lost or n <= 0:
            return
        summoner = self.edit(id)
        summoner.life = max(0, summoner.life - n)
        self.changed()
        self.mark_recent("life_lost", id, amount=n)
        self.happen(
            Event("life_lost", summoner.owner, id, amount=n),
            say("rs-log-lose-life", what=self.name(id), n=n, life=summoner.life),
            "RS-908",
        )

    # ================================================================ replacements

    def shields(self, event: str, id: Id, kind: str = "") -> list[Shield]:
        """What would happen instead of an event (of a kind, where kinds of it are told apart): an effect that lasts, or what a card prints (its id and place). [RS-1307]"""
        found: list[Shield] = [
            (each.lasting.stamp, self.id_of(each.scope.this), "")
            for each in self.lastings("instead")
            if each.lasting is not None and each.subject == id and each.part.event == event
        ]
        table: list[tuple[Id, Ability]] | None = self.index.get("replaces")
        if table is None:
            table = self.index["replaces"] = [
                (source, ability)
                for source, card in self.texts()
                for ability in card.abilities
                if ability.would is not None
            ]
        for source, ability in table:
            if event not in ability.would.event:
                continue
            happening = Event(event, self.seat_behind(id), self.handle(id), kind=kind)
            scope = Scope(self, self.seat_behind(source), self.handle(source), happening)
            if not ability.would.fits(scope) or ability.if_ is not None and not ability.if_.holds(scope):
                continue
            if ability.limit is None or self.left(ability.limit, scope.this, ability.where, scope.seat):
                found.append((0, source, ability.where))
        return found

    def replaced(self, event: str, id: Id, *more: Shield, kind: str = "") -> bool:
        """Whether something happens instead of an event: once, and what, the affected player says if several fit. What waits for such a
        choice has its use already. [RS-1307]"""
        from .choices import Instead

        found = [*more, *self.shields(event, id, kind)]
        if not found:
            return False
        waiting = [
            each
            for each in self.s.agenda
            if isinstance(each, Instead) and any(shield in each.shields for shield in found)
        ]
        if waiting and sum(self.uses_left(shield) for shield in found) <= len(waiting):
            return False
        if len(found) > 1 or waiting:
            self.push(Instead(event=event, id=id, seat=self.seat_behind(id), name=self.name(id), shields=tuple(found)))
        else:
            self.use_shield(found[0], event, id)
        return True

    def uses_left(self, shield: Shield) -> float:
        """How often something may still happen instead: 0 if it may no longer. [RS-1307]"""
        stamp, source, where = shield
        if stamp:
            kept = next((each for each in self.s.lasting if each.stamp == stamp), None)
            return 0 if kept is None else kept.uses if kept.uses >= 0 else float("inf")
        if not where or not self.is_in_play(source):
            return float("inf")
        ability = self._replacing(source, where)
        return (
            float("inf")
            if ability.limit is None
            else self.left(ability.limit, self.handle(source), where, self.seat_behind(source))
        )

    def _replacing(self, source: Id, where: str) -> Ability:
        """An ability by which something happens instead, by the name that it is saved under."""
        return next(each for each in self.text(source).abilities if each.where == where)

    def use_shield(self, shield: Shield, event: str, id: Id) -> None:
        """What happens instead happens; its use is spent. [RS-1307]"""
        stamp, source, where = shield
        if not stamp and not where:
            return
        happened = Event(event, self.seat_behind(id), self.handle(id))
        self.happen(
            Event("replaced", subject=id),
            say("rs-log-replaced", what=self.name(id), card=CardName(self.known(source).card)),
            "RS-1307",
        )
        if stamp:
            lasting = next(each for each in self.s.lasting if each.stamp == stamp)
            self.use_up(lasting)
            self.push(
                Effect(
                    seat=lasting.seat, this=lasting.this, card=lasting.card, where=lasting.where, at=f"{lasting.at}.do",
                    names=lasting.names, event=happened,
                )
            )  # fmt: skip
            return
        ability, seat, this = self._replacing(source, where), self.seat_behind(source), self.handle(source)
        if ability.limit is not None and self.is_in_play(source):
            self.spend(ability.limit, this, where, seat)
        if ability.do:
            self.push(Effect(seat=seat, this=this, card=self.definition(source), where=where, event=happened))

    # ================================================================ coming into play and leaving it

    def enter(
        self, id: Id, seat: int, *, host: int = 0, tilted: bool = False, counters: int = 0, marks: tuple[str, ...] = (), model: Id = 0,
        token: bool = False,
    ) -> None:  # fmt: skip
        """A card comes into play as a new object: untilted, unmarked, sick; there is no limit to how many. [RS-310 RS-543 RS-801 RS-1303]"""
        card = cast(Any, self.s.things[id])
        stamp = self.next_stamp()
        copied, base = ("", None) if not model else self._model(model)
        self.s.things[id] = Permanent(
            id=id, card=card.card, owner=card.owner, controller=seat, home=seat, since=stamp, arrived=self.s.turn, tilted=tilted, host=host,
            hosted=stamp, counters=(Counter(True, counters),) if counters else (), marks=marks, token=token, copied=copied, base=base,
        )  # fmt: skip
        self._own.add(id)
        self.s.fate.pop(id, None)
        self.seat(seat).field += (id,)
        self.reshaped()
        self.mark_recent("enters", id)
        if host:
            self._take_hold(id, host)
        text = say(
            "rs-log-attached" if host else "rs-log-enters",
            what=self.name(id),
            who=SeatName(seat),
            host=self.name(host) if host else "",
        )
        self.occur(
            Event("enters", seat, id),
            text,
            "RS-1201" if host and self.has(id, "Disease") else "RS-1127" if host else "RS-606",
        )
        if host:
            self.occur(Event("attached", seat, id, host))

    def _model(self, model: Id) -> tuple[str, tuple[int, int] | None]:
        """What a copy copies: the printed card, and values that are not the printed ones. [RS-1106]"""
        thing = self.known(model)
        return self.definition(model), getattr(thing, "base", None)

    def become_copy(self, id: int, model: int) -> None:
        """Something becomes a copy of something, with none of its counters, attachments or states. [RS-1106]"""
        if self.is_permanent(id) and model >= FIRST_ID:
            thing = self.edit(id)
            thing.copied, thing.base = self._model(model)
            self.reshaped()
            self.happen(
                Event("copied", subject=id, other=model),
                say("rs-log-copy", what=self.name(id), model=CardName(thing.copied)),
                "RS-1106",
            )

    def _take_hold(self, id: Id, host: int) -> None:
        """What an attached card does at once: an Allergy's counter, a Madness' control. [RS-1206 RS-1215 RS-1223]"""
        if self.has(id, "Allergy"):
            self.place_counters(host, "-1/-1", 1, id)

    def attach(self, id: int, host: int) -> None:
        """A card in play is attached to something."""
        if not self.is_permanent(id) or not self.may_hold(id, host):
            return
        before = self.permanent(id).host
        self.unbind(before, id)
        thing = self.edit(id)
        thing.host, thing.hosted = host, self.next_stamp()
        self.reshaped()
        self._take_hold(id, host)
        self.mark_recent("attached", id, host)
        self.occur(
            Event("attached", self.seat_behind(id), id, host),
            say("rs-log-moves-to", what=CardName(self.definition(id)), host=self.name(host)),
            "RS-1206",
        )

    def transmit(self, id: int, host: int) -> None:
        """A Disease moves to a legal new Creature and works there at once; else it stays. [RS-1037 RS-1112 RS-1206]"""
        if self.is_permanent(id) and self.has(id, "Disease") and self.may_infect(id, host):
            self.attach(id, host)
            self.occur(Event("transmitted", self.seat_behind(id), id, host))

    def destroy(self, ids: Sequence[int], frame: Effect | None = None, note: str = "") -> None:
        """Cards are destroyed: to their owners' Cemeteries, together; Summoners are lost. [RS-909 RS-916 RS-917]"""
        from .choices import Doom

        for id in ids:
            if id >= FIRST_ID and isinstance(self.s.things[id], Summoner) and not self.summoner(id).lost:
                self.edit(id).life = 0
                self.changed()
        there = tuple(dict.fromkeys(id for id in ids if self.is_permanent(id)))
        if not there:
            return
        if any(self.shields("destroyed", id) for id in there):
            self.push(Doom(ids=there, note=note, stamp=self.s.stamp))
            return
        self.leave(there, "cemetery", died=True)
        if note and frame is not None:
            frame.note(note, self.handles(there))

    def exclude(self, ids: Sequence[int]) -> None:
        """Cards are excluded; they have not died. [RS-306 RS-916]"""
        there = tuple(id for id in ids if self.is_permanent(id))
        self.leave(there, "excluded")
        self._relocate((id for id in ids if id not in there), "excluded")

    def return_to_hand(self, ids: Sequence[int]) -> None:
        """Cards in play go to their controllers' hands, cards elsewhere to their owners'. [RS-1115 RS-1116]"""
        there = tuple(id for id in dict.fromkeys(ids) if self.is_permanent(id))
        self.leave(tuple(id for id in there if not self.replaced("returned", id)), "hand")
        self._relocate((id for id in ids if id not in there), "hand")

    def do_move(self, frame: Any, scope: Scope, ids: tuple[int, ...], op: Move) -> tuple[int, ...]:
        """Cards go to another zone, those in play together. [RS-308 RS-310 RS-917]"""
        zone = op.to.split("_")[0]
        cards = tuple(id for id in ids if id >= FIRST_ID and not isinstance(self.s.things[id], Summoner))
        if zone == "battlefield":
            moved = tuple(each for id in cards for each in self._bring(id, frame, scope, op))
        else:
            moved = cards
            there = tuple(id for id in cards if self.is_permanent(id))
            self.leave(there, zone, died=zone == "cemetery")
            self._relocate((id for id in cards if id not in there), zone)
            for id in moved:
                self._settle_in_library(id, op.to)
        frame.follow(self, moved)
        return moved

    def _relocate(self, ids: Iterable[int], zone: str) -> None:
        """Cards that are not in play go to a zone of their owners; it is told unless they come from a hidden zone and go to one.
        [RS-301 RS-302 RS-305]"""
        for id in ids:
            if id < FIRST_ID or not isinstance(self.s.things[id], Card) or self.thing(id).token:
                continue
            open_ = self.lies_open(id) or zone in ("cemetery", "excluded")
            self.put(id, zone)
            if open_:
                name = CardName(self.thing(id).card)
                self.happen(
                    Event("moved", self.owner(id), id, place=zone),
                    say("rs-log-leaves", what=name, place=zone),
                    "RS-308",
                )

    def _bring(self, id: Id, frame: Any, scope: Scope, op: Move) -> list[Id]:
        """A card comes into play by an effect, under the player that it says; Reanimation wants it in the Cemetery. [RS-1133]"""
        from .plays import Arrive

        thing = self.s.things[id]
        if (
            not isinstance(thing, Card)
            or thing.token
            or id in self.chain_cards()
            or not self.cards[thing.card].stays
            or self.cards[thing.card].attaches
        ):
            return []
        if id == self.id_of(frame.this) and id not in self.s.seats[thing.owner].cemetery:
            return []
        seats = op.under.seats(scope) if op.under is not None else (thing.owner,)
        if not seats or self.s.seats[seats[0]].out:
            return []
        self._take_out(id)
        self.push(Arrive(seat=seats[0], card=id, tilted=op.tilted, counters=op.counters, marks=op.marks))
        return [id]

    def _settle_in_library(self, id: Id, to: str) -> None:
        """Where in the library a card goes: on top it lies already."""
        side = self.seat(self.owner(id))
        if id in side.library and to == "library_bottom":
            side.library = (*(each for each in side.library if each != id), id)
        elif id in side.library and to == "library_shuffled":
            self.shuffle_library(self.owner(id))

    def chain_cards(self) -> tuple[Id, ...]:
        """The cards that wait on the chain."""
        return tuple(each.thing for each in self.chain() if each.kind in ("invoke", "level"))

    def _zone_of(self, id: Id) -> tuple[int, str] | None:
        """The zone that a card lies in, with whose it is; None for one that is under way."""
        for seat, side in enumerate(self.s.seats):
            for zone in ("library", "hand", "cemetery", "excluded", "removed"):
                if id in getattr(side, zone):
                    return seat, zone
        return None

    def _take_out(self, id: Id) -> None:
        """A card that is not in play is taken out of the zone it is in."""
        found = self._zone_of(id)
        if found is not None:
            seat, zone = found
            side = self.seat(seat)
            setattr(side, zone, tuple(each for each in getattr(side, zone) if each != id))
            if zone == "hand":
                self.edit(id).known_to = ()

    def put_from_chain(self, id: Id) -> None:
        """A card that waited on the chain goes to its owner's Cemetery, unless what it did put it elsewhere. [RS-516 RS-604]"""
        if isinstance(self.s.things[id], Card) and self._zone_of(id) is None:
            self._renew(id)
            self._lay(id, "cemetery", self.owner(id))
            self.stale()
            self.mark_recent("to_cemetery", id)

    def put(self, id: Id, zone: str) -> None:
        """A card that is not in play goes to a zone of its owner. [RS-305 RS-308]"""
        found = self._zone_of(id)
        self._take_out(id)
        if found is None or found[1] != zone:
            self._renew(id)
        if found is not None and found[1] == "hand" and zone == "library":
            self._lose_sight(found[0])
        self._lay(id, zone, self.owner(id))
        if zone == "cemetery":
            self.mark_recent("to_cemetery", id)

    def _renew(self, id: Id) -> None:
        """A card that is not in play changes zones, and is a new object. [RS-310]"""
        card = self.edit(id)
        card.since, card.was = self.next_stamp(), 0

    def _lay(self, id: Id, zone: str, seat: int) -> None:
        side = self.seat(seat)
        row = getattr(side, zone)
        setattr(side, zone, (id, *row) if zone == "library" else (*row, id))

    def leave(self, ids: Sequence[Id], to: str, *, died: bool = False, sacrificed: bool = False) -> None:
        """Cards leave play together: what is attached to them goes too, and whatever waits for it sees them as they last were.
        [RS-310 RS-812 RS-916 RS-917 RS-1128 to RS-1130 RS-1134 RS-1135 RS-1144 RS-1205]"""
        going = self._going(ids, to)
        if not going:
            return
        for id, place in going.items():
            self._announce_leaving(
                id, place, died=died and id in ids or place in ("cemetery", "excluded") and self._dies_along(id, ids)
            )
            if sacrificed and id in ids:
                self.occur(Event("sacrificed", self.seat_behind(id), id))
        for id in going:
            thing = self.permanent(id)
            attack, defense = self.values(id)
            self.s.gone[id] = structs.replace(thing, base=(attack, defense))
            self.s.fate[id] = "died" if died and id in ids else "left"
        for id, place in going.items():
            self._remove(id, place, to if id in ids and place == "nowhere" else place)
        gone = set(going)
        self.s.lasting = [
            each
            for each in self.s.lasting
            if self.id_of(each.subject) not in gone
            and not (each.until in ("leaves", "while") and self._hung_on(each, gone))
        ]
        self.reshaped()

    def _hung_on(self, lasting: Lasting, gone: set[Id]) -> bool:
        """Whether what lasts hung on something that has left: as long as its card stayed in play, or attached."""
        until = self.op_of(lasting).until
        if until.kind == "leaves":
            return any(id in gone for id in until.of.ids(self.scope_of(lasting)))
        return self.id_of(lasting.this) in gone and "host_of" in repr(until.condition)

    def _dies_along(self, id: Id, ids: Sequence[Id]) -> bool:
        return False if id in ids else self.kind(id) in ("creature", "door")

    def _going(self, ids: Sequence[Id], to: str) -> dict[Id, str]:
        """What leaves, with the zone that it goes to: attached cards after their hosts. [RS-1116 RS-1128 to RS-1130 RS-1205]"""
        going: dict[Id, str] = {}
        for id in ids:
            if not self.is_permanent(id) or id in going:
                continue
            going[id] = self._bound_for(id, to)
            for each in self.attachments(id):
                if each not in going:
                    follows = going[id] == "hand" and (self.has(each, "Equipment") or self.has(each, "Bomb"))
                    going[each] = self._bound_for(each, "hand" if follows else "cemetery")
        return going

    def _bound_for(self, id: Id, to: str) -> str:
        """The zone that a card goes to in the end: it may be excluded instead of being buried, and a token goes nowhere. [RS-1135 RS-1144]"""
        thing = self.permanent(id)
        own: tuple[Shield, ...] = ((0, id, ""),) if "reanimated" in thing.marks else ()
        if to == "cemetery" and self.replaced("to_cemetery", id, *own):
            to = "excluded"
        return "nowhere" if thing.token else to

    def _announce_leaving(self, id: Id, place: str, *, died: bool) -> None:
        """What leaves play is told and noticed while it is still there. [RS-625]"""
        thing = self.permanent(id)
        seat = thing.controller
        fights = self.kind(id) in ("creature", "door")
        name = self.name(id)
        if died and fights:
            self.mark_recent("died", id)
            clause = "RS-1135" if place == "excluded" else "RS-1144" if place == "nowhere" else "RS-916"
            self.occur(Event("dies", seat, id, place=place), say("rs-log-dies", what=name, place=place), clause)
        else:
            self.mark_recent("leaves", id)
            clause = "RS-1144" if place == "nowhere" else "RS-1115" if place == "hand" else "RS-305"
            self.happen(Event("left", seat, id, place=place), say("rs-log-leaves", what=name, place=place), clause)
        self.occur(Event("leaves", seat, id, place=place))
        if place == "cemetery":
            self.occur(Event("to_cemetery", seat, id, place=place))
        elif place == "excluded":
            self.occur(Event("excluded", seat, id, place=place))
        elif place == "hand":
            self.occur(Event("returned", seat, id, place=place))

    def _remove(self, id: Id, place: str, parts_place: str) -> None:
        """A card leaves its battlefield, and the cards that it covered with it. [RS-1054]"""
        thing = self.permanent(id)
        side = self.seat(thing.controller)
        side.field = tuple(each for each in side.field if each != id)
        self.unbind(thing.host, id)
        for each in (*thing.parts, id):
            part = cast(Any, self.s.things[each])
            seat = part.owner
            if (
                parts_place == "hand"
                and self.option("return_to") == "controller"
                and not self.s.seats[thing.controller].out
            ):
                seat = thing.controller
            known_to = (part.owner,) if seat != part.owner else ()
            self.s.things[each] = Card(
                id=each, card=part.card, owner=part.owner, token=thing.token and each == id, known_to=known_to,
                since=self.next_stamp(), was=thing.since if each == id else 0,
            )  # fmt: skip
            self._own.add(each)
            if each != id:
                self._lay(each, "cemetery" if parts_place == "nowhere" else parts_place, seat)
            elif place != "nowhere":
                self._lay(each, place, seat)
        self.drop_out(id)

    def drop_out(self, id: Id) -> None:
        """An attacker or blocker drops out of the combat. [RS-812 RS-825]"""
        if any(id in (each.attacker, each.blocker) for each in self.s.combat):
            self.s.combat = [
                structs.replace(
                    each, out=each.out or each.attacker == id, unblocked=each.unblocked or each.blocker == id
                )
                if id in (each.attacker, each.blocker)
                else each
                for each in self.s.combat
            ]
            self.stale()

    def fight_on(self, number: int, **changes: Any) -> None:
        """Something changes about an attack of this combat."""
        self.s.combat[number] = structs.replace(self.s.combat[number], **changes)
        self.stale()

    def create(self, seat: int, model: int, token: str | None, *, free: bool) -> None:
        """A token comes into play; copies are limited by rank unless Cloning makes them. [RS-1140 RS-1143 RS-1144]"""
        from .plays import Arrive

        card = token or self.definition(model)
        if card not in self.cards or self.s.seats[seat].out:
            return
        printed = self.cards[card]
        if model and not free and printed.rank:
            same = sum(self.text(id).name == printed.name for id in self.s.seats[seat].field)
            if same >= printed.rank:
                self.happen(
                    Event("limit", seat),
                    say("rs-log-duplication", who=SeatName(seat), card=CardName(card), rank=printed.rank),
                    "RS-1143",
                )
                return
        id = self.add(lambda id: Card(id=id, card=card, owner=seat, token=True))
        self.push(Arrive(seat=seat, card=id, token=True, model=model))

    # ================================================================ control

    def settle_control(self) -> None:
        """Every card in play goes to the player whom its newest control effect names, else back. [RS-1304 RS-1305]"""
        effects: dict[Id, tuple[int, int]] = {}
        for each in self.lastings("control"):
            lasting = cast(Lasting, each.lasting)
            subject = cast(int, each.subject)
            effects[subject] = max(effects.get(subject, (0, 0)), (lasting.stamp, lasting.numbers["seat"]))
        for each in self.printed_parts("control"):
            if not each.holds():
                continue
            for seat in each.part.who.seats(each.scope)[:1]:
                for id in each.part.what.ids(each.scope):
                    if self.is_permanent(id):
                        source = self.permanent(self.id_of(each.scope.this))
                        effects[id] = max(effects.get(id, (0, 0)), (source.hosted, seat))
        for id in self.in_play():
            thing = self.permanent(id)
            wanted = effects[id][1] if id in effects else thing.home
            if self.s.seats[wanted].out:
                wanted = thing.owner
            if wanted != thing.controller and (not thing.host or self.s.seats[thing.controller].out):
                self._change_sides(id, wanted)

    def _change_sides(self, id: Id, seat: int) -> None:
        """A card goes to another battlefield as it is, and leaves combat. [RS-812 RS-1304]"""
        before = self.seat(self.permanent(id).controller)
        before.field = tuple(each for each in before.field if each != id)
        self.seat(seat).field += (id,)
        self.edit(id).controller = seat
        self.reshaped()
        self.drop_out(id)
        self.mark_recent("control_changed", id)
        self.occur(
            Event("control_changed", seat, id), say("rs-log-control", who=SeatName(seat), what=self.name(id)), "RS-1304"
        )

    # ================================================================ locks and chains

    def open_lock(self, id: int) -> None:
        """A Lock opens, once, and does what its card says. [RS-1117 RS-1118]"""
        if self.is_permanent(id) and self.has(id, "Lock") and not self.marked(id, "open"):
            thing = self.edit(id)
            thing.marks = (*thing.marks, "open")
            self.reshaped()
            self.occur(Event("lock_opened", thing.controller, id), say("rs-log-opened", what=self.name(id)), "RS-1118")
            self.run_printed(id, "Lock")

    def free(self, id: int) -> None:
        """A chained Creature is freed, with what that brings. [RS-1120 RS-1121]"""
        if self.is_permanent(id) and self.has(id, "Chained") and not self.marked(id, "freed"):
            thing = self.edit(id)
            thing.marks = (*thing.marks, "freed")
            self.reshaped()
            self.occur(Event("freed", thing.controller, id), say("rs-log-freed", what=self.name(id)), "RS-1121")
            self.run_printed(id, "Chained")

    def run_printed(self, id: Id, keyword: str) -> None:
        """What a card prints behind a keyword happens, for its controller. [RS-1118 RS-1121]"""
        ability = self.text(id).ability(keyword)
        if ability is not None and ability.do:
            card = self.definition(id)
            self.push(Effect(seat=self.seat_behind(id), this=self.handle(id), card=card, where=ability.where))

    # ================================================================ cards

    def draw_cards(self, seat: int, n: int) -> None:
        """One draw instruction; from the second short draw on a Summoner is lost. [RS-1401 RS-1402]"""
        if self.draws_short(seat, n):
            self.sacrifice_summoner(seat, seat)

    def draws_short(self, seat: int, n: int) -> bool:
        """One draw instruction: what is there is drawn; if a card is missing it is a short draw. Whether that costs a Summoner.
        [RS-1401 to RS-1405]"""
        side = self.s.seats[seat]
        if n <= 0 or side.out or self.restricted(player_ref(seat), "draw"):
            return False
        drawn = side.library[:n]
        self._into_hand(seat, drawn)
        missing = n - len(drawn)
        if not missing:
            return False
        side = self.seat(seat)
        side.shorts += 1
        self.mark_recent("short_draw", player_ref(seat), amount=side.shorts)
        self.happen(
            Event("short_draw", seat, amount=side.shorts),
            say("rs-log-short", who=SeatName(seat), n=side.shorts),
            "RS-1401",
        )
        if self.option("empty_library") == "reshuffle_once" and side.shorts == 1 and side.cemetery:
            self._refill(seat)
            self._into_hand(seat, self.s.seats[seat].library[:missing])
        return side.shorts > 1

    def _into_hand(self, seat: int, ids: tuple[Id, ...]) -> None:
        if not ids:
            return
        side = self.seat(seat)
        side.library = side.library[len(ids) :]
        side.hand += ids
        self.informed = True
        self.mark_recent("drawn", player_ref(seat), amount=len(ids))
        names = Listing(tuple(CardName(card) for card in sorted(self.thing(id).card for id in ids)))
        self.occur(
            Event("drawn", seat, amount=len(ids)), say("rs-log-draws", who=SeatName(seat), n=len(ids)), "RS-301",
            known_to=(seat,), whole=say("rs-log-draws-these", who=SeatName(seat), cards=names),
        )  # fmt: skip

    def _refill(self, seat: int) -> None:
        """By option, at the first short draw the Cemetery becomes a new library. [RS-1402]"""
        side = self.seat(seat)
        side.library, side.cemetery = self.shuffled(side.cemetery, "library"), ()
        self.happen(Event("shuffled", seat), self.by_chance(say("rs-log-refill", who=SeatName(seat))), "RS-1402")

    def shuffle_library(self, seat: int) -> None:
        """A library is shuffled. [RS-206 RS-311]"""
        side = self.seat(seat)
        side.library = self.shuffled(side.library, "library")
        self.happen(Event("shuffled", seat), self.by_chance(say("rs-log-shuffle", who=SeatName(seat))), "RS-206")

    def discard(self, seat: int, n: int, *, at_random: bool) -> None:
        """A player discards."""
        from .choices import DiscardCards

        hand = self.s.seats[seat].hand
        if n <= 0 or not hand:
            return
        if not at_random:
            self.push(DiscardCards(seat=seat, n=n))
            return
        self.discard_cards(seat, self.pick(hand, n, "discard"), at_random=True)

    def discard_cards(self, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
        """Cards go from a hand to their owners' Cemeteries, face up. [RS-305]"""
        self.informed = True
        for id in ids:
            self.put(id, "cemetery")
        names = Listing(tuple(CardName(self.thing(id).card) for id in ids))
        self.mark_recent("discarded", player_ref(seat), amount=len(ids))
        text = say("rs-log-discards", who=SeatName(seat), cards=names)
        self.occur(Event("discarded", seat, amount=len(ids)), self.by_chance(text) if at_random else text, "RS-305")

    def steal_cards(self, seat: int, taker: int, n: int) -> None:
        """Cards drawn by chance go from one hand to another; both players know them. [RS-313]"""
        if seat == taker or self.s.seats[taker].out:
            return
        taken = self.pick(self.s.seats[seat].hand, n, "steal")
        if not taken:
            return
        side = self.seat(seat)
        side.hand = tuple(id for id in side.hand if id not in taken)
        self.seat(taker).hand += taken
        for id in taken:
            others = () if side.hand else self.thing(id).known_to
            self.edit(id).known_to = (*(each for each in others if each not in (seat, taker)), seat)
        self._lose_sight(seat, taker)
        self.informed = True
        self.mark_recent("stolen", player_ref(seat), player_ref(taker), amount=len(taken))
        names = Listing(tuple(CardName(self.thing(id).card) for id in taken))
        text = self.by_chance(say("rs-log-steals", who=SeatName(taker), victim=SeatName(seat), n=len(taken)))
        whole = say("rs-log-steals-these", who=SeatName(taker), victim=SeatName(seat), cards=names)
        self.occur(
            Event("stolen", taker, amount=len(taken)), text, "RS-313", known_to=(seat, taker),
            whole=say("rs-log-chance", no=self.s.results, what=whole),
        )  # fmt: skip

    def _lose_sight(self, seat: int, *seeing: int) -> None:
        """Something left a hand unseen: whoever did not see it can't tell any more whether a card that they knew is still there.
        [RS-302 RS-313]"""
        for id in self.s.seats[seat].hand:
            known_to: tuple[int, ...] = self.thing(id).known_to
            if not set(known_to) <= set(seeing):
                self.edit(id).known_to = tuple(each for each in known_to if each in seeing)

    def search(self, seat: int, wanted: Selector | None, scope: Scope, n: int, to: str) -> None:
        """A player searches the own library. [RS-311]"""
        from .choices import SearchLibrary

        library = self.cards_in("library", (seat,))
        if wanted is not None:
            library = tuple(id for id in library if wanted.fits(scope, id))
        self.push(SearchLibrary(seat=seat, found=library, n=n, to=to, shown=wanted is not None))

    def look(self, seat: int, owner: int, zone: str, n: int) -> None:
        """A player looks at hidden cards."""
        ids: tuple[Id, ...] = getattr(self.s.seats[owner], zone)
        seen = ids[:n] if zone == "library" else ids
        self.informed = True
        names = Listing(tuple(CardName(self.thing(id).card) for id in seen))
        self.happen(
            Event("looked", seat, amount=len(seen)), say("rs-log-looks", who=SeatName(seat), owner=SeatName(owner), zone=zone, n=len(seen)),
            "RS-301", known_to=(seat,), whole=say("rs-log-sees", owner=SeatName(owner), zone=zone, cards=names),
        )  # fmt: skip

    def mill(self, seat: int, n: int) -> None:
        """The top cards of a library go to the Cemetery."""
        ids = self.s.seats[seat].library[: max(0, n)]
        if not ids:
            return
        for id in ids:
            self.put(id, "cemetery")
        self.informed = True
        names = Listing(tuple(CardName(self.thing(id).card) for id in ids))
        self.happen(
            Event("milled", seat, amount=len(ids)), say("rs-log-mills", who=SeatName(seat), cards=names), "RS-305"
        )

    # ================================================================ sacrifices, the chain, ends

    def sacrifice_some(self, seat: int, found: tuple[Id, ...], n: int) -> None:
        """A player sacrifices cards of their own choice. [RS-916]"""
        from .choices import SacrificeSome

        if found and not self.s.seats[seat].out:
            self.push(SacrificeSome(seat=seat, found=found, n=n, stamp=self.s.stamp))

    def sacrifice_summoner(self, seat: int, chooser: int) -> None:
        """A player loses a Summoner. [RS-909 RS-1402]"""
        from .choices import LoseOne

        if not self.s.seats[seat].out:
            self.push(LoseOne(seat=seat, chooser=chooser))

    def stop(self, ref: int) -> None:
        """Something on the chain is stopped; nothing is given back. [RS-516]"""
        item = self.item(ref) if ref < 0 else None
        if item is not None and not item.stopped:
            item.stopped = True
            self.stale()
            self.mark_recent("stopped", ref)
            self.happen(Event("stopped", item.seat, item.thing), say("rs-log-stopped", what=item.told(self)), "RS-516")

    def lose_summoner(self, id: Id) -> None:
        """A Summoner is lost: excluded with its points; what is attached to it is destroyed, its Level Ups go to the Cemetery. Its own
        effects still see it go. [RS-529 RS-625 RS-909]"""
        summoner = self.edit(id)
        self.mark_recent("summoner_lost", id)
        self.occur(
            Event("summoner_lost", summoner.owner, id), say("rs-log-summoner-lost", what=self.name(id)), "RS-909"
        )
        pile, summoner.pile = summoner.pile, ()
        summoner.life = summoner.capacity = summoner.pending = 0
        summoner.lost = max(1, self.s.turn)
        attached = self.attachments(id)
        self.reshaped()
        for card in pile:
            self._lay(card, "cemetery", self.owner(card))
        self.leave(attached, "cemetery")

    def state_check(self) -> None:
        """The state check: what is lost, dead or illegal leaves, until nothing changes. [RS-724 RS-915 RS-1102 RS-1105]"""
        s = self.s
        while s.dirty and s.outcome is None:
            s.dirty = False
            if s.lasting:
                self.end_conditions()
            things: list[Any] = s.things
            away = self.index.get("away")
            if away is None:
                away = self.index["away"] = any(things[id].controller != things[id].home for id in self.in_play())
            if away or self.at_work("control"):
                self.settle_control()
            lost = [id for id in self.all_summoners() if things[id].life <= 0]
            dying = self._dying()
            illegal = [id for id in self.all_attached() if not self.may_hold(id, things[id].host)]
            for id in lost:
                self.lose_summoner(id)
            if dying:
                self.leave(tuple(dying), "cemetery", died=True)
            if illegal:
                self.leave(tuple(id for id in illegal if self.is_permanent(id)), "cemetery")
            if lost:
                self.eliminate(tuple(seat for seat in self.turn_order() if not self.summoners(seat)))

    def _dying(self) -> list[Id]:
        """The Creatures and Doors without Defense, and the Morphers without their Ability. [RS-915 RS-1105]"""
        things: list[Any] = self.s.things
        frail = self.index.get("frail")
        if frail is None:
            frail = self.index["frail"] = self._frail()
        return [
            id
            for id in self.fighters()
            if (things[id].counters or id in frail) and (self.defense(id) <= 0 or self._unmorphed(id))
        ]

    def _frail(self) -> frozenset[Id]:
        """The Creatures and Doors whose Defense could be 0 without any counter, and all copies and stacks."""
        things: list[Any] = self.s.things
        cards, fighters = self.cards, self.fighters()
        found = {
            id
            for id in fighters
            if things[id].copied or things[id].base is not None or cards[things[id].card].defense <= 0
        }
        for each in (*self.lastings("set"), *self.lastings("change")):
            if "defense" in each.part.numbers and (
                each.part.word == "set" or each.number("defense", each.part.numbers["defense"]) < 0
            ):
                found.add(cast(int, each.subject))
        for active in (*self.printed_parts("change"), *self.printed_parts("set")):
            value, to = active.part.numbers.get("defense"), getattr(active.part.to, "text", "")
            if (
                value is None
                or active.part.word == "change"
                and (isinstance(value, Just) and cast(int, value.constant) >= 0 or _never_negative(value))
            ):
                continue
            if to not in ("this", "host"):
                return frozenset(fighters)
            source = self.id_of(active.scope.this)
            found.add(source if to == "this" else getattr(things[source], "host", 0))
        return frozenset(found)

    def _unmorphed(self, id: Id) -> bool:
        """Whether a Morpher has lost its Ability. [RS-1105]"""
        thing = self.permanent(id)
        return "Morpher" in self.cards[thing.card].ability_names and "Morpher" not in self.abilities(id)

    def eliminate(self, seats: Sequence[int]) -> None:
        """Players without a Summoner are out: all they own leaves the game, the last one left wins. [RS-1411 to RS-1414]"""
        if not seats:
            return
        place = 1 + max(side.out for side in self.s.seats)
        for seat in seats:
            self.seat(seat).out = place
            self.mark_recent("out", player_ref(seat))
            self.happen(Event("out", seat), say("rs-log-out", who=SeatName(seat)), "RS-1411")
        left = [seat for seat, side in enumerate(self.s.seats) if not side.out]
        if len(left) <= 1:
            self._decide(left)
            return
        for seat in seats:
            self._clear_away(seat)
        self.reshaped()

    def _decide(self, left: Sequence[int]) -> None:
        worst = max(side.out for side in self.s.seats)
        places = tuple(
            1 if not side.out else 1 + sum(not other.out or other.out > side.out for other in self.s.seats)
            for side in self.s.seats
        )
        if left:
            self.finish(Outcome(left[0], say("rs-outcome-win", winner=SeatName(left[0])), "RS-1412", places))
            return
        shared = tuple(SeatName(seat) for seat, side in enumerate(self.s.seats) if side.out == worst)
        self.finish(Outcome(None, say("rs-outcome-draw", who=Listing(shared)), "RS-1413", places))

    def _clear_away(self, seat: int) -> None:
        """All cards that an eliminated player owns leave the game; others' go back; their items vanish. [RS-1414]"""
        from .plays import Arrive, Item

        for id in self.in_play():
            thing = self.permanent(id)
            if thing.owner != seat and thing.home == seat:
                self.edit(id).home = thing.owner
        waits = {f"{moment} {seat}" for moment in ("next_turn", "during_next_turn", "awakening", "own_turn")}
        self.s.lasting = [
            each for each in self.s.lasting
            if each.until not in waits and not (each.seat == seat and each.word in ("control", "later", "command"))
        ]  # fmt: skip
        self.touch()
        self.settle_control()
        owned = tuple(id for id in self.in_play() if self.permanent(id).owner == seat)
        following = tuple(
            each for id in (*owned, *self.s.seats[seat].summoners, player_ref(seat)) for each in self.attachments(id)
        )
        for id in dict.fromkeys((*owned, *following)):
            thing = self.permanent(id)
            self.s.gone[id] = thing
            self.s.fate[id] = "left"
            side = self.seat(thing.controller)
            side.field = tuple(each for each in side.field if each != id)
            for each in (id, *thing.parts):
                part = cast(Any, self.s.things[each])
                self.s.things[each] = Card(
                    id=each, card=part.card, owner=part.owner, token=thing.token and each == id, since=self.next_stamp()
                )
                self._own.add(each)
                if not thing.token and part.owner != seat:
                    self._lay(each, "cemetery", part.owner)
            self.unbind(thing.host, id)
            self.drop_out(id)
        self.touch()
        for id in tuple(id for id in self.in_play() if self.permanent(id).parts):
            parts = self.permanent(id).parts
            lost = tuple(each for each in parts if self.owner(each) == seat)
            if lost:
                stack, values = self.edit(id), self.base_values(id)
                stack.parts = tuple(each for each in parts if each not in lost)
                stack.base = tuple(values[n] - sum(self.base_values(each)[n] for each in lost) for n in (0, 1))
        for other in range(len(self.s.seats)):
            side = self.seat(other)
            for zone in ("library", "hand", "cemetery", "excluded"):
                setattr(side, zone, tuple(id for id in getattr(side, zone) if self.owner(id) != seat))
        for other in self.s.seats[seat].hand:
            self._lay(other, "hand", self.owner(other))
        for id in (id for each in self.s.seats for id in each.summoners):
            pile = self.summoner(id).pile
            if self.owner(id) == seat:
                for card in pile:
                    if self.owner(card) != seat:
                        self._lay(card, "cemetery", self.owner(card))
            elif any(self.owner(card) == seat for card in pile):
                self.edit(id).pile = tuple(card for card in pile if self.owner(card) != seat)
        side = self.seat(seat)
        side.hand = side.field = ()
        for id in side.summoners:
            if not self.summoner(id).lost:
                summoner = self.edit(id)
                summoner.lost, summoner.life, summoner.capacity, summoner.pending = max(1, self.s.turn), 0, 0, 0
            self.edit(id).pile = ()
        held = {
            id
            for each in self.s.seats
            for zone in (each.library, each.hand, each.field, each.cemetery, each.excluded)
            for id in zone
        }
        held |= {part for id in self.in_play() for part in self.permanent(id).parts}
        held |= {card for each in self.s.seats for id in each.summoners for card in self.summoner(id).pile}
        waiting = [each for each in self.s.agenda if isinstance(each, Item)]
        side.removed = tuple(
            thing.id for thing in self.s.things if isinstance(thing, Card) and thing.owner == seat and not thing.token and thing.id not in held
        )  # fmt: skip
        for each in waiting:
            if self.owner(each.thing) != seat and each.seat == seat and each.kind in ("invoke", "level") and each.waits:
                self._lay(each.thing, "cemetery", self.owner(each.thing))
        for each in self.s.agenda:
            if (
                isinstance(each, Arrive)
                and each.seat == seat
                and self.owner(each.card) != seat
                and not self.is_permanent(each.card)
            ):
                self._lay(each.card, "cemetery", self.owner(each.card))
        self.s.agenda[:] = [each for each in self.s.agenda if not self._vanishes(each, seat)]
        self.s.heard = [
            each for each in self.s.heard if each.seat != seat and self.owner(self.id_of(each.this)) != seat
        ]
        self.s.combat = [structs.replace(each, out=True) if each.player == seat else each for each in self.s.combat]

    def _vanishes(self, procedure: Any, seat: int) -> bool:
        """Whether something that is under way belongs to an eliminated player. [RS-1414]"""
        from .plays import Arrive, Item

        if isinstance(procedure, Effect | Item | Arrive) and procedure.seat == seat:
            return True
        if isinstance(procedure, Arrive):
            return self.owner(procedure.card) == seat
        return (
            isinstance(procedure, Item)
            and procedure.kind in ("invoke", "level")
            and self.owner(procedure.thing) == seat
        )

    def settle(self) -> None:
        """After an item, effect, fight or step: the state check, then the batch of what it set off. [RS-706 RS-723 RS-724]"""
        from .plays import Batch

        self.state_check()
        if self.s.heard and self.s.outcome is None:
            self.push(Batch())

    # ================================================================ what operations do

    def do_destroy(self, frame: Any, ids: tuple[int, ...], op: Any) -> Any:
        """Cards are destroyed. [RS-916 RS-917]"""
        self.destroy(ids, frame, op.as_)
        frame.follow(self, ids)
        return NOTED

    def do_exclude(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Cards are excluded. [RS-306]"""
        self.exclude(ids)
        frame.follow(self, ids)

    def do_return(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Cards go back to the hand. [RS-1115 RS-1116]"""
        self.return_to_hand(ids)
        frame.follow(self, ids)

    def do_sacrifice(self, frame: Any, seats: tuple[int, ...], ids: tuple[int, ...], n: int) -> None:
        """Players give up cards of their own choice. [RS-916]"""
        for seat in reversed(seats):
            found = tuple(id for id in ids if self.is_permanent(id) and self.seat_behind(id) == seat)
            self.sacrifice_some(seat, found, n)

    def do_tilt(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Things are tilted. [RS-517]"""
        for id in ids:
            self.tilt(id)

    def do_untilt(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Things are untilted. [RS-517]"""
        for id in ids:
            self.untilt(id)

    def do_cancel(self, frame: Any, refs: tuple[int, ...], op: Any) -> None:
        """What waits on the chain is stopped. [RS-516]"""
        for ref in refs:
            self.stop(ref)

    def do_out_of_combat(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Attackers or blockers drop out of the combat. [RS-812]"""
        for id in ids:
            if not self.passes_walls(id, self.id_of(frame.this)):
                self.drop_out(id)

    def do_open_lock(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Locks are opened. [RS-1117]"""
        for id in ids:
            self.open_lock(id)

    def do_free(self, frame: Any, ids: tuple[int, ...], op: Any) -> None:
        """Chained Creatures are freed. [RS-1120]"""
        for id in ids:
            self.free(id)

    def do_attach(self, frame: Any, ids: tuple[int, ...], hosts: tuple[int, ...]) -> None:
        """Cards are attached to something. [RS-1127 RS-1201]"""
        for id in ids if hosts else ():
            self.attach(id, hosts[0])

    def do_mark(self, frame: Any, name: str, ids: tuple[int, ...]) -> None:
        """Things get a mark. [RS-1238]"""
        for id in ids:
            self.mark(id, name)

    def do_unmark(self, frame: Any, name: str, ids: tuple[int, ...]) -> None:
        """Things lose a mark."""
        for id in ids:
            self.unmark(id, name)

    def do_draw(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """Players draw: one instruction, however many cards. [RS-1401 RS-1405]"""
        short = [seat for seat in seats if self.draws_short(seat, n)]
        for seat in reversed(short):
            self.sacrifice_summoner(seat, seat)

    def do_mill(self, frame: Any, seats: tuple[int, ...], n: int) -> None:
        """The top cards of libraries go to the Cemetery."""
        for seat in seats:
            self.mill(seat, n)

    def do_discard(self, frame: Any, seats: tuple[int, ...], n: int, *, at_random: bool) -> None:
        """Players discard."""
        for seat in reversed(seats):
            self.discard(seat, n, at_random=at_random)

    def do_shuffle(self, frame: Any, seats: tuple[int, ...]) -> None:
        """Libraries are shuffled. [RS-206]"""
        for seat in seats:
            self.shuffle_library(seat)

    def do_search(
        self, frame: Any, seats: tuple[int, ...], wanted: Selector | None, scope: Scope, n: int, to: str
    ) -> None:
        """Players search their own libraries. [RS-311]"""
        for seat in reversed(seats):
            self.search(seat, wanted, scope, n, to)

    def do_gain(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players gain coins or Ether. [RS-126 RS-127]"""
        for seat in seats:
            self.gain(seat, L.resources[what], n)

    def do_lose(self, frame: Any, seats: tuple[int, ...], what: str, n: int) -> None:
        """Players lose coins or Ether, as far as there are. [RS-128]"""
        for seat in seats:
            self.gain(seat, L.resources[what], -n)

    def do_damage(self, frame: Any, ids: tuple[int, ...], n: int, choosers: tuple[int, ...]) -> None:
        """Damage from outside combat. [RS-911]"""
        self.damage(ids, n, self.id_of(frame.this), choosers[0] if choosers else None)

    def do_strike(self, frame: Any, ids: tuple[int, ...], whom: tuple[int, ...]) -> None:
        """Things hit with their current Attack, and are not hit back. [RS-1217 RS-1220]"""
        for id in reversed(ids):
            self.damage(whom, self.attack(id), id)

    def do_heal(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Summoners regain Life. [RS-908]"""
        for id in ids:
            self.heal(id, n)

    def do_lose_life(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Summoners lose Life. [RS-908]"""
        for id in ids:
            self.lose_life(id, n)

    def do_steal(self, frame: Any, what: str, seats: tuple[int, ...], taker: int, n: int) -> None:
        """Coins or cards go from players to another. [RS-128 RS-313]"""
        for seat in seats:
            if what == "cards":
                self.steal_cards(seat, taker, n)
                continue
            taken = min(max(0, n), self.s.seats[seat].stock)
            self.gain(seat, "stock", -taken)
            self.gain(taker, "stock", taken)

    def do_put(self, frame: Any, op: Any, id: int, n: int) -> bool:
        """Charge Counters are placed. [RS-1301]"""
        bound = op.bound_to.ids(self.scope(frame)) if op.bound_to is not None else ()
        placed = self.place_counters(
            id, L.counters[op.what], n, bound[0] if bound else 0, fleeting=op.until is not None
        )
        if op.as_:  # what is named by a label asks what became of it: it is looked at after the state check [RS-1235]
            self.state_check()
        return placed

    def do_take(self, frame: Any, op: Any, id: int, n: int) -> bool:
        """Charge Counters are taken away."""
        self.remove_counters(id, L.counters[op.what], n)
        return True

    def do_capacity(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Summoners gain or lose Capacity Points. [RS-404]"""
        for id in ids:
            self.change_capacity(id, n)

    def do_level(self, frame: Any, ids: tuple[int, ...], n: int) -> None:
        """Summoners' levels change. [RS-528]"""
        for id in ids:
            self.change_level(id, n)


def _never_negative(value: Any) -> bool:
    """Whether a number can't be below 0: how many there are of something, coins, Ether."""
    return isinstance(value, Count) or isinstance(value, Path) and value.attribute.name in ("coins", "ether", "hand")
