"""A typed move in words: which answer it means, where it names what is picked by more or fewer of the words that say
it ("no block", "invoke alley vagrant as2", "a1 attacks b")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from cogs.discord.language import Reader
from engines.kernel.ask import NOTHING, Ask, Choice, Numbers, Option, Refused, some, unfinished
from engines.kernel.text import folded, say

from .completion import Start, words_of

ENOUGH = 3
"""So many letters of an option's words are enough to mean it, if no word of its key is among them."""
UNSAID = 10
"""How loosely a verb is named that is left out."""
MOST = 2000
"""So many beginnings are looked at."""


def meant_by(ask: Ask, typed: str, reader: Reader) -> str | None:
    """The answer, in notation, that a typed move means by its words; None if it means none.

    Raises:
        Unfinished: it means the beginning of several.
        Refused: it may mean different things.
    """
    if (ended := _ending(ask, words_of(typed), reader)) is not None:
        return ended
    read = list(islice(_readings(Start("", (), ask.choice), words_of(typed), reader), MOST))
    closest = min((loose for loose, _ in read), default=0)
    found = {start.key: start.level for loose, start in read if loose == closest}
    if len(found) > 1:
        raise Refused(say("do-several", typed=typed, keys=some([*found])))
    for key, level in found.items():
        if level is not None:
            raise unfinished(key, level)
        return key
    return None


def _ending(ask: Ask, said: list[str], reader: Reader) -> str | None:
    """The answer that ends a turn, or what else is done one after the other, if that is what is said, whatever it is
    called here ("end turn", "done", "pass"); in a window to pass."""
    if said not in [words_of(each) for each in reader(say("do-endings")).split(",")]:
        return None
    level = ask.choice
    ends = [] if isinstance(level.options, Numbers) else [each.key for each in level.options if each.ends]
    whole = [key for key in ends if (option := level.option(key)) is not None and not level.leads(option)]
    return whole[-1] if whole else ask.default if ask.window else None


def with_keys(typed: str, cards: Iterable[str], name: Callable[[str], str]) -> str:
    """A typed move with the ids of cards in place of their names: why it is refused goes by these."""
    said = folded(typed)
    for card, called in sorted(((card, folded(name(card))) for card in cards), key=lambda each: -len(each[1])):
        said = re.sub(rf"(?<!\w){re.escape(called)}(?!\w)", card, said)
    return said


def _readings(start: Start, left: Sequence[str], reader: Reader, loose: int = 0) -> Iterator[tuple[int, Start]]:
    """What the words that are left may mean after a beginning of an answer, each with how loosely it is named."""
    level = start.level
    if level is None or not left and not _goes_on(start, loose):
        if not left and start.key:
            yield loose, start
        return
    if not level.single:
        yield from _several(start, (), left, reader, loose)
        return
    if _goes_on(start, loose):
        yield from _readings(start.taking(level.options[0], reader), left, reader, loose)
    for option, count, apart in sorted(_named(level, level.options, left, reader), key=lambda named: named[2]):
        yield from _readings(start.taking(option, reader), left[count:], reader, loose + apart)
    if not start.key:  # a verb may be left out
        for option in filter(level.leads, level.options):
            yield from _readings(start.taking(option, reader), left, reader, loose + UNSAID)
    if start.key and left and left[0] in words_of(reader(say("do-joints"))):
        yield from _readings(start, left[1:], reader, loose)


def _goes_on(start: Start, loose: int) -> bool:
    """Whether a beginning goes on by what is the only way: not from a verb that was named by some of its words, which
    may be those of another one."""
    level = start.level
    return level is not None and level.unasked and bool(start.key) and (not loose or " " in start.key)


def _several(
    start: Start, picked: tuple[Option, ...], left: Sequence[str], reader: Reader, loose: int
) -> Iterator[tuple[int, Start]]:
    """As `_readings`, on a level of several of which some are picked already."""
    level = start.level
    assert level is not None
    if not picked and left[0] == NOTHING:
        left = left[1:]
    if level.fault(picked) is None:
        yield from _readings(start.several(picked, reader), left, reader, loose)
    elif not left and picked:
        yield loose, start.several(picked, reader)
    if left and len(picked) < level.most:
        rest = [option for option in level.options if option not in picked]
        for option, count, apart in _named(level, rest, left, reader):
            yield from _several(start, (*picked, option), left[count:], reader, loose + apart)


def _named(
    level: Choice, options: Sequence[Option], left: Sequence[str], reader: Reader
) -> Iterator[tuple[Option, int, int]]:
    """The options that the next words may name: with how many of them do, and how loosely: 0 by all of its own words,
    2 by some that stand together, 3 by any in their order: one option by more of its words is meant rather than two."""
    if isinstance(options, Numbers):
        option = level.option(left[0])
        options = [option] if option is not None else []
    for option in options:
        key, said = words_of(option.key), words_of(reader(option.text))
        for count in range(_most(left, said, key), 0, -1):
            part = left[:count]
            if part in (key, said):
                yield option, count, 0
            elif set(part) & set(key) or len("".join(part)) >= ENOUGH:
                yield option, count, 2 if f" {' '.join(part)} " in f" {' '.join(said)} " else 3


def _most(left: Sequence[str], said: Sequence[str], key: Sequence[str]) -> int:
    """How many of the next words stand in those of an option, in their order; or are the whole of its key."""
    words = iter(said)
    count = next((at for at, word in enumerate(left) if word not in words), len(left))
    return max(count, len(key)) if list(left[: len(key)]) == list(key) else count
