"""Texts as data: an engine never writes a sentence, it names one and hands over its words.

`Texts` turns a `Text` into a sentence in a language. It is given the content of the locale files (Fluent) and the
names of the cards; it reads nothing itself.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource
from msgspec import Struct, field
from msgspec.structs import replace

SEATS = "ABCD"
"""The seats' letters, used in notation and wherever a player's own name is not at hand."""


class Text(Struct, frozen=True, tag="text", omit_defaults=True, gc=False):
    """A sentence by the name it has in the locale files, with the words it is filled with.

    `capital` says that it begins with a capital letter, whatever its first word turns out to be, unless that is the
    name of a player. `game` is the game in whose words it is said, with all that is in it: a file of messages may be
    that of one game (see `Texts`).
    """

    id: str
    words: dict[str, Word] = field(default_factory=dict)  # type: ignore[assignment]
    capital: bool = False
    game: str = ""

    @property
    def sentence(self) -> Text:
        """The same, beginning with a capital letter."""
        return Text(self.id, self.words, True, self.game)


class CardName(Struct, frozen=True, tag="card", omit_defaults=True, gc=False):
    """The name of a card, by the card's id in its game. A game's own `CardName` says which game that is (`cards_of`);
    what was saved before names said it is of no game, and is looked for in all."""

    card: str
    game: str = ""


class NamedCard(Struct, frozen=True, tag="named", omit_defaults=True, gc=False):
    """The name of a card, by its own name in its game: for texts that know no id."""

    name: str
    game: str = ""


def cards_of(game: str) -> Callable[[str], CardName]:
    """What makes the names of a game's cards, by their ids."""
    return lambda card: CardName(card, game)


class SeatName(Struct, frozen=True, tag="seat", gc=False):
    """The player on a seat (0 is A)."""

    seat: int


class Listing(Struct, frozen=True, tag="list", omit_defaults=True, gc=False):
    """Several words in a row, joined as the language joins them ("a, b and c"; with `joint` "" or " " just put
    together)."""

    items: tuple[Word, ...]
    joint: str = "and"


class Local(Struct, frozen=True, tag="local", omit_defaults=True, gc=False):
    """Words that a card file brings itself: its own, and those of other languages."""

    own: str
    other: dict[str, str] = {}


class Phrase(Struct, frozen=True, tag="phrase", omit_defaults=True, gc=False):
    """Something spoken of, in no case yet: the language's own pattern `id` puts it into the case that a sentence wants.

    `nouns` are the messages of its nouns ("a Creature or Door"), which bring gender and forms; `num` is what verbs
    agree with: "one", "many", "you" (the reader), "imp" and "inf" (the reader, who is not named), "told" (the reader,
    named before it); `it` says that it is spoken of by a pronoun. With `either` it is one of several phrases, each with
    a pattern of its own; with `every` all of them.
    """

    id: str
    words: dict[str, Word] = field(default_factory=dict)  # type: ignore[assignment]
    nouns: tuple[str, ...] = ()
    num: str = "one"
    it: bool = False
    either: tuple[Phrase, ...] = ()
    every: bool = False


Word = Union[int, str, Text, CardName, NamedCard, SeatName, Listing, Local, Phrase]  # noqa: UP007 - some of them are named before they are made


def say(id: str, /, **words: Word) -> Text:
    """A `Text` with its words, written short: `say("rz-pushed", who=card, cells=2)`."""
    return Text(id, words)


VOWELS = "aâàäeéèêëiîïoôöuûùüyœæ"
MUTE = ("habi", "halein", "herb", "hérit", "heure", "histoi", "hiver", "homm", "honn", "horlo", "huil", "hum", "hymn")
"""How French words begin before which an h counts for nothing: those that cards are called by, and the like."""


def _of(name: Any) -> Any:
    """For French texts: a name with "de" before it: "d’" before a vowel, "du" or "des" with its article."""
    said = str(name)
    at = said.lower()
    if at.startswith(("le ", "les ")):
        return f"du {said[3:]}" if at.startswith("le ") else f"des {said[4:]}"
    return f"d’{said}" if at[:1] in (*VOWELS,) or at.startswith(MUTE) else f"de {said}"


def _to(name: Any, start: Any = 0) -> Any:
    """For French texts: a name with "à" before it, "au" or "aux" with its article; `start` of a sentence."""
    said = str(name)
    at = said.lower()
    with_it = f"au {said[3:]}" if at.startswith("le ") else f"aux {said[4:]}" if at.startswith("les ") else f"à {said}"
    return with_it[0].upper() + with_it[1:] if start else with_it


