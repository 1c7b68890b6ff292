"""Sentences of the locale files."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from engines.kernel.event import Entry, Event
from engines.kernel.text import (
    CardName,
    Listing,
    Local,
    NamedCard,
    Phrase,
    SeatName,
    Texts,
    _entries,  # pyright: ignore[reportPrivateUsage]
    cards_of,
    folded,
    say,
)
from referee import Library
from tests.content import DATA


@pytest.mark.parametrize("length", [999, 1000, 1001, 3000])
def test_a_word_of_any_length_is_put_into_its_sentence(length: int) -> None:
    texts = Texts({"en": ["field = Of { $seat }: { $first }, { $last }."]})
    first, last = "a" * length, "b" * length
    assert texts.say(say("field", seat="A", first=first, last=last), "en") == f"Of A: {first}, {last}."


def test_a_line_of_the_log_begins_with_a_capital_but_a_player_is_called_as_they_are() -> None:
    texts = Texts({"en": ["hidden = a face-down card", "goes = { $what } goes back."]})
    for what, said in ((say("hidden"), "A face-down card goes back."), (SeatName(0), "bob_7 goes back.")):
        line = Entry(Event("goes"), say("goes", what=what)).line(None)
        assert line is not None
        assert texts.say(line.text, "en", {0: "bob_7"}) == said


def test_cards_of_one_id_in_two_games_have_names_of_their_own() -> None:
    names = {
        "en": {"rise": {"gate": "Toll Gate"}, "chess": {"gate": "Toll Gate"}},
        "fr": {"rise": {"gate": "Barrière de péage"}, "chess": {"gate": "Octroi"}},
    }
    texts = Texts({"en": ["is = It is { $what }."], "fr": ["is = C’est { $what }."]}, names)
    for game, name in (("rise", "Barrière de péage"), ("chess", "Octroi")):
        assert texts.say(say("is", what=cards_of(game)("gate")), "fr") == f"C’est {name}."
        assert texts.say(NamedCard("Toll Gate", game), "fr") == name
        assert texts.card(game, "gate", "fr") == name
    assert texts.card("go", "gate", "fr") == "gate"
    other = texts.naming("rise", {"en": {"gate": "Old Gate"}, "fr": {"gate": "Vieille porte"}})
    assert (other.card("rise", "gate", "fr"), other.card("chess", "gate", "fr")) == ("Vieille porte", "Octroi")
    assert other.say(say("is", what="it"), "fr") == "C’est it."


def test_cards_that_are_alike_are_counted_in_a_row() -> None:
    texts = Texts({"en": ["list-and = { $first } and { $last }"]})
    row = (CardName("rat"), SeatName(0), CardName("dog"), CardName("rat"), SeatName(0))
    assert texts.say(Listing(row), "en") == "2 × rat, A, dog and A"
    assert texts.say(Listing((CardName("rat"), CardName("rat"))), "en") == "2 × rat"
    assert texts.say(Listing(row, ", "), "en") == "rat, A, dog, rat, A", "an order is told as it is"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_card_of_the_library_goes_by_its_own_name(locale: str, library: Library) -> None:
    for game, pool in library.cards.items():
        for id, card in pool.items():
            assert library.texts.say(library.games[game].describe(card).name, locale) == card.name_in(locale)
            assert library.texts.card(game, id, locale) == card.name_in(locale)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("il dort", "s’il dort"),
        ("Ils dorment", "s’Ils dorment"),
        ("illusion", "si illusion"),
        ("elle", "si elle"),
        ("", "si "),
    ],
)
def test_a_message_can_ask_with_what_a_word_begins(word: str, said: str) -> None:
    texts = Texts({"fr": ['if = { BEGINS($x, "il ", "ils ") ->\n    [yes] s’\n   *[no] si{" "}\n}{ $x }']})
    assert texts.say(say("if", x=word), "fr") == said


@pytest.mark.parametrize(
    ("word", "said"), [("le nombre", "du nombre"), ("leur nombre", "de leur nombre"), ("X", "de X")]
)
def test_a_message_can_leave_out_the_beginning_of_a_word(word: str, said: str) -> None:
    texts = Texts({"fr": ['of = { BEGINS($x, "le ") ->\n    [yes] du { WITHOUT($x, "le ") }\n   *[no] de { $x }\n}']})
    assert texts.say(say("of", x=word), "fr") == said


THING = """
thing = { $apart ->
    [yes] {""}
   *[no] { $gender ->
        [f] die
       *[m] der
    }{" "}
}{ $has-how ->
    [yes] { $how }{" "}
   *[no] {""}
}{ $name }
    .apart = { $det ->
        [a] bare
        [the] whole
       *[all] no
    }
noun-moon = Mond
    .gender = m
noun-sun = Sonne
    .gender = f
