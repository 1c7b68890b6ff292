"""How cards come into play. [RS-542 RS-606 RS-621 to RS-625 RS-1103 RS-1106 RS-1133 RS-1143 RS-1233]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import which
from engines.kernel.cards.decks import shuffle
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.objects import SHIFT
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from .attaching import may_hold, take_hold
from .board import Board
from .cards import LibraryCard, Specs
from .copying import copyable, take_on, taken
from .moving import leave, put_from_chain, relocate, take_out
from .replacements import toss_coin
from .state import FIRST_ID, Card, CardName, Counter, Permanent, Picks
from .words import COPIED
from .zones import chain_cards


def registers(g: Board, specs: Specs, picks: Picks, stamp: int | None = None) -> dict[str, Any]:
    """The names of an effect's targets, as the objects that were named at a stamp: what of them has left play can still
    be read. [RS-310 RS-646]"""
    names: dict[str, Any] = {}
    for (name, spec), found in zip(specs, picks, strict=False):
        there = g.handles(id for id in found if g.same(id, stamp))
        names[name] = (*there, *(id | g.s.gone[id].since << SHIFT for id in found if fallen(g, spec, id, stamp)))
    return names


def fallen(g: Board, spec: Any, id: Id, stamp: int | None) -> bool:
    """Whether a target in play has left it since it was named. [RS-646]"""
    gone = g.s.gone.get(id) if spec.zone == "battlefield" else None
    return gone is not None and stamp is not None and gone.since <= stamp and not g.same(id, stamp)


class Arrive(Procedure, tag="arrive", kw_only=True):
    """A card comes into play and its Base Effects apply at once. [RS-621 to RS-625 RS-1103 RS-1233]"""

    seat: int
    card: Id
    host: int = 0
    tilted: bool = False
    counters: int = 0
    marks: tuple[str, ...] = ()
    token: bool = False
    model: Id = 0
    invoked: bool = False
    picks: Picks = ()
    stamp: int = 0
    """The stamp at which the targets were named."""

    steps = ("toss", "choose_weakest", "weakest", "morph", "morphed", "enter", "apply", "finish")

    def toss(self, g: Board) -> Verdict:
        """A Parasite's toss: on a Failure it infects its caster's own weakest Creature. [RS-1233 RS-1236]"""
        if not self.invoked or "Parasite" not in g.card_of(self.card).keyword_names:
            return "morph"
        return "morph" if toss_coin(g, self.seat, self.card) else None

    def _own(self, g: Board) -> tuple[Id, ...]:
        return weakest(g, [id for id in g.creatures(self.seat) if may_hold(g, self.card, id, self.seat)])

    def choose_weakest(self, g: Board) -> Verdict:
        """The caster picks among those that are equally weak. [RS-1236]"""
        found = self._own(g)
        if not found:
            put_from_chain(g, self.card)
            return "finish"
        options = g.options(found)
        return which(self.seat, "parasite_tie", say("rs-ask-weakest"), options, "RS-1236")

    def weakest(self, g: Board, host: Id) -> None:
        """That one."""
        self.host = host

    def morph(self, g: Board) -> Verdict:
        """A Morpher picks another Creature to copy: one of those that it may. [RS-1103]"""
        card = g.card_of(self.card)
        if "Morpher" not in card.keyword_names or self.model:
            return "enter"
        found, limit = g.creatures(), getattr(card.ability("Morpher"), "copies", None)
        if limit is not None:
            scope = Scope(g, self.seat, g.handle(self.card))
            found = tuple([id for id in found if limit.fits(scope, id)])
        if not found:
            return "enter"
        return which(self.seat, "morph_source", say("rs-ask-morph"), g.options(found), "RS-1103", worth=g.attack)

    def morphed(self, g: Board, model: Id) -> None:
        """That one."""
        self.model = model

    def enter(self, g: Board) -> Verdict:
        """It is in play; a Morpher that found nothing to copy dies. [RS-1104]"""
        enter(g, self)
        thing = g.permanent(self.card)
        if "Morpher" in g.cards[thing.card].keyword_names and not self.model:
            text = say("rs-log-unmorphed", what=g.name(self.card))
            g.happen(Event("unmorphed", self.seat, self.card), text, "RS-1104")
            leave(g, (self.card,), "cemetery", died=True)
            return "finish"
        return None

    def apply(self, g: Board) -> None:
        """Its Base Effects, from top to bottom. [RS-622 RS-623]"""
        definition = g.definition(self.card)
        card: LibraryCard = g.cards[definition]
        if card.do:
            names = registers(g, g.card_of(self.card).specs, self.picks, self.stamp)
            g.push(Effect(seat=self.seat, this=g.handle(self.card), card=definition, where="base", names=names))

    def finish(self, g: Board) -> None:
        """It has arrived."""


def weakest(g: Board, ids: Sequence[Id]) -> tuple[Id, ...]:
    """Those with the lowest Defense, and of these with the lowest Attack. [RS-1236]"""
    if not ids:
        return ()
    least = min(g.values(id)[::-1] for id in ids)
    return tuple(id for id in ids if g.values(id)[::-1] == least)


def enter(g: Board, come: Arrive) -> None:
    """A card comes into play as a new object: untilted, unmarked, sick; there is no limit to how many. [RS-310 RS-543
    RS-801 RS-1303]"""
    id, seat, host, stamp = come.card, come.seat, come.host, g.next_stamp()
    card: Card = g.thing(id)
    g.replace(Permanent(
        id=id, card=card.card, owner=card.owner, controller=seat, home=seat, since=stamp, arrived=g.s.turn,
        tilted=come.tilted, host=host, hosted=stamp, counters=(Counter(True, come.counters),) if come.counters else (),
        marks=come.marks, token=come.token, code=g.new_code(seat, host),
    ))  # fmt: skip
    g.s.fate.pop(id, None)
    g.s.borrowed.pop(id, None)
    g.seat(seat).field += (id,)
    if come.model:
        take_on(g, id, taken(g, come.model, COPIED if come.token else g.card_of(id).takes))
    g.reshaped()
    g.mark_recent("enters", id)
    if host:
        take_hold(g, id, host)
        clause = "RS-1201" if g.has(id, "Disease") else "RS-1127"
        text = say("rs-log-attached", what=g.name(id), host=g.name(host))
        g.occur(Event("enters", seat, id), text, clause)
        g.occur(Event("attached", seat, id, host))
    else:
        text = say("rs-log-enters", what=g.name(id), who=SeatName(seat))
        g.occur(Event("enters", seat, id), text, "RS-606")


def move(g: Board, ids: tuple[int, ...], to: str) -> tuple[Id, ...]:
    """Cards go to a zone of their owners, those in play together; on top of a library the first lies uppermost. [RS-308
    RS-310 RS-917]"""
    zone = to.split("_")[0]
    ids = ids[::-1] if to == "library_top" else ids
    moved = tuple(id for id in ids if id >= FIRST_ID and not g.is_summoner(id))
    there = tuple(id for id in moved if g.is_permanent(id))
    every = [each for id in moved for each in (id, *getattr(g.s.things[id], "parts", ()))]
    leave(g, there, zone, died=zone == "cemetery")
    relocate(g, (id for id in moved if id not in there), zone)
    _settle_in_library(g, every, to)
    return tuple(id for id in moved if not g.is_permanent(id))


def bring(
    g: Board, id: int, this: int, under: tuple[int, ...] | None, *, tilted: bool, counters: int, marks: tuple[str, ...]
) -> bool:
    """A card that is not in play comes into play by an effect of a card, under the player that it says or else under
    its owner; that card itself out of the Cemetery or a hand only. Whether it does. [RS-1133]"""
    thing = g.s.things[id] if id >= FIRST_ID else None
    if not isinstance(thing, Card) or thing.token or id in chain_cards(g):
        return False
    if not g.cards[thing.card].stays or g.cards[thing.card].attaches:
        return False
    if id == this and id not in g.s.seats[thing.owner].cemetery and not any(id in side.hand for side in g.s.seats):
        return False
    seats = (thing.owner,) if under is None else under
    if not seats or g.s.seats[seats[0]].out:
        return False
    take_out(g, id)
    g.push(Arrive(seat=seats[0], card=id, tilted=tilted, counters=counters, marks=marks))
    return True


def _settle_in_library(g: Board, ids: Sequence[Id], to: str) -> None:
    """Where in their owners' libraries cards go: on top they lie already."""
    there = [id for id in ids if id in g.s.seats[g.owner_of(id)].library]
    for id in there if to == "library_bottom" else ():
        side = g.seat(g.owner_of(id))
        side.library = (*(each for each in side.library if each != id), id)
    for seat in dict.fromkeys(map(g.owner_of, there)) if to == "library_shuffled" else ():
        shuffle(g, seat)


def _copies_of(g: Board, seat: int, name: str) -> int:
    """How many cards of a name a player controls, with the tokens that are about to come. [RS-1143]"""
    coming = [each.card for each in g.s.agenda if isinstance(each, Arrive) and each.token and each.seat == seat]
    return sum(g.printed(id) == name for id in {*g.s.seats[seat].field, *coming})


def create(g: Board, seat: int, model: int, token: str | None, *, free: bool) -> Id:
    """A token comes into play, which one it is (0: none); copies are limited by rank unless Cloning makes them.
    [RS-1140 RS-1143 RS-1144]"""

    if model and not copyable(g, model):
        return 0
    card = token or g.definition(model)
    if card not in g.cards or g.s.seats[seat].out:
        return 0
    printed = g.cards[card]
    if model and not free and printed.rank and _copies_of(g, seat, printed.name) >= printed.rank:
        text = say("rs-log-duplication", who=SeatName(seat), card=CardName(card), rank=printed.rank)
        g.happen(Event("limit", seat), text, "RS-1143")
        return 0
    id = g.add(lambda id: Card(id=id, card=card, owner=seat, token=True))
    g.push(Arrive(seat=seat, card=id, token=True, model=model))
    return id
