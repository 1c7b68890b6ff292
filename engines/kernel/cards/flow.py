"""Operations, and how a list of them is carried out: one after another, with branches, loops, choices and questions. [docs/cards.md]

A list of operations is a `Program`: instructions with labels, which are paths in the document by its words ("draw", "if.then.damage", the second
of a list "damage-2"). An effect that rests on a question, or something that lasts, is saved with the label, so that it means the same instruction in
whatever version of the code, and whatever else is done before or after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from msgspec import field

from engines.kernel.ask import NOTHING, Ask, Choice, Option, one_of, yes_no
from engines.kernel.event import Event
from engines.kernel.state import END, STEP_LIMIT, Procedure, Verdict
from engines.kernel.text import CardName, say

from .fields import ByName, Condition, Flag, InOther, Line, Program, Several, Things, Value, Whole, Word, each_of
from .reading import READERS, REQUIRED, Field, Name, Part, Reader, an_object, is_mapping, ref_to, shown
from .scope import Scope
from .select import Pick, PickedField, Selector, asks

if TYPE_CHECKING:
    from .language import Language

Went = int | Ask | None
"""What an instruction returns: None (the next one), the place of another one, or a question."""

LABEL_END = "end"
NOTED: Any = object()
"""What `do` returns if what came of it is noted by itself, or later."""


class Instruction:
    """Something that an effect does. `run` does it, `took` takes the answer to the question that it put."""

    label: str = ""
    """Its place in the document."""
    place: int = 0
    """Its place in the program."""

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

    def compile(self, ops: Sequence[Op], under: str) -> None:
        """Add operations, each with its condition and with `may`. The path of the list itself is the label of where it begins."""
        if under:
            self.places[under[:-1]] = len(self.rows)
        for word, op in named(ops):
            label = under + word
            exits: list[Branch] = []
            if op.if_ is not None:
                exits.append(Branch(op.if_))
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

    `do` carries it out with what its things fields mean, those picked for it included. A game's own operations subclass it.
    """

    word = ""
    if_: Any = None
    may: bool = False
    as_: str = ""
    label: str = ""
    place: int = 0
    clauses: tuple[str, ...] = ()
    brings: str = "done"
    """What `as` names: only that it was done, or the "things" that came of it."""
    doer: str = "you"
    """Whose the verb is that says it: "you" (the reader is told to), the name of a players or things field, or "" (its text has its own)."""

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
                ids = picked(g, frame, scope, self, name, what)
                if isinstance(ids, Ask):
                    return ids
                found[name] = ids
            else:
                if not (
                    field_.old or isinstance(what, Selector)
                ):  # what a selector finds is there; what it asks about is read
                    scope.look = g.still
                found[name] = what.ids(scope)
                scope.look = g.known_as
        if picks:
            frame.forget("?")
        came = self.do(g, frame, scope, **found)
        if self.as_ and came is not NOTED:
            frame.note(self.as_, came if isinstance(came, tuple) else 1 if came else 0)
        return None

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        """Note what was picked, and go on with it."""
        scope = g.scope(frame)
        for name, _ in self.things_fields():
            what = getattr(self, name)
            if asks(what) and isinstance(picked(g, frame, scope, self, name, what), Ask):
                frame.note("?" + name, g.handles(_row(answer[-1] if answer else ())))
                return self.place
        return None

    def do(self, g: Any, frame: Effect, scope: Scope, **found: tuple[int, ...]) -> Any:
        """Carry it out; what it returns says whether (or to what) it came about."""
        raise NotImplementedError(self.word)

    def able(self, scope: Scope) -> bool:
        """Whether it could do anything now, for all that everybody knows: asked before something optional is offered."""
        for name, _ in self.things_fields():
            what = getattr(self, name)
            if what is None:
                continue
            if not (may_be(scope, what) if isinstance(what, Selector) else what.ids(scope)):
                return False
        return True

    def check_op(self, r: Reader) -> None:
        """Refuse what can't be an operation, though it may be a part of `always`."""


_THINGS: dict[type[Op], tuple[tuple[str, Things], ...]] = {}


