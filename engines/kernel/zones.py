"""Zones: where the things of a match lie, and who may read them. A game declares each once (`Rules.zones`).

From the declaration follows what a view may show of a zone (`faces`), which hidden things could be each other as far as
a viewer can tell (`hidden`, by which twins are made), who may read what lies face down (`reads`), and that each thing
is in one zone and nowhere else (`astray`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import filterfalse
from typing import Any, NamedTuple

from .ask import Ask
from .state import Id

Find = Callable[[Any, int], Iterable[Id]]
"""The things in a zone of a holder, by the game."""
Knowing = Callable[[Id], Sequence[int | None]]
"""The viewers that have come to know a thing."""

ALL, OWNER, NOBODY = "all", "owner", "none"
"""Who may read the faces of what lies in a zone."""


class Zone(NamedTuple):
    """A zone: every seat has one of its own, or the match has (`of`: "seat", "match"). How many things lie in it
    everybody knows.

    `sees` says who may read the faces of what lies in it, `order` whether its order may be known, too ("kept") or tells
    nothing and is therefore by name ("none"). `find` gives what lies in it (by default the field of that name, of the
    seat or of the state).
    `pool` names the cards that what is hidden here could be: hidden zones of a holder with the same pool could have
    each other's. `known` tells of the match as it is which viewers have come to know a thing all the same; `covered`
    of a thing whether it lies face down, so that only its holder reads it; `may_cover` of a card whether that may lie
    so.
    """

    name: str
    sees: str = ALL
    order: str = "kept"
    of: str = "seat"
    find: Find | None = None
    pool: str = "cards"
    known: Callable[[Any], Knowing] | None = None
    covered: Callable[[Any, Id], bool] | None = None
    may_cover: Callable[[Any], bool] | None = None

    def things(self, game: Any, holder: int) -> Iterable[Id]:
        """What lies in it, in its order."""
        if self.find is not None:
            return self.find(game, holder)
        return getattr(game.s if self.of == "match" else game.s.seats[holder], self.name)

    def holders(self, game: Any) -> Iterable[int]:
        """Who has one: the seats, or the match (-1)."""
        return range(len(game.s.seats)) if self.of == "seat" else (-1,)

    def reads(self, game: Any, holder: int, id: Id, viewer: int | None) -> bool:
        """Whether a viewer (None: a spectator) may read the face of a thing in it."""
        return self._reading(game, holder, viewer)(id)

    def _reading(self, game: Any, holder: int, viewer: int | None) -> Callable[[Id], bool]:
        known, covered, own = self.known, self.covered, viewer == holder
        openly = self.sees == ALL or self.sees == OWNER and own
        knowing = known(game) if known is not None else None

        def reads(id: Id) -> bool:
            if own if covered is not None and covered(game, id) else openly:
                return True
            return knowing is not None and viewer in knowing(id)

        return reads

    def told(self, holder: int, viewer: int | None) -> bool | None:
        """Whether a viewer may read all that lies in it (True) or nothing (False); None: that differs from thing to
        thing."""
        if self.covered is None and (self.sees == ALL or self.sees == OWNER and viewer == holder):
            return True
        return None if self.covered is not None or self.known is not None else False

    def faces(self, game: Any, holder: int, viewer: int | None) -> list[str]:
        """The cards in it that a viewer may read, by id, in its order if that may be known."""
        told = self.told(holder, viewer)
        if told is False:
            return []
        ids, things = self.things(game, holder), game.s.things
        found = [things[id].card for id in (ids if told else filter(self._reading(game, holder, viewer), ids))]
        return found if self.order == "kept" else by_name(game, found)

    def unread(self, game: Any, holder: int, viewer: int | None) -> list[Id]:
        """The things in it whose faces a viewer may not read."""
        told = self.told(holder, viewer)
        if told:
            return []
        ids = self.things(game, holder)
        return list(ids) if told is False else [*filterfalse(self._reading(game, holder, viewer), ids)]


def everybody(game: Any) -> tuple[int | None, ...]:
    """All viewers: spectators and every seat."""
    return (None, *range(len(game.s.seats)))


def readers(zones: Sequence[Zone], game: Any, id: Id) -> tuple[int, ...]:
    """The seats that may read the face of a thing, where it lies."""
    at = [(zone, holder) for zone in zones for holder in zone.holders(game) if id in zone.things(game, holder)]
    seats = range(len(game.s.seats))
    return tuple(seat for seat in seats if any(zone.reads(game, holder, id, seat) for zone, holder in at))


def informing(game: Any, ask: Ask) -> Ask:
    """A question, as it is put: of hidden cards it may show who is asked one that this seat may not read where it lies,
    and then lets information flow."""
    ids = [each.value for each in ask.choice.options if isinstance(each.value, int) and each.value >= game.first_id]
    shows = ask.secret and any(ask.seat not in readers(game.rules.zones, game, id) for id in ids)
    game.informed = game.informed or shows
    return ask


def is_down(game: Any, id: Id) -> bool:
    """Whether a thing lies face-down: what `covered` is, of things that know it."""
    return game.s.things[id].down


def its_owner(game: Any) -> Knowing:
    """The owner of a thing reads it on the other side, too: what `known` is of what may come there face-down."""
    return lambda id: (game.s.things[id].owner,)


def by_name(game: Any, cards: Iterable[str]) -> list[str]:
    """Cards by name, so that their order tells nothing."""
    return sorted(cards, key=lambda card: (game.cards[card].name, card))


def hidden(zones: Sequence[Zone], game: Any, viewer: int | None) -> Iterator[list[Id]]:
    """Groups of things whose cards could be dealt out anew within the group, one group after the other, without a
    viewer noticing. What lies face down goes first, with what else could lie so."""
    holders = dict.fromkeys(holder for zone in zones for holder in zone.holders(game))
    for holder in holders:
        pools: dict[str, list[tuple[Zone, Id]]] = {}
        for zone in zones:
            if holder not in zone.holders(game) or zone.sees == ALL and zone.covered is None:
                continue
            unread = [(zone, id) for id in zone.unread(game, holder, viewer)]
            pools.setdefault(zone.pool, []).extend(unread)
        for unread in pools.values():
            loose = [id for zone, id in unread if zone.covered is None]
            for zone in dict.fromkeys(zone for zone, _ in unread if zone.covered is not None):
                down = [id for each, id in unread if each is zone]
                fits = zone.may_cover
                yield down + [id for id in loose if fits is None or fits(game.cards[game.s.things[id].card])]
            yield loose


def astray(zones: Sequence[Zone], game: Any, nowhere: Callable[[Any], bool]) -> list[str]:
    """What is wrong with where things are: each is in one zone, or may be `nowhere`."""
    ids: list[Id] = []
    for zone in zones:
        for holder in zone.holders(game):
            ids += zone.things(game, holder)
    things, homes = game.s.things, set(ids)
    homeless = [things[id] for id in sorted({*range(len(things))} - homes)]
    found = [(each, 0) for each in homeless if each is not None and not nowhere(each)]
    if len(homes) < len(ids):
        found += [(things[id], count) for id, count in Counter(ids).items() if count > 1]
    return [f"thing {thing.id} ({thing.card}) is in {count} zones" for thing, count in found]
