"""Operations on cards, conditions, Markers and turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from engines.kernel.cards import marks, packs
from engines.kernel.cards.fields import OBJECTS, Change, Flag, Several, Things, Value, Word
from engines.kernel.cards.flow import NOTED, Effect, Op
from engines.kernel.cards.lasting import AtWork
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.reading import REQUIRED, Name, Reader
from engines.kernel.cards.scope import Players, Scope
from engines.kernel.cards.select import Selector, asks
from engines.kernel.event import Event
from engines.kernel.text import SeatName, say

from . import actions, choices, player_actions, turns
from .at_work import check_lender
from .conditions import give, shift, worth
from .fields import meant, only
from .hands import give_back, recover, reveal
from .speed import in_speed_order
from .state import Fighter, Power
from .trackers import change_marker, marker_ids
from .words import BUFFS, CONDITIONS, LABELS, MARKERS, STATUSES, L

if TYPE_CHECKING:
    from .duel import Duel

# ---------------------------------------------------------------------------------------------- decks, hands, Powers


@L.op("discard")
class Discard(packs.Discard):
    """Powers are discarded from a hand, without AP for them; as a cost they may have to be `what` fits. [RZ-702
    RZ-1404]"""

    what = Things(None, picks=False)

    def check(self, r: Reader) -> None:
        held = isinstance(self.what, Selector) and (self.what.zone, self.what.side) == ("hand", "own")
        if self.what is not None and not held:
            raise r.at("what").bad("what is discarded lies in the own hand: {zone: hand, side: own, ...}")


@L.op("shuffle")
class Shuffle(packs.Shuffle):
    """A deck is shuffled."""

    deck = Word(("power", "fighter"), "power", what="deck")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope):
            g.shuffle_deck(seat, self.deck)


class _Hidden(Op):
    """Something done with hidden cards: a face-down one, the top of a deck, a hand."""

    brings = "things"
    what = Things(None, sorts=OBJECTS)
    zone = Word(("deck", "fighter_deck", "hand"), "", what="zone")
    of = Players("you")
    n = Value(1)

    def check(self, r: Reader) -> None:
        if (self.what is None) == (not self.zone):
            raise r.bad(f"{self.word} is of a zone, {{zone: deck, n: 2}}, or of what lies face down")

    def in_zone(self, g: Duel, scope: Scope) -> tuple[int, Ids]:
        """The top cards of a deck, or a whole hand, and whose they are."""
        owner = next(iter(self.of.seats(scope)), scope.seat)
        side = g.s.seats[owner]
        deck = side.power_deck if self.zone == "deck" else side.fighter_deck
        return owner, side.hand if self.zone == "hand" else deck[: self.n.size(scope)]

    def came(self, r: Reader) -> Name:
        several = self.zone == "hand" or self.zone.endswith("deck") and self.n.constant != 1
        return Name(self.brings, frozenset(("fighter" if self.zone == "fighter_deck" else "power",)), many=several)


@L.op("look")
class Look(_Hidden):
    """Hidden cards are looked at: the top of a deck, a hand, or a face-down card; `reorder` puts them back in any
    order. Only the player who looks knows what `as` names."""

    reorder = Flag()

    def check(self, r: Reader) -> None:
        super().check(r)
        if self.reorder and self.zone in ("", "hand"):
            raise r.bad("only a deck has an order")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        owner, zone = 1 - scope.seat, "power_deck" if self.zone == "deck" else self.zone
        ids = tuple([id for id in found["what"] if isinstance(g.thing(id), Power)])
        if self.what is None:
            owner, ids = self.in_zone(g, scope)
        if ids:
            reorder = self.reorder and len(ids) > 1
            g.push(choices.Look(seat=scope.seat, owner=owner, zone=zone, cards=ids, reorder=reorder))
        return g.handles(ids)

    def came(self, r: Reader) -> Name:
        return super().came(r)._replace(known_to="you")


@L.op("reveal")
class Reveal(_Hidden):
    """A face-down card is shown to everybody, or the top of a deck, or a hand: whoever is to may pick `among` what `as`
    names. [RZ-312 RZ-1614]"""

    bare = "what"

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if self.what is not None:
            for id in found["what"]:
                reveal(g, id)
            return g.handles(found["what"])
        owner, ids = self.in_zone(g, scope)
        if ids:
            g.informed = True
            text = say("rz-log-shows", who=SeatName(owner), cards=g.names(ids))
            g.happen(Event("revealed", owner, amount=len(ids)), text, "RZ-1614")
        return packs.show(frame, g.handles(ids))

    def came(self, r: Reader) -> Name:
        return super().came(r) if self.what is None else super().came(r)._replace(could_be=self.what.could_be)


@L.op("recover")
class Recover(Op):
    """A Power comes back from the own void."""

    comes = ("recovered",)
    what = Things(sorts=OBJECTS)
    to = Word(("hand", "deck"), "hand", what="place")

    def check(self, r: Reader) -> None:
        about = meant(self.what)
        if about is not None and about.zone != "void":
            raise r.bad("what is recovered lies in the void; say zone: void")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.follow(g, g.traces(found["what"]))
        for id in found["what"]:
            recover(g, id, self.to)


@L.op("return")
class Return(Op):
    """A Fighter goes to its owner's Fighter deck or (`void`) Fighter void, which is no defeat, a Power in play to its
    owner's hand or (shuffled in, `deck`) deck, which is no destruction, a card of a hand, or one that was looked at or
    revealed, where it says, which is no discard. [RZ-212 RZ-1554]"""

    comes = ("removed", "power_left", "put_back")
    payable = True
    what = Things(sorts=OBJECTS)
    to = Word(("hand", "deck", "deck_top", "deck_bottom", "void"), what="place")

    def check(self, r: Reader) -> None:
        about = meant(self.what)
        if self.what.known_to or self._held(about, r):
            return
        if self.to == "void" and self.what.could_be != {"fighter"}:
            raise r.at("to").bad("a Power in play goes to the void by destroy; a Fighter or a card of a hand may go so")
        if about is None:
            return
        if "fighter" in about.kinds and self.to == "hand":
            raise r.at("to").bad("a Fighter is returned to the Fighter deck: deck, deck_top or deck_bottom [RZ-212]")
        if "fighter" not in about.kinds and self.to.startswith("deck_"):
            raise r.at("to").bad("a Power is returned to the hand (hand) or shuffled into the deck (deck)")

    def _held(self, about: Selector | None, r: Reader) -> bool:
        """Whether it lies in a hand or a deck, for all that is written: it was brought, or is looked for there."""
        if about is not None:
            return about.among is not None or about.zone in ("hand", "deck", "fighter_deck")
        name = r.names.get(self.what.name)
        return name is not None and not name.role and name.sort == "things" and self.what.name != "it"

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.follow(g, g.traces(found["what"]))
        give_back(g, found["what"], self.to)


def _from_hand(g: Duel, frame: Effect, scope: Scope, ids: Ids) -> Ids:
    """The Power that goes from the hand to a slot, if it is there and one is free: the effect follows it."""
    side = g.s.seats[scope.seat]
    going = tuple([id for id in ids[:1] if id in side.hand and 0 in side.powers])
    frame.follow(g, g.traces(going))
    return going


@L.op("play")
class Play(Op):
    """A Power is played from the hand in the middle of an effect, free of AP if so said."""

    comes = ("announced",)
    what = Things()
    free = Flag()

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in _from_hand(g, frame, scope, found["what"]):
            g.push(player_actions.PlayPower(seat=scope.seat, card=id, free=self.free))


@L.op("set_free")
class SetFree(Op):
    """A Trigger Power is set from the hand without its AP."""

    comes = ("power_set",)
    bare = "what"
    what = Things()

    def idle(self, scope: Scope, found: Mapping[str, Ids]) -> bool:
        return scope.g.seat_forbidden("set", scope.seat)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in () if self.idle(scope, found) else _from_hand(g, frame, scope, found["what"]):
            g.push(choices.SetFree(seat=scope.seat, card=id))


# ----------------------------------------------------------------------------------------------- conditions and Markers


class Given(AtWork):
    """A condition is given: for good, or until a moment, when what was gained so is lost again. [RZ-1014]"""

    comes = ("condition_gained",)
    doer = "to"
    name: Any
    n: Any = None

    def check_op(self, r: Reader) -> None:
        """Without `until` it is for good."""

    @property
    def condition(self) -> str:
        """What it is called on whoever has it."""
        return self.name if self.word == "status" else f"{self.word} {self.name}"

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        g.one_by_one(found["to"], lambda id: self._give(g, frame, scope, id))

    def _give(self, g: Duel, frame: Effect, scope: Scope, id: int) -> None:
        name, lasting = self.condition, None if self.until is None else g.begin(self, frame, scope, id, {"n": 0})
        if lasting is not None:
            g.push(choices.Fading(who=id, name=name, before=worth(g, id, name), stamp=lasting.stamp))
        if lasting is not None or self.until is None:
            give(g, id, name, 0 if self.n is None else self.n.get(scope))


class _Condition(Given):
    """A Buff or Debuff is given, or its value raised, up to 6. [RZ-1005 RZ-1006 RZ-1007]"""

    name = Word(BUFFS, what="Buff or Debuff", note="a kind of DMG, DMG, and Dealt or Taken")
    n = Value(1)
    to = Things()

    def check(self, r: Reader) -> None:
        check_bearer(self.to, r)


def check_bearer(to: Any, r: Reader) -> None:
    """Refuse Buffs and Debuffs on anything but Fighters."""
    if not only(to, "fighter"):
        raise r.at("to").bad("Buffs and Debuffs can only be given to Fighters [RZ-1007]")


@L.op("buff")
class Buff(_Condition):
    """A Buff is given, for good or `until` a moment."""


@L.op("debuff")
class Debuff(_Condition):
    """A Debuff is given, for good or `until` a moment."""


@L.op("status")
class Status(Given):
    """A Status is given, for good or `until` a moment. [RZ-1018]"""

    name = Word(STATUSES, what="Status")
    to = Things()

    def check(self, r: Reader) -> None:
        if self.name != "Shield" and isinstance(self.to, Selector) and not only(self.to, "fighter"):
            raise r.at("to").bad("a Power, and so a Summon or a Tile, can only have Shield [RZ-1013 RZ-1113]")


@L.op("cleanse")
class Cleanse(Op):
    """Conditions are removed; which ones its player picks if there are more than that many. `as` names what lost
    some."""

    payable = True
    name = Word(("any", "buff", "debuff", "status", *CONDITIONS), "any", what="condition")
    n = Value(1)
    all = Flag()
    up_to = Flag()
    from_ = Things()

    brings = "things"

    def came(self, r: Reader) -> Name:
        picks = asks(self.from_) and self.from_.pick.most.constant == 1
        return Name(self.brings, self.from_.could_be, many=isinstance(self.from_, Selector) and not picks)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in reversed(in_speed_order(g, found["from_"])):
            n = 99 if self.all else self.n.size(scope)
            g.order_cleanse(scope, id, self.name, n, upto=self.up_to, note=self.as_)
        return NOTED


@L.op("move_condition")
class MoveCondition(Op):
    """One condition of a player's choice moves from a Fighter onto another that could take it, with its value; `as`
    says whether one did. [RZ-1002]"""

    name = Word(("any", "buff", "debuff", "status", *CONDITIONS), "any", what="condition")
    from_ = Things()
    to = Things()

    def check(self, r: Reader) -> None:
        if not only(self.to, "fighter") or not only(self.from_, "fighter"):
            raise r.bad("conditions move between Fighters alone [RZ-1007]")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for giver, taker in zip(found["from_"][:1], found["to"][:1], strict=False):
            if isinstance(g.thing(giver), Fighter):
                g.push(choices.MoveCondition(seat=scope.seat, giver=giver, taker=taker, what=self.name, note=self.as_))
        return NOTED


@L.op("move_buffs")
class MoveBuffs(Op):
    """Buff values move from Fighters onto another, as much as arrives. [RZ-875]"""

    comes = ("condition_gained",)
    from_ = Things()
    to = Things()
    names = Several(Word(BUFFS, what="Buff"))
    n = Value(None)

    def check(self, r: Reader) -> None:
        if not only(self.to, "fighter") or not only(self.from_, "fighter"):
            raise r.bad("only Fighters have Buffs [RZ-1007]")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        givers = tuple([id for id in found["from_"] if g.in_play(id)])
        for taker in found["to"][:1]:
            if g.in_play(taker):
                limit = None if self.n is None else self.n.get(scope)
                names = self.names or BUFFS
                g.push(choices.MoveBuffs(seat=scope.seat, givers=givers, taker=taker, names=names, limit=limit))


@L.op("shift")
class Shift(Op):
    """The value of a Buff or Debuff that is there rises or falls; at 0 it is gone. [RZ-1016]"""

    comes = ("shifted", "condition_lost")
    doer = "to"
    name = Word(BUFFS, what="Buff or Debuff", note="a kind of DMG, DMG, and Dealt or Taken")
    to = Things()
    n = Change(REQUIRED)
    debuff = Flag()

    def check(self, r: Reader) -> None:
        check_bearer(self.to, r)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        name = ("debuff " if self.debuff else "buff ") + self.name
        g.one_by_one(found["to"], lambda id: shift(g, id, name, self.n.get(scope)))


class _Marker(Op):
    """A Marker of a player or on a slot; an ULTIMATE Marker of a player is that of the effect's own Fighter.
    [RZ-1025]"""

    payable = True
    placed: ClassVar[bool]
    bare = "name"
    name = Word(MARKERS, what="Marker")
    to = Things("you", sorts=("things", "players"))

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        change_marker(g, self.name, marker_ids(g, self.name, found["to"], scope), placed=self.placed)


@L.op("place_marker")
class PlaceMarker(_Marker):
    """A Marker is placed."""

    comes = ("marker_placed",)
    placed = True


@L.op("remove_marker")
class RemoveMarker(_Marker):
    """A Marker is removed. [RZ-1025]"""

    comes = ("marker_removed",)
    placed = False


@L.op("mark")
class Mark(marks.Mark):
    """Things get a mark by a name of the card's own, as long as they are those objects, or for a time. [RZ-1622]"""

    def check(self, r: Reader) -> None:
        check_mark(self.name, "place_marker", r)


