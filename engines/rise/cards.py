"""Rise's cards as documents: Summoners, Creatures, Doors, Incantations, Imminents and Level Ups. [RS-501 RS-601 to
RS-607]

Whatever the rules forbid on a card is refused when it is read.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from engines.kernel.cards import ability as kernel
from engines.kernel.cards.conditions import Exists
from engines.kernel.cards.costs import Cost, CostField, Limit
from engines.kernel.cards.fields import Coined, Flag, InOther, Line, Nested, Program, Several, Whole, Word
from engines.kernel.cards.flow import Code, Op
from engines.kernel.cards.luck import Roll, Rows, Toss
from engines.kernel.cards.printed import Abilities, CardReader, Printed
from engines.kernel.cards.reading import Field, Part, Reader, shown
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.values import Just
from engines.kernel.text import Local, slug

from .words import ACTIONS, COPIED, L

Specs = tuple[tuple[str, Selector], ...]
"""Targets: by which name the effect calls each, and what it has to be. [RS-646]"""


class Ability(kernel.Ability):
    """An ability of a card of Rise: a trigger, a replacement, something at work, an Action, a Skill, or a keyword with
    what its card prints.

    An Action is a Direct Purchase (`use: purchase`, with `do`), a Coin Toss (`toss`, with `success` and `fail`) or a
    Dice Roll (`dice`, with `on`) [RS-632 RS-637]; it may be used once a turn unless its `limit` says otherwise, or
    `free` takes the limit away [RS-639 RS-640]; `who` says who else may use it [RS-648]. A Skill (`use: skill`) asks
    for a `level` of its Summoner [RS-513].
    `partner` belongs to Symbiosis [RS-1122], `restraints` to Chained [RS-1120]; `copies` (what it may copy) and `keeps`
    (what of its own it does not give up) to Morpher [RS-1103].
    """

    id = Line(24, default="")
    from_: Any = Word(lambda language: language.outside, "", what="zone in which abilities work outside play")
    free = Flag()
    who = Word(("you", "foe", "each"), "you")
    level = Whole(1, 99, default=1)
    success = Program()
    fail = Program()
    again = Word(("ask", "auto"), "")
    result = Word(("success", "failure", "again"), "")
    goes = Word(("excluded", "hand", "library_top", "library_bottom"), "")
    on = Rows(())
    sides = Whole(2, 100, default=6)
    partner = kernel.Things(None, picks=False)
    copies = kernel.Things(None, picks=False)
    keeps = Several(Word(COPIED, what="part of a card"), distinct="a part of a card")
    restraints = Several(Word(("attack", "block", "actions")), ("attack", "block"))

    @classmethod
    def schema(cls, language: Any) -> dict[str, Any]:
        """What belongs to uses stands beside `use`."""
        secret = {"properties": {"from": {"enum": [zone for zone in L.outside if L.zones[zone].hidden]}}}
        by_wish = {
            "if": {**secret, "required": ["from"]},
            "then": {"properties": {"always": False, "would": False}, "dependentRequired": {"when": ["may"]}},
        }
        heads = {**{word: ["use"] for word in OF_USES}, "result": ["would"], "goes": ["would"]}
        return {**super().schema(language), "dependentRequired": heads, "allOf": [by_wish]}

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        """A Dice Roll speaks of the number rolled; the partner of a Symbiosis is another Creature of its controller.
        [RS-1122]"""
        if not isinstance(raw, dict):
            return super().read(raw, r)
        given = cast(dict[str, Any], raw)
        own = r.apart(rolled=kernel.Name("number")) if "on" in given else r
        partner = given.get("partner")
        if isinstance(partner, dict):
            given = {
                **given,
                "partner": {"kind": "creature", "side": "own", "not": "this", **cast(dict[str, Any], partner)},
            }
        ability = super().read(given, own)
        for word, way in OF_USES.items():
            if word in given and not ability.use:
                raise r.at(word).bad(f"{word} belongs to what is used (`use`); {way}")
        return ability

    def check(self, r: Reader) -> None:
        chance = bool(self.success or self.fail or self.on or self.again)
        if self.use == "purchase" and (chance or not self.do):
            raise r.bad("a Direct Purchase has `do` and neither toss nor roll [RS-633]")
        if self.use == "toss" and (self.do or self.on or not (self.success or self.fail)):
            raise r.bad("a Coin Toss has `success`, and `fail` if a Failure does something [RS-637]")
        if self.use == "dice" and (self.do or self.success or self.fail or self.again or not self.on):
            raise r.bad("a Dice Roll has its numbers in `on` [RS-637]")
        if self.use == "skill" and (chance or not self.do or not self.name):
            raise r.bad("a Skill has a name and `do` [RS-503]")
        if self.use not in ("toss", "dice") and chance:
            raise r.bad(
                "success, fail, on and again belong to a Coin Toss or a Dice Roll; inside of `do` they are operations"
            )
        if (self.keyword == "Symbiosis") != (self.partner is not None):
            raise r.bad("Symbiosis, and no other Ability, names a partner [RS-1122]")
        if self.partner is not None and not _another_own(self.partner):
            raise r.at("partner").bad("the partner of a Symbiosis is another Creature of its controller [RS-1122]")
        if (self.copies is not None or self.keeps) and self.keyword != "Morpher":
            raise r.at("copies" if self.copies is not None else "keeps").bad(
                "only a Morpher says what it copies and keeps [RS-1103]; any other copy is made by `become`"
            )
        if self.copies is not None and "creature" not in self.copies.could_be:
            raise r.at("copies").bad("a Morpher copies a Creature: {kind: creature, ...} [RS-1103]")
        if set(self.keeps) == set(COPIED):
            raise r.at("keeps").bad("this keeps all that a copy takes; it would be no copy")
        more = self.do or self.always or self.partner or self.copies is not None or self.keeps
        if self.keyword and not (more or self.keyword == "Chained"):
            raise r.bad(f"{self.keyword} with nothing beside it stands under keywords")
        if self.keyword and self.do and self.keyword not in ("Lock", "Chained"):
            raise r.at("keyword").bad(
                f"only Lock and Chained do what is printed behind them [RS-1118 RS-1121]; {self.keyword} stands under "
                f"`keywords`, and what else the card does is an ability of its own"
            )
        if self.would is not None:
            _check_would(self, r)
        check_given(self, r)
        if self.use and self.who != "you":
            check_shared(self, r)
        if self.from_ and self.free:
            raise r.at("free").bad(
                "how often something is used outside play is said by its `limit`, once a turn without"
            )
        if self.use == "skill":
            if self.cost.acts or self.cost.any_of or self.cost.amounts.keys() - {"capacity"}:
                raise r.at("cost").bad("a Skill costs Capacity Points and nothing else [RS-503]")
            if self.limit is not None and self.limit.n.constant is None:
                raise r.at("limit").bad("how often a Skill may be used is printed on it: a number [RS-514]")
            if not self.cost:
                self.cost = Cost.read({"capacity": 1}, r)
        check_points(self.cost, r.at("cost"))
        self.key = self.id or slug(self.name) or self.use

    key: str = ""
    """Its name in notation."""

    @property
    def program(self) -> Sequence[Op]:
        """The operations that it carries out; the toss or roll of an Action is one. [RS-637]"""
        return (self.draw,) if self.use in ("toss", "dice") else self.do

    @property
    def whole(self) -> tuple[Any, ...]:
        """What it has at work hangs on its condition; a Symbiosis also on the Ability and on its partner. [RS-1122]"""
        if self.partner is None:
            return super().whole
        partner = Exists.made(exists=self.partner, n=Just(1))
        return (*super().whole, Reader(L).part("condition", {"this": {"has": "Symbiosis"}}), partner)

    @functools.cached_property
    def draw(self) -> Op:
        """The toss or roll that an Action makes."""
        made: Op
        if self.use == "toss":
            made = Toss.made(success=self.success, fail=self.fail, again=self.again)
        else:
            made = Roll.made(sides=self.sides, on=self.on)
        return made

    @functools.cached_property
    def points(self) -> int:
        """The Capacity Points that it costs, as printed. [RS-503]"""
        return points(self.cost)

    @functools.cached_property
    def relaunches(self) -> bool:
        """Whether it performs an Action of another card anew. [RS-1125]"""
        return any(op.word == "relaunch" for op in self.do)

    @property
    def often(self) -> Limit | None:
        """How often it may be used, if not as often as it is paid for: an Action, and whatever is used outside play,
        once a turn unless its card says otherwise. [RS-639 RS-640]"""
        once = self.is_action and not self.free or self.from_
        return ONCE if self.limit is None and once else self.limit

    @functools.cached_property
    def specs(self) -> Specs:
        """Its targets, in order."""
        return tuple(self.targets.items())

    @property
    def is_action(self) -> bool:
        """Whether it is an Action. A Skill is none. [RS-631]"""
        return self.use in ACTIONS


ONCE = Limit.read({"turn": 1}, Reader(L))


def check_shared(action: Ability, r: Reader) -> None:
    """What others may use is an Action of a card in play, which they pay for with what is theirs. [RS-643 RS-648]"""
    if not action.is_action or action.from_:
        raise r.at("who").bad("others may use an Action of a card in play, and nothing else: leave who out [RS-648]")
    for op in taken(action.cost):
        raise r.at("cost", op.word).bad(
            "who else uses it pays with what is theirs: sacrifice: {kind: ..., side: own}, discard: 1 [RS-643]"
        )


def check_given(ability: Ability, r: Reader) -> None:
    """Beside what its player picks, a cost takes the card itself, or tilts or sacrifices what that is attached to. Out
    of a hand and a Cemetery it is discarded or excluded; nothing there is tilted or sacrificed. [RS-304 RS-916]"""
    zone = ability.from_
    for op in taken(ability.cost):
        here, own = r.at("cost", op.word), getattr(op.what, "text", "")
        if op.word == "exclude" and own != "this":
            raise here.bad("of a cost, the card itself is excluded: {exclude: this}")
        if op.word == "tilt" and own not in ("this", "host"):
            raise here.bad("a cost tilts the card itself, or what it is attached to: {tilt: this}, {tilt: host}")
        if op.word == "discard" and zone != "hand":
            raise here.bad("only a card that is used from the hand discards itself: from: hand")
        if zone and op.word in ("tilt", "sacrifice"):
            raise here.bad(
                f"a card in a {zone} is not in play: {{exclude: this}}, from a hand {{discard: {{what: this}}}}"
            )


def check_points(cost: Cost, r: Reader) -> None:
    """Capacity Points are printed, and always the same. [RS-503 RS-504]"""
    if cost.any_of and any("capacity" in way.amounts for way in cost.ways) and "capacity" not in cost.amounts:
        raise r.at("any_of").bad("Capacity Points are paid anyway: beside any_of [RS-503 RS-504]")
    if "capacity" in cost.amounts and cost.amounts["capacity"].constant is None:
        raise r.at("capacity").bad("Capacity Points are printed: a number [RS-503 RS-504]")


def _check_would(ability: Ability, r: Reader) -> None:
    """Only before damage and destruction its player can be asked; a toss comes out as something, whatever is done."""
    if ability.result and ability.would.event != ("toss_made",):
        raise r.at("result").bad("result is what becomes of a toss: would: {event: toss_made, ...} [RS-649]")
    if ability.goes and not set(ability.would.event) <= {"to_cemetery", "buried"}:
        raise r.at("goes").bad("goes is where a card goes instead of a Cemetery: would: to_cemetery or buried [RS-315]")
    for name in ability.would.event:
        if name == "toss_made" and not ability.result:
            raise r.at("would").bad(
                "a toss comes out as something: say by `result` whether it is a success, a failure or made again"
            )
        if ability.may and name not in ("damaged", "destroyed"):
            raise r.at("may").bad(
                f"nobody is asked before {name}, only before damaged and destroyed; a choice inside `do` is made"
            )


OF_USES = {
    "targets": "pick in `do`: {pick: 1, ...}, or choose: {what: {pick: 1, ...}, as: NAME}",
    "cost": "what is paid as it happens is an operation: pay: {cost: {...}, then: [...]}",
    "free": "how often anything else happens is said by `limit`",
    "who": "let others pay: pay: {who: foe, ...}",
    "id": "leave it out",
    "level": "ask for it by `if`",
}
"""The fields of what is used alone, each with what anything else has for it."""

L.ability = Ability
for _use in (*ACTIONS, "skill"):
    L.use(_use)(type(_use, (), {}))


class Rank(Field[Any]):
    """The largest number of copies in one library: a number, or inf (0). [RS-105 RS-106]"""

    def read(self, raw: Any, r: Reader) -> int:
        if raw in ("inf", float("inf")):
            return 0
        if isinstance(raw, int) and not isinstance(raw, bool) and 1 <= raw <= 50:
            return raw
        raise r.bad(f"a rank is a number from 1 or inf, not {shown(raw)} [RS-105 RS-106]")

    def schema(self, language: Any) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 50}, {"enum": ["inf"]}]}


class RiseCard(Printed):
    """What every card of Rise has. [RS-607 RS-611]"""

    language = L
    types = Several(Coined(24))
    abilities = Abilities(Ability)
    marks = InOther()
    """What the marks and types that it speaks of are called in other languages."""

    @functools.cached_property
    def working(self) -> frozenset[str]:
        """The Abilities that work on it: those for Creatures only on a Creature, and Distance on every Door. [RS-614
        RS-1018]"""
        natural = ("Distance",) if self.kind == "door" else ()
        return frozenset((*(name for name in self.keyword_names if L.keywords[name].works_on(self.kind)), *natural))

    @functools.cached_property
    def here(self) -> tuple[Ability, ...]:
        """The abilities that work while it is in play."""
        return tuple(each for each in self.abilities if not each.from_)

    @functools.cached_property
    def replacing(self) -> tuple[Ability, ...]:
        """The abilities by which something happens instead of an event while it is in play. [RS-1307]"""
        return tuple(each for each in self.here if each.would is not None)

    def lying(self, zone: str) -> tuple[Ability, ...]:
        """The abilities that work while it lies in a zone outside play."""
        return tuple(each for each in self.abilities if each.from_ == zone)

    @functools.cached_property
    def actions(self) -> tuple[Ability, ...]:
        """Its Actions, while it is in play. [RS-631]"""
        return tuple(each for each in self.here if each.is_action)

    @functools.cached_property
    def printed_actions(self) -> tuple[Ability, ...]:
        """All Actions printed on it, those that are used from elsewhere among them."""
        return tuple(each for each in self.abilities if each.is_action)

    @functools.cached_property
    def skills(self) -> tuple[Ability, ...]:
        """Its Skills. [RS-503]"""
        return tuple(each for each in self.abilities if each.use == "skill")

    @functools.cached_property
    def every(self) -> tuple[Ability, ...]:
        """Its abilities while it is in play, and those of the keywords printed on it."""
        return (*self.here, *(each for name in self.keyword_names for each in L.keywords[name].abilities))

    @functools.cached_property
    def at_work(self) -> bool:
        """Whether something is so as long as it is in play."""
        return any(each.always for each in self.every)

    @functools.cached_property
    def takes(self) -> tuple[str, ...]:
        """What it takes of what it comes into play as a copy of. [RS-1103 RS-1106]"""
        morpher: Any = self.ability("Morpher")
        return tuple(part for part in COPIED if morpher is None or part not in morpher.keeps)

    def action(self, key: str) -> Ability | None:
        """An Action by its name in notation."""
        return next((each for each in self.actions if each.key == key), None)


class Level(Part):
    """A level of a Summoner and its Capacity. [RS-501]"""

    level = Whole(1, 99)
    capacity = Whole(0, 99)


@L.card("summoner")
class SummonerCard(RiseCard):
    """A Summoner as printed. [RS-501]"""

    life = Whole(1, 99)
    levels = Several(Nested(Level))
    token: ClassVar[bool] = False
    hosts: ClassVar[Selector | None] = None

    def check(self, r: Reader) -> None:
        if [each.level for each in self.levels] != list(range(1, len(self.levels) + 1)) or not self.levels:
            raise r.at("levels").bad("levels are numbered 1, 2, ... in order [RS-501]")
        if any(skill.level > len(self.levels) for skill in self.skills):
            raise r.at("abilities").bad("a Skill asks for a level that the Summoner has not [RS-501]")
        if len({skill.key for skill in self.skills}) < len(self.skills):
            raise r.at("abilities").bad("two Skills have the same name")
        if self.printed_actions:
            raise r.at("abilities").bad("a Summoner has Skills, no Actions [RS-503]")
        if any(each.from_ for each in self.abilities):
            raise r.at("abilities").bad("a Summoner lies in no hand or Cemetery; leave from out [RS-501]")

    def capacity(self, level: int) -> int:
        """The Capacity of a level. [RS-501]"""
        return self.levels[level - 1].capacity


def _another_own(partner: Any) -> bool:
    """Whether only another Creature of the card's controller can be meant. [RS-1122]"""
    return (
        isinstance(partner, Selector)
        and partner.kinds == ("creature",)
        and partner.side == "own"
        and any(each.text == "this" for each in partner.not_)
    )


