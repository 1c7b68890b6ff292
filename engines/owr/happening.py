"""What is about to come about, and what happens instead of it: destruction, damage, losses of LF; and the check:
whether somebody has lost, what its damage destroys, who has control. [OW-101 OW-102 OW-105 OW-106 OW-529 OW-821 OW-825
OW-832 OW-977 OW-978 OW-981 OW-985]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from msgspec import structs

from engines.kernel.ask import Ask, Option, one_of, yes_no
from engines.kernel.cards.ability import amount_after
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome, Procedure, Verdict
from engines.kernel.text import CardName as Named
from engines.kernel.text import SeatName, say

from .board import Board
from .entering import settle_control
from .moving import leave
from .state import CardName


class Shield(NamedTuple):
    """What could happen instead of an event, or change its amount: printed on a card, or lasting."""

    key: str
    seat: int
    this: int
    card: str
    where: str
    at: str
    part: Any
    stamp: int = 0
    names: dict[str, Any] = {}


def shields(g: Board, event: Event, used: Sequence[str] = ()) -> list[Shield]:
    """What applies to an event and has not done so yet. [OW-977]"""
    printed = g.index.get("woulds")
    if printed is None:
        printed = g.index["woulds"] = [
            (id, card, ability) for id, card, abilities in g.in_force() for ability in abilities if ability.would
        ]
    lasting = g.lastings("instead")
    if not (printed or lasting):
        return []
    known, found = g.as_objects(event), list[Shield]()
    for id, card, ability in printed:
        if event.name in ability.would.event:
            scope = Scope(g, g.seat_of(id), g.handle(id), known)
            key = f"{id} {card} {ability.where}"
            free = ability.limit is None or g.left(ability.limit, scope.this, ability.where, scope.seat) > 0
            if key not in used and free and ability.would.fits(scope) and (not ability.if_ or ability.if_.holds(scope)):
                found.append(Shield(key, scope.seat, scope.this, card, ability.where, "", ability))
    for each in lasting:
        row, scope = cast(Lasting, each.lasting), each.scope.inside()
        scope.event, key = known, f"~{row.stamp}"
        if key not in used and each.part.concerns(each.subject, event) and each.part.fits(scope):
            at = f"{row.at}.do"
            found.append(Shield(key, row.seat, row.this, row.card, row.where, at, each.part, row.stamp, row.names))
    return found


def come_about(g: Board, events: Iterable[Event], note: str = "") -> None:
    """Several things come about at the same moment, unless something happens instead. [OW-106 OW-981]"""
    rows = tuple(each for each in events if each.amount > 0 or each.name == "destroyed")
    if any(shields(g, each) for each in rows):
        g.push(Happening(events=tuple(g.as_objects(each) for each in rows), note=note))
    elif rows:
        commit(g, rows, note)


class Happening(Procedure, tag="happening", kw_only=True):
    """Several things are about to come about: for each, what happens instead, one thing after another; then all that is
    left comes about together, and what is done instead of the rest follows. [OW-977]"""

    events: tuple[Event, ...]
    note: str = ""
    at: int = 0
    used: tuple[str, ...] = ()
    left: tuple[Event, ...] = ()
    wish: str = ""
    effects: tuple[Effect, ...] = ()
    """What is done instead, once the rest has come about."""
    spared: tuple[int, ...] = ()
    """What would have been destroyed, by handle: no check asks after it until that is done."""

    steps = ("next", "chosen", "ask", "answered", "commit", "instead", "done")

    def _event(self, g: Board) -> Event:
        """The event by the things that it is about, as they are."""
        event = self.events[self.at]
        return structs.replace(event, subject=g.id_of(event.subject), other=g.id_of(event.other))

    def _shields(self, g: Board) -> list[Shield] | None:
        """What could happen instead of the event, or change it now; None if it comes about to nothing any more."""
        event, subject = self._event(g), self.events[self.at].subject
        if subject and not g.still((subject,)) or event.name != "destroyed" and event.amount <= 0:
            return None
        return shields(g, event, self.used)

    def _on(self) -> None:
        self.at, self.used, self.wish = self.at + 1, (), ""

    def next(self, g: Board) -> Verdict:
        """The controller of what is affected, or the player affected, picks among several. [OW-977]"""
        while self.at < len(self.events):
            found = self._shields(g)
            if found and len(found) > 1:
                options = [
                    Option(str(n), say("ow-shield", number=n, card=CardName(each.card)), n - 1)
                    for n, each in enumerate(found, 1)
                ]
                event = self._event(g)
                seat = g.seat_of(event.subject) if event.subject else event.seat or 0
                return Ask(seat, "instead", one_of(say("ow-ask-instead"), options), "1", ("OW-977",))
            if found:
                return self._apply(g, found[0])
            if found is not None:
                self.left = (*self.left, self.events[self.at])
            self._on()
        return "commit"

    def chosen(self, g: Board, number: int) -> Verdict:
        """That one first."""
        return self._apply(g, shields(g, self._event(g), self.used)[number])

    def _wished(self, g: Board) -> Shield:
        return next(each for each in shields(g, self._event(g), self.used) if each.key == self.wish)

    def _apply(self, g: Board, shield: Shield) -> Verdict:
        if getattr(shield.part, "may", False) and self.wish != shield.key:
            self.wish = shield.key
            return "ask"
        event, part = self._event(g), shield.part
        self.used = (*self.used, shield.key)
        if shield.stamp:
            g.use_up(next(each for each in g.s.lasting if each.stamp == shield.stamp))
        elif part.limit is not None:
            g.spend(part.limit, shield.this, shield.where, shield.seat)
        changed = part.changed if shield.stamp else part.amount
        g.happen(Event("replaced"), say("ow-log-instead", card=CardName(shield.card)), "OW-977")
        if changed is not None:
            scope = Scope(g, shield.seat, shield.this, g.as_objects(event), shield.names)
            after = amount_after(event.amount, changed[0], changed[1], scope)
            now = structs.replace(self.events[self.at], amount=after)
            self.events = (*self.events[: self.at], now, *self.events[self.at + 1 :])
        else:
            self.spared = (*self.spared, self.events[self.at].subject)
            self._on()
        if part.do_ if shield.stamp else part.do:
            at = shield.at
            if not shield.stamp and part.may:
                at = g.code(shield.card, shield.where).rows[1].label
            effect = Effect(
                seat=shield.seat, this=shield.this, card=shield.card, where=shield.where, event=g.as_objects(event),
                at=at, names=shield.names,
            )  # fmt: skip
            self.effects = (*self.effects, effect)
        return "next"

    def ask(self, g: Board) -> Verdict:
        """Whether its player wishes it. [OW-975]"""
        shield = self._wished(g)
        prompt = say("ow-ask-wish", card=Named(shield.card, "owr"))
        return Ask(shield.seat, "optional", yes_no(prompt), "no", ("OW-975", "OW-977"), forced=False)

    def answered(self, g: Board, wished: bool) -> Verdict:
        """Then it does, or does not."""
        if wished:
            return self._apply(g, self._wished(g))
        self.used, self.wish = (*self.used, self.wish), ""
        return "next"

    def commit(self, g: Board) -> None:
        """What is left comes about."""
        rows = [
            structs.replace(each, subject=g.id_of(each.subject), other=g.id_of(each.other))
            for each in self.left
            if not each.subject or g.still((each.subject,))
        ]
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
    for event in events:
        if event.name == "damaged":
            _hurt(g, event)
    for event in events:
        if event.name == "lf_lost" and event.seat is not None:
            lose_lf(g, event.seat, event.amount, event.kind, event.other)
    doomed = {each.subject: each for each in events if each.name == "destroyed"}
    if doomed:
        leave(g, tuple(doomed), destroyed=doomed)
    g.bring(note, doomed or [each.subject for each in events])


def _hurt(g: Board, event: Event) -> None:
    """Damage is dealt to a creature. [OW-821 OW-823]"""
    if event.kind == "effect" or g.option("battle_damage") == "marked":
        g.edit(event.subject).damage += event.amount  # type: ignore[union-attr]
        g.s.hit[event.subject] = (event.kind, g.handle(event.other) if event.other else 0)
    g.mark_recent("damaged", event.subject, amount=event.amount)
    text = say("ow-log-damaged", what=g.name(event.subject), n=event.amount, on=g.damage_on(event.subject))
    g.occur(event, text, "OW-821" if event.kind == "battle" else "OW-823")


def lose_lf(g: Board, seat: int, n: int, how: str, source: int = 0) -> None:
    """A player loses LF, never more than there is. [OW-104 OW-112]"""
    n = min(n, g.s.seats[seat].lf)
    if n <= 0:
        return
    side = g.seat(seat)
    side.lf -= n
    g.s.stirred = True
    g.mark_recent("lf_lost", seat + 1, amount=n)
    clause = {"direct": "OW-802", "recoil": "OW-806", "cost": "OW-115", "set": "OW-114"}.get(how, "OW-104")
    text = say("ow-log-lf-lost", who=SeatName(seat), n=n, left=side.lf, how=how)
    g.occur(Event("lf_lost", seat, other=source, amount=n, kind=how), text, clause)


def gain_lf(g: Board, seat: int, n: int) -> None:
    """A player regains LF. [OW-107]"""
    side = g.s.seats[seat]
    if g.option("lf_cap") != "none":
        n = min(n, int(g.option("lf_cap")) - side.lf)
    if n <= 0:
        return
    side = g.seat(seat)
    side.lf += n
    g.mark_recent("lf_restored", seat + 1, amount=n)
    text = say("ow-log-lf-restored", who=SeatName(seat), n=n, left=side.lf)
    g.occur(Event("lf_restored", seat, amount=n), text, "OW-107")


# ---------------------------------------------------------------------------------------------------------- the check

PROTECTS = {"battle": "be_destroyed_in_battle", "effect": "be_destroyed_by_effects"}


def check(g: Board) -> None:
    """Whether somebody has lost; then everything that its damage destroys is destroyed together, until nothing is.
    [OW-105 OW-825]"""
    s = g.s
    while s.dirty and s.outcome is None:
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        if any(side.lf <= 0 for side in s.seats):
            decide(g)
            return
        depth = len(s.agenda)
        dying = [id for id in g.all_creatures() if (g.creature(id).damage or id in s.hit) and is_dying(g, id)]
        if dying:  # something else happens just now to whom it spares
            spared = g.still(tuple([handle for each in g.below(Happening) for handle in each.spared]))
            dying = [id for id in dying if id not in spared]
        if dying:
            come_about(g, [_fall(g, id) for id in dying])
        else:
            settle_control(g)
        if len(s.agenda) > depth:
            return


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


def decide(g: Board) -> None:
    """Who has no LF left loses; if both have none, nobody wins. [OW-101 OW-102]"""
    left = [seat for seat, side in enumerate(g.s.seats) if side.lf > 0]
    if left:
        g.finish(Outcome(left[0], say("ow-outcome-win", winner=SeatName(left[0])), "OW-101"))
    else:
        g.finish(Outcome(None, say("ow-outcome-draw"), "OW-102"))
