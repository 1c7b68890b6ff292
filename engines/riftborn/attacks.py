"""Who can attack whom, and how; attacks of creatures and Weapons; blows: damage that somebody deals, and where
RELENTLESS takes the rest of it. [RB-601 to RB-663 RB-841 to RB-849 RB-856 to RB-861 RB-921 to RB-929 RB-936 to RB-944
RB-980 to RB-982]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from engines.kernel.ask import Offers, Option, which
from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from . import geometry
from .board import Board
from .checking import Aftermath, Following, check
from .damage import half, hurt, strike, taken, turn_up

ADJACENT, RANGED, OPEN, FLIGHT = "adjacent", "ranged", "open", "flight"
"""How an attack is made: the best way for the attacker counts. [RB-621]"""
WINGS = 2
"""The RANGE that FLIGHT lends in Blitz. [RB-856 RB-1211]"""


def is_protected(g: Board, id: Id) -> bool:
    """Whether only adjacent creatures can attack something. [RB-981 RB-982]"""
    return g.thing(id).down or "STEALTH" in g.wording(id).words and g.option("stealth_protection") == "always"


def has_wings(g: Board, id: Id) -> bool:
    """Whether a creature has FLIGHT and lies face-up. [RB-859 RB-980]"""
    return g.has(id, "FLIGHT") and not g.creature(id).down


def ranges(g: Board, a: Id) -> tuple[int, int]:
    """How many tiles away a creature attacks by RANGE, and by FLIGHT, of which a flying enemy in front of it takes the
    benefit. [RB-858 RB-859 RB-980]"""
    words = g.wording(a).words
    far = words.get("RANGE", 0)
    if "FLIGHT" not in words or g.creature(a).down:
        return far, 0
    met = any(has_wings(g, each) and g.seat_of(each) != g.seat_of(a) for each in g.related("in_front", a))
    return far, 0 if met else WINGS


def ways(g: Board, a: Id) -> Iterator[tuple[Id, str]]:
    """All enemy creatures that a creature could attack, with how. [RB-617 RB-618 RB-621 RB-856 RB-981]"""
    far, wings = ranges(g, a)
    shape, ids, numbers = g.standing()
    for n, tiles, is_open in geometry.enemies(shape, numbers[a], max(far, wings)):
        if tiles == 1:
            yield ids[n], ADJACENT
        elif (is_open or tiles <= far or tiles <= wings) and not is_protected(g, ids[n]):
            yield ids[n], RANGED if tiles <= far else OPEN if is_open else FLIGHT


def not_target(g: Board, a: Id, target: Id) -> str | None:
    """The clause that keeps a creature from attacking another one. [RB-622 RB-639 RB-858 RB-981]"""
    if g.seat_of(target) == g.seat_of(a):
        return "RB-622"
    if target in dict(ways(g, a)):
        return "RB-1117" if g.forbidden("be_attacked", target) else None
    if is_protected(g, target):
        return "RB-981"
    return "RB-858" if target in g.within(a, WINGS) and has_wings(g, a) else "RB-639"


def player_mode(g: Board, a: Id) -> str:
    """How a creature could attack the enemy player; "" if it can't. [RB-631 RB-633 RB-861]"""
    if not g.related("in_front", a):
        return OPEN
    far, wings = ranges(g, a)
    if not far and not wings:
        return ""
    rows = rows_to_player(g, a)
    return RANGED if rows <= far else FLIGHT if rows <= wings else ""


def rows_to_player(g: Board, a: Id) -> int:
    """How many rows a creature is from the enemy player. [RB-633]"""
    return g.rank_of(a) + len(g.s.seats[1 - g.seat_of(a)].ranks)


