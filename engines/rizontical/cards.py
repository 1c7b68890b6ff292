"""Rizontical's cards as documents: Numens, Fighters, Powers, and the Summon and Tile tokens. [RZ-115]

Whatever the rules forbid on a card is refused when it is read. [RZ-1611]
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from copy import copy
from typing import Any

from engines.kernel.cards import ability as kernel
from engines.kernel.cards.costs import PER, Cost, LimitField
from engines.kernel.cards.fields import Flag, InOther, Nested, Several, Things, Value, Whole, Word
from engines.kernel.cards.flow import Op
from engines.kernel.cards.language import Language
from engines.kernel.cards.pay import Pay
from engines.kernel.cards.printed import Abilities, CardReader, Printed
from engines.kernel.cards.reading import REQUIRED, Part, Reader, an_object, is_mapping, parts
from engines.kernel.cards.select import Selector

from .fields import AimField, check_cost, check_unpaid, only, plain_aim, prices_itself
from .secrecy import check_forbidden, secret, secretive
from .words import ELEMENTS, LABELS, TYPES, L

SPELLS = ("spell", "spell*")


class HitValues(Part):
    """Values of a SPELL's hit other than its Fighter's. [RZ-858]"""

    atk = Value(None)
    element = Word(ELEMENTS, "", what="element")
    type = Word(TYPES, "", what="type")


class Tracker(Whole):
    """Use or Time as printed: 1 to 6. [RZ-869]"""

    def __init__(self) -> None:
        super().__init__(1, 6, None, "RZ-869")


class Often(LimitField):
    """How often something is used in a span of time; nothing follows from the last time."""

    def schema(self, language: Any) -> dict[str, Any]:
        own = {word: {"type": "integer", "minimum": 1} for word in language.periods}
        return an_object({**own, "per": {"enum": list(PER)}})


class Ability(kernel.Ability):
    """An effect of a card. `uses` and `time` are its Use and Time [RZ-922 RZ-924]; its `limit` says how often it is
    used in a span of time."""

    unread = ("name", "in", "use", "keyword", "x", "may", "during")
    limit = Often()
    uses: Any = Tracker()
    time: Any = Tracker()

    def check(self, r: Reader) -> None:
        if self.if_ is not None and self.always:
            raise r.at("if").bad("what is always at work has its condition as the `if` of a part of `always`")
        if self.limit is not None and (self.always or self.limit.then):
            raise r.at("limit").bad(
                "what is always at work is not used, and so has no limit; its conditions are the `if` of its parts"
                if self.always
                else "nothing follows from the last time; leave then out"
            )
        if self.limit is not None and self.would and self.limit.period == "match" and self.limit.n.constant != 1:
            raise r.at("limit").bad("what replaces something and is used up does so once: {match: 1} [RZ-1609]")
        self.ap = self.cost.amounts.get("ap")
        for word, given in (("targets", self.targets), ("cost", self.cost)):
            if (self.always or self.would) and given:
                raise r.at(word).bad(
                    f"what is always at work is not used, and so has no {word}; say by a selector whom it means, and "
                    f"in `do` by choose: {{what: {{pick: 1, ...}}, as: NAME}}"
                )
        if not (self.do or self.always or self.would) and getattr(self, "label", "") not in SPELLS:
            given = next((word for word in ("targets", "when", "if") if getattr(self, self.fields[word].name)), "do")
            raise r.at(given).bad("an effect does something: its `do` is missing")
        several = [name for name, each in self.targets.items() if each.pick is not None and not each.pick.single]
        if several and several != [list(self.targets)[-1]]:
            raise r.at("targets").bad("only the last target may be several [RZ-1416]")
        check_cost(self.cost, r.at("cost"))
        self.ways = self.cost.ways
        read = (self.when.if_ if self.when else None, self.if_, self.cost)
        if any(each.hidden and secret(each) and each.side != "own" for part in read for each in _selectors(part)):
            raise r.bad("nobody but its player may know what a hand or a deck holds [RZ-310 RZ-311]")
        check_forbidden(self, r)
        acts = [op for op in parts(self.do) if isinstance(op, Op)]
        if self.when is not None and "dmg_about" in self.when.event and any(op.word == "redirect" for op in acts):
            raise r.at("do").bad("DMG goes to somebody else instead: say would: {event: dmg_about, ...} [RZ-1609]")
        self._check_payments(r.at("do"))
        if any(op.word == "discard" and getattr(op, "what", None) is not None for op in acts):
            raise r.at("do").bad(
                "only a cost asks for certain cards to be discarded; as an effect the player chooses freely"
            )

    def _check_payments(self, r: Reader) -> None:
        """Whether a payment is asked for follows from what everybody knows, and only costs are paid. [RZ-1404
        RZ-1603]"""
        for pay in [op for op in parts(self.do) if isinstance(op, Pay)]:
            if secretive(pay.cost) or secretive(pay.if_):
                raise r.bad("who is asked to pay would tell what a hand, a deck or a face-down card is [RZ-1603]")
            check_cost(pay.cost, r)

    ap: Any = None
    """The AP that it costs, as a value, whichever way it is paid; None if nothing."""
    ways: tuple[Cost, ...] = ()
    """The costs of which one is paid: one, or one for each of its `any_of`."""

    @functools.cached_property
    def pays(self) -> bool:
        """Whether its use may cost more than AP."""
        return any(way.acts for way in self.ways)

    power: int | None = None
    """The AP that its Power costs as printed; None if it is on no Power."""
    markers: tuple[str, ...] = ()
    """The Markers that its use places."""
    lender: str = ""
    """The card that it is printed on, of a Skill that another Fighter has. [RZ-1627]"""

    @property
    def counted_as(self) -> str:
        """The name under which its uses are counted."""
        return f"{self.number}.{self.where}" if self.lender else self.where

    priced: bool = False
    """Whether it is of a Power or a Skill, whose AP cost effects change."""
    of_card: bool = False
    """Whether its Use and Time are those of its card."""

    @property
    def counter(self) -> int:
        """By which place its Use and Time are counted."""
        return 0 if self.of_card else self.number

    @functools.cached_property
    def named(self) -> tuple[tuple[str, Selector], ...]:
        """Its targets by name, in the order in which they are named."""
        return tuple(self.targets.items())

    @functools.cached_property
    def secret_if(self) -> bool:
        """Whether only its player knows if its condition holds. [RZ-1603]"""
        return secretive(self.if_)

    @functools.cached_property
    def public_when(self) -> Any:
        """Its situation as far as everybody can tell whether it fits. [RZ-1603]"""
        public: Any = copy(self.when)
        public.subject = None if secretive(public.subject) else public.subject
        public.if_ = None if secretive(public.if_) else public.if_
        return public

    @functools.cached_property
    def secret_price(self) -> bool:
        """Whether only its player knows what it costs. [RZ-1603]"""
        return secretive(self.ap)


def _selectors(part: Any) -> Iterable[Selector]:
    return (
        (each for each in parts(part) if isinstance(each, Selector))
        if not isinstance(part, Cost)
        else _selectors(tuple(value for each in (part, *part.any_of) for value in each.amounts.values()))
    )


class Skill(Ability):
    """A Skill of a Fighter. [RZ-842]"""

    label = Word(LABELS, what="label", note="RZ-842")
    aim: Any = AimField()
    """Where its hit is aimed; one cell within RA, if a SPELL does not say. [RZ-717]"""
    hit: Any = Nested(HitValues, None)
    priced: bool = True

    def check(self, r: Reader) -> None:
        super().check(r)
        self.markers = (self.label,) if self.label in ("ultimate", "unique") else ()  # [RZ-848 RZ-850]
        if self.label == "trigger" and self.when is None:
            raise r.bad("a TRIGGER Skill names its situation in `when` [RZ-844]")
        if self.spell and self.when is not None:
            raise r.at("when").bad("a SPELL is used as an action and waits for nothing [RZ-852]")
        if not self.spell and (self.aim is not None or self.hit is not None):
            raise r.bad("only a SPELL has an aim and values for its hit [RZ-855]")
        self.aim, self.hit = self.aim or plain_aim("one"), self.hit or HitValues.made()
        if (self.always or self.would) and self.label != "passive":
            raise r.bad("only a PASSIVE Skill is always at work [RZ-843]")
        if self.label == "passive" and not (self.always or self.would or self.when):
            raise r.bad("a PASSIVE Skill that does something says when [RZ-843]")
        if self.label == "passive":
            check_unpaid(self, r)

    @functools.cached_property
    def spell(self) -> bool:
        """Whether it is a SPELL or SPELL*."""
        return self.label in SPELLS

    @functools.cached_property
    def names_aim(self) -> bool:
        """Whether it is named where it is aimed as it is announced. [RZ-845 RZ-846]"""
        return self.label == "spell" and self.aim.named

    @functools.cached_property
    def active(self) -> bool:
        """Whether it is used as an action. [RZ-711 RZ-852]"""
        return self.label not in ("passive", "trigger") and not self.triggered

    @functools.cached_property
    def triggered(self) -> bool:
        """Whether it is used in a situation, like a TRIGGER. [RZ-844 RZ-852]"""
        return self.label == "trigger" or (self.when is not None and self.label != "passive")


class Enchantment(Ability):
    """A Numen's Enchantment: always active, or usable in a situation. [RZ-802]"""

    def check(self, r: Reader) -> None:
        super().check(r)
        if not (self.always or self.would or self.when):
            raise r.bad(
                "an Enchantment is always active (`always`) or usable in a situation (`when` and `do`) [RZ-802]"
            )

    @property
    def path(self) -> str:
        return "enchantment"


