"""Typed moves: what `/do` offers while a player types, out of the legal answers of the player's own question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from rapidfuzz import fuzz

from cogs.discord.language import Reader
from cogs.discord.limits import OPTION, OPTIONS, fit
from engines.kernel.ask import NOTHING, Ask, Choice, Numbers, Option, Refused, several
from engines.kernel.text import folded

CLOSE = 70
"""How alike (of 100) a word must be to what was typed to be offered although it does not begin or contain it."""


NUMBERED = re.compile(r"\s*(\d{1,15})\s*:\s*")
"""The number of the match, before a move: `3: hit c4`. No match has a longer one, and no database reads it."""


WORD = re.compile(r"[^\W_]+")


def words_of(text: str) -> list[str]:
    """The words of a text, folded: those of the key `alley-vagrant` are those of "Alley Vagrant"."""
    return WORD.findall(folded(text))


@dataclass(frozen=True)
class Start:
    """The beginning of an answer: its notation, its words, and the level that goes on from it (None: it is whole)."""

    key: str
    words: tuple[str, ...]
    level: Choice | None

    def taking(self, option: Option, reader: Reader) -> Start:
        """This beginning with one more option, in words where they say more than its key."""
        level, said = self.level, reader(option.text)
        arrow = " >" if level is not None and level.arrow and self.key else ""
        key, spelt, spoken = f"{self.key}{arrow} {option.key}".strip(), words_of(option.key), words_of(said)
        leads = level is not None and level.leads(option)
        more = () if spoken == spelt or leads and spoken[: len(spelt)] == spelt else (said,)
        return Start(key, (*self.words, *more), level.below(option) if level is not None else None)

    def several(self, picked: Sequence[Option], reader: Reader) -> Start:
        """This beginning with these picked on a level of several; as long as they would not do, it still stands
        there."""
        level = self.level
        assert level is not None
        arrow = " >" if level.arrow and self.key else ""
        key = ",".join(option.key for option in picked) or NOTHING
        words = ", ".join(reader(option.text) for option in picked) or NOTHING
        below = level.below(level.sorted(picked)) if level.fault(picked) is None else level
        return Start(f"{self.key}{arrow} {key}".strip(), (*self.words, words), below)


def numbered(typed: str) -> tuple[int | None, str]:
    """The number of the match that a typed move begins with, if it does, and the move."""
    found = NUMBERED.match(typed)
    return (int(found[1]), typed[found.end() :]) if found is not None else (None, typed)


def offers(open_asks: Sequence[tuple[int, Ask, Reader]], typed: str) -> list[tuple[str, str]]:
    """What is offered for the questions of some matches, as `suggestions`: with the number of the match first, where
    there are several; a fair share for each."""
    number, move = numbered(typed)
    meant = [each for each in open_asks if number in (None, each[0])]
    if number is None and len(meant) == 1:
        return suggestions(meant[0][1], move, meant[0][2])
    found = [[(match, *each) for each in suggestions(ask, move, reader)] for match, ask, reader in meant]
    share = OPTIONS // max(1, len(found))
    first = [each for row in found for each in row[:share]]
    rest = [each for row in found for each in row[share:]]
    chosen = sorted([*first, *rest[: OPTIONS - len(first)]], key=lambda each: [row[0] for row in meant].index(each[0]))
    shown = [(fit(f"{match}: {name}", OPTION), f"{match}: {value}") for match, name, value in chosen[:OPTIONS]]
    return [each for each in shown if len(each[1]) <= OPTION]


def suggestions(ask: Ask, typed: str, reader: Reader) -> list[tuple[str, str]]:
    """Up to 25 pairs of what is shown and what is filled in, best first."""
    tokens = tokens_of(typed)
    partial = tokens.pop() if tokens and not typed.endswith(" ") else ""
    start, left = begun(ask, tokens, reader)
    found = following(start, " ".join((*left, partial)).strip(), reader)
    return [_shown(each) for each in _expanded(found, reader) if len(each.key) <= OPTION][:OPTIONS]


def tokens_of(typed: str) -> list[str]:
    """The tokens of a typed move."""
    return [token for token in typed.lower().split() if token != ">"]


def begun(ask: Ask, tokens: Sequence[str], reader: Reader) -> tuple[Start, list[str]]:
    """The beginning of an answer that the first tokens are, as far as they fit, and the tokens that are left."""
    start, left = Start("", (), ask.choice), list(tokens)
    while left and start.level is not None:
        count = 1
        if start.level.single:
            option, count = _next(start.level, left, reader)
            if option is None:
                break
            start = start.taking(option, reader)
        else:
            try:
                start = start.several(several(start.level, left[0]), reader)
            except Refused:
                break
        del left[:count]
    return start, left


def _next(level: Choice, tokens: Sequence[str], reader: Reader) -> tuple[Option | None, int]:
    """The option that the next tokens name, by its key or by all of its words; and how many of them do."""
    option = level.option(tokens[0])
    for count in range(len(tokens), 0, -1) if option is None and not isinstance(level.options, Numbers) else ():
        part = words_of(" ".join(tokens[:count]))
        found = [each for each in level.options if part in (words_of(each.key), words_of(reader(each.text)))]
        if len(found) == 1:
            return found[0], count
    return option, 1


def following(start: Start, partial: str, reader: Reader) -> list[Start]:
    """How a beginning goes on by one level, with what was typed of it; a whole answer is all there is."""
    level = start.level
    if level is None:
        return [start]
    if level.single:
        named = level.option(partial) if partial and level.other is not None else None
        fitting = _fitting(level.options, partial, reader)
        if named is not None and named not in fitting:
            fitting.insert(0, named)
        return [start.taking(option, reader) for option in fitting]
    *done, last = partial.split(",")
    picked = [option for key in done if (option := level.option(key)) is not None]
    left = [option for option in level.options if option not in picked] if len(picked) < level.most else []
    if level.sum is not None:
        left = [option for option in left if level.open((*picked, option))]
    found = [start.several([*picked, option], reader) for option in _fitting(left, last, reader)]
    if not partial and level.fault(()) is None:
        found.insert(0, start.several((), reader))
    elif picked and not last and level.fault(picked) is None:
        found.insert(0, start.several(picked, reader))
    return found


def _fitting(options: Sequence[Option], partial: str, reader: Reader) -> list[Option]:
    """The options that what was typed may mean, the likeliest first; what is only alike, where nothing fits better."""
    if isinstance(options, Numbers):
        return list(islice(options.beginning(partial), OPTIONS * 2))
    options = options if "#" in partial else _first_copies(options)
    if not partial:
        return list(options)
    said, partial = [folded(reader(option.text)) for option in options], folded(partial)
    begins = [option for option in options if option.key.startswith(partial)]
    begins.sort(key=lambda option: option.key != partial)
    holds = [option for option, words in zip(options, said, strict=True) if partial in option.key or partial in words]
    if begins or holds or len(partial) < 3:
        return [*begins, *(option for option in holds if option not in begins)]
    alike = [(fuzz.partial_ratio(partial, words), option) for option, words in zip(options, said, strict=True)]
    return [option for score, option in sorted(alike, key=lambda each: -each[0]) if score >= CLOSE]


def _first_copies(options: Sequence[Option]) -> list[Option]:
    """The options without further copies of a card: which of them is picked makes no difference."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(option.key.partition("#")[0] or option.key, option)
    return list(found.values())


def _expanded(found: list[Start], reader: Reader) -> list[Start]:
    """Beginnings carried on to whole answers as far as 25 lines allow, those first that lead to the fewest: one that
    leads to many does not crowd out the others."""
    made = found[: OPTIONS * 2]
    while True:
        levels = [(at, level) for at, start in enumerate(made) if (level := start.level) is not None and level.single]
        few = [(len(level.options), at) for at, level in levels if len(made) - 1 + len(level.options) <= OPTIONS]
        if not few:
            return made
        at = min(few)[1]
        level = made[at].level
        assert level is not None
        options = level.options if isinstance(level.options, Numbers) else _first_copies(level.options)
        made[at : at + 1] = [made[at].taking(option, reader) for option in options]


def _shown(start: Start) -> tuple[str, str]:
    """The words of its last steps are shown, where there is no room for all: the first ones have been typed before."""
    name = f"{start.key} …" if start.level is not None else start.key
    said = [" › ".join(start.words), *(" › ".join(("…", *start.words[n:])) for n in range(1, len(start.words)))]
    shown = [f"{name} · {words}" if words else name for words in said]
    return fit(next((each for each in shown if len(each) <= OPTION), shown[-1]), OPTION), start.key
