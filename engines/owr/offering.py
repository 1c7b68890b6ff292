"""What players are offered freely and in windows: each verb with what it may be done with, what speaks against it, and
what is asked below it. [OW-427 OW-441 OW-502 OW-958]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engines.kernel.ask import Choice, Later, Option, one_of
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Text, say, slug

from .board import Board
from .cards import Ability
from .entering import face_level, lane_options
from .legal import (
    bearers,
    dues_of,
    event_for,
    goals,
    needs_of,
    not_cast_from_hand,
    not_cast_now,
    not_moved,
    not_playable,
    not_response,
    not_revealable,
    not_settable,
    not_stackable,
    not_summonable,
    not_usable,
    not_used,
    use_dues,
    used_sources,
)
from .paying import level, still_feasible, tributes
from .state import CardName, place_of

Against = Callable[[Board, int, Id], str | None]
"""The clause that keeps a player from doing something with a thing."""
Offering = Callable[[Board, int, Sequence[Id], Sequence[Event]], list[Option]]
"""Things as options, with what is asked below each; `Event`s are those that a window is about."""


def stack_option(g: Board, seat: int, lane: int, below: Choice | None = None) -> Option:
    """One of one's own stacks as an option."""
    text = say("ow-stack-option", lane=lane + 1, n=len(g.stack(seat, lane)))
    return Option(str(lane + 1), text, lane, below, (place_of(seat, lane),))


def _stacks(g: Board, seat: int, _: Id = 0) -> Choice:
    """One of one's own stacks. [OW-320]"""
    return one_of(say("ow-ask-stack"), [stack_option(g, seat, lane) for lane in g.row])


def _stacks_paying(g: Board, seat: int, id: Id, *, aims: bool = True) -> Choice:
    """One's own stacks, on which a card could be paid for. [OW-656]"""
    lanes = [lane for lane in g.row if dues_of(g, seat, id, lane).payable(g)]
    options = [stack_option(g, seat, lane, _paying(g, seat, id, lane, aims=aims)) for lane in lanes]
    return one_of(say("ow-ask-stack"), options)


def _paying(
    g: Board, seat: int, id: Id, lane: int | None, event: Event | None = None, *, aims: bool = True
) -> Choice | None:
    """With which souls a card is paid: with any that leave a target, if it names one now. [OW-663 OW-669]"""
    scope = Scope(g, seat, g.handle(id), event)
    fits = still_feasible(g, scope, needs_of(g, id)) if aims else None
    return level(g, dues_of(g, seat, id, lane), fits)


def _tributing(g: Board, seat: int, id: Id) -> Choice | None:
    """With which tributes a creature is Normal Summoned, where, which side up. [OW-502 OW-514 OW-516]"""
    n = g.card_of(id).price
    if not n:
        return _lanes(g, seat, ())
    options = [Option(each.key[1:], each.text, each.value, None, each.marks) for each in g.options(tributes(g, seat))]
    return Choice(say("ow-ask-tribute", n=n), tuple(options), n, n, then=lambda given: _lanes(g, seat, given))


def _lanes(g: Board, seat: int, given: Sequence[Id]) -> Choice:
    free = {*g.free_lanes(seat, over_tokens=True), *(g.creature(id).lane for id in given)}
    return one_of(say("ow-ask-lane"), lane_options(g, seat, sorted(free), then=face_level(), leaving=True))


def _setting(g: Board, seat: int, id: Id) -> Choice:
    """On which stack a card is set; by option it is paid for as it is. [OW-606 OW-610 OW-611]"""
    return _stacks_paying(g, seat, id, aims=False) if g.option("set_cost") == "on_set" else _stacks(g, seat)


def _placing(g: Board, seat: int, id: Id) -> Choice | None:
    """Where or on what an Arena, Artifact or Weapon is played, with which souls. [OW-701 OW-721 OW-756]"""
    kind = g.card_of(id).kind
    if kind != "weapon":
        return _paying(g, seat, id, None) if kind == "arena" else _stacks_paying(g, seat, id)
    options = [
        _lane_option(g, each, say("ow-thing", name=g.name(each)), _paying(g, seat, id, g.lane_of(each)))
        for each in bearers(g, seat)
        if dues_of(g, seat, id, g.lane_of(each)).payable(g)
    ]
    return one_of(say("ow-ask-bearer"), options)


def _lane_option(g: Board, id: Id, text: Text, below: Choice | Later | None = None) -> Option:
    """Something of one's own on the field as an option, by its lane, or its place in a stack."""
    at = g.place(id)
    return Option(at[1:], text, id, below, (at,))


def _own(g: Board, id: Id, below: Choice | Later | None = None) -> Option:
    """The same by its name, which its player knows."""
    return _lane_option(g, id, say("ow-at", name=CardName(g.thing(id).card), at=g.place(id)), below)


Below = Callable[[Board, int, Id], Choice | None]


