"""A message as Arbiter writes all of them: one container of Components V2 with text, a picture and rows of controls."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from discord import ui

from .limits import ALT, COMPONENTS, ROW, TEXT, fit

COLOUR = 0x5B7FA6
"""The line at the left of every message of Arbiter's."""


Row = Sequence[ui.Item[Any]]
"""Up to five buttons, or one select."""


class Bytes(io.BytesIO):
    """What is uploaded. discord.py puts a `close` of its own on a file, and the old one back when it has been sent:
    bytes would be in a circle with themselves, and stay for long."""

    def close(self) -> None:
        """Nothing: it may have to be sent again."""

    def __setattr__(self, name: str, value: Any) -> None:
        """Nothing: `close` stays as it is."""


@dataclass(frozen=True)
class Shown:
    """A file to upload, mostly a picture: its bytes, its file name, its alt text."""

    data: bytes
    name: str
    alt: str

    def file(self) -> discord.File:
        """The upload; a new one every time, as a file can be sent once only."""
        return discord.File(Bytes(self.data), filename=self.name, description=fit(self.alt, ALT))


@dataclass(frozen=True)
class Content:
    """What a message says, shows and offers.

    `texts` are paragraphs (None and "" are left out), `rows` are buttons (up to five a row) or one select.
    """

    texts: Sequence[str | None] = ()
    pictures: Sequence[Shown] = ()
    rows: Sequence[Row] = ()
    after: Sequence[str | None] = field(default_factory=tuple[str | None, ...])
    """Paragraphs below the picture."""
    papers: Sequence[Shown] = ()
    """Files to download."""
    asks: bool = False
    """Whether it is a board whose second paragraph says who is to answer."""

    def view(self) -> ui.LayoutView:
        """The message's components. Text beyond Discord's limit is cut from its longest paragraph."""
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=COLOUR)
        before, below = _fitted([t for t in self.texts if t], [t for t in self.after if t])
        for text in before:
            container.add_item(ui.TextDisplay(text))
        for picture in self.pictures:  # each stands alone: Discord crops what shares a gallery
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{picture.name}", description=fit(picture.alt, ALT) or None)
            container.add_item(gallery)
        for text in below:
            container.add_item(ui.TextDisplay(text))
        for paper in self.papers:
            container.add_item(ui.File(f"attachment://{paper.name}"))
        for row in self.rows:
            if row:
                container.add_item(ui.ActionRow(*row))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        assert view.total_children_count <= COMPONENTS
        return view

    def without_controls(self) -> Content:
        """The same message with nothing to click."""
        return replace(self, rows=(), papers=())

    def remembered(self) -> Content:
        """What an edit needs of it, when it has been sent, to take its controls off: of pictures their names and words,
        not the uploads."""
        return replace(self.without_controls(), pictures=[replace(each, data=b"") for each in self.pictures])

    def files(self) -> list[discord.File]:
        """The uploads that go with the view."""
        return [each.file() for each in (*self.pictures, *self.papers)]


def in_rows(buttons: Sequence[ui.Item[Any]]) -> list[Row]:
    """Buttons in rows of five."""
    return [buttons[n : n + ROW] for n in range(0, len(buttons), ROW)]


def _fitted(before: list[str], below: list[str]) -> tuple[list[str], list[str]]:
    texts = [*before, *below]
    excess = sum(map(len, texts)) - TEXT
    if excess > 0:
        longest = max(range(len(texts)), key=lambda n: len(texts[n]))
        texts[longest] = fit(texts[longest], max(1, len(texts[longest]) - excess))
    return texts[: len(before)], texts[len(before) :]
