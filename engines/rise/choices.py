"""Choices in the middle of things, each a small procedure of its own. [RS-624 RS-911 RS-1402]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Listing, SeatName, Text, Word, say

from .state import CardName, Hit

if TYPE_CHECKING:
    from .game import Table


def card_options(g: Table, ids: tuple[Id, ...]) -> tuple[Option, ...]:
    """Cards that are not on the table as options, sorted so that their order tells nothing."""
    from .announcing import card_text, keyed

    return tuple(Option(key, card_text(g, id, key), id) for id, key in keyed(g, ids))


def several(picked: Any) -> tuple[Any, ...]:
    """What was picked, as a row."""
    return cast(tuple[Any, ...], picked) if isinstance(picked, tuple) else (picked,)


class HitPlayer(Procedure, tag="hit_player", kw_only=True):
    """Damage to a player goes to one of their Summoners: the damaged player says which, unless another does. [RS-823 RS-905 RS-911 RS-919]"""

    seat: int
    amount: int
    source: Id
    chooser: int
    combat: bool = False
    clause: str = "RS-911"

    steps = ("choose", "hurt")

    def choose(self, g: Table) -> Verdict:
        """Which Summoner; a single one takes it without a question."""
        summoners = g.standing(self.seat)
        if not summoners:
            return END
        if len(summoners) == 1:
            g.push(Hits(hits=(Hit(summoners[0], self.amount, self.source, self.combat),)))
            return END
        chooser = self.seat if g.s.seats[self.chooser].out else self.chooser
        return summoner_ask(g, chooser, summoners, self.source, self.amount, self.clause)

    def hurt(self, g: Table, id: Id) -> None:
        """That one."""
        g.push(Hits(hits=(Hit(id, self.amount, self.source, self.combat),)))


class Hits(Procedure, tag="hits", kw_only=True):
    """Hits at one moment: whose card or Summoner it is orders what would take something off each; then all are dealt. [RS-911 RS-913 RS-1307]"""

    hits: tuple[Hit, ...]
    at: int = 0
    stamp: int | None = None
    """What came into play later is another object than the one to be hit. [RS-310]"""
    fight: bool = False
    """Whether they are those of a fight, which buries what dies itself. [RS-903]"""

    steps = ("choose", "chosen", "deal")

    def choose(self, g: Table) -> Verdict:
        """What takes something off the next hit, where that makes a difference."""
        while self.at < len(self.hits):
            hit = self.hits[self.at]
            guards = g.disputed(hit) if g.is_in_play(hit.id) and not g.s.seats[g.seat_behind(hit.id)].out else []
            if guards:
                prompt = say("rs-ask-instead", what=g.name(hit.id), event="damaged")
                return shield_ask(g, g.seat_behind(hit.id), prompt, [guard.source for guard in guards])
            self.at += 1
        return "deal"

    def chosen(self, g: Table, number: int) -> Verdict:
        """That first."""
        hit = self.hits[self.at]
        hit = structs.replace(hit, guards=(*hit.guards, g.disputed(hit)[number]))
        self.hits = (*self.hits[: self.at], hit, *self.hits[self.at + 1 :])
        return "choose"

    def deal(self, g: Table) -> None:
        """All of them; what dies of them dies together."""
        below: Any = g.s.agenda[-2]
        dying = tuple(hit.id for hit in self.hits if g.same(hit.id, self.stamp) and g.deal(hit))
        if self.fight:
            below.struck = dying
            return
        for hit in self.hits:
            if hit.combat:
                g.occur(Event("strikes", g.seat_behind(hit.source), hit.source, hit.id, hit.amount))
        g.destroy(dying)


def summoner_ask(g: Table, chooser: int, summoners: tuple[Id, ...], source: int, amount: int, clause: str) -> Ask:
    """The question which Summoner takes damage; the default is the one with most Life, or for an opponent with least."""
    options = g.options(summoners)
    own = g.owner(summoners[0]) == chooser
    best = sorted(options, key=lambda option: -g.summoner(option.value).life if own else g.summoner(option.value).life)[
        0
    ]
    return Ask(
        chooser,
        "summoner_for_damage",
        one_of(say("rs-ask-summoner", what=g.name(source), n=amount), options),
        best.key,
        (clause,),
    )


class LoseOne(Procedure, tag="lose_one", kw_only=True):
    """A player loses a Summoner. [RS-909 RS-1402]"""

    seat: int
    chooser: int

    steps = ("choose", "lose")

    def choose(self, g: Table) -> Verdict:
        """Which one."""
        summoners = g.standing(self.seat)
        if not summoners:
            return END
        chooser = self.seat if g.s.seats[self.chooser].out else self.chooser
        options = g.options(summoners)
        least = min(options, key=lambda option: g.summoner(option.value).life)
        return Ask(
            chooser,
            "sacrifice_summoner",
            one_of(say("rs-ask-lose-summoner", who=SeatName(self.seat)), options),
            least.key,
            ("RS-1402",),
        )

    def lose(self, g: Table, id: Id) -> None:
        """It is lost in the state check that follows."""
        g.edit(id).life = 0
        g.changed()
        g.happen(
            Event("sacrificed", self.seat, id),
            say("rs-log-sacrifices", who=SeatName(self.seat), cards=g.names((id,))),
            "RS-1402",
        )


class DiscardCards(Procedure, tag="discard", kw_only=True):
    """A player discards cards of their own choice."""

    seat: int
    n: int

    steps = ("choose", "throw")

    def choose(self, g: Table) -> Verdict:
        """Which ones."""
        hand = g.s.seats[self.seat].hand
        if not hand or g.s.seats[self.seat].out:
            return END
        n = min(self.n, len(hand))
        options = card_options(g, hand)
        default = ",".join(option.key for option in options[:n])
        return Ask(
            self.seat,
            "discard",
            Choice(say("rs-ask-discard", n=n), options, n, n),
            default,
            ("RS-624",),
            secret=True,
            forced=False,
        )

    def throw(self, g: Table, cards: Any) -> None:
        """They go to the Cemetery."""
        g.discard_cards(self.seat, several(cards))


class SacrificeSome(Procedure, tag="sacrifice", kw_only=True):
    """A player sacrifices cards of their own choice. [RS-916]"""

    seat: int
    found: tuple[Id, ...]
    n: int
    stamp: int | None = None

    steps = ("choose", "give_up")

    def choose(self, g: Table) -> Verdict:
        """Which ones."""
        found = tuple(
            id for id in self.found if g.is_permanent(id) and g.same(id, self.stamp) and g.seat_behind(id) == self.seat
        )
        if not found or g.s.seats[self.seat].out:
            return END
        n = min(self.n, len(found))
        options = g.options(found)
        default = ",".join(option.key for option in options[:n])
        return Ask(self.seat, "pick", Choice(say("rs-ask-sacrifice"), options, n, n), default, ("RS-916",))

    def give_up(self, g: Table, cards: Any) -> None:
        """They go to their owners' Cemeteries."""
        ids = several(cards)
        g.happen(
            Event("sacrificed", self.seat),
            say("rs-log-sacrifices", who=SeatName(self.seat), cards=g.names(ids)),
            "RS-916",
        )
        g.leave(ids, "cemetery", died=True, sacrificed=True)


