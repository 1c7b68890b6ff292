"""The operations that Rizontical's cards are written in. What an operation does to the duel is in `duel` and `battle`; its printed text is in
`wording`."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import Field, PlainValidator, model_validator

from engines.kernel.program import Jump, Node, Op, compile_into
from engines.kernel.state import Verdict

from .battle import hit_cells, hit_reach
from .effects import (
    BUFF_NAMES,
    CONDITION_NAMES,
    AttackType,
    Continuous,
    Direction,
    Element,
    Filter,
    Pick,
    ProgramField,
    Ref,
    Scope,
    Seat,
    Stat,
    Status,
    ValueField,
    Who,
    find,
    mapping,
    read_who,
    words,
)
from .state import Fighter, Power, Token

if TYPE_CHECKING:
    from .duel import Duel


class RizOp(Op):
    """An operation of Rizontical: picks that its fields ask for are asked first, then `do` carries it out.

    `able` says whether it can do anything at all (for what may be done, and for effects that cannot be applied).
    """

    single: ClassVar[str] = ""
    """The parameter that is meant where a card gives a bare value instead of a mapping."""

    @classmethod
    def short(cls, value: Any) -> dict[str, Any]:
        """The parameters that a bare value stands for."""
        if value is None or value == {}:
            return {}
        if not cls.single:
            raise ValueError(f"{cls.word} takes a mapping of parameters")
        return {cls.single: value}

    @classmethod
    def fields_asked(cls) -> tuple[str, ...]:
        """The fields that may hold a selector."""
        names = _FIELDS.get(cls)
        if names is None:
            names = tuple(
                name
                for name, info in cls.model_fields.items()
                if any(isinstance(m, PlainValidator) and m.func is read_who for m in info.metadata)
            )
            _FIELDS[cls] = names
        return names

    @functools.cached_property
    def picks(self) -> tuple[tuple[str, Pick], ...]:
        """The fields that hold a selector, with it."""
        return tuple((name, who) for name in self.fields_asked() if isinstance(who := getattr(self, name), Pick))

    def run(self, g: Duel, frame: Any) -> Verdict:
        asked = self.picks
        for name, pick in asked:
            if f"{name}!" in frame.vars:
                continue
            scope = g.scope(frame)
            found = pick.filter.find(scope)
            if pick.random is not None:
                frame.note(f"{name}!", g.drawn_from(found, pick.random))
                continue
            if pick.all_ is not None:
                frame.note(f"{name}!", found)
                continue
            least, most = pick.span(len(found))
            if least == most == len(found) and not pick.filter.hides(scope):
                frame.note(f"{name}!", found)
                continue
            return g.ask_pick(frame, self, pick, found, least, most)
        self.do(g, frame, g.scope(frame))
        if asked:
            frame.vars = {name: value for name, value in frame.vars.items() if not name.endswith("!")}
        return None

    def took(self, g: Duel, frame: Any, *answer: Any) -> Verdict:
        for name, _ in self.picks:
            if f"{name}!" not in frame.vars:
                picked = answer[0]
                frame.note(f"{name}!", picked if isinstance(picked, tuple) else (picked,))
                return "go"
        return None

    def them(self, scope: Scope, name: str) -> tuple[int, ...]:
        """The things that a field means, those picked for it included; things that left are left out. [RZ-1415]"""
        who = getattr(self, name)
        if who is None:
            return ()
        if isinstance(who, Pick):
            return scope.vars.get(f"{name}!", who.filter.find(scope))
        return find(scope, who)

    def one(self, scope: Scope, name: str) -> int | None:
        """The one thing or cell that a field means, if there is one."""
        found = self.them(scope, name)
        return found[0] if found else None

    def seats(self, scope: Scope, seat: str) -> tuple[int, ...]:
        """The seats that "you", "opponent" or "both" means; both in priority order."""
        if seat == "both":
            first = scope.g.s.priority or 0
            return (first, 1 - first)
        return (scope.seat if seat == "you" else 1 - scope.seat,)

    def able(self, scope: Scope) -> bool:
        """Whether it can do anything now: whether what it needs is there."""
        return all(not pick.needed() or pick.filter.any(scope) for _, pick in self.picks)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        """Carry it out."""
        raise AssertionError(f"{self.word} is compiled to other instructions")


_FIELDS: dict[type[RizOp], tuple[str, ...]] = {}
op = words.register
Duration = Literal["combat", "turn", "timeline_turn", "round", "next_own_turn", "while_source", "stays"]


class AimAround(Node):
    """Cells a hit is aimed at, measured from its user: `one` cell within RA, one within `n`, any cell, the cells around
    or adjacent, a line of `n` cells, or wherever some things stand. [RZ-717 RZ-855]"""

    shape: Literal["one", "one_within", "inf", "around", "adjacent", "line", "all", "on"]
    n: int = 0
    filter: Filter | None = None
    ref: Ref = "user"


def _aim(raw: Any) -> AimAround:
    if isinstance(raw, AimAround):
        return raw
    if isinstance(raw, str) and raw in ("one", "inf", "around", "adjacent"):
        return AimAround.model_validate({"shape": raw})
    if mapping(raw) and len(raw) == 1:
        key, value = next(iter(raw.items()))
        if key in ("one_within", "line") and isinstance(value, int) and 1 <= value <= 8:
            return AimAround.model_validate({"shape": key, "n": value})
        if key == "all":
            return AimAround.model_validate({"shape": key, "filter": value})
        if key == "on":
            return AimAround.model_validate({"shape": key, "ref": value})
    raise ValueError("an aim is one, inf, around, adjacent, {one_within: n}, {line: n}, {all: F} or {on: t1}")


Aim = Annotated[AimAround, PlainValidator(_aim)]


@op("hit")
class Hit_(RizOp):
    """Makes a Fighter hit: a hit with a combat phase of its own, no Basic Hit and no SPELL hit. [RZ-1214]"""

    who: Who = "user"
    at: Who | None = None
    aim: Aim | None = None
    atk: ValueField | None = None
    element: Element | None = None
    type: AttackType | None = None

    def able(self, scope: Scope) -> bool:
        return bool(self.them(scope, "who")) and super().able(scope)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        attacker = self.one(scope, "who")
        if attacker is None or not isinstance(g.thing(attacker), Fighter):
            return
        atk = None if self.atk is None else self.atk.read(scope)
        cells: tuple[int, ...] | None = None
        reach = -1 if self.aim is not None and self.aim.shape == "inf" else g.stat(attacker, "ra")
        if isinstance(self.at, Filter):
            cells, reach = hit_cells(g, attacker, self.at, scope), hit_reach(g, attacker, self.at, scope)
        elif self.at is not None:
            at = [id for id in self.them(scope, "at") if id < g.first_id or g.in_play(id)]
            cells = tuple(cell for id in at if (cell := g.cell_of(id)) is not None)
            if isinstance(self.at, Pick) and self.at.filter.measured:
                reach = hit_reach(g, attacker, self.at.filter, scope)
        if cells == ():  # whom it was to hit has left, or is out of reach [RZ-1415]
            return
        g.order_hit(attacker, cells, reach, self.aim, scope, atk=atk, element=self.element or "", type=self.type or "")


@op("deal")
class Deal_(RizOp):
    """DMG that is not from a hit. [RZ-1231]"""

    n: ValueField
    to: Who
    element: Element | None = None
    type: AttackType | None = None
    kind: Literal["power", "skill", "ability"] | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        amount = self.n.read(scope)
        g.deal_dmg(
            scope, [(id, amount) for id in self.them(scope, "to")], self.element or "", self.type or "", self.kind or ""
        )


@op("lose_hp")
class LoseHp(RizOp):
    """HP are lost; that is not DMG. [RZ-872]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        n = self.n.read(scope)
        g.lose_hp(scope, [(id, n) for id in self.them(scope, "who")])


