"""What goes by itself: house players, the outbox, and things due that fail."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import timedelta

import pytest
from sqlalchemy import text

from referee import Person, Referee, timekeeping
from referee.clock import ClockPolicy
from referee.errors import NotSeated, Stale
from store import bell, open_store
from store.schema import snapshots
from store.share import Share

from .conftest import ANNA, BEN, ZOE, House
from .pebbles import PebblesGame

PATIENCE = 60.0
"""Seconds that anything may take on a slow machine."""


async def test_players_of_one_name_are_told_apart(house: House) -> None:
    info = await house.referee.openings.open(
        game="pebbles", guild=5, channel=7, opener=ANNA, house=("greedy", "greedy")
    )
    assert info.names_in("en") == {0: "Miser A", 1: "Miser B"}
    assert info.names_in("fr") == {0: "L’Avare A", 1: "L’Avare B"}


async def test_a_match_between_house_players(house: House) -> None:
    info = await house.referee.openings.open(
        game="pebbles", guild=5, channel=7, opener=ANNA, house=("random", "greedy")
    )
    assert info.status == "playing"
    assert info.seats_of(ANNA.id) == ()
    assert info.names_in("en") == {0: "Dice", 1: "Miser"}
    for _ in range(200):
        due = await house.referee.timekeeping.next_deadline()
        if due is None:
            break
        house.clock.time = max(house.clock.time, due)
        await house.referee.timekeeping.run_due()
        await house.told()
    info = await house.referee.matches.info(info.id)
    assert info.status == "over"
    entries = await house.referee.matches.log(info.id, None)
    assert {entry.by for entry in entries[1:]} == {"house"}


async def test_house_players_among_themselves_move_after_a_while(house: House) -> None:
    info = await house.referee.openings.open(
        game="pebbles", guild=5, channel=7, opener=ANNA, house=("greedy", "greedy")
    )
    assert info.deciding == (0, 1)
    await house.told()
    assert await house.referee.timekeeping.next_deadline() == house.clock.now() + timedelta(seconds=1.5)
    await house.later(seconds=1)
    assert (await house.referee.matches.info(info.id)).deciding == (0, 1)
    await house.later(seconds=1)
    assert len((await house.referee.matches.info(info.id)).deciding) == 1


async def test_against_house_players_nothing_waits(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house="greedy")
    assert info.deciding == (0,)
    await house.told()
    position = await house.referee.play.answer(info.id, ANNA, info.number, "1")
    assert position.ask is not None, "the house has answered before the click is"
    [turn] = await house.told("turn")
    assert turn.body["calls"] == [], "nobody is called who is looking already"
    assert await house.referee.timekeeping.next_deadline() is None


async def test_house_players_chance_is_their_own(house: House) -> None:
    """The same match with a house player that was asked more often has the same chance of its own."""
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house="random")
    await house.play(info, (ANNA, "1"))
    await house.later(seconds=2)
    async with house.store.read() as tx:
        match = await tx.matches.get(info.id)
        assert match is not None
        assert (await house.referee.resources.games.game(tx, match, ())).s.draws == 0


# ---------------------------------------------------------------- the outbox


async def test_a_notice_is_told_once(house: House) -> None:
    await house.match()
    first = await house.referee.notices.pending()
    assert len({notice.nonce for notice in first}) == len(first)
    assert all(len(notice.nonce) <= 25 for notice in first)
    again = await house.another().notices.pending()
    assert again == first  # after a crash before `told`: the same, with the same nonces
    await house.referee.notices.told(first[0].id, 1)
    assert await house.referee.notices.pending() == first[1:]
    await house.referee.notices.told(first[0].id, 2)
    async with house.store.read() as tx:
        record = await tx.notices.get(first[0].id)
        assert record is not None
        assert record.message == 1


async def test_the_latest_board_is_remembered(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    [*_, turn] = await house.told("turn")
    info = await house.referee.matches.info(info.id)
    assert info.message == 1000 + turn.id
    assert info.told == info.seq == turn.body["until"]
    assert (await house.referee.matches.position(info.id, None)).lines == []
    await house.play(info, (ANNA, "take 1"))
    assert len((await house.referee.matches.position(info.id, None)).lines) == 1
    late = await house.referee.notices.pending()
    await house.play(info, (BEN, "take 1"))
    [current] = await house.told("turn")
    assert current.id not in [each.id for each in late]
    assert (await house.referee.matches.info(info.id)).message == 1000 + current.id
    await house.referee.notices.told(turn.id, 5)
    assert (await house.referee.matches.info(info.id)).message == 1000 + current.id


async def test_what_was_not_told_in_time_is_withdrawn(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    await house.play(info, (ANNA, "take 1"), (BEN, "take 1"))
    [turn] = await house.told("turn")
    assert turn.seat == 0
    assert turn.body["until"] == (await house.referee.matches.info(info.id)).seq


async def test_what_is_outdated_is_not_tried_again(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    *_, turn = await house.referee.notices.pending()
    await house.referee.notices.failed(turn.id, house.clock.now() + timedelta(minutes=1))
    await house.play(info, (ANNA, "take 1"))
    await house.referee.notices.failed(turn.id, house.clock.now())  # it was being tried again just then
    house.clock.forward(minutes=2)
    [newer] = await house.told("turn")
    assert newer.id != turn.id


async def test_a_match_is_brought_to_another_channel(house: House) -> None:
    info = await house.match()
    with pytest.raises(NotSeated):
        await house.referee.play.bring(info.id, ZOE, guild=6, channel=70)
    info = await house.referee.play.bring(info.id, BEN, guild=6, channel=70, message=900)
    assert (info.guild, info.channel, info.message) == (6, 70, 900)
    assert {(notice.channel, notice.kind == "brought") for notice in await house.told()} == {
        (7, True), (70, False), (None, False)
    }  # fmt: skip
    assert [each.id for each in await house.referee.matches.find(channel=70)] == [info.id]


async def test_what_is_told_late_does_not_bring_the_board_back(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    *_, turn = await house.referee.notices.pending()
    assert turn.kind == "turn"
    await house.referee.play.bring(info.id, BEN, guild=6, channel=70, message=9000, told=info.seq)
    await house.referee.notices.told(turn.id, 8000, 7)  # it was on its way when the match was brought
    assert (await house.referee.matches.info(info.id)).message == 9000


async def test_of_two_boards_in_a_channel_the_newer_one_is_the_latest(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    *_, turn = await house.referee.notices.pending()
    await house.referee.play.bring(info.id, BEN, guild=5, channel=7, message=9000, told=info.seq)
    await house.referee.notices.told(turn.id, 8000, 7)
    info = await house.referee.matches.info(info.id)
    assert (info.message, info.told) == (9000, turn.body["until"])


async def test_a_call_is_known_where_it_was_told(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    *_, turn = await house.referee.notices.pending()
    await house.referee.play.bring(info.id, BEN, guild=6, channel=70, message=9000)
    await house.referee.notices.told(turn.id, 8000, 7, call=True)
    assert [(call.channel, call.message) for call in await house.referee.notices.calls()] == [(7, 8000)]


async def test_a_notice_that_failed_is_tried_again_or_given_up(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    notices = await house.referee.notices.pending()
    turn = notices[-1]
    await house.referee.notices.failed(turn.id, house.clock.now() + timedelta(seconds=30))
    assert turn.id not in [each.id for each in await house.told()]
    assert await house.referee.timekeeping.next_deadline() == house.clock.now() + timedelta(seconds=30)
    house.clock.forward(seconds=30)
    [again] = await house.referee.notices.pending()
    assert (again.id, again.nonce, again.tries) == (turn.id, turn.nonce, 1)
    await house.referee.notices.failed(turn.id, None)
    assert await house.told() == []
    assert await house.referee.timekeeping.next_deadline() is None
    await house.play(info, (ANNA, "take 1"))
    assert len(await house.told("turn")) == 1


async def test_no_hand_for_who_wants_none(house: House) -> None:
    await house.referee.people.set_settings(BEN, hands=False)
    await house.match()
    assert {notice.person for notice in await house.told("hand")} == {ANNA.id}


async def test_each_process_tells_its_share(house: House) -> None:
    for guild in (0 << 22, 1 << 22, 5 << 22, None):
        await house.referee.openings.open(game="pebbles", guild=guild, channel=7, opener=ANNA)

    async def told(*shards: int) -> list[int | None]:
        share = Share(frozenset(shards), 4)
        referee = Referee(house.store, house.library, house.clock, secret=b"s", share=share)
        notices = await referee.notices.pending()
        assert (await referee.timekeeping.next_deadline() is None) == (not notices)
        return [notice.guild for notice in notices]

    assert await told(0) == [0, None]
    assert await told(1) == [1 << 22, 5 << 22]
    assert await told(2, 3) == []


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_process_hears_of_what_another_leaves_it_to_tell(
    house: House, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click in a direct message is served by shard 0; the channel that it changes may be another shard's."""
    monkeypatch.setattr(bell, "DEAF", 0.05)
    store = await open_store(url)
    other = Referee(store, house.library, house.clock, secret=b"s", share=Share(frozenset({1}), 2))
    await other.start(heartbeat=None)

    async def hears() -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await other.resources.changed.wait()
        return False

    other.resources.changed.clear()
    assert await hears(), "what came up before it listened may be for it"
    other.resources.changed.clear()
    info = await house.referee.openings.open(game="pebbles", guild=1 << 22, channel=7, opener=ANNA)
    assert await hears()
    assert [notice.match for notice in await other.notices.pending()] == [info.id]
    other.resources.changed.clear()
    async with house.store._engine.begin() as connection:  # pyright: ignore[reportPrivateUsage]
        listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        assert (await connection.execute(text(listening))).scalar_one()
    assert await hears(), "it listens again when its connection was lost"
    await other.notices.told((await other.notices.pending())[0].id)
    await store.close()


