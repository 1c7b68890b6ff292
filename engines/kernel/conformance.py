"""What every engine has to keep, whatever its game: one suite, run on random matches.

At every decision the state is sound, every open question has answers and a legal default, and views and log can be made
for everybody. Now and then, at decisions drawn by chance, the costly checks are made too: the match is saved, loaded and
saved again; a clone goes its own way without touching it; answers that are not legal are refused and change nothing; the
question is found again as it was; and for each viewer the match is compared with a twin that differs only in what that
viewer can't see. At the end the record is replayed to the same hash.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from .ask import Ask, Refused
from .cards import Cards, DeckList
from .chance import Stream, match_key
from .game import ENDLESS, Game
from .players import HOUSE
from .record import Answer, Record, verify, write_record
from .rules import Rules
from .text import CardName, Listing, Text

KEYS_COMPARED = 40
"""How many answers of a question are compared where questions are compared."""


class Nonconformity(AssertionError):
    """An engine that breaks what every engine keeps; the message says what, in which match and at which decision."""


class Played(Struct, frozen=True):
    """A random match played to its end."""

    record: Record
    decisions: int
    winner: int | None
    clause: str
    rounds: int
    first: int | None
    """Who went first, if that is settled once for a match."""


def play(
    rules: Rules, cards: Cards, decks: Sequence[DeckList], seed: str, *, options: dict[str, str] | None = None,
    players: Sequence[str] = (), often: int = 12, limit: int = 20_000,
) -> Played:  # fmt: skip
    """Play a match between house players (random ones, unless `players` names others) and check it all the way.

    `often` says how rarely the costly checks are made: at one decision in that many (0: never).

    Raises:
        Nonconformity: something is broken.
    """
    chance = Stream(seed)
    secret = Stream(f"{seed} secret")
    hidden = bytes(secret.randrange(256) for _ in range(32))
    words = [f"seat {seat}" for seat in range(len(decks))]
    options = options or {}
    game = rules.begin(cards, list(decks), options, match_key(hidden, seed, words))
    answers: list[Answer] = []
    for count in range(limit):
        if game.outcome is not None:
            break
        where = f"match {seed!r}, decision {count}"
        check_state(rules, game, where)
        if often and chance.randrange(often) == 0:
            check_closely(rules, game, chance, where)
        seats = sorted(game.asks)
        seat = seats[chance.randrange(len(seats))]
        ask = game.asks[seat]
        player = HOUSE[players[seat] if players else "random"]
        key = player(rules, rules.view(game, seat), ask, chance) if players else ask.write(ask.sample(chance))
        answers.append(Answer(game.number, seat, key))
        game.answer(game.number, seat, key)
    if game.outcome is not None and game.outcome.reason.id == ENDLESS:
        raise Nonconformity(f"match {seed!r}: no rule ended what the answer {answers[-1:]} set off")
    if game.outcome is None:
        raise Nonconformity(f"match {seed!r} did not end within {limit} decisions")
    record = write_record(
        match=seed, rules=rules, secret=hidden, words=words, options=options, cards=cards, decks=list(decks), answers=answers,
        digest=game.digest(),
    )  # fmt: skip
    if often:
        verdict = verify(rules, record)
        if not verdict.ok:
            raise Nonconformity(f"match {seed!r} does not replay: {verdict.problem}")
    return Played(
        record, len(answers), game.outcome.winner, game.outcome.clause, getattr(game.s, "round", 0), rules.first(game)
    )


def check_state(rules: Rules, game: Game[Any], where: str) -> None:
    """What holds at every decision."""
    faults = rules.faults(game)
    if faults:
        raise Nonconformity(f"{where}: {'; '.join(faults)}")
    if not game.asks:
        raise Nonconformity(f"{where}: the match goes on and nobody is asked")
    for seat, ask in game.asks.items():
        if next(ask.paths(), None) is None:
            raise Nonconformity(f"{where}: seat {seat} is asked {ask.kind} without an answer to give")
        try:
            ask.read(ask.default)
        except Refused as refusal:
            raise Nonconformity(
                f"{where}: the default {ask.default!r} of {ask.kind} is not legal: {refusal.text}"
            ) from None


def check_closely(rules: Rules, game: Game[Any], chance: Stream, where: str) -> None:
    """The costly checks."""
    check_saving(rules, game, where)
    check_cloning(game, chance, where)
    check_refusing(game, where)
    seats = len(game.s.seats)  # type: ignore[attr-defined]
    for viewer in (*range(seats), None):
        check_secrecy(rules, game, viewer, chance, where)


def check_saving(rules: Rules, game: Game[Any], where: str) -> None:
    """Save, load, save: the same bytes, the same hash, the same questions."""
    saved = game.save()
    loaded = rules.load(saved, game.cards)
    if loaded.save() != saved or loaded.digest() != game.digest():
        raise Nonconformity(f"{where}: saved and loaded it is another match")
    if _questions(loaded) != _questions(game):
        raise Nonconformity(f"{where}: the questions are not found again")
    for viewer in (*range(len(game.s.seats)), None):
        seen = [msgspec.json.encode(rules.view(each, viewer)) for each in (game, loaded)]
        if seen[0] != seen[1]:
            raise Nonconformity(f"{where}: what was derived is out of date: {_difference(*seen)}")


def _questions(game: Game[Any]) -> dict[int, tuple[str, str, list[str]]]:
    return {seat: (ask.kind, ask.default, _keys(ask)) for seat, ask in game.asks.items()}


def _keys(ask: Ask) -> list[str]:
    return list(islice(ask.keys(), KEYS_COMPARED))


def check_cloning(game: Game[Any], chance: Stream, where: str) -> None:
    """A clone that plays on leaves the match as it was."""
    before = game.save()
    twin = game.clone()
    for _ in range(3):
        if twin.outcome is not None:
            break
        seat = min(twin.asks)
        twin.answer(twin.number, seat, twin.asks[seat].write(twin.asks[seat].sample(chance)))
    if game.save() != before:
        raise Nonconformity(f"{where}: a clone that played on changed the match")


def check_refusing(game: Game[Any], where: str) -> None:
    """What is not legal is refused, and changes nothing."""
    before = game.save()
    seat = min(game.asks)
    attempts = [
        (game.number, seat, "no such thing"),
        (game.number, seat, ""),
        (game.number - 1, seat, game.asks[seat].default),
        (game.number, 99, game.asks[seat].default),
        (game.number, seat, game.asks[seat].default + " and more"),
    ]
    for number, who, key in attempts:
        try:
            game.answer(number, who, key)
        except Refused:
            if game.save() != before:
                raise Nonconformity(f"{where}: the refused answer {key!r} changed the match") from None
            continue
        raise Nonconformity(f"{where}: {key!r} for decision {number} by seat {who} was accepted")


def twin_of(rules: Rules, game: Game[Any], viewer: int | None, chance: Stream) -> Game[Any]:
    """A match that differs only in what a viewer can't see: hidden cards are dealt out anew, chance has another key."""
    twin = game.clone()
    for group in rules.hidden(twin, viewer):
        cards = [twin.thing(id).card for id in group]
        order = chance.shuffled(range(len(cards)))
        for id, place in zip(group, order, strict=True):
            twin.edit(id).card = cards[place]
    twin.s.key = bytes(chance.randrange(256) for _ in range(32))
    twin.touch()
    twin.wake()
    return twin


