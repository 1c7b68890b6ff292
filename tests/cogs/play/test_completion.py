"""What `/do` offers while a player types."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.discord.language import Reader
from cogs.discord.limits import OPTION, OPTIONS
from cogs.play.completion import offers, suggestions
from engines.kernel.ask import Ask, Choice, one_of
from engines.kernel.text import say
from tests.cogs.asks import TEXTS, actions, cells, option, response, several

READER = Reader(TEXTS, "en")


def keys(ask, typed: str) -> list[str]:
    return [value for _, value in suggestions(ask, typed, READER)]


def test_nothing_typed_offers_verbs_and_whole_answers_where_they_are_few():
    assert keys(actions(), "") == ["move", "push b3 west 1", "push b3 west 2", "push d5 north 1", "end"]


def test_a_verb_with_many_targets_is_narrowed_by_typing():
    offered = keys(actions(), "move ")
    assert len(offered) == OPTIONS
    assert offered[0] == "move a1"
    assert keys(actions(), "move c") == [f"move c{row}" for row in range(1, 9)]
    assert keys(actions(), "move c4") == ["move c4"]


def test_words_of_an_option_find_it():
    assert keys(actions(), "nort") == []
    assert keys(actions(), "pus")[0] == "push b3 west 1"
    assert keys(actions(), "push d5 nor") == ["push d5 north 1"]


def test_several_are_joined_by_commas():
    ask = several(0, 3)
    assert keys(ask, "")[0] == "none"
    assert "card-1,card-0" in keys(ask, "card-1,")
    assert keys(ask, "card-1,")[0] == "card-1"
    assert keys(ask, "card-1,card-3") == ["card-1,card-3"]
    assert keys(several(0, 2), "card-1,card-3,") == ["card-1,card-3"], "more can not be picked"


def test_every_offer_that_looks_whole_is_legal():
    for ask in (actions(), several(1, 2), several(2, 3, ordered=True), response()):
        for typed in ("", "m", "push ", "card-1,", "use "):
            for name, value in suggestions(ask, typed, READER):
                assert len(name) <= OPTION
                assert len(value) <= OPTION
                if "…" not in name and value.count(",") + 1 >= ask.choice.least:
                    ask.read(value)


@pytest.mark.parametrize("typed", ["xyzzy", "push nowhere ", "end ", ",,,", "> > >", "move c4 d5 e6"])
def test_nonsense_offers_nothing_wrong(typed: str):
    for name, value in suggestions(actions(), typed, READER):
        if "…" not in name:
            actions().read(value)


def test_of_several_matches_each_is_offered_with_its_number_first():
    asks = [(3, actions(), READER), (12, response(), READER)]
    found = offers(asks, "")
    assert [value for _, value in found][:2] == ["3: move", "3: push b3 west 1"]
    assert {name.split(":")[0] for name, _ in found} == {"3", "12"}
    assert ("12: pass", "12: pass") in found
    assert [value for _, value in offers(asks, "12: u")] == ["12: use a1", "12: use a2"]
    assert [value for _, value in offers(asks, "use")] == ["12: use a1", "12: use a2"]
    assert [value for _, value in offers(asks[:1], "en")] == ["end"]
    assert offers(asks[:1], "12: e") == []
    many = [(n, Ask(0, "where", cells(), "a1"), READER) for n in (1, 2, 3)]
    counted = Counter(value.split(":")[0] for _, value in offers(many, ""))
    assert sum(counted.values()) == OPTIONS
    assert min(counted.values()) >= OPTIONS // 3


def test_what_leads_to_much_does_not_crowd_out_the_rest():
    verbs = [option(f"verb-{n}", cells() if n == 0 else response().choice) for n in range(8)]
    offered = keys(Ask(0, "main", one_of(say("what"), verbs), "verb-1 pass"), "")
    assert offered[0] == "verb-0"
    assert offered[1:] == [f"verb-{n} {key}" for n in range(1, 8) for key in ("pass", "use a1", "use a2")]


def test_where_there_is_no_room_for_all_words_the_last_ones_are_shown():
    last = one_of(say("where"), [option("b2", label="Another long name, the last")])
    middle = one_of(say("which"), [option("b1", last, label="A name that is quite long, too")])
    verbs = [option("a1", middle, label="A very long name for something that stands first")]
    [(name, value)] = suggestions(Ask(0, "main", one_of(say("what"), verbs), "a1 b1 b2"), "", READER)
    assert (name, value) == ("a1 b1 b2 · … › A name that is quite long, too › Another long name, the last", "a1 b1 b2")


def test_copies_of_a_card_are_offered_once():
    copies = [option(key, cells()) for key in ("rat", "rat#2", "dog", "#1", "#2")]
    ask = Ask(0, "main", one_of(say("what"), copies), "rat a1")
    assert keys(ask, "") == ["rat", "dog", "#1", "#2"]
    assert keys(ask, "rat#") == ["rat#2"]
    pair = Ask(0, "discard", Choice(say("which"), tuple(copies), 2, 2), "rat,dog")
    assert keys(pair, "rat,") == ["rat,rat#2", "rat,dog", "rat,#1", "rat,#2"]


def test_a_beginning_in_words_goes_on_as_one_in_notation():
    ask = Ask(
        0, "main", one_of(say("what"), [option("ask-old-man", cells(), label="Greybeard"), option("pass")]), "pass"
    )
    for typed in ("ask old man c", "Greybeard c", "ask-old-man c"):
        assert keys(ask, typed) == [f"ask-old-man c{row}" for row in range(1, 9)]
