"""Branches, loops, choices and named numbers: the operations of which others are parts. [docs/cards.md]"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.ask import Ask, Choice, Option, number
from engines.kernel.text import CardName, Local, Text, say
from engines.kernel.zones import informing

from .fields import ByName, Condition, Flag, HowMany, InOther, Line, Program, Several, Things, Value
from .flow import (
    Branch,
    Code,
    Effect,
    Instruction,
    Jump,
    Op,
    Went,
    by_chance,
    may_be,
    pick_question,
    row,
    settled,
)
from .program import secret
from .reading import REQUIRED, Name, Part, Reader, an_object, is_mapping, ref_to
from .scope import Player, Scope
from .select import Pick, PickedField, Selector

if TYPE_CHECKING:
    from .language import Language


class Seq(Op):
    """Several operations, one after another."""

    brings = ""
    bare = "do"
    do_ = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Seq:
        op = cls.__new__(cls)
        rows = r.mapping(raw, "seq", ("do",)).get("do") if is_mapping(raw) else raw
        op.do_ = Program().read(rows, r)
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:  # noqa: ARG003
        return {"anyOf": [ref_to("program"), an_object({"do": ref_to("program")}, ["do"])]}

    def compile(self, code: Code, label: str) -> None:
        code.compile(self.do_, label + ".")


class If(Op):
    """One thing if a condition holds, else another: `if: {cond: ..., then: [...], else: [...]}`."""

    brings = ""
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


class Looped(Op):
    """Something over and over: `rounds` says for what, or how many times."""

    brings = ""
    doer = ""
    do_: Any

    @abstractmethod
    def rounds(self, g: Any, frame: Effect) -> tuple[int, ...] | int:
        """The things that are `it`, one by one, or a number of times."""

    def compile(self, code: Code, label: str) -> None:
        loop = _Loop(self)
        code.add(loop, label)
        code.compile(self.do_, label + ".do.")
        code.add(Jump(loop.place), label + ".next")
        loop.to = len(code.rows)


class _Loop(Instruction):
    """The next round of a loop, or the loop is over. What is left of it is noted; so is what `it` was outside."""

    def __init__(self, op: Looped):
        self.op = op
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        key = "*" + self.label
        begun = key in frame.names
        left = cast("tuple[int, ...] | int", frame.names[key]) if begun else self.op.rounds(g, frame)
        if left:
            frame.again(self.op)
        names = {name: each for name, each in frame.names.items() if name != key}
        if isinstance(left, int):
            left = max(0, left)
            names |= {key: left - 1} if left else {}
        else:
            outer = key + ".it"
            if not begun and "it" in names:
                names[outer] = names["it"]
            names.pop("it", None)
            if left:
                names |= {key: left[1:], "it": left[0]}
            elif outer in names:
                names["it"] = names.pop(outer)
        frame.names = names
        return None if left else self.to


class ForEach(Looped):
    """Something for each of some things, which is `it` there: `for_each: {of: ..., do: [...]}`."""

    of = Things(picks=False, det="each")
    do_ = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> ForEach:
        given = r.mapping(raw, "for_each", ("of", "do"))
        if set(given) != {"of", "do"}:
            raise r.bad("for_each has `of` (each of what) and `do`")
        op = cls.__new__(cls)
        op.of = Things(picks=False).read(given["of"], r.at("of"))
        inner = r.apart(it=Name(op.of.sort, op.of.could_be, known_to=op.of.known_to))
        op.do_ = Program().read(given["do"], inner.at("do"))
        for name, about in inner.names.items():
            if name != "it":
                r.names.setdefault(name, about)
        return op

    def rounds(self, g: Any, frame: Effect) -> tuple[int, ...]:
        return g.handles(g.in_order(self.of.ids(g.scope(frame))))


REPEATED = 1_000
"""How many operations a card may repeat, where that can be read from it. What is worked out in play is bounded by
`STEP_LIMIT`."""


def weight(part: Any) -> int:
    """How many operations a part comes to, as far as that can be read from it: those repeated a written number of times
    count so often."""
    if isinstance(part, tuple | list):
        return sum(map(weight, cast(Sequence[Any], part)))
    if not isinstance(part, Part):
        return 0
    inner = sum(weight(getattr(part, field.name)) for field in part.fields.values())
    if isinstance(part, Repeat) and part.n.constant is not None:
        inner *= max(0, part.n.constant)
    return inner + isinstance(part, Op)


class Repeat(Looped):
    """Something several times: `repeat: {n: 3, do: [...]}`."""

    n = Value()
    do_ = Program(REQUIRED)

    def check_op(self, r: Reader) -> None:
        """What is repeated a written number of times has its measure."""
        if weight(self) > REPEATED:
            raise r.bad(f"this comes to {weight(self)} operations; at most {REPEATED} are repeated")

    def rounds(self, g: Any, frame: Effect) -> int:
        return self.n.get(g.scope(frame))


class Mode(Part):
    """One way of a choice: what it does, its name if it has one, targets of its own, which are named as it is carried
    out."""

    name = Line(default="")
    in_ = InOther(name=Line())
    targets = ByName(PickedField())
    do = Program(REQUIRED)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Mode:
        given: dict[str, Any] = {"do": raw} if isinstance(raw, list) else r.mapping(raw, "a mode")
        targets = read_targets(given.get("targets", {}), r.at("targets"))
        mode = super().read({name: each for name, each in given.items() if name != "targets"}, r)
        mode.targets = targets
        return mode

    @property
    def program(self) -> tuple[Op, ...]:
        """What it does, the naming of its targets first."""
        return (*(Choose.named(name, what) for name, what in self.targets.items()), *self.do)

    def name_in(self, language: str) -> str:
        """Its name in a language; its own where it has none there."""
        return self.in_.get(language, {}).get("name", self.name)

    def title(self, number: int, text: Text) -> Text:
        """It as an option: its number, its name if it has one, what it does with its targets."""
        if not self.name:
            return say("mode", number=number, text=text)
        name = Local(self.name, {language: self.name_in(language) for language in self.in_})
        return say("mode-named", number=number, name=name, text=text)

    def able(self, scope: Scope) -> bool:
        """Whether it can be done, for all that everybody knows: what it begins with can, and its targets are there
        (those that hang on another one of its targets aside)."""
        named = [what for what in self.targets.values() if not what.mentions(self.targets)]
        if not all([may_be(scope, what) for what in named]):
            return False
        first = self.do[0]
        return bool(self.targets) or (first.if_ is None or first.if_.holds(scope)) and first.able(scope)


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
                f"targets are named for all to hear, so none may lie where not everybody can read it; "
                f"pick it in `do`{here.cited('hidden')}"
            )
        found[name] = selector
        pick = cast(Pick, selector.pick)
        if pick.worth is not None:
            raise here.at("worth").bad("targets add up to nothing; pick in `do` what is worth so much together")
        r.names[name] = Name(
            selector.sort, selector.could_be, many=pick.most.constant != 1, announced=True, selector=selector
        )
    return found


class Modes(Op):
    """One of several things, or `n` of them, in the order printed: `modes: [[...], {name: ..., do: [...]}]`; `by` says
    who chooses."""

    brings = ""
    bare = "modes"
    modes = Several(Program(REQUIRED))
    n = HowMany(1, 9, default=1)
    by = Player("you")

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Modes:
        given = r.mapping(raw if is_mapping(raw) else {"modes": raw}, "modes", ("modes", "n", "by"))
        here = r.at("modes") if is_mapping(raw) else r
        rows = here.rows(given.get("modes"), "modes")
        op = cls.__new__(cls)
        op.n = HowMany(1, 9).read(given.get("n", 1), r.at("n"))
        op.by = Player("you").read(given["by"], r.at("by")) if "by" in given else Player("you").absent(r)
        op.modes = tuple(Mode.read(each, here.at(n)) for n, each in enumerate(rows))
        least = max(2, op.n.constant or 0)
        if len(rows) < least:
            raise r.bad(f"a choice of {op.n} has at least {least} modes")
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        own = {name: cls.fields[name].schema(language) for name in ("n", "by")}
        rows = {"type": "array", "minItems": 2, "items": {"anyOf": [ref_to("program"), Mode.schema(language)]}}
        return {"anyOf": [rows, an_object({"modes": rows, **own}, ["modes"])]}

    def compile(self, code: Code, label: str) -> None:
        chooser = _Chooser(self)
        code.add(chooser, label)
        for n, mode in enumerate(self.modes):
            chooser.starts.append(len(code.rows))
            code.compile(mode.program, f"{label}.{n + 1}.")
            code.add(Jump(chooser.place), f"{label}.{n + 1}.back")
        chooser.to = len(code.rows)

    def able(self, scope: Scope) -> bool:
        return any(mode.able(scope) for mode in self.modes)

    def number(self, scope: Scope, able: int) -> int:
        """How many of so many are chosen."""
        return min(self.n.size(scope), able)

    def choice(self, g: Any, frame: Any, then: Any = None, *, able: Sequence[int] | None = None) -> Choice:
        """The question; the keys are 1, 2, ... in the order printed. `then(n)` gives what comes below the nth (from 0);
        `able` are those that can be chosen, all by default."""
        options = tuple(
            Option(str(n + 1), mode.title(n + 1, g.told(frame, mode.program)), n, then and then(n))
            for n, mode in enumerate(self.modes)
            if able is None or n in able
        )
        n = self.number(g.scope(frame), len(options))
        return Choice(say("ask-mode"), options, n, n)


class _Chooser(Instruction):
    """Takes the modes that were chosen, in the order printed; asks for them if they were not chosen before."""

    def __init__(self, op: Modes):
        self.op = op
        self.starts: list[int] = []
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        chosen = frame.names.get("*" + self.label, frame.names.get("*modes"))
        if chosen is not None:
            return self._enter(frame, cast(tuple[int, ...], chosen))
        scope = g.scope(frame)
        able = [n for n, mode in enumerate(self.op.modes) if mode.able(scope)]
        n = self.op.number(scope, len(able))
        if n in (0, len(able)):
            return self._enter(frame, tuple(able[:n]))
        choice = self.op.choice(g, frame, able=able)
        seat = next((seat for seat in self.op.by.seats(scope) if not g.is_away(seat)), frame.seat)
        first = ",".join(option.key for option in choice.options[:n])
        return Ask(seat, "mode", choice, first, g.language.clauses.get("mode", ()))

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        return self._enter(frame, row(answer[-1]))

    def _enter(self, frame: Effect, chosen: tuple[int, ...]) -> int:
        frame.names = {name: value for name, value in frame.names.items() if name not in ("*modes", "*" + self.label)}
        if not chosen:
            return self.to
        frame.note("*" + self.label, chosen[1:])
        return self.starts[chosen[0]]


class Let(Op):
    """Numbers by names: `let: {k: {ask: [1, 3]}, n: {count: ...}}`."""

    brings = ""
    doer = ""
    numbers: dict[str, Any]

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Let:
        op = cls.__new__(cls)
        op.numbers = {}
        for name, each in r.mapping(raw, "let").items():
            number = op.numbers[name] = r.at(name).part("value", each)
            r.names[name] = Name("number", secret=secret(number, r.language))
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:  # noqa: ARG003
        return an_object({}, others=ref_to("value"))

    def run(self, g: Any, frame: Effect) -> Went:
        scope = g.scope(frame)
        for name, value in self.numbers.items():
            if "?" + name in frame.names:
                continue
            if value.word == "ask":
                low, high = (part.get(scope) for part in value.ask)
                if high > low:
                    choice = number(say("ask-number", card=CardName(frame.card, g.rules.id)), low, high)
                    return Ask(frame.seat, "number", choice, str(low), g.language.clauses.get("number", ()))
            self._settle(frame, name, value.get(scope))
            scope = g.scope(frame)
        frame.forget("?")
        return None

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        asked = next(name for name in self.numbers if "?" + name not in frame.names)
        self._settle(frame, asked, answer[-1])
        return self.place

    @staticmethod
    def _settle(frame: Effect, name: str, n: int) -> None:
        """A number has its name: it is neither asked for nor worked out again."""
        frame.note("?" + name, 1)
        frame.note("#" + name, n)


class Choose(Op):
    """Somebody picks things, which are called by a name afterwards: `choose: {what: {pick: 1, ...}, as: prey, none:
    [...]}`.

    Where there is nothing to pick, `none` happens. `secret` keeps what was picked from the others.
    """

    brings = ""
    doer = "by"
    what = PickedField()
    as_name = Line(24)
    secret = Flag()
    none = Program()

    @classmethod
    def named(cls, name: str, what: Selector) -> Choose:
        """What picks by a selector, and calls it by a name."""
        op = cls.__new__(cls)
        op.what, op.as_name, op.secret, op.none = what, name, False, ()
        return op

    @property
    def by(self) -> Any:
        """Who picks."""
        return cast(Pick, self.what.pick).by

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Choose:
        given = r.mapping(raw, "choose", ("what", "as", "secret", "none"))
        if "what" not in given or "as" not in given:
            raise r.bad("choose has `what` (a selector that picks) and `as` (a name for it)")
        op = cls.__new__(cls)
        op.none = Program().read(given["none"], r.at("none")) if "none" in given else ()
        op.what = PickedField().read(given["what"], r.at("what"))
        op.as_name = Line(24).read(given["as"], r.at("as"))
        op.secret = Flag().read(given.get("secret", False), r.at("secret"))
        pick = cast(Pick, op.what.pick)
        about = Name(
            op.what.sort, op.what.could_be, many=pick.most.constant != 1, selector=op.what, known_to=op.what.known_to,
            secret=op.what.hidden and not pick.chance,
        )  # fmt: skip
        r.at("as").name(op.as_name, about)
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


BEFOREHAND = "@"
"""Before the name of a register for what was chosen as the effect was announced: it is chosen so, once; twice before
that of another mode by the same name."""


class _Choice(Instruction):
    """Asks what a `choose` picks, and goes on behind what happens where there is nothing to pick."""

    def __init__(self, op: Choose):
        self.op = op
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        op, scope = self.op, g.scope(frame)
        before = frame.names.get(BEFOREHAND + op.as_name)
        if before is not None:
            self._taken(frame)
            return self._named(g, frame, g.still(before))
        pick = cast(Pick, op.what.pick)
        if pick.none(scope):
            return self._named(g, frame, ())
        found = op.what.ids(scope)
        if pick.chance:
            return self._named(g, frame, by_chance(g, frame, scope, op.what, found))
        hides = g.hides(scope, op.what)
        if not hides and settled(scope, op.what, found):
            return self._named(g, frame, found)
        return informing(g, pick_question(g, frame, scope, (op,), op.what, found, secret=op.secret or hides))

    def _taken(self, frame: Effect) -> None:
        """What was chosen beforehand is; what the next mode calls so comes next."""
        key, names = BEFOREHAND + self.op.as_name, dict(frame.names)
        del names[key]
        while BEFOREHAND + key in names:
            names[key] = names.pop(BEFOREHAND + key)
            key = BEFOREHAND + key
        frame.names = names

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        return self._named(g, frame, row(answer[-1]))

    def _named(self, g: Any, frame: Effect, found: tuple[int, ...]) -> Went:
        frame.note(self.op.as_name, g.handles(found))
        return self.to if found else None


FLOW: dict[str, type[Op]] = {
    "seq": Seq,
    "if": If,
    "for_each": ForEach,
    "repeat": Repeat,
    "modes": Modes,
    "let": Let,
    "choose": Choose,
}


def flow(language: Language) -> None:
    """The pack of branches, loops and choices."""
    for word, op in FLOW.items():
        language.op(word)(op)
