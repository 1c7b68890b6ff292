"""What the cards of Riftborn Tactics say that they do, and what of it may be said in another way."""

from __future__ import annotations

from engines.riftborn.words import PRINTED

SAYS = dict.fromkeys((*PRINTED, "token"), ("keywords", "abilities", "do")) | {"trick": ("when",)}
TURNED = {"own": ["foe"], "you": ["foe"], "foe": ["own", "you"]}
