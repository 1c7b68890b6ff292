"""How a play is declared, step by step, and announced: invocations, Level Ups, Actions, Skills, the Explosive sacrifice. [RS-542 RS-645]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec import structs

from engines.kernel.ask import Choice, Later, Option, one_of
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.telling.sentences import either
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from .cards import Ability, LibraryCard, Specs, gives_up, tilts
from .legal import (
    ATTACK_WINDOWS,
    Act,
    Dues,
    acts_total,
    affordable,
    can_level,
    can_play,
    candidates,
    cost_cards,
    dues,
    explosives,
    feasible,
    first_fitting,
    givable,
    hosts_of,
    invocable,
    invocation_points,
    invocation_prices,
    may_level,
    models,
    multi,
    needs_both,
    not_level,
    one_shot_dues,
    performed,
    refers,
    skill_points,
    stops_attacks,
    usable_skills,
    usable_sources,
    uses,
    window_explodes,
    wrong_time,
)
from .plays import EXPLOSIVE, Item, Picks, ability_name, registers
from .reading import Source
from .state import Card, CardName, Permanent, Summoner, player_ref
from .words import L

if TYPE_CHECKING:
    from .game import Table


# -------------------------------------------------------------------------------------------------- declaring a play


class Draft(NamedTuple):
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
    price: tuple[int, int] = (0, 0)
    payers: tuple[Id, ...] = ()
    given: tuple[Id, ...] = ()
    """Cards sacrificed as a cost."""
    thrown: tuple[Id, ...] = ()
    """Cards discarded as a cost."""
    left: tuple[Any, ...] = ()


Stage = Callable[["Table", Draft], "Choice | Draft"]
"""Settles one part of a draft: asks, or goes on where there is nothing to choose."""


def ahead(g: Table, draft: Draft) -> tuple[Draft, Choice | None]:
    """Go on with a draft until something has to be chosen."""
    while draft.left:
        stage: Stage = draft.left[0]
        found = stage(g, draft._replace(left=draft.left[1:]))
        if isinstance(found, Choice):
            return draft, found
        draft = found
    return draft, None


def option(g: Table, key: str, text: Text, draft: Draft, *marks: str) -> Option:
    """An option that settles a part of a draft; the level below is made when it is wanted."""
    if not draft.left:
        return Option(key, text, draft, None, marks)
    return Option(key, text, draft, Later(lambda: ahead(g, draft)[1]), marks)


def thing_option(g: Table, id: int, draft: Draft) -> Option:
    """An option for something on the table."""
    at = g.place(id)
    return option(g, at, say("rs-thing", name=g.name(id)), draft, at)


def payer_option(g: Table, id: Id, draft: Draft) -> Option:
    """An option for a Summoner that pays, with what it has."""
    summoner, at = g.summoner(id), g.place(id)
    most = g.cards[summoner.card].capacity(summoner.level)
    return option(g, at, say("rs-payer", name=g.name(id), n=summoner.capacity, most=most), draft, at)


def card_text(g: Table, id: Id, key: str) -> Text:
    """A card as an option; of several like it, each by its number."""
    return say("rs-card", name=CardName(g.thing(id).card), n=int(key.partition("#")[2] or 1))


def card_option(g: Table, id: Id, key: str, draft: Draft) -> Option:
    """An option for a card in hand."""
    return option(g, key, card_text(g, id, key), draft)


def keyed(g: Table, ids: Sequence[Id]) -> list[tuple[Id, str]]:
    """Cards with their keys: their ids, numbered where there are several. They are sorted, so that their order tells nothing."""
    found: list[tuple[Id, str]] = []
    seen: dict[str, int] = {}
    for id in sorted(ids, key=lambda id: (g.thing(id).card, id)):
        card = g.thing(id).card
        seen[card] = seen.get(card, 0) + 1
        found.append((id, card if seen[card] == 1 else f"{card}#{seen[card]}"))
    return found


def aim_text(g: Table, draft: Draft, specs: Specs, n: int, number: int) -> Text:
    """The question for a target: what it has to be, and which of several it is."""
    key = ("aim", draft.source.card if draft.source is not None else g.definition(draft.thing), id(specs), n)
    kept = g.cards.memory.get(key)
    if kept is None:
        from .telling import target_text

        # The specifications are kept with it, so that their identity stays taken.
        kept = g.cards.memory[key] = (specs, target_text(specs, n + 1, g.cards[key[1]]))
    return say("rs-ask-target", what=kept[1], n=number, several="yes" if specs[n][1].most > 1 else "no")


def target_stage(specs: Specs, n: int, *, stops: bool = False) -> Stage:
    """The targets of one specification, one after another."""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        spec = specs[n][1]
        picks = draft.picks if len(draft.picks) > n else (*draft.picks, ())
        chosen = picks[n]
        source = draft.source.id if draft.source is not None else draft.thing
        scope = Scope(g, draft.seat, g.handle(source), None, registers(g, specs, picks[:n]))
        found = [id for id in candidates(g, scope, spec, stops=stops) if id not in chosen]
        later = specs[n + 1 :]
        if later and refers(specs):
            found = [
                id for id in found
                if any(True for _ in first_fitting(g, Scope(g, draft.seat, g.handle(source)), specs, (*picks[:n], (*chosen, id)), stops))
            ]  # fmt: skip
        options: list[Option] = []
        enough = len(chosen) >= spec.least
        if len(chosen) >= spec.most or enough and not found:
            return draft._replace(picks=picks)
        for id, key in g.keys(found):
            now = draft._replace(picks=(*picks[:n], (*chosen, id)))
            if len(chosen) + 1 < spec.most:
                now = now._replace(left=(stage, *now.left))
            options.append(option(g, key, say("rs-thing", name=g.name(id)), now, *((key,) if id in g.places() else ())))
        if enough:
            options.append(option(g, "done", DONE_TEXT, draft._replace(picks=picks)))
        return Choice(aim_text(g, draft, specs, n, len(chosen) + 1), tuple(options), arrow=n == 0 and not chosen)

    return stage


DONE_TEXT = say("rs-done")


def close_run(g: Table, draft: Draft) -> Draft:
    """The targets of one performance are settled."""
    return draft._replace(runs=(*draft.runs, draft.picks), picks=())


def more_stage(action: Ability, *, stops: bool) -> Stage:
    """With Multi-Target: further targets at the same price each. [RS-642 RS-1108 RS-1110]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        id, price, times = cast(Source, draft.source).id, draft.price, len(draft.runs) + 1
        cost, side = action.cost, g.s.seats[g.purse(draft.seat, id)]
        if not multi(g, id, price):
            return draft
        done = option(g, "done", DONE_TEXT, draft)
        paid = (
            price[0] * times <= side.stock
            and price[1] * times <= side.ether
            and cost_cards(g, draft.seat, id, dues((cost, times)))
        )
        if not paid or tilts(cost) or gives_up(cost):
            return one_of(say("rs-ask-more", n=times - 1), [done])
        first, *rest = aim_stages(action.specs, stops=stops)
        found = first(g, draft._replace(left=(*rest, stage, *draft.left)))
        return Choice(say("rs-ask-more", n=times - 1), (done, *(found.options if isinstance(found, Choice) else ())))

    return stage


