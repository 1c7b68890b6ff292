"""Effects as data: a card's effect is a list of operations, checked when the card is read and compiled to a flat program.

A game makes one `Vocabulary` and registers its operations, values and conditions with it; the kernel brings what is
the same in every game: arithmetic, logic, branches, loops and choices. A program is carried out by one kind of
procedure (`Run`), so an effect can rest on a question anywhere and be saved there.
"""

# Types are made here, out of what a game registers: the strict mode has no words for that.
# pyright: basic, reportInvalidTypeForm=false

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Protocol, TypeVar

from msgspec import field
from pydantic import ConfigDict, Field, PlainValidator, ValidationError, model_validator

from .ask import Ask, Choice, Option, yes_no
from .documents import NUMBER_LIMIT, near
from .parts import Part, faulty, told, within
from .state import END, STEP_LIMIT, Procedure, Verdict
from .text import Text, say


class Node(Part):
    """A part of an effect. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
    word: ClassVar[str] = ""
    """The word that names it in a card file."""


class Scope(Protocol):
    """Where an effect looks things up: the running match and the registers of the effect."""

    g: Any
    vars: dict[str, Any]


class Value(Node):
    """A number worked out when it is wanted."""

    @abstractmethod
    def read(self, scope: Any) -> int:
        """Its value now."""


class Condition(Node):
    """Something that holds or does not."""

    @abstractmethod
    def holds(self, scope: Any) -> bool:
        """Whether it holds now."""


class Op(Node):
    """An operation. `run` carries it out, or returns a question whose answer `took` is given."""

    if_: Any = Field(default=None, alias="if")
    may: bool = False

    @classmethod
    def short(cls, raw: Any, /) -> dict[str, Any]:
        """The parameters meant by something that is no mapping of them.

        Raises:
            ValueError: nothing is.
        """
        raise ValueError(f"{cls.word} takes a mapping of parameters, not {str(raw)[:40]!r}")

    def run(self, g: Any, frame: Any) -> Verdict:
        """Carry it out."""
        raise AssertionError(f"{self.word} is compiled to other instructions")

    def took(self, g: Any, frame: Any, *answer: Any) -> Verdict:
        """Note the answer to the question that `run` put; return "go" to be run again with it."""
        raise AssertionError(f"{self.word} puts no question")

    def compile(self, program: list[Instruction]) -> None:
        """Add what carries it out to a program."""
        program.append(self)


REPEATED = 1_000
"""How many operations a card may repeat, where that can be read from it. What is worked out in play is bounded by
`STEP_LIMIT`."""

Instruction = Any
"""Anything with `run` and `took`, as `Op` has them; `run` may set `frame.pc` to jump."""

N = TypeVar("N", bound=type[Node])


class Vocabulary:
    """The words of a game's effects."""

    def __init__(self) -> None:
        self.ops: dict[str, type[Op]] = {}
        self.values: dict[str, type[Value]] = {}
        self.conditions: dict[str, type[Condition]] = {}

    def register(self, word: str) -> Callable[[N], N]:
        """Class decorator: the node that a word names."""

        def add(node: N) -> N:
            node.word = word
            home: dict[str, Any]
            if issubclass(node, Op):
                home = self.ops
            elif issubclass(node, Value):
                home = self.values
            else:
                home = self.conditions
            if word in home:
                raise ValueError(f"two nodes for {word!r}")
            home[word] = node
            return node

        return add

    def value(self, raw: Any) -> Value:
        """A value as a card file writes it: a number, or a mapping with the value's word."""
        if isinstance(raw, Value):
            return raw
        if isinstance(raw, int) and not isinstance(raw, bool):
            return Just(just=raw)
        return self._named(self.values, raw, "a value")

    def condition(self, raw: Any) -> Condition:
        """A condition as a card file writes it."""
        if isinstance(raw, Condition):
            return raw
        return self._named(self.conditions, raw, "a condition")

    def op(self, raw: Any) -> Op:
        """An operation: its word alone, or a mapping of its word to its parameters, with `if` and `may` beside it."""
        if isinstance(raw, Op):
            return raw
        if isinstance(raw, str):
            raw = {raw: {}}
        if not isinstance(raw, dict):
            raise ValueError(f"an operation is a word or a mapping, not {raw!r}")
        words = [word for word in raw if word in self.ops]
        extra = [word for word in raw if word not in self.ops and word not in ("if", "may")]
        if "if" in raw and "if" in self.ops and isinstance(raw["if"], dict) and "then" in raw["if"]:
            words, extra = ["if"], [word for word in raw if word not in ("if", "may")]
        elif "if" in words and len(words) > 1:
            words.remove("if")
        if len(words) != 1 or extra:
            if extra:
                raise faulty(((word,), f"no operation {str(word)!r}; {near(word, self.ops)}") for word in extra)
            raise ValueError(f"an operation has one word, not {', '.join(map(str, raw)) or 'none'}")
        word = words[0]
        node = self.ops[word]
        params = raw[word]
        own = dict(params) if isinstance(params, dict) else node.short(params)
        if word != "if" and "if" in raw:
            if "if" in own:
                raise ValueError(
                    f"{word}: one condition stands beside it and one inside; name the part that the inner one belongs to"
                )
            own["if"] = self.condition(raw["if"])
        if "may" in raw:
            own["may"] = raw["may"]
        try:
            return node.model_validate(own)
        except ValidationError as error:
            raise within(error, word) from None

    def program(self, raw: Any) -> tuple[Op, ...]:
        """A list of operations."""
        if not isinstance(raw, list | tuple):
            raise ValueError(f"a list of operations is wanted, not {raw!r}")
        program: list[Op] = []
        faults: list[Any] = []
        for place, each in enumerate(raw):
            try:
                program.append(self.op(each))
            except ValidationError as error:
                faults += [((place, *fault["loc"]), told(fault)) for fault in error.errors()]
            except ValueError as error:
                faults.append(((place,), str(error)))
        if faults:
            raise faulty(faults)
        return tuple(program)

    @staticmethod
    def _named(nodes: dict[str, Any], raw: Any, what: str) -> Any:
        if not isinstance(raw, dict):
            raise ValueError(f"{what} is wanted, not {raw!r}")
        words = [word for word in raw if word in nodes]
        if not words:
            raise faulty(((word,), f"{what} has no word {str(word)!r}; {near(word, nodes)}") for word in raw or [""])
        return nodes[words[0]].model_validate(raw)


