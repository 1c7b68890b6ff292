"""What players play: invocations, Level Ups, Actions, Skills, the Explosive sacrifice; the chain that they wait on; the windows in which
they may be played; the batches of what they set off. [RS-542 RS-701 to RS-729]"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec import msgpack, structs

from engines.kernel.ask import Ask, Choice, Later, Option, one_of
from engines.kernel.event import Event
from engines.kernel.program import May, Run
from engines.kernel.state import END, Id, Outcome, Procedure, Verdict
from engines.kernel.telling import either
from engines.kernel.text import CardName, SeatName, Text, say
from engines.kernel.window import PASS, Window

from . import keywords
from .cards import Action, LibraryCard, Skill
from .effects import Cost, Scope, Sel
from .game import LOOP_LIMIT, Source
from .ops import OutOfCombat, Prevent, Till
from .state import FIRST_ID, Card, Lasting, Permanent, Summoner, Waiting, player_ref

if TYPE_CHECKING:
    from .cards import LevelUpCard, SummonerCard
    from .game import Table

FREE_USES = 20
"""How often in a turn an Action may be repeated that costs nothing and has no limit, and the most repetitions that a player may name. [RS-1503]"""
ATTACK_WINDOWS = ("attack_announced", "attackers", "blocks")
"""The windows of the Attack phase, in which the active player may begin something too. [RS-711 RS-712]"""
EXPLOSIVE = Sel.model_validate({"kind": "creature", "controller": "opponents", "plane": {"same_as": "self"}, "count": 1})
"""What an Explosive Creature can take along. [RS-1046]"""

Picks = tuple[tuple[int, ...], ...]
"""The targets of one performance: those of each specification."""


# ------------------------------------------------------------------------------------------------- effects and batches


class Effect(Run, tag="effect", kw_only=True):
    """An effect being carried out: a Base Effect, an Action, a Skill, a trigger. Nobody can respond meanwhile. [RS-621 RS-706]"""

    seat: int
    source: Id
    card: str
    where: str
    event: Event | None = None

    def program(self, g: Any) -> Sequence[Any]:
        """The operations."""
        return program_of(g, self.card, self.where)


def program_of(g: Table, card: str, where: str) -> Sequence[Any]:
    """An effect's operations, by the name that it is saved under."""
    return keywords.programs(where) if where.startswith("kw:") else g.cards[card].programs[where]


def instruction(g: Table, lasting: Lasting) -> Any:
    """The operation that made something last."""
    return program_of(g, lasting.card, lasting.where)[lasting.pc]


class Batch(Procedure, tag="batch", kw_only=True):
    """What was set off at one moment happens: the active player's first, each player ordering their own; what that sets off is the next
    batch. [RS-419 RS-723]"""

    queue: tuple[Waiting, ...] = ()
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

    steps = ("gather", "order", "ordered", "carry_out", "repeat", "repeated", "finish")

    def gather(self, g: Table) -> Verdict:
        """Whatever waits, by players in turn order."""
        waiting, g.s.waiting = g.s.waiting, []
        order = {seat: n for n, seat in enumerate(g.turn_order())}
        self.queue = tuple(sorted((each for each in waiting if each.seat in order), key=lambda each: order[each.seat]))
        self.sorted = 0
        self.wave += 1
        return None if self.queue else END

    def _groups(self) -> list[tuple[Waiting, ...]]:
        seats = list(dict.fromkeys(each.seat for each in self.queue))
        return [tuple(each for each in self.queue if each.seat == seat) for seat in seats]

    def group(self) -> tuple[Waiting, ...]:
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
                return Ask(group[0].seat, "order_triggers", Choice(prompt, options, len(group), len(group), ordered=True), default, ("RS-723",), forced=False)
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
        """The next one; after too many without a choice, or in the same state for the third time, the match is drawn. [RS-1503]"""
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
        self.queue = self.queue[1:]
        if g.s.seats[each.seat].out:
            return "carry_out"
        self.count = 0 if stopper is not None else self.count + 1
        if self.count > LOOP_LIMIT or self._stands_still(g):
            g.finish(Outcome(None, say("rs-outcome-loop"), "RS-1503"))
            return END
        left = self.named.get(key)
        if left is not None:
            self.named = {**self.named, key: max(0, left - 1)}
            if not left and each.optional:
                return "carry_out"
        g.happen(Event("triggered", each.seat, each.source), say("rs-log-trigger", what=CardName(each.card)), *TRIGGER_CLAUSES.get(each.where.split(":trig")[0], ("RS-621",)))
        if each.last:
            g.push(Effect(seat=each.seat, source=each.source, card=each.card, where=f"{each.where}:last", event=each.event))
        effect = Effect(seat=each.seat, source=each.source, card=each.card, where=each.where, pc=each.pc, vars=each.vars, event=each.event)
        if left is not None:
            effect.pc, effect.vars = each.pc + each.optional, each.vars if left else {**each.vars, STOPPED: 1}
        g.push(effect)
        return "carry_out"

    def _stands_still(self, g: Table) -> bool:
        """Whether this state has occurred three times with no choice between."""
        if self.number != g.s.number:
            self.number, self.seen = g.s.number, {}
        if self.count < LOOP_WATCHED:
            return False
        key = likeness(g, self)
        self.seen = {**self.seen, key: self.seen.get(key, 0) + 1}
        return self.seen[key] > 2

    def repeat(self, g: Table) -> Verdict:
        """Who can stop a repetition says how often it goes on. [RS-1503]"""
        each = self.queue[0]
        options = [Option(str(n), say("rs-times", n=n), n) for n in range(FREE_USES + 1)]
        seat = cast(int, _stopper(g, each))
        return Ask(seat, "loop_count", one_of(say("rs-ask-loop-count", card=CardName(each.card)), options), "0", ("RS-1503",))

    def repeated(self, g: Table, n: int) -> Verdict:
        """So often, and then no more."""
        each = self.queue[0]
        self.named = {**self.named, f"{each.seat} {each.card} {each.where}": n}
        self.number = g.s.number
        return "carry_out"

    def finish(self, g: Table) -> None:
        """Nothing is left."""


LOOP_WAVES = 2
"""In how many waves of a batch a player is just asked about an optional effect; then a number has to be named. [RS-1503]"""
LOOP_WATCHED = 6
"""From the how manieth automatic effect in a row on states are compared."""
STOPPED = "stopped"
"""The register of an effect whose optional parts are declined: its repetitions are over. [RS-1503]"""


def _alike(each: Waiting) -> tuple[Any, ...]:
    """What tells triggers apart when they are put in order: of one card's, what set them off."""
    event = each.event
    return each.source, each.where, each.pc, event and (event.name, event.seat, event.subject, event.other, event.amount, event.kind, event.place)


def _told(g: Table, each: Waiting, number: int) -> Text:
    """A trigger as an option: its card, and what set it off."""
    what = g.name(each.source) if g.is_in_play(each.source) else CardName(each.card)
    about = each.event.subject if each.event is not None else None
    if not about or about == each.source:
        return say("rs-trigger", number=number, what=what)
    return say("rs-trigger-of", number=number, what=what, about=g.name(about))


def _stopper(g: Table, each: Waiting) -> int | None:
    """The player who can decline what a trigger does, or a part of it, if there is one. [RS-1503]"""
    key = ("stopper", each.card, each.where)
    word: str | None = g.cards.memory.get(key, "")
    if word == "":
        parts = program_of(g, each.card, each.where)
        own = each.optional or any(isinstance(part, May) for part in parts)
        word = "you" if own else next((part.op.player for part in parts if isinstance(part, Till) and part.declinable), None)
        g.cards.memory[key] = word
    if word is None:
        return None
    seats = (each.seat,) if word == "you" else Scope(g, each.seat, each.source, each.event, each.vars).seats(word)[:1]
    return seats[0] if seats and not g.s.seats[seats[0]].out else None


def likeness(g: Table, batch: Batch) -> str:
    """A short name for the state of a match and what is about to happen; what only counts on is left out. [RS-1503]"""
    s = g.s
    things = [structs.replace(each, since=0, hosted=0) if isinstance(each, Permanent) else each for each in s.things]
    lasting = [structs.replace(each, stamp=0) for each in s.lasting]
    parts = (s.seats, things, lasting, s.combat, s.waiting, batch.queue, batch.named, s.draws, s.attacks_left)
    return blake2b(msgpack.encode(parts), digest_size=8).hexdigest()