def points(cost: Cost) -> int:
    """The Capacity Points of a cost as printed. [RS-503]"""
    return cost.amounts["capacity"].constant if "capacity" in cost.amounts else 0


class LibraryCard(RiseCard):
    """A card for the library. [RS-104 RS-105] Its own `targets` are chosen as it is invoked, for its Base Effects in
    `do`. [RS-646]"""

    rank = Rank()
    imminent = Flag()
    constant = Flag()
    token = Flag()
    invoke = CostField()
    attach = kernel.Things(None, picks=False)
    targets = kernel.Targets()
    do = Program()

    def check(self, r: Reader) -> None:
        if len({action.key for action in self.printed_actions}) < len(self.printed_actions):
            raise r.at("abilities").bad("two Actions have the same name")
        check_points(self.invoke, r.at("invoke"))
        for op in taken(self.invoke):
            raise r.at("invoke", op.word).bad(
                "what is invoked is not in play yet: beside coins, Ether and Capacity Points it costs cards that its "
                "player picks: discard: 1, sacrifice: {kind: ..., side: own} [RS-542]"
            )
        if self.skills:
            raise r.at("abilities").bad("only a Summoner has Skills [RS-503]")
        if self.attach is not None and not self.attaches:
            raise r.at("attach").bad("only Equipment, a Disease or a Bomb is attached [RS-1048 RS-1127 RS-1201]")
        given = [
            cost for cost in (self.invoke, *(action.cost for action in self.actions)) if sacrificed(cost) is not None
        ]
        if not self.stays and len(given) > 1:
            raise r.bad("a one-shot card and its Actions have one sacrifice as a cost at most [RS-645]")
        if "Cold" in self.keyword_names and "Disease" not in self.keyword_names:
            raise r.at("keywords").bad("Cold is a Disease; the card carries both Abilities [RS-1201]")

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        """Its effects, by the names that what is carried out is saved under."""
        return {**kernel.codes(self.abilities), "base": Code(self.do)}

    @functools.cached_property
    def specs(self) -> Specs:
        """The targets of its Base Effects, in order."""
        return tuple(self.targets.items())

    @functools.cached_property
    def capacity(self) -> int:
        """The Capacity Points that invoking it takes, as printed: 1 unless it says otherwise. [RS-504]"""
        return points(self.invoke) if "capacity" in self.invoke.amounts else 1

    @functools.cached_property
    def attaches(self) -> bool:
        """Whether it is attached to something: Equipment, Diseases, Bombs. [RS-1048 RS-1127 RS-1201]"""
        return any(name in self.keyword_names for name in ("Equipment", "Disease", "Bomb"))

    @functools.cached_property
    def stays(self) -> bool:
        """Whether it is Constant: it remains in play. [RS-606]"""
        return self.kind in ("creature", "door") or self.constant or self.attaches

    @functools.cached_property
    def at_imminent_speed(self) -> bool:
        """Whether it may be invoked on opponents' turns and in response. [RS-605]"""
        return self.kind == "imminent" or self.imminent

    @functools.cached_property
    def hosts(self) -> Selector | None:
        """What it may be attached to. [RS-1048 RS-1127 RS-1201]"""
        if not self.attaches:
            return None
        if self.attach is not None:
            return self.attach
        if "Cold" in self.keyword_names:
            return _selector({"kind": "player", "side": "foe"})
        if "Equipment" in self.keyword_names:
            return _selector({"any": [{"constant": True, "attached": False}, {"kind": "summoner"}]})
        return _selector({"kind": "creature"})


