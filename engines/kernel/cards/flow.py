"""Operations, and how a list of them is carried out: one after another, with branches, loops, choices and questions.
[docs/cards.md]

A list of operations is a `Program`: instructions with labels, which are paths in the document by its words ("draw",
"if.then.damage", the second of a list "damage-2"). An effect that rests on a question, or something that lasts, is
saved with the label, so that it means the same instruction in whatever version of the code, and whatever else is done
before or after it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeVar, cast

from msgspec import field
from msgspec.structs import replace

from engines.kernel.ask import NOTHING, Ask, Choice, Option, yes_no
from engines.kernel.event import Event
from engines.kernel.state import END, STEP_LIMIT, Procedure, Verdict
from engines.kernel.text import CardName, say
from engines.kernel.zones import informing

from .fields import Things
from .reading import Name, Part, Reader
from .scope import Scope
from .select import Pick, Selector, asks
from .waiting import same

Went = int | Ask | None
"""What an instruction returns: None (the next one), the place of another one, or a question."""

LABEL_END = "end"
INSTEAD = "*instead"
"""The register of an effect for by what it is done instead of something: none of that happens by it again."""
USED = "*used"
"""The register of an effect that its player chose to use: that has used its limit up, whatever is then done."""
AWAITED = "*awaited"
"""The register of an effect for its operation of which it is still to be seen whether it comes about, by label."""
NOTED: Any = object()
"""What `do` returns if what came of it is noted by itself, or later."""


class Instruction:
    """Something that an effect does. `run` does it, `took` takes the answer to the question that it put."""

    label: str = ""
    """Its place in the document."""
    place: int = 0
    """Its place in the program."""
    declining: ClassVar[bool] = False
    """Whether it asks for something that may be declined."""
    limit: Any = None
    """The limit that counts how often it is done, where that is all that an ability does."""
    loops: bool = False
    """Whether it is all that something set off does, which may come again and again (see `Counting.worn_out`)."""

    def spent(self, g: Any, frame: Any) -> bool:
        """Whether it was done as often as it may be."""
        if self.loops and g.worn_out(same(frame)):
            return True
        return self._counts(frame) and not g.left(self.limit, frame.this, frame.where, frame.seat)

    def done(self, g: Any, frame: Any) -> None:
        """It was not declined."""
        if self.loops:
            g.use(same(frame))
        if self._counts(frame):
            g.spend(self.limit, frame.this, frame.where, frame.seat)

    def _counts(self, frame: Any) -> bool:
        return self.limit is not None and USED not in frame.names

    def run(self, g: Any, frame: Effect) -> Went:
        """Do it. What asks must not have changed anything: it is called again whenever the question is wanted."""
        raise NotImplementedError(type(self).__name__)

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        """Take the answer; returning the own place does it anew with what was noted."""
        raise NotImplementedError(type(self).__name__)


P = TypeVar("P", bound="Op")


class Code:
    """A program: instructions in a row, and the place of each label."""

    __slots__ = ("ops", "places", "rows")

    def __init__(self, ops: Sequence[Op] = (), before: Sequence[Any] = ()):
        self.ops = tuple(ops)
        self.rows: list[Any] = []
        self.places: dict[str, int] = {}
        for instruction in before:
            self.add(instruction, instruction.label)
        self.compile(ops, "")
        self.places[LABEL_END] = len(self.rows)

    def __bool__(self) -> bool:
        return bool(self.rows)

    def add(self, instruction: Any, label: str) -> None:
        """One more instruction."""
        assert label not in self.places, f"two instructions are called {label}"
        instruction.label = label
        instruction.place = len(self.rows)
        self.places[label] = len(self.rows)
        self.rows.append(instruction)

    def set_aside(self, op: Op, ops: Sequence[Op], label: str) -> None:
        """Add an operation whose own list (under `LABEL.do`) is stepped over now: something else carries it out,
        another time."""
        over = Jump()
        self.add(op, label)
        self.add(over, label + ".over")
        self.compile(ops, label + ".do.")
        self.add(Halt(), label + ".halt")
        over.to = len(self.rows)

    def compile(self, ops: Sequence[Op], under: str) -> None:
        """Add operations, each with its condition and with `may`. The path of the list itself is the label of where it
        begins."""
        if under:
            self.places[under[:-1]] = len(self.rows)
        for word, op in named(ops):
            label = under + word
            exits: list[Branch] = []
            if op.if_ is not None:
                exits.append(Branch(op.if_, op.as_))
                self.add(exits[-1], label + ".cond")
            if op.may:
                exits.append(May(op))
                self.add(exits[-1], label + ".may")
            op.compile(self, label)
            for branch in exits:
                branch.to = len(self.rows)


def named(parts: Iterable[P]) -> Iterator[tuple[str, P]]:
    """Parts with their words, a second one of a word as "damage-2": names that others beside them leave as they are."""
    met: dict[str, int] = {}
    for part in parts:
        n = met[part.word] = met.get(part.word, 0) + 1
        yield (part.word if n == 1 else f"{part.word}-{n}"), part


class Op(Part):
    """An operation. Beside its word may stand `if`, `may` and `as` (a name for what came of it, for `happened`).

    `do` carries it out with what its things fields mean, those picked for it included. A game's own operations subclass
    it.
    """

    word = ""
    if_: Any = None
    may: bool = False
    as_: str = ""
    label: str = ""
    place: int = 0
    clauses: tuple[str, ...] = ()
    asks_on: bool = False
    """Whether it goes on looking names up after the effect."""
    brings: str = "done"
    """What `as` names: only that it was done, or the "things" that came of it; "" where its parts have names,
    and it can have no name."""
    comes: tuple[str, ...] = ()
    """The events of which one shows that it came about, at once or later, where `do` does not say."""
    about: Name | None = None
    """What is known of what `as` names, if it names anything."""
    gives: frozenset[str] = frozenset()
    """The names that only its parts give: another pass of them begins without."""
    answers: Callable[[], Any] | None = None
    """Gives what is answered as it is carried out, if that is another event than its effect's."""
    doer: str = "you"
    """Whose the verb is that says it: "you" (the reader is told to), the name of a players or things field, or "" (its
    text has its own)."""
    together: bool = False
    """Whether what it does to several comes about together, so that one after another is something else."""
    verbless: bool = False
    """Whether it is said by a name or a figure alone, without a verb: "Burn 2"."""

    @property
    def declinable(self) -> bool:
        """Whether its player may leave all of it undone."""
        return self.may

    @classmethod
    def noun(cls) -> str:
        return cls.word

    @classmethod
    def things_fields(cls) -> tuple[tuple[str, Things], ...]:
        """Its fields that mean things, by attribute."""
        found = _THINGS.get(cls)
        if found is None:
            found = _THINGS[cls] = tuple((f.name, f) for f in cls.fields.values() if isinstance(f, Things))
        return found

    def came(self, r: Reader) -> Name:
        """What is known of what `as` names.

        Raises:
            Misread: it can have no name.
        """
        if not self.brings:
            raise r.bad(f"what came of {self.word} has no name; leave `as` out, and name what is done in it")
        return Name(self.brings)

    def compile(self, code: Code, label: str) -> None:
        """Add what carries it out to a program."""
        code.add(self, label)

    def run(self, g: Any, frame: Effect) -> Went:
        """Settle what is meant, then do it."""
        scope = g.scope(frame)
        found: dict[str, tuple[int, ...]] = {}
        picks = False
        for name, field_ in self.things_fields():
            what = getattr(self, name)
            if what is None:
                found[name] = ()
            elif asks(what):
                picks = True
                ids = () if self.idle(scope, found) else picked(g, frame, scope, self, name, what)
                if isinstance(ids, Ask):
                    return informing(g, ids)
                found[name] = ids
            else:
                # what a selector finds is there; what it asks about is read
                if not field_.old and (not isinstance(what, Selector) or what.among is not None):
                    scope.look = g.still
                found[name] = what.ids(scope)
                scope.look = g.known_as
        if picks:
            frame.forget("?")
        frame.expect(self.as_)
        if self.as_ and self.comes:
            frame.note(AWAITED, self.label)
        came = self.do(g, frame, scope, **found)
        if self.as_ and came is not NOTED and (came is not None or not self.comes):
            if came is None:  # it does not say: it came about if there was anything that it was done to
                meant = [found[name] for name, _ in self.things_fields() if getattr(self, name) is not None]
                came = not meant or any(meant)
            frame.note(self.as_, came if isinstance(came, tuple) else 1 if came else 0)
        return None

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        """Note what was picked, and go on with it."""
        scope = g.scope(frame)
        for name, _ in self.things_fields():
            what = getattr(self, name)
            if asks(what) and isinstance(picked(g, frame, scope, self, name, what), Ask):
                frame.note("?" + name, g.handles(row(answer[-1] if answer else ())))
                return self.place
        return None

    def do(self, g: Any, frame: Effect, scope: Scope, **found: tuple[int, ...]) -> Any:
        """Carry it out; what it returns says whether (or to what) it came about, None that it did to all that was
        found."""
        raise NotImplementedError(self.word)

    def able(self, scope: Scope) -> bool:
        """Whether it could do anything now, for all that everybody knows: asked before something optional is
        offered."""
        for name, _ in self.things_fields():
            what = getattr(self, name)
            if what is None:
                continue
            if not (may_be(scope, what) if isinstance(what, Selector) else what.ids(scope)):
                return False
        return True

    def idle(self, scope: Scope, found: Mapping[str, tuple[int, ...]]) -> bool:
        """Whether all see that nothing comes of it, by what is settled of its things: nobody picks the others then."""
        return False

    def check_op(self, r: Reader) -> None:
        """Refuse what can't be an operation, though it may be a part of `always`."""