async def test_change_is_signalled(house: House) -> None:
    calls: list[None] = []
    house.referee.resources.changed.listen(lambda: calls.append(None))
    info = await house.match()
    assert house.referee.resources.changed.is_set()
    assert calls
    house.referee.resources.changed.clear()
    calls.clear()
    with pytest.raises(Stale):
        await house.referee.play.answer(info.id, ANNA, 0, "plan")
    assert not house.referee.resources.changed.is_set()
    assert not calls


# ---------------------------------------------------------------- races


async def test_of_fifty_racing_answers_one_wins(house: House) -> None:
    info = await house.match()
    others = [house.referee, *(house.another() for _ in range(4))]
    tries = [others[n % 5].play.answer(info.id, ANNA, info.number, "plan") for n in range(50)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(each, Stale) for each in results].count(True) == 49
    assert (await house.referee.matches.info(info.id)).seq == info.seq + 1


async def test_two_seats_answer_at_once(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA)
    info = await house.referee.openings.join(info.id, BEN)
    other = house.another()
    await asyncio.gather(
        house.referee.play.answer(info.id, ANNA, info.number, "2"), other.play.answer(info.id, BEN, info.number, "3")
    )
    assert (await house.referee.matches.position(info.id, None)).view.heap == 5 + 5


async def test_fifty_join_and_one_gets_the_seat(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA)
    tries = [house.referee.openings.join(info.id, Person(100 + n, f"P{n}")) for n in range(50)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(not isinstance(each, Exception) for each in results) == 1


async def test_what_is_due_is_done_once_by_many(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house="random")
    house.clock.forward(seconds=2)
    await asyncio.gather(*(house.another().timekeeping.run_due() for _ in range(5)))
    assert (await house.referee.matches.info(info.id)).seq == 1


async def test_what_is_due_is_done_in_portions_for_each_to_be_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeping, "BATCH", 1)
    dice = ("random", "random")
    infos = [
        await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house=dice) for _ in range(2)
    ]
    house.clock.forward(seconds=2)
    for done in range(4):  # both answer in both matches
        assert sum([(await house.referee.matches.info(info.id)).seq for info in infos]) == done
        assert await house.referee.timekeeping.run_due()
    assert not await house.referee.timekeeping.run_due()


