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
from .scope import Ref
from .select import Selector


def check_openly(part: Any, r: Reader, *, bound: bool = False, acting: bool = False, names: bool = True) -> None:
    """Refuse a part of a card in which hidden cards decide what others see.

    `bound` is what has to follow from public facts although it is written as an operation; `acting` the inside of an
    operation; `names` whether what one player alone knows may be meant by its name: not among what all see, nor later.

    Raises:
        Misread: with the path of the selector that looks in a hidden zone.
    """
    if (
        isinstance(part, Selector)
        and part.hidden
        and not part.known_to
        and not acting
        and not (r.language.own_secrets and part.side == "own")
    ):
        raise r.bad(
            f"whether something is asked, offered or at work follows from public facts, so nothing in a {part.zone} "
            f"decides it; let an operation pick there{r.cited('hidden')}"
        )
    if isinstance(part, Ref) and part.known_to and not (acting and names):
        raise r.bad(
            f"{part} is known to {part.known_to} alone, so nothing that others see or that comes later hangs on it; "
            f"let an operation pick among it now{r.cited('hidden')}"
        )
    if isinstance(part, Test | Cost | Span):
        bound, acting = True, False
    elif isinstance(part, Op):
        acting = not bound
        names = names and not part.asks_on
    elif isinstance(part, Selector):
        names = names and part.hidden
    for name, each in inside(part):
        here = r.at(name)
        if name == "always":
            for n, row in enumerate(cast(Iterable[Any], each)):
                _check_at_work(row, here.at(n, row.word))
        else:
            check_openly(each, here, bound=bound, acting=acting, names=names)


def _check_at_work(part: AtWork, r: Reader) -> None:
    for name, each in inside(part):
        if name not in part.covert:
            check_openly(each, r.at(name), bound=True)
