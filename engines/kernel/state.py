"""The state of a match: plain data, ids instead of references, saved as it is."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self, Union, get_origin

import msgspec
from msgspec import Struct, StructMeta, field

from .ask import Ask, Choice
from .text import SeatName, Text, say

Id = int
"""The number of a thing in its match: its place in `State.things`, never used twice. 0 is nothing."""

END = "(end)"
"""The step of a procedure that has finished; a step that returns it skips the steps after it."""

STEP_LIMIT = 20_000
"""How many steps and operations one answer may set off. What goes on longer is held to be a loop that never ends."""

Verdict = None | str | Ask | list[Ask] | dict[int, "Procedure"]
"""What a step returns: None (go on), the name of the step to go to, `END`, the question(s) to rest on, or lanes."""


class _Abstract(StructMeta, ABCMeta):
    """Of a struct that leaves something to be said by its subclasses."""

    __instancecheck__ = type.__instancecheck__  # nothing is registered as one, so nothing has to be looked up


class Lanes(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Lanes under way: the answers that each seat has given in its own, in notation, in order; `fork` is where the
    chance of the match stood when they opened, which keys the chance of each lane."""

    fork: int
    given: dict[int, tuple[str, ...]] = {}


class Procedure(
    Struct,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
    tag_field="is",
    metaclass=_Abstract,
):
    """A rule being carried out: a small record with named steps, in the order in which the rulebook tells them.

    `steps` names methods. A step is called with the running `Game`; it changes the state through the game's writers,
    and may push further procedures, which run before the next step. A step that returns an `Ask` must not have changed
    anything: it is called again whenever the question is wanted. The answer goes to the step after it, one argument
    for each level of the question; if several seats were asked at once, as one dict of such tuples by seat.

    A step that returns procedures by seat opens lanes: each of those seats carries out its own, in secret and at its
    own pace, which may take many questions; the step after it is called, with nothing, when all have finished. A lane
    sees the match as it was when the lanes opened, with what this lane itself has done; nobody else sees any of that.
    When all have finished their answers are carried out one lane after the other, in seat order, so it doesn't matter
    who was faster. So a lane must write on what is its seat's own, must not read what another lane may write, adds no
    new things, and what it puts into the log is read by its seat alone: what all may know is told by the step after.
    Like one that asks, a step that opens lanes has changed nothing before, and is called again.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    course: ClassVar[dict[str, tuple[Any, str]]] = {}
    """Of each step its method, and the step that follows it."""
    known: ClassVar[list[type[Procedure]]] = []
    holds: ClassVar[bool] = False
    """Whether what the rules look at again and again has to wait until it is over, in a game that has such."""
    handles: ClassVar[tuple[str, ...]] = ()
    """The fields that mean things by handle, or hold what does, in a game where one takes another's place."""

    step: str = ""
    """The step to carry out next, by name ("" is the first)."""
    answers: dict[int, str] = {}
    """Answers given so far to a question that several seats are asked at once."""
    lanes: Lanes | None = None
    """The lanes that it has opened, as long as they are under way."""

    def begins(self, g: Any) -> None:
        """It is put on the agenda."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.course = {
            step: (getattr(cls, step), following)
            for step, following in zip(cls.steps, (*cls.steps[1:], END), strict=False)
        }
        if cls.steps:
            cls.course[""] = cls.course[cls.steps[0]]
        Procedure.known.append(cls)


class Lane(Procedure, tag="lane"):
    """Lies below what a lane carries out: when it is reached, the lane is over. `seat` is -1 for those who look on."""

    seat: int
    steps = ("over",)

    def over(self, g: Any) -> Ask:
        """Rest here: this is never shown, and can't be answered."""
        return asked_aside(self.seat)


def asked_aside(seat: int) -> Ask:
    """What others may know of the question that a seat is asked in its lane: that there is one."""
    return Ask(seat, "lane", Choice(say("nobody"), ()), "", secret=True, forced=False)


