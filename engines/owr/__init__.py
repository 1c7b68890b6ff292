"""OWR: creatures in lanes, Souls in Stacks behind them, for two."""

from .rules import RULES

__all__ = ["RULES"]
