"""Riftborn's cards as documents: creatures, Spells, Weapons, Armour, tokens and TRICK cards. [RB-101 to RB-109]

Whatever the rules forbid on a card is refused when it is read.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from engines.kernel.cards import ability as kernel
from engines.kernel.cards.branches import Modes
from engines.kernel.cards.fields import Coined, Mentioned, Program, Whole
from engines.kernel.cards.flow import Code, Op
from engines.kernel.cards.printed import Abilities, CardReader, Printed
from engines.kernel.cards.program import picks, refs
from engines.kernel.cards.reading import Reader, is_mapping
from engines.kernel.cards.scope import Scope
from engines.kernel.text import slug

from .words import ACTIONS, L

TOP = 20
"""The highest Level. [RB-352]"""
OWN = ("AURA", "TRICK", *ACTIONS)
"""The keywords that stand before abilities of a card's own; all others say themselves what they do."""


class Ability(kernel.Ability):
    """An ability of a card of Riftborn.

    `when` is text that something sets off (`when: {event: played, subject: this}` is done as the card is played),
    `always` is at work, `use: action` belongs to a keyword and uses the creature's Action. Before what a card describes
    itself stands its keyword: AURA (with `x` and `always`), TRICK (`targets`, `do`), SPELL (`targets`, `do`), SUMMON
    (`x`, `token`), TRANSFORM (`into`). Other keywords may stand here, too, to be read in their place: `{keyword: DRAW,
    x: 2}`. [RB-1101]
    """

    token = Mentioned("token", "creature", default="")
    into = Mentioned("token", "creature", default="")

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        """The number of its keyword stands wherever the ability says `x`."""
        if r.card is not None and is_mapping(raw) and isinstance(raw.get("x"), int):
            raw = {name: each if name == "x" else _filled(each, raw["x"]) for name, each in raw.items()}
        return super().read(raw, r)

    def check(self, r: Reader) -> None:
        word = self.keyword
        if self.head not in ("", "keyword") and word and word != "AURA":
            raise r.bad(f"{word} says itself when it works; leave {self.head} out")
        if word == "AURA" and not (self.always and self.numbered):
            raise r.bad("AURA has a number `x` and `always`: what it does to creatures within x tiles [RB-801]")
        if word in ("TRICK", "SPELL") and not self.do:
            raise r.bad(f"{word} says in `do` what it does")
        if word == "TRICK" and (self.if_ or self.limit):
            raise r.bad("a TRICK effect can be used any number of times; `if` stands beside its operations [RB-1036]")
        if word == "SUMMON" and not (self.token and self.x):
            raise r.bad("SUMMON has a number `x` and the `token` that is summoned [RB-1001]")
        if word == "TRANSFORM" and not self.into:
            raise r.bad("TRANSFORM names by `into` what takes its place [RB-1021]")
        if self.token and word != "SUMMON" or self.into and word != "TRANSFORM":
            raise r.bad("token belongs to SUMMON, into to TRANSFORM")
        if self.cost:
            raise r.at("cost").bad("abilities cost nothing but a creature's Action")
        if word and word not in OWN:
            known = r.language.keywords.get(word)
            if self.do or self.targets or self.if_ or self.limit or self.may:
                raise r.bad(f"{word} says itself what it does; nothing but x stands beside it")
            if known is not None and known.number != (self.numbered):
                raise r.bad(f"{word} has {'a number: x' if known.number else 'no number'} [{known.clause}]")

    @property
    def numbered(self) -> bool:
        """Whether it has a number."""
        return cast(Any, self.x) is not None

    @property
    def is_action(self) -> bool:
        """Whether it uses the creature's Action. [RB-613]"""
        return bool(self.use) or self.keyword in ACTIONS

    @property
    def program(self) -> Sequence[Op]:
        """The operations that it carries out; those of SUMMON and TRANSFORM follow from what they name."""
        return self.do or self.written

    @functools.cached_property
    def written(self) -> tuple[Op, ...]:
        """What SUMMON and TRANSFORM do. [RB-1001 RB-1021]"""
        if self.keyword == "SUMMON":
            rows: list[Any] = [{"summon": {"card": self.token, "n": self.x, "near": "this"}}]
        elif self.keyword == "TRANSFORM":
            rows = [{"transform": {"into": self.into}}]
        else:
            return ()
        return Reader(L).part("program", rows)


