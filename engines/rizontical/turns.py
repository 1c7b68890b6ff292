"""Setup, rounds, timeline turns, player turns, bonus actions. [RZ-401 to RZ-416 RZ-601 to RZ-670]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import structs

from engines.kernel.ask import NOTHING, Ask, Choice, Option, Withheld, one_of
from engines.kernel.event import Event
from engines.kernel.state import END, Outcome, Procedure, Verdict
from engines.kernel.text import SeatName, say

from .actions import act, main_choice
from .ally_actions import skip_pays
from .choices import Discard
from .conditions import change_ap, lose_condition
from .damage import status_dmg
from .defeats import Deployment, position_hash
from .hands import card_options, draw_cards
from .lasting import Delayed, by_priority
from .payment import refused
from .speed import first_on, turn_mark
from .state import CardName
from .trackers import lose_time

if TYPE_CHECKING:
    from .duel import Duel


def carry_out(g: Duel, moment: str, seat: int | None = None) -> bool:
    """What was put off until a moment (of a player) happens next, that of the player with priority first; whether there
    is any. [RZ-1621]"""
    if not g.s.lasting:
        return False
    due = g.due(moment, seat)
    if due:
        g.push(Delayed(queue=by_priority(g, due)))
    return bool(due)


REPETITIONS = 3
"""How often a position may come up in one player turn. [RZ-1605]"""

USED_UP = ("move", "hit", "push", "conjure")
"""Actions that are counted in a turn: after one, no earlier position of the turn comes back."""


OPEN = ("move", "hit", "push", "deploy")
"""Actions of which everybody sees whether they are possible."""


class Setup(Procedure, tag="setup"):
    """The setup phase. [RZ-401 to RZ-416]"""

    deployed: int = 0
    drawn: int = 0

    steps = (
        "shuffle", "reveal_numens", "place_fighters", "toss", "choose_first", "first_chosen", "deploy", "deal",
        "mulligan", "returned", "ready",
    )  # fmt: skip

    def shuffle(self, g: Duel) -> None:
        """Both decks of both players. [RZ-401]"""
        for side in g.s.seats:
            side.fighter_deck = g.shuffled(side.fighter_deck, "fighter deck")
            side.power_deck = g.shuffled(side.power_deck, "power deck")
        g.happen(Event("shuffled"), say("rz-log-setup-shuffled"), "RZ-401")

    def reveal_numens(self, g: Duel) -> None:
        """Both at once. [RZ-403]"""
        for seat, side in enumerate(g.s.seats):
            side.numen_shown = True
            g.touch()
            text = say("rz-log-numen", who=SeatName(seat), what=CardName(g.thing(side.numen).card))
            g.happen(Event("revealed", seat, side.numen), text, "RZ-403")

    def place_fighters(self, g: Duel) -> None:
        """The two top Fighters of each go face down on slots 1 and 2: they stay in front of the deck until revealed.
        [RZ-404]"""
        g.happen(Event("placed"), say("rz-log-setup-placed"), "RZ-404")

    def toss(self, g: Duel) -> Verdict:
        """A coin decides who goes first in setup. [RZ-405]"""
        winner = g.draw(2, "setup toss")
        g.s.setup_first = winner
        g.happen(Event("tossed", winner), say("rz-log-setup-toss", winner=SeatName(winner)), "RZ-405")
        return None if g.option("setup_toss") == "winner_chooses" else "deploy"

    def choose_first(self, g: Duel) -> Verdict:
        """With the option setup_toss: winner_chooses. [RZ-405]"""
        winner = g.s.setup_first or 0
        options = [Option("first", say("rz-first"), True), Option("second", say("rz-second"), False)]
        return Ask(winner, "toss_choice", one_of(say("rz-ask-toss"), options), "first", ("RZ-405",))

    def first_chosen(self, g: Duel, first: bool) -> None:
        """The winner chose."""
        if not first:
            g.s.setup_first = 1 - (g.s.setup_first or 0)

    def deploy(self, g: Duel) -> Verdict:
        """First player slot 1, second player slots 1 and 2, first player slot 2. [RZ-406 RZ-407 RZ-408]"""
        if self.deployed == 4:
            return None
        first = g.s.setup_first or 0
        seat, slot = ((first, 0), (1 - first, 0), (1 - first, 1), (first, 1))[self.deployed]
        self.deployed += 1
        g.push(Deployment(seat=seat, slot=slot))
        return "deploy"

    def deal(self, g: Duel) -> Verdict:
        """Five Powers, the setup-first player first. [RZ-409 RZ-412]"""
        if self.drawn == 2:
            return "ready"
        draw_cards(g, {self._seat(g): 5}, "RZ-409")
        return None

    def _seat(self, g: Duel) -> int:
        first = g.s.setup_first or 0
        return first if self.drawn == 0 else 1 - first

    def mulligan(self, g: Duel) -> Verdict:
        """Up to five cards may go back. [RZ-410]"""
        seat = self._seat(g)
        choice = Choice(say("rz-ask-mulligan"), card_options(g, g.s.seats[seat].hand), 0, 5, ordered=True)
        return Ask(seat, "mulligan", choice, NOTHING, ("RZ-410", "RZ-411"), secret=True)

    def returned(self, g: Duel, cards: tuple[int, ...]) -> Verdict:
        """They go to the bottom in the order named, then as many are drawn. [RZ-411 RZ-416]"""
        seat = self._seat(g)
        self.drawn += 1
        for id in cards:
            g.take_up(id, "hand")
            g.put_card(id, "deck_bottom")
        g.happen(
            Event("mulligan", seat, amount=len(cards)), say("rz-log-mulligan", who=SeatName(seat), n=len(cards)),
            "RZ-410", "RZ-416",
            known_to=(seat,), whole=say("rz-log-mulligan-these", n=len(cards), cards=g.names(cards)),
        )  # fmt: skip
        draw_cards(g, {seat: len(cards)}, "RZ-410")
        return "deal"

    def ready(self, g: Duel) -> None:
        """4 AP each; the first round begins. [RZ-413 RZ-414]"""
        for side in g.s.seats:
            side.ap = 4
        g.s.phase = "round_start"
        g.push(Round())


def anew(g: Duel) -> None:
    """What is set off from now on is counted anew, and what has left play is forgotten unless something still looks at
    it. [RZ-1606 RZ-1612]"""
    g.s.applied = {}
    g.forget()


def moment(g: Duel, phase: str, event: Event, priority: int | None) -> None:
    """A moment of the turn structure, with who has priority in it; what it sets off is counted anew. [RZ-1326
    RZ-1606]"""
    g.stale()
    g.s.phase = phase
    g.s.priority = priority
    anew(g)
    g.occur(event)


class Round(Procedure, tag="round"):
    """Rounds, one after the other. [RZ-601 RZ-604 RZ-631 to RZ-636]"""

    steps = (
        "begin", "next_turn", "end", "invincible", "end_effects", "delayed", "count_down", "over", "limits",
    )  # fmt: skip

    def begin(self, g: Duel) -> None:
        """Effects at round start. [RZ-604 RZ-1304 RZ-1623]"""
        g.s.round += 1
        g.s.timeline = (3, 2, 1, 0) if g.s.backwards == g.s.round else (0, 1, 2, 3)
        g.s.turn = -1
        g.s.round_over = False
        g.s.defeats = 0
        g.happen(Event("round_start", amount=g.s.round), say("rz-log-round", round=g.s.round), "RZ-604")
        carry_out(g, "round_begin")  # after the effects at round start, which come first
        moment(g, "round_start", Event("round_start"), first_on(g, g.s.timeline[0]))

    def next_turn(self, g: Duel) -> Verdict:
        """The next one, unless the round is over. [RZ-601 RZ-626 RZ-632]"""
        order = g.s.timeline
        if g.s.round_over or g.s.turn == order[-1]:
            return None
        g.s.turn = order[0] if g.s.turn < 0 else order[order.index(g.s.turn) + 1]
        g.push(TimelineTurn())
        return "next_turn"

    def end(self, g: Duel) -> None:
        """The round ends; the last slot says who has priority. [RZ-631 RZ-1326]"""
        g.stale()
        g.s.phase = "round_end"
        g.s.active = None
        g.s.order = ()
        g.s.bonus = False
        g.s.priority = first_on(g, g.s.timeline[-1])
        g.happen(Event("round_end", amount=g.s.round), say("rz-log-round-end", round=g.s.round), "RZ-633")

    def invincible(self, g: Duel) -> None:
        """Invincible goes first of all, from the player with priority on. [RZ-1522 RZ-1323]"""
        for id in sorted(g.fighters(), key=lambda id: g.controller(id) == g.s.priority):
            if "Invincible" in g.fighter(id).conditions:
                lose_condition(g, id, "Invincible", "RZ-1522")

    def end_effects(self, g: Duel) -> None:
        """Effects at round end. [RZ-633 RZ-1303]"""
        moment(g, "round_end", Event("round_end"), first_on(g, g.s.timeline[-1]))

    def delayed(self, g: Duel) -> Verdict:
        """What was put off until then. [RZ-1621]"""
        return "delayed" if carry_out(g, "round_end") else None

    def count_down(self, g: Duel) -> None:
        """Every Time goes down by 1. [RZ-634 RZ-926]"""
        lose_time(g)

    def over(self, g: Duel) -> None:
        """What lasted for the round ends."""
        g.end("round")

    def limits(self, g: Duel) -> Verdict:
        """House limits and standing still; then the next round. [RZ-216 RZ-635 RZ-1617]"""
        g.s.quiet_rounds = 0 if g.s.defeats else g.s.quiet_rounds + 1
        limit = g.option("round_limit")
        if limit != "none" and g.s.round >= int(limit):
            self._count(g)
            return END
        patience = g.option("stalemate")
        if patience != "none":
            left = int(patience) - g.s.quiet_rounds
            if left <= 0:
                g.finish(Outcome(None, say("rz-outcome-stalemate", rounds=int(patience)), "RZ-1617"))
                return END
            if left == 2:
                g.happen(Event("warning"), say("rz-log-stalemate-near", rounds=left), "RZ-1617")
        return "begin"

    def _count(self, g: Duel) -> None:
        mine, theirs = ((side.souls, len(g.fighters(seat))) for seat, side in enumerate(g.s.seats))
        if mine == theirs:
            g.finish(Outcome(None, say("rz-outcome-rounds-draw", round=g.s.round), "RZ-216"))
        else:
            winner = 0 if mine > theirs else 1
            g.finish(Outcome(winner, say("rz-outcome-rounds", winner=SeatName(winner), round=g.s.round), "RZ-216"))


class TimelineTurn(Procedure, tag="timeline_turn"):
    """One number of the timeline: both players draw and gain AP, then each has a player turn. [RZ-602 RZ-605 to
    RZ-609]"""

    played: int = 0

    steps = ("draw", "gain", "effects", "decide", "bonus", "play", "delayed", "end")

    def draw(self, g: Duel) -> None:
        """1 Power each. [RZ-605]"""
        g.stale()
        g.s.phase = "turn_start"
        g.s.tosses = []
        g.s.order = ()
        g.s.active = None
        g.s.priority = first_on(g, g.s.turn)
        anew(g)
        g.happen(Event("turn", amount=g.s.turn + 1), say("rz-log-turn", round=g.s.round, turn=g.s.turn + 1), "RZ-601")
        draw_cards(g, {0: 1, 1: 1}, "RZ-605")

    def gain(self, g: Duel) -> None:
        """2 AP each. [RZ-606]"""
        for seat in (0, 1):
            change_ap(g, seat, 2)

    def effects(self, g: Duel) -> None:
        """Effects at turn start. [RZ-607]"""
        moment(g, "turn_start", Event("turn_start"), first_on(g, g.s.turn))

    def decide(self, g: Duel) -> None:
        """First and Last, which are ignored where both Fighters have it and count against an empty slot, then the Speed
        Rule; the order is fixed from here. [RZ-608 RZ-609 RZ-669 RZ-1511 RZ-1512 RZ-1531 RZ-1532 RZ-1533]"""
        marks = [turn_mark(g, seat) for seat in (0, 1)]
        rank = {"first": 0, "": 1, "last": 2}
        if marks[0] != marks[1]:
            first = 0 if rank[marks[0]] < rank[marks[1]] else 1
        else:
            first = first_on(g, g.s.turn)
        g.s.order = (first, 1 - first)
        g.happen(Event("order", first), say("rz-log-order", first=SeatName(first), turn=g.s.turn + 1), "RZ-608")

    def bonus(self, g: Duel) -> Verdict:
        """Player turns that effects added come right after the one played; whoever would see the opponent play twice in
        a row may act before. [RZ-641 RZ-646 RZ-647 RZ-1407]"""
        if self.played and g.s.extra_turns:
            g.s.order = (*g.s.order[: self.played], *g.s.extra_turns, *g.s.order[self.played :])
            g.s.extra_turns = ()
        if g.s.round_over or self.played == len(g.s.order):
            return "delayed"
        player = g.s.order[self.played]
        if g.s.last == player:
            g.push(Bonus(seat=1 - player))
        return None

    def play(self, g: Duel) -> Verdict:
        """The next player turn."""
        if g.s.round_over:
            return "delayed"
        g.push(PlayerTurn(seat=g.s.order[self.played]))
        self.played += 1
        return "bonus"

    def delayed(self, g: Duel) -> Verdict:
        """What was put off until the end of the timeline turn. [RZ-1621]"""
        return "delayed" if carry_out(g, "timeline_turn_end") else None

    def end(self, g: Duel) -> None:
        """The timeline turn is over, and what lasted for a player turn that was dropped. [RZ-636 RZ-650]"""
        g.s.extra_turns = ()
        g.expire("combat", "turn", "timeline_turn")


def begin_part(g: Duel, phase: str, active: int, priority: int) -> None:
    """A player's part of a timeline turn begins; Contact Tiles may affect everything again. [RZ-649 RZ-1135 RZ-1327]"""
    g.stale()
    g.s.phase = phase
    g.s.active = active
    g.s.priority = priority
    g.s.turn_over = False
    anew(g)
    for id in (*g.fighters(), *g.summons()):
        if g.s.things[id].touched:
            g.edit(id).touched = ()