TRIGGER_CLAUSES: dict[str, tuple[str, ...]] = {
    "kw:Reanimation": ("RS-1133",), "kw:Inhume": ("RS-1137",), "kw:Cloning": ("RS-1140",), "kw:Dodge": ("RS-1036",),
    "kw:Possession": ("RS-1041",), "kw:Dementia": ("RS-1217",), "kw:Amok": ("RS-1220",), "kw:Trauma": ("RS-1225",),
    "kw:Paralysis": ("RS-1228",), "kw:Schizophrenia": ("RS-1230",), "kw:Parasite": ("RS-1234",), "kw:Paranoia": ("RS-1238",),
}  # fmt: skip
"""The clauses that the log cites for what an Ability sets off."""


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

    steps = ("toss", "choose_weakest", "weakest", "morph", "morphed", "enter", "apply", "finish")

    def toss(self, g: Table) -> Verdict:
        """A Parasite's toss: on a Failure it infects its caster's own weakest Creature. [RS-1233 RS-1236]"""
        if not self.invoked or "Parasite" not in g.cards[g.thing(self.card).card].ability_names:
            return "morph"
        return "morph" if g.toss(self.seat, self.card) else None

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
            self.card, self.seat, host=self.host, tilted=self.tilted, counters=self.counters, marks=self.marks, token=self.token, model=self.model
        )
        thing = g.permanent(self.card)
        if "Morpher" in g.cards[thing.card].ability_names and not self.model:
            g.happen(Event("unmorphed", self.seat, self.card), say("rs-log-unmorphed", what=g.name(self.card)), "RS-1104")
            g.leave((self.card,), "cemetery", died=True)
            return "finish"
        return None

    def apply(self, g: Table) -> None:
        """Its Base Effects, from top to bottom. [RS-622 RS-623]"""
        definition = g.definition(self.card)
        if g.cards[definition].programs.get("base"):
            g.push(Effect(seat=self.seat, source=self.card, card=definition, where="base", vars=registers((self.picks,))))

    def finish(self, g: Table) -> None:
        """It has arrived."""


# --------------------------------------------------------------------------------------------------------- on the chain


def registers(runs: Sequence[Picks]) -> dict[str, Any]:
    """The registers of an effect with its targets."""
    if not runs or not runs[0]:
        return {}
    found: dict[str, Any] = {f"target{n}": picks for n, picks in enumerate(runs[0], 1)}
    found["target"] = runs[0][0]
    return found


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
        return {"invoke": "invocation", "level": "level", "action": "action", "skill": "skill", "explode": "explosive"}[self.kind]

    def told(self, g: Table) -> Text:
        """What it is, in words for everybody."""
        if self.kind in ("invoke", "level"):
            return say("rs-item-invoke", what=CardName(self.card))
        if self.kind == "skill":
            skill = g.cards[self.card].skills[int(self.where.split(":")[1])]
            return say("rs-item-skill", what=CardName(self.card), skill=skill_name(skill))
        if self.kind == "explode":
            return say("rs-item-explode", what=CardName(self.card))
        return say("rs-item-action", what=CardName(g.known(self.thing).card), action=action_name(self._action(g)))

    def _action(self, g: Table) -> Action:
        return action_by(g, self.card, self.where)

    def specs(self, g: Table) -> tuple[Sel, ...]:
        """The specifications of its targets."""
        if self.kind == "action":
            return self._action(g).targets
        if self.kind == "skill":
            return g.cards[self.card].skills[int(self.where.split(":")[1])].targets
        if self.kind == "explode":
            return (EXPLOSIVE,)
        return getattr(g.cards[self.card], "targets", ())

    @property
    def aims(self) -> tuple[tuple[int, ...], ...]:
        """All that it targets."""
        return tuple(picks for run in (*self.runs, *(run for _, runs in self.acts for run in runs)) for picks in run)

    def aimed_at(self, g: Table) -> list[int]:
        """What it is attached to and targets, as far as that is still there for all to see: what left for a hand or a library is another
        object, which nobody follows. [RS-302 RS-310]"""
        named = [*([self.host] if self.host else []), *(pick for picks in self.aims for pick in picks)]
        return [id for id in named if (survives(g, id, self.stamp) if g.is_placed(id) else g.lies_open(id))]

    def announced(self, g: Table) -> None:
        """What paying set off happens before anyone is asked. [RS-723]"""
        g.settle()

    def respond(self, g: Table) -> None:
        """Everyone may respond. [RS-703]"""
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
            (where, tuple(self._legal(g, action_by(g, self.card, where).targets, run) for run in runs)) for where, runs in self.acts
        )
        if before and not any(self.aims):
            return self._nothing(g, "rs-log-no-target", "RS-646")
        if self.kind == "invoke":
            return self._invoked(g)
        return "perform"

    def _legal(self, g: Table, specs: tuple[Sel, ...], run: Picks) -> Picks:
        """The targets that are still legal. [RS-646 RS-1046]"""
        scope = Scope(g, self.seat, self.thing, None, registers((run,)))
        found: list[tuple[int, ...]] = []
        for spec, picks in zip(specs, run, strict=True):
            if self.kind == "explode":
                found.append(tuple(id for id in picks if survives(g, id, self.stamp) and g.plane(id) == self.plane and g.seat_behind(id) != self.seat))
            elif spec.zone in ("battlefield", "chain"):
                found.append(tuple(id for id in picks if survives(g, id, self.stamp) and spec.fits(scope, id)))
            else:
                there = spec.find(scope)
                found.append(tuple(id for id in picks if id in there))
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
        if g.cards[self.card].programs["base"]:
            g.push(Effect(seat=self.seat, source=self.thing, card=self.card, where="base", vars={"target": (summoner,), "target1": (summoner,)}))
        return "settled"

    def _invoked(self, g: Table) -> Verdict:
        card: LibraryCard = g.cards[self.card]
        picks = self.runs[0] if self.runs else ()
        if not card.stays:
            return "base"
        if card.attaches and not (g.is_in_play(self.host) and survives(g, self.host, self.stamp) and self._holds(g)):
            return self._nothing(g, "rs-log-no-host", "RS-1201" if "Disease" in card.ability_names else "RS-1127")
        g.push(Arrive(seat=self.seat, card=self.thing, host=self.host, invoked=True, picks=picks))
        return "settled"

    def _holds(self, g: Table) -> bool:
        return host_fits(g, self.seat, self.thing, self.host)

    def base(self, g: Table) -> None:
        """A one-shot card: its Base Effects first. [RS-604 RS-605 RS-645]"""
        if g.cards[self.card].programs["base"]:
            g.push(Effect(seat=self.seat, source=self.thing, card=self.card, where="base", vars=registers(self.runs)))

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
        g.push(Effect(seat=self.seat, source=self.thing, card=self.card, where=where, vars=registers((run,))))
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
    return g.is_in_play(id) and getattr(g.s.things[id] if id >= FIRST_ID else None, "since", 0) <= stamp


def host_fits(g: Table, seat: int, card: Id, host: int) -> bool:
    """Whether a card that is being invoked may be attached to something. [RS-1102 RS-1127 RS-1201]"""
    printed: LibraryCard = g.cards[g.thing(card).card]
    if host >= FIRST_ID and (g.restricted(host, "target") or "Disease" in printed.ability_names and g.has(host, "Immunity")):
        return False
    return printed.hosts is not None and printed.hosts.fits(Scope(g, seat, card), host)


# ------------------------------------------------------------------------------------------------------------- windows


class Responses(Window, kw_only=True):
    """A window in which Imminent cards, Actions and Skills may be played. [RS-519 RS-704 RS-707]"""

    def able(self, g: Table, seat: int) -> bool:
        """Whether a seat is asked: skipped only where all can see that it has no play. [RS-725]"""
        return not g.s.seats[seat].out and may_respond(g, seat, self.kind_of(g, seat))

    @abstractmethod
    def kind_of(self, g: Table, seat: int) -> str:
        """The name of the window for a seat."""

    @abstractmethod
    def about(self, g: Table) -> Text:
        """What is being answered."""

    def question(self, g: Table, seat: int) -> Ask:
        """What to play in response, if anything. [RS-704]"""
        window = self.kind_of(g, seat)
        options = [Option("pass", PASS_TEXT, PASS), *plays(g, seat, window)]
        return Ask(
            seat, "respond", Choice(RESPOND_TEXT, tuple(options)), "pass", ("RS-704", "RS-725"), window=window, about=self.about(g), forced=False,
            aimed=aimed_at(g, seat),
        )  # fmt: skip

    def respond(self, g: Table, seat: int, *response: Any) -> None:
        """It goes on the chain, above whatever it answers. [RS-702]"""
        announce(g, response[-1])


def aimed_at(g: Table, seat: int) -> bool:
    """Whether a player is attacked, or somebody else's play aims at something of that player's. [RS-726]"""
    if any(each.player == seat and not each.out for each in g.s.combat):
        return True
    return any(item.seat != seat and any(g.seat_behind(id) == seat for id in item.aimed_at(g)) for item in g.chain())


PASS_TEXT = say("rs-pass")
RESPOND_TEXT = say("rs-ask-respond")


