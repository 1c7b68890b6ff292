"""Records: what a finished match leaves behind replays to the same end, takebacks and all."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.record import Answer, Record, read_record, verify
from referee.errors import Refused
from tests.referee.conftest import ANNA, BEN, ZOE, House
from tests.referee.pebbles import RULES


async def finished(house: House) -> Record:
    """A match with a takeback, chance, a shield, and a surrender."""
    info = await house.match(options={"heap": "40"})
    await house.play(info, (ANNA, "take 3"), (BEN, "pass"))
    await house.referee.ask_takeback(info.id, ANNA)
    await house.referee.answer_takeback(info.id, BEN, True)
    await house.play(info, (ANNA, "roll"), (ANNA, "take 1"), (BEN, "block"), (BEN, "pass"))
    await house.play(info, (BEN, "plan"), (BEN, "take 2"))
    await house.play(info, (ANNA, "pass"), (ANNA, "plan"))
    await house.referee.ask_takeback(info.id, ANNA)
    await house.referee.answer_takeback(info.id, BEN, True)
    await house.referee.concede(info.id, BEN)
    return await house.referee.record(info.id, ZOE)


async def test_a_record_verifies(house: House) -> None:
    record = await finished(house)
    assert [answer.key for answer in record.answers if answer.key.startswith("!")] == [
        "!takeback 2",
        "!takeback 12",
        "!concede",
    ]
    verdict = verify(RULES, read_record(record.encode()))
    assert verdict.ok
    assert verdict.answers == len(record.answers)


async def test_an_altered_record_does_not_verify(house: House) -> None:
    record = await finished(house)
    for line, answer in enumerate(record.answers):
        for key in ("take 2", "plan", "pass", "3", "!draw", "!takeback 0"):
            if key == answer.key:
                continue
            altered = [*record.answers]
            altered[line] = Answer(answer.number, answer.seat, key)
            assert not verify(RULES, msgspec.structs.replace(record, answers=altered)).ok, (line, key)
    assert not verify(RULES, msgspec.structs.replace(record, words=["anna's", "zoe's"])).ok


async def test_an_agreed_draw_is_recorded(house: House) -> None:
    info = await house.match()
    await house.referee.offer_draw(info.id, ANNA)
    await house.referee.answer_draw(info.id, BEN, True)
    record = await house.referee.record(info.id)
    assert record.answers[-1] == Answer(2, -1, "!draw")
    assert verify(RULES, record).ok


async def test_no_record_of_a_match_under_way(house: House) -> None:
    info = await house.match()
    with pytest.raises(Refused, match="record-not-over"):
        await house.referee.record(info.id, ANNA)
    opened = await house.referee.open(game="pebbles", guild=5, channel=7, opener=ANNA)
    with pytest.raises(Refused, match="record-not-begun"):
        await house.referee.record(opened.id, ANNA)
