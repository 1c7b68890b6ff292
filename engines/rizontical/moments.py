"""Moments: what acts when a situation comes about, in the order of the priority rules. [RZ-1301 to RZ-1327]

Statuses come first and are carried out where their situations are (Burned with dealing DMG, Poison with the start of a
player turn, Invincible with the end of a round). A `Moment` then goes through Numens, Trigger effects, slot effects by
the Speed Rule, and Summons and Tiles.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Later, Option, in_order
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.objects import SHIFT
from engines.kernel.cards.scope import Scope
from engines.kernel.derived import defined, indexed
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import SeatName, Text, say
from engines.kernel.window import PASS, Window

from .board import NAMES
from .cards import Ability, PowerCard, Skill, TileCard
from .defeats import passed
from .lasting import Delayed
from .naming import has_targets, named_targets, use_choice
from .payment import barred, price, secret_change, within_limit
from .speed import by_speed
from .state import CardName, Fighter, Power, Token
from .trackers import ability_at, left_of, lent, place_of, use_one
from .uses import Announced, Use

if TYPE_CHECKING:
    from .duel import Duel

WINDOWS = {
    "announced": "W1", "about_to_be_hit": "W2", "calc_a": "W3", "calc_b": "W4", "dmg_about": "W5", "step": "W7",
    "round_start": "W8", "turn_start": "W8", "own_turn_start": "W8", "turn_end": "W8", "round_end": "W8",
}  # fmt: skip
"""The kinds of windows by event; every other event is W6. [RZ-1604]"""

PARTING = ("defeated", "destroyed", "power_left", "removed")
"""The situations of having left play."""

RESPOND_TEXT = say("rz-ask-respond")
NOBODY = say("nobody")
PASS_OPTION = Option("pass", say("rz-pass"), PASS)


class Waiting(NamedTuple):
    """What everybody knows of a Trigger Power of the card pool, so far as it matters to whether it could answer."""

    cost: int
    legendary: bool
    unique: bool
    used: Any
    local: bool
    """Whether it matters to its situation where the card itself lies."""


class Listener(NamedTuple):
    """An effect in play that waits for situations."""

    group: str
    """What it is used as, "enchant", "skill" or "trigger"; of what acts by itself "slot" or "token"."""
    id: Id
    this: int
    """The object that it is on, by its handle."""
    ability: Ability
    seat: int
    """Whose it is."""
    facedown: bool = False

    @property
    def number(self) -> int:
        """The number of the effect."""
        return self.ability.number

    @property
    def acts(self) -> bool:
        """Whether it acts by itself, and nobody uses it."""
        return self.group in ("slot", "token")


def fits(ability: Any, scope: Scope, *, public: bool = False) -> bool:
    """Whether the scope's event is the situation that an effect waits for; `public`: whether it may be, for all that
    everybody knows. [RZ-1603]"""
    when: Any = ability.when
    event: Any = scope.event
    if event.name not in when.event and not (
        event.name == "turn_end" and "own_turn_end" in when.event and event.seat == scope.seat
    ):
        return False
    if event.seat != scope.seat and when.subject is None and when.player is None and event.name.startswith("own_"):
        return False
    return (ability.public_when if public else when).fits(scope)


def local(ability: Any) -> bool:
    """Whether it matters to a situation where its own card lies."""
    return re.search(r"\b(this|host)\b", repr(cast(dict[str, Any], vars(ability.when)))) is not None


@indexed
def listeners(g: Duel) -> dict[str, list[Listener]]:
    """What is in play and waits for situations, by event name."""
    found: dict[str, list[Listener]] = {}
    for each in _waiting(g):
        events = each.ability.when.event if each.ability.when is not None else ("step",)
        for name in events:
            found.setdefault(name, []).append(each)
    both = {(each.id, each.number): each for name in ("turn_end", "own_turn_end") for each in found.pop(name, ())}
    found["turn_end"] = list(both.values())
    return found


def _waiting(g: Duel) -> list[Listener]:
    found: list[Listener] = []
    things, cards = g.s.things, g.cards
    for seat, side in enumerate(g.s.seats):
        if side.numen and side.numen_shown:
            enchantment = cards[things[side.numen].card].enchantment
            if enchantment.when is not None and g.works(side.numen, things[side.numen], enchantment):
                found.append(Listener("enchant", side.numen, g.handle(side.numen), enchantment, seat))
    for id in g.fighters():
        fighter = things[id]
        for skill in (*cards[fighter.card].waiting, *(lent(g, id) if g.s.lasting else ())):
            if skill.when is not None and g.works(id, fighter, skill):
                group = "skill" if skill.triggered else "slot"
                found.append(Listener(group, id, g.handle(id), skill, fighter.controller))
    for id in g.powers():
        power: Power = things[id]
        card: PowerCard = cards[power.card]
        acts = (power.facedown or card.stays) and not power.pending  # else it stayed, used up [RZ-1626]
        if acts and card.used.when is not None and g.works(id, power, card.used):
            group = "trigger" if power.facedown or card.category == "trigger" else "slot"
            found.append(Listener(group, id, g.handle(id), card.used, power.controller, power.facedown))
    for id in (*g.summons(), *g.tile_ids()):
        token = things[id]
        for ability in cards[token.card].abilities:
            if ability.do and ability.would is None and g.works(id, token, ability):
                found.append(Listener("token", id, g.handle(id), ability, token.owner))
    # what acts by itself has Use left, if it has Use [RZ-867 RZ-923]
    return [each for each in found if not each.acts or _has_use(things[each.id], each.ability)]


def _has_use(thing: Any, ability: Ability) -> bool:
    return not thing.uses or left_of(thing, ability) != 0


def parting(g: Duel, events: tuple[Event, ...]) -> list[Listener]:
    """The effects of what has just left play that wait for that, and those on the Auras that left with a Fighter: they
    act as they then were. [RZ-1612]"""
    found: list[Listener] = []
    for event in events:
        id, gone = g.id_of(event.subject), g.s.gone.get(g.id_of(event.subject))
        if event.name not in PARTING or gone is None or gone.since != event.subject >> SHIFT:
            continue
        found += _parting_on(g, id, gone, event.name)
        for aura, thing in g.s.gone.items() if isinstance(gone, Fighter) else ():
            if isinstance(thing, Power) and thing.bearer == id and g.s.things[aura].since > g.s.things[id].since:
                found += _parting_on(g, aura, thing, event.name)
    return found


def _parting_on(g: Duel, id: Id, gone: Any, name: str) -> list[Listener]:
    if isinstance(gone, Power) and (gone.facedown or gone.pending or g.cards[gone.card].category == "trigger"):
        return []
    group = "token" if isinstance(gone, Token) else "slot"
    had = [ability_at(g, id, number) for number in getattr(gone, "lent", ())]
    found: list[Listener] = []
    for ability in (*g.cards[gone.card].abilities, *had):
        if ability.when is None or name not in ability.when.event:
            continue
        if ability.number in gone.off or isinstance(ability, Skill) and ability.triggered:
            continue  # only a Fighter in play may use a TRIGGER [RZ-844]
        found.append(Listener(group, id, id | gone.since << SHIFT, ability, gone.controller))
    return found


def fitting(g: Duel, each: Listener, events: tuple[Event, ...], *, public: bool = False) -> Scope | None:
    """The scope of the first of a situation's events that an effect waits for, if one fits; `public`: if one may fit,
    for all that everybody knows. [RZ-1603]"""
    ability = each.ability
    for event in events:
        if ability.when is not None and not ability.when.of_kind(event):
            continue
        scope = Scope(g, each.seat, each.this, event)
        if ability.when is not None:
            if (
                fits(ability, scope, public=public)
                and (ability.if_ is None or public and ability.secret_if or ability.if_.holds(scope))
                and within_limit(g, ability, scope)
            ):
                return scope
        elif event.name == "step" and _contact(g, each, event, scope):
            return scope
    return None


def _contact(g: Duel, each: Listener, event: Event, scope: Scope) -> bool:
    """Whether a Contact Tile acts on what stepped on its cell, whoever it belongs to. [RZ-1122 RZ-1124 RZ-1125 RZ-1133
    RZ-1134 RZ-1137]"""
    tile, who = g.s.things[each.id], g.id_of(event.subject)
    if not g.in_play(event.subject) or tile.cell is None or tile.cell != g.cell_of(who):
        return False
    if each.id in g.s.things[who].touched:
        return False
    card = cast(TileCard, g.cards[tile.card])
    if each.ability.if_ is not None and not each.ability.if_.holds(scope):
        return False
    return not card.facing or g.can_be_pushed(who)


def awaited(g: Duel, events: tuple[Event, ...]) -> bool:
    """Whether anything in play, or a card that may lie face down, waits for situations of such names."""
    if g.s.phase == "setup":
        return False
    names = _awaited(g, g.s.player_turn)
    for event in events:
        if event.name in names:
            return True
    return False


@indexed
def _awaited(g: Duel, turn: int) -> frozenset[str]:
    return frozenset((*listeners(g), *PARTING, *(_trigger_pool(g) if _lain(g, turn) else ())))


def wanted(g: Duel, events: tuple[Event, ...]) -> bool:
    """Whether anything in play could act on a situation, or a seat has to be asked."""
    waiting = listeners(g)
    for event in events:
        for each in waiting.get(event.name, ()):
            if not each.facedown and fitting(g, each, (event,), public=not each.acts) is not None:
                return True
    if g.s.gone:
        for each in parting(g, events):
            if fitting(g, each, events) is not None:
                return True
    return hidden_able(g, (0, 1), events)


class Answered(Delayed, tag="answered"):
    """What lasts and answers a situation, after all else that does, unless that has passed. [RZ-1621]"""

    log: ClassVar[str] = "rz-log-acts"

    def next(self, g: Duel) -> Verdict:
        """The next one that still has something to answer."""
        self.queue = tuple([each for each in self.queue if each.event is None or not passed(g, each.event)])
        return super().next(g)


class Moment(Window, tag="moment"):
    """A situation, under all names that it has, and everything that acts on it: its events and all that is noted are
    about objects, as they were when it came about. [RZ-316 RZ-1325]"""

    steps = ("note", "numens", "numen_answered", "offer", "answered", "act", "ordered")

    events: tuple[Event, ...] = ()
    numens_asked: int = 0
    used: tuple[str, ...] = ()
    """What has acted, or was used, on which of the events. [RZ-1317]"""
    noted: tuple[tuple[str, int, int], ...] = ()
    """Effects that act by themselves, all noted as the situation came about: their cards by handle. [RZ-1615]"""
    queue: tuple[tuple[int, int], ...] = ()

    # ------------------------------------------------------------------ what there is

    def candidates(self, g: Duel) -> list[Listener]:
        """What waits for any of the events, each once."""
        waiting = listeners(g)
        found: dict[tuple[int, int], Listener] = {}
        for event in self.events:
            for each in waiting.get(event.name, ()):
                found.setdefault((each.this, each.number), each)
        if g.s.gone:
            for each in parting(g, self.events):
                found.setdefault((each.this, each.number), each)
        return list(found.values())

    def order(self, g: Duel) -> tuple[int, ...]:
        """The player with priority first. [RZ-1302 RZ-1313 RZ-1318]"""
        return g.by_priority()

    # ------------------------------------------------------------------ the steps

    def note(self, g: Duel) -> Verdict:
        """Everything that will act by itself is noted at once. [RZ-1615]"""
        if self.gone(g):
            return END
        waiting = self.candidates(g)
        self.noted = tuple(
            [
                (each.group, each.this, each.number)
                for each in waiting
                if each.acts and fitting(g, each, self.events) is not None
            ]
        )
        return None if any(each.group == "enchant" for each in waiting) else "offer"

    def gone(self, g: Duel) -> bool:
        """Whether the situation has passed."""
        return passed(g, self.events[0])

    def numens(self, g: Duel) -> Verdict:
        """Situational Enchantments may be used, the current turn player's first. [RZ-1301 RZ-1302]"""
        while self.numens_asked < 2:
            seat = self.order(g)[self.numens_asked]
            options = self._enchant(g, seat)
            if options is not None:
                return self._question(g, seat, options)
            self.numens_asked += 1
        return "offer"

    def _enchant(self, g: Duel, seat: int) -> list[Option] | None:
        """A player's Enchantment, if it can be used; None if that is not even asked, for all that everybody knows.
        [RZ-1603]"""
        for each in self.candidates(g):
            if each.group == "enchant" and each.seat == seat and self._open(g, each, public=True):
                text = say("rz-use-enchantment", what=g.name(each.id))
                return self._options(g, each, "enchant", text)
        return None

    def numen_answered(self, g: Duel, *response: Any) -> Verdict:
        """The Numen's owner answered."""
        seat = self.order(g)[self.numens_asked]
        self.numens_asked += 1
        if response != (None,):
            self.respond(g, seat, *response)
        return "numens"

    def able(self, g: Duel, seat: int) -> bool:
        """Whether a player is asked: by what everybody sees, and never by what a face-down card is. [RZ-1603]"""
        if hidden_able(g, (seat,), self.events):
            return True
        return any(
            each.group in ("skill", "trigger") and not each.facedown and self._usable(g, each, public=True)
            for each in self.candidates(g)
            if each.seat == seat
        )

    def question(self, g: Duel, seat: int) -> Ask:
        """The Trigger effects that a player could use on this situation. [RZ-1315]"""
        options: list[Option] = []
        for each in self.candidates(g):
            if each.group in ("skill", "trigger") and each.seat == seat:
                found = self._usable(g, each)
                if not found:
                    continue
                ap = price(g, each.group, each.id, each.ability, next(iter(found.values())))
                if each.group == "skill":
                    fighter = g.fighter(each.id)
                    place = place_of(g, each.id, each.ability)
                    key = f"{'ab'[seat]}{fighter.slot + 1}.{place}"
                    text = say("rz-use-skill", who=g.name(each.id), number=place, ap=ap)
                    cell = g.cell_of(each.id)
                else:
                    power: Power = g.s.things[each.id]
                    key, cell = f"@{power.slot + 1}", None
                    text = say("rz-use-trigger", what=CardName(power.card), slot=power.slot + 1, ap=ap)
                options += self._options(g, each, key, text, (NAMES[cell],) if cell is not None else ())
        return self._question(g, seat, options)

    def _options(self, g: Duel, each: Listener, key: str, text: Text, marks: tuple[str, ...] = ()) -> list[Option]:
        """The option to use something, if it can be; of several that it could answer is picked which first."""
        found = self._open(g, each)
        if not found:
            return []
        levels = {n: _targets(g, each, scope) for n, scope in found.items()}
        below = levels[next(iter(found))]
        if len(found) > 1:
            whom = {n: g.target_option(g.id_of(self.events[n].subject), level) for n, level in levels.items()}
            about = [structs.replace(option, value=n) for n, option in whom.items()]
            below = Choice(say("rz-ask-about-whom"), tuple(about))
        return [Option(key, text, (each.id, each.number), below, marks)]

    def _question(self, g: Duel, seat: int, options: list[Option]) -> Ask:
        event, choice = self.events[0], Choice(RESPOND_TEXT, (PASS_OPTION, *options))
        how: dict[str, Any] = {"window": WINDOWS.get(event.name, "W6"), "about": told_event(g, event), "forced": False}
        return Ask(seat, "respond", choice, "pass", ("RZ-1318", "RZ-1315"), **how)

    def _left(self, each: Listener) -> list[int]:
        """The places of the events that something has not acted on yet. Once it has on one, only those of that name are
        left, where it is about whom they happen to: all else is the same under other names. [RZ-952 RZ-1317]"""
        key = f"{each.this}.{each.number}."
        done = [int(used.removeprefix(key)) for used in self.used if used.startswith(key)]
        if done and not each.ability.about_each:
            return []
        names = {self.events[n].name for n in done}
        return [n for n, event in enumerate(self.events) if n not in done and (not names or event.name in names)]

    def _open(self, g: Duel, each: Listener, *, public: bool = False) -> dict[int, Scope]:
        """The events by their places that something could be used on now, all of one name, with the scope for each."""
        found = {n: usable(g, each, (self.events[n],), public=public) for n in self._left(each)}
        able = {n: scope for n, scope in found.items() if scope is not None}
        first = next(iter(able), -1)
        each_of = len(able) > 1 and each.ability.about_each
        return {n: able[n] for n in able if n == first or each_of and self.events[n].name == self.events[first].name}

    def _usable(self, g: Duel, each: Listener, *, public: bool = False) -> dict[int, Scope]:
        """The same of a Trigger effect, which may lie face down, or wait on the chain still. [RZ-1316]"""
        waits = any(use.thing == each.id and use.number == each.number for use in g.below(Use))
        flips = not each.facedown or may_flip(g, g.s.things[each.id])
        return self._open(g, each, public=public) if flips and not waits else {}

    def _acts(self, each: Listener, n: int) -> None:
        self.used = (*self.used, f"{each.this}.{each.number}.{n}")

    def respond(self, g: Duel, seat: int, *response: Any) -> None:
        """Use a Trigger effect or an Enchantment: it is announced, answered, paid and applied."""
        (id, number), *targets = response
        used = [each for each in self.candidates(g) if not each.acts]
        each = next(each for each in used if (each.id, each.number) == (id, number))
        found = self._open(g, each)
        n = targets.pop(0) if len(found) > 1 else next(iter(found))
        self._acts(each, n)
        named = named_targets(each.ability, targets)
        g.push(Use(seat=seat, kind=each.group, thing=id, number=number, event=self.events[n], targets=named))

    def closed(self, g: Duel) -> Verdict:
        """Then what acts by itself."""
        return "act"

    def act(self, g: Duel) -> Verdict:
        """What acts by itself does: what is on slots, then Summons and Tiles; a player puts several in order. [RZ-668
        RZ-952 RZ-1321 RZ-1324]"""
        if self._run_queue(g):
            return "act"
        seat, batch = self._next_batch(g)
        if len(batch) < 2:
            return self.ordered(g, tuple(batch)) if batch else END
        texts = [say("rz-effect-of", what=g.name(id)) for id, _ in batch]
        options = [Option(str(n), texts[n - 1], item) for n, item in enumerate(batch, 1)]
        return in_order(seat, "order_effects", say("rz-ask-order"), options, "RZ-668", "RZ-1324")

    def ordered(self, g: Duel, order: Any) -> Verdict:
        """So they come."""
        self.queue = tuple(order)
        self.noted = tuple(each for each in self.noted if (each[1], each[2]) not in order)
        return "act"

    def _next_batch(self, g: Duel) -> tuple[int, list[tuple[int, int]]]:
        """What comes next, and whose it is: on the first slot by the Speed Rule; then the current turn player's Summons
        and Tiles."""
        on_slots = [(id, number) for group, id, number in self.noted if group == "slot"]
        if on_slots:
            ordered = by_speed(g, [(cast(Any, g.known(id)).slot, g.controller(id), (id, n)) for id, n in on_slots])
            slot, seat, _ = ordered[0]
            batch = [item for s, who, item in ordered if (s, who) == (slot, seat)]
            return seat, sorted(batch, key=lambda item: isinstance(g.known(item[0]), Fighter))
        for seat in self.order(g):
            batch = [(id, number) for _, id, number in self.noted if g.controller(id) == seat]
            if batch:
                return seat, batch
        return 0, []

    def _run_queue(self, g: Duel) -> bool:
        """Carry out the next effect in line, if its card is in play and its situation is still true; of several it acts
        on one after the other. [RZ-952 RZ-1615]"""
        while self.queue:
            this, number = self.queue[0]
            each = next((each for each in self.candidates(g) if (each.this, each.number) == (this, number)), None)
            left = [(n, fitting(g, each, (self.events[n],))) for n in self._left(each)] if each is not None else []
            n, scope = next((found for found in left if found[1] is not None), (-1, None))
            if each is None or scope is None or not use_one(g, this, each.ability):
                self.queue = self.queue[1:]
                continue
            self._acts(each, n)
            if each.ability.used_up:
                g.spend(each.ability.limit, this, each.ability.counted_as, scope.seat)
            card = each.ability.lender or g.known(this).card
            if isinstance(g.cards[card], TileCard):
                toucher = g.id_of(cast(Event, scope.event).subject)
                g.edit(toucher).touched = (*g.s.things[toucher].touched, each.id)
            g.happen(Event("applied", scope.seat, each.id), say("rz-log-acts", what=g.name(this)))
            if g.apply(Effect(seat=scope.seat, this=this, card=card, where=each.ability.where, event=scope.event)):
                return True
        return False


