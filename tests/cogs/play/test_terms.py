"""Every word of a question and every mark of a picture is explained one click away, in the reader's language."""

from __future__ import annotations

import pytest

from cogs.discord.clauses import terms_texts
from cogs.discord.language import Reader
from cogs.discord.limits import TEXT
from engines.kernel.registry import games
from referee import Library
from tests.cogs.conftest import Table
from tests.cogs.test_rizontical import begin, press, until


async def test_words_are_one_click_away_in_a_panel_and_beside_the_rules(duel: Table) -> None:
    match = await begin(duel)
    member = await until(duel, match, "main", "end", "move")
    for result in (await press(duel, member), await member.click(duel.last(), label="Rules")):
        opened = await member.click(result.response, label="Words")
        assert opened.ephemeral
        for word in ("Power slot", "Skip and End turn", "Bonus action", "L, U", "SPELL\\*", "`setup_toss` RZ-405"):
            assert word in duel.said(opened)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", list(games()))
def test_each_game_explains_its_words_in_each_language(library: Library, game: str, locale: str) -> None:
    rules, ledger = library.games[game], library.ledger(game, locale)
    assert ledger is not None
    said = "\n".join(terms_texts(rules, Reader(library.texts, locale)))
    assert len(said) <= TEXT, "nothing is cut"
    assert len(rules.terms) > 10
    for _, clause in rules.terms:
        assert ledger.get(clause) is not None
        assert f"`{clause}`" in said
    for option in rules.options:
        assert f"`{option.id}`" in said
