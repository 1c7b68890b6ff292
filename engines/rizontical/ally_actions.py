"""What the current turn ally does: Move, Basic Hit, Push, Skills, Skip. Of each what it is, whether it is possible, why
not. [RZ-521 RZ-711 RZ-714]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.ask import Choice, Later, Option, Refused, Withheld, number, one_of
from engines.kernel.event import Event
from engines.kernel.refusing import typed_number
from engines.kernel.state import Id, Verdict
from engines.kernel.text import SeatName, Text, say
from engines.kernel.verbs import found_below

from .battle import Hit, aim_choice, hit_events
from .board import AROUND, BEARINGS, BETWEEN, BY_NAME, DIRECTIONS, FULL_NAMES, NAMES, SHORT_NAMES
from .conditions import change_ap
from .lasting import number_combat
from .motion import Slide, Walk, find_paths, path_options, path_reader, steps_of
from .naming import has_targets
from .payment import barred, least_ap, price, refused, too_dear
from .places import in_reach
from .trackers import left_of, lent, place_of, skills
from .uses import Announced, can_aim, done_already, skill_levels, spent, successful, use_up, would_end

if TYPE_CHECKING:
    from .cards import Skill
    from .duel import Duel


class MoveAction(Announced, tag="move_action"):
    """The current turn ally's Move. [RZ-521 to RZ-527]"""

    who: Id
    path: tuple[int, ...]
    start: int

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """The path."""
        path = "-".join(NAMES[cell] for cell in (self.start, *self.path))
        return say("rz-does-move", who=g.name(self.meant(g, self.who)), path=path)

    def origin(self, g: Duel) -> str | None:
        return NAMES[self.start]

    def aims(self, g: Duel) -> list[str]:
        return [NAMES[self.path[-1]]]

    def announce(self, g: Duel) -> None:
        """The Move of the turn is used by announcing it. [RZ-527 RZ-713]"""
        use_up(g, self.seat, "move")
        self.declare(g, "move", self.who)
        how: dict[str, Any] = {"kind": "move", "origin": NAMES[self.start], "place": NAMES[self.path[-1]]}
        self.say_it(g, Event("announced", self.seat, self.who, amount=len(self.path), **how))

    def carry_out(self, g: Duel) -> Verdict:
        """Step by step, from where it was announced."""
        there = self.here(g, self.who) and g.cell_of(self.who) == self.start
        if self.negated or not there or g.forbidden("move", self.who):
            return self.fizzle(g, "RZ-527")
        g.push(Walk(who=self.who, path=self.path, at=self.start, kind="action"))
        return None


def moves(g: Duel, seat: int, ally: Id) -> Later | None:
    """The Moves that are possible, if any is. [RZ-521 RZ-525]"""
    if not ally or g.forbidden("move", ally):
        return None
    mp, board = g.stat(ally, "mp"), g.s.board
    here: int = g.s.things[ally].cell
    free = [cell for cell in steps_of(g, ally)[here] if cell not in board] if mp else ()
    return Later(_move_level, g, ally, mp) if free or mp > 1 and find_paths(g, ally, mp) else None


def _move_level(g: Duel, ally: Id, mp: int) -> Choice:
    return Choice(say("rz-ask-move", mp=mp), tuple(path_options(g, ally, mp)), other=path_reader(g, ally, mp))


