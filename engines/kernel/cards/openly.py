"""Hidden cards decide nothing that all can see: what is asked, offered, paid or at work follows from public facts.

Operations may pick in hidden zones, and count there what they do; conditions, costs, heads, targets and what is always
at work may not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from .conditions import Test
from .costs import Cost
from .flow import Op, inside
from .lasting import AtWork, Span
from .reading import Reader
from .select import Selector


def check_openly(part: Any, r: Reader, *, bound: bool = False, acting: bool = False) -> None:
    """Refuse a part of a card in which hidden cards decide what others see.

    `bound` is what has to follow from public facts although it is written as an operation; `acting` the inside of an
    operation.

    Raises:
        Misread: with the path of the selector that looks in a hidden zone.
    """
    if (
        isinstance(part, Selector)
        and part.hidden
        and not acting
        and not (r.language.own_secrets and part.side == "own")
    ):
        raise r.bad(
            f"whether something is asked, offered or at work follows from public facts, so nothing in a {part.zone} "
            f"decides it; let an operation pick there{r.cited('hidden')}"
        )
    if isinstance(part, Test | Cost | Span):
        bound, acting = True, False
    elif isinstance(part, Op):
        acting = not bound
    for name, each in inside(part):
        here = r.at(name)
        if name == "always":
            for n, row in enumerate(cast(Iterable[Any], each)):
                _check_at_work(row, here.at(n, row.word))
        else:
            check_openly(each, here, bound=bound, acting=acting)


def _check_at_work(part: AtWork, r: Reader) -> None:
    for name, each in inside(part):
        if name not in part.covert:
            check_openly(each, r.at(name), bound=True)
