"""How a use names its modes and targets as it is announced. [RZ-1415]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.kernel.ask import Choice, Later
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.scope import Scope

from .cards import Ability

if TYPE_CHECKING:
    from .duel import Duel


def named_targets(ability: Ability, values: list[Any]) -> dict[str, Any]:
    """The values picked on the levels of a use, as registers: modes first, if it has them, then targets."""
    values = list(values)
    registers: dict[str, Any] = {}
    if ability.modes is not None and values:
        mode = values.pop(0)
        registers["*modes"] = mode if isinstance(mode, tuple) else (mode,)
    named = zip(ability.targets, values, strict=False)
    return registers | {name: value if isinstance(value, tuple) else (value,) for name, value in named}


def use_choice(g: Duel, ability: Ability, scope: Scope) -> Choice | None:
    """The levels on which a use names its modes and targets."""

    def targets(_: int) -> Choice | None:
        return g.targets_choice(scope, ability, ())

    if ability.modes is None:
        return targets(0)
    frame = Effect(seat=scope.seat, this=scope.this, card=g.known(g.id_of(scope.this)).card, where=ability.where)
    return ability.modes.choice(g, frame, targets if ability.targets else None)


def named_later(g: Duel, ability: Ability, scope: Scope) -> Later | None:
    """The levels on which a use names its modes and targets, if it has any."""
    return Later(use_choice, g, ability, scope) if ability.targets or ability.modes is not None else None
