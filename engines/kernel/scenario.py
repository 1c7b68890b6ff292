"""Scenarios: a position, a play, and what has to come of it, as a YAML document.

A scenario has a `title`, the `clauses` it proves, the `game`, and may have `options` (house rules), `cards` (definitions
of its own, beside the game's), a `position` or `decks` (deck ids by seat; then it begins with setup), a `seed`, and
`ends` (the kind of question it leaves open, if it is not one that a player's free choice answers). `play` is a list of

    A: push b3 west 2                          an answer, in notation
    refused: {A: push b3 west 3, clause: RZ-534}   an answer that has to be refused, by that clause
    pass: true                                 everybody who is asked for a response passes, until something else is asked
    command: {A: concede}                      a command
    expect: {A.ap: 4, fighters.b3.hp: 2}       what has to be true now (paths are the game's, see its `read`)
    asked: {B: deploy_cell}                    who is asked what now (all of it)
    offered: {A: [hit d5]}                     answers that are legal now; `refuses: {A: [hit d7]}` that are not
    log: RZ-532                                a clause that the story since the last action cites; `no_log` one it doesn't
    reload: true                               save and load

A step may hold several of these; they are carried out in the order written. Every answer is checked against
a copy that is saved and loaded before it, which has to end in the same state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import yaml
from msgspec import Struct

from .ask import Refused
from .cards import Cards, DeckList
from .documents import ContentError, Reader
from .game import Game
from .rules import Rules
from .text import SEATS

FREE = ("main", "bonus")
"""The questions that a scenario may leave open without saying so: a player's free choice."""


class Failure(AssertionError):
    """A scenario that did not go as it says; the message says at which step and how."""


class Report(Struct, frozen=True):
    """What became of a scenario."""

    file: str
    title: str
    ok: bool
    problem: str = ""


KNOWN = {"title", "clauses", "game", "options", "cards", "position", "decks", "seed", "play", "ends", "note"}
STEPS = (
    "A",
    "B",
    "C",
    "D",
    "refused",
    "pass",
    "command",
    "reload",
    "expect",
    "asked",
    "offered",
    "refuses",
    "log",
    "no_log",
)


def read_scenarios(content: str) -> list[dict[str, Any]]:
    """The scenarios of a file: one document, several, or a list.

    Raises:
        ValueError: something in it is no mapping.
    """
    found: list[Any] = []
    for document in yaml.load_all(content, Loader=Reader):
        found += cast(list[Any], document) if isinstance(document, list) else [document]
    if not all(isinstance(each, dict) for each in found):
        raise ValueError("a scenario is a mapping with title, game, position and play")
    return found


def run_scenario(scenario: Mapping[str, Any], rules: Rules, cards: Cards, decks: Mapping[str, DeckList]) -> Game[Any]:
    """Play a scenario to its end.

    Raises:
        Failure: something did not come as it says.
    """
    unknown = set(scenario) - KNOWN
    if unknown:
        raise Failure(f"unknown in a scenario: {sorted(unknown)}")
    game = _begin(scenario, rules, cards, decks)
    steps: list[dict[str, Any]] = scenario.get("play") or []
    for number, step in enumerate(steps, 1):
        if set(step) - set(STEPS):
            raise Failure(f"step {number}: unknown {sorted(set(step) - set(STEPS))}")
        try:
            for word, what in step.items():
                game = _STEP.get(word, _answer_step)(game, rules, word, what)
        except Failure as failure:
            raise Failure(f"step {number} {step}: {failure}") from None
        except Refused as refusal:
            raise Failure(
                f"step {number} {step}: refused by {refusal.clause}: {refusal.text}; {_state_of(game)}"
            ) from None
    _check_end(game, scenario.get("ends"))
    return game


def _begin(scenario: Mapping[str, Any], rules: Rules, cards: Cards, decks: Mapping[str, DeckList]) -> Game[Any]:
    own = list(rules.blanks) + list(scenario.get("cards") or ())
    try:
        pool = Cards.read(rules, {"cards of the scenario": yaml.safe_dump(own)}, known=cards)
    except ContentError as error:
        raise Failure(str(error)) from None
    seed = int(scenario.get("seed", 1)).to_bytes(32, "big")
    given: dict[str, Any] = scenario.get("options") or {}
    options = {key: str(value) for key, value in given.items()}
    if "decks" in scenario:
        lists = [decks[id] for id in scenario["decks"]]
        game = rules.begin(pool, lists, options, seed)
    else:
        game = rules.empty(pool, options, seed)
        try:
            rules.place(game, scenario.get("position") or {})
        except ValueError as error:
            raise Failure(f"position: {error}") from None
    return game