_THINGS: dict[type[Op], tuple[tuple[str, Things], ...]] = {}


def row(answer: Any) -> tuple[Any, ...]:
    """What was answered as a row, where one thing or several may be."""
    return cast(tuple[Any, ...], answer) if isinstance(answer, tuple) else (answer,)


# ------------------------------------------------------------------------------------------------------------- picking


def may_be(scope: Scope, what: Selector) -> bool:
    """Whether anything fits, for all that everybody knows: in a hidden zone it may, unless all see that nothing lies
    there."""
    if what.pick is not None and what.pick.none(scope):
        return False
    return not scope.g.nothing_there(scope, what) if what.hidden else what.exists(scope)


def picked(g: Any, frame: Effect, scope: Scope, op: Op, name: str, what: Selector) -> tuple[int, ...] | Ask:
    """What was picked for a part of an operation; if somebody has still to pick, the question.

    What lies where not everybody can read it is always asked for, so that nobody learns whether there was anything to
    pick.
    """
    before = frame.names.get("?" + name)
    if before is not None:
        return g.still(before)
    pick = cast(Pick, what.pick)
    if pick.none(scope):
        return ()
    found = what.ids(scope)
    if pick.chance:
        fallen = by_chance(g, frame, scope, what, found)
        if fallen is not found:
            frame.note("?" + name, g.handles(fallen))
        return fallen
    secret = g.hides(scope, what)
    if settled(scope, what, found) and not secret:
        return found
    return pick_question(g, frame, scope, (op,), what, found, secret=secret)