class Round(Responses, tag="round", kw_only=True):
    """Responses to the newest item of the chain: the players after its own in turn order, its own player last. [RS-703]"""

    stamp: int

    def _item(self, g: Table) -> Item | None:
        """The item, which waits right below, unless it has vanished."""
        agenda = g.s.agenda
        below = agenda[-2] if len(agenda) > 1 else None
        return below if type(below) is Item and below.stamp == self.stamp else None

    def kind_of(self, g: Table, seat: int) -> str:
        """Answering a play of one's own is another window, so that it can be passed by order by itself. [RS-703 RS-726]"""
        item = self._item(g)
        return "own" if item is not None and item.seat == seat else "chain"

    def order(self, g: Table) -> tuple[int, ...]:
        """The order of asking. [RS-703 RS-727]"""
        item = self._item(g)
        if item is None:
            return ()
        around = g.turn_order(item.seat)
        return (*around[1:], around[0]) if around and around[0] == item.seat else around

    def gone(self, g: Table) -> bool:
        """Whether the item has vanished, or was stopped."""
        item = self._item(g)
        return item is None or item.stopped

    def about(self, g: Table) -> Text:
        """The item: where it is on the chain, whose it is, and what it aims at."""
        item = self._item(g)
        if item is None:
            return say("rs-nothing")
        at, aims = g.place(-item.stamp), item.aimed_at(g)
        return say("rs-about-item", at=at, who=SeatName(item.seat), what=item.told(g), aimed="yes" if aims else "no", targets=g.names(aims))


class Standing(Responses, tag="standing", kw_only=True):
    """A fixed point of the turn at which players may act: others first, the active player last and only in the Attack phase.
    [RS-711 RS-712]"""

    name: str

    def kind_of(self, g: Table, seat: int) -> str:
        """One for all."""
        return self.name

    def order(self, g: Table) -> tuple[int, ...]:
        """The order of asking. [RS-711 RS-712]"""
        around = g.turn_order()
        others = around[1:] if around and around[0] == g.s.active else around
        return (*others, g.s.active) if self.name in ATTACK_WINDOWS and not g.s.seats[g.s.active].out else others

    def about(self, g: Table) -> Text:
        """The moment."""
        return WINDOW_TEXTS[self.name](g)


WINDOW_TEXTS: dict[str, Callable[[Any], Text]] = {
    "pre_draw": lambda g: say("rs-about-pre-draw", who=SeatName(g.s.active)),
    "restored": lambda g: say("rs-about-restored", who=SeatName(g.s.active)),
    "attack_announced": lambda g: say("rs-about-attack-announced", who=SeatName(g.s.active)),
    "attackers": lambda g: say("rs-about-attackers", who=SeatName(g.s.active)),
    "blocks": lambda g: say("rs-about-blocks", who=SeatName(g.s.active)),
    "turn_passed": lambda g: say("rs-about-turn-passed", who=SeatName(g.s.active)),
}
"""What a fixed point is called in questions."""


def may_respond(g: Table, seat: int, window: str) -> bool:
    """Whether, by what everybody sees, a player could have a play. Never looks at hidden cards. [RS-709 RS-725]"""
    side = g.s.seats[seat]
    points = any(g.summoner(id).capacity for id in side.summoners)
    if side.hand and (g.s.gate or seat == g.s.active) and (points or g.free_invocations()):
        return True
    if side.hand and window in ATTACK_WINDOWS and seat == g.s.active and g.published("level_up") and may_level(g, seat):
        return True
    if can_play(g, seat, "skill") or can_play(g, seat, "action"):
        return True
    return window_explodes(g, seat, window)


def window_explodes(g: Table, seat: int, window: str) -> bool:
    """Whether an Explosive Creature could be given up now. [RS-1045]"""
    return any(True for _ in explosives(g, seat, window))


# --------------------------------------------------------------------------------------------------- what may be played


def may_level(g: Table, seat: int) -> bool:
    """Whether a player could still play a Level Up this turn, by public facts. [RS-524 RS-527 RS-528]"""
    side = g.s.seats[seat]
    if side.leveled == g.s.turn or g.restricted(player_ref(seat), "level_up"):
        return False
    if g.option("level_up_cost") == "1" and not any(g.summoner(id).capacity for id in g.summoners(seat)):
        return False
    return any(can_level(g, id) for id in g.summoners(seat))


def can_level(g: Table, id: Id, card: LevelUpCard | None = None) -> bool:
    """Whether a Summoner is below its highest level, and the one that a card names if it names one. [RS-528]"""
    printed: SummonerCard = g.cards[g.summoner(id).card]
    return g.summoner(id).level < len(printed.levels) and (card is None or card.summoner in (None, printed.name))


def not_level(g: Table, seat: int, id: Id) -> str | None:
    """The clause that keeps a Level Up in hand, if one does; it makes no difference whose it was. [RS-524 RS-526 RS-528]"""
    card: LevelUpCard = g.cards[g.thing(id).card]
    if g.s.seats[seat].leveled == g.s.turn:
        return "RS-524"
    if not may_level(g, seat):
        return "RS-527" if any(can_level(g, each) for each in g.summoners(seat)) else "RS-528"
    return None if any(can_level(g, each, card) for each in g.summoners(seat)) else "RS-528"


def skill_points(g: Table, seat: int, skill: Skill, id: Id) -> int:
    """The Capacity Points that a Skill costs now."""
    if not g.priced("skills", "capacity"):
        return skill.capacity
    return max(0, skill.capacity + g.price_change("skills", seat, id, "capacity"))


def not_skill(g: Table, seat: int, id: Id, number: int) -> str | None:
    """The clause that keeps a Skill from being used, if one does. [RS-506 RS-511 RS-512 RS-514 RS-528]"""
    summoner = g.summoner(id)
    skill: Skill = g.cards[summoner.card].skills[number]
    side = g.s.seats[seat]
    if summoner.capacity < skill.capacity and not g.at_work("price") and side.turns > 1:
        return "RS-501" if skill.from_level > summoner.level else "RS-506"
    if side.turns < (1 if g.option("first_turn_skills") == "from_own_first_turn" else 2):
        return "RS-511" if side.turns < 1 else "RS-512"
    if skill.from_level > summoner.level:
        return "RS-501"
    if summoner.capacity < skill_points(g, seat, skill, id):
        return "RS-506"
    if g.at_work("restrict") and (g.restricted(id, "skills") or g.restricted(player_ref(seat), "skills")):
        return "RS-1306"
    if skill.limit is not None and uses(summoner.used, f"skill:{number}", g.s.turn) >= skill.limit:
        return "RS-514"
    scope = Scope(g, seat, id)
    if skill.requires is not None and not skill.requires.holds(scope):
        return "RS-704"
    return None if feasible(g, scope, skill.targets) else "RS-647"


def usable_skills(g: Table, seat: int) -> list[tuple[Id, int]]:
    """The Skills that a player can use now."""
    return list(_skills(g, seat))


def _skills(g: Table, seat: int) -> Iterable[tuple[Id, int]]:
    """What `not_skill` finds nothing against, found out faster. [RS-506 RS-511 RS-512 RS-514 RS-528]"""
    side, turn = g.s.seats[seat], g.s.turn
    if side.turns < 2 and side.turns < (1 if g.option("first_turn_skills") == "from_own_first_turn" else 2):
        return
    cheaper, kept = g.priced("skills", "capacity"), g.restricts("skills")
    if kept and g.restricted(player_ref(seat), "skills"):
        return
    for id in g.summoners(seat):
        summoner = g.summoner(id)
        card: SummonerCard = g.cards[summoner.card]
        capacity, level = summoner.capacity, summoner.level
        if not capacity and not card.free_skills and not cheaper or kept and g.restricted(id, "skills"):
            continue
        for number, skill in enumerate(card.skills):
            if skill.from_level > level or capacity < (skill_points(g, seat, skill, id) if cheaper else skill.capacity):
                continue
            if skill.limit is not None and uses(summoner.used, f"skill:{number}", turn) >= skill.limit:
                continue
            if skill.requires is None and not skill.targets:
                yield id, number
                continue
            scope = Scope(g, seat, id)
            if (skill.requires is None or skill.requires.holds(scope)) and feasible(g, scope, skill.targets):
                yield id, number


def usable_sources(g: Table, seat: int) -> list[Source]:
    """The Actions that a player can use now."""
    return [source for source in g.sources(seat) if not_usable(g, seat, source) is None]


def invocable(g: Table, seat: int, *, main: bool) -> list[Id]:
    """The cards in hand that a player can invoke now."""
    return list(_invocable(g, seat, main))


def _invocable(g: Table, seat: int, main: bool) -> Iterable[Id]:
    """Copies of a card are judged once."""
    if not g.s.gate and g.s.active != seat or not g.s.seats[seat].hand:
        return
    most = max([g.s.things[id].capacity for id in g.summoners(seat)], default=0)  # type: ignore[union-attr]
    if not most and not g.free_invocations():
        return
    dear = not g.priced("invocations", "capacity")
    judged: dict[str, bool] = {}
    things, cards = g.s.things, g.cards
    for id in g.s.seats[seat].hand:
        card = things[id].card  # type: ignore[union-attr]
        able = judged.get(card)
        if able is None:
            printed = cards[card]
            able = judged[card] = (
                (main or printed.at_imminent_speed)
                and printed.kind != "level_up"
                and not (dear and printed.invoke.capacity > most)
                and not_invocable(g, seat, id, main=main) is None
            )
        if able:
            yield id


