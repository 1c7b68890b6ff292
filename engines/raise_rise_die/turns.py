"""Setup, and the bouts: Preparation, Clash, Consolidation. [RD-501 to RD-509 RD-601 to RD-616 RD-701 to RD-732 RD-1701
to RD-1712]"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from engines.kernel.ask import Ask, Choice, Option, in_order, one_of
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName
from engines.kernel.window import PASS

from .board import Board
from .exchange import Exchange
from .hands import LatentDraws, Worth, draw, shuffle
from .laying import BACK, gathered, laying, playing_supports
from .losing import come_about, reveal, take_markers
from .state import CardName, Play
from .windows import Moment, Reactions


class Match(Procedure, tag="match"):
    """Setup, then bout after bout. [RD-601 RD-1709]"""

    steps = ("setup", "bouts", "clash", "consolidation", "next")

    def setup(self, g: Board) -> None:
        """Decks are shuffled, the starter of the first bout is drawn; by option the opening draw is made twice. [RD-501
        RD-502 RD-506]"""
        for seat in (0, 1):
            shuffle(g, seat)
        g.s.first = g.s.starter = g.draw(2, "first player")
        g.happen(Event("first", g.s.starter), g.text("log-first", who=SeatName(g.s.starter)), "RD-502")
        if g.option("opening_draw") == "twice":
            g.push(Drawing())

    def bouts(self, g: Board) -> None:
        """Preparation. [RD-603]"""
        forget(g)
        g.s.bout += 1
        g.s.phase = "preparation"
        g.happen(Event("bout"), g.text("log-bout", n=g.s.bout), "RD-601")
        g.push(Preparation())

    def clash(self, g: Board) -> None:
        """The Clash. [RD-701]"""
        g.s.phase, g.s.active, g.s.passer, g.s.last_pass = "clash", g.s.starter, -1, -1
        g.happen(Event("clash"), g.text("log-clash", who=SeatName(g.s.starter)), "RD-601")
        g.push(Clash())

    def consolidation(self, g: Board) -> None:
        """Consolidation. [RD-1701]"""
        g.s.phase = "consolidation"
        g.happen(Event("consolidation"), g.text("log-consolidation"), "RD-601")
        g.push(Consolidation())

    def next(self, g: Board) -> Verdict:
        """And so on. [RD-1709]"""
        return "bouts"


# ---------------------------------------------------------------------------------------------------------- Preparation


class Drawing(Procedure, tag="drawing"):
    """The draw step: the active potential, then latent draws, both players' at the same time. [RD-503 RD-606 RD-608
    RD-611]"""

    before: tuple[tuple[int, tuple[Id, ...]], ...] = ()
    """Each player's latent potential and Void before the latent draws,"""
    tops: tuple[Id, ...] = ()
    """and each one's Top Soul, 0 if there is none."""

    steps = ("draw", "drawn", "latent", "told")

    def draw(self, g: Board) -> None:
        """Mandatory, without a question. [RD-606 RD-607]"""
        for seat in g.by_turns():
            draw(g, seat, g.ability_figure(seat, "active"), "RD-606", quietly=True)

    def drawn(self, g: Board) -> None:
        """What that set off is over: from here on latent draws alone are counted. [RD-611]"""
        self.before = tuple((side.latent, side.void) for side in g.s.seats)
        self.tops = tuple(g.top_soul(seat) for seat in (0, 1))

    def latent(self, g: Board) -> Verdict:
        """Both at once, each in secret. [RD-608 RD-611]"""
        lanes: dict[int, Procedure] = {
            seat: LatentDraws(seat=seat)
            for seat in (0, 1)
            if g.side(seat).latent and (g.side(seat).deck or g.side(seat).void) and not g.bars("draw_latent", seat)
        }
        return lanes or END

    def told(self, g: Board) -> None:
        """How many each took, which Top Soul, and which cards of the Void. [RD-402 RD-404 RD-610 RD-611]"""
        for seat, top in enumerate(self.tops):
            if top and top in g.side(seat).hand:
                text = g.text("log-draws", who=SeatName(seat), n=0, soul=CardName(g.card(top).card), open="yes")
                g.happen(Event("drew", seat, top, amount=1), text, "RD-402", "RD-404")
        for seat, (latent, void) in enumerate(self.before):
            side = g.side(seat)
            n, taken = latent - side.latent, [id for id in reversed(void) if id not in side.void]
            if n:
                text = g.text("log-latent", who=SeatName(seat), n=n, void=len(taken), cards=g.names(taken),
                              left=side.latent)  # fmt: skip
                g.depict(Event("drew", seat, amount=n), text, "RD-611")


