"""Rizontical: a tactical duel on an 8x8 board, after the rulebook version 0.9."""

from .rules import RULES

__all__ = ["RULES"]
