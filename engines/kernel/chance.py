"""Fair chance: every shuffle, toss and roll is drawn from a keyed counter that anyone can check afterwards.

When a match opens, a hash of its secret is published (`commitment`). Each seat adds a word. The key of the match is
made of both and never changes (`match_key`); each further game of a series has one made of that before it
(`key_after`). When the match ends the secret is published, and every draw can be made
again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import blake2b, shake_256
from typing import Any

_WORD = 1 << 64


def commitment(secret: bytes, match: str) -> str:
    """The hash (64 hex digits) that is published when a match opens."""
    return blake2b(secret, digest_size=32, person=b"arbiter commit", salt=_salt(match)).hexdigest()


def match_key(secret: bytes, match: str, words: Sequence[str]) -> bytes:
    """The key (32 bytes) of a match, made of its secret and a word from each seat, in seat order."""
    hashed = blake2b(digest_size=32, key=secret[:64], person=b"arbiter key", salt=_salt(match))
    for word in words:
        encoded = word.encode()
        hashed.update(len(encoded).to_bytes(4, "big"))
        hashed.update(encoded)
    return hashed.digest()


def key_after(key: bytes) -> bytes:
    """The key (32 bytes) of the game of a series after the one with this key."""
    return blake2b(key, digest_size=32, person=b"arbiter next").digest()


def _salt(match: str) -> bytes:
    return blake2b(match.encode(), digest_size=16).digest()


def draw(key: bytes, counter: int, n: int, label: str, lane: str = "") -> tuple[int, int]:
    """A number from 0 to n - 1, every one as likely, and the counter after it. A lane has a chance of its own.

    Words too large to be shared out evenly are thrown away, so the counter may move by more than one.
    """
    given = _GIVEN.get()
    if given is not None and (value := given.draw(counter, n, label, lane)) is not None:
        return value, counter + 1
    limit = _WORD - _WORD % n
    data = (lane + label).encode()
    while True:
        word = int.from_bytes(blake2b(counter.to_bytes(8, "big") + data, digest_size=8, key=key).digest(), "big")
        counter += 1
        if word < limit:
            return word % n, counter


class Stream:
    """Chance outside a match's own stream: for house players, samples and tests. `randrange` as `random.Random` has
    it."""

    def __init__(self, seed: str | bytes):
        self._key = blake2b(seed.encode() if isinstance(seed, str) else seed, digest_size=32).digest()
        self._counter = 0

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1."""
        value, self._counter = draw(self._key, self._counter, n, "")
        return value

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in a drawn order."""
        words = shake_256(self._key + self._counter.to_bytes(8, "big")).digest(8 * len(items))
        self._counter += 1
        return [items[place] for place in sorted(range(len(items)), key=lambda place: words[8 * place : 8 * place + 8])]


class NotGiven(LookupError):
    """A draw that nobody gave, or that can't come out as given; the message says which."""


class Given:
    """Draws that come out as somebody wants: for scenarios, where a toss is a part of the position.

    `rows` are the results still to come, by the kind of draw ("tosses", "rolls"); `read` gives the number drawn of n
    for a result and the draw's label, and the kind that a label is of, or None if it is left to chance.
    """

    def __init__(
        self, rows: Mapping[str, Sequence[Any]], read: Callable[[str], tuple[str, Callable[[Any, int], int]] | None]
    ):
        self.rows = rows
        self.read = read
        self._made: dict[tuple[str, int, str], int] = {}
        """What was drawn, by lane, counter and label: who replays a match, or carries a lane out again, draws the
        same."""
        self._taken = dict.fromkeys(rows, 0)

    def draw(self, counter: int, n: int, label: str, lane: str) -> int | None:
        """The number that is to be drawn, or None if that is left to chance.

        Raises:
            NotGiven: more is drawn than was given, or what was given can't be drawn.
        """
        found = self.read(label)
        if found is None or found[0] not in self.rows:
            return None
        kind, number = found
        made = (lane, counter, label)
        if made not in self._made:
            row, place = self.rows[kind], self._taken[kind]
            if place >= len(row):
                raise NotGiven(f"more {kind} are made than the {len(row)} given")
            self._made[made] = number(row[place], n)
            self._taken[kind] += 1
        return self._made[made]

    def left(self) -> dict[str, list[Any]]:
        """What was given and not drawn, by kind."""
        return {kind: list(row[self._taken[kind] :]) for kind, row in self.rows.items() if self._taken[kind] < len(row)}


_GIVEN: ContextVar[Given | None] = ContextVar("given", default=None)


@contextmanager
def as_given(given: Given) -> Generator[None]:
    """Within it, draws come out as given."""
    token = _GIVEN.set(given)
    try:
        yield
    finally:
        _GIVEN.reset(token)
