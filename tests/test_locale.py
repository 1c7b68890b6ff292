"""Every text that the code names is there, in both languages, with the same words; and none is there for nothing."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import pytest
import yaml
from fluent.syntax import FluentParser, ast, visitor

from cogs.play.panel import SHORT
from engines.kernel.cards.telling.needed import needed
from engines.kernel.clauses import ID
from engines.kernel.registry import games
from engines.kernel.rules import Rules
from engines.kernel.text import OF_GAME
from referee.library import LOCALES, ledgers_of, teach
from tests.content import DATA, ROOT

CODE = [
    file
    for place in ("cogs", "referee", "engines", "render", "store", "workshop")
    for file in (ROOT / place).rglob("*.py")
]
SOURCE = "\n".join(re.sub(r'""".*?"""', "", file.read_text(), flags=re.S) for file in [ROOT / "bot.py", *CODE])


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """The texts by name; one that a game says in its own way, or that another game says too, by the game and its name,
    "rizontical/until"."""
    found: dict[str, ast.Message] = {}
    plain: set[str] = set()
    files = [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))]
    for text in sorted(files, key=lambda text: OF_GAME.match(text) is not None):  # what all games share comes first
        of = OF_GAME.match(text)
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (entry.content or "")[:80]
            if isinstance(entry, ast.Message):
                id = entry.id.name
                if of is None:
                    plain.add(id)
                key = f"{of[1]}/{id}" if of and id in plain | found.keys() else id
                assert key not in found, f"{key} stands twice in {locale}"
                found[key] = entry
    return found


class Words(visitor.Visitor):
    """Collects the names of the words that a message is filled with."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def words(message: ast.Message) -> set[str]:
    visited = Words()
    visited.visit(message)
    return visited.found


NAMED = set(re.findall(r'(?:\bsay|\bText|\b_no|(?<!\.)\bword)\(\s*"([a-z][a-z0-9-]*[a-z0-9])"', SOURCE))
"""The texts that the code names."""
OWN = re.compile(r'\.text\(\s*"([a-z][a-z0-9-]*[a-z0-9])"')
"""A text of the game that is played, named behind the letters that its own texts begin with (see `Game.text`)."""
CARDS = ("telling", "language", *sorted(path.stem for path in (DATA / "locale" / "en").glob("*-cards.ftl")))
"""The files of what cards say: each language has what its grammar needs, beside what the code names."""


def helpers(locale: str) -> set[str]:
    """Messages that only other messages of their language name."""
    named: set[str] = set()
    for file in (DATA / "locale" / locale).glob("*.ftl"):
        named |= set(re.findall(r"\{ ?([a-z][a-z0-9-]*)(?:\.[a-z]+)? ?\}", file.read_text()))
    return named - NAMED | {id for id in messages(locale) if id.startswith("verb")}


def test_both_languages_have_the_same_texts_with_the_same_words() -> None:
    en, fr = messages("en"), messages("fr")
    assert {id.rpartition("/")[2] for id in en} - {id.rpartition("/")[2] for id in fr} <= helpers("en")
    assert {id.rpartition("/")[2] for id in fr} - {id.rpartition("/")[2] for id in en} <= helpers("fr")
    told = {
        id
        for name in CARDS
        for id in re.findall(r"^([a-z0-9-]+) =", (DATA / "locale" / "en" / f"{name}.ftl").read_text(), re.M)
    }
    plain = {id: message for id, message in en.items() if id.rpartition("/")[2] not in told}
    assert {id: words(message) for id, message in plain.items()} == {id: words(fr[id]) for id in plain}
    assert any(map(words, plain.values()))


STOPS = (".", "!", "?", ":")
WHOLE = {"rs-log-chance"}
"""Lines of the log that end with another line."""


def stops(pattern: ast.Pattern | None) -> bool:
    """Whether a text ends with a stop, in each of its variants."""
    last = pattern.elements[-1] if pattern is not None else None
    if isinstance(last, ast.Placeable) and isinstance(last.expression, ast.SelectExpression):
        return all(stops(variant.value) for variant in last.expression.variants)
    return isinstance(last, ast.TextElement) and last.value.endswith(STOPS)


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_of_the_log_are_whole_sentences_since_several_are_told_in_a_row(locale: str) -> None:
    lines = {id: message for id, message in messages(locale).items() if "-log-" in id and id not in WHOLE}
    assert len(lines) > 300
    assert [id for id, message in lines.items() if not stops(message.value)] == []


def test_every_text_named_is_there() -> None:
    assert set(messages("en")) >= NAMED


def test_every_text_named_behind_the_letters_of_a_game_is_there() -> None:
    """What an engine names so, in that game; what the kernel names, at least in one."""
    known, letters = set(messages("en")), {rules.id: rules.letters for rules in coded()}
    for file in (ROOT / "engines").rglob("*.py"):
        named, of = OWN.findall(file.read_text()), file.relative_to(ROOT / "engines").parts[0]
        for id in named:
            wanted = [f"{each}-{id}" for game, each in letters.items() if game == of or of == "kernel"]
            assert any(each in known for each in wanted), f"{file}: {id}"


