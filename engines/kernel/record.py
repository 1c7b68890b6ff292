"""Records: a match as its answers, which anyone can replay and verify."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .ask import Refused
from .cards import Cards, DeckList
from .chance import commitment, match_key
from .game import Game
from .rules import Rules
from .text import Text, say


class Answer(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One line of a record: the decision that was answered, by whom, and what, in notation.

    `seat` is -1 for what is no single seat's answer. Keys that begin with "!" are no answers but commands: "!concede",
    "!forfeit" (by the clock), "!draw", and "!takeback N", which goes back to the position before line N (counted from
    0).
    """

    number: int
    seat: int
    key: str


class Record(Struct, frozen=True, forbid_unknown_fields=True):
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
    """The deck of each seat, in seat order; none if the match was laid out."""
    answers: list[Answer]
    digest: str
    """The hash of the final state."""
    seal: str = ""
    """The hash of everything else that the record holds: what came to nothing is part of it, too."""
    position: dict[str, Any] | UnsetType = UNSET
    """The position in which the match was laid out, as the game writes positions, if it was."""

    def sealed(self) -> Record:
        """The record with its seal."""
        return msgspec.structs.replace(self, seal=seal_of(self))

    def encode(self) -> bytes:
        """The record as a JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class Verdict(Struct, frozen=True):
    """What became of a replay: whether all is as recorded, and if not, what is not; how many lines were replayed."""

    ok: bool
    problem: Text | None
    answers: int


def read_record(content: bytes) -> Record:
    """A record from its JSON document. A field that records do not have is refused.

    Raises:
        msgspec.DecodeError: it is none; the message says where.
    """
    try:
        return msgspec.json.decode(content, type=Record)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(f"it is no JSON: {error}") from None


def seal_of(record: Record) -> str:
    """The seal of a record: a hash (64 hex digits) of all that it holds but the seal itself."""
    bare = msgspec.json.encode(msgspec.structs.replace(record, seal=""))
    return blake2b(bare, digest_size=32, person=b"arbiter seal").hexdigest()


def write_record(
    *, match: str, rules: Rules, secret: bytes, words: list[str], options: dict[str, str], cards: Cards,
    decks: list[DeckList],
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
    if record.position is not UNSET:
        return rules.laid_out(cards, record.options, key, record.position)
    return rules.match(cards, record.decks, record.options, key)


def apply(game: Game[Any], answer: Answer, before: Mapping[int, bytes], rules: Rules) -> Game[Any]:
    """The match after one more line of its record. `before` holds the snapshots before the lines so far that are gone
    back to, by the place of the line.

    Raises:
        Refused: the line is not legal here.
        ValueError: it makes no sense.
    """
    if answer.key.startswith("!takeback "):
        place = _gone_back_to(answer)
        if answer.seat != -1 or place is None or place not in before:
            raise ValueError(f"no line to go back to: {answer.key}")
        back = rules.load(before[place], game.cards)
        _at(answer, back)
        return back
    if answer.key.startswith("!"):
        _at(answer, game)
        game.command(None if answer.seat == -1 else answer.seat, answer.key[1:])
    else:
        game.answer(answer.number, answer.seat, answer.key)
    return game


def _gone_back_to(answer: Answer) -> int | None:
    """The place of the line that a line of a record takes back; None if it takes none back."""
    place = answer.key.removeprefix("!takeback ")
    return int(place) if place != answer.key and place.isascii() and place.isdecimal() and len(place) < 10 else None


def _at(answer: Answer, game: Game[Any]) -> None:
    if answer.number != game.number:
        raise ValueError(f"{answer.key} stands at decision {answer.number}, and the match is at {game.number}")


def course(rules: Rules, record: Record) -> Iterator[Game[Any]]:
    """The match of a record at its start, and after each of its lines.

    Raises:
        Refused: a line is not legal where it stands.
    """
    game = begin(rules, record)
    yield game
    wanted = {_gone_back_to(answer) for answer in record.answers}
    before: dict[int, bytes] = {}
    for place, answer in enumerate(record.answers):
        saved = game.save() if place in wanted else None
        game = apply(game, answer, before, rules)
        if saved is not None:
            before[place] = saved
        yield game


def replay(rules: Rules, record: Record) -> Game[Any]:
    """The match of a record after all its lines.

    Raises:
        Refused: a line is not legal where it stands.
    """
    *_, game = course(rules, record)
    return game


def verify(rules: Rules, record: Record) -> Verdict:
    """Replay a record: its seal, the commitment, the cards and decks, every draw, every answer, the final hash."""
    problem = _misfit(rules, record)
    if problem is not None:
        return Verdict(False, problem, 0)
    reached = deque[tuple[int, Game[Any]]](maxlen=1)
    try:
        reached.extend(enumerate(course(rules, record)))
    except Exception as error:  # what a record says may be anything: it is told, whatever it breaks
        why = error.text if isinstance(error, Refused) else say("verify-line-broken")
        if not reached:
            return Verdict(False, say("verify-beginning", why=why), 0)
        [(count, _)] = reached
        return Verdict(False, say("verify-line", line=count + 1, key=record.answers[count].key, why=why), count)
    [(count, game)] = reached
    if game.digest() != record.digest:
        return Verdict(False, say("verify-digest", recorded=record.digest, here=game.digest()), count)
    return Verdict(True, None, count)


def _misfit(rules: Rules, record: Record) -> Text | None:
    """What is wrong with a record before anything of it is replayed."""
    if record.game != rules.id:
        return say("verify-game", game=record.game)
    if record.rules != rules.version:
        return say("verify-version", recorded=record.rules, here=rules.version)
    if seal_of(record) != record.seal:
        return say("verify-seal")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        return say("verify-secret")
    if secret.hex() != record.secret:
        return say("verify-secret")
    if commitment(secret, record.match) != record.commitment:
        return say("verify-commitment")
    low, high = rules.seats
    wanted = 0 if record.position is not UNSET else len(record.words)
    if not low <= len(record.words) <= high or len(record.decks) != wanted:
        return say("verify-seats", decks=len(record.decks), words=len(record.words))
    try:
        cards = Cards.thaw(rules, record.cards.encode())
        rules.settle_options(record.options)
    except Refused as refusal:
        return refusal.text
    except Exception:  # a definition may be anything
        return say("verify-cards")
    if cards.frozen.decode() != record.cards or any(card.id != id for id, card in cards.items()):
        return say("verify-cards")
    for deck in record.decks:
        faults = rules.check_deck_for(deck, cards, record.options)
        if deck.game != rules.id or faults:
            return say("verify-deck", deck=deck.name, why=faults[0].text if faults else say("verify-line-broken"))
    return None