@op("heal")
class Heal(RizOp):
    """HP are restored, up to the printed HP. [RZ-864]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.heal(id, self.n.read(scope)))


@op("transfer_hp")
class TransferHp(RizOp):
    """One Fighter loses HP and another is healed by what was really lost. [RZ-865 RZ-866]"""

    n: ValueField
    from_: Who = Field(alias="from")
    to: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        giver, taker = self.one(scope, "from_"), self.one(scope, "to")
        if giver is not None and taker is not None:
            g.lose_hp(scope, [(giver, self.n.read(scope))], heals=taker)


@op("defeat")
class Defeat_(RizOp):
    """Defeated outright."""

    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.defeat_all(scope, self.them(scope, "who"))


@op("stat")
class StatChange(RizOp):
    """A stat changes: for good (until its Fighter leaves play), or for a time. [RZ-871]"""

    which: Stat
    by: ValueField
    who: Who
    for_: Duration = Field(default="stays", alias="for")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.change_stat(scope, id, self.which, self.by.read(scope), self.for_)


@op("set_stat")
class SetStat(RizOp):
    """A stat becomes a number."""

    which: Stat
    to: ValueField
    who: Who
    for_: Duration = Field(default="stays", alias="for")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.set_stat(scope, id, self.which, self.to.read(scope), self.for_)


@op("protect")
class Protect(RizOp):
    """Protection is gained, up to 6. [RZ-831 RZ-869]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.protect(id, self.n.read(scope))


