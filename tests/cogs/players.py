"""Players who do anything: type moves, and click on whatever they see, be it old or not theirs to answer."""

from __future__ import annotations

import random
from typing import Any

from referee.model import MatchInfo
from workshop.shown import controls

from .conftest import Table

ANSWERING = frozenset({"at", "pick", "sure", "back", "page", "leap"})
"""The kinds of controls by which a question may be answered."""
LOOKING = frozenset({"hand", "log", "rules"})
"""Those by which a player only looks at something."""
CLICKED = ANSWERING | LOOKING | {"move", "again"}
"""All that these players click on."""
MEMORY = 40
"""So many messages of a channel back they look for something to click on."""


class Players:
    """Those at the table. `chance` says what they do."""

    def __init__(self, table: Table, chance: random.Random):
        self.table = table
        self.chance = chance

    async def act(self, match: int) -> Any:
        """Somebody does something about a match, mostly who is asked; the result."""
        info = await self.table.referee.matches.info(match)
        member = self.somebody(info)
        if self.chance.random() < 0.4:
            return await self.type_move(member, info)
        return await self.press(member, info) or await self.type_move(member, info)

    def somebody(self, info: MatchInfo) -> Any:
        """Who is asked in a match, or somebody else."""
        asked = [player.person for seat in info.deciding if (player := info.players[seat]) is not None]
        members = list(self.table.world.players.values())
        if asked and self.chance.random() < 0.9:
            person = self.chance.choice(asked)
            return next(member for member in members if member.id == person)
        return self.chance.choice(members)

    def place(self, info: MatchInfo) -> Any:
        """The channel in which a player writes: the match's, while there is one."""
        return self.table.channel_of(info.channel) or self.table.channel

    async def type_move(self, member: Any, info: MatchInfo) -> Any:
        """A typed move: mostly a legal one."""
        position = await self.table.referee.matches.position(info.id, member.id)
        key = "take 99"
        if position.ask is not None and self.chance.random() < 0.95:
            key = position.ask.write(position.ask.sample(self.chance))
        if self.chance.random() < 0.1:
            await member.autocomplete(self.place(info), "do", "move", key[:4], match=info.id)
        return await member.slash(self.place(info), "do", move=key, match=info.id)

    def clickable(self, member: Any, info: MatchInfo, kinds: frozenset[str] = CLICKED) -> list[tuple[Any, list[Any]]]:
        """The messages that somebody sees with controls of a match, the newest first."""
        shown = list(self.table.env.backend.messages.get(self.place(info).id, {}).values())[-MEMORY:]
        found: list[tuple[Any, list[Any]]] = []
        for message in reversed(shown):
            ours = [each for each in controls(message) if _about(each, info.id, kinds) and not each.get("disabled")]
            if ours and message.visible_to(member.id):
                found.append((message, ours))
        return found

    async def press(self, member: Any, info: MatchInfo, kinds: frozenset[str] = CLICKED) -> Any:
        """A click, or a choice in a select; None if there is nothing to click on."""
        found = self.clickable(member, info, kinds)
        panels = [each for each in found if each[0].is_ephemeral]
        if panels and self.chance.random() < 0.8:
            found = panels[:1] if self.chance.random() < 0.8 else panels
        elif self.chance.random() < 0.7:
            found = [each for each in found if not each[0].is_ephemeral][:1] or found
        if not found:
            return None
        message, ours = self.chance.choice(found)
        weights = [0.2 if _kind(each) in LOOKING else 1 for each in ours]
        return await self.use(member, message, self.chance.choices(ours, weights)[0])

    async def use(self, member: Any, message: Any, control: Any) -> Any:
        """Click on a control, or choose something in it."""
        shown = self.table.shown(message)
        if "options" not in control:
            return await member.click(shown, custom_id=control["custom_id"])
        values = [option["value"] for option in control["options"]]
        least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(values))
        picked = self.chance.sample(values, self.chance.randint(least, most))
        return await member.select(shown, picked, custom_id=control["custom_id"])


def _kind(control: Any) -> str:
    return control["custom_id"].split(":", 1)[0]


def _about(control: Any, match: int, kinds: frozenset[str]) -> bool:
    kind, about, _ = control["custom_id"].split(":", 2)
    return kind in kinds and about == str(match)
