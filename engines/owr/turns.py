"""Setup, turns and their phases. [OW-103 OW-109 OW-110 OW-401 to OW-443 OW-953 OW-954]"""

from __future__ import annotations

from typing import Any

from engines.kernel import turns
from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.cards.decks import shuffle
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome, Procedure, Verdict
from engines.kernel.text import SeatName, say
from engines.kernel.verbs import offered

from .actions import VERBS, act
from .battle import attack
from .board import Board
from .hands import draw
from .happening import check
from .items import Line
from .legal import not_attacker
from .responses import Responses, things

HAND = 6
"""The size of an opening hand. [OW-401]"""
STALEMATE = 20
"""After so many turns without a card drawn or LF lost the match is a draw. [OW-109]"""


class Setup(turns.Setup, tag="setup"):
    """The decks, the hands, the coin, and by option a new hand. [OW-103 OW-401 to OW-406]"""

    coin = "coin"
    coin_clause = "OW-402"

    told: int = 0
    """How many players have decided about their hands."""

    steps = ("deal", "flip", "choose", "chosen", "mulligan", "redrawn", "begin")

    def deal(self, g: Board) -> None:
        """Both decks are shuffled, then both players draw. [OW-401 OW-403 OW-406]"""
        for seat in (0, 1):
            shuffle(g, seat, "OW-403")
        draw(g, (0, 1), HAND)

    def mulligan(self, g: Board) -> Verdict:
        """By option each may once draw a new hand, the first player first. [OW-404]"""
        if g.option("mulligan") == "none" or self.told > 1:
            return "begin"
        options = [Option("keep", say("ow-keep"), False), Option("redraw", say("ow-redraw"), True)]
        choice, seat = one_of(say("ow-ask-mulligan"), options), (g.s.first, 1 - g.s.first)[self.told]
        return Ask(seat, "mulligan", choice, "keep", ("OW-404",))

    def redrawn(self, g: Board, anew: bool) -> Verdict:
        """All six go back, and six are drawn. [OW-404]"""
        seat, self.told = (g.s.first, 1 - g.s.first)[self.told], self.told + 1
        text = say("ow-log-mulligan", who=SeatName(seat), anew="yes" if anew else "no")
        g.happen(Event("mulligan", seat), text, "OW-404")
        if anew:
            side = g.seat(seat)
            side.deck, side.hand = (*side.deck, *side.hand), ()
            g.reshaped()
            shuffle(g, seat, "OW-403")
            draw(g, (seat,), HAND)
        return "mulligan"

    def begin(self, g: Board) -> None:
        """What has happened so far is answered by nobody. [OW-528]"""
        g.s.since, g.s.heard = [], []


END_TURN = Option("end", say("ow-verb-next", phase="main_2"), "end", ends=True)
"""Past all that is left of a turn, in which nothing has to be done. [OW-430]"""


