"""What players do, in their Main Phases and in windows: each verb with what it may be done with, what speaks against
that, what is asked below it, and what is done. [OW-427 OW-441 OW-501 to OW-528 OW-601 to OW-632 OW-662 OW-668 OW-901 to
OW-914 OW-938 to OW-948 OW-956]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engines.kernel.ask import Choice, Later, Option, one_of
from engines.kernel.cards.flow import row
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.refusing import Against
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say, slug

from . import legal
from .board import Board
from .entering import enter, face_level, lane_options, move, turn_up
from .happening import check
from .items import Line, activate, activate_all, arrived, wait
from .moving import leave, put
from .paying import level, pay, printed_dues, still_feasible, taken, tributes
from .state import CardName, stack_of

Events = Sequence[Event]
"""What a window is about; nothing where something is done freely."""
Values = Iterator[Any]
"""What was picked, level by level."""


# ------------------------------------------------------------------------------------------------- what is asked below


def stack_option(g: Board, seat: int, lane: int, below: Choice | None = None) -> Option:
    """One of a player's stacks as an option."""
    text = say("ow-stack-option", lane=lane + 1, n=len(g.stack(seat, lane)))
    return Option(str(lane + 1), text, lane, below, (stack_of(seat, lane),))


def _stacks(g: Board, seat: int, id: Id, events: Events = ()) -> Choice:
    """One of one's own stacks. [OW-320]"""
    return one_of(say("ow-ask-stack"), [stack_option(g, seat, lane) for lane in g.row])


def _stacks_paying(g: Board, seat: int, id: Id, events: Events = (), *, aims: bool = True) -> Choice:
    """One's own stacks, on which a card could be paid for. [OW-656]"""
    lanes = [lane for lane in g.row if legal.dues_of(g, seat, id, lane).payable(g)]
    options = [stack_option(g, seat, lane, _paying(g, seat, id, lane, aims=aims)) for lane in lanes]
    return one_of(say("ow-ask-stack"), options)


def _paying(
    g: Board, seat: int, id: Id, lane: int | None, event: Event | None = None, *, aims: bool = True
) -> Choice | None:
    """With which souls a card is paid: with any that leave a target, if it names one now. [OW-663 OW-669]"""
    scope = Scope(g, seat, g.handle(id), event)
    fits = still_feasible(g, scope, legal.cast_needs(g, id)) if aims else None
    return level(g, legal.dues_of(g, seat, id, lane), fits)


def _activating(g: Board, seat: int, id: Id, events: Events) -> Choice | None:
    """What pays for a card that was set. [OW-622]"""
    return _paying(g, seat, id, g.lane_of(id), legal.event_for(g, seat, id, events))


def _summoning(g: Board, seat: int, id: Id, events: Events) -> Choice | None:
    """With which tributes a creature is Normal Summoned, where, which side up. [OW-502 OW-514 OW-516]"""

    def lanes(given: Sequence[Id]) -> Choice:
        free = {*g.free_lanes(seat, over_tokens=True), *(g.creature(id).lane for id in given)}
        return one_of(say("ow-ask-lane"), lane_options(g, seat, sorted(free), then=face_level(), leaving=True))

    n = g.card_of(id).price
    if not n:
        return lanes(())
    options = [Option(each.key[1:], each.text, each.value, None, each.marks) for each in g.options(tributes(g, seat))]
    return Choice(say("ow-ask-tribute", n=n), tuple(options), n, n, then=lanes)


def _setting(g: Board, seat: int, id: Id, events: Events) -> Choice:
    """On which stack a card is set; by option it is paid for as it is. [OW-606 OW-610 OW-611]"""
    return _stacks_paying(g, seat, id, aims=False) if g.option("set_cost") == "on_set" else _stacks(g, seat, id)


def _playing(g: Board, seat: int, id: Id, events: Events) -> Choice | None:
    """Where or on what an Arena, Artifact or Weapon is played, with which souls. [OW-701 OW-721 OW-756]"""
    kind = g.card_of(id).kind
    if kind != "weapon":
        return _paying(g, seat, id, None) if kind == "arena" else _stacks_paying(g, seat, id)
    options = [
        Option(at[1:], say("ow-thing", name=g.name(each)), each, _paying(g, seat, id, g.lane_of(each)), (at,))
        for each in legal.bearers(g, seat)
        if legal.dues_of(g, seat, id, g.lane_of(each)).payable(g)
        for at in (g.place(each),)
    ]
    return one_of(say("ow-ask-bearer"), options)


