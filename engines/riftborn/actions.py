"""What a player does in the main part of a turn: each verb with what it may be done with, what speaks against that,
what is asked below it, and what is done. [RB-301 RB-306 RB-307]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from engines.kernel.ask import Choice, Later, Offers, Option, one_of
from engines.kernel.cards.flow import row
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say

from . import legal
from .aiming import Names, carry_out, targets_level
from .attacks import Attack, attack_options
from .board import Board
from .cards import Ability
from .damage import turn_up
from .entering import free_slots, slot_options
from .following import Aftermath
from .geometry import Slot
from .motion import Move, goal_options
from .playing import Play
from .reach import ADJACENT
from .state import LIFE, CardName

Values = Iterator[Any]
"""What was picked, level by level."""


class Verb(NamedTuple):
    """Something that a player may do: with which things, the clause that speaks against one ("" where only what would
    be named next tells), what is asked below it, and what is done."""

    things: Callable[[Board, int], Iterable[Id]]
    against: Callable[[Board, Id], str | None]
    below: Callable[[Board, Id], Choice | None]
    do: Callable[[Board, Id, Values], Procedure]

    def able(self, g: Board, seat: int) -> Iterator[Id]:
        """With which of them it can be done now."""
        return (id for id in self.things(g, seat) if self.against(g, id) is None)


def options(g: Board, seat: int) -> list[Option]:
    """All that a player may do now, by its verb; what exactly is worked out when somebody looks. [RB-306]"""
    found: list[Option] = []
    for name, verb in VERBS.items():
        rest = verb.able(g, seat)
        first = next(rest, None)
        if first is not None:
            found.append(Option(name, say("rb-verb", verb=name), name, Later(_things, g, seat, name, first, rest)))
    return [*found, *([_armours(g, seat)] if len(g.s.seats[seat].armours) > 1 else [])]


def _things(g: Board, seat: int, name: str, first: Id, rest: Iterator[Id]) -> Choice:
    """What something can be done with: a card by its name, what lies on the field by its place."""
    option = partial(_card if name == "play" else _thing, g, VERBS[name].below, name == "move" and _spent(g, seat))
    return one_of(say("rb-ask-" + name), Offers(option, {g.place(id): id for id in (first, *rest)}))


def _hand(g: Board, seat: int) -> Iterable[Id]:
    return g.hand_cards(seat).values()


def _weapons(g: Board, seat: int) -> Iterable[Id]:
    return g.s.seats[seat].weapons


def _spent(g: Board, seat: int) -> bool:
    """Whether nothing of a player's can attack or act any more: who moves now only stands elsewhere."""
    return not g.s.seats[seat].weapons and all(legal.not_actor(g, id) for id in g.creatures(seat))


def _card(g: Board, below: Callable[[Board, Id], Choice | None], spare: bool, key: str, id: Id) -> Option:
    card = g.card_of(id)
    text = say("rb-play-option", name=CardName(card.id), level=card.level, xp=card.xp)
    asks = card.kind == "creature" or card.kind == "spell" and card.do
    return Option(key, text, id, Later(below, g, id) if asks else None)


def _thing(g: Board, below: Callable[[Board, Id], Choice | None], spare: bool, at: str, id: Id) -> Option:
    """One's own creature or Weapon, by its place; what lies face-down by its name, for its player alone is asked."""
    text = say("rb-thing", name=g.own_name(id))
    return Option(at, text, id, Later(below, g, id), (at,), spare=spare)


def _armours(g: Board, seat: int) -> Option:
    """The order in which Armour absorbs. [RB-654]"""
    rows = g.options(g.s.seats[seat].armours)
    choice = Choice(say("rb-ask-armour"), rows, len(rows), len(rows), ordered=True)
    return Option("armour", say("rb-verb", verb="armour"), "armour", choice)


# ------------------------------------------------------------------------------------------------- what is asked below


def _anyway(prompt: Text) -> Choice:
    """A step that hardly anybody means is confirmed. [RB-327 RB-874]"""
    return one_of(prompt, (Option("anyway", say("rb-anyway"), None),))


def _playing(g: Board, id: Id) -> Choice | None:
    """Where a creature comes; a Spell that would find nothing is played only knowingly. [RB-327 RB-405]"""
    seat = g.owner_of(id)
    if g.card_of(id).kind == "creature":
        return one_of(say("rb-ask-slot"), slot_options(g, seat, free_slots(g, seat)))
    return _anyway(say("rb-ask-aimless")) if legal.aimless(g, seat, id) else None


def _moving(g: Board, id: Id) -> Choice:
    return one_of(say("rb-ask-goal"), goal_options(g, id))


