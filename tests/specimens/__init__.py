"""Specimens: matches of every game, saved by every release in the middle of what is hardest to save, and how they went
on.

`python -m tests.specimens RELEASE` makes one of each game, as `tests/specimens/<game>/<RELEASE>.json`: of random
matches it takes the position in which most is under way: effects inside of each other that rest on a question, what
lasts, what was put off, what waits. A specimen is never made anew: later versions take it up by their upgrades, show of
it what was shown, and play it on to the same end.
"""

from __future__ import annotations

import itertools
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from engines.kernel.cards import Cards, DeckList
from engines.kernel.cards.flow import Effect
from engines.kernel.chance import Stream
from engines.kernel.game import Game
from engines.kernel.players import HOUSE
from engines.kernel.registry import games
from engines.kernel.rules import Rules
from engines.kernel.saves import header
from tests.content import cards, decks

HOME = Path(__file__).parent
MATCHES = 24
"""So many random matches are looked through for a specimen,"""
MOST = 480
"""and up to so many in all while nothing stands in the middle of all that is needed."""
DRAWN = 12
"""How many cards are drawn for a place of such a deck."""
LONGEST = 4000
PLAYERS = ("greedy", "random")
"""The house players that play a specimen on: the even seats, and the odd ones."""


class Specimen(msgspec.Struct, forbid_unknown_fields=True):
    """A match saved by a release: its cards, what everybody saw ("-" is a spectator), and how house players went on to
    its end."""

    game: str
    release: str
    rules: str
    schema: int
    under_way: dict[str, int]
    """What was under way in it: procedures, effects, what lasts, and so on."""
    cards: Any
    save: str
    """The save, in base64."""
    views: dict[str, Any]
    answers: list[tuple[int, str]]
    winner: int | None
    places: list[int]
    reason: str
    digest: str

    @property
    def snapshot(self) -> bytes:
        """The save."""
        return b64decode(self.save)

    @property
    def pool(self) -> Cards:
        """The cards that the match began with."""
        return Cards.thaw(games()[self.game], msgspec.json.encode(self.cards))

    def load(self) -> Game[Any]:
        """The match."""
        return games()[self.game].load(self.snapshot, self.pool)


def specimens() -> Iterator[tuple[str, Path]]:
    """Every stored specimen, with its game."""
    for path in sorted(HOME.glob("*/*.json")):
        yield path.parent.name, path


def read(path: Path) -> Specimen:
    """A stored specimen."""
    return msgspec.json.decode(path.read_bytes(), type=Specimen)


def views(game: Game[Any]) -> dict[str, Any]:
    """What everybody sees of a match."""
    rules = game.rules
    return {
        "-" if viewer is None else str(viewer): rules.view(game.seen_by(viewer), viewer)
        for viewer in (*range(rules.seat_count(game)), None)
    }


def play_on(game: Game[Any]) -> list[tuple[int, str]]:
    """Let house players play a match to its end; their answers."""
    rules, chance, given = game.rules, Stream("specimen"), list[tuple[int, str]]()
    while game.outcome is None and len(given) < LONGEST:
        seat = min(game.asks)
        view = rules.view(game.seen_by(seat), seat)
        key = HOUSE[PLAYERS[seat % 2]](rules, game.cards, view, game.asks[seat], chance)
        game.answer(game.number_of(seat), seat, key)
        given.append((seat, key))
    return given


def under_way(game: Game[Any]) -> dict[str, int]:
    """What is under way in a match of cards."""
    s, agenda = game.s, game.s.agenda
    effects = [each for each in agenda if isinstance(each, Effect)]
    lasting = getattr(s, "lasting", [])
    return {
        "procedures": len(agenda),
        "kinds of procedures": len({type(each).__name__ for each in agenda}),
        "effects": len(effects),
        "effects that noted something": sum(bool(each.names) and bool(each.at) for each in effects),
        "lasting": sum(each.word != "later" for each in lasting),
        "put off": sum(each.word == "later" for each in lasting),
        "waiting": len(getattr(s, "heard", ())) + sum(len(getattr(each, "queue", ())) for each in agenda),
        "gone": len(getattr(s, "gone", ())),
    }


NEEDED = ("effects that noted something", "lasting", "gone")
"""What every specimen stands in the middle of."""


