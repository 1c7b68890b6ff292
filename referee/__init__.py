"""What a referee does, with no Discord in it: matches, seats, clocks, standing orders, notices and decks."""

from .library import Library
from .model import MatchInfo, Notice, Person, Player, Position
from .referee import Referee

__all__ = ["Library", "MatchInfo", "Notice", "Person", "Player", "Position", "Referee"]
