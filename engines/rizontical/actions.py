"""Turn actions and uses of Skills, Powers and Numens: announced, answered, paid, carried out. [RZ-701 RZ-1402 RZ-1404]"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from engines.kernel.ask import Ask, Choice, Later, Option, Refused
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say

from .battle import Deployment, Hit, Striker, aim_choice, aimed_cells, hit_cells, hit_events, hit_reach
from .board import AROUND, BEARINGS, DIRECTIONS, FULL_NAMES, NAMES
from .cards import Ability, PowerCard, Skill
from .choices import card_options, hand_sorted
from .lasting import number_combat
from .moments import named_targets, start, use_choice
from .motion import Slide, Walk, find_paths, path_options, path_reader, steps_of
from .payment import (
    ability_of,
    barred,
    destroyable,
    discardable,
    least_ap,
    markers,
    payers,
    price,
    too_dear,
)
from .state import SLOTS, CardName, Fighter, Power
from .words import L

if TYPE_CHECKING:
    from .duel import Duel


# ----------------------------------------------------------------------------------------------------------- announced


class Announced(Striker, kw_only=True):
    """Something announced: it is carried out once no response stops it. [RZ-1402]"""

    seat: int
    negated: bool = False
    event: Event | None = None
    """For a response: the event that it answers."""

    kind = "action"

    @abstractmethod
    def told(self, g: Duel) -> Text:
        """What is announced, in words for everybody."""

    def is_a(self, g: Duel, what: str) -> bool:
        """Whether negating a hit, a Skill or a Power stops this."""
        return False

    def answers_event(self, event: Event | None) -> bool:
        """Whether this is itself the response that an event is the reason for."""
        return event is not None and self.event is event

    def origin(self, g: Duel) -> str | None:
        """The cell that it comes from."""
        return None

    def aims(self, g: Duel) -> list[str]:
        """The cells that it aims at."""
        return []

    def say_it(self, g: Duel, *events: Event) -> None:
        """Announce it and let the players respond."""
        g.happen(events[0], self.told(g), "RZ-1402")
        g.occur(*events)

    def fizzle(self, g: Duel, *clauses: str) -> str:
        """It is negated: nothing is applied."""
        self.calculated(g)
        g.happen(Event("fizzled", self.seat), say("rz-log-fizzled", what=self.told(g)), *(clauses or ("RZ-1425",)))
        return END

    def declare(self, g: Duel, what: str, who: Id) -> None:
        """Note what a Fighter declared in this turn. [RZ-724]"""
        g.stale()
        s = g.s
        s.did = {**s.did, what: (*s.did.get(what, ()), who)}
        if what != "push" and not s.bonus and s.active == self.seat and who not in s.acted:
            s.acted = (*s.acted, who)


class DiscardAction(Announced, tag="discard_action"):
    """Discard a Power from the hand or the field for 1 AP. [RZ-702 RZ-703]"""

    card: Id
    slot: int = -1
    """The slot it lies on; -1 for the hand."""

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """A card of the hand stays unnamed until it is in the void. [RZ-702]"""
        if self.slot >= 0:
            return say("rz-does-discard-field", who=SeatName(self.seat), slot=self.slot + 1)
        return say("rz-does-discard", who=SeatName(self.seat))

    def announce(self, g: Duel) -> None:
        """Say it."""
        self.say_it(g, Event("announced", self.seat, kind="discard"))

    def carry_out(self, g: Duel) -> Verdict:
        """The card goes to the void; 1 AP."""
        if self.negated:
            return self.fizzle(g)
        if self.slot >= 0:
            if g.s.seats[self.seat].powers[self.slot] != self.card:
                return self.fizzle(g, "RZ-1427")
            g.power_leaves(self.card, "void", "RZ-703")
            g.occur(Event("discarded", self.seat, amount=1))
        elif self.card not in g.s.seats[self.seat].hand:
            return self.fizzle(g, "RZ-1427")
        else:
            g.discard_cards(self.seat, (self.card,))
        g.gain_ap(self.seat, 1)
        return None


class DeployAction(Announced, tag="deploy_action"):
    """Deploy a Fighter on an empty slot other than the current one. [RZ-705 to RZ-710]"""

    slot: int

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """Which slot."""
        return say("rz-does-deploy", who=SeatName(self.seat), slot=self.slot + 1)

    def announce(self, g: Duel) -> None:
        """Say it."""
        self.say_it(g, Event("announced", self.seat, kind="deploy"))

    def carry_out(self, g: Duel) -> Verdict:
        """Reveal, choose the cell."""
        side = g.s.seats[self.seat]
        if self.negated or side.slots[self.slot] or not side.fighter_deck or not g.free_deploy_cells(self.seat):
            return self.fizzle(g)
        g.push(Deployment(seat=self.seat, slot=self.slot, choose=g.option("fighter_draw") == "choose"))
        return None


class MoveAction(Announced, tag="move_action"):
    """The current turn ally's Move. [RZ-521 to RZ-527]"""

    who: Id
    path: tuple[int, ...]
    start: int

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """The path."""
        return say(
            "rz-does-move", who=g.name(self.who), path="-".join(NAMES[cell] for cell in (self.start, *self.path))
        )

    def origin(self, g: Duel) -> str | None:
        return NAMES[self.start]

    def aims(self, g: Duel) -> list[str]:
        return [NAMES[self.path[-1]]]

    def announce(self, g: Duel) -> None:
        """The Move of the turn is used by announcing it. [RZ-527 RZ-713]"""
        use_up(g, self.seat, "move")
        self.declare(g, "move", self.who)
        self.say_it(
            g,
            Event("announced", self.seat, self.who, kind="move", origin=NAMES[self.start], place=NAMES[self.path[-1]]),
        )

    def carry_out(self, g: Duel) -> Verdict:
        """Step by step, from where it was announced."""
        if (
            self.negated
            or not g.in_play(self.who)
            or g.cell_of(self.who) != self.start
            or g.forbidden("move", self.who)
        ):
            return self.fizzle(g, "RZ-527")
        g.push(Walk(who=self.who, path=self.path, at=self.start))
        return None


