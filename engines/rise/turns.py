"""Setup, the turns and their phases. [RS-201 to RS-216 RS-401 to RS-421 RS-713 to RS-717]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Later, Option, Refused, Withheld, in_order, which
from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.refusing import by
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Listing, SeatName, say

from .battle import Combat
from .board import Board
from .cards import SummonerCard
from .chain import Standing, announce
from .combat import able_attackers, must_attack
from .counters import gain
from .declaring import VERBS, Draft, plays
from .legal import may_begin, not_skill
from .losing import draw_cards, eliminate
from .moving import leave
from .replacements import replaced
from .stacking import assimilate, assimilate_level, stacking
from .state import CardName, Counter, Summoner
from .triggers import run_delayed, settle

MULLIGANS = 3
"""How often a player may mulligan. [RS-212]"""
HANDS = {"keep": say("rs-keep"), "mulligan": say("rs-mulligan"), "concede": say("rs-concede")}
"""What is done with a first hand. [RS-211 RS-215 RS-216]"""


class Setup(Procedure, tag="setup", kw_only=True):
    """The dice, the deal and the mulligans. [RS-201 to RS-216]"""

    contest: tuple[int, ...] = ()
    """The seats that still roll for the first turn."""

    steps = ("reveal", "roll", "deal", "mulligan", "decided", "begin")

    def reveal(self, g: Board) -> None:
        """The Summoners are on the table from the start; libraries are shuffled. [RS-205 RS-206]"""
        self.contest = tuple(range(len(g.s.seats)))
        for seat, side in enumerate(g.s.seats):
            names = Listing(tuple(CardName(g.thing(id).card) for id in side.summoners))
            g.happen(Event("revealed", seat), say("rs-log-summoners", who=SeatName(seat), cards=names), "RS-205")
            g.seat(seat).library = g.shuffled(side.library, "library")
        g.happen(Event("shuffled"), g.chance_text(say("rs-log-libraries")), "RS-206")

    def roll(self, g: Board) -> Verdict:
        """One die each; only those tied for the highest roll again. [RS-201 to RS-203]"""
        rolls = {seat: g.draw(6, "first turn") + 1 for seat in self.contest}
        for seat, shown in rolls.items():
            text = g.chance_text(say("rs-log-first-roll", who=SeatName(seat), n=shown))
            g.happen(Event("rolled", seat, amount=shown), text, "RS-201")
        best = max(rolls.values())
        self.contest = tuple(seat for seat, shown in rolls.items() if shown == best)
        if len(self.contest) > 1:
            g.happen(
                Event("tied"), say("rs-log-tie", who=Listing(tuple(SeatName(seat) for seat in self.contest))), "RS-203"
            )
            return "roll"
        g.s.first = g.s.active = min(self.contest)
        g.happen(Event("first", g.s.first), say("rs-log-first", who=SeatName(g.s.first)), "RS-202")
        return None

    def deal(self, g: Board) -> None:
        """6 cards and 2 coins for the starting player, 4 cards and 1 coin for the others. [RS-207 to RS-210 RS-127]"""
        for seat in g.turn_order():
            side = g.seat(seat)
            side.stock = 2 if seat == g.s.first else 1
            self._draw(g, seat)

    @staticmethod
    def _draw(g: Board, seat: int) -> None:
        side = g.seat(seat)
        n = 6 if seat == g.s.first else 4
        side.hand, side.library = side.library[:n], side.library[n:]
        names = Listing(tuple(CardName(card) for card in sorted(g.thing(id).card for id in side.hand)))
        g.informed = True
        g.happen(
            Event("drawn", seat, amount=n), say("rs-log-draws", who=SeatName(seat), n=n),
            "RS-207" if n == 6 else "RS-209",
            known_to=(seat,), whole=say("rs-log-draws-these", who=SeatName(seat), cards=names),
        )  # fmt: skip

    def mulligan(self, g: Board) -> Verdict:
        """All decide at the same time and in private. [RS-211 to RS-215]"""
        deciding = [seat for seat, side in enumerate(g.s.seats) if not side.kept and not side.out]
        if not deciding:
            return "begin"
        asks: list[Ask] = []
        for seat in deciding:
            taken = g.s.seats[seat].mulligans
            keys = ("keep", "mulligan" if taken < MULLIGANS else "concede")
            options = [Option(key, HANDS[key], key) for key in keys]
            prompt = say("rs-ask-mulligan", n=MULLIGANS - taken)
            ask = which(seat, "mulligan", prompt, options, "RS-211", "RS-212", "RS-214")
            asks.append(structs.replace(ask, secret=True, forced=False))
        return asks

    def decided(self, g: Board, answers: dict[int, tuple[Any, ...]]) -> Verdict:
        """The whole hand goes back, the library is shuffled, as many are drawn. [RS-211 RS-213 RS-216]"""
        leaving: list[int] = []
        for seat, (what,) in sorted(answers.items()):
            side = g.seat(seat)
            if what == "keep":
                side.kept = True
                g.happen(Event("kept", seat), say("rs-log-keeps", who=SeatName(seat)), "RS-215")
            elif what == "mulligan":
                side.mulligans += 1
                text = g.chance_text(say("rs-log-mulligan", who=SeatName(seat), n=side.mulligans))
                g.happen(Event("mulligan", seat, amount=side.mulligans), text, "RS-211")
                side.library, side.hand = g.shuffled((*side.library, *side.hand), "library"), ()
                self._draw(g, seat)
            else:
                g.happen(Event("conceded", seat), say("rs-log-concedes", who=SeatName(seat)), "RS-216")
                leaving.append(seat)
        eliminate(g, leaving)
        return "mulligan" if g.s.outcome is None else END

    def begin(self, g: Board) -> None:
        """The first turn: the starting player's, or the next one's if that player conceded. [RS-215 RS-216]"""
        g.push(Match())


class Match(Procedure, tag="match"):
    """Turn after turn, in turn order, without those who are out. [RS-204 RS-402 RS-403]"""

    steps = ("next_turn",)

    def next_turn(self, g: Board) -> Verdict:
        """The next player's. What lasts until the turn of one who is skipped ends where that would have begun.
        [RS-729]"""
        after = g.s.first if not g.s.turn else (g.s.active + 1) % len(g.s.seats)
        seat = g.turn_order(after)[0]
        while after != seat:
            g.end("next_turn", after)
            g.end("next_turn_end", after)
            g.end("awakening", after)
            after = (after + 1) % len(g.s.seats)
        g.push(Turn(seat=seat))
        return "next_turn"


class Turn(Procedure, tag="turn", kw_only=True):
    """A player's turn, with two Summoners or with one. What is not answered in time is answered by its default. [RS-401
    RS-1415 RS-1502]"""

    seat: int
    colds: tuple[Id, ...] = ()

    steps = (
        "awaken", "untilt", "cold", "cold_ordered", "pay_cold", "awake", "restoration", "other_package",
        "package", "take", "gate", "begin_effects", "restored", "answered",
        "invocation", "main", "played", "passed", "ending", "cleanup", "over",
    )  # fmt: skip

    # ------------------------------------------------------------------------------------------------------- awakening

    def awaken(self, g: Board) -> None:
        """What lasts until this turn ends; once-per-turn uses come back with the turn's number. [RS-408 RS-728 RS-729
        RS-1043]"""
        s = g.s
        s.turn += 1
        s.active = self.seat
        g.enter_phase("awakening")
        s.gate = s.announced = False
        s.attacks_left = 1
        side = g.seat(self.seat)
        side.turns += 1
        s.round = max(each.turns for each in s.seats)
        s.recent = []
        g.happen(
            Event("turn", self.seat, amount=s.turn), say("rs-log-turn", who=SeatName(self.seat), n=s.turn), "RS-401"
        )
        g.end("next_turn", self.seat)
        g.end_turns()
        g.take_effect("during_next_turn", self.seat)
        g.take_effect("next_turn_end", self.seat)
        g.reshaped()
        if s.turn == 1:
            g.occur(Event("game_begins"))
        settle(g)

    def untilt(self, g: Board) -> Verdict:
        """Capacity refills and cards untilt, together, where nothing forbids it. [RS-404 to RS-407 RS-521 RS-522]"""
        if g.s.seats[self.seat].out:
            return "ending"
        row = (*g.summoners(self.seat), *g.s.seats[self.seat].field)
        untilting = [id for id in row if g.thing(id).tilted and not g.forbidden("untilt", id)]
        for id in g.summoners(self.seat):
            self._refresh(g, id, stays=id not in untilting)
        for id in untilting:
            g.edit(id).tilted = False
        g.end("awakening", self.seat)
        g.stale()
        g.occur(Event("awakening", self.seat))
        for id in untilting:
            g.occur(Event("untilted", self.seat, id))
        settle(g)
        return None

    @staticmethod
    def _refresh(g: Board, id: Id, *, stays: bool) -> None:
        """A Summoner regains its points; one that stays tilted without those that wait for its untilting. [RS-404
        RS-522]"""
        stays = stays and g.summoner(id).tilted
        regains = not g.forbidden("regain", id)
        summoner: Summoner = g.edit(id)
        card: SummonerCard = g.cards[summoner.card]
        full = card.capacity(summoner.level)
        if stays:
            if regains:
                summoner.capacity = full - summoner.pending
            return
        summoner.capacity = full if regains else summoner.capacity + summoner.pending
        summoner.pending = 0

    def cold(self, g: Board) -> Verdict:
        """Cold is paid before Restoration; its victim orders several if the coins do not suffice. [RS-408 RS-1211
        RS-1212]"""
        self.colds = tuple(id for id in g.attachments(player_ref(self.seat)) if g.has(id, "Cold"))
        if len(self.colds) < 2 or g.s.seats[self.seat].stock >= len(self.colds):
            return "pay_cold"
        return in_order(self.seat, "cold_order", say("rs-ask-cold"), g.options(self.colds), "RS-408")

    def cold_ordered(self, g: Board, order: tuple[Id, ...]) -> None:
        """In that order."""
        self.colds = order

    def pay_cold(self, g: Board) -> None:
        """1 coin each; without a coin it goes. [RS-1211 RS-1213]"""
        for id in self.colds:
            if g.s.seats[self.seat].stock:
                g.seat(self.seat).stock -= 1
                text = say("rs-log-cold", who=SeatName(self.seat), what=g.name(id))
                g.happen(Event("paid", self.seat, id, amount=1), text, "RS-1211")
            else:
                g.happen(Event("cold_ends", self.seat, id), say("rs-log-cold-ends", what=g.name(id)), "RS-1213")
                leave(g, (id,), "cemetery")
        settle(g)

    def awake(self, g: Board) -> Verdict:
        """Others may use Actions and Skills, but invoke nothing yet. [RS-408 RS-709]"""
        if g.s.seats[self.seat].out:
            return "ending"
        g.push(Standing(name="pre_draw"))
        return None

    # ----------------------------------------------------------------------------------------------------- restoration

    def restoration(self, g: Board) -> None:
        """The Restoration phase. [RS-411]"""
        g.enter_phase("restoration")
        settle(g)

    def other_package(self, g: Board) -> Verdict:
        """What happens instead of the choice; the starting player's first turn has none. [RS-413 RS-1307]"""
        side = g.s.seats[self.seat]
        first = side.turns == 1 and self.seat == g.s.first
        return "gate" if not side.out and not first and replaced(g, "restoration", player_ref(self.seat)) else None

    def package(self, g: Board) -> Verdict:
        """One card and two coins, or two cards and one coin; nothing for the starting player's first turn. [RS-411 to
        RS-416]"""
        side = g.s.seats[self.seat]
        if side.out:
            return "ending"
        if side.turns == 1 and self.seat == g.s.first:
            g.happen(
                Event("skipped", self.seat), say("rs-log-no-restoration", who=SeatName(self.seat)), "RS-413", "RS-414"
            )
            if g.option("first_restoration") == "coins_only":
                gain(g, self.seat, "coins", 1)
            return "gate"
        options = [Option("one-card", say("rs-package-one"), 1), Option("two-cards", say("rs-package-two"), 2)]
        prompt, wanted = say("rs-ask-package"), 2 if len(side.library) >= 2 else 1
        return which(self.seat, "package", prompt, options, "RS-411", "RS-412", worth=lambda cards: cards == wanted)

    def take(self, g: Board, cards: int) -> None:
        """The cards are drawn, then the coins gained. [RS-411 RS-416]"""
        draw_cards(g, self.seat, cards)
        gain(g, self.seat, "coins", 3 - cards)

    def gate(self, g: Board) -> None:
        """From now on others may invoke Imminent cards. [RS-709 RS-710]"""
        g.s.gate = True
        g.stale()
        settle(g)

    def begin_effects(self, g: Board) -> Verdict:
        """What cards in play do at the beginning of a turn. [RS-416 to RS-421 RS-1203]"""
        if g.s.seats[self.seat].out:
            return "ending"
        g.occur(Event("turn_begins", self.seat))
        run_delayed(g, "turn_begin")
        run_delayed(g, "own_turn", self.seat)
        return None

    def restored(self, g: Board) -> None:
        """The effect step is over. [RS-416]"""
        g.occur(Event("restored", self.seat))
        settle(g)

    def answered(self, g: Board) -> Verdict:
        """Others may respond. [RS-711]"""
        if g.s.seats[self.seat].out:
            return "ending"
        g.push(Standing(name="restored"))
        return None

    # ------------------------------------------------------------------------------------------------------- main play

    def invocation(self, g: Board) -> None:
        """The Invocation phase. [RS-541]"""
        g.enter_phase("invocation")
        settle(g)

    def main(self, g: Board) -> Verdict:
        """The player's own plays, in the Invocation phase and after the attack. [RS-541 RS-544 RS-701 RS-713]"""
        if g.s.seats[self.seat].out:
            return "ending"
        options = plays(g, self.seat, "main")
        if g.s.phase == "invocation" and not g.s.announced and len(stacking(g, self.seat)) > 1:
            options.append(
                Option("assimilate", VERBS["assimilate"], None, Later(lambda: assimilate_level(g, self.seat)))
            )
        forced = False
        if may_attack(g, self.seat):
            options.append(Option("attack", VERBS["attack"], "attack"))
            forced = bool(must_attack(g, self.seat))
        if not forced:
            options.append(Option("pass", VERBS["pass"], "pass", ends=True))
        offered = tuple(options)
        return Ask(
            self.seat, "main",
            Choice(MAIN_TEXT[g.s.phase == "end"], offered, withheld=lambda: withheld(g, self.seat, offered)),
            "attack" if forced else "pass", ("RS-541", "RS-714"), forced=False,
            idle=len(options) == 1 and not forced and not may_begin(g, self.seat),
        )  # fmt: skip

    def played(self, g: Board, *what: Any) -> Verdict:
        """It is played; passing is final. [RS-714 RS-716]"""
        if what[-1] == "pass":
            return None
        if what[-1] == "attack":
            g.push(Combat(seat=self.seat))
            return "main"
        draft = cast(Draft, what[-1])
        if draft.kind == "assimilate":
            assimilate(g, draft)
            settle(g)
        else:
            announce(g, draft)
        return "main"

    def passed(self, g: Board) -> None:
        """The turn is passed; others may respond before it ends. [RS-714 to RS-716]"""
        g.enter_phase("end")
        g.depict(Event("turn_passed", self.seat), say("rs-log-passes", who=SeatName(self.seat)), "RS-714")
        g.push(Standing(name="turn_passed"))
        settle(g)

    # ------------------------------------------------------------------------------------------------------------- end

    def ending(self, g: Board) -> None:
        """What happens at the end of the turn. [RS-717]"""
        g.enter_phase("end")
        g.occur(Event("turn_ends", self.seat))
        run_delayed(g, "turn_end")

    def cleanup(self, g: Board) -> None:
        """This-turn effects and counters vanish, tilted Summoners lose their points, then the state check;
        untilted Summoners keep theirs, and nobody has to use them up. [RS-508 to RS-510 RS-717 RS-1057]"""
        g.s.combat = []
        g.end("turn")
        g.end("combat")
        for id in g.on_field():
            counters = g.permanent(id).counters
            if any(each.fleeting for each in counters):
                g.edit(id).counters = _kept(counters)
        for id in g.all_summoners():
            if g.summoner(id).tilted and g.summoner(id).capacity:
                g.edit(id).capacity = 0
                g.happen(Event("points_lost", g.owner_of(id), id), say("rs-log-points-lost", what=g.name(id)), "RS-508")
        g.unsettled()
        g.stale()
        settle(g)

    def over(self, g: Board) -> Verdict:
        """What the cleanup set off for this turn is over too; what left play this turn is forgotten, unless something
        that waits still looks at it. [RS-717]"""
        if any(each.until in ("turn", "combat") for each in g.s.lasting) or any(
            each.fleeting for id in g.fighters() for each in g.permanent(id).counters
        ):
            return "cleanup"
        g.forget()
        g.s.fate = {id: fate for id, fate in g.s.fate.items() if id in g.s.gone}
        g.stale()
        return None


