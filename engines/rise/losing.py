"""Summoners and players that are lost, and what is given up. [RS-909 RS-916 RS-1402 RS-1411 to RS-1414]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from engines.kernel.ask import Ask, Choice, which
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome, Procedure, Verdict
from engines.kernel.text import Listing, SeatName, say

from .arriving import Arrive
from .board import Board
from .control import settle_control
from .copying import grow
from .hands import draws_short
from .moving import lay, leave, remove, renew
from .replacements import replaced
from .state import Card, Play
from .zones import ZONES


def sacrifice_some(g: Board, seat: int, found: tuple[Id, ...], n: int, note: str = "") -> None:
    """A player sacrifices cards of their own choice; the effect calls them by the name of `note`. [RS-916]"""

    if found and n > 0 and not g.s.seats[seat].out:
        g.push(SacrificeSome(seat=seat, found=found, n=n, stamp=g.s.stamp, note=note))


def sacrifice_summoner(g: Board, seat: int, chooser: int) -> None:
    """A player loses a Summoner. [RS-909 RS-1402]"""

    if not g.s.seats[seat].out:
        g.push(LoseOne(seat=seat, chooser=chooser))


def saved(g: Board, id: Id) -> bool:
    """Whether something happens instead of losing a Summoner: then it keeps 1 Life. [RS-909 RS-921 RS-1307]"""
    if not replaced(g, "summoner_lost", id):
        return False
    g.edit(id).life = 1
    return True


def tell_lost(g: Board, id: Id) -> None:
    """A Summoner is being lost; its own effects still see it go. [RS-625 RS-909]"""
    g.depict(Event("summoner_lost", g.owner_of(id), id), say("rs-log-summoner-lost", what=g.name(id)), "RS-909")


def lose_summoner(g: Board, id: Id) -> None:
    """A Summoner is lost: excluded with its points; what is attached to it is destroyed, its Level Ups go to the
    Cemetery. [RS-529 RS-909]"""
    summoner = g.edit(id)
    pile, summoner.pile = summoner.pile, ()
    summoner.life = summoner.capacity = summoner.pending = 0
    summoner.lost = max(1, g.s.turn)
    attached = g.attachments(id)
    g.reshaped()
    for card in pile:
        lay(g, card, "cemetery", g.owner_of(card))
    leave(g, attached, "cemetery")


def eliminate(g: Board, seats: Sequence[int]) -> None:
    """Players without a Summoner are out: all they own leaves the game, the last one left wins. [RS-1411 to RS-1414]"""
    if not seats:
        return
    place = 1 + max(side.out for side in g.s.seats)
    for seat in seats:
        g.seat(seat).out = place
        g.depict(Event("out", seat), say("rs-log-out", who=SeatName(seat)), "RS-1411")
    left = [seat for seat, side in enumerate(g.s.seats) if not side.out]
    if len(left) <= 1:
        _decide(g, left)
        return
    for seat in seats:
        _clear_away(g, seat)
    g.reshaped()


def _decide(g: Board, left: Sequence[int]) -> None:
    worst = max(side.out for side in g.s.seats)
    places = tuple(
        1 if not side.out else 1 + sum(not other.out or other.out > side.out for other in g.s.seats)
        for side in g.s.seats
    )
    if left:
        g.finish(Outcome(left[0], say("rs-outcome-win", winner=SeatName(left[0])), "RS-1412", places))
        return
    shared = tuple(SeatName(seat) for seat, side in enumerate(g.s.seats) if side.out == worst)
    g.finish(Outcome(None, say("rs-outcome-draw", who=Listing(shared)), "RS-1413", places))


def _clear_away(g: Board, seat: int) -> None:
    """All cards that an eliminated player owns leave the game; others' go back; their items vanish. [RS-1414]"""
    for id in g.on_field():
        thing = g.permanent(id)
        if thing.owner != seat and thing.home == seat:
            g.edit(id).home = thing.owner
    never = {f"{moment} {seat}" for moment in ("during_next_turn", "own_turn")}
    g.s.lasting = [
        each for each in g.s.lasting
        if each.until not in never and not (each.seat == seat and each.word in ("control", "later", "command"))
        and not (each.word == "later" and each.until in (f"next_turn {seat}", f"awakening {seat}"))
    ]  # fmt: skip
    g.touch()
    settle_control(g)
    _clear_play(g, seat)
    _clear_piles(g, seat)
    _clear_agenda(g, seat)


def _clear_play(g: Board, seat: int) -> None:
    """What an eliminated player owns is no more in play, nor what is attached to it, nor covered by others' cards."""
    owned = tuple(id for id in g.on_field() if g.permanent(id).owner == seat)
    hosts = (*owned, *g.s.seats[seat].summoners, player_ref(seat))
    for id in dict.fromkeys((*owned, *(each for host in hosts for each in g.attachments(host)))):
        thing = g.permanent(id)
        g.s.gone[id], g.s.fate[id] = thing, "left"
        if thing.owner != seat:
            place = "nowhere" if thing.token else "cemetery"
            text = say("rs-log-leaves", what=g.name(id), place=place)
            g.happen(Event("left", thing.controller, id, place=place), text, "RS-1414")
        remove(g, id, "cemetery")
    g.touch()
    for id in g.on_field():
        parts = g.permanent(id).parts
        lost = [each for each in parts if g.owner_of(each) == seat]
        if lost:
            g.edit(id).parts = tuple(each for each in parts if each not in lost)
            grow(g, id, [-sum(g.base_values(each)[n] for each in lost) for n in (0, 1)])


