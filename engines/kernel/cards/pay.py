"""A payment inside an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.state import Procedure
from engines.kernel.text import CardName, say

from .costs import Cost, CostField
from .fields import Flag, Program
from .flow import Code, Effect, Instruction, Jump, Op, Went
from .reading import Reader
from .scope import Players, Scope
from .telling.sentences import either, yes

if TYPE_CHECKING:
    from .language import Language


class Pay(Op):
    """A payment, made if it can be and its player wants it (with `must`: if it can be); then `then`, without it
    `else`. Of several players each is asked in turn, and so much follows for each."""

    doer = "who"
    who = Players("you")
    cost = CostField()
    must = Flag()
    then = Program()
    else_ = Program()

    def check(self, r: Reader) -> None:
        if not self.cost:
            raise r.at("cost").bad("a payment costs something, such as {coins: 1}; to ask for nothing, write may: true")

    @property
    def declinable(self) -> bool:
        """Whether its player may leave all of it undone."""
        return self.may or self.unforced and self.who.name == "you" and not self.who.path

    @property
    def unforced(self) -> bool:
        """Whether declining it does nothing, so that it stops whatever it would set off."""
        return not self.must and not self.else_

    def compile(self, code: Code, label: str) -> None:
        till = Till(self)
        code.add(till, label)
        code.compile(self.then, label + ".then.")
        code.add(Jump(till.place), label + ".over")
        till.to = len(code.rows)
        code.compile(self.else_, label + ".else.")
        code.add(Jump(till.place), label + ".next")
        till.end = len(code.rows)


class Till(Instruction):
    """Asks for a payment and takes it, and goes to what happens without it: for one player after the other. Who is
    still to be asked is noted once one has been."""

    declining = True

    def __init__(self, op: Pay):
        self.op = op
        self.to = self.end = 0

    def left(self, g: Any, frame: Effect) -> tuple[int, ...] | None:
        """The players still to be asked, of those in the match; None once all have been."""
        noted = cast("tuple[int, ...] | None", frame.names.get("*" + self.label))
        seats = self.op.who.seats(g.scope(frame)) if noted is None else noted
        return tuple(seat for seat in seats if not g.is_away(seat)) or (() if noted is None else None)

    def payer(self, g: Any, frame: Effect) -> int | None:
        """Whose payment it is now."""
        return next(iter(self.left(g, frame) or ()), None)

    def _over(self, g: Any, frame: Effect) -> bool:
        """Whether it is no longer to be paid: another has stopped it, or it was paid as often as it may be."""
        return self.op.unforced and "stopped" in frame.names or self.spent(g, frame)

    def _on(self, g: Any, frame: Effect) -> None:
        """The next player has been asked: what follows for one player begins without what came of another's."""
        if "*" + self.label not in frame.names:
            frame.expect(self.op.as_)
        frame.note("*" + self.label, (self.left(g, frame) or ())[1:])
        frame.again(self.op)

    def run(self, g: Any, frame: Effect) -> Went:
        left = self.left(g, frame)
        if left is None:
            frame.names = {name: each for name, each in frame.names.items() if name != "*" + self.label}
            return self.end
        seat = next(iter(left), None)
        ways = () if seat is None else g.ways_to_pay(seat, self.op.cost, frame)
        able = [n for n, way in enumerate(ways) if g.can_pay(seat, way, frame)]
        if seat is None or not ways or self.op.must and not able or self._over(g, frame):
            self._on(g, frame)
            return self.to
        if self.op.must and len(able) == 1:
            self._paid(g, frame, seat, ways[able[0]])
            return None
        keyed = list(g.keyed(ways))
        options = [Option(keyed[n][0], g.price_text(self.op.cost, ways[n]), n) for n in able]
        if not self.op.must:
            options.append(Option("decline", say("decline"), -1))
        prompt = say(
            "ask-pay",
            card=CardName(frame.card, g.rules.id),
            price=either([g.price_text(self.op.cost, way) for way in ways]),
            done=yes(not any(way.amounts for way in self.op.cost.ways)),
        )
        default = options[-1 if g.language.declines and not self.op.must else 0].key
        return Ask(
            seat, "pay", one_of(prompt, options), default, g.language.clauses.get("pay", ()), forced=self.op.must
        )

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        seat = self.payer(g, frame)
        assert seat is not None
        way = None if answer[-1] < 0 else g.ways_to_pay(seat, self.op.cost, frame)[answer[-1]]
        if way is None:
            self._on(g, frame)
            return self.to
        self._paid(g, frame, seat, way)
        return None

    def _paid(self, g: Any, frame: Effect, seat: int, way: Any) -> None:
        self._on(g, frame)
        if self.op.as_:
            frame.note(self.op.as_, 1)
        self.done(g, frame)
        g.pay(seat, self.op.cost, way, frame)


class CostOfEffect(Procedure, kw_only=True):
    """A payment inside an effect is made, by a player who can make it (or, without `at`, what a use costs)."""

    seat: int
    this: int
    card: str
    where: str
    at: str = ""
    """The label of the payment inside an effect; "" for what a use costs."""
    way: int = 0
    """Which of several costs."""

    @classmethod
    def of(cls, g: Any, seat: int, cost: Cost, way: int, frame: Any) -> Self:
        """That of a payment inside an effect."""
        at = g.paid_at(cost, frame)
        return cls(seat=seat, this=frame.this, card=frame.card, where=frame.where, at=at, way=way)

    def cost(self, g: Any) -> Cost:
        """What is paid."""
        code = g.code(self.card, self.where)
        cost = code.rows[code.places[self.at]].op.cost if self.at else g.part_of(self.card, self.where).cost
        return cost.ways[self.way]

    def scope(self, g: Any) -> Scope:
        """Where it looks things up."""
        return g.payers_scope(self.seat, next(iter(g.below(Effect)))) if self.at else Scope(g, self.seat, self.this)


def payments(language: Language) -> None:
    """The pack of payments inside effects: the game has `ways_to_pay`, `keyed`, `pay` and `price_text`; where a player
    may not be able to pay what all others take to be possible, `can_pay`."""
    language.op("pay")(Pay)
