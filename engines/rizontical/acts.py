"""The operations that only Rizontical has, or has in its own way. What they do to the duel is in `duel` and `battle`."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel.cards import lasting, packs
from engines.kernel.cards.ability import Amount
from engines.kernel.cards.fields import Change, Flag, Mentioned, Program, Several, Things, Value, Whole, Word
from engines.kernel.cards.flow import Code, Effect, Halt, Jump, Op
from engines.kernel.cards.language import Language
from engines.kernel.cards.lasting import AtWork
from engines.kernel.cards.packs import Ids, OnThings
from engines.kernel.cards.reading import REQUIRED, Field, Part, Reader, an_object, is_mapping, ref_to, shown
from engines.kernel.cards.scope import Players, RefField, Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.values import FigureField, Number

from .words import BUFFS, CONDITIONS, DMG, ELEMENTS, MARKERS, STATUSES, TYPES, L

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FIGHTER = ("fighter",)

L.adopt(packs.things("destroy"), packs.cards("draw", "search"))
L.ops["destroy"].payable = True


def meant(what: Any) -> Selector | None:
    """The selector that says what a reference is, or that it is itself; None if nothing is known of it."""
    if isinstance(what, Selector):
        return what
    about = getattr(what, "about", None)
    return getattr(about, "about", None)


def only(what: Any, *kinds: str) -> bool:
    """Whether things can't be of other kinds, for all that is written."""
    selector = meant(what)
    return selector is None or bool(selector.kinds) and set(selector.kinds) <= set(kinds)


class _Done(Op):
    """An operation that the duel carries out under `do_WORD`."""

    doer = "you"

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, scope, self, **found)


# ---------------------------------------------------------------------------------------------------------- hits and DMG


class Aim(Part):
    """Cells a hit is aimed at, measured from its user: `one` cell within RA, one `within` n, any (`inf`), the cells `around` or `adjacent`, a
    `line` of n cells, or wherever some things stand (`all` that fit, `on` what is named). [RZ-717 RZ-855]"""

    within = Whole(1, 8, default=0)
    line = Whole(1, 8, default=0)
    all = Things(None, picks=False)
    on = RefField("things", "cells", default=None)
    shape: str = ""

    def check(self, r: Reader) -> None:
        given = [name for name in self.fields if getattr(self, name)]
        if len(given) != 1:
            raise r.bad("an aim is one, inf, around, adjacent, {within: n}, {line: n}, {all: things} or {on: name}")
        self.shape = given[0]


class AimField(Field[Aim | None]):
    """An aim."""

    shapes: ClassVar[tuple[str, ...]] = ("one", "inf", "around", "adjacent")

    def __init__(self) -> None:
        super().__init__(None)

    def read(self, raw: Any, r: Reader) -> Aim:
        if is_mapping(raw):
            return Aim.read(raw, r)
        if raw not in self.shapes:
            raise r.unknown("aim", raw, (*self.shapes, *Aim.fields))
        aim = Aim.made()
        aim.shape = raw
        return aim

    def schema(self, language: Any) -> dict[str, Any]:
        return {"anyOf": [{"enum": list(self.shapes)}, Aim.schema(language)]}


@L.op("hit")
class Hit(_Done):
    """Makes a Fighter hit: a hit with a combat phase of its own, no Basic Hit and no SPELL hit. [RZ-1214]"""

    doer = "who"
    who = Things("this")
    at = Things(None, picks=True)
    aim = AimField()
    atk = Value(None)
    element = Word(ELEMENTS, "", what="element")
    type = Word(TYPES, "", what="type")

    def check(self, r: Reader) -> None:
        if self.at is not None and self.aim is not None:
            raise r.bad("a hit has either `at` (whom) or `aim` (which cells)")


@L.op("damage")
class Damage(packs.Damage):
    """DMG that is not from a hit. [RZ-1231]"""

    to = Things()
    element = Word(ELEMENTS, "", what="element")
    type = Word(TYPES, "", what="type")
    kind = Word(("power", "skill", "ability"), "", what="kind of DMG")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_damage(frame, scope, self, found["to"])


@L.op("defeat")
class Defeat(OnThings):
    """Defeated outright."""


@L.op("negate")
class Negate(Op):
    """Something that is under way does nothing this once. [RZ-1425]"""

    bare = "what"
    what = Word(("action", "hit", "skill", "power", "dmg", "this"), what="word for what is under way")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.negate(frame, self.what)


# ------------------------------------------------------------------------------------------------------------- numbers

