"""Riftborn Tactics (Blitz): two formations without a grid, face to face, for two."""

from .rules import RULES

__all__ = ["RULES"]
