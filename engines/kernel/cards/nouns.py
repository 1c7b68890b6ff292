"""Attributes: what a game's things and players have. Declared once, each is a filter, a condition, a value, a changed
figure and a text.

A number is written as a figure (`attack: 3+`), a word or a list of words by one of them or several (`types: [Zombie,
Beast]`: all of them), a flag as true or false, a relation by what it is to (`within: {n: 2, of: this}`, `attacking:
this`), a name as it is printed. By `NAME.types` some words, and names, are those of something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, cast

from .fields import DOTTED, Coined, Flag, Line, Several, Things, Value, Word, Words
from .reading import REQUIRED, Field, Part, Reader, is_mapping, ref_to
from .scope import SORTS, RefField, Scope, read_ref
from .values import FigureField

if TYPE_CHECKING:
    from .language import Language

Test = Callable[[Scope, int], bool]
"""Whether something fits: a thing by id, a player as seat + 1, a cell, an item of a chain."""


class Attribute:
    """Something that things or players have.

    `of` are the kinds that have it; `read` tells it of a thing (`read(g, id)`), by its handle of an object that has
    left and come back as another; `public` says that everybody may know it of things whose card they may not read.
    `clause` is the rule that tells of it.
    """

    sort = "word"

    def __init__(
        self,
        name: str,
        field: Field[Any],
        of: Iterable[str],
        read: Callable[[Any, int], Any],
        *,
        public: bool = False,
        clause: str = "",
    ):
        self.name = name
        self.field = field
        self.of = tuple(of)
        self.read = read
        self.public = public
        self.clause = clause

    def kinds(self, language: Language) -> frozenset[str]:
        """The kinds that have it, words for several kinds spelled out."""
        return frozenset(kind for word in self.of for kind in language.kinds.get(word, (word,)))

    def check_asked(self, sort: str, could_be: Iterable[str], r: Reader) -> None:
        """Refuse to ask it of what never has it: of players, cells, the match or things where none of them does. A
        thing without it has 0 of it, and no word or flag.

        Raises:
            Misread: one of the sorts that it is asked of never has it.
        """
        has, apart = self.kinds(r.language), frozenset(SORTS.values())
        asked = frozenset(kind if kind in apart else "things" for kind in could_be) or {SORTS.get(sort, sort)}
        for each in sorted(asked):
            if each not in has if each in apart else each == "things" and has <= apart:
                raise r.bad(f"{self.name} is asked of {', '.join(self.of)}, and this means {each}")
        if could_be and has.isdisjoint(could_be):
            means, told = ", ".join(sorted(could_be)), r.language.line("attributes", self.name)
            hint = f"; {self.name} is {told}" if told else ""
            raise r.bad(f"{self.name} is asked of {', '.join(self.of)}, and this means {means}{hint}")

    def figure(self, could_be: frozenset[str], language: Language) -> Callable[[Any, int], int]:
        """How much of it something has that may be of some kinds (none: of any); what never has it has 0."""
        read, has = self.read, self.kinds(language)
        if language.veils and not self.public:
            return lambda g, id: 0 if g.veiled(id) or g.kind_of(id) not in has else read(g, id)
        if could_be and could_be <= has:
            return read
        return lambda g, id: read(g, id) if g.kind_of(g.id_of(id)) in has else 0

    def asked(self, wanted: Any, could_be: frozenset[str], language: Language) -> Test:
        """The test for what a selector wants of what may be of some kinds (none: of any); what never has it fails, and
        so does what lies veiled, of all that not everybody may know of it."""
        test, has = self.test(wanted), self.kinds(language)
        if language.veils and not self.public:
            return lambda scope, id: not scope.g.veiled(id) and scope.g.kind_of(id) in has and test(scope, id)
        if could_be and could_be <= has:
            return test
        return lambda scope, id: scope.g.kind_of(id) in has and test(scope, id)

    def likened(self, wanted: Any) -> bool:
        """Whether a selector wants what something else has of it."""
        return isinstance(wanted, Like)

    def test(self, wanted: Any) -> Test:
        """The test for what a selector wants of what has it."""
        read = self.read
        return lambda scope, id: read(scope.g, id) == wanted


class NumberOf(Attribute):
    """A number. `order` names the layers in which effects change it, `least` and `most` are its bounds."""

    sort = "number"

    def __init__(
        self,
        name: str,
        of: Iterable[str],
        read: Callable[[Any, int], int],
        *,
        order: Iterable[str] = (),
        least: int | None = None,
        most: int | None = None,
        public: bool = False,
        clause: str = "",
    ):
        super().__init__(name, FigureField(least, most), of, read, public=public, clause=clause)
        self.order = tuple(order)
        self.least, self.most = least, most

    @property
    def changes(self) -> bool:
        """Whether effects may change it for a time."""
        return bool(self.order)

    def test(self, wanted: Any) -> Test:
        read, fits = self.read, wanted.test()
        return lambda scope, id: fits(scope, read(scope.g, id))


class FlagOf(Attribute):
    """Something that is so or not."""

    sort = "flag"

    def __init__(self, name: str, of: Iterable[str], read: Callable[[Any, int], bool], **more: Any):
        super().__init__(name, Flag(REQUIRED), of, read, **more)

    def test(self, wanted: Any) -> Test:
        read = self.read
        return (lambda scope, id: bool(read(scope.g, id))) if wanted else (lambda scope, id: not read(scope.g, id))


class Like(Part):
    """What something else has of an attribute, as a card file writes it: `name: target.name`, `types: this.types`."""

    of = RefField("things")
    has: frozenset[str] = frozenset()
    """The kinds that have the attribute."""

    def known(self, scope: Scope) -> tuple[int, ...]:
        """What it means, as far as that has the attribute and does not lie veiled."""
        g = scope.g
        return tuple([id for id in scope.known(self.of) if g.kind_of(g.id_of(id)) in self.has and not g.veiled(id)])


class LikeField(Field[Any]):
    """What a selector wants of an attribute, or `NAME.ATTRIBUTE` for what something else has of it."""

    def __init__(self, attribute: Attribute, plain: Field[Any]):
        super().__init__(REQUIRED)
        self.attribute, self.plain = attribute, plain

    def read(self, raw: Any, r: Reader) -> Any:
        head, _, line = str(raw).rpartition(".")
        if line != self.attribute.name or not DOTTED.match(str(raw)):
            return self.plain.read(raw, r)
        like = Like.made(of=read_ref(head, r, ("things",)))
        self.attribute.check_asked("things", like.of.could_be, r)
        like.has = self.attribute.kinds(r.language)
        return like

    def schema(self, language: Language) -> dict[str, Any]:
        dotted = {"type": "string", "pattern": rf"^[A-Za-z_][\w.]*\.{self.attribute.name}$"}
        return {"anyOf": [self.plain.schema(language), dotted]}


class Shared(Attribute):
    """A word, or words, of a thing; if it is `shared`, a selector may want one in common with something else
    (`Like`)."""

    def __init__(
        self, name: str, field: Field[Any], of: Iterable[str], read: Callable[[Any, int], Any], *,
        shared: bool = False, **more: Any,
    ):  # fmt: skip
        super().__init__(name, LikeField(self, field) if shared else field, of, read, **more)
        self.shared = shared
        self.plain = field

    def test(self, wanted: Any) -> Test:
        if not isinstance(wanted, Like):
            return self.test_words(wanted)
        words = self.words
        return lambda scope, id: any(
            [not words(scope.g, id).isdisjoint(words(scope.g, each)) for each in wanted.known(scope)]
        )

    def words(self, g: Any, id: int) -> frozenset[str]:
        """Those that a thing has."""
        found = self.read(g, id)
        return frozenset((found,) if isinstance(found, str) else found) - {""}

    def test_words(self, wanted: tuple[str, ...]) -> Test:
        """The test for words that a selector names."""
        raise NotImplementedError(type(self).__name__)


class WordOf(Shared):
    """One word out of some; a selector that names several wants one of them."""

    def __init__(self, name: str, of: Iterable[str], read: Callable[[Any, int], str], values: Words, **more: Any):
        super().__init__(name, Several(Word(values, what=name), REQUIRED), of, read, **more)

    def test_words(self, wanted: tuple[str, ...]) -> Test:
        read = self.read
        if len(wanted) == 1:
            only = wanted[0]
            return lambda scope, id: read(scope.g, id) == only
        return lambda scope, id: read(scope.g, id) in wanted


class ListOf(Shared):
    """Words that something has, several at once; a selector that names several wants them all. `values` None takes any
    word."""

    sort = "list"

    def __init__(
        self,
        name: str,
        of: Iterable[str],
        read: Callable[[Any, int], Any],
        values: Words | None = None,
        **more: Any,
    ):
        each = Coined() if values is None else Word(values, what=name)
        super().__init__(name, Several(each, REQUIRED), of, read, **more)

    def test_words(self, wanted: tuple[str, ...]) -> Test:
        read = self.read
        if len(wanted) == 1:
            only = wanted[0]
            return lambda scope, id: only in read(scope.g, id)
        return lambda scope, id: all([each in read(scope.g, id) for each in wanted])


class LackOf(ListOf):
    """Words that something must not have: none of those named."""

    def test_words(self, wanted: tuple[str, ...]) -> Test:
        read = self.read
        return lambda scope, id: not any([each in read(scope.g, id) for each in wanted])


class NameOf(Attribute):
    """The name or another printed line; that of something else, too (`Like`)."""

    sort = "name"

    def __init__(self, name: str, of: Iterable[str], read: Callable[[Any, int], str], **more: Any):
        super().__init__(name, LikeField(self, Line(most=60)), of, read, **more)

    def test(self, wanted: Any) -> Test:
        if not isinstance(wanted, Like):
            return super().test(wanted)
        read = self.read
        return lambda scope, id: read(scope.g, id) in [read(scope.g, each) for each in wanted.known(scope)]


class Relative(Part):
    """What a relation is to: things, and how far where that counts."""

    n = Value(None)
    of = Things("this", picks=False)


class RelationField(Field[Any]):
    """A relation: what it is to, or `{n: 2, of: ...}`; a flag too (`attacking: true`) where the relation may be to
    anything."""

    def __init__(self, *, counted: bool, flag: bool):
        super().__init__(REQUIRED)
        self.counted, self.flag = counted, flag

    def read(self, raw: Any, r: Reader) -> Any:
        if self.flag and isinstance(raw, bool):
            return raw
        if self.counted and (
            isinstance(raw, int | str) and str(raw).isdigit() or is_mapping(raw) and {"n", "of"} & set(raw)
        ):
            return Relative.read(raw if is_mapping(raw) else {"n": int(cast(str, raw))}, r)
        return Relative.made(n=None, of=Things(picks=False).read(raw, r))

    def schema(self, language: Language) -> dict[str, Any]:
        counted = (Relative.schema(language), {"type": "integer"}) if self.counted else ()
        return {"anyOf": [ref_to("things"), *counted, *([{"type": "boolean"}] if self.flag else ())]}


class RelationOf(Attribute):
    """What a thing is to another. `find(g, other, n)` gives all that are so to the other; `ever(g, id)` whether it is
    so to anything, `so(g, id, other)` the same as `find` for one thing, where that is quicker.

    `apart` says that nothing is so to itself, so that texts need not except it.
    """

    sort = "relation"

    def __init__(
        self,
        name: str,
        of: Iterable[str],
        find: Callable[[Any, int, int | None], Iterable[int]],
        *,
        counted: bool = False,
        ever: Callable[[Any, int], bool] | None = None,
        apart: bool = False,
        so: Callable[[Any, int, int], bool] | None = None,
        public: bool = True,
        clause: str = "",
    ):
        field = RelationField(counted=counted, flag=ever is not None)
        super().__init__(name, field, of, cast(Any, find), public=public, clause=clause)
        self.find = find
        self.ever = ever
        self.apart = apart
        self.so = so

    def test(self, wanted: Any) -> Test:
        if isinstance(wanted, bool):
            ever = self.ever
            assert ever is not None
            return (lambda scope, id: ever(scope.g, id)) if wanted else (lambda scope, id: not ever(scope.g, id))
        of, so = wanted.of, self.so
        if so is not None:
            return lambda scope, id: any([so(scope.g, id, other) for other in of.ids(scope) or scope.known(of)])
        related = self.related
        return lambda scope, id: any([id in each for each in related(scope, wanted)])

    def related(self, scope: Scope, wanted: Any) -> list[Iterable[int]]:
        """All that are so to what is wanted, for each of these."""
        n = None if wanted.n is None else wanted.n.get(scope)
        return [self.find(scope.g, other, n) for other in wanted.of.ids(scope) or scope.known(wanted.of)]

    def at_once(self, wanted: Any) -> bool:
        """Whether it is worked out once for all things that are looked at, rather than for each."""
        return self.so is None and not isinstance(wanted, bool)


def _declare(language: Language, attribute: Attribute) -> None:
    if attribute.name in language.attributes:
        raise ValueError(f"two attributes called {attribute.name!r}")
    language.attributes[attribute.name] = attribute


P = ParamSpec("P")


def _declaring(made: Callable[Concatenate[str, P], Attribute]) -> Callable[Concatenate[Language, str, P], None]:
    def declare(language: Language, name: str, /, *args: P.args, **more: P.kwargs) -> None:
        _declare(language, made(name, *args, **more))

    return declare


number = _declaring(NumberOf)
"""Declare a number (see `NumberOf`)."""
flag = _declaring(FlagOf)
"""Declare a flag (see `FlagOf`)."""
word = _declaring(WordOf)
"""Declare a word (see `WordOf`)."""
words = _declaring(ListOf)
"""Declare words of which a thing may have several (see `ListOf`)."""
lacking = _declaring(LackOf)
"""Declare words that a thing must not have (see `LackOf`)."""
named = _declaring(NameOf)
"""Declare a printed line (see `NameOf`)."""
relation = _declaring(RelationOf)
"""Declare a relation (see `RelationOf`)."""


def two(L: Language) -> None:
    """Of two players: the other one; each of them, by turns; whose something is, and from whose deck."""
    L.ref("foe", "players", lambda scope: (2 - scope.seat,))
    L.ref("each", "players", lambda scope: tuple([seat + 1 for seat in scope.g.by_turns()]))
    L.path("controller", "players", lambda g, id: (g.seat_of(id) + 1,))
    L.path("owner", "players", lambda g, id: (g.owner_of(id) + 1,))
