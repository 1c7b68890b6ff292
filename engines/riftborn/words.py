"""The words of Riftborn's cards: its nouns, what they have, what comes about, when. What its own operations do is in
`acts`. What lies face-down is a creature and nothing else to whatever asks by them. [RB-987]"""

from __future__ import annotations

from engines.kernel.cards import nouns
from engines.kernel.cards.branches import flow
from engines.kernel.cards.going import delayed, lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.luck import chance

from . import zones
from .state import FIRST_ID, TOKENS

L = Language("riftborn")
L.two_players = L.own_secrets = L.veils = True

ACTIONS = ("SPELL", "SUMMON", "TRANSFORM")
"""The keywords whose Action a card describes itself. [RB-966 RB-1001 RB-1021]"""

# ------------------------------------------------------------------------------------------------------ kinds and zones

PRINTED = ("creature", "spell", "weapon", "armour")
"""The kinds of cards of a deck. [RB-109]"""
for _kind in (*PRINTED, "trick", "player"):
    L.kind(_kind)
L.kind("equipment", of=("weapon", "armour"))
L.kind("card", of=PRINTED)
L.nouns = frozenset(("equipment", "card"))

L.zone("field", default=True)
for _zone in (zones.HAND, zones.LIBRARY, zones.DISCARD, zones.REMOVED):
    L.zone(_zone.name, sees=_zone.sees, order=_zone.order)
L.held = frozenset(("hand", "library", "discard", "removed"))
L.controlled = ("creature",)
L.found = ("hand", "library_top", "discard")

# ------------------------------------------------------------------------------------------------- references and paths

L.ref("foe", "players", lambda scope: (2 - scope.seat,))
L.ref("each", "players", lambda scope: (scope.g.s.active + 1, 2 - scope.g.s.active))
L.ref("active", "players", lambda scope: (scope.g.s.active + 1,))
L.ref("match", "match", lambda scope: (0,))
L.path("controller", "players", lambda g, id: (g.seat_of(id) + 1,))
L.path("owner", "players", lambda g, id: (g.owner_of(id) + 1,))

# ----------------------------------------------------------------------------------------------------------- attributes

_IN_RANKS = ("creature",)
nouns.number(
    L, "attack", of=("creature", "weapon"), read=lambda g, id: g.attack(id), order=("set", "change", "multiply"),
    least=0, clause="RB-661",
)  # fmt: skip
nouns.number(
    L, "health", of=("creature", "equipment"), read=lambda g, id: g.max_health(id),
    order=("set", "change", "multiply"), least=0, clause="RB-662",
)  # fmt: skip
nouns.number(L, "left", of=("creature", "equipment"), read=lambda g, id: g.remaining(id), clause="RB-611")
for _name, _clause in (("level", "RB-102"), ("xp", "RB-108")):  # of a player with the Experience so far [RB-330]
    nouns.number(
        L, _name, of=("card", "player"), clause=_clause,
        read=lambda g, id, name=_name: getattr(g.card_of(id) if id >= FIRST_ID else g.s.seats[id - 1], name),
    )  # fmt: skip
nouns.number(
    L, "damage", of=_IN_RANKS, read=lambda g, id: getattr(g.known(id), "damage", 0), public=True, clause="RB-701"
)
for _name in TOKENS:
    nouns.number(
        L, f"{_name}_tokens", of=_IN_RANKS, read=lambda g, id, name=_name: getattr(g.known(id), name, 0), public=True,
        clause="RB-712",
    )  # fmt: skip
nouns.number(L, "rank", of=_IN_RANKS, read=lambda g, id: g.rank_of(id), public=True, clause="RB-401")
nouns.number(L, "life", of=("player",), read=lambda g, id: g.s.seats[id - 1].life, clause="RB-201")
for _name, _clause in (("hand", "RB-222"), ("library", "RB-221"), ("tricks", "RB-240")):
    nouns.number(
        L, _name, of=("player",), read=lambda g, id, name=_name: len(getattr(g.s.seats[id - 1], name)), clause=_clause
    )
nouns.words(L, "family", shared=True, of=_IN_RANKS, read=lambda g, id: (g.card_of(id).family,), clause="RB-107")
nouns.words(
    L, "has", of=("card",), read=lambda g, id: g.keyword_names(id), values=lambda language: language.keywords,
    clause="RB-106",
)  # fmt: skip
nouns.named(L, "name", of=("card",), read=lambda g, id: g.card_of(id).name, clause="RB-101")
nouns.flag(L, "token", of=("card",), read=lambda g, id: g.known(id).token, clause="RB-109")
nouns.flag(L, "face_down", of=_IN_RANKS, read=lambda g, id: g.is_down(id), public=True, clause="RB-976")
nouns.flag(L, "new", of=_IN_RANKS, read=lambda g, id: g.known(id).arrived == g.s.turn, public=True, clause="RB-361")
for _name, _clause in (("moved", "RB-501"), ("acted", "RB-501"), ("charmed", "RB-816"), ("pacified", "RB-901")):
    nouns.flag(
        L, _name, of=_IN_RANKS, read=lambda g, id, name=_name: bool(getattr(g.known(id), name)), public=True,
        clause=_clause,
    )  # fmt: skip
