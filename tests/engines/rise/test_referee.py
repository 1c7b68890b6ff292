"""What the referee sees to: orders, clocks, chance that can be checked, house rules, takebacks; and what a board and
its log show."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel.ask import Ask
from engines.kernel.cards import Cards, DeckList
from engines.kernel.chance import Stream, commitment, match_key
from engines.kernel.clauses import Ledger
from engines.kernel.documents import ContentError
from engines.kernel.game import Game
from engines.kernel.record import read_record, verify
from engines.kernel.scenario import run_scenario
from engines.kernel.text import Texts
from engines.rise.replacements import toss_coin
from engines.rise.rules import RULES
from engines.rise.words import L
from referee import Library, MatchInfo
from referee.clock import ClockPolicy
from referee.errors import BadDeck, Refused
from referee.standing_orders import AIMED, ASK, PASS, StandingOrders
from store import open_store
from tests.databases import fresh_url
from tests.referee.conftest import ANNA, BEN, CLEO, HandClock, House

from .helpers import cards, deck

DATA = Path(__file__).parents[3] / "data"
PEOPLE = (ANNA, BEN)
DAY = timedelta(days=1)


def clause(*ids: str) -> pytest.MarkDecorator:
    """The clauses that a test proves."""
    return pytest.mark.clause(*ids)


# ------------------------------------------------------------------------------------------------------- through a
# referee


@cache
def ledger() -> Ledger:
    """The rules."""
    return Ledger.load((DATA / "rules" / "rise.yaml").read_text())


@cache
def library() -> Library:
    """Content for Rise alone, with the engine's test cards."""
    sources = {
        language: [path.read_text() for path in sorted((DATA / "locale" / language).glob("*.ftl"))]
        for language in ("en", "fr")
    }
    names = {language: {"rise": cards().names_in(language)} for language in ("en", "fr")}
    return Library({"rise": RULES}, {"rise": cards()}, {"rise": {}}, {"rise": {"en": ledger()}}, Texts(sources, names))


def spells() -> DeckList:
    """A legal deck of as many Incantations as there are."""
    found = [id for id in sorted(cards()) if id.startswith("test-") and cards()[id].kind == "incantation"]
    ids = [id for id in found for _ in range(cards()[id].rank or 9)][:40]
    return DeckList(
        name="spells",
        game="rise",
        cards={"summoners": ["test-sedge", "test-veil"], "library": [*ids, *["test-guard"] * (50 - len(ids))]},
    )


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """A referee on a fresh database."""
    folder.mkdir(exist_ok=True)
    async with fresh_url(folder) as url:
        store = await open_store(url)
        yield House(store, library(), HandClock())
        await store.close()


async def opened(
    at: House, *, clock: ClockPolicy | None = None, options: dict[str, str] | None = None, own: DeckList | None = None
) -> MatchInfo:
    """A match that rests on the mulligans."""
    first, second = own or deck("referee one"), own or deck("referee two")
    info = await at.referee.openings.open(
        game="rise", guild=5, channel=7, opener=ANNA, deck=first, options=options, clock=clock, word="anna's"
    )
    return await at.referee.openings.join(info.id, BEN, deck=second, word="ben's")


async def asked(at: House, match: int) -> tuple[int, Ask]:
    """Who is asked, and what."""
    seat = (await at.referee.matches.info(match)).deciding[0]
    ask = (await at.referee.matches.position(match, PEOPLE[seat])).ask
    assert ask is not None
    return seat, ask


async def until(at: House, match: int, kind: str, window: str = "") -> int:
    """Answer by default until a question comes; who is asked."""
    for _ in range(60):
        seat, ask = await asked(at, match)
        if ask.kind == kind and window in ("", ask.window):
            return seat
        await at.referee.play.answer(match, PEOPLE[seat], (await at.referee.matches.info(match)).number, ask.default)
    raise AssertionError(f"no {kind} came")


async def answer(at: House, match: int, seat: int, key: str) -> None:
    """A seat answers."""
    await at.referee.play.answer(match, PEOPLE[seat], (await at.referee.matches.info(match)).number, key)


async def told(at: House, match: int, viewer: Any = None) -> list[list[str]]:
    """The log as somebody reads it."""
    return [
        [library().texts.say(line.text, "en") for line in entry.lines]
        for entry in await at.referee.matches.log(match, viewer)
    ]


@clause("RS-726")
async def test_a_window_passed_by_order_looks_like_one_passed_by_hand(tmp_path: Path) -> None:
    worlds: list[Any] = []
    for ordered in (False, True):
        async with house(tmp_path / str(ordered)) as at:
            info = await opened(at)
            await until(at, info.id, "mulligan")
            async with at.store.read() as tx:
                first = RULES.load(
                    await tx.snapshots.get(info.id, (await at.referee.matches.info(info.id)).seq), cards()
                ).s.first
            other = 1 - first
            if ordered:
                await at.referee.play.give_standing_orders(
                    info.id, PEOPLE[other], StandingOrders(windows={"restored": PASS})
                )
                assert (await at.referee.play.standing_orders(info.id, PEOPLE[first])) == StandingOrders()
            for seat in (0, 1):
                await answer(at, info.id, seat, "keep")
            assert (await at.referee.matches.info(info.id)).deciding == (other,), (
                "whether an order is there is not to be seen from a missing pause"
            )
            before = (await told(at, info.id), (await at.referee.matches.position(info.id, PEOPLE[first])).view)
            if ordered:
                await at.later(seconds=1)
                assert (await at.referee.matches.info(info.id)).deciding == (other,)
                await at.later(seconds=9)
            else:
                assert (await asked(at, info.id))[1].window == "restored"
                await answer(at, info.id, other, "pass")
            assert (await asked(at, info.id))[0] == first
            assert (await asked(at, info.id))[1].kind == "main"
            after = [
                (
                    await told(at, info.id, who),
                    msgspec.json.encode((await at.referee.matches.position(info.id, who)).view),
                )
                for who in (None, PEOPLE[first])
            ]
            lines = [line for entry in after[0][0][len(before[0]) :] for line in entry]
            assert lines == [f"{'AB'[other]} passes."], "a pass is told, whoever answered"
            worlds.append((before, after))
    assert worlds[0] == worlds[1]


