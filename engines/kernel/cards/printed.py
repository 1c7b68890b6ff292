"""What a card document holds: the common part of every game's cards, read with the language. A game subclasses
`Printed` for each of its kinds."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any, ClassVar

from engines.kernel.ask import NOTHING
from engines.kernel.text import Local, Word

from .ability import Ability, codes, read_abilities
from .fields import InOther, Line
from .flow import Code
from .language import Language
from .openly import check_hidden
from .reading import Field, Mention, Part, Reader, an_object, is_mapping, shown

ID = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*$")


class Id(Field[str]):
    """The id of a card: small letters, figures and single hyphens."""

    def read(self, raw: Any, r: Reader) -> str:
        if not isinstance(raw, str) or not ID.fullmatch(raw) or len(raw) > 40:
            raise r.bad(f"{shown(raw)} is no id: small letters, figures and single hyphens, 40 at most")
        if raw == NOTHING:
            raise r.bad(f"{raw} is how an answer picks nothing; no card is called so in notation")
        return raw

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "string", "pattern": ID.pattern, "maxLength": 40}


class Abilities(Field[tuple[Any, ...]]):
    """The abilities of a card, in the order printed."""

    def __init__(self, ability: type[Ability] = Ability):
        super().__init__(())
        self.ability = ability

    def read(self, raw: Any, r: Reader) -> tuple[Ability, ...]:
        return read_abilities(self.ability, raw, r)

    def schema(self, language: Language) -> dict[str, Any]:
        return {"type": "array", "items": self.ability.schema(language)}


class Keywords(Field[tuple[Any, ...]]):
    """The keywords of a card: names, `{NAME: number}` where one has a number."""

    def __init__(self, default: Any = ()) -> None:
        super().__init__(default)

    def read(self, raw: Any, r: Reader) -> tuple[tuple[str, int], ...]:
        found: list[tuple[str, int]] = []
        for n, each in enumerate(r.rows(raw, "keywords")):
            here = r.at(n)
            name, number = next(iter(each.items())) if is_mapping(each) and len(each) == 1 else (each, None)
            keyword = r.language.keywords.get(name) if isinstance(name, str) else None
            if not isinstance(name, str) or name not in r.language.keywords:
                raise here.unknown("keyword", name, r.language.keywords)
            if keyword is not None and keyword.number != (number is not None):
                raise here.bad(f"{name} has {'a number: {' + str(name) + ': 2}' if keyword.number else 'no number'}")
            if keyword is not None and not keyword.several and name in [known for known, _ in found]:
                raise here.bad(f"{name} stands once on a card [{keyword.clause}]")
            found.append((name, 0 if number is None else Ability.fields["x"].read(number, here.at(name))))
        return tuple(found)

    def schema(self, language: Language) -> dict[str, Any]:
        names = list(language.keywords)
        number = Ability.fields["x"].schema(language)
        numbered = an_object({name: number for name, each in language.keywords.items() if each is None or each.number})
        return {"type": "array", "items": {"anyOf": [{"enum": names}, numbered]}}


class Printed(Part):
    """What every card has. `language` is its game's."""

    language: ClassVar[Language]
    kind = Line()
    id = Id()
    name = Line()
    flavour = Line(300, default="")
    in_ = InOther(name=Line(), flavour=Line(300))
    keywords = Keywords()
    abilities = Abilities()
    mentions: tuple[Mention, ...] = ()
    """The other cards that it names."""

    def name_in(self, locale: str) -> str:
        """The card's name in a language; its own where it has none there."""
        return self.in_.get(locale, {}).get("name", self.name)

    @property
    def flavour_said(self) -> Word:
        """Its flavour text in the language of the reader, "" where it has none."""
        others = {locale: said["flavour"] for locale, said in self.in_.items() if "flavour" in said}
        return Local(self.flavour, others) if self.flavour else ""

    @functools.cached_property
    def keyword_names(self) -> tuple[str, ...]:
        """The keywords printed on it, those that its abilities have among them."""
        own = [name for name, _ in self.keywords]
        return tuple(dict.fromkeys((*own, *(each.keyword for each in self.abilities if each.keyword))))

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        """What it does, by the names that it is saved under."""
        return codes(self.abilities)

    def ability(self, keyword: str) -> Ability | None:
        """The ability printed on it that a keyword stands before."""
        return next((each for each in self.abilities if each.keyword == keyword), None)

    @classmethod
    def noun(cls) -> str:
        return "a card"


class CardReader:
    """Reads the card documents of a game by their kind."""

    def __init__(self, language: Language):
        self.language = language

    def validate_python(self, document: Any) -> Printed:
        """A card of a document.

        Raises:
            Misread: with the path of what is wrong.
        """
        r = Reader(self.language)
        given = r.mapping(document, "a card")
        kind = given.get("kind")
        if not isinstance(kind, str) or kind not in self.language.cards:
            raise r.at("kind").unknown("kind of card", kind, self.language.cards)
        r = Reader(self.language, (), {}, given)
        card = self.language.cards[kind].read(given, r)
        card.mentions = tuple(r.mentions)
        check_hidden(card, r)
        return card
