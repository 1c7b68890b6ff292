"""What the greedy house player goes by: how good an answer looks at a glance, from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kernel.ask import Ask, Option, Path, options_of

from .view import HeldView, LinkView, RrdView, SideView

HIT = 1.4
"""What a point of damage is worth, dealt or kept off: the SV of a Top Soul in HP."""
SOUL = 1.6
"""The HP that a soul below the Top Soul is taken to cost."""
SPENT = 0.9
"""What a point of SV in hand is worth that is sacrificed."""
CARD = 0.5
"""What a card in hand is worth besides."""
EFFECT = 0.8
"""What a text does, whatever it is."""
LASTS = 1.5
"""What it is worth that a card stays, as an object or an infusion."""
DECIDES = 20.0
"""What it is worth to defeat the opponent, or not to be defeated."""
NEVER = -1000.0
DECLINED = {"optional": "no", "search": "no", "pay": "decline", "take": "none", "place": "leave"}
"""What is never declined, by the key that declines it."""
LOW = 8
"""With so few cards in the deck one draws out of the Void."""
ROOM = 6
"""With so many cards in hand one draws no more."""


def appraise(view: RrdView, ask: Ask, path: Path) -> float:
    """How good an answer looks to the seat that is asked."""
    options = options_of(path)
    keys = [option.key for option in options]
    if ask.kind in ("main", "counter", "window", "frenzy"):
        return _play(view, ask, options)
    if ask.kind in ("worth", "sacrifice", "discard"):
        return -sum(_kept(view, key) for key in keys)
    if ask.kind == "latent":
        return _drawn(_own(view), keys[0])
    if ask.kind == "infuse":
        return float(len([key for key in keys if key != "none"]))
    if ask.kind in DECLINED:
        return float(keys[0] != DECLINED[ask.kind])
    if ask.kind == "take-of":
        return 1.0 if keys[0] == "ab"[_own(view).seat] else 0.0
    if ask.kind == "starter":
        return 1.0 if (keys[0] == "me") is (_own(view).hand_count + 1 >= _foe(view).hand_count) else 0.0
    return 0.0


def _own(view: RrdView) -> SideView:
    assert view.viewer is not None
    return view.seats[view.viewer]


def _foe(view: RrdView) -> SideView:
    return view.seats[1 - _own(view).seat]


def _name(key: str) -> str:
    """The card that a key of a hand names."""
    return key.partition("#")[0]


def _drawn(own: SideView, key: str) -> float:
    if key == "stop":
        return 0.5
    room = own.hand is None or len(own.hand) < ROOM
    return (1.0 if room else 0.2) + (0.1 if (key == "deck") is (own.deck >= LOW) else 0.0)


def _kept(view: RrdView, key: str) -> float:
    """What a card in hand is worth to who keeps it."""
    held = view.held.get(_name(key))
    return CARD + (held.sv * SPENT if held is not None else 0.0)


def _play(view: RrdView, ask: Ask, options: tuple[Option, ...]) -> float:
    """What is laid or used, less what is given for it; of a verb alone, the best of what it can be done with."""
    verb, rest = options[0], options[1:]
    if verb.key in ("pass", "stop"):
        return 0.0
    if any(option.key == "back" for option in rest):
        return -1.0
    if any(option.key == "die" for option in rest):
        return NEVER
    if verb.key == "use":
        return 1.0 if ask.kind != "counter" else _countering(view, 2, defends=True)
    if verb.key == "repeat":
        return _repeated(view, rest)
    if rest:
        return _laid(view, verb.key, rest)
    level = verb.next()
    return max((_laid(view, verb.key, (option,)) for option in level.options), default=0.0) if level else 0.0


def _repeated(view: RrdView, rest: tuple[Option, ...]) -> float:
    """Another play of a Frenzy: so much damage again, for so much more."""
    opener = view.exchanges[-1].links[0] if view.exchanges else None
    if opener is None or opener.transcended and opener.base >= _own(view).hp:
        return NEVER
    return _strike(view, opener.base, []) - sum(_kept(view, option.key) for option in rest)


def _laid(view: RrdView, verb: str, rest: tuple[Option, ...]) -> float:
    """A card laid, plain or transcended, by what is settled of it so far and the best of what is not."""
    held = view.held.get(_name(rest[0].key))
    if held is None:
        return 1.0
    keys = [option.key for option in rest[1:]]
    given = [key for key in keys if _name(key) in view.held]
    link = _link(view, next((key for key in keys if key.startswith("#")), ""))
    slots = [key for key in keys if len(key) == 2 and key[0] in "ab"]
    return max(
        _gain(view, verb, held, transcended, link, slots) - _price(view, verb, rest[0].key, held, transcended, given)
        for transcended in _ways(view, verb, held, keys, link)
    )


def _ways(view: RrdView, verb: str, held: HeldView, keys: list[str], link: LinkView | None) -> Iterable[bool]:
    """Whether it may still be laid plain, and transcended."""
    if "plain" in keys or "transcend" in keys:
        return ("transcend" in keys,)
    named = [each.slot for side in view.seats for each in side.slots if each.at in keys]
    answered = link.slots if link is not None and verb in ("counter", "answer") else held.optimal
    plain = any(slot in held.optimal for slot in named or answered)
    return (False, True) if plain and held.transcend else (not plain,)


def _gain(
    view: RrdView, verb: str, held: HeldView, transcended: bool, link: LinkView | None, slots: list[str]
) -> float:
    value = held.second if transcended and held.second is not None else held.value
    if verb in ("counter", "answer"):
        return _countering(view, value, held.kind == "defence", link, max(1, len(slots)))
    if held.kind == "assault":
        return 1.0 + EFFECT * held.text + _strike(view, value, slots)
    own = _own(view)
    room = held.object and None in own.objects or held.infusion and len(own.infusions) < own.sockets
    stays = room and not transcended
    return 3.0 + EFFECT * held.text + LASTS * stays


def _strike(view: RrdView, value: int, slots: list[str]) -> float:
    """What damage is worth that may be dealt to the opponent: on each slot, more on a Weak Point, and most where it
    decides."""
    foe = _foe(view)
    damage = value * max(1, len(slots)) + sum(each.weak for each in foe.slots if each.at in slots)
    return HIT * damage + DECIDES * _decides(foe, damage)


def _decides(side: SideView, damage: int) -> bool:
    """Whether so much damage is taken to defeat somebody, by what their souls cost or because there are none left."""
    return damage > 0 and (side.top_sv + SOUL * (damage - 1) >= side.hp or damage >= side.deck)


def _price(view: RrdView, verb: str, key: str, held: HeldView, transcended: bool, given: list[str]) -> float:
    """What is given for a card: a part of what it is worth itself, what is sacrificed, HP. Who has nothing better to do
    with it than to lay it, or to counter with it, gives less of it away."""
    own = _own(view)
    price = _kept(view, key) * (0.4 if held.kind == "defence" or verb in ("lay", "alone") else 0.8)
    if not (held.free and verb in ("lay", "alone")):
        lacking = held.cost - own.reserve - sum(view.held[_name(each)].sv for each in given)
        price += sum(_kept(view, each) for each in given) + _cheapest(view, key, given, lacking)
    if transcended:
        price += NEVER * -1 if held.cost >= own.hp else held.cost * (1.2 if own.hp > 10 else 3.0)
    return price


def _cheapest(view: RrdView, key: str, given: list[str], lacking: int) -> float:
    """What the rest of the hand is worth of which so many points of SV are sacrificed, at the least."""
    if lacking <= 0:
        return 0.0
    hand = [*(_own(view).hand or ())]
    for gone in (key, *given):
        if _name(gone) in hand:
            hand.remove(_name(gone))
    paid = {0: 0.0}
    for each in hand:
        for total, worth in list(paid.items()):
            reached = min(lacking, total + view.held[each].sv)
            paid[reached] = min(paid.get(reached, -NEVER), worth + _kept(view, each))
    return paid.get(lacking, -NEVER)


def _link(view: RrdView, at: str) -> LinkView | None:
    """The card that is answered: the one that is named, or the opponent's last."""
    links = view.exchanges[-1].links if view.exchanges else []
    if at:
        return next((link for link in links if link.at == at), None)
    return next((link for link in reversed(links) if link.card and link.seat != view.viewer), None)


def _countering(view: RrdView, value: int, defends: bool, link: LinkView | None = None, slots: int = 1) -> float:
    """What countering a card saves, on so many slots: damage kept off; of one's own, what a counter takes from it; what
    it would do."""
    link = link or _link(view, "")
    if link is None:
        return 0.0
    there = sorted(link.values, reverse=True)
    if link.kind == "assault":
        own, kept = _own(view), sum(min(value, each) for each in there[:slots])
        saves = _decides(own, sum(there)) and not _decides(own, sum(there) - kept)
        return HIT * kept + EFFECT * (kept >= sum(there)) + 0.5 * defends + DECIDES * saves
    if value < max(1, *there, 0):
        return -1.0
    first = next((each for each in view.exchanges[-1].links if each.at == link.on), None)
    if first is None:
        return 2.5
    freed = sum(min(link.base, first.base) for _ in first.slots)
    return HIT * freed + EFFECT + DECIDES * _decides(_foe(view), freed)
