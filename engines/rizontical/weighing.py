"""What the house player weighs: what Powers and Skills do at a glance, read from their parts (nothing here knows a
card); and, in points of HP, what that is worth, hits, and where to stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any

from msgspec import Struct

from engines.kernel.cards import Cards
from engines.kernel.cards.flow import Op
from engines.kernel.cards.reading import parts
from engines.kernel.cards.select import Selector
from engines.kernel.text import SEATS, Text

from .board import BEARINGS, BETWEEN, BY_NAME, DISTANCE, NAMES, SHORT_NAMES, step
from .cards import Ability, PowerCard, Skill
from .state import CONDITION_LIMIT, SLOTS, TRACKER_LIMIT
from .view import FighterView, RizonticalView


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
        use.aim, use.aimed = ability.aim.shape, ability.names_aim
        use.atk = None if ability.hit.atk is None else _size(ability.hit.atk)
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


# ---------------------------------------------------------------------------------------------------- what it is worth


FELLED = 5.0
"""What it is worth to defeat a Fighter, beside its HP: a Soul."""
NO_USE = Use(0, "", [])
STATUS = {"Burned": 2.0, "Poison": 2.5, "Last": 0.5, "First": -0.4, "Shield": -1.8, "Invincible": -3.0}
"""What Statuses cost who has them."""
STATS = {"atk": 1.2, "def": 1.2, "mp": 0.4, "ra": 0.5, "psh": 0.3}
"""What a point of a stat is worth to its Fighter, as long as it lasts."""
OF_HITS = {"Hit": 1.0, "All": 1.0, "Melee": 0.8, "RA": 0.8, "Physical": 0.8, "Magical": 0.8}
"""What a point of a Buff or Debuff is worth by the kind of DMG; of any other kind, which is rare, 0.2."""
FORBIDDEN = {"hit": 2.5, "deploy": 0.8}
"""What it costs a Fighter, or a player, to be forbidden something; anything else costs 0.6."""


class Eye:
    """A seat's eye on a view."""

    def __init__(self, cards: Cards, view: RizonticalView, seat: int):
        self.cards = cards
        self.view = view
        self.seat = seat
        self.side, self.other = view.sides[seat], view.sides[1 - seat]
        self.mine = {f.cell: f for f in self.side.fighters if f.cell is not None}
        self.theirs = {f.cell: f for f in self.other.fighters if f.cell is not None}
        self.all = self.mine | self.theirs
        self.summons = {t.cell: t for t in view.tokens if t.kind == "summon"}
        self.ally = next((f for f in self.mine.values() if f.now), None)
        self.free = len(SLOTS) - len(self.side.powers)
        self.waiting = sum(each.facedown for each in self.side.powers)

    # ------------------------------------------------------------------------------------------------------------- AP

    def use(self, key: str) -> Use:
        """What the seat has to use: a Power by its card, a Skill of the current turn ally by its place, "conjure"."""
        if key == "conjure":
            return self._ability(self.side.numen, 1)
        if key.isdecimal() and self.ally is not None:
            return self._skill(self.ally, int(key) - 1)
        card = self.cards.get(key.partition("#")[0])
        return self.cards.once(partial(power_use, card), "use", card.id) if isinstance(card, PowerCard) else NO_USE

    def _skill(self, ally: FighterView, place: int) -> Use:
        """A Fighter's own Skills come first, in the order of its card; of those of others, the first with the label."""
        skill = ally.skills[place]
        if not skill.of:
            return self._ability(ally.card, place)
        return self._ability(skill.of, [each.label for each in self.cards[skill.of].abilities].index(skill.label))

    def _ability(self, card: str | None, number: int) -> Use:
        if card is None:
            return NO_USE
        return self.cards.once(partial(ability_use, self.cards[card].abilities[number]), "use", card, number)

    def paid(self, ap: int) -> float:
        """What AP are worth: the less, the more there are; more where too few are left for a Trigger that waits."""
        each = max(0.2, 0.45 - 0.03 * max(0, self.side.ap - 4))
        kept = [self.use(power.card).ap for power in self.side.powers if power.facedown and power.card]
        short = min(ap, max(0, max(kept, default=0) - (self.side.ap - ap)))
        return each * ap + 0.3 * short

    @property
    def skipped(self) -> float:
        """What Skipping is worth: 2 AP for who has neither Moved, hit nor used a Skill. [RZ-723]"""
        return 2 * self.paid(1) if "move" not in self.view.used else 0.01

    def kept(self, key: str) -> float:
        """How much a card in hand would be missed."""
        return 1.0 + self.use(key).ap

    def spent(self, key: str) -> bool:
        """Whether a Power on a slot has no Use left."""
        return any(power.use == 0 for power in self.side.powers if f"@{power.slot}" == key)

    # ----------------------------------------------------------------------------------------------------------- hits

    def expected(self, attacker: FighterView, target: FighterView, atk: int | None = None) -> int:
        """The DMG that a hit would deal, by what is open to all."""
        base = max(0, (attacker.atk if atk is None else atk) - target.defense)
        kinds = {*attacker.elements, *attacker.types}
        if kinds & set(target.weak_to):
            base += target.weakness
        if kinds & set(target.resists):
            base -= target.resistance
        for fighter, way, sign in ((attacker, "Dealt", 1), (target, "Taken", -1)):
            for each in fighter.conditions:
                if each.name.startswith(("Hit ", "All ")) and each.name.endswith(way):
                    base += sign * each.value if each.kind == "buff" else -sign * each.value
        return max(0, base)

    def harm(self, foe: FighterView) -> float:
        """The DMG that an enemy's hit deals to one's own Fighters, one with another."""
        return sum(self.expected(foe, each) for each in self.mine.values()) / max(1, len(self.mine))

    def hurt(self, target: FighterView, dmg: int) -> float:
        """What DMG is worth to its target's enemy."""
        left = target.hp + target.protection
        return min(dmg, left) + (FELLED if dmg >= left else 0.0)

    def hit(self, cell: str, atk: int | None = None) -> float:
        """How much a hit on a cell promises; hitting friends or nothing promises nothing good."""
        target = self.theirs.get(cell)
        if target is None:
            if cell in self.summons and self.summons[cell].owner != self.seat:
                return 0.8
            return -2.0 if cell in self.mine else 0.0
        if self.ally is None or self.view.sheltered == self.seat:
            return 0.0
        if any(each.name in ("Shield", "Invincible") for each in target.conditions):
            return 0.3
        return self.hurt(target, self.expected(self.ally, target, atk))

    def strikes(self, use: Use, named: Sequence[str]) -> float:
        """What the hit of a SPELL promises."""
        if use.aimed or use.aim == "on":
            return self.hit(named[0], use.atk) if named else 0.0
        if self.ally is None or self.ally.cell is None:
            return 0.0
        near = DISTANCE[BY_NAME[self.ally.cell]]
        if use.aim == "all":
            return sum(self.hit(cell, use.atk) for cell in self.theirs if self.theirs[cell].conditions) / 2
        return sum(self.hit(cell, use.atk) for cell in self.all if near[BY_NAME[cell]] == 1)

    def reaches(self, fighter: FighterView, start: int, target: FighterView) -> bool:
        """Whether a Fighter could hit another from a cell."""
        there = BY_NAME[target.cell or ""]
        if not 0 < DISTANCE[start][there] <= fighter.ra:
            return False
        return not any(NAMES[cell] in self.all or NAMES[cell] in self.summons for cell in BETWEEN[start][there])

    @cached_property
    def best(self) -> float:
        """The best hit that the current turn ally has now."""
        return 0.0 if self.ally is None or self.ally.cell is None else self.best_from(BY_NAME[self.ally.cell])

    def best_from(self, cell: int) -> float:
        """The best hit that the current turn ally would have from a cell."""
        ally = self.ally
        if ally is None:
            return 0.0
        return max((self.hit(at) for at, foe in self.theirs.items() if self.reaches(ally, cell, foe)), default=0.0)

    # ---------------------------------------------------------------------------------------------------------- places

    def near(self, cell: str) -> float:
        """Near the enemy, but not for its own sake."""
        if cell not in BY_NAME or not self.theirs:
            return 0.0
        return 2.0 - 0.2 * min(DISTANCE[BY_NAME[cell]][BY_NAME[each]] for each in self.theirs)

    def stands(self, cell: int) -> float:
        """How good a cell is for the current turn ally: what it can hit from there, else how near that is; and what
        could hit it there."""
        ally = self.ally
        if ally is None or not self.theirs:
            return 0.0
        away = {at: DISTANCE[cell][BY_NAME[at]] for at in self.theirs}
        threats = sum(
            min(self.expected(foe, ally), ally.hp) for at, foe in self.theirs.items() if away[at] <= foe.mp + foe.ra
        )
        gain = self.best_from(cell)
        return gain - 0.2 * threats - (0.3 * max(0, min(away.values()) - ally.ra) if gain <= 0 else 0.0)

    def steps(self, cell: str) -> float:
        """What a Move gains; every step counts a little, and so does the AP that Skipping would have paid."""
        if self.ally is None or self.ally.cell is None:
            return 0.0
        return self.stands(BY_NAME[cell]) - self.stands(BY_NAME[self.ally.cell]) - 0.1

    def goes(self, path: str) -> float:
        """Where an effect lets a Fighter go: out of reach of whoever is about to hit, else where it stands best."""
        cell = path.split("-")[-1]
        foe = next((each for each in reversed(self.view.chain) if each.seat != self.seat and each.origin), None)
        if foe is not None and foe.origin in BY_NAME:
            cell = next(iter(foe.at), foe.origin) if cell == "stay" else cell
            return float(DISTANCE[BY_NAME[foe.origin]][BY_NAME[cell]]) if cell in BY_NAME else 0.0
        if cell == "stay" or self.ally is None or self.ally.cell is None:
            return 0.0 if self.ally is None else self.stands(BY_NAME[self.ally.cell or ""])
        return self.stands(BY_NAME[cell])

    # ---------------------------------------------------------------------------------------------------------- pushes

    def slammed(self, cell: str, way: str, n: int) -> tuple[float, int]:
        """What a push is worth by its DMG, and how far it goes: against the border, or into somebody, it hurts."""
        here, gone, into = BY_NAME[cell], 0, None
        while gone < n:
            to = step(here, way)
            if to is None or NAMES[to] in self.all or NAMES[to] in self.summons:
                into = None if to is None else self.all.get(NAMES[to])
                break
            here, gone = to, gone + 1
        hit = [self.all.get(cell), into] if gone < n else []
        return sum(self.hurt(f, n - gone) * (-1 if f.cell in self.mine else 1) for f in hit if f is not None), gone

    def pushes(self, cell: str, way: str, n: int) -> float:
        """A push of the current turn ally: what it hurts, and the hit that it takes away."""
        if cell not in self.theirs or self.ally is None or self.ally.cell is None:
            return -1.0
        worth, gone = self.slammed(cell, SHORT_NAMES.get(way, way), n)
        far = gone and DISTANCE[BY_NAME[self.ally.cell]][BY_NAME[cell]] + gone > self.ally.ra
        return worth - (self.best if far else 0.0)

    def thrown(self, who: Any, way: str) -> float:
        """Which way an effect pushes: an enemy where it hurts, a friend where it does not."""
        at = str(who.words.get("at", "")) if isinstance(who, Text) else ""
        sides = ((self.seat, self.mine), (1 - self.seat, self.theirs))
        found = [f for seat, side in sides for f in side.values() if at == f"{SEATS[seat]}{f.slot}"]
        return sum(self.slammed(f.cell or "", SHORT_NAMES.get(way, way), TRACKER_LIMIT)[0] for f in found)

    # ------------------------------------------------------------------------------------------------------------ uses

    def net(self, use: Use, named: Sequence[str], struck: Sequence[str] = (), times: float = 1.0) -> float:
        """What a use gains, less its AP; what can be done but once had better be worth it."""
        return times * self.gain(use, named, struck) - self.paid(use.ap) - (0.5 if use.scarce else 0.0)

    def gain(self, use: Use, named: Sequence[str], struck: Sequence[str] = ()) -> float:
        """What a use does for the seat."""
        deeds = [deed for deed in use.deeds if deed.word not in ("if", "let", "lasting")]
        if not deeds:
            return 1.0 if not use.aim else 0.0
        if named and any(deed.mode for deed in deeds):
            picked, named = named[0].split(","), named[1:]
            deeds = [deed for deed in deeds if not deed.mode or str(deed.mode) in picked]
        return sum(self.deed(deed, named, struck) for deed in deeds)

    def trigger(self, use: Use) -> float:
        """What a Trigger promises that waits for its situation."""
        return sum(2.2 if deed.word == "negate" else max(0.5, 0.9 * deed.n) for deed in use.deeds)

    def deed(self, deed: Deed, named: Sequence[str], struck: Sequence[str]) -> float:
        """What one thing that a use does is worth."""
        at = self.meant(deed, named, struck)
        cells = [cell for cell in at if cell in self.all]
        if deed.word in (*GOOD, *DONE_TO) and (cells or deed.to in ("own", "foe")):
            found = [self._done_to(deed, self.all[cell]) for cell in cells]
            return (sum(found) if deed.every or deed.to == "struck" else max(found, default=0.0)) if found else 0.0
        return DONE.get(deed.word, lambda _eye, _deed, _at: 0.3)(self, deed, at)

    def _done_to(self, deed: Deed, f: FighterView) -> float:
        mine = f.cell in self.mine
        if deed.word in DONE_TO:
            return DONE_TO[deed.word](self, deed, f, mine)
        return GOOD[deed.word](self, deed, f) * (1 if mine else -1)

    def meant(self, deed: Deed, named: Sequence[str], struck: Sequence[str]) -> list[str]:
        """The keys of those to whom something is done."""
        if deed.to.isdigit():
            place = int(deed.to) - 1
            return named[place].split(",") if place < len(named) else []
        if deed.to == "self":
            return [self.ally.cell or ""] if self.ally is not None else []
        sides = {"struck": struck, "own": self.mine, "foe": self.theirs}
        return list(sides.get(deed.to, named if deed.word in ("status", "cleanse", "swap") else ()))

    def touched(self, keys: Sequence[str]) -> float:
        """Whether targets are the enemy's rather than one's own; options are not read for what they do."""
        score = 0.0
        for key in keys:
            for part in key.split(","):
                if part in self.theirs:
                    score += 1.5 - 0.1 * self.theirs[part].hp
                elif part in self.mine:
                    score += 0.4
        return score


