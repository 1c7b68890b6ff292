"""What a question can ask for: several things and what hangs on them, things that are worth something together,
numbers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.ask import Ask, Choice, Offers, Option, Refused, cautious, number, one_of
from engines.kernel.cards import Cards
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.kernel.rules import Rules
from engines.kernel.sums import Sum
from engines.kernel.text import say
from tests.content import library

WORTHS = (2, 2, 3, 0, 1, 5)


def card(n: int, worth: int = 0) -> Option:
    return Option(f"c{n}", say("number", n=n), n, worth=worth)


def cards(*worths: int) -> tuple[Option, ...]:
    return tuple(card(n, worth) for n, worth in enumerate(worths))


def ask(choice: Choice) -> Ask:
    return Ask(0, "toy", choice, "")


def paying(*worths: int, **wanted: Any) -> Choice:
    return Choice(say("yes"), cards(*worths), 0, len(worths), sum=Sum(**wanted))


def tributes() -> Choice:
    """Two of five lanes, then one of those that are free by it or were free before."""

    def places(given: tuple[int, ...]) -> Choice:
        return one_of(say("no"), [Option(str(lane), say("number", n=lane), lane) for lane in (*sorted(given), 9)])

    boar = Choice(say("yes"), tuple(Option(str(n), say("number", n=n), n) for n in range(1, 6)), 2, 2, then=places)
    return one_of(say("yes"), [Option("summon", say("yes"), "summon", boar), Option("end", say("no"), "end")])


def test_what_is_picked_decides_what_is_asked_next() -> None:
    question = ask(tributes())
    assert question.values(question.read("summon 4,2 4")) == ("summon", (2, 4), 4)
    assert question.write(question.read("summon 4,2 9")) == "summon 2,4 9"
    for key, why in (("summon 4,2 3", "ask-unknown"), ("summon 4,2", "ask-incomplete"), ("summon 4 4", "ask-count")):
        with pytest.raises(Refused, match=why):
            question.read(key)
    with pytest.raises(Refused) as refusal:
        question.read("summon 4 4")
    assert library().texts.say(refusal.value.text, "en") == "1 picked, but it has to be exactly 2."
    listed = list(question.keys())
    assert len(listed) == len(set(listed)) == 10 * 3 + 1
    assert all(question.write(question.read(key)) == key for key in listed)
    assert {question.write(question.sample(Stream(f"{n}"))) for n in range(400)} == set(listed)


def test_one_thing_picked_decides_as_well() -> None:
    """As where a cost that is usually several is once one: the level below is made of it all the same."""
    level = Choice(say("yes"), cards(0, 0), then=lambda given: number(say("no"), given[0], given[0] + 1))
    assert [ask(level).values(path) for path in ask(level).paths()] == [(0, 0), (0, 1), (1, 1), (1, 2)]


def test_a_level_below_that_is_not_there_ends_the_answer() -> None:
    level = Choice(say("yes"), cards(0, 0), 0, 2, then=lambda given: one_of(say("no"), cards(0, 0)) if given else None)
    assert list(ask(level).keys())[:3] == ["none", "c0 c0", "c0 c1"]
    assert ask(level).values(ask(level).read("none")) == ((),)


def test_the_only_answer_is_found_below_several() -> None:
    level = Choice(say("yes"), cards(1, 1), 2, 2, then=lambda _: one_of(say("no"), cards(0)))
    assert ask(level).only() == ask(level).read("c0,c1 c0")
    assert ask(tributes()).only() is None


def test_several_that_have_to_be_all_there_are_need_not_be_named_below_what_leads_there() -> None:
    place = one_of(say("no"), [Option("c1", say("no"), 1), Option("p2", say("no"), 2)])
    level = Choice(say("yes"), cards(0, 0), 2, 2, then=lambda _: place)
    question = ask(one_of(say("yes"), [Option("summon", say("yes"), "summon", level), Option("end", say("no"), "end")]))
    for key in ("summon c0,c1 p2", "summon c1,c0 p2", "summon p2"):
        assert question.values(question.read(key)) == ("summon", (0, 1), 2)
    with pytest.raises(Refused, match="ask-count"):
        question.read("summon c1")  # what names one of them names too few
    with pytest.raises(Refused, match="ask-count"):
        ask(level).read("p2")  # nothing has led to the first level
    assert ask(Choice(say("yes"), cards(0, 0), 1, 2, then=lambda _: place)).choice.unasked() is None
    assert Choice(say("yes"), cards(0, 0), 2, 2, ordered=True).unasked() is None
    assert Choice(say("yes"), cards(0, 0), 2, 2, knowingly=True).unasked() is None


def test_none_may_be_superfluous() -> None:
    """Hand of 2, 2 and 3 for 3: the 3, or both 2s."""
    question = ask(paying(2, 2, 3, least=3, lean=True))
    assert list(question.keys()) == ["c2", "c0,c1"]
    with pytest.raises(Refused, match="ask-superfluous") as refused:
        question.read("c0,c2")
    assert refused.value.text == say("ask-superfluous", token="c0", least=3)
    with pytest.raises(Refused, match="ask-sum-short"):
        question.read("c1")
    with pytest.raises(Refused, match="ask-sum-over"):
        ask(paying(2, 3, least=1, most=4)).read("c0,c1")


def test_the_cautious_answer_is_cheap_then_short_then_first() -> None:
    assert cautious(paying(2, 2, 3, 1, least=3, lean=True)) == "c2"
    assert cautious(paying(5, 2, 2, 1, 1, least=3)) == "c1,c3"
    assert cautious(paying(5, 4, least=3, most=4)) == "c1"
    assert cautious(tributes()) == "summon 1,2 1"
    with pytest.raises(ValueError, match="nothing reaches"):
        cautious(paying(1, 1, least=3))


def test_what_leaves_one_way_is_the_only_answer() -> None:
    assert ask(paying(0, 4, least=4, lean=True)).only() == ask(paying(0, 4, least=4, lean=True)).read("c1")
    assert ask(paying(4, 4, least=4, lean=True)).only() is None


def test_an_order_may_have_a_sum() -> None:
    level = Choice(say("yes"), cards(2, 2, 3), 0, 3, ordered=True, sum=Sum(3, lean=True))
    assert list(ask(level).keys()) == ["c2", "c0,c1", "c1,c0"]
    assert level.ways() == 3
    assert ask(level).values(ask(level).read("c1,c0")) == ((1, 0),)


@given(
    st.lists(st.integers(0, 5), max_size=7), st.integers(0, 9), st.none() | st.integers(0, 12), st.booleans(),
    st.integers(0, 3), st.integers(0, 7), st.integers(0, 99),
)  # fmt: skip
def test_sums_are_what_trying_all_finds(
    worths: list[int], least: int, most: int | None, lean: bool, fewest: int, span: int, seed: int
) -> None:
    options = cards(*worths)
    level = Choice(say("yes"), options, fewest, fewest + span, sum=Sum(least, most, lean))
    counts = range(fewest, min(fewest + span, len(options)) + 1)
    tried = [picked for count in counts for picked in combinations(options, count) if level.fault(picked) is None]
    assert list(level.picks()) == tried
    assert level.ways() == len(tried)
    for count in range(len(options) + 1):
        for some in combinations(options, count):
            assert level.open(some) == any(set(keys(some)) <= set(keys(each)) for each in tried)
    if tried:
        assert level.draw(Stream(f"{seed}")) in tried
        best = min(tried, key=lambda each: (sum(o.worth for o in each), len(each), keys(each)))
        assert level.cheapest() == best


def keys(picked: Any) -> list[str]:
    return [option.key for option in picked]


def test_many_ways_are_counted_without_listing_them() -> None:
    level = paying(*(n % 6 for n in range(60)), least=20, lean=True)
    assert level.ways() == 176_054_539
    assert level.fault(level.draw(Stream("many"))) is None


def test_a_number_is_not_listed_until_it_is_looked_at() -> None:
    level = number(say("yes"), 0, 10**12, 100)
    question = ask(level)
    assert question.values(question.read("500000000")) == (500_000_000,)
    for wrong in ("50", "-100", "007", "1e3", str(10**12 + 100)):
        with pytest.raises(Refused, match="ask-unknown"):
            question.read(wrong)
    assert question.read(question.write(question.sample(Stream("n"))))
    assert next(question.keys()) == "0"
    assert level.ways() == 10**10 + 1
    assert [option.key for option in number(say("yes"), -2, 2).options[1:3]] == ["-1", "0"]
    for typed in ("9" * 5000, "-" + "9" * 5000, "--1", "1_00", "+100", "0100"):
        with pytest.raises(Refused):
            ask(level).read(typed)
    assert ask(number(say("yes"), 3, 3)).only() == ask(number(say("yes"), 3, 3)).read("3")


NONE = Cards("misers", {}, {})


class Misers(Rules):
    """Only what the house player needs."""

    id = "misers"
    piecemeal = frozenset(("toy",))

    def __init__(self, taste: Any):
        self.taste = taste

    def appraise(self, view: Any, ask: Ask, path: Any) -> float:
        return self.taste([[o.value for o in step] if isinstance(step, tuple) else step.value for step in path])

    begin = view = concede = place = empty = read = position = describe = None  # type: ignore[assignment]


@pytest.mark.parametrize("piecemeal", [True, False])
def test_the_greedy_player_finds_its_way(piecemeal: bool) -> None:
    def taste(steps: list[Any]) -> float:
        last = steps[-1]
        return -abs(sum(last) - 7) if isinstance(last, list) else float(last == 9 or last == "summon")

    rules = Misers(taste)
    question = ask(tributes()) if piecemeal else Ask(0, "other", tributes(), "")
    key = HOUSE["greedy"](rules, NONE, None, question, Stream("g"))
    assert question.read(key)
    assert key.startswith("summon") and key.endswith(" 9") or not piecemeal


def test_the_greedy_player_stops_when_more_looks_worse() -> None:
    rules = Misers(lambda steps: -abs(sum(WORTHS[n] for n in steps[-1]) - 4))
    question = ask(paying(*WORTHS, least=3))
    key = HOUSE["greedy"](rules, NONE, None, question, Stream("g"))
    assert sum(option.worth for step in question.read(key) for option in step) == 4  # type: ignore[union-attr]


def test_the_greedy_player_looks_at_some_of_very_many_numbers() -> None:
    rules = Misers(lambda steps: float(steps[-1]))
    question = Ask(0, "toy", number(say("yes"), 0, 10**9), "0")
    assert int(HOUSE["greedy"](rules, NONE, None, question, Stream("g"))) > 10**8


def test_offers_are_made_when_they_are_looked_at_and_once() -> None:
    made: list[str] = []

    def make(key: str, n: int) -> Option:
        made.append(key)
        return Option(key, say("number", n=n), n)

    offers = Offers(make, {f"c{n}": n for n in range(5)})
    question = ask(one_of(say("yes"), offers))
    assert len(question.choice.options) == 5 and made == []
    assert question.values(question.read("c3")) == (3,) and made == ["c3"]
    assert offers[3] is question.choice.option("c3") and [each.value for each in offers[2:4]] == [2, 3]
    assert list(question.keys()) == ["c0", "c1", "c2", "c3", "c4"] and sorted(made) == ["c0", "c1", "c2", "c3", "c4"]
    with pytest.raises(Refused):
        question.read("c5")