def can_play(g: Table, seat: int, what: str) -> bool:
    """Whether a player has any play of a kind now: "main" and "response" for cards, "skill", "action"."""
    key = (what, seat)
    found = g.cache.get(key)
    if found is None:
        if what == "skill":
            found = any(True for _ in _skills(g, seat))
        elif what == "action":
            found = any(not_usable(g, seat, source) is None for source in g.sources(seat))
        else:
            found = any(True for _ in _invocable(g, seat, what == "main"))
        g.cache[key] = found
    return found


def uses(used: dict[str, int], key: str, turn: int) -> int:
    """How often something was used this turn, as it is kept: the turn times 100 and the number."""
    kept = used.get(key, 0)
    return kept % 100 if kept // 100 == turn else 0


def action_by(g: Table, card: str, where: str) -> Action:
    """An Action by the name that it is saved under."""
    if where.startswith("kw:"):
        name = where.split(":")[1]
        return keywords.KEY if name == "Key" else keywords.COPYCAT if name == "Copycat" else cast(Action, keywords.KEYWORDS[name].action)
    return cast(Action, g.cards[card].action(where.removeprefix("act:")))


def action_name(action: Action) -> Text:
    """What an Action is called."""
    return say("tell-name", en=action.name or action.id, fr=action.fr or action.name or action.id)


def skill_name(skill: Skill) -> Text:
    """What a Skill is called."""
    return say("tell-name", en=skill.name, fr=skill.fr or skill.name)


def multi(g: Table, id: Id, price: tuple[int, int]) -> bool:
    """Whether a Multi-Target Action may be repeated: only where a price is paid each time. [RS-1108 RS-1110]"""
    return price != (0, 0) and g.has(id, "Multi-Target")


def not_usable(g: Table, seat: int, source: Source, *, copied: bool = False) -> str | None:
    """The clause that keeps an Action from being used, if one does. `copied` is a relaunch, which spends no use. A tilted
    card can use its Action too. [RS-640 RS-641 RS-643 RS-648]"""
    action, id = source.action, source.id
    thing = g.permanent(id)
    if not copied:
        spent = thing.used.get(source.where)
        if spent == -1:
            return "RS-640"
        again = spent == g.s.turn and action.type == "purchase" and any(multi(g, id, price) for price in affordable(g, seat, source))
        if action.limit == "turn" and spent == g.s.turn and not again:
            return "RS-1109" if g.has(id, "Multi-Target") else "RS-640"
        if action.limit == "unlimited" and uses(thing.used, f"free:{source.where}", g.s.turn) >= FREE_USES:
            return "RS-1503"
    when = wrong_time(g, seat, action)
    if when is not None:
        return when
    if g.restricts("actions") and (g.restricted(id, "actions") or g.restricted(player_ref(seat), "actions")):
        return "RS-1306"
    if g.chained(id, "actions"):
        return "RS-1120"
    scope = Scope(g, seat, id)
    if action.requires is not None and not action.requires.holds(scope):
        return "RS-1142" if source.where.startswith("kw:Cloning") else "RS-704"
    if action.relaunches:
        return None if any(True for _ in models(g, seat, id)) else "RS-1125"
    if not affordable(g, seat, source):
        return "RS-643" if g.purse(seat, id) == seat else "RS-1231"
    if not cost_cards(g, seat, id, dues((action.cost, 1))):
        return "RS-643"
    if action.cost.tilt_self and thing.tilted:
        return "RS-643"
    if not action.targets:
        return None
    return None if feasible(g, scope, action.targets, stops=stops_attacks(action)) else "RS-647"


def wrong_time(g: Table, seat: int, action: Action) -> str | None:
    """The clause that keeps an Action for another time, if one does. [RS-1038 RS-1140]"""
    when = action.when
    if when == "any":
        return None
    own = g.s.active == seat
    if when == "before_attack_announced":
        return "RS-1038" if g.s.announced else None
    if when == "attack":
        return None if g.s.phase in ("attack", "blocks", "damage") else "RS-704"
    if when == "your_turn":
        return None if own else "RS-1140"
    return "RS-704" if own else None


def stops_attacks(action: Action) -> bool:
    """Whether an Action is meant to stop an attack or its damage, which Doors cannot do to Wall Pass. [RS-1035]"""
    return any(isinstance(op, OutOfCombat) or isinstance(op, Prevent) and op.blocks_attack for op in action.do)


def affordable(g: Table, seat: int, source: Source) -> list[tuple[int, int]]:
    """The prices of an Action that can be paid in full now. [RS-643 RS-644]"""
    purse = g.s.seats[g.purse(seat, source.id)]
    fixed = "Fixed Price" in g.abilities(source.id) or "Fixed Price" in g.cards[source.card].ability_names
    return [p for p in g.prices(seat, source.id, source.action.cost, fixed=fixed) if p[0] <= purse.stock and p[1] <= purse.ether]


class Dues(NamedTuple):
    """The cards that costs take: how many to sacrifice out of which, how many to discard. [RS-542 RS-645]"""

    sacrifice: Sel | None = None
    given: int = 0
    thrown: int = 0


def dues(*costs: tuple[Cost, int]) -> Dues:
    """What several costs take in cards, each so many times. [RS-1108]"""
    sacrifice = next((cost.sacrifice for cost, _ in costs if cost.sacrifice is not None), None)
    given = sum(times for cost, times in costs if cost.sacrifice is not None)
    return Dues(sacrifice, given, sum(cost.discard * times for cost, times in costs))


def cost_cards(g: Table, seat: int, id: Id, due: Dues) -> bool:
    """Whether the cards that costs take are there."""
    if due.thrown and due.thrown > sum(each != id for each in g.s.seats[seat].hand):
        return False
    return due.sacrifice is None or len(givable(g, seat, id, due.sacrifice)) >= due.given


def givable(g: Table, seat: int, id: Id, sacrifice: Sel) -> list[Id]:
    """The cards of a player that may be sacrificed for a cost. [RS-916]"""
    return [each for each in sacrifice.find(Scope(g, seat, id)) if g.is_permanent(each) and g.seat_behind(each) == seat]


def models(g: Table, seat: int, copycat: Id) -> Iterable[Source]:
    """The Actions that a Copycat can relaunch now: of other cards of its player, in play or waiting on the chain. [RS-1125 RS-1126]"""
    for id in g.in_play():
        if id == copycat or g.permanent(id).controller != seat:
            continue
        for source in g.actions_of(id):
            if not source.action.relaunches:
                relaunched = Source(copycat, source.action, source.where, source.card)
                if not_usable(g, seat, relaunched, copied=True) is None:
                    yield source
    for item in g.chain():
        if item.kind == "invoke" and item.seat == seat and not g.cards[item.card].stays:
            for where, action in performed(g, g.cards[item.card]):
                if not action.relaunches:
                    source = Source(-item.stamp, action, where, item.card)
                    if not_usable(g, seat, Source(copycat, action, where, item.card), copied=True) is None:
                        yield source


def explosives(g: Table, seat: int, window: str) -> Iterable[Id]:
    """The Creatures that could be given up with their Bomb: in one's own attack windows. [RS-1045 RS-1047]"""
    if seat != g.s.active or g.s.phase not in ("attack", "blocks") or window not in (*ATTACK_WINDOWS, "chain", "own"):
        return
    for id in g.creatures_of(seat):
        if g.has(id, "Explosive") and any(g.has(each, "Bomb") for each in g.attachments(id)) and EXPLOSIVE.exists(Scope(g, seat, id)):
            yield id


def invocation_points(g: Table, seat: int, id: Id) -> int:
    """The Capacity Points that invoking a card costs, of each Summoner that pays. [RS-504]"""
    card: LibraryCard = g.cards[g.thing(id).card]
    if not g.priced("invocations", "capacity"):
        return card.invoke.capacity
    return max(0, card.invoke.capacity + g.price_change("invocations", seat, id, "capacity"))


def needs_both(g: Table, seat: int, id: Id) -> bool:
    """Whether two Summoners have to pay: Together, unless an effect lifts it. [RS-1113 RS-1114]"""
    card: LibraryCard = g.cards[g.thing(id).card]
    return "Together" in card.ability_names and not any(seat in each.scope.seats(each.part.player) for each in g.statics("together_alone"))


