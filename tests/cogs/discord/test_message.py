"""Messages: what is uploaded with them."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from cogs.discord.message import Shown


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Python looks for no circles meanwhile."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
def test_a_picture_that_was_sent_is_not_kept():
    file = Shown(b"picture", "board.png", "A board").file()
    bytes = weakref.ref(file.fp)
    file.close()
    del file
    assert bytes() is None


def test_a_picture_is_sent_once_more_if_discord_wants_it_again():
    file = Shown(b"picture", "board.png", "A board").file()
    assert file.fp.read() == b"picture"
    file.fp.close()
    file.reset(seek=1)
    assert file.fp.read() == b"picture"
