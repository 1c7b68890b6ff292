"""What is carried out: effects, the batches of what they set off, cards that arrive, items of the chain. [RS-542 RS-701 to RS-729]"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, cast

from msgspec import msgpack, structs

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.cards.ability import Consent
from engines.kernel.cards.flow import Effect, May
from engines.kernel.cards.pay import Till
from engines.kernel.cards.reading import Reader
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome, Procedure, Verdict
from engines.kernel.text import Local, Text, Word, say

from .cards import Ability, LibraryCard, Specs
from .game import LOOP_LIMIT
from .reading import Reading
from .state import FIRST_ID, Card, CardName, Permanent
from .words import L

if TYPE_CHECKING:
    from .game import Table

FREE_USES = 20
"""How often in a turn an Action may be repeated that costs nothing and has no limit, and the most repetitions that a player may name. [RS-1503]"""
EXPLOSIVE: Specs = (
    ("target", Selector.read({"pick": 1, "kind": "creature", "side": "foe", "same_plane": "this"}, Reader(L))),
)
"""What an Explosive Creature can take along. [RS-1046]"""

Picks = tuple[tuple[int, ...], ...]
"""The targets of one performance: those of each specification."""


# ------------------------------------------------------------------------------------------------- effects and batches


class Batch(Procedure, tag="batch", kw_only=True):
    """What was set off at one moment happens: the active player's first, each player ordering their own; what that sets off is the next
    batch. [RS-419 RS-723]"""

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

    def gather(self, g: Table) -> Verdict:
        """Whatever waits, by players in turn order."""
        waiting, g.s.heard = g.s.heard, []
        order = {seat: n for n, seat in enumerate(g.turn_order())}
        self.queue = tuple(sorted((each for each in waiting if each.seat in order), key=lambda each: order[each.seat]))
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

    def order(self, g: Table) -> Verdict:
        """A player puts several in order, also the same effect of several copies. [RS-723]"""
        groups = self._groups()
        while self.sorted < len(groups):
            group = groups[self.sorted]
            if len({_alike(each) for each in group}) > 1 and not g.s.seats[group[0].seat].out:
                options = tuple(Option(str(n), _told(g, each, n), n - 1) for n, each in enumerate(group, 1))
                prompt = say("rs-ask-order-triggers", n=len(group))
                default = ",".join(option.key for option in options)
                return Ask(
                    group[0].seat,
                    "order_triggers",
                    Choice(prompt, options, len(group), len(group), ordered=True),
                    default,
                    ("RS-723",),
                    forced=False,
                )
            self.sorted += 1
        return "carry_out"

    def ordered(self, g: Table, places: tuple[int, ...]) -> Verdict:
        """In that order."""
        groups = self._groups()
        groups[self.sorted] = tuple(groups[self.sorted][place] for place in places)
        self.queue = tuple(each for group in groups for each in group)
        self.sorted += 1
        self.number = g.s.number
        return "order"

    def carry_out(self, g: Table) -> Verdict:
        """The next one; after too many without a choice, or in the same state for the third time, the match is drawn. Where decisions
        lead to the same state for the third time, the players are asked whether it is. [RS-1503]"""
        g.state_check()
        if g.s.outcome is not None:
            return END
        if not self.queue:
            return "gather"
        each = self.queue[0]
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
        if g.s.seats[each.seat].out:
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
        g.happen(
            Event("triggered", each.seat, g.id_of(each.this)),
            say("rs-log-trigger", what=CardName(each.card)),
            *_clauses(each.where),
        )
        if each.last:
            g.push(
                Effect(
                    seat=each.seat, this=each.this, card=each.card, where=f"{each.where}:last", names=each.names, event=each.event
                )
            )  # fmt: skip
        effect = Effect(
            seat=each.seat, this=each.this, card=each.card, where=each.where, at=each.at, names=each.names, event=each.event
        )  # fmt: skip
        if left is not None:
            effect.at = "0" if each.may else each.at
            effect.names = each.names if left else {**each.names, STOPPED: 1}
        g.push(effect)
        return "carry_out"

    @staticmethod
    def _consented(g: Table, each: Heard) -> bool:
        """An optional effect whose repetitions were named happens without being asked for again, where it may. [RS-625 RS-1503]"""
        consent: Consent = g.code(each.card, each.where).rows[0]
        able = not consent.spent(g, each)
        if able:
            consent.given(g, each)
        return able

    def _recurs(self, g: Table) -> str | None:
        """Whether this state has occurred three times: "drawn" with no choice between, or long after the players went on, else "offer"."""
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

    def repeat(self, g: Table) -> Verdict:
        """Who can stop a repetition says how often it goes on. [RS-1503]"""
        each = self.queue[0]
        options = [Option(str(n), say("rs-times", n=n), n) for n in range(FREE_USES + 1)]
        seat = cast(int, _stopper(g, each))
        return Ask(
            seat, "loop_count", one_of(say("rs-ask-loop-count", card=CardName(each.card)), options), "0", ("RS-1503",)
        )

    def repeated(self, g: Table, n: int) -> Verdict:
        """So often, and then no more."""
        each = self.queue[0]
        self.named = {**self.named, f"{each.seat} {each.card} {each.where}": n}
        self.number = g.s.number
        return "carry_out"

    def offer(self, g: Table) -> Verdict:
        """Everybody is asked whether a match that repeats itself is drawn. [RS-1503]"""
        options = [Option("on", say("rs-loop-on"), False), Option("draw", say("rs-loop-draw"), True)]
        choice = one_of(say("rs-ask-loop-draw", n=FREE_USES), options)
        return [Ask(seat, "loop_draw", choice, "on", ("RS-1503",), forced=False) for seat in g.turn_order()]

    def answered(self, g: Table, answers: dict[int, tuple[bool, ...]]) -> Verdict:
        """If all want it, it is; else it goes on for a while. [RS-1503]"""
        if all(drawn for drawn, *_ in answers.values()):
            g.finish(Outcome(None, say("rs-outcome-repeats"), "RS-1503"))
            return END
        return "carry_out"

    def finish(self, g: Table) -> None:
        """Nothing is left."""


LOOP_WAVES = 2
"""In how many waves of a batch a player is just asked about an optional effect; then a number has to be named. [RS-1503]"""
LOOP_WATCHED = 6
"""From the how manieth automatic effect in a row on states are compared."""
STOPPED = "stopped"
"""The register of an effect whose optional parts are declined: its repetitions are over. [RS-1503]"""


def _alike(each: Heard) -> tuple[Any, ...]:
    """What tells triggers apart when they are put in order: of one card's, what set them off."""
    event = each.event
    return (
        each.this,
        each.where,
        each.at,
        event and (event.name, event.seat, event.subject, event.other, event.amount, event.kind, event.place),
    )