Good = Callable[[Eye, Deed, FighterView], float]
"""What something is worth to the Fighter that it is done to."""
Done = Callable[[Eye, Deed, FighterView, bool], float]
"""What it is worth to the seat, where that is not the same, or the opposite, by whose Fighter it is."""


def _condition(fighter: FighterView, kind: str, name: str) -> int | None:
    """The value of a condition, or None if a Fighter doesn't have it."""
    return next((each.value for each in fighter.conditions if (each.kind, each.name) == (kind, name)), None)


def _full(f: FighterView) -> bool:
    return len(f.conditions) >= CONDITION_LIMIT


def _buff(eye: Eye, deed: Deed, f: FighterView) -> float:
    """A Buff is good for who has it, a Debuff bad; those of hits come to bear again and again, but who hurts nobody has
    nothing more to lose."""
    kind = "debuff" if deed.word == "debuff" else "buff"
    has = _condition(f, kind, deed.name)
    if has is None and _full(f):
        return 0.0
    most: float = min(deed.n, TRACKER_LIMIT - (has or 0))
    if kind == "debuff" and deed.name.endswith("Dealt") and f.cell not in eye.mine:
        most = min(most, 1.5 * eye.harm(f))
    worth = OF_HITS.get(deed.name.split()[0], 0.2) * most
    return worth if kind == "buff" else -worth


