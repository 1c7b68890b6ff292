"""Exchanges: a card is laid, countered, and the chain is resolved from its last card back to the first. [RD-719 to
RD-732 RD-801 to RD-835 RD-909 to RD-918 RD-1019 RD-1020 RD-1202 to RD-1206 RD-1308 RD-1530 to RD-1538]"""

from __future__ import annotations

from typing import Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.cards.flow import Effect
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName
from engines.kernel.window import PASS

from .board import Board
from .laying import BACK, count_laid, gathered, laid, lay, laying, pay_for, playing_supports, price_level, told_laid
from .legal import exchange, is_free, pattern, reads_text, working_lines
from .losing import come_about
from .paying import PayCost
from .state import SLOTS, CardName, Link, Play
from .windows import Reactions, about_link


class Exchange(Procedure, tag="card_exchange", kw_only=True):
    """A card and all that is set against it; with `instant` an instant used alone, answered by instants only. [RD-823
    RD-910]"""

    seat: int
    """Whose the first card is."""
    play: Play | None = None
    """The card about to be laid."""
    links: tuple[Link, ...] = ()
    last: int = 0
    """The place of the last normal card laid, whether it is still there or not; among instants of the last one.
    [RD-829]"""
    instant: bool = False
    times: int = 1
    """Which play of a Frenzy it is. [RD-1530]"""
    locked: bool = False
    decliner: int = -1
    texts: int = 0
    """How many texts of defences have been looked at."""
    credited: tuple[int, ...] = ()
    """The places of the answers that removed something. [RD-820]"""
    valid: bool = False
    slot: int = 0
    hits: tuple[int, ...] = ()
    over: bool = False
    """Whether it is resolved."""
    ended: bool = False
    """Whether a Frenzy is not gone on with."""

    steps = (
        "lay", "stand", "on_play", "window", "counter", "countered", "resolve", "defences", "damage", "text", "told",
        "place", "where", "placed", "frenzy", "again", "repeat", "finish",
    )  # fmt: skip

    # ---------------------------------------------------------------- what it is about

    def most(self, g: Board) -> int:
        """How often its first card may be played in all. [RD-1530]"""
        link = self.links[0] if self.links else None
        if link is None or self.instant or not g.is_there(link) or not g.card(link.id).slots:
            return 1
        if g.spot(link.id)[0] != "mat":
            return 1
        return max(1, pattern(g, self.repetition(g), "frenzy"))

    def _here(self, g: Board, n: int = 0) -> bool:
        return g.is_there(self.links[n])

    def add(self, g: Board, link: Link) -> int:
        """One more link: its place; what a card answers is met by it."""
        self.links = (*self.links, link)
        if link.id and link.on >= 0 and self.links[link.on].id:
            g.edit(self.links[link.on].id).met = True
        return len(self.links) - 1

    # ---------------------------------------------------------------- laid

    def lay(self, g: Board) -> Verdict:
        """The card is laid; an object that is played as a support is paid for first. [RD-703 RD-1212]"""
        assert self.play is not None
        if self.play.way in ("use", "use-counter"):
            return turn_sideways(g, self.play)
        return self._joined(g, lay(g, self.play))

    def stand(self, g: Board) -> Verdict:
        """So the object is laid, unless whoever paid for it was defeated by that."""
        assert self.play is not None
        return END if g.over else self._joined(g, as_support(g, self.play))

    def _joined(self, g: Board, link: Link) -> Verdict:
        self.play, self.last = None, self.add(g, link)
        return END if g.over else "on_play"

    def on_play(self, g: Board) -> None:
        """Its on-play texts, before anybody may react. [RD-818 RD-819 RD-830 RD-1402]"""
        if not g.over and self._here(g, self.last):
            link = self.links[self.last]
            g.carry_out(link.seat, link.id, on_play_texts(g, link))

    def window(self, g: Board) -> None:
        """Players may react to it. [RD-902 RD-906 RD-912]"""
        if not self.instant and not g.over:
            g.push(Reactions(kind="after", owner=self.links[self.last].seat))

    def counter(self, g: Board) -> Verdict:
        """Whether it is countered: asked unless public facts rule it out. [RD-719 RD-828 RD-834 RD-1534 RD-1578]"""
        if g.over:
            return END
        last = self.last
        seat = 1 - self.links[last].seat
        if not self._here(g, 0) or not self._here(g, last) or not self._may_counter(g, seat, last):
            return self._declined(g, seat)
        way = "answer" if self.instant else "counter"
        options = [Option("pass", g.text("decline"), PASS), *laying(g, seat, way, last)]
        if not self.instant and g.card_of(self.links[last].id).kind == "assault" and not self.locked:
            options += playing_supports(g, seat, last)
        return Ask(
            seat, "counter", Choice(g.text("ask-counter-it"), tuple(options)), "pass", ("RD-719", "RD-834"),
            secret=True,
            window="instant" if self.instant else "counter", about=about_link(g, self, last), forced=False,
        )  # fmt: skip

    def _may_counter(self, g: Board, seat: int, last: int) -> bool:
        side = g.side(seat)
        if self.locked or side.stunned and g.option("stun_scope") == "all" or g.bars("counter", seat):
            return False
        if g.forbidden("be_countered", self.links[last].id):
            return False
        if g.card_of(self.links[last].id).kind == "defence" and g.option("counter_defence") == "off":
            return False
        return bool(side.hand or not self.instant and g.usable(seat, "support"))

    def _declined(self, g: Board, seat: int) -> str:
        """Nothing more is laid; who takes a repetition so has to take the rest. [RD-721 RD-828 RD-1534]"""
        self.decliner = seat
        if self.last == 0 and self.most(g) > 1:
            self.locked = True
        return "resolve"

    def countered(self, g: Board, *answer: Any) -> Verdict:
        """The counter is laid, and may be countered itself. [RD-721 RD-823]"""
        last = self.last
        seat = 1 - self.links[last].seat
        if answer == (PASS,):
            return self._declined(g, seat)
        if BACK in answer:
            return "counter"
        kind, values = answer[0], answer[1:]
        self.play = Play(seat, values[0], "use-counter", (values[1],), on=last) if kind == "use" else gathered(
            seat, kind, last, values)  # fmt: skip
        return "lay"

    # ---------------------------------------------------------------- resolved

    def resolve(self, g: Board) -> None:
        """Values from the last card back to the first; what was entirely countered is turned sideways, and what
        countered something has held. [RD-416 RD-809 RD-813 RD-820 RD-825 RD-832]"""
        first = self.links[0]
        here = self._here(g)
        values = [g.comes_to(self, 0, slot) for slot in first.slots] if here else []
        self.credited = tuple(m for n in range(len(self.links)) for m in self._effective(g, n))
        for n, link in enumerate(self.links):
            if link.id and self._here(g, n) and self._is_beaten(g, n):
                self._beat(g, n)
            elif link.id and n in self.credited and self._here(g, n):
                g.occur(Event("counter_held", link.seat, link.id))
        met = any(link.on == 0 for link in self.links)
        assault = here and g.card_of(first.id).kind == "assault"
        self.valid = here and (not met or any(values)) if assault else here and not g.is_cancelled(self, 0)
        self.hits = tuple(values) if assault else ()
        if self.hits and g.option("amplitude_damage") == "once":
            struck = [self._struck(g, n, slot) for n, slot in zip(values, first.slots, strict=True)]
            self.hits = tuple(n if place == struck.index(max(struck)) else 0 for place, n in enumerate(self.hits))
        self.texts = self.slot = 0

    def _effective(self, g: Board, n: int) -> list[int]:
        """The places of the answers to a card that removed something of it: damage, or all of it. [RD-820]"""
        link = self.links[n]
        if not link.id or not self._here(g, n):
            return []
        if g.card_of(link.id).kind != "assault":
            return g.cancelling(self, n)
        return [m for slot in link.slots for m, taken in g.removed(self, n, slot).items() if taken > 0]

    def _is_beaten(self, g: Board, n: int) -> bool:
        """Whether a card is entirely countered: an assault that was met and comes to nothing on all its slots, a
        support that is cancelled. [RD-813 RD-814]"""
        link = self.links[n]
        if g.card_of(link.id).kind != "assault":
            return g.is_cancelled(self, n)
        return any(each.on == n for each in self.links) and not any(g.comes_to(self, n, slot) for slot in link.slots)

    def _beat(self, g: Board, n: int) -> None:
        """It is countered: by the first that took something of it, where anything was to be taken."""
        link = self.links[n]
        card: Any = g.edit(link.id)
        card.countered = card.used = True
        places = self._effective(g, n) or [m for m, each in enumerate(self.links) if each.on == n]
        by = next((self.links[m].id for m in places if self.links[m].id), 0)
        text = g.text("log-countered", card=CardName(card.card))
        g.depict(Event("countered", link.seat, link.id, by), text, "RD-813")

    def lessen(self, g: Board, on: int, slot: str, n: int) -> None:
        """A Block effect that comes when values are worked out already takes from the damage that is left. [RD-806
        RD-813 RD-1511 RD-1546]"""
        if on or not self.hits:
            return
        place = self.links[0].slots.index(slot)
        left = max(0, self.hits[place] - max(0, n - g.pierce(self.links[0])))
        self.hits = (*self.hits[:place], left, *self.hits[place + 1 :])
        if self.valid and not any(self.hits):
            self.valid = False
            self._beat(g, 0)

    def defences(self, g: Board) -> Verdict:
        """Texts of defences that blocked something, and of other counters that say so, in the order laid; an object's
        effect is silent. [RD-818 RD-819 RD-820 RD-821 RD-832 RD-1217]"""
        while self.texts < len(self.links) and not g.over:
            n, link = self.texts, self.links[self.texts]
            self.texts += 1
            worked = link.id and n and n in self.credited and self._here(g, n) and not g.card(link.id).countered
            if worked and reads_text(g, link.id, "counter") and g.spot(link.id)[0] != "objects":
                self._carry_out(g, link)
                return "defences"
        return None

    def _carry_out(self, g: Board, link: Link) -> None:
        card = g.card(link.id)
        way = "lay" if card.role in ("", "opener") else card.role
        names = working_lines(g, link.id, "on_resolve", way, link.slots[0], transcended=card.transcended)
        g.carry_out(link.seat, link.id, names)

    def damage(self, g: Board) -> Verdict:
        """The damage of the first card, slot by slot. [RD-805 RD-1019 RD-1020 RD-1554]"""
        first = self.links[0]
        order = sorted(range(len(self.hits)), key=lambda place: SLOTS.index(first.slots[place]))
        while self.slot < len(order) and not g.over:
            place = order[self.slot]
            n, slot = self.hits[place], first.slots[place]
            self.slot += 1
            if n > 0:
                mat, n = self._met(g), self._struck(g, n, slot)
                g.mark_recent("struck", first.id, amount=n)
                come_about(g, [Event("damaged", mat, other=first.id, amount=n, kind="assault", place=slot)])
                return "damage"
        return END if g.over else None

    def _met(self, g: Board) -> int:
        """On whose mat the first card lies."""
        first = self.links[0]
        return g.card(first.id).mat if self._here(g) else 1 - first.seat

    def _struck(self, g: Board, n: int, slot: str) -> int:
        """What is left of damage in a slot, with its Weak Point. [RD-1020 RD-1554]"""
        return n + g.side(self._met(g)).weak.get(slot, 0) if n > 0 else 0

    def text(self, g: Board) -> None:
        """The resolution text of the first card, if it is valid. [RD-807 RD-812 RD-814 RD-833]"""
        first = self.links[0]
        if self.valid and self._here(g) and not g.over:
            if g.spot(first.id)[0] == "objects":
                ability: Any = g.use_of(first.id)
                g.push(Effect(seat=first.seat, this=first.this, card=g.card(first.id).card, where=ability.where))
            else:
                self._carry_out(g, first)

    def told(self, g: Board) -> Verdict:
        """It is noticed that it is resolved; what was to last till then ends. [RD-1419]"""
        if g.over:
            return END
        self.over = True
        if not self.instant:
            g.end("exchange")
        for link in self.links:
            if g.spot(link.id)[0] == "objects" and g.there(link.this):
                card: Any = g.edit(link.id)
                card.role, card.slots, card.countered = "", (), False
        if self._here(g):
            g.occur(Event("resolved", self.links[0].seat, self.links[0].id))
        return None

    # ---------------------------------------------------------------- where it goes

    def place(self, g: Board) -> Verdict:
        """Transcended cards go to the Void; a valid object to an object slot. What is played by Frenzy waits for its
        last play, what was set against it does not. [RD-815 RD-817 RD-1202 RD-1204 RD-1308 RD-1537]"""
        if g.over:
            return END
        again = not (self.ended or self.instant) and self.times < self.most(g) and self._may_repeat(g)
        for n, link in enumerate(self.links):
            if n == 0 and again or not link.id or not self._here(g, n):
                continue
            if g.card(link.id).transcended and g.spot(link.id)[0] == "mat":
                g.put(link.id, "void")
                g.happen(Event("voided", link.seat, link.id),
                         g.text("log-voided", card=CardName(g.card(link.id).card)), "RD-1308")  # fmt: skip
        if again:
            return "frenzy"
        return None if self._is_placed(g) else "finish"

    def _is_placed(self, g: Board) -> bool:
        """Whether the first card is a valid object to be placed. [RD-1204 RD-1309]"""
        first = self.links[0]
        if not self.valid or not self._here(g) or g.spot(first.id)[0] != "mat":
            return False
        card, printed = g.card(first.id), g.card_of(first.id)
        fits = printed.object and g.is_optimal(first.id) and not card.countered
        return fits and not g.bars("place", first.seat) and g.ability_figure(first.seat, "object_slots") > 0

    def where(self, g: Board) -> Ask:
        """In which object slot; left where it is only if all are full. [RD-1203 RD-1205 RD-1206 RD-1216]"""
        first = self.links[0]
        free = g.free_places(first.seat)
        options = [
            Option(str(n), g.text("object-slot", n=n, full="yes" if id else "no",
                               card=CardName(g.card(id).card) if id else ""), n - 1)
            for n, id in enumerate(g.object_places(first.seat), 1) if id or n - 1 in free
        ]  # fmt: skip
        if not free:
            options.insert(0, Option("leave", g.text("leave"), -1))
        prompt = g.text("ask-place", card=CardName(g.card(first.id).card))
        usual = str(free[0] + 1) if free else "leave"
        return Ask(first.seat, "place", one_of(prompt, options), usual, ("RD-1202", "RD-1205"), forced=False)

    def placed(self, g: Board, number: int) -> Verdict:
        """There it stands, sideways; what stood there is discarded, and what that gave room to. [RD-1113 RD-1202
        RD-1205]"""
        first = self.links[0]
        if number >= 0:
            old = g.object_places(first.seat)[number]
            if old:
                text = g.text("log-replaced", card=CardName(g.card(old).card))
                g.put(old, "discard")
                g.happen(Event("replaced_object", first.seat, old), text, "RD-1205")
            g.settle_in(first.id, first.seat, "objects", number, used=True)
            g.mark_recent("placed", first.id)
            text = g.text("log-placed", card=CardName(g.card(first.id).card), n=number + 1, who=SeatName(first.seat))
            g.occur(Event("object_placed", first.seat, first.id), text, "RD-1202")
            g.make_room()
        return "finish"

    # ---------------------------------------------------------------- Frenzy

    def _may_repeat(self, g: Board) -> bool:
        """Whether a repetition is offered: unless public facts rule it out. [RD-1530 RD-1538]"""
        first = self.links[0]
        side = g.side(first.seat)
        if not self._here(g) or side.stunned and g.option("stun_scope") == "all" or g.bars("lay", first.seat, first.id):
            return False
        return bool(side.hand) or side.reserve >= g.cost(first.id) or is_free(g, self.repetition(g))

    def frenzy(self, g: Board) -> None:
        """A window before each repetition. [RD-906 RD-1533]"""
        g.push(Reactions(kind="before", owner=self.seat))

    def again(self, g: Board) -> Verdict:
        """Whether it is played again, and paid again. [RD-1530 RD-1531]"""
        if g.over:
            return END
        if not self._may_repeat(g):
            self.ended = True
            return "place"
        play = self.repetition(g)
        options = [Option("stop", g.text("frenzy-stop"), "stop")]
        cost = 0 if is_free(g, play) else g.cost(play.id)
        if cost <= g.side(self.seat).reserve + g.worth(self.seat):
            again = g.text("frenzy-again", n=cost)
            options.append(Option("repeat", again, "repeat", price_level(g, play)))
        prompt = g.text("ask-frenzy", card=CardName(g.card(play.id).card), n=self.times + 1, of=self.most(g))
        return Ask(
            self.seat, "frenzy", one_of(prompt, options), "stop", ("RD-1530", "RD-1531"), secret=True, forced=False
        )

    def repetition(self, g: Board) -> Play:
        """The first card, laid once more as it lies. [RD-1531 RD-1535]"""
        first = self.links[0]
        return Play(self.seat, first.id, "lay", first.slots, g.card(first.id).transcended)

    def repeat(self, g: Board, way: str, *more: Any) -> Verdict:
        """It is: it lies where it lay, and may be answered anew. [RD-1531 RD-1535]"""
        if BACK in more:
            return "again"
        if way == "stop":
            self.ended = True
            return "place"
        given: tuple[Id, ...] = next((cast(tuple[Id, ...], each) for each in more if isinstance(each, tuple)), ())
        play = structs.replace(self.repetition(g), sacrifices=given)
        cost = pay_for(g, play)
        if g.over:
            return END
        first, self.over = self.links[0], False
        self.links, self.last, self.times, self.hits = (first,), 0, self.times + 1, ()
        card: Any = g.edit(first.id)
        card.used = False
        laid(g, play, cost)
        return "on_play"

    def finish(self, g: Board) -> None:
        """Who declined to counter the last card takes the next turn. [RD-721 RD-913 RD-1536]"""
        if not self.instant:
            g.end("exchange")
            g.s.active = self.decliner


