"""Discord's limits, in every language: what breaks one of them breaks the bot for every server at once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client import Arbiter
from cogs.discord.controls import kinds
from cogs.discord.language import Reader, plain
from cogs.discord.limits import COMPONENTS, CUSTOM_ID, LABEL, OPTION, OPTIONS, PLACEHOLDER, TEXT, fit
from cogs.discord.match_lines import story
from cogs.discord.message import Content, Shown
from cogs.discord.translation import WORDS, Translation
from cogs.play.panel import Panel
from cogs.play.place import Place, walk, walk_on
from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.event import Line
from engines.kernel.text import Text, Texts, say
from referee.model import Lecture
from store.share import Share

NAME = re.compile(r"^[-_'\w]{1,32}$")
LANGUAGES = WORDS.locales
LOCALES = {"en": discord.Locale.american_english, "fr": discord.Locale.french}


# ---------------------------------------------------------------------- the commands


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    """The commands as Discord is told them, with their localisations."""
    bot = Arbiter(_Nobody(), _Nothing())  # type: ignore[arg-type]
    for cog in bot.cogs_to_add():
        await bot.add_cog(cog)
    await bot.tree.set_translator(Translation())
    translator = bot.tree.translator
    assert translator is not None
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


class _Nobody:
    """No referee: commands are only described."""

    class resources:
        """A share, and no clock."""

        clock = None
        share = Share(count=1)


class _Nothing:
    """No content."""

    texts = WORDS


def nested(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with everything nested in it: subcommands, options, choices."""
    yield command
    for each in (*command.get("options", ()), *command.get("choices", ())):
        yield from nested(each)


def word(part: dict[str, Any], field: str, language: str) -> str:
    """A name or description in a language."""
    there = part.get(f"{field}_localizations") or {}
    return there.get(LOCALES[language].value, part.get(field, ""))


