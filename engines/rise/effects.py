"""The words that Rise's cards are written in: references, selectors, values, conditions, durations, costs, statics, triggers.

What an effect does is said by operations (`ops`); the keywords of the rulebook are written in the same words (`keywords`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, cast

from pydantic import BeforeValidator, Field, PlainValidator, model_validator

from engines.kernel.ask import Ask, yes_no
from engines.kernel.documents import near
from engines.kernel.program import Condition, Node, Value, Vocabulary, compile_into, compiled, standard, typed
from engines.kernel.state import Id, Verdict
from engines.kernel.text import say

from .state import FIRST_ID, Card, CardName, Permanent, Summoner, player_ref, seat_of

if TYPE_CHECKING:
    from engines.kernel.event import Event

    from .game import Table
    from .reading import Reading

words = Vocabulary()

Kind = Literal["summoner", "creature", "door", "incantation", "imminent", "level_up", "player"]
Plane = Literal["ground", "air"]
Player = Literal[
    "you", "opponents", "opponent", "each", "any", "active", "controller", "owner", "caster", "host_controller", "host_player",
    "owner_of_host", "target_controller", "target_player", "attacked_player", "event.player",
]  # fmt: skip
"""The players that an effect can name. `you` is the controller of the effect's card, `caster` the same for a Disease."""

EVENTS = (
    "enters", "leaves", "dies", "to_cemetery", "excluded", "returned", "control_changed", "awakening", "turn_begins", "restored",
    "attacks", "is_blocked", "blocks", "unblocked", "strikes", "is_hit", "fought", "after_combat", "turn_ends", "invoked",
    "action_used", "skill_used", "toss_made", "rolled", "drawn", "discarded", "stolen", "coins_gained", "ether_gained", "attached",
    "transmitted", "lock_opened", "freed", "leveled", "summoner_lost", "counter_placed", "tilted", "untilted", "healed", "sacrificed",
)  # fmt: skip
EventName = Literal[
    "enters", "leaves", "dies", "to_cemetery", "excluded", "returned", "control_changed", "awakening", "turn_begins", "restored",
    "attacks", "is_blocked", "blocks", "unblocked", "strikes", "is_hit", "fought", "after_combat", "turn_ends", "invoked",
    "action_used", "skill_used", "toss_made", "rolled", "drawn", "discarded", "stolen", "coins_gained", "ether_gained", "attached",
    "transmitted", "lock_opened", "freed", "leveled", "summoner_lost", "counter_placed", "tilted", "untilted", "healed", "sacrificed",
]  # fmt: skip
"""What may set off a trigger."""

ELEMENTS = ("Water", "Fire", "Ice", "Lightning")
Element = Literal["Water", "Fire", "Ice", "Lightning"]
"""The four elements, each given by the Ability of its name. [RS-1146 to RS-1149]"""

ABILITIES = (
    "Flight", "Reach", "Pierce", "Fightback", "Advantage", "Distance", "Constasy", "Bleed", "Drain", "Horde", "Immunity", "Morpher",
    "Multi-Target", "Food", "Disease", "Together", "Return", "Lock", "Symbiosis", "Copycat", "Equipment", "Fixed Price", "Bomb",
    "Explosive", "Reanimation", "Inhume", "Cloning", "Diversion", "Dodge", "Splash", "Chained", "Assimilation", "Wall Pass",
    "Possession", "Rage", "Iron Skin", "Water Element", "Fire Element", "Ice Element", "Lightning Element", "Cold", "Madness",
    "Dementia", "Amok", "Allergy", "Trauma", "Paralysis", "Schizophrenia", "Parasite", "Paranoia",
)  # fmt: skip
"""The Abilities that the ledger has a clause for; a card with another one is refused when it is read. [RS-611 RS-612]"""
DISEASES = (
    "Cold",
    "Madness",
    "Dementia",
    "Amok",
    "Allergy",
    "Trauma",
    "Paralysis",
    "Schizophrenia",
    "Parasite",
    "Paranoia",
)
FOR_CREATURES = frozenset(
    (
        "Pierce", "Fightback", "Advantage", "Constasy", "Bleed", "Drain", "Immunity", "Morpher", "Explosive", "Reanimation", "Inhume",
        "Cloning", "Diversion", "Dodge", "Splash", "Chained", "Assimilation", "Wall Pass", "Possession", "Rage", "Iron Skin",
        "Symbiosis",
    )
)  # fmt: skip
"""The Abilities that work only while their card is a Creature. [RS-614]"""


def _ability(raw: Any) -> str:
    if raw not in ABILITIES:
        raise ValueError(f"no clause knows the Ability {raw!r} [RS-612]; {near(raw, ABILITIES)}")
    return cast(str, raw)


AbilityName = Annotated[str, PlainValidator(_ability)]


# ------------------------------------------------------------------------------------------------------------- scope