def _row(answer: Any) -> tuple[Any, ...]:
    return cast(tuple[Any, ...], answer) if isinstance(answer, tuple) else (answer,)


# ------------------------------------------------------------------------------------------------------------- picking


def may_be(scope: Scope, what: Selector) -> bool:
    """Whether anything fits, for all that everybody knows: in a hidden zone it may, unless all see that nothing lies there."""
    return not scope.g.nothing_there(scope, what) if what.hidden else what.exists(scope)


def picked(g: Any, frame: Effect, scope: Scope, op: Op, name: str, what: Selector) -> tuple[int, ...] | Ask:
    """What was picked for a part of an operation; if somebody has still to pick, the question.

    What lies where not everybody can read it is always asked for, so that nobody learns whether there was anything to pick.
    """
    before = frame.names.get("?" + name)
    if before is not None:
        return g.still(before)
    pick = cast(Pick, what.pick)
    found = what.ids(scope)
    least, most = pick.span(scope, len(found))
    if pick.chance and least == most == len(found):
        return found
    if pick.chance:
        drawn = g.drawn(found, most)
        g.fell(frame, drawn)
        frame.note("?" + name, g.handles(drawn))
        return drawn
    secret = g.hides(scope, what)
    if least == most == len(found) and not secret:
        return found
    return pick_question(g, frame, scope, (op,), what, found, secret=secret)


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
    options = g.options(found)
    prompt = say("ask-effect", card=CardName(frame.card, g.rules.id), effect=g.told(frame, ops))
    hidden = secret or what.hidden
    choice = Choice(prompt, options, least, most, pick.ordered)
    if not options:
        choice = Choice(prompt, (Option(NOTHING, say("ask-none-fits"), ()),))
    default = ",".join(option.key for option in options[:least]) or NOTHING
    seat = seats[0] if seats else frame.seat
    return Ask(seat, "pick", choice, default, g.language.clauses.get("pick", ()), secret=hidden, forced=not hidden)


# -------------------------------------------------------------------------------------------------------- carrying out