class HitAction(Announced, tag="hit_action"):
    """The current turn ally's Basic Hit. [RZ-714 to RZ-717]"""

    who: Id
    cell: int

    steps = ("announce", "carry_out", "finish")

    def told(self, g: Duel) -> Text:
        """At which cell, and who is there."""
        target = g.entity_at(self.cell)
        if target:
            return say("rz-does-hit", who=g.name(self.who), at=NAMES[self.cell], target=g.name(target))
        return say("rz-does-hit-empty", who=g.name(self.who), at=NAMES[self.cell])

    def is_a(self, g: Duel, what: str) -> bool:
        return what == "hit"

    def origin(self, g: Duel) -> str | None:
        cell = g.cell_of(self.who)
        return None if cell is None else NAMES[cell]

    def aims(self, g: Duel) -> list[str]:
        return [NAMES[self.cell]]

    def announce(self, g: Duel) -> None:
        """The Hit of the turn is used by declaring it. [RZ-714]"""
        use_up(g, self.seat, "hit")
        self.combat = number_combat(g)
        self.declare(g, "hit", self.who)
        said = Event("announced", self.seat, self.who, g.entity_at(self.cell), kind="hit", place=NAMES[self.cell])
        self.say_it(g, said, *hit_events(g, self.who, (self.cell,)))

    def carry_out(self, g: Duel) -> None:
        """The hit, unless it was negated."""
        reach = g.stat(self.who, "ra") if g.in_play(self.who) else 0
        g.push(
            Hit(
                attacker=self.who,
                cells=(self.cell,),
                reach=reach,
                kind="basic",
                negated=self.negated,
                combat=self.combat,
            )
        )

    def finish(self, g: Duel) -> None:
        """A successful one ends the turn. [RZ-622]"""
        if not self.hit_negated:
            successful(g, self.seat, self.who)


class PushAction(Announced, tag="push_action"):
    """The current turn ally's Push. [RZ-531 to RZ-545]"""

    who: Id
    target: Id
    cells: int
    direction: str = ""
    """With the option push_direction: any, the direction named; else it is read when the Push is carried out."""

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """Whom, and how far."""
        return say("rz-does-push", who=g.name(self.who), target=g.name(self.target), n=self.cells)

    def origin(self, g: Duel) -> str | None:
        cell = g.cell_of(self.who)
        return None if cell is None else NAMES[cell]

    def aims(self, g: Duel) -> list[str]:
        cell = g.cell_of(self.target)
        return [] if cell is None else [NAMES[cell]]

    def announce(self, g: Duel) -> None:
        """The Push of the turn is used by announcing it. [RZ-533]"""
        use_up(g, self.seat, "push")
        self.declare(g, "push", self.who)
        self.say_it(
            g,
            Event("announced", self.seat, self.who, self.target, self.cells, kind="push"),
            Event("push_about", g.controller(self.target), self.target, self.who, self.cells),
        )

    def carry_out(self, g: Duel) -> Verdict:
        """With the board as it then is. [RZ-545]"""
        here = g.cell_of(self.who) if g.in_play(self.who) else None
        there = g.cell_of(self.target) if g.in_play(self.target) else None
        if (
            self.negated
            or here is None
            or there is None
            or there not in AROUND[here]
            or not g.can_be_pushed(self.target)
        ):
            return self.fizzle(g, "RZ-545")
        direction = self.direction or BEARINGS[here][there][0]
        g.push(
            Slide(
                who=self.target, direction=direction, cells=self.cells, seat=self.seat, dealer=self.who, pusher=self.who
            )
        )
        return None


class SetAction(Announced, tag="set_action"):
    """Set a Trigger Power face down for 1 AP. [RZ-721 RZ-933 RZ-939]"""

    card: Id
    slot: int

    steps = ("announce", "pay")

    def told(self, g: Duel) -> Text:
        """On which slot; never which card. [RZ-939]"""
        return say("rz-does-set", who=SeatName(self.seat), slot=self.slot + 1)

    def announce(self, g: Duel) -> None:
        """It lies on its slot from now on."""
        g.lay(self.card, self.seat, self.slot, facedown=True)
        self.say_it(g, Event("announced", self.seat, kind="set"))

    def pay(self, g: Duel) -> Verdict:
        """1 AP is due after the window. [RZ-1403 RZ-1404]"""
        if not g.in_play(self.card):
            return self.fizzle(g, "RZ-1427")
        side = g.seat(self.seat)
        if side.ap < 1:
            side.powers = tuple(0 if id == self.card else id for id in side.powers)
            g.as_card(self.card)
            g.touch()
            side.hand += (self.card,)
            return self.fizzle(g, "RZ-1403")
        if not (self.negated and g.option("negated_costs") == "refunded"):
            side.ap -= 1
        if self.negated:
            g.power_leaves(self.card, "void", "RZ-939")
            return self.fizzle(g)
        g.alter(self.card).pending = False
        event = Event("power_set", self.seat, self.card)
        g.happen(event, say("rz-log-set", who=SeatName(self.seat), slot=self.slot + 1), "RZ-721")
        g.occur(event)
        return None


class SkipAction(Announced, tag="skip_action"):
    """Skip the current turn ally's turn: 2 AP if it did not Move, Hit or use a Skill. [RZ-722 RZ-723]"""

    who: Id

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """Who skips."""
        return say("rz-does-skip", who=SeatName(self.seat))

    def announce(self, g: Duel) -> None:
        """Say it."""
        self.say_it(g, Event("announced", self.seat, self.who, kind="skip"))

    def carry_out(self, g: Duel) -> Verdict:
        """The turn ends."""
        if self.negated:
            return self.fizzle(g)
        if skip_pays(g, g.ally_now(self.seat)):
            g.gain_ap(self.seat, 2)
        g.s.turn_over = True
        return None


def skip_pays(g: Duel, ally: Id) -> bool:
    """Whether Skipping the turn of a current turn ally gives 2 AP now. [RZ-723 RZ-724]"""
    return bool(ally) and ally not in g.s.acted