Trait = tuple[str, int, Ability | None]
"""A keyword that something has: its name, its number, and what of it its card describes itself."""


def _filled(raw: Any, x: int) -> Any:
    """A part of a document with a number for its `x`."""
    if isinstance(raw, dict):
        return {name: _filled(each, x) for name, each in cast(dict[Any, Any], raw).items()}
    if isinstance(raw, list):
        return [_filled(each, x) for each in cast(list[Any], raw)]
    return x if raw == "x" else raw


L.ability = Ability
L.use("action")(type("action", (), {}))


class RiftCard(Printed):
    """What every card of Riftborn has. [RB-101 RB-106]"""

    language = L
    abilities = Abilities(Ability)
    level: Any = 0
    xp: Any = 0
    attack: Any = 0
    health: Any = 0
    family: Any = ""
    do: Any = ()

    def check(self, r: Reader) -> None:
        for n, each in enumerate(self.abilities):
            if each.use:
                raise r.at("abilities", n, "use").bad("an Action has a keyword: SPELL, SUMMON or TRANSFORM")
        for n, (name, _) in enumerate(self.keywords):
            if name in OWN:
                raise r.at("keywords", n).bad(f"{name} is an ability of the card's own: {{keyword: {name}, ...}}")

    @functools.cached_property
    def sort(self) -> str:
        """What kind of thing it is: a token is a creature."""
        return "creature" if self.kind == "token" else self.kind

    @functools.cached_property
    def traits(self) -> tuple[Trait, ...]:
        """Its keywords in the order printed, each with its number and what of it the card describes itself. [RB-1101
        RB-1116]"""
        named = [each for each in self.abilities if each.keyword]
        own = [(each.keyword, each.x or 0, each if each.keyword in OWN else None) for each in named]
        return (*((name, n, None) for name, n in self.keywords), *own)

    @functools.cached_property
    def own(self) -> Wording:
        """What it says where nothing is given or taken."""
        return Wording(self, self.traits)

    @functools.cached_property
    def parts(self) -> tuple[tuple[Any, int], ...]:
        """What is always at work of it, whether or not it has been lost, each part with the number of its keyword."""
        return tuple((part, x) for ability, x in rows_of(self, self.traits) for part in ability.always)

    @functools.cached_property
    def gives(self) -> bool:
        """Whether it could give keywords as long as it is there."""
        return any([part.word == "grant" for part, _ in self.parts])

    @functools.cached_property
    def stealth(self) -> bool:
        """Whether it enters the field face-down. [RB-976 RB-1012]"""
        return "STEALTH" in self.own.words

    @property
    def hero(self) -> bool:
        """Whether it has HERO, which decks alone ask for. [RB-109 RB-124 RB-876 RB-877]"""
        return any(name == "HERO" for name, _, _ in self.traits)


def rows_of(card: RiftCard, traits: Iterable[Trait], *, silenced: bool = False) -> tuple[tuple[Ability, int], ...]:
    """The abilities of a card with some keywords (those with their number) in the order printed. [RB-1101]"""
    found: list[tuple[Ability, int]] = []
    for name, x, own in traits:
        found += [(own, x)] if own is not None else [(each, x) for each in L.keywords[name].abilities]
    return (*found, *(() if silenced else [(each, 0) for each in card.abilities if not each.keyword]))


def at_work_of(given: Iterable[tuple[str, int]]) -> tuple[tuple[Any, int], ...]:
    """What is always at work of keywords that are given, each part with the number of its keyword."""
    return tuple((part, x) for name, x in given for each in L.keywords[name].abilities for part in each.always)


