"""`/match`: everything about a match but its moves."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.discord.answers import Call, answering
from cogs.discord.bot import Bot
from cogs.discord.permissions import require
from cogs.discord.translation import word
from cogs.match import agreements
from cogs.match.decks import WORD, ask_for_deck, joined, seated
from cogs.match.finding import ended_match, match_choices, the_game, which_match
from cogs.match.looking import board_in_words, bring_board, hand_content, log_content, more_about, record_content
from cogs.match.opening import (
    deck_choices,
    declined,
    game_choices,
    option_suggestions,
    read_options,
    seat_choices,
    thread_wanted,
)
from cogs.match.replaying import WHOLE, film_content
from cogs.match.settings import change_settings, match_to_set, settings_content, timezone_choices
from cogs.match.waiting import waiting_content
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.clock import PRESETS
from referee.model import OPEN, Person

CLOCKS = [
    Choice(name=word("choice-clock-three-days"), value="three-days"),
    Choice(name=word("choice-clock-day"), value="day"),
    Choice(name=word("choice-clock-week"), value="week"),
    Choice(name=word("choice-clock-bank"), value="bank"),
    Choice(name=word("choice-clock-live"), value="live"),
    Choice(name=word("choice-clock-none"), value="none"),
]
HOUSES = [
    Choice(name=word("choice-house-greedy"), value="greedy"),
    Choice(name=word("choice-house-random"), value="random"),
]
PLACES = [
    Choice(name=word("choice-show-me"), value="me"),
    Choice(name=word("choice-show-words"), value="words"),
    Choice(name=word("choice-show-channel"), value="channel"),
]
LISTS = [Choice(name=word("choice-list-mine"), value="mine"), Choice(name=word("choice-list-here"), value="here")]

TOLD = {
    "game": (word("name-option-game"), word("about-option-game")),
    "opponent": (word("name-option-opponent"), word("about-option-opponent")),
    "deck": (word("name-option-deck"), word("about-option-deck")),
    "clock": (word("name-option-clock"), word("about-option-clock")),
    "options": (word("name-option-options"), word("about-option-options")),
    "word": (word("name-option-word"), word("about-option-word")),
    "seats": (word("name-option-seats"), word("about-option-seats")),
    "thread": (word("name-option-thread"), word("about-option-thread")),
    "house": (word("name-option-house"), word("about-option-house")),
    "match": (word("name-option-match"), word("about-option-match")),
    "show": (word("name-option-show"), word("about-option-show")),
    "which": (word("name-option-which"), word("about-option-which")),
    "hands": (word("name-option-hands"), word("about-option-hands")),
    "timezone": (word("name-option-timezone"), word("about-option-timezone")),
    "quiet": (word("name-option-quiet"), word("about-option-quiet")),
    "vacation": (word("name-option-vacation"), word("about-option-vacation")),
}
"""The options of the commands: names and descriptions."""


async def house_options(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    """House options and their values, for autocomplete."""
    bot: Bot = interaction.client
    try:
        rules = bot.library.games[the_game(bot, interaction.namespace.game or "")]
    except Refused:
        return []
    return [Choice(name=line, value=line) for line in option_suggestions(rules, current)]


FINDERS: dict[str, Any] = {
    "game": game_choices,
    "deck": deck_choices,
    "options": house_options,
    "match": match_choices,
    "seats": seat_choices,
    "timezone": timezone_choices,
}


def options(*names: str) -> Any:
    """Gives a command's options their names and descriptions in every language, and what finds their values."""

    def decorate(function: Any) -> Any:
        app_commands.rename(**{name: TOLD[name][0] for name in names})(function)
        app_commands.describe(**{name: TOLD[name][1] for name in names})(function)
        found = {name: FINDERS[name] for name in names if name in FINDERS}
        return app_commands.autocomplete(**found)(function) if found else function

    return decorate


