"""The operations that only OWR has, or has in its own way. What they do to the match is in `game`, under `do_WORD`."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import instead, packs
from engines.kernel.cards.fields import Flag, HowMany, Mentioned, Things, Value, Word
from engines.kernel.cards.flow import NOTED, Effect, Op
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.reading import Name, Reader
from engines.kernel.cards.scope import Players, Scope

from .words import L
from .zones import SHOWN

L.adopt(
    packs.things("cancel", "attach"),
    packs.cards("draw", "discard", "shuffle", "search"),
    packs.numbers("gain", "lose"),
)


@L.op("destroy")
class Destroy(packs.Done):
    """Cards are destroyed: creatures become souls, all else goes to its owner's grave. It can be paid. [OW-829
    OW-988]"""

    payable = True


@L.op("tribute")
class Tribute(packs.Done):
    """Creatures are tributed, which is no destruction; tokens can't be. It can be paid. [OW-517 OW-518 OW-562]"""

    payable = True


PLACES = ("grave", "stack", "stack_bottom", "hand", "deck_top", "deck_bottom", "deck", "banish", "extra")


@L.op("send")
class Send(packs.Done):
    """Cards go somewhere, which is never a destruction; tokens vanish. Out of a lane `stack` is that of the lane, else
    one of its owner's that the effect's player picks. It can be paid. [OW-313 OW-558 OW-834 OW-987]"""

    payable = True
    to = Word(PLACES, what="place")

    def came(self, r: Reader) -> Name:
        hidden = self.to in ("hand", "deck_top", "deck_bottom", "deck", "extra")
        return packs.named(self.what)._replace(known_to=self.what.known_to if hidden else "")


@L.op("damage")
class Damage(packs.Damage):
    """Damage to creatures or to players' LF, all of it at the same moment. [OW-106 OW-823 OW-981]"""

    bare = "to"


@L.op("mill")
class Mill(packs.Mill):
    """The top cards of decks go to graves, or are banished. [OW-317]"""

    to = Word(("grave", "banish"), "grave")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_mill(frame, self.who.seats(scope), self.n.size(scope), self.to)


@L.op("heal")
class Heal(Op):
    """Damage is taken off creatures: so much, or all. [OW-423]"""

    bare = "to"
    to = Things("this", det="each")
    n = HowMany(1, default=None)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_heal(frame, found["to"], None if self.n is None else self.n.size(scope))


@L.op("set_lf")
class SetLF(packs.OfPlayer):
    """The LF of players becomes a number; what is lost so is no damage. [OW-114]"""

    doer = ""


@L.op("summon")
class Summon(Op):
    """A creature is Special Summoned: into a lane that its player picks, or with `lane` that one if it can be; either
    side up unless `face` says which. It stays where it was if no lane can take it. [OW-505 OW-506 OW-982]"""

    brings = "things"
    bare = "what"
    what = Things(det="each")
    lane = Things(None, picks=False)
    only = Flag()
    face = Word(("choose", "up", "down"), "choose")
    side = Players("you")

    def came(self, r: Reader) -> Name:
        return packs.named(self.what)._replace(could_be=frozenset(("creature",)))

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.expect(self.as_)
        lanes = g.lanes_of(found["lane"])
        g.do_summon(frame, found["what"], self, self.side.seats(scope)[:1], lanes)
        return NOTED


@L.op("token")
class Token(Op):
    """Tokens are summoned, one after another, each by the rules for tokens; with `lane` into that lane if it is empty.
    [OW-551 to OW-556 OW-568 OW-571]"""

    brings = "things"
    bare = "token"
    token = Mentioned("token")
    n = Value(1)
    side = Players("you")
    lane = Things(None, picks=False)

    def came(self, r: Reader) -> Name:
        return Name(self.brings, frozenset(("creature",)), many=self.n.constant != 1)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.expect(self.as_)
        g.do_token(frame, self, self.side.seats(scope)[:1], self.n.size(scope), g.lanes_of(found["lane"]))
        return NOTED


@L.op("turn")
class Turn(packs.Done):
    """Creatures are turned face-up or face-down; Reveal works only where `reveal` says so. [OW-525 OW-937]"""

    to = Word(("up", "down"), "up")
    reveal = Flag()


@L.op("move")
class Move(packs.Done):
    """Creatures move to another lane of their player, which needs no arrows: one that the effect's player picks, or one
    of `to`. [OW-916]"""

    to = Things(None, picks=False, sorts=("cells",))

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        lanes = None if self.to is None else found["to"]
        return g.do_move(frame, found["what"], lanes)


@L.op("swap")
class Swap(Op):
    """Two creatures of a player change lanes; nothing is overrun. [OW-916]"""

    a = Things(det="a")
    b = Things(det="a")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_swap(frame, (*found["a"], *found["b"]))


@L.op("end_attack")
class EndAttack(Op):
    """The attack under way ends without a result; it stays used up. [OW-818]"""

    doer = ""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_end_attack(frame)


@L.op("look")
class Look(packs.Look):
    """A player looks at the top cards of a deck, at a hand or an Extra Deck; only that player knows what `as` names.
    [OW-986]"""

    zone = Word(("deck", "hand", "extra"), "deck")


@L.op("show")
class Show(packs.Done):
    """Hidden cards are shown to all. [OW-986]"""

    def came(self, r: Reader) -> Name:
        return Name(self.brings, self.what.could_be, many=True)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        shown = g.handles(g.do_show(found["what"]))
        frame.note(SHOWN, (*frame.names.get(SHOWN, ()), *shown))  # type: ignore[misc]
        return shown


@L.op("arrange")
class Arrange(packs.Arrange):
    """A player looks at the top cards of a deck and puts them back in any order, some at the bottom if wished.
    [OW-986]"""


@L.op("set_card")
class SetCard(packs.Done):
    """Runes or Jinxes are set face-down on a stack, one that the effect's player picks. [OW-606 OW-632]"""


@L.op("instead")
class Instead(instead.Instead):
    """For a time something happens instead of something else, or an amount is another: once, or so often. [OW-977
    OW-985]"""

    uses = HowMany(1, 99, default=1)
