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


def fit(text: str, limit: int) -> str:
    """The text, cut to at most `limit` characters, with an ellipsis where something is missing."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
