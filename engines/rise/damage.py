"""Damage: what takes something off a hit, and what it does. [RS-823 RS-901 to RS-917 RS-1307]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import structs

from engines.kernel.ask import Ask, Option, which
from engines.kernel.cards.flow import Effect, effect_of
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.telling.sentences import yes
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Text, say

from .board import Board
from .cards import ONCE
from .combat import is_attacking, passes_walls
from .counters import unmark
from .moving import destroy
from .replacements import Replacing, happening
from .state import FIRST_ID, CardName, seat_of
from .words import BODIES


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
    hits = tuple([happening(g, "damaged", id, "effect", source, amount) for id in there if id >= FIRST_ID])
    if hits:
        g.push(Hits(events=hits, note=note, blow=blow))


class Prevention(NamedTuple):
    """What prevents damage, or some of it: an effect that lasts, or what a card prints. [RS-1307]"""

    key: str
    card: str
    source: Id
    what: Active

    may = False

    @property
    def lasting(self) -> Any:
        """The effect, if it is one that lasts by itself."""
        return self.what.lasting if self.what.subject is not None else None

    @property
    def used(self) -> bool:
        """Whether it is used by preventing."""
        return self.what.part.first if self.lasting is None else self.lasting.uses > 0

    def stops(self, amount: int) -> int:
        """How much of some damage it prevents."""
        if self.lasting is not None:
            return min(amount, self.lasting.uses) if self.used else amount
        n = self.what.part.n
        return amount if n is None else max(0, min(amount, n.get(self.what.scope)))


def _preventing(g: Board, hit: Event) -> list[Prevention]:
    """What would prevent damage. [RS-729 RS-1035 RS-1036 RS-1307]"""
    found: list[Prevention] = []
    met = Counter[str]()
    for each in (*g.lastings("prevent"), *g.printed_parts("prevent")):
        lasting, part, source = each.lasting, each.part, g.id_of(each.scope.this)
        key = f"~{lasting.stamp}" if lasting is not None else f"{source} {part.label}"
        met[key] += 1  # the same twice on one thing
        if part.combat and hit.kind != "combat" or not each.holds():
            continue
        spent = part.first and g.left(ONCE, each.scope.this, _first_of(g, hit), 0) <= 0
        if not spent and each.means(hit.subject if part.target == "to" else hit.other):
            card = lasting.card if lasting is not None else g.definition(source)
            found.append(Prevention(key if met[key] == 1 else f"{key} {met[key]}", card, source, each))
    return found


def _first_of(g: Board, hit: Event) -> str:
    """The name under which it is counted that the first damage of a turn to something was prevented. [RS-729]"""
    return f"prevent:{g.handle(hit.subject)}"


def redirect(g: Board, to: int, event: Event) -> None:
    """Damage that would be dealt is dealt to something else: as much, by the same source and of the same kind. [RS-911
    RS-1307]"""
    source = g.id_of(event.other)
    if not g.is_in_play(to) or event.amount <= 0:
        return
    if to < FIRST_ID:
        seat = seat_of(to)
        g.push(HitPlayer(seat=seat, amount=event.amount, source=source, chooser=seat, kind=event.kind, moved=True))
    else:
        g.push(Hits(events=(happening(g, "damaged", to, event.kind, source, event.amount),), moved=True))


def _wound(g: Board, hit: Event) -> bool:
    """A Creature or Door is hit: whether that kills it, as it has to reach its Defense. [RS-901 RS-904 RS-911]"""
    id, amount = hit.subject, hit.amount
    lethal = amount >= g.defense(id)
    g.mark_recent("damaged", id, amount=amount)
    text = say("rs-log-hit", what=g.name(id), n=amount, source=g.name(hit.other), lethal=yes(lethal))
    clause = "RS-901" if hit.kind == "combat" else "RS-911"
    g.occur(structs.replace(hit, name="is_hit", seat=g.seat_of(id)), text, clause)
    return lethal


def _hurt(g: Board, hit: Event) -> None:
    """A Summoner takes damage: its Life is lower for good. [RS-908 RS-910 RS-911]"""
    id, amount, summoner = hit.subject, hit.amount, g.edit(hit.subject)
    lost = min(amount, summoner.life)
    summoner.life -= lost
    g.mark_recent("damaged", id, amount=amount)
    text = say("rs-log-hurt", what=g.name(id), n=amount, source=g.name(hit.other), life=summoner.life)
    g.occur(structs.replace(hit, name="is_hit", seat=summoner.owner), text, "RS-908")
    if lost:
        g.occur(Event("life_lost", summoner.owner, id, amount=lost))


class HitPlayer(Procedure, tag="hit_player", kw_only=True):
    """Damage to a player goes to one of their Summoners: the damaged player says which, unless another does. [RS-823
    RS-905 RS-911 RS-919]"""

    seat: int
    amount: int
    source: Id
    chooser: int
    kind: str = "effect"
    clause: str = "RS-911"
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
        hit = happening(g, "damaged", id, self.kind, self.source, self.amount)
        g.push(Hits(events=(hit,), note=self.note, blow=self.blow, moved=self.moved))


class Hits(Replacing, tag="hits", kw_only=True):
    """Hits at one moment: whose card or Summoner it is orders what takes something off each; then all are dealt.
    [RS-911 RS-913 RS-1307 RS-1308]"""

    fight: bool = False
    """Whether they are those of a fight, which buries what dies itself. [RS-903]"""
    moved: bool = False
    """Whether they are of damage that was dealt to something else at first: its source strikes that."""
    note: str = ""
    """The name by which the effect below asks whether any damage was dealt."""
    blow: bool = False
    """Whether outside combat, too, it is the Attack of its source that strikes."""
    effects: tuple[Effect, ...] = ()

    steps = ("next", "chosen", "ask", "answered", "commit", "instead")

    def prompt(self, g: Board) -> Text:
        """What happens instead of a hit."""
        return say("rs-ask-instead", what=g.name(self.event(g).subject))

    def found(self, g: Board) -> list[Any] | None:
        """What takes something off the hit, or happens instead of it; nothing that a Door does against an attacker with
        Wall Pass. [RS-1035 RS-1036]"""
        hit, shields = self.event(g), super().found(g)
        if shields is None or not g.is_in_play(hit.subject) or hit.amount <= 0:
            return None
        found = [*(each for each in _preventing(g, hit) if each.key not in self.used), *shields]
        if not found or hit.kind != "combat" or not is_attacking(g, hit.other):
            return found
        return [each for each in found if not passes_walls(g, hit.other, _source_of(g, each))]

    def options(self, g: Board, found: Sequence[Any]) -> list[Option]:
        """Which comes first, where that makes a difference. [RS-1308 RS-1505]"""
        options, amount = super().options(g, found), self.events[self.at].amount
        if all(isinstance(each, Prevention) for each in found):
            together = sum(each.stops(amount) for each in found)
            return options if any(each.used for each in found) and together > amount else options[:1]
        return options

    def apply(self, g: Board, shield: Any) -> Verdict:
        """It takes something off."""
        if not isinstance(shield, Prevention):
            return super().apply(g, shield)
        hit, lasting = self.event(g), shield.lasting
        stopped = shield.stops(hit.amount)
        self.used = (*self.used, shield.key)
        if lasting is not None and shield.what.part.do_:
            event = structs.replace(self.events[self.at], amount=stopped)
            self.then(g, effect_of(lasting, at=f"{lasting.at}.do", event=event))
        if shield.used and lasting is not None:
            g.use_up(lasting, stopped)
        elif shield.used:
            g.spend(ONCE, shield.what.scope.this, _first_of(g, hit), 0)
        text = say("rs-log-prevented", what=g.name(hit.subject), n=stopped, card=CardName(shield.card))
        g.happen(Event("prevented", subject=hit.subject, amount=stopped), text, "RS-1307")
        self.change(hit.amount - stopped)
        return "next"

    def then(self, g: Board, effect: Effect) -> None:
        """What is done instead follows once all are dealt."""
        self.effects = (*self.effects, effect)

    def commit(self, g: Board) -> None:
        """All of them are dealt; what dies of them dies together. [RS-917 RS-1238]"""
        dealt: list[Event] = []
        dying: list[Id] = []
        for each in self.left:
            for id in g.still((each.subject,)) if each.amount > 0 else ():
                hit = structs.replace(each, subject=id, other=g.id_of(each.other))
                if g.is_summoner(id):
                    _hurt(g, hit)
                elif g.kind_of(id) in BODIES:
                    if g.marked(id, "paranoia"):
                        hit = structs.replace(hit, amount=2 * hit.amount)
                        unmark(g, id, "paranoia")
                    dying += [id] if _wound(g, hit) else []
                else:
                    continue
                dealt.append(hit)
        self._struck(g, dealt, tuple(dying))

    def _struck(self, g: Board, dealt: Sequence[Event], dying: tuple[Id, ...]) -> None:
        if self.fight:
            below: Any = g.s.agenda[-2]
            below.landed(g, dealt, dying)
            return
        for hit in dealt:
            if (hit.kind == "combat" or self.blow) and not self.moved:
                g.occur(Event("strikes", g.seat_of(hit.other), hit.other, hit.subject, hit.amount))
        if self.note and dealt:
            next(iter(g.below(Effect))).note(self.note, 1)
        destroy(g, dying, why=self.events[0].kind)

    def instead(self, g: Board) -> None:
        """Then what is done instead, in the order in which it was chosen."""
        for effect in reversed(self.effects):
            g.push(effect)


def _source_of(g: Board, each: Any) -> Id:
    """Whose card it is that takes something off a hit."""
    return each.source if isinstance(each, Prevention) else g.id_of(each.scope.this)


def summoner_ask(g: Board, chooser: int, summoners: tuple[Id, ...], source: int, amount: int, clause: str) -> Ask:
    """The question which Summoner takes damage; the default is the one with most Life, or for an opponent with
    least."""
    sign = 1 if g.owner_of(summoners[0]) == chooser else -1
    prompt = say("rs-ask-summoner", what=g.name(source), n=amount)
    return which(
        chooser, "summoner_for_damage", prompt, g.options(summoners), clause,
        worth=lambda id: sign * g.summoner(id).life,
    )  # fmt: skip
