"""The words of Raise, Rise & Die's cards: its nouns, what they have, what comes about, when. What its own operations do
is in `acts`."""

from __future__ import annotations

from engines.kernel.cards import nouns
from engines.kernel.cards.branches import flow
from engines.kernel.cards.going import delayed, lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.luck import chance
from engines.kernel.cards.pay import payments

from . import zones
from .state import SLOTS

L = Language("raise_rise_die")
L.two_players = L.own_secrets = L.declines = True

# ------------------------------------------------------------------------------------------------------ kinds and zones

COMBAT = ("assault", "support", "defence")
"""The types of combat cards. [RD-310]"""
PLACED = ("object", "infusion", "weapon", "character")
"""What stays on the mat from bout to bout. [RD-1112]"""
for _kind in (*COMBAT, *PLACED, "player", "cell"):
    L.kind(_kind)
CARDS = (*COMBAT, *PLACED)
L.kind("card", of=CARDS)
L.kind("slot", of=("cell",))
L.nouns = frozenset(("card", "slot"))

L.zone("table", default=True)
L.zone("top_soul")
for _zone in (zones.HAND, zones.DECK, zones.DISCARD, zones.VOID):
    L.zone(_zone.name, sees=_zone.sees, order="none" if _zone.sees != "all" else "kept")
L.held = frozenset(("hand", "deck", "discard", "void", "top_soul"))
L.controls = False

# ------------------------------------------------------------------------------------------------- references and paths

nouns.two(L)
L.ref("opener", "things", lambda scope: scope.g.opener())

# ----------------------------------------------------------------------------------------------------------- attributes

LAYERS = ("set", "multiply", "change")
_VALUES = {"damage": ("assault", "RD-310"), "break": ("support", "RD-310"), "block": ("defence", "RD-310")}
for _name, (_kind, _clause) in _VALUES.items():
    nouns.number(
        L, _name, of=(_kind, "object") if _kind == "support" else (_kind,),
        read=lambda g, id, name=_name: g.value(id, name), order=LAYERS, least=0, clause=_clause,
    )  # fmt: skip
for _name, _word, _clause in (("bonus", "bonus_damage", "RD-1516"), ("pierce", "pierce", "RD-1545")):
    nouns.number(
        L, _name, of=("assault",), read=lambda g, id, name=_name: g.figure(id, name, 0),
        order=("set", _word, "multiply", "change"), least=0, clause=_clause,
    )  # fmt: skip
nouns.number(
    L, "amplitude", of=COMBAT, read=lambda g, id: g.figure(id, "amplitude", 1), order=LAYERS, least=1, clause="RD-1508"
)
nouns.number(L, "cost", of=CARDS, read=lambda g, id: g.cost(id), order=LAYERS, least=0, clause="RD-312")
nouns.number(L, "sv", of=CARDS, read=lambda g, id: g.sv(id), clause="RD-311")
for _name, _clause in (("hp", "RD-304"), ("reserve", "RD-406"), ("latent", "RD-307"), ("played", "RD-1526")):
    nouns.number(
        L, _name, of=("player",), read=lambda g, id, name=_name: getattr(g.s.seats[id - 1], name), clause=_clause
    )
for _name, _clause in (("hand", "RD-404"), ("deck", "RD-401"), ("discard", "RD-409"), ("void", "RD-407")):
    nouns.number(
        L, _name, of=("player",), read=lambda g, id, name=_name: len(getattr(g.s.seats[id - 1], name)), clause=_clause
    )
for _name, _clause in (("active", "RD-306"), ("sockets", "RD-1106"), ("object_slots", "RD-1113")):
    nouns.number(
        L, _name, of=("player",), read=lambda g, id, name=_name: g.ability_figure(id - 1, name),
        order=LAYERS, least=0, clause=_clause,
    )  # fmt: skip
MARKERS = ("poison", "bleed", "omen")
"""The markers; an omen has no effect of its own. [RD-1588]"""
for _name in MARKERS:
    nouns.number(L, _name, of=("player",), read=lambda g, id, name=_name: g.markers(id - 1, name), clause="RD-1588")
    L.counters[_name] = _name