OF_PLAYERS = ("ap", "souls")
OF_THINGS = ("hp", "protection", "uses", "time")


class Levels(_Done):
    """So much of something is gained or lost: AP and Souls by players, HP and Protection by Fighters, Use and Time by Powers."""

    doer = "who"
    known: ClassVar[tuple[str, ...]]
    who = Things("you")
    name: str
    n: Any

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Levels:
        given = dict(r.mapping(raw, cls.word))
        named = [name for name in given if name in cls.known]
        if "hp" in given and "hp" not in cls.known:
            raise r.at("hp").bad("HP are restored by `heal`, up to what is printed [RZ-864]")
        if len(named) != 1:
            wrong = next((name for name in given if name not in (*cls.known, "who")), "")
            raise (
                r.unknown("number", wrong, cls.known, "one at a time")
                if wrong
                else r.bad(f"{cls.word} names one of {', '.join(cls.known)}")
            )
        name = named[0]
        value = given.pop(name)
        if name in OF_THINGS and "who" not in given:
            raise r.bad(f"who: whose {name} it is")
        op = super().read(given, r)
        sort = getattr(op.who, "sort", "things")
        if (sort == "players") != (name in OF_PLAYERS):
            raise r.at("who").bad(f"{name} belongs to {'players' if name in OF_PLAYERS else 'things'}")
        if name in ("uses", "time") and not only(op.who, "power", "summon", "tile"):
            raise r.at("who").bad(f"only Powers have {name} [RZ-922 RZ-924]")
        op.name, op.n = name, r.apart(it=packs.about(op.who)).at(name).part("value", value)
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:  # noqa: ARG003
        return an_object({**dict.fromkeys(cls.known, ref_to("value")), "who": ref_to("things")})

    @classmethod
    def spells(cls, raw: dict[str, Any]) -> bool:  # noqa: ARG003 - what is gained is no field
        return True


@L.op("gain")
class Gain(Levels):
    """AP, Souls, Protection, Use or Time are gained, up to their most. [RZ-831 RZ-869]"""

    known = ("ap", "souls", "protection", "uses", "time")


@L.op("lose")
class Lose(Levels):
    """AP, Souls, HP, Protection, Use or Time are lost, as much as there is; HP lost are no DMG. [RZ-731 RZ-872 RZ-924]"""

    payable = True
    known = ("ap", "souls", "hp", "protection", "uses", "time")


@L.op("heal")
class Heal(packs.Heal):
    """HP are restored, up to the printed HP. [RZ-864]"""

    doer = "you"
    to = Things()

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_heal(frame, scope, found["to"], self.n)


@L.op("transfer")
class Transfer(_Done):
    """One Fighter loses HP and another is healed by what was really lost. [RZ-865 RZ-866]"""

    doer = ""
    hp = Value()
    from_ = Things()
    to = Things()


# ------------------------------------------------------------------------------------------------------- on the board


@L.op("move")
class Move(_Done):
    """A Fighter moves step by step, by the choice of a player. [RZ-522]"""

    doer = "by"
    who = Things("this")
    n = Value(None)
    by = Players("you")


@L.op("push")
class Push(_Done):
    """An entity is pushed in a straight line. [RZ-549]"""

    what = Things()
    n = Value()
    up_to = Flag()
    away_from = RefField("things", default=None)
    dir = Word((*DIRECTIONS, "facing", "choose"), "", what="direction")

    def check(self, r: Reader) -> None:
        if self.dir and self.away_from is not None:
            raise r.bad("a push goes either away_from something or in a direction")


@L.op("put")
class Put(_Done):
    """An entity is put on an empty cell; it does not step on the cells between. [RZ-562]"""

    what = Things()
    to = Things(sorts=("cells",))


@L.op("swap")
class Swap(_Done):
    """Two entities change places: `what` and `with`, or the two that are `what`."""

    what = Things()
    with_ = Things(None)


@L.op("stop_motion")
class StopMotion(_Done):
    """The running Move or push of an entity is cut off. [RZ-1130 RZ-1132]"""


class SlotField(Field[str | int]):
    """A slot: 1 to 4, or a word."""

    def __init__(self, *words: str, default: Any = None):
        super().__init__(default)
        self.words = words

    def read(self, raw: Any, r: Reader) -> str | int:
        if raw in self.words or isinstance(raw, int) and not isinstance(raw, bool) and 1 <= raw <= 4:
            return raw
        raise r.bad(f"a slot is 1 to 4{''.join(' or ' + word for word in self.words)}, not {shown(raw)}")

    def schema(self, language: Any) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 4}, {"enum": list(self.words)}]}