@L.op("unmark")
class Unmark(marks.Unmark):
    """Things lose a mark. [RZ-1622]"""

    def check(self, r: Reader) -> None:
        check_mark(self.name, "remove_marker", r)


def check_mark(name: str, instead: str, r: Reader) -> None:
    """Refuse a mark that is called like a Marker."""
    if name in MARKERS:
        raise r.at("name").bad(f"the {name.upper()} Marker is a rule's: write {instead}: {name} [RZ-1025]")


# ------------------------------------------------------------------------------------------------------------- turns


@L.op("end_turn")
class EndTurn(Op):
    """The running turn, or just the bonus action, ends once everything under way is finished; between turns none is to
    end. [RZ-603 RZ-650 RZ-1322]"""

    comes = ("ending",)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if g.s.active is not None:
            g.s.turn_over = True
            g.happen(Event("ending"), say("rz-log-turn-will-end"), "RZ-1322")


@L.op("end_round")
class EndRound(Op):
    """The round ends once everything under way is finished. [RZ-632 RZ-636 RZ-650]"""

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        g.s.turn_over = g.s.round_over = True
        g.happen(Event("ending"), say("rz-log-round-will-end"), "RZ-632")


@L.op("reverse_timeline")
class ReverseTimeline(Op):
    """The turns of the timeline are played from 4 to 1 in the next round. [RZ-1623]"""

    doer = ""

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        g.stale()
        g.s.backwards = g.s.round + 1
        g.happen(Event("turned_round"), say("rz-log-turned-round"), "RZ-1623")


