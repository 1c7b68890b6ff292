"""A player who only clicks: finds the way through the private panel to an answer, in whatever language it is."""

from __future__ import annotations

from typing import Any

import discord

from engines.kernel.ask import Ask, Choice
from workshop.shown import controls

from .conftest import Table

GREEN = discord.ButtonStyle.success.value


async def click_answer(table: Table, member: Any, match: int, key: str) -> Any:
    """Give an answer by *Your move* and the controls of the panel; the last result."""
    position = await table.referee.matches.position(match, member.id)
    assert position.ask is not None
    board, move = next(
        (message, each)
        for message in reversed(table.messages())
        for each in controls(message)
        if each["custom_id"].startswith(f"move:{match}:")
    )
    result = await member.click(table.shown(board), custom_id=move["custom_id"])
    panel = result.response
    level: Choice | None = position.ask.choice
    forced = _find(panel, "sure") is not None and position.ask.only() is not None
    for step in () if forced else position.ask.read(key):
        assert level is not None
        picked = step if isinstance(step, tuple) else (step,)
        if level is not position.ask.choice and level.unasked() is not None:
            pass  # panels skip no choice
        elif not level.single:
            result = await _pick_several(table, member, panel, level, [option.key for option in picked])
            if level.below(step) is not None:
                done = next(each for each in controls(panel) if each.get("style") == GREEN)
                result = await member.click(panel, custom_id=done["custom_id"])
        else:
            result = await _pick_one(member, panel, position.ask, level, picked[0].key)
        level = level.below(step)
    sure = _find(panel, "sure")
    if sure is not None and (await table.referee.matches.info(match)).seq == position.info.seq:
        result = await member.click(panel, custom_id=sure["custom_id"])
    return result


async def _pick_one(member: Any, panel: Any, ask: Ask, level: Choice, key: str) -> Any:
    place = next(index for index, option in enumerate(level.options) if option.key == key)
    for _ in range(20):
        for each in controls(panel):
            kind, _, _, rest = each["custom_id"].split(":", 3)
            values = [option["value"] for option in each.get("options", [])]
            if kind == "pick" and (key in values or f"#{place}" in values):
                value = key if key in values else f"#{place}"
                return await member.select(panel, [value], custom_id=each["custom_id"])
            if kind == "at" and rest.split(".")[3].split("-")[-1] == str(place):
                return await member.click(panel, custom_id=each["custom_id"])
        onward = [each for each in controls(panel) if each["custom_id"].startswith("page:")]
        await member.click(panel, custom_id=onward[-1]["custom_id"])
    raise AssertionError(f"{key} is not offered")


async def _pick_several(table: Table, member: Any, panel: Any, level: Choice, keys: list[str]) -> Any:
    if level.ordered:
        for key in keys:
            menu = next(
                each for each in controls(panel) if key in [option["value"] for option in each.get("options", [])]
            )
            await member.select(panel, [key], custom_id=menu["custom_id"])
    else:
        for menu in controls(panel):
            wanted = [option["value"] for option in menu.get("options", []) if option["value"] in keys]
            if wanted:
                await member.select(panel, wanted, custom_id=_find(panel, "pick", menu["custom_id"][-2:])["custom_id"])
    return None


def _find(panel: Any, kind: str, ending: str = "") -> Any:
    return next(
        (
            each
            for each in controls(panel)
            if each["custom_id"].startswith(f"{kind}:") and each["custom_id"].endswith(ending)
        ),
        None,
    )