def aim_stages(specs: Specs, *, stops: bool = False) -> tuple[Stage, ...]:
    """The stages that settle targets."""
    return (*(target_stage(specs, n, stops=stops) for n in range(len(specs))), close_run) if specs else ()


def price_stage(prices: Sequence[tuple[int, int]], cost: Cost) -> Stage:
    """Which price is paid, where there is a choice. [RS-644]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        if len(prices) == 1:
            return draft._replace(price=prices[0])
        options = [
            option(g, "gold" if price[0] else "ether", g.price_text(cost, price), draft._replace(price=price))
            for price in prices
        ]
        return one_of(say("rs-ask-price"), options)

    return stage


def cost_stage(due_of: Callable[[Draft], Dues]) -> Stage:
    """Which cards are given up or discarded for a cost. [RS-542]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        source, due = draft.source.id if draft.source is not None else draft.thing, due_of(draft)
        if due.sacrifice is not None and len(draft.given) < due.given:
            found = [id for id in givable(g, draft.seat, source, due.sacrifice) if id not in draft.given]
            again = draft._replace(left=(stage, *draft.left))
            return one_of(
                say("rs-ask-sacrifice"), [thing_option(g, id, again._replace(given=(*draft.given, id))) for id in found]
            )
        if len(draft.thrown) < due.thrown:
            hand = [id for id in g.s.seats[draft.seat].hand if id != draft.thing and id not in draft.thrown]
            again = draft._replace(left=(stage, *draft.left))
            return one_of(
                say("rs-ask-discard", n=due.thrown),
                [card_option(g, id, key, again._replace(thrown=(*draft.thrown, id))) for id, key in keyed(g, hand)],
            )
        return draft

    return stage


