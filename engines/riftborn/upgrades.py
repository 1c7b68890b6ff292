"""How saves of Riftborn come up from older forms. [see `engines.kernel.saves`]"""

from __future__ import annotations

from engines.kernel.saves import Document

CARD, LENT = "c", 5
"""The mark of a card that stands in no formation, and the place of its field that is new: whether it is lent;"""
RETURNED, NAME = 19, 23
"""of a creature the places of its UNDEATH used up, and of what card it is."""


def undeath_by_source(document: Document) -> None:
    """From form 1: used UNDEATH were counted; each is known by what it is of, those that were used as printed."""
    state = document["state"]
    for thing in (*state["things"], *state.get("gone", {}).values()):
        if thing is None:
            continue
        if thing[0] == CARD:
            thing.insert(LENT, False)
        else:
            thing[RETURNED] = [thing[NAME]] * thing[RETURNED]