full = { $gender ->
    [f] volle
   *[m] voller
}
tell-or = { $first } oder { $next }
"""


@pytest.mark.parametrize(
    ("det", "nouns", "said"),
    [
        ("the", ("sun",), "die volle Sonne"), ("a", ("moon", "sun"), "voller der Mond oder die Sonne"),
        ("the", ("moon", "sun"), "der voller Mond oder die volle Sonne"),
        ("all", ("moon", "sun"), "der voller Mond oder Sonne"),
        ("the", ("sun", "sun"), "die volle Sonne oder Sonne"),
    ],
)  # fmt: skip
def test_nouns_that_differ_in_gender_have_articles_of_their_own_where_the_language_says_so(
    det: str, nouns: tuple[str, ...], said: str
) -> None:
    phrase = Phrase("thing", {"det": det, "noun": "one", "how": Listing((say("full"),), " ")}, nouns)
    assert Texts({"de": [THING]}).say(phrase, "de") == said


def test_a_verb_agrees_with_its_subject_and_takes_its_object() -> None:
    texts = Texts(
        {
            "xx": [
                'verb = { $form ->\n    [not] not-{ $verb }-{ $num }\n   *[one] { $verb }-{ $form }\n}{ $some ->\n    [yes] :{ $done }\n   *[no] {""}\n}\n'
                'ann = Ann\ndoes = { DOES("go", $who, $what) }\nnot = { DOES("go", $who, form: "not") }\nalone = { VERB("go", $who) }'
            ]
        }
    )
    ann, order = Phrase("ann"), Phrase("ann", num="imp")
    assert texts.say(say("does", who=ann, what=ann), "xx") == "Ann go-one:Ann"
    assert texts.say(say("does", who=order, what=ann), "xx") == "go-imp:Ann"
    assert texts.say(say("not", who=ann), "xx") == "Ann not-go-one"
    assert texts.say(say("alone", who=ann), "xx") == "go-one"


def test_no_line_of_a_french_text_begins_with_a_mark() -> None:
    texts = Texts({"en": ["is = It is « { $what } » : why ?"], "fr": ["is = C’est « { $what } » : pourquoi ?"]})
    assert texts.say(say("is", what="A"), "fr") == "C’est «\u00a0A\u00a0»\u00a0: pourquoi\u00a0?"
    assert texts.say(say("is", what="A"), "en") == "It is « A » : why ?"
    assert texts.say(Local("Who!", {"fr": "Qui !"}), "fr") == "Qui\u00a0!"


def test_what_is_typed_is_compared_without_accents_and_typography() -> None:
    assert folded(" L’Épée\u00a0 d’ÉTÉ\u00a0: Œuf") == folded("l'epee d'ete : œuf") == "l'epee d'ete : œuf"


@pytest.mark.parametrize(
    "word", [say("x"), CardName("a"), NamedCard("A"), SeatName(0), Listing(()), Local("a"), Phrase("x")], ids=repr
)
def test_what_was_said_can_not_be_changed(word: Any) -> None:
    name = word.__struct_fields__[0]
    with pytest.raises(AttributeError):
        setattr(word, name, getattr(word, name))


@pytest.mark.parametrize("file", ["en/bot.ftl", "fr/bot.ftl", "fr/telling.ftl", "fr/language.ftl"])
def test_messages_read_one_by_one_are_those_of_their_file(file: str) -> None:
    content = (DATA / "locale" / file).read_text()
    entries = _entries(content)
    whole = [each for each in FluentResource(content).body if isinstance(each, ast.Message | ast.Term)]
    names = [("-" if isinstance(each, ast.Term) else "") + each.id.name for each in whole]
    assert sorted(entries) == sorted(names)
    for name, message in zip(names, whole, strict=True):
        (alone,) = (each for each in FluentResource(entries[name]).body if isinstance(each, ast.Message | ast.Term))
        assert alone.equals(message, ignored_fields=["span", "comment"]), name


def test_of_two_messages_of_a_name_the_first_counts() -> None:
    assert Texts({"en": ["one = 1\none = 2\n", "one = 3\ntwo = 4\n"]}).say(say("one")) == "1"


@pytest.mark.parametrize(
    ("name", "of", "to", "first"),
    [
        ("Kain", "de Kain", "à Kain", "À Kain"),
        ("Aaro", "d’Aaro", "à Aaro", "À Aaro"),
        ("Le Dé", "du Dé", "au Dé", "Au Dé"),
        ("les Bornes", "des Bornes", "aux Bornes", "Aux Bornes"),
        ("Lestre", "de Lestre", "à Lestre", "À Lestre"),
        ("Habit ignifuge", "d’Habit ignifuge", "à Habit ignifuge", "À Habit ignifuge"),
        ("Hurlecuivre", "de Hurlecuivre", "à Hurlecuivre", "À Hurlecuivre"),
        ("Héron", "de Héron", "à Héron", "À Héron"),
    ],
)
def test_a_french_name_runs_together_with_the_word_before_it(name: str, of: str, to: str, first: str) -> None:
    said = Texts({"fr": ["of = { DE($who) }", "to = { TO($who) }", "first = { TO($who, start: 1) }"]})
    assert tuple(said.say(say(id, who=name), "fr") for id in ("of", "to", "first")) == (of, to, first)
