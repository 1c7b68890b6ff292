"""The ground of a running match: what every change goes through, and chance. Rooms that change more are built on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.cards.flow import walk
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Text, say

from .cards import Ability
from .reading import Reading
from .state import Card, Mark, Permanent, Seat

HANDS = "hands"
"""What waits under this name is no effect, but the question what a player answers with out of the hand."""
ASKED = ("damaged", "destroyed")
"""The events before which a step of its own asks what happens instead of them."""
RECENT = 24
"""How many happenings are kept for pictures."""


class Board(Reading):
    """A match of Rise, to change."""

    # ================================================================ what changes

    def seat(self, seat: int) -> Seat:
        """A player's side, to write on. Whoever changes what is in play calls `touch` afterwards."""
        self.changed()
        return self.s.seats[seat]

    def edit(self, id: Id) -> Any:
        """A thing, to write on; figures of other cards may hang on it, so a state check is due. [RS-724]"""
        self.s.dirty = True
        return super().edit(id)

    def replace(self, thing: Card | Permanent) -> None:
        """A card is another object from now on: it came into play, or is there no more. [RS-310]"""
        self.s.things[thing.id] = thing
        self._own.add(thing.id)

    def changed(self) -> None:
        """Something changed that a state check may have to see. [RS-724]"""
        self.s.dirty = True
        self.stale()

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [RS-401]"""
        if self.s.phase != phase:
            self.s.phase = phase
            self.stale()
            self.s.dirty = self.s.dirty or self._minds_phases()

    def _minds_phases(self) -> bool:
        """Whether anything at work could hold in one phase and not in another."""
        found = self.index.get("minds_phases")
        if found is None:
            conditional = any(each.until == "while" for each in self.s.lasting)
            cards = [*(card for _, card in self.texts()), *(self.cards[id] for id in self.outside("cemetery"))]
            found = self.index["minds_phases"] = conditional or any(self._told_of_phases(card) for card in cards)
        return found

    def _told_of_phases(self, card: Any) -> bool:
        """Whether what a card has always at work names a phase."""
        key = ("phases", card.id)
        found = self.cards.memory.get(key)
        if found is None:
            every = (*self.printed_abilities(card), *card.lying("cemetery"))
            parts = [part for each in every for part in each.always]
            found = self.cards.memory[key] = any("phase=" in repr((part, part.if_, part.under)) for part in parts)
        return found

    def reshaped(self) -> None:
        """What is in play or at work changed."""
        self.s.dirty = True
        self.touch()

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        recent = self.s.recent
        recent.append(Mark(name, tuple(self.place(id) for id in ids), amount))
        if len(recent) > RECENT:
            del recent[:-RECENT]

    def occur(
        self,
        event: Event,
        text: Text | None = None,
        *clauses: str,
        known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> None:
        """Something came about: it is told, and whatever waits for it is noticed. [RS-625 RS-706]"""
        if text is not None or clauses:
            self.happen(event, text, *clauses, known_to=known_to, whole=whole)
        self.count(event)
        self.notice(event, self._take)
        if self.outside("hand"):
            self._hear_in_hands(event)
        if self.s.lasting:
            self.pass_by(event)

    def _take(self, each: Listener, scope: Scope) -> None:
        """A trigger was set off, and waits for its batch. One that works so often in a turn is used up by happening, so
        that one that may be declined is counted when it is not. [RS-625 RS-706 RS-723]"""
        ability, where = each.ability, each.where
        if where.startswith("kw:Parasite") and self.option("parasite_turns") == "controllers_turns":
            host = self.host(scope.this)
            if not host or scope.event is None or self.seat_of(host[0]) != scope.event.seat:
                return
        last = False
        if ability.limit is not None and not (ability.may and ability.limit.period == "turn"):
            last = self.spend(ability.limit, scope.this, where, scope.seat) and bool(ability.limit.then)
        card = "" if where.startswith("kw:") else each.card
        self.s.heard.append(
            Heard(
                seat=scope.seat, this=scope.this, card=card or self.definition(each.id), where=where, event=scope.event,
                last=last,
                may=ability.may,
            )
        )  # fmt: skip

    def _hear_in_hands(self, event: Event) -> None:
        """Whoever holds cards may have one that answers an event: what these are is asked in the batch, of everybody
        who could have one by what all can see. [RS-302 RS-731]"""
        waiting = [each for own in self.outside("hand").values() for each in own if each.when is not None]
        waiting = [each for each in waiting if event.name in each.when.event]
        known = self.as_objects(event) if waiting else event
        for seat in self.turn_order() if waiting else ():
            if self.s.seats[seat].hand and any(self.answers(each, known, seat) for each in waiting):
                self.s.heard.append(Heard(seat=seat, this=0, card="", where=HANDS, event=known))

    def answers(self, ability: Ability, event: Event, seat: int, this: int = 0) -> bool:
        """Whether an ability that works in a hand answers an event for a player, who holds its card, or (without
        `this`) might. [RS-625 RS-731]"""
        scope = Scope(self, seat, this, event)
        if event.name not in ability.when.event or not ability.when.fits(scope):
            return False
        if ability.if_ is not None and not ability.if_.holds(scope):
            return False
        return not this or self.left(ability.often, self.id_of(this), ability.where, seat) > 0

    def end_lasting(self, over: Callable[[Lasting], bool]) -> None:
        """What lasts ends, if that is so of it. [RS-729]"""
        before = len(self.s.lasting)
        super().end_lasting(over)
        self.s.dirty |= len(self.s.lasting) != before

    # ================================================================ what happens instead

    @property
    def hangs(self) -> bool:
        """Whether anything at work could be asked about in the middle of a step. [RS-1307]"""
        found = self.index.get("hangs")
        if found is None:
            cards = self._replacing_cards()
            found = self.index["hangs"] = bool(cards) and (
                any(card.id in cards for _, card in self.texts())
                or any(ability.would is not None for _, _, ability in self.lying())
                or bool(self.lastings("instead"))
            )
        return found

    def _replacing_cards(self) -> frozenset[str]:
        """The published cards that have something happen instead of an event that nothing asks about before."""
        found = self.cards.memory.get("replacing")
        if found is None:
            found = self.cards.memory["replacing"] = frozenset(
                card.id
                for card in self.cards.values()
                if any(each.would is not None and not set(each.would.event) <= set(ASKED) for each in card.abilities)
                or any(op.word == "instead" for op in walk((card,)))
            )
        return found

    # ================================================================ chance

    def by_chance(self, text: Text) -> Text:
        """A line of the log on a public result of chance, with its number. [RS-1504]"""
        self.s.results += 1
        return say("rs-log-chance", no=self.s.results, what=text)

    def pick(self, ids: Sequence[int], n: int, label: str) -> tuple[int, ...]:
        """So many of some things, drawn by chance."""
        left = sorted(ids)
        return tuple(left.pop(self.draw(len(left), label)) for _ in range(min(max(0, n), len(left))))
