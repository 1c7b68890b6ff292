"""The operations that only Rise has, or has in its own way. What they do to the match is in `game`, under `do_WORD`."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar

from engines.kernel.cards import packs
from engines.kernel.cards.fields import Change, Flag, HowMany, Line, Several, Things, Until, Value, Word
from engines.kernel.cards.flow import NOTED, Effect, Op, Went
from engines.kernel.cards.lasting import GOOD, AtWork
from engines.kernel.cards.marks import marks
from engines.kernel.cards.packs import Ids, OnThings
from engines.kernel.cards.reading import Name, Reader
from engines.kernel.cards.scope import Player, Players, RefField, Scope
from engines.kernel.cards.select import Selector

from .arriving import bring, create, move
from .attaching import transmit
from .chain import retarget, stop
from .combat import drop_out, passes_walls
from .control import free, open_lock, run_printed
from .copying import become_copy
from .counters import change_capacity, change_level, heal, lose_life, steal_coins, tilt, untilt
from .damage import damage
from .hands import discard_certain, reveal, steal_cards
from .losing import sacrifice_summoner
from .moving import exclude, return_to_hand
from .words import BODIES, COPIED, L

ONE_OF_YOURS: dict[str, Any] = {"kind": "summoner", "side": "own", "pick": 1}
"""A Summoner of the reader's choice."""

L.adopt(
    packs.things("destroy", "sacrifice", "attach"),
    packs.cards("draw", "mill", "shuffle", "search"),
    packs.numbers("gain", "lose"),
    marks,
)


class Reaching(packs.Done):
    """Something done to things, of which `as` names those that it was done to."""

    what = Things()


class ToEach:
    """Something done to things one after the other, each by a `change`, which says whether it was."""

    change: ClassVar[Callable[..., object]]
    brings: str

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        changed = [id for id in found["what"] if self.change(g, id)]
        return g.handles(changed) if self.brings == "things" else bool(changed)


class ByNumber:
    """A number of things changes, one after the other, each by a `change`, which says whether it did."""

    change: ClassVar[Callable[..., object]]
    bare = "n"
    n: Any

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.n.get(scope)
        return any([self.change(g, id, n) for id in found["to"]])


_ONE_BY_ONE: Any = (
    ("open_lock", (ToEach, OnThings), open_lock, "Locks are opened. [RS-1117]"),
    ("free", (ToEach, OnThings), free, "Chained Creatures are freed. [RS-1120]"),
    ("cancel", (ToEach, OnThings), stop, "What is on its way does nothing."),
    ("capacity", (ByNumber, packs.Level), change_capacity, "A Summoner gains or loses Capacity Points. [RS-404]"),
    (
        "level", (ByNumber, packs.Level), change_level,
        "A Summoner's level changes, within what is printed. [RS-521 RS-523 RS-528]",
    ),
)  # fmt: skip
for _word, _bases, _change, _told in _ONE_BY_ONE:
    _parts = {"__doc__": _told, "__module__": __name__, "change": staticmethod(_change)}
    L.op(_word)(type("On" + _word.title().replace("_", ""), _bases, _parts))


@L.op("out_of_combat")
class OutOfCombat(OnThings):
    """Attackers or blockers drop out of the combat. [RS-812]"""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        source = g.id_of(frame.this)
        return any([drop_out(g, id) for id in found["what"] if not passes_walls(g, id, source)])


@L.op("return")
class Return(OnThings):
    """Cards go back to the hand. [RS-1115 RS-1116]"""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        moved = g.traces(found["what"])
        came = return_to_hand(g, found["what"])
        frame.follow(g, moved)
        return came


@L.op("exclude")
class Exclude(Reaching):
    """Cards are excluded. Of a cost, the card itself is. [RS-306]"""

    payable = True

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        moved = g.traces(found["what"])
        exclude(g, found["what"])
        frame.follow(g, moved)
        return g.handles([id for id in found["what"] if any(id in side.excluded for side in g.s.seats)])


