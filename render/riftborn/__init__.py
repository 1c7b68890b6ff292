"""Pictures of Riftborn Tactics."""

from .painter import RiftPainter

PAINTER = RiftPainter()
