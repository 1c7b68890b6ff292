"""What was set off happens, in batches; and what repeats itself comes to an end. [RS-419 RS-706 RS-723 RS-1503]"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, cast

from msgspec import msgpack, structs

from engines.kernel.ask import Ask, Option, in_order, one_of, which
from engines.kernel.cards.ability import Consent
from engines.kernel.cards.flow import May, effect_of
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.cards.pay import Till
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard
from engines.kernel.derived import defined
from engines.kernel.event import Event
from engines.kernel.state import END, Outcome, Procedure, Verdict
from engines.kernel.text import Text, say, slug

from .board import HANDS, Board
from .checking import LOOP_LIMIT, state_check
from .outside import FromHand
from .state import Card, CardName, Permanent
from .words import L

FREE_USES = 20
"""How often in a turn an Action may be repeated that costs nothing and has no limit, and the most repetitions that a
player may name. [RS-1503]"""


class Batch(Procedure, tag="batch", kw_only=True):
    """What was set off at one moment happens: the active player's first, each player ordering their own; what that sets
    off is the next batch. [RS-419 RS-723]"""

    queue: tuple[Heard, ...] = ()
    sorted: int = 0
    """How many players have put theirs in order."""
    count: int = 0
    """How many have happened since the last that a player could have stopped."""
    wave: int = 0
    """How often what had happened set something off."""
    offered: dict[str, tuple[int, int]] = {}
    """For each effect that a player can stop: in how many waves it was offered, and in which one last."""
    named: dict[str, int] = {}
    """How often each of those is still to be repeated, once its player has named a number."""
    seen: dict[str, int] = {}
    """The states since a player last chose something, and how often each occurred."""
    number: int = -1
    """The number of the decision that was open then."""
    begun: int = -1
    """The number of the decision that was open when the batch began."""
    again: dict[str, int] = {}
    """The states since something was decided in the batch, and how often each occurred."""
    offered_draw: bool = False
    """Whether the players were asked whether to end what repeats itself."""

    steps = ("gather", "order", "ordered", "carry_out", "repeat", "repeated", "offer", "answered", "finish")

    def gather(self, g: Board) -> Verdict:
        """Whatever waits, by players in turn order; what the state check has happen instead of something comes
        before."""
        if g.s.dirty and self._check(g):
            return "gather"
        waiting, g.s.heard = [each for each in g.s.heard if not _void(g, each)], []
        order = {seat: n for n, seat in enumerate(g.turn_order())}
        self.queue = tuple(sorted(waiting, key=lambda each: order[each.seat]))
        self.sorted = 0
        self.wave += 1
        if self.begun < 0:
            self.begun = g.s.number
        return None if self.queue else END

    def _groups(self) -> list[tuple[Heard, ...]]:
        seats = list(dict.fromkeys(each.seat for each in self.queue))
        return [tuple(each for each in self.queue if each.seat == seat) for seat in seats]

    def group(self) -> tuple[Heard, ...]:
        """What the player who is asked for an order puts in order."""
        return self._groups()[self.sorted]

    def order(self, g: Board) -> Verdict:
        """A player puts several in order, also the same effect of several copies. [RS-723]"""
        groups = self._groups()
        while self.sorted < len(groups):
            group = groups[self.sorted]
            if len({_alike(each) for each in group}) > 1 and not g.s.seats[group[0].seat].out:
                options = [Option(str(n), _told(g, each, n), n - 1) for n, each in enumerate(group, 1)]
                prompt = say("rs-ask-order-triggers", n=len(group))
                ask = in_order(group[0].seat, "order_triggers", prompt, options, "RS-723")
                return structs.replace(ask, forced=False)
            self.sorted += 1
        return "carry_out"

    def ordered(self, g: Board, places: tuple[int, ...]) -> Verdict:
        """In that order."""
        groups = self._groups()
        groups[self.sorted] = tuple(groups[self.sorted][place] for place in places)
        self.queue = tuple(each for group in groups for each in group)
        self.sorted += 1
        self.number = g.s.number
        return "order"

    def carry_out(self, g: Board) -> Verdict:
        """The next one; after too many without a choice, or in the same state for the third time, the match is drawn.
        Where decisions lead to the same state for the third time, the players are asked whether it is. [RS-1503]"""
        if self._check(g):
            return "carry_out"
        if g.s.outcome is not None:
            return END
        if not self.queue:
            return "gather"
        each = self.queue[0]
        if each.where == HANDS:
            self.queue = self.queue[1:]
            if each.event is not None:
                g.push(FromHand(seat=each.seat, event=each.event))
            return "carry_out"
        stopper, key = _stopper(g, each), f"{each.seat} {each.card} {each.where}"
        if stopper is not None and key not in self.named:
            waves, last = self.offered.get(key, (0, 0))
            if last != self.wave:
                self.offered = {**self.offered, key: (waves + 1, self.wave)}
                if waves + 1 > LOOP_WAVES:
                    return None
        recurs = self._recurs(g)
        if recurs == "offer":
            self.offered_draw = True
            g.happen(Event("repeats"), say("rs-log-repeats"), "RS-1503")
            return "offer"
        self.queue = self.queue[1:]
        if _void(g, each):
            return "carry_out"
        self.count = 0 if stopper is not None else self.count + 1
        if self.count > LOOP_LIMIT or recurs == "drawn":
            g.finish(Outcome(None, say("rs-outcome-loop"), "RS-1503"))
            return END
        left = self.named.get(key)
        if left is not None:
            self.named = {**self.named, key: max(0, left - 1)}
            if each.may and not (left and self._consented(g, each)):
                return "carry_out"
        g.happen(Event("triggered", each.seat, g.id_of(each.this)), _begun(g, each), *_clauses(each.where))
        if each.last:
            g.push(effect_of(each, where=f"{each.where}:last", at=""))
        effect = effect_of(each)
        if left is not None:
            effect.at = g.code(each.card, each.where).rows[1].label if each.may else each.at
            effect.names = each.names if left else {**each.names, STOPPED: 1}
        g.push(effect)
        return "carry_out"

    def _check(self, g: Board) -> bool:
        """The state check: whether something happens instead of what it finds, and comes first. [RS-724 RS-1307]"""
        state_check(g)
        return g.s.agenda[-1] is not self

    @staticmethod
    def _consented(g: Board, each: Heard) -> bool:
        """An optional effect whose repetitions were named happens without being asked for again, where it may. [RS-625
        RS-1503]"""
        consent: Consent = g.code(each.card, each.where).rows[0]
        able = not consent.spent(g, each)
        if able:
            consent.done(g, each)
        return able

    def _recurs(self, g: Board) -> str | None:
        """Whether this state has occurred three times: "drawn" with no choice between, or long after the players went
        on, else "offer"."""
        if self.number != g.s.number:
            self.number, self.seen = g.s.number, {}
        decided = self.begun != g.s.number
        if self.count < LOOP_WATCHED and not (decided and self.wave > 2):
            return None
        key = likeness(g, self)
        self.seen = {**self.seen, key: self.seen.get(key, 0) + 1}
        self.again = {**self.again, key: self.again.get(key, 0) + 1}
        if self.seen[key] > 2 or self.again[key] > 2 + FREE_USES:
            return "drawn"
        return "offer" if self.again[key] > 2 and not self.offered_draw else None

    def repeat(self, g: Board) -> Verdict:
        """Who can stop a repetition says how often it goes on. [RS-1503]"""
        each = self.queue[0]
        stopper = _stopper(g, each)
        if stopper is None:  # who could is out
            return "carry_out"
        options = [Option(str(n), say("rs-times", n=n), n) for n in range(FREE_USES + 1)]
        prompt = say("rs-ask-loop-count", card=CardName(each.card))
        return which(stopper, "loop_count", prompt, options, "RS-1503")

    def repeated(self, g: Board, n: int) -> Verdict:
        """So often, and then no more."""
        each = self.queue[0]
        self.named = {**self.named, f"{each.seat} {each.card} {each.where}": n}
        self.number = g.s.number
        return "carry_out"

    def offer(self, g: Board) -> Verdict:
        """Everybody is asked whether a match that repeats itself is drawn. [RS-1503]"""
        options = [Option("on", say("rs-loop-on"), False), Option("draw", say("rs-loop-draw"), True)]
        choice = one_of(say("rs-ask-loop-draw", n=FREE_USES), options)
        return [Ask(seat, "loop_draw", choice, "on", ("RS-1503",), forced=False) for seat in g.turn_order()]

    def answered(self, g: Board, answers: dict[int, tuple[bool, ...]]) -> Verdict:
        """If all want it, it is; else it goes on for a while. [RS-1503]"""
        if all(drawn for drawn, *_ in answers.values()):
            g.finish(Outcome(None, say("rs-outcome-repeats"), "RS-1503"))
            return END
        return "carry_out"

    def finish(self, g: Board) -> None:
        """Nothing is left."""


LOOP_WAVES = 2
"""In how many waves of a batch a player is just asked about an optional effect; then a number has to be named.
[RS-1503]"""


LOOP_WATCHED = 6
"""From the how manieth automatic effect in a row on states are compared."""


STOPPED = "stopped"
"""The register of an effect whose optional parts are declined: its repetitions are over. [RS-1503]"""


def _void(g: Board, each: Heard) -> bool:
    """Whether what was set off is an eliminated player's, or of a card that is. [RS-1414]"""
    source = g.id_of(each.this)
    return bool(g.s.seats[each.seat].out or source and g.s.seats[g.owner_of(source)].out)