@op("move")
class Move_(RizOp):
    """A Fighter moves step by step, by the choice of a player. [RZ-522]"""

    who: Who
    upto: ValueField | None = None
    by: Literal["you", "opponent", "owner"] = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        who = self.them(scope, "who")
        picked = isinstance(self.who, Pick) and self.who.ordered  # in the order wanted [RZ-1423]
        for id in reversed(who if picked else g.in_speed_order(who)):
            g.order_move(scope, id, None if self.upto is None else self.upto.read(scope), self.by)


@op("push")
class Push_(RizOp):
    """An entity is pushed in a straight line. [RZ-549]"""

    who: Who
    n: ValueField
    upto: bool = False
    away_from: Ref | None = None
    dir: Direction | Literal["facing", "choose"] | None = None

    def able(self, scope: Scope) -> bool:
        return super().able(scope) and any(scope.g.can_be_pushed(id) for id in self._maybe(scope))

    def _maybe(self, scope: Scope) -> tuple[int, ...]:
        return find(scope, self.who)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(g.in_speed_order(self.them(scope, "who"))):
            away = scope.ids(self.away_from)[0] if self.away_from and scope.ids(self.away_from) else 0
            g.order_push(scope, id, self.n.read(scope), away=away, dir=self.dir or "", upto=self.upto)


@op("put")
class Put(RizOp):
    """An entity is put on an empty cell; it does not step on the cells between. [RZ-562]"""

    who: Who
    cell: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id, cell = self.one(scope, "who"), self.one(scope, "cell")
        if id is not None and cell is not None:
            g.put(id, cell)


@op("swap_cells")
class SwapCells(RizOp):
    """Two entities change places."""

    a: Who
    b: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        a, b = self.one(scope, "a"), self.one(scope, "b")
        if a is None or b is None:
            both = self.them(scope, "a")
            if len(both) == 2:
                a, b = both
        if a is not None and b is not None and a != b:
            g.swap_cells(a, b)


@op("change_slot")
class ChangeSlot(RizOp):
    """A Fighter goes to another, empty slot of its player. [RZ-670]"""

    who: Who
    slot: int | None = Field(default=None, ge=1, le=4)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "who")
        if id is not None:
            g.order_slot(scope, id, None if self.slot is None else self.slot - 1)


@op("stop_motion")
class StopMotion(RizOp):
    """The running Move or push of an entity is cut off. [RZ-1130 RZ-1132]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.stop_motion(scope.event.subject if scope.event is not None else 0)


@op("deploy")
class Deploy_(RizOp):
    """A Fighter is deployed from the Fighter deck. An effect may use the current slot. [RZ-706]"""

    seat: Literal["you", "opponent"] = "you"
    slot: Literal["same", "current", "choose"] | int | None = None
    cell: Literal["anywhere"] | None = None
    from_: Literal["top", "choose"] = Field(default="top", alias="from")

    def able(self, scope: Scope) -> bool:
        seat = scope.seat if self.seat == "you" else 1 - scope.seat
        return scope.g.can_deploy(seat, self.cell == "anywhere")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        seat = scope.seat if self.seat == "you" else 1 - scope.seat
        g.order_deploy(scope, seat, self.slot, self.from_, anywhere=self.cell == "anywhere")


@op("return_fighter")
class ReturnFighter(RizOp):
    """A Fighter goes back to its owner's Fighter deck; that is no defeat. [RZ-212]"""

    who: Who
    to: Literal["top", "bottom", "shuffle"] = "shuffle"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.return_fighters(self.them(scope, "who"), self.to)


@op("revive")
class Revive(RizOp):
    """A Fighter of the own Fighter void is deployed."""

    from_: Who = Field(alias="from")
    slot: Literal["same", "current", "choose"] | int | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "from_")
        if id is not None:
            g.order_revive(scope, id, self.slot)


