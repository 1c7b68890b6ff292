"""Texts as data: an engine never writes a sentence, it names one and hands over its words.

`Texts` turns a `Text` into a sentence in a language. It is given the content of the locale files (Fluent) and the
names of the cards; it reads nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from msgspec import Struct, field

SEATS = "ABCD"
"""The seats' letters, used in notation and wherever a player's own name is not at hand."""


class Text(Struct, frozen=True, tag="text", omit_defaults=True):
    """A sentence by the name it has in the locale files, with the words it is filled with.

    `capital` says that it begins with a capital letter, whatever its first word turns out to be.
    """

    id: str
    words: dict[str, Word] = field(default_factory=dict)  # type: ignore[assignment]
    capital: bool = False


class CardName(Struct, frozen=True, tag="card"):
    """The name of a card, by the card's id."""

    card: str


class NamedCard(Struct, frozen=True, tag="named"):
    """The name of a card, by its own name: for texts that know no id."""

    name: str


class SeatName(Struct, frozen=True, tag="seat"):
    """The player on a seat (0 is A)."""

    seat: int


class Listing(Struct, frozen=True, tag="list", omit_defaults=True):
    """Several words in a row, joined as the language joins them ("a, b and c"; with `joint` "" just put together)."""

    items: tuple[Word, ...]
    joint: str = "and"


Word = Union[int, str, Text, CardName, NamedCard, SeatName, Listing]  # noqa: UP007 - some of them are named before they are made


def say(id: str, /, **words: Word) -> Text:
    """A `Text` with its words, written short: `say("rz-pushed", who=card, cells=2)`."""
    return Text(id, words)


VOWELS = "aâàäeéèêëiîïoôöuûùüyœæ"


def _of(name: Any) -> Any:
    """For French texts: a name with "de" before it, or "d’" before a vowel."""
    said = str(name)
    return f"d’{said}" if said and said[0].lower() in VOWELS else f"de {said}"


LONG = 1000
"""Letters above which a word, such as all the cards of a side, is put into its sentence afterwards: Fluent refuses long ones."""
MARK = 0xE000
"""The first letter of private use, which stands for such a word until then."""


class MissingText(LookupError):
    """A text is named that the locale files do not have."""


class Texts:
    """The sentences of one or more languages.

    `sources` maps a language ("en") to the contents of its Fluent files; `names` maps a language to card names by id
    (a card without a name in a language keeps its own).
    """

    def __init__(self, sources: Mapping[str, Iterable[str]], names: Mapping[str, Mapping[str, str]] | None = None):
        self.names: dict[str, dict[str, str]] = {locale: dict(cards) for locale, cards in (names or {}).items()}
        self._bundles: dict[str, FluentBundle] = {}
        for locale, files in sources.items():
            bundle = FluentBundle([locale], use_isolating=False, functions={"DE": _of})
            for content in files:
                bundle.add_resource(FluentResource(content))
            self._bundles[locale] = bundle

    def renaming(self, names: Mapping[str, Mapping[str, str]]) -> Texts:
        """The same sentences, with these names of cards (by language and id) instead of those of the same ids."""
        twin = copy(self)
        twin.names = {locale: {**self.names.get(locale, {}), **names.get(locale, {})} for locale in self._bundles}
        return twin

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages at hand, in the order given; the first is what any other falls back to."""
        return tuple(self._bundles)

    def nearest(self, locale: str | None) -> str:
        """The language to use for a wanted one ("fr-CA" gives "fr", an unknown one the first)."""
        if locale:
            for wanted in (locale, locale.split("-")[0]):
                if wanted in self._bundles:
                    return wanted
        return self.locales[0]

    def has(self, id: str, locale: str | None = None) -> bool:
        """Whether a text exists (in every language, unless one is named)."""
        bundles = [self._bundles[locale]] if locale else self._bundles.values()
        return all(bundle.has_message(id) for bundle in bundles)

    def say(self, word: Word, locale: str | None = None, players: Mapping[int, str] | None = None) -> str:
        """A word as readers of a language read it; `players` maps seats to display names.

        Raises:
            MissingText: the text, or a word it needs, is not there.
        """
        locale = self.nearest(locale)
        if isinstance(word, Text):
            return self._sentence(word, locale, players)
        if isinstance(word, CardName):
            return self.card(word.card, locale)
        if isinstance(word, NamedCard):
            return self.named(word.name, locale)
        if isinstance(word, SeatName):
            name = (players or {}).get(word.seat)
            return name if name is not None else SEATS[word.seat]
        if isinstance(word, Listing):
            said = [self.say(item, locale, players) for item in word.items]
            if not word.joint:
                return "".join(said)
            if word.joint != "and" or len(said) < 2:
                return ", ".join(said)
            return self.say(Text("list-and", {"first": ", ".join(said[:-1]), "last": said[-1]}), locale)
        return str(word)

    def card(self, card: str, locale: str | None = None) -> str:
        """A card's name in a language."""
        locale = self.nearest(locale)
        for language in (locale, *self.locales):
            name = self.names.get(language, {}).get(card)
            if name is not None:
                return name
        return card

    def named(self, name: str, locale: str | None = None) -> str:
        """The name in a language of the card that has a name in the first; the name itself if no card has it."""
        names = self.names.get(self.locales[0], {})
        return next((self.card(id, locale) for id, own in names.items() if own == name), name)

    def _sentence(self, text: Text, locale: str, players: Mapping[int, str] | None) -> str:
        bundle = self._bundles[locale]
        if not bundle.has_message(text.id):
            bundle = self._bundles[self.locales[0]]
            if not bundle.has_message(text.id):
                raise MissingText(f"no text {text.id!r} in {', '.join(self.locales)}")
        pattern = bundle.get_message(text.id).value
        if pattern is None:
            raise MissingText(f"text {text.id!r} has no sentence of its own")
        words: dict[str, FluentType | str | int] = {}
        long: dict[str, str] = {}
        for name, word in text.words.items():
            words[name] = said = word if isinstance(word, int | str) else self.say(word, locale, players)
            if isinstance(said, str) and len(said) > LONG:
                words[name] = mark = chr(MARK + len(long))
                long[mark] = said
        sentence, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise MissingText(f"text {text.id!r} in {locale}: {errors[0]}")
        said = str(sentence)
        for mark, word in long.items():
            said = said.replace(mark, word)
        return said[:1].upper() + said[1:] if text.capital else said
