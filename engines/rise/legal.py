"""What may be played now, and if not, by which clause. [RS-501 to RS-544 RS-631 to RS-648 RS-701 to RS-729]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from engines.kernel.cards.costs import Limit
from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.cards.program import walk
from engines.kernel.cards.reading import Reader
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Pick, Selector
from engines.kernel.derived import defined, derived
from engines.kernel.state import Id
from engines.kernel.text import slug

from .actions import (
    Source,
    Way,
    actions_of,
    affordable,
    invocation_ways,
    payable_ways,
    price_change,
    priced,
    sources,
    unpaid,
    ways_of,
)
from .arriving import registers
from .board import Board
from .cards import ONCE, Ability, LevelUpCard, LibraryCard, Specs
from .combat import chained, passes_walls
from .outside import castable, hands_act
from .state import FIRST_ID, Picks, Summoner
from .triggers import FREE_USES
from .words import L

ATTACK_WINDOWS = ("attack_announced", "attackers", "blocks")
"""The windows of the Attack phase, in which the active player may begin something too. [RS-711 RS-712]"""
LEVEL_WINDOWS = ("main", *ATTACK_WINDOWS)
"""When a player whose turn it is may play a Level Up. [RS-520]"""
FREELY = Limit.read({"turn": FREE_USES}, Reader(L))
"""How often an Action may be used that costs nothing and has no limit. [RS-1503]"""


def may_respond(g: Board, seat: int, window: str) -> bool:
    """Whether, by what everybody sees, a player could have a play. Never looks at hidden cards. [RS-709 RS-725]"""
    own = seat == g.s.active
    if (own or g.s.gate) and _may_invoke(g, seat) or own and window in ATTACK_WINDOWS and _may_hold_level(g, seat):
        return True
    return _may_act(g, seat) or any(explosives(g, seat, window))


def may_begin(g: Board, seat: int) -> bool:
    """Whether, by what everybody sees, a player with the initiative could have a play. Never looks at hidden cards.
    [RS-725]"""
    return _may_invoke(g, seat) or _may_hold_level(g, seat) or _may_act(g, seat)


def _may_invoke(g: Board, seat: int) -> bool:
    """Whether a player has cards that could be invoked, for all that everybody sees. [RS-725]"""
    if not (g.s.seats[seat].hand or castable(g, seat)):
        return False
    things: list[Any] = g.s.things
    return any([things[id].capacity for id in g.summoners(seat)]) or free_invocations(g)


def _may_hold_level(g: Board, seat: int) -> bool:
    """Whether a player could have a Level Up to play, for all that everybody sees. [RS-725]"""
    return bool(g.s.seats[seat].hand) and published(g, "level_up") and may_level(g, seat)


def _may_act(g: Board, seat: int) -> bool:
    """Whether a player could use a Skill or an Action, for all that everybody sees. [RS-725]"""
    if has_skill(g, seat) or has_action(g, seat):
        return True
    return bool(g.s.seats[seat].hand) and hands_act(g)


def may_level(g: Board, seat: int) -> bool:
    """Whether a player could still play a Level Up this turn, by public facts. [RS-524 RS-527 RS-528]"""
    side = g.s.seats[seat]
    if side.leveled == g.s.turn or g.bars("level_up", seat):
        return False
    if g.option("level_up_cost") == "1" and not any(g.summoner(id).capacity for id in g.summoners(seat)):
        return False
    return bool(levelled(g, seat))


def levelled(g: Board, seat: int, card: LevelUpCard | None = None) -> list[Id]:
    """The Summoners that are below their highest level, or the one of them that a card names if it names one.
    [RS-528]"""
    return [
        id
        for id in g.summoners(seat)
        if g.summoner(id).level < len(g.card_of(id).levels)
        and (card is None or card.summoner in ("", g.card_of(id).name))
    ]


def not_level(g: Board, seat: int, id: Id) -> str | None:
    """The clause that keeps a Level Up in hand, if one does; it makes no difference whose it was. [RS-524 RS-526
    RS-528]"""
    card: LevelUpCard = g.card_of(id)
    if g.s.seats[seat].leveled == g.s.turn:
        return "RS-524"
    if g.bars("level_up", seat, id):
        return "RS-1306"
    if not levelled(g, seat, card):
        return "RS-528"
    return None if may_level(g, seat) else "RS-527"


def points_now(g: Board, of: str, seat: int, id: Id, printed: int) -> int:
    """So many Capacity Points as effects have them be. [RS-644]"""
    return max(0, printed + price_change(g, of, seat, id, "capacity")) if priced(g, of, "capacity") else printed


def skill_points(g: Board, seat: int, skill: Ability, id: Id) -> int:
    """The Capacity Points that a Skill costs now."""
    return points_now(g, "skill", seat, id, skill.points)


@derived
def not_skill(g: Board, seat: int, id: Id, number: int) -> str | None:
    """The clause that keeps a Skill from being used, if one does. [RS-506 RS-511 RS-512 RS-514 RS-528]"""
    summoner = g.summoner(id)
    skill: Ability = g.cards[summoner.card].skills[number]
    turns = g.s.seats[seat].turns
    if turns < 1:
        return "RS-511"
    if turns == 1 and g.s.active == seat and g.option("first_turn_skills") == "after_own_first_turn":
        return "RS-512"
    if skill.level > summoner.level:
        return "RS-501"
    if summoner.capacity < skill_points(g, seat, skill, id):
        return "RS-506"
    if g.saying("forbid", "skills") and _no_skill(g, seat, id, skill):
        return "RS-1306"
    if skill.often is not None and g.left(skill.often, id, skill.where, seat) <= 0:
        return "RS-514"
    if skill.if_ is None and not skill.specs:
        return None
    scope = Scope(g, seat, g.handle(id))
    if skill.if_ is not None and not skill.if_.holds(scope):
        return "RS-704"
    return None if feasible(g, scope, skill.specs) else "RS-647"


def _no_skill(g: Board, seat: int, id: Id, skill: Ability) -> bool:
    """Whether a Skill is forbidden to its Summoner or its player. [RS-1306]"""
    name = called(skill)
    return g.forbidden("skills", id, named=name) or g.bars("skills", seat, named=name)


def called(ability: Ability) -> str:
    """The name by which effects forbid an Action or a Skill: its own, or that of the Ability that has it. [RS-632]"""
    return slug(keyword_of(ability.where) or ability.name or ability.key)


def usable_skills(g: Board, seat: int) -> Iterable[tuple[Id, int]]:
    """The Skills that a player can use now."""
    cheaper = priced(g, "skill", "capacity")
    things: list[Any] = g.s.things
    for id in g.summoners(seat):
        summoner: Summoner = things[id]
        for number, skill in enumerate(g.cards[summoner.card].skills):
            payable = skill.points <= summoner.capacity or cheaper
            if payable and skill.level <= summoner.level and not_skill(g, seat, id, number) is None:
                yield id, number


@derived
def has_skill(g: Board, seat: int) -> bool:
    """Whether a player can use a Skill now."""
    return any(usable_skills(g, seat))


@derived
def has_action(g: Board, seat: int) -> bool:
    """Whether a player can use an Action now, of a card that everybody sees."""
    return any(usable(g, seat, sources(g, seat)))


def usable(g: Board, seat: int, found: Iterable[Source]) -> Iterator[Source]:
    """Those of some Actions that a player can use now."""
    for source in found:
        if not_usable(g, seat, source) is None:
            yield source


def invocable(g: Board, seat: int, *, main: bool) -> Iterator[Id]:
    """The cards that a player can invoke now: in hand, and elsewhere where an effect allows it. Copies of a card are
    judged once."""
    elsewhere = castable(g, seat)
    if not g.s.gate and g.s.active != seat or not (g.s.seats[seat].hand or elsewhere):
        return
    most = max([g.s.things[id].capacity for id in g.summoners(seat)], default=0)  # type: ignore[union-attr]
    if not most and not free_invocations(g):
        return
    dear = not priced(g, "invocation", "capacity")
    judged: dict[str, bool] = g.cache.setdefault(("invocable", seat, main), {})
    things, cards = g.s.things, g.cards
    for id in (*g.s.seats[seat].hand, *elsewhere):
        card = things[id].card  # type: ignore[union-attr]
        able = judged.get(card)
        if able is None:
            printed = cards[card]
            able = judged[card] = (
                (main or printed.at_imminent_speed)
                and printed.kind != "level_up"
                and not (dear and printed.capacity > most)
                and not_invocable(g, seat, id, main=main) is None
            )
        if able:
            yield id


def multi(g: Board, id: Id, way: Way) -> bool:
    """Whether a Multi-Target Ability may be repeated: only where a price is paid each time. [RS-1108 RS-1110]"""
    return any(way.price) and g.has(id, "Multi-Target")


def used_up(g: Board, seat: int, source: Source) -> bool:
    """Whether an Action has been used as often as its card says. [RS-640]"""
    limit = source.action.often
    return limit is not None and g.left(limit, source.id, source.action.where, seat) <= 0


def for_free(action: Ability) -> str:
    """The name under which it is counted how often an Action was used that costs nothing and has no limit. [RS-1503]"""
    return f"free:{action.where}"


def _spent(g: Board, seat: int, source: Source) -> str | None:
    """The clause by which an Action has been used as often as it may be: with Multi-Target it may be once more where a
    price is paid each time. [RS-640 RS-1108 RS-1109 RS-1503]"""
    action, id = source.action, source.id
    if used_up(g, seat, source):
        again = [way for way in ways_of(g, seat, source) if action.use == "purchase" and multi(g, id, way)]
        if action.limit is not None or action.from_ or not again:
            return "RS-1109" if action.often is ONCE and g.has(id, "Multi-Target") else "RS-640"
        return None if any(multi(g, id, way) for way in affordable(g, seat, source)) else unpaid(g, seat, id)
    return "RS-1503" if action.free and g.left(FREELY, id, for_free(action), seat) <= 0 else None


def not_usable(g: Board, seat: int, source: Source, *, copied: bool = False) -> str | None:
    """The clause that keeps an Action from being used, if one does. `copied` is a relaunch, which spends no use. A
    tilted card can use its Ability too. [RS-640 RS-641 RS-643 RS-648]"""
    action, id = source.action, source.id
    spent = None if copied else _spent(g, seat, source)
    if spent is not None:
        return spent
    when = wrong_time(g, seat, action)
    if when is not None:
        return when
    if g.at_work("forbid") and any(
        g.forbidden(act, whose, named=called(action)) for act in acts_of(action) for whose in (id, player_ref(seat))
    ):
        return "RS-1306"
    if chained(g, id, "actions"):
        return "RS-1120"
    scope = Scope(g, seat, g.handle(id))
    if action.if_ is not None and not action.if_.holds(scope):
        return "RS-1142" if keyword_of(action.where) == "Cloning" else "RS-704"
    if action.relaunches:
        return None if any(models(g, seat, id)) else "RS-1125"
    if not affordable(g, seat, source):
        return unpaid(g, seat, id)
    if not payable_ways(g, seat, source):
        return "RS-643"
    if not action.specs:
        return None
    return None if feasible(g, scope, action.specs, stops=stops_attacks(action)) else "RS-647"


def acts_of(action: Ability) -> tuple[str, ...]:
    """What effects call the use of an Action when they forbid it: by its sort too, which Copycat's is only by what it
    relaunches. [RS-632 RS-1125]"""
    return ("actions",) if action.relaunches else ("actions", action.use)


def wrong_time(g: Board, seat: int, action: Ability) -> str | None:
    """The clause that keeps an Action for another time, if one does. [RS-1038 RS-1140]"""
    if not action.during:
        return None
    when, own = action.during[0], g.s.active == seat
    if when == "before_attack_announced":
        return "RS-1038" if g.s.announced else None
    if when == "attack":
        return None if g.s.phase in ("attack", "blocks", "damage") else "RS-704"
    if when == "your_turn":
        return None if own else "RS-1140"
    return "RS-704" if own else None


def stops_attacks(action: Ability) -> bool:
    """Whether an Action is meant to stop an attack or its damage, which Doors cannot do to Wall Pass. [RS-1035]"""
    return any(op.word == "out_of_combat" or op.word == "prevent" and op.wall for op in action.do)


def models(g: Board, seat: int, copycat: Id) -> Iterable[Source]:
    """The Actions that a Copycat can relaunch now: of other cards of its player, in play or waiting on the chain.
    [RS-1125 RS-1126]"""
    for id in g.on_field():
        if id == copycat or g.permanent(id).controller != seat:
            continue
        for source in actions_of(g, id):
            relaunched = source._replace(id=copycat)
            if not source.action.relaunches and not_usable(g, seat, relaunched, copied=True) is None:
                yield source
    for item in g.chain():
        if item.kind == "invoke" and item.seat == seat and not g.cards[item.card].stays:
            for action in performed(g.cards[item.card]):
                source = Source(-item.stamp, action, item.card)
                if not action.relaunches and not_usable(g, seat, source._replace(id=copycat), copied=True) is None:
                    yield source


def explosives(g: Board, seat: int, window: str) -> Iterable[Id]:
    """The Creatures that could be given up with their Bomb: in one's own attack windows. [RS-1045 RS-1047]"""
    if seat != g.s.active or g.s.phase not in ("attack", "blocks") or window not in (*ATTACK_WINDOWS, "chain", "own"):
        return
    for id in g.creatures(seat):
        if (
            g.has(id, "Explosive")
            and any(g.has(each, "Bomb") for each in g.attachments(id))
            and feasible(g, Scope(g, seat, g.handle(id)), EXPLOSIVE)
        ):
            yield id


