"""How further costs are said, before a use and in payments inside effects. [RZ-1404]"""

from __future__ import annotations

from copy import copy
from typing import Any

from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling.phrases import only
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import either, listed
from engines.kernel.text import Text, say, slug

from .costs import payers
from .words import L


def further(t: Telling, cost: Any) -> Text | None:
    """What is paid besides the AP that are always paid; None if nothing is."""
    said = [t.op(op) for op in cost.acts]
    several = [listed(_alternative(t, each, "imp")) for each in cost.any_of]
    return listed([*said, *([either(several)] if several else [])]) if said or several else None


def _alternative(t: Telling, cost: Any, form: str, *, foes: bool = False) -> list[Text]:
    """One of several costs, or all that is paid inside an effect: the AP, then the rest."""
    amounts = [say("cost-pay", n=t.amount(value), form=form) for value in cost.amounts.values()]
    return [*amounts, *(_act(t, op, form, foes=foes) for op in cost.acts)]


def _act(t: Telling, op: Any, form: str, *, foes: bool) -> Text:
    """What is done as a payment; what others lose by it, whoever pays has them lose. What is the opponent's own is
    opposing for whoever reads the card."""
    what = payers(op)
    if foes and isinstance(what, Selector) and what.side == "own":
        op = copy(op)
        field = next(name for name in ("what", "who", "from_", "to") if getattr(op, name, None) is what)
        setattr(op, field, only(what, side="foe"))
    if form == "imp" or op.word != "lose" or op.name == "souls":
        return t.op(op)
    who = t.who(op.who).phrase
    with t.it_is(op.who):
        n = t.amount(op.n)
    return say("cost-have-lose", who=who, amounts=say("amount-" + slug(op.name), n=n))


def _pay(t: Telling, op: Any) -> Text:
    """A payment inside an effect."""
    form, t.form = t.form, "inf"
    foes = op.who.text == "foe"
    said = _alternative(t, op.cost, "inf", foes=foes)
    several = [listed(_alternative(t, each, "inf", foes=foes)) for each in op.cost.any_of]
    cost = t.finish(listed([*said, *([either(several)] if several else [])]))
    t.form = form
    words = t.op_words(op)
    return Text("op-pay", {**words, "cost": cost})


L.op_tellers["pay"] = _pay
