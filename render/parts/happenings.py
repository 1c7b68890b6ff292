"""What happened last, in short phrases with like ones put together, and the weightiest of it as a headline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import replace

from engines.kernel.views import MarkView

from .headline import News
from .theme import GOLD
from .words import Words

At = Callable[[str, MarkView], str]
"""How a place of what happened is said."""


class Group(NamedTuple):
    """Like happenings in a row: what happened, how much of it, each as it was marked."""

    name: str
    amount: int
    marks: list[MarkView]


@dataclass(frozen=True)
class Tale:
    """How a game tells of what happens.

    `text` is the message of a phrase, of whatever is `told`. `weights` say how much each is worth as a headline, what
    is not listed the least. What is `counted` is added up where it happened to the same one more than once; what stands
    `apart` is not put together. So many places are `listed` in a phrase at most; of what is `aimed` those behind a
    mark's first are what it is aimed at, else more of the same. `of_one` says that all that is told is of one act, so
    that what is counted is added up whatever lies between. `acts` are what somebody does, and what comes after it comes
    of it.
    """

    text: str
    told: Collection[str]
    weights: Mapping[str, int]
    counted: Collection[str]
    apart: Collection[str]
    listed: int
    aimed: Collection[str] = ()
    of_one: bool = False
    acts: Collection[str] = ()

    def latest(self, recent: Sequence[MarkView]) -> Sequence[MarkView]:
        """What came of the latest act (see `since`)."""
        return since(self.acts, recent, self.weights)

    def groups(self, recent: Sequence[MarkView]) -> list[Group]:
        """What happened, like things put together."""
        rows: list[list[MarkView]] = []
        told = [mark for mark in recent if mark.name in self.told and (mark.places or self.aimed)]
        for mark in added_up(self.counted, told, of_one=self.of_one):
            if rows and mark.name not in self.apart and self._alike(rows[-1][0], mark):
                rows[-1].append(mark)
            else:
                rows.append([mark])
        return [Group(marks[0].name, marks[0].amount, marks) for marks in rows]

    def weightiest(self, recent: Sequence[MarkView]) -> Group | None:
        """What is worth most as a headline, the latest of what is worth as much."""
        ranked = enumerate(self.groups(recent))
        best = max(ranked, key=lambda each: (self.weight(each[1]), each[0]), default=None)
        return best[1] if best else None

    def weight(self, group: Group) -> int:
        """How much something is worth as a headline."""
        return self.weights.get(group.name, 0)

    def phrase(self, group: Group, at: At, words: Words) -> str:
        """Like happenings in a phrase."""
        marks = group.marks
        whom = dict.fromkeys((place, at(place, mark)) for mark in marks for place in self._whom(mark))
        named = Counter(name for _, name in whom)
        first = [name if n == 1 else words("alt-copies", what=name, n=n) for name, n in named.items()]
        other = at(marks[0].places[1], marks[0]) if group.name in self.aimed and len(marks[0].places) > 1 else ""
        return words(
            self.text,
            name=group.name,
            who=words.named(first, self.listed) or "–",
            other=other,
            aimed="yes" if other else "no",
            n=abs(group.amount),
            several="yes" if len(whom) > 1 else "no",
        )

    def _whom(self, mark: MarkView) -> Sequence[str]:
        return mark.places[:1] if mark.name in self.aimed else mark.places

    def _alike(self, one: MarkView, other: MarkView) -> bool:
        """Whether a phrase can tell both: the same thing, as much of it, aimed at the same."""
        same = (one.name, one.amount) == (other.name, other.amount)
        return same and (one.name not in self.aimed or one.places[1:] == other.places[1:])


def added_up(counted: Collection[str], recent: Iterable[MarkView], *, of_one: bool = False) -> list[MarkView]:
    """What happened, the amounts added up of what is counted and happened to the same in a row (`of_one`: in one act);
    what was gained and what was lost stay apart."""
    found: list[MarkView] = []
    for mark in recent:
        before = found if of_one else found[-1:]
        what = (mark.name, mark.places, mark.amount < 0)
        same = [each for each in before if (each.name, each.places, each.amount < 0) == what]
        if same and mark.name in counted:
            found.remove(same[0])
            mark = replace(mark, amount=same[0].amount + mark.amount)
        found.append(mark)
    return found


def since(acts: Collection[str], recent: Sequence[MarkView], worth: Collection[str]) -> Sequence[MarkView]:
    """What came of the latest of some acts, that included; where nothing of it is `worth` a headline, all."""
    acted = max((n for n, mark in enumerate(recent) if mark.name in acts), default=0)
    return recent[acted:] if any(mark.name in worth for mark in recent[acted:]) else recent


def ended(winner: int | None, words: Words) -> News:
    """The headline of a match that is over: who won, or that nobody did."""
    if winner is None:
        return News(words("pic-draw"), "mdi:handshake", GOLD)
    return News(words("pic-wins", who=words.seat(winner)), "mdi:trophy", GOLD)