class Effect(Procedure, tag="card effect", kw_only=True):
    """An effect being carried out: one ability of one card.

    `card` and `where` name its program, `at` the instruction to go on with. `names` holds targets, what was picked or chosen (handles),
    numbers ("#x"), where a loop is ("*label").
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
        agenda = g.s.agenda
        while place < end:
            instruction = rows[place]
            depth = len(agenda)
            g.spent += 1
            went = instruction.run(g, self)
            if went is None:
                place += 1
            elif isinstance(went, int):
                place = went
            else:
                self.at = instruction.label
                return went
            if len(agenda) > depth or g.s.outcome is not None or g.spent > STEP_LIMIT:
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

    def follow(self, g: Any, ids: Sequence[int]) -> None:
        """What the effect itself moved, its names go on meaning: it knows where that went. Such a name is an id without a stamp."""
        moved = {id for id in ids if id >= g.first_id}

        def now(handle: int) -> int:
            return g.id_of(handle) if g.id_of(handle) in moved else handle

        self.names, self.this = _renamed(self.names, now), now(self.this)

    def forget(self, prefix: str) -> None:
        """Names that begin so are done with."""
        self.names = {name: value for name, value in self.names.items() if not name.startswith(prefix)}


def _renamed(names: dict[str, Any], now: Callable[[int], int]) -> dict[str, Any]:
    def renamed(name: str, value: Any) -> Any:
        if name.startswith(("#", "*")) or not isinstance(value, tuple | int):
            return value
        if isinstance(value, tuple):
            return tuple([now(each) for each in cast(tuple[int, ...], value)])
        return now(value) if name.endswith("it") else value

    return {name: renamed(name, value) for name, value in names.items()}


def kept(g: Any, names: dict[str, Any]) -> dict[str, Any]:
    """The names of an effect for what is to happen later: what it moved is followed no further."""
    return _renamed(names, g.handle)


class Branch(Instruction):
    """Go on if a condition holds, else jump."""

    def __init__(self, condition: Any):
        self.condition = condition
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        return None if self.condition.holds(g.scope(frame)) else self.to


class May(Branch):
    """Ask whether to do what an effect says may be done."""

    def __init__(self, op: Op):
        super().__init__(None)
        self.op = op

    def run(self, g: Any, frame: Effect) -> Went:
        if not g.can_do(self.op, frame):
            return self.to
        prompt = say("ask-optional", card=CardName(frame.card, g.rules.id), effect=g.told(frame, (self.op,)))
        return Ask(frame.seat, "optional", yes_no(prompt), "no", g.language.clauses.get("optional", ()), forced=False)

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        return None if answer[-1] else self.to


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


# ---------------------------------------------------------------------------------------------------- reading programs


BESIDE = ("if", "may", "as")


def read_program(raw: Any, r: Reader) -> tuple[Op, ...]:
    """A list of operations; what one names, the later ones may use."""
    return each_of(r.rows(raw, "what is done"), lambda each, n: _read_op(each, r.at(n)))


def _read_op(raw: Any, r: Reader) -> Op:
    if isinstance(raw, str):
        raw = {raw: {}}
    given = r.mapping(raw, "an operation")
    ops = r.language.ops
    words = [word for word in given if word in ops]
    if "if" in words and (len(words) > 1 or not (is_mapping(given["if"]) and "then" in given["if"])):
        words.remove("if")
    extra = [word for word in given if word not in words and word not in BESIDE]
    if len(words) != 1 or extra:
        wrong = next(iter(extra), None) or next((word for word in given if word not in BESIDE), "")
        if len(words) > 1:
            raise r.bad(f"one operation at a time, not {' and '.join(words)}: each is an entry of the list")
        raise r.at(wrong).unknown("operation", wrong, ops)
    word = words[0]
    beside = {name: given[name] for name in BESIDE if name in given and name != word}
    if_ = r.at("if").part("condition", beside["if"]) if "if" in beside else None
    params = given[word]
    op = ops[word].read({} if params is None else params, r.at(word))
    op.if_ = if_
    op.may = Flag().read(beside.get("may", False), r.at("may"))
    if "as" in beside:
        op.as_ = Line(24).read(beside["as"], r.at("as"))
        r.names.setdefault(op.as_, Name(op.brings))
    op.check_op(r.at(word))
    return op


READERS["program"] = read_program


def walk(ops: Sequence[Any]) -> Iterator[Op]:
    """All operations of a program, those inside of others too."""
    from .reading import parts

    for part in parts(tuple(ops)):
        if isinstance(part, Op):
            yield part


# -------------------------------------------------------------------------------------------------- the flow, as a pack


class Seq(Op):
    """Several operations, one after another."""

    bare = "do"
    do_ = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Seq:
        op = cls.__new__(cls)
        rows = raw["do"] if is_mapping(raw) and "do" in raw else raw
        op.do_ = r.part("program", rows)
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:  # noqa: ARG003
        return {"anyOf": [ref_to("program"), an_object({"do": ref_to("program")}, ["do"], others={})]}

    def compile(self, code: Code, label: str) -> None:
        code.compile(self.do_, label + ".")


class If(Op):
    """One thing if a condition holds, else another: `if: {cond: ..., then: [...], else: [...]}`."""

    doer = ""
    cond = Condition(REQUIRED)
    then = Program(REQUIRED)
    else_ = Program()

    def compile(self, code: Code, label: str) -> None:
        branch, over = Branch(self.cond), Jump()
        code.add(branch, label)
        code.compile(self.then, label + ".then.")
        if self.else_:
            code.add(over, label + ".over")
        branch.to = len(code.rows)
        code.compile(self.else_, label + ".else.")
        over.to = len(code.rows)


class ForEach(Op):
    """Something for each of some things, which is `it` there: `for_each: {of: ..., do: [...]}`."""

    doer = ""
    of = Things(picks=False, det="each")
    do_ = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> ForEach:
        given = r.mapping(raw, "for_each")
        for word in given:
            if word not in ("of", "do"):
                raise r.at(word).unknown("field", word, ("of", "do"))
        if set(given) != {"of", "do"}:
            raise r.bad("for_each has `of` (each of what) and `do`")
        op = cls.__new__(cls)
        op.of = Things(picks=False).read(given["of"], r.at("of"))
        sort = getattr(op.of, "sort", "things")
        inner = r.apart(it=Name(sort, about=op.of if isinstance(op.of, Selector) else None))
        op.do_ = inner.at("do").part("program", given["do"])
        for name, about in inner.names.items():
            if name != "it":
                r.names.setdefault(name, about)
        return op

    def compile(self, code: Code, label: str) -> None:
        each = _Each(self)
        code.add(each, label)
        code.compile(self.do_, label + ".do.")
        code.add(Jump(each.place), label + ".next")
        each.to = len(code.rows)


class _Each(Instruction):
    """The next thing of a loop is `it`, or the loop is over."""

    def __init__(self, op: ForEach):
        self.op = op
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        key = "*" + self.label
        left = frame.names.get(key)
        if left is None:
            left = g.handles(g.in_order(self.op.of.ids(g.scope(frame))))
        if not left:
            outer = frame.names.get(key + ".it")
            names = {name: value for name, value in frame.names.items() if name not in (key, key + ".it", "it")}
            frame.names = names if outer is None else {**names, "it": outer}
            return self.to
        if key not in frame.names and "it" in frame.names:
            frame.note(key + ".it", frame.names["it"])
        row = cast(tuple[int, ...], left)
        frame.names = {**frame.names, key: row[1:], "it": row[0]}
        return None


REPEATED = 1_000
"""How many operations a card may repeat, where that can be read from it. What is worked out in play is bounded by `STEP_LIMIT`."""


def weight(part: Any) -> int:
    """How many operations a part comes to, as far as that can be read from it: those repeated a written number of times count so often."""
    if isinstance(part, tuple | list):
        return sum(map(weight, cast(Sequence[Any], part)))
    if not isinstance(part, Part):
        return 0
    inner = sum(weight(getattr(part, field.name)) for field in part.fields.values())
    if isinstance(part, Repeat) and part.n.constant is not None:
        inner *= max(0, part.n.constant)
    return inner + isinstance(part, Op)


class Repeat(Op):
    """Something several times: `repeat: {n: 3, do: [...]}`."""

    doer = ""
    n = Value()
    do_ = Program(REQUIRED)

    def check_op(self, r: Reader) -> None:
        """What is repeated a written number of times has its measure."""
        if weight(self) > REPEATED:
            raise r.bad(f"this comes to {weight(self)} operations; at most {REPEATED} are repeated")

    def compile(self, code: Code, label: str) -> None:
        turn = _Turn(self)
        code.add(turn, label)
        code.compile(self.do_, label + ".do.")
        code.add(Jump(turn.place), label + ".next")
        turn.to = len(code.rows)


class _Turn(Instruction):
    """The next turn of a counted loop, or the loop is over."""

    def __init__(self, op: Repeat):
        self.op = op
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        key = "*" + self.label
        left = frame.names.get(key)
        n = self.op.n.get(g.scope(frame)) if left is None else cast(int, left)
        if n <= 0:
            frame.names = {name: value for name, value in frame.names.items() if name != key}
            return self.to
        frame.names = {**frame.names, key: n - 1}
        return None


class Mode(Part):
    """One way of a choice: what it does, its name if it has one, targets of its own."""

    name = Line(default="")
    in_ = InOther("name")
    targets = ByName(PickedField())
    do = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Mode:
        given: dict[str, Any] = {"do": raw} if isinstance(raw, list) else r.mapping(raw, "a mode")
        targets = read_targets(given.get("targets", {}), r.at("targets"))
        mode = super().read({name: each for name, each in given.items() if name != "targets"}, r)
        mode.targets = targets
        return mode

    def name_in(self, language: str) -> str:
        """Its name in a language; its own where it has none there."""
        return self.in_.get(language, {}).get("name", self.name)


def read_targets(raw: Any, r: Reader) -> dict[str, Selector]:
    """Targets by the names that the effect calls them by, each able to speak of those before it."""
    found: dict[str, Selector] = {}
    for name, each in r.mapping(raw, "targets").items():
        here = r.at(name)
        if name in r.language.refs or not name.isidentifier():
            raise here.bad(f"a target can't be called {name}: that is a word of the language")
        selector = PickedField().read(each, here)
        if selector.hidden and not (r.language.own_secrets and selector.side == "own"):
            raise here.bad(
                f"targets are named for all to hear, so none may lie where not everybody can read it; pick it in `do`{here.cited('hidden')}"
            )
        found[name] = selector
        pick = cast(Pick, selector.pick)
        r.names[name] = Name(selector.sort, selector, many=pick.most.constant != 1, announced=True)
    return found


class Modes(Op):
    """One of several things, or `n` of them, in the order printed: `modes: [[...], {name: ..., do: [...]}]`."""

    bare = "modes"
    modes = Several(Program(REQUIRED))
    n = Whole(1, 9, default=1)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Modes:
        given: dict[str, Any] = raw if is_mapping(raw) else {"modes": raw}
        for word in given:
            if word not in ("modes", "n"):
                raise r.at(word).unknown("field", word, ("modes", "n"))
        here = r.at("modes") if is_mapping(raw) else r
        rows = here.rows(given.get("modes"), "modes")
        op = cls.__new__(cls)
        op.n = Whole(1, 9, default=1).read(given.get("n", 1), r.at("n"))
        op.modes = tuple(Mode.read(each, here.at(n)) for n, each in enumerate(rows))
        if len(rows) < max(2, op.n):
            raise r.bad(f"a choice of {op.n} has at least {max(2, op.n)} modes")
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        rows = {"type": "array", "minItems": 2, "items": {"anyOf": [ref_to("program"), Mode.schema(language)]}}
        return {"anyOf": [rows, an_object({"modes": rows, "n": cls.fields["n"].schema(language)}, ["modes"])]}

    @property
    def first(self) -> str:
        """The first legal answer."""
        return ",".join(str(n + 1) for n in range(self.n))

    def compile(self, code: Code, label: str) -> None:
        chooser = _Chooser(self)
        code.add(chooser, label)
        for n, mode in enumerate(self.modes):
            chooser.starts.append(len(code.rows))
            code.compile(mode.do, f"{label}.{n + 1}.")
            code.add(Jump(chooser.place), f"{label}.{n + 1}.back")
        chooser.to = len(code.rows)

    def choice(self, g: Any, frame: Any, then: Any = None) -> Choice:
        """The question; the keys are 1, 2, ... in the order printed. `then(n)` gives what comes below the nth (from 0)."""
        options = tuple(
            Option(str(n + 1), say("mode", number=n + 1, text=g.told(frame, mode.do)), n, then and then(n))
            for n, mode in enumerate(self.modes)
        )
        return Choice(say("ask-mode"), options, self.n, self.n)


class _Chooser(Instruction):
    """Takes the modes that were chosen, in the order printed; asks for them if they were not chosen before."""

    def __init__(self, op: Modes):
        self.op = op
        self.starts: list[int] = []
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        chosen = frame.names.get("*" + self.label, frame.names.get("*modes"))
        if chosen is None:
            return Ask(frame.seat, "mode", self.op.choice(g, frame), self.op.first, g.language.clauses.get("mode", ()))
        return self._enter(frame, cast(tuple[int, ...], chosen))

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        return self._enter(frame, _row(answer[-1]))

    def _enter(self, frame: Effect, chosen: tuple[int, ...]) -> int:
        frame.names = {name: value for name, value in frame.names.items() if name not in ("*modes", "*" + self.label)}
        if not chosen:
            return self.to
        frame.note("*" + self.label, chosen[1:])
        return self.starts[chosen[0]]


class Let(Op):
    """Numbers by names: `let: {k: {ask: [1, 3]}, n: {count: ...}}`."""

    doer = ""
    numbers: dict[str, Any]

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Let:
        op = cls.__new__(cls)
        op.numbers = {}
        for name, each in r.mapping(raw, "let").items():
            op.numbers[name] = r.at(name).part("value", each)
            r.names[name] = Name("number", op.numbers[name])
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:  # noqa: ARG003
        return an_object({}, others=ref_to("value"))

    def run(self, g: Any, frame: Effect) -> Went:
        scope = g.scope(frame)
        for name, number in self.numbers.items():
            if "#" + name in frame.names and "?" + name in frame.names:
                continue
            if number.word == "ask":
                low, high = (part.get(scope) for part in number.ask)
                if high > low:
                    options = [Option(str(n), say("number", n=n), n) for n in range(low, high + 1)]
                    prompt = one_of(say("ask-number", card=CardName(frame.card, g.rules.id)), options)
                    return Ask(frame.seat, "number", prompt, str(low), g.language.clauses.get("number", ()))
            frame.note("#" + name, number.get(scope))
            scope = g.scope(frame)
        frame.forget("?")
        return None

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        for name, number in self.numbers.items():
            if number.word == "ask" and "?" + name not in frame.names:
                frame.note("?" + name, 1)
                frame.note("#" + name, answer[-1])
                break
        return self.place


class Choose(Op):
    """Somebody picks things, which are called by a name afterwards: `choose: {what: {pick: 1, ...}, as: prey, none: [...]}`.

    Where there is nothing to pick, `none` happens. `secret` keeps what was picked from the others.
    """

    doer = "by"
    what = PickedField()
    as_name = Line(24)
    secret = Flag()
    none = Program()

    @property
    def by(self) -> Any:
        """Who picks."""
        return cast(Pick, self.what.pick).by

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Choose:
        given = r.mapping(raw, "choose")
        known = ("what", "as", "secret", "none")
        for word in given:
            if word not in known:
                raise r.at(word).unknown("field", word, known)
        if "what" not in given or "as" not in given:
            raise r.bad("choose has `what` (a selector that picks) and `as` (a name for it)")
        op = cls.__new__(cls)
        op.none = r.at("none").part("program", given.get("none", []))
        op.what = PickedField().read(given["what"], r.at("what"))
        op.as_name = Line(24).read(given["as"], r.at("as"))
        op.secret = Flag().read(given.get("secret", False), r.at("secret"))
        pick = cast(Pick, op.what.pick)
        r.names[op.as_name] = Name(op.what.sort, op.what, many=pick.most.constant != 1)
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        own = {"as" if name == "as_name" else name: field.schema(language) for name, field in cls.fields.items()}
        return an_object(own, ["what", "as"])

    def compile(self, code: Code, label: str) -> None:
        choice, over = _Choice(self), Jump()
        code.add(choice, label)
        code.compile(self.none, label + ".none.")
        code.add(over, label + ".over")
        choice.to = over.to = len(code.rows)

    def able(self, scope: Scope) -> bool:
        return bool(self.none) or may_be(scope, self.what)


class _Choice(Instruction):
    """Asks what a `choose` picks, and goes on behind what happens where there is nothing to pick."""

    def __init__(self, op: Choose):
        self.op = op
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        op, scope = self.op, g.scope(frame)
        pick = cast(Pick, op.what.pick)
        found = op.what.ids(scope)
        least, most = pick.span(scope, len(found))
        if pick.chance:
            found, least, most = g.drawn(found, most), 0, 0
        secret = g.hides(scope, op.what)
        if not secret and (pick.chance or least == most == len(found)):
            return self._named(g, frame, found)
        return pick_question(g, frame, scope, (op,), op.what, found, secret=op.secret or secret)

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        return self._named(g, frame, _row(answer[-1]))

    def _named(self, g: Any, frame: Effect, found: tuple[int, ...]) -> Went:
        frame.note(self.op.as_name, g.handles(found))
        return self.to if found else None


class Toss(Op):
    """A coin is tossed: `toss: {success: [...], fail: [...], again: ask}`. `again` tosses once more after a Success."""

    success = Program()
    fail = Program()
    again = Word(("ask", "auto"), "")

    def check(self, r: Reader) -> None:
        if not (self.success or self.fail):
            raise r.bad("a toss has `success` or `fail`")

    def compile(self, code: Code, label: str) -> None:
        coin, over = _Coin(), Jump()
        code.add(coin, label)
        code.compile(self.success, label + ".success.")
        if self.again == "ask":
            code.add(_Again(coin), label + ".again")
        elif self.again == "auto":
            code.add(Jump(coin.place), label + ".again")
        code.add(over, label + ".over")
        coin.to = len(code.rows)
        code.compile(self.fail, label + ".fail.")
        over.to = len(code.rows)


class _Coin(Instruction):
    """Tosses, and goes to what a Failure does if it is one."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        return None if g.toss(frame) else self.to