class SearchLibrary(Procedure, tag="search", kw_only=True):
    """A player takes cards out of the own library, which is shuffled then. [RS-311]"""

    seat: int
    found: tuple[Id, ...]
    n: int
    to: str
    shown: bool

    steps = ("choose", "take", "shuffle")

    def choose(self, g: Table) -> Verdict:
        """What to take; a restricted search may find nothing. [RS-311]"""
        if g.s.seats[self.seat].out:
            return END
        library = g.s.seats[self.seat].library
        found = tuple(id for id in self.found if id in library)
        if not library or not found and not self.shown:
            return "shuffle"
        options = card_options(g, found)
        most = min(self.n, len(options))
        choice = Choice(say("rs-ask-search", n=self.n), options, 0 if self.shown else most, most)
        default = ",".join(option.key for option in options[:most]) or "none"
        return Ask(self.seat, "search_pick", choice, default, ("RS-311",), secret=True, forced=False)

    def take(self, g: Table, cards: Any) -> None:
        """What a restricted search found is shown. [RS-311]"""
        ids = several(cards)
        if not ids:
            g.happen(Event("searched", self.seat), say("rs-log-searched", who=SeatName(self.seat), n=0), "RS-311")
            return
        g.informed = True
        for id in ids:
            g.put(id, {"library_top": "library"}.get(self.to, self.to))
        names = Listing(tuple(CardName(g.thing(id).card) for id in ids))
        whole = say("rs-log-searched-for", who=SeatName(self.seat), cards=names)
        open_ = (
            whole
            if self.shown or self.to == "cemetery"
            else say("rs-log-searched", who=SeatName(self.seat), n=len(ids))
        )
        g.happen(Event("searched", self.seat, amount=len(ids)), open_, "RS-311", known_to=(self.seat,), whole=whole)

    def shuffle(self, g: Table) -> None:
        """Also if nothing was found; what goes on top stays there."""
        side = g.seat(self.seat)
        top = tuple(id for id in self.found if self.to == "library_top" and id in side.library[: self.n])
        kept = side.library[: len(top)] if top and set(side.library[: len(top)]) == set(top) else ()
        side.library = (*kept, *g.shuffled(side.library[len(kept) :], "library"))
        g.happen(Event("shuffled", self.seat), g.by_chance(say("rs-log-shuffle", who=SeatName(self.seat))), "RS-311")


