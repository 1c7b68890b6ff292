"""What needs the other side's consent: a draw, a takeback, a pause. House players agree to all but a draw, and to that
where a match can't go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.game import LANE
from engines.kernel.text import SeatName, Text, say
from store.records import ANSWERS, AuditRecord, EntryRecord

from .consent import agreed, settle
from .held_match import HeldMatch
from .model import MatchInfo, Offer, Person, Undo, id_of
from .resources import Resources
from .stored_match import StoredMatch, entry_lines
from .transaction import holding

CHOICES = 10
"""So many of one's answers can be chosen from at most."""
NAMES: dict[Offer, Text] = {"draw": say("offer-draw"), "takeback": say("offer-takeback"), "pause": say("offer-pause")}
"""What can be offered, in words."""


class Agreements:
    """Offers and answers to them.

    A draw offer stands until it is answered or withdrawn; a takeback or a pause that was asked for lapses when another
    player answers a question of the match. What was refused can be asked for again when its seat has acted.
    """

    def __init__(self, resources: Resources):
        self.resources = resources

    async def offer(
        self, match: int, person: Person | int, what: Offer, seat: int | None = None, *, to: int | None = None
    ) -> MatchInfo:
        """Offer a draw, a pause (the clocks stand still until somebody resumes), or ask to take back an answer that
        the person gave by hand and all that came after it: the latest, or the one after the entry `to` (see
        `undoable`). If another player's offer stands, this accepts it.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
            Refused: it can't be offered now; there is nothing to take back, or hidden information became known since.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.must_play()
            seat = await self._in_play(held, who, seat)
            offers = held.match.offers
            if what in offers:
                if offers[what]["by"] == seat or what == "takeback":
                    raise Refused(say("offer-stands", what=NAMES[what]))
                await self._agree(held, what, seat, who)
                return held.info(who)
            refused = offers.get("refused", {})
            if refused.get(f"{what}-{seat}") == held.seats[seat].acted:
                raise Refused(say("offer-refused-before", what=NAMES[what]))
            others = await held.others(seat)
            if what == "draw" and any(each.house for each in others) and not await held.stranded():
                raise Refused(say("house-declines-draw"))
            if what == "pause" and (held.match.paused or not held.policy.timed):
                raise Refused(say("pause-needless"))
            way = await _way_to(held, seat, to) if what == "takeback" else None
            details = {} if way is None else {"to": way.to, "answers": way.answers}
            held.set(offers={**offers, what: {"by": seat, "yes": [], **details}})
            await self._tell_offer(held, what, seat, way)
            await self._agree(held, what, seat, who)
            return held.info(who)

    async def undoable(self, match: int, person: Person | int, seat: int | None = None) -> list[Undo]:
        """The answers that a person could ask to take back now, the latest first.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: there are none.
            Refused: there is nothing to take back, or hidden information became known since.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            stored.must_play()
            seat = stored.seat_of(id_of(person), seat)
            ways = await _ways_back(stored, seat)
            return [Undo(way.to, way.over.key, tuple(entry_lines(way.over, seat)), way.answers) for way in ways]

    async def answer(
        self, match: int, person: Person | int, what: Offer, yes: bool, seat: int | None = None
    ) -> MatchInfo:
        """Accept or decline what was offered; of another's seat, a player answers for their own. It takes effect when
        all have accepted. To decline one's own offer takes it back.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.must_play()
            asked = seat if any(each.seat == seat for each in held.held_by(who)) else None
            seat = await self._in_play(held, who, asked)
            offer = held.match.offers.get(what)
            if offer is None:
                raise Refused(say("offer-none", what=NAMES[what]))
            if offer["by"] == seat and yes:
                raise Refused(say("offer-own", what=NAMES[what]))
            if yes:
                await self._agree(held, what, seat, who)
            else:
                self._withdraw(held, what, seat)
            return held.info(who)

    async def resume(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """End a pause; any player may who is still in the match.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
            Refused: the match is not paused, or the person has left it.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.must_play()
            seat = await self._in_play(held, who, seat)
            if not held.match.paused:
                raise Refused(say("not-paused"))
            held.set(paused=False)
            held.run_clocks()
            held.tell("announce", text=say("notice-resumed", who=SeatName(seat)))
            return held.info(who)

    # ------------------------------------------------------------ what they share

    @staticmethod
    async def _in_play(held: HeldMatch, who: int, seat: int | None) -> int:
        """The seat that a person speaks for.

        Raises:
            NotSeated: the person does not hold it.
            Refused: it is out of the match.
        """
        spoken_for = held.seat_of(who, seat)
        if held.seats[spoken_for] not in await held.in_play():
            raise Refused(say("match-out"))
        return spoken_for

    async def _tell_offer(self, held: HeldMatch, what: Offer, seat: int, way: _Way | None) -> None:
        words: dict[str, Text] = {
            "draw": say("notice-offer-draw", who=SeatName(seat)),
            "pause": say("notice-offer-pause", who=SeatName(seat)),
        }
        if way is not None:
            words["takeback"] = _asked_back(way, seat)
        for other in await held.others(seat):
            if other.person is not None:
                kind = "takeback" if what == "takeback" else "offer"
                held.tell(kind, seat=other.seat, person=other.person, text=words[what], what=what, by=seat)

    def _withdraw(self, held: HeldMatch, what: Offer, seat: int) -> None:
        """An offer is declined, or taken back by who made it."""
        offers = dict(held.match.offers)
        by: int = offers.pop(what)["by"]
        offers["refused"] = {**offers.get("refused", {}), f"{what}-{by}": held.seats[by].acted}
        held.set(offers=offers)
        text = {
            "draw": say("notice-draw-declined", who=SeatName(seat)),
            "pause": say("notice-pause-declined", who=SeatName(seat)),
            "takeback": say("notice-takeback-declined", who=SeatName(seat)),
        }[what]
        held.tell("announce", text=text, what=what)

    async def _agree(self, held: HeldMatch, what: Offer, seat: int, who: int) -> None:
        """A person agrees; when all do, it takes effect. House players have agreed."""
        offer = held.match.offers[what]
        yes = sorted({*offer["yes"], *(each.seat for each in held.held_by(who))})
        held.set(offers={**held.match.offers, what: {**offer, "yes": yes}})
        if what != "takeback":
            await settle(held, who)
        elif await agreed(held, what):
            await self._take_back(held, offer, who)

    async def _take_back(self, held: HeldMatch, offer: dict[str, Any], who: int) -> None:
        answers = (await _way_to(held, offer["by"], offer["to"])).answers
        held.set(offers={})
        await held.go_back(offer["to"], offer["by"], who)
        body = {"by": offer["by"], "to": offer["to"], "answers": answers}
        await held.tx.audit.add(AuditRecord(held.match.id, held.now, who, "takeback", body))
        text = say("notice-taken-back", who=SeatName(offer["by"]), answers=answers)
        held.tell("announce", text=text, what="takeback")


