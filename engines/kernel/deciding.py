"""Questions that come up in the middle of a step (see `Game.decide`)."""

from __future__ import annotations

from typing import Any

from .ask import Ask, Option, one_of
from .state import Procedure
from .text import Text


class Deciding(Procedure, tag="deciding", kw_only=True):
    """A question that came up in the middle of a step, which is done anew once it is answered (see `Game.decide`)."""

    seat: int
    kind: str
    prompt: Text
    texts: tuple[Text, ...]
    clauses: tuple[str, ...] = ()

    steps = ("ask", "decided")

    def ask(self, g: Any) -> Ask:
        """Which one."""
        options = [Option(str(n), text, n - 1) for n, text in enumerate(self.texts, 1)]
        return Ask(self.seat, self.kind, one_of(self.prompt, options), "1", self.clauses)

    def decided(self, g: Any, which: int) -> None:
        """The step below goes by it."""
        g.s.decided = (*g.s.decided, which)


class Undecided(Exception):
    """What a step does hangs on an answer that has not been given: the step is taken back, and done anew with it."""

    def __init__(self, question: Deciding):
        super().__init__(question.kind)
        self.question = question
