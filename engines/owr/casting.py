"""What players do: summoning, casting, setting, playing, stacking, revealing, using, moving; and what they may use in
response. [OW-427 OW-501 to OW-528 OW-601 to OW-632 OW-662 OW-668 OW-901 to OW-914 OW-938 to OW-948 OW-958]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from engines.kernel.ask import Choice, Later, Option, one_of
from engines.kernel.cards.flow import row
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Text, say, slug

from .board import Board
from .cards import Ability
from .checking import check
from .entering import enter, face_level, lane_options, move, turn_up
from .items import Item, Line, activate, arrived
from .legal import (
    ability_card,
    bearers,
    dues_of,
    event_for,
    goals,
    needs_of,
    not_cast_now,
    not_castable,
    not_mover,
    not_response,
    not_revealable,
    not_settable,
    not_stackable,
    not_summonable,
    not_usable,
    use_dues,
    used_sources,
)
from .moving import leave, put
from .paying import Payment, level, pay, printed_dues, still_feasible, taken, tributes
from .state import CardName

Values = Iterator[Any]


# -------------------------------------------------------------------------------------------------------- what is asked


def hand_level(
    g: Board, seat: int, prompt: Text, fits: Callable[[Id], str | None], below: Callable[[Id], Choice | None]
) -> Choice:
    """Which of the cards in hand that nothing speaks against, and what is asked below it. Nothing tells copies of a
    card apart: they are one option, with how many there are."""
    copies: dict[str, list[Id]] = {}
    for id in g.by_name(g.s.seats[seat].hand):
        copies.setdefault(g.thing(id).card, []).append(id)
    options = [
        Option(card, say("ow-cards", name=CardName(card), n=len(ids)), ids[0], Later(partial(below, ids[0])))
        for card, ids in copies.items()
        if fits(ids[0]) is None
    ]
    return one_of(prompt, options)


def stack_option(g: Board, seat: int, lane: int, below: Choice | None = None) -> Option:
    """One of one's own stacks as an option."""
    text = say("ow-stack-option", lane=lane + 1, n=len(g.stack(seat, lane)))
    return Option(str(lane + 1), text, lane, below, (f"{'ab'[seat]}{lane + 1}",))


def stack_level(g: Board, seat: int) -> Choice:
    """One of one's own stacks. [OW-320]"""
    return one_of(say("ow-ask-stack"), [stack_option(g, seat, lane) for lane in g.row])


def pay_level(
    g: Board, seat: int, id: Id, lane: int | None, event: Event | None = None, *, aims: bool = True
) -> Choice | None:
    """With which souls a card is paid: with any that leave a target, if it names one now. [OW-663 OW-669]"""
    scope = Scope(g, seat, g.handle(id), event)
    fits = still_feasible(g, scope, needs_of(g, id)) if aims else None
    return level(g, dues_of(g, seat, id, lane), lambda _: None, fits)


def summon_level(g: Board, seat: int) -> Choice:
    """Which creature is Normal Summoned, with which tributes, where, which side up. [OW-502 OW-514 OW-516]"""

    def below(id: Id) -> Choice | None:
        n = g.card_of(id).price
        if not n:
            return _lane_level(g, seat, ())
        options = g.options(tributes(g, seat))
        own = [Option(each.key[1:], each.text, each.value, None, each.marks) for each in options]
        return Choice(say("ow-ask-tribute", n=n), tuple(own), n, n, then=lambda given: _lane_level(g, seat, given))

    return hand_level(g, seat, say("ow-ask-summon"), partial(not_summonable, g, seat), below)


def _lane_level(g: Board, seat: int, given: Sequence[Id]) -> Choice:
    free = {*g.free_lanes(seat, over_tokens=True), *(g.creature(id).lane for id in given)}
    return one_of(say("ow-ask-lane"), lane_options(g, seat, sorted(free), then=face_level(), leaving=True))


def cast_level(g: Board, seat: int, fits: Callable[[Id], str | None]) -> Choice:
    """Which Rune is cast from the hand, on which stack, with which souls. [OW-602]"""

    def castable(id: Id) -> str | None:
        return fits(id) if g.card_of(id).kind in ("rune", "jinx") else "OW-601"

    return hand_level(g, seat, say("ow-ask-cast"), castable, partial(stack_level_paying, g, seat))