def by_chance(g: Any, frame: Effect, scope: Scope, what: Selector, found: tuple[int, ...]) -> tuple[int, ...]:
    """What chance picks of what was found; it draws nothing where all of that is picked."""
    least, most = cast(Pick, what.pick).span(scope, len(found))
    if least == most == len(found):
        return found
    fallen = g.drawn(found, most)
    g.fell(frame, fallen)
    return fallen


def settled(scope: Scope, what: Selector, found: Sequence[int]) -> bool:
    """Whether all that was found is picked, whatever anybody wishes."""
    pick = cast(Pick, what.pick)
    least, most = pick.span(scope, len(found))
    return least == most == len(found) and (pick.worth is None or not found)


def pick_question(
    g: Any,
    frame: Effect,
    scope: Scope,
    ops: Sequence[Op],
    what: Selector,
    found: Sequence[int],
    *,
    secret: bool = False,
) -> Ask:
    """The question which of some things an effect goes for."""
    pick = cast(Pick, what.pick)
    least, most = pick.span(scope, len(found))
    seats = [seat for seat in pick.by.seats(scope) if not g.is_away(seat)]
    if most == 1:
        found = told_apart(g, frame, what, found)
    options, wanted = pick.weighed(scope, g.options(found))
    prompt = say("ask-effect", card=CardName(frame.card, g.rules.id), effect=g.told(frame, ops))
    hidden = secret or what.hidden
    choice = Choice(prompt, options, least, most, pick.ordered, sum=wanted)
    if not options or wanted is not None and not choice.ways():
        choice = Choice(prompt, (Option(NOTHING, say("ask-none-fits"), ()),))
    default = ",".join(option.key for option in row(choice.cheapest())) or NOTHING
    seat = seats[0] if seats else frame.seat
    return Ask(seat, "pick", choice, default, g.language.clauses.get("pick", ()), secret=hidden, forced=not hidden)


