"""Discord's limits, by name, and cutting a text to one of them."""

from __future__ import annotations

LABEL = 80
"""Characters of a button's label."""
CUSTOM_ID = 100
"""Characters of a component's custom id."""
OPTIONS = 25
"""Options of a select, choices of an autocomplete, options of a command."""
OPTION = 100
"""Characters of a select option's label, value or description, and of an autocomplete choice."""
PLACEHOLDER = 150
"""Characters of a select's placeholder."""
COMPONENTS = 40
"""Components of a message, nested ones counted."""
TEXT = 4000
"""Characters of all text displays of a message together."""
ALT = 1024
"""Characters of a picture's description."""
ROW = 5
"""Buttons in a row."""
EDITABLE_SECONDS = 3600
"""How old a message may be before editing it has a limit of its own."""


def pages(text: str, limit: int) -> list[str]:
    """A text in pages of at most `limit` characters, broken between its paragraphs, or between the lines of one that
    fills more than a page."""
    made = [""]
    for paragraph in text.split("\n\n"):
        between = "\n\n"
        for piece in [paragraph] if len(paragraph) <= limit else paragraph.split("\n"):
            longer = f"{made[-1]}{between}{piece}" if made[-1] else piece
            if len(longer) <= limit:
                made[-1] = longer
            else:
                made.append(fit(piece, limit))
            between = "\n"
    return made


def fit(text: str, limit: int) -> str:
    """The text, cut to at most `limit` characters, with an ellipsis where something is missing."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