def invocation_prices(g: Table, seat: int, id: Id, action: Action | None, spent: tuple[int, int] = (0, 0)) -> list[tuple[int, int]]:
    """What an invocation costs beside Capacity, or an Action that goes with it; only what can be paid in full, beside what its other
    Actions cost. [RS-542 RS-645]"""
    card: LibraryCard = g.cards[g.thing(id).card]
    side = g.s.seats[seat]
    gold, ether = card.invoke.gold, card.invoke.ether
    if g.at_work("price"):
        gold = max(0, gold + g.price_change("invocations", seat, id, "gold"))
        ether = max(0, ether + g.price_change("invocations", seat, id, "ether"))
    stock, points = side.stock - spent[0], side.ether - spent[1]
    if action is None:
        return [(gold, ether)] if gold <= stock and ether <= points else []
    extra = g.prices(seat, id, action.cost, fixed="Fixed Price" in card.ability_names)
    return [(g_, e) for g_, e in extra if gold + g_ <= stock and ether + e <= points]


def not_invocable(g: Table, seat: int, id: Id, *, main: bool) -> str | None:
    """The clause that keeps a card in hand, if one does. [RS-506 RS-542 RS-544 RS-645 RS-704 RS-708 RS-709 RS-1113]"""
    card = g.cards[g.thing(id).card]
    if card.kind == "level_up":
        return "RS-525" if g.s.active != seat else "RS-520"
    if not main and not card.at_imminent_speed:
        return "RS-544" if g.s.active == seat else "RS-708"
    if g.s.active != seat and not g.s.gate:
        return "RS-709"
    if g.restricted(player_ref(seat), "invoke"):
        return "RS-1306"
    points = invocation_points(g, seat, id)
    payers = sum(g.summoner(each).capacity >= points for each in g.summoners(seat))
    if payers < (2 if needs_both(g, seat, id) else 1):
        return "RS-1113" if needs_both(g, seat, id) else "RS-506"
    if not invocation_prices(g, seat, id, None) or not cost_cards(g, seat, id, dues((card.invoke.extra, 1))):
        return "RS-542"
    scope = Scope(g, seat, id)
    if card.attaches and not hosts_of(g, seat, id):
        return "RS-1127" if "Equipment" in card.ability_names else "RS-1201"
    if card.targets and not feasible(g, scope, card.targets):
        return "RS-646"
    return None


def hosts_of(g: Table, seat: int, id: Id) -> tuple[int, ...]:
    """What a card in hand could be attached to; a Disease also to a Creature of one's own, and several to the same.
    [RS-1048 RS-1102 RS-1127 RS-1201 RS-1204 RS-1207]"""
    card: LibraryCard = g.cards[g.thing(id).card]
    found = candidates(g, Scope(g, seat, id), cast(Sel, card.hosts))
    if "Disease" in card.ability_names:
        return tuple(each for each in found if each < FIRST_ID or not g.has(each, "Immunity"))
    return found


def performed(g: Table, card: LibraryCard) -> tuple[tuple[str, Action], ...]:
    """The Actions that a one-shot card performs as part of its invocation, in the order printed, a Key's own among them, with the names
    that they are saved under. [RS-645 RS-1119]"""
    key = ("performed", card.id)
    found = g.cards.memory.get(key)
    if found is None:
        own = () if card.stays else tuple((f"act:{action.id}", action) for action in card.actions)
        found = g.cards.memory[key] = (*own, ("kw:Key:act", keywords.KEY)) if "Key" in card.types and not card.stays else own
    return found


def one_shot_actions(g: Table, draft: Draft) -> list[tuple[str, Action]]:
    """The Actions of a one-shot card that can go with its invocation, after those that do already: in the order printed. [RS-645]"""
    card: LibraryCard = g.cards[g.thing(draft.thing).card]
    seat, id = draft.seat, draft.thing
    offered = performed(g, card)
    if not offered or g.restricted(player_ref(seat), "actions"):
        return []
    scope = Scope(g, seat, id)
    spent = acts_total(draft.acts)
    first = 1 + max((offered.index((act.where, act.action)) for act in draft.acts), default=-1)
    found: list[tuple[str, Action]] = []
    for where, action in offered[first:]:
        if wrong_time(g, seat, action) is not None or action.requires is not None and not action.requires.holds(scope):
            continue
        if not invocation_prices(g, seat, id, action, spent):
            continue
        if cost_cards(g, seat, id, one_shot_dues(card, (*draft.acts, Act(where, action)))) and feasible(g, scope, action.targets):
            found.append((where, action))
    return found


def acts_total(acts: Sequence[Act]) -> tuple[int, int]:
    """What the Actions of a one-shot card cost together."""
    return sum(act.total[0] for act in acts), sum(act.total[1] for act in acts)


def one_shot_dues(card: LibraryCard, acts: Sequence[Act]) -> Dues:
    """The cards that a one-shot card and its Actions cost together. [RS-542 RS-645]"""
    return dues((card.invoke.extra, 1), *((act.action.cost, max(1, len(act.runs))) for act in acts))


def candidates(g: Table, scope: Scope, spec: Sel, *, stops: bool = False) -> tuple[int, ...]:
    """What may be targeted: what fits, unless something forbids it. [RS-518 RS-646 RS-1035]"""
    found = spec.find(scope)
    if stops:
        found = tuple(id for id in found if not g.passes_walls(id, scope.source))
    if g.restricts("target"):
        found = tuple(id for id in found if id < FIRST_ID or not g.restricted(id, "target"))
    return found


def feasible(g: Table, scope: Scope, specs: Sequence[Sel], *, stops: bool = False) -> bool:
    """Whether targets can be named for all specifications. [RS-646 RS-647]"""
    if not specs:
        return True
    simple = not stops and not g.restricts("target")
    if simple and len(specs) == 1:
        return specs[0].exists(scope, specs[0].least)
    if len(specs) == 1 or not any(spec.refers for spec in specs[1:]):
        return all(spec.least == 0 or (spec.exists(scope, spec.least) if simple else len(candidates(g, scope, spec, stops=stops)) >= spec.least) for spec in specs)
    return any(True for _ in first_fitting(g, scope, specs, (), stops))


def first_fitting(g: Table, scope: Scope, specs: Sequence[Sel], picks: Picks, stops: bool) -> Iterable[Picks]:
    """Ways to name targets for specifications that look at one another."""
    n = len(picks)
    if n == len(specs):
        yield picks
        return
    inner = Scope(g, scope.seat, scope.source, None, registers((picks,)))
    found = candidates(g, inner, specs[n], stops=stops)
    if specs[n].least == 0:
        yield from first_fitting(g, scope, specs, (*picks, ()), stops)
    elif specs[n].least == 1:
        for id in found:
            yield from first_fitting(g, scope, specs, (*picks, (id,)), stops)
    elif len(found) >= specs[n].least:
        yield from first_fitting(g, scope, specs, (*picks, found[: specs[n].least]), stops)


# -------------------------------------------------------------------------------------------------- declaring a play


class Act(NamedTuple):
    """An Action that goes with a one-shot card: its targets, and what it costs each time. [RS-645]"""

    where: str
    action: Action
    runs: tuple[Picks, ...] = ()
    price: tuple[int, int] = (0, 0)

    @property
    def total(self) -> tuple[int, int]:
        """What it costs in all. [RS-1108]"""
        times = max(1, len(self.runs))
        return self.price[0] * times, self.price[1] * times


class Draft(NamedTuple):
    """A play being declared: what was settled so far, and what is still to be settled. [RS-542]"""

    kind: str
    seat: int
    thing: Id = 0
    source: Source | None = None
    """For an Action: what it is; for a relaunch, what is relaunched, with the Copycat as its card."""
    copycat: bool = False
    number: int = 0
    host: int = 0
    acts: tuple[Act, ...] = ()
    """The Actions that go with a one-shot card. [RS-645]"""
    runs: tuple[Picks, ...] = ()
    picks: Picks = ()
    price: tuple[int, int] = (0, 0)
    payers: tuple[Id, ...] = ()
    given: tuple[Id, ...] = ()
    """Cards sacrificed as a cost."""
    thrown: tuple[Id, ...] = ()
    """Cards discarded as a cost."""
    left: tuple[Any, ...] = ()


Stage = Callable[["Table", Draft], "Choice | Draft"]
"""Settles one part of a draft: asks, or goes on where there is nothing to choose."""


def ahead(g: Table, draft: Draft) -> tuple[Draft, Choice | None]:
    """Go on with a draft until something has to be chosen."""
    while draft.left:
        stage: Stage = draft.left[0]
        found = stage(g, draft._replace(left=draft.left[1:]))
        if isinstance(found, Choice):
            return draft, found
        draft = found
    return draft, None


def option(g: Table, key: str, text: Text, draft: Draft, *marks: str) -> Option:
    """An option that settles a part of a draft; the level below is made when it is wanted."""
    if not draft.left:
        return Option(key, text, draft, None, marks)
    return Option(key, text, draft, Later(lambda: ahead(g, draft)[1]), marks)


def thing_option(g: Table, id: int, draft: Draft) -> Option:
    """An option for something on the table."""
    at = g.place(id)
    return option(g, at, say("rs-thing", name=g.name(id)), draft, at)


