"""How printed texts speak of things, numbers and conditions, so that they fit into a sentence of any language.

A `Telling` knows what has been mentioned: a target is described where it is spoken of first ("an enemy within 3 of an
ally") and is "it" or "that enemy" from then on. What a sentence has to agree with (number, gender) goes along as words
of the texts. Sentences, arithmetic and logic are `engines.kernel.telling`'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from engines.kernel.program import Op
from engines.kernel.telling import (
    ARITHMETIC,
    LOGIC,
    OPERATORS,
    OPPOSITE,
    Case,
    ConditionTeller,
    Said,
    Unspoken,
    ValueTeller,
    constant,
    listed,
    teller_of,
    yes,
)
from engines.kernel.telling import Telling as Spoken
from engines.kernel.text import Text, Word, say

from .cards import Ability, Conjuration, Enchantment, PowerCard, Skill, SummonAbility, TileCard
from .effects import Filter, Pick, words

FEMININE = frozenset({"entity", "tile", "push-tile", "cell", "struck", "target"})
"""The kinds of things that go by a feminine noun where a language has genders."""
OWNED = frozenset({"summon", "tile", "push-tile", "power"})
"""The kinds of things that are somebody's ("one of your Powers"), other than allies and enemies."""
WITH_OTHERS = {
    "a": "another", "plural": "others", "all": "all-others", "n": "n-others", "upto": "upto-others", "any": "any-others",
    "count": "count-others",
}  # fmt: skip
"""What a determiner is when things are excepted ("all allies", "all other allies")."""
HIT_EVENTS = frozenset({"about_to_be_hit", "calc_a", "calc_b", "dmg_about", "damaged", "hit_done", "hit_negated"})
"""The situations whose other party is the attacker."""
POWER_EVENTS = frozenset({"power_used", "power_set", "would_be_destroyed", "destroyed", "power_left"})


class Noun(NamedTuple):
    """What is spoken of: its kind and the adjectives before or behind it ("any" for none)."""

    kind: str
    side: str = "any"
    rank: str = "any"
    category: str = "any"
    face: str = "any"
    empty: str = "any"
    many: bool = False


def home_of(ability: Ability | None) -> str:
    """What kind of card an ability is on; "" if that is not known."""
    if isinstance(ability, PowerCard):
        return "aura" if ability.category == "aura" else "power"
    homes: tuple[tuple[type[Ability], str], ...] = (
        (Skill, "fighter"), (Enchantment, "numen"), (Conjuration, "numen"), (SummonAbility, "summon"), (TileCard, "tile"),
    )  # fmt: skip
    return next((home for kind, home in homes if isinstance(ability, kind)), "")


