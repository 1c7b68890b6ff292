"""The clause ledgers: every rule of a game numbered, with rulings, looked up by players, cited by code and by tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec
import yaml
from msgspec import Struct
from msgspec.structs import replace

from .text import folded, typeset

MARK = re.compile(r"""clauses?\(\s*((?:["'][A-Z]{2}-\d+["']\s*,?\s*)+)\)""")
ID = re.compile(r"\b([A-Z]{2})-(\d+)\b")
RANGE = re.compile(r"\b([A-Z]{2})-(\d+) to (?:([A-Z]{2})-)?(\d+)\b")
BRACKETS = re.compile(r"\[([^\]]*[A-Z]{2}-\d+[^\]]*)\]")


class Clause(Struct, frozen=True, omit_defaults=True):
    """A rule: its text, where the rulebook has it, and where that is silent the ruling and its reason."""

    id: str
    section: str
    kind: str
    text: str
    source: str
    check: str
    ruling: str = ""
    why: str = ""
    house_rule: bool = False


class Translated(Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause says in another language; a ruling and its reason where the clause has them."""

    text: str
    ruling: str = ""
    why: str = ""


class Translation(Struct, frozen=True, forbid_unknown_fields=True):
    """A ledger in another language: its sections by their names, its clauses by their IDs."""

    sections: dict[str, str]
    clauses: dict[str, Translated]


class Ledger(Struct, frozen=True):
    """All clauses of a game, in order."""

    game: str
    title: str
    rulebook_version: str
    players: dict[str, int]
    clauses: list[Clause]

    @classmethod
    def load(cls, content: str) -> Ledger:
        """A ledger from its YAML document.

        Raises:
            msgspec.ValidationError: a field is missing or wrong.
        """
        return msgspec.convert(yaml.load(content, Loader=yaml.CSafeLoader), cls)

    def translated(self, content: str, locale: str) -> Ledger:
        """The same clauses as a YAML document says them in another language, set as that sets its texts; what it leaves
        out stays as it is.

        Raises:
            msgspec.ValidationError: a field is missing or wrong.
            ValueError: it names clauses or sections that the ledger doesn't have.
        """
        said = msgspec.convert(yaml.load(content, Loader=yaml.CSafeLoader), Translation)
        known = {clause.id for clause in self.clauses} | {clause.section for clause in self.clauses}
        if strange := [name for name in (*said.sections, *said.clauses) if name not in known]:
            raise ValueError(f"the ledger of {self.game} has no {', '.join(strange)}")
        return replace(self, clauses=[_translated(clause, said, locale) for clause in self.clauses])

    def __getitem__(self, id: str) -> Clause:
        found = self.get(id)
        if found is None:
            raise KeyError(id)
        return found

    def get(self, id: str) -> Clause | None:
        """The clause of an ID, or None."""
        wanted = id.upper()
        return next((clause for clause in self.clauses if clause.id == wanted), None)

    def search(self, words: str, limit: int = 25) -> list[Clause]:
        """The clauses in which all words occur, accents or not, those in whose text they occur first."""
        wanted = folded(words).split()
        ranked: list[tuple[int, int, Clause]] = []
        for place, clause in enumerate(self.clauses):
            head = folded(f"{clause.id} {clause.text}")
            whole = f"{head} {folded(f'{clause.section} {clause.ruling}')}"
            if all(word in whole for word in wanted):
                ranked.append((0 if all(word in head for word in wanted) else 1, place, clause))
        return [clause for _, _, clause in sorted(ranked, key=lambda each: each[:2])[:limit]]


def _translated(clause: Clause, said: Translation, locale: str) -> Clause:
    words = said.clauses.get(clause.id)
    section = typeset(said.sections.get(clause.section, clause.section), locale)
    if words is None:
        return replace(clause, section=section)
    ruling, why = words.ruling or clause.ruling, words.why or clause.why
    text, ruling, why = (typeset(each, locale) for each in (words.text, ruling, why))
    return replace(clause, section=section, text=text, ruling=ruling, why=why)


class Tally(Struct, frozen=True):
    """Where the clauses of a game stand."""

    clauses: int
    cited: int
    proven: int
    missing: list[str]
    """Clauses that no test proves."""
    uncited: list[str]
    unknown: list[str]
    """IDs that code or tests name and the ledger does not have."""


def cited_in(source: str, known: Iterable[str]) -> set[str]:
    """The clauses that a source names in brackets, ranges included."""
    known = list(known)
    found: set[str] = set()
    for text in BRACKETS.findall(source):
        found |= _named(text, known)
    for text in re.findall(r"""["']([A-Z]{2}-\d+)["']""", source):
        found.add(text)
    return found


def _named(text: str, known: list[str]) -> set[str]:
    found = {f"{prefix}-{number}" for prefix, number in ID.findall(text)}
    for prefix, low, _, high in RANGE.findall(text):
        found |= {id for id in known if id.startswith(prefix + "-") and int(low) <= int(id[3:]) <= int(high)}
    return found


def proven_in(tests: Mapping[str, str]) -> set[str]:
    """The clauses that tests are marked with: `clause("RZ-531")` in Python, `clauses: [RZ-531]` in scenarios."""
    found: set[str] = set()
    for name, content in tests.items():
        if name.endswith(".py"):
            for group in MARK.findall(content):
                found |= {f"{prefix}-{number}" for prefix, number in ID.findall(group)}
        else:
            for document in yaml.load_all(content, Loader=yaml.CSafeLoader):
                for scenario in cast(list[Any], document) if isinstance(document, list) else [document]:
                    if isinstance(scenario, dict):
                        found |= {str(id) for id in cast(dict[str, Any], scenario).get("clauses", ())}
    return found


def tally(ledger: Ledger, sources: Mapping[str, str], tests: Mapping[str, str]) -> Tally:
    """Which clauses of a ledger the engine cites and the tests prove."""
    ids = [clause.id for clause in ledger.clauses]
    cited = set[str]().union(*(cited_in(source, ids) for source in sources.values()))
    proven = proven_in(tests)
    prefix = ids[0][:3] if ids else ""
    unknown = sorted(id for id in cited | proven if id.startswith(prefix) and id not in ids)
    return Tally(
        clauses=len(ids),
        cited=sum(id in cited for id in ids),
        proven=sum(id in proven for id in ids),
        missing=[id for id in ids if id not in proven],
        uncited=[id for id in ids if id not in cited],
        unknown=unknown,
    )