@L.op("change_slot")
class ChangeSlot(_Done):
    """A Fighter goes to another, empty slot of its player. [RZ-670]"""

    what = Things("this")
    slot = SlotField()


@L.op("deploy")
class Deploy(_Done):
    """A Fighter is deployed from the Fighter deck. An effect may use the current slot. [RZ-706]"""

    doer = "who"
    who = Players("you")
    slot = SlotField("same", "current", "choose")
    anywhere = Flag()
    from_ = Word(("top", "choose"), "top")


@L.op("revive")
class Revive(_Done):
    """A Fighter of the own Fighter void is deployed."""

    what = Things()
    slot = SlotField("same", "current", "choose")


@L.op("create")
class Create(_Done):
    """Summons or Tiles are brought onto empty cells of their owner's choice (`cells`), or a Tile onto a certain one (`to`); or an
    own one is copied. [RZ-1101 RZ-1108 RZ-1121 RZ-1128]"""

    summon = Mentioned("summon", default="")
    tile = Mentioned("tile", default="")
    copy_of = Things(None)
    n = Whole(1, 64, default=1)
    up_to = Flag()
    cells = Things(None, picks=False, sorts=("cells",))
    to = Things(None, sorts=("cells",))
    facing = Word(DIRECTIONS, "", what="direction")

    def check(self, r: Reader) -> None:
        if sum([bool(self.summon), bool(self.tile), self.copy_of is not None]) != 1:
            raise r.bad("create makes a summon, a tile or a copy_of one")
        if self.cells is not None and self.to is not None:
            raise r.bad("tokens go `to` a certain cell or to some of the `cells`")
        if self.summon and (self.to is not None or self.up_to or self.facing):
            raise r.bad("only Tiles go to a certain cell, are up_to so many, or face somewhere [RZ-1101 RZ-1121]")
        if self.to is not None and (self.n > 1 or self.up_to):
            raise r.bad("one token goes `to` a cell")
        about = meant(self.copy_of)
        if self.copy_of is not None and about is not None and about.side != "own":
            raise r.bad("only its owner can copy a Summon or a Tile; say side: own [RZ-1108 RZ-1128]")
        if self.copy_of is not None and not only(self.copy_of, "summon", "tile"):
            raise r.bad("only a Summon or a Tile is copied [RZ-1108 RZ-1128]")


@L.op("turn")
class Turn(_Done):
    """Push Tiles are turned."""

    bare = "what"
    what = Things()
    facing = Word(DIRECTIONS, "", what="direction")


# -------------------------------------------------------------------------------------------------- decks, hands, Powers


@L.op("discard")
class Discard(packs.Discard):
    """Powers are discarded from a hand, without AP for them; as a cost they may have to be `what` fits. [RZ-702 RZ-1404]"""

    what = Things(None, picks=False)

    def check(self, r: Reader) -> None:
        if self.what is not None and (
            not isinstance(self.what, Selector) or self.what.zone != "hand" or self.what.side != "own"
        ):
            raise r.at("what").bad("what is discarded lies in the own hand: {zone: hand, side: own, ...}")


@L.op("shuffle")
class Shuffle(packs.Shuffle):
    """A deck is shuffled."""

    deck = Word(("power", "fighter"), "power", what="deck")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope):
            g.shuffle_deck(seat, self.deck)


@L.op("look")
class Look(_Done):
    """Hidden cards are looked at: the top of a deck, a hand, or a face-down card; `reorder` puts them back in any order."""

    what = Things(None)
    zone = Word(("deck", "fighter_deck", "hand"), "", what="zone")
    of = Players("you")
    n = Value(1)
    reorder = Flag()

    def check(self, r: Reader) -> None:
        if (self.what is None) == (not self.zone):
            raise r.bad("look is at a zone or at what lies face down")
        if self.reorder and self.zone in ("", "hand"):
            raise r.bad("only a deck has an order")


@L.op("reveal")
class Reveal(OnThings):
    """A face-down card is shown to everybody."""


@L.op("recover")
class Recover(_Done):
    """A Power comes back from the own void."""

    what = Things()
    to = Word(("hand", "deck"), "hand", what="place")

    def check(self, r: Reader) -> None:
        about = meant(self.what)
        if about is not None and about.zone != "void":
            raise r.bad("what is recovered lies in the void; say zone: void")


