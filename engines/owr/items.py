"""What is announced waits, is answered, and is carried out; what it sets off follows. [OW-601 to OW-632 OW-951 to
OW-966 OW-971]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from engines.kernel.ask import Ask, Choice, cautious
from engines.kernel.cards.branches import BEFOREHAND, Modes
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.following import Following
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Pick, Selector
from engines.kernel.cards.waiting import Heard, same
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say

from .board import Board
from .cards import Ability, Specs
from .entering import ARRIVED, turn_up
from .happening import check
from .moving import GiveUp, leave, put
from .paying import feasible
from .responses import Responses
from .state import CardName
from .telling import part_of, target_text
from .words import ABILITIES

LOOP_LIMIT = 99
"""How many effects may be carried out without a decision. [OW-137]"""
Part = tuple[str, str]
"""A part that is carried out: the printed card and the name that it is saved under."""


def modes_of(g: Board, part: Part) -> Modes | None:
    """The choice of modes that a part begins with, which is made as it is announced, unless it is another's."""
    found = part_of(g.cards[part[0]], part[1])
    ops = found.program if isinstance(found, Ability) else found.do
    first = ops[0] if ops else None
    return first if isinstance(first, Modes) and not (first.if_ or first.may) and first.by.text == "you" else None


def specs_of(g: Board, part: Part) -> Specs:
    """The targets that a part names."""
    return tuple(part_of(g.cards[part[0]], part[1]).targets.items())


def needs_of(g: Board, part: Part) -> list[Specs]:
    """The targets that a part needs as it is announced: in each of the ways that its modes give. [OW-663 OW-972]"""
    own, modes = specs_of(g, part), modes_of(g, part)
    return [own] if modes is None else [(*mode.targets.items(), *own) for mode in modes.modes]


