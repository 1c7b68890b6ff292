"""The operations that Rise's effects are made of. What they do to the match is in `game`; their printed text is in `wording`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, cast

from pydantic import BeforeValidator, Field, PlainValidator, model_validator

from engines.kernel.ask import Ask, Choice, Option, one_of, yes_no
from engines.kernel.event import Event
from engines.kernel.program import Jump, Op, compile_into
from engines.kernel.state import Verdict
from engines.kernel.text import say

from .effects import (
    AbilityName,
    Cost,
    Duration,
    ProgramField,
    Ref,
    Restriction,
    Sel,
    TableField,
    ValueField,
    What,
    Who,
    find,
    numbers,
    words,
)
from .state import CardName

if TYPE_CHECKING:
    from .game import Table
    from .plays import Effect

one = Field(default_factory=lambda: words.value(1))
"""A number that is 1 unless the card says otherwise."""


def picked(g: Table, frame: Effect, op: Op, name: str, what: str | Sel | None) -> tuple[int, ...] | Ask:
    """What a part of an operation means now; if somebody has to pick, the question, until it is answered. [RS-624 RS-647]"""
    if what is None:
        return ()
    scope = g.scope(frame)
    if isinstance(what, str) or not what.asks:
        return find(scope, what)
    before = frame.vars.get("pick." + name)
    if before is not None:
        return before  # type: ignore[return-value]
    found = what.find(scope)
    least, most = what.span(len(found))
    open_ = not what.hidden or not what.conceivable(scope)
    if least == most == len(found) and (open_ or what.by == "random"):
        return found
    if what.by == "random":
        drawn = g.pick(found, most, "random pick")
        if all(g.is_placed(id) or g.lies_open(id) for id in drawn):
            g.happen(
                Event("picked", frame.seat, frame.source),
                g.by_chance(say("rs-log-picked", card=CardName(frame.card), what=g.names(drawn))),
                "RS-1504",
            )
        frame.note("pick." + name, drawn)
        return drawn
    seats = scope.seats(what.by)
    seat = seats[0] if seats and not g.s.seats[seats[0]].out else frame.seat
    return choice_of(g, frame, seat, found, least, most, op, hidden=what.hidden)


def choice_of(
    g: Table, frame: Effect, seat: int, found: tuple[int, ...], least: int, most: int, op: Op, *, hidden: bool = False
) -> Ask:
    """The question which of some things an effect goes for. About hidden ones it is put even where nothing can be picked, and never
    answered by itself. [RS-624 RS-725]"""
    options = g.options(found)
    prompt = say("rs-ask-effect-pick", card=CardName(frame.card), effect=g.wording((op,)))
    default = ",".join(option.key for option in options[:least]) or "none"
    return Ask(
        seat,
        "effect_choice",
        Choice(prompt, options, least, most),
        default,
        ("RS-624", "RS-647"),
        secret=hidden,
        forced=not hidden,
    )


class Conditional(Op):
    """An operation that may have a condition, beside it or among its parameters."""

    @model_validator(mode="before")
    @classmethod
    def _condition_read(cls, raw: Any) -> Any:
        if not isinstance(raw, dict):
            return raw
        given = cast(dict[str, Any], raw)
        return {**given, "if": words.condition(given["if"])} if isinstance(given.get("if"), dict) else given


class Doing(Conditional):
    """An operation on things: what it means is settled first, by picking where something is to be picked, then it is done."""

    picks: ClassVar[tuple[str, ...]] = ("what",)
    bare: ClassVar[str] = "what"
    """The part that is meant where a card file gives one reference or selector instead of parameters."""

    @classmethod
    def short(cls, raw: Any) -> dict[str, Any]:
        """The parameters meant by something that is no mapping of them."""
        return {cls.bare: raw}

    @model_validator(mode="before")
    @classmethod
    def _selector_alone(cls, raw: Any) -> Any:
        if not isinstance(raw, dict):
            return raw
        given = cast(dict[str, Any], raw)
        if set(given) & {*cls.model_fields, *(f.alias for f in cls.model_fields.values())} - {"if", "may", "if_"}:
            return given
        own = {key: given[key] for key in ("if", "may") if key in given and not isinstance(given[key], dict)}
        rest = {key: each for key, each in given.items() if key not in own}
        return {cls.bare: rest, **own} if rest else own

    def run(self, g: Table, frame: Effect) -> Verdict:
        """Settle what is meant, then do it."""
        found: dict[str, tuple[int, ...]] = {}
        for name in self.picks:
            ids = picked(g, frame, self, name, getattr(self, name))
            if isinstance(ids, Ask):
                return ids
            found[name] = ids
        if any(name.startswith("pick.") for name in frame.vars):
            frame.vars = {name: value for name, value in frame.vars.items() if not name.startswith("pick.")}
        return self.act(g, frame, **found)

    def took(self, g: Table, frame: Effect, *answer: Any) -> Verdict:
        """Note what was picked."""
        for name in self.picks:
            if isinstance(picked(g, frame, self, name, getattr(self, name)), Ask):
                frame.note("pick." + name, answer[0] if isinstance(answer[0], tuple) else (answer[0],))
                return "go"
        return None

    act: ClassVar[Callable[..., Verdict]]
    """Does it to what was settled: a method with a parameter for each of the parts picked."""

    def able(self, scope: Any) -> bool:
        """Whether it could do anything now: asked before an optional part is offered."""
        for name in self.picks:
            what = getattr(self, name)
            if isinstance(what, Sel) and what.hidden:
                if not what.conceivable(scope):
                    return False
            elif what is not None and not find(scope, what):
                return False
        return True


class Simple(Conditional):
    """An operation on players or on nothing in particular."""

    bare: ClassVar[str] = "n"

    @classmethod
    def short(cls, raw: Any) -> dict[str, Any]:
        """The parameters meant by a bare value."""
        return {cls.bare: raw}

    def able(self, scope: Any) -> bool:
        """Whether it could do anything now."""
        return True


def _n(g: Table, frame: Effect, value: Any) -> int:
    return value.read(g.scope(frame))


# ------------------------------------------------------------------------------------------------------- control flow


@words.register("seq")
class Seq(Simple):
    """Several operations, one after another."""

    bare: ClassVar[str] = "do"
    do: ProgramField

    def compile(self, program: list[Any]) -> None:
        compile_into(self.do, program)


@words.register("choose")
class ChooseOp(Simple):
    """A player picks things, which later operations call `chosen.NAME`; where nothing can be picked, or nothing is picked of hidden
    cards, `none` happens instead. [RS-624 RS-725]"""

    by: Who = "you"
    from_: Sel = Field(alias="from")
    min: int = 1
    max: int = 1
    as_: str = Field(alias="as")
    hidden: bool = False
    none: ProgramField = ()

    def compile(self, program: list[Any]) -> None:
        pick, over = _Pick(self), Jump()
        program.append(pick)
        compile_into(self.none, program)
        program.append(over)
        pick.to = over.to = len(program)

    def able(self, scope: Any) -> bool:
        return bool(self.none) or self.from_.conceivable(scope)


class _Pick:
    """Asks for what a `choose` picks, and goes on behind what happens where there is nothing to pick."""

    def __init__(self, op: ChooseOp):
        self.op = op
        self.to = 0

    def run(self, g: Table, frame: Effect) -> Verdict:
        op, scope = self.op, g.scope(frame)
        found = op.from_.find(scope)
        secret = op.from_.hidden and op.from_.conceivable(scope)
        if not found and not secret:
            frame.note(op.as_, ())
            return None
        least, most = min(op.min, len(found)), min(op.max, len(found))
        if least == most == len(found) and not secret:
            frame.name(g, op.as_, found)
            frame.pc = self.to
            return None
        seats = scope.seats(op.by)
        seat = seats[0] if seats and not g.s.seats[seats[0]].out else frame.seat
        return choice_of(g, frame, seat, found, least, most, op, hidden=op.hidden or op.from_.hidden)

    def took(self, g: Table, frame: Effect, answer: Any) -> None:
        picked = cast(tuple[int, ...], answer) if isinstance(answer, tuple) else (cast(int, answer),)
        frame.name(g, self.op.as_, picked)
        if picked or not self.op.from_.hidden:
            frame.pc = self.to


@words.register("toss")
class Toss(Simple):
    """A coin is tossed: heads is a Success. With `repeat_on_success` the same is done again after a Success. [RS-124 RS-637 RS-638]"""

    success: ProgramField = ()
    fail: ProgramField = ()
    repeat_on_success: Literal["ask", "auto"] | None = None

    def compile(self, program: list[Any]) -> None:
        start = len(program)
        coin, over = _Coin(), Jump()
        program.append(coin)
        compile_into(self.success, program)
        if self.repeat_on_success == "ask":
            program.append(_Again(start))
        elif self.repeat_on_success == "auto":
            back = Jump()
            back.to = start
            program.append(back)
        program.append(over)
        coin.to = len(program)
        compile_into(self.fail, program)
        over.to = len(program)


class _Coin:
    """Tosses, and goes to what a Failure does if it is one."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, g: Table, frame: Effect) -> Verdict:
        if not g.toss(frame.seat, frame.source):
            frame.pc = self.to
        return None