@L.op("discard")
class Discard(packs.Discard):
    """Players discard cards: of their choice, or drawn by chance; or a card in a hand, `discard: {what: this}`, which
    of a cost is the card itself. [RS-302 RS-305]"""

    what = Things(None, picks=False)

    def check(self, r: Reader) -> None:
        if isinstance(self.what, Selector):
            raise r.at("what").bad(
                "of a hand one discards by number: {discard: 1}; `what` means a card that has a name"
            )

    def able(self, scope: Scope) -> bool:
        return super().able(scope) if self.what is None else bool(self.what.ids(scope))

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if self.what is None:
            return super().do(g, frame, scope, **found)
        return discard_certain(g, frame, found["what"])


@L.op("untilt")
class Untilt(ToEach, Reaching):
    """Things are untilted. [RS-517]"""

    change = staticmethod(untilt)


@L.op("tilt")
class Tilt(ToEach, Reaching):
    """Cards or Summoners are tilted; that takes no points. It can be paid. [RS-517]"""

    payable = True
    change = staticmethod(tilt)


@L.op("damage")
class Damage(packs.Damage):
    """Damage from outside combat: one hit on each; a damaged player says which Summoner takes it unless `chooser` does.
    [RS-911]"""

    bare = "to"
    chooser = Player(None)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        chooser = self.chooser.seats(scope)[:1] if self.chooser is not None else ()
        damage(g, found["to"], self.n.size(scope), g.id_of(frame.this), *chooser, note=self.as_)
        return NOTED


@L.op("strike")
class Strike(Op):
    """Something hits something with its current Attack, and is not hit back. [RS-1217 RS-1220]"""

    doer = "what"
    what = Things("this", det="each")
    to = Things(det="each")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in reversed(found["what"]):
            damage(g, found["to"], g.attack(id), id, note=self.as_, blow=True)
        return NOTED


@L.op("heal")
class Heal(ByNumber, packs.Heal):
    """A Summoner regains Life, up to what is printed. [RS-908]"""

    to = Things(ONE_OF_YOURS, det="each")
    change = staticmethod(heal)


@L.op("lose_life")
class LoseLife(ByNumber, packs.Heal):
    """A Summoner loses Life; that is no damage. [RS-908]"""

    to = Things(ONE_OF_YOURS, det="each")
    change = staticmethod(lose_life)


@L.op("steal")
class Steal(Op):
    """Coins or cards of a hand go from one player to another, as many as there are; both know the cards. [RS-128
    RS-313]"""

    doer = "who"
    coins = Value(None)
    cards = Value(None)
    from_ = Players("foe")
    who = Player("you")

    def check(self, r: Reader) -> None:
        if (self.coins is None) == (self.cards is None):
            raise r.bad("steal takes coins or cards")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        steal, n = (steal_coins, self.coins) if self.coins is not None else (steal_cards, self.cards)
        size, takers, held = n.size(scope), self.who.seats(scope)[:1], [id for side in g.s.seats for id in side.hand]
        lay = dict(zip(held, g.handles(held), strict=True))
        came = any([steal(g, seat, taker, size) for taker in takers for seat in self.from_.seats(scope)])
        frame.follow(g, {handle for id, handle in lay.items() if g.handle(id) != handle})
        return came


@L.op("look")
class Look(packs.Look):
    """A player looks at the top cards of a library or at a hand; only that player knows what `as` names. [RS-301]"""

    zone = Word(("library", "hand"), "library")

    def came(self, r: Reader) -> Name:
        return super().came(r)._replace(many=self.zone == "hand" or self.n.constant != 1)


@L.op("reveal")
class Reveal(AtWork):
    """Cards of a hand or a library are shown to everybody, and what `as` names may be picked by anybody. A card of a
    hand stays so with `until`, as long as it lies there; else what was shown is known while the effect is carried out.
    [RS-301 RS-302]"""

    brings = "things"
    bare = "what"
    target = "what"
    what = Things(det="all")

    def check_op(self, r: Reader) -> None:
        """Without `until` it is shown once."""

    def check(self, r: Reader) -> None:
        super().check(r)
        what = self.what
        unread = isinstance(what, Selector) and what.among is None and what.zone == "library"
        if unread and what.pick is not None and not what.pick.chance:
            raise r.at("what").bad(
                "nobody may read a library to pick in it; of its top, look first: "
                "{look: {n: 3}, as: top}, {reveal: top}"
            )

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        shown = packs.show(frame, g.handles(reveal(g, found["what"])))
        if self.until is not None:
            super().do(g, frame, scope, **found)
        return shown

    def came(self, r: Reader) -> Name:
        return Name(self.brings, self.what.could_be, many=True)


