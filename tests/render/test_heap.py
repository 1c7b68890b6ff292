"""Memory that pictures took goes back to the system."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from render.parts import heap

STATUS = Path("/proc/self/status")


@pytest.mark.skipif(heap.TRIM is None or not STATUS.exists(), reason="another C library, or another system")
def test_after_some_pictures_what_they_took_goes_back():
    pieces = [np.ones(2**16, np.uint8) for _ in range(1024)]  # 64 MiB, of which the last piece holds all up
    last, before = pieces.pop(), _held()
    pieces.clear()
    for _ in range(heap.EACH):
        heap.tidy()
    assert before - _held() > 32 * 1024
    assert last[0] == 1


def _held() -> int:
    """The memory that this process has now, in KiB."""
    return next(int(line.split()[1]) for line in STATUS.read_text().splitlines() if line.startswith("VmRSS"))
