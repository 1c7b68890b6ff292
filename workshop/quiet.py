"""`python bot.py quiet`: how much a match asks, posts and pings, and how much of it decides or tells anything."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from cogs.discord.limits import OPTIONS
from cogs.play.panel import PAGE, Panel
from cogs.play.place import Place, walk, walk_on
from engines.kernel.ask import Ask, Choice, Step
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from referee import Library
from referee.clock import ClockPolicy
from referee.model import PLAYING, MatchInfo, Person

from .content import game_named
from .shown import posted, texts
from .simulation import World, open_world

NAMES = ("Ada", "Ben", "Chloe", "Dan")

UNREAD: Any = None
"""What a panel that is only clicked through, never shown, need not know."""


@dataclass
class Answers:
    """How a match was answered.

    `given` counts all answers, `by_hand` those that people gave by hand, `decisions` those of them that had an
    alternative. `clicks` is what they took in the private panel, `hollow` how many of those decided nothing: all clicks
    of an answer without an alternative, and each that only confirms.
    """

    given: int = 0
    by_hand: int = 0
    decisions: int = 0
    clicks: int = 0
    hollow: int = 0


@dataclass
class Posts:
    """What came into the channel.

    `sent` counts messages, `boards` those that show the board, `calls` those that told nothing new and only called
    somebody to decide, `silent` those that did not even that, `left` how many without news stand there still in the
    end.
    """

    sent: int = 0
    boards: int = 0
    calls: int = 0
    silent: int = 0
    left: int = 0


class Tally:
    """What a match came to, for its people together. `pings` counts whom messages named, `needless` those who were
    named already, looked at the question anyway, or had nothing to decide."""

    def __init__(self):
        self.answers = Answers()
        self.posts = Posts()
        self.pings = 0
        self.needless = 0

    def lines(self) -> Iterator[str]:
        """The tally in words."""
        answers, posts = self.answers, self.posts
        real = max(1, answers.decisions)
        yield f"{answers.given} answers, {answers.by_hand} by hand, {answers.decisions} of these with an alternative"
        yield f"  for each of them {answers.clicks / real:.2f} clicks, {posts.sent / real:.2f} posts, " + (
            f"{self.pings / real:.2f} pings"
        )
        yield f"  clicks that decide nothing: {_of(answers.hollow, answers.clicks)}"
        empty = _of(posts.calls + posts.silent, posts.sent)
        yield f"  posts without news: {empty}, {posts.calls} that call somebody, {posts.left} left there"
        yield f"  posts with a picture of the board: {_of(posts.boards, posts.sent)}"
        yield f"  pings that nobody needs: {_of(self.needless, self.pings)}"


def _of(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / max(1, whole):.1%})"


def quiet(arguments: Namespace, data: Path) -> int:
    """`bot.py quiet`: house players play matches as people would; what each took of clicks, posts and pings."""
    library = Library.load(data)
    games = [arguments.game] if arguments.game else list(library.games)
    if any(game_named(game) is None for game in games):
        return 2
    for game in games:
        least, most = library.games[game].seats
        for seats in range(least, most + 1):
            for people in (seats, 1):
                tally = asyncio.run(measure(library, game, seats, people, arguments.seed, arguments.answers))
                print(f"{game}, {seats} seats, {people} held by people: ", *tally.lines(), sep="\n  ", flush=True)
    return 0


async def measure(library: Library, game: str, seats: int, people: int, seed: str, answers: int | None = None) -> Tally:
    """Play a match, or so many answers of it, on a simulated Discord with nothing set: people who look at their
    question when they are called, and answer as the greedy house player would; house players on the other seats. The
    same seed gives the same match."""
    secret = hashlib.sha256(seed.encode()).digest()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'quiet.db'}"
        async with open_world(library, database, secret, guild="Quiet", channel="table", names=NAMES[:people]) as world:
            return await _Audience(world, seed).watch(game, seats, answers)


class _Audience:
    """Counts what happens in a match."""

    def __init__(self, world: World, seed: str):
        self.world = world
        self.seed = seed
        self.tally = Tally()
        self._called: set[int] = set()
        self._looking: set[int] = set()
        self._read = 0
        self._requests = 0

    async def watch(self, game: str, seats: int, answers: int | None) -> Tally:
        """Play, and count."""
        match = await self._seat(game, seats)
        while True:
            await self._quiet_down(match)
            info = await self.world.referee.matches.info(match)
            if info.status != PLAYING or answers is not None and info.seq >= answers:
                self.tally.answers.given = info.seq
                standing = posted(self.world.env.backend, self.world.channel.id)
                self.tally.posts.left = sum(not _told(texts(message)) for message in standing)
                return self.tally
            await self._answer(info)

    async def _seat(self, game: str, seats: int) -> int:
        people = [Person(member.id, name) for name, member in self.world.players.items()]
        decks = cycle(self.world.library.decks[game])
        info = await self.world.referee.openings.open(
            game=game,
            guild=self.world.guild.id,
            channel=self.world.channel.id,
            opener=people[0],
            seats=seats,
            deck=next(decks),
            house="greedy" if len(people) < seats else None,
            clock=ClockPolicy.none(),
        )
        for person in people[1:]:
            await self.world.referee.openings.join(info.id, person, deck=next(decks))
        return info.id

    async def _quiet_down(self, match: int) -> None:
        """Let happen all that happens by itself, and look at what comes of it."""
        await self.world.env.settle()
        await self._look(match)
        while (due := await self.world.referee.timekeeping.next_deadline()) is not None:
            wait = (due - self.world.env.now()).total_seconds()
            await self.world.env.advance_time(max(wait, 0.01))
            await self._look(match)

    async def _answer(self, info: MatchInfo) -> None:
        """The first who is asked answers."""
        player = info.players[info.deciding[0]]
        assert player is not None and player.person is not None, "house players have answered by now"
        position = await self.world.referee.matches.position(info.id, player.person, player.seat)
        ask = position.ask
        assert ask is not None, "who is to decide is asked"
        rules = self.world.library.games[info.game]
        chance = Stream(f"{self.seed}|{info.seq}|{player.seat}")
        key = HOUSE["greedy"](rules, info.pool.cards, position.view, ask, chance)
        clicks, confirming = clicks_of(ask, key)
        alternative = ask.only() is None
        self.tally.answers.by_hand += 1
        self.tally.answers.decisions += alternative
        self.tally.answers.clicks += clicks
        self.tally.answers.hollow += confirming if alternative else clicks
        self._heard(player.person, needed=alternative)
        after = await self.world.referee.play.answer(info.id, player.person, position.info.number, key, player.seat)
        if after.ask is not None:
            self._looking.add(player.person)

    def _heard(self, person: int, *, needed: bool) -> None:
        """A person's question was answered; whether it needed them."""
        self.tally.needless += person in self._called and not needed
        self._called.discard(person)
        self._looking.discard(person)

    async def _look(self, match: int) -> None:
        """What was answered for people, and what was posted, since the last look."""
        async with self.world.referee.resources.store.read() as tx:
            entries = await tx.entries.of(match, after=self._read)
        for entry in entries:
            self._read = entry.seq
            if entry.by == "order" and entry.person is not None:
                self._heard(entry.person, needed=False)
        requests = self.world.env.http_requests
        for request in requests[self._requests :]:
            if request.method == "POST" and request.path == f"/channels/{self.world.channel.id}/messages":
                self._posted(request.json)
        self._requests = len(requests)

    def _posted(self, message: Any) -> None:
        self.tally.posts.sent += 1
        named = {int(person) for person in message["allowed_mentions"].get("users", ())}
        self.tally.pings += len(named)
        known = self._called | self._looking
        self.tally.needless += len(named & known)
        if not _told(texts(_Sent(message["components"]))):
            self.tally.posts.calls += bool(named - known)
            self.tally.posts.silent += not named - known
        self.tally.posts.boards += bool(message.get("attachments"))
        self._called |= named