def withheld(g: Board, seat: int, offered: Sequence[Option]) -> list[Withheld]:
    """What is not offered with the initiative though one might look for it, with why not. [RS-312]"""
    keys, found = {option.key for option in offered}, list[Withheld]()
    if "attack" not in keys and g.creatures(seat):
        text, clause = ("rs-no-second-attack", "RS-809") if g.s.attacks_left < 1 else ("rs-no-attackers", "RS-807")
        found.append(Withheld(VERBS["attack"], Refused(say(text), clause)))
    if "skill" not in keys:
        skills = [(id, n) for id in g.summoners(seat) for n in range(len(g.card_of(id).skills))]
        clauses = [clause for id, n in skills if (clause := not_skill(g, seat, id, n)) is not None]
        if clauses:
            found.append(Withheld(VERBS["skill"], by(g, clauses[0])))
    if "pass" not in keys:
        found.append(Withheld(VERBS["pass"], Refused(say("rs-no-pass-forced"), "RS-806")))
    return found


def may_attack(g: Board, seat: int) -> bool:
    """Whether an attack can be announced. [RS-804 RS-809]"""
    return g.s.attacks_left > 0 and g.s.phase in ("invocation", "end") and bool(able_attackers(g, seat))


def _kept(counters: tuple[Counter, ...]) -> tuple[Counter, ...]:
    return tuple(each for each in counters if not each.fleeting)


MAIN_TEXT = {False: say("rs-ask-main"), True: say("rs-ask-main-end")}
