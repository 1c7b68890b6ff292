"""What is announced, and uses of Skills, Powers and Numens: announced, answered, paid, carried out; and what is
possible once in a turn: Move, Push, Conjuration, and the Hit that ends it. [RZ-527 RZ-533 RZ-627 RZ-644 RZ-713 RZ-714
RZ-1402 RZ-1404]"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Later, Option, which
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.flow import USED, Effect, row
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import SeatName, Text, say

from . import face
from .battle import Hit, Striker, aim_choice, aimed_cells, aimed_reach, hit_cells, hit_events, hit_reach
from .board import NAMES, called
from .cards import Ability, PowerCard, Skill
from .lasting import number_combat
from .naming import named_later, named_targets, untouchable
from .payment import barred, markers, next_cost, own_mana, paid_things, pay_rest, price, way_barred
from .state import CardName, Power
from .trackers import PLACES, ability_at, is_lent, mark_side, place_of, use_one
from .words import L

if TYPE_CHECKING:
    from .duel import Duel


# ----------------------------------------------------------------------------------------------------------- announced


class Announced(Striker, kw_only=True):
    """Something announced: it is carried out once no response stops it, whoever has its Fighter then. [RZ-1402
    RZ-1618]"""

    verb: ClassVar[str] = ""
    """As what it is announced."""

    seat: int
    negated: bool = False
    event: Event | None = None
    """For a response: the event that it answers."""

    def announce(self, g: Duel) -> None:
        """It is announced."""
        self.say_it(g, Event("announced", self.seat, kind=self.verb))

    @abstractmethod
    def told(self, g: Duel) -> Text:
        """What is announced, in words for everybody."""

    def is_a(self, g: Duel, what: str) -> bool:
        """Whether negating a hit, a Skill or a Power stops this."""
        return False

    def answers_by(self, thing: Id) -> bool:
        """Whether this is the response that a card gives."""
        return False

    def origin(self, g: Duel) -> str | None:
        """The cell that it comes from."""
        return None

    def aims(self, g: Duel) -> list[str]:
        """The cells that it aims at."""
        return []

    def say_it(self, g: Duel, *events: Event) -> None:
        """Announce it and let the players respond."""
        self.begins(g)
        g.happen(events[0], say("rz-log-does", what=self.told(g)), "RZ-1402")
        g.occur(*events)

    def target_events(self, g: Duel, ids: Iterable[int], by: Id, kind: str) -> list[Event]:
        """The situations of what it is announced at: the things that it names or aims at, each once. [RZ-1625]"""
        known = [id for id in dict.fromkeys(ids) if id >= g.first_id and g.in_play(id)]
        return [Event("targeted", self.seat, id, by, kind=kind) for id in known]

    def fizzle(self, g: Duel, *clauses: str) -> str:
        """It is negated: nothing is applied."""
        self.calculated(g)
        g.happen(Event("fizzled", self.seat), say("rz-log-fizzled", what=self.told(g)), *(clauses or ("RZ-1425",)))
        return END

    def declare(self, g: Duel, what: str, who: Id) -> None:
        """Note what a Fighter declared in this turn. [RZ-724]"""
        g.stale()
        s = g.s
        this = g.handle(who)
        s.did = {**s.did, what: (*s.did.get(what, ()), this)}
        if what != "push" and not s.bonus and s.active == self.seat and this not in s.acted:
            s.acted = (*s.acted, this)


# ------------------------------------------------------------------------------------------------------------ uses


ANNOUNCED = {
    "power": "power", "trigger": "power trigger", "use": "power use", "conjure": "numen conjure",
    "enchant": "numen enchant",
}  # fmt: skip
"""The kinds of an announcement, by the kind of what is used; a Skill is announced with its label."""


class Use(Announced, tag="use"):
    """A Skill, a Power, a Conjuration, an Enchantment or the effect of a Power in play is used. [RZ-726 RZ-1403 to
    RZ-1417]

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
    once: bool = False
    """Whether it is a Skill of another Fighter, used once without having it. [RZ-1627]"""
    picked: dict[int, tuple[Id, ...]] = {}
    """What was picked to pay, or to pay with, by the place of the cost."""
    way: int = 0
    """Which of the ways in which it can be paid is taken."""

    steps = (
        "announce", "due", "choose_way", "way_chosen", "choose_cost", "cost_chosen", "pay", "paid_for", "apply",
        "choose_aim", "aimed", "strike", "struck_then", "finish",
    )  # fmt: skip

    # ---------------------------------------------------------------- what it is

    def ability(self, g: Duel) -> Ability:
        """The effect that is used."""
        if is_lent(self.number):
            return ability_at(g, self.thing, self.number)
        return g.cards[self.card or g.known(self.thing).card].abilities[self.number]

    def scope(self, g: Duel) -> Scope:
        """Its scope: its source and its targets as the objects that they were when it was announced. [RZ-316]"""
        return Scope(g, self.seat, self.object(g, self.thing), self.event, self._objects(g))

    def _objects(self, g: Duel) -> dict[str, Any]:
        """The targets as objects."""
        return {
            name: value if name.startswith("*") or not isinstance(value, tuple) else self.objects(g, value)
            for name, value in self.targets.items()
        }

    def power(self, g: Duel) -> PowerCard | None:
        """The Power that is used, None for anything else."""
        card = g.cards[self.card or g.known(self.thing).card]
        return card if isinstance(card, PowerCard) else None

    def told(self, g: Duel) -> Text:
        """What is used, on whom."""
        at = self.named_ids()
        words: dict[str, Any] = {"who": SeatName(self.seat), "what": CardName(self.card), "number": self.number + 1}
        if self.kind == "skill":
            words["what"] = g.name(self.meant(g, self.thing))
            words["label"] = cast(Skill, self.ability(g)).label.upper()
            words["number"] = (self.number & (1 << PLACES) - 1) + 1
            words["of"] = CardName(self.ability(g).lender) if is_lent(self.number) else ""
            words["other"] = "yes" if is_lent(self.number) else "no"
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
        sorts = {"skill": "skill", "power": "power", "trigger": "power", "use": "power"}
        return sorts.get(self.kind) == what

    def hitter(self, g: Duel) -> Id:
        ability = self.ability(g)
        return self.thing if isinstance(ability, Skill) and ability.spell else 0

    def answers_by(self, thing: Id) -> bool:
        return self.event is not None and self.thing == thing

    def origin(self, g: Duel) -> str | None:
        return g.cell_name(self.meant(g, self.thing))

    def aims(self, g: Duel) -> list[str]:
        there = [g.cell_name(id) for id in self.named_ids() if id < g.first_id or g.in_play(id)]
        return [*([NAMES[self.aim]] if isinstance(self.aim, int) else []), *filter(None, there)]

    def named_ids(self) -> list[int]:
        """The targets named on announcing, without the modes."""
        values = [value for name, value in self.targets.items() if name != "*modes"]
        return [cast(int, id) for value in values for id in (value if isinstance(value, tuple) else (value,))]

    # ---------------------------------------------------------------- announcing

    def announce(self, g: Duel) -> None:
        """It is announced with its targets; a Power lies on its slot from now on. [RZ-904 RZ-1415]"""
        self.card = self.ability(g).lender or g.known(self.thing).card
        ability = self.ability(g)
        subject = 0 if self.kind in ("conjure", "enchant") else self.thing
        words = f"skill {ability.label}" if isinstance(ability, Skill) else ANNOUNCED[self.kind]
        events: list[Event] = []
        if self.kind == "power":
            g.lay(self.thing, self.seat, self.slot, bearer=self.bearer)
            g.informed = True
        elif self.kind == "trigger":
            power: Power = g.alter(self.thing)
            power.facedown, power.pending = False, True
            g.informed = True
        elif isinstance(ability, Skill):
            self.declare(g, "skill", self.thing)
            if ability.spell:
                use_up(g, self.seat, "hit")
                self.combat = number_combat(g)
                self.declare(g, "hit", self.thing)
            if ability.label == "spell":
                events = hit_events(g, self.thing, self._cells(g), "spell")
        elif self.kind == "conjure":
            use_up(g, self.seat, "conjuration")
        aimed = self.target_events(g, (*self.named_ids(), *(each.subject for each in events)), subject, words)
        self.say_it(g, Event("announced", self.seat, subject, kind=words), *aimed, *events)

    def _cells(self, g: Duel) -> tuple[int, ...]:
        """The cells that a SPELL is aimed at, from where its user stands now. [RZ-855 RZ-1217]"""
        skill = cast(Skill, self.ability(g))
        if skill.aim.all:
            return hit_cells(g, self.thing, skill.aim.all, self.scope(g))
        if skill.aim.on:
            ids = [id for id in skill.aim.on.ids(self.scope(g)) if id < g.first_id or g.in_play(id)]
            return tuple(cell for id in ids if (cell := g.cell_of(id)) is not None)
        return aimed_cells(g, self.thing, skill.aim.shape, skill.aim.n, self.aim)

    # ---------------------------------------------------------------- paying

    def due(self, g: Duel) -> Verdict:
        """After the window the cost is due, all of it or nothing. [RZ-1403 RZ-1404 RZ-1427]"""
        if not self._here(g):
            if getattr(self.ability(g), "label", "") == "mana":
                return self.fizzle(g, "RZ-1427")
            ability, thing = self.ability(g), self.meant(g, self.thing)
            if not self.free and price(g, self.kind, thing, ability, self.scope(g)) > g.s.seats[self.seat].ap:
                return self.fizzle(g, "RZ-1403")
            self.negated = True
        elif barred(g, self.kind, self.thing, self.ability(g), self.scope(g), free=self.free) is not None:
            return self._unpaid(g)
        elif self.kind == "skill" and not g.works(self.thing, g.fighter(self.thing), self.ability(g)):
            self.negated = True  # switched off meanwhile [RZ-1425]
        elif self.ability(g).pays:
            self._recheck(g, self.ability(g))
        return None

    def _here(self, g: Duel) -> bool:
        """Whether the card is in play, or the Fighter with the Skill. A Numen always is. [RZ-1427 RZ-1627]"""
        there = self.kind in ("conjure", "enchant") or self.here(g, self.thing)
        return there and (self.once or not is_lent(self.number) or place_of(g, self.thing, self.ability(g)) > 0)

    def _unpaid(self, g: Duel) -> str:
        """Nothing is paid or applied; a Permanent or Aura never came into play. [RZ-1403]"""
        if self.kind in ("power", "trigger"):
            stays = cast(PowerCard, self.power(g)).category in ("permanent", "aura")
            g.power_leaves(self.thing, "hand" if stays else "void", "RZ-1403")
        return self.fizzle(g, "RZ-1403")

    def choose_way(self, g: Duel) -> Verdict:
        """Which of several costs, of those that can be paid. [RZ-1404]"""
        ability, scope = self.ability(g), self.scope(g)
        if len(ability.ways) == 1 or not self._here(g):
            return "choose_cost"
        options: list[Option] = []
        for place, way in enumerate(ability.ways):
            if way_barred(g, self.kind, self.thing, ability, way, scope, free=self.free) is None:
                ap = 0 if self.free else price(g, self.kind, self.thing, ability, scope, way)
                text = face.way_text(g.cards[self.card], ability, way, ap or None)
                options.append(Option(str(place + 1), text, place))
        return which(self.seat, "pay_choice", say("rz-ask-cost-way"), options, "RZ-1404")

    def way_chosen(self, g: Duel, way: int) -> None:
        """That one."""
        self.way = way

    def choose_cost(self, g: Duel) -> Verdict:
        """Which cards to discard or destroy for it, and who pays what one of several pays. [RZ-1404 RZ-1416]"""
        return self._next_cost(g)[1] or "pay"

    def _next_cost(self, g: Duel) -> tuple[int, Ask | None]:
        lost = own_mana(self.ability(g), self.thing)
        return next_cost(g, self._way(g).acts, self.picked, self.thing, self.scope(g), lost)

    def _way(self, g: Duel) -> Cost:
        return self.ability(g).ways[self.way]

    def cost_chosen(self, g: Duel, picked: Any) -> Verdict:
        """Those."""
        self.picked = {**self.picked, self._next_cost(g)[0]: row(picked)}
        return "choose_cost"

    def pay(self, g: Duel) -> None:
        """AP, Mana, Use and Markers together, and the rest; a negated use is paid for as well. [RZ-914 RZ-1404
        RZ-1406]"""
        ability, scope = self.ability(g), self.scope(g)
        refunded = self.negated and g.option("negated_costs") == "refunded"
        if not refunded and not self.free:
            ap = price(g, self.kind, self.meant(g, self.thing), ability, scope, self._way(g))
            g.seat(self.seat).ap = max(0, g.s.seats[self.seat].ap - ap)
        if isinstance(ability, Skill) and ability.label == "mana" and not refunded and self.here(g, self.thing):
            g.edit(self.thing).mana -= 1
        if self.kind != "power" and self._here(g):
            use_one(g, self.thing, ability)
        if self.kind != "power" and ability.limit is not None:
            g.spend(ability.limit, scope.this, ability.counted_as, self.seat)
        for marker in markers(ability, self.kind):
            mark_side(g, self.seat, marker, getattr(g.known(self.meant(g, self.thing)), "slot", -1))
        if costs := self._way(g).acts:
            pay_rest(g, costs, self.picked, scope)

    def paid_for(self, g: Duel) -> Verdict:
        """It was paid for, and what that caused is over: a negated use ends here. [RZ-1223 RZ-1406]"""
        return self._negated(g) if self.negated else None

    def _negated(self, g: Duel) -> str:
        """Nothing is applied; a paid Permanent or Aura lies there and works from then on. [RZ-853 RZ-1411 RZ-1412]"""
        refunded = g.option("negated_costs") == "refunded"
        if self.kind in ("power", "trigger") and self.here(g, self.thing):
            card = cast(PowerCard, self.power(g))
            if card.category in ("permanent", "aura") and not refunded:
                g.alter(self.thing).pending = False
            else:
                g.power_leaves(self.thing, "hand" if card.category in ("permanent", "aura") else "void", "RZ-1411")
        return self.fizzle(g)

    # ---------------------------------------------------------------- applying

    def apply(self, g: Duel) -> Verdict:
        """Targets that no longer fit are left out; then the effect. A SPELL hits first, a SPELL* afterwards. [RZ-874
        RZ-1415]"""
        if not self._here(g):
            return self.fizzle(g, "RZ-1427")
        ability = self.ability(g)
        self._recheck(g, ability, paid=bool(self._way(g).acts))
        power = self.power(g)
        if power is not None:
            if power.category == "aura" and self.kind == "power" and not self.here(g, self.bearer):
                g.depart(self.thing, "void", "RZ-944")
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
        """Leave out targets that are gone or do not fit any more; what the own costs change does not count. [RZ-1415
        RZ-1417]"""
        if not ability.targets:
            return
        scope = self.scope(g)
        for name, what in ability.targets.items():
            value = cast("Id | tuple[Id, ...]", self.targets.get(name, ()))
            ids = value if isinstance(value, tuple) else (value,)
            there = [id for id in ids if id < g.first_id or self._as_named(g, id, what)]
            fit = tuple(id for id in there if paid or what.fits(scope, id))
            if fit != ids:
                self.targets = {**self.targets, name: fit}
                scope = self.scope(g)

    def _as_named(self, g: Duel, id: Id, what: Selector) -> bool:
        """Whether a target is where it was named: the same object in play, or a card that is not. [RZ-316]"""
        return self.same(g, id) and (g.in_play(id) or what.zone != L.default_zone)

    def _start(self, g: Duel, ability: Ability) -> None:
        scope = self.scope(g)
        names = {**scope.names, **paid_things(g, self._way(g), self.picked), USED: 1}
        if isinstance(ability, Skill) and ability.label == "spell":
            names["struck"] = self.struck  # also what has left play, to be read [RZ-1612]
        g.happen(Event("applied", self.seat, self.thing))
        what: dict[str, Any] = {"card": self.card, "where": ability.where}
        g.apply(Effect(seat=self.seat, this=scope.this, event=self.event, names=names, **what))

    def choose_aim(self, g: Duel) -> Verdict:
        """The cell of a SPELL* is chosen after its effect, unless its target was named before. [RZ-846]"""
        aim = cast(Skill, self.ability(g)).aim
        if not self.here(g, self.thing) or not aim.named:
            return "strike"
        choice = aim_choice(g, self.thing, aim.shape, aim.n)
        if not choice.options:
            return "strike"
        return Ask(self.seat, "spell_star_cell", choice, choice.options[0].key, ("RZ-846",))

    def aimed(self, g: Duel, aim: int | str) -> None:
        """There."""
        self.aim = aim

    def strike(self, g: Duel) -> None:
        """The SPELL's hit. [RZ-845 RZ-846 RZ-858]"""
        skill = cast(Skill, self.ability(g))
        aim, scope, here = skill.aim, self.scope(g), self.here(g, self.thing)
        cells = self._cells(g) if here else ()
        reach = aimed_reach(g, self.thing, aim.shape, aim.n) if here else -1
        if aim.all:
            reach = hit_reach(g, self.thing, aim.all, scope)
        lost = not here or aim.shape in ("on", "one", "within", "inf") and not cells
        hit = Hit(attacker=self.thing, cells=cells, reach=reach, kind="spell", windowed=skill.label == "spell")
        hit.negated, hit.combat, hit.turned = lost, self.combat, self.turned
        hit.atk = None if skill.hit.atk is None else skill.hit.atk.get(scope)
        hit.element, hit.type = skill.hit.element, skill.hit.type
        g.push(hit)

    def struck_then(self, g: Duel) -> None:
        """After a SPELL's hit its effect, unless the hit was negated; then the turn ends. [RZ-623 RZ-853 RZ-854
        RZ-856]"""
        skill = cast(Skill, self.ability(g))
        if self.hit_negated:
            return
        if skill.label == "spell" and skill.do:
            self._start(g, skill)
        successful(g, self, self.thing)

    def finish(self, g: Duel) -> None:
        """A Normal Power and a used Trigger go to the void. [RZ-931 RZ-935]"""
        ability, power = self.ability(g), self.power(g)
        if power is not None:
            if self.kind in ("power", "trigger") and self.here(g, self.thing):
                if power.stays:
                    g.alter(self.thing).pending = False
                else:
                    g.depart(self.thing, "void", "RZ-931" if self.kind == "power" else "RZ-935", used=True)
            event = Event("power_used", self.seat, self.thing)
        elif isinstance(ability, Skill):
            event = Event("skill_used", self.seat, self.thing, kind=ability.label)
        else:
            return
        g.happen(event)
        g.occur(structs.replace(event, subject=self.object(g, self.thing)))


