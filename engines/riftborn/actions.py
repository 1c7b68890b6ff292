"""What a player does in the main part of a turn: each verb with what it may be done with, the clauses that speak
against that, what is asked below it, and what is done. [RB-301 to RB-328 RB-361 RB-501 RB-601 RB-613 RB-641 RB-816
RB-831 RB-832 RB-901 RB-906 RB-951]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from engines.kernel.ask import Choice, Later, Offers, Option, one_of, ordering
from engines.kernel.cards.flow import row
from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say
from engines.kernel.verbs import Verb, offered

from . import attacks, geometry
from .aiming import Names, able, carry_out, targets_level
from .attacks import ADJACENT, Attack, attack_options
from .board import Board
from .cards import Ability, RiftCard
from .checking import Aftermath
from .damage import turn_up
from .entering import free_slots, slot_options
from .geometry import Slot
from .motion import Move, goal_options, goals, not_moving, tiles
from .playing import Play
from .state import LIFE, NOW, CardName

Values = Iterator[Any]
"""What was picked, level by level."""


# ------------------------------------------------------------------------------------------------------- playing cards


def not_playable(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a card in hand from being played. [RB-311 RB-312 RB-314 RB-326]"""
    card: RiftCard = g.cards[g.s.things[id].card]  # type: ignore[union-attr]
    side, most = g.s.seats[seat], g.allowance(seat)
    wanted, clause = (card.level, "RB-311") if card.level > most else (side.used + card.level, "RB-312")
    if wanted > most:  # by the house's option what was reached in this turn does not count yet
        return "RB-314" if wanted <= side.level else clause
    if card.kind == "creature" and not geometry.has_room(side.ranks):
        return "RB-326"
    return "RB-1117" if g.forbidden("play", player_ref(seat), id) else None


# --------------------------------------------------------------------------------------------------- moving and acting


