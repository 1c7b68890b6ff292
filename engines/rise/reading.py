"""What can be read of a running match: what is where, what it is called, what is at work on it, what it may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from engines.kernel.ask import Option
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.marks import Marking
from engines.kernel.cards.match import MASK
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.waiting import Listener
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Listing, SeatName, Text, Word, say

from .cards import Ability, RiseCard, ability_name
from .state import (
    FIRST_ID,
    Card,
    CardName,
    Permanent,
    Play,
    Summoner,
    TableState,
    player_ref,
    seat_of,
)
from .words import L


class Reading(Marking[TableState]):
    """A match of Rise, to read."""

    language = L
    first_id: ClassVar[Id] = FIRST_ID
    """Things are numbered from here; smaller numbers stand for players."""

    # ================================================================ who, what, where

    def option(self, id: str) -> str:
        """The value of a house option. [RS-1506]"""
        return self.s.options.get(id) or self.rules.defaults[id]

    def turn_order(self, start: int | None = None) -> tuple[int, ...]:
        """The seats in turn order from one (the active player), without those who are out. [RS-204 RS-403]"""
        first = self.s.active if start is None else start
        key = ("order", first)
        found = self.index.get(key)
        if found is None:
            seats = self.s.seats
            n = len(seats)
            found = self.index[key] = tuple(seat % n for seat in range(first, first + n) if not seats[seat % n].out)
        return found

    def known(self, id: Id) -> Any:
        """A thing as it is, or as it was when it left play; by a handle, as that object was. [RS-625]"""
        if id > MASK:
            now = self.still((id,))
            return self.s.things[now[0]] if now else self.s.gone[self.id_of(id)]
        thing = self.s.things[id]
        if type(thing) is Card and id in self.s.gone:
            return self.s.gone[id]
        return thing

    def same(self, id: int, at: int | None) -> bool:
        """Whether an id still means the object that it meant at a stamp (None: whatever it means now): a card that
        changes zones becomes a new object. [RS-310]"""
        return at is None or id < FIRST_ID or self.s.things[id].since <= at  # type: ignore[union-attr]

    def is_permanent(self, id: int) -> bool:
        """Whether a card is in play. [RS-304]"""
        return FIRST_ID <= id <= MASK and isinstance(self.s.things[id], Permanent)

    def is_in_play(self, id: int) -> bool:
        """Whether a card or Summoner is in play, or a player in the match."""
        if id < FIRST_ID:
            return id > 0 and not self.s.seats[seat_of(id)].out
        thing = self.s.things[id] if id <= MASK else None
        return isinstance(thing, Permanent) or isinstance(thing, Summoner) and not thing.lost

    def holder_of(self, id: int) -> int:
        """In whose hand, or else of whose library, Cemetery or excluded cards something is. [RS-302 RS-308]"""
        return next((seat for seat, side in enumerate(self.s.seats) if id in side.hand), self.owner_of(id))

    def kind_of(self, id: int) -> str:
        """What kind of thing something is."""
        if id < FIRST_ID:
            return "player" if id > 0 else self.cards[cast(Any, self.item(id)).card].kind
        return self.kind(id)

    def host_of(self, id: int) -> int:
        """What something is attached to, or was as it left; 0 if to nothing. [RS-1131]"""
        return getattr(self.known(id), "host", 0) if id >= FIRST_ID else 0

    def host(self, this: int) -> tuple[int, ...]:
        """What an effect's card is attached to, or was when it left: not what has come back since as a new object.
        [RS-310]"""
        for id in self.known_as((this,)) if this else ():
            thing = self.known(id)
            host = getattr(thing, "host", 0)
            if host < FIRST_ID:
                return (host,) if host else ()
            return () if cast(Any, self.s.things[host]).since > thing.hosted and self.is_permanent(host) else (host,)
        return ()

    def is_in(self, id: int) -> bool:
        """Whether the player behind something is still in the match. [RS-1411]"""
        return not self.s.seats[self.seat_of(id)].out

    def is_away(self, seat: int) -> bool:
        """Whether a player is eliminated. [RS-1411]"""
        return bool(self.s.seats[seat].out)

    def printed(self, id: Id) -> str:
        """The name of the card whose text something has: copies of it share it."""
        return self.text(id).name

    def seat_of(self, id: int) -> int:
        """The player behind anything: a player's number, a card's controller, an item's player. [RS-308]"""
        if id < 0:
            item = self.item(id)
            return item.seat if item is not None else -1
        if id < FIRST_ID:
            return seat_of(id)
        thing: Any = self.s.things[id] if id <= MASK else None
        if type(thing) is not Permanent:
            thing = self.known(id)
        return thing.controller if type(thing) is Permanent else thing.owner

    def owner_of(self, id: int) -> int:
        """Whose deck a card is from. [RS-308]"""
        return seat_of(id) if id < FIRST_ID else self.s.things[self.id_of(id)].owner  # type: ignore[union-attr]

    def definition(self, id: Id) -> str:
        """The printed card whose text something has: its own, or that of what it copies. [RS-1106]"""
        thing: Any = self.s.things[id] if id <= MASK else None
        if type(thing) is not Permanent:
            thing = self.known(id)
            return getattr(thing, "copied", "") or thing.card
        return thing.copied or thing.card

    def text(self, id: Id) -> Any:
        """The printed card whose text something has."""
        return self.cards[self.definition(id)]

    def texts(self) -> list[tuple[Id, Any]]:
        """All cards in play and all surviving Summoners, with the printed cards whose text they have."""
        found = self.index.get("texts")
        if found is None:
            things: list[Any] = self.s.things
            cards = self.cards
            found = self.index["texts"] = [
                *((id, cards[things[id].copied or things[id].card]) for id in self.in_play()),
                *((id, cards[things[id].card]) for id in self.all_summoners())
            ]  # fmt: skip
        return found

    def kind(self, id: Id) -> str:
        """Creature, Door, ... [RS-601 to RS-605]"""
        return self.cards[self.definition(id)].kind

    def in_play(self) -> tuple[Id, ...]:
        """All cards in play, attached ones among them, by seat and arrival."""
        found = self.index.get("in_play")
        if found is None:
            found = self.index["in_play"] = tuple(id for seat in self.s.seats for id in seat.field)
        return found

    def is_placed(self, id: int) -> bool:
        """Whether something is on the table: on the chain, in play, a Summoner, a player."""
        return id < FIRST_ID or id in self.places()

    def lies_open(self, id: Id) -> bool:
        """Whether a card lies where anyone may read it: in a Cemetery or excluded. [RS-305 RS-306]"""
        return any(id in side.cemetery or id in side.excluded for side in self.s.seats)

    def of_kinds(self, kinds: tuple[str, ...]) -> tuple[Id, ...]:
        """All cards in play of some kinds, by seat and arrival."""
        key = ("kinds", kinds)
        found = self.index.get(key)
        if found is None:
            things: list[Any] = self.s.things
            cards = self.cards
            found = self.index[key] = tuple(
                id for id in self.in_play() if cards[things[id].copied or things[id].card].kind in kinds
            )
        return found

    def fighters(self) -> tuple[Id, ...]:
        """All Creatures and Doors in play."""
        return self.of_kinds(("creature", "door"))

    def creatures(self) -> tuple[Id, ...]:
        """All Creatures in play."""
        return self.of_kinds(("creature",))

    def fighters_of(self, seat: int) -> tuple[Id, ...]:
        """A player's Creatures and Doors, by arrival."""
        return tuple(id for id in self.fighters() if cast(Permanent, self.s.things[id]).controller == seat)

    def creatures_of(self, seat: int) -> tuple[Id, ...]:
        """A player's Creatures, by arrival."""
        return tuple(id for id in self.creatures() if cast(Permanent, self.s.things[id]).controller == seat)

    def summoners(self, seat: int) -> tuple[Id, ...]:
        """A player's surviving Summoners. [RS-909]"""
        key = ("summoners", seat)
        found = self.index.get(key)
        if found is None:
            things: list[Any] = self.s.things
            found = self.index[key] = tuple(id for id in self.s.seats[seat].summoners if not things[id].lost)
        return found

    def standing(self, seat: int) -> tuple[Id, ...]:
        """Those of a player's Summoners that have Life: one without is lost in the next state check. [RS-909]"""
        return tuple(id for id in self.summoners(seat) if self.summoner(id).life)

    def lost_summoners(self, seat: int) -> tuple[Id, ...]:
        """A player's lost Summoners: excluded, though the table shows them where they were. Those of a player who is
        out have left the game. [RS-909 RS-1414]"""
        side = self.s.seats[seat]
        return () if side.out else tuple(id for id in side.summoners if self.summoner(id).lost)

    def all_summoners(self) -> tuple[Id, ...]:
        """All surviving Summoners."""
        found = self.index.get("all_summoners")
        if found is None:
            found = self.index["all_summoners"] = tuple(id for seat in self.turn_order() for id in self.summoners(seat))
        return found

    def summoner(self, id: Id) -> Summoner:
        """A Summoner, to read."""
        return self.s.things[id]  # type: ignore[return-value]

    def permanent(self, id: Id) -> Permanent:
        """A card in play, to read."""
        return self.s.things[id]  # type: ignore[return-value]

    def all_attached(self) -> tuple[Id, ...]:
        """All attached cards in play, by seat and arrival."""
        found = self.index.get("all_attached")
        if found is None:
            things: list[Any] = self.s.things
            found = self.index["all_attached"] = tuple(id for id in self.in_play() if things[id].host)
        return found

    def attachments(self, id: int) -> tuple[Id, ...]:
        """What is attached to a card, a Summoner or a player, by arrival. [RS-1131]"""
        table: dict[int, tuple[Id, ...]] | None = self.index.get("attached")
        if table is None:
            table = self.index["attached"] = {}
            things: list[Any] = self.s.things
            stamped = sorted((things[each].hosted, each) for each in self.in_play() if things[each].host)
            for _, each in stamped:
                host = things[each].host
                table[host] = (*table.get(host, ()), each)
        return table.get(id, ())

    def cards_in(self, zone: str, seats: Iterable[int]) -> tuple[Id, ...]:
        """The cards of a zone; hidden ones sorted by name, so that their order tells nothing."""
        found: list[Id] = []
        for seat in seats:
            ids: tuple[Id, ...] = getattr(self.s.seats[seat], zone)
            if zone == "excluded":
                ids = (*self.lost_summoners(seat), *ids)
            elif zone in ("library", "hand"):
                ids = tuple(sorted(ids, key=lambda id: (self.s.things[id].card, id)))  # type: ignore[union-attr]
            found += ids
        return tuple(found)

    # ================================================================ names and places

    def places(self) -> dict[int, str]:
        """The place of everything on the table in notation."""
        found: dict[int, str] | None = self.index.get("places")
        if found is None:
            found = {}
            things: list[Any] = self.s.things
            for seat, side in enumerate(self.s.seats):
                letter = SEATS[seat].lower()
                found[player_ref(seat)] = letter
                for number, id in enumerate(side.summoners, 1):
                    found[id] = f"{letter}s{number}"
                number = 0
                for id in side.field:
                    if not things[id].host:
                        number += 1
                        found[id] = f"{letter}{number}"
            for host in tuple(found) if self.all_attached() else ():
                for number, id in enumerate(self.attachments(host), 1):
                    found[id] = f"{found[host]}.{number}"
            self.index["places"] = found
        return found

    def place(self, id: int) -> str:
        """The place of something in notation, or the id of its card if it is not on the table."""
        if id < 0:
            return self._chain_places().get(id, "")
        found = self.places().get(id)
        return found if found is not None else self.known(id).card

    def at(self, place: str) -> int:
        """What is at a place in notation, or 0."""
        place = place.lower()
        if place.startswith("#"):
            return next((ref for ref, each in self._chain_places().items() if each == place), 0)
        return next((id for id, each in self.places().items() if each == place), 0)

    def _chain_places(self) -> dict[int, str]:
        return {ref: f"#{number}" for number, ref in enumerate(self.chain_refs(), 1)}

    def name(self, id: int) -> Word:
        """Something as logs and buttons call it: a card with its place, a Summoner, a player."""
        if id < 0:
            item = self.item(id)
            return self.play_text(item) if item is not None else ""
        if id < FIRST_ID:
            return SeatName(seat_of(id))
        at = self.places().get(id)
        card = CardName(self.definition(id))
        return say("rs-at", name=card, at=at) if at is not None else card

    def play_text(self, play: Play) -> Text:
        """A play that waits on the chain, in words for everybody. [RS-702]"""
        if play.kind in ("invoke", "level"):
            return say("rs-item-invoke", what=CardName(play.card))
        if play.kind == "skill":
            return say(
                "rs-item-skill", what=CardName(play.card), skill=ability_name(self.action(play.card, play.where))
            )
        if play.kind == "explode":
            return say("rs-item-explode", what=CardName(play.card))
        return say(
            "rs-item-action",
            what=CardName(self.known(play.thing).card),
            action=ability_name(self.action(play.card, play.where)),
        )

    def action(self, card: str, where: str) -> Ability:
        """An Action or a Skill by the name that it is saved under."""
        own = L.keywords[where.split(":")[1]].abilities if where.startswith("kw:") else self.cards[card].abilities
        return next(each for each in own if each.where == where)

    def names(self, ids: Iterable[int]) -> Listing:
        """Several things in a row."""
        return Listing(tuple(self.name(id) for id in ids))

    def options(self, ids: Sequence[int]) -> tuple[Option, ...]:
        """Things as options: by place where they have one, else by the id of their card."""
        return tuple(
            Option(key, say("rs-thing", name=self.name(id)), id, marks=(key,) if id in self.places() else ())
            for id, key in self.keys(ids)
        )

    def keys(self, ids: Sequence[int]) -> list[tuple[int, str]]:
        """Things with their keys in notation: their places, or the ids of cards that have none, numbered where there
        are several."""
        found: list[tuple[int, str]] = []
        seen: dict[str, int] = {}
        places = self.places()
        for id in ids:
            key = self.place(id)
            if id >= FIRST_ID and id not in places:
                seen[key] = seen.get(key, 0) + 1
                key = key if seen[key] == 1 else f"{key}#{seen[key]}"
            found.append((id, key))
        return found

    # ================================================================ what selectors look among

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among: cards in play by its kinds, Summoners and players only where it names them.
        [RS-122 RS-518]"""
        zone, of_side = selector.zone, selector.of_side
        if zone == "battlefield":
            return self._on_the_table(scope, selector)
        found = self.chain_refs() if zone == "chain" else self.cards_in(zone, self._whose_piles(scope, selector))
        if zone == "excluded" or selector.kinds:
            found = [id for id in found if self.is_candidate(scope, selector, id)]
        return found if of_side is None else [id for id in found if of_side(scope, id)]

    def _whose_piles(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """Into whose hands, libraries, cemeteries a selector looks."""
        whose = selector.owner or selector.controller
        if whose is not None:
            return whose.seats(scope)
        if selector.side == "own":
            return (scope.seat,)
        return [seat for seat in self.turn_order() if selector.side == "any" or seat != scope.seat]

    def _on_the_table(self, scope: Scope, selector: Selector) -> Sequence[int]:
        key = ("among", selector.kinds, selector.seeks, selector.side, scope.seat)
        found = self.index.get(key)
        if found is None:
            cards = tuple(kind for kind in selector.kinds if kind not in ("summoner", "player"))
            found = self.of_kinds(cards) if cards else () if selector.kinds else self.in_play()
            if "summoner" in selector.seeks:
                found = (*found, *self.all_summoners())
            if "player" in selector.seeks:
                found = (*found, *map(player_ref, self.turn_order()))
            if selector.of_side is not None:
                found = [id for id in found if selector.of_side(scope, id)]
            self.index[key] = found
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
            return type(thing) is Card and (not selector.kinds or self.kind(id) in selector.kinds)
        thing = self.known(id)
        if type(thing) is Summoner:
            return "summoner" in selector.seeks and not thing.lost and not of_cards(selector)
        return type(thing) is Permanent and (not selector.kinds or self.kind(id) in selector.kinds)

    def holds_nothing(self, scope: Scope, selector: Selector) -> bool:
        """Whether everybody can see that there is no card in the hidden zone that a selector looks in: of whatever
        kind, for kinds are hidden. [RS-301 RS-302 RS-725]"""
        return not self.cards_in(selector.zone, self._whose_piles(scope, selector))

    # ================================================================ effects at work

    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Ability]]]:
        """All cards in play and Summoners, with the abilities printed on them, those of their Abilities' keywords among
        them. [RS-613]"""
        for id, card in self.texts():
            if card.at_work:
                yield id, card.id, self.printed_abilities(card)

    def printed_abilities(self, card: RiseCard) -> Sequence[Ability]:
        """The abilities of a card and of the keywords printed on it."""
        key = ("abilities of", card.id)
        found = self.cards.memory.get(key)
        if found is None:
            keywords = (each for name in card.ability_names for each in L.keywords[name].abilities)
            found = self.cards.memory[key] = (*card.abilities, *keywords)
        return found

    def code(self, card: str, where: str) -> Any:
        """The program of an ability, by the names that it is saved under."""
        return L.keyword_codes[where] if where.startswith("kw:") else self.cards[card].codes[where]

    def _shifting(self) -> bool:
        """Whether effects change which Abilities cards have: then what is at work is worked out again after every
        change."""
        found = self.index.get("shifting")
        if found is None:
            found = any(each.word in SHIFTS for each in self.s.lasting) or any(card.shifts for _, card in self.texts())
            self.index["shifting"] = found
        return found

    def shiftable(self) -> dict[Id, None]:
        """What is in play and could get or lose Abilities and types before anything comes, goes or begins to last."""
        found = self.index.get("shiftable")
        if found is None:
            if not self._shifting():
                return {}
            found = self.index["shiftable"] = dict.fromkeys(
                id for id, _ in self.texts() if any(self.about(word, id) for word in SHIFTS)
            )
        return found

    def _wavering(self) -> dict[Id, None]:
        """Those of them that could get or lose some with every change; the others keep what they have until then."""
        found = self.index.get("wavering")
        if found is None:
            found = self.index["wavering"] = dict.fromkeys(
                id
                for id in self.shiftable()
                if not all(self._steady(each) for word in SHIFTS for each in self.about(word, id))
            )
        return found

    def _steady(self, each: Active) -> bool:
        """Whether what is at work means the same, without a condition, until something comes, goes, is attached
        elsewhere or begins to last."""
        part = each.part
        if (each.lasting is None or each.lasting.word == "lasting") and (part.under or part.if_ is not None):
            return False
        what = getattr(part, part.target)
        if each.subject is not None or getattr(what, "text", "") in ("this", "host"):
            return True
        return isinstance(what, Selector) and self._plain(what)

    def _plain(self, what: Selector) -> bool:
        """Whether a selector asks for nothing but kinds, a side, and types that nothing changes."""
        further = (what.controller, what.owner, what.host, what.if_, what.not_, what.any_, what.lowest)
        if any(further) or what.zone != "battlefield":
            return False
        return all(attribute.name == "types" for attribute, _ in what.parts) and not (what.parts and self.at_work("be"))

    def shifted(self) -> list[Any]:
        """The Abilities and types of all that could get or lose some with every change, as they are now."""
        if not self._shifting():
            return _NOTHING
        found = self.cache.get("shifted")
        if found is None:
            found = self.cache["shifted"] = [(self.abilities(id), self.types(id)) for id in self._wavering()]
        return found

    def listeners(self) -> dict[str, list[Listener]]:
        """What is in force and waits, by the event that it waits for."""
        shifted, stored = self.shifted(), self.index.get("listeners")
        if stored is None or stored[0] != shifted:
            stored = self.index["listeners"] = shifted, self._gather_listeners()
        return stored[1]

    def _gather_listeners(self) -> dict[str, list[Listener]]:
        table: dict[str, list[Listener]] = {}
        things: list[Any] = self.s.things
        changing, known = self.shiftable(), self.cards.memory.setdefault(("listens", self.option("cloning_mode")), {})
        for id, card in self.texts():
            if card.id == things[id].card and id not in changing:
                waits = known.get(card.id)
                if waits is None:
                    waits = known[card.id] = self._waits_for(id)
            else:
                waits = self._waits_for(id)
            for name, ability in waits:
                table.setdefault(name, []).append(Listener(id, ability, card.id, ability.where, things[id].controller))
        return table

    def _waits_for(self, id: Id) -> Sequence[tuple[str, Ability]]:
        """The events that a card's triggers wait for: worked out once for each printed card and what Abilities it
        has."""
        definition, abilities = self.definition(id), self.abilities(id)
        key = ("waits", definition, abilities, self.option("cloning_mode"))
        found = self.cards.memory.get(key)
        if found is None:
            every = [*self.cards[definition].abilities]
            for name in sorted(abilities):
                if not (name == "Cloning" and self.option("cloning_mode") != "forced"):
                    every += L.keywords[name].abilities
            found = self.cards.memory[key] = [
                (name, each) for each in every if each.when is not None for name in each.when.event
            ]
        return found

    def at_work(self, word: str) -> bool:
        """Whether any effect of a kind may be at work: printed, or one that lasts."""
        key = ("work", word)
        found = self.index.get(key)
        if found is None:
            found = self.index[key] = bool(self.lastings(word) or self.printed_parts(word))
        return found

    def abilities(self, id: Id) -> frozenset[str]:
        """The Abilities that something has: printed or copied, given, and not lost. [RS-611 RS-615 RS-1106]"""
        thing: Any = self.s.things[id] if id <= MASK else None
        shifting = self.index.get("shifting")
        if shifting is False and type(thing) is Permanent and not thing.copied:
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
        if getattr(thing, "copied", "") and "Morpher" in self.cards[thing.card].ability_names:
            own |= {"Morpher"}
        if not self._shifting() or isinstance(thing, Card):
            return own
        if id not in self.shiftable():
            self.index[key] = own
            return own
        known = self.cache if id in self._wavering() else self.index
        known[key] = own
        given, gone, everything = set(own), set[str](), False
        for each in self.parts_on("grant", id):
            given.update(each.part.keywords)
        for each in self.parts_on("revoke", id):
            everything = everything or each.part.everything
            gone.update(each.part.keywords)
        if card.kind != "creature":
            given = {name for name in given if L.keywords[name].works_on(card.kind)}
        natural = frozenset(("Distance",)) if card.kind == "door" else frozenset[str]()
        result = frozenset[str]() if everything else natural | (given - gone)
        known[key] = result
        return result

    def has(self, id: int, ability: str) -> bool:
        """Whether something has an Ability."""
        return id >= FIRST_ID and ability in self.abilities(id)

    def types(self, id: Id) -> tuple[str, ...]:
        """The types of something; a Morpher keeps its own. [RS-607 RS-1106]"""
        thing = self.known(id)
        found: tuple[str, ...] = self.text(id).types
        if type(thing) is Permanent and not thing.copied and not self.about("be", id):
            return found
        if getattr(thing, "copied", "") and "Morpher" in self.cards[thing.card].types and "Morpher" not in found:
            found = (*found, "Morpher")
        for each in self.parts_on("be", id):
            found = (*found, *each.part.words.get("types", ()))
        return found

    def on_plane(self, plane: str) -> tuple[Id, ...]:
        """The cards in play on a plane. [RS-314]"""
        return tuple([id for id in self.in_play() if self.plane(id) == plane])

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

    # ================================================================ combat

    # ================================================================ Actions, prices, the chain

    def sort_of(self, ref: int) -> str:
        """What sort of play waits on the chain."""
        item = self.item(ref)
        return item.sort if item is not None else ""

    def price_text(self, cost: Cost, price: tuple[int, int]) -> Text:
        """A price in words."""
        gold, ether = price
        if gold and ether:
            return say("rs-price-both", gold=gold, ether=ether)
        if ether:
            return say("rs-price-ether", ether=ether)
        if gold or not cost.acts:
            return say("rs-price-gold", gold=gold)
        return say("rs-price-cards")

    def chain(self) -> list[Play]:
        """What waits on the chain, oldest first. [RS-702]"""
        return [each for each in self.s.agenda if getattr(each, "waits", False)]

    def chain_refs(self) -> tuple[int, ...]:
        """The numbers that stand for what waits on the chain, oldest first."""
        return tuple(-each.stamp for each in self.chain())

    def item(self, ref: int) -> Play | None:
        """Something on the chain by its number."""
        return next((each for each in self.chain() if each.stamp == -ref), None)


SHIFTS = ("grant", "revoke", "be")
"""What changes which Abilities and types cards have."""
_NOTHING: list[Any] = []


def of_cards(selector: Selector) -> bool:
    """Whether a selector asks for what no Summoner has."""
    return selector.host is not None or any("summoner" not in attribute.of for attribute, _ in selector.parts)
