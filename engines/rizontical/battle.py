"""Battle: hits and their combat phase; what a hit would do, as far as everybody can see. [RZ-1201 to RZ-1218]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.cards.reading import parts
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.derived import defined
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import Listing, Text, say

from .board import ADJACENT, AROUND, CELLS, DIRECTIONS, NAMES, step
from .cards import Skill
from .damage import changed_dmg, deal_of, matches
from .lasting import Aiming, join_combat, number_combat
from .places import cell_options, in_reach, reachable, way_options
from .replacing import Replaceable
from .secrecy import secretive
from .speed import in_speed_order
from .state import Fighter
from .words import ELEMENTS, TYPES

if TYPE_CHECKING:
    from .duel import Duel


class Hit(Aiming, tag="hit"):
    """A hit being carried out, with its combat phase if it strikes anything. [RZ-1201 to RZ-1218]

    `reach` is how far its cells may be (-1: anywhere, or cells taken from where the user stands); `kind` is "basic",
    "spell" or "effect". When it is over it tells the procedure below whether it was negated.
    """

    attacker: Id
    cells: tuple[int, ...] = ()
    reach: int = -1
    kind: str = "effect"
    shape: str = ""
    """Of an effect's hit that its player, `seat`, aims first: an area, a line, a cell up to `n` away."""
    n: int = 0
    seat: int = 0
    atk: int | None = None
    element: str = ""
    type: str = ""
    windowed: bool = True
    """Whether the window for being about to be hit is over."""
    met: bool = False
    """Whether anything stood where it strikes, so that it is negated if it strikes nothing. [RZ-1624]"""
    negated: bool = False
    targets: tuple[Id, ...] = ()
    places: tuple[int, ...] = ()
    far: tuple[bool, ...] = ()
    bases: tuple[int, ...] = ()

    steps = (
        "aim", "aimed", "about", "reachable", "turn", "begin", "base", "choose_element", "element_chosen",
        "choose_type", "type_chosen", "variables_b", "deal", "close",
    )  # fmt: skip

    def hitter(self, g: Duel) -> Id:
        return self.attacker

    def aim(self, g: Duel) -> Verdict:
        """Where to, if an effect leaves that to its player. [RZ-1214]"""
        if not self.shape:
            return "about"
        if not self.here(g, self.attacker) or g.forbidden("hit", self.attacker):
            return END
        if self.shape in ("around", "adjacent"):
            self.aimed(g, None)
            return "about"
        choice = aim_choice(g, self.attacker, self.shape, self.n, friendly=True)
        return Ask(self.seat, "hit_cell", choice, choice.options[0].key, ("RZ-1214",)) if choice.options else END

    def aimed(self, g: Duel, aimed: Any) -> None:
        """There."""
        self.cells = aimed_cells(g, self.attacker, self.shape, self.n, aimed)
        self.reach = aimed_reach(g, self.attacker, self.shape, self.n)
        self.begins(g)

    def about(self, g: Duel) -> None:
        """The window for being about to be hit, where the announcement did not bring it. [RZ-846]"""
        self.combat = self.combat or number_combat(g)
        if not self.windowed:
            self.windowed = True
            events = hit_events(g, self.attacker, self.cells, self.kind)
            if events:
                g.occur(*events)

    def reachable(self, g: Duel) -> Verdict:
        """A hit must be possible when it is carried out; of several cells those out of reach are left out. [RZ-1217
        RZ-1427]"""
        if self.negated or not self.here(g, self.attacker) or g.forbidden("hit", self.attacker):
            return self._negate()
        if self.reach >= 0 and self.cells:
            self.cells = tuple(cell for cell in self.cells if in_reach(g, self.attacker, cell, self.reach))
            if not self.cells:
                return self._negate()
        return None

    def _negate(self) -> str:
        self.negated = True
        return "close"

    def turn(self, g: Duel) -> None:
        """Whom it strikes: who stands on its cells now, whoever stood there when it was announced, or whom an effect
        names instead. [RZ-717 RZ-1624]"""
        self.begins(g)
        there = [id for cell in self.cells if (id := g.entity_at(cell)) not in (0, self.attacker)]
        for id in there:
            for instead, other, _ in self.turned:
                id = g.id_of(other) if instead == g.handle(id) else id
            if g.is_entity(id) and id not in self.targets:
                self.targets = (*self.targets, id)
        self.met = bool(there)
        if g.replaced_now("about_to_be_hit"):
            struck, self.targets = self.targets, ()
            for id in reversed(struck):
                g.push(Struck(id=id, attacker=self.attacker, kind=self.kind))

    def begin(self, g: Duel) -> Verdict:
        """The first step of the combat phase: Variables A. [RZ-1201 RZ-1202 RZ-1203 RZ-1238]"""
        if self.met and (self._over(g) or not self.targets):
            return self._negate()
        start = cast(int, g.cell_of(self.attacker))
        struck = [(id, cell) for id in self.targets if (cell := g.cell_of(id)) is not None]
        for cell in (*(cell for _, cell in struck), *(cell for cell in self.cells if not g.entity_at(cell))):
            g.trail("hit", cell, start)
        if not struck:
            at = ", ".join(NAMES[cell] for cell in self.cells) or "-"
            text = say("rz-log-hit-empty", who=g.name(self.attacker), at=at)
            g.happen(Event("hit_empty", subject=self.attacker), text, "RZ-715", "RZ-1202")
            return "close"
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
        atk = self.own_atk(g)
        self.bases = tuple(max(0, atk - g.stat(id, "def")) for id in self.targets)
        return None

    def _over(self, g: Duel) -> bool:
        """Step 4 may come early: the attacker is gone, or the hit was negated. [RZ-1208 RZ-1209 RZ-1210]"""
        if not self.here(g, self.attacker):
            self.negated = True
        return self.negated

    def choose_element(self, g: Duel) -> Verdict:
        """The attacker's owner picks one of several elements, if it makes a difference. [RZ-812 RZ-813 RZ-814]"""
        results = {e: [self.sums(g, e, t) for t in self.own_types(g)] for e in self.own_elements(g)}
        return self._choice(g, "element", results, "RZ-813") or "choose_type"

    def element_chosen(self, g: Duel, element: str) -> None:
        """The element that applies."""
        self.element = element

    def choose_type(self, g: Duel) -> Verdict:
        """The attacker's owner picks one of both types, if it makes a difference. [RZ-816]"""
        results = {t: [self.sums(g, self.element, t)] for t in self.own_types(g)}
        return self._choice(g, "type", results, "RZ-816") or "variables_b"

    def type_chosen(self, g: Duel, type: str) -> None:
        """The type that applies."""
        self.type = type

    def _choice(self, g: Duel, kind: str, results: dict[str, list[list[int]]], clause: str) -> Ask | None:
        """The question for its element or type; None if that makes no difference, and the first one applies."""
        alike = all(each == next(iter(results.values())) for each in results.values())
        if alike and (len(results) == 1 or heeded(g).isdisjoint(results)):
            setattr(self, kind, next(iter(results)))
            return None
        most = {each: max(map(sum, sums)) for each, sums in results.items()}
        options = [
            Option(each, say(f"rz-with-{kind}", what=say(f"rz-{kind}-{each}"), dmg=dmg), each)
            for each, dmg in most.items()
        ]
        best = max(most, key=lambda each: most[each])
        who = Listing(tuple(g.name(id) for id in self.targets))
        prompt = say(f"rz-ask-{kind}", by=g.name(self.attacker), who=who)
        return Ask(g.controller(self.attacker), kind, one_of(prompt, options), best, (clause,))

    def own_atk(self, g: Duel) -> int:
        """Its ATK: its Fighter's, unless it has one of its own. [RZ-858]"""
        return g.stat(self.attacker, "atk") if self.atk is None else self.atk

    def own_elements(self, g: Duel) -> tuple[str, ...]:
        """The elements that its DMG may be of. [RZ-812 RZ-814]"""
        own = (self.element,) if self.element else g.elements(self.attacker)
        if "akasha" in own:
            return tuple(dict.fromkeys((*own, "fire", "ice", "air", "earth", "thunder", "water")))
        return own

    def own_types(self, g: Duel) -> tuple[str, ...]:
        """The types that its DMG may be of. [RZ-816]"""
        return (self.type,) if self.type else g.types(self.attacker)

    def sums(self, g: Duel, element: str, type: str) -> list[int]:
        """The DMG to each target, of an element and a type."""
        return [self._amount(g, n, element, type)[0] for n in range(len(self.targets))]

    def _amount(self, g: Duel, n: int, element: str, type: str) -> tuple[int, int, int, int]:
        """The DMG to one target in step 3, and what went into it. [RZ-1206 RZ-1211]"""
        target = self.targets[n]
        weak, resisted = matches(g, target, element, type)
        kinds = ("hit", "ra" if self.far[n] else "melee", element, type)
        dmg, added = changed_dmg(g, kinds, self.attacker, target, self.bases[n] + weak - resisted)
        return dmg, weak, resisted, added

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
        places: list[int] = []
        for n, id in enumerate(self.targets):
            if not self.here(g, id):
                continue
            places.append(self.places[n])
            amount, weak, resisted, added = self._amount(g, n, self.element, self.type)
            amounts.append((id, amount))
            words.append(self._words(self.far[n]))
            g.happen(
                Event("calculated", subject=id, other=self.attacker, amount=amount),
                say("rz-log-sum", who=g.name(id), atk=self.own_atk(g), defense=g.stat(id, "def"), base=self.bases[n],
                    weakness=weak, resistance=resisted, added=f"{added:+d}".replace("-", "−"), total=amount),
                "RZ-1204", "RZ-1206",
            )  # fmt: skip
        deal = deal_of(g.controller(self.attacker), self.attacker, self.attacker, amounts, words)
        deal.places, deal.hit = tuple(places), True
        g.push(deal)
        return None

    def close(self, g: Duel) -> None:
        """The combat phase ends, and with it what lasts for it; the hit counts as done or as negated. [RZ-1216
        RZ-627]"""
        self.calculated(g)
        below = g.s.agenda[-2] if len(g.s.agenda) > 1 else None
        if isinstance(below, Striker):
            below.hit_negated = self.negated
            below.struck = self.objects(g, self.targets)
            below.combat = 0
        by = self.object(g, self.attacker)
        seat = g.controller(by)
        if self.negated:
            event = Event("hit_negated", seat, 0, self.attacker)
            g.happen(event, say("rz-log-hit-negated", who=g.name(by)), "RZ-627")
        else:
            event = Event("hit_done", seat, self.targets[0] if self.targets else 0, self.attacker, kind=self.kind)
            g.happen(event)
        first = self.object(g, event.subject) if event.subject else 0
        g.occur(structs.replace(event, subject=first, other=by))


