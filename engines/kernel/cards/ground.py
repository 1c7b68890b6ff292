"""The ground of a match of cards on a table: what is read, called and changed in the same way in most games."""

from __future__ import annotations

import itertools
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from engines.kernel import zones
from engines.kernel.ask import Ask, Option, Path
from engines.kernel.derived import indexed
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import CardName, Listing, SeatName, Text, Word, slug

from .counting import Counting
from .flow import Effect
from .going import answering
from .lasting import Lasting
from .objects import MASK, S
from .scope import Scope
from .select import Selector
from .telling.heads import begun
from .waiting import Heard, Listener

DECLINED = ("pass", "no", "none", "decline")
"""Answers by which nothing is done."""


class Mark(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """What happened lately, for pictures: an event's name with the places that it concerns."""

    name: str
    places: tuple[str, ...] = ()
    amount: int = 0


class Happened(Mark, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A mark with the cards that lay at its places as it came about, "" where not everybody could read one."""

    cards: tuple[str, ...] = ()


class Decks(NamedTuple):
    """The zones of hands and decks in a game (see `decks`), and the clauses by which they are drawn, milled and so on;
    `mixed_after` is for the shuffle after a search."""

    deck: str = "deck"
    used: str = "discard"
    """Where discarded and milled cards go."""
    draws: str = "drew"
    """The event that a player has drawn."""
    drawn: tuple[str, ...] = ()
    shuffled: tuple[str, ...] = ()
    milled: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    searched: tuple[str, ...] = ()
    mixed_after: tuple[str, ...] = ()
    arranged: tuple[str, ...] = ()


def copy_of(key: str) -> int:
    """Which of several copies of a card a key in notation means, from 1."""
    return int(key.partition("#")[2] or 1)


def player_ref(seat: int) -> int:
    """The number that stands for a player where a thing could be meant too."""
    return seat + 1


class Ground(Counting[S]):
    """A match of cards on a table, whose state has `seats`, `options`, `active` and `recent`. A game's own class says
    what lies where (`places`, `on_field`, `name`)."""

    s: Any
    """A game's own class says which."""
    decks: ClassVar[Decks] = Decks()
    recent_most: ClassVar[int] = 24
    """How many happenings are kept for pictures."""

    # ================================================================ what the game says

    @abstractmethod
    def places(self) -> Mapping[int, str]:
        """The place of everything on the table in notation."""

    @abstractmethod
    def on_field(self) -> Sequence[Id]:
        """Everything on the table, in an order that all can see."""

    @abstractmethod
    def name(self, id: int) -> Word:
        """Something as logs and buttons call it."""

    def in_sight(self, id: int) -> bool:
        """Whether everybody may read what something is called."""
        return id < self.first_id or id in self.places() or self.lies_open(id)

    def source(self, frame: Any) -> Word:
        """The card of a running effect: by its place while it lies on the table, else by its name alone."""
        id = self.id_of(frame.this)
        return self.name(id) if id in self.places() else CardName(frame.card, self.rules.id)

    def met_by(self, effect: Effect) -> list[Word]:
        """What an effect is about, of what lies on the table, but for its own card: what it answers to, and what it
        has targeted and picked."""
        event, at = effect.event, self.places()
        met = (event.subject, event.other) if event is not None else ()
        named = [each for name, each in effect.names.items() if name[0].isalpha() and isinstance(each, tuple)]
        things = [self.id_of(each) for each in itertools.chain(met, *named)]
        return [self.name(id) for id in dict.fromkeys(things) if id in at and id != self.id_of(effect.this)]

    @abstractmethod
    def put(self, id: Id, to: str, /) -> object:
        """A card becomes another object in a zone of its owner."""

    def by_turns(self) -> tuple[int, ...]:
        """The seats in the order in which things are gone through."""
        return (self.s.active, 1 - self.s.active)

    def part_of(self, card: str, where: str) -> Any:
        """The part of a card that a running effect is, by the name that it is saved under."""
        return self.rules.rooms.telling.part_of(self.cards[card], where)

    def told(self, frame: Any, ops: Sequence[Any]) -> Text:
        """What operations of an effect do, in the words of the part of its card that they belong to."""
        where, card = getattr(frame, "where", "") or frame.parts[0][1], frame.card

        def told() -> Text:
            return self.rules.rooms.telling.told(ops, self.part_of(card, where), self.cards[card])

        return self.cards.once(told, "told", card, where, *map(id, ops))

    # ================================================================ what is there

    def option(self, id: str) -> str:
        """The value of a house option."""
        return self.s.options.get(id) or self.rules.defaults[id]

    def known(self, id: int) -> Any:
        """A thing as it is, or as it was when it left the table."""
        if id > MASK:
            now = self.still((id,))
            return self.s.things[now[0]] if now else self.s.gone.get(id & MASK, self.s.things[id & MASK])
        return self.s.gone[id] if id in self.s.gone and not self.is_in_play(id) else self.s.things[id]

    def card_of(self, id: int) -> Any:
        """The printed card of something."""
        return self.cards[self.s.things[id & MASK].card]

    @indexed
    def woulds(self) -> Sequence[tuple[Id, str, Any]]:
        """The abilities in force by which something happens instead: on what, of which printed card."""
        return [(id, card, each) for id, card, abilities in self.in_force() for each in abilities if each.would]

    def host_of(self, id: int) -> int:
        """What something is attached to, or was as it left; 0 if to nothing."""
        return getattr(self.known(id), "host", 0) if id >= self.first_id else 0

    def owner_of(self, id: int) -> int:
        """Whose deck a card is from."""
        return self.seat_of(id) if id < self.first_id else self.s.things[self.id_of(id)].owner

    # ================================================================ what selectors look among

    def among(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """All that lies in the zone of a selector, and the players if it seeks them."""
        if selector.zone != self.language.default_zone:
            return self.in_piles(scope, selector)
        players = map(player_ref, self.by_turns()) if "player" in selector.seeks else ()
        return (*self.on_field(), *players)

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        """What a selector looks among, in an order that tells nothing hidden."""
        side = selector.of_side
        found = self.among(scope, selector)
        return (id for id in found if self.is_candidate(scope, selector, id) and (side is None or side(scope, id)))

    def in_piles(self, scope: Scope, selector: Selector) -> list[Id]:
        """All in the piles that a selector looks in."""
        whose, side = selector.owner or selector.controller, selector.side
        seats = whose.seats(scope) if whose is not None else self.by_turns()
        meant = [seat for seat in seats if side == "any" or (seat == scope.seat) == (side == "own")]
        return [id for seat in meant for id in self.pile(seat, selector.zone)]

    def pile(self, seat: int, zone: str) -> Sequence[Id]:
        """What lies in a pile of a player, by name where its order tells nothing."""
        ids: tuple[Id, ...] = getattr(self.s.seats[seat], zone)
        return self.by_name(ids) if self.language.zones[zone].order == "none" else ids

    def holds_nothing(self, scope: Scope, selector: Selector) -> bool:
        """Whether everybody can see that the hidden zone in which a selector looks is empty."""
        return not self.in_piles(scope, selector)

    # ================================================================ names and keys

    def place(self, id: int) -> str:
        """The place of something in notation, or the id of its card."""
        found = self.places().get(id)
        return found if found is not None else self.s.things[self.id_of(id)].card

    def places_of(self, ids: Iterable[int]) -> tuple[str, ...]:
        """The places of several things."""
        return tuple([self.place(id) for id in ids])

    def at(self, place: str) -> Id:
        """The thing at a place in notation, or 0."""
        return next((id for id, each in self.places().items() if each == place and id >= self.first_id), 0)

    def names(self, ids: Iterable[int]) -> Listing:
        """Several things in a row."""
        return Listing(tuple(self.name(id) for id in ids))

    def card_names(self, ids: Iterable[Id]) -> Listing:
        """The cards of several things in a row, by their names alone."""
        return Listing(tuple(CardName(self.s.things[id].card, self.rules.id) for id in ids))

    def by_name(self, ids: Iterable[Id]) -> list[Id]:
        """Cards by their ids, so that their order tells nothing."""
        return sorted(ids, key=lambda id: (self.s.things[id].card, id))

    def keys(self, ids: Iterable[int]) -> list[tuple[int, str]]:
        """Things with their keys in notation: their places, or the ids of cards that have none, numbered where there
        are several."""
        found: list[tuple[int, str]] = []
        seen: dict[str, int] = {}
        places = self.places()
        for id in ids:
            key = self.place(id)
            if id >= self.first_id and id not in places:
                seen[key] = seen.get(key, 0) + 1
                key = key if seen[key] == 1 else f"{key}#{seen[key]}"
            found.append((id, key))
        return found

    def hand_keys(self, seat: int) -> list[tuple[Id, str]]:
        """The cards of a hand with their keys, by card, so that their order tells nothing."""
        return self.keys(self.by_name(self.s.seats[seat].hand))

    def hand_cards(self, seat: int) -> dict[str, Id]:
        """The cards of a hand by their ids, one of each: nothing tells copies of a card apart."""
        hand: Sequence[Id] = self.s.seats[seat].hand

        def cards() -> dict[str, Id]:
            return dict(sorted({self.s.things[id].card: id for id in sorted(hand, reverse=True)}.items()))

        return self.while_same(("hand", seat), (self.s.key, hand), cards)

    def options(self, ids: Iterable[int]) -> tuple[Option, ...]:
        """Things as options: by their place, else by the id of their card, numbered where there are several."""
        places = self.places()
        return tuple(
            Option(key, self.text("thing", name=self.name(id)), id, marks=(key,) if id in places else ())
            for id, key in self.keys(ids)
        )

    def held_text(self, id: Id, key: str) -> Text:
        """A card in a hand, or another hidden one, as an option: the first of its copies by name, others by number."""
        return self.text("card", name=CardName(self.s.things[id].card, self.rules.id), n=copy_of(key))

    def numbered(self, ids: Iterable[Id]) -> tuple[Option, ...]:
        """Cards as options by their numbers, where their order is what is asked."""
        cards = enumerate(((id, CardName(self.s.things[id].card, self.rules.id)) for id in ids), 1)
        return tuple(Option(str(n), self.text("ordered", number=n, card=name), id) for n, (id, name) in cards)

    # ================================================================ what is forbidden and allowed

    def forbidden(self, act: str, id: int, what: int | None = None, *, named: str = "") -> bool:
        """Whether an act of something, or of a player, is forbidden: any at all, or one with or to a certain card, or
        what is called so."""
        try:  # what is asked most is looked up without a step between
            saying = self.index["forbid"][act]
        except KeyError:
            saying = self.saying("forbid", act)
        for each in saying:
            part = each.part
            if part.named and slug(part.named) != named:
                continue
            if not (self.in_effect(each) and each.holds() and each.means(id)):
                continue
            if part.what is None if what is None else part.concerns(each.scope, what):
                return True
        return False

    def upcoming(self, procedure: Any, fits: Callable[[Id], Any]) -> Id:
        """The next thing of a procedure that goes through its `ids` (by handle) one after another: what is gone or
        does not fit is passed over; 0 once there is none."""
        while procedure.ids and not (self.still(procedure.ids[:1]) and fits(self.id_of(procedure.ids[0]))):
            procedure.ids = procedure.ids[1:]
        return self.id_of(procedure.ids[0]) if procedure.ids else 0

    def bars(self, act: str, seat: int, what: int | None = None, *, named: str = "") -> bool:
        """Whether an act of a player is forbidden."""
        return self.forbidden(act, player_ref(seat), what, named=named)

    def allows(self, act: str, id: int) -> bool:
        """Whether an act is allowed that the rules would not allow."""
        return bool(self.said_of("allow", act, id))

    # ================================================================ what changes

    def unsettled(self) -> None:
        """Something has changed that the rules look at before anything else goes on."""
        self.s.dirty = True

    def seat(self, seat: int) -> Any:
        """A player's side, to write on. Whoever changes where things are calls `reshaped` afterwards."""
        self.unsettled()
        if self.cache:
            self.cache.clear()
        return self.s.seats[seat]

    def edit(self, id: Id) -> Any:
        """A thing, to write on; figures of others may hang on it."""
        self.unsettled()
        return super().edit(id)

    def replace(self, thing: Any) -> None:
        """A card is another object from now on."""
        self.s.things[thing.id] = thing
        self._own.add(thing.id)

    def reshaped(self) -> None:
        """What is where, or at work, has changed."""
        self.unsettled()
        self.touch()

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """A happening that pictures show."""
        self.keep_recent(Mark(name, self.places_of(ids), amount))

    def keep_recent(self, mark: Any) -> None:
        """Keep a happening for pictures, among the latest."""
        self.s.recent.append(mark)
        del self.s.recent[: -self.recent_most]

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """An effect that lasts begins, and is told."""
        if part.word == "instead":
            uses = part.uses.size(scope)
            if not uses:
                return None
        lasting = super().begin(part, frame, scope, subject, numbers, uses=uses)
        if lasting is not None:
            self.unsettled()
            self.tell_lasting(lasting, part, subject, numbers)
        return lasting

    def tell_lasting(self, lasting: Lasting, part: Any, subject: int, numbers: dict[str, int]) -> None:
        """It is told that something begins to last for a thing (0: for none in particular): of a hidden card to those
        who may read it."""
        text, language, id = None, self.language, self.id_of(subject)
        if subject and part.word not in language.untold:
            t = self.rules.rooms.telling.telling()
            said = language.said(begun(t, part, self.name(subject), language.lasting_on, numbers))
            text = self.text("log-lasting", card=CardName(lasting.card, self.rules.id), what=said)
        event = Event("lasting", lasting.seat, subject, kind=part.word)
        if self.in_sight(id):
            self.happen(event, text)
        else:
            self.happen(event, known_to=zones.readers(self.rules.zones, self, id), whole=text)

    def ended(self, lasting: Lasting) -> None:
        """Something that lasted has ended: a check is due."""
        self.unsettled()

    # ================================================================ what comes about

    def occur(
        self,
        event: Event,
        text: Text | None = None,
        *clauses: str,
        known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> Event:
        """Something came about: it is told, and whatever waits for it is noticed; it is what it was about, by the
        objects that those are now."""
        if text is not None or clauses:
            self.happen(event, text, *clauses, known_to=known_to, whole=whole)
        if event.name in self.histories:
            self.count(event)
        self.notice(event, self.take)
        if self.s.lasting:
            self.s.heard += answering(self, event)
            self.pass_by(event)
        known = self.as_objects(event)
        self.came(known)
        return known

    def depict(
        self,
        event: Event,
        text: Text | None = None,
        *clauses: str,
        known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> Event:
        """Something came about that pictures show, too: at what it is about, or else at its player."""
        about = event.subject or (0 if event.seat is None else player_ref(event.seat))
        self.mark_recent(event.name, about, amount=event.amount)
        return self.occur(event, text, *clauses, known_to=known_to, whole=whole)

    def came(self, event: Event) -> None:
        """Something has come about, and was noticed: what a game of its own does then."""

    def take(self, each: Listener, scope: Scope) -> None:
        """An ability was set off, and waits for its turn."""
        self.s.heard.append(self.set_off(each, scope))

    def set_off(self, each: Listener, scope: Scope) -> Heard:
        """What an ability does that was set off. One that works so often is used up by happening, unless it may be
        declined: that one is counted when it is not."""
        ability, last = each.ability, False
        if ability.used_up:
            last = self.spend(ability.limit, scope.this, each.where, scope.seat) and bool(ability.limit.then)
        return self.heard(each, scope, last=last)

    def heard(self, each: Listener, scope: Scope, *, last: bool) -> Heard:
        """What was set off, as it waits."""
        return Heard(seat=scope.seat, this=scope.this, card=each.card, where=each.where, event=scope.event, last=last)

    def heed(self, ask: Ask, path: Path) -> None:
        """A player has decided something, unless there was but one answer, or it was a pass or a no: no loop goes on by
        itself (`forced` of the state counts the effects since then)."""
        if ask.kind == "main" or ask.only() is None and ask.write(path) not in DECLINED:
            self.s.forced = 0

    def end_with(self, left: Sequence[int], won: str, drawn: str) -> None:
        """The match is over for two: who alone is left has won, by the clause `won`; where nobody is, nobody has."""
        if left:
            self.finish(Outcome(left[0], self.text("outcome-win", winner=SeatName(left[0])), won))
        else:
            self.finish(Outcome(None, self.text("outcome-draw"), drawn))

    def end_at_limit(self, n: int, had: Sequence[int], clause: str) -> None:
        """The match of two has come to its limit of turns: who has more has won, where one does."""
        if had[0] == had[1]:
            self.finish(Outcome(None, self.text("outcome-limit-draw", n=n), clause))
        else:
            winner = int(had[1] > had[0])
            self.finish(Outcome(winner, self.text("outcome-limit", winner=SeatName(winner), n=n), clause))

    def goes_on_forever(self, most: int, clause: str) -> bool:
        """One effect more is carried out: whether these are more than so many without a decision, by which nobody has
        won."""
        self.s.forced += 1
        if self.s.forced > most and self.s.outcome is None:
            self.finish(Outcome(None, self.text("outcome-loop"), clause))
        return self.s.forced > most

    # ================================================================ chance

    def chance_text(self, text: Text) -> Text:
        """A line of the log on what chance has brought, for all to see: a game may number them."""
        return text

    def shuffle_text(self, seat: int) -> Text:
        """It is told that a deck has been shuffled."""
        return self.text("log-shuffles", who=SeatName(seat))

    def by_chance(self, event: Event, text: Text) -> None:
        """What chance has brought is told."""
        self.happen(event, self.chance_text(text), *self.language.clauses["chance"])

    def fell(self, frame: Any, ids: tuple[int, ...]) -> None:
        """What chance has picked is told, unless it lies hidden."""
        if all(self.in_sight(id) for id in ids):
            text = self.text("log-picked", card=self.source(frame), what=self.names(ids))
            self.by_chance(Event("picked", frame.seat), text)

    def toss(self, frame: Any) -> bool:
        """A coin is tossed for an effect."""
        success = self.draw(2, "toss") == 0
        result = "success" if success else "failure"
        text = self.text("log-toss", who=SeatName(frame.seat), what=self.source(frame), result=result)
        self.by_chance(Event("tossed", frame.seat, kind=result), text)
        return success

    def roll(self, frame: Any, sides: int) -> int:
        """A die is rolled for an effect."""
        shown = self.draw(sides, "roll") + 1
        text = self.text("log-roll", who=SeatName(frame.seat), what=self.source(frame), n=shown)
        self.by_chance(Event("rolled", frame.seat, amount=shown), text)
        return shown
