"""The words of questions and the marks of pictures, each with the clause that it is from: what a player can look up."""

from __future__ import annotations

from engines.kernel.text import say

TERMS = (
    (say("rz-term-turn"), "RZ-601"),
    (say("rz-term-fighter-slot"), "RZ-302"),
    (say("rz-term-power-slot"), "RZ-303"),
    (say("rz-term-cell"), "RZ-501"),
    (say("rz-term-ap"), "RZ-730"),
    (say("rz-term-souls"), "RZ-201"),
    (say("rz-term-skip-end"), "RZ-722"),
    (say("rz-term-bonus"), "RZ-641"),
    (say("rz-term-hit"), "RZ-714"),
    (say("rz-term-move-push"), "RZ-521"),
    (say("rz-term-hp"), "RZ-821"),
    (say("rz-term-mana"), "RZ-847"),
    (say("rz-term-spell"), "RZ-845"),
    (say("rz-term-passive"), "RZ-843"),
    (say("rz-term-markers"), "RZ-849"),
    (say("rz-term-trigger"), "RZ-933"),
    (say("rz-term-use-time"), "RZ-922"),
    (say("rz-term-conditions"), "RZ-1031"),
    (say("rz-term-numen"), "RZ-801"),
)