def _status(_eye: Eye, deed: Deed, f: FighterView) -> float:
    return 0.0 if _full(f) or _condition(f, "status", deed.name) is not None else -STATUS[deed.name]


def _change(eye: Eye, deed: Deed, f: FighterView) -> float:
    """What is over with the turn counts for the hit of the turn alone."""
    if deed.word == "set":
        return -2 * STATS.get(deed.name, 0.0)
    if deed.now:
        return deed.n * 1.0 if f is eye.ally and eye.best > 0 and deed.name == "atk" else 0.0
    return deed.n * STATS.get(deed.name, 0.3)


def _dmg(eye: Eye, deed: Deed, f: FighterView) -> float:
    """DMG that is more or less than it would be; so many times that of the hit of the turn."""
    if deed.word == "dmg" and deed.name == "dealt hit" and deed.n > 1:
        return eye.best if f is eye.ally else 0.0
    return 0.8 * (-deed.n if deed.name.startswith("taken") else deed.n)


def _allow(eye: Eye, deed: Deed, f: FighterView) -> float:
    if deed.name == "extra_hit":
        return eye.best if f is eye.ally else 0.0
    return 0.8


GOOD: dict[str, Good] = {
    "damage": lambda eye, deed, f: -eye.hurt(f, deed.n),
    "lose": lambda eye, deed, f: -eye.hurt(f, deed.n) if deed.name == "hp" else -0.6 * deed.n,
    "heal": lambda _eye, deed, f: min(deed.n, f.max_hp - f.hp),
    "buff": _buff,
    "debuff": _buff,
    "shift": _buff,
    "status": _status,
    "change": _change,
    "set": _change,
    "dmg": _dmg,
    "forbid": lambda _eye, deed, _f: -FORBIDDEN.get(deed.name, 0.6),
    "allow": _allow,
    "negate_skills": lambda _eye, _deed, f: -(0.5 + 0.4 * len(f.skills)),
    "defeat": lambda _eye, _deed, f: -(FELLED + f.hp),
}
"""What is done to a Fighter, weighed for that Fighter."""


