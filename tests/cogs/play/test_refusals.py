"""A move that is refused: why, by which clause, and the clause itself one click away."""

from __future__ import annotations

from tests.cogs.conftest import Table
from tests.cogs.test_rizontical import begin, until


async def test_a_refusal_has_a_button_that_opens_its_clause(duel: Table) -> None:
    match = await begin(duel)
    member = await until(duel, match, "main", "end", "move")
    refused = await duel.do(member, "hit a9")
    assert "RZ-501" in duel.said(refused)
    opened = await member.click(refused.response, label="RZ-501")
    assert opened.ephemeral
    ledger = duel.world.library.ledger("rizontical", "en")
    assert ledger is not None
    clause = ledger.get("RZ-501")
    assert clause is not None
    assert clause.text in duel.said(opened)
