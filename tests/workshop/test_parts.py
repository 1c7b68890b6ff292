"""The page of all parts that pictures are put together from."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from PIL import Image

from render.parts.words import Words
from tests.content import ROOT
from tests.render import checks
from tests.render.rise_views import texts
from workshop.parts import NAMES, page, parts


def test_every_part_has_its_room_and_can_be_read() -> None:
    sheet = page(Words(texts(), "en", NAMES))
    assert not checks.overflowing(sheet)
    assert not checks.colliding(sheet)
    assert not checks.cut(sheet)


def test_the_page_is_written_as_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "parts.png"
    assert parts(Namespace(out=out), ROOT / "data") == 0
    assert Image.open(out).width == 1080