async def test_a_fault_in_one_match_does_not_hold_up_another(house: House, caplog: pytest.LogCaptureFixture) -> None:
    dice = ("random", "random")
    broken = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house=dice)
    sound = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house=dice)
    async with house.store._engine.begin() as connection:  # pyright: ignore[reportPrivateUsage]
        await connection.execute(snapshots.delete().where(snapshots.c.match == broken.id))
    house.referee.resources.games.forget(broken.id)
    await house.later(seconds=2)
    assert (await house.referee.matches.info(sound.id)).seq == 2
    assert f"match {broken.id}: house of seat 1 failed" in caplog.text
    async with house.store.read() as tx:
        put_off = (await tx.deadlines.of_all([broken.id]))[broken.id]
    assert {each.at for each in put_off} == {house.clock.now() + timedelta(minutes=5)}


async def test_a_fault_that_a_reminder_does_not_meet_is_put_off_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a fault of the engine")

    await house.match(ClockPolicy.correspondence(timedelta(days=1)))
    monkeypatch.setattr(PebblesGame, "heed", stumble)
    await house.told()
    house.clock.forward(days=2)
    for _ in range(3):
        await house.referee.timekeeping.run_due()
    assert not await house.referee.timekeeping.run_due(), "the flag is tried again in five minutes"
    assert await house.referee.timekeeping.next_deadline() == house.clock.now() + timedelta(minutes=5)
