"""The painter of OWR."""

from .painter import OwrPainter

PAINTER = OwrPainter()
