"""How a play is declared, step by step: invocations, Level Ups, Actions, Skills, the Explosive sacrifice. [RS-542
RS-645]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from engines.kernel.ask import Choice, Later, Offers, Option, one_of
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Pick
from engines.kernel.cards.telling.sentences import either, yes
from engines.kernel.state import Id
from engines.kernel.text import Text, say

from . import actions, legal
from .actions import Dues, Price, Source, Way
from .arriving import registers
from .board import Board
from .cards import Ability, LibraryCard, Specs, ability_name, taken
from .combat import DONE_TEXT
from .moving import zone_of
from .outside import hand_sources, hands_act
from .state import Picks
from .telling import target_text

# -------------------------------------------------------------------------------------------------- declaring a play


T = TypeVar("T")


class Act(NamedTuple):
    """An Action that goes with a one-shot card: its targets, and how each performance is paid. [RS-645]"""

    action: Ability
    runs: tuple[Picks, ...]
    way: Way


class Draft(Struct, frozen=True):
    """A play being declared: what was settled so far, and what is still to be settled. [RS-542]"""

    kind: str
    seat: int
    thing: Id = 0
    source: Source | None = None
    """For an Action: what it is; for a relaunch, what is relaunched, with the Copycat as its card."""
    copycat: bool = False
    number: int = 0
    host: int = 0
    acts: tuple[Act, ...] = ()
    """The Actions that go with a one-shot card. [RS-645]"""
    runs: tuple[Picks, ...] = ()
    picks: Picks = ()
    way: Way = Way()
    """How each performance of an Action is paid, also of the one of a one-shot card that is being declared."""
    fee: Way = Way()
    """How an invocation is paid. [RS-542]"""
    payers: tuple[Id, ...] = ()
    given: tuple[Id, ...] = ()
    """Cards sacrificed as a cost."""
    thrown: tuple[Id, ...] = ()
    """Cards discarded as a cost."""
    left: tuple[Any, ...] = ()

    @property
    def paid(self) -> list[tuple[Way, int]]:
        """What is paid, each so many times: for the card, for its Actions, for each performance. [RS-645 RS-1108]"""
        acts = [(act.way, max(1, len(act.runs))) for act in self.acts]
        return [(self.fee, 1), *acts, (self.way, max(1, len(self.runs)))]

    @property
    def total(self) -> Price:
        """The coins and Ether of all of it."""
        return reduce(Price.plus, [way.price.times(n) for way, n in self.paid])


Stage = Callable[["Board", Draft], "Choice | Draft"]
"""Settles one part of a draft: asks, or goes on where there is nothing to choose."""


def ahead(g: Board, draft: Draft) -> tuple[Draft, Choice | None]:
    """Go on with a draft until something has to be chosen."""
    while draft.left:
        stage: Stage = draft.left[0]
        found = stage(g, replace(draft, left=draft.left[1:]))
        if isinstance(found, Choice):
            return draft, found
        draft = found
    return draft, None


def option(g: Board, key: str, text: Text, draft: Draft, *marks: str) -> Option:
    """An option that settles a part of a draft; the level below is made when it is wanted."""
    if not draft.left:
        return Option(key, text, draft, None, marks)
    return Option(key, text, draft, Later(lambda: ahead(g, draft)[1]), marks)


def thing_option(g: Board, id: int, draft: Draft) -> Option:
    """An option for something on the table."""
    at = g.place(id)
    return option(g, at, say("rs-thing", name=g.name(id)), draft, at)


def payer_option(g: Board, id: Id, draft: Draft) -> Option:
    """An option for a Summoner that pays, with what it has."""
    summoner, at = g.summoner(id), g.place(id)
    most = g.cards[summoner.card].capacity(summoner.level)
    return option(g, at, say("rs-payer", name=g.name(id), n=summoner.capacity, most=most), draft, at)


def card_option(g: Board, id: Id, key: str, draft: Draft) -> Option:
    """An option for a card in hand."""
    return option(g, key, g.held_text(id, key), draft)


def aim_text(g: Board, draft: Draft, specs: Specs, n: int, number: int) -> Text:
    """The question for a target: what it has to be, and which of several it is."""
    card = draft.source.card if draft.source is not None else g.definition(draft.thing)
    what = g.cards.once(lambda: target_text(specs, n + 1, g.cards[card]), "aim", card, id(specs), n)
    return say("rs-ask-target", what=what, n=number, several="yes" if specs[n][1].most > 1 else "no")


def target_stage(specs: Specs, n: int, *, stops: bool = False) -> Stage:
    """The targets of one specification, one after another."""

    def stage(g: Board, draft: Draft) -> Choice | Draft:
        spec = specs[n][1]
        picks = draft.picks if len(draft.picks) > n else (*draft.picks, ())
        chosen = picks[n]
        scope = Scope(g, draft.seat, g.handle(draft.thing), None, registers(g, specs, picks[:n]))
        found = [id for id in legal.candidates(g, scope, spec, stops=stops) if id not in chosen]
        later = specs[n + 1 :]
        if later and legal.refers(specs):
            blank = Scope(g, draft.seat, g.handle(draft.thing))
            before = picks[:n]
            found = [id for id in found if any(legal.first_fitting(g, blank, specs, (*before, (*chosen, id)), stops))]
        enough, most = len(chosen) >= legal.wanted(spec, scope), cast(Pick, spec.pick).most.size(scope)
        if len(chosen) >= most or enough and not found:
            return replace(draft, picks=picks)

        def made(key: str, id: int) -> Option:
            if not id:
                return option(g, key, DONE_TEXT, replace(draft, picks=picks))
            left = (stage, *draft.left) if len(chosen) + 1 < most else draft.left
            now = replace(draft, picks=(*picks[:n], (*chosen, id)), left=left)
            return option(g, key, say("rs-thing", name=g.name(id)), now, *((key,) if id in g.places() else ()))

        rows = {key: id for id, key in g.keys(found)} | ({"done": 0} if enough else {})
        return Choice(aim_text(g, draft, specs, n, len(chosen) + 1), Offers(made, rows), arrow=n == 0 and not chosen)

    return stage


def close_run(g: Board, draft: Draft) -> Draft:
    """The targets of one performance are settled."""
    return replace(draft, runs=(*draft.runs, draft.picks), picks=())


def more_stage(action: Ability, *, stops: bool = False) -> Stage:
    """With Multi-Target: further targets at the same price each, as long as so many performances can be paid. [RS-642
    RS-1108 RS-1110]"""

    def stage(g: Board, draft: Draft) -> Choice | Draft:
        if not legal.multi(g, draft.thing, draft.way):
            return draft
        options: tuple[Option, ...] = ()
        if repeatable(g, draft):
            first, *rest = aim_stages(action.specs, stops=stops)
            found = first(g, replace(draft, left=(*rest, stage, *draft.left)))
            options = tuple(found.options) if isinstance(found, Choice) else ()
        return Choice(say("rs-ask-more", n=len(draft.runs)), (option(g, "done", DONE_TEXT, draft), *options))

    return stage


def repeatable(g: Board, draft: Draft) -> bool:
    """Whether an Action can be performed once more. [RS-1108 RS-1110]"""
    more, cost = replace(draft, runs=(*draft.runs, ())), draft.way.cost
    if not more.total.within(g.s.seats[actions.purse(g, draft.seat, draft.thing)]) or taken(cost):
        return False
    return actions.cost_cards(g, draft.seat, draft.thing, dues_of(g, more))


def dues_of(g: Board, draft: Draft) -> Dues:
    """The cards that all of it costs. [RS-542 RS-645]"""
    return actions.dues(Scope(g, draft.seat, g.handle(draft.thing)), *((way.cost, n) for way, n in draft.paid))


def aim_stages(specs: Specs, *, stops: bool = False) -> tuple[Stage, ...]:
    """The stages that settle targets."""
    return (*(target_stage(specs, n, stops=stops) for n in range(len(specs))), close_run) if specs else ()


def performing(action: Ability, *, stops: bool = False) -> tuple[Stage, ...]:
    """The stages that settle the targets of an Action, for each performance."""
    return (*aim_stages(action.specs, stops=stops), more_stage(action, stops=stops)) if action.specs else ()


def way_stage(found: Callable[[Board, Draft], Sequence[Way]], name: str) -> Stage:
    """How it is paid, where there is a choice: the `way` of an Action, the `fee` of an invocation. [RS-644]"""

    def stage(g: Board, draft: Draft) -> Choice | Draft:
        ways = found(g, draft)
        if len(ways) == 1:
            return replace(draft, **{name: ways[0]})
        rows = [(key, way, replace(draft, **{name: way})) for key, way in actions.keyed_ways(ways)]
        return one_of(say("rs-ask-price"), [option(g, key, g.price_text(way.cost, way), now) for key, way, now in rows])

    return stage


def cost_stage(g: Board, draft: Draft) -> Choice | Draft:
    """Which cards are given up or discarded for a cost. [RS-542]"""
    due, again = dues_of(g, draft), replace(draft, left=(cost_stage, *draft.left))
    if due.sacrifice is not None and len(draft.given) < due.given:
        found = [id for id in actions.givable(g, draft.seat, draft.thing, due.sacrifice) if id not in draft.given]
        options = [thing_option(g, id, replace(again, given=(*draft.given, id))) for id in found]
        return one_of(say("rs-ask-sacrifice"), options)
    if len(draft.thrown) < due.thrown:
        hand = [id for id in g.s.seats[draft.seat].hand if id != draft.thing and id not in draft.thrown]
        keys = g.keys(g.by_name(hand))
        options = [card_option(g, id, key, replace(again, thrown=(*draft.thrown, id))) for id, key in keys]
        return one_of(say("rs-ask-discard", n=due.thrown), options)
    return draft


def payer_stage(g: Board, draft: Draft) -> Choice | Draft:
    """Which Summoner pays the Capacity Points. [RS-502 RS-507 RS-1113]"""
    points = legal.invocation_points(g, draft.seat, draft.thing) if draft.kind == "invoke" else 1
    able = [id for id in g.summoners(draft.seat) if g.summoner(id).capacity >= points]
    if draft.kind == "invoke" and legal.needs_both(g, draft.seat, draft.thing):
        return replace(draft, payers=tuple(able[:2]))
    if not points:
        return draft
    able.sort(key=lambda id: not g.summoner(id).tilted)
    return one_of(say("rs-ask-payer"), [payer_option(g, id, replace(draft, payers=(id,))) for id in able])


def one_shot_stage(g: Board, draft: Draft) -> Choice | Draft:
    """Which of a one-shot card's Actions go with it, each at most once, in the order printed. [RS-645]"""
    more, closing = one_shot_actions(g, draft), replace(draft, left=(cost_stage, *draft.left))
    if not more:
        return closing
    end, text = ("done", DONE_TEXT) if draft.acts else ("plain", say("rs-without-action"))
    options = [option(g, end, text, closing)]
    for action in more:
        price = way_stage(partial(act_ways, action=action), "way")
        left = (price, *performing(action), close_act(action, draft.runs), one_shot_stage, *draft.left)
        begun = replace(draft, runs=(), picks=(), left=left)
        options.append(option(g, action.key, say("rs-with-action", name=ability_name(action)), begun))
    return one_of(say("rs-ask-one-shot"), options)


