"""The words of Rise's cards: its nouns, what they have, what comes about, when. What its own operations do is in
`acts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.cards import nouns
from engines.kernel.cards.branches import flow
from engines.kernel.cards.going import delayed, lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.lasting import AT_WORK
from engines.kernel.cards.luck import chance
from engines.kernel.cards.pay import payments

from . import zones

L = Language("rise")

ELEMENTS = ("Water", "Fire", "Ice", "Lightning")
"""The four elements, each given by the Ability of its name. [RS-1146 to RS-1149]"""

ACTIONS = ("purchase", "toss", "dice")
"""The sorts of Actions. [RS-632]"""

# ------------------------------------------------------------------------------------------------------ kinds and zones

for _kind in ("creature", "door", "incantation", "imminent", "level_up", "summoner", "player"):
    L.kind(_kind)
BODIES = ("creature", "door")
L.kind("body", of=BODIES)
L.kind("struck", of=(*BODIES, "summoner"))
COPIED = ("name", "types", "figures", "text")
"""The parts of a card that a copy takes. [RS-1106]"""
CARDS = ("creature", "door", "incantation", "imminent", "level_up")

L.zone("battlefield", default=True)
for _zone in (zones.HAND, zones.LIBRARY, zones.CEMETERY, zones.EXCLUDED):
    L.zone(_zone.name, sees=_zone.sees, order=_zone.order)
L.zone("chain", of="match")
L.held = frozenset(("hand", "library", "cemetery", "excluded"))
L.found = ("hand", "library_top", "cemetery")
L.outside = ("cemetery", "hand")

# ------------------------------------------------------------------------------------------------- references and paths


def ref(name: str, sort: str, find: Callable[[Any], tuple[int, ...]], noun: str = "") -> None:
    L.ref(name, sort, find)
    if noun:
        L.texts[name] = noun


def players(seats: Callable[[Any], Any]) -> Callable[[Any], tuple[int, ...]]:
    return lambda scope: tuple([seat + 1 for seat in seats(scope)])


ref("host", "things", lambda scope: scope.g.host(scope.this))
ref("foe", "players", players(lambda scope: [seat for seat in scope.g.turn_order() if seat != scope.seat]))
ref("each", "players", players(lambda scope: scope.g.turn_order()))
ref("active", "players", lambda scope: (scope.g.s.active + 1,))
ref("match", "match", lambda scope: (0,))
L.path("controller", "players", lambda g, id: (g.seat_of(id) + 1,))
L.path("owner", "players", lambda g, id: (g.owner_of(g.id_of(id)) + 1,))
L.path("host", "things", lambda g, id: tuple(host for host in (g.host_of(id),) if host))

# ----------------------------------------------------------------------------------------------------------- attributes

_changing: Any = {"of": BODIES, "order": ("set", "change"), "clause": "RS-914"}
nouns.number(L, "attack", read=lambda g, id: g.attack(id), least=0, **_changing)
nouns.number(L, "defense", read=lambda g, id: g.defense(id), **_changing)
for _name in ("life", "level"):
    nouns.number(
        L, _name, of=("summoner",), read=lambda g, id, name=_name: getattr(g.known(id), name, 0), clause="RS-501"
    )
L.counters = {"plus": "+1/+1", "minus": "-1/-1"}
for _name, _kind in L.counters.items():
    nouns.number(L, _name, of=BODIES, read=lambda g, id, kind=_kind: g.counters(id, kind), clause="RS-1301")
nouns.number(L, "coins", of=("player",), read=lambda g, id: g.s.seats[id - 1].stock, clause="RS-120")
nouns.number(L, "ether", of=("player",), read=lambda g, id: g.s.seats[id - 1].ether, clause="RS-121")
nouns.number(L, "hand", of=("player",), read=lambda g, id: len(g.s.seats[id - 1].hand), clause="RS-302")
nouns.words(L, "types", shared=True, of=CARDS, read=lambda g, id: g.types(id), clause="RS-607")
nouns.words(
    L, "has", of=CARDS, read=lambda g, id: g.abilities(id), values=lambda language: language.keywords, clause="RS-611"
)
_suffix = " Element"
nouns.words(
    L, "element", of=CARDS, values=ELEMENTS, shared=True,
    read=lambda g, id: tuple(name.removesuffix(_suffix) for name in g.abilities(id) if name.endswith(_suffix)),
)  # fmt: skip
nouns.word(L, "plane", of=BODIES, read=lambda g, id: g.plane(id), values=("ground", "air"), clause="RS-314")
nouns.word(L, "play", of=CARDS, read=lambda g, id: g.sort_of(id), values=("invocation", "action", "skill", "any"))
_phases = ("awakening", "restoration", "invocation", "attack", "damage", "end")
nouns.word(L, "phase", of=("match",), read=lambda g, id: g.s.phase, values=_phases)
nouns.words(L, "marked", of=(*CARDS, "summoner"), read=lambda g, id: g.marks(id))
nouns.lacking(L, "unmarked", of=(*CARDS, "summoner"), read=lambda g, id: g.marks(id))
nouns.flag(
    L, "tilted", of=(*CARDS, "summoner"), read=lambda g, id: getattr(g.known(id), "tilted", False), clause="RS-517"
)
nouns.flag(L, "attached", of=CARDS, read=lambda g, id: bool(g.host_of(id)))
nouns.flag(L, "constant", of=CARDS, read=lambda g, id: g.is_permanent(id), clause="RS-606")
nouns.flag(L, "token", of=CARDS, read=lambda g, id: getattr(g.known(id), "token", False), clause="RS-1144")
nouns.flag(L, "in_play", of=(*CARDS, "summoner"), read=lambda g, id: g.is_in_play(id))
nouns.flag(
    L, "died", of=BODIES, read=lambda g, id: g.s.fate.get(g.id_of(id)) == "died" and not g.is_permanent(id),
    clause="RS-916",
)  # fmt: skip
nouns.flag(L, "active", of=("player",), read=lambda g, id: g.s.active == id - 1)
nouns.flag(L, "first_turn", of=("player",), read=lambda g, id: g.s.seats[id - 1].turns <= 1)
nouns.named(L, "name", of=(*CARDS, "summoner"), read=lambda g, id: g.cards[g.named(id)].name)
nouns.relation(
    L, "same_plane", of=BODIES, find=lambda g, id, n: g.on_plane(g.plane(id)),
    so=lambda g, id, other: g.plane(id) == g.plane(other), clause="RS-314",
)  # fmt: skip
nouns.relation(
    L, "host_of", of=(*CARDS, "summoner", "player"), find=lambda g, id, n: (g.host_of(id),),
    so=lambda g, id, other: g.host_of(other) == id,
)  # fmt: skip

L.resources = {"coins": "stock", "ether": "ether", "capacity": None}

# ----------------------------------------------------------------------------------------------------- what comes about

_CARD, _BODY, _CREATURE = "card", "body", "creature"
CAUSES = ("combat", "effect", "destroy", "sacrifice", "defense")
"""Of what something dies: damage in combat or not, an effect that destroys it, a sacrifice, or the lack of Defense.
[RS-904 RS-911 RS-915 RS-916]"""
for _name, _about in (
    ("enters", _CARD), ("leaves", _CARD), ("excluded", _CARD), ("returned", _CARD), ("to_cemetery", _CARD),
    ("untilted", _CARD),
    ("tilted", _CARD), ("lock_opened", "lock"), ("freed", _CREATURE), ("dies", _BODY), ("unblocked", _CREATURE),
):  # fmt: skip
    L.event(
        _name, subject=_about, player="controller", to="zone", would=_name in ("to_cemetery", "returned"),
        parting=_name in ("leaves", "excluded", "returned", "to_cemetery", "dies"),
        kinds=CAUSES if _name in ("to_cemetery", "dies") else (),
    )  # fmt: skip
for _name, _about, _other in (
    ("attacks", _CREATURE, "player"), ("is_blocked", _CREATURE, "blocker"), ("blocks", _BODY, "attacker"),
    ("fought", _BODY, "other"),
    ("attached", _CARD, "bearer"), ("transmitted", "disease", _CREATURE),
):  # fmt: skip
    L.event(_name, subject=_about, other=_other, player="controller")
L.event("strikes", subject=_BODY, other="other", player="controller", amount="damage")
L.event("is_hit", subject="struck", other="source", player="controller", amount="damage", kinds=("combat", "effect"))
L.event("healed", subject="summoner", player="controller", amount="life", would=True, varies=True)
L.event("life_lost", subject="summoner", player="controller", amount="life", clause="RS-908")
L.event("leveled", subject="summoner", player="controller", amount="level")
L.event(
    "counter_placed", subject=_CARD, player="controller", amount="counters", kinds=tuple(L.counters.values()),
    would=True, varies=True,
)  # fmt: skip
L.event("control_changed", subject=_CARD, player="actor")
L.event("summoner_lost", subject="summoner", player="actor", would=True)
L.event("sacrificed", subject=_CARD, player="actor", parting=True)
L.event("invoked", subject=_CARD, player="actor", kinds=("creature", "door", "incantation", "imminent", "level_up"))
L.event("action_used", subject=_CARD, player="actor", kinds=ACTIONS)
L.event("skill_used", subject="summoner", player="actor")
L.event("toss_made", subject=_CARD, player="actor", kinds=("success", "failure"), would=True)
L.event("rolled", subject=_CARD, player="actor", amount="roll", would=True, varies=True)
for _name in ("awakening", "turn_begins", "restored", "turn_ends", "after_combat"):
    L.event(_name, player="player")
L.event("game_begins", clause="RS-401")
L.at_events = frozenset(("game_begins", "awakening", "turn_begins", "restored", "turn_ends", "after_combat"))
L.event("stolen", player="player", amount="cards")
for _name, _amount in (
    ("drawn", "cards"), ("discarded", "cards"), ("coins_gained", "coins"), ("ether_gained", "ether"),
):  # fmt: skip
    L.event(_name, player="player", amount=_amount, would=True, varies=True)
L.event(
    "buried", subject=_CARD, player="controller", kinds=("play", "hand", "library", "chain"), would=True, heard=False,
    anywhere=True,
)  # fmt: skip
L.event("restoration", player="player", would=True, heard=False)
L.event("destroyed", subject=_CARD, kinds=CAUSES[:3], would=True, heard=False)
L.event(
    "damaged", subject="struck", other="source", amount="damage", kinds=CAUSES[:2], would=True, heard=False, varies=True
)

# ----------------------------------------------------------------------------------------------------------------- time

L.period("turn", lambda g: g.s.turn)
L.period("combat", lambda g: g.s.combats)
L.period("match", lambda g: 0)
L.span("own_turn", lambda g, seat: g.s.seats[seat].turns - (g.s.active == seat))
L.moment("turn")
L.moment("combat")
L.moment("next_turn", of="player")
L.moment("during_next_turn", of="player", then="turn")
L.moment("next_turn_end", of="player", then="turn", at_once=True)
L.moment("awakening", of="player")
for _moment in ("after_combat", "turn_end", "turn_begin"):
    L.moment(_moment, later=True)
L.moment("own_turn", of="player", later=True)
L.times = ("your_turn", "opponents_turn", "before_attack_announced", "attack")
L.priced = ("action", *ACTIONS, "invocation", "skill")

# --------------------------------------------------------------------------------------- what can be forbidden, allowed

for _act in ("attack", "be_blocked"):
    L.act(_act, "forbid", "must", of=("creature",))
L.act("block", "forbid", "must", "allow", of=BODIES, what=True)
for _act in ("actions", *ACTIONS):
    L.act(_act, "forbid", of=(*CARDS, "player"), named=True)
L.act("skills", "forbid", of=("summoner", "player"), named=True)
L.act("regain", "forbid", of=("summoner",))
for _act in ("untilt", "target"):
    L.act(_act, "forbid", of=(*CARDS, "summoner"))
L.act("draw", "forbid", of=("player",))
L.act("invoke", "forbid", "allow", of=("player",), what=True, found=("cemetery", "excluded"))
L.act("level_up", "forbid", of=("player",), what=True)
for _act in ("attack_at_once", "attack_tilted", "choose_summoner"):
    L.act(_act, "allow", of=("creature",))
L.act("block_several", "allow", of=BODIES)
L.act("together_alone", "allow", of=("player",))

L.clauses |= {
    "hidden": ("RS-302", "RS-725"),
    "asked": ("RS-302", "RS-725"),
    "pick": ("RS-624", "RS-647"),
    "optional": ("RS-624",),
    "instead": ("RS-1307",),
    "pay": ("RS-420",),
    "again": ("RS-1056",),
}
L.adopt(flow, chance, payments, lasting(*(word for word in AT_WORK if word != "multiply")), delayed)