def _held(below: Below) -> Offering:
    """Cards in a hand as options. Nothing tells copies of a card apart: they are one option, with how many there
    are."""

    def options(g: Board, seat: int, ids: Sequence[Id], events: Sequence[Event]) -> list[Option]:
        return [
            Option(card, say("ow-cards", name=CardName(card), n=len(g.copies(seat)[card])), id,
                   Later(below, g, seat, id))
            for id in ids
            for card in (g.thing(id).card,)
        ]  # fmt: skip

    return options


def _activated(g: Board, seat: int, ids: Sequence[Id], events: Sequence[Event]) -> list[Option]:
    """Cards that were set, by their places, with what pays for each. [OW-622]"""
    return [
        _own(g, id, Later(_paying, g, seat, id, g.lane_of(id), event_for(g, seat, id, events))) for id in ids
    ]  # fmt: skip


def _used(g: Board, seat: int, ids: Sequence[Id], events: Sequence[Event]) -> list[Option]:
    """What has abilities that can be used, with which, and how each is paid for. [OW-946 OW-948]"""
    found: list[Option] = []
    for id, key in g.keys(ids):
        own = [each for each in used_sources(g, seat)[id] if not_usable(g, seat, id, each) is None]
        below = one_of(say("ow-ask-ability"), [_ability_option(g, seat, id, each) for each in own])
        at = g.places().get(id, "")
        found.append(Option(key, say("ow-thing", name=g.name(id)), id, below, (at,) if at else ()))
    return found


def _ability_option(g: Board, seat: int, id: Id, ability: Ability) -> Option:
    paying = level(g, use_dues(g, seat, id, ability))
    text = say("ow-ability", method=ability.method, name=ability.name)
    return Option(slug(ability.name or ability.keyword or ability.use), text, ability.where, paying)


def _turning(g: Board, seat: int, ids: Sequence[Id], events: Sequence[Event]) -> list[Option]:
    """Which creature is turned up. [OW-512]"""
    return [_own(g, id) for id in ids]


def _moving(g: Board, seat: int, ids: Sequence[Id], events: Sequence[Event]) -> list[Option]:
    """Which creature moves, and where to. [OW-903]"""
    return [_own(g, id, one_of(say("ow-ask-goal"), lane_options(g, seat, goals(g, id)))) for id in ids]


# ------------------------------------------------------------------------------------------------------------ the verbs


class Verb(NamedTuple):
    """Something that a player may do: with one of which things, what speaks against each, and how they are offered."""

    prompt: Text
    things: Callable[[Board, int], Iterable[Id]]
    against: Against
    options: Offering


def _in_hand(*kinds: str) -> Callable[[Board, int], list[Id]]:
    """The cards of some kinds in hand, one of each."""
    return lambda g, seat: [ids[0] for card, ids in g.copies(seat).items() if g.cards[card].kind in kinds]


VERBS: dict[str, Verb] = {
    "summon": Verb(say("ow-ask-summon"), _in_hand("creature"), not_summonable, _held(_tributing)),
    "cast": Verb(say("ow-ask-cast"), _in_hand("rune"), not_cast_from_hand, _held(_stacks_paying)),
    "activate": Verb(say("ow-ask-activate"), Board.set_cards, not_cast_now, _activated),
    "play": Verb(say("ow-ask-play"), _in_hand("arena", "artifact", "weapon"), not_playable, _held(_placing)),
    "set": Verb(say("ow-ask-set"), _in_hand("rune", "jinx"), not_settable, _held(_setting)),
    "stack": Verb(say("ow-ask-stackable"), _in_hand("creature"), not_stackable, _held(_stacks)),
    "reveal": Verb(say("ow-ask-reveal"), Board.creatures, not_revealable, _turning),
    "use": Verb(say("ow-ask-use"), used_sources, not_used, _used),
    "move": Verb(say("ow-ask-mover"), Board.creatures, not_moved, _moving),
}
"""What a player may do freely in a Main Phase. [OW-427]"""


def _offered(g: Board, seat: int, verb: str, against: Against, events: Sequence[Event] = ()) -> list[Option]:
    """A verb as an option, if there is anything to do it with."""
    row = VERBS[verb]
    if all(against(g, seat, id) is not None for id in row.things(g, seat)):
        return []
    return [Option(verb, say("ow-verb", verb=verb), verb, Later(_below, g, seat, row, against, events))]


def _below(g: Board, seat: int, row: Verb, against: Against, events: Sequence[Event]) -> Choice:
    ids = [id for id in row.things(g, seat) if against(g, seat, id) is None]
    return one_of(row.prompt, row.options(g, seat, ids, events))


def free_actions(g: Board, seat: int) -> list[Option]:
    """What a player can do in a Main Phase. [OW-441]"""
    return [option for verb, row in VERBS.items() for option in _offered(g, seat, verb, row.against)]


def responses(g: Board, seat: int, window: Any) -> list[Option]:
    """What a player could use in a window. [OW-958]"""

    def against(g: Board, seat: int, id: Id) -> str | None:
        return not_response(g, seat, id, window)

    return [each for verb in ("activate", "cast") for each in _offered(g, seat, verb, against, window.events)]