@L.op("extra_action")
class ExtraAction(Op):
    """A player may take one further action at once."""

    comes = ("announced",)
    doer = "who"
    who = Players("you")
    kind = Word(
        ("any", "move", "hit", "push", "skill", "power", "set", "deploy", "discard", "bonus"), "any", what="action"
    )

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in reversed(self.who.seats(scope)):
            g.push(turns.ExtraAction(seat=seat, only="any" if self.kind == "bonus" else self.kind))


@L.op("use_skill")
class UseSkill(Op):
    """A Fighter uses a Skill of another once as if it were its own: announced, answered and paid like that, free of AP
    if so said. [RZ-1627]"""

    comes = ("announced",)
    doer = "who"
    of = Things(det="all")
    who = Things("this")
    labels = Several(Word(LABELS, what="label"))
    free = Flag()

    def check(self, r: Reader) -> None:
        check_lender(self.of, r)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in found["who"][:1]:
            if g.in_play(id) and isinstance(g.thing(id), Fighter):
                lenders = tuple([of for of in found["of"] if of != id and g.kind_of(of) == "fighter"])
                how: dict[str, Any] = {"labels": self.labels, "free": self.free}
                g.push(actions.LentUse(seat=scope.seat, who=id, lenders=lenders, **how))


@L.op("extra_turn")
class ExtraTurn(Op):
    """A player plays one more player turn in this timeline turn, right after the running one. [RZ-1407]"""

    doer = "who"
    bare = "who"
    who = Players("you")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope):
            g.s.extra_turns += (seat,)
            g.happen(Event("extra_turn", seat), say("rz-log-extra-turn", who=SeatName(seat)))
