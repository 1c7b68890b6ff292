"""Cards that are played, used and answer from where they lie: from Cemeteries for all to see, from hands in secret.
[RS-302 RS-305 RS-725]"""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.cards.ability import When
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.packs import SHOWN
from engines.kernel.cards.telling.heads import event_said
from engines.kernel.derived import defined
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say
from engines.kernel.window import PASS

from .actions import Source
from .board import Board
from .state import Card, CardName
from .telling import part_text, telling


def castable(g: Board, seat: int) -> tuple[Id, ...]:
    """The cards that a player may invoke though they lie in a Cemetery or are excluded, by what effects allow.
    [RS-1306]"""
    allowed = g.said_of("allow", "invoke", player_ref(seat))
    if not allowed:
        return ()
    around, named = g.turn_order(seat), {id for each in allowed for id in each.part.what.ids(each.scope)}
    return tuple(
        id
        for zone in ("cemetery", "excluded")
        for seat in around
        for id in g.pile(seat, zone)
        if id in named and isinstance(g.s.things[id], Card)
    )


def in_hand(g: Board, seat: int) -> list[Source]:
    """What works in a player's hand, which that player alone knows: of several copies of a card that of one."""
    known = g.outside("hand")
    held = g.hand_cards(seat) if known else {}
    return [
        Source(_copy(g, seat, id, ability), ability, card)
        for card, id in held.items()
        for ability in known.get(card, ())
    ]


def _copy(g: Board, seat: int, id: Id, ability: Any) -> Id:
    """A copy of a card in hand of which an ability may still be used, if there is one. [RS-640]"""
    card, limit = g.thing(id).card, ability.often
    copies = [each for each in g.by_name(g.s.seats[seat].hand) if g.thing(each).card == card]
    return next((each for each in copies if limit is None or g.left(limit, each, ability.where, seat) > 0), id)


def hand_sources(g: Board, seat: int) -> list[Source]:
    """The Actions of the cards in a player's hand."""
    return [each for each in in_hand(g, seat) if each.action.is_action]


@defined
def hands_act(g: Board) -> bool:
    """Whether the published cards hold one with an Action that is used from a hand. [RS-725]"""
    return any(ability.is_action for own in g.outside("hand").values() for ability in own)


class FromHand(Procedure, tag="from_hand", kw_only=True):
    """A player may use cards of their hand that answer an event. Whoever could have one is asked, by what all can see,
    whatever they hold. [RS-302 RS-725 RS-731]"""

    seat: int
    event: Event

    steps = ("choose", "chosen")

    def usable(self, g: Board) -> list[Source]:
        """What the player holds that answers it: of several copies one."""
        held = [each for each in in_hand(g, self.seat) if each.action.when is not None]
        return [each for each in held if g.answers(each.action, self.event, self.seat, g.handle(each.id))]

    def choose(self, g: Board) -> Verdict:
        """Which one, if any."""
        if g.s.seats[self.seat].out or not g.s.seats[self.seat].hand:
            return END
        found = self.usable(g)
        keys = g.keys([each.id for each in found])
        options = [Option("pass", say("rs-pass"), PASS)]
        for n, (each, (id, key)) in enumerate(zip(found, keys, strict=True)):
            text = part_text(g.cards[each.card], each.action.where)
            options.append(Option(key, say("rs-from-hand", name=g.name(id), text=text or ""), n))
        about = event_said(telling(), When.made(event=(self.event.name,)), self.event.name)
        return Ask(
            self.seat, "from_hand", one_of(say("rs-ask-from-hand"), options), "pass", ("RS-302", "RS-731"),
            window="hand", about=about, secret=True, forced=False,
        )  # fmt: skip

    def chosen(self, g: Board, number: int | None) -> Verdict:
        """It is shown, and happens; then the player may use another one."""
        if number is None:
            return END
        each = self.usable(g)[number]
        this, where = g.handle(each.id), each.action.where
        g.informed = True
        text = say("rs-log-from-hand", who=SeatName(self.seat), what=CardName(each.card))
        g.happen(Event("from_hand", self.seat, each.id), text, "RS-625")
        g.spend(each.action.often, this, where, self.seat)
        rows = g.code(each.card, where).rows
        g.push(
            Effect(
                seat=self.seat, this=this, card=each.card, where=where, event=self.event, at=rows[1].label,
                names={SHOWN: (this,)},
            )
        )  # fmt: skip
        return "choose"
