"""Raise, Rise & Die: two who came back from the dead, and the souls that they fight with."""

from .rules import RULES

__all__ = ["RULES"]