@defined
def heeded(g: Duel) -> frozenset[str]:
    """The elements and types of DMG that some card of the match asks for."""
    every = [part for card in g.cards.values() for part in parts(card.abilities)]
    return frozenset(kind for part in every for kind in getattr(part, "kind", ()) if kind in (*ELEMENTS, *TYPES))


class Struck(Replaceable, tag="struck"):
    """Somebody is struck by a hit, unless something else happens instead. [RZ-1609 RZ-1624]"""

    id: Id
    attacker: Id
    kind: str
    to: int = 0
    """Who is struck instead, as an object."""
    turned: tuple[str, ...] = ()
    """The effects that have named somebody else."""

    steps = ("replace", "replacement", "strike")

    def events(self, g: Duel) -> tuple[Event, ...]:
        place, by = g.cell_name(self.id) or "", self.meant(g, self.attacker)
        return (Event("about_to_be_hit", g.controller(self.id), self.id, by, kind=self.kind, place=place),)

    def stopped(self, g: Duel) -> Verdict:
        """Somebody else who is to be struck is about to be hit, too, and may answer."""
        if self.to:
            found = g.still((self.to,))
            self.to = 0
            if not found or not g.is_entity(found[0]):
                return END
            self.id, self.negated = found[0], False
            self.begins(g)
            g.occur(*self.events(g))
            return "replace"
        return END if self.negated or not self.here(g, self.id) else None

    def strike(self, g: Duel) -> None:
        """It is struck, once. [RZ-1215]"""
        hit = next(iter(g.below(Hit)))
        if self.id not in hit.targets:
            hit.targets = (*hit.targets, self.id)


