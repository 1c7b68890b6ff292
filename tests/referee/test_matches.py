"""Matches come about, are played, and end."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from engines.kernel.cards import DeckList
from engines.kernel.chance import commitment, match_key
from engines.kernel.text import Local
from referee import Person, openings
from referee.clock import ClockPolicy
from referee.errors import (
    BadDeck,
    Full,
    NotFound,
    NotInvited,
    NotOpen,
    NotOpener,
    NotPlaying,
    NotSeated,
    Over,
    Refused,
    Stale,
)
from store.schema import snapshots
from tests.referee.conftest import ANNA, BEN, CLEO, ZOE, House


async def test_a_match_from_opening_to_result(house: House) -> None:
    referee = house.referee
    info = await referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="shielded")
    assert info.status == "open"
    assert info.players[1] is None
    assert info.secret is None
    [opened] = await house.told()
    assert (opened.kind, opened.channel, opened.body["commitment"]) == ("opened", 7, info.commitment)
    info = await referee.openings.join(info.id, BEN)
    assert info.status == "playing"
    assert info.deciding == (0, 1)
    notices = await house.told()
    assert [(each.kind, each.person) for each in notices] == [
        ("started", None),
        ("hand", ANNA.id),
        ("hand", BEN.id),
        ("turn", None),
    ]
    assert all(each.channel is None for each in notices if each.kind == "hand")
    await house.play(info, (ANNA, "1"))
    assert (await referee.matches.info(info.id)).deciding == (1,)
    await house.play(info, (BEN, "3"))
    position = await referee.matches.position(info.id, ANNA)
    assert position.view.heap == 9
    assert position.ask is not None
    assert position.ask.kind == "main"
    assert (await referee.matches.position(info.id, BEN)).ask is None
    for person, other in ((ANNA, BEN), (BEN, ANNA)) * 2:
        if (await referee.matches.info(info.id)).status == "over":
            break
        await house.play(info, (person, "take 3"), (other, "pass"))
    info = await referee.matches.info(info.id)
    assert info.status == "over"
    assert info.outcome is not None
    assert info.outcome.winner == 0
    assert info.deciding == ()
    [result] = await house.told("result")
    assert result.channel == 7
    assert await house.told() == []
    assert await referee.timekeeping.next_deadline() is None
    with pytest.raises(Over):
        await referee.play.answer(info.id, ANNA, info.number, "take 1")
    assert (await referee.matches.position(info.id, None)).view.heap == 0


async def test_the_chance_of_a_match_can_be_checked(house: House) -> None:
    info = await house.match()
    assert info.secret is None
    async with house.store.read() as tx:
        blob = await tx.snapshots.get(info.id, 0)
    game = house.library.games["pebbles"].load(blob, house.library.cards["pebbles"])
    await house.referee.play.concede(info.id, ANNA)
    info = await house.referee.matches.info(info.id)
    assert info.secret is not None
    secret = bytes.fromhex(info.secret)
    assert commitment(secret, str(info.id)) == info.commitment
    assert game.s.key == match_key(secret, str(info.id), ["anna's", "ben's"])


async def test_of_a_match_that_is_over_one_state_is_kept(house: House) -> None:
    info = await house.match()
    await house.referee.play.concede(info.id, ANNA)
    async with house.store._engine.connect() as connection:  # pyright: ignore[reportPrivateUsage]
        kept = (await connection.execute(select(snapshots.c.seq).where(snapshots.c.match == info.id))).scalars().all()
    assert kept == [(await house.referee.matches.info(info.id)).seq]
    assert (await house.another().matches.position(info.id, None)).view.heap == 11


async def test_views_go_by_seat(house: House) -> None:
    info = await house.match()
    assert (await house.referee.matches.position(info.id, ANNA)).view.shields == 1
    stranger = await house.referee.matches.position(info.id, ZOE)
    assert stranger.view.shields is None
    assert stranger.seat is None
    assert stranger.ask is None
    assert stranger == await house.referee.matches.position(info.id, None)
    decks = [player.deck for player in stranger.info.players if player]
    assert decks == [None, None]
    assert [p.deck for p in (await house.referee.matches.info(info.id, BEN)).players if p] == [None, Local("Shielded")]


async def test_answers_that_are_refused_change_nothing(house: House) -> None:
    info = await house.match()
    before = await house.referee.matches.position(info.id, ANNA)
    with pytest.raises(Stale):
        await house.referee.play.answer(info.id, ANNA, info.number - 1, "take 1")
    with pytest.raises(Stale):
        await house.referee.play.answer(info.id, BEN, info.number, "take 1")
    with pytest.raises(NotSeated):
        await house.referee.play.answer(info.id, ZOE, info.number, "take 1")
    with pytest.raises(NotFound):
        await house.referee.play.answer(info.id + 1, ANNA, info.number, "take 1")
    with pytest.raises(Refused, match="ask-unknown"):
        await house.referee.play.answer(info.id, ANNA, info.number, "take 4")
    with pytest.raises(Refused, match="answer-too-long"):
        await house.referee.play.answer(info.id, ANNA, info.number, "take " * 401)
    assert await house.referee.matches.position(info.id, ANNA) == before


async def test_who_may_join(house: House) -> None:
    referee = house.referee
    info = await referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, invited=BEN)
    assert [each.id for each in await referee.matches.find(person=BEN)] == [info.id]
    with pytest.raises(NotInvited):
        await referee.openings.join(info.id, CLEO)
    with pytest.raises(NotInvited):
        await referee.openings.decline(info.id, CLEO)
    with pytest.raises(Full):
        await referee.openings.join(info.id, ANNA)
    with pytest.raises(NotPlaying):
        await referee.matches.position(info.id, ANNA)
    with pytest.raises(NotPlaying):
        await referee.play.concede(info.id, ANNA)
    assert (await referee.openings.join(info.id, BEN)).status == "playing"
    with pytest.raises(NotOpen):
        await referee.openings.join(info.id, CLEO)


@pytest.mark.parametrize(("opener", "other"), [(ANNA, BEN), (BEN, ANNA)])
async def test_who_has_joined_may_leave_and_the_opener_calls_off(house: House, opener: Person, other: Person) -> None:
    openings = house.referee.openings
    info = await openings.open(game="pebbles", guild=5, channel=7, opener=opener, seats=3)
    await openings.join(info.id, other)
    with pytest.raises(NotInvited):
        await openings.decline(info.id, opener)
    left = await openings.decline(info.id, other)
    assert (left.status, [each is not None for each in left.players]) == ("open", [True, False, False])


async def test_declined_and_called_off(house: House) -> None:
    referee = house.referee
    declined = await referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, invited=BEN)
    await house.told()
    assert (await referee.openings.decline(declined.id, BEN)).status == "cancelled"
    [notice] = await house.told()
    assert notice.kind == "cancelled"
    assert house.words(notice) == f"<@{BEN.id}> declined the match."
    other = await referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA)
    with pytest.raises(NotOpener):
        await referee.openings.cancel(other.id, BEN)
    assert (await referee.openings.cancel(other.id, ANNA)).status == "cancelled"
    with pytest.raises(Over):
        await referee.openings.join(other.id, BEN)
    with pytest.raises(Over):
        await referee.matches.position(other.id, ANNA)
    with pytest.raises(NotOpen):
        await referee.openings.cancel(other.id, ANNA)


async def test_both_seats_of_a_practice_match(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=None, channel=7, opener=ANNA, invited=ANNA)
    assert info.status == "playing"
    assert info.seats_of(ANNA.id) == (0, 1)
    await house.referee.play.answer(info.id, ANNA, info.number, "2", seat=1)
    position = await house.referee.matches.position(info.id, ANNA)
    assert position.seat == 0
    assert position.ask is not None
    await house.play(info, (ANNA, "2"), (ANNA, "take 1"))
    assert (await house.referee.matches.position(info.id, ANNA)).seat == 1
    with pytest.raises(NotSeated):
        await house.referee.matches.position(info.id, BEN, seat=1)


async def test_three_seats(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, seats=3)
    await house.referee.openings.join(info.id, BEN)
    info = await house.referee.openings.join(info.id, CLEO)
    assert info.status == "playing"
    assert info.deciding == (0, 1, 2)


async def test_decks_are_checked(house: House) -> None:
    referee = house.referee

    def deck(*cards: str, section: str = "bag", game: str = "pebbles", name: str = "Mine") -> DeckList:
        return DeckList(name, game, {section: list(cards)})

    async def open_with(deck: DeckList | str) -> None:
        await referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck=deck)

    with pytest.raises(BadDeck) as refusal:
        await open_with(deck(*["shield"] * 6))
    assert [fault.clause for fault in refusal.value.faults] == ["PB-4", "PB-5"]
    assert refusal.value.clause == "PB-4"
    for bad, why in (
        (deck("diamond"), "deck-card-unknown"),
        (deck("pebble", section="box"), "deck-section"),
        (deck("pebble", game="chess"), "deck-other-game"),
        (deck("pebble", name=" \n"), "deck-no-name"),
        (deck(*["pebble"] * 201), "deck-too-large"),
        ("Nowhere", "deck-unknown"),
    ):
        with pytest.raises(Refused, match=why):
            await open_with(bad)
    assert await referee.matches.find(person=ANNA) == []
    await referee.decks.save(ANNA, deck("pebble", "shield", name="Mine  too\x07"))
    assert [each.name for each in await referee.decks.kept_by(ANNA, "pebbles")] == ["Mine too"]
    info = await referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="MINE TOO")
    assert info.players[0] is not None
    assert info.players[0].deck == Local("Mine too")
    with pytest.raises(Refused, match="deck-not-kept"):
        await referee.decks.delete(BEN, "pebbles", "mine too")
    await referee.decks.delete(ANNA, "pebbles", "mine too")
    with pytest.raises(Refused, match="deck-not-kept"):
        await referee.decks.get(ANNA, "pebbles", "Mine too")


@pytest.mark.parametrize("letter", ["ß", "ΐ"])
async def test_a_deck_may_be_called_what_is_longer_without_case(house: House, letter: str) -> None:
    deck = DeckList(letter * 40, "pebbles", {"bag": ["pebble"]})
    await house.referee.decks.save(ANNA, deck)
    assert (await house.referee.decks.get(ANNA, "pebbles", deck.name.casefold())).name == deck.name


async def test_what_a_match_is_opened_with_is_checked(house: House) -> None:
    async def refused(why: str, text: str, **details: Any) -> None:
        usual: dict[str, Any] = {"game": "pebbles", "guild": 5, "channel": 7, "opener": ANNA}
        with pytest.raises(Refused, match=why) as refusal:
            await house.referee.openings.open(**(usual | details))
        if text:
            assert house.library.texts.say(refusal.value.text, "en") == text

    await refused("game-unknown", "There is no game “go” here. There are: pebbles.", game="go")
    await refused("option-unknown", "", options={"hep": "5"})
    await refused("option-value", "", options={"heap": "6"})
    await refused("seats-out-of-range", "Pebbles is played by 2 to 3, not by 4.", seats=4)
    await refused("house-unknown", "There is no house player “hal”. There are: random, greedy.", house="hal")
    await refused("house-count", "The match has 2 seats; you named 1 house players.", house=("random",))
    await refused("clock-too-short", "", clock=ClockPolicy.correspondence(timedelta(seconds=1)))
    await refused("clock-on-flag", "", clock=ClockPolicy("x", move=timedelta(days=1), on_flag="explode"))
    await refused("clock-lengths", "", clock=ClockPolicy.correspondence(timedelta(days=900)))
    await refused("word-too-long", "", word="x" * 101)
    assert await house.referee.matches.find() == []


async def test_a_person_can_open_only_so_many(house: House) -> None:
    for _ in range(10):
        await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA)
    with pytest.raises(Refused, match="too-many-open"):
        await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA)


async def test_a_person_can_play_only_so_many_however_they_come_about(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openings, "PLAYING_LIMIT", 1)
    usual: dict[str, Any] = {"game": "pebbles", "guild": 5, "channel": 7}
    over = await house.match()
    await house.referee.play.concede(over.id, ANNA)
    await house.referee.openings.open(**usual, opener=BEN, house="random")
    open_one = await house.referee.openings.open(**usual, opener=CLEO)
    with pytest.raises(Refused, match="too-many-playing"):
        await house.referee.openings.join(open_one.id, BEN)
    with pytest.raises(Refused, match="too-many-playing"):
        await house.referee.openings.may_join(open_one.id, BEN)
    with pytest.raises(Refused, match="too-many-playing"):
        await house.referee.openings.open(**usual, opener=BEN)
    await house.referee.rematches.agree(over.id, ANNA)
    with pytest.raises(Refused, match="too-many-playing"):  # it is Ben who hears it, not Anna
        await house.referee.rematches.agree(over.id, BEN)
    assert (await house.referee.openings.join(open_one.id, ANNA)).status == "playing"


async def test_who_has_opened_so_many_may_still_play(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "OPEN_LIMIT", 1)
    usual: dict[str, Any] = {"game": "pebbles", "guild": 5, "channel": 7}
    await house.referee.openings.open(**usual, opener=ANNA)
    for_two = await house.referee.openings.open(**usual, opener=BEN)
    for_three = await house.referee.openings.open(**usual, opener=CLEO, seats=3)
    with pytest.raises(Refused, match="too-many-open"):
        await house.referee.openings.join(for_three.id, ANNA)
    assert (await house.referee.openings.join(for_two.id, ANNA)).status == "playing"
    assert (await house.referee.openings.open(**usual, opener=ANNA, house="random")).status == "playing"


async def test_matches_are_found(house: House) -> None:
    first = await house.match()
    second = await house.referee.openings.open(game="pebbles", guild=6, channel=8, opener=CLEO)
    found = house.referee.matches.find
    assert [each.id for each in await found()] == [second.id, first.id]
    assert [each.id for each in await found(person=BEN)] == [first.id]
    assert [each.id for each in await found(channel=8)] == [second.id]
    assert [each.id for each in await found(guild=5, status="playing")] == [first.id]
    assert await found(guild=5, status=("open", "over")) == []
    assert (await found(person=BEN))[0] == await house.referee.matches.info(first.id, BEN)


async def test_names_are_cleaned(house: House) -> None:
    info = await house.referee.openings.open(
        game="pebbles", guild=5, channel=7, opener=Person(1, "\u202eEve\n\x00 \t" + "x" * 90)
    )
    assert info.players[0] is not None
    assert info.players[0].name == "Eve " + "x" * 36
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=Person(2, "\u200b"))
    assert info.players[0] is not None
    assert info.players[0].name == "2"


async def test_the_log_tells_each_what_they_may_know(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "plan"), (ANNA, "take 2"), (BEN, "block"))
    log = await house.referee.matches.log(info.id, None)
    assert [(entry.seq, entry.kind, entry.seat, entry.by) for entry in log] == [
        (0, "start", None, ""),
        (1, "answer", 0, "hand"),
        (2, "answer", 1, "hand"),
        (3, "answer", 0, "hand"),
        (4, "answer", 0, "hand"),
        (5, "answer", 1, "hand"),
    ]
    names = (await house.referee.matches.info(info.id)).names_in("en")
    said = [house.library.texts.say(line.text, "en", names) for entry in log for line in entry.lines]
    assert said == ["The heap has 11.", "Anna takes 2.", "Ben blocks."]
    lines = (await house.referee.matches.position(info.id, ANNA)).lines
    assert [house.library.texts.say(line.text, "en", names) for line in lines] == ["Anna takes 2.", "Ben blocks."]
    assert len(await house.referee.matches.log(info.id, ANNA, after=3, until=4)) == 1


async def test_who_is_asked_at_the_same_time_as_others_is_told_once(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="plain")
    await house.referee.openings.join(info.id, BEN, deck="plain")
    assert [notice.body["deciding"] for notice in await house.told("turn")] == [[0, 1]]
    await house.play(info, (ANNA, "1"))
    assert [notice.kind for notice in await house.told()] == ["waiting"], "Ben knows; nobody is asked for anything new"
    await house.play(info, (BEN, "1"))
    assert [notice.body["deciding"] for notice in await house.told("turn")] == [[0]]
