"""The operations that only Riftborn has, or has in its own way. What the others do is in `game`, under `do_WORD`."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import lasting, packs
from engines.kernel.cards.decks import shuffle
from engines.kernel.cards.fields import Flag, HowMany, Mentioned, Several, Things, Value, Word
from engines.kernel.cards.flow import NOTED, Effect, Op
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.printed import Keywords
from engines.kernel.cards.reading import REQUIRED, Name, Reader
from engines.kernel.cards.scope import Player, Scope
from engines.kernel.event import Event
from engines.kernel.state import Outcome
from engines.kernel.text import SeatName, Text, say

from . import playing
from .board import Board
from .checking import perish
from .damage import heal, mend, turn_up
from .entering import Summoning, transform
from .moving import break_up, reshuffle, send
from .state import FIRST_ID, PENDING, CardName
from .tricks import ChooseTricks
from .words import L

L.adopt(
    packs.things("sacrifice", "swap"),
    packs.cards("draw", "mill", "discard", "shuffle", "search", "look", "arrange"),
    packs.numbers("damage", "gain", "lose", "put", "take"),
)


class ToCreatures(Op):
    """Something done to creatures that stand, which `to` names, one after the other: `change` writes on one, and says
    what is told of it as an event."""

    brings = "things"
    bare = "to"
    to = Things("this", det="each")
    n: Any = None
    happens = ("", "")
    """The event that it is, and its clause."""

    def came(self, r: Reader) -> Name:
        return packs.named(self.to, r)

    def change(self, g: Board, thing: Any, n: int) -> Text:
        """One of them, `n` being the number that it is altered by, if there is one."""
        raise NotImplementedError(self.word)

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.n.size(scope) if self.n is not None else 0
        ids, (name, clause) = [id for id in found["to"] if g.stands(id)], self.happens
        for id in ids:
            thing: Any = g.edit(id)
            g.happen(Event(name, thing.controller, id, amount=n), self.change(g, thing, n), clause)
        return g.handles(ids)


# ------------------------------------------------------------------------------------------------ keywords won and lost


@L.part("grant")
@L.op("grant")
class Grant(lasting.Grant):
    """Keywords are given, with their number where they have one: `grant: {keywords: [{RANGE: 2}], until: turn}`.
    [RB-1116]"""

    keywords = Keywords(REQUIRED)


# -------------------------------------------------------------------------------------------------- creatures and cards


@L.op("heal")
class Heal(packs.Heal):
    """Damage tokens come off creatures, players regain life up to 50. [RB-702 RB-871 RB-872]"""

    doer = "you"

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.n.size(scope)
        healed = [mend(g, id - 1, n) if id < FIRST_ID else g.stands(id) and heal(g, id, n) for id in found["to"]]
        return g.handles([id for id, so in zip(found["to"], healed, strict=True) if so])


@L.op("destroy")
class Destroy(packs.Done):
    """Creatures die, Weapons and Armours are destroyed; UNDEATH answers a creature's death. [RB-226 RB-1057]"""

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        there = [id for id in found["what"] if g.zone_of(id) in ("formation", "weapons", "armours")]
        perish(g, [id for id in there if g.stands(id)])
        for id in there:
            if g.zone_of(id) in ("weapons", "armours"):
                break_up(g, id)
        return g.handles(there)


PLACES = ("hand", "library_top", "library_bottom", "library", "discard", "removed")


@L.op("send")
class Send(packs.Done):
    """Cards go somewhere, which is no death; tokens vanish. [RB-235 RB-237]"""

    to = Word(PLACES, what="place")

    def came(self, r: Reader) -> Name:
        hidden = self.to not in ("discard", "removed")
        return packs.named(self.what, r)._replace(known_to=self.what.known_to if hidden else "")

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        moved = g.traces(found["what"])
        going = [id for id in found["what"] if id >= FIRST_ID]
        cards = [g.creature(id).under or id if g.stands(id) else id for id in going]  # what goes there, of a form
        send(g, going, "library_bottom" if self.to == "library" else self.to)
        for seat in dict.fromkeys(g.owner_of(id) for id in cards if self.to == "library"):
            shuffle(g, seat)
        frame.follow(g, moved)
        return g.handles(going)


@L.op("summon")
class Summon(Op):
    """Creatures enter play beside whoever `near` names, else in any free place: tokens or cards by their id (`card`),
    or cards that lie somewhere (`what`). Each pays its Experience unless `xp` is false. [RB-318 RB-319 RB-1001 to
    RB-1005]"""

    brings = "things"
    bare = "card"
    card = Mentioned("token", "creature", default="")
    what = Things(None)
    n = HowMany(1, 15, default=1)
    upto = Flag()
    near = Things(None, picks=False)
    side = Player("you")
    xp = Flag(True)

    def check(self, r: Reader) -> None:
        if bool(self.card) == (self.what is not None):
            raise r.bad("summon names either a `card` (a token, say) or `what` lies somewhere")

    def came(self, r: Reader) -> Name:
        many = packs.named(self.what, r).many if self.what is not None else self.n.constant != 1
        return Name(self.brings, frozenset(("creature",)), many=many)

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        ids = [id for id in found["what"] if g.kind_of(id) == "creature" and not g.stands(id)]
        frame.follow(g, g.traces(ids))
        near = g.handle(found["near"][0]) if found["near"] else 0
        for side in self.side.seats(scope)[:1]:
            g.push(Summoning(
                seat=frame.seat, side=side, ids=g.handles(ids), card=self.card, near=near, upto=self.upto,
                n=self.n.size(scope) if self.card else 0, xp=self.xp, note=self.as_,
            ))  # fmt: skip
        return NOTED