def act_ways(g: Board, draft: Draft, action: Ability) -> list[Way]:
    """The ways to pay an Action that goes with an invocation: only what can be paid in full, beside what that and its
    other Actions cost. [RS-542 RS-645]"""
    side, spent = g.s.seats[draft.seat], draft.total
    before = {name for act in draft.acts for name in actions.priced_as(act.action.use)}
    found = actions.ways_of(g, draft.seat, Source(draft.thing, action, g.thing(draft.thing).card), before)
    return [way for way in found if way.price.plus(spent).within(side)]


def close_act(action: Ability, own: tuple[Picks, ...]) -> Stage:
    """An Action that goes with a one-shot card is settled."""

    def stage(_: Board, draft: Draft) -> Choice | Draft:
        return replace(draft, acts=(*draft.acts, Act(action, draft.runs, draft.way)), runs=own, way=Way())

    return stage


def host_stage(g: Board, draft: Draft) -> Choice | Draft:
    """What a card is attached to, or which Summoner a Level Up is for. [RS-520 RS-528 RS-1048 RS-1127 RS-1201]"""
    if draft.kind == "level":
        card = g.card_of(draft.thing)
        prompt, ids = say("rs-ask-level-summoner"), legal.levelled(g, draft.seat, card)
    else:
        prompt, ids = say("rs-ask-host"), legal.hosts_of(g, draft.seat, draft.thing)
    return one_of(prompt, [thing_option(g, id, replace(draft, host=id)) for id in ids], arrow=True)