def use_up(g: Duel, seat: int, what: str) -> None:
    """A player used something that is possible once in a turn; a bonus action uses up nothing. [RZ-644 RZ-713 RZ-714 RZ-804]"""
    if g.s.bonus:
        return
    g.stale()
    if g.s.active != seat:
        g.s.used_away = (*g.s.used_away, what)
    elif what == "hit":
        g.s.hits += 1
    else:
        g.s.used = (*g.s.used, what)


def spent(g: Duel, seat: int, ally: Id) -> tuple[str, ...]:
    """What a player did in this player turn as often as one allows, whoever's turn it is. [RZ-527 RZ-533 RZ-644 RZ-713 RZ-714]"""
    if g.s.bonus:
        return ()
    used, hits = (g.s.used, g.s.hits) if g.s.active == seat else (g.s.used_away, g.s.used_away.count("hit"))
    done = tuple(what for what in used if what != "hit")
    return (*done, "hit") if hits and ally and hits >= hits_allowed(g, ally) else done


def hits_allowed(g: Duel, ally: Id) -> int:
    """How many hits a Fighter may declare in a turn: one, and what effects add. [RZ-714 RZ-1408]"""
    return 1 + g.granted("extra_hit", ally)


def successful(g: Duel, seat: int, who: Id) -> None:
    """A Basic Hit or SPELL hit was successful: it ends its player's turn, unless a further one is allowed. [RZ-627 RZ-1408]"""
    if g.s.bonus or g.s.active != seat:
        return
    g.s.successes += 1
    extra = g.granted("extra_hit", who) if g.in_play(who) else 0
    if g.s.successes > extra and not (g.in_play(who) and g.granted("act_after_hit", who)):
        g.s.turn_over = True


# ------------------------------------------------------------------------------------------------------------ uses


