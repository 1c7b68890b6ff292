"""Where an effect looks things up, and references: what an effect calls by a name. [see docs/cards.md]

A thing is known to an effect as the object that it was when it was meant: a handle, made of its id and the stamp of
that object. A card that leaves and comes back is another object; an effect that means "the card, wherever it now lies"
says so by `.card`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from .reading import REQUIRED, Field, Name, Reader, ref_to, shown

if TYPE_CHECKING:
    from engines.kernel.event import Event

    from .language import Language

ROLES = ("subject", "other", "player")
"""What an event is about: a thing, a second one, a player."""


Look = Callable[[tuple[int, ...]], tuple[int, ...]]


class Scope:
    """Where an effect looks things up: whose it is, the card it is on, the event that it answers, its names.

    `this` and the values of `names` are handles (or cells, chain items, numbers); `it` is the thing that a loop or a
    selector is at.
    """

    __slots__ = ("event", "g", "it", "look", "names", "reader", "seat", "this")

    def __init__(
        self, g: Any, seat: int, this: int = 0, event: Event | None = None, names: dict[str, Any] | None = None
    ):
        self.g = g
        self.look: Look = g.known_as
        """What handles mean: while something is read, things as they last were; while something is done, what is still
        there."""
        self.seat = seat
        self.reader = seat
        """Whose knowledge counts: what lies face down is read as far as this player may."""
        self.this = this
        self.event = event
        self.names: dict[str, Any] = names or {}
        self.it: int = 0

    def named(self, name: str) -> tuple[int, ...]:
        """What a name of the effect means now: those that are still the objects that were meant, or were when they
        left."""
        found = self.names.get(name, ())
        return self.look(cast(tuple[int, ...], found) if isinstance(found, tuple) else (found,))

    def known(self, what: Any) -> tuple[int, ...]:
        """What a reference means, or a selector among what has a name, to be read: also what has left and is back as
        another object, by its handle."""
        before, self.look = self.look, self.g.remembered
        found: tuple[int, ...] = what.ids(self)
        self.look = before
        return found

    def meant(self, ref: Ref) -> tuple[int, ...]:
        """What a reference means by the handles of the objects that were meant, whatever became of them."""
        before, self.look = self.look, _as_meant
        found = ref.ids(self)
        self.look = before
        return self.g.handles(found) if ref.sort == "things" else found

    def number(self, name: str) -> int:
        """A number by its name."""
        found = self.names.get("#" + name, 0)
        return found if isinstance(found, int) else 0

    def inside(self, **names: Any) -> Scope:
        """The same scope with further names."""
        twin = Scope(self.g, self.seat, self.this, self.event, {**self.names, **names})
        twin.it, twin.look, twin.reader = self.it, self.look, self.reader
        return twin


def _as_meant(handles: tuple[int, ...]) -> tuple[int, ...]:
    return handles


Finder = Callable[[Scope], tuple[int, ...]]
CARD = "card"
"""The path that means the card of a thing, wherever it now lies for all to see, though it is another object there."""


class Ref:
    """What an effect calls by a name: `this`, `host`, `it`, `you`, a role of the event, a target; with a path,
    `it.controller`.

    `ids` gives what it means now: things by id (players as seat + 1, cells and chain items as the game numbers them).
    `could_be` are the kinds that it may be of, none where that can't be told beforehand; `selector` what it was chosen
    by, if it was; `known_to` the player who alone knows what it is ("": everybody does), `secret` whether it follows
    from what not everybody knows.
    """

    __slots__ = ("could_be", "ids", "known_to", "name", "path", "secret", "selector", "sort")

    def __init__(
        self, name: str, path: tuple[str, ...], sort: str, ids: Finder, could_be: frozenset[str] = frozenset(),
        selector: Any = None, known_to: str = "", secret: bool = False,
    ):  # fmt: skip
        self.name = name
        self.path = path
        self.sort = sort
        self.ids = ids
        self.could_be = could_be
        self.selector = selector
        self.known_to = known_to
        self.secret = secret

    @property
    def text(self) -> str:
        """As it is written."""
        return ".".join((self.name, *self.path))

    def seats(self, scope: Scope) -> tuple[int, ...]:
        """The seats of the players that it means."""
        return tuple([id - 1 for id in self.ids(scope)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text


def _this(scope: Scope) -> tuple[int, ...]:
    return scope.look((scope.this,)) if scope.this else ()


def _it(scope: Scope) -> tuple[int, ...]:
    return (scope.it,) if scope.it else scope.named("it")


def _role(name: str) -> Finder:
    if name == "player":
        return lambda scope: (scope.event.seat + 1,) if scope.event is not None and scope.event.seat is not None else ()

    def find(scope: Scope) -> tuple[int, ...]:
        event = scope.event
        handle = getattr(event, name) if event is not None else 0
        return scope.look((handle,)) if handle else ()

    return find


CORE: dict[str, tuple[str, Finder]] = {
    "this": ("things", _this),
    "it": ("things", _it),
    "you": ("players", lambda scope: (scope.seat + 1,)),
    "subject": ("things", _role("subject")),
    "other": ("things", _role("other")),
    "player": ("players", _role("player")),
}
"""The references of every game, with what they are."""


def read_ref(raw: Any, r: Reader, sorts: Sequence[str] = ()) -> Ref:
    """A reference as a card file writes it.

    Raises:
        Misread: nothing is called so here, or it is nothing of the sorts wanted.
    """
    if not isinstance(raw, str):
        raise r.bad(f"a name is wanted, not {shown(raw)}")
    head, *path = raw.split(".")
    language = r.language
    about = r.names.get(head)
    if about is not None:
        sort, ids = about.sort, _of_name(head, about)
        if sort not in ("things", "players", "cells", "items"):
            raise r.bad(f"{head} is a number, nothing to act on" if sort == "number" else _only_done(head, r))
    elif head in language.refs and head not in ("it", *ROLES):
        sort, ids = language.refs[head]
    else:
        raise r.no_name("name", head, {*r.names, *(name for name in language.refs if name not in ("it", *ROLES))})
    for step in path:
        if sort == "players":
            raise r.bad(f"{raw.partition('.' + step)[0]} is a player, who has no {step}; write it alone")
        if sort == "cells":
            raise r.bad(f"{raw.partition('.' + step)[0]} is a cell, which has no {step}; write what stands on it")
        if step == CARD:
            sort, ids = "things", _wherever(ids)
            continue
        if step not in language.paths:
            raise r.unknown(f"part of {head}", step, (*language.paths, CARD))
        sort, ids = language.paths[step].sort, _followed(ids, language.paths[step].find)
    if sorts and sort not in sorts:
        raise r.bad(f"{raw} means {sort}; here {' or '.join(sorts)} are wanted")
    selector = about.selector if about is not None and not path else None
    known_to = about.known_to if about is not None and sort != "players" else ""
    secret = about is not None and about.secret and sort != "players"
    return Ref(head, tuple(path), sort, ids, _could_be(head, path, sort, about, r), selector, known_to, secret)


def _only_done(name: str, r: Reader) -> str:
    bringing = ", ".join(word for word, op in r.language.ops.items() if op.brings == "things")
    return (
        f"{name} says only whether that came about: {{happened: {name}}}"
        + (f" (what brings things: {bringing})" if bringing else "")
        + "; name things beforehand: choose: {what: {pick: 1, ...}, as: NAME}"
    )


SORTS = {"players": "player", "cells": "cell", "match": "match"}
"""The kinds that are a sort of their own."""


def _could_be(head: str, path: Sequence[str], sort: str, about: Name | None, r: Reader) -> frozenset[str]:
    if sort in SORTS:
        return frozenset((SORTS[sort],))
    if path:
        return frozenset()
    if about is not None:
        return about.could_be
    own: Any = r.card["kind"] if head == "this" and r.card is not None else ""
    return frozenset(r.language.kinds.get(own, ()))


def _of_name(name: str, about: Name) -> Finder:
    if about.role:
        return CORE[about.role][1]
    if name == "it":
        return _it
    return lambda scope: scope.named(name)


def _wherever(ids: Finder) -> Finder:
    def find(scope: Scope) -> tuple[int, ...]:
        look, scope.look = scope.look, scope.g.cards_of
        found = ids(scope)
        scope.look = look
        return found

    return find


def _followed(ids: Finder, step: Callable[[Any, int], tuple[int, ...]]) -> Finder:
    def find(scope: Scope) -> tuple[int, ...]:
        found: list[int] = []
        look, scope.look = scope.look, scope.g.remembered
        things = ids(scope)
        scope.look = look
        for id in things:
            found += [each for each in step(scope.g, id) if each not in found]
        return tuple(found)

    return find


class RefField(Field[Any]):
    """A reference, of certain sorts."""

    def __init__(self, *sorts: str, default: Any = REQUIRED):
        super().__init__(default)
        self.sorts = sorts

    def read(self, raw: Any, r: Reader) -> Ref:
        return read_ref(raw, r, self.sorts)

    def absent(self, r: Reader) -> Any:
        return read_ref(self.default, r, self.sorts) if isinstance(self.default, str) else self.default

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to("name")


class Players(RefField):
    """Players, by what an effect calls them: `you`, `foe`, `each`, `it.controller`."""

    def __init__(self, default: Any = "you"):
        super().__init__("players", default=default)


class Player(Players):
    """One player alone: what several are called by names nobody in particular."""

    def read(self, raw: Any, r: Reader) -> Ref:
        ref = super().read(raw, r)
        if ref.text == "each":
            raise r.bad("one player is meant here, such as you, foe or NAME.controller, and each are all")
        return ref