def typed(reader: Callable[[Any], Any]) -> Any:
    """A pydantic field type that is read by a method of a vocabulary."""
    return PlainValidator(reader)


# -------------------------------------------------------------------------------------------------- carrying it out


class Run(Procedure, kw_only=True):
    """An effect being carried out.

    `pc` is the place in the program; `vars` the registers: targets, the loop's thing, numbers worked out. A game
    subclasses it, says where its program is found, and keeps there whose effect it is.
    """

    steps = ("go", "took")

    pc: int = 0
    vars: dict[str, int | str | tuple[int, ...]] = field(default_factory=dict)

    @abstractmethod
    def program(self, g: Any) -> Sequence[Instruction]:
        """The program being carried out."""

    def go(self, g: Any) -> Verdict:
        """Carry out operations until one asks, or pushes a procedure that comes first."""
        program = self.program(g)
        agenda = g.s.agenda
        while self.pc < len(program):
            instruction = program[self.pc]
            here, depth = self.pc, len(agenda)
            verdict = instruction.run(g, self)
            if verdict is not None:
                return verdict
            if self.pc == here:
                self.pc = here + 1
            g.spent += 1
            if len(agenda) > depth or g.s.outcome is not None or g.spent > STEP_LIMIT:
                return "go"
        return END

    def took(self, g: Any, *answer: Any) -> Verdict:
        """Hand an answer to the operation that asked, and go on."""
        here = self.pc
        verdict = self.program(g)[here].took(g, self, *answer)
        if self.pc == here and verdict is None:
            self.pc = here + 1
        return "go"

    def note(self, name: str, value: Any) -> None:
        """Write a register."""
        self.vars = {**self.vars, name: value}

    def named(self, g: Any, name: str) -> None:
        """A register names things from now on; a game that tells objects of one card apart notes when."""


