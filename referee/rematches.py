"""Once more: the players of a match that is over agree on a rematch, each by a click. It comes about once."""

from __future__ import annotations

from engines.kernel.ask import Refused
from engines.kernel.text import SeatName, say

from .errors import NotSeated, Stale
from .held_match import HeldMatch
from .model import OVER, MatchInfo, Person, id_of
from .openings import Openings, check_limits
from .resources import Resources
from .transaction import committed, holding

OFFER = "rematch"
"""What a rematch is among the offers of a match."""


class Rematches:
    """Agreeing on a rematch. House players always do."""

    def __init__(self, resources: Resources, openings: Openings):
        self.resources = resources
        self.openings = openings

    async def agree(self, match: int, person: Person | int) -> MatchInfo | None:
        """Ask for a rematch, or agree to it; the new match, when that was the last consent.

        Raises:
            NotFound, NotSeated: nothing has changed.
            Refused: the match is not over, the rematch has begun already or was declined, or who agrees has agreed, or
                plays too much at once.
        """
        who = id_of(person)
        new: HeldMatch | None = None
        async with holding(self.resources, match) as held:
            offer = _open_offer(held, who)
            agreed = [*offer.get("yes", []), who]
            if who in offer.get("yes", []):
                raise Refused(say("rematch-waiting"))
            await check_limits(held.tx, who, begins=True)
            people = {seat.person for seat in held.seats if seat.person is not None}
            if people <= set(agreed):
                new = await self.openings.again(held, agreed[0])
                _settle(held, {"yes": agreed, "match": new.match.id})
            else:
                _settle(held, {"yes": agreed})
                if len(agreed) == 1:
                    held.tell(OFFER, seat=held.held_by(who)[0].seat)
        if new is None:
            return None
        committed(new)
        return new.info(who)

    async def decline(self, match: int, person: Person | int) -> None:
        """Decline a rematch that somebody asks for, or take back one's own wish. There will be none.

        Raises:
            NotFound, NotSeated: nothing has changed.
            Stale: nobody asks for one.
            Refused: it has begun already, or was declined.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            if not _open_offer(held, who):
                raise Stale(say("ask-stale"))
            _settle(held, {"declined": True})
            held.tell("announce", text=say("rematch-declined-by", who=SeatName(held.held_by(who)[0].seat)))


def _open_offer(held: HeldMatch, who: int) -> dict[str, list[int]]:
    """What was agreed so far; empty if nobody has asked yet."""
    if not held.held_by(who):
        raise NotSeated
    if held.match.status != OVER:
        raise Refused(say("rematch-not-over"))
    offer = held.match.offers.get(OFFER, {})
    if "match" in offer:
        raise Refused(say("rematch-begun", match=offer["match"]))
    if "declined" in offer:
        raise Refused(say("rematch-declined"))
    return offer


def _settle(held: HeldMatch, offer: dict[str, object]) -> None:
    held.set(offers={**held.match.offers, OFFER: offer})