class Use(Announced, tag="use"):
    """A Skill, a Power, a Conjuration, an Enchantment or the effect of a Power in play is used. [RZ-726 RZ-1403 to RZ-1417]

    `kind` is "skill", "power" (from hand), "use" (in play), "trigger" (a face-down Trigger), "conjure" or "enchant".
    """

    kind: str
    thing: Id
    number: int = 0
    card: str = ""
    """What was announced, whatever becomes of the card meanwhile."""
    slot: int = 0
    bearer: Id = 0
    aim: int | str | None = None
    """For a SPELL: the cell aimed at, or the direction of a line."""
    targets: dict[str, int | str | tuple[int, ...]] = {}
    free: bool = False
    paid: tuple[Id, ...] = ()
    cost_at: int = 0

    steps = (
        "announce",
        "due",
        "choose_cost",
        "cost_chosen",
        "pay",
        "paid_for",
        "apply",
        "choose_aim",
        "aimed",
        "strike",
        "struck_then",
        "finish",
    )

    # ---------------------------------------------------------------- what it is

    def ability(self, g: Duel) -> Ability:
        """The effect that is used."""
        return g.cards[self.card or g.known(self.thing).card].abilities[self.number]

    def scope(self, g: Duel) -> Scope:
        """Its scope."""
        return g.scope_on(self.seat, self.thing, self.event, dict(self.targets))

    def power(self, g: Duel) -> PowerCard | None:
        """The Power that is used, None for anything else."""
        card = g.cards[self.card or g.known(self.thing).card]
        return card if isinstance(card, PowerCard) else None

    def told(self, g: Duel) -> Text:
        """What is used, on whom."""
        at = self._named_targets()
        words: dict[str, Any] = {"who": SeatName(self.seat), "what": CardName(self.card), "number": self.number + 1}
        if self.kind == "skill":
            words["what"] = g.name(self.thing)
            words["label"] = cast(Skill, self.ability(g)).label.upper()
        if isinstance(self.aim, int):
            words["at"] = NAMES[self.aim]
        elif at:
            words["at"] = g.names(at)
        else:
            return say("rz-does-" + self.kind, **words)
        return say("rz-does-" + self.kind + "-at", **words)

    def is_a(self, g: Duel, what: str) -> bool:
        ability = self.ability(g)
        if what == "hit":
            return isinstance(ability, Skill) and ability.label == "spell"
        return what == (
            "skill" if self.kind == "skill" else "power" if self.kind in ("power", "trigger", "use") else ""
        )

    def origin(self, g: Duel) -> str | None:
        cell = g.cell_of(self.thing)
        return None if cell is None else NAMES[cell]

    def aims(self, g: Duel) -> list[str]:
        cells = [self.aim] if isinstance(self.aim, int) else []
        for id in self._named_targets():
            cell = g.cell_of(id) if id < g.first_id or g.in_play(id) else None
            if cell is not None:
                cells.append(cell)
        return [NAMES[cell] for cell in cells]

    def _named_targets(self) -> list[int]:
        """The targets named on announcing, without the modes."""
        values = [value for name, value in self.targets.items() if name != "*modes"]
        return [cast(int, id) for value in values for id in (value if isinstance(value, tuple) else (value,))]

    # ---------------------------------------------------------------- announcing

    def announce(self, g: Duel) -> None:
        """It is announced with its targets; a Power lies on its slot from now on. [RZ-904 RZ-1415]"""
        self.card = g.known(self.thing).card
        ability = self.ability(g)
        subject, words = self.thing, self.kind
        events: list[Event] = []
        if self.kind == "power":
            g.lay(self.thing, self.seat, self.slot, bearer=self.bearer)
            g.informed = True
        elif self.kind == "trigger":
            power: Power = g.alter(self.thing)
            power.facedown, power.pending = False, True
            g.informed = True
            words = "power trigger"
        elif self.kind == "use":
            words = "power use"
        elif isinstance(ability, Skill):
            words = f"skill {ability.label}"
            self.declare(g, "skill", self.thing)
            if ability.spell:
                use_up(g, self.seat, "hit")
                self.combat = number_combat(g)
                self.declare(g, "hit", self.thing)
            if ability.label == "spell":
                events = hit_events(g, self.thing, self._cells(g))
        else:
            words = f"numen {self.kind}"
            subject = 0
            if self.kind == "conjure":
                use_up(g, self.seat, "conjuration")
        self.say_it(g, Event("announced", self.seat, subject, kind=words), *events)

    def _cells(self, g: Duel) -> tuple[int, ...]:
        """The cells that a SPELL is aimed at, from where its user stands now. [RZ-855 RZ-1217]"""
        skill = cast(Skill, self.ability(g))
        shape, n = aim_of(skill)
        if shape in ("around", "adjacent"):
            return aimed_cells(g, self.thing, shape)
        if shape == "line":
            return aimed_cells(g, self.thing, shape, n, str(self.aim))
        if shape == "all" and skill.aim is not None:
            return hit_cells(g, self.thing, skill.aim.all, self.scope(g))
        if shape == "on" and skill.aim is not None:
            ids = skill.aim.on.ids(self.scope(g))
            return tuple(
                cell for id in ids if (id < g.first_id or g.in_play(id)) and (cell := g.cell_of(id)) is not None
            )
        return (self.aim,) if isinstance(self.aim, int) else ()

    # ---------------------------------------------------------------- paying

    def due(self, g: Duel) -> Verdict:
        """After the window the cost is due, all of it or nothing. [RZ-1403 RZ-1404 RZ-1427]"""
        if not self._here(g):
            if getattr(self.ability(g), "label", "") == "mana":
                return self.fizzle(g, "RZ-1427")
            if (
                not self.free
                and price(g, self.kind, self.thing, self.ability(g), self.scope(g)) > g.s.seats[self.seat].ap
            ):
                return self.fizzle(g, "RZ-1403")
            self.negated = True
        elif barred(g, self.kind, self.thing, self.number, self.scope(g), free=self.free) is not None:
            return self._unpaid(g)
        elif self.ability(g).cost.acts:
            self._recheck(g, self.ability(g))
        return None

    def _here(self, g: Duel) -> bool:
        """Whether the card is in play, or the Fighter with the Skill. A Numen always is. [RZ-1427]"""
        return self.kind in ("conjure", "enchant") or g.in_play(self.thing)

    def _unpaid(self, g: Duel) -> str:
        """Nothing is paid or applied; a Permanent or Aura never came into play. [RZ-1403]"""
        if self.kind in ("power", "trigger"):
            stays = cast(PowerCard, self.power(g)).category in ("permanent", "aura")
            g.power_leaves(self.thing, "hand" if stays else "void", "RZ-1403")
        return self.fizzle(g, "RZ-1403")

    def choose_cost(self, g: Duel) -> Verdict:
        """Which cards to discard or destroy for it."""
        costs, scope = self.ability(g).cost.acts, self.scope(g)
        while self.cost_at < len(costs):
            cost = costs[self.cost_at]
            if cost.word == "discard":
                options = card_options(g, hand_sorted(g, discardable(g, cost, self.thing, self.scope(g))))
                n = min(cost.n.get(scope), len(options))
                choice = Choice(say("rz-ask-cost-discard", n=n), options, n, n)
                return Ask(
                    self.seat,
                    "hand_discard",
                    choice,
                    ",".join(o.key for o in options[:n]) or "none",
                    ("RZ-1404",),
                    secret=True,
                    forced=cost.what is None,
                )
            if cost.word == "destroy":
                found = destroyable(g, cost.what, scope)
                if found:
                    options = tuple(g.target_option(id) for id in found)
                    return Ask(
                        self.seat,
                        "pay_choice",
                        Choice(say("rz-ask-cost-destroy"), options),
                        options[0].key,
                        ("RZ-1404",),
                    )
            self.cost_at += 1
        return "pay"

    def cost_chosen(self, g: Duel, picked: Any) -> Verdict:
        """Those."""
        self.paid = (*self.paid, *(picked if isinstance(picked, tuple) else (picked,)))
        self.cost_at += 1
        return "choose_cost"

    def pay(self, g: Duel) -> None:
        """AP, Mana, Use and Markers together, and the rest; a negated use is paid for as well. [RZ-914 RZ-1404 RZ-1406]"""
        ability, scope = self.ability(g), self.scope(g)
        refunded = self.negated and g.option("negated_costs") == "refunded"
        if not refunded and not self.free:
            ap = price(g, self.kind, self.thing, ability, scope)
            g.seat(self.seat).ap = max(0, g.s.seats[self.seat].ap - ap)
        if isinstance(ability, Skill) and ability.label == "mana" and not refunded and g.in_play(self.thing):
            g.edit(self.thing).mana -= 1
        if self.kind != "power":
            g.use_one(self.thing, self.number)
        for marker in markers(g, self.thing, ability, self.kind):
            if marker != "ultimate":
                g.mark_seat(self.seat, marker)
            else:
                g.mark_slot(self.seat, cast(Fighter, g.known(self.thing)).slot)
        self._pay_rest(g, ability, scope)

    def paid_for(self, g: Duel) -> Verdict:
        """It was paid for, and what that caused is over: a negated use ends here. [RZ-1223 RZ-1406]"""
        return self._negated(g) if self.negated else None

    def _pay_rest(self, g: Duel, ability: Ability, scope: Scope) -> None:
        hand = [id for id in self.paid if id in g.s.seats[self.seat].hand]
        if hand:
            g.discard_cards(self.seat, hand)
        for id in self.paid:
            if id not in hand and g.in_play(id):
                g.destroy_all(scope, (id,))
        for op in ability.cost.acts:
            who = payers(op)
            ids = who.ids(scope) if who is not None else ()
            if op.word == "cleanse":
                for id in ids:
                    g.order_cleanse(scope, id, op.name, 1, upto=False)
            elif op.word == "lose" and op.name == "hp":
                g.lose_hp(None, [(id, op.n.get(scope)) for id in ids])
            elif op.word == "lose":
                for id in ids:
                    g.edit(id).protection -= op.n.get(scope)

    def _negated(self, g: Duel) -> str:
        """Nothing is applied; a paid Permanent or Aura lies there and works from then on. [RZ-853 RZ-1411 RZ-1412]"""
        refunded = g.option("negated_costs") == "refunded"
        if self.kind in ("power", "trigger") and g.in_play(self.thing):
            card = cast(PowerCard, self.power(g))
            if card.category in ("permanent", "aura") and not refunded:
                g.alter(self.thing).pending = False
            else:
                g.power_leaves(self.thing, "hand" if card.category in ("permanent", "aura") else "void", "RZ-1411")
        return self.fizzle(g)

    # ---------------------------------------------------------------- applying

    def apply(self, g: Duel) -> Verdict:
        """Targets that no longer fit are left out; then the effect. A SPELL hits first, a SPELL* afterwards. [RZ-874 RZ-1415]"""
        if not self._here(g):
            return self.fizzle(g, "RZ-1427")
        ability = self.ability(g)
        self._recheck(g, ability, paid=bool(ability.cost.acts))
        power = self.power(g)
        if power is not None:
            if power.category == "aura" and self.kind == "power" and not g.in_play(self.bearer):
                g.power_leaves(self.thing, "void", "RZ-944")
                return END
            if power.category in ("permanent", "aura") and self.kind == "power":
                g.alter(self.thing).pending = False
                if not power.on_play:
                    return "finish"
        if isinstance(ability, Skill) and ability.label == "spell":
            return "strike"
        if isinstance(ability, Skill) and not ability.spell and self._aimless(ability):
            return self.fizzle(g, "RZ-1413")
        if ability.do:
            self._start(g, ability)
        return "choose_aim" if isinstance(ability, Skill) and ability.spell else "finish"

    def _aimless(self, ability: Ability) -> bool:
        """Whether all that an effect does it would do to targets that it has lost. [RZ-1413]"""
        lost = [name for name, what in ability.targets.items() if what.least and self.targets.get(name, ()) == ()]
        return bool(lost) and all(re.search(rf"\b({'|'.join(lost)})\b", repr(op)) for op in ability.do)

    def _recheck(self, g: Duel, ability: Ability, *, paid: bool = False) -> None:
        """Leave out targets that are gone or do not fit any more; what the own costs change does not count. [RZ-1415 RZ-1417]"""
        scope = self.scope(g)
        for name, what in ability.targets.items():
            value = cast("Id | tuple[Id, ...]", self.targets.get(name, ()))
            ids = value if isinstance(value, tuple) else (value,)
            fit = tuple(
                id
                for id in ids
                if (id < g.first_id or what.zone != L.default_zone or g.in_play(id)) and (paid or what.fits(scope, id))
            )
            if fit != ids:
                self.targets = {**self.targets, name: fit}
                scope = self.scope(g)

    def _start(self, g: Duel, ability: Ability) -> None:
        scope = self.scope(g)
        registers = dict(self.targets)
        if isinstance(ability, Skill) and ability.label == "spell":
            registers["struck"] = tuple(map(g.as_it_was, self.struck))  # also what has left play, to be read [RZ-1612]
        g.happen(Event("applied", self.seat, self.thing))
        start(
            g,
            Effect(
                seat=self.seat,
                card=self.card,
                where=ability.where,
                this=scope.this,
                event=self.event,
                names=_as_objects(g, registers),
            ),
        )

    def choose_aim(self, g: Duel) -> Verdict:
        """The cell of a SPELL* is chosen after its effect, unless its target was named before. [RZ-846]"""
        skill = cast(Skill, self.ability(g))
        shape, n = aim_of(skill)
        if not g.in_play(self.thing) or shape not in AIMED:
            return "strike"
        choice = aim_choice(g, self.thing, shape, n)
        if not choice.options:
            return "strike"
        return Ask(self.seat, "spell_star_cell", choice, choice.options[0].key, ("RZ-846",))

    def aimed(self, g: Duel, aim: int | str) -> None:
        """There."""
        self.aim = aim

    def strike(self, g: Duel) -> None:
        """The SPELL's hit. [RZ-845 RZ-846 RZ-858]"""
        skill = cast(Skill, self.ability(g))
        shape, n = aim_of(skill)
        scope = self.scope(g)
        cells = self._cells(g) if g.in_play(self.thing) else ()
        reach = -1
        if g.in_play(self.thing) and shape in ("one", "on"):
            reach = g.stat(self.thing, "ra")
        elif shape == "all" and skill.aim is not None:
            reach = hit_reach(g, self.thing, skill.aim.all, scope)
        elif shape == "within":
            reach = n
        lost = not g.in_play(self.thing) or (shape in ("on", "one", "within", "inf") and not cells)
        g.push(
            Hit(
                attacker=self.thing,
                cells=cells,
                reach=reach,
                kind="spell",
                windowed=skill.label == "spell",
                negated=lost,
                combat=self.combat,
                atk=None if skill.hit is None or skill.hit.atk is None else skill.hit.atk.get(scope),
                element=skill.hit.element if skill.hit is not None else "",
                type=skill.hit.type if skill.hit is not None else "",
            )  # fmt: skip
        )

    def struck_then(self, g: Duel) -> None:
        """After a SPELL's hit its effect, unless the hit was negated; then the turn ends. [RZ-623 RZ-853 RZ-854 RZ-856]"""
        skill = cast(Skill, self.ability(g))
        if self.hit_negated:
            return
        if skill.label == "spell" and skill.do:
            self._start(g, skill)
        successful(g, self.seat, self.thing)

    def finish(self, g: Duel) -> None:
        """A Normal Power and a used Trigger go to the void. [RZ-931 RZ-935]"""
        ability, power = self.ability(g), self.power(g)
        if power is not None:
            if self.kind in ("power", "trigger") and g.in_play(self.thing):
                if power.stays:
                    g.alter(self.thing).pending = False
                else:
                    g.power_leaves(self.thing, "void", "RZ-931" if self.kind == "power" else "RZ-935")
            event = Event("power_used", self.seat, self.thing)
        elif isinstance(ability, Skill):
            event = Event("skill_used", self.seat, self.thing, kind=ability.label)
        else:
            return
        g.happen(event)
        g.occur(event)