class Scope:
    """Where an effect looks things up: whose it is, the card it is on, what it answers, its registers."""

    __slots__ = ("event", "g", "it", "seat", "source", "vars")

    def __init__(self, g: Reading, seat: int, source: Id = 0, event: Event | None = None, vars: Any = None):
        self.g = g
        self.seat = seat
        self.source = source
        self.event = event
        self.vars: dict[str, Any] = vars or {}
        self.it: int = 0

    def ids(self, ref: str) -> tuple[int, ...]:
        """The things (or players, by `player_ref`) that a reference names, as far as they are still the objects that it named: what an
        effect does, it does to these. What it moved itself it follows. With `card_of.` before a reference the card counts that such an
        object became as it left play, as long as it lies where that left it. [RS-310]"""
        g, at = self.g, self.when(ref)
        lying = ref.startswith(CARD_OF)
        return tuple(
            id
            for id in self.named(ref)
            if g.same(id, at)
            or f"@{id}" in self.vars
            and g.same(id, self.vars[f"@{id}"])
            or lying
            and g.left_lying(id, at)
        )

    def named(self, ref: str) -> tuple[int, ...]:
        """All that a reference named, also what is no more: for what is known of it. [RS-625]"""
        found = self._one(ref.removeprefix(CARD_OF))
        if isinstance(found, tuple):
            return cast(tuple[int, ...], found)
        return (found,) if found else ()

    def when(self, ref: str) -> int | None:
        """The stamp at which a reference named what it names; None for what it finds only now. [RS-310]"""
        ref = ref.removeprefix(CARD_OF)
        if ref == "it" and self.it:
            return None
        if ref == "host":
            return getattr(self._source(), "hosted", None)
        if ref == "it" or ref in ("self", "item", "event.card", "event.other") or ref.startswith(("target", "chosen.")):
            register = {"item": "target", "event.card": "event", "event.other": "event"}.get(
                ref, ref.removeprefix("chosen.")
            )
            return self.vars.get("@" + register, self.vars.get("@") if ref != "it" else None)
        return None

    def _source(self) -> Any:
        """The effect's card as the object that it is about."""
        return self.g.meant(self.source, self.when("self")) if self.source >= FIRST_ID else None

    def _one(self, ref: str) -> Any:
        if ref in ("self", "you"):
            return self.source if ref == "self" else player_ref(self.seat)
        if ref == "it":
            return self.it or self.vars.get("it", 0)
        if ref in self.vars:
            return self.vars[ref]
        if ref.startswith("chosen."):
            return self.vars.get(ref[7:], ())
        reader = _REFS.get(ref)
        return reader(self) if reader is not None else 0

    def seats(self, player: str) -> tuple[int, ...]:
        """The seats of the players that a word names, in turn order from the active player; those who are out are left out."""
        g = self.g
        if player in ("opponents", "opponent", "each", "any"):
            return tuple(seat for seat in g.turn_order() if player in ("each", "any") or seat != self.seat)
        if player == "you":
            return (self.seat,)
        if player == "active":
            return (g.s.active,)
        ref = _PLAYER_REFS.get(player, player)
        return tuple(self.player_of(id, ref) for id in self.named(ref))

    def player_of(self, id: int, ref: str) -> int:
        """The player behind something that a reference named: its controller, or who had it last. [RS-625]"""
        thing = self.g.meant(id, self.when(ref)) if id >= FIRST_ID else None
        return thing.controller if isinstance(thing, Permanent) else self.g.seat_behind(id)


CARD_OF = "card_of."
"""Before a reference: the card that what it names became as it left play. [RS-310]"""


def _host(scope: Scope) -> int:
    """What the effect's card is attached to, or was when it left: not what has come back since as a new object. [RS-310]"""
    thing = scope._source()  # pyright: ignore[reportPrivateUsage]
    if not isinstance(thing, Permanent) or thing.host < FIRST_ID:
        return thing.host if isinstance(thing, Permanent) else 0
    host = scope.g.s.things[thing.host]
    return 0 if isinstance(host, Permanent) and host.since > thing.hosted else thing.host


def _event_player(scope: Scope) -> int:
    return player_ref(scope.event.seat) if scope.event is not None and scope.event.seat is not None else 0


def _controller_of(scope: Scope, ref: str) -> Any:
    return tuple(player_ref(scope.player_of(id, ref)) for id in scope.named(ref))


def _owner_of(scope: Scope, ref: str) -> Any:
    return tuple(player_ref(scope.g.owner(id)) for id in scope.named(ref))


_REFS: dict[str, Callable[[Scope], Any]] = {
    "host": _host,
    "caster": lambda scope: player_ref(scope.seat),
    "controller": lambda scope: player_ref(scope.seat),
    "last_controller": lambda scope: player_ref(scope.seat),
    "owner": lambda scope: _owner_of(scope, "self"),
    "opponents": lambda scope: tuple(map(player_ref, scope.seats("opponents"))),
    "each": lambda scope: tuple(map(player_ref, scope.seats("each"))),
    "active": lambda scope: player_ref(scope.g.s.active),
    "host_controller": lambda scope: _controller_of(scope, "host"),
    "host_player": lambda scope: _controller_of(scope, "host"),
    "owner_of_host": lambda scope: _owner_of(scope, "host"),
    "target_controller": lambda scope: _controller_of(scope, "target"),
    "target_player": lambda scope: _controller_of(scope, "target"),
    "event.card": lambda scope: scope.event.subject if scope.event is not None else 0,
    "event.other": lambda scope: scope.event.other if scope.event is not None else 0,
    "event.player": _event_player,
    "attacker": lambda scope: scope.g.attackers_of(scope.source),
    "blocker": lambda scope: scope.g.blockers_of(scope.source),
    "met": lambda scope: scope.g.met(scope.source),
    "attacked_player": lambda scope: tuple(map(player_ref, scope.g.attacked_by(scope.source))),
    "item": lambda scope: scope.vars.get("target", ()),
    "your_summoners": lambda scope: scope.g.summoners(scope.seat),
}
REFS = ("self", "you", "it", "target", *_REFS)
_PLAYER_REFS = {"target_player": "target", "controller": "you", "owner": "owner"}


def _ref(raw: Any) -> str:
    if isinstance(raw, str):
        ref = raw.removeprefix(CARD_OF)
        numbered = ref.startswith("target") and ref[6:].isdigit()
        if ref in REFS or numbered or ref.startswith("chosen."):
            return raw
    raise ValueError(
        f"a reference is one of {', '.join(REFS)}, target1, target2, ... or chosen.NAME, with {CARD_OF} before it for the card that it "
        f"became as it left play, not {raw!r}"
    )


Ref = Annotated[str, PlainValidator(_ref)]


def _player(raw: Any) -> str:
    known = (*Player.__args__, "target", "it")  # type: ignore[attr-defined]
    if isinstance(raw, str) and (raw in known or raw.startswith(("chosen.", "target"))):
        return raw
    raise ValueError(f"a player is one of {', '.join(known)} or chosen.NAME, not {raw!r}")


Who = Annotated[str, PlainValidator(_player)]
"""A player, by what an effect calls them."""

ValueField = Annotated[Any, typed(words.value)]
ConditionField = Annotated[Any, typed(words.condition)]
ProgramField = Annotated[Any, typed(words.program)]


# ---------------------------------------------------------------------------------------------------------- selectors


def _several(raw: Any) -> Any:
    return (raw,) if isinstance(raw, str) else raw


