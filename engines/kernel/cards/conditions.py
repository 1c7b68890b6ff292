"""What has to hold. [docs/cards.md]

{it: {attack: 3+, has: Flight}}       a selector put to a reference: all of what it means fit
{you: {active: true}}  {match: {phase: end}}  {event: {kind: combat}}
{exists: {kind: creature, side: foe}, n: 2}
{happened: NAME}                      what the effect called so came about
{happened: {event: dies, subject: {kind: creature}}, this: turn, n: 2}
{happened: {event: dies}, since: own_turn}     since the end of the last turn of `you`
{happened: {event: is_hit, subject: target}, this: turn, total: true, n: 5}      so much in all, of what has a name
{compare: [you.coins, "<", 3]}   {same: [this, subject]}
{and: [...]}   {or: [...]}   {not: ...}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from .fields import Condition, Flag, HowMany, Several, Things, Word
from .reading import EVENT, READERS, REQUIRED, Part, Reader, an_object, is_mapping, ref_to, shown
from .scope import ROLES, Ref, RefField, Scope, read_ref
from .select import Selector
from .values import FigureField

if TYPE_CHECKING:
    from .language import EventWord, Language

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


class Test(Part):
    """A condition: `holds` says whether it does now."""

    word = ""

    def holds(self, scope: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError(type(self).__name__)

    @classmethod
    def noun(cls) -> str:
        return cls.word or "a condition"


class Matches(Test):
    """All that a reference means fit a selector's parts; there is something that it means."""

    word = "matches"

    def __init__(self, ref: Ref, selector: Selector):
        self.ref = ref
        self.selector = selector

    def holds(self, scope: Scope) -> bool:
        ids = scope.known(self.ref)
        for id in ids:
            if not self.selector.meets(scope, id):
                return False
        return bool(ids)

    def __repr__(self) -> str:
        return f"{self.ref}: {self.selector!r}"


def check_kinds(kinds: Sequence[str], events: Sequence[EventWord], r: Reader) -> None:
    """Refuse kinds that none of some events is of.

    Raises:
        Misread: with the path of the kinds.
    """
    known = {kind for each in events for kind in each.kinds}
    names = " and ".join(each.name for each in events)
    for kind in kinds:
        if not known:
            raise r.at("kind").bad(f"{names} has no kinds; leave kind out")
        if kind not in known:
            raise r.at("kind").unknown(f"kind of {names}", kind, known)


class EventIs(Test):
    """What the effect answers is of a kind, went somewhere, is so much."""

    word = "event"
    kind = Several(
        Word(lambda language: sorted({kind for each in language.events.values() for kind in each.kinds}), what="kind")
    )
    to = Several(Word(lambda language: language.zones, what="zone"))
    amount = FigureField()

    def check(self, r: Reader) -> None:
        if not (self.kind or self.to or self.amount is not None):
            raise r.bad("this asks nothing of the event; it asks for its kind, to or amount")
        events = r.answered()
        check_kinds(self.kind, events, r)
        for word, asked in (("to", self.to), ("amount", self.amount is not None)):
            if asked and not any(word in each.roles for each in events):
                raise r.at(word).bad(f"{' and '.join(each.name for each in events)} has no {word}")
        self._fits = None if self.amount is None else self.amount.test()

    def holds(self, scope: Scope) -> bool:
        event = scope.event
        if event is None or self.kind and set(self.kind).isdisjoint(event.kind.split()):
            return False
        if self.to and event.place not in self.to:
            return False
        return self._fits is None or self._fits(scope, event.amount)


class Exists(Test):
    """So many fit a selector."""

    word = "exists"
    exists = Things(picks=False)
    n = HowMany(1, default=1)

    def holds(self, scope: Scope) -> bool:
        n = self.n.get(scope)
        if isinstance(self.exists, Selector):
            return self.exists.exists(scope, n)
        return len(self.exists.ids(scope)) >= n