def not_mover(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a creature from moving. [RB-501 RB-823 RB-831 RB-951]"""
    thing: Any = g.s.things[id]
    if clause := not_moving(g, id):
        return clause
    if thing.moved or thing.gone and thing.gone >= tiles(g, id):
        return "RB-823" if thing.gone < tiles(g, id) else "RB-501"
    return None if g.steps(id) or any(goals(g, id)) else "RB-508"


def not_actor(g: Board, id: Id, *, attacks: bool = False) -> str | None:
    """The clause that keeps a creature from using its Action at all, and nothing else: it retaliates; or from an
    attack with it, and no other Action. [RB-361 RB-501 RB-816 RB-817 RB-832 RB-866 RB-867 RB-901 RB-902 RB-906
    RB-907]"""
    thing: Any = g.s.things[id]
    words = g.wording(id).words
    if "DORMANT" in words:
        return "RB-832"
    if thing.arrived == g.s.turn and "HASTE" not in words:
        return "RB-361"
    if thing.acted:
        return "RB-501"
    if thing.pacified & NOW:
        return "RB-901"
    if g.forbidden("act", id):
        return "RB-1117"
    if not attacks:
        return None
    if "PACIFIST" in words:
        return "RB-906"
    if thing.charmed & NOW:
        return "RB-816"
    return "RB-1117" if g.forbidden("attack", id) else None


def not_attacking(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a creature from attacking; "" for who reaches nobody."""
    clause = not_actor(g, id, attacks=True)
    return clause if clause is not None or any(attacks.targets(g, id)) else ""


def usable_actions(g: Board, id: Id) -> Sequence[tuple[str, str, Ability]]:
    """The Actions beside the attack that a creature can use now (see `Wording.actions`). [RB-613]"""
    return [row for row in g.wording(id).actions if not_usable(g, id, row[1], row[2]) is None]


def not_acting(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a creature from using its Action; "" for who has none that can be used."""
    return None if g.wording(id).actions and usable_actions(g, id) else ""


def not_usable(g: Board, id: Id, where: str, ability: Ability) -> str | None:
    """The clause that keeps a creature from using an Action of its own. [RB-1003 RB-1110]"""
    clause = not_actor(g, id)
    if clause is not None:
        return clause
    seat = g.creature(id).controller
    if ability.if_ is not None and not ability.if_.holds(Scope(g, seat, g.handle(id))):
        return "RB-966"
    if ability.limit is not None and not g.left(ability.limit, g.handle(id), ability.where, seat) > 0:
        return "RB-966"
    if ability.keyword == "SUMMON" and not free_slots(g, seat, id):
        return "RB-1003"
    return None if able(g, seat, id, where, ability) else "RB-1110"


# ------------------------------------------------------------------------------------------------------------- Weapons


def not_weapon(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a Weapon from being used; "" for one that reaches nobody. [RB-643 RB-644 RB-646]"""
    thing = g.thing(id)
    if not thing.left:
        return "RB-643"
    if g.option("weapon_uses") == "1" and thing.used == g.s.turn:
        return "RB-646"
    if g.bars("use_weapons", seat):
        return "RB-1117"
    return None if any(weapon_targets(g, id)) else ""


def weapon_targets(g: Board, id: Id) -> Iterator[Id]:
    """The creatures that a Weapon reaches. [RB-644 RB-645]"""
    return (each for each in g.creatures(1 - g.seat_of(id)) if attacks.not_by_weapon(g, id, each) is None)


# -------------------------------------------------------------------------------------------------- what is offered


def options(g: Board, seat: int) -> list[Option]:
    """All that a player may do now, by its verb. [RB-306]"""
    armour = [_armours(g, seat)] if len(g.s.seats[seat].armours) > 1 else []
    return [*offered(g, seat, VERBS, _things), *armour]


def _things(g: Board, seat: int, name: str, verb: Verb, able: Iterable[Id]) -> Choice:
    """What something can be done with: a card by its name, what lies on the field by its place."""
    option = partial(_card if name == "play" else _thing, g, seat, verb, name == "move" and _spent(g, seat))
    at = g.places()
    return one_of(say("rb-ask-" + name), Offers(option, {at[id] if id in at else g.thing(id).card: id for id in able}))


def _hand(g: Board, seat: int) -> Iterable[Id]:
    """The cards in hand that are in the allowance: what else may be against them is asked of these alone."""
    most = g.allowance(seat) - g.s.seats[seat].used
    return [id for card, id in g.hand_cards(seat).items() if g.cards[card].level <= most]


def _weapons(g: Board, seat: int) -> Iterable[Id]:
    return g.s.seats[seat].weapons


def _spent(g: Board, seat: int) -> bool:
    """Whether nothing of a player's can attack or act any more: who moves now only stands elsewhere."""
    return not g.s.seats[seat].weapons and all(not_actor(g, id) for id in g.creatures(seat))


def _card(g: Board, seat: int, verb: Verb, spare: bool, key: str, id: Id) -> Option:
    card = g.card_of(id)
    text = say("rb-play-option", name=CardName(card.id), level=card.level, xp=card.xp)
    asks = card.kind == "creature" or card.kind == "spell" and card.do
    return Option(key, text, id, verb.level(g, seat, id) if asks else None)


def _thing(g: Board, seat: int, verb: Verb, spare: bool, at: str, id: Id) -> Option:
    """One's own creature or Weapon, by its place; what lies face-down by its name, for its player alone is asked."""
    return Option(at, say("rb-thing", name=g.own_name(id)), id, verb.level(g, seat, id), (at,), spare=spare)


def _armours(g: Board, seat: int) -> Option:
    """The order in which Armour absorbs. [RB-654]"""
    order = Later(lambda: ordering(say("rb-ask-armour"), g.options(g.s.seats[seat].armours)))
    return Option("armour", say("rb-verb", verb="armour"), "armour", order)


# ------------------------------------------------------------------------------------------------- what is asked below


def _anyway(prompt: Text) -> Choice:
    """A step that hardly anybody means is confirmed. [RB-327 RB-874]"""
    return Choice(prompt, (Option("anyway", say("rb-anyway"), None),), knowingly=True)


def _playing(g: Board, seat: int, id: Id) -> Choice | None:
    """Where a creature comes; a Spell that would find nothing is played only knowingly. [RB-327 RB-405]"""
    if g.card_of(id).kind == "creature":
        return one_of(say("rb-ask-slot"), slot_options(g, seat, free_slots(g, seat)))
    return _anyway(say("rb-ask-aimless")) if g.card_of(id).aimless(Scope(g, seat, g.handle(id))) else None


def _moving(g: Board, seat: int, id: Id) -> Choice:
    return one_of(say("rb-ask-goal"), goal_options(g, id))


def _attacking(g: Board, seat: int, id: Id) -> Choice:
    return one_of(say("rb-ask-target"), attack_options(g, id), arrow=True)


def _shooting(g: Board, seat: int, id: Id) -> Choice:
    return one_of(say("rb-ask-target"), g.options(weapon_targets(g, id)), arrow=True)


def _acting(g: Board, seat: int, id: Id) -> Choice:
    """Which Action is used, and on whom."""
    rows = {key: (where, ability) for key, where, ability in usable_actions(g, id)}
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
    if verb != "armour":
        g.push(VERBS[verb].do(g, seat, next(values), values))
        return
    g.seat(seat).armours = next(values)  # they absorb in another order from now on [RB-654]
    g.reshaped()
    text = say("rb-log-armours", who=SeatName(seat), what=g.names(g.s.seats[seat].armours))
    g.happen(Event("ordered", seat), text, "RB-654")


def _play(g: Board, seat: int, id: Id, values: Values) -> Procedure:
    slot = next(values, None)
    return Play(seat=seat, card=id, slot=slot if isinstance(slot, Slot) else None)


def _move(g: Board, seat: int, id: Id, values: Values) -> Procedure:
    return Move(this=g.handle(id), goal=next(values))


def _attack(g: Board, seat: int, id: Id, values: Values) -> Procedure:
    target, mode = next(values)
    return Attack(seat=seat, by=g.handle(id), target=g.handle(target), mode=mode)


def _shoot(g: Board, seat: int, id: Id, values: Values) -> Procedure:
    target = g.handle(next(values))
    return Attack(seat=seat, by=g.handle(id), target=target, mode=ADJACENT, weapon=True)


def _act(g: Board, seat: int, id: Id, values: Values) -> Procedure:
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
    "play": Verb(_hand, not_playable, _playing, _play),
    "move": Verb(Board.creatures, not_mover, _moving, _move),
    "attack": Verb(Board.creatures, not_attacking, _attacking, _attack),
    "act": Verb(Board.creatures, not_acting, _acting, _act),
    "weapon": Verb(_weapons, not_weapon, _shooting, _shoot),
}
"""What a player may do with something of theirs. [RB-306]"""
