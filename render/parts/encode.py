"""Writing a picture as bytes: PNG without loss, fast, strip by strip.

Rows are left unfiltered, which suits flat colours, and ISA-L deflates them: on a board picture of 1080 x 1350 pixels
that takes a seventh of what Pillow's writer takes and makes no larger a file. A strip of the picture is deflated by
itself and is whole bytes, so that one which did not change is put into the next file as it is.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any, NamedTuple, cast
from zlib import crc32

import numpy as np
from isal import isal_zlib
from numpy.typing import NDArray

LEVEL = 1
_ADLER = 65521


class Strip(NamedTuple):
    """Some rows of a picture as a PNG file has them: a chunk with the rows deflated, the checksum of the rows, their
    length."""

    chunk: bytes
    adler: int
    length: int


def strip(rows: NDArray[np.uint8]) -> Strip:
    """Rows of RGB pixels, each with a 0 before it, as a strip of a picture."""
    zlib = cast(Any, isal_zlib)
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    body: bytes = deflate.compress(rows) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Strip(_chunk(b"IDAT", body), zlib.adler32(rows), rows.nbytes)


def png(width: int, height: int, strips: Iterable[Strip]) -> bytes:
    """A PNG file of strips, from the top down."""
    parts = [
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)),
        _chunk(b"IDAT", b"\x78\x01"),
    ]
    adler = 1
    for each in strips:
        parts.append(each.chunk)
        adler = _joined(adler, each.adler, each.length)
    parts += [_chunk(b"IDAT", b"\x03\x00" + struct.pack(">I", adler)), _chunk(b"IEND", b"")]
    return b"".join(parts)


def _joined(one: int, other: int, length: int) -> int:
    """The Adler-32 checksum of two runs of bytes from those of each, `length` being that of the second."""
    low = (one & 0xFFFF) + (other & 0xFFFF) - 1
    high = (one >> 16) + (other >> 16) + length * ((one & 0xFFFF) - 1)
    return (high % _ADLER) << 16 | low % _ADLER


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc32(kind + content))
