"""Here databases are empty at first, and every store is laid out step by step."""

from __future__ import annotations

import pytest


@pytest.fixture
def url(empty_url: str) -> str:
    """The address of an empty database, of each kind in turn."""
    return empty_url