def payer_option(g: Table, id: Id, draft: Draft) -> Option:
    """An option for a Summoner that pays, with what it has."""
    summoner, at = g.summoner(id), g.place(id)
    most = g.cards[summoner.card].capacity(summoner.level)
    return option(g, at, say("rs-payer", name=g.name(id), n=summoner.capacity, most=most), draft, at)


def card_text(g: Table, id: Id, key: str) -> Text:
    """A card as an option; of several like it, each by its number."""
    return say("rs-card", name=CardName(g.thing(id).card), n=int(key.partition("#")[2] or 1))


def card_option(g: Table, id: Id, key: str, draft: Draft) -> Option:
    """An option for a card in hand."""
    return option(g, key, card_text(g, id, key), draft)


def keyed(g: Table, ids: Sequence[Id]) -> list[tuple[Id, str]]:
    """Cards with their keys: their ids, numbered where there are several. They are sorted, so that their order tells nothing."""
    found: list[tuple[Id, str]] = []
    seen: dict[str, int] = {}
    for id in sorted(ids, key=lambda id: (g.thing(id).card, id)):
        card = g.thing(id).card
        seen[card] = seen.get(card, 0) + 1
        found.append((id, card if seen[card] == 1 else f"{card}#{seen[card]}"))
    return found


def aim_text(g: Table, draft: Draft, specs: tuple[Sel, ...], n: int, number: int) -> Text:
    """The question for a target: what it has to be, and which of several it is."""
    key = ("aim", draft.source.card if draft.source is not None else g.definition(draft.thing), id(specs), n)
    kept = g.cards.memory.get(key)
    if kept is None:
        from .wording import target_text

        # The specifications are kept with it, so that their identity stays taken.
        kept = g.cards.memory[key] = (specs, target_text(specs, n + 1, g.cards[key[1]]))
    return say("rs-ask-target", what=kept[1], n=number, several="yes" if specs[n].most > 1 else "no")


def target_stage(specs: tuple[Sel, ...], n: int, *, stops: bool = False) -> Stage:
    """The targets of one specification, one after another."""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        spec = specs[n]
        picks = draft.picks if len(draft.picks) > n else (*draft.picks, ())
        chosen = picks[n]
        source = draft.source.id if draft.source is not None else draft.thing
        scope = Scope(g, draft.seat, source, None, registers((picks[:n],)))
        found = [id for id in candidates(g, scope, spec, stops=stops) if id not in chosen]
        later = specs[n + 1 :]
        if any(each.refers for each in later):
            found = [
                id for id in found
                if any(True for _ in first_fitting(g, Scope(g, draft.seat, source), specs, (*picks[:n], (*chosen, id)), stops))
            ]  # fmt: skip
        options: list[Option] = []
        enough = len(chosen) >= spec.least
        if len(chosen) >= spec.most or enough and not found:
            return draft._replace(picks=picks)
        for id, key in g.keys(found):
            now = draft._replace(picks=(*picks[:n], (*chosen, id)))
            if len(chosen) + 1 < spec.most:
                now = now._replace(left=(stage, *now.left))
            options.append(option(g, key, say("rs-thing", name=g.name(id)), now, *((key,) if id in g.places() else ())))
        if enough:
            options.append(option(g, "done", DONE_TEXT, draft._replace(picks=picks)))
        return Choice(aim_text(g, draft, specs, n, len(chosen) + 1), tuple(options), arrow=n == 0 and not chosen)

    return stage


DONE_TEXT = say("rs-done")


def close_run(g: Table, draft: Draft) -> Draft:
    """The targets of one performance are settled."""
    return draft._replace(runs=(*draft.runs, draft.picks), picks=())


def more_stage(action: Action, *, stops: bool) -> Stage:
    """With Multi-Target: further targets at the same price each. [RS-642 RS-1108 RS-1110]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        id, price, times = cast(Source, draft.source).id, draft.price, len(draft.runs) + 1
        cost, side = action.cost, g.s.seats[g.purse(draft.seat, id)]
        if not multi(g, id, price):
            return draft
        done = option(g, "done", DONE_TEXT, draft)
        paid = price[0] * times <= side.stock and price[1] * times <= side.ether and cost_cards(g, draft.seat, id, dues((cost, times)))
        if not paid or cost.tilt_self or cost.sacrifice_self:
            return one_of(say("rs-ask-more", n=times - 1), [done])
        first, *rest = aim_stages(action.targets, stops=stops)
        found = first(g, draft._replace(left=(*rest, stage, *draft.left)))
        return Choice(say("rs-ask-more", n=times - 1), (done, *(found.options if isinstance(found, Choice) else ())))

    return stage


def aim_stages(specs: tuple[Sel, ...], *, stops: bool = False) -> tuple[Stage, ...]:
    """The stages that settle targets."""
    return (*(target_stage(specs, n, stops=stops) for n in range(len(specs))), close_run) if specs else ()


def price_stage(prices: Sequence[tuple[int, int]], cost: Cost) -> Stage:
    """Which price is paid, where there is a choice. [RS-644]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        if len(prices) == 1:
            return draft._replace(price=prices[0])
        options = [
            option(g, "gold" if price[0] else "ether", g.price_text(price, cost), draft._replace(price=price)) for price in prices
        ]
        return one_of(say("rs-ask-price"), options)

    return stage


def cost_stage(due_of: Callable[[Draft], Dues]) -> Stage:
    """Which cards are given up or discarded for a cost. [RS-542]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        source, due = draft.source.id if draft.source is not None else draft.thing, due_of(draft)
        if due.sacrifice is not None and len(draft.given) < due.given:
            found = [id for id in givable(g, draft.seat, source, due.sacrifice) if id not in draft.given]
            again = draft._replace(left=(stage, *draft.left))
            return one_of(say("rs-ask-sacrifice"), [thing_option(g, id, again._replace(given=(*draft.given, id))) for id in found])
        if len(draft.thrown) < due.thrown:
            hand = [id for id in g.s.seats[draft.seat].hand if id != draft.thing and id not in draft.thrown]
            again = draft._replace(left=(stage, *draft.left))
            return one_of(
                say("rs-ask-discard", n=due.thrown),
                [card_option(g, id, key, again._replace(thrown=(*draft.thrown, id))) for id, key in keyed(g, hand)],
            )
        return draft

    return stage


def payer_stage(g: Table, draft: Draft) -> Choice | Draft:
    """Which Summoner pays the Capacity Points. [RS-502 RS-507 RS-1113]"""
    points = invocation_points(g, draft.seat, draft.thing) if draft.kind == "invoke" else 1
    able = [id for id in g.summoners(draft.seat) if g.summoner(id).capacity >= points]
    if draft.kind == "invoke" and needs_both(g, draft.seat, draft.thing):
        return draft._replace(payers=tuple(able[:2]))
    if not points:
        return draft
    able.sort(key=lambda id: not g.summoner(id).tilted)
    return one_of(say("rs-ask-payer"), [payer_option(g, id, draft._replace(payers=(id,))) for id in able])


def one_shot_stage(g: Table, draft: Draft) -> Choice | Draft:
    """Which of a one-shot card's Actions go with it, each at most once, in the order printed. [RS-645]"""
    actions = one_shot_actions(g, draft)
    card: LibraryCard = g.cards[g.thing(draft.thing).card]

    def paid(g: Table, draft: Draft) -> Draft:
        plain, acts = invocation_prices(g, draft.seat, draft.thing, None)[0], acts_total(draft.acts)
        return draft._replace(price=(plain[0] + acts[0], plain[1] + acts[1]))

    closing = draft._replace(left=(paid, cost_stage(lambda draft: one_shot_dues(card, draft.acts)), *draft.left))
    if not actions:
        return closing
    end, text = ("done", DONE_TEXT) if draft.acts else ("plain", say("rs-without-action"))
    options = [option(g, end, text, closing)]
    for where, action in actions:
        several = (again_stage(where, action),) if "Multi-Target" in card.ability_names and action.targets else ()
        left = (one_shot_price(action), *aim_stages(action.targets), *several, close_act(where, action, draft.runs), one_shot_stage, *draft.left)
        begun = draft._replace(runs=(), picks=(), left=left)
        options.append(option(g, action.id, say("rs-with-action", name=action_name(action)), begun))
    return one_of(say("rs-ask-one-shot"), options)


