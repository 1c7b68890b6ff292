"""Why an answer is not legal, and which clause it breaks. Legality itself is what `actions.main_choice` lists.
[RZ-1608]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Refused

from .actions import VERBS, main_choice
from .board import BY_NAME
from .cards import PowerCard
from .moments import Moment, fitting, may_flip
from .payment import barred, refused
from .player_actions import in_hand, no_power, no_set

if TYPE_CHECKING:
    from .duel import Duel


def against(g: Duel, ask: Ask, tokens: Sequence[str], refusal: Refused) -> Refused | None:
    """The refusal of an answer, with its clause, where one forbids it."""
    if ask.kind == "respond":
        return _response(g, ask, tokens[0], refusal)
    if ask.kind in ("deploy_cell", "place_cell"):
        return _cell(g, ask, tokens[0], refusal)
    if ask.kind == "main" and _repeats(g, ask, " ".join(tokens)):
        return refused("rz-no-repetition", "RZ-1605")
    found = _action(g, ask, tokens[0], [*tokens[1:]]) if ask.kind in ("main", "bonus") else None
    several = found is not None and found.clause == "RZ-1415" and refusal.text.id == "ask-count"
    return Refused(found.text, "RZ-1416") if found is not None and several else found


def usable(g: Duel, ask: Ask) -> dict[str, Refused | None]:
    """Of each Power in the hand of who may act: None if it can be used or set now, else why not. [RZ-720 RZ-721]"""
    only = getattr(g.top, "only", "any")
    if ask.kind not in ("main", "bonus") or only not in ("any", "power", "set"):
        return {}
    offered = _from_hand(ask.choice)
    repeating = _from_hand(main_choice(g, ask.seat)) - offered if ask.kind == "main" else set[str]()
    found: dict[str, Refused | None] = {}
    for id in g.s.seats[ask.seat].hand:
        card = g.thing(id).card
        if card in repeating:
            found[card] = refused("rz-no-repetition", "RZ-1605")
        else:
            found[card] = None if card in offered else _unused(g, ask.seat, g.cards[card], only)
    return found


def _from_hand(choice: Choice) -> set[str]:
    """The Powers that actions offer to use or set."""
    levels = [
        level for option in choice.options if option.key in ("power", "set") and (level := option.next()) is not None
    ]
    return {option.key.partition("#")[0] for level in levels for option in level.options}


def _unused(g: Duel, seat: int, card: PowerCard, only: str) -> Refused:
    """Why a Power in hand is not offered."""
    setting = card.category == "trigger" if only == "any" else only == "set"
    found = (no_set if setting else no_power)(g, seat, g.ally_now(seat), [card.id])
    if found is not None and found.text.id != "rz-no-target":
        return found
    unmet = card.used.if_ is not None and not card.used.if_.holds(g.scope_on(seat, in_hand(g, seat, card.id)))
    return refused("rz-no-use-unmet" if unmet else "rz-no-target-now", "RZ-1414")


def _repeats(g: Duel, ask: Ask, key: str) -> bool:
    """Whether only the rule against endless repetition forbids an action. [RZ-1605]"""
    try:
        structs.replace(ask, choice=main_choice(g, ask.seat)).read(key)
    except Refused:
        return False
    return True


def _response(g: Duel, ask: Ask, token: str, refusal: Refused) -> Refused:
    """A Trigger Power is barred by a Marker or was set just now, or this is not its situation. [RZ-912 RZ-936
    RZ-938]"""
    if not token.startswith("@"):
        return Refused(refusal.text, "RZ-844")
    moment = g.top
    if not isinstance(moment, Moment):
        return Refused(refusal.text, "RZ-938")
    for each in moment.candidates(g):
        if each.group != "trigger" or g.controller(each.id) != ask.seat or token != f"@{g.thing(each.id).slot + 1}":
            continue
        scope = fitting(g, each, moment.events)
        if scope is not None and not may_flip(g, g.thing(each.id)):
            return refused("rz-no-flip-yet", "RZ-936")
        found = barred(g, "trigger", each.id, each.ability, scope) if scope is not None else None
        if found is not None:
            return found
    return Refused(refusal.text, "RZ-938")


def _cell(g: Duel, ask: Ask, token: str, refusal: Refused) -> Refused:
    if token not in BY_NAME:
        return refused("rz-no-cell", "RZ-501", cell=token)
    cell = BY_NAME[token]
    if cell in g.s.board:
        return refused("rz-no-cell-taken", "RZ-503" if ask.kind == "place_cell" else "RZ-512", cell=token)
    if ask.kind == "place_cell" and cell in g.s.tiles:
        return refused("rz-no-tile-there", "RZ-1136", cell=token)
    return Refused(refusal.text, "RZ-511" if ask.kind == "deploy_cell" else "RZ-1101")


def _action(g: Duel, ask: Ask, verb: str, rest: list[str]) -> Refused | None:
    seat, bonus = ask.seat, ask.kind == "bonus"
    ally = g.ally_now(seat)
    if verb == "skip" and g.seat_forbidden("skip", seat):
        return refused("rz-no-skip-forbidden", "RZ-1407")
    if verb == "skip":
        return refused("rz-no-skip-bonus", "RZ-643") if bonus else refused("rz-no-skip", "RZ-725")
    action = VERBS.get(verb)
    if action is None:
        return None
    return refused("rz-no-ally", "RZ-727") if action.of_ally and not ally else action.why_not(g, seat, ally, rest)
