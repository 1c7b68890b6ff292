"""Scenarios: a position, a play, and what has to come of it, as a YAML document.

A scenario has a `title`, the `clauses` it proves, the `game`, and may have `options` (house rules), `cards`
(definitions of its own, beside the game's), a `position` or `decks` (deck ids by seat; then it begins with setup; with
both the first game of the match is laid out), a `seed`, `tosses` and `rolls` (how the tosses and dice of the play come
out, in order, `[S, F]` and `[4, 6]`), the `locale` its texts are in unless they say otherwise, and `ends` (the kind of
question it leaves open, if it is not one that a player's free choice answers). `play` is a list of

    A: push b3 west 2                          an answer, in notation
    refused: {A: push b3 west 3, clause: RZ-534}   an answer that has to be refused, by that clause
    pass: true                                 everybody who is asked for a response passes, until something else
                                               is asked
    command: {A: concede}                      a command
    reload: true                               save and load

    expect: {A.ap: 4, fighters.b3.hp: 2}       what has to be true now (paths are the game's, see its `read`)
    asked: {B: deploy_cell}                    who is asked what now (all of it); or how: {B: {kind: deploy_cell,
                                               prompt: TEXT, options: [c1, c2], default: c1, secret: false}}, as much
                                               of it as one likes
    offered: {A: [hit d5]}                     answers that are legal now; `refuses: {A: [hit d7]}` that are not
    log: RZ-532                                a clause that the story since the last action cites; `no_log` one it
                                               doesn't; `log: {RZ-532: 2}` how many of its lines do
    happened: [pushed, damaged]                events of that story, in this order; `happened: {pushed: 2, healed: 0}`
                                               how many
    told: {A: [TEXT, TEXT]}                    lines of that story as A reads them, in this order; `untold: {B: TEXT}`
                                               nowhere
    sees: {A: [TEXT, card-id]}                 what A can find: in its view, its question, its log, the description of
                                               its picture; `hides: {B: [card-id]}` what B can't find in any of them
    alt: {A: TEXT}                             what the description of A's picture says
    prints: {card-id: TEXT}                    what is printed on a card

A step may hold several of these; they are carried out in the order written. Every answer is checked against a copy that
is saved and loaded before it, which has to end in the same state. A TEXT is a part of what is said; one or a list of
them, or a mapping of those by language. In place of a seat stands `spectator` for somebody without one. A card's id
among what is seen or hidden means the card: its id and its name in any language.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import PurePath
from traceback import extract_tb
from typing import Any, cast

import msgspec
from msgspec import Struct

from .ask import Refused
from .cards import Cards, DeckList, read_card, within_lines
from .chance import Given, NotGiven, as_given
from .documents import ContentError, Lines, Place, each_within, line_of, misfit, near, read_documents
from .game import Game
from .rules import Rules
from .scenario_said import SPECTATOR, Asked, Failure, Saying, Some, Told, Voice, listed
from .text import SEATS

FREE = ("main", "bonus")
"""The questions that a scenario may leave open without saying so: a player's free choice."""


class Report(Struct, frozen=True):
    """What became of a scenario. `line` is where in its file it begins, or where it failed."""

    file: str
    title: str
    ok: bool
    problem: str = ""
    line: int = 1


class Scenario(dict[str, Any]):
    """A scenario as its file has it, with the file and the line of every part (none if it is of no file).

    `fault` says why it is no scenario at all.
    """

    def __init__(self, document: Mapping[str, Any], file: str = "", lines: Lines | None = None, fault: str = ""):
        super().__init__(document)
        self.file = file
        self.lines: Lines = lines or {}
        self.fault = fault


Key = str | int
FIELDS: dict[str, Any] = {
    "title": str, "clauses": list[str], "game": str, "options": dict[str, str | int | bool] | None,
    "cards": list[Any] | None,
    "position": dict[str, Any] | None, "decks": list[str], "seed": int, "tosses": list[str], "rolls": list[int],
    "locale": str,
    "play": list[dict[str, Any]] | None, "ends": str, "note": str,
}  # fmt: skip
"""What a scenario may say, and of what type."""
STEPS: dict[str, Any] = {
    **dict.fromkeys(SEATS, Key),
    "refused": dict[str, Key],
    "pass": bool,
    "command": dict[str, str],
    "reload": bool,
    "expect": dict[str, Any],
    "asked": dict[str, str | Asked],
    "offered": dict[str, Key | list[Key]],
    "refuses": dict[str, Key | list[Key]],
    "log": Some | dict[str, int],
    "no_log": Some,
    "happened": Some | dict[str, int],
    "told": dict[str, Told],
    "untold": dict[str, Told],
    "sees": dict[str, Told],
    "hides": dict[str, Told],
    "alt": dict[str, Told],
    "prints": dict[str, Told],
}
"""The words of a step, and what stands behind each."""


