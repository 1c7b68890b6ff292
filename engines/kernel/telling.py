"""Printed texts made from effects: what every game's wording shares.

Clauses become sentences; a number that can't be said where it stands gets a letter that is explained behind; what is
mentioned is "it" from then on; arithmetic, logic, branches, loops and choices are said here. A game subclasses
`Telling` for its things, and adds its operations, values and conditions to the tables. The patterns are `tell-...` in
the locale files, in no game's own words.

`case` names the form that a language may need of a noun: "s" the subject, "n" a subject without a pronoun, "o" after a
verb or a preposition, "pos" the owner of something, "de", "a" and "que" after these French words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Generator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeVar

from .program import Condition, Just, Op, Value
from .text import Text, Word, say

T = TypeVar("T")
Case = Literal["s", "n", "o", "pos", "de", "a", "que"]

LETTERS = "XYZABC"
OPERATORS = {"<": "lt", "<=": "le", "=": "eq", "==": "eq", "!=": "ne", ">=": "ge", ">": "gt"}
OPPOSITE = {"lt": "ge", "le": "gt", "eq": "ne", "ne": "eq", "ge": "lt", "gt": "le"}


class Said(NamedTuple):
    """A noun phrase, and what the words around it agree with.

    `num` is "one", "many" or "you" (the reader), `gen` "m" or "f"; `long` is "yes" if a description follows the noun,
    "vague" if that names another thing, so that "it" would not be clear.
    """

    text: Text
    num: str = "one"
    gen: str = "m"
    long: str = "no"

    @property
    def words(self) -> dict[str, Word]:
        """The words of a text of which it is the subject, or whose verb or adjective agrees with it."""
        return {"who": self.text, "num": self.num, "gen": self.gen, "long": self.long}


class Clause(NamedTuple):
    """A part of a sentence, or (`apart`) one that stands better as a sentence of its own.

    `order` says that its verb tells the reader what to do. After one that is `closed` a new sentence begins, for what
    follows would be taken for a part of it.
    """

    text: Text
    apart: bool = False
    order: bool = False
    closed: bool = False


class Unspoken(Exception):
    """A target would be mentioned for the first time where it can't be described."""

    def __init__(self, target: str):
        super().__init__(target)
        self.target = target


def constant(value: Any) -> int | None:
    """The number that a value is, if it is one as it stands."""
    return value.just if isinstance(value, Just) else None


def yes(flag: bool) -> str:
    """A flag as a word of a text."""
    return "yes" if flag else "no"


# ------------------------------------------------------------------------------------------------ sentences and lists


def sentence(clause: Text) -> Text:
    """A clause as a sentence."""
    return Text("tell-sentence", {"clause": clause}, capital=True)


def paragraph(sentences: Sequence[Text]) -> Text:
    """Sentences one after another."""
    said = sentences[0] if sentences else sentence(say("tell-nothing"))
    for each in sentences[1:]:
        said = say("tell-next", text=said, next=each)
    return said


def joined(clauses: Sequence[Clause]) -> Text:
    """Clauses in a row. An order after something that is none needs its subject ("it loses 1 Time, then you gain 1 AP")."""
    said = clauses[0].text
    for before, clause in pairwise(clauses):
        text = say("tell-you", clause=clause.text) if clause.order and not before.order else clause.text
        said = say("tell-then", first=said, next=text)
    return said


def together(clauses: Sequence[Clause]) -> Text:
    """Clauses that hold at once."""
    told = [clauses[0].text]
    for before, clause in pairwise(clauses):
        told.append(say("tell-you", clause=clause.text) if clause.order and not before.order else clause.text)
    return listed(told)


def listed(texts: Sequence[Text]) -> Text:
    """Texts in a row: "a, b and c"."""
    said = texts[0]
    for text in texts[1:-1]:
        said = say("tell-list", first=said, next=text)
    return said if len(texts) == 1 else say("tell-and", first=said, next=texts[-1])


def either(texts: Sequence[Text]) -> Text:
    """Texts of which one holds: "a, b or c"."""
    said = texts[0]
    for text in texts[1:-1]:
        said = say("tell-list", first=said, next=text)
    return said if len(texts) == 1 else say("tell-or", first=said, next=texts[-1])


# ------------------------------------------------------------------------------------------------------- the telling