def invocation_points(g: Board, seat: int, id: Id) -> int:
    """The Capacity Points that invoking a card costs, of each Summoner that pays. [RS-504]"""
    return points_now(g, "invocation", seat, id, g.card_of(id).capacity)


def needs_both(g: Board, seat: int, id: Id) -> bool:
    """Whether two Summoners have to pay: Together, unless an effect lifts it. [RS-1113 RS-1114]"""
    card: LibraryCard = g.card_of(id)
    return "Together" in card.keyword_names and not g.allows("together_alone", player_ref(seat))


def not_invocable(g: Board, seat: int, id: Id, *, main: bool) -> str | None:
    """The clause that keeps a card in hand, if one does. [RS-506 RS-542 RS-544 RS-645 RS-704 RS-708 RS-709 RS-1113]"""
    card = g.card_of(id)
    if not main and not card.at_imminent_speed:
        return "RS-544" if g.s.active == seat else "RS-708"
    if g.s.active != seat and not g.s.gate:
        return "RS-709"
    if g.bars("invoke", seat, id):
        return "RS-1306"
    points = invocation_points(g, seat, id)
    payers = sum(g.summoner(each).capacity >= points for each in g.summoners(seat))
    if payers < (2 if needs_both(g, seat, id) else 1):
        return "RS-1113" if needs_both(g, seat, id) else "RS-506"
    if not invocation_ways(g, seat, id):
        return "RS-542"
    scope = Scope(g, seat, g.handle(id))
    if card.attaches and not hosts_of(g, seat, id):
        return "RS-1127" if "Equipment" in card.keyword_names else "RS-1201"
    if card.specs and not feasible(g, scope, card.specs):
        return "RS-646"
    return None


