"""Windows in which players may respond, and how what they may do is listed. [OW-951 to OW-959 OW-965 OW-966]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.telling.sentences import yes
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Listing, SeatName, Text, Word, say
from engines.kernel.verbs import Verb, offered
from engines.kernel.window import PASS, ToldWindow

from .board import Board
from .state import CardName

KINDS = ("cast", "ability", "summon", "attack", "phase", "closing", "own")
"""The kinds of windows; "own" are those on what one has done oneself. [OW-951 to OW-954 OW-965]"""
LATE = ("phase", "closing")
"""The windows in which the player who is not active comes first. [OW-955]"""


class Responses(ToldWindow, tag="responses", kw_only=True):
    """Responses to what waits, to what has come about, or to a phase, until both have passed one after the other.
    [OW-955 OW-957]"""

    kind: str
    seat: int
    """Who caused it."""
    events: tuple[Event, ...] = ()
    """What may be answered, by the objects that it was about."""
    stamp: int = 0
    """What waits, 0 for nothing."""

    passed_clause = "OW-959"

    def order(self, g: Board) -> tuple[int, ...]:
        """The opponent of who caused it, then that player; in windows of a phase first who is not active. [OW-955]"""
        first = 1 - (g.s.active if self.kind in LATE else self.seat)
        return first, 1 - first

    def able(self, g: Board, seat: int) -> bool:
        """Whether a player is asked: by public facts alone. [OW-959]"""
        if g.bars("respond", seat):
            return False
        there = any(not set_now(g, id) for id in g.set_cards(seat))
        return there or bool(g.s.seats[seat].hand) and flashes(g, seat)

    def gone(self, g: Board) -> bool:
        """Whether nothing is left to respond to. [OW-957]"""
        item = g.item(-self.stamp)
        return bool(self.stamp) and (item is None or item.cancelled)

    def on_effect(self, g: Board) -> bool:
        """Whether it answers a card that is cast or an ability, also one that it shares with a summon. [OW-620]"""
        return getattr(g.item(-self.stamp), "sort", "") in ("card", "ability")

    def kind_of(self, seat: int) -> str:
        """The name of the window for a player."""
        return "own" if self.seat == seat and self.kind not in LATE else self.kind

    def question(self, g: Board, seat: int) -> Ask:
        """What to use in response, if anything. [OW-958]"""
        options = [Option("pass", say("ow-pass"), PASS), *offered(g, seat, g.responses, things)]
        return Ask(
            seat, "respond", Choice(say("ow-ask-respond"), tuple(options)), "pass", ("OW-958", "OW-959"),
            window=self.kind_of(seat), about=self.about(g), forced=False, aimed=self._aimed(g, seat),
            own=self.kind_of(seat) == "own",
        )  # fmt: skip

    def _aimed(self, g: Board, seat: int) -> bool:
        """Whether a player is attacked, or something of that player's is targeted by the other one."""
        item = g.item(-self.stamp)
        if item is None or item.seat == seat:
            return False
        return item.sort == "attack" or any(g.seat_of(id) == seat for id in g.still(item.aims))

    def about(self, g: Board) -> Text:
        """What is being answered, in words for everybody."""
        item = g.item(-self.stamp)
        if item is not None:
            targets = g.still(item.aims)
            return say("ow-about-item", who=SeatName(item.seat), what=item.text(g), aimed="yes" if targets else "no",
                       targets=g.names(targets))  # fmt: skip
        if self.kind == "phase":
            return say("ow-about-phase", who=SeatName(g.s.active), phase=g.s.phase)
        return come_about(g, self.events)

    def respond(self, g: Board, seat: int, *response: Any) -> None:
        """A card is used in response: it is finished before what it answers goes on. [OW-956]"""
        verb, id, *values = response
        g.responses[verb].do(g, seat, id, iter(values))

    def told_of(self) -> list[int]:
        """Both are named by their seats."""
        return sorted(self.passing)


def come_about(g: Board, events: Iterable[Event]) -> Text:
    """What events were, by the places and cards that everybody saw: like ones together, the latest last."""
    left = Counter(event.name for event in events)
    rows: dict[tuple[str, int], list[tuple[str, str]]] = {}
    for mark in reversed(g.s.recent):
        if left[mark.name] and mark.places:
            left[mark.name] -= 1
            cards = mark.cards or [""] * len(mark.places)
            rows.setdefault((mark.name, mark.amount), [])[:0] = zip(mark.places, cards, strict=True)
    told = [
        say("ow-happened", name=name, who=Listing(tuple(_named(*each) for each in dict.fromkeys(whom))), n=abs(amount),
            several=yes(len(set(whom)) > 1), aimed="no", other="")
        for (name, amount), whom in reversed(rows.items())
    ]  # fmt: skip
    return say("ow-about-closing", what=Listing(tuple(told))) if told else say("ow-about-unseen")


def _named(place: str, card: str) -> Word:
    if place.upper() in SEATS:
        return SeatName(SEATS.index(place.upper()))
    if not card:
        return say("ow-face-down", at=place, kind="card" if "." in place else "creature")
    return CardName(card) if place == card else say("ow-at", name=CardName(card), at=place)


def things(g: Board, seat: int, name: str, verb: Verb, able: Iterable[Id]) -> Choice:
    """What something can be done with: what lies on one's own side by its place there, a card by its name, with how
    many of it there are."""
    options: list[Option] = []
    for id, key in g.keys(able):
        at, card = g.places().get(id, ""), g.thing(id).card
        if name == "use":
            text = say("ow-thing", name=g.name(id))
        elif at:
            key, text = at[1:], say("ow-at", name=CardName(card), at=at)
        else:
            copies = [each for each in g.s.seats[seat].hand if g.thing(each).card == card]
            text = say("ow-cards", name=CardName(card), n=len(copies))
        options.append(Option(key, text, id, verb.level(g, seat, id), (at,) if at else ()))
    return one_of(say("ow-ask-" + name), options)


def answering(g: Board) -> Responses | None:
    """The window that is open, if one is."""
    return g.top if isinstance(g.top, Responses) else None


def set_now(g: Board, id: Id) -> bool:
    """Whether a card was set in this turn: it can't be used as yet. [OW-345 OW-612 OW-619]"""
    return g.thing(id).down and g.thing(id).turn >= g.s.turn


def flashes(g: Board, seat: int) -> bool:
    """Whether a player may use Flash Runes out of the hand in windows. [OW-617]"""
    own = seat == g.s.active or g.option("flash_from_hand") == "any_turn"
    return own or g.allows("flash_any_turn", player_ref(seat))