def _clear_piles(g: Board, seat: int) -> None:
    """What an eliminated player owns is in no pile any more; what others own of theirs goes back to them."""
    for other in range(len(g.s.seats)):
        side = g.seat(other)
        for zone in ("library", "hand", "cemetery", "excluded"):
            setattr(side, zone, tuple(id for id in getattr(side, zone) if g.owner_of(id) != seat))
    side = g.seat(seat)
    for id in side.hand:
        renew(g, id)
        lay(g, id, "hand", g.owner_of(id))
    for id in (id for each in g.s.seats for id in each.summoners):
        pile = g.summoner(id).pile
        others = [card for card in pile if g.owner_of(card) != seat]
        if g.owner_of(id) == seat:
            for card in others:
                lay(g, card, "cemetery", g.owner_of(card))
        elif len(others) < len(pile):
            g.edit(id).pile = tuple(others)
    side.hand = side.field = ()
    for id in side.summoners:
        summoner = g.edit(id)
        if not summoner.lost:
            summoner.lost, summoner.life, summoner.capacity, summoner.pending = max(1, g.s.turn), 0, 0, 0
        summoner.pile = ()
    own = [zone for zone in ZONES if zone.of == "seat"]
    held = {id for zone in own for other in zone.holders(g) for id in zone.things(g, other)}
    cards = [each for each in g.s.things if isinstance(each, Card) and each.owner == seat and not each.token]
    side.removed = tuple(each.id for each in cards if each.id not in held)


def _clear_agenda(g: Board, seat: int) -> None:
    """What is under way and an eliminated player's, or with a card of theirs, vanishes; others' cards are buried."""
    mine = [each for each in g.s.agenda if isinstance(each, Play | Arrive) and each.seat == seat]
    plays = [each for each in mine if isinstance(each, Play) and each.kind in ("invoke", "level") and each.waits]
    coming = [each.card for each in mine if isinstance(each, Arrive) and not g.is_permanent(each.card)]
    for id in (*(each.thing for each in plays), *coming):
        if g.owner_of(id) != seat:
            lay(g, id, "cemetery", g.owner_of(id))
    for each in g.s.agenda[:-1]:
        if isinstance(each, Effect) and each.seat == seat:
            each.step = END  # it goes on no more, but what it set off still has whom to tell what came of it
    g.s.agenda[:] = [each for each in g.s.agenda if not (each.step != END and _vanishes(g, each, seat))]
    g.s.combat = [structs.replace(each, out=True) if each.player == seat else each for each in g.s.combat]


def _vanishes(g: Board, procedure: Any, seat: int) -> bool:
    """Whether something that is under way belongs to an eliminated player. [RS-1414]"""

    if isinstance(procedure, Effect | Play | Arrive) and procedure.seat == seat:
        return True
    if isinstance(procedure, Arrive):
        return g.owner_of(procedure.card) == seat
    return isinstance(procedure, Play) and procedure.kind in ("invoke", "level") and g.owner_of(procedure.thing) == seat


class LoseOne(Procedure, tag="lose_one", kw_only=True):
    """A player loses a Summoner. [RS-909 RS-1402]"""

    seat: int
    chooser: int

    steps = ("choose", "lose")

    def choose(self, g: Board) -> Verdict:
        """Which one."""
        summoners = g.standing(self.seat)
        if not summoners:
            return END
        chooser = self.seat if g.s.seats[self.chooser].out else self.chooser
        prompt, options = say("rs-ask-lose-summoner", who=SeatName(self.seat)), g.options(summoners)
        return which(chooser, "sacrifice_summoner", prompt, options, "RS-1402", worth=lambda id: -g.summoner(id).life)

    def lose(self, g: Board, id: Id) -> None:
        """It is lost in the state check that follows."""
        g.edit(id).life = 0
        text = say("rs-log-sacrifices", who=SeatName(self.seat), cards=g.names((id,)))
        g.happen(Event("sacrificed", self.seat, id), text, "RS-1402")


class SacrificeSome(Procedure, tag="sacrifice", kw_only=True):
    """A player sacrifices cards of their own choice. [RS-916]"""

    seat: int
    found: tuple[Id, ...]
    n: int
    stamp: int | None = None
    note: str = ""

    steps = ("choose", "give_up")

    def choose(self, g: Board) -> Verdict:
        """Which ones."""
        found = tuple(
            id for id in self.found if g.is_permanent(id) and g.same(id, self.stamp) and g.seat_of(id) == self.seat
        )
        if not found or g.s.seats[self.seat].out:
            return END
        n = min(self.n, len(found))
        options = g.options(found)
        default = ",".join(option.key for option in options[:n])
        return Ask(self.seat, "pick", Choice(say("rs-ask-sacrifice"), options, n, n), default, ("RS-916",))

    def give_up(self, g: Board, cards: Any) -> None:
        """They go to their owners' Cemeteries."""
        ids = row(cards)
        text = say("rs-log-sacrifices", who=SeatName(self.seat), cards=g.names(ids))
        g.happen(Event("sacrificed", self.seat), text, "RS-916")
        g.bring(self.note, ids)
        leave(g, ids, "cemetery", died=True, sacrificed=True)


def draw_cards(g: Board, seat: int, n: int) -> None:
    """One draw instruction; from the second short draw on a Summoner is lost. [RS-1401 RS-1402]"""
    if draws_short(g, seat, n):
        sacrifice_summoner(g, seat, seat)
