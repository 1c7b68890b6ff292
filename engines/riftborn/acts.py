"""The operations that only Riftborn has, or has in its own way. What they do to the match is in `game`, under
`do_WORD`."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import lasting, packs
from engines.kernel.cards.fields import Flag, HowMany, Mentioned, Several, Things, Value, Word
from engines.kernel.cards.flow import NOTED, Effect, Op
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.printed import Keywords
from engines.kernel.cards.reading import REQUIRED, Name, Reader
from engines.kernel.cards.scope import Players, Scope

from .words import L

L.adopt(
    packs.things("sacrifice"),
    packs.cards("draw", "mill", "discard", "shuffle", "search"),
    packs.numbers("damage", "gain", "lose", "put", "take"),
)


class ToCreatures(Op):
    """Something done to creatures, which `to` names."""

    brings = "things"
    bare = "to"
    to = Things("this", det="each")

    def came(self, r: Reader) -> Name:
        return packs.named(self.to)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, found["to"], self)


# ------------------------------------------------------------------------------------------------ keywords won and lost


@L.part("grant")
@L.op("grant")
class Grant(lasting.Grant):
    """Keywords are given, with their number where they have one: `grant: {keywords: [{RANGE: 2}], until: turn}`.
    [RB-1116]"""

    keywords = Keywords(REQUIRED)


@L.part("revoke")
@L.op("revoke")
class Revoke(lasting.Revoke):
    """Keywords are lost: some, or `all` abilities. [RB-1117]"""


# -------------------------------------------------------------------------------------------------- creatures and cards


@L.op("heal")
class Heal(packs.Heal):
    """Damage tokens come off creatures, players regain life up to 50. [RB-702 RB-872]"""

    doer = "you"


@L.op("destroy")
class Destroy(packs.Done):
    """Creatures die, Weapons and Armours are destroyed; UNDEATH answers a creature's death. [RB-226 RB-1057]"""


PLACES = ("hand", "library_top", "library_bottom", "library", "discard", "removed")


@L.op("send")
class Send(packs.Done):
    """Cards go somewhere, which is no death; tokens vanish. [RB-235 RB-237]"""

    to = Word(PLACES, what="place")

    def came(self, r: Reader) -> Name:
        hidden = self.to not in ("discard", "removed")
        return packs.named(self.what)._replace(known_to=self.what.known_to if hidden else "")


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
    side = Players("you")
    xp = Flag(True)

    def check(self, r: Reader) -> None:
        if bool(self.card) == (self.what is not None):
            raise r.bad("summon names either a `card` (a token, say) or `what` lies somewhere")

    def came(self, r: Reader) -> Name:
        many = packs.named(self.what).many if self.what is not None else self.n.constant != 1
        return Name(self.brings, frozenset(("creature",)), many=many)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.expect(self.as_)
        g.do_summon(frame, self, self.side.seats(scope)[:1], self.n.size(scope), found["what"], found["near"])
        return NOTED


@L.op("play")
class Play(packs.Done):
    """Cards are played without using the allowance or needing a Level; they pay their Experience unless `xp` is false.
    [RB-318 RB-320]"""

    xp = Flag(True)


@L.op("transform")
class Transform(ToCreatures):
    """A creature is set aside, and a token takes its place; a token may become the card under it again. [RB-1021 to
    RB-1024]"""

    bare = "into"
    into = Mentioned("token", "creature")


@L.op("swap")
class Swap(Op):
    """Two creatures of a side change places, which is no Move. [RB-518]"""

    a = Things(det="a")
    b = Things(det="a")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_swap(frame, (*found["a"], *found["b"]))


@L.op("place")
class Place(packs.Done):
    """Creatures are moved to a free place of their side that the effect's player picks, or to a new rank behind.
    [RB-518]"""

    to = Word(("anywhere", "front", "rear", "new_rank"), "anywhere", what="place")


@L.op("turn_up")
class TurnUp(ToCreatures):
    """Face-down creatures are turned face-up. [RB-979]"""


# ---------------------------------------------------------------------------------------------------- Actions and Moves


@L.op("charm")
class Charm(ToCreatures):
    """On its next turn a creature can't use its Action to attack. [RB-816 RB-818]"""


@L.op("pacify")
class Pacify(ToCreatures):
    """On its next turn a creature can't use its Action. [RB-901 RB-818]"""


@L.op("ready")
class Ready(ToCreatures):
    """The next attack of a creature deals more damage. [RB-926 RB-927]"""

    bare = "n"
    n = Value(1)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_ready(frame, found["to"], self.n.size(scope))


@L.op("switch_morale")
class SwitchMorale(ToCreatures):
    """The MORALE of a creature goes over to its other mode. [RB-887]"""


@L.op("refresh")
class Refresh(ToCreatures):
    """A creature gets its Move or its Action back. [RB-501]"""

    what = Several(Word(("move", "action"), what="what a creature has once a turn"), ("action",))


# ------------------------------------------------------------------------------------------------- players, their cards


@L.op("repair")
class Repair(packs.Done):
    """Weapons and Armours get Health back, never above the printed value. [RB-657]"""

    n = Value(1)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_repair(frame, found["what"], self.n.size(scope))


@L.op("look")
class Look(packs.Look):
    """A player looks at the top cards of a library, which go back as they were; only that player knows what `as` names.
    [RB-232 RB-971]"""

    bare = "n"


@L.op("arrange")
class Arrange(packs.Arrange):
    """A player looks at the top cards of a library and puts them back on top in any order. [RB-956]"""


@L.op("reshuffle")
class Reshuffle(packs.Shuffle):
    """Players shuffle their Discard pile into their library. [RB-1106]"""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_reshuffle(frame, self.who.seats(scope))


@L.op("trick_card")
class TrickCard(Op):
    """A player may put a TRICK card into play face down. [RB-1031]"""

    doer = "who"
    bare = "n"
    n = HowMany(1, 9, default=1)
    who = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_trick_card(frame, self.who.seats(scope), self.n.size(scope))


@L.op("win")
class Win(Op):
    """The match ends: a player wins. [RB-1202]"""

    doer = "who"
    bare = "who"
    who = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_win(frame, self.who.seats(scope))
