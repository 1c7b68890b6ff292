"""What effects do with creatures that somebody has to choose for: moved to a place, given up. [RB-518 RB-1057]"""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Ask, Choice, one_of
from engines.kernel.cards.flow import row
from engines.kernel.event import Event
from engines.kernel.state import END, Procedure, Verdict
from engines.kernel.text import say

from . import geometry
from .board import Board
from .checking import perish
from .entering import slot_options
from .geometry import Slot


class Placing(Procedure, tag="placing", kw_only=True):
    """Creatures are moved to places that the effect's player picks, which is no Move. [RB-518]"""

    seat: int
    ids: tuple[int, ...]
    rank: str = "anywhere"

    steps = ("ask", "placed")

    def _slots(self, g: Board) -> list[Slot]:
        """The places as they are with the creature taken out; those of a rank that it leaves empty are gone."""
        id = g.id_of(self.ids[0])
        ranks = geometry.without(g.s.seats[g.seat_of(id)].ranks, id)
        wanted = {"front": (0,), "rear": (len(ranks) - 1,), "new_rank": (len(ranks),)}.get(self.rank)
        return [slot for slot in geometry.slots(ranks) if wanted is None or slot.rank in wanted]

    def ask(self, g: Board) -> Verdict:
        """Where the next one goes."""
        while self.ids and not (g.still(self.ids[:1]) and self._slots(g)):
            self.ids = self.ids[1:]
        if not self.ids:
            return END
        id = g.id_of(self.ids[0])
        seat = g.seat_of(id)
        ranks = geometry.without(g.s.seats[seat].ranks, id)
        options = slot_options(g, seat, self._slots(g), ranks)
        return Ask(self.seat, "place", one_of(say("rb-ask-place", what=g.name(id)), options), options[0].key,
                   ("RB-518",))  # fmt: skip

    def placed(self, g: Board, slot: Slot) -> Verdict:
        """There it stands."""
        id, self.ids = g.id_of(self.ids[0]), self.ids[1:]
        side = g.seat(g.seat_of(id))
        side.ranks = geometry.joined(geometry.without(side.ranks, id), id, slot)
        g.reshaped()
        g.mark_recent("moved", id)
        g.happen(Event("placed", g.seat_of(id), id), say("rb-log-placed", what=g.name(id)), "RB-518")
        return "ask"


class Sacrificing(Procedure, tag="sacrificing", kw_only=True):
    """A player gives up creatures of their own choice. [RB-1057]"""

    seat: int
    ids: tuple[int, ...]
    n: int
    note: str = ""

    steps = ("ask", "given")

    def ask(self, g: Board) -> Verdict:
        """Which ones."""
        there = g.still(self.ids)
        n = min(self.n, len(there))
        if not n:
            return END
        options = g.options(there)
        default = ",".join(option.key for option in options[:n])
        return Ask(self.seat, "sacrifice", Choice(say("rb-ask-sacrifice", n=n), options, n, n), default, ("RB-328",))

    def given(self, g: Board, ids: Any) -> None:
        """They die."""
        g.bring(self.note, row(ids))
        perish(g, row(ids))