@L.op("play")
class Play(packs.Done):
    """Cards are played without using the allowance or needing a Level; they pay their Experience unless `xp` is false.
    [RB-318 RB-320]"""

    xp = Flag(True)

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        going = [id for id in found["what"] if id >= FIRST_ID and not g.is_in_play(id)]
        frame.follow(g, g.traces(going))
        for id in reversed(going):
            g.push(playing.Play(seat=frame.seat, card=g.handle(id), free=True, xp=self.xp, note=self.as_))
        return NOTED


@L.op("transform")
class Transform(ToCreatures):
    """A creature is set aside, and a token takes its place; a token may become the card under it again. [RB-1021 to
    RB-1024]"""

    doer = ""
    bare = "into"
    into = Mentioned("token", "creature")

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.handles([transform(g, id, self.into) for id in found["to"] if g.stands(id)])


@L.op("place")
class Place(packs.Done):
    """Creatures are moved to a free place of their side that the effect's player picks, or to a new rank behind.
    [RB-518]"""

    to = Word(("anywhere", "front", "rear", "new_rank"), "anywhere", what="place")

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        going = g.handles([id for id in found["what"] if g.stands(id)])
        if going:
            g.push(playing.Placing(seat=frame.seat, ids=going, rank=self.to))
        return going


@L.op("turn_up")
class TurnUp(ToCreatures):
    """Face-down creatures are turned face-up. [RB-979]"""

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        down = [id for id in found["to"] if g.stands(id) and g.is_down(id)]
        for id in down:
            turn_up(g, id)
        return g.handles(down)


# ---------------------------------------------------------------------------------------------------- Actions and Moves


@L.op("charm")
class Charm(ToCreatures):
    """On its next turn a creature can't use its Action to attack. [RB-816 RB-818]"""

    doer = ""
    happens = ("charmed", "RB-816")

    def change(self, g: Board, thing: Any, n: int) -> Text:
        how = self.happens[0]
        setattr(thing, how, getattr(thing, how) | PENDING)
        g.mark_recent(how, thing.id)
        return say("rb-log-marked", what=g.name(thing.id), how=how)


@L.op("pacify")
class Pacify(Charm):
    """On its next turn a creature can't use its Action. [RB-901 RB-818]"""

    happens = ("pacified", "RB-901")


@L.op("ready")
class Ready(ToCreatures):
    """The next attack of a creature deals more damage; the bonus of several adds up. [RB-926 RB-927]"""

    bare = "n"
    n = Value(1)
    happens = ("readied", "RB-926")

    def change(self, g: Board, thing: Any, n: int) -> Text:
        thing.ready += n
        return say("rb-log-readies", what=g.name(thing.id), n=thing.ready)


@L.op("switch_morale")
class SwitchMorale(ToCreatures):
    """The MORALE of a creature goes over to its other mode. [RB-887]"""

    happens = ("morale", "RB-887")

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        able = [id for id in found["to"] if g.has(id, "MORALE") and not g.is_down(id)]  # [RB-987]
        return super().do(g, frame, scope, to=tuple(able))

    def change(self, g: Board, thing: Any, n: int) -> Text:
        thing.mode = "damage" if thing.mode == "health" else "health"
        return say("rb-log-morale", what=g.name(thing.id), mode=thing.mode)


@L.op("refresh")
class Refresh(ToCreatures):
    """A creature gets its Move or its Action back; one that has none of its own gets none. [RB-305 RB-501 RB-1117]"""

    doer = ""
    what = Several(Word(("move", "action"), what="what a creature has once a turn"), ("action",))
    happens = ("refreshed", "RB-305")

    def change(self, g: Board, thing: Any, n: int) -> Text:
        if "move" in self.what:
            thing.moved, thing.gone = False, 0
        if "action" in self.what:
            thing.acted = False
        return say("rb-log-refreshed", what=g.name(thing.id))


# ------------------------------------------------------------------------------------------------- players, their cards


@L.op("repair")
class Repair(packs.Done):
    """Weapons and Armours get Health back, never above the printed value. [RB-657]"""

    n = Value(1)

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n, ids = self.n.size(scope), [id for id in found["what"] if g.zone_of(id) in ("weapons", "armours")]
        for id in ids:
            thing: Any = g.edit(id)
            thing.left = min(g.card_of(id).health, thing.left + n)
            text = say("rb-log-repairs", what=g.name(id), left=thing.left)
            g.happen(Event("repaired", thing.controller, id), text, "RB-657")
        return g.handles(ids)


@L.op("reshuffle")
class Reshuffle(packs.Shuffle):
    """Players shuffle their Discard pile into their library. [RB-1106]"""

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope):
            reshuffle(g, seat)


@L.op("trick_card")
class TrickCard(packs.OfPlayer):
    """A player may put a TRICK card into play face down. [RB-1031]"""

    n = HowMany(1, 9, default=1)

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in reversed(self.who.seats(scope)):
            g.push(ChooseTricks(seat=seat, n=self.n.size(scope)))


@L.op("win")
class Win(Op):
    """The match ends: a player wins. [RB-1202]"""

    doer = "who"
    bare = "who"
    who = Player("you")

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for seat in self.who.seats(scope)[:1]:
            text = say("rb-outcome-card", winner=SeatName(seat), card=CardName(frame.card))
            g.finish(Outcome(seat, text, "RB-1202"))
