"""Who reads a text: a language, and the names of the players on the seats."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from engines.kernel.text import Texts, Word
from referee.model import MatchInfo


@dataclass(frozen=True)
class Reader:
    """Says texts in one language, with display names for seats.

    `names` are used as they are; `marked()` gives a reader whose names can't be taken for Discord markup.
    """

    texts: Texts
    locale: str
    names: Mapping[int, str] = field(default_factory=dict[int, str])

    def __call__(self, word: Word) -> str:
        """The text in this reader's language."""
        return self.texts.say(word, self.locale, self.names)

    def about(self, match: MatchInfo) -> Reader:
        """The same language, with a match's players on the seats and its cards by the names that they have in it."""
        return replace(self, texts=match.pool.texts, names=match.names_in(self.locale))

    def marked(self) -> Reader:
        """The same reader for texts that Discord renders: names lose their markup."""
        return replace(self, names={seat: plain(name) for seat, name in self.names.items()})


def plain(name: str) -> str:
    """A name that Discord shows as it is: no markup, no mention, no line breaks."""
    line = re.sub(r"[^\S\u00a0]+", " ", name).strip()
    return discord.utils.escape_markdown(discord.utils.escape_mentions(line))


class Readers:
    """Finds the language for each reader: the person's, else the server's, else the default."""

    def __init__(self, texts: Texts, default: str):
        self.texts = texts
        self.default = default

    def of(self, interaction: discord.Interaction[Any]) -> Reader:
        """The reader of a private answer."""
        return self.first(interaction.locale, interaction.guild_locale)

    def of_guild(self, guild: discord.Guild | None) -> Reader:
        """The reader of what a whole channel sees."""
        return self.first(guild.preferred_locale if guild is not None else None)

    def first(self, *wanted: discord.Locale | str | None) -> Reader:
        """The reader of the first language that there are texts in."""
        for locale in wanted:
            if locale is not None and self._knows(str(locale)):
                return Reader(self.texts, self.texts.nearest(str(locale)))
        return Reader(self.texts, self.default)

    def _knows(self, locale: str) -> bool:
        return locale in self.texts.locales or locale.split("-")[0] in self.texts.locales