class Item(Procedure, tag="item", kw_only=True):
    """Something that was announced and paid, and waits until both players pass: a card that is cast or played, or an
    ability that was activated. [OW-662 OW-951 OW-952]

    `sort` is "card", "ability" or "summon"; `events` are what its window is about. `lined` says that what it sets off
    joins the line that it is of. [OW-961 OW-962]
    """

    seat: int
    sort: str
    source: Id
    stamp: int
    card: str
    this: int = 0
    method: str = ""
    parts: tuple[Part, ...] = ()
    window: str = "cast"
    events: tuple[Event, ...] = ()
    event: Event | None = None
    names: dict[str, int | str | tuple[int, ...]] = {}
    """What its targets are called, and the modes chosen."""
    aimed: int = 0
    """How many of the choices of targets and modes have been made."""
    at: str = ""
    lane: int = 0
    """For a card: the stack that it is cast on, or for."""
    host: int = 0
    """For a Weapon: the creature that is to carry it, by handle."""
    lined: bool = False
    last: bool = False
    base: int = 0
    cancelled: bool = False
    begun: bool = False
    over: bool = False

    steps = ("paid", "lie", "aim", "aimed_at", "offer", "resolve", "close", "settle", "line")

    @property
    def waits(self) -> bool:
        """Whether it is still under way."""
        return not self.over

    @property
    def aims(self) -> tuple[int, ...]:
        """All that it targets, by handle."""
        found = [each for name, each in self.names.items() if name[0] not in "#*?" and isinstance(each, tuple)]
        return (*(id for row in found for id in row), *((self.host,) if self.host else ()))

    def text(self, g: Board) -> Text:
        """What it is, in words for everybody."""
        what = g.name(self.this) if self.sort == "summon" and g.veiled(self.this) else CardName(self.card)
        return say(f"ow-item-{self.sort}", what=what, method=self.method or "none")

    def _choices(self, g: Board) -> Iterator[tuple[Part, str, Any]]:
        """What is chosen as it is announced, in order: modes ("*"), then targets by name. [OW-662]"""
        for part in self.parts:
            modes = modes_of(g, part)
            if modes is not None:
                yield part, "*modes", modes
                met = Counter[str]()
                for n in cast(Any, self.names.get("*modes", ())):
                    met.update(modes.modes[n].targets.keys())
                    for name, spec in modes.modes[n].targets.items():
                        yield part, BEFOREHAND * met[name] + name, spec
            yield from ((part, name, spec) for name, spec in specs_of(g, part))

    # ---------------------------------------------------------------- announced

    def paid(self, g: Board) -> None:
        """The check: before it lies anywhere, and once it is over. [OW-825]"""
        check(g)

    settle = paid

    def lie(self, g: Board) -> None:
        """A Rune out of the hand comes to lie on its stack, covering what was the top; one that was set is turned
        up where it lies. [OW-603 OW-626 OW-825]"""
        if self.sort == "card":
            card = g.cards[self.card]
            if self.source in g.s.seats[self.seat].hand:
                put(g, self.source, "stack" if card.kind == "rune" else "pending", self.lane)
            else:
                g.edit(self.source).down = False
            g.reshaped()  # it does not work while it waits [OW-603]
            self.this = g.handle(self.source)
            sorts = [sort for sort in ("flash", "continuous") if sort in card.subtype and card.kind == "rune"]
            known = g.depict(Event("cast", self.seat, self.source, kind=" ".join((card.kind, *sorts))))
            self.events = (known, *self.events)
            check(g)

    # ---------------------------------------------------------------- modes and targets

    def aim(self, g: Board) -> Verdict:
        """Modes and targets, after the payment. [OW-662 OW-971 OW-973 OW-974]"""
        rows = list(self._choices(g))
        if self.at or self.aimed >= len(rows):
            return "offer"
        part, name, what = rows[self.aimed]
        scope = self._scope(g)
        if isinstance(what, Modes):
            able = [n for n, mode in enumerate(what.modes) if feasible(g, scope, tuple(mode.targets.items()))]
            if what.number(scope, len(able)) in (0, len(able)):
                return self._noted(name, tuple(able[: what.number(scope, len(able))]))
            choice = replace(what.choice(g, self, able=able), prompt=say("ow-ask-mode", card=CardName(part[0])))
            return Ask(self.seat, "mode", choice, cautious(choice), ("OW-976",))
        found = [*g.targetable(scope, what)]
        pick = cast(Pick, what.pick)
        least, most = pick.span(scope, len(found))
        if least == most == len(found):
            return self._noted(name, g.handles(found))
        prompt = target_text(g, part, name.lstrip(BEFOREHAND), what)
        choice = Choice(prompt, g.options(found), least, most)
        return Ask(self.seat, "target", choice, cautious(choice), ("OW-971", "OW-976"))

    def _scope(self, g: Board) -> Scope:
        names = {name.lstrip(BEFOREHAND): each for name, each in self.names.items()}
        return Scope(g, self.seat, self.this, self.event, names)

    def _noted(self, name: str, value: tuple[int, ...]) -> str:
        self.names = {**self.names, name: value}
        self.aimed += 1
        return "aim"

    def aimed_at(self, g: Board, picked: Any) -> Verdict:
        """So it is chosen; what is targeted is told. [OW-971]"""
        _, name, what = list(self._choices(g))[self.aimed]
        return self._noted(name, row(picked) if isinstance(what, Modes) else g.handles(row(picked)))

    # ---------------------------------------------------------------- the window

    def offer(self, g: Board) -> Verdict:
        """The targets are told, then players may respond. What was put off, or lasts, targets nothing again. [OW-662
        OW-951 OW-971]"""
        aims = () if self.at else g.still(self.aims)
        ids = [id for id in aims if id > 0]
        if ids and self.sort != "summon":
            text = say("ow-log-targets", what=CardName(self.card), targets=g.names(ids))
            g.happen(Event("aimed", self.seat, self.source), text, "OW-971")
        for id in aims:
            known = g.occur(Event("targeted", self.seat, id))
            self.events = (*self.events, known)
        g.push(Responses(kind=self.window, seat=self.seat, events=self.events, stamp=self.stamp))
        return None

    # ---------------------------------------------------------------- carrying out

    def resolve(self, g: Board) -> None:
        """It is carried out, unless it was cancelled: what it still can do, to what still fits. [OW-623 OW-624 OW-963
        OW-964 OW-970 OW-971]"""
        self.begun = True
        g.stale()
        if not self.cancelled and (self.sort != "card" or self._take_place(g)):
            for part in reversed(self.parts):
                self._run(g, part)

    def _run(self, g: Board, part: Part) -> None:
        found = part_of(g.cards[part[0]], part[1])
        names = self.names if self.at else {name: self._legal(g, name, each) for name, each in self.names.items()}
        scope = Scope(g, self.seat, self.this, self.event, names)
        again = isinstance(found, Ability) and found.again and not self.at
        if again and found.if_ is not None and not found.if_.holds(scope):
            return
        for where, at in ((f"{part[1]}:last", ""), (part[1], self.at))[not self.last :]:
            g.push(Effect(seat=self.seat, this=self.this, card=part[0], where=where, event=self.event, names=names,
                          at=at))  # fmt: skip

    def _legal(self, g: Board, name: str, each: Any) -> Any:
        """Of what was targeted, what still fits. [OW-971]"""
        if name[0] in "#*?":
            return each
        spec = next((what for _, called, what in self._choices(g) if called == name), None)
        if not isinstance(spec, Selector):
            return each
        scope = self._scope(g)
        there = [id for id in g.still(cast(tuple[int, ...], each)) if spec.fits(scope, id)]
        return g.handles([id for id in there if id < g.first_id or id in g.targetable(scope, spec)])

    def _take_place(self, g: Board) -> bool:
        """A card that stays goes where it works; whether it has an effect. An Arena replaces the one in play, as often
        as one is played; by option only its own player's. [OW-604 OW-624 OW-702 OW-703 OW-705 OW-707 OW-721 OW-757]"""
        kind, id = g.cards[self.card].kind, self.source
        if kind in ("rune", "jinx"):
            return not g.cards[self.card].stays or bool(g.there(self.this))
        host = g.there(self.host)
        if not g.there(self.this) or kind == "weapon" and (host not in g.all_creatures() or g.veiled(host)):
            return False
        if kind == "arena":
            mine = g.option("arena_scope") == "per_player"
            old = [each for each in g.s.arena if not mine or g.owner_of(each) == self.seat]
            leave(g, old, destroyed={each: Event("destroyed", g.seat_of(each), each, kind="effect") for each in old})
            put(g, id, "arena")
        elif kind == "artifact":
            put(g, id, "stack", self.lane)
        else:
            hang(g, id, host)
        self.this = g.handle(id)
        g.mark_recent("played", id)
        clause = {"arena": "OW-701", "artifact": "OW-721"}.get(kind, "OW-751")
        g.happen(Event("placed", self.seat, id), say("ow-log-placed", what=g.name(id), kind=kind), clause)
        return True

    def close(self, g: Board) -> None:
        """A card that does not stay goes to the grave. So many effects without a decision go on forever. [OW-137 OW-309
        OW-602 OW-614 OW-623 OW-757]"""
        check(g)
        self.over = True
        g.unsettled()
        g.stale()
        if self.sort == "card":
            g.touch()  # one that stays works from now on
        if self.parts and not self.cancelled:
            g.goes_on_forever(LOOP_LIMIT, "OW-137")
        if self.sort != "card" or not g.there(self.this):
            return
        id, card = self.source, g.cards[self.card]
        stays = not self.cancelled and (card.stays or card.kind not in ("rune", "jinx"))
        if not stays or not g.spot_now(id)[0]:
            put(g, id, "grave")
            g.mark_recent("used", id)
            text = say("ow-log-used", what=CardName(card.id))
            g.happen(Event("used", g.owner_of(id), id), text, "OW-309")

    def line(self, g: Board) -> None:
        """What it set off comes next, before whatever else still waits. [OW-961]"""
        if not self.lined:
            g.push(Line(base=self.base))


