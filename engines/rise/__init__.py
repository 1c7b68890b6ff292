"""Rise: Summoners, Creatures and Doors, coins and Diseases, for two to four players."""

from .rules import RULES

__all__ = ["RULES"]
