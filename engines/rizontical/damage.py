"""DMG from anything, dealt to its targets, and HP that are lost without it. [RZ-1231 to RZ-1256]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engines.kernel.ask import in_order
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id, Verdict
from engines.kernel.text import say

from .conditions import heal, lose_condition
from .defeats import Batch, Defeat
from .lasting import Calculation, number_combat
from .replacing import KINDS, Replaceable, behind
from .speed import in_speed_order
from .state import Fighter

if TYPE_CHECKING:
    from .duel import Duel


class EffectDmg(Calculation, tag="effect_dmg"):
    """DMG that is not from a hit: worked out in two steps, then dealt. [RZ-1231 to RZ-1235]"""

    seat: int
    dealer: Id
    user: Id
    amounts: tuple[tuple[Id, int], ...]
    kind: str
    element: str = ""
    type: str = ""

    steps = ("variables_1", "variables_2", "deal", "calculated")

    def _kinds(self) -> str:
        return " ".join(filter(None, (self.kind, self.element, self.type)))

    def _events(self, g: Duel, name: str) -> list[Event]:
        by = self._fighter(g)
        there = [(id, n) for id, n in self.amounts if self.here(g, id)]
        return [Event(name, g.controller(id), id, by, n, self._kinds()) for id, n in there]

    def _fighter(self, g: Duel) -> int:
        """The Fighter behind it, if one is."""
        user = self.meant(g, self.user)
        return user if user and isinstance(g.known(user), Fighter) else 0

    def variables_1(self, g: Duel) -> None:
        """Step 1: what acts before the calculation. [RZ-1232]"""
        self.combat = number_combat(g)
        g.occur(*self._events(g, "calc_a"))

    def variables_2(self, g: Duel) -> None:
        """Step 2: Resistance, Weakness and all that changes the DMG. [RZ-1233]"""
        g.occur(*self._events(g, "calc_b"))

    def deal(self, g: Duel) -> None:
        """It is dealt."""
        dealer = self.meant(g, self.dealer)
        amounts: list[tuple[Id, int]] = []
        for id, n in self.amounts:
            if not self.here(g, id):
                continue
            weak, resisted = matches(g, id, self.element, self.type)
            kinds = (self.kind, self.element, self.type)
            amounts.append((id, changed_dmg(g, kinds, dealer, id, n + weak - resisted)[0]))
        g.push(deal_of(self.seat, dealer, self._fighter(g), amounts, [self._kinds()] * len(amounts)))


def push_dmg(g: Duel, seat: int, dealer: Id, pusher: Id, hurt: list[Id], cells: int, by: str) -> None:
    """PSH DMG, by the "border" or an "entity": the cells not travelled, changed only by what names PSH DMG or all DMG.
    [RZ-532 RZ-538 RZ-541]"""
    amounts = [(id, changed_dmg(g, ("psh",), dealer, id, cells)[0]) for id in hurt]
    g.push(deal_of(seat, dealer, pusher, amounts, [f"psh {by}"] * len(amounts)))


def status_dmg(g: Duel, id: Id, name: str) -> None:
    """The 1 DMG of Burned or Poison: of no element, type, Fighter or player. [RZ-1561]"""
    g.push(deal_of(None, 0, 0, [(id, changed_dmg(g, ("status",), 0, id, 1)[0])], [f"status {name}"]))


def redirected(g: Duel, scope: Scope, amounts: list[tuple[Id, int]]) -> bool:
    """DMG that a replacement splits or redirects keeps its kind and is not worked out again. [RZ-1609]"""
    for effect in g.below(Effect):
        kinds = effect.names.get(KINDS)
        if isinstance(kinds, str) and effect.this == scope.this:
            new = deal_of(None, 0, 0, amounts, [kinds] * len(amounts))
            for deal in g.below(Deal):
                new.seat, new.replaced = deal.seat, deal.replaced
                new.dealer, new.user = deal.meant(g, deal.dealer), deal.meant(g, deal.user)
                break
            g.push(new)
            return True
        return False
    return False


class Deal(Batch, Replaceable, tag="deal"):
    """One instance of DMG dealt to its targets one by one; with what it sets off, a batch. [RZ-207 RZ-1251 to
    RZ-1256]"""

    seat: int | None
    """Who deals it; None for Status DMG."""
    dealer: Id
    """The Fighter, card or token whose DMG it is."""
    user: Id
    """The Fighter behind it, if one is."""
    amounts: tuple[tuple[Id, int], ...]
    kinds: tuple[str, ...]
    places: tuple[int, ...] = ()
    """For a hit: the cells on which its targets were struck."""
    hit: bool = False
    queue: tuple[Id, ...] = ()
    summons: tuple[Id, ...] = ()
    asked: int = 0
    target: Id = 0
    kind: str = ""
    before: tuple[str, ...] = ()
    """What was applied to DMG before it was split or redirected to become this. [RZ-1609]"""

    steps = (
        "line_up", "order_summons", "summons_ordered", "next", "about", "replace", "replacement", "arrive", "complete",
    )  # fmt: skip

    def line_up(self, g: Duel) -> None:
        """Fighters take it in Speed Rule order, by their HP before this instance. [RZ-1251]"""
        ids = [id for id, _ in self.amounts]
        self.before = self.replaced
        self.queue = tuple(in_speed_order(g, [id for id in ids if isinstance(g.s.things[id], Fighter)]))
        self.summons = tuple(id for id in ids if not isinstance(g.s.things[id], Fighter))

    def order_summons(self, g: Duel) -> Verdict:
        """Then Summons, each owner ordering the own, the current turn player first. [RZ-1252]"""
        while self.asked < 2:
            seat = g.by_priority()[self.asked]
            mine = [id for id in self.summons if g.controller(id) == seat]
            if len(mine) > 1:
                prompt = say("rz-ask-order-summons")
                return in_order(seat, "order_summons", prompt, g.options(mine), "RZ-1252")
            self.queue = (*self.queue, *mine)
            self.asked += 1
        return "next"

    def summons_ordered(self, g: Duel, order: tuple[Id, ...]) -> Verdict:
        """The order that the owner gave."""
        self.queue = (*self.queue, *order)
        self.asked += 1
        return "order_summons"

    def next(self, g: Duel) -> Verdict:
        """The next target; a hit's attacker must still be there, and its target still where it was. [RZ-1215
        RZ-1218]"""
        if not self.queue or self.hit and not self.here(g, self.dealer):
            return "complete"
        self.target, self.queue = self.queue[0], self.queue[1:]
        place = [id for id, _ in self.amounts].index(self.target)
        self.amount, self.kind = self.amounts[place][1], self.kinds[place]
        self.negated, self.replaced = False, self.before
        if not self.here(g, self.target) or self.places and g.cell_of(self.target) != self.places[place]:
            return "next"
        if self.seat is not None and self.seat == g.s.sheltered:
            text = say("rz-log-sheltered", who=g.name(self.target))
            g.happen(Event("sheltered", subject=self.target), text, "RZ-611")
            return "next"
        return "next" if self._invincible(g) else None

    def _invincible(self, g: Duel) -> bool:
        """Whether the target cannot take DMG, by a response too. [RZ-1254 RZ-1256 RZ-1521]"""
        if "Invincible" not in g.conditions(self.target):
            return False
        g.happen(Event("invincible", subject=self.target), say("rz-log-invincible", who=g.name(self.target)), "RZ-1521")
        return True

    def about(self, g: Duel) -> None:
        """Responses that negate or redirect the DMG. [RZ-1254]"""
        g.occur(self._event(g, "dmg_about"))

    def _event(self, g: Duel, name: str) -> Event:
        return Event(name, g.controller(self.target), self.target, self.meant(g, self.user), self.amount, self.kind)

    def events(self, g: Duel) -> tuple[Event, ...]:
        return (self._event(g, "dmg_about"),)

    def stopped(self, g: Duel) -> Verdict:
        return "next" if self.negated or not self.here(g, self.target) else None

    def arrive(self, g: Duel) -> Verdict:
        """Shield, then Protection, then HP; a Fighter at 0 HP is defeated at once, a Burned one takes 1 more.

        [RZ-832 RZ-1254 RZ-1255 RZ-1501 to RZ-1504 RZ-1553]
        """
        id, n = self.target, self.amount
        if self.negated or not self.here(g, id) or self._invincible(g):
            return "next"
        thing = g.s.things[id]
        if n > 0 and g.has(id, "Shield"):
            g.happen(Event("shielded", subject=id), say("rz-log-shield", who=g.name(id), n=n), "RZ-1551")
            lose_condition(g, id, "Shield", "RZ-1551")
            return "next"
        event = self._event(g, "damaged")
        cell = cast(int, g.cell_of(id))
        g.trail("damaged", cell, None, n)
        if not isinstance(thing, Fighter):
            g.happen(event, say("rz-log-damaged-summon", who=g.name(id), n=n), "RZ-1111")
            if n > 0:
                g.count(event)
                g.push(Defeat(id=id, by=self.meant(g, self.user)))
            else:
                g.occur(event)
            return "next"
        absorbed = min(thing.protection, n)
        fighter = g.edit(id)
        fighter.protection -= absorbed
        fighter.hp = max(0, fighter.hp - (n - absorbed))
        g.happen(event, say("rz-log-damaged", who=g.name(id), n=n, protection=absorbed, hp=fighter.hp), "RZ-821")
        if fighter.hp == 0:  # it has taken the DMG, but nothing acts on that
            g.count(event)
            g.push(Defeat(id=id, by=self.meant(g, self.user)))
            return "next"
        g.occur(event)
        if "Burned" in fighter.conditions and "Burned" not in self.kind:
            status_dmg(g, id, "Burned")
        return "next"


def deal_of(seat: int | None, dealer: Id, user: Id, amounts: Sequence[tuple[Id, int]], kinds: Sequence[str]) -> Deal:
    """DMG of some amounts and kinds, dealt together."""
    return Deal(seat=seat, dealer=dealer, user=user, amounts=tuple(amounts), kinds=tuple(kinds))


class HpLoss(Batch, Replaceable, tag="hp_loss"):
    """HP are lost without DMG: only Invincible prevents it. With `heals`, another Fighter is healed by what was really
    lost. [RZ-865 RZ-866 RZ-872]"""

    seat: int | None
    losses: tuple[tuple[Id, int], ...]
    heals: Id = 0

    steps = ("next", "replace", "replacement", "lose", "transfer", "complete")

    def events(self, g: Duel) -> tuple[Event, ...]:
        id, _ = self.losses[0]
        return (Event("hp_lost", g.controller(id), id, amount=self.amount),)

    def next(self, g: Duel) -> Verdict:
        """The next Fighter."""
        while self.losses:
            id, n = self.losses[0]
            sheltered = self.seat is not None and self.seat == g.s.sheltered
            if self.here(g, id) and "Invincible" not in g.conditions(id) and not sheltered:
                self.amount, self.negated, self.replaced = min(n, g.fighter(id).hp), False, ()
                return None
            self.losses = self.losses[1:]
        return "complete"

    def stopped(self, g: Duel) -> Verdict:
        if not self.negated and self.here(g, self.losses[0][0]):
            return None
        self.losses = self.losses[1:]
        return "next"

    def lose(self, g: Duel) -> None:
        """They are lost."""
        (id, _), self.losses = self.losses[0], self.losses[1:]
        lost = min(self.amount, g.fighter(id).hp)
        g.edit(id).hp -= lost
        event = Event("hp_lost", g.controller(id), id, amount=lost)
        g.happen(event, say("rz-log-hp-lost", who=g.name(id), n=lost, hp=g.fighter(id).hp), "RZ-872")
        cell = g.cell_of(id)
        if cell is not None:
            g.trail("damaged", cell, None, lost)
        self.amount = lost
        if g.fighter(id).hp == 0:
            g.count(event)
            g.push(Defeat(id=id, by=behind(g)))
        elif lost:
            g.occur(event)

    def transfer(self, g: Duel) -> Verdict:
        """What was really lost goes to another, once the defeat that it caused is over. [RZ-865 RZ-1223 RZ-1227]"""
        if self.heals and self.here(g, self.heals):
            heal(g, self.heals, self.amount)
        return "next"


def changed_dmg(g: Duel, kinds: Sequence[str], dealer: Id, target: Id, base: int) -> tuple[int, int]:
    """A DMG with what effects and conditions make of it, and what they add to it before it is multiplied and divided.
    [RZ-1010 RZ-1011 RZ-1211 RZ-1541]

    `kinds` are all names that fit the DMG; "all" fits too, except that Status DMG has no dealer.
    """
    names = {*filter(None, kinds), "all"}
    added, times, halves = 0, 1, 1
    for way, id, other in (("dealt", dealer, target), ("taken", target, dealer)):
        if not id:
            continue
        sign = 1 if way == "dealt" else -1
        for name, value in g.conditions(id).items():
            group, _, rest = name.partition(" ")
            if group in ("buff", "debuff"):
                kind, _, direction = rest.partition(" DMG ")
                if direction.lower() == way and kind.lower() in names:
                    added += sign * value if group == "buff" else -sign * value
        for each in g.parts_on("dmg", id) if id >= g.first_id else ():
            part = each.part
            if getattr(part, way) not in names or not part.concerns(each.scope, other):
                continue
            if part.n is not None:
                added += each.number("n", part.n)
            elif part.half:
                halves *= 2
            else:
                times *= part.times
    return max(0, base + added) * times // halves, added


def matches(g: Duel, target: Id, element: str, type: str) -> tuple[int, int]:
    """What Weakness adds and Resistance takes off a DMG of an element and a type. [RZ-829 RZ-830 RZ-833 RZ-834]"""
    thing = g.known(target)
    if not isinstance(thing, Fighter):
        return 0, 0
    card = g.cards[thing.card]
    each = g.option("double_match") == "each"
    found: list[int] = []
    for stat in (card.weakness, card.resistance):
        hits = sum(bool(kind) and kind in stat.to for kind in (element, type))
        found.append(stat.value * (hits if each else min(1, hits)))
    return found[0], found[1]