@clause("RS-726")
def test_who_passed_is_told_as_the_window_closes_without_those_who_were_not_asked() -> None:
    sides = {seat: {"hand": ["plain-imminent", "plain-imminent"]} for seat in "ABD"}
    game = placed(
        {
            **sides,
            "C": {
                "summoners": [{"card": "plain-summoner", "capacity": 0}, {"card": "plain-summoner-two", "capacity": 0}]
            },
        }
    )

    def passes(*keys: str) -> list[str]:
        play(game, *keys)
        found = [entry for entry in game.story if entry.event.name == "passed"]
        return [library().texts.say(entry.text, "en") for entry in found if entry.text is not None]

    assert passes("invoke plain-imminent as1", "pass") == []
    assert passes("invoke plain-imminent ds1", "pass", "pass") == []
    assert passes("pass") == ["A, B and D pass."]
    assert passes("pass", "pass", "pass") == ["A, B and D pass.", "B, D and A pass."]


@clause("RS-726")
async def test_every_window_of_the_turn_can_be_ordered(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await opened(at)
        for window in (
            "pre_draw",
            "restored",
            "attack_announced",
            "attackers",
            "blocks",
            "turn_passed",
            "chain",
            "own",
        ):
            await at.referee.play.give_standing_orders(info.id, BEN, StandingOrders(windows={window: PASS}))
        with pytest.raises(Refused, match="orders-window"):
            await at.referee.play.give_standing_orders(info.id, BEN, StandingOrders(windows={"W1": PASS}))
        await at.referee.play.give_standing_orders(info.id, BEN, StandingOrders(pass_turn=True))
        seat = await until(at, info.id, "main")
        other = 1 - seat
        await at.referee.play.give_standing_orders(info.id, PEOPLE[other], StandingOrders(pass_turn=True))
        await answer(at, info.id, seat, "pass")
        await at.later(seconds=60)
        who, ask = await asked(at, info.id)
        assert (who, ask.kind) != (other, "respond")
        assert not (await at.referee.play.standing_orders(info.id, PEOPLE[other])).pass_turn, "it holds for the turn"


@clause("RS-726")
def test_who_is_attacked_or_aimed_at_is_told_from_who_is_not() -> None:
    document = {
        "position": {
            "A": {"field": ["test-dog"], "hand": ["test-return", "test-hives"]},
            "B": {"field": ["test-dog"], "hand": ["test-return"]},
            "C": {"field": ["test-dog"], "hand": ["test-return"]},
        },
        "play": [{"A": "invoke test-hives c1 as1"}], "ends": "respond",
    }  # fmt: skip
    game = run_scenario(document, RULES, cards(), {})
    passing, asking = StandingOrders(windows={"chain": AIMED}), StandingOrders(default=AIMED)
    assert not game.asks[1].aimed and passing.answer(game.asks[1]) == asking.answer(game.asks[1]) == "pass"
    game.answer(game.number, 1, "pass")
    assert game.asks[2].aimed and passing.answer(game.asks[2]) is None
    game = run_scenario({**document, "play": [{"A": "attack", "pass": True}, {"A": "a1>b done"}]}, RULES, cards(), {})
    assert (game.asks[1].window, game.asks[1].aimed) == ("attackers", True)
    game.answer(game.number, 1, "pass")
    assert (game.asks[2].window, game.asks[2].aimed) == ("attackers", False)


@clause("RS-703", "RS-726")
def test_answering_ones_own_play_is_a_window_of_its_own() -> None:
    document = {
        "position": {"A": {"field": ["test-dog"], "hand": ["test-return", "test-hives"]}, "B": {"field": ["test-dog"], "hand": ["test-return"]}},
        "play": [{"A": "invoke test-hives b1 as1"}], "ends": "respond",
    }  # fmt: skip
    game = run_scenario(document, RULES, cards(), {})
    others, own = (StandingOrders(ASK, windows={window: PASS}) for window in ("chain", "own"))
    assert (others.answer(game.asks[1]), own.answer(game.asks[1])) == ("pass", None)
    game.answer(game.number, 1, "pass")
    assert (others.answer(game.asks[0]), own.answer(game.asks[0])) == (None, "pass")
    assert len(list(game.asks[0].keys())) > 1
    assert StandingOrders().answer(game.asks[0]) == "pass", "nobody else has played anything"


def test_after_somebody_elses_play_one_is_asked_about_ones_own_again() -> None:
    document = {
        "position": {"A": {"field": ["test-dog"], "hand": ["test-return", "test-hives"]}, "B": {"field": ["test-dog"], "hand": ["test-return"]}},
        "play": [{"A": "invoke test-hives b1 as1"}, {"B": "invoke test-return bs1"}, {"A": "pass"}, {"B": "a1"}],
        "ends": "respond",
    }  # fmt: skip
    game = run_scenario(document, RULES, cards(), {})
    while 0 not in game.asks:
        game.answer(game.number, 1, "pass")
    assert game.asks[0].window == "own"
    assert not game.asks[0].own
    assert StandingOrders().answer(game.asks[0]) is None


@pytest.mark.parametrize(("hand", "idle"), [([], True), (["test-hives"], False)])
def test_that_a_turn_leaves_nothing_is_answered_at_once_if_all_can_see_it(hand: list[str], idle: bool) -> None:
    """A card in hand that could be played for all that others know is hidden, whatever it is."""
    position = {"A": {"hand": hand}, "B": {"field": ["test-dog"]}}
    game = run_scenario({"position": position, "play": [], "ends": "main"}, RULES, cards(), {})
    assert game.asks[0].idle == idle
    assert StandingOrders().answer(game.asks[0]) == ("pass" if idle else None)


@clause("RS-726")
async def test_passing_until_the_own_next_turn_outlasts_the_turns_of_others(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await opened(at)
        seat = await until(at, info.id, "main")
        for who in PEOPLE:
            await at.referee.play.give_standing_orders(info.id, who, StandingOrders(pass_round=True, default=AIMED))
        await answer(at, info.id, seat, "pass")
        await at.later(seconds=60)
        await until(at, info.id, "package")
        assert (await at.referee.play.standing_orders(info.id, PEOPLE[seat])).pass_round
        assert not (await at.referee.play.standing_orders(info.id, PEOPLE[1 - seat])).pass_round, "it is their turn now"


@clause("RS-1502")
async def test_a_response_in_silence_is_a_pass(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await opened(at, clock=ClockPolicy.correspondence(DAY))
        other = await until(at, info.id, "respond", "restored")
        seq = (await at.referee.matches.info(info.id)).seq
        await at.told()
        await at.later(days=1, minutes=1)
        info = await at.referee.matches.info(info.id)
        assert (info.status, info.deciding) == ("playing", (1 - other,))
        assert (await asked(at, info.id))[1].kind == "main"
        [entry] = await at.referee.matches.log(info.id, None, after=seq)
        assert (entry.seat, entry.by) == (other, "flag")
        [flagged] = await at.told("flagged")
        assert flagged.channel == 7
        async with at.store.read() as tx:
            [*_, record] = await tx.entries.of(info.id)
        assert record.key == "pass"


@clause("RS-1502")
@pytest.mark.parametrize("answers", [False, True])
async def test_the_fourth_silence_in_a_row_counts_as_conceding(tmp_path: Path, answers: bool) -> None:
    async with house(tmp_path) as at:
        info = await opened(at, clock=ClockPolicy.correspondence(DAY))
        seat = await until(at, info.id, "main")
        silent = 0
        for _ in range(60):
            if (await at.referee.matches.info(info.id)).status == "over":
                break
            who, ask = await asked(at, info.id)
            if who != seat or answers and silent == 3:
                await answer(at, info.id, who, ask.default)
                silent = silent if who != seat else 0
                if who == seat:
                    answers = False
                    assert (await at.referee.matches.info(info.id)).status == "playing"
                continue
            await at.later(days=1, minutes=1)
            silent += 1
        info = await at.referee.matches.info(info.id)
        assert silent == 4
        assert info.outcome is not None
        assert (info.outcome.winner, info.outcome.clause, info.outcome.reason.id) == (
            1 - seat,
            "RS-1502",
            "outcome-forfeit",
        )


def events(game: Game[Any]) -> list[tuple[str, int | None, int, str]]:
    """What chance brought since the last decision."""
    return [
        (e.event.name, e.event.seat, e.event.amount, e.event.kind)
        for e in game.story
        if e.event.name in ("rolled", "toss_made", "shuffled", "drawn")
    ]


def played(key: bytes, answers: int = 200) -> tuple[list[Any], list[tuple[str, ...]], str]:
    """The chance of a match between two who answer by a stream of their own, the hands, and the state it ends in."""
    game, stream, found = (
        RULES.begin(cards(), [deck("chance 0"), deck("chance 1")], {}, key),
        Stream("course"),
        list[Any](),
    )
    found += events(game)
    for _ in range(answers):
        if game.outcome is not None:
            break
        seat, ask = min(game.asks.items())
        game.answer(game.number, seat, ask.write(ask.sample(stream)))
        found.append(events(game))
    return (
        found,
        [tuple(game.thing(id).card for id in (*side.hand, *side.library)) for side in game.s.seats],
        game.digest(),
    )


@clause("RS-1504")
def test_the_same_seed_brings_the_same_rolls_tosses_and_shuffles() -> None:
    once = played(b"c" * 32)
    assert once == played(b"c" * 32)
    assert {"rolled", "toss_made", "drawn"} <= {
        name for each in once[0] if isinstance(each, list) for name, *_ in each
    } | {each[0] for each in once[0] if isinstance(each, tuple)}
    assert once[0] != played(b"b" * 32)[0]


@clause("RS-1504")
def test_the_public_results_of_chance_are_numbered() -> None:
    game, stream = RULES.begin(cards(), [deck("chance 0"), deck("chance 1")], {}, b"a" * 32), Stream("course")
    numbers = list[int]()
    tossed = set[str]()
    for _ in range(300):
        found = [
            (e.event.name, e.line(None)) for e in game.story if e.text is not None and e.text.id == "rs-log-chance"
        ]
        numbers += [
            int(str(line.text.words["no"]))
            for _, line in found
            if line is not None and int(str(line.text.words["no"])) not in numbers
        ]
        tossed |= {e.event.name for e in game.story if e.text is not None and e.text.id != "rs-log-chance"}
        seat, ask = min(game.asks.items())
        game.answer(game.number, seat, ask.write(ask.sample(stream)))
    assert len(numbers) > 10 and numbers == list(range(1, len(numbers) + 1))
    assert not tossed & {"toss_made", "rolled", "shuffled", "stolen"}


@clause("RS-1504")
async def test_the_chance_of_a_match_can_be_checked(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await opened(at)
        [notice] = await at.told("opened")
        assert notice.body["commitment"] == info.commitment
        assert info.secret is None, "the seed is not told before the end"
        chance, match = Stream("record"), info.id
        for _ in range(50):
            if (await at.referee.matches.info(match)).status == "over":
                break
            seat, ask = await asked(at, match)
            await answer(at, match, seat, ask.write(ask.sample(chance)))
        if (await at.referee.matches.info(match)).status == "playing":
            await at.referee.play.concede(match, BEN)
        info = await at.referee.matches.info(match)
        assert info.secret is not None
        secret = bytes.fromhex(info.secret)
        assert commitment(secret, str(match)) == info.commitment
        record = await at.referee.matches.record(match)
        verdict = verify(RULES, read_record(record.encode()))
        assert verdict.ok
        assert not verify(RULES, msgspec.structs.replace(record, words=["anna's", "zoe's"]).sealed()).ok
        replayed = RULES.begin(
            cards(), [deck("referee one"), deck("referee two")], {}, match_key(secret, str(match), ["anna's", "ben's"])
        )
        setup = [library().texts.say(line.text, "en") for line in replayed.lines(None)]
        assert any("rolls" in line for line in setup)
        assert [line for lines in await told(at, match) for line in lines][: len(setup)] == setup


@clause("RS-1506")
async def test_house_rules_are_shown_and_fixed_before_the_match(tmp_path: Path) -> None:
    assert {option.clause for option in RULES.options} == {each.id for each in ledger().clauses if each.house_rule}
    async with house(tmp_path) as at:
        with pytest.raises(Refused):
            await opened(at, options={"tilted_block": "perhaps"})
        with pytest.raises(Refused):
            await opened(at, options={"no_such_rule": "yes"})
        first = await at.referee.openings.open(
            game="rise", guild=5, channel=7, opener=ANNA, deck=deck("referee one"), options={"tilted_block": "yes"}
        )
        assert first.options["tilted_block"] == "yes"
        assert {id: value for id, value in first.options.items() if id != "tilted_block"} == {
            id: value for id, value in RULES.defaults.items() if id != "tilted_block"
        }
        seen = await at.referee.matches.info(first.id, BEN)
        assert seen.options == first.options, "who joins sees what is agreed to"
        await at.referee.openings.join(first.id, BEN, deck=deck("referee two"))
        for _ in range(2):
            async with at.store.read() as tx:
                game = RULES.load(
                    await tx.snapshots.get(first.id, (await at.referee.matches.info(first.id)).seq), cards()
                )
            assert game.option("tilted_block") == "yes"
            assert game.option("level_up_cost") == "0"
            await until(at, first.id, "main")
        assert (await at.referee.matches.info(first.id)).options == first.options


@clause("RS-1507")
async def test_nothing_is_taken_back_once_a_card_was_drawn(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await opened(at)
        seat = await until(at, info.id, "package")
        await answer(at, info.id, seat, "one-card")
        with pytest.raises(Refused, match="takeback-informed"):
            await at.referee.agreements.offer(info.id, PEOPLE[seat], "takeback")
        assert (await at.referee.matches.info(info.id)).takeback is None


@clause("RS-1507")
@pytest.mark.parametrize("agrees", [True, False])
async def test_what_told_nothing_is_taken_back_if_all_agree(tmp_path: Path, agrees: bool) -> None:
    async with house(tmp_path) as at:
        info = await opened(at)
        other = await until(at, info.id, "respond", "restored")
        before = msgspec.json.encode((await at.referee.matches.position(info.id, None)).view)
        await answer(at, info.id, other, "pass")
        assert (await asked(at, info.id))[1].kind == "main"
        after = msgspec.json.encode((await at.referee.matches.position(info.id, None)).view)
        assert before != after
        await at.referee.agreements.offer(info.id, PEOPLE[other], "takeback")
        assert (await asked(at, info.id))[1].kind == "main", "it stands until the other agrees"
        await at.referee.agreements.answer(info.id, PEOPLE[1 - other], "takeback", agrees)
        seat, ask = await asked(at, info.id)
        assert (seat, ask.kind) == ((other, "respond") if agrees else (1 - other, "main"))
        assert msgspec.json.encode((await at.referee.matches.position(info.id, None)).view) == (
            before if agrees else after
        )


@clause("RS-312")
async def test_a_refused_attempt_is_explained_only_to_who_made_it(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await opened(at, own=spells())
        other = await until(at, info.id, "respond", "restored")
        view = (await at.referee.matches.position(info.id, PEOPLE[other])).view
        mine = next(side for side in view.seats if side.seat == other)
        spell = next(id for id in mine.hand if cards()[id].kind == "incantation")
        await at.told()

        async def everything() -> Any:
            found = [
                (
                    await told(at, info.id, who),
                    msgspec.json.encode((await at.referee.matches.position(info.id, who)).view),
                )
                for who in (None, ANNA, BEN)
            ]
            return found, await at.referee.matches.info(info.id)

        before = await everything()
        with pytest.raises(Refused) as refused:
            await answer(at, info.id, other, f"invoke {spell} {'ab'[other]}s1")
        assert refused.value.clause == "RS-708"
        assert await everything() == before
        assert await at.told() == []


@clause("RS-109")
async def test_two_players_with_the_same_deck(tmp_path: Path) -> None:
    assert RULES.check_deck(spells(), cards()) == []
    async with house(tmp_path) as at:
        info = await opened(at, own=spells())
        assert info.status == "playing"
        view = (await at.referee.matches.position(info.id, None)).view
        assert len({tuple(each.card for each in side.summoners) for side in view.seats}) == 1
        assert (await asked(at, info.id))[1].kind == "mulligan"


# ----------------------------------------------------------------------------------------------------------- decks and
# cards


def begun(seats: int = 2, summoners: tuple[str, str] = ("test-ilsa", "test-moss")) -> Game[Any]:
    """A match that rests on the mulligans."""
    decks = [
        DeckList(
            name="x",
            game="rise",
            cards={"summoners": list(summoners), "library": deck(f"begun {seat}").cards["library"]},
        )
        for seat in range(seats)
    ]
    return RULES.begin(cards(), decks, {}, b"r" * 32)


def placed(position: dict[str, Any], *own: dict[str, Any], seed: int = 1) -> Game[Any]:
    """A match in a position, with cards of its own."""
    pool = Cards.read(RULES, {"own.yaml": json.dumps([*RULES.blanks, *own])}, known=cards())
    game = RULES.empty(pool, {}, seed.to_bytes(32, "big"))
    RULES.place(game, position)
    return game


def play(game: Game[Any], *keys: str) -> None:
    """Answers of whoever is asked."""
    for key in keys:
        game.answer(game.number, min(game.asks), key)


def passed(game: Game[Any]) -> None:
    """Everybody passes, until something else is asked."""
    while all(ask.window for ask in game.asks.values()):
        play(game, "pass")


@clause("RS-107")
def test_printings_of_one_name_share_one_count_and_the_lowest_rank() -> None:
    def printing(id: str, rank: Any) -> dict[str, Any]:
        return {"id": id, "name": "Twice Printed", "kind": "creature", "rank": rank, "attack": 1, "defense": 1}

    def faults(ranks: tuple[Any, Any], first: int, second: int) -> list[tuple[str, Any]]:
        pool = Cards.read(
            RULES,
            {"own.yaml": json.dumps([printing("old-print", ranks[0]), printing("new-print", ranks[1])])},
            known=cards(),
        )
        ids = ["old-print"] * first + ["new-print"] * second
        listed = DeckList(
            name="x",
            game="rise",
            cards={"summoners": ["test-sedge", "test-veil"], "library": [*ids, *["test-walker"] * (50 - len(ids))]},
        )
        return [(fault.clause, fault.text.words.get("count")) for fault in RULES.check_deck(listed, pool)]

    assert faults((1, 1), 1, 1) == [("RS-105", 2)]
    assert faults((1, 1), 1, 0) == faults((1, 1), 0, 1) == []
    assert faults((2, 2), 1, 1) == []
    assert faults((4, 2), 2, 1) == faults((2, 4), 0, 3) == faults((2, "inf"), 1, 2) == [("RS-105", 3)]


@clause("RS-612")
def test_an_ability_without_a_clause_is_not_loaded() -> None:
    odd = {
        "id": "odd",
        "name": "Odd",
        "kind": "creature",
        "rank": 1,
        "attack": 1,
        "defense": 1,
        "keywords": ["Levitation"],
    }
    with pytest.raises(ContentError, match="Levitation"):
        Cards.read(RULES, {"odd.yaml": json.dumps([odd])}, known=cards())
    Cards.read(RULES, {"odd.yaml": json.dumps([odd | {"keywords": ["Flight"]}])}, known=cards())
    assert len(L.keywords) > 40
    for name in L.keywords:
        assert any(name in each.text or name in each.source for each in ledger().clauses), f"{name} has no clause"


# --------------------------------------------------------------------------------------------------------------- what
# is shown


@clause("RS-120", "RS-121", "RS-501")
def test_a_new_board_shows_stocks_ether_and_summoners() -> None:
    game = begun(3)
    for viewer in (0, 1, 2, None):
        sides = RULES.view(game, viewer).seats
        assert sorted((side.seat, side.stock, side.ether) for side in sides) == [
            (seat, 2 if seat == game.s.first else 1, 0) for seat in range(3)
        ]
        for side in sides:
            shown = side.summoners[0]
            assert (
                shown.card,
                shown.life,
                shown.max_life,
                shown.level,
                shown.max_level,
                shown.capacity,
                shown.tilted,
            ) == ("test-ilsa", 10, 10, 1, 3, 1, False)
            assert [(skill.key, skill.from_level) for skill in shown.skills] == [
                ("crank-over", 2),
                ("ledger-trick", 1),
                ("old-silver", 1),
            ]
            assert side.summoners[1].life == 11
    rich = placed({"A": {"stock": 7, "ether": 3}, "B": {"stock": 4}})
    assert [(side.stock, side.ether) for side in RULES.view(rich, None).seats] == [(7, 3), (4, 0)]


@clause("RS-501")
@pytest.mark.parametrize(("level", "capacity"), [(1, 1), (2, 2), (3, 3)])
def test_the_level_says_the_capacity(level: int, capacity: int) -> None:
    game = placed({"A": {"summoners": [{"card": "test-moss", "level": level}, "plain-summoner"]}})
    shown = RULES.view(game, None).seats[0].summoners[0]
    assert (shown.level, shown.capacity, shown.max_capacity) == (level, capacity, capacity)


@clause("RS-304")
def test_everything_on_a_battlefield_is_public() -> None:
    field = [
        {
            "card": "test-widow",
            "tilted": True,
            "counters": {"+1/+1": 2},
            "attached": ["test-plate", {"card": "test-limbs", "controller": "B"}],
        },
        {"card": "plain-creature", "counters": {"-1/-1": 1}, "marks": ["reanimated"]},
    ]
    game = placed({"A": {"field": field}})
    seen = [msgspec.json.encode(RULES.view(game, viewer).seats[0].field) for viewer in (None, 0, 1)]
    assert seen[0] == seen[1] == seen[2]
    first, second = RULES.view(game, None).seats[0].field
    assert (first.card, first.at, first.attack, first.defense, first.tilted) == ("test-widow", "a1", 6, 6, True)
    assert [(each.kind, each.n) for each in first.counters] == [("+1/+1", 2)]
    assert [each.card for each in first.attached] == ["test-plate", "test-limbs"]
    assert (second.card, second.at, second.attack, second.defense, second.tilted) == (
        "plain-creature",
        "a2",
        1,
        1,
        False,
    )
    assert [(each.kind, each.n) for each in second.counters] == [("-1/-1", 1)]


@clause("RS-309", "RS-1201")
def test_an_invocation_is_public_before_anyone_is_asked() -> None:
    game = placed({"A": {"hand": ["test-limbs"]}, "B": {"field": ["plain-creature"], "hand": ["plain-imminent"]}})
    hidden = msgspec.json.encode([RULES.view(game, None), RULES.view(game, 1)]).decode()
    assert "test-limbs" not in hidden
    play(game, "invoke test-limbs b1 as1")
    assert {seat: ask.kind for seat, ask in game.asks.items()} == {1: "respond"}
    for viewer in (None, 1):
        [item] = RULES.view(game, viewer).chain
        assert (item.card, item.seat, item.sort) == ("test-limbs", 0, "invocation")
        said = msgspec.json.encode(game.lines(viewer)).decode()
        assert "test-limbs" in said
        assert "plain-creature" in said
        [shown] = RULES.view(game, viewer).seats[1].field
        assert shown.targeted
    play(game, "pass")
    for viewer in (None, 0, 1):
        [shown] = RULES.view(game, viewer).seats[1].field
        assert [(each.card, each.controller) for each in shown.attached] == [("test-limbs", 0)]


@clause("RS-632")
def test_actions_show_their_types() -> None:
    press = {
        "id": "press", "name": "Press", "kind": "door", "rank": 1, "defense": 3,
        "abilities": [
            {"use": "purchase", "id": "buy", "do": [{"gain": {"coins": 1}}]},
            {"use": "toss", "id": "flip", "success": [{"gain": {"coins": 1}}], "fail": []},
            {"use": "dice", "id": "throw", "on": {"1-3": [], "4-6": [{"gain": {"coins": 1}}]}},
        ],
    }  # fmt: skip
    game = placed({"A": {"field": ["press"]}}, press)
    [shown] = RULES.view(game, None).seats[0].field
    assert [(each.id, each.type) for each in shown.actions] == [
        ("buy", "purchase"),
        ("flip", "toss"),
        ("throw", "dice"),
    ]
    said = {
        language: [
            library().texts.say(
                msgspec.structs.replace(text, words={"name": "X", "type": each.type, "some": "no", "price": ""}),
                language,
            )
            for each in shown.actions
        ]
        for language, text in (("en", action_text()), ("fr", action_text()))
    }
    assert said["en"] == ["X (Direct Purchase)", "X (Coin Toss)", "X (Dice Roll)"]
    assert len(set(said["fr"])) == 3
    bad = press | {"abilities": [{"use": "barter", "id": "buy", "do": [{"gain": {"coins": 1}}]}]}
    with pytest.raises(ContentError, match=r"press: abilities\.0\.use: no kind of use 'barter'"):
        Cards.read(RULES, {"odd.yaml": json.dumps([bad])}, known=cards())


def action_text() -> Any:
    """The text that a player picks an Action by."""
    from engines.kernel.text import Text

    return Text("rs-action", {})


# ---------------------------------------------------------------------------------------------------------- chance and
# timing


@clause("RS-124")
def test_a_toss_is_fair() -> None:
    flip = {
        "id": "flip",
        "name": "Flip",
        "kind": "door",
        "rank": 1,
        "defense": 3,
        "abilities": [
            {"use": "toss", "id": "flip", "success": [{"gain": {"coins": 1}}], "fail": [{"gain": {"ether": 1}}]}
        ],
    }
    game = placed({"A": {"field": ["flip"]}}, flip)
    source = game.at("a1")
    tosses: list[bool] = []
    for _ in range(1000):
        game.story.clear()
        tosses.append(toss_coin(game, 0, source))
        [entry] = [each for each in game.story if each.event.name == "toss_made"]
        assert entry.event.kind == ("success" if tosses[-1] else "failure")
        assert "RS-124" in entry.clauses
    assert 430 <= sum(tosses) <= 570
    results = set()
    for seed in range(12):
        game = placed({"A": {"field": ["flip"]}}, flip, seed=seed)
        play(game, "action a1 flip")
        assert {ask.kind for ask in game.asks.values()} == {"main"}, "nobody calls it"
        results.add((game.s.seats[0].stock, game.s.seats[0].ether))
    assert results == {(1, 0), (0, 1)}


@clause("RS-1507")
@pytest.mark.parametrize(
    ("key", "tells"),
    [
        ("invoke plain-creature as1", True), ("level plain-level as1", True), ("action a1 flip", True),
        ("action a2 swap test-key", True), ("action a5 dig", True),
        ("action a3 buy", False), ("attack", False), ("pass", False),
    ],
)  # fmt: skip
def test_what_lets_something_hidden_or_random_appear(key: str, tells: bool) -> None:
    engine = {
        "flip": {"use": "toss", "success": [], "fail": [{"gain": {"ether": 1}}]},
        "swap": {"use": "purchase", "cost": {"discard": 1}, "do": [{"gain": {"coins": 1}}]},
        "buy": {"use": "purchase", "do": [{"gain": {"coins": 1}}]},
        "dig": {"use": "purchase", "do": [{"search": {"what": {"kind": "creature", "zone": "library"}}}]},
    }
    own = [
        {
            "id": f"{id}-door",
            "name": id.title(),
            "kind": "door",
            "rank": 1,
            "defense": 3,
            "abilities": [{"id": id, **what}],
        }
        for id, what in engine.items()
    ]
    hand = ["plain-creature", "plain-level", "test-key"]
    game = placed(
        {"A": {"field": ["flip-door", "swap-door", "buy-door", "plain-creature", "dig-door"], "hand": hand}}, *own
    )
    play(game, key)
    told = game.informed
    while all(ask.window for ask in game.asks.values()):
        play(game, "pass")
        told = told or game.informed
    assert told is tells


@clause("RS-419")
@pytest.mark.parametrize("order", ["1,2", "2,1"])
def test_beginning_of_turn_effects_are_the_active_players_first(order: str) -> None:
    well = {
        "id": "well",
        "name": "Well",
        "kind": "door",
        "rank": 1,
        "defense": 3,
        "abilities": [{"when": {"event": "turn_begins", "player": "you"}, "do": [{"gain": {"ether": 1}}]}],
    }
    limbs = {"card": "test-limbs", "controller": "B"}
    game = placed(
        {
            "phase": "effects",
            "A": {"field": [{"card": "plain-creature", "attached": [limbs]}, "test-toll", "well"]},
            "B": {"field": ["well"]},
        },
        well,
    )
    assert {seat: (ask.kind, len(ask.choice.options)) for seat, ask in game.asks.items()} == {0: ("order_triggers", 2)}
    toll, other, germ = game.at("a2"), game.at("a3"), game.at("a1.1")
    play(game, order)
    found = [
        (entry.event.name, entry.event.subject)
        for entry in game.story
        if entry.event.name in ("triggered", "toss_made")
    ]
    mine = [toll, other] if order == "1,2" else [other, toll]
    assert found == [("triggered", mine[0]), ("triggered", mine[1]), ("triggered", germ), ("toss_made", germ)]
    assert game.s.seats[1].ether == 0, "B's Well is for B's turn"


UNTIL = [("turn", "cleanup"), ({"next_turn": "foe"}, "awakening")]


@clause("RS-729")
@pytest.mark.parametrize(("until", "when"), UNTIL, ids=["this turn", "until B's next turn"])
def test_when_what_lasts_ends(until: Any, when: str) -> None:
    prop = {
        "id": "prop", "name": "Prop", "kind": "imminent", "rank": 1, "targets": {"target": {"kind": "creature"}},
        "do": [{"change": {"defense": 2, "to": "target", "until": until}}],
    }  # fmt: skip
    frail = {"id": "frail", "name": "Frail", "kind": "creature", "rank": 1, "attack": 1, "defense": 3}
    hook = {
        "id": "hook",
        "name": "Hook",
        "kind": "incantation",
        "rank": 1,
        "do": [{"put": {"minus": 3, "to": {"kind": "creature"}}}],
    }
    game = placed(
        {"A": {"field": ["frail"], "hand": ["prop", "hook"]}, "B": {"hand": ["plain-imminent"]}}, prop, frail, hook
    )
    play(game, "invoke prop a1 as1")
    passed(game)
    play(game, "invoke hook as2")
    passed(game)
    assert RULES.read(game, "a1.defense") == 2
    play(game, "pass")
    assert (game.s.phase, RULES.read(game, "a1.defense")) == ("end", 2), (
        "it holds while the turn that was passed is not over"
    )
    play(game, "pass")
    names = [entry.event.name for entry in game.story if entry.event.name in ("turn", "dies")]
    assert RULES.read(game, "a1") is False
    assert names == (["turn", "dies"] if when == "awakening" else ["dies", "turn"])
    assert {seat: ask.kind for seat, ask in game.asks.items()} == {1: "package"}


@clause("RS-729")
def test_as_long_as_ends_when_it_is_so_no_longer() -> None:
    chant = {
        "id": "chant", "name": "Chant", "kind": "imminent", "rank": 1, "targets": {"target": {"kind": "creature"}},
        "do": [{"change": {"attack": 2, "to": "target", "until": {"while": {"exists": {"kind": "door", "side": "own"}}}}}],
    }  # fmt: skip
    quake = {
        "id": "quake",
        "name": "Quake",
        "kind": "incantation",
        "rank": 1,
        "do": [{"destroy": {"kind": "door"}}],
    }
    game = placed({"A": {"field": ["plain-creature", "plain-door"], "hand": ["chant", "quake"]}}, chant, quake)
    play(game, "invoke chant a1 as1")
    passed(game)
    assert RULES.read(game, "a1.attack") == 4
    play(game, "invoke quake as2")
    passed(game)
    assert (RULES.read(game, "a1.attack"), RULES.read(game, "lasting")) == (2, 0)


@clause("RS-110")
async def test_an_illegal_deck_is_neither_kept_nor_played(tmp_path: Path) -> None:
    legal = deck("referee one")
    library = [*["test-walker"] * 49, "test-bell", "test-bell"]
    bad = DeckList(name="bad", game="rise", cards={**legal.cards, "library": library})
    async with house(tmp_path) as at:

        async def refused(doing: Any) -> None:
            with pytest.raises(BadDeck) as found:
                await doing
            assert sorted(str(fault.clause) for fault in found.value.faults) == ["RS-104", "RS-105"]

        await refused(at.referee.decks.save(ANNA, bad))
        await refused(at.referee.openings.open(game="rise", guild=5, channel=7, opener=ANNA, deck=bad))
        info = await at.referee.openings.open(game="rise", guild=5, channel=7, opener=ANNA, deck=legal)
        await refused(at.referee.openings.join(info.id, BEN, deck=bad))
        assert (await at.referee.matches.info(info.id)).status == "open"
        assert (await at.referee.openings.join(info.id, BEN, deck=legal)).status == "playing"


@clause("RS-110")
async def test_a_deck_is_known_to_its_player_alone_until_the_match_is_over(tmp_path: Path) -> None:
    one, two = deck("referee one"), deck("referee two")
    async with house(tmp_path) as at:
        match = (await opened(at)).id
        for viewer, mine, foreign in ((None, (), (one, two)), (ANNA, (0,), (two,)), (BEN, (1,), (one,))):
            position = await at.referee.matches.position(match, viewer)
            seen = repr((await at.referee.matches.info(match, viewer), position.view))
            assert not [each.name for each in foreign if each.name in seen]
            own = {card for seat in mine for card in position.view.seats[seat].hand}
            listed = {card for each in foreign for card in each.cards["library"]}
            assert not [card for card in listed - own if f"'{card}'" in seen]
            assert all(card in seen for each in foreign for card in each.cards["summoners"]), "Summoners are shown"
        with pytest.raises(Refused, match="record-not-over"):
            await at.referee.matches.record(match)
        await at.referee.play.concede(match, BEN)
        assert [each.name for each in read_record((await at.referee.matches.record(match)).encode()).decks] == [
            one.name, two.name,
        ]  # fmt: skip


async def three(at: House, clock: ClockPolicy | None = None) -> MatchInfo:
    """A match of Anna, Ben and Cleo that rests on the mulligans."""
    info = await at.referee.openings.open(
        game="rise", guild=5, channel=7, opener=ANNA, seats=3, deck=deck("referee one"), clock=clock
    )
    await at.referee.openings.join(info.id, BEN, deck=deck("referee two"))
    return await at.referee.openings.join(info.id, CLEO, deck=deck("referee three"))


@clause("RS-1508")
async def test_a_draw_holds_when_who_had_not_answered_leaves(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await three(at)
        await at.referee.agreements.offer(info.id, ANNA, "draw")
        await at.referee.agreements.answer(info.id, BEN, "draw", True)
        await at.referee.play.concede(info.id, CLEO)
        info = await at.referee.matches.info(info.id)
        assert info.status == "over"
        assert info.outcome is not None and (info.outcome.winner, info.outcome.clause) == (None, "RS-1508")


async def test_what_was_offered_by_who_leaves_is_off(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await three(at)
        await at.referee.agreements.offer(info.id, CLEO, "draw")
        await at.referee.agreements.answer(info.id, BEN, "draw", True)
        await at.told()
        await at.referee.play.concede(info.id, CLEO)
        info = await at.referee.matches.info(info.id)
        assert (info.status, info.draw_offer) == ("playing", None)
        assert [each.body["what"] for each in await at.told("settled")] == ["draw"]


async def test_a_pause_begins_when_who_had_not_answered_runs_out_of_time(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await three(at, ClockPolicy.correspondence(DAY, on_flag="forfeit"))
        for person in PEOPLE:
            ask = (await at.referee.matches.position(info.id, person)).ask
            assert ask is not None
            await at.referee.play.answer(info.id, person, None, ask.default)
        await at.referee.agreements.offer(info.id, ANNA, "pause")
        await at.referee.agreements.answer(info.id, BEN, "pause", True)
        await at.later(days=1)
        info = await at.referee.matches.info(info.id)
        assert (info.status, info.paused) == ("playing", True)


async def test_who_has_left_ends_no_pause_of_those_who_play(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await three(at, ClockPolicy.correspondence(DAY))
        await at.referee.agreements.offer(info.id, ANNA, "pause")
        for person in (BEN, CLEO):
            info = await at.referee.agreements.answer(info.id, person, "pause", True)
        assert info.paused
        await at.referee.play.concede(info.id, CLEO)
        with pytest.raises(Refused, match="match-out"):
            await at.referee.agreements.resume(info.id, CLEO)
        assert not (await at.referee.agreements.resume(info.id, BEN)).paused


async def test_nobody_who_gave_up_is_taken_back_into_the_match(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await three(at)
        seat, ask = await asked(at, info.id)
        other = next(each for each in (0, 1, 2) if each != seat)
        gone = 3 - seat - other
        people = (ANNA, BEN, CLEO)
        await at.referee.play.answer(info.id, people[seat], info.number, ask.default)
        await at.referee.agreements.offer(info.id, people[seat], "takeback")
        await at.referee.agreements.answer(info.id, people[other], "takeback", True)
        await at.referee.play.concede(info.id, people[gone])
        info = await at.referee.matches.info(info.id)
        assert (info.status, info.takeback) == ("playing", None)
        with pytest.raises(Refused, match="takeback-left"):
            await at.referee.agreements.offer(info.id, people[seat], "takeback")


@clause("RS-1508")
async def test_a_draw_holds_when_every_surviving_player_accepts(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        info = await three(at)
        agreements = at.referee.agreements
        for offering, second, last in ((ANNA, BEN, False), (BEN, ANNA, True)):
            await agreements.offer(info.id, offering, "draw")
            assert (await agreements.answer(info.id, second, "draw", True)).status == "playing"
            found = await agreements.answer(info.id, CLEO, "draw", last)
            assert found.status == ("over" if last else "playing")
            info = found
        assert info.outcome is not None and (info.outcome.winner, info.outcome.clause) == (None, "RS-1508")
