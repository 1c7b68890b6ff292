"""Answering an interaction: acknowledged first, answered always, and in plain words when something can't be done."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from engines.kernel.text import Text
from referee.model import Person

from .avatars import AVATARS
from .bot import Bot
from .faults import unsure
from .gate import Found, Pass
from .language import Reader
from .message import Content

ANSWERED = 40060
"""Discord's code for an interaction that has been acknowledged already."""


@dataclass
class Call:
    """An interaction that has been acknowledged. `about` is the match that it turned out to be about, `let_in` how it
    was let in to be carried out."""

    interaction: discord.Interaction[Bot]
    about: int | None = None
    let_in: Pass | None = None

    @property
    def bot(self) -> Bot:
        """The bot."""
        return self.interaction.client

    @property
    def person(self) -> Person:
        """Who it is."""
        return person_of(self.interaction)

    @property
    def reader(self) -> Reader:
        """The reader that the answer is written for."""
        return self.bot.readers.of(self.interaction)

    async def outside(self, wait: Awaitable[Found]) -> Found:
        """What comes over the network: others are carried out while it is waited for."""
        return await wait if self.let_in is None else await self.let_in.outside(wait)

    async def show(self, content: Content) -> discord.InteractionMessage:
        """Answer; the message. What is left then is up to the network."""
        if self.let_in is not None:
            self.let_in.through()
        return await show(self.interaction, content)

    async def say(self, text: Text) -> None:
        """Answer with a sentence."""
        await self.show(Content([self.reader(text)]))


async def acknowledge(interaction: discord.Interaction[Any], **how: Any) -> None:
    """Acknowledge an interaction. If the connection breaks it is done once more; that it was done then already is
    well."""
    try:
        with interaction.client.gate.acknowledging():
            try:
                await interaction.response.defer(**how)
            except Exception as error:
                if not unsure(error):
                    raise
                await interaction.response.defer(**how)
    except discord.HTTPException as error:
        if error.code != ANSWERED:
            raise


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any], *, private: bool = True) -> AsyncGenerator[Call]:
    """A command being carried out: acknowledged before anything else, then let in when it is the turn of its match (its
    person's, where it names none); what it raises is explained. What keeps it from beginning at all is raised, and
    explained where all commands end."""
    call, begun = Call(interaction), False
    try:
        await acknowledge(interaction, ephemeral=private, thinking=True)
        match = getattr(interaction.namespace, "match", None)
        async with interaction.client.gate.admitted(match or -interaction.user.id) as call.let_in:
            await interaction.client.heard(call.person)
            begun = True
            yield call
    except Exception as error:
        if not begun:
            raise
        await interaction.client.explain(interaction, error, call.about)


def person_of(interaction: discord.Interaction[Any]) -> Person:
    """Who an interaction comes from; their avatar is noted."""
    AVATARS.seen(interaction.user)
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


async def show(interaction: discord.Interaction[Any], content: Content) -> discord.InteractionMessage:
    """Answer an interaction that has been acknowledged; once more, if the connection breaks: it says the same."""
    try:
        return await interaction.edit_original_response(view=content.view(), attachments=content.files())
    except Exception as error:
        if not unsure(error):
            raise
        return await interaction.edit_original_response(view=content.view(), attachments=content.files())
