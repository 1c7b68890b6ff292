"""Turn actions and uses of Skills, Powers and Numens: announced, answered, paid, carried out. [RZ-701 RZ-1402 RZ-1404]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.kernel.ask import Ask, Choice, Later, Option, Refused
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say

from .battle import Hit, aim_choice, hit_events
from .board import AROUND, BEARINGS, DIRECTIONS, FULL_NAMES, NAMES
from .cards import Ability, PowerCard
from .choices import card_options, hand_sorted
from .defeats import Deployment
from .lasting import number_combat
from .motion import Slide, Walk, find_paths, path_options, path_reader, steps_of
from .naming import named_later, named_targets, use_choice
from .payment import (
    ability_of,
    barred,
    least_ap,
    price,
    too_dear,
)
from .state import SLOTS, CardName, Power
from .uses import Announced, Use, can_aim, names_aim, skill_levels, spent, successful, use_up

if TYPE_CHECKING:
    from .duel import Duel


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


class PlayPower(Procedure, tag="play_power"):
    """An effect plays a Power from the hand, one that could be used: slot and targets are named first. [RZ-903 RZ-912]"""

    seat: int
    card: Id
    free: bool = False

    steps = ("choose", "play")

    def choose(self, g: Duel) -> Verdict:
        """Slot and targets."""
        if self.card not in g.s.seats[self.seat].hand:
            return END
        scope = g.scope_on(self.seat, self.card)
        if barred(g, "power", self.card, g.main_number(self.card), scope, free=self.free) is not None or not playable(
            g, scope
        ):
            return END
        choice = power_levels(g, self.seat, self.card)
        ask = Ask(self.seat, "power_slot", choice, "", ("RZ-903",), secret=True)
        first = next(ask.paths(), None)
        return (
            END if first is None else Ask(self.seat, "power_slot", choice, ask.write(first), ("RZ-903",), secret=True)
        )

    def play(self, g: Duel, slot: int, *targets: Any) -> None:
        """It is used."""

        card = g.cards[g.s.things[self.card].card]
        bearer, rest = (targets[0], targets[1:]) if card.category == "aura" else (0, targets)
        g.push(
            Use(
                seat=self.seat,
                kind="power",
                thing=self.card,
                number=card.number,
                slot=slot,
                bearer=bearer,
                targets=named_targets(card.used, list(rest)),
                free=self.free,
            )
        )


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
        level = named_later(g, card.used, g.scope_on(seat, id))
        options.append(
            Option(f"@{power.slot + 1}", say("rz-power-use", name=CardName(card.id), n=power.use or 0), id, level)
        )
    return Choice(say("rz-ask-use"), tuple(options))


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
    return (Option("conjure", text, "conjure", named_later(g, ability, scope)),)


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
