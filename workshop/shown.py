"""Reading what the simulated Discord shows: the words, pictures and controls of a message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Picture:
    """A picture of a message, with its alt text."""

    name: str
    alt: str
    data: bytes


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a message, nested ones included."""
    for each in components:
        yield each
        yield from walk(each.get("components", []))


def texts(message: Any) -> list[str]:
    """The paragraphs of a message."""
    return [each["content"] for each in walk(message.components) if each["type"] == 10]


def controls(message: Any) -> list[dict[str, Any]]:
    """The buttons and selects of a message."""
    return [each for each in walk(message.components) if each.get("custom_id")]


def pictures(backend: Any, message: Any) -> list[Picture]:
    """The pictures of a message as they were uploaded."""
    found: list[Picture] = []
    for gallery in walk(message.components):
        for item in gallery.get("items", []):
            url = item["media"]["url"]
            data = backend.cdn.get(url)
            found.append(Picture(url.rsplit("/", 1)[-1].split("?")[0], item.get("description") or "", data or b""))
    return found


def posted(backend: Any, channel: int) -> list[Any]:
    """The messages of a channel that everybody sees, oldest first."""
    return [message for _, message in sorted(backend.messages.get(channel, {}).items()) if not message.is_ephemeral]