def not_played(g: Board, seat: int, id: Id, window: str) -> str | None:
    """The clause that keeps a card in hand with the initiative ("main") or in a window, if one does. [RS-520 RS-525]"""
    if g.card_of(id).kind != "level_up":
        return not_invocable(g, seat, id, main=window == "main")
    if g.s.active != seat:
        return "RS-525"
    return not_level(g, seat, id) if window in LEVEL_WINDOWS else "RS-520"


def hosts_of(g: Board, seat: int, id: Id) -> tuple[int, ...]:
    """What a card in hand could be attached to; a Disease also to a Creature of one's own, and several to the same.
    [RS-1048 RS-1102 RS-1127 RS-1201 RS-1204 RS-1207]"""
    card: LibraryCard = g.card_of(id)
    found = candidates(g, Scope(g, seat, g.handle(id)), cast(Selector, card.hosts))
    if "Disease" in card.keyword_names:
        return tuple(each for each in found if each < FIRST_ID or not g.has(each, "Immunity"))
    return found


def performed(card: LibraryCard) -> tuple[Ability, ...]:
    """The Actions that a one-shot card performs as part of its invocation, in the order printed, a Key's own among
    them. [RS-645 RS-1119]"""
    own = () if card.stays else card.actions
    keys = L.keywords["Key"].abilities if "Key" in card.types and not card.stays else ()
    return (*own, *keys)


