"""The operations that only Raise, Rise & Die has, or has in its own way: its keywords above all. What they do to the
match is in `game`, under `do_WORD`. [RD-1401 to RD-1588]"""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import packs
from engines.kernel.cards.fields import HowMany, Things, Value, Word
from engines.kernel.cards.flow import Effect, Op
from engines.kernel.cards.lasting import Figures
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.reading import Name, Reader, an_object, is_mapping, ref_to
from engines.kernel.cards.scope import Players, Scope

from .words import MARKERS, L

L.adopt(packs.cards("draw", "discard", "shuffle"), packs.numbers("gain", "lose"))


# ------------------------------------------------------------------------------------- what says how a card is laid


class Pattern(Op):
    """Something that is read as its card is laid: it says how, and does nothing by itself."""

    doer = ""
    bare = "n"
    n = HowMany(1, 99)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return 1


@L.op("amplitude")
class Amplitude(Pattern):
    """The card may cover up to so many slots in all. [RD-1501]"""


@L.op("combo")
class Combo(Pattern):
    """The card costs nothing if it is at least the so-manieth that its player lays this bout. [RD-1525]"""


@L.op("frenzy")
class Frenzy(Pattern):
    """The card may be played up to so many times in all, each paid for. [RD-1530]"""


class Added(Figures):
    """So much is added to one figure of a card: `pierce: 2`, or `pierce: {n: 2, to: ..., until: bout}`."""

    figure = ""

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        given = dict(raw) if is_mapping(raw) and "n" in raw else {"n": raw}
        return super().read({cls.figure: given.pop("n"), "to": "this", **given}, r)

    @classmethod
    def schema(cls, language: Any) -> dict[str, Any]:  # noqa: ARG003
        whole = an_object({"n": ref_to("value"), "to": ref_to("things"), "until": ref_to("until")}, ["n"])
        return {"anyOf": [whole, ref_to("value")]}


@L.part("pierce")
@L.op("pierce")
class Pierce(Added):
    """So many points of each Block or Break set against the card are ignored. [RD-1545]"""

    figure = "pierce"


@L.part("bonus_damage")
@L.op("bonus_damage")
class BonusDamage(Added):
    """So much damage more, once every other modifier has been worked out. [RD-1516]"""

    figure = "bonus"


# --------------------------------------------------------------------------------------------------------- to a player


class OfVictim(Op):
    """Something done to the opponent, unless `to` says whom, with a number. [RD-1414 RD-1416]"""

    bare = "n"
    verbless = True
    n = Value(1)
    to = Players("foe")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, self.to.seats(scope), self.n.size(scope))


class Suffered(OfVictim):
    """An event that comes about for the opponent, unless `to` says for whom, unless something happens instead."""

    event = ""
    kind = ""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.strike(self.event, frame, self.to.seats(scope), self.n.size(scope), self.kind)


@L.op("burn")
class Burn(Suffered):
    """Damage to Top Souls, which go to the Void. [RD-1009 RD-1010 RD-1585]"""

    event = "burned"


@L.op("hit")
class Hit(Suffered):
    """Damage to Top Souls, which are discarded. [RD-1001]"""

    event, kind = "damaged", "effect"


@L.op("destroyer")
class Destroyer(Suffered):
    """HP are lost directly. [RD-1008 RD-1519]"""

    event, kind = "hp_lost", "effect"


@L.op("forget")
class Forget(OfVictim):
    """Cards worth so much SV are discarded from the hand. [RD-1541]"""


@L.op("poison")
class Poison(Suffered):
    """Poison markers. [RD-1560]"""

    event = "poison_added"


@L.op("bleed")
class Bleed(Suffered):
    """Bleed markers. [RD-1572]"""

    event = "bleed_added"


@L.op("torpor")
class Torpor(OfVictim):
    """The latent potential is lowered. [RD-1582]"""


class ToVictim(Op):
    """Something done to the opponent, unless `to` says whom."""

    doer = ""
    bare = "to"
    to = Players("foe")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, self.to.seats(scope))


@L.op("stun")
class Stun(ToVictim):
    """Stunned: to pass instead of playing the next card. [RD-1577]"""


@L.op("unstun")
class Unstun(ToVictim):
    """Not Stunned any more."""