nouns.word(
    L, "slot", of=(*COMBAT, "cell"), read=lambda g, id: g.slot_of(id), values=SLOTS, public=True, clause="RD-410"
)
nouns.word(
    L, "role", of=COMBAT, read=lambda g, id: g.thing(id).role, values=("opener", "counter", "answer", "alone"),
    public=True, clause="RD-909",
)  # fmt: skip
nouns.word(L, "type", shared=True, of=CARDS, read=lambda g, id: g.card_of(id).kind, values=COMBAT, clause="RD-310")
nouns.named(L, "archetype", of=CARDS, read=lambda g, id: getattr(g.card_of(id), "archetype", ""))
nouns.named(L, "name", of=CARDS, read=lambda g, id: g.card_of(id).name)
nouns.flag(L, "instant", of=CARDS, read=lambda g, id: getattr(g.card_of(id), "instant", False), clause="RD-901")
nouns.flag(L, "is_object", of=CARDS, read=lambda g, id: getattr(g.card_of(id), "object", False), clause="RD-1201")
nouns.flag(L, "transcended", of=COMBAT, read=lambda g, id: g.known(id).transcended, public=True, clause="RD-1310")
nouns.flag(L, "countered", of=COMBAT, read=lambda g, id: g.known(id).countered, public=True, clause="RD-813")
nouns.flag(L, "pending", of=COMBAT, read=lambda g, id: g.is_pending(id), public=True, clause="RD-829")
nouns.flag(L, "optimal", of=COMBAT, read=lambda g, id: g.is_optimal(id), public=True, clause="RD-717")
nouns.flag(L, "upright", of=CARDS, read=lambda g, id: not g.known(id).used, public=True, clause="RD-415")
nouns.flag(L, "stunned", of=("player",), read=lambda g, id: g.s.seats[id - 1].stunned, clause="RD-1577")
nouns.flag(L, "passed", of=("player",), read=lambda g, id: g.s.seats[id - 1].passed, clause="RD-725")
nouns.flag(L, "starter", of=("player",), read=lambda g, id: g.s.starter == id - 1, clause="RD-604")

L.resources = {"hp": "hp", "reserve": "reserve", "latent": "latent"}

# ----------------------------------------------------------------------------------------------------- what comes about

_CARD = "card"
HOW = ("effect", "bleed", "soul", "transcend", "cost")
"""How HP are lost."""
L.event("laid", subject=_CARD, player="actor", kinds=("opener", "counter", "answer", "alone"), clause="RD-702")
L.event("transcended", subject=_CARD, player="actor", clause="RD-1302")
L.event("sacrificed", subject=_CARD, player="actor", clause="RD-704", anywhere=True)
L.event("passed", player="actor", clause="RD-725")
L.event("countered", subject=_CARD, other=_CARD, player="controller", clause="RD-813")
L.event("counter_held", subject=_CARD, player="controller", clause="RD-809")
L.event("resolved", subject=_CARD, player="controller", clause="RD-720")
L.event("damaged", player="player", other="source", amount="damage", kinds=("assault", "effect"), would=True,
        varies=True,
        clause="RD-1001")  # fmt: skip
L.event("burned", player="player", other="source", amount="damage", would=True, varies=True, clause="RD-1585")
L.event("soul_lost", subject=_CARD, player="owner", kinds=("damage", "burn"), would=True, clause="RD-1001")
L.event("hp_lost", player="player", amount="hp", kinds=HOW, would=True, varies=True, clause="RD-1008")
L.event("hp_gained", player="player", amount="hp", clause="RD-305")
for _name in MARKERS:
    L.event(f"{_name}_added", player="player", amount="markers", would=True, varies=True, clause="RD-1588")
for _name, _clause in (("drew", "RD-1550"), ("discarded", "RD-1544")):
    L.event(_name, player="player", amount="cards", clause=_clause)
for _name, _clause in (("object_used", "RD-1207"), ("object_placed", "RD-1202"), ("infused", "RD-1102"),
                       ("destroyed", "RD-1108"), ("swapped", "RD-1521"), ("searched", "RD-1566")):  # fmt: skip
    L.event(_name, subject=_CARD, player="controller", clause=_clause)
L.event("was_stunned", player="player", clause="RD-1577")
MOMENTS = ("bout_start", "bout_end")
for _name in MOMENTS:
    L.event(_name, clause="RD-1702" if _name == "bout_end" else "RD-615")
L.at_events = frozenset(MOMENTS)

# ----------------------------------------------------------------------------------------------------------------- time

L.period("bout", lambda g: g.s.bout)
L.period("match", lambda g: 0)
for _name in ("exchange", "bout", "upkeep"):
    L.moment(_name)
L.lasts = "exchange"
for _name in ("bout_end", "next_upkeep"):
    L.moment(_name, later=True)
L.times = ("upkeep", "bout_end")

# ----------------------------------------------------------------------------------------------- what can be forbidden

for _act in ("lay", "transcend", "use"):
    L.act(_act, "forbid", of=("player",), what=True)
for _act in ("counter", "infuse", "place", "draw_latent"):
    L.act(_act, "forbid", of=("player",))
L.act("be_countered", "forbid", of=COMBAT)
L.act("lay_anywhere", "allow", of=COMBAT, held=True)
L.act("work_as_counter", "allow", of=COMBAT)

L.clauses |= {
    "chance": ("RD-509",),
    "hidden": ("RD-404", "RD-916"),
    "asked": ("RD-404", "RD-916"),
    "pick": ("RD-1415", "RD-1812"),
    "optional": ("RD-1417",),
    "mode": ("RD-1801",),
    "instead": ("RD-1805",),
    "number": ("RD-1801",),
    "pay": ("RD-1405", "RD-1406"),
}
L.adopt(flow, chance, payments, lasting("change", "set", "multiply", "forbid", "allow"), delayed)
