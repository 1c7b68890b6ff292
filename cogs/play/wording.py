"""A typed move in words: which answer it means, where it names what is picked by more or fewer of the words that say
it ("no block", "invoke alley vagrant as2", "a1 attacks b")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import dropwhile

from cogs.discord.language import Reader
from engines.kernel.ask import NOTHING, Ask, Choice, Numbers, Option, Refused, some, unfinished
from engines.kernel.text import Word, folded, say

from .completion import Start, words_of

ENOUGH = 3
"""So many letters of an option's words are enough to mean it, if no word of its key is among them."""
UNSAID = 10
"""How loosely a verb is named that is left out."""
REFUSING = {"decline", "done", "no", "none", "pass", "stop"}
"""The keys of options by which nothing is done, or nothing more."""
LEADING = 8
"""Before so many words at most stands who does what is named first."""
STEM, ENDING = 4, 3
"""Words are forms of one if so many letters are the same, and no more than so many differ at their end."""
MOST = 2000
"""So many beginnings are looked at;"""
FEW = 200
"""so many where anything may be left out."""


def meant_by(ask: Ask, typed: str, reader: Reader, game: str = "", acting: Word = "") -> str | None:
    """The answer, in notation, that a typed move means by its words, or by others that its game's players use for
    them; None if it means none. Who is `acting` may be named in it.

    Raises:
        Unfinished: it means the beginning of several.
        Refused: it may mean different things.
    """
    if (ended := _ending(ask, words_of(typed), reader)) is not None:
        return ended
    attempts = (
        [*reading.all(Start("", (), ask.choice), words)]
        for reading in (Reading(reader, game), Reading(reader, game, unsaid=True))
        for words in _ways(ask, typed, reader, acting)
    )
    read = next(filter(None, attempts), list[tuple[int, Start]]())
    closest = min((loose for loose, _ in read), default=0)
    closely = {start.key: start.level for loose, start in read if loose == closest}
    found = {key: level for key, level in closely.items() if not any(each.startswith(f"{key} ") for each in closely)}
    if len(found) > 1:
        raise Refused(say("do-several", typed=typed, keys=some([*found])))
    for key, level in found.items():
        if level is not None:
            raise unfinished(key, level)
        return key
    return None


def _ways(ask: Ask, typed: str, reader: Reader, acting: Word) -> Iterator[list[str]]:
    """What was typed, in words, in every way in which it may be said: as it was, then in the forms of the question,
    then without the name of who acts, which goes without saying."""
    said = words_of(typed)
    yield from _orders(ask, said, reader)
    if (spelt := _spelt(ask, said, reader)) != said:
        yield from _orders(ask, spelt, reader)
    name = {word for word in words_of(reader(acting)) if word.isalpha()}
    if (rest := [word for word in spelt if word not in name]) != spelt:
        yield from _orders(ask, rest, reader)


def _orders(ask: Ask, said: list[str], reader: Reader) -> Iterator[list[str]]:
    """The words as they were said; then with the verb before who does it ("a1 attacks b"), with what it is done with
    before whom it is done to ("attack b with a1"), with who does it first ("swap a1 with b"), with all that names
    the verb at the beginning ("set the trap face down"), with how it lies behind where it goes ("summon the rat face
    down in lane 2"), with what it is done with before all else ("block with a1"),
    without what only joins them ("the rat"), and without those of the question that they begin with ("cell d5")."""
    yield said
    options = ask.choice.options if ask.choice.single and not isinstance(ask.choice.options, Numbers) else ()
    leading = [each for each in options if ask.choice.leads(each)]
    verbs = {word for each in leading for word in (*words_of(each.key), *words_of(reader(each.text)))}
    for at, word in enumerate(said):
        if at and (verb := next((each for each in (word, word.removesuffix("s")) if each in verbs), None)):
            yield [verb, *said[:at], *said[at + 1 :]]
    joining = words_of(reader(say("do-with")))
    withs = [at for at, word in enumerate(said) if 0 < at < len(said) - 1 and word in joining]
    for at in withs:
        if at > 1:
            yield [said[0], *said[at + 1 :], *said[1:at]]
    for at in range(2, min(len(said), LEADING)):
        yield [*said[1:at], said[0], *said[at:]]
    for named in ((*words_of(each.key), *words_of(reader(each.text))) for each in leading):
        if said[:1] and said[0] in named and not set(said[1:]).isdisjoint(named):
            yield sorted(said, key=lambda word: word not in named)
    joints, asked = words_of(reader(say("do-joints"))), words_of(reader(ask.choice.prompt))
    joined = [at for at, word in enumerate(said) if word in joints and said[at - 1] not in joints]
    last = joined[-1] if joined else 0
    for at in range(1, last):
        yield [*said[:at], *said[last:], *said[at:last]]
    for at in withs:
        yield [*dropwhile(joints.__contains__, said[at + 1 :]), *said[:at]]
    told = [word for word in said if word not in joints]
    yield from filter(None, (told, [*dropwhile(lambda word: any(_alike(word, each) for each in asked), told)]))