def hang(g: Board, weapon: Id, host: Id) -> None:
    """A Weapon is attached; where all places are taken, its controller gives one up. [OW-752 OW-753]"""
    put(g, weapon, "attached")
    thing = g.edit(host)
    thing.weapons = (*thing.weapons, weapon)
    g.edit(weapon).host = host
    g.reshaped()
    if len(thing.weapons) > g.slots(host):
        g.push(GiveUp(host=g.handle(host), kept=weapon))


# ----------------------------------------------------------------------------------------------- what else is announced


def wait(g: Board, seat: int, sort: str, source: Id, card: str, **more: Any) -> None:
    """Something is announced, and waits to be answered and carried out. [OW-951]"""
    more.setdefault("base", len(g.s.heard))
    g.push(Item(seat=seat, sort=sort, source=source, card=card, stamp=g.next_stamp(), **more))


def activate(
    g: Board, seat: int, source: Id, card: str, method: str, wheres: Sequence[str], *, events: tuple[Event, ...] = (),
    **more: Any,
) -> None:  # fmt: skip
    """Abilities of one method of a card, by the names that they are saved under, are activated together. [OW-949
    OW-951]"""
    clause = {
        "play": "OW-931", "reveal": "OW-935", "stackable": "OW-938", "hatch": "OW-946", "soul": "OW-856",
    }.get(method, "OW-948")  # fmt: skip
    g.mark_recent("ability_activated", source)
    text = say("ow-log-activated", who=SeatName(seat), what=CardName(card), method=method)
    kind = method if method in ABILITIES else "trigger"
    known = g.occur(Event("ability_activated", seat, source, kind=kind), text, clause)
    more = {"this": g.handle(source), "window": "ability", "lined": True, **more}
    parts = tuple((card, where) for where in wheres)
    wait(g, seat, "ability", source, card, method=method, parts=parts, events=(*events, known), **more)