def payer_stage(g: Table, draft: Draft) -> Choice | Draft:
    """Which Summoner pays the Capacity Points. [RS-502 RS-507 RS-1113]"""
    points = invocation_points(g, draft.seat, draft.thing) if draft.kind == "invoke" else 1
    able = [id for id in g.summoners(draft.seat) if g.summoner(id).capacity >= points]
    if draft.kind == "invoke" and needs_both(g, draft.seat, draft.thing):
        return draft._replace(payers=tuple(able[:2]))
    if not points:
        return draft
    able.sort(key=lambda id: not g.summoner(id).tilted)
    return one_of(say("rs-ask-payer"), [payer_option(g, id, draft._replace(payers=(id,))) for id in able])


def one_shot_stage(g: Table, draft: Draft) -> Choice | Draft:
    """Which of a one-shot card's Actions go with it, each at most once, in the order printed. [RS-645]"""
    actions = one_shot_actions(g, draft)
    card: LibraryCard = g.cards[g.thing(draft.thing).card]

    def paid(g: Table, draft: Draft) -> Draft:
        plain, acts = invocation_prices(g, draft.seat, draft.thing, None)[0], acts_total(draft.acts)
        return draft._replace(price=(plain[0] + acts[0], plain[1] + acts[1]))

    closing = draft._replace(left=(paid, cost_stage(lambda draft: one_shot_dues(card, draft.acts)), *draft.left))
    if not actions:
        return closing
    end, text = ("done", DONE_TEXT) if draft.acts else ("plain", say("rs-without-action"))
    options = [option(g, end, text, closing)]
    for where, action in actions:
        several = (again_stage(where, action),) if "Multi-Target" in card.ability_names and action.specs else ()
        left = (
            one_shot_price(action),
            *aim_stages(action.specs),
            *several,
            close_act(where, action, draft.runs),
            one_shot_stage,
            *draft.left,
        )
        begun = draft._replace(runs=(), picks=(), left=left)
        options.append(option(g, action.id, say("rs-with-action", name=ability_name(action)), begun))
    return one_of(say("rs-ask-one-shot"), options)


