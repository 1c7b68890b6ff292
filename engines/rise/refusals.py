"""Why an answer is not legal, and which clause it breaks. Legality itself is what the questions list. [RS-312]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engines.kernel.ask import Ask, Refused
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.refusing import by
from engines.kernel.text import SEATS, Text

from . import legal
from .actions import Way, actions_of, invocation_ways, purse, sources, ways_of
from .board import Board
from .combat import able_attackers, blocks_many, cannot_block, chained, forced, must_attack, passes_walls, sick
from .declaring import VERBS, Act, Draft, act_ways
from .stacking import stacking
from .state import FIRST_ID


def against(g: Board, ask: Ask, tokens: Sequence[str], refusal: Refused) -> Refused | None:
    """The refusal of an answer, with its clause, where one forbids it."""
    if ask.kind in ("main", "respond"):
        return _play(g, ask, tokens[0], tokens[1:], refusal)
    if tokens[0] in VERBS and tokens[0] != "pass":
        return _untimely(tokens[0])
    return ROOMS[ask.kind](g, ask, tokens) if ask.kind in ROOMS else None


def usable(g: Board, ask: Ask) -> Mapping[str, Refused | None]:
    """Of the cards in hand of the seat that is asked: why each can't be played now."""
    if ask.kind not in ("main", "respond"):
        return {}
    found = dict[str, Refused | None]()
    for id, _ in g.hand_keys(ask.seat):
        card, refusal = g.thing(id).card, _card(g, ask, id)
        if card not in found or refusal is None:
            found[card] = refusal
    return found


def _no(id: str, clause: str, **words: Any) -> Refused:
    return Refused(Text(id, words), clause)


def _in_hand(g: Board, seat: int, token: str) -> int:
    return next((id for id, key in g.hand_keys(seat) if key == token), 0)


def _card(g: Board, ask: Ask, id: int) -> Refused | None:
    clause = legal.not_played(g, ask.seat, id, ask.window or "main")
    return by(g, clause) if clause is not None else None


def _play(g: Board, ask: Ask, verb: str, rest: Sequence[str], refusal: Refused) -> Refused | None:
    seat = ask.seat
    if verb in ("invoke", "level") and rest:
        return _hand_play(g, ask, verb, rest, refusal)
    if verb == "pass":
        return _no("rs-no-pass-forced", "RS-806")
    if verb == "attack":
        if ask.kind != "main" or g.s.announced and g.s.attacks_left < 1 or g.s.phase not in ("invocation", "end"):
            return _no("rs-no-second-attack", "RS-809") if ask.kind == "main" else _no("rs-no-timing", "RS-704")
        return _no("rs-no-attackers", "RS-807")
    if verb == "skill" and rest:
        return _skill(g, seat, rest)
    if verb == "action" and rest:
        return _action(g, seat, rest)
    if verb == "explode" and rest:
        return _explode(g, ask, rest)
    if verb == "assimilate":
        if ask.kind != "main" or g.s.phase != "invocation":
            return _no("rs-no-assimilate-now", "RS-1051")
        return _no("rs-no-assimilate", "RS-1051") if len(stacking(g, seat)) < 2 or len(rest) < 2 else None
    return None


def _untimely(verb: str) -> Refused:
    """Why a play can't be made while something else is asked. [RS-704 RS-1051]"""
    if verb == "assimilate":
        return _no("rs-no-assimilate-now", "RS-1051")
    return _no("rs-no-second-attack", "RS-809") if verb == "attack" else _no("rs-no-timing", "RS-704")


def _hand_play(g: Board, ask: Ask, verb: str, rest: Sequence[str], refusal: Refused) -> Refused | None:
    seat = ask.seat
    id = _in_hand(g, seat, rest[0])
    if not id:
        return _no("rs-no-such-card", "RS-542")
    found = _card(g, ask, id)
    if found is not None:
        return found
    card = g.card_of(id)
    if card.kind == "level_up":
        return _no("rs-no-summoner-to-level", "RS-528")
    if card.attaches and len(rest) > 1:
        host = g.at(rest[1])
        if host and host not in legal.hosts_of(g, seat, id):
            if host >= FIRST_ID and "Disease" in card.keyword_names and g.has(host, "Immunity"):
                return _no("rs-no-immune", "RS-1102")
            clause = (
                "RS-1127"
                if "Equipment" in card.keyword_names
                else "RS-1048"
                if "Bomb" in card.keyword_names
                else "RS-1201"
            )
            return _no("rs-no-host", clause)
    actions = [action for token in rest[1:] if (action := card.action(token)) is not None]
    if actions:
        return _one_shot(g, seat, id, actions)
    for token in rest[1:]:
        payer = g.at(token)
        if g.is_summoner(payer):
            if g.owner_of(payer) != seat:
                return _no("rs-no-payer", "RS-507")
            if legal.needs_both(g, seat, id):
                return _no("rs-no-points", "RS-1113")
            if g.summoner(payer).capacity < legal.invocation_points(g, seat, id):
                return _no("rs-no-points", "RS-506")
    return Refused(refusal.text, "RS-646" if card.specs or card.actions else "RS-542")


