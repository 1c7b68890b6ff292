"""The words of questions and the marks of pictures, each with the clause that it is from: what a player can look up."""

from __future__ import annotations

from engines.kernel.text import say

TERMS = (
    (say("rb-term-places"), "RB-425"),
    (say("rb-term-level"), "RB-311"),
    (say("rb-term-xp"), "RB-330"),
    (say("rb-term-ranks"), "RB-410"),
    (say("rb-term-adjacent"), "RB-416"),
    (say("rb-term-way"), "RB-618"),
    (say("rb-term-opportunity"), "RB-512"),
    (say("rb-term-retaliation"), "RB-604"),
    (say("rb-term-action"), "RB-501"),
    (say("rb-term-waiting"), "RB-361"),
    (say("rb-term-weapon"), "RB-643"),
    (say("rb-term-armour"), "RB-651"),
    (say("rb-term-tokens"), "RB-711"),
    (say("rb-term-down"), "RB-976"),
    (say("rb-term-trick"), "RB-1034"),
    (say("rb-term-removed"), "RB-228"),
)
