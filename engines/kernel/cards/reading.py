"""How a part of a card document is read: where it stands, which names may be used there, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeGuard, TypeVar, cast, overload

from engines.kernel.documents import near

if TYPE_CHECKING:
    from .language import EventWord, Language

Steps = tuple[str | int, ...]
"""The way to a part of a document: keys and places in lists."""

T = TypeVar("T")


class Misread(ValueError):
    """Something in a document that can't be what its writer meant: what, where, and how to mend it; and what else is
    wrong (`all`)."""

    def __init__(self, what: str, path: Steps = (), more: Sequence[Misread] = ()):
        super().__init__(what)
        self.what = what
        self.path = path
        self.all: tuple[Misread, ...] = (self, *more)


class Faults:
    """What is wrong with several parts that are read one after the other: all is told at once.

        with faults: ...      what is misread in there is noted
        faults.tell()         raises it, if there was any

    What is not known by its name is left out where something else is wrong: as a rule that would have named it.
    """

    def __init__(self) -> None:
        self.found: list[Misread] = []

    def __enter__(self) -> Faults:
        return self

    def __exit__(self, sort: object, error: BaseException | None, trace: object) -> bool:
        if isinstance(error, Misread):
            self.found += error.all
            return True
        return False

    def tell(self) -> None:
        """Raise what was noted.

        Raises:
            Misread: with the first of them, and the others in `all`.
        """
        known = [each for each in self.found if not each.what.startswith("no name ")] or self.found[:1]
        if known:
            raise Misread(known[0].what, known[0].path, known[1:])


class Name(NamedTuple):
    """What a name stands for: its `sort` ("things", "players", "cells", "items", "number", "done"), and what is known
    of it.

    `could_be` are the kinds that it may be of (none: that can't be told beforehand), `many` whether there may be
    several, `announced` whether it is chosen before the effect is carried out, `role` the role of an event that it is,
    `selector` what it was chosen by, `known_to` the player who alone knows what it is ("": everybody does), `secret`
    whether it follows from what not everybody knows.
    """

    sort: str
    could_be: frozenset[str] = frozenset()
    many: bool = False
    announced: bool = False
    role: str = ""
    selector: Any = None
    known_to: str = ""
    secret: bool = False


class Mention(NamedTuple):
    """Another card that a document names: where, by which id, and of which kinds it has to be."""

    path: Steps
    id: str
    kinds: tuple[str, ...]


EVENT = "event"
"""What an effect calls the event that it answers; as a name its `selector` are the words for it."""
READERS: dict[str, Callable[[Any, Reader], Any]] = {}
"""What reads each sort of part: "value", "condition", "things", "program", "until". Each module adds its own."""


class Reader:
    """A place in a document that is being read, with the names that may be used there.

    What is declared later in the same effect may be used from then on: the names are shared by all places of one
    effect.
    """

    __slots__ = ("card", "language", "mentions", "names", "path")

    def __init__(
        self,
        language: Language,
        path: Steps = (),
        names: dict[str, Name] | None = None,
        card: Any = None,
        mentions: list[Mention] | None = None,
    ):
        self.language = language
        self.path = path
        self.names: dict[str, Name] = {} if names is None else names
        self.card: Any = card
        """The document of the card that the part is on."""
        self.mentions: list[Mention] = [] if mentions is None else mentions
        """The other cards that the document names, which have to be there in the end."""

    def at(self, *steps: str | int) -> Reader:
        """A part of this one."""
        return Reader(self.language, (*self.path, *steps), self.names, self.card, self.mentions)

    def apart(self, **names: Name) -> Reader:
        """The same place with names of its own, which what comes after does not know."""
        return Reader(self.language, self.path, {**self.names, **names}, self.card, self.mentions)

    def name(self, name: str, about: Name) -> None:
        """Something is called by a name from here on. What one player alone knows has a name of its own.

        Raises:
            Misread: something is called so that others know.
        """
        before = self.names.get(name)
        if before is not None and before.known_to != about.known_to:
            raise self.bad(f"something else is called {name}, which others know; give it a name of its own")
        self.names[name] = about

    def answered(self) -> tuple[EventWord, ...]:
        """The events that what stands here answers.

        Raises:
            Misread: it answers none.
        """
        about = self.names.get(EVENT)
        if about is None:
            raise self.bad("this answers no event; that does what stands beside `when` or `would`")
        return about.selector

    def part(self, sort: str, raw: Any) -> Any:
        """A part of a sort, such as "value"."""
        return READERS[sort](raw, self)

    def bad(self, what: str) -> Misread:
        """What is wrong here."""
        return Misread(what, self.path)

    def unknown(self, what: str, word: object, known: Iterable[str], note: str = "") -> Misread:
        """That there is no such word, with how that is said, or with those that are like it."""
        said = self.language.line("elsewhere", str(word)) or near(word, known)
        if str(word) in self.language.events:
            said = f"it is an event, for `when` and `happened` to name; {said}"
        return self.bad(f"no {what} {word!r}; {said}" + (f" [{note}]" if note else ""))

    def no_name(self, what: str, word: str, known: Iterable[str]) -> Misread:
        """That nothing is called so here; of what another effect of the card calls so, that this one does not know
        it."""
        wrong = self.unknown(what, word, known)
        if word not in _named(self.card):
            return wrong
        return self.bad(
            f"no {what} {word!r}: {word} is known only in the effect that names it; what others have to find again "
            f"gets a mark (`mark`), or is asked for by what it has"
        )

    def cited(self, kind: str) -> str:
        """The clauses of the game on which refusing something rests, to stand behind what is said."""
        clauses = ", ".join(self.language.clauses.get(kind, ()))
        return f" [{clauses}]" if clauses else ""

    def mapping(self, raw: Any, what: str, fields: Sequence[str] = ()) -> dict[str, Any]:
        """A part that has to be a mapping, with none but some fields if they are named."""
        if not is_mapping(raw):
            raise self.bad(f"{what} is a mapping, not {shown(raw)}")
        for name in raw if fields else ():
            if name not in fields:
                raise self.at(name).unknown("field", name, fields)
        return raw

    def rows(self, raw: Any, what: str) -> list[Any]:
        """A part that has to be a list."""
        if not isinstance(raw, list):
            raise self.bad(f"{what} is a list, not {shown(raw)}")
        return cast(list[Any], raw)


def _named(raw: Any) -> frozenset[str]:
    """What the effects of a document call something: their targets, what `as` and `let` name."""
    if isinstance(raw, list):
        return frozenset[str]().union(*map(_named, cast(list[Any], raw)))
    if not is_mapping(raw):
        return frozenset()
    own = [name for word in ("targets", "let") if is_mapping(names := raw.get(word)) for name in names]
    return frozenset([*own, *([raw["as"]] if isinstance(raw.get("as"), str) else ())]).union(*map(_named, raw.values()))


def is_mapping(raw: Any) -> TypeGuard[dict[str, Any]]:
    """Whether a part of a document is a mapping with words as its keys."""
    return isinstance(raw, dict) and all(isinstance(key, str) for key in cast(dict[Any, Any], raw))


def shown(raw: Any) -> str:
    """A part of a document in an error: short."""
    said = repr(raw)
    return said if len(said) <= 60 else said[:57] + "..."


REQUIRED: Any = object()
"""The default of a field that has to be given."""


class Field(Generic[T]):
    """How one part of a document is written: `read` checks it. A card file that leaves it out has `default`."""

    name: str = ""

    def __init__(self, default: Any = REQUIRED):
        self.default = default

    def read(self, raw: Any, r: Reader) -> Any:
        """What is written, checked.

        Raises:
            Misread: it is nothing of the kind.
        """
        raise NotImplementedError(type(self).__name__)

    def absent(self, r: Reader) -> Any:
        """What holds where it is left out."""
        return self.default

    def schema(self, language: Language) -> dict[str, Any]:
        """The same for an editor, as JSON Schema."""
        return {}

    if TYPE_CHECKING:  # a field of a part is an attribute with what was read

        @overload
        def __get__(self, part: None, owner: type[Any]) -> Self: ...
        @overload
        def __get__(self, part: object, owner: type[Any]) -> T: ...
        def __get__(self, part: object, owner: type[Any]) -> Any: ...
        def __set__(self, part: object, value: T) -> None: ...

    @property
    def required(self) -> bool:
        """Whether it has to be given."""
        return self.default is REQUIRED


class Part:
    """A part of a document with fields of its own: a class attribute that is a `Field` is read into an attribute of
    that name.

    A name with an underscore behind it is written without. `bare` is the field that is meant where one value stands for
    all.
    """

    fields: Mapping[str, Field[Any]] = {}
    """By the name written."""
    bare: str = ""
    unread: tuple[str, ...] = ()
    """The fields of the parts that it is made from which it has not."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        found = dict(cls.fields)
        for name in cls.unread:
            if name in found and not isinstance(vars(cls).get(found[name].name), Field):
                gone = found.pop(name)
                if gone.name not in vars(cls):
                    setattr(cls, gone.name, None if gone.required else gone.default)
        for name, value in list(vars(cls).items()):
            if isinstance(value, Field):
                field = cast("Field[Any]", value)
                field.name = name
                found[name.rstrip("_")] = field
        cls.fields = found

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Self:
        """The part that a document writes.

        Raises:
            Misread: a field is missing, unknown or wrong.
        """
        if cls.bare and not (is_mapping(raw) and cls.spells(raw)):
            raw = {cls.bare: raw}
        given = r.mapping(raw, cls.noun())
        part = cls.__new__(cls)
        faults = Faults()
        for name in given:
            if name not in cls.fields:
                faults.found.append(r.at(name).unknown("field", name, cls.fields))
        for name, field in cls.fields.items():
            with faults:
                if name in given:
                    value = field.read(given[name], r.at(name))
                elif field.required:
                    raise r.bad(f"{name} is missing")
                else:
                    value = field.absent(r)
                setattr(part, field.name, value)
        faults.tell()
        part.check(r)
        return part

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        """The same for an editor, as JSON Schema: a mapping with its fields, or the value of the bare one."""
        fields = cls.fields
        required = [name for name, field in fields.items() if field.required]
        whole = an_object({name: field.schema(language) for name, field in fields.items()}, required)
        return {"anyOf": [whole, fields[cls.bare].schema(language)]} if cls.bare else whole

    @classmethod
    def made(cls, **values: Any) -> Self:
        """A part with these values, and the defaults for the rest."""
        part = cls.__new__(cls)
        for field in cls.fields.values():
            setattr(part, field.name, values.get(field.name, field.default))
        return part

    @classmethod
    def spells(cls, raw: dict[str, Any]) -> bool:
        """Whether a mapping gives fields, and is not the value of the bare one."""
        return any(name in cls.fields for name in raw) or not raw

    @classmethod
    def noun(cls) -> str:
        """What it is called in errors."""
        return cls.__name__.lower()

    def check(self, r: Reader) -> None:
        """Refuse what can't work although each field is well written."""

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={getattr(self, field.name)!r}" for name, field in self.fields.items())
        return f"{type(self).__name__}({given})"


def an_object(properties: Mapping[str, Any], required: Iterable[str] = (), others: Any = False) -> dict[str, Any]:
    """The JSON Schema of a mapping with certain keys, some of them required; `others` is the schema of all other keys,
    False for none."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(required),
        "additionalProperties": others,
    }


def ref_to(name: str) -> dict[str, Any]:
    """The JSON Schema of a part that has a definition of its own."""
    return {"$ref": f"#/$defs/{name}"}


def parts(part: Any) -> Iterable[Any]:
    """A part with all parts inside it, from the outside in."""
    if isinstance(part, Part):
        yield part
        within: Iterable[Any] = vars(part).values()
    elif isinstance(part, dict):
        within = cast(dict[Any, Any], part).values()
    else:
        within = cast(Iterable[Any], part if isinstance(part, tuple | list) else ())
    for each in within:
        if not is_plain(each):
            yield from parts(each)


PLAIN = frozenset({str, int, bool, type(None), frozenset, FunctionType})
EMPTY: tuple[Any, ...] = ((), [], {})


def is_plain(each: Any) -> bool:
    """Whether there is no part in something."""
    return type(each) in PLAIN or each in EMPTY
