"""What is where in a running match, whose it is and what it is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from engines.kernel.cards.decks import DeckGround
from engines.kernel.cards.ground import Decks, player_ref
from engines.kernel.cards.marks import Marking
from engines.kernel.cards.objects import MASK
from engines.kernel.derived import present
from engines.kernel.state import Id
from engines.kernel.text import SEATS, SeatName, Text, Word, say

from .cards import ability_name
from .state import FIRST_ID, Card, CardName, Permanent, Play, Summoner, TableState, seat_of
from .words import L


class Places(DeckGround[TableState], Marking[TableState]):
    """A match of Rise: what is where."""

    s: TableState

    language = L
    first_id: ClassVar[Id] = FIRST_ID
    """Things are numbered from here; smaller numbers stand for players."""
    decks = Decks(
        deck="library", used="cemetery", draws="drawn", drawn=("RS-301",), shuffled=("RS-206",),
        milled=("RS-305",), looked=("RS-301",), discarded=("RS-624",), searched=("RS-311",), mixed_after=("RS-311",),
    )  # fmt: skip

    def deal(self, seat: int, card: str) -> Id:
        """A card that is not in play, or a Summoner as a match begins."""
        printed = self.cards[card]
        if printed.kind != "summoner":
            return self.add(lambda id: Card(id=id, card=card, owner=seat, since=self.next_stamp()))
        life, capacity = printed.life, printed.capacity(1)
        return self.add(lambda id: Summoner(id=id, card=card, owner=seat, life=life, capacity=capacity))

    # ================================================================ who, what, where

    def turn_order(self, start: int | None = None) -> tuple[int, ...]:
        """The seats in turn order from one (the active player), without those who are out. [RS-204 RS-403]"""
        return self._around(self.s.active if start is None else start)

    @present
    def _around(self, first: int) -> tuple[int, ...]:
        n = len(self.s.seats)
        return tuple(seat % n for seat in range(first, first + n) if not self.s.seats[seat % n].out)

    def same(self, id: int, at: int | None) -> bool:
        """Whether an id still means the object that it meant at a stamp (None: whatever it means now): a card that
        changes zones becomes a new object. [RS-310]"""
        return at is None or id < FIRST_ID or self.s.things[id].since <= at  # type: ignore[union-attr]

    def by_turns(self) -> tuple[int, ...]:
        """The seats in turn order. [RS-403]"""
        return self.turn_order()

    def is_permanent(self, id: int) -> bool:
        """Whether a card is in play. [RS-304]"""
        return FIRST_ID <= id <= MASK and isinstance(self.s.things[id], Permanent)

    def is_summoner(self, id: int) -> bool:
        """Whether something is a Summoner. [RS-501]"""
        return FIRST_ID <= id <= MASK and isinstance(self.s.things[id], Summoner)

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
        """What kind of thing something is: a Creature, a Door, ... [RS-601 to RS-605]"""
        if id < FIRST_ID:
            return "player" if id > 0 else self.cards[cast(Any, self.item(id)).card].kind
        return self.cards[self.definition(id)].kind

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
        """The name that something has: copies that take it share it."""
        return self.cards[self.named(id)].name

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

    def definition(self, id: Id) -> str:
        """The printed card whose text something has: its own, or that of what it copies. [RS-1106]"""
        thing: Any = self.s.things[id] if id <= MASK else None
        if type(thing) is not Permanent:
            thing = self.known(id)
            return getattr(thing, "copied", "") or thing.card
        return thing.copied or thing.card

    def named(self, id: Id) -> str:
        """The printed card whose name something has. [RS-1106]"""
        return self._borrowed(id, 0)

    def typed(self, id: Id) -> str:
        """The printed card whose types something has. [RS-1106]"""
        return self._borrowed(id, 1)

    def _borrowed(self, id: Id, place: int) -> str:
        found = self.s.borrowed.get(id) if self.s.borrowed else None
        parts = found is not None and type(self.known(id)) is Permanent
        return found[place] if parts and found is not None else self.definition(id)

    def text_of(self, id: Id) -> Any:
        """The printed card whose text something has."""
        return self.cards[self.definition(id)]

    @present
    def texts(self) -> list[tuple[Id, Any]]:
        """All cards in play and all surviving Summoners, with the printed cards whose text they have."""
        things, cards = cast(list[Any], self.s.things), self.cards
        there = [(id, cards[things[id].copied or things[id].card]) for id in self.on_field()]
        return [*there, *((id, cards[things[id].card]) for id in self.all_summoners())]

    @present
    def on_field(self) -> tuple[Id, ...]:
        """All cards in play, attached ones among them, by seat and arrival."""
        return tuple([id for seat in self.s.seats for id in seat.field])

    def pile(self, seat: int, zone: str) -> Sequence[Id]:
        """What lies in a pile of a player; lost Summoners are excluded. [RS-909]"""
        ids = super().pile(seat, zone)
        return (*self.lost_summoners(seat), *ids) if zone == "excluded" else ids

    def is_placed(self, id: int) -> bool:
        """Whether something is on the table: on the chain, in play, a Summoner, a player."""
        return id < FIRST_ID or id in self.places()

    def lies_open(self, id: Id) -> bool:
        """Whether a card lies where anyone may read it: in a Cemetery or excluded. [RS-305 RS-306]"""
        return any(id in side.cemetery or id in side.excluded for side in self.s.seats)

    @present
    def of_kinds(self, kinds: tuple[str, ...]) -> tuple[Id, ...]:
        """All cards in play of some kinds, by seat and arrival."""
        return tuple([id for id, card in self.texts() if card.kind in kinds])

    def fighters(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Creatures and Doors in play, or those of a player, by seat and arrival."""
        return self._whose(("creature", "door"), seat)

    def creatures(self, seat: int | None = None) -> tuple[Id, ...]:
        """The Creatures in play, or those of a player, by seat and arrival."""
        return self._whose(("creature",), seat)

    @present
    def _whose(self, kinds: tuple[str, ...], seat: int | None) -> tuple[Id, ...]:
        things: list[Any] = self.s.things
        found = self.of_kinds(kinds)
        return found if seat is None else tuple([id for id in found if things[id].controller == seat])

    @present
    def summoners(self, seat: int) -> tuple[Id, ...]:
        """A player's surviving Summoners. [RS-909]"""
        return tuple([id for id in self.s.seats[seat].summoners if not self.summoner(id).lost])

    def standing(self, seat: int) -> tuple[Id, ...]:
        """Those of a player's Summoners that have Life: one without is lost in the next state check. [RS-909]"""
        return tuple(id for id in self.summoners(seat) if self.summoner(id).life)

    def lost_summoners(self, seat: int) -> tuple[Id, ...]:
        """A player's lost Summoners: excluded, though the table shows them where they were. Those of a player who is
        out have left the game. [RS-909 RS-1414]"""
        side = self.s.seats[seat]
        return () if side.out else tuple(id for id in side.summoners if self.summoner(id).lost)

    @present
    def all_summoners(self) -> tuple[Id, ...]:
        """All surviving Summoners."""
        return tuple([id for seat in self.turn_order() for id in self.summoners(seat)])

    def summoner(self, id: Id) -> Summoner:
        """A Summoner, to read."""
        return self.s.things[id]  # type: ignore[return-value]

    def permanent(self, id: Id) -> Permanent:
        """A card in play, to read."""
        return self.s.things[id]  # type: ignore[return-value]

    @present
    def all_attached(self) -> tuple[Id, ...]:
        """All attached cards in play, by seat and arrival."""
        return tuple([id for id in self.on_field() if self.permanent(id).host])

    def attachments(self, id: int) -> tuple[Id, ...]:
        """What is attached to a card, a Summoner or a player, by arrival. [RS-1131]"""
        return self._attached().get(id, ())

    @present
    def _attached(self) -> dict[int, tuple[Id, ...]]:
        table: dict[int, tuple[Id, ...]] = {}
        there = map(self.permanent, self.all_attached())
        for each in sorted(there, key=lambda each: (each.hosted, each.id)):
            table[each.host] = (*table.get(each.host, ()), each.id)
        return table

    # ================================================================ names and places

    @present
    def places(self) -> dict[int, str]:
        """The place of everything on the table in notation."""
        found: dict[int, str] = {}
        for seat, side in enumerate(self.s.seats):
            letter = SEATS[seat].lower()
            found[player_ref(seat)] = letter
            found |= {id: f"{letter}s{number}" for number, id in enumerate(side.summoners, 1)}
            found |= {id: self.permanent(id).code for id in side.field}
        return found

    def place(self, id: int) -> str:
        """The place of something in notation, or the id of its card if it is not on the table."""
        found = self._chain_places().get(id, "") if id < 0 else self.places().get(id)
        return found if found is not None else self.s.things[self.id_of(id)].card  # type: ignore[union-attr]

    def new_code(self, seat: int, host: int) -> str:
        """What a card that comes into play is called from now on: after the player, or what it is attached to. No code
        is given twice. [RS-310]"""
        begins = f"{self.place(host)}." if host else SEATS[seat].lower()
        count = self.s.codes.get(begins, 0) + 1
        self.s.codes = {**self.s.codes, begins: count}
        return f"{begins}{count}"

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
        card = CardName(self.named(id))
        return say("rs-at", name=card, at=at) if at is not None else card

    def play_text(self, play: Play) -> Text:
        """A play that waits on the chain, in words for everybody. [RS-702]"""
        if not play.where:
            return say("rs-item-explode" if play.kind == "explode" else "rs-item-invoke", what=CardName(play.card))
        name = ability_name(self.ability(play.card, play.where))
        if play.kind == "skill":
            return say("rs-item-skill", what=CardName(play.card), skill=name)
        return say("rs-item-action", what=CardName(self.known(play.thing).card), action=name)

    # ================================================================ the chain

    def chain(self) -> list[Play]:
        """What waits on the chain, oldest first. [RS-702]"""
        return [each for each in self.s.agenda if getattr(each, "waits", False)]

    def chain_refs(self) -> tuple[int, ...]:
        """The numbers that stand for what waits on the chain, oldest first."""
        return tuple(-each.stamp for each in self.chain())

    def item(self, ref: int) -> Play | None:
        """Something on the chain by its number."""
        return next((each for each in self.chain() if each.stamp == -ref), None)