@op("take_control")
class TakeControl(RizOp):
    """An opposing Fighter or Power comes under the user's control. [RZ-1610]"""

    who: Who
    for_: Duration = Field(default="stays", alias="for")

    def check(self, who: Filter) -> None:
        """Refuse what could mean a Summon or a Tile. [RZ-1108 RZ-1128]"""
        if who.is_ != "fighter" and (who.is_ != "power" or who.zone != "field"):
            raise ValueError(
                "only its owner can own a Summon or a Tile; a Power to take over has zone: field [RZ-1108 RZ-1128]"
            )

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(g.in_speed_order(self.them(scope, "who"))):
            g.order_control(scope, id, self.for_)


@op("draw")
class Draw(RizOp):
    """Powers are drawn: as many as there are. [RZ-1426]"""

    n: ValueField = Field(default_factory=lambda: words.value(1))
    seat: Seat = "you"

    def able(self, scope: Scope) -> bool:
        return any(scope.g.can_draw(seat) for seat in self.seats(scope, self.seat))

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.draw_cards({seat: self.n.read(scope) for seat in self.seats(scope, self.seat)})


@op("discard")
class Discard_(RizOp):
    """Powers are discarded from a hand, without AP for them."""

    n: ValueField = Field(default_factory=lambda: words.value(1))
    seat: Seat = "you"
    random: bool = False

    def able(self, scope: Scope) -> bool:
        return any(scope.g.s.seats[seat].hand for seat in self.seats(scope, self.seat))

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in reversed(self.seats(scope, self.seat)):
            g.order_discard(seat, self.n.read(scope), random=self.random)


@op("search")
class Search(RizOp):
    """A Power is searched for in the own Power deck, which is shuffled afterwards. [RZ-1409 RZ-1410 RZ-1614]"""

    f: Filter | None = Field(default=None, alias="F")
    to: Literal["hand"] = "hand"
    n: int = 1

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_search(scope, self.f, self.n)


@op("look")
class Look(RizOp):
    """Hidden cards are looked at: the top of a deck, a hand, or a face-down card; `reorder` puts them back in any order."""

    n: ValueField = Field(default_factory=lambda: words.value(1))
    of: Literal["power_deck", "fighter_deck", "opponent_power_deck", "opponent_fighter_deck", "opponent_hand"] | Who = (
        "power_deck"
    )
    reorder: bool = False

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_look(scope, self.n.read(scope), self.of, self.reorder)


@op("reveal")
class Reveal(RizOp):
    """A face-down card is shown to everybody."""

    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in self.them(scope, "who"):
            g.reveal(id)


@op("recover")
class Recover(RizOp):
    """A Power comes back from the own void."""

    f: Who = Field(alias="F")
    from_: Literal["void"] = Field(default="void", alias="from")
    to: Literal["hand", "deck"] = "hand"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in self.them(scope, "f"):
            g.recover(id, self.to)


@op("return_power")
class ReturnPower(RizOp):
    """A Power leaves the field for its owner's hand or deck; that is no destruction. [RZ-1554]"""

    who: Who
    to: Literal["hand", "deck"] = "hand"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(
            [id for id in self.them(scope, "who") if isinstance(g.thing(id), Power)],
            lambda id: g.power_leaves(id, self.to),
        )


@op("shuffle")
class Shuffle(RizOp):
    """A deck is shuffled."""

    seat: Seat = "you"
    deck: Literal["power", "fighter"] = "power"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.shuffle_deck(seat, self.deck)


@op("play")
class Play(RizOp):
    """A Power is played from the hand in the middle of an effect, free of AP if so said."""

    card: Who
    free: bool = False

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "card")
        if id is not None:
            g.order_play(scope, id, free=self.free)


@op("set_free")
class SetFree(RizOp):
    """A Trigger Power is set from the hand without its AP."""

    card: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "card")
        if id is not None:
            g.order_set(scope, id)


@op("destroy")
class Destroy(RizOp):
    """Powers (Summons and Tiles are some) are destroyed. [RZ-951 RZ-1105 RZ-1126]"""

    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.destroy_all(scope, self.them(scope, "who"))


@op("ap")
class GainAp(RizOp):
    """AP are gained."""

    n: ValueField
    seat: Seat = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.gain_ap(seat, self.n.read(scope))


@op("lose_ap")
class LoseAp(RizOp):
    """AP are lost, as many as there are. [RZ-731]"""

    n: ValueField
    seat: Seat = "opponent"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.lose_ap(seat, self.n.read(scope))


