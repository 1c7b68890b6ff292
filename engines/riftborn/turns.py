"""Setup, turns. [RB-201 to RB-214 RB-301 to RB-308 RB-1208]"""

from __future__ import annotations

from typing import Any

from engines.kernel import turns
from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.cards.decks import hand_options, shuffle
from engines.kernel.cards.flow import row
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from .actions import act, options
from .board import Board
from .checking import check, settle
from .damage import gain_xp, lay_down
from .moving import draw, put
from .state import NOW, PENDING

HAND = 5
"""The size of an opening hand. [RB-205]"""
INCOME = 300
"""The Experience of each turn. [RB-303]"""


class Setup(turns.Setup, tag="setup"):
    """Shuffled libraries, hands, the exchange, the flip. [RB-201 to RB-211]"""

    coin = "first_player"
    coin_clause = "RB-211"

    round: int = 0
    """How many exchanges have been made."""

    steps = ("deal", "exchange", "exchanged", "flip", "choose", "chosen")

    def deal(self, g: Board) -> None:
        """Both libraries are shuffled, then both players draw 5. [RB-204 RB-205]"""
        for seat in (0, 1):
            shuffle(g, seat, "RB-204")
        for seat in (0, 1):
            draw(g, seat, HAND)

    def exchange(self, g: Board) -> Verdict:
        """Both choose at the same time and in secret. [RB-206 RB-209 RB-210]"""
        if self.round >= int(g.option("mulligans")):
            return "flip"
        return [self._ask(g, seat) for seat in (0, 1)]

    def _ask(self, g: Board, seat: int) -> Ask:
        hand = g.s.seats[seat].hand
        choice = Choice(say("rb-ask-mulligan"), hand_options(g, hand), 0, len(hand))
        return Ask(seat, "mulligan", choice, "none", ("RB-206", "RB-210"), secret=True, forced=False)

    def exchanged(self, g: Board, answers: dict[int, tuple[Any, ...]]) -> Verdict:
        """What is put back is shuffled in first; then as many are drawn. Only the numbers are told. [RB-207 RB-208
        RB-210]"""
        self.round += 1
        back: dict[int, tuple[Id, ...]] = {seat: row(answers[seat][0]) for seat in (0, 1)}
        for seat, ids in back.items():
            text = say("rb-log-exchanges", who=SeatName(seat), n=len(ids))
            g.happen(Event("exchanged", seat, amount=len(ids)), text, "RB-210")
        for seat, ids in back.items():
            if ids:
                for id in ids:
                    put(g, id, "library_bottom")
                shuffle(g, seat, "RB-207")
                draw(g, seat, len(ids))
        return "exchange"


class Turn(Procedure, tag="turn", kw_only=True):
    """A turn. [RB-302 RB-306 RB-308]"""

    seat: int

    steps = ("shields", "income", "draw", "ready", "starts", "opens", "main", "acted", "ends", "expires", "last")

    def shields(self, g: Board) -> None:
        """The Shield tokens vanish; what lasts until this turn begins stops. [RB-302 RB-722]"""
        s = g.s
        s.phase, s.forced, s.uses = "start", 0, {}
        last = max((n for n, each in enumerate(s.recent) if each.name == "turn"), default=0)
        del s.recent[:last]
        side = g.seat(self.seat)
        side.used, side.turns = 0, side.turns + 1
        g.mark_recent("turn", self.seat + 1)
        text = say("rb-log-turn", n=s.turn, who=SeatName(self.seat))
        g.happen(Event("turn", self.seat, amount=s.turn), text, "RB-301")
        lay_down(g, self.seat)
        g.end("next_turn", self.seat)
        g.end_turns()
        g.take_effect("next_turn_end", self.seat)
        check(g)

    def income(self, g: Board) -> None:
        """300 Experience. [RB-303]"""
        gain_xp(g, self.seat, INCOME, "turn", "RB-303")

    def draw(self, g: Board) -> None:
        """A card; none on the very first turn. [RB-212 RB-304]"""
        if g.s.turn > 1:
            draw(g, self.seat, 1)

    def ready(self, g: Board) -> None:
        """Creatures get back their Move and their Action; CHARM and PACIFY put on before now hold from now on. [RB-305
        RB-818]"""
        tired = [id for id in g.creatures(self.seat) if g.creature(id).tired]
        for id in tired:
            thing: Any = g.edit(id)
            thing.moved, thing.gone, thing.acted = False, 0, False
            thing.charmed, thing.pacified = NOW * bool(thing.charmed), NOW * bool(thing.pacified)
        g.happen(Event("ready", self.seat), say("rb-log-ready", who=SeatName(self.seat)) if tired else None, "RB-305")

    def starts(self, g: Board) -> None:
        """Then effects that happen at the start of the turn. [RB-302]"""
        g.s.heard += g.due("turn_start", self.seat)
        g.occur(Event("turn_begins", self.seat))
        settle(g)

    def opens(self, g: Board) -> None:
        """The main part of the turn: the Level now is that after the start steps. [RB-306 RB-314]"""
        g.s.phase = "main"
        side = g.s.seats[self.seat]
        side.began = side.level
        g.stale()

    def main(self, g: Board) -> Verdict:
        """What the active player does; who lets the clock run out ends the turn. [RB-306 RB-307 RB-1206]"""
        rows = [*options(g, self.seat), Option("end", say("rb-verb", verb="end"), "end", ends=True)]
        choice = Choice(say("rb-ask-main"), tuple(rows))
        return Ask(self.seat, "main", choice, "end", ("RB-306", "RB-307"), forced=False, idle=len(rows) == 1)

    def acted(self, g: Board, verb: str, *values: Any) -> Verdict:
        """It is done; or the turn ends. [RB-307]"""
        g.mark_recent("act", self.seat + 1)
        if verb == "end":
            return None
        act(g, self.seat, verb, iter(values))
        return "main"

    def ends(self, g: Board) -> None:
        """REGEN, then other effects at the end of the turn. [RB-308 RB-931]"""
        g.s.phase = "end"
        g.occur(Event("turn_ends", self.seat))
        g.s.heard += g.due("turn_end", self.seat)
        settle(g)

    def expires(self, g: Board) -> None:
        """What lasts until the end of the turn stops; CHARM and PACIFY of it also for who has changed sides. [RB-308
        RB-818]"""
        g.end("turn")
        for id in g.all_creatures():
            if g.creature(id).tired:
                thing: Any = g.edit(id)
                thing.charmed &= PENDING
                thing.pacified &= PENDING
        settle(g)

    def last(self, g: Board) -> Verdict:
        """What began as all that stopped stops, too; by option the match may have run its course. [RB-308 RB-1208]"""
        if any(each.until == "turn" and each.word != "later" for each in g.s.lasting):
            return "expires"
        limit = g.option("turn_limit")
        if limit != "none" and g.s.turn >= 2 * int(limit) and g.s.outcome is None:
            g.end_at_limit(int(limit), [side.life for side in g.s.seats], "RB-1208")
        return END


class Match(turns.ByTurns, tag="match"):
    """Turn after turn. [RB-301]"""

    setting_up, turn = Setup, Turn
