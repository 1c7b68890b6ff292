"""What is at work: always, as long as its card is there, or for a time that an effect gave it. [docs/cards.md]

`always: [{change: {attack: 1, to: {kind: creature, side: own}}}]` is a part of a card; `do: [{change: {attack: 1, to:
prey, until: turn}}]` lasts. Both are the same part, read alike. Of what lasts it is fixed as it begins whom it means
and how much it is; `lasting: {parts: [...], until: ...}` goes on asking.

Whatever lasts has one lifecycle: it begins (`begin`), it is seen (`at_work`), it may be used up, it ends (`end`), and
what follows from its end happens then (the game's `ended`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from engines.kernel.event import Event

from .fields import OBJECTS, HowMany, Line, Several, Things, Until, Word, check_unpicked
from .flow import Effect, Op
from .nouns import NumberOf
from .reading import READERS, REQUIRED, Field, Name, Part, Reader, an_object, is_mapping, ref_to, shown
from .scope import Player, Players, Ref, Scope, read_ref
from .select import Selector

if TYPE_CHECKING:
    from .language import Language


# ------------------------------------------------------------------------------------------------------------ how long


class Span(Part):
    """How long something lasts: until a moment (of a player), while a condition holds, until an event, for so many
    turns, for good.

    `kind` is "moment", "while", "next", "turns", "leaves" or "for_good".
    """

    def __init__(
        self, kind: str, moment: str = "", of: Any = None, condition: Any = None, event: str = "", n: Any = None
    ):
        self.kind = kind
        self.moment = moment
        self.of = of
        self.condition = condition
        self.event = event
        self.n = n

    def fixed(self, g: Any, scope: Scope) -> str:
        """As it is saved, once whose moment it is is known: "turn", "next_turn 1", "while", "next dies", "turns 7"."""
        if self.kind == "moment":
            if self.of is None:
                return self.moment
            seats = self.of.seats(scope)
            return f"{self.moment} {seats[0] if seats else scope.seat}"
        if self.kind == "next":
            return f"next {self.event}"
        if self.kind == "turns":
            return f"turns {g.language.periods['turn'](g) + self.n.size(scope)}"
        return self.kind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.moment, self.event, self.n))

    def __repr__(self) -> str:
        return f"until {self.moment or self.event or self.kind}"


GOOD = "for_good"


def read_until(raw: Any, r: Reader) -> Span:
    """How long, as a card file writes it: a moment, or one of `{while: C}`, `{next: EVENT}`, `{turns: n}`, `{leaves:
    REF}`, `{MOMENT: PLAYER}`."""
    language = r.language
    known = [*(name for name, of in language.moments.items() if not of), GOOD, *language.ways_to_last]
    known += [name for name, of in language.moments.items() if of]
    if isinstance(raw, str):
        if raw == GOOD:
            return Span(GOOD)
        if raw in language.due:
            raise r.bad(
                f"{raw} is when something happens `later`, and ends nothing; what lasts ends at {', '.join(known)}"
            )
        if raw not in language.moments:
            raise r.unknown("moment", raw, known)
        if language.moments[raw]:
            return Span("moment", raw, r.part("things", "you"))
        return Span("moment", raw)
    if not is_mapping(raw) or len(raw) != 1:
        raise r.bad(f"how long is one word or one of {', '.join(language.ways_to_last)}, not {shown(raw)}")
    (word, each), here = next(iter(raw.items())), r.at(next(iter(raw)))
    if word == "while":
        return Span("while", condition=here.part("condition", each))
    if word == "next":
        name = Word(lambda known_: known_.events, what="event").read(each, here)
        if not language.events[name].heard:
            raise here.bad(f"nothing answers {name}: it stands behind `would` alone")
        return Span("next", event=name)
    if word == "turns" and word in known:
        return Span("turns", n=HowMany(1, 99).read(each, here))
    if word == "leaves":
        return Span("leaves", of=read_ref(each, here, ("things",)))
    if language.moments.get(word):
        return Span("moment", word, Player().read(each, here))
    if word in language.due:
        raise here.bad(
            f"{word} is when something happens `later`, and ends nothing; what lasts ends at {', '.join(known)}"
        )
    raise here.unknown("way to say how long", word, known)


READERS["until"] = read_until


# ----------------------------------------------------------------------------------------------------- what is at work


class AtWork(Op):
    """A part that is at work: `to` is what it means. As an operation it has `until`; in `always` it is so as long as
    its card is there."""

    target = "to"
    """The field that says what it means."""
    covert: tuple[str, ...] = ()
    """The fields that may mean cards that not everybody sees, although it is always at work."""
    under: tuple[Any, ...] = ()
    """The conditions of the ability that it is a part of."""
    for_a_time: tuple[str, ...] = ("until",)
    """The fields that only the operation has."""
    until = Until(None)

    @classmethod
    def read_part(cls, raw: Any, r: Reader) -> AtWork:
        """The same as a part of `always`."""
        part = cls.read(raw, r)
        if part.until is not None:
            raise r.at("until").bad("what is always at work has no end; leave until out")
        return part

    def check_op(self, r: Reader) -> None:
        """An operation says how long, unless its language says it for all that don't."""
        if self.until is None and not r.language.lasts:
            raise r.bad(f"{self.word} lasts: say how long by `until` ({GOOD} if it does not end)")

    def fix(self, g: Any, scope: Scope, id: int) -> dict[str, int]:
        """The numbers that are fixed as it begins for a thing."""
        return {}

    def do(self, g: Any, frame: Effect, scope: Scope, **found: tuple[int, ...]) -> tuple[int, ...]:
        """It begins."""
        begun: list[int] = []
        for id in g.in_order(found[self.target]):
            before, scope.it = scope.it, id
            numbers = self.fix(g, scope, id)
            if g.begin(self, frame, scope, id, numbers):
                begun.append(id)
            scope.it = before
        g.begun(self)
        return g.handles(begun)