@op("use")
class GainUse(RizOp):
    """A Power gains (or loses) Use. [RZ-869]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in self.them(scope, "who"):
            g.change_use(id, self.n.read(scope))


@op("time")
class GainTime(RizOp):
    """A Power gains (or loses) Time; at 0 it goes to the void. [RZ-924 RZ-869]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.change_time(id, self.n.read(scope)))


@op("souls")
class GainSouls(RizOp):
    """Souls are gained (or lost) without a defeat."""

    n: ValueField
    seat: Seat = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.change_souls(seat, self.n.read(scope))


class _Given(RizOp):
    name: str
    v: ValueField = Field(default_factory=lambda: words.value(1))
    who: Who

    @model_validator(mode="after")
    def _known(self) -> _Given:
        if self.name not in BUFF_NAMES:
            raise ValueError(f"no Buff or Debuff is called {self.name!r}; it is a kind of DMG, DMG, and Dealt or Taken")
        if isinstance(self.who, Filter) and self.who.is_ != "fighter":
            raise ValueError("Buffs and Debuffs can only be given to Fighters [RZ-1007]")
        if isinstance(self.who, Pick) and self.who.filter.is_ != "fighter":
            raise ValueError("Buffs and Debuffs can only be given to Fighters [RZ-1007]")
        return self


@op("buff")
class GiveBuff(_Given):
    """A Buff is given, or its value raised, up to 6. [RZ-1005 RZ-1006]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.give(id, f"buff {self.name}", self.v.read(scope)))


@op("debuff")
class GiveDebuff(_Given):
    """A Debuff is given, or its value raised, up to 6."""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.give(id, f"debuff {self.name}", self.v.read(scope)))


@op("status")
class GiveStatus(RizOp):
    """A Status is given. [RZ-1018]"""

    name: Status
    who: Who

    @model_validator(mode="after")
    def _fits(self) -> GiveStatus:
        who = self.who.filter if isinstance(self.who, Pick) else self.who
        if isinstance(who, Filter) and who.is_ != "fighter" and self.name != "Shield":
            raise ValueError("a Power, and so a Summon or a Tile, can only have Shield [RZ-1013 RZ-1113]")
        return self

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.give(id, self.name, 0))


@op("cleanse")
class Cleanse(RizOp):
    """Conditions are removed; which ones its player picks if there are more than that many."""

    what: str = "any"
    n: ValueField | Literal["all"] = Field(default_factory=lambda: words.value(1))
    who: Who
    upto: bool = False

    @model_validator(mode="after")
    def _known(self) -> Cleanse:
        if self.what not in ("any", "buff", "debuff", "status", *CONDITION_NAMES):
            raise ValueError(f"no condition is called {self.what!r}")
        return self

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(g.in_speed_order(self.them(scope, "who"))):
            n = 99 if self.n == "all" else self.n.read(scope)
            g.order_cleanse(scope, id, self.what, n, upto=self.upto)


@op("move_buff")
class MoveBuff(RizOp):
    """Buff values move from Fighters onto another, as much as arrives. [RZ-875]"""

    from_: Who = Field(alias="from")
    to: Who
    names: Literal["any"] | tuple[str, ...] = "any"
    v: ValueField | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        to = self.one(scope, "to")
        if to is not None:
            names = BUFF_NAMES if self.names == "any" else self.names
            limit = None if self.v is None else self.v.read(scope)
            g.order_move_buffs(scope, self.them(scope, "from_"), to, names, limit)


@op("shift")
class Shift(RizOp):
    """The value of a Buff or Debuff that is there rises or falls; at 0 it is gone. [RZ-1016]"""

    name: str
    by: ValueField
    who: Who
    debuff: bool = False

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        name = ("debuff " if self.debuff else "buff ") + self.name
        g.one_by_one(self.them(scope, "who"), lambda id: g.shift(id, name, self.by.read(scope)))


@op("mark")
class Mark(RizOp):
    """A Marker is placed."""

    kind: Literal["ultimate", "unique", "legendary"]
    where: Literal["you", "opponent"] | Ref = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.change_marker(scope, self.kind, self.where, placed=True)


@op("unmark")
class Unmark(RizOp):
    """A Marker is removed. [RZ-1025]"""

    kind: Literal["ultimate", "unique", "legendary"]
    where: Literal["you", "opponent"] | Ref = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.change_marker(scope, self.kind, self.where, placed=False)


@op("summon")
class Summon_(RizOp):
    """Summons are brought onto empty cells of their owner's choice. [RZ-1101]"""

    token: str
    n: int = 1
    cells: Filter | None = None

    def able(self, scope: Scope) -> bool:
        return scope.g.token_room(scope.seat, self.token) > 0

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_tokens(scope, self.token, self.n, self.cells)


