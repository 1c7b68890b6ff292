"""A blow: damage that somebody deals to a creature or a player, and where RELENTLESS takes the rest of it. [RB-602
RB-604 RB-936 to RB-944]"""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.ask import Ask, one_of
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import say

from .board import Board
from .checking import check
from .damage import hurt, strike


class Blow(Procedure, tag="blow", kw_only=True):
    """Damage to a creature, or to a player where there is none (`target` 0); what is left of it once that is killed
    passes on to who stands behind, at last to the player. [RB-936 to RB-941]"""

    seat: int
    source: int
    target: int
    n: int
    kind: str
    magic: bool = False
    passes: bool = False

    steps = ("strike", "choose", "chosen")
    holds: ClassVar[bool] = True

    def strike(self, g: Board) -> Verdict:
        """It is dealt; life is looked at at once. [RB-1203]"""
        source = g.id_of(self.source)
        if not self.target:
            self._add(g, hurt(g, 1 - self.seat, self.n, self.kind, source))
            check(g)
            return END
        found = g.still((self.target,))
        if not found:
            return END
        dealt, self.n = strike(g, found[0], self.n, self.kind, source, magic=self.magic, passes=self.passes)
        self._add(g, dealt, self.target)
        check(g)
        return "choose" if self.n else END

    def _add(self, g: Board, dealt: int, victim: int = 0) -> None:
        """An attack knows what it has dealt in all, and to whom. [RB-607 RB-943 RB-963]"""
        attack = g.attack_under_way()
        if attack is not None and self.kind in ("attack", "weapon"):
            attack.total += dealt
            attack.victims = (*attack.victims, *((victim,) if victim else ()))

    def choose(self, g: Board) -> Verdict:
        """Where the rest goes: to whoever stands behind; of two the controller picks. [RB-937 RB-938]"""
        behind = g.related("behind", g.id_of(self.target))
        if len(behind) < 2:
            return self.chosen(g, behind[0] if behind else 0)
        options = g.options(behind)
        return Ask(self.seat, "passes", one_of(say("rb-ask-passes", n=self.n), options), options[0].key, ("RB-938",))

    def chosen(self, g: Board, id: Id) -> Verdict:
        """There it goes on. [RB-939]"""
        self.target = g.handle(id) if id else 0
        return "strike"