def _spelt(ask: Ask, said: list[str], reader: Reader) -> list[str]:
    """The words as the question has them: in another form of theirs. It may go on without end in few words, as one
    attacker after the other does: no more than so many levels are looked at."""
    known: dict[str, None] = {}
    levels = [ask.choice]
    for level in levels:
        if isinstance(level.options, Numbers) or len(known) > FEW:
            continue
        for option in level.options:
            known |= dict.fromkeys((*words_of(option.key), *words_of(reader(option.text))))
            below = level.below(option) if level.single and len(levels) < FEW else None
            levels += [below] if below is not None else []
    return [word if word in known else next((each for each in known if _alike(word, each)), word) for word in said]


def _alike(word: str, other: str) -> bool:
    """Whether two words are forms of one: the same, or so but for their endings."""
    kept = max(STEM, max(len(word), len(other)) - ENDING)
    return word == other or min(len(word), len(other)) >= kept and word[:kept] == other[:kept]


def _ending(ask: Ask, said: list[str], reader: Reader) -> str | None:
    """The answer that ends a turn, or what else is done one after the other, if that is what is said, whatever it is
    called here ("end turn", "done", "pass"); in a window to pass; where several may be picked, none; where nothing
    may be done, that."""
    level, ends = ask.choice, said in phrases("do-endings", reader)
    if not level.single and level.fault(()) is None and (ends or said in phrases("do-keeping", reader)):
        return NOTHING
    if not ends:
        return None
    ending = [] if isinstance(level.options, Numbers) else [each.key for each in level.options if each.ends]
    whole = [key for key in ending if (option := level.option(key)) is not None and not level.leads(option)]
    if whole or ask.window:
        return whole[-1] if whole else ask.default
    refusing = [each.key for each in level.options if each.key in REFUSING] if level.single else []
    return refusing[0] if len(refusing) == 1 else None


def phrases(text: str, reader: Reader) -> list[list[str]]:
    """What is said in the same place, one after the other, in words."""
    return [words_of(each) for each in reader(say(text)).split(",")]


def with_keys(typed: str, cards: Iterable[str], name: Callable[[str], str]) -> str:
    """A typed move with the ids of cards in place of their names: why it is refused goes by these."""
    said = folded(typed)
    for card, called in sorted(((card, folded(name(card))) for card in cards), key=lambda each: -len(each[1])):
        said = re.sub(rf"(?<!\w){re.escape(called)}(?!\w)", card, said)
    return said


