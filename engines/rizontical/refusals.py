"""Why an answer is not legal, and which clause it breaks. Legality itself is what `actions.main_choice` lists. [RZ-1608]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Refused
from engines.kernel.text import say

from .actions import main_choice, skill_refusal
from .board import AROUND, BEARINGS, BETWEEN, BY_NAME, NAMES, SHORT_NAMES
from .cards import PowerCard
from .moments import Moment, fitting, may_flip
from .motion import find_paths
from .payment import barred
from .state import SLOTS, Power
from .uses import aim_of, spent

if TYPE_CHECKING:
    from .duel import Duel


def explain(g: Duel, ask: Ask, key: str, refusal: Refused) -> Refused:
    """The refusal of an answer, with its clause where one forbids it."""
    tokens = [token for token in key.lower().split() if token != ">"]
    if not tokens:
        return refusal
    if ask.kind == "main" and _repeats(g, ask, key):
        return _no("rz-no-repetition", "RZ-1605")
    if ask.kind in ("main", "bonus"):
        found = _action(g, ask, tokens[0], tokens[1:])
        if found is not None:
            return (
                Refused(found.text, "RZ-1416")
                if found.clause == "RZ-1415" and refusal.text.id == "ask-count"
                else found
            )
    elif ask.kind == "respond":
        return _response(g, ask, tokens[0], refusal)
    elif ask.kind in ("deploy_cell", "place_cell"):
        return _cell(g, ask, tokens[0], refusal)
    clause = ask.clauses[0] if ask.clauses else None
    return Refused(refusal.text, refusal.clause or clause)


def hand_uses(g: Duel, ask: Ask) -> dict[str, Refused | None]:
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
            found[card] = _no("rz-no-repetition", "RZ-1605")
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
    found = (_set if setting else _power)(g, seat, [card.id])
    if found is not None and found.text.id != "rz-no-target":
        return found
    unmet = card.used.if_ is not None and not card.used.if_.holds(g.scope_on(seat, _in_hand(g, seat, card.id)))
    return _no("rz-no-use-unmet" if unmet else "rz-no-target-now", "RZ-1414")


def _repeats(g: Duel, ask: Ask, key: str) -> bool:
    """Whether only the rule against endless repetition forbids an action. [RZ-1605]"""
    try:
        structs.replace(ask, choice=main_choice(g, ask.seat)).read(key)
    except Refused:
        return False
    return True


def _no(id: str, clause: str, **words: Any) -> Refused:
    return Refused(say(id, **words), clause)


def _response(g: Duel, ask: Ask, token: str, refusal: Refused) -> Refused:
    """A Trigger Power is barred by a Marker or was set just now, or this is not its situation. [RZ-912 RZ-936 RZ-938]"""
    if not token.startswith("@"):
        return Refused(refusal.text, "RZ-844")
    moment = g.top
    if not isinstance(moment, Moment):
        return Refused(refusal.text, "RZ-938")
    for each in moment.candidates(g):
        if each.group != "hidden" or g.controller(each.id) != ask.seat or token != f"@{g.thing(each.id).slot + 1}":
            continue
        scope = fitting(g, each, moment.events)
        if scope is not None and not may_flip(g, g.thing(each.id)):
            return _no("rz-no-flip-yet", "RZ-936")
        found = barred(g, "trigger", each.id, each.number, scope) if scope is not None else None
        if found is not None:
            return found
    return Refused(refusal.text, "RZ-938")


def _cell(g: Duel, ask: Ask, token: str, refusal: Refused) -> Refused:
    if token not in BY_NAME:
        return _no("rz-no-cell", "RZ-501", cell=token)
    cell = BY_NAME[token]
    if cell in g.s.board:
        return _no("rz-no-cell-taken", "RZ-503" if ask.kind == "place_cell" else "RZ-512", cell=token)
    if ask.kind == "place_cell" and cell in g.s.tiles:
        return _no("rz-no-tile-there", "RZ-1136", cell=token)
    return Refused(refusal.text, "RZ-511" if ask.kind == "deploy_cell" else "RZ-1101")


def _action(g: Duel, ask: Ask, verb: str, rest: list[str]) -> Refused | None:
    seat, bonus = ask.seat, ask.kind == "bonus"
    ally = g.ally_now(seat)
    if verb == "skip":
        return _no("rz-no-skip-bonus", "RZ-643") if bonus else _no("rz-no-skip", "RZ-725")
    if verb in ("move", "hit", "push", "skill"):
        if not ally:
            return _no("rz-no-ally", "RZ-727")
        return {"move": _move, "hit": _hit, "push": _push, "skill": _skill}[verb](g, seat, ally, rest)
    checks = {"power": _power, "set": _set, "discard": _discard, "deploy": _deploy, "use": _use, "conjure": _conjure}
    return checks[verb](g, seat, rest) if verb in checks else None


def _done(g: Duel, seat: int) -> tuple[str, ...]:
    """What a player can't do again in this turn; an effect that allows one kind of action allows it once more."""
    return spent(g, seat, g.ally_now(seat)) if getattr(g.top, "only", "any") == "any" else ()


