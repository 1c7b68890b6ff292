"""What the greedy house player goes by: how good an answer looks, from what its seat may see and what cards say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.kernel.ask import Ask, Option, Path, options_of
from engines.kernel.players import Eye

from .view import CreatureView, LaneView, OwrView, SideView


class Held(NamedTuple):
    """A card at a glance: whether what it does to its targets is for one's own, whether it does something as it is
    turned up [OW-935], whether it can respond from a hand [OW-616]."""

    kind: str
    cost: int = 0
    atk: int | None = None
    def_: int | None = None
    helps: bool = False
    reveals: bool = False
    flash: bool = False


def _held(eye: Eye[OwrView], key: str) -> Held:
    card = eye.card(key)
    if card is None:
        return UNREAD
    atk, def_ = card.figures if card.kind in ("creature", "weapon") else (None, None)
    return Held(card.kind, card.price, atk, def_, _helps(card), "Reveal" in card.methods, card.flash)


def _helps(card: Any) -> bool:
    ops = [op for each in card.abilities for op in each.program] + list(card.do)
    changes = [n.constant or 0 for op in ops if op.word == "change" for n in op.numbers.values()]
    return min(changes, default=0) >= 0 and not any(op.word in ("damage", "destroy", "send", "lose") for op in ops)


eye = Eye[OwrView].of
Judge = Callable[[Eye[OwrView], list[str]], float]
HIDDEN = (200, 200)
"""What a face-down creature is taken for."""
SOUL = 0.5
"""What a soul is worth that strengthens nobody."""
NO_LANE, UNREAD = LaneView("", 0), Held("")
"""Stand for a lane and a card of one's own that there is not."""


def appraise(eye: Eye[OwrView], ask: Ask, path: Path) -> float:
    """How good an answer looks to the seat that is asked."""
    keys = [option.key for option in options_of(path)]
    if ask.kind in ("main", "respond") and keys[0] in JUDGES:
        return JUDGES[keys[0]](eye, keys[1:])
    if ask.kind in ("target", "pick"):
        return sum(_aimed(eye, ask, option) for option in options_of(path))
    if ask.kind == "optional":
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind in ("special", "token", "summon_lane"):
        return _place(eye, keys)
    return 0.0


def _own(eye: Eye[OwrView]) -> SideView:
    return eye.view.seats[eye.view.viewer or 0]


def _lane(side: SideView, number: str) -> LaneView:
    return next((lane for lane in side.lanes if str(lane.number) == number), NO_LANE)


def _facing(eye: Eye[OwrView], number: str) -> tuple[LaneView, LaneView]:
    """One's own lane of a number, and the other side's."""
    return _lane(_own(eye), number), _lane(eye.view.seats[1 - (eye.view.viewer or 0)], number)


def _figures(creature: CreatureView | None) -> tuple[int, int]:
    """ATK and what is left of DEF, as far as they can be seen."""
    if creature is None:
        return (0, 0)
    return (creature.atk, creature.left) if creature.atk is not None and creature.left is not None else HIDDEN


def _value(creature: CreatureView | None) -> float:
    atk, left = _figures(creature)
    return (atk + left) / 100 if creature is not None else 0.0


def _lane_worth(eye: Eye[OwrView], number: str) -> float:
    """How good it is to have a creature in a lane: where its stack is rich, and where somebody has to be stopped."""
    own, foe = _facing(eye, number)
    return (own.atk + own.def_) / 100 + _figures(foe.creature)[0] / 200 + (0.5 if foe.creature is None else 0.0)


def _place(eye: Eye[OwrView], keys: list[str]) -> float:
    """Where what an effect brings comes: where it is worth most, and not in the place of somebody better."""
    lane = _lane(_own(eye), keys[0])
    if lane is NO_LANE:
        return 0.0
    lost = _value(lane.creature) if lane.creature is not None and not lane.creature.token else 0.0
    return 1.0 + _lane_worth(eye, keys[0]) - lost - (3.0 if keys[-1] == "down" else 0.0)


def _summon(eye: Eye[OwrView], keys: list[str]) -> float:
    """What comes, less what is given for it; who does something when turned up is laid face-down."""
    held = _held(eye, keys[0])
    gain = ((held.atk or 0) + (held.def_ or 0)) / 100
    lost = sum(_value(_lane(_own(eye), key).creature) for key in keys[1:-2])
    hidden = 0.5 if held.reveals else -1.0
    stands = _stand(eye, keys[-2], held)
    return 2.0 + gain - lost * 0.8 + stands * 0.4 + (hidden if keys[-1] == "down" else 0.0)


def _stand(eye: Eye[OwrView], number: str, held: Held) -> float:
    """What a creature does in a lane, with its stack behind it: it strikes where nobody stands, or stops and perhaps
    destroys who does; and it may be destroyed there."""
    own, foe = _facing(eye, number)
    atk, left = (held.atk or 0) + own.atk, (held.def_ or 0) + own.def_
    stays = (own.atk + own.def_) / 100
    if foe.creature is None:
        return stays + atk / 100
    back, against = _figures(foe.creature)
    falls = (atk + left) / 100 if back >= left else 0.0
    return stays + back / 100 + (_value(foe.creature) if atk >= against else 0.0) - falls