def _bound(raw: Any) -> tuple[str, int]:
    if isinstance(raw, int) and not isinstance(raw, bool):
        return "=", raw
    if isinstance(raw, str):
        for sign in ("<=", ">=", "<", ">", "="):
            if raw.startswith(sign) and raw[len(sign) :].strip().isdigit():
                return sign, int(raw[len(sign) :])
    raise ValueError(f'a limit is a number or like "<=3", not {raw!r}')


Bound = Annotated[tuple[str, int], PlainValidator(_bound)]
_WITHIN: dict[str, Callable[[int, int], bool]] = {
    "<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b, "<": lambda a, b: a < b, ">": lambda a, b: a > b, "=": lambda a, b: a == b,
}  # fmt: skip


class Same(Node):
    """The plane that something is on."""

    same_as: Ref


class Span(Node):
    """How many: from `min` to `max`."""

    min: int = Field(default=0, ge=0)
    max: int = Field(default=1, ge=1)


class UpTo(Node):
    """Any number up to this. [RS-647]"""

    up_to: int = Field(ge=1)


class Sel(Node):
    """Which things are meant: all parts given must fit; how many are picked, and by whom. Summoners and players are meant only where
    `kind` names them. [RS-122 RS-518]"""

    kind: Annotated[tuple[Kind, ...], BeforeValidator(_several)] = ()
    zone: Literal["battlefield", "hand", "library", "cemetery", "excluded", "chain"] = "battlefield"
    controller: Who | None = None
    owner: Who | None = None
    types: Annotated[tuple[str, ...], BeforeValidator(_several)] = ()
    ability: AbilityName | None = None
    element: Element | None = None
    plane: Plane | Same | None = None
    tilted: bool | None = None
    attacking: bool | Ref | None = None
    blocking: bool | Ref | None = None
    blocked: Ref | None = None
    met: Ref | None = None
    infected: bool | None = None
    has_attached: AbilityName | None = None
    attached: bool | None = None
    host: Any = None
    host_of: Ref | None = None
    constant: bool | None = None
    attack: Bound | None = None
    defense: Bound | None = None
    life: Bound | None = None
    name: str | None = None
    mark: str | None = None
    lacks: str | None = None
    token: bool | None = None
    attacks_player: Who | None = None
    may_infect: Ref | None = None
    may_hold: Ref | None = None
    chain: Literal["invocation", "action", "skill", "any"] | None = None
    any_: tuple[Any, ...] = Field(default=(), alias="any")
    not_: Annotated[tuple[Ref, ...], BeforeValidator(_several)] = Field(default=(), alias="not")
    if_: ConditionField = Field(default=None, alias="if")
    weakest: bool = False
    count: Literal["all"] | int | Span | UpTo = "all"
    by: Literal[
        "controller", "target_player", "random", "you", "opponent", "host_controller", "owner_of_host", "event.player"
    ] = "you"

    @model_validator(mode="before")
    @classmethod
    def _inner(cls, raw: Any) -> Any:
        if not isinstance(raw, dict):
            raise ValueError(f"a selector is a mapping, not {raw!r}")
        raw = dict(cast(dict[str, Any], raw))
        if raw.get("if", 0) is None:
            raise ValueError("an empty condition; leave `if` out")
        if "any" in raw:
            raw["any"] = tuple(each if isinstance(each, Sel) else Sel.model_validate(each) for each in raw["any"])
        if isinstance(raw.get("host"), dict):
            raw["host"] = Sel.model_validate(raw["host"])
        elif raw.get("host") is not None and not isinstance(raw["host"], Sel):
            raw["host"] = _ref(raw["host"])
        if "chain" in raw:
            raw.setdefault("zone", "chain")
        return raw

    @model_validator(mode="after")
    def _sound(self) -> Sel:
        if isinstance(self.count, int) and self.count < 1:
            raise ValueError("at least 1 has to be picked")
        if self.zone == "chain" and self.chain is None:
            raise ValueError("something on the chain is selected by chain: invocation, action, skill or any")
        return self

    @functools.cached_property
    def seeks_summoners(self) -> bool:
        """Whether Summoners are among what is meant: only where it names them. [RS-518]"""
        return "summoner" in self.kind or any(each.seeks_summoners for each in self.any_)

    @functools.cached_property
    def refers(self) -> bool:
        """Whether what fits depends on targets named before."""
        return "target" in repr(self.model_dump(exclude={"by"}))

    @functools.cached_property
    def seeks_players(self) -> bool:
        """Whether players are among what is meant."""
        return "player" in self.kind

    @functools.cached_property
    def hidden(self) -> bool:
        """Whether what fits is a secret of a hand or a library. [RS-301 RS-302]"""
        return self.zone in ("hand", "library")

    def conceivable(self, scope: Scope) -> bool:
        """Whether something could fit, for all that everybody knows: of hidden cards only how many there are. [RS-725]"""
        return bool(self._others(scope)) if self.hidden else self.exists(scope)

    @property
    def asks(self) -> bool:
        """Whether somebody picks, or chance does."""
        return self.count != "all" or self.weakest

    @property
    def player_only(self) -> bool:
        """Whether only players are meant."""
        return self.kind == ("player",)

    def span(self, found: int) -> tuple[int, int]:
        """How many are picked of those found: fewest, most. [RS-624 RS-647]"""
        count = self.count
        if count == "all":
            return found, found
        if isinstance(count, int):
            return min(count, found), min(count, found)
        if isinstance(count, UpTo):
            return 0, min(count.up_to, found)
        return min(count.min, found), min(count.max, found)

    @property
    def least(self) -> int:
        """How many an announced play needs. [RS-647]"""
        count = self.count
        return count if isinstance(count, int) else count.min if isinstance(count, Span) else 0

    @property
    def most(self) -> int:
        """How many may be picked at most."""
        count = self.count
        if count == "all":
            return 999
        return count if isinstance(count, int) else count.max if isinstance(count, Span) else count.up_to

    def find(self, scope: Scope) -> tuple[int, ...]:
        """All that fit now, in a fixed order that depends on public facts only."""
        found = tuple(self._fitting(scope))
        return scope.g.weakest(found) if self.weakest else found

    def exists(self, scope: Scope, n: int = 1) -> bool:
        """Whether at least so many fit now."""
        if n <= 0:
            return True
        for _ in self._fitting(scope):
            n -= 1
            if n <= 0:
                return True
        return False

    def _fitting(self, scope: Scope) -> Iterable[int]:
        if self.zone == "battlefield":
            yield from self._cards_fitting(scope)
        for id in self._others(scope):
            if self.fits(scope, id):
                yield id

    def _cards_fitting(self, scope: Scope) -> Iterable[int]:
        """What `fits` among the cards in play, found out faster."""
        g, tests, any_ = scope.g, self._tests, self.any_
        things = g.s.things
        barred = [id for ref in self.not_ for id in scope.ids(ref)]
        for id in g.of_kinds(self._kinds) if self.kind else g.in_play():
            if id in barred or any_ and not any(each.fits(scope, id) for each in any_):
                continue
            thing = things[id]
            for test in tests:
                if not test(scope, id, thing):
                    break
            else:
                yield id

    @functools.cached_property
    def _kinds(self) -> tuple[str, ...]:
        """The kinds of cards in play that are meant."""
        return tuple(kind for kind in self.kind if kind not in ("summoner", "player"))

    def _others(self, scope: Scope) -> Sequence[int]:
        """What may fit and is no card in play."""
        g = scope.g
        if self.zone == "battlefield":
            summoners = g.all_summoners() if self.seeks_summoners else ()
            return (*summoners, *map(player_ref, g.turn_order())) if self.seeks_players else summoners
        if self.zone == "chain":
            return g.chain_refs()
        seats = scope.seats(self.controller or self.owner or "each")
        return g.cards_in(self.zone, seats)

    def fits(self, scope: Scope, id: int) -> bool:
        """Whether one thing, player or chain item fits now."""
        if self.not_:
            for ref in self.not_:
                if id in scope.ids(ref):
                    return False
        if self.any_ and not any(each.fits(scope, id) for each in self.any_):
            return False
        if id < FIRST_ID:
            return self._item_fits(scope, id) if id < 0 else self._player_fits(scope, id)
        g = scope.g
        if self.zone not in ("battlefield", "chain"):
            card = g.s.things[id]
            return type(card) is Card and self._card_fits(scope, card)
        thing = g.known(id)
        if type(thing) is Card:
            return False
        if type(thing) is Summoner:
            if not self._summoner_fits(thing):
                return False
        elif self.kind and g.kind(id) not in self.kind:
            return False
        for test in self._tests:
            if not test(scope, id, thing):
                return False
        return True

    def _summoner_fits(self, thing: Summoner) -> bool:
        """Whether a Summoner is meant at all: only where it is named, and not by what only cards on a battlefield have. [RS-518]"""
        if self.kind and "summoner" not in self.kind or not self.kind and not self.seeks_summoners:
            return False
        of_cards = (
            self.types,
            self.constant,
            self.infected,
            self.attached,
            self.host,
            self.attack,
            self.defense,
            self.token,
            self.plane,
        )
        return not thing.lost and not any(each not in (None, ()) for each in of_cards)

    @functools.cached_property
    def _tests(self) -> tuple[Callable[[Scope, int, Any], bool], ...]:
        """What is to be tested of a thing: only what the selector names."""
        tests: list[Callable[[Scope, int, Any], bool]] = []
        add = tests.append
        if (controller := self.controller) is not None:
            if controller == "you":
                add(lambda scope, _id, thing: thing.controller == scope.seat)
            elif controller in ("opponents", "opponent"):
                add(_opposes)
            else:
                add(lambda scope, id, _thing: scope.g.seat_behind(id) in scope.seats(controller))
        if (owner := self.owner) is not None:
            add(lambda scope, _id, thing: thing.owner in scope.seats(owner))
        if (tilted := self.tilted) is not None:
            add(lambda _scope, _id, thing: thing.tilted == tilted)
        if (attached := self.attached) is not None:
            add(lambda _scope, _id, thing: bool(thing.host) == attached)
        if self.constant is not None:
            add(lambda _scope, _id, thing: isinstance(thing, Permanent) == self.constant)
        if self.host is not None:
            add(lambda scope, _id, thing: self._host_fits(scope, thing.host))
        if self.types:
            types = set(self.types)
            add(lambda scope, id, _thing: types <= set(scope.g.types(id)))
        if (ability := self.ability) is not None:
            add(lambda scope, id, _thing: scope.g.has(id, ability))
        if self.element is not None:
            element = self.element + " Element"
            add(lambda scope, id, _thing: scope.g.has(id, element))
        if self.plane is not None:
            add(lambda scope, id, _thing: self._plane_fits(scope, id))
        if (attack := self.attack) is not None:
            add(lambda scope, id, _thing: _WITHIN[attack[0]](scope.g.attack(id), attack[1]))
        if (defense := self.defense) is not None:
            add(lambda scope, id, _thing: _WITHIN[defense[0]](scope.g.defense(id), defense[1]))
        if (life := self.life) is not None:
            add(lambda _scope, _id, thing: isinstance(thing, Summoner) and _WITHIN[life[0]](thing.life, life[1]))
        if (attacking := self.attacking) is not None:
            add(
                lambda scope, id, _thing: self._combat_fits(
                    scope, id, attacking, scope.g.is_attacking, scope.g.attackers_of
                )
            )
        if (blocking := self.blocking) is not None:
            add(
                lambda scope, id, _thing: self._combat_fits(
                    scope, id, blocking, scope.g.is_blocking, scope.g.blockers_of
                )
            )
        if (blocked := self.blocked) is not None:
            add(lambda scope, id, _thing: any(id in scope.g.blocked(each) for each in scope.named(blocked)))
        if (met := self.met) is not None:
            add(lambda scope, id, _thing: any(id in scope.g.met(each) for each in scope.named(met)))
        if (infected := self.infected) is not None:
            add(lambda scope, id, _thing: scope.g.infected(id) == infected)
        if (token := self.token) is not None:
            add(lambda _scope, _id, thing: thing.token == token)
        self._more_tests(add)
        return tuple(tests)

    def _more_tests(self, add: Callable[[Callable[[Scope, int, Any], bool]], None]) -> None:
        if (player := self.attacks_player) is not None:
            add(
                lambda scope, id, _thing: (
                    scope.g.is_attacking(id) and bool(set(scope.g.attacked_by(id)) & set(scope.seats(player)))
                )
            )
        if (disease := self.may_infect) is not None:
            add(lambda scope, id, _thing: any(scope.g.may_infect(id, each) for each in scope.ids(disease)))
        if (card := self.may_hold) is not None:
            add(lambda scope, id, _thing: all(scope.g.may_hold(each, id) for each in scope.ids(card)))
        if (held := self.host_of) is not None:
            add(
                lambda scope, id, _thing: any(
                    getattr(scope.g.meant(each, scope.when(held)), "host", 0) == id for each in scope.named(held)
                )
            )
        if (mark := self.mark) is not None:
            add(lambda scope, id, _thing: scope.g.marked(id, mark))
        if (lacks := self.lacks) is not None:
            add(lambda scope, id, _thing: not scope.g.marked(id, lacks))
        if (name := self.name) is not None:
            add(lambda scope, id, _thing: scope.g.cards[scope.g.definition(id)].name == name)
        if (inner := self.has_attached) is not None:
            add(lambda scope, id, _thing: any(scope.g.has(each, inner) for each in scope.g.attachments(id)))
        if self.if_ is not None:
            add(lambda scope, id, _thing: self._condition(scope, id))

    def _plane_fits(self, scope: Scope, id: int) -> bool:
        plane = scope.g.plane(id)
        if isinstance(self.plane, Same):
            return all(scope.g.plane(each) == plane for each in scope.named(self.plane.same_as))
        return plane == self.plane

    @staticmethod
    def _combat_fits(
        scope: Scope, id: int, wanted: bool | str, now: Callable[[Id], bool], against: Callable[[Id], Any]
    ) -> bool:
        if isinstance(wanted, bool):
            return now(id) == wanted
        return any(id in against(each) for each in scope.named(wanted))

    def _host_fits(self, scope: Scope, host: int) -> bool:
        if not host:
            return False
        return self.host.fits(scope, host) if isinstance(self.host, Sel) else host in scope.ids(self.host)

    def _player_fits(self, scope: Scope, id: int) -> bool:
        if not self.seeks_players or scope.g.s.seats[seat_of(id)].out:
            return False
        if self.controller is not None and seat_of(id) not in scope.seats(self.controller):
            return False
        return self.if_ is None or self._condition(scope, id)

    def _item_fits(self, scope: Scope, id: int) -> bool:
        item = scope.g.item(id)
        if item is None or self.chain is None or self.chain not in ("any", item.sort):
            return False
        if self.kind and scope.g.cards[item.card].kind not in self.kind:
            return False
        return self.controller is None or item.seat in scope.seats(self.controller)

    def _card_fits(self, scope: Scope, card: Card) -> bool:
        """Whether a card that is not in play fits, by what is printed on it."""
        printed = scope.g.cards[card.card]
        if self.kind and printed.kind not in self.kind or self.types and not set(self.types) <= set(printed.types):
            return False
        if self.ability is not None and self.ability not in printed.ability_names:
            return False
        if self.element is not None and self.element + " Element" not in printed.ability_names:
            return False
        for bound, name in ((self.attack, "attack"), (self.defense, "defense")):
            if bound is not None and not _WITHIN[bound[0]](getattr(printed, name, 0), bound[1]):
                return False
        if self.name is not None and printed.name != self.name:
            return False
        return self.if_ is None or self._condition(scope, card.id)

    def _condition(self, scope: Scope, id: int) -> bool:
        before, scope.it = scope.it, id
        holds = self.if_.holds(scope)
        scope.it = before
        return holds