def shield_ask(g: Table, seat: int, prompt: Text, sources: Sequence[Id]) -> Ask:
    """The question what happens instead of an event. [RS-1307]"""
    options = [
        Option(str(n), say("rs-shield", number=n, card=CardName(g.known(id).card)), n - 1)
        for n, id in enumerate(sources, 1)
    ]
    return Ask(seat, "replacement_order", one_of(prompt, options), "1", ("RS-1307",))


class Instead(Procedure, tag="instead", kw_only=True):
    """An event was replaced, and several things fit: the affected player says which happens instead. [RS-1307]"""

    event: str
    id: Id
    seat: int
    name: Word
    shields: tuple[tuple[int, Id, str], ...]

    steps = ("choose", "chosen")

    def _left(self, g: Table) -> list[tuple[int, Id, str]]:
        return [shield for shield in self.shields if g.uses_left(shield) > 0]

    def choose(self, g: Table) -> Verdict:
        """What happens; what is used up meanwhile does not."""
        shields = self._left(g)
        if not shields:
            return END
        if len(shields) == 1 or g.s.seats[self.seat].out:
            g.use_shield(shields[0], self.event, self.id)
            return END
        return shield_ask(
            g, self.seat, say("rs-ask-instead", what=self.name, event=self.event), [source for _, source, _ in shields]
        )

    def chosen(self, g: Table, number: int) -> None:
        """That, once."""
        g.use_shield(self._left(g)[number], self.event, self.id)


class Doom(Procedure, tag="doom", kw_only=True):
    """Cards are destroyed where something may happen instead: their controllers pick among several. [RS-1307]"""

    ids: tuple[Id, ...]
    note: str = ""
    stamp: int | None = None
    at: int = 0
    dying: tuple[Id, ...] = ()

    steps = ("choose", "chosen", "bury")

    def choose(self, g: Table) -> Verdict:
        """What happens instead, if anything."""
        while self.at < len(self.ids):
            id = self.ids[self.at]
            shields = g.shields("destroyed", id) if g.is_permanent(id) and g.same(id, self.stamp) else []
            if len(shields) > 1:
                return shield_ask(
                    g, g.seat_behind(id), say("rs-ask-shield", what=g.name(id)), [source for _, source, _ in shields]
                )
            self.at += 1
            if shields:
                g.use_shield(shields[0], "destroyed", id)
                return "choose"
            self.dying = (*self.dying, id)
        return "bury"

    def chosen(self, g: Table, number: int) -> Verdict:
        """That, once."""
        id = self.ids[self.at]
        self.at += 1
        g.use_shield(g.shields("destroyed", id)[number], "destroyed", id)
        return "choose"

    def bury(self, g: Table) -> None:
        """The others die together."""
        there = tuple(id for id in self.dying if g.is_permanent(id) and g.same(id, self.stamp))
        if self.note:
            below = g.s.agenda[-2]
            below.note(self.note, g.handles(there))
        g.leave(there, "cemetery", died=True)