def check_secrecy(rules: Rules, game: Game[Any], viewer: int | None, chance: Stream, where: str) -> None:
    """A viewer sees the same of the twin: view, log, who is asked, and the own question."""
    if any(ask.secret for seat, ask in game.asks.items() if seat != viewer):
        return  # a question about a player's own hidden cards has no twin in which they are others
    twin = twin_of(rules, game, viewer, chance)
    seen = [msgspec.json.encode(rules.view(each, viewer)) for each in (game, twin)]
    if seen[0] != seen[1]:
        raise Nonconformity(f"{where}: viewer {viewer} sees what is hidden: {_difference(*seen)}")
    if {seat: ask.kind for seat, ask in game.asks.items()} != {seat: ask.kind for seat, ask in twin.asks.items()}:
        raise Nonconformity(f"{where}: who is asked what depends on what viewer {viewer} can't see")
    if viewer in game.asks and not _looks_into_hidden(game.asks[viewer]):
        questions = [_questions(each)[viewer] for each in (game, twin)]
        if questions[0] != questions[1]:
            raise Nonconformity(f"{where}: the question to {viewer} depends on what they can't see: {questions}")
    for seat in game.asks:
        _check_going_on(game.clone(), twin.clone(), seat, viewer, where)


def _looks_into_hidden(ask: Ask) -> bool:
    """Whether a question shows its seat cards that it could not see before: a search, a look."""
    return ask.secret


def _check_going_on(game: Game[Any], twin: Game[Any], seat: int, viewer: int | None, where: str) -> None:
    """When a seat answers by the default, a viewer reads the same and sees the same players asked the same, until a line
    shows a card that is another one in the twin; chance, which is another one too, is left out."""
    told: list[list[Any]] = []
    drawn = game.s.draws
    for each in (game, twin):
        each.answer(each.number, seat, each.asks[seat].default)
        asked = sorted((who, ask.kind, ask.window) for who, ask in each.asks.items())
        told.append([*(line.text for line in each.lines(viewer)), asked])
    if not game.s.draws == twin.s.draws == drawn:
        return
    first = next(((a, b) for a, b in zip(*told, strict=False) if a != b), None)
    if first is not None and not _show_cards(*first):
        raise Nonconformity(
            f"{where}: when {seat} answers by the default, what {viewer} sees depends on hidden cards: {first}"
        )


def _show_cards(a: Any, b: Any) -> bool:
    """Whether two lines of the log differ because they show different cards."""
    return isinstance(a, Text) and isinstance(b, Text) and _cards_named(a) != _cards_named(b)


def _cards_named(word: Any) -> list[str]:
    """The cards that a line of the log names, in order."""
    if isinstance(word, CardName):
        return [word.card]
    parts = word.words.values() if isinstance(word, Text) else word.items if isinstance(word, Listing) else ()
    return [card for part in parts for card in _cards_named(part)]


def _difference(a: bytes, b: bytes) -> str:
    place = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(0, place - 60) : place + 60]!r} against {b[max(0, place - 60) : place + 60]!r}"
