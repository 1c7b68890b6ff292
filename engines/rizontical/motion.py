"""Motion: Moves step by step along a path, pushes in a straight line. [RZ-521 to RZ-550]"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.ask import Ask, Choice, Option, number, which
from engines.kernel.cards.flow import Effect
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import say

from .board import ADJACENT, AROUND, BEARINGS, BY_NAME, CELLS, DIAGONAL, DIRECTIONS, NAMES, SIZE, step
from .damage import push_dmg
from .places import way_options
from .replacing import Replaceable, replaceable

if TYPE_CHECKING:
    from .duel import Duel

PATHS_LISTED = 25
"""How many ways to one cell are listed at most; any other path can still be named cell by cell."""


class Going(Replaceable, kw_only=True):
    """Something that comes over the board cell by cell, as long as it stands where it has got to."""

    who: Id
    at: int = -1
    """The cell it has to be on to go on."""
    origin: int = -1
    cut: bool = False

    @abstractmethod
    def settled(self) -> object:
        """Whether nothing about it is to be picked any more."""

    def goes_on(self, g: Duel) -> bool:
        """Whether it is where it should be, and nothing has cut it off."""
        return not self.cut and self.here(g, self.who) and g.cell_of(self.who) == self.at

    def enter(self, g: Duel, cell: int) -> str:
        """One cell further."""
        self.at = cell
        g.stand(self.who, cell)
        g.arrive(self.who)
        return "advance"


class Walk(Going, kw_only=True, tag="walk"):
    """A Fighter goes along a path, stepping on every cell of it; by an effect a player picks the path first. [RZ-522
    RZ-526 RZ-527 RZ-550 RZ-562]"""

    path: tuple[int, ...] = ()
    """The cells to enter, in order."""
    gone: int = 0
    kind: str = "effect"
    """Whether it is a Move as an "action", or one that an effect makes."""
    seat: int = 0
    """Of one that an effect makes, who picks the path."""
    upto: int = 0
    bound: Id = 0
    """What every step goes away from, or `towards`: a thing, or a player's side; 0 for nothing."""
    towards: bool = False

    steps = ("choose", "chosen", "replace", "replacement", "advance", "arrived")

    def settled(self) -> object:
        return self.path

    def choose(self, g: Duel) -> Verdict:
        """Where to, or stay; nobody is asked about no cell at all."""
        if self.settled():
            return "replace"
        if not self.here(g, self.who) or self.upto < 1:
            return END
        prompt = say("rz-ask-effect-path", who=g.name(self.who), upto=self.upto)
        bound = (self.meant(g, self.bound), self.towards) if self.bound else None
        options = (Option("stay", say("rz-stay"), ()), *path_options(g, self.who, self.upto, bound))
        choice = Choice(prompt, options, other=path_reader(g, self.who, self.upto, bound))
        return Ask(self.seat, "effect_path", choice, "stay", ("RZ-522",))

    def chosen(self, g: Duel, path: tuple[int, ...]) -> Verdict:
        """That way."""
        self.path, self.at = path, cast(int, g.cell_of(self.who))
        self.begins(g)
        return None if path else END

    def events(self, g: Duel) -> tuple[Event, ...]:
        return (Event("moved", g.controller(self.who), self.who, amount=len(self.path), kind=self.kind),)

    def stopped(self, g: Duel) -> Verdict:
        return END if self.negated else None if "moved" in replaceable(g) else "advance"

    def advance(self, g: Duel) -> Verdict:
        """One cell further, if the Fighter is where it should be and the next cell is free."""
        if self.origin < 0:
            self.origin = self.at
        reach = self._next(g) if self.goes_on(g) else len(self.path)
        if reach == len(self.path):
            return "arrived"
        self.gone = reach + 1
        return self.enter(g, self.path[reach])

    def _next(self, g: Duel) -> int:
        """The place on the path of the next cell that it enters: one that may move through entities passes over those
        that are taken, without stepping on them; the end of the path if it enters none."""
        ahead = range(self.gone, len(self.path))
        for place in ahead if g.granted("move_through", self.who) else ahead[:1]:
            if self.path[place] not in g.s.board:
                return place
        return len(self.path)

    def arrived(self, g: Duel) -> None:
        """The Move is over. One that went as it was announced has been told already."""
        if not self.gone or not self.here(g, self.who):
            return
        start, end = NAMES[self.origin], NAMES[self.at]
        how: dict[str, Any] = {"amount": self.gone, "kind": self.kind, "origin": start, "place": end}
        event = Event("moved", g.controller(self.who), self.who, **how)
        g.trail("moved", self.at, self.origin)
        told = say("rz-log-moved", who=g.name(self.who), start=start, end=end)
        announced = self.kind == "action" and self.at == self.path[-1]
        g.comes_about(event, None if announced else told, "RZ-521")