class _Again:
    """Asks whether to toss again. [RS-1056]"""

    def __init__(self, start: int):
        self.start = start

    def run(self, g: Table, frame: Effect) -> Verdict:
        return Ask(
            frame.seat,
            "rage_continue",
            yes_no(say("rs-ask-again", card=CardName(frame.card))),
            "yes",
            ("RS-1056",),
            forced=False,
        )

    def took(self, g: Table, frame: Effect, again: bool) -> None:
        if again:
            frame.pc = self.start


@words.register("roll")
class Roll(Simple):
    """A die is rolled: a Success if it shows a number that succeeds, or what the table says. [RS-123 RS-637]"""

    sides: int = Field(default=6, ge=2, le=100)
    succeeds: Annotated[Any, PlainValidator(lambda raw: _numbers(raw))] = None
    success: ProgramField = ()
    fail: ProgramField = ()
    table: TableField = ()

    @model_validator(mode="after")
    def _one_way(self) -> Roll:
        if bool(self.table) == (self.succeeds is not None):
            raise ValueError("a roll has either succeeds (with success and fail) or a table [RS-637]")
        return self

    def compile(self, program: list[Any]) -> None:
        rows = self.table or ((self.succeeds, self.success), ((0, 10**6), self.fail))
        die, exits = _Die(self.sides), list[Jump]()
        program.append(die)
        for span, do in rows:
            die.rows.append((span, len(program)))
            compile_into(do, program)
            exits.append(Jump())
            program.append(exits[-1])
        for leave in (*exits, die):
            leave.to = len(program)


