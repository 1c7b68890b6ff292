"""What a refused move may have meant: the answers that are spelt almost like it, or those that begin as it does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rapidfuzz import fuzz

from cogs.discord.language import Reader
from engines.kernel.ask import Ask, Choice, Numbers, Refused, Stale, some
from engines.kernel.text import say

from .completion import Start, begun, following, tokens_of, words_of

ALIKE = 75
"""How alike (of 100) a beginning must be to what was typed to be named."""
BEHIND = 8
"""What is by so much less alike than the most alike is not named beside it."""
NAMES = 3
"""So many are named at most."""
MOST = 400
"""So many beginnings are looked at."""
CODE = 4
"""A word with fewer letters, or with a digit, is a code: those that are spelt like it mean something else."""
WHOLE = {"ask-incomplete", "do-several"}
"""Refusals that say already how a move goes on."""


def helped(ask: Ask, typed: str, refusal: Refused, reader: Reader) -> Refused:
    """The refusal of a typed move, with what would do in its place; as it is, if it says so itself, or if the move is
    legal and something else is in its way."""
    if isinstance(refusal, Stale) or refusal.text.id in WHOLE:
        return refusal
    start, left = begun(ask, tokens_of(typed), reader)
    if not left and start.level is None:
        return refusal
    if not (start.key and all(_is_code(each) for each in left)) and (keys := _alike(ask, typed, reader)):
        return _saying("do-near", refusal, keys)
    if refusal.text.id == "ask-unknown":
        return refusal
    return _saying("do-possible", refusal, [_shown(each) for each in following(start, "", reader)])


def _saying(text: str, refusal: Refused, keys: list[str]) -> Refused:
    return Refused(say(text, why=refusal.text, keys=some(keys)), refusal.clause)


def _is_code(token: str) -> bool:
    return len(token) < CODE or any(letter.isdigit() for letter in token)


def _alike(ask: Ask, typed: str, reader: Reader) -> list[str]:
    """The beginnings that are spelt most like what was typed, without what goes on from one of them."""
    said = " ".join(words_of(typed))
    beginnings = islice(_beginnings(ask.choice, reader), MOST)
    scored = [(max(fuzz.ratio(said, each) for each in spelt), start) for start, spelt in beginnings]
    best = max((score for score, _ in scored), default=0)
    found = list[Start]()
    for score, start in sorted(scored, key=lambda each: -each[0]):
        within = any(start.key.startswith(f"{each.key} ") for each in found)
        if score >= max(ALIKE, best - BEHIND) and not within:
            found.append(start)
    return [_shown(start) for start in found[:NAMES]]


def _beginnings(choice: Choice, reader: Reader) -> Iterator[tuple[Start, set[str]]]:
    """All beginnings of answers, the shortest first; of several picked, the first. With each how it may be spelt: in
    notation, in words, and what was picked last alone."""
    starts = [(Start("", (), choice), "")]
    for start, words in starts:
        level = start.level
        if level is None or isinstance(level.options, Numbers):
            continue
        for option in level.options:
            made = start.taking(option, reader) if level.single else start.several((option,), reader)
            last = reader(option.text)
            said = f"{words} {last}"
            if level.single:
                starts.append((made, said))
            yield made, {" ".join(words_of(each)) for each in (made.key, said, option.key, last)}


def _shown(start: Start) -> str:
    return f"{start.key} …" if start.level is not None else start.key
