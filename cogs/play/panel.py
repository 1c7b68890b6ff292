"""The private panel: a question's tree of options as buttons and selects, one level at a time.

Nothing is remembered between two clicks: the place travels in the custom ids, the question comes from the referee.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import discord
from discord import ui

from cogs.discord.controls import button, option, select
from cogs.discord.language import Reader
from cogs.discord.limits import OPTION, OPTIONS, fit
from cogs.discord.message import Row, in_rows
from engines.kernel.ask import Ask, Choice, Numbers, Option, Path, Stale, options_of
from engines.kernel.text import Listing, Text, say
from referee.model import Position

from .lesson import LEADS_ON, hoped, lecture, way_off
from .place import Place, Progress, begin, walk, walk_on, write, write_below

BUTTONS = 20
"""Buttons on a page."""
SHORT = 38
"""What a phone shows of a button's label."""
SELECTS = 4
"""Selects on a page."""
PAGE = OPTIONS * SELECTS
"""Options on a page of selects; more of them than that are never buttons."""
FEW_PAGES = 3
"""Pages that are just turned; of more, one can be chosen."""
DETAILED = 1200
"""Characters that telling what the options do may take; beyond that they go into a select, which tells it shorter."""
LISTED = 1500
"""Characters that the list of what is picked may take."""


