"""Targets of Actions and TRICK effects. [RB-1104 to RB-1110]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from engines.kernel.ask import Ask, Choice
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Pick, Selector
from engines.kernel.state import END, Id, Procedure, Verdict

from .board import Board, numbered

HEAL = "kw:HEAL:"
Names = dict[str, int | str | tuple[int, ...]]


def scope_of(g: Board, seat: int, id: Id, where: str, names: Mapping[str, Any]) -> Scope:
    """Where the targets of an ability are looked for."""
    return Scope(g, seat, g.handle(id), None, {**numbered(where), **names})


def fitting(g: Board, scope: Scope, ability: Any, spec: Selector) -> tuple[int, ...]:
    """What can be chosen as a target now; by option HEAL does not reach every player. [RB-819 RB-873]"""
    found = spec.ids(scope)
    if ability.where.startswith(HEAL) and g.option("heal_player_reach") == "rear_rank":
        rear = g.is_rearmost(g.id_of(scope.this))
        found = tuple(id for id in found if id >= g.first_id or rear and id - 1 == scope.seat)
    return found


def span(g: Board, scope: Scope, ability: Any, spec: Selector) -> tuple[tuple[int, ...], int, int]:
    """What can be chosen, and how many of it: as many as the text says as long as there are so many. [RB-1104 RB-1107
    RB-1108]"""
    found = fitting(g, scope, ability, spec)
    least, most = cast(Pick, spec.pick).span(scope, len(found))
    return found, least, most


def targets_level(g: Board, seat: int, id: Id, where: str, ability: Any, names: Mapping[str, Any]) -> Choice | None:
    """The level on which the next target of an Action is chosen; None where all are."""
    rest = [(name, spec) for name, spec in ability.targets.items() if name not in names]
    if not rest:
        return None
    name, spec = rest[0]
    found, least, most = span(g, scope_of(g, seat, id, where, names), ability, spec)
    prompt = g.target_text(g.thing(id).card, where, name)
    options = g.options(found)
    more = len(rest) > 1

    def then(picked: tuple[Any, ...]) -> Choice | None:
        chosen = picked if least == most == 1 else row(picked[0]) if picked and isinstance(picked[0], tuple) else picked
        return targets_level(g, seat, id, where, ability, {**names, name: g.handles(chosen)})

    return Choice(prompt, options, least, most, arrow=not names, then=then if more else None)


def able(g: Board, seat: int, id: Id, where: str, ability: Any) -> bool:
    """Whether an Action has all the targets that it needs. [RB-967 RB-1110]"""
    scope, anywhere = scope_of(g, seat, id, where, {}), g.option("heal_player_reach") == "anywhere"
    for spec in ability.targets.values():
        if spec.mentions(ability.targets):
            continue
        found = spec.exists(scope) if anywhere else bool(fitting(g, scope, ability, spec))
        if not found and cast(Pick, spec.pick).least.size(scope):
            return False
    return True


def carry_out(g: Board, seat: int, this: int, card: str, where: str, names: Names) -> None:
    """An effect with all its targets takes place."""
    g.push(Effect(seat=seat, this=this, card=card, where=where, names={**numbered(where), **names}))


class Aiming(Procedure, tag="aiming", kw_only=True):
    """The targets of an effect are chosen just before it takes place; then it does. [RB-328 RB-1103]"""

    seat: int
    this: int
    card: str
    where: str
    names: Names = {}

    steps = ("aim", "aimed", "go")

    def aim(self, g: Board) -> Verdict:
        """The next target, where there is a choice."""
        ability = g.part_of(self.card, self.where)
        scope = Scope(g, self.seat, self.this, None, {**numbered(self.where), **self.names})
        for name, spec in ability.targets.items():
            if name in self.names:
                continue
            found, least, most = span(g, scope, ability, spec)
            if least == most == len(found):
                self.names = {**self.names, name: g.handles(found)}
                return "aim"
            options = g.options(found)
            default = ",".join(each.key for each in options[:least]) or "none"
            prompt = g.target_text(self.card, self.where, name)
            return Ask(self.seat, "target", Choice(prompt, options, least, most), default, ("RB-1104", "RB-1105"))
        return "go"

    def aimed(self, g: Board, picked: Any) -> Verdict:
        """So it is."""
        ability = g.part_of(self.card, self.where)
        name = next(name for name in ability.targets if name not in self.names)
        self.names = {**self.names, name: g.handles(row(picked))}
        return "aim"

    def go(self, g: Board) -> Verdict:
        """It takes place."""
        carry_out(g, self.seat, self.this, self.card, self.where, self.names)
        return END
