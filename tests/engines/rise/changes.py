"""What the cards of Rise say that they do, and what of it may be said in another way."""

from __future__ import annotations

SAYS = dict.fromkeys(("summoner", "creature", "door", "incantation", "imminent", "level_up"), (
    "keywords", "abilities", "imminent", "constant", "invoke", "attach", "targets", "do", "gain",
))  # fmt: skip
TURNED = {"own": ["foe"], "you": ["foe"], "foe": ["own", "you"]}
