"""What goes on for a time, and what happens later. [docs/cards.md]

lasting: {parts: [{forbid: {act: attack, to: {kind: creature, side: foe}}}], until: turn}
lasting: {parts: [{when: {event: dies, subject: {kind: creature}}, do: [{draw: 1}]}], until: turn, uses: 1}
later: {at: turn_end, whose: you, do: [...]}

What is at work goes on asking whom it means. What answers an event does so as an ability would, each time (or `uses`
times), and knows the names of the effect that began it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.event import Event

from .ability import Answers, Head, check_parted
from .branches import Seq
from .fields import Condition, Flag, HowMany, Program, Word
from .flow import Code, Effect, Halt, Jump, Op, Went, named
from .lasting import AT_WORK, GOOD, AtWork, Lasting, read_at_work
from .program import walk
from .reading import EVENT, REQUIRED, Reader, an_object, is_mapping, ref_to
from .scope import ROLES, Players, Scope
from .waiting import Heard

if TYPE_CHECKING:
    from .language import Language

BEFORE = "^"
"""Before the name of a role of the event that the effect itself answers, where another event is answered."""


class Answering(Answers):
    """What answers an event as long as something lasts: `{when: {event: dies, subject: prey}, do: [{draw: 1}]}`.

    A role of the event that is asked for by the name of another (`subject: other`) is what the effect itself calls so;
    all else speaks of the event answered.
    """

    word = "when"
    when = Head()
    if_ = Condition()
    may = Flag()
    do = Program(REQUIRED)
    label: str = ""
    """Its place in the program, from which on it is carried out."""
    before: tuple[str, ...] = ()
    """The roles of the event that the effect itself answers which it asks for."""

    @classmethod
    def noun(cls) -> str:
        return "what answers an event"

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Answering:
        inner, given = r.apart(), raw["when"]
        own = {role: about for role in ROLES if (about := inner.names.pop(role, None)) is not None}
        inner.names.pop(EVENT, None)
        asked = {role: given[role] for role in ROLES if is_mapping(given) and _head(given.get(role)) in own}
        for name in asked.values():
            inner.names[BEFORE + _head(name)] = own[_head(name)]._replace(role="")
        if asked:
            given = {**given, **{role: BEFORE + name for role, name in asked.items()}}
        part = super().read({**raw, "when": given}, inner)
        part.before = tuple(map(_head, asked.values()))
        check_parted(part, inner)
        return part

    @property
    def program(self) -> Sequence[Op]:
        """What it does; what may be declined is asked first."""
        if not self.may:
            return self.do
        whole = Seq.made(do_=self.do)
        whole.may = True
        return (whole,)


def _head(raw: Any) -> str:
    return raw.partition(".")[0] if isinstance(raw, str) else ""


class Going(Op):
    """For a time something is at work, which goes on asking whom it means, or events are answered: `lasting: {parts:
    [...], until: round}`; with `uses` it ends once so many events have been."""

    doer = ""
    asks_on = True
    parts: tuple[AtWork | Answering, ...]
    until: Any
    uses: Any

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Going:
        given = r.mapping(raw, "lasting", ("parts", "until", "uses"))
        op = cls.__new__(cls)
        rows = r.at("parts").rows(given.get("parts", []), "parts")
        op.parts = tuple([_read_part(each, r.at("parts", n)) for n, each in enumerate(rows)])
        if not op.parts:
            raise r.bad("lasting has `parts`: what is at work meanwhile, or answers an event")
        op.until = r.at("until").part("until", given.get("until", GOOD))
        op.uses = HowMany(1, 99).read(given["uses"], r.at("uses")) if "uses" in given else None
        if op.uses is not None and not op.answering:
            raise r.at("uses").bad("what is used is what answers an event (`when`); leave uses out")
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        answering = {**Answering.schema(language), "required": ["when", "do"]}
        rows = {"type": "array", "items": {"anyOf": [ref_to("at-work"), answering]}, "minItems": 1}
        return an_object({"parts": rows, "until": ref_to("until"), "uses": HowMany(1, 99).schema(language)}, ["parts"])

    @property
    def answering(self) -> list[Answering]:
        """Those of its parts that answer events."""
        return [each for each in self.parts if isinstance(each, Answering)]

    def compile(self, code: Code, label: str) -> None:
        code.add(self, label)
        over, answering = Jump(), cast("list[Any]", self.answering)
        if answering:
            code.add(over, label + ".over")
        for word, part in named(answering):
            part.label, program = f"{label}.{word}", part.program
            code.compile(program, part.label + ".")
            code.add(Halt(), part.label + ".halt")
            for op in walk(program):
                op.answers = functools.partial(getattr, part, "when")
        over.to = len(code.rows)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: tuple[int, ...]) -> Any:
        for role in [role for part in self.answering for role in part.before]:
            frame.note(BEFORE + role, _had(frame.event, role))
        g.begin(self, frame, scope, 0, {}, uses=-1 if self.uses is None else self.uses.size(scope))
        g.begun(self)
        return 1


def _read_part(raw: Any, r: Reader) -> AtWork | Answering:
    answers = is_mapping(raw) and "when" in raw
    return Answering.read(raw, r) if answers else read_at_work(raw, r)


def _had(event: Event | None, role: str) -> tuple[int, ...]:
    """What an event was about in a role."""
    if event is None or role == "player" and event.seat is None:
        return ()
    return (cast(int, event.seat) + 1,) if role == "player" else (getattr(event, role),)


def answering(g: Any, *events: Event) -> list[Heard]:
    """What lasts and answers what came about, under one of the names that this has; for each of several that it happens
    to, if it is about these. It is used by that."""
    waiting = g.lastings("when")
    if not waiting:
        return []
    known, found = [g.as_objects(event) for event in events], list[Heard]()
    used: dict[int, tuple[Lasting, set[int]]] = {}
    for each in waiting:
        name = ""
        for n, event in enumerate(known):
            scope = each.scope.inside()
            scope.event = event
            row: Lasting = each.lasting
            _, answered = used.get(row.stamp, (row, set[int]()))
            spent = n not in answered and 0 <= row.uses <= len(answered)
            if not spent and name in ("", event.name) and g.sets_off(each.part, scope):
                name = event.name
                used[row.stamp] = row, {*answered, n}
                found.append(
                    Heard(
                        seat=row.seat, this=row.this, card=row.card, where=row.where, event=event, names=row.names,
                        at=each.part.label,
                    )
                )  # fmt: skip
                if not each.part.about_each:
                    break
    for row, answered in used.values():
        g.use_up(row, len(answered))
    return found


class Later(Op):
    """Something happens once, later: `later: {at: turn_end, whose: you, do: [...]}`."""

    brings = ""
    doer = ""
    asks_on = True
    at = Word(lambda language: language.due, what="moment")
    whose = Players(None)
    do_ = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Later:
        return super().read(r.mapping(raw, "later"), r)

    def check(self, r: Reader) -> None:
        apart = bool(r.language.due[self.at])
        if apart and self.whose is None:
            raise r.at("whose").bad(f"{self.at} comes for each player apart; say whose, such as `whose: you`")
        if self.whose is not None and not apart:
            raise r.at("whose").bad(f"{self.at} comes once for all; leave whose out")

    def compile(self, code: Code, label: str) -> None:
        code.set_aside(self, self.do_, label)

    def run(self, g: Any, frame: Effect) -> Went:
        scope = g.scope(frame)
        seats = (None,) if self.whose is None else self.whose.seats(scope)
        for seat in seats:
            until = self.at if seat is None else f"{self.at} {seat}"
            g.put_off(self, frame, until, f"{self.label}.do")
        return None


def lasting(*words: str) -> Callable[[Language], None]:
    """The pack of what is at work and lasts, with those of its words that a game has (all by default)."""

    def adopt(language: Language) -> None:
        for word in words or AT_WORK:
            part = AT_WORK[word]
            language.always[word] = part
            language.ops[word] = part
            part.word = word
        language.op("lasting")(Going)

    return adopt


def delayed(language: Language) -> None:
    """The pack of what happens once, later: for games that carry out what is `due` when a moment comes."""
    language.op("later")(Later)