OpTeller = Callable[[Any, Any], Text]
ValueTeller = Callable[[Any, Any, Case], Said]
ConditionTeller = Callable[[Any, Any, bool], tuple[Text, str]]


def teller_of(table: dict[str, T], words: Container[str], word: str) -> Callable[[T], T]:
    """A decorator that puts a teller into a table under a word, which has to be one that cards can use."""
    assert word in words, word

    def add(teller: T) -> T:
        table[word] = teller
        return teller

    return add


def op_teller_of(
    table: dict[str, tuple[OpTeller, str]], words: Container[str], word: str, doer: str = "you"
) -> Callable[[OpTeller], OpTeller]:
    """As `teller_of`, for operations: with who does it."""
    assert word in words, word

    def add(teller: OpTeller) -> OpTeller:
        table[word] = (teller, doer)
        return teller

    return add


class Telling(ABC):
    """An effect being put into words. A game's subclass speaks of its things, and has its words in the three tables."""

    OPS: Mapping[str, tuple[OpTeller, str]] = {}
    """How every operation is said, and who does it: "you", "seat" (the player it names), "who" (the thing), or ""."""
    VALUES: Mapping[str, ValueTeller] = {}
    CONDITIONS: Mapping[str, ConditionTeller] = {}
    """How conditions are said: the text, and "yes" if it begins with a word before which a language may drop a vowel."""
    CLOSED: frozenset[str] = frozenset()
    """The texts after which a new sentence begins."""

    def __init__(self) -> None:
        self.things: dict[str, Any] = {}
        """What references that were mentioned stand for."""
        self.focus = ""
        """The reference that "it" means now."""
        self.nested = False
        """Whether what is said now is no place to describe a target."""
        self.relative = False
        """Whether what is looped over or filtered is "that" ("that has Burned")."""
        self.lead = "si"
        """What introduces the condition being said: "si", "que", or "" in a relative clause."""
        self.form = "imp"
        """The form of verbs: "imp", "inf" (after "you may") or "may" ("it may")."""
        self.tails: list[Callable[[Text], Text]] = []
        """What is still to be added behind the clause being said."""
        self.taken = True
        """Whether cards of a zone are taken from it, not just looked for in it."""
        self.wheres: list[tuple[str, Text]] = []
        """Letters that are explained at the end of the sentence."""
        self.letters: dict[str, str] = {}
        self.given = 0

    @contextmanager
    def branch(self) -> Generator[None]:
        """Says something that may not come about: what is mentioned in it is not "it" afterwards."""
        focus, nested, form = self.focus, self.nested, self.form
        self.nested, self.form = True, "imp"
        yield
        self.focus, self.nested, self.form = focus, nested, form

    @contextmanager
    def inside(self) -> Generator[None]:
        """Says something that is no place to describe a target."""
        nested, self.nested = self.nested, True
        yield
        self.nested = nested

    @contextmanager
    def staying(self) -> Generator[None]:
        """Speaks of cards where they are."""
        taken, self.taken = self.taken, False
        yield
        self.taken = taken

    # ---------------------------------------------------------------- what a game says in its own way

    @abstractmethod
    def noun(self, filter: Any) -> Any:
        """The noun for what a filter means."""

    @abstractmethod
    def phrase(self, filter: Any, det: str, case: Case) -> Said:
        """Things by what they are, with a determiner: "a", "each", "all", "count", ..."""

    @abstractmethod
    def doer(self, op: Op, doer: str) -> str:
        """Who does an operation: "you" if its verb is an order to the reader, "self" if a card does it itself, or ""."""

    @abstractmethod
    def of_it(self, condition: Any) -> bool:
        """Whether a condition that is not made of others can be said of "it" as its subject."""

    def known(self, value: Any) -> int | None:
        """The number that a value is on this card."""
        return constant(value)

    # ---------------------------------------------------------------- conditions on what is filtered

    def about_it(self, condition: Any) -> bool:
        """Whether a condition can be said of "it" as its subject."""
        if condition.word in ("and", "or"):
            return all(map(self.about_it, condition.all_ if condition.word == "and" else condition.any_))
        return self.about_it(condition.not_) if condition.word == "not" else self.of_it(condition)

    def such(self, filter: Any, num: str) -> Text:
        """A filter's condition on the things themselves: "that has Last", or "if ..." where that can't be said so."""
        before, focus, relative, lead = self.things.get("it"), self.focus, self.relative, self.lead
        self.things["it"] = self.noun(filter)._replace(many=num == "many")
        try:
            if self.about_it(filter.if_):
                self.relative, self.lead = True, ""
                return self.condition(filter.if_)[0]
            self.relative, self.focus = False, "it"
            return self.if_(filter.if_)
        finally:
            self.relative, self.lead, self.focus = relative, lead, focus
            if before is None:
                self.things.pop("it", None)
            else:
                self.things["it"] = before

    # ---------------------------------------------------------------- numbers

    def letter(self, name: str = "") -> str:
        """The letter that a number goes by; a new one for a new name, or for none."""
        if name and name in self.letters:
            return self.letters[name]
        letter = LETTERS[self.given % len(LETTERS)]
        self.given += 1
        if name:
            self.letters[name] = letter
        return letter

    def amount(self, value: Value) -> int | str:
        """A number before what is counted. What has to be explained is added behind the clause."""
        n = self.known(value)
        if n is not None:
            return n
        if value.word == "x":
            return self.letter(value.x)  # type: ignore[attr-defined]
        per = _per(value)
        with self.inside():
            if per is not None:
                n, filter = per
                each = self.phrase(filter, "each", "o").text
                self.tails.append(lambda clause: say("tell-per", clause=clause, each=each))
                return n
            letter = self.letter()
            explained = self.value(value).text
        self.tails.append(lambda clause: say("tell-where", clause=clause, x=letter, value=explained))
        return letter

    def signed(self, value: Value) -> tuple[str, str]:
        """A change with its sign ("+2"), and whether it is "more" or "less"."""
        lowered = _lowered(value)
        if lowered is not None:
            return f"−{self.amount(lowered)}", "less"
        n = self.amount(value)
        if isinstance(n, int) and n < 0:
            return f"−{-n}", "less"
        return f"+{n}", "more"

    def change(self, value: Value) -> tuple[int | str, str]:
        """A change as a number above 0, and whether it is "more" or "less"."""
        lowered = _lowered(value)
        if lowered is not None:
            return self.amount(lowered), "less"
        n = self.amount(value)
        if isinstance(n, int) and n < 0:
            return -n, "less"
        return n, "more"

    def finish(self, clause: Text) -> Text:
        """A clause with what has to be added behind it."""
        tails, self.tails = self.tails, []
        for tail in tails:
            clause = tail(clause)
        return clause

    def value(self, value: Value, case: Case = "o") -> Said:
        """A number as something spoken of: "the number of enemies", "its HP"."""
        n = self.known(value)
        if n is not None:
            return Said(say("tell-number", n=n, case=case))
        with self.staying():
            return self.VALUES[value.word](self, value, case)

    # ---------------------------------------------------------------- conditions

    def condition(self, condition: Condition, negated: bool = False) -> tuple[Text, str]:
        """What has to hold, and "yes" if it begins with a word before which a language may drop a vowel."""
        with self.staying():
            return self.CONDITIONS[condition.word](self, condition, negated)

    def if_(self, condition: Condition) -> Text:
        """ "if ..." """
        return self._led("si", condition, lambda text, there: say("tell-if", condition=text, there=there))

    def while_(self, condition: Condition) -> Text:
        """ "as long as ..." """
        return self._led("que", condition, lambda text, there: say("tell-while", condition=text, there=there))

    def _led(self, lead: str, condition: Condition, put: Callable[[Text, str], Text]) -> Text:
        before, self.lead = self.lead, lead
        with self.inside():
            said = put(*self.condition(condition))
        self.lead = before
        return said

    # ---------------------------------------------------------------- operations

    @property
    def imperative(self) -> str:
        """The form of a verb that tells the reader what to do."""
        return "inf" if self.form == "inf" else "imp"

    def sequence(self, ops: Sequence[Op]) -> list[Clause]:
        """What operations do, clause by clause."""
        return [clause for op in ops if (clause := self.clause(op)) is not None]

    def clause(self, op: Op) -> Clause | None:
        """An operation, with its condition and with "may"."""
        if op.if_ is None:
            return self._maybe(op)
        condition = self.if_(op.if_)
        with self.branch():
            clause = self._maybe(op)
        return clause and Clause(
            say("tell-if-then", condition=condition, clause=clause.text),
            apart=True,
            closed="tell-if-then" in self.CLOSED,
        )

    def _maybe(self, op: Op) -> Clause | None:
        teller, doer = self.OPS[op.word]
        if op.word == "let":
            return named_numbers(self, op)
        doer = self.doer(op, doer)
        if not op.may or doer == "may":
            text = teller(self, op)
            return Clause(self.finish(text), order=doer == "you", closed=text.id in self.CLOSED)
        if doer == "you":
            return Clause(say("tell-you-may", clause=self._in_form("inf", teller, op)))
        if doer == "self":
            return Clause(self._in_form("may", teller, op))
        return Clause(say("tell-if-you-wish", clause=self.finish(teller(self, op))))

    def _in_form(self, form: str, teller: OpTeller, op: Op) -> Text:
        before, self.form = self.form, form
        said = self.finish(teller(self, op))
        self.form = before
        return said

    def block(self, ops: Sequence[Op]) -> Text:
        """Operations that may not come about, or several times, as one clause."""
        with self.branch():
            clauses = self.sequence(ops)
        return joined(clauses) if clauses else say("tell-nothing")

    def explained(self, clause: Text) -> Text:
        """A clause with its letters explained."""
        for letter, value in self.wheres:
            clause = say("tell-where", clause=clause, x=letter, value=value)
        self.wheres.clear()
        return clause

    def sentences(self, opening: Text | None, clauses: Sequence[Clause]) -> list[Text]:
        """Clauses in sentences; behind an opening they are one sentence."""
        ends = [n for n, clause in enumerate(clauses[:-1], 1) if clause.closed]
        if ends:
            said = self.sentences(opening, clauses[: ends[0]])
            for start, end in zip(ends, [*ends[1:], len(clauses)], strict=True):
                part = clauses[start:end]
                said.append(sentence(say("tell-then-first", clause=self.explained(joined(part)))))
            return said
        if opening is not None:
            return [sentence(say("tell-opened", opening=opening, clause=self.explained(joined(clauses))))]
        groups: list[list[Clause]] = []
        for clause in clauses:
            if not groups or clause.apart or groups[-1][-1].apart:
                groups.append([])
            groups[-1].append(clause)
        last = len(groups) - 1
        return [
            sentence(self.explained(joined(group)) if n == last else joined(group)) for n, group in enumerate(groups)
        ]


