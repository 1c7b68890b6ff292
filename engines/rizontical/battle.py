"""Battle: hits and their combat phase, dealing DMG, losing HP, defeats and what follows them. [RZ-1201 to RZ-1256]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from engines.kernel.ask import Ask, Choice, Option, one_of, yes_no
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Word, say

from .board import ADJACENT, AROUND, CELLS, DIRECTIONS, NAMES, step
from .cards import number_of
from .lasting import Calculation, join_combat, number_combat
from .state import SOULS_TO_WIN, CardName, Fighter, Numen, Power, Token

if TYPE_CHECKING:
    from .duel import Duel


class Hit(Calculation, tag="hit"):
    """A hit being carried out, with its combat phase if it strikes anything. [RZ-1201 to RZ-1218]

    `reach` is how far its cells may be (-1: anywhere, or cells taken from where the user stands); `kind` is "basic",
    "spell" or "effect". When it is over it tells the procedure below whether it was negated.
    """

    attacker: Id
    cells: tuple[int, ...]
    reach: int = -1
    kind: str = "effect"
    atk: int | None = None
    element: str = ""
    type: str = ""
    windowed: bool = True
    """Whether the window for being about to be hit is over."""
    negated: bool = False
    targets: tuple[Id, ...] = ()
    places: tuple[int, ...] = ()
    far: tuple[bool, ...] = ()
    bases: tuple[int, ...] = ()

    steps = (
        "about",
        "reachable",
        "begin",
        "base",
        "choose_element",
        "element_chosen",
        "choose_type",
        "type_chosen",
        "variables_b",
        "deal",
        "close",
    )

    def about(self, g: Duel) -> None:
        """The window for being about to be hit, where the announcement did not bring it. [RZ-846]"""
        self.combat = self.combat or number_combat(g)
        if not self.windowed:
            self.windowed = True
            events = hit_events(g, self.attacker, self.cells)
            if events:
                g.occur(*events)

    def reachable(self, g: Duel) -> Verdict:
        """A hit must be possible when it is carried out; of several cells those out of reach are left out. [RZ-1217 RZ-1427]"""
        if self.negated or not g.in_play(self.attacker) or g.forbidden("hit", self.attacker):
            return self._negate()
        if self.reach >= 0 and self.cells:
            self.cells = tuple(cell for cell in self.cells if g.in_reach(self.attacker, cell, self.reach))
            if not self.cells:
                return self._negate()
        return None

    def _negate(self) -> str:
        self.negated = True
        return "close"

    def begin(self, g: Duel) -> Verdict:
        """What is struck, and the first step of the combat phase: Variables A. [RZ-717 RZ-1201 RZ-1202 RZ-1203 RZ-1238]"""
        start = cast(int, g.cell_of(self.attacker))
        for cell in self.cells:
            g.trail("hit", cell, start)
        struck = [(g.entity_at(cell), cell) for cell in self.cells if g.entity_at(cell) not in (0, self.attacker)]
        if not struck:
            g.happen(
                Event("hit_empty", subject=self.attacker),
                say(
                    "rz-log-hit-empty",
                    who=g.name(self.attacker),
                    at=", ".join(NAMES[cell] for cell in self.cells) or "-",
                ),
                "RZ-715",
                "RZ-1202",
            )
            return "close"
        self.targets = tuple(id for id, _ in struck)
        self.places = tuple(cell for _, cell in struck)
        self.far = tuple(g.distance(start, cell) > 1 for cell in self.places)
        join_combat(g, self.combat)
        g.occur(*self._events(g, "calc_a", (0,) * len(struck)))
        return None

    def _events(self, g: Duel, name: str, amounts: tuple[int, ...]) -> list[Event]:
        return [
            Event(name, g.controller(id), id, self.attacker, amount, self._words(far))
            for id, far, amount in zip(self.targets, self.far, amounts, strict=True)
        ]

    def _words(self, far: bool) -> str:
        return " ".join(("hit", "ra" if far else "melee", *filter(None, (self.element, self.type))))

    def base(self, g: Duel) -> Verdict:
        """ATK minus DEF, and nothing below 0. [RZ-1204 RZ-1205 RZ-1111]"""
        if self._over(g):
            return "close"
        atk = g.stat(self.attacker, "atk") if self.atk is None else self.atk
        self.bases = tuple(max(0, atk - g.stat(id, "def")) for id in self.targets)
        return None

    def _over(self, g: Duel) -> bool:
        """Step 4 may come early: the attacker is gone, or the hit was negated. [RZ-1208 RZ-1209 RZ-1210]"""
        if not g.in_play(self.attacker):
            self.negated = True
        return self.negated

    def choose_element(self, g: Duel) -> Verdict:
        """The attacker's owner picks one of several elements, if it makes a difference. [RZ-812 RZ-813 RZ-814]"""
        own = (self.element,) if self.element else g.elements(self.attacker)
        if "akasha" in own:
            own = tuple(dict.fromkeys((*own, "fire", "ice", "air", "earth", "thunder", "water")))
        types = (self.type,) if self.type else g.types(self.attacker)
        results = {e: [self._sums(g, e, t) for t in types] for e in own}
        if len({str(each) for each in results.values()}) == 1:
            self.element = own[0]
            return "choose_type"
        return self._choice(g, "element", {e: max(sum(each) for each in results[e]) for e in own}, "RZ-813")

    def element_chosen(self, g: Duel, element: str) -> None:
        """The element that applies."""
        self.element = element

    def choose_type(self, g: Duel) -> Verdict:
        """The attacker's owner picks one of both types, if it makes a difference. [RZ-816]"""
        own = (self.type,) if self.type else g.types(self.attacker)
        results = {t: self._sums(g, self.element, t) for t in own}
        if len({str(each) for each in results.values()}) == 1:
            self.type = own[0]
            return "variables_b"
        return self._choice(g, "type", {t: sum(results[t]) for t in own}, "RZ-816")

    def type_chosen(self, g: Duel, type: str) -> None:
        """The type that applies."""
        self.type = type

    def _choice(self, g: Duel, kind: str, results: dict[str, int], clause: str) -> Ask:
        options = [
            Option(each, say(f"rz-with-{kind}", what=say(f"rz-{kind}-{each}"), dmg=dmg), each)
            for each, dmg in results.items()
        ]
        best = max(results, key=lambda each: results[each])
        return Ask(g.controller(self.attacker), kind, one_of(say(f"rz-ask-{kind}"), options), best, (clause,))

    def _sums(self, g: Duel, element: str, type: str) -> list[int]:
        return [self._amount(g, n, element, type)[0] for n in range(len(self.targets))]

    def _amount(self, g: Duel, n: int, element: str, type: str) -> tuple[int, int, int, int]:
        """The DMG to one target in step 3, and what went into it. [RZ-1206 RZ-1211]"""
        target = self.targets[n]
        weak, resisted = g.matches(target, element, type)
        kinds = ("hit", "ra" if self.far[n] else "melee", element, type)
        added, times, halves = g.dmg_changes(kinds, self.attacker, target)
        total = self.bases[n] + weak - resisted + added
        return max(0, total * times // halves if total > 0 else 0), weak, resisted, added

    def variables_b(self, g: Duel) -> None:
        """Step 3: responses that change the DMG; then it is worked out for every target. [RZ-1206 RZ-1215]"""
        amounts = tuple(self._amount(g, n, self.element, self.type)[0] for n in range(len(self.targets)))
        g.occur(*self._events(g, "calc_b", amounts))

    def deal(self, g: Duel) -> Verdict:
        """Step 4 and the end of the combat phase: the DMG is dealt unless it is negated. [RZ-1208 RZ-1213]"""
        if self._over(g):
            return "close"
        amounts: list[tuple[Id, int]] = []
        words: list[str] = []
        for n, id in enumerate(self.targets):
            amount, weak, resisted, added = self._amount(g, n, self.element, self.type)
            amounts.append((id, amount))
            words.append(self._words(self.far[n]))
            atk = g.stat(self.attacker, "atk") if self.atk is None else self.atk
            g.happen(
                Event("calculated", subject=id, other=self.attacker, amount=amount),
                say("rz-log-sum", who=g.name(id), atk=atk, defense=g.stat(id, "def"), base=self.bases[n], weakness=weak, resistance=resisted, added=f"{added:+d}", total=amount),
                "RZ-1204", "RZ-1206",
            )  # fmt: skip
        g.push(
            Deal(
                seat=g.controller(self.attacker),
                dealer=self.attacker,
                user=self.attacker,
                amounts=tuple(amounts),
                kinds=tuple(words),
                places=self.places,
                hit=True,
            )
        )
        return None

    def close(self, g: Duel) -> None:
        """The combat phase ends, and with it what lasts for it; the hit counts as done or as negated. [RZ-1216 RZ-627]"""
        self.calculated(g)
        below = g.s.agenda[-2] if len(g.s.agenda) > 1 else None
        if isinstance(below, Striker):
            below.hit_negated = self.negated
            below.struck = self.targets
            below.combat = 0
        seat = g.controller(self.attacker)
        if self.negated:
            event = Event("hit_negated", seat, 0, self.attacker)
            g.happen(event, say("rz-log-hit-negated", who=g.name(self.attacker)), "RZ-627")
        else:
            event = Event("hit_done", seat, self.targets[0] if self.targets else 0, self.attacker, kind=self.kind)
            g.happen(event)
        g.occur(event)


class Striker(Calculation, kw_only=True):
    """Something that makes a Fighter hit and is told how it went."""

    hit_negated: bool = False
    struck: tuple[Id, ...] = ()


def hit_events(g: Duel, attacker: Id, cells: tuple[int, ...]) -> list[Event]:
    """The situations of entities being about to be hit on some cells."""
    return [
        Event("about_to_be_hit", g.controller(id), id, attacker, place=NAMES[cell])
        for cell in cells
        if (id := g.entity_at(cell)) not in (0, attacker)
    ]


def hit_reach(g: Duel, attacker: Id, what: Selector, scope: Scope) -> int:
    """How far a hit at all that fits goes: as far as it is measured from the one who hits, else anywhere. [RZ-553 RZ-555]"""
    for attribute, wanted in what.parts:
        if attribute.name == "within" and wanted.of.ids(scope) == (attacker,):
            return g.stat(attacker, "ra") if wanted.n is None else wanted.n.get(scope)
    return -1


def measured(what: Selector) -> bool:
    """Whether distance counts for what fits."""
    return any(attribute.name in ("within", "around", "adjacent") for attribute, _ in what.parts)


def hit_cells(g: Duel, attacker: Id, what: Any, scope: Scope) -> tuple[int, ...]:
    """The cells of a hit at all that fits: of what it can reach. [RZ-553 RZ-555]"""
    reach = hit_reach(g, attacker, what, scope) if isinstance(what, Selector) else -1
    ids = what.ids(scope)
    found = [cast(int, g.cell_of(id)) for id in (g.in_speed_order(ids) if all(id >= g.first_id for id in ids) else ids)]
    return tuple(cell for cell in found if reach < 0 or g.in_reach(attacker, cell, reach))


def aimed_cells(g: Duel, id: Id, shape: str, n: int = 0, direction: str = "") -> tuple[int, ...]:
    """The cells of an area hit, taken from where its user stands. [RZ-1217]"""
    start = cast(int, g.cell_of(id))
    if shape == "around":
        return AROUND[start]
    if shape == "adjacent":
        return ADJACENT[start]
    cells = [step(start, direction, count) for count in range(1, n + 1)]
    return tuple(cell for cell in cells if cell is not None)


class AimedHit(Procedure, tag="aimed_hit"):
    """An effect makes a Fighter hit, and its player aims first. [RZ-1214]"""

    attacker: Id
    shape: str
    seat: int
    n: int = 0
    atk: int | None = None
    element: str = ""
    type: str = ""

    steps = ("aim", "strike")

    def aim(self, g: Duel) -> Verdict:
        """Where to."""
        if not g.in_play(self.attacker):
            return END
        if self.shape in ("around", "adjacent"):
            self.step = "strike"
            self._hit(g, aimed_cells(g, self.attacker, self.shape))
            return END
        choice = aim_choice(g, self.attacker, self.shape, self.n, friendly=True)
        if not choice.options:
            return END
        return Ask(self.seat, "hit_cell", choice, choice.options[0].key, ("RZ-1214",))

    def strike(self, g: Duel, aimed: Any) -> None:
        """There."""
        cells = aimed_cells(g, self.attacker, "line", self.n, aimed) if self.shape == "line" else (aimed,)
        self._hit(g, cells)

    def _hit(self, g: Duel, cells: tuple[int, ...]) -> None:
        reach = {"one": g.stat(self.attacker, "ra"), "within": self.n}.get(self.shape, -1)
        g.push(
            Hit(
                attacker=self.attacker,
                cells=cells,
                reach=reach,
                atk=self.atk,
                element=self.element,
                type=self.type,
                windowed=False,
            )
        )


CELL_TEXTS = tuple(say("rz-cell", cell=name) for name in NAMES)
EMPTY_CELLS = tuple(Option(NAMES[cell], CELL_TEXTS[cell], cell, None, (NAMES[cell],)) for cell in CELLS)
"""Empty cells as options."""


def aim_choice(g: Duel, id: Id, shape: str, n: int = 0, then: Any = None, *, friendly: bool = False) -> Choice:
    """The question which cell (or which direction) a hit is aimed at: enemies first, empty cells last. `friendly` says that
    it is neither a Basic Hit nor a SPELL, whose aim a house option binds. [RZ-715 RZ-717 RZ-718]"""
    if shape == "line":
        start = cast(int, g.cell_of(id))
        options = [
            Option(
                short,
                say("rz-dir-" + short),
                short,
                then,
                tuple(NAMES[c] for c in aimed_cells(g, id, "line", n, short)),
            )
            for short in DIRECTIONS
            if step(start, short) is not None
        ]
        return Choice(say("rz-ask-direction"), tuple(options), arrow=True)
    reach = {"one": None, "within": n, "inf": 99}[shape]
    start = g.cell_of(id)
    if shape == "inf":
        cells = [cell for cell in CELLS if cell != start]
    else:
        cells = g.reachable(id, g.stat(id, "ra") if reach is None else reach)
    if not friendly and g.option("friendly_hits") == "forbidden":
        seat = g.controller(id)
        cells = [cell for cell in cells if not g.entity_at(cell) or g.controller(g.entity_at(cell)) != seat]
    mine = g.controller(id)
    board = g.s.board
    taken = [cell for cell in cells if cell in board]
    taken.sort(key=lambda cell: g.controller(board[cell]) == mine)
    options = [
        Option(NAMES[cell], say("rz-target", key=NAMES[cell], name=g.name(board[cell])), cell, then, (NAMES[cell],))
        for cell in taken
    ]
    if then is None:
        options += [EMPTY_CELLS[cell] for cell in cells if cell not in board]
    else:
        options += [
            Option(NAMES[cell], CELL_TEXTS[cell], cell, then, (NAMES[cell],)) for cell in cells if cell not in board
        ]
    return Choice(say("rz-ask-aim"), tuple(options), arrow=True)


# ------------------------------------------------------------------------------------------------------- dealing DMG


class EffectDmg(Calculation, tag="effect_dmg"):
    """DMG that is not from a hit: worked out in two steps, then dealt. [RZ-1231 to RZ-1235]"""

    seat: int
    dealer: Id
    user: Id
    amounts: tuple[tuple[Id, int], ...]
    kind: str
    element: str = ""
    type: str = ""

    steps = ("variables_1", "variables_2", "deal", "calculated")

    def _kinds(self) -> str:
        return " ".join(filter(None, (self.kind, self.element, self.type)))

    def _events(self, g: Duel, name: str) -> list[Event]:
        fighter = self.user if self.user and isinstance(g.known(self.user), Fighter) else 0
        return [Event(name, g.controller(id), id, fighter, n, self._kinds()) for id, n in self.amounts]

    def variables_1(self, g: Duel) -> None:
        """Step 1: what acts before the calculation. [RZ-1232]"""
        self.combat = number_combat(g)
        g.occur(*self._events(g, "calc_a"))

    def variables_2(self, g: Duel) -> None:
        """Step 2: Resistance, Weakness and all that changes the DMG. [RZ-1233]"""
        g.occur(*self._events(g, "calc_b"))

    def deal(self, g: Duel) -> None:
        """It is dealt."""
        amounts: list[tuple[Id, int]] = []
        for id, n in self.amounts:
            weak, resisted = g.matches(id, self.element, self.type)
            added, times, halves = g.dmg_changes((self.kind, self.element, self.type), self.dealer, id)
            total = n + weak - resisted + added
            amounts.append((id, max(0, total * times // halves if total > 0 else 0)))
        fighter = self.user if self.user and isinstance(g.known(self.user), Fighter) else 0
        g.push(
            Deal(
                seat=self.seat,
                dealer=self.dealer,
                user=fighter,
                amounts=tuple(amounts),
                kinds=(self._kinds(),) * len(amounts),
            )
        )


def push_dmg(g: Duel, seat: int, dealer: Id, pusher: Id, hurt: list[Id], cells: int) -> None:
    """PSH DMG: the cells not travelled, changed only by what names PSH DMG or all DMG. [RZ-532 RZ-538 RZ-541]"""
    amounts: list[tuple[Id, int]] = []
    for id in hurt:
        added, times, halves = g.dmg_changes(("psh",), dealer, id)
        amounts.append((id, max(0, (cells + added) * times // halves)))
    g.push(Deal(seat=seat, dealer=dealer, user=pusher, amounts=tuple(amounts), kinds=("psh",) * len(amounts)))


def status_dmg(g: Duel, id: Id, name: str) -> None:
    """The 1 DMG of Burned or Poison: of no element, type, Fighter or player. [RZ-1561]"""
    added, times, halves = g.dmg_changes(("status",), 0, id)
    g.push(
        Deal(
            seat=None,
            dealer=0,
            user=0,
            amounts=((id, max(0, (1 + added) * times // halves)),),
            kinds=(f"status {name}",),
        )
    )


def redirected(g: Duel, scope: Scope, amounts: list[tuple[Id, int]]) -> bool:
    """DMG that a replacement splits or redirects keeps its kind and is not worked out again. [RZ-1609]"""
    for effect in g.below(Effect):
        kinds = effect.names.get(KINDS)
        if isinstance(kinds, str) and effect.this == scope.this:
            deal = next(iter(g.below(Deal)), None)
            g.push(
                Deal(
                    seat=deal.seat if deal else None,
                    dealer=deal.dealer if deal else 0,
                    user=deal.user if deal else 0,
                    amounts=tuple(amounts),
                    kinds=(kinds,) * len(amounts),
                    replaced=deal.replaced if deal else (),
                )  # fmt: skip
            )
            return True
        return False
    return False


class Batch(Procedure, kw_only=True):
    """What counts as happening at the same time: the result is looked at when the outermost one is complete. [RZ-207]"""

    def complete(self, g: Duel) -> None:
        """The batch is complete."""
        self.step = END
        look_at_result(g)


class Removal(Procedure, tag="removal"):
    """Fighters left a side, or Souls changed, without a defeat: the step that did it is over. [RZ-207]"""

    steps = ("complete",)

    def complete(self, g: Duel) -> None:
        """Before whatever that sets off."""
        look_at_result(g)


def look_at_result(g: Duel) -> None:
    """Compare Souls and boards, unless a batch is under way still. [RZ-207]"""
    if not any(batch.step != END for batch in g.below(Batch)):
        g.check_result()


class Deal(Batch, tag="deal"):
    """One instance of DMG dealt to its targets one by one; with what it sets off, a batch. [RZ-207 RZ-1251 to RZ-1256]"""

    seat: int | None
    """Who deals it; None for Status DMG."""
    dealer: Id
    """The Fighter, card or token whose DMG it is."""
    user: Id
    """The Fighter behind it, if one is."""
    amounts: tuple[tuple[Id, int], ...]
    kinds: tuple[str, ...]
    places: tuple[int, ...] = ()
    """For a hit: the cells on which its targets were struck."""
    hit: bool = False
    queue: tuple[Id, ...] = ()
    summons: tuple[Id, ...] = ()
    asked: int = 0
    target: Id = 0
    amount: int = 0
    kind: str = ""
    negated: bool = False
    replaced: tuple[str, ...] = ()
    """Replacements that were applied to the DMG at hand. [RZ-1609]"""
    before: tuple[str, ...] = ()
    """Those that were applied to DMG before it was split or redirected to become this."""

    steps = (
        "line_up",
        "order_summons",
        "summons_ordered",
        "next",
        "about",
        "replace",
        "replacement",
        "arrive",
        "complete",
    )

    def line_up(self, g: Duel) -> None:
        """Fighters take it in Speed Rule order, by their HP before this instance. [RZ-1251]"""
        ids = [id for id, _ in self.amounts]
        self.before = self.replaced
        self.queue = tuple(g.in_speed_order([id for id in ids if isinstance(g.s.things[id], Fighter)]))
        self.summons = tuple(id for id in ids if not isinstance(g.s.things[id], Fighter))

    def order_summons(self, g: Duel) -> Verdict:
        """Then Summons, each owner ordering the own, the current turn player first. [RZ-1252]"""
        while self.asked < 2:
            first = g.s.priority or 0
            seat = first if self.asked == 0 else 1 - first
            mine = [id for id in self.summons if g.controller(id) == seat]
            if len(mine) > 1:
                options = tuple(g.target_option(id) for id in mine)
                choice = Choice(say("rz-ask-order-summons"), options, len(mine), len(mine), ordered=True)
                return Ask(seat, "order_summons", choice, ",".join(option.key for option in options), ("RZ-1252",))
            self.queue = (*self.queue, *mine)
            self.asked += 1
        return "next"

    def summons_ordered(self, g: Duel, order: tuple[Id, ...]) -> Verdict:
        """The order that the owner gave."""
        self.queue = (*self.queue, *order)
        self.asked += 1
        return "order_summons"

    def next(self, g: Duel) -> Verdict:
        """The next target; a hit's attacker must still be there, and its target still where it was. [RZ-1215 RZ-1218]"""
        if not self.queue or self.hit and not g.in_play(self.dealer):
            return "complete"
        self.target, self.queue = self.queue[0], self.queue[1:]
        place = [id for id, _ in self.amounts].index(self.target)
        self.amount, self.kind = self.amounts[place][1], self.kinds[place]
        self.negated, self.replaced = False, self.before
        if not g.in_play(self.target) or self.places and g.cell_of(self.target) != self.places[place]:
            return "next"
        if self.seat is not None and self.seat == g.s.sheltered:
            g.happen(
                Event("sheltered", subject=self.target), say("rz-log-sheltered", who=g.name(self.target)), "RZ-611"
            )
            return "next"
        return "next" if self._invincible(g) else None

    def _invincible(self, g: Duel) -> bool:
        """Whether the target cannot take DMG, by a response too. [RZ-1254 RZ-1256 RZ-1521]"""
        if "Invincible" not in g.conditions(self.target):
            return False
        g.happen(Event("invincible", subject=self.target), say("rz-log-invincible", who=g.name(self.target)), "RZ-1521")
        return True

    def about(self, g: Duel) -> None:
        """Responses that negate or redirect the DMG. [RZ-1254]"""
        g.occur(self._event(g, "dmg_about"))

    def _event(self, g: Duel, name: str) -> Event:
        return Event(name, g.controller(self.target), self.target, self.user, self.amount, self.kind)

    def replace(self, g: Duel) -> Verdict:
        """What replaces, prevents or changes it; of several the affected player picks which comes first. [RZ-1609]"""
        if self.negated or not g.in_play(self.target):
            return "next"
        return choose_replacement(g, self, "dmg_about", self.target, self._event(g, "dmg_about"), "arrive")

    def replacement(self, g: Duel, which: str) -> Verdict:
        """Apply one."""
        return apply_replacement(g, self, which, self._event(g, "dmg_about"))

    def arrive(self, g: Duel) -> Verdict:
        """Shield, then Protection, then HP; a Fighter at 0 HP is defeated at once, a Burned one takes 1 more.

        [RZ-832 RZ-1254 RZ-1255 RZ-1501 to RZ-1504 RZ-1553]
        """
        id, n = self.target, self.amount
        if self.negated or not g.in_play(id) or self._invincible(g):
            return "next"
        thing = g.s.things[id]
        if n > 0 and g.has(id, "Shield"):
            g.happen(Event("shielded", subject=id), say("rz-log-shield", who=g.name(id), n=n), "RZ-1551")
            g.lose_condition(id, "Shield", "RZ-1551")
            return "next"
        event = self._event(g, "damaged")
        cell = cast(int, g.cell_of(id))
        g.trail("damaged", cell, None, n)
        if not isinstance(thing, Fighter):
            g.happen(event, say("rz-log-damaged-summon", who=g.name(id), n=n), "RZ-1111")
            if n > 0:
                g.push(Defeat(id=id))
            return "next"
        absorbed = min(thing.protection, n)
        fighter = g.edit(id)
        fighter.protection -= absorbed
        fighter.hp = max(0, fighter.hp - (n - absorbed))
        g.happen(event, say("rz-log-damaged", who=g.name(id), n=n, protection=absorbed, hp=fighter.hp), "RZ-821")
        if fighter.hp == 0:
            g.push(Defeat(id=id))
            return "next"
        g.occur(event)
        if "Burned" in fighter.conditions and "Burned" not in self.kind:
            status_dmg(g, id, "Burned")
        return "next"


KINDS = "*kinds"
"""The name under which an effect that replaces DMG keeps what that is called. [RZ-1609]"""


class Replacement(NamedTuple):
    """Something that happens instead of an event, or changes its amount: an ability at work, or what lasts."""

    key: str
    part: Any
    source: Id
    seat: int
    card: str
    where: str
    at: str = ""
    lasting: Lasting | None = None
    names: dict[str, Any] = {}

    def scope(self, g: Duel, event: Event) -> Scope:
        """Where it looks things up."""
        this = g.handle(self.source) if self.lasting is None else self.lasting.this
        return Scope(g, self.seat, this, g.as_objects(event), self.names)

    @property
    def do(self) -> Any:
        """What it does."""
        return self.part.do if self.lasting is None else self.part.do_


def replacements(g: Duel, name: str) -> list[Replacement]:
    """All at work that replaces an event."""
    found: list[Replacement] = []
    for id, card, abilities in g.in_force():
        for each in abilities:
            if each.would is None or name not in each.would.event or g.left_of(id, number_of(each.where)) == 0:
                continue
            seat = g.seat_of(id)
            if each.limit is None or g.left(each.limit, g.handle(id), each.where, seat):
                found.append(Replacement(f"{id}.{each.where}", each, id, seat, card, each.where))
    for each in g.lastings("instead"):
        lasting = cast(Lasting, each.lasting)
        if each.part.event == name:
            at = f"{lasting.at}.do.0" if each.part.do_ else ""
            found.append(
                Replacement(
                    f"L{lasting.stamp}",
                    each.part,
                    g.id_of(lasting.this),
                    lasting.seat,
                    lasting.card,
                    lasting.where,
                    at,
                    lasting,
                    lasting.names,
                )
            )
    return found


def fitting_replacements(g: Duel, event: Event, name: str, subject: Id, done: tuple[str, ...]) -> list[Replacement]:
    """The replacements at work that fit an event and were not applied to it yet."""
    found: list[Replacement] = []
    for each in replacements(g, name):
        if each.key in done:
            continue
        scope = each.scope(g, event)
        if each.lasting is None:
            if not each.part.would.fits(scope):
                continue
        elif not _lasts_for(g, each, scope, event, subject):
            continue
        if each.part.if_ is None or each.lasting is not None or each.part.if_.holds(scope):
            found.append(each)
    return found


def _lasts_for(g: Duel, each: Replacement, scope: Scope, event: Event, subject: Id) -> bool:
    """Whether what lasts replaces an event of a thing."""
    part = each.part
    if part.kind and set(part.kind).isdisjoint(event.kind.split()):
        return False
    if part.amount is not None and not part.amount.test()(scope, event.amount):
        return False
    what = part.subject
    return what.fits(scope, subject) if isinstance(what, Selector) else subject in what.ids(scope)


def choose_replacement(g: Duel, frame: Any, name: str, subject: Id, event: Event, onward: str) -> Verdict:
    """Go on if nothing fits; else ask which replacement comes first (the engine takes the only one)."""
    found = fitting_replacements(g, event, name, subject, frame.replaced)
    if not found:
        return onward
    options = [
        Option(str(n + 1), say("rz-effect-of", what=g.name(each.source)), each.key) for n, each in enumerate(found)
    ]
    return Ask(
        g.controller(subject), "replacement_order", one_of(say("rz-ask-replacement"), options), "1", ("RZ-1609",)
    )


def apply_replacement(g: Duel, frame: Any, which: str, event: Event) -> Verdict:
    """Apply a replacement to the event that a procedure is about; the steps go back to look for more."""
    frame.replaced = (*frame.replaced, which)
    each = next(
        (each for each in fitting_replacements(g, event, event.name, event.subject, ()) if each.key == which), None
    )
    if each is None:
        return "replace"
    part, scope = each.part, each.scope(g, event)
    g.happen(Event("replaced", subject=event.subject), say("rz-log-replaced", what=g.name(each.source)), "RZ-1609")
    how = next(
        ((word, getattr(part, word)) for word in ("change", "set", "multiply") if getattr(part, word) is not None), None
    )
    if how is None:
        frame.negated = True
    else:
        frame.amount = _changed(frame.amount, *how, scope)
    if each.lasting is None:
        g.use_one(each.source, number_of(each.where))
    if each.do:
        names = dict(each.names)
        if event.name == "dmg_about":
            names[KINDS] = event.kind
        g.apply(
            Effect(
                seat=scope.seat, this=scope.this, card=each.card, where=each.where, at=each.at, event=scope.event, names=names
            ),
        )  # fmt: skip
    if each.lasting is not None:
        g.use_up(each.lasting)
    elif part.limit is not None:
        _used_up(g, each)
    return "replace"


def _used_up(g: Duel, each: Replacement) -> None:
    """What replaces once has done so: a card goes to the void, a Skill's or a Numen's part is off. [RZ-1609]"""
    thing = g.s.things[each.source]
    if isinstance(thing, Fighter | Numen):
        g.spend(each.part.limit, g.handle(each.source), each.where, each.seat)
        g.touch()
    elif isinstance(thing, Token) and thing.in_play:
        g.token_leaves(each.source)
    elif isinstance(thing, Power):
        g.power_leaves(each.source, "void", "RZ-1609")


def _changed(amount: int, word: str, value: Any, scope: Scope) -> int:
    n = value.get(scope)
    return max(0, n if word == "set" else amount * n if word == "multiply" else amount + n)


class HpLoss(Batch, tag="hp_loss"):
    """HP are lost without DMG: only Invincible prevents it. With `heals`, another Fighter is healed by what was really
    lost. [RZ-865 RZ-866 RZ-872]"""

    seat: int | None
    losses: tuple[tuple[Id, int], ...]
    heals: Id = 0
    amount: int = 0
    negated: bool = False
    replaced: tuple[str, ...] = ()

    steps = ("next", "replace", "replacement", "lose", "transfer", "complete")

    def _event(self, g: Duel) -> Event:
        id, _ = self.losses[0]
        return Event("hp_lost", g.controller(id), id, amount=self.amount)

    def next(self, g: Duel) -> Verdict:
        """The next Fighter."""
        while self.losses:
            id, n = self.losses[0]
            if (
                g.in_play(id)
                and "Invincible" not in g.conditions(id)
                and (self.seat is None or self.seat != g.s.sheltered)
            ):
                self.amount, self.negated, self.replaced = min(n, g.fighter(id).hp), False, ()
                return None
            self.losses = self.losses[1:]
        return "complete"

    def replace(self, g: Duel) -> Verdict:
        """What replaces it."""
        if self.negated:
            self.losses = self.losses[1:]
            return "next"
        return choose_replacement(g, self, "hp_lost", self.losses[0][0], self._event(g), "lose")

    def replacement(self, g: Duel, which: str) -> Verdict:
        """Apply one."""
        return apply_replacement(g, self, which, self._event(g))

    def lose(self, g: Duel) -> None:
        """They are lost."""
        (id, _), self.losses = self.losses[0], self.losses[1:]
        lost = min(self.amount, g.fighter(id).hp)
        g.edit(id).hp -= lost
        event = Event("hp_lost", g.controller(id), id, amount=lost)
        g.happen(event, say("rz-log-hp-lost", who=g.name(id), n=lost, hp=g.fighter(id).hp), "RZ-872")
        cell = g.cell_of(id)
        if cell is not None:
            g.trail("damaged", cell, None, lost)
        self.amount = lost
        if g.fighter(id).hp == 0:
            g.push(Defeat(id=id))
        elif lost:
            g.occur(event)

    def transfer(self, g: Duel) -> Verdict:
        """What was really lost goes to another, once the defeat that it caused is over. [RZ-865 RZ-1223 RZ-1227]"""
        if self.heals:
            g.heal(self.heals, self.amount)
        return "next"


class DefeatAll(Batch, tag="defeat_all"):
    """Things are defeated outright, one after the other, in one batch. [RZ-207]"""

    ids: tuple[Id, ...]

    steps = ("next", "complete")

    def next(self, g: Duel) -> Verdict:
        """The next one."""
        if not self.ids:
            return "complete"
        id, self.ids = self.ids[0], self.ids[1:]
        if g.in_play(id) and "Invincible" not in g.conditions(id):
            g.push(Defeat(id=id))
        return "next"


class Defeat(Batch, tag="defeat"):
    """A Fighter (or Summon) is defeated: it leaves, the opponent gains the Soul, its owner may draw and may deploy, then
    effects of the defeat, then whatever was paused goes on. [RZ-1221 to RZ-1229]"""

    id: Id
    negated: bool = False
    replaced: tuple[str, ...] = ()
    amount: int = 0
    seat: int = 0
    slot: int = 0
    deployed: Id = 0

    steps = ("about", "replace", "replacement", "leave", "offer_draw", "draw", "offer_deploy", "deploy", "effects")

    def _event(self, g: Duel, name: str) -> Event:
        return Event(name, g.controller(self.id), self.id)

    def about(self, g: Duel) -> None:
        """Responses to its being about to be defeated."""
        g.occur(self._event(g, "would_be_defeated"))

    def replace(self, g: Duel) -> Verdict:
        """What happens instead."""
        if not g.in_play(self.id):
            return END
        if self.negated:
            if isinstance(g.s.things[self.id], Fighter) and g.fighter(self.id).hp == 0:
                self.negated = False
            else:
                return END
        return choose_replacement(g, self, "defeated", self.id, self._event(g, "defeated"), "leave")

    def replacement(self, g: Duel, which: str) -> Verdict:
        """Apply one."""
        return apply_replacement(g, self, which, self._event(g, "defeated"))

    def leave(self, g: Duel) -> Verdict:
        """It leaves field and board; the opponent gains a Soul, whoever did it. [RZ-201 RZ-211 RZ-213 RZ-306 RZ-1227]"""
        thing = g.s.things[self.id]
        self.seat = g.controller(self.id)
        cell = g.cell_of(self.id)
        name = g.name(self.id)
        if cell is not None:
            g.trail("defeated", cell)
        if isinstance(thing, Token):
            g.happen(self._event(g, "defeated"), say("rz-log-summon-defeated", who=name), "RZ-1104")
            g.token_leaves(self.id)
            return "effects"
        self.slot = cast(Fighter, thing).slot
        under = len(g.s.agenda)
        g.leave(self.id)
        waiting = g.s.agenda[under:]
        del g.s.agenda[under:]
        g.to_void(self.id)
        gainer = g.seat(1 - self.seat)
        gainer.souls += 1
        g.s.defeats += 1
        g.happen(
            Event("defeated", self.seat, self.id),
            say("rz-log-defeated", who=name, gainer=SeatName(1 - self.seat), souls=gainer.souls),
            "RZ-201",
        )
        if any(side.souls >= SOULS_TO_WIN for side in g.s.seats):
            return "effects"
        g.s.agenda[under - 1 : under - 1] = (
            waiting  # what acts on Auras that left with it acts after the deployment [RZ-1227]
        )
        return None

    def offer_draw(self, g: Duel) -> Verdict:
        """The owner may draw 1 Power. [RZ-1221 RZ-1225 RZ-1229]"""
        if not g.can_draw(self.seat):
            return "offer_deploy"
        return Ask(self.seat, "defeat_draw", yes_no(say("rz-ask-defeat-draw", who=self._word(g))), "yes", ("RZ-1221",))

    def _word(self, g: Duel) -> Word:
        return CardName(g.known(self.id).card)

    def draw(self, g: Duel, yes: bool) -> None:
        """They draw."""
        if yes:
            g.draw_cards({self.seat: 1}, "RZ-1221")

    def offer_deploy(self, g: Duel) -> Verdict:
        """The owner may deploy on the same slot, the current one too. [RZ-1222 RZ-1224 RZ-1229]"""
        side = g.s.seats[self.seat]
        if (
            not side.fighter_deck
            or side.slots[self.slot]
            or not g.free_deploy_cells(self.seat)
            or g.seat_forbidden("deploy", self.seat)
        ):
            return "effects"
        last = not g.fighters(self.seat)
        text = (
            say("rz-ask-defeat-deploy-last", slot=self.slot + 1)
            if last
            else say("rz-ask-defeat-deploy", slot=self.slot + 1)
        )
        return Ask(self.seat, "defeat_deploy", yes_no(text), "yes", ("RZ-1222", "RZ-209"))

    def deploy(self, g: Duel, yes: bool) -> None:
        """They deploy."""
        if yes:
            g.push(Deployment(seat=self.seat, slot=self.slot, quiet=True, choose=g.option("fighter_draw") == "choose"))

    def effects(self, g: Duel) -> None:
        """Effects of the defeat and of the deployment come last. [RZ-1227 RZ-208]"""
        new = g.s.seats[self.seat].slots[self.slot] if self.deployed else 0
        if new and g.in_play(new):
            g.occur(Event("deployed", self.seat, new))
        g.occur(Event("defeated", self.seat, self.id))


class Deployment(Procedure, tag="deployment"):
    """A Fighter comes onto a slot, is revealed, and is put on a cell of its owner's Deploy Zone. [RZ-512 RZ-707 RZ-708]"""

    seat: int
    slot: int
    card: Id = 0
    """Which card; the top one of the Fighter deck if none is named."""
    quiet: bool = False
    """Part of a defeat, which tells of the deployment itself. [RZ-1227]"""
    choose: bool = False
    anywhere: bool = False

    steps = ("pick", "picked", "reveal", "choose_cell", "stand", "tell")

    def pick(self, g: Duel) -> Verdict:
        """With the option fighter_draw: choose the owner takes any Fighter of the deck. [RZ-707]"""
        if self.card or not self.choose:
            return "reveal"
        found = g.cards_in("deck", self.seat, "own", fighters=True)
        options = [Option(g.s.things[id].card, say("rz-card", name=CardName(g.s.things[id].card)), id) for id in found]
        return Ask(
            self.seat,
            "deploy_card",
            one_of(say("rz-ask-deploy-card"), options),
            options[0].key,
            ("RZ-707",),
            secret=True,
        )

    def picked(self, g: Duel, card: Id) -> None:
        """That one; the rest is shuffled."""
        side = g.seat(self.seat)
        self.card = card
        side.fighter_deck = g.shuffled(tuple(id for id in side.fighter_deck if id != card), "fighter deck")

    def reveal(self, g: Duel) -> Verdict:
        """The card is turned up on its slot. [RZ-708]"""
        side = g.seat(self.seat)
        if not self.card:
            if not side.fighter_deck:
                return END
            self.card, side.fighter_deck = side.fighter_deck[0], side.fighter_deck[1:]
        g.enter(self.card, self.seat, self.slot)
        g.informed = True
        g.happen(
            Event("revealed", self.seat, self.card),
            say(
                "rz-log-reveals", who=SeatName(self.seat), what=CardName(g.s.things[self.card].card), slot=self.slot + 1
            ),
            "RZ-708",
        )
        return None

    def choose_cell(self, g: Duel) -> Verdict:
        """Its owner picks the cell."""
        cells = g.free_deploy_cells(self.seat, self.anywhere)
        if not cells:
            return END
        options = [Option(NAMES[cell], say("rz-cell", cell=NAMES[cell]), cell, marks=(NAMES[cell],)) for cell in cells]
        prompt = say("rz-ask-deploy-cell", what=CardName(g.s.things[self.card].card))
        return Ask(self.seat, "deploy_cell", one_of(prompt, options), options[0].key, ("RZ-512",))

    def stand(self, g: Duel, cell: int) -> None:
        """It stands there, which is stepping on the cell. [RZ-514]"""
        g.stand(self.card, cell)
        g.trail("deployed", cell)
        g.happen(
            Event("deployed", self.seat, self.card, place=NAMES[cell]),
            say("rz-log-deployed", who=g.name(self.card), at=NAMES[cell]),
            "RZ-512",
        )
        for defeat in g.below(Defeat):
            if self.quiet:
                defeat.deployed = self.card
            break
        g.arrive(self.card)

    def tell(self, g: Duel) -> None:
        """Effects that wait for a deployment act. [RZ-415]"""
        if not self.quiet and g.in_play(self.card):
            g.occur(Event("deployed", self.seat, self.card))


class Destroy(Procedure, tag="destroy"):
    """A Power, Summon or Tile is destroyed, unless something prevents it. [RZ-951 RZ-1113 RZ-1552]"""

    seat: int
    id: Id
    negated: bool = False
    replaced: tuple[str, ...] = ()
    amount: int = 0

    steps = ("about", "replace", "replacement", "leave")

    def _event(self, g: Duel, name: str) -> Event:
        return Event(name, g.controller(self.id), self.id)

    def about(self, g: Duel) -> None:
        """Responses to its being about to be destroyed."""
        g.occur(self._event(g, "would_be_destroyed"))

    def replace(self, g: Duel) -> Verdict:
        """What happens instead."""
        if self.negated or not g.in_play(self.id):
            return END
        return choose_replacement(g, self, "destroyed", self.id, self._event(g, "destroyed"), "leave")

    def replacement(self, g: Duel, which: str) -> Verdict:
        """Apply one."""
        return apply_replacement(g, self, which, self._event(g, "destroyed"))

    def leave(self, g: Duel) -> None:
        """Shield negates it once; else it goes. [RZ-1552]"""
        if g.has(self.id, "Shield"):
            g.lose_condition(self.id, "Shield", "RZ-1552")
            return
        event = self._event(g, "destroyed")
        g.happen(event, say("rz-log-destroyed", what=g.name(self.id)), "RZ-951")
        if isinstance(g.s.things[self.id], Token):
            g.token_leaves(self.id)
        else:
            g.power_leaves(self.id, "void", "RZ-307")
        g.occur(event)
