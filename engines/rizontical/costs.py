"""Costs beside AP as cards say them: what can be paid with. [RZ-1403 RZ-1404]"""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.reading import Reader

from .fields import meant

LAID_DOWN = ("destroy", "return", "defeat")
"""The further costs by which something of one's own leaves play."""


def payers(op: Any) -> Any:
    """What a further cost is paid with: what its operation means; None of a discard."""
    field = {"cleanse": "from_", "lose": "who", "place_marker": "to", "remove_marker": "to"}.get(op.word, "what")
    return None if op.word == "discard" else getattr(op, field)


def check_unpaid(ability: Any, r: Reader) -> None:
    """What acts by itself is not used, and so costs nothing. [RZ-1404]"""
    if ability.cost:
        raise r.at("cost").bad(
            "what acts by itself is not used, and so costs nothing; what its player may pay for is an operation: "
            "pay: {cost: {...}, then: [...]} [RZ-1404]"
        )


def check_cost(cost: Cost, r: Reader) -> None:
    """Refuse what nobody could pay with. [RZ-1403 RZ-1404]"""
    for op in cost.acts:
        _check_payable(op, r.at(op.word))
    for n, each in enumerate(cost.any_of):
        if each.any_of:
            raise r.at("any_of", n).bad("one of several costs is no choice again: write all of them in one any_of")
        check_cost(each, r.at("any_of", n))
    if len(cost.any_of) == 1:
        raise r.at("any_of").bad("any_of is one of several costs: name two at least")


def _check_payable(op: Any, r: Reader) -> None:
    if op.word == "lose" and op.name == "ap":
        raise r.bad("AP are paid as ap: {ap: 1} [RZ-1404]")
    if op.word == "discard" and (op.random or op.who.text != "you"):
        raise r.bad("a cost is paid by its player, by choice [RZ-1404]")
    what = payers(op)
    if getattr(what, "sort", "") == "players" and what.text != "you":
        raise r.bad("a cost is paid by its player: leave out whose it is [RZ-1404]")
    about = meant(what)
    if op.word in LAID_DOWN and (about is None or about.side != "own" or about.pick is None):
        raise r.bad(f"what pays by {op.word} is one of the player's own: {{pick: 1, kind: ..., side: own}} [RZ-1403]")


def prices_itself(ability: Any) -> bool:
    """Whether all that an ability has always at work is what its own Power costs."""
    return bool(ability.always) and all(
        part.word == "price" and getattr(part.to, "text", "") == "this" for part in ability.always
    )
