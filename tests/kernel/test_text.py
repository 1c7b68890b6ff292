"""Sentences of the locale files."""

from __future__ import annotations

import pytest

from engines.kernel.text import NamedCard, Texts, cards_of, say
from referee import Library
from tests.content import DATA


@pytest.mark.parametrize("length", [999, 1000, 1001, 3000])
def test_a_word_of_any_length_is_put_into_its_sentence(length: int) -> None:
    texts = Texts({"en": ["field = Of { $seat }: { $first }, { $last }."]})
    first, last = "a" * length, "b" * length
    assert texts.say(say("field", seat="A", first=first, last=last), "en") == f"Of A: {first}, {last}."


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


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_card_of_the_library_goes_by_its_own_name(locale: str) -> None:
    library = Library.load(DATA)
    for game, pool in library.cards.items():
        for id, card in pool.items():
            assert library.texts.say(library.games[game].describe(card).name, locale) == card.name_in(locale)
            assert library.texts.card(game, id, locale) == card.name_in(locale)