def _numbers(raw: Any) -> Any:
    return None if raw is None else cast(tuple[int, int], raw) if isinstance(raw, tuple) else numbers(raw)


class _Die:
    """Rolls, and goes to what the number does."""

    def __init__(self, sides: int):
        self.sides = sides
        self.rows: list[tuple[tuple[int, int], int]] = []
        self.to = 0

    def run(self, g: Table, frame: Effect) -> Verdict:
        shown = g.roll(frame.seat, frame.source, self.sides)
        frame.note("x.roll", shown)
        frame.pc = next((start for (low, high), start in self.rows if low <= shown <= high), self.to)
        return None


@words.register("pay")
class Pay(Simple):
    """A payment inside an effect: made if it can be (and, if optional, is wanted), then `then`, else `else`. [RS-420]"""

    player: Who = "you"
    cost: Cost
    optional: bool = True
    then: ProgramField = ()
    else_: ProgramField = Field(default=(), alias="else")

    def compile(self, program: list[Any]) -> None:
        till, over = Till(self), Jump()
        program.append(till)
        compile_into(self.then, program)
        program.append(over)
        till.to = len(program)
        compile_into(self.else_, program)
        over.to = len(program)


class Till:
    """Asks for a payment and takes it, and goes to what happens without it."""

    def __init__(self, op: Pay):
        self.op = op
        self.to = 0

    @property
    def declinable(self) -> bool:
        """Whether declining it does nothing, so that it stops whatever it would set off. [RS-1503]"""
        return self.op.optional and not self.op.else_

    def run(self, g: Table, frame: Effect) -> Verdict:
        op = self.op
        seats = g.scope(frame).seats(op.player)
        seat = seats[0] if seats else frame.seat
        prices = g.payable(seat, op.cost, frame.source) if seats and not g.s.seats[seat].out else ()
        if not prices or self.declinable and "stopped" in frame.vars:
            frame.pc = self.to
            return None
        if not op.optional and len(prices) == 1:
            g.pay(seat, prices[0], op.cost, frame.source)
            return None
        options = [
            Option("pay" if len(prices) == 1 else f"pay-{'gold' if p[0] else 'ether'}", g.price_text(p, op.cost), p)
            for p in prices
        ]
        if op.optional:
            options.append(Option("decline", say("rs-decline"), None))
        prompt = say("rs-ask-upkeep", card=CardName(frame.card), price=g.price_text(prices[0], op.cost))
        return Ask(seat, "upkeep", one_of(prompt, options), options[0].key, ("RS-420",), forced=not op.optional)

    def took(self, g: Table, frame: Effect, price: Any) -> None:
        if price is None:
            frame.pc = self.to
            return
        seat = g.scope(frame).seats(self.op.player)[0]
        g.pay(seat, tuple(price), self.op.cost, frame.source)


@words.register("delay")
class Delay(Simple):
    """Something happens once, later. [RS-918]"""

    at: Literal["after_combat", "end_of_turn", "your_next_turn", "next_turn"]
    do: ProgramField

    def compile(self, program: list[Any]) -> None:
        later = _Later(self)
        program.append(later)
        compile_into(self.do, program)
        program.append(_Halt())
        later.to = len(program)