def _alike(each: Heard) -> tuple[Any, ...]:
    """What tells triggers apart when they are put in order: of one card's, what set them off."""
    event = each.event
    return (
        each.this,
        each.where,
        each.at,
        event and (event.name, event.seat, event.subject, event.other, event.amount, event.kind, event.place),
    )


def _told(g: Board, each: Heard, number: int) -> Text:
    """A trigger as an option: its card, and what set it off."""
    source = g.id_of(each.this)
    if each.where == HANDS:
        return say("rs-trigger", number=number, what=say("rs-hand"))
    what = g.name(source) if g.is_in_play(source) else CardName(each.card)
    parties = () if each.event is None else (g.id_of(each.event.subject), g.id_of(each.event.other))
    about = next((id for id in parties if id and id != source), None)
    if about is None:
        return say("rs-trigger", number=number, what=what)
    return say("rs-trigger-of", number=number, what=what, about=g.name(about))


def _stopper(g: Board, each: Heard) -> int | None:
    """The player who can decline what a trigger does, or a part of it, if there is one. [RS-1503]"""
    who = _decliner(g, each.card, each.where, each.may)
    if who is None:
        return None
    seats = (each.seat,) if who == "you" else who.seats(Scope(g, each.seat, each.this, each.event, each.names))[:1]
    return seats[0] if seats and not g.s.seats[seats[0]].out else None