def candidates(g: Board, scope: Scope, spec: Selector, *, stops: bool = False) -> tuple[int, ...]:
    """What may be targeted: what fits, unless something forbids it. [RS-518 RS-646 RS-1035]"""
    found = spec.ids(scope)
    if stops:
        found = tuple(id for id in found if not passes_walls(g, id, g.id_of(scope.this)))
    return tuple([id for id in found if targetable(g, id)]) if g.saying("forbid", "target") else found


def targetable(g: Board, id: int) -> bool:
    """Whether nothing forbids that something is targeted. [RS-646]"""
    return id < FIRST_ID or not g.forbidden("target", id)


def refers(specs: Specs) -> bool:
    """Whether what fits one target hangs on those named before it."""
    return any(spec.mentions(name for name, _ in specs[:n]) for n, (_, spec) in enumerate(specs) if n)


def feasible(g: Board, scope: Scope, specs: Specs, *, stops: bool = False) -> bool:
    """Whether targets can be named for all specifications. [RS-646 RS-647]"""
    if not specs:
        return True
    simple = not stops and not g.saying("forbid", "target")
    if simple and len(specs) == 1:
        return specs[0][1].exists(scope, wanted(specs[0][1], scope))
    if len(specs) > 1 and refers(specs):
        return any(first_fitting(g, scope, specs, (), stops))
    for _, spec in specs:
        n = wanted(spec, scope)
        if n and not (spec.exists(scope, n) if simple else len(candidates(g, scope, spec, stops=stops)) >= n):
            return False
    return True


