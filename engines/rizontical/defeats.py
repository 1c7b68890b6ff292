"""Leaving play: defeats and what follows them, destruction, what leaves without either; the result of a duel, and how a
position is known again. [RZ-202 to RZ-215 RZ-307 RZ-1221 to RZ-1229 RZ-1605 RZ-1626]"""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

import msgspec

from engines.kernel.ask import Ask, one_of, which, yes_no
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome, Procedure, Verdict
from engines.kernel.text import SeatName, Word, say

from .board import NAMES
from .conditions import change_stock, give, lose_condition
from .hands import by_name, can_draw, card_options, draw_cards
from .lasting import UnderWay
from .places import cell_options, free_deploy_cells, may_deploy, which_slot
from .replacing import Replaceable, behind
from .state import SOULS_TO_WIN, CardName, Fighter, Power, Seat, Token

if TYPE_CHECKING:
    from .duel import Duel


def decided(g: Duel) -> bool:
    """Whether the duel is decided, though a batch may still be running: nothing new is set off. Never in setup.
    [RZ-208 RZ-210]"""
    if g.s.phase == "setup":
        return False
    return any(seat.souls >= SOULS_TO_WIN for seat in g.s.seats) or not all(map(g.fighters, (0, 1)))


def passed(g: Duel, event: Event) -> bool:
    """Whether a situation has passed: whom DMG was done to has left, or the duel is decided. [RZ-208 RZ-1255]"""
    if event.name in ("damaged", "defeated", "deployed") and decided(g):
        return True
    return event.name in ("damaged", "deployed", "moved", "pushed", "blocked", "step") and not g.in_play(event.subject)


def check_result(g: Duel) -> None:
    """A batch is complete: Souls, six or more, are compared, then the boards; not in setup. [RZ-202 RZ-204 to
    RZ-208 RZ-210 RZ-215]"""
    if g.s.phase == "setup" or g.s.outcome is not None:
        return
    souls = [seat.souls >= SOULS_TO_WIN for seat in g.s.seats]
    empty = [not g.fighters(seat) for seat in (0, 1)]
    if all(souls):
        g.finish(Outcome(None, say("rz-outcome-souls-both"), "RZ-206"))
    elif any(souls):
        winner = souls.index(True)
        text = say("rz-outcome-souls", winner=SeatName(winner), souls=g.s.seats[winner].souls)
        g.finish(Outcome(winner, text, "RZ-202"))
    elif all(empty):
        g.finish(Outcome(None, say("rz-outcome-empty-both"), "RZ-205"))
    elif any(empty):
        winner = empty.index(False)
        text = say("rz-outcome-empty", winner=SeatName(winner), loser=SeatName(1 - winner))
        g.finish(Outcome(winner, text, "RZ-204"))


def position_hash(g: Duel) -> str:
    """A hash of the position for the rule against endless repetition: all but what only counts. [RZ-1605]"""
    s = g.s
    seats = [(_ALL_BUT_HAND(side), sorted(side.hand)) for side in s.seats]
    things = [
        msgspec.structs.replace(s.things[id], since=0)
        for id in (*g.fighters(), *g.powers(), *g.summons(), *g.tile_ids())
    ]
    position = (
        seats, [msgspec.structs.replace(each, stamp=0) for each in s.lasting], s.used, s.used_away, s.hits,
        s.successes, s.round, s.turn, s.player_turn, [g.id_of(each) for each in s.acted], things,
    )  # fmt: skip
    return blake2b(msgspec.msgpack.encode(position), digest_size=8).hexdigest()


_ALL_BUT_HAND = attrgetter(*(field for field in Seat.__struct_fields__ if field != "hand"))


class Batch:
    """What counts as happening at the same time: the result is looked at when the outermost one is complete.
    [RZ-207]"""

    __slots__ = ()
    step: str

    def complete(self, g: Duel) -> None:
        """The batch is complete."""
        self.step = END
        look_at_result(g)


class Removal(Procedure, tag="removal"):
    """Fighters left a side, or Souls changed, without a defeat: the step that did it is over. [RZ-207]"""

    steps = ("complete",)

    def complete(self, g: Duel) -> None:
        """Before whatever that sets off."""
        look_at_result(g)


def look_at_result(g: Duel) -> None:
    """Compare Souls and boards, unless a batch is under way still. [RZ-207]"""
    if not any(batch.step != END for batch in g.below(Batch)):
        check_result(g)


