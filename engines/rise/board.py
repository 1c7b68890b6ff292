"""The ground of a running match: what selectors find, what is at work, what every change goes through, and chance.
Rooms that change more are built on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from engines.kernel.ask import Ask, Path
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.objects import MASK
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling.sentences import listed
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.derived import defined, derived, indexed, present
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from .cards import Ability
from .places import Places
from .state import FIRST_ID, Card, Permanent, Summoner, seat_of
from .telling import telling
from .words import L

HANDS = "hands"
"""What waits under this name is no effect, but the question what a player answers with out of the hand."""
ASKED = ("damaged", "destroyed")
"""The events before which a step of its own asks what happens instead of them."""
SHIFTS = ("grant", "revoke", "be")
"""What changes which Abilities and types cards have."""
_NOTHING: list[Any] = []
NO_ABILITIES: frozenset[str] = frozenset()
DOOR_ABILITIES = frozenset(("Distance",))
"""What every Door has by nature. [RS-1018]"""


class Board(Places):
    """A match of Rise."""

    optional_most: ClassVar[int | None] = None
    """What repeats itself is found out in the batch. [RS-1503]"""

    # ================================================================ what selectors look among

    def among(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """All that lies in the zone of a selector, also what waits on the chain."""
        return self.chain_refs() if selector.zone == "chain" else super().among(scope, selector)

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among: cards in play by its kinds, Summoners and players only where it names them.
        [RS-122 RS-518]"""
        if selector.zone != "battlefield":
            return super().candidates(scope, selector)
        return self._on_the_table(scope, selector)

    def _on_the_table(self, scope: Scope, selector: Selector) -> Sequence[int]:
        key = ("among", selector.kinds, selector.seeks, selector.side, scope.seat)
        found = self.present.get(key)
        if found is None:
            cards = tuple(kind for kind in selector.kinds if kind not in ("summoner", "player"))
            found = self.of_kinds(cards) if cards else () if selector.kinds else self.on_field()
            if "summoner" in selector.seeks:
                found = (*found, *self.all_summoners())
            if "player" in selector.seeks:
                found = (*found, *map(player_ref, self.turn_order()))
            if selector.of_side is not None:
                found = [id for id in found if selector.of_side(scope, id)]
            self.present[key] = found
        return found

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds; of what left play, as it last was. [RS-122 RS-518
        RS-625]"""
        if id < FIRST_ID:
            if id < 0:
                item = self.item(id)
                return (
                    item is not None
                    and selector.zone == "chain"
                    and (not selector.kinds or self.cards[item.card].kind in selector.kinds)
                )
            return "player" in selector.seeks and not self.s.seats[seat_of(id)].out
        if selector.zone == "chain":
            return False
        if selector.zone != "battlefield":
            thing = self.s.things[id] if id <= MASK else None
            if type(thing) is Summoner:
                lies = bool(thing.lost) and selector.zone == "excluded" and selector.pick is None
                return lies and (not selector.kinds or "summoner" in selector.kinds) and not of_cards(selector)
            lies = any([id in getattr(side, selector.zone) for side in self.s.seats])
            return lies and type(thing) is Card and (not selector.kinds or self.kind_of(id) in selector.kinds)
        thing = self.known(id)
        if type(thing) is Summoner:
            return "summoner" in selector.seeks and not thing.lost and not of_cards(selector)
        return type(thing) is Permanent and (not selector.kinds or self.kind_of(id) in selector.kinds)

    # ================================================================ effects at work

    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Ability]]]:
        """All cards in play and Summoners, with the abilities printed on them, those of their Abilities' keywords among
        them; and what works in Cemeteries. [RS-613]"""
        for id, card in self.texts():
            if card.at_work:
                yield id, card.id, card.every
        for id, _, ability in self.lying():
            yield id, self.thing(id).card, (ability,)

    @indexed
    def bearing(self) -> Any:
        """What has something at work, what lasts, and what that could mean: by what is attached to what, and copies."""
        things: list[Any] = self.s.things
        there = [(self.handle(id), things[id].controller) for id, card in self.texts() if card.at_work]
        lying = [self.handle(id) for id, _, _ in self.lying()]
        attached = [(id, things[id].host) for id in self.all_attached()]
        copies = [(id, things[id].copied) for id in self.on_field() if things[id].copied]
        return self.s.key, there, lying, attached, copies, tuple(self.s.lasting)

    def asking(self, card: str) -> Iterable[Id]:
        """What is in play or at work in a Cemetery and has the text of a printed card ("": any). [RS-613]"""
        there = [id for id, text in self.texts() if card in ("", text.id)]
        return [*there, *dict.fromkeys(id for id, _, _ in self.lying() if self.s.things[id].card == card)]  # type: ignore[union-attr]

    @defined
    def outside(self, zone: str) -> dict[str, tuple[Ability, ...]]:
        """The published cards with abilities that work in a zone outside play. [RS-725]"""
        every = {id: card.lying(zone) for id, card in sorted(self.cards.items())}
        return {id: own for id, own in every.items() if own}

    @present
    def lying(self) -> Sequence[tuple[Id, int, Ability]]:
        """The abilities that work in Cemeteries, each with its card and the player in whose Cemetery that lies."""
        known = self.outside("cemetery")
        return [
            (id, seat, ability)
            for seat in (self.turn_order() if known else ())
            for id in self.s.seats[seat].cemetery
            for ability in known.get(self.thing(id).card, ())
        ]

    @indexed
    def shifting(self) -> bool:
        """Whether effects change which Abilities cards have: then what is at work is worked out again after every
        change."""
        return any([self.at_work(word) for word in SHIFTS])

    @indexed
    def shiftable(self) -> dict[Id, None]:
        """What is in play and could get or lose Abilities and types before anything comes, goes or begins to last."""
        words = [word for word in SHIFTS if self.at_work(word)] if self.shifting() else ()
        return dict.fromkeys(id for word in words for id, _ in self.texts() if self.about(word, id))

    @indexed
    def wavering(self) -> dict[Id, None]:
        """Those of them that could get or lose some with every change; the others keep what they have until then."""
        about = ((id, [each for word in SHIFTS for each in self.about(word, id)]) for id in self.shiftable())
        return dict.fromkeys(id for id, parts in about if not all(map(self._steady, parts)))

    def _steady(self, each: Active) -> bool:
        """Whether what is at work means the same, without a condition, until something comes, goes, is attached
        elsewhere or begins to last."""
        part = each.part
        if (each.lasting is None or each.lasting.word == "lasting") and (part.under or part.if_ is not None):
            return False
        what = getattr(part, part.target)
        if each.subject is not None or getattr(what, "text", "") in ("this", "host"):
            return True
        return isinstance(what, Selector) and self.is_plain(what)

    def is_plain(self, what: Selector) -> bool:
        """Whether a selector asks for nothing but kinds, a side, and types that nothing changes."""
        further = (what.controller, what.owner, what.host, what.if_, what.not_, what.any_, what.lowest)
        if any(further) or what.zone != "battlefield":
            return False
        plain = all(attribute.name == "types" and not attribute.likened(wanted) for attribute, wanted in what.parts)
        return plain and not (what.parts and self.at_work("be"))

    def whichever(self, changing: bool) -> tuple[list[Any], dict[Any, Any]]:
        """Where a table by the Abilities and types of cards is kept, and as long as what is the same: if effects are
        changing these, what they are of all that could get or lose some with every change."""
        return (self.shifted(), self.index) if changing else (_NOTHING, self.present)

    @derived
    def shifted(self) -> list[Any]:
        """The Abilities and types of all that could get or lose some with every change, as they are now."""
        return [(self.abilities(id), self.types(id)) for id in self.wavering()]

    def listeners(self) -> dict[str, list[Listener]]:
        """What is in force and waits, by the event that it waits for."""
        shifted, known = self.whichever(self.shifting())
        stored = known.get("listeners")
        if stored is None or stored[0] != shifted:
            stored = known["listeners"] = shifted, self._gather_listeners()
        return stored[1]

    def _gather_listeners(self) -> dict[str, list[Listener]]:
        table: dict[str, list[Listener]] = {}
        things: list[Any] = self.s.things
        changing, cloning = self.shiftable(), self.option("cloning_mode")
        plain = self._waiting(cloning)
        for id, card in self.texts():
            as_printed = card.id == things[id].card and id not in changing
            waits = plain[card.id] if as_printed else self._waits_for(card.id, self.abilities(id), cloning)
            for name, ability in waits:
                table.setdefault(name, []).append(Listener(id, ability, card.id, ability.where, things[id].controller))
        for id, seat, ability in self.lying():
            for name in ability.when.event if ability.when is not None else ():
                table.setdefault(name, []).append(Listener(id, ability, things[id].card, ability.where, seat))
        return table

    @defined
    def _waiting(self, cloning: str) -> dict[str, Sequence[tuple[str, Ability]]]:
        """The events that the triggers of all cards wait for, with the Abilities printed on them."""
        return {id: self._waits_for(id, card.working, cloning) for id, card in self.cards.items()}

    @defined
    def _waits_for(self, card: str, abilities: frozenset[str], cloning: str) -> Sequence[tuple[str, Ability]]:
        """The events that the triggers of a printed card with some Abilities wait for."""
        every = [*self.cards[card].here]
        for name in sorted(abilities):
            if not (name == "Cloning" and cloning != "forced"):
                every += L.keywords[name].abilities
        return [(name, each) for each in every if each.when is not None for name in each.when.event]

    def abilities(self, id: Id) -> frozenset[str]:
        """The Abilities that something has: printed or copied, given, and not lost. [RS-611 RS-615 RS-1106]"""
        thing: Any = self.s.things[id] if id <= MASK else None
        if type(thing) is Permanent and not thing.copied and not self.shifting():
            return self.cards[thing.card].working
        key = ("abilities", id)
        found = self.index.get(key)
        if found is None:
            found = self.cache.get(key)
        if found is not None:
            return found
        thing = self.known(id)
        card = self.cards[getattr(thing, "copied", "") or thing.card]
        own: frozenset[str] = card.working
        if getattr(thing, "copied", "") and "Morpher" in self.cards[thing.card].keyword_names:
            own |= {"Morpher"}
        if not self.shifting() or isinstance(thing, Card):
            return own
        if id not in self.shiftable():
            self.index[key] = own
            return own
        known = self.cache if id in self.wavering() else self.index
        known[key] = own
        given, everything = set(own), False
        gone: set[str] = set()
        for each in self.parts_on("grant", id):
            given.update(each.part.keywords)
        for each in self.parts_on("revoke", id):
            everything = everything or each.part.everything
            gone.update(each.part.keywords)
        if card.kind != "creature":
            given = {name for name in given if L.keywords[name].works_on(card.kind)}
        natural = DOOR_ABILITIES if card.kind == "door" else NO_ABILITIES
        result = NO_ABILITIES if everything else natural | (given - gone)
        known[key] = result
        return result

    def has(self, id: int, ability: str) -> bool:
        """Whether something has an Ability."""
        return id >= FIRST_ID and ability in self.abilities(id)

    def types(self, id: Id) -> tuple[str, ...]:
        """The types of something; a Morpher keeps its own. [RS-607 RS-1106]"""
        thing = self.known(id)
        found: tuple[str, ...] = self.cards[self.typed(id)].types
        if type(thing) is Permanent and not thing.copied and not self.about("be", id):
            return found
        if getattr(thing, "copied", "") and "Morpher" in self.cards[thing.card].types and "Morpher" not in found:
            found = (*found, "Morpher")
        for each in self.parts_on("be", id):
            found = (*found, *each.part.words.get("types", ()))
        return found

    def on_plane(self, plane: str) -> tuple[Id, ...]:
        """The cards in play on a plane. [RS-314]"""
        return tuple([id for id in self.on_field() if self.plane(id) == plane])

    def plane(self, id: Id) -> str:
        """Air with Flight, else ground. [RS-314]"""
        return "air" if self.has(id, "Flight") else "ground"

    def base_values(self, id: Id) -> tuple[int, int]:
        """Attack and Defense as printed, copied, or as the total of a stack. [RS-914]"""
        thing = self.known(id)
        if isinstance(thing, Permanent) and thing.base is not None:
            return thing.base
        card = self.cards[getattr(thing, "copied", "") or thing.card]
        return getattr(card, "attack", 0), getattr(card, "defense", 0)

    def values(self, id: Id) -> tuple[int, int]:
        """Attack and Defense now: base, bonuses, Charge Counters; Attack is never below 0. [RS-914 RS-1301]"""
        found = self.cache.get(id)
        if found is not None:
            return found
        thing = self.known(id)
        attack, defense = self.base_values(id)
        if isinstance(thing, Permanent) and id <= MASK and thing is self.s.things[id]:
            self.cache[id] = attack, defense
            attack, defense = self.figure(id, "attack", attack), self.figure(id, "defense", defense)
            for counter in thing.counters:
                change = counter.n if counter.plus else -counter.n
                attack, defense = attack + change, defense + change
        result = self.cache[id] = max(0, attack), defense
        return result

    def attack(self, id: Id) -> int:
        """The Attack of something now."""
        return self.values(id)[0]

    def defense(self, id: Id) -> int:
        """The Defense of something now."""
        return self.values(id)[1]

    def counters(self, id: Id, kind: str) -> int:
        """How many Charge Counters of a kind something has."""
        return sum(each.n for each in getattr(self.known(id), "counters", ()) if each.plus == (kind == "+1/+1"))

    # ================================================================ Actions, prices, the chain

    def sort_of(self, ref: int) -> str:
        """What sort of play waits on the chain."""
        item = self.item(ref)
        return item.sort if item is not None else ""

    def price_text(self, cost: Cost, way: Any) -> Text:
        """A way to pay a cost in words: coins and Ether, and what else is paid."""
        (gold, ether), acts = way.price, way.cost.acts
        money = (
            say("rs-price-both", gold=gold, ether=ether)
            if gold and ether
            else say("rs-price-ether", ether=ether)
            if ether
            else say("rs-price-gold", gold=gold)
        )
        if not acts:
            return money
        t = telling()
        said = listed([t.finish(t.op(op)) for op in acts])
        return say("rs-price-and", price=money, acts=said) if gold or ether else said

    # ================================================================ what changes

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [RS-401]"""
        if self.s.phase != phase:
            self.s.phase = phase
            self.stale()
            self.unsettled()

    def notice(self, event: Event, take: Callable[[Listener, Scope], None]) -> None:
        """Something came about: whatever waits for it is set off, in hands too. [RS-625 RS-706]"""
        super().notice(event, take)
        if self.outside("hand"):
            self._hear_in_hands(event)

    def take(self, each: Listener, scope: Scope) -> None:
        """A trigger was set off, and waits for its batch; a Parasite's by option only on turns of its host's
        controller. [RS-625 RS-706 RS-723 RS-1234]"""
        if keyword_of(each.where) == "Parasite" and self.option("parasite_turns") == "controllers_turns":
            host = self.host(scope.this)
            if not host or scope.event is None or self.seat_of(host[0]) != scope.event.seat:
                return
        super().take(each, scope)

    def heard(self, each: Listener, scope: Scope, *, last: bool) -> Heard:
        """What was set off, as it waits."""
        return replace(super().heard(each, scope, last=last), may=each.ability.may)

    def heed(self, ask: Ask, path: Path) -> None:
        """No count of what nobody decides. [RS-1503]"""

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

    # ================================================================ what happens instead

    @property
    @indexed
    def hangs(self) -> bool:
        """Whether what comes first could be asked in the middle of a step: more than one thing at work could happen
        instead of the same event. [RS-1307]"""
        lasting = [event for each in self.lastings("instead") for event in each.part.event if event not in ASKED]
        events = [*self._printed_instead(), *lasting]
        return len(set(events)) < len(events)

    @present
    def _printed_instead(self) -> Sequence[str]:
        """The events instead of which something else could happen by what is printed, or by a mark."""
        things: list[Any] = self.s.things
        reanimated = any(["reanimated" in things[id].marks for id in self.on_field()])
        events = [event for _, _, each in self.woulds() for event in each.would.event if event not in ASKED]
        return [*events, "to_cemetery"] if reanimated else events

    @present
    def woulds(self) -> Sequence[tuple[Id, str, Ability]]:
        """The abilities in play and in Cemeteries by which something happens instead of an event."""
        there = [(id, card.id, each) for id, card in self.texts() for each in card.replacing]
        return [*there, *((id, self.thing(id).card, each) for id, _, each in self.lying() if each.would is not None)]

    # ================================================================ chance

    def chance_text(self, text: Text) -> Text:
        """A line of the log on a public result of chance, with its number. [RS-1504]"""
        self.s.results += 1
        return say("rs-log-chance", no=self.s.results, what=text)

    def shuffle_text(self, seat: int) -> Text:
        """It is told that a library has been shuffled. [RS-206 RS-1504]"""
        return self.chance_text(say("rs-log-shuffle", who=SeatName(seat)))


def of_cards(selector: Selector) -> bool:
    """Whether a selector asks for what no Summoner has."""
    return selector.host is not None or any("summoner" not in attribute.of for attribute, _ in selector.parts)
