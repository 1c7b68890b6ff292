"""What the cards of OWR say that they do, and what of it may be said in another way."""

from __future__ import annotations

from engines.owr.words import PRINTED

SAYS = dict.fromkeys((*PRINTED, "token"), ("abilities", "if", "targets", "do", "cost", "move", "weapon_slots")) | {
    "creature": ("abilities", "move", "weapon_slots", "normal_summon")
}
TURNED = {"own": ["foe"], "you": ["foe"], "foe": ["own", "you"]}