class Conjuration(Ability):
    """A Numen's Conjuration. [RZ-803]"""

    @property
    def path(self) -> str:
        return "conjuration"

    def check(self, r: Reader) -> None:
        super().check(r)
        if self.ap is None and not self.cost.any_of:
            raise r.bad("a Conjuration says its cost: {ap: n} [RZ-803]")
        if self.head:
            raise r.bad("a Conjuration is used as an action and waits for nothing [RZ-803]")


class RizonticalCard(Printed):
    """What every card of Rizontical has."""

    language = L
    unread = ("keywords",)
    abilities = Abilities(Ability)
    marks = InOther()
    """What the marks that it speaks of are called in other languages."""

    @functools.cached_property
    def counted(self) -> tuple[Any, ...]:
        """What has Use and Time, by places: its effects, or the card itself where these belong to it."""
        return self.abilities

    @functools.cached_property
    def ongoing(self) -> tuple[Any, ...]:
        """Its abilities that are at work as long as it is there."""
        return tuple([each for each in self.abilities if each.always or each.would is not None])


@L.card("numen")
class NumenCard(RizonticalCard):
    """A Numen, with its two abilities. [RZ-801]"""

    unread = ("keywords", "abilities")
    enchantment = Nested(Enchantment)
    conjuration = Nested(Conjuration)

    def check(self, r: Reader) -> None:
        self.abilities = (self.enchantment, self.conjuration)
        kernel.label(self.abilities)