PLACES = ("hand", "library_top", "library_bottom", "library_shuffled", "cemetery", "excluded", "battlefield")


@L.op("move")
class Move(Op):
    """Cards go from one zone to another. [RS-308 RS-310]"""

    brings = "things"
    what = Things()
    to = Word(PLACES, what="place")
    under = Player(None)
    tilted = Flag()
    counters = HowMany(0, 99, default=0)
    marks = Several(Line())

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        moved = found["what"]
        traces: dict[int, frozenset[int]] = {id: g.traces((id,)) for id in moved}
        if self.to == "battlefield":
            under = self.under.seats(scope) if self.under is not None else None
            how: dict[str, Any] = {"tilted": self.tilted, "counters": self.counters.size(scope), "marks": self.marks}
            moved = tuple(id for id in moved if bring(g, id, g.id_of(frame.this), under, **how))
        else:
            moved = move(g, moved, self.to)
        frame.follow(g, frozenset[int]().union(*(traces[id] for id in moved)))
        return moved

    def came(self, r: Reader) -> Name:
        open_ = self.to in ("cemetery", "excluded", "battlefield")
        return Name(self.brings, self.what.could_be, known_to="" if open_ else self.what.known_to)


@L.op("create")
class Create(Op):
    """Tokens come into play: copies of something, or a card that is printed as a token. [RS-1140 RS-1143 RS-1144]"""

    brings = "things"
    bare = "copy_of"
    copy_of = Things(None, old=True)
    token = Line(default="")
    n = Value(1)
    under = Player("you")
    beyond_rank = Flag()

    def check(self, r: Reader) -> None:
        if (self.copy_of is None) == (not self.token):
            raise r.bad("create makes a copy_of something or a token")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if self.copy_of is not None and not found["copy_of"]:
            return ()
        model = found["copy_of"][0] if found["copy_of"] else 0
        made = [
            create(g, seat, model, self.token or None, free=self.beyond_rank)
            for seat in self.under.seats(scope)[:1]
            for _ in range(self.n.size(scope))
        ]
        return tuple([id for id in made if id])

    def came(self, r: Reader) -> Name:
        return Name(self.brings, many=self.n.constant != 1)


@L.op("become")
class Become(AtWork):
    """Something becomes a copy of something, all of it or `only` some parts, or all but what it `keeps`; it stays the
    object that it is, with its counters, attachments and states. With `until` for a time: then it is again what it was
    before, or what it copied since. [RS-1106]"""

    brings = "things"
    doer = "what"
    target = "what"
    what = Things("this", det="each")
    copy_of = Things(old=True)
    keeps = Several(Word(COPIED, what="part of a card"), distinct="a part of a card")
    only = Several(Word(COPIED, what="part of a card"), distinct="a part of a card")
    until = Until(GOOD)

    def check(self, r: Reader) -> None:
        if self.keeps and self.only:
            raise r.at("only").bad("a copy keeps some parts, or takes only some: leave keeps or only out")
        if not self.parts:
            raise r.at("keeps").bad("this keeps all that a copy takes; it would be no copy")

    @functools.cached_property
    def parts(self) -> tuple[str, ...]:
        """What the copy takes."""
        return tuple(part for part in COPIED if part not in self.keeps and (not self.only or part in self.only))

    def came(self, r: Reader) -> Name:
        return packs.named(self.what, r)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        model = found["copy_of"][:1]
        return g.handles([id for id in found["what"] for each in model if become_copy(g, id, each, self, frame, scope)])


@L.op("retarget")
class Retarget(Op):
    """What waits on the chain and names one target in all names another one instead, if its player could have named
    that for it. [RS-646 RS-702]"""

    doer = ""
    what = Things(det="each")
    to = Things(det="a")

    def check_op(self, r: Reader) -> None:
        if isinstance(self.to, Selector) and self.to.pick is None:
            raise r.at("to").bad("a play is given one target: write pick: 1 beside what it may be")
        super().check_op(r)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return tuple([ref for ref in found["what"] for id in found["to"][:1] if retarget(g, ref, id)])