def _price(eye: Eye[OwrView], held: Held, keys: list[str], using: str = "") -> float:
    """What souls are worth that are spent: those that are named, or as many as are printed; more where too few are left
    for what lies set, besides the card that is used."""
    named = [at for key in keys for at in key.split("+") if "." in at]
    printed = held.cost if held.kind != "creature" else 0
    spent, left = len(named) or printed, _own(eye).souls
    down = [each for lane in _own(eye).lanes for each in lane.stack if each.down and each.at[1:] != using]
    cards = [held for each in down if (held := _held(eye, each.card)).flash or held.kind == "jinx"]
    kept = [each for each in cards if left - spent < each.cost <= left] if spent else []
    worth = sum(_soul_worth(eye, at) for at in named) if named else SOUL * printed
    return worth + max((1.0 + _worth(each) for each in kept), default=0.0)


def _soul_worth(eye: Eye[OwrView], at: str) -> float:
    """What a soul is worth, by its place: more where somebody stands before it."""
    lane = _lane(_own(eye), at[0])
    soul = next((each for each in lane.stack if each.at[1:] == at), None)
    if soul is None:
        return SOUL
    return SOUL + (soul.atk + soul.def_) / 100 * (0.4 if lane.creature is not None else 0.1)


def _worth(held: Held) -> float:
    """What a card does for one: more, the more it costs."""
    return 1.0 + 1.2 * held.cost


def _cast(eye: Eye[OwrView], keys: list[str]) -> float:
    """A Flash Rune out of the hand is kept for an answer."""
    return _carry_out(eye, _held(eye, keys[0]), keys[2:])


def _activate(eye: Eye[OwrView], keys: list[str]) -> float:
    stack = _lane(_own(eye), keys[0][0]).stack
    card = next((each.card for each in stack if each.at[1:] == keys[0]), "")
    return _carry_out(eye, _held(eye, card), keys[1:], using=keys[0])


def _carry_out(eye: Eye[OwrView], held: Held, paid: list[str], using: str = "") -> float:
    """A Flash Rune answers what is announced, and only that."""
    kept = held.flash and not _answers(eye)
    return -1.0 if kept else 1.0 + _worth(held) - _price(eye, held, paid, using)


def _answers(eye: Eye[OwrView]) -> bool:
    """Whether something is announced that is worth an answer: an attack, or what the other side does."""
    pending = eye.view.pending[-1] if eye.view.pending else None
    return pending is not None and (pending.sort == "attack" or pending.seat != eye.view.viewer)


def _play(eye: Eye[OwrView], keys: list[str]) -> float:
    """Artifacts, Arenas, Weapons; a Weapon for who has none."""
    held = _held(eye, keys[0])
    score = 1.5 + _worth(held) - _price(eye, held, keys[1:])
    if held.kind == "weapon":
        creature = _lane(_own(eye), keys[1]).creature
        score += _value(creature) * 0.1 - (3.0 if creature is not None and creature.weapons else 0.0)
    elif held.kind == "artifact":
        score += _lane_worth(eye, keys[1]) * 0.1 - _covers(eye, keys[1])
    elif any(arena.owner == eye.view.viewer for arena in eye.view.arena):
        score -= 3.0
    return score


def _covers(eye: Eye[OwrView], number: str) -> float:
    """What it costs to cover what works on top of a stack."""
    top = _lane(_own(eye), number).stack[-1:]
    return 3.0 if any(each.kind == "artifact" and each.lit for each in top) else 0.0


def _use(eye: Eye[OwrView], keys: list[str]) -> float:
    held = _held(eye, keys[0])
    gain = ((held.atk or 0) + (held.def_ or 0)) / 300
    return 1.5 + gain - _price(eye, UNREAD, keys[2:])


def _attack(eye: Eye[OwrView], keys: list[str]) -> float:
    """A battle by what falls on either side, and what recoil costs."""
    own, foe = _facing(eye, keys[0])
    atk, left = _figures(own.creature)
    if foe.creature is None:
        return atk / 50 if atk else -1.0
    back, against = _figures(foe.creature)
    score = _value(foe.creature) if atk >= against else -(against - atk) / 50
    return score - (_value(own.creature) if back >= left else 0.0)


JUDGES: dict[str, Judge] = {
    "summon": _summon,
    "cast": _cast,
    "activate": _activate,
    "play": _play,
    "set": lambda eye, keys: 1.0 - _covers(eye, keys[1]),
    "stack": lambda eye, keys: 1.5 + _lane_worth(eye, keys[1]) * 0.1 - _covers(eye, keys[1]),
    "reveal": lambda _eye, _keys: 1.2,
    "use": _use,
    "move": lambda eye, keys: (_lane_worth(eye, keys[1]) - _lane_worth(eye, keys[0])) * 0.5 - 0.2,
    "attack": _attack,
    "end": lambda eye, _keys: -1.0 if any(lane.creature for lane in _own(eye).lanes) else 0.5,
}


def _aimed(eye: Eye[OwrView], ask: Ask, option: Option) -> float:
    """How good a target is: the other side's for what harms, one's own for what helps."""
    place = option.key
    helps = _held(eye, eye.view.pending[-1].card).helps if eye.view.pending else False
    mine = place[:1] == "ab"[eye.view.viewer or 0]
    lanes = [_lane(side, place[1:2]) for side in eye.view.seats if place[:1] == "ab"[side.seat]]
    worth = 1.0 + sum(_value(lane.creature) for lane in lanes)
    return worth if mine == helps else -worth
