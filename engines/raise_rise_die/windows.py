"""Reaction windows: both players may insert instants and use their cards, by turns. [RD-901 to RD-917 RD-1210
RD-1211]"""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.cards.flow import Effect
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text
from engines.kernel.window import PASS, Window

from .board import Board
from .laying import BACK, gathered, laying, verb
from .legal import exchange, not_used
from .paying import PayCost
from .state import CardName

KINDS = ("before", "after", "counter", "instant")
"""The windows that standing orders go by: before a turn or a repetition, after a card, the counter question, and the
answer to an instant."""


class Reactions(Window, tag="reactions", kw_only=True):
    """A reaction window. Its owner acts first; what is inserted gives the other player a new chance. [RD-903 RD-904
    RD-905]"""

    kind: str
    owner: int
    again = "next"

    def order(self, g: Board) -> tuple[int, ...]:
        """The owner, then the other player. [RD-904]"""
        return self.owner, 1 - self.owner

    def able(self, g: Board, seat: int) -> bool:
        """Whether a player is asked: by public facts alone. [RD-916]"""
        return bool(g.side(seat).hand or g.usable(seat))

    def gone(self, g: Board) -> bool:
        """Whether the match is over."""
        return g.over

    def question(self, g: Board, seat: int) -> Ask:
        """What to insert, if anything."""
        options = [Option("pass", g.text("pass"), PASS), *reactions(g, seat)]
        return Ask(
            seat, "window", Choice(g.text("ask-react"), tuple(options)), "pass", ("RD-902", "RD-905", "RD-916"),
            secret=True, window=self.kind, about=self._about(g), forced=False, own=self._own(g, seat),
        )  # fmt: skip

    def _own(self, g: Board, seat: int) -> bool:
        found = exchange(g)
        return self.kind == "after" and found is not None and found.links[-1].seat == seat and not self.at

    def _about(self, g: Board) -> Text:
        """What goes before, in words for everybody."""
        found = exchange(g)
        again = g.repeated()
        if self.kind == "before" and again is not None:
            return g.text("about-again", who=SeatName(self.owner), card=CardName(g.card(again.id).card))
        if found is None or self.kind == "before":
            return g.text("about-before", who=SeatName(self.owner))
        return about_link(g, found, len(found.links) - 1)

    def answered(self, g: Board, *response: Any) -> Verdict:
        """What is taken back was not inserted: it gives nobody a new chance. [RD-905 RD-1311]"""
        return "offer" if BACK in response else super().answered(g, *response)

    def respond(self, g: Board, seat: int, *response: Any) -> None:
        """It is inserted; it takes the player's chance. [RD-1211]"""
        kind, values = response[0], response[1:]
        if kind == "use":
            g.push(Use(seat=seat, id=values[0]))
        else:
            g.insert(gathered(seat, kind, -1, values))


def reactions(g: Board, seat: int) -> list[Option]:
    """What a player could insert now."""
    answers = laying(g, seat, "answer") if exchange(g) is not None else []
    return [*laying(g, seat, "alone"), *answers, *using(g, seat)]


def using(g: Board, seat: int, moment: str = "") -> list[Option]:
    """The verb by which a player's cards are used, in a window or at a printed moment."""
    return verb("use", [id for id in g.usable(seat, moment) if not_used(g, seat, id, moment) is None], g.options)


def about_link(g: Board, found: Any, n: int) -> Text:
    """A link of an exchange, as it is asked about."""
    link = found.links[n]
    if not link.id:
        return g.text("about-block", who=SeatName(link.seat), n=link.block)
    card = g.card(link.id)
    return g.text("about-card", who=SeatName(link.seat), card=CardName(card.card), kind=g.card_of(link.id).kind,
               value=g.amount(link), where=g.slot_name(card.mat, link.slots[0]))  # fmt: skip


class Use(Procedure, tag="use", kw_only=True):
    """A card is used: turned, paid for, and its effect carried out at once. [RD-303 RD-1207 RD-1211 RD-1410]"""

    seat: int
    id: Id
    this: int = 0

    steps = ("turn", "carry_out", "done")

    def turn(self, g: Board) -> None:
        """It is turned, and its cost paid."""
        ability, card = g.use_of(self.id), g.card(self.id)
        assert ability is not None
        self.this = g.handle(self.id)
        g.mark_recent("used", self.id)
        text = g.text("log-uses", card=CardName(card.card), who=SeatName(self.seat))
        g.happen(Event("use", self.seat, self.id), text, "RD-1207")
        if ability.limit is not None:
            g.spend(ability.limit, self.this, ability.where, self.seat)
        if ability.use == "use":
            g.turn_card(self.id, used=True)
        if ability.cost:
            g.push(PayCost(seat=self.seat, this=self.this, card=card.card, where=ability.where))

    def carry_out(self, g: Board) -> Verdict:
        """What it does."""
        if g.over:
            return END
        ability, card = g.use_of(self.id), g.card(self.id)
        if ability is not None and g.there(self.this):
            g.push(Effect(seat=self.seat, this=self.this, card=card.card, where=ability.where))
        return None

    def done(self, g: Board) -> None:
        """It is noticed that it was used."""
        g.occur(Event("object_used", self.seat, self.id))


class Moment(Procedure, tag="moment", kw_only=True):
    """A moment printed on cards at which they may be used: each player's are offered, who started the bout first.
    [RD-915 RD-1210]"""

    moment: str
    asked: int = 0

    steps = ("ask", "answered")

    def ask(self, g: Board) -> Verdict:
        """Which of them, if any."""
        while self.asked < 2 and not g.over:
            seat = g.by_turns()[self.asked]
            if g.usable(seat, self.moment):
                options = (Option("pass", g.text("pass"), PASS), *using(g, seat, self.moment))
                choice = Choice(g.text("ask-moment", moment=self.moment), options)
                return Ask(seat, "moment", choice, "pass", ("RD-1210",), secret=True, forced=False)
            self.asked += 1
        return END

    def answered(self, g: Board, *response: Any) -> Verdict:
        """It is used, and more may be."""
        if response == (PASS,):
            self.asked += 1
        else:
            g.push(Use(seat=g.by_turns()[self.asked], id=response[1]))
        return "ask"
