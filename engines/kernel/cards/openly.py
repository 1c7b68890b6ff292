"""Hidden cards decide nothing that all can see: what is asked, offered, paid or at work follows from public facts.

Operations may pick in hidden zones, and count there what they do; conditions, costs, heads, targets and what is always
at work may not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from .ability import Ability
from .conditions import Happened, Test
from .costs import Cost
from .flow import Op
from .going import Answering
from .lasting import AtWork, Span
from .pay import Pay
from .program import inside, is_secret, secret
from .reading import Reader
from .scope import Ref
from .select import Selector, asks
from .values import Named

if TYPE_CHECKING:
    from .language import Language


def check_hidden(card: Any, r: Reader) -> None:
    """Refuse a card in which hidden cards decide what others see, or who is asked. Most have nothing to do with any.

    Raises:
        Misread: with the path of what tells too much.
    """
    if _knows(card, r.language):
        _check_openly(card, r)
        _check_asking(card, r)


def _knows(part: Any, language: Language) -> bool:
    """Whether a part has to do with anything that not everybody knows."""
    if isinstance(part, Selector) and part.hidden or is_secret(part, language):
        return True
    return any([_knows(each, language) for _, each in inside(part)])


def _check_openly(part: Any, r: Reader, *, bound: bool = False, acting: bool = False, names: bool = True) -> None:
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
    if (
        getattr(part, "secret", False) is True
        and not acting
        and not r.language.own_secrets
        and isinstance(part, SECRET)
    ):
        raise r.bad(
            f"{part} follows from cards that not everybody sees, so nothing that is asked, offered or at work hangs on "
            f"it{r.cited('hidden')}"
        )
    if isinstance(part, Test | Cost | Span):
        bound, acting = True, False
    elif isinstance(part, Op):
        acting = not bound
        names = names and not part.asks_on
    elif isinstance(part, Answering):
        acting = False
    elif isinstance(part, Selector):
        names = names and part.hidden
    for name, each in inside(part):
        here = r.at(name)
        if name == "always":
            for n, row in enumerate(cast(Iterable[Any], each)):
                _check_at_work(row, here.at(n, row.word))
        else:
            _check_openly(each, here, bound=bound, acting=acting, names=names)


SECRET = (Ref, Named, Happened)
"""What an effect calls by a name that it gave itself."""


def _check_asking(part: Any, r: Reader, *, under: bool = False) -> None:
    """Refuse to ask what may be declined where whether it is asked hangs on what not everybody knows: who is asked, and
    who is not, would tell.

    Raises:
        Misread: with the path of what is asked.
    """
    language = r.language
    if isinstance(part, Ability) and (part.when is not None or part.would is not None):
        under = under or secret((part.when or part.would, part.if_), language)
    if isinstance(part, Answering):
        under = secret((part.when, part.if_), language)
    if isinstance(part, Op):
        under = under or part.if_ is not None and secret(part.if_, language)
    if under and _offers(part) or isinstance(part, Op) and _may_pick_none(part, language, under=under):
        raise r.bad(
            f"who is asked would tell what a hand or another hidden card holds; ask first, then look{r.cited('asked')}"
        )
    for name, each in inside(part):
        hangs = under or isinstance(part, Op) and name in PROGRAMS and _hangs(part, language)
        _check_asking(each, r.at(name), under=hangs)


PROGRAMS = ("do", "then", "else", "none")


def _hangs(op: Op, language: Language) -> bool:
    """Whether what an operation goes on with hangs on what not everybody knows."""
    on = {"if": "cond", "for_each": "of", "repeat": "n", "choose": "what"}.get(op.word)
    return on is not None and secret(getattr(op, on), language)


def _offers(part: Any) -> bool:
    """Whether a part asks for something that may be declined."""
    if isinstance(part, Pay):
        return not part.must
    return isinstance(part, Op | Ability | Answering) and part.may or getattr(part, "again", "") == "ask"


def _may_pick_none(op: Op, language: Language, *, under: bool) -> bool:
    """Whether somebody picks as many as they like, and whether they are asked hangs on what not everybody knows."""
    meant: list[Any] = [getattr(op, name) for name, _ in op.things_fields()]
    for what in (*meant, cast(Any, getattr(op, "what", None))):
        pick: Any = what.pick if asks(what) else None
        if pick is not None and pick.upto and not pick.chance and (under or secret(pick.most, language)):
            return True
    return False


def _check_at_work(part: AtWork, r: Reader) -> None:
    for name, each in inside(part):
        if name not in part.covert:
            _check_openly(each, r.at(name), bound=True)
