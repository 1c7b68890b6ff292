"""What is under way names objects, by construction: whatever keeps the number of a thing while others may act knows the
stamp at which it began. [RZ-316]"""

from __future__ import annotations

import re
from typing import Any

import pytest

from engines.kernel.state import Procedure
from engines.rizontical.lasting import UnderWay

HIDDEN = {
    "search": "what was found is looked for in the deck again",
    "look": "cards of a deck or a hand, which nobody touches between the look and the answer",
}
"""Procedures that keep numbers of cards, and why they may."""


def keeps_ids(procedure: type[Procedure]) -> bool:
    """Whether a procedure has a field that holds the numbers of things."""
    own: dict[str, Any] = procedure.__annotations__
    return any(re.search(r"\bId\b", str(kind)) and not str(kind).startswith("ClassVar") for kind in own.values())


KEEPING = [each for each in Procedure.known if each.__module__.startswith("engines.rizontical") and keeps_ids(each)]


@pytest.mark.parametrize("procedure", KEEPING, ids=lambda each: each.__name__)
def test_what_keeps_the_number_of_a_thing_knows_when_it_began(procedure: type[Procedure]) -> None:
    assert issubclass(procedure, UnderWay) or procedure.__struct_config__.tag in HIDDEN


def test_there_is_enough_that_keeps_numbers() -> None:
    assert len(KEEPING) > 20
    assert {each.__struct_config__.tag for each in KEEPING} >= set(HIDDEN)