def use_of(seat: int, kind: str, id: Id, ability: Ability, named: Iterable[Any], **how: Any) -> Use:
    """The use of an effect of something, with its targets as they were named."""
    return Use(seat=seat, kind=kind, thing=id, number=ability.number, targets=named_targets(ability, named), **how)


def retarget(g: Duel, event: Event, to: Id) -> None:
    """What was announced at something targets something else instead, if that could have been named: not the response
    that does this, nor anything announced before. [RZ-1415]"""
    use, old = next((each for each in g.below(Announced) if each.event != event), None), g.id_of(event.subject)
    if not isinstance(use, Use):
        return
    for name, value in use.targets.items():
        ids: tuple[Any, ...] = cast(Any, value) if isinstance(value, tuple) else (value,)
        what = use.ability(g).targets.get(name)
        if what is None or old not in ids or to in ids:
            continue
        scope = use.scope(g)
        if what.fits(scope, to) and not untouchable(g, scope, to):
            use.targets = {**use.targets, name: tuple([to if id == old else id for id in ids])}
            words = {"what": use.told(g), "who": g.name(to) if to >= g.first_id else NAMES[called(to)]}
            g.happen(Event("retargeted", use.seat, to), say("rz-log-retargeted", **words), "RZ-1415")


# ------------------------------------------------------------------------------------------------- what can be done


