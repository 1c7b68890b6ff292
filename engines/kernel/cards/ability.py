"""Abilities: what a card does, and when. [docs/cards.md]

An ability has at most one head: `when` (it waits for an event), `would` (something happens instead, or with another
amount), `always` (it is at work), `use` (it is used by decision), `keyword` (it has the head of a keyword, with a
number or parts of its own). Beside it stand `if`, `targets`, `cost`, `limit`, `may`, `do`, `during`, `name`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.ask import Ask, yes_no
from engines.kernel.text import CardName, say, slug

from .branches import Modes, read_targets
from .conditions import check_kinds
from .costs import CostField, LimitField
from .fields import Condition, Flag, InOther, Line, Program, Several, Things, Whole, Word, each_of
from .flow import Code, Effect, Instruction, Op, Went, named
from .lasting import AtWork
from .program import operations
from .reading import EVENT, READERS, Field, Name, Part, Reader, an_object, is_mapping, ref_to
from .scope import CARD, Players, Ref, Scope
from .select import Selector, meant
from .values import FigureField, bounded

if TYPE_CHECKING:
    from engines.kernel.event import Event

    from .language import EventWord, Language

AMOUNTS = ("change", "set", "multiply")
HEADS = ("when", "would", "always", "use", "keyword")


class When(Part):
    """A situation: an event (or one of several), what it is about, whose it is, how much it is, of what sort, and what
    else has to hold."""

    event = Several(Word(lambda language: language.events, what="event"), distinct="an event")
    subject = Things(None, picks=False)
    other = Things(None, picks=False)
    player = Players(None)
    amount = FigureField()
    kind = Several(
        Word(lambda language: sorted({kind for each in language.events.values() for kind in each.kinds}), what="kind")
    )
    to = Several(Word(lambda language: language.zones, what="zone"))
    if_ = Condition()

    @classmethod
    def noun(cls) -> str:
        return "a situation"

    @classmethod
    def read(cls, raw: Any, r: Reader) -> When:
        """A situation as a card file writes it; what it is about may be called by its role from then on."""
        given = r.mapping(raw if is_mapping(raw) else {"event": raw}, "a situation")
        if "event" not in given:
            raise r.bad("a situation names its `event`")
        names = cls.fields["event"].read(given["event"], r.at("event"))
        events = [r.language.events[name] for name in names]
        roles = {role for each in events for role in each.roles}
        for word in given:
            if word in ("subject", "other", "amount", "to", "player") and word not in roles:
                raise r.at(word).bad(
                    f"{' and '.join(names)} has no {word}; it has {', '.join(sorted(roles)) or 'nothing but its kind'}"
                )
        r.names[EVENT] = Name(EVENT, selector=tuple(events))
        for role in ("subject", "other", "player"):
            if role in roles and role not in r.names:
                r.names[role] = Name("players" if role == "player" else "things", declared(events, role, r), role=role)
        when = super().read(given, r)
        for role in ("subject", "other"):
            what = getattr(when, role)
            if what is not None and what.could_be:
                _check_role(what.could_be, events, role, r.at(role))
                r.names[role] = r.names[role]._replace(could_be=what.could_be)
        if isinstance(when.subject, Selector):
            when.subject.shown = all([each.shown for each in events])
        check_kinds(when.kind, events, r)
        return when

    @classmethod
    def schema(cls, language: Language, *, would: bool = False) -> dict[str, Any]:
        """A situation that is answered, or with `would` one that something may happen instead of: each event with its
        own roles and kinds; nothing, in a game without any."""
        events = [each for each in language.events.values() if (each.would if would else each.heard)]
        if not events:
            return {"not": {}}
        names = {"enum": [each.name for each in events]}
        every = {"anyOf": [names, {"type": "array", "items": names, "minItems": 1}]}
        fields = {name: field.schema(language) for name, field in cls.fields.items()}
        whole = {**an_object({**fields, "event": every}, ["event"]), "allOf": [cls._of_event(each) for each in events]}
        return {"anyOf": [*every["anyOf"], whole]}

    @classmethod
    def _of_event(cls, event: EventWord) -> dict[str, Any]:
        own = [role for role in event.roles if role in cls.fields]
        kind = {"anyOf": [{"enum": list(event.kinds)}, {"type": "array", "items": {"enum": list(event.kinds)}}]}
        return {
            "if": {"properties": {"event": {"const": event.name}}, "required": ["event"]},
            "then": {
                "propertyNames": {"enum": ["event", "if", *own, *(["kind"] if event.kinds else [])]},
                "properties": {"kind": kind} if event.kinds else {},
            },
        }

    def check(self, r: Reader) -> None:
        self.prepare()

    def prepare(self) -> None:
        """Make its tests: once it has all its parts."""
        self._kinds = frozenset(self.kind)
        self._amount = None if self.amount is None else self.amount.test()

    def of_kind(self, event: Event) -> bool:
        """Whether an event is of a kind that is meant."""
        return not self._kinds or not self._kinds.isdisjoint(event.kind.split())

    def fits(self, scope: Scope) -> bool:
        """Whether the scope's event is the situation. Its name is taken to fit."""
        event: Any = scope.event
        if self._kinds and self._kinds.isdisjoint(event.kind.split()):
            return False
        if self._amount is not None and not self._amount(scope, event.amount):
            return False
        if self.to and event.place not in self.to:
            return False
        if self.player is not None and event.seat not in self.player.seats(scope):
            return False
        if self.subject is not None and not self._is_subject(scope, event):
            return False
        if self.other is not None and not _is_about(scope, self.other, event.other):
            return False
        return self.if_ is None or self.if_.holds(scope)

    def _is_subject(self, scope: Scope, event: Any) -> bool:
        if isinstance(self.subject, Selector) and scope.g.language.events[event.name].anywhere:
            return self.subject.meets(scope, scope.g.id_of(event.subject))
        return _is_about(scope, self.subject, event.subject)


