"""Windows in which players may respond, and what may be used in them. [OW-951 to OW-959 OW-965 OW-966]"""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.event import Event
from engines.kernel.text import Listing, SeatName, Text, say
from engines.kernel.window import PASS, Window

from .board import Board

KINDS = ("cast", "ability", "summon", "attack", "phase", "closing", "own")
"""The kinds of windows; "own" are those on what one has done oneself. [OW-951 to OW-954 OW-965]"""
LATE = ("phase", "closing")
"""The windows in which the player who is not active comes first. [OW-955]"""


class Responses(Window, tag="responses", kw_only=True):
    """Responses to what waits, to what has come about, or to a phase, until both have passed one after the other.
    [OW-955 OW-957]"""

    kind: str
    seat: int
    """Who caused it."""
    events: tuple[Event, ...] = ()
    """What may be answered, by the objects that it was about."""
    stamp: int = 0
    """What waits, 0 for nothing."""
    passing: tuple[int, ...] = ()

    def order(self, g: Board) -> tuple[int, ...]:
        """The opponent of who caused it, then that player; in windows of a phase first who is not active. [OW-955]"""
        first = 1 - (g.s.active if self.kind in LATE else self.seat)
        return first, 1 - first

    def able(self, g: Board, seat: int) -> bool:
        """Whether a player is asked: by public facts alone. [OW-959]"""
        if g.bars("respond", seat):
            return False
        if any(g.thing(id).turn < g.s.turn for id in g.set_cards(seat)):
            return True
        own = seat == g.s.active or g.option("flash_from_hand") == "any_turn" or g.allows("flash_any_turn", seat + 1)
        return bool(own and g.s.seats[seat].hand)

    def gone(self, g: Board) -> bool:
        """Whether nothing is left to respond to. [OW-957]"""
        if not self.stamp:
            return False
        item = g.item(-self.stamp)
        return item is None or item.cancelled

    def kind_of(self, seat: int) -> str:
        """The name of the window for a player."""
        return "own" if self.seat == seat and self.kind not in LATE else self.kind

    def question(self, g: Board, seat: int) -> Ask:
        """What to use in response, if anything. [OW-958]"""
        options = [Option("pass", say("ow-pass"), PASS), *g.responses(seat, self)]
        return Ask(
            seat, "respond", Choice(say("ow-ask-respond"), tuple(options)), "pass", ("OW-958", "OW-959"),
            window=self.kind_of(seat), about=self.about(g), forced=False, aimed=self._aimed(g, seat),
            own=self.kind_of(seat) == "own",
        )  # fmt: skip

    def _aimed(self, g: Board, seat: int) -> bool:
        """Whether a player is attacked, or something of that player's is targeted by the other one."""
        item = g.item(-self.stamp) if self.stamp else None
        if item is None or item.seat == seat:
            return False
        return item.sort == "attack" or any(g.seat_of(id) == seat for id in g.still(item.aims))

    def about(self, g: Board) -> Text:
        """What is being answered, in words for everybody."""
        item = g.item(-self.stamp) if self.stamp else None
        if item is not None:
            targets = g.still(item.aims)
            return say("ow-about-item", who=SeatName(item.seat), what=item.text(g), aimed="yes" if targets else "no",
                       targets=g.names(targets))  # fmt: skip
        if self.kind == "phase":
            return say("ow-about-phase", who=SeatName(g.s.active), phase=g.s.phase)
        return say("ow-about-closing")

    def respond(self, g: Board, seat: int, *response: Any) -> None:
        """A card is used in response: it is finished before what it answers goes on. [OW-956]"""
        g.use_response(seat, self, response)

    def answered(self, g: Any, *response: Any) -> Any:
        """A seat passed or responded."""
        order = self.order(g)
        before = self.passing if self.passed else ()
        self.passing = (*before, order[self.at % len(order)]) if response == (PASS,) else ()
        return super().answered(g, *response)

    def closed(self, g: Board) -> Any:
        """Who was asked and passed is told, whoever answered for them. [OW-965]"""
        if self.passing:
            who = Listing(tuple(SeatName(seat) for seat in sorted(self.passing)))
            text = say("ow-log-passed", who=who, n=len(self.passing))
            g.happen(Event("passed", amount=len(self.passing)), text, "OW-959")
        return super().closed(g)
