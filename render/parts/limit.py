"""Descriptions within a limit: what matters most first, and a word that there is more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


def shortened(text: str, limit: int) -> str:
    """A text with an ellipsis where it goes beyond a limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def deepest(tell: Callable[[int], Iterable[str]], depths: Sequence[int], limit: int, more: str) -> str:
    """What is told at the first depth at which it keeps to a limit; else as much as there is room for at the last."""
    lines: list[str] = []
    for depth in depths:
        lines = list(tell(depth))
        if _length(lines) <= limit:
            break
    return as_many(lines, limit, more)


def as_many(lines: Iterable[str], limit: int, more: str) -> str:
    """As many lines as a limit allows, and `more` where some had to be left out."""
    lines = list(lines)
    if _length(lines) <= limit:
        return "\n".join(lines)
    said: list[str] = []
    room = limit - len(more)
    for line in lines:
        if len(line) + 1 > room:
            break
        said.append(line)
        room -= len(line) + 1
    return "\n".join([*said, more])[:limit]


def _length(lines: Sequence[str]) -> int:
    return sum(map(len, lines)) + len(lines) - 1
