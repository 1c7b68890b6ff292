"""What is where in a running duel, and which object a thing is: slots, cells, zones, distances."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel.cards.marks import Marking
from engines.kernel.cards.objects import MASK, SHIFT
from engines.kernel.state import Id

from .board import DISTANCE, NAMES, SIZE, WALK, WALKED, WITHIN, called
from .state import AnyThing, DuelState, Fighter, Token


class Standing(Marking[DuelState]):
    """A duel of Rizontical: who and what stands and lies where."""

    first_id: ClassVar[Id] = 64
    """Things are numbered from 64 up; 1 and 2 are the players, the numbers below 0 the cells (see `board.called`)."""

    def option(self, id: str) -> str:
        """The value of a house option."""
        return self.s.options.get(id) or self.rules.defaults[id]

    def in_play(self, id: Id) -> bool:
        """Whether a thing is in play: a deployed Fighter, a Power on a slot, a token on the board; by a handle, whether
        it still is that object. [RZ-316]"""
        if id > MASK:
            return any(map(self.in_play, self.still((id,))))
        thing = self.s.things[id]
        return thing is not None and thing.in_play

    def known(self, id: Id) -> AnyThing:
        """A thing as it is, or as it was when it left play; by a handle, as that object is or was. [RZ-1612]"""
        if id > MASK:
            now, then = self.s.things[id & MASK], self.s.gone.get(id & MASK)
            if now.since == id >> SHIFT:
                return now
            return then if then is not None and then.since == id >> SHIFT else self.known(id & MASK)
        thing = self.s.things[id]
        gone = self.s.gone
        if gone and id in gone and (thing is None or not self.in_play(id)):
            return gone[id]
        return thing

    def fighter(self, id: Id) -> Fighter:
        """A Fighter in play, to read."""
        return self.s.things[id]

    def card_of(self, id: Id) -> Any:
        """The card of something."""
        return self.cards[self.known(id).card]

    def fighters(self, seat: int | None = None) -> tuple[Id, ...]:
        """The deployed Fighters by slot, seat A's first on each, or those of one player."""
        found = self.index.get(("fighters", seat))
        if found is None:
            rows = [each.slots for n, each in enumerate(self.s.seats) if seat in (None, n)]
            found = tuple(
                [id for ids in zip(*rows, strict=True) for id in ids if id and self.s.things[id].cell is not None]
            )
            self.index["fighters", seat] = found
        return found

    def summons(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Summons on the board by cell, or those of one player."""
        found = self.index.get(("summons", seat))
        if found is None:
            things = [self.s.things[id] for _, id in sorted(self.s.board.items())]
            found = tuple([each.id for each in things if isinstance(each, Token) and seat in (None, each.owner)])
            self.index["summons", seat] = found
        return found

    def tile_ids(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Tiles on the board by cell, or those of one player."""
        tiles = self.s.tiles
        return (
            tuple([id for _, id in sorted(tiles.items()) if seat in (None, self.s.things[id].owner)]) if tiles else ()
        )

    def powers(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Powers on slots, by slot, seat A's first on each, or those of one player."""
        if seat is not None:
            return tuple(filter(None, self.s.seats[seat].powers))
        mine, theirs = self.s.seats
        return tuple([id for ids in zip(mine.powers, theirs.powers, strict=True) for id in ids if id])

    def facedown(self, seat: int) -> tuple[Id, ...]:
        """A player's Powers that lie face down, set and paid for, by slot."""
        found = self.index.get(("facedown", seat))
        if found is None:
            powers = (self.s.things[id] for id in self.s.seats[seat].powers if id)
            found = self.index["facedown", seat] = tuple(
                each.id for each in powers if each.facedown and not each.pending
            )
        return found

    def cell_of(self, id: int) -> int | None:
        """The cell that something is on (a cell is on itself), or was on when it left play."""
        if id < self.first_id:
            return called(id) if id < 0 else None
        return getattr(self.known(id) if self.s.gone or id > MASK else self.s.things[id], "cell", None)

    def cell_name(self, id: int) -> str | None:
        """The same, as notation names it."""
        cell = self.cell_of(id)
        return None if cell is None else NAMES[cell]

    def entity_at(self, cell: int) -> Id:
        """The Fighter or Summon on a cell, or 0. [RZ-1116]"""
        return self.s.board.get(cell, 0)

    def is_entity(self, id: Id) -> bool:
        """Whether something is a Fighter or a Summon on the board: Tiles and Powers are none. [RZ-1106 RZ-1138]"""
        cell = getattr(self.s.things[id], "cell", None) if id <= MASK else None
        return cell is not None and self.entity_at(cell) == id

    def controller(self, id: Id) -> int:
        """Whose a thing counts as. [RZ-1610]"""
        return self.known(id).controller

    def ally_now(self, seat: int) -> Id:
        """A player's current turn ally: the Fighter on the slot of the running timeline turn, which can change during a
        turn, or 0. [RZ-727 RZ-728 RZ-729]"""
        turn = self.s.turn
        id = self.s.seats[seat].slots[turn] if 0 <= turn < 4 else 0
        return id if id and self.s.things[id].cell is not None else 0

    def distance(self, a: int, b: int) -> int:
        """Cells from one cell to another. [RZ-506]"""
        return (WALK if self.s.options.get("distance") == "orthogonal" else DISTANCE)[a][b]

    def within(self, cell: int, reach: int) -> frozenset[int]:
        """The cells up to so many cells from one, itself left out."""
        return (WALKED if self.s.options.get("distance") == "orthogonal" else WITHIN)[cell][min(reach, 2 * SIZE - 1)]