class Match(commands.GroupCog, group_name=word("name-match"), group_description=word("about-match")):
    """Opening, joining, looking, agreeing, giving up."""

    def __init__(self, bot: Bot):
        self.bot = bot
        super().__init__()

    # ------------------------------------------------------------ beginning

    @app_commands.command(name=word("name-open"), description=word("about-open"))
    @app_commands.choices(clock=CLOCKS)
    @options("game", "opponent", "deck", "clock", "options", "word", "seats", "thread")
    async def open(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        opponent: discord.User | None = None,
        deck: str | None = None,
        clock: str = "three-days",
        options: str | None = None,
        word: str = "",
        seats: int | None = None,
        thread: bool | None = None,
    ) -> None:
        """A match against somebody, or anyone."""
        async with answering(interaction) as call:
            require(interaction)
            invited = Person(opponent.id, opponent.display_name) if opponent is not None else None
            house = "greedy" if opponent is not None and opponent == interaction.client.user else None
            info = await self.bot.referee.openings.open(
                game=the_game(self.bot, game),
                guild=interaction.guild_id,
                channel=interaction.channel_id or 0,
                opener=call.person,
                invited=None if house else invited,
                house=house,
                seats=seats,
                deck=deck,
                options=read_options(options),
                clock=PRESETS[clock],
                word=word,
                asking=True,
                thread=await thread_wanted(call, thread),
            )
            await seated(call, info)

    @app_commands.command(name=word("name-practice"), description=word("about-practice"))
    @app_commands.choices(house=HOUSES, clock=CLOCKS)
    @options("game", "house", "deck", "clock", "options", "seats", "thread")
    async def practice(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        house: str = "greedy",
        deck: str | None = None,
        clock: str = "none",
        options: str | None = None,
        seats: int | None = None,
        thread: bool | None = None,
    ) -> None:
        """A match against a house player."""
        async with answering(interaction) as call:
            require(interaction)
            info = await self.bot.referee.openings.open(
                game=the_game(self.bot, game),
                guild=interaction.guild_id,
                channel=interaction.channel_id or 0,
                opener=call.person,
                house=house,
                seats=seats,
                deck=deck,
                options=read_options(options),
                clock=PRESETS[clock],
                asking=True,
                thread=await thread_wanted(call, thread),
            )
            await seated(call, info)

    @app_commands.command(name=word("name-join"), description=word("about-join"))
    @options("match", "deck", "word")
    async def join(
        self, interaction: discord.Interaction[Any], match: int | None = None, deck: str | None = None, word: str = ""
    ) -> None:
        """Take a free seat."""
        async with answering(interaction) as call:
            await self._join(call, match, deck, word)

    @app_commands.command(name=word("name-accept"), description=word("about-accept"))
    @options("match", "deck", "word")
    async def accept(
        self, interaction: discord.Interaction[Any], match: int | None = None, deck: str | None = None, word: str = ""
    ) -> None:
        """Accept an invitation."""
        async with answering(interaction) as call:
            await self._join(call, match, deck, word)

    @staticmethod
    async def _join(call: Call, match: int | None, deck: str | None, word: str) -> None:
        """Take a seat, with the deck named or the one that is chosen then."""
        info = await which_match(call, match, status=OPEN, free=True)
        info = await call.bot.referee.openings.may_join(info.id, call.person)
        if deck is not None or len(word) > WORD or not await ask_for_deck(call, info, word=word):
            await joined(call, info.id, deck, word)

    @app_commands.command(name=word("name-decline"), description=word("about-decline"))
    @options("match")
    async def decline(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Decline an invitation, leave an open match, or call off one's own."""
        async with answering(interaction) as call:
            info = await which_match(call, match, status=OPEN)
            if info.opener == call.person.id:
                await self.bot.referee.openings.cancel(info.id, call.person)
                await call.say(say("called-off"))
            else:
                await declined(call, info.id)

    # ------------------------------------------------------------ looking

    @app_commands.command(name=word("name-board"), description=word("about-board"))
    @app_commands.choices(show=PLACES)
    @options("match", "show")
    async def board(self, interaction: discord.Interaction[Any], match: int | None = None, show: str = "me") -> None:
        """The board, as a picture or in words for oneself, or for the channel; a player brings the match here so."""
        async with answering(interaction, private=show != "channel") as call:
            info = await which_match(call, match)
            if show == "words":
                await call.show(await board_in_words(call, info.id))
                return
            if show == "channel":
                require(interaction)
            await bring_board(call, info, here=show == "channel")

    @app_commands.command(name=word("name-hand"), description=word("about-hand"))
    @options("match")
    async def hand(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """One's own hand."""
        async with answering(interaction) as call:
            await call.show(await hand_content(call, (await which_match(call, match)).id))

    @app_commands.command(name=word("name-log"), description=word("about-log"))
    @options("match")
    async def log(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """What happened in a match."""
        async with answering(interaction) as call:
            await call.show(await log_content(call, (await which_match(call, match, status=None)).id))

    @app_commands.command(name=word("name-record"), description=word("about-record"))
    @options("match")
    async def record(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """The record of a finished match."""
        async with answering(interaction) as call:
            await call.show(await record_content(call, (await ended_match(call, match)).id))

    @app_commands.command(name=word("name-replay"), description=word("about-replay"))
    @options("match")
    async def replay(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """A finished match once more, as a film or step by step."""
        async with answering(interaction) as call:
            await call.show(await film_content(call, (await ended_match(call, match)).id, WHOLE))

    @app_commands.command(name=word("name-list"), description=word("about-list"))
    @app_commands.choices(which=LISTS)
    @options("which")
    async def list(self, interaction: discord.Interaction[Any], which: str = "mine") -> None:
        """What waits for one, in all of one's matches or in those of the channel."""
        async with answering(interaction) as call:
            await call.show(await waiting_content(call, here=which == "here"))

    # ------------------------------------------------------------ agreeing

    @app_commands.command(name=word("name-concede"), description=word("about-concede"))
    @options("match")
    async def concede(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Give a match up."""
        async with answering(interaction) as call:
            await call.show(await agreements.concede_content(call, (await which_match(call, match)).id))

    @app_commands.command(name=word("name-draw"), description=word("about-draw"))
    @options("match")
    async def draw(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Offer a draw, or accept the one offered."""
        async with answering(interaction) as call:
            await agreements.offer(call, (await which_match(call, match)).id, "draw")

    @app_commands.command(name=word("name-takeback"), description=word("about-takeback"))
    @options("match")
    async def takeback(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Ask to take back one's latest answer, or allow what is asked."""
        async with answering(interaction) as call:
            await agreements.offer(call, (await which_match(call, match)).id, "takeback")

    @app_commands.command(name=word("name-pause"), description=word("about-pause"))
    @options("match")
    async def pause(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Offer a pause, accept one, or end one."""
        async with answering(interaction) as call:
            await agreements.offer(call, (await which_match(call, match)).id, "pause")

    @app_commands.command(name=word("name-more"), description=word("about-more"))
    @options("match")
    async def more(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Everything else, as buttons."""
        async with answering(interaction) as call:
            await more_about(call, (await which_match(call, match, status=None)).id)

    @app_commands.command(name=word("name-settings"), description=word("about-settings"))
    @options("match", "hands", "timezone", "quiet", "vacation")
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        match: int | None = None,
        hands: bool | None = None,
        timezone: str | None = None,
        quiet: str | None = None,
        vacation: app_commands.Range[int, 0, 60] | None = None,
    ) -> None:
        """Standing orders of a match, and what a person has set for all."""
        async with answering(interaction) as call:
            about = await match_to_set(call, match)
            await change_settings(call, hands=hands, timezone=timezone, quiet=quiet, vacation=vacation)
            await call.show(await settings_content(call, about))
