"""Choices in the middle of an effect, each a small procedure of its own. [RZ-1415]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from engines.kernel.ask import NOTHING, Ask, Choice, Option, number, one_of, which
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.lasting import Lasting
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, Word, say

from .board import CELLS, DIRECTIONS, NAMES
from .cards import counts_of
from .conditions import condition_word, could_take, give, grouped, lose_condition, room_for, shift, worth
from .hands import by_name, card_names, card_options, discard_cards
from .lasting import UnderWay
from .places import cell_options, token_room, way_options, which_slot
from .replacing import Coming, comes
from .state import CardName, Fighter, Token

if TYPE_CHECKING:
    from .duel import Duel


def no_choice(prompt: Text) -> Choice:
    """The question of who alone knows that no card fits: that the others are not to learn. [RZ-1603]"""
    return Choice(prompt, (Option(NOTHING, say("rz-none-fits"), ()),))


class Discard(Procedure, tag="discard"):
    """A player discards from the hand; AP are not gained. [RZ-319]"""

    seat: int
    n: int
    clause: str = "RZ-1415"
    note: str = ""

    steps = ("choose", "discard")

    def choose(self, g: Duel) -> Verdict:
        """Which cards."""
        hand = g.s.seats[self.seat].hand
        if not hand:
            return END
        n = min(self.n, len(hand))
        options = card_options(g, by_name(g, hand))
        keys = {option.value: option.key for option in options}
        default = ",".join(keys[id] for id in reversed(hand[-n:]))
        choice = Choice(say("rz-ask-discard", n=n), options, n, n)
        return Ask(self.seat, "hand_discard", choice, default, (self.clause,), secret=True)

    def discard(self, g: Duel, cards: Any) -> None:
        """They go to the void."""
        ids = row(cards)
        discard_cards(g, self.seat, ids)
        g.bring(self.note, ids)


@comes("discarded")
def _discards(g: Duel, what: Coming) -> None:
    """An effect makes a player discard, by choice or by chance. [RZ-1609]"""
    if what.kind == "random":
        ids = g.drawn(sorted(g.s.seats[what.seat].hand), what.amount)
        discard_cards(g, what.seat, ids)
        g.bring(what.note, ids)
    elif what.amount > 0:
        g.push(Discard(seat=what.seat, n=what.amount, note=what.note))


class Search(Procedure, tag="search"):
    """A player takes Powers out of the own deck, which is shuffled then. [RZ-1409 RZ-1410 RZ-1614]"""

    seat: int
    found: tuple[Id, ...]
    n: int = 1
    shown: bool = False
    """Whether the search asks for a certain kind, so that what is found is shown."""

    steps = ("choose", "take")

    def choose(self, g: Duel) -> Verdict:
        """What to take, if anything, of what is in the deck still; who finds nothing is asked too, unless the deck is
        empty for all to see. [RZ-1603]"""
        deck = g.s.seats[self.seat].power_deck
        prompt, options = say("rz-ask-search"), card_options(g, tuple(id for id in self.found if id in deck))
        choice = Choice(prompt, options, 0, min(self.n, len(options))) if options else no_choice(prompt)
        default = options[0].key if options else NOTHING
        return Ask(self.seat, "search", choice, default, ("RZ-1409", "RZ-1614"), secret=True, forced=not deck)

    def take(self, g: Duel, cards: tuple[Id, ...]) -> None:
        """Into the hand; the deck is shuffled, also if nothing was found."""
        side = g.seat(self.seat)
        side.power_deck = tuple(id for id in side.power_deck if id not in cards)
        side.hand += cards
        who = SeatName(self.seat)
        hidden = say("rz-log-searched", who=who, n=len(cards))
        whole = say("rz-log-searched-for", who=who, what=card_names(g, cards)) if cards else hidden
        g.informed = True
        event = Event("searched", self.seat, amount=len(cards))
        g.happen(event, whole if self.shown else hidden, "RZ-1410", known_to=(self.seat,), whole=whole)
        g.shuffle_deck(self.seat, "power")
        g.occur(event)


class Look(Procedure, tag="look"):
    """A player looks at hidden cards, and may put those of a deck back in any order."""

    seat: int
    owner: int
    zone: str
    cards: tuple[Id, ...]
    reorder: bool = False

    steps = ("look", "choose", "put_back")

    def look(self, g: Duel) -> Verdict:
        """They are seen by that player alone."""
        g.informed = True
        g.happen(
            Event("looked", self.seat, amount=len(self.cards)),
            say("rz-log-looks", who=SeatName(self.seat), n=len(self.cards)), "RZ-1614",
            known_to=(self.seat,), whole=say("rz-log-sees", cards=card_names(g, self.cards)),
        )  # fmt: skip
        return None if self.reorder else END

    def choose(self, g: Duel) -> Verdict:
        """The order, top card first."""
        options = card_options(g, self.cards)
        choice = Choice(say("rz-ask-reorder"), options, len(options), len(options), ordered=True)
        return Ask(self.seat, "look_order", choice, ",".join(option.key for option in options), (), secret=True)

    def put_back(self, g: Duel, order: tuple[Id, ...]) -> None:
        """Back on top in that order."""
        side = g.seat(self.owner)
        setattr(side, self.zone, (*order, *(id for id in getattr(side, self.zone) if id not in order)))


class Cleanse(UnderWay, tag="cleanse"):
    """Conditions are removed from something; its player picks among several. [RZ-1001]"""

    seat: int
    who: Id
    what: str
    n: int
    upto: bool = False
    note: str = ""

    steps = ("choose", "remove")

    def choose(self, g: Duel) -> Verdict:
        """Which ones."""
        names = removable(g, self.who, self.what) if self.here(g, self.who) else []
        if not names:
            return END
        n = min(self.n, len(names))
        if n == len(names) and not self.upto:
            self.remove(g, tuple(names))
            return END
        options = condition_options(g, self.who, names)
        least = 0 if self.upto else n
        choice = Choice(say("rz-ask-cleanse", who=g.name(self.who)), options, least, n)
        default = ",".join(option.key for option in options[:least]) or NOTHING
        return Ask(self.seat, "condition_pick", choice, default, ("RZ-1001",))

    def remove(self, g: Duel, picked: Any) -> None:
        """They are gone."""
        names: tuple[str, ...] = row(picked)
        if names:
            g.bring(self.note, (self.who,))
        for name in names:
            lose_condition(g, self.who, name, "RZ-1014")


def condition_options(g: Duel, id: Id, names: Iterable[str]) -> tuple[Option, ...]:
    """Conditions of something as options, with their values."""
    values = g.conditions(id)
    texts = {name: say("rz-condition", what=condition_word(name, values.get(name, 0))) for name in names}
    return tuple(Option(name.lower().replace(" ", "_"), text, name) for name, text in texts.items())


def removable(g: Duel, id: Id, what: str) -> list[str]:
    """The conditions on something that "any", a group or a name means."""
    thing = g.s.things[id]
    if not isinstance(thing, Fighter):
        return ["Shield"] if getattr(thing, "shield", False) and what in ("any", "status", "Shield") else []
    return [name for name in thing.conditions if what in ("any", name, *grouped(name))]


class MoveBuffs(UnderWay, tag="move_buffs"):
    """Buff values move from Fighters onto another; what can't arrive stays. [RZ-875]"""

    seat: int
    givers: tuple[Id, ...]
    taker: Id
    names: tuple[str, ...]
    limit: int | None = None
    asked: tuple[str, ...] = ()
    """The Buffs of the first giver that were asked about."""

    steps = ("choose", "move")

    def _offer(self, g: Duel) -> tuple[Id, str, int] | None:
        while self.givers and self.here(g, self.taker):
            giver = self.givers[0]
            for name, value in g.conditions(giver).items() if self.here(g, giver) else ():
                plain = name.removeprefix("buff ")
                if name.startswith("buff ") and plain in self.names and name not in self.asked and giver != self.taker:
                    most = min(value, room_for(g, self.taker, name), value if self.limit is None else self.limit)
                    if most > 0:
                        return giver, name, most
            self.givers, self.asked = self.givers[1:], ()
        return None

    def choose(self, g: Duel) -> Verdict:
        """How much of the next Buff."""
        offer = self._offer(g)
        if offer is None:
            return END
        giver, name, most = offer
        prompt = say("rz-ask-move-buff", who=g.name(giver), name=name.removeprefix("buff "), to=g.name(self.taker))
        return Ask(self.seat, "buff_amounts", number(prompt, 0, most), "0", ("RZ-875",))

    def move(self, g: Duel, n: int) -> Verdict:
        """It moves; the next one."""
        offer = self._offer(g)
        assert offer is not None
        giver, name, _ = offer
        if n:
            shift(g, giver, name, -n)
            give(g, self.taker, name, n)
        self.asked = (*self.asked, name)
        return "choose"