class Telling(Spoken):
    """An ability being put into words."""

    def __init__(self, ability: Ability | None = None):
        super().__init__()
        self.ability = ability
        self.home = home_of(ability)
        self.targets: dict[str, Pick] = ability.targets if ability is not None else {}
        self.when = ability.when if ability is not None else None
        self.measured = "any"
        """What the running event counts: "dmg", "hp", "ap", "powers", "cells"."""
        if isinstance(ability, PowerCard) and ability.category == "aura":
            self.things["bearer"] = self.noun(ability.on) if ability.on is not None else Noun("fighter")
        if self.when is not None:
            for ref, who in (("subject", self.when.subject), ("other", self.when.other)):
                if isinstance(who, Filter | Pick):
                    self.things[ref] = self.noun(who if isinstance(who, Filter) else who.filter)
            if self.when.subject is None and POWER_EVENTS.issuperset(self.when.events):
                self.things["subject"] = Noun("power")

    def spoken_before(self) -> Telling:
        """Marks all targets as mentioned: for words put while an effect is carried out."""
        for ref in self.targets:
            self.mention(ref)
        return self

    def mention(self, ref: str) -> None:
        """Marks a target as mentioned."""
        pick = self.targets[ref]
        self.things[ref] = self.noun(pick.filter)._replace(many=pick.span(99)[1] > 1)

    # ---------------------------------------------------------------- things

    def who(self, who: Any, case: Case, det: str = "all") -> Said:
        """A reference, a selector, or a filter with a determiner: "all", "plural", "a", "each", "count", "some", "no"."""
        if isinstance(who, str):
            return self.the(who, case)
        if isinstance(who, Pick):
            return self.pick(who, case)
        return self.phrase(who, det, case)

    def the(self, ref: str, case: Case) -> Said:
        """What a reference means: described if it is a target mentioned for the first time, else "it" or "that ...".

        Raises:
            Unspoken: the target can't be described here.
        """
        ref = self.alias(ref)
        if ref in ("you", "opponent"):
            return Said(self._say(Noun(ref), "none", case), "you" if ref == "you" else "one")
        if ref == "it" and self.relative:
            return Said(say("rzc-that"), "many" if self.things["it"].many else "one", self._gen(self.things["it"]))
        if ref in self.targets and ref not in self.things:
            if self.nested:
                raise Unspoken(ref)
            said = self.pick(self.targets[ref], case)
            self.things[ref] = self.noun(self.targets[ref].filter)._replace(many=said.num == "many")
            self.focus = "" if said.long == "vague" else ref
            return said
        noun, det, n = self._referred(ref)
        if self.focus == ref:
            det = "it"
        self.focus = ref
        num = "many" if noun.many else "one"
        return Said(self._say(noun, det, case, n=n), num, self._gen(noun))

    def player(self, case: Case) -> Said:
        """Any player."""
        return Said(self._say(Noun("player"), "none", case))

    def alias(self, ref: str) -> str:
        """The reference under which a thing was mentioned: an Aura's user is its bearer, a Skill's source its user."""
        if ref == "user" and self.home == "aura":
            return "bearer"
        if ref == "source" and self.home == "fighter" or ref == "bearer" and self.home != "aura":
            return "user"
        if self.when is None:
            return ref
        if ref in ("subject", "other") and isinstance(named := getattr(self.when, ref), str):
            return self.alias(named)
        hit = HIT_EVENTS.issuperset(self.when.events)
        if ref == "attacker" and hit and self.when.other is not None:
            return self.alias("other")
        if ref == "other" and hit and self.when.other is None:
            return "attacker"
        return ref

    def _referred(self, ref: str) -> tuple[Noun, str, int]:
        if ref == "user":
            return Noun("fighter"), "this", 0
        if ref == "source":
            return Noun(self.home if self.home not in ("aura", "") else "power"), "this", 0
        if ref == "attacker":
            hit = self.when is not None and self.when.subject is not None and HIT_EVENTS.issuperset(self.when.events)
            return Noun("attacker"), "its" if hit else "the", 0
        if ref == "struck":
            return Noun("struck"), "each" if self._hits_several() else "the", 0
        if ref in ("ally_now", "enemy_now"):
            return Noun(ref.replace("_", "-")), "your" if ref == "ally_now" else "the", 0
        noun = self.things.get(ref)
        if noun is not None:
            alike = [name for name in self.targets if name in self.things and self.things[name].kind == noun.kind]
            if ref in alike and len(alike) > 1:
                return noun, "nth", alike.index(ref) + 1
            return noun, "that", 0
        if ref[:1] == "t" and ref[1:].isdigit():
            return Noun("target"), "the", int(ref[1:])
        return Noun("entity"), "that", 0

    def _hits_several(self) -> bool:
        if not isinstance(self.ability, Skill) or not self.ability.spell:
            return True
        aim = self.ability.aim
        return aim is not None and aim.shape in ("around", "adjacent", "line", "all")

    def pick(self, pick: Pick, case: Case) -> Said:
        """Things picked, described."""
        whose = () if pick.by == "you" or not pick.asks else (say("rzc-picked-by", by=pick.by),)
        det, n = "all", 0
        if pick.any_ is not None:
            det = "any"
        elif pick.upto is not None:
            det, n = "upto", pick.upto
        elif pick.all_ is None:
            n = pick.random if pick.pick is None else pick.pick
            assert n is not None
            det = "a" if n == 1 else "n"
        return self.phrase(pick.filter, det, case, n=n, random=pick.random is not None, mods=whose)

    def phrase(
        self,
        filter: Filter,
        det: str,
        case: Case,
        *,
        n: int = 0,
        random: bool = False,
        mods: Sequence[Text] = (),
        without: tuple[str, ...] = (),
    ) -> Said:
        """Things by what they are. `without` leaves parts of the filter to be said elsewhere ("range", "zone")."""
        noun = self.noun(filter)
        others, excepted = self._others(filter)
        if others:
            det = WITH_OTHERS.get(det, det)
        own = noun.side == "own" and det != "that"
        many = det not in ("a", "another", "each", "no") and not (det.startswith("upto") and n == 1)
        head = self._say(noun, det, case, n=n, plural=many or own, own=own, random=random)
        num, gen = "many" if many else "one", self._gen(noun)
        vague = False
        for mod, names in (*self._mods(filter, num, gen, without), *((mod, False) for mod in (*excepted, *mods))):
            head = say("rzc-set-off" if mod.id == "rzc-closer-than" else "rzc-described", thing=head, how=mod)
            vague = vague or names
        self.focus = ""
        plain = head.id == "rzc-noun"
        return Said(head, num, gen, "no" if plain else "vague" if vague else "yes")

    def noun(self, filter: Filter) -> Noun:
        """The noun for what a filter means."""
        mine = {"ally": "own", "own": "own", "enemy": "opposing", "opposing": "opposing"}.get(filter.side, "any")
        held = filter.zone in ("hand", "deck", "void")
        kind = filter.is_
        side = "any"
        if kind == "fighter":
            kind = {"own": "ally", "opposing": "enemy"}.get(mine, "fighter") if not held else "fighter"
        elif kind == "entity":
            side = {"own": "ally", "opposing": "enemy"}.get(mine, "any")
        elif kind != "cell":
            kind = "power" if kind == "card" else kind
            kind = "push-tile" if kind == "tile" and _pushes(filter.if_) else kind
            side = mine if not held else "any"
        return Noun(
            kind,
            side,
            filter.rank or "any",
            filter.category or "any",
            "any" if filter.facedown is None else "down" if filter.facedown else "up",
            "any" if filter.empty is None or kind != "cell" else "yes" if filter.empty else "no",
        )

    def _gen(self, noun: Noun) -> str:
        return "f" if noun.kind in FEMININE else "m"

    def _say(
        self,
        noun: Noun,
        det: str,
        case: Case,
        *,
        n: int = 0,
        plural: bool | None = None,
        own: bool = False,
        random: bool = False,
    ) -> Text:
        if det in ("it", "that", "nth"):
            noun = Noun(noun.kind, many=noun.many)
        many = noun.many if plural is None else plural
        return say(
            "rzc-noun", det=det, case=case, kind=noun.kind, own="yes" if own else "no", noun="many" if many else "one",
            num="many" if many else "one", gen=self._gen(noun), n=n, side=noun.side if not own else "any", rank=noun.rank,
            category=noun.category, face=noun.face, empty=noun.empty, random="yes" if random else "no",
        )  # fmt: skip

    def _others(self, filter: Filter) -> tuple[bool, tuple[Text, ...]]:
        """Whether "other" says what is excepted, and what has to be named. What it is measured from is out anyway."""
        refs = (filter.not_,) if isinstance(filter.not_, str) else filter.not_
        measured = self._origin(filter) if filter.range not in (None, "inf") else None
        excepted = [ref for ref in dict.fromkeys(map(self.alias, refs)) if ref != measured]
        if not excepted or len(excepted) == 1 and self._at_hand(excepted[0]):
            return bool(excepted), ()
        with self.inside():
            return False, (say("rzc-except", who=listed([self.the(ref, "o").text for ref in excepted])),)

    def _at_hand(self, ref: str) -> bool:
        """Whether "other" can mean other than this: what the text is on, or what it has mentioned."""
        own = "bearer" if self.home == "aura" else "user" if self.home == "fighter" else "source"
        return ref == own or ref in self.things or ref in self.targets

    def _origin(self, filter: Filter) -> Any:
        if filter.of is None:
            return "user" if self.home == "fighter" else self.alias("user") if self.home == "aura" else "source"
        return self.alias(filter.of) if isinstance(filter.of, str) else filter.of

    def _mods(self, filter: Filter, num: str, gen: str, without: tuple[str, ...]) -> Iterator[tuple[Text, bool]]:
        """What is said behind the noun, with whether it names another thing."""
        with self.inside():
            if "zone" not in without and (zone := self._zone(filter)) is not None:
                yield zone, False
            if filter.range is not None and "range" not in without:
                yield self.range(filter, num, gen)
            if filter.at is not None:
                here = self.home == "tile" and filter.at == "source"
                case: Case = "o" if here else "que"
                where = self.the(filter.at, case).text
                yield (say("rzc-on", where=where) if here else say("rzc-at", where=where)), True
            if filter.slot is not None:
                yield say("rzc-on-slot", slot=filter.slot), False
            if filter.deploy_zone is not None:
                yield say("rzc-in-deploy-zone", seat=filter.deploy_zone), False
            if filter.half is not None:
                yield say("rzc-in-half", seat=filter.half), False
            if filter.element is not None:
                yield say("rzc-of-element", element=filter.element), False
            if filter.type is not None:
                yield say("rzc-of-type", type=filter.type), False
            if filter.label is not None:
                yield say("rzc-with-skill", label=filter.label.upper()), False
            yield from self._states(filter, num, gen)

    def _zone(self, filter: Filter) -> Text | None:
        zone = filter.zone or ("hand" if filter.is_ == "card" and filter.side in ("any", "own", "ally") else None)
        if zone is None:
            return None
        seat = {"ally": "you", "own": "you", "enemy": "opponent", "opposing": "opponent"}.get(filter.side, "any")
        what = "fighter" if filter.is_ == "fighter" else "power"
        return say(
            "rzc-from-zone" if self.taken and zone in ("hand", "deck", "void") else "rzc-in-zone",
            zone=zone,
            seat=seat,
            what=what,
        )

    def range(self, filter: Filter, num: str = "one", gen: str = "m") -> tuple[Text, bool]:
        """Where things are, measured from where their filter says; and whether that names a single thing."""
        origin = self._origin(filter)
        reach = filter.range
        if reach == "inf":
            return say("rzc-anywhere"), False
        if reach == "ra" and origin == "user":
            return say("rzc-within-ra"), False
        case: Case = "a" if reach == "adjacent" else "de"
        of = self.who(origin, case, "a")
        names = isinstance(origin, str)
        if reach == "ra":
            return say("rzc-within-ra-of", **of.words), names
        if reach == "around":
            return say("rzc-around", who=of.text), names
        if reach == "adjacent":
            return say("rzc-adjacent", who=of.text, num=num, gen=gen), names
        assert isinstance(reach, int)
        return say("rzc-within", n=reach, who=of.text), names

    def _states(self, filter: Filter, num: str, gen: str) -> Iterator[tuple[Text, bool]]:
        """What things have to have: "that has Burned and that has 2 HP or less"."""
        that: dict[str, Word] = {"who": say("rzc-that"), "num": num, "gen": gen}
        said: list[Text] = []
        if filter.has is not None:
            said.append(say("rzc-has", **that, what=filter.has, negated="no"))
        if filter.lacks is not None:
            said.append(say("rzc-has", **that, what=filter.lacks, negated="yes"))
        condition = filter.if_ if not (filter.is_ == "tile" and _pushes(filter.if_)) else None
        if condition is not None and self.about_it(condition):
            said.append(self.such(filter, num))
        if said:
            yield listed(said), False
        if condition is not None and condition.word == "cmp" and _nearer(condition) == "it":
            to, than = condition.cmp[0].distance[1], condition.cmp[2].distance[0]
            yield say("rzc-closer-than", num=num, to=self.the(to, "de").text, than=self.the(than, "que").text), True
        elif condition is not None and not self.about_it(condition):
            yield self.such(filter, num), False

    # ---------------------------------------------------------------- how the kernel's telling is carried out here

    def known(self, value: Any) -> int | None:
        """The number that a value is on this card."""
        if (
            value.word == "stat"
            and value.stat == "push"
            and value.of == "source"
            and isinstance(self.ability, TileCard)
        ):
            return self.ability.push or 1
        return constant(value)

    def of_it(self, condition: Any) -> bool:
        """Whether a condition can be said of "it" as its subject."""
        kind = condition.word
        if kind in ("has", "did"):
            return getattr(condition, kind)[0] == "it"
        if kind == "defeated":
            return condition.defeated == "it"
        if kind == "cmp":
            return _owner(condition.cmp[0]) == "it" and constant(condition.cmp[2]) is not None
        return False

    def doer(self, op: Op, doer: str) -> str:
        """Who does an operation: the reader, the card itself, or somebody else."""
        if doer == "seat":
            doer = "you" if getattr(op, "seat", "you") == "you" else ""
        if op.word == "move" and getattr(op, "by", "you") != "you":
            return ""
        if op.word == "extra_action":
            return "may"
        if doer == "who":
            return "self" if self.alias(str(getattr(op, "who", ""))) in ("user", "bearer", "source") else ""
        return doer