class Answer(Procedure, tag="answer", kw_only=True):
    """An instant is laid on a card that waits, and left unresolved until that is. [RD-909 RD-917]"""

    play: Play
    place: int = -1
    """Its place in the exchange: what is set off as it is laid may have joined since."""

    steps = ("lay", "on_play")

    def lay(self, g: Board) -> Verdict:
        """It joins the exchange."""
        self.place = exchange(g).add(g, lay(g, self.play))
        return END if g.over else None

    def on_play(self, g: Board) -> None:
        """Its on-play texts, if it is a defence. [RD-818]"""
        link = exchange(g).links[self.place]
        if g.there(link.this):
            g.carry_out(link.seat, link.id, on_play_texts(g, link))


def on_play_texts(g: Board, link: Link) -> tuple[str, ...]:
    """The on-play texts that a card has as it is laid; of a counter that is silent by option those that change its own
    values. [RD-818]"""
    card = g.card(link.id)
    if g.spot(link.id)[0] == "objects":
        return ()
    way = "lay" if card.role in ("", "opener") else card.role
    if not reads_text(g, link.id, way) and g.option("counter_value_text") == "applies":
        own = working_lines(g, link.id, "on_play", "lay", link.slots[0], transcended=card.transcended)
        return tuple(f"{name}_values" for name in own)
    return working_lines(g, link.id, "on_play", way, link.slots[0], transcended=card.transcended)


def turn_sideways(g: Board, play: Play) -> None:
    """An object that is played as a support is turned, and only its Use cost is paid. [RD-1212]"""
    ability: Any = g.use_of(play.id)
    g.turn_card(play.id, used=True)
    if ability.limit is not None:
        g.spend(ability.limit, g.handle(play.id), ability.where, play.seat)
    if ability.cost:
        g.push(PayCost(seat=play.seat, this=g.handle(play.id), card=g.card(play.id).card, where=ability.where))


def as_support(g: Board, play: Play) -> Link:
    """An object that was paid for is played as a support: it stays where it stands, and upright it may have given room.
    [RD-1113 RD-1212 RD-1217]"""
    card: Any = g.edit(play.id)
    card.role, card.slots, card.mat = "opener" if play.on < 0 else "counter", play.slots, play.seat
    g.reshaped()
    count_laid(g, play.seat, normal=True)
    where = [g.slot_name(play.seat, slot) for slot in play.slots]
    told_laid(g, play.seat, play.id, card.role, where, cost=0, kind="support")
    g.occur(Event("object_used", play.seat, play.id))
    g.make_room()
    return Link(play.id, g.handle(play.id), play.seat, play.on, play.slots)