def idle(g: Duel, seat: int) -> bool:
    """Whether everybody sees all that a player could use: who holds cards is asked, whatever they can do. [RZ-311
    RZ-1603]"""
    return not g.s.seats[seat].hand


class ExtraAction(Procedure, tag="extra_action"):
    """One further action that an effect allows, or none. A further Move or Push of one's own turn leaves the one of the
    turn. [RZ-1407 RZ-1408]"""

    clauses: ClassVar[tuple[str, ...]] = ("RZ-1407",)

    seat: int
    only: str = "any"
    turn: int = -1
    """The player turn in which a Move or a Push was further to the one of the turn."""

    steps = ("ask", "do", "settle")

    def ask(self, g: Duel) -> Verdict:
        """Which."""
        choice = main_choice(g, self.seat, bonus=True, only=self.only)
        open_ = self.only in OPEN or g.seat_forbidden(self.only, self.seat) or idle(g, self.seat)
        return Ask(self.seat, "bonus", choice, "decline", self.clauses, forced=open_)

    def do(self, g: Duel, verb: str, *details: Any) -> None:
        """It is carried out."""
        if verb == self.only and verb in ("move", "push") and g.s.active == self.seat:
            self.turn = g.s.player_turn
        if verb != "decline":
            g.push(act(g, self.seat, verb, *details))

    def settle(self, g: Duel) -> None:
        """It was not the one of the turn."""
        if self.turn == g.s.player_turn and self.only in g.s.used:
            g.stale()
            place = g.s.used.index(self.only)
            g.s.used = (*g.s.used[:place], *g.s.used[place + 1 :])


