"""Pebbles: a game of a page, for tests of the referee. Players take pebbles from a heap; who takes the last one wins.

It has what the referee has to deal with: secret answers given at the same time, a window in which the other player may
respond with something hidden, several decisions in one turn, and chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from engines.kernel.ask import Ask, Option, Path, one_of
from engines.kernel.cards import Cards, DeckList, Language, Printed
from engines.kernel.event import Event
from engines.kernel.game import Game
from engines.kernel.rules import Fault, HouseOption
from engines.kernel.state import END, Outcome, Procedure, State, Verdict
from engines.kernel.text import SeatName, Text, say
from engines.kernel.window import PASS, Window
from tests.toys import Unwritten

CARDS = "- {kind: pebble, id: pebble, name: Pebble}\n- {kind: pebble, id: shield, name: Shield, in: {fr: Bouclier}}\n"
PLAIN = "name: Plain\ngame: pebbles\ncards: {bag: [pebble, pebble]}\n"
SHIELDED = "name: Shielded\ngame: pebbles\ncards: {bag: [pebble, shield]}\n"

L = Language("pebbles")


@L.card("pebble")
class Pebble(Printed):
    """A card, which says nothing."""

    language = L
    unread = ("keywords", "abilities")


class PebblesState(State, kw_only=True, omit_defaults=True):
    """The heap, whose turn it is, and the hidden shields."""

    heap: int = 0
    turn: int = 0
    active: int = 0
    shields: list[int] = field(default_factory=list[int])
    seats: int = 2
    windows: bool = True
    rolled: int = 0


class Stakes(Procedure, tag="stakes"):
    """Everybody says in secret how many pebbles they add."""

    steps = ("ask", "staked")

    def ask(self, g: PebblesGame) -> Verdict:
        """All seats at once."""
        options = [Option(str(n), Text("word", {"n": n}), n) for n in (1, 2, 3)]
        return [Ask(seat, "stake", one_of(say("stake"), options), "1", secret=True) for seat in range(g.s.seats)]

    def staked(self, g: PebblesGame, answers: dict[int, tuple[int]]) -> Verdict:
        """The heap is made."""
        g.s.heap += sum(value for (value,) in answers.values())
        g.happen(Event("staked"), say("pebbles-staked", heap=g.s.heap))
        g.push(Turn())
        return END


class Turn(Procedure, tag="turn"):
    """The active player plans as long as they like, rolls if they dare, and takes."""

    steps = ("begin", "main", "chosen", "next")

    def begin(self, g: PebblesGame) -> Verdict:
        """The next player's turn."""
        g.s.turn += 1
        return None

    def main(self, g: PebblesGame) -> Verdict:
        """What the player does."""
        takes = [Option(str(n), Text("word", {"n": n}), n) for n in (1, 2, 3) if n <= g.s.heap]
        verbs = [
            Option("take", say("take"), "take", one_of(say("how-many"), takes)),
            Option("plan", say("plan"), "plan"),
            Option("roll", say("roll"), "roll"),
        ]
        return Ask(g.s.active, "main", one_of(say("main"), verbs), "take 1")

    def chosen(self, g: PebblesGame, verb: str, count: int = 0) -> Verdict:
        """Planning changes nothing; rolling draws chance; taking opens a window."""
        if verb == "plan":
            return "main"
        if verb == "roll":
            g.s.rolled = 1 + g.draw(6, "roll")
            g.happen(Event("rolled"), say("pebbles-rolled", n=g.s.rolled))
            return "main"
        g.happen(Event("taking"), say("pebbles-taking", who=SeatName(g.s.active), n=count))
        g.push(Take(count=count))
        if g.s.windows:
            g.push(Block())
        return None

    def next(self, g: PebblesGame) -> Verdict:
        """Over to the next player."""
        g.s.active = (g.s.active + 1) % g.s.seats
        return "begin"


class Take(Procedure, tag="take"):
    """The pebbles are taken, unless that was blocked."""

    steps = ("apply",)
    count: int

    def apply(self, g: PebblesGame) -> Verdict:
        """Take, and see whether it was the last."""
        if g.s.rolled == -1:
            g.s.rolled = 0
            return None
        g.s.heap -= self.count
        if g.s.heap <= 0:
            g.finish(Outcome(g.s.active, say("pebbles-last", who=SeatName(g.s.active)), "PB-1"))
        return None