class Happened(Test):
    """What the effect called by a name came about."""

    word = "happened"

    def __init__(self, name: str, *, secret: bool = False):
        self.name = name
        self.secret = secret

    def holds(self, scope: Scope) -> bool:
        return bool(scope.names.get(self.name))

    def __repr__(self) -> str:
        return f"happened {self.name}"


class History(Test):
    """An event that fits came about so often in a span of time, or (`total`) its amounts come to so much in all.

    It is counted as it comes about, for each player, or for each object that it calls `this` (`own`), and apart for all
    that it is about in a role that is asked for by a name (`about`); `key` is the name that it is counted under.
    `happened` is the situation as it is written, `counted` the same without those roles.
    """

    word = "history"
    happened: Any
    counted: Any
    this = Word(lambda language: language.periods, "", what="period")
    since = Word(lambda language: language.spans, "", what="moment of a player's own")
    n = HowMany(1, default=1)
    total = Flag()
    own = False
    about: tuple[tuple[str, Ref], ...] = ()
    key = ""
    card = ""

    @classmethod
    def read(cls, raw: Any, r: Reader) -> History:
        """A history as a card file writes it: a mapping with `happened`."""
        found = super().read({word: each for word, each in raw.items() if word != "happened"}, r)
        roles = {name: about for name, about in r.names.items() if not about.role and name != EVENT}
        here = Reader(r.language, (*r.path, "happened"), dict(roles), r.card, r.mentions)
        given = raw["happened"]
        for word in given if is_mapping(given) else ():
            if word in cls.fields:
                raise r.at("happened", word).bad(f"{word} stands beside happened: {{happened: {{...}}, {word}: ...}}")
        named = {role: given[role] for role in ROLES if is_mapping(given) and _named(given.get(role), r)}
        found.about = tuple([(role, read_ref(name, r.at("happened", role))) for role, name in named.items()])
        rest = {word: each for word, each in given.items() if word not in named} if named else given
        found.counted = here.part("when", rest)
        said = {ref.name for ref in _refs(found.counted)}
        for name in sorted(said & roles.keys()):
            raise here.bad(
                f"this is counted as it comes about, when {name} means nothing; it may speak of `this`, and name what "
                f"it is about: {{event: ..., subject: {name}}}"
            )
        found.own = bool(said & {"this", "host"})
        found.happened = copy(found.counted)
        for role, ref in found.about:
            found._check_role(role, ref, here)
            setattr(found.happened, role, ref)
        if found.total:
            found._check_total(here)
        if bool(found.this) == bool(found.since):
            spans = ", or ".join(
                f"`{word}: {next(iter(known))}`"
                for word, known in (("this", r.language.periods), ("since", r.language.spans))
                if known
            )
            raise r.bad(f"say in which span of time it came about: {spans}")
        return found

    def _check_role(self, role: str, ref: Ref, r: Reader) -> None:
        """What is asked for by a name has a place in each of the events."""
        for name in self.counted.event:
            if role not in r.language.events[name].roles:
                raise r.at(role).bad(f"{name} has no {role}")
        if (role == "player") != (ref.sort == "players"):
            raise r.at(role).bad(f"{ref} means {ref.sort}; {role} is {'a player' if role == 'player' else 'a thing'}")

    def _check_total(self, r: Reader) -> None:
        """What is added up are amounts, all of them."""
        for name in self.counted.event:
            if "amount" not in r.language.events[name].roles:
                raise r.at("event").bad(f"{name} has no amount that could be added up; leave total out")
        if self.counted.amount is not None:
            raise r.at("amount").bad("total adds all amounts up; leave amount out, `n` says how much it comes to")

    def number(self, scope: Scope) -> int:
        """The number of the span of time that runs now."""
        language = scope.g.language
        return language.spans[self.since](scope.g, scope.seat) if self.since else language.periods[self.this](scope.g)

    def weight(self, event: Any) -> int:
        """How much an event counts."""
        return event.amount if self.total else 1

    def counted_as(self, scope: Scope, parties: tuple[int, ...]) -> str:
        """The name under which it is counted for whoever asks, and for what it is about."""
        return ":".join(map(str, (self.key, scope.this if self.own else scope.seat, *parties)))

    def parties(self, event: Any) -> tuple[int, ...]:
        """What an event is about in the roles that are asked for by a name."""
        return tuple([_party(event, role) for role, _ in self.about])

    def asked_for(self, scope: Scope) -> Iterator[tuple[int, ...]]:
        """What is asked for in those roles: all that the names mean, by the objects that were meant."""
        return product(*[scope.meant(ref) for _, ref in self.about])

    def times(self, scope: Scope) -> int:
        """How often it came about."""
        return scope.g.happened(self, scope)

    def holds(self, scope: Scope) -> bool:
        return self.times(scope) >= self.n.get(scope)