def _gain(_eye: Eye, deed: Deed, f: FighterView, mine: bool) -> float:
    if deed.name in ("time", "uses"):
        return 0.3
    room = TRACKER_LIMIT - f.protection if deed.name == "protection" else deed.n
    return 0.7 * min(deed.n, room) * (1 if mine else -1)


def _cleanse(_eye: Eye, deed: Deed, f: FighterView, mine: bool) -> float:
    """What is taken: the good from others, the bad from one's own."""
    fits = [each for each in f.conditions if deed.name in ("any", each.kind, each.name, f"{each.kind} {each.name}")]
    good = sum(each.kind == "buff" or STATUS.get(each.name, 0.0) < 0 for each in fits)
    right, wrong = (len(fits) - good, good) if mine else (good, len(fits) - good)
    return float(min(deed.n, right) if right or deed.name == "any" else -min(deed.n, wrong))


def _push(eye: Eye, deed: Deed, f: FighterView, mine: bool) -> float:
    """The DMG of the way that it can take."""
    if mine or f.cell is None or deed.word != "push":
        return -0.5
    ways: Sequence[str] = tuple(SHORT_NAMES.values())
    if deed.name == "away" and eye.ally is not None and eye.ally.cell is not None:
        ways = BEARINGS[BY_NAME[eye.ally.cell]][BY_NAME[f.cell]]
    return max(eye.slammed(f.cell, way, deed.n)[0] for way in ways) + 0.1 if ways else 0.1