def stack_level_paying(g: Board, seat: int, id: Id, *, aims: bool = True) -> Choice:
    """One's own stacks, on which a card could be paid for. [OW-656]"""
    lanes = [lane for lane in g.row if dues_of(g, seat, id, lane).payable(g)]
    options = [stack_option(g, seat, lane, pay_level(g, seat, id, lane, aims=aims)) for lane in lanes]
    return one_of(say("ow-ask-stack"), options)


def activate_level(g: Board, seat: int, fits: Callable[[Id], str | None], events: Sequence[Event] = ()) -> Choice:
    """Which card that was set is used, with which souls; it is named by its place. [OW-622]"""
    options = [
        Option(at[1:], say("ow-at", name=CardName(g.thing(id).card), at=at), id,
               pay_level(g, seat, id, g.lane_of(id), named_event(g, seat, id, events)), (at,))
        for id, at in set_cards(g, seat)
        if fits(id) is None
    ]  # fmt: skip
    return one_of(say("ow-ask-activate"), options)


def named_event(g: Board, seat: int, id: Id, events: Sequence[Event]) -> Event | None:
    """The event that a Jinx answers; other cards answer none."""
    return event_for(g, seat, id, events) if g.card_of(id).kind == "jinx" else None


def set_cards(g: Board, seat: int) -> list[tuple[Id, str]]:
    """A player's set cards, with their places."""
    row = [id for stack in g.s.seats[seat].stacks for id in stack if g.thing(id).down]
    return [(id, g.place(id)) for id in row]


def set_level(g: Board, seat: int) -> Choice:
    """Which card is set, on which stack. [OW-606 OW-610 OW-611]"""
    pays = g.option("set_cost") == "on_set"

    def below(id: Id) -> Choice:
        return stack_level_paying(g, seat, id, aims=False) if pays else stack_level(g, seat)

    return hand_level(g, seat, say("ow-ask-set"), partial(not_settable, g, seat), below)


PLAYED = ("arena", "artifact", "weapon")


def play_level(g: Board, seat: int) -> Choice:
    """Which Arena, Artifact or Weapon is played, where or on what, with which souls. [OW-701 OW-721 OW-756]"""

    def below(id: Id) -> Choice | None:
        kind = g.card_of(id).kind
        if kind == "arena":
            return pay_level(g, seat, id, None)
        if kind == "artifact":
            return stack_level_paying(g, seat, id)
        options = [
            Option(g.place(each)[1:], say("ow-thing", name=g.name(each)), each,
                   pay_level(g, seat, id, g.lane_of(each)), (g.place(each),))
            for each in bearers(g, seat)
            if dues_of(g, seat, id, g.lane_of(each)).payable(g)
        ]  # fmt: skip
        return one_of(say("ow-ask-bearer"), options)

    return hand_level(g, seat, say("ow-ask-play"), partial(not_playable, g, seat), below)


