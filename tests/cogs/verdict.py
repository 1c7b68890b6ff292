"""What has to hold of the bot whatever went wrong, read off what it sent and what it was sent."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from datetime import timedelta
from itertools import pairwise
from typing import Any

import discord
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.enums import InteractionType

from engines.kernel.pairing import paired
from engines.kernel.record import verify
from store.records import ANSWERS, EntryRecord
from tests.databases import all_notices
from workshop.shown import controls, texts

from .hidden import hidden, shown_since, strings, told
from .matches import as_a_spectator_sees_it
from .players import ANSWERING
from .storm import DECKS, Storm

REPLY = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)/messages/@original")
POST = re.compile(r"/channels/(?P<channel>\d+)/messages")
TAKEN = re.compile(r"Taken: `([^`]*)`")
UNDER_WAY = timedelta(seconds=45)
"""As long as a request may be late."""
OFFER = re.compile(r"move:\d+:\d+:")
CALLING = ("turn", "call")
"""The notices that ask somebody to move."""
ABOUT = re.compile(r"match \**(\d+)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Attempt:
    """An interaction by which a person may have answered a match: a typed move, or a click, which is about a question
    of a number."""

    token: str
    person: int
    match: int
    number: int | None
    key: str | None


class Verdict:
    """What is found out while a storm goes on, and after it."""

    def __init__(self, storm: Storm):
        self.storm = storm
        self.table = storm.table
        self._read = 0
        self._seen: dict[tuple[int, int | None], set[str]] = defaultdict(set)
        self._looked: dict[tuple[int, int | None], int] = defaultdict(lambda: -1)

    # ------------------------------------------------------------ while it goes on

    async def no_leak(self) -> None:
        """Nothing that the bot has sent since this was asked last names a card that its reader has never seen."""
        requests = self.storm.wire.requests
        new, self._read = requests[self._read :], len(requests)
        interactions = self._interactions()
        letters = {channel: person for person, channel in self.table.env.backend.dm_channels.items()}
        cards: dict[tuple[int, int | None], tuple[set[str], set[str]]] = {}
        for request in new:
            if request.json is None:
                continue
            reply, post = REPLY.fullmatch(request.path), POST.match(request.path)
            said = "\n".join(strings(request.json))
            for match in {int(found) for found in ABOUT.findall(said)} & set(self.storm.opened):
                person = None
                if reply is not None:
                    person = self._reader(interactions[reply["token"]])
                elif post is not None:
                    person = letters.get(int(post["channel"]))
                if (match, person) not in cards:
                    cards[match, person] = await self._hidden(match, person)
                leaks = told(said, *cards[match, person])
                assert not leaks, f"{leaks} told to {person or 'all'} in match {match}: {said[:2000]}"

    async def _hidden(self, match: int, person: int | None) -> tuple[set[str], set[str]]:
        """The names of the cards of a match that somebody must not be told of, and of those that they may."""
        game = self.storm.opened[match]
        info = await self.table.referee.matches.info(match)
        if game == "pebbles" or info.status != "playing":
            return set(), set()
        own = [player.seat for player in info.players if player is not None and player.person == person]
        decks = [deck for seat, deck in enumerate(DECKS[game]) if seat not in own[:1]]
        mine = set(self.table.world.library.decks[game][DECKS[game][own[0]]].all()) if own else set[str]()
        library = self.table.world.library.cards[game]
        reader, viewer = (match, person), own[0] if own else None
        shown, self._looked[reader] = await shown_since(self.table, match, self._looked[reader], viewer)
        self._seen[reader] |= shown & library.keys()
        unseen, self._seen[reader] = await hidden(self.table, match, self._seen[reader], decks, person)
        secret = unseen - mine
        names = [{word for id in ids for word in (id, library[id].name)} for ids in (secret, library.keys() - secret)]
        return names[0], names[1]

    def _reader(self, interaction: Any) -> int | None:
        """Who reads the answer to an interaction, if not everybody does."""
        clicked = interaction.get("message")
        ephemeral = self.table.env.backend.interactions[int(interaction["id"])].ephemeral
        return _person(interaction) if ephemeral or (clicked and clicked["flags"] & EPHEMERAL_FLAG) else None

    # ------------------------------------------------------------ afterwards

    async def answers_stand_once(self) -> None:
        """Every answer that somebody was told is taken is in its match's log once, and no other that nobody gave."""
        taken: dict[str, str] = {}
        for request in self.storm.wire.requests:
            reply = REPLY.fullmatch(request.path)
            if reply is not None and request.done and (found := TAKEN.search("\n".join(strings(request.json)))):
                token = reply["token"]
                assert taken.setdefault(token, found[1]) == found[1], "one click was two answers"
        attempts, entries = self._attempts(), await self._entries()
        assert set(taken) <= set(attempts), "an answer was taken of which nobody knows"

        def may_be(attempt: Attempt, entry: EntryRecord) -> bool:
            """Whether an entry may have come about by an attempt. (Two people may have tried the same twice, so that it
            can't always be told which of them it was.)"""
            same = (entry.match, entry.person) == (attempt.match, attempt.person)
            key = taken.get(attempt.token, attempt.key)
            return same and attempt.number in (None, entry.number) and key in (None, entry.key)

        told = [attempt for token, attempt in attempts.items() if token in taken]
        kept = paired({each: [n for n, entry in enumerate(entries) if may_be(each, entry)] for each in told})
        assert len(kept) == len(told), f"told as taken, and not in the log: {[x for x in told if x not in kept]}"
        given = paired(
            {n: [each for each in attempts.values() if may_be(each, entry)] for n, entry in enumerate(entries)}
        )
        assert len(given) == len(entries), (
            f"nobody gave these answers: {[entry for n, entry in enumerate(entries) if n not in given]}"
        )

    async def _entries(self) -> list[EntryRecord]:
        """The answers that players gave."""
        found: list[EntryRecord] = []
        async with self.table.referee.resources.store.read() as tx:
            for match in self.storm.opened:
                entries = await tx.entries.of(match)
                assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
                found += [entry for entry in entries if entry.kind in ANSWERS and entry.by == "hand"]
        return found

    def _interactions(self) -> dict[str, Any]:
        """All that was delivered to the bot, by token."""
        return {payload["token"]: payload for payload in self.storm.gateway.delivered}

    def _attempts(self) -> dict[str, Attempt]:
        """The interactions that may have answered something."""
        found: dict[str, Attempt] = {}
        for token, each in self._interactions().items():
            data, person = each["data"], _person(each)
            if each["type"] == InteractionType.MESSAGE_COMPONENT:
                kind, match, number, _ = data["custom_id"].split(":", 3)
                if kind in ANSWERING:
                    found[token] = Attempt(token, person, int(match), int(number), None)
            elif each["type"] == InteractionType.APPLICATION_COMMAND and data["name"] == "do":
                typed = {option["name"]: option["value"] for option in data["options"]}
                found[token] = Attempt(token, person, typed["match"], None, typed["move"])
        return found

    async def told_once(self) -> None:
        """Every message is that of a notice, by its nonce, and no two live boards are of one turn, but where the
        buttons of the one before could not be taken off. A call to a board is none."""
        posts = [each.json for each in self.storm.wire.requests if POST.fullmatch(each.path) and each.json is not None]
        notices = await all_notices(self.table.referee.resources.store)
        assert all(post["enforce_nonce"] for post in posts)
        assert {post["nonce"] for post in posts} <= {notice.nonce for notice in notices}
        calls = {notice.message for notice in notices if notice.kind == "call"}
        boards: dict[tuple[int, int], set[int]] = defaultdict(set)
        for channel in self.storm.channels:
            for message in self.table.messages(channel):
                for each in controls(message) if message.id not in calls else ():
                    kind, match, number, _ = each["custom_id"].split(":", 3)
                    if kind == "move":
                        boards[int(match), int(number)].add(message.id)
        for turn, found in boards.items():
            for id, newer in pairwise(sorted(found)):
                assert self._had_to_stay(id, newer, turn), f"turn {turn} is told by several messages: {sorted(found)}"

    def _had_to_stay(self, board: int, newer: int, turn: tuple[int, int]) -> bool:
        """Whether the buttons of a board could not be taken off when there was a newer one: the bot was killed between
        the two, or while it did that, and knows nothing of earlier messages; or the edit was lost. An edit that made it
        the board of its turn is no such excuse: for what it said there was no need of another message."""
        requests = [each for each in self.storm.wire.requests if each.struck != "late"]
        shown = next(n for n, each in enumerate(requests) if each.done and each.message == newer)
        edits = [each for each in requests[shown:] if each.message == board and each.method == "PATCH"]
        if not edits:
            since, until = discord.utils.snowflake_time(board), discord.utils.snowflake_time(newer) + UNDER_WAY
            return any(since <= at <= until for at in self.storm.killed)
        about = [each for each in requests if each.message == board and each.done]
        offered = next(word for each in about for word in strings(each.json) if OFFER.match(word))
        return offered.startswith("move:{}:{}:".format(*turn)) and all(each.struck is not None for each in edits)

    async def present(self) -> None:
        """The latest message of each match that goes on says who is asked now, and shows what all may see; but for those
        whose board was deleted and of whose questions the channel was not told since: a player goes on unasked."""
        told = {
            each.match: each.number
            for each in await all_notices(self.table.referee.resources.store)
            if each.kind in CALLING
        }
        for match in self.storm.opened:
            info = await self.table.referee.matches.info(match)
            if info.status != "playing" or self.storm.unboarded.get(match, -1) >= told[match]:
                continue
            channel = self.table.channel_of(info.channel)
            latest = [m for m in self.table.messages(channel) if f"match {match} " in "\n".join(texts(m))][-1]
            said = self.table.said(latest)
            asked = [player.person for seat in info.deciding if (player := info.players[seat]) is not None]
            named = {int(found) for found in re.findall(r"<@(\d+)> to answer", said)}
            assert named == set(asked), f"match {match} asks {asked}: {said}"
            buttons = [each["custom_id"] for each in controls(latest)]
            assert any(each.startswith(f"move:{match}:") for each in buttons), f"match {match}: {buttons}"
            if f"move:{match}:{info.number}:" in buttons and latest.edited_timestamp is None:
                for picture in self.table.pictures(latest):
                    if picture.data:
                        assert picture.data == await as_a_spectator_sees_it(self.table, match)

    async def nobody_waits(self) -> None:
        """Who still reads "thinking..." does so because the answer itself was lost for good: each time that it was
        sent, or because the bot was killed."""
        backend = self.table.env.backend
        for each in backend.interactions.values():
            shown = backend.messages.get(each.channel_id, {})
            if each.token in self.storm.cut_off or not each.loading or each.message_id not in shown:
                continue
            sent = [
                request
                for request in self.storm.wire.requests
                if (found := REPLY.fullmatch(request.path)) is not None and found["token"] == each.token
            ]
            lost = [request for request in sent if request.struck not in (None, "late")]
            assert len(lost) > 1 or any(request.struck == "too fast" for request in lost), f"{each} was left alone"

    async def records_hold(self) -> None:
        """Every match is what its answers make of it: those that go on are given up for it."""
        for match, game in self.storm.opened.items():
            info = await self.table.referee.matches.info(match)
            if info.status == "playing":
                assert info.players[0] is not None
                await self.table.referee.play.concede(match, info.players[0].person or 0)
            record = await self.table.referee.matches.record(match)
            assert verify(self.table.world.library.games[game], record).ok


def _person(interaction: Any) -> int:
    return int((interaction.get("user") or interaction["member"]["user"])["id"])
