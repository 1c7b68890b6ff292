"""Gleaners: a game of a page, for tests of what a question can ask for. Everybody gleans cards, then spends them.

A round: all glean at once, each in a lane of their own: draw one card after the other from the own pile and keep it or
throw it back, which shuffles the pile, as long as there is leave to. When all have finished it is told how many cards
each has. Then each in turn does one thing: builds (two cards of the hand are given for a field, and which fields are
free depends on the cards given), pays (cards worth 3 or more, none of them superfluous, then takes a number of coins
that depends on what was paid), bids a number of coins, or sorts the hand. After two rounds the richest wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct, field

from engines.kernel.ask import Ask, Choice, Option, Path, number, one_of, options_of, yes_no
from engines.kernel.cards import Cards, DeckList, Language, Printed
from engines.kernel.cards.fields import Whole
from engines.kernel.event import Event
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.state import END, Id, Outcome, Procedure, State, Thing, Verdict
from engines.kernel.sums import Sum
from engines.kernel.text import CardName, SeatName, say
from tests.toys import Unwritten

FIELDS = ("north", "east", "south", "west", "middle")
LEAVE = 4
"""How many cards a seat may draw in a round."""

CARDS = "\n".join(
    f"- {{kind: crop, id: {id}, name: {id.title()}, worth: {worth}}}"
    for id, worth in (("straw", 0), ("oat", 1), ("rye", 2), ("corn", 3), ("wheat", 5))
)
DECK = """
name: Harvest
game: gleaners
cards: {pile: [straw, straw, oat, oat, oat, rye, rye, rye, corn, corn, wheat, wheat]}
"""


L = Language("gleaners")


@L.card("crop")
class Crop(Printed):
    """A card, worth something."""

    language = L
    unread = ("keywords", "abilities")
    worth = Whole(0, 9)


class Sheaf(Thing, tag="sheaf"):
    """A card."""


class Field(State, kw_only=True, omit_defaults=True):
    """What everybody has. Piles: the first is the top card."""

    things: list[Sheaf | None] = field(default_factory=list)
    piles: list[tuple[Id, ...]] = field(default_factory=list)
    hands: list[tuple[Id, ...]] = field(default_factory=list)
    spent: list[tuple[Id, ...]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    thrown: list[int] = field(default_factory=list)
    built: dict[str, int] = field(default_factory=dict)
    round: int = 0
    active: int = 0
    out: list[int] = field(default_factory=list)

    @property
    def seats(self) -> list[int]:
        """One of each seat."""
        return self.coins


class Round(Procedure, tag="round"):
    """All glean, then each in turn acts."""

    steps = ("begin", "glean", "gleaned", "turn", "acted")

    def begin(self, g: Gleaning) -> Verdict:
        """A new round, or the end."""
        if g.s.round == 2:
            rich = [g.riches(seat) for seat in range(len(g.s.seats))]
            g.finish(Outcome(rich.index(max(rich)), say("gleaners-over"), "GL-1"))
            return END
        g.s.round += 1
        g.s.active = 0
        return None

    def glean(self, g: Gleaning) -> Verdict:
        """All at once, in secret."""
        return {seat: Glean(seat=seat) for seat in g.living()}

    def gleaned(self, g: Gleaning) -> None:
        """Now it is told."""
        for seat in g.living():
            g.happen(
                Event("gleaned", seat), say("gleaners-gleaned", who=SeatName(seat), n=len(g.s.hands[seat])), "GL-2"
            )

    def turn(self, g: Gleaning) -> Verdict:
        """What a seat does."""
        while g.s.active < len(g.s.seats) and g.s.active in g.s.out:
            return "acted"
        return Ask(g.s.active, "main", g.verbs(g.s.active), "end", ("GL-3",))

    def acted(self, g: Gleaning, verb: str = "", *given: Any) -> Verdict:
        """It is done."""
        seat = g.s.active
        if verb == "build":
            cards, place = given
            g.spend(seat, cards)
            g.s.built[place] = seat
        elif verb == "pay":
            cards, coins = given
            g.spend(seat, cards)
            g.s.coins[seat] += coins
        elif verb == "bid":
            g.s.coins[seat] += given[0]
        elif verb == "sort":
            g.s.hands[seat] = given[0]
        if verb:
            g.happen(Event("acted", seat, kind=verb), say("gleaners-acted", who=SeatName(seat), what=verb), "GL-3")
        g.s.active += 1
        return "turn" if g.s.active < len(g.s.seats) else "begin"


class Glean(Procedure, tag="glean"):
    """A seat draws, and keeps or throws back, as long as it likes and may."""

    steps = ("more", "drawn", "keep", "kept")
    seat: int
    left: int = LEAVE

    def more(self, g: Gleaning) -> Verdict:
        """Another card?"""
        if not self.left or not g.s.piles[self.seat]:
            return END
        return Ask(self.seat, "more", yes_no(say("gleaners-more", n=self.left)), "no", ("GL-2",), secret=True)

    def drawn(self, g: Gleaning, yes: bool) -> Verdict:
        """The top card."""
        if not yes:
            return END
        self.left -= 1
        card, *rest = g.s.piles[self.seat]
        g.s.piles[self.seat] = tuple(rest)
        g.s.hands[self.seat] = (*g.s.hands[self.seat], card)
        g.informed = True
        name = CardName(g.thing(card).card)
        g.happen(Event("drawn", self.seat, card), say("gleaners-drawn", who=SeatName(self.seat), card=name), "GL-2")
        return None

    def keep(self, g: Gleaning) -> Verdict:
        """Keep it?"""
        options = [Option("keep", say("gleaners-keep"), True), Option("throw", say("gleaners-throw"), False)]
        return Ask(self.seat, "keep", one_of(say("gleaners-keep-it"), options), "keep", ("GL-2",), secret=True)

    def kept(self, g: Gleaning, keep: bool) -> Verdict:
        """Or throw it back."""
        if not keep:
            *hand, card = g.s.hands[self.seat]
            g.s.hands[self.seat] = tuple(hand)
            g.s.piles[self.seat] = g.shuffled((*g.s.piles[self.seat], card), "throw")
            g.s.thrown[self.seat] += 1
        return "more"


class Gleaning(Game[Field]):
    """A running match of Gleaners."""

    def living(self) -> list[int]:
        """Who still plays."""
        return [seat for seat in range(len(self.s.seats)) if seat not in self.s.out]

    def riches(self, seat: int) -> int:
        """Coins, and what the hand is worth."""
        return self.s.coins[seat] + sum(self.worth(id) for id in self.s.hands[seat])

    def worth(self, id: Id) -> int:
        """What a card is worth."""
        return self.cards[self.thing(id).card].worth

    def spend(self, seat: int, cards: Sequence[Id]) -> None:
        """Cards leave the hand."""
        self.s.hands[seat] = tuple(id for id in self.s.hands[seat] if id not in cards)
        self.s.spent[seat] = (*self.s.spent[seat], *cards)

    def option(self, id: Id) -> Option:
        """A card of the hand."""
        card = self.thing(id).card
        return Option(f"{card}{id}", say("gleaners-card", card=CardName(card)), id, worth=self.worth(id))

    def verbs(self, seat: int) -> Choice:
        """Everything that can be done."""
        hand = tuple(self.option(id) for id in self.s.hands[seat])
        which, total = say("gleaners-which"), sum(option.worth for option in hand)
        verbs: list[Option] = []

        def places(given: tuple[tuple[Id, ...] | Id, ...]) -> Choice:
            """Which fields are free: as many as the cards given are worth, and one more."""
            free = [place for place in FIELDS if place not in self.s.built][: 1 + sum(map(self.worth, given))]
            return one_of(say("gleaners-where"), [Option(each, say("gleaners-field", at=each), each) for each in free])

        def coins(given: tuple[Id, ...]) -> Choice:
            """As many as the cards are worth, or fewer."""
            return number(say("gleaners-coins"), 0, sum(map(self.worth, given)))

        if len(hand) >= 2 and len(self.s.built) < len(FIELDS):
            verbs.append(Option("build", say("gleaners-build"), "build", Choice(which, hand, 2, 2, then=places)))
        if total >= 3:
            level = Choice(which, hand, 0, len(hand), sum=Sum(3, lean=True), then=coins)
            verbs.append(Option("pay", say("gleaners-pay"), "pay", level))
        verbs.append(Option("bid", say("gleaners-bid"), "bid", number(say("gleaners-coins"), 0, 300)))
        if len(hand) > 1:
            level = Choice(which, hand, len(hand), len(hand), ordered=True)
            verbs.append(Option("sort", say("gleaners-sort"), "sort", level))
        verbs.append(Option("end", say("gleaners-end"), "end"))
        return one_of(say("gleaners-main"), verbs)


class GleanersView(Struct, omit_defaults=True):
    """A match as one viewer sees it."""

    viewer: int | None
    number: int
    round: int
    active: int
    hand: list[str] | None
    hands: list[int]
    piles: list[int]
    thrown: list[int]
    spent: list[list[str]]
    coins: list[int]
    built: dict[str, int]
    deciding: list[int]
    log: list[str]


class Gleaners(Unwritten):
    """The rules of Gleaners."""

    id = "gleaners"
    title = "Gleaners"
    version = "1"
    seats = (2, 3)
    sections = ("pile",)
    game = Gleaning
    state = Field
    language = L
    piecemeal: ClassVar[frozenset[str]] = frozenset()

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Gleaning:
        """A new match."""
        many = len(decks)
        state = Field(key=key, coins=[0] * many, thrown=[0] * many, spent=[()] * many, hands=[()] * many)
        game = Gleaning(state, cards)
        for seat, deck in enumerate(decks):
            ids = [
                game.add(lambda id, card=card, seat=seat: Sheaf(id=id, card=card, owner=seat)) for card in deck.all()
            ]
            state.piles.append(game.shuffled(ids, "pile"))
        game.start(Round())
        return game

    def view(self, game: Gleaning, viewer: int | None) -> GleanersView:
        """Everything but others' hands and all piles."""
        s = game.s
        names = [[game.thing(id).card for id in spent] for spent in s.spent]
        hand = None if viewer is None else [game.option(id).key for id in s.hands[viewer]]
        return GleanersView(
            viewer,
            game.number,
            s.round,
            s.active,
            hand,
            [len(each) for each in s.hands],
            [len(each) for each in s.piles],
            list(s.thrown),
            names,
            list(s.coins),
            dict(s.built),
            sorted(game.asks),
            [line.text.id for line in game.lines(viewer)],
        )

    def hidden(self, game: Gleaning, viewer: int | None) -> list[list[Id]]:
        """Others' hands and piles, one's own pile."""
        s = game.s
        return [list(pile if seat == viewer else (*pile, *s.hands[seat])) for seat, pile in enumerate(s.piles)]

    def faults(self, game: Gleaning) -> list[str]:
        """Every card is somewhere, once."""
        s = game.s
        held = sorted(id for zone in (s.piles, s.hands, s.spent) for each in zone for id in each)
        return [] if held == [each.id for each in s.things if each is not None] else ["cards went missing"]

    def concede(self, game: Gleaning, seat: int) -> None:
        """The others play on, as long as there are two."""
        game.s.out = [*game.s.out, seat]
        game.happen(Event("conceded", seat), say("gleaners-conceded", who=SeatName(seat)), "GL-4")
        if len(game.living()) == 1:
            game.finish(Outcome(game.living()[0], say("gleaners-over"), "GL-4"))

    def is_out(self, game: Gleaning, seat: int) -> bool:
        """Whether a seat gave up."""
        return seat in game.s.out

    def appraise(self, view: GleanersView, ask: Ask, path: Path) -> float:
        """To spend little, and take much."""
        keys = [option.key for option in options_of(path)]
        coins = sum(int(key) for key in keys if key.isdecimal())
        return coins - sum(option.worth for option in options_of(path)) / 10 + (keys[0] == "yes")

    def seat_count(self, game: Gleaning) -> int:
        """Two or three."""
        return len(game.s.seats)


RULES: Rules = Gleaners()
POOL = Cards.read(RULES, {"cards.yaml": CARDS})
TEXTS = """
gleaners-more = Draw another card? ({ $n } left)
gleaners-keep-it = Keep it?
gleaners-keep = Keep
gleaners-throw = Throw back
gleaners-main = What do you do?
gleaners-which = Which cards?
gleaners-where = Which field?
gleaners-coins = How many coins?
gleaners-card = { $card }
gleaners-field = Field { $at }
gleaners-build = Build
gleaners-pay = Pay
gleaners-bid = Bid
gleaners-sort = Sort
gleaners-end = End
gleaners-gleaned = { $who } has { $n } cards.
gleaners-drawn = { $who } draws { $card }.
gleaners-acted = { $who }: { $what }.
gleaners-conceded = { $who } gave up.
gleaners-over = The harvest is over.
"""
