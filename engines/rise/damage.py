"""Damage: what takes something off a hit, and what it does. [RS-823 RS-901 to RS-917 RS-1307]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, which
from engines.kernel.cards.flow import Effect, effect_of
from engines.kernel.cards.happening import Shield
from engines.kernel.cards.lasting import Active
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import say

from .board import Board
from .combat import is_attacking, passes_walls
from .counters import unmark
from .moving import destroy
from .replacements import happening, key_of, shield_ask, shields_of, sign_of, use_shield, wish_ask
from .state import FIRST_ID, CardName, Guard, Hit, Summoner, seat_of


def damage(
    g: Board,
    ids: Sequence[int],
    amount: int,
    source: Id,
    chooser: int | None = None,
    *,
    note: str = "",
    blow: bool = False,
) -> None:
    """Damage from outside combat: one hit on each; those that die of it die together. The effect calls by the name of
    `note` whether any is dealt; of a `blow` its source strikes. [RS-911 RS-917]"""
    if amount <= 0:
        return
    there = [id for id in ids if g.is_in_play(id)]
    for ref in reversed([id for id in there if id < FIRST_ID]):
        g.push(
            HitPlayer(
                seat=seat_of(ref),
                amount=amount,
                source=source,
                chooser=seat_of(ref) if chooser is None else chooser,
                note=note,
                blow=blow,
            )
        )
    hits = tuple(Hit(id, amount, source) for id in there if id >= FIRST_ID)
    if hits:
        g.push(Hits(hits=hits, stamp=g.s.stamp, note=note, blow=blow))


def guards_of(g: Board, hit: Hit) -> list[Guard]:
    """What would take something off a hit: what prevents damage, then what happens instead of it; nothing that a Door
    does against an attacker with Wall Pass. [RS-1035 RS-1036 RS-1307]"""
    found: list[Guard] = []
    met: dict[tuple[Id, str], int] = {}
    for each in (*g.lastings("prevent"), *g.printed_parts("prevent")):
        lasting, part, source = each.lasting, each.part, g.id_of(each.scope.this)
        where, nth = ("", 0) if lasting is not None else (part.label, met.get((source, part.label), 0))
        met[source, where] = nth + 1
        if part.combat and not hit.combat or not each.holds():
            continue
        if each.means(hit.id if part.target == "to" else hit.source) and not (
            part.first and _turn_spent(g, source, hit)
        ):
            found.append(Guard(source, lasting.stamp if lasting is not None else 0, where, nth))
    found += [
        guard
        for guard, shield in _shields(g, hit).items()
        if guard not in hit.declined and key_of(shield) not in hit.passed
    ]
    if found and hit.combat and is_attacking(g, hit.source):
        return [guard for guard in found if not passes_walls(g, hit.source, guard.source)]
    return found


def _event_of(g: Board, hit: Hit, amount: int | None = None) -> Event:
    """A hit as damage that is about to be dealt: as much, or what is left of it."""
    return happening(g, "damaged", hit.id, hit.kind, hit.source, hit.amount if amount is None else amount)


def _shields(g: Board, hit: Hit) -> dict[Guard, Shield]:
    """What would happen instead of a hit."""
    found = [(*sign_of(g, each), each) for each in shields_of(g, _event_of(g, hit))]
    return {Guard(source, stamp, where, replaces=True): each for stamp, source, where, each in found}


def _shield(g: Board, guard: Guard, hit: Hit, event: Event) -> Shield:
    """What would happen instead of a hit, as it looks at what is left of that."""
    shield = _shields(g, hit)[guard]
    shield.scope.event = event
    return shield


def _turn_spent(g: Board, source: Id, hit: Hit) -> bool:
    """Whether what prevents the first damage of a turn has done so. [RS-729]"""
    return cast(Any, g.s.things[source]).used.get(f"prevent:{hit.id}") == g.s.turn


def _guarding(g: Board, guard: Guard) -> Active:
    """What prevents damage: an effect that lasts, or what a card prints."""
    if guard.stamp:
        return next(
            each for each in g.lastings("prevent") if each.lasting is not None and each.lasting.stamp == guard.stamp
        )
    own = [
        each
        for each in g.printed_parts("prevent")
        if g.id_of(each.scope.this) == guard.source and each.part.label == guard.where
    ]
    return own[guard.nth]


def _stopped(g: Board, guard: Guard, hit: Hit, amount: int) -> tuple[int, bool]:
    """How much of a hit a guard takes off, and whether that uses it up."""
    if guard.replaces:
        return amount - (_shield(g, guard, hit, _event_of(g, hit, amount)).after(amount) or 0), True
    what = _guarding(g, guard)
    if what.lasting is not None:
        return (min(amount, what.lasting.uses), True) if what.lasting.uses > 0 else (amount, False)
    part = what.part
    return amount if part.n is None else max(0, min(amount, part.n.get(what.scope))), part.first


def disputed(g: Board, hit: Hit) -> list[Guard]:
    """The guards of which the player of what is hit picks the next one: none where it makes no difference. [RS-1307
    RS-1505]"""
    guards, left = _still(g, hit)
    if left <= 0 or len(guards) < 2:
        return []
    if any(guard.replaces for guard in guards):
        return guards
    stopped = [_stopped(g, guard, hit, left) for guard in guards]
    return guards if any(used for _, used in stopped) and sum(n for n, _ in stopped) > left else []


def _still(g: Board, hit: Hit) -> tuple[list[Guard], int]:
    """The guards that are not in order yet, and what those that are leave of a hit."""
    guards, left = guards_of(g, hit), hit.amount
    for guard in hit.guards:
        if guard in guards:
            guards.remove(guard)
            left -= _stopped(g, guard, hit, left)[0]
    return guards, left


def _offered(g: Board, hit: Hit) -> Guard | None:
    """What its player is asked about before a hit is dealt: what may happen instead of what is left of it. [RS-624]"""
    guards, left = _still(g, hit)
    return next((each for each in guards if left > 0 and _asks(g, hit, each)), None)


def _asks(g: Board, hit: Hit, guard: Guard) -> bool:
    asks = guard.replaces and _shields(g, hit)[guard].may
    return asks and not g.s.seats[g.seat_of(guard.source)].out


def _unguarded(g: Board, hit: Hit) -> int:
    """What is left of a hit, each guard being used once, in the order wanted. [RS-1307]"""
    guards = guards_of(g, hit)
    chosen = [each for each in hit.guards if each in guards]
    return _guarded(g, hit, [*chosen, *(each for each in guards if each not in chosen and not _asks(g, hit, each))])


def _guarded(g: Board, hit: Hit, guards: Sequence[Guard]) -> int:
    """What some guards leave of a hit, used in this order."""
    amount, shields = hit.amount, _shields(g, hit) if guards else {}
    for guard in guards:
        if amount <= 0:
            break
        if guard.replaces:
            shield, event = shields[guard], _event_of(g, hit, amount)
            shield.scope.event = event
            amount = shield.after(amount) or 0
            use_shield(g, shield, event, hit.passed)
            continue
        what = _guarding(g, guard)
        stopped, used = _stopped(g, guard, hit, amount)
        amount -= stopped
        if what.lasting is not None and what.part.do_:
            _answer(g, what, _event_of(g, hit, stopped))
        if what.lasting is not None and used:
            g.use_up(what.lasting, stopped)
        elif used:
            thing = g.edit(guard.source)
            thing.used = {**thing.used, f"prevent:{hit.id}": g.s.turn}
        card = CardName(what.lasting.card if what.lasting is not None else g.definition(guard.source))
        text = say("rs-log-prevented", what=g.name(hit.id), n=stopped, card=card)
        g.happen(Event("prevented", subject=hit.id, amount=stopped), text, "RS-1307")
    return amount


def _answer(g: Board, what: Active, event: Event) -> None:
    """What happens each time an effect prevents damage. [RS-1307]"""
    lasting: Any = what.lasting
    g.push(effect_of(lasting, at=f"{lasting.at}.do", event=event))


def redirect(g: Board, to: int, event: Event, passed: tuple[int, ...]) -> None:
    """Damage that would be dealt is dealt to something else: as much, by the same source and of the same kind; what has
    happened instead of it does so no more. [RS-911 RS-1307]"""
    source, combat = g.id_of(event.other), event.kind == "combat"
    if not g.is_in_play(to) or event.amount <= 0:
        return
    if to < FIRST_ID:
        seat = seat_of(to)
        g.push(HitPlayer(
            seat=seat, amount=event.amount, source=source, chooser=seat, combat=combat, passed=passed, moved=True
        ))  # fmt: skip
    else:
        g.push(Hits(hits=(Hit(to, event.amount, source, combat, passed=passed),), stamp=g.s.stamp, moved=True))


def deal(g: Board, hit: Hit) -> tuple[int, bool]:
    """A hit on a card or a Summoner: how much it deals; whether it kills a Creature or Door: it has to reach its
    Defense. [RS-901 RS-904 RS-908 RS-911]"""
    if not g.is_in_play(hit.id) or hit.amount <= 0:
        return 0, False
    if isinstance(g.s.things[hit.id], Summoner):
        return _hurt(g, hit), False
    return _wound(g, hit) if g.kind_of(hit.id) in ("creature", "door") else (0, False)


def _wound(g: Board, hit: Hit) -> tuple[int, bool]:
    """A Creature or Door is hit. [RS-901 RS-904 RS-911 RS-1238]"""
    id, amount = hit.id, _unguarded(g, hit)
    if amount <= 0:
        return 0, False
    if g.marked(id, "paranoia"):
        amount *= 2
        unmark(g, id, "paranoia")
    lethal = amount >= g.defense(id)
    g.mark_recent("damaged", id, amount=amount)
    text = say("rs-log-hit", what=g.name(id), n=amount, source=g.name(hit.source), lethal="yes" if lethal else "no")
    g.occur(
        Event("is_hit", g.seat_of(id), id, hit.source, amount, hit.kind), text, "RS-901" if hit.combat else "RS-911"
    )
    return amount, lethal


def _hurt(g: Board, hit: Hit) -> int:
    """A Summoner takes damage: its Life is lower for good. [RS-908 RS-910 RS-911]"""
    id, amount = hit.id, _unguarded(g, hit)
    if amount <= 0:
        return 0
    summoner = g.edit(id)
    lost = min(amount, summoner.life)
    summoner.life -= lost
    g.mark_recent("damaged", id, amount=amount)
    text = say("rs-log-hurt", what=g.name(id), n=amount, source=g.name(hit.source), life=summoner.life)
    g.occur(Event("is_hit", summoner.owner, id, hit.source, amount, hit.kind), text, "RS-908")
    if lost:
        g.occur(Event("life_lost", summoner.owner, id, amount=lost))
    return amount


class HitPlayer(Procedure, tag="hit_player", kw_only=True):
    """Damage to a player goes to one of their Summoners: the damaged player says which, unless another does. [RS-823
    RS-905 RS-911 RS-919]"""

    seat: int
    amount: int
    source: Id
    chooser: int
    combat: bool = False
    clause: str = "RS-911"
    passed: tuple[int, ...] = ()
    note: str = ""
    blow: bool = False
    moved: bool = False

    steps = ("choose", "hurt")

    def choose(self, g: Board) -> Verdict:
        """Which Summoner; a single one takes it without a question."""
        summoners = g.standing(self.seat)
        if not summoners:
            return END
        if len(summoners) == 1:
            self.hurt(g, summoners[0])
            return END
        chooser = self.seat if g.s.seats[self.chooser].out else self.chooser
        return summoner_ask(g, chooser, summoners, self.source, self.amount, self.clause)

    def hurt(self, g: Board, id: Id) -> None:
        """That one."""
        hit = Hit(id, self.amount, self.source, self.combat, passed=self.passed)
        g.push(Hits(hits=(hit,), note=self.note, blow=self.blow, moved=self.moved))


class Hits(Procedure, tag="hits", kw_only=True):
    """Hits at one moment: whose card or Summoner it is orders what would take something off each; then all are dealt.
    [RS-911 RS-913 RS-1307]"""

    hits: tuple[Hit, ...]
    at: int = 0
    stamp: int | None = None
    """What came into play later is another object than the one to be hit. [RS-310]"""
    fight: bool = False
    """Whether they are those of a fight, which buries what dies itself. [RS-903]"""
    moved: bool = False
    """Whether they are of damage that was dealt to something else at first: its source strikes that."""
    wish: Guard | None = None
    """What may happen instead of the next hit, if its player wishes."""
    note: str = ""
    """The name by which the effect below asks whether any damage was dealt."""
    blow: bool = False
    """Whether outside combat, too, it is the Attack of its source that strikes."""

    steps = ("choose", "chosen", "ask", "answered", "deal")

    def choose(self, g: Board) -> Verdict:
        """What takes something off the next hit, where that makes a difference."""
        while self.at < len(self.hits):
            hit = self.hits[self.at]
            there = g.is_in_play(hit.id) and not g.s.seats[g.seat_of(hit.id)].out
            guards = disputed(g, hit) if there else []
            self.wish = None if guards or not there else _offered(g, hit)
            if self.wish is not None:
                return "ask"
            if guards:
                prompt = say("rs-ask-instead", what=g.name(hit.id))
                return shield_ask(g, g.seat_of(hit.id), prompt, [guard.source for guard in guards])
            self.at += 1
        return "deal"

    def chosen(self, g: Board, number: int) -> Verdict:
        """That first."""
        hit = self.hits[self.at]
        guard = disputed(g, hit)[number]
        if _asks(g, hit, guard):
            self.wish = guard
            return "ask"
        self._now(structs.replace(hit, guards=(*hit.guards, guard)))
        return "choose"

    def _now(self, hit: Hit) -> None:
        self.hits = (*self.hits[: self.at], hit, *self.hits[self.at + 1 :])

    def ask(self, g: Board) -> Verdict:
        """Whether it happens instead."""
        hit = self.hits[self.at]
        return wish_ask(g, _shields(g, hit)[cast(Guard, self.wish)], "damaged", hit.id)

    def answered(self, g: Board, wished: bool) -> Verdict:
        """It does so at once, behind what takes something off the hit before it."""
        hit, guard = self.hits[self.at], cast(Guard, self.wish)
        self.wish = None
        if not wished:
            self._now(structs.replace(hit, declined=(*hit.declined, guard)))
            return "choose"
        passed = (*hit.passed, key_of(_shields(g, hit)[guard]))
        left = _guarded(g, hit, (*hit.guards, guard))
        self._now(structs.replace(hit, amount=left, guards=(), passed=passed))
        return "choose"

    def deal(self, g: Board) -> None:
        """All of them; what dies of them dies together."""
        below: Any = g.s.agenda[-2]
        dealt = [(hit, *deal(g, hit)) for hit in self.hits if g.same(hit.id, self.stamp)]
        dying = tuple(hit.id for hit, _, lethal in dealt if lethal)
        if self.fight:
            below.landed(g, [(hit, amount) for hit, amount, _ in dealt], dying)
            return
        for hit, amount, _ in dealt:
            if amount and (hit.combat or self.blow) and not self.moved:
                g.occur(Event("strikes", g.seat_of(hit.source), hit.source, hit.id, amount))
        if self.note and any(amount for _, amount, _ in dealt):
            next(iter(g.below(Effect))).note(self.note, 1)
        destroy(g, dying, why=self.hits[0].kind)


def summoner_ask(g: Board, chooser: int, summoners: tuple[Id, ...], source: int, amount: int, clause: str) -> Ask:
    """The question which Summoner takes damage; the default is the one with most Life, or for an opponent with
    least."""
    sign = 1 if g.owner_of(summoners[0]) == chooser else -1
    prompt = say("rs-ask-summoner", what=g.name(source), n=amount)
    return which(
        chooser, "summoner_for_damage", prompt, g.options(summoners), clause,
        worth=lambda id: sign * g.summoner(id).life,
    )  # fmt: skip