class _Again(Instruction):
    """Asks whether to toss once more."""

    def __init__(self, coin: _Coin):
        self.coin = coin

    def run(self, g: Any, frame: Effect) -> Went:
        prompt = yes_no(say("ask-again", card=CardName(frame.card, g.rules.id)))
        return Ask(frame.seat, "again", prompt, "yes", g.language.clauses.get("again", ()), forced=False)

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        return self.coin.place if answer[-1] else None


class Row(Part):
    """What some numbers of a die do; `rest` if they are all the others."""

    def __init__(self, low: int, high: int, do: tuple[Op, ...], rest: bool = False):
        self.low, self.high, self.do, self.rest = low, high, do, rest

    @property
    def name(self) -> str:
        """Its numbers, as a card has them."""
        return "else" if self.rest else f"{self.low}-{self.high}" if self.high < ANY else f"{self.low}+"


ANY = 1_000_000


class Rows(Field[Any]):
    """What the numbers of a die do: `{1: [...], "2-5": [...], "6+": [...]}`; `else` for all the others."""

    def read(self, raw: Any, r: Reader) -> tuple[Row, ...]:
        if not isinstance(raw, dict):
            raise r.bad(f"a table of numbers and what they do is wanted, not {shown(raw)}")
        from .values import read_figure

        found: list[Row] = []
        for numbers, each in cast(dict[Any, Any], raw).items():
            if numbers == "else":
                found.append(Row(0, ANY, r.at("else").part("program", each), rest=True))
                continue
            bounds = read_figure(numbers, r.at(numbers)).bounds or (None, None)
            found.append(
                Row(bounds[0] or 0, ANY if bounds[1] is None else bounds[1], r.at(numbers).part("program", each))
            )
        return tuple(found)

    def schema(self, language: Language) -> dict[str, Any]:
        return an_object({}, others=ref_to("program"))


