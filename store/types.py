"""Column types that mean the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from isal import isal_zlib
from sqlalchemy import BigInteger, Dialect, Integer, LargeBinary, Text
from sqlalchemy.types import TypeDecorator

Key = BigInteger().with_variant(Integer(), "sqlite")
"""A number given by the database (SQLite counts up in plain integers only)."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


class Instant(TypeDecorator[datetime]):
    """A moment, kept as milliseconds since 1970 (UTC), so that moments can be shifted by arithmetic in SQL."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Milliseconds of a moment; one without a time zone is a bug."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return (value - EPOCH) // MILLISECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """The moment, in UTC."""
        return None if value is None else EPOCH + value * MILLISECOND


class Span(TypeDecorator[timedelta]):
    """A length of time, kept as milliseconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:
        """Milliseconds of a length of time."""
        return None if value is None else value // MILLISECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> timedelta | None:
        """The length of time."""
        return None if value is None else value * MILLISECOND


class Document(TypeDecorator[Any]):
    """Plain data (dicts, lists, texts, numbers) kept as JSON text. What it means is the referee's business."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """JSON, with the keys as they stand."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The data."""
        return None if value is None else msgspec.json.decode(value)


_ISAL: Any = isal_zlib
DEFLATE: Callable[[bytes, int], bytes] = _ISAL.compress
INFLATE: Callable[[bytes], bytes] = _ISAL.decompress
OPEN = 64
"""So many bytes of what is packed stay as they are."""


class Packed(TypeDecorator[bytes]):
    """Bytes kept deflated, but for their beginning, by which they can still be compared in SQL."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        """The bytes as they are kept."""
        return None if value is None else packed(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        """The bytes."""
        return None if value is None else unpacked(value)


def packed(content: bytes) -> bytes:
    """Bytes as a column that is `Packed` keeps them."""
    return content[:OPEN] + DEFLATE(content[OPEN:], 1) if len(content) > OPEN else content


def unpacked(kept: bytes) -> bytes:
    """Bytes as they were before they were packed."""
    return kept[:OPEN] + INFLATE(kept[OPEN:]) if len(kept) > OPEN else kept


def milliseconds(time: timedelta) -> int:
    """A length of time as a `Span` or `Instant` counts it."""
    return time // MILLISECOND
