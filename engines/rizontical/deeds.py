"""What a use does at a glance, read from its parts: what the house player weighs. Nothing here knows a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engines.kernel.cards.flow import Op
from engines.kernel.cards.reading import parts
from engines.kernel.cards.select import Selector

from .cards import Ability, PowerCard, Skill
from .uses import aim_of, names_aim


class Deed(Struct, omit_defaults=True, gc=False):
    """One thing that a use does: the word of its operation, what the operation is about (a condition, a stat), how
    much, and to whom."""

    word: str
    name: str = ""
    n: int = 1
    to: str = ""
    """A target by its place among those that are named ("1", "2"), "struck", "self" (the Fighter that acts), "own" or
    "foe" (Fighters of a side); "" if that can't be told."""
    every: bool = False
    """Whether it is done to all of a side, rather than to one."""
    now: bool = False
    """Whether it is over with the turn, or with the combat."""
    mode: int = 0
    """Of which mode it is, from 1; 0 for none."""


class Use(Struct, omit_defaults=True, gc=False):
    """A Power, a Skill or a Conjuration by what it does: `ap` as printed, `sort` the category of a Power, the label of
    a Skill or "conjuration"; of a SPELL the shape of its `aim`, whether that is what is named first (`aimed`), and the
    ATK that it has instead of its Fighter's; `scarce` whether it takes a Marker, and so is done once."""

    ap: int
    sort: str
    deeds: list[Deed]
    scarce: bool = False
    aim: str = ""
    aimed: bool = False
    atk: int | None = None


def power_use(card: PowerCard) -> Use:
    """A Power; what an Aura does to its host it does to what is named first."""
    deeds = [deed for each in card.abilities for deed in _deeds(each, 1 if card.category == "aura" else 0)]
    return Use(card.ap, card.category, deeds, bool(card.used.markers))


def ability_use(ability: Ability) -> Use:
    """A Skill or a Conjuration."""
    ap, deeds = 0 if ability.ap is None else _size(ability.ap), list(_deeds(ability, 0))
    if not isinstance(ability, Skill):
        return Use(ap, "conjuration", deeds)
    use = Use(ap, ability.label, deeds, bool(ability.markers))
    if ability.spell:
        use.aim, use.aimed = aim_of(ability)[0], names_aim(ability)
        use.atk = None if ability.hit is None or ability.hit.atk is None else _size(ability.hit.atk)
    return use


def _deeds(ability: Ability, before: int) -> Iterator[Deed]:
    """What an ability does, its costs included; so many things are named before its targets."""
    places = {name: str(before + n) for n, name in enumerate(ability.targets, 1)}
    if before:
        places["host"] = "1"
    rows = () if ability.modes is None else ability.modes.modes
    modes = {id(part): n for n, row in enumerate(rows, 1) for part in parts(row)}
    for op in parts((ability.cost.acts, ability.do, ability.always)):
        if isinstance(op, Op) and op is not ability.modes:
            yield from _deed(op, places, modes.get(id(op), 0))


def _deed(op: Any, places: dict[str, str], mode: int) -> Iterator[Deed]:
    what = next((each for each in (getattr(op, name, None) for name in WHOM) if each is not None), None)
    to, every = _whom(what, places)
    now = getattr(getattr(op, "until", None), "moment", "") in BRIEF
    for name, n in _figures(op):
        yield Deed(op.word, name, n, to, every, now, mode)


WHOM = ("to", "who", "from_", "what")
"""The fields of operations that say to whom something is done."""
BRIEF = ("turn", "combat")
"""The moments until which something lasts that is over with the turn."""
SELF = ("this", "ally_now")


def _whom(what: Any, places: dict[str, str]) -> tuple[str, bool]:
    """To whom something is done, and whether to all of them."""
    if isinstance(what, Selector):
        return ("" if what.side == "any" else what.side), what.pick is None
    name = getattr(what, "name", "")
    if name in SELF:
        return "self", False
    return places.get(name) or (name if name in ("struck", "you", "foe") else ""), False


def _figures(op: Any) -> Iterator[tuple[str, int]]:
    """What an operation is about, with how much: of what changes several stats, each."""
    numbers: dict[str, Any] | None = getattr(op, "numbers", None)
    if numbers is not None:
        yield from ((name, _size(n)) for name, n in numbers.items())
        return
    acts = getattr(op, "act", None)
    kinds = [f"{way} {kind}" for way in ("dealt", "taken") if (kind := getattr(op, way, ""))]
    away = "away" if getattr(op, "away_from", None) is not None else ""
    name = acts[0] if acts else "".join(kinds) or away or getattr(op, "name", "") or getattr(op, "summon", "")
    yield name, getattr(op, "times", 0) or _size(getattr(op, "n", None))


def _size(n: Any) -> int:
    """A number as it stands; one that is worked out counts as one."""
    constant = n if isinstance(n, int) else getattr(n, "constant", None)
    return 1 if constant is None else constant