def not_playable(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps an Arena, Artifact or Weapon from being played."""
    return not_castable(g, seat, id) if g.card_of(id).kind in PLAYED else "OW-427"


def stackable_level(g: Board, seat: int) -> Choice:
    """Which Stackable card is put on which stack. [OW-938]"""
    return hand_level(g, seat, say("ow-ask-stackable"), partial(not_stackable, g, seat), lambda _: stack_level(g, seat))


def reveal_level(g: Board, seat: int) -> Choice:
    """Which creature is turned up. [OW-512]"""
    ids = [id for id in g.creatures(seat) if not_revealable(g, id) is None]
    return one_of(say("ow-ask-reveal"), [_own_option(g, id) for id in ids])


def _own_option(g: Board, id: Id, below: Choice | None = None) -> Option:
    """One's own creature as an option, by its lane; face-down by its name, which its player knows."""
    at = g.place(id)
    return Option(at[1:], say("ow-at", name=CardName(g.thing(id).card), at=at), id, below, (at,))


def use_level(g: Board, seat: int) -> Choice:
    """Which ability is used, and how it is paid for. [OW-946 OW-948]"""
    sources = list(dict.fromkeys(id for id, each in used_sources(g, seat) if not_usable(g, seat, id, each) is None))
    options: list[Option] = []
    for id, key in g.keys(sources):
        own = [each for source, each in used_sources(g, seat) if source == id and not_usable(g, seat, id, each) is None]
        below = one_of(say("ow-ask-ability"), [_ability_option(g, seat, id, each) for each in own])
        at = g.places().get(id, "")
        options.append(Option(key, say("ow-thing", name=g.name(id)), id, below, (at,) if at else ()))
    return one_of(say("ow-ask-use"), options)


def _ability_option(g: Board, seat: int, id: Id, ability: Ability) -> Option:
    paying = level(g, use_dues(g, seat, id, ability), lambda _: None)
    return Option(ability_key(ability), ability_name(ability), ability.where, paying)


def ability_key(ability: Ability) -> str:
    """What an ability is called in notation."""
    return slug(ability.name or ability.keyword or ability.use)


def ability_name(ability: Ability) -> Text:
    """What an ability is called."""
    return say("ow-ability", method=ability.method, name=ability.name)


def move_level(g: Board, seat: int) -> Choice:
    """Which creature moves, and where to. [OW-903]"""
    options = [
        _own_option(g, id, one_of(say("ow-ask-goal"), lane_options(g, seat, goals(g, id))))
        for id in g.creatures(seat)
        if not_mover(g, id) is None and goals(g, id)
    ]
    return one_of(say("ow-ask-mover"), options)


VERBS: dict[str, Callable[[Board, int], Choice]] = {
    "summon": summon_level,
    "cast": lambda g, seat: cast_level(g, seat, lambda id: not_cast_now(g, seat, id)),
    "activate": lambda g, seat: activate_level(g, seat, lambda id: not_cast_now(g, seat, id)),
    "play": play_level,
    "set": set_level,
    "stack": stackable_level,
    "reveal": reveal_level,
    "use": use_level,
    "move": move_level,
}
"""What a player may do freely in a Main Phase, each with what is asked below. [OW-427]"""


def free_actions(g: Board, seat: int) -> list[Option]:
    """What a player can do in a Main Phase. [OW-441]"""
    found: list[Option] = []
    for verb, below in VERBS.items():
        choice = below(g, seat)
        if choice.options:
            found.append(Option(verb, say("ow-verb", verb=verb), verb, choice))
    return found


def responses(g: Board, seat: int, window: Any) -> list[Option]:
    """What a player could use in a window. [OW-958]"""

    def fits(id: Id) -> str | None:
        return not_response(g, seat, id, window)

    found: list[Option] = []
    for verb, choice in (
        ("activate", activate_level(g, seat, fits, window.events)),
        ("cast", cast_level(g, seat, fits)),
    ):
        if choice.options:
            found.append(Option(verb, say("ow-verb", verb=verb), verb, choice))
    return found


# --------------------------------------------------------------------------------------------------------- what is done


def act(g: Board, seat: int, verb: str, values: Values) -> None:
    """A player does something in a Main Phase; what it sets off follows. [OW-961]"""
    g.push(Line())
    DOING[verb](g, seat, values)


def use_response(g: Board, seat: int, window: Any, values: Sequence[Any]) -> None:
    """A player uses a card in a window. [OW-956]"""
    left = iter(values[1:])
    id: Id = next(left)
    events = window.events
    if values[0] == "activate":
        event = named_event(g, seat, id, events)
        start(g, seat, id, g.lane_of(id) or 0, left, lined=False, event=event)
    else:
        start(g, seat, id, next(left), left, lined=False)


def _summon(g: Board, seat: int, values: Values) -> None:
    """A Normal Summon: the tributes leave, then the creature comes; both Main Phases together have one. [OW-426 OW-514
    OW-515 OW-522 OW-665 OW-668]"""
    id: Id = next(values)
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


def _cast(g: Board, seat: int, values: Values) -> None:
    id: Id = next(values)
    start(g, seat, id, next(values), values)


def _activate(g: Board, seat: int, values: Values) -> None:
    id: Id = next(values)
    start(g, seat, id, g.lane_of(id) or 0, values)


def _play(g: Board, seat: int, values: Values) -> None:
    id: Id = next(values)
    kind = g.card_of(id).kind
    where = next(values) if kind != "arena" else 0
    if kind == "weapon":
        start(g, seat, id, g.lane_of(where) or 0, values, host=g.handle(where))
    else:
        start(g, seat, id, where, values)


def start(
    g: Board, seat: int, id: Id, lane: int, values: Values, *, lined: bool = True, event: Event | None = None,
    host: int = 0,
) -> None:  # fmt: skip
    """A card is shown and paid for; then it waits. [OW-622 OW-654 OW-662 OW-668]"""
    base, told = len(g.s.heard), len(g.s.since)
    card = g.card_of(id)
    paid = taken(dues_of(g, seat, id, lane), values)
    g.use(f"cast {id}")
    from_stack = g.thing(id).down
    text = say("ow-log-casts", who=SeatName(seat), what=CardName(card.id), kind=card.kind, lane=lane + 1,
               at=g.place(id) if from_stack else "", was="yes" if from_stack else "no")  # fmt: skip
    g.happen(Event("announced", seat, id), text, "OW-662")
    pay(g, seat, paid)
    if g.s.outcome is not None:
        return
    spent = tuple(each for each in g.s.since[told:] if each.name == "soul_spent")
    parts = ((card.id, card.abilities[0].where),) if card.kind == "jinx" else ((card.id, "cast"),) if card.do else ()
    g.push(
        Item(
            seat=seat, sort="card", source=id, stamp=g.next_stamp(), card=card.id, parts=parts, window="cast",
            events=spent, event=event, lane=lane, host=host, lined=lined, base=base,
        )
    )  # fmt: skip


def _set(g: Board, seat: int, values: Values) -> None:
    """A card is set face-down, free of cost unless an option says otherwise. [OW-606 OW-610 OW-618 OW-632]"""
    id: Id = next(values)
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
    g.occur(Event("set", seat, id), say("ow-log-sets", who=SeatName(seat), at=at), "OW-606", known_to=(seat,),
            whole=whole)  # fmt: skip


def _stack(g: Board, seat: int, values: Values) -> None:
    """A Stackable card becomes a soul, and its Stackable effect is activated. [OW-938 OW-940 OW-943 OW-944]"""
    id: Id = next(values)
    lane: int = next(values)
    g.seat(seat).stacked += 1
    put(g, id, "stack", lane)
    g.mark_recent("stacked", id)
    text = say("ow-log-stacks", who=SeatName(seat), what=CardName(g.thing(id).card), lane=lane + 1)
    g.occur(Event("became_soul", seat, id), text, "OW-938")
    card = g.card_of(id)
    activate(g, seat, id, card.id, card.of_method("stackable"))


def reveal(g: Board, id: Id, by: str) -> None:
    """A creature is turned up; one that came face-down activates its Reveal effect. [OW-935 OW-936 OW-949]"""
    turn_up(g, id, by)
    card = g.card_of(id)
    if g.creature(id).entered_down and card.of_method("reveal"):
        activate(g, g.seat_of(id), id, card.id, card.of_method("reveal"))


def _reveal(g: Board, seat: int, values: Values) -> None:
    reveal(g, next(values), "player")


def _use(g: Board, seat: int, values: Values) -> None:
    """An ability is used: paid for, then it waits. [OW-654 OW-946 OW-948]"""
    id: Id = next(values)
    where: str = next(values)
    ability = next(each for source, each in used_sources(g, seat) if source == id and each.where == where)
    card = ability_card(g, id, ability)
    g.use(f"use {id} {where}")
    if ability.limit is not None:
        g.spend(ability.limit, id, where, seat)
    this = g.handle(id)
    paid = taken(use_dues(g, seat, id, ability), values)
    if ability.method == "hatch":
        leave(g, (id,), tributed=True)
    else:
        pay(g, seat, Payment(paid.souls, paid.lf, paid.acts), ability.cost)
    if g.s.outcome is None:
        activate(g, seat, id, card, (ability,))
        item: Any = g.top
        item.this = this


def _move(g: Board, seat: int, values: Values) -> None:
    """A creature moves by its arrows. [OW-903 OW-904 OW-905]"""
    id: Id = next(values)
    lane: int = next(values)
    thing: Any = g.edit(id)
    thing.moves += 1
    thing.way = 1 if lane > thing.lane else -1
    move(g, id, lane, clause="OW-903")


DOING: dict[str, Callable[[Board, int, Values], None]] = {
    "summon": _summon,
    "cast": _cast,
    "activate": _activate,
    "play": _play,
    "set": _set,
    "stack": _stack,
    "reveal": _reveal,
    "use": _use,
    "move": _move,
}