class Slide(Going, kw_only=True, tag="slide"):
    """An entity is pushed in a straight line; cells that it can't travel become PSH DMG. By an effect it goes where its
    text says, else away from its Fighter, else where its player picks. [RZ-531 RZ-532 RZ-537 to RZ-544 RZ-549]"""

    cells: int
    seat: int
    """Who deals the PSH DMG, and picks."""
    direction: str = ""
    dealer: Id = 0
    pusher: Id = 0
    """The Fighter that pushes, if one does."""
    dir: str = ""
    """Which way an effect says."""
    bound: Id = 0
    """By an effect: what it goes away from, or `towards`."""
    towards: bool = False
    upto: bool = False
    travelled: int = 0
    amount: int = -1

    steps = (
        "choose_cells", "cells_chosen", "choose_direction", "direction_chosen",
        "replace", "replacement", "advance", "over",
    )  # fmt: skip

    def settled(self) -> object:
        return self.direction

    def choose_cells(self, g: Duel) -> Verdict:
        """How far, if an effect says up to."""
        if self.settled():
            return "replace"
        if not self.here(g, self.who) or not g.can_be_pushed(self.who):
            return END
        if not self.upto or self.cells < 2:
            return "choose_direction"
        return Ask(self.seat, "number", number(say("rz-ask-push-cells"), 1, self.cells), "1", ("RZ-549",))

    def cells_chosen(self, g: Duel, cells: int) -> None:
        """That far."""
        self.cells = cells

    def choose_direction(self, g: Duel) -> Verdict:
        """Which way, if the text or the line leaves a choice."""
        prompt = say("rz-ask-push-direction", who=g.name(self.who))
        return which(self.seat, "effect_direction", prompt, way_options(self._ways(g)), "RZ-549")

    def _ways(self, g: Duel) -> tuple[str, ...]:
        if self.dir in DIRECTIONS:
            return (self.dir,)
        if 0 < self.bound < g.first_id:
            return ("s" if (self.bound == 1) == self.towards else "n",)
        here, start = g.cell_of(self.who), g.cell_of(self.meant(g, self.bound)) if self.bound else None
        if self.dir == "choose" or start is None or here is None or start == here:
            return tuple(DIRECTIONS)
        return BEARINGS[here][start] if self.towards else BEARINGS[start][here]

    def direction_chosen(self, g: Duel, direction: str) -> None:
        """That way. DMG of a push is the dealer's: the Fighter, or the card or token behind it. [RZ-1131]"""
        effect = next(iter(g.below(Effect)), None)
        self.pusher = self.meant(g, self.pusher)
        self.dealer = self.pusher or (g.meant(effect.this) if effect is not None else 0)
        self.direction = direction
        self.begins(g)

    def events(self, g: Duel) -> tuple[Event, ...]:
        return (Event("push_about", g.controller(self.who), self.who, self.meant(g, self.pusher), self.amount),)

    def stopped(self, g: Duel) -> Verdict:
        if self.negated or "push_about" not in replaceable(g):
            return END if self.negated else "advance"
        self.amount = self.cells if self.amount < 0 else self.amount
        self.cells = self.amount
        return None if self.here(g, self.who) else END

    def advance(self, g: Duel) -> Verdict:
        """One cell further, or stopped by the border or an entity."""
        if self.at < 0:
            self.at = self.origin = cast(int, g.cell_of(self.who)) if self.here(g, self.who) else -1
        if not self.goes_on(g) or self.travelled == self.cells:
            return "over"
        ahead = step(self.at, self.direction)
        if ahead is None or ahead in g.s.board:
            self._stopped(g, ahead)
            return "over"
        self.travelled += 1
        return self.enter(g, ahead)

    def _stopped(self, g: Duel, ahead: int | None) -> None:
        left = self.cells - self.travelled
        wall = g.entity_at(ahead) if ahead is not None else 0
        g.trail("pushed", self.at, self.origin)
        pusher, who = self.meant(g, self.pusher), g.name(self.who)
        by, clause = ("entity", "RZ-538") if wall else ("border", "RZ-537")
        words: dict[str, Any] = {"by": g.name(wall)} if wall else {}
        text = say("rz-log-blocked-" + by, who=who, n=left, **words)
        g.happen(Event("blocked_by", subject=self.who), text, clause)
        g.occur(Event("blocked", g.controller(self.who), self.who, pusher, left, by))
        push_dmg(g, self.seat, self.meant(g, self.dealer), pusher, [self.who, *([wall] if wall else [])], left, by)

    def over(self, g: Duel) -> None:
        """The push is over; a Fighter stopped at once has still been pushed. [RZ-544]"""
        if self.origin < 0 or not self.here(g, self.who):
            return
        if self.travelled:
            g.trail("pushed", self.at, self.origin)
        pusher, where = self.meant(g, self.pusher), {"origin": NAMES[self.origin], "place": NAMES[self.at]}
        event = Event("pushed", g.controller(self.who), self.who, pusher, self.travelled, **where)
        way = say("rz-dir-" + self.direction)
        g.comes_about(event, say("rz-log-pushed", who=g.name(self.who), direction=way, n=self.travelled), "RZ-531")