def _move(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    if "move" in _done(g, seat):
        return _no("rz-no-move-left", "RZ-713")
    if g.forbidden("move", ally):
        return _no("rz-no-move-forbidden", "RZ-1407")
    if g.stat(ally, "mp") < 1:
        return _no("rz-no-mp", "RZ-525")
    cells = [BY_NAME.get(name) for name in (rest[0].split("-") if rest else [])]
    if None in cells:
        return _no("rz-no-cell", "RZ-501", cell=rest[0])
    path = [cast(int, cell) for cell in cells]
    here = cast(int, g.cell_of(ally))
    if path and path[-1] == here:
        return _no("rz-no-move-zero", "RZ-524")
    if any(cell in g.s.board for cell in path if cell != here):
        return _no("rz-no-move-through", "RZ-523")
    if path and (
        len(path) > 1
        and len(path) - (path[0] == here) > g.stat(ally, "mp")
        or g.distance(here, path[-1]) > g.stat(ally, "mp")
    ):
        return _no("rz-no-move-far", "RZ-521", mp=g.stat(ally, "mp"))
    if len(path) == 1 and any(way[-1] == path[0] for way in find_paths(g, ally, g.stat(ally, "mp"))):
        return _no("rz-no-move-which", "RZ-522", cell=NAMES[path[0]])
    if not path or len(path) == 1:
        return _no("rz-no-move-way", "RZ-523")
    return _no("rz-no-move-step", "RZ-522")


def _hit(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    if "hit" in _done(g, seat):
        return _no("rz-no-hit-left", "RZ-714")
    if g.forbidden("hit", ally):
        return _no("rz-no-hit-forbidden", "RZ-1407")
    if not g.stat(ally, "ra"):
        return _no("rz-no-ra", "RZ-557")
    if not rest:
        return None
    if rest[0] not in BY_NAME:
        return _no("rz-no-cell", "RZ-501", cell=rest[0])
    return aim_refusal(g, ally, BY_NAME[rest[0]], g.stat(ally, "ra"))


def aim_refusal(g: Duel, ally: int, cell: int, reach: int) -> Refused | None:
    """Why a cell can't be aimed at, if it can't."""
    here = cast(int, g.cell_of(ally))
    if cell == here:
        return _no("rz-no-self-aim", "RZ-717")
    if g.distance(here, cell) > reach:
        return _no("rz-no-reach", "RZ-551", ra=reach)
    if not g.in_reach(ally, cell, reach):
        if any(each in g.s.board for each in BETWEEN[here][cell]):
            return _no("rz-no-line", "RZ-553")
        return _no("rz-no-straight", "RZ-554")
    target = g.entity_at(cell)
    if target and g.controller(target) == g.controller(ally) and g.option("friendly_hits") == "forbidden":
        return _no("rz-no-friend", "RZ-718")
    return None


def _push(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    if "push" in _done(g, seat):
        return _no("rz-no-push-left", "RZ-533")
    psh = g.stat(ally, "psh")
    if not psh:
        return _no("rz-no-psh", "RZ-542")
    if g.forbidden("push", ally):
        return _no("rz-no-push-forbidden", "RZ-1407")
    if not rest:
        return None
    if rest[0] not in BY_NAME:
        return _no("rz-no-cell", "RZ-501", cell=rest[0])
    cell, here = BY_NAME[rest[0]], cast(int, g.cell_of(ally))
    if cell not in AROUND[here]:
        return _no("rz-no-push-reach", "RZ-535")
    if not g.entity_at(cell):
        return _no("rz-no-push-target", "RZ-536")
    if not g.can_be_pushed(g.entity_at(cell)):
        return _no("rz-no-push-proof", "RZ-1407")
    counts = [int(token) for token in rest[1:] if token.isdigit()]
    if counts and not 1 <= counts[0] <= psh:
        return _no("rz-no-push-cells", "RZ-534", psh=psh)
    ways = [SHORT_NAMES.get(token, token) for token in rest[1:] if not token.isdigit()]
    if ways and ways[0] not in BEARINGS[here][cell]:
        return _no("rz-no-push-direction", "RZ-531")
    return None


def _skill(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    skills = g.cards[g.fighter(ally).card].abilities
    if not rest or not rest[0].isdigit() or not 1 <= int(rest[0]) <= len(skills):
        return _no("rz-no-such-skill", "RZ-711", n=len(skills))
    number = int(rest[0]) - 1
    found = skill_refusal(g, seat, ally, number)
    if found is not None:
        return found
    skill = skills[number]
    if skill.label == "spell" and len(rest) > 1 and rest[1] in BY_NAME:
        shape, n = aim_of(skill)
        if shape in ("one", "within"):
            found = aim_refusal(g, ally, BY_NAME[rest[1]], g.stat(ally, "ra") if shape == "one" else n)
            if found is not None:
                return Refused(found.text, "RZ-855" if found.clause == "RZ-551" else found.clause)
    return _no("rz-no-target", "RZ-1415" if len(rest) > 1 else "RZ-1414")


def _in_hand(g: Duel, seat: int, card: str) -> int:
    key = card.split("#")[0]
    return next((id for id in g.s.seats[seat].hand if g.thing(id).card == key), 0)


def _slots(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    row = g.s.seats[seat].powers
    if all(row):
        return _no("rz-no-power-slot", "RZ-902")
    if rest and rest[0].startswith("@"):
        slot = rest[0][1:]
        if not slot.isdigit() or int(slot) - 1 not in SLOTS:
            return _no("rz-no-such-slot", "RZ-303")
        if row[int(slot) - 1]:
            return _no("rz-no-slot-taken", "RZ-305", slot=int(slot))
    return None


def _power(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    id = _in_hand(g, seat, rest[0]) if rest else 0
    if not id:
        return _no("rz-no-such-card", "RZ-720")
    card: PowerCard = g.cards[g.thing(id).card]
    if card.category == "trigger":
        return _no("rz-no-trigger-from-hand", "RZ-933")
    found = _slots(g, seat, rest[1:]) or barred(g, "power", id, card.number, g.scope_on(seat, id))
    if found is not None:
        return found
    if card.category == "aura":
        return _no("rz-no-bearer", "RZ-943")
    return _no(
        "rz-no-target", "RZ-1415" if len(rest) > 2 and g.has_targets(g.scope_on(seat, id), card.used) else "RZ-1414"
    )


def _set(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    id = _in_hand(g, seat, rest[0]) if rest else 0
    if not id:
        return _no("rz-no-such-card", "RZ-721")
    if g.cards[g.thing(id).card].category != "trigger":
        return _no("rz-no-set-category", "RZ-937")
    if g.seat_forbidden("set", seat):
        return _no("rz-no-set-forbidden", "RZ-1407")
    found = _slots(g, seat, rest[1:])
    if found is not None:
        return found
    return _no("rz-no-ap", "RZ-721", needed=1, have=g.s.seats[seat].ap) if g.s.seats[seat].ap < 1 else None


def _discard(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    if g.seat_forbidden("discard", seat):
        return _no("rz-no-discard-forbidden", "RZ-1407")
    return _no("rz-no-discard", "RZ-704")


def _deploy(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    side = g.s.seats[seat]
    if not side.fighter_deck:
        return _no("rz-no-fighters", "RZ-710")
    slot = rest[0].lstrip("@") if rest else ""
    if slot and (not slot.isdigit() or int(slot) - 1 not in SLOTS):
        return _no("rz-no-such-slot", "RZ-302")
    if all(side.slots) or slot and side.slots[int(slot) - 1]:
        return _no("rz-no-fighter-slot", "RZ-304")
    if g.seat_forbidden("deploy", seat):
        return _no("rz-no-deploy-forbidden", "RZ-1407")
    if not g.free_deploy_cells(seat):
        return _no("rz-no-deploy-cell", "RZ-513")
    return _no("rz-no-deploy-current", "RZ-706") if slot and int(slot) - 1 == g.s.turn else None


def _use(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    slot = rest[0].lstrip("@") if rest else ""
    if not slot.isdigit() or int(slot) - 1 not in SLOTS or not g.s.seats[seat].powers[int(slot) - 1]:
        return _no("rz-no-such-slot", "RZ-303")
    id = g.s.seats[seat].powers[int(slot) - 1]
    power: Power = g.thing(id)
    card: PowerCard = g.cards[power.card]
    if power.facedown or not card.used_in_play:
        return _no("rz-no-use-in-play", "RZ-925")
    return barred(g, "use", id, card.number, g.scope_on(seat, id)) or _no("rz-no-target", "RZ-1414")


def _conjure(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    if "conjuration" in _done(g, seat):
        return _no("rz-no-conjuration-left", "RZ-803")
    numen = g.s.seats[seat].numen
    return barred(g, "conjure", numen, 1, g.scope_on(seat, numen)) or _no("rz-no-target", "RZ-1414")