def _opposes(scope: Scope, _id: int, thing: Any) -> bool:
    seat: int = thing.controller
    return seat != scope.seat and not scope.g.s.seats[seat].out


def _what(raw: Any) -> Any:
    if isinstance(raw, Sel):
        return raw
    if isinstance(raw, str):
        return _ref(raw)
    if isinstance(raw, dict):
        return Sel.model_validate(raw)
    raise ValueError(f"a reference or a selector is wanted, not {raw!r}")


What = Annotated[Any, PlainValidator(_what)]
"""Things: a reference, or a selector."""


def meant(scope: Scope, what: str | Sel, id: int) -> bool:
    """Whether a thing is among those that a reference or selector means."""
    return what.fits(scope, id) if isinstance(what, Sel) else id in scope.named(what)


def find(scope: Scope, what: str | Sel) -> tuple[int, ...]:
    """All that a reference or selector means."""
    return what.find(scope) if isinstance(what, Sel) else scope.ids(what)


standard(words, filters=Sel, over="over")


# ---------------------------------------------------------------------------------------------------------- durations

Moment = Literal[
    "end_of_turn", "this_combat", "owner_next_turn", "next_awakening", "while_attached", "while_in_play", "permanent"
]


class Until(Node):
    """How long something lasts, beyond what one word says. [RS-729]"""

    next_turn_of: Who | None = None
    during_next_turn_of: Who | None = None
    while_: ConditionField = Field(default=None, alias="while")
    next: EventName | None = None
    turns: int | None = Field(default=None, ge=1)

    @model_validator(mode="after")
    def _one(self) -> Until:
        given = (self.next_turn_of, self.during_next_turn_of, self.while_, self.next, self.turns)
        if sum(each is not None for each in given) != 1:
            raise ValueError("a duration is one of next_turn_of, during_next_turn_of, while, next, turns")
        return self