class DefeatAll(Batch, UnderWay, tag="defeat_all"):
    """Things are defeated outright, one after the other, in one batch. [RZ-207]"""

    ids: tuple[Id, ...]

    steps = ("next", "complete")

    def next(self, g: Duel) -> Verdict:
        """The next one."""
        if not self.ids:
            return "complete"
        id, self.ids = self.ids[0], self.ids[1:]
        if self.here(g, id) and "Invincible" not in g.conditions(id):
            g.push(Defeat(id=id, by=behind(g)))
        return "next"


class Defeat(Batch, Replaceable, tag="defeat"):
    """A Fighter (or Summon) is defeated: it leaves, the opponent gains the Soul, its owner may draw and may deploy,
    then effects of the defeat, then whatever was paused goes on. [RZ-1221 to RZ-1229]"""

    id: Id
    by: Id = 0
    """The Fighter whose DMG or effect defeats it, if one's does."""
    seat: int = 0
    slot: int = 0
    deployed: int = 0
    """The Fighter that was deployed for it, as an object."""
    fallen: bool = False
    """Whether it is defeated for having no HP left. [RZ-821]"""

    steps = ("about", "replace", "replacement", "leave", "offer_draw", "draw", "offer_deploy", "deploy", "effects")

    def _event(self, g: Duel, name: str) -> Event:
        return Event(name, g.controller(self.id), self.id, self.meant(g, self.by) if self.by else 0)

    def about(self, g: Duel) -> None:
        """Responses to its being about to be defeated."""
        self.fallen = self._down(g)
        g.occur(self._event(g, "would_be_defeated"))

    def _down(self, g: Duel) -> bool:
        return self.here(g, self.id) and isinstance(g.s.things[self.id], Fighter) and g.fighter(self.id).hp == 0

    def stopped(self, g: Duel) -> Verdict:
        """Who has no HP left is not spared, and who has some again is not defeated for having none. [RZ-821]"""
        down = self._down(g)
        if down:
            self.negated = False
        return END if self.negated or not self.here(g, self.id) or self.fallen and not down else None

    def events(self, g: Duel) -> tuple[Event, ...]:
        """What comes about, under its names: a Summon that is defeated leaves as a Power does. [RZ-1626]"""
        defeated = self._event(g, "defeated")
        return (defeated,) if isinstance(g.s.things[self.id], Fighter) else (defeated, leaving(g, self.id, ""))

    def leave(self, g: Duel) -> Verdict:
        """It leaves field and board; the opponent gains a Soul, whoever did it. [RZ-201 RZ-211 RZ-213 RZ-306
        RZ-1227]"""
        thing = g.s.things[self.id]
        self.seat = g.controller(self.id)
        cell = g.cell_of(self.id)
        name = g.name(self.id)
        if cell is not None:
            g.trail("defeated", cell)
        if isinstance(thing, Token):
            g.happen(self._event(g, "defeated"), say("rz-log-summon-defeated", who=name), "RZ-1104")
            g.token_leaves(self.id)
            return "effects"
        self.slot = cast(Fighter, thing).slot
        under = len(g.s.agenda)
        g.leave(self.id)
        waiting = [each for each in g.s.agenda[under:] if not isinstance(each, Leaving)]
        stopped = [each for each in g.s.agenda[under:] if isinstance(each, Leaving)]
        del g.s.agenda[under:]
        g.put_card(self.id, "void")
        gainer = g.seat(1 - self.seat)
        gainer.souls += 1
        g.s.defeats += 1
        text = say("rz-log-defeated", who=name, gainer=SeatName(1 - self.seat), souls=gainer.souls)
        g.happen(Event("defeated", self.seat, self.id), text, "RZ-201")
        if any(side.souls >= SOULS_TO_WIN for side in g.s.seats):
            return "effects"
        # what acts on Auras that left with it acts after the deployment [RZ-1227]
        g.s.agenda[under - 1 : under - 1] = waiting
        g.s.agenda.extend(stopped)
        return None

    def offer_draw(self, g: Duel) -> Verdict:
        """The owner may draw 1 Power. [RZ-1221 RZ-1225 RZ-1229]"""
        if not can_draw(g, self.seat):
            return "offer_deploy"
        return Ask(self.seat, "defeat_draw", yes_no(say("rz-ask-defeat-draw", who=self._word(g))), "yes", ("RZ-1221",))

    def _word(self, g: Duel) -> Word:
        return CardName(g.known(self.meant(g, self.id)).card)

    def draw(self, g: Duel, yes: bool) -> None:
        """They draw."""
        if yes:
            draw_cards(g, {self.seat: 1}, "RZ-1221")

    def offer_deploy(self, g: Duel) -> Verdict:
        """The owner may deploy on the same slot, the current one too. [RZ-1222 RZ-1224 RZ-1229]"""
        if g.s.seats[self.seat].slots[self.slot] or not may_deploy(g, self.seat):
            return "effects"
        text = say("rz-ask-defeat-deploy" if g.fighters(self.seat) else "rz-ask-defeat-deploy-last", slot=self.slot + 1)
        return Ask(self.seat, "defeat_deploy", yes_no(text), "yes", ("RZ-1222", "RZ-209"))

    def deploy(self, g: Duel, yes: bool) -> None:
        """They deploy."""
        if yes:
            g.push(Deployment(seat=self.seat, slot=self.slot, quiet=True, choose=g.option("fighter_draw") == "choose"))

    def effects(self, g: Duel) -> None:
        """Effects of the defeat and of the deployment come last. [RZ-1227 RZ-208]"""
        if self.deployed and g.in_play(self.deployed):
            g.occur(Event("deployed", self.seat, self.deployed))
        object = self.object(g, self.id)
        left = () if g.kind_of(object) == "fighter" else (Event("power_left", self.seat, object, kind="supply"),)
        g.occur(Event("defeated", self.seat, object, self.object(g, self.by) if self.by else 0), *left)


