"""The games at hand: every folder of `engines` that exports `RULES`. There is no list to edit."""

from __future__ import annotations

import functools
import importlib
import pkgutil

import engines

from .rules import Rules


@functools.cache
def games() -> dict[str, Rules]:
    """Every game, by its id, in alphabetical order."""
    found: dict[str, Rules] = {}
    for module in sorted(pkgutil.iter_modules(engines.__path__), key=lambda each: each.name):
        if module.ispkg and module.name != "kernel":
            rules = getattr(importlib.import_module(f"engines.{module.name}"), "RULES", None)
            if isinstance(rules, Rules):
                found[rules.id] = rules
    return found
