"""The words of OWR's cards: its nouns, what they have, what comes about, when. What its own operations do is in
`acts`."""

from __future__ import annotations

from functools import partial
from typing import Any

from engines.kernel.cards import nouns
from engines.kernel.cards.branches import flow
from engines.kernel.cards.going import delayed, lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.luck import chance
from engines.kernel.cards.pay import payments

from . import zones
from .state import lane_of_cell

L = Language("owr")
L.two_players = L.own_secrets = L.veils = L.declines = True

METHODS = ("Play", "Reveal", "Stackable", "Hatch", "Soul")
"""The keywords that say how what a creature does is activated. [OW-236]"""
ITEMS = ("card", "ability", "attack", "summon")
"""The sorts of what waits while players may respond. [OW-951 OW-952]"""

# ------------------------------------------------------------------------------------------------------ kinds and zones

PRINTED = ("creature", "rune", "jinx", "artifact", "arena", "weapon")
"""The types of cards. [OW-233]"""
for _kind in (*PRINTED, "soul", "set_card", "player", "cell", "pending"):
    L.kind(_kind)
L.kind("lane", of=("cell",))
L.kind("stack", of=("cell",))
CARDS = (*PRINTED, "soul", "set_card")
L.kind("card", of=CARDS)
L.kind("stack_card", of=("soul", "rune", "artifact", "set_card"))
L.nouns = frozenset(("lane", "stack", "card", "stack_card"))

L.zone("field", default=True)
for _zone in (zones.HAND, zones.DECK, zones.EXTRA, zones.GRAVE, zones.BANISH):
    L.zone(_zone.name, sees=_zone.sees, order=_zone.order)
L.zone("pending", of="match")
L.held = frozenset(("hand", "deck", "extra", "grave", "banish"))
L.found = ("hand", "deck_top", "grave")
L.outside = ("hand", "grave")

# ------------------------------------------------------------------------------------------------- references and paths


nouns.two(L)
L.ref("active", "players", lambda scope: (scope.g.s.active + 1,))
L.ref("match", "match", lambda scope: (0,))
L.ref("bearer", "things", lambda scope: scope.g.bearer(scope.this))
L.ref("opposite", "things", lambda scope: scope.g.opposite_to(scope.this))
L.ref("here", "cells", lambda scope: scope.g.cells_of(scope.this))
L.ref("attacker", "things", lambda scope: scope.g.attacker())
L.ref("defender", "things", lambda scope: scope.g.defender())
L.ref("attacked", "cells", lambda scope: scope.g.attacked_lane())
L.ref("pending", "things", lambda scope: scope.g.answered())

# ----------------------------------------------------------------------------------------------------------- attributes

_IN_LANES = ("creature",)
_LAYERS = ("set", "change", "multiply")


def _on(g: Any, id: int, name: str) -> Any:
    """What is on a creature in a lane; a card elsewhere has nothing on it."""
    return getattr(g.known(id), name, 0)


for _stat in ("atk", "def"):
    nouns.number(
        L, _stat, of=("creature", "soul"), read=lambda g, id, stat=_stat: g.stat(id, stat),
        order=_LAYERS, least=0, clause="OW-860",
    )  # fmt: skip
nouns.number(L, "left", of=_IN_LANES, read=lambda g, id: g.remaining(id), clause="OW-822")
nouns.number(L, "damage", of=_IN_LANES, read=lambda g, id: g.damage_on(id), public=True, clause="OW-821")
nouns.number(L, "cost", of=CARDS, read=lambda g, id: g.card_of(id).price, clause="OW-231")
for _name, _of, _clause in (
    ("attacks", "creature", "OW-810"), ("moves", "creature", "OW-905"),
    ("normal_summons", "player", "OW-425"), ("stackables", "player", "OW-939"),
):  # fmt: skip
    nouns.number(
        L, _name, of=(_of,), read=lambda g, id, name=_name: g.figure(id, name, 1), order=_LAYERS, least=0,
        public=_of == "creature", clause=_clause,
    )  # fmt: skip