# ------------------------------------------------------------------------------------------------- what can be done


AIMED = ("one", "within", "inf", "line")
"""The shapes of a hit whose cell, or direction, is named."""


def names_aim(skill: Skill) -> bool:
    """Whether announcing a Skill names where its SPELL is aimed. [RZ-845 RZ-846]"""
    return skill.label == "spell" and (skill.aim is None or skill.aim.shape in AIMED)


def aim_of(skill: Skill) -> tuple[str, int]:
    """The shape of a SPELL's aim, and its number where it has one."""
    if skill.aim is None:
        return "one", 0
    return skill.aim.shape, skill.aim.within or skill.aim.line


def _as_objects(g: Duel, names: dict[str, Any]) -> dict[str, Any]:
    """Targets as the objects that they are now."""
    return {
        name: value if name.startswith("*") or not isinstance(value, tuple) else g.handles(cast(tuple[int, ...], value))
        for name, value in names.items()
    }


def can_aim(g: Duel, id: Id, skill: Skill) -> bool:
    """Whether a SPELL has a cell to be aimed at. [RZ-717 RZ-1414]"""
    if not names_aim(skill):
        return True
    shape, n = aim_of(skill)
    reach = {"one": g.stat(id, "ra"), "within": n}.get(shape, 1)
    if g.option("friendly_hits") == "forbidden":
        return bool(aim_choice(g, id, shape, n).options)
    return reach > 0