def _lowered(value: Any) -> Any:
    """What a change takes away, if it is written as nothing less that."""
    return (
        value.sub[1] if value.word == "sub" and constant(value.sub[0]) == 0 and constant(value.sub[1]) is None else None
    )


def _per(value: Any) -> tuple[int, Any] | None:
    """How many for each of what, if a value is that."""
    if value.word == "count":
        return 1, value.count
    if value.word == "mul":
        for number, counted in (value.mul, value.mul[::-1]):
            if (n := constant(number)) is not None and n > 0 and counted.word == "count":
                return n, counted.count
    return None


# --------------------------------------------------------------------------------------------------------- the values


def _add(t: Telling, value: Any, case: Case) -> Said:
    first, *rest = sorted(value.add, key=lambda part: constant(part) is not None)
    said = t.value(first, case).text
    for part in rest:
        said = say("tell-value-add", a=said, b=t.value(part).text)
    return Said(said)


def _sub(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("tell-value-sub", a=t.value(value.sub[0], case).text, b=t.value(value.sub[1]).text))


def _mul(t: Telling, value: Any, case: Case) -> Said:
    a, b = value.mul if constant(value.mul[0]) is not None else value.mul[::-1]
    n = constant(a)
    if n is None:
        return Said(say("tell-value-product", a=t.value(a, case).text, b=t.value(b).text))
    return Said(say("tell-value-times", n=n, b=t.value(b).text, case=case))


