"""The words of the commands themselves, which Discord is told in every language at once."""

from __future__ import annotations

from pathlib import Path

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from engines.kernel.text import Texts, say

DEFAULT = "en"
_FOLDER = Path(__file__).parents[2] / "data" / "locale"


def _read() -> Texts:
    languages = sorted(
        (each.name for each in _FOLDER.iterdir() if each.is_dir()), key=lambda name: (name != DEFAULT, name)
    )
    return Texts({name: [(_FOLDER / name / "bot.ftl").read_text(encoding="utf-8")] for name in languages})


WORDS = _read()
"""The bot's own texts, read once when the commands are declared."""


def word(id: str) -> locale_str:
    """A name or description of a command, to be translated when the commands are told to Discord."""
    return locale_str(WORDS.say(say(id), DEFAULT), key=id)


class Translation(app_commands.Translator):
    """Gives Discord the commands' names and descriptions in every language there is."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The word in a language, or None where it would be the default anyway."""
        key = string.extras.get("key")
        language = locale.value.split("-")[0]
        if key is None or language == DEFAULT or language not in WORDS.locales:
            return None
        return WORDS.say(say(key), language)