def test_no_text_is_there_for_nothing() -> None:
    literals = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", SOURCE))
    for file in (DATA / "locale" / "en").glob("*.ftl"):
        literals |= set(re.findall(r"\{ ?([a-z][a-z0-9-]*)(?:\.[a-z]+)? ?\}", file.read_text()))
    heads = tuple(re.findall(r'"([a-z][a-z0-9-]*-)(?:"|\{)', SOURCE))
    own = set(re.findall(r'\.text\("([a-z][a-z0-9-]*-)" \+', SOURCE))
    heads += tuple(f"{rules.letters}-{head}" for rules in coded() for head in own)
    windows = {f"{rules.id}-window-{window.lower()}" for rules in coded() for window in rules.windows}
    literals |= {f"{rules.letters}-{id}" for rules in coded() for id in OWN.findall(SOURCE)}
    unused = [
        id
        for id in {key.rpartition("/")[2] for key in messages("en")}
        if id not in literals | windows and not id.startswith(heads)
    ]
    assert unused == []


def coded() -> list[Rules]:
    """Every game that there is code for, also one that is not whole yet and that nobody can play."""
    names = sorted(file.parent.name for file in (ROOT / "engines").glob("*/rules.py"))
    return [importlib.import_module(f"engines.{name}.rules").RULES for name in names if name != "kernel"]


MADE = re.compile(r"(act|counter|later|until)-")
"""The texts that are named by a word of a game and nothing else: `needed` knows all of them."""


def test_no_text_is_there_for_a_word_that_no_game_has() -> None:
    for rules in coded():
        teach(rules, DATA)
    known = {id for rules in coded() for id in needed(rules.language)}
    unused = sorted(id.rpartition("/")[2] for id in messages("en") if MADE.match(id.rpartition("/")[2]))
    named = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", SOURCE)) | helpers("en") | helpers("fr")
    assert [id for id in unused if id not in known | named] == []


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_clause_is_told_in_every_language(game: str, locale: str) -> None:
    written, told = ledgers_of(DATA, game)[LOCALES[0]], ledgers_of(DATA, game)[locale]
    for clause, said in zip(written.clauses, told.clauses, strict=True):
        assert said.text != clause.text, f"{clause.id} says the same in {locale}"
        assert not clause.ruling or said.ruling != clause.ruling, f"the ruling of {clause.id} is not in {locale}"
        assert not clause.why or said.why != clause.why, f"the reason of {clause.id} is not in {locale}"
        figures = sorted(set(ID.findall(f"{clause.text} {clause.ruling} {clause.why}")))
        assert sorted(set(ID.findall(f"{said.text} {said.ruling} {said.why}"))) == figures, clause.id


def test_a_translation_of_a_clause_that_is_not_there_is_refused() -> None:
    ledger = ledgers_of(DATA, "rise")[LOCALES[0]]
    with pytest.raises(ValueError, match="the ledger of rise has no RS-999"):
        ledger.translated("sections: {}\nclauses: {RS-999: {text: Rien}}", "fr")
    with pytest.raises(ValueError, match="Nowhere"):
        ledger.translated("sections: {Nowhere: Nulle part}\nclauses: {}", "fr")


@cache
def french() -> list[tuple[str, str]]:
    """Everything that is said in French, with where it stands: messages, clauses, cards and decks."""
    return [*messages_said("fr"), *documents_said(said_as, "rules/*.fr.yaml", *WITH_BOTH)]


@cache
def english() -> list[tuple[str, str]]:
    """Everything that is said in English, with where it stands: messages, clauses, cards and decks, card files' words."""
    clauses = [path.relative_to(DATA).as_posix() for path in DATA.glob("rules/*.yaml") if ".fr." not in path.name]
    return [*messages_said("en"), *documents_said(said_first, *clauses, *WITH_BOTH, "words/*.yaml")]


WITH_BOTH = ("keywords/*.yaml", "cards/*/*.yaml", "decks/*/*.yaml")
"""Documents that say things in every language."""