class PlaceTokens(Procedure, tag="place_tokens"):
    """Summons or Tiles come onto the board one by one, on cells of their owner's choice. [RZ-1101 RZ-1121 RZ-1033]"""

    seat: int
    card: str
    left: int
    allowed: tuple[int, ...] = ()
    limited: bool = False
    facing: str = ""
    upto: bool = False
    cell: int = -1
    note: str = ""

    steps = ("choose_cell", "cell_chosen", "choose_facing", "place")

    def choose_cell(self, g: Duel) -> Verdict:
        """Where to, among the cells that are empty for it. [RZ-507 RZ-1107 RZ-1127 RZ-1136]"""
        if self.left < 1:
            return END
        tile = g.cards[self.card].kind == "tile"
        if token_room(g, self.seat, self.card) < 1:
            text = say("rz-log-token-limit", what=CardName(self.card))
            g.happen(Event("limit", self.seat), text, "RZ-1127" if tile else "RZ-1107")
            return END
        taken = {*g.s.board, *g.s.tiles} if tile else g.s.board
        options = cell_options(cell for cell in (self.allowed if self.limited else CELLS) if cell not in taken)
        if not options:
            return END
        if self.upto:
            options.append(Option(NOTHING, say("rz-nowhere"), -1))
        choice = one_of(say("rz-ask-place", what=CardName(self.card)), options)
        return Ask(self.seat, "place_cell", choice, NOTHING if self.upto else options[0].key, ("RZ-1101", "RZ-1121"))

    def cell_chosen(self, g: Duel, cell: int) -> Verdict:
        """There, or nowhere."""
        self.cell = cell
        return END if cell < 0 else None

    def choose_facing(self, g: Duel) -> Verdict:
        """Which way it faces, if it faces any. [RZ-1033]"""
        card = g.cards[self.card]
        if card.kind != "tile" or not card.facing:
            return self.place(g, "")
        default = self.facing or ("n" if self.seat == 0 else "s")
        return facing_ask(self.seat, CardName(self.card), self.facing, default)

    def place(self, g: Duel, facing: str) -> Verdict:
        """It lies there; the next one."""
        self.left -= 1
        g.bring(self.note, (add_token(g, self.seat, self.card, self.cell, facing),))
        return "choose_cell"


