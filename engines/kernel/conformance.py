"""What every engine has to keep, whatever its game: one suite, run on random matches.

At every decision the state is sound, every open question has answers and a legal default, and views and log can be made
for everybody. Now and then, at decisions drawn by chance, the costly checks are made too: the match is saved, loaded
and saved again; a clone goes its own way without touching it; answers that are not legal are refused and change
nothing; the question is found again as it was; and for each viewer the match is compared with a twin that differs only
in what that viewer can't see. While lanes are under way nobody may notice how far another one has come, and it may not
matter who is faster. At the end the record is replayed to the same hash.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from .ask import Ask, Refused
from .cards import Cards, DeckList
from .chance import Stream, match_key
from .event import Event
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
    first: int | None
    """Who went first, if that is settled once for a match."""


def play(
    rules: Rules, cards: Cards, decks: Sequence[DeckList], seed: str, *, options: dict[str, str] | None = None,
    players: Sequence[str] = (), often: int = 12, replayed: bool = True, limit: int = 20_000,
) -> Played:  # fmt: skip
    """Play a match between house players (random ones, unless `players` names others) and check it all the way.

    `often` says how rarely the costly checks are made: at one decision in that many (0: never, nor
    is it replayed); `replayed` whether the record is played again at the end.

    Raises:
        Nonconformity: something is broken.
    """
    chance = Stream(seed)
    secret = Stream(f"{seed} secret")
    hidden = bytes(secret.randrange(256) for _ in range(32))
    words = [f"seat {seat}" for seat in range(len(decks))]
    options = options or {}
    game = rules.match(cards, list(decks), options, match_key(hidden, seed, words))
    answers: list[Answer] = []
    where = f"match {seed!r}"
    try:
        for count in range(limit):
            if any(entry.text is not None and entry.text.id == ENDLESS for entry in game.story):
                raise Nonconformity(f"{where}: no rule ended what the answer {answers[-1:]} set off")
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
            view = rules.view(game.seen_by(seat), seat) if players else None
            key = player(rules, cards, view, ask, chance) if players else ask.write(ask.sample(chance))
            number = game.number_of(seat)
            answers.append(Answer(number, seat, key))
            game.answer(number, seat, key)
    except Nonconformity:
        raise
    except Exception as error:
        raise Nonconformity(f"{where}: {type(error).__name__}: {error}") from error
    if game.outcome is None:
        raise Nonconformity(f"match {seed!r} did not end within {limit} decisions")
    record = write_record(
        match=seed, rules=rules, secret=hidden, words=words, options=options, cards=cards, decks=list(decks),
        answers=answers,
        digest=game.digest(),
    )  # fmt: skip
    if often and replayed:
        verdict = verify(rules, record)
        if not verdict.ok:
            raise Nonconformity(f"match {seed!r} does not replay: {verdict.problem}")
    return Played(record, len(answers), game.outcome.winner, game.outcome.clause, rules.first(game))


def check_state(rules: Rules, game: Game[Any], where: str) -> None:
    """What holds at every decision."""
    faults = [fault for each in _courses(game) for fault in rules.faults(each)]
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


def _courses(game: Game[Any]) -> list[Game[Any]]:
    """The match; and as it stands in every lane."""
    return [game, *(game.seen_by(seat) for seat in game.lanes)]


def check_closely(rules: Rules, game: Game[Any], chance: Stream, where: str) -> None:
    """The costly checks."""
    look = Look(game)
    check_saving(rules, look, where)
    check_cloning(look, chance, where)
    check_refusing(look, where)
    for viewer in (*range(rules.seat_count(game)), None):
        check_secrecy(rules, game, viewer, chance, where, look)
    if game.lanes:
        check_lanes(rules, game, chance, where)


_Question = tuple[str, str, list[str]]
"""What is compared of a question: its kind, its default, and its first answers."""


class Look:
    """A match as it rests, looked at: what is compared with several twins is made once."""

    def __init__(self, game: Game[Any]):
        self.game = game
        self._gone_on: dict[int, Game[Any]] = {}

    @functools.cached_property
    def saved(self) -> bytes:
        """The match, saved."""
        return self.game.save()

    @functools.cached_property
    def questions(self) -> dict[int, _Question]:
        """What is asked."""
        return _questions(self.game)

    def gone_on(self, seat: int) -> Game[Any]:
        """The match after a seat has answered by the default."""
        if seat not in self._gone_on:
            self._gone_on[seat] = _by_default(self.game.clone(), seat)
        return self._gone_on[seat]


def check_saving(rules: Rules, look: Look, where: str) -> None:
    """Save, load, save: the same bytes (and so the same hash, which is one of them), the same questions; in lanes,
    which are gone through anew, the same to be seen. (Elsewhere a twin, in which all is derived anew, is looked at by
    everybody.)"""
    game = look.game
    loaded = rules.load(look.saved, game.cards)
    if loaded.save() != look.saved:
        raise Nonconformity(f"{where}: saved and loaded it is another match")
    if _questions(loaded) != look.questions:
        raise Nonconformity(f"{where}: the questions are not found again")
    for viewer in (*range(rules.seat_count(game)), None) if game.lanes else ():
        check_derived(rules, game, loaded, viewer, where)


def check_derived(rules: Rules, game: Game[Any], anew: Game[Any], viewer: int | None, where: str) -> None:
    """A viewer sees the same of a match and of the same match in which all is derived anew."""
    seen = [_seen(rules, each, viewer) for each in (game, anew)]
    if seen[0] != seen[1]:
        raise Nonconformity(f"{where}: what was derived is out of date: {_difference(*seen)}")


def _seen(rules: Rules, game: Game[Any], viewer: int | None) -> bytes:
    return msgspec.json.encode(rules.view(game.seen_by(viewer), viewer))


def _questions(game: Game[Any]) -> dict[int, _Question]:
    return {seat: _question(ask) for seat, ask in game.asks.items()}


def _question(ask: Ask) -> _Question:
    return ask.kind, ask.default, list(islice(ask.keys(), KEYS_COMPARED))


def check_cloning(look: Look, chance: Stream, where: str) -> None:
    """A clone that plays on leaves the match as it was."""
    before, twin = look.saved, look.game.clone()
    for _ in range(3):
        if twin.outcome is not None:
            break
        seat = min(twin.asks)
        twin.answer(twin.number_of(seat), seat, twin.asks[seat].write(twin.asks[seat].sample(chance)))
    if look.game.save() != before:
        raise Nonconformity(f"{where}: a clone that played on changed the match")


def check_refusing(look: Look, where: str) -> None:
    """What is not legal is refused, and changes nothing."""
    game, before = look.game, look.saved
    seat = min(game.asks)
    number = game.number_of(seat)
    attempts = [
        (number, seat, "no such thing"),
        (number, seat, ""),
        (number - 1, seat, game.asks[seat].default),
        (number, 99, game.asks[seat].default),
        (number, seat, game.asks[seat].default + " and more"),
    ]
    if number != game.number:
        attempts.append((game.number, seat, game.asks[seat].default))
    for number, who, key in attempts:
        try:
            game.answer(number, who, key)
        except Refused:
            if game.save() != before:
                raise Nonconformity(f"{where}: the refused answer {key!r} changed the match") from None
            continue
        raise Nonconformity(f"{where}: {key!r} for decision {number} by seat {who} was accepted")


def twin_of(rules: Rules, game: Game[Any], viewer: int | None, chance: Stream) -> Game[Any]:
    """A match that differs only in what a viewer can't see: hidden cards are dealt out anew, chance has another key.
    Answers that wait for those of others pick the same things in it, whatever those are there."""
    twin = game.clone()
    for group in rules.hidden(twin, viewer):
        cards = [twin.thing(id).card for id in group]
        order = chance.shuffled(range(len(cards)))
        for id, was, place in zip(group, cards, order, strict=True):
            if cards[place] != was:
                twin.edit(id).card = cards[place]
    twin.s.key = b"".join([chance.randrange(1 << 64).to_bytes(8, "big") for _ in range(4)])
    twin.touch()
    twin.wake()
    if given := game.answered_so_far():
        again = twin.answered_so_far()
        twin.top.answers = {seat: _same(ask, game.top.answers[seat], again[seat]) for seat, ask in given.items()}
    return twin


def _same(ask: Ask, key: str, other: Ask) -> str:
    """The answer to another question that picks the same things, in whatever order."""
    picked = _picked(ask, key)
    return next(each for each in map(other.write, other.paths()) if _picked(other, each) == picked)


def _picked(ask: Ask, key: str) -> list[str]:
    steps = [step if isinstance(step, tuple) else (step,) for step in ask.read(key)]
    return sorted(repr(option.value) for step in steps for option in step)


def check_secrecy(
    rules: Rules, game: Game[Any], viewer: int | None, chance: Stream, where: str, look: Look | None = None
) -> None:
    """A viewer sees the same of the twin: view, log, who is asked, and the own question. `look` is the match as it is
    looked at for other viewers, too."""
    look = look or Look(game)
    if game.lanes:
        seen = game.seen_by(viewer)
        views = [_seen(rules, each, viewer) for each in (seen, twin_of(rules, seen, viewer, chance))]
        if views[0] != views[1]:
            raise Nonconformity(f"{where}: viewer {viewer} sees what is hidden: {_difference(*views)}")
        return
    twin = twin_of(rules, game, viewer, chance)
    in_secret = any(ask.secret for seat, ask in game.asks.items() if seat != viewer)
    # A question about a player's own hidden cards has no twin in which they are others: that it is asked is all there
    # is to see.
    if in_secret:
        twin.rest_as(game)
    seen = [msgspec.json.encode(rules.view(each, viewer)) for each in (game, twin)]
    if seen[0] != seen[1]:
        check_derived(rules, game, game.clone(), viewer, where)
        raise Nonconformity(f"{where}: viewer {viewer} sees what is hidden: {_difference(*seen)}")
    if in_secret:
        return
    if {seat: ask.kind for seat, ask in game.asks.items()} != {seat: ask.kind for seat, ask in twin.asks.items()}:
        raise Nonconformity(f"{where}: who is asked what depends on what viewer {viewer} can't see")
    if viewer in game.asks and not _looks_into_hidden(game.asks[viewer]):
        questions = [look.questions[viewer], _question(twin.asks[viewer])]
        if questions[0] != questions[1]:
            raise Nonconformity(f"{where}: the question to {viewer} depends on what they can't see: {questions}")
    for seat in game.asks:
        _check_going_on(rules, look, twin.clone() if len(game.asks) > 1 else twin, seat, viewer, where)


def check_lanes(rules: Rules, game: Game[Any], chance: Stream, where: str) -> None:
    """While lanes are under way: what anybody else sees does not change when a seat goes on in its own, and the match
    ends up the same whoever is faster."""
    for seat in sorted(game.asks):
        ahead = game.clone()
        ahead.answer(ahead.number_of(seat), seat, ahead.asks[seat].write(ahead.asks[seat].sample(chance)))
        if seat not in ahead.asks or not ahead.lanes:
            continue  # that it has finished may be known
        for viewer in (*range(rules.seat_count(game)), None):
            if viewer == seat:
                continue
            before, after = (_noticed(rules, each, viewer) for each in (game, ahead))
            if before != after:
                raise Nonconformity(
                    f"{where}: viewer {viewer} notices that seat {seat} goes on: {before} against {after}"
                )
        told = [
            entry.line(other)
            for entry in ahead.news
            for other in (*range(rules.seat_count(game)), None)
            if other != seat
        ]
        if any(told):
            raise Nonconformity(f"{where}: others are told what seat {seat} does in its lane: {told}")
    seed = chance.randrange(1 << 60)
    ends = {_run_out(game, order, seed).digest() for order in (sorted, _falling)}
    if len(ends) != 1:
        raise Nonconformity(f"{where}: it matters who is faster in the lanes")


def _noticed(rules: Rules, game: Game[Any], viewer: int | None) -> list[Any]:
    """All that a viewer may notice of a match, and may tell from outside."""
    own = _questions(game).get(viewer) if viewer is not None else None
    lines = [line.text for line in game.seen_by(viewer).lines(viewer)]
    number = game.number_of(viewer) if viewer is not None else None
    return [
        _seen(rules, game, viewer),
        own,
        lines,
        game.number,
        number,
        sorted(game.asks),
        sorted(game.seen_by(viewer).asks),
    ]


def _falling(seats: Iterable[int]) -> list[int]:
    return sorted(seats, reverse=True)


def _run_out(game: Game[Any], order: Callable[[Iterable[int]], list[int]], seed: int) -> Game[Any]:
    """The match when all lanes have finished, each as soon as it is its turn; every seat has its own sample of
    answers."""
    twin = game.clone()
    answers = {seat: Stream(f"{seed} {seat}") for seat in twin.asks}
    while twin.lanes and twin.number == game.number:  # those that open right after them are another matter
        seat = order(twin.asks)[0]
        twin.answer(twin.number_of(seat), seat, twin.asks[seat].write(twin.asks[seat].sample(answers[seat])))
    return twin


def _looks_into_hidden(ask: Ask) -> bool:
    """Whether a question shows its seat cards that it could not see before: a search, a look."""
    return ask.secret


def _by_default(game: Game[Any], seat: int) -> Game[Any]:
    game.answer(game.number_of(seat), seat, game.asks[seat].default)
    return game


def _check_going_on(rules: Rules, look: Look, twin: Game[Any], seat: int, viewer: int | None, where: str) -> None:
    """When a seat answers by the default, a viewer reads the same and sees the same players asked the same, until a
    line shows a card that is another one in the twin, or one that has sprung, or is about a thing that has come to
    light; chance, which is another one too, is left out."""
    ends = look.gone_on(seat), _by_default(twin, seat)
    if not ends[0].s.draws == ends[1].s.draws == look.game.s.draws:
        return
    told: list[list[Any]] = [[*(text for _, text in _read(each, viewer)), _asked(each)] for each in ends]
    first = next(((a, b) for a, b in zip(*told, strict=False) if a != b), None)
    if first is None or _show_cards(*first):
        return
    shown: list[Any] = []
    hidden = _unread(rules, look.game, viewer)
    for each in ends:
        seen = hidden - _unread(rules, each, viewer)
        shown += [text for event, text in _read(each, viewer) if event.subject in seen or event.name in rules.springs]
    if not any(each in shown for each in first):
        raise Nonconformity(
            f"{where}: when {seat} answers by the default, what {viewer} sees depends on hidden cards: {first}"
        )


def _read(game: Game[Any], viewer: int | None) -> list[tuple[Event, Text]]:
    return [(entry.event, line.text) for entry in game.story if (line := entry.line(viewer)) is not None]


def _asked(game: Game[Any]) -> list[tuple[int, str, str]]:
    return sorted((who, ask.kind, ask.window) for who, ask in game.asks.items())


def _unread(rules: Rules, game: Game[Any], viewer: int | None) -> set[int]:
    """The things whose faces a viewer may not read."""
    return {id for group in rules.hidden(game.seen_by(viewer), viewer) for id in group}


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
