"""Memory that pictures took, and that nobody needs any more, goes back to the system."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from itertools import count

EACH = 40
"""After so many pictures."""
_drawn = count(1)


def _found() -> Callable[[int], int] | None:
    """How glibc gives back what it keeps; another C library may do so by itself."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None


TRIM = _found()


def tidy() -> None:
    """A picture was drawn; after some, what is kept of them in pieces too small for the next ones is given back."""
    if TRIM is not None and next(_drawn) % EACH == 0:
        TRIM(0)
