"""The words of questions and the marks of pictures, each with the clause that it is from: what a player can look up."""

from __future__ import annotations

from engines.kernel.text import say

TERMS = (
    (say("rs-term-codes"), "RS-310"),
    (say("rs-term-summoner"), "RS-501"),
    (say("rs-term-cp"), "RS-506"),
    (say("rs-term-coins"), "RS-411"),
    (say("rs-term-tilted"), "RS-807"),
    (say("rs-term-sick"), "RS-801"),
    (say("rs-term-chain"), "RS-702"),
    (say("rs-term-imminent"), "RS-708"),
    (say("rs-term-attack"), "RS-805"),
    (say("rs-term-must"), "RS-829"),
    (say("rs-term-values"), "RS-901"),
    (say("rs-term-counters"), "RS-1301"),
    (say("rs-term-zones"), "RS-305"),
    (say("rs-term-ways"), "RS-631"),
)