def one_shot_price(action: Ability) -> Stage:
    """Which price a one-shot card's Action has. [RS-644 RS-645]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        return price_stage(invocation_prices(g, draft.seat, draft.thing, action, acts_total(draft.acts)), action.cost)(
            g, draft
        )

    return stage


def close_act(where: str, action: Ability, own: tuple[Picks, ...]) -> Stage:
    """An Action that goes with a one-shot card is settled."""

    def stage(_: Table, draft: Draft) -> Choice | Draft:
        return draft._replace(acts=(*draft.acts, Act(where, action, draft.runs, draft.price)), runs=own, price=(0, 0))

    return stage


def again_stage(where: str, action: Ability) -> Stage:
    """With Multi-Target, further targets for a one-shot card's Action at the same price each. [RS-642 RS-1108 RS-1110]"""

    def stage(g: Table, draft: Draft) -> Choice | Draft:
        if draft.price == (0, 0):
            return draft
        done = option(g, "done", DONE_TEXT, draft)
        times = len(draft.runs) + 1
        card: LibraryCard = g.cards[g.thing(draft.thing).card]
        so_far = Act(where, action, draft.runs, draft.price)
        due = one_shot_dues(card, (*draft.acts, so_far._replace(runs=(*draft.runs, ()))))
        paid = draft.price in invocation_prices(g, draft.seat, draft.thing, action, acts_total((*draft.acts, so_far)))
        if not paid or not cost_cards(g, draft.seat, draft.thing, due):
            return one_of(say("rs-ask-more", n=times - 1), [done])
        first, *rest = aim_stages(action.specs)
        found = first(g, draft._replace(left=(*rest, stage, *draft.left)))
        return Choice(say("rs-ask-more", n=times - 1), (done, *(found.options if isinstance(found, Choice) else ())))

    return stage


def host_stage(g: Table, draft: Draft) -> Choice | Draft:
    """What a card is attached to. [RS-1048 RS-1127 RS-1201]"""
    options = [thing_option(g, id, draft._replace(host=id)) for id in hosts_of(g, draft.seat, draft.thing)]
    return Choice(say("rs-ask-host"), tuple(options), arrow=True)


def invoke_draft(g: Table, seat: int, id: Id) -> Draft:
    """The invocation of a card in hand, to be declared: host, targets, Action, costs, payer. [RS-542]"""
    card: LibraryCard = g.cards[g.thing(id).card]
    stages: list[Any] = [host_stage] if card.attaches else []
    stages += [*aim_stages(card.specs), one_shot_stage, payer_stage]
    return Draft("invoke", seat, id, left=tuple(stages))


def invoke_level(g: Table, seat: int, main: bool) -> Choice:
    """The cards in hand that can be invoked now."""
    ids = invocable(g, seat, main=main)
    options = [card_option(g, id, key, invoke_draft(g, seat, id)) for id, key in keyed(g, ids)]
    return one_of(say("rs-ask-invoke"), options)


def level_level(g: Table, seat: int) -> Choice:
    """The Level Ups in hand that can be played now, and for which Summoner. [RS-520 RS-528]"""

    def summoner_stage(g: Table, draft: Draft) -> Choice | Draft:
        card = g.cards[g.thing(draft.thing).card]
        ids = [id for id in g.summoners(seat) if can_level(g, id, card)]
        return Choice(
            say("rs-ask-level-summoner"), tuple(thing_option(g, id, draft._replace(host=id)) for id in ids), arrow=True
        )

    stages = (summoner_stage, payer_stage) if g.option("level_up_cost") == "1" else (summoner_stage,)
    ids = [
        id
        for id in g.s.seats[seat].hand
        if g.cards[g.thing(id).card].kind == "level_up" and not_level(g, seat, id) is None
    ]
    options = [card_option(g, id, key, Draft("level", seat, id, left=stages)) for id, key in keyed(g, ids)]
    return one_of(say("rs-ask-level"), options)


def action_draft(g: Table, seat: int, source: Source, *, copycat: bool = False) -> Draft:
    """An Action, to be declared: its price, its targets, the cards it costs. [RS-634 RS-646]"""
    action = source.action
    prices = affordable(g, seat, source)
    stops = stops_attacks(action)
    stages: list[Any] = [price_stage(prices, action.cost)] if len(prices) > 1 else []
    stages += aim_stages(action.specs, stops=stops)
    draft = Draft("action", seat, source.id, source, copycat)
    if len(prices) == 1:
        draft = draft._replace(price=prices[0])
    if action.specs and any(multi(g, source.id, price) for price in prices):
        stages.append(more_stage(action, stops=stops))
    stages.append(cost_stage(lambda draft: dues((action.cost, max(1, len(draft.runs))))))
    return draft._replace(left=tuple(stages))