def compiled(ops: Sequence[Op]) -> tuple[Instruction, ...]:
    """The flat program of a list of operations."""
    program: list[Instruction] = []
    compile_into(ops, program)
    return tuple(program)


def compile_into(ops: Sequence[Op], program: list[Instruction]) -> None:
    for op in ops:
        exits: list[Branch] = []
        if op.if_ is not None:
            exits.append(Branch(op.if_))
            program.append(exits[-1])
        if op.may:
            exits.append(May(op))
            program.append(exits[-1])
        op.compile(program)
        for branch in exits:
            branch.to = len(program)


class Branch:
    """Go on if a condition holds, else jump."""

    def __init__(self, condition: Condition | None):
        self.condition = condition
        self.to = 0

    def run(self, g: Any, frame: Any) -> Verdict:
        if self.condition is not None and not self.condition.holds(g.scope(frame)):
            frame.pc = self.to
        return None


class May(Branch):
    """Ask whether to do what an effect says may be done."""

    def __init__(self, op: Op):
        super().__init__(None)
        self.op = op

    def run(self, g: Any, frame: Any) -> Verdict:
        if not g.can_do(self.op, frame):
            frame.pc = self.to
            return None
        return Ask(frame.seat, "optional", yes_no(g.optional_prompt(self.op, frame)), "no")

    def took(self, g: Any, frame: Any, yes: bool) -> None:
        if not yes:
            frame.pc = self.to