@dataclass(frozen=True)
class _Way:
    """A way back: to an entry, over an answer, undoing so many answers, of which a lane's count as one."""

    to: int
    over: EntryRecord
    answers: int


async def _ways_back(held: StoredMatch, seat: int) -> list[_Way]:
    """The ways back over a seat's own answers, the shortest first, as far as nothing hidden became known since, and
    nobody gave up.

    Raises:
        Refused: there is none; or somebody is in a lane, of whose answers nobody may know.
    """
    if (await held.game()).lanes:
        raise Refused(say("takeback-lanes"))
    ways, undone, left = list[_Way](), set[tuple[int, int | None, bool]](), False
    over: EntryRecord | None = None
    async for entry in held.way_back():
        if over is not None:
            ways.append(_Way(entry.seq, over, len(undone)))
        left = left or entry.kind == "command"
        if entry.informed or left or len(ways) == CHOICES:
            over = None
            break
        undone.add((entry.number % LANE, entry.seat, entry.kind in ANSWERS))
        over = entry if _by_hand(entry, seat) else None
    if over is not None:
        ways.append(_Way(0, over, len(undone)))
    if not ways:
        why = "takeback-left" if left else "takeback-informed" if held.seats[seat].acted else "takeback-nothing"
        raise Refused(say(why))
    return ways


async def _way_to(held: StoredMatch, seat: int, to: int | None) -> _Way:
    """The way back to an entry; to before the seat's latest answer, if none is given.

    Raises:
        Refused: there is no such way (any more).
    """
    ways = await _ways_back(held, seat)
    found = ways[0] if to is None else next((way for way in ways if way.to == to), None)
    if found is None:
        raise Refused(say("takeback-informed"))
    return found


def _asked_back(way: _Way, seat: int) -> Text:
    """What the others are asked: to take back which answer, as everybody reads it in the log, and how many with it."""
    told = entry_lines(way.over, None)[:1]
    if not told:
        return say("notice-offer-takeback", who=SeatName(seat), answers=way.answers)
    return say("notice-offer-takeback-of", who=SeatName(seat), answers=way.answers, what=told[0].text)


def _by_hand(entry: EntryRecord, seat: int) -> bool:
    return entry.kind in ANSWERS and entry.seat == seat and entry.by == "hand"
