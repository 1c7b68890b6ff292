"""Whole matches of Rizontical on Discord, by clicking and by typing, and nothing hidden in anything that others see."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from workshop.shown import controls
from workshop.simulation import speak

from . import matches
from .conftest import Table
from .matches import choice

GAME = "rizontical"


async def begin(table: Table, first: str = "kiln-riot", second: str = "tidal-assize") -> int:
    """A match of Ada and Ben."""
    return await matches.begin(table, GAME, (first, second))


async def test_a_stranger_is_offered_nothing_while_typing(duel: Table):
    match = await begin(duel)
    turn = await choice(duel, match, "")
    assert turn is not None
    assert await turn[0].autocomplete(duel.channel, "do", "move", "", match=match)
    assert await duel.eve.autocomplete(duel.channel, "do", "move", "", match=match) == []


async def test_what_is_offered_while_typing_is_legal(duel: Table):
    match = await begin(duel)
    for _ in range(30):
        turn = await choice(duel, match, "offers")
        assert turn is not None
        member, key = turn
        position = await duel.referee.matches.position(match, member.id)
        assert position.ask is not None
        for typed in ("", key[:1], key.split(" ")[0] + " "):
            for each in await member.autocomplete(duel.channel, "do", "move", typed, match=match):
                assert len(each["name"]) <= 100
                assert len(each["value"]) <= 100
                if "…" not in each["name"] and "," not in each["value"]:
                    position.ask.read(each["value"])
        await duel.do(member, key, match=match)


async def test_moves_of_all_ones_matches_here_are_offered_and_taken_by_their_number(duel: Table):
    one, two = await begin(duel), await begin(duel, "tidal-assize", "kiln-riot")
    turns = [await choice(duel, match, "both") for match in (one, two)]
    members = [turn[0] for turn in turns if turn is not None]
    if members[0] is not members[1]:
        turn = turns[0]
        assert turn is not None
        while (turn := await choice(duel, one, "both")) is not None and turn[0] is not members[1]:
            await duel.do(turn[0], turn[1], match=one)
    member = members[1]
    offered = [each["value"] for each in await member.autocomplete(duel.channel, "do", "move", "")]
    assert {each.split(":")[0] for each in offered} == {str(one), str(two)}
    move = next(each for each in offered if each.startswith(f"{two}: "))
    before = (await duel.referee.matches.info(one)).seq
    taken = await duel.do(member, move)
    assert f"Taken: `{move.partition(': ')[2]}`" in duel.said(taken)
    assert (await duel.referee.matches.info(one)).seq == before


async def test_a_turn_is_ended_by_the_words_of_its_button(duel: Table):
    match = await begin(duel)
    member = await until(duel, match, "main", "end", "skip")
    assert "To confirm it by typing: /do `end`" in duel.said(await duel.do(member, "end turn")), "as the button asks"
    assert "Taken: `end` · End turn" in duel.said(await duel.do(member, "end"))


async def test_both_sides_are_played_by_one_person(duel: Table):
    info = await duel.ada.slash(duel.channel, "match open", game=GAME, opponent=duel.ada)
    assert info.ephemeral
    match = (await duel.referee.matches.find())[0].id
    await duel.ada.select(info.response, ["?"])
    assert (await duel.referee.matches.info(match)).seats_of(duel.ada.id) == (0, 1)
    for _ in range(12):
        position = await duel.referee.matches.position(match, duel.ada.id)
        assert position.ask is not None
        rules = duel.world.library.games[GAME]
        key = HOUSE["greedy"](
            rules, position.info.pool.cards, position.view, position.ask, Stream(str(position.info.seq))
        )
        answer = await duel.do(duel.ada, key, match=match)
        assert "Taken" in duel.said(answer)


@pytest.mark.clause("RZ-720", "RZ-721")
async def test_the_hand_says_what_can_be_used_and_why_the_rest_cannot(duel: Table):
    match = await begin(duel)
    while (turn := await choice(duel, match, "hand")) is not None:
        member, key = turn
        position = await duel.referee.matches.position(match, member.id, hand=True)
        assert position.ask is not None
        if position.ask.kind == "main" and position.view.sides[position.seat].ap < 3:
            break
        await duel.do(member, key, match=match)
    offered: set[str] = set()
    for verb in ("power", "set"):
        level = next((each.next() for each in position.ask.choice.options if each.key == verb), None)
        offered |= {each.key.partition("#")[0] for each in level.options} if level is not None else set()
    hand = position.view.sides[position.seat].hand
    assert {card for card, why in position.usable.items() if why is None} == offered & set(hand)
    assert set(position.usable) == set(hand)
    shown = await member.slash(duel.channel, "match hand", match=match)
    alt = duel.pictures(shown)[0].alt
    dear = [why for why in position.usable.values() if why is not None and why.text.id == "rz-no-ap"]
    assert dear
    for why in dear:
        assert f"It costs {why.text.words['needed']} AP, and you have {why.text.words['have']}. {why.clause}" in alt
    assert alt.count("playable") == len(offered & set(hand))
    other = duel.ben if member is duel.ada else duel.ada
    waiting = await other.slash(duel.channel, "match hand", match=match)
    assert "usable" not in duel.pictures(waiting)[0].alt
    assert (await duel.referee.matches.position(match, duel.eve.id, hand=True)).usable == {}


async def until(table: Table, match: int, kind: str, *verbs: str) -> Any:
    """Play on until somebody is asked a question of a kind that offers something; who."""
    while (turn := await choice(table, match, "until")) is not None:
        member, key = turn
        ask = (await table.referee.matches.position(match, member.id)).ask
        assert ask is not None
        if ask.kind == kind and all(ask.choice.option(verb) for verb in verbs) and len(ask.choice.options) > 1:
            return member
        await table.do(member, key, match=match)
    raise AssertionError(f"nobody was asked {kind}")


async def press(table: Table, member: Any, *labels: str) -> Any:
    """*Your move* below the latest board, then buttons of the panel."""
    result = await member.click(table.last(), label="Your move")
    for label in labels:
        result = await member.click(result.response, label=label)
    return result


async def test_a_panel_tells_what_skills_and_powers_do(duel: Table):
    match = await begin(duel)
    member = await until(duel, match, "main", "skill", "power")
    position = await duel.referee.matches.position(match, member.id)
    assert position.ask is not None
    assert position.detail is not None
    assert len(duel.pictures(await press(duel, member))) == 1
    for verb, label in (("skill", "Skill"), ("power", "Power")):
        option = position.ask.choice.option(verb)
        assert option is not None
        level = option.next()
        assert level is not None
        texts = [position.detail((option,), each) for each in level.options]
        assert all(texts)
        if len(level.options) > 1:
            panel = await press(duel, member, label)
            told = duel.said(panel) + str(controls(panel.response))
            for text in texts:
                assert text is not None
                assert duel.world.library.texts.say(text, "en")[:60] in told
            assert len(duel.pictures(panel)) == (2 if verb == "power" else 1), (
                "the hand is shown where it is chosen from"
            )


async def test_a_response_says_what_the_trigger_effects_do(duel: Table):
    match = await begin(duel)
    member = await until(duel, match, "respond")
    position = await duel.referee.matches.position(match, member.id)
    assert position.ask is not None
    assert position.detail is not None
    panel = await press(duel, member)
    for each in position.ask.choice.options[1:]:
        text = position.detail((), each)
        assert text is not None
        assert duel.world.library.texts.say(text, "en") in duel.said(panel)
    assert duel.said(panel).count(duel.world.library.texts.say(position.ask.about, "en")) == 1  # type: ignore[arg-type]


async def test_an_empty_hand_is_not_sent(duel: Table):
    match = await begin(duel)
    assert duel.letters(duel.ada) == []
    assert duel.letters(duel.ben) == []
    member = await until(duel, match, "main")
    assert f"**{member.name}** to answer" in duel.said(duel.letters(member)[-1])


@pytest.mark.clause("RZ-1602")
async def test_a_surrender_is_confirmed_and_its_result_says_once_who_won_and_why(duel: Table):
    match = await begin(duel)
    sure = await duel.ada.slash(duel.channel, "match concede", match=match)
    assert (await duel.referee.matches.info(match)).outcome is None
    await duel.ada.click(sure.response, label="Concede")
    said = duel.said(duel.last())
    assert "ben wins. ada surrenders. `RZ-203`" in said
    assert said.count("surrenders") == 1


# ---------------------------------------------------------------------- rules and cards


async def test_a_clause_is_found_by_number_and_by_words(duel: Table):
    found = await duel.eve.slash(duel.channel, "rules", about="rz-531")
    assert found.ephemeral
    assert "RZ-531" in duel.said(found)
    found = await duel.eve.slash(duel.channel, "rules", about="push border")
    assert "RZ-" in duel.said(found)
    offered = await duel.eve.autocomplete(duel.channel, "rules", "about", "push")
    assert 3 < len(offered) <= 25
    assert all(each["value"].startswith("RZ-") for each in offered)
    none = await duel.eve.slash(duel.channel, "rules", about="xylophone")
    assert "No clause about xylophone" in duel.said(none)


async def test_clauses_are_found_and_read_in_the_readers_language(duel: Table):
    speak(duel.env, {duel.eve.id: "fr"})
    ledger = duel.world.library.ledger(GAME, "fr")
    assert ledger is not None
    clause = ledger["RZ-531"]
    found = await duel.eve.slash(duel.channel, "rules", about="rz-531")
    assert clause.text in duel.said(found)
    offered = await duel.eve.autocomplete(duel.channel, "rules", "about", "defausse")
    assert any("défausse" in each["name"] for each in offered)
    overview = await duel.eve.slash(duel.channel, "rules", game=GAME)
    assert ledger.clauses[0].section in duel.said(overview)


async def test_a_card_is_found_by_a_name_that_is_nearly_right(duel: Table):
    library = duel.world.library
    id, card = next((id, card) for id, card in library.cards[GAME].items() if len(card.name) > 8)
    offered = await duel.eve.autocomplete(duel.channel, "card", "name", card.name[:4].lower())
    assert id in [each["value"] for each in offered]
    assert len(offered) <= 25
    wrong = card.name[:3] + card.name[4:]
    shown = await duel.eve.slash(duel.channel, "card", name=wrong)
    assert shown.ephemeral
    assert card.name in duel.said(shown)
    assert duel.pictures(shown)
    none = await duel.eve.slash(duel.channel, "card", name="zzzzqqqq")
    assert "No card called" in duel.said(none)


async def test_the_clauses_of_the_moment_are_shown(duel: Table):
    match = await begin(duel)
    turn = await choice(duel, match, "rules")
    assert turn is not None
    shown = await turn[0].click(duel.last(), label="Rules")
    assert shown.ephemeral
    assert "RZ-" in duel.said(shown)


@pytest.mark.clause("RZ-116")
async def test_who_chooses_a_game_is_told_what_the_box_says(duel: Table):
    box = "2 players · 15-40 minutes · age 10+"
    offered = await duel.ada.autocomplete(duel.channel, "match open", "game", "rizo")
    assert f"Rizontical · {box}" in [each["name"] for each in offered]
    await duel.ada.slash(duel.channel, "match open", game=GAME)
    assert box in duel.said(duel.last())
    overview = await duel.eve.slash(duel.channel, "rules", game=GAME)
    assert overview.ephemeral
    assert f"**Rizontical** · {box}" in duel.said(overview)
    assert "Actions" in duel.said(overview)
    speak(duel.env, {duel.eve.id: "fr"})
    overview = await duel.eve.slash(duel.channel, "rules")
    assert "2 joueurs · 15-40 minutes · âge 10+" in duel.said(overview)
