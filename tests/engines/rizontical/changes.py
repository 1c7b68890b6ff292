"""What the cards of Rizontical say that they do, and what of it may be said in another way."""

from __future__ import annotations

SAYS = {
    "numen": ("enchantment", "conjuration"),
    "fighter": ("skills",),
    "power": ("cost", "use", "time", "on", "when", "if", "costs", "targets", "do", "during"),
    "summon": ("abilities",),
    "tile": ("push", "do", "during"),
}
SIDES = (("ally", "enemy"), ("own", "opposing"), ("you", "opponent"))
TURNED = {one: [other] for pair in SIDES for one, other in (pair, pair[::-1])}