class Jump:
    """Jump."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, g: Any, frame: Any) -> Verdict:
        frame.pc = self.to
        return None


class Each:
    """The next thing of a loop into its register, or out of the loop."""

    def __init__(self, register: str, things: Callable[[Any, Any], Sequence[int]]):
        self.register = register
        self.things = things
        self.to = 0

    def run(self, g: Any, frame: Any) -> Verdict:
        left = frame.vars.get(self.register)
        if left is None:
            left = tuple(self.things(g, frame))
            frame.named(g, "it")
        if not left:
            frame.vars = {name: value for name, value in frame.vars.items() if name != self.register}
            frame.pc = self.to
            return None
        frame.vars = {**frame.vars, self.register: left[1:], "it": left[0]}
        return None


class Counted(Each):
    """The next turn of a counted loop, or out of it."""

    def run(self, g: Any, frame: Any) -> Verdict:
        left = frame.vars.get(self.register)
        if left is None:
            left = self.things(g, frame)[0]
        if left <= 0:
            frame.vars = {name: value for name, value in frame.vars.items() if name != self.register}
            frame.pc = self.to
        else:
            frame.vars = {**frame.vars, self.register: left - 1}
        return None


class Modes:
    """Take the modes that were chosen, in the order printed; ask for them if they were not chosen before."""

    def __init__(self, op: Any, register: str):
        self.op = op
        self.register = register
        self.starts: list[int] = []
        self.to = 0

    def run(self, g: Any, frame: Any) -> Verdict:
        chosen = frame.vars.get(self.register, frame.vars.get("modes"))
        if chosen is None:
            return Ask(frame.seat, "mode", mode_choice(g, self.op.modes, self.op.n), self.op.first())
        self._enter(frame, chosen)
        return None

    def took(self, g: Any, frame: Any, picked: Any) -> None:
        self._enter(frame, picked if isinstance(picked, tuple) else (picked,))

    def _enter(self, frame: Any, chosen: tuple[int, ...]) -> None:
        frame.vars = {name: value for name, value in frame.vars.items() if name not in ("modes", self.register)}
        if chosen:
            frame.note(self.register, chosen[1:])
            frame.pc = self.starts[chosen[0]]
        else:
            frame.pc = self.to


def mode_choice(
    g: Any,
    modes: Sequence[Mode],
    n: int,
    then: Callable[[int], Choice | None] | None = None,
    told: Callable[[Sequence[Any]], Text] | None = None,
) -> Choice:
    """The question which branch (or which `n`) of a choice to take; the keys are 1, 2, ... in the order printed.

    `told` puts operations into words; unless it is given, the game's own `wording` does.
    """
    words: Callable[[Sequence[Any]], Text] = told or g.wording
    options = tuple(
        Option(str(index + 1), say("mode", number=index + 1, text=words(mode.do)), index, then and then(index))
        for index, mode in enumerate(modes)
    )
    return Choice(say("ask-mode"), options, n, n)


def standard(words: Vocabulary, *, filters: Any, over: str = "F") -> None:
    """Register what is the same in every game: arithmetic, logic, branches, loops, modes and named numbers.

    `filters` is the game's filter type (a pydantic type) for `for_each`, whose instances have `find(scope)`; `over` is
    how the game's card files call it.
    """
    value: Any = Annotated[Any, typed(words.value)]
    condition: Any = Annotated[Any, typed(words.condition)]
    program: Any = Annotated[Any, typed(words.program)]

    @words.register("add")
    class Add(Value):
        add: tuple[value, ...]

        def read(self, scope: Any) -> int:
            return bounded(sum(part.read(scope) for part in self.add))

    @words.register("sub")
    class Sub(Value):
        sub: tuple[value, value]

        def read(self, scope: Any) -> int:
            return bounded(self.sub[0].read(scope) - self.sub[1].read(scope))

    @words.register("mul")
    class Mul(Value):
        mul: tuple[value, value]

        def read(self, scope: Any) -> int:
            return bounded(self.mul[0].read(scope) * self.mul[1].read(scope))

    @words.register("min")
    class Least(Value):
        min: tuple[value, ...]

        def read(self, scope: Any) -> int:
            return min(part.read(scope) for part in self.min)

    @words.register("max")
    class Most(Value):
        max: tuple[value, ...]

        def read(self, scope: Any) -> int:
            return max(part.read(scope) for part in self.max)

    @words.register("half")
    class Half(Value):
        half: value

        def read(self, scope: Any) -> int:
            return self.half.read(scope) // 2

    @words.register("x")
    class Named(Value):
        x: str

        def read(self, scope: Any) -> int:
            return scope.vars.get("x." + self.x, 0)

    @words.register("and")
    class And(Condition):
        all_: tuple[condition, ...] = Field(alias="and")

        def holds(self, scope: Any) -> bool:
            return all(part.holds(scope) for part in self.all_)

    @words.register("or")
    class Or(Condition):
        any_: tuple[condition, ...] = Field(alias="or")

        def holds(self, scope: Any) -> bool:
            return any(part.holds(scope) for part in self.any_)

    @words.register("not")
    class Not(Condition):
        not_: condition = Field(alias="not")

        def holds(self, scope: Any) -> bool:
            return not self.not_.holds(scope)

    @words.register("cmp")
    class Compare(Condition):
        cmp: tuple[value, str, value]

        @model_validator(mode="after")
        def _known(self) -> Compare:
            if self.cmp[1] not in COMPARE:
                raise ValueError(f"cmp compares by one of {sorted(COMPARE)}")
            return self

        def holds(self, scope: Any) -> bool:
            return COMPARE[self.cmp[1]](self.cmp[0].read(scope), self.cmp[2].read(scope))

    @words.register("if")
    class If(Op):
        cond: condition
        then: program
        else_: program = Field(default=(), alias="else")

        def compile(self, program: list[Instruction]) -> None:
            branch, over = Branch(self.cond), Jump()
            program.append(branch)
            compile_into(self.then, program)
            if self.else_:
                program.append(over)
            branch.to = len(program)
            compile_into(self.else_, program)
            over.to = len(program)

    @words.register("for_each")
    class ForEach(Op):
        f: filters = Field(alias=over)
        do: program

        def compile(self, program: list[Instruction]) -> None:
            each = Each(f"each.{len(program)}", lambda g, frame: self.f.find(g.scope(frame)))
            back = Jump()
            back.to = len(program)
            program.append(each)
            compile_into(self.do, program)
            program.append(back)
            each.to = len(program)

    @words.register("repeat")
    class Repeat(Op):
        n: value
        do: program

        @model_validator(mode="after")
        def _ends(self) -> Repeat:
            if weight(self) > REPEATED:
                raise ValueError(f"repeat comes to {weight(self)} operations; at most {REPEATED} are carried out")
            return self

        def compile(self, program: list[Instruction]) -> None:
            turn = Counted(f"turn.{len(program)}", lambda g, frame: (self.n.read(g.scope(frame)),))
            back = Jump()
            back.to = len(program)
            program.append(turn)
            compile_into(self.do, program)
            program.append(back)
            turn.to = len(program)

    @words.register("choose_mode")
    class ChooseMode(Op):
        modes: tuple[Any, ...]
        n: int = 1

        @model_validator(mode="before")
        @classmethod
        def _read(cls, raw: Any) -> Any:
            if not isinstance(raw.get("modes"), list) or len(raw["modes"]) < 2:
                raise ValueError("modes is a list of what can be chosen from, of two at least")
            modes = [Mode.read(words, mode) for mode in raw["modes"]]
            return {**raw, "modes": modes}

        def first(self) -> str:
            return "1" if self.n == 1 else ",".join(str(index + 1) for index in range(self.n))

        def compile(self, program: list[Instruction]) -> None:
            chooser = Modes(self, f"modes.{len(program)}")
            start = len(program)
            program.append(chooser)
            for mode in self.modes:
                chooser.starts.append(len(program))
                compile_into(mode.do, program)
                back = Jump()
                back.to = start
                program.append(back)
            chooser.to = len(program)

    @words.register("let")
    class Let(Op):
        names: dict[str, value]

        @model_validator(mode="before")
        @classmethod
        def _read(cls, raw: Any) -> Any:
            own = {key: raw[key] for key in ("if", "may") if key in raw}
            return {"names": {key: item for key, item in raw.items() if key not in own}, **own}

        def run(self, g: Any, frame: Any) -> Verdict:
            scope = g.scope(frame)
            for name, number in self.names.items():
                if (question := getattr(number, "ask", None)) is not None and (ask := question(scope)) is not None:
                    return ask
                frame.note("x." + name, number.read(scope))
            return None

        def took(self, g: Any, frame: Any, number: int) -> None:
            for name in self.names:
                frame.note("x." + name, number)


class Named(Node):
    """A name in another language than a card file's own."""

    name: str


