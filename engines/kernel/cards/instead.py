"""What happens for a time instead of an event, or changes its amount: the operation `instead`. [docs/cards.md]

`would` says the same on a card, for as long as that is there.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, cast

from engines.kernel.event import Event

from .ability import Amount, When, changed_amount, check_amount, declared
from .conditions import check_kinds
from .fields import HowMany, Program, Several, Things, Word
from .flow import Code
from .lasting import AtWork
from .reading import EVENT, REQUIRED, Name, Reader
from .scope import ROLES, Scope
from .select import Selector
from .values import FigureField

OUTSIDE = ("subject", "player", "until")
"""What is settled as it begins: it speaks of the event that the effect answers, all else of the one replaced."""


class Instead(AtWork):
    """For a time an event happens with another amount, or something else happens instead; so often.

    Whom it is about is settled as it begins: a thing, or (`player`) all that comes about for a player.
    """

    doer = ""
    asks_on = True
    event = Several(
        Word(
            lambda language: [name for name, each in language.events.items() if each.would],
            what="event that something may happen instead of",
        ),
        REQUIRED,
        distinct="an event",
    )
    subject = Things(None, det="plural")
    player = Things(None, det="plural", picks=False, sorts=("players",))
    other = Things(None, picks=False)
    amount = FigureField()
    kind = Several(
        Word(lambda language: sorted({kind for each in language.events.values() for kind in each.kinds}), what="kind")
    )
    change = Amount()
    set = Amount()
    multiply = Amount()
    do_ = Program()
    uses = HowMany(1, 99, default=None)

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Instead:
        given = r.mapping(raw, cls.word)
        part = super().read({word: each for word, each in given.items() if word not in OUTSIDE}, _answering(given, r))
        for word in OUTSIDE:
            field = cls.fields[word]
            setattr(part, word, field.read(given[word], r.at(word)) if word in given else field.absent(r))
        part._check_whom(r)
        return part

    @property
    def target(self) -> str:
        """Whether it means things or players."""
        return "subject" if self.player is None else "player"

    @property
    def whom(self) -> Any:
        """Whom it means."""
        return self.subject if self.player is None else self.player

    def _check_whom(self, r: Reader) -> None:
        """Of a thing or a player, and of what comes about to such."""
        if self.subject is not None and self.player is not None:
            raise r.at("player").bad("it is about a subject, or about all that comes about for a player: one of them")
        if isinstance(self.player, Selector):
            raise r.at("player").bad("a player is named here: you, foe, each or NAME.controller")
        if self.whom is None:
            self.subject = self._this(r)
        other = "player" if self.player is None else "subject"
        for name in self.event:
            if self.target not in r.language.events[name].roles:
                raise r.at("event").bad(f"{name} comes about to no {self.target}; say to which {other}, by `{other}`")

    def _this(self, r: Reader) -> Any:
        """The card itself, where nothing else is named, if that is what such an event is about."""
        this = type(self).fields["subject"].read("this", r.at("subject"))
        meant = declared([r.language.events[name] for name in self.event], "subject", r)
        own = r.card["kind"] if r.card is not None else ""
        could_be = [kind for kind in this.could_be if kind == own or kind not in r.language.cards]
        if could_be and meant and meant.isdisjoint(could_be):
            able = " or ".join(kind for kind in r.language.kinds if kind in meant)
            raise r.bad(
                f"say by `subject` whom it is about: {' or '.join(self.event)} comes about to a {able}, "
                f"and this is a {own}"
            )
        return this

    def check(self, r: Reader) -> None:
        events = [r.language.events[name] for name in self.event]
        for word in ("other", "amount"):
            if getattr(self, word) is not None and not all(word in each.roles for each in events):
                raise r.at(word).bad(f"{' or '.join(self.event)} has no {word}; leave it out")
        check_kinds(self.kind, events, r)
        check_amount(self, events, r)

    @property
    def changed(self) -> tuple[str, Any] | None:
        """What becomes of the amount: by "change", "set" or "multiply", and by how much."""
        return changed_amount(self)

    @functools.cached_property
    def when(self) -> When:
        """The situation, whatever it is about."""
        when = When.made(event=self.event, other=self.other, amount=self.amount, kind=self.kind)
        when.prepare()
        return when

    def concerns(self, whom: int | None, event: Event) -> bool:
        """Whether an event is about what it began for."""
        return whom == (event.subject if self.player is None else 0 if event.seat is None else event.seat + 1)

    def fits(self, scope: Scope) -> bool:
        """Whether it replaces the scope's event, if that is about what it is for."""
        return scope.event is not None and scope.event.name in self.event and self.when.fits(scope)

    def compile(self, code: Code, label: str) -> None:
        code.set_aside(self, self.do_, label)


def _answering(given: Mapping[str, Any], r: Reader) -> Reader:
    """The same place in what answers the events that are replaced, with their roles and no others."""
    named = given.get("event")
    rows = cast(list[Any], named) if isinstance(named, list) else [named]
    events = [event for name in rows if (event := r.language.events.get(str(name))) is not None]
    inner = r.apart(**{EVENT: Name(EVENT, selector=tuple(events))})
    for role in ROLES:
        inner.names.pop(role, None)
        if any(role in each.roles for each in events):
            sort = "players" if role == "player" else "things"
            inner.names[role] = Name(sort, declared(events, role, r), role=role)
    return inner
