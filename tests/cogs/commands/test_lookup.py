"""`/card`: the card that is meant, or none."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import Table


@pytest.mark.parametrize("name", ["nope", "xyzzy", "take 1", "zzzz"])
async def test_a_name_that_no_card_has_finds_none(duel: Table, name: str):
    answer = await duel.ada.slash(duel.channel, "card", name=name)
    assert f"No card called {name}" in duel.said(answer)
    assert not duel.pictures(answer)


@pytest.mark.parametrize("typed", ["Ashwick Twins", "ashwick", "ashwik", "ASHWICK TWIN", "twins"])
async def test_a_card_is_found_by_its_beginning_a_word_and_with_a_slip(duel: Table, typed: str):
    answer = await duel.ada.slash(duel.channel, "card", name=typed)
    assert "Ashwick Twins" in duel.pictures(answer)[0].alt


async def test_a_card_whose_picture_fails_is_told_in_words(duel: Table, monkeypatch: pytest.MonkeyPatch):
    def torn(*_: object) -> None:
        raise OSError("torn canvas")

    drawn = await duel.ada.slash(duel.channel, "card", name="Ashwick Twins")
    monkeypatch.setattr("render.rizontical.painter.card", torn)
    answer = await duel.ada.slash(duel.channel, "card", name="Ashwick Twins")
    assert not duel.pictures(answer)
    assert duel.said(answer) == duel.said(drawn)
    assert duel.pictures(drawn)[0].alt in duel.said(answer)


async def test_the_end_of_a_match_names_the_winner_once(duel: Table):
    texts = duel.world.library.texts
    from engines.kernel.text import SeatName, say

    reason = texts.say(say("rs-outcome-win", winner=SeatName(0)), "en", {0: "ada"})
    whole = texts.say(say("result-winner", who=SeatName(0), reason=reason), "en", {0: "ada"})
    assert whole.count("wins") == 1
