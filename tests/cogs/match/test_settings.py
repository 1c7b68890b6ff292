"""What a player sets, for a match and for all."""

from __future__ import annotations

import pytest

from cogs.discord.language import Reader
from cogs.match.opening import option_suggestions, read_options
from cogs.match.settings import read_hours
from cogs.match.standing_orders import order_rows
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee import Library
from referee.model import StandingOrders
from tests.cogs.conftest import Table
from tests.referee.pebbles import RULES


async def test_hands_by_letter_are_turned_off_and_on(table: Table):
    shown = await table.ada.slash(table.channel, "match settings")
    assert shown.ephemeral
    assert "comes by direct message" in table.said(shown)
    off = await table.ada.click(shown.response, label="Don’t send me my hand")
    assert "does not come" in table.said(off)
    await table.open()
    assert not table.letters(table.ada)
    assert table.letters(table.ben)
    await table.ada.slash(table.channel, "match settings", hands=True)
    assert (await table.referee.people.settings(table.ada.id)).hands


async def test_quiet_hours_time_zone_and_vacation(table: Table):
    shown = await table.ada.slash(
        table.channel, "match settings", quiet="22:00-7:30", timezone="Europe/Paris", vacation=3
    )
    said = table.said(shown)
    assert "22:00–07:30" in said
    assert "Europe/Paris" in said
    assert "on vacation until" in said
    ended = await table.ada.slash(table.channel, "match settings", quiet="off", vacation=0)
    assert "No quiet hours" in table.said(ended)
    assert "on vacation until" not in table.said(ended)


async def test_what_is_wrong_is_refused_and_nothing_changes(table: Table):
    refused = await table.ada.slash(table.channel, "match settings", quiet="tomorrow")
    assert "22:00-7:30" in table.said(refused)
    refused = await table.ada.slash(table.channel, "match settings", timezone="Mars/Olympus")
    assert "Mars/Olympus" in table.said(refused)
    refused = await table.ada.slash(table.channel, "match settings", timezone="Asia/Tokyo", vacation=60)
    assert "vacation" in table.said(refused)
    refused = await table.ada.slash(table.channel, "match settings", timezone="Asia/Tokyo", match=99)
    assert "99" in table.said(refused)
    assert (await table.referee.people.settings(table.ada.id)).timezone is None


async def test_time_zones_are_offered(table: Table):
    offered = await table.ada.autocomplete(table.channel, "match settings", "timezone", "new york")
    assert [each["value"] for each in offered] == ["America/New_York"]


async def test_orders_for_windows(table: Table):
    await table.staked()
    shown = await table.ada.slash(table.channel, "match settings", match=1)
    changed = await table.ada.select(shown.response, ["W1"], custom_id="windows:1:0:")
    assert (await table.referee.play.standing_orders(1, table.ada.id)).windows == {"W1": "pass"}
    changed = await table.ada.select(changed.response, ["pass"], custom_id="mode:1:0:")
    orders = await table.referee.play.standing_orders(1, table.ada.id)
    assert (orders.default, orders.windows) == ("pass", {"W1": "ask"})
    changed = await table.ada.click(changed.response, label="Pass for me until this turn ends")
    assert (await table.referee.play.standing_orders(1, table.ada.id)).pass_turn
    await table.ada.click(changed.response, label="Ask me again this turn")
    assert not (await table.referee.play.standing_orders(1, table.ada.id)).pass_turn


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_windows_are_named_in_words_alone(library: Library, locale: str):
    reader = Reader(library.texts, locale)
    for id, rules in library.games.items():
        rows = order_rows(rules, 1, StandingOrders(), reader)
        labels = [option.label for row in rows for each in row for option in getattr(each.item, "options", ())]
        assert len(labels) > len(rules.windows) or not rules.windows
        for window in rules.windows:
            assert reader(say(f"{id}-window-{window.lower()}")) in labels


async def test_orders_are_nobody_elses(table: Table):
    await table.staked()
    shown = await table.eve.slash(table.channel, "match settings", match=1)
    assert "Standing orders" not in table.said(shown)


@pytest.mark.parametrize(
    ("typed", "read"),
    [("22:00-7:30", (1320, 450)), ("22-7", (1320, 420)), ("0:00 – 6:05", (0, 365)), ("off", None), ("non", None)],
)
def test_quiet_hours_are_read(typed: str, read: tuple[int, int] | None):
    assert read_hours(typed) == read


@pytest.mark.parametrize("typed", ["", "22", "abc", "22:00", "-", "22:75-7:00", "22-7:60"])
def test_what_are_no_hours_is_refused(typed: str):
    with pytest.raises(Refused):
        read_hours(typed)


def test_house_options_are_read_and_offered():
    assert read_options("heap=9, windows=no") == {"heap": "9", "windows": "no"}
    assert read_options(None) == {}
    for typed in ("heap", "=9", "heap="):
        with pytest.raises(Refused):
            read_options(typed)
    assert option_suggestions(RULES, "") == ["heap=9", "heap=40", "windows=no"]
    assert option_suggestions(RULES, "heap=9 w") == ["heap=9 windows=no"]


async def test_options_games_decks_and_matches_are_offered(table: Table):
    async def offered(option: str, value: str, command: str = "match open", **filled: object) -> list[object]:
        return [each["value"] for each in await table.ada.autocomplete(table.channel, command, option, value, **filled)]

    assert await offered("game", "peb") == ["pebbles"]
    for option in ("deck", "options", "seats"):
        assert await offered(option, "") == [], "which game is not known yet"
    assert await offered("deck", "", game="pebbles") == ["plain", "shielded", "?"]
    assert await offered("options", "w", game="pebbles") == ["windows=no"]
    assert await offered("seats", "", game="pebbles") == [2, 3]
    await table.staked()
    assert await offered("match", "", "match board") == [1]
    assert await offered("match", "zzz", "match board") == []


async def test_wrong_house_options_are_refused_with_what_there_is(table: Table):
    refused = await table.ada.slash(table.channel, "match open", game="pebbles", options="heap=7")
    assert "5, 9, 40" in table.said(refused)
    refused = await table.ada.slash(table.channel, "match open", game="pebbles", options="hep=9")
    assert "heap" in table.said(refused)
    assert not await table.referee.matches.find()
