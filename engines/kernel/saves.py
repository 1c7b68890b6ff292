"""Saves: a match as bytes that name their game, the form that they are in and the rules that they are under.

A save in an older form is taken up by the game's `upgrades`, one step after the other. They are plain functions on
plain data, so that none of them depends on what the engine has become since. What the engine has no way to go on with
is refused, and says why; it is never guessed at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .ask import Refused
from .event import Entry
from .text import say

Document = dict[str, Any]
"""A save as plain data: "schema", "game", "rules", "state", "story"."""

Upgrade = Callable[[Document], None]
"""What takes a save from one form to the next, in place. Where the rules have changed and a match may go on under the
new ones, it puts their version under "rules" as well; where it may not, it raises `CannotGoOn`."""

S = TypeVar("S")


class CannotGoOn(Refused):
    """A save with which this version can't go on; the text says why."""


class Header(Struct):
    """What a save says of itself."""

    schema: int
    game: str
    rules: str


class Saved(Header, Generic[S], forbid_unknown_fields=True):
    """A save: the state of a match, and what happened since the last decision that was not a response."""

    state: S
    story: list[Entry]


_header = msgspec.msgpack.Decoder(Header)


def opening(header: Header) -> bytes:
    """What the bytes of a save with such a header begin with: the mark of a mapping of all its fields, then these."""
    return bytes([0x80 | len(Saved.__struct_fields__)]) + msgspec.msgpack.encode(header)[1:]


def header(snapshot: bytes) -> Header:
    """What a save says of itself.

    Raises:
        msgspec.DecodeError: it is no save.
    """
    try:
        return _header.decode(snapshot)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(f"it is no save: {error}") from None


def check(found: Header, wanted: Header) -> None:
    """Refuse what no upgrade can take up.

    Raises:
        CannotGoOn: it is of another game, or of a form that a later version made.
        msgspec.DecodeError: no form has such a number.
    """
    if found.game != wanted.game:
        raise CannotGoOn(say("save-game", saved=found.game, here=wanted.game))
    if found.schema > wanted.schema:
        raise CannotGoOn(say("save-newer", saved=found.schema, here=wanted.schema))
    if found.schema < 1:
        raise msgspec.DecodeError(f"no save has the form {found.schema}")


def upgraded(snapshot: bytes, wanted: Header, upgrades: Sequence[Upgrade]) -> bytes:
    """A save in today's form (`wanted`). `upgrades` are the steps from each form to the next, the first from form 1.

    Raises:
        CannotGoOn: there is no way to go on with it.
        msgspec.DecodeError: it is no save.
    """
    found = header(snapshot)
    check(found, wanted)
    document: Document = msgspec.msgpack.decode(snapshot)
    for upgrade in upgrades[found.schema - 1 :]:
        upgrade(document)
        document["schema"] += 1
    if document["rules"] != wanted.rules:
        raise CannotGoOn(say("save-rules", saved=document["rules"], here=wanted.rules))
    return msgspec.msgpack.encode(document)