def read_scenarios(content: str, file: str = "") -> list[Scenario]:
    """The scenarios of a file: one document, several, or a list.

    What is no scenario at all is one that fails, so that the others are run.

    Raises:
        ContentError: the file can't be read.
    """
    found: list[Scenario] = []
    for document, lines in read_documents(file, content, aliases=True):
        if isinstance(document, list):
            parts = list(each_within(cast(list[Any], document), lines))
        else:
            parts = [(document, lines)] if document is not None else []
        for each, own in parts:
            if isinstance(each, dict) and all(isinstance(key, str) for key in cast(dict[Any, Any], each)):
                found.append(Scenario(cast(dict[str, Any], each), file, own))
            else:
                fault = "a scenario is a mapping with title, game, position and play"
                found.append(Scenario({"title": f"number {len(found) + 1}"}, file, own, fault))
    return found


def game_of(scenario: Scenario, games: Iterable[str]) -> str:
    """The game of a scenario.

    Raises:
        Failure: it names none of these.
    """
    games, game = list(games), scenario.get("game")
    if scenario.fault or game not in games:
        where = f"{scenario.file}:{line_of(scenario.lines, ('game',))}: " if scenario.file else ""
        raise Failure(where + (scenario.fault or f"no game {game!r}; {near(game, games)}"))
    return str(game)


def run_scenario(
    scenario: Mapping[str, Any],
    rules: Rules,
    cards: Cards,
    decks: Mapping[str, DeckList],
    voice: Voice | None = None,
) -> Game[Any]:
    """Play a scenario to its end. Without a voice it can't tell what is said, and fails if it has to.

    Raises:
        Failure: something did not come as it says, or the engine broke down.
    """
    return _Run(scenario, rules, cards, decks, voice).play()


@functools.cache
def _blanks(rules: Rules) -> dict[str, Any]:
    """The cards of a game for positions that don't care, by id; read once."""
    cards = [read_card(rules, "", document, {}) for document in rules.blanks]
    return {card.id: card for card in cards}


