"""Laying a card: what is asked of who lays it, and what happens then. [RD-703 to RD-719 RD-801 to RD-804 RD-1301 to
RD-1313 RD-1501 to RD-1508 RD-1525 to RD-1527]"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.ask import Choice, Later, Option, one_of
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Listing, SeatName, say

from .board import Board
from .hands import sacrifice
from .legal import (
    AT_ONCE,
    COUNTERING,
    amplitude,
    exchange,
    hp_price,
    is_free,
    mat_of,
    not_used,
    support_slots,
    targets,
    ways_to_lay,
)
from .losing import lose_hp
from .paying import sacrifices, spend
from .state import SLOTS, CardName, Link, Play
from .words import LAYERS

BACK = "back"
"""The value of the option by which a lethal play is taken back. [RD-1311]"""
ON = 1 << 30
"""From here down count the values that stand for links of an exchange."""


# -------------------------------------------------------------------------------------------------------- what is asked


def verb(key: str, found: Collection[Any], options: Callable[..., Sequence[Option]], *given: Any) -> list[Option]:
    """A verb, if anything is found that it can be done with: as options when somebody looks."""
    below = Later(lambda: one_of(say("rrd-ask-" + key), list(options(*given, found))))
    return [Option(key, say("rrd-verb", verb=key), key, below)] if found else []


def laying(g: Board, seat: int, way: str, on: int = -1) -> list[Option]:
    """The verb by which cards in hand are laid so, each with all that has to be decided of it."""
    able: dict[Id, list[int]] = {}
    for id in g.side(seat).hand:
        if g.card_of(id).instant == (way in AT_ONCE):
            ons = targets(g, seat, id) if way == "answer" and on < 0 else [on]
            if any(next(ways_to_lay(g, seat, id, way, each), None) is not None for each in ons):
                able[id] = ons
    return verb(way, able, _lay_options, g, seat, way)


def _lay_options(g: Board, seat: int, way: str, able: Mapping[Id, Sequence[int]]) -> list[Option]:
    return [
        Option(key, g.held_text(id, key), id, Later(_target_level, g, seat, id, way, able[id]))
        for id, key in g.hand_keys(seat)
        if id in able
    ]


def _target_level(g: Board, seat: int, id: Id, way: str, ons: Sequence[int]) -> Choice | None:
    """Which card of the exchange is answered, if that is not settled. [RD-909]"""
    if way != "answer":
        return _slot_level(g, seat, id, way, ons[0])
    links: list[Link] = exchange(g).links
    options = [
        Option(f"#{n + 1}", g.text("link", number=n + 1, name=CardName(g.card(links[n].id).card)), n - ON,
               Later(_slot_level, g, seat, id, way, n), (g.place(links[n].id),))
        for n in ons
        if next(ways_to_lay(g, seat, id, way, n), None) is not None
    ]  # fmt: skip
    return one_of(g.text("ask-target"), options, arrow=True)


def _slot_level(g: Board, seat: int, id: Id, way: str, on: int) -> Choice:
    """On which slot. [RD-715 RD-801]"""
    mat = mat_of(g, seat, id, way, on)
    plays: dict[str, list[Play]] = {}
    for play in ways_to_lay(g, seat, id, way, on):
        plays.setdefault(play.slots[0], []).append(play)
    options = slot_options(g, mat, plays, lambda slot: Later(_transcend_level, g, plays[slot]))
    return one_of(g.text("ask-slot"), options)


def _transcend_level(g: Board, plays: Sequence[Play]) -> Choice | None:
    """Plain or transcended, for what may be either; what has to be is so. [RD-716 RD-1306 RD-1310]"""
    if len(plays) == 1 and not plays[0].transcended:
        return _cover_level(g, plays[0])
    options = [
        Option("transcend" if play.transcended else "plain",
               g.text("transcend", so="yes" if play.transcended else "no", n=hp_price(g, play)), play.transcended,
               Later(_cover_level, g, play))
        for play in plays
    ]  # fmt: skip
    return one_of(g.text("ask-transcend"), options)


def _cover_level(g: Board, play: Play) -> Choice | None:
    """Which further slots are covered, with Amplitude. [RD-1501 to RD-1503 RD-1506]"""
    more = amplitude(g, play) - 1
    there = exchange(g).links[play.on].slots if play.way in COUNTERING else SLOTS
    optimal = g.card_of(play.id).optimal
    free = [slot for slot in SLOTS if slot in there and slot != play.slots[0] and (play.transcended or slot in optimal)]
    if more <= 0 or not free:
        return price_level(g, play)
    mat = mat_of(g, play.seat, play.id, play.way, play.on)
    options = slot_options(g, mat, free)

    def below(picked: tuple[Any, ...]) -> Choice | None:
        return price_level(g, Play(play.seat, play.id, play.way, (*play.slots, *picked), play.transcended, (), play.on))

    return Choice(g.text("ask-cover", n=more), options, 0, min(more, len(free)), then=below)


def price_level(g: Board, play: Play) -> Choice | None:
    """Which cards are sacrificed for it, in which order. [RD-704 RD-707 RD-710 RD-1527 RD-1531]"""
    lethal = _confirm_level(g, play)
    if is_free(g, play) or not set(g.side(play.seat).hand) - {play.id}:
        return lethal
    short = g.cost(play.id) - g.side(play.seat).reserve
    choice = sacrifices(g, play.seat, short, play.id)
    return choice if lethal is None else Choice(
        choice.prompt, choice.options, choice.least, choice.most, True, sum=choice.sum, then=lambda _: lethal
    )  # fmt: skip


def _confirm_level(g: Board, play: Play) -> Choice | None:
    """Whether somebody means it who would lose by it. [RD-1311]"""
    if not play.transcended or hp_price(g, play) < g.side(play.seat).hp:
        return None
    options = [Option(BACK, g.text("back"), BACK), Option("die", g.text("die"), "die")]
    return one_of(g.text("ask-lethal"), options)


def gathered(seat: int, way: str, on: int, values: Sequence[Any]) -> Play:
    """A card with all that was decided of it."""
    id, slot, transcended = values[0], "", False
    extras: tuple[str, ...] = ()
    given: tuple[Id, ...] = ()
    for value in values[1:]:
        if isinstance(value, bool):
            transcended = value
        elif isinstance(value, int):
            on = value + ON
        elif isinstance(value, tuple):
            row = cast(tuple[Any, ...], value)
            if row and isinstance(row[0], str):
                extras = row
            else:
                given = row or given
        elif value in SLOTS:
            slot = value
    return Play(seat, id, way, (slot, *extras), transcended, given, on)


def playing_supports(g: Board, seat: int, on: int = -1) -> list[Option]:
    """The verb by which objects are played as supports, each with its slots. [RD-1212 RD-1217]"""
    able = {id: slots for id in g.usable(seat, "support") if id in g.side(seat).objects
            and not_used(g, seat, id, "support") is None and (slots := support_slots(g, seat, id, on))}  # fmt: skip
    return verb("use", able, _support_options, g, seat)


def _support_options(g: Board, seat: int, able: Mapping[Id, Sequence[str]]) -> list[Option]:
    return [
        structs.replace(option, then=one_of(g.text("ask-slot"), slot_options(g, seat, able[option.value])))
        for option in g.options(able)
    ]


def slot_options(
    g: Board, mat: int, slots: Iterable[str], below: Callable[[str], Later | None] = lambda _: None
) -> list[Option]:
    """Slots of a mat as options, each with the level below it."""
    return [Option(at := g.slot_place(mat, slot), g.slot_name(mat, slot), slot, below(slot), (at,)) for slot in slots]


# --------------------------------------------------------------------------------------------------------- what happens


def lay(g: Board, play: Play) -> Link:
    """A card is paid for and laid, face up. Who pays with the last HP is defeated, and the card does nothing. [RD-703
    RD-732 RD-1302 RD-1311 RD-1526]"""
    mat, cost = mat_of(g, play.seat, play.id, play.way, play.on), pay_for(g, play)
    role = {"lay": "opener"}.get(play.way, play.way)
    g.lay_down(play.id, mat, play.slots, role, transcended=play.transcended)
    if not g.over:
        laid(g, play, cost)
    return Link(play.id, g.handle(play.id), play.seat, play.on, play.slots)


def pay_for(g: Board, play: Play) -> int:
    """A card is paid for, in HP as well if it is transcended: how many points it takes. [RD-312 RD-703 RD-1302 RD-1312
    RD-1531]"""
    seat, cost = play.seat, g.cost(play.id)
    points = 0 if is_free(g, play) else cost
    _use_up_price(g, play.id)
    sacrifice(g, seat, play.sacrifices)
    spend(g, seat, points)
    if play.transcended:
        text = g.text("log-transcends", who=SeatName(seat), card=CardName(g.card(play.id).card), n=cost)
        g.happen(Event("transcending", seat), text, "RD-1302")
        lose_hp(g, {seat: cost}, "transcend")
    return points


def laid(g: Board, play: Play, cost: int) -> None:
    """A card that lies there now was laid, for so many points: it counts, is told and noticed. [RD-1526 RD-1535]"""
    card, printed = g.card(play.id), g.card_of(play.id)
    count_laid(g, play.seat, normal=not printed.instant)
    where = [g.slot_name(card.mat, slot) for slot in play.slots]
    told_laid(g, play.seat, play.id, card.role, where, cost=cost, kind=printed.kind)
    if play.transcended:
        g.occur(Event("transcended", play.seat, play.id))


def _use_up_price(g: Board, id: Id) -> None:
    """What makes a card cheaper only so often is used up. [RD-312]"""
    for each in [each for layer in LAYERS for each in g.parts_on(layer, id)]:
        if "cost" in each.part.numbers:
            for condition in each.part.under:
                ability = getattr(condition, "ability", None)
                if ability is not None:
                    g.spend(ability.limit, each.scope.this, ability.where, each.scope.seat)


def count_laid(g: Board, seat: int, *, normal: bool) -> None:
    """A card counts as laid, for Combo; a normal one breaks the run of passes. [RD-724 RD-1526]"""
    side = g.seat(seat)
    side.played += 1 + side.extra
    side.extra = 0
    if normal:
        side.passes, g.s.last_pass = 0, -1


def told_laid(g: Board, seat: int, id: Id, role: str, where: Sequence[Any], **more: Any) -> None:
    """It is told what was laid where, and noticed."""
    text = g.text("log-lays", who=SeatName(seat), card=CardName(g.card(id).card), where=Listing(tuple(where)),
               role=role, **more)  # fmt: skip
    clause = {"opener": "RD-702", "counter": "RD-801"}.get(role, "RD-909")
    g.depict(Event("laid", seat, id, kind=role), text, clause)