def _seat(letter: str) -> int:
    return SEATS.index(letter)


def _state_of(game: Game[Any]) -> str:
    if game.outcome is not None:
        return f"the match is over by {game.outcome.clause}"
    return "asked: " + ", ".join(f"{SEATS[seat]} {ask.kind}" for seat, ask in sorted(game.asks.items()))


def _answer_step(game: Game[Any], rules: Rules, letter: str, key: Any) -> Game[Any]:
    seat = _seat(letter)
    if seat not in game.asks:
        raise Failure(f"{letter} is not asked; {_state_of(game)}")
    twin = rules.load(game.save(), game.cards)
    game.answer(game.number, seat, str(key))
    twin.answer(twin.number, seat, str(key))
    if twin.digest() != game.digest():
        raise Failure("a saved and loaded copy went another way")
    faults = rules.faults(game)
    if faults:
        raise Failure("; ".join(faults))
    return game


def _refused(game: Game[Any], rules: Rules, _: str, what: Mapping[str, Any]) -> Game[Any]:
    for letter, key in what.items():
        if letter == "clause":
            continue
        before = game.save()
        try:
            game.answer(game.number, _seat(letter), str(key))
        except Refused as refusal:
            if game.save() != before:
                raise Failure("the refused answer changed the state") from None
            if what.get("clause") not in (None, refusal.clause):
                raise Failure(f"refused by {refusal.clause} ({refusal.text}), not by {what['clause']}") from None
            continue
        raise Failure(f"{letter} {key} was accepted")
    return game


def _pass(game: Game[Any], rules: Rules, _: str, what: Any) -> Game[Any]:
    for _turn in range(500):
        responding = [seat for seat, ask in sorted(game.asks.items()) if ask.window]
        if game.outcome is not None or not responding:
            return game
        game.answer(game.number, responding[0], game.asks[responding[0]].default)
    raise Failure("passing did not come to an end")


def _command(game: Game[Any], rules: Rules, _: str, what: Mapping[str, str]) -> Game[Any]:
    for letter, name in what.items():
        game.command(None if letter == "all" else _seat(letter), name)
    return game


def _reload(game: Game[Any], rules: Rules, _: str, what: Any) -> Game[Any]:
    return rules.load(game.save(), game.cards)


def _expect(game: Game[Any], rules: Rules, _: str, what: Mapping[str, Any]) -> Game[Any]:
    for path, wanted in what.items():
        try:
            found = rules.read(game, path)
        except (KeyError, IndexError, AttributeError, ValueError) as error:
            raise Failure(f"{path} can't be read: {type(error).__name__} {error}") from None
        if found != wanted:
            raise Failure(f"{path} is {found!r}, not {wanted!r}; {_state_of(game)}")
    return game


def _asked(game: Game[Any], rules: Rules, _: str, what: Mapping[str, str]) -> Game[Any]:
    found = {SEATS[seat]: ask.kind for seat, ask in game.asks.items()}
    if found != dict(what):
        raise Failure(f"asked are {found}, not {dict(what)}")
    return game


def _offered(game: Game[Any], rules: Rules, word: str, what: Mapping[str, list[str] | str]) -> Game[Any]:
    for letter, keys in what.items():
        for key in keys if isinstance(keys, list) else [keys]:
            try:
                game.check(game.number, _seat(letter), str(key))
                legal = True
            except Refused:
                legal = False
            if legal != (word == "offered"):
                raise Failure(f"{letter} {key} is {'legal' if legal else 'not legal'}; {_state_of(game)}")
    return game


def _log(game: Game[Any], rules: Rules, word: str, what: Any) -> Game[Any]:
    cited = {clause for entry in game.story for clause in entry.clauses}
    for clause in cast(list[str], what) if isinstance(what, list) else [what]:
        if (clause in cited) != (word == "log"):
            raise Failure(
                f"the story {'does not cite' if word == 'log' else 'cites'} {clause}; it cites {sorted(cited)}"
            )
    return game


_STEP: dict[str, Any] = {
    "refused": _refused, "pass": _pass, "command": _command, "reload": _reload, "expect": _expect, "asked": _asked, "offered": _offered,
    "refuses": _offered, "log": _log, "no_log": _log,
}  # fmt: skip


def _check_end(game: Game[Any], ends: str | None) -> None:
    if game.outcome is not None:
        return
    kinds = sorted({ask.kind for ask in game.asks.values()})
    if ends is not None:
        if kinds != [ends]:
            raise Failure(f"it ends with {kinds}, not with {ends}")
    elif any(kind not in FREE for kind in kinds):
        raise Failure(f"it ends with a question left open: {_state_of(game)}; answer it, or say `ends: {kinds[0]}`")
