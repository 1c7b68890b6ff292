"""A seat's standing orders as controls: what is answered without asking, and in which windows it is the other way
round."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.discord.controls import button, option, select
from cogs.discord.language import Reader
from cogs.discord.limits import OPTIONS
from cogs.discord.message import Row
from engines.kernel.rules import Rules
from engines.kernel.text import Text, say
from referee.model import StandingOrders
from referee.standing_orders import ABLE, AIMED, ASK, PASS, modes


def order_rows(rules: Rules, match: int, orders: StandingOrders, reader: Reader) -> list[Row]:
    """The controls that show a seat's orders and change them."""
    windows = rules.windows
    if not windows:
        return []
    chosen = [option(reader(MODE_TEXTS[mode]), mode, default=mode == orders.default) for mode in modes(rules)]
    kinds = [
        option(_window(reader, rules.id, window), window, default=window in orders.windows)
        for window in windows[:OPTIONS]
    ]
    turn = say("orders-pass-turn-off") if orders.pass_turn else say("orders-pass-turn")
    buttons = [button(reader, turn, "passturn", match, rest="0" if orders.pass_turn else "1")]
    if rules.seats[1] > 2:
        text = say("orders-pass-round-off") if orders.pass_round else say("orders-pass-round")
        buttons.append(button(reader, text, "passround", match, rest="0" if orders.pass_round else "1"))
    return [
        [select(reader(say("orders-default")), chosen, "mode", match)],
        [select(reader(say("orders-windows")), kinds, "windows", match, least=0, most=len(kinds))],
        buttons,
    ]


MODE_TEXTS: dict[str, Text] = {
    ASK: say("orders-ask"), ABLE: say("orders-able"), AIMED: say("orders-aimed"), PASS: say("orders-pass"),
}  # fmt: skip
"""What the modes are called."""


def _window(reader: Reader, game: str, window: str) -> str:
    """A kind of window in words, where the game's texts have any."""
    id = f"{game}-window-{window.lower()}"
    return reader(say(id)) if reader.texts.has(id) else window


def exceptions(default: str, windows: Iterable[str]) -> dict[str, str]:
    """Windows that are exceptions from the default: they pass where it asks, and ask where it passes."""
    return dict.fromkeys(windows, ASK if default in (PASS, AIMED) else PASS)
