"""What players do, in their Main Phases and in windows: each verb with what it may be done with, what speaks against
that, what is asked below it, and what is done. [OW-427 OW-441 OW-501 to OW-528 OW-601 to OW-632 OW-662 OW-668 OW-901 to
OW-914 OW-938 to OW-948 OW-956]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from engines.kernel.ask import Choice, Option, one_of, which
from engines.kernel.cards.flow import row
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say, slug
from engines.kernel.verbs import Verb

from . import legal
from .board import Board
from .entering import enter, face_level, lane_options, move
from .happening import check
from .items import Line, activate, activate_all, arrived, reveal, wait
from .moving import leave, put
from .paying import level, pay, printed_dues, still_feasible, taken, tributes, way_level
from .responses import answering
from .state import CardName, place_of
from .telling import part_of

Values = Iterator[Any]
"""What was picked, level by level."""


# ------------------------------------------------------------------------------------------------- what is asked below


def stack_option(g: Board, seat: int, lane: int, below: Choice | None = None) -> Option:
    """One of a player's stacks as an option."""
    text = say("ow-stack-option", lane=lane + 1, n=len(g.stack(seat, lane)))
    return Option(str(lane + 1), text, lane, below, (f"{place_of(seat, lane)}-stack",))


def _onto(g: Board, seat: int, rows: Iterable[tuple[int, Choice | None]]) -> Choice:
    """One of one's own stacks, with what is asked below each. [OW-320]"""
    return one_of(say("ow-ask-onto-which"), [stack_option(g, seat, lane, below) for lane, below in rows])


def _stacks(g: Board, seat: int, id: Id) -> Choice:
    return _onto(g, seat, ((lane, None) for lane in g.row))


def _stacks_paying(g: Board, seat: int, id: Id) -> Choice:
    """Those on which a card could be cast and paid for. [OW-656]"""
    able = [lane for lane in legal.sites(g, seat, id) if legal.not_cast_in(g, seat, id, lane) is None]
    return _onto(g, seat, ((lane, _paying(g, seat, id, at)) for lane in g.row for at in (lane, None) if at in able))


def _paying(g: Board, seat: int, id: Id, lane: int | None = None) -> Choice | None:
    """With which souls a card is paid: with any that leave a target, if it names one now. [OW-622 OW-663 OW-669]"""
    fits = still_feasible(legal.scope_of(g, seat, id, lane), legal.cast_needs(g, id))
    return level(g, legal.dues_of(g, seat, id, lane), fits)


def _summoning(g: Board, seat: int, id: Id) -> Choice | None:
    """With which tributes a creature is Normal Summoned, where, which side up. [OW-502 OW-514 OW-516]"""

    def lanes(given: Sequence[Id]) -> Choice:
        free = {*g.free_lanes(seat, over_tokens=True), *(g.creature(id).lane for id in given)}
        return one_of(say("ow-ask-lane"), lane_options(g, seat, sorted(free), then=face_level(), leaving=True))

    n = g.card_of(id).price
    if not n:
        return lanes(())
    options = [Option(each.key[1:], each.text, each.value, None, each.marks) for each in g.options(tributes(g, seat))]
    return Choice(say("ow-ask-tribute", n=n), tuple(options), n, n, then=lanes)


def _setting(g: Board, seat: int, id: Id) -> Choice:
    """On which stack a card is set; by option it is paid for as it is. [OW-606 OW-610 OW-611]"""
    paid, lanes = g.option("set_cost") == "on_set", legal.set_lanes(g, seat, id)
    return _onto(g, seat, ((lane, level(g, legal.dues_of(g, seat, id, lane)) if paid else None) for lane in lanes))


def _playing(g: Board, seat: int, id: Id) -> Choice | None:
    """Where or on what an Arena, Artifact or Weapon is played, with which souls. [OW-701 OW-721 OW-756]"""
    kind = g.card_of(id).kind
    if kind != "weapon":
        return _paying(g, seat, id) if kind == "arena" else _stacks_paying(g, seat, id)
    options = [
        Option(at[1:], say("ow-thing", name=g.name(each)), each, _paying(g, seat, id, g.lane_of(each)), (at,))
        for each in legal.bearers(g, seat)
        if legal.not_cast_in(g, seat, id, g.lane_of(each)) is None
        for at in (g.place(each),)
    ]
    return one_of(say("ow-ask-bearer"), options)