def wanted(spec: Selector, scope: Scope) -> int:
    """How many targets have to be named for a specification."""
    return cast(Pick, spec.pick).least.size(scope)


def first_fitting(g: Board, scope: Scope, specs: Specs, picks: Picks, stops: bool) -> Iterable[Picks]:
    """Ways to name targets for specifications that look at one another."""
    n = len(picks)
    if n == len(specs):
        yield picks
        return
    spec = specs[n][1]
    here = Scope(g, scope.seat, scope.this, None, registers(g, specs, picks))
    found, least = candidates(g, here, spec, stops=stops), wanted(spec, here)
    if least == 0:
        yield from first_fitting(g, scope, specs, (*picks, ()), stops)
    elif least == 1:
        for id in found:
            yield from first_fitting(g, scope, specs, (*picks, (id,)), stops)
    elif len(found) >= least:
        yield from first_fitting(g, scope, specs, (*picks, found[:least]), stops)


@defined
def published(g: Board, kind: str) -> bool:
    """Whether the published cards hold one of a kind. [RS-725]"""
    return any(card.kind == kind for card in g.cards.values())


@defined
def free_invocations(g: Board) -> bool:
    """Whether the published cards hold one that is invoked without a Capacity Point. [RS-725]"""
    if any(getattr(card, "capacity", 1) == 0 for card in g.cards.values() if card.kind != "summoner"):
        return True
    every = cast(Iterable[Any], walk([part for card in g.cards.values() for part in (card, *card.abilities)]))
    return any(op.word == "price" and op.of == "invocation" and op.resource == "capacity" for op in every)


EXPLOSIVE: Specs = (
    ("target", Selector.read({"pick": 1, "kind": "creature", "side": "foe", "same_plane": "this"}, Reader(L))),
)
"""What an Explosive Creature can take along. [RS-1046]"""
