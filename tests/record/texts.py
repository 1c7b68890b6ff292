"""All that the cards of a game say, written down card by card, and what differs from another time.

Of each card, in each language: what `/card` says of it; its figures as the faces have them; in short; each of its
effects by itself, as questions say it while it is carried out, and the questions for its targets. What a game's own
wording gives beside the face is read by `EXTRAS` alone: whoever moves the wording mends that, and the texts stay as
they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import engines.owr.telling as owr
import engines.raise_rise_die.telling as raise_rise_die
import engines.riftborn.telling as riftborn
import engines.rise.telling as rise
import engines.rizontical.face as rizontical
from engines.kernel.cards.flow import Op as Operation
from engines.kernel.cards.select import Selector
from engines.kernel.face import CardFace
from engines.kernel.text import Text
from render.parts.words import Words

from .matches import LOCALES, library

HERE = Path(__file__).parent / "texts"
"""The texts as they were last read."""
FIGURES = (
    "kind", "rank", "category", "cost", "use", "time", "unique", "stats", "elements", "types", "marks", "levels",
    "weakness", "resistance", "art",
)  # fmt: skip
"""What a face says without words, beside its keywords."""
BLANK = CardFace("", "", "")


def write(folder: Path, games: Sequence[str]) -> None:
    """Write the texts of games into a folder, a file for each and each language."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for locale in LOCALES:
            _file(folder, game, locale).write_text(printed(game, locale), encoding="utf-8")


def printed(game: str, locale: str) -> str:
    """All that the cards of a game say in a language, by their ids."""
    cards = library().cards[game]
    words = Words(library().texts, locale)
    blocks = [[f"== {id}", *_card(game, cards[id], words), ""] for id in sorted(cards)]
    return "\n".join(line for block in blocks for line in block)


def _card(game: str, card: Any, words: Words) -> Iterator[str]:
    face = library().games[game].describe(card)
    yield from import_module(f"render.{game}.alt").describe_card(face, words).split("\n")
    figures = [(name, value) for name in FIGURES if (value := getattr(face, name)) != getattr(BLANK, name)]
    figures += [(each.word, each.clause) for each in face.abilities]
    yield "figures: " + "; ".join(f"{name} {msgspec.json.encode(value).decode()}" for name, value in figures)
    said = {words.text(each) for each in (face.text, *(part.text for part in (*face.skills, *face.abilities)))}
    for name, text in EXTRAS[game](card):
        line = words.text(text)
        if line not in said:  # what the face or a line before says word for word is left out
            yield f"{name}: {line}"
        said.add(line)


Extra = tuple[str, Text]


def _rise(card: Any) -> Iterator[Extra]:
    yield "short", rise.short_text(card)
    named = [("trig", "when"), ("act", "is_action"), ("skill", "use")]
    parts: list[tuple[str, str]] = [("base", "base")]
    for kind, field in named:
        found = [each for each in card.abilities if getattr(each, field) and (kind != "skill" or each.use == "skill")]
        parts += [(f"{kind}:{each.id if kind == 'act' else place}", each.where) for place, each in enumerate(found)]
    for name, where in [*parts, *((f"kw:{keyword}", f"kw:{keyword}:a0") for keyword in card.keyword_names)]:
        if (text := rise.part_text(card, where)) is not None:
            yield name, text
        part = rise.part_of(card, where)
        for number in range(len(getattr(part, "specs", ()))):
            yield f"{name} target {number + 1}", rise.target_text(part.specs, number + 1, card)
        rows = [row.do for row in getattr(part, "on", ())]
        for ops in (*(getattr(part, field, ()) for field in ("do", "success", "fail")), *rows):
            for asked in _asked(ops):
                yield f"{name} asked", rise.told(asked, part, card)
        if getattr(part, "may", False):
            yield f"{name} asked", rise.told(part.do, part, card)