def _duration(raw: Any) -> Any:
    if isinstance(raw, Until):
        return raw
    if isinstance(raw, str):
        if raw in Moment.__args__:  # type: ignore[attr-defined]
            return raw
        raise ValueError(f"a duration is one of {', '.join(Moment.__args__)} or a mapping, not {raw!r}")  # type: ignore[attr-defined]
    return Until.model_validate(raw)


Duration = Annotated[Any, PlainValidator(_duration)]


# -------------------------------------------------------------------------------------------------------------- costs


class Cost(Node):
    """What is paid before something is performed; without a value it is free, a toss too. [RS-125 RS-634 RS-636 RS-644]"""

    gold: int = Field(default=0, ge=0)
    ether: int = Field(default=0, ge=0)
    any_of: tuple[Cost, ...] = ()
    sacrifice: Sel | None = None
    sacrifice_self: bool = False
    discard: int = Field(default=0, ge=0)
    tilt_self: bool = False

    @model_validator(mode="after")
    def _plain_alternatives(self) -> Cost:
        if self.any_of and (
            self.gold or self.ether or any(each.any_of or each.sacrifice or each.discard for each in self.any_of)
        ):
            raise ValueError("any_of holds two prices of gold and Ether, and stands alone beside other costs")
        return self

    @property
    def prices(self) -> tuple[tuple[int, int], ...]:
        """The prices of which one is paid, each as gold and Ether."""
        return tuple((each.gold, each.ether) for each in self.any_of) or ((self.gold, self.ether),)