class Preparation(Procedure, tag="preparation"):
    """Who starts, the draw, the Top Souls, then upkeep. [RD-603]"""

    poisoned: int = 0
    stamp: int = 0
    """The latest stamp before upkeep: what has a later one began in it."""

    steps = ("starter", "settled", "draw", "reveal", "poison", "cure", "upkeep", "uses", "expire")

    def starter(self, g: Board) -> Verdict:
        """Who passed first names who starts, by option starts; in the first bout chance has. [RD-604 RD-605]"""
        if g.s.passer < 0:
            return "draw"
        if g.option("start_choice") == "passer_starts":
            self.settled(g, True)
            return "draw"
        options = [Option("me", g.text("start-me"), True), Option("foe", g.text("start-foe"), False)]
        return Ask(g.s.passer, "starter", one_of(g.text("ask-starter"), options), "me", ("RD-604", "RD-605"))

    def settled(self, g: Board, own: bool) -> None:
        """So it is, before any card is drawn."""
        g.s.starter = g.s.passer if own else 1 - g.s.passer
        g.reshaped()
        g.happen(Event("first", g.s.starter), g.text("log-starts", who=SeatName(g.s.starter)), "RD-604")

    def draw(self, g: Board) -> None:
        """The draw step. [RD-606]"""
        g.push(Drawing())

    def reveal(self, g: Board) -> None:
        """Both Top Souls are turned at the same time. [RD-505 RD-613 RD-614]"""
        for seat in (0, 1):
            reveal(g, seat)
        self.stamp = g.s.stamp

    def poison(self, g: Board) -> Verdict:
        """Whoever has Poison markers discards, then removes one; the starter first. [RD-615 RD-1561 to RD-1563]"""
        while self.poisoned < 2:
            seat = g.by_turns()[self.poisoned]
            self.poisoned += 1
            n = g.markers(seat, "poison")
            if n:
                g.push(Worth(seat=seat, n=n, how="poison"))
                return "cure"
        return "upkeep"

    def cure(self, g: Board) -> Verdict:
        """One Poison marker of that player is removed, however much was discarded. [RD-1561 RD-1563]"""
        take_markers(g, g.by_turns()[self.poisoned - 1], "poison", 1, "RD-1561")
        return "poison"

    def upkeep(self, g: Board) -> None:
        """Start-of-bout effects, and what was put off till now. [RD-615 RD-1804]"""
        g.s.heard.extend(g.due("next_upkeep"))
        g.occur(Event("bout_start"))

    def uses(self, g: Board) -> None:
        """What is used in upkeep. [RD-1210]"""
        g.push(Moment(moment="upkeep"))

    def expire(self, g: Board) -> None:
        """What lasted until upkeep is over; what began in it lasts until the next one. [RD-1419]"""
        g.end_lasting(lambda each: each.until == "upkeep" and each.stamp <= self.stamp)


# ---------------------------------------------------------------------------------------------------------------- Clash


class Clash(Procedure, tag="clash"):
    """Turns, until both pass in succession or one passes twice in a row. [RD-701 RD-722 RD-723]"""

    steps = ("turn", "act", "acted", "on")

    def turn(self, g: Board) -> None:
        """A turn begins with a reaction window. [RD-906]"""
        forget(g)
        g.s.turn += 1
        g.push(Reactions(kind="before", owner=g.s.active))

    def act(self, g: Board) -> Verdict:
        """Lay a card, play an object as a support, or pass; forced to pass who is Stunned, and who can do nothing else
        for all to see. [RD-702 RD-729 RD-1577]"""
        if g.over:
            return END
        seat, side = g.s.active, g.side(g.s.active)
        if side.stunned:
            return passes(g, seat, forced=True)
        if not side.hand and not g.usable(seat, "support"):
            return passes(g, seat, forced=False)
        options = [
            Option("pass", g.text("pass-turn"), PASS, ends=True),
            *laying(g, seat, "lay"),
            *playing_supports(g, seat),
        ]
        return Ask(
            seat, "main", Choice(g.text("ask-turn"), tuple(options)), "pass", ("RD-702", "RD-1802"), forced=False
        )

    def acted(self, g: Board, *answer: Any) -> Verdict:
        """So it is."""
        seat = g.s.active
        if answer == (PASS,):
            return passes(g, seat, forced=False)
        if BACK in answer:
            return "act"
        kind, values = answer[0], answer[1:]
        play = Play(seat, values[0], "use", (values[1],)) if kind == "use" else gathered(seat, kind, -1, values)
        g.push(Exchange(seat=seat, play=play))
        return None

    def on(self, g: Board) -> Verdict:
        """The next turn."""
        return END if g.over else "turn"