def action_text(g: Table, seat: int, source: Source) -> Text:
    """An Action as an option: its name, its type and the prices that can be paid."""
    action = source.action
    prices = [g.price_text(action.cost, price) for price in affordable(g, seat, source)]
    return say(
        "rs-action",
        name=ability_name(action),
        type=action.use,
        price=either(prices) if prices else "",
        some="no" if action.relaunches else "yes",
    )


def action_level(g: Table, seat: int) -> Choice:
    """The cards with an Action that can be used now, and which. [RS-639]"""
    by_card: dict[Id, list[Source]] = {}
    for source in usable_sources(g, seat):
        by_card.setdefault(source.id, []).append(source)

    def of_card(id: Id) -> Choice:
        options = [
            Option(source.action.id, action_text(g, seat, source), None, Later(partial(copycat_level, g, seat, source)))
            if source.action.relaunches
            else option(g, source.action.id, action_text(g, seat, source), action_draft(g, seat, source))
            for source in by_card[id]
        ]
        return one_of(say("rs-ask-which-action"), options)

    options = [
        Option(g.place(id), say("rs-thing", name=g.name(id)), None, Later(partial(of_card, id)), (g.place(id),))
        for id in by_card
    ]
    return one_of(say("rs-ask-action"), options)


def copycat_level(g: Table, seat: int, copycat: Source) -> Choice:
    """Which Action of which card a Copycat relaunches. [RS-1125]"""
    by_card: dict[int, list[Source]] = {}
    for model in models(g, seat, copycat.id):
        by_card.setdefault(model.id, []).append(Source(copycat.id, model.action, model.where, model.card))

    def of_card(id: int) -> Choice:
        options = [
            option(g, each.action.id, action_text(g, seat, each), action_draft(g, seat, each, copycat=True))
            for each in by_card[id]
        ]
        return one_of(say("rs-ask-which-action"), options)

    return one_of(
        say("rs-ask-copycat"),
        [
            Option(g.place(id), say("rs-thing", name=g.name(id)), None, Later(partial(of_card, id)), (g.place(id),))
            for id in by_card
        ],
    )


def skill_level(g: Table, seat: int) -> Choice:
    """The Skills that can be used now. [RS-503]"""
    by_summoner: dict[Id, list[int]] = {}
    for id, number in usable_skills(g, seat):
        by_summoner.setdefault(id, []).append(number)

    def of_summoner(id: Id) -> Choice:
        options: list[Option] = []
        for number in by_summoner[id]:
            skill: Ability = g.cards[g.summoner(id).card].skills[number]
            draft = Draft("skill", seat, id, number=number, left=aim_stages(skill.specs))
            options.append(
                option(
                    g, skill.key, say("rs-skill", name=ability_name(skill), n=skill_points(g, seat, skill, id)), draft
                )
            )
        return one_of(say("rs-ask-which-skill"), options)

    return one_of(
        say("rs-ask-skill"),
        [
            Option(g.place(id), say("rs-thing", name=g.name(id)), None, Later(partial(of_summoner, id)), (g.place(id),))
            for id in by_summoner
        ],
    )


def explode_level(g: Table, seat: int, window: str) -> Choice:
    """The Creatures that can be given up with their Bomb, and whom they take along. [RS-1045]"""
    return one_of(
        say("rs-ask-explode"),
        [
            thing_option(g, id, Draft("explode", seat, id, left=aim_stages(EXPLOSIVE)))
            for id in explosives(g, seat, window)
        ],
    )


def stacking(g: Table, seat: int) -> list[Id]:
    """The Creatures that may be stacked. [RS-1051]"""
    return [id for id in g.creatures_of(seat) if g.has(id, "Assimilation")]


