"""Texts as data: an engine never writes a sentence, it names one and hands over its words.

`Texts` turns a `Text` into a sentence in a language. It is given the content of the locale files (Fluent) and the
names of the cards; it reads nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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


class CardName(Struct, frozen=True, tag="card", omit_defaults=True):
    """The name of a card, by the card's id in its game. A game's own `CardName` says which game that is (`cards_of`);
    what was saved before names said it is of no game, and is looked for in all."""

    card: str
    game: str = ""


class NamedCard(Struct, frozen=True, tag="named", omit_defaults=True):
    """The name of a card, by its own name in its game: for texts that know no id."""

    name: str
    game: str = ""


def cards_of(game: str) -> Callable[[str], CardName]:
    """What makes the names of a game's cards, by their ids."""
    return lambda card: CardName(card, game)


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


Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""The names of cards, by language, game and id."""


class Texts:
    """The sentences of one or more languages.

    `sources` maps a language ("en") to the contents of its Fluent files; `names` maps a language to games, and those to
    card names by id (a card without a name in a language keeps its own).
    """

    def __init__(self, sources: Mapping[str, Iterable[str]], names: Names | None = None):
        self.names: dict[str, dict[str, Mapping[str, str]]] = {
            locale: dict(games) for locale, games in (names or {}).items()
        }
        self._bundles: dict[str, FluentBundle] = {}
        for locale, files in sources.items():
            bundle = FluentBundle([locale], use_isolating=False, functions={"DE": _of})
            for content in files:
                bundle.add_resource(FluentResource(content))
            self._bundles[locale] = bundle

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
            return self.card(word.game, word.card, locale)
        if isinstance(word, NamedCard):
            return self.named(word.game, word.name, locale)
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

    def card(self, game: str, card: str, locale: str | None = None) -> str:
        """The name of a game's card in a language; its id if there is no such card."""
        for language in (self.nearest(locale), *self.locales):
            for names in self._names(language, game):
                if card in names:
                    return names[card]
        return card

    def named(self, game: str, name: str, locale: str | None = None) -> str:
        """The name in a language of the game's card that has a name in the first; the name itself if no card has it."""
        for names in self._names(self.locales[0], game):
            for id, own in names.items():
                if own == name:
                    return self.card(game, id, locale)
        return name

    def naming(self, game: str, names: Mapping[str, Mapping[str, str]]) -> Texts:
        """The same sentences, with other names (by language and id) for the cards of a game."""
        twin = Texts({}, {locale: {**self.names.get(locale, {}), game: names[locale]} for locale in names})
        twin._bundles = self._bundles
        return twin

    def _names(self, locale: str, game: str) -> Iterable[Mapping[str, str]]:
        games = self.names.get(locale, {})
        return games.values() if not game else (games[game],) if game in games else ()

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
