"""What all who are left in a match have agreed to takes effect, also when who had not answered leaves it."""

from __future__ import annotations

from engines.kernel.text import say

from .held_match import HeldMatch
from .model import PLAYING, Offer

STANDING: tuple[Offer, ...] = ("draw", "pause")
"""What stands though somebody leaves the match. A takeback does not: nobody who gave up is brought back."""


async def settle(held: HeldMatch, who: int | None = None) -> None:
    """A draw or a pause to which all have agreed takes effect (`who` was the last); what somebody offered who has left
    is off. A pause ends that nobody is left to end."""
    for what in STANDING:
        if held.match.status == PLAYING and what in held.match.offers:
            if held.match.offers[what]["by"] not in {each.seat for each in await held.in_play()}:
                _drop(held, what)
            elif await agreed(held, what):
                _drop(held, what)
                await _take_effect(held, what, who)
    if held.match.paused and await _left_to_the_house(held):
        held.set(paused=False)
        held.run_clocks()


async def agreed(held: HeldMatch, what: Offer) -> bool:
    """Whether all who are left have agreed to something. House players have."""
    yes = held.match.offers[what]["yes"]
    return all(each.person is None or each.seat in yes for each in await held.in_play())


async def _left_to_the_house(held: HeldMatch) -> bool:
    """Whether people played, and house players alone are left."""
    people = [seat for seat in held.seats if seat.person is not None]
    return bool(people) and all(seat.person is None for seat in await held.in_play())


def _drop(held: HeldMatch, what: Offer) -> None:
    held.set(offers={each: offer for each, offer in held.match.offers.items() if each != what})


async def _take_effect(held: HeldMatch, what: Offer, who: int | None) -> None:
    if what == "pause":
        held.set(paused=True)
        held.hold_clocks()
        held.tell("announce", text=say("notice-paused"))
    elif await held.stranded():
        await held.end_unplayed(who)
    else:
        await held.act("command", None, "draw", "agreed", who)