def skill_levels(g: Duel, id: Id, skill: Skill, scope: Scope) -> Choice | Later | None:
    """The levels on which a Skill's aim, modes and targets are named. [RZ-717 RZ-846 RZ-1415]"""
    below = _named_later(g, skill, scope)
    if not names_aim(skill):
        return below
    shape, n = aim_of(skill)
    return Later(aim_choice, g, id, shape, n, below)


def playable(g: Duel, scope: Scope) -> bool:
    """Whether a Power of the hand, the scope's source, finds a slot, a bearer and targets now. [RZ-1414]"""
    card: PowerCard = g.cards[g.s.things[g.id_of(scope.this)].card]
    if card.category == "trigger" or 0 not in g.s.seats[scope.seat].powers:
        return False
    if card.own is not None and card.own.if_ is not None and not card.own.if_.holds(scope):
        return False
    if card.category == "aura":
        return any(card.on is None or card.on.fits(scope, each) for each in g.fighters())
    own: Any = card.own
    return not card.on_play or g.has_targets(scope, own) and (bool(own.targets) or _can_apply(g, own, scope))


def power_levels(g: Duel, seat: int, id: Id) -> Choice:
    """The levels on which a playable Power's slot, bearer, modes and targets are named."""
    card: PowerCard = g.cards[g.s.things[id].card]
    scope = g.scope_on(seat, id)
    then: Later | None = None
    if card.category == "aura":
        then = Later(_bearers, g, card, scope)
    elif card.on_play and (card.own.targets or card.own.modes is not None):
        then = Later(use_choice, g, card.own, scope)
    return Choice(say("rz-ask-power-slot"), _free_slots(g, seat, then))


def _bearers(g: Duel, card: PowerCard, scope: Scope) -> Choice:
    bearers = (each for each in g.fighters() if card.on is None or card.on.fits(scope, each))
    return Choice(say("rz-ask-bearer"), tuple(g.target_option(each) for each in bearers), arrow=True)


def _free_slots(g: Duel, seat: int, then: Later | None = None) -> tuple[Option, ...]:
    powers = g.s.seats[seat].powers
    return tuple(Option(f"@{slot + 1}", SLOT_TEXTS[slot], slot, then) for slot in SLOTS if not powers[slot])


def _can_apply(g: Duel, ability: Ability, scope: Scope) -> bool:
    """Whether an effect that names no targets could do anything at all. [RZ-1414]"""
    return not ability.do or any(g.able(op, scope) for op in ability.do)


class Verb(NamedTuple):
    """A turn action as a question lists it: whether it is possible at all, and the level below its verb."""

    key: str
    possible: Callable[[Duel, int, Id], bool]
    level: Callable[[Duel, int, Id], Choice]


def main_choice(g: Duel, seat: int, *, bonus: bool = False, only: str = "any") -> Choice:
    """Everything that a player may do now, verb first; what comes below a verb is listed when it is looked at. [RZ-701]"""
    ally = g.ally_now(seat)
    done = spent(g, seat, ally) if only == "any" else ()
    verbs = [
        Option(key, VERB_TEXTS[key], key, Later(level, g, seat, ally))
        for key, possible, level in (VERBS if only == "any" else [verb for verb in VERBS if verb.key == only])
        if key not in done and possible(g, seat, ally)
    ]
    if only == "any" and "conjuration" not in done:
        verbs += _conjure(g, seat)
    if bonus or only != "any":
        verbs.append(Option("decline", VERB_TEXTS["decline"], "decline"))
    else:
        if ally:
            verbs.append(Option("skip", VERB_TEXTS["skip-ap" if skip_pays(g, ally) else "skip"], "skip"))
        verbs.append(Option("end", VERB_TEXTS["end"], "end"))
    return Choice(MAIN_TEXT, tuple(verbs))


def _can_move(g: Duel, seat: int, ally: Id) -> bool:
    if not ally or g.forbidden("move", ally):
        return False
    mp = g.stat(ally, "mp")
    here: int = g.s.things[ally].cell
    free = not g.s.board.keys() >= set(steps_of(g, ally)[here])
    return mp > 0 and (free or mp > 1 and bool(find_paths(g, ally, mp)))


def _moves(g: Duel, seat: int, ally: Id) -> Choice:
    mp = g.stat(ally, "mp")
    return Choice(say("rz-ask-move", mp=mp), tuple(path_options(g, ally, mp)), other=path_reader(g, ally, mp))


def _can_hit(g: Duel, seat: int, ally: Id) -> bool:
    if not ally or g.forbidden("hit", ally) or not g.stat(ally, "ra"):
        return False
    return g.option("friendly_hits") != "forbidden" or bool(_hits(g, seat, ally).options)


def _hits(g: Duel, seat: int, ally: Id) -> Choice:
    level = aim_choice(g, ally, "one")
    return Choice(level.prompt, level.options)


