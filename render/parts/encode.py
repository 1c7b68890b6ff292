"""Writing a picture as bytes: PNG without loss, fast.

Rows are left unfiltered, which suits flat colours, and ISA-L deflates them: on a board picture of 1080 x 1350 pixels
that takes a seventh of what Pillow's writer takes and makes no larger a file.
"""

from __future__ import annotations

import struct
from zlib import crc32

import numpy as np
from isal import isal_zlib
from numpy.typing import NDArray

LEVEL = 1


def png(rows: NDArray[np.uint8]) -> bytes:
    """A PNG file of rows of RGB pixels, each row with a 0 before it (see `paint.rows`)."""
    height, width = rows.shape[0], rows.shape[1] // 3
    header = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    body = isal_zlib.compress(rows, LEVEL)  # pyright: ignore[reportUnknownMemberType]
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc32(kind + content))