class Block(Window, tag="block"):
    """The other player may block what is about to be taken, with a shield that nobody else sees."""

    def order(self, g: PebblesGame) -> tuple[int, ...]:
        """The others."""
        return tuple((g.s.active + n) % g.s.seats for n in range(1, g.s.seats))

    def able(self, g: PebblesGame, seat: int) -> bool:
        """Always: it must not tell who has a shield."""
        return True

    def question(self, g: PebblesGame, seat: int) -> Ask:
        """Pass, or block with a shield."""
        options = [Option("pass", say("pass"), PASS)]
        if g.s.shields[seat]:
            options.append(Option("block", say("block"), "block"))
        return Ask(
            seat,
            "respond",
            one_of(say("respond"), options),
            "pass",
            window="W1",
            about=say("pebbles-about"),
            forced=False,
        )

    def respond(self, g: PebblesGame, seat: int, *response: Any) -> None:
        """The shield is used up, and known."""
        shields = list(g.s.shields)
        shields[seat] -= 1
        g.s.shields = shields
        g.s.rolled = -1
        g.informed = True
        g.happen(Event("blocked", seat), say("pebbles-blocked", who=SeatName(seat)))


class PebblesGame(Game[PebblesState]):
    """A running match of Pebbles."""


class PebblesView(Struct, omit_defaults=True):
    """A match of Pebbles as one viewer sees it."""

    viewer: int | None
    number: int
    round: int
    turn: int
    active: int
    heap: int
    shields: int | None
    deciding: list[int]


class Pebbles(Unwritten):
    """The rules of Pebbles."""

    id = "pebbles"
    title = "Pebbles"
    version = "1"
    seats = (2, 3)
    options = (HouseOption("heap", ("5", "9", "40"), "PB-2"), HouseOption("windows", ("yes", "no"), "PB-3"))
    windows = ("W1",)
    sections = ("bag",)
    game = PebblesGame
    state = PebblesState
    language = L

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """One to five cards, one shield at most."""
        found = deck.all()
        faults: list[Fault] = []
        if not 1 <= len(found) <= 5:
            faults.append(Fault(say("pebbles-size", given=len(found)), "PB-4"))
        if found.count("shield") > 1:
            faults.append(Fault(say("pebbles-shields"), "PB-5"))
        return faults

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> PebblesGame:
        """A new match; the stakes are asked first."""
        shields = [deck.all().count("shield") for deck in decks]
        state = PebblesState(
            key=key, heap=int(options["heap"]), shields=shields, seats=len(decks), windows=options["windows"] == "yes"
        )
        game: Any = self.game(state, cards)
        game.start(Stakes())
        return game

    def view(self, game: PebblesGame, viewer: int | None) -> PebblesView:
        """Everything but the others' shields."""
        s = game.s
        shields = None if viewer is None else s.shields[viewer]
        return PebblesView(viewer, game.number, 1, s.turn, s.active, s.heap, shields, sorted(game.asks))

    def concede(self, game: PebblesGame, seat: int) -> None:
        """The next seat wins."""
        game.finish(Outcome((seat + 1) % game.s.seats, say("pebbles-conceded", who=SeatName(seat)), "PB-6"))

    def seat_count(self, game: PebblesGame) -> int:
        """Two or three."""
        return game.s.seats

    def appraise(self, view: PebblesView, ask: Ask, path: Path) -> float:
        """Taking more is better."""
        return float(len(path))


RULES = Pebbles()
TEXTS = """
word = { $n }
stake = Stake
main = Your turn
how-many = How many
take = Take
plan = Plan
roll = Roll
respond = Respond
pass = Pass
block = Block
pebbles-about = A taking
pebbles-staked = The heap has { $heap }.
pebbles-rolled = Rolled { $n }.
pebbles-taking = { $who } takes { $n }.
pebbles-blocked = { $who } blocks.
pebbles-last = { $who } took the last one.
pebbles-conceded = { $who } gave up.
pebbles-size = A bag has 1 to 5 cards, not { $given }.
pebbles-shields = One shield at most.
"""
