"""Records: a match as its answers, which anyone can replay and verify."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from .ask import Refused
from .cards import Cards, DeckList
from .chance import commitment, match_key
from .game import Game
from .rules import Rules
from .text import Text, say


class Answer(Struct, frozen=True, array_like=True):
    """One line of a record: the decision that was answered, by whom, and what, in notation.

    `seat` is -1 for what is no single seat's answer. Keys that begin with "!" are no answers but commands: "!concede",
    "!forfeit" (by the clock), "!draw", and "!takeback N", which goes back to the position before line N (counted from 0).
    """

    number: int
    seat: int
    key: str


class Record(Struct, frozen=True):
    """A finished match (or a running one, for those who may see it all)."""

    match: str
    game: str
    rules: str
    commitment: str
    secret: str
    """The secret of the match, in hex digits."""
    words: list[str]
    """A word from each seat, in seat order, which went into the key."""
    options: dict[str, str]
    cards: str
    """The card definitions, as `Cards.frozen` gave them."""
    decks: list[DeckList]
    answers: list[Answer]
    digest: str
    """The hash of the final state."""
    seal: str = ""
    """The hash of the final state with all answers on the way to it: also an answer that came to nothing is part of it."""

    def sealed(self) -> Record:
        """The record with its seal."""
        return msgspec.structs.replace(self, seal=seal_of(self.digest, self.answers))

    def encode(self) -> bytes:
        """The record as a JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class Verdict(Struct, frozen=True):
    """What became of a replay: whether all is as recorded, and if not, what is not; how many lines were replayed."""

    ok: bool
    problem: Text | None
    answers: int


def read_record(content: bytes) -> Record:
    """A record from its JSON document.

    Raises:
        msgspec.DecodeError: it is none; the message says where.
    """
    return msgspec.json.decode(content, type=Record)


def seal_of(digest: str, answers: list[Answer]) -> str:
    """The seal of a record: a hash (64 hex digits) of its final state and of every answer."""
    return blake2b(msgspec.json.encode([digest, answers]), digest_size=32, person=b"arbiter seal").hexdigest()


def write_record(
    *, match: str, rules: Rules, secret: bytes, words: list[str], options: dict[str, str], cards: Cards, decks: list[DeckList],
    answers: list[Answer], digest: str,
) -> Record:  # fmt: skip
    """A record of a match."""
    return Record(
        match,
        rules.id,
        rules.version,
        commitment(secret, match),
        secret.hex(),
        words,
        options,
        cards.frozen.decode(),
        decks,
        answers,
        digest,
    ).sealed()


def begin(rules: Rules, record: Record) -> Game[Any]:
    """The match of a record at its start."""
    cards = Cards.thaw(rules, record.cards.encode())
    key = match_key(bytes.fromhex(record.secret), record.match, record.words)
    return rules.begin(cards, record.decks, record.options, key)


def apply(game: Game[Any], answer: Answer, before: list[bytes], rules: Rules) -> Game[Any]:
    """The match after one more line of its record. `before` holds the snapshot before each line so far."""
    if answer.key.startswith("!takeback "):
        return rules.load(before[int(answer.key.split()[1])], game.cards)
    if answer.key.startswith("!"):
        game.command(None if answer.seat < 0 else answer.seat, answer.key[1:])
    else:
        game.answer(answer.number, answer.seat, answer.key)
    return game


def replay(rules: Rules, record: Record) -> Game[Any]:
    """The match of a record after all its lines.

    Raises:
        Refused: a line is not legal where it stands.
    """
    game = begin(rules, record)
    before: list[bytes] = []
    for answer in record.answers:
        before.append(game.save())
        game = apply(game, answer, before, rules)
    return game


def verify(rules: Rules, record: Record) -> Verdict:
    """Replay a record: the commitment, every draw, every answer, the final hash."""
    if record.game != rules.id:
        return Verdict(False, say("verify-game", game=record.game), 0)
    if record.rules != rules.version:
        return Verdict(False, say("verify-version", recorded=record.rules, here=rules.version), 0)
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        return Verdict(False, say("verify-secret"), 0)
    if commitment(secret, record.match) != record.commitment:
        return Verdict(False, say("verify-commitment"), 0)
    game = begin(rules, record)
    before: list[bytes] = []
    for count, answer in enumerate(record.answers):
        before.append(game.save())
        try:
            game = apply(game, answer, before, rules)
        except (Refused, IndexError, ValueError) as error:
            why = error.text if isinstance(error, Refused) else say("verify-line-broken")
            return Verdict(False, say("verify-line", line=count + 1, key=answer.key, why=why), count)
    if seal_of(record.digest, record.answers) != record.seal:
        return Verdict(False, say("verify-seal"), len(record.answers))
    if game.digest() != record.digest:
        return Verdict(False, say("verify-digest", recorded=record.digest, here=game.digest()), len(record.answers))
    return Verdict(True, None, len(record.answers))