class Stat(Whole):
    """A stat as printed: 0 to 10. [RZ-861]"""

    def __init__(self, least: int = 0, default: Any = 0):
        super().__init__(least, 10, default, "RZ-861")


class Matches(Part):
    """Weakness or Resistance: how much, and to which elements and types. [RZ-829 RZ-830]"""

    value = Stat()
    to = Several(Word((*ELEMENTS, *TYPES), what="element or type"), distinct="RZ-829 RZ-830")


class Listed(Several):
    """A list of words, each named once, at least one and not too many."""

    def __init__(self, words: Iterable[str], most: int, clause: str):
        super().__init__(Word(words, note=clause), REQUIRED, distinct=clause)
        self.most, self.clause = most, clause

    def read(self, raw: Any, r: Reader) -> tuple[Any, ...]:
        found = super().read(raw, r) if raw != [] else ()
        if not 1 <= len(found) <= self.most:
            raise r.bad(f"1 to {self.most} are named, not {len(found)} [{self.clause}]")
        return found


@L.card("fighter")
class FighterCard(RizonticalCard):
    """A Fighter as printed. [RZ-811 RZ-815 RZ-821 to RZ-830 RZ-835 RZ-841 RZ-862]"""

    elements = Listed(ELEMENTS, 7, "RZ-811")
    types = Listed(TYPES, 2, "RZ-815")
    hp = Stat(1, REQUIRED)
    mana = Stat()
    atk = Stat()
    def_ = Stat()
    mp = Stat()
    speed = Whole(0, 20, note="RZ-862")
    ra = Stat()
    psh = Stat()
    weakness = Nested(Matches, Matches.made())
    resistance = Nested(Matches, Matches.made())
    abilities = Abilities(Skill)

    def check(self, r: Reader) -> None:
        if len(self.abilities) > 3:
            raise r.at("abilities").bad(f"a Fighter has up to 3 Skills, not {len(self.abilities)} [RZ-841]")

    @functools.cached_property
    def active(self) -> tuple[Any, ...]:
        """The Skills that are used as actions. [RZ-711 RZ-852]"""
        return tuple(skill for skill in self.abilities if skill.active)

    @functools.cached_property
    def waiting(self) -> tuple[Any, ...]:
        """The Skills that wait for a situation."""
        return tuple(skill for skill in self.abilities if skill.when is not None)

    @functools.cached_property
    def printed(self) -> dict[str, int]:
        """The printed stats by name."""
        return {
            name: getattr(self, self.fields[name].name)
            for name in ("hp", "mana", "atk", "def", "mp", "speed", "ra", "psh")
        }