def _using(g: Board, seat: int, id: Id) -> Choice:
    """Which ability is used, and how it is paid for. [OW-946 OW-948]"""
    options = [
        Option(
            slug(each.name or each.keyword or each.use), say("ow-ability", method=each.method, name=each.name),
            each.where, way_level(g, legal.use_ways(g, seat, id, each)),
        )
        for each in legal.used_sources(g, seat)[id]
        if legal.not_usable(g, seat, id, each) is None
    ]  # fmt: skip
    return one_of(say("ow-ask-ability"), options)


def _moving(g: Board, seat: int, id: Id) -> Choice:
    """Where a creature moves to. [OW-903]"""
    return one_of(say("ow-ask-goal"), lane_options(g, seat, legal.goals(g, id)))


# -------------------------------------------------------------------------------------------------------- what is done


def act(g: Board, seat: int, verb: str, values: Values) -> None:
    """A player does something in a Main Phase; what it sets off follows. [OW-961]"""
    g.push(Line())
    VERBS[verb].do(g, seat, next(values), values)


def _summon(g: Board, seat: int, id: Id, values: Values) -> None:
    """A Normal Summon: the tributes leave, then the creature comes; both Main Phases together have one. [OW-426 OW-514
    OW-515 OW-522 OW-665 OW-668]"""
    given = row(next(values)) if g.card_of(id).price else ()
    lane, down = next(values), next(values)
    g.use(f"summon {id}")
    g.seat(seat).summoned += 1
    g.push(Coming(seat=seat, card=id, lane=lane, down=down))
    leave(g, given, tributed=True)
    check(g)


class Coming(Procedure, tag="coming", kw_only=True):
    """A creature that is Normal Summoned comes, once its tributes have left and what fell with them. [OW-514 OW-530
    OW-825]"""

    seat: int
    card: Id
    lane: int
    down: bool

    steps = ("come", "enter")

    def come(self, g: Board) -> Verdict:
        """Into its lane, or into another one if that was taken meanwhile; if it is still in hand."""
        free = g.free_lanes(self.seat, over_tokens=True) if self.card in g.s.seats[self.seat].hand else ()
        if self.lane in free:
            return self.enter(g, self.lane)
        if free:
            return which(self.seat, "summon_lane", say("ow-ask-lane"), lane_options(g, self.seat, free), "OW-530")
        g.happen(Event("stayed", self.seat), say("ow-log-stays-away", who=SeatName(self.seat)), "OW-530")
        return END

    def enter(self, g: Board, lane: int) -> Verdict:
        """There."""
        event = enter(g, self.card, self.seat, lane, down=self.down, how="normal")
        arrived(g, self.card, g.thing(self.card).card, event)
        return END


def _cast(g: Board, seat: int, id: Id, values: Values) -> None:
    """A card is shown and paid for, on the stack where it was set, the one picked, or that of the creature that is to
    carry it; then it waits. [OW-622 OW-654 OW-662 OW-668]"""
    base, told, lined, event = len(g.s.heard), len(g.s.since), answering(g) is None, legal.event_for(g, seat, id)
    card, at = g.card_of(id), g.place(id) if g.thing(id).down else ""
    where = id if at else next(values) if card.kind != "arena" else 0
    lane, host = where, 0
    if at or card.kind == "weapon":
        lane, host = g.lane_of(where) or 0, 0 if at else g.handle(where)
    dues = legal.dues_of(g, seat, id, lane)
    g.use(f"cast {id}")
    text = say("ow-log-casts", who=SeatName(seat), what=CardName(card.id), kind=card.kind, lane=lane + 1, at=at,
               was="yes" if at else "no")  # fmt: skip
    g.happen(Event("announced", seat, id), text, "OW-662")
    pay(g, dues, taken(dues, values))
    if g.s.outcome is not None:
        return
    spent = tuple(each for each in g.s.since[told:] if each.name == "soul_spent")
    parts = ((card.id, card.cast),) if part_of(card, card.cast).do else ()
    wait(g, seat, "card", id, card.id, parts=parts, events=spent, event=event, lane=lane, host=host, lined=lined,
         base=base)  # fmt: skip