DONE_TO: dict[str, Done] = {
    "gain": _gain,
    "cleanse": _cleanse,
    "push": _push,
    "transfer": lambda _eye, deed, f, mine: 0.5 * min(deed.n, f.max_hp - f.hp) if mine else -1.0,
    "return": lambda _eye, _deed, f, mine: 0.6 * (f.max_hp - f.hp) - 0.5 if mine else 2.0,
}
"""What is done to a Fighter, weighed for the seat."""


def _players(eye: Eye, deed: Deed, _at: list[str]) -> float:
    """AP, Souls, Time and Use: of whom they are is said by what is done."""
    each = {"souls": 6.0, "ap": eye.paid(1)}.get(deed.name, 0.5)
    lost = deed.word == "lose" and deed.to == "you"
    return -each * deed.n if lost else each * deed.n


def _power_gone(eye: Eye, deed: Deed, at: list[str]) -> float:
    """A Power of the other side, rather than one's own."""
    if deed.to == "own" or any(key.startswith("ab"[eye.seat]) for key in at):
        return -0.6
    return 1.6


DONE: dict[str, Callable[[Eye, Deed, list[str]], float]] = {
    "draw": lambda eye, deed, _at: (0.7 if eye.side.hand_count < TRACKER_LIMIT else 0.2) * deed.n,
    "discard": lambda _eye, deed, _at: 0.8 if deed.to == "foe" else -0.5 * deed.n,
    "gain": _players,
    "lose": _players,
    "search": lambda _eye, _deed, _at: 0.9,
    "recover": lambda _eye, _deed, _at: 0.8,
    "create": lambda _eye, deed, _at: (0.9 if deed.name else 0.6) * deed.n,
    "destroy": _power_gone,
    "return": _power_gone,
    "control": lambda _eye, _deed, _at: 4.0,
    "revive": lambda _eye, _deed, _at: 6.0,
    "hit": lambda eye, _deed, _at: eye.best,
    "extra_turn": lambda eye, _deed, _at: 2.5 + eye.best,
    "play": lambda _eye, _deed, _at: 1.2,
    "price": lambda _eye, deed, _at: 0.8 * deed.n,
    "repeat": lambda _eye, deed, _at: 0.8 * (deed.n - 1),
    "end_round": lambda _eye, _deed, _at: 0.0,
    "status": lambda _eye, _deed, _at: 0.0,
}
"""What is done to players and cards, weighed for the seat; anything else is worth a little."""
