"""Operations of fighting and of the board: hits, DMG, numbers, motion, deployment, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from engines.kernel.cards import packs
from engines.kernel.cards.fields import OBJECTS, Flag, Mentioned, Things, Value, Whole, Word
from engines.kernel.cards.flow import NOTED, Effect, Op
from engines.kernel.cards.language import Language
from engines.kernel.cards.packs import Directed, Ids, OnThings
from engines.kernel.cards.reading import EVENT, Name, Reader, an_object, ref_to
from engines.kernel.cards.scope import Player, Scope
from engines.kernel.cards.select import Selector

from . import battle, choices, motion, uses
from .board import DIRECTIONS, called
from .conditions import change_levels, heal
from .damage import redirected
from .defeats import Deployment
from .fields import AimField, SlotField, meant, only, plain_aim
from .places import has_deploy_room, may_deploy
from .speed import in_speed_order
from .state import Fighter, Token
from .words import ELEMENTS, ENTITIES, TYPES, L

if TYPE_CHECKING:
    from .duel import Duel

L.adopt(packs.things("destroy"), packs.cards("draw", "search"))
L.ops["destroy"].payable = True
L.ops["destroy"].comes = ("destroyed",)


# ------------------------------------------------------------------------------------------------------ hits and DMG


@L.op("hit")
class Hit(Op):
    """Makes a Fighter hit: a hit with a combat phase of its own, no Basic Hit and no SPELL hit. [RZ-873 RZ-1214]"""

    comes = ("hit_done",)
    doer = "who"
    who = Things("this")
    at = Things(None, picks=True)
    aim: Any = AimField()
    atk = Value(None)
    element = Word(ELEMENTS, "", what="element")
    type = Word(TYPES, "", what="type")

    def check(self, r: Reader) -> None:
        if self.at is not None and self.aim is not None:
            raise r.bad("a hit has either `at` (whom) or `aim` (which cells)")
        self.aim = self.aim or plain_aim("one")

    def idle(self, scope: Scope, found: Mapping[str, Ids]) -> bool:
        who = found["who"] if "who" in found else self.who.ids(scope)
        return all([scope.g.forbidden("hit", id) for id in who])

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        attacker = next(iter(found["who"]), 0)
        if not attacker or not isinstance(g.thing(attacker), Fighter) or not g.in_play(attacker):
            return
        atk = None if self.atk is None else self.atk.get(scope)
        more: dict[str, Any] = {"atk": atk, "element": self.element, "type": self.type}
        what: Any = self.at or self.aim.all or self.aim.on
        if what is None:
            shape, n = self.aim.shape, self.aim.n
            g.push(battle.Hit(attacker=attacker, shape=shape, n=n, seat=scope.seat, windowed=False, **more))
            return
        reach = g.stat(attacker, "ra")
        if isinstance(what, Selector) and what.pick is None:
            cells = battle.hit_cells(g, attacker, what, scope)
            reach = battle.hit_reach(g, attacker, what, scope)
        else:
            ids = found["at"] if self.at is not None else what.ids(scope)
            places = [g.cell_of(id) for id in ids if id < g.first_id or g.in_play(id)]
            cells = tuple([cell for cell in places if cell is not None])
            if isinstance(what, Selector) and battle.measured(what):
                reach = battle.hit_reach(g, attacker, what, scope)
        if cells:  # whom it was to hit may have left, or be out of reach [RZ-1415]
            g.push(battle.Hit(attacker=attacker, cells=cells, reach=reach, windowed=False, **more))


@L.op("redirect")
class Redirect(Op):
    """The hit that is about to be done strikes somebody else: the same Fighter's, of the same kind, with the same
    values; or DMG that would be dealt is dealt to somebody else, as much and of the same kind; or a Skill, Power or
    Conjuration that is announced targets something else that it could have named. [RZ-1415 RZ-1609 RZ-1624]"""

    comes = ("turned", "retargeted", "damaged")
    doer = ""
    bare = "to"
    to = Things(det="a")

    def check(self, r: Reader) -> None:
        event = r.names.get(EVENT)
        names = [] if event is None else [each.name for each in event.selector]
        if names not in (["about_to_be_hit"], ["dmg_about"], ["targeted"]):
            raise r.bad(
                "redirect turns a hit, DMG or what is announced to something else: it stands behind when or would: "
                "{event: about_to_be_hit, ...}, behind would: {event: dmg_about, ...}, or behind when: {event: "
                "targeted, kind: [skill, power], ...} [RZ-1415 RZ-1609 RZ-1624]"
            )
        if names == ["targeted"]:
            return
        if self.to.could_be and self.to.could_be.isdisjoint(ENTITIES):
            raise r.at("to").bad("only Fighters and Summons are hit or dealt DMG [RZ-1106 RZ-1138]")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        event = frame.event
        if event is None:
            return
        for id in found["to"][:1]:
            if event.name == "about_to_be_hit":
                battle.turn_hit(g, f"{frame.this}.{frame.card}.{frame.where}", event, id)
            elif event.name == "targeted":
                uses.retarget(g, event, id)
            elif g.is_entity(id):
                redirected(g, scope, [(id, event.amount)])


@L.op("damage")
class Damage(packs.Damage):
    """DMG that is not from a hit. [RZ-1231]"""

    comes = ("damaged",)
    together = True
    to = Things()
    element = Word(ELEMENTS, "", what="element")
    type = Word(TYPES, "", what="type")
    kind = Word(("power", "skill", "ability"), "", what="kind of DMG")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        amount = self.n.get(scope)
        g.deal_dmg(scope, [(id, amount) for id in found["to"]], self.element, self.type, self.kind)


@L.op("defeat")
class Defeat(OnThings):
    """Defeated outright."""

    comes = ("defeated",)
    together = True
    payable = True

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.follow(g, g.traces(found["what"]))
        g.defeat_all(scope, found["what"])


@L.op("negate")
class Negate(Op):
    """Something that is under way does nothing this once. [RZ-1425]"""

    comes = ("negated",)
    bare = "what"
    what = Word(("action", "hit", "skill", "power", "dmg", "this"), what="word for what is under way")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.negate(frame, self.what)


# ------------------------------------------------------------------------------------------------------------- numbers

OF_PLAYERS = ("ap", "souls")
OF_THINGS = ("hp", "protection", "mana", "uses", "time")


class Levels(Op):
    """So much of something is gained or lost: AP and Souls by players, HP, Protection and Mana by Fighters, Use and
    Time by Powers."""

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
        if name == "mana" and not only(op.who, "fighter"):
            raise r.at("who").bad("only Fighters have Mana [RZ-847]")
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

    def level(self, scope: Scope, id: int) -> int:
        """How much it is for a player or a thing, which may be meant by `it`."""
        before, scope.it = scope.it, id
        n = self.n.get(scope)
        scope.it = before
        return n


@L.op("gain")
class Gain(Levels):
    """AP, Souls, Protection, Mana, Use or Time are gained, up to their most. [RZ-831 RZ-861 RZ-869]"""

    known = ("ap", "souls", "protection", "mana", "uses", "time")
    comes = ("ap_gained", "souls", "protected", "stat", "use", "time")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        change_levels(g, self.name, found["who"], lambda id: self.level(scope, id), gain=True)


@L.op("lose")
class Lose(Levels):
    """AP, Souls, HP, Protection, Mana, Use or Time are lost, as much as there is; HP lost are no DMG. [RZ-731 RZ-872
    RZ-924]"""

    payable = True
    known = ("ap", "souls", "hp", "protection", "mana", "uses", "time")
    comes = ("ap_lost", "souls", "hp_lost", "unprotected", "stat", "use", "time")

    @property
    def together(self) -> bool:  # type: ignore[override]
        return self.name == "hp"

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if self.name == "hp":
            g.lose_hp(scope, [(id, self.level(scope, id)) for id in found["who"]])
        else:
            change_levels(g, self.name, found["who"], lambda id: self.level(scope, id), gain=False)


@L.op("heal")
class Heal(packs.Heal):
    """HP are restored, up to the printed HP. [RZ-864]"""

    comes = ("healed",)
    doer = "you"
    to = Things()

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        g.one_by_one(found["to"], lambda id: heal(g, id, self.n.get(scope)))


@L.op("transfer")
class Transfer(Op):
    """One Fighter loses HP and another is healed by what was really lost. [RZ-865 RZ-866]"""

    comes = ("hp_lost",)
    doer = ""
    hp = Value()
    from_ = Things()
    to = Things()

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if found["from_"] and found["to"]:
            g.lose_hp(scope, [(found["from_"][0], self.hp.get(scope))], heals=found["to"][0])


# ------------------------------------------------------------------------------------------------------- on the board


@L.op("move")
class Move(Directed):
    """A Fighter moves step by step, by the choice of a player; with `towards` or `away_from` every step goes that way.
    [RZ-522]"""

    comes = ("moved", "step")
    doer = "by"
    who = Things("this", sorts=OBJECTS)
    n = Value(None)
    by = Player("you")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        who = found["who"]
        ordered = isinstance(self.who, Selector) and self.who.pick is not None and self.who.pick.ordered
        for id in reversed(who if ordered else in_speed_order(g, who)):  # [RZ-1423]
            if g.in_play(id) and isinstance(g.thing(id), Fighter) and not g.forbidden("be_moved", id):
                seat = next(iter(self.by.seats(scope)), scope.seat)
                upto = g.stat(id, "mp") if self.n is None else self.n.get(scope)
                how: dict[str, Any] = {"bound": stood(g, self.bound(scope)), "towards": self.towards is not None}
                g.push(motion.Walk(seat=seat, who=id, upto=upto, **how))


def stood(g: Duel, id: int) -> int:
    """Something; of what has left play the cell on which it last stood. [RZ-1612]"""
    cell = None if id < g.first_id or g.in_play(id) else g.cell_of(id)
    return id if cell is None else called(cell)


@L.op("push")
class Push(Directed):
    """An entity is pushed in a straight line. [RZ-549]"""

    comes = ("pushed", "blocked", "step")
    what = Things()
    n = Value()
    up_to = Flag()
    dir = Word((*DIRECTIONS, "facing", "choose"), "", what="direction")

    def check(self, r: Reader) -> None:
        super().check(r)
        if self.dir and self.way is not None:
            raise r.bad("a push goes either towards something, away_from something or in a direction")
        if self.what.could_be and self.what.could_be.isdisjoint(ENTITIES):
            raise r.at("what").bad("only Fighters and Summons are pushed; `put` a Tile on another cell [RZ-1138]")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        user, n, bound, way = g.user_of(scope.this), self.n.get(scope), stood(g, self.bound(scope)), self.dir
        if way == "facing":
            source = g.known(g.meant(scope.this))
            way = source.facing if isinstance(source, Token) else ""
        how: dict[str, Any] = {"pusher": user, "bound": bound or (0 if way else user), "dir": way, "upto": self.up_to}
        for id in reversed(in_speed_order(g, found["what"])):
            if g.is_entity(id) and n > 0:
                g.push(motion.Slide(seat=scope.seat, who=id, cells=n, towards=self.towards is not None, **how))


@L.op("put")
class Put(Op):
    """An entity is put on an empty cell; it does not step on the cells between. A Tile goes to a cell with neither an
    entity nor a Tile. [RZ-562 RZ-1121]"""

    comes = ("put",)
    what = Things()
    to = Things(sorts=("cells",))

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        if found["what"] and found["to"]:
            motion.put(g, found["what"][0], called(found["to"][0]))


@L.op("swap")
class Swap(Op):
    """Two entities, or two Tiles, change places: `what` and `with`, or the two that are `what`."""

    comes = ("swapped",)
    what = Things()
    with_ = Things(None)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        both = (*found["what"][:1], *found["with_"][:1]) if self.with_ is not None else found["what"]
        if len(both) == 2 and both[0] != both[1]:
            motion.swap(g, *both)


@L.op("stop_motion")
class StopMotion(Op):
    """The running Move or push of an entity is cut off. [RZ-1130 RZ-1132]"""

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in g.still((scope.event.subject,)) if scope.event is not None else ():
            for under_way in g.below(motion.Going):
                if under_way.who == id and under_way.settled():
                    under_way.cut = True
                    return True
        return False


@L.op("change_slot")
class ChangeSlot(Op):
    """A Fighter goes to another, empty slot of its player, or changes slots `with` another one of the same player.
    [RZ-670]"""

    comes = ("slot",)
    what = Things("this")
    slot = SlotField()
    with_ = Things(None)

    def check(self, r: Reader) -> None:
        if self.slot and self.with_ is not None:
            raise r.bad("a Fighter goes to an empty `slot`, or changes slots `with` another one")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in found["what"][:1]:
            if self.with_ is not None:
                for other in found["with_"][:1]:
                    choices.swap_slots(g, id, other)
            elif g.in_play(id) and isinstance(g.thing(id), Fighter):
                slot = self.slot - 1 if isinstance(self.slot, int) else None
                g.push(choices.ChangeSlot(seat=scope.seat, who=id, slot=slot))


class _Deploying(Op):
    """A Fighter is deployed, which `as` names."""

    brings = "things"

    def came(self, r: Reader) -> Name:
        return Name(self.brings, frozenset(("fighter",)))


@L.op("deploy")
class Deploy(_Deploying):
    """A Fighter is deployed from the Fighter deck. An effect may use the current slot. [RZ-706]"""

    doer = "who"
    who = Player("you")
    slot = SlotField("same", "current", "choose")
    anywhere = Flag()
    from_ = Word(("top", "choose"), "top")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope)[:1]:
            if may_deploy(g, seat, self.anywhere):
                wanted, choose = wanted_slot(g, scope, self.slot), "choose" in (self.from_, g.option("fighter_draw"))
                how: dict[str, Any] = {"choose": choose, "anywhere": self.anywhere, "note": self.as_}
                g.push(Deployment(seat=seat, wanted=wanted, **how))
        return NOTED


@L.op("revive")
class Revive(_Deploying):
    """A Fighter of the own Fighter void is deployed."""

    what = Things(sorts=OBJECTS)
    slot = SlotField("same", "current", "choose")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in found["what"][:1]:
            lies = id in g.s.seats[g.owner_of(id)].fighter_void
            if lies and has_deploy_room(g, scope.seat):
                frame.follow(g, g.traces((id,)))
                wanted = wanted_slot(g, scope, self.slot)
                g.push(Deployment(seat=scope.seat, card=id, wanted=wanted, note=self.as_))
        return NOTED


def wanted_slot(g: Duel, scope: Scope, slot: str | int | None) -> int | None:
    """The slot that an effect deploys on, counted from 0; None if its player picks."""
    if slot == "current":
        return g.s.turn
    if slot == "same":
        return getattr(g.known(g.user_of(scope.this) or g.meant(scope.this)), "slot", None)
    return slot - 1 if isinstance(slot, int) else None


@L.op("create")
class Create(Op):
    """Summons or Tiles are brought onto empty cells of their owner's choice (`cells`), or a Tile onto a certain one
    (`to`), of Tiles `up_to` so many; or an own one is copied. [RZ-1101 RZ-1108 RZ-1121 RZ-1128]"""

    brings = "things"

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

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        card, facing = self.summon or self.tile, self.facing
        if self.copy_of is not None:
            model = g.thing(found["copy_of"][0]) if found["copy_of"] else None
            if not isinstance(model, Token) or model.owner != scope.seat:
                return NOTED
            card, facing = model.card, model.facing
        if self.to is not None and not found["to"]:
            return NOTED
        where = {"limited": self.cells is not None or self.to is not None}
        allowed = tuple(map(called, found["cells"] if self.cells is not None else found["to"][:1]))
        how: dict[str, Any] = {"allowed": allowed, "facing": facing, "upto": self.up_to, "note": self.as_, **where}
        g.push(choices.PlaceTokens(seat=scope.seat, card=card, left=self.n, **how))
        return NOTED

    def came(self, r: Reader) -> Name:
        kinds = ("tile",) if self.tile else ("summon",) if self.summon else ("summon", "tile")
        return Name(self.brings, frozenset(kinds), many=self.n > 1)


@L.op("turn")
class Turn(Op):
    """Push Tiles are turned."""

    comes = ("turned",)
    bare = "what"
    what = Things()
    facing = Word(DIRECTIONS, "", what="direction")

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in reversed(found["what"]):
            tile = g.thing(id)
            if isinstance(tile, Token) and tile.cell is not None and tile.facing:
                g.push(choices.TurnTile(seat=scope.seat, who=id, facing=self.facing))