def no_move(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    """Why a Move is not possible."""
    if "move" in done_already(g, seat):
        return refused("rz-no-move-left", "RZ-713")
    if g.forbidden("move", ally):
        return refused("rz-no-move-forbidden", "RZ-1407")
    mp = g.stat(ally, "mp")
    if not mp:
        return refused("rz-no-mp", "RZ-525")
    cells = [BY_NAME.get(name) for name in (rest[0].split("-") if rest else [])]
    if None in cells:
        return refused("rz-no-cell", "RZ-501", cell=rest[0])
    path = [cast(int, cell) for cell in cells]
    here = cast(int, g.cell_of(ally))
    if path and path[-1] == here:
        return refused("rz-no-move-zero", "RZ-524")
    if any(cell in g.s.board for cell in path if cell != here):
        return refused("rz-no-move-through", "RZ-523")
    if not path:
        return refused("rz-no-move-room", "RZ-523")
    if len(path) > 1 and len(path) - (path[0] == here) > mp or g.distance(here, path[-1]) > mp:
        return refused("rz-no-move-far", "RZ-521", mp=mp)
    if len(path) > 1:
        return refused("rz-no-move-step", "RZ-522")
    if any(way[-1] == path[0] for way in find_paths(g, ally, mp)):
        return refused("rz-no-move-which", "RZ-522", cell=NAMES[path[0]])
    return refused("rz-no-move-way", "RZ-523")


class HitAction(Announced, tag="hit_action"):
    """The current turn ally's Basic Hit. [RZ-714 to RZ-717]"""

    who: Id
    cell: int

    steps = ("announce", "carry_out", "finish")

    def told(self, g: Duel) -> Text:
        """At which cell, and who is there; nobody may be there any more when the hit was dealt."""
        who, at, target = g.name(self.meant(g, self.who)), NAMES[self.cell], g.entity_at(self.cell)
        if target:
            return say("rz-does-hit", who=who, at=at, target=g.name(target))
        return say("rz-does-hit-dealt" if self.step == "finish" else "rz-does-hit-empty", who=who, at=at)

    def is_a(self, g: Duel, what: str) -> bool:
        return what == "hit"

    def hitter(self, g: Duel) -> Id:
        return self.who

    def origin(self, g: Duel) -> str | None:
        return g.cell_name(self.who)

    def aims(self, g: Duel) -> list[str]:
        return [NAMES[self.cell]]

    def announce(self, g: Duel) -> None:
        """The Hit of the turn is used by declaring it. [RZ-714]"""
        use_up(g, self.seat, "hit")
        self.combat = number_combat(g)
        self.declare(g, "hit", self.who)
        target = g.entity_at(self.cell)
        said = Event("announced", self.seat, self.who, target, kind="hit", place=NAMES[self.cell])
        aimed = self.target_events(g, (target,), self.who, "hit")
        self.say_it(g, said, *aimed, *hit_events(g, self.who, (self.cell,), "basic"))

    def carry_out(self, g: Duel) -> None:
        """The hit, unless it was negated."""
        here = self.here(g, self.who)
        hit = Hit(attacker=self.who, cells=(self.cell,), reach=g.stat(self.who, "ra") if here else 0, kind="basic")
        hit.negated, hit.combat, hit.turned = self.negated or not here, self.combat, self.turned
        g.push(hit)

    def finish(self, g: Duel) -> None:
        """A successful one ends the turn. [RZ-622]"""
        if not self.hit_negated:
            successful(g, self, self.who)


def hits(g: Duel, seat: int, ally: Id) -> Later | None:
    """The cells that can be hit, if any can. [RZ-557 RZ-714]"""
    if not ally or g.forbidden("hit", ally) or not g.stat(ally, "ra"):
        return None
    level = Later(_hit_level, g, ally)
    return level if g.option("friendly_hits") != "forbidden" or _hit_level(g, ally).options else None


def _hit_level(g: Duel, ally: Id) -> Choice:
    level = aim_choice(g, ally, "one")
    return Choice(level.prompt, level.options)


def no_hit(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    """Why a Basic Hit is not possible."""
    if "hit" in done_already(g, seat):
        return refused("rz-no-hit-left", "RZ-714")
    if g.forbidden("hit", ally):
        return refused("rz-no-hit-forbidden", "RZ-1407")
    if not g.stat(ally, "ra"):
        return refused("rz-no-ra", "RZ-557")
    if not rest:
        return None
    if rest[0] not in BY_NAME:
        return refused("rz-no-cell", "RZ-501", cell=rest[0])
    return aim_refusal(g, ally, BY_NAME[rest[0]], g.stat(ally, "ra"))


def aim_refusal(g: Duel, ally: int, cell: int, reach: int) -> Refused | None:
    """Why a cell can't be aimed at, if it can't."""
    here = cast(int, g.cell_of(ally))
    if cell == here:
        return refused("rz-no-self-aim", "RZ-717")
    if g.distance(here, cell) > reach:
        return refused("rz-no-reach", "RZ-551", ra=reach)
    if not in_reach(g, ally, cell, reach):
        if any(each in g.s.board for each in BETWEEN[here][cell]):
            return refused("rz-no-line", "RZ-553")
        return refused("rz-no-straight", "RZ-554")
    target = g.entity_at(cell)
    if target and g.controller(target) == g.controller(ally) and g.option("friendly_hits") == "forbidden":
        return refused("rz-no-friend", "RZ-718")
    return None


class PushAction(Announced, tag="push_action"):
    """The current turn ally's Push. [RZ-531 to RZ-545]"""

    who: Id
    target: Id
    cells: int
    direction: str = ""
    """With the option push_direction: any, the direction named; else it is read when the Push is carried out."""

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """Whom, and how far."""
        target = g.name(self.meant(g, self.target))
        return say("rz-does-push", who=g.name(self.meant(g, self.who)), target=target, n=self.cells)

    def origin(self, g: Duel) -> str | None:
        return g.cell_name(self.who)

    def aims(self, g: Duel) -> list[str]:
        return [each] if (each := g.cell_name(self.target)) is not None else []

    def announce(self, g: Duel) -> None:
        """The Push of the turn is used by announcing it. [RZ-533]"""
        use_up(g, self.seat, "push")
        self.declare(g, "push", self.who)
        self.say_it(
            g,
            Event("announced", self.seat, self.who, self.target, self.cells, kind="push"),
            *self.target_events(g, (self.target,), self.who, "push"),
            Event("push_about", g.controller(self.target), self.target, self.who, self.cells),
        )

    def carry_out(self, g: Duel) -> Verdict:
        """With the board as it then is. [RZ-545]"""
        here = g.cell_of(self.who) if self.here(g, self.who) else None
        there = g.cell_of(self.target) if self.here(g, self.target) else None
        near = here is not None and there is not None and there in AROUND[here]
        able = near and not g.forbidden("push", self.who) and g.can_be_pushed(self.target)
        if self.negated or not able:
            return self.fizzle(g, "RZ-545")
        way = self.direction or BEARINGS[cast(int, here)][cast(int, there)][0]
        how: dict[str, Any] = {"seat": self.seat, "dealer": self.who, "pusher": self.who}
        g.push(Slide(who=self.target, direction=way, cells=self.cells, **how))
        return None


def _pushable(g: Duel, ally: Id) -> Iterator[tuple[int, Id]]:
    """What stands around a Fighter and can be pushed, by cell. [RZ-531]"""
    board = g.s.board
    here: int = g.s.things[ally].cell
    for cell in AROUND[here]:
        if cell in board and g.can_be_pushed(board[cell]):
            yield cell, board[cell]


def pushes(g: Duel, seat: int, ally: Id) -> Later | None:
    """Whom, which way and how far it can push, if anybody. [RZ-531 RZ-534 RZ-542]"""
    able = ally and any(_pushable(g, ally)) and not g.forbidden("push", ally) and g.stat(ally, "psh") > 0
    return Later(_push_level, g, ally) if able else None


def _push_level(g: Duel, ally: Id) -> Choice:
    here: int = g.s.things[ally].cell
    free = g.option("push_direction") == "any"
    counts = number(say("rz-ask-push-cells"), 1, g.stat(ally, "psh"))
    options: list[Option] = []
    for cell, id in _pushable(g, ally):
        ways = DIRECTIONS if free else BEARINGS[here][cell]
        named = [Option(FULL_NAMES[way], say("rz-dir-" + way), way, counts) for way in ways]
        level, key = one_of(say("rz-ask-direction"), named), NAMES[cell]
        options.append(Option(key, say("rz-target", key=key, name=g.name(id)), id, level, (key,)))
    return one_of(say("rz-ask-push"), options)


def no_push(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    """Why a Push is not possible."""
    if "push" in done_already(g, seat):
        return refused("rz-no-push-left", "RZ-533")
    psh = g.stat(ally, "psh")
    if not psh:
        return refused("rz-no-psh", "RZ-542")
    if g.forbidden("push", ally):
        return refused("rz-no-push-forbidden", "RZ-1407")
    if not rest:
        return None if any(_pushable(g, ally)) else refused("rz-no-push-near", "RZ-531")
    if rest[0] not in BY_NAME:
        return refused("rz-no-cell", "RZ-501", cell=rest[0])
    cell, here = BY_NAME[rest[0]], cast(int, g.cell_of(ally))
    if cell not in AROUND[here]:
        return refused("rz-no-push-reach", "RZ-535")
    if not g.entity_at(cell):
        return refused("rz-no-push-target", "RZ-536")
    if not g.can_be_pushed(g.entity_at(cell)):
        return refused("rz-no-push-proof", "RZ-1407")
    counts = [n for token in rest[1:] if (n := typed_number(token)) >= 0]
    if counts and not 1 <= counts[0] <= psh:
        return refused("rz-no-push-cells", "RZ-534", psh=psh)
    ways = [SHORT_NAMES.get(token, token) for token in rest[1:] if typed_number(token) < 0]
    if ways and ways[0] not in BEARINGS[here][cell]:
        return refused("rz-no-push-direction", "RZ-531")
    return None


def skill_refusal(g: Duel, seat: int, ally: Id, skill: Skill, *, free: bool = False) -> Refused | None:
    """Why a Skill can't be used as an action, if it can't; having been used this turn is no reason. [RZ-711 RZ-712]"""
    if not skill.active:
        return refused("rz-no-action-skill", "RZ-852", label=skill.label.upper())
    fighter = g.fighter(ally)
    if not g.works(ally, fighter, skill):
        return refused("rz-no-skill-off", "RZ-868" if left_of(fighter, skill, "times") == 0 else "RZ-1425")
    if skill.spell and "hit" in spent(g, seat, ally):
        return refused("rz-no-hit-left", "RZ-714")
    scope = g.scope_on(seat, ally)
    refusal = barred(g, "skill", ally, skill, scope, free=free)
    if refusal is not None:
        return refusal
    if not can_aim(g, ally, skill) or not has_targets(g, scope, skill):
        return refused("rz-no-target", "RZ-1414")
    return None


def _active_skills(g: Duel, ally: Id) -> tuple[Skill, ...]:
    """The Skills that are used as actions, those of other Fighters among them. [RZ-711 RZ-1627]"""
    own = g.cards[g.s.things[ally].card].active
    return (*own, *(each for each in lent(g, ally) if each.active)) if g.s.lasting else own


def _usable_skills(g: Duel, seat: int, ally: Id) -> Iterator[Skill]:
    if ally:
        for skill in _active_skills(g, ally):
            if not too_dear(g, seat, least_ap(skill)) and skill_refusal(g, seat, ally, skill) is None:
                yield skill


def skill_uses(g: Duel, seat: int, ally: Id) -> Later | None:
    """The Skills that can be used, if any can. [RZ-711]"""
    return found_below(_usable_skills(g, seat, ally), _skill_level, g, seat, ally)


def _skill_level(g: Duel, seat: int, ally: Id, found: Iterable[Skill]) -> Choice:
    options: list[Option] = []
    for skill in found:
        level = skill_levels(g, ally, skill, g.scope_on(seat, ally))
        key, ends = str(place_of(g, ally, skill)), skill.spell and would_end(g, seat, ally)
        options.append(Option(key, _skill_text(g, seat, ally, skill), skill.number, level, ends=ends))
    return Choice(say("rz-ask-skill"), tuple(options), withheld=lambda: _withheld_skills(g, seat, ally))


def _skill_text(g: Duel, seat: int, ally: Id, skill: Skill) -> Text:
    ap = price(g, "skill", ally, skill, g.scope_on(seat, ally))
    return say("rz-skill", number=place_of(g, ally, skill), label=skill.label.upper(), ap=ap)


def _withheld_skills(g: Duel, seat: int, ally: Id) -> list[Withheld]:
    """The Skills that are used as actions, but not now, with why not. [RZ-1608]"""
    return [
        Withheld(_skill_text(g, seat, ally, skill), refusal)
        for skill in _active_skills(g, ally)
        if (refusal := skill_refusal(g, seat, ally, skill)) is not None
    ]


def no_skill(g: Duel, seat: int, ally: int, rest: list[str]) -> Refused | None:
    """Why a Skill can't be used."""
    known = skills(g, ally)
    if not rest:
        withheld = _withheld_skills(g, seat, ally)
        return withheld[0].refusal if withheld else refused("rz-no-skill-active", "RZ-711")
    if not 1 <= typed_number(rest[0]) <= len(known):
        return refused("rz-no-such-skill", "RZ-711", n=len(known))
    skill = known[typed_number(rest[0]) - 1]
    found = skill_refusal(g, seat, ally, skill)
    if found is not None:
        return found
    if skill.label == "spell" and skill.aim.shape in ("one", "within") and len(rest) > 1 and rest[1] in BY_NAME:
        found = aim_refusal(g, ally, BY_NAME[rest[1]], skill.aim.n or g.stat(ally, "ra"))
        if found is not None:
            return Refused(found.text, "RZ-855" if found.clause == "RZ-551" else found.clause)
    return refused("rz-no-target", "RZ-1415" if len(rest) > 1 else "RZ-1414")


class SkipAction(Announced, tag="skip_action"):
    """Skip the current turn ally's turn: 2 AP if it did not Move, Hit or use a Skill. [RZ-722 RZ-723]"""

    who: Id

    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """Who skips."""
        return say("rz-does-skip", who=SeatName(self.seat))

    def announce(self, g: Duel) -> None:
        """Say it."""
        self.say_it(g, Event("announced", self.seat, self.who, kind="skip"))

    def carry_out(self, g: Duel) -> Verdict:
        """The turn ends."""
        if self.negated or g.seat_forbidden("skip", self.seat):
            return self.fizzle(g)
        if skip_pays(g, g.ally_now(self.seat)):
            change_ap(g, self.seat, 2)
        g.s.turn_over = True
        return None


def skip_pays(g: Duel, ally: Id) -> bool:
    """Whether Skipping the turn of a current turn ally gives 2 AP now. [RZ-723 RZ-724]"""
    return bool(ally) and (not g.s.acted or g.handle(ally) not in g.s.acted)