@op("place_tile")
class PlaceTile(RizOp):
    """Tiles are put on empty cells of their owner's choice. [RZ-1121]"""

    tile: str
    n: int = 1
    upto: bool = False
    cell: Who | None = None
    cells: Filter | None = None
    facing: Direction | None = None

    def able(self, scope: Scope) -> bool:
        return scope.g.token_room(scope.seat, self.tile) > 0

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        cell = self.one(scope, "cell") if self.cell is not None else None
        if self.cell is not None and cell is None:
            return
        g.order_tokens(scope, self.tile, self.n, self.cells, cell=cell, facing=self.facing or "", upto=self.upto)


@op("turn_tile")
class TurnTile(RizOp):
    """Push Tiles are turned."""

    who: Who
    facing: Direction | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(self.them(scope, "who")):
            g.order_turn(scope, id, self.facing or "")


@op("copy_token")
class CopyToken(RizOp):
    """An own Summon or Tile is copied. [RZ-1108 RZ-1128]"""

    who: Who
    cell: Who | None = None

    def check(self, who: Filter) -> None:
        """Refuse what could mean an opposing one. [RZ-1108 RZ-1128]"""
        if who.side not in ("own", "ally"):
            raise ValueError("only its owner can copy a Summon or a Tile; say side: own [RZ-1108 RZ-1128]")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "who")
        if id is not None and isinstance(g.thing(id), Token) and g.thing(id).owner == scope.seat:
            cell = self.one(scope, "cell") if self.cell is not None else None
            g.order_tokens(scope, g.thing(id).card, 1, None, cell=cell, facing=g.thing(id).facing)


@op("negate")
class Negate(RizOp):
    """Something that is under way does nothing this once. [RZ-1425]"""

    what: Literal["action", "hit", "skill", "power", "dmg", "this"]
    single: ClassVar[str] = "what"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.negate(frame, self.what)


@op("negate_skills")
class NegateSkills(RizOp):
    """Skills of a Fighter are off for a time, ongoing parts included. [RZ-1425]"""

    who: Who
    for_: Duration = Field(default="turn", alias="for")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.negate_skills(scope, id, self.for_)


@op("end_turn")
class EndTurn(RizOp):
    """The turn ends once everything under way is finished. [RZ-1322]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.end_turn()


@op("end_round")
class EndRound(RizOp):
    """The round ends once everything under way is finished. [RZ-632 RZ-636]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.end_round()


@op("extra_action")
class ExtraAction(RizOp):
    """A player may take one further action at once."""

    seat: Literal["you", "opponent"] = "you"
    kind: Literal["any", "move", "hit", "push", "skill", "power", "set", "deploy", "discard", "bonus"] = "any"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_extra_action(scope.seat if self.seat == "you" else 1 - scope.seat, self.kind)


@op("extra_turn")
class ExtraTurn(RizOp):
    """A player plays one more player turn in this timeline turn, after the running one."""

    seat: Literal["you", "opponent"] = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.extra_turn(scope.seat if self.seat == "you" else 1 - scope.seat)


@op("effect")
class StartEffect(RizOp):
    """A continuous effect begins, for a time."""

    during: tuple[Continuous, ...]
    for_: Duration | dict[str, Any] = Field(default="turn", alias="for")
    while_: Any = None

    @model_validator(mode="before")
    @classmethod
    def _while(cls, raw: Any) -> Any:
        if mapping(raw) and mapping(raw.get("for")):
            return {**raw, "for": "while_source", "while_": words.condition(raw["for"]["while"])}
        return raw

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.start_effect(frame, scope, self)


@op("coin")
class Coin(RizOp):
    """A coin is tossed. [RZ-1607]"""

    heads: ProgramField = ()
    tails: ProgramField = ()

    def compile(self, program: list[Any]) -> None:
        toss, over = _Toss(), Jump()
        program.append(toss)
        compile_into(self.heads, program)
        program.append(over)
        toss.to = len(program)
        compile_into(self.tails, program)
        over.to = len(program)


class _Toss:
    def __init__(self) -> None:
        self.to = 0

    def run(self, g: Duel, frame: Any) -> Verdict:
        if not g.toss_coin(frame.seat):
            frame.pc = self.to
        return None