def hidden_able(g: Duel, seats: tuple[int, ...], events: tuple[Event, ...]) -> bool:
    """Whether a card that lies face down could, for all that everybody knows, answer a situation. [RZ-1603]"""
    flippable = _flippable(g)
    for seat in seats if flippable else ():
        if seat in flippable:
            for event in events:
                known = _pool_for(g, event.name, event.kind)
                if known and _any_answers(g, seat, flippable[seat], event, known):
                    return True
    return False


def _any_answers(g: Duel, seat: int, cards: list[Id], event: Event, pool: list[Waiting]) -> bool:
    """Whether one of the pool's cards, were it one that a player may turn up, could be paid and would answer an
    event."""
    side = g.s.seats[seat]
    ap = side.ap
    for each in g.parts("price"):
        ap -= -99 if secret_change(each) else min(0, each.number("n", each.part.ap))
    first = [g.scope_on(seat, cards[0], event)]
    for cost, legendary, unique, used, placed in pool:
        if cost > ap or legendary and side.legendary or unique and side.unique:
            continue
        scopes = [g.scope_on(seat, id, event) for id in cards] if placed and cards[1:] else first
        for scope in scopes:
            if fits(used, scope, public=True):
                return True
    return False


def _flippable(g: Duel) -> dict[int, list[Id]]:
    """The face-down cards that may be turned up now, of each player who has some."""
    found = _lain(g, g.s.player_turn)
    if found and g.saying("forbid", "use_power"):
        able = {seat: [id for id in cards if not g.is_barred(id, public=True)] for seat, cards in found.items()}
        return {seat: cards for seat, cards in able.items() if cards}
    return found


