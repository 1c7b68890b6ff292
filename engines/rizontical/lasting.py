"""The life of what lasts: continuous effects with a duration. Each begins, is bound to the combat phase that it is for, is
used up if it works once, and ends; what follows from its end (control given back) happens there. [RZ-871 RZ-951 RZ-1216]

Use and Time count in `Duel.spend` and `Duel.lose_time`; whether an effect works is `Reading.working`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import structs

from engines.kernel.state import Id

from .effects import Scope
from .state import Fighter, Lasting, Numen, Power, Token

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Active


def begin(g: Duel, scope: Scope, kind: str, until: str, subject: Id = 0, **more: Any) -> None:
    """Something begins to last; not what needs a card that has left. [RZ-871]"""
    until = until.replace("while_source", "source")
    if until == "source" and not isinstance(g.s.things[scope.source], Numen) and not g.in_play(scope.source):
        return
    g.touch()
    g.s.begun += 1
    mark = combat_now(g) if until == "combat" else 0
    seat, user = scope.seat, scope.user
    g.s.lasting.append(
        Lasting(kind, seat, until, subject, number=g.s.begun, mark=mark, source=scope.source, user=user, **more)
    )


def combat_now(g: Duel) -> int:
    """The number of the hit, or of the DMG being worked out, that is announced or under way; 0 if none is. [RZ-1216]"""
    from .battle import Calculation

    return next((each.combat for each in g.below(Calculation) if each.combat), 0)


def number_combat(g: Duel) -> int:
    """A number for a hit, or for DMG about to be worked out."""
    g.stale()
    g.s.calculations += 1
    return g.s.calculations


def join_combat(g: Duel, number: int) -> None:
    """A combat phase begins: what was to last for one, and for none in particular, lasts for this. [RZ-871 RZ-1216]"""
    g.stale()
    g.s.combats += 1
    if any(each.until == "combat" and not each.mark for each in g.s.lasting):
        g.s.lasting = [
            structs.replace(each, mark=number) if each.until == "combat" and not each.mark else each
            for each in g.s.lasting
        ]


def expire(g: Duel, until: str, *, seat: int | None = None, mark: int = 0) -> None:
    """What lasts until some moment ends (that of one player, or of one combat, where that matters)."""
    end(
        g,
        lambda each: each.until == until and (seat is None or each.seat == seat) and (not mark or each.mark == mark),
    )


def end(g: Duel, ending: Callable[[Lasting], bool]) -> None:
    """Lasting effects end, with what follows from that."""
    over = [each for each in g.s.lasting if ending(each)]
    if not over:
        return
    g.touch()
    g.s.lasting = [each for each in g.s.lasting if not ending(each)]
    for each in over:
        if each.kind == "control" and g.in_play(each.subject) and g.controller(each.subject) == each.seat:
            g.take_back(each.subject)


def forget(g: Duel, id: Id) -> None:
    """Something left play: effects on it, and those that last as long as it is there, end; others do not mean it any more,
    should it come back. [RZ-316 RZ-951]"""
    if not g.s.lasting:
        return
    g.touch()
    g.s.lasting = [each if each.subject == id else without_it(each, id) for each in g.s.lasting]
    end(g, lambda each: each.subject == id or each.until == "source" and each.source == id)


def used_up(g: Duel, each: Active[Any]) -> None:
    """A part that works once has worked: what lasts ends, a card goes to the void, a Skill's part is off. [RZ-1609]"""
    if each.lasting is not None:
        number, spent = each.lasting.number, (*each.lasting.spent, each.place)
        if len(spent) == len(g.lasting_op(each.lasting).during):
            end(g, lambda other: other.number == number)
        else:
            g.touch()
            g.s.lasting = [
                structs.replace(other, spent=spent) if other.number == number else other for other in g.s.lasting
            ]
        return
    thing = g.s.things[each.source]
    if isinstance(thing, Fighter | Numen):
        g.alter(each.source).spent = (*thing.spent, (each.ability, each.place))
    elif isinstance(thing, Token) and thing.in_play:
        g.token_leaves(each.source)
    elif isinstance(thing, Power):
        g.power_leaves(each.source, "void", "RZ-1609")


def without_it(lasting: Lasting, id: Id) -> Lasting:
    """A lasting effect that does not mean a thing any more. [RZ-316]"""
    meaning = {
        name: value
        for name, value in lasting.vars.items()
        if not name.startswith("x.") and (value == id or isinstance(value, tuple) and id in value)
    }
    if not meaning and lasting.user != id:
        return lasting
    left = {
        name: tuple(each for each in value if each != id) if isinstance(value, tuple) else ()
        for name, value in meaning.items()
    }
    return structs.replace(lasting, user=0 if lasting.user == id else lasting.user, vars={**lasting.vars, **left})
