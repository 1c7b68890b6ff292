"""What is told: notices are written in the transaction of what they tell, and posted from the outbox afterwards.

`opened`, `started`, `turn`, `result`, `cancelled`, `announce` and `flagged` go to the match's channel; `offer` and
`takeback` go there and name whom to ask, `reminder` whom to remind; `brought` goes where the match was; `hand` goes to
a person in private. `waiting` goes into the latest turn message: of several who were asked at once, some have answered.
`settled` goes into the messages of an offer that is not open any more. `archive` closes the thread of a match that is
over. What was not posted yet and is outdated is withdrawn, so a late turn message shows the newest position. A `turn`
that was told as a mere call becomes a `call`, whose message goes when it was heard.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime
from typing import Any

import msgspec

from engines.kernel.text import Text
from store.records import MatchRecord, NoticeRecord

from .model import Notice
from .resources import Resources

BATCH = 100


def notice(
    match: MatchRecord,
    kind: str,
    now: datetime,
    *,
    seat: int | None = None,
    person: int | None = None,
    private: bool = False,
    text: Text | None = None,
    due: datetime | None = None,
    **body: Any,
) -> NoticeRecord:
    """A notice about a match as it stands; `private` keeps it out of the channel."""
    if text is not None:
        body["text"] = msgspec.to_builtins(text)
    return NoticeRecord(
        match=match.id,
        kind=kind,
        seat=seat,
        person=person,
        guild=match.guild,
        channel=None if private else match.channel,
        number=match.number,
        body=body,
        nonce=secrets.token_hex(12),
        due=due or now,
    )


def shown(record: NoticeRecord) -> Notice:
    """A notice as the outbox hands it out."""
    return Notice(
        id=record.id,
        match=record.match,
        kind=record.kind,
        seat=record.seat,
        person=record.person,
        guild=record.guild,
        channel=record.channel,
        number=record.number,
        body=record.body,
        nonce=record.nonce,
        tries=record.tries,
        message=record.message,
    )


class Notices:
    """The outbox: what is to be told, and what became of it."""

    def __init__(self, resources: Resources):
        self.resources = resources

    async def pending(self, limit: int = BATCH) -> list[Notice]:
        """What is to be told now, in the order in which it came up. Nothing in it was told before, unless the bot died
        between telling and `told`: then the nonce makes telling it again harmless."""
        async with self.resources.store.read() as tx:
            return [
                shown(each)
                for each in await tx.notices.pending(self.resources.clock.now(), limit, self.resources.share)
            ]

    async def told(
        self, notice: int, message: int | None = None, channel: int | None = None, *, call: bool = False
    ) -> None:
        """A notice was told, as a message of this id in a channel (None: where it was to be told); a `call` tells
        nothing, and stands only until it was heard."""
        async with self.resources.store.write() as tx:
            record = await tx.notices.get(notice)
            if record is None or record.told_at is not None:
                return
            match = await tx.matches.get(record.match, lock=True)
            kind, channel = "call" if call else record.kind, channel or record.channel
            now = self.resources.clock.now()
            await tx.notices.save(notice, kind=kind, due=None, told_at=now, message=message, channel=channel)
            until = record.body.get("until")
            if call or message is None or match is None or until is None:
                return
            if channel == match.channel and until >= match.told:  # else it was brought elsewhere, or told anew
                await tx.matches.save(record.match, told=until, message=max(message, match.message or 0))

    async def calls(self) -> list[Notice]:
        """The calls that may still stand in their channels."""
        async with self.resources.store.read() as tx:
            return [shown(each) for each in await tx.notices.standing("call", self.resources.share)]

    async def heard(self, match: int) -> None:
        """No call of a match stands any more."""
        async with self.resources.store.write() as tx:
            await tx.notices.forget(match, "call")

    async def failed(self, notice: int, retry_at: datetime | None) -> None:
        """A notice was tried and could not be told: try again at a time, or (None) never."""
        await self._retry(notice, retry_at, tried=True)

    async def put_off(self, notice: int, until: datetime) -> None:
        """A notice can't be told before a time, through no fault of its own: it counts as no try."""
        await self._retry(notice, until, tried=False)

    async def _retry(self, notice: int, at: datetime | None, *, tried: bool) -> None:
        async with self.resources.store.write() as tx:
            record = await tx.notices.get(notice)
            if record is not None and record.due is not None:
                await tx.notices.save(notice, due=at, tries=record.tries + tried)
        self.resources.changed.set()

    async def told_offers(self, settled: Notice) -> list[Notice]:
        """The messages that still show an offer which, as a notice says, is settled."""
        async with self.resources.store.read() as tx:
            told = await tx.notices.told(settled.match, ("offer", "takeback"), before=settled.id)
        return [shown(each) for each in told if each.body.get("what") == settled.body.get("what")]

    async def moved(self, match: int, channel: int, parent: int | None, said: Text | None = None) -> None:
        """A match goes on in another channel, with all that is to be told of it: in a thread of its own below `parent`,
        or in none. `said` is told there."""
        async with self.resources.store.write() as tx:
            row = await tx.matches.get(match, lock=True)
            assert row is not None, "what is told of a match is told of one that is there"
            await tx.matches.save(match, channel=channel, parent=parent)
            await tx.notices.redirect(match, row.guild, channel)
            if said is not None:
                row = replace(row, channel=channel)
                await tx.notices.add([notice(row, "announce", self.resources.clock.now(), text=said)])
        self.resources.changed.set()

    async def let_go(self, notice: int) -> None:
        """A notice's message need not be known any more."""
        async with self.resources.store.write() as tx:
            await tx.notices.save(notice, message=None)