def _is_about(scope: Scope, what: Ref | Selector, handle: int) -> bool:
    """Whether what an event is about is meant: as it is, or as it last was."""
    if handle:
        for id in scope.g.remembered((handle,)):
            if meant(scope, what, id):
                return True
    return False


def _check_role(could_be: frozenset[str], events: Sequence[EventWord], role: str, r: Reader) -> None:
    """Refuse what an event is never about in a role.

    Raises:
        Misread: with the path of the role.
    """
    known = declared(events, role, r)
    if known and known.isdisjoint(could_be):
        of = " and ".join(each.name for each in events)
        raise r.bad(f"the {role} of {of} is {', '.join(sorted(known))}, and never {', '.join(sorted(could_be))}")


def declared(events: Sequence[EventWord], role: str, r: Reader) -> frozenset[str]:
    """The kinds that a role of some events may be of; none where one of them does not say."""
    known = [r.language.kinds.get(each.roles[role], ()) for each in events if role in each.roles]
    return frozenset(kind for kinds in known for kind in kinds) if all(known) else frozenset()


def read_when(raw: Any, r: Reader) -> When:
    """What is answered, or has come about: an event that is told of."""
    when = When.read(raw, r)
    for name in when.event:
        if not r.language.events[name].heard:
            near = r.language.line("would", name)
            raise r.bad(
                f"nothing answers {name}: it stands behind `would` alone"
                + (f"; once it has come about, it is `{near}`" if near else "")
            )
    return when


READERS["when"] = read_when