def one_shot_price(action: Action) -> Stage:
    """Which price a one-shot card's Action has. [RS-644 RS-645]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        return price_stage(invocation_prices(g, draft.seat, draft.thing, action, acts_total(draft.acts)), action.cost)(g, draft)

    return stage


def close_act(where: str, action: Action, own: tuple[Picks, ...]) -> Stage:
    """An Action that goes with a one-shot card is settled."""

    def stage(_: Table, draft: Draft) -> Choice | Draft:
        return draft._replace(acts=(*draft.acts, Act(where, action, draft.runs, draft.price)), runs=own, price=(0, 0))

    return stage


def again_stage(where: str, action: Action) -> Stage:
    """With Multi-Target, further targets for a one-shot card's Action at the same price each. [RS-642 RS-1108 RS-1110]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        if draft.price == (0, 0):
            return draft
        done = option(g, "done", DONE_TEXT, draft)
        times = len(draft.runs) + 1
        card: LibraryCard = g.cards[g.thing(draft.thing).card]
        so_far = Act(where, action, draft.runs, draft.price)
        due = one_shot_dues(card, (*draft.acts, so_far._replace(runs=(*draft.runs, ()))))
        paid = draft.price in invocation_prices(g, draft.seat, draft.thing, action, acts_total((*draft.acts, so_far)))
        if not paid or not cost_cards(g, draft.seat, draft.thing, due):
            return one_of(say("rs-ask-more", n=times - 1), [done])
        first, *rest = aim_stages(action.targets)
        found = first(g, draft._replace(left=(*rest, stage, *draft.left)))
        return Choice(say("rs-ask-more", n=times - 1), (done, *(found.options if isinstance(found, Choice) else ())))

    return stage


def host_stage(g: Table, draft: Draft) -> Choice | Draft:
    """What a card is attached to. [RS-1048 RS-1127 RS-1201]"""
    options = [thing_option(g, id, draft._replace(host=id)) for id in hosts_of(g, draft.seat, draft.thing)]
    return Choice(say("rs-ask-host"), tuple(options), arrow=True)


def invoke_draft(g: Table, seat: int, id: Id) -> Draft:
    """The invocation of a card in hand, to be declared: host, targets, Action, costs, payer. [RS-542]"""
    card: LibraryCard = g.cards[g.thing(id).card]
    stages: list[Any] = [host_stage] if card.attaches else []
    stages += [*aim_stages(card.targets), one_shot_stage, payer_stage]
    return Draft("invoke", seat, id, left=tuple(stages))


def invoke_level(g: Table, seat: int, main: bool) -> Choice:
    """The cards in hand that can be invoked now."""
    ids = invocable(g, seat, main=main)
    options = [card_option(g, id, key, invoke_draft(g, seat, id)) for id, key in keyed(g, ids)]
    return one_of(say("rs-ask-invoke"), options)


def level_level(g: Table, seat: int) -> Choice:
    """The Level Ups in hand that can be played now, and for which Summoner. [RS-520 RS-528]"""

    def summoner_stage(g: Table, draft: Draft) -> Choice | Draft:
        card = g.cards[g.thing(draft.thing).card]
        ids = [id for id in g.summoners(seat) if can_level(g, id, card)]
        return Choice(say("rs-ask-level-summoner"), tuple(thing_option(g, id, draft._replace(host=id)) for id in ids), arrow=True)

    stages = (summoner_stage, payer_stage) if g.option("level_up_cost") == "1" else (summoner_stage,)
    ids = [id for id in g.s.seats[seat].hand if g.cards[g.thing(id).card].kind == "level_up" and not_level(g, seat, id) is None]
    options = [card_option(g, id, key, Draft("level", seat, id, left=stages)) for id, key in keyed(g, ids)]
    return one_of(say("rs-ask-level"), options)


def action_draft(g: Table, seat: int, source: Source, *, copycat: bool = False) -> Draft:
    """An Action, to be declared: its price, its targets, the cards it costs. [RS-634 RS-646]"""
    action = source.action
    prices = affordable(g, seat, source)
    stops = stops_attacks(action)
    stages: list[Any] = [price_stage(prices, action.cost)] if len(prices) > 1 else []
    stages += aim_stages(action.targets, stops=stops)
    draft = Draft("action", seat, source.id, source, copycat)
    if len(prices) == 1:
        draft = draft._replace(price=prices[0])
    if action.targets and any(multi(g, source.id, price) for price in prices):
        stages.append(more_stage(action, stops=stops))
    stages.append(cost_stage(lambda draft: dues((action.cost, max(1, len(draft.runs))))))
    return draft._replace(left=tuple(stages))


def action_text(g: Table, seat: int, source: Source) -> Text:
    """An Action as an option: its name, its type and the prices that can be paid."""
    action = source.action
    prices = [g.price_text(price, action.cost) for price in affordable(g, seat, source)]
    return say("rs-action", name=action_name(action), type=action.type, price=either(prices) if prices else "", some="no" if action.relaunches else "yes")


def action_level(g: Table, seat: int) -> Choice:
    """The cards with an Action that can be used now, and which. [RS-639]"""
    by_card: dict[Id, list[Source]] = {}
    for source in usable_sources(g, seat):
        by_card.setdefault(source.id, []).append(source)

    def of_card(id: Id) -> Choice:
        options = [
            Option(source.action.id, action_text(g, seat, source), None, Later(partial(copycat_level, g, seat, source)))
            if source.action.relaunches
            else option(g, source.action.id, action_text(g, seat, source), action_draft(g, seat, source))
            for source in by_card[id]
        ]
        return one_of(say("rs-ask-which-action"), options)

    options = [
        Option(g.place(id), say("rs-thing", name=g.name(id)), None, Later(partial(of_card, id)), (g.place(id),)) for id in by_card
    ]
    return one_of(say("rs-ask-action"), options)


def copycat_level(g: Table, seat: int, copycat: Source) -> Choice:
    """Which Action of which card a Copycat relaunches. [RS-1125]"""
    by_card: dict[int, list[Source]] = {}
    for model in models(g, seat, copycat.id):
        by_card.setdefault(model.id, []).append(Source(copycat.id, model.action, model.where, model.card))

    def of_card(id: int) -> Choice:
        options = [
            option(g, each.action.id, action_text(g, seat, each), action_draft(g, seat, each, copycat=True))
            for each in by_card[id]
        ]
        return one_of(say("rs-ask-which-action"), options)

    return one_of(
        say("rs-ask-copycat"), [Option(g.place(id), say("rs-thing", name=g.name(id)), None, Later(partial(of_card, id)), (g.place(id),)) for id in by_card]
    )


def skill_level(g: Table, seat: int) -> Choice:
    """The Skills that can be used now. [RS-503]"""
    by_summoner: dict[Id, list[int]] = {}
    for id, number in usable_skills(g, seat):
        by_summoner.setdefault(id, []).append(number)

    def of_summoner(id: Id) -> Choice:
        options: list[Option] = []
        for number in by_summoner[id]:
            skill: Skill = g.cards[g.summoner(id).card].skills[number]
            draft = Draft("skill", seat, id, number=number, left=aim_stages(skill.targets))
            options.append(option(g, skill.key, say("rs-skill", name=skill_name(skill), n=skill_points(g, seat, skill, id)), draft))
        return one_of(say("rs-ask-which-skill"), options)

    return one_of(
        say("rs-ask-skill"), [Option(g.place(id), say("rs-thing", name=g.name(id)), None, Later(partial(of_summoner, id)), (g.place(id),)) for id in by_summoner]
    )


def explode_level(g: Table, seat: int, window: str) -> Choice:
    """The Creatures that can be given up with their Bomb, and whom they take along. [RS-1045]"""
    return one_of(
        say("rs-ask-explode"),
        [thing_option(g, id, Draft("explode", seat, id, left=aim_stages((EXPLOSIVE,)))) for id in explosives(g, seat, window)],
    )


def stacking(g: Table, seat: int) -> list[Id]:
    """The Creatures that may be stacked. [RS-1051]"""
    return [id for id in g.creatures_of(seat) if g.has(id, "Assimilation")]


def assimilate_level(g: Table, seat: int) -> Choice:
    """Which Creature is on top, and which it covers. [RS-1051 RS-1053]"""

    def parts_stage(g: Table, draft: Draft) -> Choice | Draft:
        covered = draft.picks[0] if draft.picks else ()
        found = [id for id in stacking(g, seat) if id != draft.thing and id not in covered]
        if not found:
            return draft
        options = [thing_option(g, id, draft._replace(picks=((*covered, id),), left=(parts_stage, *draft.left))) for id in found]
        if covered:
            options.append(option(g, "done", DONE_TEXT, draft))
        return one_of(say("rs-ask-assimilate-parts"), options)

    return one_of(
        say("rs-ask-assimilate"), [thing_option(g, id, Draft("assimilate", seat, id, left=(parts_stage,))) for id in stacking(g, seat)]
    )


VERBS = {
    verb: say(f"rs-verb-{verb}")
    for verb in ("invoke", "level", "skill", "action", "explode", "assimilate", "attack", "pass")
}
"""What the kinds of plays are called."""