class Thing(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Anything with an identity: a card, a token. `card` is the id of its definition."""

    id: Id
    card: str
    owner: int
    since: int = 0
    """The stamp of the object that it is: a card that changes zones becomes another one."""

    def copy(self) -> Self:
        """A copy to write on; whatever is inside is shared, so it is replaced and never changed in place."""
        return _copy(self)


class Side(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A player's side of a match, of a game that has such."""

    def copy(self) -> Self:
        """A copy to write on (see `Thing.copy`)."""
        return _copy(self)


class Outcome(Struct, frozen=True, omit_defaults=True, gc=False):
    """How a match ended. `winner` is None for a draw; `places` gives each seat's place (1 is first, equal is
    shared)."""

    winner: int | None
    reason: Text
    clause: str = ""
    places: tuple[int, ...] = ()


Deck = Mapping[str, Sequence[str]]
"""The cards of a deck by section."""


class Series(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a series has come: with which decks its game is played, and how many games each seat has won."""

    best_of: int
    options: dict[str, str]
    decks: tuple[Deck, ...]
    won: tuple[int, ...]
    game: int = 1

    @property
    def goes_on(self) -> bool:
        """Whether there is a further game: nobody has won more than half of them, and not all have been played."""
        return self.game < self.best_of and max(self.won) * 2 <= self.best_of

    def after(self, winner: int | None) -> Series:
        """It, with a game that is over; a drawn one counts for nobody."""
        return msgspec.structs.replace(self, won=tuple(n + (seat == winner) for seat, n in enumerate(self.won)))

    def outcome(self, clause: str) -> Outcome:
        """The result: who has won most games."""
        ranked = sorted(self.won, reverse=True)
        if ranked[0] == ranked[1]:
            return Outcome(None, say("outcome-series-draw", n=ranked[0]), clause)
        winner = self.won.index(ranked[0])
        return Outcome(winner, say("outcome-series", winner=SeatName(winner), n=ranked[0], other=ranked[1]), clause)


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What every game's state has. A game adds its turn structure, its seats and its things in a subclass.

    Lists and dicts in it are copied when the state is cloned, one level deep; things are copied when first written.
    """

    key: bytes
    draws: int = 0
    number: int = 0
    """The number of the latest decision; every rest on a question has a new one."""
    things: list[Any] = []
    agenda: list[Any] = []
    outcome: Outcome | None = None
    decided: tuple[int, ...] = ()
    """What was answered to questions that came up in the middle of the step that is done anew (`Game.decide`)."""
    given: str = ""
    """The answer, in notation, that this step takes."""
    series: Series | None = None
    """How far the series has come that this is a game of, if it is of one."""

    def clone(self) -> Self:
        """A copy whose spine is its own; things are shared until written (see `Game.edit`)."""
        twin: Self = _copy(self)
        for name in self._spine():
            setattr(twin, name, getattr(self, name).copy())
        twin.agenda = [procedure.__copy__() for procedure in self.agenda]
        return twin

    @classmethod
    def _spine(cls) -> tuple[str, ...]:
        """The fields that hold a list or dict of their own."""
        names = _SPINES.get(cls)
        if names is None:
            names = tuple(
                info.name
                for info in msgspec.structs.fields(cls)
                if info.name != "agenda" and (get_origin(info.default_factory) or info.default_factory) in (list, dict)
            )
            _SPINES[cls] = names
        return names


_SPINES: dict[type[State], tuple[str, ...]] = {}


def _copy(value: Any) -> Any:
    return value.__copy__()


def saved_form(state: type[State], procedures: Iterable[type[Procedure]]) -> type[State]:
    """A game's state with its agenda typed by all procedures it may hold, so that loading checks every field."""
    agenda = list[Union[tuple(procedures)]]  # type: ignore[misc]  # noqa: UP007 - the union is made of data
    fields: Any = [("agenda", agenda, field(default_factory=list))]
    made: Any = msgspec.defstruct(
        state.__name__,
        fields,
        bases=(state,),
        kw_only=True,
        omit_defaults=True,
        module=state.__module__,
    )
    return made