class Head(Field[Any]):
    """A situation; of what would come about, with `would`."""

    def __init__(self, *, would: bool = False):
        super().__init__(None)
        self.would = would

    def read(self, raw: Any, r: Reader) -> When:
        return When.read(raw, r) if self.would else read_when(raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to("would" if self.would else "when")


class Targets(Field[Any]):
    """Targets by name, each a selector that picks."""

    def __init__(self) -> None:
        super().__init__({})

    def read(self, raw: Any, r: Reader) -> dict[str, Selector]:
        return read_targets(raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": ref_to("selector")}


class Always(Field[tuple[Any, ...]]):
    """Parts that are always at work."""

    def __init__(self) -> None:
        super().__init__(())

    def read(self, raw: Any, r: Reader) -> tuple[AtWork, ...]:
        return r.part("always", raw)

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to("always")


class Amount(Field[Any]):
    """What becomes of the amount of an event: `{amount: VALUE}`."""

    def __init__(self) -> None:
        super().__init__(None)

    def read(self, raw: Any, r: Reader) -> Any:
        given = r.mapping(raw, "a changed amount")
        if set(given) != {"amount"}:
            raise r.bad("only the `amount` of an event is changed: {amount: VALUE}")
        return r.at("amount").part("value", given["amount"])

    def schema(self, language: Language) -> dict[str, Any]:
        return an_object({"amount": ref_to("value")}, ["amount"])


def changed_amount(part: Any) -> tuple[str, Any] | None:
    """What becomes of the amount of what a part replaces: by "change", "set" or "multiply", and by how much."""
    return next(((word, getattr(part, word)) for word in AMOUNTS if getattr(part, word) is not None), None)


def amount_after(amount: int, word: str, value: Any, scope: Scope) -> int:
    """An amount as something changes it: never below 0."""
    n = value.get(scope)
    return max(0, bounded(n if word == "set" else amount * n if word == "multiply" else amount + n))


def check_amount(part: Any, events: Sequence[EventWord], r: Reader) -> None:
    """Refuse another amount where there are several, or of what has none that may become another.

    Raises:
        Misread: with the path of the word.
    """
    named = [word for word in AMOUNTS if getattr(part, word) is not None]
    if len(named) > 1:
        raise r.at(named[1]).bad(f"one thing becomes of the amount: {' or '.join(named)}")
    for each in events if named else ():
        if not each.varies:
            able = ", ".join(name for name, event in r.language.events.items() if event.varies)
            raise r.at(named[0]).bad(
                f"no amount of {each.name} becomes another, which that of {able or 'no event'} may; "
                f"write in `do` what happens instead"
            )


class Consent(Instruction):
    """Asks whether what an ability may do is done."""

    declining = True

    def __init__(self, ability: Ability):
        self.ability = ability
        self.label = "may"

    def run(self, g: Any, frame: Effect) -> Went:
        if self.spent(g, frame):
            return 1 << 30
        prompt = say("ask-optional", card=CardName(frame.card, g.rules.id), effect=g.told(frame, self.ability.do))
        return Ask(frame.seat, "optional", yes_no(prompt), "no", g.language.clauses.get("optional", ()), forced=False)

    def took(self, g: Any, frame: Effect, *answer: Any) -> Went:
        if not answer[-1]:
            return 1 << 30
        self.done(g, frame)
        return None


OF_SUBJECT = re.compile(r"(?<!\^)\bsubject\b(?!=)")


class Answers(Part):
    """What may answer an event: an ability, or a part of what lasts."""

    when: Any
    do: Any

    @functools.cached_property
    def about_each(self) -> bool:
        """Whether it is about whom the event happens to: what happens to several at the same moment is then answered
        for each of them, and else once."""
        when: When | None = self.when
        return when is not None and (when.subject is not None or OF_SUBJECT.search(repr(self.do)) is not None)


class Ability(Answers):
    """An ability of a card or a keyword; of one of several of a keyword `clause` says where its own rule stands. A game
    adds fields in a subclass where its abilities have more to say."""

    name = Line(default="")
    in_ = InOther(name=Line())
    when = Head()
    would = Head(would=True)
    always = Always()
    use = Word(lambda language: language.uses, "", what="kind of use")
    keyword = Word(lambda language: language.keywords, "", what="keyword")
    x = Whole(0, 99, default=None)
    if_ = Condition()
    targets = Targets()
    cost = CostField()
    limit = LimitField()
    may = Flag()
    during = Several(Word(lambda language: language.times, what="time"))
    change = Amount()
    set = Amount()
    multiply = Amount()
    do = Program()
    clause = Line(20, default="")
    from_: Any = ""
    """The zone outside play in which it works, in a game where abilities may ("": it works in play)."""
    where: str = ""
    """Its path on its card, by which what it does is saved."""
    number: int = 0
    """Its place on its card, from 0."""

    @classmethod
    def noun(cls) -> str:
        return "an ability"

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        """An ability as a card file writes it: its head first, for what that names may be used in the rest."""
        given = r.mapping(raw, "an ability")
        heads = [word for word in HEADS if word in given and word != "keyword"]
        if len(heads) > 1:
            raise r.bad(f"an ability has one head, not {' and '.join(heads)}: make them abilities of their own")
        amounts = [word for word in AMOUNTS if word in given]
        if amounts and "would" not in given:
            raise r.at(amounts[0]).bad(f"{amounts[0]} stands beside `would`")
        if given.get("do") == [] and "would" not in given:
            raise r.at("do").bad("nothing is done here; leave it out")
        own = r.apart()
        if "x" in given:
            own.names["x"] = Name("number")
        ability = super().read(given, own)
        for name in ability.would.event if ability.would is not None else ():
            if not r.language.events[name].would:
                able = ", ".join(name for name, event in r.language.events.items() if event.would)
                near = r.language.line("would", name)
                other = f"it can instead of {able}" if able else "nor of anything else in this game"
                way = f"before it comes about, it is `{near}`" if near else other
                raise r.at("would").bad(f"nothing can happen instead of {name}; {way}")
        if ability.would is not None:
            check_amount(ability, [r.language.events[name] for name in ability.would.event], r)
        for part in ability.always:
            part.under = ability.whole
        if ability.when is not None:
            check_parted(ability, own)
        if ability.from_:
            _check_outside(ability, own)
        return ability

    @property
    def whole(self) -> tuple[Any, ...]:
        """The conditions on which all that it has always at work hangs."""
        return () if self.if_ is None else (self.if_,)

    @property
    def counted_as(self) -> str:
        """The name under which its uses are counted."""
        return self.where

    @property
    def amount(self) -> tuple[str, Any] | None:
        """What becomes of the amount of what it replaces: by "change", "set" or "multiply", and by how much."""
        return changed_amount(self)

    @functools.cached_property
    def code(self) -> Code:
        """What it does; what may be declined as a whole asks first."""
        code = Code(self.program, (Consent(self),) if self.may else ())
        if self.declinable:
            asking = next(row for row in code.rows if row.declining)
            asking.loops = self.when is not None
            asking.limit = self.limit if self.counts_what_is_done else None
        return code

    @functools.cached_property
    def declinable(self) -> bool:
        """Whether all that it does, once set off, may be declined."""
        return self.may or self.when is not None and len(self.do) == 1 and self.do[0].declinable

    @property
    def counts_what_is_done(self) -> bool:
        """Whether its limit counts how often it is done, not how often it is set off: declining what it does so often
        in a span of time uses nothing up."""
        return self.limit is not None and self.limit.period != "match" and self.declinable

    @property
    def used_up(self) -> bool:
        """Whether its being set off uses its limit up."""
        return self.limit is not None and not self.counts_what_is_done

    @property
    def program(self) -> Sequence[Op]:
        """The operations that it carries out."""
        return self.do

    @functools.cached_property
    def after(self) -> Code:
        """What happens after the last time, if its limit says so."""
        return Code(self.limit.then if self.limit is not None else ())

    @property
    def head(self) -> str:
        """What kind of ability it is."""
        return next((word for word in HEADS if getattr(self, word)), "")

    @property
    def path(self) -> str:
        """What it is called among the abilities of its card: by its name, its keyword, or what it waits for."""
        named_so = slug(self.name or self.keyword)
        if named_so:
            return named_so
        if self.when is not None or self.would is not None:
            return "-".join((self.head, *cast(When, self.when or self.would).event))
        return f"use-{self.use}" if self.use else self.head or "do"

    @functools.cached_property
    def modes(self) -> Modes | None:
        """The choice of modes that is made as its use is announced, if it begins with one."""
        first = self.do[0] if self.do else None
        announced = (
            isinstance(first, Modes)
            and first.n.constant is not None
            and first.if_ is None
            and not first.may
            and first.by.text == "you"
        )
        return first if announced else None

    def name_in(self, language: str) -> str:
        """Its name in a language; its own where it has none there."""
        return self.in_.get(language, {}).get("name", self.name)


def check_parted(ability: Any, r: Reader) -> None:
    """Refuse to act on what has left as what answers an event is carried out: unless that has moved its card, and knows
    where that went.

    Raises:
        Misread: with the path of the name.
    """
    if not all([r.language.events[name].parting for name in ability.when.event]):
        return
    subject = ability.when.subject
    gone = {"subject", *((subject.name,) if isinstance(subject, Ref) and not subject.path else ())}
    for op, here in operations(ability.do, r.at("do")):
        for name, field in op.things_fields():
            what = getattr(op, name)
            if not isinstance(what, Ref) or what.name not in gone or field.old:
                continue
            if what.path == (CARD,):
                gone.remove(what.name)
            elif not what.path:
                raise here.at(name.rstrip("_")).bad(
                    f"{what.name} has left as this is done, and nothing happens to it; "
                    f"{what.name}.{CARD} is its card, where it now lies"
                )


def _check_outside(ability: Ability, r: Reader) -> None:
    """Refuse what would tell of a hidden card by itself: what lies there is used by its player's wish alone, and who is
    asked for such a card follows from what all can see.

    Raises:
        Misread: with the path of the zone, or of what speaks of the card.
    """
    if ability.keyword:
        raise r.at("from").bad(f"{ability.keyword} works where the keyword says; leave from out")
    if not r.language.zones[ability.from_].hidden:
        return
    if ability.always or ability.would is not None:
        raise r.at("from").bad(
            f"what works by itself would tell what lies in a {ability.from_}; there stand `when` with `may: true`, and "
            f"`use`{r.cited('hidden')}"
        )
    if ability.when is not None and not (ability.may and ability.do):
        raise r.at("may").bad(
            f"out of a {ability.from_} something happens only if its player wishes it: `may: true`, and `do`"
            f"{r.cited('hidden')}"
        )
    said = repr((ability.when, ability.if_)) if ability.when is not None else ""
    if re.search(r"\bthis\b", said):
        raise r.at("when").bad(
            f"who is asked follows from what all can see, so nothing of a card in a {ability.from_} decides it; what "
            f"`this` has to be, let `do` ask{r.cited('hidden')}"
        )


# The fields of an ability are read in the order in which they name what others use.
_ORDER = ("name", "in", "when", "would", "use", "keyword", "x", "targets", "if", "cost")
Ability.fields = {
    **{name: Ability.fields[name] for name in _ORDER},
    **{name: field for name, field in Ability.fields.items() if name not in _ORDER},
}


def read_abilities(sort: type[Ability], raw: Any, r: Reader, prefix: str = "") -> tuple[Ability, ...]:
    """The abilities of a card or a keyword, each with the name that it is saved under."""
    found = each_of(r.rows(raw, "abilities"), lambda each, n: sort.read(each, r.at(n)))
    label(found, prefix)
    return found


def label(abilities: Sequence[Ability], prefix: str = "") -> None:
    """Give abilities that stand together the names that they are saved under: the path of each by its words
    ("when-dies", "use-purchase"), so that it means the same ability whatever stands beside it; and those of their parts
    that are always at work."""
    met: dict[str, int] = {}
    for number, ability in enumerate(abilities):
        ability.number = number
        n = met[ability.path] = met.get(ability.path, 0) + 1
        ability.where = prefix + (ability.path if n == 1 else f"{ability.path}-{n}")
        for word, part in named(ability.always):
            part.label = f"{ability.where}.{word}"


def codes(abilities: Sequence[Ability]) -> Mapping[str, Code]:
    """The programs of some abilities, by the names that they are saved under; `:last` is what happens after the last
    time."""
    found: dict[str, Code] = {}
    for ability in abilities:
        found[ability.where] = ability.code
        if ability.limit is not None and ability.limit.then:
            found[ability.where + ":last"] = ability.after
    return found
