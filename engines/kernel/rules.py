"""What a game is to everybody else: one `Rules` object, found by the registry, with everything that is asked of a
game."""

from __future__ import annotations

import functools
from abc import ABC
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

import msgspec
from msgspec import Struct

from . import zones
from .ask import Ask, Option, Path, Refused
from .cards import CardReader, Cards, DeckList, Language, Printed
from .cards.flow import Effect
from .cards.keywords import read_keywords, read_words
from .event import Entry, Event
from .refusing import explained
from .saves import Header, Saved, Upgrade, header, opening, upgraded
from .series import GAMES, SideDeck
from .state import Id, Outcome, Procedure, Series, State, saved_form
from .text import CardName, Listing, SeatName, Text, say
from .views import TableView
from .zones import Zone

if TYPE_CHECKING:
    from .game import Game


OPTIONAL = "optional"
"""The question whether what an effect may do is done, which says itself what that is."""
AGENDA_LIMIT = 64
"""How many procedures may wait for each other in a sound state."""


class HouseOption(Struct, frozen=True):
    """A house rule of a game: its name, its values (the first is the default), the clause that gives it."""

    id: str
    values: tuple[str, ...]
    clause: str


class Fault(Struct, frozen=True):
    """Something wrong with a deck list, with the clause it breaks."""

    text: Text
    clause: str


class Rooms(NamedTuple):
    """The modules of a game that answer what is asked of it, each by functions named like the methods of `Rules` that
    call them: `view.view`; `face.describe`; `positions.place`, `read` and `write`; `hints.detail`, with the kinds of
    questions that say themselves what they are about (`UNTOLD`); `refusals.against` and `usable`; `greedy.appraise`,
    and `eye` where more is worked out than the view; `telling` says what `kernel.cards.ground` tells, and its
    `part_text` what a part of a card does. A game without one of the first three writes those methods itself; one
    without another does without."""

    view: Any = None
    face: Any = None
    positions: Any = None
    hints: Any = None
    refusals: Any = None
    greedy: Any = None
    telling: Any = None