class Wording:
    """What a card says with some keywords, with its own text `silenced` or not: of several SWARM the newest counts, and
    nothing else; DORMANT takes none away. [RB-836 RB-1012 RB-1015 RB-1101]

    Attributes:
        traits: the keywords that work.
        words: the highest number of each of them, by name. [RB-1116]
        rows: its abilities, each with the number of its keyword.
    """

    def __init__(self, card: RiftCard, traits: Sequence[Trait], *, silenced: bool = False):
        swarms = [trait for trait in traits if trait[0] == "SWARM"]
        self.traits: tuple[Trait, ...] = (swarms[-1],) if swarms else tuple(traits)
        self.words: dict[str, int] = {}
        for name, x, _ in self.traits:
            self.words[name] = max(x, self.words.get(name, 0))
        self.rows = rows_of(card, self.traits, silenced=silenced or bool(swarms))

    @functools.cached_property
    def said(self) -> Counter[tuple[str, int]]:
        """How often it has each ability, by its name and the number of its keyword."""
        return Counter([(ability.where, x) for ability, x in self.rows])

    @functools.cached_property
    def waits(self) -> tuple[tuple[str, Ability, str], ...]:
        """Which of them wait for which event, and where they are written: behind `#` the number of a keyword."""
        return tuple(
            (name, ability, f"{ability.where}#{x}" if x else ability.where)
            for ability, x in self.rows if ability.when is not None
            for name in ability.when.event
        )  # fmt: skip

    @functools.cached_property
    def actions(self) -> tuple[tuple[str, str, Ability], ...]:
        """Which of them are Actions: a key for each, where it is written, and what it is. Several of a sort are told
        apart, unless they do the same. [RB-613 RB-887 RB-1116]"""
        found: list[tuple[str, str, Ability]] = []
        met: Counter[str] = Counter()
        for ability, x in self.rows:
            keyword = ability.keyword or ability.where.split(":")[1] if ability.is_action else ""
            if not keyword or keyword == "MORALE" and met[keyword]:
                continue
            met[keyword] += 1
            key = slug(keyword) if met[keyword] == 1 else f"{slug(keyword)}-{met[keyword]}"
            found.append((key, f"{ability.where}#{x}" if x and not ability.keyword else ability.where, ability))
        return tuple(found)


class Body(RiftCard):
    """What stands in a formation. [RB-104 RB-105 RB-107]"""

    xp = Whole(0, 5000, default=0)
    family = Coined(24)
    attack = Whole(0, 30)
    health = Whole(1, 60)


@L.card("creature")
class CreatureCard(Body):
    """A creature. [RB-109]"""

    level = Whole(1, TOP)


@L.card("token")
class TokenCard(Body):
    """A token creature: in no deck, without a Level. [RB-109 RB-133]"""


class Played(RiftCard):
    """What is played and stands in no formation. [RB-104 RB-108]"""

    level = Whole(1, TOP)
    xp = Whole(0, 5000, default=0)


@L.card("spell")
class SpellCard(Played):
    """A Spell: what it does as it is played, in order; `keywords` such as DRAW come before `do`. [RB-324 RB-1103]"""

    do = Program()

    def check(self, r: Reader) -> None:
        super().check(r)
        if not (self.do or self.keywords or self.abilities):
            raise r.bad("a Spell does something: write `do`")

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        """Its effects, by the names that what is carried out is saved under."""
        return {**kernel.codes(self.abilities), "text": Code(self.do)}

    @functools.cached_property
    def picks(self) -> Sequence[Any]:
        """All that has to be picked of what all can see as it works; but not in one of several modes, nor what goes by
        what is picked before, nor what lies elsewhere than on the field after something else was done, as it may come
        there by then."""
        first, rest = ([op for op in ops if not isinstance(op, Modes)] for ops in (self.do[:1], self.do[1:]))
        apart = [each for each in picks(rest) if not any(ref.selector is not None for ref in refs(each))]
        return [*picks(first), *(each for each in apart if not each.placed)]

    def aimless(self, scope: Scope) -> bool:
        """Whether it would find nothing of something that it has to pick, or could do none of its modes. [RB-327]"""
        modes = [op for op in self.do[:1] if isinstance(op, Modes)]
        return not all([what.exists(scope) for what in self.picks] + [op.able(scope) for op in modes])


@L.card("weapon")
class WeaponCard(Played):
    """A Weapon: its Attack, and how often it can be used. [RB-104 RB-643]"""

    attack = Whole(0, 30)
    health = Whole(1, 20)


@L.card("armour")
class ArmourCard(Played):
    """An Armour: how much it absorbs. [RB-104 RB-651]"""

    health = Whole(1, 30)


@L.card("trick")
class TrickCard(RiftCard):
    """A TRICK card: its condition, and nothing else. [RB-1034 RB-1043]"""

    unread = ("keywords", "abilities")
    keywords: Any = ()
    abilities: Any = ()
    when = kernel.Head()


READER = CardReader(L)
"""Reads Riftborn's card documents."""
