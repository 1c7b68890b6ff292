"""What needs the other side's consent: a draw, a takeback, a pause. House players agree to all but a draw, and to that
where a match can't go on."""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.game import LANE
from engines.kernel.text import SeatName, Text, say
from store.records import ANSWERS, AuditRecord

from .held_match import HeldMatch
from .model import MatchInfo, Offer, Person, id_of
from .resources import Resources
from .transaction import holding

NAMES: dict[Offer, Text] = {"draw": say("offer-draw"), "takeback": say("offer-takeback"), "pause": say("offer-pause")}
"""What can be offered, in words."""


class Agreements:
    """Offers and answers to them.

    A draw offer stands until it is answered or withdrawn; a takeback or a pause that was asked for lapses when another
    player answers a question of the match. What was refused can be asked for again when its seat has acted.
    """

    def __init__(self, resources: Resources):
        self.resources = resources

    async def offer(self, match: int, person: Person | int, what: Offer, seat: int | None = None) -> MatchInfo:
        """Offer a draw, a pause (the clocks stand still until somebody resumes), or ask to take back the person's
        latest answer by hand and all that came after it. If another player's offer stands, this accepts it.

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
            details = await _takeback(held, seat) if what == "takeback" else {}
            held.set(offers={**offers, what: {"by": seat, "yes": [], **details}})
            await self._tell_offer(held, what, seat, **details)
            await self._agree(held, what, seat, who)
            return held.info(who)

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
        """End a pause; any player may.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
            Refused: the match is not paused.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            held.must_play()
            seat = held.seat_of(who, seat)
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

    async def _tell_offer(self, held: HeldMatch, what: Offer, seat: int, **details: Any) -> None:
        words: dict[str, Text] = {
            "draw": say("notice-offer-draw", who=SeatName(seat)),
            "pause": say("notice-offer-pause", who=SeatName(seat)),
            "takeback": say("notice-offer-takeback", who=SeatName(seat), answers=details.get("answers", 0)),
        }
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
        offers = dict(held.match.offers)
        offer = offers[what]
        agreed = sorted({*offer["yes"], *(each.seat for each in held.held_by(who))})
        offers[what] = {**offer, "yes": agreed}
        held.set(offers=offers)
        if any(each.person is not None and each.seat not in agreed for each in await held.in_play()):
            return
        del offers[what]
        held.set(offers=offers)
        if what == "draw" and await held.stranded():
            await held.end_unplayed(who)
        elif what == "draw":
            await held.act("command", None, "draw", "agreed", who)
        elif what == "pause":
            held.set(paused=True)
            held.hold_clocks()
            held.tell("announce", text=say("notice-paused"))
        else:
            await self._take_back(held, offer, who)

    async def _take_back(self, held: HeldMatch, offer: dict[str, Any], who: int) -> None:
        details = await _takeback(held, offer["by"], to=offer["to"])
        held.set(offers={})
        await held.go_back(offer["to"], offer["by"], who)
        body = {"by": offer["by"], "to": offer["to"], "answers": details["answers"]}
        await held.tx.audit.add(AuditRecord(held.match.id, held.now, who, "takeback", body))
        text = say("notice-taken-back", who=SeatName(offer["by"]), answers=details["answers"])
        held.tell("announce", text=text, what="takeback")


async def _takeback(held: HeldMatch, seat: int, to: int | None = None) -> dict[str, Any]:
    """What a takeback goes back to (the entry given, or the one before the seat's latest answer by hand), and how many
    answers it undoes, of which a lane's count as one.

    Raises:
        Refused: the seat has not answered yet, or hidden information became known since; or somebody is in a lane, of
            whose answers nobody may know.
    """
    if (await held.game()).lanes:
        raise Refused(say("takeback-lanes"))
    undone: set[tuple[int, int | None, bool]] = set()
    found = False
    async for entry in held.way_back():
        if found or (to is not None and entry.seq <= to):
            return {"to": entry.seq, "answers": len(undone)}
        if entry.informed:
            raise Refused(say("takeback-informed" if held.seats[seat].acted else "takeback-nothing"))
        undone.add((entry.number % LANE, entry.seat, entry.kind in ANSWERS))
        found = to is None and entry.kind in ANSWERS and entry.seat == seat and entry.by == "hand"
    if to is None and not found:
        raise Refused(say("takeback-nothing"))
    return {"to": 0, "answers": len(undone)}