def weight(found: dict[str, int]) -> tuple[int, int, int]:
    """How much is under way: of what is needed, then of how many sorts something is, then how much, no sort counting
    for too much."""
    needed = sum(found[name] > 0 for name in NEEDED)
    return needed, sum(n > 0 for n in found.values()), sum(min(n, 6) for n in found.values())


def make(rules: Rules, release: str) -> Specimen:
    """A specimen of a game: of matches of the starter decks, and if need be of decks of any of its cards."""
    best: tuple[tuple[int, int, int], dict[str, int], bytes] = ((-1, 0, 0), {}, b"")
    pool: Cards | None = None
    lists = list(decks(rules.id).values())
    for number in range(MOST):
        if number >= MATCHES and best[0][0] == len(NEEDED):
            break
        seats = rules.seats[0] + number % (rules.seats[1] - rules.seats[0] + 1)
        seated = [lists[(number + seat) % len(lists)] for seat in range(seats)]
        if number >= MATCHES:
            seated = [varied(rules, deck, Stream(f"deck {number} {seat}")) for seat, deck in enumerate(seated)]
        own = reduced(rules, [id for deck in seated for id in deck.all()])
        game = rules.begin(own, seated, {}, number.to_bytes(32, "big"))
        chance = Stream(f"specimen {number}")
        for _ in range(LONGEST):
            if game.outcome is not None:
                break
            found = under_way(game)
            if weight(found) > best[0]:
                best, pool = (weight(found), found, game.save()), own
            seat = min(game.asks)
            ask = game.asks[seat]
            game.answer(game.number_of(seat), seat, ask.write(ask.sample(chance)))
    assert pool is not None
    return finished(rules, release, pool, *best[1:])


def finished(rules: Rules, release: str, pool: Cards, found: dict[str, int], snapshot: bytes) -> Specimen:
    """A specimen of a save, in which so much is under way: looked at, and played to its end."""
    game = rules.load(snapshot, pool)
    seen, saved = msgspec.to_builtins(views(game)), header(snapshot)
    answers = play_on(game)
    assert game.outcome is not None, "house players come to an end"
    return Specimen(
        game=rules.id, release=release, rules=saved.rules, schema=saved.schema, under_way=found,
        cards=msgspec.json.decode(pool.frozen), save=b64encode(snapshot).decode(), views=seen, answers=answers,
        winner=game.outcome.winner, places=list(game.outcome.places), reason=game.outcome.reason.id,
        digest=game.digest(),
    )  # fmt: skip


def varied(rules: Rules, deck: DeckList, chance: Stream) -> DeckList:
    """A deck with other cards of the same kinds in the places of its own, where of some drawn one is allowed there: of
    the half of the cards that says more."""
    pool = cards(rules.id)
    for section, ids in deck.cards.items():
        kinds = {pool[id].kind for id in ids}
        fitting = sorted((id for id, card in pool.items() if card.kind in kinds), key=lambda id: _said(pool, id))
        for place, _ in itertools.product(range(len(ids)), range(DRAWN)):
            row = list(deck.cards[section])
            if row[place] != ids[place]:
                continue
            row[place] = fitting[-1 - chance.randrange((len(fitting) + 1) // 2)]
            other = structs.replace(deck, cards={**deck.cards, section: row})
            deck = deck if rules.check_deck(other, pool) else other
    return deck


def _said(pool: Cards, id: str) -> int:
    """How much a card says, besides its name and what else is in words."""
    document = pool.documents[id]
    return len(
        msgspec.json.encode({key: each for key, each in document.items() if key not in ("name", "flavour", "in")})
    )


def reduced(rules: Rules, ids: list[str]) -> Cards:
    """Some cards and those that they name."""
    every, wanted = cards(rules.id), list(dict.fromkeys(ids))
    for id in wanted:
        wanted += [other for _, other, _ in getattr(every[id], "mentions", ()) if other not in wanted]
    return Cards(rules.id, {id: every.documents[id] for id in wanted}, {id: every[id] for id in wanted})


def write(specimen: Specimen) -> Path:
    """Store a specimen.

    Raises:
        FileExistsError: the release has one of the game already.
    """
    path = HOME / specimen.game / f"{specimen.release}.json"
    path.parent.mkdir(exist_ok=True)
    fields = msgspec.to_builtins(specimen).items()
    lines = (f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(each).decode()}" for name, each in fields)
    with path.open("x", encoding="utf-8") as file:
        file.write("{\n" + ",\n".join(lines) + "\n}\n")
    return path