def assimilate_level(g: Table, seat: int) -> Choice:
    """Which Creature is on top, and which it covers. [RS-1051 RS-1053]"""

    def parts_stage(g: Table, draft: Draft) -> Choice | Draft:
        covered = draft.picks[0] if draft.picks else ()
        found = [id for id in stacking(g, seat) if id != draft.thing and id not in covered]
        if not found:
            return draft
        options = [
            thing_option(g, id, draft._replace(picks=((*covered, id),), left=(parts_stage, *draft.left)))
            for id in found
        ]
        if covered:
            options.append(option(g, "done", DONE_TEXT, draft))
        return one_of(say("rs-ask-assimilate-parts"), options)

    return one_of(
        say("rs-ask-assimilate"),
        [thing_option(g, id, Draft("assimilate", seat, id, left=(parts_stage,))) for id in stacking(g, seat)],
    )


VERBS = {
    verb: say(f"rs-verb-{verb}")
    for verb in ("invoke", "level", "skill", "action", "explode", "assimilate", "attack", "pass")
}
"""What the kinds of plays are called."""


def plays(g: Table, seat: int, window: str) -> list[Option]:
    """The kinds of plays that a player has now: `window` is "main" with the initiative, else the name of the window. [RS-701 RS-707]"""
    main = window == "main"
    found: list[Option] = []
    if can_play(g, seat, "main" if main else "response"):
        found.append(Option("invoke", VERBS["invoke"], None, Later(lambda: invoke_level(g, seat, main))))
    if (main or window in ATTACK_WINDOWS) and seat == g.s.active and may_level(g, seat):  # noqa: SIM102
        if any(
            g.cards[g.thing(id).card].kind == "level_up" and not_level(g, seat, id) is None
            for id in g.s.seats[seat].hand
        ):
            found.append(Option("level", VERBS["level"], None, Later(lambda: level_level(g, seat))))
    if can_play(g, seat, "skill"):
        found.append(Option("skill", VERBS["skill"], None, Later(lambda: skill_level(g, seat))))
    if can_play(g, seat, "action"):
        found.append(Option("action", VERBS["action"], None, Later(lambda: action_level(g, seat))))
    if g.s.phase in ("attack", "blocks") and window_explodes(g, seat, window):
        found.append(Option("explode", VERBS["explode"], None, Later(lambda: explode_level(g, seat, window))))
    return found


def one_shot_actions(g: Table, draft: Draft) -> list[tuple[str, Ability]]:
    """The Actions of a one-shot card that can go with its invocation, after those that do already: in the order printed. [RS-645]"""
    card: LibraryCard = g.cards[g.thing(draft.thing).card]
    seat, id = draft.seat, draft.thing
    offered = performed(g, card)
    if not offered or g.restricted(player_ref(seat), "actions"):
        return []
    scope = Scope(g, seat, g.handle(id))
    spent = acts_total(draft.acts)
    first = 1 + max((offered.index((act.where, act.action)) for act in draft.acts), default=-1)
    found: list[tuple[str, Ability]] = []
    for where, action in offered[first:]:
        if wrong_time(g, seat, action) is not None or action.if_ is not None and not action.if_.holds(scope):
            continue
        if not invocation_prices(g, seat, id, action, spent):
            continue
        if cost_cards(g, seat, id, one_shot_dues(card, (*draft.acts, Act(where, action)))) and feasible(
            g, scope, action.specs
        ):
            found.append((where, action))
    return found


# ---------------------------------------------------------------------------------------------------- announcing a play


def announce(g: Table, draft: Draft) -> None:
    """A play is announced and paid for in full, and waits on the chain. [RS-309 RS-542 RS-634]"""
    draft, open_level = ahead(g, draft)
    assert open_level is None, "a play is declared in full before it is announced"
    {
        "invoke": _announce_card,
        "level": _announce_card,
        "action": _announce_action,
        "skill": _announce_skill,
        "explode": _announce_explosion,
    }[draft.kind](g, draft)