@dataclass(frozen=True)
class Panel:
    """A question put to a seat, as far as it has been answered."""

    position: Position
    progress: Progress
    reader: Reader

    @property
    def match(self) -> int:
        """The match."""
        return self.position.info.id

    @property
    def number(self) -> int:
        """The decision that is open."""
        return self.position.info.number

    @property
    def ask(self) -> Ask:
        """The question."""
        return self.progress.ask

    @property
    def whole(self) -> bool:
        """Whether there is nothing left to pick, and the answer can be given."""
        return self.progress.level is None

    def wants_confirming(self, clicked: Place) -> bool:
        """Whether a whole answer is asked about once more: the first click alone led to it, on an option that ends the
        turn while something else could be done that is worth it. (What comes of any other option was told beside
        it.)"""
        if not self.whole or self.ask.window or len(clicked.steps) != 1 or isinstance(clicked.steps[0], tuple):
            return False
        return self.ask.choice.options[clicked.steps[0]].ends and not all(map(_spare, self._forgone()))

    @property
    def led(self) -> bool:
        """Whether a lesson hopes for this whole answer."""
        lecture = self.position.lecture
        return self.whole and lecture is not None and self.progress.key() in lecture.hopes

    @property
    def forced(self) -> bool:
        """Whether it stands at the only answer there is."""
        return self.whole and self.progress.place == begin(self.ask)

    @property
    def marks(self) -> list[str]:
        """The places of the board that a picture marks: those that a lesson points at, or those of the options."""
        level = self.progress.level
        lecture = self.position.lecture
        if lecture is not None and lecture.marks and not self.progress.taken:
            return list(lecture.marks)
        options = options_of(self.progress.taken[-1:]) if level is None else level.options
        if isinstance(options, Numbers):
            return []
        return list(dict.fromkeys(mark for each in options for mark in each.marks))

    def heading(self) -> list[str | None]:
        """What is asked, how far the answer has got, what the options would do, and what is no option: as Discord
        renders it, unlike the labels of controls."""
        marked = replace(self, reader=self.reader.marked())
        level, say_it = self.progress.level, marked.reader
        prompt = level.prompt if level is not None else say("panel-only" if self.forced else "panel-sure")
        about = say("panel-about", about=self.ask.about) if self.ask.about is not None else self.position.about
        taken = in_words(self.progress.taken, say_it)
        does = marked._picked_does()
        small = [f"-# {each}" for each in (taken, does) if each]
        said = [f"**{say_it(prompt)}**", *small, marked._ending()]
        told = [marked._detailed(self._page) if self._labels else None, marked._withheld()]
        taught = lecture(self.position)
        return [
            say_it(taught) if taught is not None else None,
            say_it(about) if about is not None else None,
            "\n".join(filter(None, said)),
            marked._picked(),
            "\n".join(filter(None, told)) or None,
        ]

    def _picked_does(self) -> str | None:
        """What the latest of what is picked would do that has a text: it was told a level above, and no longer here."""
        return self._does(self.progress.taken)

    def _does(self, path: Path, first: int = 0) -> str | None:
        """What the latest step of a path would do that has a text, of those from the `first` on."""
        detail = self.position.detail
        if detail is None:
            return None
        steps = [(depth, step) for depth, step in enumerate(path) if isinstance(step, Option) and depth >= first]
        told = [text for depth, step in steps if (text := detail(path[:depth], step)) is not None]
        return self.reader(told[-1]) if told else None

    def _forgone(self) -> list[Option]:
        """What could still be done instead of what ends the turn."""
        level, first = self.ask.choice, self.progress.taken[:1]
        return [each for each in level.options if not each.ends and each not in first]

    def _ending(self) -> str | None:
        """That what was picked ends the turn, and what could be done before."""
        if not any(each.ends for each in options_of(self.progress.taken)):
            return None
        rest = Listing(tuple(each.text for each in self._forgone()), ", ")
        return self.reader(say("panel-ends-before", rest=rest) if rest.items else say("panel-ends"))

    def _withheld(self) -> str | None:
        """What is no option here, and why."""
        level = self.progress.level
        if level is None or self.progress.place.page:
            return None
        said: list[str] = []
        for each in level.withheld():
            clause = f" `{each.refusal.clause}`" if each.refusal.clause else ""
            said.append(f"-# ✗ **{self.reader(each.text)}** · {self.reader(each.refusal.text)}{clause}")
        return "\n".join(said) or None

    def footing(self) -> str | None:
        """The small print: what comes by itself or on timeout, and the rules that the question rests on."""
        said: list[str] = []
        if self.position.itself:
            said.append(self.reader(say("panel-itself", default=f"`{self.ask.default}`")))
        elif self.position.info.deadlines.get(self.ask.seat) is not None:
            said.append(self.reader(say("panel-default", default=f"`{self.ask.default}`")))
        if self.ask.clauses:
            said.append(self.reader(say("panel-rules", rules=Listing(self.ask.clauses, ", "))))
        return "\n".join(f"-# {each}" for each in said) or None

    def rows(self) -> list[Row]:
        """The controls."""
        return [row for row in (*self._options(), self._foot(), way_off(self.position, self.reader)) if row]

    # ------------------------------------------------------------ the options of a level

    def _options(self) -> list[Row]:
        level = self.progress.level
        if level is None:
            return []
        if level.single:
            if self._labels:
                return in_rows([*(self._button(level, index) for index in self._page), *self._greyed(level)])
            return self._selects(level, level.options)
        if not level.ordered:
            return self._selects(level, level.options)
        picked = self.progress.picked
        left = [each for index, each in enumerate(level.options) if index not in self.progress.place.picks]
        if level.sum is not None:
            left = [each for each in left if level.open((*picked, each))]
        return self._selects(level, left) if left and len(picked) < level.most else []

    @cached_property
    def _labels(self) -> list[str]:
        """The labels of the level's options, if they are buttons: they are few, or places of the board; their labels
        are short, and there is room to tell what they do."""
        level = self.progress.level
        if level is None or not level.single or len(level.options) > PAGE:
            return []
        if len(level.options) > BUTTONS and not all(each.marks for each in level.options):
            return []
        labels = [self._called(each) for each in level.options]
        fitting = all(len(label) <= SHORT for label in labels)
        return labels if fitting and len(self._detailed(self._page) or "") <= DETAILED else []

    @cached_property
    def _copies(self) -> dict[str, str]:
        """Options of the level that say the same, as copies of a card in a pile do: each with a number, by its key."""
        level = self.progress.level
        if level is None or len(level.options) > PAGE:
            return {}
        alike: dict[str, list[str]] = {}
        for each in level.options:
            alike.setdefault(self.reader(each.text), []).append(each.key)
        return {
            key: self.reader(say("panel-copy", name=name, n=n))
            for name, keys in alike.items()
            if len(keys) > 1
            for n, key in enumerate(keys, 1)
        }

    def _called(self, option: Option) -> str:
        """What a button or a list says of an option of the level."""
        return self._copies.get(option.key) or self.reader(option.text)

    @cached_property
    def _pages(self) -> list[list[int]]:
        """The options that are buttons, page by page: those first that are likely to be meant."""
        level = self.progress.level
        options = level.options if level is not None else ()
        parts = [[index for index, each in enumerate(options) if each.aside == aside] for aside in (False, True)]
        return [part[first : first + BUTTONS] for part in parts for first in range(0, len(part), BUTTONS)]

    @cached_property
    def _hoped(self) -> set[str]:
        """The keys of the options that a lesson leads to."""
        return hoped(self.position, self.ask, self.progress.taken, self.progress.picked)

    @property
    def _page(self) -> list[int]:
        return self._pages[min(self.progress.place.page, len(self._pages) - 1)] if self._pages else []

    def _detail(self, option: Option) -> str | None:
        """What an option would do, where its label doesn't say."""
        detail = self.position.detail
        text = detail(self.progress.taken, option) if detail is not None else None
        said = [self.reader(text) if text is not None else None, self._only_way(option)]
        return " · ".join(filter(None, said)) or (self.reader(say("panel-far")) if self._far(option) else None)

    def _far(self, option: Option) -> bool:
        """Whether all that an option of the first level leads to is hardly ever meant."""
        below = option.next() if not self.progress.taken and self.ask.choice.single else None
        return (
            below is not None and not isinstance(below.options, Numbers) and all(each.aside for each in below.options)
        )

    def _only_way(self, option: Option) -> str | None:
        """What an option of the first level leads to, if there is nothing left to choose below it, and what that does:
        it is not told any more before it is taken."""
        level = self.ask.choice
        if self.progress.taken or not level.single or not level.leads(option):
            return None
        progress = walk_on(self.ask, Place((level.options.index(option),)))
        if progress.level is not None:
            return None
        return " · ".join(filter(None, [in_words(progress.taken[1:], self.reader), self._does(progress.taken, 1)]))

    def _detailed(self, places: Sequence[int]) -> str | None:
        """What some options of the level would do, where their labels don't say."""
        level = self.progress.level
        options = [level.options[index] for index in places] if level is not None else []
        told = [(each, said) for each in options if (said := self._detail(each))]
        return "\n".join(dict.fromkeys(f"-# **{self.reader(each.text)}** · {said}" for each, said in told)) or None

    def _button(self, level: Choice, index: int) -> ui.Item[Any]:
        option = level.options[index]
        leads = level.leads(option) and not self._far(option)
        style = discord.ButtonStyle.primary if leads else discord.ButtonStyle.secondary
        if option.key in self._hoped:
            style = discord.ButtonStyle.success
        there = write_below(self.progress, index)
        return button(self.reader, self._labels[index], "at", self.match, self.number, there, style=style)

    def _greyed(self, level: Choice) -> list[ui.Item[Any]]:
        """What is no option here, as far as there is room for it."""
        room = BUTTONS - len(self._page) if not self.progress.place.page else 0
        return [
            button(self.reader, each.text, "again", self.match, self.number, str(nth), greyed=True)
            for nth, each in enumerate(level.withheld()[:room])
        ]

    def _selects(self, level: Choice, options: Sequence[Option]) -> list[Row]:
        start = self.progress.place.page * PAGE
        shown = options[start : start + PAGE]
        many = not level.single and not level.ordered
        made: list[Row] = []
        for nth, first in enumerate(range(0, len(shown), OPTIONS)):
            part = shown[first : first + OPTIONS]
            holder = level.prompt
            if len(shown) > OPTIONS:
                holder = say("panel-range", first=part[0].text, last=part[-1].text)
            entries = [
                option(
                    self._called(each),
                    _value(level, each),
                    description=self._detail(each),
                    default=many and each in self.progress.picked,
                    sign=LEADS_ON if each.key in self._hoped else None,
                )
                for each in part
            ]
            menu = select(
                self.reader(holder),
                entries,
                "pick",
                self.match,
                self.number,
                f"{write(self.progress)}.{nth}",
                least=0 if many else 1,
                most=min(level.most, len(part)) if many else 1,
            )
            made.append([menu])
        return [*made, *self._leaps(options)]

    def _leaps(self, options: Sequence[Option]) -> list[Row]:
        """Of many pages, a select that leads to one of them: to every one, or to some far apart."""
        pages = range(-(-len(options) // PAGE))
        if len(pages) <= FEW_PAGES:
            return []
        shown = pages[:: -(-len(pages) // OPTIONS)]
        firsts = [(page, options[page * PAGE]) for page in shown]
        entries = [
            option(
                self.reader(say("panel-from", first=first.text)), str(page), default=page == self.progress.place.page
            )
            for page, first in firsts
        ]
        return [
            [select(self.reader(say("panel-leap")), entries, "leap", self.match, self.number, write(self.progress))]
        ]

    def leapt(self, values: Sequence[str]) -> Place:
        """The page that was chosen.

        Raises:
            Stale: there is no such page.
        """
        level = self.progress.level
        page = int(values[0]) if values and values[0].isdecimal() else -1
        if level is None or not 0 <= page * PAGE < len(level.options):
            raise Stale(say("ask-stale"))
        return self.progress.place.turned(page)

    def picked_by(self, values: Sequence[str], nth: int) -> Place:
        """Where the choice of a select leads: further down, or to the same level with more or others picked.

        Raises:
            Stale: a value is not among the options.
        """
        place, level = self.progress.place, self.progress.level
        if level is None or level.single and not values:
            raise Stale(say("ask-stale"))
        places = [_place(level, value) for value in values]
        if level.single:
            return place.below(places[0])
        if level.ordered:
            return replace(place, picks=(*place.picks, *places), page=0)
        start = place.page * PAGE + nth * OPTIONS
        kept = [place for place in place.picks if not start <= place < start + OPTIONS]
        return place.picking(tuple(sorted((*kept, *places))))

    # ------------------------------------------------------------ done, back, other pages

    def _foot(self) -> Row:
        place, level = self.progress.place, self.progress.level
        made: list[ui.Item[Any]] = []
        if level is None:
            made.append(self._go(say("panel-confirm"), place, "sure", discord.ButtonStyle.success))
        elif not level.single:
            if self.progress.enough:
                done, onward = say("panel-done", count=len(place.picks)), self.progress.done
                kind = "sure" if onward is None else "at"
                style = discord.ButtonStyle.secondary if self._hoped else discord.ButtonStyle.success
                made.append(self._go(done, onward or place, kind, style))
            if place.picks:
                made.append(self._go(say("panel-clear"), place.back(len(place.steps)), "at"))
        if place.steps and not self.forced:
            made.append(self._go(say("panel-back"), self.progress.above, "back"))
        if level is not None and place.page > 0:
            made.append(self._go(say("panel-previous"), place.turned(place.page - 1), "page"))
        onward = self._next()
        if onward is not None:
            made.append(self._go(onward, place.turned(place.page + 1), "page"))
        if self.position.usable and level is not None and level is self.ask.choice and level.single:
            made.append(button(self.reader, say("button-hand"), "hand", self.match, self.number))
        return [*made, button(self.reader, say("button-terms"), "terms", self.match, self.number)]

    def _next(self) -> Text | None:
        """What leads to the next page, if there is one."""
        level, page = self.progress.level, self.progress.place.page + 1
        if level is None or not self._labels:
            return say("panel-next") if level is not None and len(level.options) > page * PAGE else None
        if page >= len(self._pages):
            return None
        usual = not level.options[self._page[0]].aside
        rest = [index for part in self._pages[page:] for index in part]
        if usual and level.options[rest[0]].aside:
            return say("panel-elsewhere", count=len(rest))
        return say("panel-next")

    def _go(
        self, label: Text, there: Place, kind: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> ui.Item[Any]:
        return button(self.reader, label, kind, self.match, self.number, write(walk(self.ask, there)), style=style)

    def _picked(self) -> str | None:
        level = self.progress.level
        if not self.progress.picked or level is None:
            return None
        names = [self._called(each) for each in self.progress.picked]
        if level.ordered:
            said = "\n".join(f"{n}. {name}" for n, name in enumerate(names, 1))
        else:
            said = self.reader(say("panel-picked")) + " " + ", ".join(names)
        return fit(said, LISTED) + self._worth(level)

    def _worth(self, level: Choice) -> str:
        """What the options picked are worth together, where that counts, and what is wrong with it."""
        if level.sum is None:
            return ""
        total = self.reader(
            say("panel-worth", total=sum(each.worth for each in self.progress.picked), least=level.sum.least)
        )
        fault = level.fault(self.progress.picked)
        return f"\n{total}" + (f"\n-# {self.reader(fault)}" if fault is not None else "")


def in_words(path: Path, reader: Reader) -> str:
    """What was picked, level by level."""
    steps = (", ".join(reader(each.text) for each in options_of((step,))) for step in path)
    return " › ".join(said or reader(say("panel-nothing")) for said in steps)


def _spare(option: Option) -> bool:
    """Whether little is lost by leaving an option undone, or all that it leads to."""
    below = option.next()
    if below is None or isinstance(below.options, Numbers):
        return option.spare
    return option.spare or all(each.spare for each in below.options)


def _value(level: Choice, option: Option) -> str:
    """What stands for an option in a select: its key, or its place where the key is too long."""
    return option.key if len(option.key) <= OPTION else f"#{level.options.index(option)}"


def _place(level: Choice, value: str) -> int:
    if isinstance(level.options, Numbers):
        named = level.options.named(value)
        if named is None:
            raise Stale(say("ask-stale"))
        return level.options.index(named)
    for index, each in enumerate(level.options):
        if _value(level, each) == value:
            return index
    raise Stale(say("ask-stale"))