def activate_all(g: Board, id: Id, card: str, method: str, **more: Any) -> bool:
    """All abilities of a method that a card has are activated: whether it has any."""
    wheres = [each.where for each in g.cards[card].of_method(method)]
    if wheres:
        activate(g, g.seat_of(id), id, card, method, wheres, **more)
    return bool(wheres)


def arrived(g: Board, id: Id, card: str, event: Event) -> None:
    """A card that came face-up as a creature activates its Play effect; either way its coming can be answered. [OW-931
    OW-933 OW-934 OW-952 OW-961]"""
    silent = g.creature(id).down and g.option("facedown_play") == "no"
    about: dict[str, Any] = {"event": event, "window": "summon", "events": (event,)}
    if silent or not activate_all(g, id, card, "play", **about):
        wait(g, g.seat_of(id), "summon", id, card, this=g.handle(id), lined=True, **about)


def reveal(g: Board, id: Id, by: str) -> None:
    """A creature is turned up; one that came face-down activates its Reveal effect: once the effect is done that turns
    it up, if one does. [OW-935 OW-936 OW-949 OW-961]"""
    turn_up(g, id, by)
    found = g.card_of(id).of_method("reveal") if g.creature(id).entered_down else ()
    if found and by == "effect":
        where = found[0].where
        g.s.heard.append(Heard(seat=g.seat_of(id), this=g.handle(id), card=g.thing(id).card, where=where))
    elif found:
        activate_all(g, id, g.thing(id).card, "reveal")


# --------------------------------------------------------------------------------------------------------- what follows


class Line(Following, tag="line", kw_only=True):
    """What was set off while something was carried out, one after another: creatures without a Play effect first, then
    the active player's abilities, then the other's. What is set off meanwhile joins the end. [OW-961 OW-962]"""

    kind: ClassVar[str] = "order_triggers"
    order_clause: ClassVar[str] = "OW-962"

    base: int = 0
    arrivals: tuple[Heard, ...] = ()

    steps = ("settle", "gather", "order", "ordered", "next")

    def settle(self, g: Board) -> Verdict:
        """The check comes first, which may set off more. [OW-825]"""
        return None if check(g) else "settle"

    def gather(self, g: Board) -> None:
        """What has come."""
        found = g.s.heard[self.base :]
        del g.s.heard[self.base :]
        bare = [each for each in found if each.where == ARRIVED and not self._plays(g, each)]
        self.arrivals = (*self.arrivals, *bare)
        self.fresh = tuple(each for each in found if each not in self.arrivals)

    def _plays(self, g: Board, each: Heard) -> bool:
        id = g.id_of(each.this)
        silent = g.veiled(id) and g.option("facedown_play") == "no"
        return bool(g.still((each.this,))) and not silent and bool(g.cards[each.card].of_method("play"))

    def differ(self, own: Sequence[Heard]) -> bool:
        """Also what was set off by different subjects. [OW-962]"""
        return super().differ(own) or len({each.event and each.event.subject for each in own}) > 1

    def next(self, g: Board) -> Verdict:
        """The next one, with a window of its own."""
        waiting = self.arrivals or sorted(self.queue, key=lambda each: each.seat != g.s.active)
        if not waiting:
            return END
        each, *rest = waiting
        if self.arrivals:
            self.arrivals = tuple(rest)
        else:
            self.queue = tuple(rest)
        _begin(g, each)
        return "settle"


def _begin(g: Board, each: Heard) -> None:
    source = g.id_of(each.this)
    if each.where == ARRIVED:
        if g.still((each.this,)) and each.event is not None:
            arrived(g, source, each.card, each.event)
        return
    found = part_of(g.cards[each.card], each.where)
    ability = found if isinstance(found, Ability) and not each.at else None
    if g.worn_out(same(each)):
        return  # [OW-138]
    method = ability.method if ability is not None else "trigger"
    wheres = [each.where for each in g.cards[each.card].of_method(method)] if method == "reveal" else (each.where,)
    activate(g, each.seat, source, each.card, method, wheres, this=each.this, event=each.event, names=each.names,
             at=each.at, last=each.last)  # fmt: skip