@dataclass
class Reading:
    """What words may mean, the closest first: what is looser than what was found is not looked at any further, nor is
    more than so many beginnings."""

    reader: Reader
    game: str
    unsaid: bool = False
    """Whether anything may be left out that what is said leads back to, and not a verb alone."""
    closest: int | None = None
    looked_at: int = 0

    @cached_property
    def joints(self) -> list[str]:
        """Words between the parts of a move."""
        return words_of(self.reader(say("do-joints")))

    @cached_property
    def verbs(self) -> list[str]:
        """Verbs that may mean any other."""
        return words_of(self.reader(say("do-verbs")))

    @cached_property
    def same(self) -> dict[str, str]:
        """Words that mean the same as another one: in general, and on top of it to players of the game."""
        general, own = (self._groups(text) for text in ("do-same", f"same-{self.game}"))
        return own | {word: own.get(first, first) for word, first in general.items() if word not in own}

    def _groups(self, text: str) -> dict[str, str]:
        groups = phrases(text, self.reader) if self.reader.texts.has(text) else []
        return {word: group[0] for group in groups for word in group}

    def plain(self, words: Sequence[str]) -> list[str]:
        """Words with one in the place of all that mean the same."""
        return [self.same.get(word, word) for word in words]

    def all(self, start: Start, left: Sequence[str], loose: int = 0) -> Iterator[tuple[int, Start]]:
        """What the words that are left may mean after a beginning of an answer, each with how loosely it is named."""
        level, reader = start.level, self.reader
        if self._enough(loose):
            return
        if level is None or not left and level.single and not _goes_on(start, loose, left):
            if not left and start.key:
                yield self._found(loose, start)
            return
        if not level.single:
            yield from self._several(start, (), left, loose)
            return
        if _goes_on(start, loose, left):
            yield from self.all(start.taking(level.options[0], reader), left, loose)
        for option, count, apart in self._named(level, level.options, left):
            yield from self.all(start.taking(option, reader), left[count:], loose + apart)
        if start.key and left and left[0] in self.joints:
            yield from self.all(start, left[1:], loose)
        if not start.key and left and self._any_verb(level, left[0]):
            yield from self.all(start, left[1:], loose + 1)
        if not start.key or self.unsaid and left:  # a verb may be left out
            for option in filter(level.leads, level.options):
                yield from self.all(start.taking(option, reader), left, loose + UNSAID)

    def _any_verb(self, level: Choice, word: str) -> bool:
        """Whether a verb is general; where none is asked for, one that means the same will do."""
        if word in self.verbs:
            return True
        return not any(map(level.leads, level.options)) and self.plain([word])[0] in self.plain(self.verbs)

    def _several(
        self, start: Start, picked: tuple[Option, ...], left: Sequence[str], loose: int
    ) -> Iterator[tuple[int, Start]]:
        """The same on a level of several of which some are picked already."""
        level, reader = start.level, self.reader
        assert level is not None
        if self._enough(loose):
            return
        if not picked and left[:1] == [NOTHING]:
            left = left[1:]
        if not picked and not isinstance(level.options, Numbers) and level.fault(every := tuple(level.options)) is None:
            for said in phrases("do-all", reader):
                if list(left[: len(said)]) == said:
                    yield from self.all(start.several(every, reader), left[len(said) :], loose)
        if level.fault(picked) is None:
            yield from self.all(start.several(picked, reader), left, loose)
        elif not left and (picked or start.key):
            yield self._found(loose, start.several(picked, reader) if picked else start)
        if left and (picked or start.key) and left[0] in self.joints:
            yield from self._several(start, picked, left[1:], loose)
        if left and len(picked) < level.most:
            rest = [option for option in level.options if option not in picked]
            for option, count, apart in self._named(level, rest, left):
                yield from self._several(start, (*picked, option), left[count:], loose + apart)

    def _named(self, level: Choice, options: Sequence[Option], left: Sequence[str]) -> list[tuple[Option, int, int]]:
        """The options that the next words may name, the closest first: with how many of them do, and how loosely: 0 by
        all of its own words, 1 by the first of them, 2 by some that stand together, 3 by any in their order, and 1 more
        by others that mean the same: one option by more of its words is meant rather than two. A further copy of a card
        is named only as that: which of them is picked makes no difference. One by which nothing is done is named by its
        first word: "block" is not "no block"."""
        if isinstance(options, Numbers):
            option = level.option(left[0])
            options = [option] if option is not None else []
        firsts, named = dict[str, list[str]](), list[tuple[Option, int, int]]()
        for option in options:
            spelt, said = words_of(option.key), words_of(self.reader(option.text))
            base, _, number = option.key.partition("#")
            first = firsts.setdefault(base, said)
            if option.key in REFUSING and left and not {*self.plain(left[:1])} & {*self.plain([spelt[0], said[0]])}:
                continue
            for count, apart in self._parts(spelt, said, left):
                if not (base and number) or _names_copy(left[:count], said, number, first):
                    named.append((option, count, apart))
        return sorted(named, key=lambda each: each[2])

    def _parts(self, spelt: list[str], said: list[str], left: Sequence[str]) -> Iterator[tuple[int, int]]:
        """With how many of the next words an option of a key and a text may be named, and how loosely."""
        whole = said if set(spelt) & set(said) else [*spelt, *said]
        next_, key, text, both = (self.plain(each) for each in (left, spelt, said, whole))
        for count in range(_most(next_, both, key), 0, -1):
            part, other = next_[:count], _most(left[:count], whole, spelt) < count
            if part in (key, text):
                yield count, int(other)
            elif set(part) & set(key) or len("".join(part)) >= ENOUGH:
                yield count, other + min(_apart(part, text), _apart(part, both))

    def _found(self, loose: int, start: Start) -> tuple[int, Start]:
        self.closest = loose if self.closest is None else min(self.closest, loose)
        return loose, start

    def _enough(self, loose: int) -> bool:
        self.looked_at += 1
        return self.looked_at > (FEW if self.unsaid else MOST) or self.closest is not None and loose > self.closest


def _goes_on(start: Start, loose: int, left: Sequence[str]) -> bool:
    """Whether a beginning goes on by what is the only way: not from a verb that was named by some of its words, which
    may be those of another one, unless more is said or nothing more done."""
    level = start.level
    if level is None or not level.single or level.unasked() is None or not start.key:
        return False
    return not loose or " " in start.key or bool(left) or level.options[0].key in REFUSING


def _names_copy(part: Sequence[str], said: Sequence[str], number: str, first: Sequence[str]) -> bool:
    """Whether some words name a further copy of something, beside what is the first of its copies here: by its name
    and number, if it is told apart by that alone."""
    if part[0] != said[0]:
        return False
    return said is first or said[: len(first)] != first or part[-1] == number


def _apart(part: Sequence[str], said: Sequence[str]) -> int:
    """How loosely an option is named by some of its words."""
    if part == said[: len(part)]:
        return 1
    return 2 if f" {' '.join(part)} " in f" {' '.join(said)} " else 3


def _most(left: Sequence[str], said: Sequence[str], key: Sequence[str]) -> int:
    """How many of the next words stand in those of an option, in their order; or are the whole of its key."""
    words = iter(said)
    count = next((at for at, word in enumerate(left) if word not in words), len(left))
    return max(count, len(key)) if list(left[: len(key)]) == list(key) else count
