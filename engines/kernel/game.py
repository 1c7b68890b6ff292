"""A running match: it carries out the agenda, asks, takes answers, and is the only thing that writes the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Self, cast

import msgspec

from .ask import Ask, Path, Refused, Stale, Unfinished
from .cards import Cards, DeckList
from .chance import key_after
from .deciding import Deciding, Undecided
from .event import Entry, Event, Line
from .matter import Matter, S
from .saves import Saved
from .series import Exchange
from .state import END, STEP_LIMIT, Deck, Lane, Lanes, Outcome, Procedure, Verdict, asked_aside
from .text import SeatName, Text, say

LANE = 1_000_000
"""What separates the numbers of a lane's questions: more than a match has decisions."""

TAKEN_BACK = "(taken back)"
"""What comes of a step that is done anew once a question is answered."""

ENDLESS = "outcome-endless"
"""How a match ends in which one answer never comes to an end."""


class Entangled(RuntimeError):
    """A lane went otherwise when it was carried out after another one: it depends on what the other one does."""


class Game(Matter[S]):
    """A match in progress.

    A game subclasses it with its own readers and writers. Everything that belongs to the match is in `s`; the rest can
    be made again from it. Not to be shared between threads; `clone` to try something out.

    Attributes:
        news: what the latest answer set off.
        spent: how many operations the latest answer has set off so far.
    """

    def __init__(self, state: S, cards: Cards):
        super().__init__(state, cards)
        self.news: list[Entry] = []
        self._aside: dict[int, Ask] = {}
        self._lanes: dict[int, Self] = {}
        self.spent = 0
        self._asks: dict[int, Ask] | None = {}
        self._together = False
        self._before: S | None = None
        self._met = 0

    # ---------------------------------------------------------------- what players do

    @property
    def asks(self) -> dict[int, Ask]:
        """The open questions by seat; empty when the match is over."""
        if self._asks is None:
            self._asks = self._put_again()
        return self._asks

    @property
    def number(self) -> int:
        """The number of the open decision, as everybody may know it."""
        return self.s.number

    def number_of(self, seat: int) -> int:
        """The number that an answer of this seat must quote: that of the open decision; in a lane the lane's own, which
        counts the questions that the seat has been asked in it, and which nobody else gets to see."""
        lanes = self._open_lanes
        return self.s.number + (LANE * (1 + len(lanes.given.get(seat, ()))) if lanes is not None else 0)

    @property
    def lanes(self) -> tuple[int, ...]:
        """The seats that carry out something of their own, finished or not; empty unless lanes are under way."""
        return tuple(seat for seat in self._lanes if seat >= 0) if self.asks and self._lanes else ()

    def seen_by(self, viewer: int | None) -> Self:
        """The match to look at for a viewer (None is a spectator): this one; while lanes are under way, to who has one
        the match as it stands in it, and to everybody else the match as it was when they opened. To be read only."""
        if not self.asks or not self._lanes:
            return self
        seat = viewer if viewer is not None and viewer in self._lanes else ONLOOKER
        lane = self._lanes[seat]
        lane.s.number = self.number_of(seat) if seat >= 0 else self.s.number
        return lane

    @property
    def nth(self) -> int:
        """Which game of a series is played, from 1; 1 of a match that is a single one."""
        return self.s.series.game if self.s.series is not None else 1

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is going on."""
        return self.s.outcome

    def check(self, number: int, seat: int, key: str) -> Path:
        """What an answer picks, without giving it.

        Raises:
            Stale: the question it answers is not open (any more).
            Refused: it is not legal; the refusal cites the clause it breaks.
        """
        if self.s.outcome is not None:
            raise Refused(say("match-over"), self.rules.over_clause)
        ask = self.asks.get(seat)
        if number != (self.number_of(seat) if self._lanes else self.s.number):
            raise Stale(say("ask-stale"))
        if ask is None:
            raise Stale(say("ask-not-yours", who=self.waiting_for()), self.rules.not_yours_clause)
        try:
            return ask.read(key)
        except Refused as refusal:
            explained = self.rules.explain(self.seen_by(seat), ask, key, refusal)
            if isinstance(refusal, Unfinished):  # nothing is wrong with what is there: what may follow says more
                raise Unfinished(refusal.text, explained.clause) from None
            raise explained from None

    def answer(self, number: int, seat: int, key: str) -> None:
        """Give an answer and carry on until the next question or the end.

        Raises:
            Stale, Refused: as `check`; nothing has changed.
        """
        path = self.check(number, seat, key)
        ask = self.asks[seat]
        self.informed = False
        if self._lanes:
            self._give_aside(seat, ask, path)
            return
        if self._together:
            self.top.answers = {**self.top.answers, seat: ask.write(path)}
            if len(self.asks) > 1:
                if not ask.window:
                    self.story = []
                self.news = []
                del self.asks[seat]
                return
        self._give(ask, path)

    def _give(self, ask: Ask, path: Path) -> None:
        if not ask.window:
            self.story = []
        heard = len(self.story)
        self.heed(ask, path)
        self._resume(ask, path)
        self.run()
        self.news = self.story[heard:]

    def command(self, seat: int | None, name: str) -> None:
        """Something that is not an answer and may be done at any time: "concede" by a seat, "forfeit" of one that ran
        out of time, or an agreed "draw".

        Raises:
            Refused: the match is over, or there is no such command, or no such seat.
        """
        if self.s.outcome is not None:
            raise Refused(say("match-over"), self.rules.over_clause)
        there = seat is None or 0 <= seat < self.rules.seat_count(self)
        if not there or name not in (("draw",) if seat is None else ("concede", "forfeit")):
            raise Refused(say("command-unknown", name=name))
        self.story = []
        self.informed = False
        self.s.series = None  # whoever gives up or agrees does so for all games to come
        if seat is None:
            self.finish(Outcome(None, say("outcome-agreed"), self.rules.draw_clause))
        else:
            deciding = self.top
            (self.rules.concede if name == "concede" else self.rules.forfeit)(self, seat)
            if isinstance(deciding, Deciding):  # the step that hangs on it is done anew without whoever has left
                self.s.agenda[:] = [each for each in self.s.agenda if each is not deciding]
                self.s.decided, self.s.given = (), ""
        if self.s.outcome is None:
            self.run()
        else:
            self._asks = {}
            self._lanes = {}
        self.news = list(self.story)

    def waiting_for(self) -> Text | SeatName:
        """Whose answer the match is waiting for."""
        return SeatName(min(self.asks)) if self.asks else say("nobody")

    def lines(self, viewer: int | None) -> list[Line]:
        """The log of what happened since the last decision that was not a response, as a viewer reads it."""
        return [line for entry in self.story if (line := entry.line(viewer)) is not None]

    # ---------------------------------------------------------------- saving

    def clone(self) -> Self:
        """A match that goes its own way from here."""
        twin = object.__new__(type(self))
        twin.s = self.s.clone()
        twin.cards = self.cards
        twin.story = list(self.story)
        twin.news = []
        twin.informed = self.informed
        twin.lane = self.lane
        twin._chance = self._chance
        twin._aside = self._aside
        twin._lanes = {}
        twin.spent = 0
        twin._together = False
        twin._asks = None
        twin._own = set()
        self._own = set()
        twin._before = None
        twin._met = 0
        twin._know_nothing()
        return twin

    def save(self) -> bytes:
        """The match as it stands, with the story since the last decision; `Rules.load` reads it. [see `saves`]"""
        rules = self.rules
        return msgspec.msgpack.encode(Saved(rules.schema, rules.id, rules.version, self.s, self.story))

    def digest(self) -> str:
        """A hash of the state (32 hex digits): equal for equal states, in any process."""
        return blake2b(msgspec.msgpack.encode(self.s), digest_size=16).hexdigest()

    def wake(self) -> None:
        """The state is another one, or the same as somebody else's: the open questions are put again when wanted."""
        self._asks = None
        self._lanes = {}

    def rest_as(self, other: Self) -> None:
        """Rest on the questions of another match, which are not put again: for who is not asked, all there is to see is
        that somebody is."""
        self._asks, self._together = dict(other.asks), other._together

    def _put_again(self) -> dict[int, Ask]:
        if self.s.outcome is not None:
            return {}
        if isinstance(self.top, Lane):
            return dict(self._aside)
        put, _ = self.top.course[self.top.step]
        verdict: Verdict = put(self.top, self)
        if isinstance(verdict, dict):
            return self._set_out(verdict)
        self._together = isinstance(verdict, list)
        asks: Any = verdict if self._together else [verdict]
        assert all(isinstance(ask, Ask) for ask in asks), "a saved match rests on a question"
        return {**self._aside, **{ask.seat: ask for ask in asks if ask.seat not in self.top.answers}}

    def answered_so_far(self) -> dict[int, Ask]:
        """Of questions put to several at the same time, those that are answered (`top.answers` says how) while others
        are not."""
        if self.s.outcome is not None or not self.top.answers:
            return {}
        put, _ = self.top.course[self.top.step]
        asks: Any = put(self.top, self)
        return {ask.seat: ask for ask in asks if ask.seat in self.top.answers}

    # ---------------------------------------------------------------- what rules do

    @property
    def top(self) -> Procedure:
        """The procedure being carried out."""
        return self.s.agenda[-1]

    def push(self, procedure: Procedure) -> None:
        """Carry out a procedure before anything else goes on."""
        procedure.begins(self)
        self.s.agenda.append(procedure)

    def heed(self, ask: Ask, path: Path) -> None:
        """An answer is about to be carried out: for what a game counts by what players decide."""

    @property
    def hangs(self) -> bool:
        """Whether `decide` may be called in the next step: a game that calls it says so. An effect begins a new step
        where this becomes true in the middle of its operations."""
        return False

    def decide(self, seat: int, kind: str, prompt: Text, texts: Sequence[Text], *clauses: str) -> int:
        """The place of what a player picks, asked wherever it comes up in a step: what the step has done so far is
        taken back, and done anew with the answer, with the same results of chance. It is for questions that hardly ever
        come up, among what all can see; anything else is a step that asks. Without `hangs` it is the first."""
        if self._before is None:
            return 0
        if self._met < len(self.s.decided):
            self._met += 1
            return self.s.decided[self._met - 1]
        raise Undecided(Deciding(seat=seat, kind=kind, prompt=prompt, texts=tuple(texts), clauses=clauses))

    def finish(self, outcome: Outcome) -> None:
        """The match is over; whatever was pending is not carried out any more. Of a series it is a game that is over,
        and the match once that decides it."""
        series = self.s.series
        if series is not None and self.rules.side_deck is not None and self.s.outcome is None:
            series = self.s.series = series.after(outcome.winner)
            self.happen(Event("game_over", outcome.winner), outcome.reason, *filter(None, (outcome.clause,)))
            if series.goes_on:
                self.s.outcome = outcome
                return
            outcome = series.outcome(self.rules.side_deck.series)
        if not outcome.places:
            seats = self.rules.seat_count(self)
            places = (1,) * seats if outcome.winner is None else tuple(1 + (n != outcome.winner) for n in range(seats))
            outcome = msgspec.structs.replace(outcome, places=places)
        self.s.outcome = outcome
        self.happen(Event("over", outcome.winner), outcome.reason, *filter(None, (outcome.clause,)))

    def next_game(self, decks: tuple[Deck, ...]) -> None:
        """The next game of a series begins, with these decks and chance of its own."""
        series, rules, before = self.s.series, self.rules, self.s
        assert series is not None
        lists = [DeckList("", rules.id, {name: list(row) for name, row in deck.items()}) for deck in decks]
        fresh = rules.begin(self.cards, lists, series.options, key_after(self.s.key))
        self.s = cast(S, fresh.s)
        self.s.number = before.number
        self.s.draws += before.draws  # they are counted through the match
        self.s.series = msgspec.structs.replace(series, decks=decks, game=series.game + 1)
        self._own = set()
        self.touch()
        self.story += fresh.story
        self.informed = True

    def below(self, kind: type[Any] | tuple[type[Any], ...]) -> Iterable[Any]:
        """The procedures of a kind that are under way, the innermost first."""
        return (procedure for procedure in reversed(self.s.agenda) if isinstance(procedure, kind))

    # ---------------------------------------------------------------- the machine

    def start(self, first: Procedure) -> None:
        """Begin with a procedure and go on until the first question."""
        self.push(first)
        self.run()

    def run(self) -> None:
        """Carry out the agenda until the next question or the end. A match that comes to neither within `STEP_LIMIT`
        steps and operations is a draw; of a series it is a game that is one."""
        s = self.s
        agenda = s.agenda
        decides = type(self).hangs is not Game.hangs
        self._asks = {}
        self.spent = 0
        for _ in range(STEP_LIMIT):
            if self.spent > STEP_LIMIT:
                break
            if s.outcome is not None and self._over():
                return
            procedure = agenda[-1]
            step = procedure.step
            if step == END:
                agenda.pop()
                continue
            verdict: Verdict
            if decides and self.hangs:
                verdict = self._carry_out(procedure, step)
            else:
                carry_out, procedure.step = procedure.course[step]
                verdict = carry_out(procedure, self)
            if verdict is None:
                continue
            if verdict is TAKEN_BACK:
                s, agenda = self.s, self.s.agenda
                continue
            if isinstance(verdict, str):
                procedure.step = verdict
                continue
            self._put(procedure, step, verdict)
            s, agenda = self.s, self.s.agenda
            if self._asks:
                s.number += 1
                return
        self._asks = {}
        self.finish(Outcome(None, say(ENDLESS), self.rules.endless_clause))
        if not self._over():
            self.run()

    def _over(self) -> bool:
        """Whether the match is over; of a series that goes on only a game is, and the exchanges come next."""
        s = self.s
        s.agenda.clear()
        if s.series is None or not s.series.goes_on:
            return True
        s.outcome = None
        self.push(Exchange())
        return False

    def _carry_out(self, procedure: Procedure, step: str, *values: Any, answer: str = "") -> Verdict:
        """A step that may `decide`, with the answer that it takes; `TAKEN_BACK` if it is done anew later."""
        told, self._before, self._met = len(self.story), self.s.clone(), 0
        self._own = set()
        carry_out, procedure.step = procedure.course[step]
        try:
            verdict: Verdict = carry_out(procedure, self, *values)
            if self._met:
                self.s.decided, self.s.given = (), ""
            return verdict
        except Undecided as undecided:
            self.s = self._before
            self._own = set()
            self.touch()
            del self.story[told:]
            self.s.given = answer
            self.push(undecided.question)
            return TAKEN_BACK
        finally:
            self._before = None

    def _put(self, procedure: Procedure, step: str, verdict: Ask | list[Ask] | dict[int, Procedure]) -> None:
        """A step asked."""
        procedure.step = step or procedure.steps[0]
        self._together = False
        if isinstance(verdict, Ask):
            if self.s.given and not isinstance(procedure, Deciding):
                self._resume(verdict, verdict.read(self.s.given))
                return
            only = verdict.only() if verdict.forced else None
            if only is not None:
                self._resume(verdict, only)
            else:
                self._asks = {verdict.seat: verdict}
            return
        if isinstance(verdict, dict):
            if procedure.lanes is None:
                procedure.lanes = Lanes(self.s.draws)
                self.s.draws += 1
            self._asks = self._set_out(verdict)
            if not self._asks:
                self._join()
            return
        self._together = True
        self._asks = {ask.seat: ask for ask in verdict if ask.seat not in procedure.answers}
        if not self._asks:  # the others had answered when one who had not gave up
            self._resume(verdict[0], ())

    def _perform(self, procedure: Procedure, step: str, *values: Any, answer: str = "") -> None:
        verdict: Verdict
        if answer:
            verdict = self._carry_out(procedure, step, *values, answer=answer)
            if verdict is TAKEN_BACK:
                return
        else:
            carry_out, procedure.step = procedure.course[step]
            verdict = carry_out(procedure, self, *values)
        if isinstance(verdict, str):
            procedure.step = verdict
        elif verdict is not None:
            self._put(procedure, step, verdict)

    def _resume(self, ask: Ask, path: Path) -> None:
        """All answers are in: hand them to the step after the one that asked."""
        procedure = self.top
        put, following = procedure.course[procedure.step]
        self._asks = {}
        if not self._together:
            answer = ask.write(path) if self.hangs else ""
            self._perform(procedure, following, *ask.values(path), answer=answer)
            return
        answers, procedure.answers = procedure.answers, {}
        verdict: list[Ask] = put(procedure, self)
        values = {each.seat: each.values(each.read(answers[each.seat])) for each in verdict}
        self._perform(procedure, following, values)

    # ---------------------------------------------------------------- lanes

    @property
    def _open_lanes(self) -> Lanes | None:
        return self.s.agenda[-1].lanes if self.s.agenda else None

    def _set_out(self, procedures: dict[int, Procedure]) -> dict[int, Ask]:
        """Every lane as far as its seat has come, each a match of its own; what is asked in them."""
        assert self.lane is None and not self._aside, "a lane opens no lanes"
        self._lanes = {}
        lanes = {seat: self.clone() for seat in (*sorted(procedures), ONLOOKER)}
        for seat, lane in lanes.items():
            lane._travel(seat, procedures.get(seat), self._given)
        self._lanes = lanes
        return self._gather()

    @property
    def _given(self) -> Lanes:
        lanes = self._open_lanes
        assert lanes is not None, "lanes are under way"
        return lanes

    def _travel(self, seat: int, procedure: Procedure | None, lanes: Lanes) -> None:
        """Carry out a lane, with the answers that its seat has given."""
        self.push(Lane(seat=seat))
        if procedure is None:
            return
        self.push(procedure)
        self.lane, self._chance = seat, (lanes.fork, 0)
        self.run()
        for key in lanes.given.get(seat, ()):
            ask = self._asks.get(seat) if self._asks and not self._arrived else None
            if ask is None:
                raise Entangled(f"the lane of seat {seat} is over before its answer {key!r}")
            try:
                path = ask.read(key)
            except Refused as refusal:
                raise Entangled(f"{key!r} is no answer any more in the lane of seat {seat}") from refusal
            self._give(ask, path)

    @property
    def _arrived(self) -> bool:
        """Of a lane: whether it is over."""
        return self.s.outcome is not None or isinstance(self.top, Lane)

    def _gather(self) -> dict[int, Ask]:
        """What is asked in the lanes. Each lane gets to know that others are under way, and not how far."""
        asks = {seat: lane._asks[seat] for seat, lane in self._lanes.items() if lane._asks and not lane._arrived}
        assert all(ask.seat == seat for seat, ask in asks.items()), "in a lane its own seat is asked"
        for seat, lane in self._lanes.items():
            lane._aside = {other: asked_aside(other) for other in asks if other != seat}
            lane._asks = {**lane._aside, **({seat: asks[seat]} if seat in asks else {})}
        return asks

    def _give_aside(self, seat: int, ask: Ask, path: Path) -> None:
        """An answer in a lane. Nothing that anybody else sees changes, unless it was the last of all."""
        lane, lanes = self._lanes[seat], self._given
        lane.informed = False
        lane._give(ask, path)
        self.top.lanes = Lanes(lanes.fork, {**lanes.given, seat: (*lanes.given.get(seat, ()), ask.write(path))})
        self.informed = lane.informed
        self.news = [entry.kept_by(seat) for entry in lane.news]
        self._asks = self._gather()
        if not self._asks:
            self.story = []
            self._join()
            self.run()
            self.news += self.story

    def _join(self) -> None:
        """All have finished: carry their lanes out one after the other, and go on."""
        procedure, lanes, number, told = self.top, self._given, self.s.number, len(self.story)
        put, following = procedure.course[procedure.step]
        procedures: dict[int, Procedure] = put(procedure, self)
        procedure.lanes = None
        self._lanes = {}
        for seat in sorted(procedures):
            self._travel(seat, procedures[seat], lanes)
            self.lane, self.s.number = None, number
            if self.s.outcome is not None:
                return
            if not self._arrived:
                raise Entangled(f"the lane of seat {seat} is not over after its answers")
            self.s.agenda.pop()
            del self.story[told:]
        self._asks = {}
        self._perform(procedure, following)


ONLOOKER = -1
"""Stands for everybody who has no lane."""