class _Later:
    """Notes what happens later, and goes on behind it."""

    def __init__(self, op: Delay):
        self.op = op
        self.to = 0

    def run(self, g: Table, frame: Effect) -> Verdict:
        g.delay(frame, self.op.at, frame.pc + 1)
        frame.pc = self.to
        return None


class _Halt:
    """The end of what was delayed."""

    def run(self, g: Table, frame: Effect) -> Verdict:
        frame.pc = 1_000_000
        return None


# ------------------------------------------------------------------------------------------------- coins, Ether, cards


@words.register("coins")
class CoinsOp(Simple):
    """A player gains or loses coins; a loss stops at 0. [RS-126 RS-128]"""

    bare: ClassVar[str] = "delta"
    player: Who = "you"
    delta: ValueField

    def run(self, g: Table, frame: Effect) -> Verdict:
        for seat in g.scope(frame).seats(self.player):
            g.gain(seat, "stock", _n(g, frame, self.delta))
        return None


@words.register("ether")
class EtherOp(Simple):
    """A player gains or loses Ether. [RS-127 RS-128]"""

    bare: ClassVar[str] = "delta"
    player: Who = "you"
    delta: ValueField

    def run(self, g: Table, frame: Effect) -> Verdict:
        for seat in g.scope(frame).seats(self.player):
            g.gain(seat, "ether", _n(g, frame, self.delta))
        return None


@words.register("steal_coins")
class StealCoins(Simple):
    """Coins go from one player to another, as many as there are. [RS-128]"""

    from_: Who = Field(alias="from")
    to: Who = "you"
    n: ValueField = one

    def run(self, g: Table, frame: Effect) -> Verdict:
        scope = g.scope(frame)
        for taker in scope.seats(self.to)[:1]:
            for seat in scope.seats(self.from_):
                taken = min(max(0, _n(g, frame, self.n)), g.s.seats[seat].stock)
                g.gain(seat, "stock", -taken)
                g.gain(taker, "stock", taken)
        return None


@words.register("draw")
class Draw(Simple):
    """A player draws: one instruction, however many cards. [RS-1401 RS-1405]"""

    player: Who = "you"
    n: ValueField = one

    def run(self, g: Table, frame: Effect) -> Verdict:
        n = _n(g, frame, self.n)
        short = [seat for seat in g.scope(frame).seats(self.player) if g.draws_short(seat, n)]
        for seat in reversed(short):
            g.sacrifice_summoner(seat, seat)
        return None


@words.register("discard")
class Discard(Simple):
    """A player discards cards, chosen or at random."""

    player: Who = "you"
    n: ValueField = one
    how: Literal["choose", "random"] = "choose"

    def run(self, g: Table, frame: Effect) -> Verdict:
        for seat in reversed(g.scope(frame).seats(self.player)):
            g.discard(seat, _n(g, frame, self.n), at_random=self.how == "random")
        return None


@words.register("steal_card")
class StealCard(Simple):
    """Cards go from one player's hand to another's; both know them. [RS-313]"""

    from_: Who = Field(default="target", alias="from")
    to: Who = "you"
    n: ValueField = one

    def run(self, g: Table, frame: Effect) -> Verdict:
        scope = g.scope(frame)
        for taker in scope.seats(self.to)[:1]:
            for seat in scope.seats(self.from_):
                g.steal_cards(seat, taker, _n(g, frame, self.n))
        return None


@words.register("search")
class Search(Simple):
    """A player takes cards out of the own library, which is shuffled then; a restricted search shows them. [RS-311]"""

    player: Who = "you"
    filter: Sel | None = None
    n: int = 1
    to: Literal["hand", "library_top", "cemetery"] = "hand"

    def run(self, g: Table, frame: Effect) -> Verdict:
        for seat in reversed(g.scope(frame).seats(self.player)):
            g.search(seat, self.filter, g.scope(frame), self.n, self.to)
        return None


@words.register("look")
class Look(Simple):
    """A player looks at the top cards of a library or at a hand. [RS-301]"""

    player: Who = "you"
    at: Who = "you"
    zone: Literal["library", "hand"] = "library"
    n: int = Field(default=1, ge=1)

    def run(self, g: Table, frame: Effect) -> Verdict:
        scope = g.scope(frame)
        for seat in scope.seats(self.player)[:1]:
            for owner in scope.seats(self.at):
                g.look(seat, owner, self.zone, self.n)
        return None


@words.register("mill")
class Mill(Simple):
    """The top cards of a library go to the Cemetery."""

    player: Who = "you"
    n: ValueField = one

    def run(self, g: Table, frame: Effect) -> Verdict:
        for seat in g.scope(frame).seats(self.player):
            g.mill(seat, _n(g, frame, self.n))
        return None