# ------------------------------------------------------------------------------------------------------------- values


class OfThing(Value):
    """A figure of one thing."""

    def of(self, scope: Scope, what: str) -> Sequence[tuple[int, int]]:
        """The Attack and Defense of what it is a figure of."""
        return [scope.g.values_meant(id, scope.when(what)) for id in scope.named(what)]


@words.register("attack_of")
class AttackOf(OfThing):
    """The Attack of something, as it last was if it has left. [RS-914 RS-625]"""

    attack_of: Ref

    def read(self, scope: Scope) -> int:
        return sum(attack for attack, _ in self.of(scope, self.attack_of))


@words.register("defense_of")
class DefenseOf(OfThing):
    """The Defense of something. [RS-914]"""

    defense_of: Ref

    def read(self, scope: Scope) -> int:
        return sum(defense for _, defense in self.of(scope, self.defense_of))


@words.register("count")
class Count(Value):
    """How many fit a selector."""

    count: Sel

    def read(self, scope: Scope) -> int:
        return len(self.count.find(scope))


@words.register("coins")
class Coins(Value):
    """The coins of a player. [RS-120]"""

    coins: Who

    def read(self, scope: Scope) -> int:
        return sum(scope.g.s.seats[seat].stock for seat in scope.seats(self.coins))


@words.register("ether")
class EtherOf(Value):
    """The Ether of a player. [RS-121]"""

    ether: Who

    def read(self, scope: Scope) -> int:
        return sum(scope.g.s.seats[seat].ether for seat in scope.seats(self.ether))


@words.register("cards")
class HandOf(Value):
    """How many cards a player holds. [RS-302]"""

    cards: Who

    def read(self, scope: Scope) -> int:
        return sum(len(scope.g.s.seats[seat].hand) for seat in scope.seats(self.cards))


@words.register("roll")
class RolledNumber(Value):
    """The number that the last roll of this effect showed."""

    roll: Literal[True]

    def read(self, scope: Scope) -> int:
        return scope.vars.get("x.roll", 0)


@words.register("event_amount")
class EventAmount(Value):
    """The size of what set off the trigger."""

    event_amount: Literal[True]

    def read(self, scope: Scope) -> int:
        return scope.event.amount if scope.event is not None else 0


@words.register("counters")
class CountersOf(Value):
    """How many Charge Counters of a kind something has. [RS-1301]"""

    counters: Literal["+1/+1", "-1/-1"]
    of: Ref = "self"

    def read(self, scope: Scope) -> int:
        things = (scope.g.meant(id, scope.when(self.of)) for id in scope.named(self.of) if id >= FIRST_ID)
        plus = self.counters == "+1/+1"
        return sum(each.n for thing in things for each in getattr(thing, "counters", ()) if each.plus == plus)


@words.register("level_of")
class LevelOf(Value):
    """The level of a Summoner."""

    level_of: Ref

    def read(self, scope: Scope) -> int:
        return sum(getattr(scope.g.known(id), "level", 0) for id in scope.ids(self.level_of))


@words.register("life_of")
class LifeOf(Value):
    """The Life of a Summoner."""

    life_of: Ref

    def read(self, scope: Scope) -> int:
        return sum(getattr(scope.g.known(id), "life", 0) for id in scope.ids(self.life_of))


@words.register("if")
class Either(Value):
    """One number if a condition holds, else another."""

    if_: ConditionField = Field(alias="if")
    then: ValueField
    else_: ValueField = Field(default_factory=lambda: words.value(0), alias="else")

    def read(self, scope: Scope) -> int:
        return (self.then if self.if_.holds(scope) else self.else_).read(scope)


# --------------------------------------------------------------------------------------------------------- conditions


@words.register("exists")
class Exists(Condition):
    """Something fits a selector; `n` of them."""

    exists: Sel
    n: int = 1

    def holds(self, scope: Scope) -> bool:
        return self.exists.exists(scope, self.n)


@words.register("is")
class Is(Condition):
    """Two references mean the same thing, or what one means fits a selector."""

    is_: tuple[Ref, What] = Field(alias="is")

    def holds(self, scope: Scope) -> bool:
        ids = scope.named(self.is_[0])
        return bool(ids) and all(meant(scope, self.is_[1], id) for id in ids)


@words.register("has")
class Has(Condition):
    """Something has an Ability, a type, an element or a mark."""

    has: dict[Literal["ability", "type", "element", "mark"], str]
    of: Ref = "self"

    @model_validator(mode="after")
    def _known(self) -> Has:
        if "ability" in self.has:
            _ability(self.has["ability"])
        if len(self.has) != 1 or self.has.get("element", "Water") not in ELEMENTS:
            raise ValueError("has names one ability, type, element or mark")
        return self

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.has_property(id, *next(iter(self.has.items()))) for id in scope.named(self.of))


@words.register("your_turn")
class YourTurn(Condition):
    """It is (or is not) the turn of the effect's player."""

    your_turn: bool

    def holds(self, scope: Scope) -> bool:
        return (scope.g.s.active == scope.seat) == self.your_turn


@words.register("step")
class Step(Condition):
    """The turn is in a certain step."""

    step: Literal["awakening", "restoration", "invocation", "attack", "damage", "end"]

    def holds(self, scope: Scope) -> bool:
        return scope.g.s.phase == self.step