def _told(g: Table, each: Heard, number: int) -> Text:
    """A trigger as an option: its card, and what set it off."""
    source = g.id_of(each.this)
    what = g.name(source) if g.is_in_play(source) else CardName(each.card)
    about = g.id_of(each.event.subject) if each.event is not None else None
    if not about or about == source:
        return say("rs-trigger", number=number, what=what)
    return say("rs-trigger-of", number=number, what=what, about=g.name(about))


def _stopper(g: Table, each: Heard) -> int | None:
    """The player who can decline what a trigger does, or a part of it, if there is one. [RS-1503]"""
    key = ("stopper", each.card, each.where)
    who: Any = g.cards.memory.get(key, "")
    if who == "":
        rows = g.code(each.card, each.where).rows
        own = each.may or any(isinstance(row, May) for row in rows)
        who = "you" if own else next((row.op.who for row in rows if isinstance(row, Till) and row.declinable), None)
        g.cards.memory[key] = who
    if who is None:
        return None
    seats = (each.seat,) if who == "you" else who.seats(Scope(g, each.seat, each.this, each.event, each.names))[:1]
    return seats[0] if seats and not g.s.seats[seats[0]].out else None


def likeness(g: Table, batch: Batch) -> str:
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


def _timeless(g: Table, each: Any) -> dict[str, Any]:
    """Names without the stamps of what they mean."""
    return {
        name: tuple(g.id_of(part) for part in cast(tuple[int, ...], value)) if isinstance(value, tuple) else value
        for name, value in each.names.items()
    }


def _clauses(where: str) -> tuple[str, ...]:
    """The clauses that the log cites for what is set off: that of an Ability, where it is one's."""
    if not where.startswith("kw:"):
        return ("RS-621",)
    keyword = L.keywords[where.split(":")[1]]
    own = next((each.clause for each in keyword.abilities if where.startswith(each.where)), "")
    return (own or keyword.clause,)


# ------------------------------------------------------------------------------------------------------------- arriving


