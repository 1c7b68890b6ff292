"""Playing: answers, giving up, standing orders."""

from __future__ import annotations

from dataclasses import replace

from engines.kernel.ask import Refused
from engines.kernel.text import SeatName, say

from .errors import Stale
from .model import PLAYING, MatchInfo, Person, Position, id_of
from .notices import notice
from .people import People
from .resources import Resources
from .standing_orders import StandingOrders
from .stored_match import StoredMatch
from .teaching import keep_to_path
from .transaction import holding
from .unasked import answer_at_once

KEY_LIMIT = 2000
"""Characters of an answer in notation: thirty cards with ids of forty, and which copies."""


class Play:
    """What a player does with a match under way."""

    def __init__(self, resources: Resources, people: People):
        self.resources = resources
        self.people = people

    async def answer(
        self, match: int, person: Person | int, number: int | None, key: str, seat: int | None = None
    ) -> Position:
        """Answer the open question of a person's seat (of a number; None is whichever is open); then the match as they
        see it, with what they picked and their next question. `seat` is needed only by who holds several that are
        asked.

        Raises:
            Stale: the question is not open (any more).
            NotFound, NotSeated, NotPlaying, Over, Paused: the match takes no answer of this person.
            OffPath: the match follows a lesson, which hopes for something else.
            Refused: the answer is not legal; the refusal cites the clause it breaks.
        """
        who = id_of(person)
        if len(key) > KEY_LIMIT:
            raise Refused(say("answer-too-long", most=KEY_LIMIT))
        async with holding(self.resources, match) as held:
            held.must_run()
            seat = held.seat_of(who, seat)
            if number not in (None, await held.number_of(seat)):
                raise Stale(say("ask-stale"))
            asked = (await held.game()).asks.get(seat)
            await keep_to_path(held, seat, key)
            await held.act("answer", seat, key, "hand", who)
            assert asked is not None, "only who is asked answers"
            held.change(seat, flags=0, absent=None)
            held.lapse_offers(seat)
            await answer_at_once(held)
            away = held.away_until(held.seats[seat]) is not None
            if away:
                await self.people.come_back(held.tx, who)
            position = replace(await held.position(who, hand=True), taken=asked.read(key))
        if away:
            await self.people.reckon_up(who)
        return position

    async def play_freely(self, match: int, person: Person | int) -> Position:
        """Leave the lesson, and play on without it; then the match as the person sees it.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.must_play()
            held.seat_of(who)
            held.set(lesson=False)
            return await held.position(who, hand=True)

    async def concede(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """Give a match up.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.must_play()
            await held.act("command", held.seat_of(who, seat), "concede", "hand", who)
            return held.info(who)

    async def bring(
        self,
        match: int,
        person: Person | int,
        *,
        guild: int | None,
        channel: int,
        message: int | None = None,
        told: int = -1,
    ) -> MatchInfo:
        """Go on in another channel, where (if it is given) a message shows the board already, and tells what happened
        up to an entry of the log. The others are told so where the match was.

        Raises:
            NotFound, NotSeated: only a player can bring a match somewhere else.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.seat_of(who)
            told = max(told, held.match.told)
            parent = held.match.parent if channel == held.match.channel else None
            held.set(guild=guild, channel=channel, parent=parent, message=message or held.match.message, told=told)
            await held.tx.notices.redirect(match, guild, channel)
            was, others = held.match_before, [each.person for each in held.seats if each.person not in (who, None)]
            if others and channel != was.channel and was.status == PLAYING:
                text = say("notice-brought", who=SeatName(held.held_by(who)[0].seat), channel=f"<#{channel}>")
                held.notices.append(notice(was, "brought", held.now, text=text, others=others))
            return held.info(who)

    # ------------------------------------------------------------ orders

    async def standing_orders(self, match: int, person: Person | int, seat: int | None = None) -> StandingOrders:
        """A seat's standing orders.

        Raises:
            NotFound, NotSeated: there are none to see.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            return StandingOrders.restore(stored.seats[stored.seat_of(id_of(person), seat)].orders)

    async def give_standing_orders(
        self, match: int, person: Person | int, orders: StandingOrders, seat: int | None = None
    ) -> StandingOrders:
        """Give standing orders for a seat. They hold for the question that is open, too.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        async with holding(self.resources, match) as held:
            held.must_play()
            seat = held.seat_of(id_of(person), seat)
            held.change(seat, orders=orders.checked(held.rules).store())
        return orders
