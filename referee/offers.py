"""What needs the other side's consent: a draw, a takeback, a pause. House players agree to all but a draw, and to that where a match can't go on."""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.game import LANE
from engines.kernel.text import SeatName, Text, say
from store.records import ANSWERS, AuditRecord, EntryRecord

from .model import MatchInfo, Person
from .play import Play
from .table import Table

OFFERS = {"draw": say("offer-draw"), "takeback": say("offer-takeback"), "pause": say("offer-pause")}
"""What can be offered, in words."""


class Offers(Play):
    """Offers and answers to them.

    A draw offer stands until it is answered or withdrawn; a takeback or a pause that was asked for lapses when another
    player answers a question of the match. What was refused can be asked for again when its seat has acted.
    """

    async def offer_draw(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """Offer a draw; if another player's offer stands, this accepts it.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        return await self._offer(match, person, seat, "draw")

    async def answer_draw(self, match: int, person: Person | int, yes: bool, seat: int | None = None) -> MatchInfo:
        """Accept or decline a draw; of another's seat, a player answers for their own. It takes effect when all have
        accepted.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        return await self._answer(match, person, seat, "draw", yes)

    async def ask_takeback(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """Ask to take back the person's latest answer, and all that came after it.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
            Refused: there is nothing to take back, or hidden information became known since.
        """
        return await self._offer(match, person, seat, "takeback")

    async def answer_takeback(self, match: int, person: Person | int, yes: bool, seat: int | None = None) -> MatchInfo:
        """Allow or refuse a takeback.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        return await self._answer(match, person, seat, "takeback", yes)

    async def offer_pause(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """Offer to let the clocks stand still until somebody resumes.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        return await self._offer(match, person, seat, "pause")

    async def answer_pause(self, match: int, person: Person | int, yes: bool, seat: int | None = None) -> MatchInfo:
        """Accept or decline a pause.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        return await self._answer(match, person, seat, "pause", yes)

    async def resume(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """End a pause; any player may.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
            Refused: the match is not paused.
        """
        who = self.id_of(person)
        async with self.at_table(match) as table:
            table.must_play()
            seat = table.seat_of(who, seat)
            if not table.match.paused:
                raise Refused(say("not-paused"))
            table.set(paused=False)
            table.run_clocks()
            table.tell("announce", text=say("notice-resumed", who=SeatName(seat)))
            return table.info(who)

    # ------------------------------------------------------------ what they share

    async def _offer(self, match: int, person: Person | int, seat: int | None, what: str) -> MatchInfo:
        who = self.id_of(person)
        async with self.at_table(match) as table:
            table.must_play()
            seat = await self._in_play(table, who, seat)
            offers = table.match.offers
            if what in offers:
                if offers[what]["by"] == seat or what == "takeback":
                    raise Refused(say("offer-stands", what=OFFERS[what]))
                await self._agree(table, what, seat, who)
                return table.info(who)
            refused = offers.get("refused", {})
            if refused.get(f"{what}-{seat}") == table.seats[seat].acted:
                raise Refused(say("offer-refused-before", what=OFFERS[what]))
            others = await table.others(seat)
            if what == "draw" and any(each.house for each in others) and not await table.stranded():
                raise Refused(say("house-declines-draw"))
            if what == "pause" and (table.match.paused or not table.policy.timed):
                raise Refused(say("pause-needless"))
            details = await _takeback(table, seat) if what == "takeback" else {}
            table.set(offers={**offers, what: {"by": seat, "yes": [], **details}})
            await self._tell_offer(table, what, seat, **details)
            await self._agree(table, what, seat, who)
            return table.info(who)

    async def _answer(self, match: int, person: Person | int, seat: int | None, what: str, yes: bool) -> MatchInfo:
        who = self.id_of(person)
        async with self.at_table(match) as table:
            table.must_play()
            asked = seat if any(each.seat == seat for each in table.held(who)) else None
            seat = await self._in_play(table, who, asked)
            offer = table.match.offers.get(what)
            if offer is None:
                raise Refused(say("offer-none", what=OFFERS[what]))
            if offer["by"] == seat and yes:
                raise Refused(say("offer-own", what=OFFERS[what]))
            if yes:
                await self._agree(table, what, seat, who)
            else:
                self._withdraw(table, what, seat)
            return table.info(who)

    @staticmethod
    async def _in_play(table: Table, who: int, seat: int | None) -> int:
        """The seat that a person speaks for.

        Raises:
            NotSeated: the person does not hold it.
            Refused: it is out of the match.
        """
        spoken_for = table.seat_of(who, seat)
        if table.seats[spoken_for] not in await table.in_play():
            raise Refused(say("match-out"))
        return spoken_for

    async def _tell_offer(self, table: Table, what: str, seat: int, **details: Any) -> None:
        words: dict[str, Text] = {
            "draw": say("notice-offer-draw", who=SeatName(seat)),
            "pause": say("notice-offer-pause", who=SeatName(seat)),
            "takeback": say("notice-offer-takeback", who=SeatName(seat), answers=details.get("answers", 0)),
        }
        for other in await table.others(seat):
            if other.person is not None:
                kind = "takeback" if what == "takeback" else "offer"
                table.tell(kind, seat=other.seat, person=other.person, text=words[what], what=what, by=seat)

    def _withdraw(self, table: Table, what: str, seat: int) -> None:
        """An offer is declined, or taken back by who made it."""
        offers = dict(table.match.offers)
        by: int = offers.pop(what)["by"]
        offers["refused"] = {**offers.get("refused", {}), f"{what}-{by}": table.seats[by].acted}
        table.set(offers=offers)
        text = {
            "draw": say("notice-draw-declined", who=SeatName(seat)),
            "pause": say("notice-pause-declined", who=SeatName(seat)),
            "takeback": say("notice-takeback-declined", who=SeatName(seat)),
        }[what]
        table.tell("announce", text=text, what=what)

    async def _agree(self, table: Table, what: str, seat: int, who: int) -> None:
        """A person agrees; when all do, it takes effect. House players have agreed."""
        offers = dict(table.match.offers)
        offer = offers[what]
        agreed = sorted({*offer["yes"], *(each.seat for each in table.held(who))})
        offers[what] = {**offer, "yes": agreed}
        table.set(offers=offers)
        if any(each.person is not None and each.seat not in agreed for each in await table.in_play()):
            return
        del offers[what]
        table.set(offers=offers)
        if what == "draw" and await table.stranded():
            await table.end_unplayed(who)
        elif what == "draw":
            await table.act("command", None, "draw", "agreed", who)
        elif what == "pause":
            table.set(paused=True)
            table.hold_clocks()
            table.tell("announce", text=say("notice-paused"))
        else:
            await self._take_back(table, offer, who)

    async def _take_back(self, table: Table, offer: dict[str, Any], who: int) -> None:
        details = await _takeback(table, offer["by"], to=offer["to"])
        table.set(offers={})
        await table.go_back(offer["to"], offer["by"], who)
        body = {"by": offer["by"], "to": offer["to"], "answers": details["answers"]}
        await table.tx.audit.add(AuditRecord(table.match.id, table.now, who, "takeback", body))
        text = say("notice-taken-back", who=SeatName(offer["by"]), answers=details["answers"])
        table.tell("announce", text=text, what="takeback")


async def _takeback(table: Table, seat: int, to: int | None = None) -> dict[str, Any]:
    """What a takeback goes back to (the entry given, or the one before the seat's latest answer), and how many answers
    it undoes, of which a lane's count as one.

    Raises:
        Refused: the seat has not answered yet, or hidden information became known since; or somebody is in a lane, of
            whose answers nobody may know.
    """
    if (await table.game()).lanes:
        raise Refused(say("takeback-lanes"))
    undone: set[tuple[int, int | None, bool]] = set()
    found = False
    async for entry in table.back():
        if found or (to is not None and entry.seq <= to):
            return {"to": entry.seq, "answers": len(undone)}
        if entry.informed:
            raise Refused(say("takeback-informed" if table.seats[seat].acted else "takeback-nothing"))
        undone.add((entry.number % LANE, entry.seat, entry.kind in ANSWERS))
        found = to is None and _by_hand(entry, seat)
    if to is None and not found:
        raise Refused(say("takeback-nothing"))
    return {"to": 0, "answers": len(undone)}


def _by_hand(entry: EntryRecord, seat: int) -> bool:
    return entry.kind in ANSWERS and entry.seat == seat and entry.by in ("hand", "order")