@words.register("level_at_least")
class LevelAtLeast(Condition):
    """A Summoner has at least a level."""

    level_at_least: int
    of: Ref = "self"

    def holds(self, scope: Scope) -> bool:
        return any(getattr(scope.g.known(id), "level", 0) >= self.level_at_least for id in scope.named(self.of))


@words.register("was_blocked")
class WasBlocked(Condition):
    """An attacker was blocked in this combat, even if the blocker has gone. [RS-1023]"""

    was_blocked: Ref

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.was_blocked(id) for id in scope.named(self.was_blocked))


@words.register("has_blocked")
class HasBlocked(Condition):
    """Something blocked in this combat."""

    has_blocked: Ref

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.blocked(id) for id in scope.named(self.has_blocked))


@words.register("survived")
class Survived(Condition):
    """Something is still in play."""

    survived: Ref

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.is_in_play(id) for id in scope.ids(self.survived))


@words.register("self_is")
class SelfIs(Condition):
    """The effect's card attacks, blocks, is tilted, or is attached."""

    self_is: Literal["attacking", "blocking", "tilted", "attached"]

    def holds(self, scope: Scope) -> bool:
        g, id = scope.g, scope.source
        thing = g.meant(id, scope.when("self"))
        if self.self_is == "attacking":
            return g.is_attacking(id)
        if self.self_is == "blocking":
            return g.is_blocking(id)
        return bool(getattr(thing, "tilted" if self.self_is == "tilted" else "host", False))


@words.register("token")
class IsToken(Condition):
    """Something is a token. [RS-1144]"""

    token: Ref

    def holds(self, scope: Scope) -> bool:
        return any(getattr(scope.g.known(id), "token", False) for id in scope.named(self.token))


@words.register("first_turn")
class FirstTurn(Condition):
    """A player is in, or still before, the first turn of their own."""

    first_turn: Who

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.s.seats[seat].turns <= 1 for seat in scope.seats(self.first_turn))


@words.register("event_to")
class EventTo(Condition):
    """What left play went to a certain zone."""

    event_to: Literal["hand", "cemetery", "excluded", "library"]

    def holds(self, scope: Scope) -> bool:
        return scope.event is not None and scope.event.place == self.event_to


@words.register("event_kind")
class EventKind(Condition):
    """What happened was of a certain kind: "success" or "failure" of a toss, "combat" of damage, "+1/+1" of a counter."""

    event_kind: str

    def holds(self, scope: Scope) -> bool:
        return scope.event is not None and scope.event.kind == self.event_kind


@words.register("event_by")
class EventBy(Condition):
    """The player whom an event concerns is one of these."""

    event_by: Who

    def holds(self, scope: Scope) -> bool:
        return scope.event is not None and scope.event.seat in scope.seats(self.event_by)


@words.register("happened")
class Happened(Condition):
    """Something that this effect did by a label came about."""

    happened: str

    def holds(self, scope: Scope) -> bool:
        return bool(scope.vars.get(self.happened))


@words.register("died")
class Died(Condition):
    """Something chosen or named by this effect is not in play any more because it died. [RS-1235]"""

    died: Ref

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.has_died(id) for id in scope.named(self.died))


# ------------------------------------------------------------------------------------------------------------ statics

Restriction = Literal[
    "attack", "block", "actions", "be_blocked", "untilt", "regain", "skills", "level_up", "draw", "invoke", "target"
]


class Static(Node):
    """Something that is so as long as its card is in play. `while` says when. [RS-729 RS-1306]"""

    while_: ConditionField = Field(default=None, alias="while")


STATICS: dict[str, type[Static]] = {}


S = TypeVar("S", bound=type[Static])


def _static(word: str) -> Callable[[S], S]:
    def add(node: S) -> S:
        node.word = word
        STATICS[word] = node
        return node

    return add


@_static("modify")
class StaticModify(Static):
    """Attack and Defense are changed. [RS-914]"""

    attack: ValueField = Field(default_factory=lambda: words.value(0))
    defense: ValueField = Field(default_factory=lambda: words.value(0))
    to: What = "self"


@_static("grant")
class StaticGrant(Static):
    """Abilities and types are given. [RS-615]"""

    abilities: tuple[AbilityName, ...] = ()
    types: tuple[str, ...] = ()
    to: What = "self"


@_static("lose")
class StaticLose(Static):
    """Abilities are lost: some, or all."""

    abilities: Literal["all"] | tuple[AbilityName, ...] = "all"
    to: What = "self"


@_static("restrict")
class StaticRestrict(Static):
    """Something is forbidden to cards or players. [RS-407 RS-1306]"""

    what: Annotated[tuple[Restriction, ...], BeforeValidator(_several)]
    whom: What = "self"


@_static("force")
class StaticForce(Static):
    """Creatures must attack, block or be blocked if able. [RS-806 RS-829]"""

    what: Literal["attack", "block", "be_blocked"]
    whom: What = "self"


@_static("price")
class StaticPrice(Static):
    """Prices are changed, never below 0. [RS-644 RS-1132]"""

    of: Literal["actions", "invocations", "skills"] = "actions"
    cards: What | None = None
    player: Who = "you"
    delta: ValueField
    currency: Literal["gold", "ether", "capacity"] = "gold"


@_static("control")
class StaticControl(Static):
    """A player has control of something. [RS-1304]"""

    what: What = "host"
    to: Who = "you"


@_static("prevent")
class StaticPrevent(Static):
    """Damage to something is prevented: all of it, or some points of the first each turn."""

    to: What = "self"
    damage: Literal["any", "combat"] = "any"
    n: ValueField | None = None
    first_each_turn: bool = False


@_static("no_sickness")
class NoSickness(Static):
    """Creatures may attack in the turn they come into play. [RS-802]"""

    to: What = "self"


@_static("unblockable")
class Unblockable(Static):
    """Creatures cannot be blocked. [RS-1004]"""

    to: What = "self"


@_static("may_block")
class MayBlock(Static):
    """A Base Effect that lets a card block attackers that it could not meet on their plane. [RS-822]"""

    what: Sel
    to: What = "self"