def add_token(g: Duel, seat: int, card: str, cell: int, facing: str) -> Id:
    """A Summon or a Tile comes onto the board, and onto no slot: which one it is. [RZ-1101 RZ-1110 RZ-1121]"""
    tile = g.cards[card].kind == "tile"
    how: dict[str, Any] = {"card": card, "owner": seat, "tile": tile, "facing": facing}
    id = g.add(lambda id: Token(id=id, since=g.next_stamp(), **how, **counts_of(g.cards[card])))
    g.stand(id, cell)
    g.trail("placed" if tile else "summoned", cell)
    event = Event("tile_placed" if tile else "summoned", seat, id, place=NAMES[cell])
    text = say("rz-log-token", who=SeatName(seat), what=CardName(card), at=NAMES[cell])
    g.comes_about(event, text, "RZ-1121" if tile else "RZ-1101")
    if not tile:
        g.arrive(id)
    return id


def facing_ask(seat: int, what: Word, facing: str, default: str) -> Ask:
    """The question which way a Tile faces, if that is not said."""
    options = way_options((facing,) if facing else DIRECTIONS)
    return Ask(seat, "facing", one_of(say("rz-ask-facing", what=what), options), default, ("RZ-1033",))


class TurnTile(UnderWay, tag="turn_tile"):
    """A Push Tile is turned."""

    seat: int
    who: Id
    facing: str = ""

    steps = ("choose", "turn")

    def choose(self, g: Duel) -> Verdict:
        """Which way."""
        if not self.here(g, self.who):
            return END
        return facing_ask(self.seat, g.name(self.who), self.facing, self.facing or g.s.things[self.who].facing)

    def turn(self, g: Duel, facing: str) -> None:
        """It is turned."""
        g.edit(self.who).facing = facing
        cell = cast(int, g.cell_of(self.who))
        g.trail("placed", cell)
        text = say("rz-log-turned", what=g.name(self.who), direction=say("rz-dir-" + facing))
        g.happen(Event("turned", subject=self.who), text, "RZ-1033")


class ChangeSlot(UnderWay, tag="change_slot"):
    """A Fighter goes to another slot of its player, with its trackers; Auras stay where they lie. [RZ-670 RZ-945]"""

    seat: int
    who: Id
    slot: int | None = None

    steps = ("choose", "go")

    def choose(self, g: Duel) -> Verdict:
        """Which empty one."""
        if not self.here(g, self.who):
            return END
        row = g.s.seats[g.controller(self.who)].slots
        return which_slot(self.seat, row, say("rz-ask-slot", who=g.name(self.who)), self.slot)

    def go(self, g: Duel, slot: int) -> None:
        """There."""
        name = g.name(self.who)
        fighter = g.alter(self.who)
        g.lay_on("slots", fighter.controller, fighter.slot, 0)
        g.lay_on("slots", fighter.controller, slot, self.who)
        fighter.slot = slot
        g.touch()
        g.happen(Event("slot", subject=self.who), say("rz-log-slot", who=name, slot=slot + 1), "RZ-670")