def _pushable(g: Duel, ally: Id) -> Iterator[tuple[int, Id]]:
    """What stands around a Fighter and can be pushed, by cell. [RZ-531]"""
    board = g.s.board
    here: int = g.s.things[ally].cell
    for cell in AROUND[here]:
        if cell in board and g.can_be_pushed(board[cell]):
            yield cell, board[cell]


def _can_push(g: Duel, seat: int, ally: Id) -> bool:
    return bool(ally) and any(_pushable(g, ally)) and not g.forbidden("push", ally) and g.stat(ally, "psh") > 0


def _pushes(g: Duel, seat: int, ally: Id) -> Choice:
    here: int = g.s.things[ally].cell
    free = g.option("push_direction") == "any"
    counts = Choice(
        say("rz-ask-push-cells"),
        tuple(Option(str(n), say("number", n=n), n) for n in range(1, g.stat(ally, "psh") + 1)),
    )
    options: list[Option] = []
    for cell, id in _pushable(g, ally):
        ways = tuple(DIRECTIONS) if free else BEARINGS[here][cell]
        level = Choice(
            say("rz-ask-direction"), tuple(Option(FULL_NAMES[way], say("rz-dir-" + way), way, counts) for way in ways)
        )
        options.append(
            Option(NAMES[cell], say("rz-target", key=NAMES[cell], name=g.name(id)), id, level, (NAMES[cell],))
        )
    return Choice(say("rz-ask-push"), tuple(options))


def skill_refusal(g: Duel, seat: int, ally: Id, number: int) -> Refused | None:
    """Why a Skill can't be used as an action, if it can't; having been used this turn is no reason. [RZ-711 RZ-712]"""
    skill = g.skill(ally, number)
    if skill.triggered or skill.label in ("passive", "trigger"):
        return Refused(say("rz-no-action-skill", label=skill.label.upper()), "RZ-852")
    if not g.working(ally, number):
        return Refused(say("rz-no-skill-off"), "RZ-868" if g.time_of(ally, number) == 0 else "RZ-1425")
    if skill.spell and "hit" in spent(g, seat, ally):
        return Refused(say("rz-no-hit-left"), "RZ-714")
    scope = g.scope_on(seat, ally)
    refusal = barred(g, "skill", ally, number, scope)
    if refusal is not None:
        return refusal
    if not can_aim(g, ally, skill) or not g.has_targets(scope, skill):
        return Refused(say("rz-no-target"), "RZ-1414")
    return None


def _usable_skills(g: Duel, seat: int, ally: Id) -> Iterator[int]:
    if ally:
        for number, skill in g.cards[g.s.things[ally].card].active:
            if not too_dear(g, seat, least_ap(skill)) and skill_refusal(g, seat, ally, number) is None:
                yield number


def _can_use_skill(g: Duel, seat: int, ally: Id) -> bool:
    return any(True for _ in _usable_skills(g, seat, ally))


def _skills(g: Duel, seat: int, ally: Id) -> Choice:
    options: list[Option] = []
    for number in _usable_skills(g, seat, ally):
        skill = g.skill(ally, number)
        scope = g.scope_on(seat, ally)
        text = say("rz-skill", number=number + 1, label=skill.label.upper(), ap=price(g, "skill", ally, skill, scope))
        options.append(Option(str(number + 1), text, number, skill_levels(g, ally, skill, scope)))
    return Choice(say("rz-ask-skill"), tuple(options))


def _playable(g: Duel, seat: int, ids: Iterable[Id]) -> Iterator[Id]:
    """The Powers that can be paid and played now. [RZ-921 RZ-1414]"""
    for id in ids:
        card: PowerCard = g.cards[g.s.things[id].card]
        if card.category == "trigger" or too_dear(g, seat, card.ap):
            continue
        scope = g.scope_on(seat, id)
        if barred(g, "power", id, card.number, scope) is None and playable(g, scope):
            yield id


def _can_play(g: Duel, seat: int, ally: Id) -> bool:
    side = g.s.seats[seat]
    return 0 in side.powers and any(_playable(g, seat, side.hand))


def _powers(g: Duel, seat: int, ally: Id) -> Choice:
    options: list[Option] = []
    for id in _playable(g, seat, hand_sorted(g, g.s.seats[seat].hand)):
        card: PowerCard = g.cards[g.s.things[id].card]
        level = Later(power_levels, g, seat, id)
        options.append(Option(card.id, say("rz-power-cost", name=CardName(card.id), ap=g.cost(id, card.ap)), id, level))
    return Choice(say("rz-ask-power"), tuple(options))


def _usable_powers(g: Duel, seat: int) -> Iterator[Id]:
    """The Powers on slots whose effect can be used now. [RZ-925 RZ-1414]"""
    for id in g.s.seats[seat].powers:
        if not id:
            continue
        power: Power = g.s.things[id]
        card: PowerCard = g.cards[power.card]
        if power.facedown or power.pending or not card.used_in_play:
            continue
        scope = g.scope_on(seat, id)
        if (
            barred(g, "use", id, card.number, scope) is None
            and g.has_targets(scope, card.used)
            and (card.used.targets or _can_apply(g, card.used, scope))
        ):
            yield id


def _can_use(g: Duel, seat: int, ally: Id) -> bool:
    return any(_usable_powers(g, seat))


def _uses(g: Duel, seat: int, ally: Id) -> Choice:
    options: list[Option] = []
    for id in _usable_powers(g, seat):
        power: Power = g.s.things[id]
        card: PowerCard = g.cards[power.card]
        level = _named_later(g, card.used, g.scope_on(seat, id))
        options.append(
            Option(f"@{power.slot + 1}", say("rz-power-use", name=CardName(card.id), n=power.use or 0), id, level)
        )
    return Choice(say("rz-ask-use"), tuple(options))


def _named_later(g: Duel, ability: Ability, scope: Scope) -> Later | None:
    """The levels on which a use names its modes and targets, if it has any."""
    return Later(use_choice, g, ability, scope) if ability.targets or ability.modes is not None else None