def can_aim(g: Duel, id: Id, skill: Skill) -> bool:
    """Whether a SPELL has a cell to be aimed at. [RZ-717 RZ-1414]"""
    aim = skill.aim
    if not skill.names_aim:
        return True
    if g.option("friendly_hits") == "forbidden":
        return bool(aim_choice(g, id, aim.shape, aim.n).options)
    return aim.shape != "one" or g.stat(id, "ra") > 0


def skill_levels(g: Duel, id: Id, skill: Skill, scope: Scope) -> Choice | Later | None:
    """The levels on which a Skill's aim, modes and targets are named. [RZ-717 RZ-846 RZ-1415]"""
    below = named_later(g, skill, scope)
    return Later(aim_choice, g, id, skill.aim.shape, skill.aim.n, below) if skill.names_aim else below


def use_up(g: Duel, seat: int, what: str) -> None:
    """A player used something that is possible once in a turn; a bonus action uses up nothing. [RZ-644 RZ-713 RZ-714
    RZ-804]"""
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
    """What a player did in this player turn as often as one allows, whoever's turn it is. [RZ-527 RZ-533 RZ-644 RZ-713
    RZ-714]"""
    if g.s.bonus:
        return ()
    used, hits = (g.s.used, g.s.hits) if g.s.active == seat else (g.s.used_away, g.s.used_away.count("hit"))
    done = tuple([what for what in used if what != "hit"]) if used else ()
    # a Fighter may declare one hit in a turn, and those that effects add [RZ-714 RZ-1408]
    return (*done, "hit") if hits and ally and hits > g.granted("extra_hit", ally) else done


def done_already(g: Duel, seat: int) -> tuple[str, ...]:
    """What a player can't do again in this turn; an effect that allows one kind of action allows it once more."""
    return spent(g, seat, g.ally_now(seat)) if getattr(g.top, "only", "any") == "any" else ()


def would_end(g: Duel, seat: int, who: Id) -> bool:
    """Whether one more successful Basic Hit or SPELL hit ends its player's turn: unless a further one is allowed.
    [RZ-627 RZ-650 RZ-1408]"""
    if g.s.bonus or g.s.active != seat:
        return False
    return g.s.successes + 1 > g.granted("extra_hit", who) and not g.granted("act_after_hit", who)


def successful(g: Duel, hit: Announced, who: Id) -> None:
    """A Basic Hit or SPELL hit was successful. [RZ-627]"""
    if g.s.bonus or g.s.active != hit.seat:
        return
    ends = not hit.here(g, who) or would_end(g, hit.seat, who)
    g.s.successes += 1
    if ends:
        g.s.turn_over = True
