"""What a player does in the main part of a turn: its options, and each carried out. [RB-301 RB-306 RB-307]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engines.kernel.ask import Choice, Later, Offers, Option, one_of
from engines.kernel.cards.flow import Effect, row
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, Word, say

from . import legal, reach
from .aiming import Names, targets_level
from .attacks import Attack, attack_options
from .board import Board, numbered
from .cards import Ability
from .damage import turn_up
from .entering import free_slots, slot_options
from .following import Aftermath
from .geometry import Slot
from .motion import Move, goal_options
from .playing import Play
from .reach import ADJACENT
from .state import CardName

VERBS = ("play", "move", "attack", "act", "weapon", "armour")

Able = Callable[[Board, int], Iterator[Id]]


def options(g: Board, seat: int) -> list[Option]:
    """All that a player may do now, by its verb; what exactly is worked out when somebody looks. [RB-306]"""
    found: list[Option] = []
    for verb, able in ABLE.items():
        rest = able(g, seat)
        first = next(rest, None)
        if first is not None:
            found.append(Option(verb, say("rb-verb", verb=verb), verb, Later(_level, g, seat, verb, first, rest)))
    return [*found, *([_armours(g, seat)] if len(g.s.seats[seat].armours) > 1 else [])]


def _level(g: Board, seat: int, verb: str, first: Id, rest: Iterator[Id]) -> Choice:
    prompt, able = say("rb-ask-" + verb), (first, *rest)
    if verb == "play":
        return one_of(prompt, Offers(partial(_play, g, seat), {g.thing(id).card: id for id in able}))
    spare = verb == "move" and _spent(g, seat)
    return one_of(prompt, Offers(partial(_thing, g, BELOW[verb], spare), {g.place(id): id for id in able}))


def _spent(g: Board, seat: int) -> bool:
    """Whether nothing of a player's can attack or act any more: who moves now only stands elsewhere."""
    return not g.s.seats[seat].weapons and all(legal.not_actor(g, id) for id in g.creatures(seat))


def _playable(g: Board, seat: int) -> Iterator[Id]:
    """Cards of the hand, one of each."""
    met: set[str] = set()
    for id in g.by_name(g.s.seats[seat].hand):
        card = g.thing(id).card
        if card not in met and legal.not_playable(g, seat, id) is None:
            met.add(card)
            yield id


def _movers(g: Board, seat: int) -> Iterator[Id]:
    return (id for id in g.creatures(seat) if legal.not_mover(g, id) is None)


def _attackers(g: Board, seat: int) -> Iterator[Id]:
    return (id for id in g.creatures(seat) if legal.not_attacker(g, id) is None and any(reach.targets(g, id)))


def _actors(g: Board, seat: int) -> Iterator[Id]:
    return (id for id in g.creatures(seat) if next(_usable(g, id), None) is not None)


def _weapons(g: Board, seat: int) -> Iterator[Id]:
    return (id for id in g.s.seats[seat].weapons if legal.not_weapon(g, id) is None)


ABLE: dict[str, Able] = {
    "play": _playable, "move": _movers, "attack": _attackers, "act": _actors, "weapon": _weapons,
}  # fmt: skip
"""With which card, creature or Weapon something can be done now, by its verb."""


def _play(g: Board, seat: int, key: str, id: Id) -> Option:
    card = g.card_of(id)
    text = say("rb-play-option", name=CardName(card.id), level=card.level, xp=card.xp)
    if card.kind == "creature":
        return Option(key, text, id, Later(_slots, g, seat))
    return Option(key, text, id, Later(_aimless, g, seat, id) if card.kind == "spell" and card.do else None)


def _aimless(g: Board, seat: int, id: Id) -> Choice | None:
    """A Spell that would find nothing is played only knowingly. [RB-327]"""
    return _anyway(say("rb-ask-aimless")) if legal.aimless(g, seat, id) else None


def _slots(g: Board, seat: int) -> Choice:
    return one_of(say("rb-ask-slot"), slot_options(g, seat, free_slots(g, seat)))


def _anyway(prompt: Text) -> Choice:
    """A step that hardly anybody means is confirmed. [RB-327 RB-874]"""
    return one_of(prompt, (Option("anyway", say("rb-anyway"), None),))