@L.op("return")
class Return(_Done):
    """A Fighter goes back to its owner's Fighter deck, which is no defeat, or a Power to its owner's hand or deck, which is no destruction.
    [RZ-212 RZ-1554]"""

    what = Things()
    to = Word(("hand", "deck", "deck_top", "deck_bottom"), what="place")

    def check(self, r: Reader) -> None:
        about = meant(self.what)
        if about is None:
            return
        if "fighter" in about.kinds and self.to == "hand":
            raise r.bad("a Fighter is returned to the Fighter deck: deck, deck_top or deck_bottom [RZ-212]")
        if "fighter" not in about.kinds and self.to.startswith("deck_"):
            raise r.bad("a Power is returned to the hand or shuffled into the deck")


@L.op("play")
class Play(_Done):
    """A Power is played from the hand in the middle of an effect, free of AP if so said."""

    what = Things()
    free = Flag()


@L.op("set_free")
class SetFree(_Done):
    """A Trigger Power is set from the hand without its AP."""

    bare = "what"
    what = Things()


# ----------------------------------------------------------------------------------------------- conditions and Markers


class _Condition(_Done):
    """A Buff or Debuff is given, or its value raised, up to 6. [RZ-1005 RZ-1006 RZ-1007]"""

    doer = "to"
    name = Word(BUFFS, what="Buff or Debuff", note="a kind of DMG, DMG, and Dealt or Taken")
    n = Value(1)
    to = Things()

    def check(self, r: Reader) -> None:
        if not only(self.to, "fighter"):
            raise r.at("to").bad("Buffs and Debuffs can only be given to Fighters [RZ-1007]")


@L.op("buff")
class Buff(_Condition):
    """A Buff is given."""


@L.op("debuff")
class Debuff(_Condition):
    """A Debuff is given."""


@L.op("status")
class Status(_Done):
    """A Status is given. [RZ-1018]"""

    doer = "to"
    name = Word(STATUSES, what="Status")
    to = Things()

    def check(self, r: Reader) -> None:
        if self.name != "Shield" and isinstance(self.to, Selector) and not only(self.to, "fighter"):
            raise r.at("to").bad("a Power, and so a Summon or a Tile, can only have Shield [RZ-1013 RZ-1113]")


@L.op("cleanse")
class Cleanse(_Done):
    """Conditions are removed; which ones its player picks if there are more than that many."""

    payable = True
    name = Word(("any", "buff", "debuff", "status", *CONDITIONS), "any", what="condition")
    n = Value(1)
    all = Flag()
    up_to = Flag()
    from_ = Things()


@L.op("move_buffs")
class MoveBuffs(_Done):
    """Buff values move from Fighters onto another, as much as arrives. [RZ-875]"""

    from_ = Things()
    to = Things()
    names = Several(Word(BUFFS, what="Buff"))
    n = Value(None)

    def check(self, r: Reader) -> None:
        if not only(self.to, "fighter") or not only(self.from_, "fighter"):
            raise r.bad("only Fighters have Buffs [RZ-1007]")


@L.op("shift")
class Shift(_Condition):
    """The value of a Buff or Debuff that is there rises or falls; at 0 it is gone. [RZ-1016]"""

    n = Change(REQUIRED)
    debuff = Flag()


class _Marker(_Done):
    bare = "name"
    name = Word(MARKERS, what="Marker")
    to = Things("you")


@L.op("mark")
class Mark(_Marker):
    """A Marker is placed."""


@L.op("unmark")
class Unmark(_Marker):
    """A Marker is removed. [RZ-1025]"""


# ----------------------------------------------------------------------------------------------------------------- turns


@L.op("end_turn")
class EndTurn(_Done):
    """The turn ends once everything under way is finished. [RZ-1322]"""


@L.op("end_round")
class EndRound(_Done):
    """The round ends once everything under way is finished. [RZ-632 RZ-636]"""


@L.op("extra_action")
class ExtraAction(_Done):
    """A player may take one further action at once."""

    doer = "who"
    who = Players("you")
    kind = Word(
        ("any", "move", "hit", "push", "skill", "power", "set", "deploy", "discard", "bonus"), "any", what="action"
    )


@L.op("extra_turn")
class ExtraTurn(_Done):
    """A player plays one more player turn in this timeline turn, after the running one."""

    doer = "who"
    bare = "who"
    who = Players("you")


# ------------------------------------------------------------------------------------------------------ what is at work


