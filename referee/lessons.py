"""Lessons, and the match that is laid out at the first start: files of the data folder.

A lesson (`data/lessons/<game>.yaml`) is a match against the house that teaches by being played. It has a `position`, in
which it is laid out for the learner on the first seat, and `steps`, one for each answer that it hopes for:

    id        names its texts: `lesson-<game>-<id>` says what is going on and what to do, and
              `lesson-<game>-<id>-otherwise` what to say to who answers anything else
    hopes     the answers that lead on, in notation
    question  the kind of question that they answer, where they could answer others, too
    marks     the places of the picture that the text points at
    house     what the house answers then, each as soon as it is legal; to all else it gives the default

A response that a step does not speak of is passed for the learner. `lesson-<game>-end` is said when the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engines.kernel.ask import Ask, Refused
from engines.kernel.documents import ContentError, Problem, line_of, misfit, near, read_documents
from engines.kernel.rules import Rules
from engines.kernel.text import Text

LEARNER = 0
"""The seat of who learns. The house has the others."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that a lesson hopes for."""

    id: str
    hopes: list[str]
    question: str = ""
    marks: list[str] = []
    house: list[str] = []


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a game."""

    game: str
    position: dict[str, Any]
    steps: list[Step]

    def says(self, place: int) -> Text:
        """What is said at a step, or after the last one."""
        return self._text(self.steps[place].id if place < len(self.steps) else "end")

    def objects(self, place: int) -> Text:
        """What is said at a step to who answers otherwise."""
        return self._text(f"{self.steps[place].id}-otherwise")

    def texts(self) -> list[Text]:
        """All that it says."""
        places = range(len(self.steps))
        return [*map(self.says, (*places, len(self.steps))), *map(self.objects, places)]

    def _text(self, id: str) -> Text:
        return Text(f"lesson-{self.game}-{id}")


class Progress(Struct, frozen=True):
    """How far a lesson has been followed: so many answers of the learner's, and since the latest these of the
    house's."""

    lesson: Lesson
    steps: int
    answers: list[str]

    @property
    def step(self) -> Step | None:
        """The step at which the learner is; None after the last."""
        return self.lesson.steps[self.steps] if self.steps < len(self.lesson.steps) else None

    @property
    def house(self) -> str | None:
        """What the house answers next, if the lesson says."""
        left = list(self.lesson.steps[self.steps - 1].house) if 0 < self.steps <= len(self.lesson.steps) else []
        for key in self.answers:
            if left[:1] == [key]:
                del left[0]
        return left[0] if left else None

    def hoped(self, ask: Ask) -> list[str]:
        """The answers to a question that the lesson hopes for, as the question writes them."""
        found: list[str] = []
        step = self.step
        for key in step.hopes if step is not None and step.question in ("", ask.kind) else []:
            with suppress(Refused):
                found.append(ask.write(ask.read(key)))
        return found


class LaidOut(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to begin with, laid out in the middle of a turn; `good` are answers that are worth giving in it."""

    game: str
    position: dict[str, Any]
    good: list[str]


Document = TypeVar("Document", Lesson, LaidOut)


def read_lessons(data: Path, games: Mapping[str, Rules]) -> dict[str, Lesson]:
    """The lessons of the data folder, by game.

    Raises:
        ContentError: one can't be read.
    """
    files = {id: data / "lessons" / f"{id}.yaml" for id in games}
    return {id: _read(Lesson, path, data, [id]) for id, path in files.items() if path.exists()}


def read_first_match(data: Path, games: Mapping[str, Rules]) -> LaidOut | None:
    """The match to begin with, if the data folder has one.

    Raises:
        ContentError: it can't be read.
    """
    path = data / "first-match.yaml"
    return _read(LaidOut, path, data, list(games)) if path.exists() else None


def _read(kind: type[Document], path: Path, data: Path, games: list[str]) -> Document:
    file = path.relative_to(data).as_posix()
    documents = read_documents(file, path.read_text(encoding="utf-8"))
    document, lines = documents[0] if len(documents) == 1 else (None, {})
    try:
        found = msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        what, place = misfit(document, error)
        where = ".".join(map(str, place)) or kind.__name__
        raise ContentError([Problem(file, line_of(lines, place), where, what)]) from None
    game: str = found.game
    if game not in games:
        what = f"no game {game!r} here; {near(game, games)}"
        raise ContentError([Problem(file, line_of(lines, ("game",)), "game", what)])
    return found