def plays(g: Table, seat: int, window: str) -> list[Option]:
    """The kinds of plays that a player has now: `window` is "main" with the initiative, else the name of the window. [RS-701 RS-707]"""
    main = window == "main"
    found: list[Option] = []
    if can_play(g, seat, "main" if main else "response"):
        found.append(Option("invoke", VERBS["invoke"], None, Later(lambda: invoke_level(g, seat, main))))
    if (main or window in ATTACK_WINDOWS) and seat == g.s.active and may_level(g, seat):  # noqa: SIM102
        if any(g.cards[g.thing(id).card].kind == "level_up" and not_level(g, seat, id) is None for id in g.s.seats[seat].hand):
            found.append(Option("level", VERBS["level"], None, Later(lambda: level_level(g, seat))))
    if can_play(g, seat, "skill"):
        found.append(Option("skill", VERBS["skill"], None, Later(lambda: skill_level(g, seat))))
    if can_play(g, seat, "action"):
        found.append(Option("action", VERBS["action"], None, Later(lambda: action_level(g, seat))))
    if g.s.phase in ("attack", "blocks") and window_explodes(g, seat, window):
        found.append(Option("explode", VERBS["explode"], None, Later(lambda: explode_level(g, seat, window))))
    return found


# ---------------------------------------------------------------------------------------------------- announcing a play


def announce(g: Table, draft: Draft) -> None:
    """A play is announced and paid for in full, and waits on the chain. [RS-309 RS-542 RS-634]"""
    draft, open_level = ahead(g, draft)
    assert open_level is None, "a play is declared in full before it is announced"
    {"invoke": _announce_card, "level": _announce_card, "action": _announce_action, "skill": _announce_skill, "explode": _announce_explosion}[draft.kind](g, draft)


def _announce_card(g: Table, draft: Draft) -> None:
    id, seat = draft.thing, draft.seat
    card = g.thing(id).card
    stamp = g.stamp()
    side = g.seat(seat)
    side.hand = tuple(each for each in side.hand if each != id)
    g.informed = True
    if g.thing(id).known_to:
        g.edit(id).known_to = ()
    item = Item(
        seat=seat, kind=draft.kind, thing=id, stamp=stamp, card=card, host=draft.host, runs=draft.runs,
        acts=tuple((act.where, act.runs) for act in draft.acts),
    )  # fmt: skip
    if draft.kind == "level":
        side.leveled = g.s.turn
        points = 1
    else:
        points = invocation_points(g, seat, id)
    g.push(item)
    g.touch()
    for payer in draft.payers:
        g.spend(payer, points)
    at = [*([draft.host] if draft.host else []), *(pick for picks in item.aims for pick in picks)]
    g.mark_recent("invoked", -stamp, *at)
    text = say(
        "rs-log-invokes", who=SeatName(seat), what=CardName(card), payers=g.names(draft.payers), paid="yes" if draft.payers else "no",
        targets=g.names(at), aimed="yes" if at else "no",
    )  # fmt: skip
    g.occur(Event("invoked", seat, id, kind=g.cards[card].kind), text, "RS-530" if draft.kind == "level" else "RS-542")
    _pay(g, draft, seat, "invocations")


def _announce_action(g: Table, draft: Draft) -> None:
    source, seat = cast(Source, draft.source), draft.seat
    stamp = g.stamp()
    thing = g.edit(source.id)
    where = "kw:Copycat:act" if draft.copycat else source.where
    action = keywords.COPYCAT if draft.copycat else source.action
    if action.limit == "unlimited" and draft.price == (0, 0):
        key = f"free:{where}"
        thing.used = {**thing.used, key: g.s.turn * 100 + uses(thing.used, key, g.s.turn) + 1}
    thing.used = {**thing.used, where: -1 if action.limit == "once_per_game" else g.s.turn}
    cost = source.action.cost
    g.push(
        Item(
            seat=seat, kind="action", thing=source.id, stamp=stamp, card=source.card, where=source.where, runs=draft.runs,
            given_up=cost.sacrifice_self or source.id in draft.given,
        )
    )  # fmt: skip
    at = [pick for run in draft.runs for picks in run for pick in picks]
    g.mark_recent("action_used", source.id, *at)
    text = say(
        "rs-log-action", who=SeatName(seat), what=g.name(source.id), action=action_name(source.action), price=g.price_text(_total(draft), cost),
        paid="yes" if _total(draft) != (0, 0) else "no", targets=g.names(at), aimed="yes" if at else "no",
    )  # fmt: skip
    g.occur(Event("action_used", seat, source.id, kind=source.action.type), text, "RS-634", *(("RS-1126",) if draft.copycat else ()))
    if cost.tilt_self:
        g.tilt(source.id)
    _pay(g, draft, g.purse(seat, source.id), "actions")
    if cost.sacrifice_self:
        g.leave((source.id,), "cemetery", died=True, sacrificed=True)


def _total(draft: Draft) -> tuple[int, int]:
    times = max(1, len(draft.runs))
    return draft.price[0] * times, draft.price[1] * times


def _pay(g: Table, draft: Draft, purse: int, of: str) -> None:
    """Coins, Ether and cards are paid together. [RS-542 RS-644 RS-1108]"""
    gold, ether = _total(draft) if draft.kind == "action" else draft.price
    if gold or ether:
        side = g.seat(purse)
        side.stock -= gold
        side.ether -= ether
    if any("once" in each.names for each in g.lastings("price")):
        g.end_lasting(lambda each: each.kind == "price" and "once" in each.names and g.prices_it(each, of, draft.seat, draft.thing))
    if draft.thrown:
        g.discard_cards(draft.seat, draft.thrown)
    if draft.given:
        g.leave(draft.given, "cemetery", died=True, sacrificed=True)
    g.changed()


def _announce_skill(g: Table, draft: Draft) -> None:
    id, seat = draft.thing, draft.seat
    summoner: Summoner = g.edit(id)
    skill: Skill = g.cards[summoner.card].skills[draft.number]
    key = f"skill:{draft.number}"
    if skill.limit is not None:
        summoner.used = {**summoner.used, key: g.s.turn * 100 + uses(summoner.used, key, g.s.turn) + 1}
    points = skill_points(g, seat, skill, id)
    stamp = g.stamp()
    g.push(Item(seat=seat, kind="skill", thing=id, stamp=stamp, card=summoner.card, where=key, runs=draft.runs))
    g.spend(id, points)
    if not points:
        g.tilt(id)
    at = [pick for run in draft.runs for picks in run for pick in picks]
    g.mark_recent("skill_used", id, *at)
    text = say(
        "rs-log-skill", who=SeatName(seat), what=g.name(id), skill=skill_name(skill), targets=g.names(at), aimed="yes" if at else "no"
    )
    g.occur(Event("skill_used", seat, id), text, "RS-503")
    _pay(g, draft, seat, "skills")


def _announce_explosion(g: Table, draft: Draft) -> None:
    """The Creature and its Bomb are given up at once; the destruction waits on the chain. [RS-1045]"""
    id, seat = draft.thing, draft.seat
    stamp = g.stamp()
    target = draft.runs[0][0][0]
    g.push(Item(seat=seat, kind="explode", thing=id, stamp=stamp, card=g.definition(id), runs=draft.runs, given_up=True, plane=g.plane(id)))
    g.mark_recent("exploded", id, target)
    g.happen(Event("exploded", seat, id, target), say("rs-log-explodes", who=SeatName(seat), what=g.name(id), target=g.name(target)), "RS-1045")
    g.leave((id,), "cemetery", died=True, sacrificed=True)


def assimilate(g: Table, draft: Draft) -> None:
    """Creatures are stacked into one: the total of their values, the top card's texts and commander, counters, attachments and
    restraints of all; what else lasted on a covered card is over. [RS-308 RS-310 RS-1051 to RS-1054]"""
    draft, _ = ahead(g, draft)
    top, covered = draft.thing, draft.picks[0]
    ids = (top, *covered)
    base = tuple(sum(g.base_values(id)[n] for id in ids) for n in (0, 1))
    names = g.names(ids)
    parts: list[Id] = []
    stack: Permanent = g.edit(top)
    for id in covered:
        part = g.permanent(id)
        parts += [id, *part.parts]
        stack.counters = (*stack.counters, *part.counters)
        stack.tilted = stack.tilted or part.tilted
        stack.arrived = max(stack.arrived, part.arrived)
        stack.marks = tuple(dict.fromkeys((*stack.marks, *(mark for mark in part.marks if mark != "reanimated"))))
        for each in g.attachments(id):
            g.edit(each).host = top
        g.s.lasting = [
            structs.replace(each, subject=top) if each.subject == id else each
            for each in g.s.lasting if each.subject != id or each.kind in ("restrict", "force")
        ]  # fmt: skip
        side = g.seat(part.controller)
        side.field = tuple(each for each in side.field if each != id)
        g.s.things[id] = Card(id=id, card=part.card, owner=part.owner, token=part.token)
        g._own.add(id)  # pyright: ignore[reportPrivateUsage]
        if part.token:
            parts.remove(id)
    stack.base = cast(tuple[int, int], base)
    stack.parts = (*stack.parts, *parts)
    g.reshaped()
    g.mark_recent("assimilated", top)
    g.happen(Event("assimilated", draft.seat, top), say("rs-log-assimilates", who=SeatName(draft.seat), cards=names, what=g.name(top)), "RS-1051", "RS-1052")