@words.register("shuffle")
class Shuffle(Simple):
    """A library is shuffled. [RS-206]"""

    bare: ClassVar[str] = "player"
    player: Who = "you"

    def run(self, g: Table, frame: Effect) -> Verdict:
        for seat in g.scope(frame).seats(self.player):
            g.shuffle_library(seat)
        return None


# ------------------------------------------------------------------------------------------------------ damage and Life


@words.register("damage")
class Damage(Doing):
    """Damage from outside combat: one hit on each; a damaged player says which Summoner takes it unless `chooser` does. [RS-911]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    amount: ValueField
    to: What
    chooser: Who | None = None

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        chooser = g.scope(frame).seats(self.chooser)[:1] if self.chooser is not None else ()
        g.damage(to, _n(g, frame, self.amount), frame.source, chooser[0] if chooser else None)
        return None


@words.register("strike")
class Strike(Doing):
    """Something hits something with its current Attack, and is not hit back. [RS-1217 RS-1220]"""

    picks = ("who", "whom")
    who: What = "self"
    whom: What

    def act(self, g: Table, frame: Effect, who: tuple[int, ...], whom: tuple[int, ...]) -> Verdict:
        for id in reversed(who):
            g.damage(whom, g.attack(id), id)
        return None


@words.register("heal")
class Heal(Doing):
    """A Summoner regains Life, up to what is printed. [RS-908]"""

    bare: ClassVar[str] = "what"
    what: What = Field(
        default_factory=lambda: Sel.model_validate({"kind": "summoner", "controller": "you", "count": 1})
    )
    n: ValueField = one

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            g.heal(id, _n(g, frame, self.n))
        return None


@words.register("lose_life")
class LoseLife(Doing):
    """A Summoner loses Life; that is no damage. [RS-908]"""

    what: What = Field(
        default_factory=lambda: Sel.model_validate({"kind": "summoner", "controller": "you", "count": 1})
    )
    n: ValueField = one

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            g.lose_life(id, _n(g, frame, self.n))
        return None


# --------------------------------------------------------------------------------------------------- coming and going


@words.register("destroy")
class Destroy(Doing):
    """Cards go to their owners' Cemeteries, whatever their Defense; all of them together. [RS-916 RS-917]"""

    what: What
    as_: str = Field(default="", alias="as")

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        frame.follow(what)
        g.destroy(what, frame, self.as_)
        return None


@words.register("exclude")
class Exclude(Doing):
    """Cards go to the Excluded zone; they have not died. [RS-306 RS-916]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        frame.follow(what)
        g.exclude(what)
        return None


@words.register("sacrifice")
class Sacrifice(Doing):
    """A player gives up cards of their own choice: `what` of those that the player controls. [RS-916]"""

    picks = ()
    player: Who = "you"
    what: What
    n: int = 1

    def run(self, g: Table, frame: Effect) -> Verdict:
        scope = g.scope(frame)
        for seat in reversed(scope.seats(self.player)):
            found = tuple(id for id in find(scope, self.what) if g.is_permanent(id) and g.seat_behind(id) == seat)
            g.sacrifice_some(seat, found, self.n)
        return None


@words.register("return")
class Return(Doing):
    """Cards go back to the hand. [RS-1115 RS-1116]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        frame.follow(what)
        g.return_to_hand(what)
        return None


@words.register("move")
class Move(Doing):
    """Cards go from one zone to another. [RS-308 RS-310]"""

    what: What
    to: Literal["hand", "library_top", "library_bottom", "library_shuffled", "cemetery", "excluded", "battlefield"]
    under: Who | None = None
    tilted: bool = False
    counters: int = 0
    marks: tuple[str, ...] = ()
    as_: str = Field(default="", alias="as")

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        g.move(what, frame, self)
        return None


@words.register("create")
class Create(Doing):
    """Tokens come into play: copies of something, or a card that is printed as a token. [RS-1140 RS-1143 RS-1144]"""

    picks = ("copy_of",)
    bare: ClassVar[str] = "copy_of"
    copy_of: What | None = None
    token: str | None = None
    n: ValueField = one
    under: Who = "you"
    ignore_duplication: bool = False

    @model_validator(mode="after")
    def _one(self) -> Create:
        if (self.copy_of is None) == (self.token is None):
            raise ValueError("create makes a copy_of something or a token")
        return self

    def act(self, g: Table, frame: Effect, copy_of: tuple[int, ...]) -> Verdict:
        for seat in g.scope(frame).seats(self.under)[:1]:
            for _ in range(_n(g, frame, self.n)):
                g.create(seat, copy_of[0] if copy_of else 0, self.token, free=self.ignore_duplication)
        return None