def _asked(ops: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """The operations of the card language, and the modes of some, that are said in a question while they are carried
    out."""
    for op in ops:
        fields = [getattr(op, field.name, None) for field in op.fields.values()]
        if (
            op.may
            or op.word != "choose"
            and any(isinstance(each, Selector) and each.pick is not None for each in fields)
        ):
            yield (op,)
        yield from (mode.do for mode in getattr(op, "modes", ()))
        for each in (*fields, *(row.do for row in getattr(op, "on", ()))):
            if isinstance(each, tuple) and each and all(isinstance(one, Operation) for one in each):
                yield from _asked(each)


def _rizontical(card: Any) -> Iterator[Extra]:
    for number, (_, ability) in enumerate(rizontical.units(card)):
        abilities = card.abilities if ability is None else (ability,)
        yield (
            f"effect {number}",
            rizontical.card_text(card) if ability is None else rizontical.ability_text(card, ability),
        )
        for each in abilities:
            for name in each.targets:
                yield f"effect {number} target {name}", rizontical.target_text(card, each, name)
            for ops in _asked(each.do):
                yield f"effect {number} asked", rizontical.told(ops, card, each)


def _owr(card: Any) -> Iterator[Extra]:
    yield "whole", owr.card_text(card)
    for where in (*(["cast"] if getattr(card, "do", ()) else []), *(each.where for each in card.abilities)):
        part = owr.part_of(card, where)
        yield where, owr.part_text(card, where)
        for ops in _asked(part.do):
            yield f"{where} asked", owr.told(ops, part, card)


def _riftborn(card: Any) -> Iterator[Extra]:
    yield "whole", riftborn.card_text(card)
    for ability in getattr(card, "abilities", ()):
        for name in ability.targets:
            yield f"{ability.where} target {name}", riftborn.target_text(ability, card, name)
        for ops in _asked(ability.do):
            yield f"{ability.where} asked", riftborn.told(ops, ability, card)
    for ops in _asked(getattr(card, "do", ())):
        yield "asked", riftborn.told(ops, card, card)


def _raise_rise_die(card: Any) -> Iterator[Extra]:
    yield "whole", raise_rise_die.card_text(card)


EXTRAS: dict[str, Callable[[Any], Iterator[Extra]]] = {
    "owr": _owr,
    "raise_rise_die": _raise_rise_die,
    "riftborn": _riftborn,
    "rise": _rise,
    "rizontical": _rizontical,
}
"""What the wording of a game gives beside the face of a card, by name."""


# -------------------------------------------------------------------------------------------------------------
# comparing


def differences(before: Path, now: Path, games: Sequence[str]) -> list[str]:
    """What differs between two folders, in lines to read: cards that are gone or new, and of the others the lines, with
    [-words that are gone-] and {+words that are new+}."""
    said: list[str] = []
    for game in games:
        for locale in LOCALES:
            said += compared(_read(before, game, locale), _read(now, game, locale), f"{game} {locale}")
    return said


def _read(folder: Path, game: str, locale: str) -> str:
    file = _file(folder, game, locale)
    return file.read_text(encoding="utf-8") if file.exists() else ""


def compared(before: str, now: str, title: str) -> list[str]:
    """What differs between the texts of a game in a language."""
    old, new = _cards(before), _cards(now)
    said: list[str] = []
    for id in sorted({**old, **new}):
        lines = list(_changes(old.get(id, []), new.get(id, [])))
        if lines:
            said += [f"== {id} ({title}){'' if id in new else ', gone'}{'' if id in old else ', new'}", *lines]
    return said


def _cards(content: str) -> dict[str, list[str]]:
    blocks = [block.split("\n") for block in f"\n{content}".split("\n== ")[1:]]
    return {id: [line for line in lines if line] for id, *lines in blocks}


def _changes(before: list[str], now: list[str]) -> Iterator[str]:
    for sort, a, b, c, d in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
        if sort == "replace" and b - a == d - c:
            yield from map(_marked, before[a:b], now[c:d])
        elif sort != "equal":
            yield from (f"  [-{line}-]" for line in before[a:b])
            yield from (f"  {{+{line}+}}" for line in now[c:d])


def _marked(before: str, now: str) -> str:
    old, new = before.split(" "), now.split(" ")
    said: list[str] = []
    for sort, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        gone, come = " ".join(old[a:b]), " ".join(new[c:d])
        if sort == "equal":
            said.append(gone)
            continue
        said += [f"[-{gone}-]"] if gone else []
        said += [f"{{+{come}+}}"] if come else []
    return "  " + " ".join(said)


def _file(folder: Path, game: str, locale: str) -> Path:
    return folder / f"{game}.{locale}.txt"