def invoke_draft(g: Board, seat: int, id: Id) -> Draft:
    """The invocation of a card in hand, to be declared: host, targets, Action, costs, payer. [RS-542]"""
    card: LibraryCard = g.card_of(id)
    fee = way_stage(lambda g, _: actions.invocation_ways(g, seat, id), "fee")
    host = (host_stage,) if card.attaches else ()
    return Draft("invoke", seat, id, left=(fee, *host, *aim_stages(card.specs), one_shot_stage, payer_stage))


def invoke_level(g: Board, seat: int, main: bool) -> Choice:
    """The cards that can be invoked now."""

    def made(key: str, id: Id) -> Option:
        text = g.held_text(id, key) if id in g.s.seats[seat].hand else thing_text(g, id)
        return option(g, key, text, invoke_draft(g, seat, id))

    return one_of(say("rs-ask-invoke"), keyed(g, g.by_name(legal.invocable(g, seat, main=main)), made))


def level_ups(g: Board, seat: int) -> list[Id]:
    """The Level Ups in hand that can be played now. [RS-520]"""
    held = (id for id in g.s.seats[seat].hand if g.card_of(id).kind == "level_up")
    return [id for id in held if legal.not_level(g, seat, id) is None]


def level_level(g: Board, seat: int) -> Choice:
    """The Level Ups in hand that can be played now, and for which Summoner. [RS-520 RS-528]"""
    stages = (host_stage, payer_stage) if g.option("level_up_cost") == "1" else (host_stage,)
    keys = g.keys(g.by_name(level_ups(g, seat)))
    options = [card_option(g, id, key, Draft("level", seat, id, left=stages)) for id, key in keys]
    return one_of(say("rs-ask-level"), options)