def _one_shot(g: Board, seat: int, id: int, actions: list[Any]) -> Refused:
    """Why a one-shot card can't be invoked with these Actions. [RS-643 RS-645 RS-646]"""
    order = [g.card_of(id).actions.index(action) for action in actions]
    if order != sorted(set(order)):
        return _no("rs-no-twice", "RS-645")
    draft = Draft("invoke", seat, id, fee=next(iter(invocation_ways(g, seat, id)), Way()))
    for action in actions:
        found = act_ways(g, draft, action)
        if not found:
            return _no("rs-no-price", "RS-643")
        draft = replace(draft, acts=(*draft.acts, Act(action, (), found[0])))
    return _no("rs-no-target", "RS-646")


def _skill(g: Board, seat: int, rest: Sequence[str]) -> Refused | None:
    id = g.at(rest[0])
    if not g.is_summoner(id):
        return _no("rs-no-such-summoner", "RS-507")
    if g.owner_of(id) != seat:
        return _no("rs-no-summoner-of-yours", "RS-507")
    if g.summoner(id).lost:
        return _no("rs-no-lost", "RS-909")
    skills = g.card_of(id).skills
    numbers = [n for n, skill in enumerate(skills) if len(rest) < 2 or skill.key == rest[1]]
    if not numbers:
        return _no("rs-no-such-skill", "RS-507")
    clause = legal.not_skill(g, seat, id, numbers[0])
    return by(g, clause) if clause is not None else _no("rs-no-target", "RS-646")


def _action(g: Board, seat: int, rest: Sequence[str]) -> Refused | None:
    id = g.at(rest[0])
    if not g.is_permanent(id):
        return _no("rs-no-such-source", "RS-635")
    offered = [source for source in actions_of(g, id) if len(rest) < 2 or source.action.key == rest[1]]
    if not offered:
        return _no("rs-no-such-action", "RS-631")
    mine = [source for source in sources(g, seat) if source in offered]
    if not mine:
        taken = any(each.subject == id for each in g.lastings("command"))
        return _no("rs-no-control", "RS-1230" if taken else "RS-648")
    source = mine[0]
    if legal.wrong_time(g, seat, source.action) == "RS-1140" and keyword_of(source.action.where) != "Cloning":
        return _no("rs-no-others-turn", "RS-704")
    clause = legal.not_usable(g, seat, source)
    if clause is not None:
        return by(g, clause)
    if source.action.relaunches:
        return _no("rs-no-copycat", "RS-1125")
    return _aim(g, seat, source, rest[2:])


def _aim(g: Board, seat: int, source: Any, tokens: Sequence[str]) -> Refused:
    targets = [g.at(token) for token in tokens]
    if len([id for id in targets if id]) > len(source.action.specs) and len(source.action.specs) == 1:
        if not g.has(source.id, "Multi-Target"):
            return _no("rs-no-multi", "RS-1108")
        side = g.s.seats[purse(g, seat, source.id)]
        n = len([id for id in targets if id])
        if not ways_of(g, seat, source)[0].price.times(n).within(side):
            return _no("rs-no-price", "RS-1108")
        return _no("rs-no-multi", "RS-1110")
    if any(passes_walls(g, id, source.id) for id in targets if id >= FIRST_ID and g.is_permanent(id)):
        return _no("rs-no-wall", "RS-1035")
    if keyword_of(source.action.where) == "Key" and any(id >= FIRST_ID and g.marked(id, "open") for id in targets):
        return _no("rs-no-target", "RS-1118")
    return _no("rs-no-target", "RS-646")


def _explode(g: Board, ask: Ask, rest: Sequence[str]) -> Refused | None:
    seat = ask.seat
    id = g.at(rest[0])
    if not g.is_permanent(id) or g.seat_of(id) != seat:
        return _no("rs-no-such-source", "RS-1045")
    if seat != g.s.active or g.s.phase not in ("attack", "blocks"):
        return _no("rs-no-explode-now", "RS-1045")
    if not g.has(id, "Explosive") or not any(g.has(each, "Bomb") for each in g.attachments(id)):
        return _no("rs-no-bomb", "RS-1047")
    return _no("rs-no-plane", "RS-1046")