def told_apart(g: Any, frame: Effect, what: Selector, found: Sequence[int]) -> Sequence[int]:
    """What was found, with one for each of what nothing tells apart: copies of a card that lie where order tells
    nothing, and that nothing under way means."""
    if what.among is not None or what.place.order != "none":
        return found
    meant = {handle for each in g.s.lasting for handle in (each.subject, *_handles(each.names))} | _handles(frame.names)
    kept: dict[int, Any] = {}
    for id in found:
        alike = None if g.handle(id) in meant or g.lies_open(id) else replace(g.s.things[id], id=0, since=0)
        if alike is None or alike not in kept.values():
            kept[id] = alike
    return tuple(kept)


def _handles(names: Mapping[str, int | str | tuple[int, ...]]) -> set[int]:
    return {handle for each in names.values() if isinstance(each, tuple) for handle in each}


# -------------------------------------------------------------------------------------------------------- carrying out


class Effect(Procedure, tag="card effect", kw_only=True):
    """An effect being carried out: one ability of one card.

    `card` and `where` name its program, `at` the instruction to go on with. `names` holds targets, what was picked or
    chosen (handles), numbers ("#x"), where a loop is ("*label").
    """

    seat: int
    this: int = 0
    card: str = ""
    where: str = ""
    event: Event | None = None
    names: dict[str, int | str | tuple[int, ...]] = field(default_factory=dict[str, int | str | tuple[int, ...]])
    at: str = ""

    steps = ("go", "took")

    def code(self, g: Any) -> Code:
        """The program being carried out."""
        return g.code(self.card, self.where)

    def go(self, g: Any) -> Verdict:
        """Carry out operations until one asks, or pushes a procedure that comes first."""
        code = self.code(g)
        rows, end = code.rows, len(code.rows)
        place = code.places[self.at] if self.at else 0
        agenda, hung = g.s.agenda, g.hangs
        depth = len(agenda)
        while True:
            if AWAITED in self.names:
                self.forget(AWAITED)
            g.between(self)
            if len(agenda) != depth or g.hangs and not hung or g.s.outcome is not None:
                self.at = rows[place].label if place < end else LABEL_END
                return "go"
            if place >= end:
                break
            instruction = rows[place]
            g.spent += 1
            went = instruction.run(g, self)
            if went is None:
                place += 1
            elif isinstance(went, int):
                place = went
            else:
                self.at = instruction.label
                return went
            if len(agenda) > depth or g.hangs and not hung or g.spent > STEP_LIMIT:
                self.at = rows[place].label if place < end else LABEL_END
                return "go"
        self.at = LABEL_END
        return g.effect_done(self) or END

    def took(self, g: Any, *answer: Any) -> Verdict:
        """Hand an answer to the operation that asked, and go on."""
        code = self.code(g)
        instruction = code.rows[code.places[self.at]]
        went = instruction.took(g, self, *answer)
        place = instruction.place + 1 if went is None else cast(int, went)
        self.at = code.rows[place].label if place < len(code.rows) else LABEL_END
        return "go"

    def note(self, name: str, value: Any) -> None:
        """Write a name down."""
        self.names = {**self.names, name: value}

    def expect(self, name: str) -> None:
        """What is called so comes about from now on, if at all: what came of it before is forgotten."""
        if name:
            self.note(name, ())

    def came(self, g: Any, event: Event) -> None:
        """Something came about by it: by that the operation that waits for it did."""
        label = self.names.get(AWAITED)
        if isinstance(label, str):
            code = self.code(g)
            op = code.rows[code.places[label]]
            if event.name in op.comes:
                self.note(op.as_, 1)

    def again(self, op: Op) -> None:
        """What an operation is made of is done once more: what came of that before is forgotten."""
        if op.gives:
            self.names = {name: each for name, each in self.names.items() if name.removeprefix("#") not in op.gives}

    def follow(self, g: Any, moved: Container[int]) -> None:
        """What the effect itself moved (by the handles that it had, see `Match.traces`), all that it calls by a name
        goes on meaning: it knows where that went. Such a name is an id without a stamp."""

        def now(handle: int) -> int:
            return g.id_of(handle) if handle in moved else handle

        self.names, self.this = _renamed(self.names, now), now(self.this)
        if self.event is not None:
            self.event = replace(self.event, subject=now(self.event.subject), other=now(self.event.other))

    def forget(self, prefix: str) -> None:
        """Names that begin so are done with."""
        self.names = {name: value for name, value in self.names.items() if not name.startswith(prefix)}