def forget(g: Board) -> None:
    """How cards were that have left the table is forgotten, unless something that lasts still looks at it: they are
    read as the cards that they are."""
    g.forget()
    g.stale()


def passes(g: Board, seat: int, *, forced: bool) -> str:
    """A turn is passed: whether the Clash goes on. [RD-722 to RD-728 RD-1577 RD-1579]"""
    side = g.seat(seat)
    counts = not forced or g.option("forced_pass_counts") == "yes"
    if forced:
        side.stunned = False
    g.mark_recent("passed", seat + 1)
    g.end("exchange")
    ended, first = False, -1
    if counts:
        if g.s.passer < 0:
            g.s.passer = seat
        side.passes += 1
        side.passed = True
        ended = g.s.last_pass == 1 - seat or side.passes == 2
        first = g.s.last_pass if g.s.last_pass == 1 - seat else seat
        g.s.last_pass = seat
    text = g.text("log-passes", who=SeatName(seat), forced="yes" if forced else "no")
    g.occur(Event("passed", seat, kind="forced" if forced else ""), text, "RD-1577" if forced else "RD-725")
    if ended:
        if g.option("first_passer") == "final":
            g.s.passer = first
        return END
    g.s.active = 1 - seat
    return "turn"


# -------------------------------------------------------------------------------------------------------- Consolidation


class Consolidation(Procedure, tag="consolidation"):
    """Bleed, end-of-bout effects, infusions, gathering, readying, the Reserves. [RD-1701]"""

    bleeding: tuple[int, ...] = ()
    """Who loses HP by Bleed."""
    placed: tuple[Id, ...] = ()
    """The infusions that are placed: they count as used until all is turned upright. [RD-1103]"""

    steps = ("bleed", "bled", "effects", "uses", "infuse", "infused", "gather", "gathered", "ready", "expire")

    def bleed(self, g: Board) -> None:
        """Both at the same moment, directly. [RD-106 RD-1573 RD-1574]"""
        self.bleeding = tuple(seat for seat in (0, 1) if g.markers(seat, "bleed"))
        come_about(g, [Event("hp_lost", seat, amount=g.markers(seat, "bleed"), kind="bleed") for seat in self.bleeding])

    def bled(self, g: Board) -> None:
        """Then one marker each is removed. [RD-1573]"""
        for seat in self.bleeding:
            if not g.over:
                take_markers(g, seat, "bleed", 1, "RD-1573")

    def effects(self, g: Board) -> Verdict:
        """End-of-bout effects, before anything is infused or gathered. [RD-1702 RD-1804]"""
        if g.over:
            return END
        g.s.heard.extend(g.due("bout_end"))
        g.occur(Event("bout_end"))
        return None

    def uses(self, g: Board) -> None:
        """What is used at the end of a bout. [RD-1210]"""
        if not g.over:
            g.push(Moment(moment="bout_end"))

    def infuse(self, g: Board) -> Verdict:
        """Which cards are infused: both players at the same time. [RD-1102 RD-1111 RD-1703]"""
        if g.over:
            return END
        asks: list[Ask] = []
        for seat in g.by_turns():
            ids, free = infusable(g, seat), g.free_sockets(seat)
            if ids and free > 0:
                choice = Choice(g.text("ask-infuse", n=free), g.options(ids), 0, min(free, len(ids)))
                asks.append(Ask(seat, "infuse", choice, "none", ("RD-1102", "RD-1703"), secret=True, forced=False))
        return asks or "gather"

    def infused(self, g: Board, answers: dict[int, tuple[Any, ...]]) -> None:
        """They are revealed together, and are active from the next bout on. [RD-1103 RD-1111]"""
        for seat in g.by_turns():
            for id in answers.get(seat, ((),))[0]:
                g.settle_in(id, seat, "infusions", used=True)
                self.placed = (*self.placed, id)
                text = g.text("log-infused", card=CardName(g.card(id).card), who=SeatName(seat))
                g.depict(Event("infused", seat, id), text, "RD-1102")
        g.make_room()

    def gather(self, g: Board) -> Verdict:
        """In which order each gathers the own cards out of the slots: in secret, by option as they were laid. [RD-1704
        RD-1706]"""
        asks: list[Ask] = []
        for seat in g.by_turns():
            ids = in_slots(g, seat)
            if len(ids) > 1 and g.option("gather_order") == "owner":
                prompt = g.text("ask-gather", n=len(ids))
                asks.append(in_order(seat, "gather", prompt, g.options(ids), "RD-1704", "RD-1706", secret=True))
        return asks or "gathered"

    def gathered(self, g: Board, answers: dict[int, tuple[Any, ...]] | None = None) -> None:
        """They join the discard, which is turned over and put under the deck. [RD-1704 RD-1705 RD-1710]"""
        for seat in g.by_turns():
            ids = (answers or {}).get(seat, (in_slots(g, seat),))[0]
            for id in ids:
                g.put(id, "discard")
            n = len(g.side(seat).discard)
            for id in g.side(seat).discard:
                g.put(id, "deck_bottom")
            if n:
                text = g.text("log-gathers", who=SeatName(seat), n=len(ids), under=n)
                g.happen(Event("gathered", seat, amount=n), text, "RD-1704", "RD-1705")

    def ready(self, g: Board) -> None:
        """Whatever was used is turned upright; the Reserves are emptied. [RD-1214 RD-1215 RD-1707 RD-1708]"""
        used = [id for id in g.on_field() if g.card(id).used]
        for id in used:
            g.turn_card(id, used=False)
        if any(id not in self.placed for id in used):
            g.happen(Event("readied"), g.text("log-readied"), "RD-1707")
        if any(side.reserve for side in g.s.seats):
            g.happen(Event("emptied"), g.text("log-emptied"), "RD-1708")
        for seat in (0, 1):
            g.seat(seat).reserve = 0

    def expire(self, g: Board) -> None:
        """All that was for this bout ends; what has no room any more goes; if the position has come up too often,
        nobody wins. [RD-109 RD-1113 RD-1711]"""
        g.end("bout")
        g.make_room()
        for seat in (0, 1):
            side = g.seat(seat)
            side.weak, side.played, side.extra, side.passes, side.passed = {}, 0, 0, 0, False
        g.s.uses = {}
        limit = int(g.option("stall_repeats"))
        now = position(g)
        g.s.positions[now] = g.s.positions.get(now, 0) + 1
        if limit and g.s.positions[now] >= limit:
            g.conclude(None, g.text("outcome-stall", n=limit), "RD-109")


