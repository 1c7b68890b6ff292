"""Operations that most games have. A pack owns grammar, text and questions; what an operation does is a method of the
game, with the game's clauses.

A game adopts the words that it has: `L.adopt(things("destroy", "attach"), cards("draw", "discard"), numbers("damage",
"gain", "lose"))`. An operation whose rule differs is a subclass of its own in the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engines.kernel.zones import Knowing

from .fields import OBJECTS, Change, Flag, HowMany, Things, Value, Word
from .flow import NOTED, Effect, Op
from .reading import Name, Reader, an_object, ref_to
from .scope import Player, Players, Ref, RefField, Scope
from .select import Selector

if TYPE_CHECKING:
    from .language import Language

Ids = tuple[int, ...]
SEEN = "*seen"
"""The register of an effect for what its player has looked at."""
SHOWN = "*shown"
"""The register of an effect for what it has shown to everybody."""


class OnThings(Op):
    """Something done to things, one after the other or together as the game has it: the game's method `word` is given
    them."""

    bare = "what"
    what = Things(sorts=OBJECTS)

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, found["what"], self)


def named(what: Any, r: Reader) -> Name:
    """What is known of what comes of something done to things."""
    if isinstance(what, Selector):
        many = what.pick is None or what.pick.most.constant != 1
    else:
        many = not what.path and what.name in r.names and r.names[what.name].many
    return Name("things", what.could_be, many=many)


class Done(OnThings):
    """Something done to things, each of them unless it is said which, of which `as` names those that it was done to."""

    brings = "things"
    what = Things(det="each", sorts=OBJECTS)

    def came(self, r: Reader) -> Name:
        return named(self.what, r)


def seen(frame: Effect, ids: Ids) -> Ids:
    """What a player has looked at for an effect, by handle: the effect keeps it, and only that player reads it."""
    frame.note(SEEN, (*frame.names.get(SEEN, ()), *ids))  # type: ignore[misc]
    return ids


def show(frame: Effect, ids: Ids) -> Ids:
    """What an effect has shown to everybody, by handle: as long as it is under way, they read it."""
    frame.note(SHOWN, (*frame.names.get(SHOWN, ()), *ids))  # type: ignore[misc]
    return ids


def shown(g: Any) -> set[int]:
    """The cards that effects under way have shown to everybody."""
    effects: list[Any] = [each for each in g.s.agenda if isinstance(each, Effect)]
    return {id for each in effects for id in g.still(each.names.get(SHOWN, ()))}


def looked_at(g: Any) -> Knowing:
    """Who knows hidden cards by an effect under way: its player, who has looked at them."""
    effects: list[Any] = [each for each in g.s.agenda if isinstance(each, Effect)]
    seen = [(each.seat, g.still(each.names[SEEN])) for each in effects if SEEN in each.names]
    return lambda id: [seat for seat, ids in seen if id in ids]


class Look(Op):
    """A player looks at the top cards of a deck, or at all of another hidden zone; only that player knows what `as`
    names. A game with several such zones has a `zone` of its own."""

    brings = "things"
    doer = "who"
    bare = "n"
    at = Players("you")
    zone: Any = "deck"
    n = HowMany(1, 99, default=1)
    who = Player("you")

    def came(self, r: Reader) -> Name:
        return Name(self.brings, many=self.zone != "deck" or self.n.constant != 1, known_to=alone(self.who, r))

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        seats = self.who.seats(scope)
        if not seats:
            return ()
        return seen(frame, g.handles(g.do_look(seats[0], self.at.seats(scope), self.zone, self.n.size(scope))))


class Directed(Op):
    """Something that goes towards a thing or away from it; what is said of a player is meant of their side."""

    towards = RefField("things", "players", default=None)
    away_from = RefField("things", "players", default=None)

    def check(self, r: Reader) -> None:
        if self.towards is not None and self.away_from is not None:
            raise r.at("away_from").bad("it goes towards something or away from something: one of them")
        if self.way is not None and self.way.text == "each":
            raise r.at("towards" if self.towards is not None else "away_from").bad(
                "it goes by the side of one player: you, foe, NAME.controller"
            )

    @property
    def way(self) -> Ref | None:
        """By what it goes."""
        return self.towards or self.away_from

    def bound(self, scope: Scope) -> int:
        """The same, as it is now: a thing, or a player; 0 for nothing."""
        return next(iter(scope.known(self.way)), 0) if self.way is not None else 0


class Sacrifice(Op):
    """A player gives up things of their own choice: `sacrifice: {what: {kind: creature}, n: 1, who: foe}`; or a certain
    thing, `sacrifice: this`."""

    payable = True
    brings = "things"
    doer = "who"
    bare = "what"
    what = Things(picks=False)
    n = Value(1)
    who = Players("you")

    def came(self, r: Reader) -> Name:
        return Name(self.brings, self.what.could_be, many=self.n.constant != 1)

    def able(self, scope: Scope) -> bool:
        seats = self.who.seats(scope)
        return any([scope.g.seat_of(id) in seats for id in self.what.ids(scope)])

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.n.size(scope)
        g.do_sacrifice(frame, self.who.seats(scope), found["what"], n, note=self.as_)
        return NOTED


class Attach(Op):
    """A card is attached to something."""

    what = Things("this")
    to = Things(det="a")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_attach(frame, found["what"], found["to"])


class Swap(Op):
    """Two things change places."""

    a = Things(det="a")
    b = Things(det="a")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        ids = (*found["a"], *found["b"])
        return len(ids) == 2 and ids[0] != ids[1] and g.do_swap(*ids)


class OfPlayer(Op):
    """Something that players do, each with a number."""

    doer = "who"
    bare = "n"
    n = Value(1)
    who = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, self.who.seats(scope), self.n.size(scope))


class Draw(OfPlayer):
    """Players draw cards."""

    brings = "things"

    def came(self, r: Reader) -> Name:
        return Name(self.brings, many=self.n.constant != 1, known_to=alone(self.who, r))


class Mill(OfPlayer):
    """Players put the top cards of their deck where used cards go."""

    brings = "things"

    def came(self, r: Reader) -> Name:
        return Name(self.brings, many=self.n.constant != 1)


def alone(who: Ref, r: Reader) -> str:
    """The one player who learns what hidden cards are, by the name that goes on meaning that player.

    Raises:
        Misread: they may be several, or another one later.
    """
    single = ("you", "player", "foe") if r.language.two_players else ("you", "player")
    if who.text not in single:
        raise r.bad(f"what only one player sees has a name for {' or '.join(single)} alone; leave `as` out")
    return who.text


class Discard(OfPlayer):
    """Players discard cards: of their choice, or drawn by chance."""

    payable = True
    brings = "things"
    random = Flag()

    def came(self, r: Reader) -> Name:
        return Name(self.brings, many=self.n.constant != 1)

    def able(self, scope: Scope) -> bool:
        return _have(scope, self.who, "hand")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.n.size(scope)
        g.do_discard(frame, self.who.seats(scope), n, at_random=self.random, note=self.as_)
        return NOTED


class Shuffle(Op):
    """Players shuffle a deck."""

    doer = "who"
    bare = "who"
    who = Players("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_shuffle(frame, self.who.seats(scope))


class Search(Op):
    """Players take cards out of their own deck, which is shuffled then; what was asked for is shown."""

    doer = "who"
    what = Things(None, picks=False)
    n = HowMany(1, 99, default=1)
    to = Word(lambda language: language.found, "hand", what="place")
    who = Players("you")

    def came(self, r: Reader) -> Name:
        raise r.bad("what is found has no name: it is shown, or known to its player alone; leave `as` out")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        n = self.n.size(scope)
        if n:
            g.do_search(frame, self.who.seats(scope), self.what, scope, n, self.to)

    def check(self, r: Reader) -> None:
        if self.what is not None and not isinstance(self.what, Selector):
            raise r.at("what").bad("what is looked for is a selector")

    def able(self, scope: Scope) -> bool:
        return True


def _have(scope: Scope, who: Ref, name: str) -> bool:
    """Whether players have any of something that all see how much they have of; what is no figure they have."""
    figure = scope.g.language.attributes.get(name)
    return figure is None or "player" not in figure.of or any([figure.read(scope.g, id) for id in who.ids(scope)])


class Amounts(Op):
    """Players gain or lose so much of resources: `gain: {coins: 2, who: foe}`."""

    doer = "who"
    who = Players("you")
    amounts: dict[str, Any]

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Amounts:
        given, held = r.mapping(raw, cls.word), r.language.held_resources
        op = cls.__new__(cls)
        op.amounts = {}
        for name, each in given.items():
            if name in held:
                op.amounts[name] = r.at(name).part("value", each)
            elif name != "who":
                raise r.at(name).unknown("resource", name, (*held, "who"))
        if not op.amounts:
            raise r.bad(f"{cls.word} names a resource: {', '.join(held)}")
        op.who = Players("you").read(given["who"], r.at("who")) if "who" in given else Players("you").absent(r)
        return op

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        return an_object({**dict.fromkeys(language.held_resources, ref_to("value")), "who": ref_to("name")})

    def able(self, scope: Scope) -> bool:
        return self.word != "lose" or any([_have(scope, self.who, name) for name in self.amounts])

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        came = self.able(scope)
        amounts = {name: value.size(scope) for name, value in self.amounts.items()}
        told = [
            getattr(g, "do_" + self.word)(frame, self.who.seats(scope), name, n) for name, n in amounts.items() if n
        ]
        return came and any([each is not False for each in told])


class Damage(Op):
    """Damage is dealt."""

    n = Value()
    to = Things(det="each")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_damage(frame, found["to"], self.n.size(scope))


class Heal(Op):
    """Something regains what it lost."""

    doer = "to"
    n = Value(1)
    to = Things(det="each")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_heal(frame, found["to"], self.n.size(scope))


class Arrange(Op):
    """A player looks at the top cards of a deck and puts them back in another order."""

    doer = "who"
    bare = "n"
    n = HowMany(1, 20)
    of = Player("you")
    who = Player("you")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return g.do_arrange(frame, self.who.seats(scope)[:1], self.of.seats(scope)[:1], self.n.size(scope))


class Counters(Op):
    """Counters are put on things, or taken from them: `put: {rage: 1, to: this}`. The number may be about `it`, what
    gets them."""

    what: str
    n: Any
    to = Things("this", det="each")
    as_field = "to"

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Counters:
        given = dict(r.mapping(raw, cls.word))
        named = [name for name in given if name in r.language.counters]
        if len(named) > 1:
            raise r.bad(f"one sort of counter at a time: two entries, {cls.word}: {{{named[0]}: 1, ...}} and another")
        if not named:
            wrong = next((name for name in given if name not in cls.fields), "")
            raise r.unknown("counter", wrong, r.language.counters)
        n = given.pop(named[0])
        op = super().read(given, r)
        inner = r.apart(it=about(op.to))
        op.what, op.n = named[0], inner.at(named[0]).part("value", n)
        return op

    @classmethod
    def spells(cls, raw: dict[str, Any]) -> bool:  # noqa: ARG003
        return True

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        own = {name: field.schema(language) for name, field in cls.fields.items()}
        return an_object({**dict.fromkeys(language.counters, ref_to("value")), **own})

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        amounts: list[tuple[int, int]] = []
        for id in found["to"]:  # all are read before the first is changed
            before, scope.it = scope.it, id
            amounts.append((id, self.n.size(scope)))
            scope.it = before
        came = [id for id, n in amounts if getattr(g, "do_" + self.word)(frame, self, id, n)]
        return g.handles(came)


def about(what: Ref | Selector) -> Name:
    """What `it` stands for in a figure of things that an operation is done to."""
    return Name(what.sort, what.could_be)


class Level(Op):
    """A number of things rises or falls."""

    doer = "to"
    n = Change(1)
    to = Things(det="each")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        return getattr(g, "do_" + self.word)(frame, found["to"], self.n.get(scope))


THINGS: dict[str, type[Op]] = {
    "destroy": OnThings,
    "cancel": OnThings,
    "sacrifice": Sacrifice,
    "attach": Attach,
    "swap": Swap,
}
CARDS: dict[str, type[Op]] = {
    "draw": Draw,
    "mill": Mill,
    "discard": Discard,
    "shuffle": Shuffle,
    "search": Search,
    "look": Look,
    "arrange": Arrange,
}
TOLD = {
    "destroy": "Things are destroyed.",
    "cancel": "What is on its way does nothing.",
    "gain": "Players gain so much of resources.",
    "lose": "Players lose so much of resources.",
    "put": "Counters are put on things; the number may be about `it`, what gets them.",
    "take": "Counters are taken from things.",
}
"""What the words do that are made of one class, for those who write cards."""
NUMBERS: dict[str, type[Op]] = {
    "damage": Damage,
    "heal": Heal,
    "gain": Amounts,
    "lose": Amounts,
    "put": Counters,
    "take": Counters,
}


def _pack(every: dict[str, type[Op]]) -> Callable[..., Callable[[Language], None]]:
    def words(*names: str) -> Callable[[Language], None]:
        def adopt(language: Language) -> None:
            for name in names or every:
                base = every[name]
                told = TOLD.get(name, base.__doc__)
                language.op(name)(type(base.__name__, (base,), {"__doc__": told, "__module__": base.__module__}))

        return adopt

    return words


things = _pack(THINGS)
"""Operations on things."""
cards = _pack(CARDS)
"""Operations on decks and hands."""
numbers = _pack(NUMBERS)
"""Operations on numbers."""
