"""Which things are meant: selectors, and how many of what fits are picked. [docs/cards.md]

    {kind: creature, side: foe, attack: 3-, not: this}           all that fit
    {pick: 1, kind: creature, side: own}                         one of them, which somebody picks
    {random: 2, zone: hand, owner: you}                          two of them, drawn by chance
    {pick: 1, among: seen}                                       one of what has a name, wherever that is

A condition on a thing is the same put to a reference: `{it: {attack: 3+}}`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engines.kernel.ask import Option
from engines.kernel.sums import Sum

from .fields import Condition, Flag, Of, Several, Things, Value, Word, check_unpicked
from .nouns import RelationOf
from .reading import READERS, Field, Misread, Name, Part, Reader, an_object, is_mapping, parts, ref_to, shown
from .scope import SORTS, Player, Players, Ref, RefField, Scope, read_ref
from .values import Just, Number, NumberName

if TYPE_CHECKING:
    from .language import Language
    from .nouns import Attribute, Test

SIDES = ("own", "foe", "any")
MANY = 10_000
"""More than can ever be picked."""
NESTED = 4
"""How many selectors may stand within one another: the inner one looks at everything for each that the outer one looks
at."""
Rank = Callable[[Any, int], int]
"""A figure of a thing, by which it is compared with others."""
PICKED = ("pick", "random", "by", "worth", "at_least", "at_most")
"""The words of a selector that say how many are picked."""
ENDS = ("from", "to", "ordered")
"""The words of how many are picked, where it is worked out or their order counts."""
FEW = "at least 1 may be picked, and the lower number comes first"
SPAN = re.compile(r"^(\d{1,3})(?:-(\d{1,3}))?$")


class Pick(Part):
    """How many of what fits are picked, and by whom.

    `least` to `most` of them (values); `ordered` if the order counts; `chance` if the match draws them; `worth` is the
    figure that those picked have to add up to, `at_least` so much (all there is, if that is less) and `at_most` so
    much; `lowest` takes those with the lowest of some figures, in that order of figures.
    """

    least = Value(1)
    most = Value(1)
    by = Player("you")
    worth: Any = NumberName(None)
    at_least = Value(None)
    at_most = Value(None)

    def __init__(self) -> None:
        self.ordered = False
        self.chance = False

    ordered: bool = False
    chance: bool = False

    def span(self, scope: Scope, found: int) -> tuple[int, int]:
        """Fewest and most, of so many found."""
        most = min(self.most.size(scope), found)
        return min(self.least.size(scope), most), most

    def none(self, scope: Scope) -> bool:
        """Whether none can be picked, whatever is found: what says how many comes to nothing."""
        return not self.most.size(scope)

    figure: Rank | None = None
    """What each is worth."""

    def weighed(self, scope: Scope, options: Sequence[Option]) -> tuple[tuple[Option, ...], Sum | None]:
        """The options with what each is worth, and what those picked have to be worth together, if anything."""
        if self.figure is None:
            return tuple(options), None
        worth = [max(0, self.figure(scope.g, option.value)) for option in options]
        least = 0 if self.at_least is None else min(self.at_least.size(scope), sum(worth))
        most = None if self.at_most is None else self.at_most.size(scope)
        return tuple(replace(each, worth=n) for each, n in zip(options, worth, strict=True)), Sum(least, most)

    @property
    def single(self) -> bool:
        """Whether it is one, and no more or less."""
        return self.figure is None and self.least.constant == self.most.constant == 1

    @property
    def upto(self) -> bool:
        """Whether none may be picked."""
        return self.least.constant == 0


class Selector(Part):
    """What things, players, cells or items are meant: all parts given must fit.

    `ids` gives all that fit now, in an order that tells nothing that is hidden; `fits` whether one does; `exists`
    whether so many do.
    """

    kind = Several(Word(lambda language: language.kinds, what="kind"))
    zone = Word(lambda language: language.zones, "", what="zone")
    among = RefField(default=None)
    side = Word(SIDES, "any", what="side")
    controller = Players(None)
    owner = Players(None)
    not_ = Several(RefField())
    host = Things(None, picks=False)
    if_ = Condition()
    any_ = Several(Of("selector"))
    lowest = Several(NumberName())

    pick: Pick | None = None
    parts: tuple[tuple[Attribute, Any], ...] = ()
    kinds: tuple[str, ...] = ()
    """The kinds meant, words for several kinds spelled out."""
    seeks: frozenset[str] = frozenset()
    """The kinds that it names, in itself or in an alternative."""
    could_be: frozenset[str] = frozenset()
    """The kinds that what it means may be of; none where it may be of any."""
    placed: bool = False
    """Whether it names its zone."""
    sort = "things"
    deep: int = 1
    """How many selectors stand within one another, from it on."""
    shown: bool = False
    """Whether everybody can read what it is put to, as it is."""

    @classmethod
    def noun(cls) -> str:
        return "a selector"

    # ---------------------------------------------------------------- what fits

    def ids(self, scope: Scope) -> tuple[int, ...]:
        """All that fit now."""
        found = tuple(self.fitting(scope))
        return _lowest(scope, found, self.ranks) if self.ranks else found

    def each(self, scope: Scope) -> Iterable[int]:
        """All that fit now, looked for one by one where that can be."""
        return self.ids(scope) if self.ranks else self.fitting(scope)

    def exists(self, scope: Scope, n: int = 1) -> bool:
        """Whether at least so many fit now."""
        for _ in self.fitting(scope):
            n -= 1
            if n <= 0:
                return True
        return n <= 0

    def fitting(self, scope: Scope) -> Iterable[int]:
        """What fits, one by one."""
        if self.among is not None:
            yield from [id for id in self.named(scope) if self.meets(scope, id)]
            return
        tests = self.single
        barred = [id for ref in self.not_ for id in ref.ids(scope)] if self.not_ else ()
        related = [each.related(scope, wanted) for each, wanted in self.relations] if self.relations else []
        found: Iterable[int] = scope.g.candidates(scope, self)
        if related and self.sort == "cells":
            near = {id for row in related.pop() for id in row}
            found = [id for id in found if id in near]
        for id in found:
            if id in barred:
                continue
            for row in related:
                for each in row:
                    if id in each:
                        break
                else:
                    break
            else:
                for test in tests:
                    if not test(scope, id):
                        break
                else:
                    yield id

    def fits(self, scope: Scope, id: int) -> bool:
        """Whether one thing (player, cell, item) fits now."""
        if self.among is not None:
            return id in self.named(scope) and self.meets(scope, id)
        if not scope.g.is_candidate(scope, self, id):
            return False
        for ref in self.not_:
            if id in ref.ids(scope):
                return False
        for test in self.tests:
            if not test(scope, id):
                return False
        return True

    def named(self, scope: Scope) -> tuple[int, ...]:
        """What it is among, by its name: of what is picked, what is still there."""
        look = scope.look
        if self.pick is not None:
            scope.look = scope.g.still
        found = self.among.ids(scope)
        scope.look = look
        return found

    def meets(self, scope: Scope, id: int) -> bool:
        """Whether something has all that the selector asks, wherever it is."""
        if self.kinds and scope.g.kind_of(id) not in self.kinds:
            return False
        for ref in self.not_:
            if id in ref.ids(scope):
                return False
        for test in self.meeting:
            if not test(scope, id):
                return False
        return True

    # ---------------------------------------------------------------- made when it is read

    ranks: tuple[Rank, ...] = ()
    """The figures of which the lowest count."""
    tests: tuple[Test, ...] = ()
    """What has to hold besides kind, zone and whose it is looked for among."""
    of_side: Test | None = None
    """Whether something is of the side that is meant, if one is."""
    single: tuple[Test, ...] = ()
    """Those that are put to each candidate by itself: all but its side and the `relations`."""
    relations: tuple[tuple[RelationOf, Any], ...] = ()
    meeting: tuple[Test, ...] = ()
    """What something has to have wherever it is."""

    def check(self, r: Reader) -> None:
        language = r.language
        inner = parts(tuple(vars(self).values()))
        self.deep = 1 + max([each.deep for each in inner if isinstance(each, Selector)], default=0)
        if self.deep > NESTED:
            raise r.bad(f"at most {NESTED} selectors stand within one another; what the others look for, mark or name")
        if self.among is not None and self.zone:
            raise r.at("zone").bad(f"what is called {self.among} is meant wherever it lies; leave zone out")
        for n, each in enumerate(self.any_):
            check_unpicked(each, r.at("any", n))
        self.kinds = tuple(dict.fromkeys(kind for word in self.kind for kind in language.kinds[word]))
        self.seeks = frozenset(self.kinds).union(*(each.seeks for each in self.any_))
        self.placed = bool(self.zone)
        self.zone = self.zone or next((each.zone for each in self.any_ if each.placed), "") or language.default_zone
        for kind in SORTS.values():
            if self.placed and kind in self.seeks and self.zone != language.default_zone:
                raise r.at("zone").bad(f"no {kind} lies in a {self.zone}; leave zone out")
        for each in self.any_:
            each.narrow(self, language)
        apart = [each.could_be for each in self.any_]
        self.could_be = frozenset(self.kinds) or (frozenset[str]().union(*apart) if all(apart) else frozenset())
        if self.among is not None:
            self.could_be = self.could_be or self.among.could_be
        self.settle(language)

    def narrow(self, whole: Selector, language: Language) -> None:
        """As an alternative it is one of the kinds, and in the zone, of the whole, unless it has its own."""
        self.kinds = self.kinds or whole.kinds
        self.seeks |= frozenset(self.kinds)
        self.could_be = self.could_be or frozenset(self.kinds)
        self.zone = self.zone if self.placed else whole.zone
        for each in self.any_:
            each.narrow(self, language)
        self.settle(language)

    def settle(self, language: Language) -> None:
        """Make its tests, once it is known what it means and where."""
        self.place = language.zones[self.zone]
        self.sort = _sort_of(*self.could_be) if len(self.could_be) == 1 else "things"
        if self.among is not None:
            self.sort = self.among.sort
        self.ranks = tuple(attribute.figure(self.could_be, language) for attribute in self.lowest)
        self.relations = tuple(
            [(each, wanted) for each, wanted in self.parts if isinstance(each, RelationOf) and each.at_once(wanted)]
        )
        own = [
            each.asked(wanted, self.could_be, language)
            for each, wanted in self.parts
            if (each, wanted) not in self.relations
        ]
        if self.zone in language.held:
            own = [_as_card(test) for test in own]
        more = (self.host is not None and self._host_fits, self.if_ is not None and self._condition_fits)
        rest = (*self._whose(language), *own, *(test for test in more if test))
        related = [each.asked(wanted, self.could_be, language) for each, wanted in self.relations]
        self.of_side = self._of_side(language)
        sided = (self.of_side,) if self.of_side is not None else ()
        self.single = (*rest, *((self._any_fits,) if self.any_ else ()))
        self.tests = (*sided, *self.single, *related)
        self.meeting = (*sided, *rest, *related, *((self._any_meets,) if self.any_ else ()))

    def _of_side(self, language: Language) -> Test | None:
        if self.side == "any":
            return None
        own = self.side == "own"
        if self.zone in language.held:
            return lambda scope, id: (scope.g.holder_of(id) == scope.seat) == own
        return lambda scope, id: (scope.g.seat_of(id) == scope.seat) == own and scope.g.is_in(id)

    def _whose(self, language: Language) -> Iterable[Test]:
        controller, owner = self.controller, self.owner
        played = self.zone not in language.held
        if controller is not None:
            if played:
                yield lambda scope, id: scope.g.seat_of(id) in controller.seats(scope)
            else:
                yield lambda scope, id: scope.g.holder_of(id) in controller.seats(scope)
        if owner is not None:
            yield lambda scope, id: scope.g.owner_of(id) in owner.seats(scope)

    def _any_fits(self, scope: Scope, id: int) -> bool:
        return any([each.fits(scope, id) for each in self.any_])

    def _any_meets(self, scope: Scope, id: int) -> bool:
        return any([each.meets(scope, id) for each in self.any_])

    def _host_fits(self, scope: Scope, id: int) -> bool:
        host = scope.g.host_of(id)
        return (
            bool(host) and self.host.fits(scope, host)
            if isinstance(self.host, Selector)
            else host in self.host.ids(scope)
        )

    def _condition_fits(self, scope: Scope, id: int) -> bool:
        before, scope.it = scope.it, id
        holds = self.if_.holds(scope)
        scope.it = before
        return holds

    # ---------------------------------------------------------------- reading

    place: Any = None
    """The zone, as the game declared it."""

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Selector:
        """A selector as a card file writes it."""
        given = dict(r.mapping(raw, "a selector"))
        picked = {word: given.pop(word) for word in PICKED if word in given}
        attributes = r.language.attributes
        own: dict[str, Any] = {}
        for word in list(given):
            if word in attributes:
                own[word] = given.pop(word)
            elif word not in cls.fields:
                raise r.at(word).unknown("part of a selector", word, {*cls.fields, *attributes, *PICKED})
        kinds = cls.fields["kind"].read(given["kind"], r.at("kind")) if "kind" in given else ()
        meant = frozenset(kind for word in kinds for kind in r.language.kinds[word])
        inner = r.apart(it=Name(_sort_of(*meant) if len(meant) == 1 else "things", meant))
        selector = cls.__new__(cls)
        selector.parts = tuple(
            (attributes[word], attributes[word].field.read(each, inner.at(word))) for word, each in own.items()
        )
        for name, field in cls.fields.items():
            value = field.read(given[name], inner.at(name)) if name in given else field.absent(r)
            setattr(selector, field.name, value)
        selector.check(r)
        if selector.could_be:
            selector.check_asked("things", selector.could_be, r)
        selector.pick = _read_pick(picked, r) if picked or selector.lowest else None
        if selector.pick is not None and selector.pick.worth is not None:
            attribute = selector.pick.worth
            attribute.check_asked("things", selector.could_be, r.at("worth"))
            selector.pick.figure = attribute.figure(selector.could_be, r.language)
        knower = selector.among.known_to if selector.among is not None else ""
        if knower and selector.pick is not None and not selector.pick.chance and selector.pick.by.text != knower:
            raise r.bad(f"{selector.among} is known to {knower} alone, who picks among it: by: {knower}")
        return selector

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        own = {name: field.schema(language) for name, field in cls.fields.items()}
        asked = {name: each.field.schema(language) for name, each in language.attributes.items()}
        picked = {name: Pick.fields[name].schema(language) for name in ("by", "worth", "at_least", "at_most")}
        ends = {"from": ref_to("value"), "to": ref_to("value"), "ordered": Flag().schema(language)}
        span = {
            "anyOf": [
                {"type": "integer", "minimum": 1},
                {"enum": ["any"]},
                {"type": "string", "pattern": SPAN.pattern},
                an_object(ends),
                ref_to("value"),
            ]
        }
        return an_object({"pick": span, "random": span, **own, **picked, **asked})

    def check_asked(self, sort: str, could_be: frozenset[str], r: Reader) -> None:
        """Refuse it where what it is put to never has what it asks for.

        Raises:
            Misread: with the path of what is asked.
        """
        for attribute in (*self.lowest, *(each for each, _ in self.parts)):
            attribute.check_asked(sort, could_be, r.at(attribute.name))
        for n, each in enumerate(self.any_):
            each.check_asked(sort, each.could_be or could_be, r.at("any", n))

    def put_to(self, ref: Ref, r: Reader) -> None:
        """Made a condition on what has a name: it asks only for what that may have.

        Raises:
            Misread: what it asks for, that never has.
        """
        try:
            self.check_asked(ref.sort, self.could_be or ref.could_be, r)
        except Misread as wrong:
            raise Misread(wrong.what.replace("this means", f"{ref} means"), wrong.path) from None
        self._of(self.could_be or ref.could_be, r.language)

    def _of(self, could_be: frozenset[str], language: Language) -> None:
        self.could_be = self.could_be or could_be
        for each in self.any_:
            each._of(self.could_be, language)
        self.settle(language)

    @property
    def least(self) -> int:
        """How many have to be picked, as far as that is known beforehand."""
        return 0 if self.pick is None else self.pick.least.constant or 0

    @property
    def most(self) -> int:
        """How many may be picked at most, as far as that is known beforehand."""
        return MANY if self.pick is None or self.pick.most.constant is None else self.pick.most.constant

    def mentions(self, names: Iterable[str]) -> bool:
        """Whether what fits hangs on one of some names."""
        return not self._said.isdisjoint(names)

    @functools.cached_property
    def _said(self) -> frozenset[str]:
        return frozenset(re.findall(r"\w+", repr(self)))

    @property
    def hidden(self) -> bool:
        """Whether not everybody can tell what fits."""
        return bool(self.known_to) or self.among is None and self.place.hidden

    @property
    def known_to(self) -> str:
        """The player who alone knows what it is among ("": it has no such name)."""
        return self.among.known_to if self.among is not None else ""

    def __repr__(self) -> str:
        given = [f"{a.name}={w!r}" for a, w in self.parts]
        for name, field in self.fields.items():
            value = getattr(self, field.name)
            if value not in (None, (), "", "any"):
                given.append(f"{name}={value!r}")
        return f"Selector({', '.join(given)}{', ' + repr(self.pick) if self.pick else ''})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Selector) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def _as_card(test: Test) -> Test:
    """A test of what lies somewhere as the card that it is there, and not as what it was in play."""
    return lambda scope, id: test(scope, scope.g.handle(id))


def _sort_of(kind: str) -> str:
    return next((sort for sort, each in SORTS.items() if each == kind), "things")


def _lowest(scope: Scope, found: tuple[int, ...], figures: Sequence[Rank]) -> tuple[int, ...]:
    """Those with the lowest figures, compared in order; what lies veiled has none that could be compared."""
    found = tuple(id for id in found if not scope.g.veiled(id))
    if not found:
        return ()
    of = {id: [figure(scope.g, id) for figure in figures] for id in found}
    least = min(of.values())
    return tuple(id for id in found if of[id] == least)


def _read_pick(given: dict[str, Any], r: Reader) -> Pick:
    if "pick" in given and "random" in given:
        raise r.bad("either pick or random: somebody picks, or chance does")
    if ("worth" in given) != ("at_least" in given or "at_most" in given):
        raise r.bad("worth and at_least or at_most go together: the figure that is added up, and how much it comes to")
    word = "random" if "random" in given else "pick"
    if "worth" in given and word == "random":
        raise r.at("worth").bad("chance draws so many, whatever they are worth; somebody picks (`pick`) what adds up")
    rest = {name: each for name, each in given.items() if name not in ("pick", "random")}
    pick = Pick.read(rest, r)
    least, most, pick.ordered = _read_span(given.get(word, "any" if "worth" in given else 1), r.at(word))
    pick.least, pick.most = least, most
    pick.chance = word == "random"
    if pick.chance and least.constant != most.constant:
        raise r.at(word).bad("chance draws so many and no fewer; write how many, such as random: 2")
    return pick


def _read_span(raw: Any, r: Reader) -> tuple[Number, Number, bool]:
    """How many: `1`, `0-2`, `any`, a VALUE, `{from: 1, to: VALUE, ordered: true}`."""
    if raw == "any":
        return Just(0), Just(MANY), False
    if is_mapping(raw) and set(raw) & set(ENDS):
        given = r.mapping(raw, "a number of picks", ENDS)
        least, most = r.at("from").part("value", given.get("from", 0)), r.at("to").part("value", given.get("to", MANY))
        if most.constant is not None and most.constant < max(1, least.constant or 0):
            raise r.bad(FEW)
        return least, most, Flag().read(given.get("ordered", False), r.at("ordered"))
    if is_mapping(raw) and raw or isinstance(raw, str) and (raw in r.names or "." in raw):
        n = r.part("value", raw)
        return n, n, False
    match = SPAN.match(str(raw)) if isinstance(raw, int | str) and not isinstance(raw, bool) else None
    if match is None:
        raise r.bad(
            f'{shown(raw)} is no number of picks; write 1, "0-2", any, a VALUE, '
            f"or {{from: 0, to: VALUE, ordered: true}}"
        )
    low, high = int(match[1]), int(match[2] or match[1])
    if high < max(1, low):
        raise r.bad(FEW)
    return Just(low), Just(high), False


def read_things(raw: Any, r: Reader) -> Ref | Selector:
    """Things as a card file names them: a reference, or a selector."""
    if isinstance(raw, str):
        return read_ref(raw, r)
    if not is_mapping(raw):
        raise r.bad(f"a name or a selector is wanted, not {shown(raw)}")
    return Selector.read(raw, r)


READERS["things"] = read_things
READERS["selector"] = Selector.read


def meant(scope: Scope, what: Ref | Selector, id: int) -> bool:
    """Whether something is among those that a reference or a selector means."""
    return what.fits(scope, id) if isinstance(what, Selector) else id in scope.known(what)


def asks(what: Any) -> bool:
    """Whether somebody picks among those meant, or chance does."""
    return isinstance(what, Selector) and what.pick is not None


class PickedField(Field[Any]):
    """A selector that picks: a target. One is picked unless it says how many."""

    def read(self, raw: Any, r: Reader) -> Selector:
        selector = Selector.read(raw, r)
        if selector.pick is None:
            selector.pick = _read_pick({"pick": 1}, r)
        return selector

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to("selector")