class Arrive(Procedure, tag="arrive", kw_only=True):
    """A card comes into play and its Base Effects apply at once. [RS-621 to RS-625 RS-1103 RS-1233]"""

    seat: int
    card: Id
    host: int = 0
    tilted: bool = False
    counters: int = 0
    marks: tuple[str, ...] = ()
    token: bool = False
    model: Id = 0
    invoked: bool = False
    picks: Picks = ()
    stamp: int = 0
    """The stamp at which the targets were named."""

    steps = ("toss", "choose_weakest", "weakest", "morph", "morphed", "enter", "apply", "finish")

    def toss(self, g: Table) -> Verdict:
        """A Parasite's toss: on a Failure it infects its caster's own weakest Creature. [RS-1233 RS-1236]"""
        if not self.invoked or "Parasite" not in g.cards[g.thing(self.card).card].ability_names:
            return "morph"
        return "morph" if g.toss_coin(self.seat, self.card) else None

    def _own(self, g: Table) -> tuple[Id, ...]:
        return g.weakest([id for id in g.creatures_of(self.seat) if not g.has(id, "Immunity")])

    def choose_weakest(self, g: Table) -> Verdict:
        """The caster picks among those that are equally weak. [RS-1236]"""
        found = self._own(g)
        if not found:
            g.put_from_chain(self.card)
            return "finish"
        options = g.options(found)
        return Ask(self.seat, "parasite_tie", one_of(say("rs-ask-weakest"), options), options[0].key, ("RS-1236",))

    def weakest(self, g: Table, host: Id) -> None:
        """That one."""
        self.host = host

    def morph(self, g: Table) -> Verdict:
        """A Morpher picks another Creature to copy. [RS-1103]"""
        if "Morpher" not in g.cards[g.thing(self.card).card].ability_names or self.model or not g.creatures():
            return "enter"
        options = g.options(g.creatures())
        best = max(options, key=lambda option: g.attack(option.value))
        return Ask(self.seat, "morph_source", one_of(say("rs-ask-morph"), options), best.key, ("RS-1103",))

    def morphed(self, g: Table, model: Id) -> None:
        """That one."""
        self.model = model

    def enter(self, g: Table) -> Verdict:
        """It is in play; a Morpher that found nothing to copy dies. [RS-1104]"""
        g.enter(
            self.card,
            self.seat,
            host=self.host,
            tilted=self.tilted,
            counters=self.counters,
            marks=self.marks,
            token=self.token,
            model=self.model,
        )
        thing = g.permanent(self.card)
        if "Morpher" in g.cards[thing.card].ability_names and not self.model:
            g.happen(
                Event("unmorphed", self.seat, self.card), say("rs-log-unmorphed", what=g.name(self.card)), "RS-1104"
            )
            g.leave((self.card,), "cemetery", died=True)
            return "finish"
        return None

    def apply(self, g: Table) -> None:
        """Its Base Effects, from top to bottom. [RS-622 RS-623]"""
        definition = g.definition(self.card)
        card: LibraryCard = g.cards[definition]
        if card.do:
            names = registers(g, g.cards[g.thing(self.card).card].specs, self.picks, self.stamp)
            g.push(Effect(seat=self.seat, this=g.handle(self.card), card=definition, where="base", names=names))

    def finish(self, g: Table) -> None:
        """It has arrived."""


# --------------------------------------------------------------------------------------------------------- on the chain


def registers(g: Reading, specs: Specs, picks: Picks, stamp: int | None = None) -> dict[str, Any]:
    """The names of an effect's targets, as far as they are still the objects that were named at a stamp. [RS-310 RS-646]"""
    found = zip(specs, picks, strict=False)
    return {name: g.handles(id for id in each if g.same(id, stamp)) for (name, _), each in found}