class Rules(ABC):
    """A game. Subclass it in `engines/<game>/`, fill in what is declared here, and export one instance as `RULES`."""

    id: ClassVar[str]
    letters: ClassVar[str] = ""
    """What the names of its own texts begin with: "rz" of `rz-log-moves` (see `Game.text`)."""
    title: ClassVar[str]
    version: ClassVar[str]
    """The version of the rules as coded; a match names the one it began with."""
    zones: ClassVar[tuple[Zone, ...]] = ()
    """Where the things of a match lie, and who may read them."""
    upgrades: ClassVar[tuple[Upgrade, ...]] = ()
    """The way up for saves: from each form to the next, the oldest first. A change of what is saved adds one, and a
    specimen (`tests/specimens`); a change of the rules, too, if matches under way may go on."""
    seats: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[HouseOption, ...]] = ()
    windows: ClassVar[tuple[str, ...]] = ()
    """The kinds of response windows, which standing orders go by."""
    aims: ClassVar[bool] = False
    """Whether its questions for a response say if their seat is aimed at (`Ask.aimed`)."""
    sections: ClassVar[tuple[str, ...]]
    """The sections of a deck list."""
    side_deck: ClassVar[SideDeck | None] = None
    """The Side Deck, if decks have one: then a match can be a series of games (`best_of`)."""
    facts: ClassVar[Mapping[str, str]] = {}
    """What the box says: minutes, age, players."""
    springs: ClassVar[frozenset[str]] = frozenset()
    """The events by which a hidden card shows itself as soon as something that all can see has met its condition: that
    it does, and when, can tell nobody more than the rules do."""
    richest: ClassVar[bool] = False
    """Whether it is the richest game of all, of which the bench expects fewer decisions a second than of the others."""
    terms: ClassVar[tuple[tuple[Text, str], ...]] = ()
    """The words of its questions and the marks of its pictures, explained, each with a clause that says more."""
    over_clause: ClassVar[str | None] = None
    not_yours_clause: ClassVar[str | None] = None
    draw_clause: ClassVar[str] = ""
    endless_clause: ClassVar[str] = ""
    """The clause by which a match is drawn in which one answer never comes to an end."""
    concede_clause: ClassVar[str] = ""
    """The clause by which who gives up loses."""
    forfeit_clause: ClassVar[str] = ""
    """The clause by which who runs out of time loses."""
    patience: ClassVar[int | None] = None
    """How many flags in a row lose a match, where the rules of the game say so."""
    game: ClassVar[type[Game[Any]]]
    state: ClassVar[type[State]]
    side: ClassVar[Any] = None
    """What makes a player's side of a match without cards, in a game whose state has `seats`."""
    piecemeal: ClassVar[frozenset[str]] = frozenset()
    """The kinds of questions whose answers are rows that the greedy house player puts together piece by piece, as there
    are too many rows to compare: `appraise` is given their beginnings, too."""
    tosses: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    """The draws that are tosses, by their labels: the words for how one comes out, each with the number drawn for
    it."""
    dice: ClassVar[tuple[str, ...]] = ()
    """The labels of the draws that are rolls of a die, which shows one more than the number drawn."""
    blanks: ClassVar[tuple[dict[str, Any], ...]] = ()
    """Cards without any effect worth mentioning, for positions and scenarios that do not care."""
    language: ClassVar[Language]
    """What its cards may say."""
    rooms: ClassVar[Rooms] = Rooms()
    """Who answers what is asked of it."""
    asks_within: ClassVar[int] = 2
    """Among how many innermost procedures the effect is looked for that a question is about."""
    dealt: ClassVar[Mapping[str, str]] = {}
    """The sections of a deck list that a match begins with, each with the zone of its player that its cards lie in."""
    procedure: ClassVar[type[Procedure]]
    """The procedure that a match is, from its setup on."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.side_deck is not None and "side_deck" in vars(cls):
            cls.options = (*cls.options, HouseOption("best_of", GAMES, cls.side_deck.series))

    def __init__(self) -> None:
        self.game.rules = self

    # ------------------------------------------------------------ what a game must say

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Game[Any]:
        """A new game with a legal deck for each seat, resting on its first question. What is in a Side Deck has no part
        in it."""
        game = self.empty(cards, options, key)
        for seat, deck in enumerate(decks):
            for section, zone in self.dealt.items():
                dealt = tuple(game.deal(seat, card) for card in deck.cards.get(section, []))
                setattr(game.s.seats[seat], zone, dealt)
        game.touch()
        game.start(self.procedure())
        return game

    def view(self, game: Any, viewer: int | None) -> Any:
        """What a seat, or a spectator (None), may know, as a msgspec struct."""
        return self.rooms.view.view(game, viewer)

    def concede(self, game: Any, seat: int) -> None:
        """A seat gives up: of two the other one wins, whatever is pending."""
        winner = SeatName(1 - seat)
        game.happen(Event("concede", seat), game.text("log-concedes", who=SeatName(seat)), self.concede_clause)
        game.finish(Outcome(1 - seat, game.text("outcome-conceded", winner=winner), self.concede_clause))

    def place(self, game: Any, document: Mapping[str, Any]) -> None:
        """Put a match into the position a document describes (see the game's own notes on positions)."""
        self.rooms.positions.place(game, document)

    def empty(self, cards: Cards, options: Mapping[str, str], key: bytes) -> Any:
        """A match without anything in it, for `place`: its house options, as far as they differ from their defaults."""
        settled, state = self.settle_options(options), cast(Any, self.state)
        changed = {id: value for id, value in settled.items() if value != self.defaults[id]}
        game = self.game(state(key=key, options=changed), cards)
        if self.side is not None:
            game.s.seats = [self.side() for _ in range(self.seats[0])]
        return game

    def read(self, game: Any, path: str) -> Any:
        """Something of a match by a path of words with dots between, for the expectations of scenarios."""
        return self.rooms.positions.read(game, path)

    def position(self, game: Any) -> dict[str, Any]:
        """The position of a match as a document that `place` reads."""
        return self.rooms.positions.write(game)

    def describe(self, card: Printed) -> Any:
        """The face of a card: all that is printed on it, with its generated text."""
        return self.rooms.face.describe(card)

    # ------------------------------------------------------------ what most games say

    def match(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Game[Any]:
        """A new match with a legal deck for each seat, resting on its first question: a game, or a series of them."""
        game = self.begin(cards, decks, options, key)
        games = int(options.get("best_of", 1)) if self.side_deck is not None else 1
        if games > 1:
            game.s.series = Series(games, dict(options), tuple(deck.cards for deck in decks), (0,) * len(decks))
        return game

    def laid_out(self, cards: Cards, options: Mapping[str, str], key: bytes, position: Mapping[str, Any]) -> Game[Any]:
        """A match that begins in a position (a document, as `place` reads it), resting on its first question."""
        game = self.empty(cards, options, key)
        self.place(game, position)
        return game

    def teach(self, file: str, content: str) -> None:
        """Learn the game's keywords from their file, before its cards are read.

        Raises:
            ContentError: with every problem of the file.
        """
        read_keywords(self.language, file, content)

    def explain_words(self, file: str, content: str) -> None:
        """Learn what the words of the game's cards mean, from their file, for what authors are told of them.

        Raises:
            ContentError: it is no such file.
        """
        read_words(self.language, file, content)

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """Every fault of a deck list, each with its clause; empty if the list is legal."""
        return []

    def strange_sections(self, deck: DeckList, text: str, clause: str) -> list[Fault]:
        """The faults of a deck list with sections that the game does not know, by the text that names one."""
        return [Fault(say(text, section=each), clause) for each in sorted(set(deck.cards) - set(self.sections))]

    def check_deck_for(self, deck: DeckList, cards: Cards, options: Mapping[str, str]) -> list[Fault]:
        """The same in a match with some house rules, of which one may be about decks."""
        return self.check_deck(deck, cards)

    def hidden(self, game: Any, viewer: int | None) -> list[list[Id]]:
        """Groups of things whose cards could be dealt out anew within the group, one group after the other, without
        this viewer noticing: what lies in the game's zones unread."""
        groups = zones.hidden(self.zones, game, viewer)
        return [[id for id in group if self.is_loose(game, id)] for group in groups]

    def is_loose(self, game: Any, id: Id) -> bool:
        """Whether a hidden thing could be any other one, nothing having told what it is."""
        return True

    def may_be_nowhere(self, game: Any, thing: Any) -> bool:
        """Whether a thing may be in none of the game's zones: it is under way, or is no more."""
        return False

    def faults(self, game: Any) -> list[str]:
        """What is wrong with a state: broken invariants, in a developer's words. Empty in a sound one. Each thing is in
        one of the game's zones, and the agenda is no deeper than `AGENDA_LIMIT`."""
        faults = zones.astray(self.zones, game, lambda thing: self.may_be_nowhere(game, thing)) if self.zones else []
        if len(game.s.agenda) > AGENDA_LIMIT:
            faults.append(f"agenda of {len(game.s.agenda)}")
        return faults

    def eye(self, cards: Cards, view: Any, ask: Ask) -> Any:
        """What `appraise` is given: the view of the seat that is asked, or what is worked out of it, and of the cards
        as printed, for all answers."""
        eye = getattr(self.rooms.greedy, "eye", None)
        return view if eye is None else eye(cards, view, ask.seat)

    def appraise(self, eye: Any, ask: Ask, path: Path) -> float:
        """How good an answer looks to the seat that is asked: what the greedy house player goes by."""
        return self.rooms.greedy.appraise(eye, ask, path) if self.rooms.greedy else 0.0

    def explain(self, game: Any, ask: Ask, key: str, refusal: Refused) -> Refused:
        """A better refusal of an answer that is not among the legal ones: why, and which clause it breaks."""
        return explained(game, ask, key, refusal, self.rooms.refusals.against) if self.rooms.refusals else refusal

    def has_hand(self, view: Any) -> bool:
        """Whether the viewer has anything in hand that a picture of it would show: what is no table says so itself."""
        return view.holds_cards() if isinstance(view, TableView) else True

    def about(self, game: Any, ask: Ask) -> Text | None:
        """Which effect asks a question, and what it does, where the question does not say so itself (as those of the
        kinds `UNTOLD` of the hints do); and what it answers to."""
        hints, telling = self.rooms.hints, self.rooms.telling
        if hints is None or ask.window or ask.kind in hints.UNTOLD and ask.kind != OPTIONAL:
            return None
        effect = next((each for each in reversed(game.s.agenda[-self.asks_within :]) if isinstance(each, Effect)), None)
        if effect is None:
            return None
        text = telling.part_text(game.cards[effect.card], effect.where) if ask.kind != OPTIONAL else None
        told = text and game.text("about-effect", card=CardName(effect.card, self.id), text=text)
        met = game.met_by(effect)
        if not met:
            return told
        what = Listing(tuple(met))
        return say("about-met", what=what) if told is None else say("about-told-met", told=told, what=what)

    def detail(self, game: Any, ask: Ask, taken: Path, option: Option) -> Text | None:
        """What an option of a question would do, where its own text does not say so; `taken` is what leads to it."""
        return self.rooms.hints.detail(game, ask, taken, option) if self.rooms.hints else None

    def usable(self, game: Any, ask: Ask) -> Mapping[str, Refused | None]:
        """Of the cards in hand of the seat that is asked, by card id: why each can't be used as an answer now (with the
        clause), or None for one that can. Cards of which there is nothing to say are left out."""
        return self.rooms.refusals.usable(game, ask) if self.rooms.refusals else {}

    def turn(self, game: Any) -> str:
        """The turn that a match is in, as a token that changes when the turn does."""
        return ".".join(str(getattr(game.s, name, "")) for name in ("round", "turn", "active"))

    def active(self, game: Any) -> int | None:
        """Whose turn it is, in a game of turns."""
        return getattr(game.s, "active", None)

    def forfeit(self, game: Any, seat: int) -> None:
        """A seat has run out of time, and loses by it: as if it gave up, but told as what it is."""
        told = len(game.story)
        self.concede(game, seat)
        reason = say("outcome-forfeit", who=SeatName(seat))
        clauses = (self.forfeit_clause,) if self.forfeit_clause else ()
        if game.outcome is None:
            game.story.insert(told, Entry(Event("forfeit", seat), reason, clauses))
            return
        game.s.outcome = msgspec.structs.replace(game.outcome, reason=reason, clause=self.forfeit_clause)
        game.story[told:] = [
            Entry(entry.event, reason, clauses) if entry.event.name == "over" else entry for entry in game.story[told:]
        ]

    # ------------------------------------------------------------ what follows from it

    @functools.cached_property
    def card_reader(self) -> CardReader:
        """Reads and checks a card document."""
        return CardReader(self.language)

    @functools.cached_property
    def saved(self) -> type[State]:
        """The state as it is saved: with its agenda typed by this game's procedures and the kernel's."""
        package = ".".join(type(self).__module__.split(".")[:2])
        own = [p for p in Procedure.known if p.__module__.startswith((package, "engines.kernel")) and _tag(p)]
        return saved_form(self.state, {_tag(p): p for p in own}.values())  # a game's own instead of the kernel's

    @functools.cached_property
    def schema(self) -> int:
        """The number of the form that saves are in: 1, and 1 more for each upgrade."""
        return 1 + len(self.upgrades)

    @functools.cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[Any]:
        return msgspec.msgpack.Decoder(Saved[self.saved])  # type: ignore[name-defined]

    def load(self, snapshot: bytes, cards: Cards) -> Game[Any]:
        """A match as `Game.save` saved it, resting on its question; one saved in an older form is upgraded.

        Raises:
            CannotGoOn: it is of another game, of a later version, or under rules that are no more.
            msgspec.DecodeError: it is no save.
        """
        saved = self._read(snapshot)
        game = self.game(saved.state, cards)
        game.story = saved.story
        game.wake()
        return game

    @functools.cached_property
    def opening(self) -> bytes:
        """What a save in today's form, under today's rules, begins with."""
        return opening(self._header)

    def _read(self, snapshot: bytes) -> Saved[Any]:
        try:
            saved: Saved[Any] = self._decoder.decode(snapshot)
        except (UnicodeDecodeError, RecursionError) as error:
            raise msgspec.DecodeError(f"it is no save: {error}") from None
        except msgspec.ValidationError:
            if header(snapshot) == self._header:
                raise
        else:
            if (saved.schema, saved.rules, saved.game) == (self.schema, self.version, self.id):
                return saved
        return self._decoder.decode(upgraded(snapshot, self._header, self.upgrades))

    @property
    def _header(self) -> Header:
        return Header(self.schema, self.id, self.version)

    @functools.cached_property
    def defaults(self) -> dict[str, str]:
        """The default value of every house option."""
        return {option.id: option.values[0] for option in self.options}

    def first(self, game: Any) -> int | None:
        """The seat that went first, if a match has one that did."""
        return getattr(game.s, "first", None)

    def is_out(self, game: Any, seat: int) -> bool:
        """Whether a seat has lost while others play on: nobody waits for its consent any more."""
        return False

    def turn_of(self, game: Any) -> object:
        """The turn that is being played: another value in another turn, or in another game of a series. A game without
        turns has none."""
        return (game.nth, game.s.turn) if hasattr(game.s, "turn") else None

    def seat_count(self, game: Any) -> int:
        """How many seats a match has. A game that is played by fewer or more says it itself."""
        fewest, most = self.seats
        assert fewest == most, f"{self.id} does not say how many play a match"
        return most

    def option(self, id: str) -> HouseOption | None:
        """A house option by name."""
        return next((option for option in self.options if option.id == id), None)

    def settle_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All house options with the values given, the defaults for the rest.

        Raises:
            Refused: an option or a value that the game does not have.
        """
        settled = {option.id: option.values[0] for option in self.options}
        for id, value in given.items():
            option = self.option(id)
            if option is None:
                raise Refused(say("option-unknown", option=id, known=", ".join(settled)))
            if value not in option.values:
                raise Refused(
                    say("option-value", option=id, value=value, allowed=", ".join(option.values)), option.clause
                )
            settled[id] = value
        return settled


def _tag(procedure: type[Procedure]) -> Any:
    """What a procedure is saved as, None if it can't be: abstract ones have no steps of their own."""
    return procedure.__struct_config__.tag if procedure.steps else None
