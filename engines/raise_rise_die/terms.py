"""The words of questions and the marks of pictures, each with the clause that it is from: what a player can look up."""

from __future__ import annotations

from engines.kernel.text import say

TERMS = (
    (say("rrd-term-places"), "RD-411"),
    (say("rrd-term-ether"), "RD-304"),
    (say("rrd-term-sv"), "RD-311"),
    (say("rrd-term-reserve"), "RD-406"),
    (say("rrd-term-top-soul"), "RD-401"),
    (say("rrd-term-potential"), "RD-307"),
    (say("rrd-term-optimal"), "RD-717"),
    (say("rrd-term-transcend"), "RD-1302"),
    (say("rrd-term-exchange"), "RD-823"),
    (say("rrd-term-instant"), "RD-901"),
    (say("rrd-term-infusion"), "RD-1101"),
    (say("rrd-term-object"), "RD-1201"),
    (say("rrd-term-void"), "RD-407"),
)