class Item(Procedure, tag="item", kw_only=True):
    """A play that waits on the chain until everyone has had the chance to respond. [RS-702]

    `kind` is "invoke", "level", "action", "skill" or "explode"; `thing` the card invoked, or the card or Summoner whose Action or Skill it is.
    """

    seat: int
    kind: str
    thing: Id
    stamp: int
    card: str
    where: str = ""
    runs: tuple[Picks, ...] = ()
    host: int = 0
    acts: tuple[tuple[str, tuple[Picks, ...]], ...] = ()
    """A one-shot card's Actions that are performed with it, by the names that they are saved under, with their lists of targets. [RS-645]"""
    given_up: bool = False
    """Whether the card left play as part of the cost. [RS-635]"""
    stopped: bool = False
    begun: bool = False
    plane: str = ""
    run: int = 0

    steps = ("announced", "respond", "resolve", "base", "perform", "close", "settled")

    @property
    def waits(self) -> bool:
        """Whether it is still on the chain."""
        return not self.begun

    @property
    def sort(self) -> str:
        """What sort of item it is."""
        return {"invoke": "invocation", "level": "level", "action": "action", "skill": "skill", "explode": "explosive"}[
            self.kind
        ]

    def told(self, g: Reading) -> Text:
        """What it is, in words for everybody."""
        if self.kind in ("invoke", "level"):
            return say("rs-item-invoke", what=CardName(self.card))
        if self.kind == "skill":
            return say(
                "rs-item-skill", what=CardName(self.card), skill=ability_name(action_by(g, self.card, self.where))
            )
        if self.kind == "explode":
            return say("rs-item-explode", what=CardName(self.card))
        return say("rs-item-action", what=CardName(g.known(self.thing).card), action=ability_name(self._action(g)))

    def _action(self, g: Reading) -> Ability:
        return action_by(g, self.card, self.where)

    def specs(self, g: Table) -> Specs:
        """The specifications of its targets."""
        if self.kind in ("action", "skill"):
            return self._action(g).specs
        return EXPLOSIVE if self.kind == "explode" else g.cards[self.card].specs

    @property
    def aims(self) -> tuple[tuple[int, ...], ...]:
        """All that it targets."""
        return tuple(picks for run in (*self.runs, *(run for _, runs in self.acts for run in runs)) for picks in run)

    def aimed_at(self, g: Table) -> list[int]:
        """What it is attached to and targets, as far as that is still there for all to see: what left for a hand or a library is another
        object, which nobody follows. [RS-302 RS-310]"""
        named = [*([self.host] if self.host else []), *(pick for picks in self.aims for pick in picks)]
        return [
            id
            for id in named
            if (survives(g, id, self.stamp) if g.is_placed(id) else g.lies_open(id) and g.same(id, self.stamp))
        ]

    def announced(self, g: Table) -> None:
        """What paying set off happens before anyone is asked. [RS-723]"""
        g.settle()

    def respond(self, g: Table) -> None:
        """Everyone may respond. [RS-703]"""
        from .windows import Round

        g.push(Round(stamp=self.stamp))

    def resolve(self, g: Table) -> Verdict:
        """It resolves: if it was not stopped, its card has survived, and it has a legal target left. [RS-515 RS-516 RS-635 RS-646]"""
        self.begun = True
        g.stale()
        if self.stopped:
            return self._nothing(g, None, "RS-516")
        if self.kind == "skill" and g.summoner(self.thing).lost:
            return self._nothing(g, "rs-log-gone", "RS-515")
        if self.kind == "action" and not self.given_up and not survives(g, self.thing, self.stamp):
            return self._nothing(g, "rs-log-gone", "RS-635")
        if self.kind == "level":
            return self._level(g)
        before = any(self.aims)
        self.runs = tuple(self._legal(g, self.specs(g), run) for run in self.runs)
        self.acts = tuple(
            (where, tuple(self._legal(g, action_by(g, self.card, where).specs, run) for run in runs))
            for where, runs in self.acts
        )
        if before and not any(self.aims):
            return self._nothing(g, "rs-log-no-target", "RS-646")
        if self.kind == "invoke":
            return self._invoked(g)
        return "perform"

    def _legal(self, g: Table, specs: Specs, run: Picks) -> Picks:
        """The targets that are still legal. [RS-646 RS-1046]"""
        scope = Scope(g, self.seat, g.handle(self.thing), None, registers(g, specs, run))
        found: list[tuple[int, ...]] = []
        for (_, spec), picks in zip(specs, run, strict=True):
            if self.kind == "explode":
                found.append(
                    tuple(
                        id
                        for id in picks
                        if survives(g, id, self.stamp) and g.plane(id) == self.plane and g.seat_behind(id) != self.seat
                    )
                )
            elif spec.zone in ("battlefield", "chain"):
                found.append(tuple(id for id in picks if survives(g, id, self.stamp) and spec.fits(scope, id)))
            else:
                there = spec.ids(scope)
                found.append(tuple(id for id in picks if id in there and g.same(id, self.stamp)))
        return tuple(found)

    def _nothing(self, g: Table, id: str | None, clause: str) -> Verdict:
        """It does nothing; its card goes to the Cemetery, nothing is given back. [RS-516]"""
        if id is not None:
            g.happen(Event("nothing", self.seat, self.thing), Text(id, {"what": self.told(g)}), clause)
        if self.kind in ("invoke", "level"):
            g.put_from_chain(self.thing)
        return "settled"

    def _level(self, g: Table) -> Verdict:
        """A Level Up: the tilt of its Summoner counts as it is now. [RS-521 to RS-523 RS-529 RS-530]"""
        summoner = self.host
        if g.summoner(summoner).lost:
            return self._nothing(g, "rs-log-gone", "RS-530")
        g.change_level(summoner, g.cards[self.card].gain)
        under = g.edit(summoner)
        under.pile = (*under.pile, self.thing)
        g.touch()
        if g.cards[self.card].do:
            names: dict[str, Any] = {"target": g.handles((summoner,))}
            g.push(Effect(seat=self.seat, this=g.handle(self.thing), card=self.card, where="base", names=names))
        return "settled"

    def _invoked(self, g: Table) -> Verdict:
        card: LibraryCard = g.cards[self.card]
        picks = self.runs[0] if self.runs else ()
        if not card.stays:
            return "base"
        if card.attaches and not (g.is_in_play(self.host) and survives(g, self.host, self.stamp) and self._holds(g)):
            return self._nothing(g, "rs-log-no-host", "RS-1201" if "Disease" in card.ability_names else "RS-1127")
        g.push(Arrive(seat=self.seat, card=self.thing, host=self.host, invoked=True, picks=picks, stamp=self.stamp))
        return "settled"

    def _holds(self, g: Table) -> bool:
        return host_fits(g, self.seat, self.thing, self.host)

    def base(self, g: Table) -> None:
        """A one-shot card: its Base Effects first. [RS-604 RS-605 RS-645]"""
        card: LibraryCard = g.cards[self.card]
        if card.do:
            names = registers(g, card.specs, self.runs[0] if self.runs else (), self.stamp)
            g.push(Effect(seat=self.seat, this=g.handle(self.thing), card=self.card, where="base", names=names))

    def perform(self, g: Table) -> Verdict:
        """Its Actions, each once for each list of targets; an Action or Skill likewise. [RS-645 RS-1108]"""
        none: tuple[Picks, ...] = ((),)
        if self.kind == "invoke":
            parts = [(where, run) for where, runs in self.acts for run in runs or none]
        else:
            parts = [(self.where, run) for run in self.runs or none]
        if self.run >= len(parts):
            return None
        g.state_check()
        if g.s.outcome is not None:
            return None
        where, run = parts[self.run]
        self.run += 1
        if run and not any(run):
            return "perform"
        if self.kind == "explode":
            g.destroy([id for picks in run for id in picks])
            return "perform"
        names = registers(g, action_by(g, self.card, where).specs, run, self.stamp)
        g.push(Effect(seat=self.seat, this=g.handle(self.thing), card=self.card, where=where, names=names))
        return "perform"

    def close(self, g: Table) -> None:
        """A one-shot card goes to its owner's Cemetery. [RS-604 RS-605]"""
        if self.kind == "invoke":
            g.put_from_chain(self.thing)

    def settled(self, g: Table) -> None:
        """The state check, and what the item set off, before the next one. [RS-706 RS-724]"""
        g.settle()