def _set(g: Board, seat: int, id: Id, values: Values) -> None:
    """A card is set face-down, free of cost unless an option says otherwise. [OW-606 OW-610 OW-618 OW-632]"""
    lane: int = next(values)
    g.use(f"set {id}")
    if g.option("set_cost") == "on_set":
        dues = printed_dues(g, seat, g.card_of(id).price, lane)
        pay(g, dues, taken(dues, values))
        check(g)
    set_down(g, seat, id, lane)


def set_down(g: Board, seat: int, id: Id, lane: int) -> None:
    """A card comes to lie face-down on a stack. [OW-345]"""
    put(g, id, "stack", lane, down=True)
    at = g.place(id)
    whole = say("ow-log-sets-this", what=CardName(g.thing(id).card), at=at)
    text = say("ow-log-sets", who=SeatName(seat), at=at)
    g.depict(Event("set", seat, id), text, "OW-606", known_to=(seat,), whole=whole)


def _stack(g: Board, seat: int, id: Id, values: Values) -> None:
    """A Stackable card becomes a soul, and its Stackable effect is activated. [OW-938 OW-940 OW-943 OW-944]"""
    lane: int = next(values)
    g.seat(seat).stacked += 1
    put(g, id, "stack", lane)
    g.mark_recent("became_soul", id)
    card = g.card_of(id)
    text = say("ow-log-stacks", who=SeatName(seat), what=CardName(card.id), lane=lane + 1)
    g.occur(Event("became_soul", seat, id), text, "OW-938")
    activate_all(g, id, card.id, "stackable")


def _turn_up(g: Board, seat: int, id: Id, values: Values) -> None:
    reveal(g, id, "player")


def _use(g: Board, seat: int, id: Id, values: Values) -> None:
    """An ability is used: paid for, then it waits. [OW-654 OW-946 OW-948]"""
    where: str = next(values)
    ability = next(each for each in legal.used_sources(g, seat)[id] if each.where == where)
    card, this = legal.ability_card(g, id, ability), g.handle(id)
    g.use(f"use {id} {where}")
    if ability.limit is not None:
        g.spend(ability.limit, id, where, seat)
    ways = legal.use_ways(g, seat, id, ability)
    dues = ways[next(values) if len(ways) > 1 else 0]
    if ability.method == "hatch":
        leave(g, (id,), tributed=True)
    else:
        pay(g, dues, taken(dues, values))
    if g.s.outcome is None:
        activate(g, seat, id, card, ability.method, (where,), this=this)


def _move(g: Board, seat: int, id: Id, values: Values) -> None:
    """A creature moves by its arrows. [OW-903 OW-904 OW-905]"""
    lane: int = next(values)
    thing: Any = g.edit(id)
    thing.moves += 1
    thing.way = 1 if lane > thing.lane else -1
    move(g, id, lane, clause="OW-903")


# ----------------------------------------------------------------------------------------------------------- the verbs


def _held(*kinds: str) -> Callable[[Board, int], list[Id]]:
    """The cards of some kinds in hand."""
    return lambda g, seat: [id for card, id in g.hand_cards(seat).items() if g.cards[card].kind in kinds]


VERBS: dict[str, Verb] = {
    "summon": Verb(_held("creature"), legal.not_summonable, _summoning, _summon),
    "cast": Verb(_held("rune"), legal.not_cast_from_hand, _stacks_paying, _cast),
    "activate": Verb(Board.set_cards, legal.not_cast_now, _paying, _cast),
    "play": Verb(_held(*legal.PLAYED), legal.not_playable, _playing, _cast),
    "set": Verb(_held(*legal.SET), legal.not_settable, _setting, _set),
    "stack": Verb(_held("creature"), legal.not_stackable, _stacks, _stack),
    "reveal": Verb(Board.creatures, legal.not_revealable, None, _turn_up),
    "use": Verb(legal.used_sources, legal.not_used, _using, _use),
    "move": Verb(Board.creatures, legal.not_moved, _moving, _move),
}
"""What a player may do freely in a Main Phase. [OW-427 OW-441]"""
RESPONSES = {name: VERBS[name]._replace(against=legal.not_response) for name in ("activate", "cast")}
"""What a player may do in a window. [OW-958]"""