Bound = tuple[int, bool] | None
"""What each step of a Move goes away from, or (true) towards: a thing, or a player's side."""


def steps_of(g: Duel, id: Id, bound: Bound = None) -> Sequence[Sequence[int]]:
    """The cells that one step of a Move may enter, from each cell. [RZ-506 RZ-522]"""
    steps = ADJACENT if g.option("distance") == "orthogonal" else AROUND
    steps = DIAGONAL if g.forbidden("move_straight", id) else steps
    if bound is None:
        return steps
    far = [_far(g, cell, bound[0]) for cell in CELLS]
    return [[to for to in steps[cell] if far[to] != far[cell] and (far[to] < far[cell]) == bound[1]] for cell in CELLS]


def _far(g: Duel, cell: int, of: int) -> int:
    """How far a cell is from a thing, or from a player's side."""
    if of < g.first_id:
        return cell // SIZE if of == 1 else SIZE - 1 - cell // SIZE
    there = g.cell_of(of)
    return 0 if there is None else g.distance(cell, there)


def find_paths(g: Duel, id: Id, upto: int, bound: Bound = None) -> list[tuple[int, ...]]:
    """A path to every cell in reach, and one for every different row of Tiles that can be stepped on, up to
    `PATHS_LISTED` to one cell. [RZ-522 RZ-523]"""
    start = g.cell_of(id)
    if start is None or upto < 1:
        return []
    through = bool(g.granted("move_through", id))
    board, tiles = g.s.board, g.s.tiles
    seen: set[tuple[int, tuple[int, ...]]] = {(start, ())}
    found: list[tuple[int, ...]] = []
    ways: dict[int, int] = {}
    frontier: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(start, (), ())]
    steps = steps_of(g, id, bound)
    for _ in range(upto):
        following: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
        for cell, path, stepped in frontier:
            for each in steps[cell]:
                taken = each in board
                if each == start or taken and not through:
                    continue
                row = (*stepped, each) if each in tiles and not taken else stepped
                if ways.get(each, 0) == PATHS_LISTED or (each, row) in seen or each in path:
                    continue
                seen.add((each, row))
                ways[each] = ways.get(each, 0) + 1
                longer = (*path, each)
                following.append((each, longer, row))
                if not taken:
                    found.append(longer)
        frontier = following
    found.sort(key=lambda path: (path[-1], len(path), path))
    return found