nouns.flag(L, "rearmost", of=_IN_RANKS, read=lambda g, id: g.is_rearmost(id), public=True, clause="RB-424")
nouns.flag(L, "in_play", of=("card",), read=lambda g, id: g.is_in_play(id), public=True, clause="RB-228")
nouns.flag(L, "active", of=("player",), read=lambda g, id: g.s.active == id - 1)
nouns.word(
    L, "morale", of=_IN_RANKS, read=lambda g, id: g.known(id).mode or "damage", values=("damage", "health"),
    clause="RB-888",
)  # fmt: skip
for _name, _clause in (("adjacent", "RB-416"), ("in_front", "RB-422"), ("behind", "RB-938"), ("in_line", "RB-415")):
    nouns.relation(
        L, _name, of=_IN_RANKS, find=lambda g, other, n, name=_name: g.related(name, other), apart=True,
        clause=_clause,
    )  # fmt: skip
nouns.relation(
    L, "within", of=_IN_RANKS, find=lambda g, other, n: g.within(other, 1 if n is None else n), counted=True,
    apart=True, clause="RB-420",
)  # fmt: skip

L.resources = {"life": "life", "xp": "xp"}
L.counters = {name: name for name in TOKENS}

# ----------------------------------------------------------------------------------------------------- what comes about

_CARD, _CREATURE = "card", "creature"
KINDS = ("attack", "weapon", "retaliation", "opportunity", "effect")
"""The kinds of damage. [RB-602 RB-604 RB-513 RB-641 RB-655]"""
DEATHS = (*KINDS, "none")
"""Of what a creature dies: of the last damage dealt to it, or of none. [RB-607 RB-663]"""
L.event("played", subject=_CARD, player="actor", kinds=(*PRINTED, "summoned"), clause="RB-316")
L.event("entered", subject=_CREATURE, player="controller", clause="RB-321")
L.event("spell_done", player="player", clause="RB-227")
L.event("dies", subject=_CREATURE, other="killer", player="controller", kinds=DEATHS, parting=True, clause="RB-611")
L.event("left", subject=_CREATURE, player="controller", to="zone", parting=True, clause="RB-236")
L.event("revived", subject=_CREATURE, player="controller", clause="RB-1051")
_AIM = ("creature", "player")
for _name, _clause in (("attack_declared", "RB-617"), ("attacked", "RB-601")):
    L.event(_name, subject=_CREATURE, other="target", player="controller", kinds=_AIM, clause=_clause)
L.event("damaged", subject=_CREATURE, other="source", amount="damage", kinds=KINDS, clause="RB-603")
L.event("strikes", subject=_CREATURE, player="controller", amount="damage", kinds=KINDS[:1], clause="RB-963")
L.event("hurt", player="player", other="source", amount="damage", kinds=KINDS, clause="RB-636")
L.event("healed", subject=_CREATURE, player="controller", amount="damage", clause="RB-702")
L.event("token_placed", subject=_CREATURE, player="controller", amount="tokens", kinds=TOKENS, clause="RB-747")
L.event("moved", subject=_CREATURE, player="controller", amount="tiles", clause="RB-504")
L.event("turned_up", subject=_CREATURE, player="controller", clause="RB-977")
L.event("transformed", subject=_CREATURE, player="controller", clause="RB-1021")
L.event("control_changed", subject=_CREATURE, player="controller", clause="RB-1115")
L.event("weapon_used", subject="weapon", other="target", player="controller", clause="RB-641")
L.event("broken", subject="equipment", player="controller", parting=True, clause="RB-226")
L.event("leveled", player="player", amount="level", clause="RB-351")
for _name, _clause in (("drew", "RB-304"), ("discarded", "RB-827")):
    L.event(_name, player="player", amount="cards", clause=_clause)
L.event("tricked", player="player", clause="RB-1034")
MOMENTS = ("turn_begins", "turn_ends")
for _name, _clause in zip(MOMENTS, ("RB-302", "RB-308"), strict=True):
    L.event(_name, player="player", clause=_clause)
L.at_events = frozenset(MOMENTS)

# ----------------------------------------------------------------------------------------------------------------- time

L.period("turn", lambda g: g.s.turn)
L.period("match", lambda g: 0)
L.moment("turn")
L.moment("next_turn", of="player")
L.moment("next_turn_end", of="player", then="turn", at_once=True)
for _moment in ("turn_start", "turn_end"):
    L.moment(_moment, of="player", later=True)

# ----------------------------------------------------------------------------------- what can be forbidden and allowed

for _act in ("move", "act", "attack", "retaliate", "opportunity", "be_swapped", "be_attacked"):
    L.act(_act, "forbid", of=_IN_RANKS)
for _act in ("play", "draw", "use_weapons"):
    L.act(_act, "forbid", of=("player",), what=_act == "play")
L.act("second_target", "allow", of=_IN_RANKS)

L.clauses |= {
    "chance": ("RB-1213",),
    "hidden": ("RB-222", "RB-1118"),
    "asked": ("RB-222", "RB-1118"),
    "pick": ("RB-328", "RB-1104"),
    "optional": ("RB-1108",),
    "mode": ("RB-328",),
    "number": ("RB-328",),
}
L.adopt(flow, chance, lasting("change", "set", "multiply", "revoke", "forbid", "allow", "control"), delayed)