LONG = 1000
"""Letters above which a word, such as all the cards of a side, is put into its sentence afterwards: Fluent refuses long
ones."""
MARK = 0xE000
"""The first letter of private use, which stands for such a word until then."""


class Spoken(FluentType):
    """A phrase among the words of a message: as it stands there in the plain case, or put into another by the functions
    of the language.

    `AS($what, case: "pos")` is the phrase in a case, `NUM($who)` and `GENDER($who)` what agrees with it,
    `PRONOUN($what)` whether it is one; `DOES("draw", $who)` is the verb with its subject, `VERB("draw", $who)` the verb
    alone, in the form that the subject wants or that `form` names: the message `verb-draw` of the language, or its
    `verb` for regular ones. With a third phrase it is what the verb is done to.
    """

    def __init__(self, texts: Texts, phrase: Phrase, locale: str, players: Mapping[int, str] | None):
        self.texts = texts
        self.phrase = phrase
        self.locale = locale
        self.players = players

    def format(self, locale: Any = None) -> str:
        """In the plain case."""
        return self.texts.phrase(self.phrase, "o", self.locale, self.players)

    def cased(self, case: str) -> str:
        """In a case."""
        return self.texts.phrase(self.phrase, case, self.locale, self.players)

    @property
    def gender(self) -> str:
        """The gender of its noun."""
        return self.texts.gender(self.phrase, self.locale)

    def __str__(self) -> str:
        return self.format()


SPACED = re.compile(r" (?=[:;!?»])|(?<=«) ")
"""The spaces of a French text at which no line breaks."""


def typeset(text: str, locale: str) -> str:
    """A text as its language sets it: in French, no line breaks before a colon, semicolon, exclamation or question
    mark, nor inside quotation marks. Who writes texts writes plain spaces."""
    return SPACED.sub("\u00a0", text) if _language(locale) == "fr" else text


def folded(text: str) -> str:
    """A text as it is compared with what somebody types: small letters, no accents, plain spaces and apostrophes."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    return " ".join("".join(each for each in plain if not unicodedata.combining(each)).split())


@functools.lru_cache(4096)
def slug(word: str) -> str:
    """A word as part of the name of a message: "+1/+1 Über" is "1-1-uber"."""
    plain = unicodedata.normalize("NFKD", word.lower()).encode("ascii", "ignore").decode()
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


def _plain(value: Any) -> str:
    return value.value if hasattr(value, "value") else str(value)


def _yes(flag: object) -> str:
    return "yes" if flag else "no"


def begins_with_vowel(word: str) -> bool:
    """Whether a word begins with the letter of a vowel."""
    return bool(word) and word[0].lower() in VOWELS


def _begins(text: Any, *beginnings: Any) -> str:
    said = str(text).lower()
    return _yes(any(said.startswith(_plain(each).lower()) for each in beginnings))


def _without(text: Any, beginning: Any) -> str:
    said, first = str(text), _plain(beginning)
    return said[len(first) :] if said.lower().startswith(first.lower()) else said


def _as(what: Any, case: Any = "o") -> Any:
    return what.cased(_plain(case)) if isinstance(what, Spoken) else what


def _num(what: Any) -> str:
    return what.phrase.num if isinstance(what, Spoken) else "one"


def _gender(what: Any) -> str:
    return what.gender if isinstance(what, Spoken) else "m"


def _pronoun(what: Any) -> str:
    return "yes" if isinstance(what, Spoken) and what.phrase.it else "no"


def _verb(verb: Any, who: Any, what: Any = None, form: Any = None) -> str:
    assert isinstance(who, Spoken)
    said = who.phrase.num if form is None else _plain(form)
    said = "you" if said == "told" else said
    done = what.cased("o") if isinstance(what, Spoken) else "" if what is None else str(what)
    return who.texts.verb(_plain(verb), said, who, what if isinstance(what, Spoken) else None, done)


def _does(verb: Any, who: Any, what: Any = None, form: Any = None) -> str:
    assert isinstance(who, Spoken)
    said = _verb(verb, who, what, form)
    return said if who.phrase.num in ("imp", "inf", "told") else f"{who.cased('s')} {said}"


FUNCTIONS: dict[str, Any] = {
    "AS": _as,
    "NUM": _num,
    "GENDER": _gender,
    "PRONOUN": _pronoun,
    "DOES": _does,
    "VERB": _verb,
    "BEGINS": _begins,
    "WITHOUT": _without,
}
"""The functions that a message may call, beside those that speak of phrases (see `Spoken`): `BEGINS($text, "il ", "ils
")` is "yes" if a text begins with one of some letters or words, else "no"; `WITHOUT($text, "le ")` is the text without
such a beginning."""


OF_GAME = re.compile(r"### game: ([a-z0-9_-]+)\n")


def _within(locale: str, game: str) -> str:
    """A language in the words of a game."""
    return f"{_language(locale)}@{game}"


def _language(locale: str) -> str:
    """A language, whatever game's words it is in."""
    return locale.partition("@")[0]


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins, or a term."""


class _Bundle(FluentBundle):
    """The messages of some files; of two of the same name the first counts. Each is read when it is first said: to
    read all of them takes longer than all else that is done before anything can be played."""

    def __init__(self, locale: str, files: Iterable[str]):
        super().__init__([locale], use_isolating=False, functions={"DE": _of, "TO": _to, **FUNCTIONS})
        self._written: dict[str, str] = {}
        for content in files:
            self._written = _entries(content) | self._written

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of a name."""
        return message_id in self._written

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        kept = f"-{entry_id}" if term else entry_id
        if kept not in self._compiled:
            self.add_resource(_parsed(self._written[kept]))
        return super()._lookup(entry_id, term)