def infusable(g: Board, seat: int) -> list[Id]:
    """The cards in slots that a player may infuse. [RD-1102 to RD-1105 RD-1114 RD-1703]"""
    return [id for id in in_slots(g, seat) if not_infused(g, seat, id) is None]


def not_infused(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a card from being infused. [RD-816 RD-831 RD-1101 RD-1104 RD-1105 RD-1106 RD-1107 RD-1114
    RD-1309]"""
    card = g.card(id)
    if g.spot(id)[0] != "mat":
        return "RD-1114" if g.spot(id)[0] == "objects" else "RD-1703"
    if card.owner != seat or not g.card_of(id).infusion:
        return "RD-1101"
    if card.role in ("counter", "answer"):
        return "RD-1105"
    if card.countered:
        return "RD-816"
    if card.transcended:
        return "RD-1309"
    if not g.is_optimal(id):
        return "RD-1104"
    if card.met and g.option("infuse_after_partial") == "refused":
        return "RD-831"
    if g.bars("infuse", seat):
        return "RD-1418"
    return None if g.free_sockets(seat) > 0 else "RD-1106"


def in_slots(g: Board, seat: int) -> tuple[Id, ...]:
    """A player's cards in the slots of both mats, in the order laid. [RD-414 RD-1704]"""
    found = [id for side in g.s.seats for id in side.mat if g.card(id).owner == seat]
    return tuple(sorted(found, key=lambda id: g.card(id).since))


def position(g: Board) -> str:
    """What two ends of bouts have in common that are the same. [RD-109]"""
    rows: list[Any] = []
    for side in g.s.seats:
        zones = [sorted(g.card(id).card for id in zone if id)
                 for zone in (side.deck, side.hand, side.void, side.objects, side.infusions)]  # fmt: skip
        marks = sorted((name, n) for name, n in side.markers.items() if n)
        rows.append((side.hp, side.latent, marks, side.stunned, zones))
    return blake2b(repr(rows).encode(), digest_size=12).hexdigest()
