"""What options picked together have to be worth: in how many ways it can be met, and by which, without trying all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from .text import Text, say

if TYPE_CHECKING:
    from .ask import Chooser, Option


class Sum(Struct, frozen=True):
    """What the options picked on a level have to be worth together: `least` or more, `most` or less (None: any amount).

    `lean` says that none of them may be superfluous: without any one of them they would be worth less than `least`.
    """

    least: int = 0
    most: int | None = None
    lean: bool = False

    def fault(self, picked: Sequence[Option]) -> Text | None:
        """Why these would not do, in plain words; None if they would."""
        total = sum(option.worth for option in picked)
        if total < self.least:
            return say("ask-sum-short", given=total, least=self.least)
        if self.most is not None and total > self.most:
            return say("ask-sum-over", given=total, most=self.most)
        spare = next((option for option in picked if self.lean and total - option.worth >= self.least), None)
        return say("ask-superfluous", token=spare.key, least=self.least) if spare is not None else None


class Ways:
    """The sets of some options that, with those picked already, fit a sum: counted and found without trying them
    all."""

    def __init__(
        self, options: Sequence[Option], wanted: Sum, picked: Sequence[Option] = (), *, exact: int | None = None
    ):
        least, lean = wanted.least, wanted.lean
        most = wanted.most if exact is None else exact
        worths = [option.worth for option in options]
        self._options = options
        self._total = sum(option.worth for option in picked)
        self._lowest = min((option.worth for option in picked), default=_PRICELESS)

        @cache
        def count(at: int, left: int, total: int, lowest: int) -> int:
            """How many sets of so many of the options from a place on, after what is worth so much in all, the least of
            it so much."""
            if most is not None and total > most:
                return 0
            if lean and total - lowest >= least:
                return 0
            if not left:
                return total >= least and (exact is None or total == exact)
            if len(worths) - at < left:
                return 0
            if most is None and not lean and total > least:
                return count(at, left, least, lowest)
            worth = worths[at]
            return count(at + 1, left, total, lowest) + count(at + 1, left - 1, total + worth, min(lowest, worth))

        self._count = count

    def count(self, count: int) -> int:
        """How many sets have so many more options."""
        return self._count(0, count, self._total, self._lowest)

    def listed(self, count: int) -> Iterator[tuple[Option, ...]]:
        """The sets of so many, in the order of the options."""
        yield from self._listed(0, count, self._total, self._lowest)

    def _listed(self, at: int, left: int, total: int, lowest: int) -> Iterator[tuple[Option, ...]]:
        if not self._count(at, left, total, lowest):
            return
        if not left:
            yield ()
            return
        option = self._options[at]
        for rest in self._listed(at + 1, left - 1, total + option.worth, min(lowest, option.worth)):
            yield (option, *rest)
        yield from self._listed(at + 1, left, total, lowest)

    def drawn(self, count: int, chance: Chooser) -> Iterator[Option]:
        """A set of so many, every one as likely."""
        at, left, total, lowest = 0, count, self._total, self._lowest
        while left:
            option = self._options[at]
            taken = (at + 1, left - 1, total + option.worth, min(lowest, option.worth))
            without = self._count(at + 1, left, total, lowest)
            with_it = self._count(*taken)
            at += 1
            if with_it and (not without or chance.randrange(_FINE) * (with_it + without) < with_it * _FINE):
                yield option
                _, left, total, lowest = taken


_PRICELESS = 1 << 60
"""More than anything is worth."""

_FINE = 1 << 32
"""How finely chances are weighed."""
