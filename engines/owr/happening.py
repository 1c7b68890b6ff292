"""What is about to come about, and what happens instead of it: destruction, damage, losses of LF; and the check:
whether somebody has lost, what its damage destroys, who has control. [OW-101 OW-102 OW-105 OW-106 OW-529 OW-821 OW-825
OW-832 OW-977 OW-978 OW-981 OW-985]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from engines.kernel.cards import happening
from engines.kernel.cards.flow import Effect
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .board import Board
from .entering import settle_control
from .moving import GiveUp, leave
from .state import CardName


def come_about(g: Board, events: Iterable[Event], note: str = "") -> None:
    """Several things come about at the same moment, unless something happens instead. [OW-106 OW-981]"""
    rows = tuple(each for each in events if each.amount > 0 or each.name == "destroyed")
    if any(happening.shields(g, each) for each in rows):
        g.push(Happening(events=tuple(g.as_objects(each) for each in rows), note=note))
    elif rows:
        commit(g, rows, note)


class Happening(happening.Wishing, tag="happening", kw_only=True):
    """Several things are about to come about: what may happen instead is asked for; what is done instead of something
    follows once the rest has come about. [OW-975 OW-977]"""

    note: str = ""
    effects: tuple[Effect, ...] = ()
    spared: tuple[int, ...] = ()
    """What would have been destroyed, by handle: no check asks after it until that is done."""

    wish_clauses = ("OW-975", "OW-977")

    steps = ("next", "chosen", "ask", "answered", "commit", "instead", "done")

    def found(self, g: Board) -> list[happening.Shield] | None:
        """What could happen instead, if what it is about is there still."""
        subject = self.events[self.at].subject
        return super().found(g) if not subject or g.still((subject,)) else None

    def tell(self, g: Board, shield: happening.Shield) -> None:
        """It is told of nobody."""
        g.happen(Event("replaced"), g.text("log-instead", card=CardName(shield.card)), "OW-977")

    def averted(self, event: Event) -> None:
        """Its subject is spared."""
        self.spared = (*self.spared, event.subject)

    def then(self, g: Board, effect: Effect) -> None:
        """Something is done later."""
        self.effects = (*self.effects, effect)

    def commit(self, g: Board) -> None:
        """What is left comes about."""
        there = [each for each in self.left if not each.subject or g.still((each.subject,))]
        rows = [structs.replace(each, subject=g.id_of(each.subject), other=g.id_of(each.other)) for each in there]
        commit(g, rows, self.note)

    def instead(self, g: Board) -> None:
        """Then what is done instead, in the order in which it was chosen."""
        for effect in reversed(self.effects):
            g.push(effect)

    def done(self, g: Board) -> None:
        """Whoever was spared is looked at again. [OW-825]"""
        g.s.dirty = True


def commit(g: Board, events: Sequence[Event], note: str = "") -> None:
    """Several things come about together: damage is dealt, LF is lost, what is destroyed leaves. [OW-106 OW-832]"""
    for event in (hurt := [each for each in events if each.name == "damaged"]):
        _hurt(g, event)
    losses = [each for each in events if each.name == "lf_lost" and each.seat is not None]
    lost = [each for each in losses if lose_lf(g, each.seat or 0, each.amount, each.kind, each.other)]
    doomed = {each.subject: each for each in events if each.name == "destroyed"}
    if doomed:
        leave(g, tuple(doomed), destroyed=doomed)
    g.bring(note, doomed or [each.subject for each in (*hurt, *lost)])


def _hurt(g: Board, event: Event) -> None:
    """Damage is dealt to a creature. [OW-821 OW-823]"""
    if event.kind == "effect" or g.option("battle_damage") == "marked":
        g.edit(event.subject).damage += event.amount  # type: ignore[union-attr]
        g.s.hit[event.subject] = (event.kind, g.handle(event.other) if event.other else 0)
    text = say("ow-log-damaged", what=g.name(event.subject), n=event.amount, on=g.damage_on(event.subject))
    g.depict(event, text, "OW-821" if event.kind == "battle" else "OW-823")


def lose_lf(g: Board, seat: int, n: int, how: str, source: int = 0) -> bool:
    """A player loses LF, never more than there is: whether any. [OW-104 OW-112]"""
    n = min(n, g.s.seats[seat].lf)
    if n <= 0:
        return False
    side = g.seat(seat)
    side.lf -= n
    g.s.stirred = True
    clause = {"direct": "OW-802", "recoil": "OW-806", "cost": "OW-115", "set": "OW-114"}.get(how, "OW-104")
    text = say("ow-log-lf-lost", who=SeatName(seat), n=n, left=side.lf, how=how)
    g.depict(Event("lf_lost", seat, other=source, amount=n, kind=how), text, clause)
    return True


def gain_lf(g: Board, seat: int, n: int) -> bool:
    """A player regains LF: whether any. [OW-107]"""
    side = g.s.seats[seat]
    if g.option("lf_cap") != "none":
        n = min(n, int(g.option("lf_cap")) - side.lf)
    if n <= 0:
        return False
    side = g.seat(seat)
    side.lf += n
    text = say("ow-log-lf-restored", who=SeatName(seat), n=n, left=side.lf)
    g.depict(Event("lf_restored", seat, amount=n), text, "OW-107")
    return True


# ---------------------------------------------------------------------------------------------------------- the check

PROTECTS = {"battle": "be_destroyed_in_battle", "effect": "be_destroyed_by_effects"}


def check(g: Board) -> bool:
    """Whether somebody has lost; then control is settled, then everything that its damage destroys is destroyed
    together, until nothing is. It is over, unless something has to be done first. [OW-105 OW-443 OW-825]"""
    s = g.s
    while s.dirty and s.outcome is None:
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        if any(side.lf <= 0 for side in s.seats):
            g.end_with([seat for seat, side in enumerate(g.s.seats) if side.lf > 0], "OW-101", "OW-102")
            return True
        depth = len(s.agenda)
        settle_control(g)
        if len(s.agenda) > depth:
            s.dirty = True
            return False
        dying = [id for id in g.all_creatures() if (g.creature(id).damage or id in s.hit) and is_dying(g, id)]
        if dying:  # something else happens just now to whom it spares
            spared = g.still(tuple([handle for each in g.below(Happening) for handle in each.spared]))
            dying = [id for id in dying if id not in spared]
        if dying:
            come_about(g, [_fall(g, id) for id in dying])
        elif burdened := [id for id in g.all_creatures() if (n := len(g.creature(id).weapons)) and n > g.slots(id)]:
            g.push(GiveUp(host=g.handle(burdened[0])))
        if len(s.agenda) > depth:
            return False
    return True


def _fall(g: Board, id: Id) -> Event:
    """The destruction of a creature that its damage destroys: by what dealt it the last of that damage, or by nothing
    where only its DEF has changed. [OW-823 OW-825]"""
    cause, source = g.s.hit.get(id, ("none", 0))
    return Event("destroyed", g.seat_of(id), id, g.id_of(source), 0, cause)


def is_dying(g: Board, id: Id) -> bool:
    """Whether a creature's damage destroys it. [OW-529 OW-825 OW-826]"""
    damage = g.creature(id).damage
    if not damage or g.stat(id, "def") > damage:
        g.s.hit.pop(id, None)
        return False
    return not is_safe(g, id, g.s.hit.get(id, ("none", 0))[0])


def is_safe(g: Board, id: Id, cause: str) -> bool:
    """Whether something can't be destroyed so. [OW-978]"""
    return g.forbidden("be_destroyed", id) or cause in PROTECTS and g.forbidden(PROTECTS[cause], id)