def not_by_weapon(g: Board, weapon: Id, target: Id) -> str | None:
    """The clause that keeps a Weapon from reaching a creature. [RB-644 RB-645 RB-648 RB-982]"""
    if g.seat_of(target) == g.seat_of(weapon):
        return "RB-622"
    if is_protected(g, target):
        return "RB-982"
    if g.forbidden("be_attacked", target):
        return "RB-1117"
    rows = g.rank_of(target) + len(g.s.seats[g.seat_of(weapon)].ranks)
    return None if not g.related("in_front", target) or rows <= g.x_of(weapon, "RANGE") else "RB-644"


def targets(g: Board, a: Id) -> Iterator[tuple[Id, str]]:
    """All that a creature could attack now, with how; 0 is the enemy player. [RB-640]"""
    for id, how in ways(g, a):
        if not g.forbidden("be_attacked", id):
            yield id, how
    if how := player_mode(g, a):
        yield 0, how


# ----------------------------------------------------------------------------------------------------- attack by attack


class Blow(Procedure, tag="blow", kw_only=True):
    """Damage to a creature, or to a player where there is none (`target` 0); what is left of it once that is killed
    passes on to who stands behind, at last to the player. [RB-936 to RB-941]"""

    seat: int
    source: int
    target: int
    n: int
    kind: str
    magic: bool = False
    passes: bool = False

    steps = ("strike", "choose", "chosen")
    holds: ClassVar[bool] = True

    def strike(self, g: Board) -> Verdict:
        """It is dealt; life is looked at at once. [RB-1203]"""
        source = g.id_of(self.source)
        if not self.target:
            self._add(g, hurt(g, 1 - self.seat, self.n, self.kind, source))
            check(g)
            return END
        id = g.there(self.target)
        if not id:
            return END
        dealt, self.n = strike(g, id, self.n, self.kind, source, magic=self.magic, passes=self.passes)
        self._add(g, dealt, self.target)
        check(g)
        return "choose" if self.n else END

    def _add(self, g: Board, dealt: int, victim: int = 0) -> None:
        """An attack knows what it has dealt in all, and to whom. [RB-607 RB-943 RB-963]"""
        attack = g.attack_under_way()
        if attack is not None and self.kind in ("attack", "weapon"):
            attack.total += dealt
            attack.victims = (*attack.victims, *((victim,) if victim else ()))

    def choose(self, g: Board) -> Verdict:
        """Where the rest goes: to whoever stands behind; of two the controller picks. [RB-937 RB-938]"""
        behind = g.related("behind", g.id_of(self.target))
        if len(behind) < 2:
            return self.chosen(g, behind[0] if behind else 0)
        options = g.options(behind)
        return which(self.seat, "passes", say("rb-ask-passes", n=self.n), options, "RB-938")

    def chosen(self, g: Board, id: Id) -> Verdict:
        """There it goes on. [RB-939]"""
        self.target = g.handle(id) if id else 0
        return "strike"