def turn_hit(g: Duel, by: str, event: Event, to: Id) -> None:
    """The hit that an event is about strikes somebody else instead: each effect (`by`) turns it once. [RZ-1624]"""
    hitter = g.id_of(event.other)
    for each in g.below((Struck, Aiming)):
        if (each.attacker if isinstance(each, Struck) else each.hitter(g)) != hitter:
            continue
        known = each.turned if isinstance(each, Struck) else [key for _, _, key in each.turned]
        if by in known or not g.is_entity(to) or isinstance(each, Hit) and each.step == "close":
            return
        words = {"who": g.name(to), "instead": g.name(g.meant(event.subject))}
        g.happen(Event("turned", subject=to), say("rz-log-hit-turned", **words), "RZ-1624")
        if isinstance(each, Struck):
            each.to, each.turned = g.handle(to), (*each.turned, by)
            return
        each.turned = (*each.turned, (event.subject, g.handle(to), by))
        cell = NAMES[cast(int, g.cell_of(to))]
        g.occur(Event("about_to_be_hit", g.controller(to), to, hitter, kind=event.kind, place=cell))
        return


class Striker(Aiming, kw_only=True):
    """Something that makes a Fighter hit and is told how it went."""

    hit_negated: bool = False
    struck: tuple[int, ...] = ()
    """What it struck, as objects."""