class Roll(Op):
    """A die is rolled: `roll: {sides: 6, on: {"1-3": [...], "4+": [...]}}`; the number is called `rolled` afterwards."""

    sides = Whole(2, 100, default=6)
    on = Rows()

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Roll:
        r.names["rolled"] = Name("number")
        return super().read(raw, r)

    def compile(self, code: Code, label: str) -> None:
        die, exits = _Die(self), list[Jump]()
        code.add(die, label)
        for row in self.on:
            die.starts.append(len(code.rows))
            code.compile(row.do, f"{label}.{row.name}.")
            exits.append(Jump())
            code.add(exits[-1], f"{label}.{row.name}.over")
        for leave in (*exits, die):
            leave.to = len(code.rows)


class _Die(Instruction):
    """Rolls, and goes to what the number does."""

    def __init__(self, op: Roll):
        self.op = op
        self.starts: list[int] = []
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        shown_ = g.roll(frame, self.op.sides)
        frame.note("#rolled", shown_)
        rows = zip(self.op.on, self.starts, strict=True)
        return next((start for row, start in rows if row.low <= shown_ <= row.high), self.to)


FLOW: dict[str, type[Op]] = {
    "seq": Seq,
    "if": If,
    "for_each": ForEach,
    "repeat": Repeat,
    "modes": Modes,
    "let": Let,
    "choose": Choose,
}
CHANCE: dict[str, type[Op]] = {"toss": Toss, "roll": Roll}


def flow(language: Language) -> None:
    """The pack of branches, loops and choices."""
    for word, op in FLOW.items():
        language.op(word)(op)


def chance(language: Language) -> None:
    """The pack of coins and dice. The game has `toss(frame) -> bool` and `roll(frame, sides) -> int`."""
    for word, op in CHANCE.items():
        language.op(word)(op)