COMPOUND = ("add", "sub")
"""The values that stand in brackets inside of others."""


def _part(t: Telling, value: Any) -> Text:
    said = t.value(value).text
    return say("tell-brackets", value=said) if value.word in COMPOUND else said


def _min(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("tell-value-least", what=listed([_part(t, part) for part in value.min]), case=case), gen="f")


def _max(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("tell-value-most", what=listed([_part(t, part) for part in value.max]), case=case), gen="f")


def _half(t: Telling, value: Any, case: Case) -> Said:
    compound = value.half.word in COMPOUND
    inner = t.value(value.half, "o" if compound else "de").text
    return Said(say("tell-value-half", value=inner, compound=yes(compound), case=case), gen="f")


def _x(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("tell-number", n=t.letter(value.x), case=case))


ARITHMETIC: dict[str, ValueTeller] = {
    "add": _add, "sub": _sub, "mul": _mul, "min": _min, "max": _max, "half": _half, "x": _x,
}  # fmt: skip
"""The values that are the same in every game."""


# ----------------------------------------------------------------------------------------------------- the conditions


def _and(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return _several(t, condition.all_, "or" if negated else "and", negated)


def _or(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return _several(t, condition.any_, "and" if negated else "or", negated)


def _several(t: Telling, conditions: Sequence[Any], joint: str, negated: bool) -> tuple[Text, str]:
    said, first = t.condition(conditions[0], negated)
    for each in conditions[1:]:
        text, there = t.condition(each, negated)
        said = say("tell-both", first=said, next=text, joint=joint, lead=t.lead or "none", there=there)
    return said, first


def _not(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return t.condition(condition.not_, not negated)


LOGIC: dict[str, ConditionTeller] = {"and": _and, "or": _or, "not": _not}
"""The conditions that are the same in every game."""


# ----------------------------------------------------------------------------------------------------- the operations


def _if(t: Telling, op: Any) -> Text:
    condition = t.if_(op.cond)
    then = t.block(op.then)
    if not op.else_:
        return say("tell-if-then", condition=condition, clause=then)
    return say("tell-if-else", condition=condition, clause=then, otherwise=t.block(op.else_))


def _for_each(t: Telling, op: Any) -> Text:
    each = t.phrase(op.f, "each", "o")
    t.things["it"] = t.noun(op.f)
    t.focus = "it" if each.long != "vague" else ""
    said = say("tell-for-each", each=each.text, clause=t.block(op.do))
    del t.things["it"]
    t.focus = ""
    return said


def _repeat(t: Telling, op: Any) -> Text:
    n = t.amount(op.n)
    tails, t.tails = t.tails, []
    clause = t.block(op.do)
    t.tails = tails
    return say("tell-repeat", n=n, clause=clause)


def _choose_mode(t: Telling, op: Any) -> Text:
    modes: list[Text] = []
    for number, mode in enumerate(op.modes, 1):
        text = t.block(mode.do)
        name = say("tell-name", en=mode.name_in("en"), fr=mode.name_in("fr"))
        modes.append(
            say("tell-mode-named", number=number, name=name, text=text)
            if mode.name
            else say("tell-mode", number=number, text=text)
        )
    said = modes[0]
    for mode in modes[1:]:
        said = say("tell-modes", first=said, next=mode)
    return say("tell-choose-mode", n=op.n, modes=said, form=t.imperative)


def _let(t: Telling, op: Any) -> Text:
    clause = named_numbers(t, op)
    return clause.text if clause is not None else say("tell-nothing")


def named_numbers(t: Telling, op: Any) -> Clause | None:
    """Numbers with names: one that is asked is chosen; any other is explained where the sentence ends."""
    asked: list[Text] = []
    for name, value in op.names.items():
        letter = t.letter(name)
        with t.inside():
            if getattr(value, "ask", None) is not None:
                asked.append(_number(t, letter, value))
            else:
                t.wheres.append((letter, t.value(value).text))
    return Clause(joined([Clause(each) for each in asked]), apart=True) if asked else None


def _number(t: Telling, letter: str, asked: Any) -> Text:
    low, high = asked.number
    if constant(high) is None and high.word == "min" and len(high.min) == 2 and constant(high.min[0]) is not None:
        said = say("tell-choose-number", x=letter, low=t.value(low).text, high=t.value(high.min[0]).text)
        return say("tell-at-most", clause=said, limit=t.value(high.min[1]).text)
    return say("tell-choose-number", x=letter, low=t.value(low).text, high=t.value(high).text)


FLOW: dict[str, tuple[OpTeller, str]] = {
    "if": (_if, ""), "for_each": (_for_each, ""), "repeat": (_repeat, ""), "choose_mode": (_choose_mode, ""), "let": (_let, ""),
}  # fmt: skip
"""The operations that are the same in every game."""