def action_draft(g: Board, seat: int, source: Source, *, copycat: bool = False) -> Draft:
    """An Action, to be declared: its price, its targets, the cards it costs. [RS-634 RS-646]"""
    price = way_stage(lambda g, _: actions.payable_ways(g, seat, source), "way")
    stages = (price, *performing(source.action, stops=legal.stops_attacks(source.action)), cost_stage)
    return Draft("action", seat, source.id, source, copycat, left=stages)


def action_text(g: Board, seat: int, source: Source) -> Text:
    """An Action as an option: its name, its type and the prices that can be paid."""
    action = source.action
    prices = [g.price_text(way.cost, way) for way in actions.payable_ways(g, seat, source)]
    price, some = either(prices) if prices else "", yes(not action.relaunches)
    return say("rs-action", name=ability_name(action), type=action.use, price=price, some=some)


def action_level(g: Board, seat: int) -> Choice:
    """The cards with an Action that can be used now, and which. [RS-639]"""
    every = (*actions.sources(g, seat), *hand_sources(g, seat))
    rows = ((source.id, source) for source in legal.usable(g, seat, every))
    return by_thing(g, say("rs-ask-action"), say("rs-ask-which-action"), rows, partial(action_option, g, seat))


def copycat_level(g: Board, seat: int, copycat: Source) -> Choice:
    """Which Action of which card a Copycat relaunches. [RS-1125]"""
    rows = ((model.id, model._replace(id=copycat.id)) for model in legal.models(g, seat, copycat.id))
    made = partial(action_option, g, seat, copycat=True)
    return by_thing(g, say("rs-ask-copycat"), say("rs-ask-which-action"), rows, made)


def action_option(g: Board, seat: int, source: Source, *, copycat: bool = False) -> Option:
    """An Action as an option: what is asked below it, to announce it."""
    key, text = source.action.key, action_text(g, seat, source)
    if source.action.relaunches:
        return Option(key, text, None, Later(copycat_level, g, seat, source))
    return option(g, key, text, action_draft(g, seat, source, copycat=copycat))