nouns.number(L, "weapon_slots", of=_IN_LANES, read=lambda g, id: g.slots(id), order=_LAYERS, least=0, clause="OW-752")
nouns.number(L, "lf", of=("player",), read=lambda g, id: g.s.seats[id - 1].lf, clause="OW-103")
nouns.number(L, "hand", of=("player",), read=lambda g, id: len(g.s.seats[id - 1].hand), clause="OW-341")
nouns.number(L, "deck", of=("player",), read=lambda g, id: len(g.s.seats[id - 1].deck), clause="OW-342")
nouns.number(L, "souls", of=("player",), read=lambda g, id: len(g.souls(id - 1)), clause="OW-655")
nouns.number(L, "number", of=("cell",), read=lambda g, id: 1 + g.lane_of(id), clause="OW-301")
nouns.words(L, "subtype", shared=True, of=CARDS, read=lambda g, id: g.card_of(id).subtype, clause="OW-233")
nouns.words(L, "has", of=CARDS, read=lambda g, id: g.card_of(id).methods, values=METHODS, clause="OW-236")
nouns.named(L, "name", of=CARDS, read=lambda g, id: g.card_of(id).name)
nouns.flag(L, "token", of=CARDS, read=lambda g, id: g.known(id).token, public=True, clause="OW-551")
nouns.flag(L, "face_down", of=CARDS, read=lambda g, id: g.known(id).down, public=True, clause="OW-523")
nouns.flag(L, "attacked", of=_IN_LANES, read=lambda g, id: _on(g, id, "attacks") > 0, public=True, clause="OW-810")
nouns.flag(L, "new", of=_IN_LANES, read=lambda g, id: _on(g, id, "arrived") == g.s.turn, public=True, clause="OW-504")
nouns.flag(L, "arrows", of=_IN_LANES, read=lambda g, id: any(g.arrows(id)), clause="OW-238")
nouns.flag(L, "armed", of=_IN_LANES, read=lambda g, id: bool(_on(g, id, "weapons")), clause="OW-751")
nouns.flag(L, "extra", of=CARDS, read=lambda g, id: getattr(g.card_of(id), "extra", False), clause="OW-205")
nouns.flag(L, "top", of=("stack_card",), read=lambda g, id: g.is_top(id), public=True, clause="OW-722")
nouns.flag(L, "in_play", of=CARDS, read=lambda g, id: g.is_in_play(id), public=True, clause="OW-314")
nouns.flag(L, "empty", of=("cell",), read=lambda g, id: not g.in_lane(*lane_of_cell(id)), public=True, clause="OW-510")
nouns.flag(L, "active", of=("player",), read=lambda g, id: g.s.active == id - 1)
nouns.word(
    L, "entered", of=_IN_LANES, read=lambda g, id: "down" if _on(g, id, "entered_down") else "up",
    values=("up", "down"), public=True, clause="OW-936",
)  # fmt: skip
_pending: Any = {"of": ("pending",), "public": True, "clause": "OW-951"}
nouns.word(L, "waits", read=lambda g, id: g.of_item(id, "sort"), values=ITEMS, **_pending)
nouns.word(
    L, "of_kind", read=lambda g, id: getattr(g.cards.get(g.of_item(id, "card")), "kind", ""), values=PRINTED, **_pending
)
nouns.words(L, "method", read=lambda g, id: tuple(g.of_item(id, "method").title().split()), values=METHODS, **_pending)
nouns.word(
    L, "phase", of=("match",), read=lambda g, id: g.s.phase, values=("draw", "main_1", "battle", "main_2", "end"),
    clause="OW-420",
)  # fmt: skip
_PLACED = ("creature", "stack_card", "cell")
nouns.relation(
    L, "lane", of=_PLACED, find=lambda g, other, n: g.all_in(g.lanes_by(other, 0)),
    so=lambda g, id, other: g.lane_of(id) in g.lanes_by(other, 0),
    clause="OW-302",
)  # fmt: skip
nouns.relation(
    L, "pointed", of=_PLACED, clause="OW-917", apart=True,
    find=lambda g, other, n: g.all_in(() if g.veiled(other) else g.points_to(other), (g.seat_of(other),)),
)  # fmt: skip
nouns.relation(
    L, "adjacent", of=_PLACED, find=lambda g, other, n: g.all_in(g.lanes_by(other, -1, 1)), clause="OW-301", apart=True,
)  # fmt: skip
nouns.relation(
    L, "carries", of=_IN_LANES, find=lambda g, other, n: g.still((g.host_of(other),)), clause="OW-751",
)  # fmt: skip

L.resources = {"lf": "lf", "souls": None}

# ----------------------------------------------------------------------------------------------------- what comes about

