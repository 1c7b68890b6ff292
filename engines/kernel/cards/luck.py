"""Coins and dice: operations whose outcome is drawn. [docs/cards.md]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engines.kernel.ask import Ask, yes_no
from engines.kernel.text import CardName, say

from .fields import Program, Whole, Word
from .flow import Code, Effect, Instruction, Jump, Op, Went
from .reading import Field, Name, Part, Reader, an_object, ref_to, shown
from .values import read_figure

if TYPE_CHECKING:
    from .language import Language


class Toss(Op):
    """A coin is tossed: `toss: {success: [...], fail: [...], again: ask}`. `again` tosses once more after a Success."""

    brings = ""
    success = Program()
    fail = Program()
    again = Word(("ask", "auto"), "")

    def check(self, r: Reader) -> None:
        if not (self.success or self.fail):
            raise r.bad("a toss has `success` or `fail`")

    def compile(self, code: Code, label: str) -> None:
        coin, over = _Coin(self), Jump()
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

    def __init__(self, op: Toss):
        self.op = op
        self.to = 0

    def run(self, g: Any, frame: Effect) -> Went:
        frame.again(self.op)
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

    def __init__(self, low: int, high: int, do: tuple[Op, ...], written: str | int, rest: bool = False):
        self.low, self.high, self.do, self.written, self.rest = low, high, do, written, rest

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
        table, found = cast(dict[Any, Any], raw), list[Row]()
        for numbers in table:
            if numbers == "else":
                continue
            here = r.at(numbers)
            bounds = read_figure(numbers, here).bounds
            if bounds is None:
                raise here.bad(f'{shown(numbers)} is no number of a die; write 1, "2-5", "6+", or else')
            low, high = bounds[0] or 0, ANY if bounds[1] is None else bounds[1]
            met = next((row for row in found if row.low <= high and low <= row.high), None)
            if met is not None:
                raise here.bad(f"{numbers} and {met.name} have a number in common, and a number does one thing")
            found.append(Row(low, high, here.part("program", table[numbers]), numbers))
        if "else" in table:
            found.append(Row(0, ANY, r.at("else").part("program", table["else"]), "else", rest=True))
        return tuple(found)

    def schema(self, language: Language) -> dict[str, Any]:
        return an_object({}, others=ref_to("program"))


class Roll(Op):
    """A die is rolled: `roll: {sides: 6, on: {"1-3": [...], "4+": [...]}}`; the number is called `rolled`
    afterwards."""

    brings = ""
    sides = Whole(2, 100, default=6)
    on = Rows()

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Roll:
        r.names["rolled"] = Name("number")
        return super().read(raw, r)

    def check(self, r: Reader) -> None:
        for row in self.on:
            if row.low > self.sides or row.high < 1 or self.sides < row.high < ANY:
                raise r.at("on", row.written).bad(f"a die of {self.sides} sides shows 1 to {self.sides}")

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


CHANCE: dict[str, type[Op]] = {"toss": Toss, "roll": Roll}


def chance(language: Language) -> None:
    """The pack of coins and dice. The game has `toss(frame) -> bool` and `roll(frame, sides) -> int`."""
    for word, op in CHANCE.items():
        language.op(word)(op)