def _selector(raw: dict[str, Any]) -> Selector:
    return Selector.read(raw, Reader(L))


def picks(op: Any) -> bool:
    """Whether whoever pays picks what it takes: cards in play, or cards of the hand."""
    return op.what is None or op.word == "sacrifice" and isinstance(op.what, Selector)


def taken(cost: Cost) -> list[Any]:
    """What a cost takes without a choice, in whichever way it is paid: the card itself, or what it is attached to."""
    return [op for way in cost.ways for op in way.acts if not picks(op)]


def given_up(cost: Cost) -> bool:
    """Whether a cost takes the card itself out of where it is. [RS-635]"""
    return any(op.word != "tilt" for op in taken(cost))


def sacrificed(cost: Cost) -> Selector | None:
    """The cards out of which a cost takes one that its player picks."""
    return next((op.what for way in cost.ways for op in way.acts if op.word == "sacrifice" and picks(op)), None)


def picked(cost: Cost, word: str, scope: Scope) -> int:
    """How many cards a cost takes that its player picks, by sacrifice or discard."""
    return sum(op.n.size(scope) for op in cost.acts if op.word == word and picks(op))


class Body(LibraryCard):
    """A card with Attack and Defense. [RS-601 RS-602]"""

    attack = Whole(0, 99, default=0)
    defense = Whole(0, 99)

    def check(self, r: Reader) -> None:
        super().check(r)
        if self.defense == 0 and "Morpher" not in self.keyword_names:
            raise r.at("defense").bad("only a Morpher is printed with Defense 0 [RS-915]")
        if self.attaches:
            keyword = next(name for name in ("Equipment", "Disease", "Bomb") if name in self.keyword_names)
            raise r.at("keywords").bad(
                f"{keyword}: a Creature or Door is not attached to anything; a {keyword} is an incantation or imminent"
            )


