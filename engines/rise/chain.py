"""What waits on the chain: how it is announced, how it is answered, and what becomes of it. [RS-542 RS-645 RS-701 to
RS-729]"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, cast

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.telling.sentences import yes
from engines.kernel.event import Event
from engines.kernel.state import Id, Verdict
from engines.kernel.text import SeatName, Text, say, slug
from engines.kernel.window import PASS, ToldWindow

from . import legal
from .actions import Source, Way, priced_as, prices_it, purse, spend, take
from .arriving import Arrive, fallen, registers
from .attaching import may_hold
from .board import Board
from .cards import Ability, LibraryCard, Specs, ability_name, given_up, taken
from .checking import state_check
from .counters import change_level, spend_points, tilt
from .declaring import Draft, ahead, plays
from .hands import discard_cards
from .moving import destroy, leave, put_from_chain, take_out
from .state import CardName, Picks, Play
from .triggers import settle
from .words import L


def announce(g: Board, draft: Draft) -> None:
    """A play is announced and paid for in full, and waits on the chain. [RS-309 RS-542 RS-634]"""
    draft, open_level = ahead(g, draft)
    assert open_level is None, "a play is declared in full before it is announced"
    {
        "invoke": _announce_card, "level": _announce_card, "action": _announce_action, "skill": _announce_skill,
        "explode": _announce_explosion,
    }[draft.kind](g, draft)  # fmt: skip


def _waits(g: Board, draft: Draft, card: str, **more: Any) -> Item:
    """A play waits on the chain."""
    item = Item(
        seat=draft.seat, kind=draft.kind, thing=draft.thing, stamp=g.next_stamp(), card=card, runs=draft.runs,
        this=g.handle(draft.thing), **more,
    )  # fmt: skip
    g.push(item)
    return item


def _told(g: Board, item: Item, event: Event, text: Text, *clauses: str) -> None:
    """It is told, with what it targets."""
    at = [*([item.host] if item.host else []), *(pick for picks in item.aims for pick in picks)]
    g.mark_recent(event.name, -item.stamp if event.name == "invoked" else item.thing, *at)
    aimed = {"who": SeatName(item.seat), "targets": g.names(at), "aimed": yes(at)}
    g.occur(event, Text(text.id, {**text.words, **aimed}), *clauses)


def _announce_card(g: Board, draft: Draft) -> None:
    id, seat, level = draft.thing, draft.seat, draft.kind == "level"
    card, points = g.thing(id).card, 1 if level else legal.invocation_points(g, seat, id)
    take_out(g, id)
    g.informed = True
    item = _waits(g, draft, card, host=draft.host, acts=tuple((act.action.where, act.runs) for act in draft.acts))
    if level:
        g.seat(seat).leveled = g.s.turn
    g.stale()
    for payer in draft.payers:
        spend_points(g, payer, points)
    text = say("rs-log-invokes", what=CardName(card), payers=g.names(draft.payers), paid=yes(draft.payers))
    _told(g, item, Event("invoked", seat, id, kind=g.cards[card].kind), text, "RS-530" if level else "RS-542")
    _pay(g, draft, seat, "invocation", *(act.action.use for act in draft.acts))


def _announce_action(g: Board, draft: Draft) -> None:
    source, seat, cost = cast(Source, draft.source), draft.seat, draft.way.cost
    action = L.keywords["Copycat"].abilities[0] if draft.copycat else source.action
    if action.free and not any(draft.way.price):
        g.spend(legal.FREELY, source.id, legal.for_free(action), seat)
    last = action.often is not None and g.spend(action.often, source.id, action.where, seat)
    gone, scope = given_up(cost) or source.id in draft.given, Scope(g, seat, g.handle(source.id))
    item = _waits(g, draft, source.card, where=source.action.where, given_up=gone, last=_ends(last, action))
    total = draft.total
    text = say(
        "rs-log-action", what=g.name(source.id), action=ability_name(source.action),
        price=g.price_text(cost, Way(total, cost)), paid=yes(any(total)),
    )  # fmt: skip
    copied = ("RS-1126",) if draft.copycat else ()
    _told(g, item, Event("action_used", seat, source.id, kind=source.action.use), text, "RS-634", *copied)
    taking = [(op, op.what.ids(scope)) for op in taken(cost)]
    _pay(g, draft, purse(g, seat, source.id), source.action.use)
    for op, ids in taking:
        take(g, op, ids)


def _ends(last: bool, ability: Ability) -> str:
    """What comes once it has been done, by the name that it is saved under: what its limit does at last. [RS-639]"""
    return f"{ability.where}:last" if last and ability.limit is not None and ability.limit.then else ""


def _pay(g: Board, draft: Draft, purse: int, *of: str) -> None:
    """Coins, Ether and cards are paid together, for a play and the Actions that go with it. [RS-542 RS-644 RS-645
    RS-1108]"""
    spend(g, purse, draft.total)
    whole = {name for each in of for name in priced_as(each)}
    for each in g.lastings("price"):
        once = each.part.once and each.part.of in whole
        if once and each.lasting is not None and prices_it(g, each, draft.seat, draft.thing):
            g.use_up(each.lasting)
    if draft.thrown:
        discard_cards(g, draft.seat, draft.thrown)
    if draft.given:
        leave(g, draft.given, "cemetery", died=True, sacrificed=True)
    g.unsettled()


def _announce_skill(g: Board, draft: Draft) -> None:
    id, seat = draft.thing, draft.seat
    card = g.summoner(id).card
    skill: Ability = g.cards[card].skills[draft.number]
    last = skill.often is not None and g.spend(skill.often, id, skill.where, seat)
    points = legal.skill_points(g, seat, skill, id)
    item = _waits(g, draft, card, where=skill.where, last=_ends(last, skill))
    spend_points(g, id, points)
    if not points:
        tilt(g, id)
    text = say("rs-log-skill", what=g.name(id), skill=ability_name(skill))
    _told(g, item, Event("skill_used", seat, id), text, "RS-503")
    _pay(g, draft, seat, "skill")


def _announce_explosion(g: Board, draft: Draft) -> None:
    """The Creature and its Bomb are given up at once; the destruction waits on the chain. [RS-1045]"""
    id, seat = draft.thing, draft.seat
    target = draft.runs[0][0][0]
    _waits(g, draft, g.definition(id), given_up=True, plane=g.plane(id))
    g.mark_recent("exploded", id, target)
    text = say("rs-log-explodes", who=SeatName(seat), what=g.name(id), target=g.name(target))
    g.happen(Event("exploded", seat, id, target), text, "RS-1045")
    leave(g, (id,), "cemetery", died=True, sacrificed=True)


class Item(Play, tag="item", kw_only=True):
    """What becomes of a play that waits on the chain. [RS-702]"""

    steps = ("announced", "respond", "resolve", "base", "perform", "close", "settled")

    def _action(self, g: Board) -> Ability:
        return g.ability(self.card, self.where)

    def specs(self, g: Board) -> Specs:
        """The specifications of its targets."""
        if self.kind in ("action", "skill"):
            return self._action(g).specs
        return legal.EXPLOSIVE if self.kind == "explode" else g.cards[self.card].specs

    def announced(self, g: Board) -> None:
        """What paying set off happens before anyone is asked. [RS-723]"""
        settle(g)

    def respond(self, g: Board) -> None:
        """Everyone may respond. [RS-703]"""

        g.push(Round(stamp=self.stamp))

    def resolve(self, g: Board) -> Verdict:
        """It resolves: if it was not stopped, its card has survived, and it has a legal target left. [RS-515 RS-516
        RS-635 RS-646]"""
        self.begun = True
        g.stale()
        if self.stopped:
            return self._nothing(g, None, "RS-516")
        if self.kind == "skill" and g.summoner(self.thing).lost:
            return self._nothing(g, "rs-log-gone", "RS-515")
        if self.kind == "action" and not self.given_up and not self._there(g):
            return self._nothing(g, "rs-log-gone", "RS-635")
        if self.kind == "level":
            return self._level(g)
        before, specs = any(self.aims), self.specs(g)
        if self.kind == "invoke":
            self.runs = tuple(self._legal(g, specs, run) for run in self.runs)
        else:
            self.runs = self._standing(g, specs, self.runs)
        acts = [(where, runs, self._standing(g, g.ability(self.card, where).specs, runs)) for where, runs in self.acts]
        self.acts = tuple((where, standing) for where, runs, standing in acts if standing or not runs)
        if before and not self._left(g, self.aims):
            return self._nothing(g, "rs-log-no-target", "RS-646")
        if self.kind == "invoke":
            return self._invoked(g)
        return "perform"

    def _there(self, g: Board) -> bool:
        """Whether its card is still where the Action is used from."""
        if self._action(g).from_:
            return g.same(self.thing, self.stamp)
        return survives(g, self.thing, self.stamp)

    def _left(self, g: Board, run: Picks) -> bool:
        """Whether any of what is targeted still is what it was. [RS-646]"""
        return any(g.same(id, self.stamp) for picks in run for id in picks)

    def _standing(self, g: Board, specs: Specs, runs: tuple[Picks, ...]) -> tuple[Picks, ...]:
        """The performances with the targets that are still legal: one that has lost all of its targets does nothing,
        one for which none were named is done without. [RS-646 RS-647]"""
        found = ((run, self._legal(g, specs, run)) for run in runs)
        return tuple(now for run, now in found if not any(run) or self._left(g, now))

    def _legal(self, g: Board, specs: Specs, run: Picks) -> Picks:
        """The targets that are still legal, and what has left play, which can be read. [RS-646 RS-1046]"""
        scope = Scope(g, self.seat, g.handle(self.thing), None, registers(g, specs, run))
        found: list[tuple[int, ...]] = []
        for (_, spec), picks in zip(specs, run, strict=True):
            if self.kind == "explode":
                found.append(
                    tuple(
                        id
                        for id in picks
                        if survives(g, id, self.stamp)
                        and legal.targetable(g, id)
                        and g.plane(id) == self.plane
                        and g.seat_of(id) != self.seat
                    )
                )
            elif spec.zone in ("battlefield", "chain"):
                found.append(tuple(
                    id for id in picks
                    if survives(g, id, self.stamp) and spec.fits(scope, id) and legal.targetable(g, id)
                    or fallen(g, spec, id, self.stamp)
                ))  # fmt: skip
            else:
                there = legal.candidates(g, scope, spec)
                found.append(tuple(id for id in picks if id in there and g.same(id, self.stamp)))
        return tuple(found)

    def _nothing(self, g: Board, id: str | None, clause: str) -> Verdict:
        """It does nothing; its card goes to the Cemetery, nothing is given back. [RS-516]"""
        if id is not None:
            g.happen(Event("nothing", self.seat, self.thing), Text(id, {"what": g.play_text(self)}), clause)
        return "close"

    def _level(self, g: Board) -> Verdict:
        """A Level Up: the tilt of its Summoner counts as it is now. [RS-521 to RS-523 RS-529 RS-530]"""
        summoner = self.host
        if g.summoner(summoner).lost:
            return self._nothing(g, "rs-log-gone", "RS-530")
        change_level(g, summoner, g.cards[self.card].gain)
        under = g.edit(summoner)
        under.pile = (*under.pile, self.thing)
        g.touch()
        if g.cards[self.card].do:
            names: dict[str, Any] = {"target": g.handles((summoner,))}
            g.push(Effect(seat=self.seat, this=g.handle(self.thing), card=self.card, where="base", names=names))
        return "settled"

    def _invoked(self, g: Board) -> Verdict:
        card: LibraryCard = g.cards[self.card]
        picks = self.runs[0] if self.runs else ()
        if not card.stays:
            return "base"
        if card.attaches and not (survives(g, self.host, self.stamp) and self._holds(g)):
            return self._nothing(g, "rs-log-no-host", "RS-1201" if "Disease" in card.keyword_names else "RS-1127")
        g.push(Arrive(seat=self.seat, card=self.thing, host=self.host, invoked=True, picks=picks, stamp=self.stamp))
        return "settled"

    def _holds(self, g: Board) -> bool:
        """Whether it may be attached to its host still. [RS-1102 RS-1127 RS-1201]"""
        return legal.targetable(g, self.host) and may_hold(g, self.thing, self.host, self.seat)

    def base(self, g: Board) -> None:
        """A one-shot card: its Base Effects first. [RS-604 RS-605 RS-645]"""
        card: LibraryCard = g.cards[self.card]
        if card.do:
            names = registers(g, card.specs, self.runs[0] if self.runs else (), self.stamp)
            g.push(Effect(seat=self.seat, this=g.handle(self.thing), card=self.card, where="base", names=names))

    def perform(self, g: Board) -> Verdict:
        """Its Actions, each once for each list of targets; an Action or Skill likewise. [RS-645 RS-1108]"""
        none: tuple[Picks, ...] = ((),)
        if self.kind == "invoke":
            parts = [(where, run) for where, runs in self.acts for run in runs or none]
        else:
            parts = [(self.where, run) for run in self.runs or none]
        if self.run >= len(parts):
            return None
        state_check(g)
        if g.s.outcome is not None:
            return self.close(g)
        if g.s.agenda[-1] is not self:  # it has vanished with its player, or something happens instead first
            return "perform"
        where, run = parts[self.run]
        self.run += 1
        if any(run) and not self._left(g, run):
            return "perform"
        if self.kind == "explode":
            destroy(g, [id for picks in run for id in picks])
            return "perform"
        names = registers(g, g.ability(self.card, where).specs, run, self.stamp)
        g.push(Effect(seat=self.seat, this=g.handle(self.thing), card=self.card, where=where, names=names))
        return "perform"

    def close(self, g: Board) -> None:
        """A one-shot card goes to its owner's Cemetery; what was used for the last time does what its limit says.
        [RS-604 RS-605 RS-639]"""
        if self.kind in ("invoke", "level"):
            put_from_chain(g, self.thing)
        if self.last:
            g.push(Effect(seat=self.seat, this=self.this, card=self.card, where=self.last))

    def settled(self, g: Board) -> None:
        """The state check, and what the item set off, before the next one. [RS-706 RS-724]"""
        settle(g)


def aims_of(g: Board, play: Play) -> list[int]:
    """What a play is attached to and targets, as far as that is still there for all to see: what left for a hand or a
    library is another object, which nobody follows. [RS-302 RS-310]"""
    named = [*([play.host] if play.host else []), *(pick for picks in play.aims for pick in picks)]
    return [
        id
        for id in named
        if (survives(g, id, play.stamp) if g.is_placed(id) else g.lies_open(id) and g.same(id, play.stamp))
    ]


def survives(g: Board, id: int, stamp: int) -> bool:
    """Whether what a play names is still the same object: a card that left and came back is a new one. [RS-310 RS-635
    RS-646]"""
    if id < 0:
        return g.item(id) is not None
    return g.is_in_play(id) and g.same(id, stamp)


def stop(g: Board, id: int) -> bool:
    """Something on the chain is stopped, if it was not; nothing is given back. [RS-516]"""
    item = g.item(id) if id < 0 else None
    if item is None or item.stopped:
        return False
    item.stopped = True
    g.stale()
    g.mark_recent("stopped", id)
    g.happen(Event("stopped", item.seat, item.thing), say("rs-log-stopped", what=g.play_text(item)), "RS-516")
    return True


def retarget(g: Board, ref: int, id: Id) -> bool:
    """Something on the chain that names one target in all names another instead, if its player could have: whether it
    does. [RS-646 RS-702]"""
    item = g.item(ref) if ref < 0 else None
    if item is None or sum(len(picks) for picks in item.aims) != 1 or not survives(g, id, item.stamp):
        return False
    runs = tuple([_aimed(g, item, run, id) for run in item.runs])
    if runs == item.runs:
        return False
    item.runs = runs
    g.stale()
    text = say("rs-log-retarget", what=g.play_text(item), target=g.name(id))
    g.happen(Event("retargeted", item.seat, item.thing, id), text, "RS-646")
    return True


def _aimed(g: Board, item: Any, run: Picks, id: Id) -> Picks:
    """The targets of a performance with something in place of the one that it names, if that could be."""
    specs, stops = item.specs(g), item.kind == "action" and legal.stops_attacks(g.ability(item.card, item.where))
    scope = Scope(g, item.seat, g.handle(item.thing), None, {})
    return tuple(
        (id,) if picks and id in legal.candidates(g, scope, spec, stops=stops) else picks
        for (_, spec), picks in zip(specs, run, strict=True)
    )


class Responses(ToldWindow, kw_only=True):
    """A window in which Imminent cards, Actions and Skills may be played. [RS-519 RS-704 RS-707 RS-726]"""

    passed_clause = "RS-704"

    def able(self, g: Board, seat: int) -> bool:
        """Whether a seat is asked: skipped only where all can see that it has no play. [RS-725]"""
        return not g.s.seats[seat].out and legal.may_respond(g, seat, self.kind_of(g, seat))

    @abstractmethod
    def kind_of(self, g: Board, seat: int) -> str:
        """The name of the window for a seat."""

    @abstractmethod
    def about(self, g: Board) -> Text:
        """What is being answered."""

    def question(self, g: Board, seat: int) -> Ask:
        """What to play in response, if anything. [RS-704]"""
        window = self.kind_of(g, seat)
        options = [Option("pass", PASS_TEXT, PASS), *plays(g, seat, window)]
        return Ask(
            seat, "respond", Choice(RESPOND_TEXT, tuple(options)), "pass", ("RS-704", "RS-725"), window=window,
            about=self.about(g), forced=False,
            aimed=aimed_at(g, seat), own=self.follows_own(g, seat),
        )  # fmt: skip

    def follows_own(self, g: Board, seat: int) -> bool:
        """Whether a player would only respond to their own play, before anybody else has played anything. [RS-703]"""
        return False

    def respond(self, g: Board, seat: int, *response: Any) -> None:
        """It goes on the chain, above whatever it answers. [RS-702]"""
        announce(g, response[-1])


def aimed_at(g: Board, seat: int) -> bool:
    """Whether a player is attacked, or somebody else's play aims at something of that player's. [RS-726]"""
    if any(each.player == seat and not each.out for each in g.s.combat):
        return True
    return any(item.seat != seat and any(g.seat_of(id) == seat for id in aims_of(g, item)) for item in g.chain())


PASS_TEXT = say("rs-pass")

PLAYED = ("invoked", "action_used", "skill_used", "exploded")
"""What is told of each play as it is announced."""


RESPOND_TEXT = say("rs-ask-respond")


class Round(Responses, tag="round", kw_only=True):
    """Responses to the newest item of the chain: the players after its own in turn order, its own player last.
    [RS-703]"""

    stamp: int

    def _item(self, g: Board) -> Item | None:
        """The item, which waits right below, unless it has vanished."""
        agenda = g.s.agenda
        below = agenda[-2] if len(agenda) > 1 else None
        return below if type(below) is Item and below.stamp == self.stamp else None

    def kind_of(self, g: Board, seat: int) -> str:
        """Answering a play of one's own is another window, so that it can be passed by order by itself. [RS-703
        RS-726]"""
        item = self._item(g)
        return "own" if item is not None and item.seat == seat else "chain"

    def follows_own(self, g: Board, seat: int) -> bool:
        """What was played last is the player's own item."""
        item = self._item(g)
        played = next((entry.event for entry in reversed(g.story) if entry.event.name in PLAYED), None)
        return item is not None and played is not None and (played.seat, played.subject) == (seat, item.thing)

    def order(self, g: Board) -> tuple[int, ...]:
        """The order of asking. [RS-703 RS-727]"""
        item = self._item(g)
        if item is None:
            return ()
        around = g.turn_order(item.seat)
        return (*around[1:], around[0]) if around and around[0] == item.seat else around

    def gone(self, g: Board) -> bool:
        """Whether the item has vanished, or was stopped."""
        item = self._item(g)
        return item is None or item.stopped

    def about(self, g: Board) -> Text:
        """The item: where it is on the chain, whose it is, and what it aims at."""
        item = self._item(g)
        if item is None:
            return say("rs-nothing")
        at, aims = g.place(-item.stamp), aims_of(g, item)
        return say(
            "rs-about-item", at=at, who=SeatName(item.seat), what=g.play_text(item), aimed="yes" if aims else "no",
            targets=g.names(aims),
        )  # fmt: skip


class Standing(Responses, tag="standing", kw_only=True):
    """A fixed point of the turn at which players may act: others first, the active player last and only in the Attack
    phase. [RS-711 RS-712]"""

    name: str

    def kind_of(self, g: Board, seat: int) -> str:
        """One for all."""
        return self.name

    def order(self, g: Board) -> tuple[int, ...]:
        """The order of asking. [RS-711 RS-712]"""
        around = g.turn_order()
        others = around[1:] if around and around[0] == g.s.active else around
        return (*others, g.s.active) if self.name in legal.ATTACK_WINDOWS and not g.s.seats[g.s.active].out else others

    def gone(self, g: Board) -> bool:
        """Whether the player whose turn it is has fallen: then the turn is over. [RS-403]"""
        return bool(g.s.seats[g.s.active].out)

    def about(self, g: Board) -> Text:
        """The moment."""
        return say(f"rs-about-{slug(self.name)}", who=SeatName(g.s.active))