def _using(g: Board, seat: int, id: Id, events: Events) -> Choice:
    """Which ability is used, and how it is paid for. [OW-946 OW-948]"""
    options = [
        Option(
            slug(each.name or each.keyword or each.use), say("ow-ability", method=each.method, name=each.name),
            each.where, level(g, legal.use_dues(g, seat, id, each)),
        )
        for each in legal.used_sources(g, seat)[id]
        if legal.not_usable(g, seat, id, each) is None
    ]  # fmt: skip
    return one_of(say("ow-ask-ability"), options)


def _moving(g: Board, seat: int, id: Id, events: Events) -> Choice:
    """Where a creature moves to. [OW-903]"""
    return one_of(say("ow-ask-goal"), lane_options(g, seat, legal.goals(g, id)))


# -------------------------------------------------------------------------------------------------------- what is done


def act(g: Board, seat: int, verb: str, values: Values) -> None:
    """A player does something in a Main Phase; what it sets off follows. [OW-961]"""
    g.push(Line())
    VERBS[verb].do(g, seat, next(values), values)


def use_response(g: Board, seat: int, window: Any, values: Sequence[Any]) -> None:
    """A player uses a card in a window. [OW-956]"""
    VERBS[values[0]].do(g, seat, values[1], iter(values[2:]), events=window.events, lined=False)


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
    """A creature that is Normal Summoned comes, once its tributes have left and what fell with them. [OW-514 OW-825]"""

    seat: int
    card: Id
    lane: int
    down: bool

    steps = ("come",)

    def come(self, g: Board) -> Verdict:
        """Into its lane."""
        arrived(g, self.card, enter(g, self.card, self.seat, self.lane, down=self.down, how="normal"))
        return END


def _cast(g: Board, seat: int, id: Id, values: Values, *, lined: bool = True, events: Events = ()) -> None:
    """A card is shown and paid for, on the stack where it was set, the one picked, or that of the creature that is to
    carry it; then it waits. In a window it answers one of the `events`. [OW-622 OW-654 OW-662 OW-668]"""
    base, told, event = len(g.s.heard), len(g.s.since), legal.event_for(g, seat, id, events)
    card, at = g.card_of(id), g.place(id) if g.thing(id).down else ""
    where = id if at else next(values) if card.kind != "arena" else 0
    lane, host = where, 0
    if at or card.kind == "weapon":
        lane, host = g.lane_of(where) or 0, 0 if at else g.handle(where)
    paid = taken(legal.dues_of(g, seat, id, lane), values)
    g.use(f"cast {id}")
    text = say("ow-log-casts", who=SeatName(seat), what=CardName(card.id), kind=card.kind, lane=lane + 1, at=at,
               was="yes" if at else "no")  # fmt: skip
    g.happen(Event("announced", seat, id), text, "OW-662")
    pay(g, seat, paid)
    if g.s.outcome is not None:
        return
    spent = tuple(each for each in g.s.since[told:] if each.name == "soul_spent")
    parts = ((card.id, card.abilities[0].where),) if card.kind == "jinx" else ((card.id, "cast"),) if card.do else ()
    wait(g, seat, "card", id, card.id, parts=parts, events=spent, event=event, lane=lane, host=host, lined=lined,
         base=base)  # fmt: skip


def _set(g: Board, seat: int, id: Id, values: Values) -> None:
    """A card is set face-down, free of cost unless an option says otherwise. [OW-606 OW-610 OW-618 OW-632]"""
    lane: int = next(values)
    g.use(f"set {id}")
    if g.option("set_cost") == "on_set":
        pay(g, seat, taken(printed_dues(g, seat, g.card_of(id).price, lane), values))
        check(g)
    set_down(g, seat, id, lane)


def set_down(g: Board, seat: int, id: Id, lane: int) -> None:
    """A card comes to lie face-down on a stack. [OW-345]"""
    put(g, id, "stack", lane, down=True)
    at = g.place(id)
    g.mark_recent("set", id)
    whole = say("ow-log-sets-this", what=CardName(g.thing(id).card), at=at)
    text = say("ow-log-sets", who=SeatName(seat), at=at)
    g.occur(Event("set", seat, id), text, "OW-606", known_to=(seat,), whole=whole)


def _stack(g: Board, seat: int, id: Id, values: Values) -> None:
    """A Stackable card becomes a soul, and its Stackable effect is activated. [OW-938 OW-940 OW-943 OW-944]"""
    lane: int = next(values)
    g.seat(seat).stacked += 1
    put(g, id, "stack", lane)
    g.mark_recent("stacked", id)
    card = g.card_of(id)
    text = say("ow-log-stacks", who=SeatName(seat), what=CardName(card.id), lane=lane + 1)
    g.occur(Event("became_soul", seat, id), text, "OW-938")
    activate_all(g, id, card.id, "stackable")