@functools.lru_cache(maxsize=256)
def _entries(content: str) -> dict[str, str]:
    """The messages and terms of a file by name, as they are written; of two of the same name the first."""
    starts = list(ENTRY.finditer(content))
    ends = [*(each.start() for each in starts[1:]), len(content)]
    return {each[1]: content[each.start() : end] for each, end in reversed(list(zip(starts, ends, strict=True)))}


@functools.lru_cache(maxsize=16384)
def _parsed(content: str) -> Resource:
    """A message, which several bundles share."""
    return FluentResource(content)


class MissingText(LookupError):
    """A text is named that the locale files do not have."""


Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""The names of cards, by language, game and id."""


class Texts:
    """The sentences of one or more languages.

    `sources` maps a language ("en") to the contents of its Fluent files; `names` maps a language to games, and those to
    card names by id (a card without a name in a language keeps its own). A file that begins with `### game: ID` is that
    of a game: in what is said in the words of that game its messages stand above those of the same name that all games
    share, and other games' are not known.
    """

    def __init__(self, sources: Mapping[str, Iterable[str]], names: Names | None = None):
        self.names: dict[str, dict[str, Mapping[str, str]]] = {
            locale: dict(games) for locale, games in (names or {}).items()
        }
        self._bundles: dict[str, FluentBundle] = {}
        self._attributes: dict[tuple[str, str, str], str] = {}
        for locale, files in sources.items():
            files = tuple(files)
            games = [found[1] if (found := OF_GAME.match(content)) else "" for content in files]
            shared = [content for content, of in zip(files, games, strict=True) if not of]
            self._bundles[locale] = _Bundle(locale, [*shared, *files])
            for game in sorted(filter(None, set(games))):
                own = [content for content, of in zip(files, games, strict=True) if of == game]
                self._bundles[_within(locale, game)] = _Bundle(locale, [*own, *shared])
        self.locales = tuple(sources)
        """The languages at hand, in the order given; the first is what any other falls back to."""

    def nearest(self, locale: str | None) -> str:
        """The language to use for a wanted one ("fr-CA" gives "fr", an unknown one the first)."""
        if locale:
            for wanted in (locale, locale.split("-")[0]):
                if wanted in self._bundles:
                    return wanted
        return self.locales[0]

    def has(self, id: str, locale: str | None = None) -> bool:
        """Whether a text exists (in every language, unless one is named)."""
        bundles = [self._bundles[locale]] if locale else [self._bundles[each] for each in self.locales]
        message, _, attribute = id.partition(".")
        return all(
            bundle.has_message(message) and (not attribute or attribute in bundle.get_message(message).attributes)
            for bundle in bundles
        )

    def missing(self, id: str, game: str) -> tuple[str, ...]:
        """The languages in which a text of a game does not exist."""
        within = {locale: _within(locale, game) for locale in self.locales}
        return tuple(
            [locale for locale, of in within.items() if not self.has(id, of if of in self._bundles else locale)]
        )

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
            said = list(self._each(word, locale, players))
            if not word.joint.strip():
                return word.joint.join(said)
            if word.joint != "and" or len(said) < 2:
                return ", ".join(said)
            return self.say(Text("list-and", {"first": ", ".join(said[:-1]), "last": said[-1]}), locale)
        if isinstance(word, Local):
            return typeset(word.other.get(_language(locale), word.own), locale)
        if isinstance(word, Phrase):
            return self.phrase(word, "o", locale, players)
        return str(word)

    def _each(self, row: Listing, locale: str, players: Mapping[int, str] | None) -> Iterable[str]:
        """The words of a row; of cards that are alike, how many there are."""
        copies = Counter(each for each in row.items if isinstance(each, CardName) and row.joint == "and")
        for item in row.items:
            count = copies.pop(item, 0) if isinstance(item, CardName) and row.joint == "and" else 1
            if count:
                said = self.say(item, locale, players)
                yield said if count == 1 else f"{count} × {said}"

    def phrase(self, phrase: Phrase, case: str, locale: str, players: Mapping[int, str] | None = None) -> str:
        """Something spoken of, in a case.

        A noun is `noun-KIND`, given the words of the phrase and its number by `num`. The pattern is given `name` (the
        noun, or several), `kind`, `gender`, `vowel` and `an` (whether the noun, and what comes first, begins with a
        vowel) beside its own words; what stands before or behind the noun (`how`, `sort`, `behind`) is given `gender`,
        `noun`, `num`, `det`, `own` and `case` to agree with. The pattern's `apart` says whether nouns in a row have
        each their own article ("bare": alone, "whole": with all that stands beside them), as they have where they
        differ in gender.
        """
        if phrase.either:
            said = [self.phrase(each, case, locale, players) for each in phrase.either]
            return self._either(said, locale, "tell-and" if phrase.every else "tell-or")
        if not phrase.nouns:
            return self._sentence(Text(phrase.id, {**phrase.words, "case": case, "num": phrase.num}), locale, players)
        form = str(phrase.words.get("noun", "one"))
        gender = self.gender(phrase, locale)
        agree: dict[str, Word] = {"case": case, "num": phrase.num, "noun": form, "gender": gender}
        agree |= {name: phrase.words.get(name, "") for name in ("det", "own")}
        words: dict[str, Word] = {**phrase.words, **agree}
        apart = self._apart(phrase, words, locale)
        if apart == "whole":
            return self._either(
                [self.phrase(replace(phrase, nouns=(noun,)), case, locale, players) for noun in phrase.nouns], locale
            )
        if apart == "bare":
            bare = {name: word for name, word in phrase.words.items() if not isinstance(word, Listing)}
            name = self._either(
                [
                    self.phrase(
                        replace(phrase, nouns=(noun,), words={**bare, "targeted": "no", "random": "no"}),
                        case,
                        locale,
                        players,
                    )
                    for noun in phrase.nouns
                ],
                locale,
            )
        else:
            simple = {name: word for name, word in words.items() if isinstance(word, str | int)}
            name = self._either(
                [self._sentence(Text("noun-" + noun, {**simple, "num": form}), locale, None) for noun in phrase.nouns],
                locale,
            )
        beside = {
            place: self._agreeing(phrase.words.get(place), agree, locale, players)
            for place in ("how", "sort", "behind")
        }
        first = beside["how"] or beside["sort"] or name
        words |= {
            "name": name, "kind": phrase.nouns[0], "apart": "no" if apart == "no" else "yes",
            "an": _yes(begins_with_vowel(first)),
            "vowel": self._attribute(phrase.nouns[0], "vowel", locale) or _yes(begins_with_vowel(name)),
            **beside, **{"has-" + place: _yes(said) for place, said in beside.items()},
        }  # fmt: skip
        return self._sentence(Text(phrase.id, words), locale, players)

    def _apart(self, phrase: Phrase, words: dict[str, Word], locale: str) -> str:
        """How nouns in a row have their articles: "no" where one will do."""
        if len({self._attribute(noun, "gender", locale) for noun in phrase.nouns}) < 2 or not self.has(
            phrase.id + ".apart", locale
        ):
            return "no"
        plain = {name: word for name, word in words.items() if isinstance(word, str | int)}
        return self._sentence(Text(phrase.id + ".apart", {**plain, "nouns": len(phrase.nouns)}), locale, None)

    def _agreeing(
        self, beside: Word | None, agree: dict[str, Word], locale: str, players: Mapping[int, str] | None
    ) -> str:
        """What stands before or behind a noun, in agreement with it."""
        items = beside.items if isinstance(beside, Listing) else ()
        said = [
            self.say(replace(each, words={**agree, **each.words}) if isinstance(each, Text) else each, locale, players)
            for each in items
        ]
        return " ".join(said)

    def _either(self, names: list[str], locale: str, last: str = "tell-or") -> str:
        """Nouns of which one is meant, or all are."""
        said = names[0]
        for n, other in enumerate(names[1:], 2):
            said = self.say(Text(last if n == len(names) else "tell-list", {"first": said, "next": other}), locale)
        return said

    def gender(self, phrase: Phrase, locale: str) -> str:
        """The gender of a phrase: that of its nouns, where they have one, else "m"."""
        genders = {self._attribute(noun, "gender", locale) for noun in phrase.nouns}
        return (genders.pop() or "m") if len(genders) == 1 else "m"

    def verb(self, verb: str, form: str, who: Spoken, what: Spoken | None, done: str) -> str:
        """A verb in a form ("imp", "inf", "you", "one", "many", or one that a language has besides), with what it is
        done to. What a language puts before it is `verb.before`."""
        locale, own = who.locale, "verb-" + slug(verb)
        me = "yes" if what and what.phrase.words.get("me") == "yes" else "no"
        words: dict[str, Word] = {
            "me": me, "form": form, "num": who.phrase.num, "verb": verb, "cut": verb[:-1], "stem": verb[:-2],
            "gender": who.gender, "it": "yes" if what and what.phrase.it else "no",
            "its-gender": what.gender if what else "m", "its-num": what.phrase.num if what else "one", "done": done,
            "some": "yes" if done else "no", "told": _yes(who.phrase.num == "told"),
        }  # fmt: skip
        bundle = self._bundles[locale]
        said = self._sentence(Text(own if bundle.has_message(own) else "verb", words), locale, who.players)
        if self.has("verb.before", locale):
            return self._sentence(Text("verb.before", words), locale, who.players) + said
        return said

    def _attribute(self, noun: str, attribute: str, locale: str) -> str:
        key = (noun, attribute, locale)
        found = self._attributes.get(key)
        if found is None:
            bundle, id = self._bundles[locale], "noun-" + noun
            pattern = bundle.get_message(id).attributes.get(attribute) if bundle.has_message(id) else None
            found = self._attributes[key] = str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""
        return found

    def card(self, game: str, card: str, locale: str | None = None) -> str:
        """The name of a game's card in a language; its id if there is no such card."""
        for language in (_language(self.nearest(locale)), *self.locales):
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
        twin._bundles, twin._attributes, twin.locales = self._bundles, self._attributes, self.locales
        return twin

    def _names(self, locale: str, game: str) -> Iterable[Mapping[str, str]]:
        games = self.names.get(locale, {})
        return games.values() if not game else (games[game],) if game in games else ()

    def _sentence(self, text: Text, locale: str, players: Mapping[int, str] | None) -> str:
        if text.game and _within(locale, text.game) in self._bundles:
            locale = _within(locale, text.game)
        bundle, id = self._bundles[locale], text.id
        message, _, attribute = id.partition(".")
        if not self.has(id, locale):
            bundle = self._bundles[self.locales[0]]
            if not self.has(id, self.locales[0]):
                raise MissingText(f"no text {id!r} in {', '.join(self.locales)}")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingText(f"text {id!r} has no sentence of its own")
        words: dict[str, FluentType | str | int] = {}
        long: dict[str, str] = {}
        for name, word in text.words.items():
            if isinstance(word, Phrase):
                words[name] = Spoken(self, word, locale, players)
                continue
            words[name] = said = word if isinstance(word, int | str) else self.say(word, locale, players)
            if isinstance(said, str) and len(said) > LONG:
                words[name] = mark = chr(MARK + len(long))
                long[mark] = said
        sentence, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise MissingText(f"text {id!r} in {locale}: {errors[0]}")
        said = str(sentence)
        for mark, word in long.items():
            said = said.replace(mark, word)
        said = typeset(said, locale)
        named = text.capital and players is not None and said.startswith(tuple(players.values()))
        return said[:1].upper() + said[1:] if text.capital and not named else said