def _attacking(g: Board, id: Id) -> Choice:
    return one_of(say("rb-ask-target"), attack_options(g, id), arrow=True)


def _shooting(g: Board, id: Id) -> Choice:
    return one_of(say("rb-ask-target"), g.options(legal.weapon_targets(g, id)), arrow=True)


def _acting(g: Board, id: Id) -> Choice:
    """Which Action is used, and on whom."""
    rows = {key: (where, ability) for key, where, ability in legal.usable_actions(g, id)}
    return one_of(say("rb-ask-action"), Offers(partial(_action, g, id), rows))


def _action(g: Board, id: Id, key: str, row: tuple[str, Ability]) -> Option:
    where, ability = row
    text = say("rb-action", name=g.action_name(ability, where), text=g.part_text(g.thing(id).card, where))
    level = targets_level(g, g.creature(id).controller, id, where, ability, {})
    if level is not None and where.startswith("kw:HEAL:"):
        level = _healing(g, level)
    return Option(key, text, where, level)


def _healing(g: Board, level: Choice) -> Choice:
    """Who has nothing to be healed is chosen only knowingly. [RB-874]"""

    def idle(id: int) -> bool:
        return not g.creature(id).damage if id >= g.first_id else g.s.seats[id - 1].life >= LIFE

    rows = [
        Option(each.key, each.text, each.value, _anyway(say("rb-ask-unhurt")), each.marks) if idle(each.value) else each
        for each in level.options
    ]
    return one_of(level.prompt, rows, arrow=True)


# -------------------------------------------------------------------------------------------------------- what is done


def act(g: Board, seat: int, verb: str, values: Values) -> None:
    """What a player has chosen is carried out; then what follows. [RB-306]"""
    g.push(Aftermath())
    if verb == "armour":
        order(g, seat, next(values))
    else:
        g.push(VERBS[verb].do(g, next(values), values))


def order(g: Board, seat: int, ids: tuple[Id, ...]) -> None:
    """Armour absorbs in another order from now on. [RB-654]"""
    g.seat(seat).armours = ids
    g.reshaped()
    g.happen(Event("ordered", seat), say("rb-log-armours", who=SeatName(seat), what=g.names(ids)), "RB-654")


def _play(g: Board, id: Id, values: Values) -> Procedure:
    slot = next(values, None)
    return Play(seat=g.owner_of(id), card=id, slot=slot if isinstance(slot, Slot) else None)


def _move(g: Board, id: Id, values: Values) -> Procedure:
    return Move(this=g.handle(id), goal=next(values))


def _attack(g: Board, id: Id, values: Values) -> Procedure:
    target, mode = next(values)
    return Attack(seat=g.seat_of(id), by=g.handle(id), target=g.handle(target), mode=mode)


def _shoot(g: Board, id: Id, values: Values) -> Procedure:
    target = g.handle(next(values))
    return Attack(seat=g.seat_of(id), by=g.handle(id), target=target, mode=ADJACENT, weapon=True)


def _act(g: Board, id: Id, values: Values) -> Procedure:
    where: str = next(values)
    targets = g.part_of(g.thing(id).card, where).targets
    return UseAction(this=g.handle(id), where=where, names={name: g.handles(row(next(values))) for name in targets})


class UseAction(Procedure, tag="use_action", kw_only=True):
    """A creature uses an Action that is no attack. [RB-613 RB-614 RB-977]"""

    this: int
    where: str
    names: Names = {}

    steps = ("declare",)

    def declare(self, g: Board) -> Verdict:
        """The Action is used, a face-down creature turned up; then it happens."""
        id = g.id_of(self.this)
        thing: Any = g.edit(id)
        thing.acted = True
        turn_up(g, id, "RB-977")
        ability = g.part_of(thing.card, self.where)
        if ability.limit is not None:
            g.spend(ability.limit, self.this, ability.where, thing.controller)
        text = say("rb-log-acts", what=g.name(id), name=g.action_name(ability, self.where))
        g.mark_recent("acts", id)
        g.happen(Event("acts", thing.controller, id), text, "RB-613")
        carry_out(g, thing.controller, self.this, thing.card, self.where, self.names)
        return END


VERBS: dict[str, Verb] = {
    "play": Verb(_hand, legal.not_playable, _playing, _play),
    "move": Verb(Board.creatures, legal.not_mover, _moving, _move),
    "attack": Verb(Board.creatures, legal.not_attacking, _attacking, _attack),
    "act": Verb(Board.creatures, legal.not_acting, _acting, _act),
    "weapon": Verb(_weapons, legal.not_weapon, _shooting, _shoot),
}
"""What a player may do with something of theirs. [RB-306]"""
