"""What is said of a typed move that is refused: always with what would do."""

from __future__ import annotations

import pytest

from cogs.discord.language import Reader
from cogs.play.nearby import helped
from engines.kernel.ask import Ask, Refused, Stale, one_of
from engines.kernel.text import Texts, say
from tests.cogs import matches
from tests.cogs.asks import SAID, actions, cells, option
from tests.cogs.conftest import Table

READER = Reader(Texts({"en": [SAID]}), "en")
FORBIDDEN = Refused(say("word", it="No."), "XX-1")


def plays() -> Ask:
    payers = one_of(say("which"), [option("as1"), option("as2")])
    cards = [option("lame-dog", payers, label="Lame Dog"), option("boiler-plate", payers, label="Boiler Plate")]
    verbs = [option("invoke", one_of(say("which"), cards), label="Invoke a card"), option("end", label="End turn")]
    return Ask(0, "main", one_of(say("what"), verbs), "end")


def said(ask: Ask, typed: str, refusal: Refused = FORBIDDEN) -> tuple[str, tuple[object, ...]]:
    found = helped(ask, typed, refusal, READER)
    assert found.clause == refusal.clause
    keys = found.text.words.get("keys")
    return found.text.id, getattr(keys, "items", ())


@pytest.mark.parametrize(
    ("ask", "typed", "keys"),
    [
        (plays(), "invoke lme-dog", ("invoke lame-dog …",)),
        (plays(), "Boler Plate", ("invoke boiler-plate …",)),
        (plays(), "Invoke a card Boler Plate", ("invoke boiler-plate …",)),
        (plays(), "en trn", ("end",)),
        (plays(), "endx", ("end",)),
    ],
)
def test_what_is_spelt_almost_so_is_named(ask: Ask, typed: str, keys: tuple[str, ...]):
    assert said(ask, typed) == ("do-near", keys)


@pytest.mark.parametrize(
    ("ask", "typed", "keys"),
    [
        (plays(), "invoke zz9", ("invoke lame-dog …", "invoke boiler-plate …")),
        (plays(), "invoke lame-dog bs1", ("invoke lame-dog as1", "invoke lame-dog as2")),
        (plays(), "attack", ("invoke …", "end")),
        (plays(), "end zz9", ("end",)),
        (actions(), "push b4", ("push b3 …", "push d5 …")),
    ],
)
def test_what_begins_so_is_named_where_nothing_is_spelt_like_it(ask: Ask, typed: str, keys: tuple[str, ...]):
    assert said(ask, typed) == ("do-possible", keys)


def test_of_many_the_first_are_named():
    keys = said(Ask(0, "where", cells(), "a1"), "attack")[1]
    assert keys[-1] == "…"
    assert len(keys) < 20


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("end", FORBIDDEN),
        ("endx", Stale(say("word", it="Late."))),
        ("invoke lame-dog", Refused(say("ask-incomplete"))),
        ("attack", Refused(say("ask-unknown"))),
    ],
)
def test_a_refusal_that_says_it_or_is_of_something_else_stays(typed: str, refusal: Refused):
    assert helped(plays(), typed, refusal, READER) is refusal


async def test_words_of_another_language_are_understood(duel: Table):
    match = await matches.begin(duel, "rise", ("fever-market", "gearwright-gate"))
    turn = await matches.next_turn(duel, match, "words")
    assert turn is not None
    near = await duel.do(turn.member, "kep this hand", match=match)
    assert "Did you mean: keep?" in duel.said(near)
    taken = await duel.do(turn.member, "Garder cette main", match=match)
    assert "`keep`" in duel.said(taken)
