"""The words of questions and the marks of pictures, each with the clause that it is from: what a player can look up."""

from __future__ import annotations

from engines.kernel.text import say

TERMS = (
    (say("ow-term-places"), "OW-302"),
    (say("ow-term-lf"), "OW-103"),
    (say("ow-term-lane"), "OW-301"),
    (say("ow-term-soul"), "OW-657"),
    (say("ow-term-bonus"), "OW-851"),
    (say("ow-term-cost"), "OW-651"),
    (say("ow-term-down"), "OW-523"),
    (say("ow-term-damage"), "OW-821"),
    (say("ow-term-recoil"), "OW-806"),
    (say("ow-term-rune"), "OW-601"),
    (say("ow-term-jinx"), "OW-611"),
    (say("ow-term-artifact"), "OW-722"),
    (say("ow-term-arrows"), "OW-901"),
    (say("ow-term-methods"), "OW-936"),
    (say("ow-term-window"), "OW-951"),
    (say("ow-term-zones"), "OW-309"),
)
