"""The words of Rizontical's cards: its nouns, what they have, what comes about, when. What its own operations do is in
`acts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.cards import nouns
from engines.kernel.cards.branches import flow
from engines.kernel.cards.going import delayed, lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.luck import chance
from engines.kernel.cards.pay import payments

from . import zones
from .board import called
from .conditions import count
from .places import around, at, beside, in_deploy_zone, is_empty, on_half, on_slot_of, within

L = Language("rizontical")

ELEMENTS = ("neutral", "fire", "ice", "air", "earth", "thunder", "water", "akasha")
"""The eight elements. [RZ-811]"""
TYPES = ("physical", "magical")
"""The two types. [RZ-815]"""
STATUSES = ("Burned", "First", "Invincible", "Last", "Poison", "Shield")
"""The six Statuses. [RZ-1018]"""
LABELS = ("passive", "trigger", "spell", "spell*", "mana", "ultimate", "unique")
"""The seven Skill labels. [RZ-842]"""
MARKERS = ("ultimate", "unique", "legendary")
"""The three Markers. [RZ-1025]"""
SOURCES = ("hit", "melee", "ra", "psh", "power", "skill", "ability", "status")
"""What DMG may be from."""
DMG = (*SOURCES, "all", *ELEMENTS, *TYPES)
"""What a DMG may be called by conditions and effects that change it. [RZ-1008]"""
DMG_NAMES = {name: name.upper() if name in ("ra", "psh") else name.capitalize() for name in DMG}
BUFFS = tuple([f"{kind} DMG {way}" for kind in DMG_NAMES.values() for way in ("Dealt", "Taken")
               if (kind, way) != ("Status", "Dealt")])  # fmt: skip
"""The names that Buffs and Debuffs can have. [RZ-1008 RZ-1009]"""
CONDITIONS = (*STATUSES, *BUFFS)

# ------------------------------------------------------------------------------------------------------ kinds and zones

for _kind in ("fighter", "power", "summon", "tile", "numen", "cell", "player"):
    L.kind(_kind)
L.kind("entity", of=("fighter", "summon"))
L.kind("power", of=("power", "summon", "tile"))
"""Summons and Tiles are Powers; those that lie in a zone are looked for there alone. [RZ-1101 RZ-1121]"""
L.kind("target", of=("fighter", "power"))
"""What may be targeted."""
ENTITIES = ("fighter", "summon")
POWERS = ("power", "summon", "tile")
MARKED = ("fighter", *POWERS)
PLACED = (*ENTITIES, "tile", "cell")
"""What has a place on the board."""

L.zone("play", default=True)
"""The board and the field."""
L.zone("field")
for _name, _zone in (
    *(("hand", zones.HAND), ("deck", zones.POWER_DECK), ("void", zones.POWER_VOID)),
    *(("fighter_deck", zones.FIGHTER_DECK), ("fighter_void", zones.FIGHTER_VOID)),
):
    L.zone(_name, sees=_zone.sees, order=_zone.order)
L.held = frozenset(("hand", "deck", "void", "fighter_deck", "fighter_void"))

# ------------------------------------------------------------------------------------------------- references and paths


def _one(id: int) -> tuple[int, ...]:
    return (id,) if id else ()


L.ref("host", "things", lambda scope: scope.g.bearers(scope.this))
L.ref("foe", "players", lambda scope: (2 - scope.seat,))
L.ref("each", "players", lambda scope: tuple(seat + 1 for seat in scope.g.by_priority()))
L.ref("match", "match", lambda _: (0,))
L.ref("attacker", "things", lambda scope: scope.g.attacker(scope))
L.ref("struck", "things", lambda scope: scope.named("struck") or scope.g.struck(scope))
L.ref("ally_now", "things", lambda scope: _one(scope.g.ally_now(scope.seat)))
L.ref("enemy_now", "things", lambda scope: _one(scope.g.ally_now(1 - scope.seat)))
L.texts |= {"attacker": "attacker", "struck": "struck", "ally_now": "ally-now", "enemy_now": "enemy-now"}
L.path("controller", "players", lambda g, id: (g.controller(id) + 1,))
L.path("owner", "players", lambda g, id: (g.owner_of(id) + 1,))

# ------------------------------------------------------------------------------------------------------------
# attributes


def _figure(name: str) -> Callable[[Any, int], int]:
    return lambda g, id: g.measure(id, name)


for _stat in ("atk", "def", "mana", "mp", "ra", "psh"):
    nouns.number(L, _stat, of=("fighter",), read=_figure(_stat), order=("set", "change"), least=0, clause="RZ-863")
for _name, _of, _clause in (
    *((name, ENTITIES, "RZ-864") for name in ("hp", "max_hp")),
    *((name, ("fighter",), "RZ-863") for name in ("weakness", "resistance", "speed")),
):
    nouns.number(L, _name, of=_of, read=_figure(_name), clause=_clause)
for _name, _of, _read in (("protection", ("fighter",), ""), ("uses", POWERS, "use"), ("time", POWERS, "")):
    nouns.number(L, _name, of=_of, read=_figure(_read or _name), least=0, most=6, clause="RZ-869")
nouns.number(L, "push", of=("tile",), read=_figure("push"), clause="RZ-1129")
for _what, _group in (("conditions", ""), ("buffs", "buff"), ("debuffs", "debuff"), ("statuses", "status")):
    nouns.number(
        L, _what, of=("fighter",), read=lambda g, id, group=_group: count(g, id, group), least=0, clause="RZ-1002"
    )
nouns.number(L, "slot", of=("fighter", "power"), read=lambda g, id: g.slot_of(id), least=0, most=4, clause="RZ-601")
nouns.number(L, "ap", of=("player",), read=lambda g, id: g.s.seats[id - 1].ap, clause="RZ-731")
nouns.number(L, "souls", of=("player",), read=lambda g, id: g.s.seats[id - 1].souls, clause="RZ-202")
nouns.number(L, "hand", of=("player",), read=lambda g, id: len(g.s.seats[id - 1].hand), clause="RZ-310")
nouns.number(L, "timeline", of=("match",), read=lambda g, _: g.s.turn + 1, clause="RZ-601")
nouns.words(
    L, "elements", shared=True, of=("fighter",), read=lambda g, id: g.elements(id), values=ELEMENTS, clause="RZ-811"
)
nouns.words(L, "types", shared=True, of=("fighter",), read=lambda g, id: g.types(id), values=TYPES, clause="RZ-815")
for _make, _name in ((nouns.words, "has"), (nouns.lacking, "lacks")):
    _make(L, _name, of=MARKED, read=lambda g, id: g.conditions_of(id), values=CONDITIONS, clause="RZ-1002")
nouns.words(L, "labels", of=("fighter",), read=lambda g, id: g.labels(id), values=LABELS, clause="RZ-842")
nouns.words(L, "markers", of=("fighter", "player"), read=lambda g, id: g.markers(id), values=MARKERS, clause="RZ-1025")
nouns.words(L, "marked", of=MARKED, read=lambda g, id: g.marks(id), clause="RZ-1622")
nouns.lacking(L, "unmarked", of=MARKED, read=lambda g, id: g.marks(id), clause="RZ-1622")
nouns.words(
    L, "did", of=("fighter",), read=lambda g, id: g.did(id), values=("move", "hit", "push", "skill"), clause="RZ-724"
)


class OfCard(nouns.WordOf):
    """What stands on a Power: nobody but its player reads one that lies face down. [RZ-312]"""

    def test(self, wanted: Any) -> nouns.Test:
        read = self.read
        return lambda scope, id: not scope.g.is_hidden_from(id, scope.reader) and read(scope.g, id) in wanted


class CostOfCard(nouns.NumberOf):
    """The AP Cost printed on a Power: nobody but its player asks for that of one that lies face down. [RZ-312]"""

    def test(self, wanted: Any) -> nouns.Test:
        fits = wanted.test()
        return lambda scope, id: not scope.g.is_hidden_from(id, scope.reader) and fits(scope, scope.g.on_card(id, "ap"))


L.attributes["ap_cost"] = CostOfCard(
    "ap_cost", ("power",), lambda g, id: 0 if g.is_facedown(id) else g.on_card(id, "ap"), clause="RZ-921"
)
for _name, _values, _clause in (
    ("rank", ("common", "legendary"), "RZ-911"),
    ("category", ("normal", "permanent", "trigger", "aura"), ""),
):
    L.attributes[_name] = OfCard(
        _name, ("power",), lambda g, id, name=_name: g.on_card(id, name), _values, clause=_clause
    )

nouns.flag(L, "facedown", of=("power",), read=lambda g, id: g.is_facedown(id), public=True, clause="RZ-312")
nouns.flag(L, "empty", of=("cell",), read=lambda g, id: is_empty(g, id))
nouns.flag(L, "free", of=("cell",), read=lambda g, id: is_empty(g, id) and called(id) not in g.s.tiles, clause="RZ-507")
nouns.flag(L, "current", of=("fighter", "power"), read=lambda g, id: g.slot_of(id) == g.s.turn + 1, clause="RZ-601")
nouns.flag(L, "defeated", of=("fighter",), read=lambda g, id: g.is_defeated(id))
nouns.flag(L, "active", of=("player",), read=lambda g, id: g.s.active == id - 1)
nouns.relation(L, "within", of=PLACED, find=within, counted=True, apart=True, clause="RZ-555")
nouns.relation(L, "around", of=PLACED, find=around, apart=True, clause="RZ-504")
nouns.relation(L, "adjacent", of=PLACED, find=beside, apart=True, clause="RZ-505")
nouns.relation(L, "at", of=PLACED, find=at)
nouns.relation(L, "same_slot", of=("fighter", "power"), find=on_slot_of, clause="RZ-601")
nouns.relation(L, "deploy_zone", of=PLACED, find=in_deploy_zone, clause="RZ-503")
nouns.relation(L, "half", of=PLACED, find=on_half, clause="RZ-502")

L.resources = {"ap": "ap"}
L.paid_names = {
    "discard": ("power",),
    "destroy": ("power",),
    "return": ("fighter", "power"),
    "defeat": ("fighter", "summon"),
}

# ----------------------------------------------------------------------------------------------------- what comes about

USES = ("skill", "power", "use", "numen", "conjure")
ACTIONS = ("move", "hit", "push", "skill", "power", "set", "deploy", "discard", "numen", "skip")
"""The actions that are announced. [RZ-1402]"""
L.event("announced", subject="target", shown=True, other="entity", player="actor", amount="cells",
        kinds=(*ACTIONS, "use", "conjure", *LABELS))  # fmt: skip
L.event("targeted", subject="target", other="fighter", player="actor", kinds=(*USES, "hit", "push", *LABELS),
        clause="RZ-1625")  # fmt: skip
HITS = ("basic", "spell", "effect")
"""What hits are: a Basic Hit, that of a SPELL, one that an effect makes. [RZ-1214]"""
HIT_EVENTS = frozenset(("about_to_be_hit", "hit_done", "hit_negated", "calc_a", "calc_b", "dmg_about", "damaged"))
"""What comes about by a hit, or may."""
L.event("about_to_be_hit", subject="entity", other="fighter", player="controller", kinds=HITS, would=True)
L.event("hit_done", subject="entity", other="fighter", player="attacker", kinds=HITS)
L.event("hit_negated", other="fighter", player="attacker")
PSH_BY = ("border", "entity")
"""What PSH DMG may be from: a push against the border, or against an entity. [RZ-537 RZ-538]"""
_DMG: dict[str, Any] = {"subject": "entity", "other": "fighter", "player": "controller", "amount": "dmg"}
for _name in ("calc_a", "calc_b"):
    L.event(_name, **_DMG, kinds=(*DMG, *STATUSES))
L.event("damaged", **_DMG, kinds=(*DMG, *STATUSES, *PSH_BY))
L.event("dmg_about", **_DMG, kinds=(*DMG, *STATUSES, *PSH_BY), would=True, varies=True)
L.event("hp_lost", subject="fighter", player="controller", amount="hp", would=True, varies=True)
L.event("healed", subject="fighter", other="fighter", player="controller", amount="hp", would=True, varies=True)
L.event("defeated", subject="entity", other="fighter", player="controller", would=True)
L.event("would_be_defeated", subject="entity", other="fighter", player="controller")
for _name in ("deployed", "own_turn_start", "own_turn_end"):
    L.event(_name, subject="fighter", player="controller")
L.event("removed", subject="fighter", player="controller", kinds=("void", "deck"), would=True)
L.event("step", subject="entity", player="controller")
L.event("summoned", subject="summon", player="controller")
L.event("moved", subject="fighter", player="controller", amount="cells", kinds=("action", "effect"), would=True)
_PUSH: dict[str, Any] = {"subject": "entity", "other": "fighter", "player": "controller", "amount": "cells"}
L.event("push_about", **_PUSH, would=True, varies=True)
L.event("pushed", **_PUSH)
L.event("blocked", subject="entity", other="fighter", player="controller", amount="cells", kinds=PSH_BY)
for _name in ("power_used", "power_set", "would_be_destroyed"):
    L.event(_name, subject="power", player="actor", shown=_name == "power_used")
L.event("destroyed", subject="power", player="controller", would=True)
L.event("power_left", subject="power", player="controller", kinds=("void", "hand", "deck", "supply"), would=True)
L.event("skill_used", subject="fighter", player="actor", kinds=LABELS)
_CONDITION: dict[str, Any] = {
    "subject": "fighter", "player": "controller", "amount": "value", "kinds": ("buff", "debuff", "status", *STATUSES),
}  # fmt: skip
L.event("condition_gained", **_CONDITION, other="fighter", would=True, varies=True)
L.event("condition_lost", **_CONDITION)
L.event("tile_placed", subject="tile", player="actor")
for _name in ("ap_gained", "ap_lost"):
    L.event(_name, player="player", amount="ap", would=True, varies=True)
for _name in ("drawn", "discarded"):
    L.event(_name, player="player", amount="cards", would=True, varies=True)
L.event("searched", player="player", amount="cards")
for _name in ("marker_placed", "deck_empty", "bonus_taken"):
    L.event(_name, player="player")
for _name in ("round_start", "turn_start", "round_end"):
    L.event(_name)
L.event("turn_end", subject="fighter", player="controller")

# ----------------------------------------------------------------------------------------------------------------- time

L.period("turn", lambda g: g.s.player_turn)
L.period("round", lambda g: g.s.round)
L.period("match", lambda _: 0)
for _moment in ("combat", "turn", "timeline_turn", "round"):
    L.moment(_moment)
L.moment("next_own_turn", of="player")
for _moment in ("turn_end", "timeline_turn_end", "round_end", "round_begin"):
    L.moment(_moment, later=True)
L.moment("own_turn", of="player", later=True)

# ------------------------------------------------------------------------------------------ what can be forbidden,
# allowed

GAINED = (*CONDITIONS, "buff", "debuff", "status")
for _act in (
    "move", "hit", "push", "heal", "move_straight", "skill", *(f"skill {label}" for label in LABELS),
    *(f"gain {name}" for name in GAINED),
):  # fmt: skip
    L.act(_act, "forbid", of=("fighter", "player"))
L.act("use_power", "forbid", of=("power", "player"), what=True)
for _act in ("be_pushed", "be_moved"):
    L.act(_act, "forbid", of=("entity", "player"))
L.act("be_targeted", "forbid", of=("target", "player"))
for _act in ("draw", "deploy", "set", "discard", "skip", "conjure"):
    L.act(_act, "forbid", of=("player",))
# what effects allow beyond the rules [RZ-1407]
for _act in ("extra_hit", "hit_through", "hit_inf", "move_through", "act_after_hit"):
    L.act(_act, "allow", of=("fighter",))
for _act in ("deploy_current", "deploy_anywhere"):
    L.act(_act, "allow", of=("player",))

L.own_secrets = True
L.clauses |= {
    "secret": ("RZ-310", "RZ-311"), "asked": ("RZ-1603",), "hidden": ("RZ-310", "RZ-311", "RZ-1603"),
    "pick": ("RZ-1415", "RZ-1416"), "optional": ("RZ-1415",), "number": ("RZ-1415",), "mode": ("RZ-1415",),
    "pay": ("RZ-1404",), "again": ("RZ-1607",),
}  # fmt: skip
L.adopt(flow, chance, payments, lasting("change", "set", "be", "forbid", "allow"), delayed)
