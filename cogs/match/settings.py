"""Settings: a seat's standing orders, and what a person has set for all matches."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from zoneinfo import available_timezones

import discord
from discord.app_commands import Choice

from cogs.discord.answers import Call
from cogs.discord.controls import Click, Reply, button, handles
from cogs.discord.limits import OPTION, OPTIONS
from cogs.discord.match_lines import moment, title
from cogs.discord.message import Content, Row
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee.model import PLAYING, MatchInfo, StandingOrders

from .finding import which_match
from .standing_orders import exceptions, order_rows

HOURS = re.compile(r"(\d{1,2}):?([0-5]\d)?\s*[-–]\s*(\d{1,2}):?([0-5]\d)?")
ZONES = sorted(available_timezones())
OFF = ("off", "non", "aucune", "no")


async def timezone_choices(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    """Time zones, for autocomplete."""
    wanted = current.replace(" ", "_").lower()
    return [Choice(name=zone, value=zone) for zone in ZONES if wanted in zone.lower()][:OPTIONS]


async def change_settings(
    call: Call, *, hands: bool | None, timezone: str | None, quiet: str | None, vacation: int | None
) -> None:
    """Change what a person has set, where something is given.

    Raises:
        Refused: something given is not allowed; nothing has changed.
    """
    changes: dict[str, Any] = {"locale": str(call.interaction.locale)}
    if hands is not None:
        changes["hands"] = hands
    if timezone is not None:
        changes["timezone"] = timezone
    if quiet is not None:
        changes["quiet"] = read_hours(quiet)
    await call.bot.referee.people.set_settings(call.person, vacation=vacation, **changes)
    if hands is not None:
        call.bot.reach.unreachable.discard(call.person.id)


def read_hours(typed: str) -> tuple[int, int] | None:
    """Quiet hours as typed (`22:00-7:30`, `22-7`, `off`), in minutes after midnight.

    Raises:
        Refused: it can't be read.
    """
    if typed.strip().lower() in OFF:
        return None
    found = HOURS.fullmatch(typed.strip())
    if found is None:
        raise Refused(say("hours-form", given=typed[:OPTION]))
    hours = [int(each or 0) for each in found.groups()]
    return hours[0] * 60 + hours[1], hours[2] * 60 + hours[3]


async def match_to_set(call: Call, match: int | None) -> MatchInfo | None:
    """The match named or at hand, if the person can give it standing orders.

    Raises:
        Refused: there is no such match.
    """
    try:
        info = await which_match(call, match)
    except Refused:
        if match is not None:
            raise
        return None
    return info if info.status == PLAYING and info.seats_of(call.person.id) else None


async def settings_content(call: Call, info: MatchInfo | None) -> Content:
    """What a person has set, and their orders of a match."""
    reader = call.reader.about(info) if info is not None else call.reader
    person = await call.bot.referee.people.settings(call.person)
    texts: list[str | None] = [
        reader(say("settings-title")),
        reader(say("settings-hands-on") if person.hands else say("settings-hands-off")),
        reader(say("settings-quiet", hours=_hours(person.quiet), zone=person.timezone or "UTC"))
        if person.quiet is not None
        else reader(say("settings-no-quiet")),
        reader(say("settings-leave", days=person.leave.days)),
    ]
    if person.away_until is not None:
        texts.append(reader(say("settings-away", until=moment(person.away_until))))
    match = info.id if info is not None else 0
    toggle = say("button-hands-off") if person.hands else say("button-hands-on")
    rows: list[Row] = [[button(reader, toggle, "hands", match, rest="0" if person.hands else "1")]]
    if info is not None:
        marked = reader.marked()
        orders = await call.bot.referee.play.standing_orders(info.id, call.person)
        texts += [title(info, call.bot.library, marked), marked(say("orders-about"))]
        rows = [*order_rows(call.bot.library.games[info.game], info.id, orders, reader), *rows]
    return Content(texts, rows=rows)


def _hours(quiet: tuple[int, int]) -> str:
    return "–".join(f"{minute // 60:02}:{minute % 60:02}" for minute in quiet)


@handles("orders", Reply.UPDATE)
async def show_orders(click: Click) -> None:
    """*Orders* in *More*."""
    await click.show(await settings_content(click, await match_to_set(click, click.match)))


@handles("mode", Reply.UPDATE)
async def set_mode(click: Click) -> None:
    """What to do in response windows."""
    orders = await click.bot.referee.play.standing_orders(click.match, click.person)
    await _give(click, replace(orders, default=click.chosen, windows=exceptions(click.chosen, orders.windows)))


@handles("windows", Reply.UPDATE)
async def set_windows(click: Click) -> None:
    """The kinds of windows in which it is the other way round."""
    orders = await click.bot.referee.play.standing_orders(click.match, click.person)
    await _give(click, replace(orders, windows=exceptions(orders.default, click.values)))


@handles("passturn", Reply.UPDATE)
async def pass_turn(click: Click) -> None:
    """Pass everything until the turn ends, or not any more."""
    orders = await click.bot.referee.play.standing_orders(click.match, click.person)
    await _give(click, replace(orders, pass_turn=click.rest == "1"))


@handles("passround", Reply.UPDATE)
async def pass_round(click: Click) -> None:
    """Pass everything until the player's next turn, or not any more."""
    orders = await click.bot.referee.play.standing_orders(click.match, click.person)
    await _give(click, replace(orders, pass_round=click.rest == "1"))


async def _give(click: Click, orders: StandingOrders) -> None:
    await click.bot.referee.play.give_standing_orders(click.match, click.person, orders)
    await click.show(await settings_content(click, await match_to_set(click, click.match)))


@handles("hands", Reply.UPDATE)
async def set_hands(click: Click) -> None:
    """Hands by direct message, or not."""
    await change_settings(click, hands=click.rest == "1", timezone=None, quiet=None, vacation=None)
    await click.show(await settings_content(click, await match_to_set(click, click.match or None)))