class Turn(Procedure, tag="turn", kw_only=True):
    """A turn: its five phases in order. [OW-420 OW-436]"""

    seat: int
    ending: bool = False
    """Whether its player has ended it before its last phase: nothing more is decided in it."""

    steps = (
        "begin", "begun", "draw_phase", "draw", "drawn", "draw_window", "main_1", "main", "acted", "closed",
        "battle_phase", "battle_begun", "battle_window", "battle", "fought", "closed_battle", "main_2", "end_phase",
        "end_begun", "end_window", "ends", "last",
    )  # fmt: skip

    def begin(self, g: Board) -> None:
        """What lasts until this player's next turn stops; what counts by turns begins anew. [OW-443]"""
        s = g.s
        s.recent, s.phase, s.uses, s.stirred = [], "draw", {}, False
        for side in (g.seat(0), g.seat(1)):
            side.summoned = side.stacked = 0
        for id in g.all_creatures():
            thing: Any = g.edit(id)
            thing.attacks = thing.moves = thing.way = 0
        text = say("ow-log-turn", n=s.turn, who=SeatName(self.seat))
        g.happen(Event("turn", self.seat, amount=s.turn), text, "OW-420")
        g.end("next_turn", self.seat)
        g.end_turns()
        g.take_effect("next_turn_end", self.seat)

    def begun(self, g: Board) -> Verdict:
        """What waits for its beginning. [OW-443]"""
        return self._occurs(g, "turn_begins", "begun")

    def _occurs(self, g: Board, name: str, step: str) -> Verdict:
        """All that waited for a moment, once what has stopped by then is settled: control has gone back, and what was
        held up has fallen. [OW-443]"""
        if not check(g):
            return step
        g.push(Line())
        g.s.heard += g.due(name)
        g.occur(Event(name, self.seat))
        return None

    # ---------------------------------------------------------------- Draw Phase

    def draw_phase(self, g: Board) -> Verdict:
        """The very first turn has none. [OW-422 OW-442]"""
        if g.s.turn == 1 or g.bars("draw_phase", self.seat):
            return "main_1"
        g.enter_phase("draw")
        return None

    def draw(self, g: Board) -> None:
        """A card is drawn, then all creatures are healed. [OW-113 OW-421 OW-423 OW-424]"""
        g.push(Line())
        g.s.heard += g.due("next_draw", self.seat)
        draw(g, (self.seat,), 1)
        hurt = [id for id in g.all_creatures() if g.creature(id).damage]
        for id in hurt:
            g.edit(id).damage = 0
        g.s.hit = {}
        if hurt:
            g.happen(Event("healed", self.seat), say("ow-log-healed"), "OW-423")
        g.occur(Event("phase_draw", self.seat))

    def drawn(self, g: Board) -> None:
        """The check. [OW-105]"""
        check(g)

    def draw_window(self, g: Board) -> None:
        """The window at its end, which also closes the draw. [OW-954]"""
        self._window(g, "phase_draw")

    def _window(self, g: Board, name: str) -> None:
        events = (*g.s.since, Event(name, self.seat))
        g.s.since = []
        g.push(Closing())
        g.push(Responses(kind="phase", seat=self.seat, events=events))

    # ---------------------------------------------------------------- Main Phases

    def main_1(self, g: Board) -> Verdict:
        """Main Phase 1. [OW-425]"""
        if g.bars("main_1", self.seat):
            return "battle_phase"
        g.enter_phase("main_1")
        return "closed"

    def main(self, g: Board) -> Verdict:
        """What the active player wants to do. [OW-427 OW-441]"""
        if self.ending:
            return "end_phase"
        second, actions = g.s.phase == "main_2", offered(g, self.seat, VERBS, things)
        on = Option("next", say("ow-verb-next", phase=g.s.phase), "next", ends=second or not actions)
        options = (*actions, on, *(() if second else (END_TURN,)))
        prompt = say("ow-ask-main", phase=g.s.phase)
        return Ask(self.seat, "main", Choice(prompt, options), "next", ("OW-441",), forced=False)

    def acted(self, g: Board, verb: str, *values: Any) -> Verdict:
        """It is done; or the phase, or the turn, is left. [OW-430 OW-436]"""
        self.ending = self.ending or verb == "end"
        if verb in ("next", "end"):
            return "battle_phase" if g.s.phase == "main_1" else "end_phase"
        act(g, self.seat, verb, iter(values))
        return None

    def closed(self, g: Board) -> Verdict:
        """What came of it, or of the phase, can be answered before the next decision, or the next attack. [OW-953]"""
        g.push(Closing())
        g.push(Line())
        return "battle" if g.s.phase == "battle" else "main"

    closed_battle = closed

    # ---------------------------------------------------------------- Battle Phase

    def battle_phase(self, g: Board) -> Verdict:
        """By option none on the very first turn. [OW-440 OW-442]"""
        if g.bars("battle_phase", self.seat) or g.option("first_turn_attack") == "no" and g.s.turn == 1:
            return "main_2"
        g.enter_phase("battle")
        return None

    def battle_begun(self, g: Board) -> Verdict:
        """What waits for its beginning."""
        return self._occurs(g, "phase_battle", "battle_begun")

    def battle_window(self, g: Board) -> None:
        """The window at its beginning. [OW-954]"""
        self._window(g, "phase_battle")

    def battle(self, g: Board) -> Verdict:
        """Which creature attacks next, if any. [OW-429 OW-430 OW-831]"""
        if self.ending:
            return "main_2"
        options = [attack_option(g, id) for id in g.creatures(self.seat) if not_attacker(g, self.seat, id) is None]
        on = Option("next", say("ow-verb-next", phase="battle"), "next")
        row = (Option("attack", say("ow-verb", verb="attack"), "attack", one_of(say("ow-ask-attack"), options)), on)
        choice = Choice(say("ow-ask-main", phase="battle"), (*row, END_TURN) if options else (on,))
        return Ask(self.seat, "main", choice, "next", ("OW-429",), forced=False, idle=not options)

    def fought(self, g: Board, verb: str, id: Id = 0) -> Verdict:
        """It does; or the phase, or the turn, is left. [OW-430 OW-436]"""
        if verb != "attack":
            self.ending = verb == "end"
            return "main_2"
        attack(g, id)
        return None

    def main_2(self, g: Board) -> Verdict:
        """Main Phase 2: all that Main Phase 1 allows, and moves. [OW-426 OW-431 OW-432]"""
        if g.bars("main_2", self.seat):
            return "end_phase"
        g.enter_phase("main_2")
        if g.option("normal_summons") == "per_main_phase":
            g.seat(self.seat).summoned = 0
        return "closed"

    # ---------------------------------------------------------------- End Phase

    def end_phase(self, g: Board) -> None:
        """Nothing is decided any more. [OW-435]"""
        g.enter_phase("end")

    def end_begun(self, g: Board) -> Verdict:
        """What is set off by the end of the turn, and what was put off until then. [OW-435]"""
        return self._occurs(g, "phase_end", "end_begun")

    def end_window(self, g: Board) -> None:
        """Its window. [OW-435 OW-954]"""
        self._window(g, "phase_end")

    def ends(self, g: Board) -> None:
        """What lasts until the end of the turn stops, all at once; what that brings about closes the turn. [OW-435]"""
        g.push(Closing())
        g.push(Line())
        g.end("turn")
        check(g)

    def last(self, g: Board) -> Verdict:
        """What ends late stops, too; then it is seen whether the match has run its course. [OW-109 OW-110 OW-435]"""
        g.end("turn")
        check(g)
        s = g.s
        s.quiet = 0 if s.stirred else s.quiet + 1
        if s.quiet >= STALEMATE:
            g.finish(Outcome(None, say("ow-outcome-stalemate", n=STALEMATE), "OW-109"))
        elif g.option("turn_limit") != "none" and s.turn >= int(g.option("turn_limit")):
            had = (0, 0) if g.option("turn_limit_result") == "draw" else [side.lf for side in s.seats]
            g.end_at_limit(s.turn, had, "OW-110")
        return END


class Match(turns.ByTurns, tag="match"):
    """The turns of a game. [OW-434]"""

    setting_up, turn = Setup, Turn


def attack_option(g: Board, id: Id) -> Option:
    """A creature that can attack, by its lane. [OW-801]"""
    at, lane = g.place(id), g.creature(id).lane
    opposite = g.opposite_to(id)
    text = say("ow-attack-option", what=g.name(id), target=g.name(opposite[0]) if opposite else "",
               direct="no" if opposite else "yes")  # fmt: skip
    return Option(str(lane + 1), text, id, None, (at,))


class Closing(Procedure, tag="closing"):
    """One window for all that has come about; what is done in it may bring another. [OW-953]"""

    steps = ("open", "again")

    def open(self, g: Board) -> Verdict:
        """If anything has."""
        events, g.s.since = tuple(g.s.since), []
        if not events:
            return END
        g.push(Responses(kind="closing", seat=g.s.active, events=events))
        return None

    def again(self, g: Board) -> Verdict:
        """The check, then perhaps another one."""
        check(g)
        return "open"
