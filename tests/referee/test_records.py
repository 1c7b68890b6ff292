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
    await house.referee.agreements.offer(info.id, ANNA, "takeback")
    await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    await house.play(info, (ANNA, "roll"), (ANNA, "take 1"), (BEN, "block"), (BEN, "pass"))
    await house.play(info, (BEN, "plan"), (BEN, "take 2"))
    await house.play(info, (ANNA, "pass"), (ANNA, "plan"))
    await house.referee.agreements.offer(info.id, ANNA, "takeback")
    await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    await house.referee.play.concede(info.id, BEN)
    return await house.referee.matches.record(info.id, ZOE)


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


async def test_whatever_a_record_holds_is_covered_by_its_seal(house: House) -> None:
    record = await finished(house)
    document = msgspec.json.decode(record.encode())
    cards = record.cards.replace("Pebble", "Peddle") if "Pebble" in record.cards else record.cards + " "
    changes = {
        "match": "m99", "words": ["x", "y"], "secret": record.secret.upper(), "options": {"heap": "41"}, "cards": cards,
        "digest": "0" * 32, "commitment": "0" * 64, "seal": "0" * 64, "rules": "0", "game": "chess",
        "answers": record.answers[:-1],
        "decks": [*reversed(record.decks[1:]), msgspec.structs.replace(record.decks[0], name="another name")],
    }  # fmt: skip
    assert set(changes) == set(document)
    for field, value in changes.items():
        altered = msgspec.structs.replace(record, **{field: value})
        assert not verify(RULES, altered).ok, field
    for unknown in ({**document, "note": 1}, {**document, "decks": [{**document["decks"][0], "note": 1}] * 2}):
        with pytest.raises(msgspec.DecodeError, match="unknown field"):
            read_record(msgspec.json.encode(unknown))
    with pytest.raises(msgspec.DecodeError):
        read_record(msgspec.json.encode({**document, "answers": [[1, 0, "pass", "more"]]}))
    for broken in (b"\xff\xfe", b"[" * 100_000, b'{"match": "\xe9"}'):
        with pytest.raises(msgspec.DecodeError):
            read_record(broken)


async def test_a_record_that_is_sealed_anew_is_still_replayed_line_by_line(house: House) -> None:
    record = await finished(house)
    line = next(n for n, answer in enumerate(record.answers) if answer.key.startswith("!takeback"))
    for key in (
        "!takeback -1",
        f"!takeback {line}",
        "!takeback 99",
        "!takeback ²",
        "!takeback",
        "!takeback 1 2",
        "!takeback 2 ",
    ):
        altered = [*record.answers]
        altered[line] = Answer(altered[line].number, -1, key)
        verdict = verify(RULES, msgspec.structs.replace(record, answers=altered).sealed())
        assert not verdict.ok, key
        assert verdict.answers == line
    for wrong in (
        Answer(record.answers[line].number, 0, record.answers[line].key),
        Answer(77, -1, record.answers[line].key),
    ):
        altered = [*record.answers]
        altered[line] = wrong
        assert not verify(RULES, msgspec.structs.replace(record, answers=altered).sealed()).ok, wrong
    unknown = msgspec.structs.replace(record.decks[0], cards={"deck": ["no-such-card"]})
    for change in (
        {"options": {"heap": "999"}}, {"options": {"no": "x"}}, {"cards": "{"}, {"cards": '["pebbles",{"a":{}}]'},
        {"cards": " " + record.cards},
        {"secret": "x"}, {"words": ["a"]}, {"decks": []}, {"decks": [unknown, record.decks[1]]},
    ):  # fmt: skip
        verdict = verify(RULES, msgspec.structs.replace(record, **change).sealed())
        assert not verdict.ok, change
        assert verdict.problem is not None


async def test_an_agreed_draw_is_recorded(house: House) -> None:
    info = await house.match()
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    await house.referee.agreements.answer(info.id, BEN, "draw", True)
    record = await house.referee.matches.record(info.id)
    assert record.answers[-1] == Answer(2, -1, "!draw")
    assert verify(RULES, record).ok


async def test_no_record_of_a_match_under_way(house: House) -> None:
    info = await house.match()
    with pytest.raises(Refused, match="record-not-over"):
        await house.referee.matches.record(info.id, ANNA)
    opened = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA)
    with pytest.raises(Refused, match="record-not-begun"):
        await house.referee.matches.record(opened.id, ANNA)