class Bonus(ExtraAction, tag="bonus"):
    """One action out of turn, any but Skip, or none. [RZ-641 to RZ-650]"""

    clauses = ("RZ-641", "RZ-642")
    steps = ("begin", "ask", "do", "end")

    def begin(self, g: Duel) -> None:
        """The player about to play has priority. [RZ-649]"""
        begin_part(g, "bonus", self.seat, 1 - self.seat)
        g.s.bonus = True
        g.happen(Event("bonus", self.seat), say("rz-log-bonus", who=SeatName(self.seat)), "RZ-641")

    def do(self, g: Duel, verb: str, *details: Any) -> None:
        """It is carried out."""
        super().do(g, verb, *details)
        if verb != "decline":
            g.comes_about(Event("bonus_taken", self.seat))

    def end(self, g: Duel) -> None:
        """An effect that ends a turn ended just this. [RZ-650]"""
        g.stale()
        g.s.bonus = False
        g.s.active = None
        g.s.turn_over = False


class PlayerTurn(Procedure, tag="player_turn"):
    """One player's part of a timeline turn. [RZ-621 to RZ-629 RZ-701 RZ-1327]"""

    seat: int
    here: str = ""
    """The position that the player is in, by its hash, if it has been looked at."""
    tried: dict[str, tuple[str, ...]] = {}
    """What was chosen, each time, in the positions of this turn that could come back. [RZ-1605]"""

    steps = (
        "begin", "poison", "start_effects", "take_stock", "main", "do", "end_effects", "delayed", "hand_limit", "end",
    )  # fmt: skip

    def begin(self, g: Duel) -> None:
        """Once-per-turn limits start anew; the very first player turn is sheltered. [RZ-603 RZ-611]"""
        begin_part(g, "turn", self.seat, self.seat)
        s = g.s
        s.player_turn += 1
        s.used, s.used_away, s.acted, s.did = (), (), (), {}
        s.hits = s.successes = 0
        if s.player_turn == 1:
            s.sheltered = self.seat
        g.end("next_own_turn", self.seat)
        g.end_turns()
        text = say("rz-log-player-turn", who=SeatName(self.seat), turn=s.turn + 1)
        g.happen(Event("own_turn", self.seat), text, "RZ-603")

    def poison(self, g: Duel) -> None:
        """Poison acts before anything else. [RZ-1541 RZ-1542 RZ-1543]"""
        ally = g.ally_now(self.seat)
        if ally and "Poison" in g.fighter(ally).conditions:
            g.happen(Event("poison", self.seat, ally), say("rz-log-poison", who=g.name(ally)), "RZ-1541")
            status_dmg(g, ally, "Poison")

    def start_effects(self, g: Duel) -> None:
        """Effects at own turn start, then what was put off until it. [RZ-1621]"""
        carry_out(g, "own_turn", self.seat)
        moment(g, "turn", Event("own_turn_start", self.seat, g.ally_now(self.seat)), self.seat)

    def take_stock(self, g: Duel) -> None:
        """Look whether the position is one that came up before. [RZ-1605]"""
        self.here = position_hash(g) if self.tried else ""

    def main(self, g: Duel) -> Verdict:
        """Whatever the player likes, until the turn is over; but no position a fourth time. [RZ-701 RZ-1605]"""
        if g.s.turn_over:
            return "end_effects"
        choice = main_choice(g, self.seat)
        tried = self.tried.get(self.here, ())
        if len(tried) >= REPETITIONS - 1:
            choice = without(choice, tried)
        default = "skip" if skip_pays(g, g.ally_now(self.seat)) else "end"
        return Ask(self.seat, "main", choice, default, ("RZ-701",), forced=idle(g, self.seat))

    def do(self, g: Duel, verb: str, *details: Any) -> Verdict:
        """An action, or the end of the turn. [RZ-621 RZ-732]"""
        anew(g)
        g.s.trail = []
        if verb == "end":
            return "end_effects"
        if verb in USED_UP:
            self.tried = {}
        else:
            here = self.here or position_hash(g)
            self.tried = {**self.tried, here: (*self.tried.get(here, ()), f"{verb} {details[:1]}")}
        g.push(act(g, self.seat, verb, *details))
        return "take_stock"

    def end_effects(self, g: Duel) -> None:
        """Effects at turn end. [RZ-625]"""
        g.happen(Event("turn_end", self.seat), say("rz-log-turn-end", who=SeatName(self.seat)), "RZ-625")
        moment(g, "turn_end", Event("turn_end", self.seat, g.ally_now(self.seat)), self.seat)

    def delayed(self, g: Duel) -> Verdict:
        """What was put off until the end of the turn. [RZ-1621]"""
        return "delayed" if carry_out(g, "turn_end") else None

    def hand_limit(self, g: Duel) -> None:
        """With the option hand_limit. [RZ-319]"""
        limit = g.option("hand_limit")
        over = 0 if limit == "none" else len(g.s.seats[self.seat].hand) - int(limit)
        if over > 0:
            g.push(Discard(seat=self.seat, n=over, clause="RZ-319"))

    def end(self, g: Duel) -> None:
        """The player turn is over; the shelter of the first one ends. [RZ-612]"""
        g.stale()
        g.s.last = self.seat
        g.s.sheltered = None
        g.s.active = None
        g.expire("combat", "turn")


def without(choice: Choice, tried: tuple[str, ...]) -> Choice:
    """A question without what was chosen in the same position before. [RZ-1605]"""
    verbs: list[Option] = []
    gone: list[Withheld] = []
    for verb in choice.options:
        level = verb.next()
        options = level.options if level is not None else ()
        left = tuple(option for option in options if f"{verb.value} {(option.value,)}" not in tried)
        if level is None and f"{verb.value} ()" not in tried:
            verbs.append(verb)
        elif level is not None and left:
            verbs.append(structs.replace(verb, then=structs.replace(level, options=left)))
        else:
            gone.append(Withheld(verb.text, refused("rz-no-repetition", "RZ-1605")))
    return structs.replace(choice, options=tuple(verbs), withheld=lambda: (*choice.withheld(), *gone))