def survives(g: Table, id: int, stamp: int) -> bool:
    """Whether what a play names is still the same object: a card that left and came back is a new one. [RS-310 RS-635 RS-646]"""
    if id < 0:
        return g.item(id) is not None
    return g.is_in_play(id) and g.same(id, stamp)


def host_fits(g: Table, seat: int, card: Id, host: int) -> bool:
    """Whether a card that is being invoked may be attached to something. [RS-1102 RS-1127 RS-1201]"""
    printed: LibraryCard = g.cards[g.thing(card).card]
    if host >= FIRST_ID and (
        g.restricted(host, "target") or "Disease" in printed.ability_names and g.has(host, "Immunity")
    ):
        return False
    return printed.hosts is not None and printed.hosts.fits(Scope(g, seat, g.handle(card)), host)


def action_by(g: Reading, card: str, where: str) -> Ability:
    """An Action or a Skill by the name that it is saved under."""
    own = L.keywords[where.split(":")[1]].abilities if where.startswith("kw:") else g.cards[card].abilities
    return next(each for each in own if each.where == where)


def ability_name(ability: Ability) -> Word:
    """What an Action or a Skill is called."""
    return Local(
        ability.name or ability.key,
        {language: said["name"] for language, said in ability.in_.items() if "name" in said},
    )