class Mode(Node):
    """One branch of a choice: what it does, and under which name, if it has one."""

    do: tuple[Any, ...]
    name: str = ""
    fr: Named | None = None

    def name_in(self, locale: str) -> str:
        """Its name in a language; its own where it has none there."""
        return self.fr.name if locale == "fr" and self.fr is not None else self.name

    @classmethod
    def read(cls, words: Vocabulary, raw: Any) -> Mode:
        """A mode as a card file writes it: a list of operations, or a mapping with `do`."""
        if isinstance(raw, Mode):
            return raw
        if isinstance(raw, list):
            raw = {"do": raw}
        if not isinstance(raw, dict) or "do" not in raw:
            raise ValueError("a mode is a list of operations, or a mapping with do")
        return cls.model_validate({**raw, "do": words.program(raw["do"])})


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def bounded(number: int) -> int:
    """A number that an effect works out: beyond `NUMBER_LIMIT` it grows no more."""
    return max(-NUMBER_LIMIT, min(NUMBER_LIMIT, number))


def weight(part: Any) -> int:
    """How many operations a part of an effect comes to, as far as that can be read from it: those that are repeated a
    written number of times count so often."""
    if isinstance(part, list | tuple):
        return sum(map(weight, part))
    if not isinstance(part, Node):
        return 0
    inner = sum(weight(getattr(part, name)) for name in type(part).model_fields)
    if part.word == "repeat" and isinstance(times := getattr(part, "n", None), Just):
        inner *= max(0, times.just)
    return inner + isinstance(part, Op)


class Just(Value):
    """A number as it stands."""

    just: int = Field(ge=-NUMBER_LIMIT, le=NUMBER_LIMIT)

    def read(self, scope: Any) -> int:
        return self.just