@words.register("copy")
class Copy(Doing):
    """Something becomes a copy of something. [RS-1106]"""

    picks = ("what", "onto")
    what: What
    onto: What = "self"

    def act(self, g: Table, frame: Effect, what: tuple[int, ...], onto: tuple[int, ...]) -> Verdict:
        for id in onto:
            if what:
                g.become_copy(id, what[0])
        return None


@words.register("stop")
class Stop(Doing):
    """Something that waits on the chain is stopped; a card goes to its owner's Cemetery, nothing is given back. [RS-516]"""

    what: What = "target"

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for ref in what:
            g.stop(ref)
        return None


# ------------------------------------------------------------------------------------------------ counters and changes


@words.register("counter")
class CounterOp(Doing):
    """Charge Counters are placed. [RS-1301]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    kind: Literal["+1/+1", "-1/-1"] = "+1/+1"
    n: ValueField = one
    to: What = "self"
    until: Literal["permanent", "end_of_turn"] = "permanent"
    bound_to: Ref | None = None
    as_: str = Field(default="", alias="as")

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        bound = g.scope(frame).ids(self.bound_to) if self.bound_to is not None else ()
        scope = g.scope(frame)
        placed: list[int] = []
        for id in to:
            before, scope.it = scope.it, id
            n = self.n.read(scope)
            scope.it = before
            if g.place_counters(id, self.kind, n, bound[0] if bound else 0, fleeting=self.until == "end_of_turn"):
                placed.append(id)
        if self.as_:  # what is named by a label asks what became of it: it is looked at after the state check [RS-1235]
            frame.name(g, self.as_, tuple(placed))
            g.state_check()
        return None


@words.register("remove_counter")
class RemoveCounter(Doing):
    """Charge Counters are taken away."""

    picks = ("from_",)
    bare: ClassVar[str] = "from"
    kind: Literal["+1/+1", "-1/-1"] = "-1/-1"
    n: ValueField = one
    from_: What = Field(default="self", alias="from")

    def act(self, g: Table, frame: Effect, from_: tuple[int, ...]) -> Verdict:
        for id in from_:
            g.remove_counters(id, self.kind, _n(g, frame, self.n))
        return None


@words.register("modify")
class Modify(Doing):
    """Attack and Defense change for a time, without counters. [RS-914]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    attack: ValueField = Field(default_factory=lambda: words.value(0))
    defense: ValueField = Field(default_factory=lambda: words.value(0))
    to: What = "self"
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        for id in to:
            g.last("modify", frame, self.until, id, amount=_n(g, frame, self.attack), other=_n(g, frame, self.defense))
        return None


@words.register("set_value")
class SetValue(Doing):
    """Attack or Defense is something else than what is printed. [RS-914]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    attack: ValueField | None = None
    defense: ValueField | None = None
    to: What = "self"
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        for id in to:
            for name in ("attack", "defense"):
                if getattr(self, name) is not None:
                    g.last("set", frame, self.until, id, amount=_n(g, frame, getattr(self, name)), names=(name,))
        return None


@words.register("grant")
class Grant(Doing):
    """Abilities and types are given for a time. [RS-615]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    abilities: tuple[AbilityName, ...] = ()
    types: tuple[str, ...] = ()
    to: What = "self"
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        for id in to:
            if self.abilities:
                g.last("grant", frame, self.until, id, names=self.abilities)
            if self.types:
                g.last("types", frame, self.until, id, names=self.types)
        return None


@words.register("lose")
class Lose(Doing):
    """Abilities are lost for a time: some, or all. [RS-1105]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    abilities: Literal["all"] | tuple[AbilityName, ...] = "all"
    to: What = "self"
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        for id in to:
            g.last("lose", frame, self.until, id, names=() if self.abilities == "all" else self.abilities)
        return None


def _names(raw: Any) -> Any:
    return (raw,) if isinstance(raw, str) else raw


@words.register("restrict")
class Restrict(Doing):
    """Something is forbidden for a time. [RS-407 RS-829 RS-1306]"""

    picks = ("whom",)
    bare: ClassVar[str] = "whom"
    what: Annotated[tuple[Restriction, ...], BeforeValidator(_names)]
    whom: What = "self"
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, whom: tuple[int, ...]) -> Verdict:
        for id in whom:
            g.last("restrict", frame, self.until, id, names=self.what)
        return None


@words.register("force")
class Force(Doing):
    """Creatures must attack, block or be blocked if able. [RS-806 RS-829]"""

    picks = ("whom",)
    bare: ClassVar[str] = "whom"
    what: Literal["attack", "block", "be_blocked"]
    whom: What = "self"
    opponent: Who | None = None
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, whom: tuple[int, ...]) -> Verdict:
        named = g.scope(frame).seats(self.opponent)[:1] if self.opponent is not None else ()
        for id in whom:
            g.last("force", frame, self.until, id, names=(self.what,), amount=named[0] + 1 if named else 0)
        return None


@words.register("tilt")
class Tilt(Doing):
    """Cards or Summoners are tilted; that takes no points. [RS-517]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            g.tilt(id)
        return None


