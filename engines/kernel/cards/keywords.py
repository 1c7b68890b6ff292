"""What the words of cards mean, as data. Keywords: once, next to the clause that each implements. [docs/cards.md]

    Reanimation:
      clause: RS-1133
      of: creature
      abilities: [{when: {event: dies, subject: this}, do: [...]}]
    Flight: {clause: RS-1001, rule: true}

A keyword that is a rule of the game says `rule: true`: the rules ask whether a thing has it.

All other words in a line each, section by section, for authors; and words that only other games have, with what is
said instead:

    zones: {hand: hands, grave: grave decks}
    elsewhere:
      - {instead: "`damage`; the event is `damaged`", words: dmg hit strike}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..documents import ContentError, Problem, line_of, read_documents
from .ability import Ability, codes, read_abilities
from .fields import Flag, Line, Several, Word
from .reading import Misread, Name, Part, Reader, is_mapping

if TYPE_CHECKING:
    from .language import Language


class Keyword(Part):
    """A keyword: the clause that tells of it, the kinds on which it works, whether it has a number, what it gives its
    card.

    `label` says that it means nothing by itself and needs no explaining; `several` that a card may have it more than
    once.
    """

    clause = Line(20)
    of = Several(Word(lambda language: language.kinds, what="kind"))
    rule = Flag()
    label = Flag()
    number = Flag()
    several = Flag()
    name: str = ""
    abilities: tuple[Ability, ...] = ()

    def works_on(self, kind: str) -> bool:
        """Whether it works on a card of a kind."""
        return not self.of or kind in self.of


def read_keywords(language: Language, file: str, content: str) -> None:
    """Learn the keywords of a game from their file, once.

    Raises:
        ContentError: with every problem of the file.
    """
    if language.ability is None:
        raise ContentError([Problem(file, 1, "file", f"the cards of {language.id} have no keywords")])
    if language.taught == content:
        return
    ((document, lines), *more) = read_documents(file, content) or [(None, {})]
    if more or not is_mapping(document):
        raise ContentError([Problem(file, 1, "file", "a file of keywords maps each name to what it means")])
    problems: list[Problem] = []
    before = language.keywords, language.keyword_codes
    language.keywords, language.keyword_codes = dict.fromkeys(document), {}
    for name, raw in document.items():
        here = Reader(language, (name,))
        try:
            language.keywords[name] = _keyword(name, raw, here)
        except Misread as error:
            problems += [
                Problem(file, line_of(lines, each.path), ".".join(map(str, each.path)), each.what) for each in error.all
            ]
            continue
        language.keyword_codes |= codes(language.keywords[name].abilities)
    if problems:
        language.keywords, language.keyword_codes = before
        raise ContentError(problems)
    language.taught = content


def read_words(language: Language, file: str, content: str) -> None:
    """Learn what a game's words mean, from their file.

    Raises:
        ContentError: it is no such file.
    """
    ((document, lines), *more) = read_documents(file, content) or [(None, {})]
    if more or not is_mapping(document):
        raise ContentError([Problem(file, 1, "file", "a file of words maps each section to words with what they mean")])
    for section, given in document.items():
        here = Reader(language, (section,))
        try:
            language.explain(section, _instead(given, here) if section == "elsewhere" else here.mapping(given, section))
        except Misread as error:
            raise ContentError(
                [Problem(file, line_of(lines, each.path), section, each.what) for each in error.all]
            ) from None


def keyword_of(where: str) -> str:
    """The keyword that has an ability, by the name that this is saved under; "" for what is printed on a card."""
    return where.split(":")[1] if where.startswith("kw:") else ""


def _instead(raw: Any, r: Reader) -> dict[str, str]:
    """Words of other games with what is said instead, each of them."""
    rows = [r.at(n).mapping(each, "a row", ("instead", "words")) for n, each in enumerate(r.rows(raw, "elsewhere"))]
    return {word: row["instead"] for row in rows for word in row["words"].split()}


def _keyword(name: str, raw: Any, r: Reader) -> Keyword:
    given = dict(r.mapping(raw, "a keyword"))
    rows = given.pop("abilities", [])
    keyword = Keyword.read(given, r)
    keyword.name = name
    names = {"x": Name("number")} if keyword.number else {}
    here = r.at("abilities").apart(**names)
    keyword.abilities = read_abilities(r.language.ability, rows, here, f"kw:{name}:")
    if not (keyword.abilities or keyword.rule or keyword.label):
        raise r.bad("a keyword has abilities, or is a rule of the game (rule: true), or a label (label: true)")
    return keyword