class Attack(Procedure, tag="attack", kw_only=True):
    """An attack: declared, dealt, answered, settled; with DOUBLE ATTACK a second time. [RB-602 to RB-610 RB-624 to
    RB-626 RB-641 RB-841 to RB-849]"""

    seat: int
    by: int
    """The creature or the Weapon, by handle."""
    target: int
    """The creature attacked, 0 for the player."""
    mode: str
    weapon: bool = False
    left: int = 1
    """How many attacks of the Action are left. [RB-841]"""
    total: int = 0
    victims: tuple[int, ...] = ()
    """All that this attack has hit, passed-on damage among it. [RB-607 RB-943]"""
    dealt: bool = False
    answered: bool = False
    began: int = 0
    """When damage began to be dealt, as a stamp, until all is settled: TRICK cards younger than that do not watch it.
    [RB-1039]"""

    steps = ("declare", "deal", "hit", "retaliate", "answer", "settle", "again", "chosen", "end")
    attacks: ClassVar[bool] = True
    handles: ClassVar[tuple[str, ...]] = ("by", "target", "victims")

    @property
    def holds(self) -> bool:  # type: ignore[override]
        """Whether deaths wait: from the damage to the end of the retaliation. [RB-609 RB-611]"""
        return self.dealt and not self.answered

    def declare(self, g: Board) -> None:
        """The Action is used, attacker and target turn face-up; then whatever answers it. [RB-625 RB-643 RB-849 RB-977
        RB-978]"""
        by, target = g.id_of(self.by), g.id_of(self.target)
        thing: Any = g.edit(by)
        if self.weapon:
            thing.left, thing.used = thing.left - 1, g.s.turn
        else:
            thing.acted = True
            self.left = 2 if g.has(by, "DOUBLE ATTACK") else 1
            turn_up(g, by, "RB-977")
        if target:
            turn_up(g, target, "RB-978")
        at = target or player_ref(1 - self.seat)
        g.mark_recent("attack", by, at)
        text = say("rb-log-attacks", who=SeatName(self.seat), what=g.name(by), target=g.name(at), mode=self.mode)
        name = "weapon_used" if self.weapon else "attack_declared"
        kind = "" if self.weapon else "creature" if target else "player"
        g.occur(Event(name, self.seat, by, target, kind=kind), text, "RB-641" if self.weapon else "RB-617")
        g.push(Aftermath())

    def _there(self, g: Board) -> bool:
        """Whether attacker and target are still on the field, and on different sides. [RB-624]"""
        by, target = g.there(self.by), g.there(self.target)
        if not by or g.seat_of(by) != self.seat:
            return False
        return not self.target or bool(target) and g.seat_of(target) != self.seat

    def deal(self, g: Board) -> Verdict:
        """Damage equal to Attack, with the READY bonus. [RB-602 RB-624 RB-625 RB-641 RB-881 RB-926 RB-927
        RB-928]"""
        by = g.id_of(self.by)
        bonus = 0
        if not self.weapon and g.there(self.by) and g.creature(by).ready:
            thing: Any = g.edit(by)
            bonus, thing.ready = thing.ready, 0
        if not self._there(g):
            g.happen(Event("attack_ended", self.seat), say("rb-log-attack-ends"), "RB-624")
            return "end"
        self.dealt, self.answered, self.total, self.victims, self.began = True, False, 0, (), g.s.stamp
        g.push(
            Blow(
                seat=self.seat, source=self.by, target=self.target, n=g.attack(by) + bonus,
                kind="weapon" if self.weapon else "attack", magic=g.has(by, "MAGIC"), passes=g.has(by, "RELENTLESS"),
            )
        )  # fmt: skip
        return None

    def hit(self, g: Board) -> None:
        """What answers the damage, on either side; SIPHON answers `strikes`, which an attack alone does. [RB-626 RB-961
        RB-962 RB-963]"""
        by = g.there(self.by)
        if by and not self.weapon:
            g.occur(Event("strikes", self.seat, by, amount=self.total, kind="attack"))
        self.answer(g)

    def retaliate(self, g: Board) -> Verdict:
        """The defending creature answers with half its Attack, if it was attacked from a tile away; BLOCK and PIERCE
        count here alone, and it is no MAGIC. [RB-604 RB-606 RB-609 RB-620 RB-630 RB-632 RB-642 RB-811 RB-812 RB-834
        RB-882 RB-911 RB-912 RB-1061]"""
        if not self.retaliates(g):
            return "answer"
        by, target = g.id_of(self.by), g.id_of(self.target)
        n, passes = retaliation(g, by, target), g.has(target, "RELENTLESS")
        g.push(Blow(seat=1 - self.seat, source=self.target, target=self.by, n=n, kind="retaliation", passes=passes))
        return None

    def retaliates(self, g: Board) -> bool:
        """Whether the target does."""
        if self.weapon or not self.target or not self._there(g) or self.mode == RANGED:
            return False
        target = g.id_of(self.target)
        if self.mode == OPEN and g.option("open_way_retaliation") == "off":
            return False
        if g.has(target, "DORMANT") or g.forbidden("retaliate", target):
            return False
        return g.option("dying_retaliation") == "on" or not g.is_dead(target)

    def answer(self, g: Board) -> None:
        """What answers the damage of one side. [RB-626]"""
        if g.s.heard:
            g.push(Following())

    def settle(self, g: Board) -> None:
        """Creatures are found dead, Experience is paid; then whatever follows. [RB-607 RB-609 RB-610]"""
        self.answered = True
        g.unsettled()
        check(g)
        self.victims, self.began = (), 0
        self.left -= 1
        g.push(Aftermath())

    def again(self, g: Board) -> Verdict:
        """The second attack of a DOUBLE ATTACK: on the same target, unless the card allows another one. [RB-843 to
        RB-848]"""
        if self.left < 1 or not self._there(g):
            return "end"
        by = g.id_of(self.by)
        if not g.said_of("allow", "second_target", by):
            return "deal"
        options = attack_options(g, by, (g.id_of(self.target), self.mode))
        return which(self.seat, "second_target", say("rb-ask-second"), options, "RB-843")

    def chosen(self, g: Board, picked: tuple[Id, str]) -> Verdict:
        """That one."""
        id, mode = picked
        target = g.handle(id) if id else 0
        if target != self.target:
            self.target, self.mode = target, mode
            if id:
                turn_up(g, id, "RB-978")
        return "deal"

    def end(self, g: Board) -> Verdict:
        """It is over; a Weapon without a use left breaks. [RB-643]"""
        g.unsettled()
        by = g.there(self.by)
        if by and not self.weapon and self.dealt:
            g.occur(
                Event("attacked", self.seat, by, g.there(self.target), kind="creature" if self.target else "player")
            )
        return END