class _Run:
    """A scenario being played. `place` is where in its document it is, `line` where in its file if that is known
    better."""

    def __init__(
        self,
        scenario: Mapping[str, Any],
        rules: Rules,
        cards: Cards,
        decks: Mapping[str, DeckList],
        voice: Voice | None,
    ):
        self.scenario = scenario if isinstance(scenario, Scenario) else Scenario(scenario)
        self.rules, self.cards, self.decks, self.voice = rules, cards, decks, voice
        self.place: Place = ()
        self.line = 0
        self.step = ""
        self.game: Game[Any]
        self.saying = Saying(rules, voice, self.scenario.get("locale"), lambda: self.game)

    def play(self) -> Game[Any]:
        given: Given | None = None
        try:
            self._check_fields()
            given = self._given()
            with nullcontext() if given is None else as_given(given):
                self.game = self._begin()
                for number, each in enumerate(self.scenario.get("play") or [], 1):
                    self.place = ("play", number - 1)
                    self._step(each)
            self.step, self.place = "", ("play",)
            self._check_end(given)
        except Refused as refusal:
            raise Failure(f"{self._where()}{self.step}{self._refused(refusal)}; {self._asking()}") from None
        except (Failure, NotGiven) as failure:
            raise Failure(f"{self._where()}{self.step}{failure.args[0]}") from None
        except Exception as error:
            raise Failure(f"{self._where()}{self.step}the engine broke down: {_crash(error)}") from error
        return self.game

    def _where(self) -> str:
        file = self.scenario.file
        return f"{file}:{self.line or line_of(self.scenario.lines, self.place)}: " if file else ""

    # ------------------------------------------------------------ before the play

    def _check_fields(self) -> None:
        if self.scenario.fault:
            raise Failure(self.scenario.fault)
        for field, value in self.scenario.items():
            self.place = (field,)
            if field not in FIELDS:
                raise Failure(f"no field {field!r} of a scenario; {near(field, FIELDS)}")
            self._typed(value, FIELDS[field])
        for number, step in enumerate(self.scenario.get("play") or []):
            for word, what in step.items():
                self.place = ("play", number, word)
                if word not in STEPS:
                    raise Failure(f"no word {word!r} of a step; {near(word, STEPS)}")
                self._typed(what, STEPS[word])
                if what is False and word in ("pass", "reload"):
                    raise Failure(f"{word} is true, or is left out")
                if word in (
                    "refused",
                    "offered",
                    "refuses",
                    "asked",
                    "told",
                    "untold",
                    "sees",
                    "hides",
                    "alt",
                    "command",
                ):
                    self._check_seats(word, cast(dict[str, Any], what))
        self.place = ()

    def _typed(self, value: Any, kind: Any) -> Any:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            what, inner = misfit(value, error)
            self.place = (*self.place, *inner)
            field = what.rpartition("unknown field ")[2]
            if field != what:
                what = f"no field {field!r}; {near(field, Asked.__struct_fields__)}"
            raise Failure(f"{'.'.join(map(str, self.place))}: {what}") from None

    def _check_seats(self, word: str, what: Mapping[str, Any]) -> None:
        known = [*SEATS[: self.rules.seats[1]]]
        if word == "refused":
            known.append("clause")
        if word == "command":
            known.append("all")
        if word in ("told", "untold", "sees", "hides", "alt"):
            known.append(SPECTATOR)
        for letter in what:
            if letter not in known:
                self.place = (*self.place, letter)
                raise Failure(f"{letter!r} is nobody here; {near(letter, known)}")

    def _given(self) -> Given | None:
        rows = {kind: self.scenario[kind] for kind in ("tosses", "rolls") if kind in self.scenario}
        return Given(rows, self._reads) if rows else None

    def _reads(self, label: str) -> tuple[str, Callable[[Any, int], int]] | None:
        """Of what kind a draw is, and what a given result of it is as a number drawn."""
        if label in self.rules.dice:
            return "rolls", _die
        words = self.rules.tosses.get(label)
        return None if words is None else ("tosses", lambda given, _: _side(given, words))

    def _begin(self) -> Game[Any]:
        scenario, rules = self.scenario, self.rules
        pool = self._pool()
        seed = int(scenario.get("seed", 1)).to_bytes(32, "big", signed=True)
        self.place = ("options",)
        given: dict[str, Any] = scenario.get("options") or {}
        for id in given:
            if rules.option(id) is None:
                self.place = ("options", id)
                raise Failure(f"no option {id!r}; {near(id, rules.defaults)}")
        options = {key: str(value) for key, value in given.items()}
        if "decks" in scenario:
            self.place = ("decks",)
            for id in scenario["decks"]:
                if id not in self.decks:
                    raise Failure(f"no deck {id!r}; {near(id, self.decks)}")
            low, high = rules.seats
            if not low <= len(scenario["decks"]) <= high:
                raise Failure(f"{rules.title} is for {low} to {high} players: so many decks are wanted")
            game = rules.match(pool, [self.decks[id] for id in scenario["decks"]], options, seed)
            if "position" not in scenario:
                return game
        else:
            game = rules.empty(pool, options, seed)
        self.place = ("position",)
        try:
            rules.place(game, scenario.get("position") or {})
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            self.place = self._blamed(str(error))
            what = str(error) if isinstance(error, ValueError) else f"it can't be set up: {_crash(error)}"
            raise Failure(f"position: {what}") from None
        return game

    def _pool(self) -> Cards:
        blanks = _blanks(self.rules)
        documents = {**self.cards.documents, **dict(zip(blanks, self.rules.blanks, strict=True))}
        found = {**self.cards, **blanks}
        for number, document in enumerate(self.scenario.get("cards") or ()):
            self.place = ("cards", number)
            try:
                card = read_card(
                    self.rules, self.scenario.file, document, within_lines(self.scenario.lines, *self.place)
                )
            except ContentError as error:
                self.line = error.problems[0].line
                told = [f"{each.where}: {each.what}" for each in error.problems]
                raise Failure("; ".join(told)) from None
            if card.id in found:
                raise Failure(f"{card.id}: a card of this id exists already; rename it")
            documents[card.id], found[card.id] = document, card
        return Cards(self.rules.id, documents, found)

    def _blamed(self, message: str) -> Place:
        """Where in the position the first word stands that a complaint quotes."""
        for word in re.findall(r"'([^']*)'", message):
            for place in self.scenario.lines:
                if place[:1] == ("position",) and (str(place[-1]) == word or self._at(place) == word):
                    return place
        return ("position",)

    def _at(self, place: Place) -> Any:
        found: Any = self.scenario
        for part in place:
            found = cast(dict[Any, Any], found)[part]
        return found

    # ------------------------------------------------------------ the play

    def _step(self, step: Mapping[str, Any]) -> None:
        for word, what in step.items():
            self.place = (*self.place[:2], word)
            self.step = f"step {cast(int, self.place[1]) + 1}, {word}{_short(what)}: "
            if word in SEATS:
                self._answer(word, what)
            else:
                _WORDS[word](self, what)

    def _asking(self) -> str:
        if not hasattr(self, "game"):
            return "the match has not begun"
        if self.game.outcome is not None:
            return f"the match is over by {self.game.outcome.clause}"
        return "asked: " + ", ".join(f"{SEATS[seat]} {ask.kind}" for seat, ask in sorted(self.game.asks.items()))

    def _refused(self, refusal: Refused) -> str:
        return f"refused by {refusal.clause or 'no clause'} ({self.saying.refusal(refusal)})"

    def _answer(self, letter: str, key: Any) -> None:
        game, seat = self.game, SEATS.index(letter)
        if seat not in game.asks:
            raise Failure(f"{letter} is not asked; {self._asking()}")
        twin = self.rules.load(game.save(), game.cards)
        game.answer(game.number_of(seat), seat, str(key))
        twin.answer(twin.number_of(seat), seat, str(key))
        if twin.digest() != game.digest():
            raise Failure("a saved and loaded copy went another way")
        faults = self.rules.faults(game.seen_by(seat))
        if faults:
            raise Failure("; ".join(faults))

    def refused(self, what: Mapping[str, Any]) -> None:
        game, clause = self.game, what.get("clause")
        for letter, key in what.items():
            if letter == "clause":
                continue
            before, seat = game.save(), SEATS.index(letter)
            try:
                game.answer(game.number_of(seat), seat, str(key))
            except Refused as refusal:
                if game.save() != before:
                    raise Failure("the refused answer changed the state") from None
                if clause not in (None, refusal.clause):
                    raise Failure(f"{self._refused(refusal)}, not by {clause}") from None
                continue
            raise Failure(f"{letter} {key} was accepted")

    def pass_(self, what: bool) -> None:
        game = self.game
        for _turn in range(500):
            responding = [seat for seat, ask in sorted(game.asks.items()) if ask.window]
            if game.outcome is not None or not responding:
                return
            seat = responding[0]
            game.answer(game.number_of(seat), seat, game.asks[seat].default)
        raise Failure("passing did not come to an end")

    def command(self, what: Mapping[str, str]) -> None:
        for letter, name in what.items():
            self.game.command(None if letter == "all" else SEATS.index(letter), name)

    def reload(self, what: bool) -> None:
        self.game = self.rules.load(self.game.save(), self.game.cards)

    # ------------------------------------------------------------ what has to be true

    def expect(self, what: Mapping[str, Any]) -> None:
        for path, wanted in what.items():
            self.place = (*self.place[:3], path)
            try:
                found = self.rules.read(self.game, path)
            except (LookupError, AttributeError, ValueError, TypeError) as error:
                raise Failure(f"{path} can't be read: {_unread(error)}") from None
            if found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
                raise Failure(f"{path} is {found!r}, not {wanted!r}; {self._asking()}")

    def asked(self, what: Mapping[str, Any]) -> None:
        found = {SEATS[seat]: ask for seat, ask in sorted(self.game.asks.items())}
        kinds = {letter: ask.kind for letter, ask in found.items()}
        short = {
            letter: each if isinstance(each, str) else cast(dict[str, Any], each).get("kind", kinds.get(letter))
            for letter, each in what.items()
        }
        if kinds != short:
            raise Failure(f"asked are {kinds}, not {short}")
        for letter, each in what.items():
            if not isinstance(each, str):
                self.place = (*self.place[:3], letter)
                self.saying.check_asked(letter, found[letter], msgspec.convert(each, Asked))

    def _offers(self, what: Mapping[str, Any], legal: bool) -> None:
        for letter, keys in what.items():
            seat = SEATS.index(letter)
            if seat not in self.game.asks:
                raise Failure(f"{letter} is not asked; {self._asking()}")
            for key in cast(list[Any], keys) if isinstance(keys, list) else [keys]:
                try:
                    self.game.check(self.game.number_of(seat), seat, str(key))
                    found = True
                except Refused:
                    found = False
                if legal != found:
                    raise Failure(f"{letter} {key} is {'legal' if found else 'not legal'}; {self._asking()}")

    def offered(self, what: Mapping[str, Any]) -> None:
        self._offers(what, True)

    def refuses(self, what: Mapping[str, Any]) -> None:
        self._offers(what, False)

    def log(self, what: Some | Mapping[str, int]) -> None:
        cited = [clause for entry in self.game.story for clause in dict.fromkeys(entry.clauses)]
        if isinstance(what, Mapping):
            for clause, n in what.items():
                if cited.count(clause) != n:
                    raise Failure(f"{cited.count(clause)} lines of the story cite {clause}, not {n}; {_row(cited)}")
            return
        for clause in listed(what):
            if clause not in cited:
                raise Failure(f"the story does not cite {clause}; it cites {sorted(set(cited))}")

    def no_log(self, what: Some) -> None:
        cited = {clause for entry in self.game.story for clause in entry.clauses}
        for clause in listed(what):
            if clause in cited:
                raise Failure(f"the story cites {clause}; it cites {sorted(cited)}")

    def happened(self, what: Some | Mapping[str, int]) -> None:
        names = [entry.event.name for entry in self.game.story]
        known = self.voice.events.get(self.rules.id, frozenset()) if self.voice else frozenset[str]()
        for name in listed(what):
            if known and name not in known and name not in names:
                raise Failure(f"no event {name!r}; {near(name, known)}")
        if isinstance(what, Mapping):
            for name, n in what.items():
                if names.count(name) != n:
                    raise Failure(f"{name} happened {names.count(name)} times, not {n}; {_row(names)}")
            return
        left = iter(names)
        for name in listed(what):
            if name not in left:
                raise Failure(f"{name} did not happen, or not in this order; {_row(names)}")

    # ------------------------------------------------------------ the end

    def _check_end(self, given: Given | None) -> None:
        for kind, row in (given.left() if given else {}).items():
            self.place = (kind,)
            raise Failure(f"{row} of the {kind} given were never made")
        if self.game.outcome is not None:
            return
        kinds, ends = sorted({ask.kind for ask in self.game.asks.values()}), self.scenario.get("ends")
        if ends is not None:
            self.place = ("ends",)
            if kinds != [ends]:
                raise Failure(f"it ends with {kinds}, not with {ends}")
        elif any(kind not in FREE for kind in kinds):
            raise Failure(f"it ends with a question left open: {self._asking()}; answer it, or say `ends: {kinds[0]}`")