def reveal(g: Board, id: Id, by: str) -> None:
    """A creature is turned up; one that came face-down activates its Reveal effect. [OW-935 OW-936 OW-949]"""
    turn_up(g, id, by)
    if g.creature(id).entered_down:
        activate_all(g, id, g.thing(id).card, "reveal")


def _use(g: Board, seat: int, id: Id, values: Values) -> None:
    """An ability is used: paid for, then it waits. [OW-654 OW-946 OW-948]"""
    where: str = next(values)
    ability = next(each for each in legal.used_sources(g, seat)[id] if each.where == where)
    card, this = legal.ability_card(g, id, ability), g.handle(id)
    g.use(f"use {id} {where}")
    if ability.limit is not None:
        g.spend(ability.limit, id, where, seat)
    paid = taken(legal.use_dues(g, seat, id, ability), values)
    if ability.method == "hatch":
        leave(g, (id,), tributed=True)
    else:
        pay(g, seat, paid, ability.cost)
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


class Verb(NamedTuple):
    """Something that a player may do: with one of which things, what speaks against each, what is asked below it, what
    is done; and the clause for who names something else."""

    prompt: Text
    things: Callable[[Board, int], Iterable[Id]]
    against: Against
    below: Callable[[Board, int, Id, Events], Choice | None] | None
    do: Callable[..., None]
    unknown: str


def _held(*kinds: str) -> Callable[[Board, int], list[Id]]:
    """The cards of some kinds in hand, one of each: nothing tells copies of a card apart."""
    return lambda g, seat: [ids[0] for card, ids in g.copies(seat).items() if g.cards[card].kind in kinds]


def _turn_up(g: Board, seat: int, id: Id, values: Values) -> None:
    reveal(g, id, "player")


VERBS: dict[str, Verb] = {
    "summon": Verb(say("ow-ask-summon"), _held("creature"), legal.not_summonable, _summoning, _summon, "OW-528"),
    "cast": Verb(say("ow-ask-cast"), _held("rune"), legal.not_cast_from_hand, _stacks_paying, _cast, "OW-601"),
    "activate": Verb(say("ow-ask-activate"), Board.set_cards, legal.not_cast_now, _activating, _cast, "OW-601"),
    "play": Verb(
        say("ow-ask-play"), _held("arena", "artifact", "weapon"), legal.not_playable, _playing, _cast, "OW-427"
    ),
    "set": Verb(say("ow-ask-set"), _held("rune", "jinx"), legal.not_settable, _setting, _set, "OW-629"),
    "stack": Verb(say("ow-ask-stackable"), _held("creature"), legal.not_stackable, _stacks, _stack, "OW-945"),
    "reveal": Verb(say("ow-ask-reveal"), Board.creatures, legal.not_revealable, None, _turn_up, "OW-428"),
    "use": Verb(say("ow-ask-use"), legal.used_sources, legal.not_used, _using, _use, "OW-948"),
    "move": Verb(say("ow-ask-mover"), Board.creatures, legal.not_moved, _moving, _move, "OW-913"),
}  # fmt: skip
"""What a player may do freely in a Main Phase. [OW-427]"""


def _offered(g: Board, seat: int, verb: str, against: Against, events: Events = ()) -> list[Option]:
    """A verb as an option, if there is anything to do it with."""
    if all(against(g, seat, id) is not None for id in VERBS[verb].things(g, seat)):
        return []
    return [Option(verb, say("ow-verb", verb=verb), verb, Later(_things, g, seat, verb, against, events))]


def _things(g: Board, seat: int, verb: str, against: Against, events: Events) -> Choice:
    """What something can be done with: what lies on one's own side by its place there, a card by its name, with how
    many of it there are."""
    row, options = VERBS[verb], list[Option]()
    for id, key in g.keys(id for id in row.things(g, seat) if against(g, seat, id) is None):
        at, card = g.places().get(id, ""), g.thing(id).card
        if verb == "use":
            text = say("ow-thing", name=g.name(id))
        elif at:
            key, text = at[1:], say("ow-at", name=CardName(card), at=at)
        else:
            text = say("ow-cards", name=CardName(card), n=len(g.copies(seat)[card]))
        below = Later(row.below, g, seat, id, events) if row.below is not None else None
        options.append(Option(key, text, id, below, (at,) if at else ()))
    return one_of(row.prompt, options)


def free_actions(g: Board, seat: int) -> list[Option]:
    """What a player can do in a Main Phase. [OW-441]"""
    return [option for verb, row in VERBS.items() for option in _offered(g, seat, verb, row.against)]


def responses(g: Board, seat: int, window: Any) -> list[Option]:
    """What a player could use in a window. [OW-958]"""

    def against(g: Board, seat: int, id: Id) -> str | None:
        return legal.not_response(g, seat, id, window)

    return [each for verb in ("activate", "cast") for each in _offered(g, seat, verb, against, window.events)]