def _renamed(names: dict[str, Any], now: Callable[[int], int], still: tuple[str, ...] = ("#", "*")) -> dict[str, Any]:
    def renamed(name: str, value: Any) -> Any:
        if name.startswith(still) or not isinstance(value, tuple | int):
            return value
        if isinstance(value, tuple):
            return tuple([now(each) for each in cast(tuple[int, ...], value)])
        return now(value) if name.endswith("it") else value

    return {name: renamed(name, value) for name, value in names.items()}


def kept(g: Any, names: dict[str, Any]) -> dict[str, Any]:
    """The names of an effect for what is to happen later: what it moved is followed no further, and it is done instead
    of nothing then."""
    return _renamed({name: each for name, each in names.items() if name != INSTEAD}, g.handle)


def reshape(g: Any, was: int, now: int) -> None:
    """A thing is another one from now on, by its handle: for all that is under way, waits or lasts, in loops too."""

    def new(handle: int) -> int:
        return now if handle == was else handle

    def shaped(each: Any) -> dict[str, Any]:
        event = each.event
        about = None if event is None else replace(event, subject=new(event.subject), other=new(event.other))
        return {"this": new(each.this), "names": _renamed(each.names, new, ("#",)), "event": about}

    def anew(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([anew(each) for each in cast(tuple[Any, ...], value)])
        return new(value) if isinstance(value, int) else replace(value, **shaped(value))

    for procedure in g.s.agenda:
        for name in procedure.handles:
            setattr(procedure, name, anew(getattr(procedure, name)))
    for effect in g.below(Effect):
        for name, value in shaped(effect).items():
            setattr(effect, name, value)
    g.s.heard = [replace(each, **shaped(each)) for each in g.s.heard]
    g.s.lasting = [replace(each, subject=new(each.subject), **shaped(each)) for each in g.s.lasting]
    g.rework()


class Branch(Instruction):
    """Go on if a condition holds, else jump over what has a name, perhaps, that means nothing then."""

    def __init__(self, condition: Any, name: str = ""):
        self.condition = condition
        self.name = name
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        return None if self.condition.holds(g.scope(frame)) else self.over(frame)

    def over(self, frame: Effect) -> int:
        """Jump."""
        frame.expect(self.name)
        return self.to


class May(Branch):
    """Ask whether to do what an effect says may be done."""

    declining = True

    def __init__(self, op: Op):
        super().__init__(None, op.as_)
        self.op = op

    def run(self, g: Any, frame: Effect) -> Went:
        if self.spent(g, frame) or not g.can_do(self.op, frame):
            return self.over(frame)
        prompt = say("ask-optional", card=CardName(frame.card, g.rules.id), effect=g.told(frame, (self.op,)))
        return Ask(frame.seat, "optional", yes_no(prompt), "no", g.language.clauses.get("optional", ()), forced=False)

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        if not answer[-1]:
            return self.over(frame)
        self.done(g, frame)
        return None


class Jump(Instruction):
    """Jump."""

    def __init__(self, to: int = 0):
        self.to = to

    def run(self, g: Any, frame: Effect) -> Went:
        return self.to


class Halt(Instruction):
    """The end of what was put off or lasts."""

    def run(self, g: Any, frame: Effect) -> Went:
        return 1 << 30


def effect_of(each: Any, **other: Any) -> Effect:
    """What something that waits or lasts does, as it is carried out."""
    own = {name: getattr(each, name) for name in ("seat", "this", "card", "where", "event", "names", "at")}
    return Effect(**{**own, **other})


def effects_of(each: Any) -> list[Effect]:
    """The same of something that was set off, and behind it what its limit does at last."""
    return [effect_of(each), *([effect_of(each, where=f"{each.where}:last", at="")] if each.last else [])]