def swap_slots(g: Duel, a: Id, b: Id) -> None:
    """Two Fighters of a player change slots, with their trackers. [RZ-670 RZ-945]"""
    both = [g.s.things[id] for id in (a, b) if id >= g.first_id and g.in_play(id)]
    if a == b or len(both) < 2 or not all(isinstance(each, Fighter) for each in both):
        return
    one, other = g.alter(a), g.alter(b)
    if one.controller != other.controller:
        return
    names = g.name(a), g.name(b)
    g.lay_on("slots", one.controller, one.slot, b)
    g.lay_on("slots", one.controller, other.slot, a)
    one.slot, other.slot = other.slot, one.slot
    g.touch()
    g.happen(Event("slot", subject=a, other=b), say("rz-log-slots", a=names[0], b=names[1]), "RZ-670")


class Control(UnderWay, tag="control"):
    """A Fighter or Power comes under another player's control, on an empty slot of theirs. [RZ-1610]"""

    seat: int
    who: Id
    lasting: Lasting

    steps = ("choose", "take")

    def choose(self, g: Duel) -> Verdict:
        """Which slot."""
        if not self.here(g, self.who):
            return END
        side = g.s.seats[self.seat]
        row = side.slots if isinstance(g.s.things[self.who], Fighter) else side.powers
        if all(row):
            g.happen(Event("refused", self.seat), say("rz-log-no-slot", who=g.name(self.who)), "RZ-1610")
        return which_slot(self.seat, row, say("rz-ask-control-slot", who=g.name(self.who)))

    def take(self, g: Duel, slot: int) -> None:
        """It goes there."""
        g.take_over(self.who, self.seat, slot)
        g.s.lasting.append(self.lasting)
        g.touch()


class SetFree(UnderWay, tag="set_free"):
    """An effect sets a Trigger Power without its AP. [RZ-721]"""

    seat: int
    card: Id

    steps = ("choose", "set_down")

    def choose(self, g: Duel) -> Verdict:
        """Which slot."""
        side = g.s.seats[self.seat]
        if self.card not in side.hand or not self.same(g, self.card):
            return END
        return which_slot(self.seat, side.powers, say("rz-ask-power-slot"))

    def set_down(self, g: Duel, slot: int) -> None:
        """Face down."""
        g.lay(self.card, self.seat, slot, facedown=True)
        g.alter(self.card).pending = False
        text = say("rz-log-set", who=SeatName(self.seat), slot=slot + 1)
        g.comes_about(Event("power_set", self.seat, self.card), text, "RZ-939")


class MoveCondition(UnderWay, tag="move_condition"):
    """A player picks which condition moves, among those that the other Fighter could take."""

    seat: int
    giver: Id
    taker: Id
    what: str
    note: str = ""

    steps = ("choose", "move")

    def choose(self, g: Duel) -> Verdict:
        """Which one."""
        if self.giver == self.taker or not self.here(g, self.giver) or not self.here(g, self.taker):
            return END
        names = removable(g, self.giver, self.what)
        options = condition_options(
            g, self.giver, (name for name in names if could_take(g, self.taker, name, self.giver))
        )
        if not options:
            return END
        prompt = say("rz-ask-move-condition", who=g.name(self.giver), to=g.name(self.taker))
        return which(self.seat, "condition_pick", prompt, options, "RZ-1002")

    def move(self, g: Duel, name: str) -> None:
        """It moves."""
        if self.note:
            next(iter(g.below(Effect))).note(self.note, 1)
        value = g.conditions(self.giver)[name]
        lose_condition(g, self.giver, name)
        give(g, self.taker, name, value)


class Fading(UnderWay, tag="fading"):
    """A condition was given for a time: so much of it as was gained ends then. [RZ-1014]"""

    who: Id
    name: str
    before: int
    """What it was worth."""
    stamp: int
    """Of what lasts."""

    steps = ("settle",)

    def settle(self, g: Duel) -> None:
        """How much was gained; if nothing was, nothing ends."""
        gained = worth(g, self.who, self.name) - self.before if self.here(g, self.who) else 0
        g.s.lasting = [
            structs.replace(each, numbers={"n": gained}) if each.stamp == self.stamp else each
            for each in g.s.lasting
            if each.stamp != self.stamp or gained > 0
        ]
        g.touch()