def path_options(g: Duel, id: Id, upto: int, bound: Bound = None) -> list[Option]:
    """The Moves that are listed: where to, and over which Tiles if there is a choice; toward the other side first."""
    start = g.cell_of(id)
    if start is None:
        return []
    ahead = -1 if g.controller(id) == 0 else 1
    paths = sorted(find_paths(g, id, upto, bound), key=lambda path: ahead * (path[-1] // SIZE))
    return [path_option(g, path, start) for path in paths]


def path_option(g: Duel, path: tuple[int, ...], start: int) -> Option:
    """A Move as an option; its key names every cell, the first included."""
    key = "-".join([NAMES[cell] for cell in (start, *path)])
    tiles = g.s.tiles
    over = [NAMES[cell] for cell in path if cell in tiles] if tiles else None
    end = NAMES[path[-1]]
    words: dict[str, Any] = {"cell": end, "n": len(path)}
    text = say("rz-path-over", **words, tiles=", ".join(over)) if over else say("rz-path", **words)
    return Option(key, text, path, marks=(end,))


def path_reader(g: Duel, id: Id, upto: int, bound: Bound = None) -> Any:
    """Reads a path named cell by cell, or just its end if only one way leads there."""

    def read(token: str) -> Option | None:
        start = g.cell_of(id)
        cells = [BY_NAME.get(name) for name in token.split("-")]
        if start is None or None in cells:
            return None
        if len(cells) == 1:
            ways = [path for path in find_paths(g, id, upto, bound) if path[-1] == cells[0]]
            return path_option(g, ways[0], start) if len(ways) == 1 else None
        path = tuple(cell for cell in (cells[1:] if cells[0] == start else cells) if cell is not None)
        return path_option(g, path, start) if legal_path(g, id, start, path, upto, bound) else None

    return read


def legal_path(g: Duel, id: Id, start: int, path: tuple[int, ...], upto: int, bound: Bound = None) -> bool:
    """Whether a Move may go along a path. [RZ-521 to RZ-524]"""
    if not 1 <= len(path) <= upto:
        return False
    through = bool(g.granted("move_through", id))
    here, steps = start, steps_of(g, id, bound)
    for n, cell in enumerate(path):
        if cell not in steps[here]:
            return False
        if cell in g.s.board and cell != start and (not through or n == len(path) - 1):
            return False
        here = cell
    return path[-1] != start


def _movable(g: Duel, id: Id) -> bool:
    """Whether effects can put something elsewhere on the board."""
    return g.in_play(id) if g.kind_of(id) == "tile" else g.is_entity(id) and not g.forbidden("be_moved", id)


def put(g: Duel, id: Id, cell: int) -> None:
    """An entity is put on an empty cell, a Tile on one with neither entity nor Tile: nothing steps on that. [RZ-507
    RZ-562 RZ-563 RZ-1121 RZ-1136]"""
    tile = g.kind_of(id) == "tile"
    if not _movable(g, id) or cell in g.s.board or tile and cell in g.s.tiles:
        return
    before = cast(int, g.cell_of(id))
    g.stand(id, cell)
    g.trail("put", cell, before)
    event = Event("put", subject=id, origin="" if tile else NAMES[before], place=NAMES[cell])
    g.happen(event, say("rz-log-put", who=g.name(id), at=NAMES[cell]), "RZ-1121" if tile else "RZ-562")
    if not tile:
        g.arrive(id)


def swap(g: Duel, a: Id, b: Id) -> None:
    """Two entities change places, and both step on their new cells; or two Tiles, and who stands there steps on
    nothing. [RZ-562 RZ-563 RZ-1121]"""
    tiles = [g.kind_of(id) == "tile" for id in (a, b)]
    if tiles[0] != tiles[1] or not _movable(g, a) or not _movable(g, b):
        return
    here, there = cast(int, g.cell_of(a)), cast(int, g.cell_of(b))
    g.stand(a, there)
    g.stand(b, here)
    g.trail("put", there, here)
    g.trail("put", here, there)
    text = say("rz-log-swapped", a=g.name(a), b=g.name(b))
    g.happen(Event("swapped", subject=a, other=b), text, "RZ-1121" if all(tiles) else "RZ-562")
    if not any(tiles):
        g.arrive(b)
        g.arrive(a)