def _announce_card(g: Table, draft: Draft) -> None:
    id, seat = draft.thing, draft.seat
    card = g.thing(id).card
    stamp = g.next_stamp()
    side = g.seat(seat)
    side.hand = tuple(each for each in side.hand if each != id)
    g.informed = True
    if g.thing(id).known_to:
        g.edit(id).known_to = ()
    item = Item(
        seat=seat, kind=draft.kind, thing=id, stamp=stamp, card=card, host=draft.host, runs=draft.runs,
        acts=tuple((act.where, act.runs) for act in draft.acts),
    )  # fmt: skip
    if draft.kind == "level":
        side.leveled = g.s.turn
        points = 1
    else:
        points = invocation_points(g, seat, id)
    g.push(item)
    g.touch()
    for payer in draft.payers:
        g.spend_points(payer, points)
    at = [*([draft.host] if draft.host else []), *(pick for picks in item.aims for pick in picks)]
    g.mark_recent("invoked", -stamp, *at)
    text = say(
        "rs-log-invokes", who=SeatName(seat), what=CardName(card), payers=g.names(draft.payers), paid="yes" if draft.payers else "no",
        targets=g.names(at), aimed="yes" if at else "no",
    )  # fmt: skip
    g.occur(Event("invoked", seat, id, kind=g.cards[card].kind), text, "RS-530" if draft.kind == "level" else "RS-542")
    _pay(g, draft, seat, "invocation")


def _announce_action(g: Table, draft: Draft) -> None:
    source, seat = cast(Source, draft.source), draft.seat
    stamp = g.next_stamp()
    thing = g.edit(source.id)
    where = L.keywords["Copycat"].abilities[0].where if draft.copycat else source.where
    action = L.keywords["Copycat"].abilities[0] if draft.copycat else source.action
    if action.free and draft.price == (0, 0):
        key = f"free:{where}"
        thing.used = {**thing.used, key: g.s.turn * 100 + uses(thing.used, key, g.s.turn) + 1}
    thing.used = {**thing.used, where: -1 if action.limit is not None else g.s.turn}
    cost = source.action.cost
    g.push(
        Item(
            seat=seat, kind="action", thing=source.id, stamp=stamp, card=source.card, where=source.where, runs=draft.runs,
            given_up=gives_up(cost) or source.id in draft.given,
        )
    )  # fmt: skip
    at = [pick for run in draft.runs for picks in run for pick in picks]
    g.mark_recent("action_used", source.id, *at)
    text = say(
        "rs-log-action", who=SeatName(seat), what=g.name(source.id), action=ability_name(source.action), price=g.price_text(cost, _total(draft)),
        paid="yes" if _total(draft) != (0, 0) else "no", targets=g.names(at), aimed="yes" if at else "no",
    )  # fmt: skip
    g.occur(
        Event("action_used", seat, source.id, kind=source.action.use),
        text,
        "RS-634",
        *(("RS-1126",) if draft.copycat else ()),
    )
    if tilts(cost):
        g.tilt(source.id)
    _pay(g, draft, g.purse(seat, source.id), "action")
    if gives_up(cost):
        g.leave((source.id,), "cemetery", died=True, sacrificed=True)


def _total(draft: Draft) -> tuple[int, int]:
    times = max(1, len(draft.runs))
    return draft.price[0] * times, draft.price[1] * times


def _pay(g: Table, draft: Draft, purse: int, of: str) -> None:
    """Coins, Ether and cards are paid together. [RS-542 RS-644 RS-1108]"""
    gold, ether = _total(draft) if draft.kind == "action" else draft.price
    if gold or ether:
        side = g.seat(purse)
        side.stock -= gold
        side.ether -= ether
    for each in g.lastings("price"):
        once = each.part.once and each.part.of == of
        if once and each.lasting is not None and g.prices_it(each, draft.seat, draft.thing):
            g.use_up(each.lasting)
    if draft.thrown:
        g.discard_cards(draft.seat, draft.thrown)
    if draft.given:
        g.leave(draft.given, "cemetery", died=True, sacrificed=True)
    g.changed()


