"""The painter of Rise."""

from .painter import RisePainter

PAINTER = RisePainter()