def skill_level(g: Board, seat: int) -> Choice:
    """The Skills that can be used now. [RS-503]"""

    def made(row: tuple[Id, int]) -> Option:
        id, number = row
        skill: Ability = g.card_of(id).skills[number]
        draft = Draft("skill", seat, id, number=number, left=aim_stages(skill.specs))
        text = say("rs-skill", name=ability_name(skill), n=legal.skill_points(g, seat, skill, id))
        return option(g, skill.key, text, draft)

    rows = ((row[0], row) for row in legal.usable_skills(g, seat))
    return by_thing(g, say("rs-ask-skill"), say("rs-ask-which-skill"), rows, made)


def by_thing(g: Board, prompt: Text, then: Text, rows: Iterable[tuple[int, T]], made: Callable[[T], Option]) -> Choice:
    """Things as options, each with what belongs to it below."""
    found: dict[int, list[T]] = {}
    for id, each in rows:
        found.setdefault(id, []).append(each)

    def below(id: int) -> Choice:
        return one_of(then, [made(each) for each in found[id]])

    def thing(key: str, id: int) -> Option:
        return Option(key, thing_text(g, id), None, Later(below, id), (key,) if g.is_placed(id) else ())

    return one_of(prompt, keyed(g, found, thing))


def keyed(g: Board, things: Iterable[int], made: Callable[[str, int], Option]) -> Offers:
    """Options for things by their keys, each made when somebody looks at it."""
    return Offers(made, {key: id for id, key in g.keys(things)})


def thing_text(g: Board, id: Id) -> Text:
    """A card as an option; of one that is not on the table, where it lies."""
    zone = None if g.is_placed(id) else zone_of(g, id)
    return say("rs-thing", name=g.name(id)) if zone is None else say("rs-thing-in", name=g.name(id), zone=zone[1])


def explode_level(g: Board, seat: int, window: str) -> Choice:
    """The Creatures that can be given up with their Bomb, and whom they take along. [RS-1045]"""
    ids, left = legal.explosives(g, seat, window), aim_stages(legal.EXPLOSIVE)
    return one_of(say("rs-ask-explode"), [thing_option(g, id, Draft("explode", seat, id, left=left)) for id in ids])


VERBS = {
    verb: say(f"rs-verb-{verb}")
    for verb in ("invoke", "level", "skill", "action", "explode", "assimilate", "attack", "pass")
}
"""What the kinds of plays are called."""


def plays(g: Board, seat: int, window: str) -> list[Option]:
    """The kinds of plays that a player has now: `window` is "main" with the initiative, else the name of the window.
    [RS-701 RS-707]"""
    main = window == "main"
    timely = window in legal.LEVEL_WINDOWS and seat == g.s.active and legal.may_level(g, seat)
    fights = g.s.phase in ("attack", "blocks")
    uses = legal.has_action(g, seat) or hands_act(g) and any(legal.usable(g, seat, hand_sources(g, seat)))
    rows: tuple[tuple[str, bool, Callable[[], Choice]], ...] = (
        ("invoke", any(legal.invocable(g, seat, main=main)), lambda: invoke_level(g, seat, main)),
        ("level", timely and bool(level_ups(g, seat)), lambda: level_level(g, seat)),
        ("skill", legal.has_skill(g, seat), lambda: skill_level(g, seat)),
        ("action", uses, lambda: action_level(g, seat)),
        ("explode", fights and any(legal.explosives(g, seat, window)), lambda: explode_level(g, seat, window)),
    )
    return [Option(verb, VERBS[verb], None, Later(below)) for verb, able, below in rows if able]


def one_shot_actions(g: Board, draft: Draft) -> list[Ability]:
    """The Actions of a one-shot card that can go with its invocation, after those that do already: in the order
    printed. [RS-645]"""
    seat, id = draft.seat, draft.thing
    offered = legal.performed(g.card_of(id))
    scope = Scope(g, seat, g.handle(id))
    first = 1 + max((offered.index(act.action) for act in draft.acts), default=-1)
    found: list[Ability] = []
    for action in offered[first:]:
        if any(g.bars(act, seat, named=legal.called(action)) for act in legal.acts_of(action)):
            continue
        if legal.wrong_time(g, seat, action) is not None or action.if_ is not None and not action.if_.holds(scope):
            continue
        drafts = [replace(draft, way=way, runs=()) for way in act_ways(g, draft, action)]
        if any(actions.cost_cards(g, seat, id, dues_of(g, each)) for each in drafts) and legal.feasible(
            g, scope, action.specs
        ):
            found.append(action)
    return found
