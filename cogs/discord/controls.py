"""Buttons and selects that work after any restart: everything they need is in their custom id.

A custom id is `kind:match:number:rest`. One class carries them all, so that one place makes sure that every click is
acknowledged first and answered always: discord.py only logs what a dynamic item raises, and keeps quiet about a refused
check.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Self
from zlib import crc32

import discord
from discord import ui

from engines.kernel.ask import Refused
from engines.kernel.text import Text, say

from .answers import Call, acknowledge
from .language import Reader
from .limits import CUSTOM_ID, LABEL, OPTION, PLACEHOLDER, fit

TEMPLATE = re.compile(r"(?P<kind>[a-z]+):(?P<match>\d{1,15}):(?P<number>\d{1,15}):(?P<rest>.*)", re.DOTALL)
FIRST_NUMBER, NUMBERS = 1_000, 2_000_000_000
"""The numbers that selects may have as parts of a message. Discord gives out the ones below by itself."""


class Reply(Enum):
    """How a click is acknowledged, which fixes where its answer appears."""

    PRIVATE = "a new message that only the person who clicked sees"
    UPDATE = "the message that was clicked changes, if nobody else sees it; else as PRIVATE"


@dataclass(kw_only=True)
class Click(Call):
    """A click on a control of Arbiter's, acknowledged already."""

    match: int
    number: int
    rest: str
    values: tuple[str, ...]

    @property
    def chosen(self) -> str:
        """What was chosen in a select.

        Raises:
            Refused: nothing was.
        """
        if not self.values:
            raise Refused(say("click-unknown"))
        return self.values[0]


Handler = Callable[[Click], Awaitable[None]]
_handlers: dict[str, tuple[Handler, Reply]] = {}


def handles(kind: str, reply: Reply) -> Callable[[Handler], Handler]:
    """Declares what handles the clicks of a kind."""

    def register(handler: Handler) -> Handler:
        assert kind not in _handlers, f"two handlers of {kind}"
        _handlers[kind] = (handler, reply)
        return handler

    return register


def kinds() -> frozenset[str]:
    """The kinds of controls that something handles."""
    return frozenset(_handlers)


class Control(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """The one dynamic item: any button or select of Arbiter's."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The control that was clicked; its custom id says the rest."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge, hand over, and answer in any case."""
        if not interaction.client.is_new(interaction):
            return
        parts = TEMPLATE.fullmatch(self.custom_id)
        assert parts is not None
        match = int(parts["match"])
        try:
            handler, reply = _handlers.get(parts["kind"], (None, Reply.PRIVATE))
            clicked = interaction.message
            if reply is Reply.UPDATE and clicked is not None and clicked.flags.ephemeral:
                await acknowledge(interaction)
            else:
                await acknowledge(interaction, ephemeral=True, thinking=True)
            if handler is None:
                raise Refused(say("click-unknown"))
            values: Any = (interaction.data or {}).get("values", ())
            number, rest = int(parts["number"]), parts["rest"]
            click = Click(interaction, match=match, number=number, rest=rest, values=tuple(values))
            async with interaction.client.gate.admitted(match) as click.let_in:
                await interaction.client.heard(click.person)
                if match:
                    await click.bot.referee.matches.must_know(match, click.person, interaction.guild_id)
                await handler(click)
        except Exception as error:
            await interaction.client.explain(interaction, error, match or None)


def button(
    reader: Reader,
    label: Text | str,
    kind: str,
    match: int,
    number: int = 0,
    rest: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    greyed: bool = False,
) -> Control:
    """A button. A label that is a `Text` is said; a string is shown as it is. A greyed one can't be clicked."""
    said = label if isinstance(label, str) else reader(label)
    id = custom_id(kind, match, number, rest)
    return Control(ui.Button(label=fit(said, LABEL), custom_id=id, style=style, disabled=greyed))


def select(
    placeholder: str,
    options: list[discord.SelectOption],
    kind: str,
    match: int,
    number: int = 0,
    rest: str = "",
    *,
    least: int = 1,
    most: int = 1,
) -> Control:
    """A select of up to 25 options. Its number is its own: a program that shows it keeps what was chosen in a select by
    that, and at its place in the message there may have been another one."""
    made = custom_id(kind, match, number, rest)
    menu: ui.Select[Any] = ui.Select(
        id=FIRST_NUMBER + crc32(made.encode()) % NUMBERS,
        placeholder=fit(placeholder, PLACEHOLDER),
        options=options,
        custom_id=made,
        min_values=least,
        max_values=most,
    )
    return Control(menu)


def option(
    label: str, value: str, *, description: str | None = None, default: bool = False, sign: str | None = None
) -> discord.SelectOption:
    """An option of a select, cut to what Discord takes, with an emoji as its sign."""
    return discord.SelectOption(
        label=fit(label, OPTION),
        value=value,
        description=fit(description, OPTION) if description else None,
        default=default,
        emoji=sign,
    )


def custom_id(kind: str, match: int, number: int, rest: str = "") -> str:
    """The custom id of a control."""
    made = f"{kind}:{match}:{number}:{rest}"
    assert len(made) <= CUSTOM_ID, made
    return made
