"""Fair chance: every shuffle, toss and roll is drawn from a keyed counter that anyone can check afterwards.

When a match opens, a hash of its secret is published (`commitment`). Each seat adds a word. The key of the match is
made of both and never changes (`match_key`). When the match ends the secret is published, and every draw can be made
again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

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


def _salt(match: str) -> bytes:
    return blake2b(match.encode(), digest_size=16).digest()


def draw(key: bytes, counter: int, n: int, label: str) -> tuple[int, int]:
    """A number from 0 to n - 1, every one as likely, and the counter after it.

    Words too large to be shared out evenly are thrown away, so the counter may move by more than one.
    """
    limit = _WORD - _WORD % n
    data = label.encode()
    while True:
        word = int.from_bytes(blake2b(counter.to_bytes(8, "big") + data, digest_size=8, key=key).digest(), "big")
        counter += 1
        if word < limit:
            return word % n, counter


class Stream:
    """Chance outside a match's own stream: for house players, samples and tests. `randrange` as `random.Random` has it."""

    def __init__(self, seed: str | bytes):
        self._key = blake2b(seed.encode() if isinstance(seed, str) else seed, digest_size=32).digest()
        self._counter = 0

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1."""
        value, self._counter = draw(self._key, self._counter, n, "")
        return value

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in a drawn order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.randrange(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
