"""What only one player knows, and what may not hang on it. [RZ-310 RZ-311 RZ-312 RZ-1603]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kernel.cards.going import Going
from engines.kernel.cards.lasting import Forbid
from engines.kernel.cards.reading import Reader, parts
from engines.kernel.cards.select import Selector
from engines.kernel.cards.values import OfSeveral

from .words import L


def secretive(part: Any) -> bool:
    """Whether a part of an effect looks at what only one player knows. [RZ-1603]"""
    return any(
        secret(each)
        if isinstance(each, Selector)
        else getattr(each, "secret", False) is True or isinstance(each, OfSeveral) and getattr(each.of, "hidden", False)
        for each in parts(part)
    )


def secret(what: Selector) -> bool:
    """Whether what fits can be something that only one player knows, beyond how many cards there are. [RZ-310 RZ-311
    RZ-312 RZ-1603]"""
    if what.shown:
        return False
    if what.hidden:
        return bool(what.parts or what.any_ or what.if_ or what.not_)
    asked = {attribute.name: wanted for attribute, wanted in what.parts}
    told = not {"rank", "ap_cost"}.isdisjoint(asked) and (not what.kinds or "power" in what.kinds)
    return told and asked.get("facedown") is not False and what.zone != "void"


L.secret = secret


def check_forbidden(ability: Any, r: Reader) -> None:
    """Refuse to forbid something by what one player alone knows: the other would see by it what that is. Of a Power
    that may not be used it may be asked what it is, for its own player knows. [RZ-1603]

    Raises:
        Misread: with the path of the ability.
    """
    going = [part for op in parts(ability.do) if isinstance(op, Going) for part in op.parts]
    for part in parts((ability.always, ability.do)):
        if not isinstance(part, Forbid):
            continue
        told = [part.until, *(within for what in (part.to, part.what) for within in _beside(what))]
        if any(part is each for each in (*ability.always, *going)):
            told.append(part.if_)
        if any(map(secretive, told)):
            raise r.bad("what is forbidden would tell what a hand, a deck or a face-down card is [RZ-1603]")


def _beside(what: Any) -> Iterable[Any]:
    """What a selector looks at besides what it means."""
    if not isinstance(what, Selector):
        return ()
    if what.hidden:
        return (what,)
    return (what.if_, what.not_, what.host, *(wanted for _, wanted in what.parts), *map(_beside, what.any_))