OWN = ("if", "targets", "do")
"""What a card says of its own effect: what it does as it is played, or as something steps on it."""


class _Direct(RizonticalCard):
    """A card that may say what it does without a list of abilities around it; that is its first ability then."""

    own: Any = None

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        rest = dict(r.mapping(raw, cls.noun()))
        direct = {name: rest.pop(name) for name in OWN if name in rest} | cls.beside(rest)
        own = Ability.read(direct, cls.inside(r)) if direct else None
        card = super().read(rest, r)
        if own is not None:
            card.own, card.abilities = own, (own, *card.abilities)
        kernel.label(card.abilities)
        for each in card.abilities:
            each.of_card = True
        card.settle(r)
        return card

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        own = {name: field.schema(language) for name, field in Ability.fields.items() if name in OWN}
        card = super().schema(language)
        return {**card, "properties": {**card["properties"], **own}}

    @classmethod
    def beside(cls, rest: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG003 - cards that have more take it from there
        """What else belongs to its own effect; it is taken out of the card's fields, the `rest`."""
        return {}

    @classmethod
    def inside(cls, r: Reader) -> Reader:
        """The names that its own effect knows."""
        return r

    def settle(self, r: Reader) -> None:
        """Refuse what the rules forbid on it."""

    def place_of(self, ability: Any) -> tuple[str | int, ...]:
        """Where an ability stands in the card's document."""
        return () if ability is self.own else ("abilities", self.abilities.index(ability) - (self.own is not None))

    @functools.cached_property
    def counted(self) -> tuple[Any, ...]:
        """Use and Time are those of the card."""
        return (self,)


@L.card("power")
class PowerCard(_Direct):
    """A Power. [RZ-901 RZ-931 to RZ-945]

    `cost` has its AP, and what else is paid as it is played. `uses` and `time` are its Use and Time; it has one effect,
    which may have parts.
    """

    rank = Word(("common", "legendary"), "common", what="rank")
    category = Word(("normal", "permanent", "trigger", "aura"), what="category")
    cost = kernel.CostField()
    unique = Flag()
    on = Things(None, picks=False)
    uses: Any = Tracker()
    time: Any = Tracker()

    @classmethod
    def beside(cls, rest: dict[str, Any]) -> dict[str, Any]:
        """Its further costs, which may be about its targets, are paid as it is played. [RZ-1404]"""
        cost = rest.get("cost")
        if not is_mapping(cost) or not set(cost) - {"ap"}:
            return {}
        rest["cost"] = {name: each for name, each in cost.items() if name == "ap"}
        return {"cost": {name: each for name, each in cost.items() if name != "ap"}}

    ap: int = 0
    """The AP that it costs as printed. [RZ-921]"""

    def settle(self, r: Reader) -> None:
        ap = self.cost.amounts.get("ap")
        if ap is not None and ap.constant is None:
            raise r.at("cost", "ap").bad(
                "the AP Cost of a Power is a number that is printed; what it costs now is a `price` [RZ-921]"
            )
        self.ap = Whole(0, 20, note="RZ-921").read(None if ap is None else ap.constant, r.at("cost", "ap"))
        heads = [each.head for each in self.abilities]
        waits = "when" in heads
        at_work = "would" in heads or any(each.always and not prices_itself(each) for each in self.abilities)
        if self.category == "trigger" and not waits:
            raise r.bad("a Trigger Power names its situation in `when` [RZ-934]")
        if self.category == "normal" and waits:
            raise r.bad("a Normal Power is used as an action and waits for nothing [RZ-931]")
        if self.category in ("normal", "trigger") and at_work:
            raise r.bad("only a Permanent or an Aura is always at work [RZ-932]")
        if self.category == "normal" and (self.uses or self.time):
            raise r.bad("a Normal Power goes to the void after its use, and so has neither Use nor Time [RZ-931]")
        if self.on is not None and (self.category != "aura" or not only(self.on, "fighter")):
            raise r.at("on").bad("only an Aura says on which Fighters it lies [RZ-943]")
        if not self.abilities:
            raise r.bad("a Power does something")
        if heads.count("when") + heads.count("") > 1:
            raise r.at("abilities").bad("a Power has one effect that is used, beside what is always at work [RZ-901]")
        for each in self.abilities:
            if each.when is not None and self.category != "trigger":
                check_unpaid(each, r.at(*self.place_of(each)))
            for word, given in (("uses", each.uses), ("time", each.time), ("cost", each.ap)):
                if given is not None:
                    raise r.at(*self.place_of(each), word).bad(
                        "Use, Time and AP are those of the Power: write them beside its category [RZ-922 RZ-924]; what "
                        "an effect costs each time is a `cost` without AP: lose, discard or destroy [RZ-1404]"
                    )
            each.power, each.priced = self.ap, True
            each.markers = (
                *(("legendary",) if self.rank == "legendary" else ()),  # [RZ-913]
                *(("unique",) if self.unique else ()),  # [RZ-911]
            )

    @functools.cached_property
    def own_prices(self) -> tuple[Any, ...]:
        """What changes the AP that it costs itself, at work wherever it lies. [RZ-921 RZ-1407]"""
        return tuple([part for each in self.abilities if prices_itself(each) for part in each.always])

    @functools.cached_property
    def least_ap(self) -> int:
        """The AP that it costs at least, for all that is printed on it."""
        return 0 if self.own_prices else self.ap

    @functools.cached_property
    def used(self) -> Any:
        """The effect that is used, as an action or in a situation; the first if none is."""
        return next((each for each in self.abilities if each.head in ("", "when")), self.abilities[0])

    @functools.cached_property
    def stays(self) -> bool:
        """Whether it stays on the field after its use. [RZ-932 RZ-935 RZ-941]"""
        return self.category in ("permanent", "aura") or (
            self.category == "trigger" and (self.uses is not None or self.time is not None)
        )

    @functools.cached_property
    def on_play(self) -> bool:
        """Whether its operations are carried out as it is played."""
        return self.own is not None and (self.category == "normal" or self.uses is None)

    @functools.cached_property
    def used_in_play(self) -> bool:
        """Whether its effect is used as an action while it is in play. [RZ-925]"""
        return self.stays and self.own is not None and self.uses is not None


class SummonAbility(Ability):
    """A passive or trigger effect of a Summon. [RZ-1102]"""

    def check(self, r: Reader) -> None:
        super().check(r)
        if not self.head:
            raise r.bad("a Summon's effect is passive (`always`) or has a situation (`when` and `do`) [RZ-1102]")
        check_unpaid(self, r)


@L.card("summon")
class SummonCard(RizonticalCard):
    """A Summon token. [RZ-1103 RZ-1109]"""

    hp = Whole(1, 1, default=1, note="RZ-1103")
    abilities = Abilities(SummonAbility)

    def check(self, r: Reader) -> None:
        if not self.abilities:
            raise r.bad("a Summon has an effect [RZ-1102]")
        if len({each.time for each in self.abilities if each.time is not None}) > 1:
            raise r.at("abilities").bad("a Summon goes when its Time is at 0, and so has one Time [RZ-924]")


@L.card("tile")
class TileCard(_Direct):
    """A Tile token. [RZ-1122 RZ-1123 RZ-1124 RZ-1129] What it does as something steps on it is in `do`."""

    uses: Any = Tracker()
    time: Any = Tracker()
    facing = Flag()
    push = Whole(1, 7, default=None, note="RZ-1129")

    @classmethod
    def inside(cls, r: Reader) -> Reader:
        """What steps on its cell is called `subject`."""
        return r.apart(
            subject=kernel.Name("things", role="subject"), event=kernel.Name("event", selector=(L.events["step"],))
        )

    def settle(self, r: Reader) -> None:
        heads = {each.head for each in self.abilities}
        if heads not in ({""}, {"always"}, {"would"}, {"always", "would"}):
            raise r.bad(
                "a Contact Tile has `do`, a Passive Tile abilities that are always at work; it acts on what "
                "steps on its cell or is on it, and names no situation [RZ-1122 RZ-1123 RZ-1124]"
            )
        for each in self.abilities:
            check_unpaid(each, r.at(*self.place_of(each)))


READER = CardReader(L)
"""Reads Rizontical's card documents."""


def counts_of(card: Any) -> dict[str, Any]:
    """The Use ("uses") and the Time ("times") of a card's effects as printed, by their places."""
    counted: tuple[Any, ...] = card.counted
    return {
        "uses": {number: each.uses for number, each in enumerate(counted) if each.uses is not None},
        "times": {number: each.time for number, each in enumerate(counted) if each.time is not None},
    }