def _pushes(condition: Any) -> bool:
    """Whether a condition only says that a Tile pushes."""
    if condition is None or condition.word != "cmp":
        return False
    left, sign, right = condition.cmp
    return left.word == "stat" and left.stat == "push" and left.of == "it" and sign == ">=" and constant(right) == 1


def _owner(value: Any) -> str | None:
    """Whose a number is that somebody has."""
    if value.word in ("stat", "cond"):
        return value.of
    return getattr(value, value.word) if value.word in ("ap", "souls", "hand") else None


def _nearer(condition: Any) -> str | None:
    """What is said to be closer to something than another thing is."""
    left, sign, right = condition.cmp
    if left.word == right.word == "distance" and sign == "<" and left.distance[1] == right.distance[1]:
        return left.distance[0]
    return None


# --------------------------------------------------------------------------------------------------------- the values

VALUES: dict[str, ValueTeller] = {**ARITHMETIC}
Telling.VALUES = VALUES
_value = partial(teller_of, VALUES, words.values)


@_value("stat")
def _stat(t: Telling, value: Any, case: Case) -> Said:
    of = t.the(value.of, "pos")
    many = value.stat in ("hp", "mp")
    return Said(say("rzc-value-stat", stat=value.stat, **of.words, case=case), "many" if many else "one")