def hit_events(g: Duel, attacker: Id, cells: tuple[int, ...], kind: str) -> list[Event]:
    """The situations of entities being about to be hit on some cells."""
    return [
        Event("about_to_be_hit", g.controller(id), id, attacker, kind=kind, place=NAMES[cell])
        for cell in cells
        if (id := g.entity_at(cell)) not in (0, attacker)
    ]


def hit_reach(g: Duel, attacker: Id, what: Selector, scope: Scope) -> int:
    """How far a hit at all that fits goes: as far as it is measured from the one who hits, else anywhere. [RZ-553
    RZ-555]"""
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
    ordered = in_speed_order(g, ids) if all(id >= g.first_id for id in ids) else ids
    found = [cast(int, g.cell_of(id)) for id in ordered]
    return tuple(cell for cell in found if reach < 0 or in_reach(g, attacker, cell, reach))


def aimed_cells(g: Duel, id: Id, shape: str, n: int = 0, aimed: int | str | None = None) -> tuple[int, ...]:
    """The cells of a hit of a shape: of an area, taken from where its user stands, else the one aimed at. [RZ-1217]"""
    if shape not in ("around", "adjacent", "line"):
        return (aimed,) if isinstance(aimed, int) else ()
    start = cast(int, g.cell_of(id))
    if shape != "line":
        return AROUND[start] if shape == "around" else ADJACENT[start]
    cells = [step(start, str(aimed), count) for count in range(1, n + 1)]
    return tuple(cell for cell in cells if cell is not None)


def aimed_reach(g: Duel, id: Id, shape: str, n: int) -> int:
    """How far the cells of a hit of a shape may be (-1: anywhere, or taken from where its user stands)."""
    return n if shape == "within" else g.stat(id, "ra") if shape in ("one", "on") else -1


EMPTY_CELLS = cell_options(CELLS, aside=True)
"""Empty cells as options."""


