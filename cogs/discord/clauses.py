"""Clauses of a ledger as a message shows them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.clauses import Clause
from engines.kernel.rules import Rules
from engines.kernel.text import Listing, say

from .language import Reader
from .limits import fit

SHOWN = 6
"""Clauses in an answer at most."""
LENGTH = 900
"""Characters of a clause in a list of several."""


def clause_texts(clauses: Sequence[Clause], reader: Reader) -> list[str]:
    """Clauses, each as a paragraph: the first few of them, shortened where there are several."""
    said = [clause_text(each, reader) for each in clauses[:SHOWN]]
    return said if len(said) == 1 else [fit(each, LENGTH) for each in said]


def clause_text(clause: Clause, reader: Reader) -> str:
    """A clause: its number, what it says, how it is ruled and why."""
    said = [f"**`{clause.id}`** {clause.text}"]
    if clause.ruling:
        said.append(reader(say("clause-ruling")) + " " + clause.ruling)
    if clause.why:
        said.append("-# " + reader(say("clause-why")) + " " + clause.why)
    return "\n".join(said)


def terms_texts(rules: Rules, reader: Reader) -> list[str]:
    """The words of a game's questions and the marks of its pictures, explained, with those of every game."""
    own = "\n".join(f"{reader(text)} `{clause}`" for text, clause in rules.terms)
    options = Listing(tuple(f"`{each.id}` {each.clause}" for each in rules.options), ", ")
    house = reader(say("terms-options", options=options)) if rules.options else ""
    return [said for said in (own, reader(say("terms-all")), house) if said]