def _thing(g: Board, below: Callable[[Board, Id], Choice], spare: bool, at: str, id: Id) -> Option:
    """One's own creature or Weapon, by its place; what lies face-down by its name, for its player alone is asked."""
    text = say("rb-thing", name=g.own_name(id))
    return Option(at, text, id, Later(below, g, id), (at,), spare=spare)


def _targets(g: Board, id: Id) -> Choice:
    return one_of(say("rb-ask-target"), attack_options(g, id), arrow=True)


def _actions(g: Board, id: Id) -> Choice:
    rows = {key: (where, ability) for key, where, ability in _usable(g, id)}
    return one_of(say("rb-ask-action"), Offers(partial(_action, g, id), rows))


def _usable(g: Board, id: Id) -> Iterator[tuple[str, str, Ability]]:
    return (row for row in legal.actions_of(g, id) if legal.not_usable(g, id, row[1], row[2]) is None)


def _action(g: Board, id: Id, key: str, row: tuple[str, Ability]) -> Option:
    where, ability = row
    text = say("rb-action", name=g.action_name(ability, where), text=g.part_text(g.thing(id).card, where))
    level = targets_level(g, g.creature(id).controller, id, where, ability, {})
    if level is not None and where.startswith("kw:HEAL:"):
        level = _healed(g, level)
    return Option(key, text, where, level)


def _healed(g: Board, level: Choice) -> Choice:
    """Who has nothing to be healed is chosen only knowingly. [RB-874]"""

    def idle(id: int) -> bool:
        return not g.creature(id).damage if id >= g.first_id else g.s.seats[id - 1].life >= 50

    rows = [
        Option(each.key, each.text, each.value, _anyway(say("rb-ask-unhurt")), each.marks) if idle(each.value) else each
        for each in level.options
    ]
    return one_of(level.prompt, rows, arrow=True)


BELOW: dict[str, Callable[[Board, Id], Choice]] = {
    "move": lambda g, id: one_of(say("rb-ask-goal"), goal_options(g, id)),
    "attack": _targets,
    "act": _actions,
    "weapon": lambda g, id: one_of(say("rb-ask-target"), g.options(legal.weapon_targets(g, id)), arrow=True),
}
"""What is chosen next, by the verb."""


def _armours(g: Board, seat: int) -> Option:
    """The order in which Armour absorbs. [RB-654]"""
    rows = g.options(g.s.seats[seat].armours)
    choice = Choice(say("rb-ask-armour"), rows, len(rows), len(rows), ordered=True)
    return Option("armour", say("rb-verb", verb="armour"), "armour", choice)


# ------------------------------------------------------------------------------------------------------- carrying out


def act(g: Board, seat: int, verb: str, values: Iterator[Any]) -> None:
    """What a player has chosen is carried out; then what follows. [RB-306]"""
    g.push(Aftermath())
    if verb == "armour":
        order(g, seat, next(values))
        return
    id: Id = next(values)
    if verb == "play":
        slot = next(values, None)
        g.push(Play(seat=seat, card=id, slot=slot if isinstance(slot, Slot) else None))
    elif verb == "move":
        g.push(Move(this=g.handle(id), goal=next(values)))
    elif verb == "attack":
        target, mode = next(values)
        g.push(Attack(seat=seat, by=g.handle(id), target=g.handle(target) if target else 0, mode=mode))
    elif verb == "weapon":
        g.push(Attack(seat=seat, by=g.handle(id), target=g.handle(next(values)), mode=ADJACENT, weapon=True))
    else:
        where: str = next(values)
        names: Names = {}
        for name in g.part_of(g.thing(id).card, where).targets:
            names[name] = g.handles(row(next(values)))
        g.push(UseAction(this=g.handle(id), where=where, names=names))


def order(g: Board, seat: int, ids: tuple[Id, ...]) -> None:
    """Armour absorbs in another order from now on. [RB-654]"""
    side = g.seat(seat)
    side.armours = ids
    g.reshaped()
    names: Word = g.names(ids)
    g.happen(Event("ordered", seat), say("rb-log-armours", who=SeatName(seat), what=names), "RB-654")


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
        names: Names = {**numbered(self.where), **self.names}
        g.push(Effect(seat=thing.controller, this=self.this, card=thing.card, where=self.where, names=names))
        return END