def in_return(g: Board, id: Id) -> int:
    """What a creature deals in retaliation and in an Attack of Opportunity: half its Attack. [RB-513 RB-604 RB-1061
    RB-1062]"""
    return g.attack(id) if g.has(id, "VANGUARD") else half(g.attack(id))


def retaliation(g: Board, by: Id, target: Id) -> int:
    """What the target of an attack answers it with. [RB-811 RB-911 RB-912]"""
    n = in_return(g, target)
    return min(n, g.x_of(target, "PIERCE")) if g.has(by, "BLOCK") else n


def attack_options(g: Board, id: Id, *before: tuple[Id, str]) -> Offers:
    """Whom a creature can attack, with how and the retaliation to expect; somebody `before` all others. [RB-640]"""
    rows: dict[str, tuple[Id, str]] = {}
    for target, mode in (*before, *targets(g, id)):
        rows.setdefault(g.place(target) if target else "player", (target, mode))
    return Offers(partial(_attack_option, g, id), rows)


def _attack_option(g: Board, id: Id, key: str, row: tuple[Id, str]) -> Option:
    target, mode = row
    if not target:
        player = 1 - g.creature(id).controller
        text = say("rb-attack-player", who=SeatName(player), mode=mode)
        return Option(key, text, row, None, (g.place(player_ref(player)),))
    down = g.creature(target).down
    back = 0 if down else expected(g, id, target, mode)
    text = say("rb-attack-option", what=g.name(target), mode=mode, known="no" if down else "yes", n=back)
    return Option(key, text, row, None, (key,))


def would_kill(g: Board, id: Id, target: Id) -> bool:
    """Whether an attack would deal deadly damage, from what all can see. [RB-609 RB-630]"""
    thing = g.creature(target)
    n, absorbed = taken(g, target, g.attack(id) + g.creature(id).ready, "attack", magic=g.has(id, "MAGIC"))
    return thing.damage + n - absorbed >= g.max_health(target)


def expected(g: Board, id: Id, target: Id, mode: str) -> int:
    """The retaliation that an attack would draw, from what all can see. [RB-640]"""
    trial = Attack(seat=g.creature(id).controller, by=g.handle(id), target=g.handle(target), mode=mode)
    if not trial.retaliates(g) or g.option("dying_retaliation") == "off" and would_kill(g, id, target):
        return 0
    n = retaliation(g, id, target)
    return half(n) if g.has(id, "RESISTANCE") else n
