"""What can be read of a running match: what is where, what it is called, what is at work on it, what it may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from engines.kernel.ask import Option
from engines.kernel.game import Game
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Listing, SeatName, Text, Word, say

from .effects import (
    FOR_CREATURES,
    Scope,
    Sel,
    StaticForce,
    StaticGrant,
    StaticLose,
    StaticModify,
    StaticPrice,
    StaticRestrict,
    meant,
)
from .keywords import COPYCAT, KEY, KEYWORDS
from .state import (
    FIRST_ID,
    Attack,
    Card,
    CardName,
    Lasting,
    Permanent,
    Summoner,
    TableState,
    player_ref,
    seat_of,
)

if TYPE_CHECKING:
    from .cards import Action
    from .effects import Cost
    from .plays import Item


class Active(NamedTuple):
    """A static at work: the scope in which it is read, and the card that it is on."""

    part: Any
    scope: Scope
    source: Id


class Source(NamedTuple):
    """An Action that a card in play offers: under which name it is saved, and by which printed card."""

    id: Id
    action: Action
    where: str
    card: str


class Reading(Game[TableState]):
    """A match of Rise, to read."""

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
        """A thing as it is, or as it was when it left play. [RS-625]"""
        thing = self.s.things[id]
        if type(thing) is Card and id in self.s.gone:
            return self.s.gone[id]
        return thing

    def same(self, id: int, at: int | None) -> bool:
        """Whether an id still means the object that it meant at a stamp (None: whatever it means now): a card that changes zones becomes
        a new object. [RS-310]"""
        return at is None or id < FIRST_ID or getattr(self.s.things[id], "since", 0) <= at

    def left_lying(self, id: int, at: int | None) -> bool:
        """Whether a card lies, for all to see, where the object that it was at a stamp left it. [RS-302 RS-305 RS-310]"""
        thing = self.s.things[id] if id >= FIRST_ID else None
        return type(thing) is Card and thing.was > 0 and (at is None or thing.was <= at) and self.lies_open(id)

    def meant(self, id: int, at: int | None) -> Any:
        """The object that an id meant at a stamp, as it is, or as it was when it left play. [RS-625]"""
        gone = None if self.same(id, at) else self.s.gone.get(id)
        return self.known(id) if gone is None or gone.since > cast(int, at) else gone

    def values_meant(self, id: Id, at: int | None) -> tuple[int, int]:
        """Attack and Defense of the object that an id meant at a stamp, now or as it left play. [RS-625 RS-914]"""
        thing = self.meant(id, at)
        if thing is self.s.things[id] or not isinstance(thing, Permanent) or thing.base is None:
            return self.values(id)
        return max(0, thing.base[0]), thing.base[1]

    def is_permanent(self, id: int) -> bool:
        """Whether a card is in play. [RS-304]"""
        return id >= FIRST_ID and isinstance(self.s.things[id], Permanent)

    def is_in_play(self, id: int) -> bool:
        """Whether a card or Summoner is in play, or a player in the match."""
        if id < FIRST_ID:
            return id > 0 and not self.s.seats[seat_of(id)].out
        thing = self.s.things[id]
        return isinstance(thing, Permanent) or isinstance(thing, Summoner) and not thing.lost

    def has_died(self, id: int) -> bool:
        """Whether a card that was in play lately is there no more because it died. [RS-916]"""
        return self.s.fate.get(id) == "died" and not self.is_permanent(id)

    def seat_behind(self, id: int) -> int:
        """The player behind anything: a player's number, a card's controller, an item's player. [RS-308]"""
        if id < 0:
            item = self.item(id)
            return item.seat if item is not None else -1
        if id < FIRST_ID:
            return seat_of(id)
        thing = self.known(id)
        return thing.controller if isinstance(thing, Permanent) else thing.owner

    def owner(self, id: int) -> int:
        """Whose deck a card is from. [RS-308]"""
        return seat_of(id) if id < FIRST_ID else self.s.things[id].owner  # type: ignore[union-attr]

    def definition(self, id: Id) -> str:
        """The printed card whose text something has: its own, or that of what it copies. [RS-1106]"""
        thing: Any = self.s.things[id]
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
                *((id, cards[things[id].copied or things[id].card]) for id in self.in_play()), *((id, cards[things[id].card]) for id in self.all_summoners())
            ]  # fmt: skip
        return found

    def kind(self, id: Id) -> str:
        """Creature, Door, ... [RS-601 to RS-605]"""
        return self.text(id).kind

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
            if zone in ("library", "hand"):
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
            return item.told(self) if item is not None else ""
        if id < FIRST_ID:
            return SeatName(seat_of(id))
        at = self.places().get(id)
        card = CardName(self.definition(id))
        return say("rs-at", name=card, at=at) if at is not None else card

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
        """Things with their keys in notation: their places, or the ids of cards that have none, numbered where there are several."""
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

    # ================================================================ effects at work

    def scope(self, frame: Any) -> Scope:
        """The scope of an effect being carried out."""
        return Scope(self, frame.seat, frame.source, frame.event, frame.vars)

    def _shifting(self) -> bool:
        """Whether effects change which Abilities cards have: then what is at work is worked out again after every change."""
        found = self.index.get("shifting")
        if found is None:
            found = any(lasting.kind in ("grant", "lose") for lasting in self.s.lasting)
            if not found:
                found = any(card.shifts for _, card in self.texts())
            self.index["shifting"] = found
        return found

    def _shiftable(self) -> dict[Id, None]:
        """What is in play and could get or lose Abilities and types before anything comes, goes or begins to last."""
        found = self.index.get("shiftable")
        if found is None:
            if not self._shifting():
                return {}
            lasting = {each.subject for kind in ("grant", "lose") for each in self.lastings(kind)}
            found = self.index["shiftable"] = dict.fromkeys(
                id
                for id, _ in self.texts()
                if id in lasting or self._statics_about("grant", id) or self._statics_about("lose", id)
            )
        return found

    def _shifted(self) -> list[Any]:
        """The Abilities and types of all that could get or lose some, as they are now."""
        if not self._shifting():
            return _NOTHING
        found = self.cache.get("shifted")
        if found is None:
            found = self.cache["shifted"] = [(self.abilities(id), self.types(id)) for id in self._shiftable()]
        return found

    def _gather_statics(self) -> dict[str, list[Active]]:
        table: dict[str, list[Active]] = {}
        for id, card in self.texts():
            if not card.at_work:
                continue
            scope = Scope(self, self.seat_behind(id), id)
            for part in card.all_statics:
                table.setdefault(part.word, []).append(Active(part, scope, id))
            for name in card.ability_names:
                if name in KEYWORDS:
                    for part in KEYWORDS[name].statics:
                        table.setdefault(part.word, []).append(Active(part, scope, id))
        self.index["statics"] = table
        return table

    def printed_statics(self, word: str) -> list[Active]:
        """The printed statics of a word in play, whether or not their condition holds."""
        table = self.index.get("statics")
        if table is None:
            table = self._gather_statics()
        return table.get(word, _NOTHING)

    def statics(self, word: str) -> list[Active]:
        """The statics of a word at work now. [RS-729]"""
        table = self.index.get("statics")
        if table is None:
            table = self._gather_statics()
        found = table.get(word)
        if found is None:
            return _NOTHING
        return [each for each in found if each.part.while_ is None or each.part.while_.holds(each.scope)]

    def statics_on(self, word: str, id: int) -> list[Active]:
        """The statics of a word at work now that mean a thing."""
        found = self._statics_about(word, id)
        if not found:
            return _NOTHING
        return [
            each
            for each in found
            if (each.part.while_ is None or each.part.while_.holds(each.scope)) and meant(each.scope, each.part.to, id)
        ]

    def _statics_about(self, word: str, id: int) -> list[Active]:
        """The statics of a word that could mean a thing before anything comes, goes or is attached elsewhere."""
        key = ("about", word, id)
        found = self.index.get(key)
        if found is None:
            found = self.index[key] = [each for each in self.printed_statics(word) if self._could_mean(each, id)]
        return found

    def _could_mean(self, static: Active, id: int) -> bool:
        to, things = static.part.to, cast(list[Any], self.s.things)
        if to == "self":
            return id == static.source
        if to == "host":
            return id == getattr(things[static.source], "host", 0)
        if isinstance(to, Sel) and to.kind and id >= FIRST_ID and type(things[id]) is Permanent:
            return self.kind(id) in to.kind
        return True

    def lastings(self, kind: str) -> list[Lasting]:
        """The effects of a kind that last."""
        if not self.s.lasting:
            return _NOTHING
        table: dict[str, list[Lasting]] | None = self.index.get("lasting")
        if table is None:
            table = self.index["lasting"] = {}
            for lasting in self.s.lasting:
                if not lasting.until.startswith("during"):
                    table.setdefault(lasting.kind, []).append(lasting)
        return table.get(kind, _NOTHING)

    def at_work(self, word: str) -> bool:
        """Whether any effect of a kind may be at work: printed, or one that lasts."""
        key = ("work", word)
        found = self.index.get(key)
        if found is None:
            found = self.index[key] = bool(self.lastings(word) or self.printed_statics(word))
        return found

    def abilities(self, id: Id) -> frozenset[str]:
        """The Abilities that something has: printed or copied, given, and not lost. [RS-611 RS-615 RS-1106]"""
        thing: Any = self.s.things[id]
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
        if id not in self._shiftable():
            self.index[key] = own
            return own
        self.cache[key] = own
        granting, losing = self.statics_on("grant", id), self.statics_on("lose", id)
        given, gone, everything = set(own), set[str](), False
        for each in granting:
            given.update(cast(StaticGrant, each.part).abilities)
        for lasting in self.lastings("grant"):
            if lasting.subject == id:
                given.update(lasting.names)
        for each in losing:
            lost = cast(StaticLose, each.part).abilities
            everything = everything or lost == "all"
            gone.update(() if lost == "all" else lost)
        for lasting in self.lastings("lose"):
            if lasting.subject == id:
                everything = everything or not lasting.names
                gone.update(lasting.names)
        if card.kind != "creature":
            given -= FOR_CREATURES
        natural = frozenset(("Distance",)) if card.kind == "door" else frozenset[str]()
        result = frozenset[str]() if everything else natural | (given - gone)
        self.cache[key] = result
        return result

    def has(self, id: int, ability: str) -> bool:
        """Whether something has an Ability."""
        return id >= FIRST_ID and ability in self.abilities(id)

    def types(self, id: Id) -> tuple[str, ...]:
        """The types of something; a Morpher keeps its own. [RS-607 RS-1106]"""
        thing = self.known(id)
        found: tuple[str, ...] = self.text(id).types
        if (
            type(thing) is Permanent
            and not thing.copied
            and not self.lastings("types")
            and not self._statics_about("grant", id)
        ):
            return found
        if getattr(thing, "copied", "") and "Morpher" in self.cards[thing.card].types and "Morpher" not in found:
            found = (*found, "Morpher")
        for lasting in self.lastings("types"):
            if lasting.subject == id:
                found = (*found, *lasting.names)
        for each in self.statics("grant"):
            if each.part.types and meant(each.scope, each.part.to, id):
                found = (*found, *each.part.types)
        return found

    def has_property(self, id: int, what: str, name: str) -> bool:
        """Whether something has an Ability, a type, an element or a mark."""
        if id < FIRST_ID:
            return False
        if what == "ability":
            return self.has(id, name)
        if what == "type":
            return name in self.types(id)
        if what == "element":
            return self.has(id, name + " Element")
        return self.marked(id, name)

    def marked(self, id: Id, name: str) -> bool:
        """Whether something has a mark by a name."""
        if name in getattr(self.known(id), "marks", ()):
            return True
        return bool(self.s.lasting) and any(each.subject == id and name in each.names for each in self.lastings("mark"))

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
        if isinstance(thing, Permanent) and thing is self.s.things[id]:
            self.cache[id] = attack, defense
            for each in self.lastings("set"):
                if each.subject == id:
                    attack, defense = (each.amount, defense) if each.names[0] == "attack" else (attack, each.amount)
            for each in self.statics_on("modify", id):
                part = cast(StaticModify, each.part)
                attack += part.attack.read(each.scope)
                defense += part.defense.read(each.scope)
            for each in self.lastings("modify"):
                if each.subject == id:
                    attack += each.amount
                    defense += each.other
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

    def weakest(self, ids: Sequence[Id]) -> tuple[Id, ...]:
        """Those with the lowest Defense, and of these with the lowest Attack. [RS-1236]"""
        if not ids:
            return ()
        least = min(self.values(id)[::-1] for id in ids)
        return tuple(id for id in ids if self.values(id)[::-1] == least)

    def infected(self, id: Id) -> bool:
        """Whether a Disease is attached to something."""
        return any(self.has(each, "Disease") for each in self.attachments(id))

    def restricts(self, what: str) -> bool:
        """Whether anything may be forbidden in some way. [RS-1306]"""
        found = self.index.get("restricted")
        if found is None:
            found = self.index["restricted"] = {name for each in self.lastings("restrict") for name in each.names} | {
                name for each in self.printed_statics("restrict") for name in each.part.what
            }
        return what in found

    def restricted(self, id: int, what: str) -> bool:
        """Whether something is forbidden to a card, a Summoner or a player; forbidding beats allowing. [RS-1306]"""
        if not self.restricts(what):
            return False
        for each in self.lastings("restrict"):
            if each.subject == id and what in each.names:
                return True
        for each in self.statics("restrict"):
            part = cast(StaticRestrict, each.part)
            if what in part.what and meant(each.scope, part.whom, id):
                return True
        return False

    def forced(self, id: Id, what: str) -> int | None:
        """Whether a Creature must attack, block or be blocked: None if not, else the seat it must attack plus 1, or 0. [RS-806]"""
        if not self.at_work("force"):
            return None
        for each in self.lastings("force"):
            if each.subject == id and what in each.names:
                return each.amount
        for each in self.statics("force"):
            part = cast(StaticForce, each.part)
            if part.what == what and meant(each.scope, part.whom, id):
                return 0
        return None

    def granted(self, word: str, id: int) -> bool:
        """Whether a static like `no_sickness` holds for a card."""
        return bool(self.statics_on(word, id))

    def unblockable(self, id: Id) -> bool:
        """Whether nothing may block a Creature. [RS-1004]"""
        return self.restricted(id, "be_blocked") or self.granted("unblockable", id)

    def chained(self, id: Id, restraint: str) -> bool:
        """Whether chains keep a Creature from something. [RS-1120]"""
        if not self.has(id, "Chained") or self.marked(id, "freed"):
            return False
        printed = self.text(id).ability("Chained")
        return restraint in (printed.restraints if printed is not None else ("attack", "block"))

    def sick(self, id: Id) -> bool:
        """Whether a Creature arrived this turn and is not exempt. [RS-801 RS-802 RS-803]"""
        return self.permanent(id).arrived == self.s.turn and not self.granted("no_sickness", id)

    def may_hold(self, attachment: Id, host: int) -> bool:
        """Whether something may be attached to something. [RS-1102 RS-1127 RS-1201]"""
        if not self.is_in_play(host) or host == attachment:
            return False
        if host >= FIRST_ID and self.has(attachment, "Disease") and self.has(host, "Immunity"):
            return False
        hosts: Sel | None = self.text(attachment).hosts
        return hosts is None or hosts.fits(Scope(self, self.seat_behind(attachment), attachment), host)

    def may_infect(self, disease: Id, host: int) -> bool:
        """Whether a Disease could be transmitted to something: a legal host other than the one it has. [RS-1206]"""
        return self.known(disease).host != host and host >= FIRST_ID and self.may_hold(disease, host)

    # ================================================================ combat

    def is_attacking(self, id: Id) -> bool:
        """Whether something attacks in this combat."""
        return any(each.attacker == id and not each.out for each in self.s.combat)

    def is_blocking(self, id: Id) -> bool:
        """Whether something blocks in this combat."""
        return any(each.blocker == id and not each.unblocked for each in self.s.combat)

    def attackers_of(self, id: Id) -> tuple[Id, ...]:
        """The attackers that something blocks."""
        return tuple(
            each.attacker for each in self.s.combat if each.blocker == id and not each.unblocked and not each.out
        )

    def blockers_of(self, id: Id) -> tuple[Id, ...]:
        """What blocks an attacker."""
        return tuple(
            each.blocker for each in self.s.combat if each.attacker == id and each.blocker and not each.unblocked
        )

    def blocked(self, id: Id) -> tuple[Id, ...]:
        """Whatever blocked an attacker, or was blocked by a blocker, in this combat. [RS-1023]"""
        combat = self._fought_by(id)
        return tuple(each.blocker for each in combat if each.attacker == id and each.blocker) + tuple(
            each.attacker for each in combat if each.blocker == id
        )

    def _fought_by(self, id: Id) -> list[Attack]:
        """The attacks of this combat that something is in, or was when it left: not what has come back since. [RS-310]"""
        since = getattr(self.known(id), "since", 0) if self.s.combat else 0
        return [each for each in self.s.combat if id in (each.attacker, each.blocker) and since <= each.stamp]

    def was_blocked(self, id: Id) -> bool:
        """Whether an attacker was blocked in this combat, even if the blocker has gone. [RS-1023]"""
        return any(each.attacker == id and each.blocker for each in self._fought_by(id))

    def lasted(self, id: Id, each: Attack) -> bool:
        """Whether a card of a combat is still in play; what came back since is another object. [RS-310]"""
        return self.is_permanent(id) and self.permanent(id).since <= each.stamp

    def met(self, id: Id) -> tuple[Id, ...]:
        """The cards in play that something fought in this combat. [RS-1041]"""
        fought = [each for each in self.s.combat if each.fought]
        return tuple(
            each.blocker for each in fought if each.attacker == id and self.lasted(each.blocker, each)
        ) + tuple(each.attacker for each in fought if each.blocker == id and self.lasted(each.attacker, each))

    def attacked_by(self, id: Id) -> tuple[int, ...]:
        """The players whom a Creature attacks, or did when it left."""
        return tuple(each.player for each in self._fought_by(id) if each.attacker == id)

    def can_attack(self, id: Id) -> bool:
        """Whether a Creature could be declared as an attacker. [RS-603 RS-801 RS-807 RS-1120]"""
        thing = self.permanent(id)
        if thing.tilted and not self.granted("attacks_tilted", id):
            return False
        return not (self.sick(id) or self.restricted(id, "attack") or self.chained(id, "attack"))

    def keeps_from_blocking(self, id: Id) -> str | None:
        """The clause that keeps a Creature or Door from blocking anything, if one does. [RS-819 RS-1038 RS-1120]"""
        if self.permanent(id).tilted and self.option("tilted_block") == "no":
            return "RS-819"
        if self.restricted(id, "block"):
            return "RS-829"
        return "RS-1120" if self.chained(id, "block") else None

    def cannot_block(self, blocker: Id, attacker: Id) -> str | None:
        """The clause that keeps a blocker from an attacker, if one does. [RS-821 RS-822 RS-1001 to RS-1004 RS-1017 to RS-1020 RS-1034]"""
        kept = self.keeps_from_blocking(blocker)
        if kept is not None:
            return kept
        if self.unblockable(attacker):
            return "RS-1004"
        mine, theirs = self.abilities(blocker), self.abilities(attacker)
        if "Wall Pass" in theirs and self.kind(blocker) == "door":
            return "RS-1034"
        if "Reach" in mine:
            return None
        if "Distance" in theirs and "Distance" not in mine:
            return "RS-1017"
        if "Flight" in theirs and "Flight" not in mine:
            for each in self.statics("may_block"):
                if meant(each.scope, each.part.to, blocker) and each.part.what.fits(each.scope, attacker):
                    return None
            return "RS-822"
        return None

    def blocks_many(self, id: Id) -> bool:
        """Whether something may block any number of attackers: with Horde, and every Door by itself. [RS-818 RS-1025 RS-1027]"""
        if self.has(id, "Horde") or self.granted("blocks_several", id):
            return True
        return self.kind(id) == "door" and self.option("doors_horde") == "all_doors"

    def passes_walls(self, id: Id, source: Id) -> bool:
        """Whether an attacker with Wall Pass ignores what a card does against its attack: a Door's effects. [RS-1035]"""
        return id >= FIRST_ID and bool(source) and self.has(id, "Wall Pass") and self.kind(source) == "door"

    # ================================================================ Actions, prices, the chain

    def sources(self, seat: int) -> list[Source]:
        """The Actions at a player's command: of the cards that the player controls, unless a Disease gave them away. [RS-648 RS-1230]"""
        shifted, stored = self._shifted(), self.index.get("sources")
        if stored is None or stored[0] != shifted:
            stored = self.index["sources"] = shifted, self._gather_sources()
        return stored[1].get(seat, _NOTHING)

    def _gather_sources(self) -> dict[int, list[Source]]:
        table: dict[int, list[Source]] = {}
        taken = {each.subject: each.amount for each in self.lastings("actions_of")}
        changing, typed = self._shiftable(), bool(self.lastings("types"))
        memory, cloning, things = self.cards.memory, self.option("cloning_mode"), cast(list[Any], self.s.things)
        for id in self.in_play():
            thing = things[id]
            if not typed and not thing.copied and id not in changing:
                key = ("idle", thing.card, cloning)
                idle = memory.get(key)
                if idle is None:
                    idle = memory[key] = not self.actions_of(id)
                if idle:
                    continue
            own: int = thing.controller
            commander = taken.get(id, own)
            for source in self.actions_of(id):
                table.setdefault(commander, []).append(source)
        return table

    def actions_of(self, id: Id) -> list[Source]:
        """The Actions that a card in play offers: printed ones, those of its Abilities, and a Key's. [RS-613 RS-1119 RS-1125]"""
        definition, abilities = self.definition(id), self.abilities(id)
        types = self.types(id)
        key = ("actions", definition, abilities, types, self.option("cloning_mode"))
        found = self.cards.memory.get(key)
        if found is None:
            found = [(action, f"act:{action.id}") for action in self.cards[definition].actions]
            for name in ("Cloning", "Diversion", "Rage"):
                if name in abilities and not (name == "Cloning" and self.option("cloning_mode") == "forced"):
                    found.append((KEYWORDS[name].action, f"kw:{name}:act"))
            if "Key" in types:
                found.append((KEY, "kw:Key:act"))
            if "Copycat" in abilities:
                found.append((COPYCAT, "kw:Copycat:act"))
            self.cards.memory[key] = found
        return [Source(id, action, where, definition) for action, where in found]

    def purse(self, seat: int, source: Id) -> int:
        """Who pays for a card's Actions: its player, or its owner while a Disease has given them to somebody else. [RS-1231]"""
        for each in self.lastings("actions_of"):
            if each.subject == source and each.amount == seat:
                return self.owner(source)
        return seat

    def priced(self, of: str, currency: str) -> bool:
        """Whether any effect may change a price. [RS-644]"""
        found = self.index.get("priced")
        if found is None:
            found = self.index["priced"] = {each.names[:2] for each in self.lastings("price")} | {
                (each.part.of, each.part.currency) for each in self.printed_statics("price")
            }
        return (of, currency) in found

    def price_change(self, of: str, seat: int, id: Id, currency: str) -> int:
        """How effects change a price. [RS-644]"""
        if not self.priced(of, currency):
            return 0
        change = 0
        for each in self.lastings("price"):
            if each.names[1] == currency and self.prices_it(each, of, seat, id):
                change += each.amount
        for each in self.statics("price"):
            part = cast(StaticPrice, each.part)
            if (part.of, part.currency) != (of, currency) or seat not in each.scope.seats(part.player):
                continue
            if part.cards is None or meant(each.scope, part.cards, id):
                change += part.delta.read(each.scope)
        return change

    def prices_it(self, each: Lasting, of: str, seat: int, id: Id) -> bool:
        """Whether an effect that lasts changes a price of a card for a player. [RS-644]"""
        from .plays import instruction

        if each.other != seat or each.names[0] != of or each.subject not in (0, id):
            return False
        cards = instruction(self, each).cards
        return not isinstance(cards, Sel) or cards.fits(Scope(self, each.seat, each.source, None, each.vars), id)

    def prices(self, seat: int, id: Id, cost: Cost, *, fixed: bool, of: str = "actions") -> tuple[tuple[int, int], ...]:
        """The prices in gold and Ether, one of which is paid; reductions stop at 0, and leave a Fixed Price alone. [RS-644 RS-1132]"""
        if not self.at_work("price"):
            return cost.prices
        gold, ether = (self.price_change(of, seat, id, currency) for currency in ("gold", "ether"))
        if fixed:
            gold, ether = max(0, gold), max(0, ether)
        return tuple((max(0, g + gold) if g else 0, max(0, e + ether) if e else 0) for g, e in cost.prices)

    def payable(self, seat: int, cost: Cost, source: Id) -> tuple[tuple[int, int], ...]:
        """The prices of a payment inside an effect that a player can make now. [RS-128 RS-420]"""
        side = self.s.seats[seat]
        if (
            cost.discard > len(side.hand)
            or cost.sacrifice is not None
            and not cost.sacrifice.exists(Scope(self, seat, source))
        ):
            return ()
        return tuple((g, e) for g, e in cost.prices if g <= side.stock and e <= side.ether)

    def price_text(self, price: tuple[int, int], cost: Cost) -> Text:
        """A price in words."""
        gold, ether = price
        if gold and ether:
            return say("rs-price-both", gold=gold, ether=ether)
        if ether:
            return say("rs-price-ether", ether=ether)
        if gold or not (cost.sacrifice or cost.discard):
            return say("rs-price-gold", gold=gold)
        return say("rs-price-cards")

    def chain(self) -> list[Item]:
        """What waits on the chain, oldest first. [RS-702]"""
        return [each for each in self.s.agenda if getattr(each, "waits", False)]

    def chain_refs(self) -> tuple[int, ...]:
        """The numbers that stand for what waits on the chain, oldest first."""
        return tuple(-each.stamp for each in self.chain())

    def item(self, ref: int) -> Item | None:
        """Something on the chain by its number."""
        return next((each for each in self.chain() if each.stamp == -ref), None)

    def published(self, kind: str) -> bool:
        """Whether the published cards hold one of a kind. [RS-725]"""
        key = ("published", kind)
        found = self.cards.memory.get(key)
        if found is None:
            found = self.cards.memory[key] = any(card.kind == kind for card in self.cards.values())
        return found

    def free_invocations(self) -> bool:
        """Whether the published cards hold one that is invoked without a Capacity Point. [RS-725]"""
        found = self.cards.memory.get("free")
        if found is None:
            found = any(getattr(getattr(card, "invoke", None), "capacity", 1) == 0 for card in self.cards.values())
            found = found or any(
                isinstance(part, StaticPrice) and part.of == "invocations"
                for card in self.cards.values()
                for part in card.statics
            )
            self.cards.memory["free"] = found
        return found


_NOTHING: list[Any] = []
