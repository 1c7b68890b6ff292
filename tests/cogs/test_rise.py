"""Whole matches of Rise on Discord, for two and for four, by clicking and by typing, with a restart in the middle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from referee.standing_orders import ASK, StandingOrders

from . import matches
from .clicking import click_answer
from .conftest import Table
from .matches import Turn, as_the_engine_alone, next_turn

GAME = "rise"
OFTEN = 3
"""So many questions of each kind are answered by clicking, the rest by typing."""


class Player:
    """Plays a match, and remembers which kinds of questions were answered, and how."""

    def __init__(self, table: Table, match: int, salt: str):
        self.table = table
        self.match = match
        self.salt = salt
        self.clicked: dict[str, int] = {}
        self.seen: set[str] = set()

    async def on_discord(self, answers: int) -> None:
        """Give so many answers, as players do."""
        for _ in range(answers):
            turn = await next_turn(self.table, self.match, self.salt)
            if turn is None:
                return
            if "response" not in self.seen:
                turn = self._responding(turn)
            kind = self._meet(turn)
            if self.clicked.get(kind, 0) < OFTEN:
                self.clicked[kind] = self.clicked.get(kind, 0) + 1
                result = await click_answer(self.table, turn.member, self.match, turn.key)
            else:
                result = await self.table.do(turn.member, turn.key, match=self.match)
            after = await self.table.referee.matches.info(self.match)
            assert after.seq > turn.position.info.seq, (turn.key, self.table.said(result))

    async def beside_it(self, until: Callable[[Any], bool]) -> None:
        """Give answers to the referee alone, until something is seen."""
        while (turn := await next_turn(self.table, self.match, self.salt)) is not None and not until(
            turn.position.view
        ):
            self._meet(turn)
            number, seat = turn.position.info.number, turn.position.seat
            await self.table.referee.play.answer(self.match, turn.member.id, number, turn.key, seat)
        await self.table.env.settle()

    def _responding(self, turn: Turn) -> Turn:
        """A response, where there is one: a house player may find none worth its while."""
        ask, rules, cards = turn.position.ask, self.table.world.library.games[GAME], turn.position.info.pool.cards
        assert ask is not None
        if not ask.window or len(ask.choice.options) == 1:
            return turn
        keys = (HOUSE["random"](rules, cards, turn.position.view, ask, Stream(f"{turn.key} {n}")) for n in range(100))
        return replace(turn, key=next(key for key in keys if key != "pass"))

    def _meet(self, turn: Turn) -> str:
        ask = turn.position.ask
        assert ask is not None
        self.seen.add("response" if ask.window and turn.key != "pass" else ask.kind)
        return ask.kind


def in_danger(view: Any) -> bool:
    """Whether an attack could put a player out."""
    cards = [card for side in view.seats for card in side.field]
    for seat, side in enumerate(view.seats):
        hits = sum(card.attack for card in cards if card.attacking == seat)
        if 0 < sum(each.life for each in side.summoners) <= hits:
            return True
    return False


def somebody_out(view: Any) -> bool:
    """Whether a player is eliminated."""
    return any(side.out for side in view.seats)


async def test_a_whole_match_of_four_with_a_restart_in_the_middle(duel: Table):
    decks = ("ossuary-choir", "house-of-odds", "fever-market", "second-hand-order")
    members = (duel.ada, duel.ben, duel.eve, duel.dan)
    match = await matches.begin(duel, GAME, decks, *members)
    player = Player(duel, match, "four 5")
    await player.on_discord(20)
    await duel.restart()
    await player.on_discord(10)
    await player.beside_it(in_danger)
    await player.on_discord(15)
    await player.beside_it(somebody_out)
    assert (await duel.referee.matches.info(match)).status == "playing"
    await player.on_discord(10)
    assert any("is out" in duel.said(message) for message in duel.messages())
    view: Any = (await duel.referee.matches.position(match, None)).view
    playing = [member for member, side in zip(members, view.seats, strict=True) if not side.out]
    for member in playing[1:]:
        sure = await member.slash(duel.channel, "match concede", match=match)
        await member.click(sure.response, label="Concede")
    assert {"mulligan", "main", "attack_list", "block_list", "response"} <= player.seen
    assert f"{playing[0].name} wins" in duel.said(duel.last())
    await as_the_engine_alone(duel, match)


async def test_a_turn_message_says_what_a_response_would_answer(duel: Table):
    match = await matches.begin(duel, GAME, ("ossuary-choir", "second-hand-order"))
    for member in (duel.ada, duel.ben):
        await duel.referee.play.give_standing_orders(match, member.id, StandingOrders(ASK))
    seen = {True: 0, False: 0}
    told = 0
    while min(seen.values()) < 3:
        turn = await next_turn(duel, match, "about")
        assert turn is not None
        if len(duel.messages()) > told:
            told = len(duel.messages())
            about, said = turn.position.answered, duel.said(duel.last())
            seen[about is not None] += 1
            assert ("In answer to:" in said) == (about is not None)
            if about is not None:
                assert duel.world.library.texts.say(about, "en", turn.position.info.names_in("en")) in said
                other = duel.ben if turn.member is duel.ada else duel.ada
                assert "In answer to:" in duel.said(await other.click(duel.last(), label="Your move"))
        await duel.do(turn.member, turn.key, match=match)


async def test_the_dice_of_a_setup_are_one_line(duel: Table) -> None:
    decks = list(duel.world.library.decks[GAME])[:3]
    match = await matches.begin(duel, GAME, decks, duel.ada, duel.ben, duel.eve)
    position = await duel.referee.matches.position(match, duel.ada.id)
    rolls = [line for line in position.lines if "RS-201" in line.clauses]
    assert len(rolls) >= 3
    told = [line for line in duel.said(duel.last()).splitlines() if "rolls" in line]
    ties = sum("RS-203" in line.clauses for line in position.lines)
    assert len(told) == 1 + ties
    assert told[0].count("rolls") == 3
    assert told[0].count("RS-201") == 1


async def test_why_a_card_that_is_typed_by_its_name_can_not_be_played(duel: Table) -> None:
    match = await matches.begin(duel, GAME, ("ossuary-choir", "second-hand-order"))
    texts = duel.world.library.texts
    while (turn := await next_turn(duel, match, "by name")) is not None:
        position = await duel.referee.matches.position(match, turn.member.id, hand=True)
        against = {card: why for card, why in position.usable.items() if why is not None}
        if against:
            break
        await duel.do(turn.member, turn.key, match=match)
    assert turn is not None
    for card, why in against.items():
        said = duel.said(await duel.do(turn.member, f"invoke {texts.card(GAME, card, 'en')}", match=match))
        assert texts.say(why.text, "en", turn.position.info.names_in("en")) in said, said