class Marking(Op):
    """Markers of one sort: `put: {omen: 2, to: you}`. [RD-1588]"""

    marker: str
    n: Any

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        given = dict(r.mapping(raw, cls.word))
        named = [name for name in given if name in MARKERS]
        if len(named) > 1:
            raise r.bad(f"one sort of marker at a time: {cls.word}: {{{named[0]}: 1, ...}}, and another for {named[1]}")
        if not named:
            raise r.unknown("marker", next((name for name in given if name not in cls.fields), ""), MARKERS)
        n = given.pop(named[0])
        op = super().read(given, r)
        op.marker, op.n = named[0], r.at(named[0]).part("value", n)
        return op

    @classmethod
    def schema(cls, language: Any) -> dict[str, Any]:
        own = {name: field.schema(language) for name, field in cls.fields.items()}
        return an_object({**dict.fromkeys(MARKERS, ref_to("value")), **own})


@L.op("put")
class Put(Marking):
    """Markers are put before players."""

    doer = "to"
    to = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.strike(f"{self.marker}_added", frame, self.to.seats(scope), self.n.size(scope))


@L.op("take")
class Take(Marking):
    """Markers are destroyed: of `any` player, whom the effect's player picks, unless `who` says whose. It can be paid.
    [RD-1405 RD-1407]"""

    payable = True
    who = Word(("any", "you", "foe"), "any")

    def seats(self, scope: Scope) -> tuple[int, ...]:
        """Whose they may be."""
        return {"you": (scope.seat,), "foe": (1 - scope.seat,)}.get(self.who, (scope.seat, 1 - scope.seat))

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_take(frame, self.seats(scope), self.marker, self.n.size(scope))


# --------------------------------------------------------------------------------------------------------- in the Clash


@L.op("block")
class Block(Op):
    """So much damage of an opposing pending assault is blocked; with none pending nothing is. [RD-1511 RD-1512]"""

    bare = "n"
    n = Value(1)
    to = Things({"pick": 1, "kind": "assault", "side": "foe", "pending": True}, det="a")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_block(frame, found["to"], self.n.size(scope))


@L.op("weak_point")
class WeakPoint(Op):
    """The damage dealt in slots of the opponent's mat is so much higher until the end of the bout: in those that the
    assault lies on, from another source in one that its player names. [RD-1553 RD-1555]"""

    bare = "n"
    n = Value(1)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_weak_point(frame, self.n.size(scope))


@L.op("combo_count")
class ComboCount(packs.OfPlayer):
    """The next card that a player lays counts for so many more, for Combo."""


# ---------------------------------------------------------------------------------------------------------------- cards


class OfWorth(Op):
    """Something that a player does with cards of so much SV."""

    bare = "sv"
    doer = "who"
    sv = Value(0)
    who = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, self.who.seats(scope), self.sv.size(scope))


@L.op("search")
class Search(OfWorth):
    """A player may take a card of exactly so much SV out of the own deck, which is then shuffled. [RD-1566]"""


@L.op("swap")
class Swap(OfWorth):
    """A player may exchange a card of exactly so much SV in hand with one in the own discard. [RD-1521]"""


@L.op("sacrifice")
class Sacrifice(OfWorth):
    """A player sacrifices cards in hand worth so much SV, which feed the Reserve. It can be paid. [RD-704 RD-1542]"""

    payable = True
    sv = Value(1)


GOALS = ("hand", "discard", "void", "deck_top", "deck_bottom")


@L.op("move")
class Move(packs.Done):
    """Cards go to a pile or the hand of their owner. [RD-414]"""

    to = Word(GOALS, what="place")

    def came(self, r: Reader) -> Name:
        hidden = self.to in ("hand", "deck_top", "deck_bottom")
        return super().came(r)._replace(known_to=self.what.known_to if hidden else "")


@L.op("destroy")
class Destroy(packs.Done):
    """Objects and infusions go to their owner's discard. [RD-1108]"""


@L.op("ready")
class Ready(packs.Done):
    """Cards are turned upright; a used one may be used once more. [RD-1209]"""


@L.op("turn")
class Turn(packs.Done):
    """Cards are turned sideways. [RD-415]"""


@L.op("take_control")
class TakeControl(packs.Done):
    """Objects and infusions come under the control of the effect's player, in a free place of that player's.
    [RD-1811]"""


@L.op("look")
class Look(packs.Look):
    """A player looks at the top cards of a deck, or at a hand. [RD-1809]"""

    zone = Word(("deck", "hand"), "deck")