@words.register("untilt")
class Untilt(Doing):
    """Cards or Summoners are untilted; that gives no points but those that waited for it. [RS-517 RS-522]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            g.untilt(id)
        return None


@words.register("capacity")
class CapacityOp(Doing):
    """A Summoner gains or loses Capacity Points. [RS-404]"""

    picks = ("summoner",)
    bare: ClassVar[str] = "summoner"
    summoner: What
    delta: ValueField

    def act(self, g: Table, frame: Effect, summoner: tuple[int, ...]) -> Verdict:
        for id in summoner:
            g.change_capacity(id, _n(g, frame, self.delta))
        return None


@words.register("level")
class LevelOp(Doing):
    """A Summoner's level changes, within what is printed. [RS-521 RS-523 RS-528]"""

    picks = ("summoner",)
    bare: ClassVar[str] = "summoner"
    summoner: What
    delta: ValueField = one

    def act(self, g: Table, frame: Effect, summoner: tuple[int, ...]) -> Verdict:
        for id in summoner:
            g.change_level(id, _n(g, frame, self.delta))
        return None


@words.register("control")
class ControlOp(Doing):
    """A player takes control of cards; the newest such effect counts. [RS-1304]"""

    what: What
    to: Who = "you"
    until: Duration = "owner_next_turn"

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for seat in g.scope(frame).seats(self.to)[:1]:
            for id in what:
                if g.is_permanent(id):
                    g.last("control", frame, self.until, id, amount=seat)
        g.settle_control()
        return None


@words.register("grant_action_control")
class GrantActionControl(Doing):
    """A player has a card's Actions at their command; its owner pays. [RS-1230 RS-1231]"""

    picks = ("of",)
    bare: ClassVar[str] = "of"
    of: What = "host"
    to: Who = "you"
    until: Duration = "end_of_turn"

    def act(self, g: Table, frame: Effect, of: tuple[int, ...]) -> Verdict:
        for seat in g.scope(frame).seats(self.to)[:1]:
            for id in of:
                g.last("actions_of", frame, self.until, id, amount=seat)
        return None


@words.register("attach")
class Attach(Doing):
    """A card is attached to something. [RS-1127 RS-1201]"""

    picks = ("what", "to")
    what: What = "self"
    to: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...], to: tuple[int, ...]) -> Verdict:
        for id in what:
            if to:
                g.attach(id, to[0])
        return None


@words.register("transmit")
class Transmit(Doing):
    """A Disease moves to a legal new Creature and works there at once. [RS-1206]"""

    picks = ("what", "to")
    what: What
    to: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...], to: tuple[int, ...]) -> Verdict:
        for id in what:
            if to:
                g.transmit(id, to[0])
        return None


@words.register("open_lock")
class OpenLock(Doing):
    """A Lock is opened, and does what its card says. [RS-1117 RS-1118]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            g.open_lock(id)
        return None


@words.register("free")
class Free(Doing):
    """A chained Creature is freed. [RS-1120 RS-1121]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            g.free(id)
        return None


@words.register("mark")
class MarkOp(Doing):
    """Something gets a mark by a name, for a time."""

    picks = ("whom",)
    bare: ClassVar[str] = "whom"
    name: str
    whom: What = "self"
    until: Duration = "permanent"

    def act(self, g: Table, frame: Effect, whom: tuple[int, ...]) -> Verdict:
        for id in whom:
            if self.until == "permanent":
                g.mark(id, self.name)
            else:
                g.last("mark", frame, self.until, id, names=(self.name,))
        return None


@words.register("unmark")
class Unmark(Doing):
    """Something loses a mark."""

    picks = ("whom",)
    bare: ClassVar[str] = "whom"
    name: str
    whom: What = "self"

    def act(self, g: Table, frame: Effect, whom: tuple[int, ...]) -> Verdict:
        for id in whom:
            g.unmark(id, self.name)
        return None


