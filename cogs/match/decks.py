"""Which deck somebody plays: what there is to choose from, and the choice."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.discord.answers import Call
from cogs.discord.controls import Click, Reply, handles, option, select
from cogs.discord.language import Reader, plain
from cogs.discord.limits import OPTIONS
from cogs.discord.match_lines import title
from cogs.discord.message import Content, Row
from cogs.play.private import private_content
from engines.kernel.cards import DeckList
from engines.kernel.text import Local, say
from referee.decks import SURPRISE
from referee.model import PLAYING, MatchInfo

OWN = "own "
"""What stands before the name of a deck that the player keeps."""
WORD = 60
"""Characters of a word that can be kept in mind until the deck is chosen."""
TOLD = 3000
"""Characters that the decks' descriptions may take. Those of starter decks come first."""


async def ask_for_deck(call: Call, info: MatchInfo, note: str | None = None, word: str = "") -> bool:
    """Ask with which deck somebody plays, who may take a seat with a word; False if there is nothing to choose."""
    own = await call.bot.referee.decks.kept_by(call.person, info.game)
    starters = call.bot.library.decks[info.game]
    if len(own) + len(starters) <= 1:
        return False
    reader = call.reader.about(info).marked()
    described = _described([*starters.values(), *own], call.reader)
    entries = [
        option(call.reader(say("deck-surprise")), SURPRISE),
        *(option(call.reader(deck.title), id) for id, deck in starters.items()),
        *(option(deck.name, OWN + deck.name) for deck in own),
    ]
    texts = [title(info, call.bot.library, reader), note, reader(say("choose-deck")), described]
    await call.show(Content(texts, rows=_selects(call, entries, info, word)))
    return True


def _described(decks: Sequence[DeckList], reader: Reader) -> str:
    """The decks' names with what they are like, whole, as far as there is room."""
    lines: list[str] = []
    room = TOLD
    for deck in decks:
        name, idea = reader(deck.title), reader(Local(deck.idea.get("en", ""), deck.idea))
        line = f"**{plain(name)}** · {plain(idea)}" if idea else f"**{plain(name)}**"
        room -= len(line) + 1
        if room >= 0:
            lines.append(line)
    return "\n".join(lines)


def _selects(call: Call, entries: Sequence[discord.SelectOption], info: MatchInfo, word: str) -> list[Row]:
    placeholder = call.reader(say("choose-deck"))
    return [
        [select(placeholder, list(entries[first : first + OPTIONS]), "deck", info.id, first, word)]
        for first in range(0, len(entries), OPTIONS)
    ]


@handles("join", Reply.PRIVATE)
async def choose_deck(click: Click) -> None:
    """*Join* or *Accept*: with which deck?"""
    info = await click.bot.referee.openings.may_join(click.match, click.person)
    if not await ask_for_deck(click, info):
        await joined(click, info.id, None)


@handles("deck", Reply.UPDATE)
async def deck_chosen(click: Click) -> None:
    """A deck was chosen: take a seat with it, or play with it on the seat that one has."""
    openings, chosen = click.bot.referee.openings, click.chosen
    info = await click.bot.referee.matches.info(click.match)
    # By its name alone a deck might be another one, or the lot: which was meant is known here.
    deck = click.bot.library.decks[info.game].get(chosen) or chosen
    if chosen.startswith(OWN):
        deck = await click.bot.referee.decks.get(click.person, info.game, chosen.removeprefix(OWN))
    if info.seats_of(click.person.id):
        await seated(click, await openings.choose_deck(click.match, click.person, deck))
    else:
        await joined(click, click.match, deck, click.rest)


async def joined(call: Call, match: int, deck: str | DeckList | None, word: str = "") -> None:
    """Take a seat, and show what comes next."""
    await seated(call, await call.bot.referee.openings.join(match, call.person, deck=deck, word=word))


async def seated(call: Call, info: MatchInfo) -> None:
    """A person sits in a match: show their question, or ask for their deck, or say that others are awaited."""
    seats = info.seats_of(call.person.id)
    if info.status == PLAYING and seats:
        position = await call.bot.referee.matches.position(info.id, call.person, hand=True)
        await call.show(await private_content(position, call.bot.library, call.reader))
        return
    player = info.players[seats[0]] if seats else None
    waiting = call.reader(say("seat-waiting"))
    if player is not None and player.deck is None and await ask_for_deck(call, info, _awaited(info, waiting)):
        return
    reader = call.reader.about(info).marked()
    deck = (
        say("deck-taken", deck=plain(call.reader(player.deck)))
        if player is not None and player.deck is not None
        else None
    )
    said = say("started") if info.status == PLAYING else say("seat-waiting")
    texts = [title(info, call.bot.library, reader), reader(deck) if deck is not None else None, reader(said)]
    await call.show(Content(texts))


def _awaited(info: MatchInfo, waiting: str) -> str | None:
    """That others are awaited, if they are."""
    return waiting if any(player is None for player in info.players) else None