@_value("cond")
def _cond(t: Telling, value: Any, case: Case) -> Said:
    of = t.the(value.of, "de")
    return Said(
        say("rzc-value-condition", name=value.cond, kind="debuff" if value.debuff else "buff", who=of.text, case=case)
    )


@_value("count")
def _count(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rzc-value-count", what=t.phrase(value.count, "count", "de").text, case=case))


@_value("ap")
def _ap(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rzc-value-seat", what="ap", seat=value.ap, case=case), "many")


@_value("souls")
def _souls(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rzc-value-seat", what="souls", seat=value.souls, case=case), "many")


@_value("hand")
def _hand(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rzc-value-seat", what="hand", seat=value.hand, case=case))


@_value("event")
def _event(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rzc-value-event", what=value.event, of=t.measured, case=case))


@_value("distance")
def _distance(t: Telling, value: Any, case: Case) -> Said:
    a, b = (t.the(ref, "o").text for ref in value.distance)
    return Said(say("rzc-value-distance", a=a, b=b, case=case), gen="f")


@_value("number")
def _number(t: Telling, value: Any, case: Case) -> Said:
    low, high = (t.value(part).text for part in value.number)
    return Said(say("rzc-value-number", low=low, high=high, case=case))


# ----------------------------------------------------------------------------------------------------- the conditions

CONDITIONS: dict[str, ConditionTeller] = {**LOGIC}
Telling.CONDITIONS = CONDITIONS
_condition = partial(teller_of, CONDITIONS, words.conditions)


@_condition("exists")
def _exists(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    what = t.phrase(condition.exists, "no" if negated else "a", "o").text
    return say("rzc-exists", what=what, negated=yes(negated)), "yes"


@_condition("has")
def _has(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rzc-has", **t.the(condition.has[0], "n").words, what=condition.has[1], negated=yes(negated)), "no"


@_condition("marker")
def _marker(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    where, marker = condition.marker
    if marker == "ultimate" and t.home in ("fighter", "aura"):
        of = t.the("user", "pos")
        return say("rzc-slot-marked", **of.words, negated=yes(negated)), "no"
    seat = "opponent" if where == "opponent" else "you"
    return say("rzc-marked", seat=seat, marker=marker, negated=yes(negated)), "no"


@_condition("turn_of")
def _turn_of(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rzc-turn-of", seat=condition.turn_of, negated=yes(negated)), "no"


@_condition("timeline")
def _timeline(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rzc-timeline", n=condition.timeline, negated=yes(negated)), "no"


@_condition("did")
def _did(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rzc-did", **t.the(condition.did[0], "n").words, what=condition.did[1], negated=yes(negated)), "no"


@_condition("dmg_kind")
def _dmg_kind(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rzc-is-dmg", dmg=dmg(condition.dmg_kind), negated=yes(negated)), "no"


@_condition("defeated")
def _defeated(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rzc-was-defeated", **t.the(condition.defeated, "n").words, negated=yes(negated)), "no"


@_condition("cmp")
def _cmp(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    left, sign, right = condition.cmp
    compared = OPERATORS[sign]
    if not negated and (said := _places(t, condition)) is not None:
        return said, "no"
    if negated:
        compared = OPPOSITE[compared]
    owner = _owner(left)
    n = constant(right)
    if owner is not None and n is not None:
        return _has_amount(t, left, owner, compared, n), "no"
    if (more := _more_than(left, right)) is not None and left.word in ("ap", "souls"):
        of, than = t.the(owner or "you", "n"), t.the(_owner(more[0]) or "you", "que").text
        return say("rzc-has-more-than", **of.words, than=than, unit=left.word, by=more[1], compared=compared), "no"
    a, b = t.value(left), t.value(right)
    return say("rzc-compared", who=a.text, num=a.num, compared=compared, value=b.text), "no"


def _has_amount(t: Telling, left: Any, owner: str, compared: str, n: int) -> Text:
    some = (compared, n) in (("ge", 1), ("gt", 0))
    who = t.the(owner, "n")
    if left.word == "cond":
        unit = say("rzc-condition-name", kind="debuff" if left.debuff else "buff", name=left.cond)
        how = "some" if some else "eq" if compared == "ne" else compared
        amount = say("rzc-amount-condition", compared=how, n=n, unit=unit)
        return say("rzc-has-amount", **who.words, amount=amount, negated=yes(compared == "ne"))
    stat = left.stat if left.word == "stat" else left.word
    none = (compared, n) in (("le", 0), ("lt", 1), ("eq", 0))
    few = stat in ("time", "use", "mana", "protection")
    how = "some" if few and some else "none" if few and none else "eq" if compared == "ne" else compared
    amount = say("rzc-amount", compared=how, n=n, unit=stat)
    return say("rzc-has-amount", **who.words, amount=amount, negated="none" if how == "none" else yes(compared == "ne"))


def _places(t: Telling, condition: Any) -> Text | None:
    """A condition on distances in words: within n, within RA, closer than."""
    left, sign, right = condition.cmp
    if left.word != "distance":
        return None
    a, b = left.distance
    if _nearer(condition) is not None:
        of, to, than = t.the(a, "n"), t.the(b, "de").text, t.the(right.distance[0], "que").text
        return say("rzc-closer", **of.words, to=to, than=than)
    if sign != "<=":
        return None
    of = t.the(b, "n")
    if right.word == "stat" and right.stat == "ra" and t.alias(right.of) == t.alias(a):
        if t.alias(a) == "user":
            return say("rzc-is-within", **of.words, where=say("rzc-within-ra"))
        whose = t.the(a, "de")
        return say("rzc-is-within", **of.words, where=say("rzc-within-ra-of", **whose.words))
    n = constant(right)
    if n is None:
        return None
    return say("rzc-is-within", **of.words, where=say("rzc-within", n=n, who=t.the(a, "de").text))


def _more_than(left: Any, right: Any) -> tuple[Any, int] | None:
    """The same figure of somebody else, and what is added to it."""
    if right.word == left.word:
        return right, 0
    if right.word == "add" and len(right.add) == 2:
        for part, number in (right.add, right.add[::-1]):
            if part.word == left.word and (n := constant(number)) is not None and n > 0:
                return part, n
    return None


def dmg(kind: str) -> Text:
    """DMG of a kind."""
    return say("rzc-dmg", kind=kind)