def _named(raw: Any, r: Reader) -> bool:
    """Whether what is asked of a role is called by a name that the effect gives, or that it has where it stands."""
    return isinstance(raw, str) and raw.partition(".")[0] in r.names


def _party(event: Any, role: str) -> int:
    if role == "player":
        return 0 if event.seat is None else event.seat + 1
    return getattr(event, role)


def asked_of(part: Any, met: dict[int, Any]) -> Iterator[History]:
    """What a part asks whether it came about, each once; `met` are the parts already looked at, by identity."""
    if id(part) in met:
        return
    met[id(part)] = part
    if isinstance(part, History):
        yield part
    if isinstance(part, Part):
        for each in tuple(vars(part).values()):
            yield from asked_of(each, met)
    elif isinstance(part, tuple | list | dict):
        rows = cast(Any, part)
        for each in rows.values() if isinstance(part, dict) else rows:
            yield from asked_of(each, met)


def histories_in(part: Any) -> tuple[History, ...]:
    """What a card or a keyword asks whether it came about; looked for once."""
    kept = cast(dict[str, Any], vars(part))
    if "histories" not in kept:
        kept["histories"] = tuple(asked_of(part, {}))
    return kept["histories"]


def histories_of(cards: Any, language: Any) -> dict[str, list[History]]:
    """What all cards and keywords ask whether it came about, by event; each knows then what it is counted by."""
    table: dict[str, list[History]] = {}
    asking = [(id, id, cards[id]) for id in sorted(cards)]
    asking += [("", f"kw:{name}", part) for name, part in sorted(language.keywords.items())]
    for card, name, part in asking:
        for number, each in enumerate(histories_in(part)):
            each.card, each.key = card, f"{name}.{number}"
            for event in each.counted.event:
                table.setdefault(event, []).append(each)
    return table


def _refs(part: Any) -> Iterator[Ref]:
    if isinstance(part, Ref):
        yield part
    elif isinstance(part, tuple | list):
        for each in cast(Sequence[Any], part):
            yield from _refs(each)
    elif isinstance(part, Part):
        for each in vars(part).values():
            yield from _refs(each)


class Compare(Test):
    """Two numbers compared."""

    word = "compare"
    left: Any
    right: Any
    sign: str

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Compare:
        rows = r.at("compare").rows(r.mapping(raw, "compare", ("compare",)).get("compare"), "compare")
        if len(rows) != 3 or not isinstance(rows[1], str) or rows[1] not in COMPARE:
            raise r.at("compare").bad(f"compare is [value, sign, value] with one of the signs {' '.join(COMPARE)}")
        made = cls.__new__(cls)
        made.left, made.sign, made.right = (
            r.at("compare", 0).part("value", rows[0]),
            rows[1],
            r.at("compare", 2).part("value", rows[2]),
        )
        return made

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:  # noqa: ARG003
        row = {
            "type": "array",
            "prefixItems": [ref_to("value"), {"enum": list(COMPARE)}, ref_to("value")],
            "minItems": 3,
            "maxItems": 3,
        }
        return an_object({"compare": row}, ["compare"])

    def holds(self, scope: Scope) -> bool:
        return COMPARE[self.sign](self.left.get(scope), self.right.get(scope))

    def __repr__(self) -> str:
        return f"{self.left!r} {self.sign} {self.right!r}"