def _triggers(g: Duel, seat: int) -> Iterator[Id]:
    return (id for id in g.s.seats[seat].hand if g.cards[g.s.things[id].card].category == "trigger")


def _can_set(g: Duel, seat: int, ally: Id) -> bool:
    side = g.s.seats[seat]
    return side.ap > 0 and 0 in side.powers and any(_triggers(g, seat)) and not g.seat_forbidden("set", seat)


def _sets(g: Duel, seat: int, ally: Id) -> Choice:
    slots = Choice(say("rz-ask-power-slot"), _free_slots(g, seat))
    options = card_options(g, hand_sorted(g, tuple(_triggers(g, seat))))
    return Choice(say("rz-ask-set"), tuple(Option(option.key, option.text, option.value, slots) for option in options))


def _discardable(g: Duel, seat: int) -> Iterator[Id]:
    """The own Powers on slots that may be discarded: all but one that is being announced. [RZ-703]"""
    return (id for id in g.s.seats[seat].powers if id and not g.s.things[id].pending)


def _can_discard(g: Duel, seat: int, ally: Id) -> bool:
    return (bool(g.s.seats[seat].hand) or any(_discardable(g, seat))) and not g.seat_forbidden("discard", seat)


def _discards(g: Duel, seat: int, ally: Id) -> Choice:
    options = list(card_options(g, hand_sorted(g, g.s.seats[seat].hand)))
    for id in _discardable(g, seat):
        power: Power = g.s.things[id]
        text = say("rz-discard-field", name=CardName(power.card), slot=power.slot + 1)
        options.append(Option(f"@{power.slot + 1}", text, id))
    return Choice(say("rz-ask-discard-action"), tuple(options))


def _deploy_slots(g: Duel, seat: int) -> list[int]:
    slots = g.s.seats[seat].slots
    return [slot for slot in SLOTS if not slots[slot] and (slot != g.s.turn or g.seat_granted("deploy_current", seat))]


def _can_deploy(g: Duel, seat: int, ally: Id) -> bool:
    return 0 in g.s.seats[seat].slots and bool(_deploy_slots(g, seat)) and g.can_deploy(seat)


def _deploys(g: Duel, seat: int, ally: Id) -> Choice:
    return Choice(
        say("rz-ask-deploy-slot"),
        tuple(Option(f"@{slot + 1}", SLOT_TEXTS[slot], slot) for slot in _deploy_slots(g, seat)),
    )


VERBS = (
    Verb("move", _can_move, _moves),
    Verb("hit", _can_hit, _hits),
    Verb("push", _can_push, _pushes),
    Verb("skill", _can_use_skill, _skills),
    Verb("power", _can_play, _powers),
    Verb("use", _can_use, _uses),
    Verb("set", _can_set, _sets),
    Verb("discard", _can_discard, _discards),
    Verb("deploy", _can_deploy, _deploys),
)
VERB_TEXTS = {
    key: say("rz-verb-" + key) for key in (*(verb.key for verb in VERBS), "decline", "skip-ap", "skip", "end")
}
SLOT_TEXTS = tuple(say("rz-slot", slot=slot + 1) for slot in SLOTS)
MAIN_TEXT = say("rz-ask-main")


def _conjure(g: Duel, seat: int) -> tuple[Option, ...]:
    """The Numen's Conjuration, if it can be used now. [RZ-1414]"""
    numen = g.s.seats[seat].numen
    scope, ability = g.scope_on(seat, numen), ability_of(g, numen, 1)
    if (
        too_dear(g, seat, least_ap(ability))
        or barred(g, "conjure", numen, 1, scope) is not None
        or not g.has_targets(scope, ability)
    ):
        return ()
    if not ability.targets and not _can_apply(g, ability, scope):
        return ()
    text = say("rz-verb-conjure", name=CardName(g.s.things[numen].card), ap=price(g, "conjure", numen, ability, scope))
    return (Option("conjure", text, "conjure", _named_later(g, ability, scope)),)


def act(g: Duel, seat: int, verb: str, *details: Any) -> Procedure:
    """The procedure of an action that was picked from `main_choice`."""
    ally = g.ally_now(seat)
    if verb == "move":
        return MoveAction(seat=seat, who=ally, path=details[0], start=g.s.things[ally].cell)
    if verb == "hit":
        return HitAction(seat=seat, who=ally, cell=details[0])
    if verb == "push":
        target, direction, cells = details
        return PushAction(
            seat=seat,
            who=ally,
            target=target,
            cells=cells,
            direction=direction if g.option("push_direction") == "any" else "",
        )
    if verb == "skill":
        number, *rest = details
        skill = g.skill(ally, number)
        aim = rest.pop(0) if names_aim(skill) else None
        return Use(seat=seat, kind="skill", thing=ally, number=number, aim=aim, targets=named_targets(skill, rest))
    if verb == "power":
        id, slot, *rest = details
        card: PowerCard = g.cards[g.s.things[id].card]
        bearer = rest.pop(0) if card.category == "aura" else 0
        return Use(
            seat=seat,
            kind="power",
            thing=id,
            slot=slot,
            number=card.number,
            bearer=bearer,
            targets=named_targets(card.used, rest),
        )
    if verb == "use":
        id, *rest = details
        number = g.main_number(id)
        return Use(
            seat=seat, kind="use", thing=id, number=number, targets=named_targets(ability_of(g, id, number), rest)
        )
    if verb == "set":
        return SetAction(seat=seat, card=details[0], slot=details[1])
    if verb == "discard":
        id = details[0]
        slot = g.s.seats[seat].powers.index(id) if id in g.s.seats[seat].powers else -1
        return DiscardAction(seat=seat, card=id, slot=slot)
    if verb == "deploy":
        return DeployAction(seat=seat, slot=details[0])
    if verb == "conjure":
        numen = g.s.seats[seat].numen
        return Use(
            seat=seat,
            kind="conjure",
            thing=numen,
            number=1,
            targets=named_targets(ability_of(g, numen, 1), list(details)),
        )
    return SkipAction(seat=seat, who=ally)
