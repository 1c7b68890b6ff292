"""Attacks: declared, answered, fought. [OW-801 to OW-835]"""

from __future__ import annotations

from typing import Any

from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say

from .board import Board
from .happening import check, come_about, is_safe
from .items import Line, reveal
from .responses import Responses
from .state import cell_ref


class Attack(Procedure, tag="attack", kw_only=True):
    """An attack on the lane opposite. [OW-801 OW-814 to OW-819]"""

    seat: int
    attacking: int
    """By handle."""
    lane: int
    stamp: int
    defending: int = 0
    declared: Event | None = None
    cancelled: bool = False
    begun: bool = False
    over: bool = False
    sort: str = "attack"
    card: str = ""
    source: Id = 0
    method: str = ""
    base: int = 0
    """Where what was set off begins that is of this attack."""

    steps = ("declare", "window", "fix", "turned", "compare", "settle", "end", "after")

    @property
    def waits(self) -> bool:
        """Whether it is under way."""
        return not self.over

    @property
    def this(self) -> int:
        """The attacker, as the object that it is."""
        return self.attacking

    @property
    def aims(self) -> tuple[int, ...]:
        """The creature attacked, once that is fixed."""
        return (self.defending,) if self.defending else ()

    def text(self, g: Board) -> Text:
        """What it is, in words for everybody."""
        return say("ow-item-attack", what=g.name(self.attacking), lane=self.lane + 1)

    def declare(self, g: Board) -> None:
        """It is announced, and used up; what that sets off does not wait for the battle. [OW-810 OW-814 OW-818]"""
        id = self.source
        self.base = len(g.s.heard)
        attacker: Any = g.edit(id)
        attacker.attacks += 1
        defender = g.in_lane(1 - self.seat, self.lane)
        g.mark_recent("attack_declared", id, cell_ref(1 - self.seat, self.lane))
        text = say("ow-log-attacks", who=SeatName(self.seat), what=g.name(id), lane=self.lane + 1)
        kind = "creature" if defender else "direct"
        known = g.occur(Event("attack_declared", self.seat, id, defender, kind=kind), text, "OW-814")
        if (down := g.veiled(id)) or g.s.heard[self.base :]:
            g.push(Line(base=self.base))
        if down:
            reveal(g, id, "player")
        self.declared = known

    def window(self, g: Board) -> None:
        """Players may respond before anything is turned up or compared. [OW-814]"""
        events = (self.declared,) if self.declared is not None else ()
        g.push(Responses(kind="attack", seat=self.seat, events=events, stamp=self.stamp))

    def fix(self, g: Board) -> Verdict:
        """The defender is whatever stands in the lane now; face-down it is turned up, with the bonus of its lane, and
        its Reveal effect comes first. A direct attack takes LF: as much as the attacker has ATK.
        [OW-802 OW-812 OW-813 OW-815 OW-816 OW-818 OW-833 OW-862]"""
        self.begun = True
        g.stale()
        if self.cancelled or not self._stands(g, self.attacking, self.seat):
            return self._ends(g)
        defender = g.in_lane(1 - self.seat, self.lane)
        if not defender:
            n = g.stat(self.source, "atk")
            come_about(g, [Event("lf_lost", 1 - self.seat, other=self.source, amount=n, kind="direct")])
            return "end"
        self.defending = g.handle(defender)
        if g.veiled(defender):
            g.push(Line(base=len(g.s.heard)))
            reveal(g, defender, "attack")
        return None

    def _stands(self, g: Board, handle: int, seat: int) -> bool:
        """Whether a creature still stands in the lane as the same one, face-up. [OW-816 OW-817]"""
        return g.still((handle,)) == (g.in_lane(seat, self.lane),) and not g.veiled(g.id_of(handle))

    def _ends(self, g: Board) -> str:
        g.happen(Event("attack_ended", self.seat, self.source), say("ow-log-attack-ends"), "OW-816")
        return "end"

    def turned(self, g: Board) -> Verdict:
        """What the Reveal effect left. [OW-817]"""
        check(g)
        return self._ends(g) if self.cancelled else None

    def compare(self, g: Board) -> Verdict:
        """Each ATK against what is left of the other's DEF, at once: damage, recoil and destruction are one result.
        [OW-803 to OW-808 OW-817 OW-819 OW-821 OW-822 OW-827]"""
        if not (self._stands(g, self.attacking, self.seat) and self._stands(g, self.defending, 1 - self.seat)):
            return self._ends(g)
        a, d = self.source, g.id_of(self.defending)
        atk, back = g.stat(a, "atk"), g.stat(d, "atk")
        left_a, left_d = g.remaining(a), g.remaining(d)
        text = say("ow-log-battle", a=g.name(a), atk=atk, left=left_a, d=g.name(d), back=back, against=left_d)
        g.mark_recent("battled", a, d)
        g.occur(Event("battled", self.seat, a, d), text, "OW-803")
        events = [
            Event("damaged", 1 - self.seat, d, a, atk, kind="battle"),
            Event("damaged", self.seat, a, d, back, kind="battle"),
        ]
        if atk < left_d and not g.forbidden("recoil", a):
            events.append(Event("lf_lost", self.seat, other=a, amount=left_d - atk, kind="recoil"))
        if atk > left_d and g.allows("pierce", a):
            events.append(Event("lf_lost", 1 - self.seat, other=a, amount=atk - left_d, kind="effect"))
        for id, by, dies in ((d, a, atk >= left_d), (a, d, back >= left_a)):
            if dies and not is_safe(g, id, "battle"):
                events.append(Event("destroyed", g.seat_of(id), id, by, kind="battle"))
        come_about(g, events)
        return None

    def settle(self, g: Board) -> None:
        """The check on its result, with all that was granted for it. [OW-444 OW-825]"""
        check(g)

    def end(self, g: Board) -> None:
        """What was granted for this battle stops; then the check. [OW-444]"""
        self.over = True
        g.stale()
        g.end("battle")
        check(g)

    def after(self, g: Board) -> Verdict:
        """What it set off comes next. [OW-961]"""
        g.push(Line(base=self.base))
        return END


def attack(g: Board, id: Id) -> None:
    """A creature attacks the lane opposite. [OW-429 OW-831]"""
    thing = g.creature(id)
    g.push(Attack(seat=thing.controller, attacking=g.handle(id), lane=thing.lane, stamp=g.next_stamp(), source=id,
                  card=thing.card))  # fmt: skip