def aim_choice(g: Duel, id: Id, shape: str, n: int = 0, then: Any = None, *, friendly: bool = False) -> Choice:
    """The question which cell (or which direction) a hit is aimed at: enemies first; aside are the own side and empty
    cells. `friendly` says that it is neither a Basic Hit nor a SPELL, whose aim a house option binds. [RZ-715 RZ-717
    RZ-718]"""
    if shape == "line":
        start = cast(int, g.cell_of(id))
        ways = way_options((way for way in DIRECTIONS if step(start, way) is not None), then)
        lines = {way.key: tuple(NAMES[cell] for cell in aimed_cells(g, id, "line", n, way.key)) for way in ways}
        aimed = tuple(structs.replace(way, marks=lines[way.key]) for way in ways)
        return Choice(say("rz-ask-direction"), aimed, arrow=True)
    reach = {"one": None, "within": n, "inf": 99}[shape]
    start = g.cell_of(id)
    if shape == "inf":
        cells = [cell for cell in CELLS if cell != start]
    else:
        cells = reachable(g, id, g.stat(id, "ra") if reach is None else reach)
    if not friendly and g.option("friendly_hits") == "forbidden":
        seat = g.controller(id)
        cells = [cell for cell in cells if not g.entity_at(cell) or g.controller(g.entity_at(cell)) != seat]
    mine = g.controller(id)
    board = g.s.board
    taken = [cell for cell in cells if cell in board]
    taken.sort(key=lambda cell: g.controller(board[cell]) == mine)
    options: list[Option] = []
    for cell in taken:
        own, key = g.controller(board[cell]) == mine, NAMES[cell]
        text = say("rz-target-own" if own else "rz-target", key=key, name=g.name(board[cell]))
        options.append(Option(key, text, cell, then, (key,), aside=own))
    free = [cell for cell in cells if cell not in board]
    options += [EMPTY_CELLS[cell] for cell in free] if then is None else cell_options(free, then, aside=True)
    return Choice(say("rz-ask-aim"), tuple(options), arrow=True)


def forecast(g: Duel, attacker: Id, cell: int, skill: Skill | None = None) -> Text | None:
    """The DMG of a Basic Hit, or of a SPELL, and what is left of its target, if nobody responds; None if nobody stands
    there, or what only one player knows would change it. [RZ-1603]"""
    target = g.entity_at(cell)
    hidden = any(secretive(each.part) or any(map(secretive, each.part.under)) for each in g.every("dmg"))
    if not target or hidden:
        return None
    if g.controller(attacker) == g.s.sheltered:
        return say("rz-forecast-sheltered")
    if "Invincible" in g.conditions(target):
        return say("rz-forecast-invincible")
    dmg = _dmg(g, attacker, cell, skill)
    if dmg and g.has(target, "Shield"):
        return say("rz-forecast-shield", dmg=dmg)
    thing = g.s.things[target]
    if not isinstance(thing, Fighter):
        return say("rz-forecast-summon" if dmg else "rz-forecast-none", dmg=dmg)
    left = max(0, thing.hp - max(0, dmg - thing.protection))
    absorbed = min(dmg, thing.protection)
    return say("rz-forecast" if left else "rz-forecast-defeat", dmg=dmg, protection=absorbed, hp=thing.hp, left=left)


def _dmg(g: Duel, attacker: Id, cell: int, skill: Skill | None) -> int:
    """The most that the attacker's player can make of it by the choice of element and type. [RZ-813 RZ-816]"""
    hit = Hit(attacker=attacker, cells=(cell,), kind="spell" if skill else "basic")
    if skill is not None:
        values, scope = skill.hit, g.scope_on(g.controller(attacker), attacker)
        hit.atk = None if values.atk is None else values.atk.get(scope)
        hit.element, hit.type = values.element, values.type
    target = g.entity_at(cell)
    hit.targets, hit.places = (target,), (cell,)
    hit.far = (g.distance(cast(int, g.cell_of(attacker)), cell) > 1,)
    hit.bases = (max(0, hit.own_atk(g) - g.stat(target, "def")),)
    return max(hit.sums(g, element, type)[0] for element in hit.own_elements(g) for type in hit.own_types(g))
