"""A payment inside an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.text import CardName, say

from .costs import CostField
from .fields import Flag, Program
from .flow import Code, Effect, Instruction, Jump, Op, Went
from .reading import Reader
from .scope import Players
from .telling.sentences import either, yes

if TYPE_CHECKING:
    from .language import Language


class Pay(Op):
    """A payment, made if it can be and its player wants it (with `must`: if it can be); then `then`, without it
    `else`."""

    doer = "who"
    who = Players("you")
    cost = CostField()
    must = Flag()
    then = Program()
    else_ = Program()

    def check(self, r: Reader) -> None:
        if not self.cost:
            raise r.at("cost").bad("a payment costs something, such as {coins: 1}; to ask for nothing, write may: true")

    def compile(self, code: Code, label: str) -> None:
        till, over = Till(self), Jump()
        code.add(till, label)
        code.compile(self.then, label + ".then.")
        code.add(over, label + ".over")
        till.to = len(code.rows)
        code.compile(self.else_, label + ".else.")
        over.to = len(code.rows)


class Till(Instruction):
    """Asks for a payment and takes it, and goes to what happens without it."""

    def __init__(self, op: Pay):
        self.op = op
        self.to = 0

    @property
    def declinable(self) -> bool:
        """Whether declining it does nothing, so that it stops whatever it would set off."""
        return not self.op.must and not self.op.else_

    def payer(self, g: Any, frame: Effect) -> int | None:
        """Who pays: the first of the players meant that is in the match."""
        return next((seat for seat in self.op.who.seats(g.scope(frame)) if not g.is_away(seat)), None)

    def run(self, g: Any, frame: Effect) -> Went:
        seat = self.payer(g, frame)
        ways = () if seat is None else g.ways_to_pay(seat, self.op.cost, frame)
        if seat is None or not ways or self.declinable and "stopped" in frame.names:
            return self.to
        if self.op.must and len(ways) == 1:
            g.pay(seat, self.op.cost, ways[0], frame)
            return None
        options = [Option(key, g.price_text(self.op.cost, way), n) for n, (key, way) in enumerate(g.keyed(ways))]
        if not self.op.must:
            options.append(Option("decline", say("decline"), -1))
        prompt = say(
            "ask-pay",
            card=CardName(frame.card, g.rules.id),
            price=either([g.price_text(self.op.cost, way) for way in ways]),
            done=yes(not any(way.amounts for way in self.op.cost.ways)),
        )
        return Ask(
            seat, "pay", one_of(prompt, options), options[0].key, g.language.clauses.get("pay", ()), forced=self.op.must
        )

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        if answer[-1] < 0:
            return self.to
        seat = self.payer(g, frame)
        assert seat is not None
        g.pay(seat, self.op.cost, g.ways_to_pay(seat, self.op.cost, frame)[answer[-1]], frame)
        return None


def payments(language: Language) -> None:
    """The pack of payments inside effects: the game has `ways_to_pay`, `keyed`, `pay` and `price_text`."""
    language.op("pay")(Pay)