async def test_there_are_at_most_100_commands_of_25_options(payloads: list[dict[str, Any]]):
    assert {each["name"] for each in payloads} == {"match", "do", "learn", "rules", "card", "decks", "server"}
    assert len(payloads) <= 100
    for command in payloads:
        for part in nested(command):
            assert len(part.get("options", ())) <= OPTIONS, part["name"]
            assert len(part.get("choices", ())) <= OPTIONS, part["name"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_and_descriptions_fit_in_every_language(payloads: list[dict[str, Any]], language: str):
    for command in payloads:
        for part in nested(command):
            if "value" in part:
                assert len(word(part, "name", language)) <= 100
                continue
            name, description = word(part, "name", language), word(part, "description", language)
            assert NAME.match(name), name
            assert name == name.lower(), name
            assert 1 <= len(description) <= 100, description
            names = [word(each, "name", language) for each in part.get("options", ())]
            assert len(names) == len(set(names)), names


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_command_has_at_most_8000_characters(payloads: list[dict[str, Any]], language: str):
    for command in payloads:
        size = sum(
            len(word(part, "name", language))
            + len(word(part, "description", language))
            + len(str(part.get("value", "")))
            for part in nested(command)
        )
        assert size <= 8000, command["name"]


async def test_every_word_of_a_command_is_translated(payloads: list[dict[str, Any]]):
    french = discord.Locale.french.value
    for command in payloads:
        for part in nested(command):
            assert french in (part.get("name_localizations") or {}), part["name"]
            if "value" not in part:
                assert french in (part.get("description_localizations") or {}), part["name"]


def test_no_privileged_intent_is_asked_for():
    bot = Arbiter(_Nobody(), _Nothing())  # type: ignore[arg-type]
    assert bot.intents == discord.Intents(guilds=True)
    assert not (bot.intents.members)
    assert not (bot.intents.presences)
    assert not (bot.intents.message_content)


# ---------------------------------------------------------------------- messages

LONG = "A very long name that goes on and on, as players do when they are let " * 6
TEXTS = Texts(
    {
        language: [
            *(
                (Path(__file__).parents[1] / "data" / "locale" / language / f"{part}.ftl").read_text(encoding="utf-8")
                for part in ("bot", "referee")
            ),
            f"long = {LONG}\nshort = Move\nlist-and = {{ $first }} & {{ $last }}\n",
        ]
        for language in LANGUAGES
    }
)


@dataclass
class Info:
    """As much of a match as a panel reads."""

    id: int = 2**31
    number: int = 99_999
    deadlines: Any = None


LECTURE = Lecture(say("long"), (), 1, 99)


@dataclass
class Position:
    """As much of a position as a panel reads."""

    info: Info
    about: Text | None = None
    detail: Any = None
    ask: Any = True
    lecture: Any = LECTURE
    usable: Any = ("some-card",)
    itself: bool = True


def questions() -> Iterator[tuple[str, Ask]]:
    """Questions at the edges: many options, long words, long keys, deep trees, many to pick."""
    for text in (say("long"), say("short")):
        for count in (1, 2, 10, 11, 25, 26, 64, 100, 101, 260):
            options = tuple(Option(f"{'key' * 40}-{n}" if n % 7 == 3 else f"key-{n}", text) for n in range(count))
            yield f"one of {count}", Ask(3, "main", Choice(text, options), options[0].key, ("RZ-1",) * 9, about=text)
            for least, most in ((0, 1), (0, count), (2, 5), (count, count)):
                for ordered in (False, True):
                    choice = Choice(text, options, min(least, count), min(most, count), ordered)
                    yield f"{least} to {most} of {count}", Ask(0, "mulligan", choice, "none")
    level = Choice(say("long"), (Option("end", say("short")), Option("stop", say("long"))))
    for depth in range(12):
        level = Choice(say("long"), (Option(f"way-{depth}", say("short"), then=level), Option("other", say("long"))))
    yield "deep", Ask(0, "main", level, "other")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_of_any_question_is_a_message_that_discord_takes(language: str):
    reader = Reader(TEXTS, language, {0: LONG, 1: LONG})
    for name, ask in questions():
        spots = [Place(), Place(page=1), Place(page=2)]
        if not ask.choice.single:
            spots += [Place((), tuple(range(min(n, ask.choice.most)))) for n in (1, 2, 5, 20)]
        elif name == "deep":
            spots += [Place((0,) * depth) for depth in range(13)]
        else:
            spots += [Place((0,))]
        for place in spots:
            panel = Panel(
                Position(Info(deadlines={ask.seat: 1}), say("long"), lambda *_: say("long")), walk(ask, place), reader
            )  # type: ignore[arg-type]
            content = Content(
                [LONG, *panel.heading()], [Shown(b"", "board.png", LONG * 9)], panel.rows(), [panel.footing()]
            )
            check(content.view(), name)


def check(view: discord.ui.LayoutView, name: str = "") -> None:
    """A message's components within every limit."""
    assert view.total_children_count <= COMPONENTS, name
    assert view.content_length() <= TEXT, name
    ids: list[str] = []
    for item in view.walk_children():
        inner: Any = getattr(item, "item", item)
        if isinstance(inner, discord.ui.ActionRow):
            assert 1 <= len(inner.children) <= 5, name
        if isinstance(inner, discord.ui.MediaGallery):
            assert all(len(each.description or "") <= 1024 for each in inner.items), name
        if isinstance(inner, discord.ui.Button):
            assert 1 <= len(inner.label or "") <= LABEL, name
            ids.append(inner.custom_id or "")
        if isinstance(inner, discord.ui.Select):
            assert 1 <= len(inner.options) <= OPTIONS, name
            assert len(inner.placeholder or "") <= PLACEHOLDER, name
            assert 0 <= inner.min_values <= inner.max_values <= len(inner.options), name
            values = [option.value for option in inner.options]
            assert len(values) == len(set(values)), name
            assert all(0 < len(each.label) <= OPTION and len(each.value) <= OPTION for each in inner.options), name
            ids.append(inner.custom_id)
    assert len(ids) == len(set(ids)), (name, ids)
    assert all(0 < len(id) <= CUSTOM_ID for id in ids), (name, ids)


def test_every_option_of_a_question_can_be_reached():
    reader = Reader(TEXTS, "en")
    for name, ask in questions():
        if not ask.choice.single or name == "deep":
            continue
        reached: set[str] = set()
        for page in range(3):
            panel = Panel(Position(Info(deadlines={})), walk(ask, Place(page=page)), reader)  # type: ignore[arg-type]
            for row in panel.rows():
                for control in row:
                    inner: Any = control
                    if isinstance(inner.item, discord.ui.Select):
                        nth = int(inner.custom_id.rpartition(".")[2])
                        for option in inner.item.options:
                            place = panel.picked_by([option.value], nth)
                            reached.add(walk_on(ask, place).key())
                    elif inner.custom_id.startswith("at:"):
                        steps = inner.custom_id.split(".")[3]
                        reached.add(walk_on(ask, Place(tuple(map(int, steps.split("-"))))).key())
        assert reached == {option.key for option in ask.choice.options}, name


def test_a_long_story_is_cut_and_says_so():
    reader = Reader(TEXTS, "en")
    told = story([Line(say("long"), ("RZ-1",))] * 40, reader)
    assert told is not None
    assert len(told) < 2100
    assert "see the log" in told


def test_text_beyond_4000_characters_is_cut():
    check(Content(["x" * 3000, "y" * 3000, None, ""], after=["z" * 500]).view())


def test_fitting_keeps_short_texts_and_marks_cut_ones():
    assert fit("abc", 3) == "abc"
    assert fit("abcd", 3) == "ab…"


def test_names_lose_their_markup_and_mentions():
    assert plain("*x*\n@everyone") == "\\*x\\* @\u200beveryone"


# ---------------------------------------------------------------------- custom ids


def test_every_kind_of_control_that_is_made_is_handled():
    made: set[str] = set()
    for path in (Path(__file__).parents[1] / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in (
                "button",
                "select",
                "_go",
            ):
                place = 1 if getattr(node.func, "attr", "") == "_go" else 2
                kind = node.args[place + (getattr(node.func, "attr", "") == "_go")] if len(node.args) > place else None
                if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                    made.add(kind.value)
    assert {"move", "at", "pick", "sure", "again", "join", "agree"} <= made
    assert made <= kinds()


def test_only_one_dynamic_item_is_defined():
    sources = [path.read_text(encoding="utf-8") for path in (Path(__file__).parents[1] / "cogs").rglob("*.py")]
    assert sum(source.count("DynamicItem[") for source in sources) == 1
    assert not any(re.search(r"ui\.(Button|Select)\(", source) for source in sources if "class Control" not in source)