@indexed
def _lain(g: Duel, turn: int) -> dict[int, list[Id]]:
    """The face-down cards that have lain long enough in a player turn, of each player who has some."""
    lain = {seat: [id for id in g.facedown(seat) if may_flip(g, g.s.things[id])] for seat in (0, 1)}
    return {seat: cards for seat, cards in lain.items() if cards}


def may_flip(g: Duel, power: Power) -> bool:
    """Whether a face-down Trigger has lain long enough. [RZ-936]"""
    if g.option("trigger_delay") == "none" or power.set_in is None:
        return True
    return power.set_in[2] < g.s.player_turn


@defined
def _trigger_pool(g: Duel) -> dict[str, list[Waiting]]:
    """All Trigger Powers of the card pool, by event name; of several that differ in their cost alone, the cheapest."""
    pool: dict[str, list[Waiting]] = {}
    triggers = [card for card in g.cards.values() if card.kind == "power" and card.category == "trigger"]
    for card in sorted(triggers, key=lambda card: card.least_ap):
        each = Waiting(card.least_ap, card.rank == "legendary", card.unique, card.used, local(card.used))
        like = (*each[1:3], repr(each.used.when))
        for name in dict.fromkeys("turn_end" if name == "own_turn_end" else name for name in card.used.when.event):
            known = pool.setdefault(name, [])
            if all((*other[1:3], repr(other.used.when)) != like for other in known):
                known.append(each)
    for known in pool.values():
        known.sort(key=lambda each: _demands(each.used.public_when))
    return pool