@words.register("prevent")
class Prevent(Doing):
    """Damage to or from something is prevented. `blocks_attack` marks what a Door does against an attack. [RS-1035 RS-1036]"""

    picks = ("to", "from_")
    bare: ClassVar[str] = "to"
    damage: Literal["any", "combat"] = "any"
    to: What | None = None
    from_: What | None = Field(default=None, alias="from")
    n: ValueField | Literal["all"] = "all"
    until: Duration = "end_of_turn"
    blocks_attack: bool = False

    @model_validator(mode="after")
    def _one_side(self) -> Prevent:
        if (self.to is None) == (self.from_ is None):
            raise ValueError("prevent names what the damage would be dealt to, or from")
        return self

    def act(self, g: Table, frame: Effect, to: tuple[int, ...], from_: tuple[int, ...]) -> Verdict:
        amount = 0 if self.n == "all" else max(1, _n(g, frame, self.n))
        for id in (*to, *from_):
            if self.blocks_attack and g.passes_walls(id, frame.source):
                continue
            g.last("prevent", frame, self.until, id, amount=amount, names=("from" if from_ else "to", self.damage))
        return None


@words.register("replace")
class Replace(Doing):
    """For a time something happens instead of something else. [RS-1307]"""

    picks = ("to",)
    bare: ClassVar[str] = "to"
    event: Literal["destroyed", "to_cemetery", "damaged", "counter_placed", "returned"]
    to: What = "self"
    with_: ProgramField = Field(default=(), alias="with")
    uses: int = Field(default=1, ge=1)
    until: Duration = "end_of_turn"

    def compile(self, program: list[Any]) -> None:
        program.append(self)
        over = Jump()
        program.append(over)
        compile_into(self.with_, program)
        program.append(_Halt())
        over.to = len(program)

    def act(self, g: Table, frame: Effect, to: tuple[int, ...]) -> Verdict:
        for id in to:
            g.last("replace", frame, self.until, id, amount=self.uses, names=(self.event,))
        return None


@words.register("price")
class Price(Simple):
    """Prices change for a time, those of certain `cards` if it names any; `once` ends it after one. [RS-644 RS-1132]"""

    of: Literal["actions", "invocations", "skills"] = "actions"
    player: Who = "you"
    cards: What | None = None
    delta: ValueField
    currency: Literal["gold", "ether", "capacity"] = "gold"
    until: Duration = "end_of_turn"
    once: bool = False

    @model_validator(mode="after")
    def _all_cards(self) -> Price:
        if isinstance(self.cards, Sel) and self.cards.asks:
            raise ValueError("the cards whose price changes are all that fit, not some that are picked")
        return self

    def run(self, g: Table, frame: Effect) -> Verdict:
        scope = g.scope(frame)
        names = (self.of, self.currency, *(("once",) if self.once else ()))
        for seat in scope.seats(self.player):
            for id in scope.ids(self.cards) if isinstance(self.cards, str) else (0,):
                g.last("price", frame, self.until, id, amount=_n(g, frame, self.delta), other=seat, names=names)
        return None


@words.register("out_of_combat")
class OutOfCombat(Doing):
    """Attackers or blockers drop out of the combat. [RS-812]"""

    what: What

    def act(self, g: Table, frame: Effect, what: tuple[int, ...]) -> Verdict:
        for id in what:
            if not g.passes_walls(id, frame.source):
                g.drop_out(id)
        return None


@words.register("lose_summoner")
class LoseSummoner(Simple):
    """A player loses a Summoner. [RS-909 RS-1402]"""

    bare: ClassVar[str] = "player"
    player: Who = "you"
    chosen_by: Who | None = None

    def run(self, g: Table, frame: Effect) -> Verdict:
        scope = g.scope(frame)
        chooser = scope.seats(self.chosen_by)[:1] if self.chosen_by is not None else ()
        for seat in reversed(scope.seats(self.player)):
            g.sacrifice_summoner(seat, chooser[0] if chooser else seat)
        return None


@words.register("extra_attack")
class ExtraAttack(Simple):
    """A player has a further Attack phase this turn. [RS-809]"""

    bare: ClassVar[str] = "player"
    player: Who = "you"

    def run(self, g: Table, frame: Effect) -> Verdict:
        if g.s.active in g.scope(frame).seats(self.player):
            g.s.attacks_left += 1
        return None


@words.register("relaunch")
class Relaunch(Simple):
    """An Action of another card is performed anew: which one, its price and its targets are settled as it is announced, and its effect
    is carried out in place of this. [RS-1125 RS-1126]"""

    def run(self, g: Table, frame: Effect) -> Verdict:
        return None


@words.register("printed")
class Printed(Simple):
    """What is printed on this card under a name happens: what an opened Lock or a freed Creature does. [RS-1118 RS-1121]"""

    bare: ClassVar[str] = "part"
    part: Literal["opened", "freed"]

    def run(self, g: Table, frame: Effect) -> Verdict:
        g.run_printed(frame.source, self.part)
        return None