@L.card("creature")
class CreatureCard(Body):
    """A Creature. [RS-601]"""


@L.card("door")
class DoorCard(Body):
    """A Door. [RS-602]"""


@L.card("incantation")
class IncantationCard(LibraryCard):
    """An Incantation: a play for one's own turn. [RS-604]"""


@L.card("imminent")
class ImminentCard(LibraryCard):
    """An Imminent: a play for any turn. [RS-605]"""


@L.card("level_up")
class LevelUpCard(RiseCard):
    """A Level Up; what it does calls its Summoner `target`. [RS-520 RS-528]"""

    rank = Rank()
    summoner = Line(default="")
    gain = Whole(1, 9, default=1)
    do = Program()
    token: ClassVar[bool] = False
    attaches: ClassVar[bool] = False
    stays: ClassVar[bool] = False
    at_imminent_speed: ClassVar[bool] = False
    hosts: ClassVar[Selector | None] = None
    specs: ClassVar[Specs] = ()

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        """Its Summoner is called `target`."""
        r.names["target"] = kernel.Name("things", frozenset(("summoner",)))
        return super().read(raw, r)

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        """What it does beside raising the level."""
        return {"base": Code(self.do)}


READER = CardReader(L)
"""Reads Rise's card documents."""


def ability_name(ability: Ability) -> Local:
    """What an Action or a Skill is called."""
    said = {language: words["name"] for language, words in ability.in_.items() if "name" in words}
    return Local(ability.name or ability.key, said)
