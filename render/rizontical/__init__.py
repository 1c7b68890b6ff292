"""The painter of Rizontical."""

from .painter import RizonticalPainter

PAINTER = RizonticalPainter()
