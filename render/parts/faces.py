"""What stands on a card, as painters are given it: they know no card files."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel.face import CardFace, SkillFace

__all__ = ["CardFace", "Faces", "SkillFace"]

Faces = Callable[[str], CardFace]
"""Gives the face of a card by its id."""
