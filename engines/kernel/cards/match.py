"""A running match of a game that is played with cards of the language: what every such game reads and does in the same
way."""

from __future__ import annotations

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import structs

from engines.kernel.ask import Option
from engines.kernel.event import Event
from engines.kernel.state import Id, Verdict
from engines.kernel.text import Text, Word

from .flow import Code, Effect, Op, kept
from .keywords import keyword_of
from .lasting import Active, AtWork, Lasting, ends
from .nouns import NumberOf
from .objects import MASK, SHIFT, Objects, S
from .scope import Scope
from .values import bounded
from .waiting import Heard, Listener, hears, limit_key, limited

if TYPE_CHECKING:
    from .ability import Ability
    from .language import Language
    from .select import Selector


T = TypeVar("T")


class Match(Objects[S]):
    """A match of cards, to read and to change. A game's own class says where things are and what its words mean."""

    language: ClassVar[Language]

    # ================================================================ what the game says

    def holder_of(self, id: int) -> int:
        """In whose pile or hand a card lies."""
        return self.owner_of(id)

    @abstractmethod
    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among: all of its zone, kinds and side, in an order that tells nothing hidden."""

    @abstractmethod
    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds: now, or as it last was if it has left play."""

    @abstractmethod
    def kind_of(self, id: int) -> str:
        """What kind of thing something is."""

    @abstractmethod
    def seat_of(self, id: int) -> int:
        """Whose something is: its controller, or its owner where nobody controls it; of a player (seat + 1), the
        seat."""

    @abstractmethod
    def owner_of(self, id: int) -> int:
        """Who owns something."""

    @abstractmethod
    def options(self, ids: Sequence[int]) -> tuple[Option, ...]:
        """Things as options of a question, with keys in notation."""

    @abstractmethod
    def told(self, frame: Any, ops: Sequence[Op]) -> Text:
        """What some operations of an effect do, in words."""

    @abstractmethod
    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Ability]]]:
        """All things whose abilities are in force, with the printed card that each has and its abilities, keywords'
        among them."""

    def asking(self, card: str) -> Iterable[Id]:
        """All things that may ask what came about: those in force with the text of a printed card ("": of any)."""
        return [id for id, each, _ in self.in_force() if card in ("", each)]

    def printed(self, id: Id) -> str:
        """The printed card whose text something has."""
        return self.s.things[id].card

    def printed_all(self, id: Id) -> tuple[str, ...]:
        """The same where several cards are one thing."""
        return (self.printed(id),)

    def host_of(self, id: int) -> int:
        """What something is attached to, 0 if to nothing."""
        return getattr(self.s.things[id], "host", 0) if id >= self.first_id else 0

    def is_in(self, id: int) -> bool:
        """Whether the player behind something is still in the match."""
        return True

    def veiled(self, id: int) -> bool:
        """Whether something lies so that effects find nothing of it but what everybody may know, in a game whose
        language `veils`."""
        return False

    def between(self, frame: Effect) -> None:
        """An effect is about to go on with its next operation, or to end: what the rules look at between them."""

    def is_away(self, seat: int) -> bool:
        """Whether a player is out of the match and asked nothing any more."""
        return False

    @staticmethod
    def keyed(ways: Sequence[Any]) -> list[tuple[str, Any]]:
        """Ways to pay with their keys in notation."""
        return [("pay" if len(ways) == 1 else f"pay-{n}", way) for n, way in enumerate(ways, 1)]

    def can_pay(self, seat: int, way: Any, frame: Any) -> bool:
        """Whether a way of paying that is open for all that everybody knows is so for its player, who knows more."""
        return True

    def in_order(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """Several things in the order in which effects go through them."""
        return ids

    def holds_nothing(self, scope: Scope, selector: Selector) -> bool:
        """Whether everybody can see that the hidden zone in which a selector looks is empty."""
        return False

    def nothing_there(self, scope: Scope, selector: Selector) -> bool:
        """Whether everybody can see that there is nothing that could fit a selector of hidden cards, so that nothing is
        learned if nobody is asked."""
        return not selector.named(scope) if selector.among is not None else self.holds_nothing(scope, selector)

    def bring(self, name: str, ids: Iterable[Id]) -> None:
        """What the effect under way set off has brought these: it calls them so, with those before."""
        if name:
            effect = next(iter(self.below(Effect)))
            effect.note(name, tuple(dict.fromkeys((*effect.names.get(name, ()), *self.handles(ids)))))

    def hides(self, scope: Scope, selector: Selector) -> bool:
        """Whether not everybody can tell what fits a selector now."""
        return selector.hidden and not self.nothing_there(scope, selector)

    def can_do(self, op: Op, frame: Any) -> bool:
        """Whether something that may be done could do anything, for all that everybody knows."""
        return op.able(self.scope(frame))

    def effect_done(self, frame: Effect) -> Verdict:
        """What comes when an effect is finished: None, or the step to go on with."""
        return None

    def ended(self, lasting: Lasting) -> None:
        """Something that lasted has ended: what follows from it happens now."""

    def begun(self, part: AtWork) -> None:
        """Something began to last, for all that it means."""

    # ================================================================ effects

    def scope(self, frame: Any) -> Scope:
        """Where an effect being carried out looks things up."""
        return self.payers_scope(frame.seat, frame)

    def payers_scope(self, seat: int, frame: Any) -> Scope:
        """Where a payment inside an effect looks things up: from the side of whoever pays."""
        return Scope(self, seat, frame.this, frame.event, frame.names)

    def paid_at(self, cost: Any, frame: Any) -> str:
        """The label of the operation of an effect by which a cost is paid."""
        rows = self.code(frame.card, frame.where).rows
        return next(row.label for row in rows if getattr(getattr(row, "op", None), "cost", None) is cost)

    def code(self, card: str, where: str) -> Code:
        """The program of an ability, by the names that it is saved under."""
        return self.language.keyword_codes[where] if where.startswith("kw:") else self.cards[card].codes[where]

    def ability(self, card: str, where: str) -> Any:
        """An ability of a card, or of a keyword, by the name that it is saved under."""
        keyword = keyword_of(where)
        own = self.language.keywords[keyword].abilities if keyword else self.cards[card].abilities
        return next(each for each in own if each.where == where)

    def drawn(self, ids: Sequence[int], n: int, label: str = "random pick") -> tuple[int, ...]:
        """So many of some things, drawn by chance."""
        left = sorted(ids)
        return tuple([left.pop(self.draw(len(left), label)) for _ in range(min(max(0, n), len(left)))])

    def fell(self, frame: Any, ids: tuple[int, ...]) -> None:
        """Chance has picked some things for an effect."""

    # ================================================================ what is at work

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """Something begins to last for a thing (0: for none in particular), as the operation at work says; None where
        that is no time at all."""
        lasting = self.lasting_of(part, frame, scope, subject, numbers, uses=uses)
        if lasting is not None:
            self.s.lasting.append(lasting)
            self.rework()
        return lasting

    def lasting_of(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """The same, for a game where it begins later."""
        until = part.until
        if until is not None and until.kind == "turns" and not until.n.size(scope):
            return None
        ends = until.fixed(self, scope) if until is not None else self.language.lasts
        return Lasting(
            word=part.word, seat=frame.seat, until=ends, stamp=self.next_stamp(), card=frame.card,
            where=frame.where, at=part.label, this=self.handle(frame.this),
            subject=self.handle(subject) if subject else 0, numbers=numbers,
            uses=uses, event=frame.event, names=kept(self, frame.names) if self.asks_on(part) else {},
        )  # fmt: skip

    @staticmethod
    def asks_on(part: Any) -> bool:
        """Whether what lasts goes on looking names up."""
        asking = part.word in ("lasting", "price", "instead", "must", "allow") or bool(getattr(part, "do_", ()))
        about = getattr(part, "what" if part.word == "forbid" else "other", None) is not None
        return asking or about or part.until is not None and part.until.kind in ("while", "leaves")

    def put_off(self, op: Any, frame: Any, until: str, at: str) -> None:
        """Something is to happen once, later."""
        self.s.lasting.append(
            Lasting(
                word="later", seat=frame.seat, until=until, stamp=self.next_stamp(), card=frame.card, where=frame.where,
                at=at,
                this=self.handle(frame.this), event=frame.event, names=kept(self, frame.names),
            )
        )  # fmt: skip
        self.rework()

    def due(self, moment: str, seat: int | None = None, of: str = "") -> list[Heard]:
        """What was put off until a moment (by abilities whose names begin with `of`): it is taken, and happens now."""
        found = [
            each
            for each in self.s.lasting
            if each.word == "later" and ends(each.until, moment, seat) and each.where.startswith(of)
        ]
        if found:
            self.drop(found)
        return [
            Heard(
                seat=each.seat, this=each.this, card=each.card, where=each.where, event=each.event, names=each.names,
                at=each.at,
            ) for each in found
        ]  # fmt: skip

    def end(self, moment: str, seat: int | None = None) -> None:
        """A moment (of a player) has come: what lasts until then ends."""
        if self.s.lasting:
            self.stop([each for each in self.s.lasting if each.word != "later" and ends(each.until, moment, seat)])

    def end_turns(self) -> None:
        """A turn has begun: what lasts for so many turns ends once these are over."""
        now = self.language.periods["turn"](self)
        self.end_lasting(lambda each: each.until.startswith("turns ") and int(each.until[6:]) < now)

    def pass_by(self, event: Event) -> None:
        """Something has come about: what lasts until the next such event of its subject ends; of any, where it is on
        nothing, or the event is about a player alone and it is on no player."""
        ended = f"next {event.name}"
        over = [each for each in self.s.lasting if each.until == ended]
        if event.subject:
            over = [each for each in over if self.id_of(each.subject) in (self.there(event.subject), 0)]
        elif event.seat is not None:
            over = [
                each
                for each in over
                if not 0 < each.subject < self.first_id or self.seat_of(each.subject) == event.seat
            ]
        self.stop(over)

    def end_lasting(self, over: Callable[[Lasting], bool]) -> None:
        """What lasts ends, if that is so of it."""
        self.stop([each for each in self.s.lasting if over(each)])

    def stop(self, over: Sequence[Lasting]) -> None:
        """What lasts ends."""
        if over:
            self.drop(over)
            for each in over:
                self.ended(each)

    def take_effect(self, moment: str, seat: int) -> None:
        """What lasts from a moment of a player on is at work from now on."""
        mine, then = f"{moment} {seat}", self.language.turns_into[moment]
        if any(each.until == mine for each in self.s.lasting):
            self.s.lasting = [
                structs.replace(each, until=then) if each.until == mine else each for each in self.s.lasting
            ]
            self.rework()

    def end_conditions(self) -> None:
        """What lasts as long as something is so, or something stays, ends when it is so no longer."""
        self.stop([each for each in self.s.lasting if self.is_over(each)])

    def is_over(self, lasting: Lasting) -> bool:
        """Whether what lasts has lost what it hung on: its subject, its condition, what it was bound to."""
        subject = lasting.subject
        if subject > MASK and self.s.things[subject & MASK].since != subject >> SHIFT:
            return True
        if lasting.until == "while":
            scope = self.scope_of(lasting)
            scope.look = self.still
            return not self.op_of(lasting).until.condition.holds(scope)
        if lasting.until == "leaves":
            scope = self.scope_of(lasting)
            scope.look = self.still
            return not [id for id in self.op_of(lasting).until.of.ids(scope) if self.is_in_play(id)]
        return False

    def drop(self, over: Sequence[Lasting]) -> None:
        """What lasts is no more."""
        stamps = {each.stamp for each in over}
        self.s.lasting = [each for each in self.s.lasting if each.stamp not in stamps]
        self.rework()

    def use_up(self, lasting: Lasting, n: int = 1) -> None:
        """What lasts for so many uses is used; after the last one it ends."""
        if lasting.uses < 0:
            return
        left = lasting.uses - n
        if left <= 0:
            self.drop((lasting,))
            self.ended(lasting)
            return
        self.s.lasting = [
            structs.replace(each, uses=left) if each.stamp == lasting.stamp else each for each in self.s.lasting
        ]
        self.rework()

    def op_of(self, lasting: Lasting) -> Any:
        """The operation that made something last."""
        code = self.code(lasting.card, lasting.where)
        return code.rows[code.places[lasting.at]]

    def scope_of(self, lasting: Lasting) -> Scope:
        """Where something that lasts looks things up."""
        scope = Scope(self, lasting.seat, lasting.this, lasting.event, lasting.names)
        scope.it = self.id_of(lasting.subject)
        return scope

    def bearing(self) -> Any:
        """All that what is at work or waits hangs on, if a game can tell: while that is the same, tables of it are
        kept, whatever else comes, goes or stands elsewhere."""
        return None

    def table(self, name: Any, gather: Callable[[], T]) -> T:
        """A table of what is at work or waits, which hangs on nothing else that changes."""
        try:
            return self.index[name]
        except KeyError:
            tables: Any = self.index.get("tables")
        if tables is None:
            bearing = self.bearing()
            tables = dict[Any, Any]() if bearing is None else self.while_same("tables", bearing, dict[Any, Any])
            self.index.update(tables, tables=tables)
        if name not in tables:
            tables[name] = gather()
        found = self.index[name] = tables[name]
        return found

    def printed_parts(self, word: str) -> list[Active]:
        """The printed parts of a word in play, whether or not their condition holds."""
        return self.table("parts", self._gather_parts).get(word, _NOTHING)

    def _gather_parts(self) -> dict[str, list[Active]]:
        table: dict[str, list[Active]] = {}
        for id, _, abilities in self.in_force():
            scope: Scope | None = None
            for ability in abilities:
                if ability.always:
                    scope = scope or Scope(self, self.seat_of(id), self.handle(id))
                    for part in ability.always:
                        table.setdefault(part.word, []).append(Active(part, scope))
        return table

    def lastings(self, word: str) -> list[Active]:
        """What lasts of a word, the oldest first."""
        return self.table("lasting", self._gather_lastings).get(word, _NOTHING) if self.s.lasting else _NOTHING

    def _gather_lastings(self) -> dict[str, list[Active]]:
        table: dict[str, list[Active]] = {}
        for each in self.s.lasting:
            if each.word == "later" or each.until.partition(" ")[0] in self.language.starts:
                continue
            op, scope = self.op_of(each), self.scope_of(each)
            if each.word == "lasting":
                for part in op.parts:
                    table.setdefault(part.word, []).append(Active(part, scope, None, each))
            else:
                subject = self.id_of(each.subject) if each.subject else None
                table.setdefault(each.word, []).append(Active(op, scope, subject, each))
        return table

    def parts(self, word: str) -> list[Active]:
        """All that is at work now of a word: what is printed, then what lasts."""
        known = self.every(word)
        return [each for each in known if self.in_effect(each) and each.holds()] if known else _NOTHING

    def every(self, word: str) -> Sequence[Active]:
        """All of a word, whether or not it is at work now."""
        try:
            return self.index["every"][word]
        except KeyError:
            table = self.table("every", dict[str, Sequence[Active]])
        if word not in table:
            table[word] = (*self.printed_parts(word), *self.lastings(word))
        return table[word]

    def about(self, word: str, id: int) -> list[Active]:
        """All of a word that could mean a thing before anything comes, goes or is attached elsewhere."""
        try:
            return self.index["about"][word, id]
        except KeyError:
            table, every = self.table("about", dict[tuple[str, int], list[Active]]), self.every(word)
        if (word, id) not in table:
            table[word, id] = [each for each in every if self._could_mean(each, id)] if every else _NOTHING
        return table[word, id]

    def about_any(self, words: Iterable[str], id: int) -> list[Active]:
        """All of some words that could mean a thing."""
        return [each for word in words for each in self.about(word, id)]

    def saying(self, word: str, act: str) -> list[Active]:
        """All of `allow`, `forbid` or `must` that could be about an act, whomever it means."""
        try:  # what is asked most is looked up without a step between
            return self.index[word][act]
        except KeyError:
            return self.table(word, lambda: self._by_act(word))[act]

    def _by_act(self, word: str) -> dict[str, list[Active]]:
        table = defaultdict[str, list[Active]](list)
        for each in self.every(word):
            for name in dict.fromkeys(each.part.act):
                table[name].append(each)
        return table

    def said_of(self, word: str, act: str, id: int) -> list[Active]:
        """All of `allow`, `forbid` or `must` about an act that is at work now and means a thing."""
        known = self.saying(word, act)
        if not known:
            return _NOTHING
        return [each for each in known if self.in_effect(each) and each.holds() and each.means(id)]

    def parts_on(self, word: str, id: int) -> list[Active]:
        """All that is at work now of a word and means a thing."""
        known = self.about(word, id)
        if not known:
            return _NOTHING
        return [each for each in known if self.in_effect(each) and each.holds() and each.means(id)]

    def _could_mean(self, each: Active, id: int) -> bool:
        """Whether a part could mean a thing before anything comes, goes or is attached elsewhere."""
        if each.subject is not None:
            return each.subject == id
        what = getattr(each.part, each.part.target)
        name = getattr(what, "text", "")
        if name == "this":
            return id == self.id_of(each.scope.this)
        if name == "host":
            return id == self.host_of(self.id_of(each.scope.this))
        kinds = getattr(what, "kinds", ())
        return not kinds or id < self.first_id or self.kind_of(id) in kinds

    def at_work(self, word: str) -> bool:
        """Whether anything of a word may be at work."""
        return bool(self.every(word))

    def figure(self, id: Id, name: str, base: int, added: int = 0) -> int:
        """A figure of a thing: what it is at first, then what effects make of it, layer by layer as declared, kept in
        its bounds. `added` is what the rules add: it comes behind what sets the figure, and before what multiplies
        it."""
        attribute: NumberOf = self.language.attributes[name]
        n = base + added
        for layer, value, each in self._changing(name, id, attribute.order):
            if self.in_effect(each) and each.holds() and each.means(id):
                scope = each.scope
                before, scope.it = scope.it, id
                by = each.number(name, value)
                scope.it = before
                n = by + added if layer == "set" else bounded(n * by) if layer == "multiply" else n + by
        if attribute.least is not None and n < attribute.least:
            return attribute.least
        return attribute.most if attribute.most is not None and n > attribute.most else n

    def in_effect(self, each: Active) -> bool:
        """Whether a part works at all, before its conditions are asked for: a game may switch abilities off."""
        return True

    def _changing(self, name: str, id: Id, order: Sequence[str]) -> list[tuple[str, Any, Active]]:
        """What could change a figure of a thing before anything comes, goes or is attached elsewhere: layer by layer,
        with by how much."""
        table = self.table("changing", dict[tuple[str, Id], list[tuple[str, Any, Active]]])
        every = table.get((name, 0))
        if every is None:
            every = table[name, 0] = [
                (layer, each.part.numbers[name], each)
                for layer in order
                for each in (sorted(self.every(layer), key=_age) if layer == "set" else self.every(layer))
                if name in each.part.numbers
            ]
        if not every:
            return every
        found = table.get((name, id))
        if found is None:
            found = table[name, id] = [row for row in every if self._could_mean(row[2], id)]
        return found

    # ================================================================ what waits

    def listeners(self) -> dict[str, list[Listener]]:
        """What is in force and waits, by the event that it waits for."""
        return self.table("listeners", self._gather_listeners)

    def _gather_listeners(self) -> dict[str, list[Listener]]:
        table: dict[str, list[Listener]] = {}
        for id, card, abilities in self.in_force():
            for ability in abilities:
                if ability.when is not None:
                    for name in ability.when.event:
                        listener = Listener(id, ability, card, ability.where, self.seat_of(id))
                        table.setdefault(name, []).append(listener)
        return table

    def waiting(self, name: str) -> Sequence[Listener]:
        """Those that wait for an event."""
        return self.listeners().get(name, _NOTHING)

    def notice(self, event: Event, take: Callable[[Listener, Scope], None]) -> None:
        """Something came about: `take` is given each ability that answers it."""
        waiting = self.waiting(event.name)
        if waiting:
            known = self.as_objects(event)
            for each in waiting:
                scope = hears(self, each, known)
                if scope is not None:
                    take(each, scope)

    def as_objects(self, event: Event) -> Event:
        """An event about objects: with handles instead of ids."""
        if not event.subject and not event.other:
            return event
        now = self.as_it_was if self.s.gone else self.handle
        subject, other = now(event.subject), now(event.other) if event.other else 0
        return Event(event.name, event.seat, subject, other, event.amount, event.kind, event.origin, event.place)

    def sets_off(self, part: Any, scope: Scope) -> bool:
        """Whether the scope's event is what a part waits for that answers it for a time."""
        fits = scope.event is not None and scope.event.name in part.when.event and part.when.fits(scope)
        return fits and (part.if_ is None or part.if_.holds(scope))

    # ================================================================ what came about

    def met_by(self, effect: Effect) -> Sequence[Word]:
        """What an effect is about, as a question that it asks says."""
        return ()

    # ================================================================ limits

    def allowed(self, limit: Any, id: Id, seat: int) -> int:
        """How often something may happen in a period, as things are now: each copy that is part of a thing so
        often."""
        n = limit.n.size(Scope(self, seat, self.handle(id)))
        return n if limit.per == "name" else n * max(1, len(limited(self, limit, self.id_of(id))))

    def left(self, limit: Any, id: Id, where: str, seat: int) -> int:
        """How often something may still happen in the running period."""
        number, n = self.s.spent.get(limit_key(self, limit, id, where, seat), (0, 0))
        return self.allowed(limit, id, seat) - (n if number == self.language.periods[limit.period](self) else 0)

    def spend(self, limit: Any, id: Id, where: str, seat: int) -> bool:
        """Count a use; whether it was the last one that the limit allows."""
        key, now = limit_key(self, limit, id, where, seat), self.language.periods[limit.period](self)
        number, n = self.s.spent.get(key, (now, 0))
        n = 1 + (n if number == now else 0)
        self.s.spent[key] = (now, n)
        self.stale()
        return n >= self.allowed(limit, id, seat)


def _age(each: Active) -> int:
    """Since when something is at work."""
    return each.scope.this >> SHIFT if each.lasting is None else each.lasting.stamp


_NOTHING: list[Any] = []