def _says(word: str) -> Callable[[_Run, Any], None]:
    return lambda run, what: getattr(run.saying, word)(what)


_WORDS: dict[str, Callable[[_Run, Any], None]] = {
    "pass": _Run.pass_,
    **{word: getattr(_Run, word) for word in STEPS if hasattr(_Run, word)},
    **{word: _says(word) for word in STEPS if hasattr(Saying, word)},
}
"""What carries out each word of a step."""


def _row(found: Sequence[str]) -> str:
    return f"in order: {', '.join(found) or 'nothing'}"


def _short(what: Any) -> str:
    """What a word of a step says, if that is short enough to be repeated."""
    said = "" if what is True else f" {what}"
    return said if len(said) <= 60 else ""


def _die(given: Any, n: int) -> int:
    if not 1 <= given <= n:
        raise NotGiven(f"a die of {n} sides does not show {given}")
    return int(given) - 1


def _side(given: Any, words: Mapping[str, int]) -> int:
    """The number drawn for a side of a coin, by its word or how that begins."""
    found = {number for word, number in words.items() if word.lower().startswith(str(given).lower())}
    if len(found) != 1:
        raise NotGiven(f"a toss does not come out as {given!r}; {near(given, words)}")
    return found.pop()


def _unread(error: Exception) -> str:
    """Why a path of an expectation can't be read, with the nearest of what could be."""
    if isinstance(error, AttributeError) and error.name:
        known = [name for name in dir(error.obj) if not name.startswith("_")]
        return f"there is no {error.name!r}; {near(error.name, known)}"
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__} {error}"


def _crash(error: BaseException) -> str:
    """An exception with the place in the engine where it came from."""
    frames = [frame for frame in extract_tb(error.__traceback__) if "engines" in PurePath(frame.filename).parts]
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if not frames:
        return said
    parts = PurePath(frames[-1].filename).parts
    return f"{said} ({'/'.join(parts[parts.index('engines') :])}:{frames[-1].lineno} in {frames[-1].name})"
