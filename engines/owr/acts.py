"""The operations that only OWR has, or has in its own way. What the others do is in `game`, under `do_WORD`."""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import which
from engines.kernel.cards import instead, packs
from engines.kernel.cards.decks import shuffle
from engines.kernel.cards.fields import Flag, HowMany, Mentioned, Things, Value, Word
from engines.kernel.cards.flow import NOTED, Effect, Op
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.reading import Name, Reader
from engines.kernel.cards.scope import Player, Scope
from engines.kernel.event import Event
from engines.kernel.state import Procedure, Verdict
from engines.kernel.text import say

from .actions import set_down, stack_option
from .board import Board
from .entering import Moves, Special, Tokens, turn_down, turn_up
from .hands import show
from .happening import come_about, gain_lf
from .items import reveal
from .moving import is_kept, leave, order_stacks
from .paying import send
from .state import FIRST_CELL, Card
from .words import L

L.adopt(
    packs.things("cancel", "attach", "swap"),
    packs.cards("draw", "discard", "shuffle", "search", "arrange"),
    packs.numbers("gain"),
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

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        moved = g.traces(found["what"])
        given = [id for id in found["what"] if id in g.all_creatures() and not g.creature(id).token]
        leave(g, given, tributed=True)
        frame.follow(g, moved)
        return g.handles(given)


ONTO = ("stack", "stack_bottom")
PLACES = ("grave", *ONTO, "hand", "deck_top", "deck_bottom", "deck", "banish", "extra")


@L.op("send")
class Send(packs.Done):
    """Cards go somewhere, which is never a destruction; tokens vanish. Out of a lane `stack` is that of the lane, else
    one of its owner's that the effect's player picks. It can be paid. [OW-313 OW-558 OW-834 OW-987]"""

    payable = True
    to = Word(PLACES, what="place")

    def came(self, r: Reader) -> Name:
        hidden = self.to in ("hand", "deck_top", "deck_bottom", "deck", "extra")
        return packs.named(self.what, r)._replace(known_to=self.what.known_to if hidden else "")

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        ids = found["what"]
        moved = g.traces(ids)
        going = [id for id in ids if id >= g.first_id and not is_kept(g, id, self.to)]
        near = [id for id in going if self.to not in ONTO or id in g.all_creatures()]
        far = [id for id in going if id not in near]
        send(g, near, self.to)
        for seat in dict.fromkeys(g.owner_of(id) for id in going if self.to == "deck"):
            shuffle(g, seat)
        frame.follow(g, moved)
        if not far:
            return g.handles(near)
        g.bring(self.as_, near)
        g.push(OntoStacks(seat=frame.seat, ids=g.handles(far), to=self.to, note=self.as_))
        return NOTED


@L.op("damage")
class Damage(packs.Damage):
    """Damage to creatures or to players' LF, all of it at the same moment. [OW-106 OW-823 OW-981]"""

    bare = "to"

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        by, n, rows = g.id_of(frame.this), self.n.size(scope), list[Event]()
        for id in found["to"]:
            if 0 < id < FIRST_CELL:
                rows.append(Event("lf_lost", id - 1, other=by, amount=n, kind="effect"))
            elif id in g.all_creatures():
                rows.append(Event("damaged", g.seat_of(id), id, by, n, kind="effect"))
        come_about(g, rows, self.as_)
        return NOTED


@L.op("lose")
class Lose(packs.Amounts):
    """Players lose LF, which is no damage. [OW-114 OW-977]"""

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.amounts["lf"].size(scope)
        come_about(g, [Event("lf_lost", seat, amount=n, kind="set") for seat in self.who.seats(scope)], self.as_)
        return NOTED


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

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = None if self.n is None else self.n.size(scope)
        hurt = [id for id in found["to"] if n != 0 and id in g.all_creatures() and g.damage_on(id)]
        for id in hurt:
            thing: Any = g.edit(id)
            off = thing.damage if n is None else min(n, thing.damage)
            thing.damage -= off
            g.mark_recent("healed", id, amount=off)
            g.happen(Event("healed", thing.controller, id, amount=off), say("ow-log-heals", what=g.name(id), n=off))
        return g.handles(hurt)


@L.op("set_lf")
class SetLF(packs.OfPlayer):
    """The LF of players becomes a number; what is lost so is no damage. [OW-114]"""

    doer = ""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        more = [(seat, self.n.size(scope) - g.s.seats[seat].lf) for seat in self.who.seats(scope)]
        g.bring(self.as_, [0 for seat, n in more if gain_lf(g, seat, n)])
        come_about(g, [Event("lf_lost", seat, amount=-n, kind="set") for seat, n in more], self.as_)
        return NOTED


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
    side = Player("you")

    def came(self, r: Reader) -> Name:
        return packs.named(self.what, r)._replace(could_be=frozenset(("creature",)))

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        frame.follow(g, g.traces(found["what"]))
        for side in self.side.seats(scope)[:1]:
            wanted = tuple(lane for seat, lane in g.lanes_of(found["lane"]) if seat == side)
            g.push(Special(seat=frame.seat, side=side, ids=g.handles(found["what"]), wanted=wanted, only=self.only,
                           face=self.face, note=self.as_))  # fmt: skip
        return NOTED


@L.op("token")
class Token(Op):
    """Tokens are summoned, one after another, each by the rules for tokens; with `lane` into that lane if it is empty.
    [OW-551 to OW-556 OW-568 OW-571]"""

    brings = "things"
    bare = "token"
    token = Mentioned("token")
    n = Value(1)
    side = Player("you")
    lane = Things(None, picks=False)

    def came(self, r: Reader) -> Name:
        return Name(self.brings, frozenset(("creature",)), many=self.n.constant != 1)

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for side in self.side.seats(scope)[:1]:
            wanted = tuple(lane for seat, lane in g.lanes_of(found["lane"]) if seat == side)
            n = self.n.size(scope)
            g.push(Tokens(seat=frame.seat, side=side, card=self.token, n=n, wanted=wanted, note=self.as_))
        return NOTED


@L.op("turn")
class Turn(packs.Done):
    """Creatures are turned face-up or face-down; Reveal works only where `reveal` says so. [OW-525 OW-937]"""

    to = Word(("up", "down"), "up")
    reveal = Flag()

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        ids = [id for id in found["what"] if id in g.all_creatures() and not g.creature(id).token]
        ids = [id for id in ids if g.creature(id).down == (self.to == "up")]
        for id in ids:
            if self.to == "down":
                turn_down(g, id)
            elif self.reveal:
                reveal(g, id, "effect")
            else:
                turn_up(g, id, "effect")
        return g.handles(ids)


@L.op("move")
class Move(packs.Done):
    """Creatures move to another lane of their player, which needs no arrows: one that the effect's player picks, or one
    of `to`. [OW-916]"""

    to = Things(None, picks=False, sorts=("cells",))

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        going = g.handles(id for id in found["what"] if id in g.all_creatures() and not g.forbidden("move", id))
        g.push(Moves(seat=frame.seat, ids=going, cells=None if self.to is None else found["to"], note=self.as_))
        return NOTED


@L.op("end_attack")
class EndAttack(Op):
    """The attack under way ends without a result; it stays used up. [OW-818]"""

    doer = ""

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        attack = g.attack()
        return attack is not None and not attack.over and g.call_off(attack, "OW-818")


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

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return packs.show(frame, g.handles(show(g, found["what"])))


@L.op("set_card")
class SetCard(packs.Done):
    """Runes or Jinxes are set face-down on a stack, one that the effect's player picks. [OW-606 OW-632]"""

    def do(self, g: Board, frame: Effect, scope: Scope, **found: Ids) -> Any:
        going = g.handles(id for id in found["what"] if g.card_of(id).kind in ("rune", "jinx"))
        frame.follow(g, g.traces(map(g.id_of, going)))
        g.push(OntoStacks(seat=frame.seat, ids=going, to="down", note=self.as_))
        return NOTED


@L.op("instead")
class Instead(instead.Instead):
    """For a time something happens instead of something else, or an amount is another: once, or so often. [OW-977
    OW-985]"""

    uses = HowMany(1, 99, default=1)


class OntoStacks(Procedure, tag="onto_stacks", kw_only=True):
    """Cards are put on stacks of their owners that the effect's player picks, one after another; set face-down where it
    says so. [OW-606 OW-987]"""

    seat: int
    ids: tuple[int, ...]
    to: str
    note: str = ""
    went: dict[int, int] = {}
    """What lies on a stack by now, and on which."""

    steps = ("ask", "put", "order")

    def ask(self, g: Board) -> Verdict:
        """On which stack."""
        id = g.upcoming(self, bool)
        if not id:
            return "order"
        options = [stack_option(g, g.owner_of(id), lane) for lane in g.row]
        return which(self.seat, "onto", say("ow-ask-onto", what=g.named_to(self.seat, id)), options, "OW-987")

    def put(self, g: Board, lane: int) -> Verdict:
        """There it lies."""
        id, self.ids = g.id_of(self.ids[0]), self.ids[1:]
        if self.to == "down":
            set_down(g, g.owner_of(id), id, lane)
        elif isinstance(g.s.things[id], Card):
            send(g, (id,), self.to, {id: lane})
            self.went = {**self.went, id: lane}
        g.bring(self.note, (id,))
        return "ask"

    def order(self, g: Board) -> None:
        """What has come onto one stack is put in order, unless it was set, one after another. [OW-316]"""
        order_stacks(g, self.went)