class Lasting(Struct, array_like=True, kw_only=True, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that lasts, as it is saved.

    `card`, `where` and `at` name the operation that made it, `seat`, `this`, `event` and `names` the effect that it is
    of; `subject` (a handle, 0: none) is what it means, `numbers` what was fixed as it began; `until` says how long (see
    `Span.fixed`), `uses` how often it may still be used (-1: any number of times), `stamp` orders what began.
    """

    word: str
    seat: int
    until: str
    stamp: int
    card: str
    where: str
    at: str
    this: int = 0
    subject: int = 0
    numbers: dict[str, int] = {}
    uses: int = -1
    event: Event | None = None
    names: dict[str, int | str | tuple[int, ...]] = {}


class Active(NamedTuple):
    """A part at work now: in which scope it is read, whom it means (None: what its `to` says), and what makes it so."""

    part: Any
    scope: Scope
    subject: int | None = None
    lasting: Lasting | None = None

    def number(self, name: str, value: Any) -> int:
        """One of its numbers: as it was fixed, or as it is worked out now."""
        return (
            self.lasting.numbers[name]
            if self.lasting is not None and name in self.lasting.numbers
            else value.get(self.scope)
        )

    def holds(self) -> bool:
        """Whether what it hangs on is so; what lasts by itself has its own end instead."""
        if self.lasting is not None and self.lasting.word != "lasting":
            return True
        for condition in self.part.under:
            if not condition.holds(self.scope):
                return False
        return self.part.if_ is None or self.part.if_.holds(self.scope)

    def means(self, id: int) -> bool:
        """Whether it means a thing."""
        if self.subject is not None:
            return id == self.subject
        what = getattr(self.part, self.part.target)
        return what.fits(self.scope, id) if isinstance(what, Selector) else id in what.ids(self.scope)


def read_always(raw: Any, r: Reader) -> tuple[AtWork, ...]:
    """Parts that are always at work."""
    return tuple([read_at_work(each, r.at(n)) for n, each in enumerate(r.rows(raw, "always"))])


def read_at_work(raw: Any, r: Reader) -> AtWork:
    """One of them, with its condition."""
    given = r.mapping(raw, "a part of always")
    words = [word for word in given if word in r.language.always]
    extra = [word for word in given if word not in words and word != "if"]
    if len(words) != 1 or extra:
        wrong = next(iter(extra), None) or next(iter(given), "")
        raise r.at(wrong).unknown("part of always", wrong, r.language.always)
    params = given[words[0]]
    part = r.language.always[words[0]].read_part({} if params is True else params, r.at(words[0]))
    for name, _ in part.things_fields():
        check_unpicked(getattr(part, name), r.at(words[0]).at(name))
    part.if_ = r.at("if").part("condition", given["if"]) if "if" in given else None
    return part


READERS["always"] = read_always


class Figures(AtWork):
    """Numbers of things change: `change: {attack: 1, defense: -1, to: ..., until: turn}`, and so `set` and
    `multiply`."""

    doer = ""
    to = Things("this", det="each")
    numbers: dict[str, Any]

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Figures:
        given = r.mapping(raw, cls.word)
        numbers = cls.figures(r.language)
        found: dict[str, Any] = {}
        rest: dict[str, Any] = {}
        for name, each in given.items():
            if name in numbers:
                found[name] = each
            elif name in ("to", "until"):
                rest[name] = each
            elif name in r.language.attributes:
                clause = r.language.attributes[name].clause
                raise r.at(name).bad(f"{name} never changes so" + (f" [{clause}]" if clause else ""))
            else:
                raise r.at(name).unknown("figure that changes", name, (*numbers, "to", "until"))
        if not found:
            raise r.bad(f"{cls.word} names a figure: {', '.join(numbers)}")
        part = cls.__new__(cls)
        part.to = Things("this").read(rest["to"], r.at("to")) if "to" in rest else Things("this").absent(r)
        for name in found:
            r.language.attributes[name].check_asked(part.to.sort, part.to.could_be, r.at(name))
        inner = r.apart(it=Name(part.to.sort, part.to.could_be))
        part.numbers = {name: inner.at(name).part("value", each) for name, each in found.items()}
        part.until = inner.at("until").part("until", rest["until"]) if "until" in rest else None
        return part

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        figures = dict.fromkeys(cls.figures(language), ref_to("value"))
        return an_object({**figures, "to": ref_to("things"), "until": ref_to("until")})

    @classmethod
    def figures(cls, language: Language) -> list[str]:
        """The figures of a game that this word changes."""
        every = language.attributes.items()
        return [name for name, each in every if isinstance(each, NumberOf) and cls.word in each.order]

    def fix(self, g: Any, scope: Scope, id: int) -> dict[str, int]:
        return {name: value.get(scope) for name, value in self.numbers.items()}


class Changed(Figures):
    """Figures rise or fall."""


class Put(Figures):
    """Figures are something else."""


class Multiplied(Figures):
    """Figures are multiplied."""


class Grant(AtWork):
    """Keywords are given: `grant: {keywords: [Flight], to: ..., until: turn}`."""

    doer = ""
    keywords = Several(Word(lambda language: language.keywords, what="keyword"), REQUIRED)
    to = Things("this", det="each")


class Revoke(AtWork):
    """Keywords are lost: some, or all of them (`keywords: all`)."""

    doer = ""
    keywords = Several(Word(lambda language: (*language.keywords, "all"), what="keyword"), ("all",))
    to = Things("this", det="each")

    @property
    def everything(self) -> bool:
        """Whether all are lost."""
        return "all" in self.keywords


WAYS = {"forbid": "forbidden", "must": "demanded", "allow": "allowed"}
"""What is done to acts, by the words for it."""


class Act(Field[Any]):
    """Acts, by the game's words for them: those to which `way` can be done."""

    def __init__(self, way: str):
        super().__init__()
        self.way = way

    def read(self, raw: Any, r: Reader) -> tuple[str, ...]:
        acts = Several(Word(lambda language: language.acts, what="act")).read(raw, r)
        for name in acts:
            ways = r.language.acts[name].ways
            if self.way not in ways:
                known = ", ".join(each for each, act in r.language.acts.items() if self.way in act.ways)
                raise r.bad(
                    f"{name} is {' or '.join(WAYS[way] for way in ways)}, and never {WAYS[self.way]}; that is {known}"
                )
        return acts

    def schema(self, language: Language) -> dict[str, Any]:
        return Several(Word(lambda known: [name for name, act in known.acts.items() if self.way in act.ways])).schema(
            language
        )


class _Acts(AtWork):
    """Something done to acts of things or players."""

    doer = ""
    act: Any
    to = Things("this", det="each")
    what: Any = None

    def check(self, r: Reader) -> None:
        could_be = self.to.could_be
        for name in self.act:
            act = r.language.acts[name]
            of = act.of
            cards = (
                f", and by `what` which cards it is about: {{act: {name}, what: CARDS, to: foe}}" if act.what else ""
            )
            means = ", ".join(sorted(could_be)) or ("things" if set(of) == {"player"} else "")
            if means and could_be.isdisjoint(of):
                raise r.at("act").bad(
                    f"{name} is an act of {', '.join(of)}, and this means {means}; say by `to` whose{cards}"
                )
            if getattr(getattr(self.to, "place", None), "name", "") in r.language.held:
                raise r.at("to").bad(
                    f"what lies in a {self.to.place.name} does nothing; say by `to` whose act it is{cards}"
                )
            if self.what is not None and not act.what:
                able = ", ".join(each for each, act in r.language.acts.items() if act.what)
                raise r.at("what").bad(
                    f"{name} is about nothing else" + (f"; that is {able}" if able else "") + "; leave what out"
                )

    def check_op(self, r: Reader) -> None:
        """What cards do out of a hand is nothing for those that are in play as an operation is carried out."""
        super().check_op(r)
        for name in self.act:
            if r.language.acts[name].held:
                raise r.at("act").bad(
                    f"{name} is done by cards in hand, and an operation means what is in play now; "
                    f"lasting: {{parts: [{{{self.word}: {{act: {name}, to: ...}}}}], until: ...}} goes on asking"
                )

    def concerns(self, scope: Scope, id: int) -> bool:
        """Whether it is about an act done to or with something, wherever that lies unless it says where."""
        if self.what is None:
            return True
        if not isinstance(self.what, Selector):
            return id in scope.known(self.what)
        return self.what.fits(scope, id) if self.what.placed else self.what.meets(scope, id)


class Forbid(_Acts):
    """Acts are forbidden: `forbid: {act: [attack, block], to: ..., until: turn}`; with `what` only those done with
    certain cards, wherever they lie unless it names a zone, with `named` only with what is called so."""

    asks_on = True
    act = Act("forbid")
    what = Things(None, det="plural", picks=False)
    named = Line(default="")

    def check(self, r: Reader) -> None:
        super().check(r)
        for name in self.act if self.named else ():
            if not r.language.acts[name].named:
                able = ", ".join(each for each, act in r.language.acts.items() if act.named)
                raise r.at("named").bad(f"{name} has no name; of {able or 'no act'} one by its name may be forbidden")


class Must(_Acts):
    """An act is demanded, if it can be done: `must: {act: attack, to: ...}`; `against` names the player whom it must be
    done to."""

    act = Act("must")
    against = Players(None)


class Allow(_Acts):
    """An act is allowed that the rules would not allow: `allow: {act: ..., to: ...}`; `what` says to or with
    what."""

    act = Act("allow")
    what = Things(None, picks=False)

    def check(self, r: Reader) -> None:
        super().check(r)
        for name in self.act:
            found = r.language.acts[name].found
            there = self.what is not None and (isinstance(self.what, Ref) or self.what.zone in found)
            if found and not there:
                raise r.at("what").bad(
                    f"say by `what` which cards may be used so, and where they lie: "
                    f"{{act: {name}, what: {{zone: {found[0]}, side: own}}, to: you}}"
                )


class Be(AtWork):
    """Things are further words of an attribute: `be: {types: [Zombie], to: ...}`."""

    doer = ""
    to = Things("this", det="each")
    words: dict[str, tuple[str, ...]]

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Be:
        given = r.mapping(raw, "be")
        lists = {name: each for name, each in r.language.attributes.items() if each.sort in ("list", "word")}
        part = cls.__new__(cls)
        part.words = {}
        for name, each in given.items():
            if name in lists:
                part.words[name] = lists[name].plain.read(each, r.at(name))
            elif name not in ("to", "until"):
                raise r.at(name).unknown("attribute", name, (*lists, "to", "until"))
        if not part.words:
            raise r.bad(f"be names an attribute: {', '.join(lists)}")
        part.to = Things("this").read(given["to"], r.at("to")) if "to" in given else Things("this").absent(r)
        part.until = r.at("until").part("until", given["until"]) if "until" in given else None
        return part

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        words = {
            n: each.plain.schema(language) for n, each in language.attributes.items() if each.sort in ("list", "word")
        }
        return an_object({**words, "to": ref_to("things"), "until": ref_to("until")})


class Control(AtWork):
    """A player has control of things; the newest such effect counts: `control: {what: ..., who: you, until: ...}`."""

    target = "what"
    doer = "who"
    what = Things(sorts=OBJECTS)
    who = Player("you")

    def check(self, r: Reader) -> None:
        kinds, could_be = r.language.controlled, self.what.could_be
        if kinds and could_be and could_be.isdisjoint(kinds):
            means = ", ".join(sorted(could_be))
            raise r.at("what").bad(f"control changes of {' or '.join(kinds)} alone, and this means {means}")

    def fix(self, g: Any, scope: Scope, id: int) -> dict[str, int]:
        seats = self.who.seats(scope)
        return {"seat": seats[0] if seats else scope.seat}


AT_WORK: dict[str, type[AtWork]] = {
    "change": Changed,
    "set": Put,
    "multiply": Multiplied,
    "grant": Grant,
    "revoke": Revoke,
    "be": Be,
    "forbid": Forbid,
    "must": Must,
    "allow": Allow,
    "control": Control,
}


def ends(until: str, moment: str, seat: int | None) -> bool:
    """Whether a moment (of a player, if one is given) is the end of what lasts until then."""
    return until == moment if seat is None else until == f"{moment} {seat}"