class OnBodies(packs.Counters):
    """Charge Counters, which lie on Creatures and Doors alone. [RS-1301]"""

    def check(self, r: Reader) -> None:
        if self.to.could_be and self.to.could_be.isdisjoint(BODIES):
            raise r.at("to").bad("Charge Counters lie on Creatures and Doors [RS-1301]")


@L.op("put")
class Put(OnBodies):
    """Charge Counters are placed; bound ones go with what they are bound to. [RS-1223 RS-1301]"""

    until = Until(None)
    bound_to = RefField("things", default=None)

    def check(self, r: Reader) -> None:
        super().check(r)
        if self.until is not None and self.until.moment != "turn":
            raise r.at("until").bad(
                "counters stay, or go at the end of the turn (until: turn); what lasts otherwise is a change [RS-1301]"
            )


@L.op("take")
class Take(OnBodies):
    """Charge Counters are taken away."""


@L.op("command")
class Command(AtWork):
    """A player has a card's Actions at their command; its owner pays. [RS-1230 RS-1231]"""

    target = "of"
    doer = ""
    of = Things("host")
    who = Player("you")

    def fix(self, g: Any, scope: Scope, id: int) -> dict[str, int]:
        seats = self.who.seats(scope)
        return {"seat": seats[0] if seats else scope.seat}


@L.op("transmit")
class Transmit(Op):
    """A Disease moves to a legal new Creature and works there at once. [RS-1206]"""

    what = Things()
    to = Things(det="a")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return any([transmit(g, id, to) for id in found["what"] for to in found["to"][:1]])


@L.part("price")
@L.op("price")
class Price(AtWork):
    """Prices change, never below 0, those of certain `cards` if it names any; `once` ends it after one. [RS-644
    RS-1132]"""

    target = "cards"
    covert = ("cards",)
    doer = ""
    asks_on = True
    of = Word(lambda language: language.priced, "action", what="thing with a price")
    n = Change()
    resource = Word(lambda language: language.resources, "coins", what="resource")
    cards = Things(None, picks=False)
    who = Players("you")
    once = Flag()
    for_a_time = ("until", "once")

    @classmethod
    def read_part(cls, raw: Any, r: Reader) -> AtWork:
        """What is always at work is not used up."""
        if isinstance(raw, dict) and "once" in raw:
            raise r.at("once").bad("what is always at work changes every price; the next one alone: price, until: ...")
        return super().read_part(raw, r)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope):
            g.begin(self, frame, scope, 0, {"seat": seat, "n": self.n.get(scope)}, uses=1 if self.once else -1)


@L.op("lose_summoner")
class LoseSummoner(Op):
    """A player loses a Summoner. [RS-909 RS-1402]"""

    doer = "who"
    bare = "who"
    who = Players("you")
    by = Player(None)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        chooser = self.by.seats(scope)[:1] if self.by is not None else ()
        for seat in reversed(self.who.seats(scope)):
            sacrifice_summoner(g, seat, chooser[0] if chooser else seat)


@L.op("extra_attack")
class ExtraAttack(Op):
    """A player has a further Attack phase this turn. [RS-809]"""

    doer = "who"
    bare = "who"
    who = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        theirs = g.s.active in self.who.seats(scope)
        g.s.attacks_left += theirs
        return theirs


@L.op("relaunch")
class Relaunch(Op):
    """An Action of another card is performed anew: which one, its price and its targets are settled as it is announced.
    [RS-1125 RS-1126]"""

    def run(self, g: Any, frame: Effect) -> Went:
        return None


@L.op("printed")
class PrintedPart(Op):
    """What is printed on this card behind a keyword happens: what an opened Lock or a freed Creature does. [RS-1118
    RS-1121]"""

    doer = ""
    bare = "keyword"
    keyword = Word(("Lock", "Chained"))

    def run(self, g: Any, frame: Effect) -> Went:
        run_printed(g, g.id_of(frame.this), self.keyword)
        return None