@defined
def _pool_for(g: Duel, name: str, kind: str) -> list[Waiting]:
    """Those of the Trigger Powers that wait for an event of such a name and kind."""
    event = Event(name, kind=kind)
    return [each for each in _trigger_pool(g).get(name, ()) if each.used.when.of_kind(event)]


def _demands(when: Any) -> int:
    """How much a situation asks for: what asks for little is looked at first, as it is most likely to fit."""
    return sum(1 for word in ("kind", "subject", "other", "player", "amount", "to", "if_") if getattr(when, word))


def usable(g: Duel, each: Listener, events: tuple[Event, ...], *, public: bool = False) -> Scope | None:
    """The scope in which a response can be used: it fits, can be paid and has targets. [RZ-1405 RZ-1414]

    `public`: in which it may be usable for all that everybody knows. By that alone it is decided who is asked.
    [RZ-1603]
    """
    scope = fitting(g, each, events, public=public)
    if scope is None or barred(g, each.group, each.id, each.ability, scope, public=public) is not None:
        return None
    return scope if has_targets(g, scope, each.ability, public=public) else None


def _targets(g: Duel, each: Listener, scope: Scope) -> Any:
    if each.ability.modes is None and not each.ability.targets:
        return None
    return Later(lambda: use_choice(g, each.ability, scope))


def told_event(g: Duel, event: Event) -> Any:
    """A situation in words, for the question whether to answer it."""
    if event.name == "announced":
        for action in g.below(Announced):
            return action.told(g)
    words: dict[str, Any] = {"who": NOBODY, "by": NOBODY, "n": event.amount}
    if event.subject:
        words["who"] = g.name(event.subject)
    elif event.seat is not None:
        words["who"] = SeatName(event.seat)
    if event.other:
        words["by"] = g.name(event.other)
    return say("rz-event-" + event.name.replace("_", "-"), **words)
