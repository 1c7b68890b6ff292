"""How a use names its modes and targets as it is announced. [RZ-1415]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engines.kernel.ask import Choice, Later
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.scope import Scope
from engines.kernel.text import Text

from . import face
from .cards import Ability
from .fields import payers
from .payment import no_costs
from .secrecy import secret

if TYPE_CHECKING:
    from .duel import Duel


def named_targets(ability: Ability, values: Iterable[Any]) -> dict[str, Any]:
    """The values picked on the levels of a use, as registers: modes first, if it has them, then targets."""
    values = list(values)
    registers: dict[str, Any] = {}
    if ability.modes is not None and values:
        mode = values.pop(0)
        registers["*modes"] = mode if isinstance(mode, tuple) else (mode,)
    named = zip(ability.targets, values, strict=False)
    return registers | {name: row(value) for name, value in named}


def use_choice(g: Duel, ability: Ability, scope: Scope) -> Choice | None:
    """The levels on which a use names its modes and targets."""

    def targets(_: int) -> Choice | None:
        return targets_choice(g, scope, ability, ())

    if ability.modes is None:
        return targets(0)
    card = ability.lender or g.known(g.id_of(scope.this)).card
    frame = Effect(seat=scope.seat, this=scope.this, card=card, where=ability.where)
    return ability.modes.choice(g, frame, targets if ability.targets else None)


def named_later(g: Duel, ability: Ability, scope: Scope) -> Later | None:
    """The levels on which a use names its modes and targets, if it has any."""
    return Later(use_choice, g, ability, scope) if ability.targets or ability.modes is not None else None


def targets_choice(
    g: Duel, scope: Scope, ability: Ability, given: tuple[tuple[str, Any], ...], then: Any = None
) -> Choice | None:
    """The levels on which the targets of a use are named, those still open after the ones given. [RZ-1415]"""
    left = list(ability.targets)[len(given) :]
    if not left:
        return then() if then is not None else None
    name = left[0]
    pick = ability.targets[name].pick
    here = _naming(g, scope, given)
    found = _payers(g, here, ability, name)
    least, most = pick.span(here, len(found))
    prompt = target_prompt(g, g.cards[ability.lender or g.known(g.id_of(scope.this)).card], ability, name)
    if (least, most) == (1, 1) or pick.single:
        options = tuple(g.target_option(id, _after(g, scope, ability, (*given, (name, id)), then)) for id in found)
        if len(left) > 1:
            options = tuple(each for each in options if _nameable(g, scope, ability, (*given, (name, each.value))))
        return Choice(prompt, options, arrow=not given)
    return Choice(prompt, tuple(g.target_option(id) for id in found), least, most, pick.ordered, arrow=not given)


def target_prompt(g: Duel, card: Any, ability: Ability, name: str) -> Text:
    """The question for a target of a use."""
    return g.cards.once(lambda: face.target_text(card, ability, name), "target", id(ability), name)


def _after(g: Duel, scope: Scope, ability: Ability, given: tuple[tuple[str, Any], ...], then: Any) -> Any:
    if len(given) == len(ability.targets) and then is None:
        return None
    return Later(lambda: targets_choice(g, scope, ability, given, then))


def has_targets(g: Duel, scope: Scope, ability: Ability, *, public: bool = False) -> bool:
    """Whether a use has the targets that it needs, and an effect that could do something; `public`: for all that
    everybody knows. [RZ-1414 RZ-1603]"""
    if ability.if_ is not None and not (public and ability.secret_if) and not ability.if_.holds(scope):
        return False
    return not ability.targets or _nameable(g, scope, ability, (), public=public)


def _naming(g: Duel, scope: Scope, given: tuple[tuple[str, Any], ...]) -> Scope:
    """A scope in which some targets are named."""
    return scope.inside(**{name: row(value) for name, value in given})


def _nameable(
    g: Duel, scope: Scope, ability: Ability, given: tuple[tuple[str, Any], ...], *, public: bool = False
) -> bool:
    """Whether targets can be named on all levels that follow the ones given."""
    at, left = len(given), len(ability.targets) - len(given)
    if not left:
        return True
    name, what = ability.named[at]
    if not what.least:
        return True
    here = _naming(g, scope, given) if given else scope
    if public and secret(what) and g.hides(here, what):
        return True  # and so is what comes after it, which may depend on it
    if left == 1 and not ability.pays and not g.saying("forbid", "be_targeted"):
        return what.exists(here)
    able = _payers(g, here, ability, name, public=public)
    return any(_nameable(g, scope, ability, (*given, (name, id)), public=public) for id in able)


def untouchable(g: Duel, scope: Scope, id: int) -> bool:
    """Whether an effect forbids that the other player names something as a target. [RZ-1407]"""
    return id >= g.first_id and g.seat_of(id) != scope.seat and g.is_in_play(id) and g.forbidden("be_targeted", id)


def _payers(g: Duel, scope: Scope, ability: Ability, name: str, *, public: bool = False) -> tuple[int, ...]:
    """What can be named as a target: what fits, and can pay if it is the one that pays a cost. [RZ-872 RZ-1403]"""
    found = tuple([id for id in ability.targets[name].ids(scope) if not untouchable(g, scope, id)])
    if not any(getattr(payers(op), "text", "") == name for way in ability.ways for op in way.acts):
        return found
    each = {id: scope.inside(**{name: (id,)}) for id in found}
    source = g.id_of(scope.this)

    def able(id: int) -> bool:
        return any(no_costs(g, way.acts, source, each[id], public=public) is None for way in ability.ways)

    return tuple(filter(able, found))
