"""The check: who has lost, which creatures are dead, what has come to its end; and what follows an event: what it set
off is carried out, then TRICK cards whose condition it met. [RB-239 RB-611 RB-612 RB-643 RB-663 RB-1040 RB-1051 to
RB-1057 RB-1111 RB-1112 RB-1114 RB-1201 to RB-1204]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engines.kernel.cards import following
from engines.kernel.cards.lasting import GOOD
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Word, say

from .board import Board
from .damage import gain_xp, turn_up
from .entering import settle_control
from .moving import break_up, leave, relocate
from .state import CardName
from .tricks import Springing


def check(g: Board) -> None:
    """Whether somebody has lost, having no life left; then all creatures found dead die together, until none is. While
    damage is being dealt and answered, deaths wait. [RB-611 RB-1201 RB-1203 RB-1204]"""
    s = g.s
    while s.dirty and s.outcome is None:
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        if s.seats[0].life <= 0 or s.seats[1].life <= 0:
            g.end_with([seat for seat, side in enumerate(s.seats) if side.life > 0], "RB-1201", "RB-1204")
            return
        if holds(g):
            continue
        if dead := g.dead():
            perish(g, dead)
            continue
        s.hit = {}
        _clear_away(g)
        if g.displaced() and settle_control(g):
            s.dirty = True  # once it stands there, all is looked at anew
            return


def holds(g: Board) -> bool:
    """Whether deaths wait, for damage that is still being dealt or answered. [RB-609 RB-611]"""
    for each in g.s.agenda:
        if each.holds:
            return True
    return False


def perish(g: Board, ids: Sequence[Id]) -> None:
    """Creatures die; UNDEATH brings one back that has any left. [RB-1051 to RB-1057 RB-1113]"""
    dying: list[Id] = []
    for id in ids:
        if g.undeaths(id):
            _revive(g, id)
        else:
            dying.append(id)
    payers = [_payer(g, id) for id in dying]
    values = [g.card_of(id).xp for id in dying]
    leave(g, dying, dies=True)
    for payer, n in zip(payers, values, strict=True):
        if payer is not None:
            gain_xp(g, payer, n, "kill", "RB-607")


def _revive(g: Board, id: Id) -> None:
    """It returns to life, where it stands, with one Damage token less than would kill it. [RB-1051 RB-1055 RB-1056]"""
    turn_up(g, id)
    thing: Any = g.edit(id)
    thing.returned += (g.undeaths(id)[0],)
    thing.damage = max(0, g.max_health(id) - 1)
    g.stale()
    g.informed = True
    g.mark_recent("revived", id)
    g.occur(Event("revived", thing.controller, id), say("rb-log-revived", what=g.name(id), n=thing.damage), "RB-1051")


def _payer(g: Board, id: Id) -> int | None:
    """Who gains Experience for a creature that dies: whose attack killed it; by option the active player for every
    enemy. [RB-607 RB-608 RB-615 RB-943]"""
    attack = g.attack_under_way()
    if attack is not None and g.handle(id) in attack.victims:
        return attack.seat
    anyhow = g.option("kill_xp") == "any_on_your_turn" and g.seat_of(id) != g.s.active
    return g.s.active if anyhow else None


def _clear_away(g: Board) -> None:
    """Weapons without a use left break; Spells whose effect is over go to the Discard pile. [RB-239 RB-643]"""
    for side in g.s.seats:
        for id in side.weapons:
            if not g.thing(id).left and g.attack_under_way() is None:
                break_up(g, id)
        if side.waiting:
            relocate(g, [id for id in side.waiting if not lasts(g, id)], "discard")


def lasts(g: Board, id: Id) -> bool:
    """Whether an effect of a Spell is still to come, is under way, or lasts. [RB-239]"""
    this = g.handle(id)
    waits = [*g.s.heard, *g.s.agenda]
    for frame in g.s.agenda:
        waits += [*getattr(frame, "queue", ()), *getattr(frame, "fresh", ())]
    lasting = any(each.this == this and each.until != GOOD for each in g.s.lasting)
    return lasting or any(getattr(each, "this", 0) == this for each in waits)


# ------------------------------------------------------------------------------------------------------ what follows

REGEN = "kw:REGEN"


class Following(following.Following, tag="following", kw_only=True):
    """What was set off, one after another: of what came together the active player's first, REGEN before all else; new
    ones join the end. [RB-308 RB-1111 RB-1112 RB-1114]"""

    kind: ClassVar[str] = "trigger_order"
    order_clause: ClassVar[str] = "RB-1111"
    loop_clause: ClassVar[str] = "RB-1114"
    loop_limit: ClassVar[int] = 1000

    def grouped(self, own: Sequence[Heard]) -> list[tuple[Heard, ...]]:
        """Card by card, each card's own in the order printed. [RB-1101]"""
        cards: dict[int, tuple[Heard, ...]] = {}
        for each in own:
            cards[each.this] = (*cards.get(each.this, ()), each)
        return list(cards.values())

    def differ(self, own: Sequence[Heard]) -> bool:
        """Where several cards do different things. [RB-1111]"""
        return len({each.this for each in own}) > 1 and len({sort_of(each) for each in own}) > 1

    def called(self, g: Board, each: Heard) -> Word:
        """A card by its place, if it is still there."""
        id = g.there(each.this)
        return g.name(id) if id else CardName(each.card)

    def begun(self, g: Board, each: Heard) -> None:
        """It is told which card it is. [RB-1112]"""
        text = say("rb-log-triggers", what=self.called(g, each))
        g.happen(Event("triggered", each.seat, g.id_of(each.this)), text, "RB-1112")

    def gather(self, g: Board) -> Verdict:
        """What has come; who lies face-down turns up for it. [RB-979]"""
        check(g)
        heard = g.s.heard
        first = [each for each in heard if each.where.startswith(REGEN)] or heard
        g.s.heard = [each for each in heard if each not in first]
        for each in first:
            id = g.there(each.this)
            if g.stands(id):
                turn_up(g, id)
        self.fresh = tuple(first)
        return None

    def next(self, g: Board) -> Verdict:
        """The next one is carried out; then whatever that has set off is gathered."""
        if self.queue:
            super().next(g)
            return "gather"
        g.s.dirty = True  # a Spell that waited for the last of these is over
        return "gather" if g.s.heard else END


def sort_of(each: Heard) -> str:
    """What is set off: the ability, whoever has it."""
    where = each.where.partition("#")[0]
    return where if where.startswith("kw:") else f"{each.card} {where} {each.at}"


class Aftermath(Procedure, tag="aftermath"):
    """An event is complete: the check, what it set off, then TRICK cards, until nothing is left. [RB-1040]"""

    steps = ("check", "follow", "spring")

    def check(self, g: Board) -> Verdict:
        """Who is dead."""
        check(g)
        return None if g.s.heard or g.s.sprung or g.s.dirty else END

    def follow(self, g: Board) -> None:
        """What was set off. [RB-1112]"""
        if g.s.heard:
            g.push(Following())

    def spring(self, g: Board) -> Verdict:
        """TRICK cards. [RB-1040]"""
        if g.s.heard or g.s.dirty and g.s.outcome is None:
            return "check"
        if not g.s.sprung:
            return END
        g.push(Springing())
        return "check"


def settle(g: Board) -> None:
    """An event is complete: what follows it is carried out, if there can be anything. [RB-1040]"""
    if g.s.dirty or g.s.heard or g.s.sprung:
        g.push(Aftermath())