def _announce_skill(g: Table, draft: Draft) -> None:
    id, seat = draft.thing, draft.seat
    summoner: Summoner = g.edit(id)
    skill: Ability = g.cards[summoner.card].skills[draft.number]
    key = f"skill:{draft.number}"
    if skill.per_turn is not None:
        summoner.used = {**summoner.used, key: g.s.turn * 100 + uses(summoner.used, key, g.s.turn) + 1}
    points = skill_points(g, seat, skill, id)
    stamp = g.next_stamp()
    g.push(Item(seat=seat, kind="skill", thing=id, stamp=stamp, card=summoner.card, where=skill.where, runs=draft.runs))
    g.spend_points(id, points)
    if not points:
        g.tilt(id)
    at = [pick for run in draft.runs for picks in run for pick in picks]
    g.mark_recent("skill_used", id, *at)
    text = say(
        "rs-log-skill",
        who=SeatName(seat),
        what=g.name(id),
        skill=ability_name(skill),
        targets=g.names(at),
        aimed="yes" if at else "no",
    )
    g.occur(Event("skill_used", seat, id), text, "RS-503")
    _pay(g, draft, seat, "skill")


def _announce_explosion(g: Table, draft: Draft) -> None:
    """The Creature and its Bomb are given up at once; the destruction waits on the chain. [RS-1045]"""
    id, seat = draft.thing, draft.seat
    stamp = g.next_stamp()
    target = draft.runs[0][0][0]
    g.push(
        Item(
            seat=seat,
            kind="explode",
            thing=id,
            stamp=stamp,
            card=g.definition(id),
            runs=draft.runs,
            given_up=True,
            plane=g.plane(id),
        )
    )
    g.mark_recent("exploded", id, target)
    g.happen(
        Event("exploded", seat, id, target),
        say("rs-log-explodes", who=SeatName(seat), what=g.name(id), target=g.name(target)),
        "RS-1045",
    )
    g.leave((id,), "cemetery", died=True, sacrificed=True)


def assimilate(g: Table, draft: Draft) -> None:
    """Creatures are stacked into one: the total of their values, the top card's texts and commander, counters, attachments and
    restraints of all; what else lasted on a covered card is over. [RS-308 RS-310 RS-1051 to RS-1054]"""
    draft, _ = ahead(g, draft)
    top, covered = draft.thing, draft.picks[0]
    ids = (top, *covered)
    base = tuple(sum(g.base_values(id)[n] for id in ids) for n in (0, 1))
    names = g.names(ids)
    parts: list[Id] = []
    stack: Permanent = g.edit(top)
    for id in covered:
        part = g.permanent(id)
        parts += [id, *part.parts]
        stack.counters = (*stack.counters, *part.counters)
        stack.tilted = stack.tilted or part.tilted
        stack.arrived = max(stack.arrived, part.arrived)
        stack.marks = tuple(dict.fromkeys((*stack.marks, *(mark for mark in part.marks if mark != "reanimated"))))
        for each in g.attachments(id):
            g.edit(each).host = top
        g.s.lasting = [
            structs.replace(each, subject=g.handle(top)) if g.id_of(each.subject) == id else each
            for each in g.s.lasting if g.id_of(each.subject) != id or each.word in ("forbid", "must")
        ]  # fmt: skip
        side = g.seat(part.controller)
        side.field = tuple(each for each in side.field if each != id)
        g.s.things[id] = Card(id=id, card=part.card, owner=part.owner, token=part.token, since=g.next_stamp())
        g.s.gone.pop(id, None)
        g._own.add(id)  # pyright: ignore[reportPrivateUsage]
        if part.token:
            parts.remove(id)
    stack.base = cast(tuple[int, int], base)
    stack.parts = (*stack.parts, *parts)
    g.reshaped()
    g.mark_recent("assimilated", top)
    g.happen(
        Event("assimilated", draft.seat, top),
        say("rs-log-assimilates", who=SeatName(draft.seat), cards=names, what=g.name(top)),
        "RS-1051",
        "RS-1052",
    )