@_static("blocks_several")
class BlocksSeveral(Static):
    """May block any number of attackers. [RS-1025]"""

    to: What = "self"


@_static("attacks_tilted")
class AttacksTilted(Static):
    """May attack while tilted. [RS-1306]"""

    to: What = "self"


@_static("together_alone")
class TogetherAlone(Static):
    """A card with Together costs its player one Capacity Point of one Summoner. [RS-1114]"""

    player: Who = "you"


@_static("summoner_chooser")
class SummonerChooser(Static):
    """The player who says which Summoner takes this Creature's damage. [RS-823 RS-1008]"""

    to: What = "self"
    chooser: Literal["you"] = "you"


def static(raw: Any) -> Static:
    """A static as a card file writes it: its word with its parameters (or true), and `while` beside it."""
    if isinstance(raw, Static):
        return raw
    if not isinstance(raw, dict):
        raise ValueError(f"a static is a mapping, not {raw!r}")
    given = cast(dict[str, Any], raw)
    named = [word for word in given if word in STATICS]
    extra = [word for word in given if word not in STATICS and word != "while"]
    if len(named) != 1 or extra:
        raise ValueError(f"a static has one of the words {sorted(STATICS)}, not {sorted(map(str, given))}")
    params = given[named[0]]
    own: dict[str, Any] = (
        {} if params is True else dict(cast(dict[str, Any], params)) if isinstance(params, dict) else {"what": params}
    )
    if "while" in given:
        own["while"] = given["while"]
    return STATICS[named[0]].model_validate(own)


StaticField = Annotated[Any, typed(static)]


# --------------------------------------------------------------------------------------------- triggers, replacements


def _events(raw: Any) -> Any:
    return (raw,) if isinstance(raw, str) else tuple(raw)


class Consent:
    """Asks whether an optional effect is carried out; one for `once` a turn is used up by being carried out. [RS-624 RS-625]"""

    def __init__(self, do: Any, *, once: bool):
        self.do = do
        self.once = once
        self.to = 0

    def spent(self, g: Table, frame: Any) -> bool:
        """Whether it has been carried out this turn, and may not be again."""
        return self.once and g.used_up(frame.source, frame.where, g.scope(frame).when("self"))

    def given(self, g: Table, frame: Any) -> None:
        """It is carried out."""
        if self.once:
            g.use_up(frame.source, frame.where, g.scope(frame).when("self"))

    def run(self, g: Table, frame: Any) -> Verdict:
        if self.spent(g, frame):
            frame.pc = self.to
            return None
        prompt = say("rs-ask-optional", card=CardName(frame.card), effect=g.wording(self.do))
        return Ask(frame.seat, "optional", yes_no(prompt), "no", ("RS-624",), forced=False)

    def took(self, g: Table, frame: Any, yes: bool) -> None:
        if yes:
            self.given(g, frame)
        else:
            frame.pc = self.to


class Trigger(Node):
    """A Base Effect with a condition: it happens once each time that is met. [RS-417 RS-621 RS-625]

    `whose` says whose event it has to be (for what happens to cards: who controls them); `filter` what the event's card has to be, by
    default any; `self_only` that it has to be this very card. `once_per_turn` counts how often it happens, which it does not where an
    optional one is declined; `times` ends it after so many occasions, then `after_last` happens.
    """

    upon: Annotated[tuple[EventName, ...], BeforeValidator(_events)]
    whose: Literal["you", "opponents", "host_controller", "host_player", "each"] = "each"
    filter: What | None = None
    if_: ConditionField = Field(default=None, alias="if")
    optional: bool = False
    once_per_turn: bool = False
    times: int | None = Field(default=None, ge=1)
    do: ProgramField
    after_last: ProgramField = ()

    @model_validator(mode="before")
    @classmethod
    def _turns_are_yours(cls, raw: Any) -> Any:
        if not isinstance(raw, dict):
            return raw
        given = cast(dict[str, Any], raw)
        own = "whose" not in given and given.get("upon") in ("turn_begins", "awakening", "restored", "turn_ends")
        return {**given, "whose": "you"} if own else given

    @functools.cached_property
    def program(self) -> tuple[Any, ...]:
        """Its operations, compiled."""
        if not self.optional:
            return compiled(self.do)
        consent = Consent(self.do, once=self.once_per_turn)
        program: list[Any] = [consent]
        compile_into(self.do, program)
        consent.to = len(program)
        return tuple(program)

    @functools.cached_property
    def last_program(self) -> tuple[Any, ...]:
        """What happens after the last time, compiled."""
        return compiled(self.after_last)


class Replacement(Node):
    """Something happens instead of something else, once per event. [RS-1307]"""

    event: Literal["destroyed", "to_cemetery", "damaged", "counter_placed", "returned"]
    card: What = "self"
    if_: ConditionField = Field(default=None, alias="if")
    uses: int | None = Field(default=None, ge=1)
    per: Literal["match", "turn"] = "match"
    with_: ProgramField = Field(default=(), alias="with")

    @functools.cached_property
    def program(self) -> tuple[Any, ...]:
        """What happens instead, compiled."""
        return compiled(self.with_)


ActionType = Literal["purchase", "toss", "dice"]


def numbers(raw: Any) -> tuple[int, int]:
    """A range of numbers of a die: 4, "4-6", "4+"."""
    text = str(raw).strip()
    if text.isdigit():
        return int(text), int(text)
    low, sign, high = text.partition("-") if "-" in text else text.partition("+")
    if low.strip().isdigit() and (high.strip().isdigit() or sign == "+" and not high):
        return int(low), int(high) if high else 10**6
    raise ValueError(f'numbers of a die are like 4, "4-6" or "4+", not {raw!r}')


Range = Annotated[tuple[int, int], PlainValidator(numbers)]


def _table(raw: Any) -> Any:
    if isinstance(raw, tuple):
        return cast(tuple[Any, ...], raw)
    if not isinstance(raw, dict):
        raise ValueError("a table maps numbers to lists of operations")
    return tuple((numbers(key), words.program(each)) for key, each in cast(dict[Any, Any], raw).items())


TableField = Annotated[Any, PlainValidator(_table)]
