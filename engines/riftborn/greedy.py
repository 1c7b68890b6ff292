"""What the greedy house player goes by: how good an answer looks at a glance, from what its seat may see and what is
printed on cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.kernel.ask import Ask, Option, Path, options_of
from engines.kernel.players import Eye
from engines.kernel.text import Text, Word

from .view import CreatureView, RiftView, SideView

eye = Eye[RiftView].of
Judge = Callable[[Eye[RiftView], list[str], tuple[Option, ...]], float]
HELPS = {
    "op-heal", "counter-rage", "counter-health", "counter-shield", "op-refresh", "op-grant", "op-ready", "op-repair",
}  # fmt: skip
HARMS = {"op-damage", "op-destroy", "op-sacrifice", "counter-weakness", "counter-decay", "op-charm", "op-pacify"}
"""What effects say that do good, or harm."""
HIDDEN = (3, 4)
"""What a face-down creature is taken for: Attack and Health."""
BARGAIN = 4.0
"""What an Action does that aims at nobody, and what a creature may be given up for."""
PLAYED = {"creature": (6.0, 2.0), "weapon": (5.5, 1.9), "armour": (5.5, 1.9), "spell": (4.0, 1.6)}
"""What a card played is worth, whatever its Level, and for each: who stands there does something again every turn."""
BLOCK = "keyword-block"
"""What a creature says that takes no retaliation. [RB-811]"""
DANGER = 18
"""With so little life a player looks after it first."""


def appraise(eye: Eye[RiftView], ask: Ask, path: Path) -> float:
    """How good an answer looks to the seat that is asked."""
    options = options_of(path)
    keys = [option.key for option in options]
    if ask.kind == "main" and keys[0] in JUDGES:
        return JUDGES[keys[0]](eye, keys[1:], options[1:])
    if ask.kind in ("pick", "target", "passes", "second_target"):
        return sum(_wished(eye, key, _helps(eye, ask)) for key in keys)
    if ask.kind == "place":
        return _gap(eye, keys[0])
    if ask.kind == "tricks":
        return float(len(keys))
    if ask.kind == "optional":
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind == "mulligan":
        return sum(1.0 if eye.card(key).level > 3 else -1.0 for key in keys)
    return 0.0


def _own(eye: Eye[RiftView]) -> SideView:
    return eye.view.seats[eye.view.viewer or 0]


def _foe(eye: Eye[RiftView]) -> SideView:
    return eye.view.seats[1 - (eye.view.viewer or 0)]


def _at(eye: Eye[RiftView], place: str) -> CreatureView | None:
    return next((each for side in eye.view.seats for row in side.ranks for each in row if each.at == place), None)


def _attack(each: CreatureView) -> int:
    return HIDDEN[0] if each.attack is None else each.attack


def _left(each: CreatureView) -> int:
    return (HIDDEN[1] - each.damage if each.left is None else each.left) + each.shield


def _worth(each: CreatureView) -> float:
    return 1.0 + _attack(each) + 0.5 * _left(each) + 0.5 * len(each.keywords)


def _helps(eye: Eye[RiftView], ask: Ask) -> bool:
    """Whether what is asked about does somebody good, by what its question says; one's own alone are offered to be
    helped, unless they are given up."""
    said = set(_said(ask.choice.prompt))
    if said & HARMS:
        return False
    seen = [_at(eye, option.key) for option in ask.choice.options]
    own = [each is not None and each.controller == eye.view.viewer for each in seen]
    return bool(said & HELPS) or all(own)


def _said(word: Word) -> Iterator[str]:
    """The names of all texts that a text is made of."""
    if isinstance(word, Text):
        yield word.id
        for each in word.words.values():
            yield from _said(each)


def _wished(eye: Eye[RiftView], key: str, helped: bool = False) -> float:
    """Whom an effect hits: others rather than one's own, the better ones first; the other way round if it helps."""
    sign = -1.0 if helped else 1.0
    if key in ("a", "b"):
        return sign * (2.0 if key != "ab"[eye.view.viewer or 0] else -2.0)
    each = _at(eye, key)
    if each is None:
        return 0.1
    return sign * (_worth(each) if each.controller != eye.view.viewer else -_worth(each))


def _gap(eye: Eye[RiftView], key: str) -> float:
    """Where a creature is put: in front as long as there is room, then behind."""
    if key == "stop":
        return 0.0
    rank = 3.0 if key.endswith("new") else float(key[1])
    return 2.0 - 0.4 * rank + (0.1 if key.endswith(":1") else 0.0)


