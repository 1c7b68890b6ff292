"""Events: what came about, written once. Triggers, the log, the board's highlights and the replay all read them."""

from __future__ import annotations

from msgspec import Struct

from .text import Text


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact of a match.

    Attributes:
        name: what came about, from the game's own list ("pushed", "drawn").
        seat: the player whom it happened to, or who did it.
        subject: the thing that it is about.
        other: the second thing concerned (an attacker, a pusher).
        amount: its size, in the event's own unit (cards, damage, how far).
        kind: what sort of it, where there are several.
        origin, place: where it started and ended, as the game names places.
    """

    name: str
    seat: int | None = None
    subject: int = 0
    other: int = 0
    amount: int = 0
    kind: str = ""
    origin: str = ""
    place: str = ""


class Line(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the log as one viewer reads it."""

    text: Text
    clauses: tuple[str, ...] = ()


class Entry(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event with its line of the log: `text` for everybody, `whole` instead for the seats that `known_to` names.

    An entry without a text is not in the log; with `whole` alone only the seats named read it.
    """

    event: Event
    text: Text | None = None
    clauses: tuple[str, ...] = ()
    known_to: tuple[int, ...] = ()
    whole: Text | None = None

    def kept_by(self, seat: int) -> Entry:
        """The same as it is told where nobody else may know of it."""
        line = self.line(seat)
        return Entry(self.event, None, self.clauses, (seat,), line.text if line is not None else None)

    def line(self, viewer: int | None) -> Line | None:
        """What a viewer (None is a spectator) reads of it: a sentence, whatever its first word is."""
        text = self.whole if viewer is not None and viewer in self.known_to and self.whole is not None else self.text
        return None if text is None else Line(text.sentence, self.clauses)
