"""Pictures of Raise, Rise & Die."""

from .painter import RrdPainter

PAINTER = RrdPainter()
