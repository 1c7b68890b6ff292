"""Why an answer is not legal, and which clause it breaks. Legality itself is what the questions list. [RB-1209]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.kernel.ask import Ask, Refused
from engines.kernel.refusing import by, typed_number
from engines.kernel.state import Id

from . import actions, attacks, geometry, motion
from .actions import VERBS
from .aiming import fitting, scope_of
from .board import Board
from .geometry import Slot


def against(g: Board, ask: Ask, tokens: Sequence[str], refusal: Refused) -> str | None:
    """The clause that forbids an answer, if one does."""
    if ask.kind == "main":
        return _main(g, ask.seat, tokens[0], tokens[1:])
    return _slot(g, ask.seat, tokens[0]) if ask.kind in ("place", "dash") and ":" in tokens[0] else None


def usable(g: Board, ask: Ask) -> Mapping[str, Refused | None]:
    """Of the cards in hand of the seat that is asked: why each can't be played now. [RB-309]"""
    if ask.kind != "main":
        return {}
    against = {card: actions.not_playable(g, ask.seat, id) for card, id in g.hand_cards(ask.seat).items()}
    return {card: by(g, clause) if clause is not None else None for card, clause in against.items()}


def _main(g: Board, seat: int, verb: str, rest: Sequence[str]) -> str | None:
    if verb not in (*VERBS, "armour") or not rest:
        return None
    if verb == "play":
        id = g.hand_cards(seat).get(rest[0], 0)
        return (actions.not_playable(g, seat, id) or _play(g, id, rest[1:])) if id else None
    id = g.at(rest[0])
    if not id or g.seat_of(id) != seat:
        return "RB-301"
    if verb == "armour" or id not in VERBS[verb].things(g, seat):
        return "RB-104"
    return VERBS[verb].against(g, seat, id) or BELOW[verb](g, id, rest[1:])


def _play(g: Board, id: Id, rest: Sequence[str]) -> str | None:
    return _slot(g, g.owner_of(id), rest[0]) if rest and g.card_of(id).kind == "creature" else None


def slot_of(g: Board, seat: int, key: str) -> Slot | None:
    """A gap of a side by its key, whether or not it can be used."""
    letter, ranks = g.letter(seat), g.s.seats[seat].ranks
    if key == f"{letter}:new":
        return Slot(len(ranks), 0)
    head, _, at = key.partition(":")
    rank, gap = typed_number(head[1:]), typed_number(at)
    return Slot(rank - 1, gap) if head[:1] == letter and min(rank, gap) >= 0 else None


def _slot(g: Board, seat: int, key: str) -> str | None:
    """Why a gap can't be used. [RB-405 to RB-408]"""
    slot, ranks = slot_of(g, seat, key), g.s.seats[seat].ranks
    if slot is None:
        return "RB-405"
    if slot.rank >= geometry.RANKS:
        return "RB-407"
    if slot.rank < 0 or slot.rank > len(ranks) or slot.rank == len(ranks) and not key.endswith(":new"):
        return "RB-406"
    if slot.rank < len(ranks) and len(ranks[slot.rank]) >= geometry.WIDE:
        return "RB-408"
    return "RB-405"


def _move(g: Board, id: Id, rest: Sequence[str]) -> str | None:
    if not rest:
        return None
    seat, other = g.creature(id).controller, g.at(rest[0])
    if other:
        return motion.not_swapped(g, id, other) if other != id else "RB-504"
    slot, ranks = slot_of(g, seat, rest[0]), g.s.seats[seat].ranks
    if slot is None:
        return "RB-504"
    rank = g.rank_of(id) - 1
    if slot.rank == rank:
        return "RB-510"
    if slot.rank >= geometry.RANKS:
        return "RB-407"
    if abs(slot.rank - rank) > 1 or slot.rank < 0:
        return "RB-503"
    if slot.rank == len(ranks):
        return "RB-508"
    return "RB-509" if len(ranks[slot.rank]) >= geometry.WIDE else "RB-507"


def _attack(g: Board, id: Id, rest: Sequence[str]) -> str | None:
    if not rest:
        return None
    if rest[0] == "player":
        return "RB-858" if attacks.has_wings(g, id) and attacks.rows_to_player(g, id) <= attacks.WINGS else "RB-631"
    target = g.at(rest[0])
    return attacks.not_target(g, id, target) if target and g.stands(target) else "RB-622"


def _weapon(g: Board, id: Id, rest: Sequence[str]) -> str | None:
    if not rest:
        return None if any(actions.weapon_targets(g, id)) else "RB-644"
    target = g.at(rest[0])
    return attacks.not_by_weapon(g, id, target) if target and g.stands(target) else "RB-648"


def _act(g: Board, id: Id, rest: Sequence[str]) -> str | None:
    own = {key: (where, ability) for key, where, ability in g.wording(id).actions}
    if not rest or rest[0] not in own:
        return actions.not_actor(g, id) or "RB-613"
    where, ability = own[rest[0]]
    clause = actions.not_usable(g, id, where, ability)
    if clause is not None or len(rest) < 2:
        return clause
    seat = g.creature(id).controller
    spec = next(iter(ability.targets.values()), None)
    target = g.at(rest[1]) or {"a": 1, "b": 2}.get(rest[1], 0)
    if spec is None or not target or target in fitting(g, scope_of(g, seat, id, where, {}), ability, spec):
        return None
    if where.startswith("kw:HEAL:") and target < g.first_id:
        return "RB-873"
    return "RB-819" if any(each.name == "adjacent" for each, _ in spec.parts) else "RB-966"


BELOW: dict[str, Callable[[Board, Id, Sequence[str]], str | None]] = {
    "move": _move, "attack": _attack, "act": _act, "weapon": _weapon,
}  # fmt: skip
"""What speaks against what is named below a verb and its thing."""