class Same(Test):
    """Two references mean the same."""

    word = "same"
    same = Several(RefField())

    def check(self, r: Reader) -> None:
        if len(self.same) != 2:
            raise r.bad("same takes two names")

    def holds(self, scope: Scope) -> bool:
        left = scope.known(self.same[0])
        right = scope.known(self.same[1])
        return bool(left) and all(id in right for id in left)


class And(Test):
    """All of some conditions hold."""

    word = "and"
    and_ = Several(Condition(REQUIRED), REQUIRED)

    def holds(self, scope: Scope) -> bool:
        for part in self.and_:
            if not part.holds(scope):
                return False
        return True


class Or(Test):
    """One of some conditions holds."""

    word = "or"
    or_ = Several(Condition(REQUIRED), REQUIRED)

    def holds(self, scope: Scope) -> bool:
        for part in self.or_:
            if part.holds(scope):
                return True
        return False


class Not(Test):
    """A condition does not hold."""

    word = "not"
    not_ = Condition(REQUIRED)

    def holds(self, scope: Scope) -> bool:
        return not self.not_.holds(scope)


CONDITIONS: dict[str, type[Test]] = {each.word: each for each in (Exists, Compare, Same, And, Or, Not)}
"""The conditions of every game, by their words."""


def read_condition(raw: Any, r: Reader) -> Test:
    """A condition as a card file writes it."""
    if not is_mapping(raw) or not raw:
        raise r.bad(f"a condition is a mapping, not {shown(raw)}")
    words = {**CONDITIONS, **r.language.conditions}
    named = [word for word in raw if word in words]
    if len(named) == 1:
        return words[named[0]].read(raw, r)
    if "happened" in raw:
        return _happened(raw, r)
    if len(raw) != 1:
        raise r.bad(f"a condition says one thing, not {' and '.join(raw)}; put several into `and`")
    (head, wanted), here = next(iter(raw.items())), r.at(next(iter(raw)))
    if head == "event":
        return EventIs.read(wanted, here)
    if head.split(".")[0] not in {*r.names, *r.language.refs}:
        raise r.no_name("condition or name", head, {*words, "happened", "event", *r.names, *r.language.refs})
    _check_unasked(wanted, here)
    ref, selector = read_ref(head, r), Selector.read(wanted, here)
    if not wanted:
        raise here.bad(f"this asks nothing of {head}; write what it has to be, or {{exists: {head}}}")
    selector.put_to(ref, here)
    return Matches(ref, selector)


def _check_unasked(wanted: Any, r: Reader) -> None:
    """Refuse what is asked of nothing that has a name, in an alternative too."""
    if not is_mapping(wanted):
        return
    for word, instead in UNASKED.items():
        if word in wanted:
            raise r.at(word).bad(f"{word} is asked of nothing that has a name; {instead}")
    rows = wanted.get("any")
    for n, each in enumerate(cast(list[Any], rows) if isinstance(rows, list) else [rows]):
        _check_unasked(each, r.at("any", n))


UNASKED = {
    "zone": "put it into the selector that finds it: {exists: {zone: ..., if: {same: [it, NAME]}}}",
    "not": "write {same: [NAME, NAME]}, in `not`",
    "host": "ask NAME.host, or put it into the selector that finds it",
    "among": "write {same: [NAME, NAME]}",
    "lowest": "put it into the selector that picks it",
    "pick": "name what is picked beforehand: choose: {what: {pick: 1, ...}, as: NAME}",
    "random": "name what is drawn beforehand: choose: {what: {random: 1, ...}, as: NAME}",
    **dict.fromkeys(("by", "worth", "at_least", "at_most"), "put it into the selector that picks"),
}
"""The parts of a selector that make no condition on what has a name already, with what does."""


def _happened(raw: dict[str, Any], r: Reader) -> Test:
    if isinstance(name := raw["happened"], str):
        about = r.names.get(name)
        if about is None or about.role or about.sort == "number":
            known = [each for each, about in r.names.items() if not about.role and about.sort != "number"]
            raise r.unknown("name of something that may have come about", name, known)
        return Happened(name, secret=about.secret)
    return History.read(raw, r)


READERS["condition"] = read_condition
READERS["history"] = History.read