@defined
def _decliner(g: Board, card: str, where: str, may: bool) -> Any:
    """Who can decline what an effect does, or a part of it: "you", or whoever is to pay."""
    rows = g.code(card, where).rows
    own = may or any(isinstance(row, May) for row in rows)
    return "you" if own else next((row.op.who for row in rows if isinstance(row, Till) and row.op.unforced), None)


def likeness(g: Board, batch: Batch) -> str:
    """A short name for the state of a match and what is about to happen; what only counts on is left out. [RS-1503]"""
    s = g.s
    things = [
        structs.replace(each, since=0, hosted=0)
        if isinstance(each, Permanent)
        else structs.replace(each, since=0, was=0)
        if isinstance(each, Card)
        else each
        for each in s.things
    ]
    lasting = [
        structs.replace(each, stamp=0, subject=g.id_of(each.subject), this=0, names=_timeless(g, each), event=None)
        for each in s.lasting
    ]
    waiting = [
        structs.replace(each, this=g.id_of(each.this), names=_timeless(g, each), event=None)
        for each in (*s.heard, *batch.queue)
    ]
    parts = (s.seats, things, lasting, s.combat, waiting, batch.named, s.draws, s.attacks_left)
    return blake2b(msgpack.encode(parts), digest_size=8).hexdigest()


def _timeless(g: Board, each: Any) -> dict[str, Any]:
    """Names without the stamps of what they mean."""
    return {
        name: tuple(g.id_of(part) for part in cast(tuple[int, ...], value)) if isinstance(value, tuple) else value
        for name, value in each.names.items()
    }


def _begun(g: Board, each: Heard) -> Text:
    """That something set off is carried out now: of a keyword's, which."""
    name = keyword_of(each.where)
    if not name:
        return say("rs-log-trigger", what=g.source(each))
    return say("rs-log-trigger-of", what=g.source(each), keyword=say("keyword-" + slug(name)))


def _clauses(where: str) -> tuple[str, ...]:
    """The clauses that the log cites for what is set off: that of an Ability, where it is one's."""
    name = keyword_of(where)
    if not name:
        return ("RS-621",)
    keyword = L.keywords[name]
    own = next((each.clause for each in keyword.abilities if where.startswith(each.where)), "")
    return (own or keyword.clause,)


def settle(g: Board) -> None:
    """After an item, effect, fight or step: the state check, then the batch of what it set off. [RS-706 RS-723
    RS-724]"""

    depth = len(g.s.agenda)
    state_check(g)
    if g.s.outcome is None and (g.s.heard or len(g.s.agenda) > depth):
        batch = Batch()
        batch.begins(g)
        g.s.agenda.insert(depth, batch)


def run_delayed(g: Board, moment: str, seat: int | None = None, *, of: str = "") -> None:
    """What was put off until now (by what is saved under names that begin so) happens, in one batch with whatever else
    does. [RS-419 RS-723 RS-918]"""
    g.s.heard += g.due(moment, seat, of)
    settle(g)