CAUSES = ("battle", "effect", "none")
"""By what something is destroyed: where only a change of DEF brought it about, by neither. [OW-823 OW-825]"""
CASTS = ("rune", "jinx", "arena", "artifact", "weapon")
LOSSES = ("direct", "recoil", "effect", "cost", "set")
ABILITIES = ("play", "reveal", "stackable", "hatch", "soul", "trigger", "activated")
_of_creature = partial(L.event, subject="creature", player="controller")
_of_card = partial(L.event, subject="card", player="controller")
_done = partial(L.event, subject="card", player="actor")
_of_player = partial(L.event, player="player")
_of_creature("summoned", kinds=("normal", "special", "token", "up", "down"), clause="OW-952")
_of_creature("revealed", kinds=("attack", "player", "effect"), clause="OW-935")
_of_creature("turned_down", clause="OW-525")
_of_creature("attack_declared", other="defender", kinds=("direct", "creature"), clause="OW-814")
_of_creature("battled", other="creature", clause="OW-803")
_of_card("destroyed", other="destroyer", kinds=CAUSES, would=True, parting=True, clause="OW-832")
L.event("damaged", subject="creature", other="source", amount="damage", kinds=CAUSES[:2], would=True, varies=True)
L.event("became_soul", subject="soul", player="owner", clause="OW-864")
_of_creature("tributed", parting=True, clause="OW-517")
_of_player("soul_spent", amount="souls", clause="OW-652")
_done("cast", kinds=(*CASTS, "flash", "continuous"), clause="OW-601")
_done("set", subject="set_card", clause="OW-606")
_done("ability_activated", kinds=ABILITIES, clause="OW-951")
_done("targeted", clause="OW-971")
_of_creature("moved", clause="OW-903")
_of_player("lf_lost", amount="lf", kinds=LOSSES, would=True, varies=True, clause="OW-104")
_of_player("lf_restored", amount="lf", clause="OW-107")
for _name, _clause in (("drew", "OW-421"), ("discarded", "OW-317")):
    _of_player(_name, amount="cards", clause=_clause)
for _name, _clause in (("banished", "OW-311"), ("returned", "OW-834"), ("weapon_lost", "OW-754")):
    _of_card(_name, parting=True, clause=_clause)
_of_creature("token_removed", parting=True, clause="OW-560")
_of_creature("control_changed", clause="OW-980")
MOMENTS = ("turn_begins", "phase_draw", "phase_battle", "phase_end")
for _name in MOMENTS:
    _of_player(_name, clause="OW-954")
L.at_events = frozenset(MOMENTS)

# ----------------------------------------------------------------------------------------------------------------- time

L.period("turn", lambda g: g.s.turn)
L.period("match", lambda g: 0)
L.moment("turn")
L.moment("battle")
L.moment("next_turn", of="player")
L.moment("next_turn_end", of="player", then="turn", at_once=True)
for _moment in ("phase_battle", "phase_end"):
    L.moment(_moment, later=True)
L.moment("next_draw", of="player", later=True)
L.times = ("your_turn", "foes_turn")

# ----------------------------------------------------------------------------------- what can be forbidden and allowed

SKIPPED = ("draw_phase", "main_1", "battle_phase", "main_2")
for _act in (
    "attack", "be_attacked", "move", "turn_up", "be_targeted", "be_returned", "be_destroyed", "be_destroyed_in_battle",
    "be_destroyed_by_effects", "recoil",
):  # fmt: skip
    L.act(_act, "forbid", of=_IN_LANES)
for _act in ("cast", "set", "summon", "respond"):
    L.act(_act, "forbid", of=("player",), what=True)
for _act in ("stack", "draw", *SKIPPED):
    L.act(_act, "forbid", of=("player",))
for _act in ("move_in_main_1", "pierce"):
    L.act(_act, "allow", of=_IN_LANES)
L.act("flash_any_turn", "allow", of=("player",))

L.clauses |= {
    "chance": ("OW-984",),
    "hidden": ("OW-341", "OW-959"),
    "asked": ("OW-341", "OW-959"),
    "pick": ("OW-974", "OW-976"),
    "optional": ("OW-975",),
    "mode": ("OW-976",),
    "instead": ("OW-977",),
    "number": ("OW-976",),
    "pay": ("OW-654",),
}
L.adopt(flow, chance, payments, lasting("change", "set", "multiply", "forbid", "allow", "control"), delayed)
del L.always["control"]  # it is taken for a time [OW-980]