@L.part("control")
@L.op("control")
class Control(lasting.Control):
    """An opposing Fighter or Power comes under the user's control. [RZ-1610]"""

    def check(self, r: Reader) -> None:
        about = meant(self.what)
        if about is not None and about.kinds != FIGHTER and ("power" not in about.kinds or about.zone != "field"):
            raise r.bad(
                "only its owner can own a Summon or a Tile; a Power to take over has zone: field [RZ-1108 RZ-1128]"
            )

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_control(frame, scope, self, found["what"])


@L.part("dmg")
@L.op("dmg")
class Dmg(AtWork):
    """DMG of a kind, `dealt` or `taken`, is `n` more (or less), so many `times` as much, or `half`. [RZ-1211]"""

    doer = ""
    dealt = Word(DMG, "", what="kind of DMG")
    taken = Word(DMG, "", what="kind of DMG")
    n = Change(None)
    times = Whole(2, 3, default=0)
    half = Flag()
    to = Things("this", det="each")

    def check(self, r: Reader) -> None:
        if bool(self.dealt) == bool(self.taken):
            raise r.bad("dmg is of a kind that is dealt or that is taken")
        if sum([self.n is not None, bool(self.times), self.half]) != 1:
            raise r.bad("dmg has one of n (more or less), times (2 or 3) and half")

    def fix(self, g: Any, scope: Scope, id: int) -> dict[str, int]:
        return {} if self.n is None else {"n": self.n.get(scope)}


@L.part("price")
@L.op("price")
class Price(AtWork):
    """The AP cost of cards or of Fighters' Skills is higher or lower, never below 0. [RZ-714]"""

    doer = ""
    covert = ("to",)
    ap = Change(REQUIRED)
    to = Things(det="each", picks=False)


@L.part("order")
@L.op("order")
class Order(AtWork):
    """A Fighter plays its turn first or last."""

    doer = ""
    bare = "turn"
    turn = Word(("first", "last"))
    to = Things("this", det="each")


@L.op("negate_skills")
class NegateSkills(AtWork):
    """Skills of a Fighter are off for a time, ongoing parts included. [RZ-1425]"""

    bare = "to"
    to = Things(det="each")


REPLACED = tuple(name for name, event in L.events.items() if event.would)


@L.op("instead")
class Instead(AtWork):
    """For a time an event happens with another amount, or something else happens instead; so often. [RZ-1609]"""

    doer = ""
    target = "subject"
    event = Word(REPLACED, what="event that something may happen instead of")
    subject = Things("this", det="a", picks=False)
    amount = FigureField(None)
    kind = Several(
        Word(lambda language: sorted({kind for each in language.events.values() for kind in each.kinds}), what="kind")
    )
    change = Amount()
    set = Amount()
    multiply = Amount()
    do_ = Program()
    uses = Whole(1, 99, default=0)

    def check(self, r: Reader) -> None:
        known = L.events[self.event].kinds
        for kind in self.kind:
            if kind not in known:
                raise r.at("kind").unknown(f"kind of {self.event}", kind, known)

    def compile(self, code: Code, label: str) -> None:
        over = Jump()
        code.add(self, label)
        code.add(over, label + ".over")
        code.compile(self.do_, label + ".do.")
        code.add(Halt(), label + ".halt")
        over.to = len(code.rows)


# --------------------------------------------------------------------------------------------------------------- values


@L.value("buff")
class BuffOf(Number):
    """The value of a Buff on a Fighter."""

    buff = Word(BUFFS, what="Buff")
    of = RefField("things")
    way = "buff"

    def get(self, scope: Scope) -> int:
        return sum(
            scope.g.conditions(id).get(f"{self.way} {getattr(self, self.way)}", 0) for id in self.of.ids(scope)[:1]
        )


@L.value("debuff")
class DebuffOf(BuffOf):
    """The value of a Debuff on a Fighter."""

    debuff = Word(BUFFS, what="Debuff")
    way = "debuff"


DebuffOf.fields = {name: field for name, field in DebuffOf.fields.items() if name != "buff"}


@L.value("distance")
class Distance(Number):
    """How far two things or cells are apart; 99 where one is nowhere. [RZ-506]"""

    distance = Several(RefField("things", "cells"), REQUIRED)

    def check(self, r: Reader) -> None:
        if len(self.distance) != 2:
            raise r.bad("distance takes the two that are apart")

    def get(self, scope: Scope) -> int:
        ends = [scope.g.cell_of(id) for ref in self.distance for id in ref.ids(scope)[:1]]
        return 99 if len(ends) < 2 or None in ends else scope.g.distance(*ends)
