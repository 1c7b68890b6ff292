"""The windows in which players respond: to an item of the chain, and at fixed points of the turn. [RS-703 to RS-712 RS-725 to RS-727]"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.event import Event
from engines.kernel.state import Verdict
from engines.kernel.text import Listing, SeatName, Text, say
from engines.kernel.window import PASS, Window

from .announcing import announce, plays
from .legal import ATTACK_WINDOWS, may_respond
from .plays import Item

if TYPE_CHECKING:
    from .game import Table


class Responses(Window, kw_only=True):
    """A window in which Imminent cards, Actions and Skills may be played. [RS-519 RS-704 RS-707]"""

    passing: tuple[int, ...] = ()
    """The seats that have passed since the last response."""

    def able(self, g: Table, seat: int) -> bool:
        """Whether a seat is asked: skipped only where all can see that it has no play. [RS-725]"""
        return not g.s.seats[seat].out and may_respond(g, seat, self.kind_of(g, seat))

    @abstractmethod
    def kind_of(self, g: Table, seat: int) -> str:
        """The name of the window for a seat."""

    @abstractmethod
    def about(self, g: Table) -> Text:
        """What is being answered."""

    def question(self, g: Table, seat: int) -> Ask:
        """What to play in response, if anything. [RS-704]"""
        window = self.kind_of(g, seat)
        options = [Option("pass", PASS_TEXT, PASS), *plays(g, seat, window)]
        return Ask(
            seat, "respond", Choice(RESPOND_TEXT, tuple(options)), "pass", ("RS-704", "RS-725"), window=window, about=self.about(g), forced=False,
            aimed=aimed_at(g, seat),
        )  # fmt: skip

    def answered(self, g: Any, *response: Any) -> Verdict:
        """A seat passed or responded."""
        order = self.order(g)
        before = self.passing if self.passed else ()
        self.passing = (*before, order[self.at % len(order)]) if response == (PASS,) else ()
        return super().answered(g, *response)

    def respond(self, g: Table, seat: int, *response: Any) -> None:
        """It goes on the chain, above whatever it answers. [RS-702]"""
        announce(g, response[-1])

    def closed(self, g: Table) -> Verdict:
        """Who was asked and passed is told, whoever answered for them. [RS-704 RS-726]"""
        if self.passing:
            who = Listing(tuple(SeatName(seat) for seat in self.passing))
            text = say("rs-log-respond-passed", who=who, n=len(self.passing))
            g.happen(Event("passed", amount=len(self.passing)), text, "RS-704")
        return super().closed(g)


def aimed_at(g: Table, seat: int) -> bool:
    """Whether a player is attacked, or somebody else's play aims at something of that player's. [RS-726]"""
    if any(each.player == seat and not each.out for each in g.s.combat):
        return True
    return any(item.seat != seat and any(g.seat_behind(id) == seat for id in item.aimed_at(g)) for item in g.chain())


PASS_TEXT = say("rs-pass")
RESPOND_TEXT = say("rs-ask-respond")


class Round(Responses, tag="round", kw_only=True):
    """Responses to the newest item of the chain: the players after its own in turn order, its own player last. [RS-703]"""

    stamp: int

    def _item(self, g: Table) -> Item | None:
        """The item, which waits right below, unless it has vanished."""
        agenda = g.s.agenda
        below = agenda[-2] if len(agenda) > 1 else None
        return below if type(below) is Item and below.stamp == self.stamp else None

    def kind_of(self, g: Table, seat: int) -> str:
        """Answering a play of one's own is another window, so that it can be passed by order by itself. [RS-703 RS-726]"""
        item = self._item(g)
        return "own" if item is not None and item.seat == seat else "chain"

    def order(self, g: Table) -> tuple[int, ...]:
        """The order of asking. [RS-703 RS-727]"""
        item = self._item(g)
        if item is None:
            return ()
        around = g.turn_order(item.seat)
        return (*around[1:], around[0]) if around and around[0] == item.seat else around

    def gone(self, g: Table) -> bool:
        """Whether the item has vanished, or was stopped."""
        item = self._item(g)
        return item is None or item.stopped

    def about(self, g: Table) -> Text:
        """The item: where it is on the chain, whose it is, and what it aims at."""
        item = self._item(g)
        if item is None:
            return say("rs-nothing")
        at, aims = g.place(-item.stamp), item.aimed_at(g)
        return say(
            "rs-about-item",
            at=at,
            who=SeatName(item.seat),
            what=item.told(g),
            aimed="yes" if aims else "no",
            targets=g.names(aims),
        )


class Standing(Responses, tag="standing", kw_only=True):
    """A fixed point of the turn at which players may act: others first, the active player last and only in the Attack phase.
    [RS-711 RS-712]"""

    name: str

    def kind_of(self, g: Table, seat: int) -> str:
        """One for all."""
        return self.name

    def order(self, g: Table) -> tuple[int, ...]:
        """The order of asking. [RS-711 RS-712]"""
        around = g.turn_order()
        others = around[1:] if around and around[0] == g.s.active else around
        return (*others, g.s.active) if self.name in ATTACK_WINDOWS and not g.s.seats[g.s.active].out else others

    def about(self, g: Table) -> Text:
        """The moment."""
        return WINDOW_TEXTS[self.name](g)


WINDOW_TEXTS: dict[str, Callable[[Any], Text]] = {
    "pre_draw": lambda g: say("rs-about-pre-draw", who=SeatName(g.s.active)),
    "restored": lambda g: say("rs-about-restored", who=SeatName(g.s.active)),
    "attack_announced": lambda g: say("rs-about-attack-announced", who=SeatName(g.s.active)),
    "attackers": lambda g: say("rs-about-attackers", who=SeatName(g.s.active)),
    "blocks": lambda g: say("rs-about-blocks", who=SeatName(g.s.active)),
    "turn_passed": lambda g: say("rs-about-turn-passed", who=SeatName(g.s.active)),
}
"""What a fixed point is called in questions."""