def _attackers(g: Board, ask: Ask, tokens: Sequence[str]) -> Refused | None:
    seat, seen = ask.seat, set[int]()
    for token in tokens:
        at, sign, letter = token.partition(">")
        if not sign:
            continue
        id = g.at(at)
        if not g.is_permanent(id) or g.seat_of(id) != seat:
            return _no("rs-no-such-source", "RS-805")
        if g.kind_of(id) != "creature":
            return _no("rs-no-door-attack", "RS-603")
        if id in seen:
            return _no("rs-no-two-attacks", "RS-808")
        seen.add(id)
        if (
            letter.upper() not in tuple(SEATS[: len(g.s.seats)])
            or letter.upper() == SEATS[seat]
            or g.s.seats[SEATS.index(letter.upper())].out
        ):
            return _no("rs-no-opponent", "RS-808")
        if id not in able_attackers(g, seat):
            return _no_attack(g, id)
    missing = [id for id in must_attack(g, seat) if id not in seen]
    return _no("rs-no-forced", "RS-806", what=g.name(missing[0])) if missing else None


def _no_attack(g: Board, id: int) -> Refused:
    if sick(g, id):
        return _no("rs-no-sick", "RS-801")
    if g.permanent(id).tilted:
        return _no("rs-no-tilted-attack", "RS-807")
    if chained(g, id, "attack"):
        return _no("rs-no-chained", "RS-1120")
    clauses = {"Dementia": "RS-1218", "Amok": "RS-1221", "Paralysis": "RS-1228"}
    for each in g.lastings("forbid"):
        if each.subject == id and "attack" in each.part.act and each.lasting is not None:
            return _no("rs-no-forbidden", clauses.get(keyword_of(each.lasting.where), "RS-807"))
    return _no("rs-no-forbidden", "RS-807")


def _blocks(g: Board, ask: Ask, tokens: Sequence[str]) -> Refused | None:
    seat = ask.seat
    busy, blocked = set[int](), set[int]()
    for token in tokens:
        at, sign, against = token.partition(">")
        if not sign:
            continue
        blocker, attacker = g.at(at), g.at(against)
        attack = next((each for each in g.s.combat if each.attacker == attacker and not each.out), None)
        if attack is None or attack.player != seat:
            return _no("rs-no-such-attacker", "RS-816")
        if not g.is_permanent(blocker) or g.seat_of(blocker) != seat or g.kind_of(blocker) not in ("creature", "door"):
            return _no("rs-no-such-blocker", "RS-816")
        if attack.chosen:
            return _no("rs-no-block-chosen", "RS-1012")
        clause = cannot_block(g, blocker, attacker)
        if clause is not None:
            return _no_block(g, blocker, clause)
        if attacker in blocked:
            return _no("rs-no-two-blockers", "RS-817")
        if (blocker in busy or any(each.blocker == blocker for each in g.s.combat)) and not blocks_many(g, blocker):
            return _no("rs-no-horde", "RS-1027" if g.kind_of(blocker) == "door" else "RS-818")
        busy.add(blocker)
        blocked.add(attacker)
    owed = any(forced(g, each.attacker, "be_blocked") is not None for each in g.s.combat) or any(
        forced(g, id, "block") is not None for id in g.fighters(seat)
    )
    return _no("rs-no-forced-block", "RS-829") if owed else None


def _no_block(g: Board, blocker: int, clause: str) -> Refused:
    if clause == "RS-829" and any(
        each.subject == blocker and each.lasting is not None and keyword_of(each.lasting.where) == "Diversion"
        for each in g.lastings("forbid")
    ):
        return _no("rs-no-forbidden", "RS-1038")
    return by(g, clause)


def _advantage(g: Board, ask: Ask, tokens: Sequence[str]) -> Refused | None:
    id = g.at(tokens[0])
    if g.is_summoner(id):
        return _no("rs-no-direct", "RS-1014")
    return _no("rs-no-legal-blocker", "RS-1015")


def _mulligan(g: Board, ask: Ask, tokens: Sequence[str]) -> Refused | None:
    if tokens[0] == "mulligan":
        return _no("rs-no-mulligan", "RS-212")
    return _no("rs-no-concede-yet", "RS-214") if tokens[0] == "concede" else _no("rs-no-partial", "RS-211")


ROOMS: dict[str, Callable[[Board, Ask, Sequence[str]], Refused | None]] = {
    "attack_list": _attackers, "block_list": _blocks, "advantage_choice": _advantage, "mulligan": _mulligan,
}  # fmt: skip
"""Who knows why an answer to a question is none."""