class Deployment(UnderWay, tag="deployment"):
    """A Fighter comes onto a slot, is revealed, and is put on a cell of its owner's Deploy Zone. [RZ-512 RZ-707
    RZ-708]"""

    seat: int
    slot: int = -1
    """-1 as long as its player has yet to pick an empty one: the one `wanted`, if an effect says which."""
    wanted: int | None = None
    card: Id = 0
    """Which card; the top one of the Fighter deck if none is named."""
    quiet: bool = False
    """Part of a defeat, which tells of the deployment itself. [RZ-1227]"""
    choose: bool = False
    anywhere: bool = False
    note: str = ""

    steps = ("choose_slot", "slot_chosen", "pick", "picked", "reveal", "choose_cell", "stand", "tell")

    def choose_slot(self, g: Duel) -> Verdict:
        """By an effect: which empty slot; it may use the current one. [RZ-706]"""
        if self.slot >= 0:
            return "pick"
        if self.card and not self.same(g, self.card):
            return END
        return which_slot(self.seat, g.s.seats[self.seat].slots, say("rz-ask-deploy-slot"), self.wanted)

    def slot_chosen(self, g: Duel, slot: int) -> None:
        """There."""
        self.slot = slot
        if self.card:
            g.take_up(self.card, "fighter_void")

    def pick(self, g: Duel) -> Verdict:
        """With the option fighter_draw: choose the owner takes any Fighter of the deck. [RZ-707]"""
        if self.card or not self.choose:
            return "reveal"
        options = card_options(g, by_name(g, g.s.seats[self.seat].fighter_deck))
        choice = one_of(say("rz-ask-deploy-card"), options)
        return Ask(self.seat, "deploy_card", choice, options[0].key, ("RZ-707",), secret=True)

    def picked(self, g: Duel, card: Id) -> None:
        """That one; the rest is shuffled."""
        side = g.seat(self.seat)
        self.card = card
        side.fighter_deck = g.shuffled(tuple(id for id in side.fighter_deck if id != card), "fighter deck")

    def reveal(self, g: Duel) -> Verdict:
        """The card is turned up on its slot. [RZ-708]"""
        side = g.seat(self.seat)
        if not self.card:
            if not side.fighter_deck:
                return END
            self.card, side.fighter_deck = side.fighter_deck[0], side.fighter_deck[1:]
        g.enter(self.card, self.seat, self.slot)
        self.begins(g)
        g.informed = True
        words: dict[str, Any] = {"what": CardName(g.s.things[self.card].card), "slot": self.slot + 1}
        text = say("rz-log-reveals", who=SeatName(self.seat), **words)
        g.happen(Event("revealed", self.seat, self.card), text, "RZ-708")
        return None

    def choose_cell(self, g: Duel) -> Verdict:
        """Its owner picks the cell."""
        cells = free_deploy_cells(g, self.seat, self.anywhere)
        if not cells:
            return END
        prompt = say("rz-ask-deploy-cell", what=CardName(g.s.things[self.card].card))
        return which(self.seat, "deploy_cell", prompt, cell_options(cells), "RZ-512")

    def stand(self, g: Duel, cell: int) -> None:
        """It stands there, which is stepping on the cell. [RZ-514]"""
        g.stand(self.card, cell)
        g.bring(self.note, (self.card,))
        g.trail("deployed", cell)
        text = say("rz-log-deployed", who=g.name(self.card), at=NAMES[cell])
        g.happen(Event("deployed", self.seat, self.card, place=NAMES[cell]), text, "RZ-512")
        for defeat in g.below(Defeat):
            if self.quiet:
                defeat.deployed = g.handle(self.card)
            break
        arrives_with(g, self.card)
        g.arrive(self.card)

    def tell(self, g: Duel) -> None:
        """Effects that wait for a deployment act. [RZ-415]"""
        if not self.quiet and self.here(g, self.card):
            g.occur(Event("deployed", self.seat, self.card))