def _told(said: list[str]) -> bool:
    """Whether a message told what happened, or was not about whose move it is."""
    return any(line.startswith("- ") for text in said for line in text.split("\n")) or not any(
        "<@" in text for text in said
    )


@dataclass(frozen=True)
class _Sent:
    """A message on its way."""

    components: list[dict[str, Any]]


def clicks_of(ask: Ask, key: str) -> tuple[int, int]:
    """How many clicks an answer takes in the private panel, and how many of them only confirm. A click on an option, a
    choice in a select, *Done*, and turning to a page count each; going to the panel does not."""
    path, place, clicks = ask.read(key), Place(), 0
    progress = walk(ask, place)
    while progress.level is not None:
        level, step = progress.level, path[len(place.steps)]
        taken, picks = _clicked(level, step)
        clicks += picks
        if taken is None:
            return clicks, 0
        clicked = place.below(taken)
        progress = walk_on(ask, clicked)
        place = progress.place
        if Panel(UNREAD, progress, UNREAD).wants_confirming(clicked):
            return clicks + 1, 1
    return clicks, 0


def _clicked(level: Choice, step: Step) -> tuple[int | tuple[int, ...] | None, int]:
    """Where a step leads (None: it has to be typed), and how many clicks it is."""
    if not isinstance(step, tuple):
        if step not in level.options:
            return None, 1
        index = level.options.index(step)
        return index, 1 + (index >= PAGE)
    places = tuple(level.options.index(option) for option in step)
    menus = len(places) if level.ordered else len({place // OPTIONS for place in places})
    return places, menus + 1