def _given_up(eye: Eye[RiftView], besides: str = "") -> float:
    """What one's own creature is worth that is given up most easily; one that returns to life costs less."""
    row = [each for rank in _own(eye).ranks for each in rank if each.at != besides]
    return min((_worth(each) * (0.4 if each.undeath else 1.0) for each in row), default=0.0)


def _play(eye: Eye[RiftView], keys: list[str], _options: tuple[Option, ...]) -> float:
    held = eye.card(keys[0])
    if keys[-1] == "anyway":
        return -1.0
    if any(op.word == "sacrifice" for op in held.do):
        return BARGAIN - _given_up(eye)
    if held.kind == "spell" and not any(side.ranks for side in eye.view.seats):
        return 0.5
    base, each = PLAYED[held.kind]
    return base + each * held.level + (_gap(eye, keys[1]) if held.kind == "creature" and len(keys) > 1 else 0.0)


def _strike(eye: Eye[RiftView], keys: list[str], _options: tuple[Option, ...] = ()) -> float:
    """An attack by what falls on either side; the player's life counts the more, the less there is of it."""
    mine = _at(eye, keys[0])
    if mine is None:
        return -1.0
    n = _attack(mine) + mine.ready
    target = _at(eye, keys[1])
    if target is None:
        foe = _foe(eye)
        return n * (1.6 if foe.life > DANGER else 2.4) + (100 if n >= foe.life else 0) if n else -1.0
    back = _attack(target) // 2
    how = mine.reach.get(target.at, "adjacent")
    if how == "ranged" or any(isinstance(word, Text) and word.id == BLOCK for word in mine.keywords):
        back = 0
    gain = min(n, _left(target)) + (_worth(target) + (target.xp or 100) / 100 if n >= _left(target) else 0)
    return gain - (back + (_worth(mine) if back >= _left(mine) else 0)) if n else -1.0


def _weapon(eye: Eye[RiftView], keys: list[str], _options: tuple[Option, ...]) -> float:
    weapon = next((each for each in _own(eye).weapons if each.at == keys[0]), None)
    target = _at(eye, keys[1])
    if weapon is None or target is None:
        return -1.0
    n = weapon.attack or 0
    return min(n, _left(target)) * 0.8 + (_worth(target) if n >= _left(target) else 0) - 1.0


def _act(eye: Eye[RiftView], keys: list[str], options: tuple[Option, ...]) -> float:
    """An Action beside the attack: what harms goes to others, what heals to who needs it, and what gives up a creature
    has to be worth it."""
    mine = _at(eye, keys[0])
    if mine is None:
        return -1.0
    best = max((_strike(eye, [keys[0], at]) for at in mine.reach), default=0.0)
    if keys[1].startswith("heal"):
        return _healed(eye, keys[2]) if keys[-1] != "anyway" else -1.0
    if keys[1] in ("morale", "transform"):
        return 0.3 if keys[1] == "morale" and not mine.reach else 4.0 if keys[1] == "transform" else -1.0
    if keys[1].startswith("ready"):
        return 1.0 if not mine.reach and mine.ready < 8 else -1.0
    said = set(_said(options[1].text))
    helped = not said & HARMS and bool(said & HELPS)
    wished = sum(_wished(eye, key, helped) for key in keys[2:]) if len(keys) > 2 else BARGAIN
    if "op-sacrifice" in said:
        wished -= _given_up(eye, besides=keys[0])
    if "op-refresh" in said and not any(_has_struck(eye, key) for key in keys[2:]):
        return -1.0
    return wished * 0.7 - best * 0.5


def _has_struck(eye: Eye[RiftView], key: str) -> bool:
    """Whether a creature has used its Action and could use another one."""
    each = _at(eye, key)
    return each is not None and "acted" in each.marks and bool(each.reach)


def _healed(eye: Eye[RiftView], key: str) -> float:
    if key in ("a", "b"):
        return (50 - _own(eye).life) * 0.1 if key == "ab"[eye.view.viewer or 0] else -5.0
    each = _at(eye, key)
    return float(each.damage) if each is not None and each.controller == eye.view.viewer else -5.0


def _move(eye: Eye[RiftView], keys: list[str], _options: tuple[Option, ...]) -> float:
    """Who can't reach anybody goes forward; nobody who is needed where they stand moves."""
    mine = _at(eye, keys[0])
    if mine is None or mine.reach or ":" not in keys[1] or keys[1].endswith("new"):
        return -1.0
    return 0.4 if int(keys[1][1]) < int(mine.at[1]) and not mine.adjacent else -0.5


JUDGES: dict[str, Judge] = {
    "play": _play,
    "attack": _strike,
    "weapon": _weapon,
    "act": _act,
    "move": _move,
    "armour": lambda _eye, _keys, _options: -1.0,
}