def arrives_with(g: Duel, id: Id) -> None:
    """A Fighter has what effects say that it is deployed with. [RZ-415]"""
    for each in g.parts_on("arrive", id):
        for name in each.part.has:
            give(g, id, name, 0)
        if each.part.protection is not None:
            change_stock(g, id, "protection", each.number("protection", each.part.protection))


class Destroy(Replaceable, tag="destroy"):
    """A Power, Summon or Tile is destroyed, unless something prevents it. [RZ-951 RZ-1113 RZ-1552]"""

    seat: int
    id: Id

    steps = ("about", "replace", "replacement", "leave")

    def _event(self, g: Duel, name: str) -> Event:
        return Event(name, g.controller(self.id), self.id)

    def about(self, g: Duel) -> None:
        """Responses to its being about to be destroyed."""
        g.occur(Event("would_be_destroyed", self.seat, self.id))

    def events(self, g: Duel) -> tuple[Event, ...]:
        """What comes about, under its names: what is destroyed leaves. [RZ-1626]"""
        return self._event(g, "destroyed"), leaving(g, self.id, "void")

    def leave(self, g: Duel) -> None:
        """Shield negates it once; else it goes. [RZ-1552]"""
        if g.has(self.id, "Shield"):
            lose_condition(g, self.id, "Shield", "RZ-1552")
            return
        event = self._event(g, "destroyed")
        g.happen(event, say("rz-log-destroyed", what=g.name(self.id)), "RZ-951")
        if isinstance(g.s.things[self.id], Token):
            left = leaving(g, self.id, "void")
            g.token_leaves(self.id)
            g.occur(event, left)
        else:
            g.power_leaves(self.id, "void", "RZ-307", also=[event])


class Leaving(Replaceable, tag="leaving"):
    """Something is about to leave play, and something else may happen instead: a Power or token, or a Fighter that is
    returned. [RZ-1626]"""

    id: Id
    to: str
    clauses: tuple[str, ...] = ()
    used: bool = False

    steps = ("replace", "replacement", "leave")

    def events(self, g: Duel) -> tuple[Event, ...]:
        return (leaving(g, self.id, self.to),)

    def stopped(self, g: Duel) -> Verdict:
        here = self.here(g, self.id)
        if here and self.negated:
            stay(g, self.id)
        return END if self.negated or not here else None

    def leave(self, g: Duel) -> None:
        """It leaves."""
        g.gone(self.id, self.to, self.clauses, used=self.used)


def leaving(g: Duel, id: Id, to: str) -> Event:
    """Something leaves play: for where, is the kind."""
    thing = g.s.things[id]
    if isinstance(thing, Fighter):
        return Event("removed", g.controller(id), id, kind="void" if to == "void" else "deck")
    return Event("power_left", g.controller(id), id, kind="supply" if isinstance(thing, Token) else to)


def stay(g: Duel, id: Id) -> None:
    """What does not leave lies there from then on; an Aura without its Fighter on nobody. [RZ-1626]"""
    thing = g.s.things[id]
    if isinstance(thing, Power) and thing.pending:
        g.alter(id).pending = False
    if isinstance(thing, Power) and thing.bearer and not (g.host_of(id) == thing.bearer and g.in_play(thing.bearer)):
        g.alter(id).bearer = 0