def messages_said(locale: str) -> Iterator[tuple[str, str]]:
    for path in sorted((DATA / "locale" / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            found = Written()
            found.visit(entry)
            yield from ((path.name, text) for text in found.found)


def documents_said(part: Callable[[Any], Any], *places: str) -> Iterator[tuple[str, str]]:
    for place in places:
        for path in sorted(DATA.glob(place)):
            content = yaml.load(path.read_text(), Loader=yaml.CSafeLoader)
            said = said_in(content if place.startswith("rules/*") else part(content))
            yield from ((path.relative_to(DATA).as_posix(), text) for text in said)


def said_first(content: Any) -> Any:
    """A document without what it says in other languages, and without what the designers' own books say."""
    if isinstance(content, list):
        return [said_first(each) for each in cast(list[Any], content)]
    if not isinstance(content, dict):
        return content
    document = cast(dict[str, Any], content)
    return {key: said_first(each) for key, each in document.items() if key not in ("fr", "source")}


class Written(visitor.Visitor):
    """Collects what stands in a message as it is, X where something else is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(map(self.written, node.elements)))
        self.generic_visit(node)

    def written(self, part: ast.TextElement | ast.Placeable) -> str:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.StringLiteral):
            return part.expression.value
        return part.value if isinstance(part, ast.TextElement) else "X"


def said_as(content: Any) -> list[Any]:
    """Whatever a document says under `fr`."""
    if isinstance(content, list):
        return [said for each in cast(list[Any], content) for said in said_as(each)]
    if not isinstance(content, dict):
        return []
    document = cast(dict[str, Any], content)
    return [each if key == "fr" else said_as(each) for key, each in document.items()]


def said_in(content: Any) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(content, dict):
        content = list(cast(dict[str, Any], content).values())
    if isinstance(content, list):
        for each in cast(list[Any], content):
            yield from said_in(each)
    elif isinstance(content, str):
        yield content


CODE_IN_TEXT = re.compile(r"`[^`]*`")
SLIPS = {
    "a straight apostrophe": re.compile(r"(?i)(?<=[a-zà-ÿœ])'(?=[a-zà-ÿœ«*]|$)"),
    "a space that says itself not to break (`typeset` sees to that)": re.compile("[\u00a0\u202f]"),
    "no space before the mark": re.compile(r"[\w)\]][;!?»](?!\w)|[a-zà-ÿ)\]]:(?=\s|$)|(?<![\w*])[a-z]:\w"),
    "no space after «": re.compile(r"«(?=\S)"),
    "a straight quotation mark": re.compile('"'),
    "three dots": re.compile(r"\.\.\."),
}


def test_apostrophes_are_typographic_in_english_too() -> None:
    straight = re.compile(r"(?<=\w)'(?=[a-z\s.,;:!?)]|$)")
    assert [(place, text) for place, text in english() if straight.search(CODE_IN_TEXT.sub("", text))] == []


@pytest.mark.parametrize("slip", SLIPS)
def test_french_is_set_in_one_way(slip: str) -> None:
    found = [(place, text) for place, text in french() if SLIPS[slip].search(CODE_IN_TEXT.sub("", text)) is not None]
    assert found == []


REJECTED = {
    "": {
        "[Mm]atch nul": "partie nulle, et duel nul dans Rizontical",
        "vacances": "congés",
        "compte rendu": "feuille de partie",
        "[Oo]rdres permanents": "consignes",
        "/(do|rules|match|learn|deck|card|server)\\b": "les commandes en français : /jouer, /règles, /partie ...",
        "\\bCP\\b": "PC",
    },
    "rise": {
        r"\bSkill|\bStock Card": "Compétence",
        "Enchaînement": "Chaînes",
        "partie est une égalité": "partie nulle",
        "marqueurs? de charge": "marqueur de Charge",
        r"\b[Uu]ne [Cc]apacité": "Aptitude, ou effet : la Capacité est celle des Invocateurs",
    },
    "rizontical": {
        "Weakness|Resistance": "Faiblesse, Résistance",
        "DMG ((de|d’) ?)?(PSH|RA|Ability|Power|Skill|Hit|Melee)|DMG (des )?Status": "PSH DMG, Ability DMG ...",
        "Combattant|Pouvoir|Compétence|Âme|Marqueur": "Fighter, Power, Skill, Soul, Marker",
        "Tuiles? de": "Tile",
        "chronologie": "timeline",
    },
    "riftborn": {"livret": "livre de règles"},
    "owr": {"[Ss]acrifi": "offrir en tribut"},
    "raise_rise_die": {
        "[Mm]ots?-clé": "mot clef, as its rulebook writes it",
        r"(?<!’)\b([Uu]n|ce|premier) passe\b": "une passe",
    },
}
"""What French does not say, as it has another word for the same thing: everywhere, and in a game."""


@pytest.mark.parametrize("game", REJECTED)
def test_french_has_one_word_for_one_thing(game: str) -> None:
    for wrong, instead in REJECTED[game].items():
        own = re.compile(rf"(?<![a-z_]){game}(?![a-z_])")
        said = [(place, text) for place, text in french() if own.search(place) and re.search(wrong, text) is not None]
        assert said == [], instead


def test_every_starter_deck_has_a_name_in_every_language() -> None:
    for path in sorted(DATA.glob("decks/*/*.yaml")):
        deck = yaml.load(path.read_text(), Loader=yaml.CSafeLoader)
        for locale in LOCALES[1:]:
            assert deck["names"][locale] != deck["name"], path.name
            assert deck["idea"][locale] != deck["idea"][LOCALES[0]], path.name


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_a_turn_offers_fits_a_button(locale: str) -> None:
    """One label that is too long makes a select of them all."""
    found = [
        label
        for file in (DATA / "locale" / locale).glob("*.ftl")
        for verb in re.findall(r"^\w+-verb(?:-\w+)? = (.*\n(?: +.*\n)*)", file.read_text(encoding="utf-8"), re.M)
        for label in re.findall(r"\] (.+)", verb) or [verb.strip()]
    ]
    assert len(found) > 30
    assert not [label for label in found if "{" not in label and len(label) > SHORT]
