"""What is paid, and how often something may happen. [docs/cards.md]

cost: {coins: 2, sacrifice: {kind: creature, side: own}}       all of it or nothing
cost: {any_of: [{coins: 2}, {ether: 1}]}                                 one of several
limit: {turn: 1}   limit: {match: 3, then: [...]}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .fields import HowMany, Line, Program, Word
from .flow import Op
from .reading import READERS, Field, Name, Part, Reader, an_object, is_mapping, ref_to
from .values import Sum

if TYPE_CHECKING:
    from .language import Language


class Cost(Part):
    """What is paid: amounts of resources, and operations that can be paid; or one of several costs."""

    def __init__(self) -> None:
        self.amounts: dict[str, Any] = {}
        self.acts: tuple[Any, ...] = ()
        self.any_of: tuple[Cost, ...] = ()

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Cost:
        """A cost as a card file writes it."""
        given = r.mapping(raw, "a cost")
        cost = cls()
        acts: list[Op] = []
        payable = {word: op for word, op in r.language.ops.items() if getattr(op, "payable", False)}
        for word, each in given.items():
            here = r.at(word)
            if word in r.language.resources:
                cost.amounts[word] = here.part("value", each)
            elif word == "any_of":
                cost.any_of = tuple(Cost.read(part, here.at(n)) for n, part in enumerate(here.rows(each, "any_of")))
            elif word in payable:
                op = _paid(payable[word], each, here)
                op.check_op(here)
                _check_paid(op, here)
                acts.append(op)
            else:
                raise here.unknown("cost", word, (*r.language.resources, *payable, "any_of"))
        cost.acts = tuple(acts)
        for n, each in enumerate(cost.any_of):
            if not each:
                raise r.at("any_of", n).bad("one of several costs is paid, so each costs something")
        return cost

    @property
    def ways(self) -> tuple[Cost, ...]:
        """The costs of which one is paid, each with what is paid anyway; none of them has alternatives."""
        return tuple([self._with(way) for each in self.any_of for way in each.ways]) if self.any_of else (self,)

    def _with(self, way: Cost) -> Cost:
        whole = Cost()
        whole.amounts, whole.acts = {**self.amounts, **way.amounts}, (*self.acts, *way.acts)
        for word in [word for word in self.amounts if word in way.amounts]:
            whole.amounts[word] = Sum.made(sum=(self.amounts[word], way.amounts[word]))
        return whole

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        acts = {word: ref_to(f"op-{word}") for word, op in language.ops.items() if getattr(op, "payable", False)}
        amounts = dict.fromkeys(language.resources, ref_to("value"))
        return an_object({**acts, **amounts, "any_of": {"type": "array", "items": ref_to("cost")}})

    def names(self) -> dict[str, Any]:
        """What its operations call what is paid, each with the operation."""
        return {op.as_: op for op in self.acts if op.as_}

    def __bool__(self) -> bool:
        return bool(self.amounts or self.acts or self.any_of)

    def __repr__(self) -> str:
        return f"Cost({self.amounts}, {self.acts}, {self.any_of})"


def _check_paid(op: Op, r: Reader) -> None:
    """What is given up adds up to nothing, and who pays picks it."""
    picks = [getattr(getattr(op, name), "pick", None) for name, _ in op.things_fields()]
    if any(pick is not None and pick.worth is not None for pick in picks):
        raise r.at("worth").bad("what is paid is so many, and adds up to nothing; leave worth out")
    if getattr(op, "random", False) or any(pick is not None and pick.chance for pick in picks):
        raise r.at("random").bad("who pays picks what is paid, and chance does not; leave random out")
    if op.word == "discard" and getattr(getattr(op, "who", None), "text", "you") != "you":
        raise r.at("who").bad("a cost is paid out of the hand of whoever pays; leave who out")


def _paid(op: type[Op], raw: Any, r: Reader) -> Op:
    """An operation that is paid; where the game knows what was paid, it may have a name: `{n: 1, as: shed}`."""
    name = raw.get("as") if is_mapping(raw) and r.language.paid_names else None
    found = op.read(raw if name is None else {key: each for key, each in raw.items() if key != "as"}, r)
    if name is not None:
        found.as_ = Line(24).read(name, r.at("as"))
        many = getattr(getattr(found, "n", None), "constant", 1) != 1
        found.about = Name("things", frozenset(r.language.paid_names.get(op.word, ())), many=many)
        r.at("as").name(found.as_, found.about)
    return found


FREE = Cost()


class CostField(Field[Any]):
    """A cost; nothing is free."""

    def __init__(self) -> None:
        super().__init__(FREE)

    def read(self, raw: Any, r: Reader) -> Cost:
        return Cost.read(raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to("cost")


PER = ("card", "name", "player")
"""What uses are counted for: each copy as the object that it is, whoever has it; all cards of a name that a player has;
each copy, for each player apart who has it."""


class Limit(Part):
    """How often, in which span of time, of what (see `PER`); what happens after the last time."""

    n: Any = None
    period: str = ""
    per = Word(PER, "card", what="word")
    then = Program()

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Limit:
        """A limit as a card file writes it."""
        given = dict(r.mapping(raw, "a limit"))
        periods = [word for word in given if word in r.language.periods]
        if len(periods) != 1:
            wrong = next((word for word in given if word not in ("per", "then")), "")
            raise r.unknown("period", wrong, r.language.periods)
        n = HowMany(1).read(given.pop(periods[0]), r.at(periods[0]))
        limit = super().read(given, r)
        limit.n, limit.period = n, periods[0]
        return limit

    @classmethod
    def spells(cls, raw: dict[str, Any]) -> bool:  # noqa: ARG003
        return True

    def __repr__(self) -> str:
        return f"{self.n} per {self.period}"


class LimitField(Field[Any]):
    """A limit, or none."""

    def __init__(self) -> None:
        super().__init__(None)

    def read(self, raw: Any, r: Reader) -> Limit:
        return Limit.read(raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        own = {word: HowMany(1).schema(language) for word in language.periods}
        return an_object({**own, "per": {"enum": list(PER)}, "then": ref_to("program")})


READERS["cost"] = Cost.read
